// Written by .ci/bundle.py from modules with the SHA-256 df3f0d62e7d2106a0dc1b27ae8ee24c91880fc82afe269755f6e6ad1bff8e42f: edit those.
(()=>{var Rf=Object.defineProperty;var oe=(e,t)=>{for(var n in t)Rf(e,n,{get:t[n],enumerable:!0})};var Bs={};oe(Bs,{fit:()=>he,sayAttributes:()=>ne,sayClass:()=>Fe,sayLabel:()=>Mt,sayPercent:()=>Se,showIf:()=>Ne,svg:()=>J});var Ws={};oe(Ws,{INVISIBLE:()=>Wt,MARKS:()=>ft,asSentence:()=>pe,askedOf:()=>Is,bytesOf:()=>Ns,bytesWords:()=>Ps,count:()=>F,decimals:()=>G,fillLabel:()=>Re,fillText:()=>Kn,
fillToken:()=>Cs,filled:()=>Me,fromNats:()=>Ce,inOneLine:()=>un,inParts:()=>Pe,information:()=>re,labelled:()=>ce,leavesBytes:()=>Vn,loadingWords:()=>qs,make:()=>E,
modeName:()=>Xn,named:()=>Wf,numbersOf:()=>qe,percent:()=>U,probability:()=>Y,problemsOf:()=>Hs,processorWords:()=>nt,quoted:()=>X,say:()=>H,seconds:()=>pt,stopWords:()=>Ge,
together:()=>Dr,waitWords:()=>$s});var Ms={};oe(Ms,{count:()=>F,fixed:()=>Z,isOne:()=>xs,language:()=>Gn,listed:()=>vs,notation:()=>_e,plain:()=>ht,separators:()=>Cf,significant:()=>Pf});var Af=[
"de","fr"];var ks={},jl={};function Gn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Af.includes(e)?e:"en"}var Wr=()=>window.GenerationPlaygroundTexts?Gn():
"en";function _s(e){if(!ks[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ks[e]={decimal:n("decimal"),group:n(
"group")}}return ks[e]}function _e(e){let t=Wr();if(t==="en")return e;let{decimal:n,group:r}=_s(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Z=(e,t=0)=>_e(e.toFixed(t)),Pf=(e,t)=>_e(e.toPrecision(t)),F=e=>_e(e.toLocaleString("en-US")),ht=e=>_e(String(e)),vs=e=>e.join(_s(Wr()).
decimal===","?"; ":", ");function xs(e,t){let n=t?Wr():"en";return jl[n]??=new Intl.PluralRules(n),jl[n].select(e)==="one"}function Cf(){let{decimal:e,group:t}=_s(
Wr());return e+t}var Es={};oe(Es,{FIGURES:()=>Ss,MODES:()=>Br,PROCESSORS:()=>jr,ROW_FIELDS:()=>Ts,SCORES:()=>Nf,STOPS:()=>Fr});var Br={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Fr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Ss={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},jr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Nf={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ts={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Os={};oe(Os,{isSaid:()=>$f,language:()=>Gn,t:()=>a,tn:()=>j,translateTemplate:()=>zr,withTexts:()=>Ls});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?_e(e.number):"one"in e?j(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?ht(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function j(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?xs(e,o):e===1;return a(
s?t:n,{count:F(e),...r})}var $f=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),If=["aria-label",
"title","placeholder","data-tip","label"];function zr(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of If){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function Ls(e){let n=window.GenerationPlaygroundCatalogues?.[Gn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Rs={};oe(Rs,{finite:()=>ue,isFromElsewhere:()=>Oe,isKnown:()=>We,keptOf:()=>Ue,medianOf:()=>qf});var We=e=>typeof e=="number"&&Number.isFinite(e),ue=e=>e==null||
Math.abs(e)>1e30?null:e,qf=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Oe=({distribution:e})=>e.vocab===null,Ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var ft={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Wt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function E(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Kn(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(Wt)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=ft[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ft[s]?s:"";e.append(E("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(E("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Cs(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=E("span","gp-ink");Kn(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(E("span","gp-space","",{"data-mark":ft[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var As=/(\\x[0-9a-f]{2})+$/i,Ns=e=>(e.match(As)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Vn=({piece:e,text:t})=>e!==null&&(e===""||As.test(t)&&e===t.replace(As,""));function Re(e,t){e.replaceChildren(),Kn(e,t),t||e.append(E("span","gp-mark",a("(empt\
y)")))}function ce(e,t){let n=E("bdi",t);return Re(n,e),n}function H(e,t){e.textContent!==t&&(e.textContent=t)}var Hf=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Dr(e){let t=document.createDocumentFragment();return e.split(Hf).forEach((n,r)=>t.append(r%2?E("span","gp-together",n):n)),t}var un=e=>e.replace(Wt,t=>t===
" "?" ":ft[t]||"�"),pe=e=>e?`${e}.`:"",Pe=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),X=e=>a("“{text}”",{text:un(e)});function $s(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Me=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function U(e){let t=e*100;return t===0?_e("0%"):t<.01?_e("<0.01%"):t<1?_e(t.toFixed(2)+"%"):
t>99.95&&t<100?_e(">99.9%"):_e(t.toFixed(1).replace(".0","")+"%")}var Y=e=>e==null?0:Math.exp(e),Is=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ce=(e,t)=>t==="bits"?e/Math.LN2:e;function re(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Z(Ce(e,t),2)+" "+a(t)}function qs({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return a("waiting for the shared GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=U((n??0)/(r||1));return t===
"download"?a("downloading {model}: {done} of {total} …",{model:e,done:Ps(n),total:Ps(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):
a("reading the file of {model} to convert it …",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function Ps(e){
return We(e)?e>=1e9?a("{size} GB",{size:Z(e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:Z(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:Z(e/1e3,0)}):"–"}function pt(e){
return e<1?Math.round(e*1e3)+" ms":Z(e,e<10?2:1)+" s"}var G=(e,t=3)=>e==null?"–":Z(e,t);function qe(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:Y(t.logprob),rawProbability:Y(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Wf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Xn=e=>Object.hasOwn(Br,e)?a(Br[e]):e.replaceAll("_"," ");function Hs({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ge=e=>Object.hasOwn(Fr,e)?Fr[e].map(t=>a(t)):[e,e];function nt(e){
if(!Object.hasOwn(jr,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=jr[e];return[a(t),a(n),r]}var J=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function he(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var zl=new WeakMap;function Mt(e,t,{plain:n=!1}={}){let r=String(n)+
t;zl.get(e)!==r&&(zl.set(e,r),n?e.textContent=t:Re(e,t))}function Fe(e,t){e.className!==t&&(e.className=t)}function Se(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Dl.
get(e)||{};o[t]!==r&&(e.style[t]=r,Dl.set(e,{...o,[t]:r}))}var Dl=new WeakMap;function ne(e,t){let n=Ul.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Ul.set(e,n)}var Ul=new WeakMap;function Ne(e,t){e.hidden===t&&(e.hidden=!t)}var ti={};oe(ti,{Along:()=>ve,RunLog:()=>St,groupLetter:()=>$e,pathChange:()=>hn,pathOf:()=>ae,penalised:()=>rt,unseenAfter:()=>ei,unseenNode:()=>Zs});var Xs={};oe(Xs,{Feed:()=>Bt,everyChange:()=>dn});var Ks={};oe(Ks,{isFar:()=>Us,isOpen:()=>zs,onceNear:()=>Gs,onceShown:()=>Ds});var Kl=e=>e.closest(".tabitem, .drawer")||document.body;function zs(e){return e.checkVisibility()||
e.hidden&&Kl(e).checkVisibility()}var Gr=new WeakMap,Fs;function Ds(e,t){Fs??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Bf).forEach(i=>i()));let n=Kl(e),r=n.checkVisibility()?e:n,o=Gr.get(r)??new Set;Gr.set(r,o.add(t)),Fs.observe(r)}function Bf(e){Fs.unobserve(e);let t=[...Gr.get(
e)||[]];return Gr.delete(e),t}var Ur=new WeakMap,js=new WeakMap,Gl;function Us(e){return Ur.has(e)||(Gl??=new IntersectionObserver(Ff,{rootMargin:"50%"}),Ur.set(
e,!1),Gl.observe(e)),!!Ur.get(e)&&!e.hidden}function Gs(e,t){js.set(e,t)}function Ff(e){for(let{target:t,isIntersecting:n}of e){Ur.set(t,!n);let r=n&&js.get(t);
r&&(js.delete(t),r())}}var Bt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:dn(this.kinds),opened:()=>Vs([o])};this.subscribers.add(o),Vs([o])}changed(t){Kr.size||requestAnimationFrame(jf),Kr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Df(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Kr=new Set;function jf(){let e=[...Kr];Kr=new Set,Vs(e.flatMap(t=>t.takeChanges()),!0)}function Vs(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!zs(s))),o=new Set(n.filter(s=>t&&zf(s.missed)&&!r.has(s)&&Us(s.element)));for(let{
element:s,opened:i}of r)Ds(s,i);for(let{element:s,opened:i}of o)Gs(s,i);for(let s of e){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var zf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),dn=e=>Object.fromEntries(e.map(t=>[t,!0]));function Df(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Qs={};oe(Qs,{noReading:()=>Vr,readOn:()=>Xr,spansOf:()=>Ys});var Vr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Xr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=Uf(c,d);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=Gf(c,d+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Kf(c,(i===null?r:o).length-1),spans:l}}function Ys(e,t){if(!t)return[];let n=Vr(t);for(let{chosen:i,piece:l}of e)n=Xr(n,i.text,l===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Uf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Gf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Kf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Vf=20,St=class extends Bt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!Xf(t.type))throw new Error("unknown event "+t.type);Xl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ep(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Ys(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),l=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>l(d)>l(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Vf&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=Ke("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ke("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Xl={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ke("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ke("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Vl(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=Yf(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=Qf(),r={...t,distributions:t.distributions.map(Yl)};r.given&&(n.given+=1);let o=Ke("BeamCandidate",r.candidates).map(i=>Jf(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);Zf(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>Js(i)-Js(l)),n.byNumber=new Map(n.running.map(i=>[
Js(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Vl(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ke("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ke(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>rp(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Xf=e=>Object.hasOwn(Xl,e);function Yr(e,t){let n=Ts[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ke(e,t){return t.map(n=>Yr(e,n))}function Yl(e){return{...e,candidates:Ke("Candidate",e.candidates),stages:Ke("Stage",
e.stages??[])}}function Vl(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,l={...i,chosen:Yr("Candidate",t),distribution:Yl(n),watched:Ke("Ca\
ndidate",r??[]),mark:o?Yr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=Ke("Reranked",s)),l}function Yf(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function Qf(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Js=({beam:e})=>e.beam??0;function Jf({
mark:e,...t},n,r){let o=e?Yr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var rt=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Zs(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
f=(l?.beam.score??0)+(h??-1/0),p=l?l.beam.group:null,S={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,
group:p},{sequence:A,seconds:N,elapsed:z}=e.steps[t][0];i={index:t,sequence:A,before:l,chosen:o,piece:null,distribution:r,seconds:N,elapsed:z,draft:null,given:!1,
length:e.steps[t][0].length,beam:S,rank:null},e.unseen.set(s,i)}return i}function ei(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function Zf(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function ep(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,l,c)=>({kind:s,label:r(i),last:l,score:c,
stopReason:null});return[...e.running.map(s=>o("running",tp(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",np(s,i+1),s,s.beam.final_score))]}function tp({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,group:$e(t)}):r===1&&!n?a("best beam"):a("beam {numb\
er}",{number:r})}function np({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,group:$e(e)}):a("ended {number}",{number:t})}var $e=e=>e<
26?String.fromCharCode(65+e):String(e+1);function rp(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,l)=>{let c=t.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:a(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function hn(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var ve=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=hn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var ci={};oe(ci,{explain:()=>li,runsOfTerms:()=>Ae,tipLater:()=>Te,tipOfTerm:()=>we});var ni={};oe(ni,{documentLinks:()=>Yn});var op={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},sp=Object.fromEntries(Object.entries(op).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Yn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?sp[e]||`glossary#${e}`:"";return[E("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var si={};oe(si,{addressOf:()=>Qn,askedTerm:()=>Qr,followTermLink:()=>Jn,formulaLines:()=>Jr,openGlossary:()=>gt});var ri={};oe(ri,{TERMS:()=>fn,termOf:()=>Ft});var Ql={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},fn=Object.keys(Ql),Ft=e=>Ql[e]();var oi="#glossary",mt=null,Qn=e=>`${oi}=${e}`;function Qr(){let[e,t=""]=location.hash.split("=");return e!==oi?null:fn.includes(t)?t:""}function Jl(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Jr=({formula:e,unit:t})=>[...e?[E("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[E("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function ip(){let e=E("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=E("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=E("header","gp-head");n.append(E("h3","gp-title",a("Glossary")),...Yn(),t);let r=E(
"div");for(let o of fn){let s=Ft(o),i=E("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=E("h4");l.append(E("a","gp-term-link",s.name,{href:Qn(
o),title:a("Link to this term")})),i.append(l,E("p","",s.meaning),...Jr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Qr()!==null&&Jl("")),e}function gt(e,t){mt??=ip(),mt.parentNode!==e&&(mt.open&&mt.close(),e.append(mt)),mt.open||mt.showModal();for(let r of mt.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?mt.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Jl(t?Qn(t):oi)}function Jn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
gt(t,n.getAttribute("href")?.split("=")[1]))}var ec=new WeakMap,ai=new WeakMap;function Te(e,t){ec.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function we(e,t,n,r={}){ai.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Ae(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&ai.set(n,{...tc(n),run:t[r]})}}function tc({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var ii=e=>e&&ai.get(e)||(e?.dataset.term?tc(e):null),ap={run:e=>a("In this run\
: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",{words:e})},
lp=e=>e.replaceAll("−(","−⁠(");function cp({id:e,run:t,meaning:n,...r},o,s){let i={...Ft(e),...r},l=t(),c=E("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>gt(o,e));let u=E("p","gp-in-run");return u.append(Dr(ap[s](lp(l)))),[E("p","",n||i.meaning),...Jr(i),...l?
[u]:[],c,...Yn(e).map(d=>(d.tabIndex=-1,d))]}function Zl(e,t,n){let r=ii(e);return r?cp(r,t,n):[Dr(ec.get(e)?.()??e.dataset.tip??"")]}function li(e,t="run"){let n=null,
r=null,o=()=>E("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!ii(h)),n.replaceChildren(
...Zl(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[p,S]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],A=Math.min(S.left-p.left,p.width-d.offsetWidth-8);d.style.left=`${Math.max(8,A)+f.scrollLeft}px`;let[N,z]=f===
e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],R=S.bottom+5+d.offsetHeight>z&&S.top-5-d.offsetHeight>=N;d.classList.toggle("gp-above",R),d.
style.top=`${(R?S.top-5-d.offsetHeight:S.bottom+5)-p.top+f.scrollTop}px`}let l=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){l();return}let d=Zl(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>ii(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&l()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&l()),e.addEventListener("click",d=>Jn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&l(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),gt(e,h.id))}),c}var nc=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),ot=e=>e.
num_accepted+(e.follow==="correction"?1:0),ui=e=>e.num_accepted+(e.next_token_id===null?0:1);function up(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
ui(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=ot(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=ot(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function dp(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var pn=class{constructor(){this.rounds=[],this.tally=nc()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=nc());for(let r=this.tally.rounds;r<
t.length;r++)up(this.tally,t[r]);return this.rounds=t,dp(this.tally)}};var hi={};oe(hi,{denominatorOf:()=>bt,draftFigures:()=>di,tipOfFigure:()=>rc});var hp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function rc(e,t,n,r){let[o,s]=hp[t]();we(e,o,()=>fp(t,n,r),{meaning:a(Ss[t]),...s})}function fp(e,t,n){let r=bt(e,n);if(e.
startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=j(n.num_tokens,"{count} token","{count} tokens");return j(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function bt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=j(t.num_rounds,"{count} round","{c\
ount} rounds"),l=j(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return j(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:F(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:F(r),drafted:F(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:F(r),judged:F(s)});case"mean_a\
cceptance_length":return j(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:F(r)});case"expected_acceptance_rate":return j(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return j(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function di(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=S=>S===null?"–":U(S),s=S=>j(S,"{count} token","{count} tokens");function i(S,A){let N=A.samples&&S.expected_acceptance_rate!==null,z=I=>[I,F(S[I]),bt(
I,S)],R=I=>[I,o(S[I]),bt(I,S),S[I]],W="mean_acceptance_length";return[z("num_draft_tokens"),z("num_accepted_draft_tokens"),R("draft_acceptance_rate"),[W,G(S[W],
2),bt(W,S)],R("judged_acceptance_rate"),...N?[R("expected_acceptance_rate")]:[],z("passes_saved")]}function l(){let S=E("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),A=E("dd","gp-rate",null,{"aria-hidden":"true"});return A.append(E("i")),S.append(E("dt"),E("dd"),E("dd","gp-note"),A),S}function c(S,A){let N=i(
S,A),z=he(t,N.length,l);N.forEach(([R,W,I,$=null],O)=>{let[v,g,M,C]=z[O].children;v.textContent!==R&&v.replaceChildren(...R.split(/(?<=_)/).flatMap(L=>[L,E("wbr")])),
H(g,W),H(M,I),C.hidden=$===null,Se(C.firstChild,"width",$??0),rc(z[O],R,W,S),z[O].dataset.name=R})}function u(){let S=E("span","gp-chart-column"),A=E("span","gp\
-chart-track");return A.append(E("i","gp-chart-whole"),E("i","gp-chart-part")),S.append(E("span","gp-chart-top"),A,E("span","gp-chart-label")),S}function d(S,A,N){
let z=Math.max(1,...A.map(([W,I])=>I??W)),R=he(S,A.length,u);A.forEach(([W,I,$,O,v],g)=>{let[M,C,L]=R[g].children;H(M,O),Se(C.children[0],"height",(I??0)/z),Se(
C.children[1],"height",W/z),H(L,$),Te(R[g],()=>v)}),ne(S,{"aria-label":`${N}: ${Pe(A.map(([,,,,W])=>W))}`})}function h(S){let A=S.num_spec_steps;d(n,S.acceptance_histogram.
map((N,z)=>[N,null,String(z),N?F(N):"",j(A,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:F(
N),tokens:s(z)})]),"acceptance_histogram"),d(r,S.drafted_by_position.map((N,z)=>{let R=S.accepted_by_position[z];return[R,N,String(z+1),`${Math.round(100*R/N)}%`,
j(N,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:z+1,accepted:F(
R),share:U(R/N)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=S=>S.join(", ");return Ae(e,{kept:()=>f?j(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(S,A)=>{f=S,c(S,A),h(S)}}var Tt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},oc=Object.fromEntries(Object.keys(Tt).map(e=>[e,0])),sc=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function jt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function fi({target_logprob:e,draft_logprob:t},{weight:n}){let r=Y(
e)/((t??null)===null?1:Y(t));return Math.min(1,n===null?r:1-n+n*r)}var ic=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${G(1-e,2)} + ${G(e,2)} · p / q)`;function ac(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:ic(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[G(e.weight,2),G(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function pi(e,t){return t<e.num_accepted?"accepted":t<ot(e)?"rejected":"unjudged"}function Zn(e,t,n){let r=e.drafted[t],o=pi(e,t),s=(r.
draft_logprob??null)!==null,[i,l]=[U(Y(r.target_logprob)),U(Y(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[e.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?pp(h):mp(h,X(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:X(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:U(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),gp(fi(r,n),ic(n),u),...d].join(" ")}var pp=e=>a(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),mp=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function gp(e,t,n){if(e>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:U(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function mi(e,t){let[,n,r]=Tt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:U(1-s.overlap)})}`}function lc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(Tt,e))return[];let{length:i}=n.drafted,l={round:n.index+1,place:t+1},c=i?[j(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(e==="accepted")return[...c,Zn(n,t,s)];let u=e==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:X(r.text),fate:Zn(n,t,s)})]:[],d=mi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:U(Y(o.logprob))})]:[],f=i-ot(n),p=e==="correction"&&f?[j(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...p]}function cc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:X(e.drafted[t].
text),chosen:X(n),round:e.index+1,place:t+1},i=o-ot(e);return[j(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Zn(e,t,r),a("{chosen} takes its place.",s),...i?[j(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function uc({draft:e}){if(!e||!Object.hasOwn(Tt,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],l={place:e.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:U(Y(i))})]}
return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:X(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[j(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var st=e=>e<
.01?`${Z(e*1e3,1)} ms`:pt(e);function dc(e,t,n){let r=[],o=jt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(y=>{for(let{isIntersecting:k,
target:b}of y)k&&N(u.get(b));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!t.selected&&t.running;function p(y,k){let b=r.length<=y.length&&
(!r.length||r[0].round===y[0])&&o.samples===k.samples;o=k,b||S();for(let T of y.slice(r.length))A(T)}function S(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function A(y){let k=E("li","gp-round"),b={round:y,item:k,cards:null};u.set(k,b),r.push(b),e.append(k),h.observe(k)}function N(y){
if(!y||y.cards)return;h.unobserve(y.item);let{round:k,item:b}=y,T=ot(k);y.cards=[];let q=E("div","gp-cards");for(let w=0;w<T;w++)q.append(W(y,w));k.next_token_id!==
null&&q.append(I(y)),T<k.drafted.length&&q.append(O(k,T)),k.follow==="none"&&q.append(E("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
b.append(z(k),q),b.classList.add("gp-filled"),i||C(y.cards[0])}function z(y){let k=E("div","gp-round-head"),{num_accepted:b,drafted:{length:T}}=y,q=T?a("{accept\
ed} of {drafted} kept",{accepted:b,drafted:T}):a("no draft"),w=[a("draft {time}",{time:st(y.draft_seconds)}),a("verify {time}",{time:st(y.verify_seconds)})];k.append(
E("b","",a("Round {number}",{number:y.index+1})),E("span","",q));for(let P of w)k.append(E("span","gp-round-time",P));return k}function R(y,k,b,T,q,w,P){let B=a(
"Round {number}, {which}, {token}: {why}",{number:y.round.index+1,which:w,token:X(q),why:P}),D=E("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":B});D.dataset.draft=b;let K=E("span","gp-draft-head"),V=E("bdi","gp-ink gp-word");return Re(V,q),K.append(E("span","gp-sign",T),
V),D.append(K),Te(D,()=>P),d.set(D,{row:y,index:k}),y.cards.push(D),D}function W(y,k){let{round:b}=y,T=b.drafted[k],q=pi(b,k),w=b.start+k,P=a("drafted token {pl\
ace} of {size}",{place:k+1,size:b.drafted.length}),B=R(y,w,q,q==="accepted"?"✓":"✗",T.text,P,Zn(b,k,o));if(B.append($("p",Y(T.target_logprob))),(T.draft_logprob??
null)!==null&&B.append($("q",Y(T.draft_logprob))),o.samples){let D=E("span","gp-chance",a("chance"));D.append(E("b","",U(fi(T,o)))),B.append(D)}return B}function I(y){
let{round:k}=y,b=k.start+k.num_accepted,[T,q]=Tt[k.follow],w=R(y,b,k.follow,T,k.next_text,a("the target’s own token"),mi(k,o));w.classList.add("gp-own-card");
let P=n(b);return P&&w.append($("p",qe(P).probability)),w.append(E("span","gp-chance",q)),w}function $(y,k){let b=E("span","gp-bar-line"),T=E("span","gp-track"),
q=E("i",`gp-part-${y}`);return Se(q,"width",k),T.append(q),b.append(E("i","gp-pq",y),T,E("span","gp-amount",U(k))),b}function O(y,k){let b=E("span","gp-behind"),
T=y.drafted.slice(k);b.append(E("span","gp-note",a("never judged")));for(let q of T){let w=ce(q.text,"gp-word"),P=(q.draft_logprob??null)===null?"":` q ${U(Y(q.
draft_logprob))}`,B=E("span","gp-unjudged");B.append(w,E("small","",P)),b.append(B)}return b}function v(y){let k=y&&y.draft,b=k&&r[k.round.index-(r.length?r[0].
round.index:0)]||null;b&&N(b);let T=b?g(b,y):null;s.card&&s.card!==T&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==b&&s.row.item.classList.remove("gp-current-round");let q=s.selected!==t.selected;s={row:b,card:T,selected:t.selected},q&&!t.selected&&(l=!0),b&&(b.
item.classList.add("gp-current-round"),T&&(T.classList.add("gp-current"),T.setAttribute("aria-pressed",String(t.selected===y)),e.contains(document.activeElement)||
C(T)),q&&M(b.item))}function g(y,k){let{rejected:b}=t;if(b&&b.round===y.round)return y.cards[b.place];let T=k.index-y.round.start;return T<y.round.num_accepted?
y.cards[T]:y.cards.at(-1)}function M(y){let[k,b]=[y.offsetTop,y.offsetTop+y.offsetHeight];k<e.scrollTop?e.scrollTop=k:b>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(k,b-e.clientHeight))}function C(y){i&&(i.tabIndex=-1),i=y||null,i&&(i.tabIndex=0)}function L(y){if(!y)return;let{row:k,index:b}=d.get(y);C(y);let T=n(b),
q=k.cards.indexOf(y);T&&y.dataset.draft==="rejected"?t.selectRejected(T,k.round,q):T&&t.selectStep(T),M(k.item),y.focus({preventScroll:!0})}function x(y,k){let b=r[Math.
max(0,Math.min(r.length-1,y))];return N(b),b.cards.at(k)}function _(y,k){let{row:b}=d.get(y),T=b.cards[b.cards.indexOf(y)+k];if(T)return T;let q=r.indexOf(b)+k;
return r[q]?x(q,k>0?0:-1):null}return e.addEventListener("click",y=>{let k=y.target.closest(".gp-draft-card");if(k){L(k);return}let b=y.target.closest(".gp-roun\
d");b&&L(u.get(b).cards[0])}),e.addEventListener("keydown",y=>{y.key==="Escape"&&t.selectStep(null);let k=y.target.closest(".gp-draft-card");if(!k||y.ctrlKey||y.
metaKey||y.altKey)return;let b=r.indexOf(d.get(k).row),T={ArrowRight:()=>_(k,1),ArrowLeft:()=>_(k,-1),ArrowDown:()=>r[b+1]&&x(b+1,0),ArrowUp:()=>r[b-1]&&x(b-1,0),
Home:()=>x(0,0),End:()=>x(r.length-1,0)};T[y.key]&&(y.preventDefault(),L(T[y.key]()))}),e.addEventListener("scroll",()=>{let y=e.scrollTop;e.scrollHeight-y-e.clientHeight<
80?l=!0:y<c&&(l=!1),c=y},{passive:!0}),{show:p,mark:v}}var Ve={narrowest:3,least:16,cell:9,tallest:90,times:84};function hc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ve.least,top:1,drafts:0},
i=0;function l(R){let W=I=>R.reduce(($,O)=>$+I(O),0)/R.length;return{accepted:W(I=>I.num_accepted),judged:W(ot),drafted:W(I=>I.drafted.length),draft:W(I=>I.draft_seconds),
verify:W(I=>I.verify_seconds),longest:Math.max(...R.map(I=>I.draft_seconds+I.verify_seconds))}}function c(R){let W=R.map(({draft:O,verify:v})=>O+v).sort((O,v)=>O-
v),I=W.at(-1),$=W[Math.floor((W.length-1)*.9)];return I>2*$&&W.length>4?1.25*$:I}function u(R){i||=t.clientWidth;let W=Math.max(1,Math.ceil(R.length/Math.max(1,
Math.floor(i/Ve.narrowest)))),I=[];for(let M=0;M<R.length;M+=W)I.push(l(R.slice(M,M+W)));let $=Math.max(1,...I.map(({drafted:M})=>M)),O=Math.max(1,Math.min(Ve.cell,
Ve.tallest/$)),v=c(I)||1,g=I.filter(({draft:M,verify:C})=>M+C>v);return s={rounds:R,each:W,columns:Math.max(Ve.least,I.length),top:v,drafts:Math.ceil($*O)},H(r.
drafts,$>=1.5?F(Math.round($)):"1"),H(r.times,st(v)),d(I,O),{each:W,cut:g.length,longest:Math.max(0,...I.map(({longest:M})=>M)),filled:I.length/s.columns}}function d(R,W){
let I=s.drafts+16+Ve.times,$=devicePixelRatio,O=[Math.round(i*$),Math.round(I*$)];if(t.width!==O[0]&&(t.width=O[0]),t.height!==O[1]&&(t.height=O[1]),t.style.height=
`${I}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ve.times}px`,!i)return;let v=getComputedStyle(e),g=_=>v.getPropertyValue(
`--gp-${_}`).trim(),M={accepted:g("accepted"),rejected:g("rejected"),muted:g("muted"),verify:g("kept"),draft:g("before"),line:g("line"),surface:g("surface")},C=t.
getContext("2d");C.setTransform($,0,0,$,0,0),C.clearRect(0,0,i,I);let L=i/s.columns,x=L>6?Math.min(6,L*.2):L>3.5?1:0;C.fillStyle=M.line,C.fillRect(0,s.drafts,i,
1),C.fillRect(0,I-1,i,1),R.forEach((_,y)=>{let k=[y*L+x/2,L-x];s.each===1?h(C,M,_,k,W):p(C,M,_,k,W),S(C,M,_,k,I-1)})}function h(R,W,{accepted:I,judged:$,drafted:O},[
v,g],M){let C=Math.max(1,M-(M>3?1.5:0));for(let L=0;L<O;L++){let x=s.drafts-(L+1)*M;if(L<I)R.fillStyle=W.accepted,R.fillRect(v,x,g,C);else if(L<$)f(R,W.rejected,
v+g/2,x+C/2,Math.min(g,Math.max(C,5),7)/2);else{R.fillStyle=W.muted;let _=Math.min(g,C,2.5);R.fillRect(v+(g-_)/2,x+(C-_)/2,_,_)}}}function f(R,W,I,$,O){R.strokeStyle=
W,R.lineWidth=O>2?2:1,R.beginPath(),R.moveTo(I-O,$-O),R.lineTo(I+O,$+O),R.moveTo(I-O,$+O),R.lineTo(I+O,$-O),R.stroke()}function p(R,W,{accepted:I,drafted:$},[O,
v],g){R.fillStyle=W.accepted,R.fillRect(O,s.drafts-I*g,v,I*g),R.fillStyle=W.muted,R.fillRect(O,s.drafts-$*g,v,1)}function S(R,W,{draft:I,verify:$},[O,v],g){let M=Math.
min(1,s.top/(I+$))/s.top,[C,L]=[I*M*Ve.times,$*M*Ve.times];R.fillStyle=W.verify,R.fillRect(O,g-C-L,v,L),A(R,W.draft,O,g-C,v,C),!(I+$<=s.top)&&(R.fillStyle=W.surface,
R.fillRect(O-1,g-Ve.times+7,v+2,3),R.fillRect(O-1,g-Ve.times+13,v+2,3))}function A(R,W,I,$,O,v){if(!(v<=0)){if(O<5){R.fillStyle=W,R.fillRect(I,$,O,v);return}R.save(),
R.beginPath(),R.rect(I,$,O,v),R.clip(),R.strokeStyle=W,R.lineWidth=1.5,R.beginPath();for(let g=-v;g<O;g+=5)R.moveTo(I+g,$+v),R.lineTo(I+g+v,$);R.rect(I+.75,$+.75,
Math.max(0,O-1.5),Math.max(0,v-1.5)),R.stroke(),R.restore()}}function N(R){let{left:W,width:I}=t.getBoundingClientRect(),$=Math.floor((R.clientX-W)/I*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,$))}function z(R){n.hidden=R===null,R!==null&&(Se(n,"left",Math.floor(R/s.each)/s.columns),Se(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:N,mark:z}}function fc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new ve(null,()=>null),i=new pn,l=hc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:$}),c=dc(e.querySelector(".gp-rounds"),t,O=>s.steps[O]),u=di(e),d=[],h=0,f=!1;function p(){let O=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),v=t.rounds.length;for(;v&&t.rounds[v-1].start+ui(t.rounds[v-1])>O;)v-=1;return v===t.rounds.length?t.rounds:t.rounds.slice(0,v)}function S(){let{each:O,
cut:v,longest:g,filled:M}=l.draw(d);Se(e.querySelector(".gp-map-axis"),"width",M),H(o,[O>1?a("Each column is the mean of {each} rounds.",{each:O}):"",v?j(v,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:st(g)}):""].filter(Boolean).join(" ")),H(
e.querySelector(".gp-map-last"),a("round {number}",{number:F(d.length)}))}function A(O){let v={round:O.index+1,draft:st(O.draft_seconds),verify:st(O.verify_seconds),
accepted:O.num_accepted,token:X(O.next_text)};return O.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",v):O.
follow==="bonus"?j(O.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",v):O.follow==="correction"?j(O.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",v):j(O.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",v)}let N=O=>t.selectStep(s.steps[d[O].start]||null);function z(){let O=t.current();return!O||!O.draft?null:d[O.draft.round.index]===O.draft.
round?O.draft.round.index:null}function R(){let O=z();l.mark(O);let v=O===null?"":A(d[O]);H(r,v),ne(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(O??
0)+1,"aria-valuetext":v||a("no round yet")})}n.addEventListener("pointermove",O=>{let v=l.at(O);v<0||(O.buttons===1?N(v):H(r,A(d[v])))}),n.addEventListener("poi\
nterleave",R),n.addEventListener("click",O=>l.at(O)>=0&&N(l.at(O))),n.addEventListener("keydown",O=>{let v={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};O.key==="Escape"&&t.selectStep(null),!(!(O.key in v)||!d.length)&&(O.preventDefault(),N(Math.max(0,Math.min(d.length-1,(z()??d.length-
1)+v[O.key]))))});function W(O){let{draft_seconds:v,verify_seconds:g}=O,M=v+g;for(let[x,_]of[["draft",v],["verify",g]]){let y=e.querySelector(`.gp-time-${x}`);y.
style.flexGrow=M?_/M:.5,H(e.querySelector(`.gp-told-${x}`),`${Math.round(M?100*_/M:0)}% · ${st(_)}`)}let C=j(O.num_tokens,"{count} token","{count} tokens"),L=O.
passes_saved>0?j(O.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");H(e.querySelector(".gp-drafts-short"),`${j(O.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:C})} ${L}`)}function I(O){let v=t.lasts[0]||null;if((O.
run||O.steps)&&s.follow(v),O.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let g=[d[0],h];if(d=p(),h=d.length,O.run||d[0]!==g[0]||h!==g[1]){let M=jt(t.started),
C=i.read(d);f||=d.some(({drafted:x})=>x.length&&(x[0].draft_logprob??null)!==null);let L=e.querySelector(".gp-drafts-rule");H(L,ac(M,f)),we(L,"draft",()=>pe(bt(
"draft_acceptance_rate",C)),M.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,W(C),S(),c.show(d,M),u(C,M)}c.mark(t.current()),R()}function $(){
e.hidden||(S(),R())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",$),new MutationObserver($).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),I}var gn=.001,pc=2e-5,bp=-1e9,Dt=-1e8,je=(e,t=-1e30)=>e==null||e<t;function mn(e,t,n){return je(e,n)||je(t,n)?je(e,n)&&je(t,n)?0:1/0:Math.abs(e-t)}function er(e,t,n){
return mn(e,t===null?null:t*n,Dt)/Math.max(1,n)}var zt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=gn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function mc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new zt,given:new zt,
final:new zt,pool:new zt,output:new zt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));wp(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>yp(e.returned[s].last,o,s,r,n.output)),n}function wp(e,t,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;e.steps.forEach((l,c)=>{if(l.some(({given:h})=>h)){for(let h of l)r.given.see(mn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
l.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of l){let{beam:f}=h,p=o.get(f.parent)??bp;if(r.sum.see(mn(p+(f.logprob??-1/0),f.score,
Dt),()=>({node:h,parent:p})),f.final_score===null||f.final_score===void 0)continue;let S=h.length**n;r.final.see(er(f.score,f.final_score,S),()=>({node:h,power:S}));
let A=f.group??null;s.set(A,[...s.get(A)||[],{score:f.final_score,power:S}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!je(h)).sort(i),
d=e.pools[c].filter(h=>!je(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,p=f&&h<d.length?er(f.score*f.power,d[h],f.power):1/0;r.pool.see(p,
()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(l.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function yp(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?er(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var fe={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},gc=new Set(["running"]),Et=new Set(["finished"]);function bc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=gi(e,n),o=new Map((t.returned||[]).map((h,f)=>[h,f+1])),s=tr([...r,...o.keys(),...Zr(e,n)]),{kids:i,hidden:l}=kp(e,n,t,s,r),{lanes:c,
counts:u}=Mp(e,n,i),d=Tp(e,n,i,c,t);return Ep(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:d,options:t})}var Zr=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>gc.has(n.status));function gi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Et.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function tr(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function kp(e,t,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:f}=h,p=n.collapsed.has(f)?f:l.get(f);p!=null?(l.set(h,p),c.set(p,(c.get(p)||0)+1)):gc.has(h.beam.status)?(n.lost||r.has(h))&&(u(f).on.push(h),i.add(h)):(!Et.
has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let p=vp(e,d,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&xp(e,d,f,
h,u(p),n.candidates)})}for(let d of s.values()){d.on.sort((S,A)=>S.beam.beam-A.beam.beam);let h=d.off.filter(({beam:S})=>Et.has(S.status)),f=d.off.filter(({beam:S})=>!Et.
has(S.status)),p=(S,A)=>A.beam.score-S.beam.score;d.off=[...h.sort(p),..._p(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function _p(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function vp(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function xp(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!Et.has(c.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(Zs(e,t,n,r,c)),i-=1,!i))
return}function Mp(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let l=[],c=new Set;for(let u of Zr(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:p})=>(p.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of l){let d=u.beam.group??0,h=Sp(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function Sp(e,t,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function Tp(e,t,n,r,o){
let s=c=>Zr(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>Et.has(h.status))}),i=[],l=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=fe.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=fe.short&&h===0?{open:!0}:{}}))})}function Ep(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:d}){let h=[],f=fe.margin+fe.node+fe.gap;for(let v of u){v.x=f,v.folded=v.to>v.from,v.width=v.folded?fe.fold:fe.node,f+=v.width+
fe.gap;for(let g=v.from;g<=v.to;g++)h[g]=v}let{tops:p,bands:S,height:A}=Lp(s,l,c,h),N=v=>p.get(v.group)[v.number],z={node:null,nodes:[],look:"root",x:fe.margin,
y:Op(p),width:fe.node,height:fe.row-4,hidden:0},R=[z],W=new Map([[null,z]]),I=[];function $(v,g,M){let C=h[v.index],L={node:v,nodes:[v],look:O(v),x:C.x,y:g,width:C.
width,height:M,hidden:i.get(v)||0,place:r.get(v)||null,folded:C.folded,column:C,greedy:d.greedy.has(v)};W.set(v,L),R.push(L);let x=W.get(v.before);return x&&I.push(
{from:x,to:L,look:L.look,share:Math.min(1,Math.exp(v.beam.logprob??-1/0))}),L}function O(v){let{status:g}=v.beam;return g==="finished"?n.has(v)?"kept":"fell":g!==
"running"?g:v.index===t?"tip":o.has(v)?"inner":"lost"}for(let v=0;v<=t;v++){let g=h[v];for(let M of Zr(e,v))if(l.has(M))if(v>g.from){let C=W.get(M.before);C&&(C.
nodes.push(M),C.node=M,C.look=O(M),C.greedy&&=d.greedy.has(M),C.hidden=i.get(M)||0,W.set(M,C))}else $(M,N(l.get(M)),fe.row-4).lane=l.get(M)}for(let[v,g]of s){let M=v===
null?null:l.get(v)&&N(l.get(v));if(M===void 0)continue;let C=new Map;for(let L of g.off){let x=h[L.index];if(!x||x.folded&&!Et.has(L.beam.status))continue;let _=M??
p.get(L.beam.group??0)[0],y=C.get(_)||0;C.set(_,y+1),$(L,_+fe.row+y*fe.leaf,fe.leaf-2)}}return{entries:R,edges:I,columns:u,bands:S,at:W,last:t,width:f-fe.gap+fe.
margin,height:A}}function Lp(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let f of d.off){let p=r[f.index];if(!p||p.folded&&!Et.has(f.beam.status))
continue;let S=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!S)continue;let A=`${S.group} ${S.number}`;h.set(A,(h.get(A)||0)+1)}for(let[f,p]of h)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],l=fe.margin,c=n.size>1;for(let[u,d]of n){let h=l;c&&(l+=fe.band),s.set(u,[]);for(let f=0;f<d;f++)s.get(u).push(l),
l+=fe.row+(o.get(`${u} ${f}`)||0)*fe.leaf+fe.between;c&&i.push({group:u,y:h,height:l-h-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,fe.margin+fe.row)+fe.margin-fe.between}}var Op=e=>[...e.values()][0][0];var Rp=`
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
`,ki={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},bi={tall:.55,small:.75},Ap=[1,1.8,3,4.5,6.5],Pp=[.05,.2,.5,.8],Cp={probability:({beam:e})=>U(
Math.min(1,Y(e.logprob))),token:({beam:e})=>G(e.logprob,2),sum:({beam:e})=>G(e.score,2),score:(e,t)=>G(rt(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
bn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=J("style");n.textContent=Rp,this.world=J("g"),this.bands=J("g"),this.ruler=J("g"),this.edges=
J("g"),this.blocks=J("g"),this.nodes=J("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(wi(i)?bi.tall:bi.small);return this.drawBands(t),this.drawRuler(n.zoom>=bi.tall?t.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=he(this.bands,t.length,()=>{
let o=J("g");return o.append(J("rect","t-band"),J("text")),o});t.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;ne(c,{x:4,y:s,width:n-8,height:i,rx:8}),
ne(u,{y:s+16}),H(u,a("group {group}",{group:$e(o)}))})}drawRuler(t){let n=he(this.ruler,t.length,()=>J("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ne(n[i],
{x:s+8,y:12}),H(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)ne(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(N=>n.path.has(N)),p=Math.min(40,(u-c)*.6),A=`t-edge t-w${Pp.filter(
N=>l>=N).length} ${Hp(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(A)||r.set(A,[]),r.get(A).push(`M${c},${d}C${c+p},${d} ${u-p},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Ap[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=J("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ne(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${yi(o,n.path)?"path":o.look}${n.dim&&!yi(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==wi(o))&&(i&&i.group.remove(),i=Np(wi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:d,
box:h,word:f,right:p,tall:S}=t,A=o?Cp[r.number](o,r.penalty):"";if(ne(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ne(h,{width:l,height:c}),ne(
p,{x:l-8}),H(p,A),S)$p(t,n,r);else{let N=`${n.greedy?"G":""}${ki[u]} `;H(f,N+eo(_i(o),12-N.length-Math.ceil(A.length*.82)))}Ip(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=yi(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},wi=({height:e})=>e>fe.leaf;function Np(e){let t=J("g"),[n,r,o]=[J("rect","t-box"),J("text","t-word"),J("text",
"t-small t-right")];t.append(n,r,o),ne(n,{rx:e?7:5}),ne(r,{x:8,y:e?14:13}),ne(o,{y:e?28:13});let s=e?t.appendChild(J("text","t-small")):null;return s&&ne(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function $p({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,l=ki[i]?`${ki[i]} `:"";o?H(e,l+(s.length>
1?Wp(s.map(_i).join(""),28):eo(_i(o),12-l.length))):H(e,r.root),H(t,o?qp(n,r):""),ne(t,{class:o&&s.length<2&&wn(o)?"t-small t-switch":"t-small"})}function Ip(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[J("rect","t-inside"),J("rect","t-fl\
ag"),J("text","t-flag-text")],e.group.append(...e.flag));let[l,c,u]=e.flag,d=8+7*i.length;ne(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ne(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),ne(u,{x:o-d/2+4,y:5}),H(u,i)}var yi=(e,t)=>e.nodes.some(n=>t.has(n)),wn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function qp({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[j(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?a("given"):wn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function Hp(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var _i=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Wt,n=>ft[n]||"�")||a("(empty)"),wc=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function eo(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=wc(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function Wp(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+wc(s),0)<=t?e:eo(e,r)+eo(n.slice(-r).join(""),r)}var Bp=.001;function kc(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Fp(e,n,t),
nr(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:G(r.diversity_penalty)}):"",
zp(e,n),Up(e,n,t),Xp(e,t)].filter(Boolean)}var Lt=e=>e.beam.group??null,vi=(e,t)=>t.steps[e.index].filter(n=>Lt(n)===Lt(e));function Fp(e,t,n){let{mode:r}=n.started,
o=vi(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&Lt(u)===Lt(e)).length,l=Lt(e)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:$e(Lt(e))})],c=s?a("All beams held the same text before this step, so one was continued."):j(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,jp(e,o,r==="beam_sample")].join(" ")}function jp({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function nr(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?ue(e.before.beam.score):0,[o,s]=[ue(n.logprob),ue(n.score)];if(r===null||o===null||s===null||s<Dt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:G(r),own:G(o),after:G(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function zp(e,t){let n=vi(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[j(o,"{count} has gone on","{count} have gone on"),s&&j(s,"{count} ended a text","{count} ended texts"),
i&&j(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&j(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Dp=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function _c(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function Up(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return Gp(
e,t);if(r.status==="finished"){let l=xi(e,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):t.finished.includes(
e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=wn(e)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Kp(e,t,n)].join(" ")}function Gp(e,t){let n=_c(
vi(e,t)),r={step:e.index+1,sum:G(e.beam.score),worst:G(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Kp(e,t,n){let r=xi(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=Vp(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):a("It\
 is still running.");let c=l.find(f=>t.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=Dp(i),d=_c(t.steps[s].filter(f=>Lt(f)===Lt(e))),
h={step:s+1,sum:G(u&&u.beam.score),worst:G(d)};return!u||d===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Vp(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function xi(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function Xp(e,t){let n=ue(e.beam.final_score??null);if(n!==null)return yc(e,n,
a("Final score"),t);let[r]=xi(e,t),o=r&&t.returned[r-1];return o&&ue(o.score)!==null?yc(o.last,o.score,a("Final score of output {number}",{number:r}),t):""}function yc(e,t,n,r){
let o=rr(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:G(t)})}function rr(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:G(e.beam.score),length:e.length,power:r,score:G(t)},s=Number.isFinite(r)?rt(e,r):NaN;return Math.abs(s-t)<=Bp*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function yn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function vc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function Ot({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Yp={running:["●",({beam:e})=>a("beam {number}",{number:e+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function xc(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),l={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function f(L){let x=40-L.filter(b=>b.beam.status!=="pruned").length,_=({beam:b})=>b.beam??(b.status==="finished"?1e6:1e7),y=L.
filter(b=>b.beam.status!=="pruned"||x-- >0).sort((b,T)=>_(b)-_(T)),k=new Map;for(let b of y){let T=b.beam.group??null;k.has(T)||k.set(T,[]),k.get(T).push(b)}return[
...k].sort(([b],[T])=>b-T)}function p(L,x){let _=new Map;for(let{beam:y}of L)y.status==="running"&&y.group<x&&_.set(y.text,(_.get(y.text)||0)+1);return _}function S(L){
let x="",_=L.before;for(;_&&x.length<32;_=_.before)x=(_.piece??_.chosen.text)+x;return(_||x.length>32?"…":"")+Array.from(x).slice(-32).join("")}function A(){let L=E(
"tbody"),x=L.insertRow(),_=E("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[y,k]=[E("b","gp-badge"),E("span")];return _.append(y,k),x.append(_),o.append(
L),d.push({body:L,head:x,badge:y,took:k,rows:[]}),d.at(-1)}function N(L){let x=L.body.insertRow(),_=Array.from({length:8},()=>x.insertCell()),[y,k,b]=[E("span",
"gp-sign"),E("span"),E("span","gp-flag","⚑ "+a("forced"))];_[0].append(y,k,b);let T=E("button","gp-pick",null,{type:"button",tabindex:"-1"}),[q,w,P]=[E("span",
"gp-tail"),E("bdi","gp-tail-text"),E("bdi","gp-word")];return q.append(w),T.append(q,P),_[1].append(T),L.rows.push({row:x,cells:_,sign:y,fate:k,flag:b,pick:T,tail:w,
word:P,node:null}),L.rows.at(-1)}function z(L,x,_){let{beam:y}=x,[k,b]=Yp[y.status]||["",()=>y.status];L.node=x,L.row.dataset.status=y.status,L.row.className=_?
"gp-looked":"",H(L.sign,k),H(L.fate,b(y)),L.flag.hidden=!y.forced;let T=S(x);L.tail.replaceChildren(),Kn(L.tail,T),Re(L.word,y.text),L.pick.tabIndex=_?0:-1,L.pick.
setAttribute("aria-pressed",String(_&&t.selected===x));let q=[b(y),...y.forced?[a("forced")]:[]].join(", ");L.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:q,text:X(T+y.text)})),H(L.cells[2],x.before?a("beam {number}",{number:y.parent+1}):a(t.readsSource?"start":"prompt")),H(L.cells[3],G(y.logprob)),H(L.cells[4],
y.diversity_penalty?`-${G(y.diversity_penalty)}`:"–"),H(L.cells[5],G(y.score)),H(L.cells[6],G(y.final_score)),y.progress&&L.cells[7].replaceChildren(...W(x))}
function R(L){if(c.hidden=!L||!u.length,c.hidden)return;let x=u.map(({alternatives:_,length:y})=>{let k=E("li");return _.forEach((b,T)=>{T&&k.append(` ${a("or")}\
 `),k.append(ce(vc(b,t.texts)))}),k.append(" "+j(y,"({count} token)","({count} tokens)")),k});x.map(_=>_.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=x.map(_=>_.textContent).join(`
`),c.replaceChildren(...x))}function W(L){let x=t.prefix.map(k=>k.token_id),_=L.beam.progress.map((k,b)=>{let T=E("span","gp-goal"),q=u[b];for(let w=0;q&&w<Math.
min(q.length,8);w++)T.append(E("i",w<k?"gp-full-block":""));return q&&Ot(q,k,L,x)?T.append(` ✓ ${a("done")}`):T.append(" "+(q?a("{progress} of {length}",{progress:k,
length:q.length}):String(k))),T}),{bank:y}=L.beam;return y==null?_:[..._,E("span","gp-note",a("bank {bank}",{bank:y}))]}function I(L,[x,_],y,k,b){if(L.body.hidden=
!_,!!_){if(L.head.hidden=x===null,x!==null){H(L.badge,$e(x)),L.body.dataset.look=x%4;let T=[...p(y,x)].flatMap(([q,w])=>[ce(q,"gp-took"),w>1?` × ${w}`:""]);L.took.
replaceChildren(...T.length?[a("Earlier groups have just chosen:"),...T]:[a("Chooses first: no penalty")])}for(;L.rows.length<_.length;)N(L);L.rows.forEach((T,q)=>{
if(T.row.hidden=q>=_.length,!(q>=_.length)){for(let[w,P]of Object.entries(l))T.cells[P].hidden=!b[w];z(T,_[q],_[q]===k)}})}}function $(L){let _=t.prompts[L.sequence].
steps[L.index],y={lost:_.some(({beam:q})=>(q.group??null)!==null),progress:_.some(({beam:q})=>q.progress)};for(let[q,w]of Object.entries(l))o.tHead.rows[0].cells[w].
hidden=!y[q];let k=f(_);for(;d.length<k.length;)A();d.forEach((q,w)=>I(q,k[w]||[null,null],_,L,y));let b=_.length-k.reduce((q,[,w])=>q+w.length,0);i.hidden=b<=0,
H(i,j(b,"and {count} more that was pruned","and {count} more that were pruned"));let T={token:L.index+1,prompt:L.sequence+1};H(s,t.prompts.length>1?a("at token \
{token} of prompt {prompt}",T):a("at token {token}",T)),R(y.progress)}let O=()=>d.filter(({body:L})=>!L.hidden).flatMap(({rows:L})=>L.filter(({row:x})=>!x.hidden)),
v=L=>O().findIndex(({pick:x})=>x.contains(L.target));o.addEventListener("click",L=>{let x=v(L);x>=0&&t.selectStep(O()[x].node)}),o.addEventListener("keydown",L=>{
L.key==="Escape"&&t.selectStep(null);let x=v(L),_={ArrowDown:1,ArrowUp:-1}[L.key];if(x<0||!_)return;L.preventDefault();let y=O()[x+_];y&&(t.selectStep(y.node),y.
pick.focus())});function g(){let L=t.usesBeams?t.current():null,x=L?t.prompts[L.sequence].steps[L.index]:[];return x.includes(L)?L:x[0]}let M=L=>()=>{let x=g(),
_=x&&L(x);return _?a("{name}: {words}.",{name:X(x.beam.text),words:_}):""},C=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:L})=>We(L.final_score));return Ae(e,{token:M(({beam:L})=>ue(L.logprob)===null?"":`log ${G(Math.exp(L.logprob),4)} = ${G(L.logprob)}`),sum:M(L=>nr(
L,!0)),final:()=>{let L=C(),x=L&&rr(L,L.beam.final_score,t);return x?a("{name}: {words}.",{name:X(L.beam.text),words:x}):""}}),L=>{L.run&&t.started&&(u=yn(t.started));
let x=t.usesBeams?t.current():null;e.hidden=!x,!(!x||x===h[0]&&t.selected===h[1])&&(h=[x,t.selected],$(x))}}var Mc=12e3;async function Ec(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([Lc(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Qp(t,s,i),json:()=>new Blob([JSON.stringify(Sc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([Jp(Sc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=E("a","",null,{href:URL.createObjectURL(u),download:`${l}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function Lc(e,t,n){
let r=J("svg"),o=new bn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ne(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>l.
getPropertyValue(h).trim());let u=J("rect");return ne(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Qp(e,t,n){let r=Lc(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,Mc/e.width,Mc/e.height),i=E("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function Sc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let l=gi(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let f={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:rt(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(f.given=!0),h.status==="finished"&&Object.assign(f,{final_score:h.final_score,kept:l.has(d)}),i.has(d)&&(f.output=i.get(d)),
(h.group??null)!==null&&Object.assign(f,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(f,{progress:h.progress,bank:h.bank,forced:h.
forced}),f}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Is(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var Tc=e=>'"'+e.replace(Wt,t=>ft[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Jp({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let l=Tc(`${i.token}`).
slice(0,-1)+`\\n${G(i.logprob,2)}  ${G(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let l=(.4+4*Math.min(1,Y(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Tc(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var Zp=800,em=130,tm=2e4;function Rc(e){nm(e),om(e),sm(e),im(e),am(e),lm(e),cm(e)}function nm(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>rm(e))}function rm(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(em,Math.min(Zp,tm/Math.max(1,t.length))))),e.sayTime()}function om(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function sm(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,t.style.cursor=l&&l.node?"pointer":"",l&&l.node?
e.showCard(l):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(e.item.
focusOn(l),Ac(e,l))})}function Ac(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function Pc(e,t){t.node&&(e.state.toggle(t),e.regrow())}function kn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var Oc={ArrowLeft:(e,t)=>kn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>kn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>kn(e,e.item.neighbour(1)),ArrowUp:e=>kn(e,e.
item.neighbour(-1)),Home:e=>kn(e,e.state.tree.entries[0]),End:e=>kn(e,e.state.tree.at.get(e.state.best)),Enter:Ac," ":Pc,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function im(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(Oc,o.key)||(o.preventDefault(),o.stopPropagation(),Oc[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function am(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function lm(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&Pc(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function cm(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}H(o,"");try{let{tree:l,prompt:c,number:u}=n;await Ec(i,{tree:l,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(l){H(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Ti=-1e9,xn=[[!1,"False"],[!0,"True"],["never",'"never"']],um=["beam_search","beam_sample"],dm=["group_beam_search","constrained_beam_search"];function Ei(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},l=_n(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:um.includes(t)?!0:dm.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:_n(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(l/_n(i.num_beam_groups,1)):l,ends:new Set(o),constraints:yn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:xn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var _n=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,Ee=({beam:e})=>ue(e.score)===null?-1/0:e.score,Li=(e,t)=>Ee(e)/e.length**t;function Ic(e,t){return e.together?fm(e,t):mm(e,t)}function qc(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var vn=new WeakMap;function hm(e,t){if(!vn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(Ee));vn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&or(o)),hopeless:!n.
length,best:n.length?r:r+Ti})}return vn.get(e)}function fm(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Ti},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let d=n.map(({steps:f})=>hm(f[u],r)),
h=d.every(f=>f.hopeless);i.forEach((f,p)=>pm(f,d[p],u+1,h,e,t)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function pm(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Li(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,l=e.pool.every(({node:u})=>u),c=e.weighed=qc(t.best,
n-o.start,l?i:null,o,s);r?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:Ti))||(e.stop={
step:n,why:"settled"})}function mm(e,t){let n=e.prompts.map(s=>{let i=Cc(s).map(d=>Nc(s,d,e,t)),l=Cc(s).map(d=>Nc(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
f,p]=[d,l[h]].map(({stop:S})=>S?S.step:1/0);d.exact=d.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var Cc=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function Nc(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let c=gm(e.steps[l],t,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>$c(i,f,
n,r));let d=i.kept.length>=o,h=d?Si(i.kept):null;i.weighed=qc(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:bm(e.steps[l],u,n)&&(wm(c.nodes,n).forEach(f=>$c(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function gm(e,t,{ends:n}){vn.has(e)||
vn.set(e,new Map);let r=vn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:Ee(o[0])}:null)}return r.get(t)}var Si=e=>Math.min(...e.map(({score:t})=>t));function $c(e,t,n,{lengthPenalty:r}){let o=Li(
t,r);if(e.kept.length>=n.size&&!(o>Si(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Si(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function bm(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>or(s)&&!n.has(s.token_id))}var or=({status:e})=>e==="finished"||e==="\
ended";function wm(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||or(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>Ot(
u,c.beam.progress[d],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function Hc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:l}=e.prompts[i],c=l[(e.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,d)=>ym(u,s[d],e))})}function ym(e,{node:t,score:n},r){if(ue(e)===
null||!Number.isFinite(n))return ue(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function Wc(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],c=(f,p,S="")=>({node:f,score:Li(f,r),place:null,state:p,why:S}),u=new Set(
i.map(({node:f})=>f)),d=km(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=l.find(({group:S})=>S===(f.beam.group??null))||l[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:p},S)=>({node:f,score:p,place:S,state:n.
stop&&S<e.wanted?"returned":"kept",why:""})),...h?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...d.sort((f,p)=>p.score-f.score)]}var Mi=new WeakMap;
function km({steps:e}){Mi.has(e)||Mi.set(e,{read:0,nodes:[]});let t=Mi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function to({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var _m=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Bc=({processors:e})=>e.filter(t=>!_m.has(t));function Oi(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},l=t(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:vm(e,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function vm(e,t,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!t),d=u.filter(f=>f.beam.status==="running").map(Ee),h=t&&!t.given?Ee(t):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
Ee(s):l&&ue(l.logprob)!==null?h+l.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var no=e=>Oi(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Fc=700;function Ri(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>ue(n.logprob)===null?"":`log ${G(Y(n.logprob),4)} = ${G(n.logprob)}`,l=[[a("probability"),U(Math.min(1,Y(n.logprob))),"probability"],
[a("token log p"),G(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),G(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),G(n.score),"beam",()=>nr(e,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),G(rt(e,o)),"sequence-score",()=>rr(e,rt(e,o),t)]),
l.push([a("rank"),e.rank?a("{rank} of {among}",{rank:e.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),G(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function Ai(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(R=>(R.beam.group??null)===(s.group??null)),l=i.filter(R=>R.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return a("It was given, not chose\
n: the search begins after it.");let h=wn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],p=l.reduce((R,W)=>Math.min(R,W.beam.score),1/0),S=Number.isFinite(p)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:G(p)})]:[],A=G(s.final_score),N={tip:()=>[d?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...h,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...h,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:A}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:A})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...S],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},z=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(N,t)?N[t]():[],...z].join(" ")}var Pi=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Ci(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&Ot(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Ni(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(E(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function l(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),f=ae(c.before).map(N=>N.piece??"").join(""),p=i&&f.length>Fc?"…"+f.slice(-Fc):f,S=E("b","");Re(S,Pi(c)||c.beam.text),
r.replaceChildren(E("bdi","",p),S);let A=Ri(c,t);c.beam.progress&&A.push([a("constraints"),Ci(c,d,t.prefix.map(N=>N.token_id)),"constraint"]),i?o.replaceChildren(
...A.flatMap(([N,z])=>[E("dt","",N),E("dd","",z)])):he(o,A.length,xm),i||A.forEach((N,z)=>Mm(o.children[z],N)),H(s,Ai(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:l,hide:()=>{e.hidden=!0}}}function xm(){let e=E("div"),t=E("dt");return t.append(E("span")),e.append(t,E("dd")),e}function Mm(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;H(i,t),we(i,r,()=>o()?pe(o()):"",s),H(e.lastChild,n)}function jc(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([t,n])=>{let r=J("svg","t-tree"),o=J("g",`t-${t}`),[s,i]=[J("rect","t-box"),J("rect","t-inside")];ne(s,{x:2,y:2,width:22,height:11,
rx:3}),ne(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=E("span");return t==="unseen"?l.append(n):l.append(r,n),l}),E("span","",a("2→1\
: beam 2 goes on as beam 1")),E("span","","★ "+a("output")),E("span","","G "+a("greedy path"))]}var Sm=700,Tm={candidates:2,number:"probability"},ro=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>Sm;this.choices={...Tm,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=yn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=bc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=no(t),o=tr([n]),s=r&&(r.node||r.token&&ei(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Ci(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var oo=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
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
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var so=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=E("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=X(o.map(Pi).join("")),i=o.length>1?j(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=Ri(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${Ai(r,t.
look,n,t)} ${l.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let l=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var zc=600,Em=150,Lm=130,Dc=.2,Om=.4,io=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new bn(this.part("picture")),this.pan=new oo(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new so(this.
part("tree-nodes"),n,this.pan),this.card=Ni(this.part("node-card"),this.log),this.picked=Ni(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...jc())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(Em,Math.min(zc,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(zc-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<Om&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Lm)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[l,c]=[(r-t)*Dc,(o-
n)*Dc],u=[t-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},ne(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),ne(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:tr([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=a("step {step} of {end}",o);ne(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),H(this.part("step-words"),t.folded?a("step {step} of {end}, {folded} folded",o):s),H(this.part("play"),a(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(t.x-s)*l,(t.y+t.height-i)*l+8],{element:d}=n,
h=(t.y-i)*l-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
H(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>E("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Uc(e,t){let n=new ro(t),r=new io(e,n);return Rc(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var Rm={returned:"★",kept:"■",running:"●",out:"□"},[Am,Gc]=[100,14],Pm=16,$i=new WeakMap,Kc=new WeakMap;function ao(e){let t=[],n=e;for(;n&&!$i.has(n);)
t.push(n),n=n.before;let r=n?$i.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!or(o.beam)?o.chosen.text:""),$i.set(o,r);return r}function co(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Cm(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Nm(e,t,n){if(n.ends.has(e.beam.token_id))return Ge("eos")[0];if(e.length>=n.maxNew)return Ge("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?Ge(r.stopReason)[0]:a("a stopping criterion")}function $m({place:e,state:t,why:n}){return e!==null?t==="\
returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a(
"still running"):""}var lo=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[E("span","gp-sign",null,{"aria-hidden":"true"}),E("span")];
n[0].append(r,o);let s=E("button","gp-pick",null,{type:"button"}),[i,l]=[E("bdi","gp-head-text"),E("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ne(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>ao(c)),i=s.map(c=>Cm(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ne(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:l,score:c,place:u,state:d}=n,{cells:h,pick:f}=t,[p,S]=[ao(l),this.log.selected===l];t.node=l,t.row.dataset.
state!==d&&(t.row.dataset.state=d),H(t.sign,Rm[d]),H(t.place,$m(n)),this.sayText(t,p,r,S),f.getAttribute("aria-pressed")!==String(S)&&f.setAttribute("aria-press\
ed",String(S)),Ne(h[1],i.moved),i.moved&&H(h[1],Im(u,o.get(l))),Ne(h[2],i.group),i.group&&H(h[2],$e(l.beam.group)),H(h[4],Number.isFinite(Ee(l))?G(Ee(l)):"−∞"),
H(h[5],String(l.length)),H(h[6],Number.isFinite(c)?G(c):"−∞"),Ne(h[7],i.words),i.words&&H(h[7],this.written(l,s)),H(h[8],d==="running"?"–":`${l.index+1}: ${Nm(
l,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let l=i||s<Pm?0:s,c=`${i} ${l} ${o}`;if(Kc.get(t)===c)return;Kc.set(t,c);let u=Array.from((l?"…":"")+o.
slice(l)),d=i||u.length<=2*Gc?0:Gc,h=u.slice(0,u.length-d);Mt(n,(i?h:h.slice(0,Am)).join("")),Mt(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",X(o)),l||u.length>60?Te(t,()=>a("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>Ot(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function Im(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var uo=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,H(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(no(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=Bc(o.started).map(l=>nt(l)[0]);this.doubt.hidden=!i.length||!!s,H(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:d})=>d===t):-1,c=G(Ee(t)),u=l<0?j(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):j(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:G(s[l].score,4)});return[[this.fateWords(t,n,l,i),u,...this.bestWords(t,n,l,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):t.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(Ee);return u.length?
[a("The best beam has {sum}.",{sum:G(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:G(Ee(i)),score:G(l,4)};return[j(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let d=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:S})=>(S.group??null)!==null)),h=Pe([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:G(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:G(l),best:G(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return Me(f,{where:a(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?ce(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([p])=>p),i=Oi(n.prompts[r],p=>s[p]),l=p=>p.reduce((S,A)=>S+
(ue(A)??-1/0),0),c=o.prompts[r].kept[0],u=c?ae(c.node).filter(p=>!p.given):[],d=E("span");this.fill(d,[...Me(a("Run by the library, greedy decoding wrote {text}\
."),{text:ce(co(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(t.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=E("details"),f=E("table");for(let[p,[,S,A]]of t.tokens.entries()){let N=f.insertRow();N.
insertCell().textContent=p+1,N.insertCell().append(ce(S)),N.insertCell().textContent=G(ue(A))}h.append(E("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:G(n)};return this.log.started.processors.length?j(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):j(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:G(n)};return this.log.started.processors.length?j(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):j(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var Mn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Ii=e=>xn.find(([t])=>t===e)?.[1]??String(e),Ut=e=>ht(Number(e.toFixed(4))),ho=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=xn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=E("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=E("span"),
u=E("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:l,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&Mn(this.asked,n));t.disabled=r,H(t,a(r?
"running …":"Run the search"))}draw(t,n,r,o,s){H(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=Mn(i.rule,t.own);Fe(i.row,l?"gp-own-rule":""),H(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:l}=i.prompts[r],c=l.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){H(t.words,a("after step {step}",{step:u.steps})),H(t.because,a("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}H(t.words,qm(i,c,s)),H(t.because,this.reasons(l,n,t.rule)),!c||!i.stop?H(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&Mn(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:ao(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:G(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");t.dataset.said!==l&&(t.dataset.said=l,t.replaceChildren(i,...n?[" ",ce(co(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=Ii(t.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...Hm(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return j(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${G(s)} / ${i}\
 ^ ${Ut(o.lengthPenalty)} = ${G(l,4)}`,h={numbers:u?a("{formula} (at the longest possible length)",{formula:d}):d,worst:G(c,4)},{together:f}=r;if(!t)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let p=j(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return p;let S=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${p} ${S}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return j(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:Ge(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function qm({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.
step}):r?a("goes on past step {step}",{step:to({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function Hm({group:e,
stop:t},n){if(e===null)return[];let r={group:$e(e),step:t&&t.step};return[n&&t?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function Vc(e,t){let r=k=>e.querySelector(".gp-"+k),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),f=new lo(r("hypothesis-table"),t),p=new ho(e,t),S=new uo(e,t),A={},N=null,z=new Map;for(let[k,b]of xn)i.append(E("option","",String(b),{value:JSON.stringify(
k)}));o.addEventListener("input",()=>R({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&R({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&I(W(Ei(t)),!0)),i.addEventListener("change",()=>R({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{A={},v(),o.focus()}),c.addEventListener("change",()=>v());function R(k){A={...A,...k},v()}let W=k=>({...k.own,...A});function I(k,b=!1){Number(o.value)!==k.
lengthPenalty&&(o.value=k.lengthPenalty),(b||document.activeElement!==s)&&(s.value=String(Number(k.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(k.earlyStopping)}
function $(k){return b=>{let T=JSON.stringify(b),q=z.get(T);if(q)return q;let w=Ic(k,b);return w.stop&&z.set(T,w),w}}function O(k){return{stop:t.finished?{step:0,
why:""}:null,prompts:k.prompts.map(({finished:b})=>({kept:b.map(T=>({node:T,score:T.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function v({onlySelection:k=!1,anew:b=!1}={}){let T=Ei(t),q=!!(t.finished||t.failed),w=g(T.prompts.length),P=$(T),B=T.together!==null&&Hc(T,P(T.own),!!t.finished),
D=B?W(T):T.own,K=B?P(D):O(T),V=B?P(T.own):K,Q=B&&!Mn(D,T.own),te=Wc(T,w,K,D,q),se=Q?new Map(V.prompts[w].kept.map(({node:De},Of)=>[De,Of])):null;if(f.draw(te.slice(
0,40),se,T),h.hidden=te.length<=40,H(h,j(te.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),k)return;for(let De of["wha\
t-if","stopping"])r(De).hidden=!B;r("greedily").hidden=!1,I(D,b),l.hidden=!Q,H(l,a("Back to the run’s own: {power}, {early}",{power:Ut(T.own.lengthPenalty),early:Ii(
T.own.earlyStopping)}));let xe=te.filter(({place:De})=>De!==null);N={best:xe[0]||null,rule:D,tally:M(te,xe)},H(r("counts"),N.tally),H(r("scored"),a("sum / lengt\
h ^ {power}",{power:Ut(D.lengthPenalty)})),u.setAttribute("aria-live",Q?"polite":"off"),H(u,C(xe[0],D)),L(B?_(K,V,w,T,D,q):x(T)),B&&p.draw(T,w,P,D,q),S.draw(T,w,
V)}function g(k){return r("of-prompts").hidden=k<2,c.options.length!==k&&c.replaceChildren(...Array.from({length:k},(b,T)=>E("option","",a("prompt {number}",{number:T+
1}),{value:T}))),Math.max(0,c.selectedIndex)}function M(k,b){let T=k.filter(({state:w})=>w==="running").length,q=k.filter(({state:w})=>w==="returned").length;return[
a("{count} ended",{count:F(k.length-T)}),a("{count} kept",{count:F(b.length)}),...T?[a("{count} running",{count:F(T)})]:[],...q?[j(q,"{count} output","{count} o\
utputs")]:[]].join(", ")}function C(k,{lengthPenalty:b}){if(!k)return a("No text is kept yet.");let{node:T,score:q}=k,w={sum:G(Ee(T)),length:T.length,power:Ut(b),
score:G(q,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",w)}function L(k){d.hidden=!k,H(d,k)}function x(k){
return k.prompts.every(({steps:b,given:T})=>b.length===T)?a("The search has not begun: all tokens so far were given."):k.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function _(k,b,T,q,w,P){let B=Math.max(1,...q.prompts.map(({steps:Q})=>Q.length-q.start)),D=B**w.lengthPenalty;if(!Number.isFinite(D)||D===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:B,power:Ut(w.lengthPenalty)});let K=k.prompts[T].
pools.filter(({exact:Q})=>!Q);if(K.length){let Q=K.map(({group:te})=>$e(te)).join(", ");return j(K.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:Q})}if(Mn(w,q.own))return"";if(!k.stop){if(!P)return"";
let Q=to(k);return q.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:Q}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Q})}
let{step:V}=k.stop;return b.stop?V<b.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:V,own:b.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:V})}let y=k=>()=>N&&
N.best?a("the best: {words}.",{words:k(N.best)}):"";return Ae(e,{rank:()=>N?pe(N.tally):"",sum:y(({node:k})=>j(k.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:G(Ee(k))})),length:y(({node:k})=>j(k.length,"{count} token","{count} tokens")),score:y(({node:k,
score:b})=>`${G(Ee(k))} / ${k.length}^${Ut(N.rule.lengthPenalty)} = ${G(b)}`),ended:y(({node:k})=>a("at step {step}",{step:k.index+1}))}),k=>{if(k.run&&(A={},z=
new Map,c.replaceChildren()),(k.run||k.searched)&&(p.asked=S.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let b=t.hideFrom!==null;if(r("untold").hidden=!b,
r("found").hidden=b,r("counts").hidden=b,b)return;let{run:T,steps:q,status:w,selection:P,searched:B}=k;T||q||w||B?v({anew:T}):P&&v({onlySelection:!0})}}var Xi={};oe(Xi,{addGroupPanes:()=>Ym,chooseUnit:()=>bo,start:()=>Vi});var Hi={};oe(Hi,{canStandAlone:()=>qi});function qi(e){let t=E("button","gp-alone-button",null,{type:"button"});t.append(Bm()),e.append(t);let n=null;async function r(){let l=Wm(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Wm(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Bm(){let e=J("svg"),t=J("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Bi={};oe(Bi,{RunGroup:()=>sr});var Fm=["token_id","text","piece","logprob","raw_logprob","entropy"],Wi=class extends St{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},sr=class extends Bt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new Wi(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!jm(n.type))
throw new Error("unknown line "+n.type);Xc[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Ce(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},Xc={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(Fm.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let l=e.found;o&&(l.ways[t]={settings:o,steps:[]}),l.ways[t].steps.push(...n),l.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},jm=e=>Object.hasOwn(Xc,e);var ji={};oe(ji,{linkTermsIn:()=>Fi,withTermLinks:()=>Sn});var zm=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Dm="(?:s|es|e|n|en|x)?",Um=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),fo=null;function Gm(){if(fo)return fo;let e=new Map;for(let n of fn){if(Um.has(n))continue;let[r]=Ft(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return fo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Dm}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},fo}function Sn(e,t=new Set){let{pattern:n,ids:r}=Gm();
return e.split(zm).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(l,c.index),E("a","gp-term-link",c[0],{href:Qn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function Fi(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Sn(n.nodeValue))}}var Jc={},po=null,Di=new Map,Ui=new Map,Gi="bits";function mo(e){let t=Di.get(e)??Object.assign(new St,{unit:Gi});return Di.set(e,t),t}function go(e){let t=Ui.get(
e)??Object.assign(new sr(e),{unit:Gi});return Ui.set(e,t),t}function bo(e){Gi=e;for(let t of[...Di.values(),...Ui.values()])t.setUnit(e)}function Km(e,t,{log:n="\
main"}={}){let r=mo(n),o=Zc(e,t);tu(e,o,r,"run",s=>{let i=Jc[e]?.(s,r);return!i||!ng.has(e)?i:og(s,r,i,e)})}function Vm(e,t,{group:n}){let r=go(n),o=Zc(e,t),s=eg.
has(e)?"text":tg.has(e)?"model":"runs",i=()=>tu(e,o,r,s,c=>po?.[e]?.(c,r));if(po)return i();let l=o.querySelector(".gp-pane");l&&zr(l),Ki.push({drawNow:i,failed:()=>Qm(
o)}),r.subscribe(o,()=>{!po&&(r.header||r.found||r.lanes)&&Xm()})}var Zc=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,Ki=[],zi=!1;function Xm(){if(zi||!window.
GenerationPlaygroundComparisons)return;zi=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{zi=!1;for(let{failed:t}of Ki)
t()},document.head.append(e)}function Ym(e){po=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();Ki.splice(0).forEach(({drawNow:t})=>eu(t))}
function Qm(e){e.querySelector(":scope > .gp-not-loaded")||e.append(E("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function eu(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function tu(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Yc(e);zr(s),Fi(
s);let i=li(s,r);nu.push(t),Zm.has(e)||qi(s);let l=o(s);if(!l)return Yc(e);n.subscribe(s,c=>{l(c),i()},!Jm.has(e)),ru()}function Yc(e){console.error(`Generation\
 Playground: there is no pane “${e}” here.`)}var nu=[],Qc=null;function ru(){let e=Qr();if(e===Qc)return;let t=nu.find(r=>r.getClientRects().length&&r.isConnected);
if(e!==null&&!t||(Qc=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=E("div","gp-pane gp-glossary-place");r.addEventListener(
"click",o=>Jn(o,r)),t.append(r)}gt(n,e)}var Jm=new Set(["branches"]),Zm=new Set(["numbers","check","token","progress","arrival"]),eg=new Set(["detection","mista\
kes","attack","strengths"]),tg=new Set(["shelf","estimate","opened"]),ng=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_w\
ords","logit_lens","cross_attention","check","quiz"]),rg=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function og(e,t,n,r){let o=dn(t.kinds),
s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&rg.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function sg(e,t,n){mo(e).feedRun(t||"",n)}function ig(e,t,n){
return mo(e).appendRun(t,n)}function ag(e,t,n){return go(e).appendRun(t,n)}function lg(e,t,n){go(e).feedRun(t||"",n)}function Vi(e){Jc=e;let t={mount:Km,feed:sg,
append:ig,appendGroup:ag,chooseUnit:bo,log:mo,RunLog:St,mountGroup:Vm,feedGroup:lg,group:go};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,
r=o=>eu(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",ru)}function su(e,t,{stepUnder:n,hover:r,leave:o}){e.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?t.selectStep(i):r(i))}),e.addEventListener("poi\
nterleave",o),e.addEventListener("click",s=>{let i=n(s);i&&t.selectStep(i)}),Yi(e,t)}var ou={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function Yi(e,t){e.addEventListener("keydown",n=>{n.key==="Escape"&&t.selectStep(null),Object.hasOwn(ou,n.key)&&(n.preventDefault(),t.walk(ou[n.
key]))})}function wo(e,t,n,r,o=0){t&&(e.setAttribute("aria-valuenow",String(t.isPrompt?t.index-o:t.index+1)),e.setAttribute("aria-valuemin",String(1-o)),e.setAttribute(
"aria-valuemax",String(n))),e.setAttribute("aria-valuetext",r)}var cg=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),iu=e=>_e(cg.format(e)),Qi={information:{unit:!0,write:iu,fromZero:!0},sum:{
unit:!0,write:iu},share:{title:()=>a("probability"),write:U,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:F,log:!0},rank:{title:()=>a("rank"),write:F,
log:!0,reversed:!0}},Ji=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),ug=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
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
dg=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:e=>qe(
e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Zi=(e=!1)=>e?dg():ug();var hg={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},fg=8*Math.LN2,ir=e=>hg[e]??e.replaceAll("px","").replaceAll(","," ");function lu({
series:e,of:t},n){return e||[...n].slice(-Ji.length).map(([r,o],s)=>({...Ji[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:X(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?t(l):null}}))}function cu({curve:e,series:t,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=Qi[e.axis],c=r.length,u=A=>A.index+1-(A.isPrompt?c+1:0),d=l.unit?i:1,h=(A,N,z)=>{let R=mg(A,N,d),W=I=>a("{token} {series}: {value}",{token:X(N[I].chosen.text),
series:A.name,value:`${l.write(R[I])}${l.unit?` ${a(s)}`:""}`});return{name:A.name,role:A.role,dash:A.dash,isPrompt:z,x:N.map(u),y:R,words:W}},[f,p]=[c?t.map(A=>h(
A,r,!0)):[],t.map(A=>h(A,n,!1))],S=l===Qi.information?pg(au(f),au(p),fg*i):null;return{label:a("{curve} along the text",{curve:e.name}),lines:t.flatMap((A,N)=>[
...c?[f[N]]:[],p[N]]),before:c,here:o&&u(o),note:S?a("prompt: up to {value}",{value:`${l.write(S.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:S?[0,S.end]:null}}}function pg(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var au=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function mg(e,t,n){let r=0;return t.map(o=>{let s=ue(e.value(o));return e.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function ar(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function gg(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function uu(e){let t,n,
r;e.length!==2?(t=ar,n=(l,c)=>ar(e(l),c),r=(l,c)=>e(l)-c):(t=e===ar||e===gg?e:bg,n=e,r=e);function o(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(l[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(l,c,u=0,d=l.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(l[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(l,c,u=0,d=l.length){let h=o(l,c,u,d-1);return h>u&&r(l[h-1],c)>-r(l[h],c)?h-1:h}return{left:o,center:i,right:s}}function bg(){return 0}function wg(e){
return e===null?NaN:+e}var du=uu(ar),hu=du.right,e1=du.left,t1=uu(wg).center;var n1=fu(pu),r1=fu(yg);function fu(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let l=n&&e(n),c=r&&e(r),u=o.slice();return l&&c?(Tn(l,u,o,s,i),Tn(l,o,u,s,i),Tn(l,u,o,s,i),En(c,o,u,s,i),En(c,u,o,s,
i),En(c,o,u,s,i)):l?(Tn(l,o,u,s,i),Tn(l,u,o,s,i),Tn(l,o,u,s,i)):c&&(En(c,o,u,s,i),En(c,u,o,s,i),En(c,o,u,s,i)),t}}function Tn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function En(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function yg(e){let t=pu(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function pu(e){let t=Math.floor(e);if(t===e)return kg(e);let n=e-t,r=2*e+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,p=i+d;f<p;f+=c)u+=s[Math.min(l,f)];for(let f=i,p=l;f<=p;f+=c)u+=s[Math.min(l,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(l,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function kg(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)l+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/t,l-=r[Math.max(o,u-c)]}}var _g=Array.prototype,o1=_g.slice;var vg=Math.sqrt(50),xg=Math.sqrt(10),Mg=Math.sqrt(2);function yo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=vg?10:s>=
xg?5:s>=Mg?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(e*u),c=Math.round(t*u),l/u<e&&++l,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(e/u),c=Math.
round(t/u),l*u<e&&++l,c*u>t&&--c),c<l&&.5<=n&&n<2?yo(e,t,n*2):[l,c,u]}function _o(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
yo(t,e,n):yo(e,t,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function ko(e,t,n){return t=+t,e=+e,n=+n,yo(e,t,n)[2]}function mu(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?ko(t,e,n):ko(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var s1=Sg(Math.random);function Sg(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function An(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function ur(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Rt(){}
var Xt=.7,Rn=1/Xt,Ln="\\s*([+-]?\\d+)\\s*",lr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",it="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Tg=/^#([0-9a-f]{3,8})$/,
Eg=new RegExp(`^rgb\\(${Ln},${Ln},${Ln}\\)$`),Lg=new RegExp(`^rgb\\(${it},${it},${it}\\)$`),Og=new RegExp(`^rgba\\(${Ln},${Ln},${Ln},${lr}\\)$`),Rg=new RegExp(`\
^rgba\\(${it},${it},${it},${lr}\\)$`),Ag=new RegExp(`^hsl\\(${lr},${it},${it}\\)$`),Pg=new RegExp(`^hsla\\(${lr},${it},${it},${lr}\\)$`),gu={aliceblue:15792383,
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
An(Rt,Pn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:bu,formatHex:bu,formatHex8:Cg,formatHsl:Ng,
formatRgb:wu,toString:wu});function bu(){return this.rgb().formatHex()}function Cg(){return this.rgb().formatHex8()}function Ng(){return Eu(this).formatHsl()}function wu(){
return this.rgb().formatRgb()}function Pn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Tg.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?yu(t):n===3?new Le(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?vo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?vo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Eg.exec(e))?new Le(t[1],t[2],t[3],1):(t=Lg.exec(e))?new Le(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Og.exec(e))?vo(t[1],t[2],t[3],
t[4]):(t=Rg.exec(e))?vo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Ag.exec(e))?vu(t[1],t[2]/100,t[3]/100,1):(t=Pg.exec(e))?vu(t[1],t[2]/100,t[3]/100,t[4]):
gu.hasOwnProperty(e)?yu(gu[e]):e==="transparent"?new Le(NaN,NaN,NaN,0):null}function yu(e){return new Le(e>>16&255,e>>8&255,e&255,1)}function vo(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Le(e,t,n,r)}function sa(e){return e instanceof Rt||(e=Pn(e)),e?(e=e.rgb(),new Le(e.r,e.g,e.b,e.opacity)):new Le}function dr(e,t,n,r){return arguments.
length===1?sa(e):new Le(e,t,n,r??1)}function Le(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}An(Le,dr,ur(Rt,{brighter(e){return e=e==null?Rn:Math.pow(
Rn,e),new Le(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Xt:Math.pow(Xt,e),new Le(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Le(Kt(this.r),Kt(this.g),Kt(this.b),Mo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:ku,formatHex:ku,formatHex8:$g,formatRgb:_u,toString:_u}));function ku(){return`#${Gt(this.r)}${Gt(this.g)}${Gt(
this.b)}`}function $g(){return`#${Gt(this.r)}${Gt(this.g)}${Gt(this.b)}${Gt((isNaN(this.opacity)?1:this.opacity)*255)}`}function _u(){let e=Mo(this.opacity);return`${e===
1?"rgb(":"rgba("}${Kt(this.r)}, ${Kt(this.g)}, ${Kt(this.b)}${e===1?")":`, ${e})`}`}function Mo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Kt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Gt(e){return e=Kt(e),(e<16?"0":"")+e.toString(16)}function vu(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Xe(e,t,n,r)}function Eu(e){if(e instanceof Xe)return new Xe(e.h,e.s,e.l,e.opacity);if(e instanceof Rt||(e=Pn(e)),!e)return new Xe;if(e instanceof
Xe)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(t===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-t)/
l+2:i=(t-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new Xe(i,l,c,e.opacity)}function To(e,t,n,r){return arguments.length===1?Eu(e):new Xe(e,t,n,r??1)}function Xe(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}An(Xe,To,ur(Rt,{brighter(e){return e=e==null?Rn:Math.pow(Rn,e),new Xe(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Xt:Math.pow(Xt,e),new Xe(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Le(ea(e>=240?e-240:e+120,o,r),ea(e,o,r),ea(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Xe(xu(this.h),xo(this.
s),xo(this.l),Mo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Mo(this.opacity);return`${e===1?"hsl(":"hsla("}${xu(this.h)}, ${xo(this.s)*100}%, ${xo(this.l)*100}%${e===1?")":`, ${e})`}`}}));function xu(e){return e=(e||
0)%360,e<0?e+360:e}function xo(e){return Math.max(0,Math.min(1,e||0))}function ea(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Lu=Math.
PI/180,Ou=180/Math.PI,So=18,Ru=.96422,Au=1,Pu=.82521,Cu=4/29,On=6/29,Nu=3*On*On,Ig=On*On*On;function $u(e){if(e instanceof at)return new at(e.l,e.a,e.b,e.opacity);
if(e instanceof wt)return qu(e);e instanceof Le||(e=sa(e));var t=oa(e.r),n=oa(e.g),r=oa(e.b),o=ta((.2225045*t+.7168786*n+.0606169*r)/Au),s,i;return t===n&&n===r?
s=i=o:(s=ta((.4360747*t+.3850649*n+.1430804*r)/Ru),i=ta((.0139322*t+.0971045*n+.7141733*r)/Pu)),new at(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Iu(e,t,n,r){return arguments.length===1?$u(e):new at(e,t,n,r??1)}function at(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}An(at,Iu,ur(Rt,{brighter(e){
return new at(this.l+So*(e??1),this.a,this.b,this.opacity)},darker(e){return new at(this.l-So*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Ru*na(t),e=Au*na(e),n=Pu*na(n),new Le(ra(3.1338561*t-1.6168667*e-.4906146*n),ra(-.9787684*t+1.9161415*
e+.033454*n),ra(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function ta(e){return e>Ig?Math.pow(e,1/3):e/Nu+Cu}function na(e){return e>On?e*e*e:Nu*(e-Cu)}
function ra(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function oa(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function qg(e){
if(e instanceof wt)return new wt(e.h,e.c,e.l,e.opacity);if(e instanceof at||(e=$u(e)),e.a===0&&e.b===0)return new wt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*Ou;return new wt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Eo(e,t,n,r){return arguments.length===1?qg(e):new wt(e,t,n,r??1)}function wt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function qu(e){if(isNaN(
e.h))return new at(e.l,0,0,e.opacity);var t=e.h*Lu;return new at(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}An(wt,Eo,ur(Rt,{brighter(e){return new wt(this.h,
this.c,this.l+So*(e??1),this.opacity)},darker(e){return new wt(this.h,this.c,this.l-So*(e??1),this.opacity)},rgb(){return qu(this).rgb()}}));var Hu=-.14861,ia=1.78277,
aa=-.29227,Lo=-.90649,cr=1.97294,Mu=cr*Lo,Su=cr*ia,Tu=ia*aa-Lo*Hu;function Hg(e){if(e instanceof Vt)return new Vt(e.h,e.s,e.l,e.opacity);e instanceof Le||(e=sa(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Tu*r+Mu*t-Su*n)/(Tu+Mu-Su),s=r-o,i=(cr*(n-o)-aa*s)/Lo,l=Math.sqrt(i*i+s*s)/(cr*o*(1-o)),c=l?Math.atan2(i,s)*Ou-120:NaN;
return new Vt(c<0?c+360:c,l,o,e.opacity)}function Oo(e,t,n,r){return arguments.length===1?Hg(e):new Vt(e,t,n,r??1)}function Vt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}An(Vt,Oo,ur(Rt,{brighter(e){return e=e==null?Rn:Math.pow(Rn,e),new Vt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Xt:Math.
pow(Xt,e),new Vt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Lu,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Le(255*(t+n*(Hu*r+ia*o)),255*(t+n*(aa*r+Lo*o)),255*(t+n*(cr*r)),this.opacity)}}));function ju(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function Wg(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,l=r<t-1?e[r+2]:2*s-o;return ju((n-r/t)*t,i,o,s,l)}}function Bg(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],l=e[(r+2)%t];return ju((n-r/t)*t,o,s,i,l)}}var Ao=e=>()=>e;function zu(e,t){return function(n){
return e+n*t}}function Fg(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function da(e,t){var n=t-e;return n?zu(e,n>
180||n<-180?n-360*Math.round(n/360):n):Ao(isNaN(e)?t:e)}function jg(e){return(e=+e)==1?He:function(t,n){return n-t?Fg(t,n,e):Ao(isNaN(t)?n:t)}}function He(e,t){
var n=t-e;return n?zu(e,n):Ao(isNaN(e)?t:e)}var Wu=(function e(t){var n=jg(t);function r(o,s){var i=n((o=dr(o)).r,(s=dr(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=He(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=l(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Du(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=dr(t[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=e(r),o=e(o),s=e(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var c1=Du(Wg),u1=Du(Bg);function zg(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Dg(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Ug(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Po(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Gg(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ye(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Kg(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Po(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var ca=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,la=new RegExp(ca.source,
"g");function Vg(e){return function(){return e}}function Xg(e){return function(t){return e(t)+""}}function Yg(e,t){var n=ca.lastIndex=la.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(e=e+"",t=t+"";(r=ca.exec(e))&&(o=la.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Ye(r,o)})),n=la.lastIndex;return n<t.length&&(s=t.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Xg(c[0].x):Vg(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)l[(h=c[d]).i]=h.x(u);return l.join("")})}function Po(e,t){var n=typeof t,r;return t==null||n==="boolean"?Ao(t):(n==="number"?Ye:n==="string"?(r=Pn(t))?
(t=r,Wu):Yg:t instanceof Pn?Wu:t instanceof Date?Gg:Dg(t)?zg:Array.isArray(t)?Ug:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Kg:Ye)(e,
t)}function Uu(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Bu=180/Math.PI,ua={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Gu(e,t,n,r,o,s){var i,l,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Bu,skewX:Math.atan(c)*Bu,scaleX:i,scaleY:l}}var Ro;function Qg(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?ua:Gu(t.a,t.b,t.c,t.d,t.e,t.f)}function Jg(e){return e==null||(Ro||(Ro=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Ro.setAttribute("transform",e),!(e=Ro.transform.baseVal.consolidate()))?ua:(e=e.matrix,Gu(e.a,e.b,e.c,e.d,e.e,e.f))}function Ku(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,p,S){if(u!==h||d!==f){var A=p.push("translate(",null,t,null,n);S.push({i:A-4,x:Ye(u,h)},{i:A-2,x:Ye(
d,f)})}else(h||f)&&p.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Ye(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function l(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Ye(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,p,S){
if(u!==h||d!==f){var A=p.push(o(p)+"scale(",null,",",null,")");S.push({i:A-4,x:Ye(u,h)},{i:A-2,x:Ye(d,f)})}else(h!==1||f!==1)&&p.push(o(p)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),l(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(p){for(var S=-1,A=f.length,N;++S<A;)h[(N=f[S]).i]=N.x(p);return h.join("")}}}var d1=Ku(Qg,"px, ",
"px)","deg)"),h1=Ku(Jg,", ",")",")"),Zg=1e-12;function Fu(e){return((e=Math.exp(e))+1/e)/2}function eb(e){return((e=Math.exp(e))-1/e)/2}function tb(e){return((e=
Math.exp(2*e))-1)/(e+1)}var f1=(function e(t,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],p=d-l,S=h-c,A=p*p+S*S,N,z;if(A<Zg)z=Math.log(f/u)/
t,N=function(v){return[l+v*p,c+v*S,u*Math.exp(t*v*z)]};else{var R=Math.sqrt(A),W=(f*f-u*u+r*A)/(2*u*n*R),I=(f*f-u*u-r*A)/(2*f*n*R),$=Math.log(Math.sqrt(W*W+1)-W),
O=Math.log(Math.sqrt(I*I+1)-I);z=(O-$)/t,N=function(v){var g=v*z,M=Fu($),C=u/(n*R)*(M*tb(t*g+$)-eb($));return[l+C*p,c+C*S,u*M/Fu(t*g+$)]}}return N.duration=Math.
abs(z)*1e3*t/Math.SQRT2,N}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return e(i,l,c)},o})(Math.SQRT2,2,4);function Vu(e){return function(t,n){
var r=e((t=To(t)).h,(n=To(n)).h),o=He(t.s,n.s),s=He(t.l,n.l),i=He(t.opacity,n.opacity);return function(l){return t.h=r(l),t.s=o(l),t.l=s(l),t.opacity=i(l),t+""}}}
var p1=Vu(da),m1=Vu(He);function Xu(e){return function(t,n){var r=e((t=Eo(t)).h,(n=Eo(n)).h),o=He(t.c,n.c),s=He(t.l,n.l),i=He(t.opacity,n.opacity);return function(l){return t.h=r(l),t.
c=o(l),t.l=s(l),t.opacity=i(l),t+""}}}var g1=Xu(da),b1=Xu(He);function Yu(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Oo(o)).h,(s=Oo(s)).h),l=He(o.s,
s.s),c=He(o.l,s.l),u=He(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=l(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var w1=Yu(
da),y1=Yu(He);function nb(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function No(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Cn(e){return e=No(Math.
abs(e)),e?e[1]:NaN}function rb(e,t){return function(n,r){for(var o=n.length,s=[],i=0,l=e[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=e[i=(i+1)%e.length];return s.reverse().join(t)}}function ob(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var sb=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Nn(e){if(!(t=sb.exec(e)))throw new Error("invalid format: "+e);var t;
return new ha({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Nn.prototype=ha.prototype;
function ha(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}ha.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function ib(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var $o;function ab(e,t){var n=No(e,t);if(!n)return $o=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-($o=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+No(e,Math.
max(0,t+s-1))[0]}function Qu(e,t){var n=No(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Ju={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:nb,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Qu(e*100,t),r:Qu,s:ab,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Zu(e){return e}var ed=Array.prototype.map,td=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function lb(e){var t=e.
grouping===void 0||e.thousands===void 0?Zu:rb(ed.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Zu:ob(ed.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",l=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=Nn(h);var p=h.fill,S=h.align,A=h.sign,N=h.symbol,z=h.zero,R=h.width,W=h.comma,I=h.precision,$=h.trim,
O=h.type;O==="n"?(W=!0,O="g"):Ju[O]||(I===void 0&&(I=12),$=!0,O="g"),(z||p==="0"&&S==="=")&&(z=!0,p="0",S="=");var v=(f&&f.prefix!==void 0?f.prefix:"")+(N==="$"?
n:N==="#"&&/[boxX]/.test(O)?"0"+O.toLowerCase():""),g=(N==="$"?r:/[%p]/.test(O)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),M=Ju[O],C=/[defgprs%]/.test(O);I=I===void 0?
6:/[gprs]/.test(O)?Math.max(1,Math.min(21,I)):Math.max(0,Math.min(20,I));function L(x){var _=v,y=g,k,b,T;if(O==="c")y=M(x)+y,x="";else{x=+x;var q=x<0||1/x<0;if(x=
isNaN(x)?c:M(Math.abs(x),I),$&&(x=ib(x)),q&&+x==0&&A!=="+"&&(q=!1),_=(q?A==="("?A:l:A==="-"||A==="("?"":A)+_,y=(O==="s"&&!isNaN(x)&&$o!==void 0?td[8+$o/3]:"")+y+
(q&&A==="("?")":""),C){for(k=-1,b=x.length;++k<b;)if(T=x.charCodeAt(k),48>T||T>57){y=(T===46?o+x.slice(k+1):x.slice(k))+y,x=x.slice(0,k);break}}}W&&!z&&(x=t(x,1/0));
var w=_.length+x.length+y.length,P=w<R?new Array(R-w+1).join(p):"";switch(W&&z&&(x=t(P+x,P.length?R-y.length:1/0),P=""),S){case"<":x=_+x+y+P;break;case"=":x=_+P+
x+y;break;case"^":x=P.slice(0,w=P.length>>1)+_+x+y+P.slice(w);break;default:x=P+_+x+y;break}return s(x)}return L.toString=function(){return h+""},L}function d(h,f){
var p=Math.max(-8,Math.min(8,Math.floor(Cn(f)/3)))*3,S=Math.pow(10,-p),A=u((h=Nn(h),h.type="f",h),{suffix:td[8+p/3]});return function(N){return A(S*N)}}return{format:u,
formatPrefix:d}}var Co,Io,fa;cb({thousands:",",grouping:[3],currency:["$",""]});function cb(e){return Co=lb(e),Io=Co.format,fa=Co.formatPrefix,Co}function nd(e){
return Math.max(0,-Cn(Math.abs(e)))}function rd(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Cn(t)/3)))*3-Cn(Math.abs(e)))}function od(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,Cn(t)-Cn(e))+1}function cd(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function ub(e){return function(){return e}}function db(e){return+e}var sd=[0,1];function $n(e){return e}function pa(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:ub(isNaN(t)?NaN:.5)}function hb(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function fb(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=pa(o,r),s=n(i,s)):(r=pa(r,o),s=n(s,i)),function(l){return s(r(l))}}function pb(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=pa(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(l){var c=hu(e,l,1,r)-1;return s[c](
o[c](l))}}function ud(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function dd(){var e=sd,
t=sd,n=Po,r,o,s,i=$n,l,c,u;function d(){var f=Math.min(e.length,t.length);return i!==$n&&(i=hb(e[0],e[f-1])),l=f>2?pb:fb,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=l(t,e.map(r),Ye)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,db),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Uu,d()},h.clamp=function(f){return arguments.length?(i=f?!0:$n,d()):i!==$n},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,p){return r=f,o=p,d()}}function mb(){return dd()($n,$n)}function gb(e,t,n,r){var o=mu(e,t,n),s;switch(r=Nn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=rd(o,i))&&(r.precision=s),fa(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=od(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=nd(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Io(r)}function bb(e){var t=e.domain;return e.ticks=function(n){var r=t();return _o(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return gb(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,d=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);d-- >0;){if(u=ko(i,l,n),u===c)return r[o]=i,r[s]=l,t(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return e},e}function qo(){var e=mb();return e.copy=function(){return ud(e,qo())},cd.apply(e,arguments),bb(e)}function wb(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function id(e){return Math.
log(e)}function ad(e){return Math.exp(e)}function yb(e){return-Math.log(-e)}function kb(e){return-Math.exp(-e)}function _b(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function vb(e){return e===10?_b:e===Math.E?Math.exp:t=>Math.pow(e,t)}function xb(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function ld(e){return(t,n)=>-e(-t,n)}function Mb(e){let t=e(id,ad),n=t.domain,r=10,o,s;function i(){return o=xb(r),s=vb(r),n()[0]<0?(o=ld(o),
s=ld(s),e(yb,kb)):e(id,ad),t}return t.base=function(l){return arguments.length?(r=+l,i()):r},t.domain=function(l){return arguments.length?(n(l),i()):n()},t.ticks=
l=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),p=o(d),S,A,N=l==null?10:+l,z=[];if(!(r%1)&&p-f<N){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(S=1;S<r;++S)if(A=f<0?S/s(-f):S*s(f),!(A<u)){if(A>d)break;z.push(A)}}else for(;f<=p;++f)for(S=r-1;S>=1;--S)if(A=f>0?S/s(-f):S*s(f),!(A<u)){if(A>
d)break;z.push(A)}z.length*2<N&&(z=_o(u,d,N))}else z=_o(f,p,Math.min(p-f,N)).map(s);return h?z.reverse():z},t.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Nn(c)).precision==null&&(c.trim=!0),c=Io(c)),l===1/0)return c;let u=Math.max(1,r*l/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(wb(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),t}function ma(){
let e=Mb(dd()).domain([1,10]);return e.copy=()=>ud(e,ma()).base(e.base()),cd.apply(e,arguments),e}var hr=Math.PI,ga=2*hr,Yt=1e-6,Sb=ga-Yt;function hd(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Tb(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return hd;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function fd(e,t,n,r){return e===n&&t===r}function Eb(e){let t=Math.floor(e);if(!(t<=15))return fd;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var In=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?hd:Tb(t),this._equal=t==null?fd:Eb(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-t,u=o-n,d=i-t,h=l-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>Yt)if(!(Math.abs(h*c-u*d)>Yt)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let p=r-i,S=o-l,A=c*c+u*u,N=p*p+S*S,z=Math.sqrt(A),R=Math.sqrt(
f),W=s*Math.tan((hr-Math.acos((A+f-N)/(2*z*R)))/2),I=W/R,$=W/z;Math.abs(I-1)>Yt&&this._append`L${t+I*d},${n+I*h}`,this._append`A${s},${s},0,0,${+(h*p>d*S)},${this.
_x1=t+$*c},${this._y1=n+$*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=t+l,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>Yt||Math.abs(this._y1-d)>Yt)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%ga+
ga),f>Sb)this._append`A${r},${r},0,1,${h},${t-l},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>Yt){let p=t+r*Math.cos(s),S=n+r*Math.sin(s);if(f>=
hr&&this._equal(u,d,p,S)){f/=2;let A=o+f;this._append`A${r},${r},0,${+(f>=hr)},${h},${t+r*Math.cos(A)},${n+r*Math.sin(A)}`}this._append`A${r},${r},0,${+(f>=hr)},${h},${this.
_x1=p},${this._y1=S}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function Lb(){
return new In}Lb.prototype=In.prototype;function qn(e){return function(){return e}}var Ob=Math.cos;var wa=Math.sin,Hn=Math.sqrt,pd=1e-12,Ho=Math.PI,C1=Ho/2,yd=2*Ho;function Rb(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new In(t)}var N1=Array.prototype.slice;function Ab(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function kd(e){this._context=e}kd.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function _d(e){return new kd(e)}function Pb(e){return e[0]}function Cb(e){return e[1]}
function vd(e,t){var n=qn(!0),r=null,o=_d,s=null,i=Rb(l);e=typeof e=="function"?e:e===void 0?Pb:qn(e),t=typeof t=="function"?t:t===void 0?Cb:qn(t);function l(c){
var u,d=(c=Ab(c)).length,h,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(p)return s=null,p+""||null}return l.x=function(c){return arguments.length?(e=typeof c=="function"?c:qn(+c),l):e},l.y=function(c){return arguments.length?
(t=typeof c=="function"?c:qn(+c),l):t},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:qn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var $1=Nb(_d);function xd(e){this._curve=e}xd.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Nb(e){function t(n){
return new xd(e(n))}return t._curve=e,t}var I1=Hn(3);var $b=Hn(1/3),q1=$b*2;var Md=wa(Ho/10)/wa(7*Ho/10),H1=wa(yd/10)*Md,W1=-Ob(yd/10)*Md;var B1=Hn(3);var F1=Hn(3);var j1=Hn(3)/2,Ib=1/Hn(12),z1=(Ib/2+1)*3;function At(){}function Wo(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function ka(e){this._context=e}ka.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Wo(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Wo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function qb(e){this._context=e}qb.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Wo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Hb(e){this._context=e}Hb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Wo(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Sd(e,t){this._basis=new ka(e),this._beta=t}Sd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*e[l]+(1-this._beta)*(r+c*s),this._beta*
t[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var D1=(function e(t){function n(r){
return t===1?new ka(r):new Sd(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Bo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function _a(e,t){this._context=e,this._k=(1-t)/6}_a.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Bo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var U1=(function e(t){function n(r){return new _a(r,t)}return n.tension=function(r){return e(+r)},n})(0);function va(e,t){
this._context=e,this._k=(1-t)/6}va.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var G1=(function e(t){function n(r){return new va(r,t)}return n.tension=function(r){return e(+r)},n})(0);function xa(e,t){
this._context=e,this._k=(1-t)/6}xa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Bo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var K1=(function e(t){function n(r){return new xa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ma(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>pd){var l=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*l-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*l-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>pd){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Td(e,t){this._context=e,this._alpha=t}
Td.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ma(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var V1=(function e(t){function n(r){return t?new Td(r,t):new _a(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ed(e,t){
this._context=e,this._alpha=t}Ed.prototype={areaStart:At,areaEnd:At,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ma(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var X1=(function e(t){function n(r){return t?new Ed(r,t):new va(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Ld(e,t){this._context=e,this.
_alpha=t}Ld.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ma(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Y1=(function e(t){
function n(r){return t?new Ld(r,t):new xa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Wb(e){this._context=e}Wb.prototype={areaStart:At,areaEnd:At,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function md(e){return e<0?-1:1}function gd(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(md(
s)+md(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function bd(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function ba(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,l=(s-r)/3;e._context.bezierCurveTo(r+l,o+l*t,s-l,i-l*n,s,i)}function ya(e){this._context=e}ya.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:ba(this,this._t0,bd(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,ba(this,bd(this,n=gd(this,e,t)),n);break;default:ba(this,this._t0,n=
gd(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Bb(e){this._context=new Od(e)}(Bb.prototype=Object.create(ya.
prototype)).point=function(e,t){ya.prototype.point.call(this,t,e)};function Od(e){this._context=e}Od.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Fb(e){this._context=e}Fb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=wd(e),o=wd(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function wd(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function jb(e,t){this._context=e,this._t=t}jb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};var Ea={};oe(Ea,{diamond:()=>Ta,drawMarks:()=>Qt,dress:()=>lt,lineMark:()=>Jt,pathMark:()=>Sa,pixel:()=>ie,textMark:()=>Pt,toldMark:()=>Fo});function Qt(e,t){for(t.forEach(([n,r,o,s],i)=>{let l=e.childNodes[i];if(!l||l.localName!==n){let c=J(n);l?l.replaceWith(c):e.append(c),l=c}lt(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Qt(l,s):H(l,s??"")});e.childNodes.length>t.length;)e.lastChild.remove()}function lt(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,r)}var ie=e=>Math.round(e*10)/
10,Jt=(e,t,n,r,o)=>["line",e,{x1:ie(t),y1:ie(n),x2:ie(r),y2:ie(o)},[]],Pt=(e,t,n,r,o="middle")=>["text",e,{x:ie(t),y:ie(n),"text-anchor":o},r],Sa=(e,t)=>["path",
e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${ie(n)} ${ie(r)}`).join("")||"M0 0"},[]],Fo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ta=(e,t,n)=>`\
M${ie(e)} ${ie(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Rd=2;async function Ad(e,t,n){let r=zb(t),o=e==="svg"?new Blob([r],{type:"image/svg+xml"}):await Db(r,t),s=E("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function zb(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(e);ne(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=J("rect");return ne(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),t.prepend(r),new XMLSerializer().serializeToString(t).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Db(e,t){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.decode();let[r,o]=[t.clientWidth,t.clientHeight],s=E("canvas","",null,{width:r*
Rd,height:o*Rd});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var Ra={};oe(Ra,{fillValues:()=>Oa,valuesList:()=>La});function La(){let e=E("details","gp-chart-values");return e.append(E("summary","",a("Values")),E("ul")),e}function Oa(e,t){e.hidden=!t.length,e.querySelector("u\
l").replaceChildren(...t.map(n=>E("li","",n)))}var Ub=720,Pd=600,Gb=400,Kb=4,[ct,Zt,yt]=[52,12,40],Vb={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function Cd(e,t){let[n,r,o]=[J("svg","gp-curve-picture"),E("div","gp-tip"),E("div","gp-chart-plot gp-curve\
-plot")],s=La(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",d,h=null,f=null;r.hidden=
!0,o.append(k(),n,r),e.classList.add("gp-chart-box"),e.append(o,s);function p(){if(!l||!e.clientWidth)return;e.dataset.width=String(e.clientWidth),d=Xb(l,c,e);let{
width:b,height:T}=d;lt(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:b,height:T,viewBox:`\
0 0 ${b} ${T}`,"font-size":12}),Qt(n,[...S(),...N(),...z(),["g","gp-curves",{"clip-path":`url(#${i})`},R()],["g","gp-passing",{},W()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((q,w)=>{Object.assign(q,{__data__:l.lines[w]})}),O()}function S(){let{x:b,width:T,height:q,top:w}=d,[P,B]=[A(b(.5-l.before)),
A(b(.5))],D=l.before&&B>P?[["rect","",{x:ie(P),y:w,width:ie(B-P),height:q-w-yt,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:ct,y:w-
3,width:T-ct-Zt,height:q-w-yt+6},[]]]],["g","gp-ground",{},D]]}let A=b=>Math.min(Math.max(b,ct),d.width-Zt);function N(){let{x:b,y:T,width:q,height:w}=d,P=(K,V)=>[
"text","",{fill:"var(--gp-muted)",...V},K],B=Qb(T,l.y.kind,w).flatMap(([K,V])=>[["line","",{x1:ct,x2:q-Zt,y1:ie(T(K)),y2:ie(T(K)),stroke:"var(--gp-line)"},[]],P(
V,{x:ct-6,y:ie(T(K)+4),"text-anchor":"end"})]),D=b.ticks(Math.max(2,Math.floor((q-ct-Zt)/80))).filter(Number.isInteger).map(K=>P(F(K),{x:ie(b(K)),y:w-yt+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...B,...D]]]}function z(){let{x:b,width:T,height:q,top:w}=d,P=(w+q-yt)/2,B={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},D={fill:"var(--gp-muted)",x:ie(Math.max(ct,b(.5-l.before))),y:innerWidth<Pd?w+14:w-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...B,x:(ct+T-Zt)/2,y:q-6},l.x.title],["text","",{...B,transform:`translate(13 ${ie(P)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",D,l.note]]}function R(){let{x:b,y:T,height:q,top:w}=d,P=vd().defined(([,K])=>K!==null).x(([K])=>b(K)).y(([,K])=>T(K)).digits(1),B=(K,V)=>["line","",
{x1:ie(b(K)),x2:ie(b(K)),y1:w,y2:q-yt,...V},[]],D=l.lines.map(K=>{let V=K.x.map((se,xe)=>[se,K.y[xe]]),Q={fill:"none",stroke:`var(--gp-${K.role})`,opacity:K.isPrompt?
.75:1},te=V.length>Gb?"":V.map(([se,xe])=>xe===null?"":`M${ie(b(se))} ${ie(T(xe))}h0`).join("");return["g","",Q,[["path","gp-line-path",{d:P(V)||"M0 0","stroke-\
width":2,"stroke-dasharray":ir(K.dash),"stroke-linejoin":"round"},[]],["path","",{d:te||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[B(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[B(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...D]}function W(){let b=f===null?[]:$(f).map(({line:B,value:D})=>["circle","",{cx:ie(d.x(f)),cy:ie(d.y(D)),r:4,fill:`var(--gp-${B.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!h?.chosen)return b;let{x:[T,q],y:[w,P]}=h.chosen;return[...b,["rect","",{x:ie(T),y:ie(w),width:ie(q-T),height:ie(
P-w),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function I(){let b=n.querySelector(".gp-passing");b&&d&&Qt(
b,W())}function $(b){return l.lines.flatMap(T=>{let q=T.x.indexOf(b);return q<0||T.y[q]===null?[]:[{line:T,value:T.y[q],words:T.words(q)}]})}function O(){let{lines:b}=l;
s.hidden=!b.some(({y:T})=>T.some(q=>q!==null)),s.open&&Oa(s,b.flatMap(T=>T.y.map((q,w)=>q===null?"":T.words(w)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
O());function v(){let b=f===null||h?.chosen?[]:$(f);if(r.hidden=!b.length,!b.length)return;r.replaceChildren(...b.map(({line:q,words:w})=>{let[P,B,D]=[E("p",""),
J("svg",""),J("line","")];return lt(B,{width:18,height:8,"aria-hidden":"true"}),lt(D,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${q.role})`,"stroke-width":2,"stroke\
-dasharray":ir(q.dash)}),B.append(D),P.append(B,` ${w}`),P}));let T=d.x(f);r.style.top=`${d.top}px`,r.style.left=`${Math.max(0,T>d.width/2?T-12-r.offsetWidth:T+
12)}px`}function g({clientX:b,clientY:T}){let{left:q,top:w}=n.getBoundingClientRect();return{x:A(b-q),y:Math.min(Math.max(T-w,d.top),d.height-yt)}}let M=b=>{let T=Math.
max(0,...l.lines.map(q=>q.x.at(-1)??0));return Math.min(Math.max(Math.round(d.x.invert(b)),1-l.before),T)};n.addEventListener("pointerdown",b=>{!d||b.button||(h=
{...g(b),place:d,moved:!1,chosen:null},u&&n.setPointerCapture(b.pointerId))}),n.addEventListener("pointermove",b=>{if(!d)return;let T=g(b);h&&u&&C(T),f=h?.moved?
null:M(T.x),I(),v()}),n.addEventListener("pointerup",b=>{if(!h)return;let{moved:T,chosen:q}=h;h=null,q?x(q):T||t(M(g(b).x))});for(let b of["pointerleave","point\
ercancel"])n.addEventListener(b,()=>{b==="pointercancel"&&(h=null),f=null,I(),v()});n.addEventListener("dblclick",()=>y({x:null,y:null}));function C(b){let[T,q]=[
Math.abs(b.x-h.x),Math.abs(b.y-h.y)];if(h.moved||=Math.max(T,q)>Kb,!h.moved)return;if(u==="pan")return y({x:L(h.place.x,h.x-b.x),y:L(h.place.y,h.y-b.y)});let w=(P,B)=>[
Math.min(P,B),Math.max(P,B)];h.chosen={x:q>2*T&&T<20?[ct,d.width-Zt]:w(h.x,b.x),y:T>2*q||q<20?[d.top,d.height-yt]:w(h.y,b.y)}}let L=(b,T)=>b.range().map(q=>b.invert(
q+T));function x({x:b,y:T}){let q=T[0]===d.top&&T[1]===d.height-yt,[w,P]=d.y.range();y({x:b.map(B=>d.x.invert(B)),y:q?c.y:(w>P?[T[1],T[0]]:T).map(B=>d.y.invert(
B))})}function _(b){let T=q=>{let[w,P]=q.range(),B=(1-b)/2*(P-w);return[q.invert(w+B),q.invert(P-B)]};d&&y({x:T(d.x),y:T(d.y)})}function y(b){c=b,f=null,p(),v()}
function k(){let b=E("div","gp-curve-tools"),T=(B,D,K)=>{let V=E("button","gp-curve-tool",null,{type:"button",title:D,"aria-label":D}),[Q,te]=[J("svg",""),J("pa\
th","")];return lt(Q,{viewBox:"0 0 16 16","aria-hidden":"true"}),lt(te,{d:Vb[B]}),Q.append(te),V.append(Q),V.addEventListener("click",K),b.append(V),V},q=B=>()=>Ad(
B,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),w=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([B,D])=>T(B,D,()=>{u=B,P()})),P=()=>{
w.forEach((B,D)=>B.setAttribute("aria-pressed",String(["zoom","pan"][D]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return P(),
T("closer",a("Zoom in"),()=>_(.5)),T("farther",a("Zoom out"),()=>_(2)),T("reset",a("Reset axes"),()=>y({x:null,y:null})),T("png",a("Download plot as a PNG"),q("\
png")),T("svg",a("Download plot as an SVG"),q("svg")),b}return new ResizeObserver(()=>e.clientWidth&&e.dataset.width!==String(e.clientWidth)&&p()).observe(e),e.
closest(".gp-pane")?.addEventListener("gp-alone",p),b=>{e.hidden=!b,b&&l&&b.y.kind!==l.y.kind&&(c={...c,y:null}),l=b,p()}}function Xb({lines:e,note:t,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<Pd||innerHeight<Ub?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=t?26:12,d=[c-yt,u],
h=r.kind.log?ma():qo();return{width:i,height:c,top:u,x:qo(o.x||n.range,[ct,i-Zt]),y:h.domain(o.y||r.range||Yb(e,r.kind)).range(d)}}function Yb(e,{log:t,fromZero:n,
reversed:r}){let o=e.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(!o.length)return t?r?[10,1]:[1,10]:
[0,1];if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Qb(e,{log:t,share:n},r){if(t)
return e.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):F(i)]);let o=Math.max(3,Math.floor(r/55)),s=e.tickFormat(
o,n?"~%":void 0);return e.ticks(o).map(i=>[i,_e(s(i))])}var Jb=150;function Nd(e,t){let n=_=>e.querySelector(".gp-"+_),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Zi(),u=new Map,d=0,h=-1/0,f=!1,
p=()=>c[i.value],S=()=>lu(p(),u);function A(){let _=t.current();return _?hn([],t.lastOf(_)).added:[]}function N(){let _=Object.keys(c).filter(k=>c[k].series||u.
size);if(_.length===i.options.length&&[...i.options].every(({text:k},b)=>k===c[_[b]].name))return;let y=_.includes(i.value)?i.value:_[0];i.replaceChildren(..._.
map(k=>E("option","",c[k].name,{value:k}))),i.value=y}function z(_){for(let y of _)for(let{token_id:k,text:b}of y.watched||[])u.set(k,b)}function R(){let _=[p().
about,t.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");H(n("about"),_);let y=S(),k=JSON.stringify(
y.map(({name:b,tip:T})=>[b,T]));l.dataset.key!==k&&(l.dataset.key=k,l.replaceChildren(...y.map(W)))}function W({name:_,term:y,role:k,dash:b,tip:T}){let q=E("spa\
n");we(q,y,()=>t.current()?pe($(t.current())):"",{meaning:T});let w=J("svg",""),P=J("line","");for(let[B,D]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))w.setAttribute(B,String(D));for(let[B,D]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${k})`,"stroke-dasharray":ir(b)}))P.setAttribute(B,String(
D));return w.append(P),q.append(w,p().of?ce(_):_),q}function I(){let _=t.current(),y=_?$(_):a("The curve grows with the text.");H(o,y),wo(o,_,A().length,_?y:a("\
no token yet"),t.promptSteps.length)}function $(_){let y={number:_.index+1,token:X(_.chosen.text),facts:O(_)};return _.isPrompt?a("Prompt token {number}, {token\
}: {facts}",y):a("Token {number}, {token}: {facts}",y)}function O(_){if(p().of)return g(_)||a("no token was looked up here");if(i.value==="kept")return _.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:F(Ue(_)),count:F(_.distribution.vocab)});if(i.value==="cumulative")return v(_);let{surprisal:y,
entropyBefore:k,entropyAfter:b}=qe(_);if(t.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:re(ue(y),t.unit)});let[T,q,w]=[y,k,b].map(P=>re(ue(P),t.unit));
return _.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:T,entropy:q}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:T,
before:q,after:w})}function v(_){let y=_.isPrompt?t.promptSteps:A(),k=y.slice(0,y.indexOf(_)+1),b=S().filter(T=>T.value(_)!==null).map(T=>{let q=k.map(P=>ue(T.value(
P)));return`${q.includes(null)?a("minus infinity"):re(q.reduce((P,B)=>P+B,0),t.unit)} ${T.name}`});return a("log-probability so far {sums}",{sums:b.join(", ")})}
function g(_){return Pe((_.watched||[]).map(y=>{let k={token:X(y.text),before:U(Y(y.raw_logprob)),after:U(Y(y.logprob)),rank:F(y.raw_rank||0)};return y.logprob===
null?y.raw_rank?a("{token} {before} before (rank {rank}), removed after",k):a("{token} {before} before, removed after",k):y.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",k):a("{token} {before} before, {after} after",k)}))}function M(){d=0,h=performance.now(),r.removeAttribute("aria-busy");let _=A(),
y=_.length||t.promptSteps.length?cu({curve:p(),series:S(),steps:_,prompt:t.promptSteps,current:t.current(),unit:t.unit,factor:Ce(1,t.unit)}):void 0;C(y)}let C=Cd(
r,_=>{let y=_-1+(_<1?t.promptSteps.length:0),k=_<1?t.promptSteps[y]:A()[y];k&&t.selectStep(k)});function L(){d||!f||(r.setAttribute("aria-busy","true"),d=window.
setTimeout(M,Math.max(0,h+Jb-performance.now())))}new IntersectionObserver(([{isIntersecting:_}])=>{f||!_||(f=!0,L())}).observe(e),Yi(o,t),s.addEventListener("c\
hange",()=>bo(s.value)),i.addEventListener("change",x);function x(){R(),I(),L()}return _=>{_.unit&&(s.value=t.unit),_.run&&(u=new Map,c=Zi(t.isFromElsewhere)),z(
A()),N(),x()}}var $a={};oe($a,{rankChips:()=>Ca,scaleEnds:()=>Na,shadeInk:()=>en,shadeMeaning:()=>zo,shadeOf:()=>jo});var Aa={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>Pa[Id(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:$d,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:$d,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function $d(){return[a("certain"),a("uncertai\
n")]}var Pa=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Id=({rank:e})=>Pa.findIndex(([t])=>(e??1/0)<=t);function jo(e,t){let{scale:n,level:r}=Aa[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function en(e,t,n){e.style.backgroundColor=`var(${jo(t,n)})`,t==="rank"?e.dataset.rank=String(Id(n)):delete e.
dataset.rank}function zo(e){let{term:t,meaning:n}=Aa[e];return{id:t,meaning:n()}}var Ca=()=>Pa.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),
colour:`var(--gp-heat-${t})`}));function Na(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=Aa[e],[i,l]=r??(o??[]).map(h=>`${t==="bits"?ht(h):Z(h*Math.LN2,1)} ${a(
t)}`),[c,u]=s(),d=(h,f)=>f?`${f}, ${h}`:h;return{low:d(i,c),high:d(o?l.replace(" ","+ "):l,u),colours:Array.from({length:11},(h,f)=>`var(--gp-${n}-${f})`)}}var qa={};oe(qa,{appendToken:()=>tn,cutTokens:()=>Ct,inkToken:()=>ut,numberWords:()=>Ia,removedWords:()=>fr});function ut(e,t){if(t.piece===null){let n=E("bdi","gp-ink gp-special");Re(n,t.text),e.append(n)}else Vn(t)?e.append(t.piece,E("span","gp-ink gp-byte","",{"data-\
bytes":Ns(t.text)||"·"})):Cs(e,t.piece)}function tn({rows:e,tokens:t},n,r,o){let s=o&&Vn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Vn(
r)){let i=E("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Ct({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var fr=({removed_by:e})=>a("removed by {processor}",{processor:e?nt(e)[0]:a("a processor")});function Ia(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=qe(e),{logprob:i}=e.chosen,[l,c]=[U(n),U(r)],u=Oe(e),d=[!u&&i===null?fr(e.chosen):a("probability {share}",
{share:u?c:l})];if(!u&&c!==l&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:h}=e.distribution;d.push(u||h===null?a("rank {rank}",{rank:F(
o)}):a("rank {rank} of {count}",{rank:F(o),count:F(h)}))}return[...d,a("surprisal {amount}",{amount:re(s,t)})]}var Ha={};oe(Ha,{CanvasState:()=>pr,draftOf:()=>Zb,numbersOfPlace:()=>mr});var pr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Zb({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var mr=({logprob:e,entropy:t})=>({probability:Y(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var ew=14,tw=200;function qd(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function l({
clientX:d,clientY:h}){let{left:f,top:p,width:S,height:A}=o.getBoundingClientRect(),N=t.canvas,z=(R,W)=>Math.max(0,Math.min(W-1,Math.floor(R*W)));return{place:z(
(d-f)/S,t.step.places.length),step:N[z((h-p)/A,N.length)]}}e.addEventListener("click",d=>t.step&&n(l(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(tw,ew*h.length))}px`;let[p,S]=[o.clientWidth,o.clientHeight].map($=>Math.round($*devicePixelRatio));if(!p||!S)return;Object.
assign(o,{width:p,height:S});let A=o.getContext("2d"),N=getComputedStyle(e),z=N.getPropertyValue("--gp-text").trim(),[R,W]=[p/f,S/h.length],I=Math.max(.75,Math.
min(R,W,8*devicePixelRatio)*.2);h.forEach(($,O)=>$.places.forEach((v,g)=>{A.fillStyle=N.getPropertyValue(jo(d,mr(v))).trim(),A.fillRect(Math.floor(g*R),Math.floor(
O*W),Math.ceil(R),Math.ceil(W)),v.accepted&&(A.fillStyle=z,A.beginPath(),A.arc((g+.5)*R,(O+.5)*W,I,0,2*Math.PI),A.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var nw=1.05;function Hd(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:X(s.text),read:X(s.read_text),share:U(Y(s.logprob))},{accepted:l,
places:c}=e.counts;return[a("At step {step}, the model read {read} at place {place}.",i),rw(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Z(n.temperature,
2)}),ow(s,n===r.at(-1),o),j(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:F(
l)})]}function rw(e,t){let n=Math.exp(e),r=re(e,t);return n<nw?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?G(n,1):F(Math.round(n))})}function ow({accepted:e},t,{finished:n}){
return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var Qa={};oe(Qa,{ShadeScale:()=>Ya,drawScale:()=>yr});var Ga={};oe(Ga,{Component:()=>gr,Fragment:()=>ee,cloneElement:()=>iw,createContext:()=>mw,createElement:()=>wr,createPortal:()=>bw,createRef:()=>aw,h:()=>wr,hydrate:()=>pw,
isValidElement:()=>Fd,options:()=>le,render:()=>Qe,toChildArray:()=>Xd});var le,Bd,Fd,Nt,Wa,Ko,jd,Uo,zd,ja,Ba,Dd,br=Symbol.for("pv"),Vo={},Xo=[],sw=/^m(i|n|o|s|text|space)$/,
Yo=Array.isArray,Qo=Xo.slice,$t=Object.assign;function nn(e){e&&e.parentNode&&e.remove()}function wr(e,t,n){var r,o,s,i={},l=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Qo.call(arguments,2):n),rn(e,i,r,o,null)}function iw(e,t,n){var r,o,s,i=$t({},
e.props),l=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Qo.call(arguments,2):n),
rn(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function rn(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:br,
__v:o||++Bd,__i:-1,__u:0};return!o&&le.vnode&&le.vnode(s),s}function aw(){return{current:null}}function ee(e){return e.children}function gr(e,t){this.props=e,this.
context=t,this.__g=0}function It(e,t){if(t==null)return e.__&&It(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:It(e)}function lw(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=$t({constructor:br},n)).__v=n.__v+1,le.vnode&&le.vnode(t),
za(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||It(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Qd(o,t,s),n.__=n.__e=null,t.__e!=r&&Ud(t))}function Ud(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ud(e)}function Fa(e){(8&e.__g||(e.__g|=8,Nt.push(e),Ko++))&&Wa==le.
debounceRendering||((Wa=le.debounceRendering)||queueMicrotask)(Gd)}function Gd(){try{for(var e,t=1;Nt.length;)Nt.length>t&&Nt.sort(jd),e=Nt.shift(),t=Nt.length,
8&e.__g&&lw(e)}finally{(Ko=Nt.length)&&(Wa||queueMicrotask)(Gd)}}function Kd(e,t,n,r,o,s,i,l,c,u,d){var h,f,p,S,A,N,z=r.__k||Xo,R=t.length;for(c=cw(n,t,z,c,R),h=
0;h<R;h++)(p=n.__k[h])!=null&&(f=~p.__i&&z[p.__i]||Vo,p.__i=h,N=za(e,p,f,o,s,i,l,c,u,d),S=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Da(f.ref,null,p,f),p.ref&&d.push(
p.ref,p.__c||S,p)),A=A||S,4&p.__u?(c=Vd(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&N!==void 0?c=N:S&&(c=S.nextSibling),p.__u&=-21);return n.__e=
A,c}function cw(e,t,n,r,o){var s,i,l,c,u,d,h,f,p,S=n.length,A=S,N=0,z=0,R=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=R[s]=rn(null,i):Yo(i)?i=R[s]=rn(ee,{children:i}):i.constructor===br&&i.__b?i=R[s]=rn(i.type,i.props,i.key,i.ref,
i.__v):R[s]=i,c=s+N,i.__=e,i.__b=e.__b+1,l=null,~(u=i.__i=uw(i,n,c,A))&&(A--,(l=n[u])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,u==c-1?N--:u==c+1?N++:u!=c&&(u>c?N--:N++,
z=1)):(~u||(o>S?N--:o<S&&N++),typeof i.type!="function"&&(i.__u|=4))):R[s]=null;if(z){for(d=[],h=[],s=0;s<o;s++)if((i=R[s])&&16&i.__u){for(N=0,f=d.length;N<f;)d[p=
N+f>>1]<i.__i?N=p+1:f=p;d[N]=i.__i,h[s]=N+1}for(N=d.length;s--;)h[s]&&(h[s]==N?N--:R[s].__u|=4)}if(A)for(s=0;s<S;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=It(l)),Ua(
l,l));return r}function Vd(e,t,n,r){var o,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Vd(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=It(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Xd(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Yo(e)?e.some(function(n){Xd(n,t)}):t.push(e)),t}function uw(e,t,n,r){var o,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.
__u)&&s==l.key&&i==l.type)return o}return-1}function Wd(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Do(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Wd(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Wd(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Ba[t]||(Ba[t]=dw(
t)),(e.__a||(e.__a={}))[t]=ja,s=t!=(t=t.replace(zd,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function dw(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Uo]==null)t[Uo]=
ja++;else if(t[Uo]<this.__a[e])return;return n(le.event?le.event(t):t)}}}function za(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,S,A,N,z,R,W,I,$,O,v,g,M,C,L,x=t.type;if(t.
constructor!==br)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?l=Go(d,s):s.push(d),l=s[0]||l),(d=le.__b)&&d(t);e:if(typeof x==
"function"){f=i.length;try{if(z=t.props,R=(d=x.prototype)&&d.render,W=(d=x.contextType)&&r[d.__c],I=d?W?W.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=
1)):(R?t.__c=p=new x(z,I):(t.__c=p=new gr(z,I),p.constructor=x,p.render=fw),W&&W.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),R&&(p.__s||(p.
__s=p.state),x.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=$t({},p.__s)),$t(p.__s,x.getDerivedStateFromProps(z,p.__s)))),S=p.props,A=p.state,p.__v=t,n.__c){
if(z!==S&&R&&!x.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(z,I),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(z,p.__s,I)===!1){t.__v!=n.__v&&(p.props=z,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(_){_&&(_.__=t)}),Xo.push.
apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=It(n);break e}p.componentWillUpdate&&p.componentWillUpdate(z,p.__s,I),R&&p.componentDidUpdate&&p.__h.push(
function(){p.componentDidUpdate(S,A,N)})}else R&&!x.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),R&&p.componentDidMount&&p.__h.push(p.
componentDidMount);p.context=I,p.props=z,p.__P=e,p.__g&=-5,$=le.__r,O=R?25:0;do p.__g&=-9,$&&$(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++O<
25);R&&(Xo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=$t({},r,p.getChildContext())),R&&n.__c&&p.getSnapshotBeforeUpdate&&(N=p.getSnapshotBeforeUpdate(
S,A)),v=d&&d.type===ee&&d.key==null?d.props.children:d,z.__P&&(d=l,o=(e=z.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(_){_&&Ua(_,_)}),
n.__k=null),l=n.__k?It(n,0):null),l=Kd(e,Yo(v)?v:[v],t,n,r,o,s,i,l,c,u),z.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(nn),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=
-4)}catch(_){if(i.length=f,t.__v=null,c||s)if(_&&_.then){if(t.__u|=128|c,s){for(~(C=s.indexOf(l||void 0))||(C=s.length);(L=s[C-1])&&L.nodeType==8;)C--;for(;C<s.
length;C++)if(L=s[C])if(s[C]=null,g){if(L==M)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(M=Go(g=L))}}if(!g){for(;l&&l.nodeType==8&&l.nextSibling;)
l=l.nextSibling;g=l}(d=Go(g=t.__c.__z||(t.__c.__z=g)))?(t.__e=g,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(nn);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),_&&
_.then||Yd(t),le.__e(_,t,n)}}else l=t.__e=hw(n.__e,t,n,r,o,s,i,c,u,e);return(d=le.diffed)&&d(t),l}function Go(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Yd(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Yd))}function Qd(e,t,n){for(var r=0;r<n.length;)Da(n[r++],n[r++],n[r++]);le.__c&&le.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){le.__e(s,o.__v)}})}function hw(e,t,n,r,o,s,i,l,c,u){var d,h,f,p,S,A,N,z,R=n.props||Vo,W=t.props,I=t.type;if(I==
"svg"?o="http://www.w3.org/2000/svg":I=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((S=s[d])&&
(I?S.localName==I:S.nodeType==3)){e=S,s[d]=null;break}}if(!e){if(z=u.ownerDocument||document,!I)return z.createTextNode(W);e=z.createElementNS(o,I,W.is?W:u),l&&
(le.__m&&le.__m(t,s),l=!1),s=null}if(I){if(u=I=="template"&&e.content||e,s=I=="textarea"&&W.defaultValue!=null?null:s&&Qo.call(u.childNodes),!l&&s)for(R={},d=0;d<
e.attributes.length;d++)R[(S=e.attributes[d]).name]=S.value;for(d in R)S=R[d],d=="dangerouslySetInnerHTML"?f=S:d=="children"||d in W||d=="value"&&"defaultValue"in
W||d=="checked"&&"defaultChecked"in W||Do(e,d,null,S,o);for(d in W)S=W[d],d=="children"?p=S:d=="dangerouslySetInnerHTML"?h=S:d=="value"?A=S:d=="checked"?N=S:l&&
typeof S!="function"||R[d]===S||Do(e,d,S,R[d],o);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(I==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&sw.test(I))&&(o="http://www.w3.org/1999/xhtml"),Kd(u,Yo(p)?p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&It(n,0),l,c),
s&&s.some(nn)),l&&I!="textarea"||(d="value",I=="progress"&&A==null?e.removeAttribute(d):A==null||A===e[d]&&(I!="progress"||A)||Do(e,d,A,R[d],o),d="checked",N!=null&&
N!=e[d]&&Do(e,d,N,R[d],o))}else R===W||l&&e.data==W||(e.data=W);return e}function Da(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){le.__e(o,n)}}function Ua(e,t,n){var r,o,s,i;if(le.unmount&&le.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Da(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){le.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&Ua(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Go(r,s=[]))&&(r==e.__e&&s.some(nn),nn(o),nn(r)),n||nn(
e.__e),e.__e=e.__c=e.__=null}function fw(e,t,n){return this.constructor(e,n)}function Qe(e,t){var n,r,o,s;le.__&&le.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=rn(ee,{children:[e]}),o=[],s=[],za(t,t.__k,r||Vo,Vo,t.namespaceURI,r?null:t.firstChild?Qo.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Qd(o,t.__k,s),t.__k.props.children=null}function pw(e,t){e&&typeof e=="object"&&(e.__u|=32),Qe(e,t)}function mw(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Fa(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Dd++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function gw(e){return e.children}function bw(e,t){return rn(
gw,{__P:t,children:e})}le={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw Ko=0,e}},
Bd=0,Fd=function(e){return e!=null&&e.constructor===br},gr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=$t({},this.state)),typeof e==
"function"&&(e=e($t({},n),this.props)),e&&($t(n,e),this.__v&&(t&&this.__k.push(t),Fa(this)))},gr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Fa(this))},gr.prototype.render=ee,Nt=[],Ko=0,jd=function(e,t){return e.__v.__b-t.__v.__b},Uo=Symbol(),zd=/(PointerCapture)$|Capture$/i,ja=0,Ba={},Dd=
0;var Ka={};oe(Ka,{Term:()=>be});var ww=()=>"";function be(e){let{id:t,run:n=ww,meaning:r,formula:o,unit:s,as:i="span",class:l,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return wr(i,{...u,class:l,ref:S=>{S&&we(S,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Xa={};oe(Xa,{Fragment:()=>ee,jsx:()=>m,jsxAttr:()=>Mw,jsxDEV:()=>m,jsxEscape:()=>eh,jsxTemplate:()=>vw,jsxs:()=>m});var yw=/["&<]/;function Va(e){if(!e.length||!yw.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Zd=Symbol.for("pv"),kw=0,_w=Array.
isArray;function m(e,t,n,r,o,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Zd,__v:--kw,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),le.vnode&&le.vnode(u),u}function vw(e){var t=m(
ee,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Jd={},xw=/[A-Z]/g;function Mw(e,t){if(le.attr){var n=le.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Jd[o]||(Jd[o]=o.replace(xw,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Va(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Va(""+t)+'"'}function eh(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Zd)return e;if(_w(e)){for(var t=0;t<e.length;t++)e[t]=eh(e[t]);return e}}return Va(""+e)}function Ya({class:e,...t}){return m(be,{class:e?`gp-scale ${e}`:"gp-scale",...zo(t.name),children:m(th,{...t})})}function th({name:e,unit:t}){if(e==="rank")return m(
ee,{children:Ca().map(({words:s,colour:i},l)=>m("span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:r,colours:o}=Na(
e,t);return m(ee,{children:[m("span",{children:n}),m("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>m("i",{style:{backgroundColor:s}},s))}),m("s\
pan",{children:r})]})}function yr(e,t,n){let{id:r,meaning:o}=zo(t);we(e,r,()=>"",{meaning:o}),Qe(m(th,{name:t,unit:n}),e)}var Sw=8e3,Tw=120,Ew=700;function nh(e,t){let n=x=>e.querySelector(".gp-"+x),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new pr(
t),c=qd(n("canvas-map"),l,{onPick:({place:x,step:_})=>R(l.steps.indexOf(_),x),onResize:()=>!e.hidden&&c(i.value)}),u=E("span","gp-canvas-prompt"),d=E("span","gp\
-canvas-before"),h=E("span","gp-canvas-now"),f=0,p=0;r.append(u,d,h);function S(){let{step:x}=l,_=l.before.flatMap(({places:b})=>b);d.childElementCount!==_.length&&
d.replaceChildren(..._.map(N));let y=he(h,x.places.length,A),{end:k}=l;p=Math.min(p,x.places.length-1),x.places.forEach((b,T)=>{let q=y[T],w=l.accepted(T);q.replaceChildren(),
ut(q,b);let P=q.querySelector(".gp-ink");en(P,i.value,mr(b)),w?q.dataset.accepted=w:delete q.dataset.accepted,q.toggleAttribute("data-after-end",T>=k),q.setAttribute(
"aria-pressed",String(T===l.place)),q.setAttribute("aria-label",z(b,T,w)),q.tabIndex=T===p?0:-1})}let A=()=>E("span","gp-token",null,{role:"button"});function N(x){
let _=E("span","gp-written");return ut(_,x),_}function z(x,_,y){let k={number:_+1,token:X(x.text),share:U(Y(x.logprob))};return y==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",k):y?a("Place {number}: {token}, probability {share}, accepted",k):a("Place {number}: {token}, probability {share},\
 not accepted",k)}r.addEventListener("click",({target:x})=>{let _=[...h.children].indexOf(x.closest(".gp-token"));_>=0&&R(l.at,_===l.place?null:_)}),r.addEventListener(
"keydown",x=>{let _=[...h.children].indexOf(x.target.closest(".gp-token")),y={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[x.key];if(!(_<
0)){if(x.key==="Enter"||x.key===" ")R(l.at,_);else if(x.key==="Escape")R(l.at,null);else if(y)p=Math.max(0,Math.min(h.childElementCount-1,_+y)),l.place===null?S():
R(l.at,p),h.children[p].focus();else return;x.preventDefault()}});function R(x,_){l.at=x,l.place=_,_!==null&&(p=_),g()}function W(){let{step:x,number:_,steps:y,
numCanvases:k}=l,b=l.canvas.length,T={canvas:x.canvas+1,canvases:k,step:x.step+1,steps:b},q=a("canvas {canvas} of {canvases}, step {step} of {steps}",T);o.max=String(
y.length),o.value=String(_+1),o.setAttribute("aria-valuetext",q),H(n("canvas-step-words"),q),H(s,a(f?"❚❚ Pause":"▶ Play"));let{places:w,accepted:P,newly:B}=l.
counts,D={accepted:F(P),places:F(w),newly:F(B),temperature:Z(x.temperature,2)};H(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",D))}function I(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){I(),W();return}l.number>=l.steps.length-1&&(l.at=0);let x=Math.
max(Tw,Math.min(Ew,Sw/l.steps.length));f=window.setInterval(()=>{!e.isConnected||l.number>=l.steps.length-1?I():l.at=l.number+1,g()},x),g()}),o.addEventListener(
"input",()=>{I(),R(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:x})=>x==="Escape"&&R(null,l.place)),i.addEventListener("change",()=>g());function $(){
let{place:x}=l;if(Ne(n("one-place"),x!==null),Ne(n("place-hint"),x===null),x===null)return;let{since:_,accepted:y,count:k,last:b}=l.history(x),T={place:x+1,token:X(
b.text),since:_+1,accepted:y,steps:k};H(n("place-verdict"),j(k,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",T));let q=new Set;n("sentences").replaceChildren(...Hd(l,x).map(V=>{let Q=E("li");return Q.append(...Sn(V,q)),Q}));let w=e.querySelector(".gp-one-place tbod\
y"),P=he(w,k,O);l.canvas.forEach((V,Q)=>v(P[Q],V,V.places[x]));let B=n("place-table"),{offsetTop:D,offsetHeight:K}=P[l.step.step];(D<B.scrollTop+K||D+K>B.scrollTop+
B.clientHeight)&&(B.scrollTop=D-B.clientHeight/2)}function O(){let x=E("tr"),_=E("td");return _.append(E("button","gp-place-step","",{type:"button"})),x.append(
_,...["read","likeliest"].map(()=>{let y=E("td");return y.append(E("bdi")),y}),E("td"),E("td","gp-place-entropy"),E("td")),x}function v(x,_,y){let[k,b,T,q,w,P]=x.
cells;H(k.firstChild,String(_.step+1)),Re(b.firstChild,y.read_text),Re(T.firstChild,y.text),H(q,U(Y(y.logprob))),H(w,re(y.entropy,t.unit)),H(P,y.accepted?a("✓ y\
es"):a("– no")),_===l.step?x.setAttribute("aria-current","step"):x.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:x})=>{let _=x.closest("tr");_&&R(l.steps.indexOf(l.canvas[_.rowIndex-1]),l.place)});function g(){l.step&&(W(),S(),$(),yr(n("canvas-scale"),i.value,
t.unit),c(i.value),H(n("map-words"),j(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:F(l.step.places.length)})))}let M=x=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:x(l.step.places[l.place])}):"";Ae(e,{share:M(({text:x,logprob:_})=>`${X(
x)} ${U(Y(_))}`),entropy:M(({entropy:x})=>re(x,t.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):""});
function C(){I(),l.clear(),p=0,d.replaceChildren(),h.replaceChildren(),H(u,t.started?t.started.prompt_tokens.map(({piece:x})=>x??"").join(""):"")}let L=()=>!e.hidden&&
g();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",L),new MutationObserver(L).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),x=>{x.run&&C(),e.hidden=!t.canvasSteps.length,!e.hidden&&(x.run||x.steps||x.status||x.unit)&&g()}}var rl={};oe(rl,{useCallback:()=>Ow,useContext:()=>Rw,useDebugValue:()=>Aw,useEffect:()=>_r,useErrorBoundary:()=>Pw,useId:()=>Cw,useImperativeHandle:()=>Lw,useLayoutEffect:()=>ke,
useMemo:()=>Je,useReducer:()=>Bn,useRef:()=>de,useState:()=>ge});var kt,me,Ja,rh,Za=Object.is,Wn=0,hh=[],el=[],ye=le,oh=ye.__b,sh=ye.__r,ih=ye.diffed,ah=ye.__c,lh=ye.unmount,ch=ye.__;function on(e,t){ye.__h&&ye.__h(me,e,Wn||t),
Wn=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ge(e){return Wn=1,Bn(fh,e)}function Bn(e,t,n){var r=on(kt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):fh(void 0,t),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Za(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=me,!me.__f)){me.
__f=!0;var o=me.shouldComponentUpdate;me.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Za(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,l);return u?h||d:h}return!u||d}}return r.__}function _r(e,t){var n=on(kt++,3);!ye.__s&&nl(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function ke(e,t){var n=on(kt++,4);!ye.__s&&nl(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function de(e){
return Wn=5,Je(function(){return{current:e}},[])}function Lw(e,t,n){Wn=6,ke(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Je(e,t){var n=on(kt++,7);return nl(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function Ow(e,t){return Wn=8,Je(function(){return e},t)}function Rw(e){var t=me.context[e.__c],n=on(kt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(me)),t.props.value):e.__}function Aw(e,t){ye.useDebugValue&&ye.useDebugValue(t?t(e):e)}function Pw(e){var t=on(kt++,10),n=ge();return t.__=e,me.componentDidCatch||
(me.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function Cw(){var e=on(kt++,11);if(!e.__){for(var t=me.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Nw(){var e;do{for(;e=el.shift();)try{kr(e)}catch(n){ye.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=hh.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kr),t.__h.some(tl),t.__h=[]}catch(n){t.__h=[],ye.__e(n,e.__v)}}}while(el.length)}ye.__b=function(e){
me=null,oh&&oh(e)},ye.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ch&&ch(e,t)},ye.__r=function(e){sh&&sh(e),kt=0;var t=(me=e.__c).__H;t&&(Ja==me?me.
__h=[]:(t.__h.some(kr),t.__h.some(tl),kt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ja=me},ye.diffed=function(e){ih&&ih(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&dh(hh.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ja=me=null},ye.__c=function(e,t){t.some(function(n){try{n.__h.some(
kr),n.__h=n.__h.filter(function(r){return!r.__||tl(r)})}catch(r){n.__h=[function(){throw r}]}}),ah&&ah(e,t)},ye.unmount=function(e){lh&&lh(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,dh(el.push(o))}else kr(o)}catch(s){
t=s}}),r.__H=void 0,t&&ye.__e(t,r.__v))};var uh=typeof requestAnimationFrame=="function";function $w(e){var t,n=function(){clearTimeout(r),uh&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);uh&&(t=requestAnimationFrame(n))}function dh(e){e!=1&&rh==ye.requestAnimationFrame||((rh=ye.requestAnimationFrame)||$w)(Nw)}
function kr(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function tl(e){var t=me;e.__c=e.__(),me=t}function nl(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Za(n,e[r])})}function fh(e,t){return typeof t=="function"?t(e):t}var ol={};oe(ol,{groupPane:()=>qw,runPane:()=>Ie,useFresh:()=>Ze});function Ze(e){let t=de(null),n=t.current!==e;return t.current=e,n?e:Iw}var Iw={},Ie=(e,t)=>(n,r)=>ph(n,r,o=>m(e,{log:r,changes:o}),t),qw=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return ph(n,r,s=>m(e,{group:r,changes:o(s)}),t)};function ph(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>Qe(n(i),o);let s=!1;return i=>{let l=s;s=r(t),e.hidden=!s,s&&Qe(n(l?i:dn(t.kinds)),o)}}var mh=8,Hw=3,Ww=-1e30,Bw=e=>`log p ${e>Ww?Z(e,2).replace("-","−"):"−∞"}`;function Fw({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.
at??1/0)),o=e?e.at:Number.isFinite(r)&&r>=Hw?r:0,s=un(t.slice(o,o+mh).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+mh?"…":""}`})}
function jw({origin:e,read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:X(e.from)};return e.kind!=="branch"?a("co\
ntinues at token {number}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function zw({tokens:e,total:t,searched:n,
mode:r}){let o=n?[a("best of {mode}",{mode:Xn(r)})]:[];return[j(e,"{count} token","{count} tokens"),Bw(t),...o].join(" · ")}function sl({runs:e,...t}){return m(
ee,{children:e.map(n=>m(Dw,{run:n,...t},n.id))})}function Dw({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,l=e===n,[c,u,d]=[jw(e),Fw(e),zw(e)],
h=[e.name,`${c} ${u}`,d,l&&a("shown")].filter(Boolean).join(", ");return m("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>
0||void 0,"aria-label":h,tabIndex:l?0:-1,ref:f=>i(e,f),children:[m("div",{class:"gp-row",onClick:()=>o(e),children:[m("span",{class:"gp-sign","aria-hidden":"tru\
e",children:l?"▶":null}),m("span",{class:"gp-label",children:e===r?m(Uw,{of:e.name,done:f=>s(e,f)}):m(ee,{children:[e.name?m("bdi",{class:"gp-name",children:e.
name}):null,e.name?" ":null,m("span",{class:"gp-note",children:c})," ",m("bdi",{class:"gp-words",children:u})]})}),m("span",{class:"gp-facts",title:a("Length, a\
nd total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),
e.children.length>0&&m("ul",{role:"group",children:m(sl,{runs:e.children,...t})})]})}function Uw({of:e,done:t}){let n=de(null),r=de(!1),o=i=>{r.current||(r.current=
!0,t(i))};ke(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};
return m("input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({
currentTarget:i})=>o(i.value)})}var Gw=5,Kw=60,Vw=6e7,Xw=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),vr=e=>[e,...e.children.flatMap(vr)],il=e=>e.origin?il(e.origin.parent):
e,gh=()=>new ve(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),Jo=class{constructor(t){this.log=t}log;trees=[];shown=null;along=gh();count=0;get all(){return this.trees.
flatMap(vr)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&il(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=gh(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&Xw(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?Yw(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=Gw&&t.length<=Kw&&n<=Vw)return;let r=this.shown&&il(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function Yw(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var bh=(e,t)=>{let n=new Jo(t),o=Ie(({changes:s})=>m(Qw,{state:n,changes:s}),()=>n.visible.length>0)(e,t);return s=>{n.follow(s),o(s)}};function Qw({state:e,changes:t}){
let{log:n,shown:r,visible:o}=e,s=Ze(t),[,i]=Bn(v=>v+1,0),[l,c]=ge(""),[u,d]=ge(!1),[h,f]=ge(null),p=de(null),S=de(null),A=de(new Map),N=de(!1);l&&s.status&&!e.busy&&
c(""),u&&s.run&&d(!1),s.run&&p.current?.contains(document.activeElement)&&(N.current=!0),ke(()=>{let v=r&&A.current.get(r);v&&((s.run||N.current)&&Jw(p.current,
v),N.current&&v.focus({preventScroll:!0}),N.current=!1)});let z=()=>{N.current=!0,i(null)},R=v=>{if(!(!v||v===e.shown)){if(e.busy)return c(a("A run is under way\
. Wait for its end, or click Stop."));e.shown=v,n.feedRun(v.text,v.turn),n.ask({type:"shown"}),z()}},W=()=>{let v=e.refuge;if(!(!e.shown||!v)){if(!u){d(!0),S.current?.
focus();return}e.busy||e.detach(e.shown),R(v),d(!1)}},I=v=>{if(v.ctrlKey||v.metaKey||v.altKey||!e.shown)return;let g=o.flatMap(vr),M=g.indexOf(e.shown),C={ArrowDown:()=>R(
g[M+1]),ArrowUp:()=>R(g[M-1]),ArrowRight:()=>R(e.shown?.children[0]),ArrowLeft:()=>R(e.shown?.origin?.parent),Home:()=>R(g[0]),End:()=>R(g.at(-1)),F2:()=>f(e.shown),
Delete:W};Object.hasOwn(C,v.key)&&(v.preventDefault(),C[v.key]())},$=(v,g)=>{g!==null&&(v.name=g.trim()),document.activeElement?.matches(".gp-rename-field")&&z(),
f(null)},O=(v,g)=>{g?A.current.set(v,g):A.current.delete(v)};return m(ee,{children:[m("header",{class:"gp-head",children:[m("h2",{class:"gp-title",children:a("B\
ranches")}),m("span",{class:"gp-note",children:a("Click a run to see it again.")}),m("span",{class:"gp-tools",children:[m("button",{type:"button",class:"gp-butt\
on gp-rename",title:"F2",onClick:()=>f(r),children:a("Rename")}),m("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),"data-sure":u?"yes":
void 0,disabled:!e.refuge,ref:S,onClick:W,onBlur:()=>d(!1),children:u&&r?j(vr(r).length,"Delete this run?","Delete these {count} runs?"):a("Delete")})]})]}),m("\
ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:p,onKeyDown:I,children:m(sl,
{runs:o,shown:r,renaming:h,press:v=>v===e.shown?z():R(v),name:$,place:O})}),m("p",{class:"gp-note gp-told",role:"status",children:l})]})}function Jw(e,t){let n=t.
firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+
4)}var Zw={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Zo(e){let t=de(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return ke(()=>{let i=n();i.length&&r(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),u=Zw[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,u(c,l.length)))].focus())}}}function wh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return m("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:m("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function yh({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return m("span",{class:s.filter(Boolean).join(" "),children:[o?m("span",{class:"gp-why",children:o}):
e!==null&&m(wh,{share:e,top:n,side:"after"}),t!==null&&m(wh,{share:t,top:n,side:"before"})]})}var al={};oe(al,{TokenLabel:()=>Be});function Be({text:e,class:t}){return m("bdi",{class:t,ref:r=>{r&&Mt(r,e)}})}var ll=e=>e?U(e):"<0.01%",ey=(e,t)=>e.kept!==t||e.mass_moved>0;function qt({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=nt(n.name),l=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!ey(
n,l)}})}function Ht({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(j(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:ll(n)})),e>t&&s.push(j(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:U(r)})),s.join(", ")}var Fn=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function es(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function xr(e){
return Fn(e)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function _t({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ts(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:l})=>Math.
max(Y(i),Y(l)),o=[...e].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(ze).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function vt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?Y(t[n-1]):void 0:Y(e)}var jn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,ze=({logprob:e})=>e===null;function sn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?nt(i)[0]:Fn(r)?"DoLa":a("a processor")}function ns(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Oe(t)){let h={share:U(Y(n)),rank:F(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",h):a("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=F(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:U(Y(n)),rank:F(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):a("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:U(Y(n)),rank:F(s||0),vocab:l};return`${s?a("Before the process\
ors {share}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${ty(e,t)} ${c}`}function ty(e,t){if(ze(e))return a("After them it cannot be cho\
sen: removed by {processor}.",{processor:sn(e,t)});let{logprob:n,rank:r}=e,o={share:U(Y(n)),rank:F(r||0),kept:F(Ue(t)??0)};return r?a("After them {share}, rank \
{rank} of {kept} kept.",o):a("After them {share}.",o)}function _h(e,t){let n=re(e,t),r=Math.exp(e??1/0);return r<ny?a("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?G(
r,1):F(Math.round(r))})}var ny=1.05;function vh({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{
text:l,raw:c}]:[])].sort((l,c)=>kh(c.raw)-kh(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${X(l)} ${G(Y(c))} · ${G(Ce(-c,n),2)}`),i={terms:s.join(" + "),entropy:re(
t,n)};return s.length?a("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var kh=e=>-e*Y(e);function Mr(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t===
"elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];
if(e.beam)return[a("the choice"),ry(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function ry(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}function Sr(e,t){let n=ze(e)&&!Oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:Y(e.logprob),before:Y(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?sn(e,t):"",words:()=>ns(e,t)}}function rs({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:l,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,p=f?iy(e):"",S={class:"gp-row","aria-label":sy(
e,!!f),ref:N=>{N&&Te(N,()=>[p,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return m("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[wr(f?"button":"div",S,m("span",{class:"gp-rank",children:c?F(c):""}),m("span",{class:"g\
p-name",children:[m("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?m("bdi",{class:"gp-word",children:s}):m(Be,{text:s,class:"\
gp-word"})]}),m(yh,{after:i,before:l,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&oy(h)}),m("span",{class:"gp-values",children:[m("span",{children:d?"":
i===null?"–":U(i)}),m("small",{children:U(l)})]}),m("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var oy=e=>{let[t,,n]=Me(a("removed \
by {processor}"),{processor:""});return[t,m("span",{class:"gp-remover",children:e}),n]};function sy({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:l,
by:c},u){let d=[!l&&n!==null&&U(n),(l||n!==r)&&a("before {share}",{share:U(r)})],h=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],
f=[e===null?t:X(t),...h,...d,u&&a("continue")];return`${o?`${F(o)}. `:""}${f.filter(Boolean).join(", ")}`}function iy({text:e,chosen:t,removed:n,by:r}){let o=X(
e);return t?a("Run again from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
a("Continue from here with {token} instead.",{token:o})}var gl={};oe(gl,{MarkedText:()=>Tr,greenZ:()=>an,markLegend:()=>fl,pValue:()=>Er,pWords:()=>et,thresholdWords:()=>Or,tokensNeeded:()=>Lr,zKeys:()=>ml,zPicture:()=>pl});var dl={};oe(dl,{axisMarks:()=>ul,plotIn:()=>cl,powerTicks:()=>ay,roundTicks:()=>xh,ticksWithin:()=>os});function xh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(e/s+1e-9);l<=Math.
ceil(t/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var os=(e,t,n)=>xh(e,t,n).filter(r=>r>=e&&r<=t);function ay(e,t){let n=Array.from({length:Math.
ceil(Math.log10(t))-Math.floor(Math.log10(e))+1},(o,s)=>10**(s+Math.floor(Math.log10(e)))),r=t/e>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=e&&o<=t)}function cl(e,{height:t,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=e.querySelector("svg");c||e.append(c=J("svg","gp-d\
rawing"));let u=Math.max(240,e.clientWidth),d=(h,[f,p])=>(h-f)/(p-f||1);return{width:u,height:t,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:h=>o+d(h,n)*(u-o-s),
y:h=>t-l-d(h,r)*(t-i-l),draw(h,f){lt(c,{class:"gp-drawing",role:"group","aria-label":h,viewBox:`0 0 ${u} ${t}`,style:`height: ${t}px`}),Qt(c,f.map((p,S)=>["g","",
S?{}:{"aria-hidden":"true"},p]))}}}function ul(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){let s=h=>Array.isArray(h)?h:[h,String(h)],[i,l]=[e.height-e.bottom,e.width-
e.right],c=n.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.left,e.y(h),l,e.y(h)),Pt("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.x(h),
i,e.x(h),i+4),Pt("",e.x(h),i+17,f)]),d=[Pt("gp-axis",(e.left+l)/2,e.height-4,r)];return o&&d.push(Pt("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var hl={};oe(hl,{Rows:()=>xt,inNextRow:()=>dt});var ly=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,xt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Mh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((l,c)=>c).filter(l=>n[l]&&cy(t[l])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<e.BLOCK||(o.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||ly.test(r));return r+=s,l})}wrap(t){let n=E("span","gp-rows");t[0].before(n,E("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=E("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Mh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function cy(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&Sh(r)>Sh(o)+10)}function dt(e,t,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=r(e[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[l],d])}return s}var Mh=e=>e?.tagName==="WBR",Sh=({
top:e,bottom:t})=>(e+t)/2;var an=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Er(e){if(e<0)return 1-Er(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Lr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function et(e){if(e>=
1e-4)return U(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${_e(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Or(e){let t=Er(e);if(t>.1)return a("{share} of texts without this watermark pass it.",{share:U(t)});let n=1/t;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:et(t)}):a("One in {odds} texts without this watermark passes it.",{odds:F(Number(n.toPrecision(
n<1e4?3:2)))})}var uy=({green:e})=>e==null?"none":e?"green":"red",dy=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function hy(e,t,n){let r=E("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(ut(r,e),Th(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),Te(r,o),
r}function Th(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=uy({green:t});else{let s=dy(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var Tr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new xt(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],l=hy(o,s,i);this.press&&l.setAttribute("r\
ole","button"),tn(this,l,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Ct(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>dt(this.tokens,n,1),ArrowUp:()=>dt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function fl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=E("span"),f=E("span","",null,{"aria-hidden":"true"});return f.append(E("span","gp-ink",u)),Th(f,c),h.append(f,d),h},
l=t==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...l)}var fy=400,py=12;function pl(e,{curves:t,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=t.filter(({points:I})=>I.length),d=u.flatMap(({points:I})=>I),h=Math.max(l,...d.map(([I])=>I)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,p=d.map(([,I])=>I),S=Math.min(-.5,...p)*1.08,A=Math.max(n*1.15,1,...p)*1.06,N=cl(e,{height:c,x:[0,f],y:[S,A],left:40,top:24}),
z=N.width-N.right,R=[...ul(N,{xTicks:os(0,f,N.inner/90),yTicks:os(S,A,5),xTitle:s,yTitle:i}),Jt("gp-unity",N.left,N.y(0),z,N.y(0)),Jt("gp-z-threshold",N.left,N.
y(n),z,N.y(n)),...u.map(({look:I,points:$})=>Sa(`gp-z-${I}`,gy($,fy).map(([O,v])=>[N.x(O),N.y(v)]))),...u.map(({look:I,points:$})=>by(N,I,$.at(-1))),my(N,u,n)],
W=wy(N,u);if(r&&r.at<=f){let[I,$]=[N.x(r.at),N.y(n)];W.push(Fo("",r.words,[["path","gp-z-needed",{d:`M${ie(I)} ${ie($)}l-6 11h12Z`},[]]]))}N.draw(o,[R,W])}function my(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return Pt("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function gy(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var by=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:ie(e.x(n)),cy:ie(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ta(e.x(n),
e.y(r),4.5)},[]];function wy(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(py,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([p])=>p<=l);return f&&f[0]>i?`${d} ${Z(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:ie(
e.x(i)),y:e.top,width:ie(e.x(l)-e.x(i)),height:ie(e.height-e.bottom-e.top)};return Fo("gp-z-place",j(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function ml(e,t){let n=he(e,t.length,()=>{let r=E("span"),o=J("svg");return ne(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(J("path")),ne(o.firstElementChild,{d:"M1 4H25"}),r.append(o,E("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;ne(l.firstChild,{class:`gp-z-${o}`}),H(c,r),s&&we(c,"z-score",()=>"",{meaning:s,formula:""})})}function yy(e){switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function Rr(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?_n(t.
ngram_len,1)-1:_n(s,1)-Number(o)}}function ss({config:e,keys:t,ratio:n}){if(t)return j(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:U(n),bias:r,scheme:o,width:s,key:i})}
function is({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{number:F(t+1),token:X(e.text),mark:d});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i(yy(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:U(n.chosen_before),after:U(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=j(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:G(n.g,2)});return[i(d),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,ky(n,s),...c].join(" ")}function ky(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:U(
e.mass_before??0),after:U(e.mass_after??0)};return n?j(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?j(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):j(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:U(t)})}var Eh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Lh(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=_y(t,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=an(i.green,i.scored,n.ratio),i.foreseen=an(i.expected,i.scored,n.ratio)),i)}
function _y({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Oh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:j(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[j(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Lr(t.green/t.scored,n.ratio,r),l=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=j(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:F(l-t.scored)});return{at:l,words:[...s,c].join(" ")}}function Rh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return cc(t.rejected,e.chosen.text,jt(n));if(Oe(e))return vy(e,n,r);let o=[
_h(e.distribution.entropy_before,r),...xy(e),...Sy(e,r),...My(e,n)];if(e.mark){let i=Rr(n),{chosen:l,index:c,mark:u,given:d=!1}=e;o.push(is({chosen:l,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(Ch(e,n)),e.draft&&o.push(...lc(e,jt(n))),e.beam&&o.push(...kc(e,t)),e.reranked&&o.push(...Ty(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:re(-s,r)})),o}function vy(e,t,n){let{chosen:r}=e,o=_t(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",zn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...zn(r),rank:F(r.raw_rank)})):i.push(a("The server gave {token} {share}.",zn(r)));let l=re(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,Ch(e,t),a("Its surprisal was {value}.",{value:l})]}var zn=({text:e,raw_logprob:t})=>({token:X(e),share:U(Y(t))});function xy(e){let{chosen:t,distribution:n}=e,
{name:r}=xr(e),o={source:r,...zn(t),vocab:F(n.vocab??0)};if(Fn(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=_t(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",zn(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:F(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,l]}function My(e,t){let n=qt(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Ah(o,t),i=o.kept===o.keptBefore?Ht(o):`${Ht(o)}, ${a("{count} left",{count:F(o.kept)})}`,
{chosen:l}=e,[c,u]=[vt(l,o.number-1),vt(l,o.number)],d={name:s,effect:i,token:X(l.text),before:U(c||0),after:U(u||0)};return c===void 0||u===void 0?a("{name}: {\
effect}.",d):!u&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[j(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Ah({name:e,knobs:t},n){let r=es(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function Ph(e,t){
let{chosen:n}=e,r=a("{token} had {share}",zn(n)),o=qt(e).filter(({idle:i})=>!i).map(i=>{let l=vt(n,i.number),c={name:Ah(i,t),share:l===void 0?"":U(l)};return l===
void 0?a("{name}: {effect}",{...c,effect:Ht(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):j(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=Me(Mr(e,t)[1],{token:X(n.text)}).join("");return pe(Pe([r,...o,s]))}function Ch(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Me(Mr(e,t)[1],{token:X(n.text)}).join("");return r||o||e.beam||Oe(e)?`${s}.`:ze(n)?a("{words}, though {processor} had removed it.",{words:s,processor:sn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:U(Y(n.logprob))}):`${s}.`}function Sy({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:re(s[o.indexOf(n)]??null,t)};return[j(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Ty({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:U(o.probability),penalty:G(o.penalty),score:G(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};We(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:G(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:X(c.text),count:e.length,share:U(c.probability),penalty:G(c.penalty),score:G(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var Ey=150;function Nh({log:e,changes:t,step:n,press:r}){let o=Zo(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=Ly(e),l=e.canAsk&&i>=0,c=s.map(h=>Sr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ae(e.lastOf(n)):[];return m("div",{class:"gp-looked-box",hidden:!l&&!s.length,children:[m("div",
{hidden:!s.length,children:[m("h3",{class:"gp-looked-title",children:a("Looked up")}),m("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>m(rs,{entry:h,
top:u,press:r,children:m(Ay,{shares:Ry(d,h.id),step:n})},f))})]}),m(Oy,{log:e,changes:t,line:i,hidden:!l})]})}function Ly(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Oy({log:e,changes:t,line:n,hidden:r}){let[o,s]=ge(""),[i,l]=ge(
""),c=Ze(t);i&&(c.run||c.watched)&&l("");let u=d=>{if(d.preventDefault(),!o||n<0){l(o?a("Select a token of the generated text first."):a("Type the text of a tok\
en first."));return}l(a("Looking up {token} …",{token:X(o)})),e.ask({type:"look",line:n,text:o})};return m("details",{class:"gp-look",hidden:r,children:[m("su\
mmary",{children:a("Look up a token")}),m("form",{class:"gp-look-form",onSubmit:u,children:[m("label",{children:[a("Token")," ",m("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),m("button",{type:"submit",class:"gp-button",children:a("Look up")}),m("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",m("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Ry=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?Y(r.logprob):0});function Ay({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=l=>l/
(e.length-1)*100,o=Py(e,Ey).map(([l,c])=>`${r(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:U(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=j(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return m(be,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[m("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[m("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),m("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),m("span",{class:"gp-along-words",children:s})]})}function Py(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var bl=24,Cy=[.02,.05,.1,.2,.5,1];function Ny({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=Je(()=>n&&m($y,{log:e,step:n,press:s}),[e,n,r]),l=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return m("div",{class:l.filter(Boolean).join(" "),children:[!n&&m("p",{class:"gp-note gp-no-token",children:a("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&m("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&m(Nh,{log:e,changes:t,step:n,press:s})]})}var $h=Ie(Ny);function $y({log:e,step:t,
press:n}){let[r,o]=ge(!1),s=Zo(".gp-row"),i=_t(t),l=new Map(i.map(f=>[f,Sr(f,t)])),u=(r?i:ts(i,bl,t.chosen.token_id)).map(f=>l.get(f)??Sr(f,t)),d=qy(e,t,[...l.values()]),
h=Iy(u);return m(ee,{children:[m("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,p)=>m(rs,{entry:f,top:h,press:n},p))}),i.length>bl&&m("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show {count} only",{count:bl}):a("show all {count}",{count:F(i.length)})}),m(
Hy,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function Iy(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return Cy.find(n=>t<=n)??1}
function qy(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,p)=>f+(p[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Oe(t)){let h=r("before"),f=()=>a(
"All tokens that the server did not list, together: {share}.",{share:U(h)});return{...o,text:a("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let l=(Ue(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:F(s),before:U(c),after:U(
l??0)},d=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",u):a("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:j(s,"{count} other token","{count} other tokens"),after:l,before:c,words:d}}function Hy({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>a("{token} had {share}",{token:X(t.chosen.text),share:U(Y(t.chosen.raw_logprob))});
return m("div",{class:"gp-bars-legend gp-note",children:[m("span",{children:[m("i",{class:"gp-swatch gp-after"}),m(be,{class:"gp-after-word",id:"probability",run:()=>e.
started?Ph(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, without what they removed."),children:Wy(t)})]}),
!s&&m("span",{class:"gp-before-key",children:[m("i",{class:"gp-swatch gp-before"}),m(be,{id:"probability",run:()=>pe(i()),meaning:a("The probability that the mo\
del itself gave, before any logits processor."),children:a("before")})]}),m("span",{children:[m("b",{class:"gp-glyph",children:"▶"}),m("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?a("given, not chosen"):a("chosen")})]}),!Oe(t)&&n.some(ze)&&m("span",{class:"gp-removed-key",children:[m("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),a("removed")]}),o&&m("span",{class:"gp-press-note",children:a("↪ continue")}),m(be,{class:"gp-full",id:"probability",formula:"",
meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:a(
"axis 0–{top}",{top:U(r)})})]})}function Wy(e){return Oe(e)?a("probability, according to the server"):e.distribution.stages.length?a("after the processors"):a(
"probability; no processor ran, so it is the same before and after")}function Ih(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,l=!1;function c(v){let g=t.allLines(),M=t.
started.effective.length_penalty??1;return v.sequences.map((C,L)=>{let x=ae(g[L]?g[L].last:null),_=C.token_ids.map((w,P)=>{let B=x[P]&&x[P].chosen.token_id===w?
x[P]:null,D=C.logprobs[P];return{id:w,text:B?B.chosen.text:"?",recorded:D,library:C.transition_scores?C.transition_scores[P]:null,difference:C.transition_scores?
mn(D,C.transition_scores[P]):null,drawn:B?mn(D,B.chosen.logprob):1/0}}),y=C.logprobs.filter((w,P)=>!x[P]||!x[P].given),k=y.reduce((w,P)=>w+(P??-1/0),0),b=y.length**
M,T=y.length?k/b:null,q=C.score!==null&&T!==null&&C.score*b>Dt;return{tokens:_,sum:k,length:y.length,penalty:M,rebuilt:T,score:C.score,difference:q?er(k,C.score,
b):null}})}function u(v,g=1e-9){if(!Number.isFinite(v))return"∞";let M=Math.max(v,g),C=Math.floor(Math.log10(M)+1e-9),L=Math.ceil(M/10**C-1e-6);return L===10?
`1e${C+1}`:`${L}e${C}`}function d(v){if(!v||!v.sum.count)return[[],[]];let{sum:g,given:M,final:C,pool:L,output:x}=v,_=({off:b,count:T,furthest:q},w)=>b?[w(b,{all:F(
T),bound:u(q)})]:[],y=[..._(g,(b,T)=>j(b,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",T)),..._(M,(b,T)=>j(b,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",T)),..._(C,(b,T)=>j(b,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",T)),..._(L,(b,T)=>j(b,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",T)),..._(x,(b,T)=>j(
b,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",T))],k=u(Math.max(...Object.values(v).map(b=>b.furthest)),pc);return[y,y.length?[]:[j(g.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:k})]]}function h({outputs:v,tree:g}){let M=v.flatMap(w=>w.tokens);
if(!M.length)return["none","–",a("There are no scores to check: no token was generated.")];let C=M.filter(({difference:w})=>w!==null),L=v.filter(({difference:w})=>w!==
null),x=w=>u(Math.max(0,...w.map(({difference:P})=>P))),_=w=>w.filter(({difference:P})=>!(P<=gn)).length,y=M.filter(({drawn:w})=>w>gn).length,[k,b]=d(g),T=[..._(
L)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:F(_(L)),all:F(L.length),bound:x(L)})]:[],...k,..._(C)?[j(_(C),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:F(C.length),bound:x(C)})]:[],...y?[j(y,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(T.length)return["differs","✗",Pe(T)];let q=[...L.length?[j(L.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:x(L)})]:[],...b];return C.length?["agrees","✓",Pe([...q,j(C.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:x(C)})])]:["none","–",Pe([...q,f()])]}let f=()=>t.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[v,g,M]=i?h(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],C={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};e.dataset.verdict=v,H(e.querySelector(".gp-badge"),g),H(e.querySelector(".gp-sign-words"),i?C[v]:a("not checked yet")),H(e.querySelector(".gp-verdict-\
line"),M)}let S=v=>je(v)?"−∞":Z(v,3).replace(/^-(0.000)$/,"$1"),A=v=>je(v)?"−∞":(v<Dt?_e(v.toExponential(3)):G(v,5)).replace("-","−"),N=v=>v<0||je(v)?
`(${A(v)})`:A(v);function z(v,g){let M=v.insertCell();g===null?M.textContent="–":M.textContent=(g>gn?"✗ ":"")+(g===0?"0":Number.isFinite(g)?g.toExponential(
0):"∞"),M.classList.toggle("gp-off",g>gn)}function R(){let v=i.outputs.filter(({score:M})=>M!==null);e.querySelector(".gp-beam-check").hidden=!v.length;let g=e.
querySelector(".gp-sums tbody");g.replaceChildren(),i.outputs.forEach((M,C)=>{if(M.score===null)return;let L=g.insertRow();for(let x of[C+1,S(M.sum),M.length,M.
penalty,G(M.rebuilt,4),G(M.score,4)])L.insertCell().textContent=x;z(L,M.difference)})}function W(v,g,M,C,L,x){if(!M.count)return;let{worst:_}=M,y=v.insertRow();
y.append(E("th","",g,{scope:"row"})),y.insertCell().textContent=F(M.count),y.insertCell().append(C(_),..._.node?[" ",ce(_.node.beam.text)]:[]),y.insertCell().textContent=
L(_),y.insertCell().textContent=A(x(_)),z(y,_.difference)}function I(){let v=e.querySelector(".gp-tree-sums tbody");if(v.replaceChildren(),!i.tree)return;let{sum:g,
given:M,final:C,pool:L,output:x}=i.tree,_=t.started.effective.length_penalty??1,y=({node:b})=>a("step {number}:",{number:b.index+1}),k=({node:b,power:T})=>`${A(
b.beam.score)} / ${b.length} ** ${_} = ${A(je(b.beam.score)?null:b.beam.score/T)}`;W(v,a("node: parent’s score + log-probability"),g,y,({node:b,parent:T})=>`${A(
T)} + ${N(b.beam.logprob)} = ${A(je(b.beam.logprob)?null:T+b.beam.logprob)}`,({node:b})=>b.beam.score),W(v,a("given token: counts as 0"),M,y,()=>A(0),({node:b})=>b.
beam.score),W(v,a("ended: score / length ** length_penalty"),C,y,k,({node:b})=>b.beam.final_score),W(v,a("kept after a step: the best that ended"),L,b=>a("step \
{number}: rank {rank}",{number:b.step+1,rank:b.place+1}),b=>b.expected===null?"–":A(b.expected),b=>b.told),W(v,a("output: score where its path ends, after the\
 penalty"),x,({number:b})=>a("output {number}:",{number:b+1}),k,b=>b.told)}function $(){let{tokens:v}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},g=e.
querySelector(".gp-scores tbody");g.replaceChildren(),v.slice(0,l?1/0:20).forEach((M,C)=>{let L=g.insertRow();L.insertCell().textContent=C+1,L.insertCell().textContent=
M.id,L.insertCell().append(ce(M.text)),L.insertCell().textContent=S(M.recorded),L.insertCell().textContent=M.difference===null?"–":S(M.library),z(L,M.difference),
L.insertCell().textContent=_e(`${(Y(M.recorded)*100).toFixed(2)}%`)}),s.hidden=v.length<=20||l,H(s,a("Show all {count} tokens",{count:F(v.length)}))}function O(){
if(!r.open)return;let v=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!v,e.querySelector(".gp-token-check").hidden=v||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=v||!i||!i.tree||!i.tree.sum.count,H(e.querySelector(".gp-how"),t.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let g=M=>t.usesBeams?a("output {number}",{number:M}):a("sequence {number}",{number:M});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((M,C)=>E("option","",g(C+1),{value:C}))),
R(),v||I(),v||$()}return r.addEventListener("toggle",O),r.addEventListener("keydown",v=>{v.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",O),s.addEventListener("click",()=>{l=!0,O()}),v=>{if(e.hidden=!t.started,!v.run&&!v.status&&!v.steps)return;let{finished:g}=t;g?(!i||
i.finished!==g)&&(i={finished:g,outputs:c(g),tree:mc(t)},l=!1,o.replaceChildren()):i=null,p(),(v.run||v.status||g)&&O()}}function qh(e,t){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=e.querySelector(".gp-heat-plot"),i=e.querySelector(".gp-cells"),l=e.querySelector(".gp-column"),c=e.querySelector(
".gp-layer-names"),u=e.querySelector(".gp-layer-reading"),d=e.querySelector(".gp-layer-tally"),h=document.createElement("canvas"),f=h.getContext("2d",{willReadFrequently:!0}),
p=new ve({picks:{},peak:0},({picks:w,peak:P},{layers:B})=>B?{picks:{...w,[B.layer]:(w[B.layer]||0)+1},peak:Math.max(P,...B.divergences)}:{picks:w,peak:P}),S=0,A=[],
N=[],z=[0,0],R=[],W=w=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(w??0)/S)))*10);function I(){let w=getComputedStyle(e);return[...[...Array(11).keys()].map(B=>`\
--gp-heat-${B}`),"--gp-text"].map(B=>{let D=w.getPropertyValue(B).trim();return[1,3,5].map(K=>parseInt(D.slice(K,K+2),16))})}function $(w){if(h.width>=w&&h.height===
A.length*6)return;let P=h.height===A.length*6?f.getImageData(0,0,h.width,h.height):null;h.width=Math.max(64,2**Math.ceil(Math.log2(w))),h.height=A.length*6,P&&f.
putImageData(P,0,0)}function O(w){let P=new ImageData(1,A.length*6);A.forEach((B,D)=>{let K=w.layers?w.layers.candidate_layers.indexOf(B):-1;if(K<0)return;let V=N[W(
w.layers.divergences[K])];for(let Q=0;Q<5;Q++){let te=Q===2&&B===w.layers.layer?N[11]:V;P.data.set([...te,255],(D*6+Q)*4)}}),f.putImageData(P,w.index,0)}let v=()=>Math.
max(10,p.steps.length);function g(){let[w,P]=z;if(!w||!P)return;i.width!==w&&(i.width=w),i.height!==P&&(i.height=P);let B=i.getContext("2d");B.clearRect(0,0,w,P),
B.imageSmoothingEnabled=!1;let D=p.steps.length;B.drawImage(h,0,0,D,h.height,0,0,w*D/v(),P)}function M(w){let P=[...p.steps.find(V=>V.layers).layers.candidate_layers].
sort((V,Q)=>Q-V),B=I(),D=o.find(V=>p.total.peak<=V*Math.LN2)*Math.LN2,K=String([P,B,D])!==String([A,N,S]);String(P)!==String(A)&&C(P),[A,N,S]=[P,B,D],$(p.steps.
length);for(let V of K?p.steps:w)O(V);g()}function C(w){let P=Math.max(15,Math.min(28,280/w.length));s.style.height=c.style.height=`${Math.max(1,w.length)*P}px`,
c.replaceChildren(...w.map(B=>E("span","",x(B))))}function L(){H(e.querySelector(".gp-ramp-low"),"0"),H(e.querySelector(".gp-ramp-high"),`${ht(Number(Ce(S,t.unit).
toPrecision(2)))} ${a(t.unit)}`.replace(/^1 bits/,"1 bit"));let w=e.querySelector(".gp-scale-ramp");if(!w.childNodes.length)for(let P=0;P<11;P++){let B=E("i");B.
style.background=`var(--gp-heat-${P})`,w.append(B)}}Ae(e,{divergence:()=>{let{layers:w}=t.current()||{};if(!w)return"";let{layer:P,candidate_layers:B,divergences:D}=w,
K=re(D[B.indexOf(P)]??null,t.unit);return j(B.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:x(P),value:K})}});
let x=w=>w===0?a("embedding"):a("layer {layer}",{layer:w}),_=w=>w===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:w});function y(w){let P={number:w.index+
1,token:X(w.chosen.text)};if(!w.layers)return a("Token {number}, {token}: no layer was contrasted.",P);let{layer:B,final_layer:D,candidate_layers:K,divergences:V}=w.
layers,Q=vs(K.map((te,se)=>`${x(te)} ${Z(Ce(V[se]??0,t.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...P,layer:_(B),final:D,unit:a(t.unit),list:Q})}function k(w){l.hidden=!1,l.style.left=`${w.index/
v()*100}%`,l.style.width=`${100/v()}%`;let P=y(w);H(u,P),wo(s,w,p.steps.length,P)}function b(){let w=Object.entries(p.total.picks).sort((D,K)=>K[1]-D[1]),P=w.reduce(
(D,[,K])=>D+K,0),B=w.map(([D,K])=>a("{layer} in {times}",{layer:_(Number(D)),times:F(K)})).join(", ");H(d,j(P,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:B})),H(e.querySelector(".gp-heat-end"),String(v()))}su(s,t,{stepUnder:w=>{let{left:P,width:B}=s.getBoundingClientRect(),
D=Math.floor((w.clientX-P)/B*v());return p.steps[Math.max(0,Math.min(p.steps.length-1,D))]},hover:w=>H(u,y(w)),leave:()=>t.current()&&!e.hidden&&H(u,y(t.current()))});
function T(w){let P=t.current();if(e.hidden=!(P&&P.layers),e.hidden)return;let{added:B}=p.follow(t.lastOf(P));P===R[0]&&p.total===R[1]&&!w.unit&&!w.look||(R=[P,
p.total],M(B),L(),k(P),b())}new ResizeObserver(([{contentRect:w}])=>{z=[w.width,w.height].map(P=>Math.round(P*devicePixelRatio)),g()}).observe(s);let q=()=>T({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",q),new MutationObserver(q).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),T}function Hh(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>gt(e)),()=>{let o=t.current(),
s=Rh(o,t),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=E("li");return u.append(...Sn(c,l)),u}))}}var Wh=null;async function as(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Wh?.pause();let i=new Audio(s);Wh=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Bh=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Dn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=Bh(e,t);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from(
{length:l-c+1},(u,d)=>c+d)}function ln(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Bh(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var wl=/^[A-Za-z0-9+/=]*$/;function Fh({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let l=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),u=c.findIndex(d=>d.start===s);return{item:l.length===c.length?l[u]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function yl(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=E("span","gp-media-chip",null,{role:"img","aria-label":r});return Qe(m(ee,{children:[e.kind==="audio"?m(Ar,{preview:e.preview}):e.preview?m(By,{preview:e.
preview}):null,t>0&&m("span",{children:j(t,"{count} token","{count} tokens")})]}),o),o}function By({preview:e}){let t=typeof e=="string"&&wl.test(e);return m("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Ar({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return m("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:m("path",{d:n})})}var Fy={image:.75,audio:.5},jh=.3;function zh(e,t){let n=O=>e.querySelector(".gp-"+O),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function p(){let O=t.current();d=!0,H(o,a(
"Reading the attention …")),S(O),t.ask({type:"attend",step:O,places:Dn(t,O,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function S(O){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!Dn(t,O,1).length,H(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function A(){let O=Array.from({length:u.layers},(v,g)=>E("option",
"",a("layer {layer}",{layer:F(g+1)}),{value:g}));c.replaceChildren(E("option","",a("all layers"),{value:""}),...O),c.value=u.layer===null?"":String(u.layer)}function N(){
let{kind:O,picture:v,rows:g,columns:M,seconds:C}=u,L=typeof v=="string"&&wl.test(v),x=E("img","gp-attention-picture",null,{alt:"",src:L?`data:image/png;base64,${v}`:
"data:,"});x.hidden=!L,i.classList.toggle("gp-is-sound",O==="audio");let _=J("svg","");_.setAttribute("viewBox",`0 0 ${M} ${g}`),_.setAttribute("preserveAspectR\
atio","none");for(let b=0;b<g*M;b++){let T=J("rect",""),[q,w]=[b%M,Math.floor(b/M)];for(let[P,B]of Object.entries({x:q,y:w,width:1,height:1}))T.setAttribute(P,String(
B));_.append(T)}i.replaceChildren(x,_);let y=n("attention-times");y.hidden=O!=="audio";let k=n("attention-curve");k.toggleAttribute("hidden",O!=="audio"),k.setAttribute(
"viewBox",`0 0 ${M} 100`),O==="audio"&&[...y.children].forEach((b,T)=>H(b,a("{seconds} s",{seconds:T?Z(C,1):0})))}function z(O){let v=u.weights[O],g=Math.max(...v),
M=v.map(L=>g?L/g:0);[...i.lastElementChild.children].forEach((L,x)=>L.setAttribute("opacity",String(Fy[u.kind]*(1-M[x])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${M.map((L,x)=>`L${x+.5} ${100-95*L}`).join("")}L${M.length} 100Z`);let C=W(v,u.elsewhere[O]);H(n("attention-words"),C),
i.setAttribute("aria-label",C)}function R(O){let v=O.reduce((C,L)=>C+L,0)/2,[g,M]=[0,0];for(let C of[...O].sort((L,x)=>x-L)){if(g>=v)break;g+=C,M++}return M}function W(O,v){
let g=R(O),M={most:U(Math.max(...O)),share:U(v)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...M,count:F(g),all:F(O.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...M,seconds:Z(g*I(),2),at:Z($(O),2)})}let I=()=>u.seconds/u.columns,$=O=>(O.indexOf(
Math.max(...O))+.5)*I();return l.addEventListener("click",()=>{let O=$(u.weights[ln(t,t.current(),t.foundOf("attend"))]);as(t,h().sha256,O-jh,O+jh,v=>H(o,v))}),
O=>{let v=t.current(),g=t.hideFrom===null?t.foundOf("attend"):null;if((O.run||O.found)&&(d=!1),e.hidden=!v||!t.looksAtMedia||!(t.canAsk||g)||t.recorded,e.hidden)
return;(O.run||O.found)&&H(o,"");let M=(g&&g.found)!==u;u=g&&g.found,M&&u&&A(),M&&u&&N();let C=u?ln(t,v,g):-1;S(v),r.hidden=C>=0,s.hidden=C<0,l.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,C>=0?z(C):u&&!d&&H(o,a("The attention of this token was not asked for."))}}var jy=160,zy={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Dh(e,t){let n=_=>e.querySelector(".gp-"+_),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],p=()=>d.found.layers.length-1,S=_=>_===0?a(
"the embedding (layer 0)"):_===p()?a("layer {layer}, the last",{layer:F(_)}):a("layer {layer}",{layer:F(_)}),A=(_,y)=>c.tBodies[0].rows[p()-_].cells[y+1];function N(){
let _=t.current(),y=t.mostPlaces.look_into||1,k=Math.max(1,Math.min(y,Math.round(Number(s.value))||12));s.value=String(k),h=!0,H(l,a("Reading the layers …")),
z(_),t.ask({type:"look_into",step:_,places:Dn(t,_,k)})}i.addEventListener("click",N);function z(_){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!Dn(t,_,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function R(){let{tokens:_,layers:y}=d.found,k=E("tr");k.append(E("th","",a("lay\
er"),{scope:"col"}),..._.map(({text:w})=>{let P=E("th","",null,{scope:"col"});return P.append(ce(w)),P}));let b=y.map((w,P)=>{let B=E("tr");return B.append(E("t\
h","",P?F(P):a("embedding"),{scope:"row"}),...w.map((D,K)=>W(D,P,K))),B}),[T,q]=[E("thead"),E("tbody")];T.append(k),q.append(...b.reverse()),c.replaceChildren(T,
q)}function W(_,y,k){let b=E("td","",null,{role:"gridcell",tabindex:"-1"});return b.append(ce(_.top[0][1])),Te(b,()=>`${O(y,k)}. ${v(_,k)}`),b.addEventListener(
"focus",()=>g(y,k)),b.addEventListener("click",()=>b.focus()),b.addEventListener("keydown",q=>I(q,y,k)),b}function I(_,y,k){if(_.ctrlKey||_.metaKey||_.altKey)return;
let[b,T]=[p(),d.found.tokens.length-1],q={ArrowUp:[y+1,k],ArrowDown:[y-1,k],ArrowLeft:[y,k-1],ArrowRight:[y,k+1],Home:[y,0],End:[y,T],PageUp:[b,k],PageDown:[0,k]}[_.
key];q&&(_.preventDefault(),_.stopPropagation(),A(Math.max(0,Math.min(b,q[0])),Math.max(0,Math.min(T,q[1]))).focus())}function $(){let _=ln(t,t.current(),d),{tokens:y,
layers:k}=d.found;y.forEach((b,T)=>{let q=T===_;c.tHead.rows[0].cells[T+1].classList.toggle("gp-here",q),k.forEach((w,P)=>{let B=w[T],D=A(P,T);Fe(D,[B.top[0][0]===
b.id&&"gp-favourite",q&&"gp-here"].filter(Boolean).join(" ")),en(D,u.value,{...B,entropyAfter:B.entropy??1/0,kl:B.kl??1/0})})}),yr(n("lens-scale"),u.value,t.unit),
we(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:zy[u.value]()})}function O(_,y){return a("{layer}, in the place of {token}",{layer:S(_),token:X(
d.found.tokens[y].text)})}function v({probability:_,rank:y,entropy:k,kl:b},T){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:X(d.found.tokens[T].text),share:U(_),rank:F(y),entropy:re(k,t.unit),kl:re(b,t.unit)})}function g(_,y){let k=A(...f);k&&(k.ariaSelected=
"false"),k&&(k.tabIndex=-1),f=[_,y];let b=A(_,y);b.ariaSelected="true",b.tabIndex=0,M()}function M(){let[_,y]=f,k=d.found.layers[_][y],b=d.found.tokens[y],T=k.top.
find(([w])=>w===b.id)?[]:[[b.id,b.text,k.probability]],q=he(n("lens-bars"),k.top.length+T.length,C);[...k.top,...T].forEach(([w,P,B],D)=>{let[K,V,Q,te]=q[D].children,
se=w===b.id;Fe(q[D],se?"gp-is-chosen":""),H(K,se?"▶":""),V.replaceChildren(ce(P)),Se(Q.firstChild,"width",B),H(te,U(B))}),H(n("lens-place"),O(_,y)),H(n("lens-\
numbers"),v(k,y))}function C(){let _=E("li"),y=E("span","gp-track",null,{"aria-hidden":"true"});return y.append(E("span","gp-fill")),_.append(E("span","gp-sign",
"",{"aria-hidden":"true"}),E("span","gp-word"),y,E("span","gp-value")),_}function L(){let _=e.closest(".token-panel");if(!_)return;let[y,k]=[_.getBoundingClientRect(),
o.getBoundingClientRect()],b=_.firstElementChild.getBoundingClientRect().height;k.top+jy>y.bottom&&(_.scrollTop+=k.top-y.top-b)}u.addEventListener("change",$);function x(_,y){
if(r.hidden=!d,!!d)if(_){R();let k=ln(t,t.current(),d);f=[p(),0],$(),g(p(),Math.max(0,k));let b=A(p(),Math.max(0,k));o.scrollLeft=b.offsetLeft-o.clientWidth/2,y&&
L()}else $(),M()}return _=>{let y=t.current(),k=t.hideFrom===null?t.foundOf("look_into"):null,b=h&&_.found;if((_.run||_.found)&&(h=!1),e.hidden=!y||!(t.canAsk||
k)||t.recorded,e.hidden)return;(_.run||_.found)&&H(l,""),z(y);let T=k!==d;d=k,(T||_.selection||_.unit)&&x(T,b),d&&!h&&H(l,ln(t,y,d)<0?a("This token is not among\
 those below."):"")}}var Dy=new Set(["properties","patternProperties","$defs","definitions"]),Uy=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Uh=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Pr(e){if(Array.isArray(e))return e.map(Pr);if(!Uh(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,Gy(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function Gy(e,t){return Dy.
has(e)&&Uh(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Pr(r)])):Uy.has(e)?Pr(t):t}var Ky=.05,Vy={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Kh(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:F(o),term:"length"},c=s&&o?Z(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},d={name:a("First token"),value:i===null?"–":
pt(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[l,...h,...Gh(e,o)]}return[{...l,run:()=>Xy(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":Yy(o,s??0,c)},{...d,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:pt(i),time:pt(s)})},...Qy(n.waits??{}),...Jy(e,t),...Gh(e,
o),...Zy(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Xy(e,t,n){let r={tokens:F(t),limit:F(n)};return e.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var Yy=(e,t,n)=>j(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Z(t,2),value:n});function Gh(e,t){if(e.running)return[];let n=kl(e),r=()=>e.
finished?j(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function kl(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ge(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function Qy(e){let t=Object.entries(
e).filter(([,s])=>s>=Ky);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${Vy[s]?.()??s} ${pt(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:pt(n),term:"time",meaning:o,run:()=>pe(r)}]}function Jy(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:bt(c,n),value:u}),[i,l]=[
r===null?"–":U(r),G(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Zy=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var Vh=200;function Xh({log:e}){let[t,n]=ek(e),r=[tk(e),nk(e)].filter(Boolean).join(". ");return m("p",{class:"gp-status",role:"status",children:[t&&m("b",{children:t}),
t&&n&&" ",n,r&&m("span",{class:"gp-hidden",children:[". ",r]})]})}function ek(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=qs(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=j(o.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof o.seconds=="number"?`${i} ${$s(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),_l(e)]:n?[Yh(e)?j(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),_l(e)]:[a("Decoding …"),_l(e)]:["",a("Nothing has run yet.")]}var Yh=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function _l(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,Xn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&j(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function tk(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=ae(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with\
 {token}",{number:F(t.length),token:X(n.chosen.text)})}function nk(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return rk(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=un(o.length>Vh?`${o.slice(0,Vh)} …`:o);return Yh(e)?s:j(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:kl(e),text:s})}function rk(e,t,n,r){let o={number:F(e),token:X(t),share:U(Y(n)),before:X(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var cs={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function vl(e,t){let{chosen:n,distribution:r}=t,o=s=>ue(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(Ue(t)??0)}}var cn=(e,t)=>t?Math.exp(-e/t):null,ok=[1,2,3],ls=class{ids=[];grams=ok.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var xl=class{constructor(t){this.log=t}log;along=new ve(cs,vl);repeats=new ls;ofPrompt=cs;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(vl,cs)}get perplexity(){let{before:t,count:n}=this.along.total;return Cr(cn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=F(o.count),
l=p=>Number.isFinite(p)?Z(Ce(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,S)=>S.count?l(p/S.count):"–",u=(p,S=p)=>[p(o),S(o),S(t)],d=(p,S)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:S,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Cr(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:G(ue(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:S})=>Cr(cn(p,S)),({before:p,count:S})=>Cr(cn(p,S))),meaning:ik([cn(o.after,o.count),cn(o.before,o.count),cn(t.before,
t.count)],h)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(l(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>j(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:p})=>l(p),({before:p})=>l(
p))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:F(o.kept),tokens:i,value:f}),values:[f,F(
h),F(h)]},...[1,2,3].map(p=>sk(p,n)),{name:a("repetition"),term:"repetition",run:()=>j(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:F(n.numRepeated),share:U(n.share??0)}),values:[U(n.share??0),"",""]}]}},Cr=e=>e===null?"–":Number.isFinite(e)?e<1e3?Z(e,2):F(Math.
round(e)):"∞";function sk(e,t){let n=t.ids.length-e+1,r=Cr(t.distinct(e)),o={different:F(t.different(e)),all:F(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function ik(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:F(t)})}function Qh({log:e,changes:t}){let[n]=ge(()=>new xl(e)),[r,o]=ge(!1),s=Ze(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),m("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[m("summary",{children:m(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),m("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&m(ak,{log:e,sums:n})})]})}function ak({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return m("table",{class:"gp-totals",children:[m("thead",{children:m("tr",{children:[m("th",{scope:"col",children:m("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),m("th",{scope:"col",class:"gp-after-head",children:!s&&m(be,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&m("th",{scope:"col",class:"gp-before-head",children:m(be,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&m(
"th",{scope:"col",class:"gp-prompt-head",children:m(be,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),m("tbody",{children:t.rows().map(({name:i,term:l,run:c,values:[u,d,h],meaning:f})=>m("tr",{children:[m("th",{
scope:"row",children:m(be,{id:l,run:c,meaning:f,children:i})}),m("td",{children:u}),!s&&m("td",{children:d}),o&&m("td",{children:h})]},i))})]})}function lk({log:e,changes:t}){return m(ee,{children:[m("div",{class:"gp-one-line",children:[m(Xh,{log:e}),m(ck,{log:e}),m(Qh,{log:e,changes:t})]}),m("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&m(uk,{failed:e.failed})}),m("div",{class:"gp-notes",role:"status",children:m(dk,{log:e})})]})}var Jh=Ie(lk);
function ck({log:e}){let[t]=ge(()=>new pn);return m("dl",{class:"gp-figures",children:Kh(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>m(be,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[m("dt",{children:n}),m("dd",{children:r})]},n))})}function uk({failed:e}){return m(
"div",{class:"gp-problem",children:Hs(e).map(({knob:t,message:n,fix:r})=>m("p",{children:[m("b",{children:"✕ "}),t?a("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function dk({log:e}){let t=e.finished?.sequences??[],n=fk(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>m("p",{children:[m("b",{children:s.length<
t.length?hk(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&m(pk,{log:e,closed:n})]},o))}function hk(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?j(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):j(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function fk(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Pr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function pk({log:e,closed:t}){let[n,r]=ge(!1);return n?null:m(ee,{children:[" ",m("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var Sl={};oe(Sl,{inARow:()=>Nr,klSumWords:()=>mk,quotientWords:()=>Ml,variationSumWords:()=>gk});var us=3;function mk(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=e.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,us).map(({text:l,p:c,q:u})=>`${X(l)} ${G(c)} · ${r}(${G(c)} / ${G(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function gk(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,us).map(({text:o,p:s,q:i})=>`${X(o)} |${G(s)} − ${G(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var Ml=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Nr(e){let t=e.filter(Boolean);return t.length?t.length>us?Pe([...t.slice(0,us),"…"]):pe(Pe(t)):""}var ds=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>vt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(_t(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=he(this.head,t.length+1,()=>{let r=E("th","",null,{scope:"col"});return r.
append(E("span","gp-stage-place"),E("span","gp-stage-name")),r});H(n[0].lastElementChild,a("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];Fe(c,i?"gp-idle-column":""),H(c.firstElementChild,r),H(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=E("th","",null,{scope:"row"}),r=E("span","gp-sign","",{"aria-hidden":"true"}),o=E("bdi","gp-word"),s=E("span","gp-course-tag"),i=E("div","gp-\
course-name"),l=E("div","");l.append(o,s),i.append(r,l),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=E(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=E("span","gp-course-track",null,{"aria-hidden":"true"}),o=E("i","gp-course-bar");r.append(o);let s=E("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=ze(n);for(Fe(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),H(t.sign,c?"▶":u?"✕":""),Mt(t.word,n.text),H(t.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),Te(t.head,()=>ns(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,l,c){let{number:u,name:d,idle:h,side:f}=s[i],[p,S]=[
l[i],i?l[i-1]:void 0],A=jn(o,u)&&p!==void 0,N=A&&i>0&&!jn(o,s[i-1].number);Fe(t,[h&&"gp-idle-column",A&&!N&&"gp-gone",N&&"gp-cut"].filter(Boolean).join(" ")),Se(
n,"height",Math.sqrt(((N?S:p)||0)/c));let z=p===void 0?"–":N?`✕ ${d}`:A?f==="after"?"✕":"":U(p);H(r,z),r.classList.toggle("gp-hidden",h&&!N);let R=!N&&i&&
S!==void 0&&p!==void 0&&U(p)!==U(S)?p>S?"up":"down":"";(r.dataset.change||"")!==R&&(r.dataset.change=R),Te(t,()=>this.words(o,s[i],{share:p,was:S,gone:A,cut:N}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let d={token:X(t),share:U(i??0),was:U(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",d):u?a("{token}: removed by {processor}; it had {was} just before.",d):c?a("{token}: no probability left here.",d):n?n==="aft\
er"?a("{token}: {share} after all processors.",d):a("{token}: {share} before the processors.",d):o?a("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",d):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],l=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var ef=12;function tf(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(vt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:jn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&jn(u,n+1)).reduce((u,d)=>u+(vt(d,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function nf(){let e=E("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=J("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${ef}`),t.setAttribute("preserveAspectRatio","none");let n=E("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var bk=(e,t)=>t>12+7*Math.min(e.length,10);function Tl({ribbons:e,bar:t},n,r,o,s){let i=n.map(Zh),l=he(t,i.length,()=>E("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},p)=>{let S=l[p];if(Fe(S,`gp-piece gp-piece-${h}`),S.hidden=d-u<1e-4&&h!=="chosen",S.hidden)return;Se(S,"left",
u),Se(S,"width",d-u);let A=f?f.text:h==="others"?a("others"):"",N=A&&bk(A,(d-u)*o)?A:"";(S.dataset.text||"")!==N&&S.replaceChildren(...N?[ce(N,"gp-piece-word")]:
[]),S.dataset.text=N,Te(S,()=>s(i[p],r&&Zh(r[p])))});let c=he(e,r?n.length:0,()=>J("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:p,gone:S}=i[d],A=S||p===
"going"?"removed":p,[N,z,R,W]=[u.from,u.to,f,h].map(I=>(I*100).toFixed(2));c[d].dataset.kind!==A&&(c[d].dataset.kind=A,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${A}`)),c[d].setAttribute("d",u.to>u.from?`M${N} 0H${z}L${R} ${ef}H${W}Z`:"")})}function Zh(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function rf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),l=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new ds(e.querySelector(".gp-courses-grid")),h=new ve({},z),f=[],p=w=>()=>t.
current()?w(t.current()):"";Ae(e,{entropy:p(w=>vh(w,t.unit)),left:p(w=>pe([w.distribution.vocab,...qt(w).map(({kept:P})=>P)].map(F).join(" → "))),here:p(w=>Nr(
qt(w).map(P=>a("{name}: {words}",{name:P.name,words:Ht(P)}))))});let S=!1,A=[],N=300;function z(w,P){let B=qt(P);if(!B.length)return w;let D={...w};for(let K of B){
let V=K.number+K.kind,{ran:Q,acted:te,removed:se,moved:xe}=w[V]||{ran:0,acted:0,removed:0,moved:0};D[V]={ran:Q+1,acted:te+!K.idle,removed:se+K.removed,moved:xe+
K.moved}}return D}function R({ran:w,acted:P,removed:B,moved:D}){if(!P)return j(w,"nothing in {count} step","nothing in {count} steps");let K=P===w?a("active at \
every step"):j(w,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:F(P)});return D>2*B?a("{when}; moves {share} on average",{when:K,
share:U(D/P)}):a("{when}; removes {share} on average",{when:K,share:ll(B/P)})}let W=new ResizeObserver(([{contentRect:w}])=>{if(!w.width||Math.abs(w.width-N)<8)
return;N=w.width;let P=t.current();P&&q(P)});function I(){let w=s.insertRow(),P=E("th","",null,{scope:"row"}),B=E("span","gp-number",""),D=E("span","","",{tabindex:"\
0","data-tip":""}),K=E("span","gp-side"),V=E("span","gp-knob");P.append(B,D," ",K," ",V);let Q=nf();w.append(P,E("td","gp-flow-cell"),E("td","gp-left"),E("td","\
gp-entropy"),E("td","gp-here-words"),E("td","gp-over")),w.cells[1].append(Q.box);let[,,te,se,xe,De]=w.cells;return f.length||W.observe(Q.bar),f.push({row:w,number:B,
name:D,tags:K,knob:V,flow:Q,left:te,entropy:se,here:xe,over:De}),f.at(-1)}function $(w,{kind:P,number:B,name:D,tip:K,side:V,knob:Q,entropy:te,left:se,here:xe,over:De}){
w.row.className=`gp-stage-${P}`,H(w.number,B),H(w.name,D),w.name.dataset.tip!==K&&(w.name.dataset.tip=K),H(w.tags,V),w.tags.hidden=!V,H(w.knob,Q),w.knob.hidden=
!Q,H(w.left,se),H(w.entropy,te),typeof xe=="string"?H(w.here,xe):w.here.replaceChildren(...xe),H(w.over,De)}function O(w,P){let{vocab:B,entropy_before:D}=w.distribution,
{name:K,meaning:V}=xr(w),Q={kind:"source",number:"",name:K,tip:V,side:P.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:F(B)}),entropy:re(
D,t.unit),here:"",over:""},te=P.map((se,xe)=>({kind:se.idle?"idle":"active",number:`${se.number}. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:xe===P.length-
1?a("after"):"",knob:es(se.knobs,t.started),left:a("{count} left",{count:F(se.kept)}),entropy:re(se.entropy,t.unit),here:Ht(se),over:R(h.total[se.number+se.kind])}));
return[Q,...te,v(w)]}function v(w){let[P,B]=Mr(w,t.started),D=ce(w.chosen.text,"gp-strong");return{kind:"choice",number:"",name:P,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...Me(B,{token:D}),` (${g(w)})`],over:""}}function g(w){return ze(
w.chosen)?a("removed by {processor}",{processor:sn(w.chosen,w)}):w.beam?a("log-probability {value}",{value:G(w.chosen.logprob)}):U(Y(w.chosen.logprob))}function M(w,P,B){
let D=O(w,P);for(;f.length>D.length;)f.pop().row.remove();D.forEach((te,se)=>$(f[se]||I(),te));let K=[0,...P.map(({number:te})=>te)].map(te=>tf(B,w,te)),V=_(w,P),
Q=y(w,P);f.forEach(({flow:te},se)=>{te.box.hidden=!V&&se>0,!te.box.hidden&&(se<K.length?Tl(te,K[se],K[se-1],N,(xe,De)=>L(xe,De,se,Q)):x(te,K.at(-1),N))})}let C=({
from:w,to:P})=>U(P-w);function L(w,P,B,D){let K=C(w),V=w.candidate?X(w.candidate.text):a("All other tokens together");if(!B)return a("{token}: {share} before th\
e processors.",{token:V,share:K});let Q={token:V,share:K,processor:D[B].name,was:C(P)};return w.candidate?a("{token}: {share} after {processor}, {was} before it\
.",Q):a("{token}: {share} after {processor}.",Q)}function x(w,P,B){let D=P.filter(({kind:K})=>K==="chosen");Tl(w,D,D,B,K=>a("{token} had {share} of what was lef\
t.",{token:X(K.candidate.text),share:C(K)}))}let _=({distribution:w},P)=>w.candidates.every(({stage_logprobs:B})=>(B||[]).length===P.length);function y(w,P){let B=xr(
w);return[{number:0,place:a("before"),name:B.name,tip:B.meaning,idle:!1,side:"before"},...P.map(D=>({number:D.number,place:String(D.number),name:D.name,idle:D.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...D,effect:Ht(D)})}))]}function k(w,P,B,D){if(i.hidden=!P.length||!_(w,P),i.hidden)return;let K={
number:P.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...y(w,P),K],B,w),l.hidden=D<=10,H(l,S?a("show {count} only",{count:10}):a("show all {count}",{count:F(D)})),l.setAttribute("aria-expanded",String(S))}l.
addEventListener("click",()=>{S=!S,q(t.current())});function b(w){if(w.distribution.stages.length)return"";if(w.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let P=t.started.processors||[],B=Fn(w);if(t.started.mode==="custom"&&!P.length)return a("Your own loop \
called no logits processor here.");if(!P.length)return B?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let D={processors:P.map(K=>nt(K)[0]).join(", ")};return B?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",D):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",D)}function T(w){let P=w.isPrompt||w.given,
B=w.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):P?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...Me(B,{number:String(w.index+1),token:ce(w.chosen.text)})),H(u,P?a("given"):a("chosen"))}function q(w){let P=qt(w),B=_t(w),D=(w.watched||[]).filter(
({token_id:V})=>B.every(Q=>Q.token_id!==V)),K=ts(B,10,w.chosen.token_id);T(w),H(o,b(w)),o.hidden=!o.textContent,c.hidden=!w.beam||!P.length,M(w,P,K),k(w,P,[...S?
B:K,...D],B.length)}return w=>{let P=t.current();e.hidden=!P,P&&(P.isPrompt||h.follow(t.lastOf(P)),!(P===A[0]&&h.total===A[1]&&!w.unit&&!w.watched)&&(A=[P,h.total],
q(P)))}}var wk=6,of=3,fs=10;function yk(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/
2**32}}function kk(e,t){let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}var Un=({distribution:e})=>e.candidates.
filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,wk),El=e=>Un(e).length>1,Ll=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,Ol=e=>e.filter(
({hit:t})=>t).length,hs=class{constructor(t){this.log=t}log;round=null;over=null;from=1;problem="";isOpen=!1;follow(t){t.run&&Object.assign(this,{round:null,over:null,
from:1,problem:""}),this.round&&!this.round.step&&(t.steps||t.status)&&this.ask(this.round)}open(t){this.isOpen=t,this.veil()}begin(){let{log:t}=this,n=Math.max(
1,Math.floor(Number(this.from))||1)-1,r=t.current(),o=r&&t.lastOf(r),s=Math.max(0,this.texts().findIndex(c=>c.last===o)),i=this.pathAt(s),l=i.findIndex((c,u)=>u>=
n&&El(c));this.problem=l<0?this.refusal(i,n):"",!this.problem&&(this.over=null,this.round={line:s,at:l,step:null,picks:[],revealed:!1,results:[]},this.ask(this.
round))}refusal(t,n){return t.length>n?a("From there on the run has recorded no candidates to pick from: raise top_candidates and run it again."):this.log.running?
a("The run has not reached this token yet."):a("There is no token {number} in this text: choose an earlier one.",{number:n+1})}ask(t){let n=this.pathAt(t.line);
for(;n[t.at]&&!El(n[t.at]);)t.at+=1;if(Object.assign(t,{step:n[t.at]??null,picks:[],revealed:!1}),!t.step&&!this.log.running)return this.finish();this.veil(),t.
step&&this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(r=>r!==t):n.length<of&&n.
push(t)}get isFull(){return this.round?.picks.length===of}reveal(){let{log:t,round:n}=this,r=n?.step&&Un(n.step).find(({token_id:c})=>c===n.picks[0]);if(!n?.step||
!r)return;let{step:o,picks:s}=n,i=Math.exp((r.raw_logprob??-1/0)-(Un(o)[0].raw_logprob??0));n.revealed=!0,n.results.push({step:o,first:r,share:i,hit:s.includes(
o.chosen.token_id)});let l={sequence:o.sequence,index:o.index,token:s[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:l})),this.veil(),t.selectStep(
o)}goOn(){if(this.round){if(this.round.results.length>=fs)return this.finish();this.round.at+=1,this.ask(this.round)}}finish(){if(!this.round)return;let{results:t,
line:n,revealed:r,at:o}=this.round,s=o+(r?1:0);this.over=t,this.round=null,this.veil(),this.from=this.pathAt(n).slice(s).some(El)?s+1:1}offered(){let{log:t,round:n}=this;
if(!n?.step||n.revealed||!t.started)return[];let{index:r,sequence:o}=n.step,s=Number(t.started.seed)%2**32+7919*r+104729*o;return kk(Un(n.step),yk(s))}textSoFar(t){
let n=t.step?t.step.before:this.pathAt(t.line).at(-1)??null;return[...this.log.prefix.map(({piece:o,text:s})=>o??s),...ae(n).map(({piece:o,chosen:s})=>o??s.text)].
join("")}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}pathAt(t){return ae(this.texts().at(t)?.last??null)}veil(){let{round:t}=this;
this.log.hide(t&&this.isOpen?t.at+(t.revealed?1:0):null)}};var sf=(e,t)=>{let n=new hs(t),o=Ie(()=>m(_k,{quiz:n}),()=>t.started!==null)(e,t);return s=>{n.follow(s),o(s)}},af=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function _k({
quiz:e}){let{round:t,over:n}=e,[,r]=Bn(u=>u+1,0),o=de(null),s=u=>{u(),r(null)},i=t?t.revealed?"next":t.step?`choice ${t.at}`:"waiting":"begin",l=o.current?.contains(
document.activeElement),c=de(i);return ke(()=>{l&&i!==c.current&&o.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),c.current=i}),m("\
details",{class:"gp-opened",ref:o,onToggle:({currentTarget:u})=>s(()=>e.open(u.open)),children:[m("summary",{title:a("Guess the next token before you see it"),children:m(
"b",{children:a("Predict, then reveal")})}),t?m(xk,{quiz:e,round:t,act:s}):m(vk,{quiz:e,act:s}),m("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&m(Ek,
{results:n,quiz:e})})]})}function vk({quiz:e,act:t}){let{log:n}=e,r=()=>{let o=n.current();e.from=o&&!o.isPrompt?o.index+1:1};return m("div",{class:"gp-before",
children:[m("p",{class:"gp-note",children:[a("Guess the next word, ten times. Pick up to three, your best guess first. Then see the model’s distribution and the\
 token that the run chose. Two scores are kept:")," ",m(be,{id:"probability",formula:"",meaning:a("The probability of your first pick over that of the likeliest\
 token, both before the processors; averaged over the round. 100%: you always picked the token that the model found likeliest."),children:a("how likely your fir\
st picks were")})," · ",m(be,{id:"probability",formula:"",meaning:a("The share of steps in which the token that the run chose was among your picks."),children:a(
"how often the run’s token was among your picks")})]}),m("p",{class:"gp-row",children:[m("label",{children:[a("Begin at token")," ",m("input",{type:"number",class:"\
gp-from",min:"1",value:e.from,onInput:({currentTarget:o})=>{e.from=o.value}})]}),m("button",{type:"button",class:"gp-button gp-from-here",onClick:()=>t(r),children:a(
"the selected one")}),m("button",{type:"button",class:"gp-button gp-begin gp-main",onClick:()=>t(()=>e.begin()),children:e.over?a("Another round"):a("Start a ro\
und")}),m("span",{class:"gp-note gp-cannot",role:"status",children:e.problem||null})]})]})}function xk({quiz:e,round:t,act:n}){let{step:r,revealed:o,results:s,picks:i}=t,
l=de(null),c=e.textSoFar(t);return ke(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[c,o]),m("div",{class:"gp-round",children:[m("p",{class:"gp-\
note gp-progress",role:"status",children:Mk(t)}),m("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"auto",ref:l,children:[c,
m("span",{class:"gp-gap","aria-label":a("the hidden token"),children:r&&o?m(Be,{text:r.chosen.text}):"?"})]}),m("div",{class:"gp-choices",role:"group","aria-lab\
el":a("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:u,text:d})=>{let h=i.indexOf(u);return m("butt\
on",{type:"button",class:"gp-button gp-choice","aria-pressed":h>=0,"data-token":u,disabled:h<0&&e.isFull,onClick:()=>n(()=>e.pick(u)),children:[m("span",{class:"\
gp-order",children:af(h)||null}),m(Be,{text:d})]},u)})}),m("div",{class:"gp-answer",role:"status",hidden:!o,children:r&&o&&m(Tk,{step:r,picks:i,result:s[s.length-
1]})}),m("p",{class:"gp-row",children:[r&&!o&&m("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:a(
"Reveal")}),o&&m("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:s.length>=fs?a("Show the score"):a("Next token")}),
m("button",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),m("span",{class:"gp-note gp-score",children:Sk(s)||
null})]})]})}function Mk({results:e,revealed:t,step:n}){if(!n)return a("Waiting for the next token of the run.");let r={number:e.length+(t?0:1),steps:fs,token:n.
index+1};return t?a("{number} of {steps}: token {token}.",r):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",r)}function Sk(e){
return e.length?a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:U(Ll(e)),
hits:Ol(e),count:e.length}):""}function Tk({step:e,picks:t,result:{share:n,hit:r}}){let o=Un(e),s=e.chosen.token_id,i=o.some(({token_id:c})=>c===s)?o:[...o,e.chosen],
l=r?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return m(ee,{children:[m("p",{class:"gp-took",children:[Me(l,{token:m(
Be,{class:"gp-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the p\
robability of the likeliest token.",{share:U(n)})]}),m("div",{class:"gp-wide",children:m("table",{class:"gp-truth",children:[m("thead",{children:m("tr",{children:[
m("th",{scope:"col",children:a("token")}),m("th",{scope:"col",children:a("your pick")}),m("th",{scope:"col",children:m(be,{id:"probability",meaning:a("The proba\
bility that the model gave, before the processors."),children:a("before")})}),m("th",{scope:"col",children:m(be,{id:"probability",meaning:a("The probability fro\
m which the token was chosen, after the processors; 0% where they removed it."),children:a("after")})}),m("th",{scope:"col",children:m(be,{id:"rank",meaning:a("\
The rank among all tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),m("tbody",{children:i.map(({token_id:c,text:u,raw_logprob:d,logprob:h,
raw_rank:f})=>m("tr",{class:c===s?"gp-taken":void 0,children:[m("th",{scope:"row",children:[c===s&&m(ee,{children:[m("span",{children:"▶ "}),m("span",{class:"\
gp-hidden",children:`${a("chosen:")} `})]}),m(Be,{text:u})]}),m("td",{children:af(t.indexOf(c))||null}),m("td",{children:m("div",{class:"gp-share",children:[m("\
i",{style:{width:`${(45*Y(d)).toFixed(2)}%`}}),U(Y(d))]})}),m("td",{children:U(Y(h))}),m("td",{children:f?F(f):"–"})]},c))})]})})]})}function Ek({results:e,quiz:t}){
return m(ee,{children:[m("h3",{children:a("The round is over")}),e.length?m(Lk,{results:e,quiz:t}):m("p",{children:a("No token was revealed, so there is no scor\
e.")})]})}function Lk({results:e,quiz:{log:t}}){let n=Ol(e),r=m("b",{children:a("{hits} of {count}",{hits:n,count:e.length})}),o=U(n/e.length),s=({step:c})=>c.distribution.
entropy_before??0,i=[...e].sort((c,u)=>c.share-u.share||s(u)-s(c)),l=[[a("Hardest:"),i[0]],[a("Easiest:"),i[i.length-1]]];return m(ee,{children:[m("p",{children:Me(
a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:m("b",{children:U(Ll(e))})})}),m("p",{children:Me(a("{step\
s}: steps in which the run’s token was among your picks ({share})."),{steps:r,share:o})}),l.map(([c,u])=>m("p",{children:[m("b",{children:c})," ",Me(a("token \
{number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(u.step.index+1),token:m(
Be,{text:u.step.chosen.text}),pick:m(Be,{text:u.first.text}),share:U(u.share),entropy:re(u.step.distribution.entropy_before,t.unit)})]},c))]})}function lf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),l=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new ve({steps:0,differed:0},(g,M)=>M.reranked?{steps:g.steps+1,differed:g.differed+ +(f(M.reranked).token_id!==M.chosen.
token_id)}:g),d=[],h=[],f=g=>g.reduce((M,C)=>C.probability>M.probability?C:M);function p(){let g=i.insertRow(),M=E("th","",null,{scope:"row"}),[C,L,x]=[E("span",
"gp-sign"),E("bdi","gp-word"),E("span","gp-tag",a("most probable"))];M.append(C,L,x),g.append(M);let _=["probability","penalty","score"].map(()=>{let y=E("div",
"gp-cell"),k=E("span","gp-balance",null,{"aria-hidden":"true"}),[b,T]=[E("i","gp-part"),E("i","gp-zero")];k.append(b,T);let q=E("span","gp-amount");return y.append(
k,q),g.append(E("td")),g.lastChild.append(y),{part:b,zero:T,amount:q}});return d.push({row:g,sign:C,word:L,tag:x,cells:_}),d.at(-1)}function S({part:g,zero:M,amount:C},L,[
x,_],y){let k=b=>(b-x)/(_-x)*100;g.style.left=`${Math.min(k(0),k(L))}%`,g.style.width=`${Math.abs(k(L)-k(0))}%`,M.style.left=`${k(0)}%`,H(C,y)}function A({part:g,
zero:M,amount:C},L,[x,_],y){let k=b=>4+(b-x)/(_-x)*92;g.hidden=L===null,g.style.left=`${k(L)}%`,M.style.left=`${k(0)}%`,H(C,y)}function N(g,M,C,L,x){let _=M.token_id===
C.chosen.token_id;g.row.className=_?"gp-winner":"",H(g.sign,_?"▶":""),Re(g.word,M.text),g.tag.hidden=M!==L||_,S(g.cells[0],M.probability,x.probability,U(M.probability)),
S(g.cells[1],M.penalty,x.penalty,G(M.penalty)),A(g.cells[2],M.score,x.score,G(M.score))}function z(g){let[M,C]=[Math.min(0,...g),Math.max(0,...g)];return C>M?[M,
C]:[0,1]}function R(g){let M=f(g.reranked),C=g.reranked.find(y=>y.token_id===g.chosen.token_id),L=g.reranked.slice(0,12);C&&!L.includes(C)&&(L[11]=C);let x=Object.
fromEntries(["probability","penalty","score"].map(y=>[y,z(L.map(k=>k[y]))]));for(;d.length<L.length;)p();d.forEach((y,k)=>{y.row.hidden=k>=L.length,k<L.length&&
N(y,L[k],g,M,x)});let _=g.reranked.length-L.length;l.hidden=_<=0,H(l,j(_,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),W(C,M)}function W(g,M){if(!g){o.replaceChildren();return}let C={token:ce(g.text,"gp-strong"),score:G(g.score)};o.replaceChildren(...g===
M?Me(a("{token} won: the most probable token has the highest score too ({score})."),C):Me(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...C,other:ce(M.text,"gp-strong"),share:U(M.probability),penalty:G(M.penalty),
lower:G(M.score)}))}function I(){let g=t.started.effective.penalty_alpha;return typeof g!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
g).toFixed(4)),alpha:g})}let $=g=>g&&g.reranked&&g.reranked.find(M=>M.token_id===g.chosen.token_id),O=g=>()=>{let M=$(t.current());return M?a("{name}: {words}.",
{name:X(M.text),words:g(M)}):""},v=O(({probability:g,penalty:M,score:C})=>{let L=t.started.effective.penalty_alpha;return typeof L!="number"?G(C):`(1 − ${L}) \
· ${G(g)} − ${L} · ${G(M)} = ${G(C)}`});return Ae(e,{probability:O(({probability:g})=>U(g)),penalty:O(({penalty:g})=>G(g))}),()=>{let g=t.current();if(e.hidden=
!(g&&g.reranked&&g.reranked.length),e.hidden||(u.follow(t.lastOf(g)),g===h[0]&&u.total===h[1]))return;h=[g,u.total],r.textContent=a("at token {number}",{number:g.
index+1}),we(s,"degeneration-penalty",v,{meaning:I()}),R(g);let{steps:M,differed:C}=u.total;H(c,j(M,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:F(
C),share:U(C/M)}))}}function cf(e,t){let n=()=>e.closest(".token-panel"),r=R=>e.querySelector(".gp-"+R),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:R})=>R.shows==="logit_lens"),h=u.find(({dataset:R})=>R.shows==="cross_attention"),f=u.find(({dataset:R})=>R.shows==="processor\
s");function p(R){n()&&(n().dataset.shows=R);for(let W of u){let I=W.dataset.shows===R;W.setAttribute("aria-selected",String(I)),W.tabIndex=I?0:-1}}for(let R of u)
R.addEventListener("click",()=>{p(R.dataset.shows),S(!0)}),R.addEventListener("keydown",W=>{let I={ArrowRight:1,ArrowLeft:-1}[W.key];if(!I)return;W.preventDefault();
let $=u.filter(({hidden:v})=>!v),O=$[($.indexOf(R)+I+$.length)%$.length];p(O.dataset.shows),S(!0),O.focus()});function S(R){n()?.toggleAttribute("data-folded",!R),
c.setAttribute("aria-expanded",String(R)),c.textContent=R?"▾":"▴"}c.addEventListener("click",()=>S(c.getAttribute("aria-expanded")==="false"));let A=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),l.addEventListener("click",()=>t.selectStep(null));function N(R){let W=t.lineOf(
R),I=t.lines().length>1&&W&&!R.isPrompt?W.label:"",$=R.isPrompt?t.started.prompt_tokens.length:ae(W?W.last:R).length,O=z(R,{number:F(R.index+1),count:F($),line:I});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(ce(R.chosen.text,"gp-here"),E("span","",` ${O}`)),s.disabled=R.isPrompt?!R.before:R.index===0&&!t.promptSteps.
length,i.disabled=!W||W.last===R,l.hidden=!t.selected||!t.running}function z(R,W){return R.isPrompt?a("prompt token {number} of {count}",W):t.selected?W.line?a(
"token {number} of {count} of {line}",W):a("token {number} of {count}",W):W.line?a("newest token {number} of {count} of {line}",W):a("newest token {number} of {\
count}",W)}return R=>{t.isFromElsewhere&&A!==t.started?S(!1):R.selection&&t.selected&&S(!0),A=t.isFromElsewhere?t.started:null;let W=t.canAsk&&!t.recorded;d.hidden=
!W||t.hasReadMedia,h.hidden=!W||!t.looksAtMedia;for(let $ of[d,h])$.hidden&&n()?.dataset.shows===$.dataset.shows&&p("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let I=t.current();if(I)return N(I);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Al={};oe(Al,{tokenCard:()=>qr});var Rl={};oe(Rl,{Card:()=>Ir});var uf=9,$r=8,Ir=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(o);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=E(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Qe(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+uf,u=c+o+$r<=l?c:t.top-o-uf,d=Math.min(t.left,i-r-$r,Math.max(n.left,n.right-
r));s.left=`${Math.max($r,d)}px`,s.top=`${Math.max($r,Math.min(u,l-o-$r))}px`}};var Ok=5;function qr(e,t,n,r,o={}){let s=i=>{let l=r(i);return l?m(Rk,{entry:l,unit:n.unit}):null};return new Ir(e,t,{content:s,...o})}function Rk({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return m(ee,{children:[m("div",{class:"gp-card-head",children:[m(Be,{class:"gp-card-word",text:t}),m("span",{children:e<0?
n:a("{where}, id {id}",{where:n,id:e})})]}),m("dl",{class:"gp-card-facts",children:[o&&m("dd",{class:"gp-card-why",children:o}),r&&Ak(r,s).map(([i,l])=>m(ee,{children:[
m("dt",{children:i}),m("dd",{children:l})]},i))]}),r&&m(Ck,{step:r}),r&&r.distribution.stages.length>0&&m("div",{class:"gp-card-key",children:[m("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,m("i",{class:"gp-card-before"}),a("before them")]})]})}function Ak(e,t){let{chosen:n,distribution:r}=e,o=qe(e),[s,
i]=[U(o.probability),U(o.rawProbability)],l=[];Oe(e)?l.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?fr(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:u}=n,d=[c&&a("{rank} after",{rank:F(c)}),u&&a("{rank} before",{rank:F(u)})].filter(Boolean);if(d.length){let{vocab:h}=r;l.push([h===null?a("Rank"):a("R\
ank of {count}",{count:F(h)}),c&&c===u?F(c):d.join(", ")])}return[...l,[a("Surprisal"),re(o.surprisal,t)]]}function Pk({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:Y(s.logprob),before:Y(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,Ok);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function Ck({step:e}){let t=Pk(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return m("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:l})=>{let c=o.logprob===null&&!Oe(
e);return m("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[m("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
m(Be,{class:"gp-card-word",text:o.text}),m("span",{class:"gp-card-tracks",children:[c?m("small",{children:fr(o)}):m("i",{class:"gp-card-after",style:r(s)}),m("i",
{class:"gp-card-before",style:r(i)})]}),m("span",{class:"gp-card-value",children:U(c?i:s)})]},o.token_id)})})}var Pl=({messages:e,template:t})=>JSON.stringify([e,t||null]);function df(e,t){let n=$=>e.querySelector(".gp-"+$),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,d=null;function h(){return qr(e,o,t,$=>{let O=i.get($);return O&&{id:O.token.token_id,text:O.token.text,where:a("prompt token {number}",{number:O.
index+1}),step:null,why:O.words}})}function f(){let{started:$,written:O}=t,v=$&&$.request.messages,g=v&&O&&$.model===O.model&&Pl($.request)===Pl(O);return O&&!g?
{...O,ran:!1}:t.isFromElsewhere||!v||!v.length?null:{model:$.model,messages:v,template:$.request.template,tokens:$.prompt_tokens,parts:$.parts||[],ran:!0}}function p({
messages:$,parts:O,problem:v}){let g=new Set(O.filter(({kind:M})=>M==="message").map(({message:M})=>M));r.replaceChildren(...$.map(({role:M,content:C},L)=>{let x=E(
"li","",null,{"data-role":M});return x.append(E("span","gp-role",M),E("p","",C)),!v&&g.size>0&&!g.has(L)&&C.trim()&&x.append(E("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),x}))}let S={message:({role:$})=>a("words of {role}",{role:$}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function A($,O){let v=$?S[$.kind]($):a("of unknown origin");return O.piece===null?a("special token, {whose}",{whose:v}):v}
function N({tokens:$,parts:O}){o.replaceChildren(),l=[],u=null;let v=new Set(O.map(({stop:M})=>M)),g=null;$.forEach((M,C)=>{let L=O.find(k=>k.start<=C&&C<k.stop)||
null;if(!g||!C||v.has(C)||O.some(({start:k})=>k===C)){let k=E("span","gp-part",null,L?{"data-kind":L.kind}:{});L&&L.kind==="message"&&k.append(E("span","gp-role",
L.role)),L&&L.kind==="generation"&&k.append(E("span","gp-role",a("the answer begins"))),o.append(k),g={rows:k,tokens:[]}}let x=E("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),_=A(L,M);ut(x,M),x.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:C+1,token:X(M.text),words:_})),i.set(x,{
token:M,index:C,words:_});let y=g.tokens.length?i.get(g.tokens.at(-1)).token:null;tn(g,x,M,y),l.push(x)}),l.length&&z(l[0])}function z($){u&&(u.tabIndex=-1),u=$,
$.tabIndex=0}function R($){$&&(z($),$.focus({preventScroll:!0}),$.scrollIntoView({block:"nearest"}),d.show($))}o.addEventListener("click",({target:$})=>R($.closest(
".gp-token"))),o.addEventListener("keydown",$=>{let O=l.indexOf($.target.closest(".gp-token"));if(O<0||$.ctrlKey||$.metaKey||$.altKey)return;let v={ArrowRight:()=>l[O+
1],ArrowLeft:()=>l[O-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>dt(l,O,1),ArrowUp:()=>dt(l,O,-1),Enter:()=>l[O]," ":()=>l[O]};v[$.key]&&($.preventDefault(),
R(v[$.key]()))});function W({tokens:$,parts:O}){let v=y=>O.filter(k=>k.kind===y).reduce((k,{start:b,stop:T})=>k+T-b,0),g=$.filter(({piece:y})=>y===null).length,
[M,C,L]=["message","template","generation"].map(v),x={words:F(M),around:F(C),begin:F(L)};return`${M||C?j($.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",x):L?j($.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",x):j($.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${j(g,"{count} is special.","{count} are special.")}`}function I({tokens:$,parts:O}){let v=O.filter(({kind:M})=>M==="message").flatMap(({start:M,stop:C})=>$.
slice(M,C)).filter(({piece:M})=>M===null),g=[...new Set(v.map(({text:M})=>X(M)))];return g.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:g.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let $=f();if(e.
hidden=!$,!$){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!$.problem;let O=JSON.stringify([$.model,Pl($),$.parts,$.problem,$.ran,$.tokens.length]);
if(O===c)return;c=O,d??=h(),H(n("which"),$.ran?a("of {model}, as this run read it",{model:$.model}):a("of {model}, as written now: not run yet",{model:$.model})),
Ne(n("refusal"),!!$.problem),H(n("refusal"),a($.problem)),n("refusal").dataset.kind=$.away?"info":"error",n("refusal").setAttribute("role",$.away?"note":"alert"),
p($),Ne(n("made"),!$.problem),N($),Ne(n("generation-key"),$.parts.some(({kind:g})=>g==="generation")),H(n("template-words"),$.problem?"":W($));let v=I($);Ne(n("\
warn"),!!v),H(n("warn"),v),d.hide()}}var ps=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new ve(Vr(t),(o,s)=>Xr(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Ct({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,H(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?j(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?j(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):j(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=E("span","gp-reasoning"),r=E("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=E("span","gp-reasoned");n.append(
r,o);let s=new xt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Ct({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Cl=e=>!!e.started?.request.only_given;function Nl(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function $l(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Il(e,t){
return[...t.given&&!Cl(e)?[a("given, not chosen")]:[],...uc(t)]}function Nk(e,t){let{entropy_before:n}=t.distribution,r=n===null?[]:[a("entropy {amount}",{amount:re(
n,e.unit)})];return[...Ia(t,e.unit),...r,...Il(e,t)]}function hf(e,t){let{step:n}=t,r=n?Nk(e,n):[$l(e,t)];return[Nl(e,t),...r].join(", ")}function ff(e){if(e.running||
!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+ae(o).map(t).join("")+(s??"");
return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var $k=200,Hr=class{constructor(t,n,r){this.text=t;this.rows=new xt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(yl(o,0));t.forEach((o,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(yl(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;tn({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},ms=class extends Hr{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new ps(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=hn(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Ct(this,s),r.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),r.push(l)}n?.draw(this.text.log.running)}},
gs=class{constructor(t){this.log=t}log;entries=new WeakMap;shade="uncertainty";prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.
prompt,this.begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.
boxes.map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.
index]:this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&
this.entries.has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=E("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-presse\
d":"false"});return ut(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(
i,t),this.shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",hf(this.log,n))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");r&&(en(r,this.shade,
qe(n)),t.dataset.shaded="")}readPrompt(){for(let t of this.log.promptSteps){let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(
n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.
shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed=
"false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=
0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.
resettle),this.resettle=setTimeout(()=>this.settle(),$k)}};var bs=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var ws={uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),probability:()=>a("probability"),raw:()=>a("probability before processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},Ik={told:ws.probability,surprisal:ws.surprisal,rank:ws.rank},pf=e=>e.isFromElsewhere?Ik:ws;function mf(e,t){return t&&Object.hasOwn(
pf(e),t)?t:e.started?.request.only_given&&!e.stepping||e.isFromElsewhere?"surprisal":"uncertainty"}function gf({log:e,shade:t,choose:n,marksGiven:r}){let[o]=ge(
()=>new ve(oc,sc));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),m("footer",{class:"gp-legend","aria-label":a("Legend"),children:[m("label",{children:[
`${a("Shaded by")} `,m("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.entries(pf(e)).map(([s,i])=>m("option",{value:s,
children:i()},s))})]}),m(Ya,{name:t,unit:e.unit}),m("span",{class:"gp-marks",children:[m("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,
children:m("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target begins with"):a("prompt")})}),m("span",{class:"gp-mark-given",hidden:!r,
children:m("span",{class:"gp-ink",children:a("given, not chosen")})})]}),m("span",{class:"gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>
0&&Object.entries(Tt).map(([s,[,i,l]])=>m("span",{"data-draft":s,children:m(be,{id:qk[s],meaning:l,formula:"",children:[m("span",{class:"gp-ink",children:i})," ",
m("b",{children:F(o.total[s])})]})},s))})]})}var qk={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var Hk=30;function Wk({log:e,changes:t}){let n=Ze(t),[r]=ge(()=>new gs(e)),[o,s]=ge(null),[i,l]=ge(!1),c=de(0),u=de(null),d=de(null),h=de(null);n.run&&(c.current+=
1),r.shade=mf(e,o);let f=e.started?e.lines():[],p=f.length===1&&f[0].kind==="sequence",S=!Cl(e)&&f.some(({last:I})=>Bk(I)?.given),A=Je(()=>ff(e),[c.current,e.running,
e.hideFrom,e.finished]);ke(()=>{if(!u.current||!d.current)return;let I=u.current.closest(".gp-pane")??u.current,$=O=>!r.stepOf(O);h.current={sight:new bs(r,u.current,
d.current),card:qr(I,u.current,e,O=>Fk(r,O),{comesByFocus:$})}},[r]),ke(()=>r.dissolve(),[r,p]),ke(()=>r.shadeAll(),[r,r.shade]),ke(()=>{n.run&&h.current?.sight.
begin(),(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),n.steps&&h.current?.sight.showStep(),n.status&&
h.current?.sight.goBack(),h.current?.card.refresh(n.unit||n.prompt||n.status)});let N=I=>{if(!I)return;let $=r.stepOf(I);r.reveal(I),$&&e.selectStep($),I.focus(
{preventScroll:!0}),I.scrollIntoView({block:"nearest"}),$||h.current?.card.show(I)},z=I=>{let $=r.tokenAt(I);N($),$&&r.stepOf($)&&h.current?.card.dismiss()},R=I=>{
let $=r.tokenAt(I);if(I.key==="Escape"){e.selectStep(null);let M=e.current();$&&M&&r.elementOf(M)?.focus({preventScroll:!0})}if(!$||I.ctrlKey||I.metaKey||I.altKey)
return;let O=r.tokens,v=O.indexOf($),g={ArrowRight:()=>O[v+1],ArrowLeft:()=>O[v-1],ArrowDown:()=>dt(O,v,1),ArrowUp:()=>dt(O,v,-1),Home:()=>O.find(M=>r.stepOf(M)),
End:()=>O.at(-1),Enter:()=>$," ":()=>$};Object.hasOwn(g,I.key)&&(I.preventDefault(),N(g[I.key]()))},W=["gp-text",e.readsSource&&"gp-apart",p&&"gp-single",S&&"gp\
-has-given"];return m(ee,{children:[A.map((I,$)=>m("p",{class:"gp-hidden gp-whole",dir:"auto",children:I},$)),m("div",{class:W.filter(Boolean).join(" "),role:"g\
roup","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:u,onClick:z,onKeyDown:R,
children:m("div",{class:"gp-written",ref:d,children:e.started?m(jk,{text:r,log:e,started:e.started,lines:f,unfolds:i,unfold:l},c.current):m("p",{class:"gp-note \
gp-empty",children:a("The text will appear here, one token at a time.")})})}),m(gf,{log:e,shade:r.shade,choose:s,marksGiven:S})]})}var wf=Ie(Wk);function Bk(e){
let t=e;for(;t?.before;)t=t.before;return t}function Fk(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Il(r,s).join(", "):$l(
r,n);return{id:o.token_id,text:o.text,where:Nl(r,n),step:s,why:i}}function jk({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,l=n.prompt_tokens.
length,c=l>Hk&&!n.request.only_given,u=c&&!!t.current()?.isPrompt;return ke(()=>{u&&s(!0)},[u]),m(ee,{children:[i&&m("span",{class:"gp-part-name",children:a("So\
urce: the encoder reads it")}),c&&m("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the prompt"):a("Sho\
w all {count} tokens of the prompt",{count:F(l)})}),m(bf,{text:e,tokens:n.prompt_tokens,media:Fh(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),i&&m(ee,{
children:[m("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),m(bf,{text:e,tokens:n.decoder_tokens,name:a("Sta\
rt of the target"),isStart:!0})]}),r.map((d,h)=>m(zk,{text:e,line:d,number:h},h))]})}function bf({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=de(
null);return ke(()=>{if(!i.current)return;let l=new Hr(e,i.current,null);l.write(t,r,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),ke(()=>{o===
void 0||!i.current||(o&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),m("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","ari\
a-label":n,tabIndex:o?0:void 0,ref:i})}function zk({text:e,line:t,number:n}){let{log:r}=e,o=de(null),s=de(null);ke(()=>{if(!o.current)return;let c=s.current=new ms(
e,o.current);return e.lines.push(c),()=>{e.lines=e.lines.filter(u=>u!==c)}},[e]),ke(()=>s.current?.follow(t.last));let i=t.stopReason?Ge(t.stopReason)[1]:"",l=i&&
(t.stopReason==="step"?"… ":"■ ")+i;return m("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[m("div",{class:"gp\
-line-head",children:[m("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),m(Dk,{line:t}),l?m("span",{children:l}):null]}),m("span",{
class:"gp-line-body",ref:o}),t.untold?m("span",{class:"gp-untold",children:t.untold}):null,m("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&
l?l:null})]})}function Dk({line:{kind:e,score:t}}){if(t===null)return null;let n=Z(t,3);return e==="running"?m("span",{title:a("sum of the log-probabilities so \
far, in nats"),children:a("sum {value}",{value:n})}):m("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Hl={};oe(Hl,{bytesOf:()=>ql});function ql(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Wl=new Set,kf=!1,yf=()=>Wl.forEach(e=>e());function Uk(){kf=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener("change",yf);for(let e of[document.
documentElement,document.body])new MutationObserver(yf).observe(e,{attributeFilter:["class"]})}function _f(e){return kf||Uk(),Wl.add(e),()=>Wl.delete(e)}function vf({paint:e,class:t,label:n}){let r=de(null),o=de([0,0]),s=de(e);s.current=e;let i=()=>{let[c,u]=o.current.map(f=>Math.round(f*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:f=>h.getPropertyValue(f).trim()})};ke(i),_r(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=_f(i);return()=>{c.disconnect(),u()}},[]);let l=n===void 0;return m("canvas",{ref:r,class:t,role:l?void 0:"img","aria-label":n,"aria-hi\
dden":l})}function xf({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:l,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/l,r),row:u((n-i)/c,o)}}var Gk=160,Kk=12,Vk=48;function Xk({log:e}){let t=e.finished?.sound;return m(ee,{children:[t?m(Yk,{sound:t,books:e.lasts.length}):m("p",{class:"gp-note gp-spoke\
n-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),m(Qk,{log:e})]})}var Mf=Ie(Xk,e=>e.speaks&&e.hideFrom===null);
function Yk({sound:e,books:t}){let n=Je(()=>ql(e.samples).buffer,[e]),r=Je(()=>URL.createObjectURL(Jk(n,e.rate)),[n]);_r(()=>()=>URL.revokeObjectURL(r),[r]);let o=Je(
()=>Zk(new DataView(n)),[n]),s={seconds:Z(n.byteLength/2/e.rate,2),count:t};return m(ee,{children:[m("div",{class:"gp-spoken-wave","aria-hidden":"true",children:m(
Ar,{preview:o})}),m("audio",{class:"gp-spoken-sound",controls:!0,src:r}),m("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function Qk({log:e}){let t=e.lasts.
map(ae),n=Math.max(Vk,...t.map(l=>l.length)),r=e.current(),o=({pen:l,width:c,height:u,colour:d})=>{let[h,f]=[c/n,u/Math.max(1,t.length)],p=Math.min(2,h/4);l.fillStyle=
d("--gp-kept"),t.forEach((A,N)=>A.forEach(({given:z,chosen:R},W)=>{z||(l.globalAlpha=.1+.9*Y(R.logprob),l.fillRect(W*h,N*f+1,h-p,f-2))}));let S=t.findIndex(A=>r&&
A.includes(r));!r||S<0||r.given||(l.globalAlpha=1,l.strokeStyle=d("--gp-chosen"),l.lineWidth=2*devicePixelRatio,l.strokeRect(t[S].indexOf(r)*h,S*f+1,h-p,f-2))},
s=l=>{let{column:c,row:u}=xf(l,n,t.length),d=t[u]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return m(ee,{children:[m("div",{class:"gp-spoken-codes",style:{height:`${Kk*t.length}px`},onClick:s,
children:m(vf,{class:"gp-spoken-map",paint:o,label:i})}),m("p",{class:"gp-note gp-spoken-legend",children:i})]})}function Jk(e,t){let n=new DataView(new ArrayBuffer(
44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),
n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,
!0),new Blob([n,e],{type:"audio/wav"})}function Zk(e){let t=e.byteLength/2,n=Array.from({length:Math.min(Gk,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.
length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function Sf(e,t,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};
for(let l of e){let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(l)}return i(null),r}var Tf=e=>e.started?.request.media?.[0];function e0(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&Tf(e)?.kind==="audio")}
function t0(e){let t=e.current();return!t||!e.started?.timestamps?[]:Sf(ae(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function n0({
log:e,changes:t}){let[n,r]=ge("");Ze(t).run&&n&&r("");let o=Tf(e),s=t0(e),i=e.current(),l=({steps:u})=>i!==null&&u.includes(i),c=({steps:u,begin:d,end:h})=>{e.selectStep(
u[0]),!(!("media_file"in e.answers)||!o?.sha256)&&as(e,o.sha256,d,h??o.seconds??d,r)};return m(ee,{children:[o&&s.length>0&&m(s0,{media:o,parts:s,isHere:l}),m("\
ol",{class:"gp-heard-parts",children:s.map((u,d)=>m("li",{children:m("button",{type:"button","aria-current":l(u)||void 0,onClick:()=>c(u),children:[m("span",{children:u.
text}),m("small",{children:r0(u)})]})},d))}),m("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:o0(e)})]})}var Ef=Ie(n0,e0),r0=({
begin:e,end:t})=>t===null?a("from {begin} s on",{begin:Z(e,2)}):a("{begin} to {end} s",{begin:Z(e,2),end:Z(t,2)}),o0=e=>e.started?.request.return_timestamps?a("\
The model wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function s0({media:{preview:e,
seconds:t=0},parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=l=>100*l/t;return m(ee,{children:[m("div",{class:"gp-heard-sound","\
aria-hidden":"true",children:[n.map((l,c)=>{let u=Math.max(0,100-i(l.end??t)),d={left:`${i(l.begin)}%`,right:`${u}%`};return m("i",{class:r(l)?"gp-here":void 0,
style:d},c)}),m(Ar,{preview:o.map(l=>100*l/s)})]}),m("div",{class:"gp-heard-ends","aria-hidden":"true",children:[m("span",{children:a("{seconds} s",{seconds:0})}),
m("span",{children:a("{seconds} s",{seconds:t})})]})]})}var Fl={};oe(Fl,{fillDetectionTable:()=>h0,legendOf:()=>g0,markedItems:()=>p0,scoredOf:()=>Bl,verdictOf:()=>i0,zSum:()=>ys,zWords:()=>tt});var tt=e=>G(e,2).replace("-","−");function i0(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:tt(n),threshold:Number(r.toFixed(2))};if(o&&t&&We(t.z_score)&&
t.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:tt(t.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${Or(r)}`];let i=e.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return We(i)&&i>Bl(e)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:F(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var Bl=({num_tokens_scored:e,tokens:t})=>We(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function a0(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=e,c=t==="green"?u0(e):d0(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":G(o,4);return[...c,[a("z-score"),tt(n),t==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?l0(e):"",{formula:t==="green"?void 0:""}],[a("p-value"),et(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${tt(n)}) = ${et(r)}`,
{}],[a("confidence"),d,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${et(r)} ${d}`:`1 − ${et(r)} = ${d}`,{formula:"1 − p"}],[a("false-positive rate"),et(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${et(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...We(l)?[[a("tokens needed"),F(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",c0(e),{formula:t==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function l0({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=an(t,e,n);return o===null||tt(o)!==tt(r)?"":ys(t,e,n)}function ys(e,t,n){let[r,o,s]=[F(e),F(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${tt(an(e,t,n))}`}function c0({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Lr(t,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:G(t),needed:F(o)})}function u0({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),F(e),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),F(t),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:F(o)}),
"green-list",a("{green} of {scored}",{green:F(t),scored:F(e)}),{formula:"",unit:a("tokens")}],[a("green fraction"),U(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:U(r)}),"green-list",`${F(t)} / ${F(e)} = ${U(n)}`,{formula:a("green / scored"),unit:"%"}]]}function d0(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=Bl(e),l=(s||[]).length,c=i*l===r?j(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:F(i),values:F(r)}):"",u=Math.round(t*r),d=G(u/r,4)===G(t,4)?a("{ones} of {values} are 1",{ones:F(u),values:F(r)}):"";return[
[a("tokens scored"),F(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),F(r),j(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),G(t,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[a("weighted mean"),G(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...We(o)?[[a("posterior"),U(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function h0(e,t){let n=t.map(({report:l})=>new Map(a0(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=he(e.tHead,1,()=>E("tr")),s=he(o,t.length+1,()=>E("th","",null,{scope:"col"}));t.forEach(({name:l},c)=>H(
s[c+1],l)),e.tHead.hidden=t.length<2;let i=he(e.tBodies[0],r.length,()=>{let l=E("tr"),c=E("th","",null,{scope:"row"});return c.append(E("span")),l.append(c),l});
r.forEach((l,c)=>{let u=he(i[c],t.length+1,()=>E("td")),d=n.map(A=>A.get(l)),[,,h,f,,p]=d.find(Boolean),S=d.map((A,N)=>A&&A[4]&&t.length>1?a("{name}: {words}",{
name:t[N].name,words:A[4]}):A&&A[4]);H(u[0].firstChild,l),we(u[0].firstChild,f,()=>Nr(S),{meaning:h,...f0(p)}),n.forEach((A,N)=>H(u[N+1],A.has(l)?A.get(l)[1]:"–"))})}
var f0=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function p0({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:F(l+1),token:X(n),mark:m0(o,i,s)};return l<t?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function m0(e,t,n){if(e===null&&t===null)return a("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Z(t,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var g0=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Lf(e,t){let n=g=>e.querySelector(".gp-"+g),r=new Tr(n("marked-words"),{press:({step:g})=>t.selectStep(g)}),o=n("threshold"),s=3,i=Rr(null),l=0,c=null,u=null;
function d(){i=Rr(t.started),l=(t.started&&t.started.processors||[]).findIndex(M=>M==="WatermarkLogitsProcessor"||M==="SynthIDTextWatermarkLogitsProcessor"),c=new ve(
Eh,(M,C)=>Lh(M,C,i,l)),r.show([]),H(n("mark-about"),ss(i))}let h=()=>c.steps.some(({mark:g})=>g&&g.kind==="synthid");function f(g){let{mark:M,index:C}=g,L=C<i.early,
x=M&&!M.why;return{step:g,token:{...g.chosen,piece:g.piece},mark:x?{green:M.green,g:M.g,counted:!L}:{},words:()=>is({...g,isFirst:L},i)}}function p(g){r.show(c.
steps.map((L,x)=>r.items[x]&&x<g?r.items[x]:f(L)),g);let{unscored:M,early:C}=c.total;fl(n("mark-key"),h()?"synthid":"green",{unscored:M>0,repeated:C>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function S(g){let M=g&&!g.isPrompt?r.tokens[g.index]:null;u&&u!==M&&u.classList.remove("gp-current"),u=
M||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let A=g=>{let M=[];for(let C of c.totals)C[g]!==null&&(!M.length||M.at(-1)[0]<
C.scored)&&M.push([C.scored,C[g]]);return M};function N(){let{z:g,scored:M}=c.total,[C,L,x]=z(g,M);ne(n("finding"),{"data-verdict":C}),H(n("finding-sign"),L),H(
n("finding-words"),x),H(n("finding-more"),g===null?"":`${R()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:et(Er(g))})}`),t.finished&&H(n("mark-told"),`${x}. ${j(M,"{count} token scored.","{count} tokens scored.")}`)}function z(g,M){if(g===null)return["wait","\
…",M?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let C={z:tt(g)};return g>s?["good","◆",t.running?a("A detect\
or finds it so far: z = {z}",C):a("A detector finds it: z = {z}",C)]:["even","◇",t.running?a("A detector does not find it so far: z = {z}",C):a("A detector do\
es not find it: z = {z}",C)]}function R(){let{green:g,scored:M}=c.total;return h()?j(M,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Z(g/M,3)}):j(M,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:F(g),share:U(g/M),ratio:U(i.ratio)})}function W(){let g=A("z"),M=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&M.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let C=[
{name:a("this text"),look:"measured",points:g,tip:M.join(" ")}],L=A("foreseen");if(L.length){let _=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||_.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),C.push({name:a("expected at least"),
look:"expected",points:L,tip:_.join(" ")})}ml(n("z-keys"),C);let x=g.length?Oh(g,c.total,i,s):null;pl(n("z-box"),{curves:C,threshold:s,needed:x,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),H(n("z-needed-words"),x?x.words:""),H(n("threshold-words"),Or(s))}function I(){let{scored:g,green:M,
expected:C,chosen:L,surprisal:x,gained:_,suppressed:y,marks:k,likely:b,entropy:T}=c.total,{started:q,unit:w}=t,P=(V,Q,te)=>Ml(V,F(Q),te),B=V=>P(Z(Ce(V,w),2),L,D(
V/L)),D=V=>re(V,w).replace("-","−"),K=[[a("tokens scored"),F(g),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(g&&!h()){let V=U(M/g),Q=U(C/g);K.push([a("green"),V,a("The share of the scored tokens that got the bias."),"green-list",`${F(M)} / ${F(g)} = ${V}`,{formula:a(
"green / scored"),unit:"%"}]),K.push([a("expected at least"),Q,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",P(Z(C,2),g,Q),{formula:"",unit:"%"}])}if(L){let V={unit:a(
"bits or nats")};K.push([a("surprisal before the watermark"),re(x/L,w),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",B(x),{formula:"−(Σ log p) / n"}]);let[Q,te]=q.effective.do_sample?[T,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[b,a("The likeliest token at each position would have had this.")];if(!t.usesBeams){K.push([a("witho\
ut it"),re(Q/L,w),te,q.effective.do_sample?"entropy":"surprisal",B(Q),{formula:q.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let se=`${re(x/L,w)} − ${re(
Q/L,w)} = ${D((x-Q)/L)}`;K.push([a("log-probability lost"),D((x-Q)/L),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",se,{formula:"",...V}])}K.push([a("raised by"),re(_/L,w),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",B(_),{formula:"(Σ log p′ − log p) / n",...V}])}
if(k){let V=Z(y/k,1);K.push([a("suppressed"),a("{value} of {count}",{value:V,count:F(q.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",P(F(y),k,V),{formula:"",unit:a("tokens")}])}return K}function $(){let g=I(),
M=he(n("mark-figures"),g.length,()=>{let C=E("div"),L=E("dt");return L.append(E("span")),C.append(L,E("dd")),C});g.forEach(([C,L,x,_,y,k],b)=>{let[T,q]=M[b].children;
H(T.firstChild,C),we(T.firstChild,_,()=>y&&pe(y),{meaning:x,...k}),H(q,L)})}Ae(e,{curve:()=>{let{z:g,scored:M,green:C}=c.total;return g===null?"":pe(h()?`z = ${tt(
g)}`:ys(C,M,i.ratio))}});function O(){N(),$(),W()}function v(g){let C=t.lines().length>1?t.lineOf(g):null;return C?`${C.label} · ${ss(i)}`:ss(i)}return o.addEventListener(
"input",()=>{let g=o.valueAsNumber,M=g>=0&&g<=30;if(o.setAttribute("aria-invalid",String(!M)),!M){H(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=g,O()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&W()).observe(n("z-box")),g=>{(g.run||!c)&&d();let M=t.current(),{keep:C}=c.follow(M?t.lastOf(M):
null);e.hidden=!c.total.marks,!e.hidden&&((g.run||g.steps||g.status||g.selection)&&(p(C),H(n("mark-about"),v(M))),S(M),(g.run||g.steps||g.status||g.selection||g.
unit)&&O())}}var b0={drafts:fc,beams:xc,beamtree:Uc,hypotheses:Vc,curve:Nd,branches:bh,canvas:nh,candidates:$h,check:Ih,layers:qh,in_words:Hh,cross_attention:zh,spoken:Mf,word_times:Ef,
logit_lens:Dh,numbers:Jh,processors:rf,quiz:sf,reranked:lf,template:df,token:cf,tokens:wf,watermark:Lf};Ls(()=>Vi(b0));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":Ms,"visualizers/panes/core/tables.ts":Es,"visualizers/panes/core/texts.ts":Os,"visualiz\
ers/panes/core/values.ts":Rs,"visualizers/panes/core/text.ts":Ws,"visualizers/panes/core/dom_patch.ts":Bs,"visualizers/panes/core/sight.ts":Ks,"visualizers/pane\
s/core/feed.ts":Xs,"visualizers/panes/core/reasoning.ts":Qs,"visualizers/panes/core/log.ts":ti,"visualizers/panes/core/document_links.ts":ni,"visualizers/panes/\
core/meanings.ts":ri,"visualizers/panes/core/glossary.ts":si,"visualizers/panes/core/tips.ts":ci,"visualizers/panes/assisted/draft_figures.js":hi,"visualizers/p\
anes/core/alone.ts":Hi,"visualizers/panes/core/run_group.ts":Bi,"visualizers/panes/core/term_links.ts":ji,"visualizers/panes/core/runtime.ts":Xi,"visualizers/pa\
nes/charts/marks.js":Ea,"visualizers/panes/charts/values_list.js":Ra,"visualizers/panes/core/shades.ts":$a,"visualizers/panes/tokens/written_tokens.ts":qa,"visu\
alizers/panes/diffusion/canvas_state.js":Ha,"node_modules/preact/dist/preact.mjs":Ga,"visualizers/panes/widgets/term.tsx":Ka,"node_modules/preact/jsx-runtime/di\
st/jsxRuntime.mjs":Xa,"visualizers/panes/widgets/shade_scale.tsx":Qa,"node_modules/preact/hooks/dist/hooks.mjs":rl,"visualizers/panes/core/component.tsx":ol,"vi\
sualizers/panes/widgets/token_label.tsx":al,"visualizers/panes/charts/plot.js":dl,"visualizers/panes/core/virtual_rows.ts":hl,"visualizers/panes/watermarks/wate\
rmarks.js":gl,"visualizers/panes/core/run_sums.ts":Sl,"visualizers/panes/widgets/card.tsx":Rl,"visualizers/panes/tokens/card.tsx":Al,"visualizers/panes/core/byt\
es.ts":Hl,"visualizers/panes/watermarks/detection_words.js":Fl};})();
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
