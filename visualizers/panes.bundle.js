// Written by .ci/bundle.py from modules with the SHA-256 5fb7525501b4301caeaa24627d0aa583a6bd93790e14719d89d0e8b72a88b024: edit those.
(()=>{var qf=Object.defineProperty;var ne=(e,t)=>{for(var n in t)qf(e,n,{get:t[n],enumerable:!0})};var Bs={};ne(Bs,{fit:()=>ce,sayAttributes:()=>ee,sayClass:()=>Be,sayLabel:()=>kt,sayPercent:()=>xe,showIf:()=>Re,svg:()=>Q});var Ws={};ne(Ws,{INVISIBLE:()=>$t,MARKS:()=>lt,asSentence:()=>pe,askedOf:()=>$s,bytesOf:()=>Rs,bytesWords:()=>As,count:()=>B,decimals:()=>G,fillLabel:()=>Oe,fillText:()=>zn,
fillToken:()=>Cs,filled:()=>_e,fromNats:()=>Ae,inOneLine:()=>an,inParts:()=>Pe,information:()=>oe,labelled:()=>re,leavesBytes:()=>Dn,loadingWords:()=>qs,make:()=>m,
modeName:()=>Gn,named:()=>Gf,numbersOf:()=>Ce,percent:()=>z,probability:()=>X,problemsOf:()=>Is,processorWords:()=>Je,quoted:()=>V,say:()=>q,seconds:()=>ct,stopWords:()=>De,
together:()=>Wr,waitWords:()=>Ns});var vs={};ne(vs,{count:()=>B,fixed:()=>J,isOne:()=>xs,language:()=>jn,listed:()=>_s,notation:()=>ye,plain:()=>at,separators:()=>Bf,significant:()=>Wf});var If=[
"de","fr"];var ys={},zl={};function jn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return If.includes(e)?e:"en"}var Rr=()=>window.GenerationPlaygroundTexts?jn():
"en";function ks(e){if(!ys[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ys[e]={decimal:n("decimal"),group:n(
"group")}}return ys[e]}function ye(e){let t=Rr();if(t==="en")return e;let{decimal:n,group:r}=ks(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var J=(e,t=0)=>ye(e.toFixed(t)),Wf=(e,t)=>ye(e.toPrecision(t)),B=e=>ye(e.toLocaleString("en-US")),at=e=>ye(String(e)),_s=e=>e.join(ks(Rr()).
decimal===","?"; ":", ");function xs(e,t){let n=t?Rr():"en";return zl[n]??=new Intl.PluralRules(n),zl[n].select(e)==="one"}function Bf(){let{decimal:e,group:t}=ks(
Rr());return e+t}var Ts={};ne(Ts,{FIGURES:()=>Ss,MODES:()=>Nr,PROCESSORS:()=>qr,ROW_FIELDS:()=>Ms,SCORES:()=>Hf,STOPS:()=>$r});var Nr={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},$r={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
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
verage."},qr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Hf={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Ms={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ls={};ne(Ls,{isSaid:()=>Ff,language:()=>jn,t:()=>l,tn:()=>F,translateTemplate:()=>Ir,withTexts:()=>Es});function l(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?ye(e.number):"one"in e?F(e.count,e.one,e.said,e.values):l(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?at(
i):i&&typeof i=="object"?l(i):String(i??"")}):r}function F(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?xs(e,o):e===1;return l(
s?t:n,{count:B(e),...r})}var Ff=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),jf=["aria-label",
"title","placeholder","data-tip","label"];function Ir(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],a=s&&t[s.replace(/\s+/g," ")];a&&(r.nodeValue=o+a+i)}for(let r of[
e,...e.querySelectorAll("*")])for(let o of jf){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function Es(e){let n=window.GenerationPlaygroundCatalogues?.[jn()];
if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(e)}var Os={};ne(Os,{finite:()=>ue,isFromElsewhere:()=>Le,isKnown:()=>We,keptOf:()=>ze,medianOf:()=>zf});var We=e=>typeof e=="number"&&Number.isFinite(e),ue=e=>e==null||
Math.abs(e)>1e30?null:e,zf=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},Le=({distribution:e})=>e.vocab===null,ze=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var lt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},$t=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function m(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function zn(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll($t)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=lt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let a=lt[s]?s:"";e.append(m("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(m("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Cs(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=m("span","gp-ink");zn(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(m("span","gp-space","",{"data-mark":lt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Ps=/(\\x[0-9a-f]{2})+$/i,Rs=e=>(e.match(Ps)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Dn=({piece:e,text:t})=>e!==null&&(e===""||Ps.test(t)&&e===t.replace(Ps,""));function Oe(e,t){e.replaceChildren(),zn(e,t),t||e.append(m("span","gp-mark",l("(empt\
y)")))}function re(e,t){let n=m("bdi",t);return Oe(n,e),n}function q(e,t){e.textContent!==t&&(e.textContent=t)}var Df=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Wr(e){let t=document.createDocumentFragment();return e.split(Df).forEach((n,r)=>t.append(r%2?m("span","gp-together",n):n)),t}var an=e=>e.replace($t,t=>t===
" "?" ":lt[t]||"�"),pe=e=>e?`${e}.`:"",Pe=e=>e.filter(Boolean).join(l("{before}; {part}").split(/\{\w+\}/)[1]),V=e=>l("“{text}”",{text:an(e)});function Ns(e){
return e>90?l("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):l("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var _e=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function z(e){let t=e*100;return t===0?ye("0%"):t<.01?ye("<0.01%"):t<1?ye(t.toFixed(2)+"%"):
t>99.95&&t<100?ye(">99.9%"):ye(t.toFixed(1).replace(".0","")+"%")}var X=e=>e==null?0:Math.exp(e),$s=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Ae=(e,t)=>t==="bits"?e/Math.LN2:e;function oe(e,t){return e===null||!Number.isFinite(e)?l("infinite"):J(Ae(e,t),2)+" "+l(t)}function qs({model:e,phase:t,done:n,
total:r}){if(t==="gpu")return l("waiting for the shared GPU …");if(t==="asking")return l("asking the Hub for {model} …",{model:e});let o=z((n??0)/(r||1));return t===
"download"?l("downloading {model}: {done} of {total} …",{model:e,done:As(n),total:As(r)}):t==="converting"?r?l("converting {model}: {share} …",{model:e,share:o}):
l("reading the file of {model} to convert it …",{model:e}):r?l("loading {model}: {share} …",{model:e,share:o}):l("loading {model} …",{model:e})}function As(e){
return We(e)?e>=1e9?l("{size} GB",{size:J(e/1e9,e<1e10?2:1)}):e>=1e6?l("{size} MB",{size:J(e/1e6,e<1e8?1:0)}):l("{size} kB",{size:J(e/1e3,0)}):"–"}function ct(e){
return e<1?Math.round(e*1e3)+" ms":J(e,e<10?2:1)+" s"}var G=(e,t=3)=>e==null?"–":J(e,t);function Ce(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:X(t.logprob),rawProbability:X(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Gf=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Gn=e=>Object.hasOwn(Nr,e)?l(Nr[e]):e.replaceAll("_"," ");function Is({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:l(o.message),
fix:l(o.fix)}));return r.some(o=>o.message===l(e))?r:[{knob:"",message:l(e),fix:l(t)},...r]}var De=e=>Object.hasOwn($r,e)?$r[e].map(t=>l(t)):[e,e];function Je(e){
if(!Object.hasOwn(qr,e))return[e,l("is your own logits processor"),[]];let[t,n,r]=qr[e];return[l(t),l(n),r]}var Q=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function ce(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Dl=new WeakMap;function kt(e,t,{plain:n=!1}={}){let r=String(n)+
t;Dl.get(e)!==r&&(Dl.set(e,r),n?e.textContent=t:Oe(e,t))}function Be(e,t){e.className!==t&&(e.className=t)}function xe(e,t,n){let r=`${(n*100).toFixed(2)}%`,o=Gl.
get(e)||{};o[t]!==r&&(e.style[t]=r,Gl.set(e,{...o,[t]:r}))}var Gl=new WeakMap;function ee(e,t){let n=Ul.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.
setAttribute(r,String(n[r]=o));Ul.set(e,n)}var Ul=new WeakMap;function Re(e,t){e.hidden===t&&(e.hidden=!t)}var ei={};ne(ei,{Along:()=>ke,RunLog:()=>_t,groupLetter:()=>Ne,pathChange:()=>Gr,pathOf:()=>ae,penalised:()=>Qe,unseenAfter:()=>Qs,unseenNode:()=>Js});var Vs={};ne(Vs,{Feed:()=>qt,everyChange:()=>ln});var Us={};ne(Us,{isFar:()=>Ds,isOpen:()=>js,onceNear:()=>Gs,onceShown:()=>zs});var Vl=e=>e.closest(".tabitem, .drawer")||document.body;function js(e){return e.checkVisibility()||
e.hidden&&Vl(e).checkVisibility()}var Hr=new WeakMap,Hs;function zs(e,t){Hs??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Uf).forEach(i=>i()));let n=Vl(e),r=n.checkVisibility()?e:n,o=Hr.get(r)??new Set;Hr.set(r,o.add(t)),Hs.observe(r)}function Uf(e){Hs.unobserve(e);let t=[...Hr.get(
e)||[]];return Hr.delete(e),t}var Br=new WeakMap,Fs=new WeakMap,Kl;function Ds(e){return Br.has(e)||(Kl??=new IntersectionObserver(Kf,{rootMargin:"50%"}),Br.set(
e,!1),Kl.observe(e)),!!Br.get(e)&&!e.hidden}function Gs(e,t){Fs.set(e,t)}function Kf(e){for(let{target:t,isIntersecting:n}of e){Br.set(t,!n);let r=n&&Fs.get(t);
r&&(Fs.delete(t),r())}}var qt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,r=!1){
let o={element:t,update:n,whenOpen:r,missed:ln(this.kinds),opened:()=>Ks([o])};this.subscribers.add(o),Ks([o])}changed(t){Fr.size||requestAnimationFrame(Vf),Fr.
add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Yf(n.missed,t):this.subscribers.
delete(n);return[...this.subscribers]}},Fr=new Set;function Vf(){let e=[...Fr];Fr=new Set,Ks(e.flatMap(t=>t.takeChanges()),!0)}function Ks(e,t=!1){let n=e.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!js(s))),o=new Set(n.filter(s=>t&&Xf(s.missed)&&!r.has(s)&&Ds(s.element)));for(let{
element:s,opened:i}of r)zs(s,i);for(let{element:s,opened:i}of o)Gs(s,i);for(let s of e){let{missed:i,update:a}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{a(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Xf=e=>!!e.steps&&Object.keys(e).every(t=>t==="steps"||
t==="entries"),ln=e=>Object.fromEntries(e.map(t=>[t,!0]));function Yf(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set([...e.entries,...t.
entries])),n}var Ys={};ne(Ys,{noReading:()=>jr,readOn:()=>zr,spansOf:()=>Xs});var jr=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function zr(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:a}=e,c=[...e.tail,[s,t]];for(;;){let u=i===null?r:o,d=c.map(([,f])=>f).join("").indexOf(u);if(d<0)break;let h=Zf(c,d);i===null?i=s+
1:(a=[...a,{start:i,stop:Math.max(i,h),end:s+1}],i=null),c=Jf(c,d+u.length)}return n&&i!==null&&i<=s&&(a=[...a,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Qf(c,(i===null?r:o).length-1),spans:a}}function Xs(e,t){if(!t)return[];let n=jr(t);for(let{chosen:i,piece:a}of e)n=zr(n,i.text,a===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Zf(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Jf(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Qf(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var ep=20,_t=class extends qt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(t);return this.coming.push(t),this.
showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:l("The connection to this run was lost."),fix:l("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(t){
if(!tp(t.type))throw new Error("unknown event "+t.type);Yl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.firstElapsed??=t.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){
if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){this.hideFrom!==t&&(this.hideFrom=t,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>ip(n,r,this.prompts.length));
let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?l("codebook {number}",{number:r+1}):this.lasts.length>
1?l("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.lines();return t.length?t[0].last:null}lineOf(t){return t.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){
return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==void 0?ae(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.
seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(t,n,r){
this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ae(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Xs(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:d,stop:h})=>d<=u&&u<h)),a=({distribution:u,chosen:{raw_logprob:d}})=>u.entropy_before??-(d??-1/0),c=t&&o.find(u=>u.chosen.
text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,d)=>a(d)>a(u)?d:u),!0)}walk(t){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ae(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){
this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
ep&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||null}startedLine(){let t=this.text.indexOf(
'{"type":"Started"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return ae(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(ae(r.last).forEach((o,s)=>{let i=Ge("Candidate",n[s]||[]),
a=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!a.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=
t&&{...t,tokens:Ge("Token",t.tokens)},this.changed("written")}setUnit(t){this.unit=t,this.changed("unit")}},Yl={Queued(e,t){e.queued=t,e.loading=null,e.changed(
"status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();
let n=Ge("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Ge("Token",t.decoder_tokens??[])},e.fed.started=!0,e.
changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=Xl(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??
null,n.draft=np(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.
sequence]??=rp(),r={...t,distributions:t.distributions.map(Zl)};r.given&&(n.given+=1);let o=Ge("BeamCandidate",r.candidates).map(i=>op(i,r,n));for(let{beam:i}of o)
i.progress&&e.texts.set(i.token_id,i.text);sp(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,a)=>Zs(i)-Zs(a)),n.byNumber=new Map(n.running.map(i=>[
Zs(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),
n.finished.sort((i,a)=>(a.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.
pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n=
{...Xl(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Ge("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=
n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Ge(
"DraftToken",t.drafted)}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},
n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>cp(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){
(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},tp=e=>Object.hasOwn(Yl,e);function Dr(e,t){let n=Ms[e],r={};for(let o=0;o<
n.length;o++)r[n[o]]=t[o];return r}function Ge(e,t){return t.map(n=>Dr(e,n))}function Zl(e){return{...e,candidates:Ge("Candidate",e.candidates),stages:Ge("Stage",
e.stages??[])}}function Xl(e){let{chosen:t,distribution:n,watched:r,mark:o,reranked:s,...i}=e,a={...i,chosen:Dr("Candidate",t),distribution:Zl(n),watched:Ge("Ca\
ndidate",r??[]),mark:o?Dr("Mark",o):null,before:null,draft:null};return s&&(a.reranked=Ge("Reranked",s)),a}function np(e,t){let n=t.at(-1);if(!n||e.index<n.start)
return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}
function rp(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Zs=({beam:e})=>e.beam??0;function op({
mark:e,...t},n,r){let o=e?Dr("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],a=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.
sequence,before:r.byNumber.get(s.parent)||null,chosen:a||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.
elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var Qe=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Js(e,t,n,r,o){
e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let a=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:u,raw_logprob:d,logprob:h}=o,
f=(a?.beam.score??0)+(h??-1/0),p=a?a.beam.group:null,y={token_id:c,text:u,piece:null,parent:n,raw_logprob:d,logprob:h,score:f,status:"unseen",beam:null,final_score:null,
group:p},{sequence:M,seconds:O,elapsed:H}=e.steps[t][0];i={index:t,sequence:M,before:a,chosen:o,piece:null,distribution:r,seconds:O,elapsed:H,draft:null,given:!1,
length:e.steps[t][0].length,beam:y,rank:null},e.unseen.set(s,i)}return i}function Qs(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(
`${t} ${o} ${r}`)||null}function sp(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,
t.set(n.beam.group,n.rank)}function ip(e,t,n){let r=s=>n>1?l("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,a,c)=>({kind:s,label:r(i),last:a,score:c,
stopReason:null});return[...e.running.map(s=>o("running",ap(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",lp(s,i+1),s,s.beam.final_score))]}function ap({
beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?l("beam {number}, group {group}",{number:r,group:Ne(t)}):r===1&&!n?l("best beam"):l("beam {numb\
er}",{number:r})}function lp({beam:{group:e}},t){return e!=null?l("ended {number}, group {group}",{number:t,group:Ne(e)}):l("ended {number}",{number:t})}var Ne=e=>e<
26?String.fromCharCode(65+e):String(e+1);function cp(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.
floor(n/r)],s=null;return t.token_ids.forEach((i,a)=>{let c=t.beams?.[a];s=(o[a]||[]).find(u=>u.beam.parent===c&&u.beam.token_id===i)||s}),{kind:"returned",label:l(
"output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function ae(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function Gr(e,t){
let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var ke=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){
return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=Gr(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(
o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var li={};ne(li,{explain:()=>ai,runsOfTerms:()=>$e,tipLater:()=>ve,tipOfTerm:()=>ge});var ti={};ne(ti,{documentLinks:()=>Un});var up={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},dp=Object.fromEntries(Object.entries(up).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Un(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?dp[e]||`glossary#${e}`:"";return[m("a","gp-link",l("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var oi={};ne(oi,{addressOf:()=>Kn,askedTerm:()=>Ur,followTermLink:()=>Vn,formulaLines:()=>Kr,openGlossary:()=>dt});var ni={};ne(ni,{TERMS:()=>cn,termOf:()=>It});var Jl={token:()=>({name:l("token"),meaning:l("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:l("vocabulary"),meaning:l("All the tokens that a model knows.")}),prompt:()=>({name:l("prompt"),meaning:l("The text that the model is given, and continues.")}),
step:()=>({name:l("step"),meaning:l("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:l("length"),meaning:l(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:l("tokens")}),ending:()=>({name:l("end of a text"),meaning:l("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:l("\
sample"),meaning:l("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:l("logit"),meaning:l("The model’s raw score for a token. Only the differences between the logits of a step m\
atter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:l("probability"),meaning:l("How likely a token is to come next, among all of the vocabulary\
."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:l("distribution"),meaning:l("The probabilities of all tokens of the vocabulary at one \
step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:l("log-probability"),meaning:l("The natural logarithm of a probability: 0 is certain, and each to\
ken adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:l("mean log-probability"),meaning:l("The logarithm of a token’s\
 probability, on average."),formula:"(Σ log p) / n",unit:l("bits or nats")}),"cumulative-logprob":()=>({name:l("cumulative log-probability"),meaning:l("The log\
arithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:l("bits or nats")}),surprisal:()=>({name:l("surprisal"),meaning:l(
"How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:l("bits or nats")}),bits:()=>({
name:l("bits and nats"),meaning:l("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({
name:l("entropy"),meaning:l("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:l("bits or nats")}),"logit-lens":()=>({name:l(
"logit lens"),meaning:l("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.")}),"cross-attenti\
on":()=>({name:l("cross-attention"),meaning:l("How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head o\
f each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({name:l("perplexity"),meaning:l(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),
rank:()=>({name:l("rank"),meaning:l("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:l("greedy"),meaning:l("T\
akes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:l("sampling"),meaning:l("Draws each token at random, with the probabilitie\
s that the processors left.")}),seed:()=>({name:l("seed"),meaning:l("The number from which all draws of a run follow: the same seed and settings give the same t\
ext again.")}),processor:()=>({name:l("logits processor"),meaning:l("A rule that changes the scores of a step before a token is chosen: it removes tokens or mak\
es some likelier.")}),temperature:()=>({name:l("temperature"),meaning:l("What the logits are divided by: below 1 likely tokens become likelier, above 1 all beco\
me more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:l("top-k"),meaning:l("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({
name:l("top-p"),meaning:l("Keeps the likeliest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({
name:l("min-p"),meaning:l("Keeps the tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({
name:l("repetition penalty"),meaning:l("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"log\
it / θ, logit · θ"}),kept:()=>({name:l("mean tokens kept"),meaning:l("How many tokens could be chosen, on average: all of the vocabulary before the processor\
s."),formula:"(Σ kept) / n",unit:l("tokens")}),"distinct-n":()=>({name:l("distinct-n"),meaning:l("The number of different n-grams (runs of n tokens) over the n\
umber of all of them: 1 means that none occurs twice."),formula:l("different / all")}),repetition:()=>({name:l("repetition"),meaning:l("The share of tokens that\
 occur among the 128 tokens before them."),formula:l("repeated / all"),unit:"%"}),"self-bleu":()=>({name:l("Self-BLEU"),meaning:l("How alike several texts are: \
the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({name:l("words in common"),meaning:l("The share of \
the words of two texts that both have in the same order."),formula:l("2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:l("beam"),meaning:l(
"One of the texts that beam search continues at the same time; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:l(
"pruned"),meaning:l("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({name:l("hypothesis"),meaning:l("A text of a\
 beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:l("sequence score"),meaning:l("The number by w\
hich finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"\
length-penalty":()=>({name:l("length penalty"),meaning:l("The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer\
 texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:l("diversity penalty"),meaning:l("In diverse beam search: what a token loses fo\
r each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:l("constraint"),meaning:l("What a text \
must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-p\
enalty":()=>({name:l("degeneration penalty"),meaning:l("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so\
 far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:l("draft"),meaning:l("Tokens that something cheap proposes, and that the target model jud\
ges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:l("target model"),meaning:l("The model whose text is written: it judges the drafts.")}),
bonus:()=>({name:l("bonus"),meaning:l("The target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:l(
"correction"),meaning:l("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:l("acceptance rate"),meaning:l("T\
he share of drafted tokens that the target kept."),formula:l("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:l("acceptance length"),meaning:l("T\
he tokens that a round with a draft writes on average, including the target’s own."),formula:l("1 + accepted / rounds"),unit:l("tokens")}),"expected-acceptanc\
e":()=>({name:l("expected acceptance rate"),meaning:l("The probability with which speculative sampling keeps a drafted token, over all tokens that could have be\
en drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:l("forward passes saved"),meaning:l("The tokens that a run wrote beyond one for \
each forward pass of the target model."),formula:l("tokens − rounds")}),"draft-cost":()=>({name:l("cost of a draft"),meaning:l("What drafting one token, or ve\
rifying a draft, takes, in units of the time for one token without drafts."),formula:l("its time / time per token without drafts")}),"speed-up":()=>({name:l("sp\
eed-up"),meaning:l("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafti\
ng one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:l("residual distribution"),meaning:l("What the target gives beyond t\
he draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:l("interval"),meaning:l(
"Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.")}),
watermark:()=>({name:l("watermark"),meaning:l("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:l(
"green list"),meaning:l("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({
name:l("g-value"),meaning:l("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:l("z-score"),meaning:l(
"How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:l(
"threshold"),meaning:l("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:l("p-value"),meaning:l("The probability of a \
result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:l("false-positi\
ve rate"),meaning:l("The share of texts without the watermark that pass the threshold."),formula:l("passed / texts without it"),unit:"%"}),"detection-rate":()=>({
name:l("detection rate"),meaning:l("The share of texts with the watermark that pass the threshold."),formula:l("found / texts with it"),unit:"%"}),auc:()=>({name:"\
AUC",meaning:l("The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:l(
"KL divergence"),meaning:l("How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"\
Σ p · log₂(p / q)",unit:l("bits or nats")}),"total-variation":()=>({name:l("total variation distance"),meaning:l("The probability that has to be moved to ma\
ke one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:l("Jensen-Shannon divergence"),meaning:l("The mean KL divergence of two \
distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:l("bits or nats")}),
"answer-share":()=>({name:l("share among answers"),meaning:l("How probable one of the named answers is, if it must be one of these: the softmax of their log-pro\
babilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:l("same top token"),meaning:l("How often the same token is the likeliest \
for both models: there greedy decoding would continue in the same way."),formula:l("same / all places"),unit:"%"}),speed:()=>({name:l("tokens per second"),meaning:l(
"The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:l("time to first token"),meaning:l(
"From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:l("time"),meaning:l("The time between two eve\
nts of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:l("padding"),meaning:l("Tokens that fill shorter\
 prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:l("continuo\
us batching"),meaning:l("Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({
name:l("prefill"),meaning:l("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the \
first new token."),unit:l("tokens")}),decode:()=>({name:l("decode"),meaning:l("A step of a request that reads its last token and writes the next one."),unit:l("\
tokens")}),block:()=>({name:l("cache block"),meaning:l("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as i\
ts text grows, and gives them back at its end."),formula:l("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:l("prefix sharing"),meaning:l(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:l("tokens")}),"token-budget":()=>({name:l("token budget"),meaning:l("How many tokens a step may read at most, prefill and decode together."),
unit:l("tokens")}),queue:()=>({name:l("queue"),meaning:l("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:l(
"requests")}),starved:()=>({name:l("starved"),meaning:l("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:l("preempted"),meaning:l("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:l("time between tokens"),meaning:l("From one token of a request to its next one: what a person who reads along waits for."),unit:l("steps, s")}),
latency:()=>({name:l("latency"),meaning:l("From the arrival of a request to its last token."),formula:l("end − arrival"),unit:l("steps, s")}),percentile:()=>({
name:l("p50 and p95"),meaning:l("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:l("memory of a model"),meaning:l(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:l("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:l("parameters"),meaning:l("The numbers that a model has learned: its weights.")}),precision:()=>({name:l("precision"),meaning:l("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:l("bits of each weight")}),context:()=>({name:l("context"),meaning:l("How \
many tokens a model can read and write together."),unit:l("tokens")}),canvas:()=>({name:l("canvas"),meaning:l("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},cn=Object.keys(Jl),It=e=>Jl[e]();var ri="#glossary",ut=null,Kn=e=>`${ri}=${e}`;function Ur(){let[e,t=""]=location.hash.split("=");return e!==ri?null:cn.includes(t)?t:""}function Ql(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Kr=({formula:e,unit:t})=>[...e?[m("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[m("p","gp-term-unit",l("Unit: {unit}",{unit:t}))]:[]];function hp(){let e=m("dialog","gp-glossary",null,{"aria-label":l("Glossary")}),t=m("button","gp-\
button",l("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=m("header","gp-head");n.append(m("h3","gp-title",l("Glossary")),...Un(),t);let r=m(
"div");for(let o of cn){let s=It(o),i=m("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),a=m("h4");a.append(m("a","gp-term-link",s.name,{href:Kn(
o),title:l("Link to this term")})),i.append(a,m("p","",s.meaning),...Kr(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Ur()!==null&&Ql("")),e}function dt(e,t){ut??=hp(),ut.parentNode!==e&&(ut.open&&ut.close(),e.append(ut)),ut.open||ut.showModal();for(let r of ut.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ut.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Ql(t?Kn(t):ri)}function Vn(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
dt(t,n.getAttribute("href")?.split("=")[1]))}var tc=new WeakMap,ii=new WeakMap;function ve(e,t){tc.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function ge(e,t,n,r={}){ii.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function $e(e,t){for(let n of e.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(t,r)&&ii.set(n,{...nc(n),run:t[r]})}}function nc({dataset:{term:e,tip:t,formula:n,unit:r}}){return{
id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var si=e=>e&&ii.get(e)||(e?.dataset.term?nc(e):null),fp={run:e=>l("In this run\
: {words}",{words:e}),runs:e=>l("In these runs: {words}",{words:e}),text:e=>l("In this text: {words}",{words:e}),model:e=>l("In this model: {words}",{words:e})},
pp=e=>e.replaceAll("−(","−⁠(");function mp({id:e,run:t,meaning:n,...r},o,s){let i={...It(e),...r},a=t(),c=m("button","gp-link",l("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>dt(o,e));let u=m("p","gp-in-run");return u.append(Wr(fp[s](pp(a)))),[m("p","",n||i.meaning),...Kr(i),...a?
[u]:[],c,...Un(e).map(d=>(d.tabIndex=-1,d))]}function ec(e,t,n){let r=si(e);return r?mp(r,t,n):[Wr(tc.get(e)?.()??e.dataset.tip??"")]}function ai(e,t="run"){let n=null,
r=null,o=()=>m("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){if(!(d instanceof Element)||n?.contains(
d))return;let h=d.closest("[data-tip]");h!==r&&(r&&r.removeAttribute("aria-describedby"),r=h,n??=o(),n.hidden=!h,h&&(n.classList.toggle("gp-term",!!si(h)),n.replaceChildren(
...ec(h,e,t)),h.setAttribute("aria-describedby",n.id),i(n,h)))}function i(d,h){let f=h.closest("[data-holds-tips]")||e;d.parentNode!==f&&f.append(d);let[p,y]=[f.
getBoundingClientRect(),h.getBoundingClientRect()],M=Math.min(y.left-p.left,p.width-d.offsetWidth-8);d.style.left=`${Math.max(8,M)+f.scrollLeft}px`;let[O,H]=f===
e?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],A=y.bottom+5+d.offsetHeight>H&&y.top-5-d.offsetHeight>=O;d.classList.toggle("gp-above",A),d.
style.top=`${(A?y.top-5-d.offsetHeight:y.bottom+5)-p.top+f.scrollTop}px`}let a=()=>s({target:e});function c(){if(!r||!n)return;if(!e.contains(r)||!r.getClientRects().
length){a();return}let d=ec(r,e,t);d.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...d),i(n,r))}let u=()=>si(r);return e.
addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&u())&&a()),e.addEventListener("focusin",s),e.addEventListener(
"focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&a()),e.addEventListener("click",d=>Vn(d,e)),e.addEventListener("keydown",d=>{if(d.key==="E\
scape"&&a(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let h=u();h&&(d.preventDefault(),dt(e,h.id))}),c}var rc=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),et=e=>e.
num_accepted+(e.follow==="correction"?1:0),ci=e=>e.num_accepted+(e.next_token_id===null?0:1);function gp(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
ci(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!n.length)return e;e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=et(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=et(t)||(o.overlap??
null)===null)&&(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);return e.kept[r]+=1,e}function bp(e){let{spec_steps:t,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:a}=e,c=(u,d)=>d?u/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(a[1],a[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var un=class{constructor(){this.rounds=[],this.tally=rc()}read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=rc());for(let r=this.tally.rounds;r<
t.length;r++)gp(this.tally,t[r]);return this.rounds=t,bp(this.tally)}};var di={};ne(di,{denominatorOf:()=>ht,draftFigures:()=>ui,tipOfFigure:()=>oc});var wp={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:l("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function oc(e,t,n,r){let[o,s]=wp[t]();ge(e,o,()=>yp(t,n,r),{meaning:l(Ss[t]),...s})}function yp(e,t,n){let r=ht(e,n);if(e.
startsWith("num_"))return l("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return l("{denominator} = {value}.",{denominator:r,value:t});
let o=F(n.num_tokens,"{count} token","{count} tokens");return F(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function ht(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=F(t.num_rounds,"{count} round","{c\
ount} rounds"),a=F(t.num_tokens,"{count} token","{count} tokens");switch(e){case"num_draft_tokens":return F(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return l("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return l("{accepted} of\
 {drafted} drafted",{accepted:B(r),drafted:B(n)});case"judged_acceptance_rate":return l("{accepted} of {judged} judged",{accepted:B(r),judged:B(s)});case"mean_a\
cceptance_length":return F(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(r)});case"expected_acceptance_rate":return F(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return F(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:a});default:return""}}function ui(e){let t=e.querySelector(".gp-draft-figures"),n=e.querySelector(".gp-kept-chart"),r=e.querySelector(".gp-place-c\
hart"),o=y=>y===null?"–":z(y),s=y=>F(y,"{count} token","{count} tokens");function i(y,M){let O=M.samples&&y.expected_acceptance_rate!==null,H=W=>[W,B(y[W]),ht(
W,y)],A=W=>[W,o(y[W]),ht(W,y),y[W]],N="mean_acceptance_length";return[H("num_draft_tokens"),H("num_accepted_draft_tokens"),A("draft_acceptance_rate"),[N,G(y[N],
2),ht(N,y)],A("judged_acceptance_rate"),...O?[A("expected_acceptance_rate")]:[],H("passes_saved")]}function a(){let y=m("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),M=m("dd","gp-rate",null,{"aria-hidden":"true"});return M.append(m("i")),y.append(m("dt"),m("dd"),m("dd","gp-note"),M),y}function c(y,M){let O=i(
y,M),H=ce(t,O.length,a);O.forEach(([A,N,W,I=null],C)=>{let[E,w,g,L]=H[C].children;E.textContent!==A&&E.replaceChildren(...A.split(/(?<=_)/).flatMap(k=>[k,m("wbr")])),
q(w,N),q(g,W),L.hidden=I===null,xe(L.firstChild,"width",I??0),oc(H[C],A,N,y),H[C].dataset.name=A})}function u(){let y=m("span","gp-chart-column"),M=m("span","gp\
-chart-track");return M.append(m("i","gp-chart-whole"),m("i","gp-chart-part")),y.append(m("span","gp-chart-top"),M,m("span","gp-chart-label")),y}function d(y,M,O){
let H=Math.max(1,...M.map(([N,W])=>W??N)),A=ce(y,M.length,u);M.forEach(([N,W,I,C,E],w)=>{let[g,L,k]=A[w].children;q(g,C),xe(L.children[0],"height",(W??0)/H),xe(
L.children[1],"height",N/H),q(k,I),ve(A[w],()=>E)}),ee(y,{"aria-label":`${O}: ${Pe(M.map(([,,,,N])=>N))}`})}function h(y){let M=y.num_spec_steps;d(n,y.acceptance_histogram.
map((O,H)=>[O,null,String(H),O?B(O):"",F(M,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
O),tokens:s(H)})]),"acceptance_histogram"),d(r,y.drafted_by_position.map((O,H)=>{let A=y.accepted_by_position[H];return[A,O,String(H+1),`${Math.round(100*A/O)}%`,
F(O,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:H+1,accepted:B(
A),share:z(A/O)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=y=>y.join(", ");return $e(e,{kept:()=>f?F(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?l("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(y,M)=>{f=y,c(y,M),h(y)}}var ft={get accepted(){return["✓",l("accepted draft"),l("Drafted, and kept by the target model.")]},get correction(){return["→",l("correction"),l("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",l("bonus"),l("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",l("target only"),l("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},sc=Object.fromEntries(Object.keys(ft).map(e=>[e,0])),ic=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Wt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e&&e.effective||{};return{samples:!!t,weight:n??null}}function hi({target_logprob:e,draft_logprob:t},{weight:n}){let r=X(
e)/((t??null)===null?1:X(t));return Math.min(1,n===null?r:1-n+n*r)}var ac=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${G(1-e,2)} + ${G(e,2)} · p / q)`;function lc(e,t){
if(e.samples)return t?l("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:ac(e)}):l("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return l("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[G(e.weight,2),G(1-e.weight,2)];return l("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function fi(e,t){return t<e.num_accepted?"accepted":t<et(e)?"rejected":"unjudged"}function Xn(e,t,n){let r=e.drafted[t],o=fi(e,t),s=(r.
draft_logprob??null)!==null,[i,a]=[z(X(r.target_logprob)),z(X(r.draft_logprob))],c=s?[l("The draft model gave it {q}.",{q:a})]:[];if(o==="unjudged")return[e.follow===
"correction"?l("Never judged: it follows the rejection."):l("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let h=n.weight!==null&&s;return[u?kp(h):_p(h,V(e.next_text)),l("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?l("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):l("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:V(e.next_text),p:i});let d=(r.overlap??null)===null?[]:[l("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:z(r.overlap)})];return[u?l("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:a}):l("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:a}),xp(hi(r,n),ac(n),u),...d].join(" ")}var kp=e=>l(e?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),_p=(e,t)=>l(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function xp(e,t,n){if(e>=1)return l("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:t});let r={formula:t,chance:z(e)};return n?l("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):l("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function pi(e,t){let[,n,r]=ft[e.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${l("The target drew \
it.")}`;let i=`${o} ${l("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||t.weight!==null?i:`${i} ${l("That sums to {share} here, and is scaled up to 1 for the draw.",{share:z(1-s.overlap)})}`}function cc({draft:{origin:e,place:t,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(ft,e))return[];let{length:i}=n.drafted,a={round:n.index+1,place:t+1},c=i?[F(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",a)]:[];if(e==="accepted")return[...c,Xn(n,t,s)];let u=e==="correction"&&r?[l("Drafted here\
 was {token}. {fate}",{token:V(r.text),fate:Xn(n,t,s)})]:[],d=pi(n,s),h=s.samples&&e!=="correction"&&o.logprob!==null?[l("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:z(X(o.logprob))})]:[],f=i-et(n),p=e==="correction"&&f?[F(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[d,...h].join(" "),...p]}function uc({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:V(e.drafted[t].
text),chosen:V(n),round:e.index+1,place:t+1},i=o-et(e);return[F(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Xn(e,t,r),l("{chosen} takes its place.",s),...i?[F(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function dc({draft:e}){if(!e||!Object.hasOwn(ft,e.origin))return[];let{origin:t,instead:n,round:{
index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.place],a={place:e.place+1,size:o.length,round:s};return(i??null)===null?[l("accepted dra\
ft: token {place} of {size} in round {round}",a)]:[l("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...a,q:z(X(i))})]}
return t==="correction"?n?[l("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:s})]:[l("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:t==="target"?[l("target only: nothing was drafted in round {round}",{round:s})]:[F(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var tt=e=>e<
.01?`${J(e*1e3,1)} ms`:ct(e);function hc(e,t,n){let r=[],o=Wt(null),s={row:null,card:null,selected:null},i=null,a=!0,c=0,u=new WeakMap,d=new WeakMap,h=new IntersectionObserver(x=>{for(let{isIntersecting:v,
target:T}of x)v&&O(u.get(T));f()&&(e.scrollTop=e.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>a&&!t.selected&&t.running;function p(x,v){let T=r.length<=x.length&&
(!r.length||r[0].round===x[0])&&o.samples===v.samples;o=v,T||y();for(let R of x.slice(r.length))M(R)}function y(){h.disconnect(),e.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,a=!0,c=0}function M(x){let v=m("li","gp-round"),T={round:x,item:v,cards:null};u.set(v,T),r.push(T),e.append(v),h.observe(v)}function O(x){
if(!x||x.cards)return;h.unobserve(x.item);let{round:v,item:T}=x,R=et(v);x.cards=[];let j=m("div","gp-cards");for(let _=0;_<R;_++)j.append(N(x,_));v.next_token_id!==
null&&j.append(W(x)),R<v.drafted.length&&j.append(C(v,R)),v.follow==="none"&&j.append(m("span","gp-note gp-ended","■ "+l("the text ended inside its draft"))),
T.append(H(v),j),T.classList.add("gp-filled"),i||L(x.cards[0])}function H(x){let v=m("div","gp-round-head"),{num_accepted:T,drafted:{length:R}}=x,j=R?l("{accept\
ed} of {drafted} kept",{accepted:T,drafted:R}):l("no draft"),_=[l("draft {time}",{time:tt(x.draft_seconds)}),l("verify {time}",{time:tt(x.verify_seconds)})];v.append(
m("b","",l("Round {number}",{number:x.index+1})),m("span","",j));for(let $ of _)v.append(m("span","gp-round-time",$));return v}function A(x,v,T,R,j,_,$){let D=l(
"Round {number}, {which}, {token}: {why}",{number:x.round.index+1,which:_,token:V(j),why:$}),U=m("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":D});U.dataset.draft=T;let K=m("span","gp-draft-head"),Y=m("bdi","gp-ink gp-word");return Oe(Y,j),K.append(m("span","gp-sign",R),
Y),U.append(K),ve(U,()=>$),d.set(U,{row:x,index:v}),x.cards.push(U),U}function N(x,v){let{round:T}=x,R=T.drafted[v],j=fi(T,v),_=T.start+v,$=l("drafted token {pl\
ace} of {size}",{place:v+1,size:T.drafted.length}),D=A(x,_,j,j==="accepted"?"✓":"✗",R.text,$,Xn(T,v,o));if(D.append(I("p",X(R.target_logprob))),(R.draft_logprob??
null)!==null&&D.append(I("q",X(R.draft_logprob))),o.samples){let U=m("span","gp-chance",l("chance"));U.append(m("b","",z(hi(R,o)))),D.append(U)}return D}function W(x){
let{round:v}=x,T=v.start+v.num_accepted,[R,j]=ft[v.follow],_=A(x,T,v.follow,R,v.next_text,l("the target’s own token"),pi(v,o));_.classList.add("gp-own-card");
let $=n(T);return $&&_.append(I("p",Ce($).probability)),_.append(m("span","gp-chance",j)),_}function I(x,v){let T=m("span","gp-bar-line"),R=m("span","gp-track"),
j=m("i",`gp-part-${x}`);return xe(j,"width",v),R.append(j),T.append(m("i","gp-pq",x),R,m("span","gp-amount",z(v))),T}function C(x,v){let T=m("span","gp-behind"),
R=x.drafted.slice(v);T.append(m("span","gp-note",l("never judged")));for(let j of R){let _=re(j.text,"gp-word"),$=(j.draft_logprob??null)===null?"":` q ${z(X(j.
draft_logprob))}`,D=m("span","gp-unjudged");D.append(_,m("small","",$)),T.append(D)}return T}function E(x){let v=x&&x.draft,T=v&&r[v.round.index-(r.length?r[0].
round.index:0)]||null;T&&O(T);let R=T?w(T,x):null;s.card&&s.card!==R&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==T&&s.row.item.classList.remove("gp-current-round");let j=s.selected!==t.selected;s={row:T,card:R,selected:t.selected},j&&!t.selected&&(a=!0),T&&(T.
item.classList.add("gp-current-round"),R&&(R.classList.add("gp-current"),R.setAttribute("aria-pressed",String(t.selected===x)),e.contains(document.activeElement)||
L(R)),j&&g(T.item))}function w(x,v){let{rejected:T}=t;if(T&&T.round===x.round)return x.cards[T.place];let R=v.index-x.round.start;return R<x.round.num_accepted?
x.cards[R]:x.cards.at(-1)}function g(x){let[v,T]=[x.offsetTop,x.offsetTop+x.offsetHeight];v<e.scrollTop?e.scrollTop=v:T>e.scrollTop+e.clientHeight&&(e.scrollTop=
Math.min(v,T-e.clientHeight))}function L(x){i&&(i.tabIndex=-1),i=x||null,i&&(i.tabIndex=0)}function k(x){if(!x)return;let{row:v,index:T}=d.get(x);L(x);let R=n(T),
j=v.cards.indexOf(x);R&&x.dataset.draft==="rejected"?t.selectRejected(R,v.round,j):R&&t.selectStep(R),g(v.item),x.focus({preventScroll:!0})}function b(x,v){let T=r[Math.
max(0,Math.min(r.length-1,x))];return O(T),T.cards.at(v)}function S(x,v){let{row:T}=d.get(x),R=T.cards[T.cards.indexOf(x)+v];if(R)return R;let j=r.indexOf(T)+v;
return r[j]?b(j,v>0?0:-1):null}return e.addEventListener("click",x=>{let v=x.target.closest(".gp-draft-card");if(v){k(v);return}let T=x.target.closest(".gp-roun\
d");T&&k(u.get(T).cards[0])}),e.addEventListener("keydown",x=>{x.key==="Escape"&&t.selectStep(null);let v=x.target.closest(".gp-draft-card");if(!v||x.ctrlKey||x.
metaKey||x.altKey)return;let T=r.indexOf(d.get(v).row),R={ArrowRight:()=>S(v,1),ArrowLeft:()=>S(v,-1),ArrowDown:()=>r[T+1]&&b(T+1,0),ArrowUp:()=>r[T-1]&&b(T-1,0),
Home:()=>b(0,0),End:()=>b(r.length-1,0)};R[x.key]&&(x.preventDefault(),k(R[x.key]()))}),e.addEventListener("scroll",()=>{let x=e.scrollTop;e.scrollHeight-x-e.clientHeight<
80?a=!0:x<c&&(a=!1),c=x},{passive:!0}),{show:p,mark:E}}var Ue={narrowest:3,least:16,cell:9,tallest:90,times:84};function fc(e,{canvas:t,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Ue.least,top:1,drafts:0},
i=0;function a(A){let N=W=>A.reduce((I,C)=>I+W(C),0)/A.length;return{accepted:N(W=>W.num_accepted),judged:N(et),drafted:N(W=>W.drafted.length),draft:N(W=>W.draft_seconds),
verify:N(W=>W.verify_seconds),longest:Math.max(...A.map(W=>W.draft_seconds+W.verify_seconds))}}function c(A){let N=A.map(({draft:C,verify:E})=>C+E).sort((C,E)=>C-
E),W=N.at(-1),I=N[Math.floor((N.length-1)*.9)];return W>2*I&&N.length>4?1.25*I:W}function u(A){i||=t.clientWidth;let N=Math.max(1,Math.ceil(A.length/Math.max(1,
Math.floor(i/Ue.narrowest)))),W=[];for(let g=0;g<A.length;g+=N)W.push(a(A.slice(g,g+N)));let I=Math.max(1,...W.map(({drafted:g})=>g)),C=Math.max(1,Math.min(Ue.cell,
Ue.tallest/I)),E=c(W)||1,w=W.filter(({draft:g,verify:L})=>g+L>E);return s={rounds:A,each:N,columns:Math.max(Ue.least,W.length),top:E,drafts:Math.ceil(I*C)},q(r.
drafts,I>=1.5?B(Math.round(I)):"1"),q(r.times,tt(E)),d(W,C),{each:N,cut:w.length,longest:Math.max(0,...W.map(({longest:g})=>g)),filled:W.length/s.columns}}function d(A,N){
let W=s.drafts+16+Ue.times,I=devicePixelRatio,C=[Math.round(i*I),Math.round(W*I)];if(t.width!==C[0]&&(t.width=C[0]),t.height!==C[1]&&(t.height=C[1]),t.style.height=
`${W}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Ue.times}px`,!i)return;let E=getComputedStyle(e),w=S=>E.getPropertyValue(
`--gp-${S}`).trim(),g={accepted:w("accepted"),rejected:w("rejected"),muted:w("muted"),verify:w("kept"),draft:w("before"),line:w("line"),surface:w("surface")},L=t.
getContext("2d");L.setTransform(I,0,0,I,0,0),L.clearRect(0,0,i,W);let k=i/s.columns,b=k>6?Math.min(6,k*.2):k>3.5?1:0;L.fillStyle=g.line,L.fillRect(0,s.drafts,i,
1),L.fillRect(0,W-1,i,1),A.forEach((S,x)=>{let v=[x*k+b/2,k-b];s.each===1?h(L,g,S,v,N):p(L,g,S,v,N),y(L,g,S,v,W-1)})}function h(A,N,{accepted:W,judged:I,drafted:C},[
E,w],g){let L=Math.max(1,g-(g>3?1.5:0));for(let k=0;k<C;k++){let b=s.drafts-(k+1)*g;if(k<W)A.fillStyle=N.accepted,A.fillRect(E,b,w,L);else if(k<I)f(A,N.rejected,
E+w/2,b+L/2,Math.min(w,Math.max(L,5),7)/2);else{A.fillStyle=N.muted;let S=Math.min(w,L,2.5);A.fillRect(E+(w-S)/2,b+(L-S)/2,S,S)}}}function f(A,N,W,I,C){A.strokeStyle=
N,A.lineWidth=C>2?2:1,A.beginPath(),A.moveTo(W-C,I-C),A.lineTo(W+C,I+C),A.moveTo(W-C,I+C),A.lineTo(W+C,I-C),A.stroke()}function p(A,N,{accepted:W,drafted:I},[C,
E],w){A.fillStyle=N.accepted,A.fillRect(C,s.drafts-W*w,E,W*w),A.fillStyle=N.muted,A.fillRect(C,s.drafts-I*w,E,1)}function y(A,N,{draft:W,verify:I},[C,E],w){let g=Math.
min(1,s.top/(W+I))/s.top,[L,k]=[W*g*Ue.times,I*g*Ue.times];A.fillStyle=N.verify,A.fillRect(C,w-L-k,E,k),M(A,N.draft,C,w-L,E,L),!(W+I<=s.top)&&(A.fillStyle=N.surface,
A.fillRect(C-1,w-Ue.times+7,E+2,3),A.fillRect(C-1,w-Ue.times+13,E+2,3))}function M(A,N,W,I,C,E){if(!(E<=0)){if(C<5){A.fillStyle=N,A.fillRect(W,I,C,E);return}A.save(),
A.beginPath(),A.rect(W,I,C,E),A.clip(),A.strokeStyle=N,A.lineWidth=1.5,A.beginPath();for(let w=-E;w<C;w+=5)A.moveTo(W+w,I+E),A.lineTo(W+w+E,I);A.rect(W+.75,I+.75,
Math.max(0,C-1.5),Math.max(0,E-1.5)),A.stroke(),A.restore()}}function O(A){let{left:N,width:W}=t.getBoundingClientRect(),I=Math.floor((A.clientX-N)/W*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,I))}function H(A){n.hidden=A===null,A!==null&&(xe(n,"left",Math.floor(A/s.each)/s.columns),xe(n,"width",1/s.
columns))}return new ResizeObserver(()=>{t.clientWidth!==i&&(i=t.clientWidth,o())}).observe(t),{draw:u,at:O,mark:H}}function pc(e,t){let n=e.querySelector(".gp-map-plot"),r=e.querySelector(".gp-map-reading"),o=e.querySelector(".gp-map-note"),s=new ke(null,()=>null),i=new un,a=fc(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:e.querySelector(".gp-drafts-end"),times:e.querySelector(".gp-times-end")},
onResize:I}),c=hc(e.querySelector(".gp-rounds"),t,C=>s.steps[C]),u=ui(e),d=[],h=0,f=!1;function p(){let C=t.hideFrom===null?s.steps.length:Math.min(t.hideFrom,s.
steps.length),E=t.rounds.length;for(;E&&t.rounds[E-1].start+ci(t.rounds[E-1])>C;)E-=1;return E===t.rounds.length?t.rounds:t.rounds.slice(0,E)}function y(){let{each:C,
cut:E,longest:w,filled:g}=a.draw(d);xe(e.querySelector(".gp-map-axis"),"width",g),q(o,[C>1?l("Each column is the mean of {each} rounds.",{each:C}):"",E?F(E,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:tt(w)}):""].filter(Boolean).join(" ")),q(
e.querySelector(".gp-map-last"),l("round {number}",{number:B(d.length)}))}function M(C){let E={round:C.index+1,draft:tt(C.draft_seconds),verify:tt(C.verify_seconds),
accepted:C.num_accepted,token:V(C.next_text)};return C.follow==="target"?l("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",E):C.
follow==="bonus"?F(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",E):C.follow==="correction"?F(C.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",E):F(C.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",E)}let O=C=>t.selectStep(s.steps[d[C].start]||null);function H(){let C=t.current();return!C||!C.draft?null:d[C.draft.round.index]===C.draft.
round?C.draft.round.index:null}function A(){let C=H();a.mark(C);let E=C===null?"":M(d[C]);q(r,E),ee(n,{"aria-valuemin":1,"aria-valuemax":d.length,"aria-valuenow":(C??
0)+1,"aria-valuetext":E||l("no round yet")})}n.addEventListener("pointermove",C=>{let E=a.at(C);E<0||(C.buttons===1?O(E):q(r,M(d[E])))}),n.addEventListener("poi\
nterleave",A),n.addEventListener("click",C=>a.at(C)>=0&&O(a.at(C))),n.addEventListener("keydown",C=>{let E={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};C.key==="Escape"&&t.selectStep(null),!(!(C.key in E)||!d.length)&&(C.preventDefault(),O(Math.max(0,Math.min(d.length-1,(H()??d.length-
1)+E[C.key]))))});function N(C){let{draft_seconds:E,verify_seconds:w}=C,g=E+w;for(let[b,S]of[["draft",E],["verify",w]]){let x=e.querySelector(`.gp-time-${b}`);x.
style.flexGrow=g?S/g:.5,q(e.querySelector(`.gp-told-${b}`),`${Math.round(g?100*S/g:0)}% · ${tt(S)}`)}let L=F(C.num_tokens,"{count} token","{count} tokens"),k=C.
passes_saved>0?F(C.passes_saved,"{count} pass saved.","{count} passes saved."):l("No pass saved.");q(e.querySelector(".gp-drafts-short"),`${F(C.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:L})} ${k}`)}function W(C){let E=t.lasts[0]||null;if((C.
run||C.steps)&&s.follow(E),C.run&&(f=!1),e.hidden=!t.rounds.length,e.hidden)return;let w=[d[0],h];if(d=p(),h=d.length,C.run||d[0]!==w[0]||h!==w[1]){let g=Wt(t.started),
L=i.read(d);f||=d.some(({drafted:b})=>b.length&&(b[0].draft_logprob??null)!==null);let k=e.querySelector(".gp-drafts-rule");q(k,lc(g,f)),ge(k,"draft",()=>pe(ht(
"draft_acceptance_rate",L)),g.samples&&f?{}:{formula:""}),e.querySelector(".gp-key-q").hidden=!f,N(L),y(),c.show(d,g),u(L,g)}c.mark(t.current()),A()}function I(){
e.hidden||(y(),A())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),W}var hn=.001,mc=2e-5,vp=-1e9,Ht=-1e8,He=(e,t=-1e30)=>e==null||e<t;function dn(e,t,n){return He(e,n)||He(t,n)?He(e,n)&&He(t,n)?0:1/0:Math.abs(e-t)}function Yn(e,t,n){
return dn(e,t===null?null:t*n,Ht)/Math.max(1,n)}var Bt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=hn||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}};function gc(e){if(!e.usesBeams)return null;let{effective:t}=e.started,n={sum:new Bt,given:new Bt,
final:new Bt,pool:new Bt,output:new Bt},r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));Sp(o,Math.
max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished.sequences.forEach((o,s)=>Mp(e.returned[s].last,o,s,r,n.output)),n}function Sp(e,t,n,r){let o=null,
s=new Map,i=(a,c)=>c.score-a.score;e.steps.forEach((a,c)=>{if(a.some(({given:h})=>h)){for(let h of a)r.given.see(dn(h.beam.score,0),()=>({node:h}));return}o??=new Map(
a.filter(({beam:h})=>h.parent%t===0).map(({beam:h})=>[h.parent,0]));for(let h of a){let{beam:f}=h,p=o.get(f.parent)??vp;if(r.sum.see(dn(p+(f.logprob??-1/0),f.score,
Ht),()=>({node:h,parent:p})),f.final_score===null||f.final_score===void 0)continue;let y=h.length**n;r.final.see(Yn(f.score,f.final_score,y),()=>({node:h,power:y}));
let M=f.group??null;s.set(M,[...s.get(M)||[],{score:f.final_score,power:y}].sort(i).slice(0,t))}let u=[...s.values()].flat().filter(({score:h})=>!He(h)).sort(i),
d=e.pools[c].filter(h=>!He(h));for(let h=0;h<Math.max(u.length,d.length);h++){let f=u[h]??null,p=f&&h<d.length?Yn(f.score*f.power,d[h],f.power):1/0;r.pool.see(p,
()=>({step:c,place:h,expected:f&&f.score,told:d[h]??null}))}o=new Map(a.filter(({beam:h})=>h.status==="running").map(({beam:h})=>[h.beam,h.score]))})}function Mp(e,t,n,r,o){
let s=ae(e),i=s.filter(({given:u})=>!u);if(t.score===null||!i.length)return;let a=i.length**r,c=s.every(({beam:u,given:d},h)=>d||u.parent===(t.beams||[])[h]);o.
see(c?Yn(e.beam.score,t.score,a):1/0,()=>({number:n,node:e,power:a,told:t.score}))}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},bc=new Set(["running"]),xt=new Set(["finished"]);function wc(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=mi(e,n),o=new Map((t.returned||[]).map((h,f)=>[h,f+1])),s=Zn([...r,...o.keys(),...Vr(e,n)]),{kids:i,hidden:a}=Tp(e,n,t,s,r),{lanes:c,
counts:u}=Pp(e,n,i),d=Cp(e,n,i,c,t);return Rp(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:a,lanes:c,counts:u,columns:d,options:t})}var Vr=(e,t)=>(e.steps[t]||
[]).filter(({beam:n})=>bc.has(n.status));function mi(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>xt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(e.pools[t]||[]).length))}function Zn(e){let t=new Set;for(let n of e)for(;n&&!t.has(n);n=n.before)t.add(n);return t}function Tp(e,t,n,r,o){
let s=new Map,i=new Set([null]),a=new Map,c=new Map,u=d=>(s.has(d)||s.set(d,{on:[],off:[]}),s.get(d));u(null);for(let d=0;d<=t;d++){for(let h of e.steps[d]){let{
before:f}=h,p=n.collapsed.has(f)?f:a.get(f);p!=null?(a.set(h,p),c.set(p,(c.get(p)||0)+1)):bc.has(h.beam.status)?(n.lost||r.has(h))&&(u(f).on.push(h),i.add(h)):(!xt.
has(h.beam.status)||n.lost||o.has(h))&&u(f).off.push(h)}e.distributions[d].forEach((h,f)=>{let p=Lp(e,d,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&Op(e,d,f,
h,u(p),n.candidates)})}for(let d of s.values()){d.on.sort((y,M)=>y.beam.beam-M.beam.beam);let h=d.off.filter(({beam:y})=>xt.has(y.status)),f=d.off.filter(({beam:y})=>!xt.
has(y.status)),p=(y,M)=>M.beam.score-y.beam.score;d.off=[...h.sort(p),...Ep(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function Ep(e,t){let n=new Map;return e.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=t))}function Lp(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-
1].get(n):null}function Op(e,t,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!xt.has(c.status)).length;if(i<=0)return;let a=new Set(e.steps[t].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||a.has(c.token_id))&&(o.off.push(Js(e,t,n,r,c)),i-=1,!i))
return}function Pp(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){let a=[],c=new Set;for(let u of Vr(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))
continue;let h=u.beam.group??0;o.has(h)||o.set(h,[]),d.on.find(({beam:p})=>(p.group??0)===h)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(h)[r.
get(u).number]=i,c.add(u)):a.push(u)}a.sort((u,d)=>u.beam.beam-d.beam.beam);for(let u of a){let d=u.beam.group??0,h=Ap(o.get(d),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(d)[h]=i,r.set(u,{group:d,number:h})}}let s=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:r,
counts:s}}function Ap(e,t,n){let r=i=>i.sort((a,c)=>Math.abs(a-n)-Math.abs(c-n)||c-a)[0],s=e.map((i,a)=>a).filter(i=>e[i]<t-1);return s.length?r(s):e.length}function Cp(e,t,n,r,o){
let s=c=>Vr(e,c-1).every(u=>{if(!r.has(u))return!0;let d=n.get(u);return d&&d.on.length===1&&!d.off.some(({beam:h})=>xt.has(h.status))}),i=[],a=o.live?t-2:t;for(let c=0;c<=
t;c++){let u=i.at(-1);o.fold&&u&&c<=a&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=de.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(d,h)=>({from:c.from+h,to:c.from+h,...u>=de.short&&h===0?{open:!0}:{}}))})}function Rp(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:a,counts:c,columns:u,options:d}){let h=[],f=de.margin+de.node+de.gap;for(let E of u){E.x=f,E.folded=E.to>E.from,E.width=E.folded?de.fold:de.node,f+=E.width+
de.gap;for(let w=E.from;w<=E.to;w++)h[w]=E}let{tops:p,bands:y,height:M}=Np(s,a,c,h),O=E=>p.get(E.group)[E.number],H={node:null,nodes:[],look:"root",x:de.margin,
y:$p(p),width:de.node,height:de.row-4,hidden:0},A=[H],N=new Map([[null,H]]),W=[];function I(E,w,g){let L=h[E.index],k={node:E,nodes:[E],look:C(E),x:L.x,y:w,width:L.
width,height:g,hidden:i.get(E)||0,place:r.get(E)||null,folded:L.folded,column:L,greedy:d.greedy.has(E)};N.set(E,k),A.push(k);let b=N.get(E.before);return b&&W.push(
{from:b,to:k,look:k.look,share:Math.min(1,Math.exp(E.beam.logprob??-1/0))}),k}function C(E){let{status:w}=E.beam;return w==="finished"?n.has(E)?"kept":"fell":w!==
"running"?w:E.index===t?"tip":o.has(E)?"inner":"lost"}for(let E=0;E<=t;E++){let w=h[E];for(let g of Vr(e,E))if(a.has(g))if(E>w.from){let L=N.get(g.before);L&&(L.
nodes.push(g),L.node=g,L.look=C(g),L.greedy&&=d.greedy.has(g),L.hidden=i.get(g)||0,N.set(g,L))}else I(g,O(a.get(g)),de.row-4).lane=a.get(g)}for(let[E,w]of s){let g=E===
null?null:a.get(E)&&O(a.get(E));if(g===void 0)continue;let L=new Map;for(let k of w.off){let b=h[k.index];if(!b||b.folded&&!xt.has(k.beam.status))continue;let S=g??
p.get(k.beam.group??0)[0],x=L.get(S)||0;L.set(S,x+1),I(k,S+de.row+x*de.leaf,de.leaf-2)}}return{entries:A,edges:W,columns:u,bands:y,at:N,last:t,width:f-de.gap+de.
margin,height:M}}function Np(e,t,n,r){let o=new Map;for(let[u,d]of e){let h=new Map;for(let f of d.off){let p=r[f.index];if(!p||p.folded&&!xt.has(f.beam.status))
continue;let y=u===null?{group:f.beam.group??0,number:0}:t.get(u);if(!y)continue;let M=`${y.group} ${y.number}`;h.set(M,(h.get(M)||0)+1)}for(let[f,p]of h)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],a=de.margin,c=n.size>1;for(let[u,d]of n){let h=a;c&&(a+=de.band),s.set(u,[]);for(let f=0;f<d;f++)s.get(u).push(a),
a+=de.row+(o.get(`${u} ${f}`)||0)*de.leaf+de.between;c&&i.push({group:u,y:h,height:a-h-4}),c&&(a+=8)}return s.size||s.set(0,[a]),{tops:s,bands:i,height:Math.max(
a,de.margin+de.row)+de.margin-de.between}}var $p=e=>[...e.values()][0][0];var qp=`
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
`,yi={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},gi={tall:.55,small:.75},Ip=[1,1.8,3,4.5,6.5],Wp=[.05,.2,.5,.8],Bp={probability:({beam:e})=>z(
Math.min(1,X(e.logprob))),token:({beam:e})=>G(e.logprob,2),sum:({beam:e})=>G(e.score,2),score:(e,t)=>G(Qe(e,t),3),rank:e=>e.rank?`#${e.rank}`:`>${e.among??""}`},
fn=class{constructor(t){this.element=t,t.classList.add("t-tree");let n=Q("style");n.textContent=qp,this.world=Q("g"),this.bands=Q("g"),this.ruler=Q("g"),this.edges=
Q("g"),this.blocks=Q("g"),this.nodes=Q("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(t,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=t.entries.filter(r),s=i=>n.
zoom>=(bi(i)?gi.tall:gi.small);return this.drawBands(t),this.drawRuler(n.zoom>=gi.tall?t.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(t,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:t,width:n}){let r=ce(this.bands,t.length,()=>{
let o=Q("g");return o.append(Q("rect","t-band"),Q("text")),o});t.forEach(({group:o,y:s,height:i},a)=>{let[c,u]=r[a].children;ee(c,{x:4,y:s,width:n-8,height:i,rx:8}),
ee(u,{y:s+16}),q(u,l("group {group}",{group:Ne(o)}))})}drawRuler(t){let n=ce(this.ruler,t.length,()=>Q("text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{ee(n[i],
{x:s+8,y:12}),q(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let n of this.bands.children)ee(n.lastElementChild,{x:Math.max(14,t+10)})}drawEdges(t,n){
let r=new Map;for(let{from:o,to:s,look:i,share:a}of t.edges){let[c,u]=[o.x+o.width,s.x],[d,h]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(d,h)<n.area[1]||Math.min(d,h)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(O=>n.path.has(O)),p=Math.min(40,(u-c)*.6),M=`t-edge t-w${Wp.filter(
O=>a>=O).length} ${Dp(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(M)||r.set(M,[]),r.get(M).push(`M${c},${d}C${c+p},${d} ${u-p},${h} ${u},${h}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Ip[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=Q("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),ee(i,{
d:s.join("")})}}drawBlocks(t,n){let r=new Map;for(let o of t){let s=`t-blocks t-${wi(o,n.path)?"path":o.look}${n.dim&&!wi(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:a,width:c,height:u}=o;r.get(s).push(`M${i},${a+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);
for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==bi(o))&&(i&&i.group.remove(),i=Hp(bi(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:a,height:c,look:u}=n,{group:d,
box:h,word:f,right:p,tall:y}=t,M=o?Bp[r.number](o,r.penalty):"";if(ee(d,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),ee(h,{width:a,height:c}),ee(
p,{x:a-8}),q(p,M),y)Fp(t,n,r);else{let O=`${n.greedy?"G":""}${yi[u]} `;q(f,O+Xr(ki(o),12-O.length-Math.ceil(M.length*.82)))}jp(t,n)}classesOf(t,n){let{node:r,look:o}=t,
s=wi(t,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},bi=({height:e})=>e>de.leaf;function Hp(e){let t=Q("g"),[n,r,o]=[Q("rect","t-box"),Q("text","t-word"),Q("text",
"t-small t-right")];t.append(n,r,o),ee(n,{rx:e?7:5}),ee(r,{x:8,y:e?14:13}),ee(o,{y:e?28:13});let s=e?t.appendChild(Q("text","t-small")):null;return s&&ee(s,{x:8,
y:28}),{group:t,box:n,word:r,right:o,left:s,tall:e,flag:null}}function Fp({word:e,left:t},n,r){let{node:o,nodes:s,look:i}=n,a=yi[i]?`${yi[i]} `:"";o?q(e,a+(s.length>
1?Gp(s.map(ki).join(""),28):Xr(ki(o),12-a.length))):q(e,r.root),q(t,o?zp(n,r):""),ee(t,{class:o&&s.length<2&&pn(o)?"t-small t-switch":"t-small"})}function jp(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[Q("rect","t-inside"),Q("rect","t-fl\
ag"),Q("text","t-flag-text")],e.group.append(...e.flag));let[a,c,u]=e.flag,d=8+7*i.length;ee(a,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),ee(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),ee(u,{x:o-d/2+4,y:5}),q(u,i)}var wi=(e,t)=>e.nodes.some(n=>t.has(n)),pn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function zp({node:e,nodes:t,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");return t.length>1?[F(t.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):e.beam.status!=="running"?o:[e.given?l("given"):pn(e)?`${e.beam.parent+1}→${e.beam.beam+1}`:String(e.beam.beam+1),
o].filter(Boolean).join(" ")}function Dp(e,t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":
`t-g${(e.node.beam.group??0)%4}`}var ki=({beam:e,chosen:t})=>(e.text||t.text||"").replace($t,n=>lt[n]||"�")||l("(empty)"),yc=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1;function Xr(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=yc(s),n>t)return r.slice(0,Math.max(1,o-1)).join("")+"…";return e}function Gp(e,t){
let n=Array.from(e),r=Math.floor((t-1)/2);return n.reduce((o,s)=>o+yc(s),0)<=t?e:Xr(e,r)+Xr(n.slice(-r).join(""),r)}var Up=.001;function _c(e,t){if(e.given)return[l("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Kp(e,n,t),
Jn(e),r.diversity_penalty?l("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:G(r.diversity_penalty)}):"",
Xp(e,n),Zp(e,n,t),tm(e,t)].filter(Boolean)}var vt=e=>e.beam.group??null,_i=(e,t)=>t.steps[e.index].filter(n=>vt(n)===vt(e));function Kp(e,t,n){let{mode:r}=n.started,
o=_i(e,t).length,s=e.index===t.given,i=s?1:t.steps[e.index-1].filter(u=>u.beam.status==="running"&&vt(u)===vt(e)).length,a=vt(e)===null?[]:[l("Only beams of its\
 own group, {group}, compete with it.",{group:Ne(vt(e))})],c=s?l("All beams held the same text before this step, so one was continued."):F(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...a,c,Vp(e,o,r==="beam_sample")].join(" ")}function Vp({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?l("The search drew {considered} continuations; this one was not among them.",{considered:n}):l("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?l("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):l("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Jn(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?ue(e.before.beam.score):0,[o,s]=[ue(n.logprob),ue(n.score)];if(r===null||o===null||s===null||s<Ht)return t?"":l("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:G(r),own:G(o),after:G(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:l("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Xp(e,t){let n=_i(e,t),r=u=>n.filter(({beam:d})=>d.status===u).length,
[o,s,i,a]=["running","finished","ended","pruned"].map(r),c=[F(o,"{count} has gone on","{count} have gone on"),s&&F(s,"{count} ended a text","{count} ended texts"),
i&&F(i,"{count} ended a text that does not count","{count} ended texts that do not count"),a&&F(a,"{count} was pruned","{count} were pruned")].filter(Boolean);return l(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Yp=e=>e.reduce((t,n)=>t&&t.beam.score>=n.beam.score?t:n,null);function xc(e){let t=e.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return t.length?Math.min(...t):null}function Zp(e,t,n){let{beam:r}=e,o=e.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return l("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return Jp(
e,t);if(r.status==="finished"){let a=xi(e,n);return a.length?l("It ended its text at step {step}: output {numbers}.",{step:o,numbers:a.join(", ")}):t.finished.includes(
e)?l("It ended its text at step {step}, which is kept.",{step:o}):l("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=pn(e)?
[l("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[l("It was cons\
idered because it advances a constraint.")]:[];return[l("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Qp(e,t,n)].join(" ")}function Jp(e,t){let n=xc(
_i(e,t)),r={step:e.index+1,sum:G(e.beam.score),worst:G(n)};return n===null?l("It was pruned at step {step}.",r):l("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Qp(e,t,n){let r=xi(e,n);if(r.length)return l("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:a}=em(e,t);if(o)return n.finished?l("It was still running when the search stopped at step {step}.",{step:t.steps.length}):l("It\
 is still running.");let c=a.find(f=>t.finished.includes(f));if(c)return l("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(a.
length)return l("Its text ended at step {step}, which was dropped for better ones.",{step:a.at(-1).index+1});let u=Yp(i),d=xc(t.steps[s].filter(f=>vt(f)===vt(e))),
h={step:s+1,sum:G(u&&u.beam.score),worst:G(d)};return!u||d===null?l("It was overtaken at step {step}: none of its continuations went on.",h):l("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function em(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function xi(e,t){return(t.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&ae(n)[e.index]===e?[r+1]:[])}function tm(e,t){let n=ue(e.beam.final_score??null);if(n!==null)return kc(e,n,
l("Final score"),t);let[r]=xi(e,t),o=r&&t.returned[r-1];return o&&ue(o.score)!==null?kc(o.last,o.score,l("Final score of output {number}",{number:r}),t):""}function kc(e,t,n,r){
let o=Qn(e,t,r);return o?l("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):l("{name}: {score}.",{name:n,score:G(t)})}function Qn(e,t,n){let r=n.
started.effective.length_penalty??1,o={sum:G(e.beam.score),length:e.length,power:r,score:G(t)},s=Number.isFinite(r)?Qe(e,r):NaN;return Math.abs(s-t)<=Up*Math.max(
1,Math.abs(t))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function mn({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function vc(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function St({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(a=>a.length===n);if(!s.length)return!1;let i=[
...o,...ae(r).map(a=>a.chosen.token_id)].join(" ")+" ";return s.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var nm={running:["●",({beam:e})=>l("beam {number}",{number:e+1})],finished:["■",()=>l("ended")],ended:["□",()=>l("ended, not counted")],pruned:["✕",()=>l(
"pruned")]};function Sc(e,t){let o=e.querySelector(".gp-beam-table"),s=e.querySelector(".gp-where"),i=e.querySelector(".gp-more"),a={lost:4,progress:7},c=e.querySelector(
".gp-constraints"),u=[],d=[],h=[];function f(k){let b=40-k.filter(T=>T.beam.status!=="pruned").length,S=({beam:T})=>T.beam??(T.status==="finished"?1e6:1e7),x=k.
filter(T=>T.beam.status!=="pruned"||b-- >0).sort((T,R)=>S(T)-S(R)),v=new Map;for(let T of x){let R=T.beam.group??null;v.has(R)||v.set(R,[]),v.get(R).push(T)}return[
...v].sort(([T],[R])=>T-R)}function p(k,b){let S=new Map;for(let{beam:x}of k)x.status==="running"&&x.group<b&&S.set(x.text,(S.get(x.text)||0)+1);return S}function y(k){
let b="",S=k.before;for(;S&&b.length<32;S=S.before)b=(S.piece??S.chosen.text)+b;return(S||b.length>32?"…":"")+Array.from(b).slice(-32).join("")}function M(){let k=m(
"tbody"),b=k.insertRow(),S=m("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[x,v]=[m("b","gp-badge"),m("span")];return S.append(x,v),b.append(S),o.append(
k),d.push({body:k,head:b,badge:x,took:v,rows:[]}),d.at(-1)}function O(k){let b=k.body.insertRow(),S=Array.from({length:8},()=>b.insertCell()),[x,v,T]=[m("span",
"gp-sign"),m("span"),m("span","gp-flag","⚑ "+l("forced"))];S[0].append(x,v,T);let R=m("button","gp-pick",null,{type:"button",tabindex:"-1"}),[j,_,$]=[m("span",
"gp-tail"),m("bdi","gp-tail-text"),m("bdi","gp-word")];return j.append(_),R.append(j,$),S[1].append(R),k.rows.push({row:b,cells:S,sign:x,fate:v,flag:T,pick:R,tail:_,
word:$,node:null}),k.rows.at(-1)}function H(k,b,S){let{beam:x}=b,[v,T]=nm[x.status]||["",()=>x.status];k.node=b,k.row.dataset.status=x.status,k.row.className=S?
"gp-looked":"",q(k.sign,v),q(k.fate,T(x)),k.flag.hidden=!x.forced;let R=y(b);k.tail.replaceChildren(),zn(k.tail,R),Oe(k.word,x.text),k.pick.tabIndex=S?0:-1,k.pick.
setAttribute("aria-pressed",String(S&&t.selected===b));let j=[T(x),...x.forced?[l("forced")]:[]].join(", ");k.pick.setAttribute("aria-label",l("{fate}: {text}",
{fate:j,text:V(R+x.text)})),q(k.cells[2],b.before?l("beam {number}",{number:x.parent+1}):l(t.readsSource?"start":"prompt")),q(k.cells[3],G(x.logprob)),q(k.cells[4],
x.diversity_penalty?`-${G(x.diversity_penalty)}`:"–"),q(k.cells[5],G(x.score)),q(k.cells[6],G(x.final_score)),x.progress&&k.cells[7].replaceChildren(...N(b))}
function A(k){if(c.hidden=!k||!u.length,c.hidden)return;let b=u.map(({alternatives:S,length:x})=>{let v=m("li");return S.forEach((T,R)=>{R&&v.append(` ${l("or")}\
 `),v.append(re(vc(T,t.texts)))}),v.append(" "+F(x,"({count} token)","({count} tokens)")),v});b.map(S=>S.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=b.map(S=>S.textContent).join(`
`),c.replaceChildren(...b))}function N(k){let b=t.prefix.map(v=>v.token_id),S=k.beam.progress.map((v,T)=>{let R=m("span","gp-goal"),j=u[T];for(let _=0;j&&_<Math.
min(j.length,8);_++)R.append(m("i",_<v?"gp-full-block":""));return j&&St(j,v,k,b)?R.append(` ✓ ${l("done")}`):R.append(" "+(j?l("{progress} of {length}",{progress:v,
length:j.length}):String(v))),R}),{bank:x}=k.beam;return x==null?S:[...S,m("span","gp-note",l("bank {bank}",{bank:x}))]}function W(k,[b,S],x,v,T){if(k.body.hidden=
!S,!!S){if(k.head.hidden=b===null,b!==null){q(k.badge,Ne(b)),k.body.dataset.look=b%4;let R=[...p(x,b)].flatMap(([j,_])=>[re(j,"gp-took"),_>1?` × ${_}`:""]);k.took.
replaceChildren(...R.length?[l("Earlier groups have just chosen:"),...R]:[l("Chooses first: no penalty")])}for(;k.rows.length<S.length;)O(k);k.rows.forEach((R,j)=>{
if(R.row.hidden=j>=S.length,!(j>=S.length)){for(let[_,$]of Object.entries(a))R.cells[$].hidden=!T[_];H(R,S[j],S[j]===v)}})}}function I(k){let S=t.prompts[k.sequence].
steps[k.index],x={lost:S.some(({beam:j})=>(j.group??null)!==null),progress:S.some(({beam:j})=>j.progress)};for(let[j,_]of Object.entries(a))o.tHead.rows[0].cells[_].
hidden=!x[j];let v=f(S);for(;d.length<v.length;)M();d.forEach((j,_)=>W(j,v[_]||[null,null],S,k,x));let T=S.length-v.reduce((j,[,_])=>j+_.length,0);i.hidden=T<=0,
q(i,F(T,"and {count} more that was pruned","and {count} more that were pruned"));let R={token:k.index+1,prompt:k.sequence+1};q(s,t.prompts.length>1?l("at token \
{token} of prompt {prompt}",R):l("at token {token}",R)),A(x.progress)}let C=()=>d.filter(({body:k})=>!k.hidden).flatMap(({rows:k})=>k.filter(({row:b})=>!b.hidden)),
E=k=>C().findIndex(({pick:b})=>b.contains(k.target));o.addEventListener("click",k=>{let b=E(k);b>=0&&t.selectStep(C()[b].node)}),o.addEventListener("keydown",k=>{
k.key==="Escape"&&t.selectStep(null);let b=E(k),S={ArrowDown:1,ArrowUp:-1}[k.key];if(b<0||!S)return;k.preventDefault();let x=C()[b+S];x&&(t.selectStep(x.node),x.
pick.focus())});function w(){let k=t.usesBeams?t.current():null,b=k?t.prompts[k.sequence].steps[k.index]:[];return b.includes(k)?k:b[0]}let g=k=>()=>{let b=w(),
S=b&&k(b);return S?l("{name}: {words}.",{name:V(b.beam.text),words:S}):""},L=()=>(t.usesBeams&&t.current()?t.prompts[t.current().sequence].steps[t.current().index]:
[]).find(({beam:k})=>We(k.final_score));return $e(e,{token:g(({beam:k})=>ue(k.logprob)===null?"":`log ${G(Math.exp(k.logprob),4)} = ${G(k.logprob)}`),sum:g(k=>Jn(
k,!0)),final:()=>{let k=L(),b=k&&Qn(k,k.beam.final_score,t);return b?l("{name}: {words}.",{name:V(k.beam.text),words:b}):""}}),k=>{k.run&&t.started&&(u=mn(t.started));
let b=t.usesBeams?t.current():null;e.hidden=!b,!(!b||b===h[0]&&t.selected===h[1])&&(h=[b,t.selected],I(b))}}var Mc=12e3;async function Lc(e,{tree:t,log:n,prompt:r,number:o,view:s,root:i}){let a=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([Oc(t,s,i)],{type:"i\
mage/svg+xml"}),png:()=>rm(t,s,i),json:()=>new Blob([JSON.stringify(Tc(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([om(Tc(n,r,o))],{type:"text/v\
nd.graphviz"})}[e](),d=m("a","",null,{href:URL.createObjectURL(u),download:`${a}.${e}`});d.click(),setTimeout(()=>URL.revokeObjectURL(d.href),6e4)}function Oc(e,t,n){
let r=Q("svg"),o=new fn(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;ee(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let a=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(d,h)=>a.
getPropertyValue(h).trim());let u=Q("rect");return ee(u,{width:s,height:i,fill:a.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function rm(e,t,n){let r=Oc(e,t,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,Mc/e.width,Mc/e.height),i=m("canvas","",null,{width:Math.ceil(e.width*s),height:Math.ceil(e.height*s)}),a=i.getContext("2d");a.scale(s,s),a.drawImage(o,0,
0,e.width,e.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(l("it is too large for the browser."));return c}function Tc(e,t,n){
let{started:r}=e,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:d}of e.returned||[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let a=mi(t,
t.steps.length-1),c=t.steps.flatMap(d=>d).map(d=>{let{beam:h}=d;s.set(d,s.size);let f={id:s.get(d),parent:d.before?s.get(d.before):null,step:d.index+1,token_id:h.
token_id,token:h.text,piece:h.piece,logprob:h.logprob,raw_logprob:h.raw_logprob,sum:h.score,length:d.length,score:Qe(d,o),rank:d.rank,status:h.status,beam:h.beam,
parent_beam:h.parent};return d.given&&(f.given=!0),h.status==="finished"&&Object.assign(f,{final_score:h.final_score,kept:a.has(d)}),i.has(d)&&(f.output=i.get(d)),
(h.group??null)!==null&&Object.assign(f,{group:h.group,diversity_penalty:h.diversity_penalty}),h.progress&&Object.assign(f,{progress:h.progress,bank:h.bank,forced:h.
forced}),f}),u=e.readsSource?{source:r.prompt}:{prompt:r.prompt||$s(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var Ec=e=>'"'+e.replace($t,t=>lt[t]||"�").
replace(/[\\"]/g,"\\$&")+'"';function om({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=t.map(i=>{let a=Ec(`${i.token}`).
slice(0,-1)+`\\n${G(i.logprob,2)}  ${G(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=t.map(i=>{
let a=(.4+4*Math.min(1,X(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Ec(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var sm=800,im=130,am=2e4;function Ac(e){lm(e),um(e),dm(e),hm(e),fm(e),pm(e),mm(e)}function lm(e){let{state:t,slider:n}=e;n.addEventListener("input",()=>{t.stop(),
e.goTo(Number(n.value)-1)}),e.part("play").addEventListener("click",()=>cm(e))}function cm(e){let{state:t,root:n}=e;t.playing?t.stop():(t.atEnd&&e.goTo(0),t.playing=
setInterval(()=>{!n.isConnected||t.atEnd?t.stop():e.goTo(t.shownTo+1),e.sayTime()},Math.max(im,Math.min(sm,am/Math.max(1,t.length))))),e.sayTime()}function um(e){
let{state:t,log:n}=e,r=(s,i)=>{t.choose(s,i),e.regrow()},o=(s,i)=>e.part(s).addEventListener("change",({target:a})=>i(a));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{t.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{t.number=Number(s),n.selectStep(null),e.regrow()})}function dm(e){let{box:t,card:n,pan:r,state:o}=e,s=null;t.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=r.pointers.size?null:o.entryAt(r.at(i));a!==s&&(s=a,t.style.cursor=a&&a.node?"pointer":"",a&&a.node?
e.showCard(a):n.hide())}),t.addEventListener("pointerleave",()=>{s=null,n.hide()}),t.addEventListener("click",i=>{let a=r.moved?null:o.entryAt(r.at(i));a&&(e.item.
focusOn(a),Cc(e,a))})}function Cc(e,t){let{state:n,log:r}=e;if(t.folded)n.unfolded.add(t.column.from),e.regrow();else if(t.node){let o=t.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:t.node)}}function Rc(e,t){t.node&&(e.state.toggle(t),e.regrow())}function gn(e,t){t&&(e.pan.byHand=!0,e.pan.reveal(t),e.item.focusOn(t))}
var Pc={ArrowLeft:(e,t)=>gn(e,t.node&&e.state.parentOf(t)),ArrowRight:(e,t)=>gn(e,e.state.kidsOf(t)[0]),ArrowDown:e=>gn(e,e.item.neighbour(1)),ArrowUp:e=>gn(e,e.
item.neighbour(-1)),Home:e=>gn(e,e.state.tree.entries[0]),End:e=>gn(e,e.state.tree.at.get(e.state.best)),Enter:Cc," ":Rc,Escape:e=>e.log.selectStep(null),"+":e=>e.
pan.zoomBy(1.25),"-":e=>e.pan.zoomBy(.8),0:e=>e.pan.whole()};function hm(e){let{item:t,state:n,card:r}=e;t.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!t.entry||!Object.hasOwn(Pc,o.key)||(o.preventDefault(),o.stopPropagation(),Pc[o.key](e,t.entry))}),t.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&e.showCard(t.entry)),t.box.addEventListener("focusout",()=>r.hide())}function fm(e){let{root:t,state:n,pan:r}=e,o=(s,i)=>e.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
e.regrow()}),t.addEventListener("gp-alone",()=>{r.byHand=!1,e.regrow()})}function pm(e){let{state:t,log:n}=e;e.part("go-on").addEventListener("click",()=>{let r=t.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),e.part("collapse").addEventListener("click",()=>{let r=t.tree.at.get(t.selected);r&&Rc(e,r)}),
e.part("clear").addEventListener("click",()=>n.selectStep(null))}function mm(e){let{root:t,state:n,log:r}=e,o=e.part("told");e.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}q(o,"");try{let{tree:a,prompt:c,number:u}=n;await Lc(i,{tree:a,
log:r,prompt:c,number:u,view:e.look(null),root:t})}catch(a){q(o,l("The picture could not be made: {reason} Save it as SVG instead.",{reason:a.message}))}}})}var Mi=-1e9,yn=[[!1,"False"],[!0,"True"],["never",'"never"']],gm=["beam_search","beam_sample"],bm=["group_beam_search","constrained_beam_search"];function Ti(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=e.started,i={...r,...n},a=bn(i.num_beams,1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=e.prompts[0].given;return{together:gm.includes(t)?!0:bm.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:bn(i.num_return_sequences,1),
size:t==="group_beam_search"?Math.ceil(a/bn(i.num_beam_groups,1)):a,ends:new Set(o),constraints:mn(e.started),promptIds:e.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:yn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var bn=(e,t)=>Number.isInteger(e)&&e>0&&e<=
4096?e:t,Se=({beam:e})=>ue(e.score)===null?-1/0:e.score,Ei=(e,t)=>Se(e)/e.length**t;function Ic(e,t){return e.together?ym(e,t):_m(e,t)}function Wc(e,t,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var wn=new WeakMap;function wm(e,t){if(!wn.has(e)){let n=e.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:e).map(Se));wn.set(e,{ended:e.filter(({beam:o},s)=>s<t&&er(o)),hopeless:!n.
length,best:n.length?r:r+Mi})}return wn.get(e)}function ym(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:Mi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<a&&!c;u++){let d=n.map(({steps:f})=>wm(f[u],r)),
h=d.every(f=>f.hopeless);i.forEach((f,p)=>km(f,d[p],u+1,h,e,t)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:d})=>d),pools:[u]}))}}function km(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let u=t.ended.map(d=>({node:d,score:Ei(d,s.lengthPenalty)}));
e.pool=[...e.pool,...u].sort((d,h)=>h.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.pool.at(-1).score,a=e.pool.every(({node:u})=>u),c=e.weighed=Wc(t.best,
n-o.start,a?i:null,o,s);r?e.stop={step:n,why:"criteria"}:a&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.pool.some(({node:u})=>c.bound>(u?i:Mi))||(e.stop={
step:n,why:"settled"})}function _m(e,t){let n=e.prompts.map(s=>{let i=Nc(s).map(d=>$c(s,d,e,t)),a=Nc(s).map(d=>$c(s,d,e,e.own)),c=1/0;return i.forEach((d,h)=>{let[
f,p]=[d,a[h]].map(({stop:y})=>y?y.step:1/0);d.exact=d.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(d=>d.kept).sort((d,h)=>d.score-h.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var Nc=({
steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function $c(e,t,n,r){let{size:o,start:s}=n,i={group:t,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=s;a<e.steps.length&&!i.stop;a++){let c=xm(e.steps[a],t,n);if(!c)break;let u=i.lastStep=a+1;c.ended.forEach(f=>qc(i,f,
n,r));let d=i.kept.length>=o,h=d?Si(i.kept):null;i.weighed=Wc(c.best,u-s,h,n,r),d&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:d&&h>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:vm(e.steps[a],u,n)&&(Sm(c.nodes,n).forEach(f=>qc(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function xm(e,t,{ends:n}){wn.has(e)||
wn.set(e,new Map);let r=wn.get(e);if(!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(t,o.length?{nodes:o,ended:s,best:Se(o[0])}:null)}return r.get(t)}var Si=e=>Math.min(...e.map(({score:t})=>t));function qc(e,t,n,{lengthPenalty:r}){let o=Ei(
t,r);if(e.kept.length>=n.size&&!(o>Si(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Si(e.kept);e.kept.splice(e.kept.findIndex(i=>i.
score===s),1)}function vm(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>er(s)&&!n.has(s.token_id))}var er=({status:e})=>e==="finished"||e==="\
ended";function Sm(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||er(c)&&!t.has(c.token_id)),i=c=>n.every((u,d)=>St(
u,c.beam.progress[d],c,r)),a=s.filter(c=>!c.beam.progress||i(c));return a.length<o?[...a,...s.filter(c=>!a.includes(c))]:a}function Bc(e,t,n){let r=Math.max(...e.
prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{
pools:a}=e.prompts[i],c=a[(e.together?o:a.length)-1]||[];return c.length===s.length&&c.every((u,d)=>Mm(u,s[d],e))})}function Mm(e,{node:t,score:n},r){if(ue(e)===
null||!Number.isFinite(n))return ue(e)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(e-n)<=o+1e-5*Math.abs(n)}
function Hc(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:a}=n.prompts[t],c=(f,p,y="")=>({node:f,score:Ei(f,r),place:null,state:p,why:y}),u=new Set(
i.map(({node:f})=>f)),d=Tm(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=a.find(({group:y})=>y===(f.beam.group??null))||a[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),h=!o&&!n.stop;return[...i.map(({node:f,score:p},y)=>({node:f,score:p,place:y,state:n.
stop&&y<e.wanted?"returned":"kept",why:""})),...h?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...d.sort((f,p)=>p.score-f.score)]}var vi=new WeakMap;
function Tm({steps:e}){vi.has(e)||vi.set(e,{read:0,nodes:[]});let t=vi.get(e);for(;t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status===
"finished"));return t.nodes}function Yr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var Em=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Fc=({processors:e})=>e.filter(t=>!Em.has(t));function Li(e,t){
let n=e.given,[r,o]=[n?e.steps[n-1][0]:null,0];for(let s=n;s<e.steps.length;s++){let{candidates:i}=(e.distributions[s]||[])[o]||{candidates:[]},a=t(s-n,i[0]);if(a===
void 0)return{last:r,ended:!1,left:null};let c=e.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===a)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:Lm(e,r,o,{index:s,id:a,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function Lm(e,t,n,{index:r,id:o,node:s,candidates:i}){let a=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:t&&t.beam.group,u=e.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!t),d=u.filter(f=>f.beam.status==="running").map(Se),h=t&&!t.given?Se(t):0;return{index:r,token:a,node:s,considered:u.length,sum:s?
Se(s):a&&ue(a.logprob)!==null?h+a.logprob:null,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var Zr=e=>Li(e,(t,n)=>n&&n.logprob!==null?n.
token_id:void 0);var jc=700;function Oi(e,t){let{beam:n,length:r}=e,o=t.started.effective.length_penalty??1,s=t.prompts[e.sequence].steps[e.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>ue(n.logprob)===null?"":`log ${G(X(n.logprob),4)} = ${G(n.logprob)}`,a=[[l("probability"),z(Math.min(1,X(n.logprob))),"probability"],
[l("token log p"),G(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&a.push([l("before the processors"),G(n.raw_logprob),"logpr\
ob"]),a.push([l("sum"),G(n.score),"beam",()=>Jn(e,!0)]),a.push([l("sum / {length}^{power}",{length:r,power:o}),G(Qe(e,o)),"sequence-score",()=>Qn(e,Qe(e,o),t)]),
a.push([l("rank"),e.rank?l("{rank} of {among}",{rank:e.rank,among:s}):l("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
a.push([l("diversity penalty"),G(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&a.push([l("bank"),String(n.bank),"constraint"]),a}function Pi(e,t,n,{
place:r,greedy:o}={}){let{beam:s}=e,i=n.prompts[e.sequence].steps[e.index].filter(A=>(A.beam.group??null)===(s.group??null)),a=i.filter(A=>A.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",d=n.finished&&e.index===n.prompts[e.sequence].steps.length-1;if(e.given)return l("It was given, not chose\
n: the search begins after it.");let h=pn(e)?[l("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[l("It was considered because it advances a constraint.")]:[],p=a.reduce((A,N)=>Math.min(A,N.beam.score),1/0),y=Number.isFinite(p)?[l("The worst b\
eam that went on has a sum of {sum}.",{sum:G(p)})]:[],M=G(s.final_score),O={tip:()=>[d?l("It was still running as beam {number} when the search stopped.",{number:c}):
l("It goes on as beam {number}.",{number:c}),...h,...f],inner:()=>[l("It went on as beam {number}.",{number:c}),...h,...f],lost:()=>[l("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...h,...f],kept:()=>[l("The text ended here and is kept, with a final sc\
ore of {score}.",{score:M}),...r?[l("It is output {place}.",{place:r})]:[]],fell:()=>[l("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:M})],ended:()=>[l("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[l(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...y],unseen:()=>[u?l("It was not drawn."):l("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},H=o?[l("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(O,t)?O[t]():[],...H].join(" ")}var Ai=e=>e.piece??(["pruned","unseen","ended"].includes(e.beam.status)||!e.beam.text?e.beam.text:"");function Ci(e,t,n){
return e.beam.progress.map((r,o)=>{let s=t[o];return s&&St(s,r,e,n)?"✓":r?"◐":"·"}).join("")}function Ri(e,t){let n=(c,u,d)=>e.querySelector(".gp-picked-"+
d)||e.appendChild(m(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=e.classList.contains("gp-node-card");function a(c,u,d){
if(!c){e.hidden=!0;return}let h=u.at.get(c),f=ae(c.before).map(O=>O.piece??"").join(""),p=i&&f.length>jc?"…"+f.slice(-jc):f,y=m("b","");Oe(y,Ai(c)||c.beam.text),
r.replaceChildren(m("bdi","",p),y);let M=Oi(c,t);c.beam.progress&&M.push([l("constraints"),Ci(c,d,t.prefix.map(O=>O.token_id)),"constraint"]),i?o.replaceChildren(
...M.flatMap(([O,H])=>[m("dt","",O),m("dd","",H)])):ce(o,M.length,Om),i||M.forEach((O,H)=>Pm(o.children[H],O)),q(s,Pi(c,h?h.look:c.beam.status,t,h||{})),e.hidden=
!1}return{element:e,show:a,hide:()=>{e.hidden=!0}}}function Om(){let e=m("div"),t=m("dt");return t.append(m("span")),e.append(t,m("dd")),e}function Pm(e,[t,n,r,
o=()=>"",s={}]){let i=e.firstChild.firstChild;q(i,t),ge(i,r,()=>o()?pe(o()):"",s),q(e.lastChild,n)}function zc(){return[...[["tip",l("goes on")],["lost","✕ "+
l("dead end")],["kept","■ "+l("ended, kept")],["fell","▤ "+l("ended, dropped")],["pruned","✕ "+l("pruned")],["unseen","… "+l("not considered")],["path",
l("best or selected text")]].map(([t,n])=>{let r=Q("svg","t-tree"),o=Q("g",`t-${t}`),[s,i]=[Q("rect","t-box"),Q("rect","t-inside")];ee(s,{x:2,y:2,width:22,height:11,
rx:3}),ee(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let a=m("span");return t==="unseen"?a.append(n):a.append(r,n),a}),m("span","",l("2→1\
: beam 2 goes on as beam 1")),m("span","","★ "+l("output")),m("span","","G "+l("greedy path"))]}var Am=700,Cm={candidates:2,number:"probability"},Jr=class{constructor(t){this.log=t,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:t,max_new_tokens:n}=this.
log.started,r=(t.num_beams||1)*n>Am;this.choices={...Cm,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=mn(this.log.started),this.stop()}choose(t,n){this.choices[t]=n,this.byHand[t]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let t=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return t?t.last:null}get selected(){let{selected:t}=this.log;return t&&t.beam&&t.sequence===this.number?t:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:t,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
t.returned?t.returned.map(({last:i})=>i):[];this.tree=wc(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!t.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:t}=this,{last:n,left:r}=Zr(t),o=Zn([n]),s=r&&(r.node||r.token&&Qs(
t,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t.at(-1),{y:i,height:a}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:a}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(t){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t.node)}parentOf(t){return this.tree.at.get(t.nodes[0].before)}entryAt([t,n]){let r=o=>t>=o.x&&t<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(t){return t.beam.progress?(this.goals.has(t)||this.goals.set(t,Ci(t,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(t)):""}toggle({node:t,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:a,open:c})=>c&&a===t.index);r?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(t)}};var Qr=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])t.addEventListener(r,o=>this.up(o));t.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,a,c)=>a>c?(c-a)/2:Math.max(0,Math.min(i,c-a));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(t,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
a=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/a,this.y+=r/this.zoom-r/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:r,height:o}){let[s,i,a,c]=this.area;return t>=s&&n>=i&&t+r<=a&&n+o<=c}reveal({x:t,y:n,width:r,height:o},s=40){
let[i,a,c,u]=this.area,d=Math.min(s,(c-i)/4,(u-a)/4);this.x+=Math.min(0,t-d-i)||Math.max(0,t+r+d-c),this.y+=Math.min(0,n-d-a)||Math.max(0,n+o+d-u),this.settle()}at({
clientX:t,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(t-r)/this.zoom,this.y+(n-o)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[r,o]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=u=>Math.hypot(u.clientX-s.clientX,u.clientY-s.clientY)||1,{left:a,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-a,(t.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-r,t.clientY-o],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var eo=class{constructor(t,n,r){this.box=t,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(t,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=m("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(t)}),this.entry=t,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(t){let{state:n}=this,r=t.node?t.nodes[0].index+2:1,o=t.node?n.kidsOf(n.parentOf(t)||n.tree.entries[0]):
[t],s=t.hidden||t.folded?"false":n.kidsOf(t).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(t),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(t))+1,"aria-selected":String(!!t.node&&t.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(t){let{log:n}=this.state,{node:r,nodes:o}=t;if(!r)
return l(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=V(o.map(Ai).join("")),i=o.length>1?F(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,a=Oi(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${l("step {number}",{number:r.index+1})}. ${Pi(r,t.
look,n,t)} ${a.join(", ")}`}place(){let{state:{tree:t,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!t)return;let a=r&&(r.node?t.at.get(r.node):t.entries[0])||t.
at.get(n)||t.entries[0];if(!r||a.node!==r.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(this.element.style,{left:`${(a.x-o)*i}px`,top:`${(a.y-s)*i}\
px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(t){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+t]}};var Dc=600,Rm=150,Nm=130,Gc=.2,$m=.4,to=class{constructor(t,n){this.root=t,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new fn(this.part("picture")),this.pan=new Qr(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new eo(this.
part("tree-nodes"),n,this.pan),this.card=Ri(this.part("node-card"),this.log),this.picked=Ri(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...zc())}part(t){return this.root.querySelector(".gp-"+t)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:t,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,t.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),t.tree&&!n.byHand&&n.reveal(this.selected||
t.newest,30)}revealSelected(){let{selected:t,pan:n}=this;t&&!n.shows(t)&&n.reveal(t,1/0)}begin(){let{state:t}=this;t.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=t.choices.candidates,this.part("number").value=t.choices.number,this.part("lost").checked=t.choices.lost,this.part(
"fold").checked=t.choices.fold}grow(){let{state:t,pan:n,box:r}=this;t.lay();let{width:o,height:s}=t.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(Rm,Math.min(Dc,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(t.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(Dc-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/t,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:t,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=t;this.drawn&&t.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<$m&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Nm)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!t.byHand}isDrawn([
t,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return t>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([t,n,r,o],s){let{picture:i}=this,[a,c]=[(r-t)*Gc,(o-
n)*Gc],u=[t-a,n-c,r+a,o+c];this.drawn={zoom:s,area:u},ee(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),ee(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(t){let{state:n,log:r}=this,o=n.broughtOut;return{area:t,zoom:this.pan.zoom,path:Zn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:l(r.readsSource?"target start":"the prompt")}}goTo(t){let{state:n,
log:r,pan:o}=this;n.upTo=t>=n.length-1?null:Math.max(0,t),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:t,slider:n}=this,r=Math.max(1,t.length),o={step:t.shownTo+1,end:r,folded:t.folded},s=l("step {step} of {end}",o);ee(n,{max:r}),n.value=String(t.shownTo+
1),n.setAttribute("aria-valuetext",s),q(this.part("step-words"),t.folded?l("step {step} of {end}, {folded} folded",o):s),q(this.part("play"),l(t.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(t){let{card:n,pan:r,state:o}=this;n.show(t.node,o.tree,o.constraints);let{x:s,y:i,zoom:a}=r,[c,u]=[(t.x-s)*a,(t.y+t.height-i)*a+8],{element:d}=n,
h=(t.y-i)*a-d.offsetHeight-8;d.style.left=`${Math.max(4,Math.min(c,r.width-d.offsetWidth-4))}px`,d.style.top=`${u+d.offsetHeight>r.height&&h>0?h:u}px`}drawPicked(){
let{state:t,log:n}=this,r=t.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,t.tree,t.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=t.tree.at.get(r),i=s&&!s.hidden&&t.kidsOf(s).length,a=this.part("collapse");a.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
q(a,s&&s.hidden?l("Open what follows ({count})",{count:s.hidden}):l("Fold what follows"))}drawPrompts(){let t=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=t<2,n.options.length!==t&&(n.replaceChildren(...this.log.prompts.map((r,o)=>m("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function Uc(e,t){let n=new Jr(t),r=new to(e,n);return Ac(r),o=>{e.hidden=!t.usesBeams||t.hideFrom===0,o.run&&t.started&&r.begin(),!e.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!t.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var qm={returned:"★",kept:"■",running:"●",out:"□"},[Im,Kc]=[100,14],Wm=16,Ni=new WeakMap,Vc=new WeakMap;function no(e){let t=[],n=e;for(;n&&!Ni.has(n);)
t.push(n),n=n.before;let r=n?Ni.get(n):"";for(let o of t.reverse())r+=o.piece??(o.given||!er(o.beam)?o.chosen.text:""),Ni.set(o,r);return r}function oo(e,t=26){
let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function Bm(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;
for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function Hm(e,t,n){if(n.ends.has(e.beam.token_id))return De("eos")[0];if(e.length>=n.maxNew)return De("length")[0];
let r=(t.returned||[]).find(({last:o})=>o===e);return r?De(r.stopReason)[0]:l("a stopping criterion")}function Fm({place:e,state:t,why:n}){return e!==null?t==="\
returned"?l("{place} output",{place:e+1}):String(e+1):n==="dropped"?l("dropped"):n==="too late"?l("too late"):n==="not reached"?l("not reached"):t==="running"?l(
"still running"):""}var ro=class{constructor(t,n){this.table=t,this.body=t.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let t=this.body.insertRow(),n=Array.from({length:9},()=>t.insertCell()),[r,o]=[m("span","gp-sign",null,{"aria-hidden":"true"}),m("span")];
n[0].append(r,o);let s=m("button","gp-pick",null,{type:"button"}),[i,a]=[m("bdi","gp-head-text"),m("bdi","gp-tail-text")];s.append(i,a),n[3].append(s);let c={row:t,
cells:n,sign:r,place:o,pick:s,head:i,tail:a,node:null};return this.rows.push(c),c}draw(t,n,r){let o={moved:n!==null,group:t.some(({node:c})=>(c.beam.group??null)!==
null),words:t.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Re(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
t.length;)this.newRow();let s=t.map(({node:c})=>no(c)),i=s.map(c=>Bm(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,t.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Re(c.row,u<t.length),!c.row.hidden&&(c.pick.tabIndex!==(u===a?0:-1)&&(c.pick.tabIndex=u===a?0:-1),this.fill(c,t[u],
s.length>1?i[u]:0,n,r,o))})}fill(t,n,r,o,s,i){let{node:a,score:c,place:u,state:d}=n,{cells:h,pick:f}=t,[p,y]=[no(a),this.log.selected===a];t.node=a,t.row.dataset.
state!==d&&(t.row.dataset.state=d),q(t.sign,qm[d]),q(t.place,Fm(n)),this.sayText(t,p,r,y),f.getAttribute("aria-pressed")!==String(y)&&f.setAttribute("aria-press\
ed",String(y)),Re(h[1],i.moved),i.moved&&q(h[1],jm(u,o.get(a))),Re(h[2],i.group),i.group&&q(h[2],Ne(a.beam.group)),q(h[4],Number.isFinite(Se(a))?G(Se(a)):"−∞"),
q(h[5],String(a.length)),q(h[6],Number.isFinite(c)?G(c):"−∞"),Re(h[7],i.words),i.words&&q(h[7],this.written(a,s)),q(h[8],d==="running"?"–":`${a.index+1}: ${Hm(
a,this.log,s)}`)}sayText({pick:t,head:n,tail:r},o,s,i){let a=i||s<Wm?0:s,c=`${i} ${a} ${o}`;if(Vc.get(t)===c)return;Vc.set(t,c);let u=Array.from((a?"…":"")+o.
slice(a)),d=i||u.length<=2*Kc?0:Kc,h=u.slice(0,u.length-d);kt(n,(i?h:h.slice(0,Im)).join("")),kt(r,d?u.slice(-d).join(""):"",{plain:!d}),t.setAttribute("aria-la\
bel",V(o)),a||u.length>60?ve(t,()=>l("The whole text: {text}",{text:o})):delete t.dataset.tip}written(t,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>St(s,
t.beam.progress[i],t,r)).length;return`${o===n.length?"✓ ":""}${l("{done} of {all}",{done:o,all:n.length})}`}};function jm(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var so=class{constructor(t,n){this.log=n,this.root=t.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,q(this.button,
l(this.isAsked?"running …":"Run greedy decoding"))}draw(t,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Zr(t.prompts[n]),t,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=Fc(o.started).map(a=>Je(a)[0]);this.doubt.hidden=!i.length||!!s,q(this.doubt,l("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,t,n,r),this.said=s}fill(t,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);t.dataset.said!==r&&(t.dataset.said=r,t.replaceChildren(...n))}pathWords({last:t,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!t||t.given)return[
l(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let a=n?s.findIndex(({node:d})=>d===t):-1,c=G(Se(t)),u=a<0?F(
t.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):F(t.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:G(s[a].score,4)});return[[this.fateWords(t,n,a,i),u,...this.bestWords(t,n,a,o,
s)].join(" ")]}fateWords({beam:t,index:n},r,o,s){let i={text:l(s?"The text of the most probable tokens":"The greedy text"),beam:(t.beam??0)+1,place:o+1,token:n+
1};return r?o>0?l("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?l("{text} is the best output.",i):l("{text} is the best so far.",i):t.status===
"finished"?l("{text} ended at token {token} but is not kept: others are better.",i):l("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):l("{text} is still running, as beam {beam}.",i)}bestWords({sequence:t},n,r,o,s){if(!n){let u=o.prompts[t].running.map(Se);return u.length?
[l("The best beam has {sum}.",{sum:G(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:a}=s[0],c={sum:G(Se(i)),score:G(a,4)};return[F(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:t,token:n,node:r,sum:o,considered:s,best:i,worst:a},c,u){let d=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:y})=>(y.group??null)!==null)),h=Pe([r?l(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):l("not among the {considered} considered",{considered:s}),...o===null?[]:[l("sum {sum}",{sum:G(o)})],...a===
null?[]:[l("worst beam that went on {worst}, best {best}",{worst:G(a),best:G(i)})]]),f=l(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return _e(f,{where:l(d?"Group A":"The search"),place:String(t+1),details:h,
token:n?re(n.text,"gp-strong"):l("a token that was not recorded")})}drawFound(t,n,r,o){let s=t.tokens.map(([p])=>p),i=Li(n.prompts[r],p=>s[p]),a=p=>p.reduce((y,M)=>y+
(ue(M)??-1/0),0),c=o.prompts[r].kept[0],u=c?ae(c.node).filter(p=>!p.given):[],d=m("span");this.fill(d,[..._e(l("Run by the library, greedy decoding wrote {text}\
."),{text:re(oo(t.text,60),"gp-wrote")}),` ${this.totalWords(s.length,a(t.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,a(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let h=m("details"),f=m("table");for(let[p,[,y,M]]of t.tokens.entries()){let O=f.insertRow();O.
insertCell().textContent=p+1,O.insertCell().append(re(y)),O.insertCell().textContent=G(ue(M))}h.append(m("summary","",l("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(d,h)}totalWords(t,n){let r={sum:G(n)};return this.log.started.processors.length?F(t,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):F(t,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(t,n){let r={sum:G(n)};return this.log.started.processors.length?F(t,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):F(t,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var kn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,$i=e=>yn.find(([t])=>t===e)?.[1]??String(e),Ft=e=>at(Number(e.toFixed(4))),io=class{constructor(t,n){
this.log=n,this.root=t.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=yn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(t,n){
let r=this.root.querySelector("tbody").insertRow(),o=m("th","",null,{scope:"row"});r.append(o);let[s,i,a]=Array.from({length:3},()=>r.insertCell()),c=m("span"),
u=m("button","gp-button gp-run-on",null,{type:"button","aria-label":l("Run the search with early_stopping {name}",{name:n})});a.dataset.name=`${l("outputs:")} `,
s.append(c," ",u);let d={row:r,head:o,words:c,button:u,because:i,outputs:a,value:t,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=d.rule,this.
log.ask({type:"search",kind:"rule",rule:d.rule}),this.sayButton(d)}),d}sayButton({button:t,rule:n}){let r=!!(this.asked&&kn(this.asked,n));t.disabled=r,q(t,l(r?
"running …":"Run the search"))}draw(t,n,r,o,s){q(this.why,this.whyWords(t,n,r(t.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let a=kn(i.rule,t.own);Be(i.row,a?"gp-own-rule":""),q(i.head,a?l("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,t,n,r,s)}}drawRule(t,n,r,o,s){
let i=o(t.rule),{pools:a}=i.prompts[r],c=a.every(({exact:h})=>h),u=i.stop&&c?null:this.answerTo(t.rule),d=!u&&!(i.stop&&c);if(t.button.hidden=!d||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(t),u){q(t.words,l("after step {step}",{step:u.steps})),q(t.because,l("found by a run")),this.sayOutputs(
t.outputs,...this.comparedIds(u));return}q(t.words,zm(i,c,s)),q(t.because,this.reasons(a,n,t.rule)),!c||!i.stop?q(t.outputs,"–"):this.sayOutputs(t.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(t){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&kn(r.rule,t))||null}comparedNodes(t,n,r,{wanted:o}){
let[s,i]=[t,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:no(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:t}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[t.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,t.length,t[0]]}sayOutputs(t,n,r,o){let s=o&&{differ:n,all:r,score:G(o.score,4)},i=n?r>1?l("{differ} of {all} differ; the best, with score {score}:",s):l(
"another text, with score {score}:",s):l("the same"),a=i+(n?o.text:"");t.dataset.said!==a&&(t.dataset.said=a,t.replaceChildren(i,...n?[" ",re(oo(o.text,40),"gp-\
wrote")]:[]))}whyWords(t,n,r,o){let{pools:s}=r.prompts[n],i=$i(t.own.earlyStopping);return(r.stop?l("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?l("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):l("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,t,t.own)}reasons(t,n,r){return t.map(o=>[...Dm(o,t.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:t,weighed:n},r,o){if(!n)return l("No step has been taken.");let{best:s,length:i,bound:a,worst:c}=n;if(t&&t.why==="criteria")return this.cutOffWords(
r,t);if(c===null)return F(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,d=`${G(s)} / ${i}\
 ^ ${Ft(o.lengthPenalty)} = ${G(a,4)}`,h={numbers:u?l("{formula} (at the longest possible length)",{formula:d}):d,worst:G(c,4)},{together:f}=r;if(!t)return f?l(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",h):l("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",h);if(t.why==="settled")return f?l("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h):
l("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",h);let p=F(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(a>c))return p;let y=f?l("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",h):l("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",h);return`${p} ${y}`}cutOffWords({start:t,maxNew:n},{
step:r}){if(r-t>=n)return F(t+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?l("Every continuation met a stopping criterion ({reason}\
).",{reason:De(o.stop_reason)[0]}):l("Every continuation met a stopping criterion.")}};function zm({stop:e,prompts:t},n,r){return n?e?l("after step {step}",{step:e.
step}):r?l("goes on past step {step}",{step:Yr({prompts:t})}):l("not yet"):e?l("not exact: about step {step}",{step:e.step}):l("not exact")}function Dm({group:e,
stop:t},n){if(e===null)return[];let r={group:Ne(e),step:t&&t.step};return[n&&t?l("Group {group}, after step {step}:",r):l("Group {group}:",r)]}function Xc(e,t){let r=v=>e.querySelector(".gp-"+v),[o,s,i,a,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,d,h]=["formula","honest","rest"].map(
r),f=new ro(r("hypothesis-table"),t),p=new io(e,t),y=new so(e,t),M={},O=null,H=new Map;for(let[v,T]of yn)i.append(m("option","",String(T),{value:JSON.stringify(
v)}));o.addEventListener("input",()=>A({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&A({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>t.usesBeams&&W(N(Ti(t)),!0)),i.addEventListener("change",()=>A({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",
()=>{M={},E(),o.focus()}),c.addEventListener("change",()=>E());function A(v){M={...M,...v},E()}let N=v=>({...v.own,...M});function W(v,T=!1){Number(o.value)!==v.
lengthPenalty&&(o.value=v.lengthPenalty),(T||document.activeElement!==s)&&(s.value=String(Number(v.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(v.earlyStopping)}
function I(v){return T=>{let R=JSON.stringify(T),j=H.get(R);if(j)return j;let _=Ic(v,T);return _.stop&&H.set(R,_),_}}function C(v){return{stop:t.finished?{step:0,
why:""}:null,prompts:v.prompts.map(({finished:T})=>({kept:T.map(R=>({node:R,score:R.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function E({onlySelection:v=!1,anew:T=!1}={}){let R=Ti(t),j=!!(t.finished||t.failed),_=w(R.prompts.length),$=I(R),D=R.together!==null&&Bc(R,$(R.own),!!t.finished),
U=D?N(R):R.own,K=D?$(U):C(R),Y=D?$(R.own):K,Z=D&&!kn(U,R.own),se=Hc(R,_,K,U,j),ie=Z?new Map(Y.prompts[_].kept.map(({node:qe},Fn)=>[qe,Fn])):null;if(f.draw(se.slice(
0,40),ie,R),h.hidden=se.length<=40,q(h,F(se.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),v)return;for(let qe of["wha\
t-if","stopping"])r(qe).hidden=!D;r("greedily").hidden=!1,W(U,T),a.hidden=!Z,q(a,l("Back to the run’s own: {power}, {early}",{power:Ft(R.own.lengthPenalty),early:$i(
R.own.earlyStopping)}));let he=se.filter(({place:qe})=>qe!==null);O={best:he[0]||null,rule:U,tally:g(se,he)},q(r("counts"),O.tally),q(r("scored"),l("sum / lengt\
h ^ {power}",{power:Ft(U.lengthPenalty)})),u.setAttribute("aria-live",Z?"polite":"off"),q(u,L(he[0],U)),k(D?S(K,Y,_,R,U,j):b(R)),D&&p.draw(R,_,$,U,j),y.draw(R,_,
Y)}function w(v){return r("of-prompts").hidden=v<2,c.options.length!==v&&c.replaceChildren(...Array.from({length:v},(T,R)=>m("option","",l("prompt {number}",{number:R+
1}),{value:R}))),Math.max(0,c.selectedIndex)}function g(v,T){let R=v.filter(({state:_})=>_==="running").length,j=v.filter(({state:_})=>_==="returned").length;return[
l("{count} ended",{count:B(v.length-R)}),l("{count} kept",{count:B(T.length)}),...R?[l("{count} running",{count:B(R)})]:[],...j?[F(j,"{count} output","{count} o\
utputs")]:[]].join(", ")}function L(v,{lengthPenalty:T}){if(!v)return l("No text is kept yet.");let{node:R,score:j}=v,_={sum:G(Se(R)),length:R.length,power:Ft(T),
score:G(j,4)};return l("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",_)}function k(v){d.hidden=!v,q(d,v)}function b(v){
return v.prompts.every(({steps:T,given:R})=>T.length===R)?l("The search has not begun: all tokens so far were given."):v.together===null?l("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):l("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function S(v,T,R,j,_,$){let D=Math.max(1,...j.prompts.map(({steps:Z})=>Z.length-j.start)),U=D**_.lengthPenalty;if(!Number.isFinite(U)||U===0)return l(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:D,power:Ft(_.lengthPenalty)});let K=v.prompts[R].
pools.filter(({exact:Z})=>!Z);if(K.length){let Z=K.map(({group:se})=>Ne(se)).join(", ");return F(K.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:Z})}if(kn(_,j.own))return"";if(!v.stop){if(!$)return"";
let Z=Yr(v);return j.together?l("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:Z}):l("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:Z})}
let{step:Y}=v.stop;return T.stop?Y<T.stop.step?l("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:Y,own:T.stop.step}):"":l("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:Y})}let x=v=>()=>O&&
O.best?l("the best: {words}.",{words:v(O.best)}):"";return $e(e,{rank:()=>O?pe(O.tally):"",sum:x(({node:v})=>F(v.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:G(Se(v))})),length:x(({node:v})=>F(v.length,"{count} token","{count} tokens")),score:x(({node:v,
score:T})=>`${G(Se(v))} / ${v.length}^${Ft(O.rule.lengthPenalty)} = ${G(T)}`),ended:x(({node:v})=>l("at step {step}",{step:v.index+1}))}),v=>{if(v.run&&(M={},H=
new Map,c.replaceChildren()),(v.run||v.searched)&&(p.asked=y.isAsked=null),e.hidden=!t.usesBeams,e.hidden)return;let T=t.hideFrom!==null;if(r("untold").hidden=!T,
r("found").hidden=T,r("counts").hidden=T,T)return;let{run:R,steps:j,status:_,selection:$,searched:D}=v;R||j||_||D?E({anew:R}):$&&E({onlySelection:!0})}}var Yi={};ne(Yi,{useCallback:()=>sg,useContext:()=>ig,useDebugValue:()=>ag,useEffect:()=>Vi,useErrorBoundary:()=>lg,useId:()=>cg,useImperativeHandle:()=>og,useLayoutEffect:()=>Ke,
useMemo:()=>ir,useReducer:()=>yu,useRef:()=>Me,useState:()=>fe});var zi={};ne(zi,{Component:()=>tr,Fragment:()=>be,cloneElement:()=>Um,createContext:()=>tg,createElement:()=>rr,createPortal:()=>rg,createRef:()=>Km,h:()=>rr,hydrate:()=>eg,
isValidElement:()=>Jc,options:()=>le,render:()=>or,toChildArray:()=>iu});var le,Zc,Jc,Mt,qi,uo,Qc,lo,eu,Bi,Ii,tu,nr=Symbol.for("pv"),ho={},fo=[],Gm=/^m(i|n|o|s|text|space)$/,
po=Array.isArray,mo=fo.slice,Tt=Object.assign;function jt(e){e&&e.parentNode&&e.remove()}function rr(e,t,n){var r,o,s,i={},a=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?mo.call(arguments,2):n),zt(e,i,r,o,null)}function Um(e,t,n){var r,o,s,i=Tt({},
e.props),a=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?mo.call(arguments,2):n),
zt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function zt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:nr,
__v:o||++Zc,__i:-1,__u:0};return!o&&le.vnode&&le.vnode(s),s}function Km(){return{current:null}}function be(e){return e.children}function tr(e,t){this.props=e,this.
context=t,this.__g=0}function Et(e,t){if(t==null)return e.__&&Et(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Et(e)}function Vm(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Tt({constructor:nr},n)).__v=n.__v+1,le.vnode&&le.vnode(t),
Hi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Et(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,lu(o,t,s),n.__=n.__e=null,t.__e!=r&&nu(t))}function nu(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),nu(e)}function Wi(e){(8&e.__g||(e.__g|=8,Mt.push(e),uo++))&&qi==le.
debounceRendering||((qi=le.debounceRendering)||queueMicrotask)(ru)}function ru(){try{for(var e,t=1;Mt.length;)Mt.length>t&&Mt.sort(Qc),e=Mt.shift(),t=Mt.length,
8&e.__g&&Vm(e)}finally{(uo=Mt.length)&&(qi||queueMicrotask)(ru)}}function ou(e,t,n,r,o,s,i,a,c,u,d){var h,f,p,y,M,O,H=r.__k||fo,A=t.length;for(c=Xm(n,t,H,c,A),h=
0;h<A;h++)(p=n.__k[h])!=null&&(f=~p.__i&&H[p.__i]||ho,p.__i=h,O=Hi(e,p,f,o,s,i,a,c,u,d),y=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&Fi(f.ref,null,p,f),p.ref&&d.push(
p.ref,p.__c||y,p)),M=M||y,4&p.__u?(c=su(p,c,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&O!==void 0?c=O:y&&(c=y.nextSibling),p.__u&=-21);return n.__e=
M,c}function Xm(e,t,n,r,o){var s,i,a,c,u,d,h,f,p,y=n.length,M=y,O=0,H=0,A=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=A[s]=zt(null,i):po(i)?i=A[s]=zt(be,{children:i}):i.constructor===nr&&i.__b?i=A[s]=zt(i.type,i.props,i.key,i.ref,
i.__v):A[s]=i,c=s+O,i.__=e,i.__b=e.__b+1,a=null,~(u=i.__i=Ym(i,n,c,M))&&(M--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==c-1?O--:u==c+1?O++:u!=c&&(u>c?O--:O++,
H=1)):(~u||(o>y?O--:o<y&&O++),typeof i.type!="function"&&(i.__u|=4))):A[s]=null;if(H){for(d=[],h=[],s=0;s<o;s++)if((i=A[s])&&16&i.__u){for(O=0,f=d.length;O<f;)d[p=
O+f>>1]<i.__i?O=p+1:f=p;d[O]=i.__i,h[s]=O+1}for(O=d.length;s--;)h[s]&&(h[s]==O?O--:A[s].__u|=4)}if(M)for(s=0;s<y;s++)!(a=n[s])||2&a.__u||(a.__e==r&&(r=Et(a)),ji(
a,a));return r}function su(e,t,n,r){var o,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=su(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Et(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function iu(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(po(e)?e.some(function(n){iu(n,t)}):t.push(e)),t}function Ym(e,t,n,r){var o,s=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&s==null||c&&
s==a.key&&i==a.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&s==a.key&&i==a.type)return o;for(o=n+1;o<t.length;o++)if((a=t[o])&&!(2&a.
__u)&&s==a.key&&i==a.type)return o}return-1}function Yc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ao(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Yc(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Yc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Ii[t]||(Ii[t]=Zm(
t)),(e.__a||(e.__a={}))[t]=Bi,s=t!=(t=t.replace(eu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Zm(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[lo]==null)t[lo]=
Bi++;else if(t[lo]<this.__a[e])return;return n(le.event?le.event(t):t)}}}function Hi(e,t,n,r,o,s,i,a,c,u){var d,h,f,p,y,M,O,H,A,N,W,I,C,E,w,g,L,k,b=t.type;if(t.
constructor!==nr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,h=s=[],d.nodeType==8?a=co(d,s):s.push(d),a=s[0]||a),(d=le.__b)&&d(t);e:if(typeof b==
"function"){f=i.length;try{if(H=t.props,A=(d=b.prototype)&&d.render,N=(d=b.contextType)&&r[d.__c],W=d?N?N.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=
1)):(A?t.__c=p=new b(H,W):(t.__c=p=new tr(H,W),p.constructor=b,p.render=Qm),N&&N.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),A&&(p.__s||(p.
__s=p.state),b.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Tt({},p.__s)),Tt(p.__s,b.getDerivedStateFromProps(H,p.__s)))),y=p.props,M=p.state,p.__v=t,n.__c){
if(H!==y&&A&&!b.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(H,W),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(H,p.__s,W)===!1){t.__v!=n.__v&&(p.props=H,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(S){S&&(S.__=t)}),fo.push.
apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),a=Et(n);break e}p.componentWillUpdate&&p.componentWillUpdate(H,p.__s,W),A&&p.componentDidUpdate&&p.__h.push(
function(){p.componentDidUpdate(y,M,O)})}else A&&!b.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),A&&p.componentDidMount&&p.__h.push(p.
componentDidMount);p.context=W,p.props=H,p.__P=e,p.__g&=-5,I=le.__r,C=A?25:0;do p.__g&=-9,I&&I(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++C<
25);A&&(fo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Tt({},r,p.getChildContext())),A&&n.__c&&p.getSnapshotBeforeUpdate&&(O=p.getSnapshotBeforeUpdate(
y,M)),E=d&&d.type===be&&d.key==null?d.props.children:d,H.__P&&(d=a,o=(e=H.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(S){S&&ji(S,S)}),
n.__k=null),a=n.__k?Et(n,0):null),a=ou(e,po(E)?E:[E],t,n,r,o,s,i,a,c,u),H.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(jt),p.__h.length&&i.push(p),1&p.__g&&(p.__g&=
-4)}catch(S){if(i.length=f,t.__v=null,c||s)if(S&&S.then){if(t.__u|=128|c,s){for(~(L=s.indexOf(a||void 0))||(L=s.length);(k=s[L-1])&&k.nodeType==8;)L--;for(;L<s.
length;L++)if(k=s[L])if(s[L]=null,w){if(k==g)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(g=co(w=k))}}if(!w){for(;a&&a.nodeType==8&&a.nextSibling;)
a=a.nextSibling;w=a}(d=co(w=t.__c.__z||(t.__c.__z=w)))?(t.__e=w,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(jt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),S&&
S.then||au(t),le.__e(S,t,n)}}else a=t.__e=Jm(n.__e,t,n,r,o,s,i,c,u,e);return(d=le.diffed)&&d(t),a}function co(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function au(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(au))}function lu(e,t,n){for(var r=0;r<n.length;)Fi(n[r++],n[r++],n[r++]);le.__c&&le.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){le.__e(s,o.__v)}})}function Jm(e,t,n,r,o,s,i,a,c,u){var d,h,f,p,y,M,O,H,A=n.props||ho,N=t.props,W=t.type;if(W==
"svg"?o="http://www.w3.org/2000/svg":W=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((y=s[d])&&
(W?y.localName==W:y.nodeType==3)){e=y,s[d]=null;break}}if(!e){if(H=u.ownerDocument||document,!W)return H.createTextNode(N);e=H.createElementNS(o,W,N.is?N:u),a&&
(le.__m&&le.__m(t,s),a=!1),s=null}if(W){if(u=W=="template"&&e.content||e,s=W=="textarea"&&N.defaultValue!=null?null:s&&mo.call(u.childNodes),!a&&s)for(A={},d=0;d<
e.attributes.length;d++)A[(y=e.attributes[d]).name]=y.value;for(d in A)y=A[d],d=="dangerouslySetInnerHTML"?f=y:d=="children"||d in N||d=="value"&&"defaultValue"in
N||d=="checked"&&"defaultChecked"in N||ao(e,d,null,y,o);for(d in N)y=N[d],d=="children"?p=y:d=="dangerouslySetInnerHTML"?h=y:d=="value"?M=y:d=="checked"?O=y:a&&
typeof y!="function"||A[d]===y||ao(e,d,y,A[d],o);h?(a||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(W==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Gm.test(W))&&(o="http://www.w3.org/1999/xhtml"),ou(u,po(p)?p:[p],t,n,r,o,s,i,s?s[0]:n.__k&&Et(n,0),a,c),
s&&s.some(jt)),a&&W!="textarea"||(d="value",W=="progress"&&M==null?e.removeAttribute(d):M==null||M===e[d]&&(W!="progress"||M)||ao(e,d,M,A[d],o),d="checked",O!=null&&
O!=e[d]&&ao(e,d,O,A[d],o))}else A===N||a&&e.data==N||(e.data=N);return e}function Fi(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){le.__e(o,n)}}function ji(e,t,n){var r,o,s,i;if(le.unmount&&le.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||Fi(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){le.__e(a,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&ji(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=co(r,s=[]))&&(r==e.__e&&s.some(jt),jt(o),jt(r)),n||jt(
e.__e),e.__e=e.__c=e.__=null}function Qm(e,t,n){return this.constructor(e,n)}function or(e,t){var n,r,o,s;le.__&&le.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=zt(be,{children:[e]}),o=[],s=[],Hi(t,t.__k,r||ho,ho,t.namespaceURI,r?null:t.firstChild?mo.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),lu(o,t.__k,s),t.__k.props.children=null}function eg(e,t){e&&typeof e=="object"&&(e.__u|=32),or(e,t)}function tg(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Wi(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+tu++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function ng(e){return e.children}function rg(e,t){return zt(
ng,{__P:t,children:e})}le={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw uo=0,e}},
Zc=0,Jc=function(e){return e!=null&&e.constructor===nr},tr.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Tt({},this.state)),typeof e==
"function"&&(e=e(Tt({},n),this.props)),e&&(Tt(n,e),this.__v&&(t&&this.__k.push(t),Wi(this)))},tr.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Wi(this))},tr.prototype.render=be,Mt=[],uo=0,Qc=function(e,t){return e.__v.__b-t.__v.__b},lo=Symbol(),eu=/(PointerCapture)$|Capture$/i,Bi=0,Ii={},tu=
0;var pt,me,Di,cu,Gi=Object.is,_n=0,wu=[],Ui=[],we=le,uu=we.__b,du=we.__r,hu=we.diffed,fu=we.__c,pu=we.unmount,mu=we.__;function Dt(e,t){we.__h&&we.__h(me,e,_n||t),
_n=0;var n=me.__H||(me.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function fe(e){return _n=1,yu(ku,e)}function yu(e,t,n){var r=Dt(pt++,2);
if(r.t=e,!r.__c&&(r.__=[n?n(t):ku(void 0,t),function(s){var i=(r.__N||r.__)[0],a=r.t(i,s);Gi(i,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=me,!me.__f)){me.
__f=!0;var o=me.shouldComponentUpdate;me.shouldComponentUpdate=function(s,i,a){var c=this.__H;if(!c)return!0;var u=!1,d=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Gi(f.__[0],f.__N[0])||(d=!0))}),o){var h=o.call(this,s,i,a);return u?h||d:h}return!u||d}}return r.__}function Vi(e,t){var n=Dt(pt++,3);!we.__s&&Xi(n.
__H,t)&&(n.__P=!0,n.__=e,n.u=t,me.__H.__h.push(n))}function Ke(e,t){var n=Dt(pt++,4);!we.__s&&Xi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,me.__h.push(n))}function Me(e){
return _n=5,ir(function(){return{current:e}},[])}function og(e,t,n){_n=6,Ke(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r==
"function"&&r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function ir(e,t){var n=Dt(pt++,7);return Xi(n.__H,t)&&(n.__=
e(),n.__H=t),n.__}function sg(e,t){return _n=8,ir(function(){return e},t)}function ig(e){var t=me.context[e.__c],n=Dt(pt++,9);return n.c=e,t?(n.__==null&&(n.__=
!0,t.sub(me)),t.props.value):e.__}function ag(e,t){we.useDebugValue&&we.useDebugValue(t?t(e):e)}function lg(e){var t=Dt(pt++,10),n=fe();return t.__=e,me.componentDidCatch||
(me.componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function cg(){var e=Dt(pt++,11);if(!e.__){for(var t=me.__v;!t.__m&&
t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ug(){var e;do{for(;e=Ui.shift();)try{sr(e)}catch(n){we.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=wu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(sr),t.__h.some(Ki),t.__h=[]}catch(n){t.__h=[],we.__e(n,e.__v)}}}while(Ui.length)}we.__b=function(e){
me=null,uu&&uu(e)},we.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),mu&&mu(e,t)},we.__r=function(e){du&&du(e),pt=0;var t=(me=e.__c).__H;t&&(Di==me?me.
__h=[]:(t.__h.some(sr),t.__h.some(Ki),pt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Di=me},we.diffed=function(e){hu&&hu(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&bu(wu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Di=me=null},we.__c=function(e,t){t.some(function(n){try{n.__h.some(
sr),n.__h=n.__h.filter(function(r){return!r.__||Ki(r)})}catch(r){n.__h=[function(){throw r}]}}),fu&&fu(e,t)},we.unmount=function(e){pu&&pu(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,bu(Ui.push(o))}else sr(o)}catch(s){
t=s}}),r.__H=void 0,t&&we.__e(t,r.__v))};var gu=typeof requestAnimationFrame=="function";function dg(e){var t,n=function(){clearTimeout(r),gu&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);gu&&(t=requestAnimationFrame(n))}function bu(e){e!=1&&cu==we.requestAnimationFrame||((cu=we.requestAnimationFrame)||dg)(ug)}
function sr(e){var t=me,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),me=t}function Ki(e){var t=me;e.__c=e.__(),me=t}function Xi(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Gi(n,e[r])})}function ku(e,t){return typeof t=="function"?t(e):t}var Qi={};ne(Qi,{groupPane:()=>yg,runPane:()=>mt,useFresh:()=>Gt});var Ji={};ne(Ji,{Fragment:()=>be,jsx:()=>P,jsxAttr:()=>bg,jsxDEV:()=>P,jsxEscape:()=>vu,jsxTemplate:()=>mg,jsxs:()=>P});var hg=/["&<]/;function Zi(e){if(!e.length||!hg.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var xu=Symbol.for("pv"),fg=0,pg=Array.
isArray;function P(e,t,n,r,o,s){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a=="ref"?i=t[a]:c[a]=t[a];var u={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:xu,__v:--fg,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),le.vnode&&le.vnode(u),u}function mg(e){var t=P(
be,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var _u={},gg=/[A-Z]/g;function bg(e,t){if(le.attr){var n=le.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:_u[o]||(_u[o]=o.replace(gg,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+Zi(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+Zi(""+t)+'"'}function vu(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===xu)return e;if(pg(e)){for(var t=0;t<e.length;t++)e[t]=vu(e[t]);return e}}return Zi(""+e)}function Gt(e){let t=Me(null),n=t.current!==e;return t.current=e,n?e:wg}var wg={},mt=(e,t)=>(n,r)=>Su(n,r,o=>P(e,{log:r,changes:o}),t),yg=(e,t)=>(n,r)=>{let o=s=>({
...s,entries:s.entries??new Set(r.entries.keys())});return Su(n,r,s=>P(e,{group:r,changes:o(s)}),t)};function Su(e,t,n,r){let o=e.querySelector(".gp-drawn")??e;
if(o.replaceChildren(),!r)return i=>or(n(i),o);let s=!1;return i=>{let a=s;s=r(t),e.hidden=!s,s&&or(n(a?i:ln(t.kinds)),o)}}var ha={};ne(ha,{addGroupPanes:()=>Ag,chooseUnit:()=>ko,start:()=>da});var ta={};ne(ta,{canStandAlone:()=>ea});function ea(e){let t=m("button","gp-alone-button",null,{type:"button"});t.append(_g()),e.append(t);let n=null;async function r(){let a=kg(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),a.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),a.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(a){a.key==="Escape"&&(a.preventDefault(),a.stopPropagation(),o())}function i(){let a=n?
l("Leave full screen"):l("Full screen");t.title=a,t.ariaLabel=e.ariaLabel?`${a}: ${e.ariaLabel}`:a,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:a})=>{a===e&&document.fullscreenElement!==e&&n&&n()}),i()}function kg(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,a,c]of t)i.scrollTo({left:a,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let a of i.children)!(a instanceof HTMLElement)||
a.contains(e)||a.inert||(a.inert=!0,n.push(a))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function _g(){let e=Q("svg"),t=Q("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var ra={};ne(ra,{RunGroup:()=>ar});var xg=["token_id","text","piece","logprob","raw_logprob","entropy"],na=class extends _t{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},ar=class extends qt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new na(this,s),{unit:this.unit}):null,a={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(a),
a});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!vg(n.type))
throw new Error("unknown line "+n.type);Mu[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,a)=>a!==null&&this.inNats.has(i)&&Number.isFinite(a)?Ae(a,this.unit):a,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,a])=>[
i,r(i,a)])),n.each=Object.fromEntries(Object.entries(s).map(([i,a])=>[i,a.map(c=>r(i,c))]))}},Mu={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].
log?.read(n)},Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.
fromEntries(xg.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended=
{text:n,stop_reason:r,failed:o},e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),
e.changed("measured")},Found(e,{values:t,charts:n}){e.found=t,e.charts=n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){t===
0&&o&&(e.found={...i,requests:s,tokens:[],ways:[]});let a=e.found;o&&(a.ways[t]={settings:o,steps:[]}),a.ways[t].steps.push(...n),a.tokens.push(...r??[]),e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},vg=e=>Object.hasOwn(Mu,e);var sa={};ne(sa,{linkTermsIn:()=>oa,withTermLinks:()=>xn});var Sg=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Mg="(?:s|es|e|n|en|x)?",Tg=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),go=null;function Eg(){if(go)return go;let e=new Map;for(let n of cn){if(Tg.has(n))continue;let[r]=It(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return go={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Mg}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},go}function xn(e,t=new Set){let{pattern:n,ids:r}=Eg();
return e.split(Sg).flatMap((o,s)=>{if(s%2)return[o];let i=[],a=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||t.has(u)||(t.add(u),i.push(
o.slice(a,c.index),m("a","gp-term-link",c[0],{href:Kn(u)})),a=c.index+c[0].length)}return[...i,o.slice(a)]})}function oa(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...xn(n.nodeValue))}}var Lu={},bo=null,aa=new Map,la=new Map,ca="bits";function wo(e){let t=aa.get(e)??Object.assign(new _t,{unit:ca});return aa.set(e,t),t}function yo(e){let t=la.get(
e)??Object.assign(new ar(e),{unit:ca});return la.set(e,t),t}function ko(e){ca=e;for(let t of[...aa.values(),...la.values()])t.setUnit(e)}function Lg(e,t,{log:n="\
main"}={}){let r=wo(n);Pu(e,t,r,"run",o=>{let s=Lu[e]?.(o,r);return!s||!Ig.has(e)?s:Bg(o,r,s,e)})}function Og(e,t,{group:n}){let r=yo(n),o=$g.has(e)?"text":qg.has(
e)?"model":"runs",s=()=>Pu(e,t,r,o,a=>bo?.[e]?.(a,r));if(bo)return s();let i=t.querySelector(".gp-pane");i&&Ir(i),ua.push({drawNow:s,failed:()=>Cg(t)}),r.subscribe(
t,()=>{!bo&&(r.header||r.found||r.lanes)&&Pg()})}var ua=[],ia=!1;function Pg(){if(ia||!window.GenerationPlaygroundComparisons)return;ia=!0;let e=document.createElement(
"script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{ia=!1;for(let{failed:t}of ua)t()},document.head.append(e)}function Ag(e){bo=e;for(let t of document.
querySelectorAll(".gp-not-loaded"))t.remove();ua.splice(0).forEach(({drawNow:t})=>Ou(t))}function Cg(e){e.querySelector(":scope > .gp-not-loaded")||e.append(m("\
p","gp-note gp-not-loaded",l("This part of the page could not be loaded. Reload the page.")))}function Ou(e){try{e()}catch(t){console.error("Generation Playgrou\
nd:",t)}}function Pu(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Tu(e);Ir(s),oa(s);let i=ai(s,r);Au.push(t),Ng.has(e)||ea(s);let a=o(s);if(!a)return Tu(
e);n.subscribe(s,c=>{a(c),i()},!Rg.has(e)),Cu()}function Tu(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var Au=[],Eu=null;function Cu(){
let e=Ur();if(e===Eu)return;let t=Au.find(r=>r.getClientRects().length&&r.isConnected);if(e!==null&&!t||(Eu=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=m("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>Vn(o,r)),t.append(r)}dt(n,e)}var Rg=new Set(["branches"]),
Ng=new Set(["numbers","check","token","progress","arrival"]),$g=new Set(["detection","mistakes","attack","strengths"]),qg=new Set(["shelf","estimate","opened"]),
Ig=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Wg=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function Bg(e,t,n,r){let o=ln(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Wg.has(r)){s=e.
hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Hg(e,t,n){wo(e).feedRun(t||"",n)}function Fg(e,t,n){return wo(e).appendRun(t,n)}function jg(e,t,n){return yo(
e).appendRun(t,n)}function zg(e,t,n){yo(e).feedRun(t||"",n)}function da(e){Lu=e;let t={mount:Lg,feed:Hg,append:Fg,appendGroup:jg,chooseUnit:ko,log:wo,RunLog:_t,
mountGroup:Og,feedGroup:zg,group:yo};window.GenerationPlayground=t;let n=window.GenerationPlaygroundQueue,r=o=>Ou(()=>o(t));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",Cu)}var Ru={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},_o=e=>t=>{t.key==="Escape"&&e.selectStep(null),Object.hasOwn(
Ru,t.key)&&(t.preventDefault(),e.walk(Ru[t.key]))};function xo(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"ari\
a-valuemax":e?t:0,"aria-valuetext":n}}var fa={};ne(fa,{Term:()=>Te});var Dg=()=>"";function Te(e){let{id:t,run:n=Dg,meaning:r,formula:o,unit:s,as:i="span",class:a,label:c,attributes:u,children:d}=e,h={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return rr(i,{...u,class:a,ref:y=>{y&&ge(y,t,n,h)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var pa={};ne(pa,{TokenLabel:()=>lr});function lr({text:e,class:t}){return P("bdi",{class:t,ref:r=>{r&&kt(r,e)}})}var Gg=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Nu=e=>ye(Gg.format(e)),cr=e=>e,ma={information:cr({unit:!0,write:Nu,fromZero:!0}),
sum:cr({unit:!0,write:Nu}),share:cr({title:()=>l("probability"),write:z,fromZero:!0,share:!0}),count:cr({title:()=>l("tokens kept"),write:B,log:!0}),rank:cr({title:()=>l(
"rank"),write:B,log:!0,reversed:!0})},ga=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),Ug=()=>({information:{name:l("surprisal and entropy"),axis:"information",about:l(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:l("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:l("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>Ce(e).surprisal},{name:l("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:l("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:l("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:l("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:l("can\
didates kept"),axis:"count",about:l("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:l("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:l("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,ze(e)??0)}]},cumulative:{name:l("cumulative log-probability"),axis:"sum",about:l("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:l("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:l("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:l("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:l("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:l("looked up: probability before"),axis:"share",about:l(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>X(e.raw_logprob)},after:{name:l("looked up: probability after"),
axis:"share",about:l("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>X(e.logprob)},rank:{
name:l("looked up: rank"),axis:"rank",about:l("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),Kg=()=>({information:{name:l("surprisal"),axis:"information",about:l("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:l("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:l("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>Ce(e).surprisal}]},cumulative:{name:l("cumulative log-probability"),axis:"sum",about:l("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:l("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:l("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),$u=e=>e?Kg():Ug();var Vg={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Xg=8*Math.LN2,ba=e=>Vg[e]??e.replaceAll("px","").replaceAll(","," ");function Iu({
series:e,of:t=()=>null},n){return e||[...n].slice(-ga.length).map(([r,o],s)=>({...ga[s],name:o,term:"probability",tip:l("The looked-up token {token}, id {id}.",
{token:V(o),id:r}),value:({watched:i=[]})=>{let a=i.find(({token_id:c})=>c===r);return a?t(a):null}}))}function Wu({curve:e,series:t,steps:n,prompt:r,current:o,
unit:s,factor:i}){let a=ma[e.axis],c=r.length,u=M=>M.index+1-(M.isPrompt?c+1:0),d=M=>`${a.write(M)}${a.unit?` ${l(s)}`:""}`,h=(M,O,H)=>{let A=Zg(M,O,a.unit?i:1),
N=W=>l("{token} {series}: {value}",{token:V(O[W].chosen.text),series:M.name,value:d(A[W]??0)});return{name:M.name,role:M.role,dash:M.dash,isPrompt:H,x:O.map(u),
y:A,words:N}},f=c?t.map(M=>h(M,r,!0)):[],p=t.map(M=>h(M,n,!1)),y=a===ma.information?Yg(qu(f),qu(p),Xg*i):null;return{label:l("{curve} along the text",{curve:e.name}),
lines:t.flatMap((M,O)=>[...c?[f[O]]:[],p[O]]),before:c,here:o&&u(o),note:y?l("prompt: up to {value}",{value:d(y.highest)}):"",x:{title:l("token"),range:[.5-c,Math.
max(10,n.length)+.5]},y:{title:a.title?.()??l(s),kind:a,range:y?[0,y.end]:null}}}function Yg(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:
null}var qu=e=>e.reduce((t,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),t),0);function Zg(e,t,n){let r=0;return t.map(o=>{let s=ue(e.value(o));e.sum&&(r=r===null||s===
null?null:r+s);let i=e.sum?r:s;return i===null?null:i*n})}var ur=Math.PI,wa=2*ur,Ut=1e-6,Jg=wa-Ut;function Bu(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Qg(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Bu;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Hu(e,t,n,r){return e===n&&t===r}function eb(e){let t=Math.floor(e);if(!(t<=15))return Hu;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,a){return r(o)===r(i)&&r(s)===r(a)}}var vn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Bu:Qg(t),this._equal=t==null?Hu:eb(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,a=this._y1,c=r-t,u=o-n,d=i-t,h=a-n,f=d*d+h*h;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(f>Ut)if(!(Math.abs(h*c-u*d)>Ut)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let p=r-i,y=o-a,M=c*c+u*u,O=p*p+y*y,H=Math.sqrt(M),A=Math.sqrt(
f),N=s*Math.tan((ur-Math.acos((M+f-O)/(2*H*A)))/2),W=N/A,I=N/H;Math.abs(W-1)>Ut&&this._append`L${t+W*d},${n+W*h}`,this._append`A${s},${s},0,0,${+(h*p>d*y)},${this.
_x1=t+I*c},${this._y1=n+I*u}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let a=r*Math.cos(o),c=r*Math.sin(o),u=t+a,d=n+
c,h=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${d}`:(Math.abs(this._x1-u)>Ut||Math.abs(this._y1-d)>Ut)&&this._append`L${u},${d}`,!!r){if(f<0&&(f=f%wa+
wa),f>Jg)this._append`A${r},${r},0,1,${h},${t-a},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=d}`;else if(f>Ut){let p=t+r*Math.cos(s),y=n+r*Math.sin(s);if(f>=
ur&&this._equal(u,d,p,y)){f/=2;let M=o+f;this._append`A${r},${r},0,${+(f>=ur)},${h},${t+r*Math.cos(M)},${n+r*Math.sin(M)}`}this._append`A${r},${r},0,${+(f>=ur)},${h},${this.
_x1=p},${this._y1=y}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function tb(){
return new vn}tb.prototype=vn.prototype;function Sn(e){return function(){return e}}var nb=Math.cos;var ka=Math.sin,Mn=Math.sqrt,Fu=1e-12,vo=Math.PI,n1=vo/2,Uu=2*vo;function rb(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new vn(t)}var r1=Array.prototype.slice;function ob(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Ku(e){this._context=e}Ku.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Vu(e){return new Ku(e)}function sb(e){return e[0]}function ib(e){return e[1]}
function Xu(e,t){var n=Sn(!0),r=null,o=Vu,s=null,i=rb(a);e=typeof e=="function"?e:e===void 0?sb:Sn(e),t=typeof t=="function"?t:t===void 0?ib:Sn(t);function a(c){
var u,d=(c=ob(c)).length,h,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=d;++u)!(u<d&&n(h=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+e(h,u,c),+t(h,
u,c));if(p)return s=null,p+""||null}return a.x=function(c){return arguments.length?(e=typeof c=="function"?c:Sn(+c),a):e},a.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Sn(+c),a):t},a.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Sn(!!c),a):n},a.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),a):o},a.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),a):r},a}var o1=ab(Vu);function Yu(e){this._curve=e}Yu.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function ab(e){function t(n){
return new Yu(e(n))}return t._curve=e,t}var s1=Mn(3);var lb=Mn(1/3),i1=lb*2;var Zu=ka(vo/10)/ka(7*vo/10),a1=ka(Uu/10)*Zu,l1=-nb(Uu/10)*Zu;var c1=Mn(3);var u1=Mn(3);var d1=Mn(3)/2,cb=1/Mn(12),h1=(cb/2+1)*3;function Lt(){}function So(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function xa(e){this._context=e}xa.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:So(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:So(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function ub(e){this._context=e}ub.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:So(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function db(e){this._context=e}db.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:So(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function Ju(e,t){this._basis=new xa(e),this._beta=t}Ju.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,a=-1,c;++a<=n;)c=a/n,this._basis.point(this._beta*e[a]+(1-this._beta)*(r+c*s),this._beta*
t[a]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var f1=(function e(t){function n(r){
return t===1?new xa(r):new Ju(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Mo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function va(e,t){this._context=e,this._k=(1-t)/6}va.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Mo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Mo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var p1=(function e(t){function n(r){return new va(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Sa(e,t){
this._context=e,this._k=(1-t)/6}Sa.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Mo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var m1=(function e(t){function n(r){return new Sa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ma(e,t){
this._context=e,this._k=(1-t)/6}Ma.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Mo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var g1=(function e(t){function n(r){return new Ma(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ta(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>Fu){var a=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*a-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*a-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Fu){var u=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*u+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*u+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Qu(e,t){this._context=e,this._alpha=t}
Qu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:Ta(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var b1=(function e(t){function n(r){return t?new Qu(r,t):new va(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function ed(e,t){
this._context=e,this._alpha=t}ed.prototype={areaStart:Lt,areaEnd:Lt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Ta(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var w1=(function e(t){function n(r){return t?new ed(r,t):new Sa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function td(e,t){this._context=e,this.
_alpha=t}td.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Ta(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var y1=(function e(t){
function n(r){return t?new td(r,t):new Ma(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function hb(e){this._context=e}hb.prototype={areaStart:Lt,areaEnd:Lt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function ju(e){return e<0?-1:1}function zu(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),a=(s*o+i*r)/(r+o);return(ju(
s)+ju(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(a))||0}function Du(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function ya(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,a=(s-r)/3;e._context.bezierCurveTo(r+a,o+a*t,s-a,i-a*n,s,i)}function _a(e){this._context=e}_a.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:ya(this,this._t0,Du(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,ya(this,Du(this,n=zu(this,e,t)),n);break;default:ya(this,this._t0,n=
zu(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function fb(e){this._context=new nd(e)}(fb.prototype=Object.create(_a.
prototype)).point=function(e,t){_a.prototype.point.call(this,t,e)};function nd(e){this._context=e}nd.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function pb(e){this._context=e}pb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Gu(e),o=Gu(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Gu(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function mb(e,t){this._context=e,this._t=t}mb.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function dr(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function gb(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function rd(e){let t,n,
r;e.length!==2?(t=dr,n=(a,c)=>dr(e(a),c),r=(a,c)=>e(a)-c):(t=e===dr||e===gb?e:bb,n=e,r=e);function o(a,c,u=0,d=a.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+
d>>>1;n(a[h],c)<0?u=h+1:d=h}while(u<d)}return u}function s(a,c,u=0,d=a.length){if(u<d){if(t(c,c)!==0)return d;do{let h=u+d>>>1;n(a[h],c)<=0?u=h+1:d=h}while(u<d)}
return u}function i(a,c,u=0,d=a.length){let h=o(a,c,u,d-1);return h>u&&r(a[h-1],c)>-r(a[h],c)?h-1:h}return{left:o,center:i,right:s}}function bb(){return 0}function wb(e){
return e===null?NaN:+e}var od=rd(dr),sd=od.right,_1=od.left,x1=rd(wb).center;var v1=id(ad),S1=id(yb);function id(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let a=n&&e(n),c=r&&e(r),u=o.slice();return a&&c?(Tn(a,u,o,s,i),Tn(a,o,u,s,i),Tn(a,u,o,s,i),En(c,o,u,s,i),En(c,u,o,s,
i),En(c,o,u,s,i)):a?(Tn(a,o,u,s,i),Tn(a,u,o,s,i),Tn(a,o,u,s,i)):c&&(En(c,o,u,s,i),En(c,u,o,s,i),En(c,o,u,s,i)),t}}function Tn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function En(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function yb(e){let t=ad(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function ad(e){let t=Math.floor(e);if(t===e)return kb(e);let n=e-t,r=2*e+1;return(o,s,i,a,c)=>{if(!((a-=c)>=
i))return;let u=t*s[i],d=c*t,h=d+c;for(let f=i,p=i+d;f<p;f+=c)u+=s[Math.min(a,f)];for(let f=i,p=a;f<=p;f+=c)u+=s[Math.min(a,f+d)],o[f]=(u+n*(s[Math.max(i,f-h)]+
s[Math.min(a,f+h)]))/r,u-=s[Math.max(i,f-d)]}}function kb(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let a=e*r[o],c=i*e;for(let u=o,d=o+c;u<d;u+=
i)a+=r[Math.min(s,u)];for(let u=o,d=s;u<=d;u+=i)a+=r[Math.min(s,u+c)],n[u]=a/t,a-=r[Math.max(o,u-c)]}}var _b=Array.prototype,M1=_b.slice;var xb=Math.sqrt(50),vb=Math.sqrt(10),Sb=Math.sqrt(2);function To(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=xb?10:s>=
vb?5:s>=Sb?2:1,a,c,u;return o<0?(u=Math.pow(10,-o)/i,a=Math.round(e*u),c=Math.round(t*u),a/u<e&&++a,c/u>t&&--c,u=-u):(u=Math.pow(10,o)*i,a=Math.round(e/u),c=Math.
round(t/u),a*u<e&&++a,c*u>t&&--c),c<a&&.5<=n&&n<2?To(e,t,n*2):[a,c,u]}function Lo(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
To(t,e,n):To(e,t,n);if(!(s>=o))return[];let a=s-o+1,c=new Array(a);if(r)if(i<0)for(let u=0;u<a;++u)c[u]=(s-u)/-i;else for(let u=0;u<a;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<a;++u)c[u]=(o+u)/-i;else for(let u=0;u<a;++u)c[u]=(o+u)*i;return c}function Eo(e,t,n){return t=+t,e=+e,n=+n,To(e,t,n)[2]}function ld(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?Eo(t,e,n):Eo(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var T1=Mb(Math.random);function Mb(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,a=n[s+r];n[s+r]=n[i+r],n[i+r]=a}return n}}function An(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function pr(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ot(){}
var Yt=.7,Pn=1/Yt,Ln="\\s*([+-]?\\d+)\\s*",hr="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",nt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Tb=/^#([0-9a-f]{3,8})$/,
Eb=new RegExp(`^rgb\\(${Ln},${Ln},${Ln}\\)$`),Lb=new RegExp(`^rgb\\(${nt},${nt},${nt}\\)$`),Ob=new RegExp(`^rgba\\(${Ln},${Ln},${Ln},${hr}\\)$`),Pb=new RegExp(`\
^rgba\\(${nt},${nt},${nt},${hr}\\)$`),Ab=new RegExp(`^hsl\\(${hr},${nt},${nt}\\)$`),Cb=new RegExp(`^hsla\\(${hr},${nt},${nt},${hr}\\)$`),cd={aliceblue:15792383,
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
An(Ot,Cn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:ud,formatHex:ud,formatHex8:Rb,formatHsl:Nb,
formatRgb:dd,toString:dd});function ud(){return this.rgb().formatHex()}function Rb(){return this.rgb().formatHex8()}function Nb(){return kd(this).formatHsl()}function dd(){
return this.rgb().formatRgb()}function Cn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Tb.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?hd(t):n===3?new Ee(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Oo(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Oo(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=Eb.exec(e))?new Ee(t[1],t[2],t[3],1):(t=Lb.exec(e))?new Ee(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Ob.exec(e))?Oo(t[1],t[2],t[3],
t[4]):(t=Pb.exec(e))?Oo(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Ab.exec(e))?md(t[1],t[2]/100,t[3]/100,1):(t=Cb.exec(e))?md(t[1],t[2]/100,t[3]/100,t[4]):
cd.hasOwnProperty(e)?hd(cd[e]):e==="transparent"?new Ee(NaN,NaN,NaN,0):null}function hd(e){return new Ee(e>>16&255,e>>8&255,e&255,1)}function Oo(e,t,n,r){return r<=
0&&(e=t=n=NaN),new Ee(e,t,n,r)}function Ca(e){return e instanceof Ot||(e=Cn(e)),e?(e=e.rgb(),new Ee(e.r,e.g,e.b,e.opacity)):new Ee}function mr(e,t,n,r){return arguments.
length===1?Ca(e):new Ee(e,t,n,r??1)}function Ee(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}An(Ee,mr,pr(Ot,{brighter(e){return e=e==null?Pn:Math.pow(
Pn,e),new Ee(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Yt:Math.pow(Yt,e),new Ee(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new Ee(Vt(this.r),Vt(this.g),Vt(this.b),Ao(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:fd,formatHex:fd,formatHex8:$b,formatRgb:pd,toString:pd}));function fd(){return`#${Kt(this.r)}${Kt(this.g)}${Kt(
this.b)}`}function $b(){return`#${Kt(this.r)}${Kt(this.g)}${Kt(this.b)}${Kt((isNaN(this.opacity)?1:this.opacity)*255)}`}function pd(){let e=Ao(this.opacity);return`${e===
1?"rgb(":"rgba("}${Vt(this.r)}, ${Vt(this.g)}, ${Vt(this.b)}${e===1?")":`, ${e})`}`}function Ao(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Vt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Kt(e){return e=Vt(e),(e<16?"0":"")+e.toString(16)}function md(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new Ve(e,t,n,r)}function kd(e){if(e instanceof Ve)return new Ve(e.h,e.s,e.l,e.opacity);if(e instanceof Ot||(e=Cn(e)),!e)return new Ve;if(e instanceof
Ve)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,a=s-o,c=(s+o)/2;return a?(t===s?i=(n-r)/a+(n<r)*6:n===s?i=(r-t)/
a+2:i=(t-n)/a+4,a/=c<.5?s+o:2-s-o,i*=60):a=c>0&&c<1?0:i,new Ve(i,a,c,e.opacity)}function Ro(e,t,n,r){return arguments.length===1?kd(e):new Ve(e,t,n,r??1)}function Ve(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}An(Ve,Ro,pr(Ot,{brighter(e){return e=e==null?Pn:Math.pow(Pn,e),new Ve(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Yt:Math.pow(Yt,e),new Ve(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new Ee(Ea(e>=240?e-240:e+120,o,r),Ea(e,o,r),Ea(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new Ve(gd(this.h),Po(this.
s),Po(this.l),Ao(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Ao(this.opacity);return`${e===1?"hsl(":"hsla("}${gd(this.h)}, ${Po(this.s)*100}%, ${Po(this.l)*100}%${e===1?")":`, ${e})`}`}}));function gd(e){return e=(e||
0)%360,e<0?e+360:e}function Po(e){return Math.max(0,Math.min(1,e||0))}function Ea(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var _d=Math.
PI/180,xd=180/Math.PI,Co=18,vd=.96422,Sd=1,Md=.82521,Td=4/29,On=6/29,Ed=3*On*On,qb=On*On*On;function Ld(e){if(e instanceof rt)return new rt(e.l,e.a,e.b,e.opacity);
if(e instanceof gt)return Pd(e);e instanceof Ee||(e=Ca(e));var t=Aa(e.r),n=Aa(e.g),r=Aa(e.b),o=La((.2225045*t+.7168786*n+.0606169*r)/Sd),s,i;return t===n&&n===r?
s=i=o:(s=La((.4360747*t+.3850649*n+.1430804*r)/vd),i=La((.0139322*t+.0971045*n+.7141733*r)/Md)),new rt(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Od(e,t,n,r){return arguments.length===1?Ld(e):new rt(e,t,n,r??1)}function rt(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}An(rt,Od,pr(Ot,{brighter(e){
return new rt(this.l+Co*(e??1),this.a,this.b,this.opacity)},darker(e){return new rt(this.l-Co*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=vd*Oa(t),e=Sd*Oa(e),n=Md*Oa(n),new Ee(Pa(3.1338561*t-1.6168667*e-.4906146*n),Pa(-.9787684*t+1.9161415*
e+.033454*n),Pa(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function La(e){return e>qb?Math.pow(e,1/3):e/Ed+Td}function Oa(e){return e>On?e*e*e:Ed*(e-Td)}
function Pa(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Aa(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Ib(e){
if(e instanceof gt)return new gt(e.h,e.c,e.l,e.opacity);if(e instanceof rt||(e=Ld(e)),e.a===0&&e.b===0)return new gt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*xd;return new gt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function No(e,t,n,r){return arguments.length===1?Ib(e):new gt(e,t,n,r??1)}function gt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Pd(e){if(isNaN(
e.h))return new rt(e.l,0,0,e.opacity);var t=e.h*_d;return new rt(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}An(gt,No,pr(Ot,{brighter(e){return new gt(this.h,
this.c,this.l+Co*(e??1),this.opacity)},darker(e){return new gt(this.h,this.c,this.l-Co*(e??1),this.opacity)},rgb(){return Pd(this).rgb()}}));var Ad=-.14861,Ra=1.78277,
Na=-.29227,$o=-.90649,fr=1.97294,bd=fr*$o,wd=fr*Ra,yd=Ra*Na-$o*Ad;function Wb(e){if(e instanceof Xt)return new Xt(e.h,e.s,e.l,e.opacity);e instanceof Ee||(e=Ca(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(yd*r+bd*t-wd*n)/(yd+bd-wd),s=r-o,i=(fr*(n-o)-Na*s)/$o,a=Math.sqrt(i*i+s*s)/(fr*o*(1-o)),c=a?Math.atan2(i,s)*xd-120:NaN;
return new Xt(c<0?c+360:c,a,o,e.opacity)}function qo(e,t,n,r){return arguments.length===1?Wb(e):new Xt(e,t,n,r??1)}function Xt(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}An(Xt,qo,pr(Ot,{brighter(e){return e=e==null?Pn:Math.pow(Pn,e),new Xt(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Yt:Math.
pow(Yt,e),new Xt(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*_d,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new Ee(255*(t+n*(Ad*r+Ra*o)),255*(t+n*(Na*r+$o*o)),255*(t+n*(fr*r)),this.opacity)}}));function $d(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function Bb(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,a=r<t-1?e[r+2]:2*s-o;return $d((n-r/t)*t,i,o,s,a)}}function Hb(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],a=e[(r+2)%t];return $d((n-r/t)*t,o,s,i,a)}}var Wo=e=>()=>e;function qd(e,t){return function(n){
return e+n*t}}function Fb(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Wa(e,t){var n=t-e;return n?qd(e,n>
180||n<-180?n-360*Math.round(n/360):n):Wo(isNaN(e)?t:e)}function jb(e){return(e=+e)==1?Ie:function(t,n){return n-t?Fb(t,n,e):Wo(isNaN(t)?n:t)}}function Ie(e,t){
var n=t-e;return n?qd(e,n):Wo(isNaN(e)?t:e)}var Cd=(function e(t){var n=jb(t);function r(o,s){var i=n((o=mr(o)).r,(s=mr(s)).r),a=n(o.g,s.g),c=n(o.b,s.b),u=Ie(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=a(d),o.b=c(d),o.opacity=u(d),o+""}}return r.gamma=e,r})(1);function Id(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,a;for(i=0;i<n;++i)a=mr(t[i]),r[i]=a.r||0,o[i]=a.g||0,s[i]=a.b||0;return r=e(r),o=e(o),s=e(s),a.opacity=1,function(c){
return a.r=r(c),a.g=o(c),a.b=s(c),a+""}}}var P1=Id(Bb),A1=Id(Hb);function zb(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function Db(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function Gb(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Bo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(a){
for(i=0;i<r;++i)s[i]=o[i](a);return s}}function Ub(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Xe(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function Kb(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Bo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var qa=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,$a=new RegExp(qa.source,
"g");function Vb(e){return function(){return e}}function Xb(e){return function(t){return e(t)+""}}function Yb(e,t){var n=qa.lastIndex=$a.lastIndex=0,r,o,s,i=-1,
a=[],c=[];for(e=e+"",t=t+"";(r=qa.exec(e))&&(o=$a.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),a[i]?a[i]+=s:a[++i]=s),(r=r[0])===(o=o[0])?a[i]?a[i]+=o:a[++i]=o:(a[++i]=
null,c.push({i,x:Xe(r,o)})),n=$a.lastIndex;return n<t.length&&(s=t.slice(n),a[i]?a[i]+=s:a[++i]=s),a.length<2?c[0]?Xb(c[0].x):Vb(t):(t=c.length,function(u){for(var d=0,
h;d<t;++d)a[(h=c[d]).i]=h.x(u);return a.join("")})}function Bo(e,t){var n=typeof t,r;return t==null||n==="boolean"?Wo(t):(n==="number"?Xe:n==="string"?(r=Cn(t))?
(t=r,Cd):Yb:t instanceof Cn?Cd:t instanceof Date?Ub:Db(t)?zb:Array.isArray(t)?Gb:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?Kb:Xe)(e,
t)}function Wd(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Rd=180/Math.PI,Ia={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Bd(e,t,n,r,o,s){var i,a,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(a=Math.sqrt(n*n+r*r))&&(n/=a,r/=a,c/=a),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Rd,skewX:Math.atan(c)*Rd,scaleX:i,scaleY:a}}var Io;function Zb(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ia:Bd(t.a,t.b,t.c,t.d,t.e,t.f)}function Jb(e){return e==null||(Io||(Io=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Io.setAttribute("transform",e),!(e=Io.transform.baseVal.consolidate()))?Ia:(e=e.matrix,Bd(e.a,e.b,e.c,e.d,e.e,e.f))}function Hd(e,t,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,d,h,f,p,y){if(u!==h||d!==f){var M=p.push("translate(",null,t,null,n);y.push({i:M-4,x:Xe(u,h)},{i:M-2,x:Xe(
d,f)})}else(h||f)&&p.push("translate("+h+t+f+n)}function i(u,d,h,f){u!==d?(u-d>180?d+=360:d-u>180&&(u+=360),f.push({i:h.push(o(h)+"rotate(",null,r)-2,x:Xe(u,d)})):
d&&h.push(o(h)+"rotate("+d+r)}function a(u,d,h,f){u!==d?f.push({i:h.push(o(h)+"skewX(",null,r)-2,x:Xe(u,d)}):d&&h.push(o(h)+"skewX("+d+r)}function c(u,d,h,f,p,y){
if(u!==h||d!==f){var M=p.push(o(p)+"scale(",null,",",null,")");y.push({i:M-4,x:Xe(u,h)},{i:M-2,x:Xe(d,f)})}else(h!==1||f!==1)&&p.push(o(p)+"scale("+h+","+f+")")}
return function(u,d){var h=[],f=[];return u=e(u),d=e(d),s(u.translateX,u.translateY,d.translateX,d.translateY,h,f),i(u.rotate,d.rotate,h,f),a(u.skewX,d.skewX,h,
f),c(u.scaleX,u.scaleY,d.scaleX,d.scaleY,h,f),u=d=null,function(p){for(var y=-1,M=f.length,O;++y<M;)h[(O=f[y]).i]=O.x(p);return h.join("")}}}var C1=Hd(Zb,"px, ",
"px)","deg)"),R1=Hd(Jb,", ",")",")"),Qb=1e-12;function Nd(e){return((e=Math.exp(e))+1/e)/2}function ew(e){return((e=Math.exp(e))-1/e)/2}function tw(e){return((e=
Math.exp(2*e))-1)/(e+1)}var N1=(function e(t,n,r){function o(s,i){var a=s[0],c=s[1],u=s[2],d=i[0],h=i[1],f=i[2],p=d-a,y=h-c,M=p*p+y*y,O,H;if(M<Qb)H=Math.log(f/u)/
t,O=function(E){return[a+E*p,c+E*y,u*Math.exp(t*E*H)]};else{var A=Math.sqrt(M),N=(f*f-u*u+r*M)/(2*u*n*A),W=(f*f-u*u-r*M)/(2*f*n*A),I=Math.log(Math.sqrt(N*N+1)-N),
C=Math.log(Math.sqrt(W*W+1)-W);H=(C-I)/t,O=function(E){var w=E*H,g=Nd(I),L=u/(n*A)*(g*tw(t*w+I)-ew(I));return[a+L*p,c+L*y,u*g/Nd(t*w+I)]}}return O.duration=Math.
abs(H)*1e3*t/Math.SQRT2,O}return o.rho=function(s){var i=Math.max(.001,+s),a=i*i,c=a*a;return e(i,a,c)},o})(Math.SQRT2,2,4);function Fd(e){return function(t,n){
var r=e((t=Ro(t)).h,(n=Ro(n)).h),o=Ie(t.s,n.s),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(a){return t.h=r(a),t.s=o(a),t.l=s(a),t.opacity=i(a),t+""}}}
var $1=Fd(Wa),q1=Fd(Ie);function jd(e){return function(t,n){var r=e((t=No(t)).h,(n=No(n)).h),o=Ie(t.c,n.c),s=Ie(t.l,n.l),i=Ie(t.opacity,n.opacity);return function(a){return t.h=r(a),t.
c=o(a),t.l=s(a),t.opacity=i(a),t+""}}}var I1=jd(Wa),W1=jd(Ie);function zd(e){return(function t(n){n=+n;function r(o,s){var i=e((o=qo(o)).h,(s=qo(s)).h),a=Ie(o.s,
s.s),c=Ie(o.l,s.l),u=Ie(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=a(d),o.l=c(Math.pow(d,n)),o.opacity=u(d),o+""}}return r.gamma=t,r})(1)}var B1=zd(
Wa),H1=zd(Ie);function nw(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Fo(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Rn(e){return e=Fo(Math.
abs(e)),e?e[1]:NaN}function rw(e,t){return function(n,r){for(var o=n.length,s=[],i=0,a=e[0],c=0;o>0&&a>0&&(c+a+1>r&&(a=Math.max(1,r-c)),s.push(n.substring(o-=a,
o+a)),!((c+=a+1)>r));)a=e[i=(i+1)%e.length];return s.reverse().join(t)}}function ow(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var sw=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Nn(e){if(!(t=sw.exec(e)))throw new Error("invalid format: "+e);var t;
return new Ba({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Nn.prototype=Ba.prototype;
function Ba(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Ba.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function iw(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var jo;function aw(e,t){var n=Fo(e,t);if(!n)return jo=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(jo=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Fo(e,Math.
max(0,t+s-1))[0]}function Dd(e,t){var n=Fo(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Gd={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:nw,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Dd(e*100,t),r:Dd,s:aw,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Ud(e){return e}var Kd=Array.prototype.map,Vd=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function lw(e){var t=e.
grouping===void 0||e.thousands===void 0?Ud:rw(Kd.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Ud:ow(Kd.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",a=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function u(h,f){h=Nn(h);var p=h.fill,y=h.align,M=h.sign,O=h.symbol,H=h.zero,A=h.width,N=h.comma,W=h.precision,I=h.trim,
C=h.type;C==="n"?(N=!0,C="g"):Gd[C]||(W===void 0&&(W=12),I=!0,C="g"),(H||p==="0"&&y==="=")&&(H=!0,p="0",y="=");var E=(f&&f.prefix!==void 0?f.prefix:"")+(O==="$"?
n:O==="#"&&/[boxX]/.test(C)?"0"+C.toLowerCase():""),w=(O==="$"?r:/[%p]/.test(C)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),g=Gd[C],L=/[defgprs%]/.test(C);W=W===void 0?
6:/[gprs]/.test(C)?Math.max(1,Math.min(21,W)):Math.max(0,Math.min(20,W));function k(b){var S=E,x=w,v,T,R;if(C==="c")x=g(b)+x,b="";else{b=+b;var j=b<0||1/b<0;if(b=
isNaN(b)?c:g(Math.abs(b),W),I&&(b=iw(b)),j&&+b==0&&M!=="+"&&(j=!1),S=(j?M==="("?M:a:M==="-"||M==="("?"":M)+S,x=(C==="s"&&!isNaN(b)&&jo!==void 0?Vd[8+jo/3]:"")+x+
(j&&M==="("?")":""),L){for(v=-1,T=b.length;++v<T;)if(R=b.charCodeAt(v),48>R||R>57){x=(R===46?o+b.slice(v+1):b.slice(v))+x,b=b.slice(0,v);break}}}N&&!H&&(b=t(b,1/0));
var _=S.length+b.length+x.length,$=_<A?new Array(A-_+1).join(p):"";switch(N&&H&&(b=t($+b,$.length?A-x.length:1/0),$=""),y){case"<":b=S+b+x+$;break;case"=":b=S+$+
b+x;break;case"^":b=$.slice(0,_=$.length>>1)+S+b+x+$.slice(_);break;default:b=$+S+b+x;break}return s(b)}return k.toString=function(){return h+""},k}function d(h,f){
var p=Math.max(-8,Math.min(8,Math.floor(Rn(f)/3)))*3,y=Math.pow(10,-p),M=u((h=Nn(h),h.type="f",h),{suffix:Vd[8+p/3]});return function(O){return M(y*O)}}return{format:u,
formatPrefix:d}}var Ho,zo,Ha;cw({thousands:",",grouping:[3],currency:["$",""]});function cw(e){return Ho=lw(e),zo=Ho.format,Ha=Ho.formatPrefix,Ho}function Xd(e){
return Math.max(0,-Rn(Math.abs(e)))}function Yd(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Rn(t)/3)))*3-Rn(Math.abs(e)))}function Zd(e,t){return e=
Math.abs(e),t=Math.abs(t)-e,Math.max(0,Rn(t)-Rn(e))+1}function nh(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function uw(e){return function(){return e}}function dw(e){return+e}var Jd=[0,1];function $n(e){return e}function Fa(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:uw(isNaN(t)?NaN:.5)}function hw(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function fw(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Fa(o,r),s=n(i,s)):(r=Fa(r,o),s=n(s,i)),function(a){return s(r(a))}}function pw(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Fa(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(a){var c=sd(e,a,1,r)-1;return s[c](
o[c](a))}}function rh(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function oh(){var e=Jd,
t=Jd,n=Bo,r,o,s,i=$n,a,c,u;function d(){var f=Math.min(e.length,t.length);return i!==$n&&(i=hw(e[0],e[f-1])),a=f>2?pw:fw,c=u=null,h}function h(f){return f==null||
isNaN(f=+f)?s:(c||(c=a(e.map(r),t,n)))(r(i(f)))}return h.invert=function(f){return i(o((u||(u=a(t,e.map(r),Xe)))(f)))},h.domain=function(f){return arguments.length?
(e=Array.from(f,dw),d()):e.slice()},h.range=function(f){return arguments.length?(t=Array.from(f),d()):t.slice()},h.rangeRound=function(f){return t=Array.from(f),
n=Wd,d()},h.clamp=function(f){return arguments.length?(i=f?!0:$n,d()):i!==$n},h.interpolate=function(f){return arguments.length?(n=f,d()):n},h.unknown=function(f){
return arguments.length?(s=f,h):s},function(f,p){return r=f,o=p,d()}}function mw(){return oh()($n,$n)}function gw(e,t,n,r){var o=ld(e,t,n),s;switch(r=Nn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=Yd(o,i))&&(r.precision=s),Ha(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Zd(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=Xd(o))&&
(r.precision=s-(r.type==="%")*2);break}}return zo(r)}function bw(e){var t=e.domain;return e.ticks=function(n){var r=t();return Lo(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return gw(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],a=r[s],c,u,d=10;for(a<i&&(u=
i,i=a,a=u,u=o,o=s,s=u);d-- >0;){if(u=Eo(i,a,n),u===c)return r[o]=i,r[s]=a,t(r);if(u>0)i=Math.floor(i/u)*u,a=Math.ceil(a/u)*u;else if(u<0)i=Math.ceil(i*u)/u,a=Math.
floor(a*u)/u;else break;c=u}return e},e}function Do(){var e=mw();return e.copy=function(){return rh(e,Do())},nh.apply(e,arguments),bw(e)}function ww(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function Qd(e){return Math.
log(e)}function eh(e){return Math.exp(e)}function yw(e){return-Math.log(-e)}function kw(e){return-Math.exp(-e)}function _w(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function xw(e){return e===10?_w:e===Math.E?Math.exp:t=>Math.pow(e,t)}function vw(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function th(e){return(t,n)=>-e(-t,n)}function Sw(e){let t=e(Qd,eh),n=t.domain,r=10,o,s;function i(){return o=vw(r),s=xw(r),n()[0]<0?(o=th(o),
s=th(s),e(yw,kw)):e(Qd,eh),t}return t.base=function(a){return arguments.length?(r=+a,i()):r},t.domain=function(a){return arguments.length?(n(a),i()):n()},t.ticks=
a=>{let c=n(),u=c[0],d=c[c.length-1],h=d<u;h&&([u,d]=[d,u]);let f=o(u),p=o(d),y,M,O=a==null?10:+a,H=[];if(!(r%1)&&p-f<O){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(y=1;y<r;++y)if(M=f<0?y/s(-f):y*s(f),!(M<u)){if(M>d)break;H.push(M)}}else for(;f<=p;++f)for(y=r-1;y>=1;--y)if(M=f>0?y/s(-f):y*s(f),!(M<u)){if(M>
d)break;H.push(M)}H.length*2<O&&(H=Lo(u,d,O))}else H=Lo(f,p,Math.min(p-f,O)).map(s);return h?H.reverse():H},t.tickFormat=(a,c)=>{if(a==null&&(a=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Nn(c)).precision==null&&(c.trim=!0),c=zo(c)),a===1/0)return c;let u=Math.max(1,r*a/t.ticks().length);return d=>{
let h=d/s(Math.round(o(d)));return h*r<r-.5&&(h*=r),h<=u?c(d):""}},t.nice=()=>n(ww(n(),{floor:a=>s(Math.floor(o(a))),ceil:a=>s(Math.ceil(o(a)))})),t}function ja(){
let e=Sw(oh()).domain([1,10]);return e.copy=()=>rh(e,ja()).base(e.base()),nh.apply(e,arguments),e}var Go={x:null,y:null},Mw=720,Tw=600,[Fe,bt,Pt]=[52,12,40],za=()=>innerWidth<Tw;function sh({lines:e,note:t,x:n,y:r},o,s,i){let a=Math.max(240,s),c=za()||innerHeight<
Mw?200:260,u=i?Math.max(c,Math.round(innerHeight*.6)):c,d=t?26:12,h=r.kind.log?ja():Do();return{width:a,height:u,top:d,x:Do(o.x??n.range,[Fe,a-bt]),y:h.domain(o.
y??r.range??Ew(e,r.kind)).range([u-Pt,d])}}function Ew(e,{log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:c})=>c).filter(c=>c!==null);if(!o.length)return t?r?
[10,1]:[1,10]:[0,1];let[s,i]=o.reduce(([c,u],d)=>[Math.min(c,d),Math.max(u,d)],[1/0,-1/0]);if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[
0,i*1.05||1];let a=(i-s)*.06||1;return[s-a,i+a]}function ih({y:e,height:t},{log:n,share:r}){if(n)return e.ticks().filter(a=>Math.abs(Math.log10(a)-Math.round(Math.
log10(a)))<1e-9).map(a=>[a,a<1?String(a):B(a)]);let o=Math.max(3,Math.floor(t/55)),s=e.tickFormat(o,r?"~%":void 0);return e.ticks(o).map(i=>[i,ye(s(i))])}function ah({
x:e,y:t},n){let r=o=>{let[s,i]=o.range(),a=(1-n)/2*(i-s);return[o.invert(s+a),o.invert(i-a)]};return{x:r(e),y:r(t)}}var Da=(e,t)=>{let[n,r]=e.range();return[e.invert(
n+t),e.invert(r+t)]};function lh(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(i,a)=>[Math.min(i,a),Math.max(i,a)];return{x:o>2*r&&r<20?[Fe,n.width-bt]:
s(e.x,t.x),y:r>2*o||o<20?[n.top,n.height-Pt]:s(e.y,t.y)}}function ch({x:e,y:t},n,r){let o=t[0]===n.top&&t[1]===n.height-Pt;return{x:[n.x.invert(e[0]),n.x.invert(
e[1])],y:o?r.y:[n.y.invert(t[1]),n.y.invert(t[0])]}}var Lw={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function uh({mode:e,setMode:t,scale:n,reset:r,save:o}){return P("div",{class:"gp-curve-tools",children:[P(Zt,{icon:"zoom",title:l("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),P(Zt,{icon:"pan",title:l("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),P(Zt,{icon:"closer",title:l("Zoom in"),act:()=>n(.5)}),P(Zt,{icon:"farther",title:l(
"Zoom out"),act:()=>n(2)}),P(Zt,{icon:"reset",title:l("Reset axes"),act:r}),P(Zt,{icon:"png",title:l("Download plot as a PNG"),act:()=>o("png")}),P(Zt,{icon:"sv\
g",title:l("Download plot as an SVG"),act:()=>o("svg")})]})}var Zt=({icon:e,title:t,act:n,isPressed:r})=>P("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":r,onClick:n,children:P("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:P("path",{d:Lw[e]})})});var Ka={};ne(Ka,{diamond:()=>Ua,drawMarks:()=>Uo,dress:()=>Ko,lineMark:()=>Jt,pathMark:()=>Ga,pixel:()=>te,textMark:()=>At,toldMark:()=>Vo});function Uo(e,t){for(t.forEach(([n,r,o,s],i)=>{let a=e.children.item(i);if(a?.localName!==n){let c=Q(n);a?a.replaceWith(c):e.append(c),a=c}Ko(a,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Uo(a,s):q(a,s)});e.children.length>t.length;)e.lastElementChild?.remove()}function Ko(e,t){for(let{name:n}of[...e.attributes])!Object.hasOwn(
t,n)&&n!=="aria-describedby"&&e.removeAttribute(n);for(let[n,r]of Object.entries(t))e.getAttribute(n)!==String(r)&&e.setAttribute(n,String(r))}var te=e=>Math.round(
e*10)/10,Jt=(e,t,n,r,o)=>["line",e,{x1:te(t),y1:te(n),x2:te(r),y2:te(o)},[]],At=(e,t,n,r,o="middle")=>["text",e,{x:te(t),y:te(n),"text-anchor":o},r],Ga=(e,t)=>[
"path",e,{d:t.map(([n,r],o)=>`${o?"L":"M"}${te(n)} ${te(r)}`).join("")||"M0 0"},[]],Vo=(e,t,n)=>["g",e,{tabindex:0,role:"img","data-tip":t,"aria-label":t},n],Ua=(e,t,n)=>`\
M${te(e)} ${te(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ya={};ne(Ya,{fileNameOf:()=>Va,savePicture:()=>Xa});var dh=2,Va=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function Xa(e,t,n){let r=Ow(t),o=e==="svg"?new Blob([r],{type:"image/s\
vg+xml"}):await Pw(r,t),s=m("a","",null,{href:URL.createObjectURL(o),download:`${n}.${e}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Ow(e){
let t=e.cloneNode(!0);for(let s of t.querySelectorAll(".gp-passing"))s.remove();let n=getComputedStyle(e);ee(t,{xmlns:"http://www.w3.org/2000/svg","font-family":n.
fontFamily});let r=Q("rect");ee(r,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(r);let o=(s,i)=>n.getPropertyValue(i).trim();return new XMLSerializer().
serializeToString(t).replace(/var\((--[\w-]+)\)/g,o)}async function Pw(e,t){let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await n.
decode();let[r,o]=[t.clientWidth*dh,t.clientHeight*dh],s=m("canvas","",null,{width:r,height:o});return s.getContext("2d")?.drawImage(n,0,0,r,o),new Promise((i,a)=>s.
toBlob(c=>c?i(c):a(new Error("no picture was made")),"image/png"))}var Ja={};ne(Ja,{ValuesList:()=>Za});function Za({values:e,isThere:t=e.length>0,onToggle:n}){return P("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[
P("summary",{children:l("Values")}),P("ul",{children:e.map((r,o)=>P("li",{children:r},o))})]})}var Aw=400,Cw=4;function ph({chart:e,press:t}){let n=Me(null),r=Me(null),[o]=fe(()=>`curve-${Math.random().toString(36).slice(2)}`),[s,i]=fe({width:0,isAlone:!1}),
[a,c]=fe(Go),[u,d]=fe(()=>hh()?"":"zoom"),[h,f]=fe(null),[p,y]=fe(null),[M,O]=fe(!1),H=Me(e.y.kind);Ke(()=>{let k=n.current;if(!k)return;let b=()=>i({width:k.clientWidth,
isAlone:!!k.closest(".gp-alone")});b();let S=new ResizeObserver(b);S.observe(k);let x=k.closest(".gp-pane");return x?.addEventListener("gp-alone",b),()=>{S.disconnect(),
x?.removeEventListener("gp-alone",b)}},[]);let A=H.current===e.y.kind?a:{...a,y:null};A!==a&&c(A),H.current=e.y.kind;let N=s.width?sh(e,A,s.width,s.isAlone):null,
W=k=>{c(k),y(null)},I=({clientX:k,clientY:b},{width:S,height:x,top:v})=>{let{left:T,top:R}=r.current?.getBoundingClientRect()??{left:0,top:0};return{x:Xo(k-T,Fe,
S-bt),y:Xo(b-R,v,x-Pt)}},C=(k,{x:b})=>Xo(Math.round(b.invert(k)),1-e.before,Math.max(0,...e.lines.map(S=>S.x.at(-1)??0))),E=k=>{!N||k.button||(f({...I(k,N),place:N,
hasMoved:!1,chosen:null}),u&&r.current?.setPointerCapture(k.pointerId))},w=k=>{if(!N)return;let b=I(k,N),S=!!(h&&u&&(h.hasMoved||Math.max(Math.abs(b.x-h.x),Math.
abs(b.y-h.y))>Cw));y(S?null:C(b.x,N)),!(!h||!S)&&(u==="pan"&&c({x:Da(h.place.x,h.x-b.x),y:Da(h.place.y,h.y-b.y)}),f({...h,hasMoved:S,chosen:u==="zoom"?lh(h,b,N):
null}))},g=k=>{!h||!N||(f(null),h.chosen?W(ch(h.chosen,N,A)):h.hasMoved||t(C(I(k,N).x,N)))};return P(be,{children:[P("div",{class:"gp-chart-plot gp-curve-plot",
ref:n,children:[P(uh,{mode:u,setMode:d,scale:k=>N&&W(ah(N,k)),reset:()=>W(Go),save:k=>{r.current&&Xa(k,r.current,Va(e.label))}}),N&&P("svg",{ref:r,class:"gp-cur\
ve-picture",role:"group","aria-label":l("{chart}. Its values follow as a list.",{chart:e.label}),width:N.width,height:N.height,viewBox:`0 0 ${N.width} ${N.height}`,
"font-size":12,style:{touchAction:u&&hh()?"none":""},onPointerDown:E,onPointerMove:w,onPointerUp:g,onPointerLeave:()=>y(null),onPointerCancel:()=>{f(null),y(null)},
onDblClick:()=>W(Go),children:[P(Nw,{place:N,before:e.before,clip:o}),P($w,{place:N,chart:e}),P("g",{class:"gp-curves","clip-path":`url(#${o})`,children:P(qw,{place:N,
chart:e})}),P("g",{class:"gp-passing",children:[p!==null&&P(Ww,{place:N,points:fh(e,p),at:p}),h?.chosen&&P(Bw,{...h.chosen})]})]}),N&&p!==null&&!h?.chosen&&P(Hw,
{place:N,points:fh(e,p),at:p})]}),P(Za,{values:M?e.lines.flatMap(Rw):[],isThere:e.lines.some(({y:k})=>k.some(b=>b!==null)),onToggle:O})]})}var hh=()=>matchMedia(
"(pointer: coarse)").matches,Xo=(e,t,n)=>Math.min(Math.max(e,t),n),Rw=({y:e,words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]);function Nw({place:{x:e,width:t,height:n,
top:r},before:o,clip:s}){let[i,a]=[.5-o,.5].map(u=>Xo(e(u),Fe,t-bt)),c=n-r-Pt;return P(be,{children:[P("clipPath",{id:s,children:P("rect",{x:Fe,y:r-3,width:t-Fe-
bt,height:c+6})}),P("g",{class:"gp-ground",children:o>0&&a>i&&P("rect",{x:te(i),y:r,width:te(a-i),height:c,fill:"var(--gp-raised)"})})]})}function $w({place:e,chart:t}){
let{x:n,y:r,width:o,height:s,top:i}=e,a=s-Pt,c=n.ticks(Math.max(2,Math.floor((o-Fe-bt)/80))).filter(Number.isInteger);return P("g",{class:"gp-axes",fill:"var(--\
gp-muted)",children:[ih(e,t.y.kind).map(([u,d])=>P("g",{children:[P("line",{x1:Fe,x2:o-bt,y1:te(r(u)),y2:te(r(u)),stroke:"var(--gp-line)"}),P("text",{x:Fe-6,y:te(
r(u)+4),"text-anchor":"end",children:d})]},u)),c.map(u=>P("text",{x:te(n(u)),y:a+16,"text-anchor":"middle",children:B(u)},u)),P("text",{x:(Fe+o-bt)/2,y:s-6,"fon\
t-size":13,"text-anchor":"middle",children:t.x.title}),P("text",{transform:`translate(13 ${te((i+a)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:t.
y.title}),P("text",{class:"gp-curve-note",x:te(Math.max(Fe,n(.5-t.before))),y:za()?i+14:i-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-order":"stroke",children:t.
note})]})}function qw({place:{x:e,y:t,height:n,top:r},chart:o}){let s=Xu().defined(([,a])=>a!==null).x(([a])=>e(a)).y(([,a])=>t(a??0)).digits(1),i=(a,c)=>P("lin\
e",{x1:te(e(a)),x2:te(e(a)),y1:r,y2:n-Pt,...c});return P(be,{children:[P("g",{class:"gp-uprights",children:[o.before>0&&i(.5,{stroke:"var(--gp-muted)","stroke-d\
asharray":"2 4"}),o.here!==null&&i(o.here,{stroke:"var(--gp-chosen)","stroke-width":1.5})]}),o.lines.map((a,c)=>P("g",{fill:"none",stroke:`var(--gp-${a.role})`,
opacity:a.isPrompt?.75:1,children:[P("path",{class:"gp-line-path",ref:u=>{u&&Object.assign(u,{__data__:a})},d:s(a.x.map((u,d)=>[u,a.y[d]]))??"M0 0","stroke-widt\
h":2,"stroke-dasharray":ba(a.dash),"stroke-linejoin":"round"}),P("path",{d:Iw(a,{x:e,y:t}),"stroke-width":4,"stroke-linecap":"round"})]},c))]})}var Iw=(e,{x:t,y:n})=>e.
x.length>Aw?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${te(t(r))} ${te(n(e.y[o]))}h0`).join("")||"M0 0",fh=(e,t)=>e.lines.flatMap(n=>{let r=n.x.indexOf(t),o=r<0?
null:n.y[r];return o===null?[]:[{line:n,value:o,words:n.words(r)}]}),Ww=({place:{x:e,y:t},points:n,at:r})=>P(be,{children:n.map(({line:o,value:s})=>P("circle",{
cx:te(e(r)),cy:te(t(s)),r:4,fill:`var(--gp-${o.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},o.name))}),Bw=({x:[e,t],y:[n,r]})=>P("rect",{x:te(e),y:te(
n),width:te(t-e),height:te(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function Hw({place:{x:e,width:t,top:n},
points:r,at:o}){if(!r.length)return null;let s=e(o)>t/2?{right:`calc(100% - ${te(e(o)-12)}px)`}:{left:`${te(e(o)+12)}px`};return P("div",{class:"gp-tip",style:{
top:`${n}px`,...s},children:r.map(({line:i,words:a})=>P("p",{children:[P(Qa,{...i})," ",a]},i.name))})}var Qa=({role:e,dash:t,width:n=18})=>P("svg",{width:n,height:8,
"aria-hidden":"true",children:P("line",{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":ba(t)})});function mh(e,t){let n={number:e.index+1,token:V(e.chosen.text),facts:Fw(e,t)};return e.isPrompt?l("Prompt token {number}, {token}: {facts}",n):l("Token {number\
}, {token}: {facts}",n)}function Fw(e,t){let{log:n,name:r,isWatched:o}=t;if(o)return Dw(e)||l("no token was looked up here");if(r==="kept")return jw(e);if(r==="\
cumulative")return zw(e,t);let{surprisal:s,entropyBefore:i,entropyAfter:a}=Ce(e),[c,u,d]=[s,i,a].map(h=>oe(ue(h),n.unit));return n.isFromElsewhere?l("surprisal \
{surprisal}",{surprisal:c}):e.isPrompt?l("surprisal {surprisal}; entropy {entropy}",{surprisal:c,entropy:u}):l("surprisal {surprisal}; entropy {before} before, \
{after} after",{surprisal:c,before:u,after:d})}function jw(e){if(e.isPrompt)return l("no processor takes part");let t={kept:B(ze(e)??0),count:B(e.distribution.vocab??
0)};return l("{kept} of {count} tokens kept",t)}function zw(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,s=o.slice(0,o.indexOf(e)+1),i=r.filter(
a=>a.value(e)!==null).map(a=>{let c=s.reduce((u,d)=>{let h=ue(a.value(d));return u===null||h===null?null:u+h},0);return`${c===null?l("minus infinity"):oe(c,t.unit)}\
 ${a.name}`});return l("log-probability so far {sums}",{sums:i.join(", ")})}function Dw({watched:e=[]}){return Pe(e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{
let s={token:V(t),before:z(X(r)),after:z(X(n)),rank:B(o??0)};return n===null?o?l("{token} {before} before (rank {rank}), removed after",s):l("{token} {before} b\
efore, removed after",s):o?l("{token} {before} before (rank {rank}), {after} after",s):l("{token} {before} before, {after} after",s)}))}var Gw=150;function Uw({log:e,changes:t}){let[n,r]=fe("information"),o=Me(new Map);Gt(t).run&&(o.current=new Map);let i=e.current(),a=i?ae(e.lastOf(i)):[];for(let M of a)
for(let{token_id:O,text:H}of M.watched??[])o.current.set(O,H);let c=$u(e.isFromElsewhere),u=Object.keys(c).filter(M=>c[M].series||o.current.size),d=u.includes(n)?
n:u[0];d!==n&&r(d);let h=c[d],f=Iu(h,o.current),p=M=>mh(M,{log:e,steps:a,series:f,name:d,isWatched:!!h.of}),y=i?p(i):l("The curve grows with the text.");return P(
be,{children:[P("header",{class:"gp-head",children:[P("h2",{class:"gp-title",children:l("Curves")}),P("div",{class:"gp-tools",children:[P("label",{children:[l("\
Curve")," ",P("select",{class:"gp-view",value:d,onChange:({currentTarget:M})=>r(M.value),children:u.map(M=>P("option",{value:M,children:c[M].name},M))})]}),P(Kw,
{unit:e.unit})]})]}),P(Vw,{curve:h,series:f,run:()=>i?pe(p(i)):""}),P(Xw,{log:e,steps:a,curve:h,series:f}),P("p",{class:"gp-note gp-reading",tabIndex:0,role:"sl\
ider","aria-label":l("Token on the curve"),...xo(i,a.length,i?y:l("no token yet"),e.promptSteps.length),onKeyDown:_o(e),children:y}),P("p",{class:"gp-note gp-ab\
out",children:[h.about,e.promptSteps.length>0&&` ${l("The prompt comes before the text, on a shaded background.")}`]})]})}var gh=mt(Uw),Kw=({unit:e})=>P("label",
{"data-term":"bits","data-tip":l("The unit of all surprisal, entropy and divergence on this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[
l("Unit")," ",P("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>ko(t.value),children:[P("option",{value:"bits",children:l("bits")}),P("option",{
value:"nats",children:l("nats")})]})]}),Vw=({curve:e,series:t,run:n})=>P("div",{class:"gp-keys gp-note",children:t.map(({name:r,term:o,role:s,dash:i,tip:a})=>P(
Te,{id:o,run:n,meaning:a,children:[P(Qa,{role:s,dash:i,width:26}),e.of?P(lr,{text:r}):r]},r))});function Xw({log:e,steps:t,curve:n,series:r}){let{promptSteps:o,
unit:s}=e,i=Me(null),[a,c]=fe(null),u=Me({timer:0,drawnAt:-1/0}).current,d=Me(()=>null);d.current=()=>t.length||o.length?Wu({curve:n,series:r,steps:t,prompt:o,current:e.
current(),unit:s,factor:Ae(1,s)}):null;let h=()=>{u.timer=0,u.drawnAt=performance.now(),i.current?.removeAttribute("aria-busy"),c(d.current())};return Ke(()=>{u.
timer||(i.current?.setAttribute("aria-busy","true"),u.timer=window.setTimeout(h,Math.max(0,u.drawnAt+Gw-performance.now())))},[t,r]),Ke(()=>()=>clearTimeout(u.timer),
[]),P("div",{class:"gp-curve-chart gp-chart-box",ref:i,hidden:!a,children:a&&P(ph,{chart:a,press:p=>{let y=p<1?o[p-1+o.length]:t.at(p-1);y&&e.selectStep(y)}})})}var tl={};ne(tl,{drawScale:()=>en,shadeInk:()=>Qt,shadeOf:()=>Yo});var wh={probability:{term:"probability",scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>l("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>l("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:e=>e.rawProbability*10,ends:["0%","100%"],meaning:()=>l("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:e=>el[yh(e)][1],meaning:()=>l("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[l("expected"),l("surprising")],meaning:()=>l("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:bh,meaning:()=>l(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>l("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:bh,meaning:()=>l("How open the choice was: the entropy after the processors.")}};function bh(){return[l("certain"),l("uncertai\
n")]}var el=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],yh=({rank:e})=>el.findIndex(([t])=>(e??1/0)<=t);function Yo(e,t){let{scale:n,level:r}=wh[e];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function Qt(e,t,n){e.style.backgroundColor=`var(${Yo(t,n)})`,t==="rank"?e.dataset.rank=String(yh(n)):delete e.
dataset.rank}function en(e,t,n){let{term:r,scale:o,ends:s,bits:i,words:a=()=>[],meaning:c}=wh[t];if(ge(e,r,()=>"",{meaning:c()}),e.replaceChildren(),t==="rank"){
el.forEach(([M,O],H)=>{let A=m("span","gp-chip",M===1/0?l("beyond"):l("top {rank}",{rank:M}),{"data-rank":H});A.style.backgroundColor=`var(--gp-${o}-${O})`,e.append(
A)});return}let[u,d]=s||(i??[]).map(M=>`${n==="bits"?at(M):J(M*Math.LN2,1)} ${l(n)}`),[h,f]=a(),p=(M,O)=>O?`${O}, ${M}`:M,y=m("span","gp-ramp",null,{"aria-hidde\
n":"true"});for(let M=0;M<=10;M++){let O=m("i");O.style.backgroundColor=`var(--gp-${o}-${M})`,y.append(O)}e.append(m("span","",p(u,h)),y,m("span","",p(i?d.replace(
" ","+ "):d,f)))}var ol={};ne(ol,{appendToken:()=>tn,cutTokens:()=>Ct,inkToken:()=>ot,numberWords:()=>rl});var nl={};ne(nl,{removedWords:()=>gr,tokenCard:()=>br});function br(e,t,n,r){let s=m("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=m("div","gp-card-head"),a=m("dl","gp-card-facts"),c=m("ol","gp-card\
-rivals"),u=m("div","gp-card-key");u.append(m("i","gp-card-after"),`${l("after the processors")} `,m("i","gp-card-before"),l("before them")),s.append(i,a,c,u),s.
hidden=!0,e.append(s);let d=null,h=null,f=null;function p(g,L){a.append(m("dt","",g),m("dd","",L))}function y(){let{id:g,text:L,where:k,step:b,why:S}=r(d);if(i.
replaceChildren(re(L,"gp-card-word"),m("span","",g<0?k:l("{where}, id {id}",{where:k,id:g}))),a.replaceChildren(),c.hidden=u.hidden=!b,S&&a.append(m("dd","gp-ca\
rd-why",S)),!b)return;M(b);let x=O(b),v=Math.max(...x.flatMap(({after:T,before:R})=>[T,R]),1e-9);c.replaceChildren(...x.map(T=>H(T,v))),u.hidden=!b.distribution.
stages.length}function M(g){let{chosen:L,distribution:k}=g,{probability:b,rawProbability:S,surprisal:x}=Ce(g);Le(g)?p(l("Probability, according to the server"),
z(S)):k.stages.length||L.logprob!==L.raw_logprob?(p(l("Probability after the processors"),L.logprob===null?gr(L):z(b)),p(l("before the processors"),z(S))):p(l("\
Probability (no processor ran)"),z(S));let v=[L.rank&&l("{rank} after",{rank:B(L.rank)}),L.raw_rank&&l("{rank} before",{rank:B(L.raw_rank)})].filter(Boolean);if(v.
length){let T=L.rank===L.raw_rank;p(Le(g)?l("Rank"):l("Rank of {count}",{count:B(k.vocab)}),T?B(L.rank):v.join(", "))}p(l("Surprisal"),oe(x,n.unit))}function O({
chosen:g,distribution:L}){let k=L.candidates.map(S=>({candidate:S,after:X(S.logprob),before:X(S.raw_logprob),isChosen:S.token_id===g.token_id}));k.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let b=k.slice(0,5);return b.some(({isChosen:S})=>S)||b.push({candidate:g,after:X(g.logprob),before:X(g.raw_logprob),
isChosen:!0}),b}function H({candidate:g,after:L,before:k,isChosen:b},S){let x=g.logprob===null&&!n.isFromElsewhere,v=m("li",(b?"gp-card-chosen":"")+(x?" gp-card\
-removed":"")),T=m("span","gp-card-tracks");for(let[R,j]of[["after",L],["before",k]]){let _=m("i","gp-card-"+R);_.style.width=`${j/S*100}%`,T.append(_)}return x&&
T.firstChild.replaceWith(m("small","",gr(g))),v.append(m("span","gp-card-sign",b?"▶":x?"✕":""),re(g.text,"gp-card-word"),T,m("span","gp-card-value",z(x?k:L))),
v}function A(){let g=(d.querySelector(".gp-ink")||d).getClientRects()[0],L=t.getBoundingClientRect();if(!g||g.bottom<L.top||g.top>L.bottom){W();return}let[k,b]=[
s.offsetWidth,s.offsetHeight],{clientWidth:S,clientHeight:x}=document.documentElement,v=g.bottom+9,T=v+b+8<=x?v:g.top-b-9;s.style.left=`${Math.max(8,Math.min(g.
left,S-k-8,Math.max(L.left,L.right-k)))}px`,s.style.top=`${Math.max(8,Math.min(T,x-b-8))}px`}function N(g,L=null){r(g)&&(d=g,h=L,f=null,y(),s.hidden&&(s.hidden=
!1,s.showPopover&&s.showPopover(),document.addEventListener("keydown",I,!0),document.addEventListener("scroll",E,{capture:!0,passive:!0})),A())}function W(){d&&
(d=null,s.hidden=!0,s.hidePopover&&s.isConnected&&s.hidePopover(),document.removeEventListener("keydown",I,!0),document.removeEventListener("scroll",E,{capture:!0}))}
function I({key:g}){g==="Escape"&&C()}function C(){f=d,W()}function E(){let g=h&&document.elementFromPoint(h.clientX,h.clientY);!d.isConnected||h&&!d.contains(g)?
W():A()}t.addEventListener("pointermove",g=>{if(g.pointerType==="touch")return;let L=g.target.closest('[role="button"]');!L||!r(L)?h&&W():L!==d&&L!==f&&N(L,g)}),
t.addEventListener("pointerleave",()=>{f=null,h&&W()}),t.addEventListener("focusin",({target:g})=>g.matches(":focus-visible")&&N(g)),t.addEventListener("focusou\
t",({target:g})=>g===d&&!h&&W());function w(g){d&&(d.isConnected?g&&(y(),A()):W())}return{show:N,hide:W,dismiss:C,refresh:w}}var gr=({removed_by:e})=>l("removed\
 by {processor}",{processor:e?Je(e)[0]:l("a processor")});function ot(e,t){if(t.piece===null){let n=m("bdi","gp-ink gp-special");Oe(n,t.text),e.append(n)}else Dn(t)?e.append(t.piece,m("span","gp-ink gp-byte","",{"data-\
bytes":Rs(t.text)||"·"})):Cs(e,t.piece)}function tn(e,t,n,r){let o=r&&Dn(r)?e.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(t);else if(Dn(n)){let s=m(
"span","gp-bytes");s.append(t),e.rows.append(s)}else e.rows.append(t);e.tokens.push(t)}function Ct(e,t){for(;e.tokens.length>t;){let n=e.tokens.pop(),r=n.closest(
".gp-bytes");r&&r.childNodes.length>1?n.remove():e.rows.removeLast()}}function rl(e,t){let{probability:n,rawProbability:r,rank:o,surprisal:s}=Ce(e);if(Le(e))return Yw(
e,t);let i=[e.chosen.logprob===null?gr(e.chosen):l("probability {share}",{share:z(n)})];return z(r)!==z(n)&&i.push(l("{share} before the processors",{share:z(r)})),
o!==null&&i.push(l("rank {rank} of {count}",{rank:B(o),count:B(e.distribution.vocab)})),[...i,l("surprisal {amount}",{amount:oe(s,t)})]}function Yw(e,t){let{rawProbability:n,
rank:r,surprisal:o}=Ce(e);return[l("probability {share}",{share:z(n)}),...r===null?[]:[l("rank {rank}",{rank:B(r)})],l("surprisal {amount}",{amount:oe(o,t)})]}var sl={};ne(sl,{CanvasState:()=>wr,draftOf:()=>Zw,numbersOfPlace:()=>yr});var wr=class{constructor(t){this.log=t,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:t}=this.step;return this.steps.
filter(n=>n.canvas===t)}get before(){let{canvas:t}=this.step;return this.steps.filter((n,r)=>n.canvas<t&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(t){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[t]:null}accepted(t){
if(!this.step.places[t].accepted)return null;let n=this.earlier(t);return n&&n.accepted?"again":"newly"}get counts(){let t=this.step.places.map((n,r)=>this.accepted(
r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:t,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(o));return r<0?1/0:r+1}history(t){let n=this.canvas,
r=n.at(-1).places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[t].accepted).length,count:n.
length,last:r}}};function Zw({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).join(""):e.filter(({canvas:r},o)=>!e[o+1]||e[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var yr=({logprob:e,entropy:t})=>({probability:X(e),rawProbability:0,rank:1,surprisal:-(e??0),entropyBefore:t,entropyAfter:t});var Jw=14,Qw=200;function kh(e,t,{onPick:n,onResize:r}){let o=e.querySelector("canvas"),s=e.querySelector(".gp-map-row"),i=e.querySelector(".gp-map-column");function a({
clientX:d,clientY:h}){let{left:f,top:p,width:y,height:M}=o.getBoundingClientRect(),O=t.canvas,H=(A,N)=>Math.max(0,Math.min(N-1,Math.floor(A*N)));return{place:H(
(d-f)/y,t.step.places.length),step:O[H((h-p)/M,O.length)]}}e.addEventListener("click",d=>t.step&&n(a(d)));function c(d){let h=t.canvas,f=t.step.places.length;e.
style.height=`${Math.max(24,Math.min(Qw,Jw*h.length))}px`;let[p,y]=[o.clientWidth,o.clientHeight].map(I=>Math.round(I*devicePixelRatio));if(!p||!y)return;Object.
assign(o,{width:p,height:y});let M=o.getContext("2d"),O=getComputedStyle(e),H=O.getPropertyValue("--gp-text").trim(),[A,N]=[p/f,y/h.length],W=Math.max(.75,Math.
min(A,N,8*devicePixelRatio)*.2);h.forEach((I,C)=>I.places.forEach((E,w)=>{M.fillStyle=O.getPropertyValue(Yo(d,yr(E))).trim(),M.fillRect(Math.floor(w*A),Math.floor(
C*N),Math.ceil(A),Math.ceil(N)),E.accepted&&(M.fillStyle=H,M.beginPath(),M.arc((w+.5)*A,(C+.5)*N,W,0,2*Math.PI),M.fill())})),u(h.length,f)}function u(d,h){s.style.
top=`${t.step.step/d*100}%`,s.style.height=`${100/d}%`,i.hidden=t.place===null,!i.hidden&&(i.style.left=`${t.place/h*100}%`,i.style.width=`${100/h}%`)}return new ResizeObserver(
r).observe(o),c}var ey=1.05;function _h(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:V(s.text),read:V(s.read_text),share:z(X(s.logprob))},{accepted:a,
places:c}=e.counts;return[l("At step {step}, the model read {read} at place {place}.",i),ty(s.entropy,o.unit),s.read_text===s.text?l("It found the same token th\
e likeliest, with {share}.",i):l("It found {token} the likeliest, with {share}.",i),l("The temperature of this step was {temperature}.",{temperature:J(n.temperature,
2)}),ny(s,n===r.at(-1),o),F(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:B(
a)})]}function ty(e,t){let n=Math.exp(e),r=oe(e,t);return n<ey?l("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):l("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?G(n,1):B(Math.round(n))})}function ny({accepted:e},t,{finished:n}){
return t&&n?l("It was the last step of this canvas: the likeliest token is the text."):e?l("The sampler accepted the place: what it drew there is read at the ne\
xt step."):l("The sampler did not accept the place: at the next step, a random token is read there.")}var ry=8e3,oy=120,sy=700;function xh(e,t){let n=b=>e.querySelector(".gp-"+b),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),a=new wr(
t),c=kh(n("canvas-map"),a,{onPick:({place:b,step:S})=>A(a.steps.indexOf(S),b),onResize:()=>!e.hidden&&c(i.value)}),u=m("span","gp-canvas-prompt"),d=m("span","gp\
-canvas-before"),h=m("span","gp-canvas-now"),f=0,p=0;r.append(u,d,h);function y(){let{step:b}=a,S=a.before.flatMap(({places:T})=>T);d.childElementCount!==S.length&&
d.replaceChildren(...S.map(O));let x=ce(h,b.places.length,M),{end:v}=a;p=Math.min(p,b.places.length-1),b.places.forEach((T,R)=>{let j=x[R],_=a.accepted(R);j.replaceChildren(),
ot(j,T);let $=j.querySelector(".gp-ink");Qt($,i.value,yr(T)),_?j.dataset.accepted=_:delete j.dataset.accepted,j.toggleAttribute("data-after-end",R>=v),j.setAttribute(
"aria-pressed",String(R===a.place)),j.setAttribute("aria-label",H(T,R,_)),j.tabIndex=R===p?0:-1})}let M=()=>m("span","gp-token",null,{role:"button"});function O(b){
let S=m("span","gp-written");return ot(S,b),S}function H(b,S,x){let v={number:S+1,token:V(b.text),share:z(X(b.logprob))};return x==="newly"?l("Place {number}: {\
token}, probability {share}, newly accepted",v):x?l("Place {number}: {token}, probability {share}, accepted",v):l("Place {number}: {token}, probability {share},\
 not accepted",v)}r.addEventListener("click",({target:b})=>{let S=[...h.children].indexOf(b.closest(".gp-token"));S>=0&&A(a.at,S===a.place?null:S)}),r.addEventListener(
"keydown",b=>{let S=[...h.children].indexOf(b.target.closest(".gp-token")),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[b.key];if(!(S<
0)){if(b.key==="Enter"||b.key===" ")A(a.at,S);else if(b.key==="Escape")A(a.at,null);else if(x)p=Math.max(0,Math.min(h.childElementCount-1,S+x)),a.place===null?y():
A(a.at,p),h.children[p].focus();else return;b.preventDefault()}});function A(b,S){a.at=b,a.place=S,S!==null&&(p=S),w()}function N(){let{step:b,number:S,steps:x,
numCanvases:v}=a,T=a.canvas.length,R={canvas:b.canvas+1,canvases:v,step:b.step+1,steps:T},j=l("canvas {canvas} of {canvases}, step {step} of {steps}",R);o.max=String(
x.length),o.value=String(S+1),o.setAttribute("aria-valuetext",j),q(n("canvas-step-words"),j),q(s,l(f?"❚❚ Pause":"▶ Play"));let{places:_,accepted:$,newly:D}=a.
counts,U={accepted:B($),places:B(_),newly:B(D),temperature:J(b.temperature,2)};q(n("canvas-short"),l("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",U))}function W(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){W(),N();return}a.number>=a.steps.length-1&&(a.at=0);let b=Math.
max(oy,Math.min(sy,ry/a.steps.length));f=window.setInterval(()=>{!e.isConnected||a.number>=a.steps.length-1?W():a.at=a.number+1,w()},b),w()}),o.addEventListener(
"input",()=>{W(),A(Number(o.value)-1,a.place)}),o.addEventListener("keydown",({key:b})=>b==="Escape"&&A(null,a.place)),i.addEventListener("change",()=>w());function I(){
let{place:b}=a;if(Re(n("one-place"),b!==null),Re(n("place-hint"),b===null),b===null)return;let{since:S,accepted:x,count:v,last:T}=a.history(b),R={place:b+1,token:V(
T.text),since:S+1,accepted:x,steps:v};q(n("place-verdict"),F(v,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",R));let j=new Set;n("sentences").replaceChildren(..._h(a,b).map(Y=>{let Z=m("li");return Z.append(...xn(Y,j)),Z}));let _=e.querySelector(".gp-one-place tbod\
y"),$=ce(_,v,C);a.canvas.forEach((Y,Z)=>E($[Z],Y,Y.places[b]));let D=n("place-table"),{offsetTop:U,offsetHeight:K}=$[a.step.step];(U<D.scrollTop+K||U+K>D.scrollTop+
D.clientHeight)&&(D.scrollTop=U-D.clientHeight/2)}function C(){let b=m("tr"),S=m("td");return S.append(m("button","gp-place-step","",{type:"button"})),b.append(
S,...["read","likeliest"].map(()=>{let x=m("td");return x.append(m("bdi")),x}),m("td"),m("td","gp-place-entropy"),m("td")),b}function E(b,S,x){let[v,T,R,j,_,$]=b.
cells;q(v.firstChild,String(S.step+1)),Oe(T.firstChild,x.read_text),Oe(R.firstChild,x.text),q(j,z(X(x.logprob))),q(_,oe(x.entropy,t.unit)),q($,x.accepted?l("✓ y\
es"):l("– no")),S===a.step?b.setAttribute("aria-current","step"):b.removeAttribute("aria-current")}e.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:b})=>{let S=b.closest("tr");S&&A(a.steps.indexOf(a.canvas[S.rowIndex-1]),a.place)});function w(){a.step&&(N(),y(),I(),en(n("canvas-scale"),i.value,
t.unit),c(i.value),q(n("map-words"),F(a.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(a.step.places.length)})))}let g=b=>()=>a.
step&&a.place!==null?l("place {place}, step {step}: {words}.",{place:a.place+1,step:a.step.step+1,words:b(a.step.places[a.place])}):"";$e(e,{share:g(({text:b,logprob:S})=>`${V(
b)} ${z(X(S))}`),entropy:g(({entropy:b})=>oe(b,t.unit)),accepted:()=>a.step?pe(n("canvas-short").textContent):"",map:()=>a.step?pe(n("map-words").textContent):""});
function L(){W(),a.clear(),p=0,d.replaceChildren(),h.replaceChildren(),q(u,t.started?t.started.prompt_tokens.map(({piece:b})=>b??"").join(""):"")}let k=()=>!e.hidden&&
w();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",k),new MutationObserver(k).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),b=>{b.run&&L(),e.hidden=!t.canvasSteps.length,!e.hidden&&(b.run||b.steps||b.status||b.unit)&&w()}}var iy=5,ay=60,ly=6e7,cy=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),qn=e=>[e,...e.children.flatMap(qn)],il=e=>e.parent?il(e.parent):
e,Zo=class{constructor(t){this.log=t,this.trees=[],this.shown=null,this.along=vh()}get all(){return this.trees.flatMap(qn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===il(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(t=>t!==this.shown).at(-1))}begin(){let{log:t}=this;if(this.along=vh(),!t.started||t.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=t,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}t.asked=null;let i=o&&cy(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=r.request.only_given===!0,c={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:t,along:n}=this,r=t.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:t.text,tokens:o.length,total:n.
total,mode:t.started.mode,searched:t.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=iy&&t.length<=ay&&n<=ly)return;let r=this.trees.find(o=>o!==il(this.shown))||t.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(t){t.parent?t.parent.children=t.parent.children.filter(n=>n!==
t):this.trees=this.trees.filter(n=>n!==t)}};function vh(){return new ke(0,(e,{chosen:t})=>e+(t.logprob??-1/0))}function Sh(e){let{root:t,state:n,tree:r,told:o,remove:s}=e,{log:i}=n,a=t.querySelector(".gp-rename"),c=()=>q(o,l("A run is under way. Wait for its end, or clic\
k Stop."));function u(f){if(!(!f||f===n.shown)){if(n.busy){c();return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),e.draw(),f.item.focus({preventScroll:!0})}}
function d(){if(!s.dataset.sure){s.textContent=F(qn(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let f=n.
shown,p=n.refuge;n.busy?c():p&&(n.detach(f),u(p)),e.calm()}function h(){let f=n.shown,p=m("input","gp-rename-field",null,{"aria-label":l("Name of this run"),maxlength:60});
p.value=f.name;let y=!0,M=O=>{y&&(y=!1,O&&(f.name=p.value.trim()),document.activeElement===p&&f.item.focus(),p.remove(),e.fill(f))};p.addEventListener("keydown",
O=>{O.stopPropagation(),(O.key==="Enter"||O.key==="Escape")&&M(O.key==="Enter")}),p.addEventListener("click",O=>O.stopPropagation()),p.addEventListener("blur",()=>M(
!0)),f.item.querySelector(".gp-label").replaceChildren(p),p.focus(),p.select()}r.addEventListener("click",f=>{let p=f.target.closest(".gp-run"),y=n.visible.flatMap(
qn).find(M=>M.item===p);y===n.shown?y.item.focus():u(y)}),r.addEventListener("keydown",f=>{let{shown:p}=n;if(f.ctrlKey||f.metaKey||f.altKey||!p)return;let y=n.visible.
flatMap(qn),M=y.indexOf(p),O={ArrowDown:()=>u(y[M+1]),ArrowUp:()=>u(y[M-1]),ArrowRight:()=>u(p.children[0]),ArrowLeft:()=>u(p.parent),Home:()=>u(y[0]),End:()=>u(
y.at(-1)),F2:h,Delete:()=>{s.disabled||d()}};Object.hasOwn(O,f.key)&&(f.preventDefault(),O[f.key]())}),a.addEventListener("click",h),s.addEventListener("click",
d),s.addEventListener("blur",()=>e.calm())}var Mh=8,uy=3,dy=-1e30,hy=e=>`log p ${e>dy?J(e,2).replace("-","−"):"−∞"}`;function fy(e){let t=e.pieces,n=Math.min(...e.children.map(({at:s})=>s)),r=e.parent?
e.at:Number.isFinite(n)&&n>=uy?n:0,o=an(t.slice(r,r+Mh).join(""));return l("“{text}”",{text:`${r&&!e.parent?"…":""}${o}${t.length>r+Mh?"…":""}`})}function Th(e){
if(!e.parent)return e.read?l("a text that was read:"):l("the original:");let t={number:e.at+1,token:V(e.from??"")};return e.kind!=="branch"?l("continues at toke\
n {number}:",t):e.on?l("again from {token} at token {number}:",t):l("instead of {token} at token {number}:",t)}var Jo=class{constructor(t,n){this.root=t,this.state=
n,this.tree=t.querySelector(".gp-tree"),this.told=t.querySelector(".gp-told"),this.remove=t.querySelector(".gp-delete")}draw(){let{root:t,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(t.hidden=!o.length,t.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(t){t.item??=py(),
this.fill(t);let n=t.item.querySelector(":scope > ul");if(n&&n.remove(),t.children.length){let r=m("ul","",null,{role:"group"});r.append(...t.children.map(o=>this.
lay(o))),t.item.append(r),t.item.setAttribute("aria-expanded","true")}else t.item.removeAttribute("aria-expanded");return t.item}fill(t){let{item:n}=t,r=t===this.
state.shown,o=fy(t),s=[F(t.tokens,"{count} token","{count} tokens"),hy(t.total),...t.searched?[l("best of {mode}",{mode:Gn(t.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[m("span","gp-note",Th(t))," ",m("bdi","gp-words",o)];t.name?i.replaceChildren(m("bdi","gp-name",t.name)," ",...c):
i.replaceChildren(...c)}let a=n.querySelector(".gp-facts");q(a,s),a.title=l("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),q(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[t.name,`${Th(t)} ${o}`,s,r?l("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(t){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
t.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function py(){let e=m("li","gp-run",null,{role:"treeitem"}),
t=m("div","gp-row");return t.append(m("span","gp-sign","",{"aria-hidden":"true"}),m("span","gp-label"),m("span","gp-facts")),e.append(t),e}function Eh(e,t){let n=new Zo(t),r=new Jo(e,n);return Sh(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!e.hidden;if(s&&t.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let a=r.tree.contains(document.activeElement);r.draw(),a&&s&&s.item&&s.item.focus({preventScroll:!0})}else!e.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&q(r.told,"")}}var my={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Qo(e){let t=Me(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let a of n())
a.tabIndex=a===i?0:-1};return Ke(()=>{let i=n();i.length&&r(i.find(({tabIndex:a,dataset:c})=>a===0&&c.reached)??i[0]);for(let a of i)a.dataset.reached="yes"}),{
ref:t,onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let a=n(),c=a.indexOf(i.target),u=my[i.key];c<0||!u||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),a[Math.max(0,Math.min(a.length-1,u(c,a.length)))].focus())}}}function Lh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return P("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:P("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function Oh({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return P("span",{class:s.filter(Boolean).join(" "),children:[o?P("span",{class:"gp-why",children:o}):
e!==null&&P(Lh,{share:e,top:n,side:"after"}),t!==null&&P(Lh,{share:t,top:n,side:"before"})]})}var al=e=>e?z(e):"<0.01%",gy=(e,t)=>e.kept!==t||e.mass_moved>0;function Rt({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=Je(n.name),a=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!gy(
n,a)}})}function Nt({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return l("did nothing");let s=[];return e<t&&s.push(F(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:al(n)})),e>t&&s.push(F(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(l("moved {share}",{share:z(r)})),s.join(", ")}var In=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function es(e,{effective:t,config:n}){
let r={...t,...n};return e.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function kr(e){
return In(e)?{name:"DoLa",meaning:l("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:e.layers?l("the last layer"):l("the model"),meaning:l("The distribution that the model gave, before any processor.")}}function wt({distribution:{
candidates:e},chosen:t}){return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ts(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:a})=>Math.
max(X(i),X(a)),o=[...e].sort((i,a)=>r(a)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(je).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.
filter(i=>s.has(i))}function yt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?X(t[n-1]):void 0:X(e)}var Wn=({raw_logprob:e,stage_logprobs:t},n)=>((n?
t?.[n-1]:e)??null)===null,je=({logprob:e})=>e===null;function nn({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((a,c)=>c>
0&&a===null&&o[c-1]!==null),i=e||s>0&&r.distribution.stages[s-1].name;return i?Je(i)[0]:In(r)?"DoLa":l("a processor")}function ns(e,t){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=e;if(Le(t)){let h={share:z(X(n)),rank:B(s||0)},f=s?l("Probability {share}, rank {rank}, according to the server.",h):l("Probabilit\
y {share}, according to the server.",h);return i<0?f:`${f} ${l("Token id {id}.",{id:i})}`}let a=B(t.distribution.vocab??0),c=l("Token id {id}.",{id:i});if(!t.distribution.
stages.length&&Math.abs((r??n??0)-(n??0))<1e-4){let h={share:z(X(n)),rank:B(o||s||0),vocab:a};return`${o||s?l("Probability {share}, rank {rank} of {vocab}; no p\
rocessor changed it.",h):l("Probability {share}; no processor changed it.",h)} ${c}`}let u={share:z(X(n)),rank:B(s||0),vocab:a};return`${s?l("Before the process\
ors {share}, rank {rank} of {vocab}.",u):l("Before the processors {share}.",u)} ${by(e,t)} ${c}`}function by(e,t){if(je(e))return l("After them it cannot be cho\
sen: removed by {processor}.",{processor:nn(e,t)});let{logprob:n,rank:r}=e,o={share:z(X(n)),rank:B(r||0),kept:B(ze(t)??0)};return r?l("After them {share}, rank \
{rank} of {kept} kept.",o):l("After them {share}.",o)}function Ah(e,t){let n=oe(e,t),r=Math.exp(e??1/0);return r<wy?l("The model was all but certain here: an en\
tropy of {entropy}.",{entropy:n}):l("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?G(
r,1):B(Math.round(r))})}var wy=1.05;function Ch({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:a,raw_logprob:c})=>c!==null&&c<0?[{
text:a,raw:c}]:[])].sort((a,c)=>Ph(c.raw)-Ph(a.raw)).slice(0,3).map(({text:a,raw:c})=>`${V(a)} ${G(X(c))} · ${G(Ae(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(
t,n)};return s.length?l("before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Ph=e=>-e*X(e);function _r(e,{mode:t,effective:n,
config:r}){if(e.isPrompt)return[l("given"),l("{token} is in the prompt: given, not chosen")];if(e.given)return[l("given"),l("{token} was given, not chosen")];if(t===
"elsewhere")return[l("the choice"),l("{token} was chosen by the server")];if(t==="custom")return[l("the choice"),l("{token} was chosen by your own decoding loop")];
if(e.beam)return[l("the choice"),yy(e.beam.status)];if(e.reranked)return[l("the choice"),l("{token} has the best score: probability against degeneration penalty")];
let o=e.draft?.origin;return o==="accepted"?[l("the draft"),l("{token} was drafted by the assistant, and accepted")]:o==="correction"?[l("the choice"),l("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[l("the draw"),l("{token} was drawn")]:[l("the choice"),l("{token} was chosen as the most probable")]}
function yy(e){return e==="running"?l("{token} goes on: the search compares the sums of whole beams"):e==="finished"?l("{token} ends a beam: the search compares\
 the sums of whole beams"):e==="ended"?l("{token} would end a beam, which does not count"):e==="pruned"?l("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):l("{token} was considered by the search")}function xr(e,t){let n=je(e)&&!Le(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:X(e.logprob),before:X(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?nn(e,t):"",words:()=>ns(e,t)}}function rs({entry:e,top:t,
press:n,children:r}){let{id:o,text:s,after:i,before:a,rank:c,chosen:u,removed:d,by:h}=e,f=n&&o!==null?()=>n(o):null,p=f?xy(e):"",y={class:"gp-row","aria-label":_y(
e,!!f),ref:O=>{O&&ve(O,()=>[p,e.words()].filter(Boolean).join(" "))},...f?{type:"button",onClick:f}:{role:"group"}};return P("li",{class:["gp-bar",u&&"gp-chosen",
d&&"gp-removed",o===null&&"gp-rest"].filter(Boolean).join(" "),children:[rr(f?"button":"div",y,P("span",{class:"gp-rank",children:c?B(c):""}),P("span",{class:"g\
p-name",children:[P("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":d?"✕":""}),o===null?P("bdi",{class:"gp-word",children:s}):P(lr,{text:s,class:"\
gp-word"})]}),P(Oh,{after:i,before:a,top:t,kind:u?"chosen":o===null?"rest":null,removed:d&&ky(h)}),P("span",{class:"gp-values",children:[P("span",{children:d?"":
i===null?"–":z(i)}),P("small",{children:z(a)})]}),P("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),r]})}var ky=e=>{let[t,,n]=_e(l("removed \
by {processor}"),{processor:""});return[t,P("span",{class:"gp-remover",children:e}),n]};function _y({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:a,
by:c},u){let d=[!a&&n!==null&&z(n),(a||n!==r)&&l("before {share}",{share:z(r)})],h=[s&&(i?l("given"):l("chosen")),a&&l("removed by {processor}",{processor:c})],
f=[e===null?t:V(t),...h,...d,u&&l("continue")];return`${o?`${B(o)}. `:""}${f.filter(Boolean).join(", ")}`}function xy({text:e,chosen:t,removed:n,by:r}){let o=V(
e);return t?l("Run again from here with {token}.",{token:o}):n?l("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):
l("Continue from here with {token} instead.",{token:o})}var ml={};ne(ml,{MarkedText:()=>vr,greenZ:()=>rn,markLegend:()=>hl,pValue:()=>Sr,pWords:()=>Ye,thresholdWords:()=>Tr,tokensNeeded:()=>Mr,zKeys:()=>pl,zPicture:()=>fl});var ul={};ne(ul,{axisMarks:()=>cl,plotIn:()=>ll,roundTicks:()=>Rh,ticksWithin:()=>os});function Rh(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*([1,2,2.5,5].find(a=>a*o>=r*.8)??10),i=[];for(let a=Math.floor(e/s+1e-9);a<=
Math.ceil(t/s-1e-9);a++)i.push(Number((a*s).toPrecision(12)));return i}var os=(e,t,n)=>Rh(e,t,n).filter(r=>r>=e&&r<=t);function ll(e,t){let{height:n,x:r,y:o,left:s=46,
right:i=18,top:a=14,bottom:c=38}=t,u=Math.max(240,e.clientWidth),d=(h,[f,p])=>(h-f)/(p-f||1);return{width:u,height:n,left:s,right:i,top:a,bottom:c,inner:u-s-i,x:h=>s+
d(h,r)*(u-s-i),y:h=>n-c-d(h,o)*(n-a-c),draw(h,f){let p=e.querySelector("svg")??e.appendChild(Q("svg")),y=`0 0 ${u} ${n}`;Ko(p,{class:"gp-drawing",role:"group","\
aria-label":h,viewBox:y,style:`height: ${n}px`}),Uo(p,f.map((M,O)=>["g","",O?{}:{"aria-hidden":"true"},M]))}}}function cl(e,{xTicks:t,yTicks:n,xTitle:r,yTitle:o}){
let s=h=>Array.isArray(h)?[Number(h[0]),String(h[1])]:[h,String(h)],[i,a]=[e.height-e.bottom,e.width-e.right],c=n.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.left,
e.y(h),a,e.y(h)),At("",e.left-7,e.y(h)+4,f,"end")]),u=t.map(s).flatMap(([h,f])=>[Jt("gp-guide",e.x(h),i,e.x(h),i+4),At("",e.x(h),i+17,f)]),d=[At("gp-axis",(e.left+
a)/2,e.height-4,r)];return o&&d.push(At("gp-axis",2,e.top-16,o,"start")),[...c,...u,...d]}var dl={};ne(dl,{Rows:()=>st,inNextRow:()=>it});var vy=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,st=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Nh(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((a,c)=>c).filter(a=>n[a]&&Sy(t[a])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let a of r)
a-s<e.BLOCK||(o.push(this.wrap(t.slice(s,a))),s=a,this.loose=t.length-a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,c)=>{a.style.
containIntrinsicHeight=`${i[c]}px`,a.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let a=i?!s.startsWith(" "):!(n||vy.test(r));return r+=s,a})}wrap(t){let n=m("span","gp-rows");t[0].before(n,m("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=m("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Nh(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Sy(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&$h(r)>$h(o)+10)}function it(e,t,n){let r=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let a=t+n;a>=0&&a<e.length;a+=n){let c=r(e[a]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let d=u*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[a],d])}return s}var Nh=e=>e?.tagName==="WBR",$h=({
top:e,bottom:t})=>(e+t)/2;var rn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function Sr(e){if(e<0)return 1-Sr(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Mr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ye(e){if(e>=
1e-4)return z(e);if(e<1e-300)return l("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${ye(t)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function Tr(e){let t=Sr(e);if(t>.1)return l("{share} of texts without this watermark pass it.",{share:z(t)});let n=1/t;return n>=
1e9?l("A share of {p} of texts without this watermark passes it.",{p:Ye(t)}):l("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(
n<1e4?3:2)))})}var My=({green:e})=>e==null?"none":e?"green":"red",Ty=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Ey(e,t,n){let r=m("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(ot(r,e),qh(r,t),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),ve(r,o),
r}function qh(e,{green:t=null,g:n=null,counted:r=!0}){let o=e.querySelector(".gp-ink");if(n===null)e.dataset.list=My({green:t});else{let s=Ty(n);e.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(e.dataset.counted="no")}var vr=class{constructor(t,{press:n=null}={}){
this.body=t,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,t.classList.add("gp-marked"),this.rows=new st(t),t.addEventListener(
"keydown",r=>this.keyed(r)),t.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(t)}show(t,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<t.length;r++){let{token:o,mark:s,words:i}=t[r],a=Ey(o,s,i);this.press&&a.setAttribute("r\
ole","button"),tn(this,a,o,r?this.items[r-1].token:null),this.items.push(t[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(t){
Ct(this,t),this.items.length=t,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(t){this.stop&&(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){
let n=this.tokens.indexOf(t);n<0||(this.reach(t),this.press&&this.press(this.items[n]))}keyed(t){let n=this.tokens.indexOf(t.target.closest(".gp-token"));if(n<0||
t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>it(this.tokens,n,1),ArrowUp:()=>it(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[t.key];if(!r)return;t.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:t}=this.body;!t||
t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function hl(e,t,{unscored:n=!1,
repeated:r=!1,faint:o=l("faint: seen before, not counted")}={}){let s=[t,n,r,o].join();if(e.dataset.legend===s)return;e.dataset.legend=s,e.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,d)=>{let h=m("span"),f=m("span","",null,{"aria-hidden":"true"});return f.append(m("span","gp-ink",u)),qh(f,c),h.append(f,d),h},
a=t==="synthid"?[i({g:.2},"g",l("mean g-value 0.2 or less")),i({g:.5},"g",l("0.5, as by chance")),i({g:.8},"g",l("0.8 or more"))]:[i({green:!0},"◆",l("green: \
on the green list")),i({green:!1},"◇",l("red: not on the green list"))];n&&a.push(i({},"abc",l("not scored"))),r&&a.push(i(t==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),e.replaceChildren(...a)}var Ly=400,Oy=12;function fl(e,{curves:t,threshold:n,needed:r=null,label:o=l("z over the number of tokens"),title:s=l(
"tokens scored"),yTitle:i="z",from:a=40,height:c=260}){let u=t.filter(({points:W})=>W.length),d=u.flatMap(({points:W})=>W),h=Math.max(a,...d.map(([W])=>W)),f=r&&
r.at<=2*h?Math.max(h,r.at*1.05):h,p=d.map(([,W])=>W),y=Math.min(-.5,...p)*1.08,M=Math.max(n*1.15,1,...p)*1.06,O=ll(e,{height:c,x:[0,f],y:[y,M],left:40,top:24}),
H=O.width-O.right,A=[...cl(O,{xTicks:os(0,f,O.inner/90),yTicks:os(y,M,5),xTitle:s,yTitle:i}),Jt("gp-unity",O.left,O.y(0),H,O.y(0)),Jt("gp-z-threshold",O.left,O.
y(n),H,O.y(n)),...u.map(({look:W,points:I})=>Ga(`gp-z-${W}`,Ay(I,Ly).map(([C,E])=>[O.x(C),O.y(E)]))),...u.map(({look:W,points:I})=>Cy(O,W,I.at(-1))),Py(O,u,n)],
N=Ry(O,u);if(r&&r.at<=f){let[W,I]=[O.x(r.at),O.y(n)];N.push(Vo("",r.words,[["path","gp-z-needed",{d:`M${te(W)} ${te(I)}l-6 11h12Z`},[]]]))}O.draw(o,[A,N])}function Py(e,[
t],n){let r=([,i])=>Math.abs(i-n),{points:o}=t||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return At("gp-halo gp-strong",s?e.width-e.right:
e.left+5,e.y(n)-6,l("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Ay(e,t){let n=Math.ceil(e.length/t);return e.filter((r,o)=>o%n===
0||o===e.length-1)}var Cy=(e,t,[n,r])=>t==="measured"?["circle","gp-measured",{cx:te(e.x(n)),cy:te(e.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${t}`,{d:Ua(e.x(n),
e.y(r),4.5)},[]];function Ry(e,t){let n=Math.max(0,...t.map(({points:o})=>o.at(-1)[0])),r=Math.min(Oy,n);return Array.from({length:r},(o,s)=>{let[i,a]=[n*s/r,n*
(s+1)/r],c=t.map(({name:d,points:h})=>{let f=h.findLast(([p])=>p<=a);return f&&f[0]>i?`${d} ${J(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:te(
e.x(i)),y:e.top,width:te(e.x(a)-e.x(i)),height:te(e.height-e.bottom-e.top)};return Vo("gp-z-place",F(Math.floor(a),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function pl(e,t){let n=ce(e,t.length,()=>{let r=m("span"),o=Q("svg");return ee(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(Q("path")),ee(o.firstElementChild,{d:"M1 4H25"}),r.append(o,m("span")),r});t.forEach(({name:r,look:o,tip:s},i)=>{
let[a,c]=n[i].children;ee(a.firstChild,{class:`gp-z-${o}`}),q(c,r),s&&ge(c,"z-score",()=>"",{meaning:s,formula:""})})}function Ny(e){switch(e){case"context":return l("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return l("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return l("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return l("no mark: the bias is 0.");default:return l("no mark.")}}function Er(e){let t=e&&e.effective&&e.effective.watermarking_config||{},n=Array.isArray(t.
keys)?t.keys.length:0,r=t.greenlist_ratio,o=t.seeding_scheme==="selfhash",s=t.context_width;return{config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?bn(t.
ngram_len,1)-1:bn(s,1)-Number(o)}}function ss({config:e,keys:t,ratio:n}){if(t)return F(t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return l("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=e;return l("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:z(n),bias:r,scheme:o,width:s,key:i})}
function is({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>l("Token {number}, {token}: {mark}",{number:B(t+1),token:V(e.text),mark:d});if(!n)return i(r?
l("given, before the watermark began."):l("not marked."));if(n.why)return i(Ny(n.why));let a=l("Its probability: {before} before the watermark, {after} after.",
{before:z(n.chosen_before),after:z(n.chosen_after)}),c=o?[l("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let d=F(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:G(n.g,2)});return[i(d),a,...c].join(" ")}let u=n.green?l("\
◆ green: it got the bias."):l("◇ red: it got no bias.");return[i(u),a,$y(n,s),...c].join(" ")}function $y(e,{ratio:t,selfhash:n}){let r=e.listed??0,o={before:z(
e.mass_before??0),after:z(e.mass_after??0)};return n?F(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):t===null?F(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):F(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:z(t)})}var Ih={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Wh(e,t,n,r){let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.
unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=t.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=qy(t,r)}return i.suppressed+=
o.suppressed,a===null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(a),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=rn(i.green,i.scored,n.ratio),i.foreseen=rn(i.expected,i.scored,n.ratio)),i)}
function qy({distribution:{candidates:e}},t){let n=e.map(({raw_logprob:r,stage_logprobs:o})=>t>0?o[t-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function Bh(e,t,n,r){
let o=e.find(([,u])=>u>r);if(t.z>r)return{at:o[0],words:F(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[F(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?t.z>0?t.scored*(r/t.z)**2:1/0:Mr(t.green/t.scored,n.ratio,r),a=Math.max(t.scored+1,Math.ceil(i));
if(!Number.isFinite(a)||a>1e7)return{at:1/0,words:[...s,l("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=F(a,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:B(a-t.scored)});return{at:a,words:[...s,c].join(" ")}}function Hh(e,t){let{started:n,unit:r}=t;if(!e||!n)return[l("No token yet")];if(t.rejected)return uc(t.rejected,e.chosen.text,Wt(n));if(Le(e))return Iy(e,n,r);let o=[
Ah(e.distribution.entropy_before,r),...Wy(e),...Hy(e,r),...By(e,n)];if(e.mark){let i=Er(n),{chosen:a,index:c,mark:u,given:d=!1}=e;o.push(is({chosen:a,index:c,mark:u,
given:d,isFirst:c<i.early},i))}o.push(zh(e,n)),e.draft&&o.push(...cc(e,Wt(n))),e.beam&&o.push(..._c(e,t)),e.reranked&&o.push(...Fy(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(l("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function Iy(e,t,n){let{chosen:r}=e,o=wt(e).find(c=>c.raw_rank===
1),s=c=>l("The likeliest token was {token}, with {share}.",Bn(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(l("The server gav\
e {token} {share}: rank {rank}.",{...Bn(r),rank:B(r.raw_rank)})):i.push(l("The server gave {token} {share}.",Bn(r)));let a=oe(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,zh(e,t),l("Its surprisal was {value}.",{value:a})]}var Bn=({text:e,raw_logprob:t})=>({token:V(e),share:z(X(t))});function Wy(e){let{chosen:t,distribution:n}=e,
{name:r}=kr(e),o={source:r,...Bn(t),vocab:B(n.vocab??0)};if(In(e))return[];if(t.raw_rank===1)return[l("Its first choice was {token}, with {share}.",o)];let s=wt(
e).find(c=>c.raw_rank===1),i=s?[l("Its first choice was {token}, with {share}.",Bn(s))]:[],a=t.raw_rank?l("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:B(t.raw_rank)}):l("It gave {token} {share}.",o);return[...i,a]}function By(e,t){let n=Rt(e);if(!n.length)return e.isPrompt||e.read?[]:[l("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=Fh(o,t),i=o.kept===o.keptBefore?Nt(o):`${Nt(o)}, ${l("{count} left",{count:B(o.kept)})}`,
{chosen:a}=e,[c,u]=[yt(a,o.number-1),yt(a,o.number)],d={name:s,effect:i,token:V(a.text),before:z(c||0),after:z(u||0)};return c===void 0||u===void 0?l("{name}: {\
effect}.",d):!u&&c?l("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?l("{name}: {effect}; {token} stayed at {afte\
r}.",d):l("{name}: {effect}; {token} went from {before} to {after}.",d)}):[F(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function Fh({name:e,knobs:t},n){let r=es(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function jh(e,t){
let{chosen:n}=e,r=l("{token} had {share}",Bn(n)),o=Rt(e).filter(({idle:i})=>!i).map(i=>{let a=yt(n,i.number),c={name:Fh(i,t),share:a===void 0?"":z(a)};return a===
void 0?l("{name}: {effect}",{...c,effect:Nt(i)}):i.kept===i.keptBefore?l("after {name}: {share}",c):F(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=_e(_r(e,t)[1],{token:V(n.text)}).join("");return pe(Pe([r,...o,s]))}function zh(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=_e(_r(e,t)[1],{token:V(n.text)}).join("");return r||o||e.beam||Le(e)?`${s}.`:je(n)?l("{words}, though {processor} had removed it.",{words:s,processor:nn(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?l("{words}: its chance was {share}.",{words:s,share:z(X(n.logprob))}):`${s}.`}function Hy({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,t)};return[F(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Fy({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:u})=>u===
t.token_id);if(!e||!o)return[];let s={share:z(o.probability),penalty:G(o.penalty),score:G(o.score)},i=[l("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:a}={...n,...r};We(a)&&i.push(l("score = (1 − α) · probability − α · penalty = (1 − {a\
lpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:a,probability:G(o.probability)}));let c=e.reduce((u,d)=>d.probability>u.probability?d:u);
if(c!==o){let u={token:V(c.text),count:e.length,share:z(c.probability),penalty:G(c.penalty),score:G(c.score)};i.push(l("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var jy=150;function Dh({log:e,changes:t,step:n,press:r}){let o=Qo(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=zy(e),a=e.canAsk&&i>=0,c=s.map(h=>xr(h,n)),u=Math.max(
.02,...c.map(({after:h,before:f})=>Math.max(h??0,f))),d=s.length?ae(e.lastOf(n)):[];return P("div",{class:"gp-looked-box",hidden:!a&&!s.length,children:[P("div",
{hidden:!s.length,children:[P("h3",{class:"gp-looked-title",children:l("Looked up")}),P("ol",{class:"gp-bars gp-looked",...o,children:c.map((h,f)=>P(rs,{entry:h,
top:u,press:r,children:P(Uy,{shares:Gy(d,h.id),step:n})},f))})]}),P(Dy,{log:e,changes:t,line:i,hidden:!a})]})}function zy(e){let t=e.current(),n=t&&!t.isPrompt&&
e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Dy({log:e,changes:t,line:n,hidden:r}){let[o,s]=fe(""),[i,a]=fe(
""),c=Gt(t);i&&(c.run||c.watched)&&a("");let u=d=>{if(d.preventDefault(),!o||n<0){a(o?l("Select a token of the generated text first."):l("Type the text of a tok\
en first."));return}a(l("Looking up {token} …",{token:V(o)})),e.ask({type:"look",line:n,text:o})};return P("details",{class:"gp-look",hidden:r,children:[P("su\
mmary",{children:l("Look up a token")}),P("form",{class:"gp-look-form",onSubmit:u,children:[P("label",{children:[l("Token")," ",P("input",{type:"text",class:"gp\
-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:l("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),P("button",{type:"submit",class:"gp-button",children:l("Look up")}),P("p",{class:"gp-note",children:[l("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",P("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Gy=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?X(r.logprob):0});function Uy({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=a=>a/
(e.length-1)*100,o=Ky(e,jy).map(([a,c])=>`${r(a).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?l("highest {share}, at token {number}",{share:z(n),number:e.indexOf(
n)+1}):l("probability 0 everywhere"),i=F(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return P(Te,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:l("along the text: {words}",{words:s}),children:[P("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[P("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),P("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),P("span",{class:"gp-along-words",children:s})]})}function Ky(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var gl=24,Vy=[.02,.05,.1,.2,.5,1];function Xy({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?
c=>e.ask({type:"branch",step:n,tokenId:c}):void 0,i=ir(()=>n&&P(Yy,{log:e,step:n,press:s}),[e,n,r]),a=["gp-drawn-candidates",e.running&&!e.selected&&"gp-grows",
o&&"gp-untouched",r&&"gp-pressable"];return P("div",{class:a.filter(Boolean).join(" "),children:[!n&&P("p",{class:"gp-note gp-no-token",children:l("The most lik\
ely tokens appear here, before and after the processors.")}),i,n&&n.beam&&!o&&P("p",{class:"gp-note gp-beams-note",children:l("Beam search: probabilities after \
the processors are not renormalised here, so they need not sum to 100%.")}),n&&P(Dh,{log:e,changes:t,step:n,press:s})]})}var Gh=mt(Xy);function Yy({log:e,step:t,
press:n}){let[r,o]=fe(!1),s=Qo(".gp-row"),i=wt(t),a=new Map(i.map(f=>[f,xr(f,t)])),u=(r?i:ts(i,gl,t.chosen.token_id)).map(f=>a.get(f)??xr(f,t)),d=Jy(e,t,[...a.values()]),
h=Zy(u);return P(be,{children:[P("ol",{class:"gp-bars",...s,children:[...u,...d?[d]:[]].map((f,p)=>P(rs,{entry:f,top:h,press:n},p))}),i.length>gl&&P("button",{type:"\
button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?l("show {count} only",{count:gl}):l("show all {count}",{count:B(i.length)})}),P(
Qy,{log:e,step:t,listed:i,top:h,isPressable:!!n})]})}function Zy(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r)));return Vy.find(n=>t<=n)??1}
function Jy(e,t,n){let r=h=>Math.max(0,1-n.reduce((f,p)=>f+(p[h]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,by:""};if(Le(t)){let h=r("before"),f=()=>l(
"All tokens that the server did not list, together: {share}.",{share:z(h)});return{...o,text:l("all others"),after:h,before:h,words:f}}let s=(t.distribution.vocab??
0)-n.length;if(s<=0)return null;let a=(ze(t)??0)>n.filter(({removed:h})=>!h).length?e.usesBeams?null:r("after"):0,c=r("before"),u={count:B(s),before:z(c),after:z(
a??0)},d=()=>a===null?l("All tokens that are not listed ({count}), together: {before} before the processors.",u):l("All tokens that are not listed ({count}), to\
gether: {before} before the processors, {after} after them.",u);return{...o,text:F(s,"{count} other token","{count} other tokens"),after:a,before:c,words:d}}function Qy({
log:e,step:t,listed:n,top:r,isPressable:o}){let s=!t.distribution.stages.length,i=()=>l("{token} had {share}",{token:V(t.chosen.text),share:z(X(t.chosen.raw_logprob))});
return P("div",{class:"gp-bars-legend gp-note",children:[P("span",{children:[P("i",{class:"gp-swatch gp-after"}),P(Te,{class:"gp-after-word",id:"probability",run:()=>e.
started?jh(t,e.started):"",meaning:l("The probability from which the token is chosen: after all logits processors, without what they removed."),children:ek(t)})]}),
!s&&P("span",{class:"gp-before-key",children:[P("i",{class:"gp-swatch gp-before"}),P(Te,{id:"probability",run:()=>pe(i()),meaning:l("The probability that the mo\
del itself gave, before any logits processor."),children:l("before")})]}),P("span",{children:[P("b",{class:"gp-glyph",children:"▶"}),P("span",{class:"gp-chose\
n-word",children:t.isPrompt||t.given?l("given, not chosen"):l("chosen")})]}),!Le(t)&&n.some(je)&&P("span",{class:"gp-removed-key",children:[P("b",{class:"gp-gly\
ph gp-cross",children:"✕"}),l("removed")]}),o&&P("span",{class:"gp-press-note",children:l("↪ continue")}),P(Te,{class:"gp-full",id:"probability",formula:"",
meaning:l("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with »."),children:l(
"axis 0–{top}",{top:z(r)})})]})}function ek(e){return Le(e)?l("probability, according to the server"):e.distribution.stages.length?l("after the processors"):l(
"probability; no processor ran, so it is the same before and after")}function Uh(e,t){let r=e.querySelector("details"),o=e.querySelector(".gp-output"),s=e.querySelector(".gp-all"),i=null,a=!1;function c(E){let w=t.allLines(),g=t.
started.effective.length_penalty??1;return E.sequences.map((L,k)=>{let b=ae(w[k]?w[k].last:null),S=L.token_ids.map((_,$)=>{let D=b[$]&&b[$].chosen.token_id===_?
b[$]:null,U=L.logprobs[$];return{id:_,text:D?D.chosen.text:"?",recorded:U,library:L.transition_scores?L.transition_scores[$]:null,difference:L.transition_scores?
dn(U,L.transition_scores[$]):null,drawn:D?dn(U,D.chosen.logprob):1/0}}),x=L.logprobs.filter((_,$)=>!b[$]||!b[$].given),v=x.reduce((_,$)=>_+($??-1/0),0),T=x.length**
g,R=x.length?v/T:null,j=L.score!==null&&R!==null&&L.score*T>Ht;return{tokens:S,sum:v,length:x.length,penalty:g,rebuilt:R,score:L.score,difference:j?Yn(v,L.score,
T):null}})}function u(E,w=1e-9){if(!Number.isFinite(E))return"∞";let g=Math.max(E,w),L=Math.floor(Math.log10(g)+1e-9),k=Math.ceil(g/10**L-1e-6);return k===10?
`1e${L+1}`:`${k}e${L}`}function d(E){if(!E||!E.sum.count)return[[],[]];let{sum:w,given:g,final:L,pool:k,output:b}=E,S=({off:T,count:R,furthest:j},_)=>T?[_(T,{all:B(
R),bound:u(j)})]:[],x=[...S(w,(T,R)=>F(T,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",R)),...S(g,(T,R)=>F(T,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",R)),...S(L,(T,R)=>F(T,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",R)),...S(k,(T,R)=>F(T,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",R)),...S(b,(T,R)=>F(
T,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",R))],v=u(Math.max(...Object.values(E).map(T=>T.furthest)),mc);return[x,x.length?[]:[F(w.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:v})]]}function h({outputs:E,tree:w}){let g=E.flatMap(_=>_.tokens);
if(!g.length)return["none","–",l("There are no scores to check: no token was generated.")];let L=g.filter(({difference:_})=>_!==null),k=E.filter(({difference:_})=>_!==
null),b=_=>u(Math.max(0,..._.map(({difference:$})=>$))),S=_=>_.filter(({difference:$})=>!($<=hn)).length,x=g.filter(({drawn:_})=>_>hn).length,[v,T]=d(w),R=[...S(
k)?[l("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(S(k)),all:B(k.length),bound:b(k)})]:[],...v,...S(L)?[F(S(L),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(L.length),bound:b(L)})]:[],...x?[F(x,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(R.length)return["differs","✗",Pe(R)];let j=[...k.length?[F(k.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:b(k)})]:[],...T];return L.length?["agrees","✓",Pe([...j,F(L.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:b(L)})])]:["none","–",Pe([...j,f()])]}let f=()=>t.started.mode==="custom"?l("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):l("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[E,w,g]=i?h(i):["none","–",l("The\
 scores are checked against the library when the run has finished.")],L={agrees:l("agrees with the library"),differs:l("differs from the library"),none:l("not c\
hecked")};e.dataset.verdict=E,q(e.querySelector(".gp-badge"),w),q(e.querySelector(".gp-sign-words"),i?L[E]:l("not checked yet")),q(e.querySelector(".gp-verdict-\
line"),g)}let y=E=>He(E)?"−∞":J(E,3).replace(/^-(0.000)$/,"$1"),M=E=>He(E)?"−∞":(E<Ht?ye(E.toExponential(3)):G(E,5)).replace("-","−"),O=E=>E<0||He(E)?
`(${M(E)})`:M(E);function H(E,w){let g=E.insertCell();w===null?g.textContent="–":g.textContent=(w>hn?"✗ ":"")+(w===0?"0":Number.isFinite(w)?w.toExponential(
0):"∞"),g.classList.toggle("gp-off",w>hn)}function A(){let E=i.outputs.filter(({score:g})=>g!==null);e.querySelector(".gp-beam-check").hidden=!E.length;let w=e.
querySelector(".gp-sums tbody");w.replaceChildren(),i.outputs.forEach((g,L)=>{if(g.score===null)return;let k=w.insertRow();for(let b of[L+1,y(g.sum),g.length,g.
penalty,G(g.rebuilt,4),G(g.score,4)])k.insertCell().textContent=b;H(k,g.difference)})}function N(E,w,g,L,k,b){if(!g.count)return;let{worst:S}=g,x=E.insertRow();
x.append(m("th","",w,{scope:"row"})),x.insertCell().textContent=B(g.count),x.insertCell().append(L(S),...S.node?[" ",re(S.node.beam.text)]:[]),x.insertCell().textContent=
k(S),x.insertCell().textContent=M(b(S)),H(x,S.difference)}function W(){let E=e.querySelector(".gp-tree-sums tbody");if(E.replaceChildren(),!i.tree)return;let{sum:w,
given:g,final:L,pool:k,output:b}=i.tree,S=t.started.effective.length_penalty??1,x=({node:T})=>l("step {number}:",{number:T.index+1}),v=({node:T,power:R})=>`${M(
T.beam.score)} / ${T.length} ** ${S} = ${M(He(T.beam.score)?null:T.beam.score/R)}`;N(E,l("node: parent’s score + log-probability"),w,x,({node:T,parent:R})=>`${M(
R)} + ${O(T.beam.logprob)} = ${M(He(T.beam.logprob)?null:R+T.beam.logprob)}`,({node:T})=>T.beam.score),N(E,l("given token: counts as 0"),g,x,()=>M(0),({node:T})=>T.
beam.score),N(E,l("ended: score / length ** length_penalty"),L,x,v,({node:T})=>T.beam.final_score),N(E,l("kept after a step: the best that ended"),k,T=>l("step \
{number}: rank {rank}",{number:T.step+1,rank:T.place+1}),T=>T.expected===null?"–":M(T.expected),T=>T.told),N(E,l("output: score where its path ends, after the\
 penalty"),b,({number:T})=>l("output {number}:",{number:T+1}),v,T=>T.told)}function I(){let{tokens:E}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},w=e.
querySelector(".gp-scores tbody");w.replaceChildren(),E.slice(0,a?1/0:20).forEach((g,L)=>{let k=w.insertRow();k.insertCell().textContent=L+1,k.insertCell().textContent=
g.id,k.insertCell().append(re(g.text)),k.insertCell().textContent=y(g.recorded),k.insertCell().textContent=g.difference===null?"–":y(g.library),H(k,g.difference),
k.insertCell().textContent=ye(`${(X(g.recorded)*100).toFixed(2)}%`)}),s.hidden=E.length<=20||a,q(s,l("Show all {count} tokens",{count:B(E.length)}))}function C(){
if(!r.open)return;let E=t.hideFrom!==null;if(e.querySelector(".gp-secret").hidden=!E,e.querySelector(".gp-token-check").hidden=E||!i,e.querySelector(".gp-beam-c\
heck").hidden=!0,e.querySelector(".gp-tree-check").hidden=E||!i||!i.tree||!i.tree.sum.count,q(e.querySelector(".gp-how"),t.usesBeams?l("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):l("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let w=g=>t.usesBeams?l("output {number}",{number:g}):l("sequence {number}",{number:g});
e.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((g,L)=>m("option","",w(L+1),{value:L}))),
A(),E||W(),E||I()}return r.addEventListener("toggle",C),r.addEventListener("keydown",E=>{E.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",C),s.addEventListener("click",()=>{a=!0,C()}),E=>{if(e.hidden=!t.started,!E.run&&!E.status&&!E.steps)return;let{finished:w}=t;w?(!i||
i.finished!==w)&&(i={finished:w,outputs:c(w),tree:gc(t)},a=!1,o.replaceChildren()):i=null,p(),(E.run||E.status||w)&&C()}}var yl={};ne(yl,{onTheme:()=>wl});var bl=new Set,Vh=!1,Kh=()=>bl.forEach(e=>e());function tk(){Vh=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",Kh);for(let e of[document.documentElement,document.body])new MutationObserver(Kh).observe(e,{attributeFilter:["class"]})}function wl(e){return Vh||tk(),
bl.add(e),()=>bl.delete(e)}function Xh({paint:e,class:t,label:n}){let r=Me(null),o=Me([0,0]),s=Me(e);s.current=e;let i=()=>{let[c,u]=o.current.map(f=>Math.round(f*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!u)return;Object.assign(r.current,{width:c,height:u});let h=getComputedStyle(r.current);s.current({pen:d,width:c,height:u,
colour:f=>h.getPropertyValue(f).trim()})};Ke(i),Vi(()=>{if(!r.current)return;let c=new ResizeObserver(([{contentRect:d}])=>{o.current=[d.width,d.height],i()});c.
observe(r.current);let u=wl(i);return()=>{c.disconnect(),u()}},[]);let a=n===void 0;return P("canvas",{ref:r,class:t,role:a?void 0:"img","aria-label":n,"aria-hi\
dden":a})}function Yh({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:a,height:c}=e.getBoundingClientRect(),u=(d,h)=>Math.max(0,Math.min(h-1,Math.
floor(d*h)));return{column:u((t-s)/a,r),row:u((n-i)/c,o)}}var kl=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var Lr=11,as=6,nk=[.1,.2,.5,1,2,5,10,20,50,1/0],rk=10;function ok({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var ls=class{layers=[];end=0;along=new ke({picks:{},peak:0},ok);image=document.createElement("canvas");pixels=this.image.getContext(
"2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.max(
rk,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(r=>r.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((r,o)=>o-r),this.end=
(nk.find(r=>this.along.total.peak<=r*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:r,colour:o}){let i=[...Array.from({length:Lr},(u,d)=>`--gp-heat-${d}`),
"--gp-text"].map(o),a=String([this.layers,this.end,i]);a!==this.painted.look&&(this.painted={look:a,steps:[]}),this.grow(),this.steps.forEach((u,d)=>{this.painted.
steps[d]!==u&&this.paintStep(u,i)}),this.painted.steps=[...this.steps];let c=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,c,this.image.
height,0,0,n*c/this.span,r)}grow(){let{image:t,pixels:n}=this,r=this.layers.length*as;if(t.width>=this.steps.length&&t.height===r)return;let o=t.height===r?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=r,o?n?.putImageData(o,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},r){let o=new ImageData(1,this.layers.length*as);this.layers.forEach((s,i)=>{let a=n?.candidate_layers.indexOf(s)??-1;if(!n||a<0)return;let c=kl(
r[this.levelOf(n.divergences[a])]),u=s===n.layer?kl(r[Lr]):c;for(let d=0;d<as-1;d++)o.data.set(d===2?u:c,(i*as+d)*4)}),this.pixels?.putImageData(o,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(Lr-1))}};function sk({log:e}){let[t]=fe(()=>new ls),[n,r]=fe(null),o=e.current();if(!o)return null;t.follow(e.lastOf(o));let s=Math.max(15,Math.min(28,280/t.layers.length))*
Math.max(1,t.layers.length),i=Zh(o,e.unit),a=u=>t.steps[Math.min(t.steps.length-1,Yh(u,t.span,1).column)],c=u=>{u.buttons===1?e.selectStep(a(u)):r(a(u))};return P(
be,{children:[P("header",{class:"gp-head",children:[P("h2",{class:"gp-title",children:l("DoLa: the contrasted layers")}),P(ik,{log:e,end:t.end})]}),P("div",{class:"\
gp-heat",children:[P("div",{class:"gp-layer-names","aria-hidden":"true",style:{height:`${s}px`},children:t.layers.map(u=>P("span",{children:_l(u)},u))}),P("div",
{class:"gp-heat-plot",tabIndex:0,role:"slider","aria-label":l("Token on the map of layers"),...xo(o,t.steps.length,i),style:{height:`${s}px`},onPointerMove:c,onPointerLeave:()=>r(
null),onClick:u=>e.selectStep(a(u)),onKeyDown:_o(e),children:[P(Xh,{class:"gp-cells",paint:u=>t.paint(u)}),P("i",{class:"gp-column",style:{left:`${o.index/t.span*
100}%`,width:`${100/t.span}%`}})]}),P("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[P("span",{children:l("token 1")}),P("span",{class:"gp-h\
eat-end",children:t.span})]})]}),P("p",{class:"gp-layer-reading",children:n?Zh(n,e.unit):i}),P("p",{class:"gp-note gp-layer-tally",children:lk(t.picks)})]})}var Jh=mt(
sk,e=>!!e.current()?.layers);function ik({log:e,end:t}){let n=`${at(Number(Ae(t,e.unit).toPrecision(2)))} ${l(e.unit)}`.replace(/^1 bits/,"1 bit");return P("div",
{class:"gp-tools gp-ramp-box",children:[P(Te,{id:"js",run:()=>ak(e),meaning:l("How far an earlier layer’s distribution of the next token lies from that of the l\
ast layer: the mean of two Kullback-Leibler divergences, from the average of both to each of them. At 0 they agree."),children:l("divergence from the last layer")}),
P("span",{class:"gp-ramp-low",children:"0"}),P("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:Lr},(r,o)=>P("i",{style:{background:`\
var(--gp-heat-${o})`}},o))}),P("span",{class:"gp-ramp-high",children:n}),P("span",{class:"gp-mark-key",children:[P("i",{class:"gp-mark-swatch","aria-hidden":"tr\
ue"}),l("contrasted")]})]})}var _l=e=>e===0?l("embedding"):l("layer {layer}",{layer:e}),Qh=e=>e===0?l("the embedding (layer 0)"):l("layer {layer}",{layer:e});function ak(e){
let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:r,divergences:o}=t,s=oe(o[r.indexOf(n)]??null,e.unit);return F(r.length,"{layer}, the one \
candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:_l(n),value:s})}function Zh(e,t){let n={number:e.index+1,token:V(e.chosen.text)};
if(!e.layers)return l("Token {number}, {token}: no layer was contrasted.",n);let{layer:r,final_layer:o,candidate_layers:s,divergences:i}=e.layers,a=_s(s.map((c,u)=>`${_l(
c)} ${J(Ae(i[u]??0,t),3)}`));return l("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergen\
ces in {unit}: {list}.",{...n,layer:Qh(r),final:o,unit:l(t),list:a})}function lk(e){let t=Object.entries(e).sort((o,s)=>s[1]-o[1]),n=t.reduce((o,[,s])=>o+s,0),r=t.
map(([o,s])=>l("{layer} in {times}",{layer:Qh(Number(o)),times:B(s)})).join(", ");return F(n,"Along the text: {list} of {count} step.","Along the text: {list} o\
f {count} steps.",{list:r})}function ef(e,t){let n=e.querySelector(".gp-sentences"),r="";return e.querySelector(".gp-to-glossary").addEventListener("click",()=>dt(e)),()=>{let o=t.current(),
s=Hh(o,t),i=s.join(`
`);if(i===r)return;r=i;let a=new Set;n.replaceChildren(...s.map(c=>{let u=m("li");return u.append(...xn(c,a)),u}))}}var tf=null;async function cs(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(l("The page no longer has this sound. Add th\
e file again to hear it."));o(""),tf?.pause();let i=new Audio(s);tf=i,i.currentTime=Math.max(0,n);let a=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
a)};try{await i.play(),a()}catch{o(l("This browser cannot play the sound."))}}var nf=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Hn(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+ae(e.lastOf(t)).length-1],i=nf(e,t);if(i<o)return[];let a=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,a-n+1);return Array.from(
{length:a-c+1},(u,d)=>c+d)}function on(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(nf(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var xl=/^[A-Za-z0-9+/=]*$/;function rf(e){let t=e.request&&e.request.media,n=(Array.isArray(t)?t:[]).filter(o=>o&&typeof o=="object"),r=e.media||[];return r.length?
r.map(({kind:o,start:s,end:i})=>{let a=n.filter(d=>d.kind===o),c=r.filter(d=>d.kind===o);return{item:a.length===c.length?a[c.findIndex(d=>d.start===s)]:{kind:o},
start:s,end:i}}):n.map(o=>({item:o,start:0,end:0}))}function vl(e,t){let n=m("span","gp-media-chip",null,{role:"img","aria-label":ck(e,t)});return e.kind==="aud\
io"?n.append(Or(e.preview)):e.preview&&n.append(uk(e.preview)),t&&n.append(m("span","",F(t,"{count} token","{count} tokens"))),n}function ck(e,t){let n=e.kind===
"image"?l("Picture"):l("Sound");return t?l("{what}, read in {count} tokens",{what:n,count:t}):n}function uk(e){let t=typeof e=="string"&&xl.test(e)?`data:image/\
png;base64,${e}`:"data:,";return m("img","",null,{src:t,alt:""})}function Or(e){let t=(Array.isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,t.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let r=document.createElementNS("http://www.w3.org/2000/svg","path");return r.setAttribute("d",t.map((o,s)=>`M${s+.5} ${50-o/2}V${50+o/2}`).join(
"")),n.append(r),n}var dk={image:.75,audio:.5},of=.3;function sf(e,t){let n=C=>e.querySelector(".gp-"+C),[r,o,s,i,a]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,d=!1,h=()=>(t.started.request.media||[])[0]||{},f=()=>h().kind==="audio";function p(){let C=t.current();d=!0,q(o,l(
"Reading the attention …")),y(C),t.ask({type:"attend",step:C,places:Hn(t,C,t.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function y(C){r.parentNode.hidden=!t.canAsk,r.disabled=c.disabled=d||t.running||t.waiting||!Hn(t,C,1).length,q(r,f()?l("S\
how where it listened"):l("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function M(){let C=Array.from({length:u.layers},(E,w)=>m("option",
"",l("layer {layer}",{layer:B(w+1)}),{value:w}));c.replaceChildren(m("option","",l("all layers"),{value:""}),...C),c.value=u.layer===null?"":String(u.layer)}function O(){
let{kind:C,picture:E,rows:w,columns:g,seconds:L}=u,k=typeof E=="string"&&xl.test(E),b=m("img","gp-attention-picture",null,{alt:"",src:k?`data:image/png;base64,${E}`:
"data:,"});b.hidden=!k,i.classList.toggle("gp-is-sound",C==="audio");let S=Q("svg","");S.setAttribute("viewBox",`0 0 ${g} ${w}`),S.setAttribute("preserveAspectR\
atio","none");for(let T=0;T<w*g;T++){let R=Q("rect",""),[j,_]=[T%g,Math.floor(T/g)];for(let[$,D]of Object.entries({x:j,y:_,width:1,height:1}))R.setAttribute($,String(
D));S.append(R)}i.replaceChildren(b,S);let x=n("attention-times");x.hidden=C!=="audio";let v=n("attention-curve");v.toggleAttribute("hidden",C!=="audio"),v.setAttribute(
"viewBox",`0 0 ${g} 100`),C==="audio"&&[...x.children].forEach((T,R)=>q(T,l("{seconds} s",{seconds:R?J(L,1):0})))}function H(C){let E=u.weights[C],w=Math.max(...E),
g=E.map(k=>w?k/w:0);[...i.lastElementChild.children].forEach((k,b)=>k.setAttribute("opacity",String(dk[u.kind]*(1-g[b])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${g.map((k,b)=>`L${b+.5} ${100-95*k}`).join("")}L${g.length} 100Z`);let L=N(E,u.elsewhere[C]);q(n("attention-words"),L),
i.setAttribute("aria-label",L)}function A(C){let E=C.reduce((L,k)=>L+k,0)/2,[w,g]=[0,0];for(let L of[...C].sort((k,b)=>b-k)){if(w>=E)break;w+=L,g++}return g}function N(C,E){
let w=A(C),g={most:z(Math.max(...C)),share:z(E)};return u.kind==="image"?l("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...g,count:B(w),all:B(C.length)}):l("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...g,seconds:J(w*W(),2),at:J(I(C),2)})}let W=()=>u.seconds/u.columns,I=C=>(C.indexOf(
Math.max(...C))+.5)*W();return a.addEventListener("click",()=>{let C=I(u.weights[on(t,t.current(),t.foundOf("attend"))]);cs(t,h().sha256,C-of,C+of,E=>q(o,E))}),
C=>{let E=t.current(),w=t.hideFrom===null?t.foundOf("attend"):null;if((C.run||C.found)&&(d=!1),e.hidden=!E||!t.looksAtMedia||!(t.canAsk||w)||t.recorded,e.hidden)
return;(C.run||C.found)&&q(o,"");let g=(w&&w.found)!==u;u=w&&w.found,g&&u&&M(),g&&u&&O();let L=u?on(t,E,w):-1;y(E),r.hidden=L>=0,s.hidden=L<0,a.hidden=!u||u.kind!==
"audio"||!t.answers.media_file,L>=0?H(L):u&&!d&&q(o,l("The attention of this token was not asked for."))}}var hk=160,fk={probability:()=>l("How likely this layer finds the token that was chosen in the end."),rank:()=>l("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>l("How uncertain this layer is: the entropy of its distribution."),kl:()=>l("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function af(e,t){let n=S=>e.querySelector(".gp-"+S),[r,o,s,i,a]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),d=null,h=!1,f=[0,0],p=()=>d.found.layers.length-1,y=S=>S===0?l(
"the embedding (layer 0)"):S===p()?l("layer {layer}, the last",{layer:B(S)}):l("layer {layer}",{layer:B(S)}),M=(S,x)=>c.tBodies[0].rows[p()-S].cells[x+1];function O(){
let S=t.current(),x=t.mostPlaces.look_into||1,v=Math.max(1,Math.min(x,Math.round(Number(s.value))||12));s.value=String(v),h=!0,q(a,l("Reading the layers …")),
H(S),t.ask({type:"look_into",step:S,places:Hn(t,S,v)})}i.addEventListener("click",O);function H(S){n("lens-ask").hidden=!t.canAsk,i.disabled=h||t.running||t.waiting||
!Hn(t,S,1).length,t.mostPlaces.look_into&&(s.max=String(t.mostPlaces.look_into))}function A(){let{tokens:S,layers:x}=d.found,v=m("tr");v.append(m("th","",l("lay\
er"),{scope:"col"}),...S.map(({text:_})=>{let $=m("th","",null,{scope:"col"});return $.append(re(_)),$}));let T=x.map((_,$)=>{let D=m("tr");return D.append(m("t\
h","",$?B($):l("embedding"),{scope:"row"}),..._.map((U,K)=>N(U,$,K))),D}),[R,j]=[m("thead"),m("tbody")];R.append(v),j.append(...T.reverse()),c.replaceChildren(R,
j)}function N(S,x,v){let T=m("td","",null,{role:"gridcell",tabindex:"-1"});return T.append(re(S.top[0][1])),ve(T,()=>`${C(x,v)}. ${E(S,v)}`),T.addEventListener(
"focus",()=>w(x,v)),T.addEventListener("click",()=>T.focus()),T.addEventListener("keydown",j=>W(j,x,v)),T}function W(S,x,v){if(S.ctrlKey||S.metaKey||S.altKey)return;
let[T,R]=[p(),d.found.tokens.length-1],j={ArrowUp:[x+1,v],ArrowDown:[x-1,v],ArrowLeft:[x,v-1],ArrowRight:[x,v+1],Home:[x,0],End:[x,R],PageUp:[T,v],PageDown:[0,v]}[S.
key];j&&(S.preventDefault(),S.stopPropagation(),M(Math.max(0,Math.min(T,j[0])),Math.max(0,Math.min(R,j[1]))).focus())}function I(){let S=on(t,t.current(),d),{tokens:x,
layers:v}=d.found;x.forEach((T,R)=>{let j=R===S;c.tHead.rows[0].cells[R+1].classList.toggle("gp-here",j),v.forEach((_,$)=>{let D=_[R],U=M($,R);Be(U,[D.top[0][0]===
T.id&&"gp-favourite",j&&"gp-here"].filter(Boolean).join(" ")),Qt(U,u.value,{...D,entropyAfter:D.entropy??1/0,kl:D.kl??1/0})})}),en(n("lens-scale"),u.value,t.unit),
ge(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:fk[u.value]()})}function C(S,x){return l("{layer}, in the place of {token}",{layer:y(S),token:V(
d.found.tokens[x].text)})}function E({probability:S,rank:x,entropy:v,kl:T},R){return l("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:V(d.found.tokens[R].text),share:z(S),rank:B(x),entropy:oe(v,t.unit),kl:oe(T,t.unit)})}function w(S,x){let v=M(...f);v&&(v.ariaSelected=
"false"),v&&(v.tabIndex=-1),f=[S,x];let T=M(S,x);T.ariaSelected="true",T.tabIndex=0,g()}function g(){let[S,x]=f,v=d.found.layers[S][x],T=d.found.tokens[x],R=v.top.
find(([_])=>_===T.id)?[]:[[T.id,T.text,v.probability]],j=ce(n("lens-bars"),v.top.length+R.length,L);[...v.top,...R].forEach(([_,$,D],U)=>{let[K,Y,Z,se]=j[U].children,
ie=_===T.id;Be(j[U],ie?"gp-is-chosen":""),q(K,ie?"▶":""),Y.replaceChildren(re($)),xe(Z.firstChild,"width",D),q(se,z(D))}),q(n("lens-place"),C(S,x)),q(n("lens-\
numbers"),E(v,x))}function L(){let S=m("li"),x=m("span","gp-track",null,{"aria-hidden":"true"});return x.append(m("span","gp-fill")),S.append(m("span","gp-sign",
"",{"aria-hidden":"true"}),m("span","gp-word"),x,m("span","gp-value")),S}function k(){let S=e.closest(".token-panel");if(!S)return;let[x,v]=[S.getBoundingClientRect(),
o.getBoundingClientRect()],T=S.firstElementChild.getBoundingClientRect().height;v.top+hk>x.bottom&&(S.scrollTop+=v.top-x.top-T)}u.addEventListener("change",I);function b(S,x){
if(r.hidden=!d,!!d)if(S){A();let v=on(t,t.current(),d);f=[p(),0],I(),w(p(),Math.max(0,v));let T=M(p(),Math.max(0,v));o.scrollLeft=T.offsetLeft-o.clientWidth/2,x&&
k()}else I(),g()}return S=>{let x=t.current(),v=t.hideFrom===null?t.foundOf("look_into"):null,T=h&&S.found;if((S.run||S.found)&&(h=!1),e.hidden=!x||!(t.canAsk||
v)||t.recorded,e.hidden)return;(S.run||S.found)&&q(a,""),H(x);let R=v!==d;d=v,(R||S.selection||S.unit)&&b(R,T),d&&!h&&q(a,on(t,x,d)<0?l("This token is not among\
 those below."):"")}}var pk=new Set(["properties","patternProperties","$defs","definitions"]),mk=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),lf=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Pr(e){if(Array.isArray(e))return e.map(Pr);if(!lf(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,gk(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function gk(e,t){return pk.
has(e)&&lf(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Pr(r)])):mk.has(e)?Pr(t):t}var bk=.05,wk={queued:()=>l("waiting for its turn"),asking:()=>l("asking the Hub"),download:()=>l("downloading"),converting:()=>l("converting the GGUF file"),loading:()=>l(
"loading")};function uf(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
a={name:l("Tokens"),value:B(o),term:"length"},c=s&&o?J(o/s,1):"–",u={name:l("Per second"),value:c,term:"speed"},d={name:l("First token"),value:i===null?"–":
ct(i),term:"first-token"};if(e.isFromElsewhere){let h=r&&r.seconds!==null?[u,d]:[];return[a,...h,...cf(e,o)]}return[{...a,run:()=>yk(e,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":kk(o,s??0,c)},{...d,run:()=>i===null||!s?"":l("{first} of {time} in all.",{first:ct(i),time:ct(s)})},..._k(n.waits??{}),...xk(e,t),...cf(e,
o),...vk(n)?[{name:l("Seed"),value:String(n.seed),term:"seed"}]:[]]}function yk(e,t,n){let r={tokens:B(t),limit:B(n)};return e.usesBeams?l("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):l("{tokens} of at most {limit} new tokens.",r)}var kk=(e,t,n)=>F(e,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:J(t,2),value:n});function cf(e,t){if(e.running)return[];let n=Sl(e),r=()=>e.
finished?F(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:l("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function Sl(e){return e.finished?[...new Set(e.finished.sequences.map(n=>De(n.stop_reason)[0]))].join(", ")||"–":l("an error")}function _k(e){let t=Object.entries(
e).filter(([,s])=>s>=bk);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${wk[s]?.()??s} ${ct(i)}`).join(", "),o=l("The time before the \
run began, in which its model was made ready.");return[{name:l("Made ready"),value:ct(n),term:"time",meaning:o,run:()=>pe(r)}]}function xk(e,t){if(!e.rounds.length)
return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>l("{denominator} = {value}.",{denominator:ht(c,n),value:u}),[i,a]=[
r===null?"–":z(r),G(o,2)];return[{name:l("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:l("Tokens per draft"),value:a,
term:"acceptance-length",run:()=>s("mean_acceptance_length",a)}]}var vk=({mode:e,effective:t})=>!!t.do_sample||e==="custom"||e==="block_diffusion";var df=200;function hf({log:e}){let[t,n]=Sk(e),r=Mk(e);return P("p",{class:"gp-status",role:"status",children:[t&&P("b",{children:t}),t&&n&&" ",n,r&&P("span",{class:"\
gp-hidden",children:[". ",r]})]})}function Sk(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[l("The server does not answer."),l("Wh\
at is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=qs(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[l("Starting …"),""];let i=F(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[l("Queued."),
typeof o.seconds=="number"?`${i} ${Ns(o.seconds)}`:i]}if(r){let i=e.numTokens?l("The text so far is kept."):l("Nothing was written.");return[l("Stopped by an er\
ror."),t?i:""]}return t?e.recorded?[l("Recorded run"),Ml(e)]:n?[ff(e)?F(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):l("Finished"),
Ml(e)]:[l("Decoding …"),Ml(e)]:["",l("Nothing has run yet.")]}var ff=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(({stop_reason:t})=>t==="stopped"));
function Ml(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?0:e.shared-1;return`· ${[n?l("{mo\
del} with {assistant}",{model:t,assistant:n}):t,Gn(r),o!=="cpu"&&o,s&&l("replica {replica} of {of}",{...s}),i>0&&F(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Mk(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=ae(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return Tk(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=an(o.length>df?`${o.slice(0,df)} …`:o);return ff(e)?s:F(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Sl(e),text:s})}function Tk(e,t,n,r){let o={number:B(e),token:V(t),share:z(X(n)),before:V(r??"")};return r===void 0?l("Token\
 {number}: {token}, {share}",o):l("Token {number}: {token}, {share}; before it {before}",o)}var ds={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Tl(e,t){let{chosen:n,distribution:r}=t,o=s=>ue(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(ze(t)??0)}}var sn=(e,t)=>t?Math.exp(-e/t):null,Ek=[1,2,3],us=class{ids=[];grams=Ek.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var El=class{constructor(t){this.log=t}log;along=new ke(ds,Tl);repeats=new us;ofPrompt=ds;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(Tl,ds)}get perplexity(){let{before:t,count:n}=this.along.total;return Ar(sn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=l(r.unit),i=B(o.count),
a=p=>Number.isFinite(p)?J(Ae(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,y)=>y.count?a(p/y.count):"–",u=(p,y=p)=>[p(o),y(o),y(t)],d=(p,y)=>l("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:y,tokens:i,unit:s}),h=this.along.steps.at(-1)?.distribution.vocab??1/0,f=Ar(o.count?o.kept/o.
count:null);return[{name:l("perplexity"),term:"perplexity",run:()=>l("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:G(ue(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:y})=>Ar(sn(p,y)),({before:p,count:y})=>Ar(sn(p,y))),meaning:Ok([sn(o.after,o.count),sn(o.before,o.count),sn(t.before,
t.count)],h)},{name:l("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(a(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:l("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>F(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:a(o.before),unit:s}),values:u(({after:p})=>a(p),({before:p})=>a(
p))},{name:l("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(a(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:l("mean tokens kept"),term:"kept",run:()=>l("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:B(o.kept),tokens:i,value:f}),values:[f,B(
h),B(h)]},...[1,2,3].map(p=>Lk(p,n)),{name:l("repetition"),term:"repetition",run:()=>F(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:B(n.numRepeated),share:z(n.share??0)}),values:[z(n.share??0),"",""]}]}},Ar=e=>e===null?"–":Number.isFinite(e)?e<1e3?J(e,2):B(Math.
round(e)):"∞";function Lk(e,t){let n=t.ids.length-e+1,r=Ar(t.distinct(e)),o={different:B(t.different(e)),all:B(n),value:r};return{name:`distinct-${e}`,term:"d\
istinct-n",run:()=>n>0?l("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?l("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):l("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:e})}}function Ok(e,t){return e.every(n=>n===null||n<=t)?l("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):l("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:B(t)})}function pf({log:e,changes:t}){let[n]=fe(()=>new El(e)),[r,o]=fe(!1),s=Gt(t);return(s.run||s.prompt)&&n.readPrompt(),
n.follow(),P("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[P("summary",{children:P(
"span",{class:"gp-in-short",children:n.along.steps.length?l("Perplexity {value}",{value:n.perplexity}):""})}),P("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&P(Pk,{log:e,sums:n})})]})}function Pk({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;
return P("table",{class:"gp-totals",children:[P("thead",{children:P("tr",{children:[P("th",{scope:"col",children:P("span",{class:"gp-whose",children:r?.label?l(
"of {label}",{label:r.label}):""})}),P("th",{scope:"col",class:"gp-after-head",children:!s&&P(Te,{id:"processor",meaning:l("From the probabilities that the toke\
ns were drawn with: after the processors."),children:l("after the processors")})}),!s&&P("th",{scope:"col",class:"gp-before-head",children:P(Te,{id:"processor",
meaning:l("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:l("before them")})}),o&&P(
"th",{scope:"col",class:"gp-prompt-head",children:P(Te,{id:"prompt",meaning:l("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:l("the prompt")})})]})}),P("tbody",{children:t.rows().map(({name:i,term:a,run:c,values:[u,d,h],meaning:f})=>P("tr",{children:[P("th",{
scope:"row",children:P(Te,{id:a,run:c,meaning:f,children:i})}),P("td",{children:u}),!s&&P("td",{children:d}),o&&P("td",{children:h})]},i))})]})}function Ak({log:e,changes:t}){return P(be,{children:[P("div",{class:"gp-one-line",children:[P(hf,{log:e}),P(Ck,{log:e}),P(pf,{log:e,changes:t})]}),P("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&P(Rk,{failed:e.failed})}),P("div",{class:"gp-notes",role:"status",children:P(Nk,{log:e})})]})}var mf=mt(Ak);
function Ck({log:e}){let[t]=fe(()=>new un);return P("dl",{class:"gp-figures",children:uf(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:a})=>P(Te,{as:"\
div",class:a?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[P("dt",{children:n}),P("dd",{children:r})]},n))})}function Rk({failed:e}){return P(
"div",{class:"gp-problem",children:Is(e).map(({knob:t,message:n,fix:r})=>P("p",{children:[P("b",{children:"✕ "}),t?l("{name}: {meaning}",{name:t,meaning:n}):n,
r&&` ${r}`]},n))})}function Nk({log:e}){let t=e.finished?.sequences??[],n=qk(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let a=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=l(s==="length"&&n&&a?a:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>P("p",{children:[P("b",{children:s.length<
t.length?$k(e,s):l("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&P(Ik,{log:e,closed:n})]},o))}function $k(e,t){let n={numbers:t.join(", ")};return e.
usesBeams?F(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):F(t.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function qk(e){
let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Pr(t.json_schema);return JSON.stringify(
n)===JSON.stringify(t.json_schema)?null:n}function Ik({log:e,closed:t}){let[n,r]=fe(!1);return n?null:P(be,{children:[" ",P("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:l("Allow no other fields")})]})}var Ol={};ne(Ol,{inARow:()=>Cr,klSumWords:()=>Wk,quotientWords:()=>Ll,variationSumWords:()=>Bk});var hs=3;function Wk(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:a,q:c})=>Math.abs(a*Math.log(a/c)),i=e.filter(({p:a,q:c})=>a>0&&c>0).sort((a,c)=>o(c)-o(a)).slice(
0,hs).map(({text:a,p:c,q:u})=>`${V(a)} ${G(c)} · ${r}(${G(c)} / ${G(u)})`);return i.length?l("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function Bk(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,hs).map(({text:o,p:s,q:i})=>`${V(o)} |${G(s)} − ${G(
i)}|`);return r.length?l("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var Ll=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function Cr(e){let t=e.filter(Boolean);return t.length?t.length>hs?Pe([...t.slice(0,hs),"…"]):pe(Pe(t)):""}var fs=class{constructor(t){this.table=t,this.head=t.createTHead().insertRow(),this.body=t.createTBody(),t.addEventListener("keydown",n=>this.walk(n)),t.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(t,n,r){this.drawHead(t);let o=t.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(t.length-
o)}px`;let s=n.map(u=>t.map(({number:d})=>yt(u,d))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),a=new Set(wt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,d)=>this.fill(this.lines[d],u,t,s[d],i,r,a));let c=this.lines.flatMap(u=>u.cells.
map(({cell:d})=>d));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(t){let n=ce(this.head,t.length+1,()=>{let r=m("th","",null,{scope:"col"});return r.
append(m("span","gp-stage-place"),m("span","gp-stage-name")),r});q(n[0].lastElementChild,l("candidate")),t.forEach(({place:r,name:o,tip:s,idle:i},a)=>{let c=n[a+
1];Be(c,i?"gp-idle-column":""),q(c.firstElementChild,r),q(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let t=this.
body.insertRow(),n=m("th","",null,{scope:"row"}),r=m("span","gp-sign","",{"aria-hidden":"true"}),o=m("bdi","gp-word"),s=m("span","gp-course-tag"),i=m("div","gp-\
course-name"),a=m("div","");a.append(o,s),i.append(r,a),n.append(i),t.append(n),this.lines.push({row:t,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(t){let n=m(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=m("span","gp-course-track",null,{"aria-hidden":"true"}),o=m("i","gp-course-bar");r.append(o);let s=m("span","gp-\
course-number");n.append(r,s),t.row.append(n),t.cells.push({cell:n,bar:o,number:s})}fill(t,n,r,o,s,i,a){let c=n.token_id===i.chosen.token_id,u=je(n);for(Be(t.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),q(t.sign,c?"▶":u?"✕":""),kt(t.word,n.text),q(t.tag,[c&&(i.given?l("given"):l("chosen")),u&&l("remove\
d"),!a.has(n)&&l("looked up")].filter(Boolean).join(", ")),ve(t.head,()=>ns(n,i));t.cells.length>r.length;)t.cells.pop().cell.remove();for(;t.cells.length<r.length;)
this.newCell(t);r.forEach((d,h)=>this.fillCell(t.cells[h],n,r,h,o,s))}fillCell({cell:t,bar:n,number:r},o,s,i,a,c){let{number:u,name:d,idle:h,side:f}=s[i],[p,y]=[
a[i],i?a[i-1]:void 0],M=Wn(o,u)&&p!==void 0,O=M&&i>0&&!Wn(o,s[i-1].number);Be(t,[h&&"gp-idle-column",M&&!O&&"gp-gone",O&&"gp-cut"].filter(Boolean).join(" ")),xe(
n,"height",Math.sqrt(((O?y:p)||0)/c));let H=p===void 0?"–":O?`✕ ${d}`:M?f==="after"?"✕":"":z(p);q(r,H),r.classList.toggle("gp-hidden",h&&!O);let A=!O&&i&&
y!==void 0&&p!==void 0&&z(p)!==z(y)?p>y?"up":"down":"";(r.dataset.change||"")!==A&&(r.dataset.change=A),ve(t,()=>this.words(o,s[i],{share:p,was:y,gone:M,cut:O}))}words({
text:t},{side:n,name:r,idle:o,number:s},{share:i,was:a,gone:c,cut:u}){let d={token:V(t),share:z(i??0),was:z(a??0),processor:r,number:s};return i===void 0?l("{to\
ken}: not recorded at this place.",d):u?l("{token}: removed by {processor}; it had {was} just before.",d):c?l("{token}: no probability left here.",d):n?n==="aft\
er"?l("{token}: {share} after all processors.",d):l("{token}: {share} before the processors.",d):o?l("{token}: {share}, unchanged by {processor}.",d):d.share===
d.was?l("{token}: {share} after {processor} (stage {number}), the same as before it.",d):l("{token}: {share} after {processor} (stage {number}), {was} before it\
.",d)}keepFocus(t){if(!(t.tabIndex!==-1||t.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;t.tabIndex=0}}walk(t){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=t.target.closest("td");if(!r||!n[t.key]||t.ctrlKey||t.metaKey||t.altKey)
return;t.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[t.key],a=(u,d)=>Math.max(0,Math.min(d-1,u)),{cells:c}=this.lines[a(o+s,this.
lines.length)];c[a(r.cellIndex-1+i,c.length)].cell.focus()}};var bf=12;function wf(e,t,n){let r=0,o=e.map(u=>{let d=r;r=Math.min(1,r+(yt(u,n)||0));let h=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:d,to:r,kind:h,
candidate:u,gone:Wn(u,n)}}),s=t.distribution.stages[n],i=e.filter(u=>s&&Wn(u,n+1)).reduce((u,d)=>u+(yt(d,n)||0),0),a=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-a,kind:"others",candidate:null};return[...o,c,{from:1-a,to:1,kind:"going",candidate:null}]}function yf(){let e=m("div","gp-flow",null,{"aria-hi\
dden":"true"}),t=Q("svg","gp-ribbons");t.setAttribute("viewBox",`0 0 100 ${bf}`),t.setAttribute("preserveAspectRatio","none");let n=m("div","gp-flow-bar");return e.
append(t,n),{box:e,ribbons:t,bar:n}}var Hk=(e,t)=>t>12+7*Math.min(e.length,10);function Pl({ribbons:e,bar:t},n,r,o,s){let i=n.map(gf),a=ce(t,i.length,()=>m("spa\
n",""));i.forEach(({from:u,to:d,kind:h,candidate:f},p)=>{let y=a[p];if(Be(y,`gp-piece gp-piece-${h}`),y.hidden=d-u<1e-4&&h!=="chosen",y.hidden)return;xe(y,"left",
u),xe(y,"width",d-u);let M=f?f.text:h==="others"?l("others"):"",O=M&&Hk(M,(d-u)*o)?M:"";(y.dataset.text||"")!==O&&y.replaceChildren(...O?[re(O,"gp-piece-word")]:
[]),y.dataset.text=O,ve(y,()=>s(i[p],r&&gf(r[p])))});let c=ce(e,r?n.length:0,()=>Q("path"));(r||[]).forEach((u,d)=>{let{from:h,to:f,kind:p,gone:y}=i[d],M=y||p===
"going"?"removed":p,[O,H,A,N]=[u.from,u.to,f,h].map(W=>(W*100).toFixed(2));c[d].dataset.kind!==M&&(c[d].dataset.kind=M,c[d].setAttribute("class",`gp-ribbon gp-r\
ibbon-${M}`)),c[d].setAttribute("d",u.to>u.from?`M${O} 0H${H}L${A} ${bf}H${N}Z`:"")})}function gf(e){return e.kind==="others"?{...e,to:1}:e.kind==="going"?{...e,
from:1,to:1}:e}function kf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-none"),s=e.querySelector(".gp-chain tbody"),i=e.querySelector(".gp-courses"),a=e.querySelector(
".gp-all"),c=e.querySelector(".gp-beams-note"),u=e.querySelector(".gp-chosen-word"),d=new fs(e.querySelector(".gp-courses-grid")),h=new ke({},H),f=[],p=_=>()=>t.
current()?_(t.current()):"";$e(e,{entropy:p(_=>Ch(_,t.unit)),left:p(_=>pe([_.distribution.vocab,...Rt(_).map(({kept:$})=>$)].map(B).join(" → "))),here:p(_=>Cr(
Rt(_).map($=>l("{name}: {words}",{name:$.name,words:Nt($)}))))});let y=!1,M=[],O=300;function H(_,$){let D=Rt($);if(!D.length)return _;let U={..._};for(let K of D){
let Y=K.number+K.kind,{ran:Z,acted:se,removed:ie,moved:he}=_[Y]||{ran:0,acted:0,removed:0,moved:0};U[Y]={ran:Z+1,acted:se+!K.idle,removed:ie+K.removed,moved:he+
K.moved}}return U}function A({ran:_,acted:$,removed:D,moved:U}){if(!$)return F(_,"nothing in {count} step","nothing in {count} steps");let K=$===_?l("active at \
every step"):F(_,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:B($)});return U>2*D?l("{when}; moves {share} on average",{when:K,
share:z(U/$)}):l("{when}; removes {share} on average",{when:K,share:al(D/$)})}let N=new ResizeObserver(([{contentRect:_}])=>{if(!_.width||Math.abs(_.width-O)<8)
return;O=_.width;let $=t.current();$&&j($)});function W(){let _=s.insertRow(),$=m("th","",null,{scope:"row"}),D=m("span","gp-number",""),U=m("span","","",{tabindex:"\
0","data-tip":""}),K=m("span","gp-side"),Y=m("span","gp-knob");$.append(D,U," ",K," ",Y);let Z=yf();_.append($,m("td","gp-flow-cell"),m("td","gp-left"),m("td","\
gp-entropy"),m("td","gp-here-words"),m("td","gp-over")),_.cells[1].append(Z.box);let[,,se,ie,he,qe]=_.cells;return f.length||N.observe(Z.bar),f.push({row:_,number:D,
name:U,tags:K,knob:Y,flow:Z,left:se,entropy:ie,here:he,over:qe}),f.at(-1)}function I(_,{kind:$,number:D,name:U,tip:K,side:Y,knob:Z,entropy:se,left:ie,here:he,over:qe}){
_.row.className=`gp-stage-${$}`,q(_.number,D),q(_.name,U),_.name.dataset.tip!==K&&(_.name.dataset.tip=K),q(_.tags,Y),_.tags.hidden=!Y,q(_.knob,Z),_.knob.hidden=
!Z,q(_.left,ie),q(_.entropy,se),typeof he=="string"?q(_.here,he):_.here.replaceChildren(...he),q(_.over,qe)}function C(_,$){let{vocab:D,entropy_before:U}=_.distribution,
{name:K,meaning:Y}=kr(_),Z={kind:"source",number:"",name:K,tip:Y,side:$.length?l("before"):l("before and after"),knob:"",left:l("{count} left",{count:B(D)}),entropy:oe(
U,t.unit),here:"",over:""},se=$.map((ie,he)=>({kind:ie.idle?"idle":"active",number:`${ie.number}. `,name:ie.name,tip:`${ie.meaning} (${ie.kind})`,side:he===$.length-
1?l("after"):"",knob:es(ie.knobs,t.started),left:l("{count} left",{count:B(ie.kept)}),entropy:oe(ie.entropy,t.unit),here:Nt(ie),over:A(h.total[ie.number+ie.kind])}));
return[Z,...se,E(_)]}function E(_){let[$,D]=_r(_,t.started),U=re(_.chosen.text,"gp-strong");return{kind:"choice",number:"",name:$,tip:l("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",..._e(D,{token:U}),` (${w(_)})`],over:""}}function w(_){return je(
_.chosen)?l("removed by {processor}",{processor:nn(_.chosen,_)}):_.beam?l("log-probability {value}",{value:G(_.chosen.logprob)}):z(X(_.chosen.logprob))}function g(_,$,D){
let U=C(_,$);for(;f.length>U.length;)f.pop().row.remove();U.forEach((se,ie)=>I(f[ie]||W(),se));let K=[0,...$.map(({number:se})=>se)].map(se=>wf(D,_,se)),Y=S(_,$),
Z=x(_,$);f.forEach(({flow:se},ie)=>{se.box.hidden=!Y&&ie>0,!se.box.hidden&&(ie<K.length?Pl(se,K[ie],K[ie-1],O,(he,qe)=>k(he,qe,ie,Z)):b(se,K.at(-1),O))})}let L=({
from:_,to:$})=>z($-_);function k(_,$,D,U){let K=L(_),Y=_.candidate?V(_.candidate.text):l("All other tokens together");if(!D)return l("{token}: {share} before th\
e processors.",{token:Y,share:K});let Z={token:Y,share:K,processor:U[D].name,was:L($)};return _.candidate?l("{token}: {share} after {processor}, {was} before it\
.",Z):l("{token}: {share} after {processor}.",Z)}function b(_,$,D){let U=$.filter(({kind:K})=>K==="chosen");Pl(_,U,U,D,K=>l("{token} had {share} of what was lef\
t.",{token:V(K.candidate.text),share:L(K)}))}let S=({distribution:_},$)=>_.candidates.every(({stage_logprobs:D})=>(D||[]).length===$.length);function x(_,$){let D=kr(
_);return[{number:0,place:l("before"),name:D.name,tip:D.meaning,idle:!1,side:"before"},...$.map(U=>({number:U.number,place:String(U.number),name:U.name,idle:U.idle,
side:"",tip:l("{number}. {name}: {effect} here. It {meaning}.",{...U,effect:Nt(U)})}))]}function v(_,$,D,U){if(i.hidden=!$.length||!S(_,$),i.hidden)return;let K={
number:$.length,place:l("after"),name:l("all processors"),tip:l("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
d.draw([...x(_,$),K],D,_),a.hidden=U<=10,q(a,y?l("show {count} only",{count:10}):l("show all {count}",{count:B(U)})),a.setAttribute("aria-expanded",String(y))}a.
addEventListener("click",()=>{y=!y,j(t.current())});function T(_){if(_.distribution.stages.length)return"";if(_.isPrompt)return l("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let $=t.started.processors||[],D=In(_);if(t.started.mode==="custom"&&!$.length)return l("Your own loop \
called no logits processor here.");if(!$.length)return D?l("DoLa’s contrast, untouched: no logits processor runs."):l("The model’s own distribution, untouched\
: no logits processor runs.");let U={processors:$.map(K=>Je(K)[0]).join(", ")};return D?l("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",U):l("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",U)}function R(_){let $=_.isPrompt||_.given,
D=_.isPrompt?l("at prompt token {number}: {token} (given, not chosen)"):$?l("at token {number}: {token} (given, not chosen)"):l("at token {number}: {token}");r.
replaceChildren(..._e(D,{number:String(_.index+1),token:re(_.chosen.text)})),q(u,$?l("given"):l("chosen"))}function j(_){let $=Rt(_),D=wt(_),U=(_.watched||[]).filter(
({token_id:Y})=>D.every(Z=>Z.token_id!==Y)),K=ts(D,10,_.chosen.token_id);R(_),q(o,T(_)),o.hidden=!o.textContent,c.hidden=!_.beam||!$.length,g(_,$,K),v(_,$,[...y?
D:K,...U],D.length)}return _=>{let $=t.current();e.hidden=!$,$&&($.isPrompt||h.follow(t.lastOf($)),!($===M[0]&&h.total===M[1]&&!_.unit&&!_.watched)&&(M=[$,h.total],
j($)))}}function Fk(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function jk(e,t){
let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function _f(e,t){let s=_=>e.querySelector(".gp-"+_),i=e.
querySelector("details"),[a,c,u,d]=["from","choices","reveal","next"].map(s),h=null,f=_=>[l("1st"),l("2nd"),l("3rd")][_]??"",p=()=>t.usesBeams&&!t.finished?[]:t.
allLines(),y=_=>ae(p()[_]?p()[_].last:null),M=_=>_.distribution.candidates.filter(({raw_rank:$})=>$).sort(($,D)=>$.raw_rank-D.raw_rank).slice(0,6);function O(_){
let $=Number(t.started.seed)%4294967296+7919*_.index+104729*_.sequence;return jk(M(_),Fk($))}let H=_=>M(_).length>1;function A(_){let $=t.current(),D=$&&t.lastOf(
$),U=Math.max(0,p().findIndex(Z=>Z.last===D)),K=y(U),Y=K.findIndex((Z,se)=>se>=_&&H(Z));if(Y<0){q(s("cannot"),K.length>_?l("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):t.running?l("The run has not reached this token yet."):l("There is no token {number} in this\
 text: choose an earlier one.",{number:_+1}));return}q(s("cannot"),""),h={line:U,at:Y,step:null,picks:[],revealed:!1,results:[]},N()}function N(){let _=y(h.line);
for(;_[h.at]&&!H(_[h.at]);)h.at+=1;if(Object.assign(h,{step:_[h.at]||null,picks:[],revealed:!1}),!h.step&&!t.running){w();return}W(),h.step&&t.selectStep(h.step.
before),g(()=>c.querySelector("button"))}function W(){t.hide(h&&i.open?h.at+(h.revealed?1:0):null)}function I(_){let{picks:$}=h;$.includes(_)?$.splice($.indexOf(
_),1):$.length<3&&$.push(_),S()}function C(){let{step:_,picks:$}=h,D=M(_),U=D.find(({token_id:K})=>K===$[0]);h.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:_.sequence,index:_.index,token:$[0]}})),h.results.push({step:_,first:U,share:Math.exp(U.raw_logprob-D[0].raw_logprob),hit:$.includes(
_.chosen.token_id)}),W(),t.selectStep(_),g(()=>d)}function E(){if(h.results.length>=10){w();return}h.at+=1,N()}function w(){let{results:_,line:$}=h,D=h.at+(h.revealed?
1:0);h=null,W(),a.value=y($).slice(D).some(H)?D+1:1,j(_),g(()=>s("begin"))}function g(_){let $=e.contains(document.activeElement);R(),$&&_()&&_().focus({preventScroll:!0})}
let L=({piece:_,chosen:$,text:D})=>_??($?$.text:D);function k(){let _=ae(h.step?h.step.before:y(h.line).at(-1)||null),$=[...t.prefix,..._].map(L).join(""),D=m("\
span","gp-gap","?",{"aria-label":l("the hidden token")});h.revealed&&D.replaceChildren(re(h.step.chosen.text));let U=s("so-far");U.replaceChildren($,D),U.scrollTop=
U.scrollHeight}function b(){c.replaceChildren(...(h.step&&!h.revealed?O(h.step):[]).map(({token_id:_,text:$})=>{let D=m("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":_});return D.append(m("span","gp-order"),re($)),D.addEventListener("click",()=>I(_)),D})),S()}function S(){for(let _ of c.
children){let $=h.picks.indexOf(Number(_.dataset.token));_.setAttribute("aria-pressed",String($>=0)),_.disabled=$<0&&h.picks.length>=3,q(_.querySelector(".gp-or\
der"),f($))}u.disabled=!h.picks.length}function x(){if(s("answer").hidden=!h.revealed,!h.revealed)return;let{step:_,picks:$}=h,{share:D,hit:U}=h.results.at(-1),
K=M(_),Y=_.chosen.token_id,Z=K.some(({token_id:he})=>he===Y)?K:[...K,_.chosen];s("truth").tBodies[0].replaceChildren(...Z.map(he=>{let qe=m("tr",he.token_id===Y?
"gp-taken":""),Fn=m("th","",null,{scope:"row"});he.token_id===Y&&Fn.append(m("span","","▶ "),m("span","gp-hidden",`${l("chosen:")} `)),Fn.append(re(he.text));
let Hl=m("div","gp-share"),Fl=m("i");Fl.style.width=`${(45*X(he.raw_logprob)).toFixed(2)}%`,Hl.append(Fl,z(X(he.raw_logprob)));let jl=m("td");jl.append(Hl);let $f=$.
indexOf(he.token_id);return qe.append(Fn,m("td","",f($f)),jl,m("td","",z(X(he.logprob))),m("td","",he.raw_rank?B(he.raw_rank):"–")),qe}));let ie=s("took");ie.
replaceChildren(..._e(U?l("It wrote “{token}”. You had it."):l("It wrote “{token}”. You did not pick it."),{token:re(_.chosen.text,"gp-strong")})," "),ie.
append(D===1?l("Your first pick is the token that the model found likeliest."):l("Your first pick has {share} of the probability of the likeliest token.",{share:z(
D)}))}let v=_=>_.reduce(($,{share:D})=>$+D,0)/_.length,T=_=>_.filter(({hit:$})=>$).length;function R(){if(s("before").hidden=!!h,s("round").hidden=!h,!h)return;
s("sum").hidden=!0;let{results:_,revealed:$,step:D}=h,K={number:_.length+($?0:1),steps:10,token:D&&D.index+1};q(s("progress"),D?$?l("{number} of {steps}: token \
{token}.",K):l("{number} of {steps}: what comes next? Pick up to three, your best guess first.",K):l("Waiting for the next token of the run.")),q(s("score"),_.length?
l("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:z(v(_)),hits:T(_),count:_.
length}):""),u.hidden=$||!D,d.hidden=!$,q(d,_.length>=10?l("Show the score"):l("Next token")),k(),b(),x()}function j(_){let $=s("sum");if($.hidden=!1,$.replaceChildren(
m("h3","",l("The round is over"))),!_.length){$.append(m("p","",l("No token was revealed, so there is no score.")));return}let D=(...Y)=>{let Z=m("p");Z.append(
...Y),$.append(Z)};D(..._e(l("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:m("b","",z(v(_)))}));let U=m("b",
"",l("{hits} of {count}",{hits:T(_),count:_.length}));D(..._e(l("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:U,share:z(T(
_)/_.length)}));let K=[..._].sort((Y,Z)=>Y.share-Z.share||Z.step.distribution.entropy_before-Y.step.distribution.entropy_before);for(let[Y,{step:Z,first:se,share:ie}]of[
[l("Hardest:"),K[0]],[l("Easiest:"),K.at(-1)]])D(m("b","",Y)," ",..._e(l("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(Z.index+1),token:re(Z.chosen.text),pick:re(se.text),share:z(ie),entropy:oe(Z.distribution.entropy_before,t.
unit)}))}return s("begin").addEventListener("click",()=>A(Math.max(1,Math.floor(Number(a.value))||1)-1)),s("from-here").addEventListener("click",()=>{let _=t.current();
a.value=_&&!_.isPrompt?_.index+1:1}),u.addEventListener("click",C),d.addEventListener("click",E),s("end").addEventListener("click",w),i.addEventListener("toggle",
W),_=>{e.hidden=!t.started,_.run&&(h=null,a.value=1,s("sum").hidden=!0,q(s("cannot"),""),R()),q(s("begin"),s("sum").hidden?l("Start a round"):l("Another round")),
h&&!h.step&&(_.steps||_.status)&&N()}}function xf(e,t){let r=e.querySelector(".gp-where"),o=e.querySelector(".gp-verdict"),s=e.querySelector(".gp-score-head"),i=e.querySelector("tbody"),a=e.querySelector(
".gp-more"),c=e.querySelector(".gp-tally"),u=new ke({steps:0,differed:0},(w,g)=>g.reranked?{steps:w.steps+1,differed:w.differed+ +(f(g.reranked).token_id!==g.chosen.
token_id)}:w),d=[],h=[],f=w=>w.reduce((g,L)=>L.probability>g.probability?L:g);function p(){let w=i.insertRow(),g=m("th","",null,{scope:"row"}),[L,k,b]=[m("span",
"gp-sign"),m("bdi","gp-word"),m("span","gp-tag",l("most probable"))];g.append(L,k,b),w.append(g);let S=["probability","penalty","score"].map(()=>{let x=m("div",
"gp-cell"),v=m("span","gp-balance",null,{"aria-hidden":"true"}),[T,R]=[m("i","gp-part"),m("i","gp-zero")];v.append(T,R);let j=m("span","gp-amount");return x.append(
v,j),w.append(m("td")),w.lastChild.append(x),{part:T,zero:R,amount:j}});return d.push({row:w,sign:L,word:k,tag:b,cells:S}),d.at(-1)}function y({part:w,zero:g,amount:L},k,[
b,S],x){let v=T=>(T-b)/(S-b)*100;w.style.left=`${Math.min(v(0),v(k))}%`,w.style.width=`${Math.abs(v(k)-v(0))}%`,g.style.left=`${v(0)}%`,q(L,x)}function M({part:w,
zero:g,amount:L},k,[b,S],x){let v=T=>4+(T-b)/(S-b)*92;w.hidden=k===null,w.style.left=`${v(k)}%`,g.style.left=`${v(0)}%`,q(L,x)}function O(w,g,L,k,b){let S=g.token_id===
L.chosen.token_id;w.row.className=S?"gp-winner":"",q(w.sign,S?"▶":""),Oe(w.word,g.text),w.tag.hidden=g!==k||S,y(w.cells[0],g.probability,b.probability,z(g.probability)),
y(w.cells[1],g.penalty,b.penalty,G(g.penalty)),M(w.cells[2],g.score,b.score,G(g.score))}function H(w){let[g,L]=[Math.min(0,...w),Math.max(0,...w)];return L>g?[g,
L]:[0,1]}function A(w){let g=f(w.reranked),L=w.reranked.find(x=>x.token_id===w.chosen.token_id),k=w.reranked.slice(0,12);L&&!k.includes(L)&&(k[11]=L);let b=Object.
fromEntries(["probability","penalty","score"].map(x=>[x,H(k.map(v=>v[x]))]));for(;d.length<k.length;)p();d.forEach((x,v)=>{x.row.hidden=v>=k.length,v<k.length&&
O(x,k[v],w,g,b)});let S=w.reranked.length-k.length;a.hidden=S<=0,q(a,F(S,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),N(L,g)}function N(w,g){if(!w){o.replaceChildren();return}let L={token:re(w.text,"gp-strong"),score:G(w.score)};o.replaceChildren(...w===
g?_e(l("{token} won: the most probable token has the highest score too ({score})."),L):_e(l("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...L,other:re(g.text,"gp-strong"),share:z(g.probability),penalty:G(g.penalty),
lower:G(g.score)}))}function W(){let w=t.started.effective.penalty_alpha;return typeof w!="number"?l("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):l("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
w).toFixed(4)),alpha:w})}let I=w=>w&&w.reranked&&w.reranked.find(g=>g.token_id===w.chosen.token_id),C=w=>()=>{let g=I(t.current());return g?l("{name}: {words}.",
{name:V(g.text),words:w(g)}):""},E=C(({probability:w,penalty:g,score:L})=>{let k=t.started.effective.penalty_alpha;return typeof k!="number"?G(L):`(1 − ${k}) \
· ${G(w)} − ${k} · ${G(g)} = ${G(L)}`});return $e(e,{probability:C(({probability:w})=>z(w)),penalty:C(({penalty:w})=>G(w))}),()=>{let w=t.current();if(e.hidden=
!(w&&w.reranked&&w.reranked.length),e.hidden||(u.follow(t.lastOf(w)),w===h[0]&&u.total===h[1]))return;h=[w,u.total],r.textContent=l("at token {number}",{number:w.
index+1}),ge(s,"degeneration-penalty",E,{meaning:W()}),A(w);let{steps:g,differed:L}=u.total;q(c,F(g,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(
L),share:z(L/g)}))}}function vf(e,t){let n=()=>e.closest(".token-panel"),r=A=>e.querySelector(".gp-"+A),[o,s,i,a,c]=["place-words","back","on","newest","fold"].map(r),u=[...e.querySelectorAll(
"[role=tab]")],d=u.find(({dataset:A})=>A.shows==="logit_lens"),h=u.find(({dataset:A})=>A.shows==="cross_attention"),f=u.find(({dataset:A})=>A.shows==="processor\
s");function p(A){n()&&(n().dataset.shows=A);for(let N of u){let W=N.dataset.shows===A;N.setAttribute("aria-selected",String(W)),N.tabIndex=W?0:-1}}for(let A of u)
A.addEventListener("click",()=>{p(A.dataset.shows),y(!0)}),A.addEventListener("keydown",N=>{let W={ArrowRight:1,ArrowLeft:-1}[N.key];if(!W)return;N.preventDefault();
let I=u.filter(({hidden:E})=>!E),C=I[(I.indexOf(A)+W+I.length)%I.length];p(C.dataset.shows),y(!0),C.focus()});function y(A){n()?.toggleAttribute("data-folded",!A),
c.setAttribute("aria-expanded",String(A)),c.textContent=A?"▾":"▴"}c.addEventListener("click",()=>y(c.getAttribute("aria-expanded")==="false"));let M=null;s.
addEventListener("click",()=>t.walk(-1)),i.addEventListener("click",()=>t.walk(1)),a.addEventListener("click",()=>t.selectStep(null));function O(A){let N=t.lineOf(
A),W=t.lines().length>1&&N&&!A.isPrompt?N.label:"",I=A.isPrompt?t.started.prompt_tokens.length:ae(N?N.last:A).length,C=H(A,{number:B(A.index+1),count:B(I),line:W});
o.ariaLive=t.selected?"polite":"off",o.replaceChildren(re(A.chosen.text,"gp-here"),m("span","",` ${C}`)),s.disabled=A.isPrompt?!A.before:A.index===0&&!t.promptSteps.
length,i.disabled=!N||N.last===A,a.hidden=!t.selected||!t.running}function H(A,N){return A.isPrompt?l("prompt token {number} of {count}",N):t.selected?N.line?l(
"token {number} of {count} of {line}",N):l("token {number} of {count}",N):N.line?l("newest token {number} of {count} of {line}",N):l("newest token {number} of {\
count}",N)}return A=>{t.isFromElsewhere&&M!==t.started?y(!1):A.selection&&t.selected&&y(!0),M=t.isFromElsewhere?t.started:null;let N=t.canAsk&&!t.recorded;d.hidden=
!N||t.hasReadMedia,h.hidden=!N||!t.looksAtMedia;for(let I of[d,h])I.hidden&&n()?.dataset.shows===I.dataset.shows&&p("candidates");f.hidden=t.isFromElsewhere,t.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let W=t.current();if(W)return O(W);o.textContent=l("No token yet"),s.disabled=i.disabled=!0,a.hidden=!0}}var Al=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Sf(e,t){let n=I=>e.querySelector(".gp-"+I),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
a=[],c="",u=null,d=null;function h(){return br(e,o,t,I=>{let C=i.get(I);return C&&{id:C.token.token_id,text:C.token.text,where:l("prompt token {number}",{number:C.
index+1}),step:null,why:C.words}})}function f(){let{started:I,written:C}=t,E=I&&I.request.messages,w=E&&C&&I.model===C.model&&Al(I.request)===Al(C);return C&&!w?
{...C,ran:!1}:t.isFromElsewhere||!E||!E.length?null:{model:I.model,messages:E,template:I.request.template,tokens:I.prompt_tokens,parts:I.parts||[],ran:!0}}function p({
messages:I,parts:C,problem:E}){let w=new Set(C.filter(({kind:g})=>g==="message").map(({message:g})=>g));r.replaceChildren(...I.map(({role:g,content:L},k)=>{let b=m(
"li","",null,{"data-role":g});return b.append(m("span","gp-role",g),m("p","",L)),!E&&w.size>0&&!w.has(k)&&L.trim()&&b.append(m("p","gp-dropped",l("✕ The templat\
e leaves this message out."))),b}))}let y={message:({role:I})=>l("words of {role}",{role:I}),template:()=>l("written by the template"),generation:()=>l("generat\
ion prompt: the answer begins here")};function M(I,C){let E=I?y[I.kind](I):l("of unknown origin");return C.piece===null?l("special token, {whose}",{whose:E}):E}
function O({tokens:I,parts:C}){o.replaceChildren(),a=[],u=null;let E=new Set(C.map(({stop:g})=>g)),w=null;I.forEach((g,L)=>{let k=C.find(v=>v.start<=L&&L<v.stop)||
null;if(!w||!L||E.has(L)||C.some(({start:v})=>v===L)){let v=m("span","gp-part",null,k?{"data-kind":k.kind}:{});k&&k.kind==="message"&&v.append(m("span","gp-role",
k.role)),k&&k.kind==="generation"&&v.append(m("span","gp-role",l("the answer begins"))),o.append(v),w={rows:v,tokens:[]}}let b=m("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),S=M(k,g);ot(b,g),b.setAttribute("aria-label",l("prompt token {number}: {token}, {words}",{number:L+1,token:V(g.text),words:S})),i.set(b,{
token:g,index:L,words:S});let x=w.tokens.length?i.get(w.tokens.at(-1)).token:null;tn(w,b,g,x),a.push(b)}),a.length&&H(a[0])}function H(I){u&&(u.tabIndex=-1),u=I,
I.tabIndex=0}function A(I){I&&(H(I),I.focus({preventScroll:!0}),I.scrollIntoView({block:"nearest"}),d.show(I))}o.addEventListener("click",({target:I})=>A(I.closest(
".gp-token"))),o.addEventListener("keydown",I=>{let C=a.indexOf(I.target.closest(".gp-token"));if(C<0||I.ctrlKey||I.metaKey||I.altKey)return;let E={ArrowRight:()=>a[C+
1],ArrowLeft:()=>a[C-1],Home:()=>a[0],End:()=>a.at(-1),ArrowDown:()=>it(a,C,1),ArrowUp:()=>it(a,C,-1),Enter:()=>a[C]," ":()=>a[C]};E[I.key]&&(I.preventDefault(),
A(E[I.key]()))});function N({tokens:I,parts:C}){let E=x=>C.filter(v=>v.kind===x).reduce((v,{start:T,stop:R})=>v+R-T,0),w=I.filter(({piece:x})=>x===null).length,
[g,L,k]=["message","template","generation"].map(E),b={words:B(g),around:B(L),begin:B(k)};return`${g||L?F(I.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",b):k?F(I.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",b):F(I.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${F(w,"{count} is special.","{count} are special.")}`}function W({tokens:I,parts:C}){let E=C.filter(({kind:g})=>g==="message").flatMap(({start:g,stop:L})=>I.
slice(g,L)).filter(({piece:g})=>g===null),w=[...new Set(E.map(({text:g})=>V(g)))];return w.length?l("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:w.join(", ")}):""}return s.addEventListener("click",()=>t.ask({type:"without"})),()=>{let I=f();if(e.
hidden=!I,!I){c="";return}s.hidden=!Object.hasOwn(t.answers,"without")||!!I.problem;let C=JSON.stringify([I.model,Al(I),I.parts,I.problem,I.ran,I.tokens.length]);
if(C===c)return;c=C,d??=h(),q(n("which"),I.ran?l("of {model}, as this run read it",{model:I.model}):l("of {model}, as written now: not run yet",{model:I.model})),
Re(n("refusal"),!!I.problem),q(n("refusal"),l(I.problem)),n("refusal").dataset.kind=I.away?"info":"error",n("refusal").setAttribute("role",I.away?"note":"alert"),
p(I),Re(n("made"),!I.problem),O(I),Re(n("generation-key"),I.parts.some(({kind:w})=>w==="generation")),q(n("template-words"),I.problem?"":N(I));let E=W(I);Re(n("\
warn"),!!E),q(n("warn"),E),d.hide()}}function Mf(e,t,n){let{state:r,log:o,text:s,select:i}=e;function a(c){if(!c)return;let{step:u}=r.entries.get(c);e.reveal(c),u&&o.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}s.addEventListener("click",c=>{let u=r.tokenAt(c);u&&(a(u),r.entries.get(u).step&&n.dismiss())}),s.addEventListener(
"keydown",c=>{if(c.key==="Escape"){o.selectStep(null);return}let u=r.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let d=r.allTokens,h=d.indexOf(u),f={
ArrowRight:()=>d[h+1],ArrowLeft:()=>d[h-1],ArrowDown:()=>it(d,h,1),ArrowUp:()=>it(d,h,-1),Home:()=>d.find(p=>r.entries.get(p).step),End:()=>d.at(-1),Enter:()=>u,
" ":()=>u};f[c.key]&&(c.preventDefault(),a(f[c.key]()))}),i.addEventListener("change",()=>{r.shadedBy=i.value,e.shadeAll(),t.drawScale()}),s.addEventListener("s\
croll",()=>{r.atEnd=s.scrollHeight-s.scrollTop-s.clientHeight<60},{passive:!0}),new ResizeObserver(()=>e.resized()).observe(s)}var Tf=e=>e.started&&e.started.request||{},Cl=e=>!!Tf(e).only_given;function Rl(e,{index:t,isPrompt:n,isStart:r}){if(r)return l("decoder start token");let o={number:t+
1};return n?e.readsSource?l("source token {number}",o):l("prompt token {number}",o):l("token {number}",o)}function Nl(e,{index:t,isStart:n}){return n?l("every t\
arget begins with it: not chosen"):e.readsSource?l("the encoder reads it: it has no probability"):e.isFromElsewhere?l("its probability is not known"):t===0?l("n\
othing comes before it: it has no probability"):Tf(e).read_prompt&&!e.finished&&!e.failed?l("its probability is read when the text ends"):l("its probability was\
 not read")}function $l(e,t){let n=[];return t.given&&!Cl(e)&&n.push(l("given, not chosen")),n.push(...dc(t)),n}function Ef(e,t){let{step:n,token:r}=t,o=n?[...rl(
n,e.unit),...$l(e,n)]:[Nl(e,t)];return[l("{where}: {token}",{where:Rl(e,t),token:V(r.text)}),...o].join(", ")}var ps=class{constructor(t,n,r,o){this.root=t,this.text=n,this.select=r,this.state=o,this.scale=t.querySelector(".gp-scale"),this.origins=t.querySelector(".gp-o\
rigins"),this.originsAlong=new ke(sc,ic)}drawScale(){en(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:t,state:n}=this,{prompt:r,begun:o,
lines:s}=n,i=!Cl(n.log)&&s.some(({steps:a})=>a.length&&a[0].given);t.querySelector(".gp-mark-prompt").hidden=!r||!r.tokens.length,q(t.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?l("source, and what the target begins with"):l("prompt")),t.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:t,originsAlong:n,state:{log:r,lines:o}}=this;if(t.hidden=!r.rounds.length,t.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let s=ce(t,Object.keys(ft).length,zk);Object.entries(ft).forEach(([i,[,a,c]],u)=>{let[d,h]=s[u].children;s[u].dataset.draft=i,ge(s[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[i],()=>"",{meaning:c,formula:""}),q(d,a),q(h,B(n.total[i]))})}};function zk(){let e=m("span","",null,
{tabindex:"0"});return e.append(m("span","gp-ink")," ",m("b")),e}var ms=class{constructor(t){this.log=t,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:t})=>t?t.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:t})=>t))}get allTokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}elementOf(t){
if(t.isPrompt)return this.prompt&&this.prompt.tokens[t.index]||null;for(let n of this.lines)if(n.steps[t.index]===t)return n.tokens[t.index];return null}tokenAt(t){
let n=t.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var gs=class{constructor(t,n,r){this.drawn=n,this.moved=r,this.goesOn=!1,this.along=new ke(jr(t),(o,s)=>zr(o,s.chosen.text,s.piece===null,t)),this.boxes=[]}rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let a=s.length>n?s.at(-1):null;return a&&i&&i.since===a.start&&i.stop===null&&this.close(i,a.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),a=this.boxOf(i);Ct({rows:a?a.rows:n.rows,tokens:n.tokens},n.tokens.length-1),a&&!a.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,q(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?F(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?F(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):F(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=m("span","gp-reasoning"),r=m("butto\
n","gp-reasoning-chip",null,{type:"button",title:l("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=m("span","gp-reasoned");n.append(
r,o);let s={element:n,chip:r,rows:new st(o,this.drawn.rows),since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{s.wish=!this.isFolded(
s),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(s),s}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Ct({rows:t.rows,
tokens:r},n),Object.assign(t,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());for(let i of s)
o.append(i);r.push(...s)}};var Dk=30,bs=class{constructor(t,n,r,o){this.text=t,this.written=t.querySelector(".gp-written"),this.empty=n,this.select=r,this.state=o,this.log=o.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:t,written:n,log:r,state:o}=this;if(n.replaceChildren(),
o.clear(),!r.started){n.append(this.empty);return}let s=r.readsSource;t.classList.toggle("gp-apart",s),s&&n.append(m("span","gp-part-name",l("Source: the encode\
r reads it"))),o.prompt=this.drawFixed(r.started.prompt_tokens,s?l("Source"):l("Prompt"),{folded:rf(r.started)}),this.drawFold(),s&&(n.append(m("span","gp-part-\
name",l("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(r.started.decoder_tokens,l("Start of the target"),{isStart:!0}))}drawFixed(t,n,{
folded:r=[],...o}={}){let s=m("span","gp-prompt",null,{"aria-label":n}),i={rows:new st(s),tokens:[]};for(let{item:a}of r.filter(c=>c.start===c.end))i.rows.append(
vl(a,0));return t.forEach((a,c)=>{let u=r.find(({start:d,end:h})=>d<=c&&c<h);u&&c===u.start&&i.rows.append(vl(u.item,u.end-u.start)),u||this.append(i,{token:a,index:c,
isPrompt:!0,step:null,...o})}),this.written.append(s),i}drawFold(){let{prompt:t}=this.state,n=t.tokens.length,r=m("button","gp-unfold",null,{type:"button"});this.
state.fold=n>Dk&&!this.log.started.request.only_given?r:null,this.state.fold&&(r.addEventListener("click",()=>this.foldPrompt(this.unfolds)),t.rows.holder.before(
r),this.foldPrompt(!this.unfolds))}foldPrompt(t){let{fold:n,prompt:r}=this.state,{holder:o}=r.rows,s={count:B(r.tokens.length)};this.unfolds=!t,n.textContent=t?
l("Show all {count} tokens of the prompt",s):l("Show less of the prompt"),n.setAttribute("aria-expanded",String(!t)),o.classList.toggle("gp-folded",t),t?o.setAttribute(
"tabindex","0"):o.removeAttribute("tabindex"),t&&(o.scrollTop=o.scrollHeight),this.dissolve()}drawPrompt(){for(let t of this.log.promptSteps){let n=this.state.prompt.
tokens[t.index];n&&(this.state.entries.get(n).step=t,this.describe(n),this.shade(n))}}drawLines(){let t=this.log.lines(),{lines:n}=this.state,r=t.length===1&&t[0].
kind==="sequence";for(r!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",r));n.length>t.length;)n.pop().element.
remove();t.forEach((o,s)=>this.drawLine(n[s]||this.newLine(),o,s))}newLine(){let{begun:t,prompt:n,lines:r}=this.state,o=m("div","gp-line"),s=m("div","gp-line-he\
ad"),i=m("span","gp-line-body"),a=m("span","gp-stop");o.append(s,i,a),this.written.append(o);let c=t||n,u={element:o,head:s,rows:new st(i,c&&c.rows),stop:a,steps:[],
tokens:[],said:"",folds:null},{reasoning:d}=this.log.started;return d&&(u.folds=new gs(d,u,()=>this.dissolve())),r.push(u),u}drawLine(t,n,r){t.element.dataset.kind!==
n.kind&&(t.element.dataset.kind=n.kind),t.element.classList.toggle("gp-line-minor",this.log.usesBeams&&r>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);
o!==t.said&&(t.said=o,this.drawHead(t,n)),n.untold&&!t.stop.previousElementSibling.classList.contains("gp-untold")&&t.stop.before(m("span","gp-untold",n.untold));
let{folds:s}=t,i=Gr(t.steps,n.last),a=s?s.keepable(i.keep):i.keep,c=[...t.steps.slice(a,i.keep),...i.added];s?s.cut(a):Ct(t,a),t.steps.length=a;for(let u of c)this.
append(t,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),t.steps.push(u);s&&s.draw(this.log.running)}drawHead(t,n){let r=n.stopReason?De(n.
stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(t.head.replaceChildren(m("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="ru\
nning",a=J(n.score,3);t.head.append(m("span","",i?l("sum {value}",{value:a}):l("score {value}",{value:a}),{title:i?l("sum of the log-probabilities so far, in na\
ts"):l("the sum divided by the length penalty")}))}let s=n.stopReason==="step"?"… ":"■ ";r&&t.head.append(m("span","",s+r)),t.stop.textContent=r&&!this.log.
usesBeams&&this.log.lasts.length===1?s+r:""}append(t,n){let r=t.tokens.at(-1),o=t.folds?t.folds.rowsFor(n.step):t.rows;tn({rows:o,tokens:t.tokens},this.tokenElement(
n),n.token,r&&this.state.entries.get(r).token)}tokenElement(t){let{token:n,step:r,isPrompt:o}=t,s=m("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return ot(s,n),r&&r.draft&&r.draft.origin!=="none"&&(s.dataset.draft=r.draft.origin),r&&r.given&&(s.dataset.given=""),this.state.entries.
set(s,t),this.describe(s),r&&this.shade(s),s}describe(t){t.setAttribute("aria-label",Ef(this.log,this.state.entries.get(t)))}shade(t){Qt(t.querySelector(".gp-in\
k"),this.select.value,Ce(this.state.entries.get(t).step)),t.dataset.shaded=""}shadeAll(){for(let t of this.state.allTokens)this.state.entries.get(t).step&&this.
shade(t)}reveal(t){for(let{folds:n}of this.state.lines)n&&n.reveal(t)}markCurrent(){let{log:t,state:n}=this,r=t.current(),o=r?n.elementOf(r):null,{marked:s}=n;s&&
s!==o&&(s.classList.remove("gp-current"),s.setAttribute("aria-pressed","false"),s.tabIndex=-1),n.marked=o,o&&(t.selected&&!t.suggested&&this.reveal(o),r.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(t.selected===r)),o.tabIndex=0)}followEnd(){let{log:t,
state:n,text:r}=this;t.usesBeams||t.stepping||!n.atEnd||t.selected||!t.running||(r.scrollTop=r.scrollHeight,n.followed=r.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t,state:n,text:r}=this;
t.running||!n.followed||(n.followed=!1,n.atEnd&&(!t.selected||t.suggested)&&(r.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let t of this.state.allRows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let t of this.state.allRows)t.settle()}};function Lf(e,t){let n=e.querySelector(".gp-text"),r=e.querySelector(".gp-shade"),o=new ms(t),s=new bs(n,e.querySelector(".gp-empty"),r,o),i=new ps(e,n,r,o),a=br(
e,n,t,h=>{let f=o.entries.get(h);if(!f)return null;let{token:p,step:y}=f,M=y?$l(t,y).join(", "):Nl(t,f);return{id:p.token_id,text:p.text,where:Rl(t,f),step:y,why:M}});
Mf(s,i,a);let c=[...r.options],u=["surprisal","rank"].map(h=>c.find(f=>f.value===h));u.unshift(new Option(l("probability"),"told"));function d(){if(t.started){let h=t.
isFromElsewhere?u:c;r.replaceChildren(...h);let f=h.some(({value:y})=>y===o.shadedBy),p=t.started.request.only_given&&!t.stepping;r.value=f?o.shadedBy:p||t.isFromElsewhere?
"surprisal":"uncertainty",i.drawScale()}s.startRun()}return h=>{if(h.run&&d(),(h.run||h.steps||h.status)&&(s.drawLines(),i.drawMarks()),o.prompt&&(h.run||h.prompt)&&
s.drawPrompt(),o.prompt&&(h.unit||h.status))for(let f of h.unit?o.allTokens:o.prompt.tokens)s.describe(f);h.unit&&i.drawScale(),s.markCurrent(),h.steps&&s.showStep(),
h.status&&s.goBack(),a.refresh(h.unit||h.prompt||h.status)}}var Il={};ne(Il,{bytesOf:()=>ql});function ql(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var Gk=12,Of=48;function Pf(e,t){let n=Of;e.addEventListener("click",({clientX:o,clientY:s})=>{let{left:i,top:a,width:c,height:u}=e.getBoundingClientRect(),d=t.
lasts[Math.min(t.lasts.length-1,Math.floor((s-a)/u*t.lasts.length))],h=d&&ae(d)[Math.floor((o-i)/c*n)];h&&t.selectStep(h)});function r(){let o=t.lasts.map(ae);n=
Math.max(Of,...o.map(O=>O.length)),e.style.height=`${Gk*o.length}px`;let[s,i]=[e.clientWidth,e.clientHeight].map(O=>Math.round(O*devicePixelRatio));if(!s||!i)return;
Object.assign(e,{width:s,height:i});let a=e.getContext("2d"),c=getComputedStyle(e),[u,d]=["--gp-kept","--gp-chosen"].map(O=>c.getPropertyValue(O).trim()),[h,f]=[
s/n,i/Math.max(1,o.length)],p=Math.min(2,h/4);o.forEach((O,H)=>O.forEach((A,N)=>{A.given||(a.globalAlpha=.1+.9*Math.exp(A.chosen.logprob),a.fillStyle=u,a.fillRect(
N*h,H*f+1,h-p,f-2))}));let y=t.current(),M=o.findIndex(O=>O.includes(y));M<0||y.given||(a.globalAlpha=1,a.strokeStyle=d,a.lineWidth=2*devicePixelRatio,a.strokeRect(
o[M].indexOf(y)*h,M*f+1,h-p,f-2))}return new ResizeObserver(r).observe(e),r}var Uk=160;function Kk(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[...s].forEach((i,a)=>n.setUint8(o+a,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(
4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob([n,e],{type:"audio/wav"})}function Vk(e){let t=e.byteLength/2,n=Array.from({length:Math.
min(Uk,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*
o/r)}function Af(e,t){let n=i=>e.querySelector(".gp-spoken-"+i),r=Pf(n("map"),t),o=null,s="";return()=>{if(e.hidden=!t.speaks||t.hideFrom!==null,e.hidden)return;
let i=l("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");q(n("legend"),
i),n("map").setAttribute("aria-label",i),r();let a=t.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!a,a||q(n("note"),t.running?l("The sound follow\
s once all codes are there."):l("There is no sound.")),!a||a===o)return;o=a;let c=ql(a.samples).buffer;s&&URL.revokeObjectURL(s),s=URL.createObjectURL(Kk(c,a.rate)),
n("sound").src=s,n("wave").replaceChildren(Or(Vk(new DataView(c))));let u=J(c.byteLength/2/a.rate,2);q(n("note"),l("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:u,count:t.finished.sequences.length}))}}function Cf(e,t,n){let r=[],o=null,s=[],i=a=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:a,steps:s}),s=[]};
for(let a of e){let c=a.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<t&&s.push(a)}return i(null),r}function Rf(e,t){let n=h=>e.querySelector(".gp-"+h),[r,o,s,i]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),a="",c=()=>(t.started.request.media||
[])[0]||{},u=({begin:h,end:f})=>f===null?l("from {begin} s on",{begin:J(h,2)}):l("{begin} to {end} s",{begin:J(h,2),end:J(f,2)});function d(h,f){let p=h.map(({begin:M,
end:O})=>{let H=m("i");return H.style.left=`${100*M/f.seconds}%`,H.style.right=`${Math.max(0,100-100*(O??f.seconds)/f.seconds)}%`,H}),y=Array.isArray(f.preview)?
f.preview.map(Number):[];r.replaceChildren(...p,Or(y.map(M=>100*M/Math.max(1,...y)))),[...o.children].forEach((M,O)=>q(M,l("{seconds} s",{seconds:O?f.seconds:0}))),
s.replaceChildren(...h.map(M=>{let O=m("li"),H=m("button","",null,{type:"button"});return H.append(m("span","",M.text),m("small","",u(M))),H.addEventListener("c\
lick",()=>{t.selectStep(M.steps[0]),t.answers.media_file&&cs(t,f.sha256,M.begin,M.end??f.seconds,A=>q(i,A))}),O.append(H),O}))}return h=>{let f=t.current();if(e.
hidden=!f||f.isPrompt||t.hideFrom!==null||!t.started.timestamps||c().kind!=="audio",e.hidden)return;let p=Cf(ae(t.lastOf(f)),Math.min(...t.started.eos_token_ids),
t.started.timestamps);if(h.run&&q(i,""),!p.length){r.hidden=o.hidden=!0,a="",s.replaceChildren(),t.running||q(i,t.started.request.return_timestamps?l("The model\
 wrote no words with times."):l("Set return_timestamps among the knobs to have the model write when it heard each part."));return}r.hidden=o.hidden=!1;let y=JSON.
stringify([c().sha256,p.map(({text:M,begin:O,end:H})=>[M,O,H])]);y!==a&&d(p,c()),a=y,p.forEach(({steps:M},O)=>{let H=M.includes(f);r.children[O].classList.toggle(
"gp-here",H),s.children[O].firstElementChild.toggleAttribute("aria-current",H)})}}var Bl={};ne(Bl,{fillDetectionTable:()=>t0,legendOf:()=>s0,markedItems:()=>r0,scoredOf:()=>Wl,verdictOf:()=>Xk,zSum:()=>ws,zWords:()=>Ze});var Ze=e=>G(e,2).replace("-","−");function Xk(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Ze(n),threshold:Number(r.toFixed(2))};if(o&&t&&We(t.z_score)&&
t.z_score<=r){let c=[l("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),l("With repeated n-grams counted once, z is {z}.",
{z:Ze(t.z_score)})];return["even","◇",l("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",l("Watermarked"),`${l("z i\
s {z}, above the threshold {threshold}.",s)} ${Tr(r)}`];let i=e.tokens_needed,a=[l("z is {z}, not above the threshold {threshold}.",s),l("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return We(i)&&i>Wl(e)&&a.push(l("If the text went on like this, about {number\
} tokens would be enough.",{number:B(i)})),["even","◇",l("No sign of this watermark"),a.join(" ")]}var Wl=({num_tokens_scored:e,tokens:t})=>We(e)?e:(t||[]).filter(
([,,,,n])=>n).length;function Yk(e){let{kind:t,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:a}=e,c=t==="green"?Qk(e):e0(e),u=Number(
s.toFixed(2)),d=o>.9999?"> 0.9999":G(o,4);return[...c,[l("z-score"),Ze(n),t==="green"?l("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):l("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",t==="green"?Zk(e):"",{formula:t==="green"?void 0:""}],[l("p-value"),Ye(r),l("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Ze(n)}) = ${Ye(r)}`,
{}],[l("confidence"),d,l("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${Ye(r)} ${d}`:`1 − ${Ye(r)} = ${d}`,{formula:"1 − p"}],[l("false-positive rate"),Ye(i),l("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${Ye(i)}`,{formula:l(
"P(Z ≥ threshold)")}],...We(a)?[[l("tokens needed"),B(a),l("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",Jk(e),{formula:t==="green"?l("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:l("tokens")}]]:[]]}function Zk({num_tokens_scored:e,
num_green_tokens:t,ratio:n,z_score:r}){let o=rn(t,e,n);return o===null||Ze(o)!==Ze(r)?"":ws(t,e,n)}function ws(e,t,n){let[r,o,s]=[B(e),B(t),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Ze(rn(e,t,n))}`}function Jk({kind:e,green_fraction:t,ratio:n,threshold:r,tokens_needed:o}){return e!==
"green"||Math.ceil(Mr(t,n,r)-1e-9)!==o?"":l("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:G(t),needed:B(o)})}function Qk({num_tokens_scored:e,num_green_tokens:t,green_fraction:n,ratio:r,list_size:o}){return[
[l("tokens scored"),B(e),l("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[l("green tokens"),B(t),l("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(o)}),
"green-list",l("{green} of {scored}",{green:B(t),scored:B(e)}),{formula:"",unit:l("tokens")}],[l("green fraction"),z(n),l("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:z(r)}),"green-list",`${B(t)} / ${B(e)} = ${z(n)}`,{formula:l("green / scored"),unit:"%"}]]}function e0(e){
let{mean:t,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=e,i=Wl(e),a=(s||[]).length,c=i*a===r?F(a,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:B(i),values:B(r)}):"",u=Math.round(t*r),d=G(u/r,4)===G(t,4)?l("{ones} of {values} are 1",{ones:B(u),values:B(r)}):"";return[
[l("tokens scored"),B(i),l("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[l("g-values"),B(r),F(a,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[l("mean g-value"),G(t,4),l("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",d,{formula:"Σ g / n"}],[l("weighted mean"),G(n,4),l("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...We(o)?[[l("posterior"),z(o),l("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function t0(e,t){let n=t.map(({report:a})=>new Map(Yk(a).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(a=>[...a.keys()]))],[o]=ce(e.tHead,1,()=>m("tr")),s=ce(o,t.length+1,()=>m("th","",null,{scope:"col"}));t.forEach(({name:a},c)=>q(
s[c+1],a)),e.tHead.hidden=t.length<2;let i=ce(e.tBodies[0],r.length,()=>{let a=m("tr"),c=m("th","",null,{scope:"row"});return c.append(m("span")),a.append(c),a});
r.forEach((a,c)=>{let u=ce(i[c],t.length+1,()=>m("td")),d=n.map(M=>M.get(a)),[,,h,f,,p]=d.find(Boolean),y=d.map((M,O)=>M&&M[4]&&t.length>1?l("{name}: {words}",{
name:t[O].name,words:M[4]}):M&&M[4]);q(u[0].firstChild,a),ge(u[0].firstChild,f,()=>Cr(y),{meaning:h,...n0(p)}),n.forEach((M,O)=>q(u[O+1],M.has(a)?M.get(a)[1]:"–"))})}
var n0=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0));function r0({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],a)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:B(a+1),token:V(n),mark:o0(o,i,s)};return a<t?l("Token {number}, of the prompt\
, {token}: {mark}",u):l("Token {number}, {token}: {mark}",u)}}))}function o0(e,t,n){if(e===null&&t===null)return l("not scored, because too few tokens come befo\
re it.");if(t!==null){let o=l("mean g-value {g}, where chance gives 0.5.",{g:J(t,2)});return n?o:`${o} ${l("Not counted: its context came before, or it is left \
out.")}`}let r=e?l("◆ green."):l("◇ red.");return n?r:`${r} ${l("Not counted: the same n-gram came before, or it is left out.")}`}var s0=({kind:e,tokens:t})=>[
e,{unscored:t.some(([,,,n,,r])=>n===null&&r===null),repeated:t.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Nf(e,t){let n=w=>e.querySelector(".gp-"+w),r=new vr(n("marked-words"),{press:({step:w})=>t.selectStep(w)}),o=n("threshold"),s=3,i=Er(null),a=0,c=null,u=null;
function d(){i=Er(t.started),a=(t.started&&t.started.processors||[]).findIndex(g=>g==="WatermarkLogitsProcessor"||g==="SynthIDTextWatermarkLogitsProcessor"),c=new ke(
Ih,(g,L)=>Wh(g,L,i,a)),r.show([]),q(n("mark-about"),ss(i))}let h=()=>c.steps.some(({mark:w})=>w&&w.kind==="synthid");function f(w){let{mark:g,index:L}=w,k=L<i.early,
b=g&&!g.why;return{step:w,token:{...w.chosen,piece:w.piece},mark:b?{green:g.green,g:g.g,counted:!k}:{},words:()=>is({...w,isFirst:k},i)}}function p(w){r.show(c.
steps.map((k,b)=>r.items[b]&&b<w?r.items[b]:f(k)),w);let{unscored:g,early:L}=c.total;hl(n("mark-key"),h()?"synthid":"green",{unscored:g>0,repeated:L>0,faint:l("\
faint: a detector without the prompt cannot score it")})}function y(w){let g=w&&!w.isPrompt?r.tokens[w.index]:null;u&&u!==g&&u.classList.remove("gp-current"),u=
g||null,u&&t.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let M=w=>{let g=[];for(let L of c.totals)L[w]!==null&&(!g.length||g.at(-1)[0]<
L.scored)&&g.push([L.scored,L[w]]);return g};function O(){let{z:w,scored:g}=c.total,[L,k,b]=H(w,g);ee(n("finding"),{"data-verdict":L}),q(n("finding-sign"),k),q(
n("finding-words"),b),q(n("finding-more"),w===null?"":`${A()} ${l("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Ye(Sr(w))})}`),t.finished&&q(n("mark-told"),`${b}. ${F(g,"{count} token scored.","{count} tokens scored.")}`)}function H(w,g){if(w===null)return["wait","\
…",g?l("z is not known, because the watermark’s settings are not"):l("Nothing to score yet")];let L={z:Ze(w)};return w>s?["good","◆",t.running?l("A detect\
or finds it so far: z = {z}",L):l("A detector finds it: z = {z}",L)]:["even","◇",t.running?l("A detector does not find it so far: z = {z}",L):l("A detector do\
es not find it: z = {z}",L)]}function A(){let{green:w,scored:g}=c.total;return h()?F(g,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:J(w/g,3)}):F(g,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:B(w),share:z(w/g),ratio:z(i.ratio)})}function N(){let w=M("z"),g=[l("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&g.push(l("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let L=[
{name:l("this text"),look:"measured",points:w,tip:g.join(" ")}],k=M("foreseen");if(k.length){let S=[l("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];t.started.effective.
do_sample||S.push(l("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),L.push({name:l("expected at least"),
look:"expected",points:k,tip:S.join(" ")})}pl(n("z-keys"),L);let b=w.length?Bh(w,c.total,i,s):null;fl(n("z-box"),{curves:L,threshold:s,needed:b,label:l("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),q(n("z-needed-words"),b?b.words:""),q(n("threshold-words"),Tr(s))}function W(){let{scored:w,green:g,
expected:L,chosen:k,surprisal:b,gained:S,suppressed:x,marks:v,likely:T,entropy:R}=c.total,{started:j,unit:_}=t,$=(Y,Z,se)=>Ll(Y,B(Z),se),D=Y=>$(J(Ae(Y,_),2),k,U(
Y/k)),U=Y=>oe(Y,_).replace("-","−"),K=[[l("tokens scored"),B(w),l("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(w&&!h()){let Y=z(g/w),Z=z(L/w);K.push([l("green"),Y,l("The share of the scored tokens that got the bias."),"green-list",`${B(g)} / ${B(w)} = ${Y}`,{formula:l(
"green / scored"),unit:"%"}]),K.push([l("expected at least"),Z,l("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",$(J(L,2),w,Z),{formula:"",unit:"%"}])}if(k){let Y={unit:l(
"bits or nats")};K.push([l("surprisal before the watermark"),oe(b/k,_),l("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",D(b),{formula:"−(Σ log p) / n"}]);let[Z,se]=j.effective.do_sample?[R,l("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[T,l("The likeliest token at each position would have had this.")];if(!t.usesBeams){K.push([l("witho\
ut it"),oe(Z/k,_),se,j.effective.do_sample?"entropy":"surprisal",D(Z),{formula:j.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let ie=`${oe(b/k,_)} − ${oe(
Z/k,_)} = ${U((b-Z)/k)}`;K.push([l("log-probability lost"),U((b-Z)/k),l("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",ie,{formula:"",...Y}])}K.push([l("raised by"),oe(S/k,_),l("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",D(S),{formula:"(Σ log p′ − log p) / n",...Y}])}
if(v){let Y=J(x/v,1);K.push([l("suppressed"),l("{value} of {count}",{value:Y,count:B(j.request.top_candidates??10)}),l("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),h()?"g-value":"green-list",$(B(x),v,Y),{formula:"",unit:l("tokens")}])}return K}function I(){let w=W(),
g=ce(n("mark-figures"),w.length,()=>{let L=m("div"),k=m("dt");return k.append(m("span")),L.append(k,m("dd")),L});w.forEach(([L,k,b,S,x,v],T)=>{let[R,j]=g[T].children;
q(R.firstChild,L),ge(R.firstChild,S,()=>x&&pe(x),{meaning:b,...v}),q(j,k)})}$e(e,{curve:()=>{let{z:w,scored:g,green:L}=c.total;return w===null?"":pe(h()?`z = ${Ze(
w)}`:ws(L,g,i.ratio))}});function C(){O(),I(),N()}function E(w){let L=t.lines().length>1?t.lineOf(w):null;return L?`${L.label} · ${ss(i)}`:ss(i)}return o.addEventListener(
"input",()=>{let w=o.valueAsNumber,g=w>=0&&w<=30;if(o.setAttribute("aria-invalid",String(!g)),!g){q(n("threshold-words"),l("The threshold must be from 0 to 30."));
return}s=w,C()}),new ResizeObserver(()=>!e.hidden&&c.total.marks&&N()).observe(n("z-box")),w=>{(w.run||!c)&&d();let g=t.current(),{keep:L}=c.follow(g?t.lastOf(g):
null);e.hidden=!c.total.marks,!e.hidden&&((w.run||w.steps||w.status||w.selection)&&(p(L),q(n("mark-about"),E(g))),y(g),(w.run||w.steps||w.status||w.selection||w.
unit)&&C())}}var i0={drafts:pc,beams:Sc,beamtree:Uc,hypotheses:Xc,curve:gh,branches:Eh,canvas:xh,candidates:Gh,check:Uh,layers:Jh,in_words:ef,cross_attention:sf,spoken:Af,word_times:Rf,
logit_lens:af,numbers:mf,processors:kf,quiz:_f,reranked:xf,template:Sf,token:vf,tokens:Lf,watermark:Nf};Es(()=>da(i0));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":vs,"visualizers/panes/core/tables.ts":Ts,"visualizers/panes/core/texts.ts":Ls,"visualiz\
ers/panes/core/values.ts":Os,"visualizers/panes/core/text.ts":Ws,"visualizers/panes/core/dom_patch.ts":Bs,"visualizers/panes/core/sight.ts":Us,"visualizers/pane\
s/core/feed.ts":Vs,"visualizers/panes/core/reasoning.ts":Ys,"visualizers/panes/core/log.ts":ei,"visualizers/panes/core/document_links.ts":ti,"visualizers/panes/\
core/meanings.ts":ni,"visualizers/panes/core/glossary.ts":oi,"visualizers/panes/core/tips.ts":li,"visualizers/panes/assisted/draft_figures.js":di,"node_modules/\
preact/dist/preact.mjs":zi,"node_modules/preact/hooks/dist/hooks.mjs":Yi,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":Ji,"visualizers/panes/core/compon\
ent.tsx":Qi,"visualizers/panes/core/alone.ts":ta,"visualizers/panes/core/run_group.ts":ra,"visualizers/panes/core/term_links.ts":sa,"visualizers/panes/core/runt\
ime.ts":ha,"visualizers/panes/widgets/term.tsx":fa,"visualizers/panes/widgets/token_label.tsx":pa,"visualizers/panes/charts/marks.ts":Ka,"visualizers/panes/char\
ts/picture_files.ts":Ya,"visualizers/panes/charts/values_list.tsx":Ja,"visualizers/panes/core/shades.ts":tl,"visualizers/panes/tokens/card.js":nl,"visualizers/p\
anes/tokens/written_tokens.js":ol,"visualizers/panes/diffusion/canvas_state.js":sl,"visualizers/panes/charts/plot.ts":ul,"visualizers/panes/core/virtual_rows.ts":dl,
"visualizers/panes/watermarks/watermarks.js":ml,"visualizers/panes/core/theme.ts":yl,"visualizers/panes/core/run_sums.ts":Ol,"visualizers/panes/core/bytes.ts":Il,
"visualizers/panes/watermarks/detection_words.js":Bl};})();
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
