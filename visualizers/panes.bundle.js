// Written by .ci/bundle.py from modules with the SHA-256 a48c3fa3f5cb421dd1cd614bae1c909a186519cd708393df1b74b6a48ddc0a66: edit those.
(()=>{var vf=Object.defineProperty;var ie=(e,t)=>{for(var n in t)vf(e,n,{get:t[n],enumerable:!0})};var Hs={};ie(Hs,{fit:()=>he,sayAttributes:()=>ne,sayClass:()=>Be,sayLabel:()=>_t,sayPercent:()=>_e,showIf:()=>Ce,svg:()=>Z});var Is={};ie(Is,{INVISIBLE:()=>It,MARKS:()=>ut,asSentence:()=>pe,askedOf:()=>Ns,bytesOf:()=>Rs,bytesWords:()=>As,count:()=>j,decimals:()=>K,fillLabel:()=>Le,fillText:()=>Un,
fillToken:()=>Ps,filled:()=>ye,fromNats:()=>Re,inOneLine:()=>an,inParts:()=>Ae,information:()=>oe,labelled:()=>re,leavesBytes:()=>Gn,loadingWords:()=>$s,make:()=>_,
modeName:()=>Kn,named:()=>Rf,numbersOf:()=>qe,percent:()=>U,probability:()=>J,problemsOf:()=>qs,processorWords:()=>Ze,quoted:()=>Y,say:()=>W,seconds:()=>dt,stopWords:()=>De,
together:()=>Br,waitWords:()=>Cs});var xs={};ie(xs,{count:()=>j,fixed:()=>Q,isOne:()=>_s,language:()=>Dn,listed:()=>ks,notation:()=>ge,plain:()=>ct,separators:()=>Tf,significant:()=>Sf});var Mf=[
"de","fr"];var ws={},Il={};function Dn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Mf.includes(e)?e:"en"}var $r=()=>window.GenerationPlaygroundTexts?Dn():
"en";function ys(e){if(!ws[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ws[e]={decimal:n("decimal"),group:n(
"group")}}return ws[e]}function ge(e){let t=$r();if(t==="en")return e;let{decimal:n,group:r}=ys(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Q=(e,t=0)=>ge(e.toFixed(t)),Sf=(e,t)=>ge(e.toPrecision(t)),j=e=>ge(e.toLocaleString("en-US")),ct=e=>ge(String(e)),ks=e=>e.join(ys($r()).
decimal===","?"; ":", ");function _s(e,t){let n=t?$r():"en";return Il[n]??=new Intl.PluralRules(n),Il[n].select(e)==="one"}function Tf(){let{decimal:e,group:t}=ys(
$r());return e+t}var Ss={};ie(Ss,{FIGURES:()=>vs,MODES:()=>qr,PROCESSORS:()=>Hr,ROW_FIELDS:()=>Ms,SCORES:()=>Ef,STOPS:()=>Ir});var qr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Ir={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},vs={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Hr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Ef={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ms={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Es={};ie(Es,{isSaid:()=>Lf,language:()=>Dn,t:()=>a,tn:()=>z,translateTemplate:()=>Wr,withTexts:()=>Ts});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?ge(e.number):"one"in e?z(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?ct(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function z(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?_s(e,o):e===1;return a(
s?t:n,{count:j(e),...r})}var Lf=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Of=["aria-label",
"title","placeholder","data-tip","label"];function Wr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of Of){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function Ts(e){let n=window.GenerationPlaygroundCatalogues?.[Dn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Ls={};ie(Ls,{finite:()=>de,isFromElsewhere:()=>Ee,isKnown:()=>We,keptOf:()=>ze,medianOf:()=>Af});var We=e=>typeof e=="number"&&Number.isFinite(e),de=e=>e==null||
Math.abs(e)>1e30?null:e,Af=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Ee=({distribution:e})=>e.vocab===null,ze=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var ut={" ":"·","\n":"↵","	":"⇥","\r":"␍"},It=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function _(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Un(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(It)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=ut[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ut[s]?s:"";e.append(_("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(_("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Ps(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=_("span","gp-ink");Un(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(_("span","gp-space","",{"data-mark":ut[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Os=/(\\x[0-9a-f]{2})+$/i,Rs=e=>(e.match(Os)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Gn=({piece:e,text:t})=>e!==null&&(e===""||Os.test(t)&&e===t.replace(Os,""));function Le(e,t){e.replaceChildren(),Un(e,t),t||e.append(_("span","gp-mark",a("(empt\
y)")))}function re(e,t){let n=_("bdi",t);return Le(n,e),n}function W(e,t){e.textContent!==t&&(e.textContent=t)}var Pf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Br(e){let t=document.createDocumentFragment();return e.split(Pf).forEach((n,r)=>t.append(r%2?_("span","gp-together",n):n)),t}var an=e=>e.replace(It,t=>t===
" "?" ":ut[t]||"�"),pe=e=>e?`${e}.`:"",Ae=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),Y=e=>a("“{text}”",{text:an(e)});function Cs(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var ye=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function U(e){let t=e*100;return t===0?ge("0%"):t<.01?ge("<0.01%"):t<1?ge(t.toFixed(2)+"%"):
t>99.95&&t<100?ge(">99.9%"):ge(t.toFixed(1).replace(".0","")+"%")}var J=e=>e==null?0:Math.exp(e),Ns=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Re=(e,t)=>t==="bits"?e/Math.LN2:e;function oe(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Q(Re(e,t),2)+" "+a(t)}function $s({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=U((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:As(n),total:As(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function As(e){
return We(e)?e>=1e9?a("{size} GB",{size:Q(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:Q(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:Q(e/1e3,0)}):"–"}function dt(e){
return e<1?Math.round(e*1e3)+" ms":Q(e,e<10?2:1)+" s"}var K=(e,t=3)=>e==null?"–":Q(e,t);function qe(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:J(t.logprob),rawProbability:J(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Rf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Kn=e=>Object.hasOwn(qr,e)?a(qr[e]):e.replaceAll("_"," ");function qs({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var De=e=>Object.hasOwn(Ir,e)?Ir[e].map(t=>a(t)):[e,e];function Ze(e){
if(!Object.hasOwn(Hr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Hr[e];return[a(t),a(n),r]}var Z=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function he(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Hl=new WeakMap;function _t(e,t,{plain:n=!1}={}){let r=String(n)+
t;Hl.get(e)!==r&&(Hl.set(e,r),n?e.textContent=t:Le(e,t))}function Be(e,t){e.className!==t&&(e.className=t)}function _e(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Wl.
get(e)||{};o[t]!==r&&(e.style[t]=r,Wl.set(e,{...o,[t]:r}))}var Wl=new WeakMap;function ne(e,t){let n=Bl.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Bl.set(e,n)}var Bl=new WeakMap;function Ce(e,t){e.hidden===t&&(e.hidden=!t)}var Qs={};ie(Qs,{Along:()=>be,RunLog:()=>xt,groupLetter:()=>Ne,pathChange:()=>cn,pathOf:()=>ae,penalised:()=>Qe,unseenAfter:()=>Zs,unseenNode:()=>Js});var Ks={};ie(Ks,{Feed:()=>Ht,everyChange:()=>ln});var Us={};ie(Us,{isFar:()=>zs,isOpen:()=>js,onceNear:()=>Ds,onceShown:()=>Fs});var Fl=e=>e.closest(".tabitem, .drawer")||document.body;function js(e){return e.checkVisibility()||
e.hidden&&Fl(e).checkVisibility()}var Fr=new WeakMap,Ws;function Fs(e,t){Ws??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Cf).forEach(i=>i()));let n=Fl(e),r=n.checkVisibility()?e:n,o=Fr.get(r)??new Set;Fr.set(r,o.add(t)),Ws.observe(r)}function Cf(e){Ws.unobserve(e);let t=[...Fr.get(
e)||[]];return Fr.delete(e),t}var jr=new WeakMap,Bs=new WeakMap,jl;function zs(e){return jr.has(e)||(jl??=new IntersectionObserver(Nf,{rootMargin:"50%"}),jr.set(
e,!1),jl.observe(e)),!!jr.get(e)&&!e.hidden}function Ds(e,t){Bs.set(e,t)}function Nf(e){for(let{target:t,isIntersecting:n}of e){jr.set(t,!n);let r=n&&Bs.get(t);
r&&(Bs.delete(t),r())}}var Ht=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:ln(this.kinds),opened:()=>Gs([o])};this.subscribers.add(o),Gs([o])}changed(t){zr.size||requestAnimationFrame($f),zr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=If(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},zr=new Set;function $f(){let e=[...zr];zr=new Set,Gs(e.flatMap(t=>t.takeChanges()),!0)}function Gs(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!js(s))),o=new Set(n.filter(s=>t&&qf(s.missed)&&!r.has(s)&&zs(s.element)));for(let{
element:s,opened:i}of r)Fs(s,i);for(let{element:s,opened:i}of o)Ds(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var qf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),ln=e=>Object.fromEntries(e.map(t=>[t,!0]));function If(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Xs={};ie(Xs,{noReading:()=>Dr,readOn:()=>Ur,spansOf:()=>Vs});var Dr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Ur(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=Hf(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=Wf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Bf(c,(i===null?r:o).length-1),spans:l}}function Vs(e,t){if(!t)return[];let n=Dr(t);for(let{chosen:i,piece:l}of e)n=Ur(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Hf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Wf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Bf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var jf=20,xt=class extends Ht{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Ff(t.type))throw new Error("unknown event "+t.type);Dl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>Kf(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Vs(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
jf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=Ue("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ue("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Dl={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ue("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ue("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=zl(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=zf(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Df(),r={...t,distributions:t.distributions.map(Ul)};r.given&&(n.given+=1);let o=Ue("BeamCandidate",r.candidates).map(i=>Uf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Gf(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>Ys(i)-Ys(l)),n.byNumber=new Map(n.running.map(i=>[
Ys(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...zl(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ue("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ue(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>Yf(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Ff=e=>Object.hasOwn(Dl,e);function Gr(e,t){let n=Ms[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ue(e,t){return t.map(n=>Gr(e,n))}function Ul(e){return{...e,candidates:Ue("Candidate",e.candidates),stages:Ue("Stage",
e.stages??[])}}function zl(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Gr("Candidate",t),distribution:Ul(n),watched:Ue("Ca\
ndidate",r??[]),mark:o?Gr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ue("Reranked",s)),l}function zf(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Df(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Ys=({beam:e})=>e.beam??0;function Uf({
mark:e,...t},n,r){let o=e?Gr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var Qe=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Js(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
f=(l?.beam.score??0)+(h??-1/0),p=l?l.beam.group:null,x={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,
group:p},{sequence:P,seconds:N,elapsed:D}=e.steps[t][0];i={index:t,sequence:P,before:l,chosen:o,piece:null,distribution:r,seconds:N,elapsed:D,draft:null,given:!1,
length:e.steps[t][0].length,beam:x,rank:null},e.unseen.set(s,i)}return i}function Zs(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function Gf(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function Kf(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",Vf(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",Xf(s,i+1),s,s.beam.final_score))]}function Vf({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:Ne(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function Xf({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:Ne(e)}):a("ended {number}",{number:t})}var Ne=e=>e<
26?String.fromCharCode(65+e):String(e+1);function Yf(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function cn(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var be=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=cn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var ai={};ie(ai,{explain:()=>ii,runsOfTerms:()=>Oe,tipLater:()=>ve,tipOfTerm:()=>me});var ei={};ie(ei,{documentLinks:()=>Vn});var Jf={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Zf=Object.fromEntries(Object.entries(Jf).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Vn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?Zf[e]||`glossary#${e}`:"";return[_("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ri={};ie(ri,{addressOf:()=>Xn,askedTerm:()=>Kr,followTermLink:()=>Yn,formulaLines:()=>Vr,openGlossary:()=>ft});var ti={};ie(ti,{TERMS:()=>un,termOf:()=>Wt});var Gl={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},un=Object.keys(Gl),Wt=e=>Gl[e]();var ni="#glossary",ht=null,Xn=e=>`${ni}=${e}`;function Kr(){let[e,t=""]=location.hash.split("=");return e!==ni?null:un.includes(t)?t:""}function Kl(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Vr=({formula:e,unit:t})=>[...e?[_("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[_("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function Qf(){let e=_("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=_("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=_("header","gp-head");n.append(_("h3","gp-title",a("Glossary")),...Vn(),t);let r=_(
"div");for(let o of un){let s=Wt(o),i=_("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=_("h4");l.append(_("a","gp-term-link",s.name,{href:Xn(
o),title:a("Link to this term")})),i.append(l,_("p","",s.meaning),...Vr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Kr()!==null&&Kl("")),e}function ft(e,t){ht??=Qf(),ht.parentNode!==e&&(ht.open&&ht.close(),e.append(ht)),ht.open||ht.showModal();for(let r of ht.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ht.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Kl(t?Xn(t):ni)}function Yn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
ft(t,n.getAttribute("href")?.split("=")[1]))}var Xl=new WeakMap,si=new WeakMap;function ve(e,t){Xl.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function me(e,t,n,r={}){si.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Oe(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&si.set(n,{...Yl(n),run:t[r]})}}function Yl({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var oi=e=>e&&si.get(e)||(e?.dataset.term?Yl(e):null),ep={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
tp=e=>e.replaceAll("−(","−⁠(");function np({id:e,run:t,meaning:n,...r},o,s){let i={...Wt(e),...r},l=t(),c=_("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>ft(o,e));let u=_("p","gp-in-run");return u.append(Br(ep[s](tp(l)))),[_("p","",n||i.meaning),...Vr(i),...l?
[u]:[],c,...Vn(e).map(d=>(d.tabIndex=-1,d))]}function Vl(e,t,n){let r=oi(e);return r?np(r,t,n):[Br(Xl.get(e)?.()??e.dataset.tip??"")]}function ii(e,t="run"){let n=null,
r=null,o=()=>_("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!oi(h)),n.replaceChildren(
...Vl(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[p,x]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],P=Math.min(x.left-p.left,p.width-d.offsetWidth-8);d.style.left=`${Math.max(8,P)+f.scrollLeft}px`;let[N,D]=f===
e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],R=x.bottom+5+d.offsetHeight>D&&x.top-5-d.offsetHeight>=N;d.classList.toggle("gp-above",R),d.
style.top=`${(R?x.top-5-d.offsetHeight:x.bottom+5)-p.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Vl(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>oi(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Yn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),ft(e,h.id))}),c}var Jl=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),et=e=>e.
num_accepted+(e.follow==="correction"?1:0),li=e=>e.num_accepted+(e.next_token_id===null?0:1);function rp(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
li(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=et(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=et(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function op(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var dn=class{constructor(){this.rounds=[],this.tally=Jl()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Jl());for(let r=this.tally.rounds;r<
t.length;r++)rp(this.tally,t[r]);return this.rounds=t,op(this.tally)}};var ui={};ie(ui,{denominatorOf:()=>pt,draftFigures:()=>ci,tipOfFigure:()=>Zl});var sp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function Zl(e,t,n,r){let[o,s]=sp[t]();me(e,o,()=>ip(t,n,r),{meaning:a(vs[t]),...s})}function ip(e,t,n){let r=pt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=z(n.num_tokens,"{count} token","{count} tokens");return z(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function pt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=z(t.num_rounds,"{count} round","{c\
ount} rounds"),l=z(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return z(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:j(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:j(r),drafted:j(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:j(r),judged:j(s)});case"mean_a\
cceptance_length":return z(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:j(r)});case"expected_acceptance_rate":return z(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return z(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function ci(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=x=>x===null?"–":U(x),s=x=>z(x,"{count} token","{count} tokens");function i(x,P){let N=P.samples&&x.expected_acceptance_rate!==null,D=q=>[q,j(x[q]),pt(
q,x)],R=q=>[q,o(x[q]),pt(q,x),x[q]],B="mean_acceptance_length";return[D("num_draft_tokens"),D("num_accepted_draft_tokens"),R("draft_acceptance_rate"),[B,K(x[B],
2),pt(B,x)],R("judged_acceptance_rate"),...N?[R("expected_acceptance_rate")]:[],D("passes_saved")]}function l(){let x=_("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),P=_("dd","gp-rate",null,{"aria-hidden":"true"});return P.append(_("i")),x.append(_("dt"),_("dd"),_("dd","gp-note"),P),x}function c(x,P){let N=i(
x,P),D=he(t,N.length,l);N.forEach(([R,B,q,$=null],A)=>{let[L,b,M,C]=D[A].children;L.textContent!==R&&L.replaceChildren(...R.split(/(?<=_)/).flatMap(E=>[E,_("wbr")])),
W(b,B),W(M,q),C.hidden=$===null,_e(C.firstChild,"width",$??0),Zl(D[A],R,B,x),D[A].dataset.name=R})}function u(){let x=_("span","gp-chart-column"),P=_("span","gp\
-chart-track");return P.append(_("i","gp-chart-whole"),_("i","gp-chart-part")),x.append(_("span","gp-chart-top"),P,_("span","gp-chart-label")),x}function d(x,P,N){
let D=Math.max(1,...P.map(([B,q])=>q??B)),R=he(x,P.length,u);P.forEach(([B,q,$,A,L],b)=>{let[M,C,E]=R[b].children;W(M,A),_e(C.children[0],"height",(q??0)/D),_e(
C.children[1],"height",B/D),W(E,$),ve(R[b],()=>L)}),ne(x,{"aria-label":`${N}: ${Ae(P.map(([,,,,B])=>B))}`})}function h(x){let P=x.num_spec_steps;d(n,x.acceptance_histogram.
map((N,D)=>[N,null,String(D),N?j(N):"",z(P,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:j(
N),tokens:s(D)})]),"acceptance_histogram"),d(r,x.drafted_by_position.map((N,D)=>{let R=x.accepted_by_position[D];return[R,N,String(D+1),`${Math.round(100*R/N)}%`,
z(N,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:D+1,accepted:j(
R),share:U(R/N)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=x=>x.join(", ");return Oe(e,{kept:()=>f?z(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(x,P)=>{f=x,c(x,P),h(x)}}var vt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Ql=Object.fromEntries(Object.keys(vt).map(e=>[e,0])),ec=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Bt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function di({target_logprob:e,draft_logprob:t},{weight:n}){let r=J(
e)/((t??null)===null?1:J(t));return Math.min(1,n===null?r:1-n+n*r)}var tc=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${K(1-e,2)} + ${K(e,2)} · p / q)`;function nc(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:tc(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[K(e.weight,2),K(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function hi(e,t){return t<e.num_accepted?"accepted":t<et(e)?"rejected":"unjudged"}function Jn(e,t,n){let r=e.drafted[t],o=hi(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[U(J(r.target_logprob)),U(J(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?ap(h):lp(h,Y(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:Y(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:U(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),cp(di(r,n),tc(n),u),...d].join(" ")}var ap=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),lp=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function cp(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:U(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function fi(e,t){let[,n,r]=vt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:U(1-s.overlap)})}`}function rc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(vt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[z(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Jn(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:Y(r.text),fate:Jn(n,t,s)})]:[],d=fi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:U(J(o.logprob))})]:[],f=i-et(n),p=e==="correction"&&f?[z(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...p]}function oc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:Y(e.drafted[t].
text),chosen:Y(n),round:e.index+1,place:t+1},i=o-et(e);return[z(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Jn(e,t,r),a("{chosen} takes its place.",s),...i?[z(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function sc({draft:e}){if(!e||!Object.hasOwn(vt,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:U(J(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[z(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var tt=e=>e<
.01?`${Q(e*1e3,1)} ms`:dt(e);function ic(e,t,n){let r=[],o=Bt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(w=>{for(let{isIntersecting:y,
target:g}of w)y&&N(u.get(g));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function p(w,y){let g=r.length<=w.length&&
(!r.length||r[0].round===w[0])&&o.samples===y.samples;o=y,g||x();for(let S of w.slice(r.length))P(S)}function x(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function P(w){let y=_("li","gp-round"),g={round:w,item:y,cards:null};u.set(y,g),r.push(g),e.append(y),h.observe(y)}function N(w){
if(!w||w.cards)return;h.unobserve(w.item);let{round:y,item:g}=w,S=et(y);w.cards=[];let I=_("div","gp-cards");for(let m=0;m<S;m++)I.append(B(w,m));y.next_token_id!==
null&&I.append(q(w)),S<y.drafted.length&&I.append(A(y,S)),y.follow==="none"&&I.append(_("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
g.append(D(y),I),g.classList.add("gp-filled"),i||C(w.cards[0])}function D(w){let y=_("div","gp-round-head"),{num_accepted:g,drafted:{length:S}}=w,I=S?a("{accept\
ed} of {drafted} kept",{accepted:g,drafted:S}):a("no draft"),m=[a("draft {time}",{time:tt(w.draft_seconds)}),a("verify {time}",{time:tt(w.verify_seconds)})];y.append(
_("b","",a("Round {number}",{number:w.index+1})),_("span","",I));for(let T of m)y.append(_("span","gp-round-time",T));return y}function R(w,y,g,S,I,m,T){let H=a(
"Round {number}, {which}, {token}: {why}",{number:w.round.index+1,which:m,token:Y(I),why:T}),F=_("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":H});F.dataset.draft=g;let G=_("span","gp-draft-head"),V=_("bdi","gp-ink gp-word");return Le(V,I),G.append(_("span","gp-sign",S),
V),F.append(G),ve(F,()=>T),d.set(F,{row:w,index:y}),w.cards.push(F),F}function B(w,y){let{round:g}=w,S=g.drafted[y],I=hi(g,y),m=g.start+y,T=a("drafted token {pl\
ace} of {size}",{place:y+1,size:g.drafted.length}),H=R(w,m,I,I==="accepted"?"✓":"✗",S.text,T,Jn(g,y,o));if(H.append($("p",J(S.target_logprob))),(S.draft_logprob??
null)!==null&&H.append($("q",J(S.draft_logprob))),o.samples){let F=_("span","gp-chance",a("chance"));F.append(_("b","",U(di(S,o)))),H.append(F)}return H}function q(w){
let{round:y}=w,g=y.start+y.num_accepted,[S,I]=vt[y.follow],m=R(w,g,y.follow,S,y.next_text,a("the target’s own token"),fi(y,o));m.classList.add("gp-own-card");
let T=n(g);return T&&m.append($("p",qe(T).probability)),m.append(_("span","gp-chance",I)),m}function $(w,y){let g=_("span","gp-bar-line"),S=_("span","gp-track"),
I=_("i",`gp-part-${w}`);return _e(I,"width",y),S.append(I),g.append(_("i","gp-pq",w),S,_("span","gp-amount",U(y))),g}function A(w,y){let g=_("span","gp-behind"),
S=w.drafted.slice(y);g.append(_("span","gp-note",a("never judged")));for(let I of S){let m=re(I.text,"gp-word"),T=(I.draft_logprob??null)===null?"":` q ${U(J(I.
draft_logprob))}`,H=_("span","gp-unjudged");H.append(m,_("small","",T)),g.append(H)}return g}function L(w){let y=w&&w.draft,g=y&&r[y.round.index-(r.length?r[0].
round.index:0)]||null;g&&N(g);let S=g?b(g,w):null;s.card&&s.card!==S&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==g&&s.row.item.classList.remove("gp-current-round");let I=s.selected!==t.selected;s={row:g,card:S,selected:t.selected},I&&!t.selected&&(l=!0),g&&(g.
item.classList.add("gp-current-round"),S&&(S.classList.add("gp-current"),S.setAttribute("aria-pressed",String(t.selected===w)),e.contains(document.activeElement)||
C(S)),I&&M(g.item))}function b(w,y){let{rejected:g}=t;if(g&&g.round===w.round)return w.cards[g.place];let S=y.index-w.round.start;return S<w.round.num_accepted?
w.cards[S]:w.cards.at(-1)}function M(w){let[y,g]=[w.offsetTop,w.offsetTop+w.offsetHeight];y<e.scrollTop?e.scrollTop=y:g>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(y,g-e.clientHeight))}function C(w){i&&(i.tabIndex=-1),i=w||null,i&&(i.tabIndex=0)}function E(w){if(!w)return;let{row:y,index:g}=d.get(w);C(w);let S=n(g),
I=y.cards.indexOf(w);S&&w.dataset.draft==="rejected"?t.selectRejected(S,y.round,I):S&&t.selectStep(S),M(y.item),w.focus({preventScroll:!0})}function v(w,y){let g=r[Math.
max(0,Math.min(r.length-1,w))];return N(g),g.cards.at(y)}function k(w,y){let{row:g}=d.get(w),S=g.cards[g.cards.indexOf(w)+y];if(S)return S;let I=r.indexOf(g)+y;
return r[I]?v(I,y>0?0:-1):null}return e.addEventListener("click",w=>{let y=w.target.closest(".gp-draft-card");if(y){E(y);return}let g=w.target.closest(".gp-roun\
d");g&&E(u.get(g).cards[0])}),e.addEventListener("keydown",w=>{w.key==="Escape"&&t.selectStep(null);let y=w.target.closest(".gp-draft-card");if(!y||w.ctrlKey||w.
metaKey||w.altKey)return;let g=r.indexOf(d.get(y).row),S={ArrowRight:()=>k(y,1),ArrowLeft:()=>k(y,-1),ArrowDown:()=>r[g+1]&&v(g+1,0),ArrowUp:()=>r[g-1]&&v(g-1,0),
Home:()=>v(0,0),End:()=>v(r.length-1,0)};S[w.key]&&(w.preventDefault(),E(S[w.key]()))}),e.addEventListener("scroll",()=>{let w=e.scrollTop;e.scrollHeight-w-e.clientHeight<
80?l=!0:w<c&&(l=!1),c=w},{passive:!0}),{show:p,mark:L}}var Ge={narrowest:3,least:16,cell:9,tallest:90,times:84};function ac(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ge.least,top:1,drafts:0},
i=0;function l(R){let B=q=>R.reduce(($,A)=>$+q(A),0)/R.length;return{accepted:B(q=>q.num_accepted),judged:B(et),drafted:B(q=>q.drafted.length),draft:B(q=>q.draft_seconds),
verify:B(q=>q.verify_seconds),longest:Math.max(...R.map(q=>q.draft_seconds+q.verify_seconds))}}function c(R){let B=R.map(({draft:A,verify:L})=>A+L).sort((A,L)=>A-
L),q=B.at(-1),$=B[Math.floor((B.length-1)*.9)];return q>2*$&&B.length>4?1.25*$:q}function u(R){i||=t.clientWidth;let B=Math.max(1,Math.ceil(R.length/Math.max(1,
Math.floor(i/Ge.narrowest)))),q=[];for(let M=0;M<R.length;M+=B)q.push(l(R.slice(M,M+B)));let $=Math.max(1,...q.map(({drafted:M})=>M)),A=Math.max(1,Math.min(Ge.cell,
Ge.tallest/$)),L=c(q)||1,b=q.filter(({draft:M,verify:C})=>M+C>L);return s={rounds:R,each:B,columns:Math.max(Ge.least,q.length),top:L,drafts:Math.ceil($*A)},W(r.
drafts,$>=1.5?j(Math.round($)):"1"),W(r.times,tt(L)),d(q,A),{each:B,cut:b.length,longest:Math.max(0,...q.map(({longest:M})=>M)),filled:q.length/s.columns}}function d(R,B){
let q=s.drafts+16+Ge.times,$=devicePixelRatio,A=[Math.round(i*$),Math.round(q*$)];if(t.width!==A[0]&&(t.width=A[0]),t.height!==A[1]&&(t.height=A[1]),t.style.height=
`${q}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ge.times}px`,!i)return;let L=getComputedStyle(e),b=k=>L.getPropertyValue(
`--gp-${k}`).trim(),M={accepted:b("accepted"),rejected:b("rejected"),muted:b("muted"),verify:b("kept"),draft:b("before"),line:b("line"),surface:b("surface")},C=t.
getContext("2d");C.setTransform($,0,0,$,0,0),C.clearRect(0,0,i,q);let E=i/s.columns,v=E>6?Math.min(6,E*.2):E>3.5?1:0;C.fillStyle=M.line,C.fillRect(0,s.drafts,i,
1),C.fillRect(0,q-1,i,1),R.forEach((k,w)=>{let y=[w*E+v/2,E-v];s.each===1?h(C,M,k,y,B):p(C,M,k,y,B),x(C,M,k,y,q-1)})}function h(R,B,{accepted:q,judged:$,drafted:A},[
L,b],M){let C=Math.max(1,M-(M>3?1.5:0));for(let E=0;E<A;E++){let v=s.drafts-(E+1)*M;if(E<q)R.fillStyle=B.accepted,R.fillRect(L,v,b,C);else if(E<$)f(R,B.rejected,
L+b/2,v+C/2,Math.min(b,Math.max(C,5),7)/2);else{R.fillStyle=B.muted;let k=Math.min(b,C,2.5);R.fillRect(L+(b-k)/2,v+(C-k)/2,k,k)}}}function f(R,B,q,$,A){R.strokeStyle=
B,R.lineWidth=A>2?2:1,R.beginPath(),R.moveTo(q-A,$-A),R.lineTo(q+A,$+A),R.moveTo(q-A,$+A),R.lineTo(q+A,$-A),R.stroke()}function p(R,B,{accepted:q,drafted:$},[A,
L],b){R.fillStyle=B.accepted,R.fillRect(A,s.drafts-q*b,L,q*b),R.fillStyle=B.muted,R.fillRect(A,s.drafts-$*b,L,1)}function x(R,B,{draft:q,verify:$},[A,L],b){let M=Math.
min(1,s.top/(q+$))/s.top,[C,E]=[q*M*Ge.times,$*M*Ge.times];R.fillStyle=B.verify,R.fillRect(A,b-C-E,L,E),P(R,B.draft,A,b-C,L,C),!(q+$<=s.top)&&(R.fillStyle=B.surface,
R.fillRect(A-1,b-Ge.times+7,L+2,3),R.fillRect(A-1,b-Ge.times+13,L+2,3))}function P(R,B,q,$,A,L){if(!(L<=0)){if(A<5){R.fillStyle=B,R.fillRect(q,$,A,L);return}R.save(),
R.beginPath(),R.rect(q,$,A,L),R.clip(),R.strokeStyle=B,R.lineWidth=1.5,R.beginPath();for(let b=-L;b<A;b+=5)R.moveTo(q+b,$+L),R.lineTo(q+b+L,$);R.rect(q+.75,$+.75,
Math.max(0,A-1.5),Math.max(0,L-1.5)),R.stroke(),R.restore()}}function N(R){let{left:B,width:q}=t.getBoundingClientRect(),$=Math.floor((R.clientX-B)/q*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,$))}function D(R){n.hidden=R===null,R!==null&&(_e(n,"left",Math.floor(R/s.each)/s.columns),_e(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:N,mark:D}}function lc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new be(null,()=>null),i=new dn,l=ac(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:$}),c=ic(e.querySelector(".gp-rounds"),t,A=>s.steps[A]),u=ci(e),d=[],h=0,f=!1;function p(){let A=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),L=t.rounds.length;for(;L&&t.rounds[L-1].start+li(t.rounds[L-1])>A;)L-=1;return L===t.rounds.length?t.rounds:t.rounds.slice(0,L)}function x(){let{each:A,
cut:L,longest:b,filled:M}=l.draw(d);_e(e.querySelector(".gp-map-axis"),"width",M),W(o,[A>1?a("Each column is the mean of {each} rounds.",{each:A}):"",L?z(L,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:tt(b)}):""].filter(Boolean).join(" ")),W(
e.querySelector(".gp-map-last"),a("round {number}",{number:j(d.length)}))}function P(A){let L={round:A.index+1,draft:tt(A.draft_seconds),verify:tt(A.verify_seconds),
accepted:A.num_accepted,token:Y(A.next_text)};return A.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",L):A.
follow==="bonus"?z(A.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",L):A.follow==="correction"?z(A.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",L):z(A.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",L)}let N=A=>t.selectStep(s.steps[d[A].start]||null);function D(){let A=t.current();return!A||!A.draft?null:d[A.draft.round.index]===A.draft.
round?A.draft.round.index:null}function R(){let A=D();l.mark(A);let L=A===null?"":P(d[A]);W(r,L),ne(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(A??
0)+1,"aria-valuetext":L||a("no round yet")})}n.addEventListener("pointermove",A=>{let L=l.at(A);L<0||(A.buttons===1?N(L):W(r,P(d[L])))}),n.addEventListener("poi\
nterleave",R),n.addEventListener("click",A=>l.at(A)>=0&&N(l.at(A))),n.addEventListener("keydown",A=>{let L={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};A.key==="Escape"&&t.selectStep(null),!(!(A.key in L)||!d.length)&&(A.preventDefault(),N(Math.max(0,Math.min(d.length-1,(D()??d.length-
1)+L[A.key]))))});function B(A){let{draft_seconds:L,verify_seconds:b}=A,M=L+b;for(let[v,k]of[["draft",L],["verify",b]]){let w=e.querySelector(`.gp-time-${v}`);w.
style.flexGrow=M?k/M:.5,W(e.querySelector(`.gp-told-${v}`),`${Math.round(M?100*k/M:0)}% · ${tt(k)}`)}let C=z(A.num_tokens,"{count} token","{count} tokens"),E=A.
passes_saved>0?z(A.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");W(e.querySelector(".gp-drafts-short"),`${z(A.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:C})} ${E}`)}function q(A){let L=t.lasts[0]||null;if((A.
run||A.steps)&&s.follow(L),A.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let b=[d[0],h];if(d=p(),h=d.length,A.run||d[0]!==b[0]||h!==b[1]){let M=Bt(t.started),
C=i.read(d);f||=d.some(({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null);let E=e.querySelector(".gp-drafts-rule");W(E,nc(M,f)),me(E,"draft",()=>pe(pt(
"draft_acceptance_rate",C)),M.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,B(C),x(),c.show(d,M),u(C,M)}c.mark(t.current()),R()}function $(){
e.hidden||(x(),R())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),q}var fn=.001,cc=2e-5,up=-1e9,Ft=-1e8,je=(e,t=-1e30)=>e==null||e<t;function hn(e,t,n){return je(e,n)||je(t,n)?je(e,n)&&je(t,n)?0:1/0:Math.abs(e-t)}function Zn(e,t,n){
return hn(e,t===null?null:t*n,Ft)/Math.max(1,n)}var jt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=fn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function uc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new jt,given:new jt,
final:new jt,pool:new jt,output:new jt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));dp(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>hp(e.returned[s].last,o,s,r,n.output)),n}function dp(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(hn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,p=o.get(f.parent)??up;if(r.sum.see(hn(p+(f.logprob??-1/0),f.score,
Ft),()=>({node:h,parent:p})),f.final_score===null||f.final_score===void 0)continue;let x=h.length**n;r.final.see(Zn(f.score,f.final_score,x),()=>({node:h,power:x}));
let P=f.group??null;s.set(P,[...s.get(P)||[],{score:f.final_score,power:x}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!je(h)).sort(i),
d=e.pools[c].filter(h=>!je(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,p=f&&h<d.length?Zn(f.score*f.power,d[h],f.power):1/0;r.pool.see(p,
()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function hp(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?Zn(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var fe={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},dc=new Set(["running"]),Mt=new Set(["finished"]);function hc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=pi(e,n),o=new Map((t.returned||[]).map((h,f)=>[h,f+1])),s=Qn([...r,...o.keys(),...Xr(e,n)]),{kids:i,hidden:l}=fp(e,n,t,s,r),{lanes:c,
counts:u}=bp(e,n,i),d=yp(e,n,i,c,t);return kp(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var Xr=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>dc.has(n.status));function pi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Mt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function Qn(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function fp(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:f}=h,p=n.collapsed.has(f)?f:l.get(f);p!=null?(l.set(h,p),c.set(p,(c.get(p)||0)+1)):dc.has(h.beam.status)?(n.lost||r.has(h))&&(u(f).on.push(h),i.add(h)):(!Mt.
has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let p=mp(e,d,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&gp(e,d,f,
h,u(p),n.candidates)})}for(let d of s.values()){d.on.sort((x,P)=>x.beam.beam-P.beam.beam);let h=d.off.filter(({beam:x})=>Mt.has(x.status)),f=d.off.filter(({beam:x})=>!Mt.
has(x.status)),p=(x,P)=>P.beam.score-x.beam.score;d.off=[...h.sort(p),...pp(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function pp(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function mp(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function gp(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!Mt.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(Js(e,t,n,r,c)),i-=1,!i))
return}function bp(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let u of Xr(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:p})=>(p.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of l){let d=u.beam.group??0,h=wp(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function wp(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function yp(e,t,n,r,o){
let s=c=>Xr(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>Mt.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=fe.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=fe.short&&h===0?{open:!0}:{}}))})}function kp(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:d}){let h=[],f=fe.margin+fe.node+fe.gap;for(let L of u){L.x=f,L.folded=L.to>L.from,L.width=L.folded?fe.fold:fe.node,f+=L.width+
fe.gap;for(let b=L.from;b<=L.to;b++)h[b]=L}let{tops:p,bands:x,height:P}=_p(s,l,c,h),N=L=>p.get(L.group)[L.number],D={node:null,nodes:[],look:"root",x:fe.margin,
y:xp(p),width:fe.node,height:fe.row-4,hidden:0},R=[D],B=new Map([[null,D]]),q=[];function $(L,b,M){let C=h[L.index],E={node:L,nodes:[L],look:A(L),x:C.x,y:b,width:C.
width,height:M,hidden:i.get(L)||0,place:r.get(L)||null,folded:C.folded,column:C,greedy:d.greedy.has(L)};B.set(L,E),R.push(E);let v=B.get(L.before);return v&&q.push(
{from:v,to:E,look:E.look,share:Math.min(1,Math.exp(L.beam.logprob??-1/0))}),E}function A(L){let{status:b}=L.beam;return b==="finished"?n.has(L)?"kept":"fell":b!==
"running"?b:L.index===t?"tip":o.has(L)?"inner":"lost"}for(let L=0;L<=t;L++){let b=h[L];for(let M of Xr(e,L))if(l.has(M))if(L>b.from){let C=B.get(M.before);C&&(C.
nodes.push(M),C.node=M,C.look=A(M),C.greedy&&=d.greedy.has(M),C.hidden=i.get(M)||0,B.set(M,C))}else $(M,N(l.get(M)),fe.row-4).lane=l.get(M)}for(let[L,b]of s){let M=L===
null?null:l.get(L)&&N(l.get(L));if(M===void 0)continue;let C=new Map;for(let E of b.off){let v=h[E.index];if(!v||v.folded&&!Mt.has(E.beam.status))continue;let k=M??
p.get(E.beam.group??0)[0],w=C.get(k)||0;C.set(k,w+1),$(E,k+fe.row+w*fe.leaf,fe.leaf-2)}}return{entries:R,edges:q,columns:u,bands:x,at:B,last:t,width:f-fe.gap+fe.
margin,height:P}}function _p(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let f of d.off){let p=r[f.index];if(!p||p.folded&&!Mt.has(f.beam.status))
continue;let x=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!x)continue;let P=`${x.group} ${x.number}`;h.set(P,(h.get(P)||0)+1)}for(let[f,p]of h)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],l=fe.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&(l+=fe.band),s.set(u,[]);for(let f=0;f<d;f++)s.get(u).push(l),
l+=fe.row+(o.get(`${u} ${f}`)||0)*fe.leaf+fe.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,fe.margin+fe.row)+fe.margin-fe.between}}var xp=e=>[...e.values()][0][0];var vp=`
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
`,wi={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},mi={tall:.55,small:.75},Mp=[1,1.8,3,4.5,6.5],Sp=[.05,.2,.5,.8],Tp={probability:({beam:e})=>U(
Math.min(1,J(e.logprob))),token:({beam:e})=>K(e.logprob,2),sum:({beam:e})=>K(e.score,2),score:(e,t)=>K(Qe(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
pn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=Z("style");n.textContent=vp,this.world=Z("g"),this.bands=Z("g"),this.ruler=Z("g"),this.edges=
Z("g"),this.blocks=Z("g"),this.nodes=Z("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(gi(i)?mi.tall:mi.small);return this.drawBands(t),this.drawRuler(n.zoom>=mi.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=he(this.bands,t.length,()=>{
let o=Z("g");return o.append(Z("rect","t-band"),Z("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;ne(c,{x:4,y:s,width:n-8,height:i,rx:8}),
ne(u,{y:s+16}),W(u,a("group {group}",{group:Ne(o)}))})}drawRuler(t){let n=he(this.ruler,t.length,()=>Z("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ne(n[i],
{x:s+8,y:12}),W(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)ne(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(N=>n.path.has(N)),p=Math.min(40,(u-c)*.6),P=`t-edge t-w${Sp.filter(
N=>l>=N).length} ${Pp(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(P)||r.set(P,[]),r.get(P).push(`M${c},${d}C${c+p},${d} ${u-p},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Mp[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Z("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ne(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${bi(o,n.path)?"path":o.look}${n.dim&&!bi(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==gi(o))&&(i&&i.group.remove(),i=Ep(gi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,
box:h,word:f,right:p,tall:x}=t,P=o?Tp[r.number](o,r.penalty):"";if(ne(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ne(h,{width:l,height:c}),ne(
p,{x:l-8}),W(p,P),x)Lp(t,n,r);else{let N=`${n.greedy?"G":""}${wi[u]} `;W(f,N+Yr(yi(o),12-N.length-Math.ceil(P.length*.82)))}Op(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=bi(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},gi=({height:e})=>e>fe.leaf;function Ep(e){let t=Z("g"),[n,r,o]=[Z("rect","t-box"),Z("text","t-word"),Z("text",
"t-small t-right")];t.append(n,r,o),ne(n,{rx:e?7:5}),ne(r,{x:8,y:e?14:13}),ne(o,{y:e?28:13});let s=e?t.appendChild(Z("text","t-small")):null;return s&&ne(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function Lp({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=wi[i]?`${wi[i]} `:"";o?W(e,l+(s.length>
1?Rp(s.map(yi).join(""),28):Yr(yi(o),12-l.length))):W(e,r.root),W(t,o?Ap(n,r):""),ne(t,{class:o&&s.length<2&&mn(o)?"t-small t-switch":"t-small"})}function Op(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Z("rect","t-inside"),Z("rect","t-fl\
ag"),Z("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;ne(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ne(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),ne(u,{x:o-d/2+4,y:5}),W(u,i)}var bi=(e,t)=>e.nodes.some(n=>t.has(n)),mn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function Ap({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[z(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):mn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function Pp(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var yi=({beam:e,chosen:t})=>(e.text||t.text||"").replace(It,n=>ut[n]||"�")||a("(empty)"),fc=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function Yr(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=fc(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function Rp(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+fc(s),0)<=t?e:Yr(e,r)+Yr(n.slice(-r).join(""),r)}var Cp=.001;function mc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Np(e,n,t),
er(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:K(r.diversity_penalty)}):"",
qp(e,n),Hp(e,n,t),Fp(e,t)].filter(Boolean)}var St=e=>e.beam.group??null,ki=(e,t)=>t.steps[e.index].filter(n=>St(n)===St(e));function Np(e,t,n){let{mode:r}=n.started,
o=ki(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&St(u)===St(e)).length,l=St(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Ne(St(e))})],c=s?a("All beams held the same text before this step, so one was continued."):z(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,$p(e,o,r==="beam_sample")].join(" ")}function $p({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function er(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?de(e.before.beam.score):0,[o,s]=[de(n.logprob),de(n.score)];if(r===null||o===null||s===null||s<Ft)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:K(r),own:K(o),after:K(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function qp(e,t){let n=ki(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[z(o,"{count} has gone on","{count} have gone on"),s&&z(s,"{count} ended a text","{count} ended texts"),
i&&z(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&z(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Ip=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function gc(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function Hp(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return Wp(
e,t);if(r.status==="finished"){let l=_i(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=mn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Bp(e,t,n)].join(" ")}function Wp(e,t){let n=gc(
ki(e,t)),r={step:e.index+1,sum:K(e.beam.score),worst:K(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Bp(e,t,n){let r=_i(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=jp(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(f=>t.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=Ip(i),d=gc(t.steps[s].filter(f=>St(f)===St(e))),
h={step:s+1,sum:K(u&&u.beam.score),worst:K(d)};return!u||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function jp(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function _i(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function Fp(e,t){let n=de(e.beam.final_score??null);if(n!==null)return pc(e,n,
a("Final score"),t);let[r]=_i(e,t),o=r&&t.returned[r-1];return o&&de(o.score)!==null?pc(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function pc(e,t,n,r){
let o=tr(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:K(t)})}function tr(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:K(e.beam.score),length:e.length,power:r,score:K(t)},s=Number.isFinite(r)?Qe(e,r):NaN;return Math.abs(s-t)<=Cp*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function gn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function bc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Tt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var zp={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function wc(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function f(E){let v=40-E.filter(g=>g.beam.status!=="pruned").length,k=({beam:g})=>g.beam??(g.status==="finished"?1e6:1e7),w=E.
filter(g=>g.beam.status!=="pruned"||v-- >0).sort((g,S)=>k(g)-k(S)),y=new Map;for(let g of w){let S=g.beam.group??null;y.has(S)||y.set(S,[]),y.get(S).push(g)}return[
...y].sort(([g],[S])=>g-S)}function p(E,v){let k=new Map;for(let{beam:w}of E)w.status==="running"&&w.group<v&&k.set(w.text,(k.get(w.text)||0)+1);return k}function x(E){
let v="",k=E.before;for(;k&&v.length<32;k=k.before)v=(k.piece??k.chosen.text)+v;return(k||v.length>32?"…":"")+Array.from(v).slice(-32).join("")}function P(){let E=_(
"tbody"),v=E.insertRow(),k=_("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[w,y]=[_("b","gp-badge"),_("span")];return k.append(w,y),v.append(k),o.append(
E),d.push({body:E,head:v,badge:w,took:y,rows:[]}),d.at(-1)}function N(E){let v=E.body.insertRow(),k=Array.from({length:8},()=>v.insertCell()),[w,y,g]=[_("span",
"gp-sign"),_("span"),_("span","gp-flag","⚑ "+a("forced"))];k[0].append(w,y,g);let S=_("button","gp-pick",null,{type:"button",tabindex:"-1"}),[I,m,T]=[_("span",
"gp-tail"),_("bdi","gp-tail-text"),_("bdi","gp-word")];return I.append(m),S.append(I,T),k[1].append(S),E.rows.push({row:v,cells:k,sign:w,fate:y,flag:g,pick:S,tail:m,
word:T,node:null}),E.rows.at(-1)}function D(E,v,k){let{beam:w}=v,[y,g]=zp[w.status]||["",()=>w.status];E.node=v,E.row.dataset.status=w.status,E.row.className=k?
"gp-looked":"",W(E.sign,y),W(E.fate,g(w)),E.flag.hidden=!w.forced;let S=x(v);E.tail.replaceChildren(),Un(E.tail,S),Le(E.word,w.text),E.pick.tabIndex=k?0:-1,E.pick.
setAttribute("aria-pressed",String(k&&t.selected===v));let I=[g(w),...w.forced?[a("forced")]:[]].join(", ");E.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:I,text:Y(S+w.text)})),W(E.cells[2],v.before?a("beam {number}",{number:w.parent+1}):a(t.readsSource?"start":"prompt")),W(E.cells[3],K(w.logprob)),W(E.cells[4],
w.diversity_penalty?`-${K(w.diversity_penalty)}`:"–"),W(E.cells[5],K(w.score)),W(E.cells[6],K(w.final_score)),w.progress&&E.cells[7].replaceChildren(...B(v))}
function R(E){if(c.hidden=!E||!u.length,c.hidden)return;let v=u.map(({alternatives:k,length:w})=>{let y=_("li");return k.forEach((g,S)=>{S&&y.append(` ${a("or")}\
 `),y.append(re(bc(g,t.texts)))}),y.append(" "+z(w,"({count} token)","({count} tokens)")),y});v.map(k=>k.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=v.map(k=>k.textContent).join(`
`),c.replaceChildren(...v))}function B(E){let v=t.prefix.map(y=>y.token_id),k=E.beam.progress.map((y,g)=>{let S=_("span","gp-goal"),I=u[g];for(let m=0;I&&m<Math.
min(I.length,8);m++)S.append(_("i",m<y?"gp-full-block":""));return I&&Tt(I,y,E,v)?S.append(` ✓ ${a("done")}`):S.append(" "+(I?a("{progress} of {length}",{progress:y,
length:I.length}):String(y))),S}),{bank:w}=E.beam;return w==null?k:[...k,_("span","gp-note",a("bank {bank}",{bank:w}))]}function q(E,[v,k],w,y,g){if(E.body.hidden=
!k,!!k){if(E.head.hidden=v===null,v!==null){W(E.badge,Ne(v)),E.body.dataset.look=v%4;let S=[...p(w,v)].flatMap(([I,m])=>[re(I,"gp-took"),m>1?` × ${m}`:""]);E.took.
replaceChildren(...S.length?[a("Earlier groups have just chosen:"),...S]:[a("Chooses first: no penalty")])}for(;E.rows.length<k.length;)N(E);E.rows.forEach((S,I)=>{
if(S.row.hidden=I>=k.length,!(I>=k.length)){for(let[m,T]of Object.entries(l))S.cells[T].hidden=!g[m];D(S,k[I],k[I]===y)}})}}function $(E){let k=t.prompts[E.sequence].
steps[E.index],w={lost:k.some(({beam:I})=>(I.group??null)!==null),progress:k.some(({beam:I})=>I.progress)};for(let[I,m]of Object.entries(l))o.tHead.rows[0].cells[m].
hidden=!w[I];let y=f(k);for(;d.length<y.length;)P();d.forEach((I,m)=>q(I,y[m]||[null,null],k,E,w));let g=k.length-y.reduce((I,[,m])=>I+m.length,0);i.hidden=g<=0,
W(i,z(g,"and {count} more that was pruned","and {count} more that were pruned"));let S={token:E.index+1,prompt:E.sequence+1};W(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",S):a("at token {token}",S)),R(w.progress)}let A=()=>d.filter(({body:E})=>!E.hidden).flatMap(({rows:E})=>E.filter(({row:v})=>!v.hidden)),
L=E=>A().findIndex(({pick:v})=>v.contains(E.target));o.addEventListener("click",E=>{let v=L(E);v>=0&&t.selectStep(A()[v].node)}),o.addEventListener("keydown",E=>{
E.key==="Escape"&&t.selectStep(null);let v=L(E),k={ArrowDown:1,ArrowUp:-1}[E.key];if(v<0||!k)return;E.preventDefault();let w=A()[v+k];w&&(t.selectStep(w.node),w.
pick.focus())});function b(){let E=t.usesBeams?t.current():null,v=E?t.prompts[E.sequence].steps[E.index]:[];return v.includes(E)?E:v[0]}let M=E=>()=>{let v=b(),
k=v&&E(v);return k?a("{name}: {words}.",{name:Y(v.beam.text),words:k}):""},C=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:E})=>We(E.final_score));return Oe(e,{token:M(({beam:E})=>de(E.logprob)===null?"":`log ${K(Math.exp(E.logprob),4)} = ${K(E.logprob)}`),sum:M(E=>er(
E,!0)),final:()=>{let E=C(),v=E&&tr(E,E.beam.final_score,t);return v?a("{name}: {words}.",{name:Y(E.beam.text),words:v}):""}}),E=>{E.run&&t.started&&(u=gn(t.started));
let v=t.usesBeams?t.current():null;e.hidden=!v,!(!v||v===h[0]&&t.selected===h[1])&&(h=[v,t.selected],$(v))}}var yc=12e3;async function xc(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([vc(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Dp(t,s,i),json:()=>new Blob([JSON.stringify(kc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([Up(kc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=_("a","",null,{href:URL.createObjectURL(u),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function vc(e,t,n){
let r=Z("svg"),o=new pn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ne(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let u=Z("rect");return ne(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Dp(e,t,n){let r=vc(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,yc/e.width,yc/e.height),i=_("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function kc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=pi(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let f={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:Qe(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(f.given=!0),h.status==="finished"&&Object.assign(f,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(f.output=i.get(d)),
(h.group??null)!==null&&Object.assign(f,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(f,{progress:h.progress,bank:h.bank,forced:h.
forced}),f}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Ns(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var _c=e=>'"'+e.replace(It,t=>ut[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Up({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=_c(`${i.token}`).
slice(0,-1)+`\\n${K(i.logprob,2)}  ${K(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,J(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${_c(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var Gp=800,Kp=130,Vp=2e4;function Sc(e){Xp(e),Jp(e),Zp(e),Qp(e),em(e),tm(e),nm(e)}function Xp(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>Yp(e))}function Yp(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(Kp,Math.min(Gp,Vp/Math.max(1,t.length))))),e.sayTime()}function Jp(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function Zp(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),Tc(e,l))})}function Tc(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function Ec(e,t){t.node&&(e.state.toggle(t),e.regrow())}function bn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var Mc={ArrowLeft:(e,t)=>bn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>bn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>bn(e,e.item.neighbour(1)),ArrowUp:e=>bn(e,e.
item.neighbour(-1)),Home:e=>bn(e,e.state.tree.entries[0]),End:e=>bn(e,e.state.tree.at.get(e.state.best)),Enter:Tc," ":Ec,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function Qp(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(Mc,o.key)||(o.preventDefault(),o.stopPropagation(),Mc[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function em(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function tm(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&Ec(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function nm(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}W(o,"");try{let{tree:l,prompt:c,number:u}=n;await xc(i,{tree:l,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(l){W(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Mi=-1e9,kn=[[!1,"False"],[!0,"True"],["never",'"never"']],rm=["beam_search","beam_sample"],om=["group_beam_search","constrained_beam_search"];function Si(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=wn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:rm.includes(t)?!0:om.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:wn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/wn(i.num_beam_groups,1)):l,ends:new Set(o),constraints:gn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:kn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var wn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,Me=({beam:e})=>de(e.score)===null?-1/0:e.score,Ti=(e,t)=>Me(e)/e.length**t;function Pc(e,t){return e.together?im(e,t):lm(e,t)}function Rc(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var yn=new WeakMap;function sm(e,t){if(!yn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(Me));yn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&nr(o)),hopeless:!n.
length,best:n.length?r:r+Mi})}return yn.get(e)}function im(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Mi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let d=n.map(({steps:f})=>sm(f[u],r)),
h=d.every(f=>f.hopeless);i.forEach((f,p)=>am(f,d[p],u+1,h,e,t)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function am(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Ti(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:u})=>u),c=e.weighed=Rc(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:Mi))||(e.stop={
step:n,why:"settled"})}function lm(e,t){let n=e.prompts.map(s=>{let i=Lc(s).map(d=>Oc(s,d,e,t)),l=Lc(s).map(d=>Oc(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
f,p]=[d,l[h]].map(({stop:x})=>x?x.step:1/0);d.exact=d.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var Lc=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function Oc(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=cm(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>Ac(i,f,
n,r));let d=i.kept.length>=o,h=d?vi(i.kept):null;i.weighed=Rc(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:um(e.steps[l],u,n)&&(dm(c.nodes,n).forEach(f=>Ac(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function cm(e,t,{ends:n}){yn.has(e)||
yn.set(e,new Map);let r=yn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:Me(o[0])}:null)}return r.get(t)}var vi=e=>Math.min(...e.map(({score:t})=>t));function Ac(e,t,n,{lengthPenalty:r}){let o=Ti(
t,r);if(e.kept.length>=n.size&&!(o>vi(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=vi(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function um(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>nr(s)&&!n.has(s.token_id))}var nr=({status:e})=>e==="finished"||e==="\
ended";function dm(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||nr(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>Tt(
u,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function Cc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>hm(u,s[d],e))})}function hm(e,{node:t,score:n},r){if(de(e)===
null||!Number.isFinite(n))return de(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function Nc(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,p,x="")=>({node:f,score:Ti(f,r),place:null,state:p,why:x}),u=new Set(
i.map(({node:f})=>f)),d=fm(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=l.find(({group:x})=>x===(f.beam.group??null))||l[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:p},x)=>({node:f,score:p,place:x,state:n.
stop&&x<e.wanted?"returned":"kept",why:""})),...h?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...d.sort((f,p)=>p.score-f.score)]}var xi=new WeakMap;
function fm({steps:e}){xi.has(e)||xi.set(e,{read:0,nodes:[]});let t=xi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function Jr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var pm=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),$c=({processors:e})=>e.filter(t=>!pm.has(t));function Ei(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:mm(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function mm(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!t),d=u.filter(f=>f.beam.status==="running").map(Me),h=t&&!t.given?Me(t):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
Me(s):l&&de(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Zr=e=>Ei(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var qc=700;function Li(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>de(n.logprob)===null?"":`log ${K(J(n.logprob),4)} = ${K(n.logprob)}`,l=[[a("probability"),U(Math.min(1,J(n.logprob))),"probability"],
[a("token log p"),K(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),K(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),K(n.score),"beam",()=>er(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),K(Qe(e,o)),"sequence-score",()=>tr(e,Qe(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),K(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function Oi(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(R=>(R.beam.group??null)===(s.group??null)),l=i.filter(R=>R.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=mn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],p=l.reduce((R,B)=>Math.min(R,B.beam.score),1/0),x=Number.isFinite(p)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:K(p)})]:[],P=K(s.final_score),N={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:P}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:P})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...x],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},D=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(N,t)?N[t]():[],...D].join(" ")}var Ai=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Pi(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&Tt(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Ri(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(_(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),f=ae(c.before).map(N=>N.piece??"").join(""),p=i&&f.length>qc?"…"+f.slice(-qc):f,x=_("b","");Le(x,Ai(c)||c.beam.text),
r.replaceChildren(_("bdi","",p),x);let P=Li(c,t);c.beam.progress&&P.push([a("constraints"),Pi(c,d,t.prefix.map(N=>N.token_id)),"constraint"]),i?o.replaceChildren(
...P.flatMap(([N,D])=>[_("dt","",N),_("dd","",D)])):he(o,P.length,gm),i||P.forEach((N,D)=>bm(o.children[D],N)),W(s,Oi(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function gm(){let e=_("div"),t=_("dt");return t.append(_("span")),e.append(t,_("dd")),e}function bm(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;W(i,t),me(i,r,()=>o()?pe(o()):"",s),W(e.lastChild,n)}function Ic(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=Z("svg","t-tree"),o=Z("g",`t-${t}`),[s,i]=[Z("rect","t-box"),Z("rect","t-inside")];ne(s,{x:2,y:2,width:22,height:11,
rx:3}),ne(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=_("span");return t==="unseen"?l.append(n):l.append(r,n),l}),_("span","",a("2→1\
: beam 2 goes on as beam 1")),_("span","","★ "+a("output")),_("span","","G "+a("greedy path"))]}var wm=700,ym={candidates:2,number:"probability"},Qr=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>wm;this.choices={...ym,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=gn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=hc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=Zr(t),o=Qn([n]),s=r&&(r.node||r.token&&Zs(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Pi(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var eo=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
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
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var to=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=_("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=Y(o.map(Ai).join("")),i=o.length>1?z(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Li(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${Oi(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Hc=600,km=150,_m=130,Wc=.2,xm=.4,no=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new pn(this.part("picture")),this.pan=new eo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new to(this.
part("tree-nodes"),n,this.pan),this.card=Ri(this.part("node-card"),this.log),this.picked=Ri(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Ic())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(km,Math.min(Hc,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Hc-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<xm&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),_m)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*Wc,(o-
n)*Wc],u=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},ne(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),ne(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:Qn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);ne(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),W(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),W(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
W(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>_("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Bc(e,t){let n=new Qr(t),r=new no(e,n);return Sc(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var vm={returned:"★",kept:"■",running:"●",out:"□"},[Mm,jc]=[100,14],Sm=16,Ci=new WeakMap,Fc=new WeakMap;function ro(e){let t=[],n=e;for(;n&&!Ci.has(n);)
t.push(n),n=n.before;let r=n?Ci.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!nr(o.beam)?o.chosen.text:""),Ci.set(o,r);return r}function so(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Tm(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Em(e,t,n){if(n.ends.has(e.beam.token_id))return De("eos")[0];if(e.length>=n.maxNew)return De("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?De(r.stopReason)[0]:a("a stopping criterion")}function Lm({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var oo=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[_("span","gp-sign",null,{"aria-hidden":"true"}),_("span")];
n[0].append(r,o);let s=_("button","gp-pick",null,{type:"button"}),[i,l]=[_("bdi","gp-head-text"),_("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ce(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>ro(c)),i=s.map(c=>Tm(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ce(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:u,state:d}=n,{cells:h,pick:f}=t,[p,x]=[ro(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),W(t.sign,vm[d]),W(t.place,Lm(n)),this.sayText(t,p,r,x),f.getAttribute("aria-pressed")!==String(x)&&f.setAttribute("aria-press\
ed",String(x)),Ce(h[1],i.moved),i.moved&&W(h[1],Om(u,o.get(l))),Ce(h[2],i.group),i.group&&W(h[2],Ne(l.beam.group)),W(h[4],Number.isFinite(Me(l))?K(Me(l)):"−∞"),
W(h[5],String(l.length)),W(h[6],Number.isFinite(c)?K(c):"−∞"),Ce(h[7],i.words),i.words&&W(h[7],this.written(l,s)),W(h[8],d==="running"?"–":`${l.index+1}: ${Em(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<Sm?0:s,c=`${i} ${l} ${o}`;if(Fc.get(t)===c)return;Fc.set(t,c);let u=Array.from((l?"…":"")+o.
slice(l)),d=i||u.length<=2*jc?0:jc,h=u.slice(0,u.length-d);_t(n,(i?h:h.slice(0,Mm)).join("")),_t(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",Y(o)),l||u.length>60?ve(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>Tt(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function Om(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var io=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,W(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Zr(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=$c(o.started).map(l=>Ze(l)[0]);this.doubt.hidden=!i.length||!!s,W(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=K(Me(t)),u=l<0?z(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):z(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:K(s[l].score,4)});return[[this.fateWords(t,n,l,i),u,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(Me);return u.length?
[a("The best beam has {sum}.",{sum:K(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:K(Me(i)),score:K(l,4)};return[z(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let d=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:x})=>(x.group??null)!==null)),h=Ae([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:K(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:K(l),best:K(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ye(f,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?re(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([p])=>p),i=Ei(n.prompts[r],p=>s[p]),l=p=>p.reduce((x,P)=>x+
(de(P)??-1/0),0),c=o.prompts[r].kept[0],u=c?ae(c.node).filter(p=>!p.given):[],d=_("span");this.fill(d,[...ye(a("Run by the library, greedy decoding wrote {text}\
."),{text:re(so(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=_("details"),f=_("table");for(let[p,[,x,P]]of t.tokens.entries()){let N=f.insertRow();N.
insertCell().textContent=p+1,N.insertCell().append(re(x)),N.insertCell().textContent=K(de(P))}h.append(_("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?z(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):z(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:K(n)};return this.log.started.processors.length?z(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):z(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var _n=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Ni=e=>kn.find(([t])=>t===e)?.[1]??String(e),zt=e=>ct(Number(e.toFixed(4))),ao=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=kn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=_("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=_("span"),
u=_("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:l,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&_n(this.asked,n));t.disabled=r,W(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){W(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=_n(i.rule,t.own);Be(i.row,l?"gp-own-rule":""),W(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){W(t.words,a("after step {step}",{step:u.steps})),W(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}W(t.words,Am(i,c,s)),W(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?W(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&_n(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:ro(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:K(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",re(so(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Ni(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...Pm(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return z(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${K(s)} / ${i}\
 ^ ${zt(o.lengthPenalty)} = ${K(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:K(c,4)},{together:f}=r;if(!t)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let p=z(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return p;let x=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${p} ${x}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return z(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:De(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function Am({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:Jr({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function Pm({group:e,
stop:t},n){if(e===null)return[];let r={group:Ne(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function zc(e,t){let r=y=>e.querySelector(".gp-"+y),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),f=new oo(r("hypothesis-table"),t),p=new ao(e,t),x=new io(e,t),P={},N=null,D=new Map;for(let[y,g]of kn)i.append(_("option","",String(g),{value:JSON.stringify(
y)}));o.addEventListener("input",()=>R({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&R({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&q(B(Si(t)),!0)),i.addEventListener("change",()=>R({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{P={},L(),o.focus()}),c.addEventListener("change",()=>L());function R(y){P={...P,...y},L()}let B=y=>({...y.own,...P});function q(y,g=!1){Number(o.value)!==y.
lengthPenalty&&(o.value=y.lengthPenalty),(g||document.activeElement!==s)&&(s.value=String(Number(y.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(y.earlyStopping)}
function $(y){return g=>{let S=JSON.stringify(g),I=D.get(S);if(I)return I;let m=Pc(y,g);return m.stop&&D.set(S,m),m}}function A(y){return{stop:t.finished?{step:0,
why:""}:null,prompts:y.prompts.map(({finished:g})=>({kept:g.map(S=>({node:S,score:S.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function L({onlySelection:y=!1,anew:g=!1}={}){let S=Si(t),I=!!(t.finished||t.failed),m=b(S.prompts.length),T=$(S),H=S.together!==null&&Cc(S,T(S.own),!!t.finished),
F=H?B(S):S.own,G=H?T(F):A(S),V=H?T(S.own):G,X=H&&!_n(F,S.own),ee=Nc(S,m,G,F,I),te=X?new Map(V.prompts[m].kept.map(({node:$e},zn)=>[$e,zn])):null;if(f.draw(ee.slice(
0,40),te,S),h.hidden=ee.length<=40,W(h,z(ee.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),y)return;for(let $e of["wha\
t-if","stopping"])r($e).hidden=!H;r("greedily").hidden=!1,q(F,g),l.hidden=!X,W(l,a("Back to the run’s own: {power}, {early}",{power:zt(S.own.lengthPenalty),early:Ni(
S.own.earlyStopping)}));let ce=ee.filter(({place:$e})=>$e!==null);N={best:ce[0]||null,rule:F,tally:M(ee,ce)},W(r("counts"),N.tally),W(r("scored"),a("sum / lengt\
h ^ {power}",{power:zt(F.lengthPenalty)})),u.setAttribute("aria-live",X?"polite":"off"),W(u,C(ce[0],F)),E(H?k(G,V,m,S,F,I):v(S)),H&&p.draw(S,m,T,F,I),x.draw(S,m,
V)}function b(y){return r("of-prompts").hidden=y<2,c.options.length!==y&&c.replaceChildren(...Array.from({length:y},(g,S)=>_("option","",a("prompt {number}",{number:S+
1}),{value:S}))),Math.max(0,c.selectedIndex)}function M(y,g){let S=y.filter(({state:m})=>m==="running").length,I=y.filter(({state:m})=>m==="returned").length;return[
a("{count} ended",{count:j(y.length-S)}),a("{count} kept",{count:j(g.length)}),...S?[a("{count} running",{count:j(S)})]:[],...I?[z(I,"{count} output","{count} o\
utputs")]:[]].join(", ")}function C(y,{lengthPenalty:g}){if(!y)return a("No text is kept yet.");let{node:S,score:I}=y,m={sum:K(Me(S)),length:S.length,power:zt(g),
score:K(I,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",m)}function E(y){d.hidden=!y,W(d,y)}function v(y){
return y.prompts.every(({steps:g,given:S})=>g.length===S)?a("The search has not begun: all tokens so far were given."):y.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function k(y,g,S,I,m,T){let H=Math.max(1,...I.prompts.map(({steps:X})=>X.length-I.start)),F=H**m.lengthPenalty;if(!Number.isFinite(F)||F===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:H,power:zt(m.lengthPenalty)});let G=y.prompts[S].
pools.filter(({exact:X})=>!X);if(G.length){let X=G.map(({group:ee})=>Ne(ee)).join(", ");return z(G.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:X})}if(_n(m,I.own))return"";if(!y.stop){if(!T)return"";
let X=Jr(y);return I.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:X}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:X})}
let{step:V}=y.stop;return g.stop?V<g.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:V,own:g.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:V})}let w=y=>()=>N&&
N.best?a("the best: {words}.",{words:y(N.best)}):"";return Oe(e,{rank:()=>N?pe(N.tally):"",sum:w(({node:y})=>z(y.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:K(Me(y))})),length:w(({node:y})=>z(y.length,"{count} token","{count} tokens")),score:w(({node:y,
score:g})=>`${K(Me(y))} / ${y.length}^${zt(N.rule.lengthPenalty)} = ${K(g)}`),ended:w(({node:y})=>a("at step {step}",{step:y.index+1}))}),y=>{if(y.run&&(P={},D=
new Map,c.replaceChildren()),(y.run||y.searched)&&(p.asked=x.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let g=t.hideFrom!==null;if(r("untold").hidden=!g,
r("found").hidden=g,r("counts").hidden=g,g)return;let{run:S,steps:I,status:m,selection:T,searched:H}=y;S||I||m||H?L({anew:S}):T&&L({onlySelection:!0})}}var Ki={};ie(Ki,{addGroupPanes:()=>zm,chooseUnit:()=>fo,start:()=>Gi});var qi={};ie(qi,{canStandAlone:()=>$i});function $i(e){let t=_("button","gp-alone-button",null,{type:"button"});t.append(Cm()),e.append(t);let n=null;async function r(){let l=Rm(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Rm(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Cm(){let e=Z("svg"),t=Z("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Hi={};ie(Hi,{RunGroup:()=>rr});var Nm=["token_id","text","piece","logprob","raw_logprob","entropy"],Ii=class extends xt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},rr=class extends Ht{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Ii(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!$m(n.type))
throw new Error("unknown line "+n.type);Dc[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Re(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Dc={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Nm.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},$m=e=>Object.hasOwn(Dc,e);var Bi={};ie(Bi,{linkTermsIn:()=>Wi,withTermLinks:()=>xn});var qm=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Im="(?:s|es|e|n|en|x)?",Hm=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),lo=null;function Wm(){if(lo)return lo;let e=new Map;for(let n of un){if(Hm.has(n))continue;let[r]=Wt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return lo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Im}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},lo}function xn(e,t=new Set){let{pattern:n,ids:r}=Wm();
return e.split(qm).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),_("a","gp-term-link",c[0],{href:Xn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function Wi(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...xn(n.nodeValue))}}var Kc={},co=null,Fi=new Map,zi=new Map,Di="bits";function uo(e){let t=Fi.get(e)??Object.assign(new xt,{unit:Di});return Fi.set(e,t),t}function ho(e){let t=zi.get(
e)??Object.assign(new rr(e),{unit:Di});return zi.set(e,t),t}function fo(e){Di=e;for(let t of[...Fi.values(),...zi.values()])t.setUnit(e)}function Bm(e,t,{log:n="\
main"}={}){let r=uo(n);Xc(e,t,r,"run",o=>{let s=Kc[e]?.(o,r);return!s||!Xm.has(e)?s:Jm(o,r,s,e)})}function jm(e,t,{group:n}){let r=ho(n),o=Km.has(e)?"text":Vm.has(
e)?"model":"runs",s=()=>Xc(e,t,r,o,l=>co?.[e]?.(l,r));if(co)return s();let i=t.querySelector(".gp-pane");i&&Wr(i),Ui.push({drawNow:s,failed:()=>Dm(t)}),r.subscribe(
t,()=>{!co&&(r.header||r.found||r.lanes)&&Fm()})}var Ui=[],ji=!1;function Fm(){if(ji||!window.GenerationPlaygroundComparisons)return;ji=!0;let e=document.createElement(
"script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{ji=!1;for(let{failed:t}of Ui)t()},document.head.append(e)}function zm(e){co=e;for(let t of document.
querySelectorAll(".gp-not-loaded"))t.remove();Ui.splice(0).forEach(({drawNow:t})=>Vc(t))}function Dm(e){e.querySelector(":scope > .gp-not-loaded")||e.append(_("\
p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}function Vc(e){try{e()}catch(t){console.error("Generation Playgrou\
nd:",t)}}function Xc(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Uc(e);Wr(s),Wi(s);let i=ii(s,r);Yc.push(t),Gm.has(e)||$i(s);let l=o(s);if(!l)return Uc(
e);n.subscribe(s,c=>{l(c),i()},!Um.has(e)),Jc()}function Uc(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var Yc=[],Gc=null;function Jc(){
let e=Kr();if(e===Gc)return;let t=Yc.find(r=>r.getClientRects().length&&r.isConnected);if(e!==null&&!t||(Gc=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=_("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>Yn(o,r)),t.append(r)}ft(n,e)}var Um=new Set(["branches"]),
Gm=new Set(["numbers","check","token","progress","arrival"]),Km=new Set(["detection","mistakes","attack","strengths"]),Vm=new Set(["shelf","estimate","opened"]),
Xm=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Ym=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function Jm(e,t,n,r){let o=ln(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Ym.has(r)){s=e.
hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Zm(e,t,n){uo(e).feedRun(t||"",n)}function Qm(e,t,n){return uo(e).appendRun(t,n)}function eg(e,t,n){return ho(
e).appendRun(t,n)}function tg(e,t,n){ho(e).feedRun(t||"",n)}function Gi(e){Kc=e;let t={mount:Bm,feed:Zm,append:Qm,appendGroup:eg,chooseUnit:fo,log:uo,RunLog:xt,
mountGroup:jm,feedGroup:tg,group:ho};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,r=o=>Vc(()=>o(t));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",Jc)}function Qc(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),Vi(e,t)}var Zc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function Vi(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(Zc,n.key)&&(n.preventDefault(),t.walk(Zc[n.
key]))})}function po(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var ng=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),eu=e=>ge(ng.format(e)),Xi={information:{unit:!0,write:eu,fromZero:!0},sum:{
unit:!0,write:eu},share:{title:()=>a("probability"),write:U,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:j,log:!0},rank:{title:()=>a("rank"),write:j,
log:!0,reversed:!0}},Yi=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),rg=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:e=>qe(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:e=>e.
isPrompt?null:Math.max(1,ze(e))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?null:e.chosen.logprob??
e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:e=>J(e.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>J(e.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.raw_rank||null}}),
og=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>qe(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Ji=(e=!1)=>e?og():rg();var sg={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ig=8*Math.LN2,or=e=>sg[e]??e.replaceAll("px","").replaceAll(","," ");function nu({
series:e,of:t},n){return e||[...n].slice(-Yi.length).map(([r,o],s)=>({...Yi[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:Y(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function ru({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=Xi[e.axis],c=r.length,u=P=>P.index+1-(P.isPrompt?c+1:0),d=l.unit?i:1,h=(P,N,D)=>{let R=lg(P,N,d),B=q=>a("{token} {series}: {value}",{token:Y(N[q].chosen.text),
series:P.name,value:`${l.write(R[q])}${l.unit?` ${a(s)}`:""}`});return{name:P.name,role:P.role,dash:P.dash,isPrompt:D,x:N.map(u),y:R,words:B}},[f,p]=[c?t.map(P=>h(
P,r,!0)):[],t.map(P=>h(P,n,!1))],x=l===Xi.information?ag(tu(f),tu(p),ig*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((P,N)=>[
...c?[f[N]]:[],p[N]]),before:c,here:o&&u(o),note:x?a("prompt: up to {value}",{value:`${l.write(x.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:x?[0,x.end]:null}}}function ag(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var tu=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function lg(e,t,n){let r=0;return t.map(o=>{let s=de(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function sr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function cg(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function ou(e){let t,n,
r;e.length!==2?(t=sr,n=(l,c)=>sr(e(l),c),r=(l,c)=>e(l)-c):(t=e===sr||e===cg?e:ug,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function ug(){return 0}function dg(e){
return e===null?NaN:+e}var su=ou(sr),iu=su.right,Sv=su.left,Tv=ou(dg).center;var Ev=au(lu),Lv=au(hg);function au(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(vn(l,u,o,s,i),vn(l,o,u,s,i),vn(l,u,o,s,i),Mn(c,o,u,s,i),Mn(c,u,o,s,
i),Mn(c,o,u,s,i)):l?(vn(l,o,u,s,i),vn(l,u,o,s,i),vn(l,o,u,s,i)):c&&(Mn(c,o,u,s,i),Mn(c,u,o,s,i),Mn(c,o,u,s,i)),t}}function vn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function Mn(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function hg(e){let t=lu(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function lu(e){let t=Math.floor(e);if(t===e)return fg(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,p=i+d;f<p;f+=c)u+=s[Math.min(l,f)];for(let f=i,p=l;f<=p;f+=c)u+=s[Math.min(l,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function fg(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var pg=Array.prototype,Ov=pg.slice;var mg=Math.sqrt(50),gg=Math.sqrt(10),bg=Math.sqrt(2);function mo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=mg?10:s>=
gg?5:s>=bg?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?mo(e,t,n*2):[l,c,u]}function bo(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
mo(t,e,n):mo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function go(e,t,n){return t=+t,e=+e,n=+n,mo(e,t,n)[2]}function cu(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?go(t,e,n):go(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var Av=wg(Math.random);function wg(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function Ln(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function lr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Et(){}
var Kt=.7,En=1/Kt,Sn="\\s*([+-]?\\d+)\\s*",ir="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",nt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",yg=/^#([0-9a-f]{3,8})$/,
kg=new RegExp(`^rgb\\(${Sn},${Sn},${Sn}\\)$`),_g=new RegExp(`^rgb\\(${nt},${nt},${nt}\\)$`),xg=new RegExp(`^rgba\\(${Sn},${Sn},${Sn},${ir}\\)$`),vg=new RegExp(`\
^rgba\\(${nt},${nt},${nt},${ir}\\)$`),Mg=new RegExp(`^hsl\\(${ir},${nt},${nt}\\)$`),Sg=new RegExp(`^hsla\\(${ir},${nt},${nt},${ir}\\)$`),uu={aliceblue:15792383,
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
Ln(Et,On,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:du,formatHex:du,formatHex8:Tg,formatHsl:Eg,
formatRgb:hu,toString:hu});function du(){return this.rgb().formatHex()}function Tg(){return this.rgb().formatHex8()}function Eg(){return _u(this).formatHsl()}function hu(){
return this.rgb().formatRgb()}function On(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=yg.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?fu(t):n===3?new Se(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?wo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?wo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=kg.exec(e))?new Se(t[1],t[2],t[3],1):(t=_g.exec(e))?new Se(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=xg.exec(e))?wo(t[1],t[2],t[3],
t[4]):(t=vg.exec(e))?wo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Mg.exec(e))?gu(t[1],t[2]/100,t[3]/100,1):(t=Sg.exec(e))?gu(t[1],t[2]/100,t[3]/100,t[4]):
uu.hasOwnProperty(e)?fu(uu[e]):e==="transparent"?new Se(NaN,NaN,NaN,0):null}function fu(e){return new Se(e>>16&255,e>>8&255,e&255,1)}function wo(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Se(e,t,n,r)}function ra(e){return e instanceof Et||(e=On(e)),e?(e=e.rgb(),new Se(e.r,e.g,e.b,e.opacity)):new Se}function cr(e,t,n,r){return arguments.
length===1?ra(e):new Se(e,t,n,r??1)}function Se(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Ln(Se,cr,lr(Et,{brighter(e){return e=e==null?En:Math.pow(
En,e),new Se(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Kt:Math.pow(Kt,e),new Se(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Se(Ut(this.r),Ut(this.g),Ut(this.b),ko(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:pu,formatHex:pu,formatHex8:Lg,formatRgb:mu,toString:mu}));function pu(){return`#${Dt(this.r)}${Dt(this.g)}${Dt(
this.b)}`}function Lg(){return`#${Dt(this.r)}${Dt(this.g)}${Dt(this.b)}${Dt((isNaN(this.opacity)?1:this.opacity)*255)}`}function mu(){let e=ko(this.opacity);return`${e===
1?"rgb(":"rgba("}${Ut(this.r)}, ${Ut(this.g)}, ${Ut(this.b)}${e===1?")":`, ${e})`}`}function ko(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Ut(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Dt(e){return e=Ut(e),(e<16?"0":"")+e.toString(16)}function gu(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ke(e,t,n,r)}function _u(e){if(e instanceof Ke)return new Ke(e.h,e.s,e.l,e.opacity);if(e instanceof Et||(e=On(e)),!e)return new Ke;if(e instanceof
Ke)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Ke(i,l,c,e.opacity)}function xo(e,t,n,r){return arguments.length===1?_u(e):new Ke(e,t,n,r??1)}function Ke(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Ln(Ke,xo,lr(Et,{brighter(e){return e=e==null?En:Math.pow(En,e),new Ke(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Kt:Math.pow(Kt,e),new Ke(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Se(Zi(e>=240?e-240:e+120,o,r),Zi(e,o,r),Zi(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ke(bu(this.h),yo(this.
s),yo(this.l),ko(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=ko(this.opacity);return`${e===1?"hsl(":"hsla("}${bu(this.h)}, ${yo(this.s)*100}%, ${yo(this.l)*100}%${e===1?")":`, ${e})`}`}}));function bu(e){return e=(e||
0)%360,e<0?e+360:e}function yo(e){return Math.max(0,Math.min(1,e||0))}function Zi(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var xu=Math.
PI/180,vu=180/Math.PI,_o=18,Mu=.96422,Su=1,Tu=.82521,Eu=4/29,Tn=6/29,Lu=3*Tn*Tn,Og=Tn*Tn*Tn;function Ou(e){if(e instanceof rt)return new rt(e.l,e.a,e.b,e.opacity);
if(e instanceof mt)return Pu(e);e instanceof Se||(e=ra(e));var t=na(e.r),n=na(e.g),r=na(e.b),o=Qi((.2225045*t+.7168786*n+.0606169*r)/Su),s,i;return t===n&&n===r?
s=i=o:(s=Qi((.4360747*t+.3850649*n+.1430804*r)/Mu),i=Qi((.0139322*t+.0971045*n+.7141733*r)/Tu)),new rt(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Au(e,t,n,r){return arguments.length===1?Ou(e):new rt(e,t,n,r??1)}function rt(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Ln(rt,Au,lr(Et,{brighter(e){
return new rt(this.l+_o*(e??1),this.a,this.b,this.opacity)},darker(e){return new rt(this.l-_o*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Mu*ea(t),e=Su*ea(e),n=Tu*ea(n),new Se(ta(3.1338561*t-1.6168667*e-.4906146*n),ta(-.9787684*t+1.9161415*
e+.033454*n),ta(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Qi(e){return e>Og?Math.pow(e,1/3):e/Lu+Eu}function ea(e){return e>Tn?e*e*e:Lu*(e-Eu)}
function ta(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function na(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Ag(e){
if(e instanceof mt)return new mt(e.h,e.c,e.l,e.opacity);if(e instanceof rt||(e=Ou(e)),e.a===0&&e.b===0)return new mt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*vu;return new mt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function vo(e,t,n,r){return arguments.length===1?Ag(e):new mt(e,t,n,r??1)}function mt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Pu(e){if(isNaN(
e.h))return new rt(e.l,0,0,e.opacity);var t=e.h*xu;return new rt(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Ln(mt,vo,lr(Et,{brighter(e){return new mt(this.h,
this.c,this.l+_o*(e??1),this.opacity)},darker(e){return new mt(this.h,this.c,this.l-_o*(e??1),this.opacity)},rgb(){return Pu(this).rgb()}}));var Ru=-.14861,oa=1.78277,
sa=-.29227,Mo=-.90649,ar=1.97294,wu=ar*Mo,yu=ar*oa,ku=oa*sa-Mo*Ru;function Pg(e){if(e instanceof Gt)return new Gt(e.h,e.s,e.l,e.opacity);e instanceof Se||(e=ra(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(ku*r+wu*t-yu*n)/(ku+wu-yu),s=r-o,i=(ar*(n-o)-sa*s)/Mo,l=Math.sqrt(i*i+s*s)/(ar*o*(1-o)),c=l?Math.atan2(i,s)*vu-120:NaN;
return new Gt(c<0?c+360:c,l,o,e.opacity)}function So(e,t,n,r){return arguments.length===1?Pg(e):new Gt(e,t,n,r??1)}function Gt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Ln(Gt,So,lr(Et,{brighter(e){return e=e==null?En:Math.pow(En,e),new Gt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Kt:Math.
pow(Kt,e),new Gt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*xu,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Se(255*(t+n*(Ru*r+oa*o)),255*(t+n*(sa*r+Mo*o)),255*(t+n*(ar*r)),this.opacity)}}));function qu(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function Rg(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return qu((n-r/t)*t,i,o,s,l)}}function Cg(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return qu((n-r/t)*t,o,s,i,l)}}var Eo=e=>()=>e;function Iu(e,t){return function(n){
return e+n*t}}function Ng(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function ca(e,t){var n=t-e;return n?Iu(e,n>
180||n<-180?n-360*Math.round(n/360):n):Eo(isNaN(e)?t:e)}function $g(e){return(e=+e)==1?Ie:function(t,n){return n-t?Ng(t,n,e):Eo(isNaN(t)?n:t)}}function Ie(e,t){
var n=t-e;return n?Iu(e,n):Eo(isNaN(e)?t:e)}var Cu=(function e(t){var n=$g(t);function r(o,s){var i=n((o=cr(o)).r,(s=cr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=Ie(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Hu(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=cr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var Nv=Hu(Rg),$v=Hu(Cg);function qg(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Ig(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Hg(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Lo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Wg(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ve(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Bg(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Lo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var aa=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ia=new RegExp(aa.source,
"g");function jg(e){return function(){return e}}function Fg(e){return function(t){return e(t)+""}}function zg(e,t){var n=aa.lastIndex=ia.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=aa.exec(e))&&(o=ia.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Ve(r,o)})),n=ia.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Fg(c[0].x):jg(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function Lo(e,t){var n=typeof t,r;return t==null||n==="boolean"?Eo(t):(n==="number"?Ve:n==="string"?(r=On(t))?
(t=r,Cu):zg:t instanceof On?Cu:t instanceof Date?Wg:Ig(t)?qg:Array.isArray(t)?Hg:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Bg:Ve)(e,
t)}function Wu(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Nu=180/Math.PI,la={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Bu(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Nu,skewX:Math.atan(c)*Nu,scaleX:i,scaleY:l}}var To;function Dg(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?la:Bu(t.a,t.b,t.c,t.d,t.e,t.f)}function Ug(e){return e==null||(To||(To=document.createElementNS(
"http://www.w3.org/2000/svg","g")),To.setAttribute("transform",e),!(e=To.transform.baseVal.consolidate()))?la:(e=e.matrix,Bu(e.a,e.b,e.c,e.d,e.e,e.f))}function ju(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,p,x){if(u!==h||d!==f){var P=p.push("translate(",null,t,null,n);x.push({i:P-4,x:Ve(u,h)},{i:P-2,x:Ve(
d,f)})}else(h||f)&&p.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Ve(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Ve(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,p,x){
if(u!==h||d!==f){var P=p.push(o(p)+"scale(",null,",",null,")");x.push({i:P-4,x:Ve(u,h)},{i:P-2,x:Ve(d,f)})}else(h!==1||f!==1)&&p.push(o(p)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),l(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(p){for(var x=-1,P=f.length,N;++x<P;)h[(N=f[x]).i]=N.x(p);return h.join("")}}}var qv=ju(Dg,"px, ",
"px)","deg)"),Iv=ju(Ug,", ",")",")"),Gg=1e-12;function $u(e){return((e=Math.exp(e))+1/e)/2}function Kg(e){return((e=Math.exp(e))-1/e)/2}function Vg(e){return((e=
Math.exp(2*e))-1)/(e+1)}var Hv=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],p=d-l,x=h-c,P=p*p+x*x,N,D;if(P<Gg)D=Math.log(f/u)/
t,N=function(L){return[l+L*p,c+L*x,u*Math.exp(t*L*D)]};else{var R=Math.sqrt(P),B=(f*f-u*u+r*P)/(2*u*n*R),q=(f*f-u*u-r*P)/(2*f*n*R),$=Math.log(Math.sqrt(B*B+1)-B),
A=Math.log(Math.sqrt(q*q+1)-q);D=(A-$)/t,N=function(L){var b=L*D,M=$u($),C=u/(n*R)*(M*Vg(t*b+$)-Kg($));return[l+C*p,c+C*x,u*M/$u(t*b+$)]}}return N.duration=Math.
abs(D)*1e3*t/Math.SQRT2,N}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function Fu(e){return function(t,n){
var r=e((t=xo(t)).h,(n=xo(n)).h),o=Ie(t.s,n.s),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var Wv=Fu(ca),Bv=Fu(Ie);function zu(e){return function(t,n){var r=e((t=vo(t)).h,(n=vo(n)).h),o=Ie(t.c,n.c),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var jv=zu(ca),Fv=zu(Ie);function Du(e){return(function t(n){n=+n;function r(o,s){var i=e((o=So(o)).h,(s=So(s)).h),l=Ie(o.s,
s.s),c=Ie(o.l,s.l),u=Ie(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var zv=Du(
ca),Dv=Du(Ie);function Xg(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Ao(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function An(e){return e=Ao(Math.
abs(e)),e?e[1]:NaN}function Yg(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function Jg(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var Zg=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Pn(e){if(!(t=Zg.exec(e)))throw new Error("invalid format: "+e);var t;
return new ua({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Pn.prototype=ua.prototype;
function ua(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}ua.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function Qg(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Po;function eb(e,t){var n=Ao(e,t);if(!n)return Po=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Po=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Ao(e,Math.
max(0,t+s-1))[0]}function Uu(e,t){var n=Ao(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Gu={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:Xg,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Uu(e*100,t),r:Uu,s:eb,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Ku(e){return e}var Vu=Array.prototype.map,Xu=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function tb(e){var t=e.
grouping===void 0||e.thousands===void 0?Ku:Yg(Vu.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ku:Jg(Vu.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=Pn(h);var p=h.fill,x=h.align,P=h.sign,N=h.symbol,D=h.zero,R=h.width,B=h.comma,q=h.precision,$=h.trim,
A=h.type;A==="n"?(B=!0,A="g"):Gu[A]||(q===void 0&&(q=12),$=!0,A="g"),(D||p==="0"&&x==="=")&&(D=!0,p="0",x="=");var L=(f&&f.prefix!==void 0?f.prefix:"")+(N==="$"?
n:N==="#"&&/[boxX]/.test(A)?"0"+A.toLowerCase():""),b=(N==="$"?r:/[%p]/.test(A)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),M=Gu[A],C=/[defgprs%]/.test(A);q=q===void 0?
6:/[gprs]/.test(A)?Math.max(1,Math.min(21,q)):Math.max(0,Math.min(20,q));function E(v){var k=L,w=b,y,g,S;if(A==="c")w=M(v)+w,v="";else{v=+v;var I=v<0||1/v<0;if(v=
isNaN(v)?c:M(Math.abs(v),q),$&&(v=Qg(v)),I&&+v==0&&P!=="+"&&(I=!1),k=(I?P==="("?P:l:P==="-"||P==="("?"":P)+k,w=(A==="s"&&!isNaN(v)&&Po!==void 0?Xu[8+Po/3]:"")+w+
(I&&P==="("?")":""),C){for(y=-1,g=v.length;++y<g;)if(S=v.charCodeAt(y),48>S||S>57){w=(S===46?o+v.slice(y+1):v.slice(y))+w,v=v.slice(0,y);break}}}B&&!D&&(v=t(v,1/0));
var m=k.length+v.length+w.length,T=m<R?new Array(R-m+1).join(p):"";switch(B&&D&&(v=t(T+v,T.length?R-w.length:1/0),T=""),x){case"<":v=k+v+w+T;break;case"=":v=k+T+
v+w;break;case"^":v=T.slice(0,m=T.length>>1)+k+v+w+T.slice(m);break;default:v=T+k+v+w;break}return s(v)}return E.toString=function(){return h+""},E}function d(h,f){
var p=Math.max(-8,Math.min(8,Math.floor(An(f)/3)))*3,x=Math.pow(10,-p),P=u((h=Pn(h),h.type="f",h),{suffix:Xu[8+p/3]});return function(N){return P(x*N)}}return{format:u,
formatPrefix:d}}var Oo,Ro,da;nb({thousands:",",grouping:[3],currency:["$",""]});function nb(e){return Oo=tb(e),Ro=Oo.format,da=Oo.formatPrefix,Oo}function Yu(e){
return Math.max(0,-An(Math.abs(e)))}function Ju(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(An(t)/3)))*3-An(Math.abs(e)))}function Zu(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,An(t)-An(e))+1}function rd(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function rb(e){return function(){return e}}function ob(e){return+e}var Qu=[0,1];function Rn(e){return e}function ha(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:rb(isNaN(t)?NaN:.5)}function sb(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function ib(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=ha(o,r),s=n(i,s)):(r=ha(r,o),s=n(s,i)),function(l){return s(r(l))}}function ab(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=ha(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=iu(e,l,1,r)-1;return s[c](
o[c](l))}}function od(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function sd(){var e=Qu,
t=Qu,n=Lo,r,o,s,i=Rn,l,c,u;function d(){var f=Math.min(e.length,t.length);return i!==Rn&&(i=sb(e[0],e[f-1])),l=f>2?ab:ib,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=l(t,e.map(r),Ve)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,ob),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Wu,d()},h.clamp=function(f){return arguments.length?(i=f?!0:Rn,d()):i!==Rn},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,p){return r=f,o=p,d()}}function lb(){return sd()(Rn,Rn)}function cb(e,t,n,r){var o=cu(e,t,n),s;switch(r=Pn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=Ju(o,i))&&(r.precision=s),da(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Zu(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Yu(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Ro(r)}function ub(e){var t=e.domain;return e.ticks=function(n){var r=t();return bo(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return cb(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=go(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function Co(){var e=lb();return e.copy=function(){return od(e,Co())},rd.apply(e,arguments),ub(e)}function db(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function ed(e){return Math.
log(e)}function td(e){return Math.exp(e)}function hb(e){return-Math.log(-e)}function fb(e){return-Math.exp(-e)}function pb(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function mb(e){return e===10?pb:e===Math.E?Math.exp:t=>Math.pow(e,t)}function gb(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function nd(e){return(t,n)=>-e(-t,n)}function bb(e){let t=e(ed,td),n=t.domain,r=10,o,s;function i(){return o=gb(r),s=mb(r),n()[0]<0?(o=nd(o),
s=nd(s),e(hb,fb)):e(ed,td),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),p=o(d),x,P,N=l==null?10:+l,D=[];if(!(r%1)&&p-f<N){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(x=1;x<r;++x)if(P=f<0?x/s(-f):x*s(f),!(P<u)){if(P>d)break;D.push(P)}}else for(;f<=p;++f)for(x=r-1;x>=1;--x)if(P=f>0?x/s(-f):x*s(f),!(P<u)){if(P>
d)break;D.push(P)}D.length*2<N&&(D=bo(u,d,N))}else D=bo(f,p,Math.min(p-f,N)).map(s);return h?D.reverse():D},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Pn(c)).precision==null&&(c.trim=!0),c=Ro(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(db(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function fa(){
let e=bb(sd()).domain([1,10]);return e.copy=()=>od(e,fa()).base(e.base()),rd.apply(e,arguments),e}var ur=Math.PI,pa=2*ur,Vt=1e-6,wb=pa-Vt;function id(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function yb(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return id;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function ad(e,t,n,r){return e===n&&t===r}function kb(e){let t=Math.floor(e);if(!(t<=15))return ad;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var Cn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?id:yb(t),this._equal=t==null?ad:kb(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>Vt)if(!(Math.abs(h*c-u*d)>Vt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let p=r-i,x=o-l,P=c*c+u*u,N=p*p+x*x,D=Math.sqrt(P),R=Math.sqrt(
f),B=s*Math.tan((ur-Math.acos((P+f-N)/(2*D*R)))/2),q=B/R,$=B/D;Math.abs(q-1)>Vt&&this._append`L${t+q*d},${n+q*h}`,this._append`A${s},${s},0,0,${+(h*p>d*x)},${this.
_x1=t+$*c},${this._y1=n+$*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>Vt||Math.abs(this._y1-d)>Vt)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%pa+
pa),f>wb)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>Vt){let p=t+r*Math.cos(s),x=n+r*Math.sin(s);if(f>=
ur&&this._equal(u,d,p,x)){f/=2;let P=o+f;this._append`A${r},${r},0,${+(f>=ur)},${h},${t+r*Math.cos(P)},${n+r*Math.sin(P)}`}this._append`A${r},${r},0,${+(f>=ur)},${h},${this.
_x1=p},${this._y1=x}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function _b(){
return new Cn}_b.prototype=Cn.prototype;function Nn(e){return function(){return e}}var xb=Math.cos;var ga=Math.sin,$n=Math.sqrt,ld=1e-12,No=Math.PI,o1=No/2,fd=2*No;function vb(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new Cn(t)}var s1=Array.prototype.slice;function Mb(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function pd(e){this._context=e}pd.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function md(e){return new pd(e)}function Sb(e){return e[0]}function Tb(e){return e[1]}
function gd(e,t){var n=Nn(!0),r=null,o=md,s=null,i=vb(l);e=typeof e=="function"?e:e===void 0?Sb:Nn(e),t=typeof t=="function"?t:t===void 0?Tb:Nn(t);function l(c){
var u,d=(c=Mb(c)).length,h,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(p)return s=null,p+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:Nn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Nn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Nn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var i1=Eb(md);function bd(e){this._curve=e}bd.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Eb(e){function t(n){
return new bd(e(n))}return t._curve=e,t}var a1=$n(3);var Lb=$n(1/3),l1=Lb*2;var wd=ga(No/10)/ga(7*No/10),c1=ga(fd/10)*wd,u1=-xb(fd/10)*wd;var d1=$n(3);var h1=$n(3);var f1=$n(3)/2,Ob=1/$n(12),p1=(Ob/2+1)*3;function Lt(){}function $o(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function wa(e){this._context=e}wa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:$o(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:$o(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Ab(e){this._context=e}Ab.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:$o(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Pb(e){this._context=e}Pb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:$o(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function yd(e,t){this._basis=new wa(e),this._beta=t}yd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var m1=(function e(t){function n(r){
return t===1?new wa(r):new yd(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function qo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function ya(e,t){this._context=e,this._k=(1-t)/6}ya.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:qo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var g1=(function e(t){function n(r){return new ya(r,t)}return n.tension=function(r){return e(+r)},n})(0);function ka(e,t){
this._context=e,this._k=(1-t)/6}ka.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var b1=(function e(t){function n(r){return new ka(r,t)}return n.tension=function(r){return e(+r)},n})(0);function _a(e,t){
this._context=e,this._k=(1-t)/6}_a.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:qo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var w1=(function e(t){function n(r){return new _a(r,t)}return n.tension=function(r){return e(+r)},n})(0);function xa(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>ld){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>ld){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function kd(e,t){this._context=e,this._alpha=t}
kd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:xa(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var y1=(function e(t){function n(r){return t?new kd(r,t):new ya(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function _d(e,t){
this._context=e,this._alpha=t}_d.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:xa(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var k1=(function e(t){function n(r){return t?new _d(r,t):new ka(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function xd(e,t){this._context=e,this.
_alpha=t}xd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:xa(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var _1=(function e(t){
function n(r){return t?new xd(r,t):new _a(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Rb(e){this._context=e}Rb.prototype={areaStart:Lt,areaEnd:Lt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function cd(e){return e<0?-1:1}function ud(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(cd(
s)+cd(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function dd(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function ma(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function ba(e){this._context=e}ba.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:ma(this,this._t0,dd(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,ma(this,dd(this,n=ud(this,e,t)),n);break;default:ma(this,this._t0,n=
ud(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Cb(e){this._context=new vd(e)}(Cb.prototype=Object.create(ba.
prototype)).point=function(e,t){ba.prototype.point.call(this,t,e)};function vd(e){this._context=e}vd.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Nb(e){this._context=e}Nb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=hd(e),o=hd(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function hd(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function $b(e,t){this._context=e,this._t=t}$b.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Sa={};ie(Sa,{diamond:()=>Ma,drawMarks:()=>Xt,dress:()=>ot,lineMark:()=>Yt,pathMark:()=>va,pixel:()=>se,textMark:()=>Ot,toldMark:()=>Io});function Xt(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=Z(n);l?l.replaceWith(c):e.append(c),l=c}ot(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Xt(l,s):W(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function ot(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var se=e=>Math.round(e*10)/
10,Yt=(e,t,n,r,o)=>["line",e,{x1:se(t),y1:se(n),x2:se(r),y2:se(o)},[]],Ot=(e,t,n,r,o="middle")=>["text",e,{x:se(t),y:se(n),"text-anchor":o},r],va=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${se(n)} ${se(r)}`).join("")||"M0 0"},[]],Io=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ma=(e,t,n)=>`\
M${se(e)} ${se(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Md=2;async function Sd(e,t,n){let r=qb(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await Ib(r,t),s=_("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function qb(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);ne(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=Z("rect");return ne(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Ib(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=_("canvas","",null,{width:r*
Md,height:o*Md});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var La={};ie(La,{fillValues:()=>Ea,valuesList:()=>Ta});function Ta(){let e=_("details","gp-chart-values");return e.append(_("summary","",a("Values")),_("ul")),e}function Ea(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>_("li","",n)))}var Hb=720,Td=600,Wb=400,Bb=4,[st,Jt,gt]=[52,12,40],jb={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function Ed(e,t){let[n,r,o]=[Z("svg","gp-curve-picture"),_("div","gp-tip"),_("div","gp-chart-plot gp-curve\
-plot")],s=Ta(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",d,h=null,f=null;r.hidden=
!0,o.append(y(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function p(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),d=Fb(l,c,e);let{
width:g,height:S}=d;ot(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:g,height:S,viewBox:`\
0 0 ${g} ${S}`,"font-size":12}),Xt(n,[...x(),...N(),...D(),["g","gp-curves",{"clip-path":`url(#${i})`},R()],["g","gp-passing",{},B()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((I,m)=>{Object.assign(I,{__data__:l.lines[m]})}),A()}function x(){let{x:g,width:S,height:I,top:m}=d,[T,H]=[P(g(.5-l.before)),
P(g(.5))],F=l.before&&H>T?[["rect","",{x:se(T),y:m,width:se(H-T),height:I-m-gt,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:st,y:m-
3,width:S-st-Jt,height:I-m-gt+6},[]]]],["g","gp-ground",{},F]]}let P=g=>Math.min(Math.max(g,st),d.width-Jt);function N(){let{x:g,y:S,width:I,height:m}=d,T=(G,V)=>[
"text","",{fill:"var(--gp-muted)",...V},G],H=Db(S,l.y.kind,m).flatMap(([G,V])=>[["line","",{x1:st,x2:I-Jt,y1:se(S(G)),y2:se(S(G)),stroke:"var(--gp-line)"},[]],T(
V,{x:st-6,y:se(S(G)+4),"text-anchor":"end"})]),F=g.ticks(Math.max(2,Math.floor((I-st-Jt)/80))).filter(Number.isInteger).map(G=>T(j(G),{x:se(g(G)),y:m-gt+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...H,...F]]]}function D(){let{x:g,width:S,height:I,top:m}=d,T=(m+I-gt)/2,H={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},F={fill:"var(--gp-muted)",x:se(Math.max(st,g(.5-l.before))),y:innerWidth<Td?m+14:m-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...H,x:(st+S-Jt)/2,y:I-6},l.x.title],["text","",{...H,transform:`translate(13 ${se(T)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",F,l.note]]}function R(){let{x:g,y:S,height:I,top:m}=d,T=gd().defined(([,G])=>G!==null).x(([G])=>g(G)).y(([,G])=>S(G)).digits(1),H=(G,V)=>["line","",
{x1:se(g(G)),x2:se(g(G)),y1:m,y2:I-gt,...V},[]],F=l.lines.map(G=>{let V=G.x.map((te,ce)=>[te,G.y[ce]]),X={fill:"none",stroke:`var(--gp-${G.role})`,opacity:G.isPrompt?
.75:1},ee=V.length>Wb?"":V.map(([te,ce])=>ce===null?"":`M${se(g(te))} ${se(S(ce))}h0`).join("");return["g","",X,[["path","gp-line-path",{d:T(V)||"M0 0","stroke-\
width":2,"stroke-dasharray":or(G.dash),"stroke-linejoin":"round"},[]],["path","",{d:ee||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[H(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[H(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...F]}function B(){let g=f===null?[]:$(f).map(({line:H,value:F})=>["circle","",{cx:se(d.x(f)),cy:se(d.y(F)),r:4,fill:`var(--gp-${H.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!h?.chosen)return g;let{x:[S,I],y:[m,T]}=h.chosen;return[...g,["rect","",{x:se(S),y:se(m),width:se(I-S),height:se(
T-m),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function q(){let g=n.querySelector(".gp-passing");g&&d&&Xt(
g,B())}function $(g){return l.lines.flatMap(S=>{let I=S.x.indexOf(g);return I<0||S.y[I]===null?[]:[{line:S,value:S.y[I],words:S.words(I)}]})}function A(){let{lines:g}=l;
s.hidden=!g.some(({y:S})=>S.some(I=>I!==null)),s.open&&Ea(s,g.flatMap(S=>S.y.map((I,m)=>I===null?"":S.words(m)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
A());function L(){let g=f===null||h?.chosen?[]:$(f);if(r.hidden=!g.length,!g.length)return;r.replaceChildren(...g.map(({line:I,words:m})=>{let[T,H,F]=[_("p",""),
Z("svg",""),Z("line","")];return ot(H,{width:18,height:8,"aria-hidden":"true"}),ot(F,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${I.role})`,"stroke-width":2,"stroke\
-dasharray":or(I.dash)}),H.append(F),T.append(H,` ${m}`),T}));let S=d.x(f);r.style.top=`${d.top}px`,r.style.left=`${Math.max(0,S>d.width/2?S-12-r.offsetWidth:S+
12)}px`}function b({clientX:g,clientY:S}){let{left:I,top:m}=n.getBoundingClientRect();return{x:P(g-I),y:Math.min(Math.max(S-m,d.top),d.height-gt)}}let M=g=>{let S=Math.
max(0,...l.lines.map(I=>I.x.at(-1)??0));return Math.min(Math.max(Math.round(d.x.invert(g)),1-l.before),S)};n.addEventListener("pointerdown",g=>{!d||g.button||(h=
{...b(g),place:d,moved:!1,chosen:null},u&&n.setPointerCapture(g.pointerId))}),n.addEventListener("pointermove",g=>{if(!d)return;let S=b(g);h&&u&&C(S),f=h?.moved?
null:M(S.x),q(),L()}),n.addEventListener("pointerup",g=>{if(!h)return;let{moved:S,chosen:I}=h;h=null,I?v(I):S||t(M(b(g).x))});for(let g of["pointerleave","point\
ercancel"])n.addEventListener(g,()=>{g==="pointercancel"&&(h=null),f=null,q(),L()});n.addEventListener("dblclick",()=>w({x:null,y:null}));function C(g){let[S,I]=[
Math.abs(g.x-h.x),Math.abs(g.y-h.y)];if(h.moved||=Math.max(S,I)>Bb,!h.moved)return;if(u==="pan")return w({x:E(h.place.x,h.x-g.x),y:E(h.place.y,h.y-g.y)});let m=(T,H)=>[
Math.min(T,H),Math.max(T,H)];h.chosen={x:I>2*S&&S<20?[st,d.width-Jt]:m(h.x,g.x),y:S>2*I||I<20?[d.top,d.height-gt]:m(h.y,g.y)}}let E=(g,S)=>g.range().map(I=>g.invert(
I+S));function v({x:g,y:S}){let I=S[0]===d.top&&S[1]===d.height-gt,[m,T]=d.y.range();w({x:g.map(H=>d.x.invert(H)),y:I?c.y:(m>T?[S[1],S[0]]:S).map(H=>d.y.invert(
H))})}function k(g){let S=I=>{let[m,T]=I.range(),H=(1-g)/2*(T-m);return[I.invert(m+H),I.invert(T-H)]};d&&w({x:S(d.x),y:S(d.y)})}function w(g){c=g,f=null,p(),L()}
function y(){let g=_("div","gp-curve-tools"),S=(H,F,G)=>{let V=_("button","gp-curve-tool",null,{type:"button",title:F,"aria-label":F}),[X,ee]=[Z("svg",""),Z("pa\
th","")];return ot(X,{viewBox:"0 0 16 16","aria-hidden":"true"}),ot(ee,{d:jb[H]}),X.append(ee),V.append(X),V.addEventListener("click",G),g.append(V),V},I=H=>()=>Sd(
H,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),m=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([H,F])=>S(H,F,()=>{u=H,T()})),T=()=>{
m.forEach((H,F)=>H.setAttribute("aria-pressed",String(["zoom","pan"][F]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return T(),
S("closer",a("Zoom in"),()=>k(.5)),S("farther",a("Zoom out"),()=>k(2)),S("reset",a("Reset axes"),()=>w({x:null,y:null})),S("png",a("Download plot as a PNG"),I("\
png")),S("svg",a("Download plot as an SVG"),I("svg")),g}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&p()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",p),g=>{e.hidden=!g,g&&l&&g.y.kind!==l.y.kind&&(c={...c,y:null}),l=g,p()}}function Fb({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<Td||innerHeight<Hb?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=t?26:12,d=[c-gt,u],
h=r.kind.log?fa():Co();return{width:i,height:c,top:u,x:Co(o.x||n.range,[st,i-Jt]),y:h.domain(o.y||r.range||zb(e,r.kind)).range(d)}}function zb(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Db(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):j(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,ge(s(i))])}var Ub=150;function Ld(e,t){let n=k=>e.querySelector(".gp-"+k),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Ji(),u=new Map,d=0,h=-1/0,f=!1,
p=()=>c[i.value],x=()=>nu(p(),u);function P(){let k=t.current();return k?cn([],t.lastOf(k)).added:[]}function N(){let k=Object.keys(c).filter(y=>c[y].series||u.
size);if(k.length===i.options.length&&[...i.options].every(({text:y},g)=>y===c[k[g]].name))return;let w=k.includes(i.value)?i.value:k[0];i.replaceChildren(...k.
map(y=>_("option","",c[y].name,{value:y}))),i.value=w}function D(k){for(let w of k)for(let{token_id:y,text:g}of w.watched||[])u.set(y,g)}function R(){let k=[p().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");W(n("about"),k);let w=x(),y=JSON.stringify(
w.map(({name:g,tip:S})=>[g,S]));l.dataset.key!==y&&(l.dataset.key=y,l.replaceChildren(...w.map(B)))}function B({name:k,term:w,role:y,dash:g,tip:S}){let I=_("spa\
n");me(I,w,()=>t.current()?pe($(t.current())):"",{meaning:S});let m=Z("svg",""),T=Z("line","");for(let[H,F]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))m.setAttribute(H,String(F));for(let[H,F]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":or(g)}))T.setAttribute(H,String(
F));return m.append(T),I.append(m,p().of?re(k):k),I}function q(){let k=t.current(),w=k?$(k):a("The curve grows with the text.");W(o,w),po(o,k,P().length,k?w:a("\
no token yet"),t.promptSteps.length)}function $(k){let w={number:k.index+1,token:Y(k.chosen.text),facts:A(k)};return k.isPrompt?a("Prompt token {number}, {token\
}: {facts}",w):a("Token {number}, {token}: {facts}",w)}function A(k){if(p().of)return b(k)||a("no token was looked up here");if(i.value==="kept")return k.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:j(ze(k)),count:j(k.distribution.vocab)});if(i.value==="cumulative")return L(k);let{surprisal:w,
entropyBefore:y,entropyAfter:g}=qe(k);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:oe(de(w),t.unit)});let[S,I,m]=[w,y,g].map(T=>oe(de(T),t.unit));
return k.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:S,entropy:I}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:S,
before:I,after:m})}function L(k){let w=k.isPrompt?t.promptSteps:P(),y=w.slice(0,w.indexOf(k)+1),g=x().filter(S=>S.value(k)!==null).map(S=>{let I=y.map(T=>de(S.value(
T)));return`${I.includes(null)?a("minus infinity"):oe(I.reduce((T,H)=>T+H,0),t.unit)} ${S.name}`});return a("log-probability so far {sums}",{sums:g.join(", ")})}
function b(k){return Ae((k.watched||[]).map(w=>{let y={token:Y(w.text),before:U(J(w.raw_logprob)),after:U(J(w.logprob)),rank:j(w.raw_rank||0)};return w.logprob===
null?w.raw_rank?a("{token} {before} before (rank {rank}), removed after",y):a("{token} {before} before, removed after",y):w.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",y):a("{token} {before} before, {after} after",y)}))}function M(){d=0,h=performance.now(),r.removeAttribute("aria-busy");let k=P(),
w=k.length||t.promptSteps.length?ru({curve:p(),series:x(),steps:k,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:Re(1,t.unit)}):void 0;C(w)}let C=Ed(
r,k=>{let w=k-1+(k<1?t.promptSteps.length:0),y=k<1?t.promptSteps[w]:P()[w];y&&t.selectStep(y)});function E(){d||!f||(r.setAttribute("aria-busy","true"),d=window.
setTimeout(M,Math.max(0,h+Ub-performance.now())))}new IntersectionObserver(([{isIntersecting:k}])=>{f||!k||(f=!0,E())}).observe(e),Vi(o,t),s.addEventListener("c\
hange",()=>fo(s.value)),i.addEventListener("change",v);function v(){R(),q(),E()}return k=>{k.unit&&(s.value=t.unit),k.run&&(u=new Map,c=Ji(t.isFromElsewhere)),D(
P()),N(),v()}}var Ca={};ie(Ca,{rankChips:()=>Pa,scaleEnds:()=>Ra,shadeInk:()=>Zt,shadeMeaning:()=>Wo,shadeOf:()=>Ho});var Oa={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>Aa[Ad(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Od,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Od,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Od(){return[a("certain"),a("uncertai\
n")]}var Aa=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Ad=({rank:e})=>Aa.findIndex(([t])=>(e??1/0)<=t);function Ho(e,t){let{scale:n,level:r}=Oa[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function Zt(e,t,n){e.style.backgroundColor=`var(${Ho(t,n)})`,t==="rank"?e.dataset.rank=String(Ad(n)):delete e.
dataset.rank}function Wo(e){let{term:t,meaning:n}=Oa[e];return{id:t,meaning:n()}}var Pa=()=>Aa.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function Ra(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=Oa[e],[i,l]=r??(o??[]).map(h=>`${t==="bits"?ct(h):Q(h*Math.LN2,1)} ${a(
t)}`),[c,u]=s(),d=(h,f)=>f?`${f}, ${h}`:h;return{low:d(i,c),high:d(o?l.replace(" ","+ "):l,u),colours:Array.from({length:11},(h,f)=>`var(--gp-${n}-${f})`)}}var $a={};ie($a,{appendToken:()=>Qt,cutTokens:()=>At,inkToken:()=>it,numberWords:()=>Na,removedWords:()=>dr});function it(e,t){if(t.piece===null){let n=_("bdi","gp-ink gp-special");Le(n,t.text),e.append(n)}else Gn(t)?e.append(t.piece,_("span","gp-ink gp-byte","",{"data-\
bytes":Rs(t.text)||"·"})):Ps(e,t.piece)}function Qt({rows:e,tokens:t},n,r,o){let s=o&&Gn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Gn(
r)){let i=_("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function At({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var dr=({removed_by:e})=>a("removed by {processor}",{processor:e?Ze(e)[0]:a("a processor")});function Na(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=qe(e),{logprob:i}=e.chosen,[l,c]=[U(n),U(r)],u=Ee(e),d=[!u&&i===null?dr(e.chosen):a("probability {share}",
{share:u?c:l})];if(!u&&c!==l&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:h}=e.distribution;d.push(u||h===null?a("rank {rank}",{rank:j(
o)}):a("rank {rank} of {count}",{rank:j(o),count:j(h)}))}return[...d,a("surprisal {amount}",{amount:oe(s,t)})]}var qa={};ie(qa,{CanvasState:()=>hr,draftOf:()=>Gb,numbersOfPlace:()=>fr});var hr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Gb({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var fr=({logprob:e,entropy:t})=>({probability:J(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Kb=14,Vb=200;function Pd(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:d,clientY:h}){let{left:f,top:p,width:x,height:P}=o.getBoundingClientRect(),N=t.canvas,D=(R,B)=>Math.max(0,Math.min(B-1,Math.floor(R*B)));return{place:D(
(d-f)/x,t.step.places.length),step:N[D((h-p)/P,N.length)]}}e.addEventListener("click",d=>t.step&&n(l(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(Vb,Kb*h.length))}px`;let[p,x]=[o.clientWidth,o.clientHeight].map($=>Math.round($*devicePixelRatio));if(!p||!x)return;Object.
assign(o,{width:p,height:x});let P=o.getContext("2d"),N=getComputedStyle(e),D=N.getPropertyValue("--gp-text").trim(),[R,B]=[p/f,x/h.length],q=Math.max(.75,Math.
min(R,B,8*devicePixelRatio)*.2);h.forEach(($,A)=>$.places.forEach((L,b)=>{P.fillStyle=N.getPropertyValue(Ho(d,fr(L))).trim(),P.fillRect(Math.floor(b*R),Math.floor(
A*B),Math.ceil(R),Math.ceil(B)),L.accepted&&(P.fillStyle=D,P.beginPath(),P.arc((b+.5)*R,(A+.5)*B,q,0,2*Math.PI),P.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var Xb=1.05;function Rd(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:Y(s.text),read:Y(s.read_text),share:U(J(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),Yb(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Q(n.temperature,
2)}),Jb(s,n===r.at(-1),o),z(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:j(
l)})]}function Yb(e,t){let n=Math.exp(e),r=oe(e,t);return n<Xb?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?K(n,1):j(Math.round(n))})}function Jb({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var Xa={};ie(Xa,{ShadeScale:()=>Va,drawScale:()=>br});var Da={};ie(Da,{Component:()=>pr,Fragment:()=>le,cloneElement:()=>Qb,createContext:()=>lw,createElement:()=>gr,createPortal:()=>uw,createRef:()=>ew,h:()=>gr,hydrate:()=>aw,
isValidElement:()=>$d,options:()=>ue,render:()=>Xe,toChildArray:()=>zd});var ue,Nd,$d,Pt,Ia,zo,qd,jo,Id,Ba,Ha,Hd,mr=Symbol.for("pv"),Do={},Uo=[],Zb=/^m(i|n|o|s|text|space)$/,
Go=Array.isArray,Ko=Uo.slice,Rt=Object.assign;function en(e){e&&e.parentNode&&e.remove()}function gr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ko.call(arguments,2):n),tn(e,i,r,o,null)}function Qb(e,t,n){var r,o,s,i=Rt({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ko.call(arguments,2):n),
tn(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function tn(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mr,
__v:o||++Nd,__i:-1,__u:0};return!o&&ue.vnode&&ue.vnode(s),s}function ew(){return{current:null}}function le(e){return e.children}function pr(e,t){this.props=e,this.
context=t,this.__g=0}function Ct(e,t){if(t==null)return e.__&&Ct(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Ct(e)}function tw(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Rt({constructor:mr},n)).__v=n.__v+1,ue.vnode&&ue.vnode(t),
ja(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Ct(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ud(o,t,s),n.__=n.__e=null,t.__e!=r&&Wd(t))}function Wd(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Wd(e)}function Wa(e){(8&e.__g||(e.__g|=8,Pt.push(e),zo++))&&Ia==ue.
debounceRendering||((Ia=ue.debounceRendering)||queueMicrotask)(Bd)}function Bd(){try{for(var e,t=1;Pt.length;)Pt.length>t&&Pt.sort(qd),e=Pt.shift(),t=Pt.length,
8&e.__g&&tw(e)}finally{(zo=Pt.length)&&(Ia||queueMicrotask)(Bd)}}function jd(e,t,n,r,o,s,i,l,c,u,d){var h,f,p,x,P,N,D=r.__k||Uo,R=t.length;for(c=nw(n,t,D,c,R),h=
0;h<R;h++)(p=n.__k[h])!=null&&(f=~p.__i&&D[p.__i]||Do,p.__i=h,N=ja(e,p,f,o,s,i,l,c,u,d),x=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Fa(f.ref,null,p,f),p.ref&&d.push(
p.ref,p.__c||x,p)),P=P||x,4&p.__u?(c=Fd(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&N!==void 0?c=N:x&&(c=x.nextSibling),p.__u&=-21);return n.__e=
P,c}function nw(e,t,n,r,o){var s,i,l,c,u,d,h,f,p,x=n.length,P=x,N=0,D=0,R=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=R[s]=tn(null,i):Go(i)?i=R[s]=tn(le,{children:i}):i.constructor===mr&&i.__b?i=R[s]=tn(i.type,i.props,i.key,i.ref,
i.__v):R[s]=i,c=s+N,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=rw(i,n,c,P))&&(P--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?N--:u==c+1?N++:u!=c&&(u>c?N--:N++,
D=1)):(~u||(o>x?N--:o<x&&N++),typeof i.type!="function"&&(i.__u|=4))):R[s]=null;if(D){for(d=[],h=[],s=0;s<o;s++)if((i=R[s])&&16&i.__u){for(N=0,f=d.length;N<f;)d[p=
N+f>>1]<i.__i?N=p+1:f=p;d[N]=i.__i,h[s]=N+1}for(N=d.length;s--;)h[s]&&(h[s]==N?N--:R[s].__u|=4)}if(P)for(s=0;s<x;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ct(l)),za(
l,l));return r}function Fd(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Fd(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Ct(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function zd(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Go(e)?e.some(function(n){zd(n,t)}):t.push(e)),t}function rw(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function Cd(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Bo(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Cd(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Cd(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Ha[t]||(Ha[t]=ow(
t)),(e.__a||(e.__a={}))[t]=Ba,s=t!=(t=t.replace(Id,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ow(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[jo]==null)t[jo]=
Ba++;else if(t[jo]<this.__a[e])return;return n(ue.event?ue.event(t):t)}}}function ja(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,x,P,N,D,R,B,q,$,A,L,b,M,C,E,v=t.type;if(t.
constructor!==mr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=Fo(d,s):s.push(d),l=s[0]||l),(d=ue.__b)&&d(t);e:if(typeof v==
"function"){f=i.length;try{if(D=t.props,R=(d=v.prototype)&&d.render,B=(d=v.contextType)&&r[d.__c],q=d?B?B.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=
1)):(R?t.__c=p=new v(D,q):(t.__c=p=new pr(D,q),p.constructor=v,p.render=iw),B&&B.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),R&&(p.__s||(p.
__s=p.state),v.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Rt({},p.__s)),Rt(p.__s,v.getDerivedStateFromProps(D,p.__s)))),x=p.props,P=p.state,p.__v=t,n.__c){
if(D!==x&&R&&!v.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(D,q),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(D,p.__s,q)===!1){t.__v!=n.__v&&(p.props=D,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(k){k&&(k.__=t)}),Uo.push.
apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=Ct(n);break e}p.componentWillUpdate&&p.componentWillUpdate(D,p.__s,q),R&&p.componentDidUpdate&&p.__h.push(
function(){p.componentDidUpdate(x,P,N)})}else R&&!v.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),R&&p.componentDidMount&&p.__h.push(p.
componentDidMount);p.context=q,p.props=D,p.__P=e,p.__g&=-5,$=ue.__r,A=R?25:0;do p.__g&=-9,$&&$(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++A<
25);R&&(Uo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Rt({},r,p.getChildContext())),R&&n.__c&&p.getSnapshotBeforeUpdate&&(N=p.getSnapshotBeforeUpdate(
x,P)),L=d&&d.type===le&&d.key==null?d.props.children:d,D.__P&&(d=l,o=(e=D.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(k){k&&za(k,k)}),
n.__k=null),l=n.__k?Ct(n,0):null),l=jd(e,Go(L)?L:[L],t,n,r,o,s,i,l,c,u),D.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(en),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=
-4)}catch(k){if(i.length=f,t.__v=null,c||s)if(k&&k.then){if(t.__u|=128|c,s){for(~(C=s.indexOf(l||void 0))||(C=s.length);(E=s[C-1])&&E.nodeType==8;)C--;for(;C<s.
length;C++)if(E=s[C])if(s[C]=null,b){if(E==M)break}else{if(E.nodeType!=8)break;E.data.startsWith("$s")&&(M=Fo(b=E))}}if(!b){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;b=l}(d=Fo(b=t.__c.__z||(t.__c.__z=b)))?(t.__e=b,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(en);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),k&&
k.then||Dd(t),ue.__e(k,t,n)}}else l=t.__e=sw(n.__e,t,n,r,o,s,i,c,u,e);return(d=ue.diffed)&&d(t),l}function Fo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Dd(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Dd))}function Ud(e,t,n){for(var r=0;r<n.length;)Fa(n[r++],n[r++],n[r++]);ue.__c&&ue.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){ue.__e(s,o.__v)}})}function sw(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,x,P,N,D,R=n.props||Do,B=t.props,q=t.type;if(q==
"svg"?o="http://www.w3.org/2000/svg":q=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((x=s[d])&&
(q?x.localName==q:x.nodeType==3)){e=x,s[d]=null;break}}if(!e){if(D=u.ownerDocument||document,!q)return D.createTextNode(B);e=D.createElementNS(o,q,B.is?B:u),l&&
(ue.__m&&ue.__m(t,s),l=!1),s=null}if(q){if(u=q=="template"&&e.content||e,s=q=="textarea"&&B.defaultValue!=null?null:s&&Ko.call(u.childNodes),!l&&s)for(R={},d=0;d<
e.attributes.length;d++)R[(x=e.attributes[d]).name]=x.value;for(d in R)x=R[d],d=="dangerouslySetInnerHTML"?f=x:d=="children"||d in B||d=="value"&&"defaultValue"in
B||d=="checked"&&"defaultChecked"in B||Bo(e,d,null,x,o);for(d in B)x=B[d],d=="children"?p=x:d=="dangerouslySetInnerHTML"?h=x:d=="value"?P=x:d=="checked"?N=x:l&&
typeof x!="function"||R[d]===x||Bo(e,d,x,R[d],o);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(q==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Zb.test(q))&&(o="http://www.w3.org/1999/xhtml"),jd(u,Go(p)?p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&Ct(n,0),l,c),
s&&s.some(en)),l&&q!="textarea"||(d="value",q=="progress"&&P==null?e.removeAttribute(d):P==null||P===e[d]&&(q!="progress"||P)||Bo(e,d,P,R[d],o),d="checked",N!=null&&
N!=e[d]&&Bo(e,d,N,R[d],o))}else R===B||l&&e.data==B||(e.data=B);return e}function Fa(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ue.__e(o,n)}}function za(e,t,n){var r,o,s,i;if(ue.unmount&&ue.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Fa(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){ue.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&za(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Fo(r,s=[]))&&(r==e.__e&&s.some(en),en(o),en(r)),n||en(
e.__e),e.__e=e.__c=e.__=null}function iw(e,t,n){return this.constructor(e,n)}function Xe(e,t){var n,r,o,s;ue.__&&ue.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=tn(le,{children:[e]}),o=[],s=[],ja(t,t.__k,r||Do,Do,t.namespaceURI,r?null:t.firstChild?Ko.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Ud(o,t.__k,s),t.__k.props.children=null}function aw(e,t){e&&typeof e=="object"&&(e.__u|=32),Xe(e,t)}function lw(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Wa(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Hd++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function cw(e){return e.children}function uw(e,t){return tn(
cw,{__P:t,children:e})}ue={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw zo=0,e}},
Nd=0,$d=function(e){return e!=null&&e.constructor===mr},pr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Rt({},this.state)),typeof e==
"function"&&(e=e(Rt({},n),this.props)),e&&(Rt(n,e),this.__v&&(t&&this.__k.push(t),Wa(this)))},pr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Wa(this))},pr.prototype.render=le,Pt=[],zo=0,qd=function(e,t){return e.__v.__b-t.__v.__b},jo=Symbol(),Id=/(PointerCapture)$|Capture$/i,Ba=0,Ha={},Hd=
0;var Ua={};ie(Ua,{Term:()=>Te});var dw=()=>"";function Te(e){let{id:t,run:n=dw,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return gr(i,{...u,class:l,ref:x=>{x&&me(x,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Ka={};ie(Ka,{Fragment:()=>le,jsx:()=>O,jsxAttr:()=>bw,jsxDEV:()=>O,jsxEscape:()=>Vd,jsxTemplate:()=>mw,jsxs:()=>O});var hw=/["&<]/;function Ga(e){if(!e.length||!hw.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Kd=Symbol.for("pv"),fw=0,pw=Array.
isArray;function O(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Kd,__v:--fw,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),ue.vnode&&ue.vnode(u),u}function mw(e){var t=O(
le,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Gd={},gw=/[A-Z]/g;function bw(e,t){if(ue.attr){var n=ue.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Gd[o]||(Gd[o]=o.replace(gw,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Ga(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Ga(""+t)+'"'}function Vd(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Kd)return e;if(pw(e)){for(var t=0;t<e.length;t++)e[t]=Vd(e[t]);return e}}return Ga(""+e)}function Va(e){return O(Te,{class:"gp-scale",...Wo(e.name),children:O(Xd,{...e})})}function Xd({name:e,unit:t}){if(e==="rank")return O(le,{children:Pa().map(({words:s,
colour:i},l)=>O("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:r,colours:o}=Ra(e,t);return O(le,{children:[O("\
span",{children:n}),O("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>O("i",{style:{backgroundColor:s}},s))}),O("span",{children:r})]})}function br(e,t,n){
let{id:r,meaning:o}=Wo(t);me(e,r,()=>"",{meaning:o}),Xe(O(Xd,{name:t,unit:n}),e)}var ww=8e3,yw=120,kw=700;function Yd(e,t){let n=v=>e.querySelector(".gp-"+v),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new hr(
t),c=Pd(n("canvas-map"),l,{onPick:({place:v,step:k})=>R(l.steps.indexOf(k),v),onResize:()=>!e.hidden&&c(i.value)}),u=_("span","gp-canvas-prompt"),d=_("span","gp\
-canvas-before"),h=_("span","gp-canvas-now"),f=0,p=0;r.append(u,d,h);function x(){let{step:v}=l,k=l.before.flatMap(({places:g})=>g);d.childElementCount!==k.length&&
d.replaceChildren(...k.map(N));let w=he(h,v.places.length,P),{end:y}=l;p=Math.min(p,v.places.length-1),v.places.forEach((g,S)=>{let I=w[S],m=l.accepted(S);I.replaceChildren(),
it(I,g);let T=I.querySelector(".gp-ink");Zt(T,i.value,fr(g)),m?I.dataset.accepted=m:delete I.dataset.accepted,I.toggleAttribute("data-after-end",S>=y),I.setAttribute(
"aria-pressed",String(S===l.place)),I.setAttribute("aria-label",D(g,S,m)),I.tabIndex=S===p?0:-1})}let P=()=>_("span","gp-token",null,{role:"button"});function N(v){
let k=_("span","gp-written");return it(k,v),k}function D(v,k,w){let y={number:k+1,token:Y(v.text),share:U(J(v.logprob))};return w==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",y):w?a("Place {number}: {token}, probability {share}, accepted",y):a("Place {number}: {token}, probability {share},\
 not accepted",y)}r.addEventListener("click",({target:v})=>{let k=[...h.children].indexOf(v.closest(".gp-token"));k>=0&&R(l.at,k===l.place?null:k)}),r.addEventListener(
"keydown",v=>{let k=[...h.children].indexOf(v.target.closest(".gp-token")),w={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[v.key];if(!(k<
0)){if(v.key==="Enter"||v.key===" ")R(l.at,k);else if(v.key==="Escape")R(l.at,null);else if(w)p=Math.max(0,Math.min(h.childElementCount-1,k+w)),l.place===null?x():
R(l.at,p),h.children[p].focus();else return;v.preventDefault()}});function R(v,k){l.at=v,l.place=k,k!==null&&(p=k),b()}function B(){let{step:v,number:k,steps:w,
numCanvases:y}=l,g=l.canvas.length,S={canvas:v.canvas+1,canvases:y,step:v.step+1,steps:g},I=a("canvas {canvas} of {canvases}, step {step} of {steps}",S);o.max=String(
w.length),o.value=String(k+1),o.setAttribute("aria-valuetext",I),W(n("canvas-step-words"),I),W(s,a(f?"❚❚ Pause":"▶ Play"));let{places:m,accepted:T,newly:H}=l.
counts,F={accepted:j(T),places:j(m),newly:j(H),temperature:Q(v.temperature,2)};W(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",F))}function q(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){q(),B();return}l.number>=l.steps.length-1&&(l.at=0);let v=Math.
max(yw,Math.min(kw,ww/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?q():l.at=l.number+1,b()},v),b()}),o.addEventListener(
"input",()=>{q(),R(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:v})=>v==="Escape"&&R(null,l.place)),i.addEventListener("change",()=>b());function $(){
let{place:v}=l;if(Ce(n("one-place"),v!==null),Ce(n("place-hint"),v===null),v===null)return;let{since:k,accepted:w,count:y,last:g}=l.history(v),S={place:v+1,token:Y(
g.text),since:k+1,accepted:w,steps:y};W(n("place-verdict"),z(y,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",S));let I=new Set;n("sentences").replaceChildren(...Rd(l,v).map(V=>{let X=_("li");return X.append(...xn(V,I)),X}));let m=e.querySelector(".gp-one-place tbod\
y"),T=he(m,y,A);l.canvas.forEach((V,X)=>L(T[X],V,V.places[v]));let H=n("place-table"),{offsetTop:F,offsetHeight:G}=T[l.step.step];(F<H.scrollTop+G||F+G>H.scrollTop+
H.clientHeight)&&(H.scrollTop=F-H.clientHeight/2)}function A(){let v=_("tr"),k=_("td");return k.append(_("button","gp-place-step","",{type:"button"})),v.append(
k,...["read","likeliest"].map(()=>{let w=_("td");return w.append(_("bdi")),w}),_("td"),_("td","gp-place-entropy"),_("td")),v}function L(v,k,w){let[y,g,S,I,m,T]=v.
cells;W(y.firstChild,String(k.step+1)),Le(g.firstChild,w.read_text),Le(S.firstChild,w.text),W(I,U(J(w.logprob))),W(m,oe(w.entropy,t.unit)),W(T,w.accepted?a("✓ y\
es"):a("– no")),k===l.step?v.setAttribute("aria-current","step"):v.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:v})=>{let k=v.closest("tr");k&&R(l.steps.indexOf(l.canvas[k.rowIndex-1]),l.place)});function b(){l.step&&(B(),x(),$(),br(n("canvas-scale"),i.value,
t.unit),c(i.value),W(n("map-words"),z(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:j(l.step.places.length)})))}let M=v=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:v(l.step.places[l.place])}):"";Oe(e,{share:M(({text:v,logprob:k})=>`${Y(
v)} ${U(J(k))}`),entropy:M(({entropy:v})=>oe(v,t.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):""});
function C(){q(),l.clear(),p=0,d.replaceChildren(),h.replaceChildren(),W(u,t.started?t.started.prompt_tokens.map(({piece:v})=>v??"").join(""):"")}let E=()=>!e.hidden&&
b();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",E),new MutationObserver(E).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),v=>{v.run&&C(),e.hidden=!t.canvasSteps.length,!e.hidden&&(v.run||v.steps||v.status||v.unit)&&b()}}var _w=5,xw=60,vw=6e7,Mw=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),qn=e=>[e,...e.children.flatMap(qn)],Ya=e=>e.parent?Ya(e.parent):
e,Vo=class{constructor(t){this.log=t,this.trees=[],this.shown=null,this.along=Jd()}get all(){return this.trees.flatMap(qn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ya(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(t=>t!==this.shown).at(-1))}begin(){let{log:t}=this;if(this.along=Jd(),!t.started||t.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=t,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}t.asked=null;let i=o&&Mw(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let l=r.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:t,along:n}=this,r=t.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:t.text,tokens:o.length,total:n.
total,mode:t.started.mode,searched:t.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=_w&&t.length<=xw&&n<=vw)return;let r=this.trees.find(o=>o!==Ya(this.shown))||t.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(t){t.parent?t.parent.children=t.parent.children.filter(n=>n!==
t):this.trees=this.trees.filter(n=>n!==t)}};function Jd(){return new be(0,(e,{chosen:t})=>e+(t.logprob??-1/0))}function Zd(e){let{root:t,state:n,tree:r,told:o,remove:s}=e,{log:i}=n,l=t.querySelector(".gp-rename"),c=()=>W(o,a("A run is under way. Wait for its end, or clic\
k Stop."));function u(f){if(!(!f||f===n.shown)){if(n.busy){c();return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),e.draw(),f.item.focus({preventScroll:!0})}}
function d(){if(!s.dataset.sure){s.textContent=z(qn(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let f=n.
shown,p=n.refuge;n.busy?c():p&&(n.detach(f),u(p)),e.calm()}function h(){let f=n.shown,p=_("input","gp-rename-field",null,{"aria-label":a("Name of this run"),maxlength:60});
p.value=f.name;let x=!0,P=N=>{x&&(x=!1,N&&(f.name=p.value.trim()),document.activeElement===p&&f.item.focus(),p.remove(),e.fill(f))};p.addEventListener("keydown",
N=>{N.stopPropagation(),(N.key==="Enter"||N.key==="Escape")&&P(N.key==="Enter")}),p.addEventListener("click",N=>N.stopPropagation()),p.addEventListener("blur",()=>P(
!0)),f.item.querySelector(".gp-label").replaceChildren(p),p.focus(),p.select()}r.addEventListener("click",f=>{let p=f.target.closest(".gp-run"),x=n.visible.flatMap(
qn).find(P=>P.item===p);x===n.shown?x.item.focus():u(x)}),r.addEventListener("keydown",f=>{let{shown:p}=n;if(f.ctrlKey||f.metaKey||f.altKey||!p)return;let x=n.visible.
flatMap(qn),P=x.indexOf(p),N={ArrowDown:()=>u(x[P+1]),ArrowUp:()=>u(x[P-1]),ArrowRight:()=>u(p.children[0]),ArrowLeft:()=>u(p.parent),Home:()=>u(x[0]),End:()=>u(
x.at(-1)),F2:h,Delete:()=>{s.disabled||d()}};Object.hasOwn(N,f.key)&&(f.preventDefault(),N[f.key]())}),l.addEventListener("click",h),s.addEventListener("click",
d),s.addEventListener("blur",()=>e.calm())}var Qd=8,Sw=3,Tw=-1e30,Ew=e=>`log p ${e>Tw?Q(e,2).replace("-","−"):"−∞"}`;function Lw(e){let t=e.pieces,n=Math.min(...e.children.map(({at:s})=>s)),r=e.parent?
e.at:Number.isFinite(n)&&n>=Sw?n:0,o=an(t.slice(r,r+Qd).join(""));return a("“{text}”",{text:`${r&&!e.parent?"…":""}${o}${t.length>r+Qd?"…":""}`})}function eh(e){
if(!e.parent)return e.read?a("a text that was read:"):a("the original:");let t={number:e.at+1,token:Y(e.from??"")};return e.kind!=="branch"?a("continues at toke\
n {number}:",t):e.on?a("again from {token} at token {number}:",t):a("instead of {token} at token {number}:",t)}var Xo=class{constructor(t,n){this.root=t,this.state=
n,this.tree=t.querySelector(".gp-tree"),this.told=t.querySelector(".gp-told"),this.remove=t.querySelector(".gp-delete")}draw(){let{root:t,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(t.hidden=!o.length,t.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(t){t.item??=Ow(),
this.fill(t);let n=t.item.querySelector(":scope > ul");if(n&&n.remove(),t.children.length){let r=_("ul","",null,{role:"group"});r.append(...t.children.map(o=>this.
lay(o))),t.item.append(r),t.item.setAttribute("aria-expanded","true")}else t.item.removeAttribute("aria-expanded");return t.item}fill(t){let{item:n}=t,r=t===this.
state.shown,o=Lw(t),s=[z(t.tokens,"{count} token","{count} tokens"),Ew(t.total),...t.searched?[a("best of {mode}",{mode:Kn(t.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[_("span","gp-note",eh(t))," ",_("bdi","gp-words",o)];t.name?i.replaceChildren(_("bdi","gp-name",t.name)," ",...c):
i.replaceChildren(...c)}let l=n.querySelector(".gp-facts");W(l,s),l.title=a("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),W(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[t.name,`${eh(t)} ${o}`,s,r?a("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(t){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
t.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function Ow(){let e=_("li","gp-run",null,{role:"treeitem"}),
t=_("div","gp-row");return t.append(_("span","gp-sign","",{"aria-hidden":"true"}),_("span","gp-label"),_("span","gp-facts")),e.append(t),e}function th(e,t){let n=new Vo(t),r=new Xo(e,n);return Zd(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!e.hidden;if(s&&t.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let l=r.tree.contains(document.activeElement);r.draw(),l&&s&&s.item&&s.item.focus({preventScroll:!0})}else!e.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&W(r.told,"")}}var In,ke,Ja,nh,Za=Object.is,Yo=0,dh=[],Qa=[],we=ue,rh=we.__b,oh=we.__r,sh=we.diffed,ih=we.__c,ah=we.unmount,lh=we.__;function Jo(e,t){we.__h&&we.__h(ke,e,Yo||t),
Yo=0;var n=ke.__H||(ke.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function xe(e){return Yo=1,Aw(hh,e)}function Aw(e,t,n){var r=Jo(In++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):hh(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Za(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=ke,!ke.__f)){ke.
__f=!0;var o=ke.shouldComponentUpdate;ke.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Za(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function Zo(e,t){var n=Jo(In++,3);!we.__s&&tl(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,ke.__H.__h.push(n))}function He(e,t){var n=Jo(In++,4);!we.__s&&tl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ke.__h.push(n))}function Pe(e){
return Yo=5,bt(function(){return{current:e}},[])}function bt(e,t){var n=Jo(In++,7);return tl(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Pw(){var e;do{for(;e=Qa.shift();)try{wr(e)}catch(n){we.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=dh.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(wr),t.__h.
some(el),t.__h=[]}catch(n){t.__h=[],we.__e(n,e.__v)}}}while(Qa.length)}we.__b=function(e){ke=null,rh&&rh(e)},we.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.
__m),lh&&lh(e,t)},we.__r=function(e){oh&&oh(e),In=0;var t=(ke=e.__c).__H;t&&(Ja==ke?ke.__h=[]:(t.__h.some(wr),t.__h.some(el),In=0),t.__h=[],t.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ja=ke},we.diffed=function(e){sh&&sh(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&uh(dh.push(t)),t.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),Ja=ke=null},we.__c=function(e,t){t.some(function(n){try{n.__h.some(wr),n.__h=n.__h.filter(function(r){return!r.__||el(r)})}catch(r){n.__h=[function(){
throw r}]}}),ih&&ih(e,t)},we.unmount=function(e){ah&&ah(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,uh(Qa.push(o))}else wr(o)}catch(s){t=s}}),r.__H=void 0,t&&we.__e(t,r.__v))};var ch=typeof requestAnimationFrame==
"function";function Rw(e){var t,n=function(){clearTimeout(r),ch&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);ch&&(t=requestAnimationFrame(n))}function uh(e){
e!=1&&nh==we.requestAnimationFrame||((nh=we.requestAnimationFrame)||Rw)(Pw)}function wr(e){var t=ke,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ke=t}function el(e){
var t=ke;e.__c=e.__(),ke=t}function tl(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Za(n,e[r])})}function hh(e,t){return typeof t=="function"?
t(e):t}function Nt(e){let t=Pe(null),n=t.current!==e;return t.current=e,n?e:Cw}var Cw={},at=(e,t)=>(n,r)=>Nw(n,r,o=>O(e,{log:r,changes:o}),t);function Nw(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;if(o.replaceChildren(),!r)return i=>Xe(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Xe(n(
l?i:ln(t.kinds)),o)}}var $w={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Qo(e){let t=Pe(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return He(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=$w[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}function fh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return O("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:O("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function ph({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return O("span",{class:s.filter(Boolean).join(" "),children:[o?O("span",{class:"gp-why",children:o}):
e!==null&&O(fh,{share:e,top:n,side:"after"}),t!==null&&O(fh,{share:t,top:n,side:"before"})]})}var nl={};ie(nl,{TokenLabel:()=>Hn});function Hn({text:e,class:t}){return O("bdi",{class:t,ref:r=>{r&&_t(r,e)}})}var rl=e=>e?U(e):"<0.01%",qw=(e,t)=>e.kept!==t||e.mass_moved>0;function $t({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=Ze(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!qw(
n,l)}})}function qt({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(z(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:rl(n)})),e>t&&s.push(z(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:U(r)})),s.join(", ")}var Wn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function es(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function yr(e){
return Wn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function wt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ts(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(J(i),J(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Fe).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function yt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?J(t[n-1]):void 0:J(e)}var Bn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,Fe=({logprob:e})=>e===null;function nn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?Ze(i)[0]:Wn(r)?"DoLa":a("a processor")}function ns(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Ee(t)){let h={share:U(J(n)),rank:j(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=j(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:U(J(n)),rank:j(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:U(J(n)),rank:j(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${Iw(e,t)} ${c}`}function Iw(e,t){if(Fe(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:nn(e,t)});let{logprob:n,rank:r}=e,o={share:U(J(n)),rank:j(r||0),kept:j(ze(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function gh(e,t){let n=oe(e,t),r=Math.exp(e??1/0);return r<Hw?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?K(
r,1):j(Math.round(r))})}var Hw=1.05;function bh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>mh(c.raw)-mh(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${Y(l)} ${K(J(c))} · ${K(Re(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var mh=e=>-e*J(e);function kr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),Ww(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function Ww(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function _r(e,t){let n=Fe(e)&&!Ee(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:J(e.logprob),before:J(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?nn(e,t):"",words:()=>ns(e,t)}}function rs({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,p=f?Fw(e):"",x={class:"gp-row","aria-label":jw(
e,!!f),ref:N=>{N&&ve(N,()=>[p,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return O("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[gr(f?"button":"div",x,O("span",{class:"gp-rank",children:c?j(c):""}),O("span",{class:"g\
p-name",children:[O("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?O("bdi",{class:"gp-word",children:s}):O(Hn,{text:s,class:"\
gp-word"})]}),O(ph,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&Bw(h)}),O("span",{class:"gp-values",children:[O("span",{children:d?"":
i===null?"–":U(i)}),O("small",{children:U(l)})]}),O("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var Bw=e=>{let[t,,n]=ye(a("removed \
by {processor}"),{processor:""});return[t,O("span",{class:"gp-remover",children:e}),n]};function jw({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&U(n),(l||n!==r)&&a("before {share}",{share:U(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:Y(t),...h,...d,u&&a("continue")];return`${o?`${j(o)}. `:""}${f.filter(Boolean).join(", ")}`}function Fw({text:e,chosen:t,removed:n,by:r}){let o=Y(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var dl={};ie(dl,{MarkedText:()=>xr,greenZ:()=>rn,markLegend:()=>ll,pValue:()=>vr,pWords:()=>Ye,thresholdWords:()=>Sr,tokensNeeded:()=>Mr,zKeys:()=>ul,zPicture:()=>cl});var il={};ie(il,{axisMarks:()=>sl,plotIn:()=>ol,powerTicks:()=>zw,roundTicks:()=>wh,ticksWithin:()=>os});function wh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var os=(e,t,n)=>wh(e,t,n).filter(r=>r>=e&&r<=t);function zw(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function ol(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=Z("svg","gp-d\
rawing"));let u=Math.max(240,e.clientWidth),d=(h,[f,p])=>(h-f)/(p-f||1);return{width:u,height:t,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:h=>o+d(h,n)*(u-o-s),
y:h=>t-l-d(h,r)*(t-i-l),draw(h,f){ot(c,{class:"gp-drawing",role:"group","aria-label":h,viewBox:`0 0 ${u} ${t}`,style:`height: ${t}px`}),Xt(c,f.map((p,x)=>["g","",
x?{}:{"aria-hidden":"true"},p]))}}}function sl(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=h=>Array.isArray(h)?h:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([h,f])=>[Yt("gp-guide",e.left,e.y(h),l,e.y(h)),Ot("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[Yt("gp-guide",e.x(h),
i,e.x(h),i+4),Ot("",e.x(h),i+17,f)]),d=[Ot("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&d.push(Ot("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var al={};ie(al,{Rows:()=>kt,inNextRow:()=>lt});var Dw=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,kt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;yh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&Uw(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Dw.test(r));return r+=s,l})}wrap(t){let n=_("span","gp-rows");t[0].before(n,_("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=_("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(yh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Uw(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&kh(r)>kh(o)+10)}function lt(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var yh=e=>e?.tagName==="WBR",kh=({
top:e,bottom:t})=>(e+t)/2;var rn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function vr(e){if(e<0)return 1-vr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Mr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ye(e){if(e>=
1e-4)return U(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${ge(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Sr(e){let t=vr(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:U(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ye(t)}):a("One in {odds} texts without this watermark passes it.",{odds:j(Number(n.toPrecision(
n<1e4?3:2)))})}var Gw=({green:e})=>e==null?"none":e?"green":"red",Kw=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Vw(e,t,n){let r=_("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(it(r,e),_h(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),ve(r,o),
r}function _h(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=Gw({green:t});else{let s=Kw(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var xr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new kt(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=Vw(o,s,i);this.press&&l.setAttribute("r\
ole","button"),Qt(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
At(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>lt(this.tokens,n,1),ArrowUp:()=>lt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ll(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=_("span"),f=_("span","",null,{"aria-hidden":"true"});return f.append(_("span","gp-ink",u)),_h(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var Xw=400,Yw=12;function cl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:q})=>q.length),d=u.flatMap(({points:q})=>q),h=Math.max(l,...d.map(([q])=>q)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,p=d.map(([,q])=>q),x=Math.min(-.5,...p)*1.08,P=Math.max(n*1.15,1,...p)*1.06,N=ol(e,{height:c,x:[0,f],y:[x,P],left:40,top:24}),
D=N.width-N.right,R=[...sl(N,{xTicks:os(0,f,N.inner/90),yTicks:os(x,P,5),xTitle:s,yTitle:i}),Yt("gp-unity",N.left,N.y(0),D,N.y(0)),Yt("gp-z-threshold",N.left,N.
y(n),D,N.y(n)),...u.map(({look:q,points:$})=>va(`gp-z-${q}`,Zw($,Xw).map(([A,L])=>[N.x(A),N.y(L)]))),...u.map(({look:q,points:$})=>Qw(N,q,$.at(-1))),Jw(N,u,n)],
B=ey(N,u);if(r&&r.at<=f){let[q,$]=[N.x(r.at),N.y(n)];B.push(Io("",r.words,[["path","gp-z-needed",{d:`M${se(q)} ${se($)}l-6 11h12Z`},[]]]))}N.draw(o,[R,B])}function Jw(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Ot("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Zw(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Qw=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:se(e.x(n)),cy:se(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ma(e.x(n),
e.y(r),4.5)},[]];function ey(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(Yw,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([p])=>p<=l);return f&&f[0]>i?`${d} ${Q(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:se(
e.x(i)),y:e.top,width:se(e.x(l)-e.x(i)),height:se(e.height-e.bottom-e.top)};return Io("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function ul(e,t){let n=he(e,t.length,()=>{let r=_("span"),o=Z("svg");return ne(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(Z("path")),ne(o.firstElementChild,{d:"M1 4H25"}),r.append(o,_("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;ne(l.firstChild,{class:`gp-z-${o}`}),W(c,r),s&&me(c,"z-score",()=>"",{meaning:s,formula:""})})}function ty(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Tr(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?wn(t.
ngram_len,1)-1:wn(s,1)-Number(o)}}function ss({config:e,keys:t,ratio:n}){if(t)return z(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:U(n),bias:r,scheme:o,width:s,key:i})}
function is({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:j(t+1),token:Y(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(ty(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:U(n.chosen_before),after:U(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=z(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:K(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,ny(n,s),...c].join(" ")}function ny(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:U(
e.mass_before??0),after:U(e.mass_after??0)};return n?z(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?z(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):z(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:U(t)})}var xh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function vh(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=ry(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=rn(i.green,i.scored,n.ratio),i.foreseen=rn(i.expected,i.scored,n.ratio)),i)}
function ry({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Mh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:z(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[z(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Mr(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:j(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function Sh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return oc(t.rejected,e.chosen.text,Bt(n));if(Ee(e))return oy(e,n,r);let o=[
gh(e.distribution.entropy_before,r),...sy(e),...ay(e,r),...iy(e,n)];if(e.mark){let i=Tr(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(is({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(Lh(e,n)),e.draft&&o.push(...rc(e,Bt(n))),e.beam&&o.push(...mc(e,t)),e.reranked&&o.push(...ly(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function oy(e,t,n){let{chosen:r}=e,o=wt(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",jn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...jn(r),rank:j(r.raw_rank)})):i.push(a("The server gave {token} {share}.",jn(r)));let l=oe(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,Lh(e,t),a("Its surprisal was {value}.",{value:l})]}var jn=({text:e,raw_logprob:t})=>({token:Y(e),share:U(J(t))});function sy(e){let{chosen:t,distribution:n}=e,
{name:r}=yr(e),o={source:r,...jn(t),vocab:j(n.vocab??0)};if(Wn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=wt(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",jn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:j(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function iy(e,t){let n=$t(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Th(o,t),i=o.kept===o.keptBefore?qt(o):`${qt(o)}, ${a("{count} left",{count:j(o.kept)})}`,
{chosen:l}=e,[c,u]=[yt(l,o.number-1),yt(l,o.number)],d={name:s,effect:i,token:Y(l.text),before:U(c||0),after:U(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Th({name:e,knobs:t},n){let r=es(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function Eh(e,t){
let{chosen:n}=e,r=a("{token} had {share}",jn(n)),o=$t(e).filter(({idle:i})=>!i).map(i=>{let l=yt(n,i.number),c={name:Th(i,t),share:l===void 0?"":U(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:qt(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):z(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=ye(kr(e,t)[1],{token:Y(n.text)}).join("");return pe(Ae([r,...o,s]))}function Lh(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=ye(kr(e,t)[1],{token:Y(n.text)}).join("");return r||o||e.beam||Ee(e)?`${s}.`:Fe(n)?a("{words}, though {processor} had removed it.",{words:s,processor:nn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:U(J(n.logprob))}):`${s}.`}function ay({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,t)};return[z(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function ly({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:U(o.probability),penalty:K(o.penalty),score:K(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};We(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:K(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:Y(c.text),count:e.length,share:U(c.probability),penalty:K(c.penalty),score:K(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var cy=150;function Oh({log:e,changes:t,step:n,press:r}){let o=Qo(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=uy(e),l=e.canAsk&&i>=0,c=s.map(h=>_r(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ae(e.lastOf(n)):[];return O("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[O("div",
{hidden:!s.length,children:[O("h3",{class:"gp-looked-title",children:a("Looked up")}),O("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>O(rs,{entry:h,
top:u,press:r,children:O(fy,{shares:hy(d,h.id),step:n})},f))})]}),O(dy,{log:e,changes:t,line:i,hidden:!l})]})}function uy(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function dy({log:e,changes:t,line:n,hidden:r}){let[o,s]=xe(""),[i,l]=xe(
""),c=Nt(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:Y(o)})),e.ask({type:"look",line:n,text:o})};return O("details",{class:"gp-look",hidden:r,children:[O("su\
mmary",{children:a("Look up a token")}),O("form",{class:"gp-look-form",onSubmit:u,children:[O("label",{children:[a("Token")," ",O("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),O("button",{type:"submit",class:"gp-button",children:a("Look up")}),O("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",O("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var hy=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?J(r.logprob):0});function fy({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=py(e,cy).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:U(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=z(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return O(Te,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[O("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[O("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),O("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),O("span",{class:"gp-along-words",children:s})]})}function py(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var hl=24,my=[.02,.05,.1,.2,.5,1];function gy({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=bt(()=>n&&O(by,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return O("div",{class:l.filter(Boolean).join(" "),children:[!n&&O("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&O("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&O(Oh,{log:e,changes:t,step:n,press:s})]})}var Ah=at(gy);function by({log:e,step:t,
press:n}){let[r,o]=xe(!1),s=Qo(".gp-row"),i=wt(t),l=new Map(i.map(f=>[f,_r(f,t)])),u=(r?i:ts(i,hl,t.chosen.token_id)).map(f=>l.get(f)??_r(f,t)),d=yy(e,t,[...l.values()]),
h=wy(u);return O(le,{children:[O("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,p)=>O(rs,{entry:f,top:h,press:n},p))}),i.length>hl&&O("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:hl}):a("show all {count}",{count:j(i.length)})}),O(
ky,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function wy(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return my.find(n=>t<=n)??1}
function yy(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,p)=>f+(p[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Ee(t)){let h=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:U(h)});return{...o,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(ze(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:j(s),before:U(c),after:U(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:z(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function ky({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:Y(t.chosen.text),share:U(J(t.chosen.raw_logprob))});
return O("div",{class:"gp-bars-legend gp-note",children:[O("span",{children:[O("i",{class:"gp-swatch gp-after"}),O(Te,{class:"gp-after-word",id:"probability",run:()=>e.
started?Eh(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:_y(t)})]}),
!s&&O("span",{class:"gp-before-key",children:[O("i",{class:"gp-swatch gp-before"}),O(Te,{id:"probability",run:()=>pe(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),O("span",{children:[O("b",{class:"gp-glyph",children:"▶"}),O("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Ee(t)&&n.some(Fe)&&O("span",{class:"gp-removed-key",children:[O("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&O("span",{class:"gp-press-note",children:a("↪ continue")}),O(Te,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:U(r)})})]})}function _y(e){return Ee(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function Ph(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(L){let b=t.allLines(),M=t.
started.effective.length_penalty??1;return L.sequences.map((C,E)=>{let v=ae(b[E]?b[E].last:null),k=C.token_ids.map((m,T)=>{let H=v[T]&&v[T].chosen.token_id===m?
v[T]:null,F=C.logprobs[T];return{id:m,text:H?H.chosen.text:"?",recorded:F,library:C.transition_scores?C.transition_scores[T]:null,difference:C.transition_scores?
hn(F,C.transition_scores[T]):null,drawn:H?hn(F,H.chosen.logprob):1/0}}),w=C.logprobs.filter((m,T)=>!v[T]||!v[T].given),y=w.reduce((m,T)=>m+(T??-1/0),0),g=w.length**
M,S=w.length?y/g:null,I=C.score!==null&&S!==null&&C.score*g>Ft;return{tokens:k,sum:y,length:w.length,penalty:M,rebuilt:S,score:C.score,difference:I?Zn(y,C.score,
g):null}})}function u(L,b=1e-9){if(!Number.isFinite(L))return"∞";let M=Math.max(L,b),C=Math.floor(Math.log10(M)+1e-9),E=Math.ceil(M/10**C-1e-6);return E===10?
`1e${C+1}`:`${E}e${C}`}function d(L){if(!L||!L.sum.count)return[[],[]];let{sum:b,given:M,final:C,pool:E,output:v}=L,k=({off:g,count:S,furthest:I},m)=>g?[m(g,{all:j(
S),bound:u(I)})]:[],w=[...k(b,(g,S)=>z(g,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",S)),...k(M,(g,S)=>z(g,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",S)),...k(C,(g,S)=>z(g,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",S)),...k(E,(g,S)=>z(g,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",S)),...k(v,(g,S)=>z(
g,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",S))],y=u(Math.max(...Object.values(L).map(g=>g.furthest)),cc);return[w,w.length?[]:[z(b.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:y})]]}function h({outputs:L,tree:b}){let M=L.flatMap(m=>m.tokens);
if(!M.length)return["none","–",a("There are no scores to check: no token was generated.")];let C=M.filter(({difference:m})=>m!==null),E=L.filter(({difference:m})=>m!==
null),v=m=>u(Math.max(0,...m.map(({difference:T})=>T))),k=m=>m.filter(({difference:T})=>!(T<=fn)).length,w=M.filter(({drawn:m})=>m>fn).length,[y,g]=d(b),S=[...k(
E)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:j(k(E)),all:j(E.length),bound:v(E)})]:[],...y,...k(C)?[z(k(C),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:j(C.length),bound:v(C)})]:[],...w?[z(w,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(S.length)return["differs","✗",Ae(S)];let I=[...E.length?[z(E.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:v(E)})]:[],...g];return C.length?["agrees","✓",Ae([...I,z(C.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:v(C)})])]:["none","–",Ae([...I,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[L,b,M]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],C={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=L,W(e.querySelector(".gp-badge"),b),W(e.querySelector(".gp-sign-words"),i?C[L]:a("not checked yet")),W(e.querySelector(".gp-verdict-\
line"),M)}let x=L=>je(L)?"−∞":Q(L,3).replace(/^-(0.000)$/,"$1"),P=L=>je(L)?"−∞":(L<Ft?ge(L.toExponential(3)):K(L,5)).replace("-","−"),N=L=>L<0||je(L)?
`(${P(L)})`:P(L);function D(L,b){let M=L.insertCell();b===null?M.textContent="–":M.textContent=(b>fn?"✗ ":"")+(b===0?"0":Number.isFinite(b)?b.toExponential(
0):"∞"),M.classList.toggle("gp-off",b>fn)}function R(){let L=i.outputs.filter(({score:M})=>M!==null);e.querySelector(".gp-beam-check").hidden=!L.length;let b=e.
querySelector(".gp-sums tbody");b.replaceChildren(),i.outputs.forEach((M,C)=>{if(M.score===null)return;let E=b.insertRow();for(let v of[C+1,x(M.sum),M.length,M.
penalty,K(M.rebuilt,4),K(M.score,4)])E.insertCell().textContent=v;D(E,M.difference)})}function B(L,b,M,C,E,v){if(!M.count)return;let{worst:k}=M,w=L.insertRow();
w.append(_("th","",b,{scope:"row"})),w.insertCell().textContent=j(M.count),w.insertCell().append(C(k),...k.node?[" ",re(k.node.beam.text)]:[]),w.insertCell().textContent=
E(k),w.insertCell().textContent=P(v(k)),D(w,k.difference)}function q(){let L=e.querySelector(".gp-tree-sums tbody");if(L.replaceChildren(),!i.tree)return;let{sum:b,
given:M,final:C,pool:E,output:v}=i.tree,k=t.started.effective.length_penalty??1,w=({node:g})=>a("step {number}:",{number:g.index+1}),y=({node:g,power:S})=>`${P(
g.beam.score)} / ${g.length} ** ${k} = ${P(je(g.beam.score)?null:g.beam.score/S)}`;B(L,a("node: parent’s score + log-probability"),b,w,({node:g,parent:S})=>`${P(
S)} + ${N(g.beam.logprob)} = ${P(je(g.beam.logprob)?null:S+g.beam.logprob)}`,({node:g})=>g.beam.score),B(L,a("given token: counts as 0"),M,w,()=>P(0),({node:g})=>g.
beam.score),B(L,a("ended: score / length ** length_penalty"),C,w,y,({node:g})=>g.beam.final_score),B(L,a("kept after a step: the best that ended"),E,g=>a("step \
{number}: rank {rank}",{number:g.step+1,rank:g.place+1}),g=>g.expected===null?"–":P(g.expected),g=>g.told),B(L,a("output: score where its path ends, after the\
 penalty"),v,({number:g})=>a("output {number}:",{number:g+1}),y,g=>g.told)}function $(){let{tokens:L}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},b=e.
querySelector(".gp-scores tbody");b.replaceChildren(),L.slice(0,l?1/0:20).forEach((M,C)=>{let E=b.insertRow();E.insertCell().textContent=C+1,E.insertCell().textContent=
M.id,E.insertCell().append(re(M.text)),E.insertCell().textContent=x(M.recorded),E.insertCell().textContent=M.difference===null?"–":x(M.library),D(E,M.difference),
E.insertCell().textContent=ge(`${(J(M.recorded)*100).toFixed(2)}%`)}),s.hidden=L.length<=20||l,W(s,a("Show all {count} tokens",{count:j(L.length)}))}function A(){
if(!r.open)return;let L=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!L,e.querySelector(".gp-token-check").hidden=L||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=L||!i||!i.tree||!i.tree.sum.count,W(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let b=M=>t.usesBeams?a("output {number}",{number:M}):a("sequence {number}",{number:M});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((M,C)=>_("option","",b(C+1),{value:C}))),
R(),L||q(),L||$()}return r.addEventListener("toggle",A),r.addEventListener("keydown",L=>{L.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",A),s.addEventListener("click",()=>{l=!0,A()}),L=>{if(e.hidden=!t.started,!L.run&&!L.status&&!L.steps)return;let{finished:b}=t;b?(!i||
i.finished!==b)&&(i={finished:b,outputs:c(b),tree:uc(t)},l=!1,o.replaceChildren()):i=null,p(),(L.run||L.status||b)&&A()}}function Rh(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),u=e.querySelector(".gp-layer-reading"),d=e.querySelector(".gp-layer-tally"),h=document.createElement("canvas"),f=h.getContext("2d",{willReadFrequently:!0}),
p=new be({picks:{},peak:0},({picks:m,peak:T},{layers:H})=>H?{picks:{...m,[H.layer]:(m[H.layer]||0)+1},peak:Math.max(T,...H.divergences)}:{picks:m,peak:T}),x=0,P=[],
N=[],D=[0,0],R=[],B=m=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(m??0)/x)))*10);function q(){let m=getComputedStyle(e);return[...[...Array(11).keys()].map(H=>`\
--gp-heat-${H}`),"--gp-text"].map(H=>{let F=m.getPropertyValue(H).trim();return[1,3,5].map(G=>parseInt(F.slice(G,G+2),16))})}function $(m){if(h.width>=m&&h.height===
P.length*6)return;let T=h.height===P.length*6?f.getImageData(0,0,h.width,h.height):null;h.width=Math.max(64,2**Math.ceil(Math.log2(m))),h.height=P.length*6,T&&f.
putImageData(T,0,0)}function A(m){let T=new ImageData(1,P.length*6);P.forEach((H,F)=>{let G=m.layers?m.layers.candidate_layers.indexOf(H):-1;if(G<0)return;let V=N[B(
m.layers.divergences[G])];for(let X=0;X<5;X++){let ee=X===2&&H===m.layers.layer?N[11]:V;T.data.set([...ee,255],(F*6+X)*4)}}),f.putImageData(T,m.index,0)}let L=()=>Math.
max(10,p.steps.length);function b(){let[m,T]=D;if(!m||!T)return;i.width!==m&&(i.width=m),i.height!==T&&(i.height=T);let H=i.getContext("2d");H.clearRect(0,0,m,T),
H.imageSmoothingEnabled=!1;let F=p.steps.length;H.drawImage(h,0,0,F,h.height,0,0,m*F/L(),T)}function M(m){let T=[...p.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,X)=>X-V),H=q(),F=o.find(V=>p.total.peak<=V*Math.LN2)*Math.LN2,G=String([T,H,F])!==String([P,N,x]);String(T)!==String(P)&&C(T),[P,N,x]=[T,H,F],$(p.steps.
length);for(let V of G?p.steps:m)A(V);b()}function C(m){let T=Math.max(15,Math.min(28,280/m.length));s.style.height=c.style.height=`${Math.max(1,m.length)*T}px`,
c.replaceChildren(...m.map(H=>_("span","",v(H))))}function E(){W(e.querySelector(".gp-ramp-low"),"0"),W(e.querySelector(".gp-ramp-high"),`${ct(Number(Re(x,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let m=e.querySelector(".gp-scale-ramp");if(!m.childNodes.length)for(let T=0;T<11;T++){let H=_("i");H.
style.background=`var(--gp-heat-${T})`,m.append(H)}}Oe(e,{divergence:()=>{let{layers:m}=t.current()||{};if(!m)return"";let{layer:T,candidate_layers:H,divergences:F}=m,
G=oe(F[H.indexOf(T)]??null,t.unit);return z(H.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:v(T),value:G})}});
let v=m=>m===0?a("embedding"):a("layer {layer}",{layer:m}),k=m=>m===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:m});function w(m){let T={number:m.index+
1,token:Y(m.chosen.text)};if(!m.layers)return a("Token {number}, {token}: no layer was contrasted.",T);let{layer:H,final_layer:F,candidate_layers:G,divergences:V}=m.
layers,X=ks(G.map((ee,te)=>`${v(ee)} ${Q(Re(V[te]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...T,layer:k(H),final:F,unit:a(t.unit),list:X})}function y(m){l.hidden=!1,l.style.left=`${m.index/
L()*100}%`,l.style.width=`${100/L()}%`;let T=w(m);W(u,T),po(s,m,p.steps.length,T)}function g(){let m=Object.entries(p.total.picks).sort((F,G)=>G[1]-F[1]),T=m.reduce(
(F,[,G])=>F+G,0),H=m.map(([F,G])=>a("{layer} in {times}",{layer:k(Number(F)),times:j(G)})).join(", ");W(d,z(T,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:H})),W(e.querySelector(".gp-heat-end"),String(L()))}Qc(s,t,{stepUnder:m=>{let{left:T,width:H}=s.getBoundingClientRect(),
F=Math.floor((m.clientX-T)/H*L());return p.steps[Math.max(0,Math.min(p.steps.length-1,F))]},hover:m=>W(u,w(m)),leave:()=>t.current()&&!e.hidden&&W(u,w(t.current()))});
function S(m){let T=t.current();if(e.hidden=!(T&&T.layers),e.hidden)return;let{added:H}=p.follow(t.lastOf(T));T===R[0]&&p.total===R[1]&&!m.unit&&!m.look||(R=[T,
p.total],M(H),E(),y(T),g())}new ResizeObserver(([{contentRect:m}])=>{D=[m.width,m.height].map(T=>Math.round(T*devicePixelRatio)),b()}).observe(s);let I=()=>S({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),S}function Ch(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>ft(e)),()=>{let o=t.current(),
s=Sh(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=_("li");return u.append(...xn(c,l)),u}))}}var Nh=null;async function as(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Nh?.pause();let i=new Audio(s);Nh=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var $h=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Fn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=$h(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function on(e,t,n){if(!t)return-1;let r=n.found.places.indexOf($h(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var fl=/^[A-Za-z0-9+/=]*$/;function qh({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),u=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[u]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function pl(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=_("span","gp-media-chip",null,{role:"img","aria-label":r});return Xe(O(le,{children:[e.kind==="audio"?O(Er,{preview:e.preview}):e.preview?O(xy,{preview:e.
preview}):null,t>0&&O("span",{children:z(t,"{count} token","{count} tokens")})]}),o),o}function xy({preview:e}){let t=typeof e=="string"&&fl.test(e);return O("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Er({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return O("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:O("path",{d:n})})}var vy={image:.75,audio:.5},Ih=.3;function Hh(e,t){let n=A=>e.querySelector(".gp-"+A),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function p(){let A=t.current();d=!0,W(o,a(
"Reading the attention …")),x(A),t.ask({type:"attend",step:A,places:Fn(t,A,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function x(A){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!Fn(t,A,1).length,W(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function P(){let A=Array.from({length:u.layers},(L,b)=>_("option",
"",a("layer {layer}",{layer:j(b+1)}),{value:b}));c.replaceChildren(_("option","",a("all layers"),{value:""}),...A),c.value=u.layer===null?"":String(u.layer)}function N(){
let{kind:A,picture:L,rows:b,columns:M,seconds:C}=u,E=typeof L=="string"&&fl.test(L),v=_("img","gp-attention-picture",null,{alt:"",src:E?`data:image/png;base64,${L}`:
"data:,"});v.hidden=!E,i.classList.toggle("gp-is-sound",A==="audio");let k=Z("svg","");k.setAttribute("viewBox",`0 0 ${M} ${b}`),k.setAttribute("preserveAspectR\
atio","none");for(let g=0;g<b*M;g++){let S=Z("rect",""),[I,m]=[g%M,Math.floor(g/M)];for(let[T,H]of Object.entries({x:I,y:m,width:1,height:1}))S.setAttribute(T,String(
H));k.append(S)}i.replaceChildren(v,k);let w=n("attention-times");w.hidden=A!=="audio";let y=n("attention-curve");y.toggleAttribute("hidden",A!=="audio"),y.setAttribute(
"viewBox",`0 0 ${M} 100`),A==="audio"&&[...w.children].forEach((g,S)=>W(g,a("{seconds} s",{seconds:S?Q(C,1):0})))}function D(A){let L=u.weights[A],b=Math.max(...L),
M=L.map(E=>b?E/b:0);[...i.lastElementChild.children].forEach((E,v)=>E.setAttribute("opacity",String(vy[u.kind]*(1-M[v])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${M.map((E,v)=>`L${v+.5} ${100-95*E}`).join("")}L${M.length} 100Z`);let C=B(L,u.elsewhere[A]);W(n("attention-words"),C),
i.setAttribute("aria-label",C)}function R(A){let L=A.reduce((C,E)=>C+E,0)/2,[b,M]=[0,0];for(let C of[...A].sort((E,v)=>v-E)){if(b>=L)break;b+=C,M++}return M}function B(A,L){
let b=R(A),M={most:U(Math.max(...A)),share:U(L)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...M,count:j(b),all:j(A.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...M,seconds:Q(b*q(),2),at:Q($(A),2)})}let q=()=>u.seconds/u.columns,$=A=>(A.indexOf(
Math.max(...A))+.5)*q();return l.addEventListener("click",()=>{let A=$(u.weights[on(t,t.current(),t.foundOf("attend"))]);as(t,h().sha256,A-Ih,A+Ih,L=>W(o,L))}),
A=>{let L=t.current(),b=t.hideFrom===null?t.foundOf("attend"):null;if((A.run||A.found)&&(d=!1),e.hidden=!L||!t.looksAtMedia||!(t.canAsk||b)||t.recorded,e.hidden)
return;(A.run||A.found)&&W(o,"");let M=(b&&b.found)!==u;u=b&&b.found,M&&u&&P(),M&&u&&N();let C=u?on(t,L,b):-1;x(L),r.hidden=C>=0,s.hidden=C<0,l.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,C>=0?D(C):u&&!d&&W(o,a("The attention of this token was not asked for."))}}var My=160,Sy={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Wh(e,t){let n=k=>e.querySelector(".gp-"+k),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],p=()=>d.found.layers.length-1,x=k=>k===0?a(
"the embedding (layer 0)"):k===p()?a("layer {layer}, the last",{layer:j(k)}):a("layer {layer}",{layer:j(k)}),P=(k,w)=>c.tBodies[0].rows[p()-k].cells[w+1];function N(){
let k=t.current(),w=t.mostPlaces.look_into||1,y=Math.max(1,Math.min(w,Math.round(Number(s.value))||12));s.value=String(y),h=!0,W(l,a("Reading the layers …")),
D(k),t.ask({type:"look_into",step:k,places:Fn(t,k,y)})}i.addEventListener("click",N);function D(k){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!Fn(t,k,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function R(){let{tokens:k,layers:w}=d.found,y=_("tr");y.append(_("th","",a("lay\
er"),{scope:"col"}),...k.map(({text:m})=>{let T=_("th","",null,{scope:"col"});return T.append(re(m)),T}));let g=w.map((m,T)=>{let H=_("tr");return H.append(_("t\
h","",T?j(T):a("embedding"),{scope:"row"}),...m.map((F,G)=>B(F,T,G))),H}),[S,I]=[_("thead"),_("tbody")];S.append(y),I.append(...g.reverse()),c.replaceChildren(S,
I)}function B(k,w,y){let g=_("td","",null,{role:"gridcell",tabindex:"-1"});return g.append(re(k.top[0][1])),ve(g,()=>`${A(w,y)}. ${L(k,y)}`),g.addEventListener(
"focus",()=>b(w,y)),g.addEventListener("click",()=>g.focus()),g.addEventListener("keydown",I=>q(I,w,y)),g}function q(k,w,y){if(k.ctrlKey||k.metaKey||k.altKey)return;
let[g,S]=[p(),d.found.tokens.length-1],I={ArrowUp:[w+1,y],ArrowDown:[w-1,y],ArrowLeft:[w,y-1],ArrowRight:[w,y+1],Home:[w,0],End:[w,S],PageUp:[g,y],PageDown:[0,y]}[k.
key];I&&(k.preventDefault(),k.stopPropagation(),P(Math.max(0,Math.min(g,I[0])),Math.max(0,Math.min(S,I[1]))).focus())}function $(){let k=on(t,t.current(),d),{tokens:w,
layers:y}=d.found;w.forEach((g,S)=>{let I=S===k;c.tHead.rows[0].cells[S+1].classList.toggle("gp-here",I),y.forEach((m,T)=>{let H=m[S],F=P(T,S);Be(F,[H.top[0][0]===
g.id&&"gp-favourite",I&&"gp-here"].filter(Boolean).join(" ")),Zt(F,u.value,{...H,entropyAfter:H.entropy??1/0,kl:H.kl??1/0})})}),br(n("lens-scale"),u.value,t.unit),
me(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:Sy[u.value]()})}function A(k,w){return a("{layer}, in the place of {token}",{layer:x(k),token:Y(
d.found.tokens[w].text)})}function L({probability:k,rank:w,entropy:y,kl:g},S){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(d.found.tokens[S].text),share:U(k),rank:j(w),entropy:oe(y,t.unit),kl:oe(g,t.unit)})}function b(k,w){let y=P(...f);y&&(y.ariaSelected=
"false"),y&&(y.tabIndex=-1),f=[k,w];let g=P(k,w);g.ariaSelected="true",g.tabIndex=0,M()}function M(){let[k,w]=f,y=d.found.layers[k][w],g=d.found.tokens[w],S=y.top.
find(([m])=>m===g.id)?[]:[[g.id,g.text,y.probability]],I=he(n("lens-bars"),y.top.length+S.length,C);[...y.top,...S].forEach(([m,T,H],F)=>{let[G,V,X,ee]=I[F].children,
te=m===g.id;Be(I[F],te?"gp-is-chosen":""),W(G,te?"▶":""),V.replaceChildren(re(T)),_e(X.firstChild,"width",H),W(ee,U(H))}),W(n("lens-place"),A(k,w)),W(n("lens-\
numbers"),L(y,w))}function C(){let k=_("li"),w=_("span","gp-track",null,{"aria-hidden":"true"});return w.append(_("span","gp-fill")),k.append(_("span","gp-sign",
"",{"aria-hidden":"true"}),_("span","gp-word"),w,_("span","gp-value")),k}function E(){let k=e.closest(".token-panel");if(!k)return;let[w,y]=[k.getBoundingClientRect(),
o.getBoundingClientRect()],g=k.firstElementChild.getBoundingClientRect().height;y.top+My>w.bottom&&(k.scrollTop+=y.top-w.top-g)}u.addEventListener("change",$);function v(k,w){
if(r.hidden=!d,!!d)if(k){R();let y=on(t,t.current(),d);f=[p(),0],$(),b(p(),Math.max(0,y));let g=P(p(),Math.max(0,y));o.scrollLeft=g.offsetLeft-o.clientWidth/2,w&&
E()}else $(),M()}return k=>{let w=t.current(),y=t.hideFrom===null?t.foundOf("look_into"):null,g=h&&k.found;if((k.run||k.found)&&(h=!1),e.hidden=!w||!(t.canAsk||
y)||t.recorded,e.hidden)return;(k.run||k.found)&&W(l,""),D(w);let S=y!==d;d=y,(S||k.selection||k.unit)&&v(S,g),d&&!h&&W(l,on(t,w,d)<0?a("This token is not among\
 those below."):"")}}var Ty=new Set(["properties","patternProperties","$defs","definitions"]),Ey=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Bh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Lr(e){if(Array.isArray(e))return e.map(Lr);if(!Bh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,Ly(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function Ly(e,t){return Ty.
has(e)&&Bh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Lr(r)])):Ey.has(e)?Lr(t):t}var Oy=.05,Ay={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Fh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:j(o),term:"length"},c=s&&o?Q(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
dt(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...jh(e,o)]}return[{...l,run:()=>Py(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":Ry(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:dt(i),time:dt(s)})},...Cy(n.waits??{}),...Ny(e,t),...jh(e,
o),...$y(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Py(e,t,n){let r={tokens:j(t),limit:j(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var Ry=(e,t,n)=>z(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Q(t,2),value:n});function jh(e,t){if(e.running)return[];let n=ml(e),r=()=>e.
finished?z(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function ml(e){return e.finished?[...new Set(e.finished.sequences.map(n=>De(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function Cy(e){let t=Object.entries(
e).filter(([,s])=>s>=Oy);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${Ay[s]?.()??s} ${dt(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:dt(n),term:"time",meaning:o,run:()=>pe(r)}]}function Ny(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:pt(c,n),value:u}),[i,l]=[
r===null?"–":U(r),K(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var $y=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var zh=200;function Dh({log:e}){let[t,n]=qy(e),r=Iy(e);return O("p",{class:"gp-status",role:"status",children:[t&&O("b",{children:t}),t&&n&&" ",n,r&&O("span",{class:"\
gp-hidden",children:[". ",r]})]})}function qy(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The server does not answer."),a("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=$s(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=z(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${Cs(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[a("Recorded run"),gl(e)]:n?[Uh(e)?z(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
gl(e)]:[a("Decoding …"),gl(e)]:["",a("Nothing has run yet.")]}var Uh=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function gl(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Kn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&z(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Iy(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return Hy(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=an(o.length>zh?`${o.slice(0,zh)} …`:o);return Uh(e)?s:z(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:ml(e),text:s})}function Hy(e,t,n,r){let o={number:j(e),token:Y(t),share:U(J(n)),before:Y(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var cs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function bl(e,t){let{chosen:n,distribution:r}=t,o=s=>de(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(ze(t)??0)}}var sn=(e,t)=>t?Math.exp(-e/t):null,Wy=[1,2,3],ls=class{ids=[];grams=Wy.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var wl=class{constructor(t){this.log=t}log;along=new be(cs,bl);repeats=new ls;ofPrompt=cs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(bl,cs)}get perplexity(){let{before:t,count:n}=this.along.total;return Or(sn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=j(o.count),
l=p=>Number.isFinite(p)?Q(Re(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,x)=>x.count?l(p/x.count):"–",u=(p,x=p)=>[p(o),x(o),x(t)],d=(p,x)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:x,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Or(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:K(de(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:x})=>Or(sn(p,x)),({before:p,count:x})=>Or(sn(p,x))),meaning:jy([sn(o.after,o.count),sn(o.before,o.count),sn(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>z(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:p})=>l(p),({before:p})=>l(
p))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:j(o.kept),tokens:i,value:f}),values:[f,j(
h),j(h)]},...[1,2,3].map(p=>By(p,n)),{name:a("repetition"),term:"repetition",run:()=>z(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:j(n.numRepeated),share:U(n.share??0)}),values:[U(n.share??0),"",""]}]}},Or=e=>e===null?"–":Number.isFinite(e)?e<1e3?Q(e,2):j(Math.
round(e)):"∞";function By(e,t){let n=t.ids.length-e+1,r=Or(t.distinct(e)),o={different:j(t.different(e)),all:j(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function jy(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:j(t)})}function Gh({log:e,changes:t}){let[n]=xe(()=>new wl(e)),[r,o]=xe(!1),s=Nt(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),O("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[O("summary",{children:O(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),O("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&O(Fy,{log:e,sums:n})})]})}function Fy({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return O("table",{class:"gp-totals",children:[O("thead",{children:O("tr",{children:[O("th",{scope:"col",children:O("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),O("th",{scope:"col",class:"gp-after-head",children:!s&&O(Te,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&O("th",{scope:"col",class:"gp-before-head",children:O(Te,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&O(
"th",{scope:"col",class:"gp-prompt-head",children:O(Te,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),O("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:f})=>O("tr",{children:[O("th",{
scope:"row",children:O(Te,{id:l,run:c,meaning:f,children:i})}),O("td",{children:u}),!s&&O("td",{children:d}),o&&O("td",{children:h})]},i))})]})}function zy({log:e,changes:t}){return O(le,{children:[O("div",{class:"gp-one-line",children:[O(Dh,{log:e}),O(Dy,{log:e}),O(Gh,{log:e,changes:t})]}),O("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&O(Uy,{failed:e.failed})}),O("div",{class:"gp-notes",role:"status",children:O(Gy,{log:e})})]})}var Kh=at(zy);
function Dy({log:e}){let[t]=xe(()=>new dn);return O("dl",{class:"gp-figures",children:Fh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>O(Te,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[O("dt",{children:n}),O("dd",{children:r})]},n))})}function Uy({failed:e}){return O(
"div",{class:"gp-problem",children:qs(e).map(({knob:t,message:n,fix:r})=>O("p",{children:[O("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function Gy({log:e}){let t=e.finished?.sequences??[],n=Vy(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>O("p",{children:[O("b",{children:s.length<
t.length?Ky(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&O(Xy,{log:e,closed:n})]},o))}function Ky(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?z(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):z(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function Vy(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Lr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function Xy({log:e,closed:t}){let[n,r]=xe(!1);return n?null:O(le,{children:[" ",O("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var kl={};ie(kl,{inARow:()=>Ar,klSumWords:()=>Yy,quotientWords:()=>yl,variationSumWords:()=>Jy});var us=3;function Yy(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,us).map(({text:l,p:c,q:u})=>`${Y(l)} ${K(c)} · ${r}(${K(c)} / ${K(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function Jy(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,us).map(({text:o,p:s,q:i})=>`${Y(o)} |${K(s)} − ${K(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var yl=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Ar(e){let t=e.filter(Boolean);return t.length?t.length>us?Ae([...t.slice(0,us),"…"]):pe(Ae(t)):""}var ds=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>yt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(wt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=he(this.head,t.length+1,()=>{let r=_("th","",null,{scope:"col"});return r.
append(_("span","gp-stage-place"),_("span","gp-stage-name")),r});W(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];Be(c,i?"gp-idle-column":""),W(c.firstElementChild,r),W(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=_("th","",null,{scope:"row"}),r=_("span","gp-sign","",{"aria-hidden":"true"}),o=_("bdi","gp-word"),s=_("span","gp-course-tag"),i=_("div","gp-\
course-name"),l=_("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=_(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=_("span","gp-course-track",null,{"aria-hidden":"true"}),o=_("i","gp-course-bar");r.append(o);let s=_("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=Fe(n);for(Be(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),W(t.sign,c?"▶":u?"✕":""),_t(t.word,n.text),W(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),ve(t.head,()=>ns(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:f}=s[i],[p,x]=[
l[i],i?l[i-1]:void 0],P=Bn(o,u)&&p!==void 0,N=P&&i>0&&!Bn(o,s[i-1].number);Be(t,[h&&"gp-idle-column",P&&!N&&"gp-gone",N&&"gp-cut"].filter(Boolean).join(" ")),_e(
n,"height",Math.sqrt(((N?x:p)||0)/c));let D=p===void 0?"–":N?`✕ ${d}`:P?f==="after"?"✕":"":U(p);W(r,D),r.classList.toggle("gp-hidden",h&&!N);let R=!N&&i&&
x!==void 0&&p!==void 0&&U(p)!==U(x)?p>x?"up":"down":"";(r.dataset.change||"")!==R&&(r.dataset.change=R),ve(t,()=>this.words(o,s[i],{share:p,was:x,gone:P,cut:N}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:Y(t),share:U(i??0),was:U(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var Xh=12;function Yh(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(yt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:Bn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&Bn(u,n+1)).reduce((u,d)=>u+(yt(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function Jh(){let e=_("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Z("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${Xh}`),t.setAttribute("preserveAspectRatio","none");let n=_("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var Zy=(e,t)=>t>12+7*Math.min(e.length,10);function _l({ribbons:e,bar:t},n,r,o,s){let i=n.map(Vh),l=he(t,i.length,()=>_("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},p)=>{let x=l[p];if(Be(x,`gp-piece gp-piece-${h}`),x.hidden=d-u<1e-4&&h!=="chosen",x.hidden)return;_e(x,"left",
u),_e(x,"width",d-u);let P=f?f.text:h==="others"?a("others"):"",N=P&&Zy(P,(d-u)*o)?P:"";(x.dataset.text||"")!==N&&x.replaceChildren(...N?[re(N,"gp-piece-word")]:
[]),x.dataset.text=N,ve(x,()=>s(i[p],r&&Vh(r[p])))});let c=he(e,r?n.length:0,()=>Z("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:p,gone:x}=i[d],P=x||p===
"going"?"removed":p,[N,D,R,B]=[u.from,u.to,f,h].map(q=>(q*100).toFixed(2));c[d].dataset.kind!==P&&(c[d].dataset.kind=P,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${P}`)),c[d].setAttribute("d",u.to>u.from?`M${N} 0H${D}L${R} ${Xh}H${B}Z`:"")})}function Vh(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function Zh(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new ds(e.querySelector(".gp-courses-grid")),h=new be({},D),f=[],p=m=>()=>t.
current()?m(t.current()):"";Oe(e,{entropy:p(m=>bh(m,t.unit)),left:p(m=>pe([m.distribution.vocab,...$t(m).map(({kept:T})=>T)].map(j).join(" → "))),here:p(m=>Ar(
$t(m).map(T=>a("{name}: {words}",{name:T.name,words:qt(T)}))))});let x=!1,P=[],N=300;function D(m,T){let H=$t(T);if(!H.length)return m;let F={...m};for(let G of H){
let V=G.number+G.kind,{ran:X,acted:ee,removed:te,moved:ce}=m[V]||{ran:0,acted:0,removed:0,moved:0};F[V]={ran:X+1,acted:ee+!G.idle,removed:te+G.removed,moved:ce+
G.moved}}return F}function R({ran:m,acted:T,removed:H,moved:F}){if(!T)return z(m,"nothing in {count} step","nothing in {count} steps");let G=T===m?a("active at \
every step"):z(m,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:j(T)});return F>2*H?a("{when}; moves {share} on average",{when:G,
share:U(F/T)}):a("{when}; removes {share} on average",{when:G,share:rl(H/T)})}let B=new ResizeObserver(([{contentRect:m}])=>{if(!m.width||Math.abs(m.width-N)<8)
return;N=m.width;let T=t.current();T&&I(T)});function q(){let m=s.insertRow(),T=_("th","",null,{scope:"row"}),H=_("span","gp-number",""),F=_("span","","",{tabindex:"\
0","data-tip":""}),G=_("span","gp-side"),V=_("span","gp-knob");T.append(H,F," ",G," ",V);let X=Jh();m.append(T,_("td","gp-flow-cell"),_("td","gp-left"),_("td","\
gp-entropy"),_("td","gp-here-words"),_("td","gp-over")),m.cells[1].append(X.box);let[,,ee,te,ce,$e]=m.cells;return f.length||B.observe(X.bar),f.push({row:m,number:H,
name:F,tags:G,knob:V,flow:X,left:ee,entropy:te,here:ce,over:$e}),f.at(-1)}function $(m,{kind:T,number:H,name:F,tip:G,side:V,knob:X,entropy:ee,left:te,here:ce,over:$e}){
m.row.className=`gp-stage-${T}`,W(m.number,H),W(m.name,F),m.name.dataset.tip!==G&&(m.name.dataset.tip=G),W(m.tags,V),m.tags.hidden=!V,W(m.knob,X),m.knob.hidden=
!X,W(m.left,te),W(m.entropy,ee),typeof ce=="string"?W(m.here,ce):m.here.replaceChildren(...ce),W(m.over,$e)}function A(m,T){let{vocab:H,entropy_before:F}=m.distribution,
{name:G,meaning:V}=yr(m),X={kind:"source",number:"",name:G,tip:V,side:T.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:j(H)}),entropy:oe(
F,t.unit),here:"",over:""},ee=T.map((te,ce)=>({kind:te.idle?"idle":"active",number:`${te.number}. `,name:te.name,tip:`${te.meaning} (${te.kind})`,side:ce===T.length-
1?a("after"):"",knob:es(te.knobs,t.started),left:a("{count} left",{count:j(te.kept)}),entropy:oe(te.entropy,t.unit),here:qt(te),over:R(h.total[te.number+te.kind])}));
return[X,...ee,L(m)]}function L(m){let[T,H]=kr(m,t.started),F=re(m.chosen.text,"gp-strong");return{kind:"choice",number:"",name:T,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ye(H,{token:F}),` (${b(m)})`],over:""}}function b(m){return Fe(
m.chosen)?a("removed by {processor}",{processor:nn(m.chosen,m)}):m.beam?a("log-probability {value}",{value:K(m.chosen.logprob)}):U(J(m.chosen.logprob))}function M(m,T,H){
let F=A(m,T);for(;f.length>F.length;)f.pop().row.remove();F.forEach((ee,te)=>$(f[te]||q(),ee));let G=[0,...T.map(({number:ee})=>ee)].map(ee=>Yh(H,m,ee)),V=k(m,T),
X=w(m,T);f.forEach(({flow:ee},te)=>{ee.box.hidden=!V&&te>0,!ee.box.hidden&&(te<G.length?_l(ee,G[te],G[te-1],N,(ce,$e)=>E(ce,$e,te,X)):v(ee,G.at(-1),N))})}let C=({
from:m,to:T})=>U(T-m);function E(m,T,H,F){let G=C(m),V=m.candidate?Y(m.candidate.text):a("All other tokens together");if(!H)return a("{token}: {share} before th\
e processors.",{token:V,share:G});let X={token:V,share:G,processor:F[H].name,was:C(T)};return m.candidate?a("{token}: {share} after {processor}, {was} before it\
.",X):a("{token}: {share} after {processor}.",X)}function v(m,T,H){let F=T.filter(({kind:G})=>G==="chosen");_l(m,F,F,H,G=>a("{token} had {share} of what was lef\
t.",{token:Y(G.candidate.text),share:C(G)}))}let k=({distribution:m},T)=>m.candidates.every(({stage_logprobs:H})=>(H||[]).length===T.length);function w(m,T){let H=yr(
m);return[{number:0,place:a("before"),name:H.name,tip:H.meaning,idle:!1,side:"before"},...T.map(F=>({number:F.number,place:String(F.number),name:F.name,idle:F.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:qt(F)})}))]}function y(m,T,H,F){if(i.hidden=!T.length||!k(m,T),i.hidden)return;let G={
number:T.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...w(m,T),G],H,m),l.hidden=F<=10,W(l,x?a("show {count} only",{count:10}):a("show all {count}",{count:j(F)})),l.setAttribute("aria-expanded",String(x))}l.
addEventListener("click",()=>{x=!x,I(t.current())});function g(m){if(m.distribution.stages.length)return"";if(m.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let T=t.started.processors||[],H=Wn(m);if(t.started.mode==="custom"&&!T.length)return a("Your own loop \
called no logits processor here.");if(!T.length)return H?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let F={processors:T.map(G=>Ze(G)[0]).join(", ")};return H?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",F):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function S(m){let T=m.isPrompt||m.given,
H=m.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):T?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...ye(H,{number:String(m.index+1),token:re(m.chosen.text)})),W(u,T?a("given"):a("chosen"))}function I(m){let T=$t(m),H=wt(m),F=(m.watched||[]).filter(
({token_id:V})=>H.every(X=>X.token_id!==V)),G=ts(H,10,m.chosen.token_id);S(m),W(o,g(m)),o.hidden=!o.textContent,c.hidden=!m.beam||!T.length,M(m,T,G),y(m,T,[...x?
H:G,...F],H.length)}return m=>{let T=t.current();e.hidden=!T,T&&(T.isPrompt||h.follow(t.lastOf(T)),!(T===P[0]&&h.total===P[1]&&!m.unit&&!m.watched)&&(P=[T,h.total],
I(T)))}}function Qy(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function ek(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function Qh(e,t){let s=m=>e.querySelector(".gp-"+m),i=e.
querySelector("details"),[l,c,u,d]=["from","choices","reveal","next"].map(s),h=null,f=m=>[a("1st"),a("2nd"),a("3rd")][m]??"",p=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),x=m=>ae(p()[m]?p()[m].last:null),P=m=>m.distribution.candidates.filter(({raw_rank:T})=>T).sort((T,H)=>T.raw_rank-H.raw_rank).slice(0,6);function N(m){
let T=Number(t.started.seed)%4294967296+7919*m.index+104729*m.sequence;return ek(P(m),Qy(T))}let D=m=>P(m).length>1;function R(m){let T=t.current(),H=T&&t.lastOf(
T),F=Math.max(0,p().findIndex(X=>X.last===H)),G=x(F),V=G.findIndex((X,ee)=>ee>=m&&D(X));if(V<0){W(s("cannot"),G.length>m?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:m+1}));return}W(s("cannot"),""),h={line:F,at:V,step:null,picks:[],revealed:!1,results:[]},B()}function B(){let m=x(h.line);
for(;m[h.at]&&!D(m[h.at]);)h.at+=1;if(Object.assign(h,{step:m[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){b();return}q(),h.step&&t.selectStep(h.step.
before),M(()=>c.querySelector("button"))}function q(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function $(m){let{picks:T}=h;T.includes(m)?T.splice(T.indexOf(
m),1):T.length<3&&T.push(m),k()}function A(){let{step:m,picks:T}=h,H=P(m),F=H.find(({token_id:G})=>G===T[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:m.sequence,index:m.index,token:T[0]}})),h.results.push({step:m,first:F,share:Math.exp(F.raw_logprob-H[0].raw_logprob),hit:T.includes(
m.chosen.token_id)}),q(),t.selectStep(m),M(()=>d)}function L(){if(h.results.length>=10){b();return}h.at+=1,B()}function b(){let{results:m,line:T}=h,H=h.at+(h.revealed?
1:0);h=null,q(),l.value=x(T).slice(H).some(D)?H+1:1,I(m),M(()=>s("begin"))}function M(m){let T=e.contains(document.activeElement);S(),T&&m()&&m().focus({preventScroll:!0})}
let C=({piece:m,chosen:T,text:H})=>m??(T?T.text:H);function E(){let m=ae(h.step?h.step.before:x(h.line).at(-1)||null),T=[...t.prefix,...m].map(C).join(""),H=_("\
span","gp-gap","?",{"aria-label":a("the hidden token")});h.revealed&&H.replaceChildren(re(h.step.chosen.text));let F=s("so-far");F.replaceChildren(T,H),F.scrollTop=
F.scrollHeight}function v(){c.replaceChildren(...(h.step&&!h.revealed?N(h.step):[]).map(({token_id:m,text:T})=>{let H=_("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":m});return H.append(_("span","gp-order"),re(T)),H.addEventListener("click",()=>$(m)),H})),k()}function k(){for(let m of c.
children){let T=h.picks.indexOf(Number(m.dataset.token));m.setAttribute("aria-pressed",String(T>=0)),m.disabled=T<0&&h.picks.length>=3,W(m.querySelector(".gp-or\
der"),f(T))}u.disabled=!h.picks.length}function w(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:m,picks:T}=h,{share:H,hit:F}=h.results.at(-1),
G=P(m),V=m.chosen.token_id,X=G.some(({token_id:ce})=>ce===V)?G:[...G,m.chosen];s("truth").tBodies[0].replaceChildren(...X.map(ce=>{let $e=_("tr",ce.token_id===V?
"gp-taken":""),zn=_("th","",null,{scope:"row"});ce.token_id===V&&zn.append(_("span","","▶ "),_("span","gp-hidden",`${a("chosen:")} `)),zn.append(re(ce.text));
let Nl=_("div","gp-share"),$l=_("i");$l.style.width=`${(45*J(ce.raw_logprob)).toFixed(2)}%`,Nl.append($l,U(J(ce.raw_logprob)));let ql=_("td");ql.append(Nl);let xf=T.
indexOf(ce.token_id);return $e.append(zn,_("td","",f(xf)),ql,_("td","",U(J(ce.logprob))),_("td","",ce.raw_rank?j(ce.raw_rank):"–")),$e}));let te=s("took");te.
replaceChildren(...ye(F?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:re(m.chosen.text,"gp-strong")})," "),te.
append(H===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:U(
H)}))}let y=m=>m.reduce((T,{share:H})=>T+H,0)/m.length,g=m=>m.filter(({hit:T})=>T).length;function S(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:m,revealed:T,step:H}=h,G={number:m.length+(T?0:1),steps:10,token:H&&H.index+1};W(s("progress"),H?T?a("{number} of {steps}: token \
{token}.",G):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",G):a("Waiting for the next token of the run.")),W(s("score"),m.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:U(y(m)),hits:g(m),count:m.
length}):""),u.hidden=T||!H,d.hidden=!T,W(d,m.length>=10?a("Show the score"):a("Next token")),E(),v(),w()}function I(m){let T=s("sum");if(T.hidden=!1,T.replaceChildren(
_("h3","",a("The round is over"))),!m.length){T.append(_("p","",a("No token was revealed, so there is no score.")));return}let H=(...V)=>{let X=_("p");X.append(
...V),T.append(X)};H(...ye(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:_("b","",U(y(m)))}));let F=_("b",
"",a("{hits} of {count}",{hits:g(m),count:m.length}));H(...ye(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:F,share:U(g(
m)/m.length)}));let G=[...m].sort((V,X)=>V.share-X.share||X.step.distribution.entropy_before-V.step.distribution.entropy_before);for(let[V,{step:X,first:ee,share:te}]of[
[a("Hardest:"),G[0]],[a("Easiest:"),G.at(-1)]])H(_("b","",V)," ",...ye(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(X.index+1),token:re(X.chosen.text),pick:re(ee.text),share:U(te),entropy:oe(X.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>R(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let m=t.current();
l.value=m&&!m.isPrompt?m.index+1:1}),u.addEventListener("click",A),d.addEventListener("click",L),s("end").addEventListener("click",b),i.addEventListener("toggle",
q),m=>{e.hidden=!t.started,m.run&&(h=null,l.value=1,s("sum").hidden=!0,W(s("cannot"),""),S()),W(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
h&&!h.step&&(m.steps||m.status)&&B()}}function ef(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new be({steps:0,differed:0},(b,M)=>M.reranked?{steps:b.steps+1,differed:b.differed+ +(f(M.reranked).token_id!==M.chosen.
token_id)}:b),d=[],h=[],f=b=>b.reduce((M,C)=>C.probability>M.probability?C:M);function p(){let b=i.insertRow(),M=_("th","",null,{scope:"row"}),[C,E,v]=[_("span",
"gp-sign"),_("bdi","gp-word"),_("span","gp-tag",a("most probable"))];M.append(C,E,v),b.append(M);let k=["probability","penalty","score"].map(()=>{let w=_("div",
"gp-cell"),y=_("span","gp-balance",null,{"aria-hidden":"true"}),[g,S]=[_("i","gp-part"),_("i","gp-zero")];y.append(g,S);let I=_("span","gp-amount");return w.append(
y,I),b.append(_("td")),b.lastChild.append(w),{part:g,zero:S,amount:I}});return d.push({row:b,sign:C,word:E,tag:v,cells:k}),d.at(-1)}function x({part:b,zero:M,amount:C},E,[
v,k],w){let y=g=>(g-v)/(k-v)*100;b.style.left=`${Math.min(y(0),y(E))}%`,b.style.width=`${Math.abs(y(E)-y(0))}%`,M.style.left=`${y(0)}%`,W(C,w)}function P({part:b,
zero:M,amount:C},E,[v,k],w){let y=g=>4+(g-v)/(k-v)*92;b.hidden=E===null,b.style.left=`${y(E)}%`,M.style.left=`${y(0)}%`,W(C,w)}function N(b,M,C,E,v){let k=M.token_id===
C.chosen.token_id;b.row.className=k?"gp-winner":"",W(b.sign,k?"▶":""),Le(b.word,M.text),b.tag.hidden=M!==E||k,x(b.cells[0],M.probability,v.probability,U(M.probability)),
x(b.cells[1],M.penalty,v.penalty,K(M.penalty)),P(b.cells[2],M.score,v.score,K(M.score))}function D(b){let[M,C]=[Math.min(0,...b),Math.max(0,...b)];return C>M?[M,
C]:[0,1]}function R(b){let M=f(b.reranked),C=b.reranked.find(w=>w.token_id===b.chosen.token_id),E=b.reranked.slice(0,12);C&&!E.includes(C)&&(E[11]=C);let v=Object.
fromEntries(["probability","penalty","score"].map(w=>[w,D(E.map(y=>y[w]))]));for(;d.length<E.length;)p();d.forEach((w,y)=>{w.row.hidden=y>=E.length,y<E.length&&
N(w,E[y],b,M,v)});let k=b.reranked.length-E.length;l.hidden=k<=0,W(l,z(k,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),B(C,M)}function B(b,M){if(!b){o.replaceChildren();return}let C={token:re(b.text,"gp-strong"),score:K(b.score)};o.replaceChildren(...b===
M?ye(a("{token} won: the most probable token has the highest score too ({score})."),C):ye(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...C,other:re(M.text,"gp-strong"),share:U(M.probability),penalty:K(M.penalty),
lower:K(M.score)}))}function q(){let b=t.started.effective.penalty_alpha;return typeof b!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
b).toFixed(4)),alpha:b})}let $=b=>b&&b.reranked&&b.reranked.find(M=>M.token_id===b.chosen.token_id),A=b=>()=>{let M=$(t.current());return M?a("{name}: {words}.",
{name:Y(M.text),words:b(M)}):""},L=A(({probability:b,penalty:M,score:C})=>{let E=t.started.effective.penalty_alpha;return typeof E!="number"?K(C):`(1 − ${E}) \
· ${K(b)} − ${E} · ${K(M)} = ${K(C)}`});return Oe(e,{probability:A(({probability:b})=>U(b)),penalty:A(({penalty:b})=>K(b))}),()=>{let b=t.current();if(e.hidden=
!(b&&b.reranked&&b.reranked.length),e.hidden||(u.follow(t.lastOf(b)),b===h[0]&&u.total===h[1]))return;h=[b,u.total],r.textContent=a("at token {number}",{number:b.
index+1}),me(s,"degeneration-penalty",L,{meaning:q()}),R(b);let{steps:M,differed:C}=u.total;W(c,z(M,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:j(
C),share:U(C/M)}))}}function tf(e,t){let n=()=>e.closest(".token-panel"),r=R=>e.querySelector(".gp-"+R),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:R})=>R.shows==="logit_lens"),h=u.find(({dataset:R})=>R.shows==="cross_attention"),f=u.find(({dataset:R})=>R.shows==="processor\
s");function p(R){n()&&(n().dataset.shows=R);for(let B of u){let q=B.dataset.shows===R;B.setAttribute("aria-selected",String(q)),B.tabIndex=q?0:-1}}for(let R of u)
R.addEventListener("click",()=>{p(R.dataset.shows),x(!0)}),R.addEventListener("keydown",B=>{let q={ArrowRight:1,ArrowLeft:-1}[B.key];if(!q)return;B.preventDefault();
let $=u.filter(({hidden:L})=>!L),A=$[($.indexOf(R)+q+$.length)%$.length];p(A.dataset.shows),x(!0),A.focus()});function x(R){n()?.toggleAttribute("data-folded",!R),
c.setAttribute("aria-expanded",String(R)),c.textContent=R?"▾":"▴"}c.addEventListener("click",()=>x(c.getAttribute("aria-expanded")==="false"));let P=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function N(R){let B=t.lineOf(
R),q=t.lines().length>1&&B&&!R.isPrompt?B.label:"",$=R.isPrompt?t.started.prompt_tokens.length:ae(B?B.last:R).length,A=D(R,{number:j(R.index+1),count:j($),line:q});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(re(R.chosen.text,"gp-here"),_("span","",` ${A}`)),s.disabled=R.isPrompt?!R.before:R.index===0&&!t.promptSteps.
length,i.disabled=!B||B.last===R,l.hidden=!t.selected||!t.running}function D(R,B){return R.isPrompt?a("prompt token {number} of {count}",B):t.selected?B.line?a(
"token {number} of {count} of {line}",B):a("token {number} of {count}",B):B.line?a("newest token {number} of {count} of {line}",B):a("newest token {number} of {\
count}",B)}return R=>{t.isFromElsewhere&&P!==t.started?x(!1):R.selection&&t.selected&&x(!0),P=t.isFromElsewhere?t.started:null;let B=t.canAsk&&!t.recorded;d.hidden=
!B||t.hasReadMedia,h.hidden=!B||!t.looksAtMedia;for(let $ of[d,h])$.hidden&&n()?.dataset.shows===$.dataset.shows&&p("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let q=t.current();if(q)return N(q);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var vl={};ie(vl,{tokenCard:()=>Cr});var xl={};ie(xl,{Card:()=>Rr});var nf=9,Pr=8,Rr=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=_(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Xe(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+nf,u=c+o+Pr<=l?c:t.top-o-nf,d=Math.min(t.left,i-r-Pr,Math.max(n.left,n.right-
r));s.left=`${Math.max(Pr,d)}px`,s.top=`${Math.max(Pr,Math.min(u,l-o-Pr))}px`}};var tk=5;function Cr(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?O(nk,{entry:l,unit:n.unit}):null};return new Rr(e,t,{content:s,...o})}function nk({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return O(le,{children:[O("div",{class:"gp-card-head",children:[O(Hn,{class:"gp-card-word",text:t}),O("span",{children:e<0?
n:a("{where}, id {id}",{where:n,id:e})})]}),O("dl",{class:"gp-card-facts",children:[o&&O("dd",{class:"gp-card-why",children:o}),r&&rk(r,s).map(([i,l])=>O(le,{children:[
O("dt",{children:i}),O("dd",{children:l})]},i))]}),r&&O(sk,{step:r}),r&&r.distribution.stages.length>0&&O("div",{class:"gp-card-key",children:[O("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,O("i",{class:"gp-card-before"}),a("before them")]})]})}function rk(e,t){let{chosen:n,distribution:r}=e,o=qe(e),[s,
i]=[U(o.probability),U(o.rawProbability)],l=[];Ee(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?dr(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:u}=n,d=[c&&a("{rank} after",{rank:j(c)}),u&&a("{rank} before",{rank:j(u)})].filter(Boolean);if(d.length){let{vocab:h}=r;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:j(h)}),c&&c===u?j(c):d.join(", ")])}return[...l,[a("Surprisal"),oe(o.surprisal,t)]]}function ok({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:J(s.logprob),before:J(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,tk);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function sk({step:e}){let t=ok(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return O("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Ee(
e);return O("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[O("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
O(Hn,{class:"gp-card-word",text:o.text}),O("span",{class:"gp-card-tracks",children:[c?O("small",{children:dr(o)}):O("i",{class:"gp-card-after",style:r(s)}),O("i",
{class:"gp-card-before",style:r(i)})]}),O("span",{class:"gp-card-value",children:U(c?i:s)})]},o.token_id)})})}var Ml=({messages:e,template:t})=>JSON.stringify([e,t||null]);function rf(e,t){let n=$=>e.querySelector(".gp-"+$),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return Cr(e,o,t,$=>{let A=i.get($);return A&&{id:A.token.token_id,text:A.token.text,where:a("prompt token {number}",{number:A.
index+1}),step:null,why:A.words}})}function f(){let{started:$,written:A}=t,L=$&&$.request.messages,b=L&&A&&$.model===A.model&&Ml($.request)===Ml(A);return A&&!b?
{...A,ran:!1}:t.isFromElsewhere||!L||!L.length?null:{model:$.model,messages:L,template:$.request.template,tokens:$.prompt_tokens,parts:$.parts||[],ran:!0}}function p({
messages:$,parts:A,problem:L}){let b=new Set(A.filter(({kind:M})=>M==="message").map(({message:M})=>M));r.replaceChildren(...$.map(({role:M,content:C},E)=>{let v=_(
"li","",null,{"data-role":M});return v.append(_("span","gp-role",M),_("p","",C)),!L&&b.size>0&&!b.has(E)&&C.trim()&&v.append(_("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),v}))}let x={message:({role:$})=>a("words of {role}",{role:$}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function P($,A){let L=$?x[$.kind]($):a("of unknown origin");return A.piece===null?a("special token, {whose}",{whose:L}):L}
function N({tokens:$,parts:A}){o.replaceChildren(),l=[],u=null;let L=new Set(A.map(({stop:M})=>M)),b=null;$.forEach((M,C)=>{let E=A.find(y=>y.start<=C&&C<y.stop)||
null;if(!b||!C||L.has(C)||A.some(({start:y})=>y===C)){let y=_("span","gp-part",null,E?{"data-kind":E.kind}:{});E&&E.kind==="message"&&y.append(_("span","gp-role",
E.role)),E&&E.kind==="generation"&&y.append(_("span","gp-role",a("the answer begins"))),o.append(y),b={rows:y,tokens:[]}}let v=_("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),k=P(E,M);it(v,M),v.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:C+1,token:Y(M.text),words:k})),i.set(v,{
token:M,index:C,words:k});let w=b.tokens.length?i.get(b.tokens.at(-1)).token:null;Qt(b,v,M,w),l.push(v)}),l.length&&D(l[0])}function D($){u&&(u.tabIndex=-1),u=$,
$.tabIndex=0}function R($){$&&(D($),$.focus({preventScroll:!0}),$.scrollIntoView({block:"nearest"}),d.show($))}o.addEventListener("click",({target:$})=>R($.closest(
".gp-token"))),o.addEventListener("keydown",$=>{let A=l.indexOf($.target.closest(".gp-token"));if(A<0||$.ctrlKey||$.metaKey||$.altKey)return;let L={ArrowRight:()=>l[A+
1],ArrowLeft:()=>l[A-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>lt(l,A,1),ArrowUp:()=>lt(l,A,-1),Enter:()=>l[A]," ":()=>l[A]};L[$.key]&&($.preventDefault(),
R(L[$.key]()))});function B({tokens:$,parts:A}){let L=w=>A.filter(y=>y.kind===w).reduce((y,{start:g,stop:S})=>y+S-g,0),b=$.filter(({piece:w})=>w===null).length,
[M,C,E]=["message","template","generation"].map(L),v={words:j(M),around:j(C),begin:j(E)};return`${M||C?z($.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",v):E?z($.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",v):z($.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${z(b,"{count} is special.","{count} are special.")}`}function q({tokens:$,parts:A}){let L=A.filter(({kind:M})=>M==="message").flatMap(({start:M,stop:C})=>$.
slice(M,C)).filter(({piece:M})=>M===null),b=[...new Set(L.map(({text:M})=>Y(M)))];return b.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:b.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let $=f();if(e.
hidden=!$,!$){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!$.problem;let A=JSON.stringify([$.model,Ml($),$.parts,$.problem,$.ran,$.tokens.length]);
if(A===c)return;c=A,d??=h(),W(n("which"),$.ran?a("of {model}, as this run read it",{model:$.model}):a("of {model}, as written now: not run yet",{model:$.model})),
Ce(n("refusal"),!!$.problem),W(n("refusal"),a($.problem)),n("refusal").dataset.kind=$.away?"info":"error",n("refusal").setAttribute("role",$.away?"note":"alert"),
p($),Ce(n("made"),!$.problem),N($),Ce(n("generation-key"),$.parts.some(({kind:b})=>b==="generation")),W(n("template-words"),$.problem?"":B($));let L=q($);Ce(n("\
warn"),!!L),W(n("warn"),L),d.hide()}}var hs=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new be(Dr(t),(o,s)=>Ur(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);At({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,W(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?z(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=_("span","gp-reasoning"),r=_("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=_("span","gp-reasoned");n.append(
r,o);let s=new kt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);At({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Sl=e=>!!e.started?.request.only_given;function Tl(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function El(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Ll(e,t){
return[...t.given&&!Sl(e)?[a("given, not chosen")]:[],...sc(t)]}function of(e,t){let{step:n}=t,r=n?[...Na(n,e.unit),...Ll(e,n)]:[El(e,t)];return[Tl(e,t),...r].join(
", ")}function sf(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
ae(o).map(t).join("")+(s??"");return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var ik=200,Nr=class{constructor(t,n,r){this.text=t;this.rows=new kt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(pl(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(pl(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;Qt({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},fs=class extends Nr{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new hs(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=cn(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):At(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
ps=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=_("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return it(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",of(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(Zt(r,this.shade,
qe(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),ik)}};var ms=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var gs={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},ak={told:gs.probability,surprisal:gs.surprisal,rank:gs.rank},af=e=>e.isFromElsewhere?ak:gs;function lf(e,t){return t&&Object.hasOwn(
af(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function cf({log:e,shade:t,choose:n,marksGiven:r}){let[o]=xe(
()=>new be(Ql,ec));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),O("footer",{class:"gp-legend","aria-label":a("Legend"),children:[O("label",{children:[
`${a("Shaded by")} `,O("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(af(e)).map(([s,i])=>O("option",{value:s,
children:i()},s))})]}),O(Va,{name:t,unit:e.unit}),O("span",{class:"gp-marks",children:[O("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,
children:O("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),O("span",{class:"gp-mark-given",hidden:!r,
children:O("span",{class:"gp-ink",children:a("given, not chosen")})})]}),O("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>
0&&Object.entries(vt).map(([s,[,i,l]])=>O("span",{"data-draft":s,children:O(Te,{id:lk[s],meaning:l,formula:"",children:[O("span",{class:"gp-ink",children:i})," ",
O("b",{children:j(o.total[s])})]})},s))})]})}var lk={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var ck=30;function uk({log:e,changes:t}){let n=Nt(t),[r]=xe(()=>new ps(e)),[o,s]=xe(null),[i,l]=xe(!1),c=Pe(0),u=Pe(null),d=Pe(null),h=Pe(null);n.run&&(c.current+=
1),r.shade=lf(e,o);let f=e.started?e.lines():[],p=f.length===1&&f[0].kind==="sequence",x=!Sl(e)&&f.some(({last:q})=>dk(q)?.given),P=bt(()=>sf(e),[c.current,e.running,
e.hideFrom,e.finished]);He(()=>{if(!u.current||!d.current)return;let q=u.current.closest(".gp-pane")??u.current,$=A=>!r.stepOf(A);h.current={sight:new ms(r,u.current,
d.current),card:Cr(q,u.current,e,A=>hk(r,A),{comesByFocus:$})}},[r]),He(()=>r.dissolve(),[r,p]),He(()=>r.shadeAll(),[r,r.shade]),He(()=>{n.run&&h.current?.sight.
begin(),(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&h.current?.sight.showStep(),n.status&&
h.current?.sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let N=q=>{if(!q)return;let $=r.stepOf(q);r.reveal(q),$&&e.selectStep($),q.focus(
{preventScroll:!0}),q.scrollIntoView({block:"nearest"}),$||h.current?.card.show(q)},D=q=>{let $=r.tokenAt(q);N($),$&&r.stepOf($)&&h.current?.card.dismiss()},R=q=>{
let $=r.tokenAt(q);if(q.key==="Escape"){e.selectStep(null);let M=e.current();$&&M&&r.elementOf(M)?.focus({preventScroll:!0})}if(!$||q.ctrlKey||q.metaKey||q.altKey)
return;let A=r.tokens,L=A.indexOf($),b={ArrowRight:()=>A[L+1],ArrowLeft:()=>A[L-1],ArrowDown:()=>lt(A,L,1),ArrowUp:()=>lt(A,L,-1),Home:()=>A.find(M=>r.stepOf(M)),
End:()=>A.at(-1),Enter:()=>$," ":()=>$};Object.hasOwn(b,q.key)&&(q.preventDefault(),N(b[q.key]()))},B=["gp-text",e.readsSource&&"gp-apart",p&&"gp-single",x&&"gp\
-has-given"];return O(le,{children:[P.map((q,$)=>O("p",{class:"gp-hidden gp-whole",dir:"auto",children:q},$)),O("div",{class:B.filter(Boolean).join(" "),role:"g\
roup","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:u,onClick:D,onKeyDown:R,
children:O("div",{class:"gp-written",ref:d,children:e.started?O(fk,{text:r,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):O("p",{class:"gp-note \
gp-empty",children:a("The text will appear here, one token at a time.")})})}),O(cf,{log:e,shade:r.shade,choose:s,marksGiven:x})]})}var df=at(uk);function dk(e){
let t=e;for(;t?.before;)t=t.before;return t}function hk(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Ll(r,s).join(", "):El(
r,n);return{id:o.token_id,text:o.text,where:Tl(r,n),step:s,why:i}}function fk({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.
length,c=l>ck&&!n.request.only_given,u=c&&!!t.current()?.isPrompt;return He(()=>{u&&s(!0)},[u]),O(le,{children:[i&&O("span",{class:"gp-part-name",children:a("So\
urce: the encoder reads it")}),c&&O("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Sho\
w all {count} tokens of the prompt",{count:j(l)})}),O(uf,{text:e,tokens:n.prompt_tokens,media:qh(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&O(le,{
children:[O("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),O(uf,{text:e,tokens:n.decoder_tokens,name:a("Sta\
rt of the target"),isStart:!0})]}),r.map((d,h)=>O(pk,{text:e,line:d,number:h},h))]})}function uf({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=Pe(
null);return He(()=>{if(!i.current)return;let l=new Nr(e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),He(()=>{o===
void 0||!i.current||(o&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),O("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","ari\
a-label":n,tabIndex:o?0:void 0,ref:i})}function pk({text:e,line:t,number:n}){let{log:r}=e,o=Pe(null),s=Pe(null);He(()=>{if(!o.current)return;let c=s.current=new fs(
e,o.current);return e.lines.push(c),()=>{e.lines=e.lines.filter(u=>u!==c)}},[e]),He(()=>s.current?.follow(t.last));let i=t.stopReason?De(t.stopReason)[1]:"",l=i&&
(t.stopReason==="step"?"… ":"■ ")+i;return O("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[O("div",{class:"gp\
-line-head",children:[O("b",{children:t.label.charAt(0).toUpperCase()+t.label.slice(1)}),O(mk,{line:t}),l&&O("span",{children:l})]}),O("span",{class:"gp-line-bo\
dy",ref:o}),t.untold&&O("span",{class:"gp-untold",children:t.untold}),O("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1?l:""})]})}function mk({
line:{kind:e,score:t}}){if(t===null)return null;let n=Q(t,3);return e==="running"?O("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("\
sum {value}",{value:n})}):O("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Al={};ie(Al,{bytesOf:()=>Ol});function Ol(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Pl=new Set,ff=!1,hf=()=>Pl.forEach(e=>e());function gk(){ff=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener("change",hf);for(let e of[document.
documentElement,document.body])new MutationObserver(hf).observe(e,{attributeFilter:["class"]})}function pf(e){return ff||gk(),Pl.add(e),()=>Pl.delete(e)}function mf({paint:e,class:t,label:n}){let r=Pe(null),o=Pe([0,0]),s=Pe(e);s.current=e;let i=()=>{let[c,u]=o.current.map(f=>Math.round(f*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:f=>h.getPropertyValue(f).trim()})};He(i),Zo(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=pf(i);return()=>{c.disconnect(),u()}},[]);let l=n===void 0;return O("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function gf({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/l,r),row:u((n-i)/c,o)}}var bk=160,wk=12,yk=48;function kk({log:e}){let t=e.finished?.sound;return O(le,{children:[t?O(_k,{sound:t,books:e.lasts.length}):O("p",{class:"gp-note gp-spoke\
n-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),O(xk,{log:e})]})}var bf=at(kk,e=>e.speaks&&e.hideFrom===null);
function _k({sound:e,books:t}){let n=bt(()=>Ol(e.samples).buffer,[e]),r=bt(()=>URL.createObjectURL(vk(n,e.rate)),[n]);Zo(()=>()=>URL.revokeObjectURL(r),[r]);let o=bt(
()=>Mk(new DataView(n)),[n]),s={seconds:Q(n.byteLength/2/e.rate,2),count:t};return O(le,{children:[O("div",{class:"gp-spoken-wave","aria-hidden":"true",children:O(
Er,{preview:o})}),O("audio",{class:"gp-spoken-sound",controls:!0,src:r}),O("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function xk({log:e}){let t=e.lasts.
map(ae),n=Math.max(yk,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:u,colour:d})=>{let[h,f]=[c/n,u/Math.max(1,t.length)],p=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((P,N)=>P.forEach(({given:D,chosen:R},B)=>{D||(l.globalAlpha=.1+.9*J(R.logprob),l.fillRect(B*h,N*f+1,h-p,f-2))}));let x=t.findIndex(P=>r&&
P.includes(r));!r||x<0||r.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[x].indexOf(r)*h,x*f+1,h-p,f-2))},
s=l=>{let{column:c,row:u}=gf(l,n,t.length),d=t[u]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return O(le,{children:[O("div",{class:"gp-spoken-codes",style:{height:`${wk*t.length}px`},onClick:s,
children:O(mf,{class:"gp-spoken-map",paint:o,label:i})}),O("p",{class:"gp-note gp-spoken-legend",children:i})]})}function vk(e,t){let n=new DataView(new ArrayBuffer(
44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),
n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,
!0),new Blob([n,e],{type:"audio/wav"})}function Mk(e){let t=e.byteLength/2,n=Array.from({length:Math.min(bk,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.
length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function wf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}var yf=e=>e.started?.request.media?.[0];function Sk(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&yf(e)?.kind==="audio")}
function Tk(e){let t=e.current();return!t||!e.started?.timestamps?[]:wf(ae(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function Ek({
log:e,changes:t}){let[n,r]=xe("");Nt(t).run&&n&&r("");let o=yf(e),s=Tk(e),i=e.current(),l=({steps:u})=>i!==null&&u.includes(i),c=({steps:u,begin:d,end:h})=>{e.selectStep(
u[0]),!(!("media_file"in e.answers)||!o?.sha256)&&as(e,o.sha256,d,h??o.seconds??d,r)};return O(le,{children:[o&&s.length>0&&O(Ak,{media:o,parts:s,isHere:l}),O("\
ol",{class:"gp-heard-parts",children:s.map((u,d)=>O("li",{children:O("button",{type:"button","aria-current":l(u)||void 0,onClick:()=>c(u),children:[O("span",{children:u.
text}),O("small",{children:Lk(u)})]})},d))}),O("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:Ok(e)})]})}var kf=at(Ek,Sk),Lk=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:Q(e,2)}):a("{begin} to {end} s",{begin:Q(e,2),end:Q(t,2)}),Ok=e=>e.started?.request.return_timestamps?a("\
The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function Ak({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return O(le,{children:[O("div",{class:"gp-heard-sound","\
aria-hidden":"true",children:[n.map((l,c)=>{let u=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${u}%`};return O("i",{class:r(l)?"gp-here":void 0,
style:d},c)}),O(Er,{preview:o.map(l=>100*l/s)})]}),O("div",{class:"gp-heard-ends","aria-hidden":"true",children:[O("span",{children:a("{seconds} s",{seconds:0})}),
O("span",{children:a("{seconds} s",{seconds:t})})]})]})}var Cl={};ie(Cl,{fillDetectionTable:()=>Ik,legendOf:()=>jk,markedItems:()=>Wk,scoredOf:()=>Rl,verdictOf:()=>Pk,zSum:()=>bs,zWords:()=>Je});var Je=e=>K(e,2).replace("-","−");function Pk(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Je(n),threshold:Number(r.toFixed(2))};if(o&&t&&We(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Je(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Sr(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return We(i)&&i>Rl(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:j(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var Rl=({num_tokens_scored:e,tokens:t})=>We(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function Rk(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?$k(e):qk(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":K(o,4);return[...c,[a("z-score"),Je(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?Ck(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),Ye(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Je(n)}) = ${Ye(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Ye(r)} ${d}`:`1 − ${Ye(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),Ye(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${Ye(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...We(l)?[[a("tokens needed"),j(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",Nk(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function Ck({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=rn(t,e,n);return o===null||Je(o)!==Je(r)?"":bs(t,e,n)}function bs(e,t,n){let[r,o,s]=[j(e),j(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Je(rn(e,t,n))}`}function Nk({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Mr(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:K(t),needed:j(o)})}function $k({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),j(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),j(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:j(o)}),
"green-list",a("{green} of {scored}",{green:j(t),scored:j(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),U(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:U(r)}),"green-list",`${j(t)} / ${j(e)} = ${U(n)}`,{formula:a("green / scored"),unit:"%"}]]}function qk(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=Rl(e),l=(s||[]).length,c=i*l===r?z(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:j(i),values:j(r)}):"",u=Math.round(t*r),d=K(u/r,4)===K(t,4)?a("{ones} of {values} are 1",{ones:j(u),values:j(r)}):"";return[
[a("tokens scored"),j(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),j(r),z(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),K(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),K(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...We(o)?[[a("posterior"),U(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Ik(e,t){let n=t.map(({report:l})=>new Map(Rk(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=he(e.tHead,1,()=>_("tr")),s=he(o,t.length+1,()=>_("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>W(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=he(e.tBodies[0],r.length,()=>{let l=_("tr"),c=_("th","",null,{scope:"row"});return c.append(_("span")),l.append(c),l});
r.forEach((l,c)=>{let u=he(i[c],t.length+1,()=>_("td")),d=n.map(P=>P.get(l)),[,,h,f,,p]=d.find(Boolean),x=d.map((P,N)=>P&&P[4]&&t.length>1?a("{name}: {words}",{
name:t[N].name,words:P[4]}):P&&P[4]);W(u[0].firstChild,l),me(u[0].firstChild,f,()=>Ar(x),{meaning:h,...Hk(p)}),n.forEach((P,N)=>W(u[N+1],P.has(l)?P.get(l)[1]:"–"))})}
var Hk=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function Wk({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:j(l+1),token:Y(n),mark:Bk(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function Bk(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Q(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var jk=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function _f(e,t){let n=b=>e.querySelector(".gp-"+b),r=new xr(n("marked-words"),{press:({step:b})=>t.selectStep(b)}),o=n("threshold"),s=3,i=Tr(null),l=0,c=null,u=null;
function d(){i=Tr(t.started),l=(t.started&&t.started.processors||[]).findIndex(M=>M==="WatermarkLogitsProcessor"||M==="SynthIDTextWatermarkLogitsProcessor"),c=new be(
xh,(M,C)=>vh(M,C,i,l)),r.show([]),W(n("mark-about"),ss(i))}let h=()=>c.steps.some(({mark:b})=>b&&b.kind==="synthid");function f(b){let{mark:M,index:C}=b,E=C<i.early,
v=M&&!M.why;return{step:b,token:{...b.chosen,piece:b.piece},mark:v?{green:M.green,g:M.g,counted:!E}:{},words:()=>is({...b,isFirst:E},i)}}function p(b){r.show(c.
steps.map((E,v)=>r.items[v]&&v<b?r.items[v]:f(E)),b);let{unscored:M,early:C}=c.total;ll(n("mark-key"),h()?"synthid":"green",{unscored:M>0,repeated:C>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function x(b){let M=b&&!b.isPrompt?r.tokens[b.index]:null;u&&u!==M&&u.classList.remove("gp-current"),u=
M||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let P=b=>{let M=[];for(let C of c.totals)C[b]!==null&&(!M.length||M.at(-1)[0]<
C.scored)&&M.push([C.scored,C[b]]);return M};function N(){let{z:b,scored:M}=c.total,[C,E,v]=D(b,M);ne(n("finding"),{"data-verdict":C}),W(n("finding-sign"),E),W(
n("finding-words"),v),W(n("finding-more"),b===null?"":`${R()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Ye(vr(b))})}`),t.finished&&W(n("mark-told"),`${v}. ${z(M,"{count} token scored.","{count} tokens scored.")}`)}function D(b,M){if(b===null)return["wait","\
…",M?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let C={z:Je(b)};return b>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",C):a("A detector finds it: z = {z}",C)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",C):a("A detector do\
es not find it: z = {z}",C)]}function R(){let{green:b,scored:M}=c.total;return h()?z(M,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Q(b/M,3)}):z(M,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:j(b),share:U(b/M),ratio:U(i.ratio)})}function B(){let b=P("z"),M=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&M.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let C=[
{name:a("this text"),look:"measured",points:b,tip:M.join(" ")}],E=P("foreseen");if(E.length){let k=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||k.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),C.push({name:a("expected at least"),
look:"expected",points:E,tip:k.join(" ")})}ul(n("z-keys"),C);let v=b.length?Mh(b,c.total,i,s):null;cl(n("z-box"),{curves:C,threshold:s,needed:v,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),W(n("z-needed-words"),v?v.words:""),W(n("threshold-words"),Sr(s))}function q(){let{scored:b,green:M,
expected:C,chosen:E,surprisal:v,gained:k,suppressed:w,marks:y,likely:g,entropy:S}=c.total,{started:I,unit:m}=t,T=(V,X,ee)=>yl(V,j(X),ee),H=V=>T(Q(Re(V,m),2),E,F(
V/E)),F=V=>oe(V,m).replace("-","−"),G=[[a("tokens scored"),j(b),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(b&&!h()){let V=U(M/b),X=U(C/b);G.push([a("green"),V,a("The share of the scored tokens that got the bias."),"green-list",`${j(M)} / ${j(b)} = ${V}`,{formula:a(
"green / scored"),unit:"%"}]),G.push([a("expected at least"),X,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",T(Q(C,2),b,X),{formula:"",unit:"%"}])}if(E){let V={unit:a(
"bits or nats")};G.push([a("surprisal before the watermark"),oe(v/E,m),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",H(v),{formula:"−(Σ log p) / n"}]);let[X,ee]=I.effective.do_sample?[S,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[g,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){G.push([a("witho\
ut it"),oe(X/E,m),ee,I.effective.do_sample?"entropy":"surprisal",H(X),{formula:I.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let te=`${oe(v/E,m)} − ${oe(
X/E,m)} = ${F((v-X)/E)}`;G.push([a("log-probability lost"),F((v-X)/E),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",te,{formula:"",...V}])}G.push([a("raised by"),oe(k/E,m),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",H(k),{formula:"(Σ log p′ − log p) / n",...V}])}
if(y){let V=Q(w/y,1);G.push([a("suppressed"),a("{value} of {count}",{value:V,count:j(I.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",T(j(w),y,V),{formula:"",unit:a("tokens")}])}return G}function $(){let b=q(),
M=he(n("mark-figures"),b.length,()=>{let C=_("div"),E=_("dt");return E.append(_("span")),C.append(E,_("dd")),C});b.forEach(([C,E,v,k,w,y],g)=>{let[S,I]=M[g].children;
W(S.firstChild,C),me(S.firstChild,k,()=>w&&pe(w),{meaning:v,...y}),W(I,E)})}Oe(e,{curve:()=>{let{z:b,scored:M,green:C}=c.total;return b===null?"":pe(h()?`z = ${Je(
b)}`:bs(C,M,i.ratio))}});function A(){N(),$(),B()}function L(b){let C=t.lines().length>1?t.lineOf(b):null;return C?`${C.label} · ${ss(i)}`:ss(i)}return o.addEventListener(
"input",()=>{let b=o.valueAsNumber,M=b>=0&&b<=30;if(o.setAttribute("aria-invalid",String(!M)),!M){W(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=b,A()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&B()).observe(n("z-box")),b=>{(b.run||!c)&&d();let M=t.current(),{keep:C}=c.follow(M?t.lastOf(M):
null);e.hidden=!c.total.marks,!e.hidden&&((b.run||b.steps||b.status||b.selection)&&(p(C),W(n("mark-about"),L(M))),x(M),(b.run||b.steps||b.status||b.selection||b.
unit)&&A())}}var Fk={drafts:lc,beams:wc,beamtree:Bc,hypotheses:zc,curve:Ld,branches:th,canvas:Yd,candidates:Ah,check:Ph,layers:Rh,in_words:Ch,cross_attention:Hh,spoken:bf,word_times:kf,
logit_lens:Wh,numbers:Kh,processors:Zh,quiz:Qh,reranked:ef,template:rf,token:tf,tokens:df,watermark:_f};Ts(()=>Gi(Fk));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":xs,"visualizers/panes/core/tables.ts":Ss,"visualizers/panes/core/texts.ts":Es,"visualiz\
ers/panes/core/values.ts":Ls,"visualizers/panes/core/text.ts":Is,"visualizers/panes/core/dom_patch.ts":Hs,"visualizers/panes/core/sight.ts":Us,"visualizers/pane\
s/core/feed.ts":Ks,"visualizers/panes/core/reasoning.ts":Xs,"visualizers/panes/core/log.ts":Qs,"visualizers/panes/core/document_links.ts":ei,"visualizers/panes/\
core/meanings.ts":ti,"visualizers/panes/core/glossary.ts":ri,"visualizers/panes/core/tips.ts":ai,"visualizers/panes/assisted/draft_figures.js":ui,"visualizers/p\
anes/core/alone.ts":qi,"visualizers/panes/core/run_group.ts":Hi,"visualizers/panes/core/term_links.ts":Bi,"visualizers/panes/core/runtime.ts":Ki,"visualizers/pa\
nes/charts/marks.js":Sa,"visualizers/panes/charts/values_list.js":La,"visualizers/panes/core/shades.ts":Ca,"visualizers/panes/tokens/written_tokens.ts":$a,"visu\
alizers/panes/diffusion/canvas_state.js":qa,"../../main/node_modules/preact/dist/preact.mjs":Da,"visualizers/panes/widgets/term.tsx":Ua,"../../main/node_modules\
/preact/jsx-runtime/dist/jsxRuntime.mjs":Ka,"visualizers/panes/widgets/shade_scale.tsx":Xa,"visualizers/panes/widgets/token_label.tsx":nl,"visualizers/panes/cha\
rts/plot.js":il,"visualizers/panes/core/virtual_rows.ts":al,"visualizers/panes/watermarks/watermarks.js":dl,"visualizers/panes/core/run_sums.ts":kl,"visualizers\
/panes/widgets/card.tsx":xl,"visualizers/panes/tokens/card.tsx":vl,"visualizers/panes/core/bytes.ts":Al,"visualizers/panes/watermarks/detection_words.js":Cl};})();
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
