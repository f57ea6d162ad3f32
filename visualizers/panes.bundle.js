// Written by .ci/bundle.py from modules with the SHA-256 bdc2890c4f5a97d613cb575e83e04e04e0d75945852d876e0b9ddaa67a573cfd: edit those.
(()=>{var Pd=Object.defineProperty;var le=(t,e)=>{for(var n in e)Pd(t,n,{get:e[n],enumerable:!0})};var ws={};le(ws,{fit:()=>ue,sayAttributes:()=>re,sayClass:()=>Ne,sayLabel:()=>mt,sayPercent:()=>ge,showIf:()=>Ae,svg:()=>J});var bs={};le(bs,{INVISIBLE:()=>Ot,MARKS:()=>st,asSentence:()=>pe,askedOf:()=>ps,bytesOf:()=>ds,bytesWords:()=>us,count:()=>H,decimals:()=>U,fillLabel:()=>Se,fillText:()=>qn,
fillToken:()=>hs,filled:()=>we,fromNats:()=>Oe,inOneLine:()=>Qt,inParts:()=>Ee,information:()=>oe,labelled:()=>ne,leavesBytes:()=>In,loadingWords:()=>ms,make:()=>g,
modeName:()=>Wn,named:()=>Bd,numbersOf:()=>Le,percent:()=>D,probability:()=>Y,problemsOf:()=>gs,processorWords:()=>Ue,quoted:()=>V,say:()=>$,seconds:()=>it,stopWords:()=>We,
together:()=>Sr,waitWords:()=>fs});var ns={};le(ns,{count:()=>H,fixed:()=>Q,isOne:()=>ts,language:()=>Cn,listed:()=>es,notation:()=>me,plain:()=>ot,separators:()=>$d,significant:()=>Nd});var Rd=[
"de","fr"];var Zo={},il={};function Cn(){let t=(navigator.language||"").slice(0,2).toLowerCase();return Rd.includes(t)?t:"en"}var yr=()=>window.GenerationPlaygroundTexts?Cn():
"en";function Qo(t){if(!Zo[t]){let e=new Intl.NumberFormat(t).formatToParts(12345678e-1),n=r=>e.find(({type:o})=>o===r)?.value??"";Zo[t]={decimal:n("decimal"),group:n(
"group")}}return Zo[t]}function me(t){let e=yr();if(e==="en")return t;let{decimal:n,group:r}=Qo(e);return t.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Q=(t,e=0)=>me(t.toFixed(e)),Nd=(t,e)=>me(t.toPrecision(e)),H=t=>me(t.toLocaleString("en-US")),ot=t=>me(String(t)),es=t=>t.join(Qo(yr()).
decimal===","?"; ":", ");function ts(t,e){let n=e?yr():"en";return il[n]??=new Intl.PluralRules(n),il[n].select(t)==="one"}function $d(){let{decimal:t,group:e}=Qo(
yr());return t+e}var ss={};le(ss,{FIGURES:()=>rs,MODES:()=>_r,PROCESSORS:()=>vr,ROW_FIELDS:()=>os,SCORES:()=>Cd,STOPS:()=>xr});var _r={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},xr={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},rs={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},vr={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Cd={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},os={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var as={};le(as,{isSaid:()=>qd,language:()=>Cn,t:()=>a,tn:()=>z,translateTemplate:()=>Mr,withTexts:()=>is});function a(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?me(t.number):"one"in t?z(t.count,t.one,t.said,t.values):a(t.said,t.values);let n=String(
t),r=window.GenerationPlaygroundTexts?.[n]??n;return e?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=e[s];return typeof i=="number"?ot(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function z(t,e,n,r){let o=window.GenerationPlaygroundTexts?.[e]!==void 0,s=e.includes("{count}")?ts(t,o):t===1;return a(
s?e:n,{count:H(t),...r})}var qd=t=>typeof t=="object"&&t!==null&&("said"in t&&typeof t.said=="string"||"number"in t&&typeof t.number=="string"),Id=["aria-label",
"title","placeholder","data-tip","label"];function Mr(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);
for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],l=s&&e[s.replace(/\s+/g," ")];l&&(r.nodeValue=o+l+i)}for(let r of[
t,...t.querySelectorAll("*")])for(let o of Id){let s=e[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(o,s)}}function is(t){let n=window.GenerationPlaygroundCatalogues?.[Cn()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=
r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.GenerationPlaygroundTextsLoading.then(t)}var ls={};le(ls,{finite:()=>ce,isFromElsewhere:()=>Te,isKnown:()=>Ce,keptOf:()=>Ie,medianOf:()=>Wd});var Ce=t=>typeof t=="number"&&Number.isFinite(t),ce=t=>t==null||
Math.abs(t)>1e30?null:t,Wd=t=>{let e=[...t].sort((n,r)=>n-r);return(e[e.length-1>>1]+e[e.length>>1])/2},Te=({distribution:t})=>t.vocab===null,Ie=({distribution:{
stages:t,vocab:e}})=>t.at(-1)?.kept??e;var st={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Ot=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function g(t,e,n,r){let o=document.createElement(
t);e&&(o.className=e),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function qn(t,e,{running:n=!1}={}){
let r=0;for(let o of e.matchAll(Ot)){let[s]=o;o.index>r&&t.append(e.slice(r,o.index)),r=o.index+1;let i=st[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=st[s]?s:"";t.append(g("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(g("span","gp-mark",i))}r<e.
length&&t.append(e.slice(r))}function hs(t,e){let n=/^ (?=\S)/.test(e)?" ":"",r=/\n*$/.exec(e)?.[0]??"",o=g("span","gp-ink");qn(o,e.slice(n.length,e.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(g("span","gp-space","",{"data-mark":st[`
`],"data-wide":"yes"}));return t.append(...[n,o,r].filter(Boolean)),o}var cs=/(\\x[0-9a-f]{2})+$/i,ds=t=>(t.match(cs)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
In=({piece:t,text:e})=>t!==null&&(t===""||cs.test(e)&&t===e.replace(cs,""));function Se(t,e){t.replaceChildren(),qn(t,e),e||t.append(g("span","gp-mark",a("(empt\
y)")))}function ne(t,e){let n=g("bdi",e);return Se(n,t),n}function $(t,e){t.textContent!==e&&(t.textContent=e)}var jd=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Sr(t){let e=document.createDocumentFragment();return t.split(jd).forEach((n,r)=>e.append(r%2?g("span","gp-together",n):n)),e}var Qt=t=>t.replace(Ot,e=>e===
" "?" ":st[e]||"�"),pe=t=>t?`${t}.`:"",Ee=t=>t.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),V=t=>a("“{text}”",{text:Qt(t)});function fs(t){
return t>90?a("Yours begins in about {count} minutes.",{count:Math.round(t/60)}):a("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.
round(t/5)})}var we=(t,e)=>t.split(/\{(\w+)\}/).map((n,r)=>r%2?e[n]:n);function D(t){let e=t*100;return e===0?me("0%"):e<.01?me("<0.01%"):e<1?me(e.toFixed(2)+"%"):
e>99.95&&e<100?me(">99.9%"):me(e.toFixed(1).replace(".0","")+"%")}var Y=t=>t==null?0:Math.exp(t),ps=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Oe=(t,e)=>e==="bits"?t/Math.LN2:t;function oe(t,e){return t===null||!Number.isFinite(t)?a("infinite"):Q(Oe(t,e),2)+" "+a(e)}function ms({model:t,phase:e,done:n,
total:r}){if(e==="gpu")return a("waiting for the shared GPU …");if(e==="asking")return a("asking the Hub for {model} …",{model:t});let o=D((n??0)/(r||1));return e===
"download"?a("downloading {model}: {done} of {total} …",{model:t,done:us(n),total:us(r)}):e==="converting"?r?a("converting {model}: {share} …",{model:t,share:o}):
a("reading the file of {model} to convert it …",{model:t}):r?a("loading {model}: {share} …",{model:t,share:o}):a("loading {model} …",{model:t})}function us(t){
return Ce(t)?t>=1e9?a("{size} GB",{size:Q(t/1e9,t<1e10?2:1)}):t>=1e6?a("{size} MB",{size:Q(t/1e6,t<1e8?1:0)}):a("{size} kB",{size:Q(t/1e3,0)}):"–"}function it(t){
return t<1?Math.round(t*1e3)+" ms":Q(t,t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":Q(t,e);function Le(t){let{chosen:e,distribution:n}=t,r=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:Y(e.logprob),rawProbability:Y(e.raw_logprob),rank:(t.
read?null:e.rank)??e.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Bd=(t,e,n)=>Object.hasOwn(t,
e)?t[e]:n,Wn=t=>Object.hasOwn(_r,t)?a(_r[t]):t.replaceAll("_"," ");function gs({message:t,fix:e,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(t))?r:[{knob:"",message:a(t),fix:a(e)},...r]}var We=t=>Object.hasOwn(xr,t)?xr[t].map(e=>a(e)):[t,t];function Ue(t){
if(!Object.hasOwn(vr,t))return[t,a("is your own logits processor"),[]];let[e,n,r]=vr[t];return[a(e),a(n),r]}var J=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ue(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild?.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var al=new WeakMap;function mt(t,e,{plain:n=!1}={}){let r=String(n)+
e;al.get(t)!==r&&(al.set(t,r),n?t.textContent=e:Se(t,e))}function Ne(t,e){t.className!==e&&(t.className=e)}function ge(t,e,n){let r=`${(n*100).toFixed(2)}%`,o=ll.
get(t)||{};o[e]!==r&&(t.style[e]=r,ll.set(t,{...o,[e]:r}))}var ll=new WeakMap;function re(t,e){let n=cl.get(t)||{};for(let[r,o]of Object.entries(e))n[r]!==o&&t.
setAttribute(r,String(n[r]=o));cl.set(t,n)}var cl=new WeakMap;function Ae(t,e){t.hidden===e&&(t.hidden=!e)}var Ns={};le(Ns,{Along:()=>be,RunLog:()=>gt,groupLetter:()=>Pe,pathChange:()=>en,pathOf:()=>ie,penalised:()=>Ke,unseenAfter:()=>Rs,unseenNode:()=>Ps});var Es={};le(Es,{Feed:()=>Lt,everyChange:()=>Lr});var Ss={};le(Ss,{isFar:()=>vs,isOpen:()=>_s,onceNear:()=>Ms,onceShown:()=>xs});var hl=t=>t.closest(".tabitem, .drawer")||document.body;function _s(t){return t.checkVisibility()||
t.hidden&&hl(t).checkVisibility()}var Er=new WeakMap,ks;function xs(t,e){ks??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Hd).forEach(i=>i()));let n=hl(t),r=n.checkVisibility()?t:n,o=Er.get(r)??new Set;Er.set(r,o.add(e)),ks.observe(r)}function Hd(t){ks.unobserve(t);let e=[...Er.get(
t)||[]];return Er.delete(t),e}var Tr=new WeakMap,ys=new WeakMap,ul;function vs(t){return Tr.has(t)||(ul??=new IntersectionObserver(Fd,{rootMargin:"50%"}),Tr.set(
t,!1),ul.observe(t)),!!Tr.get(t)&&!t.hidden}function Ms(t,e){ys.set(t,e)}function Fd(t){for(let{target:e,isIntersecting:n}of t){Tr.set(e,!n);let r=n&&ys.get(e);
r&&(ys.delete(e),r())}}var Lt=class{constructor(e){this.kinds=e}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=e.lastIndexOf(`
`)+1;for(;this.position<r;){let o=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,o)),this.position=o+1}this.head=e.slice(0,Math.min(r,100)),this.tail=e.slice(Math.max(0,r-100),r)}append(e){
let n=0;for(let r of e.split(`
`))this.readLine(r)||(n+=1);return n}read(e){throw new Error("nobody reads "+e.type)}readLine(e){if(!e.trim())return!0;try{return this.read(JSON.parse(e)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,e.slice(0,200)),!1}}setAway(e){this.away!==e&&(this.away=e,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n,r=!1){
let o={element:e,update:n,whenOpen:r,missed:Lr(this.kinds),opened:()=>Ts([o])};this.subscribers.add(o),Ts([o])}changed(e){Or.size||requestAnimationFrame(zd),Or.
add(this),this.changes[e]=!0}takeChanges(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?n.missed=Gd(n.missed,e):this.subscribers.
delete(n);return[...this.subscribers]}},Or=new Set;function zd(){let t=[...Or];Or=new Set,Ts(t.flatMap(e=>e.takeChanges()),!0)}function Ts(t,e=!1){let n=t.filter(
({element:s,whenOpen:i})=>i&&s.isConnected),r=new Set(n.filter(({element:s})=>!_s(s))),o=new Set(n.filter(s=>e&&Dd(s.missed)&&!r.has(s)&&vs(s.element)));for(let{
element:s,opened:i}of r)xs(s,i);for(let{element:s,opened:i}of o)Ms(s,i);for(let s of t){let{missed:i,update:l}=s;if(!(r.has(s)||o.has(s)||!Object.keys(i).length)){
s.missed={};try{l(i)}catch(c){console.error("Generation Playground: a pane could not be drawn.",c)}}}}var Dd=t=>!!t.steps&&Object.keys(t).every(e=>e==="steps"||
e==="entries"),Lr=t=>Object.fromEntries(t.map(e=>[e,!0]));function Gd(t,e){let n={...t,...e};return t.entries&&e.entries&&(n.entries=new Set([...t.entries,...e.
entries])),n}var Ls={};le(Ls,{noReading:()=>Ar,readOn:()=>Pr,spansOf:()=>Os});var Ar=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function Pr(t,e,n,{start:r,end:o}){
let{place:s}=t,{since:i,spans:l}=t,c=[...t.tail,[s,e]];for(;;){let u=i===null?r:o,h=c.map(([,f])=>f).join("").indexOf(u);if(h<0)break;let d=Ud(c,h);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,d),end:s+1}],i=null),c=Kd(c,h+u.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:Vd(c,(i===null?r:o).length-1),spans:l}}function Os(t,e){if(!e)return[];let n=Ar(e);for(let{chosen:i,piece:l}of t)n=Pr(n,i.text,l===null,e);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Ud(t,e){let n=e;for(let[r,o]of t)if(n-=o.length,n<0)return r;return t[t.length-1][0]}
function Kd(t,e){let n=e;return t.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Vd(t,e){let[n,r]=[t.length,0];for(;n>
0&&r<e;)r+=t[--n][1].length;return t.slice(n)}var Xd=20,gt=class extends Lt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;parts=[];coming=[];turn;fed={turn:void 0,
started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.clear()}clear(){this.queued=this.loading=this.started=this.
finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,this.rounds=[],this.canvasSteps=
[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],this.hideFrom=this.beginsHidden?
0:null}feedRun(e,n){this.begin(n),this.feed(e),this.coming=[e],this.showComing()}appendRun(e,n){this.begin(n);let r=this.append(e);return this.coming.push(e),this.
showComing(),r}lose(e){this.fed.turn!==e||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to this run was lost."),fix:a("Run it a\
gain."),error:"Lost",diagnostics:[]})}begin(e){e!==this.fed.turn&&(this.fed={turn:e,started:!1},this.coming=[],this.feed(""))}showComing(){this.fed.started&&Object.
assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.parts[0]??""}read(e){
if(!Yd(e.type))throw new Error("unknown event "+e.type);fl[e.type](this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed??0,this.firstElapsed??=e.elapsed,
this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.decoder_tokens.length}get prefix(){
return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.started.mode==="block_diffusion")}get isFromElsewhere(){
return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.length||this.started?.media?.length)}get looksAtMedia(){
return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.started&&this.started.codebooks)}get canAsk(){return super.
canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;
let{given:e,only_given:n,config:r={}}=this.started.request;return typeof e=="string"?!1:Array.isArray(e)&&n||r.max_new_tokens===(e||[]).length+1}get usesBeams(){
return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){
return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){
if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed(
"steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,r)=>tf(n,r,this.prompts.length));
let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?a("codebook {number}",{number:r+1}):this.lasts.length>
1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:e[r]?e[r].stop_reason:null,untold:!n&&e[r]&&!e[r].token_ids.length?e[r].text:""}))}current(){
if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.
isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>e.index;)r=r.before;return r===e}):this.lines()[e.sequence]}lastOf(e){
return this.lineOf(e)?.last??e}select(e,n){let r=e===null?null:this.lines()[e];this.selectStep(r&&n!==void 0?ie(r.last)[n]??null:null)}selectStep(e,n=!1){let r=this.
seen(e);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,r){
this.selectStep(e),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(e=""){let n=this.returned?this.returned[0]?.last:this.lasts[0];
if(this.selected||!n||this.stepping)return;let r=ie(n),o=r.filter(u=>!u.given);if(o.length<2)return;let s=Os(r,this.started?.reasoning).filter(({end:u})=>u!==null),
i=o.filter(({index:u})=>!s.some(({start:h,stop:d})=>h<=u&&u<d)),l=({distribution:u,chosen:{raw_logprob:h}})=>u.entropy_before??-(h??-1/0),c=e&&o.find(u=>u.chosen.
text.trim()===e.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((u,h)=>l(h)>l(u)?h:u),!0)}walk(e){let n=this.current();if(!n)return;let r=[
...this.promptSteps,...ie(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.max(0,Math.min(r.length-1,o+e))])}addSearched(e,n){
this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addFound(e,n,r,o){let s=this.found[e];s.delete(n),s.set(n,{ids:r,found:o}),s.size>
Xd&&s.delete(s.keys().next().value),this.changed("found")}foundOf(e){return this.started&&this.found[e].get(this.turn)||null}startedLine(){let e=this.text.indexOf(
'{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ie(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let r=this.allLines()[e];r&&(ie(r.last).forEach((o,s)=>{let i=je("Candidate",n[s]||[]),
l=new Set(i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:je("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},fl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
let n=je("Token",e.prompt_tokens??[]);t.started={...e,prompt_tokens:n,decoder_tokens:je("Token",e.decoder_tokens??[])},t.fed.started=!0,t.changed("run"),t.changed(
"status"),t.changed("selection")},Stepped(t,{step:e}){let n=dl(e);n.read=!!t.started?.request.only_given,n.before=t.lasts[n.sequence]??null,n.draft=Jd(n,t.rounds),
t.lasts[n.sequence]=n,(!t.newest||n.index>t.newest.index)&&(t.newest=n),t.countStep(n)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Zd(),r={...e,distributions:e.
distributions.map(pl)};r.given&&(n.given+=1);let o=je("BeamCandidate",r.candidates).map(i=>Qd(i,r,n));for(let{beam:i}of o)i.progress&&t.texts.set(i.token_id,i.text);
ef(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,l)=>As(i)-As(l)),n.byNumber=new Map(n.running.map(i=>[As(i),i]));let s=r.given?t.started?.effective.
num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??
0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),
n.distributions.push(r.distributions),t.countStep(r)},PromptRead(t,{steps:e}){let n=null;t.promptSteps=e.map(r=>n={...dl(r),before:n,isPrompt:!0}),t.changed("pr\
ompt")},CanvasDenoised(t,{step:e}){let n={...e,places:je("CanvasPlace",e.places)};t.canvasSteps.push(n),t.numTokens=n.canvas*n.places.length,t.elapsed=n.elapsed,
t.firstElapsed??=n.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){t.rounds.push({...e,drafted:je("DraftToken",e.drafted)}),t.changed("steps")},Finished(t,e){
t.finished=e,e.sequences.forEach((n,r)=>{!n.token_ids.length&&n.text&&(t.lasts[r]??=null)}),t.usesBeams&&(t.returned=e.sequences.map((n,r)=>of(t,n,r))),t.changed(
"status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed("status")}},Yd=t=>Object.hasOwn(fl,
t);function Rr(t,e){let n=os[t],r={};for(let o=0;o<n.length;o++)r[n[o]]=e[o];return r}function je(t,e){return e.map(n=>Rr(t,n))}function pl(t){return{...t,candidates:je(
"Candidate",t.candidates),stages:je("Stage",t.stages)}}function dl(t){let{chosen:e,distribution:n,watched:r,mark:o,reranked:s,...i}=t,l={...i,chosen:Rr("Candida\
te",e),distribution:pl(n),watched:je("Candidate",r??[]),mark:o?Rr("Mark",o):null,before:null,draft:null};return s&&(l.reranked=je("Reranked",s)),l}function Jd(t,e){
let n=e.at(-1);if(!n||t.index<n.start)return null;let r=t.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,
instead:n.drafted[r]||null,round:n,place:r}}function Zd(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
var As=({beam:t})=>t.beam??0;function Qd({mark:t,...e},n,r){let o=t?Rr("Mark",t):null,s={...e,mark:o},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===
s.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,
distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}var Ke=({beam:t,length:e},n)=>e>0?(t.score??
-1/0)/e**n:t.score;function Ps(t,e,n,r,o){t.unseen??=new Map;let s=`${e} ${n} ${o.token_id}`,i=t.unseen.get(s);if(!i){let l=(e?t.byStep[e-1].get(n):null)??null,
{token_id:c,text:u,raw_logprob:h,logprob:d}=o,f=(l?.beam.score??0)+(d??-1/0),p=l?l.beam.group:null,S={token_id:c,text:u,piece:null,parent:n,raw_logprob:h,logprob:d,
score:f,status:"unseen",beam:null,final_score:null,group:p},{sequence:O,seconds:R,elapsed:B}=t.steps[e][0];i={index:e,sequence:O,before:l,chosen:o,piece:null,distribution:r,
seconds:R,elapsed:B,draft:null,given:!1,length:t.steps[e][0].length,beam:S,rank:null},t.unseen.set(s,i)}return i}function Rs(t,e,n,r){let o=n&&!n.given?n.beam?.
beam??0:0;return t.unseen&&t.unseen.get(`${e} ${o} ${r}`)||null}function ef(t){let e=new Map;for(let n of[...t].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??
-1/0)))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function tf(t,e,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:e+1,label:s}):s,o=(s,i,l,c)=>({
kind:s,label:r(i),last:l,score:c,stopReason:null});return[...t.running.map(s=>o("running",nf(s),s,s.beam.score)),...t.finished.map((s,i)=>o("finished",rf(s,i+1),
s,s.beam.final_score))]}function nf({beam:{beam:t,group:e,progress:n}}){let r=(t??0)+1;return e!=null?a("beam {number}, group {group}",{number:r,group:Pe(e)}):r===
1&&!n?a("best beam"):a("beam {number}",{number:r})}function rf({beam:{group:t}},e){return t!=null?a("ended {number}, group {group}",{number:e,group:Pe(t)}):a("e\
nded {number}",{number:e})}var Pe=t=>t<26?String.fromCharCode(65+t):String(t+1);function of(t,e,n){let r=Math.max(1,Math.floor((t.finished?.sequences.length??0)/
t.prompts.length)),{steps:o}=t.prompts[Math.floor(n/r)],s=null;return e.token_ids.forEach((i,l)=>{let c=e.beams?.[l];s=(o[l]||[]).find(u=>u.beam.parent===c&&u.beam.
token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:e.score,stopReason:e.stop_reason}}function ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function en(t,e){let n=[],r=e;for(;r&&t[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var be=class{constructor(e,n){
this.add=n;this.totals=[e]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(e){let{keep:n,added:r}=en(this.steps,e);this.steps.length=
n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var Hs={};le(Hs,{explain:()=>Bs,runsOfTerms:()=>ke,tipLater:()=>_e,tipOfTerm:()=>fe});var $s={};le($s,{documentLinks:()=>jn});var sf={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},af=Object.fromEntries(Object.entries(sf).flatMap(([t,e])=>e.split(/\s+/).map(n=>[n,t])));function jn(t){let e=document.
querySelector("link[rel=help]");if(!e)return[];let n=t?af[t]||`glossary#${t}`:"";return[g("a","gp-link",a("Docs"),{href:e.href+n,target:"_blank",rel:"noopener"})]}var Is={};le(Is,{addressOf:()=>Bn,askedTerm:()=>Nr,followTermLink:()=>Hn,formulaLines:()=>$r,openGlossary:()=>lt});var Cs={};le(Cs,{TERMS:()=>tn,termOf:()=>At});var ml={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
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
ther. A place is accepted where the entropy of its distribution is low enough.")})},tn=Object.keys(ml),At=t=>ml[t]();var qs="#glossary",at=null,Bn=t=>`${qs}=${t}`;function Nr(){let[t,e=""]=location.hash.split("=");return t!==qs?null:tn.includes(e)?e:""}function gl(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var $r=({formula:t,unit:e})=>[...t?[g("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[g("p","gp-term-unit",a("Unit: {unit}",{unit:e}))]:[]];function lf(){let t=g("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),e=g("button","gp-\
button",a("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=g("header","gp-head");n.append(g("h3","gp-title",a("Glossary")),...jn(),e);let r=g(
"div");for(let o of tn){let s=At(o),i=g("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),l=g("h4");l.append(g("a","gp-term-link",s.name,{href:Bn(
o),title:a("Link to this term")})),i.append(l,g("p","",s.meaning),...$r(s)),r.append(i)}return t.append(n,r),t.addEventListener("click",({target:o})=>o===t&&t.close()),
t.addEventListener("close",()=>Nr()!==null&&gl("")),t}function lt(t,e){at??=lf(),at.parentNode!==t&&(at.open&&at.close(),t.append(at)),at.open||at.showModal();for(let r of at.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${e}`);let n=e?at.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),gl(e?Bn(e):qs)}function Hn(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
lt(e,n.getAttribute("href")?.split("=")[1]))}var wl=new WeakMap,js=new WeakMap;function _e(t,e){wl.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function fe(t,e,n,r={}){js.set(t,{id:e,run:n,...r});let o=r.
meaning||"";t.dataset.tip!==o&&(t.dataset.tip=o),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function ke(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:r}=n.dataset;r!==void 0&&Object.hasOwn(e,r)&&js.set(n,{...kl(n),run:e[r]})}}function kl({dataset:{term:t,tip:e,formula:n,unit:r}}){return{
id:t??"",run:()=>"",meaning:e,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var Ws=t=>t&&js.get(t)||(t?.dataset.term?kl(t):null),cf={run:t=>a("In this run\
: {words}",{words:t}),runs:t=>a("In these runs: {words}",{words:t}),text:t=>a("In this text: {words}",{words:t}),model:t=>a("In this model: {words}",{words:t})},
uf=t=>t.replaceAll("−(","−⁠(");function hf({id:t,run:e,meaning:n,...r},o,s){let i={...At(t),...r},l=e(),c=g("button","gp-link",a("Glossary (key G)"),{type:"\
button",tabindex:"-1"});c.addEventListener("click",()=>lt(o,t));let u=g("p","gp-in-run");return u.append(Sr(cf[s](uf(l)))),[g("p","",n||i.meaning),...$r(i),...l?
[u]:[],c,...jn(t).map(h=>(h.tabIndex=-1,h))]}function bl(t,e,n){let r=Ws(t);return r?hf(r,e,n):[Sr(wl.get(t)?.()??t.dataset.tip??"")]}function Bs(t,e="run"){let n=null,
r=null,o=()=>g("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:h}){if(!(h instanceof Element)||n?.contains(
h))return;let d=h.closest("[data-tip]");d!==r&&(r&&r.removeAttribute("aria-describedby"),r=d,n??=o(),n.hidden=!d,d&&(n.classList.toggle("gp-term",!!Ws(d)),n.replaceChildren(
...bl(d,t,e)),d.setAttribute("aria-describedby",n.id),i(n,d)))}function i(h,d){let f=d.closest("[data-holds-tips]")||t;h.parentNode!==f&&f.append(h);let[p,S]=[f.
getBoundingClientRect(),d.getBoundingClientRect()],O=Math.min(S.left-p.left,p.width-h.offsetWidth-8);h.style.left=`${Math.max(8,O)+f.scrollLeft}px`;let[R,B]=f===
t?[0,innerHeight]:[Math.max(0,p.top),Math.min(innerHeight,p.bottom)],P=S.bottom+5+h.offsetHeight>B&&S.top-5-h.offsetHeight>=R;h.classList.toggle("gp-above",P),h.
style.top=`${(P?S.top-5-h.offsetHeight:S.bottom+5)-p.top+f.scrollTop}px`}let l=()=>s({target:t});function c(){if(!r||!n)return;if(!t.contains(r)||!r.getClientRects().
length){l();return}let h=bl(r,t,e);h.map(f=>typeof f=="string"?f:f.textContent).join("")!==n.textContent&&(n.replaceChildren(...h),i(n,r))}let u=()=>Ws(r);return t.
addEventListener("pointerover",s),t.addEventListener("pointerleave",({pointerType:h})=>!(h==="touch"&&u())&&l()),t.addEventListener("focusin",s),t.addEventListener(
"focusout",({relatedTarget:h})=>!(h instanceof Node&&n?.contains(h))&&l()),t.addEventListener("click",h=>Hn(h,t)),t.addEventListener("keydown",h=>{if(h.key==="E\
scape"&&l(),h.key.toLowerCase()!=="g"||h.ctrlKey||h.metaKey||h.altKey||h.target!==r)return;let d=u();d&&(h.preventDefault(),lt(t,d.id))}),c}var yl=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ve=t=>t.
num_accepted+(t.follow==="correction"?1:0),Fs=t=>t.num_accepted+(t.next_token_id===null?0:1);function df(t,e){let{drafted:n,num_accepted:r}=e;if(t.rounds+=1,t.tokens+=
Fs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=r,t.judged+=Ve(e);for(let o=t.
draftedAt.length;o<n.length;o++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((o,s)=>{t.draftedAt[s]+=1,s<r&&(t.acceptedAt[s]+=1),!(s>=Ve(e)||(o.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=o.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[r]+=1,t}function ff(t){let{spec_steps:e,
rounds:n,tokens:r,drafted:o,accepted:s,judged:i,overlaps:l}=t,c=(u,h)=>h?u/h:null;return{num_spec_steps:e,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:e?1+s/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var nn=class{constructor(){this.rounds=[],this.tally=yl()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=yl());for(let r=this.tally.rounds;r<
e.length;r++)df(this.tally,e[r]);return this.rounds=e,ff(this.tally)}};var Ds={};le(Ds,{denominatorOf:()=>ct,draftFigures:()=>zs,tipOfFigure:()=>_l});var pf={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:a("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function _l(t,e,n,r){let[o,s]=pf[e]();fe(t,o,()=>mf(e,n,r),{meaning:a(rs[e]),...s})}function mf(t,e,n){let r=ct(t,n);if(t.
startsWith("num_"))return a("{value} {denominator}.",{value:e,denominator:r});if(t!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:e});
let o=z(n.num_tokens,"{count} token","{count} tokens");return z(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:e})}function ct(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=e,i=z(e.num_rounds,"{count} round","{c\
ount} rounds"),l=z(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return z(o,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:i});case"num_accepted_draft_tokens":return a("of {drafted} drafted",{drafted:H(n)});case"draft_acceptance_rate":return a("{accepted} of\
 {drafted} drafted",{accepted:H(r),drafted:H(n)});case"judged_acceptance_rate":return a("{accepted} of {judged} judged",{accepted:H(r),judged:H(s)});case"mean_a\
cceptance_length":return z(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:H(r)});case"expected_acceptance_rate":return z(s,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return z(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function zs(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),r=t.querySelector(".gp-place-c\
hart"),o=S=>S===null?"–":D(S),s=S=>z(S,"{count} token","{count} tokens");function i(S,O){let R=O.samples&&S.expected_acceptance_rate!==null,B=W=>[W,H(S[W]),ct(
W,S)],P=W=>[W,o(S[W]),ct(W,S),S[W]],j="mean_acceptance_length";return[B("num_draft_tokens"),B("num_accepted_draft_tokens"),P("draft_acceptance_rate"),[j,U(S[j],
2),ct(j,S)],P("judged_acceptance_rate"),...R?[P("expected_acceptance_rate")]:[],B("passes_saved")]}function l(){let S=g("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),O=g("dd","gp-rate",null,{"aria-hidden":"true"});return O.append(g("i")),S.append(g("dt"),g("dd"),g("dd","gp-note"),O),S}function c(S,O){let R=i(
S,O),B=ue(e,R.length,l);R.forEach(([P,j,W,I=null],N)=>{let[A,x,_,T]=B[N].children;A.textContent!==P&&A.replaceChildren(...P.split(/(?<=_)/).flatMap(v=>[v,g("wbr")])),
$(x,j),$(_,W),T.hidden=I===null,ge(T.firstChild,"width",I??0),_l(B[N],P,j,S),B[N].dataset.name=P})}function u(){let S=g("span","gp-chart-column"),O=g("span","gp\
-chart-track");return O.append(g("i","gp-chart-whole"),g("i","gp-chart-part")),S.append(g("span","gp-chart-top"),O,g("span","gp-chart-label")),S}function h(S,O,R){
let B=Math.max(1,...O.map(([j,W])=>W??j)),P=ue(S,O.length,u);O.forEach(([j,W,I,N,A],x)=>{let[_,T,v]=P[x].children;$(_,N),ge(T.children[0],"height",(W??0)/B),ge(
T.children[1],"height",j/B),$(v,I),_e(P[x],()=>A)}),re(S,{"aria-label":`${R}: ${Ee(O.map(([,,,,j])=>j))}`})}function d(S){let O=S.num_spec_steps;h(n,S.acceptance_histogram.
map((R,B)=>[R,null,String(B),R?H(R):"",z(O,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:H(
R),tokens:s(B)})]),"acceptance_histogram"),h(r,S.drafted_by_position.map((R,B)=>{let P=S.accepted_by_position[B];return[P,R,String(B+1),`${Math.round(100*P/R)}%`,
z(R,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:B+1,accepted:H(
P),share:D(P/R)})]}),"accepted_by_position / drafted_by_position")}let f=null,p=S=>S.join(", ");return ke(t,{kept:()=>f?z(f.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:p(f.acceptance_histogram)}):
"",place:()=>f?a("kept {kept} of {drafted} drafted, by position.",{kept:p(f.accepted_by_position),drafted:p(f.drafted_by_position)}):""}),(S,O)=>{f=S,c(S,O),d(S)}}var ut={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},xl=Object.fromEntries(Object.keys(ut).map(t=>[t,0])),vl=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Pt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Gs({target_logprob:t,draft_logprob:e},{weight:n}){let r=Y(
t)/((e??null)===null?1:Y(e));return Math.min(1,n===null?r:1-n+n*r)}var Ml=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function Sl(t,e){
if(t.samples)return e?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Ml(t)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[U(t.weight,2),U(1-t.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function Us(t,e){return e<t.num_accepted?"accepted":e<Ve(t)?"rejected":"unjudged"}function Fn(t,e,n){let r=t.drafted[e],o=Us(t,e),s=(r.
draft_logprob??null)!==null,[i,l]=[D(Y(r.target_logprob)),D(Y(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:l})]:[];if(o==="unjudged")return[t.follow===
"correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let u=o==="accepted";if(!n.samples){
let d=n.weight!==null&&s;return[u?gf(d):bf(d,V(t.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return u?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:V(t.next_text),p:i});let h=(r.overlap??null)===null?[]:[a("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:D(r.overlap)})];return[u?a("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),wf(Gs(r,n),Ml(n),u),...h].join(" ")}var gf=t=>a(t?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),bf=(t,e)=>a(t?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function wf(t,e,n){if(t>=1)return a("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:e});let r={formula:e,chance:D(t)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",r):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",r)}function Ks(t,e){let[,n,r]=ut[t.follow],o=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${r}`,s=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return o;if((s.draft_logprob??null)===null)return`${o} ${a("The target drew \
it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(s.overlap??null)===
null||e.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:D(1-s.overlap)})}`}function Tl({draft:{origin:t,place:e,
round:n,instead:r},chosen:o},s){if(!Object.hasOwn(ut,t))return[];let{length:i}=n.drafted,l={round:n.index+1,place:e+1},c=i?[z(i,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,Fn(n,e,s)];let u=t==="correction"&&r?[a("Drafted here\
 was {token}. {fate}",{token:V(r.text),fate:Fn(n,e,s)})]:[],h=Ks(n,s),d=s.samples&&t!=="correction"&&o.logprob!==null?[a("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:D(Y(o.logprob))})]:[],f=i-Ve(n),p=t==="correction"&&f?[z(f,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...u,[h,...d].join(" "),...p]}function El({round:t,place:e},n,r){let{length:o}=t.drafted,s={token:V(t.drafted[e].
text),chosen:V(n),round:t.index+1,place:e+1},i=o-Ve(t);return[z(o,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",s),Fn(t,e,r),a("{chosen} takes its place.",s),...i?[z(i,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function Ol({draft:t}){if(!t||!Object.hasOwn(ut,t.origin))return[];let{origin:e,instead:n,round:{
index:r,drafted:o}}=t,s=r+1;if(e==="accepted"){let{draft_logprob:i}=o[t.place],l={place:t.place+1,size:o.length,round:s};return(i??null)===null?[a("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:D(Y(i))})]}
return e==="correction"?n?[a("correction: replaced the rejected draft token {token} in round {round}",{token:V(n.text),round:s})]:[a("correction: replaced a rej\
ected draft token in round {round}",{round:s})]:e==="target"?[a("target only: nothing was drafted in round {round}",{round:s})]:[z(o.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:s})]}var Xe=t=>t<
.01?`${Q(t*1e3,1)} ms`:it(t);function Ll(t,e,n){let r=[],o=Pt(null),s={row:null,card:null,selected:null},i=null,l=!0,c=0,u=new WeakMap,h=new WeakMap,d=new IntersectionObserver(k=>{for(let{isIntersecting:y,
target:b}of k)y&&R(u.get(b));f()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),f=()=>l&&!e.selected&&e.running;function p(k,y){let b=r.length<=k.length&&
(!r.length||r[0].round===k[0])&&o.samples===y.samples;o=y,b||S();for(let E of k.slice(r.length))O(E)}function S(){d.disconnect(),t.replaceChildren(),r=[],s={row:null,
card:null,selected:null},i=null,l=!0,c=0}function O(k){let y=g("li","gp-round"),b={round:k,item:y,cards:null};u.set(y,b),r.push(b),t.append(y),d.observe(y)}function R(k){
if(!k||k.cards)return;d.unobserve(k.item);let{round:y,item:b}=k,E=Ve(y);k.cards=[];let C=g("div","gp-cards");for(let m=0;m<E;m++)C.append(j(k,m));y.next_token_id!==
null&&C.append(W(k)),E<y.drafted.length&&C.append(N(y,E)),y.follow==="none"&&C.append(g("span","gp-note gp-ended","■ "+a("the text ended inside its draft"))),
b.append(B(y),C),b.classList.add("gp-filled"),i||T(k.cards[0])}function B(k){let y=g("div","gp-round-head"),{num_accepted:b,drafted:{length:E}}=k,C=E?a("{accept\
ed} of {drafted} kept",{accepted:b,drafted:E}):a("no draft"),m=[a("draft {time}",{time:Xe(k.draft_seconds)}),a("verify {time}",{time:Xe(k.verify_seconds)})];y.append(
g("b","",a("Round {number}",{number:k.index+1})),g("span","",C));for(let L of m)y.append(g("span","gp-round-time",L));return y}function P(k,y,b,E,C,m,L){let q=a(
"Round {number}, {which}, {token}: {why}",{number:k.round.index+1,which:m,token:V(C),why:L}),F=g("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":q});F.dataset.draft=b;let G=g("span","gp-draft-head"),K=g("bdi","gp-ink gp-word");return Se(K,C),G.append(g("span","gp-sign",E),
K),F.append(G),_e(F,()=>L),h.set(F,{row:k,index:y}),k.cards.push(F),F}function j(k,y){let{round:b}=k,E=b.drafted[y],C=Us(b,y),m=b.start+y,L=a("drafted token {pl\
ace} of {size}",{place:y+1,size:b.drafted.length}),q=P(k,m,C,C==="accepted"?"✓":"✗",E.text,L,Fn(b,y,o));if(q.append(I("p",Y(E.target_logprob))),(E.draft_logprob??
null)!==null&&q.append(I("q",Y(E.draft_logprob))),o.samples){let F=g("span","gp-chance",a("chance"));F.append(g("b","",D(Gs(E,o)))),q.append(F)}return q}function W(k){
let{round:y}=k,b=y.start+y.num_accepted,[E,C]=ut[y.follow],m=P(k,b,y.follow,E,y.next_text,a("the target’s own token"),Ks(y,o));m.classList.add("gp-own-card");
let L=n(b);return L&&m.append(I("p",Le(L).probability)),m.append(g("span","gp-chance",C)),m}function I(k,y){let b=g("span","gp-bar-line"),E=g("span","gp-track"),
C=g("i",`gp-part-${k}`);return ge(C,"width",y),E.append(C),b.append(g("i","gp-pq",k),E,g("span","gp-amount",D(y))),b}function N(k,y){let b=g("span","gp-behind"),
E=k.drafted.slice(y);b.append(g("span","gp-note",a("never judged")));for(let C of E){let m=ne(C.text,"gp-word"),L=(C.draft_logprob??null)===null?"":` q ${D(Y(C.
draft_logprob))}`,q=g("span","gp-unjudged");q.append(m,g("small","",L)),b.append(q)}return b}function A(k){let y=k&&k.draft,b=y&&r[y.round.index-(r.length?r[0].
round.index:0)]||null;b&&R(b);let E=b?x(b,k):null;s.card&&s.card!==E&&s.card.setAttribute("aria-pressed","false"),s.card&&s.card.classList.remove("gp-current"),
s.row&&s.row!==b&&s.row.item.classList.remove("gp-current-round");let C=s.selected!==e.selected;s={row:b,card:E,selected:e.selected},C&&!e.selected&&(l=!0),b&&(b.
item.classList.add("gp-current-round"),E&&(E.classList.add("gp-current"),E.setAttribute("aria-pressed",String(e.selected===k)),t.contains(document.activeElement)||
T(E)),C&&_(b.item))}function x(k,y){let{rejected:b}=e;if(b&&b.round===k.round)return k.cards[b.place];let E=y.index-k.round.start;return E<k.round.num_accepted?
k.cards[E]:k.cards.at(-1)}function _(k){let[y,b]=[k.offsetTop,k.offsetTop+k.offsetHeight];y<t.scrollTop?t.scrollTop=y:b>t.scrollTop+t.clientHeight&&(t.scrollTop=
Math.min(y,b-t.clientHeight))}function T(k){i&&(i.tabIndex=-1),i=k||null,i&&(i.tabIndex=0)}function v(k){if(!k)return;let{row:y,index:b}=h.get(k);T(k);let E=n(b),
C=y.cards.indexOf(k);E&&k.dataset.draft==="rejected"?e.selectRejected(E,y.round,C):E&&e.selectStep(E),_(y.item),k.focus({preventScroll:!0})}function M(k,y){let b=r[Math.
max(0,Math.min(r.length-1,k))];return R(b),b.cards.at(y)}function w(k,y){let{row:b}=h.get(k),E=b.cards[b.cards.indexOf(k)+y];if(E)return E;let C=r.indexOf(b)+y;
return r[C]?M(C,y>0?0:-1):null}return t.addEventListener("click",k=>{let y=k.target.closest(".gp-draft-card");if(y){v(y);return}let b=k.target.closest(".gp-roun\
d");b&&v(u.get(b).cards[0])}),t.addEventListener("keydown",k=>{k.key==="Escape"&&e.selectStep(null);let y=k.target.closest(".gp-draft-card");if(!y||k.ctrlKey||k.
metaKey||k.altKey)return;let b=r.indexOf(h.get(y).row),E={ArrowRight:()=>w(y,1),ArrowLeft:()=>w(y,-1),ArrowDown:()=>r[b+1]&&M(b+1,0),ArrowUp:()=>r[b-1]&&M(b-1,0),
Home:()=>M(0,0),End:()=>M(r.length-1,0)};E[k.key]&&(k.preventDefault(),v(E[k.key]()))}),t.addEventListener("scroll",()=>{let k=t.scrollTop;t.scrollHeight-k-t.clientHeight<
80?l=!0:k<c&&(l=!1),c=k},{passive:!0}),{show:p,mark:A}}var Be={narrowest:3,least:16,cell:9,tallest:90,times:84};function Al(t,{canvas:e,column:n,ends:r,onResize:o}){let s={rounds:[],each:1,columns:Be.least,top:1,drafts:0},
i=0;function l(P){let j=W=>P.reduce((I,N)=>I+W(N),0)/P.length;return{accepted:j(W=>W.num_accepted),judged:j(Ve),drafted:j(W=>W.drafted.length),draft:j(W=>W.draft_seconds),
verify:j(W=>W.verify_seconds),longest:Math.max(...P.map(W=>W.draft_seconds+W.verify_seconds))}}function c(P){let j=P.map(({draft:N,verify:A})=>N+A).sort((N,A)=>N-
A),W=j.at(-1),I=j[Math.floor((j.length-1)*.9)];return W>2*I&&j.length>4?1.25*I:W}function u(P){i||=e.clientWidth;let j=Math.max(1,Math.ceil(P.length/Math.max(1,
Math.floor(i/Be.narrowest)))),W=[];for(let _=0;_<P.length;_+=j)W.push(l(P.slice(_,_+j)));let I=Math.max(1,...W.map(({drafted:_})=>_)),N=Math.max(1,Math.min(Be.cell,
Be.tallest/I)),A=c(W)||1,x=W.filter(({draft:_,verify:T})=>_+T>A);return s={rounds:P,each:j,columns:Math.max(Be.least,W.length),top:A,drafts:Math.ceil(I*N)},$(r.
drafts,I>=1.5?H(Math.round(I)):"1"),$(r.times,Xe(A)),h(W,N),{each:j,cut:x.length,longest:Math.max(0,...W.map(({longest:_})=>_)),filled:W.length/s.columns}}function h(P,j){
let W=s.drafts+16+Be.times,I=devicePixelRatio,N=[Math.round(i*I),Math.round(W*I)];if(e.width!==N[0]&&(e.width=N[0]),e.height!==N[1]&&(e.height=N[1]),e.style.height=
`${W}px`,r.drafts.parentNode.style.height=`${s.drafts}px`,r.times.parentNode.style.height=`${Be.times}px`,!i)return;let A=getComputedStyle(t),x=w=>A.getPropertyValue(
`--gp-${w}`).trim(),_={accepted:x("accepted"),rejected:x("rejected"),muted:x("muted"),verify:x("kept"),draft:x("before"),line:x("line"),surface:x("surface")},T=e.
getContext("2d");T.setTransform(I,0,0,I,0,0),T.clearRect(0,0,i,W);let v=i/s.columns,M=v>6?Math.min(6,v*.2):v>3.5?1:0;T.fillStyle=_.line,T.fillRect(0,s.drafts,i,
1),T.fillRect(0,W-1,i,1),P.forEach((w,k)=>{let y=[k*v+M/2,v-M];s.each===1?d(T,_,w,y,j):p(T,_,w,y,j),S(T,_,w,y,W-1)})}function d(P,j,{accepted:W,judged:I,drafted:N},[
A,x],_){let T=Math.max(1,_-(_>3?1.5:0));for(let v=0;v<N;v++){let M=s.drafts-(v+1)*_;if(v<W)P.fillStyle=j.accepted,P.fillRect(A,M,x,T);else if(v<I)f(P,j.rejected,
A+x/2,M+T/2,Math.min(x,Math.max(T,5),7)/2);else{P.fillStyle=j.muted;let w=Math.min(x,T,2.5);P.fillRect(A+(x-w)/2,M+(T-w)/2,w,w)}}}function f(P,j,W,I,N){P.strokeStyle=
j,P.lineWidth=N>2?2:1,P.beginPath(),P.moveTo(W-N,I-N),P.lineTo(W+N,I+N),P.moveTo(W-N,I+N),P.lineTo(W+N,I-N),P.stroke()}function p(P,j,{accepted:W,drafted:I},[N,
A],x){P.fillStyle=j.accepted,P.fillRect(N,s.drafts-W*x,A,W*x),P.fillStyle=j.muted,P.fillRect(N,s.drafts-I*x,A,1)}function S(P,j,{draft:W,verify:I},[N,A],x){let _=Math.
min(1,s.top/(W+I))/s.top,[T,v]=[W*_*Be.times,I*_*Be.times];P.fillStyle=j.verify,P.fillRect(N,x-T-v,A,v),O(P,j.draft,N,x-T,A,T),!(W+I<=s.top)&&(P.fillStyle=j.surface,
P.fillRect(N-1,x-Be.times+7,A+2,3),P.fillRect(N-1,x-Be.times+13,A+2,3))}function O(P,j,W,I,N,A){if(!(A<=0)){if(N<5){P.fillStyle=j,P.fillRect(W,I,N,A);return}P.save(),
P.beginPath(),P.rect(W,I,N,A),P.clip(),P.strokeStyle=j,P.lineWidth=1.5,P.beginPath();for(let x=-A;x<N;x+=5)P.moveTo(W+x,I+A),P.lineTo(W+x+A,I);P.rect(W+.75,I+.75,
Math.max(0,N-1.5),Math.max(0,A-1.5)),P.stroke(),P.restore()}}function R(P){let{left:j,width:W}=e.getBoundingClientRect(),I=Math.floor((P.clientX-j)/W*s.columns)*
s.each;return Math.max(0,Math.min(s.rounds.length-1,I))}function B(P){n.hidden=P===null,P!==null&&(ge(n,"left",Math.floor(P/s.each)/s.columns),ge(n,"width",1/s.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,o())}).observe(e),{draw:u,at:R,mark:B}}function Pl(t,e){let n=t.querySelector(".gp-map-plot"),r=t.querySelector(".gp-map-reading"),o=t.querySelector(".gp-map-note"),s=new be(null,()=>null),i=new nn,l=Al(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:I}),c=Ll(t.querySelector(".gp-rounds"),e,N=>s.steps[N]),u=zs(t),h=[],d=0,f=!1;function p(){let N=e.hideFrom===null?s.steps.length:Math.min(e.hideFrom,s.
steps.length),A=e.rounds.length;for(;A&&e.rounds[A-1].start+Fs(e.rounds[A-1])>N;)A-=1;return A===e.rounds.length?e.rounds:e.rounds.slice(0,A)}function S(){let{each:N,
cut:A,longest:x,filled:_}=l.draw(h);ge(t.querySelector(".gp-map-axis"),"width",_),$(o,[N>1?a("Each column is the mean of {each} rounds.",{each:N}):"",A?z(A,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Xe(x)}):""].filter(Boolean).join(" ")),$(
t.querySelector(".gp-map-last"),a("round {number}",{number:H(h.length)}))}function O(N){let A={round:N.index+1,draft:Xe(N.draft_seconds),verify:Xe(N.verify_seconds),
accepted:N.num_accepted,token:V(N.next_text)};return N.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",A):N.
follow==="bonus"?z(N.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",A):N.follow==="correction"?z(N.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",A):z(N.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",A)}let R=N=>e.selectStep(s.steps[h[N].start]||null);function B(){let N=e.current();return!N||!N.draft?null:h[N.draft.round.index]===N.draft.
round?N.draft.round.index:null}function P(){let N=B();l.mark(N);let A=N===null?"":O(h[N]);$(r,A),re(n,{"aria-valuemin":1,"aria-valuemax":h.length,"aria-valuenow":(N??
0)+1,"aria-valuetext":A||a("no round yet")})}n.addEventListener("pointermove",N=>{let A=l.at(N);A<0||(N.buttons===1?R(A):$(r,O(h[A])))}),n.addEventListener("poi\
nterleave",P),n.addEventListener("click",N=>l.at(N)>=0&&R(l.at(N))),n.addEventListener("keydown",N=>{let A={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};N.key==="Escape"&&e.selectStep(null),!(!(N.key in A)||!h.length)&&(N.preventDefault(),R(Math.max(0,Math.min(h.length-1,(B()??h.length-
1)+A[N.key]))))});function j(N){let{draft_seconds:A,verify_seconds:x}=N,_=A+x;for(let[M,w]of[["draft",A],["verify",x]]){let k=t.querySelector(`.gp-time-${M}`);k.
style.flexGrow=_?w/_:.5,$(t.querySelector(`.gp-told-${M}`),`${Math.round(_?100*w/_:0)}% · ${Xe(w)}`)}let T=z(N.num_tokens,"{count} token","{count} tokens"),v=N.
passes_saved>0?z(N.passes_saved,"{count} pass saved.","{count} passes saved."):a("No pass saved.");$(t.querySelector(".gp-drafts-short"),`${z(N.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:T})} ${v}`)}function W(N){let A=e.lasts[0]||null;if((N.
run||N.steps)&&s.follow(A),N.run&&(f=!1),t.hidden=!e.rounds.length,t.hidden)return;let x=[h[0],d];if(h=p(),d=h.length,N.run||h[0]!==x[0]||d!==x[1]){let _=Pt(e.started),
T=i.read(h);f||=h.some(({drafted:M})=>M.length&&(M[0].draft_logprob??null)!==null);let v=t.querySelector(".gp-drafts-rule");$(v,Sl(_,f)),fe(v,"draft",()=>pe(ct(
"draft_acceptance_rate",T)),_.samples&&f?{}:{formula:""}),t.querySelector(".gp-key-q").hidden=!f,j(T),S(),c.show(h,_),u(T,_)}c.mark(e.current()),P()}function I(){
t.hidden||(S(),P())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",I),new MutationObserver(I).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),W}var on=.001,Rl=2e-5,kf=-1e9,Nt=-1e8,qe=(t,e=-1e30)=>t==null||t<e;function rn(t,e,n){return qe(t,n)||qe(e,n)?qe(t,n)&&qe(e,n)?0:1/0:Math.abs(t-e)}function zn(t,e,n){
return rn(t,e===null?null:e*n,Nt)/Math.max(1,n)}var Rt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=on||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Nl(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Rt,given:new Rt,
final:new Rt,pool:new Rt,output:new Rt},r=e.length_penalty??1;for(let o of t.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(i=>i.length));yf(o,Math.
max(1,Math.floor(s/(e.num_beam_groups||1))),r,n)}return t.finished.sequences.forEach((o,s)=>_f(t.returned[s].last,o,s,r,n.output)),n}function yf(t,e,n,r){let o=null,
s=new Map,i=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:d})=>d)){for(let d of l)r.given.see(rn(d.beam.score,0),()=>({node:d}));return}o??=new Map(
l.filter(({beam:d})=>d.parent%e===0).map(({beam:d})=>[d.parent,0]));for(let d of l){let{beam:f}=d,p=o.get(f.parent)??kf;if(r.sum.see(rn(p+(f.logprob??-1/0),f.score,
Nt),()=>({node:d,parent:p})),f.final_score===null||f.final_score===void 0)continue;let S=d.length**n;r.final.see(zn(f.score,f.final_score,S),()=>({node:d,power:S}));
let O=f.group??null;s.set(O,[...s.get(O)||[],{score:f.final_score,power:S}].sort(i).slice(0,e))}let u=[...s.values()].flat().filter(({score:d})=>!qe(d)).sort(i),
h=t.pools[c].filter(d=>!qe(d));for(let d=0;d<Math.max(u.length,h.length);d++){let f=u[d]??null,p=f&&d<h.length?zn(f.score*f.power,h[d],f.power):1/0;r.pool.see(p,
()=>({step:c,place:d,expected:f&&f.score,told:h[d]??null}))}o=new Map(l.filter(({beam:d})=>d.status==="running").map(({beam:d})=>[d.beam,d.score]))})}function _f(t,e,n,r,o){
let s=ie(t),i=s.filter(({given:u})=>!u);if(e.score===null||!i.length)return;let l=i.length**r,c=s.every(({beam:u,given:h},d)=>h||u.parent===(e.beams||[])[d]);o.
see(c?zn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},$l=new Set(["running"]),bt=new Set(["finished"]);function Cl(t,e){let n=Math.
min(e.upTo,t.steps.length-1),r=Vs(t,n),o=new Map((e.returned||[]).map((d,f)=>[d,f+1])),s=Dn([...r,...o.keys(),...Cr(t,n)]),{kids:i,hidden:l}=xf(t,n,e,s,r),{lanes:c,
counts:u}=Tf(t,n,i),h=Of(t,n,i,c,e);return Lf(t,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:l,lanes:c,counts:u,columns:h,options:e})}var Cr=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>$l.has(n.status));function Vs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:r})=>bt.has(r.status));return n.sort((r,o)=>o.beam.final_score-
r.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function Dn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function xf(t,e,n,r,o){
let s=new Map,i=new Set([null]),l=new Map,c=new Map,u=h=>(s.has(h)||s.set(h,{on:[],off:[]}),s.get(h));u(null);for(let h=0;h<=e;h++){for(let d of t.steps[h]){let{
before:f}=d,p=n.collapsed.has(f)?f:l.get(f);p!=null?(l.set(d,p),c.set(p,(c.get(p)||0)+1)):$l.has(d.beam.status)?(n.lost||r.has(d))&&(u(f).on.push(d),i.add(d)):(!bt.
has(d.beam.status)||n.lost||o.has(d))&&u(f).off.push(d)}t.distributions[h].forEach((d,f)=>{let p=Mf(t,h,f);n.candidates&&i.has(p)&&!n.collapsed.has(p)&&Sf(t,h,f,
d,u(p),n.candidates)})}for(let h of s.values()){h.on.sort((S,O)=>S.beam.beam-O.beam.beam);let d=h.off.filter(({beam:S})=>bt.has(S.status)),f=h.off.filter(({beam:S})=>!bt.
has(S.status)),p=(S,O)=>O.beam.score-S.beam.score;h.off=[...d.sort(p),...vf(f.sort(p),n.candidates)]}return{kids:s,hidden:c}}function vf(t,e){let n=new Map;return t.
filter(({beam:{parent:r}})=>(n.set(r,(n.get(r)||0)+1),n.get(r)<=e))}function Mf(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:r})=>r.parent===n)))return e?t.byStep[e-
1].get(n):null}function Sf(t,e,n,r,o,s){let i=s-o.off.filter(({beam:c})=>c.parent===n&&!bt.has(c.status)).length;if(i<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(o.off.push(Ps(t,e,n,r,c)),i-=1,!i))
return}function Tf(t,e,n){let r=new Map,o=new Map;for(let i=0;i<=e;i++){let l=[],c=new Set;for(let u of Cr(t,i)){let h=n.get(u.before);if(!h||!h.on.includes(u))
continue;let d=u.beam.group??0;o.has(d)||o.set(d,[]),h.on.find(({beam:p})=>(p.group??0)===d)===u&&u.before&&r.has(u.before)?(r.set(u,r.get(u.before)),o.get(d)[r.
get(u).number]=i,c.add(u)):l.push(u)}l.sort((u,h)=>u.beam.beam-h.beam.beam);for(let u of l){let h=u.beam.group??0,d=Ef(o.get(h),i,u.before&&r.has(u.before)?r.get(
u.before).number:0);o.get(h)[d]=i,r.set(u,{group:h,number:d})}}let s=new Map([...o].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,l.length)]));return{lanes:r,
counts:s}}function Ef(t,e,n){let r=i=>i.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],s=t.map((i,l)=>l).filter(i=>t[i]<e-1);return s.length?r(s):t.length}function Of(t,e,n,r,o){
let s=c=>Cr(t,c-1).every(u=>{if(!r.has(u))return!0;let h=n.get(u);return h&&h.on.length===1&&!h.off.some(({beam:d})=>bt.has(d.status))}),i=[],l=o.live?e-2:e;for(let c=0;c<=
e;c++){let u=i.at(-1);o.fold&&u&&c<=l&&s(c)?u.to=c:i.push({from:c,to:c})}return i.flatMap(c=>{let u=c.to-c.from+1;return u>=de.short&&!o.unfolded.has(c.from)?[c]:
Array.from({length:u},(h,d)=>({from:c.from+d,to:c.from+d,...u>=de.short&&d===0?{open:!0}:{}}))})}function Lf(t,{last:e,kept:n,outputs:r,alive:o,kids:s,hidden:i,
lanes:l,counts:c,columns:u,options:h}){let d=[],f=de.margin+de.node+de.gap;for(let A of u){A.x=f,A.folded=A.to>A.from,A.width=A.folded?de.fold:de.node,f+=A.width+
de.gap;for(let x=A.from;x<=A.to;x++)d[x]=A}let{tops:p,bands:S,height:O}=Af(s,l,c,d),R=A=>p.get(A.group)[A.number],B={node:null,nodes:[],look:"root",x:de.margin,
y:Pf(p),width:de.node,height:de.row-4,hidden:0},P=[B],j=new Map([[null,B]]),W=[];function I(A,x,_){let T=d[A.index],v={node:A,nodes:[A],look:N(A),x:T.x,y:x,width:T.
width,height:_,hidden:i.get(A)||0,place:r.get(A)||null,folded:T.folded,column:T,greedy:h.greedy.has(A)};j.set(A,v),P.push(v);let M=j.get(A.before);return M&&W.push(
{from:M,to:v,look:v.look,share:Math.min(1,Math.exp(A.beam.logprob??-1/0))}),v}function N(A){let{status:x}=A.beam;return x==="finished"?n.has(A)?"kept":"fell":x!==
"running"?x:A.index===e?"tip":o.has(A)?"inner":"lost"}for(let A=0;A<=e;A++){let x=d[A];for(let _ of Cr(t,A))if(l.has(_))if(A>x.from){let T=j.get(_.before);T&&(T.
nodes.push(_),T.node=_,T.look=N(_),T.greedy&&=h.greedy.has(_),T.hidden=i.get(_)||0,j.set(_,T))}else I(_,R(l.get(_)),de.row-4).lane=l.get(_)}for(let[A,x]of s){let _=A===
null?null:l.get(A)&&R(l.get(A));if(_===void 0)continue;let T=new Map;for(let v of x.off){let M=d[v.index];if(!M||M.folded&&!bt.has(v.beam.status))continue;let w=_??
p.get(v.beam.group??0)[0],k=T.get(w)||0;T.set(w,k+1),I(v,w+de.row+k*de.leaf,de.leaf-2)}}return{entries:P,edges:W,columns:u,bands:S,at:j,last:e,width:f-de.gap+de.
margin,height:O}}function Af(t,e,n,r){let o=new Map;for(let[u,h]of t){let d=new Map;for(let f of h.off){let p=r[f.index];if(!p||p.folded&&!bt.has(f.beam.status))
continue;let S=u===null?{group:f.beam.group??0,number:0}:e.get(u);if(!S)continue;let O=`${S.group} ${S.number}`;d.set(O,(d.get(O)||0)+1)}for(let[f,p]of d)o.set(
f,Math.max(o.get(f)||0,p))}let s=new Map,i=[],l=de.margin,c=n.size>1;for(let[u,h]of n){let d=l;c&&(l+=de.band),s.set(u,[]);for(let f=0;f<h;f++)s.get(u).push(l),
l+=de.row+(o.get(`${u} ${f}`)||0)*de.leaf+de.between;c&&i.push({group:u,y:d,height:l-d-4}),c&&(l+=8)}return s.size||s.set(0,[l]),{tops:s,bands:i,height:Math.max(
l,de.margin+de.row)+de.margin-de.between}}var Pf=t=>[...t.values()][0][0];var Rf=`
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
`,Zs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Xs={tall:.55,small:.75},Nf=[1,1.8,3,4.5,6.5],$f=[.05,.2,.5,.8],Cf={probability:({beam:t})=>D(
Math.min(1,Y(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(Ke(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
sn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=J("style");n.textContent=Rf,this.world=J("g"),this.bands=J("g"),this.ruler=J("g"),this.edges=
J("g"),this.blocks=J("g"),this.nodes=J("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let r=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,o=e.entries.filter(r),s=i=>n.
zoom>=(Ys(i)?Xs.tall:Xs.small);return this.drawBands(e),this.drawRuler(n.zoom>=Xs.tall?e.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(o.filter(i=>!s(i)),n),this.drawNodes(o.filter(s),n),o.length}drawBands({bands:e,width:n}){let r=ue(this.bands,e.length,()=>{
let o=J("g");return o.append(J("rect","t-band"),J("text")),o});e.forEach(({group:o,y:s,height:i},l)=>{let[c,u]=r[l].children;re(c,{x:4,y:s,width:n-8,height:i,rx:8}),
re(u,{y:s+16}),$(u,a("group {group}",{group:Pe(o)}))})}drawRuler(e){let n=ue(this.ruler,e.length,()=>J("text","t-small"));e.forEach(({from:r,to:o,x:s},i)=>{re(n[i],
{x:s+8,y:12}),$(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(e){for(let n of this.bands.children)re(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let r=new Map;for(let{from:o,to:s,look:i,share:l}of e.edges){let[c,u]=[o.x+o.width,s.x],[h,d]=[o.y+o.height/2,s.y+s.height/2];if(n.area&&(u<n.area[0]||c>n.area[2]||
Math.max(h,d)<n.area[1]||Math.min(h,d)>n.area[3]))continue;let f=n.path.has(s.node)||s.nodes.some(R=>n.path.has(R)),p=Math.min(40,(u-c)*.6),O=`t-edge t-w${$f.filter(
R=>l>=R).length} ${Bf(s,i,f)}${n.dim&&!f?" t-dim":""}`;r.has(O)||r.set(O,[]),r.get(O).push(`M${c},${h}C${c+p},${h} ${u-p},${d} ${u},${d}`)}this.drawPaths(this.edges,
r,(o,s)=>{o.style.strokeWidth=`${Nf[Number(s.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,r){for(let[o,s]of this.paths)s.parentNode===e&&!n.has(o)&&(s.remove(),this.
paths.delete(o));for(let[o,s]of n){let i=this.paths.get(o);i||(i=J("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?e.append(i):e.prepend(i)),re(i,{
d:s.join("")})}}drawBlocks(e,n){let r=new Map;for(let o of e){let s=`t-blocks t-${Js(o,n.path)?"path":o.look}${n.dim&&!Js(o,n.path)?" t-dim":""}`;r.has(s)||r.set(
s,[]);let{x:i,y:l,width:c,height:u}=o;r.get(s).push(`M${i},${l+u*.2}h${c}v${u*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(e,n){let r=new Map(this.drawn);
for(let o of e){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||i.tall!==Ys(o))&&(i&&i.group.remove(),i=qf(Ys(o)),this.drawn.set(s,i),this.nodes.append(i.group)),
r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.drawn.delete(o)}drawNode(e,n,r){let{node:o,x:s,y:i,width:l,height:c,look:u}=n,{group:h,
box:d,word:f,right:p,tall:S}=e,O=o?Cf[r.number](o,r.penalty):"";if(re(h,{class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),re(d,{width:l,height:c}),re(
p,{x:l-8}),$(p,O),S)If(e,n,r);else{let R=`${n.greedy?"G":""}${Zs[u]} `;$(f,R+qr(Qs(o),12-R.length-Math.ceil(O.length*.82)))}Wf(e,n)}classesOf(e,n){let{node:r,look:o}=e,
s=Js(e,n.path),i=[`t-${o}`];return r&&(r.beam.group??0)&&["inner","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r&&r.given&&i.push("t-given"),s&&i.push("t-\
path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},Ys=({height:t})=>t>de.leaf;function qf(t){let e=J("g"),[n,r,o]=[J("rect","t-box"),J("text","t-word"),J("text",
"t-small t-right")];e.append(n,r,o),re(n,{rx:t?7:5}),re(r,{x:8,y:t?14:13}),re(o,{y:t?28:13});let s=t?e.appendChild(J("text","t-small")):null;return s&&re(s,{x:8,
y:28}),{group:e,box:n,word:r,right:o,left:s,tall:t,flag:null}}function If({word:t,left:e},n,r){let{node:o,nodes:s,look:i}=n,l=Zs[i]?`${Zs[i]} `:"";o?$(t,l+(s.length>
1?Hf(s.map(Qs).join(""),28):qr(Qs(o),12-l.length))):$(t,r.root),$(e,o?jf(n,r):""),re(e,{class:o&&s.length<2&&an(o)?"t-small t-switch":"t-small"})}function Wf(t,{
look:e,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[J("rect","t-inside"),J("rect","t-fl\
ag"),J("text","t-flag-text")],t.group.append(...t.flag));let[l,c,u]=t.flag,h=8+7*i.length;re(l,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),re(c,{x:o-h+4,y:-6,width:i?
h:0,height:14,rx:2}),re(u,{x:o-h/2+4,y:5}),$(u,i)}var Js=(t,e)=>t.nodes.some(n=>e.has(n)),an=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function jf({node:t,nodes:e,greedy:n},r){let o=[n?"G":"",r.goals?r.goals(t):""].filter(Boolean).join(" ");return e.length>1?[z(e.length,"{count} token","{c\
ount} tokens"),o].filter(Boolean).join(" "):t.beam.status!=="running"?o:[t.given?a("given"):an(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
o].filter(Boolean).join(" ")}function Bf(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var Qs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Ot,n=>st[n]||"�")||a("(empty)"),ql=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function qr(t,e){let n=0,r=Array.from(t);for(let[o,s]of r.entries())if(n+=ql(s),n>e)return r.slice(0,Math.max(1,o-1)).join("")+"…";return t}function Hf(t,e){
let n=Array.from(t),r=Math.floor((e-1)/2);return n.reduce((o,s)=>o+ql(s),0)<=e?t:qr(t,r)+qr(n.slice(-r).join(""),r)}var Ff=.001;function Wl(t,e){if(t.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:r}=t;return[zf(t,n,e),
Gn(t),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(r.diversity_penalty)}):"",
Gf(t,n),Kf(t,n,e),Jf(t,e)].filter(Boolean)}var wt=t=>t.beam.group??null,ei=(t,e)=>e.steps[t.index].filter(n=>wt(n)===wt(t));function zf(t,e,n){let{mode:r}=n.started,
o=ei(t,e).length,s=t.index===e.given,i=s?1:e.steps[t.index-1].filter(u=>u.beam.status==="running"&&wt(u)===wt(t)).length,l=wt(t)===null?[]:[a("Only beams of its\
 own group, {group}, compete with it.",{group:Pe(wt(t))})],c=s?a("All beams held the same text before this step, so one was continued."):z(i,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,Df(t,o,r==="beam_sample")].join(" ")}function Df({rank:t,beam:e},n,r){
if(e.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:t};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Gn(t,e=!1){let{beam:n}=t,r=t.
before&&!t.before.given?ce(t.before.beam.score):0,[o,s]=[ce(n.logprob),ce(n.score)];if(r===null||o===null||s===null||s<Nt)return e?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:U(r),own:U(o),after:U(s)};return e?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Gf(t,e){let n=ei(t,e),r=u=>n.filter(({beam:h})=>h.status===u).length,
[o,s,i,l]=["running","finished","ended","pruned"].map(r),c=[z(o,"{count} has gone on","{count} have gone on"),s&&z(s,"{count} ended a text","{count} ended texts"),
i&&z(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&z(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Uf=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function jl(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Kf(t,e,n){let{beam:r}=t,o=t.index+1;if(r.status===
"unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pruned")return Vf(
t,e);if(r.status==="finished"){let l=ti(t,n);return l.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:l.join(", ")}):e.finished.includes(
t)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{step:o})}let s=an(t)?
[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:r.beam+1})]:[],i=r.forced?[a("It was cons\
idered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:r.beam+1}),...s,...i,Xf(t,e,n)].join(" ")}function Vf(t,e){let n=jl(
ei(t,e)),r={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",r)}function Xf(t,e,n){let r=ti(t,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(", ")});
let{alive:o,at:s,children:i,ends:l}=Yf(t,e);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:e.steps.length}):a("It\
 is still running.");let c=l.find(f=>e.finished.includes(f));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return a("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let u=Uf(i),h=jl(e.steps[s].filter(f=>wt(f)===wt(t))),
d={step:s+1,sum:U(u&&u.beam.score),worst:U(h)};return!u||h===null?a("It was overtaken at step {step}: none of its continuations went on.",d):a("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",d)}function Yf(t,e){let n=new Set([t]),r=[];for(let o=t.
index+1;o<e.steps.length;o++){let s=e.steps[o].filter(({before:i})=>n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({beam:i})=>i.
status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:e.steps.length-1,children:[],ends:r}}function ti(t,e){return(e.returned||
[]).flatMap(({last:n},r)=>n&&n.sequence===t.sequence&&ie(n)[t.index]===t?[r+1]:[])}function Jf(t,e){let n=ce(t.beam.final_score??null);if(n!==null)return Il(t,n,
a("Final score"),e);let[r]=ti(t,e),o=r&&e.returned[r-1];return o&&ce(o.score)!==null?Il(o.last,o.score,a("Final score of output {number}",{number:r}),e):""}function Il(t,e,n,r){
let o=Un(t,e,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:U(e)})}function Un(t,e,n){let r=n.
started.effective.length_penalty??1,o={sum:U(t.beam.score),length:t.length,power:r,score:U(e)},s=Number.isFinite(r)?Ke(t,r):NaN;return Math.abs(s-e)<=Ff*Math.max(
1,Math.abs(e))?`${o.sum} / ${o.length}^${o.power} = ${o.score}`:""}function ln({effective:t,config:e}){let n={...t,...e},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Bl(t,e){let n=t.map(o=>e.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function kt({alternatives:t,length:e},n,r,o){if(n>=e)return!0;let s=t.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...o,...ie(r).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Zf={running:["●",({beam:t})=>a("beam {number}",{number:t+1})],finished:["■",()=>a("ended")],ended:["□",()=>a("ended, not counted")],pruned:["✕",()=>a(
"pruned")]};function Hl(t,e){let o=t.querySelector(".gp-beam-table"),s=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),u=[],h=[],d=[];function f(v){let M=40-v.filter(b=>b.beam.status!=="pruned").length,w=({beam:b})=>b.beam??(b.status==="finished"?1e6:1e7),k=v.
filter(b=>b.beam.status!=="pruned"||M-- >0).sort((b,E)=>w(b)-w(E)),y=new Map;for(let b of k){let E=b.beam.group??null;y.has(E)||y.set(E,[]),y.get(E).push(b)}return[
...y].sort(([b],[E])=>b-E)}function p(v,M){let w=new Map;for(let{beam:k}of v)k.status==="running"&&k.group<M&&w.set(k.text,(w.get(k.text)||0)+1);return w}function S(v){
let M="",w=v.before;for(;w&&M.length<32;w=w.before)M=(w.piece??w.chosen.text)+M;return(w||M.length>32?"…":"")+Array.from(M).slice(-32).join("")}function O(){let v=g(
"tbody"),M=v.insertRow(),w=g("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[k,y]=[g("b","gp-badge"),g("span")];return w.append(k,y),M.append(w),o.append(
v),h.push({body:v,head:M,badge:k,took:y,rows:[]}),h.at(-1)}function R(v){let M=v.body.insertRow(),w=Array.from({length:8},()=>M.insertCell()),[k,y,b]=[g("span",
"gp-sign"),g("span"),g("span","gp-flag","⚑ "+a("forced"))];w[0].append(k,y,b);let E=g("button","gp-pick",null,{type:"button",tabindex:"-1"}),[C,m,L]=[g("span",
"gp-tail"),g("bdi","gp-tail-text"),g("bdi","gp-word")];return C.append(m),E.append(C,L),w[1].append(E),v.rows.push({row:M,cells:w,sign:k,fate:y,flag:b,pick:E,tail:m,
word:L,node:null}),v.rows.at(-1)}function B(v,M,w){let{beam:k}=M,[y,b]=Zf[k.status]||["",()=>k.status];v.node=M,v.row.dataset.status=k.status,v.row.className=w?
"gp-looked":"",$(v.sign,y),$(v.fate,b(k)),v.flag.hidden=!k.forced;let E=S(M);v.tail.replaceChildren(),qn(v.tail,E),Se(v.word,k.text),v.pick.tabIndex=w?0:-1,v.pick.
setAttribute("aria-pressed",String(w&&e.selected===M));let C=[b(k),...k.forced?[a("forced")]:[]].join(", ");v.pick.setAttribute("aria-label",a("{fate}: {text}",
{fate:C,text:V(E+k.text)})),$(v.cells[2],M.before?a("beam {number}",{number:k.parent+1}):a(e.readsSource?"start":"prompt")),$(v.cells[3],U(k.logprob)),$(v.cells[4],
k.diversity_penalty?`-${U(k.diversity_penalty)}`:"–"),$(v.cells[5],U(k.score)),$(v.cells[6],U(k.final_score)),k.progress&&v.cells[7].replaceChildren(...j(M))}
function P(v){if(c.hidden=!v||!u.length,c.hidden)return;let M=u.map(({alternatives:w,length:k})=>{let y=g("li");return w.forEach((b,E)=>{E&&y.append(` ${a("or")}\
 `),y.append(ne(Bl(b,e.texts)))}),y.append(" "+z(k,"({count} token)","({count} tokens)")),y});M.map(w=>w.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=M.map(w=>w.textContent).join(`
`),c.replaceChildren(...M))}function j(v){let M=e.prefix.map(y=>y.token_id),w=v.beam.progress.map((y,b)=>{let E=g("span","gp-goal"),C=u[b];for(let m=0;C&&m<Math.
min(C.length,8);m++)E.append(g("i",m<y?"gp-full-block":""));return C&&kt(C,y,v,M)?E.append(` ✓ ${a("done")}`):E.append(" "+(C?a("{progress} of {length}",{progress:y,
length:C.length}):String(y))),E}),{bank:k}=v.beam;return k==null?w:[...w,g("span","gp-note",a("bank {bank}",{bank:k}))]}function W(v,[M,w],k,y,b){if(v.body.hidden=
!w,!!w){if(v.head.hidden=M===null,M!==null){$(v.badge,Pe(M)),v.body.dataset.look=M%4;let E=[...p(k,M)].flatMap(([C,m])=>[ne(C,"gp-took"),m>1?` × ${m}`:""]);v.took.
replaceChildren(...E.length?[a("Earlier groups have just chosen:"),...E]:[a("Chooses first: no penalty")])}for(;v.rows.length<w.length;)R(v);v.rows.forEach((E,C)=>{
if(E.row.hidden=C>=w.length,!(C>=w.length)){for(let[m,L]of Object.entries(l))E.cells[L].hidden=!b[m];B(E,w[C],w[C]===y)}})}}function I(v){let w=e.prompts[v.sequence].
steps[v.index],k={lost:w.some(({beam:C})=>(C.group??null)!==null),progress:w.some(({beam:C})=>C.progress)};for(let[C,m]of Object.entries(l))o.tHead.rows[0].cells[m].
hidden=!k[C];let y=f(w);for(;h.length<y.length;)O();h.forEach((C,m)=>W(C,y[m]||[null,null],w,v,k));let b=w.length-y.reduce((C,[,m])=>C+m.length,0);i.hidden=b<=0,
$(i,z(b,"and {count} more that was pruned","and {count} more that were pruned"));let E={token:v.index+1,prompt:v.sequence+1};$(s,e.prompts.length>1?a("at token \
{token} of prompt {prompt}",E):a("at token {token}",E)),P(k.progress)}let N=()=>h.filter(({body:v})=>!v.hidden).flatMap(({rows:v})=>v.filter(({row:M})=>!M.hidden)),
A=v=>N().findIndex(({pick:M})=>M.contains(v.target));o.addEventListener("click",v=>{let M=A(v);M>=0&&e.selectStep(N()[M].node)}),o.addEventListener("keydown",v=>{
v.key==="Escape"&&e.selectStep(null);let M=A(v),w={ArrowDown:1,ArrowUp:-1}[v.key];if(M<0||!w)return;v.preventDefault();let k=N()[M+w];k&&(e.selectStep(k.node),k.
pick.focus())});function x(){let v=e.usesBeams?e.current():null,M=v?e.prompts[v.sequence].steps[v.index]:[];return M.includes(v)?v:M[0]}let _=v=>()=>{let M=x(),
w=M&&v(M);return w?a("{name}: {words}.",{name:V(M.beam.text),words:w}):""},T=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:v})=>Ce(v.final_score));return ke(t,{token:_(({beam:v})=>ce(v.logprob)===null?"":`log ${U(Math.exp(v.logprob),4)} = ${U(v.logprob)}`),sum:_(v=>Gn(
v,!0)),final:()=>{let v=T(),M=v&&Un(v,v.beam.final_score,e);return M?a("{name}: {words}.",{name:V(v.beam.text),words:M}):""}}),v=>{v.run&&e.started&&(u=ln(e.started));
let M=e.usesBeams?e.current():null;t.hidden=!M,!(!M||M===d[0]&&e.selected===d[1])&&(d=[M,e.selected],I(M))}}var Fl=12e3;async function Gl(t,{tree:e,log:n,prompt:r,number:o,view:s,root:i}){let l=`beam-tree${o?"-"+(o+1):""}`,u=await{svg:()=>new Blob([Ul(e,s,i)],{type:"i\
mage/svg+xml"}),png:()=>Qf(e,s,i),json:()=>new Blob([JSON.stringify(zl(n,r,o),null,1)],{type:"application/json"}),dot:()=>new Blob([ep(zl(n,r,o))],{type:"text/v\
nd.graphviz"})}[t](),h=g("a","",null,{href:URL.createObjectURL(u),download:`${l}.${t}`});h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}function Ul(t,e,n){
let r=J("svg"),o=new sn(r);o.draw(t,{...e,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=t;re(r,{xmlns:"http://www.w3.org/2000/svg",width:s,height:i,
viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let l=getComputedStyle(n),c=r.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(h,d)=>l.
getPropertyValue(d).trim());let u=J("rect");return re(u,{width:s,height:i,fill:l.getPropertyValue("--gp-page").trim()}),r.insertBefore(u,o.world),new XMLSerializer().
serializeToString(r)}async function Qf(t,e,n){let r=Ul(t,e,n),o=new Image;o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(r),await o.decode();let s=Math.
min(2,Fl/t.width,Fl/t.height),i=g("canvas","",null,{width:Math.ceil(t.width*s),height:Math.ceil(t.height*s)}),l=i.getContext("2d");l.scale(s,s),l.drawImage(o,0,
0,t.width,t.height);let c=await new Promise(u=>i.toBlob(u,"image/png"));if(!c)throw new Error(a("it is too large for the browser."));return c}function zl(t,e,n){
let{started:r}=t,o=r.effective.length_penalty??1,s=new Map,i=new Map;for(let{last:h}of t.returned||[])h&&h.sequence===n&&!i.has(h)&&i.set(h,i.size+1);let l=Vs(e,
e.steps.length-1),c=e.steps.flatMap(h=>h).map(h=>{let{beam:d}=h;s.set(h,s.size);let f={id:s.get(h),parent:h.before?s.get(h.before):null,step:h.index+1,token_id:d.
token_id,token:d.text,piece:d.piece,logprob:d.logprob,raw_logprob:d.raw_logprob,sum:d.score,length:h.length,score:Ke(h,o),rank:h.rank,status:d.status,beam:d.beam,
parent_beam:d.parent};return h.given&&(f.given=!0),d.status==="finished"&&Object.assign(f,{final_score:d.final_score,kept:l.has(h)}),i.has(h)&&(f.output=i.get(h)),
(d.group??null)!==null&&Object.assign(f,{group:d.group,diversity_penalty:d.diversity_penalty}),d.progress&&Object.assign(f,{progress:d.progress,bank:d.bank,forced:d.
forced}),f}),u=t.readsSource?{source:r.prompt}:{prompt:r.prompt||ps(r)};return{format:"generation-playground/beam-tree",version:1,model:r.model,mode:r.mode,...u,
seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}var Dl=t=>'"'+t.replace(Ot,e=>st[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function ep({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),r={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},o=e.map(i=>{let l=Dl(`${i.token}`).
slice(0,-1)+`\\n${U(i.logprob,2)}  ${U(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${r[i.status]||""}${i.output?", penwidth=3":""}];`}),s=e.map(i=>{
let l=(.4+4*Math.min(1,Y(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Dl(n)}, style=bold];`,...o,...s,"}",""].join(
`
`)}var tp=800,np=130,rp=2e4;function Vl(t){op(t),ip(t),ap(t),lp(t),cp(t),up(t),hp(t)}function op(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>sp(t))}function sp(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(np,Math.min(tp,rp/Math.max(1,e.length))))),t.sayTime()}function ip(t){
let{state:e,log:n}=t,r=(s,i)=>{e.choose(s,i),t.regrow()},o=(s,i)=>t.part(s).addEventListener("change",({target:l})=>i(l));o("candidates-shown",({value:s})=>r("c\
andidates",Number(s))),o("number",({value:s})=>r("number",s)),o("lost",({checked:s})=>r("lost",s)),o("fold",({checked:s})=>{e.unfolded=new Set,r("fold",s)}),o("\
prompt-number",({value:s})=>{e.number=Number(s),n.selectStep(null),t.regrow()})}function ap(t){let{box:e,card:n,pan:r,state:o}=t,s=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let l=r.pointers.size?null:o.entryAt(r.at(i));l!==s&&(s=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{s=null,n.hide()}),e.addEventListener("click",i=>{let l=r.moved?null:o.entryAt(r.at(i));l&&(t.item.
focusOn(l),Xl(t,l))})}function Xl(t,e){let{state:n,log:r}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let o=e.node===n.broughtOut;n.timeNode=
null,r.selectStep(o?null:e.node)}}function Yl(t,e){e.node&&(t.state.toggle(e),t.regrow())}function cn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var Kl={ArrowLeft:(t,e)=>cn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>cn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>cn(t,t.item.neighbour(1)),ArrowUp:t=>cn(t,t.
item.neighbour(-1)),Home:t=>cn(t,t.state.tree.entries[0]),End:t=>cn(t,t.state.tree.at.get(t.state.best)),Enter:Xl," ":Yl,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function lp(t){let{item:e,state:n,card:r}=t;e.box.addEventListener("keydown",o=>{o.ctrlKey||o.metaKey||
o.altKey||!e.entry||!Object.hasOwn(Kl,o.key)||(o.preventDefault(),o.stopPropagation(),Kl[o.key](t,e.entry))}),e.box.addEventListener("focusin",({target:o})=>n.tree&&
o.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>r.hide())}function cp(t){let{root:e,state:n,pan:r}=t,o=(s,i)=>t.part(s).
addEventListener("click",i);o("in",()=>r.zoomBy(1.3)),o("out",()=>r.zoomBy(1/1.3)),o("whole",()=>{r.byHand=!0,r.whole()}),o("follow",()=>{r.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{r.byHand=!1,t.regrow()})}function up(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let r=e.
selected;r&&n.ask({type:"branch",step:r,tokenId:r.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let r=e.tree.at.get(e.selected);r&&Yl(t,r)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function hp(t){let{root:e,state:n,log:r}=t,o=t.part("told");t.part("files").addEventListener("c\
lick",async({target:s})=>{let i=s.dataset.file;if(i){if(i==="html"){r.ask({type:"save_page"});return}$(o,"");try{let{tree:l,prompt:c,number:u}=n;await Gl(i,{tree:l,
log:r,prompt:c,number:u,view:t.look(null),root:e})}catch(l){$(o,a("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var oi=-1e9,dn=[[!1,"False"],[!0,"True"],["never",'"never"']],dp=["beam_search","beam_sample"],fp=["group_beam_search","constrained_beam_search"];function si(t){
let{mode:e,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=t.started,i={...r,...n},l=un(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),c=t.prompts[0].given;return{together:dp.includes(e)?!0:fp.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:s-c,wanted:un(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/un(i.num_beam_groups,1)):l,ends:new Set(o),constraints:ln(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:dn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var un=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,xe=({beam:t})=>ce(t.score)===null?-1/0:t.score,ii=(t,e)=>xe(t)/t.length**e;function ec(t,e){return t.together?mp(t,e):bp(t,e)}function tc(t,e,n,{maxNew:r},{
lengthPenalty:o,earlyStopping:s}){let i=s==="never"&&o>0?r:e;return{best:t,length:i,bound:t/i**o,worst:n}}var hn=new WeakMap;function pp(t,e){if(!hn.has(t)){let n=t.
filter(({beam:o})=>o.status==="running"||o.status==="pruned"),r=Math.max(...(n.length?n:t).map(xe));hn.set(t,{ended:t.filter(({beam:o},s)=>s<e&&Kn(o)),hopeless:!n.
length,best:n.length?r:r+oi})}return hn.get(t)}function mp(t,e){let{prompts:n,size:r,start:o}=t,s={node:null,score:oi},i=n.map(()=>({group:null,pool:Array(r).fill(
s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:u})=>u.length)),c=null;for(let u=o;u<l&&!c;u++){let h=n.map(({steps:f})=>pp(f[u],r)),
d=h.every(f=>f.hopeless);i.forEach((f,p)=>gp(f,h[p],u+1,d,t,e)),i.every(f=>f.stop)&&(c=i.find(f=>f.stop.step===u+1).stop)}return{stop:c,prompts:i.map(u=>({kept:u.
pool.filter(({node:h})=>h),pools:[u]}))}}function gp(t,e,n,r,o,s){if(t.stop)return;if(e.ended.length){let u=e.ended.map(h=>({node:h,score:ii(h,s.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((h,d)=>d.score-h.score).slice(0,o.size)}t.lastStep=n;let i=t.pool.at(-1).score,l=t.pool.every(({node:u})=>u),c=t.weighed=tc(e.best,
n-o.start,l?i:null,o,s);r?t.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>c.bound>(u?i:oi))||(t.stop={
step:n,why:"settled"})}function bp(t,e){let n=t.prompts.map(s=>{let i=Jl(s).map(h=>Zl(s,h,t,e)),l=Jl(s).map(h=>Zl(s,h,t,t.own)),c=1/0;return i.forEach((h,d)=>{let[
f,p]=[h,l[d]].map(({stop:S})=>S?S.step:1/0);h.exact=h.lastStep<=c,f!==p&&(c=Math.min(c,f,p))}),{kept:i.flatMap(h=>h.kept).sort((h,d)=>h.score-d.score).reverse(),
pools:i}}),r=n.flatMap(s=>s.pools);return{stop:r.length>0&&r.every(({stop:s})=>s)?r.map(({stop:s})=>s).reduce((s,i)=>i.step>s.step?i:s):null,prompts:n}}var Jl=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>n-r);function Zl(t,e,n,r){let{size:o,start:s}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=s;l<t.steps.length&&!i.stop;l++){let c=wp(t.steps[l],e,n);if(!c)break;let u=i.lastStep=l+1;c.ended.forEach(f=>Ql(i,f,
n,r));let h=i.kept.length>=o,d=h?ri(i.kept):null;i.weighed=tc(c.best,u-s,d,n,r),h&&r.earlyStopping===!0?i.stop={step:u,why:"full"}:h&&d>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:kp(t.steps[l],u,n)&&(yp(c.nodes,n).forEach(f=>Ql(i,f,n,r)),i.stop={step:u,why:"criteria"})}return i}function wp(t,e,{ends:n}){hn.has(t)||
hn.set(t,new Map);let r=hn.get(t);if(!r.has(e)){let o=t.filter(({beam:i})=>(i.group??null)===e),s=o.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
r.set(e,o.length?{nodes:o,ended:s,best:xe(o[0])}:null)}return r.get(e)}var ri=t=>Math.min(...t.map(({score:e})=>e));function Ql(t,e,n,{lengthPenalty:r}){let o=ii(
e,r);if(t.kept.length>=n.size&&!(o>ri(t.kept))||(t.kept.push({node:e,score:o}),t.kept.length<=n.size))return;let s=ri(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===s),1)}function kp(t,e,{ends:n,maxNew:r,start:o}){return e-o>=r||t.some(({beam:s})=>Kn(s)&&!n.has(s.token_id))}var Kn=({status:t})=>t==="finished"||t==="\
ended";function yp(t,{ends:e,constraints:n,promptIds:r,wanted:o}){let s=t.filter(({beam:c})=>c.status==="running"||Kn(c)&&!e.has(c.token_id)),i=c=>n.every((u,h)=>kt(
u,c.beam.progress[h],c,r)),l=s.filter(c=>!c.beam.progress||i(c));return l.length<o?[...l,...s.filter(c=>!l.includes(c))]:l}function nc(t,e,n){let r=Math.max(...t.
prompts.map(s=>s.steps.length));if(e.stop?e.stop.step!==r:n)return!1;let o=Math.min(...t.prompts.map(s=>s.steps.length));return e.prompts.every(({kept:s},i)=>{let{
pools:l}=t.prompts[i],c=l[(t.together?o:l.length)-1]||[];return c.length===s.length&&c.every((u,h)=>_p(u,s[h],t))})}function _p(t,{node:e,score:n},r){if(ce(t)===
null||!Number.isFinite(n))return ce(t)===null==!Number.isFinite(n);let o=2e-5*Math.max(1,e.length**-r.own.lengthPenalty);return Math.abs(t-n)<=o+1e-5*Math.abs(n)}
function rc(t,e,n,{lengthPenalty:r},o){let s=t.prompts[e],{kept:i,pools:l}=n.prompts[e],c=(f,p,S="")=>({node:f,score:ii(f,r),place:null,state:p,why:S}),u=new Set(
i.map(({node:f})=>f)),h=xp(s).filter(f=>!u.has(f)).map(f=>{let{stop:p}=l.find(({group:S})=>S===(f.beam.group??null))||l[0];return!p||f.index<p.step?c(f,"out","d\
ropped"):c(f,"out",n.stop&&f.index>=n.stop.step?"not reached":"too late")}),d=!o&&!n.stop;return[...i.map(({node:f,score:p},S)=>({node:f,score:p,place:S,state:n.
stop&&S<t.wanted?"returned":"kept",why:""})),...d?s.running.map(f=>c(f,"running")).sort((f,p)=>p.score-f.score):[],...h.sort((f,p)=>p.score-f.score)]}var ni=new WeakMap;
function xp({steps:t}){ni.has(t)||ni.set(t,{read:0,nodes:[]});let e=ni.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Ir({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var vp=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),oc=({processors:t})=>t.filter(e=>!vp.has(e));function ai(t,e){
let n=t.given,[r,o]=[n?t.steps[n-1][0]:null,0];for(let s=n;s<t.steps.length;s++){let{candidates:i}=(t.distributions[s]||[])[o]||{candidates:[]},l=e(s-n,i[0]);if(l===
void 0)return{last:r,ended:!1,left:null};let c=t.steps[s].find(u=>u.beam.parent===o&&u.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,
left:Mp(t,r,o,{index:s,id:l,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam}return{last:r,ended:!1,left:null}}
function Mp(t,e,n,{index:r,id:o,node:s,candidates:i}){let l=s&&s.beam||i.find(f=>f.token_id===o)||null,c=s?s.beam.group:e&&e.beam.group,u=t.steps[r].filter(f=>(f.
beam.group??null)===(c??null)||!e),h=u.filter(f=>f.beam.status==="running").map(xe),d=e&&!e.given?xe(e):0;return{index:r,token:l,node:s,considered:u.length,sum:s?
xe(s):l&&ce(l.logprob)!==null?d+l.logprob:null,best:h.length?Math.max(...h):null,worst:h.length?Math.min(...h):null}}var Wr=t=>ai(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var sc=700;function li(t,e){let{beam:n,length:r}=t,o=e.started.effective.length_penalty??1,s=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=()=>ce(n.logprob)===null?"":`log ${U(Y(n.logprob),4)} = ${U(n.logprob)}`,l=[[a("probability"),D(Math.min(1,Y(n.logprob))),"probability"],
[a("token log p"),U(n.logprob),"logprob",i]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([a("before the processors"),U(n.raw_logprob),"logpr\
ob"]),l.push([a("sum"),U(n.score),"beam",()=>Gn(t,!0)]),l.push([a("sum / {length}^{power}",{length:r,power:o}),U(Ke(t,o)),"sequence-score",()=>Un(t,Ke(t,o),e)]),
l.push([a("rank"),t.rank?a("{rank} of {among}",{rank:t.rank,among:s}):a("below the {among} considered",{among:s}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([a("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([a("bank"),String(n.bank),"constraint"]),l}function ci(t,e,n,{
place:r,greedy:o}={}){let{beam:s}=t,i=n.prompts[t.sequence].steps[t.index].filter(P=>(P.beam.group??null)===(s.group??null)),l=i.filter(P=>P.beam.status==="runn\
ing"),c=(s.beam??0)+1,u=n.started.mode==="beam_sample",h=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return a("It was given, not chose\
n: the search begins after it.");let d=an(t)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:s.parent+1,number:c})]:
[],f=s.forced?[a("It was considered because it advances a constraint.")]:[],p=l.reduce((P,j)=>Math.min(P,j.beam.score),1/0),S=Number.isFinite(p)?[a("The worst b\
eam that went on has a sum of {sum}.",{sum:U(p)})]:[],O=U(s.final_score),R={tip:()=>[h?a("It was still running as beam {number} when the search stopped.",{number:c}):
a("It goes on as beam {number}.",{number:c}),...d,...f],inner:()=>[a("It went on as beam {number}.",{number:c}),...d,...f],lost:()=>[a("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...d,...f],kept:()=>[a("The text ended here and is kept, with a final sc\
ore of {score}.",{score:O}),...r?[a("It is output {place}.",{place:r})]:[]],fell:()=>[a("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:O})],ended:()=>[a("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[a(u?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...S],unseen:()=>[u?a("It was not drawn."):a("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:i.length})]},B=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(R,e)?R[e]():[],...B].join(" ")}var ui=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function hi(t,e,n){
return t.beam.progress.map((r,o)=>{let s=e[o];return s&&kt(s,r,t,n)?"✓":r?"◐":"·"}).join("")}function di(t,e){let n=(c,u,h)=>t.querySelector(".gp-picked-"+
h)||t.appendChild(g(c,u)),r=n("p","gp-whole-text","text"),o=n("dl","","facts"),s=n("p","gp-fate","fate"),i=t.classList.contains("gp-node-card");function l(c,u,h){
if(!c){t.hidden=!0;return}let d=u.at.get(c),f=ie(c.before).map(R=>R.piece??"").join(""),p=i&&f.length>sc?"…"+f.slice(-sc):f,S=g("b","");Se(S,ui(c)||c.beam.text),
r.replaceChildren(g("bdi","",p),S);let O=li(c,e);c.beam.progress&&O.push([a("constraints"),hi(c,h,e.prefix.map(R=>R.token_id)),"constraint"]),i?o.replaceChildren(
...O.flatMap(([R,B])=>[g("dt","",R),g("dd","",B)])):ue(o,O.length,Sp),i||O.forEach((R,B)=>Tp(o.children[B],R)),$(s,ci(c,d?d.look:c.beam.status,e,d||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Sp(){let t=g("div"),e=g("dt");return e.append(g("span")),t.append(e,g("dd")),t}function Tp(t,[e,n,r,
o=()=>"",s={}]){let i=t.firstChild.firstChild;$(i,e),fe(i,r,()=>o()?pe(o()):"",s),$(t.lastChild,n)}function ic(){return[...[["tip",a("goes on")],["lost","✕ "+
a("dead end")],["kept","■ "+a("ended, kept")],["fell","▤ "+a("ended, dropped")],["pruned","✕ "+a("pruned")],["unseen","… "+a("not considered")],["path",
a("best or selected text")]].map(([e,n])=>{let r=J("svg","t-tree"),o=J("g",`t-${e}`),[s,i]=[J("rect","t-box"),J("rect","t-inside")];re(s,{x:2,y:2,width:22,height:11,
rx:3}),re(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),o.append(s,i),r.append(o);let l=g("span");return e==="unseen"?l.append(n):l.append(r,n),l}),g("span","",a("2→1\
: beam 2 goes on as beam 1")),g("span","","★ "+a("output")),g("span","","G "+a("greedy path"))]}var Ep=700,Op={candidates:2,number:"probability"},jr=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,r=(e.num_beams||1)*n>Ep;this.choices={...Op,lost:!r,fold:r,...r?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=ln(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:r,atEnd:o}=this;this.stale=!1;let s=o&&
e.returned?e.returned.map(({last:i})=>i):[];this.tree=Cl(r,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:s.filter(
i=>i&&i.sequence===n),live:!e.finished||!o,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:r}=Wr(e),o=Dn([n]),s=r&&(r.node||r.token&&Rs(
e,r.index,n,r.token.token_id));return s?o.add(s):o}get newest(){let{columns:e,at:n,entries:r}=this.tree,{x:o,width:s}=e.at(-1),{y:i,height:l}=n.get(this.best)||
r[0];return{x:o,y:i,width:s,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:r,to:o})=>n+o-r,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let r=o=>e>=o.x&&e<=o.x+o.
width&&n>=o.y-2&&n<=o.y+o.height+2;return this.tree&&this.tree.entries.findLast(r)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,hi(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:r}){let{unfolded:o,collapsed:s}=this,i=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);r?o.add(n.from):i&&o.has(e.index)?o.delete(e.index):s.has(e)?s.delete(e):e.beam.status==="running"&&s.add(e)}};var Br=class{constructor(e,n){this.box=e;this.changed=n;e.addEventListener("pointerdown",r=>this.down(r)),e.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])e.addEventListener(r,o=>this.up(o));e.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(e)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let e=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.settle()}settle(){let[e,n]=this.
limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,l,c)=>l>c?(c-l)/2:Math.max(0,Math.min(i,c-l));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(e,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
l=Math.min(i,Math.max(s,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=r/this.zoom-r/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:r,height:o}){let[s,i,l,c]=this.area;return e>=s&&n>=i&&e+r<=l&&n+o<=c}reveal({x:e,y:n,width:r,height:o},s=40){
let[i,l,c,u]=this.area,h=Math.min(s,(c-i)/4,(u-l)/4);this.x+=Math.min(0,e-h-i)||Math.max(0,e+r+h-c),this.y+=Math.min(0,n-h-l)||Math.max(0,n+o+h-u),this.settle()}at({
clientX:e,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(e-r)/this.zoom,this.y+(n-o)/this.zoom]}down(e){e.button||(this.pointers.
set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[r,o]=[e.clientX-n.clientX,e.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,
e);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(s){let i=u=>Math.hypot(u.clientX-s.clientX,u.clientY-s.clientY)||1,{left:l,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+s.clientX)/2-l,(e.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(e){
this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.
shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-r,e.clientY-o],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),
this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Hr=class{constructor(e,n,r){this.box=e,this.state=n,this.pan=r,this.element=null,this.entry=null}focusOn(e,n=!1){let r=this.element,o=r&&document.activeElement===
r;this.element=g("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),r&&r.remove(),this.place(),(o||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,r=e.node?e.nodes[0].index+2:1,o=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],s=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":r,"aria-label":this.labelOf(e),"aria-setsize":o.length||1,"aria-posinset":Math.
max(0,o.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...s&&{"aria-expanded":s}}}labelOf(e){let{log:n}=this.state,{node:r,nodes:o}=e;if(!r)
return a(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let s=V(o.map(ui).join("")),i=o.length>1?z(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:s}):s,l=li(r,n).map(([c,u])=>`${c} ${u}`);return`${i}, ${a("step {number}",{number:r.index+1})}. ${ci(r,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:r,pan:{x:o,y:s,zoom:i}}=this;if(!e)return;let l=r&&(r.node?e.at.get(r.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!r||l.node!==r.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-o)*i}px`,top:`${(l.y-s)*i}\
px`,width:`${l.width*i}px`,height:`${l.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:r})=>r===this.entry.x).sort((r,o)=>r.y-o.y);return n[n.
indexOf(this.entry)+e]}};var ac=600,Lp=150,Ap=130,lc=.2,Pp=.4,Fr=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new sn(this.part("picture")),this.pan=new Br(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Hr(this.
part("tree-nodes"),n,this.pan),this.card=di(this.part("node-card"),this.log),this.picked=di(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...ic())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:r}=this;if(r.hidden)return;let o=Number(getComputedStyle(r).getPropertyValue("--gp-scale"))||
1;n.zoom*=o/this.scale,e.tree&&(o!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=o,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:r}=this;e.lay();let{width:o,height:s}=e.tree;n.byHand||(n.zoom=this.zoomFor(o,s));let i=`${Math.round(
Math.max(Lp,Math.min(ac,s*Math.min(1,n.zoom)+4)))}px`;r.style.height!==i&&(r.style.height=i),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=Math.min(1,Math.max(.8,(ac-4)/n));return this.box.closest(".gp-alone")?Math.max(s,Math.
min(2,r.width/e,r.height/n)):s}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:r,y:o,zoom:s,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(s/this.drawn.zoom))<Pp&&s!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),Ap)):(!this.isDrawn(i)||s!==this.drawn.zoom)&&this.drawAround(i,s);let{drawn:c}=this,u=[(c.area[0]-r)*s,(c.area[1]-o)*s].map(
h=>`${h.toFixed(2)}px`);n.element.style.transform=`translate(${u}) scale(${s/c.zoom})`,n.nameBandsAt(r),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,r,o]){if(!this.drawn)return!1;let{area:s}=this.drawn;return e>=s[0]&&n>=s[1]&&r<=s[2]&&o<=s[3]}drawAround([e,n,r,o],s){let{picture:i}=this,[l,c]=[(r-e)*lc,(o-
n)*lc],u=[e-l,n-c,r+l,o+c];this.drawn={zoom:s,area:u},re(i.element,{width:(u[2]-u[0])*s,height:(u[3]-u[1])*s}),re(i.world,{transform:`translate(${-u[0]*s} ${-u[1]*
s}) scale(${s})`}),i.draw(this.state.tree,this.look(u))}look(e){let{state:n,log:r}=this,o=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:Dn([o||n.best]),dim:!!o,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?s=>n.goalsOf(s):null,root:a(r.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:r,pan:o}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,r.selectStep(n.timeNode),n.upTo!==null&&(o.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,r=Math.max(1,e.length),o={step:e.shownTo+1,end:r,folded:e.folded},s=a("step {step} of {end}",o);re(n,{max:r}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",s),$(this.part("step-words"),e.folded?a("step {step} of {end}, {folded} folded",o):s),$(this.part("play"),a(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:r,state:o}=this;n.show(e.node,o.tree,o.constraints);let{x:s,y:i,zoom:l}=r,[c,u]=[(e.x-s)*l,(e.y+e.height-i)*l+8],{element:h}=n,
d=(e.y-i)*l-h.offsetHeight-8;h.style.left=`${Math.max(4,Math.min(c,r.width-h.offsetWidth-4))}px`,h.style.top=`${u+h.offsetHeight>r.height&&d>0?d:u}px`}drawPicked(){
let{state:e,log:n}=this,r=e.broughtOut,o=this.part("picked");if(o.hidden=!r,o.hidden)return;this.picked.show(r,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let s=e.tree.at.get(r),i=s&&!s.hidden&&e.kidsOf(s).length,l=this.part("collapse");l.hidden=!s||!i&&!s.hidden||r.beam.status!=="running",
$(l,s&&s.hidden?a("Open what follows ({count})",{count:s.hidden}):a("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((r,o)=>g("option","",String(o+1),{value:o}))),n.value=this.state.
number)}};function cc(t,e){let n=new jr(e),r=new Fr(t,n);return Vl(r),o=>{t.hidden=!e.usesBeams||e.hideFrom===0,o.run&&e.started&&r.begin(),!t.hidden&&(r.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(o.run||o.steps||o.status)&&(n.stale=!0,r.drawPrompts()),r.drawn=null,r.draw(),o.selection&&r.revealSelected(),r.drawPicked())}}var Rp={returned:"★",kept:"■",running:"●",out:"□"},[Np,uc]=[100,14],$p=16,fi=new WeakMap,hc=new WeakMap;function zr(t){let e=[],n=t;for(;n&&!fi.has(n);)
e.push(n),n=n.before;let r=n?fi.get(n):"";for(let o of e.reverse())r+=o.piece??(o.given||!Kn(o.beam)?o.chosen.text:""),fi.set(o,r);return r}function Gr(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Cp(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function qp(t,e,n){if(n.ends.has(t.beam.token_id))return We("eos")[0];if(t.length>=n.maxNew)return We("length")[0];
let r=(e.returned||[]).find(({last:o})=>o===t);return r?We(r.stopReason)[0]:a("a stopping criterion")}function Ip({place:t,state:e,why:n}){return t!==null?e==="\
returned"?a("{place} output",{place:t+1}):String(t+1):n==="dropped"?a("dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):e==="running"?a(
"still running"):""}var Dr=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",r=>{let o=this.
rows.find(({pick:s})=>s.contains(r.target));o&&n.selectStep(n.selected===o.node?null:o.node)}),this.body.addEventListener("keydown",r=>{r.key==="Escape"&&n.selectStep(
null);let o={ArrowDown:1,ArrowUp:-1}[r.key];if(!o)return;r.preventDefault();let s=this.rows[this.rows.findIndex(({pick:i})=>i===r.target)+o];s&&!s.row.hidden&&s.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[r,o]=[g("span","gp-sign",null,{"aria-hidden":"true"}),g("span")];
n[0].append(r,o);let s=g("button","gp-pick",null,{type:"button"}),[i,l]=[g("bdi","gp-head-text"),g("bdi","gp-tail-text")];s.append(i,l),n[3].append(s);let c={row:e,
cells:n,sign:r,place:o,pick:s,head:i,tail:l,node:null};return this.rows.push(c),c}draw(e,n,r){let o={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,u]of Object.entries(o))Ae(this.table.tHead.querySelector(`.gp-${c}-column`),u);for(;this.rows.length<
e.length;)this.newRow();let s=e.map(({node:c})=>zr(c)),i=s.map(c=>Cp(c,s[0]));s.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,u)=>{Ae(c.row,u<e.length),!c.row.hidden&&(c.pick.tabIndex!==(u===l?0:-1)&&(c.pick.tabIndex=u===l?0:-1),this.fill(c,e[u],
s.length>1?i[u]:0,n,r,o))})}fill(e,n,r,o,s,i){let{node:l,score:c,place:u,state:h}=n,{cells:d,pick:f}=e,[p,S]=[zr(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==h&&(e.row.dataset.state=h),$(e.sign,Rp[h]),$(e.place,Ip(n)),this.sayText(e,p,r,S),f.getAttribute("aria-pressed")!==String(S)&&f.setAttribute("aria-press\
ed",String(S)),Ae(d[1],i.moved),i.moved&&$(d[1],Wp(u,o.get(l))),Ae(d[2],i.group),i.group&&$(d[2],Pe(l.beam.group)),$(d[4],Number.isFinite(xe(l))?U(xe(l)):"−∞"),
$(d[5],String(l.length)),$(d[6],Number.isFinite(c)?U(c):"−∞"),Ae(d[7],i.words),i.words&&$(d[7],this.written(l,s)),$(d[8],h==="running"?"–":`${l.index+1}: ${qp(
l,this.log,s)}`)}sayText({pick:e,head:n,tail:r},o,s,i){let l=i||s<$p?0:s,c=`${i} ${l} ${o}`;if(hc.get(e)===c)return;hc.set(e,c);let u=Array.from((l?"…":"")+o.
slice(l)),h=i||u.length<=2*uc?0:uc,d=u.slice(0,u.length-h);mt(n,(i?d:d.slice(0,Np)).join("")),mt(r,h?u.slice(-h).join(""):"",{plain:!h}),e.setAttribute("aria-la\
bel",V(o)),l||u.length>60?_e(e,()=>a("The whole text: {text}",{text:o})):delete e.dataset.tip}written(e,{constraints:n,promptIds:r}){let o=n.filter((s,i)=>kt(s,
e.beam.progress[i],e,r)).length;return`${o===n.length?"✓ ":""}${a("{done} of {all}",{done:o,all:n.length})}`}};function Wp(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Ur=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,$(this.button,
a(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,r){let{log:o}=this,s=(o.searched.get(o.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!s||!o.finished||!Object.hasOwn(o.answers,"search"),this.sayButton(),this.path.hidden=!!s,this.fill(this.path,this.pathWords(Wr(e.prompts[n]),e,r.prompts[n].
kept,!!o.started.effective.do_sample));let i=oc(o.started).map(l=>Ue(l)[0]);this.doubt.hidden=!i.length||!!s,$(this.doubt,a("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})),this.exactly.
hidden=!s,s&&this.said!==s&&this.drawFound(s,e,n,r),this.said=s}fill(e,n){let r=n.map(o=>typeof o=="string"?o:o.textContent).join(`
`);e.dataset.said!==r&&(e.dataset.said=r,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:r},o,s,i){if(r)return this.leftWords(r,o,i);if(!e||e.given)return[
a(i?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?s.findIndex(({node:h})=>h===e):-1,c=U(xe(e)),u=l<0?z(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):z(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:U(s[l].score,4)});return[[this.fateWords(e,n,l,i),u,...this.bestWords(e,n,l,o,
s)].join(" ")]}fateWords({beam:e,index:n},r,o,s){let i={text:a(s?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:o+1,token:n+
1};return r?o>0?a("{text} has ended, and has rank {place}.",i):o===0?this.log.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}bestWords({sequence:e},n,r,o,s){if(!n){let u=o.prompts[e].running.map(xe);return u.length?
[a("The best beam has {sum}.",{sum:U(Math.max(...u))})]:[]}if(r===0||!s[0])return[];let{node:i,score:l}=s[0],c={sum:U(xe(i)),score:U(l,4)};return[z(i.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:r,sum:o,considered:s,best:i,worst:l},c,u){let h=c.prompts.some(({steps:p})=>(p[0]||[]).some(({beam:S})=>(S.group??null)!==null)),d=Ee([r?a(
"rank {rank} of {considered}",{rank:r.rank,considered:s}):a("not among the {considered} considered",{considered:s}),...o===null?[]:[a("sum {sum}",{sum:U(o)})],...l===
null?[]:[a("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(i)})]]),f=a(u?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return we(f,{where:a(h?"Group A":"The search"),place:String(e+1),details:d,
token:n?ne(n.text,"gp-strong"):a("a token that was not recorded")})}drawFound(e,n,r,o){let s=e.tokens.map(([p])=>p),i=ai(n.prompts[r],p=>s[p]),l=p=>p.reduce((S,O)=>S+
(ce(O)??-1/0),0),c=o.prompts[r].kept[0],u=c?ie(c.node).filter(p=>!p.given):[],h=g("span");this.fill(h,[...we(a("Run by the library, greedy decoding wrote {text}\
."),{text:ne(Gr(e.text,60),"gp-wrote")}),` ${this.totalWords(s.length,l(e.tokens.map(([,,p])=>p)))} `,c?`${this.bestTotalWords(u.length,l(u.map(({chosen:p})=>p.
raw_logprob)))} `:"",...this.pathWords(i,n,o.prompts[r].kept,!1)]);let d=g("details"),f=g("table");for(let[p,[,S,O]]of e.tokens.entries()){let R=f.insertRow();R.
insertCell().textContent=p+1,R.insertCell().append(ne(S)),R.insertCell().textContent=U(ce(O))}d.append(g("summary","",a("Its tokens and their log-probabilities")),
f),this.exactly.replaceChildren(h,d)}totalWords(e,n){let r={sum:U(n)};return this.log.started.processors.length?z(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",r):z(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}bestTotalWords(e,n){let r={sum:U(n)};return this.log.started.processors.length?z(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",r):z(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",r)}};var fn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,pi=t=>dn.find(([e])=>e===t)?.[1]??String(t),$t=t=>ot(Number(t.toFixed(4))),Kr=class{constructor(e,n){
this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=dn.map(([r,o])=>this.newRow(r,o)),this.asked=null}newRow(e,n){
let r=this.root.querySelector("tbody").insertRow(),o=g("th","",null,{scope:"row"});r.append(o);let[s,i,l]=Array.from({length:3},()=>r.insertCell()),c=g("span"),
u=g("button","gp-button gp-run-on",null,{type:"button","aria-label":a("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${a("outputs:")} `,
s.append(c," ",u);let h={row:r,head:o,words:c,button:u,because:i,outputs:l,value:e,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=h.rule,this.
log.ask({type:"search",kind:"rule",rule:h.rule}),this.sayButton(h)}),h}sayButton({button:e,rule:n}){let r=!!(this.asked&&fn(this.asked,n));e.disabled=r,$(e,a(r?
"running …":"Run the search"))}draw(e,n,r,o,s){$(this.why,this.whyWords(e,n,r(e.own),s));for(let i of this.rows){i.rule={lengthPenalty:o.lengthPenalty,earlyStopping:i.
value};let l=fn(i.rule,e.own);Ne(i.row,l?"gp-own-rule":""),$(i.head,l?a("{name} (this run)",{name:i.name}):i.name),this.drawRule(i,e,n,r,s)}}drawRule(e,n,r,o,s){
let i=o(e.rule),{pools:l}=i.prompts[r],c=l.every(({exact:d})=>d),u=i.stop&&c?null:this.answerTo(e.rule),h=!u&&!(i.stop&&c);if(e.button.hidden=!h||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),u){$(e.words,a("after step {step}",{step:u.steps})),$(e.because,a("found by a run")),this.sayOutputs(
e.outputs,...this.comparedIds(u));return}$(e.words,jp(i,c,s)),$(e.because,this.reasons(l,n,e.rule)),!c||!i.stop?$(e.outputs,"–"):this.sayOutputs(e.outputs,...this.
comparedNodes(i,o(n.own),r,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(r=>r.kind==="rule"&&fn(r.rule,e))||null}comparedNodes(e,n,r,{wanted:o}){
let[s,i]=[e,n].map(({prompts:c})=>c[r].kept.slice(0,o));return[s.filter(({node:c},u)=>!i[u]||i[u].node!==c).length,s.length,s[0]?{text:zr(s[0].node),score:s[0].
score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:r})=>r.join(" "));return[e.filter(({token_ids:r},o)=>r.join(" ")!==n[o]).
length,e.length,e[0]]}sayOutputs(e,n,r,o){let s=o&&{differ:n,all:r,score:U(o.score,4)},i=n?r>1?a("{differ} of {all} differ; the best, with score {score}:",s):a(
"another text, with score {score}:",s):a("the same"),l=i+(n?o.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(i,...n?[" ",ne(Gr(o.text,40),"gp-\
wrote")]:[]))}whyWords(e,n,r,o){let{pools:s}=r.prompts[n],i=pi(e.own.earlyStopping);return(r.stop?a("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:r.stop.step,name:i}):o?a("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:i}):a("The search g\
oes on by the rule of early_stopping {name}.",{name:i}))+(s.length>1?`
`:" ")+this.reasons(s,e,e.own)}reasons(e,n,r){return e.map(o=>[...Bp(o,e.length>1),this.reason(o,n,r)].join(" ")).join(`
`)}reason({stop:e,weighed:n},r,o){if(!n)return a("No step has been taken.");let{best:s,length:i,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
r,e);if(c===null)return z(r.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,h=`${U(s)} / ${i}\
 ^ ${$t(o.lengthPenalty)} = ${U(l,4)}`,d={numbers:u?a("{formula} (at the longest possible length)",{formula:h}):h,worst:U(c,4)},{together:f}=r;if(!e)return f?a(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",d):a("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",d);if(e.why==="settled")return f?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",d):
a("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",d);let p=z(r.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return p;let S=f?a("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",d):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",d);return`${p} ${S}`}cutOffWords({start:e,maxNew:n},{
step:r}){if(r-e>=n)return z(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}\
).",{reason:We(o.stop_reason)[0]}):a("Every continuation met a stopping criterion.")}};function jp({stop:t,prompts:e},n,r){return n?t?a("after step {step}",{step:t.
step}):r?a("goes on past step {step}",{step:Ir({prompts:e})}):a("not yet"):t?a("not exact: about step {step}",{step:t.step}):a("not exact")}function Bp({group:t,
stop:e},n){if(t===null)return[];let r={group:Pe(t),step:e&&e.step};return[n&&e?a("Group {group}, after step {step}:",r):a("Group {group}:",r)]}function dc(t,e){let r=y=>t.querySelector(".gp-"+y),[o,s,i,l,c]=["slide","power","rule","own-again","of-prompt"].map(r),[u,h,d]=["formula","honest","rest"].map(
r),f=new Dr(r("hypothesis-table"),e),p=new Kr(t,e),S=new Ur(t,e),O={},R=null,B=new Map;for(let[y,b]of dn)i.append(g("option","",String(b),{value:JSON.stringify(
y)}));o.addEventListener("input",()=>P({lengthPenalty:Number(o.value)})),s.addEventListener("input",()=>{Number.isFinite(s.valueAsNumber)&&P({lengthPenalty:s.valueAsNumber})}),
s.addEventListener("change",()=>e.usesBeams&&W(j(si(e)),!0)),i.addEventListener("change",()=>P({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",
()=>{O={},A(),o.focus()}),c.addEventListener("change",()=>A());function P(y){O={...O,...y},A()}let j=y=>({...y.own,...O});function W(y,b=!1){Number(o.value)!==y.
lengthPenalty&&(o.value=y.lengthPenalty),(b||document.activeElement!==s)&&(s.value=String(Number(y.lengthPenalty.toFixed(4)))),i.value=JSON.stringify(y.earlyStopping)}
function I(y){return b=>{let E=JSON.stringify(b),C=B.get(E);if(C)return C;let m=ec(y,b);return m.stop&&B.set(E,m),m}}function N(y){return{stop:e.finished?{step:0,
why:""}:null,prompts:y.prompts.map(({finished:b})=>({kept:b.map(E=>({node:E,score:E.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function A({onlySelection:y=!1,anew:b=!1}={}){let E=si(e),C=!!(e.finished||e.failed),m=x(E.prompts.length),L=I(E),q=E.together!==null&&nc(E,L(E.own),!!e.finished),
F=q?j(E):E.own,G=q?L(F):N(E),K=q?L(E.own):G,X=q&&!fn(F,E.own),ee=rc(E,m,G,F,C),te=X?new Map(K.prompts[m].kept.map(({node:Re},$n)=>[Re,$n])):null;if(f.draw(ee.slice(
0,40),te,E),d.hidden=ee.length<=40,$(d,z(ee.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),y)return;for(let Re of["wha\
t-if","stopping"])r(Re).hidden=!q;r("greedily").hidden=!1,W(F,b),l.hidden=!X,$(l,a("Back to the run’s own: {power}, {early}",{power:$t(E.own.lengthPenalty),early:pi(
E.own.earlyStopping)}));let ae=ee.filter(({place:Re})=>Re!==null);R={best:ae[0]||null,rule:F,tally:_(ee,ae)},$(r("counts"),R.tally),$(r("scored"),a("sum / lengt\
h ^ {power}",{power:$t(F.lengthPenalty)})),u.setAttribute("aria-live",X?"polite":"off"),$(u,T(ae[0],F)),v(q?w(G,K,m,E,F,C):M(E)),q&&p.draw(E,m,L,F,C),S.draw(E,m,
K)}function x(y){return r("of-prompts").hidden=y<2,c.options.length!==y&&c.replaceChildren(...Array.from({length:y},(b,E)=>g("option","",a("prompt {number}",{number:E+
1}),{value:E}))),Math.max(0,c.selectedIndex)}function _(y,b){let E=y.filter(({state:m})=>m==="running").length,C=y.filter(({state:m})=>m==="returned").length;return[
a("{count} ended",{count:H(y.length-E)}),a("{count} kept",{count:H(b.length)}),...E?[a("{count} running",{count:H(E)})]:[],...C?[z(C,"{count} output","{count} o\
utputs")]:[]].join(", ")}function T(y,{lengthPenalty:b}){if(!y)return a("No text is kept yet.");let{node:E,score:C}=y,m={sum:U(xe(E)),length:E.length,power:$t(b),
score:U(C,4)};return a("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",m)}function v(y){h.hidden=!y,$(h,y)}function M(y){
return y.prompts.every(({steps:b,given:E})=>b.length===E)?a("The search has not begun: all tokens so far were given."):y.together===null?a("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):a("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function w(y,b,E,C,m,L){let q=Math.max(1,...C.prompts.map(({steps:X})=>X.length-C.start)),F=q**m.lengthPenalty;if(!Number.isFinite(F)||F===0)return a(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:q,power:$t(m.lengthPenalty)});let G=y.prompts[E].
pools.filter(({exact:X})=>!X);if(G.length){let X=G.map(({group:ee})=>Pe(ee)).join(", ");return z(G.length,"Not exact: an earlier group would have stopped at ano\
ther step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anot\
her step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:X})}if(fn(m,C.own))return"";if(!y.stop){if(!L)return"";
let X=Ir(y);return C.together?a("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:X}):a("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:X})}
let{step:K}=y.stop;return b.stop?K<b.stop.step?a("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:K,own:b.stop.step}):"":a("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:K})}let k=y=>()=>R&&
R.best?a("the best: {words}.",{words:y(R.best)}):"";return ke(t,{rank:()=>R?pe(R.tally):"",sum:k(({node:y})=>z(y.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:U(xe(y))})),length:k(({node:y})=>z(y.length,"{count} token","{count} tokens")),score:k(({node:y,
score:b})=>`${U(xe(y))} / ${y.length}^${$t(R.rule.lengthPenalty)} = ${U(b)}`),ended:k(({node:y})=>a("at step {step}",{step:y.index+1}))}),y=>{if(y.run&&(O={},B=
new Map,c.replaceChildren()),(y.run||y.searched)&&(p.asked=S.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let b=e.hideFrom!==null;if(r("untold").hidden=!b,
r("found").hidden=b,r("counts").hidden=b,b)return;let{run:E,steps:C,status:m,selection:L,searched:q}=y;E||C||m||q?A({anew:E}):L&&A({onlySelection:!0})}}var Ei={};le(Ei,{addGroupPanes:()=>Zp,chooseUnit:()=>Zr,start:()=>Ti});var gi={};le(gi,{canStandAlone:()=>mi});function mi(t){let e=g("button","gp-alone-button",null,{type:"button"});e.append(Fp()),t.append(e);let n=null;async function r(){let l=Hp(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&o());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),o())}function i(){let l=n?
a("Leave full screen"):a("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?o():r()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),i()}function Hp(t){let e=[],n=[],r=[];for(let i=t.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&e.push([i,i.scrollLeft,i.scrollTop]);let o=t.parentElement??t;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,l,c]of e)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(t)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Fp(){let t=J("svg"),e=J("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hid\
den","true"),e.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var wi={};le(wi,{RunGroup:()=>Vn});var zp=["token_id","text","piece","logprob","raw_logprob","entropy"],bi=class extends gt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},Vn=class extends Lt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;charts;asking;pair;groups;entries;metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.asking=null,this.charts={},this.pair=[0,1],this.fresh.clear(),this.groups=(n?.groups??[]).
map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,seed:o},s)=>{let i=n?.kind===
"lanes"?Object.assign(new bi(this,s),{unit:this.unit}):null,l={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[r].entries.push(l),
l});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.position=0),this.turn=r,this.feed(
n)}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Dp(n.type))
throw new Error("unknown line "+n.type);fc[n.type](this,n)}entryChanged(n,r){this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.
changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o=!1){let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(
this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].
shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.changed("lanes")}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["steps","status","meas\
ured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.showMetrics(),this.
groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){let n=this.header?.
metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?Oe(l,this.unit):l,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,l])=>[
i,r(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>r(i,c))]))}},fc={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].
log?.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n??null,t.entries[e].begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let r of n){let o=Object.
fromEntries(zp.map((s,i)=>[s,r[i]]));t.entries[e].tokens.push(o)}t.entryChanged(e,"steps")},Ended(t,{entry:e,text:n,stop_reason:r,failed:o}){t.entries[e].ended=
{text:n,stop_reason:r,failed:o},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:r}){t.groups[e].told={values:n,each:r??{}},t.showMeasured(t.groups[e]),
t.changed("measured")},Found(t,{values:e,charts:n}){t.found=e,t.charts=n??{},t.changed("found")},Served(t,{way:e,steps:n,tokens:r,settings:o,requests:s,...i}){e===
0&&o&&(t.found={...i,requests:s,tokens:[],ways:[]});let l=t.found;o&&(l.ways[e]={settings:o,steps:[]}),l.ways[e].steps.push(...n),l.tokens.push(...r??[]),t.changed(
"found")},Done(t,{stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}},Dp=t=>Object.hasOwn(fc,t);var yi={};le(yi,{linkTermsIn:()=>ki,withTermLinks:()=>pn});var Gp=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Up="(?:s|es|e|n|en|x)?",Kp=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Vr=null;function Vp(){if(Vr)return Vr;let t=new Map;for(let n of tn){if(Kp.has(n))continue;let[r]=At(
n).name.split(" (");t.has(r.toLowerCase())||t.set(r.toLowerCase(),n)}let e=[...t.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Vr={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Up}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Vr}function pn(t,e=new Set){let{pattern:n,ids:r}=Vp();
return t.split(Gp).flatMap((o,s)=>{if(s%2)return[o];let i=[],l=0;for(let c of o.matchAll(n)){let u=r.get(c[1].toLowerCase());u===void 0||e.has(u)||(e.add(u),i.push(
o.slice(l,c.index),g("a","gp-term-link",c[0],{href:Bn(u)})),l=c.index+c[0].length)}return[...i,o.slice(l)]})}function ki(t){for(let e of t.querySelectorAll("p.g\
p-note")){let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&e.replaceChildren(...pn(n.nodeValue))}}var gc={},Xr=null,xi=new Map,vi=new Map,Mi="bits";function Yr(t){let e=xi.get(t)??Object.assign(new gt,{unit:Mi});return xi.set(t,e),e}function Jr(t){let e=vi.get(
t)??Object.assign(new Vn(t),{unit:Mi});return vi.set(t,e),e}function Zr(t){Mi=t;for(let e of[...xi.values(),...vi.values()])e.setUnit(t)}function Xp(t,e,{log:n="\
main"}={}){let r=Yr(n);wc(t,e,r,"run",o=>{let s=gc[t]?.(o,r);return!s||!om.has(t)?s:im(o,r,s,t)})}function Yp(t,e,{group:n}){let r=Jr(n),o=nm.has(t)?"text":rm.has(
t)?"model":"runs",s=()=>wc(t,e,r,o,l=>Xr?.[t]?.(l,r));if(Xr)return s();let i=e.querySelector(".gp-pane");i&&Mr(i),Si.push({drawNow:s,failed:()=>Qp(e)}),r.subscribe(
e,()=>{!Xr&&(r.header||r.found||r.lanes)&&Jp()})}var Si=[],_i=!1;function Jp(){if(_i||!window.GenerationPlaygroundComparisons)return;_i=!0;let t=document.createElement(
"script");t.src=window.GenerationPlaygroundComparisons,t.onerror=()=>{_i=!1;for(let{failed:e}of Si)e()},document.head.append(t)}function Zp(t){Xr=t;for(let e of document.
querySelectorAll(".gp-not-loaded"))e.remove();Si.splice(0).forEach(({drawNow:e})=>bc(e))}function Qp(t){t.querySelector(":scope > .gp-not-loaded")||t.append(g("\
p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}function bc(t){try{t()}catch(e){console.error("Generation Playgrou\
nd:",e)}}function wc(t,e,n,r,o){let s=e.querySelector(".gp-pane");if(!s)return pc(t);Mr(s),ki(s);let i=Bs(s,r);kc.push(e),tm.has(t)||mi(s);let l=o(s);if(!l)return pc(
t);n.subscribe(s,c=>{l(c),i()},!em.has(t)),yc()}function pc(t){console.error(`Generation Playground: there is no pane “${t}” here.`)}var kc=[],mc=null;function yc(){
let t=Nr();if(t===mc)return;let e=kc.find(r=>r.getClientRects().length&&r.isConnected);if(t!==null&&!e||(mc=t,t===null||!e))return;let n=e.querySelector(":scope\
 > .gp-glossary-place");if(!n){let r=n=g("div","gp-pane gp-glossary-place");r.addEventListener("click",o=>Hn(o,r)),e.append(r)}lt(n,t)}var em=new Set(["branches"]),
tm=new Set(["numbers","check","token","progress","arrival"]),nm=new Set(["detection","mistakes","attack","strengths"]),rm=new Set(["shelf","estimate","opened"]),
om=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),sm=new Set(["pro\
cessors","logit_lens","cross_attention","check","quiz"]);function im(t,e,n,r){let o=Lr(e.kinds),s=!1;return i=>{if(e.denoises||e.isFromElsewhere&&sm.has(r)){s=t.
hidden=!0;return}s&&(t.hidden=!1),n(s?o:i),s=!1}}function am(t,e,n){Yr(t).feedRun(e||"",n)}function lm(t,e,n){return Yr(t).appendRun(e,n)}function cm(t,e,n){return Jr(
t).appendRun(e,n)}function um(t,e,n){Jr(t).feedRun(e||"",n)}function Ti(t){gc=t;let e={mount:Xp,feed:am,append:lm,appendGroup:cm,chooseUnit:Zr,log:Yr,RunLog:gt,
mountGroup:Yp,feedGroup:um,group:Jr};window.GenerationPlayground=e;let n=window.GenerationPlaygroundQueue,r=o=>bc(()=>o(e));window.GenerationPlaygroundQueue={push:r},
n?.forEach?.(r),window.addEventListener("hashchange",yc)}function xc(t,e,{stepUnder:n,hover:r,leave:o}){t.addEventListener("pointermove",s=>{let i=n(s);i&&(s.buttons===1?e.selectStep(i):r(i))}),t.addEventListener("poi\
nterleave",o),t.addEventListener("click",s=>{let i=n(s);i&&e.selectStep(i)}),Oi(t,e)}var _c={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,
Home:-1/0,End:1/0};function Oi(t,e){t.addEventListener("keydown",n=>{n.key==="Escape"&&e.selectStep(null),Object.hasOwn(_c,n.key)&&(n.preventDefault(),e.walk(_c[n.
key]))})}function Qr(t,e,n,r,o=0){e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-o:e.index+1)),t.setAttribute("aria-valuemin",String(1-o)),t.setAttribute(
"aria-valuemax",String(n))),t.setAttribute("aria-valuetext",r)}var hm=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),vc=t=>me(hm.format(t)),Li={information:{unit:!0,write:vc,fromZero:!0},sum:{
unit:!0,write:vc},share:{title:()=>a("probability"),write:D,fromZero:!0,share:!0},count:{title:()=>a("tokens kept"),write:H,log:!0},rank:{title:()=>a("rank"),write:H,
log:!0,reversed:!0}},Ai=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3p\
x,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),dm=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a("Surprisal tel\
ls how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("surprisal"),term:"\
surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them wh\
ere a text was only read."),value:t=>Le(t).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncertain the model w\
as, before any processor: the surprisal that it expected."),value:t=>t.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"entropy-after",
dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:a("candidates kept"),
axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below."),series:[
{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the processors."),value:t=>t.
isPrompt?null:Math.max(1,Ie(t))}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to\
 each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulative-logprob",role:"surp\
risal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??
t.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the processors: from the p\
robabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a("How probable the mode\
l found each looked-up token at each place, before the processors."),of:t=>Y(t.raw_logprob)},after:{name:a("looked up: probability after"),axis:"share",about:a(
"How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:t=>Y(t.logprob)},rank:{name:a("looked up:\
 rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),
fm=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the server gave."),series:[
{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability."),value:t=>Le(
t).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text up to each token: steep \
where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a(
"Added up from the log-probabilities that the server gave."),value:t=>t.chosen.raw_logprob}]}}),Pi=(t=!1)=>t?fm():dm();var pm={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},mm=8*Math.LN2,Xn=t=>pm[t]??t.replaceAll("px","").replaceAll(","," ");function Sc({
series:t,of:e},n){return t||[...n].slice(-Ai.length).map(([r,o],s)=>({...Ai[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",{token:V(
o),id:r}),value:i=>{let l=(i.watched||[]).find(({token_id:c})=>c===r);return l?e(l):null}}))}function Tc({curve:t,series:e,steps:n,prompt:r,current:o,unit:s,factor:i}){
let l=Li[t.axis],c=r.length,u=O=>O.index+1-(O.isPrompt?c+1:0),h=l.unit?i:1,d=(O,R,B)=>{let P=bm(O,R,h),j=W=>a("{token} {series}: {value}",{token:V(R[W].chosen.text),
series:O.name,value:`${l.write(P[W])}${l.unit?` ${a(s)}`:""}`});return{name:O.name,role:O.role,dash:O.dash,isPrompt:B,x:R.map(u),y:P,words:j}},[f,p]=[c?e.map(O=>d(
O,r,!0)):[],e.map(O=>d(O,n,!1))],S=l===Li.information?gm(Mc(f),Mc(p),mm*i):null;return{label:a("{curve} along the text",{curve:t.name}),lines:e.flatMap((O,R)=>[
...c?[f[R]]:[],p[R]]),before:c,here:o&&u(o),note:S?a("prompt: up to {value}",{value:`${l.write(S.highest)} ${a(s)}`}):"",x:{title:a("token"),range:[.5-c,Math.max(
10,n.length)+.5]},y:{title:l.unit?a(s):l.title(),kind:l,range:S?[0,S.end]:null}}}function gm(t,e,n){let r=Math.max(e*1.08,n);return e&&t>1.5*r?{end:r,highest:t}:
null}var Mc=t=>t.reduce((e,{y:n})=>n.reduce((r,o)=>Math.max(r,o??0),e),0);function bm(t,e,n){let r=0;return e.map(o=>{let s=ce(t.value(o));return t.sum?(r=r===null||
s===null?null:r+s,r===null?null:r*n):s===null?null:s*n})}function Yn(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function wm(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Ec(t){let e,n,
r;t.length!==2?(e=Yn,n=(l,c)=>Yn(t(l),c),r=(l,c)=>t(l)-c):(e=t===Yn||t===wm?t:km,n=t,r=t);function o(l,c,u=0,h=l.length){if(u<h){if(e(c,c)!==0)return h;do{let d=u+
h>>>1;n(l[d],c)<0?u=d+1:h=d}while(u<h)}return u}function s(l,c,u=0,h=l.length){if(u<h){if(e(c,c)!==0)return h;do{let d=u+h>>>1;n(l[d],c)<=0?u=d+1:h=d}while(u<h)}
return u}function i(l,c,u=0,h=l.length){let d=o(l,c,u,h-1);return d>u&&r(l[d-1],c)>-r(l[d],c)?d-1:d}return{left:o,center:i,right:s}}function km(){return 0}function ym(t){
return t===null?NaN:+t}var Oc=Ec(Yn),Lc=Oc.right,U_=Oc.left,K_=Ec(ym).center;var V_=Ac(Pc),X_=Ac(_m);function Ac(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=e;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return e;let l=n&&t(n),c=r&&t(r),u=o.slice();return l&&c?(mn(l,u,o,s,i),mn(l,o,u,s,i),mn(l,u,o,s,i),gn(c,o,u,s,i),gn(c,u,o,s,
i),gn(c,o,u,s,i)):l?(mn(l,o,u,s,i),mn(l,u,o,s,i),mn(l,o,u,s,i)):c&&(gn(c,o,u,s,i),gn(c,u,o,s,i),gn(c,o,u,s,i)),e}}function mn(t,e,n,r,o){for(let s=0,i=r*o;s<i;)
t(e,n,s,s+=r,1)}function gn(t,e,n,r,o){for(let s=0,i=r*o;s<r;++s)t(e,n,s,s+i,r)}function _m(t){let e=Pc(t);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,e(n,r,o+0,s+0,i),
e(n,r,o+1,s+1,i),e(n,r,o+2,s+2,i),e(n,r,o+3,s+3,i)}}function Pc(t){let e=Math.floor(t);if(e===t)return xm(t);let n=t-e,r=2*t+1;return(o,s,i,l,c)=>{if(!((l-=c)>=
i))return;let u=e*s[i],h=c*e,d=h+c;for(let f=i,p=i+h;f<p;f+=c)u+=s[Math.min(l,f)];for(let f=i,p=l;f<=p;f+=c)u+=s[Math.min(l,f+h)],o[f]=(u+n*(s[Math.max(i,f-d)]+
s[Math.min(l,f+d)]))/r,u-=s[Math.max(i,f-h)]}}function xm(t){let e=2*t+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let l=t*r[o],c=i*t;for(let u=o,h=o+c;u<h;u+=
i)l+=r[Math.min(s,u)];for(let u=o,h=s;u<=h;u+=i)l+=r[Math.min(s,u+c)],n[u]=l/e,l-=r[Math.max(o,u-c)]}}var vm=Array.prototype,Y_=vm.slice;var Mm=Math.sqrt(50),Sm=Math.sqrt(10),Tm=Math.sqrt(2);function eo(t,e,n){let r=(e-t)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=Mm?10:s>=
Sm?5:s>=Tm?2:1,l,c,u;return o<0?(u=Math.pow(10,-o)/i,l=Math.round(t*u),c=Math.round(e*u),l/u<t&&++l,c/u>e&&--c,u=-u):(u=Math.pow(10,o)*i,l=Math.round(t/u),c=Math.
round(e/u),l*u<t&&++l,c*u>e&&--c),c<l&&.5<=n&&n<2?eo(t,e,n*2):[l,c,u]}function no(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[o,s,i]=r?
eo(e,t,n):eo(t,e,n);if(!(s>=o))return[];let l=s-o+1,c=new Array(l);if(r)if(i<0)for(let u=0;u<l;++u)c[u]=(s-u)/-i;else for(let u=0;u<l;++u)c[u]=(s-u)*i;else if(i<
0)for(let u=0;u<l;++u)c[u]=(o+u)/-i;else for(let u=0;u<l;++u)c[u]=(o+u)*i;return c}function to(t,e,n){return e=+e,t=+t,n=+n,eo(t,e,n)[2]}function Rc(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,o=r?to(e,t,n):to(t,e,n);return(r?-1:1)*(o<0?1/-o:o)}var J_=Em(Math.random);function Em(t){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=t()*s--|0,l=n[s+r];n[s+r]=n[i+r],n[i+r]=l}return n}}function yn(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Qn(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function yt(){}
var Wt=.7,kn=1/Wt,bn="\\s*([+-]?\\d+)\\s*",Jn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Ye="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Om=/^#([0-9a-f]{3,8})$/,
Lm=new RegExp(`^rgb\\(${bn},${bn},${bn}\\)$`),Am=new RegExp(`^rgb\\(${Ye},${Ye},${Ye}\\)$`),Pm=new RegExp(`^rgba\\(${bn},${bn},${bn},${Jn}\\)$`),Rm=new RegExp(`\
^rgba\\(${Ye},${Ye},${Ye},${Jn}\\)$`),Nm=new RegExp(`^hsl\\(${Jn},${Ye},${Ye}\\)$`),$m=new RegExp(`^hsla\\(${Jn},${Ye},${Ye},${Jn}\\)$`),Nc={aliceblue:15792383,
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
yn(yt,_n,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:$c,formatHex:$c,formatHex8:Cm,formatHsl:qm,
formatRgb:Cc,toString:Cc});function $c(){return this.rgb().formatHex()}function Cm(){return this.rgb().formatHex8()}function qm(){return Dc(this).formatHsl()}function Cc(){
return this.rgb().formatRgb()}function _n(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=Om.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?qc(e):n===3?new ve(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?ro(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?ro(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=Lm.exec(t))?new ve(e[1],e[2],e[3],1):(e=Am.exec(t))?new ve(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=Pm.exec(t))?ro(e[1],e[2],e[3],
e[4]):(e=Rm.exec(t))?ro(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=Nm.exec(t))?jc(e[1],e[2]/100,e[3]/100,1):(e=$m.exec(t))?jc(e[1],e[2]/100,e[3]/100,e[4]):
Nc.hasOwnProperty(t)?qc(Nc[t]):t==="transparent"?new ve(NaN,NaN,NaN,0):null}function qc(t){return new ve(t>>16&255,t>>8&255,t&255,1)}function ro(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ve(t,e,n,r)}function Ii(t){return t instanceof yt||(t=_n(t)),t?(t=t.rgb(),new ve(t.r,t.g,t.b,t.opacity)):new ve}function er(t,e,n,r){return arguments.
length===1?Ii(t):new ve(t,e,n,r??1)}function ve(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}yn(ve,er,Qn(yt,{brighter(t){return t=t==null?kn:Math.pow(
kn,t),new ve(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?Wt:Math.pow(Wt,t),new ve(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ve(qt(this.r),qt(this.g),qt(this.b),so(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Ic,formatHex:Ic,formatHex8:Im,formatRgb:Wc,toString:Wc}));function Ic(){return`#${Ct(this.r)}${Ct(this.g)}${Ct(
this.b)}`}function Im(){return`#${Ct(this.r)}${Ct(this.g)}${Ct(this.b)}${Ct((isNaN(this.opacity)?1:this.opacity)*255)}`}function Wc(){let t=so(this.opacity);return`${t===
1?"rgb(":"rgba("}${qt(this.r)}, ${qt(this.g)}, ${qt(this.b)}${t===1?")":`, ${t})`}`}function so(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function qt(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function Ct(t){return t=qt(t),(t<16?"0":"")+t.toString(16)}function jc(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new He(t,e,n,r)}function Dc(t){if(t instanceof He)return new He(t.h,t.s,t.l,t.opacity);if(t instanceof yt||(t=_n(t)),!t)return new He;if(t instanceof
He)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,o=Math.min(e,n,r),s=Math.max(e,n,r),i=NaN,l=s-o,c=(s+o)/2;return l?(e===s?i=(n-r)/l+(n<r)*6:n===s?i=(r-e)/
l+2:i=(e-n)/l+4,l/=c<.5?s+o:2-s-o,i*=60):l=c>0&&c<1?0:i,new He(i,l,c,t.opacity)}function ao(t,e,n,r){return arguments.length===1?Dc(t):new He(t,e,n,r??1)}function He(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}yn(He,ao,Qn(yt,{brighter(t){return t=t==null?kn:Math.pow(kn,t),new He(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?Wt:Math.pow(Wt,t),new He(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,o=2*n-r;return new ve(Ri(t>=240?t-240:t+120,o,r),Ri(t,o,r),Ri(t<120?t+240:t-120,o,r),this.opacity)},clamp(){return new He(Bc(this.h),oo(this.
s),oo(this.l),so(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=so(this.opacity);return`${t===1?"hsl(":"hsla("}${Bc(this.h)}, ${oo(this.s)*100}%, ${oo(this.l)*100}%${t===1?")":`, ${t})`}`}}));function Bc(t){return t=(t||
0)%360,t<0?t+360:t}function oo(t){return Math.max(0,Math.min(1,t||0))}function Ri(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var Gc=Math.
PI/180,Uc=180/Math.PI,io=18,Kc=.96422,Vc=1,Xc=.82521,Yc=4/29,wn=6/29,Jc=3*wn*wn,Wm=wn*wn*wn;function Zc(t){if(t instanceof Je)return new Je(t.l,t.a,t.b,t.opacity);
if(t instanceof ht)return eu(t);t instanceof ve||(t=Ii(t));var e=qi(t.r),n=qi(t.g),r=qi(t.b),o=Ni((.2225045*e+.7168786*n+.0606169*r)/Vc),s,i;return e===n&&n===r?
s=i=o:(s=Ni((.4360747*e+.3850649*n+.1430804*r)/Kc),i=Ni((.0139322*e+.0971045*n+.7141733*r)/Xc)),new Je(116*o-16,500*(s-o),200*(o-i),t.opacity)}function Qc(t,e,n,r){return arguments.length===1?Zc(t):new Je(t,e,n,r??1)}function Je(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}yn(Je,Qc,Qn(yt,{brighter(t){
return new Je(this.l+io*(t??1),this.a,this.b,this.opacity)},darker(t){return new Je(this.l-io*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=Kc*$i(e),t=Vc*$i(t),n=Xc*$i(n),new ve(Ci(3.1338561*e-1.6168667*t-.4906146*n),Ci(-.9787684*e+1.9161415*
t+.033454*n),Ci(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Ni(t){return t>Wm?Math.pow(t,1/3):t/Jc+Yc}function $i(t){return t>wn?t*t*t:Jc*(t-Yc)}
function Ci(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function qi(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function jm(t){
if(t instanceof ht)return new ht(t.h,t.c,t.l,t.opacity);if(t instanceof Je||(t=Zc(t)),t.a===0&&t.b===0)return new ht(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*Uc;return new ht(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function lo(t,e,n,r){return arguments.length===1?jm(t):new ht(t,e,n,r??1)}function ht(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function eu(t){if(isNaN(
t.h))return new Je(t.l,0,0,t.opacity);var e=t.h*Gc;return new Je(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}yn(ht,lo,Qn(yt,{brighter(t){return new ht(this.h,
this.c,this.l+io*(t??1),this.opacity)},darker(t){return new ht(this.h,this.c,this.l-io*(t??1),this.opacity)},rgb(){return eu(this).rgb()}}));var tu=-.14861,Wi=1.78277,
ji=-.29227,co=-.90649,Zn=1.97294,Hc=Zn*co,Fc=Zn*Wi,zc=Wi*ji-co*tu;function Bm(t){if(t instanceof It)return new It(t.h,t.s,t.l,t.opacity);t instanceof ve||(t=Ii(
t));var e=t.r/255,n=t.g/255,r=t.b/255,o=(zc*r+Hc*e-Fc*n)/(zc+Hc-Fc),s=r-o,i=(Zn*(n-o)-ji*s)/co,l=Math.sqrt(i*i+s*s)/(Zn*o*(1-o)),c=l?Math.atan2(i,s)*Uc-120:NaN;
return new It(c<0?c+360:c,l,o,t.opacity)}function uo(t,e,n,r){return arguments.length===1?Bm(t):new It(t,e,n,r??1)}function It(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}yn(It,uo,Qn(yt,{brighter(t){return t=t==null?kn:Math.pow(kn,t),new It(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?Wt:Math.
pow(Wt,t),new It(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*Gc,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),o=Math.
sin(t);return new ve(255*(e+n*(tu*r+Wi*o)),255*(e+n*(ji*r+co*o)),255*(e+n*(Zn*r)),this.opacity)}}));function su(t,e,n,r,o){var s=t*t,i=s*t;return((1-3*t+3*s-i)*e+(4-6*s+3*i)*n+(1+3*t+3*s-3*i)*r+i*o)/6}function Hm(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),o=t[r],s=t[r+1],i=r>0?t[r-1]:2*o-s,l=r<e-1?t[r+2]:2*s-o;return su((n-r/e)*e,i,o,s,l)}}function Fm(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),o=t[(r+e-1)%e],s=t[r%e],i=t[(r+1)%e],l=t[(r+2)%e];return su((n-r/e)*e,o,s,i,l)}}var fo=t=>()=>t;function iu(t,e){return function(n){
return t+n*e}}function zm(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function zi(t,e){var n=e-t;return n?iu(t,n>
180||n<-180?n-360*Math.round(n/360):n):fo(isNaN(t)?e:t)}function Dm(t){return(t=+t)==1?$e:function(e,n){return n-e?zm(e,n,t):fo(isNaN(e)?n:e)}}function $e(t,e){
var n=e-t;return n?iu(t,n):fo(isNaN(t)?e:t)}var nu=(function t(e){var n=Dm(e);function r(o,s){var i=n((o=er(o)).r,(s=er(s)).r),l=n(o.g,s.g),c=n(o.b,s.b),u=$e(o.
opacity,s.opacity);return function(h){return o.r=i(h),o.g=l(h),o.b=c(h),o.opacity=u(h),o+""}}return r.gamma=t,r})(1);function au(t){return function(e){var n=e.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,l;for(i=0;i<n;++i)l=er(e[i]),r[i]=l.r||0,o[i]=l.g||0,s[i]=l.b||0;return r=t(r),o=t(o),s=t(s),l.opacity=1,function(c){
return l.r=r(c),l.g=o(c),l.b=s(c),l+""}}}var tx=au(Hm),nx=au(Fm);function Gm(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=t[o]*(1-s)+e[o]*s;return r}}function Um(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Km(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=po(t[i],e[i]);for(;i<n;++i)s[i]=e[i];return function(l){
for(i=0;i<r;++i)s[i]=o[i](l);return s}}function Vm(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function Fe(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function Xm(t,e){var n={},r={},o;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(o in e)o in
t?n[o]=po(t[o],e[o]):r[o]=e[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Hi=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Bi=new RegExp(Hi.source,
"g");function Ym(t){return function(){return t}}function Jm(t){return function(e){return t(e)+""}}function Zm(t,e){var n=Hi.lastIndex=Bi.lastIndex=0,r,o,s,i=-1,
l=[],c=[];for(t=t+"",e=e+"";(r=Hi.exec(t))&&(o=Bi.exec(e));)(s=o.index)>n&&(s=e.slice(n,s),l[i]?l[i]+=s:l[++i]=s),(r=r[0])===(o=o[0])?l[i]?l[i]+=o:l[++i]=o:(l[++i]=
null,c.push({i,x:Fe(r,o)})),n=Bi.lastIndex;return n<e.length&&(s=e.slice(n),l[i]?l[i]+=s:l[++i]=s),l.length<2?c[0]?Jm(c[0].x):Ym(e):(e=c.length,function(u){for(var h=0,
d;h<e;++h)l[(d=c[h]).i]=d.x(u);return l.join("")})}function po(t,e){var n=typeof e,r;return e==null||n==="boolean"?fo(e):(n==="number"?Fe:n==="string"?(r=_n(e))?
(e=r,nu):Zm:e instanceof _n?nu:e instanceof Date?Vm:Um(e)?Gm:Array.isArray(e)?Km:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?Xm:Fe)(t,
e)}function lu(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var ru=180/Math.PI,Fi={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function cu(t,e,n,r,o,s){var i,l,c;return(i=Math.sqrt(t*t+e*e))&&(t/=i,e/=i),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(l=Math.sqrt(n*n+r*r))&&(n/=l,r/=l,c/=l),t*r<e*n&&(t=-t,
e=-e,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(e,t)*ru,skewX:Math.atan(c)*ru,scaleX:i,scaleY:l}}var ho;function Qm(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?Fi:cu(e.a,e.b,e.c,e.d,e.e,e.f)}function eg(t){return t==null||(ho||(ho=document.createElementNS(
"http://www.w3.org/2000/svg","g")),ho.setAttribute("transform",t),!(t=ho.transform.baseVal.consolidate()))?Fi:(t=t.matrix,cu(t.a,t.b,t.c,t.d,t.e,t.f))}function uu(t,e,n,r){
function o(u){return u.length?u.pop()+" ":""}function s(u,h,d,f,p,S){if(u!==d||h!==f){var O=p.push("translate(",null,e,null,n);S.push({i:O-4,x:Fe(u,d)},{i:O-2,x:Fe(
h,f)})}else(d||f)&&p.push("translate("+d+e+f+n)}function i(u,h,d,f){u!==h?(u-h>180?h+=360:h-u>180&&(u+=360),f.push({i:d.push(o(d)+"rotate(",null,r)-2,x:Fe(u,h)})):
h&&d.push(o(d)+"rotate("+h+r)}function l(u,h,d,f){u!==h?f.push({i:d.push(o(d)+"skewX(",null,r)-2,x:Fe(u,h)}):h&&d.push(o(d)+"skewX("+h+r)}function c(u,h,d,f,p,S){
if(u!==d||h!==f){var O=p.push(o(p)+"scale(",null,",",null,")");S.push({i:O-4,x:Fe(u,d)},{i:O-2,x:Fe(h,f)})}else(d!==1||f!==1)&&p.push(o(p)+"scale("+d+","+f+")")}
return function(u,h){var d=[],f=[];return u=t(u),h=t(h),s(u.translateX,u.translateY,h.translateX,h.translateY,d,f),i(u.rotate,h.rotate,d,f),l(u.skewX,h.skewX,d,
f),c(u.scaleX,u.scaleY,h.scaleX,h.scaleY,d,f),u=h=null,function(p){for(var S=-1,O=f.length,R;++S<O;)d[(R=f[S]).i]=R.x(p);return d.join("")}}}var rx=uu(Qm,"px, ",
"px)","deg)"),ox=uu(eg,", ",")",")"),tg=1e-12;function ou(t){return((t=Math.exp(t))+1/t)/2}function ng(t){return((t=Math.exp(t))-1/t)/2}function rg(t){return((t=
Math.exp(2*t))-1)/(t+1)}var sx=(function t(e,n,r){function o(s,i){var l=s[0],c=s[1],u=s[2],h=i[0],d=i[1],f=i[2],p=h-l,S=d-c,O=p*p+S*S,R,B;if(O<tg)B=Math.log(f/u)/
e,R=function(A){return[l+A*p,c+A*S,u*Math.exp(e*A*B)]};else{var P=Math.sqrt(O),j=(f*f-u*u+r*O)/(2*u*n*P),W=(f*f-u*u-r*O)/(2*f*n*P),I=Math.log(Math.sqrt(j*j+1)-j),
N=Math.log(Math.sqrt(W*W+1)-W);B=(N-I)/e,R=function(A){var x=A*B,_=ou(I),T=u/(n*P)*(_*rg(e*x+I)-ng(I));return[l+T*p,c+T*S,u*_/ou(e*x+I)]}}return R.duration=Math.
abs(B)*1e3*e/Math.SQRT2,R}return o.rho=function(s){var i=Math.max(.001,+s),l=i*i,c=l*l;return t(i,l,c)},o})(Math.SQRT2,2,4);function hu(t){return function(e,n){
var r=t((e=ao(e)).h,(n=ao(n)).h),o=$e(e.s,n.s),s=$e(e.l,n.l),i=$e(e.opacity,n.opacity);return function(l){return e.h=r(l),e.s=o(l),e.l=s(l),e.opacity=i(l),e+""}}}
var ix=hu(zi),ax=hu($e);function du(t){return function(e,n){var r=t((e=lo(e)).h,(n=lo(n)).h),o=$e(e.c,n.c),s=$e(e.l,n.l),i=$e(e.opacity,n.opacity);return function(l){return e.h=r(l),e.
c=o(l),e.l=s(l),e.opacity=i(l),e+""}}}var lx=du(zi),cx=du($e);function fu(t){return(function e(n){n=+n;function r(o,s){var i=t((o=uo(o)).h,(s=uo(s)).h),l=$e(o.s,
s.s),c=$e(o.l,s.l),u=$e(o.opacity,s.opacity);return function(h){return o.h=i(h),o.s=l(h),o.l=c(Math.pow(h,n)),o.opacity=u(h),o+""}}return r.gamma=e,r})(1)}var ux=fu(
zi),hx=fu($e);function og(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function go(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function xn(t){return t=go(Math.
abs(t)),t?t[1]:NaN}function sg(t,e){return function(n,r){for(var o=n.length,s=[],i=0,l=t[0],c=0;o>0&&l>0&&(c+l+1>r&&(l=Math.max(1,r-c)),s.push(n.substring(o-=l,
o+l)),!((c+=l+1)>r));)l=t[i=(i+1)%t.length];return s.reverse().join(e)}}function ig(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var ag=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function vn(t){if(!(e=ag.exec(t)))throw new Error("invalid format: "+t);var e;
return new Di({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}vn.prototype=Di.prototype;
function Di(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}Di.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function lg(t){e:for(var e=t.length,n=1,r=-1,o;n<e;++n)switch(t[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+t[n])break e;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(o+1):t}var bo;function cg(t,e){var n=go(t,e);if(!n)return bo=void 0,t.toPrecision(e);var r=n[0],o=n[1],s=o-(bo=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+go(t,Math.
max(0,e+s-1))[0]}function pu(t,e){var n=go(t,e);if(!n)return t+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var mu={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:og,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>pu(t*100,e),r:pu,s:cg,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function gu(t){return t}var bu=Array.prototype.map,wu=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ug(t){var e=t.
grouping===void 0||t.thousands===void 0?gu:sg(bu.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",o=t.decimal===void 0?".":t.decimal+"",s=t.numerals===void 0?gu:ig(bu.call(t.numerals,String)),i=t.percent===void 0?"%":t.percent+"",l=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(d,f){d=vn(d);var p=d.fill,S=d.align,O=d.sign,R=d.symbol,B=d.zero,P=d.width,j=d.comma,W=d.precision,I=d.trim,
N=d.type;N==="n"?(j=!0,N="g"):mu[N]||(W===void 0&&(W=12),I=!0,N="g"),(B||p==="0"&&S==="=")&&(B=!0,p="0",S="=");var A=(f&&f.prefix!==void 0?f.prefix:"")+(R==="$"?
n:R==="#"&&/[boxX]/.test(N)?"0"+N.toLowerCase():""),x=(R==="$"?r:/[%p]/.test(N)?i:"")+(f&&f.suffix!==void 0?f.suffix:""),_=mu[N],T=/[defgprs%]/.test(N);W=W===void 0?
6:/[gprs]/.test(N)?Math.max(1,Math.min(21,W)):Math.max(0,Math.min(20,W));function v(M){var w=A,k=x,y,b,E;if(N==="c")k=_(M)+k,M="";else{M=+M;var C=M<0||1/M<0;if(M=
isNaN(M)?c:_(Math.abs(M),W),I&&(M=lg(M)),C&&+M==0&&O!=="+"&&(C=!1),w=(C?O==="("?O:l:O==="-"||O==="("?"":O)+w,k=(N==="s"&&!isNaN(M)&&bo!==void 0?wu[8+bo/3]:"")+k+
(C&&O==="("?")":""),T){for(y=-1,b=M.length;++y<b;)if(E=M.charCodeAt(y),48>E||E>57){k=(E===46?o+M.slice(y+1):M.slice(y))+k,M=M.slice(0,y);break}}}j&&!B&&(M=e(M,1/0));
var m=w.length+M.length+k.length,L=m<P?new Array(P-m+1).join(p):"";switch(j&&B&&(M=e(L+M,L.length?P-k.length:1/0),L=""),S){case"<":M=w+M+k+L;break;case"=":M=w+L+
M+k;break;case"^":M=L.slice(0,m=L.length>>1)+w+M+k+L.slice(m);break;default:M=L+w+M+k;break}return s(M)}return v.toString=function(){return d+""},v}function h(d,f){
var p=Math.max(-8,Math.min(8,Math.floor(xn(f)/3)))*3,S=Math.pow(10,-p),O=u((d=vn(d),d.type="f",d),{suffix:wu[8+p/3]});return function(R){return O(S*R)}}return{format:u,
formatPrefix:h}}var mo,wo,Gi;hg({thousands:",",grouping:[3],currency:["$",""]});function hg(t){return mo=ug(t),wo=mo.format,Gi=mo.formatPrefix,mo}function ku(t){
return Math.max(0,-xn(Math.abs(t)))}function yu(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(xn(e)/3)))*3-xn(Math.abs(t)))}function _u(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,xn(e)-xn(t))+1}function Tu(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function dg(t){return function(){return t}}function fg(t){return+t}var xu=[0,1];function Mn(t){return t}function Ui(t,e){return(e-=t=+t)?function(n){return(n-t)/
e}:dg(isNaN(e)?NaN:.5)}function pg(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function mg(t,e,n){var r=t[0],o=t[1],s=e[0],
i=e[1];return o<r?(r=Ui(o,r),s=n(i,s)):(r=Ui(r,o),s=n(s,i)),function(l){return s(r(l))}}function gg(t,e,n){var r=Math.min(t.length,e.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++i<r;)o[i]=Ui(t[i],t[i+1]),s[i]=n(e[i],e[i+1]);return function(l){var c=Lc(t,l,1,r)-1;return s[c](
o[c](l))}}function Eu(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.unknown())}function Ou(){var t=xu,
e=xu,n=po,r,o,s,i=Mn,l,c,u;function h(){var f=Math.min(t.length,e.length);return i!==Mn&&(i=pg(t[0],t[f-1])),l=f>2?gg:mg,c=u=null,d}function d(f){return f==null||
isNaN(f=+f)?s:(c||(c=l(t.map(r),e,n)))(r(i(f)))}return d.invert=function(f){return i(o((u||(u=l(e,t.map(r),Fe)))(f)))},d.domain=function(f){return arguments.length?
(t=Array.from(f,fg),h()):t.slice()},d.range=function(f){return arguments.length?(e=Array.from(f),h()):e.slice()},d.rangeRound=function(f){return e=Array.from(f),
n=lu,h()},d.clamp=function(f){return arguments.length?(i=f?!0:Mn,h()):i!==Mn},d.interpolate=function(f){return arguments.length?(n=f,h()):n},d.unknown=function(f){
return arguments.length?(s=f,d):s},function(f,p){return r=f,o=p,h()}}function bg(){return Ou()(Mn,Mn)}function wg(t,e,n,r){var o=Rc(t,e,n),s;switch(r=vn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(s=yu(o,i))&&(r.precision=s),Gi(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=_u(o,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=ku(o))&&
(r.precision=s-(r.type==="%")*2);break}}return wo(r)}function kg(t){var e=t.domain;return t.ticks=function(n){var r=e();return no(r[0],r[r.length-1],n??10)},t.tickFormat=
function(n,r){var o=e();return wg(o[0],o[o.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),o=0,s=r.length-1,i=r[o],l=r[s],c,u,h=10;for(l<i&&(u=
i,i=l,l=u,u=o,o=s,s=u);h-- >0;){if(u=to(i,l,n),u===c)return r[o]=i,r[s]=l,e(r);if(u>0)i=Math.floor(i/u)*u,l=Math.ceil(l/u)*u;else if(u<0)i=Math.ceil(i*u)/u,l=Math.
floor(l*u)/u;else break;c=u}return t},t}function ko(){var t=bg();return t.copy=function(){return Eu(t,ko())},Tu.apply(t,arguments),kg(t)}function yg(t,e){t=t.slice();var n=0,r=t.length-1,o=t[n],s=t[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),t[n]=e.floor(o),t[r]=e.ceil(s),t}function vu(t){return Math.
log(t)}function Mu(t){return Math.exp(t)}function _g(t){return-Math.log(-t)}function xg(t){return-Math.exp(-t)}function vg(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function Mg(t){return t===10?vg:t===Math.E?Math.exp:e=>Math.pow(t,e)}function Sg(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function Su(t){return(e,n)=>-t(-e,n)}function Tg(t){let e=t(vu,Mu),n=e.domain,r=10,o,s;function i(){return o=Sg(r),s=Mg(r),n()[0]<0?(o=Su(o),
s=Su(s),t(_g,xg)):t(vu,Mu),e}return e.base=function(l){return arguments.length?(r=+l,i()):r},e.domain=function(l){return arguments.length?(n(l),i()):n()},e.ticks=
l=>{let c=n(),u=c[0],h=c[c.length-1],d=h<u;d&&([u,h]=[h,u]);let f=o(u),p=o(h),S,O,R=l==null?10:+l,B=[];if(!(r%1)&&p-f<R){if(f=Math.floor(f),p=Math.ceil(p),u>0){
for(;f<=p;++f)for(S=1;S<r;++S)if(O=f<0?S/s(-f):S*s(f),!(O<u)){if(O>h)break;B.push(O)}}else for(;f<=p;++f)for(S=r-1;S>=1;--S)if(O=f>0?S/s(-f):S*s(f),!(O<u)){if(O>
h)break;B.push(O)}B.length*2<R&&(B=no(u,h,R))}else B=no(f,p,Math.min(p-f,R)).map(s);return d?B.reverse():B},e.tickFormat=(l,c)=>{if(l==null&&(l=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=vn(c)).precision==null&&(c.trim=!0),c=wo(c)),l===1/0)return c;let u=Math.max(1,r*l/e.ticks().length);return h=>{
let d=h/s(Math.round(o(h)));return d*r<r-.5&&(d*=r),d<=u?c(h):""}},e.nice=()=>n(yg(n(),{floor:l=>s(Math.floor(o(l))),ceil:l=>s(Math.ceil(o(l)))})),e}function Ki(){
let t=Tg(Ou()).domain([1,10]);return t.copy=()=>Eu(t,Ki()).base(t.base()),Tu.apply(t,arguments),t}var tr=Math.PI,Vi=2*tr,jt=1e-6,Eg=Vi-jt;function Lu(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function Og(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return Lu;let n=10**e;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Au(t,e,n,r){return t===n&&e===r}function Lg(t){let e=Math.floor(t);if(!(e<=15))return Au;let n=10**e,r=function(o){return Math.
round(o*n)};return function(o,s,i,l){return r(o)===r(i)&&r(s)===r(l)}}var Sn=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?Lu:Og(e),this._equal=e==null?Au:Lg(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,o){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(e,n,r,o,s,i){this._append`C${+e},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(e,n,r,o,s){if(e=+e,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,l=this._y1,c=r-e,u=o-n,h=i-e,d=l-n,f=h*h+d*d;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(f>jt)if(!(Math.abs(d*c-u*h)>jt)||!s)this._append`L${this._x1=e},${this._y1=n}`;else{let p=r-i,S=o-l,O=c*c+u*u,R=p*p+S*S,B=Math.sqrt(O),P=Math.sqrt(
f),j=s*Math.tan((tr-Math.acos((O+f-R)/(2*B*P)))/2),W=j/P,I=j/B;Math.abs(W-1)>jt&&this._append`L${e+W*h},${n+W*d}`,this._append`A${s},${s},0,0,${+(d*p>h*S)},${this.
_x1=e+I*c},${this._y1=n+I*u}`}}arc(e,n,r,o,s,i){if(e=+e,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let l=r*Math.cos(o),c=r*Math.sin(o),u=e+l,h=n+
c,d=1^i,f=i?o-s:s-o;if(this._x1===null?this._append`M${u},${h}`:(Math.abs(this._x1-u)>jt||Math.abs(this._y1-h)>jt)&&this._append`L${u},${h}`,!!r){if(f<0&&(f=f%Vi+
Vi),f>Eg)this._append`A${r},${r},0,1,${d},${e-l},${n-c}A${r},${r},0,1,${d},${this._x1=u},${this._y1=h}`;else if(f>jt){let p=e+r*Math.cos(s),S=n+r*Math.sin(s);if(f>=
tr&&this._equal(u,h,p,S)){f/=2;let O=o+f;this._append`A${r},${r},0,${+(f>=tr)},${d},${e+r*Math.cos(O)},${n+r*Math.sin(O)}`}this._append`A${r},${r},0,${+(f>=tr)},${d},${this.
_x1=p},${this._y1=S}`}}}rect(e,n,r,o){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function Ag(){
return new Sn}Ag.prototype=Sn.prototype;function Tn(t){return function(){return t}}var Pg=Math.cos;var Yi=Math.sin,En=Math.sqrt,Pu=1e-12,yo=Math.PI,Sx=yo/2,qu=2*yo;function Rg(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new Sn(e)}var Tx=Array.prototype.slice;function Ng(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function Iu(t){this._context=t}Iu.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Wu(t){return new Iu(t)}function $g(t){return t[0]}function Cg(t){return t[1]}
function ju(t,e){var n=Tn(!0),r=null,o=Wu,s=null,i=Rg(l);t=typeof t=="function"?t:t===void 0?$g:Tn(t),e=typeof e=="function"?e:e===void 0?Cg:Tn(e);function l(c){
var u,h=(c=Ng(c)).length,d,f=!1,p;for(r==null&&(s=o(p=i())),u=0;u<=h;++u)!(u<h&&n(d=c[u],u,c))===f&&((f=!f)?s.lineStart():s.lineEnd()),f&&s.point(+t(d,u,c),+e(d,
u,c));if(p)return s=null,p+""||null}return l.x=function(c){return arguments.length?(t=typeof c=="function"?c:Tn(+c),l):t},l.y=function(c){return arguments.length?
(e=typeof c=="function"?c:Tn(+c),l):e},l.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Tn(!!c),l):n},l.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),l):o},l.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),l):r},l}var Ex=qg(Wu);function Bu(t){this._curve=t}Bu.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function qg(t){function e(n){
return new Bu(t(n))}return e._curve=t,e}var Ox=En(3);var Ig=En(1/3),Lx=Ig*2;var Hu=Yi(yo/10)/Yi(7*yo/10),Ax=Yi(qu/10)*Hu,Px=-Pg(qu/10)*Hu;var Rx=En(3);var Nx=En(3);var $x=En(3)/2,Wg=1/En(12),Cx=(Wg/2+1)*3;function _t(){}function _o(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Zi(t){this._context=t}Zi.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:_o(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:_o(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function jg(t){this._context=t}jg.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:_o(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Bg(t){this._context=t}Bg.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:_o(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function Fu(t,e){this._basis=new Zi(t),this._beta=e}Fu.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var t=this.
_x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],o=e[0],s=t[n]-r,i=e[n]-o,l=-1,c;++l<=n;)c=l/n,this._basis.point(this._beta*t[l]+(1-this._beta)*(r+c*s),this._beta*
e[l]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(+t),this._y.push(+e)}};var qx=(function t(e){function n(r){
return e===1?new Zi(r):new Fu(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function xo(t,e,n){t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t.
_k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Qi(t,e){this._context=t,this._k=(1-e)/6}Qi.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:xo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:xo(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this.
_y0=this._y1,this._y1=this._y2,this._y2=e}};var Ix=(function t(e){function n(r){return new Qi(r,e)}return n.tension=function(r){return t(+r)},n})(0);function ea(t,e){
this._context=t,this._k=(1-e)/6}ea.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.
moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:xo(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this.
_y0=this._y1,this._y1=this._y2,this._y2=e}};var Wx=(function t(e){function n(r){return new ea(r,e)}return n.tension=function(r){return t(+r)},n})(0);function ta(t,e){
this._context=t,this._k=(1-e)/6}ta.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:xo(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,
this._y0=this._y1,this._y1=this._y2,this._y2=e}};var jx=(function t(e){function n(r){return new ta(r,e)}return n.tension=function(r){return t(+r)},n})(0);function na(t,e,n){
var r=t._x1,o=t._y1,s=t._x2,i=t._y2;if(t._l01_a>Pu){var l=2*t._l01_2a+3*t._l01_a*t._l12_a+t._l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*l-t._x0*t._l12_2a+t._x2*
t._l01_2a)/c,o=(o*l-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>Pu){var u=2*t._l23_2a+3*t._l23_a*t._l12_a+t._l12_2a,h=3*t._l23_a*(t._l23_a+t._l12_a);s=(s*u+t.
_x1*t._l23_2a-e*t._l12_2a)/h,i=(i*u+t._y1*t._l23_2a-n*t._l12_2a)/h}t._context.bezierCurveTo(r,o,s,i,t._x2,t._y2)}function zu(t,e){this._context=t,this._alpha=e}
zu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3;default:na(this,t,e);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,
this._y1=this._y2,this._y2=e}};var Bx=(function t(e){function n(r){return e?new zu(r,e):new Qi(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Du(t,e){
this._context=t,this._alpha=e}Du.prototype={areaStart:_t,areaEnd:_t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this.
_x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:
this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:na(this,t,e);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this.
_y2=e}};var Hx=(function t(e){function n(r){return e?new Du(r,e):new ea(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Gu(t,e){this._context=t,this.
_alpha=e}Gu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:na(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Fx=(function t(e){
function n(r){return e?new Gu(r,e):new ta(r,0)}return n.alpha=function(r){return t(+r)},n})(.5);function Hg(t){this._context=t}Hg.prototype={areaStart:_t,areaEnd:_t,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,
e):(this._point=1,this._context.moveTo(t,e))}};function Ru(t){return t<0?-1:1}function Nu(t,e,n){var r=t._x1-t._x0,o=e-t._x1,s=(t._y1-t._y0)/(r||o<0&&-0),i=(n-t._y1)/(o||r<0&&-0),l=(s*o+i*r)/(r+o);return(Ru(
s)+Ru(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(l))||0}function $u(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Xi(t,e,n){var r=t._x0,
o=t._y0,s=t._x1,i=t._y1,l=(s-r)/3;t._context.bezierCurveTo(r+l,o+l*e,s-l,i-l*n,s,i)}function Ji(t){this._context=t}Ji.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Xi(this,this._t0,$u(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Xi(this,$u(this,n=Nu(this,t,e)),n);break;default:Xi(this,this._t0,n=
Nu(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function Fg(t){this._context=new Uu(t)}(Fg.prototype=Object.create(Ji.
prototype)).point=function(t,e){Ji.prototype.point.call(this,e,t)};function Uu(t){this._context=t}Uu.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,o,s){this._context.bezierCurveTo(
e,t,r,n,s,o)}};function zg(t){this._context=t}zg.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else
for(var r=Cu(t),o=Cu(e),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],t[i],e[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this._x.push(+t),this._y.push(+e)}};function Cu(t){var e,n=t.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=t[0]+2*t[1],e=1;e<n-1;++e)o[e]=1,s[e]=4,i[e]=4*t[e]+2*t[e+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*t[n-1]+t[n],
e=1;e<n;++e)r=o[e]/s[e-1],s[e]-=r,i[e]-=r*i[e-1];for(o[n-1]=i[n-1]/s[n-1],e=n-2;e>=0;--e)o[e]=(i[e]-o[e+1])/s[e];for(s[n-1]=(t[n]+o[n-1])/2,e=0;e<n-1;++e)s[e]=2*
t[e+1]-o[e+1];return[o,s]}function Dg(t,e){this._context=t,this._t=e}Dg.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,
this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(
t,e);else{var n=this._x*(1-this._t)+t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};var sa={};le(sa,{diamond:()=>oa,drawMarks:()=>Bt,dress:()=>Ze,lineMark:()=>Ht,pathMark:()=>ra,pixel:()=>se,textMark:()=>xt,toldMark:()=>vo});function Bt(t,e){for(e.forEach(([n,r,o,s],i)=>{let l=t.childNodes[i];if(!l||l.localName!==n){let c=J(n);l?l.replaceWith(c):t.append(c),l=c}Ze(l,{...o,...r?{class:r}:
{}}),Array.isArray(s)?Bt(l,s):$(l,s??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Ze(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,r]of Object.entries(e))t.getAttribute(n)!==String(r)&&t.setAttribute(n,r)}var se=t=>Math.round(t*10)/
10,Ht=(t,e,n,r,o)=>["line",t,{x1:se(e),y1:se(n),x2:se(r),y2:se(o)},[]],xt=(t,e,n,r,o="middle")=>["text",t,{x:se(e),y:se(n),"text-anchor":o},r],ra=(t,e)=>["path",
t,{d:e.map(([n,r],o)=>`${o?"L":"M"}${se(n)} ${se(r)}`).join("")||"M0 0"},[]],vo=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],oa=(t,e,n)=>`\
M${se(t)} ${se(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var Ku=2;async function Vu(t,e,n){let r=Gg(e),o=t==="svg"?new Blob([r],{type:"image/svg+xml"}):await Ug(r,e),s=g("a","",null,{href:URL.createObjectURL(o),download:`${n}\
.${t}`});s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function Gg(t){let e=t.cloneNode(!0);for(let o of e.querySelectorAll(".gp-passing"))o.remove();
let n=getComputedStyle(t);re(e,{xmlns:"http://www.w3.org/2000/svg","font-family":n.fontFamily});let r=J("rect");return re(r,{width:"100%",height:"100%",fill:"va\
r(--gp-surface)"}),e.prepend(r),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(o,s)=>n.getPropertyValue(s).trim())}async function Ug(t,e){
let n=new Image;n.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(t),await n.decode();let[r,o]=[e.clientWidth,e.clientHeight],s=g("canvas","",null,{width:r*
Ku,height:o*Ku});return s.getContext("2d").drawImage(n,0,0,s.width,s.height),new Promise(i=>s.toBlob(i,"image/png"))}var la={};le(la,{fillValues:()=>aa,valuesList:()=>ia});function ia(){let t=g("details","gp-chart-values");return t.append(g("summary","",a("Values")),g("ul")),t}function aa(t,e){t.hidden=!e.length,t.querySelector("u\
l").replaceChildren(...e.map(n=>g("li","",n)))}var Kg=720,Xu=600,Vg=400,Xg=4,[Qe,Ft,dt]=[52,12,40],Yg={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8\
 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0\
 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};function Yu(t,e){let[n,r,o]=[J("svg","gp-curve-picture"),g("div","gp-tip"),g("div","gp-chart-plot gp-curve\
-plot")],s=ia(),i=`curve-${Math.random().toString(36).slice(2)}`,l,c={x:null,y:null},u=matchMedia("(pointer: coarse)").matches?"":"zoom",h,d=null,f=null;r.hidden=
!0,o.append(y(),n,r),t.classList.add("gp-chart-box"),t.append(o,s);function p(){if(!l||!t.clientWidth)return;t.dataset.width=String(t.clientWidth),h=Jg(l,c,t);let{
width:b,height:E}=h;Ze(n,{class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its values follow as a list.",{chart:l.label}),width:b,height:E,viewBox:`\
0 0 ${b} ${E}`,"font-size":12}),Bt(n,[...S(),...R(),...B(),["g","gp-curves",{"clip-path":`url(#${i})`},P()],["g","gp-passing",{},j()]]),[...n.querySelectorAll("\
.gp-curves .gp-line-path")].forEach((C,m)=>{Object.assign(C,{__data__:l.lines[m]})}),N()}function S(){let{x:b,width:E,height:C,top:m}=h,[L,q]=[O(b(.5-l.before)),
O(b(.5))],F=l.before&&q>L?[["rect","",{x:se(L),y:m,width:se(q-L),height:C-m-dt,fill:"var(--gp-raised)"},[]]]:[];return[["clipPath","",{id:i},[["rect","",{x:Qe,y:m-
3,width:E-Qe-Ft,height:C-m-dt+6},[]]]],["g","gp-ground",{},F]]}let O=b=>Math.min(Math.max(b,Qe),h.width-Ft);function R(){let{x:b,y:E,width:C,height:m}=h,L=(G,K)=>[
"text","",{fill:"var(--gp-muted)",...K},G],q=Qg(E,l.y.kind,m).flatMap(([G,K])=>[["line","",{x1:Qe,x2:C-Ft,y1:se(E(G)),y2:se(E(G)),stroke:"var(--gp-line)"},[]],L(
K,{x:Qe-6,y:se(E(G)+4),"text-anchor":"end"})]),F=b.ticks(Math.max(2,Math.floor((C-Qe-Ft)/80))).filter(Number.isInteger).map(G=>L(H(G),{x:se(b(G)),y:m-dt+16,"tex\
t-anchor":"middle"}));return[["g","gp-axes",{},[...q,...F]]]}function B(){let{x:b,width:E,height:C,top:m}=h,L=(m+C-dt)/2,q={fill:"var(--gp-muted)","font-size":13,
"text-anchor":"middle"},F={fill:"var(--gp-muted)",x:se(Math.max(Qe,b(.5-l.before))),y:innerWidth<Xu?m+14:m-6,stroke:"var(--gp-surface)","stroke-width":4,"paint-\
order":"stroke"};return[["text","",{...q,x:(Qe+E-Ft)/2,y:C-6},l.x.title],["text","",{...q,transform:`translate(13 ${se(L)}) rotate(-90)`},l.y.title],["text","gp\
-curve-note",F,l.note]]}function P(){let{x:b,y:E,height:C,top:m}=h,L=ju().defined(([,G])=>G!==null).x(([G])=>b(G)).y(([,G])=>E(G)).digits(1),q=(G,K)=>["line","",
{x1:se(b(G)),x2:se(b(G)),y1:m,y2:C-dt,...K},[]],F=l.lines.map(G=>{let K=G.x.map((te,ae)=>[te,G.y[ae]]),X={fill:"none",stroke:`var(--gp-${G.role})`,opacity:G.isPrompt?
.75:1},ee=K.length>Vg?"":K.map(([te,ae])=>ae===null?"":`M${se(b(te))} ${se(E(ae))}h0`).join("");return["g","",X,[["path","gp-line-path",{d:L(K)||"M0 0","stroke-\
width":2,"stroke-dasharray":Xn(G.dash),"stroke-linejoin":"round"},[]],["path","",{d:ee||"M0 0","stroke-width":4,"stroke-linecap":"round"},[]]]]});return[["g","g\
p-uprights",{},[...l.before?[q(.5,{stroke:"var(--gp-muted)","stroke-dasharray":"2 4"})]:[],...l.here===null?[]:[q(l.here,{stroke:"var(--gp-chosen)","stroke-widt\
h":1.5})]]],...F]}function j(){let b=f===null?[]:I(f).map(({line:q,value:F})=>["circle","",{cx:se(h.x(f)),cy:se(h.y(F)),r:4,fill:`var(--gp-${q.role})`,stroke:"v\
ar(--gp-surface)","stroke-width":1.5},[]]);if(!d?.chosen)return b;let{x:[E,C],y:[m,L]}=d.chosen;return[...b,["rect","",{x:se(E),y:se(m),width:se(C-E),height:se(
L-m),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"},[]]]}function W(){let b=n.querySelector(".gp-passing");b&&h&&Bt(
b,j())}function I(b){return l.lines.flatMap(E=>{let C=E.x.indexOf(b);return C<0||E.y[C]===null?[]:[{line:E,value:E.y[C],words:E.words(C)}]})}function N(){let{lines:b}=l;
s.hidden=!b.some(({y:E})=>E.some(C=>C!==null)),s.open&&aa(s,b.flatMap(E=>E.y.map((C,m)=>C===null?"":E.words(m)).filter(Boolean)))}s.addEventListener("toggle",()=>l&&
N());function A(){let b=f===null||d?.chosen?[]:I(f);if(r.hidden=!b.length,!b.length)return;r.replaceChildren(...b.map(({line:C,words:m})=>{let[L,q,F]=[g("p",""),
J("svg",""),J("line","")];return Ze(q,{width:18,height:8,"aria-hidden":"true"}),Ze(F,{x1:0,y1:4,x2:18,y2:4,stroke:`var(--gp-${C.role})`,"stroke-width":2,"stroke\
-dasharray":Xn(C.dash)}),q.append(F),L.append(q,` ${m}`),L}));let E=h.x(f);r.style.top=`${h.top}px`,r.style.left=`${Math.max(0,E>h.width/2?E-12-r.offsetWidth:E+
12)}px`}function x({clientX:b,clientY:E}){let{left:C,top:m}=n.getBoundingClientRect();return{x:O(b-C),y:Math.min(Math.max(E-m,h.top),h.height-dt)}}let _=b=>{let E=Math.
max(0,...l.lines.map(C=>C.x.at(-1)??0));return Math.min(Math.max(Math.round(h.x.invert(b)),1-l.before),E)};n.addEventListener("pointerdown",b=>{!h||b.button||(d=
{...x(b),place:h,moved:!1,chosen:null},u&&n.setPointerCapture(b.pointerId))}),n.addEventListener("pointermove",b=>{if(!h)return;let E=x(b);d&&u&&T(E),f=d?.moved?
null:_(E.x),W(),A()}),n.addEventListener("pointerup",b=>{if(!d)return;let{moved:E,chosen:C}=d;d=null,C?M(C):E||e(_(x(b).x))});for(let b of["pointerleave","point\
ercancel"])n.addEventListener(b,()=>{b==="pointercancel"&&(d=null),f=null,W(),A()});n.addEventListener("dblclick",()=>k({x:null,y:null}));function T(b){let[E,C]=[
Math.abs(b.x-d.x),Math.abs(b.y-d.y)];if(d.moved||=Math.max(E,C)>Xg,!d.moved)return;if(u==="pan")return k({x:v(d.place.x,d.x-b.x),y:v(d.place.y,d.y-b.y)});let m=(L,q)=>[
Math.min(L,q),Math.max(L,q)];d.chosen={x:C>2*E&&E<20?[Qe,h.width-Ft]:m(d.x,b.x),y:E>2*C||C<20?[h.top,h.height-dt]:m(d.y,b.y)}}let v=(b,E)=>b.range().map(C=>b.invert(
C+E));function M({x:b,y:E}){let C=E[0]===h.top&&E[1]===h.height-dt,[m,L]=h.y.range();k({x:b.map(q=>h.x.invert(q)),y:C?c.y:(m>L?[E[1],E[0]]:E).map(q=>h.y.invert(
q))})}function w(b){let E=C=>{let[m,L]=C.range(),q=(1-b)/2*(L-m);return[C.invert(m+q),C.invert(L-q)]};h&&k({x:E(h.x),y:E(h.y)})}function k(b){c=b,f=null,p(),A()}
function y(){let b=g("div","gp-curve-tools"),E=(q,F,G)=>{let K=g("button","gp-curve-tool",null,{type:"button",title:F,"aria-label":F}),[X,ee]=[J("svg",""),J("pa\
th","")];return Ze(X,{viewBox:"0 0 16 16","aria-hidden":"true"}),Ze(ee,{d:Yg[q]}),X.append(ee),K.append(X),K.addEventListener("click",G),b.append(K),K},C=q=>()=>Vu(
q,n,l.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"")),m=[["zoom",a("Zoom")],["pan",a("Pan")]].map(([q,F])=>E(q,F,()=>{u=q,L()})),L=()=>{
m.forEach((q,F)=>q.setAttribute("aria-pressed",String(["zoom","pan"][F]===u))),n.style.touchAction=u&&matchMedia("(pointer: coarse)").matches?"none":""};return L(),
E("closer",a("Zoom in"),()=>w(.5)),E("farther",a("Zoom out"),()=>w(2)),E("reset",a("Reset axes"),()=>k({x:null,y:null})),E("png",a("Download plot as a PNG"),C("\
png")),E("svg",a("Download plot as an SVG"),C("svg")),b}return new ResizeObserver(()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&p()).observe(t),t.
closest(".gp-pane")?.addEventListener("gp-alone",p),b=>{t.hidden=!b,b&&l&&b.y.kind!==l.y.kind&&(c={...c,y:null}),l=b,p()}}function Jg({lines:t,note:e,x:n,y:r},o,s){
let i=Math.max(240,s.clientWidth),l=innerWidth<Xu||innerHeight<Kg?200:260,c=s.closest(".gp-alone")?Math.max(l,Math.round(innerHeight*.6)):l,u=e?26:12,h=[c-dt,u],
d=r.kind.log?Ki():ko();return{width:i,height:c,top:u,x:ko(o.x||n.range,[Qe,i-Ft]),y:d.domain(o.y||r.range||Zg(t,r.kind)).range(h)}}function Zg(t,{log:e,fromZero:n,
reversed:r}){let o=t.flatMap(c=>c.y).filter(c=>c!==null),[s,i]=o.reduce(([c,u],h)=>[Math.min(c,h),Math.max(u,h)],[1/0,-1/0]);if(!o.length)return e?r?[10,1]:[1,10]:
[0,1];if(e){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let l=(i-s)*.06||1;return[s-l,i+l]}function Qg(t,{log:e,share:n},r){if(e)
return t.ticks().filter(i=>Math.abs(Math.log10(i)-Math.round(Math.log10(i)))<1e-9).map(i=>[i,i<1?String(i):H(i)]);let o=Math.max(3,Math.floor(r/55)),s=t.tickFormat(
o,n?"~%":void 0);return t.ticks(o).map(i=>[i,me(s(i))])}var eb=150;function Ju(t,e){let n=w=>t.querySelector(".gp-"+w),[r,o,s,i,l]=["curve-chart","reading","unit","view","keys"].map(n),c=Pi(),u=new Map,h=0,d=-1/0,f=!1,
p=()=>c[i.value],S=()=>Sc(p(),u);function O(){let w=e.current();return w?en([],e.lastOf(w)).added:[]}function R(){let w=Object.keys(c).filter(y=>c[y].series||u.
size);if(w.length===i.options.length&&[...i.options].every(({text:y},b)=>y===c[w[b]].name))return;let k=w.includes(i.value)?i.value:w[0];i.replaceChildren(...w.
map(y=>g("option","",c[y].name,{value:y}))),i.value=k}function B(w){for(let k of w)for(let{token_id:y,text:b}of k.watched||[])u.set(y,b)}function P(){let w=[p().
about,e.promptSteps.length?a("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");$(n("about"),w);let k=S(),y=JSON.stringify(
k.map(({name:b,tip:E})=>[b,E]));l.dataset.key!==y&&(l.dataset.key=y,l.replaceChildren(...k.map(j)))}function j({name:w,term:k,role:y,dash:b,tip:E}){let C=g("spa\
n");fe(C,k,()=>e.current()?pe(I(e.current())):"",{meaning:E});let m=J("svg",""),L=J("line","");for(let[q,F]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))m.setAttribute(q,String(F));for(let[q,F]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${y})`,"stroke-dasharray":Xn(b)}))L.setAttribute(q,String(
F));return m.append(L),C.append(m,p().of?ne(w):w),C}function W(){let w=e.current(),k=w?I(w):a("The curve grows with the text.");$(o,k),Qr(o,w,O().length,w?k:a("\
no token yet"),e.promptSteps.length)}function I(w){let k={number:w.index+1,token:V(w.chosen.text),facts:N(w)};return w.isPrompt?a("Prompt token {number}, {token\
}: {facts}",k):a("Token {number}, {token}: {facts}",k)}function N(w){if(p().of)return x(w)||a("no token was looked up here");if(i.value==="kept")return w.isPrompt?
a("no processor takes part"):a("{kept} of {count} tokens kept",{kept:H(Ie(w)),count:H(w.distribution.vocab)});if(i.value==="cumulative")return A(w);let{surprisal:k,
entropyBefore:y,entropyAfter:b}=Le(w);if(e.isFromElsewhere)return a("surprisal {surprisal}",{surprisal:oe(ce(k),e.unit)});let[E,C,m]=[k,y,b].map(L=>oe(ce(L),e.unit));
return w.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:E,entropy:C}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:E,
before:C,after:m})}function A(w){let k=w.isPrompt?e.promptSteps:O(),y=k.slice(0,k.indexOf(w)+1),b=S().filter(E=>E.value(w)!==null).map(E=>{let C=y.map(L=>ce(E.value(
L)));return`${C.includes(null)?a("minus infinity"):oe(C.reduce((L,q)=>L+q,0),e.unit)} ${E.name}`});return a("log-probability so far {sums}",{sums:b.join(", ")})}
function x(w){return Ee((w.watched||[]).map(k=>{let y={token:V(k.text),before:D(Y(k.raw_logprob)),after:D(Y(k.logprob)),rank:H(k.raw_rank||0)};return k.logprob===
null?k.raw_rank?a("{token} {before} before (rank {rank}), removed after",y):a("{token} {before} before, removed after",y):k.raw_rank?a("{token} {before} before \
(rank {rank}), {after} after",y):a("{token} {before} before, {after} after",y)}))}function _(){h=0,d=performance.now(),r.removeAttribute("aria-busy");let w=O(),
k=w.length||e.promptSteps.length?Tc({curve:p(),series:S(),steps:w,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Oe(1,e.unit)}):void 0;T(k)}let T=Yu(
r,w=>{let k=w-1+(w<1?e.promptSteps.length:0),y=w<1?e.promptSteps[k]:O()[k];y&&e.selectStep(y)});function v(){h||!f||(r.setAttribute("aria-busy","true"),h=window.
setTimeout(_,Math.max(0,d+eb-performance.now())))}new IntersectionObserver(([{isIntersecting:w}])=>{f||!w||(f=!0,v())}).observe(t),Oi(o,e),s.addEventListener("c\
hange",()=>Zr(s.value)),i.addEventListener("change",M);function M(){P(),W(),v()}return w=>{w.unit&&(s.value=e.unit),w.run&&(u=new Map,c=Pi(e.isFromElsewhere)),B(
O()),R(),M()}}var ua={};le(ua,{drawScale:()=>Dt,shadeInk:()=>zt,shadeOf:()=>Mo});var Qu={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>a("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:t=>ca[eh(t)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>(t.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Zu,meaning:()=>a(
"How uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>(t.kl??0)/Math.LN2,
bits:[0,10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>(t.entropyAfter??
0)/Math.LN2*1.25,bits:[0,8],words:Zu,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function Zu(){return[a("certain"),a("uncertai\
n")]}var ca=[[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],eh=({rank:t})=>ca.findIndex(([e])=>(t??1/0)<=e);function Mo(t,e){let{scale:n,level:r}=Qu[t];return`--gp-${n}\
-${Math.round(Math.max(0,Math.min(10,r(e)||0)))}`}function zt(t,e,n){t.style.backgroundColor=`var(${Mo(e,n)})`,e==="rank"?t.dataset.rank=String(eh(n)):delete t.
dataset.rank}function Dt(t,e,n){let{term:r,scale:o,ends:s,bits:i,words:l=()=>[],meaning:c}=Qu[e];if(fe(t,r,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){
ca.forEach(([O,R],B)=>{let P=g("span","gp-chip",O===1/0?a("beyond"):a("top {rank}",{rank:O}),{"data-rank":B});P.style.backgroundColor=`var(--gp-${o}-${R})`,t.append(
P)});return}let[u,h]=s||(i??[]).map(O=>`${n==="bits"?ot(O):Q(O*Math.LN2,1)} ${a(n)}`),[d,f]=l(),p=(O,R)=>R?`${R}, ${O}`:O,S=g("span","gp-ramp",null,{"aria-hidde\
n":"true"});for(let O=0;O<=10;O++){let R=g("i");R.style.backgroundColor=`var(--gp-${o}-${O})`,S.append(R)}t.append(g("span","",p(u,d)),S,g("span","",p(i?h.replace(
" ","+ "):h,f)))}var fa={};le(fa,{appendToken:()=>Gt,cutTokens:()=>vt,inkToken:()=>et,numberWords:()=>da});var ha={};le(ha,{removedWords:()=>nr,tokenCard:()=>rr});function rr(t,e,n,r){let s=g("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=g("div","gp-card-head"),l=g("dl","gp-card-facts"),c=g("ol","gp-card\
-rivals"),u=g("div","gp-card-key");u.append(g("i","gp-card-after"),`${a("after the processors")} `,g("i","gp-card-before"),a("before them")),s.append(i,l,c,u),s.
hidden=!0,t.append(s);let h=null,d=null,f=null;function p(_,T){l.append(g("dt","",_),g("dd","",T))}function S(){let{id:_,text:T,where:v,step:M,why:w}=r(h);if(i.
replaceChildren(ne(T,"gp-card-word"),g("span","",_<0?v:a("{where}, id {id}",{where:v,id:_}))),l.replaceChildren(),c.hidden=u.hidden=!M,w&&l.append(g("dd","gp-ca\
rd-why",w)),!M)return;O(M);let k=R(M),y=Math.max(...k.flatMap(({after:b,before:E})=>[b,E]),1e-9);c.replaceChildren(...k.map(b=>B(b,y))),u.hidden=!M.distribution.
stages.length}function O(_){let{chosen:T,distribution:v}=_,{probability:M,rawProbability:w,surprisal:k}=Le(_);Te(_)?p(a("Probability, according to the server"),
D(w)):v.stages.length||T.logprob!==T.raw_logprob?(p(a("Probability after the processors"),T.logprob===null?nr(T):D(M)),p(a("before the processors"),D(w))):p(a("\
Probability (no processor ran)"),D(w));let y=[T.rank&&a("{rank} after",{rank:H(T.rank)}),T.raw_rank&&a("{rank} before",{rank:H(T.raw_rank)})].filter(Boolean);if(y.
length){let b=T.rank===T.raw_rank;p(Te(_)?a("Rank"):a("Rank of {count}",{count:H(v.vocab)}),b?H(T.rank):y.join(", "))}p(a("Surprisal"),oe(k,n.unit))}function R({
chosen:_,distribution:T}){let v=T.candidates.map(w=>({candidate:w,after:Y(w.logprob),before:Y(w.raw_logprob),isChosen:w.token_id===_.token_id}));v.sort((w,k)=>Math.
max(k.after,k.before)-Math.max(w.after,w.before));let M=v.slice(0,5);return M.some(({isChosen:w})=>w)||M.push({candidate:_,after:Y(_.logprob),before:Y(_.raw_logprob),
isChosen:!0}),M}function B({candidate:_,after:T,before:v,isChosen:M},w){let k=_.logprob===null&&!n.isFromElsewhere,y=g("li",(M?"gp-card-chosen":"")+(k?" gp-card\
-removed":"")),b=g("span","gp-card-tracks");for(let[E,C]of[["after",T],["before",v]]){let m=g("i","gp-card-"+E);m.style.width=`${C/w*100}%`,b.append(m)}return k&&
b.firstChild.replaceWith(g("small","",nr(_))),y.append(g("span","gp-card-sign",M?"▶":k?"✕":""),ne(_.text,"gp-card-word"),b,g("span","gp-card-value",D(k?v:T))),
y}function P(){let _=(h.querySelector(".gp-ink")||h).getClientRects()[0],T=e.getBoundingClientRect();if(!_||_.bottom<T.top||_.top>T.bottom){W();return}let[v,M]=[
s.offsetWidth,s.offsetHeight],{clientWidth:w,clientHeight:k}=document.documentElement,y=_.bottom+9,b=y+M+8<=k?y:_.top-M-9;s.style.left=`${Math.max(8,Math.min(_.
left,w-v-8,Math.max(T.left,T.right-v)))}px`,s.style.top=`${Math.max(8,Math.min(b,k-M-8))}px`}function j(_,T=null){r(_)&&(h=_,d=T,f=null,S(),s.hidden&&(s.hidden=
!1,s.showPopover&&s.showPopover(),document.addEventListener("keydown",I,!0),document.addEventListener("scroll",A,{capture:!0,passive:!0})),P())}function W(){h&&
(h=null,s.hidden=!0,s.hidePopover&&s.isConnected&&s.hidePopover(),document.removeEventListener("keydown",I,!0),document.removeEventListener("scroll",A,{capture:!0}))}
function I({key:_}){_==="Escape"&&N()}function N(){f=h,W()}function A(){let _=d&&document.elementFromPoint(d.clientX,d.clientY);!h.isConnected||d&&!h.contains(_)?
W():P()}e.addEventListener("pointermove",_=>{if(_.pointerType==="touch")return;let T=_.target.closest('[role="button"]');!T||!r(T)?d&&W():T!==h&&T!==f&&j(T,_)}),
e.addEventListener("pointerleave",()=>{f=null,d&&W()}),e.addEventListener("focusin",({target:_})=>_.matches(":focus-visible")&&j(_)),e.addEventListener("focusou\
t",({target:_})=>_===h&&!d&&W());function x(_){h&&(h.isConnected?_&&(S(),P()):W())}return{show:j,hide:W,dismiss:N,refresh:x}}var nr=({removed_by:t})=>a("removed\
 by {processor}",{processor:t?Ue(t)[0]:a("a processor")});function et(t,e){if(e.piece===null){let n=g("bdi","gp-ink gp-special");Se(n,e.text),t.append(n)}else In(e)?t.append(e.piece,g("span","gp-ink gp-byte","",{"data-\
bytes":ds(e.text)||"·"})):hs(t,e.piece)}function Gt(t,e,n,r){let o=r&&In(r)?t.tokens.at(-1).parentNode:null;if(o&&n.piece!==null)o.append(e);else if(In(n)){let s=g(
"span","gp-bytes");s.append(e),t.rows.append(s)}else t.rows.append(e);t.tokens.push(e)}function vt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),r=n.closest(
".gp-bytes");r&&r.childNodes.length>1?n.remove():t.rows.removeLast()}}function da(t,e){let{probability:n,rawProbability:r,rank:o,surprisal:s}=Le(t);if(Te(t))return tb(
t,e);let i=[t.chosen.logprob===null?nr(t.chosen):a("probability {share}",{share:D(n)})];return D(r)!==D(n)&&i.push(a("{share} before the processors",{share:D(r)})),
o!==null&&i.push(a("rank {rank} of {count}",{rank:H(o),count:H(t.distribution.vocab)})),[...i,a("surprisal {amount}",{amount:oe(s,e)})]}function tb(t,e){let{rawProbability:n,
rank:r,surprisal:o}=Le(t);return[a("probability {share}",{share:D(n)}),...r===null?[]:[a("rank {rank}",{rank:H(r)})],a("surprisal {amount}",{amount:oe(o,e)})]}var pa={};le(pa,{CanvasState:()=>or,draftOf:()=>nb,numbersOfPlace:()=>sr});var or=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,r)=>n.canvas<e&&this.steps[r+1]&&this.steps[r+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,r)=>this.accepted(
r));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>e.includes(o));return r<0?1/0:r+1}history(e){let n=this.canvas,
r=n.at(-1).places[e],o=n.length-1;for(;o>0&&n[o-1].places[e].token_id===r.token_id;)o-=1;return{since:o,accepted:n.filter(s=>s.places[e].accepted).length,count:n.
length,last:r}}};function nb({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:r})=>r).join(""):t.filter(({canvas:r},o)=>!t[o+1]||t[o+1].canvas!==r).flatMap(
({places:r})=>r.map(({piece:o})=>o??"")).join("")}var sr=({logprob:t,entropy:e})=>({probability:Y(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var rb=14,ob=200;function th(t,e,{onPick:n,onResize:r}){let o=t.querySelector("canvas"),s=t.querySelector(".gp-map-row"),i=t.querySelector(".gp-map-column");function l({
clientX:h,clientY:d}){let{left:f,top:p,width:S,height:O}=o.getBoundingClientRect(),R=e.canvas,B=(P,j)=>Math.max(0,Math.min(j-1,Math.floor(P*j)));return{place:B(
(h-f)/S,e.step.places.length),step:R[B((d-p)/O,R.length)]}}t.addEventListener("click",h=>e.step&&n(l(h)));function c(h){let d=e.canvas,f=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(ob,rb*d.length))}px`;let[p,S]=[o.clientWidth,o.clientHeight].map(I=>Math.round(I*devicePixelRatio));if(!p||!S)return;Object.
assign(o,{width:p,height:S});let O=o.getContext("2d"),R=getComputedStyle(t),B=R.getPropertyValue("--gp-text").trim(),[P,j]=[p/f,S/d.length],W=Math.max(.75,Math.
min(P,j,8*devicePixelRatio)*.2);d.forEach((I,N)=>I.places.forEach((A,x)=>{O.fillStyle=R.getPropertyValue(Mo(h,sr(A))).trim(),O.fillRect(Math.floor(x*P),Math.floor(
N*j),Math.ceil(P),Math.ceil(j)),A.accepted&&(O.fillStyle=B,O.beginPath(),O.arc((x+.5)*P,(N+.5)*j,W,0,2*Math.PI),O.fill())})),u(d.length,f)}function u(h,d){s.style.
top=`${e.step.step/h*100}%`,s.style.height=`${100/h}%`,i.hidden=e.place===null,!i.hidden&&(i.style.left=`${e.place/d*100}%`,i.style.width=`${100/d}%`)}return new ResizeObserver(
r).observe(o),c}var sb=1.05;function nh(t,e){let{step:n,canvas:r,log:o}=t,s=n.places[e],i={step:n.step+1,place:e+1,token:V(s.text),read:V(s.read_text),share:D(Y(s.logprob))},{accepted:l,
places:c}=t.counts;return[a("At step {step}, the model read {read} at place {place}.",i),ib(s.entropy,o.unit),s.read_text===s.text?a("It found the same token th\
e likeliest, with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:Q(n.temperature,
2)}),ab(s,n===r.at(-1),o),z(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:H(
l)})]}function ib(t,e){let n=Math.exp(t),r=oe(t,e);return n<sb?a("The model was all but certain here: an entropy of {entropy}.",{entropy:r}):a("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?U(n,1):H(Math.round(n))})}function ab({accepted:t},e,{finished:n}){
return e&&n?a("It was the last step of this canvas: the likeliest token is the text."):t?a("The sampler accepted the place: what it drew there is read at the ne\
xt step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}var lb=8e3,cb=120,ub=700;function rh(t,e){let n=M=>t.querySelector(".gp-"+M),[r,o,s,i]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new or(
e),c=th(n("canvas-map"),l,{onPick:({place:M,step:w})=>P(l.steps.indexOf(w),M),onResize:()=>!t.hidden&&c(i.value)}),u=g("span","gp-canvas-prompt"),h=g("span","gp\
-canvas-before"),d=g("span","gp-canvas-now"),f=0,p=0;r.append(u,h,d);function S(){let{step:M}=l,w=l.before.flatMap(({places:b})=>b);h.childElementCount!==w.length&&
h.replaceChildren(...w.map(R));let k=ue(d,M.places.length,O),{end:y}=l;p=Math.min(p,M.places.length-1),M.places.forEach((b,E)=>{let C=k[E],m=l.accepted(E);C.replaceChildren(),
et(C,b);let L=C.querySelector(".gp-ink");zt(L,i.value,sr(b)),m?C.dataset.accepted=m:delete C.dataset.accepted,C.toggleAttribute("data-after-end",E>=y),C.setAttribute(
"aria-pressed",String(E===l.place)),C.setAttribute("aria-label",B(b,E,m)),C.tabIndex=E===p?0:-1})}let O=()=>g("span","gp-token",null,{role:"button"});function R(M){
let w=g("span","gp-written");return et(w,M),w}function B(M,w,k){let y={number:w+1,token:V(M.text),share:D(Y(M.logprob))};return k==="newly"?a("Place {number}: {\
token}, probability {share}, newly accepted",y):k?a("Place {number}: {token}, probability {share}, accepted",y):a("Place {number}: {token}, probability {share},\
 not accepted",y)}r.addEventListener("click",({target:M})=>{let w=[...d.children].indexOf(M.closest(".gp-token"));w>=0&&P(l.at,w===l.place?null:w)}),r.addEventListener(
"keydown",M=>{let w=[...d.children].indexOf(M.target.closest(".gp-token")),k={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[M.key];if(!(w<
0)){if(M.key==="Enter"||M.key===" ")P(l.at,w);else if(M.key==="Escape")P(l.at,null);else if(k)p=Math.max(0,Math.min(d.childElementCount-1,w+k)),l.place===null?S():
P(l.at,p),d.children[p].focus();else return;M.preventDefault()}});function P(M,w){l.at=M,l.place=w,w!==null&&(p=w),x()}function j(){let{step:M,number:w,steps:k,
numCanvases:y}=l,b=l.canvas.length,E={canvas:M.canvas+1,canvases:y,step:M.step+1,steps:b},C=a("canvas {canvas} of {canvases}, step {step} of {steps}",E);o.max=String(
k.length),o.value=String(w+1),o.setAttribute("aria-valuetext",C),$(n("canvas-step-words"),C),$(s,a(f?"❚❚ Pause":"▶ Play"));let{places:m,accepted:L,newly:q}=l.
counts,F={accepted:H(L),places:H(m),newly:H(q),temperature:Q(M.temperature,2)};$(n("canvas-short"),a("{accepted} of {places} places accepted, {newly} newly; tem\
perature {temperature}",F))}function W(){clearInterval(f),f=0}s.addEventListener("click",()=>{if(f){W(),j();return}l.number>=l.steps.length-1&&(l.at=0);let M=Math.
max(cb,Math.min(ub,lb/l.steps.length));f=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?W():l.at=l.number+1,x()},M),x()}),o.addEventListener(
"input",()=>{W(),P(Number(o.value)-1,l.place)}),o.addEventListener("keydown",({key:M})=>M==="Escape"&&P(null,l.place)),i.addEventListener("change",()=>x());function I(){
let{place:M}=l;if(Ae(n("one-place"),M!==null),Ae(n("place-hint"),M===null),M===null)return;let{since:w,accepted:k,count:y,last:b}=l.history(M),E={place:M+1,token:V(
b.text),since:w+1,accepted:k,steps:y};$(n("place-verdict"),z(y,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",E));let C=new Set;n("sentences").replaceChildren(...nh(l,M).map(K=>{let X=g("li");return X.append(...pn(K,C)),X}));let m=t.querySelector(".gp-one-place tbod\
y"),L=ue(m,y,N);l.canvas.forEach((K,X)=>A(L[X],K,K.places[M]));let q=n("place-table"),{offsetTop:F,offsetHeight:G}=L[l.step.step];(F<q.scrollTop+G||F+G>q.scrollTop+
q.clientHeight)&&(q.scrollTop=F-q.clientHeight/2)}function N(){let M=g("tr"),w=g("td");return w.append(g("button","gp-place-step","",{type:"button"})),M.append(
w,...["read","likeliest"].map(()=>{let k=g("td");return k.append(g("bdi")),k}),g("td"),g("td","gp-place-entropy"),g("td")),M}function A(M,w,k){let[y,b,E,C,m,L]=M.
cells;$(y.firstChild,String(w.step+1)),Se(b.firstChild,k.read_text),Se(E.firstChild,k.text),$(C,D(Y(k.logprob))),$(m,oe(k.entropy,e.unit)),$(L,k.accepted?a("✓ y\
es"):a("– no")),w===l.step?M.setAttribute("aria-current","step"):M.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:M})=>{let w=M.closest("tr");w&&P(l.steps.indexOf(l.canvas[w.rowIndex-1]),l.place)});function x(){l.step&&(j(),S(),I(),Dt(n("canvas-scale"),i.value,
e.unit),c(i.value),$(n("map-words"),z(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:H(l.step.places.length)})))}let _=M=>()=>l.
step&&l.place!==null?a("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:M(l.step.places[l.place])}):"";ke(t,{share:_(({text:M,logprob:w})=>`${V(
M)} ${D(Y(w))}`),entropy:_(({entropy:M})=>oe(M,e.unit)),accepted:()=>l.step?pe(n("canvas-short").textContent):"",map:()=>l.step?pe(n("map-words").textContent):""});
function T(){W(),l.clear(),p=0,h.replaceChildren(),d.replaceChildren(),$(u,e.started?e.started.prompt_tokens.map(({piece:M})=>M??"").join(""):"")}let v=()=>!t.hidden&&
x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",v),new MutationObserver(v).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),M=>{M.run&&T(),t.hidden=!e.canvasSteps.length,!t.hidden&&(M.run||M.steps||M.status||M.unit)&&x()}}var hb=5,db=60,fb=6e7,pb=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,r)=>n===e[r]),On=t=>[t,...t.children.flatMap(On)],ma=t=>t.parent?ma(t.parent):
t,So=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=oh()}get all(){return this.trees.flatMap(On)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===ma(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=oh(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:r,asked:o}=e,s=this.all.find(u=>u.turn===n);if(s){this.shown=s;return}e.asked=null;let i=o&&pb(o.ids,r.request.given)&&this.all.find(u=>u.
turn===o.turn);if(i&&o.kind!=="branch"&&i.plain&&i.mode===r.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let l=r.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(c,{at:o.at,from:o.from,on:o.on,kind:o.kind,parent:i});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,r=e.lines();n.follow(r.length?r[0].last:null);let{steps:o}=n;Object.assign(this.shown,{text:e.text,tokens:o.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((o,{text:s})=>o+s.length,0);if(this.trees.length<=hb&&e.length<=db&&n<=fb)return;let r=this.trees.find(o=>o!==ma(this.shown))||e.filter(o=>o.parent&&
o!==this.shown&&!o.children.length).sort((o,s)=>o.turn-s.turn)[0];if(!r)return;this.detach(r)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function oh(){return new be(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function sh(t){let{root:e,state:n,tree:r,told:o,remove:s}=t,{log:i}=n,l=e.querySelector(".gp-rename"),c=()=>$(o,a("A run is under way. Wait for its end, or clic\
k Stop."));function u(f){if(!(!f||f===n.shown)){if(n.busy){c();return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),t.draw(),f.item.focus({preventScroll:!0})}}
function h(){if(!s.dataset.sure){s.textContent=z(On(n.shown).length,"Delete this run?","Delete these {count} runs?"),s.dataset.sure="yes",s.focus();return}let f=n.
shown,p=n.refuge;n.busy?c():p&&(n.detach(f),u(p)),t.calm()}function d(){let f=n.shown,p=g("input","gp-rename-field",null,{"aria-label":a("Name of this run"),maxlength:60});
p.value=f.name;let S=!0,O=R=>{S&&(S=!1,R&&(f.name=p.value.trim()),document.activeElement===p&&f.item.focus(),p.remove(),t.fill(f))};p.addEventListener("keydown",
R=>{R.stopPropagation(),(R.key==="Enter"||R.key==="Escape")&&O(R.key==="Enter")}),p.addEventListener("click",R=>R.stopPropagation()),p.addEventListener("blur",()=>O(
!0)),f.item.querySelector(".gp-label").replaceChildren(p),p.focus(),p.select()}r.addEventListener("click",f=>{let p=f.target.closest(".gp-run"),S=n.visible.flatMap(
On).find(O=>O.item===p);S===n.shown?S.item.focus():u(S)}),r.addEventListener("keydown",f=>{let{shown:p}=n;if(f.ctrlKey||f.metaKey||f.altKey||!p)return;let S=n.visible.
flatMap(On),O=S.indexOf(p),R={ArrowDown:()=>u(S[O+1]),ArrowUp:()=>u(S[O-1]),ArrowRight:()=>u(p.children[0]),ArrowLeft:()=>u(p.parent),Home:()=>u(S[0]),End:()=>u(
S.at(-1)),F2:d,Delete:()=>{s.disabled||h()}};Object.hasOwn(R,f.key)&&(f.preventDefault(),R[f.key]())}),l.addEventListener("click",d),s.addEventListener("click",
h),s.addEventListener("blur",()=>t.calm())}var ih=8,mb=3,gb=-1e30,bb=t=>`log p ${t>gb?Q(t,2).replace("-","−"):"−∞"}`;function wb(t){let e=t.pieces,n=Math.min(...t.children.map(({at:s})=>s)),r=t.parent?
t.at:Number.isFinite(n)&&n>=mb?n:0,o=Qt(e.slice(r,r+ih).join(""));return a("“{text}”",{text:`${r&&!t.parent?"…":""}${o}${e.length>r+ih?"…":""}`})}function ah(t){
if(!t.parent)return t.read?a("a text that was read:"):a("the original:");let e={number:t.at+1,token:V(t.from??"")};return t.kind!=="branch"?a("continues at toke\
n {number}:",e):t.on?a("again from {token} at token {number}:",e):a("instead of {token} at token {number}:",e)}var To=class{constructor(e,n){this.root=e,this.state=
n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,state:r}=this,o=r.
log.canAsk?r.visible:[];if(e.hidden=!o.length,e.hidden)return;let{scrollTop:s}=n;n.replaceChildren(...o.map(i=>this.lay(i))),n.scrollTop=s,r.shown&&this.reveal(
r.shown.item.firstChild),this.remove.disabled=!r.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.item??=kb(),
this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let r=g("ul","",null,{role:"group"});r.append(...e.children.map(o=>this.
lay(o))),e.item.append(r),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,r=e===this.
state.shown,o=wb(e),s=[z(e.tokens,"{count} token","{count} tokens"),bb(e.total),...e.searched?[a("best of {mode}",{mode:Wn(e.mode)})]:[]].join(" · "),i=n.querySelector(
".gp-label");if(!i.querySelector("input")){let c=[g("span","gp-note",ah(e))," ",g("bdi","gp-words",o)];e.name?i.replaceChildren(g("bdi","gp-name",e.name)," ",...c):
i.replaceChildren(...c)}let l=n.querySelector(".gp-facts");$(l,s),l.title=a("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),$(n.querySelector(".gp-sign"),r?"▶":""),n.setAttribute("aria-selected",String(r)),n.
setAttribute("aria-label",[e.name,`${ah(e)} ${o}`,s,r?a("shown"):""].filter(Boolean).join(", ")),n.tabIndex=r?0:-1}reveal(e){let{tree:n}=this,[r,o]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-r.bottom+4)}};function kb(){let t=g("li","gp-run",null,{role:"treeitem"}),
e=g("div","gp-row");return e.append(g("span","gp-sign","",{"aria-hidden":"true"}),g("span","gp-label"),g("span","gp-facts")),t.append(e),t}function lh(t,e){let n=new So(e),r=new To(t,n);return sh(r),o=>{o.run&&n.begin();let{shown:s}=n,i=o.run||o.status||o.steps&&!t.hidden;if(s&&e.turn===s.turn&&i&&
n.measure(),o.run){n.makeRoom();let l=r.tree.contains(document.activeElement);r.draw(),l&&s&&s.item&&s.item.focus({preventScroll:!0})}else!t.hidden&&s&&s.item&&
r.fill(s);o.status&&!n.busy&&$(r.told,"")}}var yb={true:"button",false:"div"};function _b({text:t},{chosen:e,removed:n,by:r}){let o=V(t);return e?a("Run again from here with {token}.",{token:o}):n?a("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):a("Continue from here with {token} instead.",{token:o})}var Ln=class{constructor(e){
this.item=g("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=yb[e];if(this.body&&this.body.localName===n)return;let r=g(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=g("span","gp-rank"),this.sign=g("span","gp-sign","",{"aria-hidden":"true"}),this.word=g("bdi","gp-word");let o=g("span","gp-n\
ame");o.append(this.sign,this.word),this.after=g("span","gp-fill gp-after"),this.before=g("span","gp-fill gp-before"),this.thick=g("span","gp-track"),this.thin=
g("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=g("span","gp-why"),this.remover=g("span","gp-remover"),this.why.
append(...we(a("removed by {processor}"),{processor:this.remover}));let s=g("span","gp-tracks");s.append(this.thick,this.why,this.thin),this.value=g("span"),this.
raw=g("small");let i=g("span","gp-values");i.append(this.value,this.raw),r.append(this.rank,o,s,i,g("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),r.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(r):this.item.prepend(r),this.body=r}fill(e,n,r){let{text:o,after:s,before:i,rank:l,chosen:c,given:u,
removed:h,by:d,rest:f,words:p}=e;this.build(r&&!f),this.entry=e,this.item.hidden=!1;let S={"gp-chosen":c,"gp-removed":h,"gp-rest":f};Ne(this.item,["gp-bar",...Object.
keys(S).filter(P=>S[P])].join(" ")),$(this.rank,l?H(l):""),$(this.sign,c?"▶":h?"✕":""),mt(this.word,o,{plain:f}),this.thick.hidden=h||s===null;for(let[P,j]of[
[this.after,s||0],[this.before,i]])ge(P,"width",Math.min(1,j/n)),P.parentNode.classList.toggle("gp-beyond",j>n*1.005);$(this.value,h?"":s===null?"–":D(s)),$(this.
raw,D(i)),$(this.remover,d),this.why.hidden=!h;let O=[c&&(u?a("given"):a("chosen")),h&&a("removed by {processor}",{processor:d})].filter(Boolean).join(", "),R=[
f?o:V(o),O].filter(Boolean).join(", "),B=r&&!f?_b({text:o},e):"";this.body.setAttribute("aria-label",B?`${R}. ${B}`:R),_e(this.body,()=>B?`${B} ${p()}`:p())}hide(){
this.item.hidden=!0}};function Eo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=r=>e().forEach(o=>{o.tabIndex=o===r?0:-1});return t.
addEventListener("focusin",r=>r.target.matches(".gp-row")&&n(r.target)),t.addEventListener("keydown",r=>{let o=e(),s=o.indexOf(r.target),i={ArrowDown:s+1,ArrowUp:s-
1,Home:0,End:o.length-1}[r.key];s<0||i===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o[Math.max(0,Math.min(o.length-1,i))].focus())}),
()=>{let r=e();r.length&&!r.some(o=>o.tabIndex===0)&&(r[0].tabIndex=0)}}var va={};le(va,{MarkedText:()=>ir,greenZ:()=>Ut,markLegend:()=>ya,pValue:()=>ar,pWords:()=>ze,thresholdWords:()=>cr,tokensNeeded:()=>lr,zKeys:()=>xa,zPicture:()=>_a});var wa={};le(wa,{axisMarks:()=>ba,plotIn:()=>ga,powerTicks:()=>xb,roundTicks:()=>ch,ticksWithin:()=>Oo});function ch(t,e,n){let r=(e-t)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*[1,2,2.5,5,10].find(l=>l*o>=r*.8),i=[];for(let l=Math.floor(t/s+1e-9);l<=Math.
ceil(e/s-1e-9);l++)i.push(Number((l*s).toPrecision(12)));return i}var Oo=(t,e,n)=>ch(t,e,n).filter(r=>r>=t&&r<=e);function xb(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(o,s)=>10**(s+Math.floor(Math.log10(t)))),r=e/t>300?[1]:[1,2,5];return n.flatMap(o=>r.map(s=>Number((s*o).toPrecision(
3)))).filter(o=>o>=t&&o<=e)}function ga(t,{height:e,x:n,y:r,left:o=46,right:s=18,top:i=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=J("svg","gp-d\
rawing"));let u=Math.max(240,t.clientWidth),h=(d,[f,p])=>(d-f)/(p-f||1);return{width:u,height:e,left:o,right:s,top:i,bottom:l,inner:u-o-s,x:d=>o+h(d,n)*(u-o-s),
y:d=>e-l-h(d,r)*(e-i-l),draw(d,f){Ze(c,{class:"gp-drawing",role:"group","aria-label":d,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),Bt(c,f.map((p,S)=>["g","",
S?{}:{"aria-hidden":"true"},p]))}}}function ba(t,{xTicks:e,yTicks:n,xTitle:r,yTitle:o}){let s=d=>Array.isArray(d)?d:[d,String(d)],[i,l]=[t.height-t.bottom,t.width-
t.right],c=n.map(s).flatMap(([d,f])=>[Ht("gp-guide",t.left,t.y(d),l,t.y(d)),xt("",t.left-7,t.y(d)+4,f,"end")]),u=e.map(s).flatMap(([d,f])=>[Ht("gp-guide",t.x(d),
i,t.x(d),i+4),xt("",t.x(d),i+17,f)]),h=[xt("gp-axis",(t.left+l)/2,t.height-4,r)];return o&&h.push(xt("gp-axis",2,t.top-16,o,"start")),[...c,...u,...h]}var ka={};le(ka,{Rows:()=>tt,inNextRow:()=>nt});var vb=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,tt=class t{constructor(e,n=null){this.holder=e;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(e){
this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let e=this.holder.lastElementChild;uh(e)&&this.undo(e.previousElementSibling)}settle(){
if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(e),r=e.map((l,c)=>c).filter(l=>n[l]&&Mb(e[l])),o=[],s=0;e[0].previousSibling||(this.head=s=r.shift()??0);for(let l of r)
l-s<t.BLOCK||(o.push(this.wrap(e.slice(s,l))),s=l,this.loose=e.length-l,this.tried=0);let i=o.map(l=>l.getBoundingClientRect().height);o.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){let n=getComputedStyle(this.holder).direction==="rtl",r=e[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return e.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||vb.test(r));return r+=s,l})}wrap(e){let n=g("span","gp-rows");e[0].before(n,g("wbr")),n.append(...e);let r=e[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=g("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),e.nextSibling?.remove(),this.loose+=e.children.length+(uh(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Mb(t){let e=t.previousElementSibling,n=e&&[...e.querySelectorAll(
".gp-ink")].at(-1),r=t.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&hh(r)>hh(o)+10)}function nt(t,e,n){let r=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],o=r(t[e]);if(!o)return null;let s=null,i=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=r(t[l]),u=c?(c.top-o.top)*
n:0;if(!c||u<o.height/2)continue;let h=u*1e3+Math.abs(c.left-o.left);if(h>=i+1e3*o.height)break;h<i&&([s,i]=[t[l],h])}return s}var uh=t=>t?.tagName==="WBR",hh=({
top:t,bottom:e})=>(t+e)/2;var Ut=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function ar(t){if(t<0)return 1-ar(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let o=t;for(let s=120;s>
0;s--)o=t+s/o;return e/o}let[n,r]=[0,t];for(let o=1;r>1e-18;o+=2)n+=r,r*=t*t/(o+2);return .5-e*n}var lr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function ze(t){if(t>=
1e-4)return D(t);if(t<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${me(e)} × 10⁻${[...n].map(r=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[r]).join("")}`}function cr(t){let e=ar(t);if(e>.1)return a("{share} of texts without this watermark pass it.",{share:D(e)});let n=1/e;return n>=
1e9?a("A share of {p} of texts without this watermark passes it.",{p:ze(e)}):a("One in {odds} texts without this watermark passes it.",{odds:H(Number(n.toPrecision(
n<1e4?3:2)))})}var Sb=({green:t})=>t==null?"none":t?"green":"red",Tb=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Eb(t,e,n){let r=g("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(et(r,t),dh(r,e),n===void 0)return r;let o=typeof n=="function"?n:()=>n;return r.setAttribute("aria-label",o()),_e(r,o),
r}function dh(t,{green:e=null,g:n=null,counted:r=!0}){let o=t.querySelector(".gp-ink");if(n===null)t.dataset.list=Sb({green:e});else{let s=Tb(n);t.dataset.list=
"g",o.style.backgroundColor=`var(--gp-prob-${s})`,o.style.backgroundSize=`2px ${s*10}%`}r||(t.dataset.counted="no")}var ir=class{constructor(e,{press:n=null}={}){
this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new tt(e),e.addEventListener(
"keydown",r=>this.keyed(r)),e.addEventListener("click",r=>this.pressed(r.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){
this.cut(Math.min(n,this.tokens.length));for(let r=this.tokens.length;r<e.length;r++){let{token:o,mark:s,words:i}=e[r],l=Eb(o,s,i);this.press&&l.setAttribute("r\
ole","button"),Gt(this,l,o,r?this.items[r-1].token:null),this.items.push(e[r])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){
vt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){
let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||
e.ctrlKey||e.metaKey||e.altKey)return;let r={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>nt(this.tokens,n,1),ArrowUp:()=>nt(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!r)return;e.preventDefault();let o=r();
o&&(this.reach(o),o.focus({preventScroll:!0}),o.scrollIntoView({block:"nearest"}),o===this.tokens[n]&&this.pressed(o))}resized(){let{clientWidth:e}=this.body;!e||
e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function ya(t,e,{unscored:n=!1,
repeated:r=!1,faint:o=a("faint: seen before, not counted")}={}){let s=[e,n,r,o].join();if(t.dataset.legend===s)return;t.dataset.legend=s,t.classList.add("gp-mar\
ked","gp-mark-legend");let i=(c,u,h)=>{let d=g("span"),f=g("span","",null,{"aria-hidden":"true"});return f.append(g("span","gp-ink",u)),dh(f,c),d.append(f,h),d},
l=e==="synthid"?[i({g:.2},"g",a("mean g-value 0.2 or less")),i({g:.5},"g",a("0.5, as by chance")),i({g:.8},"g",a("0.8 or more"))]:[i({green:!0},"◆",a("green: \
on the green list")),i({green:!1},"◇",a("red: not on the green list"))];n&&l.push(i({},"abc",a("not scored"))),r&&l.push(i(e==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",o)),t.replaceChildren(...l)}var Ob=400,Lb=12;function _a(t,{curves:e,threshold:n,needed:r=null,label:o=a("z over the number of tokens"),title:s=a(
"tokens scored"),yTitle:i="z",from:l=40,height:c=260}){let u=e.filter(({points:W})=>W.length),h=u.flatMap(({points:W})=>W),d=Math.max(l,...h.map(([W])=>W)),f=r&&
r.at<=2*d?Math.max(d,r.at*1.05):d,p=h.map(([,W])=>W),S=Math.min(-.5,...p)*1.08,O=Math.max(n*1.15,1,...p)*1.06,R=ga(t,{height:c,x:[0,f],y:[S,O],left:40,top:24}),
B=R.width-R.right,P=[...ba(R,{xTicks:Oo(0,f,R.inner/90),yTicks:Oo(S,O,5),xTitle:s,yTitle:i}),Ht("gp-unity",R.left,R.y(0),B,R.y(0)),Ht("gp-z-threshold",R.left,R.
y(n),B,R.y(n)),...u.map(({look:W,points:I})=>ra(`gp-z-${W}`,Pb(I,Ob).map(([N,A])=>[R.x(N),R.y(A)]))),...u.map(({look:W,points:I})=>Rb(R,W,I.at(-1))),Ab(R,u,n)],
j=Nb(R,u);if(r&&r.at<=f){let[W,I]=[R.x(r.at),R.y(n)];j.push(vo("",r.words,[["path","gp-z-needed",{d:`M${se(W)} ${se(I)}l-6 11h12Z`},[]]]))}R.draw(o,[P,j])}function Ab(t,[
e],n){let r=([,i])=>Math.abs(i-n),{points:o}=e||{points:[]},s=o.length>0&&r(o.at(-1))>r(o[Math.floor(o.length/8)]);return xt("gp-halo gp-strong",s?t.width-t.right:
t.left+5,t.y(n)-6,a("threshold {value}",{value:Number(n.toFixed(2))}),s?"end":"start")}function Pb(t,e){let n=Math.ceil(t.length/e);return t.filter((r,o)=>o%n===
0||o===t.length-1)}var Rb=(t,e,[n,r])=>e==="measured"?["circle","gp-measured",{cx:se(t.x(n)),cy:se(t.y(r)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:oa(t.x(n),
t.y(r),4.5)},[]];function Nb(t,e){let n=Math.max(0,...e.map(({points:o})=>o.at(-1)[0])),r=Math.min(Lb,n);return Array.from({length:r},(o,s)=>{let[i,l]=[n*s/r,n*
(s+1)/r],c=e.map(({name:h,points:d})=>{let f=d.findLast(([p])=>p<=l);return f&&f[0]>i?`${h} ${Q(f[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let u={x:se(
t.x(i)),y:t.top,width:se(t.x(l)-t.x(i)),height:se(t.height-t.bottom-t.top)};return vo("gp-z-place",z(Math.floor(l),"After {count} token: {values}","After {count\
} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",u,[]]])}).filter(Boolean)}function xa(t,e){let n=ue(t,e.length,()=>{let r=g("span"),o=J("svg");return re(
o,{width:26,height:8,"aria-hidden":"true"}),o.append(J("path")),re(o.firstElementChild,{d:"M1 4H25"}),r.append(o,g("span")),r});e.forEach(({name:r,look:o,tip:s},i)=>{
let[l,c]=n[i].children;re(l.firstChild,{class:`gp-z-${o}`}),$(c,r),s&&fe(c,"z-score",()=>"",{meaning:s,formula:""})})}function $b(t){switch(t){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return a("no mark: the bias is 0.");default:return a("no mark.")}}function ur(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,r=e.greenlist_ratio,o=e.seeding_scheme==="selfhash",s=e.context_width;return{config:e,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?un(e.
ngram_len,1)-1:un(s,1)-Number(o)}}function Lo({config:t,keys:e,ratio:n}){if(e)return z(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return a("a green list whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,
hashing_key:i}=t;return a("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:D(n),bias:r,scheme:o,width:s,key:i})}
function Ao({chosen:t,index:e,mark:n,given:r,isFirst:o},s){let i=h=>a("Token {number}, {token}: {mark}",{number:H(e+1),token:V(t.text),mark:h});if(!n)return i(r?
a("given, before the watermark began."):a("not marked."));if(n.why)return i($b(n.why));let l=a("Its probability: {before} before the watermark, {after} after.",
{before:D(n.chosen_before),after:D(n.chosen_after)}),c=o?[a("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let h=z(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[i(h),l,...c].join(" ")}let u=n.green?a("\
◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(u),l,Cb(n,s),...c].join(" ")}function Cb(t,{ratio:e,selfhash:n}){let r=t.listed??0,o={before:D(
t.mass_before??0),after:D(t.mass_after??0)};return n?z(r,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",o):e===null?z(r,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
o):z(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:D(e)})}var fh={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ph(t,e,n,r){let{mark:o,index:s}=e,i={...t};if(!o)return{...i,unscored:t.
unscored+1};i.marks+=1;let l=o.kind==="synthid"?o.g:o.green;if(o.chosen_before>0&&o.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(o.chosen_before),i.gained+=
Math.log(o.chosen_after/o.chosen_before);let{stages:c,entropy_before:u}=e.distribution;i.entropy+=r>0&&c[r-1]?c[r-1].entropy:u,i.likely-=qb(e,r)}return i.suppressed+=
o.suppressed,l===null?{...i,unscored:t.unscored+1}:s<n.early?{...i,early:t.early+1}:(i.scored+=1,i.green+=Number(l),i.expected+=o.expected??0,o.kind==="synthid"?
i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=Ut(i.green,i.scored,n.ratio),i.foreseen=Ut(i.expected,i.scored,n.ratio)),i)}
function qb({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:r,stage_logprobs:o})=>e>0?o[e-1]:r).filter(r=>r!=null);return n.length?Math.max(...n):0}function mh(t,e,n,r){
let o=t.find(([,u])=>u>r);if(e.z>r)return{at:o[0],words:z(o[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:r})};let s=o?[z(o[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:r})]:[],i=n.keys?e.z>0?e.scored*(r/e.z)**2:1/0:lr(e.green/e.scored,n.ratio,r),l=Math.max(e.scored+1,Math.ceil(i));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...s,a("At the share so far, z never reaches {threshold}.",{threshold:r})].join(" ")};let c=z(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:r,more:H(l-e.scored)});return{at:l,words:[...s,c].join(" ")}}var Ma=t=>t?D(t):"<0.01%",Ib=(t,e)=>t.kept!==e||t.mass_moved>0;function Mt({distribution:{stages:t,vocab:e}}){return t.map((n,r)=>{let[o,s,i]=Ue(n.name),l=r?t[r-
1].kept:e;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Ib(n,
l)}})}function St({kept:t,keptBefore:e,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return t<e&&s.push(z(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Ma(n)})),t>e&&s.push(z(t-e,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.push(
a("moved {share}",{share:D(r)})),s.join(", ")}var An=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Po(t,{effective:e,config:n}){
let r={...e,...n};return t.filter((o,s)=>s===0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function hr(t){
return An(t)?{name:"DoLa",meaning:a("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function rt({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Ro(t,e,n){if(t.length<=e)return t;let r=({raw_logprob:i,logprob:l})=>Math.
max(Y(i),Y(l)),o=[...t].sort((i,l)=>r(l)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(De).slice(0,3)]);for(let i of o)s.size<e&&s.add(i);return t.
filter(i=>s.has(i))}function ft({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?Y(e[n-1]):void 0:Y(t)}var Pn=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,De=({logprob:t})=>t===null;function Kt({removed_by:t,stage_logprobs:e,raw_logprob:n},r){let o=[n,...e||[]],s=o.findLastIndex((l,c)=>c>
0&&l===null&&o[c-1]!==null),i=t||s>0&&r.distribution.stages[s-1].name;return i?Ue(i)[0]:An(r)?"DoLa":a("a processor")}function No(t,e){let{raw_logprob:n,logprob:r,
rank:o,raw_rank:s,token_id:i}=t;if(Te(e)){let d={share:D(Y(n)),rank:H(s||0)},f=s?a("Probability {share}, rank {rank}, according to the server.",d):a("Probabilit\
y {share}, according to the server.",d);return i<0?f:`${f} ${a("Token id {id}.",{id:i})}`}let l=H(e.distribution.vocab),c=a("Token id {id}.",{id:i});if(!e.distribution.
stages.length&&Math.abs((r??n)-n)<1e-4){let d={share:D(Y(n)),rank:H(o||s||0),vocab:l};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",d):a("Probability {share}; no processor changed it.",d)} ${c}`}let u={share:D(Y(n)),rank:H(s||0),vocab:l};return`${s?a("Before the processors {sha\
re}, rank {rank} of {vocab}.",u):a("Before the processors {share}.",u)} ${Wb(t,e)} ${c}`}function Wb(t,e){if(De(t))return a("After them it cannot be chosen: rem\
oved by {processor}.",{processor:Kt(t,e)});let{logprob:n,rank:r}=t,o={share:D(Y(n)),rank:H(r||0),kept:H(Ie(e))};return r?a("After them {share}, rank {rank} of {\
kept} kept.",o):a("After them {share}.",o)}function bh({distribution:{candidates:t,entropy_before:e}},n){let s=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>gh(c)-gh(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${V(l)} ${U(Y(c))} · ${U(Oe(-c,n),2)}`),i={terms:s.join(" + "),entropy:oe(e,n)};return s.length?a(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var gh=({raw_logprob:t})=>-t*Y(t);function dr(t,{mode:e,effective:n,config:r}){
if(t.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(t.given)return[a("given"),a("{token} was given, not chosen")];if(e==="elsew\
here")return[a("the choice"),a("{token} was chosen by the server")];if(e==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];if(t.
beam)return[a("the choice"),jb(t.beam.status)];if(t.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];let o=t.
draft&&t.draft.origin;return o==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token\
} replaced a rejected draft token")]:{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}
function jb(t){return t==="running"?a("{token} goes on: the search compares the sums of whole beams"):t==="finished"?a("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?a("{token} would end a beam, which does not count"):t==="pruned"?a("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):a("{token} was considered by the search")}var Bb=1.05;function wh(t,e){let{started:n,unit:r}=e;if(!t)return[a("No token yet")];if(e.rejected)return El(e.rejected,t.chosen.text,Pt(n));if(Te(t))return Hb(
t,e);let o=[Fb(t,r),...zb(t),...Gb(t,r),...Db(t,n)];if(t.mark){let i=ur(n),{chosen:l,index:c,mark:u,given:h=!1}=t;o.push(Ao({chosen:l,index:c,mark:u,given:h,isFirst:c<
i.early},i))}o.push(_h(t,n)),t.draft&&o.push(...Tl(t,Pt(n))),t.beam&&o.push(...Wl(t,e)),t.reranked&&o.push(...Ub(t,n));let{raw_logprob:s}=t.chosen;return s!==null&&
o.push(a("Its surprisal, before the processors, was {value}.",{value:oe(-s,r)})),o}function Hb(t,{started:e,unit:n}){let{chosen:r}=t,[o,...s]=[r,rt(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:V(l.text),share:D(Y(l.raw_logprob))})),i=r.raw_rank===1||!s.length?[]:[a("The likeliest token was {token}, with {s\
hare}.",s[0])];return r.raw_rank===1?i.push(a("The likeliest token was {token}, with {share}.",o)):r.raw_rank?i.push(a("The server gave {token} {share}: rank {r\
ank}.",{...o,rank:H(r.raw_rank)})):i.push(a("The server gave {token} {share}.",o)),[...i,_h(t,e),a("Its surprisal was {value}.",{value:oe(r.raw_logprob===null?null:
-r.raw_logprob,n)})]}function Fb({distribution:{entropy_before:t}},e){let n=Math.exp(t),r=oe(t,e);return n<Bb?a("The model was all but certain here: an entropy \
of {entropy}.",{entropy:r}):a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:r,options:n<10?U(n,1):
H(Math.round(n))})}function zb(t){let{chosen:e,distribution:n}=t,{name:r}=hr(t),o={source:r,token:V(e.text),share:D(Y(e.raw_logprob)),vocab:H(n.vocab)};if(An(t))
return[];if(e.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=rt(t).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, \
with {share}.",{token:V(s.text),share:D(Y(s.raw_logprob))})]:[],l=e.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,rank:H(e.raw_rank)}):a("\
It gave {token} {share}.",o);return[...i,l]}function Db(t,e){let n=Mt(t);if(!n.length)return t.isPrompt||t.read?[]:[a("No processor changed that.")];let r=n.filter(
({idle:o})=>!o);return r.length?r.map(o=>{let s=kh(o,e),i=o.kept===o.keptBefore?St(o):`${St(o)}, ${a("{count} left",{count:H(o.kept)})}`,{chosen:l}=t,[c,u]=[ft(
l,o.number-1),ft(l,o.number)],h={name:s,effect:i,token:V(l.text),before:D(c||0),after:D(u||0)};return c===void 0||u===void 0?a("{name}: {effect}.",h):!u&&c?a("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",h):h.before===h.after?a("{name}: {effect}; {token} stayed at {after}.",h):a("{name}: {eff\
ect}; {token} went from {before} to {after}.",h)}):[z(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:o})=>o).join(", ")})]}function kh({name:t,knobs:e},n){let r=Po(e,n);return r?r.startsWith(t)?r:`${t} (${r})`:t}function yh(t,e){let{chosen:n}=t,
r=a("{token} had {share}",{token:V(n.text),share:D(Y(n.raw_logprob))}),o=Mt(t).filter(({idle:i})=>!i).map(i=>{let l=ft(n,i.number),c={name:kh(i,e),share:l===void 0?
"":D(l)};return l===void 0?a("{name}: {effect}",{...c,effect:St(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):z(i.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),s=we(dr(t,e)[1],{token:V(n.text)}).join("");return pe(Ee([r,...o,s]))}function _h(t,e){let{chosen:n,
given:r,isPrompt:o}=t,s=we(dr(t,e)[1],{token:V(n.text)}).join("");return r||o||t.beam||Te(t)?`${s}.`:De(n)?a("{words}, though {processor} had removed it.",{words:s,
processor:Kt(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?a("{words}: its chance was {share}.",{words:s,share:D(Y(n.logprob))}):`${s}.`}
function Gb({layers:t},e){if(!t)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=t,i={final:r,layer:n,divergence:oe(s[o.indexOf(n)]??null,e)};
return[z(o.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Ub({reranked:t,chosen:e},{effective:n,config:r}){let o=t.
find(({token_id:u})=>u===e.token_id);if(!o)return[];let s={share:D(o.probability),penalty:U(o.penalty),score:U(o.score)},i=[a("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...r};Ce(l)&&i.push(a("score = (1 − α) · probability − \
α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:U(o.probability)}));let c=t.reduce((u,h)=>h.probability>
u.probability?h:u);if(c!==o){let u={token:V(c.text),count:t.length,share:D(c.probability),penalty:U(c.penalty),score:U(c.score)};i.push(a("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",u))}return i}var Kb=(t,e)=>t.map(({watched:n})=>{let r=(n||[]).find(({token_id:o})=>o===e);return r&&Y(r.logprob)}),Sa=class extends Ln{constructor(e){super(e),this.along=g(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=J("polyline","gp-along-line"),this.here=J("line","gp-along-here");let n=J("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,g("span","gp-al\
ong-words")),this.item.append(this.along)}},$o=class{constructor(e,n,r){this.log=n,this.entryOf=r,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Eo(this.list),this.form.addEventListener("submit",o=>this.ask(o))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,r=this.lineNumber();if(!n||r<0){$(this.state,n?a("Sel\
ect a token of the generated text first."):a("Type the text of a token first."));return}$(this.state,a("Looking up {token} …",{token:V(n)})),this.log.ask({type:"\
look",line:r,text:n})}draw(e,n,r){(n.run||n.watched)&&$(this.state,"");let o=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!o.length,this.box.hidden=this.form.hidden&&!o.length;let s=o.map(c=>this.entryOf(c,e)),i=Math.max(.02,...s.map(({after:c,before:u})=>Math.
max(c||0,u))),l=o.length?ie(this.log.lastOf(e)):[];for(;this.rows.length>o.length;)this.rows.pop().item.remove();for(;this.rows.length<o.length;)this.newRow();o.
forEach((c,u)=>{this.rows[u].fill(s[u],i,r),this.drawAlong(this.rows[u],Kb(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Sa(this.list))}drawAlong(e,n,r){
let o=n.map(d=>d??0);if(e.along.hidden=o.length<2,e.along.hidden)return;let s=Math.max(...o),i=o.indexOf(s),l=d=>d/(o.length-1)*100,c=Vb(o,150).map(([d,f])=>`${l(
d).toFixed(1)},${(98-(s?f/s:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[d,f]of Object.entries({x1:l(r.index),x2:l(r.index),y1:0,y2:100}))
e.here.setAttribute(d,f);let u=s?a("highest {share}, at token {number}",{share:D(s),number:i+1}):a("probability 0 everywhere");$(e.along.lastElementChild,u);let h=z(
o.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.","The probabilit\
y of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:u});fe(e.along,"probability",()=>"",
{meaning:h,formula:""}),e.along.setAttribute("aria-label",a("along the text: {words}",{words:u}))}};function Vb(t,e){let n=Math.ceil(t.length/e),r=[];for(let o=0;o<
t.length;o+=n){let s=o;for(let i=o+1;i<Math.min(t.length,o+n);i++)t[i]>t[s]&&(s=i);r.push([s,t[s]])}return r}function xh(t,e){let r=t.querySelector(".gp-bars"),o=t.querySelector(".gp-bars-legend"),s=t.querySelector(".gp-all"),i=T=>t.querySelector(".gp-"+T),[l,c,u,h,d]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(i),f=i("no-token"),p=[],S=Eo(r),O=new $o(t,e,j),R=!1,B=[],P=T=>e.canAsk&&!T.isPrompt;function j(T,v){
let M=De(T)&&!Te(v);return{id:T.token_id,text:T.text,after:Y(T.logprob),before:Y(T.raw_logprob),rank:M?null:T.rank??(v.distribution.stages.length?null:T.raw_rank),
chosen:T.token_id===v.chosen.token_id,given:v.isPrompt||v.given,removed:M,by:M?Kt(T,v):"",words:()=>No(T,v)}}function W(T){let v=rt(T),w=(R?v:Ro(v,24,T.chosen.token_id)).
map(b=>j(b,T)),k=Te(T)?null:T.distribution.vocab-v.length;(k===null||k>0)&&w.push(I(T,v.map(b=>j(b,T)),k));let y=N(Math.max(...w.filter(({rest:b})=>!b).map(b=>Math.
max(b.after,b.before))));for($(l,a("axis 0–{top}",{top:D(y)}));p.length<w.length;)p.push(new Ln(r));p.forEach((b,E)=>w[E]?b.fill(w[E],y,P(T)):b.hide()),S(),s.
hidden=v.length<=24,$(s,R?a("show {count} only",{count:24}):a("show all {count}",{count:H(v.length)})),s.setAttribute("aria-expanded",String(R))}function I(T,v,M){
let w=m=>Math.max(0,1-v.reduce((L,q)=>L+q[m],0));if(M===null){let m=w("before");return{text:a("all others"),after:m,before:m,rest:!0,words:()=>a("All tokens tha\
t the server did not list, together: {share}.",{share:D(m)})}}let k=Ie(T)>v.filter(({removed:m})=>!m).length,[y,b]=[k?e.usesBeams?null:w("after"):0,w("before")],
E={count:H(M),before:D(b),after:D(y??0)},C=()=>y===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",E):a("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",E);return{text:z(M,"{count} other token","{count} other tokens"),
after:y,before:b,rest:!0,words:C}}let N=T=>[.02,.05,.1,.2,.5,1].find(v=>T<=v)||1;function A(T){let v=!T.distribution.stages.length;t.classList.toggle("gp-untouc\
hed",v),$(i("after-word"),Te(T)?a("probability, according to the server"):v?a("probability; no processor ran, so it is the same before and after"):a("after the \
processors")),i("before-key").hidden=v,d.hidden=Te(T)||!rt(T).some(De),$(h,T.isPrompt||T.given?a("given, not chosen"):a("chosen")),c.hidden=!T.beam||v,u.hidden=
!P(T),t.classList.toggle("gp-pressable",P(T))}r.parentNode.addEventListener("click",T=>{let v=T.target.closest("button.gp-row"),M=v&&[...p,...O.rows].find(({body:k})=>k===
v),w=e.current();M&&w&&P(w)&&e.ask({type:"branch",step:w,tokenId:M.entry.id})}),s.addEventListener("click",()=>{R=!R,W(e.current())});function x(){for(let T of p)
T.hide();for(let T of[s,c,u,O.box])T.hidden=!0}let _=T=>()=>e.current()?T(e.current()):"";return ke(t,{after:_(T=>yh(T,e.started)),before:_(({chosen:T})=>pe(a("\
{token} had {share}",{token:V(T.text),share:D(Y(T.raw_logprob))})))}),T=>{let v=e.current();t.classList.toggle("gp-grows",e.running&&!e.selected),o.hidden=!v,f.
hidden=!!v,v?((v!==B[0]||e.canAsk!==B[1])&&W(v),A(v),O.draw(v,T,P(v))):x(),B=[v,e.canAsk]}}function vh(t,e){let r=t.querySelector("details"),o=t.querySelector(".gp-output"),s=t.querySelector(".gp-all"),i=null,l=!1;function c(A){let x=e.allLines(),_=e.
started.effective.length_penalty??1;return A.sequences.map((T,v)=>{let M=ie(x[v]?x[v].last:null),w=T.token_ids.map((m,L)=>{let q=M[L]&&M[L].chosen.token_id===m?
M[L]:null,F=T.logprobs[L];return{id:m,text:q?q.chosen.text:"?",recorded:F,library:T.transition_scores?T.transition_scores[L]:null,difference:T.transition_scores?
rn(F,T.transition_scores[L]):null,drawn:q?rn(F,q.chosen.logprob):1/0}}),k=T.logprobs.filter((m,L)=>!M[L]||!M[L].given),y=k.reduce((m,L)=>m+(L??-1/0),0),b=k.length**
_,E=k.length?y/b:null,C=T.score!==null&&E!==null&&T.score*b>Nt;return{tokens:w,sum:y,length:k.length,penalty:_,rebuilt:E,score:T.score,difference:C?zn(y,T.score,
b):null}})}function u(A,x=1e-9){if(!Number.isFinite(A))return"∞";let _=Math.max(A,x),T=Math.floor(Math.log10(_)+1e-9),v=Math.ceil(_/10**T-1e-6);return v===10?
`1e${T+1}`:`${v}e${T}`}function h(A){if(!A||!A.sum.count)return[[],[]];let{sum:x,given:_,final:T,pool:v,output:M}=A,w=({off:b,count:E,furthest:C},m)=>b?[m(b,{all:H(
E),bound:u(C)})]:[],k=[...w(x,(b,E)=>z(b,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",E)),...w(_,(b,E)=>z(b,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",E)),...w(T,(b,E)=>z(b,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",E)),...w(v,(b,E)=>z(b,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",E)),...w(M,(b,E)=>z(
b,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",E))],y=u(Math.max(...Object.values(A).map(b=>b.furthest)),Rl);return[k,k.length?[]:[z(x.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:y})]]}function d({outputs:A,tree:x}){let _=A.flatMap(m=>m.tokens);
if(!_.length)return["none","–",a("There are no scores to check: no token was generated.")];let T=_.filter(({difference:m})=>m!==null),v=A.filter(({difference:m})=>m!==
null),M=m=>u(Math.max(0,...m.map(({difference:L})=>L))),w=m=>m.filter(({difference:L})=>!(L<=on)).length,k=_.filter(({drawn:m})=>m>on).length,[y,b]=h(x),E=[...w(
v)?[a("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:H(w(v)),all:H(v.length),bound:M(v)})]:[],...y,...w(T)?[z(w(T),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:H(T.length),bound:M(T)})]:[],...k?[z(k,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if(E.length)return["differs","✗",Ee(E)];let C=[...v.length?[z(v.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:M(v)})]:[],...b];return T.length?["agrees","✓",Ee([...C,z(T.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:M(T)})])]:["none","–",Ee([...C,f()])]}let f=()=>e.started.mode==="custom"?a("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):a("compute_transition_scores does not apply: the run was recorded without the library’s scores");function p(){let[A,x,_]=i?d(i):["none","–",a("The\
 scores are checked against the library when the run has finished.")],T={agrees:a("agrees with the library"),differs:a("differs from the library"),none:a("not c\
hecked")};t.dataset.verdict=A,$(t.querySelector(".gp-badge"),x),$(t.querySelector(".gp-sign-words"),i?T[A]:a("not checked yet")),$(t.querySelector(".gp-verdict-\
line"),_)}let S=A=>qe(A)?"−∞":Q(A,3).replace(/^-(0.000)$/,"$1"),O=A=>qe(A)?"−∞":(A<Nt?me(A.toExponential(3)):U(A,5)).replace("-","−"),R=A=>A<0||qe(A)?
`(${O(A)})`:O(A);function B(A,x){let _=A.insertCell();x===null?_.textContent="–":_.textContent=(x>on?"✗ ":"")+(x===0?"0":Number.isFinite(x)?x.toExponential(
0):"∞"),_.classList.toggle("gp-off",x>on)}function P(){let A=i.outputs.filter(({score:_})=>_!==null);t.querySelector(".gp-beam-check").hidden=!A.length;let x=t.
querySelector(".gp-sums tbody");x.replaceChildren(),i.outputs.forEach((_,T)=>{if(_.score===null)return;let v=x.insertRow();for(let M of[T+1,S(_.sum),_.length,_.
penalty,U(_.rebuilt,4),U(_.score,4)])v.insertCell().textContent=M;B(v,_.difference)})}function j(A,x,_,T,v,M){if(!_.count)return;let{worst:w}=_,k=A.insertRow();
k.append(g("th","",x,{scope:"row"})),k.insertCell().textContent=H(_.count),k.insertCell().append(T(w),...w.node?[" ",ne(w.node.beam.text)]:[]),k.insertCell().textContent=
v(w),k.insertCell().textContent=O(M(w)),B(k,w.difference)}function W(){let A=t.querySelector(".gp-tree-sums tbody");if(A.replaceChildren(),!i.tree)return;let{sum:x,
given:_,final:T,pool:v,output:M}=i.tree,w=e.started.effective.length_penalty??1,k=({node:b})=>a("step {number}:",{number:b.index+1}),y=({node:b,power:E})=>`${O(
b.beam.score)} / ${b.length} ** ${w} = ${O(qe(b.beam.score)?null:b.beam.score/E)}`;j(A,a("node: parent’s score + log-probability"),x,k,({node:b,parent:E})=>`${O(
E)} + ${R(b.beam.logprob)} = ${O(qe(b.beam.logprob)?null:E+b.beam.logprob)}`,({node:b})=>b.beam.score),j(A,a("given token: counts as 0"),_,k,()=>O(0),({node:b})=>b.
beam.score),j(A,a("ended: score / length ** length_penalty"),T,k,y,({node:b})=>b.beam.final_score),j(A,a("kept after a step: the best that ended"),v,b=>a("step \
{number}: rank {rank}",{number:b.step+1,rank:b.place+1}),b=>b.expected===null?"–":O(b.expected),b=>b.told),j(A,a("output: score where its path ends, after the\
 penalty"),M,({number:b})=>a("output {number}:",{number:b+1}),y,b=>b.told)}function I(){let{tokens:A}=i.outputs[Number(o.value)]||i.outputs[0]||{tokens:[]},x=t.
querySelector(".gp-scores tbody");x.replaceChildren(),A.slice(0,l?1/0:20).forEach((_,T)=>{let v=x.insertRow();v.insertCell().textContent=T+1,v.insertCell().textContent=
_.id,v.insertCell().append(ne(_.text)),v.insertCell().textContent=S(_.recorded),v.insertCell().textContent=_.difference===null?"–":S(_.library),B(v,_.difference),
v.insertCell().textContent=me(`${(Y(_.recorded)*100).toFixed(2)}%`)}),s.hidden=A.length<=20||l,$(s,a("Show all {count} tokens",{count:H(A.length)}))}function N(){
if(!r.open)return;let A=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!A,t.querySelector(".gp-token-check").hidden=A||!i,t.querySelector(".gp-beam-c\
heck").hidden=!0,t.querySelector(".gp-tree-check").hidden=A||!i||!i.tree||!i.tree.sum.count,$(t.querySelector(".gp-how"),e.usesBeams?a("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!i)return;let x=_=>e.usesBeams?a("output {number}",{number:_}):a("sequence {number}",{number:_});
t.querySelector(".gp-which").hidden=i.outputs.length<2,o.options.length!==i.outputs.length&&o.replaceChildren(...i.outputs.map((_,T)=>g("option","",x(T+1),{value:T}))),
P(),A||W(),A||I()}return r.addEventListener("toggle",N),r.addEventListener("keydown",A=>{A.key!=="Escape"||!r.open||(r.open=!1,r.querySelector("summary").focus())}),
o.addEventListener("change",N),s.addEventListener("click",()=>{l=!0,N()}),A=>{if(t.hidden=!e.started,!A.run&&!A.status&&!A.steps)return;let{finished:x}=e;x?(!i||
i.finished!==x)&&(i={finished:x,outputs:c(x),tree:Nl(e)},l=!1,o.replaceChildren()):i=null,p(),(A.run||A.status||x)&&N()}}function Mh(t,e){let o=[.1,.2,.5,1,2,5,10,20,50,1/0],s=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),h=t.querySelector(".gp-layer-tally"),d=document.createElement("canvas"),f=d.getContext("2d",{willReadFrequently:!0}),
p=new be({picks:{},peak:0},({picks:m,peak:L},{layers:q})=>q?{picks:{...m,[q.layer]:(m[q.layer]||0)+1},peak:Math.max(L,...q.divergences)}:{picks:m,peak:L}),S=0,O=[],
R=[],B=[0,0],P=[],j=m=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(m??0)/S)))*10);function W(){let m=getComputedStyle(t);return[...[...Array(11).keys()].map(q=>`\
--gp-heat-${q}`),"--gp-text"].map(q=>{let F=m.getPropertyValue(q).trim();return[1,3,5].map(G=>parseInt(F.slice(G,G+2),16))})}function I(m){if(d.width>=m&&d.height===
O.length*6)return;let L=d.height===O.length*6?f.getImageData(0,0,d.width,d.height):null;d.width=Math.max(64,2**Math.ceil(Math.log2(m))),d.height=O.length*6,L&&f.
putImageData(L,0,0)}function N(m){let L=new ImageData(1,O.length*6);O.forEach((q,F)=>{let G=m.layers?m.layers.candidate_layers.indexOf(q):-1;if(G<0)return;let K=R[j(
m.layers.divergences[G])];for(let X=0;X<5;X++){let ee=X===2&&q===m.layers.layer?R[11]:K;L.data.set([...ee,255],(F*6+X)*4)}}),f.putImageData(L,m.index,0)}let A=()=>Math.
max(10,p.steps.length);function x(){let[m,L]=B;if(!m||!L)return;i.width!==m&&(i.width=m),i.height!==L&&(i.height=L);let q=i.getContext("2d");q.clearRect(0,0,m,L),
q.imageSmoothingEnabled=!1;let F=p.steps.length;q.drawImage(d,0,0,F,d.height,0,0,m*F/A(),L)}function _(m){let L=[...p.steps.find(K=>K.layers).layers.candidate_layers].
sort((K,X)=>X-K),q=W(),F=o.find(K=>p.total.peak<=K*Math.LN2)*Math.LN2,G=String([L,q,F])!==String([O,R,S]);String(L)!==String(O)&&T(L),[O,R,S]=[L,q,F],I(p.steps.
length);for(let K of G?p.steps:m)N(K);x()}function T(m){let L=Math.max(15,Math.min(28,280/m.length));s.style.height=c.style.height=`${Math.max(1,m.length)*L}px`,
c.replaceChildren(...m.map(q=>g("span","",M(q))))}function v(){$(t.querySelector(".gp-ramp-low"),"0"),$(t.querySelector(".gp-ramp-high"),`${ot(Number(Oe(S,e.unit).
toPrecision(2)))} ${a(e.unit)}`.replace(/^1 bits/,"1 bit"));let m=t.querySelector(".gp-scale-ramp");if(!m.childNodes.length)for(let L=0;L<11;L++){let q=g("i");q.
style.background=`var(--gp-heat-${L})`,m.append(q)}}ke(t,{divergence:()=>{let{layers:m}=e.current()||{};if(!m)return"";let{layer:L,candidate_layers:q,divergences:F}=m,
G=oe(F[q.indexOf(L)]??null,e.unit);return z(q.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:M(L),value:G})}});
let M=m=>m===0?a("embedding"):a("layer {layer}",{layer:m}),w=m=>m===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:m});function k(m){let L={number:m.index+
1,token:V(m.chosen.text)};if(!m.layers)return a("Token {number}, {token}: no layer was contrasted.",L);let{layer:q,final_layer:F,candidate_layers:G,divergences:K}=m.
layers,X=es(G.map((ee,te)=>`${M(ee)} ${Q(Oe(K[te]??0,e.unit),3)}`));return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), bec\
ause it diverges most from it. Divergences in {unit}: {list}.",{...L,layer:w(q),final:F,unit:a(e.unit),list:X})}function y(m){l.hidden=!1,l.style.left=`${m.index/
A()*100}%`,l.style.width=`${100/A()}%`;let L=k(m);$(u,L),Qr(s,m,p.steps.length,L)}function b(){let m=Object.entries(p.total.picks).sort((F,G)=>G[1]-F[1]),L=m.reduce(
(F,[,G])=>F+G,0),q=m.map(([F,G])=>a("{layer} in {times}",{layer:w(Number(F)),times:H(G)})).join(", ");$(h,z(L,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:q})),$(t.querySelector(".gp-heat-end"),String(A()))}xc(s,e,{stepUnder:m=>{let{left:L,width:q}=s.getBoundingClientRect(),
F=Math.floor((m.clientX-L)/q*A());return p.steps[Math.max(0,Math.min(p.steps.length-1,F))]},hover:m=>$(u,k(m)),leave:()=>e.current()&&!t.hidden&&$(u,k(e.current()))});
function E(m){let L=e.current();if(t.hidden=!(L&&L.layers),t.hidden)return;let{added:q}=p.follow(e.lastOf(L));L===P[0]&&p.total===P[1]&&!m.unit&&!m.look||(P=[L,
p.total],_(q),v(),y(L),b())}new ResizeObserver(([{contentRect:m}])=>{B=[m.width,m.height].map(L=>Math.round(L*devicePixelRatio)),x()}).observe(s);let C=()=>E({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",C),new MutationObserver(C).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),E}function Sh(t,e){let n=t.querySelector(".gp-sentences"),r="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>lt(t)),()=>{let o=e.current(),
s=wh(o,e),i=s.join(`
`);if(i===r)return;r=i;let l=new Set;n.replaceChildren(...s.map(c=>{let u=g("li");return u.append(...pn(c,l)),u}))}}var Th=null;async function Co(t,e,n,r,o){let s=t.answers.media_file?await t.answers.media_file(e):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Th?.pause();let i=new Audio(s);Th=i,i.currentTime=Math.max(0,n);let l=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
l)};try{await i.play(),l()}catch{o(a("This browser cannot play the sound."))}}var Eh=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Rn(t,e,n){if(e.isPrompt&&t.readsSource)return[];let r=t.prefix.length,[o,s]=e.isPrompt?[1,r-1]:
[Math.max(1,r),r+ie(t.lastOf(e)).length-1],i=Eh(t,e);if(i<o)return[];let l=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,l-n+1);return Array.from({
length:l-c+1},(u,h)=>c+h)}function Vt(t,e,n){if(!e)return-1;let r=n.found.places.indexOf(Eh(t,e));return e.isPrompt||t.idsTo(e).every((s,i)=>s===n.ids[i])?r:-1}var Ta=/^[A-Za-z0-9+/=]*$/;function Oh(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(o=>o&&typeof o=="object"),r=t.media||[];return r.length?
r.map(({kind:o,start:s,end:i})=>{let l=n.filter(h=>h.kind===o),c=r.filter(h=>h.kind===o);return{item:l.length===c.length?l[c.findIndex(h=>h.start===s)]:{kind:o},
start:s,end:i}}):n.map(o=>({item:o,start:0,end:0}))}function Ea(t,e){let n=g("span","gp-media-chip",null,{role:"img","aria-label":Xb(t,e)});return t.kind==="aud\
io"?n.append(fr(t.preview)):t.preview&&n.append(Yb(t.preview)),e&&n.append(g("span","",z(e,"{count} token","{count} tokens"))),n}function Xb(t,e){let n=t.kind===
"image"?a("Picture"):a("Sound");return e?a("{what}, read in {count} tokens",{what:n,count:e}):n}function Yb(t){let e=typeof t=="string"&&Ta.test(t)?`data:image/\
png;base64,${t}`:"data:,";return g("img","",null,{src:e,alt:""})}function fr(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let r=document.createElementNS("http://www.w3.org/2000/svg","path");return r.setAttribute("d",e.map((o,s)=>`M${s+.5} ${50-o/2}V${50+o/2}`).join(
"")),n.append(r),n}var Jb={image:.75,audio:.5},Lh=.3;function Ah(t,e){let n=N=>t.querySelector(".gp-"+N),[r,o,s,i,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),u=null,h=!1,d=()=>(e.started.request.media||[])[0]||{},f=()=>d().kind==="audio";function p(){let N=e.current();h=!0,$(o,a(
"Reading the attention …")),S(N),e.ask({type:"attend",step:N,places:Rn(e,N,e.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}r.addEventListener("cl\
ick",p),c.addEventListener("change",p);function S(N){r.parentNode.hidden=!e.canAsk,r.disabled=c.disabled=h||e.running||e.waiting||!Rn(e,N,1).length,$(r,f()?a("S\
how where it listened"):a("Show where it looked")),n("attention-choice").hidden=!u||u.layers<2}function O(){let N=Array.from({length:u.layers},(A,x)=>g("option",
"",a("layer {layer}",{layer:H(x+1)}),{value:x}));c.replaceChildren(g("option","",a("all layers"),{value:""}),...N),c.value=u.layer===null?"":String(u.layer)}function R(){
let{kind:N,picture:A,rows:x,columns:_,seconds:T}=u,v=typeof A=="string"&&Ta.test(A),M=g("img","gp-attention-picture",null,{alt:"",src:v?`data:image/png;base64,${A}`:
"data:,"});M.hidden=!v,i.classList.toggle("gp-is-sound",N==="audio");let w=J("svg","");w.setAttribute("viewBox",`0 0 ${_} ${x}`),w.setAttribute("preserveAspectR\
atio","none");for(let b=0;b<x*_;b++){let E=J("rect",""),[C,m]=[b%_,Math.floor(b/_)];for(let[L,q]of Object.entries({x:C,y:m,width:1,height:1}))E.setAttribute(L,String(
q));w.append(E)}i.replaceChildren(M,w);let k=n("attention-times");k.hidden=N!=="audio";let y=n("attention-curve");y.toggleAttribute("hidden",N!=="audio"),y.setAttribute(
"viewBox",`0 0 ${_} 100`),N==="audio"&&[...k.children].forEach((b,E)=>$(b,a("{seconds} s",{seconds:E?Q(T,1):0})))}function B(N){let A=u.weights[N],x=Math.max(...A),
_=A.map(v=>x?v/x:0);[...i.lastElementChild.children].forEach((v,M)=>v.setAttribute("opacity",String(Jb[u.kind]*(1-_[M])))),u.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${_.map((v,M)=>`L${M+.5} ${100-95*v}`).join("")}L${_.length} 100Z`);let T=j(A,u.elsewhere[N]);$(n("attention-words"),T),
i.setAttribute("aria-label",T)}function P(N){let A=N.reduce((T,v)=>T+v,0)/2,[x,_]=[0,0];for(let T of[...N].sort((v,M)=>M-v)){if(x>=A)break;x+=T,_++}return _}function j(N,A){
let x=P(N),_={most:D(Math.max(...N)),share:D(A)};return u.kind==="image"?a("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{..._,count:H(x),all:H(N.length)}):a("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{..._,seconds:Q(x*W(),2),at:Q(I(N),2)})}let W=()=>u.seconds/u.columns,I=N=>(N.indexOf(
Math.max(...N))+.5)*W();return l.addEventListener("click",()=>{let N=I(u.weights[Vt(e,e.current(),e.foundOf("attend"))]);Co(e,d().sha256,N-Lh,N+Lh,A=>$(o,A))}),
N=>{let A=e.current(),x=e.hideFrom===null?e.foundOf("attend"):null;if((N.run||N.found)&&(h=!1),t.hidden=!A||!e.looksAtMedia||!(e.canAsk||x)||e.recorded,t.hidden)
return;(N.run||N.found)&&$(o,"");let _=(x&&x.found)!==u;u=x&&x.found,_&&u&&O(),_&&u&&R();let T=u?Vt(e,A,x):-1;S(A),r.hidden=T>=0,s.hidden=T<0,l.hidden=!u||u.kind!==
"audio"||!e.answers.media_file,T>=0?B(T):u&&!h&&$(o,a("The attention of this token was not asked for."))}}var Zb=160,Qb={probability:()=>a("How likely this layer finds the token that was chosen in the end."),rank:()=>a("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>a("How uncertain this layer is: the entropy of its distribution."),kl:()=>a("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ph(t,e){let n=w=>t.querySelector(".gp-"+w),[r,o,s,i,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=o.firstElementChild,u=n("lens-shade"),h=null,d=!1,f=[0,0],p=()=>h.found.layers.length-1,S=w=>w===0?a(
"the embedding (layer 0)"):w===p()?a("layer {layer}, the last",{layer:H(w)}):a("layer {layer}",{layer:H(w)}),O=(w,k)=>c.tBodies[0].rows[p()-w].cells[k+1];function R(){
let w=e.current(),k=e.mostPlaces.look_into||1,y=Math.max(1,Math.min(k,Math.round(Number(s.value))||12));s.value=String(y),d=!0,$(l,a("Reading the layers …")),
B(w),e.ask({type:"look_into",step:w,places:Rn(e,w,y)})}i.addEventListener("click",R);function B(w){n("lens-ask").hidden=!e.canAsk,i.disabled=d||e.running||e.waiting||
!Rn(e,w,1).length,e.mostPlaces.look_into&&(s.max=String(e.mostPlaces.look_into))}function P(){let{tokens:w,layers:k}=h.found,y=g("tr");y.append(g("th","",a("lay\
er"),{scope:"col"}),...w.map(({text:m})=>{let L=g("th","",null,{scope:"col"});return L.append(ne(m)),L}));let b=k.map((m,L)=>{let q=g("tr");return q.append(g("t\
h","",L?H(L):a("embedding"),{scope:"row"}),...m.map((F,G)=>j(F,L,G))),q}),[E,C]=[g("thead"),g("tbody")];E.append(y),C.append(...b.reverse()),c.replaceChildren(E,
C)}function j(w,k,y){let b=g("td","",null,{role:"gridcell",tabindex:"-1"});return b.append(ne(w.top[0][1])),_e(b,()=>`${N(k,y)}. ${A(w,y)}`),b.addEventListener(
"focus",()=>x(k,y)),b.addEventListener("click",()=>b.focus()),b.addEventListener("keydown",C=>W(C,k,y)),b}function W(w,k,y){if(w.ctrlKey||w.metaKey||w.altKey)return;
let[b,E]=[p(),h.found.tokens.length-1],C={ArrowUp:[k+1,y],ArrowDown:[k-1,y],ArrowLeft:[k,y-1],ArrowRight:[k,y+1],Home:[k,0],End:[k,E],PageUp:[b,y],PageDown:[0,y]}[w.
key];C&&(w.preventDefault(),w.stopPropagation(),O(Math.max(0,Math.min(b,C[0])),Math.max(0,Math.min(E,C[1]))).focus())}function I(){let w=Vt(e,e.current(),h),{tokens:k,
layers:y}=h.found;k.forEach((b,E)=>{let C=E===w;c.tHead.rows[0].cells[E+1].classList.toggle("gp-here",C),y.forEach((m,L)=>{let q=m[E],F=O(L,E);Ne(F,[q.top[0][0]===
b.id&&"gp-favourite",C&&"gp-here"].filter(Boolean).join(" ")),zt(F,u.value,{...q,entropyAfter:q.entropy??1/0,kl:q.kl??1/0})})}),Dt(n("lens-scale"),u.value,e.unit),
fe(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:Qb[u.value]()})}function N(w,k){return a("{layer}, in the place of {token}",{layer:S(w),token:V(
h.found.tokens[k].text)})}function A({probability:w,rank:k,entropy:y,kl:b},E){return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:V(h.found.tokens[E].text),share:D(w),rank:H(k),entropy:oe(y,e.unit),kl:oe(b,e.unit)})}function x(w,k){let y=O(...f);y&&(y.ariaSelected=
"false"),y&&(y.tabIndex=-1),f=[w,k];let b=O(w,k);b.ariaSelected="true",b.tabIndex=0,_()}function _(){let[w,k]=f,y=h.found.layers[w][k],b=h.found.tokens[k],E=y.top.
find(([m])=>m===b.id)?[]:[[b.id,b.text,y.probability]],C=ue(n("lens-bars"),y.top.length+E.length,T);[...y.top,...E].forEach(([m,L,q],F)=>{let[G,K,X,ee]=C[F].children,
te=m===b.id;Ne(C[F],te?"gp-is-chosen":""),$(G,te?"▶":""),K.replaceChildren(ne(L)),ge(X.firstChild,"width",q),$(ee,D(q))}),$(n("lens-place"),N(w,k)),$(n("lens-\
numbers"),A(y,k))}function T(){let w=g("li"),k=g("span","gp-track",null,{"aria-hidden":"true"});return k.append(g("span","gp-fill")),w.append(g("span","gp-sign",
"",{"aria-hidden":"true"}),g("span","gp-word"),k,g("span","gp-value")),w}function v(){let w=t.closest(".token-panel");if(!w)return;let[k,y]=[w.getBoundingClientRect(),
o.getBoundingClientRect()],b=w.firstElementChild.getBoundingClientRect().height;y.top+Zb>k.bottom&&(w.scrollTop+=y.top-k.top-b)}u.addEventListener("change",I);function M(w,k){
if(r.hidden=!h,!!h)if(w){P();let y=Vt(e,e.current(),h);f=[p(),0],I(),x(p(),Math.max(0,y));let b=O(p(),Math.max(0,y));o.scrollLeft=b.offsetLeft-o.clientWidth/2,k&&
v()}else I(),_()}return w=>{let k=e.current(),y=e.hideFrom===null?e.foundOf("look_into"):null,b=d&&w.found;if((w.run||w.found)&&(d=!1),t.hidden=!k||!(e.canAsk||
y)||e.recorded,t.hidden)return;(w.run||w.found)&&$(l,""),B(k);let E=y!==h;h=y,(E||w.selection||w.unit)&&M(E,b),h&&!d&&$(l,Vt(e,k,h)<0?a("This token is not among\
 those below."):"")}}var he,$h,ew,Tt,Oa,Bo,Ch,Io,qh,Aa,La,tw,mr=Symbol.for("pv"),Ho={},Fo=[],nw=/^m(i|n|o|s|text|space)$/,Pa=Array.isArray,Ra=Fo.slice,Yt=Object.assign;function Xt(t){
t&&t.parentNode&&t.remove()}function Ih(t,e,n){var r,o,s,i={},l=arguments.length;for(s in e)s=="key"?r=e[s]:s=="ref"&&typeof t!="function"?o=e[s]:i[s]=e[s];return l>
2&&(i.children=l>3?Ra.call(arguments,2):n),pr(t,i,r,o,null)}function pr(t,e,n,r,o){var s={type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mr,__v:o||++$h,__i:-1,__u:0};return!o&&he.vnode&&he.
vnode(s),s}function pt(t){return t.children}function Wo(t,e){this.props=t,this.context=e,this.__g=0}function Et(t,e){if(e==null)return t.__&&Et(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Et(t)}function rw(t){var e,n=t.__v,r=n.__e,o=[],s=[],i=t.__P;
i&&((e=Yt({constructor:mr},n)).__v=n.__v+1,he.vnode&&he.vnode(e),Na(i,e,n,t.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Et(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=
e,zh(o,e,s),n.__=n.__e=null,e.__e!=r&&Wh(e))}function Wh(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Wh(t)}function Rh(t){(8&t.__g||(t.__g|=8,Tt.push(t),Bo++))&&Oa==he.debounceRendering||((Oa=he.debounceRendering)||queueMicrotask)(jh)}function jh(){try{for(var t,
e=1;Tt.length;)Tt.length>e&&Tt.sort(Ch),t=Tt.shift(),e=Tt.length,8&t.__g&&rw(t)}finally{(Bo=Tt.length)&&(Oa||queueMicrotask)(jh)}}function Bh(t,e,n,r,o,s,i,l,c,u,h){
var d,f,p,S,O,R,B=r.__k||Fo,P=e.length;for(c=ow(n,e,B,c,P),d=0;d<P;d++)(p=n.__k[d])!=null&&(f=~p.__i&&B[p.__i]||Ho,p.__i=d,R=Na(t,p,f,o,s,i,l,c,u,h),S=p.__e,(f.
ref!=p.ref||8&f.__u)&&(f.ref&&$a(f.ref,null,p,f),p.ref&&h.push(p.ref,p.__c||S,p)),O=O||S,4&p.__u?(c=Hh(p,c,t,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="functi\
on"&&R!==void 0?c=R:S&&(c=S.nextSibling),p.__u&=-21);return n.__e=O,c}function ow(t,e,n,r,o){var s,i,l,c,u,h,d,f,p,S=n.length,O=S,R=0,B=0,P=t.__k=Array(o);for(s=
0;s<o;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=P[s]=pr(null,i):Pa(i)?i=P[s]=pr(pt,{children:i}):
i.constructor===mr&&i.__b?i=P[s]=pr(i.type,i.props,i.key,i.ref,i.__v):P[s]=i,c=s+R,i.__=t,i.__b=t.__b+1,l=null,~(u=i.__i=sw(i,n,c,O))&&(O--,(l=n[u])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,u==c-1?R--:u==c+1?R++:u!=c&&(u>c?R--:R++,B=1)):(~u||(o>S?R--:o<S&&R++),typeof i.type!="function"&&(i.__u|=4))):P[s]=null;if(B){for(h=[],d=[],
s=0;s<o;s++)if((i=P[s])&&16&i.__u){for(R=0,f=h.length;R<f;)h[p=R+f>>1]<i.__i?R=p+1:f=p;h[R]=i.__i,d[s]=R+1}for(R=h.length;s--;)d[s]&&(d[s]==R?R--:P[s].__u|=4)}if(O)
for(s=0;s<S;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Et(l)),Ca(l,l));return r}function Hh(t,e,n,r){var o,s,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(o=t.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=t,e=Hh(o[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=Et(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!r&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function sw(t,e,n,r){var o,s=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&i==l.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((l=
e[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&s==l.key&&i==l.type)return o}return-1}function Nh(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function qo(t,e,n,r,o){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof r=="string"&&(t.style.
cssText=r=""),r)for(e in r)n&&e in n||Nh(t.style,e);if(n)for(e in n)r&&n[e]==r[e]||Nh(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof r!="function"&&(r=null),(t.__e||(t.__e={}))[e]=n,n&&r||(i=La[e]||(La[e]=iw(e)),(t.__a||(t.__a={}))[e]=Aa,s=e!=(e=e.replace(qh,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function iw(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[Io]==null)e[Io]=Aa++;else if(e[Io]<this.__a[t])return;return n(he.event?he.event(e):e)}}}function Na(t,e,n,r,o,s,i,l,c,u){
var h,d,f,p,S,O,R,B,P,j,W,I,N,A,x,_,T,v,M=e.type;if(e.constructor!==mr)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(e.__u|=c,d=s=[],h.nodeType==8?l=jo(h,s):
s.push(h),l=s[0]||l),(h=he.__b)&&h(e);e:if(typeof M=="function"){f=i.length;try{if(B=e.props,P=(h=M.prototype)&&h.render,j=(h=M.contextType)&&r[h.__c],W=h?j?j.props.
value:h.__:r,(p=n.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(P?e.__c=p=new M(B,W):(e.__c=p=new Wo(B,W),p.constructor=M,p.render=lw),j&&j.sub(p),p.state||(p.state={}),p.
__n=r,p.__g|=8,p.__h=[],p.__k=[]),P&&(p.__s||(p.__s=p.state),M.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Yt({},p.__s)),Yt(p.__s,M.getDerivedStateFromProps(
B,p.__s)))),S=p.props,O=p.state,p.__v=e,n.__c){if(B!==S&&P&&!M.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(B,W),e.__v==n.
__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(B,p.__s,W)===!1){e.__v!=n.__v&&(p.props=B,p.state=p.__s,p.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(w){w&&(w.__=e)}),Fo.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),l=Et(n);break e}p.componentWillUpdate&&p.componentWillUpdate(
B,p.__s,W),P&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(S,O,R)})}else P&&!M.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),
P&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=W,p.props=B,p.__P=t,p.__g&=-5,I=he.__r,N=P?25:0;do p.__g&=-9,I&&I(e),h=p.render(p.props,p.state=
p.__s,p.context);while(8&p.__g&&++N<25);P&&(Fo.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=Yt({},r,p.getChildContext())),P&&n.__c&&p.getSnapshotBeforeUpdate&&
(R=p.getSnapshotBeforeUpdate(S,O)),A=h&&h.type===pt&&h.key==null?h.props.children:h,B.__P&&(h=l,o=(t=B.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(w){w&&Ca(w,w)}),n.__k=null),l=n.__k?Et(n,0):null),l=Bh(t,Pa(A)?A:[A],e,n,r,o,s,i,l,c,u),B.__P&&(e.__e=null,l=h),e.__u&=-161,d&&d.some(Xt),p.__h.length&&
i.push(p),1&p.__g&&(p.__g&=-4)}catch(w){if(i.length=f,e.__v=null,c||s)if(w&&w.then){if(e.__u|=128|c,s){for(~(T=s.indexOf(l||void 0))||(T=s.length);(v=s[T-1])&&v.
nodeType==8;)T--;for(;T<s.length;T++)if(v=s[T])if(s[T]=null,x){if(v==_)break}else{if(v.nodeType!=8)break;v.data.startsWith("$s")&&(_=jo(x=v))}}if(!x){for(;l&&l.
nodeType==8&&l.nextSibling;)l=l.nextSibling;x=l}(h=jo(x=e.__c.__z||(e.__c.__z=x)))?(e.__e=x,l=h):e.__e=l,l=l&&l.nextSibling}else s&&s.some(Xt);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),w&&w.then||Fh(e),he.__e(w,e,n)}}else l=e.__e=aw(n.__e,e,n,r,o,s,i,c,u,t);return(h=he.diffed)&&h(e),l}function jo(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Fh(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Fh))}function zh(t,e,n){for(var r=0;r<n.length;)$a(n[r++],n[r++],n[r++]);he.__c&&he.__c(e,t),t.some(
function(o){try{t=o.__h,o.__h=[],t.some(function(s){s.call(o)})}catch(s){he.__e(s,o.__v)}})}function aw(t,e,n,r,o,s,i,l,c,u){var h,d,f,p,S,O,R,B,P=n.props||Ho,j=e.
props,W=e.type;if(W=="svg"?o="http://www.w3.org/2000/svg":W=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(h=0;h<s.
length;h++)if((S=s[h])&&(W?S.localName==W:S.nodeType==3)){t=S,s[h]=null;break}}if(!t){if(B=u.ownerDocument||document,!W)return B.createTextNode(j);t=B.createElementNS(
o,W,j.is?j:u),l&&(he.__m&&he.__m(e,s),l=!1),s=null}if(W){if(u=W=="template"&&t.content||t,s=W=="textarea"&&j.defaultValue!=null?null:s&&Ra.call(u.childNodes),!l&&
s)for(P={},h=0;h<t.attributes.length;h++)P[(S=t.attributes[h]).name]=S.value;for(h in P)S=P[h],h=="dangerouslySetInnerHTML"?f=S:h=="children"||h in j||h=="value"&&
"defaultValue"in j||h=="checked"&&"defaultChecked"in j||qo(t,h,null,S,o);for(h in j)S=j[h],h=="children"?p=S:h=="dangerouslySetInnerHTML"?d=S:h=="value"?O=S:h==
"checked"?R=S:l&&typeof S!="function"||P[h]===S||qo(t,h,S,P[h],o);d?(l||f&&(d.__html==f.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[]):(f&&(t.
textContent=""),(W=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&nw.test(W))&&(o="http://www.w3.org/1999/xhtml"),Bh(u,Pa(p)?p:[p],e,n,r,o,s,i,s?s[0]:
n.__k&&Et(n,0),l,c),s&&s.some(Xt)),l&&W!="textarea"||(h="value",W=="progress"&&O==null?t.removeAttribute(h):O==null||O===t[h]&&(W!="progress"||O)||qo(t,h,O,P[h],
o),h="checked",R!=null&&R!=t[h]&&qo(t,h,R,P[h],o))}else P===j||l&&t.data==j||(t.data=j);return t}function $a(t,e,n,r){try{typeof t=="function"?e?e.__x=t(e)||1:r&&
(r=r.__c||r.__e)&&(e=r.__x)&&(r.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){he.__e(o,n)}}function Ca(t,e,n){var r,o,s,i;if(he.unmount&&he.unmount(
t),!(r=t.ref)||r.current&&r.current!=t.__e||$a(r,null,e,t),r=t.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){he.__e(l,e)}r.__P=r.__n=null}
if(r=t.__k)for(i=0;i<r.length;i++)r[i]&&Ca(r[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(r=t.__c)&&(r=r.__z)&&(o=jo(r,s=[]))&&(r==t.__e&&s.some(Xt),Xt(
o),Xt(r)),n||Xt(t.__e),t.__e=t.__c=t.__=null}function lw(t,e,n){return this.constructor(t,n)}function Dh(t,e){var n,r,o,s;he.__&&he.__(t,e),e.nodeType==9&&(e=e.
documentElement),r=(n=t&&32&t.__u)?null:e.__k,e.__k=pr(pt,{children:[t]}),o=[],s=[],Na(e,e.__k,r||Ho,Ho,e.namespaceURI,r?null:e.firstChild?Ra.call(e.childNodes):
null,o,r?r.__e:e.firstChild,n,s),zh(o,e.__k,s),e.__k.props.children=null}he={__e:function(t,e,n,r){for(var o,s,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(
t)),o.componentDidCatch&&(o.componentDidCatch(t,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw Bo=0,t}},$h=0,ew=function(t){return t!=null&&t.
constructor===mr},Wo.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Yt({},this.state)),typeof t=="function"&&(t=t(Yt({},n),this.props)),
t&&(Yt(n,t),this.__v&&(e&&this.__k.push(e),Rh(this)))},Wo.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Rh(this))},Wo.prototype.render=
pt,Tt=[],Bo=0,Ch=function(t,e){return t.__v.__b-e.__v.__b},Io=Symbol(),qh=/(PointerCapture)$|Capture$/i,Aa=0,La={},tw=0;var Ia,Me,qa,Gh,Uh=Object.is,Wa=0,td=[],ja=[],ye=he,Kh=ye.__b,Vh=ye.__r,Xh=ye.diffed,Yh=ye.__c,Jh=ye.unmount,Zh=ye.__;function cw(t,e){ye.__h&&ye.__h(Me,t,Wa||e),
Wa=0;var n=Me.__H||(Me.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Nn(t){return Wa=1,uw(nd,t)}function uw(t,e,n){var r=cw(Ia++,2);
if(r.t=t,!r.__c&&(r.__=[n?n(e):nd(void 0,e),function(s){var i=(r.__N||r.__)[0],l=r.t(i,s);Uh(i,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=Me,!Me.__f)){Me.
__f=!0;var o=Me.shouldComponentUpdate;Me.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var u=!1,h=this.props!=s;if(c.__.some(function(f){f.
__N&&(u=!0,Uh(f.__[0],f.__N[0])||(h=!0))}),o){var d=o.call(this,s,i,l);return u?d||h:d}return!u||h}}return r.__}function hw(){var t;do{for(;t=ja.shift();)try{gr(t)}catch(n){ye.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=td.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(gr),e.__h.
some(Ba),e.__h=[]}catch(n){e.__h=[],ye.__e(n,t.__v)}}}while(ja.length)}ye.__b=function(t){Me=null,Kh&&Kh(t)},ye.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.
__m),Zh&&Zh(t,e)},ye.__r=function(t){Vh&&Vh(t),Ia=0;var e=(Me=t.__c).__H;e&&(qa==Me?Me.__h=[]:(e.__h.some(gr),e.__h.some(Ba),Ia=0),e.__h=[],e.__.some(function(n){
n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),qa=Me},ye.diffed=function(t){Xh&&Xh(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ed(td.push(e)),e.__H.__.some(function(n){
n.u&&(n.__H=n.u)})),qa=Me=null},ye.__c=function(t,e){e.some(function(n){try{n.__h.some(gr),n.__h=n.__h.filter(function(r){return!r.__||Ba(r)})}catch(r){n.__h=[function(){
throw r}]}}),Yh&&Yh(t,e)},ye.unmount=function(t){Jh&&Jh(t);var e,n,r=t.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ed(ja.push(o))}else gr(o)}catch(s){e=s}}),r.__H=void 0,e&&ye.__e(e,r.__v))};var Qh=typeof requestAnimationFrame==
"function";function dw(t){var e,n=function(){clearTimeout(r),Qh&&cancelAnimationFrame(e),setTimeout(t)},r=setTimeout(n,35);Qh&&(e=requestAnimationFrame(n))}function ed(t){
t!=1&&Gh==ye.requestAnimationFrame||((Gh=ye.requestAnimationFrame)||dw)(hw)}function gr(t){var e=Me,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Me=e}function Ba(t){
var e=Me;t.__c=t.__(),Me=e}function nd(t,e){return typeof e=="function"?e(t):e}var fw=new Set(["properties","patternProperties","$defs","definitions"]),pw=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),rd=t=>t!==null&&
typeof t=="object"&&!Array.isArray(t);function br(t){if(Array.isArray(t))return t.map(br);if(!rd(t))return t;let e=Object.fromEntries(Object.entries(t).map(([r,
o])=>[r,mw(r,o)]));return"properties"in t&&!["additionalProperties","allOf","$ref"].some(r=>r in t)?{...e,additionalProperties:!1}:e}function mw(t,e){return fw.
has(t)&&rd(e)?Object.fromEntries(Object.entries(e).map(([n,r])=>[n,br(r)])):pw.has(t)?br(e):e}var gw=Symbol.for("pv"),bw=0;function Z(t,e,n,r,o,s){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var u={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:gw,__v:--bw,__i:-1,__u:0};return(o||s)&&(u.__source=o,u.__self=s),he.vnode&&he.vnode(u),u}var od=t=>(e,n)=>{let r=e.querySelector(".gp-drawn")??e;return r.replaceChildren(),o=>Dh(Z(t,{log:n,changes:o}),r)};var ww=()=>"";function Jt({id:t,run:e=ww,meaning:n,as:r="span",class:o,children:s}){return Ih(r,{class:o,ref:l=>l&&fe(l,t,e,n?{meaning:n}:{})},s)}var kw=.05,yw={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function id(t,e){let{started:n,finished:r}=t;if(!n)return[];let o=r?r.num_tokens:t.numTokens,s=r?r.seconds:t.elapsed,i=r?r.time_to_first_token:t.firstElapsed,
l={name:a("Tokens"),value:H(o),term:"length"},c=s&&o?Q(o/s,1):"–",u={name:a("Per second"),value:c,term:"speed"},h={name:a("First token"),value:i===null?"–":
it(i),term:"first-token"};if(t.isFromElsewhere){let d=r&&r.seconds!==null?[u,h]:[];return[l,...d,...sd(t,o)]}return[{...l,run:()=>_w(t,o,n.max_new_tokens)},{...u,
run:()=>c==="–"?"":xw(o,s??0,c)},{...h,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:it(i),time:it(s)})},...vw(n.waits??{}),...Mw(t,e),...sd(t,
o),...Sw(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function _w(t,e,n){let r={tokens:H(e),limit:H(n)};return t.usesBeams?a("{tokens} of at most \
{limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var xw=(t,e,n)=>z(t,"{count} token / {time} s = {val\
ue} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:Q(e,2),value:n});function sd(t,e){if(t.running)return[];let n=Ha(t),r=()=>t.
finished?z(e,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"";return[{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0}]}
function Ha(t){return t.finished?[...new Set(t.finished.sequences.map(n=>We(n.stop_reason)[0]))].join(", ")||"–":a("an error")}function vw(t){let e=Object.entries(
t).filter(([,s])=>s>=kw);if(!e.length)return[];let n=e.reduce((s,[,i])=>s+i,0),r=e.map(([s,i])=>`${yw[s]?.()??s} ${it(i)}`).join(", "),o=a("The time before the \
run began, in which its model was made ready.");return[{name:a("Made ready"),value:it(n),term:"time",meaning:o,run:()=>pe(r)}]}function Mw(t,e){if(!t.rounds.length)
return[];let n=e.read(t.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,u)=>a("{denominator} = {value}.",{denominator:ct(c,n),value:u}),[i,l]=[
r===null?"–":D(r),U(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptance_rate",i)},{name:a("Tokens per draft"),value:l,
term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Sw=({mode:t,effective:e})=>!!e.do_sample||t==="custom"||t==="block_diffusion";var ad=200;function ld({log:t}){let[e,n]=Tw(t),r=Ow(t);return Z("p",{class:"gp-status",role:"status",children:[e&&Z("b",{children:e}),e&&n&&" ",n,r&&Z("span",{class:"\
gp-hidden",children:[" ",r]})]})}function Tw(t){let{started:e,finished:n,failed:r,queued:o,loading:s}=t;if(t.away)return[a("The server does not answer."),a("Wha\
t is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=ms(s);return["",i[0].toUpperCase()+
i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=z(o.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[a("Queued."),
typeof o.seconds=="number"?`${i} ${fs(o.seconds)}`:i]}if(r){let i=t.numTokens?a("The text so far is kept."):a("Nothing was written.");return[a("Stopped by an er\
ror."),e?i:""]}return e?t.recorded?[a("Recorded run"),Fa(t)]:n?[Ew(t)?z(n.num_tokens,"Stopped after {count} token","Stopped after {count} tokens"):a("Finished"),
Fa(t)]:[a("Decoding …"),Fa(t)]:["",a("Nothing has run yet.")]}var Ew=({finished:t})=>!!(t?.sequences.length&&t.sequences.every(({stop_reason:e})=>e==="stopped"));
function Fa(t){if(!t.started)return"";let{model:e,assistant:n,mode:r,device:o,served_by:s}=t.started,i=t.finished||t.recorded?0:t.shared-1;return`· ${[n?a("{mo\
del} with {assistant}",{model:e,assistant:n}):e,Wn(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&z(i,"side by side with another run","side by si\
de with {count} others")].filter(Boolean).join(" · ")}`}function Ow(t){if(!t.finished||t.recorded||t.denoises||t.speaks||t.hideFrom!==null)return"";let[e]=t.allLines(),
n=ie(e?.last??null),r=n.at(-1);if(!r)return"";if(t.stepping)return Lw(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=Qt(o.length>ad?`${o.slice(0,ad)} …`:o);return z(n.length,"{count} token, ended by {reason}: {text}","{count} tokens, ended \
by {reason}: {text}",{reason:Ha(t),text:s})}function Lw(t,e,n,r){let o={number:H(t),token:V(e),share:D(Y(n)),before:V(r??"")};return r===void 0?a("Token {number\
}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var Do={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function za(t,e){let{chosen:n,distribution:r}=e,o=s=>ce(s)??-1/0;return{count:t.count+1,
after:t.after+o(n.logprob??n.raw_logprob),before:t.before+o(n.raw_logprob),entropyAfter:t.entropyAfter+(r.entropy_after??0),entropyBefore:t.entropyBefore+(r.entropy_before??
0),kept:t.kept+(Ie(e)??0)}}var Zt=(t,e)=>e?Math.exp(-t/e):null,Aw=[1,2,3],zo=class{ids=[];grams=Aw.map(e=>[e,new Map]);repeated=[];numRepeated=0;gram(e){return this.
ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(e);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(e){return this.
grams.find(([n])=>n===e)?.[1].size??0}distinct(e){return this.ids.length>=e?this.different(e)/(this.ids.length-e+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Da=class{constructor(e){this.log=e}log;along=new be(Do,za);repeats=new zo;ofPrompt=Do;follow(){let e=this.log.current(),n=e?this.log.lastOf(e):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(za,Do)}get perplexity(){let{before:e,count:n}=this.along.total;return wr(Zt(e,n))}rows(){let e=this.allRows();return this.log.isFromElsewhere?e.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):e}allRows(){let{ofPrompt:e,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=H(o.count),
l=p=>Number.isFinite(p)?Q(Oe(p,r.unit),2).replace(/^-0.00$/,"0.00"):"−∞",c=(p,S)=>S.count?l(p/S.count):"–",u=(p,S=p)=>[p(o),S(o),S(e)],h=(p,S)=>a("before \
the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:p,value:S,tokens:i,unit:s}),d=this.along.steps.at(-1)?.distribution.vocab??1/0,f=wr(o.count?o.kept/o.
count:null);return[{name:a("perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(ce(o.before)),tokens:i,
value:this.perplexity}),values:u(({after:p,count:S})=>wr(Zt(p,S)),({before:p,count:S})=>wr(Zt(p,S))),meaning:Rw([Zt(o.after,o.count),Zt(o.before,o.count),Zt(e.before,
e.count)],d)},{name:a("mean log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>h(l(o.before),c(o.before,o)),values:u(p=>c(p.after,p),p=>c(p.before,p))},
{name:a("cumulative log-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>z(o.count,"before the processors, the log-probability of {count} token \
is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(o.before),unit:s}),values:u(({after:p})=>l(p),({before:p})=>l(
p))},{name:a("mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>h(l(o.entropyBefore),c(o.entropyBefore,o)),values:u(p=>c(p.entropyAfter,p),p=>c(p.entropyBefore,
p))},{name:a("mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:H(o.kept),tokens:i,value:f}),values:[f,H(
d),H(d)]},...[1,2,3].map(p=>Pw(p,n)),{name:a("repetition"),term:"repetition",run:()=>z(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} t\
okens = {share}.",{repeated:H(n.numRepeated),share:D(n.share??0)}),values:[D(n.share??0),"",""]}]}},wr=t=>t===null?"–":Number.isFinite(t)?t<1e3?Q(t,2):H(Math.
round(t)):"∞";function Pw(t,e){let n=e.ids.length-t+1,r=wr(e.distinct(t)),o={different:H(e.different(t)),all:H(n),value:r};return{name:`distinct-${t}`,term:"d\
istinct-n",run:()=>n>0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:t===1?a("The number of different tokens over the numbe\
r of all tokens: 1 means that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none o\
ccurs twice.",{n:t})}}function Rw(t,e){return t.every(n=>n===null||n<=e)?a("How many equally likely tokens there were to choose from, on average: e to the power\
 of minus the mean log-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where toke\
ns drawn at random would be likelier.",{count:H(e)})}function cd({log:t,changes:e}){let[n]=Nn(()=>new Da(t)),[r,o]=Nn(!1);return(e.run||e.prompt)&&n.readPrompt(),
n.follow(),Z("details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:s})=>o(s.open),children:[Z("summary",{children:Z(
"span",{class:"gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),Z("div",{class:"gp-wide",children:r&&n.along.steps.
length>0&&Z(Nw,{log:t,sums:n})})]})}function Nw({log:t,sums:e}){let n=t.current(),r=n&&t.lines().length>1?t.lineOf(n):null,o=e.ofPrompt.count>0,s=t.isFromElsewhere;
return Z("table",{class:"gp-totals",children:[Z("thead",{children:Z("tr",{children:[Z("th",{scope:"col",children:Z("span",{class:"gp-whose",children:r?.label?a(
"of {label}",{label:r.label}):""})}),Z("th",{scope:"col",class:"gp-after-head",children:!s&&Z(Jt,{id:"processor",meaning:a("From the probabilities that the toke\
ns were drawn with: after the processors."),children:a("after the processors")})}),!s&&Z("th",{scope:"col",class:"gp-before-head",children:Z(Jt,{id:"processor",
meaning:a("From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&Z(
"th",{scope:"col",class:"gp-prompt-head",children:Z(Jt,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No process\
or takes part."),children:a("the prompt")})})]})}),Z("tbody",{children:e.rows().map(({name:i,term:l,run:c,values:[u,h,d],meaning:f})=>Z("tr",{children:[Z("th",{
scope:"row",children:Z(Jt,{id:l,run:c,meaning:f,children:i})}),Z("td",{children:u}),!s&&Z("td",{children:h}),o&&Z("td",{children:d})]},i))})]})}function $w({log:t,changes:e}){return Z(pt,{children:[Z("div",{class:"gp-one-line",children:[Z(ld,{log:t}),Z(Cw,{log:t}),Z(cd,{log:t,changes:e})]}),Z("div",{class:"\
gp-alert",role:"alert",children:!t.waiting&&t.failed&&Z(qw,{failed:t.failed})}),Z("div",{class:"gp-notes",role:"status",children:Z(Iw,{log:t})})]})}var ud=od($w);
function Cw({log:t}){let[e]=Nn(()=>new nn);return Z("dl",{class:"gp-figures",children:id(t,e).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:l})=>Z(Jt,{as:"\
div",class:l?"gp-figure gp-words":"gp-figure",id:o,run:s,meaning:i,children:[Z("dt",{children:n}),Z("dd",{children:r})]},n))})}function qw({failed:t}){return Z(
"div",{class:"gp-problem",children:gs(t).map(({knob:e,message:n,fix:r})=>Z("p",{children:[Z("b",{children:"✕ "}),e?a("{name}: {meaning}",{name:e,meaning:n}):n,
r&&` ${r}`]},n))})}function Iw({log:t}){let e=t.finished?.sequences??[],n=jw(t),r=new Map;return e.forEach(({note:o,stop_reason:s},i)=>{if(!o)return;let l=typeof o==
"object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&l?l:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>Z("p",{children:[Z("b",{children:s.length<
e.length?Ww(t,s):a("Note:")})," ",o,n&&s.some(i=>e[i-1].stop_reason==="length")&&Z(Bw,{log:t,closed:n})]},o))}function Ww(t,e){let n={numbers:e.join(", ")};return t.
usesBeams?z(e.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):z(e.length,"Note on sequence {numbers}:","Note on sequences {numbers}:",n)}function jw(t){
let e=t.started?.request.structured_output;if(!e?.json_schema||!t.canAsk||!Object.hasOwn(t.answers,"knobs"))return null;let n=br(e.json_schema);return JSON.stringify(
n)===JSON.stringify(e.json_schema)?null:n}function Bw({log:t,closed:e}){let[n,r]=Nn(!1);return n?null:Z(pt,{children:[" ",Z("button",{type:"button",class:"gp-bu\
tton",onClick:()=>{t.ask({type:"knobs",change:{structured_output:{json_schema:e}}}),r(!0)},children:a("Allow no other fields")})]})}var Ua={};le(Ua,{inARow:()=>kr,klSumWords:()=>Hw,quotientWords:()=>Ga,variationSumWords:()=>Fw});var Go=3;function Hw(t,e,n){let r=e==="bits"?"log₂":"ln",o=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),i=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>o(c)-o(l)).slice(
0,Go).map(({text:l,p:c,q:u})=>`${V(l)} ${U(c)} · ${r}(${U(c)} / ${U(u)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function Fw(t,e){let r=[...t].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,Go).map(({text:o,p:s,q:i})=>`${V(o)} |${U(s)} − ${U(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:e}):""}var Ga=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function kr(t){let e=t.filter(Boolean);return e.length?e.length>Go?Ee([...e.slice(0,Go),"…"]):pe(Ee(e)):""}var Uo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,r){this.drawHead(e);let o=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*o+60*(e.length-
o)}px`;let s=n.map(u=>e.map(({number:h})=>ft(u,h))),i=Math.max(.02,...s.flat().filter(u=>u!==void 0)),l=new Set(rt(r));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,h)=>this.fill(this.lines[h],u,e,s[h],i,r,l));let c=this.lines.flatMap(u=>u.cells.
map(({cell:h})=>h));!c.some(u=>u.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=ue(this.head,e.length+1,()=>{let r=g("th","",null,{scope:"col"});return r.
append(g("span","gp-stage-place"),g("span","gp-stage-name")),r});$(n[0].lastElementChild,a("candidate")),e.forEach(({place:r,name:o,tip:s,idle:i},l)=>{let c=n[l+
1];Ne(c,i?"gp-idle-column":""),$(c.firstElementChild,r),$(c.lastElementChild,o),c.lastElementChild.classList.toggle("gp-hidden",i),c.dataset.tip=s})}newLine(){let e=this.
body.insertRow(),n=g("th","",null,{scope:"row"}),r=g("span","gp-sign","",{"aria-hidden":"true"}),o=g("bdi","gp-word"),s=g("span","gp-course-tag"),i=g("div","gp-\
course-name"),l=g("div","");l.append(o,s),i.append(r,l),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:r,word:o,tag:s,cells:[]})}newCell(e){let n=g(
"td","",null,{role:"gridcell",tabindex:"-1"}),r=g("span","gp-course-track",null,{"aria-hidden":"true"}),o=g("i","gp-course-bar");r.append(o);let s=g("span","gp-\
course-number");n.append(r,s),e.row.append(n),e.cells.push({cell:n,bar:o,number:s})}fill(e,n,r,o,s,i,l){let c=n.token_id===i.chosen.token_id,u=De(n);for(Ne(e.row,
`gp-course gp-course-${c?"chosen":u?"removed":"kept"}`),$(e.sign,c?"▶":u?"✕":""),mt(e.word,n.text),$(e.tag,[c&&(i.given?a("given"):a("chosen")),u&&a("remove\
d"),!l.has(n)&&a("looked up")].filter(Boolean).join(", ")),_e(e.head,()=>No(n,i));e.cells.length>r.length;)e.cells.pop().cell.remove();for(;e.cells.length<r.length;)
this.newCell(e);r.forEach((h,d)=>this.fillCell(e.cells[d],n,r,d,o,s))}fillCell({cell:e,bar:n,number:r},o,s,i,l,c){let{number:u,name:h,idle:d,side:f}=s[i],[p,S]=[
l[i],i?l[i-1]:void 0],O=Pn(o,u)&&p!==void 0,R=O&&i>0&&!Pn(o,s[i-1].number);Ne(e,[d&&"gp-idle-column",O&&!R&&"gp-gone",R&&"gp-cut"].filter(Boolean).join(" ")),ge(
n,"height",Math.sqrt(((R?S:p)||0)/c));let B=p===void 0?"–":R?`✕ ${h}`:O?f==="after"?"✕":"":D(p);$(r,B),r.classList.toggle("gp-hidden",d&&!R);let P=!R&&i&&
S!==void 0&&p!==void 0&&D(p)!==D(S)?p>S?"up":"down":"";(r.dataset.change||"")!==P&&(r.dataset.change=P),_e(e,()=>this.words(o,s[i],{share:p,was:S,gone:O,cut:R}))}words({
text:e},{side:n,name:r,idle:o,number:s},{share:i,was:l,gone:c,cut:u}){let h={token:V(e),share:D(i??0),was:D(l??0),processor:r,number:s};return i===void 0?a("{to\
ken}: not recorded at this place.",h):u?a("{token}: removed by {processor}; it had {was} just before.",h):c?a("{token}: no probability left here.",h):n?n==="aft\
er"?a("{token}: {share} after all processors.",h):a("{token}: {share} before the processors.",h):o?a("{token}: {share}, unchanged by {processor}.",h):h.share===
h.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",h):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",h)}keepFocus(e){if(!(e.tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},r=e.target.closest("td");if(!r||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)
return;e.preventDefault();let o=this.lines.findIndex(u=>u.row===r.parentNode),[s,i]=n[e.key],l=(u,h)=>Math.max(0,Math.min(h-1,u)),{cells:c}=this.lines[l(o+s,this.
lines.length)];c[l(r.cellIndex-1+i,c.length)].cell.focus()}};var dd=12;function fd(t,e,n){let r=0,o=t.map(u=>{let h=r;r=Math.min(1,r+(ft(u,n)||0));let d=u.token_id===e.chosen.token_id?"chosen":"kept";return{from:h,to:r,kind:d,
candidate:u,gone:Pn(u,n)}}),s=e.distribution.stages[n],i=t.filter(u=>s&&Pn(u,n+1)).reduce((u,h)=>u+(ft(h,n)||0),0),l=s?Math.max(0,Math.min(1-r,s.mass_removed-i)):
0,c={from:r,to:1-l,kind:"others",candidate:null};return[...o,c,{from:1-l,to:1,kind:"going",candidate:null}]}function pd(){let t=g("div","gp-flow",null,{"aria-hi\
dden":"true"}),e=J("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${dd}`),e.setAttribute("preserveAspectRatio","none");let n=g("div","gp-flow-bar");return t.
append(e,n),{box:t,ribbons:e,bar:n}}var zw=(t,e)=>e>12+7*Math.min(t.length,10);function Ka({ribbons:t,bar:e},n,r,o,s){let i=n.map(hd),l=ue(e,i.length,()=>g("spa\
n",""));i.forEach(({from:u,to:h,kind:d,candidate:f},p)=>{let S=l[p];if(Ne(S,`gp-piece gp-piece-${d}`),S.hidden=h-u<1e-4&&d!=="chosen",S.hidden)return;ge(S,"left",
u),ge(S,"width",h-u);let O=f?f.text:d==="others"?a("others"):"",R=O&&zw(O,(h-u)*o)?O:"";(S.dataset.text||"")!==R&&S.replaceChildren(...R?[ne(R,"gp-piece-word")]:
[]),S.dataset.text=R,_e(S,()=>s(i[p],r&&hd(r[p])))});let c=ue(t,r?n.length:0,()=>J("path"));(r||[]).forEach((u,h)=>{let{from:d,to:f,kind:p,gone:S}=i[h],O=S||p===
"going"?"removed":p,[R,B,P,j]=[u.from,u.to,f,d].map(W=>(W*100).toFixed(2));c[h].dataset.kind!==O&&(c[h].dataset.kind=O,c[h].setAttribute("class",`gp-ribbon gp-r\
ibbon-${O}`)),c[h].setAttribute("d",u.to>u.from?`M${R} 0H${B}L${P} ${dd}H${j}Z`:"")})}function hd(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,
from:1,to:1}:t}function md(t,e){let r=t.querySelector(".gp-where"),o=t.querySelector(".gp-none"),s=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),h=new Uo(t.querySelector(".gp-courses-grid")),d=new be({},B),f=[],p=m=>()=>e.
current()?m(e.current()):"";ke(t,{entropy:p(m=>bh(m,e.unit)),left:p(m=>pe([m.distribution.vocab,...Mt(m).map(({kept:L})=>L)].map(H).join(" → "))),here:p(m=>kr(
Mt(m).map(L=>a("{name}: {words}",{name:L.name,words:St(L)}))))});let S=!1,O=[],R=300;function B(m,L){let q=Mt(L);if(!q.length)return m;let F={...m};for(let G of q){
let K=G.number+G.kind,{ran:X,acted:ee,removed:te,moved:ae}=m[K]||{ran:0,acted:0,removed:0,moved:0};F[K]={ran:X+1,acted:ee+!G.idle,removed:te+G.removed,moved:ae+
G.moved}}return F}function P({ran:m,acted:L,removed:q,moved:F}){if(!L)return z(m,"nothing in {count} step","nothing in {count} steps");let G=L===m?a("active at \
every step"):z(m,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:H(L)});return F>2*q?a("{when}; moves {share} on average",{when:G,
share:D(F/L)}):a("{when}; removes {share} on average",{when:G,share:Ma(q/L)})}let j=new ResizeObserver(([{contentRect:m}])=>{if(!m.width||Math.abs(m.width-R)<8)
return;R=m.width;let L=e.current();L&&C(L)});function W(){let m=s.insertRow(),L=g("th","",null,{scope:"row"}),q=g("span","gp-number",""),F=g("span","","",{tabindex:"\
0","data-tip":""}),G=g("span","gp-side"),K=g("span","gp-knob");L.append(q,F," ",G," ",K);let X=pd();m.append(L,g("td","gp-flow-cell"),g("td","gp-left"),g("td","\
gp-entropy"),g("td","gp-here-words"),g("td","gp-over")),m.cells[1].append(X.box);let[,,ee,te,ae,Re]=m.cells;return f.length||j.observe(X.bar),f.push({row:m,number:q,
name:F,tags:G,knob:K,flow:X,left:ee,entropy:te,here:ae,over:Re}),f.at(-1)}function I(m,{kind:L,number:q,name:F,tip:G,side:K,knob:X,entropy:ee,left:te,here:ae,over:Re}){
m.row.className=`gp-stage-${L}`,$(m.number,q),$(m.name,F),m.name.dataset.tip!==G&&(m.name.dataset.tip=G),$(m.tags,K),m.tags.hidden=!K,$(m.knob,X),m.knob.hidden=
!X,$(m.left,te),$(m.entropy,ee),typeof ae=="string"?$(m.here,ae):m.here.replaceChildren(...ae),$(m.over,Re)}function N(m,L){let{vocab:q,entropy_before:F}=m.distribution,
{name:G,meaning:K}=hr(m),X={kind:"source",number:"",name:G,tip:K,side:L.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:H(q)}),entropy:oe(
F,e.unit),here:"",over:""},ee=L.map((te,ae)=>({kind:te.idle?"idle":"active",number:`${te.number}. `,name:te.name,tip:`${te.meaning} (${te.kind})`,side:ae===L.length-
1?a("after"):"",knob:Po(te.knobs,e.started),left:a("{count} left",{count:H(te.kept)}),entropy:oe(te.entropy,e.unit),here:St(te),over:P(d.total[te.number+te.kind])}));
return[X,...ee,A(m)]}function A(m){let[L,q]=dr(m,e.started),F=ne(m.chosen.text,"gp-strong");return{kind:"choice",number:"",name:L,tip:a("How the token came abou\
t, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...we(q,{token:F}),` (${x(m)})`],over:""}}function x(m){return De(
m.chosen)?a("removed by {processor}",{processor:Kt(m.chosen,m)}):m.beam?a("log-probability {value}",{value:U(m.chosen.logprob)}):D(Y(m.chosen.logprob))}function _(m,L,q){
let F=N(m,L);for(;f.length>F.length;)f.pop().row.remove();F.forEach((ee,te)=>I(f[te]||W(),ee));let G=[0,...L.map(({number:ee})=>ee)].map(ee=>fd(q,m,ee)),K=w(m,L),
X=k(m,L);f.forEach(({flow:ee},te)=>{ee.box.hidden=!K&&te>0,!ee.box.hidden&&(te<G.length?Ka(ee,G[te],G[te-1],R,(ae,Re)=>v(ae,Re,te,X)):M(ee,G.at(-1),R))})}let T=({
from:m,to:L})=>D(L-m);function v(m,L,q,F){let G=T(m),K=m.candidate?V(m.candidate.text):a("All other tokens together");if(!q)return a("{token}: {share} before th\
e processors.",{token:K,share:G});let X={token:K,share:G,processor:F[q].name,was:T(L)};return m.candidate?a("{token}: {share} after {processor}, {was} before it\
.",X):a("{token}: {share} after {processor}.",X)}function M(m,L,q){let F=L.filter(({kind:G})=>G==="chosen");Ka(m,F,F,q,G=>a("{token} had {share} of what was lef\
t.",{token:V(G.candidate.text),share:T(G)}))}let w=({distribution:m},L)=>m.candidates.every(({stage_logprobs:q})=>(q||[]).length===L.length);function k(m,L){let q=hr(
m);return[{number:0,place:a("before"),name:q.name,tip:q.meaning,idle:!1,side:"before"},...L.map(F=>({number:F.number,place:String(F.number),name:F.name,idle:F.idle,
side:"",tip:a("{number}. {name}: {effect} here. It {meaning}.",{...F,effect:St(F)})}))]}function y(m,L,q,F){if(i.hidden=!L.length||!w(m,L),i.hidden)return;let G={
number:L.length,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};
h.draw([...k(m,L),G],q,m),l.hidden=F<=10,$(l,S?a("show {count} only",{count:10}):a("show all {count}",{count:H(F)})),l.setAttribute("aria-expanded",String(S))}l.
addEventListener("click",()=>{S=!S,C(e.current())});function b(m){if(m.distribution.stages.length)return"";if(m.isPrompt)return a("The model’s own distribution:\
 no logits processor takes part in reading the prompt.");let L=e.started.processors||[],q=An(m);if(e.started.mode==="custom"&&!L.length)return a("Your own loop \
called no logits processor here.");if(!L.length)return q?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched\
: no logits processor runs.");let F={processors:L.map(G=>Ue(G)[0]).join(", ")};return q?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop:\
 {processors}.",F):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",F)}function E(m){let L=m.isPrompt||m.given,
q=m.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):L?a("at token {number}: {token} (given, not chosen)"):a("at token {number}: {token}");r.
replaceChildren(...we(q,{number:String(m.index+1),token:ne(m.chosen.text)})),$(u,L?a("given"):a("chosen"))}function C(m){let L=Mt(m),q=rt(m),F=(m.watched||[]).filter(
({token_id:K})=>q.every(X=>X.token_id!==K)),G=Ro(q,10,m.chosen.token_id);E(m),$(o,b(m)),o.hidden=!o.textContent,c.hidden=!m.beam||!L.length,_(m,L,G),y(m,L,[...S?
q:G,...F],q.length)}return m=>{let L=e.current();t.hidden=!L,L&&(L.isPrompt||d.follow(e.lastOf(L)),!(L===O[0]&&d.total===O[1]&&!m.unit&&!m.watched)&&(O=[L,d.total],
C(L)))}}function Dw(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Gw(t,e){
let n=[...t];for(let r=n.length-1;r>0;r--){let o=Math.floor(e()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}function gd(t,e){let s=m=>t.querySelector(".gp-"+m),i=t.
querySelector("details"),[l,c,u,h]=["from","choices","reveal","next"].map(s),d=null,f=m=>[a("1st"),a("2nd"),a("3rd")][m]??"",p=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),S=m=>ie(p()[m]?p()[m].last:null),O=m=>m.distribution.candidates.filter(({raw_rank:L})=>L).sort((L,q)=>L.raw_rank-q.raw_rank).slice(0,6);function R(m){
let L=Number(e.started.seed)%4294967296+7919*m.index+104729*m.sequence;return Gw(O(m),Dw(L))}let B=m=>O(m).length>1;function P(m){let L=e.current(),q=L&&e.lastOf(
L),F=Math.max(0,p().findIndex(X=>X.last===q)),G=S(F),K=G.findIndex((X,ee)=>ee>=m&&B(X));if(K<0){$(s("cannot"),G.length>m?a("From there on the run has recorded n\
o candidates to pick from: raise top_candidates and run it again."):e.running?a("The run has not reached this token yet."):a("There is no token {number} in this\
 text: choose an earlier one.",{number:m+1}));return}$(s("cannot"),""),d={line:F,at:K,step:null,picks:[],revealed:!1,results:[]},j()}function j(){let m=S(d.line);
for(;m[d.at]&&!B(m[d.at]);)d.at+=1;if(Object.assign(d,{step:m[d.at]||null,picks:[],revealed:!1}),!d.step&&!e.running){x();return}W(),d.step&&e.selectStep(d.step.
before),_(()=>c.querySelector("button"))}function W(){e.hide(d&&i.open?d.at+(d.revealed?1:0):null)}function I(m){let{picks:L}=d;L.includes(m)?L.splice(L.indexOf(
m),1):L.length<3&&L.push(m),w()}function N(){let{step:m,picks:L}=d,q=O(m),F=q.find(({token_id:G})=>G===L[0]);d.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:m.sequence,index:m.index,token:L[0]}})),d.results.push({step:m,first:F,share:Math.exp(F.raw_logprob-q[0].raw_logprob),hit:L.includes(
m.chosen.token_id)}),W(),e.selectStep(m),_(()=>h)}function A(){if(d.results.length>=10){x();return}d.at+=1,j()}function x(){let{results:m,line:L}=d,q=d.at+(d.revealed?
1:0);d=null,W(),l.value=S(L).slice(q).some(B)?q+1:1,C(m),_(()=>s("begin"))}function _(m){let L=t.contains(document.activeElement);E(),L&&m()&&m().focus({preventScroll:!0})}
let T=({piece:m,chosen:L,text:q})=>m??(L?L.text:q);function v(){let m=ie(d.step?d.step.before:S(d.line).at(-1)||null),L=[...e.prefix,...m].map(T).join(""),q=g("\
span","gp-gap","?",{"aria-label":a("the hidden token")});d.revealed&&q.replaceChildren(ne(d.step.chosen.text));let F=s("so-far");F.replaceChildren(L,q),F.scrollTop=
F.scrollHeight}function M(){c.replaceChildren(...(d.step&&!d.revealed?R(d.step):[]).map(({token_id:m,text:L})=>{let q=g("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":m});return q.append(g("span","gp-order"),ne(L)),q.addEventListener("click",()=>I(m)),q})),w()}function w(){for(let m of c.
children){let L=d.picks.indexOf(Number(m.dataset.token));m.setAttribute("aria-pressed",String(L>=0)),m.disabled=L<0&&d.picks.length>=3,$(m.querySelector(".gp-or\
der"),f(L))}u.disabled=!d.picks.length}function k(){if(s("answer").hidden=!d.revealed,!d.revealed)return;let{step:m,picks:L}=d,{share:q,hit:F}=d.results.at(-1),
G=O(m),K=m.chosen.token_id,X=G.some(({token_id:ae})=>ae===K)?G:[...G,m.chosen];s("truth").tBodies[0].replaceChildren(...X.map(ae=>{let Re=g("tr",ae.token_id===K?
"gp-taken":""),$n=g("th","",null,{scope:"row"});ae.token_id===K&&$n.append(g("span","","▶ "),g("span","gp-hidden",`${a("chosen:")} `)),$n.append(ne(ae.text));
let rl=g("div","gp-share"),ol=g("i");ol.style.width=`${(45*Y(ae.raw_logprob)).toFixed(2)}%`,rl.append(ol,D(Y(ae.raw_logprob)));let sl=g("td");sl.append(rl);let Ad=L.
indexOf(ae.token_id);return Re.append($n,g("td","",f(Ad)),sl,g("td","",D(Y(ae.logprob))),g("td","",ae.raw_rank?H(ae.raw_rank):"–")),Re}));let te=s("took");te.
replaceChildren(...we(F?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it."),{token:ne(m.chosen.text,"gp-strong")})," "),te.
append(q===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability of the likeliest token.",{share:D(
q)}))}let y=m=>m.reduce((L,{share:q})=>L+q,0)/m.length,b=m=>m.filter(({hit:L})=>L).length;function E(){if(s("before").hidden=!!d,s("round").hidden=!d,!d)return;
s("sum").hidden=!0;let{results:m,revealed:L,step:q}=d,G={number:m.length+(L?0:1),steps:10,token:q&&q.index+1};$(s("progress"),q?L?a("{number} of {steps}: token \
{token}.",G):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",G):a("Waiting for the next token of the run.")),$(s("score"),m.length?
a("So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:D(y(m)),hits:b(m),count:m.
length}):""),u.hidden=L||!q,h.hidden=!L,$(h,m.length>=10?a("Show the score"):a("Next token")),v(),M(),k()}function C(m){let L=s("sum");if(L.hidden=!1,L.replaceChildren(
g("h3","",a("The round is over"))),!m.length){L.append(g("p","",a("No token was revealed, so there is no score.")));return}let q=(...K)=>{let X=g("p");X.append(
...K),L.append(X)};q(...we(a("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:g("b","",D(y(m)))}));let F=g("b",
"",a("{hits} of {count}",{hits:b(m),count:m.length}));q(...we(a("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:F,share:D(b(
m)/m.length)}));let G=[...m].sort((K,X)=>K.share-X.share||X.step.distribution.entropy_before-K.step.distribution.entropy_before);for(let[K,{step:X,first:ee,share:te}]of[
[a("Hardest:"),G[0]],[a("Easiest:"),G.at(-1)]])q(g("b","",K)," ",...we(a("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probabil\
ity, and the entropy was {entropy}."),{number:String(X.index+1),token:ne(X.chosen.text),pick:ne(ee.text),share:D(te),entropy:oe(X.distribution.entropy_before,e.
unit)}))}return s("begin").addEventListener("click",()=>P(Math.max(1,Math.floor(Number(l.value))||1)-1)),s("from-here").addEventListener("click",()=>{let m=e.current();
l.value=m&&!m.isPrompt?m.index+1:1}),u.addEventListener("click",N),h.addEventListener("click",A),s("end").addEventListener("click",x),i.addEventListener("toggle",
W),m=>{t.hidden=!e.started,m.run&&(d=null,l.value=1,s("sum").hidden=!0,$(s("cannot"),""),E()),$(s("begin"),s("sum").hidden?a("Start a round"):a("Another round")),
d&&!d.step&&(m.steps||m.status)&&j()}}function bd(t,e){let r=t.querySelector(".gp-where"),o=t.querySelector(".gp-verdict"),s=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),u=new be({steps:0,differed:0},(x,_)=>_.reranked?{steps:x.steps+1,differed:x.differed+ +(f(_.reranked).token_id!==_.chosen.
token_id)}:x),h=[],d=[],f=x=>x.reduce((_,T)=>T.probability>_.probability?T:_);function p(){let x=i.insertRow(),_=g("th","",null,{scope:"row"}),[T,v,M]=[g("span",
"gp-sign"),g("bdi","gp-word"),g("span","gp-tag",a("most probable"))];_.append(T,v,M),x.append(_);let w=["probability","penalty","score"].map(()=>{let k=g("div",
"gp-cell"),y=g("span","gp-balance",null,{"aria-hidden":"true"}),[b,E]=[g("i","gp-part"),g("i","gp-zero")];y.append(b,E);let C=g("span","gp-amount");return k.append(
y,C),x.append(g("td")),x.lastChild.append(k),{part:b,zero:E,amount:C}});return h.push({row:x,sign:T,word:v,tag:M,cells:w}),h.at(-1)}function S({part:x,zero:_,amount:T},v,[
M,w],k){let y=b=>(b-M)/(w-M)*100;x.style.left=`${Math.min(y(0),y(v))}%`,x.style.width=`${Math.abs(y(v)-y(0))}%`,_.style.left=`${y(0)}%`,$(T,k)}function O({part:x,
zero:_,amount:T},v,[M,w],k){let y=b=>4+(b-M)/(w-M)*92;x.hidden=v===null,x.style.left=`${y(v)}%`,_.style.left=`${y(0)}%`,$(T,k)}function R(x,_,T,v,M){let w=_.token_id===
T.chosen.token_id;x.row.className=w?"gp-winner":"",$(x.sign,w?"▶":""),Se(x.word,_.text),x.tag.hidden=_!==v||w,S(x.cells[0],_.probability,M.probability,D(_.probability)),
S(x.cells[1],_.penalty,M.penalty,U(_.penalty)),O(x.cells[2],_.score,M.score,U(_.score))}function B(x){let[_,T]=[Math.min(0,...x),Math.max(0,...x)];return T>_?[_,
T]:[0,1]}function P(x){let _=f(x.reranked),T=x.reranked.find(k=>k.token_id===x.chosen.token_id),v=x.reranked.slice(0,12);T&&!v.includes(T)&&(v[11]=T);let M=Object.
fromEntries(["probability","penalty","score"].map(k=>[k,B(v.map(y=>y[k]))]));for(;h.length<v.length;)p();h.forEach((k,y)=>{k.row.hidden=y>=v.length,y<v.length&&
R(k,v[y],x,_,M)});let w=x.reranked.length-v.length;l.hidden=w<=0,$(l,z(w,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),j(T,_)}function j(x,_){if(!x){o.replaceChildren();return}let T={token:ne(x.text,"gp-strong"),score:U(x.score)};o.replaceChildren(...x===
_?we(a("{token} won: the most probable token has the highest score too ({score})."),T):we(a("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...T,other:ne(_.text,"gp-strong"),share:D(_.probability),penalty:U(_.penalty),
lower:U(_.score)}))}function W(){let x=e.started.effective.penalty_alpha;return typeof x!="number"?a("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
x).toFixed(4)),alpha:x})}let I=x=>x&&x.reranked&&x.reranked.find(_=>_.token_id===x.chosen.token_id),N=x=>()=>{let _=I(e.current());return _?a("{name}: {words}.",
{name:V(_.text),words:x(_)}):""},A=N(({probability:x,penalty:_,score:T})=>{let v=e.started.effective.penalty_alpha;return typeof v!="number"?U(T):`(1 − ${v}) \
· ${U(x)} − ${v} · ${U(_)} = ${U(T)}`});return ke(t,{probability:N(({probability:x})=>D(x)),penalty:N(({penalty:x})=>U(x))}),()=>{let x=e.current();if(t.hidden=
!(x&&x.reranked&&x.reranked.length),t.hidden||(u.follow(e.lastOf(x)),x===d[0]&&u.total===d[1]))return;d=[x,u.total],r.textContent=a("at token {number}",{number:x.
index+1}),fe(s,"degeneration-penalty",A,{meaning:W()}),P(x);let{steps:_,differed:T}=u.total;$(c,z(_,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:H(
T),share:D(T/_)}))}}function wd(t,e){let n=()=>t.closest(".token-panel"),r=P=>t.querySelector(".gp-"+P),[o,s,i,l,c]=["place-words","back","on","newest","fold"].map(r),u=[...t.querySelectorAll(
"[role=tab]")],h=u.find(({dataset:P})=>P.shows==="logit_lens"),d=u.find(({dataset:P})=>P.shows==="cross_attention"),f=u.find(({dataset:P})=>P.shows==="processor\
s");function p(P){n()&&(n().dataset.shows=P);for(let j of u){let W=j.dataset.shows===P;j.setAttribute("aria-selected",String(W)),j.tabIndex=W?0:-1}}for(let P of u)
P.addEventListener("click",()=>{p(P.dataset.shows),S(!0)}),P.addEventListener("keydown",j=>{let W={ArrowRight:1,ArrowLeft:-1}[j.key];if(!W)return;j.preventDefault();
let I=u.filter(({hidden:A})=>!A),N=I[(I.indexOf(P)+W+I.length)%I.length];p(N.dataset.shows),S(!0),N.focus()});function S(P){n()?.toggleAttribute("data-folded",!P),
c.setAttribute("aria-expanded",String(P)),c.textContent=P?"▾":"▴"}c.addEventListener("click",()=>S(c.getAttribute("aria-expanded")==="false"));let O=null;s.
addEventListener("click",()=>e.walk(-1)),i.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(null));function R(P){let j=e.lineOf(
P),W=e.lines().length>1&&j&&!P.isPrompt?j.label:"",I=P.isPrompt?e.started.prompt_tokens.length:ie(j?j.last:P).length,N=B(P,{number:H(P.index+1),count:H(I),line:W});
o.ariaLive=e.selected?"polite":"off",o.replaceChildren(ne(P.chosen.text,"gp-here"),g("span","",` ${N}`)),s.disabled=P.isPrompt?!P.before:P.index===0&&!e.promptSteps.
length,i.disabled=!j||j.last===P,l.hidden=!e.selected||!e.running}function B(P,j){return P.isPrompt?a("prompt token {number} of {count}",j):e.selected?j.line?a(
"token {number} of {count} of {line}",j):a("token {number} of {count}",j):j.line?a("newest token {number} of {count} of {line}",j):a("newest token {number} of {\
count}",j)}return P=>{e.isFromElsewhere&&O!==e.started?S(!1):P.selection&&e.selected&&S(!0),O=e.isFromElsewhere?e.started:null;let j=e.canAsk&&!e.recorded;h.hidden=
!j||e.hasReadMedia,d.hidden=!j||!e.looksAtMedia;for(let I of[h,d])I.hidden&&n()?.dataset.shows===I.dataset.shows&&p("candidates");f.hidden=e.isFromElsewhere,e.isFromElsewhere&&
n()?.dataset.shows==="processors"&&p("candidates");let W=e.current();if(W)return R(W);o.textContent=a("No token yet"),s.disabled=i.disabled=!0,l.hidden=!0}}var Va=({messages:t,template:e})=>JSON.stringify([t,e||null]);function kd(t,e){let n=I=>t.querySelector(".gp-"+I),[r,o,s]=["said","rendered","try"].map(n),i=new WeakMap,
l=[],c="",u=null,h=null;function d(){return rr(t,o,e,I=>{let N=i.get(I);return N&&{id:N.token.token_id,text:N.token.text,where:a("prompt token {number}",{number:N.
index+1}),step:null,why:N.words}})}function f(){let{started:I,written:N}=e,A=I&&I.request.messages,x=A&&N&&I.model===N.model&&Va(I.request)===Va(N);return N&&!x?
{...N,ran:!1}:e.isFromElsewhere||!A||!A.length?null:{model:I.model,messages:A,template:I.request.template,tokens:I.prompt_tokens,parts:I.parts||[],ran:!0}}function p({
messages:I,parts:N,problem:A}){let x=new Set(N.filter(({kind:_})=>_==="message").map(({message:_})=>_));r.replaceChildren(...I.map(({role:_,content:T},v)=>{let M=g(
"li","",null,{"data-role":_});return M.append(g("span","gp-role",_),g("p","",T)),!A&&x.size>0&&!x.has(v)&&T.trim()&&M.append(g("p","gp-dropped",a("✕ The templat\
e leaves this message out."))),M}))}let S={message:({role:I})=>a("words of {role}",{role:I}),template:()=>a("written by the template"),generation:()=>a("generat\
ion prompt: the answer begins here")};function O(I,N){let A=I?S[I.kind](I):a("of unknown origin");return N.piece===null?a("special token, {whose}",{whose:A}):A}
function R({tokens:I,parts:N}){o.replaceChildren(),l=[],u=null;let A=new Set(N.map(({stop:_})=>_)),x=null;I.forEach((_,T)=>{let v=N.find(y=>y.start<=T&&T<y.stop)||
null;if(!x||!T||A.has(T)||N.some(({start:y})=>y===T)){let y=g("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&y.append(g("span","gp-role",
v.role)),v&&v.kind==="generation"&&y.append(g("span","gp-role",a("the answer begins"))),o.append(y),x={rows:y,tokens:[]}}let M=g("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),w=O(v,_);et(M,_),M.setAttribute("aria-label",a("prompt token {number}: {token}, {words}",{number:T+1,token:V(_.text),words:w})),i.set(M,{
token:_,index:T,words:w});let k=x.tokens.length?i.get(x.tokens.at(-1)).token:null;Gt(x,M,_,k),l.push(M)}),l.length&&B(l[0])}function B(I){u&&(u.tabIndex=-1),u=I,
I.tabIndex=0}function P(I){I&&(B(I),I.focus({preventScroll:!0}),I.scrollIntoView({block:"nearest"}),h.show(I))}o.addEventListener("click",({target:I})=>P(I.closest(
".gp-token"))),o.addEventListener("keydown",I=>{let N=l.indexOf(I.target.closest(".gp-token"));if(N<0||I.ctrlKey||I.metaKey||I.altKey)return;let A={ArrowRight:()=>l[N+
1],ArrowLeft:()=>l[N-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>nt(l,N,1),ArrowUp:()=>nt(l,N,-1),Enter:()=>l[N]," ":()=>l[N]};A[I.key]&&(I.preventDefault(),
P(A[I.key]()))});function j({tokens:I,parts:N}){let A=k=>N.filter(y=>y.kind===k).reduce((y,{start:b,stop:E})=>y+E-b,0),x=I.filter(({piece:k})=>k===null).length,
[_,T,v]=["message","template","generation"].map(A),M={words:H(_),around:H(T),begin:H(v)};return`${_||T?z(I.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",M):v?z(I.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",M):z(I.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${z(x,"{count} is special.","{count} are special.")}`}function W({tokens:I,parts:N}){let A=N.filter(({kind:_})=>_==="message").flatMap(({start:_,stop:T})=>I.
slice(_,T)).filter(({piece:_})=>_===null),x=[...new Set(A.map(({text:_})=>V(_)))];return x.length?a("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:x.join(", ")}):""}return s.addEventListener("click",()=>e.ask({type:"without"})),()=>{let I=f();if(t.
hidden=!I,!I){c="";return}s.hidden=!Object.hasOwn(e.answers,"without")||!!I.problem;let N=JSON.stringify([I.model,Va(I),I.parts,I.problem,I.ran,I.tokens.length]);
if(N===c)return;c=N,h??=d(),$(n("which"),I.ran?a("of {model}, as this run read it",{model:I.model}):a("of {model}, as written now: not run yet",{model:I.model})),
Ae(n("refusal"),!!I.problem),$(n("refusal"),a(I.problem)),n("refusal").dataset.kind=I.away?"info":"error",n("refusal").setAttribute("role",I.away?"note":"alert"),
p(I),Ae(n("made"),!I.problem),R(I),Ae(n("generation-key"),I.parts.some(({kind:x})=>x==="generation")),$(n("template-words"),I.problem?"":j(I));let A=W(I);Ae(n("\
warn"),!!A),$(n("warn"),A),h.hide()}}function yd(t,e,n){let{state:r,log:o,text:s,select:i}=t;function l(c){if(!c)return;let{step:u}=r.entries.get(c);t.reveal(c),u&&o.selectStep(u),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),u||n.show(c)}s.addEventListener("click",c=>{let u=r.tokenAt(c);u&&(l(u),r.entries.get(u).step&&n.dismiss())}),s.addEventListener(
"keydown",c=>{if(c.key==="Escape"){o.selectStep(null);return}let u=r.tokenAt(c);if(!u||c.ctrlKey||c.metaKey||c.altKey)return;let h=r.allTokens,d=h.indexOf(u),f={
ArrowRight:()=>h[d+1],ArrowLeft:()=>h[d-1],ArrowDown:()=>nt(h,d,1),ArrowUp:()=>nt(h,d,-1),Home:()=>h.find(p=>r.entries.get(p).step),End:()=>h.at(-1),Enter:()=>u,
" ":()=>u};f[c.key]&&(c.preventDefault(),l(f[c.key]()))}),i.addEventListener("change",()=>{r.shadedBy=i.value,t.shadeAll(),e.drawScale()}),s.addEventListener("s\
croll",()=>{r.atEnd=s.scrollHeight-s.scrollTop-s.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(s)}var _d=t=>t.started&&t.started.request||{},Xa=t=>!!_d(t).only_given;function Ya(t,{index:e,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:e+
1};return n?t.readsSource?a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function Ja(t,{index:e,isStart:n}){return n?a("every t\
arget begins with it: not chosen"):t.readsSource?a("the encoder reads it: it has no probability"):t.isFromElsewhere?a("its probability is not known"):e===0?a("n\
othing comes before it: it has no probability"):_d(t).read_prompt&&!t.finished&&!t.failed?a("its probability is read when the text ends"):a("its probability was\
 not read")}function Za(t,e){let n=[];return e.given&&!Xa(t)&&n.push(a("given, not chosen")),n.push(...Ol(e)),n}function xd(t,e){let{step:n,token:r}=e,o=n?[...da(
n,t.unit),...Za(t,n)]:[Ja(t,e)];return[a("{where}: {token}",{where:Ya(t,e),token:V(r.text)}),...o].join(", ")}var Ko=class{constructor(e,n,r,o){this.root=e,this.text=n,this.select=r,this.state=o,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new be(xl,vl)}drawScale(){Dt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:r,begun:o,
lines:s}=n,i=!Xa(n.log)&&s.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!r||!r.tokens.length,$(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),o?a("source, and what the target begins with"):a("prompt")),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:r,lines:o}}=this;if(e.hidden=!r.rounds.length,e.hidden)return;n.follow(o.length&&o[0].steps.
at(-1)||null);let s=ue(e,Object.keys(ut).length,Uw);Object.entries(ut).forEach(([i,[,l,c]],u)=>{let[h,d]=s[u].children;s[u].dataset.draft=i,fe(s[u],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[i],()=>"",{meaning:c,formula:""}),$(h,l),$(d,H(n.total[i]))})}};function Uw(){let t=g("span","",null,
{tabindex:"0"});return t.append(g("span","gp-ink")," ",g("b")),t}var Vo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:e})=>e?e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Xo=class{constructor(e,n,r){this.drawn=n,this.moved=r,this.goesOn=!1,this.along=new be(Ar(e),(o,s)=>Pr(o,s.chosen.text,s.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(e,r.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let i=n.
tokens.at(-1),l=this.boxOf(i);vt({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=e,r.length=e+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,$(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:e,stop:n,ended:r}){return r?z(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?z(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):z(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=g("span","gp-reasoning"),r=g("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=g("span","gp-reasoned");n.append(
r,o);let s={element:n,chip:r,rows:new tt(o,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{s.wish=!this.isFolded(
s),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(s),s}close(e,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);vt({rows:e.rows,
tokens:r},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());for(let i of s)
o.append(i);r.push(...s)}};var Kw=30,Yo=class{constructor(e,n,r,o){this.text=e,this.written=e.querySelector(".gp-written"),this.empty=n,this.select=r,this.state=o,this.log=o.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:e,written:n,log:r,state:o}=this;if(n.replaceChildren(),
o.clear(),!r.started){n.append(this.empty);return}let s=r.readsSource;e.classList.toggle("gp-apart",s),s&&n.append(g("span","gp-part-name",a("Source: the encode\
r reads it"))),o.prompt=this.drawFixed(r.started.prompt_tokens,s?a("Source"):a("Prompt"),{folded:Oh(r.started)}),this.drawFold(),s&&(n.append(g("span","gp-part-\
name",a("Target: the decoder writes it, from its start token on"))),o.begun=this.drawFixed(r.started.decoder_tokens,a("Start of the target"),{isStart:!0}))}drawFixed(e,n,{
folded:r=[],...o}={}){let s=g("span","gp-prompt",null,{"aria-label":n}),i={rows:new tt(s),tokens:[]};for(let{item:l}of r.filter(c=>c.start===c.end))i.rows.append(
Ea(l,0));return e.forEach((l,c)=>{let u=r.find(({start:h,end:d})=>h<=c&&c<d);u&&c===u.start&&i.rows.append(Ea(u.item,u.end-u.start)),u||this.append(i,{token:l,index:c,
isPrompt:!0,step:null,...o})}),this.written.append(s),i}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,r=g("button","gp-unfold",null,{type:"button"});this.
state.fold=n>Kw&&!this.log.started.request.only_given?r:null,this.state.fold&&(r.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(
r),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:r}=this.state,{holder:o}=r.rows,s={count:H(r.tokens.length)};this.unfolds=!e,n.textContent=e?
a("Show all {count} tokens of the prompt",s):a("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),o.classList.toggle("gp-folded",e),e?o.setAttribute(
"tabindex","0"):o.removeAttribute("tabindex"),e&&(o.scrollTop=o.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.
tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,r=e.length===1&&e[0].
kind==="sequence";for(r!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",r));n.length>e.length;)n.pop().element.
remove();e.forEach((o,s)=>this.drawLine(n[s]||this.newLine(),o,s))}newLine(){let{begun:e,prompt:n,lines:r}=this.state,o=g("div","gp-line"),s=g("div","gp-line-he\
ad"),i=g("span","gp-line-body"),l=g("span","gp-stop");o.append(s,i,l),this.written.append(o);let c=e||n,u={element:o,head:s,rows:new tt(i,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:h}=this.log.started;return h&&(u.folds=new Xo(h,u,()=>this.dissolve())),r.push(u),u}drawLine(e,n,r){e.element.dataset.kind!==
n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&r>0);let o=JSON.stringify([n.label,n.score,n.stopReason]);
o!==e.said&&(e.said=o,this.drawHead(e,n)),n.untold&&!e.stop.previousElementSibling.classList.contains("gp-untold")&&e.stop.before(g("span","gp-untold",n.untold));
let{folds:s}=e,i=en(e.steps,n.last),l=s?s.keepable(i.keep):i.keep,c=[...e.steps.slice(l,i.keep),...i.added];s?s.cut(l):vt(e,l),e.steps.length=l;for(let u of c)this.
append(e,{token:{...u.chosen,piece:u.piece},index:u.index,isPrompt:!1,step:u}),e.steps.push(u);s&&s.draw(this.log.running)}drawHead(e,n){let r=n.stopReason?We(n.
stopReason)[1]:"",o=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(g("b","",o)),n.score!==null&&n.score!==void 0){let i=n.kind==="ru\
nning",l=Q(n.score,3);e.head.append(g("span","",i?a("sum {value}",{value:l}):a("score {value}",{value:l}),{title:i?a("sum of the log-probabilities so far, in na\
ts"):a("the sum divided by the length penalty")}))}let s=n.stopReason==="step"?"… ":"■ ";r&&e.head.append(g("span","",s+r)),e.stop.textContent=r&&!this.log.
usesBeams&&this.log.lasts.length===1?s+r:""}append(e,n){let r=e.tokens.at(-1),o=e.folds?e.folds.rowsFor(n.step):e.rows;Gt({rows:o,tokens:e.tokens},this.tokenElement(
n),n.token,r&&this.state.entries.get(r).token)}tokenElement(e){let{token:n,step:r,isPrompt:o}=e,s=g("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return et(s,n),r&&r.draft&&r.draft.origin!=="none"&&(s.dataset.draft=r.draft.origin),r&&r.given&&(s.dataset.given=""),this.state.entries.
set(s,e),this.describe(s),r&&this.shade(s),s}describe(e){e.setAttribute("aria-label",xd(this.log,this.state.entries.get(e)))}shade(e){zt(e.querySelector(".gp-in\
k"),this.select.value,Le(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.
shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,r=e.current(),o=r?n.elementOf(r):null,{marked:s}=n;s&&
s!==o&&(s.classList.remove("gp-current"),s.setAttribute("aria-pressed","false"),s.tabIndex=-1),n.marked=o,o&&(e.selected&&!e.suggested&&this.reveal(o),r.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),o.classList.add("gp-current"),o.setAttribute("aria-pressed",String(e.selected===r)),o.tabIndex=0)}followEnd(){let{log:e,
state:n,text:r}=this;e.usesBeams||e.stepping||!n.atEnd||e.selected||!e.running||(r.scrollTop=r.scrollHeight,n.followed=r.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:e,state:n,text:r}=this;
e.running||!n.followed||(n.followed=!1,n.atEnd&&(!e.selected||e.suggested)&&(r.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function vd(t,e){let n=t.querySelector(".gp-text"),r=t.querySelector(".gp-shade"),o=new Vo(e),s=new Yo(n,t.querySelector(".gp-empty"),r,o),i=new Ko(t,n,r,o),l=rr(
t,n,e,d=>{let f=o.entries.get(d);if(!f)return null;let{token:p,step:S}=f,O=S?Za(e,S).join(", "):Ja(e,f);return{id:p.token_id,text:p.text,where:Ya(e,f),step:S,why:O}});
yd(s,i,l);let c=[...r.options],u=["surprisal","rank"].map(d=>c.find(f=>f.value===d));u.unshift(new Option(a("probability"),"told"));function h(){if(e.started){let d=e.
isFromElsewhere?u:c;r.replaceChildren(...d);let f=d.some(({value:S})=>S===o.shadedBy),p=e.started.request.only_given&&!e.stepping;r.value=f?o.shadedBy:p||e.isFromElsewhere?
"surprisal":"uncertainty",i.drawScale()}s.startRun()}return d=>{if(d.run&&h(),(d.run||d.steps||d.status)&&(s.drawLines(),i.drawMarks()),o.prompt&&(d.run||d.prompt)&&
s.drawPrompt(),o.prompt&&(d.unit||d.status))for(let f of d.unit?o.allTokens:o.prompt.tokens)s.describe(f);d.unit&&i.drawScale(),s.markCurrent(),d.steps&&s.showStep(),
d.status&&s.goBack(),l.refresh(d.unit||d.prompt||d.status)}}var el={};le(el,{bytesOf:()=>Qa});function Qa(t){let e=atob(t.trim()),n=new Uint8Array(e.length);for(let r=0;r<e.length;r++)n[r]=e.charCodeAt(r);return n}var Vw=12,Md=48;function Sd(t,e){let n=Md;t.addEventListener("click",({clientX:o,clientY:s})=>{let{left:i,top:l,width:c,height:u}=t.getBoundingClientRect(),h=e.
lasts[Math.min(e.lasts.length-1,Math.floor((s-l)/u*e.lasts.length))],d=h&&ie(h)[Math.floor((o-i)/c*n)];d&&e.selectStep(d)});function r(){let o=e.lasts.map(ie);n=
Math.max(Md,...o.map(R=>R.length)),t.style.height=`${Vw*o.length}px`;let[s,i]=[t.clientWidth,t.clientHeight].map(R=>Math.round(R*devicePixelRatio));if(!s||!i)return;
Object.assign(t,{width:s,height:i});let l=t.getContext("2d"),c=getComputedStyle(t),[u,h]=["--gp-kept","--gp-chosen"].map(R=>c.getPropertyValue(R).trim()),[d,f]=[
s/n,i/Math.max(1,o.length)],p=Math.min(2,d/4);o.forEach((R,B)=>R.forEach((P,j)=>{P.given||(l.globalAlpha=.1+.9*Math.exp(P.chosen.logprob),l.fillStyle=u,l.fillRect(
j*d,B*f+1,d-p,f-2))}));let S=e.current(),O=o.findIndex(R=>R.includes(S));O<0||S.given||(l.globalAlpha=1,l.strokeStyle=h,l.lineWidth=2*devicePixelRatio,l.strokeRect(
o[O].indexOf(S)*d,O*f+1,d-p,f-2))}return new ResizeObserver(r).observe(t),r}var Xw=160;function Yw(t,e){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[...s].forEach((i,l)=>n.setUint8(o+l,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(
4,36+t.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,e,!0),n.setUint32(28,2*e,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,t.byteLength,!0),new Blob([n,t],{type:"audio/wav"})}function Jw(t){let e=t.byteLength/2,n=Array.from({length:Math.
min(Xw,e)},()=>0);for(let o=0;o<e;o++){let s=Math.floor(o*n.length/e);n[s]=Math.max(n[s],Math.abs(t.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*
o/r)}function Td(t,e){let n=i=>t.querySelector(".gp-spoken-"+i),r=Sd(n("map"),e),o=null,s="";return()=>{if(t.hidden=!e.speaks||e.hideFrom!==null,t.hidden)return;
let i=a("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");$(n("legend"),
i),n("map").setAttribute("aria-label",i),r();let l=e.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||$(n("note"),e.running?a("The sound follow\
s once all codes are there."):a("There is no sound.")),!l||l===o)return;o=l;let c=Qa(l.samples).buffer;s&&URL.revokeObjectURL(s),s=URL.createObjectURL(Yw(c,l.rate)),
n("sound").src=s,n("wave").replaceChildren(fr(Jw(new DataView(c))));let u=Q(c.byteLength/2/l.rate,2);$(n("note"),a("{seconds} s of sound. At each step the model\
 chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:u,count:e.finished.sequences.length}))}}function Ed(t,e,n){let r=[],o=null,s=[],i=l=>{let c=s.map(({chosen:u})=>u.text).join("").trim();s.length&&r.push({text:c,begin:o,end:l,steps:s}),s=[]};for(let l of t){
let c=l.chosen.token_id;if(c>=n.first){let u=(c-n.first)*n.seconds;i(u),o=u}else o!==null&&c<e&&s.push(l)}return i(null),r}function Od(t,e){let n=d=>t.querySelector(".gp-"+d),[r,o,s,i]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(e.started.request.media||
[])[0]||{},u=({begin:d,end:f})=>f===null?a("from {begin} s on",{begin:Q(d,2)}):a("{begin} to {end} s",{begin:Q(d,2),end:Q(f,2)});function h(d,f){let p=d.map(({begin:O,
end:R})=>{let B=g("i");return B.style.left=`${100*O/f.seconds}%`,B.style.right=`${Math.max(0,100-100*(R??f.seconds)/f.seconds)}%`,B}),S=Array.isArray(f.preview)?
f.preview.map(Number):[];r.replaceChildren(...p,fr(S.map(O=>100*O/Math.max(1,...S)))),[...o.children].forEach((O,R)=>$(O,a("{seconds} s",{seconds:R?f.seconds:0}))),
s.replaceChildren(...d.map(O=>{let R=g("li"),B=g("button","",null,{type:"button"});return B.append(g("span","",O.text),g("small","",u(O))),B.addEventListener("c\
lick",()=>{e.selectStep(O.steps[0]),e.answers.media_file&&Co(e,f.sha256,O.begin,O.end??f.seconds,P=>$(i,P))}),R.append(B),R}))}return d=>{let f=e.current();if(t.
hidden=!f||f.isPrompt||e.hideFrom!==null||!e.started.timestamps||c().kind!=="audio",t.hidden)return;let p=Ed(ie(e.lastOf(f)),Math.min(...e.started.eos_token_ids),
e.started.timestamps);if(d.run&&$(i,""),!p.length){r.hidden=o.hidden=!0,l="",s.replaceChildren(),e.running||$(i,e.started.request.return_timestamps?a("The model\
 wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part."));return}r.hidden=o.hidden=!1;let S=JSON.
stringify([c().sha256,p.map(({text:O,begin:R,end:B})=>[O,R,B])]);S!==l&&h(p,c()),l=S,p.forEach(({steps:O},R)=>{let B=O.includes(f);r.children[R].classList.toggle(
"gp-here",B),s.children[R].firstElementChild.toggleAttribute("aria-current",B)})}}var nl={};le(nl,{fillDetectionTable:()=>ok,legendOf:()=>lk,markedItems:()=>ik,scoredOf:()=>tl,verdictOf:()=>Zw,zSum:()=>Jo,zWords:()=>Ge});var Ge=t=>U(t,2).replace("-","−");function Zw(t,e=null){let{z_score:n,threshold:r,prediction:o}=t,s={z:Ge(n),threshold:Number(r.toFixed(2))};if(o&&e&&Ce(e.z_score)&&
e.z_score<=r){let c=[a("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",
{z:Ge(e.z_score)})];return["even","◇",a("Not known: only repeats put it above the threshold"),c.join(" ")]}if(o)return["good","◆",a("Watermarked"),`${a("z i\
s {z}, above the threshold {threshold}.",s)} ${cr(r)}`];let i=t.tokens_needed,l=[a("z is {z}, not above the threshold {threshold}.",s),a("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Ce(i)&&i>tl(t)&&l.push(a("If the text went on like this, about {number\
} tokens would be enough.",{number:H(i)})),["even","◇",a("No sign of this watermark"),l.join(" ")]}var tl=({num_tokens_scored:t,tokens:e})=>Ce(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Qw(t){let{kind:e,z_score:n,p_value:r,confidence:o,threshold:s,false_positive_rate:i,tokens_needed:l}=t,c=e==="green"?nk(t):rk(t),u=Number(
s.toFixed(2)),h=o>.9999?"> 0.9999":U(o,4);return[...c,[a("z-score"),Ge(n),e==="green"?a("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?ek(t):"",{formula:e==="green"?void 0:""}],[a("p-value"),ze(r),a("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${Ge(n)}) = ${ze(r)}`,
{}],[a("confidence"),h,a("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",o>.9999?`1 − ${ze(r)} ${h}`:`1 − ${ze(r)} = ${h}`,{formula:"1 − p"}],[a("false-positive rate"),ze(i),a("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:u}),"false-positive-rate",`P(Z ≥ ${u}) = ${ze(i)}`,{formula:a(
"P(Z ≥ threshold)")}],...Ce(l)?[[a("tokens needed"),H(l),a("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",tk(t),{formula:e==="green"?a("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]]:[]]}function ek({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:r}){let o=Ut(e,t,n);return o===null||Ge(o)!==Ge(r)?"":Jo(e,t,n)}function Jo(t,e,n){let[r,o,s]=[H(t),H(e),Number((1-n).toFixed(
4))];return`(${r} − ${n} · ${o}) / √(${o} · ${n} · ${s}) = ${Ge(Ut(t,e,n))}`}function tk({kind:t,green_fraction:e,ratio:n,threshold:r,tokens_needed:o}){return t!==
"green"||Math.ceil(lr(e,n,r)-1e-9)!==o?"":a("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(r.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:H(o)})}function nk({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:r,list_size:o}){return[
[a("tokens scored"),H(t),a("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[a("green tokens"),H(e),a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:H(o)}),
"green-list",a("{green} of {scored}",{green:H(e),scored:H(t)}),{formula:"",unit:a("tokens")}],[a("green fraction"),D(n),a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:D(r)}),"green-list",`${H(e)} / ${H(t)} = ${D(n)}`,{formula:a("green / scored"),unit:"%"}]]}function rk(t){
let{mean:e,weighted_mean:n,num_g_values:r,posterior:o,layers:s}=t,i=tl(t),l=(s||[]).length,c=i*l===r?z(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:H(i),values:H(r)}):"",u=Math.round(e*r),h=U(u/r,4)===U(e,4)?a("{ones} of {values} are 1",{ones:H(u),values:H(r)}):"";return[
[a("tokens scored"),H(i),a("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[a("g-values"),H(r),z(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[a("mean g-value"),U(e,4),a("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",h,{formula:"Σ g / n"}],[a("weighted mean"),U(n,4),a("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Ce(o)?[[a("posterior"),D(o),a("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function ok(t,e){let n=e.map(({report:l})=>new Map(Qw(l).map(
c=>[c[0],c]))),r=[...new Set(n.flatMap(l=>[...l.keys()]))],[o]=ue(t.tHead,1,()=>g("tr")),s=ue(o,e.length+1,()=>g("th","",null,{scope:"col"}));e.forEach(({name:l},c)=>$(
s[c+1],l)),t.tHead.hidden=e.length<2;let i=ue(t.tBodies[0],r.length,()=>{let l=g("tr"),c=g("th","",null,{scope:"row"});return c.append(g("span")),l.append(c),l});
r.forEach((l,c)=>{let u=ue(i[c],e.length+1,()=>g("td")),h=n.map(O=>O.get(l)),[,,d,f,,p]=h.find(Boolean),S=h.map((O,R)=>O&&O[4]&&e.length>1?a("{name}: {words}",{
name:e[R].name,words:O[4]}):O&&O[4]);$(u[0].firstChild,l),fe(u[0].firstChild,f,()=>kr(S),{meaning:d,...sk(p)}),n.forEach((O,R)=>$(u[R+1],O.has(l)?O.get(l)[1]:"–"))})}
var sk=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function ik({tokens:t,prompt_tokens:e}){return t.map(([,n,r,o,s,i],l)=>({token:{text:n,
piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){let u={number:H(l+1),token:V(n),mark:ak(o,i,s)};return l<e?a("Token {number}, of the prompt\
, {token}: {mark}",u):a("Token {number}, {token}: {mark}",u)}}))}function ak(t,e,n){if(t===null&&e===null)return a("not scored, because too few tokens come befo\
re it.");if(e!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:Q(e,2)});return n?o:`${o} ${a("Not counted: its context came before, or it is left \
out.")}`}let r=t?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the same n-gram came before, or it is left out.")}`}var lk=({kind:t,tokens:e})=>[
t,{unscored:e.some(([,,,n,,r])=>n===null&&r===null),repeated:e.some(([,,,n,r,o])=>!r&&(n!==null||o!==null))}];function Ld(t,e){let n=x=>t.querySelector(".gp-"+x),r=new ir(n("marked-words"),{press:({step:x})=>e.selectStep(x)}),o=n("threshold"),s=3,i=ur(null),l=0,c=null,u=null;
function h(){i=ur(e.started),l=(e.started&&e.started.processors||[]).findIndex(_=>_==="WatermarkLogitsProcessor"||_==="SynthIDTextWatermarkLogitsProcessor"),c=new be(
fh,(_,T)=>ph(_,T,i,l)),r.show([]),$(n("mark-about"),Lo(i))}let d=()=>c.steps.some(({mark:x})=>x&&x.kind==="synthid");function f(x){let{mark:_,index:T}=x,v=T<i.early,
M=_&&!_.why;return{step:x,token:{...x.chosen,piece:x.piece},mark:M?{green:_.green,g:_.g,counted:!v}:{},words:()=>Ao({...x,isFirst:v},i)}}function p(x){r.show(c.
steps.map((v,M)=>r.items[M]&&M<x?r.items[M]:f(v)),x);let{unscored:_,early:T}=c.total;ya(n("mark-key"),d()?"synthid":"green",{unscored:_>0,repeated:T>0,faint:a("\
faint: a detector without the prompt cannot score it")})}function S(x){let _=x&&!x.isPrompt?r.tokens[x.index]:null;u&&u!==_&&u.classList.remove("gp-current"),u=
_||null,u&&e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let O=x=>{let _=[];for(let T of c.totals)T[x]!==null&&(!_.length||_.at(-1)[0]<
T.scored)&&_.push([T.scored,T[x]]);return _};function R(){let{z:x,scored:_}=c.total,[T,v,M]=B(x,_);re(n("finding"),{"data-verdict":T}),$(n("finding-sign"),v),$(
n("finding-words"),M),$(n("finding-more"),x===null?"":`${P()} ${a("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:ze(ar(x))})}`),e.finished&&$(n("mark-told"),`${M}. ${z(_,"{count} token scored.","{count} tokens scored.")}`)}function B(x,_){if(x===null)return["wait","\
…",_?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet")];let T={z:Ge(x)};return x>s?["good","◆",e.running?a("A detect\
or finds it so far: z = {z}",T):a("A detector finds it: z = {z}",T)]:["even","◇",e.running?a("A detector does not find it so far: z = {z}",T):a("A detector do\
es not find it: z = {z}",T)]}function P(){let{green:x,scored:_}=c.total;return d()?z(_,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:Q(x/_,3)}):z(_,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {c\
ount} scored tokens green, {share} instead of {ratio}.",{green:H(x),share:D(x/_),ratio:D(i.ratio)})}function j(){let x=O("z"),_=[a("What a detector finds that k\
nows the key and sees the text without its prompt.")];i.keys&&_.push(a("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let T=[
{name:a("this text"),look:"measured",points:x,tip:_.join(" ")}],v=O("foreseen");if(v.length){let w=[a("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||w.push(a("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),T.push({name:a("expected at least"),
look:"expected",points:v,tip:w.join(" ")})}xa(n("z-keys"),T);let M=x.length?mh(x,c.total,i,s):null;_a(n("z-box"),{curves:T,threshold:s,needed:M,label:a("z over \
the number of tokens, threshold {threshold}",{threshold:s})}),$(n("z-needed-words"),M?M.words:""),$(n("threshold-words"),cr(s))}function W(){let{scored:x,green:_,
expected:T,chosen:v,surprisal:M,gained:w,suppressed:k,marks:y,likely:b,entropy:E}=c.total,{started:C,unit:m}=e,L=(K,X,ee)=>Ga(K,H(X),ee),q=K=>L(Q(Oe(K,m),2),v,F(
K/v)),F=K=>oe(K,m).replace("-","−"),G=[[a("tokens scored"),H(x),a("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(x&&!d()){let K=D(_/x),X=D(T/x);G.push([a("green"),K,a("The share of the scored tokens that got the bias."),"green-list",`${H(_)} / ${H(x)} = ${K}`,{formula:a(
"green / scored"),unit:"%"}]),G.push([a("expected at least"),X,a("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",L(Q(T,2),x,X),{formula:"",unit:"%"}])}if(v){let K={unit:a(
"bits or nats")};G.push([a("surprisal before the watermark"),oe(M/v,m),a("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",q(M),{formula:"−(Σ log p) / n"}]);let[X,ee]=C.effective.do_sample?[E,a("Tokens drawn without the watermark wou\
ld have had this on average: the entropy just before it.")]:[b,a("The likeliest token at each position would have had this.")];if(!e.usesBeams){G.push([a("witho\
ut it"),oe(X/v,m),ee,C.effective.do_sample?"entropy":"surprisal",q(X),{formula:C.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let te=`${oe(M/v,m)} − ${oe(
X/v,m)} = ${F((M-X)/v)}`;G.push([a("log-probability lost"),F((M-X)/v),a("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",te,{formula:"",...K}])}G.push([a("raised by"),oe(w/v,m),a("How much the watermark raised the log-probability of the chosen tokens, on\
 average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",q(w),{formula:"(Σ log p′ − log p) / n",...K}])}
if(y){let K=Q(k/y,1);G.push([a("suppressed"),a("{value} of {count}",{value:K,count:H(C.request.top_candidates??10)}),a("How many of the likeliest tokens the wat\
ermark made less likely, on average over the positions."),d()?"g-value":"green-list",L(H(k),y,K),{formula:"",unit:a("tokens")}])}return G}function I(){let x=W(),
_=ue(n("mark-figures"),x.length,()=>{let T=g("div"),v=g("dt");return v.append(g("span")),T.append(v,g("dd")),T});x.forEach(([T,v,M,w,k,y],b)=>{let[E,C]=_[b].children;
$(E.firstChild,T),fe(E.firstChild,w,()=>k&&pe(k),{meaning:M,...y}),$(C,v)})}ke(t,{curve:()=>{let{z:x,scored:_,green:T}=c.total;return x===null?"":pe(d()?`z = ${Ge(
x)}`:Jo(T,_,i.ratio))}});function N(){R(),I(),j()}function A(x){let T=e.lines().length>1?e.lineOf(x):null;return T?`${T.label} · ${Lo(i)}`:Lo(i)}return o.addEventListener(
"input",()=>{let x=o.valueAsNumber,_=x>=0&&x<=30;if(o.setAttribute("aria-invalid",String(!_)),!_){$(n("threshold-words"),a("The threshold must be from 0 to 30."));
return}s=x,N()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&j()).observe(n("z-box")),x=>{(x.run||!c)&&h();let _=e.current(),{keep:T}=c.follow(_?e.lastOf(_):
null);t.hidden=!c.total.marks,!t.hidden&&((x.run||x.steps||x.status||x.selection)&&(p(T),$(n("mark-about"),A(_))),S(_),(x.run||x.steps||x.status||x.selection||x.
unit)&&N())}}var ck={drafts:Pl,beams:Hl,beamtree:cc,hypotheses:dc,curve:Ju,branches:lh,canvas:rh,candidates:xh,check:vh,layers:Mh,in_words:Sh,cross_attention:Ah,spoken:Td,word_times:Od,
logit_lens:Ph,numbers:ud,processors:md,quiz:gd,reranked:bd,template:kd,token:wd,tokens:vd,watermark:Ld};is(()=>Ti(ck));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.ts":ns,"visualizers/panes/core/tables.ts":ss,"visualizers/panes/core/texts.ts":as,"visualiz\
ers/panes/core/values.ts":ls,"visualizers/panes/core/text.ts":bs,"visualizers/panes/core/dom_patch.ts":ws,"visualizers/panes/core/sight.ts":Ss,"visualizers/pane\
s/core/feed.ts":Es,"visualizers/panes/core/reasoning.ts":Ls,"visualizers/panes/core/log.ts":Ns,"visualizers/panes/core/document_links.ts":$s,"visualizers/panes/\
core/meanings.ts":Cs,"visualizers/panes/core/glossary.ts":Is,"visualizers/panes/core/tips.ts":Hs,"visualizers/panes/assisted/draft_figures.js":Ds,"visualizers/p\
anes/core/alone.ts":gi,"visualizers/panes/core/run_group.ts":wi,"visualizers/panes/core/term_links.ts":yi,"visualizers/panes/core/runtime.ts":Ei,"visualizers/pa\
nes/charts/marks.js":sa,"visualizers/panes/charts/values_list.js":la,"visualizers/panes/core/shades.ts":ua,"visualizers/panes/tokens/card.js":ha,"visualizers/pa\
nes/tokens/written_tokens.js":fa,"visualizers/panes/diffusion/canvas_state.js":pa,"visualizers/panes/charts/plot.js":wa,"visualizers/panes/core/virtual_rows.ts":ka,
"visualizers/panes/watermarks/watermarks.js":va,"visualizers/panes/core/run_sums.ts":Ua,"visualizers/panes/core/bytes.ts":el,"visualizers/panes/watermarks/detec\
tion_words.js":nl};})();
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
