// Written by .ci/bundle.py from modules with the SHA-256 7437e2a5a181228f4e3aa6a99a9635ace4a845923967ca98a0fab1448427b585: edit those.
(()=>{var kl=Object.defineProperty;var re=(t,e)=>{for(var n in e)kl(t,n,{get:e[n],enumerable:!0})};var es={};re(es,{fit:()=>le,sayAttributes:()=>se,sayClass:()=>Te,sayLabel:()=>ot,sayPercent:()=>pe,showIf:()=>Me,svg:()=>Q});var Qo={};re(Qo,{INVISIBLE:()=>ut,MARKS:()=>Ze,asSentence:()=>he,askedOf:()=>Xo,bytesOf:()=>Vo,bytesWords:()=>Ko,count:()=>B,decimals:()=>U,fillLabel:()=>xe,fillText:()=>Vt,
fillToken:()=>Uo,filled:()=>ge,fromNats:()=>Se,inOneLine:()=>$n,inParts:()=>_e,information:()=>oe,labelled:()=>ne,leavesBytes:()=>Yt,loadingWords:()=>Zo,make:()=>p,
modeName:()=>Xt,named:()=>Ml,numbersOf:()=>Oe,percent:()=>G,probability:()=>X,problemsOf:()=>Jo,processorWords:()=>ze,quoted:()=>Y,say:()=>A,seconds:()=>Be,stopWords:()=>qe,
together:()=>Pn,waitWords:()=>Yo});var No={};re(No,{count:()=>B,fixed:()=>ee,isOne:()=>qo,language:()=>Ut,listed:()=>Co,notation:()=>me,plain:()=>Xe,separators:()=>Ro,significant:()=>xl});var yl=[
"de","fr"];var Po={},Jr={};function Ut(){let t=(navigator.language||"").slice(0,2).toLowerCase();return yl.includes(t)?t:"en"}var En=()=>window.GenerationPlaygroundTexts?Ut():
"en";function $o(t){if(!Po[t]){let e={};for(let{type:n,value:o}of new Intl.NumberFormat(t).formatToParts(12345678e-1))e[n]=o;Po[t]=e}return Po[t]}function me(t){
let e=En();if(e==="en")return t;let{decimal:n,group:o}=$o(e);return t.replace(/(?<=\d)[.,](?=\d)/g,s=>s==="."?n:o).replace(/(?<=\d)\s?%/g," %")}var ee=(t,e=0)=>me(
t.toFixed(e)),xl=(t,e)=>me(t.toPrecision(e)),B=t=>me(t.toLocaleString("en-US")),Xe=t=>me(String(t)),Co=t=>t.join($o(En()).decimal===","?"; ":", ");function qo(t,e){
let n=e?En():"en";return Jr[n]??=new Intl.PluralRules(n),Jr[n].select(t)==="one"}function Ro(){let{decimal:t,group:e}=$o(En());return t+e}var Wo={};re(Wo,{FIGURES:()=>Io,MODES:()=>Tn,PROCESSORS:()=>An,ROW_FIELDS:()=>jo,SCORES:()=>vl,STOPS:()=>Ln});var Tn={greedy_search:"greedy decoding",sample:"sa\
mpling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam sear\
ch",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own de\
coding loop",elsewhere:"from another server"},Ln={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Io={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},An={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},vl={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},jo={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","text","draf\
t_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","cho\
sen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"]};var Ho={};re(Ho,{isSaid:()=>Bo,language:()=>Ut,t:()=>r,tn:()=>H,translateTemplate:()=>zo,withTexts:()=>Fo});function r(t,e){if(t==null)return"";if(typeof t=="object")return"number"in t?me(t.number):"one"in t?H(t.count,t.one,t.said,t.values):r(t.said,t.values);let n=String(
t),o=window.GenerationPlaygroundTexts?.[n]??n;return e?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(s,i)=>{if(i===void 0)return s[0];let a=e[i];return typeof a=="number"?Xe(
a):a&&typeof a=="object"?r(a):String(a??"")}):o}function H(t,e,n,o){let s=window.GenerationPlaygroundTexts?.[e]!==void 0,i=e.includes("{count}")?qo(t,s):t===1;return r(
i?e:n,{count:B(t),...o})}var Bo=t=>!!t&&typeof t=="object"&&(typeof t.said=="string"||typeof t.number=="string"),_l=["aria-label","title","placeholder","data-ti\
p","label"];function zo(t){let e=window.GenerationPlaygroundTexts;if(!e)return;let n=document.createTreeWalker(t,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=
n.nextNode()){let[,s,i,a]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue),l=i&&e[i.replace(/\s+/g," ")];l&&(o.nodeValue=s+l+a)}for(let o of[t,...t.querySelectorAll("*")])
for(let s of _l){let i=e[(o.getAttribute(s)||"").replace(/\s+/g," ")];i&&o.setAttribute(s,i)}}function Fo(t){let n=window.GenerationPlaygroundCatalogues?.[Ut()];
if(window.GenerationPlaygroundTexts||!n)return t();window.GenerationPlaygroundTextsLoading??=fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=
o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.GenerationPlaygroundTextsLoading.then(t)}var Do={};re(Do,{finite:()=>ae,isFromElsewhere:()=>ve,isKnown:()=>Ae,keptOf:()=>Ce,medianOf:()=>Sl});var Ae=t=>typeof t=="number"&&Number.isFinite(t),ae=t=>t==null||
Math.abs(t)>1e30?null:t,Sl=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>1])/2},ve=({distribution:t})=>t.vocab===null,Ce=({distribution:{
stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var Ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},ut=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function p(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[i,a]of Object.entries(o||{}))s.setAttribute(i,a);return s}function Vt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(ut)){let[i]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let a=Ze[i]||"U+"+i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let l=Ze[i]?
i:"";t.append(p("span","gp-space",l,{"data-mark":a,"data-wide":a==="·"?"no":"yes"}))}else t.append(p("span","gp-mark",a))}o<e.length&&t.append(e.slice(o))}function Uo(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=p("span","gp-ink");Vt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let i=0;i<o.length;i++)s.append(
p("span","gp-space","",{"data-mark":Ze[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var Go=/(\\x[0-9a-f]{2})+$/i,Vo=t=>(t.match(Go)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Yt=({piece:t,text:e})=>t!==null&&(t===""||Go.test(e)&&t===e.replace(Go,""));function xe(t,e){t.replaceChildren(),Vt(t,e),e||t.append(p("span","gp-mark",r("(empt\
y)")))}function ne(t,e){let n=p("bdi",e);return xe(n,t),n}function A(t,e){t.textContent!==e&&(t.textContent=e)}var Ol=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Pn(t){let e=document.createDocumentFragment();return t.split(Ol).forEach((n,o)=>e.append(o%2?p("span","gp-together",n):n)),e}var $n=t=>t.replace(ut,e=>e===
" "?" ":Ze[e]||"�"),he=t=>t?`${t}.`:"",_e=t=>t.filter(Boolean).join(r("{before}; {part}").split(/\{\w+\}/)[1]),Y=t=>r("“{text}”",{text:$n(t)});function Yo(t){
return t>90?r("Yours begins in about {count} minutes.",{count:Math.round(t/60)}):r("Yours begins in about {count} s.",{count:t<10?Math.max(1,Math.round(t)):5*Math.
round(t/5)})}var ge=(t,e)=>t.split(/\{(\w+)\}/).map((n,o)=>o%2?e[n]:n);function G(t){let e=t*100;return e===0?me("0%"):e<.01?me("<0.01%"):e<1?me(e.toFixed(2)+"%"):
e>99.95&&e<100?me(">99.9%"):me(e.toFixed(1).replace(".0","")+"%")}var X=t=>t==null?0:Math.exp(t),Xo=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||
"",Se=(t,e)=>e==="bits"?t/Math.LN2:t;function oe(t,e){return t===null||!Number.isFinite(t)?r("infinite"):ee(Se(t,e),2)+" "+r(e)}function Zo({model:t,phase:e,done:n,
total:o}){return e==="gpu"?r("waiting for the shared GPU …"):e==="asking"?r("asking the Hub for {model} …",{model:t}):e==="download"?r("downloading {model}:\
 {done} of {total} …",{model:t,done:Ko(n),total:Ko(o)}):e==="converting"?o?r("converting {model}: {share} …",{model:t,share:G(n/o)}):r("reading the file of \
{model} to convert it …",{model:t}):o?r("loading {model}: {share} …",{model:t,share:G(n/o)}):r("loading {model} …",{model:t})}function Ko(t){return Ae(t)?
t>=1e9?r("{size} GB",{size:ee(t/1e9,t<1e10?2:1)}):t>=1e6?r("{size} MB",{size:ee(t/1e6,t<1e8?1:0)}):r("{size} kB",{size:ee(t/1e3,0)}):"–"}function Be(t){return t<
1?Math.round(t*1e3)+" ms":ee(t,t<10?2:1)+" s"}var U=(t,e=3)=>t==null?"–":ee(t,e);function Oe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:e.logprob??e.raw_logprob;return{probability:X(e.logprob),rawProbability:X(e.raw_logprob),rank:(t.
read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ml=(t,e,n)=>Object.hasOwn(t,
e)?t[e]:n,Xt=t=>Object.hasOwn(Tn,t)?r(Tn[t]):t.replaceAll("_"," ");function Jo({message:t,fix:e,diagnostics:n=[]}){let o=n.map(s=>({knob:s.knob,message:r(s.message),
fix:r(s.fix)}));return o.some(s=>s.message===r(t))?o:[{knob:"",message:r(t),fix:r(e)},...o]}var qe=t=>Object.hasOwn(Ln,t)?Ln[t].map(e=>r(e)):[t,t];function ze(t){
if(!Object.hasOwn(An,t))return[t,r("is your own logits processor"),[]];let[e,n,o]=An[t];return[r(e),r(n),o]}var Q=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function le(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Qr=new WeakMap;function ot(t,e,{plain:n=!1}={}){let o=n+e;Qr.get(
t)!==o&&(Qr.set(t,o),n?t.textContent=e:xe(t,e))}function Te(t,e){t.className!==e&&(t.className=e)}function pe(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=ei.get(t)||
{};s[e]!==o&&(t.style[e]=o,ei.set(t,{...s,[e]:o}))}var ei=new WeakMap;function se(t,e){let n=ti.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));ti.set(t,n)}var ti=new WeakMap;function Me(t,e){t.hidden===e&&(t.hidden=!e)}var hs={};re(hs,{Along:()=>fe,RunLog:()=>st,groupLetter:()=>Ee,pathChange:()=>Et,pathOf:()=>ie,penalised:()=>He,unseenAfter:()=>ds,unseenNode:()=>cs});var rs={};re(rs,{Feed:()=>pt});var ss={};re(ss,{isOpen:()=>ns,onceShown:()=>os});var ni=t=>t.closest(".tabitem, .drawer")||document.body;function ns(t){return t.checkVisibility()||t.hidden&&ni(
t).checkVisibility()}var Zt=new WeakMap,ts;function os(t,e){ts??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(El).forEach(
i=>i()));let n=ni(t),o=n.checkVisibility()?t:n;Zt.has(o)||Zt.set(o,new Set),Zt.get(o).add(e),ts.observe(o)}function El(t){ts.unobserve(t);let e=[...Zt.get(t)||[]];
return Zt.delete(t),e}var pt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={},this.away=!1,this.onlyShown=
!1}feed(e){e.length>=this.position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}append(e){
let n=0;for(let o of e.split(`
`))this.readLine(o)||(n+=1);return n}read(e){throw new Error("nobody reads "+e.type)}readLine(e){if(!e.trim())return!0;try{return this.read(JSON.parse(e)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,e.slice(0,200)),!1}}setAway(e){this.away!==e&&(this.away=e,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(e){!this.onlyShown&&Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n,o=!1){
let s={element:e,update:n,whenOpen:o,missed:Object.fromEntries(this.kinds.map(i=>[i,!0])),opened:()=>this.tell([s])};this.subscribers.add(s),this.tell([s])}changed(e){
Object.keys(this.changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)
n.element.isConnected?n.missed=Tl(n.missed,e):this.subscribers.delete(n);this.tell([...this.subscribers])}tell(e){let n=({element:s,whenOpen:i})=>i&&s.isConnected&&
!ns(s),o=e.filter(n);for(let s of e){let{missed:i,update:a}=s;if(!(o.includes(s)||!Object.keys(i).length)){s.missed={};try{a(i)}catch(l){console.error("Generati\
on Playground: a pane could not be drawn.",l)}}}for(let{element:s,opened:i}of o)os(s,i)}};function Tl(t,e){let n={...t,...e};return t.entries&&e.entries&&(n.entries=
new Set([...t.entries,...e.entries])),n}var as={};re(as,{noReading:()=>Cn,readOn:()=>qn,spansOf:()=>is});var Cn=t=>({place:0,since:t.is_open?0:null,tail:[],spans:[]});function qn(t,e,n,{start:o,end:s}){
let{place:i}=t,{since:a,spans:l}=t,c=[...t.tail,[i,e]];for(;;){let d=a===null?o:s,h=c.map(([,g])=>g).join("").indexOf(d);if(h<0)break;let u=Ll(c,h);a===null?a=i+
1:(l=[...l,{start:a,stop:Math.max(a,u),end:i+1}],a=null),c=Al(c,h+d.length)}return n&&a!==null&&a<=i&&(l=[...l,{start:a,stop:i,end:null}],a=null,c=[]),{place:i+
1,since:a,tail:Pl(c,(a===null?o:s).length-1),spans:l}}function is(t,e){if(!e)return[];let n=Cn(e);for(let{chosen:a,piece:l}of t)n=qn(n,a.text,l===null,e);let{spans:o,
since:s,place:i}=n;return s===null?o:[...o,{start:s,stop:i,end:null}]}function Ll(t,e){let n=e;for(let[o,s]of t)if(n-=s.length,n<0)return o;return t.at(-1)[0]}function Al(t,e){
let n=e;return t.flatMap(([o,s])=>{let i=s.slice(n);return n=Math.max(0,n-s.length),i?[[o,i]]:[]})}function Pl(t,e){let[n,o]=[t.length,0];for(;n>0&&o<e;)o+=t[--n][1].
length;return t.slice(n)}var $l=20,st=class extends pt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","found","written"]),this.unit="bits",
this.searched=new Map,this.found={look_into:new Map,attend:new Map},this.mostPlaces={},this.written=null,this.parts=[],this.coming=[],this.turn=void 0,this.fed=
{turn:void 0,started:!1},this.recordedTurn=void 0,this.beginsHidden=!1,this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,this.shared=1,this.
apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=null,this.rounds=
[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.suggested=!1,this.rejected=null,this.promptSteps=[],this.hideFrom=
this.beginsHidden?0:null}feedRun(e,n){this.begin(n),this.feed(e),this.coming=[e],this.showComing()}appendRun(e,n){this.begin(n);let o=this.append(e);return this.
coming.push(e),this.showComing(),o}lose(e){this.fed.turn!==e||this.finished||this.failed||this.read({type:"Failed",message:r("The connection to this run was los\
t."),fix:r("Run it again."),error:"Lost",diagnostics:[]})}begin(e){e!==this.fed.turn&&(this.fed={turn:e,started:!1},this.coming=[],this.feed(""))}showComing(){this.
fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),this.
parts[0]??""}read(e){let n=Cl[e.type];if(!n)throw new Error("unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=
e.elapsed,this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!(this.started&&this.started.
decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get denoises(){return!!(this.started&&this.started.
mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started&&((this.started.request.
media||[]).length||(this.started.media||[]).length))}get looksAtMedia(){return this.hasReadMedia&&this.readsSource&&!this.started.prompt_tokens.length}get speaks(){
return!!(this.started&&this.started.codebooks)}get canAsk(){return super.canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)
return!1;if(this.finished?.sequences[0]?.stop_reason==="step")return!0;let{given:e,only_given:n,config:o={}}=this.started.request;return typeof e=="string"?!1:Array.
isArray(e)&&n||o.max_new_tokens===(e||[]).length+1}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){
return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(
e.last);return n===e.last?e:{...e,last:n,score:null,stopReason:null}})}seen(e){if(this.hideFrom===null)return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)
n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;
if(this.usesBeams)return this.prompts.flatMap((n,o)=>jl(n,o,this.prompts.length));let e=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({
kind:"sequence",label:this.speaks?r("codebook {number}",{number:o+1}):this.lasts.length>1?r("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:e[o]?
e[o].stop_reason:null,untold:!n&&e[o]&&!e[o].token_ids.length?e[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.
seen(this.newest);let e=this.lines();return e.length?e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;
for(;o&&o.index>e.index;)o=o.before;return o===e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.
lines()[e];this.selectStep(o&&ie(o.last)[n]||null)}selectStep(e,n=!1){let o=this.seen(e);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,
this.suggested=n,this.rejected=null,this.changed("selection"))}selectRejected(e,n,o){this.selectStep(e),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(e=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=ie(n),s=o.filter(d=>!d.given);if(s.length<2)return;let i=is(
o,this.started?.reasoning).filter(({end:d})=>d!==null),a=s.filter(({index:d})=>!i.some(({start:h,stop:u})=>h<=d&&d<u)),l=({distribution:d,chosen:{raw_logprob:h}})=>d.
entropy_before??-(h??-1/0),c=e&&s.find(d=>d.chosen.text.trim()===e.trim());c?this.selectStep(c,!0):this.selectStep((a.length?a:s).reduce((d,h)=>l(h)>l(d)?h:d),!0)}walk(e){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...ie(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}addFound(e,n,o,s){let i=this.found[e];
i.delete(n),i.set(n,{ids:o,found:s}),i.size>$l&&i.delete(i.keys().next().value),this.changed("found")}foundOf(e){return this.started&&this.found[e].get(this.turn)||
null}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.text.indexOf(`
`,e))}idsTo(e){return ie(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(ie(o.last).forEach((s,i)=>{let a=Fe("Candidate",n[i]||[]),
l=new Set(a.map(({token_id:c})=>c));s.watched=[...(s.watched||[]).filter(({token_id:c})=>!l.has(c)),...a]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:Fe("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Cl={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=Fe("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Jt("Candidate",e.chosen),ls(e.distribution),e.watched=Fe("Candidate",e.watched||[]),e.mark=e.mark?Jt("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=Fe("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=ql(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Rl();e.distributions.forEach(ls),e.given&&
(n.given+=1);let o=Fe("BeamCandidate",e.candidates).map(s=>Nl(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(Il(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,i)=>s.beam.beam-i.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,i)=>i.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Jt("Candidate",o.chosen),ls(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},CanvasDenoised(t,{step:e}){e.places=Fe("CanvasPlace",e.places),t.canvasSteps.push(e),t.numTokens=e.canvas*
e.places.length,t.elapsed=e.elapsed,t.firstElapsed??=e.elapsed,t.changed("steps")},DraftJudged(t,{round:e}){e.drafted=Fe("DraftToken",e.drafted),t.rounds.push(e),
t.changed("steps")},Finished(t,e){t.finished=e,e.sequences.forEach((n,o)=>{!n.token_ids.length&&n.text&&(t.lasts[o]??=null)}),t.usesBeams&&(t.returned=e.sequences.
map((n,o)=>zl(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&(t.failed=e),t.queued=t.loading=null,t.changed(
"status")}};function Jt(t,e){let n=jo[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function Fe(t,e){return e.map(n=>Jt(t,n))}function ls(t){t.candidates=
Fe("Candidate",t.candidates),t.stages=Fe("Stage",t.stages)}function ql(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;let o=t.index-n.start;return o<n.num_accepted?
{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Rl(){return{running:[],byNumber:new Map,finished:[],
pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Nl(t,e,n){let o=e.distributions[t.parent],s=o.candidates.find(i=>i.token_id===t.token_id);
return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,removed_by:null},piece:t.piece,distribution:o,
seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?Jt("Mark",t.mark):null,beam:t}}var He=({beam:t,length:e},n)=>e>
0?(t.score??-1/0)/e**n:t.score;function cs(t,e,n,o,s){t.unseen??=new Map;let i=`${e} ${n} ${s.token_id}`;if(!t.unseen.has(i)){let a=e?t.byStep[e-1].get(n):null,
{token_id:l,text:c,raw_logprob:d,logprob:h}=s,u=(a?a.beam.score:0)+h,g=a?a.beam.group:null,E={token_id:l,text:c,piece:null,parent:n,raw_logprob:d,logprob:h,score:u,
status:"unseen",beam:null,final_score:null,group:g},{sequence:P,seconds:C,elapsed:q}=t.steps[e][0];t.unseen.set(i,{index:e,sequence:P,before:a,chosen:s,piece:null,
distribution:o,seconds:C,elapsed:q,draft:null,given:!1,length:t.steps[e][0].length,beam:E,rank:null})}return t.unseen.get(i)}function ds(t,e,n,o){let s=n&&!n.given?
n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function Il(t){let e=new Map;for(let n of[...t].sort((o,s)=>s.beam.score-o.beam.score))n.rank=
(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function jl(t,e,n){let o=i=>n>1?r("Prompt {number}, {label}",{number:e+1,label:i}):i,s=(i,a,l,c)=>({kind:i,
label:o(a),last:l,score:c,stopReason:null});return[...t.running.map(i=>s("running",Wl(i),i,i.beam.score)),...t.finished.map((i,a)=>s("finished",Bl(i,a+1),i,i.beam.
final_score))]}function Wl({beam:{beam:t,group:e,progress:n}}){let o=t+1;return(e??null)!==null?r("beam {number}, group {group}",{number:o,group:Ee(e)}):o===1&&
!n?r("best beam"):r("beam {number}",{number:o})}function Bl({beam:{group:t}},e){return(t??null)!==null?r("ended {number}, group {group}",{number:e,group:Ee(t)}):
r("ended {number}",{number:e})}var Ee=t=>t<26?String.fromCharCode(65+t):String(t+1);function zl(t,e,n){let o=Math.max(1,Math.floor(t.finished.sequences.length/t.
prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],i=null;return e.token_ids.forEach((a,l)=>{let c=(e.beams||[])[l];i=(s[l]||[]).find(d=>d.beam.parent===c&&d.
beam.token_id===a)||i}),{kind:"returned",label:r("output {number}",{number:n+1}),last:i,score:e.score,stopReason:e.stop_reason}}function ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function Et(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var fe=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=Et(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var ys={};re(ys,{explain:()=>ks,runsOfTerms:()=>be,tipLater:()=>ke,tipOfTerm:()=>ce});var us={};re(us,{documentLinks:()=>Qt});var Fl={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Hl=Object.fromEntries(Object.entries(Fl).flatMap(([t,e])=>e.split(/\s+/).map(n=>[n,t])));function Qt(t){let e=document.
querySelector("link[rel=help]");if(!e)return[];let n=t?Hl[t]||`glossary#${t}`:"";return[p("a","gp-link",r("Docs"),{href:e.href+n,target:"_blank",rel:"noopener"})]}var ms={};re(ms,{addressOf:()=>en,askedTerm:()=>Rn,followTermLink:()=>tn,formulaLines:()=>Nn,openGlossary:()=>Qe});var ps={};re(ps,{TERMS:()=>Tt,termOf:()=>ft});var oi={token:()=>({name:r("token"),meaning:r("The piece of text that a model reads and writes at once: a word, a part of one, a sign, or a few bytes.")}),vocabulary:()=>({
name:r("vocabulary"),meaning:r("All the tokens that a model knows.")}),prompt:()=>({name:r("prompt"),meaning:r("The text that the model is given, and continues.")}),
step:()=>({name:r("step"),meaning:r("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({name:r("length"),meaning:r(
"How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:r("tokens")}),ending:()=>({name:r("end of a text"),meaning:r("W\
hat ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),sample:()=>({name:r("\
sample"),meaning:r("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is expected N · p times amo\
ng N samples."),formula:"N · p"}),logit:()=>({name:r("logit"),meaning:r("The model’s raw score for a token. Only the differences between the logits of a step m\
atter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:r("probability"),meaning:r("How likely a token is to come next, among all of the vocabulary\
."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:r("distribution"),meaning:r("The probabilities of all tokens of the vocabulary at one \
step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:r("log-probability"),meaning:r("The natural logarithm of a probability: 0 is certain, and each to\
ken adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:r("mean log-probability"),meaning:r("The logarithm of a token’s\
 probability, on average."),formula:"(Σ log p) / n",unit:r("bits or nats")}),"cumulative-logprob":()=>({name:r("cumulative log-probability"),meaning:r("The log\
arithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:r("bits or nats")}),surprisal:()=>({name:r("surprisal"),meaning:r(
"How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:r("bits or nats")}),bits:()=>({
name:r("bits and nats"),meaning:r("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"1 nat = 1.443 bits"}),entropy:()=>({
name:r("entropy"),meaning:r("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:r("bits or nats")}),"logit-lens":()=>({name:r(
"logit lens"),meaning:r("What a layer of the model would say if it were the last: the model’s own head, applied to what the layer hands on.")}),"cross-attenti\
on":()=>({name:r("cross-attention"),meaning:r("How much a decoder takes from each position of what its encoder has read: weights that add up to 1 in each head o\
f each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({name:r("perplexity"),meaning:r(
"How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),formula:"exp(−(Σ log p) / n)"}),
rank:()=>({name:r("rank"),meaning:r("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({name:r("greedy"),meaning:r("T\
akes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:r("sampling"),meaning:r("Draws each token at random, with the probabilitie\
s that the processors left.")}),seed:()=>({name:r("seed"),meaning:r("The number from which all draws of a run follow: the same seed and settings give the same t\
ext again.")}),processor:()=>({name:r("logits processor"),meaning:r("A rule that changes the scores of a step before a token is chosen: it removes tokens or mak\
es some likelier.")}),temperature:()=>({name:r("temperature"),meaning:r("What the logits are divided by: below 1 likely tokens become likelier, above 1 all beco\
me more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:r("top-k"),meaning:r("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({
name:r("top-p"),meaning:r("Keeps the likeliest tokens until together they have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({
name:r("min-p"),meaning:r("Keeps the tokens with at least this share of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({
name:r("repetition penalty"),meaning:r("Makes tokens that have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"log\
it / θ, logit · θ"}),kept:()=>({name:r("mean tokens kept"),meaning:r("How many tokens could be chosen, on average: all of the vocabulary before the processor\
s."),formula:"(Σ kept) / n",unit:r("tokens")}),"distinct-n":()=>({name:r("distinct-n"),meaning:r("The number of different n-grams (runs of n tokens) over the n\
umber of all of them: 1 means that none occurs twice."),formula:r("different / all")}),repetition:()=>({name:r("repetition"),meaning:r("The share of tokens that\
 occur among the 128 tokens before them."),formula:r("repeated / all"),unit:"%"}),"self-bleu":()=>({name:r("Self-BLEU"),meaning:r("How alike several texts are: \
the mean of BLEU-4 of each against all the others. 1 means that all are the same.")}),"words-in-common":()=>({name:r("words in common"),meaning:r("The share of \
the words of two texts that both have in the same order."),formula:r("2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:r("beam"),meaning:r(
"One of the texts that beam search continues at the same time; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:r(
"pruned"),meaning:r("Of a beam: it was considered, but others with better sums took all places.")}),hypothesis:()=>({name:r("hypothesis"),meaning:r("A text of a\
 beam search, finished or not. The finished ones compete with their final scores.")}),"sequence-score":()=>({name:r("sequence score"),meaning:r("The number by w\
hich finished texts of a beam search compete: the sum of the log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"\
length-penalty":()=>({name:r("length penalty"),meaning:r("The power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer\
 texts."),formula:"Σ log p / n^length_penalty"}),"diversity-penalty":()=>({name:r("diversity penalty"),meaning:r("In diverse beam search: what a token loses fo\
r each beam of earlier groups that has just chosen it."),formula:"log p − λ · n",unit:"nats"}),constraint:()=>({name:r("constraint"),meaning:r("What a text \
must contain, in constrained beam search. Texts that have equally many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-p\
enalty":()=>({name:r("degeneration penalty"),meaning:r("In contrastive search: the largest cosine similarity of a token’s hidden state with those of the text so\
 far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({name:r("draft"),meaning:r("Tokens that something cheap proposes, and that the target model jud\
ges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({name:r("target model"),meaning:r("The model whose text is written: it judges the drafts.")}),
bonus:()=>({name:r("bonus"),meaning:r("The target’s own token after a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:r(
"correction"),meaning:r("The target’s own token in place of the first rejected draft token.")}),"acceptance-rate":()=>({name:r("acceptance rate"),meaning:r("T\
he share of drafted tokens that the target kept."),formula:r("accepted / drafted"),unit:"%"}),"acceptance-length":()=>({name:r("acceptance length"),meaning:r("T\
he tokens that a round with a draft writes on average, including the target’s own."),formula:r("1 + accepted / rounds"),unit:r("tokens")}),"expected-acceptanc\
e":()=>({name:r("expected acceptance rate"),meaning:r("The probability with which speculative sampling keeps a drafted token, over all tokens that could have be\
en drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({name:r("forward passes saved"),meaning:r("The tokens that a run wrote beyond one for \
each forward pass of the target model."),formula:r("tokens − rounds")}),"draft-cost":()=>({name:r("cost of a draft"),meaning:r("What drafting one token, or ve\
rifying a draft, takes, in units of the time for one token without drafts."),formula:r("its time / time per token without drafts")}),"speed-up":()=>({name:r("sp\
eed-up"),meaning:r("How many times faster a run is with drafts. The formula expects it from the acceptance rate α, the drafted tokens γ and the cost c of drafti\
ng one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({name:r("residual distribution"),meaning:r("What the target gives beyond t\
he draft model. The token that replaces a rejected one is drawn from it."),formula:"max(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:r("interval"),meaning:r(
"Where the true value lies with the named probability, as far as the runs can tell. Where the intervals of two values overlap, it is not known which is larger.")}),
watermark:()=>({name:r("watermark"),meaning:r("A bias in the choice of tokens that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:r(
"green list"),meaning:r("The part of the vocabulary that a watermark favours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({
name:r("g-value"),meaning:r("In SynthID: 0 or 1 for a token, a context and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:r("z-score"),meaning:r(
"How many standard deviations more green tokens a text has than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:r(
"threshold"),meaning:r("The score above which a detector says that a text is watermarked.")}),"p-value":()=>({name:r("p-value"),meaning:r("The probability of a \
result at least as extreme by chance alone. A small p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:r("false-positi\
ve rate"),meaning:r("The share of texts without the watermark that pass the threshold."),formula:r("passed / texts without it"),unit:"%"}),"detection-rate":()=>({
name:r("detection rate"),meaning:r("The share of texts with the watermark that pass the threshold."),formula:r("found / texts with it"),unit:"%"}),auc:()=>({name:"\
AUC",meaning:r("The area under the ROC curve: how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:r(
"KL divergence"),meaning:r("How far one distribution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"\
Σ p · log₂(p / q)",unit:r("bits or nats")}),"total-variation":()=>({name:r("total variation distance"),meaning:r("The probability that has to be moved to ma\
ke one distribution of another."),formula:"½ · Σ |p − q|",unit:"%"}),js:()=>({name:r("Jensen-Shannon divergence"),meaning:r("The mean KL divergence of two \
distributions from their average: the same both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:r("bits or nats")}),
"answer-share":()=>({name:r("share among answers"),meaning:r("How probable one of the named answers is, if it must be one of these: the softmax of their log-pro\
babilities."),formula:"e^(log P) / Σ e^(log P)",unit:"%"}),"top-agreement":()=>({name:r("same top token"),meaning:r("How often the same token is the likeliest \
for both models: there greedy decoding would continue in the same way."),formula:r("same / all places"),unit:"%"}),speed:()=>({name:r("tokens per second"),meaning:r(
"The tokens of a run over the time since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:r("time to first token"),meaning:r(
"From the start of the run to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:r("time"),meaning:r("The time between two eve\
nts of a run on this machine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:r("padding"),meaning:r("Tokens that fill shorter\
 prompts of a batch to one length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:r("continuo\
us batching"),meaning:r("Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({
name:r("prefill"),meaning:r("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the \
first new token."),unit:r("tokens")}),decode:()=>({name:r("decode"),meaning:r("A step of a request that reads its last token and writes the next one."),unit:r("\
tokens")}),block:()=>({name:r("cache block"),meaning:r("A part of the key-value cache with room for so many tokens (the block size). A request takes blocks as i\
ts text grows, and gives them back at its end."),formula:r("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:r("prefix sharing"),meaning:r(
"Requests whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room\
 is needed."),unit:r("tokens")}),"token-budget":()=>({name:r("token budget"),meaning:r("How many tokens a step may read at most, prefill and decode together."),
unit:r("tokens")}),queue:()=>({name:r("queue"),meaning:r("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:r(
"requests")}),starved:()=>({name:r("starved"),meaning:r("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:r("preempted"),meaning:r("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:r("time between tokens"),meaning:r("From one token of a request to its next one: what a person who reads along waits for."),unit:r("steps, s")}),
latency:()=>({name:r("latency"),meaning:r("From the arrival of a request to its last token."),formula:r("end − arrival"),unit:r("steps, s")}),percentile:()=>({
name:r("p50 and p95"),meaning:r("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:r("memory of a model"),meaning:r(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:r("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:r("parameters"),meaning:r("The numbers that a model has learned: its weights.")}),precision:()=>({name:r("precision"),meaning:r("How many bits each weight \
is held in: float32 has 32, bfloat16 and float16 16, quantized weights 8 or 4."),unit:r("bits of each weight")}),context:()=>({name:r("context"),meaning:r("How \
many tokens a model can read and write together."),unit:r("tokens")}),canvas:()=>({name:r("canvas"),meaning:r("In block diffusion: places that are denoised toge\
ther. A place is accepted where the entropy of its distribution is low enough.")})},Tt=Object.keys(oi),ft=t=>oi[t]();var fs="#glossary",Je=null,en=t=>`${fs}=${t}`;function Rn(){let[t,e=""]=location.hash.split("=");return t!==fs?null:Tt.includes(e)?e:""}function si(t){try{history.
replaceState(history.state,"",location.pathname+location.search+t)}catch{}}var Nn=({formula:t,unit:e})=>[...t?[p("p","gp-formula",t.replaceAll("−(","−⁠("))]:
[],...e?[p("p","gp-term-unit",r("Unit: {unit}",{unit:e}))]:[]];function Dl(){let t=p("dialog","gp-glossary",null,{"aria-label":r("Glossary")}),e=p("button","gp-\
button",r("Close"),{type:"button"});e.addEventListener("click",()=>t.close());let n=p("header","gp-head");n.append(p("h3","gp-title",r("Glossary")),...Qt(),e);let o=p(
"div");for(let s of Tt){let i=ft(s),a=p("section","gp-term-entry",null,{id:`gp-term-${s}`,tabindex:"-1"}),l=p("h4");l.append(p("a","gp-term-link",i.name,{href:en(
s),title:r("Link to this term")})),a.append(l,p("p","",i.meaning),...Nn(i)),o.append(a)}return t.append(n,o),t.addEventListener("click",({target:s})=>s===t&&t.close()),
t.addEventListener("close",()=>Rn()!==null&&si("")),t}function Qe(t,e){Je??=Dl(),Je.parentNode!==t&&(Je.open&&Je.close(),t.append(Je)),Je.open||Je.showModal();for(let o of Je.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${e}`);let n=e?Je.querySelector(`#gp-term-${e}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),si(e?en(e):fs)}function tn(t,e){let n=t.target.closest(".gp-term-link");!n||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),
Qe(e,n.getAttribute("href").split("=")[1]))}var gs=new WeakMap,ws=new WeakMap;function ke(t,e){gs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function ce(t,e,n,o={}){ws.set(t,{id:e,run:n,...o});let s=o.
meaning||"";t.dataset.tip!==s&&(t.dataset.tip=s),t.dataset.term!==e&&(t.dataset.term=e),t.tabIndex!==0&&(t.tabIndex=0)}function be(t,e){for(let n of t.querySelectorAll(
"[data-run]")){let{run:o}=n.dataset;Object.hasOwn(e,o)&&ws.set(n,{...ii(n),run:e[o]})}}function ii({dataset:{term:t,tip:e,formula:n,unit:o}}){return{id:t,run:()=>"",
meaning:e,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var bs=t=>t&&ws.get(t)||(t?.dataset.term?ii(t):null),Gl={run:t=>r("In this run: {words}",{words:t}),
runs:t=>r("In these runs: {words}",{words:t}),text:t=>r("In this text: {words}",{words:t}),model:t=>r("In this model: {words}",{words:t})},Kl=t=>t.replaceAll("−\
(","−⁠(");function Ul({id:t,run:e,meaning:n,...o},s,i){let a={...ft(t),...o},l=e(),c=p("button","gp-link",r("Glossary (key G)"),{type:"button",tabindex:"-1"});
c.addEventListener("click",()=>Qe(s,t));let d=p("p","gp-in-run");return d.append(Pn(Gl[i](Kl(l)))),[p("p","",n||a.meaning),...Nn(a),...l?[d]:[],c,...Qt(t).map(h=>(h.
tabIndex=-1,h))]}function ri(t,e,n){let o=bs(t);return o?Ul(o,e,n):[Pn(gs.has(t)?gs.get(t)():t.dataset.tip)]}function ks(t,e="run"){let n=null,o=null;function s(){
n=p("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)}),n.hidden=!0}function i(h){if(n&&n.contains(h.target))return;let u=h.target.
closest("[data-tip]");u!==o&&(o&&o.removeAttribute("aria-describedby"),o=u,n||s(),n.hidden=!u,u&&(n.classList.toggle("gp-term",!!bs(u)),n.replaceChildren(...ri(
u,t,e)),u.setAttribute("aria-describedby",n.id),a(u)))}function a(h){let u=h.closest("[data-holds-tips]")||t;n.parentNode!==u&&u.append(n);let[g,E]=[u.getBoundingClientRect(),
h.getBoundingClientRect()],P=Math.min(E.left-g.left,g.width-n.offsetWidth-8);n.style.left=`${Math.max(8,P)+u.scrollLeft}px`;let[C,q]=u===t?[0,innerHeight]:[Math.
max(0,g.top),Math.min(innerHeight,g.bottom)],D=E.bottom+5+n.offsetHeight>q&&E.top-5-n.offsetHeight>=C;n.classList.toggle("gp-above",D),n.style.top=`${(D?E.top-5-
n.offsetHeight:E.bottom+5)-g.top+u.scrollTop}px`}let l=()=>i({target:t});function c(){if(!o)return;if(!t.contains(o)||!o.getClientRects().length){l();return}let h=ri(
o,t,e);h.map(g=>typeof g=="string"?g:g.textContent).join("")!==n.textContent&&(n.replaceChildren(...h),a(o))}let d=()=>bs(o);return t.addEventListener("pointero\
ver",i),t.addEventListener("pointerleave",({pointerType:h})=>!(h==="touch"&&d())&&l()),t.addEventListener("focusin",i),t.addEventListener("focusout",({relatedTarget:h})=>!(n&&
n.contains(h))&&l()),t.addEventListener("click",h=>tn(h,t)),t.addEventListener("keydown",h=>{if(h.key==="Escape"&&l(),h.key.toLowerCase()!=="g"||h.ctrlKey||h.metaKey||
h.altKey||h.target!==o)return;let u=d();u&&(h.preventDefault(),Qe(t,u.id))}),c}var ai=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),De=t=>t.
num_accepted+(t.follow==="correction"?1:0),xs=t=>t.num_accepted+(t.next_token_id===null?0:1);function Vl(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
xs(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=De(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,i)=>{t.draftedAt[i]+=1,i<o&&(t.acceptedAt[i]+=1),!(i>=De(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Yl(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:i,judged:a,overlaps:l}=t,c=(d,h)=>h?d/h:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:i,
num_judged_draft_tokens:a,draft_acceptance_rate:c(i,s),judged_acceptance_rate:c(i,a),mean_acceptance_length:e?1+i/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Lt=class{constructor(){this.rounds=[],this.tally=ai()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=ai());for(let o=this.tally.rounds;o<
e.length;o++)Vl(this.tally,e[o]);return this.rounds=e,Yl(this.tally)}};var _s={};re(_s,{denominatorOf:()=>et,draftFigures:()=>vs,tipOfFigure:()=>li});var Xl={num_draft_tokens:()=>["draft",{formula:""}],num_accepted_draft_tokens:()=>["draft",{formula:""}],draft_acceptance_rate:()=>["acceptance-rate",{}],judged_acceptance_rate:()=>[
"acceptance-rate",{formula:r("accepted / judged")}],mean_acceptance_length:()=>["acceptance-length",{}],expected_acceptance_rate:()=>["expected-acceptance",{}],
passes_saved:()=>["passes-saved",{}]};function li(t,e,n,o){let[s,i]=Xl[e]();ce(t,s,()=>Zl(e,n,o),{meaning:r(Io[e]),...i})}function Zl(t,e,n){let o=et(t,n);if(t.
startsWith("num_"))return r("{value} {denominator}.",{value:e,denominator:o});if(t!=="passes_saved")return r("{denominator} = {value}.",{denominator:o,value:e});
let s=H(n.num_tokens,"{count} token","{count} tokens");return H(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:s,
value:e})}function et(t,e){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:s,num_judged_draft_tokens:i}=e,a=H(e.num_rounds,"{count} round","{c\
ount} rounds"),l=H(e.num_tokens,"{count} token","{count} tokens");switch(t){case"num_draft_tokens":return H(s,"in {count} draft over {rounds}","in {count} draft\
s over {rounds}",{rounds:a});case"num_accepted_draft_tokens":return r("of {drafted} drafted",{drafted:B(n)});case"draft_acceptance_rate":return r("{accepted} of\
 {drafted} drafted",{accepted:B(o),drafted:B(n)});case"judged_acceptance_rate":return r("{accepted} of {judged} judged",{accepted:B(o),judged:B(i)});case"mean_a\
cceptance_length":return H(s,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",{accepted:B(o)});case"expected_acceptance_rate":return H(i,"mean\
 over {count} judged position","mean over {count} judged positions");case"passes_saved":return H(e.num_rounds,"{tokens} in {count} pass","{tokens} in {count} pa\
sses",{tokens:l});default:return""}}function vs(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-c\
hart"),s=P=>P===null?"–":G(P),i=P=>H(P,"{count} token","{count} tokens");function a(P,C){let q=C.samples&&P.expected_acceptance_rate!==null,D=I=>[I,B(P[I]),et(
I,P)],R=I=>[I,s(P[I]),et(I,P),P[I]],j="mean_acceptance_length";return[D("num_draft_tokens"),D("num_accepted_draft_tokens"),R("draft_acceptance_rate"),[j,U(P[j],
2),et(j,P)],R("judged_acceptance_rate"),...q?[R("expected_acceptance_rate")]:[],D("passes_saved")]}function l(){let P=p("div","gp-draft-figure",null,{tabindex:"\
0","data-tip":""}),C=p("dd","gp-rate",null,{"aria-hidden":"true"});return C.append(p("i")),P.append(p("dt"),p("dd"),p("dd","gp-note"),C),P}function c(P,C){let q=a(
P,C),D=le(e,q.length,l);q.forEach(([R,j,I,N=null],T)=>{let[M,x,k,S]=D[T].children;M.textContent!==R&&M.replaceChildren(...R.split(/(?<=_)/).flatMap(v=>[v,p("wbr")])),
A(x,j),A(k,I),S.hidden=N===null,pe(S.firstChild,"width",N??0),li(D[T],R,j,P),D[T].dataset.name=R})}function d(){let P=p("span","gp-chart-column"),C=p("span","gp\
-chart-track");return C.append(p("i","gp-chart-whole"),p("i","gp-chart-part")),P.append(p("span","gp-chart-top"),C,p("span","gp-chart-label")),P}function h(P,C,q){
let D=Math.max(1,...C.map(([j,I])=>I??j)),R=le(P,C.length,d);C.forEach(([j,I,N,T,M],x)=>{let[k,S,v]=R[x].children;A(k,T),pe(S.children[0],"height",(I??0)/D),pe(
S.children[1],"height",j/D),A(v,N),ke(R[x],()=>M)}),se(P,{"aria-label":`${q}: ${_e(C.map(([,,,,j])=>j))}`})}function u(P){let C=P.num_spec_steps;h(n,P.acceptance_histogram.
map((q,D)=>[q,null,String(D),q?B(q):"",H(C,"{rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:B(
q),tokens:i(D)})]),"acceptance_histogram"),h(o,P.drafted_by_position.map((q,D)=>{let R=P.accepted_by_position[D];return[R,q,String(D+1),`${Math.round(100*R/q)}%`,
H(q,"position {place}: {accepted} of {count} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:D+1,accepted:B(
R),share:G(R/q)})]}),"accepted_by_position / drafted_by_position")}let g=null,E=P=>P.join(", ");return be(t,{kept:()=>g?H(g.num_spec_steps,"{count} round with a\
 draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.",{rounds:E(g.acceptance_histogram)}):
"",place:()=>g?r("kept {kept} of {drafted} drafted, by position.",{kept:E(g.accepted_by_position),drafted:E(g.drafted_by_position)}):""}),(P,C)=>{g=P,c(P,C),u(P)}}var tt={get accepted(){return["✓",r("accepted draft"),r("Drafted, and kept by the target model.")]},get correction(){return["→",r("correction"),r("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",r("bonus"),r("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",r("target only"),r("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},ci=Object.fromEntries(Object.keys(tt).map(t=>[t,0])),di=(t,{draft:e})=>e&&Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function mt(t){let{
do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??null}}function Ss({target_logprob:t,draft_logprob:e},{weight:n}){let o=X(
t)/((e??null)===null?1:X(e));return Math.min(1,n===null?o:1-n+n*o)}var hi=({weight:t})=>t===null?"min(1, p / q)":`min(1, ${U(1-t,2)} + ${U(t,2)} · p / q)`;function ui(t,e){
if(t.samples)return e?r("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:hi(t)}):r("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(t.weight===null||!e)return r("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[U(t.weight,2),U(1-t.weight,2)];return r("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Os(t,e){return e<t.num_accepted?"accepted":e<De(t)?"rejected":"unjudged"}function nn(t,e,n){let o=t.drafted[e],s=Os(t,e),i=(o.
draft_logprob??null)!==null,[a,l]=[G(X(o.target_logprob)),G(X(o.draft_logprob))],c=i?[r("The draft model gave it {q}.",{q:l})]:[];if(s==="unjudged")return[t.follow===
"correction"?r("Never judged: it follows the rejection."):r("Never judged: it follows the end of the text."),...c].join(" ");let d=s==="accepted";if(!n.samples){
let u=n.weight!==null&&i;return[d?Jl(u):Ql(u,Y(t.next_text)),r("The target gave it {p}.",{p:a}),...c].join(" ")}if(!i)return d?r("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:a}):r("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:Y(t.next_text),p:a});let h=(o.overlap??null)===null?[]:[r("Averaged over all tokens that could have been drafted h\
ere, the chance is {share}.",{share:G(o.overlap)})];return[d?r("Accepted: the target gave it p = {p}, the draft model q = {q}.",{p:a,q:l}):r("Rejected: the targ\
et gave it p = {p}, the draft model q = {q}.",{p:a,q:l}),ec(Ss(o,n),hi(n),d),...h].join(" ")}var Jl=t=>r(t?"Accepted: it is the likeliest token in the mixture o\
f both models.":"Accepted: it is the likeliest token for the target."),Ql=(t,e)=>r(t?"Rejected: {token}, not this one, is the likeliest token in the mixture of \
both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:e});function ec(t,e,n){if(t>=1)return r("By {formula}, it is alwa\
ys kept: nothing was left to a draw.",{formula:e});let o={formula:e,chance:G(t)};return n?r("By {formula}, it is kept with probability {chance}: the draw kept i\
t.",o):r("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function Ms(t,e){let[,n,o]=tt[t.follow],s=`${n.charAt(0).toUpperCase()}${n.
slice(1)}. ${o}`,i=t.drafted[t.num_accepted];if(t.follow!=="correction"||!e.samples)return s;if((i.draft_logprob??null)===null)return`${s} ${r("The target drew \
it.")}`;let a=`${s} ${r("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).")}`;return(i.overlap??null)===
null||e.weight!==null?a:`${a} ${r("That sums to {share} here, and is scaled up to 1 for the draw.",{share:G(1-i.overlap)})}`}function pi({draft:{origin:t,place:e,
round:n,instead:o},chosen:s},i){if(!Object.hasOwn(tt,t))return[];let{length:a}=n.drafted,l={round:n.index+1,place:e+1},c=a?[H(a,"Round {round} drafted {count} t\
oken.","Round {round} drafted {count} tokens; this is place {place}.",l)]:[];if(t==="accepted")return[...c,nn(n,e,i)];let d=t==="correction"&&o?[r("Drafted here\
 was {token}. {fate}",{token:Y(o.text),fate:nn(n,e,i)})]:[],h=Ms(n,i),u=i.samples&&t!=="correction"&&s.logprob!==null?[r("It was drawn from the target’s own dis\
tribution, which gave it {p}.",{p:G(X(s.logprob))})]:[],g=a-De(n),E=t==="correction"&&g?[H(g,"{count} drafted token after it was never judged.","{count} drafted\
 tokens after it were never judged.")]:[];return[...c,...d,[h,...u].join(" "),...E]}function fi({round:t,place:e},n,o){let{length:s}=t.drafted,i={token:Y(t.drafted[e].
text),chosen:Y(n),round:t.index+1,place:e+1},a=s-De(t);return[H(s,"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round \
{round}, at place {place} of {count}, but is not in the text.",i),nn(t,e,o),r("{chosen} takes its place.",i),...a?[H(a,"{count} drafted token after it was never\
 judged.","{count} drafted tokens after it were never judged.")]:[]]}function mi({draft:t}){if(!t||!Object.hasOwn(tt,t.origin))return[];let{origin:e,instead:n,round:{
index:o,drafted:s}}=t,i=o+1;if(e==="accepted"){let{draft_logprob:a}=s[t.place],l={place:t.place+1,size:s.length,round:i};return(a??null)===null?[r("accepted dra\
ft: token {place} of {size} in round {round}",l)]:[r("accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}",{...l,q:G(X(a))})]}
return e==="correction"?n?[r("correction: replaced the rejected draft token {token} in round {round}",{token:Y(n.text),round:i})]:[r("correction: replaced a rej\
ected draft token in round {round}",{round:i})]:e==="target"?[r("target only: nothing was drafted in round {round}",{round:i})]:[H(s.length,"bonus: the target’s\
 own token after the accepted draft of round {round}","bonus: the target’s own token after all {count} drafted tokens of round {round}",{round:i})]}var Ge=t=>t<
.01?`${ee(t*1e3,1)} ms`:Be(t);function gi(t,e,n){let o=[],s=mt(null),i={row:null,card:null,selected:null},a=null,l=!0,c=0,d=new WeakMap,h=new WeakMap,u=new IntersectionObserver(w=>{for(let{isIntersecting:y,
target:O}of w)y&&q(d.get(O));g()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),g=()=>l&&!e.selected&&e.running;function E(w,y){let O=o.length<=w.length&&
(!o.length||o[0].round===w[0])&&s.samples===y.samples;s=y,O||P();for(let $ of w.slice(o.length))C($)}function P(){u.disconnect(),t.replaceChildren(),o=[],i={row:null,
card:null,selected:null},a=null,l=!0,c=0}function C(w){let y=p("li","gp-round"),O={round:w,item:y,cards:null};d.set(y,O),o.push(O),t.append(y),u.observe(y)}function q(w){
if(!w||w.cards)return;u.unobserve(w.item);let{round:y,item:O}=w,$=De(y);w.cards=[];let z=p("div","gp-cards");for(let f=0;f<$;f++)z.append(j(w,f));y.next_token_id!==
null&&z.append(I(w)),$<y.drafted.length&&z.append(T(y,$)),y.follow==="none"&&z.append(p("span","gp-note gp-ended","■ "+r("the text ended inside its draft"))),
O.append(D(y),z),O.classList.add("gp-filled"),a||S(w.cards[0])}function D(w){let y=p("div","gp-round-head"),{num_accepted:O,drafted:{length:$}}=w,z=$?r("{accept\
ed} of {drafted} kept",{accepted:O,drafted:$}):r("no draft"),f=[r("draft {time}",{time:Ge(w.draft_seconds)}),r("verify {time}",{time:Ge(w.verify_seconds)})];y.append(
p("b","",r("Round {number}",{number:w.index+1})),p("span","",z));for(let m of f)y.append(p("span","gp-round-time",m));return y}function R(w,y,O,$,z,f,m){let L=r(
"Round {number}, {which}, {token}: {why}",{number:w.round.index+1,which:f,token:Y(z),why:m}),W=p("button","gp-draft-card",null,{type:"button",tabindex:"-1","ari\
a-pressed":"false","aria-label":L});W.dataset.draft=O;let F=p("span","gp-draft-head"),K=p("bdi","gp-ink gp-word");return xe(K,z),F.append(p("span","gp-sign",$),
K),W.append(F),ke(W,()=>m),h.set(W,{row:w,index:y}),w.cards.push(W),W}function j(w,y){let{round:O}=w,$=O.drafted[y],z=Os(O,y),f=O.start+y,m=r("drafted token {pl\
ace} of {size}",{place:y+1,size:O.drafted.length}),L=R(w,f,z,z==="accepted"?"✓":"✗",$.text,m,nn(O,y,s));if(L.append(N("p",X($.target_logprob))),($.draft_logprob??
null)!==null&&L.append(N("q",X($.draft_logprob))),s.samples){let W=p("span","gp-chance",r("chance"));W.append(p("b","",G(Ss($,s)))),L.append(W)}return L}function I(w){
let{round:y}=w,O=y.start+y.num_accepted,[$,z]=tt[y.follow],f=R(w,O,y.follow,$,y.next_text,r("the target’s own token"),Ms(y,s));f.classList.add("gp-own-card");
let m=n(O);return m&&f.append(N("p",Oe(m).probability)),f.append(p("span","gp-chance",z)),f}function N(w,y){let O=p("span","gp-bar-line"),$=p("span","gp-track"),
z=p("i",`gp-part-${w}`);return pe(z,"width",y),$.append(z),O.append(p("i","gp-pq",w),$,p("span","gp-amount",G(y))),O}function T(w,y){let O=p("span","gp-behind"),
$=w.drafted.slice(y);O.append(p("span","gp-note",r("never judged")));for(let z of $){let f=ne(z.text,"gp-word"),m=(z.draft_logprob??null)===null?"":` q ${G(X(z.
draft_logprob))}`,L=p("span","gp-unjudged");L.append(f,p("small","",m)),O.append(L)}return O}function M(w){let y=w&&w.draft,O=y&&o[y.round.index-(o.length?o[0].
round.index:0)]||null;O&&q(O);let $=O?x(O,w):null;i.card&&i.card!==$&&i.card.setAttribute("aria-pressed","false"),i.card&&i.card.classList.remove("gp-current"),
i.row&&i.row!==O&&i.row.item.classList.remove("gp-current-round");let z=i.selected!==e.selected;i={row:O,card:$,selected:e.selected},z&&!e.selected&&(l=!0),O&&(O.
item.classList.add("gp-current-round"),$&&($.classList.add("gp-current"),$.setAttribute("aria-pressed",String(e.selected===w)),t.contains(document.activeElement)||
S($)),z&&k(O.item))}function x(w,y){let{rejected:O}=e;if(O&&O.round===w.round)return w.cards[O.place];let $=y.index-w.round.start;return $<w.round.num_accepted?
w.cards[$]:w.cards.at(-1)}function k(w){let[y,O]=[w.offsetTop,w.offsetTop+w.offsetHeight];y<t.scrollTop?t.scrollTop=y:O>t.scrollTop+t.clientHeight&&(t.scrollTop=
Math.min(y,O-t.clientHeight))}function S(w){a&&(a.tabIndex=-1),a=w||null,a&&(a.tabIndex=0)}function v(w){if(!w)return;let{row:y,index:O}=h.get(w);S(w);let $=n(O),
z=y.cards.indexOf(w);$&&w.dataset.draft==="rejected"?e.selectRejected($,y.round,z):$&&e.selectStep($),k(y.item),w.focus({preventScroll:!0})}function b(w,y){let O=o[Math.
max(0,Math.min(o.length-1,w))];return q(O),O.cards.at(y)}function _(w,y){let{row:O}=h.get(w),$=O.cards[O.cards.indexOf(w)+y];if($)return $;let z=o.indexOf(O)+y;
return o[z]?b(z,y>0?0:-1):null}return t.addEventListener("click",w=>{let y=w.target.closest(".gp-draft-card");if(y){v(y);return}let O=w.target.closest(".gp-roun\
d");O&&v(d.get(O).cards[0])}),t.addEventListener("keydown",w=>{w.key==="Escape"&&e.selectStep(null);let y=w.target.closest(".gp-draft-card");if(!y||w.ctrlKey||w.
metaKey||w.altKey)return;let O=o.indexOf(h.get(y).row),$={ArrowRight:()=>_(y,1),ArrowLeft:()=>_(y,-1),ArrowDown:()=>o[O+1]&&b(O+1,0),ArrowUp:()=>o[O-1]&&b(O-1,0),
Home:()=>b(0,0),End:()=>b(o.length-1,0)};$[w.key]&&(w.preventDefault(),v($[w.key]()))}),t.addEventListener("scroll",()=>{let w=t.scrollTop;t.scrollHeight-w-t.clientHeight<
80?l=!0:w<c&&(l=!1),c=w},{passive:!0}),{show:E,mark:M}}var Re={narrowest:3,least:16,cell:9,tallest:90,times:84};function bi(t,{canvas:e,column:n,ends:o,onResize:s}){let i={rounds:[],each:1,columns:Re.least,top:1,drafts:0},
a=0;function l(R){let j=I=>R.reduce((N,T)=>N+I(T),0)/R.length;return{accepted:j(I=>I.num_accepted),judged:j(De),drafted:j(I=>I.drafted.length),draft:j(I=>I.draft_seconds),
verify:j(I=>I.verify_seconds),longest:Math.max(...R.map(I=>I.draft_seconds+I.verify_seconds))}}function c(R){let j=R.map(({draft:T,verify:M})=>T+M).sort((T,M)=>T-
M),I=j.at(-1),N=j[Math.floor((j.length-1)*.9)];return I>2*N&&j.length>4?1.25*N:I}function d(R){a||=e.clientWidth;let j=Math.max(1,Math.ceil(R.length/Math.max(1,
Math.floor(a/Re.narrowest)))),I=[];for(let k=0;k<R.length;k+=j)I.push(l(R.slice(k,k+j)));let N=Math.max(1,...I.map(({drafted:k})=>k)),T=Math.max(1,Math.min(Re.cell,
Re.tallest/N)),M=c(I)||1,x=I.filter(({draft:k,verify:S})=>k+S>M);return i={rounds:R,each:j,columns:Math.max(Re.least,I.length),top:M,drafts:Math.ceil(N*T)},A(o.
drafts,N>=1.5?B(Math.round(N)):"1"),A(o.times,Ge(M)),h(I,T),{each:j,cut:x.length,longest:Math.max(0,...I.map(({longest:k})=>k)),filled:I.length/i.columns}}function h(R,j){
let I=i.drafts+16+Re.times,N=devicePixelRatio,T=[Math.round(a*N),Math.round(I*N)];if(e.width!==T[0]&&(e.width=T[0]),e.height!==T[1]&&(e.height=T[1]),e.style.height=
`${I}px`,o.drafts.parentNode.style.height=`${i.drafts}px`,o.times.parentNode.style.height=`${Re.times}px`,!a)return;let M=getComputedStyle(t),x=_=>M.getPropertyValue(
`--gp-${_}`).trim(),k={accepted:x("accepted"),rejected:x("rejected"),muted:x("muted"),verify:x("kept"),draft:x("before"),line:x("line"),surface:x("surface")},S=e.
getContext("2d");S.setTransform(N,0,0,N,0,0),S.clearRect(0,0,a,I);let v=a/i.columns,b=v>6?Math.min(6,v*.2):v>3.5?1:0;S.fillStyle=k.line,S.fillRect(0,i.drafts,a,
1),S.fillRect(0,I-1,a,1),R.forEach((_,w)=>{let y=[w*v+b/2,v-b];i.each===1?u(S,k,_,y,j):E(S,k,_,y,j),P(S,k,_,y,I-1)})}function u(R,j,{accepted:I,judged:N,drafted:T},[
M,x],k){let S=Math.max(1,k-(k>3?1.5:0));for(let v=0;v<T;v++){let b=i.drafts-(v+1)*k;if(v<I)R.fillStyle=j.accepted,R.fillRect(M,b,x,S);else if(v<N)g(R,j.rejected,
M+x/2,b+S/2,Math.min(x,Math.max(S,5),7)/2);else{R.fillStyle=j.muted;let _=Math.min(x,S,2.5);R.fillRect(M+(x-_)/2,b+(S-_)/2,_,_)}}}function g(R,j,I,N,T){R.strokeStyle=
j,R.lineWidth=T>2?2:1,R.beginPath(),R.moveTo(I-T,N-T),R.lineTo(I+T,N+T),R.moveTo(I-T,N+T),R.lineTo(I+T,N-T),R.stroke()}function E(R,j,{accepted:I,drafted:N},[T,
M],x){R.fillStyle=j.accepted,R.fillRect(T,i.drafts-I*x,M,I*x),R.fillStyle=j.muted,R.fillRect(T,i.drafts-N*x,M,1)}function P(R,j,{draft:I,verify:N},[T,M],x){let k=Math.
min(1,i.top/(I+N))/i.top,[S,v]=[I*k*Re.times,N*k*Re.times];R.fillStyle=j.verify,R.fillRect(T,x-S-v,M,v),C(R,j.draft,T,x-S,M,S),!(I+N<=i.top)&&(R.fillStyle=j.surface,
R.fillRect(T-1,x-Re.times+7,M+2,3),R.fillRect(T-1,x-Re.times+13,M+2,3))}function C(R,j,I,N,T,M){if(!(M<=0)){if(T<5){R.fillStyle=j,R.fillRect(I,N,T,M);return}R.save(),
R.beginPath(),R.rect(I,N,T,M),R.clip(),R.strokeStyle=j,R.lineWidth=1.5,R.beginPath();for(let x=-M;x<T;x+=5)R.moveTo(I+x,N+M),R.lineTo(I+x+M,N);R.rect(I+.75,N+.75,
Math.max(0,T-1.5),Math.max(0,M-1.5)),R.stroke(),R.restore()}}function q(R){let{left:j,width:I}=e.getBoundingClientRect(),N=Math.floor((R.clientX-j)/I*i.columns)*
i.each;return Math.max(0,Math.min(i.rounds.length-1,N))}function D(R){n.hidden=R===null,R!==null&&(pe(n,"left",Math.floor(R/i.each)/i.columns),pe(n,"width",1/i.
columns))}return new ResizeObserver(()=>{e.clientWidth!==a&&(a=e.clientWidth,s())}).observe(e),{draw:d,at:q,mark:D}}function wi(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),i=new fe(null,()=>null),a=new Lt,l=bi(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:N}),c=gi(t.querySelector(".gp-rounds"),e,T=>i.steps[T]),d=vs(t),h=[],u=0,g=!1;function E(){let T=e.hideFrom===null?i.steps.length:Math.min(e.hideFrom,i.
steps.length),M=e.rounds.length;for(;M&&e.rounds[M-1].start+xs(e.rounds[M-1])>T;)M-=1;return M===e.rounds.length?e.rounds:e.rounds.slice(0,M)}function P(){let{each:T,
cut:M,longest:x,filled:k}=l.draw(h);pe(t.querySelector(".gp-map-axis"),"width",k),A(s,[T>1?r("Each column is the mean of {each} rounds.",{each:T}):"",M?H(M,"One\
 column is cut off; the longest round took {time}.","{count} columns are cut off; the longest round took {time}.",{time:Ge(x)}):""].filter(Boolean).join(" ")),A(
t.querySelector(".gp-map-last"),r("round {number}",{number:B(h.length)}))}function C(T){let M={round:T.index+1,draft:Ge(T.draft_seconds),verify:Ge(T.verify_seconds),
accepted:T.num_accepted,token:Y(T.next_text)};return T.follow==="target"?r("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",M):T.
follow==="bonus"?H(T.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",M):T.follow==="correction"?H(T.drafted.length,"Round {r\
ound}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {a\
ccepted} of {count} drafted tokens kept, then {token} as correction.",M):H(T.drafted.length,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count\
} drafted token kept; the text ended inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ende\
d inside the draft.",M)}let q=T=>e.selectStep(i.steps[h[T].start]||null);function D(){let T=e.current();return!T||!T.draft?null:h[T.draft.round.index]===T.draft.
round?T.draft.round.index:null}function R(){let T=D();l.mark(T);let M=T===null?"":C(h[T]);A(o,M),se(n,{"aria-valuemin":1,"aria-valuemax":h.length,"aria-valuenow":(T??
0)+1,"aria-valuetext":M||r("no round yet")})}n.addEventListener("pointermove",T=>{let M=l.at(T);M<0||(T.buttons===1?q(M):A(o,C(h[M])))}),n.addEventListener("poi\
nterleave",R),n.addEventListener("click",T=>l.at(T)>=0&&q(l.at(T))),n.addEventListener("keydown",T=>{let M={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,
PageDown:-10,Home:-1/0,End:1/0};T.key==="Escape"&&e.selectStep(null),!(!(T.key in M)||!h.length)&&(T.preventDefault(),q(Math.max(0,Math.min(h.length-1,(D()??h.length-
1)+M[T.key]))))});function j(T){let{draft_seconds:M,verify_seconds:x}=T,k=M+x;for(let[b,_]of[["draft",M],["verify",x]]){let w=t.querySelector(`.gp-time-${b}`);w.
style.flexGrow=k?_/k:.5,A(t.querySelector(`.gp-told-${b}`),`${Math.round(k?100*_/k:0)}% · ${Ge(_)}`)}let S=H(T.num_tokens,"{count} token","{count} tokens"),v=T.
passes_saved>0?H(T.passes_saved,"{count} pass saved.","{count} passes saved."):r("No pass saved.");A(t.querySelector(".gp-drafts-short"),`${H(T.num_rounds,"{tok\
ens} in {count} forward pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:S})} ${v}`)}function I(T){let M=e.lasts[0]||null;if((T.
run||T.steps)&&i.follow(M),T.run&&(g=!1),t.hidden=!e.rounds.length,t.hidden)return;let x=[h[0],u];if(h=E(),u=h.length,T.run||h[0]!==x[0]||u!==x[1]){let k=mt(e.started),
S=a.read(h);g||=h.some(({drafted:b})=>b.length&&(b[0].draft_logprob??null)!==null);let v=t.querySelector(".gp-drafts-rule");A(v,ui(k,g)),ce(v,"draft",()=>he(et(
"draft_acceptance_rate",S)),k.samples&&g?{}:{formula:""}),t.querySelector(".gp-key-q").hidden=!g,j(S),P(),c.show(h,k),d(S,k)}c.mark(e.current()),R()}function N(){
t.hidden||(P(),R())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",N),new MutationObserver(N).observe(document.body,{attributes:!0,
attributeFilter:["class"]}),I}var Pt=.001,ki=2e-5,tc=-1e9,bt=-1e8,Pe=(t,e=-1e30)=>t==null||t<e;function At(t,e,n){return Pe(t,n)||Pe(e,n)?Pe(t,n)&&Pe(e,n)?0:1/0:Math.abs(t-e)}function on(t,e,n){
return At(t,e===null?null:e*n,bt)/Math.max(1,n)}var gt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Pt||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function yi(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new gt,given:new gt,
final:new gt,pool:new gt,output:new gt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let i=Math.max(...s.distributions.map(a=>a.length));nc(s,Math.
max(1,Math.floor(i/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,i)=>oc(t.returned[i].last,s,i,o,n.output)),n}function nc(t,e,n,o){let s=null,
i=new Map,a=(l,c)=>c.score-l.score;t.steps.forEach((l,c)=>{if(l.some(({given:u})=>u)){for(let u of l)o.given.see(At(u.beam.score,0),()=>({node:u}));return}s??=new Map(
l.filter(({beam:u})=>u.parent%e===0).map(({beam:u})=>[u.parent,0]));for(let u of l){let{beam:g}=u,E=s.get(g.parent)??tc;if(o.sum.see(At(E+(g.logprob??-1/0),g.score,
bt),()=>({node:u,parent:E})),g.final_score===null||g.final_score===void 0)continue;let P=u.length**n;o.final.see(on(g.score,g.final_score,P),()=>({node:u,power:P}));
let C=g.group??null;i.set(C,[...i.get(C)||[],{score:g.final_score,power:P}].sort(a).slice(0,e))}let d=[...i.values()].flat().filter(({score:u})=>!Pe(u)).sort(a),
h=t.pools[c].filter(u=>!Pe(u));for(let u=0;u<Math.max(d.length,h.length);u++){let g=d[u]??null,E=g&&u<h.length?on(g.score*g.power,h[u],g.power):1/0;o.pool.see(E,
()=>({step:c,place:u,expected:g&&g.score,told:h[u]??null}))}s=new Map(l.filter(({beam:u})=>u.status==="running").map(({beam:u})=>[u.beam,u.score]))})}function oc(t,e,n,o,s){
let i=ie(t),a=i.filter(({given:d})=>!d);if(e.score===null||!a.length)return;let l=a.length**o,c=i.every(({beam:d,given:h},u)=>h||d.parent===(e.beams||[])[u]);s.
see(c?on(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}var de={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},xi=new Set(["running"]),rt=new Set(["finished"]);function vi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=Es(t,n),s=new Map((e.returned||[]).map((u,g)=>[u,g+1])),i=sn([...o,...s.keys(),...In(t,n)]),{kids:a,hidden:l}=sc(t,n,e,i,o),{lanes:c,
counts:d}=lc(t,n,a),h=dc(t,n,a,c,e);return hc(t,{last:n,kept:o,outputs:s,alive:i,kids:a,hidden:l,lanes:c,counts:d,columns:h,options:e})}var In=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>xi.has(n.status));function Es(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>rt.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function sn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function sc(t,e,n,o,s){
let i=new Map,a=new Set([null]),l=new Map,c=new Map,d=h=>(i.has(h)||i.set(h,{on:[],off:[]}),i.get(h));d(null);for(let h=0;h<=e;h++){for(let u of t.steps[h]){let{
before:g}=u,E=n.collapsed.has(g)?g:l.get(g);E!=null?(l.set(u,E),c.set(E,(c.get(E)||0)+1)):xi.has(u.beam.status)?(n.lost||o.has(u))&&(d(g).on.push(u),a.add(u)):(!rt.
has(u.beam.status)||n.lost||s.has(u))&&d(g).off.push(u)}t.distributions[h].forEach((u,g)=>{let E=ic(t,h,g);n.candidates&&a.has(E)&&!n.collapsed.has(E)&&ac(t,h,g,
u,d(E),n.candidates)})}for(let h of i.values()){h.on.sort((P,C)=>P.beam.beam-C.beam.beam);let u=h.off.filter(({beam:P})=>rt.has(P.status)),g=h.off.filter(({beam:P})=>!rt.
has(P.status)),E=(P,C)=>C.beam.score-P.beam.score;h.off=[...u.sort(E),...rc(g.sort(E),n.candidates)]}return{kids:i,hidden:c}}function rc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function ic(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function ac(t,e,n,o,s,i){let a=i-s.off.filter(({beam:c})=>c.parent===n&&!rt.has(c.status)).length;if(a<=0)return;let l=new Set(t.steps[e].filter(
({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of o.candidates)if(!(c.logprob===null||l.has(c.token_id))&&(s.off.push(cs(t,e,n,o,c)),a-=1,!a))
return}function lc(t,e,n){let o=new Map,s=new Map;for(let a=0;a<=e;a++){let l=[],c=new Set;for(let d of In(t,a)){let h=n.get(d.before);if(!h||!h.on.includes(d))
continue;let u=d.beam.group??0;s.has(u)||s.set(u,[]),h.on.find(({beam:E})=>(E.group??0)===u)===d&&d.before&&o.has(d.before)?(o.set(d,o.get(d.before)),s.get(u)[o.
get(d).number]=a,c.add(d)):l.push(d)}l.sort((d,h)=>d.beam.beam-h.beam.beam);for(let d of l){let h=d.beam.group??0,u=cc(s.get(h),a,d.before&&o.has(d.before)?o.get(
d.before).number:0);s.get(h)[u]=a,o.set(d,{group:h,number:u})}}let i=new Map([...s].sort(([a],[l])=>a-l).map(([a,l])=>[a,Math.max(1,l.length)]));return{lanes:o,
counts:i}}function cc(t,e,n){let o=a=>a.sort((l,c)=>Math.abs(l-n)-Math.abs(c-n)||c-l)[0],i=t.map((a,l)=>l).filter(a=>t[a]<e-1);return i.length?o(i):t.length}function dc(t,e,n,o,s){
let i=c=>In(t,c-1).every(d=>{if(!o.has(d))return!0;let h=n.get(d);return h&&h.on.length===1&&!h.off.some(({beam:u})=>rt.has(u.status))}),a=[],l=s.live?e-2:e;for(let c=0;c<=
e;c++){let d=a.at(-1);s.fold&&d&&c<=l&&i(c)?d.to=c:a.push({from:c,to:c})}return a.flatMap(c=>{let d=c.to-c.from+1;return d>=de.short&&!s.unfolded.has(c.from)?[c]:
Array.from({length:d},(h,u)=>({from:c.from+u,to:c.from+u,...d>=de.short&&u===0?{open:!0}:{}}))})}function hc(t,{last:e,kept:n,outputs:o,alive:s,kids:i,hidden:a,
lanes:l,counts:c,columns:d,options:h}){let u=[],g=de.margin+de.node+de.gap;for(let M of d){M.x=g,M.folded=M.to>M.from,M.width=M.folded?de.fold:de.node,g+=M.width+
de.gap;for(let x=M.from;x<=M.to;x++)u[x]=M}let{tops:E,bands:P,height:C}=uc(i,l,c,u),q=M=>E.get(M.group)[M.number],D={node:null,nodes:[],look:"root",x:de.margin,
y:pc(E),width:de.node,height:de.row-4,hidden:0},R=[D],j=new Map([[null,D]]),I=[];function N(M,x,k){let S=u[M.index],v={node:M,nodes:[M],look:T(M),x:S.x,y:x,width:S.
width,height:k,hidden:a.get(M)||0,place:o.get(M)||null,folded:S.folded,column:S,greedy:h.greedy.has(M)};j.set(M,v),R.push(v);let b=j.get(M.before);return b&&I.push(
{from:b,to:v,look:v.look,share:Math.min(1,Math.exp(M.beam.logprob??-1/0))}),v}function T(M){let{status:x}=M.beam;return x==="finished"?n.has(M)?"kept":"fell":x!==
"running"?x:M.index===e?"tip":s.has(M)?"inner":"lost"}for(let M=0;M<=e;M++){let x=u[M];for(let k of In(t,M))if(l.has(k))if(M>x.from){let S=j.get(k.before);S&&(S.
nodes.push(k),S.node=k,S.look=T(k),S.greedy&&=h.greedy.has(k),S.hidden=a.get(k)||0,j.set(k,S))}else N(k,q(l.get(k)),de.row-4).lane=l.get(k)}for(let[M,x]of i){let k=M===
null?null:l.get(M)&&q(l.get(M));if(k===void 0)continue;let S=new Map;for(let v of x.off){let b=u[v.index];if(!b||b.folded&&!rt.has(v.beam.status))continue;let _=k??
E.get(v.beam.group??0)[0],w=S.get(_)||0;S.set(_,w+1),N(v,_+de.row+w*de.leaf,de.leaf-2)}}return{entries:R,edges:I,columns:d,bands:P,at:j,last:e,width:g-de.gap+de.
margin,height:C}}function uc(t,e,n,o){let s=new Map;for(let[d,h]of t){let u=new Map;for(let g of h.off){let E=o[g.index];if(!E||E.folded&&!rt.has(g.beam.status))
continue;let P=d===null?{group:g.beam.group??0,number:0}:e.get(d);if(!P)continue;let C=`${P.group} ${P.number}`;u.set(C,(u.get(C)||0)+1)}for(let[g,E]of u)s.set(
g,Math.max(s.get(g)||0,E))}let i=new Map,a=[],l=de.margin,c=n.size>1;for(let[d,h]of n){let u=l;c&&(l+=de.band),i.set(d,[]);for(let g=0;g<h;g++)i.get(d).push(l),
l+=de.row+(s.get(`${d} ${g}`)||0)*de.leaf+de.between;c&&a.push({group:d,y:u,height:l-u-4}),c&&(l+=8)}return i.size||i.set(0,[l]),{tops:i,bands:a,height:Math.max(
l,de.margin+de.row)+de.margin-de.between}}var pc=t=>[...t.values()][0][0];var fc=`
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
`,Ps={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Ts={tall:.55,small:.75},mc=[1,1.8,3,4.5,6.5],gc=[.05,.2,.5,.8],bc={probability:({beam:t})=>G(
Math.min(1,X(t.logprob))),token:({beam:t})=>U(t.logprob,2),sum:({beam:t})=>U(t.score,2),score:(t,e)=>U(He(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
$t=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=Q("style");n.textContent=fc,this.world=Q("g"),this.bands=Q("g"),this.ruler=Q("g"),this.edges=
Q("g"),this.blocks=Q("g"),this.nodes=Q("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=new Map,
this.drawn=new Map}draw(e,n){let o=n.area?a=>a.x+a.width>=n.area[0]&&a.x<=n.area[2]&&a.y+a.height>=n.area[1]&&a.y<=n.area[3]:()=>!0,s=e.entries.filter(o),i=a=>n.
zoom>=(Ls(a)?Ts.tall:Ts.small);return this.drawBands(e),this.drawRuler(n.zoom>=Ts.tall?e.columns.filter(({x:a,width:l})=>!n.area||a+l>=n.area[0]&&a<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(a=>!i(a)),n),this.drawNodes(s.filter(i),n),s.length}drawBands({bands:e,width:n}){let o=le(this.bands,e.length,()=>{
let s=Q("g");return s.append(Q("rect","t-band"),Q("text")),s});e.forEach(({group:s,y:i,height:a},l)=>{let[c,d]=o[l].children;se(c,{x:4,y:i,width:n-8,height:a,rx:8}),
se(d,{y:i+16}),A(d,r("group {group}",{group:Ee(s)}))})}drawRuler(e){let n=le(this.ruler,e.length,()=>Q("text","t-small"));e.forEach(({from:o,to:s,x:i},a)=>{se(n[a],
{x:i+8,y:12}),A(n[a],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)se(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:s,to:i,look:a,share:l}of e.edges){let[c,d]=[s.x+s.width,i.x],[h,u]=[s.y+s.height/2,i.y+i.height/2];if(n.area&&(d<n.area[0]||c>n.area[2]||
Math.max(h,u)<n.area[1]||Math.min(h,u)>n.area[3]))continue;let g=n.path.has(i.node)||i.nodes.some(q=>n.path.has(q)),E=Math.min(40,(d-c)*.6),C=`t-edge t-w${gc.filter(
q=>l>=q).length} ${vc(i,a,g)}${n.dim&&!g?" t-dim":""}`;o.has(C)||o.set(C,[]),o.get(C).push(`M${c},${h}C${c+E},${h} ${d-E},${u} ${d},${u}`)}this.drawPaths(this.edges,
o,(s,i)=>{s.style.strokeWidth=`${mc[Number(i.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,i]of this.paths)i.parentNode===e&&!n.has(s)&&(i.remove(),this.
paths.delete(s));for(let[s,i]of n){let a=this.paths.get(s);a||(a=Q("path",s),o&&o(a,s),this.paths.set(s,a),s.includes("t-path")?e.append(a):e.prepend(a)),se(a,{
d:i.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let i=`t-blocks t-${As(s,n.path)?"path":s.look}${n.dim&&!As(s,n.path)?" t-dim":""}`;o.has(i)||o.set(
i,[]);let{x:a,y:l,width:c,height:d}=s;o.get(i).push(`M${a},${l+d*.2}h${c}v${d*.6}h${-c}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let i=s.nodes[0]||null,a=this.drawn.get(i);(!a||a.tall!==Ls(s))&&(a&&a.group.remove(),a=wc(Ls(s)),this.drawn.set(i,a),this.nodes.append(a.group)),
o.delete(i),this.drawNode(a,s,n)}for(let[s,{group:i}]of o)i.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:i,y:a,width:l,height:c,look:d}=n,{group:h,
box:u,word:g,right:E,tall:P}=e,C=s?bc[o.number](s,o.penalty):"";if(se(h,{class:this.classesOf(n,o),transform:`translate(${i} ${a})`}),se(u,{width:l,height:c}),se(
E,{x:l-8}),A(E,C),P)kc(e,n,o);else{let q=`${n.greedy?"G":""}${Ps[d]} `;A(g,q+jn($s(s),12-q.length-Math.ceil(C.length*.82)))}yc(e,n)}classesOf(e,n){let{node:o,look:s}=e,
i=As(e,n.path),a=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&a.push(`t-g${o.beam.group%4}`),o&&o.given&&a.push("t-given"),i&&a.push("t-\
path"),n.dim&&!i&&o&&a.push("t-dim"),a.join(" ")}},Ls=({height:t})=>t>de.leaf;function wc(t){let e=Q("g"),[n,o,s]=[Q("rect","t-box"),Q("text","t-word"),Q("text",
"t-small t-right")];e.append(n,o,s),se(n,{rx:t?7:5}),se(o,{x:8,y:t?14:13}),se(s,{y:t?28:13});let i=t?e.appendChild(Q("text","t-small")):null;return i&&se(i,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:i,tall:t,flag:null}}function kc({word:t,left:e},n,o){let{node:s,nodes:i,look:a}=n,l=Ps[a]?`${Ps[a]} `:"";s?A(t,l+(i.length>
1?_c(i.map($s).join(""),28):jn($s(s),12-l.length))):A(t,o.root),A(e,s?xc(n,o):""),se(e,{class:s&&i.length<2&&Ct(s)?"t-small t-switch":"t-small"})}function yc(t,{
look:e,place:n,hidden:o,width:s,height:i}){let a=n?`★${n}`:o?`+${o}`:"";if(!a&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[Q("rect","t-inside"),Q("rect","t-fl\
ag"),Q("text","t-flag-text")],t.group.append(...t.flag));let[l,c,d]=t.flag,h=8+7*a.length;se(l,{x:2.5,y:2.5,width:s-5,height:i-5,rx:3}),se(c,{x:s-h+4,y:-6,width:a?
h:0,height:14,rx:2}),se(d,{x:s-h/2+4,y:5}),A(d,a)}var As=(t,e)=>t.nodes.some(n=>e.has(n)),Ct=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function xc({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[H(e.length,"{count} token","{c\
ount} tokens"),s].filter(Boolean).join(" "):t.beam.status!=="running"?s:[t.given?r("given"):Ct(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),
s].filter(Boolean).join(" ")}function vc(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":
`t-g${(t.node.beam.group??0)%4}`}var $s=({beam:t,chosen:e})=>(t.text||e.text||"").replace(ut,n=>Ze[n]||"�")||r("(empty)"),_i=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function jn(t,e){let n=0,o=Array.from(t);for(let[s,i]of o.entries())if(n+=_i(i),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function _c(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,i)=>s+_i(i),0)<=e?t:jn(t,o)+jn(n.slice(-o).join(""),o)}var Sc=.001;function Oi(t,e){if(t.given)return[r("A given token weighs nothing in the sum of a beam.")];let n=e.prompts[t.sequence],{beam:o}=t;return[Oc(t,n,e),
rn(t),o.diversity_penalty?r("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:U(o.diversity_penalty)}):"",
Ec(t,n),Lc(t,n,e),Cc(t,e)].filter(Boolean)}var it=t=>t.beam.group??null,Cs=(t,e)=>e.steps[t.index].filter(n=>it(n)===it(t));function Oc(t,e,n){let{mode:o}=n.started,
s=Cs(t,e).length,i=t.index===e.given,a=i?1:e.steps[t.index-1].filter(d=>d.beam.status==="running"&&it(d)===it(t)).length,l=it(t)===null?[]:[r("Only beams of its\
 own group, {group}, compete with it.",{group:Ee(it(t))})],c=i?r("All beams held the same text before this step, so one was continued."):H(a,"{count} running be\
am was continued at this step.","{count} running beams were continued at this step.");return[...l,c,Mc(t,s,o==="beam_sample")].join(" ")}function Mc({rank:t,beam:e},n,o){
if(e.status==="unseen")return o?r("The search drew {considered} continuations; this one was not among them.",{considered:n}):r("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let s={considered:n,rank:t};return o?r("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",s):r("The search considered {considered} continuations; by its sum, this one has rank {rank}.",s)}function rn(t,e=!1){let{beam:n}=t,o=t.
before&&!t.before.given?ae(t.before.beam.score):0,[s,i]=[ae(n.logprob),ae(n.score)];if(o===null||s===null||i===null||i<bt)return e?"":r("It could not be chosen:\
 its log-probability is minus infinity.");let a={before:U(o),own:U(s),after:U(i)};return e?`${a.before} + (${a.own}) = ${a.after}`:r("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",a)}function Ec(t,e){let n=Cs(t,e),o=d=>n.filter(({beam:h})=>h.status===d).length,
[s,i,a,l]=["running","finished","ended","pruned"].map(o),c=[H(s,"{count} has gone on","{count} have gone on"),i&&H(i,"{count} ended a text","{count} ended texts"),
a&&H(a,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&H(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return r(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var Tc=t=>t.reduce((e,n)=>e&&e.beam.score>=n.beam.score?e:n,null);function Mi(t){let e=t.
filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score);return e.length?Math.min(...e):null}function Lc(t,e,n){let{beam:o}=t,s=t.index+1;if(o.status===
"unseen")return"";if(o.status==="ended")return r("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pruned")return Ac(
t,e);if(o.status==="finished"){let l=qs(t,n);return l.length?r("It ended its text at step {step}: output {numbers}.",{step:s,numbers:l.join(", ")}):e.finished.includes(
t)?r("It ended its text at step {step}, which is kept.",{step:s}):r("It ended its text at step {step}, which was dropped for better ones.",{step:s})}let i=Ct(t)?
[r("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:o.beam+1})]:[],a=o.forced?[r("It was cons\
idered because it advances a constraint.")]:[];return[r("It went on as beam {number}.",{number:o.beam+1}),...i,...a,Pc(t,e,n)].join(" ")}function Ac(t,e){let n=Mi(
Cs(t,e)),o={step:t.index+1,sum:U(t.beam.score),worst:U(n)};return n===null?r("It was pruned at step {step}.",o):r("It was pruned at step {step}: its sum is {sum\
}; the worst beam that continued has {worst}.",o)}function Pc(t,e,n){let o=qs(t,n);if(o.length)return r("It is part of output {numbers}.",{numbers:o.join(", ")});
let{alive:s,at:i,children:a,ends:l}=$c(t,e);if(s)return n.finished?r("It was still running when the search stopped at step {step}.",{step:e.steps.length}):r("It\
 is still running.");let c=l.find(g=>e.finished.includes(g));if(c)return r("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});if(l.
length)return r("Its text ended at step {step}, which was dropped for better ones.",{step:l.at(-1).index+1});let d=Tc(a),h=Mi(e.steps[i].filter(g=>it(g)===it(t))),
u={step:i+1,sum:U(d&&d.beam.score),worst:U(h)};return!d||h===null?r("It was overtaken at step {step}: none of its continuations went on.",u):r("It was overtaken\
 at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",u)}function $c(t,e){let n=new Set([t]),o=[];for(let s=t.
index+1;s<e.steps.length;s++){let i=e.steps[s].filter(({before:a})=>n.has(a));if(o.push(...i.filter(({beam:a})=>a.status==="finished")),n=new Set(i.filter(({beam:a})=>a.
status==="running")),!n.size)return{alive:!1,at:s,children:i,ends:o}}return{alive:!0,at:e.steps.length-1,children:[],ends:o}}function qs(t,e){return(e.returned||
[]).flatMap(({last:n},o)=>n&&n.sequence===t.sequence&&ie(n)[t.index]===t?[o+1]:[])}function Cc(t,e){let n=ae(t.beam.final_score??null);if(n!==null)return Si(t,n,
r("Final score"),e);let[o]=qs(t,e),s=o&&e.returned[o-1];return s&&ae(s.score)!==null?Si(s.last,s.score,r("Final score of output {number}",{number:o}),e):""}function Si(t,e,n,o){
let s=an(t,e,o);return s?r("{name}: sum / length^length_penalty = {words}.",{name:n,words:s}):r("{name}: {score}.",{name:n,score:U(e)})}function an(t,e,n){let o=n.
started.effective.length_penalty??1,s={sum:U(t.beam.score),length:t.length,power:o,score:U(e)},i=Number.isFinite(o)?He(t,o):NaN;return Math.abs(i-e)<=Sc*Math.max(
1,Math.abs(e))?`${s.sum} / ${s.length}^${s.power} = ${s.score}`:""}function qt({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(i=>i.any_of||[i.phrase||[]]),s=(n.force_words_ids||[]).map(i=>Array.isArray(i[0])?
i:[i]);return[...o,...s].map(i=>({alternatives:i,length:Math.max(...i.map(a=>a.length))}))}function Ei(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function at({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let i=t.filter(l=>l.length===n);if(!i.length)return!1;let a=[
...s,...ie(o).map(l=>l.chosen.token_id)].join(" ")+" ";return i.some(l=>` ${a}`.includes(` ${l.join(" ")} `))}var qc={running:["●",({beam:t})=>r("beam {number}",{number:t+1})],finished:["■",()=>r("ended")],ended:["□",()=>r("ended, not counted")],pruned:["✕",()=>r(
"pruned")]};function Ti(t,e){let s=t.querySelector(".gp-beam-table"),i=t.querySelector(".gp-where"),a=t.querySelector(".gp-more"),l={lost:4,progress:7},c=t.querySelector(
".gp-constraints"),d=[],h=[],u=[];function g(v){let b=40-v.filter(O=>O.beam.status!=="pruned").length,_=({beam:O})=>O.beam??(O.status==="finished"?1e6:1e7),w=v.
filter(O=>O.beam.status!=="pruned"||b-- >0).sort((O,$)=>_(O)-_($)),y=new Map;for(let O of w){let $=O.beam.group??null;y.has($)||y.set($,[]),y.get($).push(O)}return[
...y].sort(([O],[$])=>O-$)}function E(v,b){let _=new Map;for(let{beam:w}of v)w.status==="running"&&w.group<b&&_.set(w.text,(_.get(w.text)||0)+1);return _}function P(v){
let b="",_=v.before;for(;_&&b.length<32;_=_.before)b=(_.piece??_.chosen.text)+b;return(_||b.length>32?"…":"")+Array.from(b).slice(-32).join("")}function C(){let v=p(
"tbody"),b=v.insertRow(),_=p("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[w,y]=[p("b","gp-badge"),p("span")];return _.append(w,y),b.append(_),s.append(
v),h.push({body:v,head:b,badge:w,took:y,rows:[]}),h.at(-1)}function q(v){let b=v.body.insertRow(),_=Array.from({length:8},()=>b.insertCell()),[w,y,O]=[p("span",
"gp-sign"),p("span"),p("span","gp-flag","⚑ "+r("forced"))];_[0].append(w,y,O);let $=p("button","gp-pick",null,{type:"button",tabindex:"-1"}),[z,f,m]=[p("span",
"gp-tail"),p("bdi","gp-tail-text"),p("bdi","gp-word")];return z.append(f),$.append(z,m),_[1].append($),v.rows.push({row:b,cells:_,sign:w,fate:y,flag:O,pick:$,tail:f,
word:m,node:null}),v.rows.at(-1)}function D(v,b,_){let{beam:w}=b,[y,O]=qc[w.status]||["",()=>w.status];v.node=b,v.row.dataset.status=w.status,v.row.className=_?
"gp-looked":"",A(v.sign,y),A(v.fate,O(w)),v.flag.hidden=!w.forced;let $=P(b);v.tail.replaceChildren(),Vt(v.tail,$),xe(v.word,w.text),v.pick.tabIndex=_?0:-1,v.pick.
setAttribute("aria-pressed",String(_&&e.selected===b));let z=[O(w),...w.forced?[r("forced")]:[]].join(", ");v.pick.setAttribute("aria-label",r("{fate}: {text}",
{fate:z,text:Y($+w.text)})),A(v.cells[2],b.before?r("beam {number}",{number:w.parent+1}):r(e.readsSource?"start":"prompt")),A(v.cells[3],U(w.logprob)),A(v.cells[4],
w.diversity_penalty?`-${U(w.diversity_penalty)}`:"–"),A(v.cells[5],U(w.score)),A(v.cells[6],U(w.final_score)),w.progress&&v.cells[7].replaceChildren(...j(b))}
function R(v){if(c.hidden=!v||!d.length,c.hidden)return;let b=d.map(({alternatives:_,length:w})=>{let y=p("li");return _.forEach((O,$)=>{$&&y.append(` ${r("or")}\
 `),y.append(ne(Ei(O,e.texts)))}),y.append(" "+H(w,"({count} token)","({count} tokens)")),y});b.map(_=>_.textContent).join(`
`)!==c.dataset.said&&(c.dataset.said=b.map(_=>_.textContent).join(`
`),c.replaceChildren(...b))}function j(v){let b=e.prefix.map(y=>y.token_id),_=v.beam.progress.map((y,O)=>{let $=p("span","gp-goal"),z=d[O];for(let f=0;z&&f<Math.
min(z.length,8);f++)$.append(p("i",f<y?"gp-full-block":""));return z&&at(z,y,v,b)?$.append(` ✓ ${r("done")}`):$.append(" "+(z?r("{progress} of {length}",{progress:y,
length:z.length}):String(y))),$}),{bank:w}=v.beam;return w==null?_:[..._,p("span","gp-note",r("bank {bank}",{bank:w}))]}function I(v,[b,_],w,y,O){if(v.body.hidden=
!_,!!_){if(v.head.hidden=b===null,b!==null){A(v.badge,Ee(b)),v.body.dataset.look=b%4;let $=[...E(w,b)].flatMap(([z,f])=>[ne(z,"gp-took"),f>1?` × ${f}`:""]);v.took.
replaceChildren(...$.length?[r("Earlier groups have just chosen:"),...$]:[r("Chooses first: no penalty")])}for(;v.rows.length<_.length;)q(v);v.rows.forEach(($,z)=>{
if($.row.hidden=z>=_.length,!(z>=_.length)){for(let[f,m]of Object.entries(l))$.cells[m].hidden=!O[f];D($,_[z],_[z]===y)}})}}function N(v){let _=e.prompts[v.sequence].
steps[v.index],w={lost:_.some(({beam:z})=>(z.group??null)!==null),progress:_.some(({beam:z})=>z.progress)};for(let[z,f]of Object.entries(l))s.tHead.rows[0].cells[f].
hidden=!w[z];let y=g(_);for(;h.length<y.length;)C();h.forEach((z,f)=>I(z,y[f]||[null,null],_,v,w));let O=_.length-y.reduce((z,[,f])=>z+f.length,0);a.hidden=O<=0,
A(a,H(O,"and {count} more that was pruned","and {count} more that were pruned"));let $={token:v.index+1,prompt:v.sequence+1};A(i,e.prompts.length>1?r("at token \
{token} of prompt {prompt}",$):r("at token {token}",$)),R(w.progress)}let T=()=>h.filter(({body:v})=>!v.hidden).flatMap(({rows:v})=>v.filter(({row:b})=>!b.hidden)),
M=v=>T().findIndex(({pick:b})=>b.contains(v.target));s.addEventListener("click",v=>{let b=M(v);b>=0&&e.selectStep(T()[b].node)}),s.addEventListener("keydown",v=>{
v.key==="Escape"&&e.selectStep(null);let b=M(v),_={ArrowDown:1,ArrowUp:-1}[v.key];if(b<0||!_)return;v.preventDefault();let w=T()[b+_];w&&(e.selectStep(w.node),w.
pick.focus())});function x(){let v=e.usesBeams?e.current():null,b=v?e.prompts[v.sequence].steps[v.index]:[];return b.includes(v)?v:b[0]}let k=v=>()=>{let b=x(),
_=b&&v(b);return _?r("{name}: {words}.",{name:Y(b.beam.text),words:_}):""},S=()=>(e.usesBeams&&e.current()?e.prompts[e.current().sequence].steps[e.current().index]:
[]).find(({beam:v})=>Ae(v.final_score));return be(t,{token:k(({beam:v})=>ae(v.logprob)===null?"":`log ${U(Math.exp(v.logprob),4)} = ${U(v.logprob)}`),sum:k(v=>rn(
v,!0)),final:()=>{let v=S(),b=v&&an(v,v.beam.final_score,e);return b?r("{name}: {words}.",{name:Y(v.beam.text),words:b}):""}}),v=>{v.run&&e.started&&(d=qt(e.started));
let b=e.usesBeams?e.current():null;t.hidden=!b,!(!b||b===u[0]&&e.selected===u[1])&&(u=[b,e.selected],N(b))}}var Li=12e3;async function $i(t,{tree:e,log:n,prompt:o,number:s,view:i,root:a}){let l=`beam-tree${s?"-"+(s+1):""}`,d=await{svg:()=>new Blob([Ci(e,i,a)],{type:"i\
mage/svg+xml"}),png:()=>Rc(e,i,a),json:()=>new Blob([JSON.stringify(Ai(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([Nc(Ai(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),h=p("a","",null,{href:URL.createObjectURL(d),download:`${l}.${t}`});h.click(),setTimeout(()=>URL.revokeObjectURL(h.href),6e4)}function Ci(t,e,n){
let o=Q("svg"),s=new $t(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:i,height:a}=t;se(o,{xmlns:"http://www.w3.org/2000/svg",width:i,height:a,
viewBox:`0 0 ${i} ${a}`,class:"t-tree"});let l=getComputedStyle(n),c=o.querySelector("style");c.textContent=c.textContent.replace(/var\((--[\w-]+)\)/g,(h,u)=>l.
getPropertyValue(u).trim());let d=Q("rect");return se(d,{width:i,height:a,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(d,s.world),new XMLSerializer().
serializeToString(o)}async function Rc(t,e,n){let o=Ci(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let i=Math.
min(2,Li/t.width,Li/t.height),a=p("canvas","",null,{width:Math.ceil(t.width*i),height:Math.ceil(t.height*i)}),l=a.getContext("2d");l.scale(i,i),l.drawImage(s,0,
0,t.width,t.height);let c=await new Promise(d=>a.toBlob(d,"image/png"));if(!c)throw new Error(r("it is too large for the browser."));return c}function Ai(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,i=new Map,a=new Map;for(let{last:h}of t.returned||[])h&&h.sequence===n&&!a.has(h)&&a.set(h,a.size+1);let l=Es(e,
e.steps.length-1),c=e.steps.flatMap(h=>h).map(h=>{let{beam:u}=h;i.set(h,i.size);let g={id:i.get(h),parent:h.before?i.get(h.before):null,step:h.index+1,token_id:u.
token_id,token:u.text,piece:u.piece,logprob:u.logprob,raw_logprob:u.raw_logprob,sum:u.score,length:h.length,score:He(h,s),rank:h.rank,status:u.status,beam:u.beam,
parent_beam:u.parent};return h.given&&(g.given=!0),u.status==="finished"&&Object.assign(g,{final_score:u.final_score,kept:l.has(h)}),a.has(h)&&(g.output=a.get(h)),
(u.group??null)!==null&&Object.assign(g,{group:u.group,diversity_penalty:u.diversity_penalty}),u.progress&&Object.assign(g,{progress:u.progress,bank:u.bank,forced:u.
forced}),g}),d=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Xo(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...d,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:c}}var Pi=t=>'"'+t.replace(ut,e=>Ze[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Nc({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(a=>{let l=Pi(`${a.token}`).
slice(0,-1)+`\\n${U(a.logprob,2)}  ${U(a.sum,2)}  #${a.rank??""}"`;return`  n${a.id} [label=${l}, ${o[a.status]||""}${a.output?", penwidth=3":""}];`}),i=e.map(a=>{
let l=(.4+4*Math.min(1,X(a.logprob))).toFixed(2);return`  ${a.parent===null?"root":`n${a.parent}`} -> n${a.id} [penwidth=${l}${a.status==="pruned"?", style=dash\
ed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Pi(n)}, style=bold];`,...s,...i,"}",""].join(
`
`)}var Ic=800,jc=130,Wc=2e4;function Ri(t){Bc(t),Fc(t),Hc(t),Dc(t),Gc(t),Kc(t),Uc(t)}function Bc(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>zc(t))}function zc(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(jc,Math.min(Ic,Wc/Math.max(1,e.length))))),t.sayTime()}function Fc(t){
let{state:e,log:n}=t,o=(i,a)=>{e.choose(i,a),t.regrow()},s=(i,a)=>t.part(i).addEventListener("change",({target:l})=>a(l));s("candidates-shown",({value:i})=>o("c\
andidates",Number(i))),s("number",({value:i})=>o("number",i)),s("lost",({checked:i})=>o("lost",i)),s("fold",({checked:i})=>{e.unfolded=new Set,o("fold",i)}),s("\
prompt-number",({value:i})=>{e.number=Number(i),n.selectStep(null),t.regrow()})}function Hc(t){let{box:e,card:n,pan:o,state:s}=t,i=null;e.addEventListener("poin\
termove",a=>{if(a.pointerType==="touch"){n.hide();return}let l=o.pointers.size?null:s.entryAt(o.at(a));l!==i&&(i=l,e.style.cursor=l&&l.node?"pointer":"",l&&l.node?
t.showCard(l):n.hide())}),e.addEventListener("pointerleave",()=>{i=null,n.hide()}),e.addEventListener("click",a=>{let l=o.moved?null:s.entryAt(o.at(a));l&&(t.item.
focusOn(l),Ni(t,l))})}function Ni(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let s=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(s?null:e.node)}}function Ii(t,e){e.node&&(t.state.toggle(e),t.regrow())}function Rt(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var qi={ArrowLeft:(t,e)=>Rt(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>Rt(t,t.state.kidsOf(e)[0]),ArrowDown:t=>Rt(t,t.item.neighbour(1)),ArrowUp:t=>Rt(t,t.
item.neighbour(-1)),Home:t=>Rt(t,t.state.tree.entries[0]),End:t=>Rt(t,t.state.tree.at.get(t.state.best)),Enter:Ni," ":Ii,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function Dc(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",s=>{s.ctrlKey||s.metaKey||
s.altKey||!e.entry||!Object.hasOwn(qi,s.key)||(s.preventDefault(),s.stopPropagation(),qi[s.key](t,e.entry))}),e.box.addEventListener("focusin",({target:s})=>n.tree&&
s.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Gc(t){let{root:e,state:n,pan:o}=t,s=(i,a)=>t.part(i).
addEventListener("click",a);s("in",()=>o.zoomBy(1.3)),s("out",()=>o.zoomBy(1/1.3)),s("whole",()=>{o.byHand=!0,o.whole()}),s("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),e.addEventListener("gp-alone",()=>{o.byHand=!1,t.regrow()})}function Kc(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.
selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&Ii(t,o)}),
t.part("clear").addEventListener("click",()=>n.selectStep(null))}function Uc(t){let{root:e,state:n,log:o}=t,s=t.part("told");t.part("files").addEventListener("c\
lick",async({target:i})=>{let a=i.dataset.file;if(a){if(a==="html"){o.ask({type:"save_page"});return}A(s,"");try{let{tree:l,prompt:c,number:d}=n;await $i(a,{tree:l,
log:o,prompt:c,number:d,view:t.look(null),root:e})}catch(l){A(s,r("The picture could not be made: {reason} Save it as SVG instead.",{reason:l.message}))}}})}var Is=-1e9,jt=[[!1,"False"],[!0,"True"],["never",'"never"']],Vc=["beam_search","beam_sample"],Yc=["group_beam_search","constrained_beam_search"];function js(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:i}=t.started,a={...o,...n},l=Nt(a.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:d})=>d.
beam??0))),c=t.prompts[0].given;return{together:Vc.includes(e)?!0:Yc.includes(e)?!1:null,prompts:t.prompts,start:c,maxNew:i-c,wanted:Nt(a.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/Nt(a.num_beam_groups,1)):l,ends:new Set(s),constraints:qt(t.started),promptIds:t.prefix.map(d=>d.token_id),own:{lengthPenalty:Number.
isFinite(a.length_penalty)?a.length_penalty:1,earlyStopping:jt.some(([d])=>d===a.early_stopping)?a.early_stopping:!1}}}var Nt=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ye=({beam:t})=>ae(t.score)===null?-1/0:t.score,Ws=(t,e)=>ye(t)/t.length**e;function zi(t,e){return t.together?Zc(t,e):Qc(t,e)}function Fi(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:i}){let a=i==="never"&&s>0?o:e;return{best:t,length:a,bound:t/a**s,worst:n}}var It=new WeakMap;function Xc(t,e){if(!It.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(ye));It.set(t,{ended:t.filter(({beam:s},i)=>i<e&&ln(s)),hopeless:!n.
length,best:n.length?o:o+Is})}return It.get(t)}function Zc(t,e){let{prompts:n,size:o,start:s}=t,i={node:null,score:Is},a=n.map(()=>({group:null,pool:Array(o).fill(
i),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:d})=>d.length)),c=null;for(let d=s;d<l&&!c;d++){let h=n.map(({steps:g})=>Xc(g[d],o)),
u=h.every(g=>g.hopeless);a.forEach((g,E)=>Jc(g,h[E],d+1,u,t,e)),a.every(g=>g.stop)&&(c=a.find(g=>g.stop.step===d+1).stop)}return{stop:c,prompts:a.map(d=>({kept:d.
pool.filter(({node:h})=>h),pools:[d]}))}}function Jc(t,e,n,o,s,i){if(t.stop)return;if(e.ended.length){let d=e.ended.map(h=>({node:h,score:Ws(h,i.lengthPenalty)}));
t.pool=[...t.pool,...d].sort((h,u)=>u.score-h.score).slice(0,s.size)}t.lastStep=n;let a=t.pool.at(-1).score,l=t.pool.every(({node:d})=>d),c=t.weighed=Fi(e.best,
n-s.start,l?a:null,s,i);o?t.stop={step:n,why:"criteria"}:l&&i.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:d})=>c.bound>(d?a:Is))||(t.stop={
step:n,why:"settled"})}function Qc(t,e){let n=t.prompts.map(i=>{let a=ji(i).map(h=>Wi(i,h,t,e)),l=ji(i).map(h=>Wi(i,h,t,t.own)),c=1/0;return a.forEach((h,u)=>{let[
g,E]=[h,l[u]].map(({stop:P})=>P?P.step:1/0);h.exact=h.lastStep<=c,g!==E&&(c=Math.min(c,g,E))}),{kept:a.flatMap(h=>h.kept).sort((h,u)=>h.score-u.score).reverse(),
pools:a}}),o=n.flatMap(i=>i.pools);return{stop:o.length>0&&o.every(({stop:i})=>i)?o.map(({stop:i})=>i).reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}var ji=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Wi(t,e,n,o){let{size:s,start:i}=n,a={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=i;l<t.steps.length&&!a.stop;l++){let c=ed(t.steps[l],e,n);if(!c)break;let d=a.lastStep=l+1;c.ended.forEach(g=>Bi(a,g,
n,o));let h=a.kept.length>=s,u=h?Ns(a.kept):null;a.weighed=Fi(c.best,d-i,u,n,o),h&&o.earlyStopping===!0?a.stop={step:d,why:"full"}:h&&u>=a.weighed.bound?a.stop=
{step:d,why:"settled"}:td(t.steps[l],d,n)&&(nd(c.nodes,n).forEach(g=>Bi(a,g,n,o)),a.stop={step:d,why:"criteria"})}return a}function ed(t,e,{ends:n}){It.has(t)||
It.set(t,new Map);let o=It.get(t);if(!o.has(e)){let s=t.filter(({beam:a})=>(a.group??null)===e),i=s.filter(({beam:a})=>a.status==="finished"&&n.has(a.token_id));
o.set(e,s.length?{nodes:s,ended:i,best:ye(s[0])}:null)}return o.get(e)}var Ns=t=>Math.min(...t.map(({score:e})=>e));function Bi(t,e,n,{lengthPenalty:o}){let s=Ws(
e,o);if(t.kept.length>=n.size&&!(s>Ns(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let i=Ns(t.kept);t.kept.splice(t.kept.findIndex(a=>a.
score===i),1)}function td(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:i})=>ln(i)&&!n.has(i.token_id))}var ln=({status:t})=>t==="finished"||t==="\
ended";function nd(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let i=t.filter(({beam:c})=>c.status==="running"||ln(c)&&!e.has(c.token_id)),a=c=>n.every((d,h)=>at(
d,c.beam.progress[h],c,o)),l=i.filter(c=>!c.beam.progress||a(c));return l.length<s?[...l,...i.filter(c=>!l.includes(c))]:l}function Hi(t,e,n){let o=Math.max(...t.
prompts.map(i=>i.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(i=>i.steps.length));return e.prompts.every(({kept:i},a)=>{let{
pools:l}=t.prompts[a],c=l[(t.together?s:l.length)-1]||[];return c.length===i.length&&c.every((d,h)=>od(d,i[h],t))})}function od(t,{node:e,score:n},o){if(ae(t)===
null||!Number.isFinite(n))return ae(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function Di(t,e,n,{lengthPenalty:o},s){let i=t.prompts[e],{kept:a,pools:l}=n.prompts[e],c=(g,E,P="")=>({node:g,score:Ws(g,o),place:null,state:E,why:P}),d=new Set(
a.map(({node:g})=>g)),h=sd(i).filter(g=>!d.has(g)).map(g=>{let{stop:E}=l.find(({group:P})=>P===(g.beam.group??null))||l[0];return!E||g.index<E.step?c(g,"out","d\
ropped"):c(g,"out",n.stop&&g.index>=n.stop.step?"not reached":"too late")}),u=!s&&!n.stop;return[...a.map(({node:g,score:E},P)=>({node:g,score:E,place:P,state:n.
stop&&P<t.wanted?"returned":"kept",why:""})),...u?i.running.map(g=>c(g,"running")).sort((g,E)=>E.score-g.score):[],...h.sort((g,E)=>E.score-g.score)]}var Rs=new WeakMap;
function sd({steps:t}){Rs.has(t)||Rs.set(t,{read:0,nodes:[]});let e=Rs.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Wn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var rd=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Gi=({processors:t})=>t.filter(e=>!rd.has(e));function Bs(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let i=n;i<t.steps.length;i++){let{candidates:a}=(t.distributions[i]||[])[s]||{candidates:[]},l=e(i-n,a[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let c=t.steps[i].find(d=>d.beam.parent===s&&d.beam.token_id===l)||null;if(!c||c.beam.status==="pruned")return{last:o,ended:!1,
left:id(t,o,s,{index:i,id:l,node:c,candidates:a})};if(o=c,c.beam.status!=="running")return{last:o,ended:!0,left:null};s=c.beam.beam}return{last:o,ended:!1,left:null}}
function id(t,e,n,{index:o,id:s,node:i,candidates:a}){let l=i&&i.beam||a.find(g=>g.token_id===s)||null,c=i?i.beam.group:e&&e.beam.group,d=t.steps[o].filter(g=>(g.
beam.group??null)===(c??null)||!e),h=d.filter(g=>g.beam.status==="running").map(ye),u=e&&!e.given?ye(e):0;return{index:o,token:l,node:i,considered:d.length,sum:i?
ye(i):l&&ae(l.logprob)!==null?u+l.logprob:null,best:h.length?Math.max(...h):null,worst:h.length?Math.min(...h):null}}var Bn=t=>Bs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ki=700;function zs(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,i=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,a=()=>ae(n.logprob)===null?"":`log ${U(X(n.logprob),4)} = ${U(n.logprob)}`,l=[[r("probability"),G(Math.min(1,X(n.logprob))),"probability"],
[r("token log p"),U(n.logprob),"logprob",a]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&l.push([r("before the processors"),U(n.raw_logprob),"logpr\
ob"]),l.push([r("sum"),U(n.score),"beam",()=>rn(t,!0)]),l.push([r("sum / {length}^{power}",{length:o,power:s}),U(He(t,s)),"sequence-score",()=>an(t,He(t,s),e)]),
l.push([r("rank"),t.rank?r("{rank} of {among}",{rank:t.rank,among:i}):r("below the {among} considered",{among:i}),"beam",()=>"",{formula:"",unit:""}]),n.diversity_penalty&&
l.push([r("diversity penalty"),U(n.diversity_penalty),"diversity-penalty"]),(n.bank??null)!==null&&l.push([r("bank"),String(n.bank),"constraint"]),l}function Fs(t,e,n,{
place:o,greedy:s}={}){let{beam:i}=t,a=n.prompts[t.sequence].steps[t.index].filter(R=>(R.beam.group??null)===(i.group??null)),l=a.filter(R=>R.beam.status==="runn\
ing"),c=(i.beam??0)+1,d=n.started.mode==="beam_sample",h=n.finished&&t.index===n.prompts[t.sequence].steps.length-1;if(t.given)return r("It was given, not chose\
n: the search begins after it.");let u=Ct(t)?[r("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:i.parent+1,number:c})]:
[],g=i.forced?[r("It was considered because it advances a constraint.")]:[],E=l.reduce((R,j)=>Math.min(R,j.beam.score),1/0),P=Number.isFinite(E)?[r("The worst b\
eam that went on has a sum of {sum}.",{sum:U(E)})]:[],C=U(i.final_score),q={tip:()=>[h?r("It was still running as beam {number} when the search stopped.",{number:c}):
r("It goes on as beam {number}.",{number:c}),...u,...g],inner:()=>[r("It went on as beam {number}.",{number:c}),...u,...g],lost:()=>[r("It went on as beam {numb\
er}, but is a dead end: better beams took the places of its continuations.",{number:c}),...u,...g],kept:()=>[r("The text ended here and is kept, with a final sc\
ore of {score}.",{score:C}),...o?[r("It is output {place}.",{place:o})]:[]],fell:()=>[r("The text ended here with a final score of {score}, but was dropped for \
better ones.",{score:C})],ended:()=>[r("The text ended here but does not count: it ranked too low or lacks a constraint.")],pruned:()=>[r(d?"It was drawn and pr\
uned: better ones filled the beams.":"It was considered and pruned."),...P],unseen:()=>[d?r("It was not drawn."):r("It was too improbable: not among the {consid\
ered} continuations that were considered.",{considered:a.length})]},D=s?[r("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];
return[...Object.hasOwn(q,e)?q[e]():[],...D].join(" ")}var Hs=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.text?t.beam.text:"");function Ds(t,e,n){
return t.beam.progress.map((o,s)=>{let i=e[s];return i&&at(i,o,t,n)?"✓":o?"◐":"·"}).join("")}function Gs(t,e){let n=(c,d,h)=>t.querySelector(".gp-picked-"+
h)||t.appendChild(p(c,d)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),i=n("p","gp-fate","fate"),a=t.classList.contains("gp-node-card");function l(c,d,h){
if(!c){t.hidden=!0;return}let u=d.at.get(c),g=ie(c.before).map(q=>q.piece??"").join(""),E=a&&g.length>Ki?"…"+g.slice(-Ki):g,P=p("b","");xe(P,Hs(c)||c.beam.text),
o.replaceChildren(p("bdi","",E),P);let C=zs(c,e);c.beam.progress&&C.push([r("constraints"),Ds(c,h,e.prefix.map(q=>q.token_id)),"constraint"]),a?s.replaceChildren(
...C.flatMap(([q,D])=>[p("dt","",q),p("dd","",D)])):le(s,C.length,ad),a||C.forEach((q,D)=>ld(s.children[D],q)),A(i,Fs(c,u?u.look:c.beam.status,e,u||{})),t.hidden=
!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function ad(){let t=p("div"),e=p("dt");return e.append(p("span")),t.append(e,p("dd")),t}function ld(t,[e,n,o,
s=()=>"",i={}]){let a=t.firstChild.firstChild;A(a,e),ce(a,o,()=>s()?he(s()):"",i),A(t.lastChild,n)}function Ui(){return[...[["tip",r("goes on")],["lost","✕ "+
r("dead end")],["kept","■ "+r("ended, kept")],["fell","▤ "+r("ended, dropped")],["pruned","✕ "+r("pruned")],["unseen","… "+r("not considered")],["path",
r("best or selected text")]].map(([e,n])=>{let o=Q("svg","t-tree"),s=Q("g",`t-${e}`),[i,a]=[Q("rect","t-box"),Q("rect","t-inside")];se(i,{x:2,y:2,width:22,height:11,
rx:3}),se(a,{x:4.5,y:4.5,width:17,height:6,rx:2}),s.append(i,a),o.append(s);let l=p("span");return e==="unseen"?l.append(n):l.append(o,n),l}),p("span","",r("2→1\
: beam 2 goes on as beam 1")),p("span","","★ "+r("output")),p("span","","G "+r("greedy path"))]}var cd=700,dd={candidates:2,number:"probability"},zn=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>cd;this.choices={...dd,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=qt(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:s}=this;this.stale=!1;let i=s&&
e.returned?e.returned.map(({last:a})=>a):[];this.tree=vi(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i.filter(
a=>a&&a.sequence===n),live:!e.finished||!s,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Bn(e),s=sn([n]),i=o&&(o.node||o.token&&ds(
e,o.index,n,o.token.token_id));return i?s.add(i):s}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:s,width:i}=e.at(-1),{y:a,height:l}=n.get(this.best)||
o[0];return{x:s,y:a,width:i,height:l}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:s})=>n+s-o,0)}kidsOf(e){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=s=>e>=s.x&&e<=s.x+s.
width&&n>=s.y-2&&n<=s.y+s.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,Ds(e,this.
constraints,this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:s,collapsed:i}=this,a=this.tree.columns.some(
({from:l,open:c})=>c&&l===e.index);o?s.add(n.from):a&&s.has(e.index)?s.delete(e.index):i.has(e)?i.delete(e):e.beam.status==="running"&&i.add(e)}};var Fn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],i=(a,l,c)=>l>c?(c-l)/2:
Math.max(0,Math.min(a,c-l));this.x=i(this.x,o,this.plane[0]),this.y=i(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[i,a]=this.limits,l=Math.min(a,Math.max(i,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}shows({x:e,y:n,width:o,height:s}){let[i,a,l,c]=this.area;return e>=i&&n>=a&&e+o<=l&&n+s<=c}reveal({x:e,
y:n,width:o,height:s},i=40){let[a,l,c,d]=this.area,h=Math.min(i,(c-a)/4,(d-l)/4);this.x+=Math.min(0,e-h-a)||Math.max(0,e+o+h-c),this.y+=Math.min(0,n-h-l)||Math.
max(0,n+s+h-d),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){
e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-
n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.
set(e.pointerId,e);let i=[...this.pointers.values()].find(({pointerId:a})=>a!==e.pointerId);if(i){let a=d=>Math.hypot(d.clientX-i.clientX,d.clientY-i.clientY)||
1,{left:l,top:c}=this.box.getBoundingClientRect();this.zoomBy(a(e)/a(n),[(e.clientX+i.clientX)/2-l,(e.clientY+i.clientY)/2-c],!0)}else this.x-=o/this.zoom,this.
y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=this.box.closest(".gp-alone")!==null,{left:o,top:s}=this.box.getBoundingClientRect();
e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||
e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Hn=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,s=o&&document.activeElement===
o;this.element=p("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(s||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,s=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],i=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":s.length||1,"aria-posinset":Math.
max(0,s.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...i&&{"aria-expanded":i}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:s}=e;if(!o)
return r(n.readsSource?"The start of the target, where the tree begins":"The prompt, where the tree begins");let i=Y(s.map(Hs).join("")),a=s.length>1?H(s.length,
"{count} token, {text}","{count} tokens, {text}",{text:i}):i,l=zs(o,n).map(([c,d])=>`${c} ${d}`);return`${a}, ${r("step {number}",{number:o.index+1})}. ${Fs(o,e.
look,n,e)} ${l.join(", ")}`}place(){let{state:{tree:e,best:n},entry:o,pan:{x:s,y:i,zoom:a}}=this;if(!e)return;let l=o&&(o.node?e.at.get(o.node):e.entries[0])||e.
at.get(n)||e.entries[0];if(!o||l.node!==o.node){this.focusOn(l,!0);return}this.entry=l,Object.assign(this.element.style,{left:`${(l.x-s)*a}px`,top:`${(l.y-i)*a}\
px`,width:`${l.width*a}px`,height:`${l.height*a}px`})}neighbour(e){let n=this.state.tree.entries.filter(({x:o})=>o===this.entry.x).sort((o,s)=>o.y-s.y);return n[n.
indexOf(this.entry)+e]}};var Vi=600,hd=150,ud=130,Yi=.2,pd=.4,Dn=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new $t(this.part("picture")),this.pan=new Fn(this.box,()=>this.schedule()),this.scale=1,this.pan.resized=()=>this.resized(),this.item=new Hn(this.
part("tree-nodes"),n,this.pan),this.card=Gs(this.part("node-card"),this.log),this.picked=Gs(this.part("picked"),this.log),this.drawn=null,this.wanted=!1,this.resting=
void 0,this.part("legend-line").append(...Ui())}part(e){return this.root.querySelector(".gp-"+e)}get selected(){return this.log.selected&&this.state.tree?this.state.
tree.at.get(this.log.selected):void 0}resized(){let{state:e,pan:n,root:o}=this;if(o.hidden)return;let s=Number(getComputedStyle(o).getPropertyValue("--gp-scale"))||
1;n.zoom*=s/this.scale,e.tree&&(s!==this.scale||this.box.closest(".gp-alone"))&&this.regrow(),this.scale=s,n.settle(),e.tree&&!n.byHand&&n.reveal(this.selected||
e.newest,30)}revealSelected(){let{selected:e,pan:n}=this;e&&!n.shows(e)&&n.reveal(e,1/0)}begin(){let{state:e}=this;e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,
byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,this.part("lost").checked=e.choices.lost,this.part(
"fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:s,height:i}=e.tree;n.byHand||(n.zoom=this.zoomFor(s,i));let a=`${Math.round(
Math.max(hd,Math.min(Vi,i*Math.min(1,n.zoom)+4)))}px`;o.style.height!==a&&(o.style.height=a),this.drawn=null,n.sized(s,i),n.byHand||n.reveal(e.newest,30),this.drawPicked(),
this.sayTime()}zoomFor(e,n){let{pan:o,scale:s}=this;if(s!==1)return s;let i=Math.min(1,Math.max(.8,(Vi-4)/n));return this.box.closest(".gp-alone")?Math.max(i,Math.
min(2,o.width/e,o.height/n)):i}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){
this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,
picture:n}=this,{x:o,y:s,zoom:i,area:a}=e;this.drawn&&e.gesture&&Math.abs(Math.log(i/this.drawn.zoom))<pd&&i!==this.drawn.zoom?(clearTimeout(this.resting),this.
resting=setTimeout(()=>this.redraw(),ud)):(!this.isDrawn(a)||i!==this.drawn.zoom)&&this.drawAround(a,i);let{drawn:c}=this,d=[(c.area[0]-o)*i,(c.area[1]-s)*i].map(
h=>`${h.toFixed(2)}px`);n.element.style.transform=`translate(${d}) scale(${i/c.zoom})`,n.nameBandsAt(o),this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([
e,n,o,s]){if(!this.drawn)return!1;let{area:i}=this.drawn;return e>=i[0]&&n>=i[1]&&o<=i[2]&&s<=i[3]}drawAround([e,n,o,s],i){let{picture:a}=this,[l,c]=[(o-e)*Yi,(s-
n)*Yi],d=[e-l,n-c,o+l,s+c];this.drawn={zoom:i,area:d},se(a.element,{width:(d[2]-d[0])*i,height:(d[3]-d[1])*i}),se(a.world,{transform:`translate(${-d[0]*i} ${-d[1]*
i}) scale(${i})`}),a.draw(this.state.tree,this.look(d))}look(e){let{state:n,log:o}=this,s=n.broughtOut;return{area:e,zoom:this.pan.zoom,path:sn([s||n.best]),dim:!!s,
number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?i=>n.goalsOf(i):null,root:r(o.readsSource?"target start":"the prompt")}}goTo(e){let{state:n,
log:o,pan:s}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),n.upTo!==null&&(s.byHand=!1),this.regrow()}sayTime(){
let{state:e,slider:n}=this,o=Math.max(1,e.length),s={step:e.shownTo+1,end:o,folded:e.folded},i=r("step {step} of {end}",s);se(n,{max:o}),n.value=String(e.shownTo+
1),n.setAttribute("aria-valuetext",i),A(this.part("step-words"),e.folded?r("step {step} of {end}, {folded} folded",s):i),A(this.part("play"),r(e.playing?"❚❚ Pau\
se":"▶ Play"))}showCard(e){let{card:n,pan:o,state:s}=this;n.show(e.node,s.tree,s.constraints);let{x:i,y:a,zoom:l}=o,[c,d]=[(e.x-i)*l,(e.y+e.height-a)*l+8],{element:h}=n,
u=(e.y-a)*l-h.offsetHeight-8;h.style.left=`${Math.max(4,Math.min(c,o.width-h.offsetWidth-4))}px`,h.style.top=`${d+h.offsetHeight>o.height&&u>0?u:d}px`}drawPicked(){
let{state:e,log:n}=this,o=e.broughtOut,s=this.part("picked");if(s.hidden=!o,s.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go-on").hidden=!n.
canAsk||n.hideFrom!==null;let i=e.tree.at.get(o),a=i&&!i.hidden&&e.kidsOf(i).length,l=this.part("collapse");l.hidden=!i||!a&&!i.hidden||o.beam.status!=="running",
A(l,i&&i.hidden?r("Open what follows ({count})",{count:i.hidden}):r("Fold what follows"))}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");
this.part("which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,s)=>p("option","",String(s+1),{value:s}))),n.value=this.state.
number)}};function Xi(t,e){let n=new zn(e),o=new Dn(t,n);return Ri(o),s=>{t.hidden=!e.usesBeams||e.hideFrom===0,s.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector(
"[data-file=html]").hidden=!e.canAsk,(s.run||s.steps||s.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),s.selection&&o.revealSelected(),o.drawPicked())}}var fd={returned:"★",kept:"■",running:"●",out:"□"},[md,Zi]=[100,14],gd=16,Ks=new WeakMap,Ji=new WeakMap;function Gn(t){let e=[],n=t;for(;n&&!Ks.has(n);)
e.push(n),n=n.before;let o=n?Ks.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!ln(s.beam)?s.chosen.text:""),Ks.set(s,o);return o}function Un(t,e=26){
let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function bd(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;
for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function wd(t,e,n){if(n.ends.has(t.beam.token_id))return qe("eos")[0];if(t.length>=n.maxNew)return qe("length")[0];
let o=(e.returned||[]).find(({last:s})=>s===t);return o?qe(o.stopReason)[0]:r("a stopping criterion")}function kd({place:t,state:e,why:n}){return t!==null?e==="\
returned"?r("{place} output",{place:t+1}):String(t+1):n==="dropped"?r("dropped"):n==="too late"?r("too late"):n==="not reached"?r("not reached"):e==="running"?r(
"still running"):""}var Kn=class{constructor(e,n){this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.
rows.find(({pick:i})=>i.contains(o.target));s&&n.selectStep(n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(
null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;o.preventDefault();let i=this.rows[this.rows.findIndex(({pick:a})=>a===o.target)+s];i&&!i.row.hidden&&i.
pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.from({length:9},()=>e.insertCell()),[o,s]=[p("span","gp-sign",null,{"aria-hidden":"true"}),p("span")];
n[0].append(o,s);let i=p("button","gp-pick",null,{type:"button"}),[a,l]=[p("bdi","gp-head-text"),p("bdi","gp-tail-text")];i.append(a,l),n[3].append(i);let c={row:e,
cells:n,sign:o,place:s,pick:i,head:a,tail:l,node:null};return this.rows.push(c),c}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:c})=>(c.beam.group??null)!==
null),words:e.some(({node:c})=>c.beam.progress)};for(let[c,d]of Object.entries(s))Me(this.table.tHead.querySelector(`.gp-${c}-column`),d);for(;this.rows.length<
e.length;)this.newRow();let i=e.map(({node:c})=>Gn(c)),a=i.map(c=>bd(c,i[0]));i.length>1&&(a[0]=Math.min(...a.slice(1)));let l=Math.max(0,e.findIndex(({node:c})=>c===
this.log.selected));this.rows.forEach((c,d)=>{Me(c.row,d<e.length),!c.row.hidden&&(c.pick.tabIndex!==(d===l?0:-1)&&(c.pick.tabIndex=d===l?0:-1),this.fill(c,e[d],
i.length>1?a[d]:0,n,o,s))})}fill(e,n,o,s,i,a){let{node:l,score:c,place:d,state:h}=n,{cells:u,pick:g}=e,[E,P]=[Gn(l),this.log.selected===l];e.node=l,e.row.dataset.
state!==h&&(e.row.dataset.state=h),A(e.sign,fd[h]),A(e.place,kd(n)),this.sayText(e,E,o,P),g.getAttribute("aria-pressed")!==String(P)&&g.setAttribute("aria-press\
ed",String(P)),Me(u[1],a.moved),a.moved&&A(u[1],yd(d,s.get(l))),Me(u[2],a.group),a.group&&A(u[2],Ee(l.beam.group)),A(u[4],Number.isFinite(ye(l))?U(ye(l)):"−∞"),
A(u[5],String(l.length)),A(u[6],Number.isFinite(c)?U(c):"−∞"),Me(u[7],a.words),a.words&&A(u[7],this.written(l,i)),A(u[8],h==="running"?"–":`${l.index+1}: ${wd(
l,this.log,i)}`)}sayText({pick:e,head:n,tail:o},s,i,a){let l=a||i<gd?0:i,c=`${a} ${l} ${s}`;if(Ji.get(e)===c)return;Ji.set(e,c);let d=Array.from((l?"…":"")+s.
slice(l)),h=a||d.length<=2*Zi?0:Zi,u=d.slice(0,d.length-h);ot(n,(a?u:u.slice(0,md)).join("")),ot(o,h?d.slice(-h).join(""):"",{plain:!h}),e.setAttribute("aria-la\
bel",Y(s)),l||d.length>60?ke(e,()=>r("The whole text: {text}",{text:s})):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((i,a)=>at(i,
e.beam.progress[a],e,o)).length;return`${s===n.length?"✓ ":""}${r("{done} of {all}",{done:s,all:n.length})}`}};function yd(t,e){return e===void 0?t===null?"–":
"– ▲":t===null?`${e+1} ▼`:t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var Vn=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,A(this.button,
r(this.isAsked?"running …":"Run greedy decoding"))}draw(e,n,o){let{log:s}=this,i=(s.searched.get(s.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.
hidden=!!i||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!i,this.fill(this.path,this.pathWords(Bn(e.prompts[n]),e,o.prompts[n].
kept,!!s.started.effective.do_sample));let a=Gi(s.started).map(l=>ze(l)[0]);this.doubt.hidden=!a.length||!!i,A(this.doubt,r("This is the path of the most probab\
le tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:a.join(", ")})),this.exactly.
hidden=!i,i&&this.said!==i&&this.drawFound(i,e,n,o),this.said=i}fill(e,n){let o=n.map(s=>typeof s=="string"?s:s.textContent).join(`
`);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n))}pathWords({last:e,ended:n,left:o},s,i,a){if(o)return this.leftWords(o,s,a);if(!e||e.given)return[
r(a?"The path of the most probable tokens is not known yet.":"The greedy path is not known yet.")];let l=n?i.findIndex(({node:h})=>h===e):-1,c=U(ye(e)),d=l<0?H(
e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",{sum:c}):H(e.length,"Its sum is {sum} after {count} token, its score {\
score}.","Its sum is {sum} after {count} tokens, its score {score}.",{sum:c,score:U(i[l].score,4)});return[[this.fateWords(e,n,l,a),d,...this.bestWords(e,n,l,s,
i)].join(" ")]}fateWords({beam:e,index:n},o,s,i){let a={text:r(i?"The text of the most probable tokens":"The greedy text"),beam:(e.beam??0)+1,place:s+1,token:n+
1};return o?s>0?r("{text} has ended, and has rank {place}.",a):s===0?this.log.finished?r("{text} is the best output.",a):r("{text} is the best so far.",a):e.status===
"finished"?r("{text} ended at token {token} but is not kept: others are better.",a):r("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",a):r("{text} is still running, as beam {beam}.",a)}bestWords({sequence:e},n,o,s,i){if(!n){let d=s.prompts[e].running.map(ye);return d.length?
[r("The best beam has {sum}.",{sum:U(Math.max(...d))})]:[]}if(o===0||!i[0])return[];let{node:a,score:l}=i[0],c={sum:U(ye(a)),score:U(l,4)};return[H(a.length,"Th\
e best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",c)]}leftWords({
index:e,token:n,node:o,sum:s,considered:i,best:a,worst:l},c,d){let h=c.prompts.some(({steps:E})=>(E[0]||[]).some(({beam:P})=>(P.group??null)!==null)),u=_e([o?r(
"rank {rank} of {considered}",{rank:o.rank,considered:i}):r("not among the {considered} considered",{considered:i}),...s===null?[]:[r("sum {sum}",{sum:U(s)})],...l===
null?[]:[r("worst beam that went on {worst}, best {best}",{worst:U(l),best:U(a)})]]),g=r(d?"{where} left the path of the most probable tokens at token {place}: \
{token} ({details}).":"{where} left the greedy path at token {place}: {token} ({details}).");return ge(g,{where:r(h?"Group A":"The search"),place:String(e+1),details:u,
token:n?ne(n.text,"gp-strong"):r("a token that was not recorded")})}drawFound(e,n,o,s){let i=e.tokens.map(([E])=>E),a=Bs(n.prompts[o],E=>i[E]),l=E=>E.reduce((P,C)=>P+
(ae(C)??-1/0),0),c=s.prompts[o].kept[0],d=c?ie(c.node).filter(E=>!E.given):[],h=p("span");this.fill(h,[...ge(r("Run by the library, greedy decoding wrote {text}\
."),{text:ne(Un(e.text,60),"gp-wrote")}),` ${this.totalWords(i.length,l(e.tokens.map(([,,E])=>E)))} `,c?`${this.bestTotalWords(d.length,l(d.map(({chosen:E})=>E.
raw_logprob)))} `:"",...this.pathWords(a,n,s.prompts[o].kept,!1)]);let u=p("details"),g=p("table");for(let[E,[,P,C]]of e.tokens.entries()){let q=g.insertRow();q.
insertCell().textContent=E+1,q.insertCell().append(ne(P)),q.insertCell().textContent=U(ae(C))}u.append(p("summary","",r("Its tokens and their log-probabilities")),
g),this.exactly.replaceChildren(h,u)}totalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?H(e,"It has {count} token with a log-probability\
 of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the processors.",o):H(e,"It has {count} token with a log-probabi\
lity of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}bestTotalWords(e,n){let o={sum:U(n)};return this.log.started.processors.length?H(e,"\
The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log-probability of {sum} be\
fore the processors.",o):H(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of \
{sum}.",o)}};var Wt=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Us=t=>jt.find(([e])=>e===t)?.[1]??String(t),wt=t=>Xe(Number(t.toFixed(4))),Yn=class{constructor(e,n){
this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=jt.map(([o,s])=>this.newRow(o,s)),this.asked=null}newRow(e,n){
let o=this.root.querySelector("tbody").insertRow(),s=p("th","",null,{scope:"row"});o.append(s);let[i,a,l]=Array.from({length:3},()=>o.insertCell()),c=p("span"),
d=p("button","gp-button gp-run-on",null,{type:"button","aria-label":r("Run the search with early_stopping {name}",{name:n})});l.dataset.name=`${r("outputs:")} `,
i.append(c," ",d);let h={row:o,head:s,words:c,button:d,because:a,outputs:l,value:e,name:n,rule:null};return d.addEventListener("click",()=>{this.asked=h.rule,this.
log.ask({type:"search",kind:"rule",rule:h.rule}),this.sayButton(h)}),h}sayButton({button:e,rule:n}){let o=!!(this.asked&&Wt(this.asked,n));e.disabled=o,A(e,r(o?
"running …":"Run the search"))}draw(e,n,o,s,i){A(this.why,this.whyWords(e,n,o(e.own),i));for(let a of this.rows){a.rule={lengthPenalty:s.lengthPenalty,earlyStopping:a.
value};let l=Wt(a.rule,e.own);Te(a.row,l?"gp-own-rule":""),A(a.head,l?r("{name} (this run)",{name:a.name}):a.name),this.drawRule(a,e,n,o,i)}}drawRule(e,n,o,s,i){
let a=s(e.rule),{pools:l}=a.prompts[o],c=l.every(({exact:u})=>u),d=a.stop&&c?null:this.answerTo(e.rule),h=!d&&!(a.stop&&c);if(e.button.hidden=!h||!this.log.finished||
!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),d){A(e.words,r("after step {step}",{step:d.steps})),A(e.because,r("found by a run")),this.sayOutputs(
e.outputs,...this.comparedIds(d));return}A(e.words,xd(a,c,i)),A(e.because,this.reasons(l,n,e.rule)),!c||!a.stop?A(e.outputs,"–"):this.sayOutputs(e.outputs,...this.
comparedNodes(a,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.kind==="rule"&&Wt(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){
let[i,a]=[e,n].map(({prompts:c})=>c[o].kept.slice(0,s));return[i.filter(({node:c},d)=>!a[d]||a[d].node!==c).length,i.length,i[0]?{text:Gn(i[0].node),score:i[0].
score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).
length,e.length,e[0]]}sayOutputs(e,n,o,s){let i=s&&{differ:n,all:o,score:U(s.score,4)},a=n?o>1?r("{differ} of {all} differ; the best, with score {score}:",i):r(
"another text, with score {score}:",i):r("the same"),l=a+(n?s.text:"");e.dataset.said!==l&&(e.dataset.said=l,e.replaceChildren(a,...n?[" ",ne(Un(s.text,40),"gp-\
wrote")]:[]))}whyWords(e,n,o,s){let{pools:i}=o.prompts[n],a=Us(e.own.earlyStopping);return(o.stop?r("This search stopped after step {step} by the rule of early_\
stopping {name}.",{step:o.stop.step,name:a}):s?r("The search was cut off. By the rule of early_stopping {name} it would have gone on.",{name:a}):r("The search g\
oes on by the rule of early_stopping {name}.",{name:a}))+(i.length>1?`
`:" ")+this.reasons(i,e,e.own)}reasons(e,n,o){return e.map(s=>[...vd(s,e.length>1),this.reason(s,n,o)].join(" ")).join(`
`)}reason({stop:e,weighed:n},o,s){if(!n)return r("No step has been taken.");let{best:i,length:a,bound:l,worst:c}=n;if(e&&e.why==="criteria")return this.cutOffWords(
o,e);if(c===null)return H(o.size,"No text has ended.","Fewer than {count} texts have ended.");let d=s.earlyStopping==="never"&&s.lengthPenalty>0,h=`${U(i)} / ${a}\
 ^ ${wt(s.lengthPenalty)} = ${U(l,4)}`,u={numbers:d?r("{formula} (at the longest possible length)",{formula:h}):h,worst:U(c,4)},{together:g}=o;if(!e)return g?r(
"The best running beam, {numbers}, is above the worst that is kept, {worst}.",u):r("The best continuation of the step, {numbers}, is above the worst that is kep\
t, {worst}.",u);if(e.why==="settled")return g?r("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",u):
r("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",u);let E=H(o.size,"{count} text has\
 ended, which is enough.","{count} texts have ended, which is enough.");if(!(l>c))return E;let P=g?r("Yet the best running beam, {numbers}, was above the worst \
of them, {worst}.",u):r("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",u);return`${E} ${P}`}cutOffWords({start:e,maxNew:n},{
step:o}){if(o-e>=n)return H(e+n,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let s=(this.log.finished?this.
log.finished.sequences:[]).find(({stop_reason:i})=>!["eos","length","unfinished"].includes(i));return s?r("Every continuation met a stopping criterion ({reason}\
).",{reason:qe(s.stop_reason)[0]}):r("Every continuation met a stopping criterion.")}};function xd({stop:t,prompts:e},n,o){return n?t?r("after step {step}",{step:t.
step}):o?r("goes on past step {step}",{step:Wn({prompts:e})}):r("not yet"):t?r("not exact: about step {step}",{step:t.step}):r("not exact")}function vd({group:t,
stop:e},n){if(t===null)return[];let o={group:Ee(t),step:e&&e.step};return[n&&e?r("Group {group}, after step {step}:",o):r("Group {group}:",o)]}function Qi(t,e){let o=y=>t.querySelector(".gp-"+y),[s,i,a,l,c]=["slide","power","rule","own-again","of-prompt"].map(o),[d,h,u]=["formula","honest","rest"].map(
o),g=new Kn(o("hypothesis-table"),e),E=new Yn(t,e),P=new Vn(t,e),C={},q=null,D=new Map;for(let[y,O]of jt)a.append(p("option","",O,{value:JSON.stringify(y)}));s.
addEventListener("input",()=>R({lengthPenalty:Number(s.value)})),i.addEventListener("input",()=>{Number.isFinite(i.valueAsNumber)&&R({lengthPenalty:i.valueAsNumber})}),
i.addEventListener("change",()=>e.usesBeams&&I(j(js(e)),!0)),a.addEventListener("change",()=>R({earlyStopping:JSON.parse(a.value)})),l.addEventListener("click",
()=>{C={},M(),s.focus()}),c.addEventListener("change",()=>M());function R(y){C={...C,...y},M()}let j=y=>({...y.own,...C});function I(y,O=!1){Number(s.value)!==y.
lengthPenalty&&(s.value=y.lengthPenalty),(O||document.activeElement!==i)&&(i.value=String(Number(y.lengthPenalty.toFixed(4)))),a.value=JSON.stringify(y.earlyStopping)}
function N(y){return O=>{let $=JSON.stringify(O),z=D.get($);if(z)return z;let f=zi(y,O);return f.stop&&D.set($,f),f}}function T(y){return{stop:e.finished?{step:0,
why:""}:null,prompts:y.prompts.map(({finished:O})=>({kept:O.map($=>({node:$,score:$.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}
function M({onlySelection:y=!1,anew:O=!1}={}){let $=js(e),z=!!(e.finished||e.failed),f=x($.prompts.length),m=N($),L=$.together!==null&&Hi($,m($.own),!!e.finished),
W=L?j($):$.own,F=L?m(W):T($),K=L?m($.own):F,V=L&&!Wt(W,$.own),Z=Di($,f,F,W,z),J=V?new Map(K.prompts[f].kept.map(({node:ue},Le)=>[ue,Le])):null;if(g.draw(Z.slice(
0,40),J,$),u.hidden=Z.length<=40,A(u,H(Z.length-40,"and {count} more, with a lower score","and {count} more, with lower scores")),y)return;for(let ue of["what-i\
f","stopping"])o(ue).hidden=!L;o("greedily").hidden=!1,I(W,O),l.hidden=!V,A(l,r("Back to the run’s own: {power}, {early}",{power:wt($.own.lengthPenalty),early:Us(
$.own.earlyStopping)}));let te=Z.filter(({place:ue})=>ue!==null);q={best:te[0]||null,rule:W,tally:k(Z,te)},A(o("counts"),q.tally),A(o("scored"),r("sum / length \
^ {power}",{power:wt(W.lengthPenalty)})),d.setAttribute("aria-live",V?"polite":"off"),A(d,S(te[0],W)),v(L?_(F,K,f,$,W,z):b($)),L&&E.draw($,f,m,W,z),P.draw($,f,K)}
function x(y){return o("of-prompts").hidden=y<2,c.options.length!==y&&c.replaceChildren(...Array.from({length:y},(O,$)=>p("option","",r("prompt {number}",{number:$+
1}),{value:$}))),Math.max(0,c.selectedIndex)}function k(y,O){let $=y.filter(({state:f})=>f==="running").length,z=y.filter(({state:f})=>f==="returned").length;return[
r("{count} ended",{count:B(y.length-$)}),r("{count} kept",{count:B(O.length)}),...$?[r("{count} running",{count:B($)})]:[],...z?[H(z,"{count} output","{count} o\
utputs")]:[]].join(", ")}function S(y,{lengthPenalty:O}){if(!y)return r("No text is kept yet.");let{node:$,score:z}=y,f={sum:U(ye($)),length:$.length,power:wt(O),
score:U(z,4)};return r("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",f)}function v(y){h.hidden=!y,A(h,y)}function b(y){
return y.prompts.every(({steps:O,given:$})=>O.length===$)?r("The search has not begun: all tokens so far were given."):y.together===null?r("This decoding loop h\
as its own rules: the texts are shown as they were recorded."):r("The recording does not follow the rules of this search, so what other settings would give cann\
ot be computed.")}function _(y,O,$,z,f,m){let L=Math.max(1,...z.prompts.map(({steps:V})=>V.length-z.start)),W=L**f.lengthPenalty;if(!Number.isFinite(W)||W===0)return r(
"{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:L,power:wt(f.lengthPenalty)});let F=y.prompts[$].
pools.filter(({exact:V})=>!V);if(F.length){let V=F.map(({group:Z})=>Ee(Z)).join(", ");return H(F.length,"Not exact: an earlier group would have stopped at anoth\
er step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at anothe\
r step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:V})}if(Wt(f,z.own))return"";if(!y.stop){if(!m)return"";
let V=Wn(y);return z.together?r("With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",
{step:V}):r("With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:V})}
let{step:K}=y.stop;return O.stop?K<O.stop.step?r("With these settings the search would have stopped after step {step}, not {own}: what ended later does not coun\
t.",{step:K,own:O.stop.step}):"":r("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:K})}let w=y=>()=>q&&
q.best?r("the best: {words}.",{words:y(q.best)}):"";return be(t,{rank:()=>q?he(q.tally):"",sum:w(({node:y})=>H(y.length,"the log-probability of {count} token is\
 {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:U(ye(y))})),length:w(({node:y})=>H(y.length,"{count} token","{count} tokens")),score:w(({node:y,
score:O})=>`${U(ye(y))} / ${y.length}^${wt(q.rule.lengthPenalty)} = ${U(O)}`),ended:w(({node:y})=>r("at step {step}",{step:y.index+1}))}),y=>{if(y.run&&(C={},D=
new Map,c.replaceChildren()),(y.run||y.searched)&&(E.asked=P.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let O=e.hideFrom!==null;if(o("untold").hidden=!O,
o("found").hidden=O,o("counts").hidden=O,O)return;let{run:$,steps:z,status:f,selection:m,searched:L}=y;$||z||f||L?M({anew:$}):m&&M({onlySelection:!0})}}var sr={};re(sr,{addGroupPanes:()=>Cd,chooseUnit:()=>no,start:()=>or});var Ys={};re(Ys,{canStandAlone:()=>Vs});function Vs(t){let e=p("button","gp-alone-button",null,{type:"button"});e.append(Sd()),t.append(e);let n=null;async function o(){let l=_d(t);t.classList.add("gp\
-alone");let c=new MutationObserver(()=>t.hidden&&s());if(c.observe(t,{attributeFilter:["hidden"]}),document.addEventListener("keydown",i,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",i,!0),t.classList.remove("gp-alone"),t.popover&&t.removeAttribute("popover"),l.restore(),a()},a(),document.fullscreenEnabled)
try{await t.requestFullscreen();return}catch{}n&&(t.popover="manual",t.showPopover(),l.silence(),e.focus({preventScroll:!0}))}function s(){document.fullscreenElement===
t?document.exitFullscreen():n&&n(),e.focus({preventScroll:!0})}function i(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),s())}function a(){let l=n?
r("Leave full screen"):r("Full screen");e.title=l,e.ariaLabel=t.ariaLabel?`${l}: ${t.ariaLabel}`:l,t.dispatchEvent(new Event("gp-alone"))}e.addEventListener("cl\
ick",()=>n?s():o()),t.addEventListener("fullscreenchange",({target:l})=>{l===t&&document.fullscreenElement!==t&&n&&n()}),a()}function _d(t){let e=[],n=[],o=[];for(let a=t.
parentElement;a;a=a.parentElement)o.push(a),(a.scrollTop||a.scrollLeft)&&e.push([a,a.scrollLeft,a.scrollTop]);let s=t.parentElement;s.style.minHeight=`${s.offsetHeight}\
px`;function i(){for(let[a,l,c]of e)a.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let a of o)for(let l of a.children)l.contains(t)||l.inert||
(l.inert=!0,n.push(l))},restore(){for(let a of n)a.inert=!1;s.style.minHeight="",i(),window.addEventListener("resize",i,{once:!0}),setTimeout(()=>window.removeEventListener(
"resize",i),1e3)}}}function Sd(){let t=Q("svg"),e=Q("path");return t.setAttribute("viewBox","0 0 16 16"),t.setAttribute("aria-hidden","true"),e.setAttribute("d",
"M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),t.append(e),t}var Zs={};re(Zs,{RunGroup:()=>cn});var Od=["token_id","text","piece","logprob","raw_logprob","entropy"],Xs=class extends st{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},cn=class extends pt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.charts={},this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let i=e.kind==="lanes"?Object.assign(new Xs(this,
s),{unit:this.unit}):null,a={number:s,group:n,seed:o,log:i,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(a),a});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}appendRun(e,n){return n!==this.
turn&&this.feed(""),this.turn=n,this.append(e)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(e){let n=Object.hasOwn(ea,e.type)&&ea[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n,o=!1){let s=i=>i.run||!i.entries;super.subscribe(e,i=>n(s(i)?{...i,entries:new Set(this.entries.keys())}:i),
o)}setPair(e,n){this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed(
"pair")}setLanes(e){this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(
o)}answered(e){return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(
n=>this.showMeasured(n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.
metrics:[];this.metrics=e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){
let n=(s,i)=>this.inNats.has(s)&&Number.isFinite(i)?Se(i,this.unit):i,o=(s,i)=>Object.fromEntries(Object.entries(s).map(([a,l])=>[a,i(a,l)]));e.values=o(e.told.
values,n),e.each=o(e.told.each,(s,i)=>i.map(a=>n(s,a)))}},ea={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){
t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Od.map(
(s,i)=>[s,o[i]])));t.entryChanged(e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(
e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e,charts:n}){
t.found=e,t.charts=n||{},t.changed("found")},Served(t,{way:e,steps:n,tokens:o,settings:s,requests:i,...a}){e===0&&s&&(t.found={...a,requests:i,tokens:[],ways:[]}),
s&&(t.found.ways[e]={settings:s,steps:[]}),t.found.ways[e].steps.push(...n),t.found.tokens.push(...o||[]),t.changed("found")},Done(t,{stopped:e,overtaken:n}){t.
done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Qs={};re(Qs,{linkTermsIn:()=>Js,withTermLinks:()=>Bt});var Md=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Ed="(?:s|es|e|n|en|x)?",Td=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Xn=null;function Ld(){if(Xn)return Xn;let t=new Map;for(let n of Tt){if(Td.has(n))continue;let[o]=ft(
n).name.split(" (");t.has(o.toLowerCase())||t.set(o.toLowerCase(),n)}let e=[...t.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Xn={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${e.join("|")})${Ed}(?![\\p{L}\\p{N}_-])`,"giu"),ids:t},Xn}function Bt(t,e=new Set){let{pattern:n,ids:o}=Ld();
return t.split(Md).flatMap((s,i)=>{if(i%2)return[s];let a=[],l=0;for(let c of s.matchAll(n)){let d=o.get(c[1].toLowerCase());e.has(d)||(e.add(d),a.push(s.slice(
l,c.index),p("a","gp-term-link",c[0],{href:en(d)})),l=c.index+c[0].length)}return[...a,s.slice(l)]})}function Js(t){for(let e of t.querySelectorAll("p.gp-note")){
let[n]=e.childNodes;e.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue.trim()&&e.replaceChildren(...Bt(n.nodeValue))}}var na={},Zn=null,Jn=new Map,Qn=new Map,tr="bits";function eo(t){return Jn.has(t)||Jn.set(t,Object.assign(new st,{unit:tr})),Jn.get(t)}function to(t){return Qn.
has(t)||Qn.set(t,Object.assign(new cn(t),{unit:tr})),Qn.get(t)}function no(t){tr=t;for(let e of[...Jn.values(),...Qn.values()])e.setUnit(t)}function Ad(t,e,{log:n="\
main"}={}){sa(na[t],t,e,eo(n),"run")}function Pd(t,e,{group:n}){let o=to(n),s=()=>sa(Zn[t],t,e,o,Id.has(t)?"text":jd.has(t)?"model":"runs");if(Zn)return s();nr.
push({drawNow:s,failed:()=>qd(e)}),o.subscribe(e,()=>{!Zn&&(o.header||o.found||o.lanes)&&$d()})}var nr=[],er=!1;function $d(){if(er||!window.GenerationPlaygroundComparisons)
return;er=!0;let t=document.createElement("script");t.src=window.GenerationPlaygroundComparisons,t.onerror=()=>{er=!1;for(let{failed:e}of nr)e()},document.head.
append(t)}function Cd(t){Zn=t;for(let e of document.querySelectorAll(".gp-not-loaded"))e.remove();nr.splice(0).forEach(({drawNow:e})=>oa(e))}function qd(t){t.querySelector(
":scope > .gp-not-loaded")||t.append(p("p","gp-note gp-not-loaded",r("This part of the page could not be loaded. Reload the page.")))}function oa(t){try{t()}catch(e){
console.error("Generation Playground:",e)}}function sa(t,e,n,o,s){let i=n.querySelector(".gp-pane");if(!i||!t){console.error(`Generation Playground: there is no\
 pane “${e}” here.`);return}zo(i),Js(i);let a=ks(i,s);ra.push(n),Nd.has(e)||Vs(i);let l=t(i,o),c=Wd.has(e)?zd(i,o,l,e):l;o.subscribe(i,d=>{c(d),a()},!Rd.has(
e)),ia()}var ra=[],ta=null;function ia(){let t=Rn();if(t===ta)return;let e=ra.find(o=>o.getClientRects().length&&o.isConnected);if(t!==null&&!e||(ta=t,t===null))
return;let n=e.querySelector(":scope > .gp-glossary-place");n||(n=p("div","gp-pane gp-glossary-place"),n.addEventListener("click",o=>tn(o,n)),e.append(n)),Qe(n,
t)}var Rd=new Set(["branches"]),Nd=new Set(["numbers","check","token","progress","arrival"]),Id=new Set(["detection","mistakes","attack","strengths"]),jd=new Set(
["shelf","estimate","opened"]),Wd=new Set(["tokens","spoken","word_times","token","candidates","processors","curve","in_words","logit_lens","cross_attention","c\
heck","quiz"]),Bd=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function zd(t,e,n,o){let s=Object.fromEntries(e.kinds.map(a=>[a,!0])),i=!1;
return a=>{if(e.denoises||e.isFromElsewhere&&Bd.has(o)){i=t.hidden=!0;return}i&&(t.hidden=!1),n(i?s:a),i=!1}}function Fd(t,e,n){eo(t).feedRun(e||"",n)}function Hd(t,e,n){
return eo(t).appendRun(e,n)}function Dd(t,e,n){return to(t).appendRun(e,n)}function Gd(t,e,n){to(t).feedRun(e||"",n)}function or(t){na=t;let e={mount:Ad,feed:Fd,
append:Hd,appendGroup:Dd,chooseUnit:no,log:eo,RunLog:st,mountGroup:Pd,feedGroup:Gd,group:to};window.GenerationPlayground=e;let n=window.GenerationPlaygroundQueue||
[],o=s=>oa(()=>s(e));window.GenerationPlaygroundQueue={push:o},n.forEach(o),window.addEventListener("hashchange",ia)}function aa(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",i=>{let a=n(i);a&&(i.buttons===1?e.selectStep(a):o(a))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",i=>{let a=n(i);a&&e.selectStep(a)}),rr(t,e)}function rr(t,e){t.addEventListener("keydown",n=>{let o={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};n.key==="Escape"&&e.selectStep(null),n.key in o&&(n.preventDefault(),e.walk(o[n.key]))})}function oo(t,e,n,o,s=0){
e&&(t.setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),
t.setAttribute("aria-valuetext",o)}var gr={};re(gr,{drawChart:()=>mr,withLine:()=>Zd,withPoint:()=>Jd});var lr={};re(lr,{diamond:()=>ar,drawMarks:()=>so,dress:()=>zt,lineMark:()=>kt,pathMark:()=>ir,pixel:()=>we,textMark:()=>lt,toldMark:()=>ro});function so(t,e){for(e.forEach(([n,o,s,i],a)=>{let l=t.childNodes[a];if(!l||l.localName!==n){let c=Q(n);l?l.replaceWith(c):t.append(c),l=c}zt(l,{...s,...o?{class:o}:
{}}),Array.isArray(i)?so(l,i):A(l,i??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function zt(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var we=t=>Math.round(t*10)/
10,kt=(t,e,n,o,s)=>["line",t,{x1:we(e),y1:we(n),x2:we(o),y2:we(s)},[]],lt=(t,e,n,o,s="middle")=>["text",t,{x:we(e),y:we(n),"text-anchor":s},o],ir=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${we(n)} ${we(o)}`).join("")||"M0 0"},[]],ro=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n],ar=(t,e,n)=>`\
M${we(t)} ${we(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;var pr={};re(pr,{hasPlotly:()=>hr,plotly:()=>ur});var cr={};re(cr,{bytesOf:()=>dn});function dn(t){let e=atob(t.trim()),n=new Uint8Array(e.length);for(let o=0;o<e.length;o++)n[o]=e.charCodeAt(o);return n}function hr(){return!!(window.Plotly||document.getElementById("plotly")||window.GenerationPlaygroundPlotly)}var dr;function ur(){return dr??=Kd().catch(t=>{throw dr=
void 0,t}),dr}async function Kd(){if(window.Plotly)return window.Plotly;let t=document.getElementById("plotly"),e=document.createElement("script");if(t)e.textContent=
await Ud(t.textContent);else if(window.GenerationPlaygroundPlotly)e.src=window.GenerationPlaygroundPlotly;else throw new Error("This page does not say where Plo\
tly is.");let n=t?null:new Promise((o,s)=>{e.onload=o,e.onerror=()=>s(new Error(`Plotly could not be fetched from ${e.src}.`))});return document.head.append(e),
await n,window.Plotly}async function Ud(t){return new Response(new Blob([dn(t)]).stream().pipeThrough(new DecompressionStream("gzip"))).text()}var Vd=/^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/,io=new Set;function mr(t,e,n){if(t.hidden=!e,!e)return;let o=fr(e),s=[...io].find(i=>i.box===t);s?s.chart=o:Yd(t,o,
n),ao(t,o)}function fr(t){return Bo(t)?r(t):Array.isArray(t)?t.map(fr):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,n])=>[e,fr(n)])):t}function Yd(t,e,n){
t.classList.add("gp-chart-box"),t.append(p("div","gp-chart-plot"),Xd());let o={box:t,chart:e};n&&t.addEventListener("gp-press",({detail:s})=>n(s)),io.add(o),new ResizeObserver(
()=>t.clientWidth&&t.dataset.width!==String(t.clientWidth)&&ao(t,o.chart)).observe(t),t.closest(".gp-pane")?.addEventListener("gp-alone",()=>ao(t,o.chart))}function Xd(){
let t=p("details","gp-chart-values");return t.append(p("summary","",r("Values")),p("ul")),t}async function ao(t,e){let n=t.querySelector(".gp-chart-plot");if(eh(
t.querySelector(".gp-chart-values"),e),zt(n,{...Object.fromEntries([...n.attributes].map(({name:o,value:s})=>[o,s])),role:"group","aria-label":r("{chart}. Its v\
alues follow as a list.",{chart:e.layout.meta})}),!!t.clientWidth){t.dataset.width=String(t.clientWidth),t.setAttribute("aria-busy","true");try{let o=await ur(),
s={...hn(e.layout,t),separators:Ro(),autosize:!1,width:n.clientWidth,uirevision:"kept",dragmode:matchMedia("(pointer: coarse)").matches?!1:"zoom"};t.closest(".g\
p-alone")&&s.height&&(s.height=Math.max(s.height,Math.round(innerHeight*.6))),n.classList.contains("js-plotly-plot")?await o.react(n,hn(e.data,t),s):(await o.newPlot(
n,hn(e.data,t),s,Qd(o)),n.on("plotly_click",({points:[i]})=>t.dispatchEvent(new CustomEvent("gp-press",{detail:i}))))}catch(o){n.textContent=r("The chart could \
not be drawn: its library did not load. Reload the page; the values are in the list below."),console.error("Generation Playground:",o)}finally{t.removeAttribute(
"aria-busy")}}}function Zd(t,e,n){if(!t)return t;let{shapes:o=[],annotations:s=[]}=t.layout,i={type:"line",x0:e,x1:e,yref:"paper",y0:0,y1:1,line:{color:"var(--g\
p-error)",width:1.5,dash:"dash"}},a={x:e,yref:"paper",y:1,yanchor:"bottom",text:n,showarrow:!1,font:{color:"var(--gp-error)"}};return{...t,layout:{...t.layout,shapes:[
...o,i],annotations:[...s,a]}}}function Jd(t,{x:e,y:n,words:o}){if(!t)return t;let s={type:"scatter",mode:"markers",x:[e],y:[n],text:[o],hoverinfo:"text",marker:{
color:"var(--gp-chosen)",symbol:"diamond",size:13}};return{...t,data:[...t.data,s]}}function Qd(t){let e=(o,s)=>({name:o==="svg"?r("Download plot as an SVG"):r(
"Download plot as a PNG"),icon:s,click(i){let a=i.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");t.downloadImage(i,{format:o,filename:a,
width:i.clientWidth,height:i.clientHeight,scale:o==="svg"?1:2})}});return{locales:{"en-US":{dictionary:{Zoom:r("Zoom"),Pan:r("Pan"),"Zoom in":r("Zoom in"),"Zoom\
 out":r("Zoom out"),"Reset axes":r("Reset axes"),"Double-click to zoom back out":r("Double-click to zoom back out")}}},displaylogo:!1,doubleClickDelay:400,modeBarButtonsToRemove:[
"toImage","select2d","lasso2d","autoScale2d"],modeBarButtonsToAdd:[e("png",t.Icons.camera),e("svg",t.Icons.disk)]}}function eh(t,{data:e}){let n=e.flatMap(({text:o,
hovertext:s=o,hoverinfo:i})=>i==="text"&&Array.isArray(s)?s.flat():[]).filter(Boolean);t.hidden=!n.length,t.querySelector("ul").replaceChildren(...n.map(o=>p("l\
i","",o)))}function hn(t,e){return Array.isArray(t)?t.map(n=>hn(n,e)):t&&typeof t=="object"?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,hn(o,e)])):typeof t==
"string"?th(t,e):t}function th(t,e){let[,n,o]=Vd.exec(t)||[];if(!n)return t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;");let s=getComputedStyle(
e).getPropertyValue(n).trim();return o===void 0?s:`rgba(${[1,3,5].map(a=>parseInt(s.slice(a,a+2),16)).join(", ")}, ${o})`}function la(){for(let t of io)t.box.isConnected?
ao(t.box,t.chart):io.delete(t)}matchMedia("(prefers-color-scheme: dark)").addEventListener("change",la);for(let t of[document.documentElement,document.body])t&&
new MutationObserver(la).observe(t,{attributeFilter:["class"]});var nh=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),ca=t=>me(nh.format(t)),br={information:{unit:!0,write:ca,look:{rangemode:"\
tozero"}},sum:{unit:!0,write:ca,look:{}},share:{title:()=>r("probability"),write:G,look:{rangemode:"tozero",tickformat:".0%"}},count:{title:()=>r("tokens kept"),
write:B,look:{type:"log",dtick:1}},rank:{title:()=>r("rank"),write:B,look:{type:"log",dtick:1,autorange:"reversed"}}},wr=[["kept","solid"],["chosen","dash"],["a\
ccepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],["before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([t,e])=>({role:t,dash:e})),
oh=()=>({information:{name:r("surprisal and entropy"),axis:"information",about:r("Surprisal tells how unexpected each token was; entropy how uncertain the next \
token was, for the model (before) and for the draw (after)."),series:[{name:r("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:r("How unexpected \
the chosen token was: minus the logarithm of its probability after the processors; before them where a text was only read."),value:t=>Oe(t).surprisal},{name:r("\
entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:r("How uncertain the model was, before any processor: the surprisal that it expected."),value:t=>t.
distribution.entropy_before},{name:r("entropy after"),term:"entropy",role:"entropy-after",dash:"dash",tip:r("How uncertain the draw was, after the processors."),
value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:r("candidates kept"),axis:"count",about:r("How many tokens of the vocabulary could still be \
chosen after the processors. Each line of the grid is ten times the one below."),series:[{name:r("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",
tip:r("The number of tokens with a probability above 0 after the processors."),value:t=>t.isPrompt?null:Math.max(1,Ce(t))}]},cumulative:{name:r("cumulative log-\
probability"),axis:"sum",about:r("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up \
separately."),series:[{name:r("after the processors"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:r("Added up after the processors: from \
the probabilities that the tokens were drawn with."),value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:r("before them"),term:"cumulative-lo\
gprob",role:"entropy-before",dash:"dot",sum:!0,tip:r("Added up before the processors: from the probabilities that the model gave."),value:t=>t.chosen.raw_logprob}]},
before:{name:r("looked up: probability before"),axis:"share",about:r("How probable the model found each looked-up token at each place, before the processors."),
of:t=>X(t.raw_logprob)},after:{name:r("looked up: probability after"),axis:"share",about:r("How probable each looked-up token was in the draw at each place, aft\
er the processors: 0% where they removed it."),of:t=>X(t.logprob)},rank:{name:r("looked up: rank"),axis:"rank",about:r("The rank of each looked-up token among a\
ll tokens before the processors: 1, the likeliest, is at the top."),of:t=>t.raw_rank||null}}),sh=()=>({information:{name:r("surprisal"),axis:"information",about:r(
"How unexpected each token was, from the log-probabilities that the server gave."),series:[{name:r("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:r(
"How unexpected the chosen token was: minus the logarithm of its probability."),value:t=>Oe(t).surprisal}]},cumulative:{name:r("cumulative log-probability"),axis:"\
sum",about:r("The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[
{name:r("as reported"),term:"cumulative-logprob",role:"surprisal",dash:"solid",sum:!0,tip:r("Added up from the log-probabilities that the server gave."),value:t=>t.
chosen.raw_logprob}]}}),kr=(t=!1)=>t?sh():oh();var xr={};re(xr,{axisOf:()=>lo,chartOf:()=>yr});var lo=(t,e={})=>({color:"var(--gp-muted)",gridcolor:"var(--gp-line)",linecolor:"var(--gp-line)",zeroline:!1,automargin:!0,
title:{text:t,standoff:8,font:{size:13}},...e}),yr=(t,e,n,o,s={})=>({data:e,layout:{font:{color:"var(--gp-text)",size:13,family:"system-ui, Segoe UI, Roboto, He\
lvetica Neue, Arial"},paper_bgcolor:"var(--gp-surface)",plot_bgcolor:"var(--gp-surface)",hoverlabel:{bgcolor:"var(--gp-raised)",bordercolor:"var(--gp-line)",font:{
color:"var(--gp-text)"}},hovermode:"closest",margin:{l:52,r:18,t:28,b:44},height:300,showlegend:!1,xaxis:n,yaxis:o,meta:t,...s}});var rh={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},ih=720,ah=600,lh=8*Math.LN2,ch={xref:"x",yref:"paper",y:1,xanchor:"left",showarrow:!1,
bgcolor:"var(--gp-surface)",font:{color:"var(--gp-muted)",size:12}},ha=t=>rh[t]??t.replaceAll("px","").replaceAll(","," ");function ua({series:t,of:e},n){return t||
[...n].slice(-wr.length).map(([o,s],i)=>({...wr[i],name:s,term:"probability",tip:r("The looked-up token {token}, id {id}.",{token:Y(s),id:o}),value:a=>{let l=(a.
watched||[]).find(({token_id:c})=>c===o);return l?e(l):null}}))}function pa({curve:t,series:e,steps:n,prompt:o,current:s,unit:i,factor:a}){let l=br[t.axis],c=o.
length,d=T=>T.index+1-(T.isPrompt?c+1:0),h=l.unit?a:1,u=(T,M,x)=>({type:"scatter",mode:M.length>400?"lines":"lines+markers",name:T.name,connectgaps:!1,hoverinfo:"\
text",x:M.map(d),...hh(T,M,h,l,i),line:{color:`var(--gp-${T.role})`,width:2,dash:T.dash},marker:{color:`var(--gp-${T.role})`,size:4},opacity:x?.75:1}),[g,E]=[c?
e.map(T=>u(T,o,!0)):[],e.map(T=>u(T,n,!1))],P=e.flatMap((T,M)=>[...c?[g[M]]:[],E[M]]),C=Math.max(10,n.length),q=lo(r("token"),{range:[c?.5-c:.5,C+.5],showgrid:!1}),
D=l===br.information?dh(da(g),da(E),lh*a):null,R=lo(l.unit?r(i):l.title(),D?{range:[0,D.end]}:l.look),j=innerWidth<ah,I=D?[{...ch,yanchor:j?"top":"bottom",x:.5-
c,text:r("prompt: up to {value}",{value:`${l.write(D.highest)} ${r(i)}`})}]:[],N={label:r("{curve} along the text",{curve:t.name}),layout:{height:j||innerHeight<
ih?200:260,hovermode:"x",margin:{l:52,r:12,t:D?26:12,b:40},shapes:uh(c,s&&d(s)),annotations:I}};return yr(N.label,P,q,R,N.layout)}function dh(t,e,n){let o=Math.
max(e*1.08,n);return e&&t>1.5*o?{end:o,highest:t}:null}var da=t=>t.reduce((e,{y:n})=>n.reduce((o,s)=>Math.max(o,s??0),e),0);function hh(t,e,n,o,s){let i=0,a=e.map(
c=>{let d=ae(t.value(c));return t.sum?(i=i===null||d===null?null:i+d,i===null?null:i*n):d===null?null:d*n}),l=a.map((c,d)=>c===null?"":r("{token} {series}: {val\
ue}",{token:Y(e[d].chosen.text),series:t.name,value:`${o.write(c)}${o.unit?` ${r(s)}`:""}`}));return{y:a,text:l}}function uh(t,e){let n={type:"line",yref:"paper",
y0:0,y1:1},o={type:"rect",xref:"x",x0:.5-t,x1:.5,yref:"paper",y0:0,y1:1,fillcolor:"var(--gp-raised)",line:{width:0},layer:"below"};return[...t?[o,{...n,x0:.5,x1:.5,
line:{color:"var(--gp-muted)",width:1,dash:"dot"}}]:[],...e===null?[]:[{...n,x0:e,x1:e,line:{color:"var(--gp-chosen)",width:1.5}}]]}var ph=150;function fa(t,e){let n=b=>t.querySelector(".gp-"+b),[o,s,i,a,l]=["curve-chart","reading","unit","view","keys"].map(n),c=kr(),d=new Map,h=0,u=-1/0,g=!1,
E=()=>c[a.value],P=()=>ua(E(),d);function C(){let b=e.current();return b?Et([],e.lastOf(b)).added:[]}function q(){let b=Object.keys(c).filter(w=>c[w].series||d.
size);if(b.length===a.options.length&&[...a.options].every(({text:w},y)=>w===c[b[y]].name))return;let _=b.includes(a.value)?a.value:b[0];a.replaceChildren(...b.
map(w=>p("option","",c[w].name,{value:w}))),a.value=_}function D(b){for(let _ of b)for(let{token_id:w,text:y}of _.watched||[])d.set(w,y)}function R(){let b=[E().
about,e.promptSteps.length?r("The prompt comes before the text, on a shaded background."):""].filter(Boolean).join(" ");A(n("about"),b);let _=P(),w=JSON.stringify(
_.map(({name:y,tip:O})=>[y,O]));l.dataset.key!==w&&(l.dataset.key=w,l.replaceChildren(..._.map(j)))}function j({name:b,term:_,role:w,dash:y,tip:O}){let $=p("spa\
n");ce($,_,()=>e.current()?he(N(e.current())):"",{meaning:O});let z=Q("svg",""),f=Q("line","");for(let[m,L]of Object.entries({width:26,height:8,"aria-hidden":"t\
rue"}))z.setAttribute(m,String(L));for(let[m,L]of Object.entries({x1:0,y1:4,x2:26,y2:4,stroke:`var(--gp-${w})`,"stroke-dasharray":ha(y)}))f.setAttribute(m,String(
L));return z.append(f),$.append(z,E().of?ne(b):b),$}function I(){let b=e.current(),_=b?N(b):r("The curve grows with the text.");A(s,_),oo(s,b,C().length,b?_:r("\
no token yet"),e.promptSteps.length)}function N(b){let _={number:b.index+1,token:Y(b.chosen.text),facts:T(b)};return b.isPrompt?r("Prompt token {number}, {token\
}: {facts}",_):r("Token {number}, {token}: {facts}",_)}function T(b){if(E().of)return x(b)||r("no token was looked up here");if(a.value==="kept")return b.isPrompt?
r("no processor takes part"):r("{kept} of {count} tokens kept",{kept:B(Ce(b)),count:B(b.distribution.vocab)});if(a.value==="cumulative")return M(b);let{surprisal:_,
entropyBefore:w,entropyAfter:y}=Oe(b);if(e.isFromElsewhere)return r("surprisal {surprisal}",{surprisal:oe(ae(_),e.unit)});let[O,$,z]=[_,w,y].map(f=>oe(ae(f),e.unit));
return b.isPrompt?r("surprisal {surprisal}; entropy {entropy}",{surprisal:O,entropy:$}):r("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:O,
before:$,after:z})}function M(b){let _=b.isPrompt?e.promptSteps:C(),w=_.slice(0,_.indexOf(b)+1),y=P().filter(O=>O.value(b)!==null).map(O=>{let $=w.map(f=>ae(O.value(
f)));return`${$.includes(null)?r("minus infinity"):oe($.reduce((f,m)=>f+m,0),e.unit)} ${O.name}`});return r("log-probability so far {sums}",{sums:y.join(", ")})}
function x(b){return _e((b.watched||[]).map(_=>{let w={token:Y(_.text),before:G(X(_.raw_logprob)),after:G(X(_.logprob)),rank:B(_.raw_rank||0)};return _.logprob===
null?_.raw_rank?r("{token} {before} before (rank {rank}), removed after",w):r("{token} {before} before, removed after",w):_.raw_rank?r("{token} {before} before \
(rank {rank}), {after} after",w):r("{token} {before} before, {after} after",w)}))}function k(){h=0,u=performance.now(),o.removeAttribute("aria-busy");let b=C(),
_=b.length||e.promptSteps.length?pa({curve:E(),series:P(),steps:b,prompt:e.promptSteps,current:e.current(),unit:e.unit,factor:Se(1,e.unit)}):void 0;mr(o,_,({x:w})=>{
let y=w-1+(w<1?e.promptSteps.length:0),O=w<1?e.promptSteps[y]:C()[y];O&&e.selectStep(O)})}function S(){h||!g||(o.setAttribute("aria-busy","true"),h=window.setTimeout(
k,Math.max(0,u+ph-performance.now())))}new IntersectionObserver(([{isIntersecting:b}])=>{g||!b||(g=!0,S())}).observe(t),rr(s,e),i.addEventListener("change",()=>no(
i.value)),a.addEventListener("change",v);function v(){R(),I(),S()}return b=>{b.unit&&(i.value=e.unit),b.run&&(d=new Map,c=kr(e.isFromElsewhere)),D(C()),q(),v()}}var _r={};re(_r,{drawScale:()=>xt,shadeInk:()=>yt,shadeOf:()=>co});var ga={probability:{term:"probability",scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:()=>r("How likely the token was, after the processors.")},
raw:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>r("How likely the model found the token, before the processors.")},
told:{term:"probability",scale:"prob",level:t=>t.rawProbability*10,ends:["0%","100%"],meaning:()=>r("How likely the token was, according to the server.")},rank:{
term:"rank",scale:"heat",level:t=>vr[ba(t)][1],meaning:()=>r("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{
term:"surprisal",scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],words:()=>[r("expected"),r("surprising")],meaning:()=>r("How unexpected the token was: m\
inus the logarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:t=>t.entropyBefore/Math.LN2*1.25,bits:[0,8],words:ma,meaning:()=>r("How\
 uncertain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:t=>t.kl/Math.LN2,bits:[0,
10],meaning:()=>r("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:t=>t.entropyAfter/Math.LN2*
1.25,bits:[0,8],words:ma,meaning:()=>r("How open the choice was: the entropy after the processors.")}};function ma(){return[r("certain"),r("uncertain")]}var vr=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],ba=({rank:t})=>vr.findIndex(([e])=>(t??1/0)<=e);function co(t,e){let{scale:n,level:o}=ga[t];return`--gp-${n}-${Math.round(
Math.max(0,Math.min(10,o(e)||0)))}`}function yt(t,e,n){t.style.backgroundColor=`var(${co(e,n)})`,e==="rank"?t.dataset.rank=String(ba(n)):delete t.dataset.rank}function xt(t,e,n){
let{term:o,scale:s,ends:i,bits:a,words:l=()=>[],meaning:c}=ga[e];if(ce(t,o,()=>"",{meaning:c()}),t.replaceChildren(),e==="rank"){vr.forEach(([C,q],D)=>{let R=p(
"span","gp-chip",C===1/0?r("beyond"):r("top {rank}",{rank:C}),{"data-rank":D});R.style.backgroundColor=`var(--gp-${s}-${q})`,t.append(R)});return}let[d,h]=i||a.
map(C=>`${n==="bits"?Xe(C):ee(C*Math.LN2,1)} ${r(n)}`),[u,g]=l(),E=(C,q)=>q?`${q}, ${C}`:C,P=p("span","gp-ramp",null,{"aria-hidden":"true"});for(let C=0;C<=10;C++){
let q=p("i");q.style.backgroundColor=`var(--gp-${s}-${C})`,P.append(q)}t.append(p("span","",E(d,u)),P,p("span","",E(a?h.replace(" ","+ "):h,g)))}var Mr={};re(Mr,{appendToken:()=>vt,cutTokens:()=>ct,inkToken:()=>Ke,numberWords:()=>Or});var Sr={};re(Sr,{removedWords:()=>un,tokenCard:()=>pn});function pn(t,e,n,o){let i=p("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),a=p("div","gp-card-head"),l=p("dl","gp-card-facts"),c=p("ol","gp-card\
-rivals"),d=p("div","gp-card-key");d.append(p("i","gp-card-after"),`${r("after the processors")} `,p("i","gp-card-before"),r("before them")),i.append(a,l,c,d),i.
hidden=!0,t.append(i);let h=null,u=null,g=null;function E(k,S){l.append(p("dt","",k),p("dd","",S))}function P(){let{id:k,text:S,where:v,step:b,why:_}=o(h);if(a.
replaceChildren(ne(S,"gp-card-word"),p("span","",k<0?v:r("{where}, id {id}",{where:v,id:k}))),l.replaceChildren(),c.hidden=d.hidden=!b,_&&l.append(p("dd","gp-ca\
rd-why",_)),!b)return;C(b);let w=q(b),y=Math.max(...w.flatMap(({after:O,before:$})=>[O,$]),1e-9);c.replaceChildren(...w.map(O=>D(O,y))),d.hidden=!b.distribution.
stages.length}function C(k){let{chosen:S,distribution:v}=k,{probability:b,rawProbability:_,surprisal:w}=Oe(k);ve(k)?E(r("Probability, according to the server"),
G(_)):v.stages.length||S.logprob!==S.raw_logprob?(E(r("Probability after the processors"),S.logprob===null?un(S):G(b)),E(r("before the processors"),G(_))):E(r("\
Probability (no processor ran)"),G(_));let y=[S.rank&&r("{rank} after",{rank:B(S.rank)}),S.raw_rank&&r("{rank} before",{rank:B(S.raw_rank)})].filter(Boolean);if(y.
length){let O=S.rank===S.raw_rank;E(ve(k)?r("Rank"):r("Rank of {count}",{count:B(v.vocab)}),O?B(S.rank):y.join(", "))}E(r("Surprisal"),oe(w,n.unit))}function q({
chosen:k,distribution:S}){let v=S.candidates.map(_=>({candidate:_,after:X(_.logprob),before:X(_.raw_logprob),isChosen:_.token_id===k.token_id}));v.sort((_,w)=>Math.
max(w.after,w.before)-Math.max(_.after,_.before));let b=v.slice(0,5);return b.some(({isChosen:_})=>_)||b.push({candidate:k,after:X(k.logprob),before:X(k.raw_logprob),
isChosen:!0}),b}function D({candidate:k,after:S,before:v,isChosen:b},_){let w=k.logprob===null&&!n.isFromElsewhere,y=p("li",(b?"gp-card-chosen":"")+(w?" gp-card\
-removed":"")),O=p("span","gp-card-tracks");for(let[$,z]of[["after",S],["before",v]]){let f=p("i","gp-card-"+$);f.style.width=`${z/_*100}%`,O.append(f)}return w&&
O.firstChild.replaceWith(p("small","",un(k))),y.append(p("span","gp-card-sign",b?"▶":w?"✕":""),ne(k.text,"gp-card-word"),O,p("span","gp-card-value",G(w?v:S))),
y}function R(){let k=(h.querySelector(".gp-ink")||h).getClientRects()[0],S=e.getBoundingClientRect();if(!k||k.bottom<S.top||k.top>S.bottom){I();return}let[v,b]=[
i.offsetWidth,i.offsetHeight],{clientWidth:_,clientHeight:w}=document.documentElement,y=k.bottom+9,O=y+b+8<=w?y:k.top-b-9;i.style.left=`${Math.max(8,Math.min(k.
left,_-v-8,Math.max(S.left,S.right-v)))}px`,i.style.top=`${Math.max(8,Math.min(O,w-b-8))}px`}function j(k,S=null){o(k)&&(h=k,u=S,g=null,P(),i.hidden&&(i.hidden=
!1,i.showPopover&&i.showPopover(),document.addEventListener("keydown",N,!0),document.addEventListener("scroll",M,{capture:!0,passive:!0})),R())}function I(){h&&
(h=null,i.hidden=!0,i.hidePopover&&i.isConnected&&i.hidePopover(),document.removeEventListener("keydown",N,!0),document.removeEventListener("scroll",M,{capture:!0}))}
function N({key:k}){k==="Escape"&&T()}function T(){g=h,I()}function M(){let k=u&&document.elementFromPoint(u.clientX,u.clientY);!h.isConnected||u&&!h.contains(k)?
I():R()}e.addEventListener("pointermove",k=>{if(k.pointerType==="touch")return;let S=k.target.closest('[role="button"]');!S||!o(S)?u&&I():S!==h&&S!==g&&j(S,k)}),
e.addEventListener("pointerleave",()=>{g=null,u&&I()}),e.addEventListener("focusin",({target:k})=>k.matches(":focus-visible")&&j(k)),e.addEventListener("focusou\
t",({target:k})=>k===h&&!u&&I());function x(k){h&&(h.isConnected?k&&(P(),R()):I())}return{show:j,hide:I,dismiss:T,refresh:x}}var un=({removed_by:t})=>r("removed\
 by {processor}",{processor:t?ze(t)[0]:r("a processor")});function Ke(t,e){if(e.piece===null){let n=p("bdi","gp-ink gp-special");xe(n,e.text),t.append(n)}else Yt(e)?t.append(e.piece,p("span","gp-ink gp-byte","",{"data-\
bytes":Vo(e.text)||"·"})):Uo(t,e.piece)}function vt(t,e,n,o){let s=o&&Yt(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Yt(n)){let i=p(
"span","gp-bytes");i.append(e),t.rows.append(i)}else t.rows.append(e);t.tokens.push(e)}function ct(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Or(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:i}=Oe(t);if(ve(t))return fh(
t,e);let a=[t.chosen.logprob===null?un(t.chosen):r("probability {share}",{share:G(n)})];return G(o)!==G(n)&&a.push(r("{share} before the processors",{share:G(o)})),
s!==null&&a.push(r("rank {rank} of {count}",{rank:B(s),count:B(t.distribution.vocab)})),[...a,r("surprisal {amount}",{amount:oe(i,e)})]}function fh(t,e){let{rawProbability:n,
rank:o,surprisal:s}=Oe(t);return[r("probability {share}",{share:G(n)}),...o===null?[]:[r("rank {rank}",{rank:B(o)})],r("surprisal {amount}",{amount:oe(s,e)})]}var Er={};re(Er,{CanvasState:()=>fn,draftOf:()=>mh,numbersOfPlace:()=>mn});var fn=class{constructor(e){this.log=e,this.clear()}clear(){this.at=null,this.place=null}get steps(){return this.log.canvasSteps}get number(){return this.at===null?
this.steps.length-1:Math.min(this.at,this.steps.length-1)}get step(){return this.steps[this.number]||null}get canvas(){let{canvas:e}=this.step;return this.steps.
filter(n=>n.canvas===e)}get before(){let{canvas:e}=this.step;return this.steps.filter((n,o)=>n.canvas<e&&this.steps[o+1]&&this.steps[o+1].canvas!==n.canvas)}get numCanvases(){
return this.steps.length?this.steps.at(-1).canvas+1:0}earlier(e){let n=this.steps[this.number-1];return n&&n.canvas===this.step.canvas?n.places[e]:null}accepted(e){
if(!this.step.places[e].accepted)return null;let n=this.earlier(e);return n&&n.accepted?"again":"newly"}get counts(){let e=this.step.places.map((n,o)=>this.accepted(
o));return{places:e.length,accepted:e.filter(Boolean).length,newly:e.filter(n=>n==="newly").length}}get end(){let{eos_token_ids:e,effective:n}=this.log.started;
if(!Number.isInteger(n.pad_token_id))return 1/0;let o=this.step.places.findIndex(({token_id:s})=>e.includes(s));return o<0?1/0:o+1}history(e){let n=this.canvas,
o=n.at(-1).places[e],s=n.length-1;for(;s>0&&n[s-1].places[e].token_id===o.token_id;)s-=1;return{since:s,accepted:n.filter(i=>i.places[e].accepted).length,count:n.
length,last:o}}};function mh({canvasSteps:t,finished:e}){return e?e.sequences.map(({text:o})=>o).join(""):t.filter(({canvas:o},s)=>!t[s+1]||t[s+1].canvas!==o).flatMap(
({places:o})=>o.map(({piece:s})=>s??"")).join("")}var mn=({logprob:t,entropy:e})=>({probability:X(t),rawProbability:0,rank:1,surprisal:-(t??0),entropyBefore:e,entropyAfter:e});var gh=14,bh=200;function wa(t,e,{onPick:n,onResize:o}){let s=t.querySelector("canvas"),i=t.querySelector(".gp-map-row"),a=t.querySelector(".gp-map-column");function l({
clientX:h,clientY:u}){let{left:g,top:E,width:P,height:C}=s.getBoundingClientRect(),q=e.canvas,D=(R,j)=>Math.max(0,Math.min(j-1,Math.floor(R*j)));return{place:D(
(h-g)/P,e.step.places.length),step:q[D((u-E)/C,q.length)]}}t.addEventListener("click",h=>e.step&&n(l(h)));function c(h){let u=e.canvas,g=e.step.places.length;t.
style.height=`${Math.max(24,Math.min(bh,gh*u.length))}px`;let[E,P]=[s.clientWidth,s.clientHeight].map(N=>Math.round(N*devicePixelRatio));if(!E||!P)return;Object.
assign(s,{width:E,height:P});let C=s.getContext("2d"),q=getComputedStyle(t),D=q.getPropertyValue("--gp-text").trim(),[R,j]=[E/g,P/u.length],I=Math.max(.75,Math.
min(R,j,8*devicePixelRatio)*.2);u.forEach((N,T)=>N.places.forEach((M,x)=>{C.fillStyle=q.getPropertyValue(co(h,mn(M))).trim(),C.fillRect(Math.floor(x*R),Math.floor(
T*j),Math.ceil(R),Math.ceil(j)),M.accepted&&(C.fillStyle=D,C.beginPath(),C.arc((x+.5)*R,(T+.5)*j,I,0,2*Math.PI),C.fill())})),d(u.length,g)}function d(h,u){i.style.
top=`${e.step.step/h*100}%`,i.style.height=`${100/h}%`,a.hidden=e.place===null,!a.hidden&&(a.style.left=`${e.place/u*100}%`,a.style.width=`${100/u}%`)}return new ResizeObserver(
o).observe(s),c}var wh=1.05;function ka(t,e){let{step:n,canvas:o,log:s}=t,i=n.places[e],a={step:n.step+1,place:e+1,token:Y(i.text),read:Y(i.read_text),share:G(X(i.logprob))},{accepted:l,
places:c}=t.counts;return[r("At step {step}, the model read {read} at place {place}.",a),kh(i.entropy,s.unit),i.read_text===i.text?r("It found the same token th\
e likeliest, with {share}.",a):r("It found {token} the likeliest, with {share}.",a),r("The temperature of this step was {temperature}.",{temperature:ee(n.temperature,
2)}),yh(i,n===o.at(-1),s),H(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:B(
l)})]}function kh(t,e){let n=Math.exp(t),o=oe(t,e);return n<wh?r("The model was all but certain here: an entropy of {entropy}.",{entropy:o}):r("The model’s entr\
opy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):B(Math.round(n))})}function yh({accepted:t},e,{finished:n}){
return e&&n?r("It was the last step of this canvas: the likeliest token is the text."):t?r("The sampler accepted the place: what it drew there is read at the ne\
xt step."):r("The sampler did not accept the place: at the next step, a random token is read there.")}var xh=8e3,vh=120,_h=700;function ya(t,e){let n=b=>t.querySelector(".gp-"+b),[o,s,i,a]=["canvas-text","canvas-slider","canvas-play","canvas-shade"].map(n),l=new fn(
e),c=wa(n("canvas-map"),l,{onPick:({place:b,step:_})=>R(l.steps.indexOf(_),b),onResize:()=>!t.hidden&&c(a.value)}),d=p("span","gp-canvas-prompt"),h=p("span","gp\
-canvas-before"),u=p("span","gp-canvas-now"),g=0,E=0;o.append(d,h,u);function P(){let{step:b}=l,_=l.before.flatMap(({places:O})=>O);h.childElementCount!==_.length&&
h.replaceChildren(..._.map(q));let w=le(u,b.places.length,C),{end:y}=l;E=Math.min(E,b.places.length-1),b.places.forEach((O,$)=>{let z=w[$],f=l.accepted($);z.replaceChildren(),
Ke(z,O);let m=z.querySelector(".gp-ink");yt(m,a.value,mn(O)),f?z.dataset.accepted=f:delete z.dataset.accepted,z.toggleAttribute("data-after-end",$>=y),z.setAttribute(
"aria-pressed",String($===l.place)),z.setAttribute("aria-label",D(O,$,f)),z.tabIndex=$===E?0:-1})}let C=()=>p("span","gp-token",null,{role:"button"});function q(b){
let _=p("span","gp-written");return Ke(_,b),_}function D(b,_,w){let y={number:_+1,token:Y(b.text),share:G(X(b.logprob))};return w==="newly"?r("Place {number}: {\
token}, probability {share}, newly accepted",y):w?r("Place {number}: {token}, probability {share}, accepted",y):r("Place {number}: {token}, probability {share},\
 not accepted",y)}o.addEventListener("click",({target:b})=>{let _=[...u.children].indexOf(b.closest(".gp-token"));_>=0&&R(l.at,_===l.place?null:_)}),o.addEventListener(
"keydown",b=>{let _=[...u.children].indexOf(b.target.closest(".gp-token")),w={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0}[b.key];if(!(_<
0)){if(b.key==="Enter"||b.key===" ")R(l.at,_);else if(b.key==="Escape")R(l.at,null);else if(w)E=Math.max(0,Math.min(u.childElementCount-1,_+w)),l.place===null?P():
R(l.at,E),u.children[E].focus();else return;b.preventDefault()}});function R(b,_){l.at=b,l.place=_,_!==null&&(E=_),x()}function j(){let{step:b,number:_,steps:w,
numCanvases:y}=l,O=l.canvas.length,$={canvas:b.canvas+1,canvases:y,step:b.step+1,steps:O},z=r("canvas {canvas} of {canvases}, step {step} of {steps}",$);s.max=String(
w.length),s.value=String(_+1),s.setAttribute("aria-valuetext",z),A(n("canvas-step-words"),z),A(i,r(g?"❚❚ Pause":"▶ Play"));let{places:f,accepted:m,newly:L}=l.
counts,W={accepted:B(m),places:B(f),newly:B(L),temperature:ee(b.temperature,2)};A(n("canvas-short"),r("{accepted} of {places} places accepted, {newly} newly; te\
mperature {temperature}",W))}function I(){clearInterval(g),g=0}i.addEventListener("click",()=>{if(g){I(),j();return}l.number>=l.steps.length-1&&(l.at=0);let b=Math.
max(vh,Math.min(_h,xh/l.steps.length));g=window.setInterval(()=>{!t.isConnected||l.number>=l.steps.length-1?I():l.at=l.number+1,x()},b),x()}),s.addEventListener(
"input",()=>{I(),R(Number(s.value)-1,l.place)}),s.addEventListener("keydown",({key:b})=>b==="Escape"&&R(null,l.place)),a.addEventListener("change",()=>x());function N(){
let{place:b}=l;if(Me(n("one-place"),b!==null),Me(n("place-hint"),b===null),b===null)return;let{since:_,accepted:w,count:y,last:O}=l.history(b),$={place:b+1,token:Y(
O.text),since:_+1,accepted:w,steps:y};A(n("place-verdict"),H(y,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place\
 in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step\
s.",$));let z=new Set;n("sentences").replaceChildren(...ka(l,b).map(K=>{let V=p("li");return V.append(...Bt(K,z)),V}));let f=t.querySelector(".gp-one-place tbod\
y"),m=le(f,y,T);l.canvas.forEach((K,V)=>M(m[V],K,K.places[b]));let L=n("place-table"),{offsetTop:W,offsetHeight:F}=m[l.step.step];(W<L.scrollTop+F||W+F>L.scrollTop+
L.clientHeight)&&(L.scrollTop=W-L.clientHeight/2)}function T(){let b=p("tr"),_=p("td");return _.append(p("button","gp-place-step","",{type:"button"})),b.append(
_,...["read","likeliest"].map(()=>{let w=p("td");return w.append(p("bdi")),w}),p("td"),p("td","gp-place-entropy"),p("td")),b}function M(b,_,w){let[y,O,$,z,f,m]=b.
cells;A(y.firstChild,String(_.step+1)),xe(O.firstChild,w.read_text),xe($.firstChild,w.text),A(z,G(X(w.logprob))),A(f,oe(w.entropy,e.unit)),A(m,w.accepted?r("✓ y\
es"):r("– no")),_===l.step?b.setAttribute("aria-current","step"):b.removeAttribute("aria-current")}t.querySelector(".gp-one-place tbody").addEventListener("cl\
ick",({target:b})=>{let _=b.closest("tr");_&&R(l.steps.indexOf(l.canvas[_.rowIndex-1]),l.place)});function x(){l.step&&(j(),P(),N(),xt(n("canvas-scale"),a.value,
e.unit),c(a.value),A(n("map-words"),H(l.canvas.length,"{places} places, {count} step","{places} places, {count} steps",{places:B(l.step.places.length)})))}let k=b=>()=>l.
step&&l.place!==null?r("place {place}, step {step}: {words}.",{place:l.place+1,step:l.step.step+1,words:b(l.step.places[l.place])}):"";be(t,{share:k(({text:b,logprob:_})=>`${Y(
b)} ${G(X(_))}`),entropy:k(({entropy:b})=>oe(b,e.unit)),accepted:()=>l.step?he(n("canvas-short").textContent):"",map:()=>l.step?he(n("map-words").textContent):""});
function S(){I(),l.clear(),E=0,h.replaceChildren(),u.replaceChildren(),A(d,e.started?e.started.prompt_tokens.map(({piece:b})=>b??"").join(""):"")}let v=()=>!t.hidden&&
x();return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",v),new MutationObserver(v).observe(document.body,{attributes:!0,attributeFilter:[
"class"]}),b=>{b.run&&S(),t.hidden=!e.canvasSteps.length,!t.hidden&&(b.run||b.steps||b.status||b.unit)&&x()}}var Sh=5,Oh=60,Mh=6e7,Eh=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),Ft=t=>[t,...t.children.flatMap(Ft)],Tr=t=>t.parent?Tr(t.parent):
t,ho=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=xa()}get all(){return this.trees.flatMap(Ft)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Tr(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=xa(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:s}=e,i=this.all.find(d=>d.turn===n);if(i){this.shown=i;return}e.asked=null;let a=s&&Eh(s.ids,o.request.given)&&this.all.find(d=>d.
turn===s.turn);if(a&&s.kind!=="branch"&&a.plain&&a.mode===o.mode){Object.assign(a,{turn:n,pieces:[]}),this.shown=a;return}let l=o.request.only_given===!0,c={turn:n,
read:l,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(a){for(Object.assign(c,{at:s.at,from:s.from,on:s.on,kind:s.kind,parent:a});c.parent.
parent&&c.at<c.parent.at;)c.parent=c.parent.parent;c.parent.children.push(c)}else this.trees=this.trees.filter(({children:d})=>d.length),this.trees.push(c);this.
shown=c}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:s}=n;Object.assign(this.shown,{text:e.text,tokens:s.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:s.map(({piece:i,chosen:a})=>i??a.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((s,{text:i})=>s+i.length,0);if(this.trees.length<=Sh&&e.length<=Oh&&n<=Mh)return;let o=this.trees.find(s=>s!==Tr(this.shown))||e.filter(s=>s.parent&&
s!==this.shown&&!s.children.length).sort((s,i)=>s.turn-i.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function xa(){return new fe(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}function va(t){let{root:e,state:n,tree:o,told:s,remove:i}=t,{log:a}=n,l=e.querySelector(".gp-rename"),c=()=>A(s,r("A run is under way. Wait for its end, or clic\
k Stop."));function d(g){if(!(!g||g===n.shown)){if(n.busy){c();return}n.shown=g,a.feedRun(g.text,g.turn),a.ask({type:"shown"}),t.draw(),g.item.focus({preventScroll:!0})}}
function h(){if(!i.dataset.sure){i.textContent=H(Ft(n.shown).length,"Delete this run?","Delete these {count} runs?"),i.dataset.sure="yes",i.focus();return}let g=n.
shown,E=n.refuge;n.busy?c():E&&(n.detach(g),d(E)),t.calm()}function u(){let g=n.shown,E=p("input","gp-rename-field",null,{"aria-label":r("Name of this run"),maxlength:60});
E.value=g.name;let P=!0,C=q=>{P&&(P=!1,q&&(g.name=E.value.trim()),document.activeElement===E&&g.item.focus(),E.remove(),t.fill(g))};E.addEventListener("keydown",
q=>{q.stopPropagation(),(q.key==="Enter"||q.key==="Escape")&&C(q.key==="Enter")}),E.addEventListener("click",q=>q.stopPropagation()),E.addEventListener("blur",()=>C(
!0)),g.item.querySelector(".gp-label").replaceChildren(E),E.focus(),E.select()}o.addEventListener("click",g=>{let E=g.target.closest(".gp-run"),P=n.visible.flatMap(
Ft).find(C=>C.item===E);P===n.shown?P.item.focus():d(P)}),o.addEventListener("keydown",g=>{let{shown:E}=n;if(g.ctrlKey||g.metaKey||g.altKey||!E)return;let P=n.visible.
flatMap(Ft),C=P.indexOf(E),q={ArrowDown:()=>d(P[C+1]),ArrowUp:()=>d(P[C-1]),ArrowRight:()=>d(E.children[0]),ArrowLeft:()=>d(E.parent),Home:()=>d(P[0]),End:()=>d(
P.at(-1)),F2:u,Delete:()=>{i.disabled||h()}};Object.hasOwn(q,g.key)&&(g.preventDefault(),q[g.key]())}),l.addEventListener("click",u),i.addEventListener("click",
h),i.addEventListener("blur",()=>t.calm())}var _a=8,Th=3,Lh=-1e30,Ah=t=>`log p ${t>Lh?ee(t,2).replace("-","−"):"−∞"}`;function Ph(t){let e=t.pieces,n=Math.min(...t.children.map(({at:i})=>i)),o=t.parent?
t.at:Number.isFinite(n)&&n>=Th?n:0,s=$n(e.slice(o,o+_a).join(""));return r("“{text}”",{text:`${o&&!t.parent?"…":""}${s}${e.length>o+_a?"…":""}`})}function Sa(t){
if(!t.parent)return t.read?r("a text that was read:"):r("the original:");let e={number:t.at+1,token:Y(t.from??"")};return t.kind!=="branch"?r("continues at toke\
n {number}:",e):t.on?r("again from {token} at token {number}:",e):r("instead of {token} at token {number}:",e)}var uo=class{constructor(e,n){this.root=e,this.state=
n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,tree:n,state:o}=this,s=o.
log.canAsk?o.visible:[];if(e.hidden=!s.length,e.hidden)return;let{scrollTop:i}=n;n.replaceChildren(...s.map(a=>this.lay(a))),n.scrollTop=i,o.shown&&this.reveal(
o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){e.item??=$h(),
this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=p("ul","",null,{role:"group"});o.append(...e.children.map(s=>this.
lay(s))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,o=e===this.
state.shown,s=Ph(e),i=[H(e.tokens,"{count} token","{count} tokens"),Ah(e.total),...e.searched?[r("best of {mode}",{mode:Xt(e.mode)})]:[]].join(" · "),a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let c=[p("span","gp-note",Sa(e))," ",p("bdi","gp-words",s)];e.name?a.replaceChildren(p("bdi","gp-name",e.name)," ",...c):
a.replaceChildren(...c)}let l=n.querySelector(".gp-facts");A(l,i),l.title=r("Length, and total log-probability after the processors, in nats; −∞ where they remo\
ve a given token. Beam search scores given tokens before the processors."),A(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),n.
setAttribute("aria-label",[e.name,`${Sa(e)} ${s}`,i,o?r("shown"):""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,s]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,s.top-o.top-4)+Math.max(0,s.bottom-o.bottom+4)}};function $h(){let t=p("li","gp-run",null,{role:"treeitem"}),
e=p("div","gp-row");return e.append(p("span","gp-sign","",{"aria-hidden":"true"}),p("span","gp-label"),p("span","gp-facts")),t.append(e),t}function Oa(t,e){let n=new ho(e),o=new uo(t,n);return va(o),s=>{s.run&&n.begin();let{shown:i}=n;if(i&&e.turn===i.turn&&(s.run||s.steps||s.status)&&n.measure(),s.
run){n.makeRoom();let a=o.tree.contains(document.activeElement);o.draw(),a&&i&&i.item&&i.item.focus({preventScroll:!0})}else!t.hidden&&i&&i.item&&o.fill(i);s.status&&
!n.busy&&A(o.told,"")}}var Ch={true:"button",false:"div"};function qh({text:t},{chosen:e,removed:n,by:o}){let s=Y(t);return e?r("Run again from here with {token}.",{token:s}):n?r("Con\
tinue from here with {token} instead, although {processor} removed it.",{token:s,processor:o}):r("Continue from here with {token} instead.",{token:s})}var Ht=class{constructor(e){
this.item=p("li","gp-bar"),e.append(this.item),this.body=null}build(e){let n=Ch[e];if(this.body&&this.body.localName===n)return;let o=p(n,"gp-row",null,e?{type:"\
button"}:{role:"group"});this.rank=p("span","gp-rank"),this.sign=p("span","gp-sign","",{"aria-hidden":"true"}),this.word=p("bdi","gp-word");let s=p("span","gp-n\
ame");s.append(this.sign,this.word),this.after=p("span","gp-fill gp-after"),this.before=p("span","gp-fill gp-before"),this.thick=p("span","gp-track"),this.thin=
p("span","gp-track gp-thin"),this.thick.append(this.after),this.thin.append(this.before),this.why=p("span","gp-why"),this.remover=p("span","gp-remover"),this.why.
append(...ge(r("removed by {processor}"),{processor:this.remover}));let i=p("span","gp-tracks");i.append(this.thick,this.why,this.thin),this.value=p("span"),this.
raw=p("small");let a=p("span","gp-values");a.append(this.value,this.raw),o.append(this.rank,s,i,a,p("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=
this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(o),this.body=o}fill(e,n,o){let{text:s,after:i,before:a,rank:l,chosen:c,given:d,
removed:h,by:u,rest:g,words:E}=e;this.build(o&&!g),this.entry=e,this.item.hidden=!1;let P={"gp-chosen":c,"gp-removed":h,"gp-rest":g};Te(this.item,["gp-bar",...Object.
keys(P).filter(R=>P[R])].join(" ")),A(this.rank,l?B(l):""),A(this.sign,c?"▶":h?"✕":""),ot(this.word,s,{plain:g}),this.thick.hidden=h||i===null;for(let[R,j]of[
[this.after,i||0],[this.before,a]])pe(R,"width",Math.min(1,j/n)),R.parentNode.classList.toggle("gp-beyond",j>n*1.005);A(this.value,h?"":i===null?"–":G(i)),A(this.
raw,G(a)),A(this.remover,u),this.why.hidden=!h;let C=[c&&(d?r("given"):r("chosen")),h&&r("removed by {processor}",{processor:u})].filter(Boolean).join(", "),q=[
g?s:Y(s),C].filter(Boolean).join(", "),D=o&&!g?qh({text:s},e):"";this.body.setAttribute("aria-label",D?`${q}. ${D}`:q),ke(this.body,()=>D?`${D} ${E()}`:E())}hide(){
this.item.hidden=!0}};function po(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.
addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let s=e(),i=s.indexOf(o.target),a={ArrowDown:i+1,ArrowUp:i-
1,Home:0,End:s.length-1}[o.key];i<0||a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,a))].focus())}),
()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Nr={};re(Nr,{MarkedText:()=>gn,greenZ:()=>_t,markLegend:()=>Cr,pValue:()=>bn,pWords:()=>Ne,thresholdWords:()=>kn,tokensNeeded:()=>wn,zKeys:()=>Rr,zPicture:()=>qr});var Pr={};re(Pr,{axisMarks:()=>Ar,plotIn:()=>Lr,powerTicks:()=>Rh,roundTicks:()=>Ma,ticksWithin:()=>fo});function Ma(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),i=s*[1,2,2.5,5,10].find(l=>l*s>=o*.8),a=[];for(let l=Math.floor(t/i+1e-9);l<=Math.
ceil(e/i-1e-9);l++)a.push(Number((l*i).toPrecision(12)));return a}var fo=(t,e,n)=>Ma(t,e,n).filter(o=>o>=t&&o<=e);function Rh(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,i)=>10**(i+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(i=>Number((i*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Lr(t,{height:e,x:n,y:o,left:s=46,right:i=18,top:a=14,bottom:l=38}){let c=t.querySelector("svg");c||t.append(c=Q("svg","gp-d\
rawing"));let d=Math.max(240,t.clientWidth),h=(u,[g,E])=>(u-g)/(E-g||1);return{width:d,height:e,left:s,right:i,top:a,bottom:l,inner:d-s-i,x:u=>s+h(u,n)*(d-s-i),
y:u=>e-l-h(u,o)*(e-a-l),draw(u,g){zt(c,{class:"gp-drawing",role:"group","aria-label":u,viewBox:`0 0 ${d} ${e}`,style:`height: ${e}px`}),so(c,g.map((E,P)=>["g","",
P?{}:{"aria-hidden":"true"},E]))}}}function Ar(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let i=u=>Array.isArray(u)?u:[u,String(u)],[a,l]=[t.height-t.bottom,t.width-
t.right],c=n.map(i).flatMap(([u,g])=>[kt("gp-guide",t.left,t.y(u),l,t.y(u)),lt("",t.left-7,t.y(u)+4,g,"end")]),d=e.map(i).flatMap(([u,g])=>[kt("gp-guide",t.x(u),
a,t.x(u),a+4),lt("",t.x(u),a+17,g)]),h=[lt("gp-axis",(t.left+l)/2,t.height-4,o)];return s&&h.push(lt("gp-axis",2,t.top-16,s,"start")),[...c,...d,...h]}var $r={};re($r,{Rows:()=>Ue,inNextRow:()=>Ve});var Nh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Ue=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ea(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,c)=>c).filter(
l=>n[l]&&Ih(e[l])),s=[],i=0;e[0].previousSibling||(this.head=i=o.shift()??0);for(let l of o)l-i<t.BLOCK||(s.push(this.wrap(e.slice(i,l))),i=l,this.loose=e.length-
l,this.tried=0);let a=s.map(l=>l.getBoundingClientRect().height);s.forEach((l,c)=>{l.style.containIntrinsicHeight=`${a[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let i=s.textContent,
a=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=a?!i.startsWith(" "):!(n||Nh.test(o));return o+=i,l})}wrap(e){let n=p("span","gp-rows");e[0].before(n,p("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=p("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ea(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Ih(t){let e=t.previousElementSibling,n=e&&Ta(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Ta(n.getClientRects())];return!!(o&&s)&&La(o)>La(s)+10}function Ve(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],s=o(t[e]),i=null,a=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let c=o(t[l]),d=c?(c.top-s.top)*n:0;if(d<s.height/2)
continue;let h=d*1e3+Math.abs(c.left-s.left);if(h>=a+1e3*s.height)break;h<a&&([i,a]=[t[l],h])}return i}var Ea=t=>!!t&&t.tagName==="WBR",Ta=t=>t[t.length-1],La=({
top:t,bottom:e})=>(t+e)/2;var _t=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function bn(t){if(t<0)return 1-bn(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let i=120;i>
0;i--)s=t+i/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var wn=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Ne(t){if(t>=
1e-4)return G(t);if(t<1e-300)return r("less than {p}",{p:"10⁻³⁰⁰"});let[e,n]=t.toExponential(1).split("e-");return`${me(e)} × 10⁻${[...n].map(o=>"⁰¹²³\
⁴⁵⁶⁷⁸⁹"[o]).join("")}`}function kn(t){let e=bn(t);if(e>.1)return r("{share} of texts without this watermark pass it.",{share:G(e)});let n=1/e;return n>=
1e9?r("A share of {p} of texts without this watermark passes it.",{p:Ne(e)}):r("One in {odds} texts without this watermark passes it.",{odds:B(Number(n.toPrecision(
n<1e4?3:2)))})}var jh=({green:t})=>t==null?"none":t?"green":"red",Wh=t=>Math.round(Math.max(0,Math.min(1,(t-.2)/.6))*10);function Bh(t,e,n){let o=p("span","gp-t\
oken",null,{tabindex:"-1",role:"img"});if(Ke(o,t),Aa(o,e),n===void 0)return o;let s=typeof n=="function"?n:()=>n;return o.setAttribute("aria-label",s()),ke(o,s),
o}function Aa(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===null)t.dataset.list=jh({green:e});else{let i=Wh(n);t.dataset.list=
"g",s.style.backgroundColor=`var(--gp-prob-${i})`,s.style.backgroundSize=`2px ${i*10}%`}o||(t.dataset.counted="no")}var gn=class{constructor(e,{press:n=null}={}){
this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=0,e.classList.add("gp-marked"),this.rows=new Ue(e),e.addEventListener(
"keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){
this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:s,mark:i,words:a}=e[o],l=Bh(s,i,a);this.press&&l.setAttribute("r\
ole","button"),vt(this,l,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){
ct(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){
let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||
e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>Ve(this.tokens,n,1),ArrowUp:()=>Ve(this.
tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();
s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||
e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};function Cr(t,e,{unscored:n=!1,
repeated:o=!1,faint:s=r("faint: seen before, not counted")}={}){let i=[e,n,o,s].join();if(t.dataset.legend===i)return;t.dataset.legend=i,t.classList.add("gp-mar\
ked","gp-mark-legend");let a=(c,d,h)=>{let u=p("span"),g=p("span","",null,{"aria-hidden":"true"});return g.append(p("span","gp-ink",d)),Aa(g,c),u.append(g,h),u},
l=e==="synthid"?[a({g:.2},"g",r("mean g-value 0.2 or less")),a({g:.5},"g",r("0.5, as by chance")),a({g:.8},"g",r("0.8 or more"))]:[a({green:!0},"◆",r("green: \
on the green list")),a({green:!1},"◇",r("red: not on the green list"))];n&&l.push(a({},"abc",r("not scored"))),o&&l.push(a(e==="synthid"?{g:.5,counted:!1}:{green:!0,
counted:!1},"abc",s)),t.replaceChildren(...l)}var zh=400,Fh=12;function qr(t,{curves:e,threshold:n,needed:o=null,label:s=r("z over the number of tokens"),title:i=r(
"tokens scored"),yTitle:a="z",from:l=40,height:c=260}){let d=e.filter(({points:I})=>I.length),h=d.flatMap(({points:I})=>I),u=Math.max(l,...h.map(([I])=>I)),g=o&&
o.at<=2*u?Math.max(u,o.at*1.05):u,E=h.map(([,I])=>I),P=Math.min(-.5,...E)*1.08,C=Math.max(n*1.15,1,...E)*1.06,q=Lr(t,{height:c,x:[0,g],y:[P,C],left:40,top:24}),
D=q.width-q.right,R=[...Ar(q,{xTicks:fo(0,g,q.inner/90),yTicks:fo(P,C,5),xTitle:i,yTitle:a}),kt("gp-unity",q.left,q.y(0),D,q.y(0)),kt("gp-z-threshold",q.left,q.
y(n),D,q.y(n)),...d.map(({look:I,points:N})=>ir(`gp-z-${I}`,Dh(N,zh).map(([T,M])=>[q.x(T),q.y(M)]))),...d.map(({look:I,points:N})=>Gh(q,I,N.at(-1))),Hh(q,d,n)],
j=Kh(q,d);if(o&&o.at<=g){let[I,N]=[q.x(o.at),q.y(n)];j.push(ro("",o.words,[["path","gp-z-needed",{d:`M${we(I)} ${we(N)}l-6 11h12Z`},[]]]))}q.draw(s,[R,j])}function Hh(t,[
e],n){let o=([,a])=>Math.abs(a-n),{points:s}=e||{points:[]},i=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return lt("gp-halo gp-strong",i?t.width-t.right:
t.left+5,t.y(n)-6,r("threshold {value}",{value:Number(n.toFixed(2))}),i?"end":"start")}function Dh(t,e){let n=Math.ceil(t.length/e);return t.filter((o,s)=>s%n===
0||s===t.length-1)}var Gh=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:we(t.x(n)),cy:we(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:ar(t.x(n),
t.y(o),4.5)},[]];function Kh(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(Fh,n);return Array.from({length:o},(s,i)=>{let[a,l]=[n*i/o,n*
(i+1)/o],c=e.map(({name:h,points:u})=>{let g=u.findLast(([E])=>E<=l);return g&&g[0]>a?`${h} ${ee(g[1],2)}`:""}).filter(Boolean);if(!c.length)return null;let d={
x:we(t.x(a)),y:t.top,width:we(t.x(l)-t.x(a)),height:we(t.height-t.bottom-t.top)};return ro("gp-z-place",H(Math.floor(l),"After {count} token: {values}","After {\
count} tokens: {values}",{values:c.join(", ")}),[["rect","gp-catch",d,[]]])}).filter(Boolean)}function Rr(t,e){let n=le(t,e.length,()=>{let o=p("span"),s=Q("svg");
return se(s,{width:26,height:8,"aria-hidden":"true"}),s.append(Q("path")),se(s.firstElementChild,{d:"M1 4H25"}),o.append(s,p("span")),o});e.forEach(({name:o,look:s,
tip:i},a)=>{let[l,c]=n[a].children;se(l.firstChild,{class:`gp-z-${s}`}),A(c,o),i&&ce(c,"z-score",()=>"",{meaning:i,formula:""})})}function Uh(t){switch(t){case"context":return r("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return r("no mark: its conte\
xt has occurred before, and SynthID marks each context once.");case"removed":return r("no mark: it was given, and an earlier processor had removed it.");case"bi\
as":return r("no mark: the bias is 0.");default:return r("no mark.")}}function yn(t){let e=t&&t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.
keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",i=e.context_width;return{config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?Nt(e.
ngram_len,1)-1:Nt(i,1)-Number(s)}}function mo({config:t,keys:e,ratio:n}){if(e)return H(e,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} ke\
ys, n-grams of {length} tokens",{length:t.ngram_len});if(n===null)return r("a green list whose settings are not known");let{bias:o,seeding_scheme:s,context_width:i,
hashing_key:a}=t;return r("green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}",{ratio:G(n),bias:o,scheme:s,width:i,key:a})}
function go({chosen:t,index:e,mark:n,given:o,isFirst:s},i){let a=h=>r("Token {number}, {token}: {mark}",{number:B(e+1),token:Y(t.text),mark:h});if(!n)return a(o?
r("given, before the watermark began."):r("not marked."));if(n.why)return a(Uh(n.why));let l=r("Its probability: {before} before the watermark, {after} after.",
{before:G(n.chosen_before),after:G(n.chosen_after)}),c=s?[r("Not counted: a detector without the prompt does not know what comes before it.")]:[];if(n.kind==="s\
ynthid"){let h=H(i.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",{g:U(n.g,2)});return[a(h),l,...c].join(" ")}let d=n.green?r("\
◆ green: it got the bias."):r("◇ red: it got no bias.");return[a(d),l,Vh(n,i),...c].join(" ")}function Vh(t,{ratio:e,selfhash:n}){let o=t.listed??0,s={before:G(
t.mass_before??0),after:G(t.mass_after??0)};return n?H(o,"Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after}\
 after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.",s):e===null?H(o,"On the list, \
{count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be chosen here: {before} together before, {after} after.",
s):H(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.","On the list of {ratio} of the vocabulary\
, {count} tokens could be chosen here: {before} together before, {after} after.",{...s,ratio:G(e)})}var Pa={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,
chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function $a(t,e,n,o){let{mark:s,index:i}=e,a={...t};if(!s)return{...a,unscored:t.
unscored+1};a.marks+=1;let l=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>0&&s.chosen_after>0){a.chosen+=1,a.surprisal-=Math.log(s.chosen_before),a.gained+=
Math.log(s.chosen_after/s.chosen_before);let{stages:c,entropy_before:d}=e.distribution;a.entropy+=o>0&&c[o-1]?c[o-1].entropy:d,a.likely-=Yh(e,o)}return a.suppressed+=
s.suppressed,l===null?{...a,unscored:t.unscored+1}:i<n.early?{...a,early:t.early+1}:(a.scored+=1,a.green+=Number(l),a.expected+=s.expected??0,s.kind==="synthid"?
a.z=n.keys?(2*a.green-a.scored)*Math.sqrt(n.keys/a.scored):null:n.ratio!==null&&(a.z=_t(a.green,a.scored,n.ratio),a.foreseen=_t(a.expected,a.scored,n.ratio)),a)}
function Yh({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ca(t,e,n,o){
let s=t.find(([,d])=>d>o);if(e.z>o)return{at:s[0],words:H(s[0],"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count\
} scored tokens.",{threshold:o})};let i=s?[H(s[0],"z first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {co\
unt} scored tokens, and fell again.",{threshold:o})]:[],a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:wn(e.green/e.scored,n.ratio,o),l=Math.max(e.scored+1,Math.ceil(a));
if(!Number.isFinite(l)||l>1e7)return{at:1/0,words:[...i,r("At the share so far, z never reaches {threshold}.",{threshold:o})].join(" ")};let c=H(l,"At the share\
 so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches {threshold} after about {count} scored tokens: {m\
ore} more.",{threshold:o,more:B(l-e.scored)});return{at:l,words:[...i,c].join(" ")}}var Ir=t=>t?G(t):"<0.01%",Xh=(t,e)=>t.kept!==e||t.mass_moved>0;function dt({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,i,a]=ze(n.name),l=o?t[o-
1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:i,knobs:a,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Xh(n,
l)}})}function ht({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){if(s)return r("did nothing");let i=[];return t<e&&i.push(H(e-t,"removed {count} token ({share}\
)","removed {count} tokens ({share})",{share:Ir(n)})),t>e&&i.push(H(t-e,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!i.length)&&i.push(
r("moved {share}",{share:G(o)})),i.join(", ")}var Dt=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function bo(t,{effective:e,config:n}){
let o={...e,...n};return t.filter((s,i)=>i===0||o[s]).map(s=>{let i=JSON.stringify(o[s]??null);return i==="null"||i.length>12?s:`${s} ${i}`}).join(", ")}function xn(t){
return Dt(t)?{name:"DoLa",meaning:r("The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the pro\
cessors are given.")}:{name:t.layers?r("the last layer"):r("the model"),meaning:r("The distribution that the model gave, before any processor.")}}function Ye({distribution:{
candidates:t},chosen:e}){return t.some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function wo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:a,logprob:l})=>Math.
max(X(a),X(l)),s=[...t].sort((a,l)=>o(l)-o(a)),i=new Set([...s.filter(({token_id:a})=>a===n),...s.filter(Ie).slice(0,3)]);for(let a of s)i.size<e&&i.add(a);return t.
filter(a=>i.has(a))}function nt({raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?X(e[n-1]):void 0:X(t)}var Gt=({raw_logprob:t,stage_logprobs:e},n)=>((n?
(e||[])[n-1]:t)??null)===null,Ie=({logprob:t})=>t===null;function St({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],i=s.findLastIndex((l,c)=>c>
0&&l===null&&s[c-1]!==null),a=t||i>0&&o.distribution.stages[i-1].name;return a?ze(a)[0]:Dt(o)?"DoLa":r("a processor")}function ko(t,e){let{raw_logprob:n,logprob:o,
rank:s,raw_rank:i,token_id:a}=t;if(ve(e)){let u={share:G(X(n)),rank:B(i||0)},g=i?r("Probability {share}, rank {rank}, according to the server.",u):r("Probabilit\
y {share}, according to the server.",u);return a<0?g:`${g} ${r("Token id {id}.",{id:a})}`}let l=B(e.distribution.vocab),c=r("Token id {id}.",{id:a});if(!e.distribution.
stages.length&&Math.abs((o??n)-n)<1e-4){let u={share:G(X(n)),rank:B(s||i||0),vocab:l};return`${s||i?r("Probability {share}, rank {rank} of {vocab}; no processor\
 changed it.",u):r("Probability {share}; no processor changed it.",u)} ${c}`}let d={share:G(X(n)),rank:B(i||0),vocab:l};return`${i?r("Before the processors {sha\
re}, rank {rank} of {vocab}.",d):r("Before the processors {share}.",d)} ${Zh(t,e)} ${c}`}function Zh(t,e){if(Ie(t))return r("After them it cannot be chosen: rem\
oved by {processor}.",{processor:St(t,e)});let{logprob:n,rank:o}=t,s={share:G(X(n)),rank:B(o||0),kept:B(Ce(e))};return o?r("After them {share}, rank {rank} of {\
kept} kept.",s):r("After them {share}.",s)}function Ra({distribution:{candidates:t,entropy_before:e}},n){let i=[...t.filter(({raw_logprob:l})=>l!==null&&l<0)].sort(
(l,c)=>qa(c)-qa(l)).slice(0,3).map(({text:l,raw_logprob:c})=>`${Y(l)} ${U(X(c))} · ${U(Se(-c,n),2)}`),a={terms:i.join(" + "),entropy:oe(e,n)};return i.length?r(
"before the processors, {terms} + the terms of all other tokens = {entropy}.",a):""}var qa=({raw_logprob:t})=>-t*X(t);function vn(t,{mode:e,effective:n,config:o}){
if(t.isPrompt)return[r("given"),r("{token} is in the prompt: given, not chosen")];if(t.given)return[r("given"),r("{token} was given, not chosen")];if(e==="elsew\
here")return[r("the choice"),r("{token} was chosen by the server")];if(e==="custom")return[r("the choice"),r("{token} was chosen by your own decoding loop")];if(t.
beam)return[r("the choice"),Jh(t.beam.status)];if(t.reranked)return[r("the choice"),r("{token} has the best score: probability against degeneration penalty")];let s=t.
draft&&t.draft.origin;return s==="accepted"?[r("the draft"),r("{token} was drafted by the assistant, and accepted")]:s==="correction"?[r("the choice"),r("{token\
} replaced a rejected draft token")]:{...n,...o}.do_sample?[r("the draw"),r("{token} was drawn")]:[r("the choice"),r("{token} was chosen as the most probable")]}
function Jh(t){return t==="running"?r("{token} goes on: the search compares the sums of whole beams"):t==="finished"?r("{token} ends a beam: the search compares\
 the sums of whole beams"):t==="ended"?r("{token} would end a beam, which does not count"):t==="pruned"?r("{token} was considered, and pruned: the search compar\
es the sums of whole beams"):r("{token} was considered by the search")}var Qh=1.05;function Na(t,e){let{started:n,unit:o}=e;if(!t)return[r("No token yet")];if(e.rejected)return fi(e.rejected,t.chosen.text,mt(n));if(ve(t))return eu(
t,e);let s=[tu(t,o),...nu(t),...su(t,o),...ou(t,n)];if(t.mark){let a=yn(n),{chosen:l,index:c,mark:d,given:h=!1}=t;s.push(go({chosen:l,index:c,mark:d,given:h,isFirst:c<
a.early},a))}s.push(Wa(t,n)),t.draft&&s.push(...pi(t,mt(n))),t.beam&&s.push(...Oi(t,e)),t.reranked&&s.push(...ru(t,n));let{raw_logprob:i}=t.chosen;return i!==null&&
s.push(r("Its surprisal, before the processors, was {value}.",{value:oe(-i,o)})),s}function eu(t,{started:e,unit:n}){let{chosen:o}=t,[s,...i]=[o,Ye(t).find(l=>l.
raw_rank===1)].filter(Boolean).map(l=>({token:Y(l.text),share:G(X(l.raw_logprob))})),a=o.raw_rank===1||!i.length?[]:[r("The likeliest token was {token}, with {s\
hare}.",i[0])];return o.raw_rank===1?a.push(r("The likeliest token was {token}, with {share}.",s)):o.raw_rank?a.push(r("The server gave {token} {share}: rank {r\
ank}.",{...s,rank:B(o.raw_rank)})):a.push(r("The server gave {token} {share}.",s)),[...a,Wa(t,e),r("Its surprisal was {value}.",{value:oe(o.raw_logprob===null?null:
-o.raw_logprob,n)})]}function tu({distribution:{entropy_before:t}},e){let n=Math.exp(t),o=oe(t,e);return n<Qh?r("The model was all but certain here: an entropy \
of {entropy}.",{entropy:o}):r("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:o,options:n<10?U(n,1):
B(Math.round(n))})}function nu(t){let{chosen:e,distribution:n}=t,{name:o}=xn(t),s={source:o,token:Y(e.text),share:G(X(e.raw_logprob)),vocab:B(n.vocab)};if(Dt(t))
return[];if(e.raw_rank===1)return[r("Its first choice was {token}, with {share}.",s)];let i=Ye(t).find(c=>c.raw_rank===1),a=i?[r("Its first choice was {token}, \
with {share}.",{token:Y(i.text),share:G(X(i.raw_logprob))})]:[],l=e.raw_rank?r("It gave {token} {share}: rank {rank} of {vocab}.",{...s,rank:B(e.raw_rank)}):r("\
It gave {token} {share}.",s);return[...a,l]}function ou(t,e){let n=dt(t);if(!n.length)return t.isPrompt||t.read?[]:[r("No processor changed that.")];let o=n.filter(
({idle:s})=>!s);return o.length?o.map(s=>{let i=Ia(s,e),a=s.kept===s.keptBefore?ht(s):`${ht(s)}, ${r("{count} left",{count:B(s.kept)})}`,{chosen:l}=t,[c,d]=[nt(
l,s.number-1),nt(l,s.number)],h={name:i,effect:a,token:Y(l.text),before:G(c||0),after:G(d||0)};return c===void 0||d===void 0?r("{name}: {effect}.",h):!d&&c?r("{\
name}: {effect}; {token} had {before}, and could no longer be chosen.",h):h.before===h.after?r("{name}: {effect}; {token} stayed at {after}.",h):r("{name}: {eff\
ect}; {token} went from {before} to {after}.",h)}):[H(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",
{names:n.map(({name:s})=>s).join(", ")})]}function Ia({name:t,knobs:e},n){let o=bo(e,n);return o?o.startsWith(t)?o:`${t} (${o})`:t}function ja(t,e){let{chosen:n}=t,
o=r("{token} had {share}",{token:Y(n.text),share:G(X(n.raw_logprob))}),s=dt(t).filter(({idle:a})=>!a).map(a=>{let l=nt(n,a.number),c={name:Ia(a,e),share:l===void 0?
"":G(l)};return l===void 0?r("{name}: {effect}",{...c,effect:ht(a)}):a.kept===a.keptBefore?r("after {name}: {share}",c):H(a.kept,"after {name}: {share}, {count}\
 token left","after {name}: {share}, {count} tokens left",c)}),i=ge(vn(t,e)[1],{token:Y(n.text)}).join("");return he(_e([o,...s,i]))}function Wa(t,e){let{chosen:n,
given:o,isPrompt:s}=t,i=ge(vn(t,e)[1],{token:Y(n.text)}).join("");return o||s||t.beam||ve(t)?`${i}.`:Ie(n)?r("{words}, though {processor} had removed it.",{words:i,
processor:St(n,t)}):{...e.effective,...e.config}.do_sample&&!t.draft&&!t.reranked?r("{words}: its chance was {share}.",{words:i,share:G(X(n.logprob))}):`${i}.`}
function su({layers:t},e){if(!t)return[];let{layer:n,final_layer:o,candidate_layers:s,divergences:i}=t,a={final:o,layer:n,divergence:oe(i[s.indexOf(n)]??null,e)};
return[H(s.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last laye\
r, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",a)]}function ru({reranked:t,chosen:e},{effective:n,config:o}){let s=t.
find(({token_id:d})=>d===e.token_id);if(!s)return[];let i={share:G(s.probability),penalty:U(s.penalty),score:U(s.score)},a=[r("Its probability among the weighed\
 tokens was {share}, its degeneration penalty {penalty}, its score {score}.",i)],{penalty_alpha:l}={...n,...o};Ae(l)&&a.push(r("score = (1 − α) · probability − \
α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...i,alpha:l,probability:U(s.probability)}));let c=t.reduce((d,h)=>h.probability>
d.probability?h:d);if(c!==s){let d={token:Y(c.text),count:t.length,share:G(c.probability),penalty:U(c.penalty),score:U(c.score)};a.push(r("The most probable of \
the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}return a}var iu=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&X(o.logprob)}),jr=class extends Ht{constructor(e){super(e),this.along=p(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=Q("polyline","gp-along-line"),this.here=Q("line","gp-along-here");let n=Q("svg","gp-alo\
ng-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,p("span","gp-al\
ong-words")),this.item.append(this.along)}},yo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
po(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){A(this.state,n?r("Sel\
ect a token of the generated text first."):r("Type the text of a token first."));return}A(this.state,r("Looking up {token} …",{token:Y(n)})),this.log.ask({type:"\
look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&A(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,
this.list.parentNode.hidden=!s.length,this.box.hidden=this.form.hidden&&!s.length;let i=s.map(c=>this.entryOf(c,e)),a=Math.max(.02,...i.map(({after:c,before:d})=>Math.
max(c||0,d))),l=s.length?ie(this.log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.
forEach((c,d)=>{this.rows[d].fill(i[d],a,o),this.drawAlong(this.rows[d],iu(l,c.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new jr(this.list))}drawAlong(e,n,o){
let s=n.map(u=>u??0);if(e.along.hidden=s.length<2,e.along.hidden)return;let i=Math.max(...s),a=s.indexOf(i),l=u=>u/(s.length-1)*100,c=au(s,150).map(([u,g])=>`${l(
u).toFixed(1)},${(98-(i?g/i:0)*94).toFixed(1)}`);e.line.setAttribute("points",c.join(" "));for(let[u,g]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))
e.here.setAttribute(u,g);let d=i?r("highest {share}, at token {number}",{share:G(i),number:a+1}):r("probability 0 everywhere");A(e.along.lastElementChild,d);let h=H(
s.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.","The probabilit\
y of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.",{words:d});ce(e.along,"probability",()=>"",
{meaning:h,formula:""}),e.along.setAttribute("aria-label",r("along the text: {words}",{words:d}))}};function au(t,e){let n=Math.ceil(t.length/e),o=[];for(let s=0;s<
t.length;s+=n){let i=s;for(let a=s+1;a<Math.min(t.length,s+n);a++)t[a]>t[i]&&(i=a);o.push([i,t[i]])}return o}function Ba(t,e){let o=t.querySelector(".gp-bars"),s=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=S=>t.querySelector(".gp-"+S),[l,c,d,h,u]=[
"full","beams-note","press-note","chosen-word","removed-key"].map(a),g=a("no-token"),E=[],P=po(o),C=new yo(t,e,j),q=!1,D=[],R=S=>e.canAsk&&!S.isPrompt;function j(S,v){
let b=Ie(S)&&!ve(v);return{id:S.token_id,text:S.text,after:X(S.logprob),before:X(S.raw_logprob),rank:b?null:S.rank??(v.distribution.stages.length?null:S.raw_rank),
chosen:S.token_id===v.chosen.token_id,given:v.isPrompt||v.given,removed:b,by:b?St(S,v):"",words:()=>ko(S,v)}}function I(S){let v=Ye(S),_=(q?v:wo(v,24,S.chosen.token_id)).
map(O=>j(O,S)),w=ve(S)?null:S.distribution.vocab-v.length;(w===null||w>0)&&_.push(N(S,v.map(O=>j(O,S)),w));let y=T(Math.max(..._.filter(({rest:O})=>!O).map(O=>Math.
max(O.after,O.before))));for(A(l,r("axis 0–{top}",{top:G(y)}));E.length<_.length;)E.push(new Ht(o));E.forEach((O,$)=>_[$]?O.fill(_[$],y,R(S)):O.hide()),P(),i.
hidden=v.length<=24,A(i,q?r("show {count} only",{count:24}):r("show all {count}",{count:B(v.length)})),i.setAttribute("aria-expanded",String(q))}function N(S,v,b){
let _=f=>Math.max(0,1-v.reduce((m,L)=>m+L[f],0));if(b===null){let f=_("before");return{text:r("all others"),after:f,before:f,rest:!0,words:()=>r("All tokens tha\
t the server did not list, together: {share}.",{share:G(f)})}}let w=Ce(S)>v.filter(({removed:f})=>!f).length,[y,O]=[w?e.usesBeams?null:_("after"):0,_("before")],
$={count:B(b),before:G(O),after:G(y??0)},z=()=>y===null?r("All tokens that are not listed ({count}), together: {before} before the processors.",$):r("All tokens\
 that are not listed ({count}), together: {before} before the processors, {after} after them.",$);return{text:H(b,"{count} other token","{count} other tokens"),
after:y,before:O,rest:!0,words:z}}let T=S=>[.02,.05,.1,.2,.5,1].find(v=>S<=v)||1;function M(S){let v=!S.distribution.stages.length;t.classList.toggle("gp-untouc\
hed",v),A(a("after-word"),ve(S)?r("probability, according to the server"):v?r("probability; no processor ran, so it is the same before and after"):r("after the \
processors")),a("before-key").hidden=v,u.hidden=ve(S)||!Ye(S).some(Ie),A(h,S.isPrompt||S.given?r("given, not chosen"):r("chosen")),c.hidden=!S.beam||v,d.hidden=
!R(S),t.classList.toggle("gp-pressable",R(S))}o.parentNode.addEventListener("click",S=>{let v=S.target.closest("button.gp-row"),b=v&&[...E,...C.rows].find(({body:w})=>w===
v),_=e.current();b&&_&&R(_)&&e.ask({type:"branch",step:_,tokenId:b.entry.id})}),i.addEventListener("click",()=>{q=!q,I(e.current())});function x(){for(let S of E)
S.hide();for(let S of[i,c,d,C.box])S.hidden=!0}let k=S=>()=>e.current()?S(e.current()):"";return be(t,{after:k(S=>ja(S,e.started)),before:k(({chosen:S})=>he(r("\
{token} had {share}",{token:Y(S.text),share:G(X(S.raw_logprob))})))}),S=>{let v=e.current();s.hidden=!v,g.hidden=!!v,v?((v!==D[0]||e.canAsk!==D[1])&&I(v),M(v),C.
draw(v,S,R(v))):x(),D=[v,e.canAsk]}}function za(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),i=t.querySelector(".gp-all"),a=null,l=!1;function c(M){let x=e.allLines(),k=e.
started.effective.length_penalty??1;return M.sequences.map((S,v)=>{let b=ie(x[v]?x[v].last:null),_=S.token_ids.map((f,m)=>{let L=b[m]&&b[m].chosen.token_id===f?
b[m]:null,W=S.logprobs[m];return{id:f,text:L?L.chosen.text:"?",recorded:W,library:S.transition_scores?S.transition_scores[m]:null,difference:S.transition_scores?
At(W,S.transition_scores[m]):null,drawn:L?At(W,L.chosen.logprob):1/0}}),w=S.logprobs.filter((f,m)=>!b[m]||!b[m].given),y=w.reduce((f,m)=>f+(m??-1/0),0),O=w.length**
k,$=w.length?y/O:null,z=S.score!==null&&$!==null&&S.score*O>bt;return{tokens:_,sum:y,length:w.length,penalty:k,rebuilt:$,score:S.score,difference:z?on(y,S.score,
O):null}})}function d(M,x=1e-9){if(!Number.isFinite(M))return"∞";let k=Math.max(M,x),S=Math.floor(Math.log10(k)+1e-9),v=Math.ceil(k/10**S-1e-6);return v===10?
`1e${S+1}`:`${v}e${S}`}function h(M){if(!M||!M.sum.count)return[[],[]];let{sum:x,given:k,final:S,pool:v,output:b}=M,_=({off:O,count:$,furthest:z},f)=>O?[f(O,{all:B(
$),bound:d(z)})]:[],w=[..._(x,(O,$)=>H(O,"{count} of {all} tree nodes does not add up: it is off by {bound}","{count} of {all} tree nodes do not add up: the fur\
thest is off by {bound}",$)),..._(k,(O,$)=>H(O,"{count} of {all} given tokens does not count as 0: it is off by {bound}","{count} of {all} given tokens do not c\
ount as 0: the furthest is off by {bound}",$)),..._(S,(O,$)=>H(O,"{count} of {all} final scores does not follow from its sum: it is off by {bound}","{count} of \
{all} final scores do not follow from their sums: the furthest is off by {bound}",$)),..._(v,(O,$)=>H(O,"{count} of {all} kept scores does not follow from the t\
exts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}",$)),..._(b,(O,$)=>H(
O,"{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}","{count} of {all} outputs do not end where their paths thro\
ugh the tree end: the furthest is off by {bound}",$))],y=d(Math.max(...Object.values(M).map(O=>O.furthest)),ki);return[w,w.length?[]:[H(x.count,"{count} node of\
 the tree adds up to within {bound}","{count} nodes of the tree add up to within {bound}",{bound:y})]]}function u({outputs:M,tree:x}){let k=M.flatMap(f=>f.tokens);
if(!k.length)return["none","–",r("There are no scores to check: no token was generated.")];let S=k.filter(({difference:f})=>f!==null),v=M.filter(({difference:f})=>f!==
null),b=f=>d(Math.max(0,...f.map(({difference:m})=>m))),_=f=>f.filter(({difference:m})=>!(m<=Pt)).length,w=k.filter(({drawn:f})=>f>Pt).length,[y,O]=h(x),$=[..._(
v)?[r("{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}",{count:B(_(v)),all:B(v.length),bound:b(v)})]:[],...y,..._(S)?[H(_(S),"{count} \
of {all} tokens differs from the library’s compute_transition_scores, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores\
, by up to {bound}",{all:B(S.length),bound:b(S)})]:[],...w?[H(w,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outp\
uts differ from the steps that are shown")]:[]];if($.length)return["differs","✗",_e($)];let z=[...v.length?[H(v.length,"{count} sequences_scores is rebuilt to\
 within {bound}","{count} sequences_scores are rebuilt to within {bound}",{bound:b(v)})]:[],...O];return S.length?["agrees","✓",_e([...z,H(S.length,"{count} t\
oken agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to within {boun\
d}",{bound:b(S)})])]:["none","–",_e([...z,g()])]}let g=()=>e.started.mode==="custom"?r("compute_transition_scores does not apply: the run used your own decodi\
ng loop"):r("compute_transition_scores does not apply: the run was recorded without the library’s scores");function E(){let[M,x,k]=a?u(a):["none","–",r("The\
 scores are checked against the library when the run has finished.")],S={agrees:r("agrees with the library"),differs:r("differs from the library"),none:r("not c\
hecked")};t.dataset.verdict=M,A(t.querySelector(".gp-badge"),x),A(t.querySelector(".gp-sign-words"),a?S[M]:r("not checked yet")),A(t.querySelector(".gp-verdict-\
line"),k)}let P=M=>Pe(M)?"−∞":ee(M,3).replace(/^-(0.000)$/,"$1"),C=M=>Pe(M)?"−∞":(M<bt?me(M.toExponential(3)):U(M,5)).replace("-","−"),q=M=>M<0||Pe(M)?
`(${C(M)})`:C(M);function D(M,x){let k=M.insertCell();x===null?k.textContent="–":k.textContent=(x>Pt?"✗ ":"")+(x===0?"0":Number.isFinite(x)?x.toExponential(
0):"∞"),k.classList.toggle("gp-off",x>Pt)}function R(){let M=a.outputs.filter(({score:k})=>k!==null);t.querySelector(".gp-beam-check").hidden=!M.length;let x=t.
querySelector(".gp-sums tbody");x.replaceChildren(),a.outputs.forEach((k,S)=>{if(k.score===null)return;let v=x.insertRow();for(let b of[S+1,P(k.sum),k.length,k.
penalty,U(k.rebuilt,4),U(k.score,4)])v.insertCell().textContent=b;D(v,k.difference)})}function j(M,x,k,S,v,b){if(!k.count)return;let{worst:_}=k,w=M.insertRow();
w.append(p("th","",x,{scope:"row"})),w.insertCell().textContent=B(k.count),w.insertCell().append(S(_),..._.node?[" ",ne(_.node.beam.text)]:[]),w.insertCell().textContent=
v(_),w.insertCell().textContent=C(b(_)),D(w,_.difference)}function I(){let M=t.querySelector(".gp-tree-sums tbody");if(M.replaceChildren(),!a.tree)return;let{sum:x,
given:k,final:S,pool:v,output:b}=a.tree,_=e.started.effective.length_penalty??1,w=({node:O})=>r("step {number}:",{number:O.index+1}),y=({node:O,power:$})=>`${C(
O.beam.score)} / ${O.length} ** ${_} = ${C(Pe(O.beam.score)?null:O.beam.score/$)}`;j(M,r("node: parent’s score + log-probability"),x,w,({node:O,parent:$})=>`${C(
$)} + ${q(O.beam.logprob)} = ${C(Pe(O.beam.logprob)?null:$+O.beam.logprob)}`,({node:O})=>O.beam.score),j(M,r("given token: counts as 0"),k,w,()=>C(0),({node:O})=>O.
beam.score),j(M,r("ended: score / length ** length_penalty"),S,w,y,({node:O})=>O.beam.final_score),j(M,r("kept after a step: the best that ended"),v,O=>r("step \
{number}: rank {rank}",{number:O.step+1,rank:O.place+1}),O=>O.expected===null?"–":C(O.expected),O=>O.told),j(M,r("output: score where its path ends, after the\
 penalty"),b,({number:O})=>r("output {number}:",{number:O+1}),y,O=>O.told)}function N(){let{tokens:M}=a.outputs[Number(s.value)]||a.outputs[0]||{tokens:[]},x=t.
querySelector(".gp-scores tbody");x.replaceChildren(),M.slice(0,l?1/0:20).forEach((k,S)=>{let v=x.insertRow();v.insertCell().textContent=S+1,v.insertCell().textContent=
k.id,v.insertCell().append(ne(k.text)),v.insertCell().textContent=P(k.recorded),v.insertCell().textContent=k.difference===null?"–":P(k.library),D(v,k.difference),
v.insertCell().textContent=me(`${(X(k.recorded)*100).toFixed(2)}%`)}),i.hidden=M.length<=20||l,A(i,r("Show all {count} tokens",{count:B(M.length)}))}function T(){
if(!o.open)return;let M=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!M,t.querySelector(".gp-token-check").hidden=M||!a,t.querySelector(".gp-beam-c\
heck").hidden=!0,t.querySelector(".gp-tree-check").hidden=M||!a||!a.tree||!a.tree.sum.count,A(t.querySelector(".gp-how"),e.usesBeams?r("The playground records a\
 log-probability for each token while it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=False, \
as its documentation asks for beams)."):r("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute\
_transition_scores gives for the same run (normalize_logits=True).")),!a)return;let x=k=>e.usesBeams?r("output {number}",{number:k}):r("sequence {number}",{number:k});
t.querySelector(".gp-which").hidden=a.outputs.length<2,s.options.length!==a.outputs.length&&s.replaceChildren(...a.outputs.map((k,S)=>p("option","",x(S+1),{value:S}))),
R(),M||I(),M||N()}return o.addEventListener("toggle",T),o.addEventListener("keydown",M=>{M.key!=="Escape"||!o.open||(o.open=!1,o.querySelector("summary").focus())}),
s.addEventListener("change",T),i.addEventListener("click",()=>{l=!0,T()}),M=>{if(t.hidden=!e.started,!M.run&&!M.status&&!M.steps)return;let{finished:x}=e;x?(!a||
a.finished!==x)&&(a={finished:x,outputs:c(x),tree:yi(e)},l=!1,s.replaceChildren()):a=null,E(),(M.run||M.status||x)&&T()}}function Fa(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],i=t.querySelector(".gp-heat-plot"),a=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),c=t.querySelector(
".gp-layer-names"),d=t.querySelector(".gp-layer-reading"),h=t.querySelector(".gp-layer-tally"),u=document.createElement("canvas"),g=u.getContext("2d",{willReadFrequently:!0}),
E=new fe({picks:{},peak:0},({picks:f,peak:m},{layers:L})=>L?{picks:{...f,[L.layer]:(f[L.layer]||0)+1},peak:Math.max(m,...L.divergences)}:{picks:f,peak:m}),P=0,C=[],
q=[],D=[0,0],R=[],j=f=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(f??0)/P)))*10);function I(){let f=getComputedStyle(t);return[...[...Array(11).keys()].map(L=>`\
--gp-heat-${L}`),"--gp-text"].map(L=>{let W=f.getPropertyValue(L).trim();return[1,3,5].map(F=>parseInt(W.slice(F,F+2),16))})}function N(f){if(u.width>=f&&u.height===
C.length*6)return;let m=u.height===C.length*6?g.getImageData(0,0,u.width,u.height):null;u.width=Math.max(64,2**Math.ceil(Math.log2(f))),u.height=C.length*6,m&&g.
putImageData(m,0,0)}function T(f){let m=new ImageData(1,C.length*6);C.forEach((L,W)=>{let F=f.layers?f.layers.candidate_layers.indexOf(L):-1;if(F<0)return;let K=q[j(
f.layers.divergences[F])];for(let V=0;V<5;V++){let Z=V===2&&L===f.layers.layer?q[11]:K;m.data.set([...Z,255],(W*6+V)*4)}}),g.putImageData(m,f.index,0)}let M=()=>Math.
max(10,E.steps.length);function x(){let[f,m]=D;if(!f||!m)return;a.width!==f&&(a.width=f),a.height!==m&&(a.height=m);let L=a.getContext("2d");L.clearRect(0,0,f,m),
L.imageSmoothingEnabled=!1;let W=E.steps.length;L.drawImage(u,0,0,W,u.height,0,0,f*W/M(),m)}function k(f){let m=[...E.steps.find(K=>K.layers).layers.candidate_layers].
sort((K,V)=>V-K),L=I(),W=s.find(K=>E.total.peak<=K*Math.LN2)*Math.LN2,F=String([m,L,W])!==String([C,q,P]);String(m)!==String(C)&&S(m),[C,q,P]=[m,L,W],N(E.steps.
length);for(let K of F?E.steps:f)T(K);x()}function S(f){let m=Math.max(15,Math.min(28,280/f.length));i.style.height=c.style.height=`${Math.max(1,f.length)*m}px`,
c.replaceChildren(...f.map(L=>p("span","",b(L))))}function v(){A(t.querySelector(".gp-ramp-low"),"0"),A(t.querySelector(".gp-ramp-high"),`${Xe(Number(Se(P,e.unit).
toPrecision(2)))} ${r(e.unit)}`.replace(/^1 bits/,"1 bit"));let f=t.querySelector(".gp-scale-ramp");if(!f.childNodes.length)for(let m=0;m<11;m++){let L=p("i");L.
style.background=`var(--gp-heat-${m})`,f.append(L)}}be(t,{divergence:()=>{let{layers:f}=e.current()||{};if(!f)return"";let{layer:m,candidate_layers:L,divergences:W}=f,
F=oe(W[L.indexOf(m)]??null,e.unit);return H(L.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {value}.",{layer:b(m),value:F})}});
let b=f=>f===0?r("embedding"):r("layer {layer}",{layer:f}),_=f=>f===0?r("the embedding (layer 0)"):r("layer {layer}",{layer:f});function w(f){let m={number:f.index+
1,token:Y(f.chosen.text)};if(!f.layers)return r("Token {number}, {token}: no layer was contrasted.",m);let{layer:L,final_layer:W,candidate_layers:F,divergences:K}=f.
layers,V=Co(F.map((Z,J)=>`${b(Z)} ${ee(Se(K[J]??0,e.unit),3)}`));return r("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), becaus\
e it diverges most from it. Divergences in {unit}: {list}.",{...m,layer:_(L),final:W,unit:r(e.unit),list:V})}function y(f){l.hidden=!1,l.style.left=`${f.index/M()*
100}%`,l.style.width=`${100/M()}%`;let m=w(f);A(d,m),oo(i,f,E.steps.length,m)}function O(){let f=Object.entries(E.total.picks).sort((W,F)=>F[1]-W[1]),m=f.reduce(
(W,[,F])=>W+F,0),L=f.map(([W,F])=>r("{layer} in {times}",{layer:_(Number(W)),times:B(F)})).join(", ");A(h,H(m,"Along the text: {list} of {count} step.","Along t\
he text: {list} of {count} steps.",{list:L})),A(t.querySelector(".gp-heat-end"),String(M()))}aa(i,e,{stepUnder:f=>{let{left:m,width:L}=i.getBoundingClientRect(),
W=Math.floor((f.clientX-m)/L*M());return E.steps[Math.max(0,Math.min(E.steps.length-1,W))]},hover:f=>A(d,w(f)),leave:()=>e.current()&&!t.hidden&&A(d,w(e.current()))});
function $(f){let m=e.current();if(t.hidden=!(m&&m.layers),t.hidden)return;let{added:L}=E.follow(e.lastOf(m));m===R[0]&&E.total===R[1]&&!f.unit&&!f.look||(R=[m,
E.total],k(L),v(),y(m),O())}new ResizeObserver(([{contentRect:f}])=>{D=[f.width,f.height].map(m=>Math.round(m*devicePixelRatio)),x()}).observe(i);let z=()=>$({look:!0});
return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",z),new MutationObserver(z).observe(document.body,{attributes:!0,attributeFilter:["cl\
ass"]}),$}function Ha(t,e){let n=t.querySelector(".gp-sentences"),o="";return t.querySelector(".gp-to-glossary").addEventListener("click",()=>Qe(t)),()=>{let s=e.current(),
i=Na(s,e),a=i.join(`
`);if(a===o)return;o=a;let l=new Set;n.replaceChildren(...i.map(c=>{let d=p("li");return d.append(...Bt(c,l)),d}))}}var Da=null;async function xo(t,e,n,o,s){let i=t.answers.media_file?await t.answers.media_file(e):"";if(!i)return s(r("The page no longer has this sound. Add th\
e file again to hear it."));s(""),Da?.pause();let a=new Audio(i);Da=a,a.currentTime=Math.max(0,n);let l=()=>{if(a.currentTime>=o||a.paused)return a.pause();requestAnimationFrame(
l)};try{await a.play(),l()}catch{s(r("This browser cannot play the sound."))}}var Ga=(t,e)=>e.isPrompt?e.index:t.prefix.length+e.index;function Kt(t,e,n){if(e.isPrompt&&t.readsSource)return[];let o=t.prefix.length,[s,i]=e.isPrompt?[1,o-1]:
[Math.max(1,o),o+ie(t.lastOf(e)).length-1],a=Ga(t,e);if(a<s)return[];let l=Math.min(i,Math.max(s,a-Math.floor(n/2))+n-1),c=Math.max(s,l-n+1);return Array.from({
length:l-c+1},(d,h)=>c+h)}function Ot(t,e,n){if(!e)return-1;let o=n.found.places.indexOf(Ga(t,e));return e.isPrompt||t.idsTo(e).every((i,a)=>i===n.ids[a])?o:-1}var Wr=/^[A-Za-z0-9+/=]*$/;function Ka(t){let e=t.request&&t.request.media,n=(Array.isArray(e)?e:[]).filter(s=>s&&typeof s=="object"),o=t.media||[];return o.length?
o.map(({kind:s,start:i,end:a})=>{let l=n.filter(h=>h.kind===s),c=o.filter(h=>h.kind===s);return{item:l.length===c.length?l[c.findIndex(h=>h.start===i)]:{kind:s},
start:i,end:a}}):n.map(s=>({item:s,start:0,end:0}))}function Br(t,e){let n=p("span","gp-media-chip",null,{role:"img","aria-label":lu(t,e)});return t.kind==="aud\
io"?n.append(_n(t.preview)):t.preview&&n.append(cu(t.preview)),e&&n.append(p("span","",H(e,"{count} token","{count} tokens"))),n}function lu(t,e){let n=t.kind===
"image"?r("Picture"):r("Sound");return e?r("{what}, read in {count} tokens",{what:n,count:e}):n}function cu(t){let e=typeof t=="string"&&Wr.test(t)?`data:image/\
png;base64,${t}`:"data:,";return p("img","",null,{src:e,alt:""})}function _n(t){let e=(Array.isArray(t)?t:[]).map(Number).filter(Number.isFinite),n=document.createElementNS(
"http://www.w3.org/2000/svg","svg");n.setAttribute("viewBox",`0 0 ${Math.max(1,e.length)} 100`),n.setAttribute("preserveAspectRatio","none"),n.setAttribute("ari\
a-hidden","true");let o=document.createElementNS("http://www.w3.org/2000/svg","path");return o.setAttribute("d",e.map((s,i)=>`M${i+.5} ${50-s/2}V${50+s/2}`).join(
"")),n.append(o),n}var du={image:.75,audio:.5},Ua=.3;function Va(t,e){let n=T=>t.querySelector(".gp-"+T),[o,s,i,a,l]=["attend","attention-state","attention-found","attention-seen",
"hear"].map(n),c=n("attention-layer"),d=null,h=!1,u=()=>(e.started.request.media||[])[0]||{},g=()=>u().kind==="audio";function E(){let T=e.current();h=!0,A(s,r(
"Reading the attention …")),P(T),e.ask({type:"attend",step:T,places:Kt(e,T,e.mostPlaces.attend||1),layer:c.value?Number(c.value):null})}o.addEventListener("cl\
ick",E),c.addEventListener("change",E);function P(T){o.parentNode.hidden=!e.canAsk,o.disabled=c.disabled=h||e.running||e.waiting||!Kt(e,T,1).length,A(o,g()?r("S\
how where it listened"):r("Show where it looked")),n("attention-choice").hidden=!d||d.layers<2}function C(){let T=Array.from({length:d.layers},(M,x)=>p("option",
"",r("layer {layer}",{layer:B(x+1)}),{value:x}));c.replaceChildren(p("option","",r("all layers"),{value:""}),...T),c.value=d.layer===null?"":String(d.layer)}function q(){
let{kind:T,picture:M,rows:x,columns:k,seconds:S}=d,v=typeof M=="string"&&Wr.test(M),b=p("img","gp-attention-picture",null,{alt:"",src:v?`data:image/png;base64,${M}`:
"data:,"});b.hidden=!v,a.classList.toggle("gp-is-sound",T==="audio");let _=Q("svg","");_.setAttribute("viewBox",`0 0 ${k} ${x}`),_.setAttribute("preserveAspectR\
atio","none");for(let O=0;O<x*k;O++){let $=Q("rect",""),[z,f]=[O%k,Math.floor(O/k)];for(let[m,L]of Object.entries({x:z,y:f,width:1,height:1}))$.setAttribute(m,String(
L));_.append($)}a.replaceChildren(b,_);let w=n("attention-times");w.hidden=T!=="audio";let y=n("attention-curve");y.toggleAttribute("hidden",T!=="audio"),y.setAttribute(
"viewBox",`0 0 ${k} 100`),T==="audio"&&[...w.children].forEach((O,$)=>A(O,r("{seconds} s",{seconds:$?ee(S,1):0})))}function D(T){let M=d.weights[T],x=Math.max(...M),
k=M.map(v=>x?v/x:0);[...a.lastElementChild.children].forEach((v,b)=>v.setAttribute("opacity",String(du[d.kind]*(1-k[b])))),d.kind==="audio"&&n("attention-curve").
firstElementChild.setAttribute("d",`M0 100${k.map((v,b)=>`L${b+.5} ${100-95*v}`).join("")}L${k.length} 100Z`);let S=j(M,d.elsewhere[T]);A(n("attention-words"),S),
a.setAttribute("aria-label",S)}function R(T){let M=T.reduce((S,v)=>S+v,0)/2,[x,k]=[0,0];for(let S of[...T].sort((v,b)=>b-v)){if(x>=M)break;x+=S,k++}return k}function j(T,M){
let x=R(T),k={most:G(Math.max(...T)),share:G(M)};return d.kind==="image"?r("The brightest patch has {most} of the weight. Half of what lies on patches lies on {\
count} of {all}; {share} lies on no patch.",{...k,count:B(x),all:B(T.length)}):r("The brightest position, at {at} s, has {most} of the weight. Half of what lies\
 on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...k,seconds:ee(x*I(),2),at:ee(N(T),2)})}let I=()=>d.seconds/d.columns,N=T=>(T.
indexOf(Math.max(...T))+.5)*I();return l.addEventListener("click",()=>{let T=N(d.weights[Ot(e,e.current(),e.foundOf("attend"))]);xo(e,u().sha256,T-Ua,T+Ua,M=>A(
s,M))}),T=>{let M=e.current(),x=e.hideFrom===null?e.foundOf("attend"):null;if((T.run||T.found)&&(h=!1),t.hidden=!M||!e.looksAtMedia||!(e.canAsk||x)||e.recorded,
t.hidden)return;(T.run||T.found)&&A(s,"");let k=(x&&x.found)!==d;d=x&&x.found,k&&d&&C(),k&&d&&q();let S=d?Ot(e,M,x):-1;P(M),o.hidden=S>=0,i.hidden=S<0,l.hidden=
!d||d.kind!=="audio"||!e.answers.media_file,S>=0?D(S):d&&!h&&A(s,r("The attention of this token was not asked for."))}}var hu=160,uu={probability:()=>r("How likely this layer finds the token that was chosen in the end."),rank:()=>r("The rank of the chosen token in this layer, th\
e likeliest first. A bar in the cell shows it, too."),entropy:()=>r("How uncertain this layer is: the entropy of its distribution."),kl:()=>r("How far this laye\
r is from the last one: KL(last layer ‖ this layer). 0 where both say the same.")};function Ya(t,e){let n=_=>t.querySelector(".gp-"+_),[o,s,i,a,l]=["lens-foun\
d","lens-field","around","look-into","lens-state"].map(n),c=s.firstElementChild,d=n("lens-shade"),h=null,u=!1,g=[0,0],E=()=>h.found.layers.length-1,P=_=>_===0?r(
"the embedding (layer 0)"):_===E()?r("layer {layer}, the last",{layer:B(_)}):r("layer {layer}",{layer:B(_)}),C=(_,w)=>c.tBodies[0].rows[E()-_].cells[w+1];function q(){
let _=e.current(),w=e.mostPlaces.look_into||1,y=Math.max(1,Math.min(w,Math.round(Number(i.value))||12));i.value=String(y),u=!0,A(l,r("Reading the layers …")),
D(_),e.ask({type:"look_into",step:_,places:Kt(e,_,y)})}a.addEventListener("click",q);function D(_){n("lens-ask").hidden=!e.canAsk,a.disabled=u||e.running||e.waiting||
!Kt(e,_,1).length,e.mostPlaces.look_into&&(i.max=String(e.mostPlaces.look_into))}function R(){let{tokens:_,layers:w}=h.found,y=p("tr");y.append(p("th","",r("lay\
er"),{scope:"col"}),..._.map(({text:f})=>{let m=p("th","",null,{scope:"col"});return m.append(ne(f)),m}));let O=w.map((f,m)=>{let L=p("tr");return L.append(p("t\
h","",m?B(m):r("embedding"),{scope:"row"}),...f.map((W,F)=>j(W,m,F))),L}),[$,z]=[p("thead"),p("tbody")];$.append(y),z.append(...O.reverse()),c.replaceChildren($,
z)}function j(_,w,y){let O=p("td","",null,{role:"gridcell",tabindex:"-1"});return O.append(ne(_.top[0][1])),ke(O,()=>`${T(w,y)}. ${M(_,y)}`),O.addEventListener(
"focus",()=>x(w,y)),O.addEventListener("click",()=>O.focus()),O.addEventListener("keydown",z=>I(z,w,y)),O}function I(_,w,y){if(_.ctrlKey||_.metaKey||_.altKey)return;
let[O,$]=[E(),h.found.tokens.length-1],z={ArrowUp:[w+1,y],ArrowDown:[w-1,y],ArrowLeft:[w,y-1],ArrowRight:[w,y+1],Home:[w,0],End:[w,$],PageUp:[O,y],PageDown:[0,y]}[_.
key];z&&(_.preventDefault(),_.stopPropagation(),C(Math.max(0,Math.min(O,z[0])),Math.max(0,Math.min($,z[1]))).focus())}function N(){let _=Ot(e,e.current(),h),{tokens:w,
layers:y}=h.found;w.forEach((O,$)=>{let z=$===_;c.tHead.rows[0].cells[$+1].classList.toggle("gp-here",z),y.forEach((f,m)=>{let L=f[$],W=C(m,$);Te(W,[L.top[0][0]===
O.id&&"gp-favourite",z&&"gp-here"].filter(Boolean).join(" ")),yt(W,d.value,{...L,entropyAfter:L.entropy??1/0,kl:L.kl??1/0})})}),xt(n("lens-scale"),d.value,e.unit),
ce(n("lens-scale"),n("lens-scale").dataset.term,()=>"",{meaning:uu[d.value]()})}function T(_,w){return r("{layer}, in the place of {token}",{layer:P(_),token:Y(
h.found.tokens[w].text)})}function M({probability:_,rank:w,entropy:y,kl:O},$){return r("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL from the\
 last layer {kl}.",{token:Y(h.found.tokens[$].text),share:G(_),rank:B(w),entropy:oe(y,e.unit),kl:oe(O,e.unit)})}function x(_,w){let y=C(...g);y&&(y.ariaSelected=
"false"),y&&(y.tabIndex=-1),g=[_,w];let O=C(_,w);O.ariaSelected="true",O.tabIndex=0,k()}function k(){let[_,w]=g,y=h.found.layers[_][w],O=h.found.tokens[w],$=y.top.
find(([f])=>f===O.id)?[]:[[O.id,O.text,y.probability]],z=le(n("lens-bars"),y.top.length+$.length,S);[...y.top,...$].forEach(([f,m,L],W)=>{let[F,K,V,Z]=z[W].children,
J=f===O.id;Te(z[W],J?"gp-is-chosen":""),A(F,J?"▶":""),K.replaceChildren(ne(m)),pe(V.firstChild,"width",L),A(Z,G(L))}),A(n("lens-place"),T(_,w)),A(n("lens-numb\
ers"),M(y,w))}function S(){let _=p("li"),w=p("span","gp-track",null,{"aria-hidden":"true"});return w.append(p("span","gp-fill")),_.append(p("span","gp-sign","",
{"aria-hidden":"true"}),p("span","gp-word"),w,p("span","gp-value")),_}function v(){let _=t.closest(".token-panel");if(!_)return;let[w,y]=[_.getBoundingClientRect(),
s.getBoundingClientRect()],O=_.firstElementChild.getBoundingClientRect().height;y.top+hu>w.bottom&&(_.scrollTop+=y.top-w.top-O)}d.addEventListener("change",N);function b(_,w){
if(o.hidden=!h,!!h)if(_){R();let y=Ot(e,e.current(),h);g=[E(),0],N(),x(E(),Math.max(0,y));let O=C(E(),Math.max(0,y));s.scrollLeft=O.offsetLeft-s.clientWidth/2,w&&
v()}else N(),k()}return _=>{let w=e.current(),y=e.hideFrom===null?e.foundOf("look_into"):null,O=u&&_.found;if((_.run||_.found)&&(u=!1),t.hidden=!w||!(e.canAsk||
y)||e.recorded,t.hidden)return;(_.run||_.found)&&A(l,""),D(w);let $=y!==h;h=y,($||_.selection||_.unit)&&b($,O),h&&!u&&A(l,Ot(e,w,h)<0?r("This token is not among\
 those below."):"")}}var pu=new Set(["properties","patternProperties","$defs","definitions"]),fu=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Xa=t=>t!==null&&
typeof t=="object"&&!Array.isArray(t);function Sn(t){if(Array.isArray(t))return t.map(Sn);if(!Xa(t))return t;let e=Object.fromEntries(Object.entries(t).map(([o,
s])=>[o,mu(o,s)]));return"properties"in t&&!["additionalProperties","allOf","$ref"].some(o=>o in t)?{...e,additionalProperties:!1}:e}function mu(t,e){return pu.
has(t)&&Xa(e)?Object.fromEntries(Object.entries(e).map(([n,o])=>[n,Sn(o)])):fu.has(t)?Sn(e):e}var _o={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function zr(t,e){let{chosen:n,distribution:o}=e,s=i=>ae(i)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+(o.entropy_after??0),entropyBefore:t.entropyBefore+(o.entropy_before??
0),kept:t.kept+(Ce(e)??0)}}var Mt=(t,e)=>e?Math.exp(-t/e):null,gu=[1,2,3],vo=class{constructor(){this.ids=[],this.grams=new Map(gu.map(e=>[e,new Map])),this.repeated=
[],this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(
-1)),this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ja(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),i=t.querySelector(".gp-notes"),a=new Map,l=new Lt,
c;function d(){let{started:m,finished:L}=e;if(!m)return[];let W=L?L.num_tokens:e.numTokens,F=L?L.seconds:e.elapsed,K=L?L.time_to_first_token:e.firstElapsed,V={limit:B(
m.max_new_tokens)},Z=F>0&&W?ee(W/F,1):"–";return e.isFromElsewhere?[{name:r("Tokens"),value:B(W),term:"length",run:()=>""},...L&&L.seconds!==null?[{name:r("Pe\
r second"),value:Z,term:"speed",run:()=>""},{name:r("First token"),value:K===null?"–":Be(K),term:"first-token",run:()=>""}]:[],...h(W)]:[{name:r("Tokens"),value:B(
W),term:"length",run:()=>e.usesBeams?r("{tokens} of at most {limit} new tokens, one per step for all beams together.",{tokens:B(W),...V}):r("{tokens} of at most\
 {limit} new tokens.",{tokens:B(W),...V})},{name:r("Per second"),value:Z,term:"speed",run:()=>Z==="–"?"":H(W,"{count} token / {time} s = {value} tokens per se\
cond.","{count} tokens / {time} s = {value} tokens per second.",{time:ee(F,2),value:Z})},{name:r("First token"),value:K===null?"–":Be(K),term:"first-token",run:()=>K===
null||!(F>0)?"":r("{first} of {time} in all.",{first:Be(K),time:Be(F)})},...u(m.waits||{}),...g(),...h(W),...bu(m)?[{name:r("Seed"),value:String(m.seed),term:"s\
eed",run:()=>""}]:[]]}function h(m){return e.running?[]:[{name:r("Stopped by"),value:E(),term:"ending",run:()=>e.finished?H(m,"after {count} token: {reason}.","\
after {count} tokens: {reason}.",{reason:E()}):"",words:!0}]}function u(m){let L=Object.entries(m).filter(([,K])=>K>=wu);if(!L.length)return[];let W=L.reduce((K,[
,V])=>K+V,0),F=L.map(([K,V])=>`${Za[K]?Za[K]():K} ${Be(V)}`).join(", ");return[{name:r("Made ready"),value:Be(W),term:"time",meaning:r("The time before the run \
began, in which its model was made ready."),run:()=>he(F)}]}function g(){if(!e.rounds.length)return[];let m=l.read(e.rounds),{draft_acceptance_rate:L,mean_acceptance_length:W}=m,
F=(Z,J)=>r("{denominator} = {value}.",{denominator:et(Z,m),value:J}),[K,V]=[L===null?"–":G(L),U(W,2)];return[{name:r("Draft accepted"),value:K,term:"acceptanc\
e-rate",run:()=>F("draft_acceptance_rate",K)},{name:r("Tokens per draft"),value:V,term:"acceptance-length",run:()=>F("mean_acceptance_length",V)}]}function E(){
return e.finished?[...new Set(e.finished.sequences.map(L=>qe(L.stop_reason)[0]))].join(", ")||"–":r("an error")}function P(){let m=d(),L=new Set(m.map(({name:W})=>W));
for(let[W,{figure:F}]of a)L.has(W)||(F.remove(),a.delete(W));m.forEach(({name:W,value:F,term:K,run:V,meaning:Z,words:J},te)=>{let ue=a.get(W)||C(W,J,te);A(ue.value,
F),ce(ue.figure,K,V,Z?{meaning:Z}:{})})}function C(m,L,W){let F=p("div","gp-figure"+(L?" gp-words":"")),K=p("dd");F.append(p("dt","",m),K),s.insertBefore(F,s.children[W]||
null);let V={figure:F,value:K};return a.set(m,V),V}let q=new fe(_o,zr),D=new vo,R=_o,j=m=>Number.isFinite(m)?ee(Se(m,e.unit),2).replace(/^-0.00$/,"0.00"):"−∞",
I=m=>m===null?"–":Number.isFinite(m)?m<1e3?ee(m,2):B(Math.round(m)):"∞";function N(){let m=T();return e.isFromElsewhere?m.filter(({term:L})=>L!=="entropy"&&
L!=="kept").map(L=>({...L,run:()=>""})):m}function T(){let{total:m}=q,L=r(e.unit),W=(J,{count:te})=>te?J/te:null,F=(J,te)=>te.count?j(W(J,te)):"–",K=q.steps.at(
-1).distribution.vocab??1/0,V=(J,te,ue,Le,$e="")=>({name:J,term:te,run:ue,values:Le,meaning:$e}),Z=B(m.count);return[V(r("perplexity"),"perplexity",()=>r("befor\
e the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:U(ae(m.before)),tokens:Z,value:I(Mt(m.before,m.count))}),[I(Mt(m.after,m.count)),I(Mt(m.before,m.count)),
I(Mt(R.before,R.count))],S([[m.after,m.count],[m.before,m.count],[R.before,R.count]],K)),V(r("mean log-probability, {unit}",{unit:L}),"mean-logprob",()=>M(j(m.before),
F(m.before,m)),[F(m.after,m),F(m.before,m),F(R.before,R)]),V(r("cumulative log-probability, {unit}",{unit:L}),"cumulative-logprob",()=>H(m.count,"before the pro\
cessors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:j(m.before),
unit:L}),[j(m.after),j(m.before),j(R.before)]),V(r("mean entropy, {unit}",{unit:L}),"entropy",()=>M(j(m.entropyBefore),F(m.entropyBefore,m)),[F(m.entropyAfter,m),
F(m.entropyBefore,m),F(R.entropyBefore,R)]),V(r("mean tokens kept"),"kept",()=>r("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:B(m.kept),tokens:Z,
value:I(W(m.kept,m))}),[I(W(m.kept,m)),B(K),B(K)]),...[1,2,3].map(J=>V(`distinct-${J}`,"distinct-n",()=>x(J),[I(D.distinct(J)),"",""],k(J))),V(r("repetition"),"\
repetition",()=>H(m.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share}.",{repeated:B(D.numRepeated),share:G(D.share)}),[G(D.
share),"",""])]}let M=(m,L)=>r("before the processors, ({sum}) / {tokens} = {value} {unit}.",{sum:m,value:L,tokens:B(q.total.count),unit:r(e.unit)});function x(m){
let L=D.ids.length-m+1;return L>0?r("{different} different / {all} in all = {value}.",{different:B(D.grams.get(m).size),all:B(L),value:I(D.distinct(m))}):""}let k=m=>m===
1?r("The number of different tokens over the number of all tokens: 1 means that none occurs twice."):r("The number of different {n}-grams (runs of {n} tokens) o\
ver the number of all of them: 1 means that none occurs twice.",{n:m});function S(m,L){return m.every(([W,F])=>!F||Mt(W,F)<=L)?r("How many equally likely tokens\
 there were to choose from, on average: e to the power of minus the mean log-probability in nats."):r("e to the power of minus the mean log-probability in nats;\
 above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:B(L)})}function v(){let m=e.current(),L=m?e.lastOf(m):null,{
keep:W,added:F}=q.follow(L&&!L.isPrompt?L:null);D.cut(W);for(let{chosen:V}of F)D.add(V.token_id);let K=t.querySelector(".gp-text-numbers");K.hidden=!q.steps.length,
!K.hidden&&(b(),K.open&&_(m))}function b(){let{total:m}=q;A(t.querySelector(".gp-in-short"),r("Perplexity {value}",{value:I(Mt(m.before,m.count))}))}function _(m){
let L=e.lines().length>1?e.lineOf(m):null;A(t.querySelector(".gp-whose"),L&&L.label?r("of {label}",{label:L.label}):""),t.querySelector(".gp-prompt-head").hidden=
!R.count,t.querySelector(".gp-before-head").hidden=e.isFromElsewhere,t.querySelector(".gp-after-head > span").hidden=e.isFromElsewhere;let W=N(),F=t.querySelector(
".gp-totals tbody");for(;F.rows.length<W.length;){let K=F.insertRow(),V=p("th","",null,{scope:"row"});V.append(p("span","","",{tabindex:"0","data-tip":""})),K.append(
V,p("td"),p("td"),p("td"))}W.forEach(({name:K,term:V,run:Z,values:J,meaning:te},ue)=>{let[Le,...$e]=F.rows[ue].cells;A(Le.firstChild,K),ce(Le.firstChild,V,Z,{meaning:te}),
J.forEach((We,Mn)=>A($e[Mn],We)),$e[1].hidden=e.isFromElsewhere,$e[2].hidden=!R.count})}t.querySelector(".gp-text-numbers").addEventListener("toggle",v);function w(){
let m=e.finished?e.finished.sequences:[],L=new Map;m.forEach(({note:W,stop_reason:F},K)=>{let V=W&&r(F==="length"&&y().length&&W.values?.a?W.values.a:W);W&&L.set(
V,[...L.get(V)||[],K+1])}),i.replaceChildren(...[...L].map(([W,F])=>{let K=p("p");return K.append(p("b","",F.length<m.length?O(F):r("Note:")),` ${W}`),F.some(V=>m[V-
1].stop_reason==="length")&&K.append(...y()),K}))}function y(){let m=e.started.request.structured_output||{},L=m.json_schema&&Sn(m.json_schema);if(!L||JSON.stringify(
L)===JSON.stringify(m.json_schema)||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return[];let W=p("button","gp-button",r("Allow no other fields"),{type:"button"});
return W.addEventListener("click",()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:L}}}),W.remove()}),[" ",W]}function O(m){let L={numbers:m.join(
", ")};return e.usesBeams?H(m.length,"Note on output {numbers}:","Note on outputs {numbers}:",L):H(m.length,"Note on sequence {numbers}:","Note on sequences {nu\
mbers}:",L)}function $(){let[m,L]=z();n.textContent!==[m,L].filter(Boolean).join(" ")&&n.replaceChildren(...m?[p("b","",m),...L?[" ",L]:[]]:[L])}function z(){let{
started:m,finished:L,failed:W,queued:F,loading:K}=e;if(e.away)return[r("The server does not answer."),r("What is here stays. The page connects by itself once th\
e server is back; if you run it yourself, start it again.")];if(K){let We=Zo(K);return["",We[0].toUpperCase()+We.slice(1)]}if(F){if(F.ahead===0)return[r("Starti\
ng …"),""];let We=H(F.ahead,"One run is ahead of yours.","{count} runs are ahead of yours.");return[r("Queued."),typeof F.seconds=="number"?`${We} ${Yo(F.seconds)}`:
We]}if(W)return[r("Stopped by an error."),m?e.numTokens?r("The text so far is kept."):r("Nothing was written."):""];if(!m)return["",r("Nothing has run yet.")];let{
model:V,assistant:Z,mode:J,device:te,served_by:ue}=m,Le=L||e.recorded?0:e.shared-1,$e=`· ${[Z?r("{model} with {assistant}",{model:V,assistant:Z}):V,Xt(J),te!==
"cpu"&&te,ue&&r("replica {replica} of {of}",ue),Le>0&&H(Le,"side by side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`;return e.
recorded?[r("Recorded run"),$e]:[L?r("Finished"):r("Decoding …"),$e]}function f(){let m=e.waiting?null:e.failed;if(c===m||(c=m,o.replaceChildren(),!m))return;
let L=p("div","gp-problem"),W=(F,K,V)=>{let Z=p("p");Z.append(p("b","","✕ "),V?r("{name}: {meaning}",{name:V,meaning:F}):F,K?" "+K:""),L.append(Z)};for(let{knob:F,
message:K,fix:V}of Jo(m))W(K,V,F);o.append(L)}return m=>{m.run&&(s.replaceChildren(),a.clear()),(m.run||m.status)&&($(),f(),w()),(m.run||m.steps||m.status)&&P(),
(m.run||m.prompt)&&(R=e.promptSteps.reduce(zr,_o)),v()}}var bu=({mode:t,effective:e})=>e.do_sample||t==="custom"||t==="block_diffusion",wu=.05,Za={queued:()=>r(
"waiting for its turn"),asking:()=>r("asking the Hub"),download:()=>r("downloading"),converting:()=>r("converting the GGUF file"),loading:()=>r("loading")};var Hr={};re(Hr,{inARow:()=>On,klSumWords:()=>ku,quotientWords:()=>Fr,variationSumWords:()=>yu});var So=3;function ku(t,e,n){let o=e==="bits"?"log₂":"ln",s=({p:l,q:c})=>Math.abs(l*Math.log(l/c)),a=t.filter(({p:l,q:c})=>l>0&&c>0).sort((l,c)=>s(c)-s(l)).slice(
0,So).map(({text:l,p:c,q:d})=>`${Y(l)} ${U(c)} · ${o}(${U(c)} / ${U(d)})`);return a.length?r("{terms} + the terms of all other tokens = {value}",{terms:a.join(
" + "),value:n}):""}function yu(t,e){let o=[...t].sort((s,i)=>Math.abs(i.p-i.q)-Math.abs(s.p-s.q)).slice(0,So).map(({text:s,p:i,q:a})=>`${Y(s)} |${U(i)} − ${U(
a)}|`);return o.length?r("½ · ({terms} + the terms of all other tokens) = {value}",{terms:o.join(" + "),value:e}):""}var Fr=(t,e,n)=>`${/^[-−]/.test(t)?`(${t}\
)`:t} / ${e} = ${n}`;function On(t){let e=t.filter(Boolean);return e.length?e.length>So?_e([...e.slice(0,So),"…"]):he(_e(e)):""}var Oo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(d=>d.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let i=n.map(d=>e.map(({number:h})=>nt(d,h))),a=Math.max(.02,...i.flat().filter(d=>d!==void 0)),l=new Set(Ye(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((d,h)=>this.fill(this.lines[h],d,e,i[h],a,o,l));let c=this.lines.flatMap(d=>d.cells.
map(({cell:h})=>h));!c.some(d=>d.tabIndex===0)&&c.length&&(c[0].tabIndex=0)}drawHead(e){let n=le(this.head,e.length+1,()=>{let o=p("th","",null,{scope:"col"});return o.
append(p("span","gp-stage-place"),p("span","gp-stage-name")),o});A(n[0].lastElementChild,r("candidate")),e.forEach(({place:o,name:s,tip:i,idle:a},l)=>{let c=n[l+
1];Te(c,a?"gp-idle-column":""),A(c.firstElementChild,o),A(c.lastElementChild,s),c.lastElementChild.classList.toggle("gp-hidden",a),c.dataset.tip=i})}newLine(){let e=this.
body.insertRow(),n=p("th","",null,{scope:"row"}),o=p("span","gp-sign","",{"aria-hidden":"true"}),s=p("bdi","gp-word"),i=p("span","gp-course-tag"),a=p("div","gp-\
course-name"),l=p("div","");l.append(s,i),a.append(o,l),n.append(a),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:i,cells:[]})}newCell(e){let n=p(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=p("span","gp-course-track",null,{"aria-hidden":"true"}),s=p("i","gp-course-bar");o.append(s);let i=p("span","gp-\
course-number");n.append(o,i),e.row.append(n),e.cells.push({cell:n,bar:s,number:i})}fill(e,n,o,s,i,a,l){let c=n.token_id===a.chosen.token_id,d=Ie(n);for(Te(e.row,
`gp-course gp-course-${c?"chosen":d?"removed":"kept"}`),A(e.sign,c?"▶":d?"✕":""),ot(e.word,n.text),A(e.tag,[c&&(a.given?r("given"):r("chosen")),d&&r("remove\
d"),!l.has(n)&&r("looked up")].filter(Boolean).join(", ")),ke(e.head,()=>ko(n,a));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)
this.newCell(e);o.forEach((h,u)=>this.fillCell(e.cells[u],n,o,u,s,i))}fillCell({cell:e,bar:n,number:o},s,i,a,l,c){let{number:d,name:h,idle:u,side:g}=i[a],[E,P]=[
l[a],a?l[a-1]:void 0],C=Gt(s,d)&&E!==void 0,q=C&&a>0&&!Gt(s,i[a-1].number);Te(e,[u&&"gp-idle-column",C&&!q&&"gp-gone",q&&"gp-cut"].filter(Boolean).join(" ")),pe(
n,"height",Math.sqrt(((q?P:E)||0)/c));let D=E===void 0?"–":q?`✕ ${h}`:C?g==="after"?"✕":"":G(E);A(o,D),o.classList.toggle("gp-hidden",u&&!q);let R=!q&&a&&
P!==void 0&&E!==void 0&&G(E)!==G(P)?E>P?"up":"down":"";(o.dataset.change||"")!==R&&(o.dataset.change=R),ke(e,()=>this.words(s,i[a],{share:E,was:P,gone:C,cut:q}))}words({
text:e},{side:n,name:o,idle:s,number:i},{share:a,was:l,gone:c,cut:d}){let h={token:Y(e),share:G(a??0),was:G(l??0),processor:o,number:i};return a===void 0?r("{to\
ken}: not recorded at this place.",h):d?r("{token}: removed by {processor}; it had {was} just before.",h):c?r("{token}: no probability left here.",h):n?n==="aft\
er"?r("{token}: {share} after all processors.",h):r("{token}: {share} before the processors.",h):s?r("{token}: {share}, unchanged by {processor}.",h):h.share===
h.was?r("{token}: {share} after {processor} (stage {number}), the same as before it.",h):r("{token}: {share} after {processor} (stage {number}), {was} before it\
.",h)}keepFocus(e){if(!(e.tabIndex!==-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={
ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)
return;e.preventDefault();let s=this.lines.findIndex(d=>d.row===o.parentNode),[i,a]=n[e.key],l=(d,h)=>Math.max(0,Math.min(h-1,d)),{cells:c}=this.lines[l(s+i,this.
lines.length)];c[l(o.cellIndex-1+a,c.length)].cell.focus()}};var el=12;function tl(t,e,n){let o=0,s=t.map(d=>{let h=o;o=Math.min(1,o+(nt(d,n)||0));let u=d.token_id===e.chosen.token_id?"chosen":"kept";return{from:h,to:o,kind:u,
candidate:d,gone:Gt(d,n)}}),i=e.distribution.stages[n],a=t.filter(d=>i&&Gt(d,n+1)).reduce((d,h)=>d+(nt(h,n)||0),0),l=i?Math.max(0,Math.min(1-o,i.mass_removed-a)):
0,c={from:o,to:1-l,kind:"others",candidate:null};return[...s,c,{from:1-l,to:1,kind:"going",candidate:null}]}function nl(){let t=p("div","gp-flow",null,{"aria-hi\
dden":"true"}),e=Q("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${el}`),e.setAttribute("preserveAspectRatio","none");let n=p("div","gp-flow-bar");return t.
append(e,n),{box:t,ribbons:e,bar:n}}var xu=(t,e)=>e>12+7*Math.min(t.length,10);function Dr({ribbons:t,bar:e},n,o,s,i){let a=n.map(Qa),l=le(e,a.length,()=>p("spa\
n",""));a.forEach(({from:d,to:h,kind:u,candidate:g},E)=>{let P=l[E];if(Te(P,`gp-piece gp-piece-${u}`),P.hidden=h-d<1e-4&&u!=="chosen",P.hidden)return;pe(P,"left",
d),pe(P,"width",h-d);let C=g?g.text:u==="others"?r("others"):"",q=C&&xu(C,(h-d)*s)?C:"";(P.dataset.text||"")!==q&&P.replaceChildren(...q?[ne(q,"gp-piece-word")]:
[]),P.dataset.text=q,ke(P,()=>i(a[E],o&&Qa(o[E])))});let c=le(t,o?n.length:0,()=>Q("path"));(o||[]).forEach((d,h)=>{let{from:u,to:g,kind:E,gone:P}=a[h],C=P||E===
"going"?"removed":E,[q,D,R,j]=[d.from,d.to,g,u].map(I=>(I*100).toFixed(2));c[h].dataset.kind!==C&&(c[h].dataset.kind=C,c[h].setAttribute("class",`gp-ribbon gp-r\
ibbon-${C}`)),c[h].setAttribute("d",d.to>d.from?`M${q} 0H${D}L${R} ${el}H${j}Z`:"")})}function Qa(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,
from:1,to:1}:t}function ol(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),i=t.querySelector(".gp-chain tbody"),a=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),c=t.querySelector(".gp-beams-note"),d=t.querySelector(".gp-chosen-word"),h=new Oo(t.querySelector(".gp-courses-grid")),u=new fe({},D),g=[],E=f=>()=>e.
current()?f(e.current()):"";be(t,{entropy:E(f=>Ra(f,e.unit)),left:E(f=>he([f.distribution.vocab,...dt(f).map(({kept:m})=>m)].map(B).join(" → "))),here:E(f=>On(
dt(f).map(m=>r("{name}: {words}",{name:m.name,words:ht(m)}))))});let P=!1,C=[],q=300;function D(f,m){let L=dt(m);if(!L.length)return f;let W={...f};for(let F of L){
let K=F.number+F.kind,{ran:V,acted:Z,removed:J,moved:te}=f[K]||{ran:0,acted:0,removed:0,moved:0};W[K]={ran:V+1,acted:Z+!F.idle,removed:J+F.removed,moved:te+F.moved}}
return W}function R({ran:f,acted:m,removed:L,moved:W}){if(!m)return H(f,"nothing in {count} step","nothing in {count} steps");let F=m===f?r("active at every ste\
p"):H(f,"active at {acted} of {count} step","active at {acted} of {count} steps",{acted:B(m)});return W>2*L?r("{when}; moves {share} on average",{when:F,share:G(
W/m)}):r("{when}; removes {share} on average",{when:F,share:Ir(L/m)})}let j=new ResizeObserver(([{contentRect:f}])=>{if(!f.width||Math.abs(f.width-q)<8)return;q=
f.width;let m=e.current();m&&z(m)});function I(){let f=i.insertRow(),m=p("th","",null,{scope:"row"}),L=p("span","gp-number",""),W=p("span","","",{tabindex:"0","\
data-tip":""}),F=p("span","gp-side"),K=p("span","gp-knob");m.append(L,W," ",F," ",K);let V=nl();f.append(m,p("td","gp-flow-cell"),p("td","gp-left"),p("td","gp-e\
ntropy"),p("td","gp-here-words"),p("td","gp-over")),f.cells[1].append(V.box);let[,,Z,J,te,ue]=f.cells;return g.length||j.observe(V.bar),g.push({row:f,number:L,name:W,
tags:F,knob:K,flow:V,left:Z,entropy:J,here:te,over:ue}),g.at(-1)}function N(f,{kind:m,number:L,name:W,tip:F,side:K,knob:V,entropy:Z,left:J,here:te,over:ue}){f.row.
className=`gp-stage-${m}`,A(f.number,L),A(f.name,W),f.name.dataset.tip!==F&&(f.name.dataset.tip=F),A(f.tags,K),f.tags.hidden=!K,A(f.knob,V),f.knob.hidden=!V,A(f.
left,J),A(f.entropy,Z),typeof te=="string"?A(f.here,te):f.here.replaceChildren(...te),A(f.over,ue)}function T(f,m){let{vocab:L,entropy_before:W}=f.distribution,
{name:F,meaning:K}=xn(f),V={kind:"source",number:"",name:F,tip:K,side:m.length?r("before"):r("before and after"),knob:"",left:r("{count} left",{count:B(L)}),entropy:oe(
W,e.unit),here:"",over:""},Z=m.map((J,te)=>({kind:J.idle?"idle":"active",number:`${J.number}. `,name:J.name,tip:`${J.meaning} (${J.kind})`,side:te===m.length-1?
r("after"):"",knob:bo(J.knobs,e.started),left:r("{count} left",{count:B(J.kept)}),entropy:oe(J.entropy,e.unit),here:ht(J),over:R(u.total[J.number+J.kind])}));return[
V,...Z,M(f)]}function M(f){let[m,L]=vn(f,e.started),W=ne(f.chosen.text,"gp-strong");return{kind:"choice",number:"",name:m,tip:r("How the token came about, and i\
ts probability after the processors."),side:"",knob:"",left:"",entropy:"",here:["▶ ",...ge(L,{token:W}),` (${x(f)})`],over:""}}function x(f){return Ie(f.chosen)?
r("removed by {processor}",{processor:St(f.chosen,f)}):f.beam?r("log-probability {value}",{value:U(f.chosen.logprob)}):G(X(f.chosen.logprob))}function k(f,m,L){
let W=T(f,m);for(;g.length>W.length;)g.pop().row.remove();W.forEach((Z,J)=>N(g[J]||I(),Z));let F=[0,...m.map(({number:Z})=>Z)].map(Z=>tl(L,f,Z)),K=_(f,m),V=w(f,
m);g.forEach(({flow:Z},J)=>{Z.box.hidden=!K&&J>0,!Z.box.hidden&&(J<F.length?Dr(Z,F[J],F[J-1],q,(te,ue)=>v(te,ue,J,V)):b(Z,F.at(-1),q))})}let S=({from:f,to:m})=>G(
m-f);function v(f,m,L,W){let F=S(f),K=f.candidate?Y(f.candidate.text):r("All other tokens together");if(!L)return r("{token}: {share} before the processors.",{token:K,
share:F});let V={token:K,share:F,processor:W[L].name,was:S(m)};return f.candidate?r("{token}: {share} after {processor}, {was} before it.",V):r("{token}: {share\
} after {processor}.",V)}function b(f,m,L){let W=m.filter(({kind:F})=>F==="chosen");Dr(f,W,W,L,F=>r("{token} had {share} of what was left.",{token:Y(F.candidate.
text),share:S(F)}))}let _=({distribution:f},m)=>f.candidates.every(({stage_logprobs:L})=>(L||[]).length===m.length);function w(f,m){let L=xn(f);return[{number:0,
place:r("before"),name:L.name,tip:L.meaning,idle:!1,side:"before"},...m.map(W=>({number:W.number,place:String(W.number),name:W.name,idle:W.idle,side:"",tip:r("{\
number}. {name}: {effect} here. It {meaning}.",{...W,effect:ht(W)})}))]}function y(f,m,L,W){if(a.hidden=!m.length||!_(f,m),a.hidden)return;let F={number:m.length,
place:r("after"),name:r("all processors"),tip:r("After all processors: the distribution from which the token was chosen."),idle:!1,side:"after"};h.draw([...w(f,
m),F],L,f),l.hidden=W<=10,A(l,P?r("show {count} only",{count:10}):r("show all {count}",{count:B(W)})),l.setAttribute("aria-expanded",String(P))}l.addEventListener(
"click",()=>{P=!P,z(e.current())});function O(f){if(f.distribution.stages.length)return"";if(f.isPrompt)return r("The model’s own distribution: no logits proces\
sor takes part in reading the prompt.");let m=e.started.processors||[],L=Dt(f);if(e.started.mode==="custom"&&!m.length)return r("Your own loop called no logits \
processor here.");if(!m.length)return L?r("DoLa’s contrast, untouched: no logits processor runs."):r("The model’s own distribution, untouched: no logits proce\
ssor runs.");let W={processors:m.map(F=>ze(F)[0]).join(", ")};return L?r("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.",
W):r("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",W)}function $(f){let m=f.isPrompt||f.given,L=f.isPrompt?
r("at prompt token {number}: {token} (given, not chosen)"):m?r("at token {number}: {token} (given, not chosen)"):r("at token {number}: {token}");o.replaceChildren(
...ge(L,{number:String(f.index+1),token:ne(f.chosen.text)})),A(d,m?r("given"):r("chosen"))}function z(f){let m=dt(f),L=Ye(f),W=(f.watched||[]).filter(({token_id:K})=>L.
every(V=>V.token_id!==K)),F=wo(L,10,f.chosen.token_id);$(f),A(s,O(f)),s.hidden=!s.textContent,c.hidden=!f.beam||!m.length,k(f,m,F),y(f,m,[...P?L:F,...W],L.length)}
return f=>{let m=e.current();t.hidden=!m,m&&(m.isPrompt||u.follow(e.lastOf(m)),!(m===C[0]&&u.total===C[1]&&!f.unit&&!f.watched)&&(C=[m,u.total],z(m)))}}function vu(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function _u(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function sl(t,e){let i=f=>t.querySelector(".gp-"+f),a=t.
querySelector("details"),[l,c,d,h]=["from","choices","reveal","next"].map(i),u=null,g=f=>[r("1st"),r("2nd"),r("3rd")][f]??"",E=()=>e.usesBeams&&!e.finished?[]:e.
allLines(),P=f=>ie(E()[f]?E()[f].last:null),C=f=>f.distribution.candidates.filter(({raw_rank:m})=>m).sort((m,L)=>m.raw_rank-L.raw_rank).slice(0,6);function q(f){
let m=Number(e.started.seed)%4294967296+7919*f.index+104729*f.sequence;return _u(C(f),vu(m))}let D=f=>C(f).length>1;function R(f){let m=e.current(),L=m&&e.lastOf(
m),W=Math.max(0,E().findIndex(V=>V.last===L)),F=P(W),K=F.findIndex((V,Z)=>Z>=f&&D(V));if(K<0){A(i("cannot"),F.length>f?r("From there on the run has recorded no \
candidates to pick from: raise top_candidates and run it again."):e.running?r("The run has not reached this token yet."):r("There is no token {number} in this t\
ext: choose an earlier one.",{number:f+1}));return}A(i("cannot"),""),u={line:W,at:K,step:null,picks:[],revealed:!1,results:[]},j()}function j(){let f=P(u.line);
for(;f[u.at]&&!D(f[u.at]);)u.at+=1;if(Object.assign(u,{step:f[u.at]||null,picks:[],revealed:!1}),!u.step&&!e.running){x();return}I(),u.step&&e.selectStep(u.step.
before),k(()=>c.querySelector("button"))}function I(){e.hide(u&&a.open?u.at+(u.revealed?1:0):null)}function N(f){let{picks:m}=u;m.includes(f)?m.splice(m.indexOf(
f),1):m.length<3&&m.push(f),_()}function T(){let{step:f,picks:m}=u,L=C(f),W=L.find(({token_id:F})=>F===m[0]);u.revealed=!0,document.dispatchEvent(new CustomEvent(
"gp-predicted",{detail:{sequence:f.sequence,index:f.index,token:m[0]}})),u.results.push({step:f,first:W,share:Math.exp(W.raw_logprob-L[0].raw_logprob),hit:m.includes(
f.chosen.token_id)}),I(),e.selectStep(f),k(()=>h)}function M(){if(u.results.length>=10){x();return}u.at+=1,j()}function x(){let{results:f,line:m}=u,L=u.at+(u.revealed?
1:0);u=null,I(),l.value=P(m).slice(L).some(D)?L+1:1,z(f),k(()=>i("begin"))}function k(f){let m=t.contains(document.activeElement);$(),m&&f()&&f().focus({preventScroll:!0})}
let S=({piece:f,chosen:m,text:L})=>f??(m?m.text:L);function v(){let f=ie(u.step?u.step.before:P(u.line).at(-1)||null),m=[...e.prefix,...f].map(S).join(""),L=p("\
span","gp-gap","?",{"aria-label":r("the hidden token")});u.revealed&&L.replaceChildren(ne(u.step.chosen.text));let W=i("so-far");W.replaceChildren(m,L),W.scrollTop=
W.scrollHeight}function b(){c.replaceChildren(...(u.step&&!u.revealed?q(u.step):[]).map(({token_id:f,text:m})=>{let L=p("button","gp-button gp-choice",null,{type:"\
button","aria-pressed":"false","data-token":f});return L.append(p("span","gp-order"),ne(m)),L.addEventListener("click",()=>N(f)),L})),_()}function _(){for(let f of c.
children){let m=u.picks.indexOf(Number(f.dataset.token));f.setAttribute("aria-pressed",String(m>=0)),f.disabled=m<0&&u.picks.length>=3,A(f.querySelector(".gp-or\
der"),g(m))}d.disabled=!u.picks.length}function w(){if(i("answer").hidden=!u.revealed,!u.revealed)return;let{step:f,picks:m}=u,{share:L,hit:W}=u.results.at(-1),
F=C(f),K=f.chosen.token_id,V=F.some(({token_id:te})=>te===K)?F:[...F,f.chosen];i("truth").tBodies[0].replaceChildren(...V.map(te=>{let ue=p("tr",te.token_id===K?
"gp-taken":""),Le=p("th","",null,{scope:"row"});te.token_id===K&&Le.append(p("span","","▶ "),p("span","gp-hidden",`${r("chosen:")} `)),Le.append(ne(te.text));
let $e=p("div","gp-share"),We=p("i");We.style.width=`${(45*X(te.raw_logprob)).toFixed(2)}%`,$e.append(We,G(X(te.raw_logprob)));let Mn=p("td");Mn.append($e);let wl=m.
indexOf(te.token_id);return ue.append(Le,p("td","",g(wl)),Mn,p("td","",G(X(te.logprob))),p("td","",te.raw_rank?B(te.raw_rank):"–")),ue}));let J=i("took");J.replaceChildren(
...ge(W?r("It wrote “{token}”. You had it."):r("It wrote “{token}”. You did not pick it."),{token:ne(f.chosen.text,"gp-strong")})," "),J.append(L===1?r(
"Your first pick is the token that the model found likeliest."):r("Your first pick has {share} of the probability of the likeliest token.",{share:G(L)}))}let y=f=>f.
reduce((m,{share:L})=>m+L,0)/f.length,O=f=>f.filter(({hit:m})=>m).length;function $(){if(i("before").hidden=!!u,i("round").hidden=!u,!u)return;i("sum").hidden=!0;
let{results:f,revealed:m,step:L}=u,F={number:f.length+(m?0:1),steps:10,token:L&&L.index+1};A(i("progress"),L?m?r("{number} of {steps}: token {token}.",F):r("{nu\
mber} of {steps}: what comes next? Pick up to three, your best guess first.",F):r("Waiting for the next token of the run.")),A(i("score"),f.length?r("So far: yo\
ur first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.",{share:G(y(f)),hits:O(f),count:f.length}):""),
d.hidden=m||!L,h.hidden=!m,A(h,f.length>=10?r("Show the score"):r("Next token")),v(),b(),w()}function z(f){let m=i("sum");if(m.hidden=!1,m.replaceChildren(p("h3",
"",r("The round is over"))),!f.length){m.append(p("p","",r("No token was revealed, so there is no score.")));return}let L=(...K)=>{let V=p("p");V.append(...K),m.
append(V)};L(...ge(r("{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:p("b","",G(y(f)))}));let W=p("b","",r("\
{hits} of {count}",{hits:O(f),count:f.length}));L(...ge(r("{steps}: steps in which the run’s token was among your picks ({share})."),{steps:W,share:G(O(f)/f.length)}));
let F=[...f].sort((K,V)=>K.share-V.share||V.step.distribution.entropy_before-K.step.distribution.entropy_before);for(let[K,{step:V,first:Z,share:J}]of[[r("Harde\
st:"),F[0]],[r("Easiest:"),F.at(-1)]])L(p("b","",K)," ",...ge(r("token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and \
the entropy was {entropy}."),{number:String(V.index+1),token:ne(V.chosen.text),pick:ne(Z.text),share:G(J),entropy:oe(V.distribution.entropy_before,e.unit)}))}return i(
"begin").addEventListener("click",()=>R(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let f=e.current();l.value=f&&
!f.isPrompt?f.index+1:1}),d.addEventListener("click",T),h.addEventListener("click",M),i("end").addEventListener("click",x),a.addEventListener("toggle",I),f=>{t.
hidden=!e.started,f.run&&(u=null,l.value=1,i("sum").hidden=!0,A(i("cannot"),""),$()),A(i("begin"),i("sum").hidden?r("Start a round"):r("Another round")),u&&!u.step&&
(f.steps||f.status)&&j()}}function rl(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),i=t.querySelector(".gp-score-head"),a=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),c=t.querySelector(".gp-tally"),d=new fe({steps:0,differed:0},(x,k)=>k.reranked?{steps:x.steps+1,differed:x.differed+ +(g(k.reranked).token_id!==k.chosen.
token_id)}:x),h=[],u=[],g=x=>x.reduce((k,S)=>S.probability>k.probability?S:k);function E(){let x=a.insertRow(),k=p("th","",null,{scope:"row"}),[S,v,b]=[p("span",
"gp-sign"),p("bdi","gp-word"),p("span","gp-tag",r("most probable"))];k.append(S,v,b),x.append(k);let _=["probability","penalty","score"].map(()=>{let w=p("div",
"gp-cell"),y=p("span","gp-balance",null,{"aria-hidden":"true"}),[O,$]=[p("i","gp-part"),p("i","gp-zero")];y.append(O,$);let z=p("span","gp-amount");return w.append(
y,z),x.append(p("td")),x.lastChild.append(w),{part:O,zero:$,amount:z}});return h.push({row:x,sign:S,word:v,tag:b,cells:_}),h.at(-1)}function P({part:x,zero:k,amount:S},v,[
b,_],w){let y=O=>(O-b)/(_-b)*100;x.style.left=`${Math.min(y(0),y(v))}%`,x.style.width=`${Math.abs(y(v)-y(0))}%`,k.style.left=`${y(0)}%`,A(S,w)}function C({part:x,
zero:k,amount:S},v,[b,_],w){let y=O=>4+(O-b)/(_-b)*92;x.hidden=v===null,x.style.left=`${y(v)}%`,k.style.left=`${y(0)}%`,A(S,w)}function q(x,k,S,v,b){let _=k.token_id===
S.chosen.token_id;x.row.className=_?"gp-winner":"",A(x.sign,_?"▶":""),xe(x.word,k.text),x.tag.hidden=k!==v||_,P(x.cells[0],k.probability,b.probability,G(k.probability)),
P(x.cells[1],k.penalty,b.penalty,U(k.penalty)),C(x.cells[2],k.score,b.score,U(k.score))}function D(x){let[k,S]=[Math.min(0,...x),Math.max(0,...x)];return S>k?[k,
S]:[0,1]}function R(x){let k=g(x.reranked),S=x.reranked.find(w=>w.token_id===x.chosen.token_id),v=x.reranked.slice(0,12);S&&!v.includes(S)&&(v[11]=S);let b=Object.
fromEntries(["probability","penalty","score"].map(w=>[w,D(v.map(y=>y[w]))]));for(;h.length<v.length;)E();h.forEach((w,y)=>{w.row.hidden=y>=v.length,y<v.length&&
q(w,v[y],x,k,b)});let _=x.reranked.length-v.length;l.hidden=_<=0,A(l,H(_,"and {count} less probable one, which was weighed too","and {count} less probable ones,\
 which were weighed too")),j(S,k)}function j(x,k){if(!x){s.replaceChildren();return}let S={token:ne(x.text,"gp-strong"),score:U(x.score)};s.replaceChildren(...x===
k?ge(r("{token} won: the most probable token has the highest score too ({score})."),S):ge(r("{token} won with a score of {score}. Greedy search would have chose\
n {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}."),{...S,other:ne(k.text,"gp-strong"),share:G(k.probability),penalty:U(k.penalty),
lower:U(k.score)}))}function I(){let x=e.started.effective.penalty_alpha;return typeof x!="number"?r("(1 - penalty_alpha) × probability - penalty_alpha × penalt\
y. The highest score is chosen."):r("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-
x).toFixed(4)),alpha:x})}let N=x=>x&&x.reranked&&x.reranked.find(k=>k.token_id===x.chosen.token_id),T=x=>()=>{let k=N(e.current());return k?r("{name}: {words}.",
{name:Y(k.text),words:x(k)}):""},M=T(({probability:x,penalty:k,score:S})=>{let v=e.started.effective.penalty_alpha;return typeof v!="number"?U(S):`(1 − ${v}) \
· ${U(x)} − ${v} · ${U(k)} = ${U(S)}`});return be(t,{probability:T(({probability:x})=>G(x)),penalty:T(({penalty:x})=>U(x))}),()=>{let x=e.current();if(t.hidden=
!(x&&x.reranked&&x.reranked.length),t.hidden||(d.follow(e.lastOf(x)),x===u[0]&&d.total===u[1]))return;u=[x,d.total],o.textContent=r("at token {number}",{number:x.
index+1}),ce(i,"degeneration-penalty",M,{meaning:I()}),R(x);let{steps:k,differed:S}=d.total;A(c,H(k,"Along the text: a token other than the most probable one wo\
n in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:B(
S),share:G(S/k)}))}}function il(t,e){let n=()=>t.closest(".token-panel"),o=j=>t.querySelector(".gp-"+j),[s,i,a,l,c]=["place-words","back","on","newest","fold"].map(o),d=[...t.querySelectorAll(
"[role=tab]")],h=d.find(({dataset:j})=>j.shows==="logit_lens"),u=d.find(({dataset:j})=>j.shows==="cross_attention"),g=d.find(({dataset:j})=>j.shows==="curve"),E=d.
find(({dataset:j})=>j.shows==="processors");function P(j){n()&&(n().dataset.shows=j);for(let I of d){let N=I.dataset.shows===j;I.setAttribute("aria-selected",String(
N)),I.tabIndex=N?0:-1}}for(let j of d)j.addEventListener("click",()=>{P(j.dataset.shows),C(!0)}),j.addEventListener("keydown",I=>{let N={ArrowRight:1,ArrowLeft:-1}[I.
key];if(!N)return;I.preventDefault();let T=d.filter(({hidden:x})=>!x),M=T[(T.indexOf(j)+N+T.length)%T.length];P(M.dataset.shows),C(!0),M.focus()});function C(j){
n()?.toggleAttribute("data-folded",!j),c.setAttribute("aria-expanded",String(j)),c.textContent=j?"▾":"▴"}c.addEventListener("click",()=>C(c.getAttribute("ar\
ia-expanded")==="false"));let q=null;i.addEventListener("click",()=>e.walk(-1)),a.addEventListener("click",()=>e.walk(1)),l.addEventListener("click",()=>e.selectStep(
null));function D(j){let I=e.lineOf(j),N=e.lines().length>1&&I&&!j.isPrompt?I.label:"",T=j.isPrompt?e.started.prompt_tokens.length:ie(I?I.last:j).length,M=R(j,{
number:B(j.index+1),count:B(T),line:N});s.ariaLive=e.selected?"polite":"off",s.replaceChildren(ne(j.chosen.text,"gp-here"),p("span","",` ${M}`)),i.disabled=j.isPrompt?
!j.before:j.index===0&&!e.promptSteps.length,a.disabled=!I||I.last===j,l.hidden=!e.selected||!e.running}function R(j,I){return j.isPrompt?r("prompt token {numbe\
r} of {count}",I):e.selected?I.line?r("token {number} of {count} of {line}",I):r("token {number} of {count}",I):I.line?r("newest token {number} of {count} of {l\
ine}",I):r("newest token {number} of {count}",I)}return j=>{e.isFromElsewhere&&q!==e.started?C(!1):j.selection&&e.selected&&C(!0),q=e.isFromElsewhere?e.started:
null,g.hidden=!hr();let I=e.canAsk&&!e.recorded;h.hidden=!I||e.hasReadMedia,u.hidden=!I||!e.looksAtMedia;for(let T of[h,u])T.hidden&&n()?.dataset.shows===T.dataset.
shows&&P("candidates");E.hidden=e.isFromElsewhere,e.isFromElsewhere&&n()?.dataset.shows==="processors"&&P("candidates");let N=e.current();if(N)return D(N);s.textContent=
r("No token yet"),i.disabled=a.disabled=!0,l.hidden=!0}}var Gr=({messages:t,template:e})=>JSON.stringify([t,e||null]);function al(t,e){let n=N=>t.querySelector(".gp-"+N),[o,s,i]=["said","rendered","try"].map(n),a=new WeakMap,
l=[],c="",d=null,h=null;function u(){return pn(t,s,e,N=>{let T=a.get(N);return T&&{id:T.token.token_id,text:T.token.text,where:r("prompt token {number}",{number:T.
index+1}),step:null,why:T.words}})}function g(){let{started:N,written:T}=e,M=N&&N.request.messages,x=M&&T&&N.model===T.model&&Gr(N.request)===Gr(T);return T&&!x?
{...T,ran:!1}:e.isFromElsewhere||!M||!M.length?null:{model:N.model,messages:M,template:N.request.template,tokens:N.prompt_tokens,parts:N.parts||[],ran:!0}}function E({
messages:N,parts:T,problem:M}){let x=new Set(T.filter(({kind:k})=>k==="message").map(({message:k})=>k));o.replaceChildren(...N.map(({role:k,content:S},v)=>{let b=p(
"li","",null,{"data-role":k});return b.append(p("span","gp-role",k),p("p","",S)),!M&&x.size>0&&!x.has(v)&&S.trim()&&b.append(p("p","gp-dropped",r("✕ The templat\
e leaves this message out."))),b}))}let P={message:({role:N})=>r("words of {role}",{role:N}),template:()=>r("written by the template"),generation:()=>r("generat\
ion prompt: the answer begins here")};function C(N,T){let M=N?P[N.kind](N):r("of unknown origin");return T.piece===null?r("special token, {whose}",{whose:M}):M}
function q({tokens:N,parts:T}){s.replaceChildren(),l=[],d=null;let M=new Set(T.map(({stop:k})=>k)),x=null;N.forEach((k,S)=>{let v=T.find(y=>y.start<=S&&S<y.stop)||
null;if(!x||!S||M.has(S)||T.some(({start:y})=>y===S)){let y=p("span","gp-part",null,v?{"data-kind":v.kind}:{});v&&v.kind==="message"&&y.append(p("span","gp-role",
v.role)),v&&v.kind==="generation"&&y.append(p("span","gp-role",r("the answer begins"))),s.append(y),x={rows:y,tokens:[]}}let b=p("span","gp-token",null,{role:"b\
utton",tabindex:"-1"}),_=C(v,k);Ke(b,k),b.setAttribute("aria-label",r("prompt token {number}: {token}, {words}",{number:S+1,token:Y(k.text),words:_})),a.set(b,{
token:k,index:S,words:_});let w=x.tokens.length?a.get(x.tokens.at(-1)).token:null;vt(x,b,k,w),l.push(b)}),l.length&&D(l[0])}function D(N){d&&(d.tabIndex=-1),d=N,
N.tabIndex=0}function R(N){N&&(D(N),N.focus({preventScroll:!0}),N.scrollIntoView({block:"nearest"}),h.show(N))}s.addEventListener("click",({target:N})=>R(N.closest(
".gp-token"))),s.addEventListener("keydown",N=>{let T=l.indexOf(N.target.closest(".gp-token"));if(T<0||N.ctrlKey||N.metaKey||N.altKey)return;let M={ArrowRight:()=>l[T+
1],ArrowLeft:()=>l[T-1],Home:()=>l[0],End:()=>l.at(-1),ArrowDown:()=>Ve(l,T,1),ArrowUp:()=>Ve(l,T,-1),Enter:()=>l[T]," ":()=>l[T]};M[N.key]&&(N.preventDefault(),
R(M[N.key]()))});function j({tokens:N,parts:T}){let M=w=>T.filter(y=>y.kind===w).reduce((y,{start:O,stop:$})=>y+$-O,0),x=N.filter(({piece:w})=>w===null).length,
[k,S,v]=["message","template","generation"].map(M),b={words:B(k),around:B(S),begin:B(v)};return`${k||S?H(N.length,"{count} token: {words} for the words of the m\
essages, {around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the \
answer.",b):v?H(N.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",
"{count} tokens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",b):H(N.length,"{count} \
token: this template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens i\
s unknown.")} ${H(x,"{count} is special.","{count} are special.")}`}function I({tokens:N,parts:T}){let M=T.filter(({kind:k})=>k==="message").flatMap(({start:k,stop:S})=>N.
slice(k,S)).filter(({piece:k})=>k===null),x=[...new Set(M.map(({text:k})=>Y(k)))];return x.length?r("A message contains {tokens}: written like a special token, \
it is read as one, as if the template had written it.",{tokens:x.join(", ")}):""}return i.addEventListener("click",()=>e.ask({type:"without"})),()=>{let N=g();if(t.
hidden=!N,!N){c="";return}i.hidden=!Object.hasOwn(e.answers,"without")||!!N.problem;let T=JSON.stringify([N.model,Gr(N),N.parts,N.problem,N.ran,N.tokens.length]);
if(T===c)return;c=T,h??=u(),A(n("which"),N.ran?r("of {model}, as this run read it",{model:N.model}):r("of {model}, as written now: not run yet",{model:N.model})),
Me(n("refusal"),!!N.problem),A(n("refusal"),r(N.problem)),n("refusal").dataset.kind=N.away?"info":"error",n("refusal").setAttribute("role",N.away?"note":"alert"),
E(N),Me(n("made"),!N.problem),q(N),Me(n("generation-key"),N.parts.some(({kind:x})=>x==="generation")),A(n("template-words"),N.problem?"":j(N));let M=I(N);Me(n("\
warn"),!!M),A(n("warn"),M),h.hide()}}function ll(t,e,n){let{state:o,log:s,text:i,select:a}=t;function l(c){if(!c)return;let{step:d}=o.entries.get(c);t.reveal(c),d&&s.selectStep(d),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),d||n.show(c)}i.addEventListener("click",c=>{let d=o.tokenAt(c);d&&(l(d),o.entries.get(d).step&&n.dismiss())}),i.addEventListener(
"keydown",c=>{if(c.key==="Escape"){s.selectStep(null);return}let d=o.tokenAt(c);if(!d||c.ctrlKey||c.metaKey||c.altKey)return;let h=o.allTokens,u=h.indexOf(d),g={
ArrowRight:()=>h[u+1],ArrowLeft:()=>h[u-1],ArrowDown:()=>Ve(h,u,1),ArrowUp:()=>Ve(h,u,-1),Home:()=>h.find(E=>o.entries.get(E).step),End:()=>h.at(-1),Enter:()=>d,
" ":()=>d};g[c.key]&&(c.preventDefault(),l(g[c.key]()))}),a.addEventListener("change",()=>{o.shadedBy=a.value,t.shadeAll(),e.drawScale()}),i.addEventListener("s\
croll",()=>{o.atEnd=i.scrollHeight-i.scrollTop-i.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(i)}var cl=t=>t.started&&t.started.request||{},Kr=t=>!!cl(t).only_given;function Ur(t,{index:e,isPrompt:n,isStart:o}){if(o)return r("decoder start token");let s={number:e+
1};return n?t.readsSource?r("source token {number}",s):r("prompt token {number}",s):r("token {number}",s)}function Vr(t,{index:e,isStart:n}){return n?r("every t\
arget begins with it: not chosen"):t.readsSource?r("the encoder reads it: it has no probability"):t.isFromElsewhere?r("its probability is not known"):e===0?r("n\
othing comes before it: it has no probability"):cl(t).read_prompt&&!t.finished&&!t.failed?r("its probability is read when the text ends"):r("its probability was\
 not read")}function Yr(t,e){let n=[];return e.given&&!Kr(t)&&n.push(r("given, not chosen")),n.push(...mi(e)),n}function dl(t,e){let{step:n,token:o}=e,s=n?[...Or(
n,t.unit),...Yr(t,n)]:[Vr(t,e)];return[r("{where}: {token}",{where:Ur(t,e),token:Y(o.text)}),...s].join(", ")}var Mo=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new fe(ci,di)}drawScale(){xt(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:i}=n,a=!Kr(n.log)&&i.some(({steps:l})=>l.length&&l[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,A(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?r("source, and what the target begins with"):r("prompt")),e.querySelector(".gp-mark-given").hidden=!a,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",a)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let i=le(e,Object.keys(tt).length,Su);Object.entries(tt).forEach(([a,[,l,c]],d)=>{let[h,u]=i[d].children;i[d].dataset.draft=a,ce(i[d],{accepted:"d\
raft",correction:"correction",bonus:"bonus",target:"target"}[a],()=>"",{meaning:c,formula:""}),A(h,l),A(u,B(n.total[a]))})}};function Su(){let t=p("span","",null,
{tabindex:"0"});return t.append(p("span","gp-ink")," ",p("b")),t}var Eo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.fold=null,this.begun=null,this.lines=
[],this.marked=null,this.atEnd=!0,this.followed=!1}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allRows(){return this.lines.
flatMap(({folds:e})=>e?e.boxes.map(({rows:n})=>n):[]).concat(this.paragraphs.map(({rows:e})=>e))}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var To=class{constructor(e,n,o){this.drawn=n,this.moved=o,this.goesOn=!1,this.along=new fe(Cn(e),(s,i)=>qn(s,i.chosen.text,i.piece===null,e)),this.boxes=[]}rowsFor(e){
let n=this.along.total.spans.length;this.along.follow(e);let{since:o,place:s,spans:i}=this.along.total,a=this.boxes.at(-1);if(o!==null&&o<s)return(!a||a.since!==
o)&&(a=this.open(o)),a.rows;let l=i.length>n?i.at(-1):null;return l&&a&&a.since===l.start&&a.stop===null&&this.close(a,l.stop),this.drawn.rows}keepable(e){let{since:n}=this.
along.totals[e],o=this.boxes.find(s=>s.since===n);return n!==null&&o&&o.stop!==null?Math.min(e,o.stop):e}cut(e){let{drawn:n}=this;for(;n.tokens.length>e;){let a=n.
tokens.at(-1),l=this.boxOf(a);ct({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:s}=this.along;s.length=e,o.length=e+1;let i=this.boxes.at(-1);i&&this.along.total.since===i.since&&Object.assign(i,{stop:null,ended:!1})}boxOf(e){
let n=e.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(e){let n=this.boxOf(e);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(e){this.goesOn=e;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,A(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:e,stop:n,ended:o}){return o?H(
e,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?H(e,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):H(e,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(e){return e.wish??e.ended}open(e){let n=p("span","gp-reasoning"),o=p("butto\
n","gp-reasoning-chip",null,{type:"button",title:r("The model’s reasoning before its answer. Click to fold or unfold it.")}),s=p("span","gp-reasoned");n.append(
o,s);let i={element:n,chip:o,rows:new Ue(s,this.drawn.rows),since:e,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.isFolded(
i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(e,n){let{tokens:o,rows:s}=this.drawn,i=o.slice(n);ct({rows:e.rows,
tokens:o},n),Object.assign(e,{stop:n,ended:this.along.total.spans.at(-1).end!==null}),e.rows.holder.hasChildNodes()||(s.removeLast(),this.boxes.pop());for(let a of i)
s.append(a);o.push(...i)}};var Ou=30,Lo=class{constructor(e,n,o,s){this.text=e,this.written=e.querySelector(".gp-written"),this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=
0,this.resettle=0,this.unfolds=!1,new ResizeObserver(()=>this.laidOut()).observe(this.written)}startRun(){let{text:e,written:n,log:o,state:s}=this;if(n.replaceChildren(),
s.clear(),!o.started){n.append(this.empty);return}let i=o.readsSource;e.classList.toggle("gp-apart",i),i&&n.append(p("span","gp-part-name",r("Source: the encode\
r reads it"))),s.prompt=this.drawFixed(o.started.prompt_tokens,i?r("Source"):r("Prompt"),{folded:Ka(o.started)}),this.drawFold(),i&&(n.append(p("span","gp-part-\
name",r("Target: the decoder writes it, from its start token on"))),s.begun=this.drawFixed(o.started.decoder_tokens,r("Start of the target"),{isStart:!0}))}drawFixed(e,n,{
folded:o=[],...s}={}){let i=p("span","gp-prompt",null,{"aria-label":n}),a={rows:new Ue(i),tokens:[]};for(let{item:l}of o.filter(c=>c.start===c.end))a.rows.append(
Br(l,0));return e.forEach((l,c)=>{let d=o.find(({start:h,end:u})=>h<=c&&c<u);d&&c===d.start&&a.rows.append(Br(d.item,d.end-d.start)),d||this.append(a,{token:l,index:c,
isPrompt:!0,step:null,...s})}),this.written.append(i),a}drawFold(){let{prompt:e}=this.state,n=e.tokens.length,o=p("button","gp-unfold",null,{type:"button"});this.
state.fold=n>Ou&&!this.log.started.request.only_given?o:null,this.state.fold&&(o.addEventListener("click",()=>this.foldPrompt(this.unfolds)),e.rows.holder.before(
o),this.foldPrompt(!this.unfolds))}foldPrompt(e){let{fold:n,prompt:o}=this.state,{holder:s}=o.rows,i={count:B(o.tokens.length)};this.unfolds=!e,n.textContent=e?
r("Show all {count} tokens of the prompt",i):r("Show less of the prompt"),n.setAttribute("aria-expanded",String(!e)),s.classList.toggle("gp-folded",e),e?s.setAttribute(
"tabindex","0"):s.removeAttribute("tabindex"),e&&(s.scrollTop=s.scrollHeight),this.dissolve()}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.
tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].
kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.
remove();e.forEach((s,i)=>this.drawLine(n[i]||this.newLine(),s,i))}newLine(){let{begun:e,prompt:n,lines:o}=this.state,s=p("div","gp-line"),i=p("div","gp-line-he\
ad"),a=p("span","gp-line-body"),l=p("span","gp-stop");s.append(i,a,l),this.written.append(s);let c=e||n,d={element:s,head:i,rows:new Ue(a,c&&c.rows),stop:l,steps:[],
tokens:[],said:"",folds:null},{reasoning:h}=this.log.started;return h&&(d.folds=new To(h,d,()=>this.dissolve())),o.push(d),d}drawLine(e,n,o){e.element.dataset.kind!==
n.kind&&(e.element.dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let s=JSON.stringify([n.label,n.score,n.stopReason]);
s!==e.said&&(e.said=s,this.drawHead(e,n)),n.untold&&!e.stop.previousElementSibling.classList.contains("gp-untold")&&e.stop.before(p("span","gp-untold",n.untold));
let{folds:i}=e,a=Et(e.steps,n.last),l=i?i.keepable(a.keep):a.keep,c=[...e.steps.slice(l,a.keep),...a.added];i?i.cut(l):ct(e,l),e.steps.length=l;for(let d of c)this.
append(e,{token:{...d.chosen,piece:d.piece},index:d.index,isPrompt:!1,step:d}),e.steps.push(d);i&&i.draw(this.log.running)}drawHead(e,n){let o=n.stopReason?qe(n.
stopReason)[1]:"",s=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(p("b","",s)),n.score!==null&&n.score!==void 0){let a=n.kind==="ru\
nning",l=ee(n.score,3);e.head.append(p("span","",a?r("sum {value}",{value:l}):r("score {value}",{value:l}),{title:a?r("sum of the log-probabilities so far, in n\
ats"):r("the sum divided by the length penalty")}))}let i=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(p("span","",i+o)),e.stop.textContent=o&&!this.log.
usesBeams&&this.log.lasts.length===1?i+o:""}append(e,n){let o=e.tokens.at(-1),s=e.folds?e.folds.rowsFor(n.step):e.rows;vt({rows:s,tokens:e.tokens},this.tokenElement(
n),n.token,o&&this.state.entries.get(o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,i=p("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"\
-1","aria-pressed":"false"});return Ke(i,n),o&&o.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o&&o.given&&(i.dataset.given=""),this.state.entries.
set(i,e),this.describe(i),o&&this.shade(i),i}describe(e){e.setAttribute("aria-label",dl(this.log,this.state.entries.get(e)))}shade(e){yt(e.querySelector(".gp-in\
k"),this.select.value,Oe(this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.
shade(e)}reveal(e){for(let{folds:n}of this.state.lines)n&&n.reveal(e)}markCurrent(){let{log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:i}=n;i&&
i!==s&&(i.classList.remove("gp-current"),i.setAttribute("aria-pressed","false"),i.tabIndex=-1),n.marked=s,s&&(e.selected&&!e.suggested&&this.reveal(s),o.isPrompt&&
n.fold&&!this.unfolds&&this.foldPrompt(!1),s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,
state:n,text:o}=this;e.usesBeams||e.stepping||!n.atEnd||e.selected||!e.running||(o.scrollTop=o.scrollHeight,n.followed=o.scrollTop>0)}laidOut(){this.settle(),this.
followEnd()}showStep(){this.log.stepping&&(this.settle(),this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:e,state:n,text:o}=this;
e.running||!n.followed||(n.followed=!1,n.atEnd&&(!e.selected||e.suggested)&&(o.scrollTop=0))}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||
(this.width=this.text.clientWidth,this.dissolve())}dissolve(){for(let e of this.state.allRows)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(
()=>this.settle(),200)}settle(){this.width||=this.text.clientWidth;for(let e of this.state.allRows)e.settle()}};function hl(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new Eo(e),i=new Lo(n,t.querySelector(".gp-empty"),o,s),a=new Mo(t,n,o,s),l=pn(
t,n,e,u=>{let g=s.entries.get(u);if(!g)return null;let{token:E,step:P}=g,C=P?Yr(e,P).join(", "):Vr(e,g);return{id:E.token_id,text:E.text,where:Ur(e,g),step:P,why:C}});
ll(i,a,l);let c=[...o.options],d=["surprisal","rank"].map(u=>c.find(g=>g.value===u));d.unshift(new Option(r("probability"),"told"));function h(){if(e.started){let u=e.
isFromElsewhere?d:c;o.replaceChildren(...u);let g=u.some(({value:P})=>P===s.shadedBy),E=e.started.request.only_given&&!e.stepping;o.value=g?s.shadedBy:E||e.isFromElsewhere?
"surprisal":"uncertainty",a.drawScale()}i.startRun()}return u=>{if(u.run&&h(),(u.run||u.steps||u.status)&&(i.drawLines(),a.drawMarks()),s.prompt&&(u.run||u.prompt)&&
i.drawPrompt(),s.prompt&&(u.unit||u.status))for(let g of u.unit?s.allTokens:s.prompt.tokens)i.describe(g);u.unit&&a.drawScale(),i.markCurrent(),u.steps&&i.showStep(),
u.status&&i.goBack(),l.refresh(u.unit||u.prompt||u.status)}}var Mu=12,ul=48;function pl(t,e){let n=ul;t.addEventListener("click",({clientX:s,clientY:i})=>{let{left:a,top:l,width:c,height:d}=t.getBoundingClientRect(),h=e.
lasts[Math.min(e.lasts.length-1,Math.floor((i-l)/d*e.lasts.length))],u=h&&ie(h)[Math.floor((s-a)/c*n)];u&&e.selectStep(u)});function o(){let s=e.lasts.map(ie);n=
Math.max(ul,...s.map(q=>q.length)),t.style.height=`${Mu*s.length}px`;let[i,a]=[t.clientWidth,t.clientHeight].map(q=>Math.round(q*devicePixelRatio));if(!i||!a)return;
Object.assign(t,{width:i,height:a});let l=t.getContext("2d"),c=getComputedStyle(t),[d,h]=["--gp-kept","--gp-chosen"].map(q=>c.getPropertyValue(q).trim()),[u,g]=[
i/n,a/Math.max(1,s.length)],E=Math.min(2,u/4);s.forEach((q,D)=>q.forEach((R,j)=>{R.given||(l.globalAlpha=.1+.9*Math.exp(R.chosen.logprob),l.fillStyle=d,l.fillRect(
j*u,D*g+1,u-E,g-2))}));let P=e.current(),C=s.findIndex(q=>q.includes(P));C<0||P.given||(l.globalAlpha=1,l.strokeStyle=h,l.lineWidth=2*devicePixelRatio,l.strokeRect(
s[C].indexOf(P)*u,C*g+1,u-E,g-2))}return new ResizeObserver(o).observe(t),o}var Eu=160;function Tu(t,e){let n=new DataView(new ArrayBuffer(44)),o=(s,i)=>[...i].forEach((a,l)=>n.setUint8(s+l,a.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(
4,36+t.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,!0),n.setUint32(24,e,!0),n.setUint32(28,2*e,!0),n.setUint16(32,
2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,t.byteLength,!0),new Blob([n,t],{type:"audio/wav"})}function Lu(t){let e=t.byteLength/2,n=Array.from({length:Math.
min(Eu,e)},()=>0);for(let s=0;s<e;s++){let i=Math.floor(s*n.length/e);n[i]=Math.max(n[i],Math.abs(t.getInt16(2*s,!0)))}let o=Math.max(1,...n);return n.map(s=>100*
s/o)}function fl(t,e){let n=a=>t.querySelector(".gp-spoken-"+a),o=pl(n("map"),e),s=null,i="";return()=>{if(t.hidden=!e.speaks||e.hideFrom!==null,t.hidden)return;
let a=r("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");A(n("legend"),
a),n("map").setAttribute("aria-label",a),o();let l=e.finished?.sound||null;if(n("sound").hidden=n("wave").hidden=!l,l||A(n("note"),e.running?r("The sound follow\
s once all codes are there."):r("There is no sound.")),!l||l===s)return;s=l;let c=dn(l.samples).buffer;i&&URL.revokeObjectURL(i),i=URL.createObjectURL(Tu(c,l.rate)),
n("sound").src=i,n("wave").replaceChildren(_n(Lu(new DataView(c))));let d=ee(c.byteLength/2/l.rate,2);A(n("note"),r("{seconds} s of sound. At each step the mode\
l chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",{seconds:d,count:e.finished.sequences.length}))}}function ml(t,e,n){let o=[],s=null,i=[],a=l=>{let c=i.map(({chosen:d})=>d.text).join("").trim();i.length&&o.push({text:c,begin:s,end:l,steps:i}),i=[]};for(let l of t){
let c=l.chosen.token_id;if(c>=n.first){let d=(c-n.first)*n.seconds;a(d),s=d}else s!==null&&c<e&&i.push(l)}return a(null),o}function gl(t,e){let n=u=>t.querySelector(".gp-"+u),[o,s,i,a]=["heard-sound","heard-ends","heard-parts","heard-note"].map(n),l="",c=()=>(e.started.request.media||
[])[0]||{},d=({begin:u,end:g})=>g===null?r("from {begin} s on",{begin:ee(u,2)}):r("{begin} to {end} s",{begin:ee(u,2),end:ee(g,2)});function h(u,g){let E=u.map(
({begin:C,end:q})=>{let D=p("i");return D.style.left=`${100*C/g.seconds}%`,D.style.right=`${Math.max(0,100-100*(q??g.seconds)/g.seconds)}%`,D}),P=Array.isArray(
g.preview)?g.preview.map(Number):[];o.replaceChildren(...E,_n(P.map(C=>100*C/Math.max(1,...P)))),[...s.children].forEach((C,q)=>A(C,r("{seconds} s",{seconds:q?g.
seconds:0}))),i.replaceChildren(...u.map(C=>{let q=p("li"),D=p("button","",null,{type:"button"});return D.append(p("span","",C.text),p("small","",d(C))),D.addEventListener(
"click",()=>{e.selectStep(C.steps[0]),e.answers.media_file&&xo(e,g.sha256,C.begin,C.end??g.seconds,R=>A(a,R))}),q.append(D),q}))}return u=>{let g=e.current();if(t.
hidden=!g||g.isPrompt||e.hideFrom!==null||!e.started.timestamps||c().kind!=="audio",t.hidden)return;let E=ml(ie(e.lastOf(g)),Math.min(...e.started.eos_token_ids),
e.started.timestamps);if(u.run&&A(a,""),!E.length){o.hidden=s.hidden=!0,l="",i.replaceChildren(),e.running||A(a,e.started.request.return_timestamps?r("The model\
 wrote no words with times."):r("Set return_timestamps among the knobs to have the model write when it heard each part."));return}o.hidden=s.hidden=!1;let P=JSON.
stringify([c().sha256,E.map(({text:C,begin:q,end:D})=>[C,q,D])]);P!==l&&h(E,c()),l=P,E.forEach(({steps:C},q)=>{let D=C.includes(g);o.children[q].classList.toggle(
"gp-here",D),i.children[q].firstElementChild.toggleAttribute("aria-current",D)})}}var Zr={};re(Zr,{fillDetectionTable:()=>Nu,legendOf:()=>Bu,markedItems:()=>ju,scoredOf:()=>Xr,verdictOf:()=>Au,zSum:()=>Ao,zWords:()=>je});var je=t=>U(t,2).replace("-","−");function Au(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,i={z:je(n),threshold:Number(o.toFixed(2))};if(s&&e&&Ae(e.z_score)&&
e.z_score<=o){let c=[r("z is {z}, above the threshold {threshold}, but p counts each token as new evidence.",i),r("With repeated n-grams counted once, z is {z}.",
{z:je(e.z_score)})];return["even","◇",r("Not known: only repeats put it above the threshold"),c.join(" ")]}if(s)return["good","◆",r("Watermarked"),`${r("z i\
s {z}, above the threshold {threshold}.",i)} ${kn(o)}`];let a=t.tokens_needed,l=[r("z is {z}, not above the threshold {threshold}.",i),r("That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.")];return Ae(a)&&a>Xr(t)&&l.push(r("If the text went on like this, about {number\
} tokens would be enough.",{number:B(a)})),["even","◇",r("No sign of this watermark"),l.join(" ")]}var Xr=({num_tokens_scored:t,tokens:e})=>Ae(t)?t:(e||[]).filter(
([,,,,n])=>n).length;function Pu(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:i,false_positive_rate:a,tokens_needed:l}=t,c=e==="green"?qu(t):Ru(t),d=Number(
i.toFixed(2)),h=s>.9999?"> 0.9999":U(s,4);return[...c,[r("z-score"),je(n),e==="green"?r("How many standard deviations more tokens are green than without a water\
mark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):r("How many standard deviations the weighted mean lies above that of fair coins."),
"z-score",e==="green"?$u(t):"",{formula:e==="green"?void 0:""}],[r("p-value"),Ne(o),r("The probability of a z at least as high in a text without this watermark:\
 the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more."),"p-value",`P(Z ≥ ${je(n)}) = ${Ne(o)}`,
{}],[r("confidence"),h,r("1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0\
.5 or more in one of two."),"p-value",s>.9999?`1 − ${Ne(o)} ${h}`:`1 − ${Ne(o)} = ${h}`,{formula:"1 − p"}],[r("false-positive rate"),Ne(a),r("What the thr\
eshold {threshold} means: the share of texts without this watermark whose z is above it.",{threshold:d}),"false-positive-rate",`P(Z ≥ ${d}) = ${Ne(a)}`,{formula:r(
"P(Z ≥ threshold)")}],...Ae(l)?[[r("tokens needed"),B(l),r("How many scored tokens reach the threshold at this share: z grows with the square root of their nu\
mber."),"z-score",Cu(t),{formula:e==="green"?r("threshold² · γ · (1 − γ) / (share − γ)²"):"",unit:r("tokens")}]]:[]]}function $u({num_tokens_scored:t,
num_green_tokens:e,ratio:n,z_score:o}){let s=_t(e,t,n);return s===null||je(s)!==je(o)?"":Ao(e,t,n)}function Ao(t,e,n){let[o,s,i]=[B(t),B(e),Number((1-n).toFixed(
4))];return`(${o} − ${n} · ${s}) / √(${s} · ${n} · ${i}) = ${je(_t(t,e,n))}`}function Cu({kind:t,green_fraction:e,ratio:n,threshold:o,tokens_needed:s}){return t!==
"green"||Math.ceil(wn(e,n,o)-1e-9)!==s?"":r("{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:Number(o.toFixed(2)),
ratio:n,rest:Number((1-n).toFixed(4)),share:U(e),needed:B(s)})}function qu({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[
[r("tokens scored"),B(t),r("Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, l\
ater ones are left out."),"length","",{}],[r("green tokens"),B(e),r("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:B(s)}),
"green-list",r("{green} of {scored}",{green:B(e),scored:B(t)}),{formula:"",unit:r("tokens")}],[r("green fraction"),G(n),r("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:G(o)}),"green-list",`${B(e)} / ${B(t)} = ${G(n)}`,{formula:r("green / scored"),unit:"%"}]]}function Ru(t){
let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:i}=t,a=Xr(t),l=(i||[]).length,c=a*l===o?H(l,"{scored} tokens · {count} key = {values}","{scored} t\
okens · {count} keys = {values}",{scored:B(a),values:B(o)}):"",d=Math.round(e*o),h=U(d/o,4)===U(e,4)?r("{ones} of {values} are 1",{ones:B(d),values:B(o)}):"";return[
[r("tokens scored"),B(a),r("Tokens with enough tokens before them, whose context has not occurred before."),"length","",{}],[r("g-values"),B(o),H(l,"One for eac\
h scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, li\
ke a fair coin in a text without the watermark."),"g-value",c,{}],[r("mean g-value"),U(e,4),r("The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."),"g-value",h,{formula:"Σ g / n"}],[r("weighted mean"),U(n,4),r("The same with more weight on the first keys, whose rounds of the tournament leave the \
clearest mark."),"g-value","",{formula:"Σ w · g / Σ w"}],...Ae(s)?[[r("posterior"),G(s),r("The trained Bayesian detector’s probability that the text is water\
marked, if it is like the texts that the detector was trained on."),"watermark","",{unit:"%"}]]:[]]}function Nu(t,e){let n=e.map(({report:l})=>new Map(Pu(l).map(
c=>[c[0],c]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[s]=le(t.tHead,1,()=>p("tr")),i=le(s,e.length+1,()=>p("th","",null,{scope:"col"}));e.forEach(({name:l},c)=>A(
i[c+1],l)),t.tHead.hidden=e.length<2;let a=le(t.tBodies[0],o.length,()=>{let l=p("tr"),c=p("th","",null,{scope:"row"});return c.append(p("span")),l.append(c),l});
o.forEach((l,c)=>{let d=le(a[c],e.length+1,()=>p("td")),h=n.map(C=>C.get(l)),[,,u,g,,E]=h.find(Boolean),P=h.map((C,q)=>C&&C[4]&&e.length>1?r("{name}: {words}",{
name:e[q].name,words:C[4]}):C&&C[4]);A(d[0].firstChild,l),ce(d[0].firstChild,g,()=>On(P),{meaning:u,...Iu(E)}),n.forEach((C,q)=>A(d[q+1],C.has(l)?C.get(l)[1]:"–"))})}
var Iu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==void 0));function ju({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,i,a],l)=>({token:{text:n,
piece:o},mark:{green:s,g:a,counted:i||!(s!==null||a!==null)},words(){let d={number:B(l+1),token:Y(n),mark:Wu(s,a,i)};return l<e?r("Token {number}, of the prompt\
, {token}: {mark}",d):r("Token {number}, {token}: {mark}",d)}}))}function Wu(t,e,n){if(t===null&&e===null)return r("not scored, because too few tokens come befo\
re it.");if(e!==null){let s=r("mean g-value {g}, where chance gives 0.5.",{g:ee(e,2)});return n?s:`${s} ${r("Not counted: its context came before, or it is left\
 out.")}`}let o=t?r("◆ green."):r("◇ red.");return n?o:`${o} ${r("Not counted: the same n-gram came before, or it is left out.")}`}var Bu=({kind:t,tokens:e})=>[
t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function bl(t,e){let n=x=>t.querySelector(".gp-"+x),o=new gn(n("marked-words"),{press:({step:x})=>e.selectStep(x)}),s=n("threshold"),i=3,a=yn(null),l=0,c=null,d=null;
function h(){a=yn(e.started),l=(e.started&&e.started.processors||[]).findIndex(k=>k==="WatermarkLogitsProcessor"||k==="SynthIDTextWatermarkLogitsProcessor"),c=new fe(
Pa,(k,S)=>$a(k,S,a,l)),o.show([]),A(n("mark-about"),mo(a))}let u=()=>c.steps.some(({mark:x})=>x&&x.kind==="synthid");function g(x){let{mark:k,index:S}=x,v=S<a.early,
b=k&&!k.why;return{step:x,token:{...x.chosen,piece:x.piece},mark:b?{green:k.green,g:k.g,counted:!v}:{},words:()=>go({...x,isFirst:v},a)}}function E(x){o.show(c.
steps.map((v,b)=>o.items[b]&&b<x?o.items[b]:g(v)),x);let{unscored:k,early:S}=c.total;Cr(n("mark-key"),u()?"synthid":"green",{unscored:k>0,repeated:S>0,faint:r("\
faint: a detector without the prompt cannot score it")})}function P(x){let k=x&&!x.isPrompt?o.tokens[x.index]:null;d&&d!==k&&d.classList.remove("gp-current"),d=
k||null,d&&e.selected?d.classList.add("gp-current"):d&&d.classList.remove("gp-current")}let C=x=>{let k=[];for(let S of c.totals)S[x]!==null&&(!k.length||k.at(-1)[0]<
S.scored)&&k.push([S.scored,S[x]]);return k};function q(){let{z:x,scored:k}=c.total,[S,v,b]=D(x,k);se(n("finding"),{"data-verdict":S}),A(n("finding-sign"),v),A(
n("finding-words"),b),A(n("finding-more"),x===null?"":`${R()} ${r("By chance alone, if each token is new evidence, z would be this high with a probability of {p\
}.",{p:Ne(bn(x))})}`),e.finished&&A(n("mark-told"),`${b}. ${H(k,"{count} token scored.","{count} tokens scored.")}`)}function D(x,k){if(x===null)return["wait","\
…",k?r("z is not known, because the watermark’s settings are not"):r("Nothing to score yet")];let S={z:je(x)};return x>i?["good","◆",e.running?r("A detect\
or finds it so far: z = {z}",S):r("A detector finds it: z = {z}",S)]:["even","◇",e.running?r("A detector does not find it so far: z = {z}",S):r("A detector do\
es not find it: z = {z}",S)]}function R(){let{green:x,scored:k}=c.total;return u()?H(k,"Mean g-value {mean} over {count} scored token, 0.5 by chance.","Mean g-v\
alue {mean} over {count} scored tokens, 0.5 by chance.",{mean:ee(x/k,3)}):H(k,"{green} of {count} scored token green, {share} instead of {ratio}.","{green} of {\
count} scored tokens green, {share} instead of {ratio}.",{green:B(x),share:G(x/k),ratio:G(a.ratio)})}function j(){let x=C("z"),k=[r("What a detector finds that \
knows the key and sees the text without its prompt.")];a.keys&&k.push(r("For SynthID it is the z of the plain mean of all g-values, against fair coins."));let S=[
{name:r("this text"),look:"measured",points:x,tip:k.join(" ")}],v=C("foreseen");if(v.length){let _=[r("What this bias leads to at least, given how uncertain the\
 model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];e.started.effective.
do_sample||_.push(r("That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.")),S.push({name:r("expected at least"),
look:"expected",points:v,tip:_.join(" ")})}Rr(n("z-keys"),S);let b=x.length?Ca(x,c.total,a,i):null;qr(n("z-box"),{curves:S,threshold:i,needed:b,label:r("z over \
the number of tokens, threshold {threshold}",{threshold:i})}),A(n("z-needed-words"),b?b.words:""),A(n("threshold-words"),kn(i))}function I(){let{scored:x,green:k,
expected:S,chosen:v,surprisal:b,gained:_,suppressed:w,marks:y,likely:O,entropy:$}=c.total,{started:z,unit:f}=e,m=(K,V,Z)=>Fr(K,B(V),Z),L=K=>m(ee(Se(K,f),2),v,W(
K/v)),W=K=>oe(K,f).replace("-","−"),F=[[r("tokens scored"),B(x),r("Tokens that count: those with enough tokens before them, without the prompt."),"length","",
{}]];if(x&&!u()){let K=G(k/x),V=G(S/x);F.push([r("green"),K,r("The share of the scored tokens that got the bias."),"green-list",`${B(k)} / ${B(x)} = ${K}`,{formula:r(
"green / scored"),unit:"%"}]),F.push([r("expected at least"),V,r("At least this share is green on average over all green lists, for this bias and the probabilit\
ies that the model gave. Where the model is certain of a token, a bias changes little."),"green-list",m(ee(S,2),x,V),{formula:"",unit:"%"}])}if(v){let K={unit:r(
"bits or nats")};F.push([r("surprisal before the watermark"),oe(b/v,f),r("How unexpected the chosen tokens were just before the watermark, on average: minus the\
 logarithm of their probability."),"surprisal",L(b),{formula:"−(Σ log p) / n"}]);let[V,Z]=z.effective.do_sample?[$,r("Tokens drawn without the watermark woul\
d have had this on average: the entropy just before it.")]:[O,r("The likeliest token at each position would have had this.")];if(!e.usesBeams){F.push([r("withou\
t it"),oe(V/v,f),Z,z.effective.do_sample?"entropy":"surprisal",L(V),{formula:z.effective.do_sample?"(Σ H) / n":"−(Σ log p) / n"}]);let J=`${oe(b/v,f)} − ${oe(
V/v,f)} = ${W((b-V)/v)}`;F.push([r("log-probability lost"),W((b-V)/v),r("The price per token: how much less probable than that the chosen tokens are. Values bel\
ow 0 are luck."),"logprob",J,{formula:"",...K}])}F.push([r("raised by"),oe(_/v,f),r("How much the watermark raised the log-probability of the chosen tokens, on \
average. Over many texts this is the divergence of what was drawn from what the model would draw."),"logprob",L(_),{formula:"(Σ log p′ − log p) / n",...K}])}
if(y){let K=ee(w/y,1);F.push([r("suppressed"),r("{value} of {count}",{value:K,count:B(z.request.top_candidates??10)}),r("How many of the likeliest tokens the wa\
termark made less likely, on average over the positions."),u()?"g-value":"green-list",m(B(w),y,K),{formula:"",unit:r("tokens")}])}return F}function N(){let x=I(),
k=le(n("mark-figures"),x.length,()=>{let S=p("div"),v=p("dt");return v.append(p("span")),S.append(v,p("dd")),S});x.forEach(([S,v,b,_,w,y],O)=>{let[$,z]=k[O].children;
A($.firstChild,S),ce($.firstChild,_,()=>w&&he(w),{meaning:b,...y}),A(z,v)})}be(t,{curve:()=>{let{z:x,scored:k,green:S}=c.total;return x===null?"":he(u()?`z = ${je(
x)}`:Ao(S,k,a.ratio))}});function T(){q(),N(),j()}function M(x){let S=e.lines().length>1?e.lineOf(x):null;return S?`${S.label} · ${mo(a)}`:mo(a)}return s.addEventListener(
"input",()=>{let x=s.valueAsNumber,k=x>=0&&x<=30;if(s.setAttribute("aria-invalid",String(!k)),!k){A(n("threshold-words"),r("The threshold must be from 0 to 30."));
return}i=x,T()}),new ResizeObserver(()=>!t.hidden&&c.total.marks&&j()).observe(n("z-box")),x=>{(x.run||!c)&&h();let k=e.current(),{keep:S}=c.follow(k?e.lastOf(k):
null);t.hidden=!c.total.marks,!t.hidden&&((x.run||x.steps||x.status||x.selection)&&(E(S),A(n("mark-about"),M(k))),P(k),(x.run||x.steps||x.status||x.selection||x.
unit)&&T())}}var zu={drafts:wi,beams:Ti,beamtree:Xi,hypotheses:Qi,curve:fa,branches:Oa,canvas:ya,candidates:Ba,check:za,layers:Fa,in_words:Ha,cross_attention:Va,spoken:fl,word_times:gl,
logit_lens:Ya,numbers:Ja,processors:ol,quiz:sl,reranked:rl,template:al,token:il,tokens:hl,watermark:bl};Fo(()=>or(zu));window.GenerationPlaygroundModules={"visualizers/panes/core/notation.js":No,"visualizers/panes/core/tables.js":Wo,"visualizers/panes/core/texts.js":Ho,"visualiz\
ers/panes/core/values.js":Do,"visualizers/panes/core/text.js":Qo,"visualizers/panes/core/dom_patch.js":es,"visualizers/panes/core/sight.js":ss,"visualizers/pane\
s/core/feed.js":rs,"visualizers/panes/core/reasoning.js":as,"visualizers/panes/core/log.js":hs,"visualizers/panes/core/document_links.js":us,"visualizers/panes/\
core/meanings.js":ps,"visualizers/panes/core/glossary.js":ms,"visualizers/panes/core/tips.js":ys,"visualizers/panes/assisted/draft_figures.js":_s,"visualizers/p\
anes/core/alone.js":Ys,"visualizers/panes/core/run_group.js":Zs,"visualizers/panes/core/term_links.js":Qs,"visualizers/panes/core/runtime.js":sr,"visualizers/pa\
nes/charts/marks.js":lr,"visualizers/panes/core/bytes.js":cr,"visualizers/panes/charts/plotly.js":pr,"visualizers/panes/charts/chart.js":gr,"visualizers/panes/c\
harts/look.js":xr,"visualizers/panes/core/shades.js":_r,"visualizers/panes/tokens/card.js":Sr,"visualizers/panes/tokens/written_tokens.js":Mr,"visualizers/panes\
/diffusion/canvas_state.js":Er,"visualizers/panes/charts/plot.js":Pr,"visualizers/panes/core/virtual_rows.js":$r,"visualizers/panes/watermarks/watermarks.js":Nr,
"visualizers/panes/core/run_sums.js":Hr,"visualizers/panes/watermarks/detection_words.js":Zr};})();
