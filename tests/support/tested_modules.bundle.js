// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
(()=>{var ta=Object.defineProperty;var y=(e,t)=>{for(var n in t)ta(e,n,{get:t[n],enumerable:!0})};var Wn={};y(Wn,{chancesAt:()=>$a,loopIn:()=>Ua,rowOf:()=>Ga,sameLuckAt:()=>Ka,stretchOf:()=>za});var yn={};y(yn,{INVISIBLE:()=>nt,MARKS:()=>Te,asSentence:()=>Mr,askedOf:()=>fa,bytesOf:()=>kn,bytesWords:()=>gn,count:()=>O,decimals:()=>T,fillLabel:()=>Ie,fillText:()=>bn,
fillToken:()=>_n,filled:()=>rt,fromNats:()=>st,inOneLine:()=>Tr,inParts:()=>wn,information:()=>te,labelled:()=>ca,leavesBytes:()=>We,loadingWords:()=>ma,make:()=>v,
modeName:()=>ga,named:()=>ha,numbersOf:()=>Nr,percent:()=>x,probability:()=>N,problemsOf:()=>ba,processorWords:()=>De,quoted:()=>M,say:()=>Sr,seconds:()=>Lr,stopWords:()=>_a,
together:()=>ot,waitWords:()=>pa,withUnit:()=>Or});var an={};y(an,{count:()=>O,fixed:()=>C,isOne:()=>sn,language:()=>pe,listed:()=>ra,notation:()=>D,plain:()=>rn,separators:()=>sa,significant:()=>tt,withMinus:()=>Ae});
var na=["de","fr"];var nn={},vr={};function pe(){let e=(navigator.language||"").slice(0,2).toLowerCase();return na.includes(e)?e:"en"}var et=()=>window.GenerationPlaygroundTexts?pe():
"en";function on(e){if(!nn[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";nn[e]={decimal:n("decimal"),group:n(
"group")}}return nn[e]}function D(e){let t=et();if(t==="en")return e;let{decimal:n,group:o}=on(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var Ae=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),C=(e,t=0)=>D(Ae(e.toFixed(t))),tt=(e,t)=>D(Ae(e.toPrecision(t))),O=e=>Number.
isInteger(e)&&e>=0&&e<1e3?String(e):D(oa.format(e)),oa=new Intl.NumberFormat("en-US"),rn=e=>D(String(e)),ra=e=>e.join(on(et()).decimal===","?"; ":", ");function sn(e,t){
let n=t?et():"en";return n==="en"?e===1:(vr[n]??=new Intl.PluralRules(n),vr[n].select(e)==="one")}function sa(){let{decimal:e,group:t}=on(et());return e+t}var ln={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"\
block diffusion",custom:"your own decoding loop",elsewhere:"from another server"},un={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:[
"a stop string","met a stop string"],length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own c\
riterion","met your own stopping criterion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached t\
he end of the given text"],unfinished:["the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:[
"stopped by hand","was stopped by hand"],stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a conte\
nt filter","was cut by the server’s content filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]};var cn={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one \
finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what the mode\
l would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:["sequence bias","makes chosen words more or less likely",["sequence_bias"]],
EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours tokens that occur in the input",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:[
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
ks",[]]};var xr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["name","entropy","kept","mass_removed","mas\
s_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent","raw_logprob","logprob","score","status",
"beam","final_score","group","diversity_penalty","bank","progress","forced","mark","share","luck"],DraftToken:["token_id","text","draft_logprob","target_logprob",
"accepted","overlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expected","chosen_before",
"chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id","read_text"],Contender:["token_id","text","sc\
ore","luck","rank","above"],Racer:["token_id","text","probability","luck"]};var pn={};y(pn,{isSaid:()=>ia,isTouched:()=>dn,language:()=>pe,t:()=>a,tn:()=>w,translateTemplate:()=>la,withTexts:()=>ua});function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?D(Ae(e.number)):"one"in e?w(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,s)=>{if(s===void 0)return r[0];let i=t[s];return typeof i=="number"?rn(
i):i&&typeof i=="object"?a(i):String(i??"")}):o}function w(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?sn(e,r):e===1;return a(
s?t:n,{count:O(e),...o})}var ia=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),dn=()=>matchMedia(
"(pointer: coarse)").matches,aa=["aria-label","title","placeholder","data-tip","label"];function la(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.
createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){let[,r,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g,
" ")];l&&(o.nodeValue=r+l+i)}for(let o of[e,...e.querySelectorAll("*")])for(let r of aa){let s=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];s&&o.setAttribute(
r,s)}}function ua(e){let n=window.GenerationPlaygroundCatalogues?.[pe()];if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(e)}var mn={};y(mn,{countOr:()=>Q,finite:()=>H,isFromElsewhere:()=>X,isKnown:()=>R,keptOf:()=>ee,medianOf:()=>fn});var R=e=>typeof e=="number"&&Number.isFinite(e),Q=(e,t)=>R(
e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,H=e=>e==null||Math.abs(e)>1e30?null:e,fn=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.length>>1])/2},
X=({distribution:e})=>e.vocab===null,ee=({distribution:{stages:e,vocab:t}})=>e.at(-1)?.kept??t;var Te={" ":"·","\n":"↵","	":"⇥","\r":"␍"},nt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function v(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[s,i]of Object.entries(o||{}))r.setAttribute(s,String(i));return r}function bn(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll(nt)){let[s]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let i=Te[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=Te[s]?s:"";e.append(v("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(v("span","gp-mark",i))}o<t.
length&&e.append(t.slice(o))}function _n(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=v("span","gp-ink");bn(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let s=0;s<o.length;s++)r.append(v("span","gp-space","",{"data-mark":Te[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var hn=/(\\x[0-9a-f]{2})+$/i,kn=e=>(e.match(hn)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
We=({piece:e,text:t})=>e!==null&&(e===""||hn.test(t)&&e===t.replace(hn,""));function Ie(e,t){e.replaceChildren(),bn(e,t),t||e.append(v("span","gp-mark",a("(empt\
y)")))}function ca(e,t){let n=v("bdi",t);return Ie(n,e),n}function Sr(e,t){e.textContent!==t&&(e.textContent=t)}var da=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function ot(e){let t=document.createDocumentFragment();return e.split(da).forEach((n,o)=>t.append(o%2?v("span","gp-together",n):n)),t}var Tr=e=>e.replace(nt,t=>t===
" "?" ":Te[t]||"�"),Mr=e=>e?`${e}.`:"",wn=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),M=e=>a("“{text}”",{text:Tr(e)});function pa(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var rt=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function x(e){let t=e*100;return t===0?D("0%"):t<.01?D("<0.01%"):t<1?D(t.toFixed(2)+"%"):
t>99.95&&t<100?D(">99.9%"):D(t.toFixed(1).replace(".0","")+"%")}var N=e=>e==null?0:Math.exp(e),fa=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",st=(e,t)=>t==="bits"?e/Math.LN2:e;function te(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Or(e,C(st(e,t),2),t)}var Or=(e,t,n)=>n==="bits"?w(Math.
abs(st(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${a(n)}`;function ma({model:e,phase:t,done:n,total:o}){if(t==="gpu")return a("waiting for the shared \
GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let r=x((n??0)/(o||1));return t==="download"?a("downloading {model}: {done} of {t\
otal} …",{model:e,done:gn(n),total:gn(o)}):t==="converting"?o?a("converting {model}: {share} …",{model:e,share:r}):a("reading the file of {model} to convert\
 it …",{model:e}):o?a("loading {model}: {share} …",{model:e,share:r}):a("loading {model} …",{model:e})}function gn(e){return R(e)?e>=1e9?a("{size} GB",{size:C(
e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:C(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:C(e/1e3,0)}):"–"}function Lr(e){return e<1?Math.round(e*1e3)+" ms":C(e,
e<10?2:1)+" s"}var T=(e,t=3)=>e==null?"–":C(e,t);function Nr(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:N(t.logprob),rawProbability:N(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var ha=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,ga=e=>Object.hasOwn(ln,e)?a(ln[e]):e.replaceAll("_"," ");function ba({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:a(r.message),
fix:a(r.fix)}));return o.some(r=>r.message===a(e))?o:[{knob:"",message:a(e),fix:a(t)},...o]}var _a=e=>Object.hasOwn(un,e)?un[e].map(t=>a(t)):[e,e];function De(e){
if(!Object.hasOwn(cn,e))return[e,a("is your own logits processor"),[]];let[t,n,o]=cn[e];return[a(t),a(n),o]}var vn=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],Br={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",
min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonLogitsWarper",eta_cutoff:"EtaLogitsWarper"},ka="TemperatureLogitsWarper",Er=new WeakMap;
function ne(e,t){let n=Er.get(e);return n===void 0&&Er.set(e,n=wa(e,t)),n}function wa(e,t){let n=e.draw?.contenders??[],o=n.findIndex(({token_id:l})=>l===e.chosen.
token_id),{vocab:r,stages:s}=e.distribution;if(o<0||r===null)return null;let i={};for(let l of vn){let u=s.find(d=>d.name===Br[l]);u&&(i[l]={kept:u.kept,removed:u.
mass_removed})}return{contenders:n,at:o,vocab:r,cuts:i,mass:ya(e,n,r,t)}}function ya({distribution:e},t,n,o){let{stages:r,candidates:s}=e,i=Object.values(Br),l=r.
findIndex(({name:g})=>i.includes(g)),u=l<0?r.length:l,d=g=>(u?g.stage_logprobs?.at(u-1):g.raw_logprob)??null,c=s.find(({token_id:g})=>g===t[0].token_id),p=c?d(c):
t[1]?.rank===2?Math.log(t[1].above):null,m=u?r[u-1].entropy:e.entropy_before;if(p===null||m===null)return null;let f=[Rr(1/o,p,m)],h=r.slice(0,u).every(({name:g})=>g===
ka);h&&o!==1&&typeof c?.raw_logprob=="number"&&e.entropy_before!==null&&f.push(Rr(1,c.raw_logprob,e.entropy_before));let b=h?va(s,d,o):[];return{landmarks:xa([...t,
...b]),anchors:f.sort((g,_)=>g.b-_.b),vocab:n}}var Rr=(e,t,n)=>({b:e,logZ:-t,slope:(-t-n)/e});function va(e,t,n){let o=new Map(e.map(l=>[l.raw_rank,t(l)])),r=o.
get(1),s=[],i=0;for(let l=1;typeof r=="number";l++){let u=o.get(l);if(typeof u!="number")break;s.push({rank:l,score:n*(u-r),above:i}),i+=Math.exp(u)}return s}function xa(e){
return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,o)=>n.rank-o.rank)}var oe=(e,t)=>xn(e,t)?.text??"",xn=(e,t)=>e.draw?.contenders?.[t];var Mn={};y(Mn,{KNOB_NAMES:()=>K,areSame:()=>He,drawSettingsOf:()=>je,hottest:()=>at,knobsOf:()=>lt,leftOf:()=>ut,nominalWinner:()=>dt,paceOf:()=>Fe,sharesAbove:()=>ct,
winnerOf:()=>$e});function Cr({landmarks:e,anchors:t,vocab:n},o,r,s,i){let l=r/s,u=Math.exp(-(t.find(({b:g})=>g===1/r)?.logZ??0)),d=Sa(e,u,r,n).map(g=>Ta(g,l,i)),c=g=>d.reduce((_,k)=>[
..._,_[_.length-1]+k[g]],[0]),[p,m]=[c(0),c(1)],f=d.length,b=(i<1/0?[-1/0,1/0]:Ma(t,n,1/s)).map(g=>Math.exp(g)*u**l);return o.map(g=>{let _=e.findIndex(B=>B.rank===
g),k=[p[f]-p[_],m[f]-m[_]];return[Math.max(Pr(p[_],k[1]),p[_]/b[1]),Math.min(Pr(m[_],k[0]),m[_]/b[0])]})}var Pr=(e,t)=>e===0?0:e/(e+t);function Sa(e,t,n,o){let r=e.
map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},l)=>{let u=e.at(l+1),d=Math.max(0,(u?u.rank-1:o)-s),c=Math.max(0,(u?u.above:1)-i-r[l]);return{rank:s,
high:r[l],low:u?r[l+1]:0,count:d,mass:d?c:0}})}function Ta({rank:e,high:t,low:n,count:o,mass:r},s,i){if(e>i)return[0,0];let l=t**s;if(!o)return[l,l];let u=Math.
min(t,Math.max(n,r/o)),d=o*u**s,c=t>n?o*(u-n)/(t-n):o,p=c*l+(o-c)*n**s,m=[Math.min(d,p),Math.max(d,p)],f=Math.min(o,i-e);return f===o?[l+m[0],l+m[1]]:[l+m[0]*f/
o,l+Math.min(m[1],f*l)]}function Ma(e,t,n){let o=e.find(u=>u.b===n);if(o)return[o.logZ,o.logZ];let r=Math.max(0,...e.map(u=>u.logZ+u.slope*(n-u.b))),s=e.findLast(
u=>u.b<n)??{b:0,logZ:Math.log(t)},i=e.find(u=>u.b>n),l=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(r,l),l]}var K=["temperature","top_k","top_p","min_p"],Oa=1e-4,La={share:2e-5,score:1e-4},Ar={share:0,score:0},Na=1e-9,Tn={temperature:1,top_k:1/0,top_p:1,min_p:0},Ea=2,
at=({knobs:e})=>Math.max(Ea,e.temperature),He=(e,t)=>K.every(n=>e[n]===t[n]);function lt(e){let{temperature:t,top_k:n,top_p:o,min_p:r}=e,s={temperature:it(1,t),
top_k:it(0,n)||1/0,top_p:it(1,o),min_p:it(0,r)},{temperature:i,top_k:l,top_p:u,min_p:d}=s;return i>0&&l>=1&&u>0&&u<=1&&d>=0&&d<=1?s:null}var it=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function je(e){let t=lt(e);if(!t||e.do_sample!==!0)return null;let o=[["top_h",()=>!0],["typical_p",r=>r<1],["epsilon_cutoff",r=>0<r&&r<
1],["eta_cutoff",r=>0<r&&r<1]].filter(([r,s])=>{let i=e[r];return typeof i=="number"&&s(i)});return{knobs:t,others:o.map(([r])=>r)}}function ut(e,t,n,o=Ar){let{
contenders:r}=e;if(t.others.includes("typical_p"))return r.map(()=>null);let s=r.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let l of vn){let u=e.cuts[l],
d=Sn(l)?n[l]===t.knobs[l]:!0;if(d&&!Ra(l,t))continue;if(i&&d&&u){s=r.map(({rank:p},m)=>s[m]&&p<=u.kept);continue}let c=Sn(l)?Ba(l,e,t,n,o,i):r.map(()=>null);i=!1,
s=s.map((p,m)=>m===0||(p===!1||c[m]===!1?!1:p&&c[m]))}return s}var Sn=e=>e==="top_k"||e==="top_p"||e==="min_p",Ra=(e,{knobs:t,others:n})=>Sn(e)?t[e]!==Tn[e]:n.includes(
e);function Ba(e,t,n,o,r,s){let{contenders:i}=t,l=(d,c,p,m)=>c<p-m?!0:d>=p+m?!1:null;if(e==="top_k")return i.map(({rank:d})=>d<=o.top_k);if(e==="min_p"){let d=-Math.
log(o.min_p)*o.temperature;return i.map(({score:c})=>l(-c,-c,d+Na,r.score))}if(o.top_p===Tn.top_p)return i.map(()=>!0);let u=ct(t,n,o,s);return i.map((d,c)=>l(u[c][0],
u[c][1],o.top_p,r.share))}function ct(e,t,n,o){let{contenders:r,cuts:s,mass:i}=e,l=n.top_k===Tn.top_k&&!t.others.includes("top_h"),u=n.temperature===t.knobs.temperature,
d=s.top_k??s.top_h;if(u&&(l||o&&d)){let[p,m]=[s.top_h?.removed??0,s.top_k?.removed??0],f=l?1:(1-p)*(1-m);return r.map(({above:h})=>[h/f,h/f])}if(!i||t.others.includes(
"top_h"))return r.map((p,m)=>m?[0,1/0]:[0,0]);let c=r.map(({rank:p})=>p);return Cr(i,c,t.knobs.temperature,n.temperature,n.top_k)}var Fe=({score:e,luck:t},n)=>e/
n+t;function Wr(e,t,n,o=Ar){let{temperature:r}=n;if(r>at(t))return{first:null,lead:0};let s=ut(e,t,n,o),[i,l,u]=[-1,-1/0,-1/0];return s.forEach((d,c)=>{if(d===!1)
return;let p=Fe(e.contenders[c],r);p>l?[i,l,u]=[c,p,l]:u=Math.max(u,p)}),{first:s[i]?i:null,lead:l-u}}function dt(e,t,n){return He(t.knobs,n)?e.at:Wr(e,t,n).first}
function $e(e,t,n){if(He(t.knobs,n))return e.at;let{first:o,lead:r}=Wr(e,t,n,La);return o===null?dt(e,t,n)===null?null:"close":r<Oa?"close":o}var Nn={};y(Nn,{CUTS:()=>Ir,inHand:()=>Ln});var Ir=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function Ln(e,t){let n=t.do_sample?t.temperature??1:1,o=new On(e,n),r=[];if(t.do_sample)for(let s of Ir){let i=t[s];i!==null&&r.push(o.cut(s,i))}return o.result(
r)}var On=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:o})=>o/n),this.left=Float64Array.from(t,({weight:o})=>o),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,o=t.length;this.best=
-1/0;for(let l=0;l<o;l++)n[l]&&t[l]>this.best&&(this.best=t[l]);let[r,s]=[0,0],i=new Float64Array(o);for(let l=0;l<o;l++){if(!n[l])continue;let u=t[l]-this.best,
d=Math.exp(u);i[l]=d,r+=n[l]*d,s+=n[l]*d*u}for(let l=0;l<o;l++)i[l]/=r;this.shares=i,this.logTotal=Math.log(r),this.entropy=this.logTotal-s/r}cut(t,n){let o=this.
left.slice();Pa[t](this,n);let[r,s,i,l]=[0,0,0,0];for(let u=0;u<o.length;u++){let d=o[u]-this.left[u];d&&(r+=d,s+=d*this.shares[u],this.left[u]<1e-9&&(this.by[u]=
t)),this.points[u].id===null?i+=d:l=this.left[u]}return r&&(!this.points.some(({id:d},c)=>d===null&&this.left[c]>0)&&!l?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:r,mass:s}}result(t){let{points:n,left:o,shares:r}=this,s=[],i={left:0,probability:0},l=0;for(let u=0;u<n.length;u++){let{id:d,
score:c}=n[u],p=o[u]*r[u];l+=o[u],d!==null?s.push({id:d,score:c,probability:p,by:this.by[u]}):(i.left+=o[u],i.probability+=p)}return{tokens:s,left:Math.round(l),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:o}=this,r=new Float64Array(n.length),[s,i]=[100,0];for(let p=0;p<n.length&&
s>0;p++)r[p]=Math.min(n[p],s),s-=r[p],i+=r[p]*o[p];let l=p=>-(o[p]/i)*Math.log(o[p]/i),u=0;for(let p=0;p<n.length;p++)r[p]&&o[p]&&(u+=r[p]*l(p));let d=0,c=!1;for(let p=0,
m=!0;p<n.length;p++){if(!r[p]||c||o[p]/i<1e-45){n[p]=0;continue}let f=l(p),h=d+r[p]*f<=u*t?r[p]:Math.floor((u*t-d)/f);c=h<r[p],n[p]=m?Math.max(1,h):h,d+=n[p]*f,
m=!1}}topK(t){let{left:n,scores:o}=this,r=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(r>0?(s=o[i],n[i]>r&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=r),r=Math.
max(0,r-n[i])):o[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:o}=this,r=1-t,s=0,i=n.findIndex(l=>l>0);for(let l=n.length-1;l>=i;l--){if(!n[l])continue;let u=Math.floor(
(r-s)/o[l]),d=s+n[l]*o[l]<=r?n[l]:Math.max(0,Math.min(n[l],u));if(s+=d*o[l],n[l]-=l===i?Math.min(d,n[l]-Math.min(1,n[l])):d,n[l])return}}typical(t){let{left:n,shares:o}=this,
r=this.scores.map(u=>Math.abs(this.logTotal-(u-this.best)-this.entropy)),s=[...n.keys()].filter(u=>n[u]).sort((u,d)=>r[u]-r[d]),i=0,l=1/0;for(let u of s){if(r[u]>
l){n[u]=0;continue}if(l<1/0)continue;let d=i+n[u]*o[u];if(d<t){i=d;continue}l=r[u],n[u]>1&&!this.isTied(u)&&(n[u]=Math.min(n[u],Math.max(1,Math.ceil((t-i)/o[u]))))}}below(t){
let{left:n,shares:o,scores:r}=this;for(let s=0;s<n.length;s++)o[s]<t&&r[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},Pa={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var Bn={};y(Bn,{biasesAfter:()=>Rn,doTheSame:()=>Wa,tokenKnobs:()=>En});function En(e){let t=(o,r)=>{let s=e[o];return typeof s=="number"&&r(s)?s:null},n=o=>o>0&&
o<1;return{do_sample:e.do_sample===!0,sequence_bias:Ca(e.sequence_bias),repetition_penalty:t("repetition_penalty",o=>o>0&&o!==1),temperature:t("temperature",o=>o>
0&&o!==1),top_h:t("top_h",o=>o>0&&o<=1),top_k:t("top_k",o=>o>0&&Number.isInteger(o)),top_p:t("top_p",o=>o>=0&&o<1),min_p:t("min_p",o=>o>=0&&o<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function Ca(e){return Array.isArray(e)?e.filter(Aa):[]}var Aa=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function Wa(e,t){let n=o=>JSON.stringify(o.do_sample?o:[o.sequence_bias,
o.repetition_penalty]);return n(e)===n(t)}function Rn({sequence_bias:e},t){let n=new Map;for(let[o,r]of e){let s=t.length-(o.length-1);if(s<0||!o.slice(0,-1).every(
(l,u)=>t[s+u]===l))continue;let i=o[o.length-1];n.set(i,(n.get(i)??0)+r)}return n}var An={};y(An,{pointsOf:()=>Pn,scoresOfTrace:()=>Cn});var Hr=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],Ia=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...Hr],Da=12,Dr=.01;function Pn({head:e,before:t,tokens:n,
bins:o,fixed:r},s,i){let l=new Map;for(let[d,,c]of e)l.set(d,c);for(let[d,c]of t)l.set(d,c);for(let[d,,c]of n)l.set(d,c);if(!r.length){for(let[c,p]of Rn(i,s)){let m=l.
get(c);m!==void 0&&l.set(c,m+p)}let d=i.repetition_penalty;if(d!==null)for(let[c]of t){let p=l.get(c)??0;l.set(c,p<0?p*d:p/d)}}let u=Array.from(l,([d,c])=>({id:d,
score:c,weight:1}));for(let[d,c,p]of o)if(!p)u.push({id:null,score:c,weight:d,isTied:!0});else for(let m of[c+p,c-p])u.push({id:null,score:m,weight:d/2});return u.
sort(Ha)}var Ha=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function Cn({candidates:e,stages:t,vocab:n,entropy_before:o}){if(n===null)return null;let r=t.findIndex(
({name:c})=>Ia.includes(c)),s=r<0?t.length:r,i=e.flatMap(({token_id:c,text:p,raw_logprob:m,stage_logprobs:f})=>{let h=s?f?.[s-1]:m;return typeof h=="number"?[{id:c,
text:p,score:h}]:[]});if(!i.length)return null;let l=s?t[s-1].kept:n,u=Math.max(0,1-i.reduce((c,{score:p})=>c+Math.exp(p),0)),d=s?t[s-1].entropy:o;return{model:"",
index:0,vocab:n,num_removed:n-l,head:i.sort((c,p)=>p.score-c.score).map(({id:c,text:p,score:m})=>[c,p,m]),before:[],tokens:[],bins:ja(l-i.length,u,d,i.map(({score:c})=>c)),
names:t.slice(0,s).map(({name:c})=>c),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:c})=>c).filter(c=>Hr.includes(c))}}function ja(e,t,n,o){if(e<=
0||t<=0)return[];let r=o.reduce((d,c)=>d-Math.exp(c)*c,0),s=n===null?Math.log(t/e):-(n-r)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),l=Math.log(t/i),u=e>i?[[e-i,
l-Da,Dr]]:[];return[[i,l,Dr],...u]}var Fa=7,jr={do_sample:!0,temperature:1,top_k:0,top_p:1};function $a(e,t=1){let{candidates:n}=e.distribution,o=[...n].sort((l,u)=>N(u.raw_logprob)-N(l.raw_logprob)).
slice(0,Fa).map(({token_id:l,text:u,raw_logprob:d})=>({id:l,text:u,share:N(d)})),r=t===1?null:qa(e,t),s=r?o.map(l=>({...l,share:r.get(l.id)??0})):o,i=Math.max(0,
1-s.reduce((l,{share:u})=>l+u,0));return[...s,{id:null,text:"",share:i}]}function qa(e,t){let n=Cn(e.distribution);if(!n)return null;let o=En({...jr,temperature:t});
return new Map(Ln(Pn(n,[],o),o).tokens.map(r=>[r.id,r.probability]))}function Ka(e,t){let n=je(jr),o=n&&ne(e,1);if(!o)return null;let r=$e(o,n,{...n.knobs,temperature:t});
return typeof r=="number"?{id:o.contenders[r].token_id,text:oe(e,r)}:null}var Ga=(e,t)=>{let n=e.findIndex(o=>o.id===t);return n<0?e.length-1:n};function za(e,t){
let n=e.slice(0,t).reduce((o,{share:r})=>o+r,0);return[n,n+e[t].share]}function Ua(e){let t=new Map;for(let[r]of e.matchAll(/[^.!?]+[.!?]+/g)){let s=r.trim();t.
set(s,(t.get(s)??0)+1)}let[n,o]=[...t].sort(([,r],[,s])=>s-r).at(0)??["",0];return o>=3?{sentence:n,count:o}:null}var oo={};y(oo,{SCENES:()=>_e,goTo:()=>kl,leaveDoor:()=>wl,nextOf:()=>bl,openDoor:()=>_l,sceneIn:()=>to,withScene:()=>xs});var Va="generation-playground.";function ft(e,t="browser"){let n=Va+e,o=()=>t==="tab"?sessionStorage:localStorage,r=()=>pt(()=>o().getItem(n),null);return{read:r,
readJson:()=>pt(()=>JSON.parse(r()??"null"),null),write:s=>pt(()=>(s===null?o().removeItem(n):o().setItem(n,s),!0),!1),get isAllowed(){return pt(()=>!!o(),!1)}}}
function pt(e,t){try{return e()}catch{return t}}var Dn={};y(Dn,{asksForMore:()=>In});var Ja="scene";function In(e,t){let n=new RegExp(`^(${t}|${Ja})$`);return[...new URLSearchParams(e).keys()].some(o=>!n.test(
o))}var S,qr,Fn,re,Hn,_t,Kr,ht,Gr,$n,jn,Za,qe=Symbol.for("pv"),zr={},kt=[],Ya=/^m(i|n|o|s|text|space)$/,qn=Array.isArray,Ur=kt.slice,me=Object.assign;function fe(e){
e&&e.parentNode&&e.remove()}function Vr(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>
2&&(i.children=l>3?Ur.call(arguments,2):n),gt(e,i,o,r,null)}function gt(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,__v:r||++qr,__i:-1,__u:0};return!r&&S.vnode&&S.
vnode(s),s}function ae(e){return e.children}function se(e,t){this.props=e,this.context=t,this.__g=0}function ie(e,t){if(t==null)return e.__&&ie(e.__,e.__i+1);for(var n;t<e.
__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ie(e)}function Qa(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;
i&&((t=me({constructor:qe},n)).__v=n.__v+1,S.vnode&&S.vnode(t),Xr(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ie(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=
t,nl(r,t,s),n.__=n.__e=null,t.__e!=o&&Jr(t))}function Jr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),
Jr(e)}function Fr(e){(8&e.__g||(e.__g|=8,re.push(e),_t++))&&Hn==S.debounceRendering||((Hn=S.debounceRendering)||queueMicrotask)(Zr)}function Zr(){try{for(var e,
t=1;re.length;)re.length>t&&re.sort(Kr),e=re.shift(),t=re.length,8&e.__g&&Qa(e)}finally{(_t=re.length)&&(Hn||queueMicrotask)(Zr)}}function Yr(e,t,n,o,r,s,i,l,u,d,c){
var p,m,f,h,b,g,_=o.__k||kt,k=t.length;for(u=Xa(n,t,_,u,k),p=0;p<k;p++)(f=n.__k[p])!=null&&(m=~f.__i&&_[f.__i]||zr,f.__i=p,g=Xr(e,f,m,r,s,i,l,u,d,c),h=f.__e,(m.
ref!=f.ref||8&m.__u)&&(m.ref&&Kn(m.ref,null,f,m),f.ref&&c.push(f.ref,f.__c||h,f)),b=b||h,4&f.__u?(u=Qr(f,u,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="functi\
on"&&g!==void 0?u=g:h&&(u=h.nextSibling),f.__u&=-21);return n.__e=b,u}function Xa(e,t,n,o,r){var s,i,l,u,d,c,p,m,f,h=n.length,b=h,g=0,_=0,k=e.__k=Array(r);for(s=
0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[s]=gt(null,i):qn(i)?i=k[s]=gt(ae,{children:i}):
i.constructor===qe&&i.__b?i=k[s]=gt(i.type,i.props,i.key,i.ref,i.__v):k[s]=i,u=s+g,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=el(i,n,u,b))&&(b--,(l=n[d])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,_=1)):(~d||(r>h?g--:r<h&&g++),typeof i.type!="function"&&(i.__u|=4))):k[s]=null;if(_){for(c=[],p=[],
s=0;s<r;s++)if((i=k[s])&&16&i.__u){for(g=0,m=c.length;g<m;)c[f=g+m>>1]<i.__i?g=f+1:m=f;c[g]=i.__i,p[s]=g+1}for(g=c.length;s--;)p[s]&&(p[s]==g?g--:k[s].__u|=4)}if(b)
for(s=0;s<h;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=ie(l)),Gn(l,l));return o}function Qr(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;
if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Qr(r[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ie(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function el(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=
t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function $r(e,t,n){n==null&&
(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function mt(e,t,n,o,r){var s,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||$r(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||$r(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),
typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=jn[t]||(jn[t]=tl(t)),(e.__a||(e.__a={}))[t]=$n,s=t!=(t=t.replace(Gr,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)
try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function tl(e){
return function(t){var n=this.__e;if(n){if(n=n[e],t[ht]==null)t[ht]=$n++;else if(t[ht]<this.__a[e])return;return n(S.event?S.event(t):t)}}}function Xr(e,t,n,o,r,s,i,l,u,d){
var c,p,m,f,h,b,g,_,k,B,E,Ce,Xe,Se,ce,yr,Y,de,G=t.type;if(t.constructor!==qe)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&(t.__u|=u,p=s=[],c.nodeType==8?l=bt(
c,s):s.push(c),l=s[0]||l),(c=S.__b)&&c(t);e:if(typeof G=="function"){m=i.length;try{if(_=t.props,k=(c=G.prototype)&&c.render,B=(c=G.contextType)&&o[c.__c],E=c?B?
B.props.value:c.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(k?t.__c=f=new G(_,E):(t.__c=f=new se(_,E),f.constructor=G,f.render=rl),B&&B.sub(f),f.state||(f.state=
{}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),G.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=me({},f.__s)),me(f.__s,G.getDerivedStateFromProps(
_,f.__s)))),h=f.props,b=f.state,f.__v=t,n.__c){if(_!==h&&k&&!G.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(_,E),t.__v==n.
__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(_,f.__s,E)===!1){t.__v!=n.__v&&(f.props=_,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=
n.__k,t.__k.some(function(q){q&&(q.__=t)}),kt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=ie(n);break e}f.componentWillUpdate&&f.componentWillUpdate(
_,f.__s,E),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(h,b,g)})}else k&&!G.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),
k&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=E,f.props=_,f.__P=e,f.__g&=-5,Ce=S.__r,Xe=k?25:0;do f.__g&=-9,Ce&&Ce(t),c=f.render(f.props,f.state=
f.__s,f.context);while(8&f.__g&&++Xe<25);k&&(kt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=me({},o,f.getChildContext())),k&&n.__c&&f.
getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(h,b)),Se=c&&c.type===ae&&c.key==null?c.props.children:c,_.__P&&(c=l,r=(e=_.__P).namespaceURI,u=s=null,n.props&&
n.props.__P!=e&&(n.__k.some(function(q){q&&Gn(q,q)}),n.__k=null),l=n.__k?ie(n,0):null),l=Yr(e,qn(Se)?Se:[Se],t,n,o,r,s,i,l,u,d),_.__P&&(t.__e=null,l=c),t.__u&=-161,
p&&p.some(fe),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(q){if(i.length=m,t.__v=null,u||s)if(q&&q.then){if(t.__u|=128|u,s){for(~(Y=s.indexOf(l||void 0))||
(Y=s.length);(de=s[Y-1])&&de.nodeType==8;)Y--;for(;Y<s.length;Y++)if(de=s[Y])if(s[Y]=null,ce){if(de==yr)break}else{if(de.nodeType!=8)break;de.data.startsWith("$\
s")&&(yr=bt(ce=de))}}if(!ce){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;ce=l}(c=bt(ce=t.__c.__z||(t.__c.__z=ce)))?(t.__e=ce,l=c):t.__e=l,l=l&&l.nextSibling}else
s&&s.some(fe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),q&&q.then||es(t),S.__e(q,t,n)}}else l=t.__e=ol(n.__e,t,n,o,r,s,i,u,d,e);return(c=S.diffed)&&c(t),l}function bt(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)
return e}t&&t.push(e)}}function es(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(es))}function nl(e,t,n){for(var o=0;o<n.length;)Kn(n[o++],n[o++],n[o++]);S.__c&&
S.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){S.__e(s,r.__v)}})}function ol(e,t,n,o,r,s,i,l,u,d){var c,p,m,f,h,b,g,
_,k=n.props||zr,B=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),s){for(c=0;c<s.length;c++)if((h=s[c])&&(E?h.localName==E:h.nodeType==3)){e=h,s[c]=null;break}}if(!e){if(_=d.ownerDocument||document,!E)return _.createTextNode(
B);e=_.createElementNS(r,E,B.is?B:d),l&&(S.__m&&S.__m(t,s),l=!1),s=null}if(E){if(d=E=="template"&&e.content||e,s=E=="textarea"&&B.defaultValue!=null?null:s&&Ur.
call(d.childNodes),!l&&s)for(k={},c=0;c<e.attributes.length;c++)k[(h=e.attributes[c]).name]=h.value;for(c in k)h=k[c],c=="dangerouslySetInnerHTML"?m=h:c=="child\
ren"||c in B||c=="value"&&"defaultValue"in B||c=="checked"&&"defaultChecked"in B||mt(e,c,null,h,r);for(c in B)h=B[c],c=="children"?f=h:c=="dangerouslySetInnerHT\
ML"?p=h:c=="value"?b=h:c=="checked"?g=h:l&&typeof h!="function"||k[c]===h||mt(e,c,h,k[c],r);p?(l||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.
__html),t.__k=[]):(m&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ya.test(E))&&(r="http://www.w3.org/1999/xhtml"),Yr(d,qn(f)?
f:[f],t,n,o,r,s,i,s?s[0]:n.__k&&ie(n,0),l,u),s&&s.some(fe)),l&&E!="textarea"||(c="value",E=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(E!="pro\
gress"||b)||mt(e,c,b,k[c],r),c="checked",g!=null&&g!=e[c]&&mt(e,c,g,k[c],r))}else k===B||l&&e.data==B||(e.data=B);return e}function Kn(e,t,n,o){try{typeof e=="f\
unction"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){S.__e(r,n)}}function Gn(e,t,n){var o,
r,s,i;if(S.unmount&&S.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Kn(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){
S.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Gn(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=bt(o,s=[]))&&
(o==e.__e&&s.some(fe),fe(r),fe(o)),n||fe(e.__e),e.__e=e.__c=e.__=null}function rl(e,t,n){return this.constructor(e,n)}S={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(
e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw _t=0,e}},qr=0,Fn=function(e){return e!=null&&e.
constructor===qe},se.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=me({},this.state)),typeof e=="function"&&(e=e(me({},n),this.props)),
e&&(me(n,e),this.__v&&(t&&this.__k.push(t),Fr(this)))},se.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Fr(this))},se.prototype.render=
ae,re=[],_t=0,Kr=function(e,t){return e.__v.__b-t.__v.__b},ht=Symbol(),Gr=/(PointerCapture)$|Capture$/i,$n=0,jn={},Za=0;var wt,j,zn,ts,sl=Object.is,Un=0,cs=[],Vn=[],W=S,ns=W.__b,os=W.__r,rs=W.diffed,ss=W.__c,is=W.unmount,as=W.__;function ds(e,t){W.__h&&W.__h(j,e,Un||t),Un=0;var n=j.
__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Zn(e,t){var n=ds(wt++,4);!W.__s&&ps(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function Ge(e){return Un=5,yt(function(){return{current:e}},[])}function yt(e,t){var n=ds(wt++,7);return ps(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function il(){var e;do{for(;e=Vn.shift();)try{Ke(e)}catch(n){W.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=cs.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ke),t.__h.
some(Jn),t.__h=[]}catch(n){t.__h=[],W.__e(n,e.__v)}}}while(Vn.length)}W.__b=function(e){j=null,ns&&ns(e)},W.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),
as&&as(e,t)},W.__r=function(e){os&&os(e),wt=0;var t=(j=e.__c).__H;t&&(zn==j?j.__h=[]:(t.__h.some(Ke),t.__h.some(Jn),wt=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),zn=j},W.diffed=function(e){rs&&rs(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&us(cs.push(t)),t.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),zn=j=null},W.__c=function(e,t){t.some(function(n){try{n.__h.some(Ke),n.__h=n.__h.filter(function(o){return!o.__||Jn(o)})}catch(o){n.__h=[function(){
throw o}]}}),ss&&ss(e,t)},W.unmount=function(e){is&&is(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,us(Vn.push(r))}else Ke(r)}catch(s){t=s}}),o.__H=void 0,t&&W.__e(t,o.__v))};var ls=typeof requestAnimationFrame==
"function";function al(e){var t,n=function(){clearTimeout(o),ls&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ls&&(t=requestAnimationFrame(n))}function us(e){
e!=1&&ts==W.requestAnimationFrame||((ts=W.requestAnimationFrame)||al)(il)}function Ke(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function Jn(e){
var t=j;e.__c=e.__(),j=t}function ps(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!sl(n,e[o])})}var ll=Symbol.for("preact-signals");function Tt(){if(z>1)z--;else{var e,t=!1;for((function(){var r=xt;for(xt=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var i=s.
t;i!==void 0;i=i.x)i.i===r.i&&(i.i=s.i);r=r.o}})();Ue!==void 0;){var n=Ue;for(Ue=void 0,vt++;n!==void 0;){var o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ms(n))try{n.
c()}catch(r){t||(e=r,t=!0)}n=o}}if(vt=0,z--,t)throw e}}function Qn(e){if(z>0)return e();Yn=++ul,z++;try{return e()}finally{Tt()}}var ze,A=void 0;function Me(e){
var t=A,n=ze;A=void 0,ze=void 0;try{return e()}finally{A=t,ze=n}}var Ue=void 0,z=0,vt=0,ul=0,Yn=0,xt=void 0,St=0;function fs(e){if(A!==void 0){var t=e.n;if(t===
void 0||t.t!==A)return t={i:0,S:e,p:A.s,n:void 0,t:A,e:void 0,x:void 0,r:t},A.s!==void 0&&(A.s.n=t),A.s=t,e.n=t,32&A.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==
void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=A.s,t.n=void 0,A.s.n=t,A.s=t),t}}function I(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=
t?.watched,this.Z=t?.unwatched,this.name=t?.name}I.prototype.brand=ll;I.prototype.h=function(){return!0};I.prototype.S=function(e){var t=this,n=this.t;n!==e&&e.
e===void 0&&(e.x=n,this.t=e,n!==void 0?n.e=e:Me(function(){var o;(o=t.W)==null||o.call(t)}))};I.prototype.U=function(e){var t=this;if(this.t!==void 0){var n=e.e,
o=e.x;n!==void 0&&(n.x=o,e.e=void 0),o!==void 0&&(o.e=n,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Me(function(){var r;(r=t.Z)==null||r.call(t)}))}};I.prototype.
subscribe=function(e){var t=this;return U(function(){var n=t.value;Me(function(){return e(n)})},{name:"sub"})};I.prototype.valueOf=function(){return this.value};
I.prototype.toString=function(){return this.value+""};I.prototype.toJSON=function(){return this.value};I.prototype.peek=function(){var e=this;return Me(function(){
return e.value})};Object.defineProperty(I.prototype,"value",{get:function(){var e=fs(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==this.v){
if(vt>100)throw new Error("Cycle detected");(function(n){z!==0&&vt===0&&n.l!==Yn&&(n.l=Yn,xt={S:n,v:n.v,i:n.i,o:xt})})(this),this.v=e,this.i++,St++,z++;try{for(var t=this.
t;t!==void 0;t=t.x)t.t.N()}finally{Tt()}}}});function L(e,t){return new I(e,t)}function ms(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.
i)return!0;return!1}function hs(e){for(var t=e.s;t!==void 0;t=t.n){var n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function gs(e){
for(var t=e.s,n=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):n=t,t.S.n=t.r,t.r!==void 0&&(t.r=void 0),t=o}e.s=
n}function he(e,t){I.call(this,void 0,t),this.x=e,this.s=void 0,this.g=St-1,this.f=4}he.prototype=new I;he.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;
if((36&this.f)==32||(this.f&=-5,this.g===St))return!0;if(this.g=St,this.f|=1,this.i>0&&!ms(this))return this.f&=-2,!0;var e=A;try{hs(this),A=this;var t=this.x();
(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(n){this.v=n,this.f|=16,this.i++}return A=e,gs(this),this.f&=-2,!0};he.prototype.S=function(e){
if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}I.prototype.S.call(this,e)};he.prototype.U=function(e){if(this.t!==void 0&&(I.prototype.
U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};he.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var e=this.t;e!==
void 0;e=e.x)e.t.N()}};Object.defineProperty(he.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=fs(this);if(this.h(),e!==void 0&&
(e.i=this.i),16&this.f)throw this.v;return this.v}});function ge(e,t){return new he(e,t)}function bs(e){var t=e.j;if(e.j=void 0,typeof t=="function"){z++;var n=A;
A=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Xn(e),o}finally{A=n,Tt()}}}function Xn(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,bs(e)}function cl(e){
if(A!==this)throw new Error("Out-of-order effect");gs(this),A=e,this.f&=-2;try{8&this.f&&Xn(this)}finally{Tt()}}function Oe(e,t){this.x=e,this.j=void 0,this.s=void 0,
this.u=void 0,this.f=32,this.name=t?.name,ze&&ze.push(this)}Oe.prototype.c=function(){var e=this.S();try{if(8&this.f||this.x===void 0)return;var t=this.x();typeof t==
"function"&&(this.j=t)}finally{e()}};Oe.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,bs(this),hs(this),z++;var e=A;
return A=this,cl.bind(this,e)};Oe.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ue,Ue=this)};Oe.prototype.d=function(){this.f|=8,1&this.f||Xn(this)};Oe.prototype.
dispose=function(){this.d()};function U(e,t){var n=new Oe(e,t);try{n.c()}catch(r){throw n.d(),r}var o=n.d.bind(n);return o[Symbol.dispose]=o,o}var _s,Ot,Mt,dl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ks=[];U(function(){_s=this.N})();function Le(e,t){S[e]=t.bind(null,S[e]||function(){})}function Ve(e){if(Mt){var t=Mt;Mt=void 0,t()}Mt=e&&e.S()}function ws(e){
var t=this,n=e.data,o=fl(n);o.name="ReactiveDom",o.value=n;var r=yt(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var d=ge(function(){var f=o.
value.value;return f===0?0:f===!0?"":f||""}),c=ge(function(){return!Array.isArray(d.value)&&!Fn(d.value)}),p=U(function(){if(this.N=ys,c.value){var f=d.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=f)}}),m=t.__$u.d;return t.__$u.d=function(){p(),m.call(this)},[c,d]},[]),s=r[0],i=r[1];return s.value?i.
peek():i.value}ws.displayName="ReactiveTextNode";Object.defineProperties(I.prototype,{constructor:{configurable:!0,value:Vr(ae,null).constructor},type:{configurable:!0,
value:ws},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Le("__b",function(e,t){if(Ve(),
Ot=void 0,typeof t.type=="string"){var n,o=t.props;for(var r in o)if(r!=="children"){var s=o[r];s instanceof I&&(n||(t.__np=n={}),n[r]=s,o[r]=s.peek())}}e(t)});
Le("__r",function(e,t){if(e(t),t.type!==ae){Ve();var n,o=t.__c;o&&(o.__$f&=-2,(n=o.__$u)===void 0&&(o.__$u=n=(function(r,s){var i;return U(function(){i=this},{name:s}),
i.c=r,i})((function(r){return function(){var s;dl&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ot=o,Ve(n)}});Le("__e",function(e,t,n,o){Ve(),Ot=void 0,e(t,n,o)});Le("diffed",function(e,t){Ve(),Ot=void 0;var n;if(typeof t.type=="string"&&
(n=t.__e)){var o=t.__np,r=t.props,s=n.U;if(s)for(var i in s){var l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(var u in o){var d=s[u],
c=o[u];d===void 0?(d=pl(n,u,c,r),s[u]=d):d.o(c,r)}}}e(t)});function pl(e,t,n,o){var r=t in e&&e.ownerSVGElement===void 0,s=L(n);return{o:function(i,l){s.value=i,
o=l},d:U(function(){this.N=ys;var i=s.value.value;o[t]!==i&&(o[t]=i,r?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Le("unmo\
unt",function(e,t){if(typeof t.type=="string"){var n=t.__e;if(n){var o=n.U;if(o){n.U=void 0;for(var r in o){var s=o[r];s&&s.d()}}}var i=t.__np;if(i){var l=t.props;
for(var u in i)l[u]=i[u]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var c=d.__$u;c&&(d.__$u=void 0,c.d())}}e(t)});Le("__h",function(e,t,n,o){o<3&&(t.__$f|=2),
e(t,n,o)});se.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var n=this.__$u,o=n&&n.s!==void 0;for(var r in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function fl(e,t){return yt(function(){return L(e,t)},[])}var ml=function(e){queueMicrotask(function(){queueMicrotask(e)})};function hl(){Qn(function(){for(var e;e=ks.shift();)_s.call(e)})}function ys(){ks.push(this)===1&&(S.requestAnimationFrame||ml)(hl)}se.prototype.shouldComponentUpdate=()=>!0;var gl="one",Dp=L(gl),Hp=L([]),jp=L({}),Fp=L(null),$p=L(null),be=L(null),qp=L(!1),Kp={isOpen:L(!1),isFolded:L(!1),name:L(null),isLocked:L(!1),isOnStage:L(!0),hidesResult:L(
!1)},Gp={isRecorded:L(!1),isStepping:L(!1),hasSteps:L(!0),hasMedia:L(!1),isLoading:L(!1),isOpening:L(!1)},zp=L(!1),Up=L(null),Vp=L("bits"),Jp=ge(pe);var _e=["guess","again","best","temperature","text","own"],eo="scene",Lt=ft("front-door"),vs="seen";function to(e){let t=Number(new URLSearchParams(e).get(eo));
return _e.at(t>0?t-1:_e.length)??null}function xs(e,t){let n=new URLSearchParams(e);t?n.set(eo,String(_e.indexOf(t)+1)):n.delete(eo);let o=n.toString();return o&&
`?${o}`}var bl=e=>_e.at(_e.indexOf(e)+1)??null;function _l(){let e=window.GenerationPlaygroundDoor;if(e===void 0||In(location.search,e))return;let t=to(location.
search),n=Lt.isAllowed&&Lt.read()===null;be.value=t??(n?_e[0]:null),be.value&&!t&&no(be.value,"replaceState"),window.addEventListener("popstate",()=>be.value=to(
location.search))}function kl(e){e==="own"&&Lt.write(vs),be.value=e,no(e,"pushState")}function wl(){Lt.write(vs),be.value=null,no(null,"replaceState")}function no(e,t){
try{history[t](null,"",location.pathname+xs(location.search,e)+location.hash)}catch{}}var ro={};y(ro,{drawsWords:()=>xl,guessWords:()=>vl,loopWords:()=>Sl,nameOf:()=>Ss,sentenceOf:()=>yl,temperatureWords:()=>Tl,wholePercent:()=>Nt});function yl(e){return{guess:()=>a("A language model does not know the next word. It knows a chance for every word."),again:()=>a("Draw again: the chances stay t\
he same, the word changes."),best:()=>a("What if it always takes the likeliest word?"),temperature:()=>a("Temperature changes the chances. Drag it."),text:()=>a(
"A whole text is one draw after another. The stronger the colour, the less likely the word."),own:()=>a("Now your own words: write a beginning, then press Gener\
ate.")}[e]()}function Nt(e){let t=Math.round(100*e);return e>0&&t===0?D("<1%"):D(e<1&&t===100?">99%":`${t}%`)}var Ss=({id:e,text:t})=>e===null?a("any other word"):
t.trim()||M(t);function vl(e,t){let n={drawn:M(t.text.trim()),chance:Nt(t.share)};if(!e)return a("This time the draw fell on {drawn}, which had a chance of {cha\
nce}.",n);let o={guess:e.id===null?Ss(e):M(e.text.trim()),share:Nt(e.share)};return e.id===t.id?a("You said {guess}, and the draw fell on it. Its chance was {sh\
are}.",o):a("You said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.",{...o,...n})}function xl(e){let t=new Set(e).size;return e.
length<2?"":t===1?a("The same word each time so far: the likely ones come often."):a("{draws} draws, {words} different words. Likely words come more often.",{draws:e.
length,words:t})}function Sl(e){return e?a("It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.",{sentence:M(e.sentence),count:e.
count}):a("The likeliest word at every place: each try writes this same text.")}function Tl(e,t){let n=Nt(e.share),o=a("The likeliest word, {word}, now has {sha\
re}.",{word:M(e.text.trim()),share:n});return t===null?o:a("{a} {b}",{a:o,b:a("The same draw would now fall on {word}.",{word:M(t.trim())})})}var so={};y(so,{STAGE:()=>Ml,orderOf:()=>Ol});var Ml="the stage",Ts=ft("person");function Ol(e,t,n=Ll()){let o=Nl(`${n} ${e}`),r=[...Array(t).keys()];for(let s=t-1;s>0;s-=1){let i=Math.floor(o()*(s+1));[r[s],
r[i]]=[r[i],r[s]]}return r}var Et="";function Ll(){return Et=Ts.read()||Et||String(Math.random()),Ts.write(Et),Et}function Nl(e){let t=2166136261;for(let n of e)
t=Math.imul(t^(n.codePointAt(0)??0),16777619);return()=>{t=t+1831565813|0;let n=Math.imul(t^t>>>15,1|t);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var ao={};y(ao,{valueWriter:()=>Bl});var El=["pointerdown","pointerup","keydown","click","input","change","focusin"],io=new Set;for(let e of El)document.addEventListener(e,Rl,{capture:!0,passive:!0});
function Rl({type:e,target:t}){if(!(e==="input"&&t instanceof HTMLInputElement&&t.type==="range"))for(let n of io)n.now()}function Bl(e){let t=0,n={now(){n.drop(),
e()},soon(){io.add(n),clearTimeout(t),t=window.setTimeout(()=>n.now(),150)},drop(){clearTimeout(t),t=0,io.delete(n)}};return n}var uo={};y(uo,{AcceptanceAlong:()=>lo,judgedOf:()=>ke,writtenOf:()=>Os});var Ms=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),ke=e=>e.
num_accepted+(e.follow==="correction"?1:0),Os=e=>e.num_accepted+(e.next_token_id===null?0:1);function Pl(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=
Os(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=ke(t);for(let r=e.
draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((r,s)=>{e.draftedAt[s]+=1,s<o&&(e.acceptedAt[s]+=1),!(s>=ke(t)||!R(r.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[o]+=1}}function Cl(e){let{spec_steps:t,rounds:n,tokens:o,
drafted:r,accepted:s,judged:i,overlaps:l}=e,u=(d,c)=>c?d/c:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:u(s,r),judged_acceptance_rate:u(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:o-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var lo=class{rounds=[];tally=Ms();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Ms());for(let o=this.tally.rounds;o<t.length;o++)Pl(this.
tally,t[o]);return this.rounds=t,Cl(this.tally)}};var co={};y(co,{OTHERS_WARNING:()=>Fl,expectedSpeedup:()=>Al,expectedTokens:()=>Ls,intervalMeaning:()=>Dl,paceWords:()=>Hl,spreadWords:()=>Il,stillMissing:()=>jl,
timesWords:()=>Wl});var Ls=(e,t)=>e>=1?t+1:Math.expm1((t+1)*Math.log(e))/(e-1),Al=(e,t,n,o=1)=>Ls(e,t)/(t*n+o),Wl=e=>R(e)?`${C(e,2)} ×`:"–",Il=({low:e,high:t})=>`${C(e,2)}–${C(
t,2)}`,Dl=()=>a("The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do\
 not give that certainty, so nothing is claimed from them."),Hl=e=>e<.9995?`${tt(e*1e3,3)} ms`:`${tt(e,3)} s`;function jl(e,{done:t,runs:n}){if(t>=n)return"";let o={
done:O(t),left:O(n-t)};return e.done?w(n,"Stopped: {done} of {count} run ended.","Stopped: {done} of {count} runs ended.",o):w(n,"{done} of {count} run ended, {\
left} to come.","{done} of {count} runs ended, {left} to come.",o)}var Fl=a("Somebody else’s runs were decoded at the same time, so these times are not reliable\
. Measure again when the machine is idle.");var xo={};y(xo,{EARLY_STOPPING:()=>Ys,endOfRecord:()=>Tu,hasEnded:()=>Ht,isAsRecorded:()=>yu,rankingOf:()=>xu,searchOf:()=>pu,settle:()=>fu,sumOf:()=>ue});var wo={};y(wo,{Along:()=>le,RunLog:()=>ko,groupLetter:()=>Ee,isBeamNode:()=>Ne,pathChange:()=>$s,pathOf:()=>P,penalised:()=>It,startOf:()=>V,unseenAfter:()=>ru,
unseenNode:()=>Fs});var Es=e=>e.closest(".view, .drawer")||document.body;function Rs(e){return e.checkVisibility()||e.hidden&&Es(e).checkVisibility()}var Bt=new WeakMap,po;function Bs(e,t){
po??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap($l).forEach(i=>i()));let n=Es(e),o=n.checkVisibility()?e:n,r=Bt.get(o)??
new Set;Bt.set(o,r.add(t)),po.observe(o)}function $l(e){po.unobserve(e);let t=[...Bt.get(e)||[]];return Bt.delete(e),t}var Rt=new WeakMap,fo=new WeakMap,Ns;function Ps(e){
return Rt.has(e)||(Ns??=new IntersectionObserver(ql,{rootMargin:"50%"}),Rt.set(e,!1),Ns.observe(e)),!!Rt.get(e)&&!e.hidden}function Cs(e,t){fo.set(e,t)}function ql(e){
for(let{target:t,isIntersecting:n}of e){Rt.set(t,!n);let o=n&&fo.get(t);o&&(fo.delete(t),o())}}var Pt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,{whenOpen:o=!1,
rest:r=0}={}){let s={element:t,update:n,whenOpen:o,rest:r,last:0,grown:0,missed:Vl(this.kinds),tellNow:()=>At([s])};this.subscribers.add(s),At([s])}changed(t){Ct.
size||requestAnimationFrame(Kl),Ct.add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?
n.missed=Jl(n.missed,t):this.subscribers.delete(n);return[...this.subscribers]}},Ct=new Set;function Kl(){let e=[...Ct];Ct=new Set,At(e.flatMap(t=>t.takeChanges()),
!0)}function At(e,t=!1){let n=e.filter(({element:i,whenOpen:l})=>l&&i.isConnected),o=new Set(n.filter(({element:i})=>!Rs(i))),r=new Set(n.filter(i=>t&&ho(i.missed)&&
!o.has(i)&&Ps(i.element)));for(let{element:i,tellNow:l}of o)Bs(i,l);for(let{element:i,tellNow:l}of r)Cs(i,l);let s=performance.now();for(let i of e){let{missed:l,
update:u}=i;if(!(o.has(i)||r.has(i)||!Object.keys(l).length||zl(i,s))){Object.assign(i,{missed:{},last:s,grown:ho(l)?i.grown+1:0});try{u(l)}catch(d){console.error(
"Generation Playground: a pane could not be drawn.",d)}}}}var Gl=5,mo=new Set,As=0;function zl(e,t){let n=e.last+e.rest-t;return n<=0||e.grown<Gl||!ho(e.missed)?
!1:(mo.add(e),As||=window.setTimeout(()=>requestAnimationFrame(Ul),n),!0)}function Ul(){let e=[...mo];mo.clear(),As=0,At(e,!0)}var ho=e=>!!e.steps&&Object.keys(
e).every(t=>t==="steps"||t==="entries"),Vl=e=>Object.fromEntries(e.map(t=>[t,!0]));function Jl(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set(
[...e.entries,...t.entries])),n}var bo={};y(bo,{noReading:()=>Ws,readOn:()=>Is,spansOf:()=>go});var Ws=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Is(e,t,n,{start:o,end:r}){
let{place:s}=e,{since:i,spans:l}=e,u=[...e.tail,[s,t]];for(;;){let d=i===null?o:r,c=u.map(([,m])=>m).join("").indexOf(d);if(c<0)break;let p=Zl(u,c);i===null?i=s+
1:(l=[...l,{start:i,stop:Math.max(i,p),end:s+1}],i=null),u=Yl(u,c+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,u=[]),{place:s+
1,since:i,tail:Ql(u,(i===null?o:r).length-1),spans:l}}function go(e,t){if(!t)return[];let n=Ws(t);for(let{chosen:i,piece:l}of e)n=Is(n,i.text,l===null,t);let{spans:o,
since:r,place:s}=n;return r===null?o:[...o,{start:r,stop:s,end:null}]}function Zl(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}
function Yl(e,t){let n=t;return e.flatMap(([o,r])=>{let s=r.slice(n);return n=Math.max(0,n-r.length),s?[[o,s]]:[]})}function Ql(e,t){let[n,o]=[e.length,0];for(;n>
0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var Xl=20,ko=class extends Pt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;isTokenFolded=!0;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll","fold"]),this.clear()}clear(){this.queued=
this.loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=
[],this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(
t);return this.coming.push(t),this.showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to t\
his run was lost."),fix:a("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!eu(t.type))throw new Error("unknown event "+t.type);Hs[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
firstElapsed??=t.elapsed,this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.
decoder_tokens.length}get prefix(){return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.
started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.
length||this.started?.media?.length)}get looksAtMedia(){return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.
started&&this.started.codebooks)}get canAsk(){return super.canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;
if(this.finished?.sequences[0]?.stop_reason==="step")return!0;let{given:t,only_given:n,config:o={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(
t)&&n||o.max_new_tokens===(t||[]).length+1}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.
started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===
t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){
this.hideFrom!==t&&(this.hideFrom=t,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,o)=>iu(n,o,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?
a("codebook {number}",{number:o+1}):this.lasts.length>1?a("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&
t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)
o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==
void 0?P(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,o){this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=P(n),r=o.filter(d=>!d.given);if(r.length<2)return;let s=go(
o,this.started?.reasoning).filter(({end:d})=>d!==null),i=r.filter(({index:d})=>!s.some(({start:c,stop:p})=>c<=d&&d<p)),l=({distribution:d,chosen:{raw_logprob:c}})=>d.
entropy_before??-(c??-1/0),u=t&&r.find(d=>d.chosen.text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((i.length?i:r).reduce((d,c)=>l(c)>l(d)?c:d),!0)}walk(t){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...P(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let s=this.found[t];
s.delete(n),s.set(n,{ids:o,found:r}),s.size>Xl&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return P(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(P(o.last).forEach((r,s)=>{let i=$("Candidate",n[s]||[]),l=new Set(
i.map(({token_id:u})=>u));r.watched=[...(r.watched||[]).filter(({token_id:u})=>!l.has(u)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:$(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}foldToken(t){this.isTokenFolded!==t&&(this.
isTokenFolded=t,this.changed("fold"))}showPicture(t){this.picture!==t&&(this.picture=t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed(
"roll")}setUnit(t){this.unit=t,this.changed("unit")}},Hs={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed(
"status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=$("Token",t.prompt_tokens??[]);e.started={...t,request:t.
request??{},prompt_tokens:n,decoder_tokens:$("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{
step:t}){let n=Ds(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=tu(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>
e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=nu(),o={...t,distributions:t.distributions.map(js)};o.given&&
(n.given+=1);let r=$("BeamCandidate",o.candidates).map(i=>ou(i,o,n));for(let{beam:i}of r)i.progress&&e.texts.set(i.token_id,i.text);su(r),n.running=r.filter(i=>i.
beam.status==="running").sort((i,l)=>_o(i)-_o(l)),n.byNumber=new Map(n.running.map(i=>[_o(i),i]));let s=o.given?e.started?.effective.num_beams??0:0;for(let i=0;i<
s;i++)n.byNumber.set(i,r[0]);n.finished.push(...r.filter(i=>i.beam.status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),
n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=o.pool,n.pools.push(o.pool),n.steps.push(r),n.byStep.push(n.byNumber),n.distributions.push(o.
distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(o=>n={...Ds(o),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{
step:t}){let n={...t,places:$("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,
e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:$("DraftToken",t.drafted),race:$("Racer",t.race??[])}),e.changed("steps")},
Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.note??""}));e.finished={...t,sequences:n},n.forEach((o,r)=>{!o.token_ids.length&&o.text&&
(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>uu(e,o,r))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&
(e.failed=t),e.queued=e.loading=null,e.changed("status")}},eu=e=>Object.hasOwn(Hs,e);function Wt(e,t){let n=xr[e],o={};for(let r=0;r<n.length;r++)o[n[r]]=t[r];return o}
function $(e,t){return t.map(n=>Wt(e,n))}function js(e){return{...e,candidates:$("Candidate",e.candidates),stages:$("Stage",e.stages??[])}}function Ds(e){let{chosen:t,
distribution:n,watched:o,mark:r,draw:s,reranked:i,...l}=e,u={...l,chosen:Wt("Candidate",t),distribution:js(n),watched:$("Candidate",o??[]),mark:r?Wt("Mark",r):null,
draw:s?{...s,contenders:$("Contender",s.contenders??[])}:null,before:null,draft:null};return i&&(u.reranked=$("Reranked",i)),u}function tu(e,t){let n=t.at(-1);if(!n||
e.index<n.start)return null;let o=e.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||
null,round:n,place:o}}function nu(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var _o=({beam:e})=>e.
beam??0;function ou({mark:e,...t},n,o){let r=e?Wt("Mark",e):null,s={...t,mark:r},i=n.distributions[s.parent],l=i.candidates.find(u=>u.token_id===s.token_id);return{
index:n.index,sequence:n.sequence,before:o.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.
seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-o.given,mark:r,beam:s}}function V({started:e}){if(!e)throw new Error("no run has started");
return e}var Ne=e=>!!e?.beam,It=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function Fs(e,t,n,o,r){e.unseen??=new Map;let s=`${t} ${n} ${r.token_id}`,
i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,text:d,raw_logprob:c,logprob:p}=r,m=(l?.beam.score??0)+(p??-1/0),f=l?l.beam.group:
null,h={token_id:u,text:d,piece:null,parent:n,raw_logprob:c,logprob:p,score:m,status:"unseen",beam:null,final_score:null,group:f},{sequence:b,seconds:g,elapsed:_}=e.
steps[t][0];i={index:t,sequence:b,before:l,chosen:r,piece:null,distribution:o,seconds:g,elapsed:_,draft:null,given:!1,length:e.steps[t][0].length,beam:h,rank:null},
e.unseen.set(s,i)}return i}function ru(e,t,n,o){let r=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function su(e){let t=new Map;
for(let n of[...e].sort((o,r)=>(r.beam.score??-1/0)-(o.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function iu(e,t,n){let o=s=>n>
1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,r=(s,i,l,u)=>({kind:s,label:o(i),last:l,score:u,stopReason:null});return[...e.running.map(s=>r("running",
au(s),s,s.beam.score)),...e.finished.map((s,i)=>r("finished",lu(s,i+1),s,s.beam.final_score))]}function au({beam:{beam:e,group:t,progress:n}}){let o=(e??0)+1;return t!=
null?a("beam {number}, group {group}",{number:o,group:Ee(t)}):o===1&&!n?a("best beam"):a("beam {number}",{number:o})}function lu({beam:{group:e}},t){return e!=null?
a("ended {number}, group {group}",{number:t,group:Ee(e)}):a("ended {number}",{number:t})}var Ee=e=>e<26?String.fromCharCode(65+e):String(e+1);function uu(e,t,n){
let o=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],s=null;return t.token_ids.forEach((i,l)=>{
let u=t.beams?.[l];s=(r[l]||[]).find(d=>d.beam.parent===u&&d.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,
stopReason:t.stop_reason}}function P(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function $s(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(
o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var le=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.
totals[this.totals.length-1]}follow(t){let{keep:n,added:o}=$s(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};function qs({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),r=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...o,...r].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function Ks({alternatives:e,length:t},n,o,r){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[...r,...P(o).map(l=>l.chosen.token_id)].
join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var Dt=-1e9,Ys=[[!1,"False"],[!0,"True"],["never",'"never"']],cu=["beam_search","beam_sample"],du=["group_beam_search","constrained_beam_search"];function pu(e){
let{mode:t,effective:n,config:o,eos_token_ids:r,max_new_tokens:s}=V(e),i={...o,...n},{length_penalty:l,early_stopping:u}=i,d=Q(i.num_beams,1+Math.max(0,...(e.prompts[0].
steps[0]||[]).map(({beam:p})=>p.beam??0))),c=e.prompts[0].given;return{together:cu.includes(t)?!0:du.includes(t)?!1:null,prompts:e.prompts,start:c,maxNew:s-c,wanted:Q(
i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(d/Q(i.num_beam_groups,1)):d,ends:new Set(r),constraints:qs(V(e)),promptIds:e.prefix.map(p=>p.token_id),
own:{lengthPenalty:R(l)?l:1,earlyStopping:Ys.find(([p])=>p===u)?.[0]??!1}}}var ue=({beam:e})=>H(e.score)??-1/0,vo=(e,t)=>ue(e)/e.length**t;function fu(e,t){return e.
together?hu(e,t):bu(e,t)}function Qs(e,t,n,{maxNew:o},{lengthPenalty:r,earlyStopping:s}){let i=s==="never"&&r>0?o:t;return{best:e,length:i,bound:e/i**r,worst:n}}
var Gs=new WeakMap;function mu(e,t){let n=Gs.get(e);if(!n){let o=e.filter(({beam:s})=>s.status==="running"||s.status==="pruned"),r=Math.max(...(o.length?o:e).map(
ue));n={ended:e.filter(({beam:s},i)=>i<t&&Ht(s)),hopeless:!o.length,best:o.length?r:r+Dt},Gs.set(e,n)}return n}function hu(e,t){let{prompts:n,size:o,start:r}=e,
s={node:null,score:Dt},i=n.map(()=>({group:null,held:Array.from({length:o},()=>s),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:c})=>c.
length)),u=null;for(let c=r;c<l&&!u;c++){let p=n.map(({steps:f})=>mu(f[c],o)),m=p.every(f=>f.hopeless);i.forEach((f,h)=>gu(f,p[h],c+1,m,e,t)),i.every(f=>f.stop)&&
(u=i.find(f=>f.stop?.step===c+1)?.stop??null)}let d=c=>c.node!==null;return{stop:u,prompts:i.map(c=>({kept:c.held.filter(d),pools:[c]}))}}function gu(e,t,n,o,r,s){
if(e.stop)return;if(t.ended.length){let d=t.ended.map(c=>({node:c,score:vo(c,s.lengthPenalty)}));e.held=[...e.held,...d].sort((c,p)=>p.score-c.score).slice(0,r.
size)}e.lastStep=n;let i=e.held.at(-1)?.score??Dt,l=e.held.every(({node:d})=>d),u=e.weighed=Qs(t.best,n-r.start,l?i:null,r,s);o?e.stop={step:n,why:"criteria"}:l&&
s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:d})=>u.bound>(d?i:Dt))||(e.stop={step:n,why:"settled"})}function bu(e,t){let n=e.prompts.map(
i=>{let l=zs(i).map(p=>Us(i,p,e,t)),u=zs(i).map(p=>Us(i,p,e,e.own)),d=1/0;return l.forEach((p,m)=>{let[f,h]=[p,u[m]].map(({stop:b})=>b?b.step:1/0);p.exact=p.lastStep<=
d,f!==h&&(d=Math.min(d,f,h))}),{kept:l.flatMap(p=>p.kept).sort((p,m)=>p.score-m.score).reverse(),pools:l}}),o=n.flatMap(i=>i.pools),r=o.length>0&&o.every(({stop:i})=>i),
s=o.flatMap(({stop:i})=>i??[]);return{stop:r?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}var zs=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.
group??null))].sort((n,o)=>(n??0)-(o??0));function Us(e,t,n,o){let{size:r,start:s}=n,i={group:t,kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<
e.steps.length&&!i.stop;l++){let u=_u(e.steps[l],t,n);if(!u)break;let d=i.lastStep=l+1;u.ended.forEach(m=>Js(i,m,n,o));let c=i.kept.length>=r,p=c?yo(i.kept):null;
i.weighed=Qs(u.best,d-s,p,n,o),c&&o.earlyStopping===!0?i.stop={step:d,why:"full"}:p!==null&&p>=i.weighed.bound?i.stop={step:d,why:"settled"}:ku(e.steps[l],d,n)&&
(wu(u.nodes,n).forEach(m=>Js(i,m,n,o)),i.stop={step:d,why:"criteria"})}return i}var Vs=new WeakMap;function _u(e,t,{ends:n}){let o=Vs.get(e)??new Map;if(Vs.set(
e,o),!o.has(t)){let r=e.filter(({beam:i})=>(i.group??null)===t),s=r.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));o.set(t,r.length?{nodes:r,ended:s,
best:ue(r[0])}:null)}return o.get(t)??null}var yo=e=>Math.min(...e.map(({score:t})=>t));function Js(e,t,n,{lengthPenalty:o}){let r=vo(t,o);if(e.kept.length>=n.size&&
!(r>yo(e.kept))||(e.kept.push({node:t,score:r}),e.kept.length<=n.size))return;let s=yo(e.kept);e.kept.splice(e.kept.findIndex(i=>i.score===s),1)}function ku(e,t,{
ends:n,maxNew:o,start:r}){return t-r>=o||e.some(({beam:s})=>Ht(s)&&!n.has(s.token_id))}var Ht=({status:e})=>e==="finished"||e==="ended";function wu(e,{ends:t,constraints:n,
promptIds:o,wanted:r}){let s=e.filter(({beam:u})=>u.status==="running"||Ht(u)&&!t.has(u.token_id)),i=u=>n.every((d,c)=>Ks(d,u.beam.progress?.[c]??0,u,o)),l=s.filter(
u=>!u.beam.progress||i(u));return l.length<r?[...l,...s.filter(u=>!l.includes(u))]:l}function yu(e,t,n){let o=Math.max(...e.prompts.map(s=>s.steps.length));if(t.
stop?t.stop.step!==o:n)return!1;let r=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(({kept:s},i)=>{let{pools:l}=e.prompts[i],u=l[(e.together?
r:l.length)-1]||[];return u.length===s.length&&u.every((d,c)=>vu(d,s[c],e))})}function vu(e,{node:t,score:n},o){let r=H(e);if(r===null||!Number.isFinite(n))return r===
null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-o.own.lengthPenalty);return Math.abs(r-n)<=s+1e-5*Math.abs(n)}function xu(e,t,n,{lengthPenalty:o},r){
let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],u=(m,f,h="")=>({node:m,score:vo(m,o),place:null,state:f,why:h}),d=new Set(i.map(({node:m})=>m)),c=Su(s).filter(
m=>!d.has(m)).map(m=>{let{stop:f}=l.find(({group:h})=>h===(m.beam.group??null))||l[0];return!f||m.index<f.step?u(m,"out","dropped"):u(m,"out",n.stop&&m.index>=n.
stop.step?"not reached":"too late")}),p=!r&&!n.stop;return[...i.map(({node:m,score:f},h)=>{let b=n.stop&&h<e.wanted?"returned":"kept";return{node:m,score:f,place:h,
state:b,why:""}}),...p?s.running.map(m=>u(m,"running")).sort((m,f)=>f.score-m.score):[],...c.sort((m,f)=>f.score-m.score)]}var Zs=new WeakMap;function Su({steps:e}){
let t=Zs.get(e)??{read:0,nodes:[]};for(Zs.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status==="finished"));return t.nodes}
function Tu({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var To={};y(To,{partingOf:()=>Eu,partingWords:()=>Ru});var Lu=new Set(["running"]),Nu=new Set(["finished"]);var Xs=(e,t)=>(e.steps[t]||[]).filter(({beam:n})=>Lu.has(n.status));function ei(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:o})=>Nu.has(o.status));return n.
sort((o,r)=>(r.beam.final_score??0)-(o.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}var ti=4,So=90;function Eu(e,t,n){let o=n.length>1,r=o?n:[...ei(e,t),...Xs(e,t)],s=[...new Set(r)].map(P);if(s.length<2)return null;let[i,...l]=s,u=(m,f)=>l.every(
h=>h.at(f)?.chosen.token_id===m.chosen.token_id),d=i.findIndex((m,f)=>!u(m,f)),c=d<0?i:i.slice(0,d),p=new Map;for(let m of s){if(c.length>=m.length)continue;let{
text:f}=m[c.length].chosen;p.set(f,(p.get(f)??0)+1)}return p.size?{count:s.length,areOutputs:o,shared:c,ways:[...p].sort(([,m],[,f])=>f-m)}:null}function Ru({count:e,
areOutputs:t,shared:n,ways:o}){let r=o.slice(0,ti).map(([l,u])=>a("{text} in {count}",{text:M(l.trim()||l),count:u}));o.length>ti&&r.push("…");let s=n.map(l=>l.
piece??l.chosen.text).join("").trim(),i={ways:r.join(", "),token:n.length+1,text:M(s.length>So?Bu(s):s)};return n.length?t?a("All {count} outputs begin with {te\
xt}; they part at token {token}: {ways}.",{...i,count:e}):a("All {count} texts that the search holds begin with {text}; they part at token {token}: {ways}.",{...i,
count:e}):t?a("The {count} outputs part at the first token: {ways}.",{...i,count:e}):a("The {count} texts that the search holds part at the first token: {ways}.",
{...i,count:e})}function Bu(e){let[t,n]=[e.slice(0,So/2),e.slice(-So/2)];return`${/^(.+)\s/s.exec(t)?.[1]??t} … ${/\s(.+)$/s.exec(n)?.[1]??n}`}var Mo={};y(Mo,{actingOtherwise:()=>Cu,followTokens:()=>ni,greedyPath:()=>Wu});var Pu=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Cu=({processors:e=[]})=>e.filter(t=>!Pu.has(t));function ni(e,t){
let n=e.given,o=n?e.steps[n-1][0]:null,r=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[r]?.candidates??[],l=t(s-n,i[0]);if(l===void 0)return{last:o,
ended:!1,left:null};let u=e.steps[s].find(d=>d.beam.parent===r&&d.beam.token_id===l)||null;if(!u||u.beam.status==="pruned")return{last:o,ended:!1,left:Au(e,o,{index:s,
id:l,node:u,candidates:i})};if(o=u,u.beam.status!=="running")return{last:o,ended:!0,left:null};r=u.beam.beam??0}return{last:o,ended:!1,left:null}}function Au(e,t,{
index:n,id:o,node:r,candidates:s}){let i=s.find(m=>m.token_id===o),l=H(i?.logprob),u=(r??t)?.beam.group,d=e.steps[n].filter(m=>(m.beam.group??null)===(u??null)||
!t),c=d.filter(m=>m.beam.status==="running").map(ue),p=t&&!t.given?ue(t):0;return{index:n,token:r?.beam??i??null,node:r,considered:d.length,sum:r?ue(r):l===null?
null:p+l,best:c.length?Math.max(...c):null,worst:c.length?Math.min(...c):null}}var Wu=e=>ni(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var Lo={};y(Lo,{AGREE:()=>oi,SUNK:()=>Je,TREE_ROUNDING:()=>Iu,addUp:()=>Hu,apart:()=>jt,apartAfterPenalty:()=>Ft,impossible:()=>ye});var oi=.001,Iu=2e-5,Du=-1e9,Je=-1e8,ye=(e,t=-1e30)=>e==null||e<t;function jt(e,t,n){return ye(e,n)||ye(t,n)?ye(e,n)&&ye(t,n)?0:1/0:Math.abs(e-t)}function Ft(e,t,n){
return jt(e,t===null?null:t*n,Je)/Math.max(1,n)}var we=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=oi||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},Oo=class{sum=new we;given=new we;final=new we;pool=new we;output=new we};function Hu(e){if(!e.usesBeams)
return null;let{effective:t}=V(e),n=new Oo,o=t.length_penalty??1;for(let r of e.prompts){if(!r)continue;let s=Math.max(...r.distributions.map(({length:i})=>i));
ju(r,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),o,n)}return e.finished?.sequences.forEach((r,s)=>Fu(e.returned?.[s].last??null,r,s,o,n.output)),n}function ju(e,t,n,o){
let r=null,s=new Map,i=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:p})=>p)){for(let p of l)o.given.see(jt(p.beam.score,0),()=>({node:p}));return}
r??=new Map(l.filter(({beam:p})=>p.parent%t===0).map(({beam:p})=>[p.parent,0]));for(let p of l){let{beam:m}=p,f=r.get(m.parent)??Du;if(o.sum.see(jt((f??0)+(m.logprob??
-1/0),m.score,Je),()=>({node:p,parent:f})),m.final_score===null||m.final_score===void 0)continue;let h=p.length**n;o.final.see(Ft(m.score,m.final_score,h),()=>({
node:p,power:h}));let b=m.group??null,g=[...s.get(b)??[],{score:m.final_score,power:h}];s.set(b,g.sort(i).slice(0,t))}let d=[...s.values()].flat().filter(({score:p})=>!ye(
p)).sort(i),c=e.pools[u].filter(p=>!ye(p));for(let p=0;p<Math.max(d.length,c.length);p++){let m=d[p]??null,f=m&&p<c.length?Ft(m.score*m.power,c[p],m.power):1/0;
o.pool.see(f,()=>({step:u,place:p,expected:m&&m.score,told:c[p]??null}))}r=new Map(l.filter(({beam:p})=>p.status==="running").map(({beam:p})=>[p.beam,p.score]))})}
function Fu(e,t,n,o,r){let s=P(e),i=s.filter(({given:d})=>!d);if(t.score===null||!i.length||!Ne(e))return;let l=i.length**o,u=s.every(({beam:d,given:c},p)=>c||d?.
parent===(t.beams||[])[p]);r.see(u?Ft(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var Ro={};y(Ro,{Trie:()=>No,headOf:()=>qu,isWithin:()=>Uu,jointOf:()=>Ku,pathTo:()=>Gu,pieceOf:()=>zu,shownOf:()=>Ju});var No=class{nodes=[];root=this.newNode(null,
null);tips=[];ended=new Map;newNode(t,n){let o=t?.logprob??null,r=n?.logprob??null,s=n?r===null||o===null?null:r+o:0,i=n?n.depth+1:0,u={id:this.nodes.length,token:t,
before:n,depth:i,kids:new Map,order:[],samples:[],ends:[],logprob:s};return this.nodes.push(u),u}begin(t){return this.root.samples.push(t),this.tips[t]=this.root}add(t,n){
let o=this.tips[t]??this.begin(t),r=o.kids.get(n.token_id);r||(r=this.newNode(n,o),o.kids.set(n.token_id,r),o.order.push(r)),r.samples.push(t),this.tips[t]=r}end(t,n){
this.ended.has(t)||(this.ended.set(t,n),(this.tips[t]??this.begin(t)).ends.push([t,n]))}reached(t){let n=o=>!$u.has(this.ended.get(o)??"length");return this.root.
samples.filter(o=>(this.tips[o]?.depth??0)>=t||n(o)).length}},$u=new Set(["length","max_time","stopped","failed","given","unfinished"]);function ri(e){let t=[e];
for(;e.kids.size===1&&!e.ends.length;)[e]=e.order,t.push(e);return t}function qu(e){for(;e.before&&e.before.before&&e.before.kids.size===1&&!e.before.ends.length;)
e=e.before;return e}var Ku=(e,t=null)=>{let n=t?t.logprob:0;return e.logprob===null||n===null?null:Math.exp(e.logprob-n)};function Gu(e){let t=[];for(;e.before;e=
e.before)t.push(e);return t.reverse()}var zu=({token:e})=>e?.piece??e?.text??"";function Uu(e,t){let n=e;for(;n&&n.depth>t.depth;)n=n.before;return n===t}var si=(e,t)=>(t.
logprob??-1/0)-(e.logprob??-1/0)||(e.token?.token_id??0)-(t.token?.token_id??0);function Vu({order:e},t){if(!t)return e.sort((o,r)=>r.samples.length-o.samples.length||
si(o,r)),e;let n=(o,r)=>o.samples.length>r.samples.length+Math.max(.5,r.samples.length/5);for(let o=1;o<e.length;o++)for(let r=o;r>0&&n(e[r],e[r-1]);r--)[e[r-1],
e[r]]=[e[r],e[r-1]];return e}function Ju(e,{lanes:t,grows:n,opened:o=new Map,closed:r=new Set,before:s=new Set}){let i=[],l=[],u=({id:b,samples:g})=>g.length+(n&&
s.has(b)?.5:0),d=([b],[g])=>u(g)-u(b)||b.depth-g.depth||si(b,g),c=0;function p(b,g,_){for(c+=1;;){let k=g[g.length-1],B={head:b,run:g,kids:[],folded:[],closed:r.
has(b.id)};_.push(B);let E=Vu(k,n);if(!E.length||B.closed)return;let Ce=1+(o.get(k.id)||0);E.slice(1).forEach((Xe,Se)=>(Se+1<Ce?l:i).push([Xe,B])),_=B.kids,[b]=
E,g=ri(b)}}let m=b=>{for(let g=b.pop();g;g=b.pop()){let[_,k]=g;p(_,ri(_),k.kids),m(l)}},f=()=>i.splice(0).forEach(([b,g])=>g.folded.push(b)),h=[];for(p(e.root,[
e.root],h),m(l);i.length&&c<t;)i.sort(d),m(i.splice(0,1));f();for(let b=Eo(h[0]);b.length;b=Eo(h[0]))m(b),f();return ii(h[0]),h[0]}function Eo(e){return[...e.folded.
length===1?e.folded.splice(0).map(n=>[n,e]):[],...e.kids.flatMap(Eo)]}function ii(e){let t=new Map(e.run[e.run.length-1].order.map((n,o)=>[n,o]));e.kids.sort((n,o)=>(t.
get(n.head)??0)-(t.get(o.head)??0)),e.kids.forEach(ii)}var Bo={};y(Bo,{FEWEST_VALUES:()=>ai,bestOf:()=>Qu,sideOf:()=>ui,spreadOf:()=>li});var ai=5,Zu=.9;function li(e){if(!e.length)return null;let t=[...e].sort((i,l)=>i-l),n=t.length,[o,r,s]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(r+=s,!(o>0&&r>1-Zu));)
s*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:fn(t),low:t[o],high:t[n-1-o]}}function ui(e,t){let n=li(e);if(!n||e.length<ai)return"few";let{low:o,high:r}=n;
return o>t?"above":r<t?"below":"open"}var Yu=(e,t)=>R(e)&&R(t)?[e-t]:[];function Qu(e,t=!0){let n=(r,s)=>ui(r.flatMap((i,l)=>Yu(i,s[l])),0),o=e.findIndex((r,s)=>e.
length>1&&e.every((i,l)=>s===l||n(r,i)===(t?"above":"below")));return o<0?null:o}var Do={};y(Do,{explain:()=>lc,tipLater:()=>Io,tipOfTerm:()=>oc});var Xu={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},ec=Object.fromEntries(Object.entries(Xu).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function $t(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?ec[e]||`glossary#${e}`:"";return[v("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var ci={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few byt\
es.")}),vocabulary:()=>({name:a("vocabulary"),meaning:a("All the tokens that a model knows.")}),prompt:()=>({name:a("prompt"),meaning:a("The text that the model\
 is given, and continues.")}),step:()=>({name:a("step"),meaning:a("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({
name:a("length"),meaning:a("How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:a("tokens")}),ending:()=>({name:a("e\
nd of a text"),meaning:a("What ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),
sample:()=>({name:a("sample"),meaning:a("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is exp\
ected N · p times among N samples."),formula:"N · p"}),logit:()=>({name:a("logit"),meaning:a("The model’s raw score for a token. Only the differences between \
the logits of a step matter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:a("probability"),meaning:a("How likely a token is to come next, among\
 all of the vocabulary."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:a("distribution"),meaning:a("The probabilities of all tokens of \
the vocabulary at one step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:a("log-probability"),meaning:a("The natural logarithm of a probability: 0 i\
s certain, and each token adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:a("mean log-probability"),meaning:a("The \
logarithm of a token’s probability, on average."),formula:"(Σ log p) / n",unit:a("bits or nats")}),"cumulative-logprob":()=>({name:a("cumulative log-probabil\
ity"),meaning:a("The logarithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:a("bits or nats")}),surprisal:()=>({name:a(
"surprisal"),meaning:a("How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:a("b\
its or nats")}),bits:()=>({name:a("bits and nats"),meaning:a("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"\
1 nat = 1.443 bits"}),entropy:()=>({name:a("entropy"),meaning:a("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:a("bits \
or nats")}),"logit-lens":()=>({name:a("logit lens"),meaning:a("What a layer of the model would say if it were the last: the model’s own head, applied to what th\
e layer hands on.")}),"cross-attention":()=>({name:a("cross-attention"),meaning:a("How much a decoder takes from each position of what its encoder has read: wei\
ghts that add up to 1 in each head of each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({
name:a("perplexity"),meaning:a("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),
formula:"exp(−(Σ log p) / n)"}),rank:()=>({name:a("rank"),meaning:a("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({
name:a("greedy"),meaning:a("Takes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:a("sampling"),meaning:a("Draws each token at \
random, with the probabilities that the processors left.")}),seed:()=>({name:a("seed"),meaning:a("The number from which all draws of a run follow: the same seed\
 and settings give the same text again.")}),luck:()=>({name:a("luck"),meaning:a("What chance adds to a probability: a random factor 1/q for each token, which de\
pends only on the seed. The token with the largest product of the two is drawn."),formula:"p · 1/q, g = −ln q"}),processor:()=>({name:a("logits processor"),meaning:a(
"A rule that changes the scores of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({name:a("temperature"),meaning:a(
"What the logits are divided by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:a("t\
op-k"),meaning:a("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({name:a("top-p"),meaning:a("Keeps the likeliest tokens until together th\
ey have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:a("min-p"),meaning:a("Keeps the tokens with at least this sh\
are of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:a("repetition penalty"),meaning:a("Makes tokens that\
 have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({name:a("mean tokens ke\
pt"),meaning:a("How many tokens could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:a("tokens")}),"distinct\
-n":()=>({name:a("distinct-n"),meaning:a("The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that none occurs twice."),formula:a(
"different / all")}),repetition:()=>({name:a("repetition"),meaning:a("The share of tokens that occur among the 128 tokens before them."),formula:a("repeated / a\
ll"),unit:"%"}),"self-bleu":()=>({name:a("Self-BLEU"),meaning:a("How alike several texts are: the mean of BLEU-4 of each against all the others. 1 means that al\
l are the same.")}),"words-in-common":()=>({name:a("words in common"),meaning:a("The share of the words of two texts that both have in the same order."),formula:a(
"2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:a("beam"),meaning:a("One of the texts that beam search continues at the same tim\
e; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:a("pruned"),meaning:a("Of a beam: it was considered, but other\
s with better sums took all places.")}),hypothesis:()=>({name:a("hypothesis"),meaning:a("A text of a beam search, finished or not. The finished ones compete wit\
h their final scores.")}),"sequence-score":()=>({name:a("sequence score"),meaning:a("The number by which finished texts of a beam search compete: the sum of the\
 log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"length-penalty":()=>({name:a("length penalty"),meaning:a("Th\
e power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer texts."),formula:"Σ log p / n^length_penalty"}),"diversi\
ty-penalty":()=>({name:a("diversity penalty"),meaning:a("In diverse beam search: what a token loses for each beam of earlier groups that has just chosen it."),formula:"\
log p − λ · n",unit:"nats"}),constraint:()=>({name:a("constraint"),meaning:a("What a text must contain, in constrained beam search. Texts that have equally \
many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-penalty":()=>({name:a("degeneration penalty"),meaning:a("In contras\
tive search: the largest cosine similarity of a token’s hidden state with those of the text so far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({
name:a("draft"),meaning:a("Tokens that something cheap proposes, and that the target model judges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({
name:a("target model"),meaning:a("The model whose text is written: it judges the drafts.")}),bonus:()=>({name:a("bonus"),meaning:a("The target’s own token after\
 a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:a("correction"),meaning:a("The target’s own token in place of the first\
 rejected draft token.")}),"acceptance-rate":()=>({name:a("acceptance rate"),meaning:a("The share of drafted tokens that the target kept."),formula:a("accepted \
/ drafted"),unit:"%"}),"acceptance-length":()=>({name:a("acceptance length"),meaning:a("The tokens that a round with a draft writes on average, including the ta\
rget’s own."),formula:a("1 + accepted / rounds"),unit:a("tokens")}),"expected-acceptance":()=>({name:a("expected acceptance rate"),meaning:a("The probability \
with which speculative sampling keeps a drafted token, over all tokens that could have been drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({
name:a("forward passes saved"),meaning:a("The tokens that a run wrote beyond one for each forward pass of the target model."),formula:a("tokens − rounds")}),"\
draft-cost":()=>({name:a("cost of a draft"),meaning:a("What drafting one token, or verifying a draft, takes, in units of the time for one token without drafts."),
formula:a("its time / time per token without drafts")}),"speed-up":()=>({name:a("speed-up"),meaning:a("How many times faster a run is with drafts. The formula e\
xpects it from the acceptance rate α, the drafted tokens γ and the cost c of drafting one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({
name:a("residual distribution"),meaning:a("What the target gives beyond the draft model. The token that replaces a rejected one is drawn from it."),formula:"max\
(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:a("interval"),meaning:a("Where the true value lies with the named probability, as far as the runs can t\
ell. Where the intervals of two values overlap, it is not known which is larger.")}),watermark:()=>({name:a("watermark"),meaning:a("A bias in the choice of toke\
ns that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:a("green list"),meaning:a("The part of the vocabulary that a watermark f\
avours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({name:a("g-value"),meaning:a("In SynthID: 0 or 1 for a token, a con\
text and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:a("z-score"),meaning:a("How many standard deviations more green tokens a text ha\
s than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:a("threshold"),meaning:a("The score above which a det\
ector says that a text is watermarked.")}),"p-value":()=>({name:a("p-value"),meaning:a("The probability of a result at least as extreme by chance alone. A small\
 p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:a("false-positive rate"),meaning:a("The share of texts without the\
 watermark that pass the threshold."),formula:a("passed / texts without it"),unit:"%"}),"detection-rate":()=>({name:a("detection rate"),meaning:a("The share of \
texts with the watermark that pass the threshold."),formula:a("found / texts with it"),unit:"%"}),auc:()=>({name:"AUC",meaning:a("The area under the ROC curve: \
how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:a("KL divergence"),meaning:a("How far one distri\
bution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"Σ p · log₂(p / q)",unit:a("bits or\
 nats")}),"total-variation":()=>({name:a("total variation distance"),meaning:a("How much probability has to move to turn one distribution into the other."),formula:"\
½ · Σ |p − q|",unit:"%"}),js:()=>({name:a("Jensen-Shannon divergence"),meaning:a("The mean KL divergence of two distributions from their average: the same \
both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:a("bits or nats")}),"answer-share":()=>({name:a("share amo\
ng answers"),meaning:a("How probable one of the named answers is, if it must be one of these: the softmax of their log-probabilities."),formula:"e^(log P) / Σ e\
^(log P)",unit:"%"}),"top-agreement":()=>({name:a("same top token"),meaning:a("How often the same token is the likeliest for both models: there greedy decoding \
would continue in the same way."),formula:a("same / all places"),unit:"%"}),speed:()=>({name:a("tokens per second"),meaning:a("The tokens of a run over the time\
 since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:a("time to first token"),meaning:a("From the start of the ru\
n to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:a("time"),meaning:a("The time between two events of a run on this mach\
ine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:a("padding"),meaning:a("Tokens that fill shorter prompts of a batch to on\
e length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:a("continuous batching"),meaning:a("\
Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({name:a("prefil\
l"),meaning:a("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the first new toke\
n."),unit:a("tokens")}),decode:()=>({name:a("decode"),meaning:a("A step of a request that reads its last token and writes the next one."),unit:a("tokens")}),block:()=>({
name:a("cache block"),meaning:a("A part of the key-value cache with room for a fixed number of tokens (the block size). A request takes blocks as its text grows\
, and gives them back at its end."),formula:a("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:a("prefix sharing"),meaning:a("Requests \
whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room is needed\
."),unit:a("tokens")}),"token-budget":()=>({name:a("token budget"),meaning:a("How many tokens a step may read at most, prefill and decode together."),unit:a("to\
kens")}),queue:()=>({name:a("queue"),meaning:a("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:a("request\
s")}),starved:()=>({name:a("starved"),meaning:a("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:a("preempted"),meaning:a("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:a("time between tokens"),meaning:a("From one token of a request to its next one: what a person who reads along waits for."),unit:a("steps, s")}),
latency:()=>({name:a("latency"),meaning:a("From the arrival of a request to its last token."),formula:a("end − arrival"),unit:a("steps, s")}),percentile:()=>({
name:a("p50 and p95"),meaning:a("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:a("memory of a model"),meaning:a(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:a("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:a("parameters"),meaning:a("The numbers that a model has learned: its weights.")}),precision:()=>({name:a("precision"),meaning:a("How many bits each weight \
is stored in: float32 has 32, bfloat16 and float16 have 16, quantized weights 8 or 4."),unit:a("bits of each weight")}),context:()=>({name:a("context"),meaning:a(
"How many tokens a model can read and write together."),unit:a("tokens")}),canvas:()=>({name:a("canvas"),meaning:a("In block diffusion: places that are denoised\
 together. A place is accepted where the entropy of its distribution is low enough.")})},Po=Object.keys(ci),qt=e=>ci[e]();var Co="#glossary",J=null,di=e=>`${Co}=${e}`;function tc(){let[e,t=""]=location.hash.split("=");return e!==Co?null:Po.includes(t)?t:""}function pi(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var Ao=({formula:e,unit:t})=>[...e?[v("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[v("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function nc(){let e=v("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=v("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=v("header","gp-head");n.append(v("h3","gp-title",a("Glossary")),...$t(),t);let o=v(
"div");for(let r of Po){let s=qt(r),i=v("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=v("h4");l.append(v("a","gp-term-link",s.name,{href:di(
r),title:a("Link to this term")})),i.append(l,v("p","",s.meaning),...Ao(s)),o.append(i)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>tc()!==null&&pi("")),e}function Kt(e,t){J??=nc(),J.parentNode!==e&&(J.open&&J.close(),e.append(J)),J.open||J.showModal();for(let o of J.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?J.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),pi(t?di(t):Co)}function fi(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Kt(t,n.getAttribute("href")?.split("=")[1]))}var hi=new WeakMap,gi=new WeakMap;function Io(e,t){hi.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function oc(e,t,n,o={}){gi.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function rc({dataset:{term:e,tip:t,formula:n,
unit:o}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var Wo=e=>e&&gi.get(e)||(e?.dataset.term?rc(e):null),sc={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},ic=e=>e.replaceAll("−(","−⁠(");function ac({id:e,run:t,meaning:n,...o},r,s){let i={...qt(e),...o},l=t(),u=v("button","gp-link",dn()?a("Glossar\
y"):a("Glossary (key G)"),{type:"button",tabindex:"-1"});u.addEventListener("click",()=>Kt(r,e));let d=v("p","gp-in-run");return d.append(ot(sc[s](ic(l)))),[v("\
p","",n||i.meaning),...Ao(i),...l?[d]:[],u,...$t(e).map(c=>(c.tabIndex=-1,c))]}function mi(e,t,n){let o=Wo(e);return o?ac(o,t,n):[ot(hi.get(e)?.()??e.dataset.tip??
"")]}function lc(e,t="run"){let n=null,o=null,r=()=>v("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:c}){
if(!(c instanceof Element)||n?.contains(c))return;let p=c.closest("[data-tip]");p!==o&&(o&&o.removeAttribute("aria-describedby"),o=p,n??=r(),n.hidden=!p,p&&(n.classList.
toggle("gp-term",!!Wo(p)),n.replaceChildren(...mi(p,e,t)),p.setAttribute("aria-describedby",n.id),i(n,p)))}function i(c,p){let m=p.closest("[data-holds-tips]")||
e;c.parentNode!==m&&m.append(c);let[f,h]=[m.getBoundingClientRect(),p.getBoundingClientRect()],b=Math.min(h.left-f.left,f.width-c.offsetWidth-8);c.style.left=`${Math.
max(8,b)+m.scrollLeft}px`;let[g,_]=m===e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],k=h.bottom+5+c.offsetHeight>_&&h.top-5-c.offsetHeight>=
g;c.classList.toggle("gp-above",k),c.style.top=`${(k?h.top-5-c.offsetHeight:h.bottom+5)-f.top+m.scrollTop}px`}let l=()=>s({target:e});function u(){if(!o||!n)return;
if(!e.contains(o)||!o.getClientRects().length){l();return}let c=mi(o,e,t);c.map(m=>typeof m=="string"?m:m.textContent).join("")!==n.textContent&&(n.replaceChildren(
...c),i(n,o))}let d=()=>Wo(o);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:c})=>!(c==="touch"&&d())&&l()),e.addEventListener(
"focusin",s),e.addEventListener("focusout",({relatedTarget:c})=>!(c instanceof Node&&n?.contains(c))&&l()),e.addEventListener("click",c=>fi(c,e)),e.addEventListener(
"keydown",c=>{if(c.key==="Escape"&&l(),c.key.toLowerCase()!=="g"||c.ctrlKey||c.metaKey||c.altKey||c.target!==o)return;let p=d();p&&(c.preventDefault(),Kt(e,p.id))}),
u}var jo={};y(jo,{NO_TOTALS:()=>uc,Repeats:()=>Ho,perplexityOf:()=>dc,withStep:()=>cc});var uc={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function cc(e,t){let{chosen:n,distribution:o}=t,r=s=>H(s)??-1/0;return{count:e.count+1,after:e.
after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(ee(t)??0)}}var dc=(e,t)=>t?Math.exp(-e/t):null,pc=[1,2,3],Ho=class{ids=[];grams=pc.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Ko={};y(Ko,{SIDES:()=>Ye,dieRanges:()=>yc,drawRows:()=>bc,foremost:()=>wc,raced:()=>qo,rolled:()=>vc});var fc=e=>e?x(e):"<0.01%",mc=(e,t)=>e.kept!==t||e.mass_moved>0;function Fo({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,s,i]=De(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!mc(
n,l)}})}function Gt({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return a("did nothing");let s=[];return e<t&&s.push(w(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:fc(n)})),e>t&&s.push(w(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!s.length)&&s.
push(a("moved {share}",{share:x(o)})),s.join(", ")}var zt=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function bi(e,{effective:t,config:n}){let o={...t,...n};return e.filter((r,s)=>s===0||
o[r]).map(r=>{let s=JSON.stringify(o[r]??null);return s==="null"||s.length>12?r:`${r} ${s}`}).join(", ")}function _i(e){return zt(e)?{name:"DoLa",meaning:a("The\
 scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?a("\
the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function Ze({distribution:{candidates:e},chosen:t}){return e.
some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Ut({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?N(t[n-1]):void 0:N(e)}var Vt=({logprob:e})=>e===null;function Jt({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],s=r.findLastIndex((l,u)=>u>0&&l===null&&r[u-1]!==
null),i=e||s>0&&o.distribution.stages[s-1].name;return i?De(i)[0]:zt(o)?"DoLa":a("a processor")}function ki(e,t){let n=te(e,t),o=Math.exp(e??1/0);return o<hc?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):a("The model’s entro\
py here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?T(o,1):O(Math.round(o))})}var hc=1.05;function $o(e,{mode:t,effective:n,config:o}){if(e.isPrompt)return[a("given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{\
token} was given, not chosen")];if(t==="elsewhere")return[a("the choice"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{toke\
n} was chosen by your own decoding loop")];if(e.beam)return[a("the choice"),gc(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best scor\
e: probability against degeneration penalty")];let r=e.draft?.origin;return r==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:
r==="correction"?[a("the choice"),a("{token} replaced a rejected draft token")]:{...n,...o}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a(
"{token} was chosen as the most probable")]}function gc(e){return e==="running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?
a("{token} ends a beam: the search compares the sums of whole beams"):e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} wa\
s considered, and pruned: the search compares the sums of whole beams"):a("{token} was considered by the search")}function bc(e,t){let{draw:n,chosen:o}=e;if(!n)return[];let{contenders:r=[]}=n,s=new Map(r.map(({token_id:c,luck:p})=>[c,p]));e.distribution.candidates.forEach(({
token_id:c},p)=>{p<n.luck.length&&s.set(c,n.luck[p])});let i=Ze(e),l=new Set(i.map(({token_id:c})=>c)),u=[...i.map(c=>_c(c,e,s.get(c.token_id)??null)),...r.flatMap(
c=>l.has(c.token_id)?[]:[kc(c,e,t)])],d=({isRemoved:c,share:p})=>c?-1:p??0;return u.map(c=>({...c,isChosen:c.id===o.token_id})).sort((c,p)=>d(p)-d(c))}function _c(e,t,n){
let o=Vt(e);return{id:e.token_id,text:e.text,...qo(o?0:N(e.logprob),n),isChosen:!1,isRemoved:o,by:o?Jt(e,t):""}}function kc(e,t,n){let o=n?.knobs.temperature??1,
r=ne(t,o),s=r?.contenders[r.at],i=ee(t),l=s!==void 0&&Fe(e,o)>Fe(s,o),u=n?.others.includes("typical_p")||i===null?!l:e.rank<=i,d=s&&(e.score-s.score)/o,c=d===void 0?
null:N(t.chosen.logprob)*Math.exp(d);return{id:e.token_id,text:e.text,...qo(u?c:0,e.luck),isChosen:!1,isRemoved:!u,by:""}}function qo(e,t){let n=t===null?null:Math.
exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function wc(e,t){let n=({share:r,reached:s,isChosen:i})=>i?1/0:Math.max(r??0,s??0),o=new Set([
...e].sort((r,s)=>n(s)-n(r)).slice(0,t));return[...e.filter(({isChosen:r})=>r),...e.filter(r=>o.has(r)&&!r.isChosen)]}var Ye=100;function yc(e){let t=[],[n,o]=[
0,0];for(let r of e){if(r.isRemoved||r.share===null)continue;n+=r.share;let s=Math.min(Ye,Math.round(Ye*n));s>o&&t.push({row:r,first:o+1,last:s}),o=Math.max(o,s)}
return o<Ye?[...t,{row:null,first:o+1,last:Ye}]:t}var vc=(e,t)=>e.find(({first:n,last:o})=>n<=t&&t<=o);var zo={};y(zo,{factorWords:()=>Mc,rangeWords:()=>Go,undrawnWords:()=>Oc,valueWords:()=>yi,wonWords:()=>xc,wordOf:()=>F});var F=e=>M(e.trim()||e);function xc(e){let{chosen:t}=e,n=N(t.logprob),o=F(t.text);if(ee(e)===1)return a("There was nothing to draw: the processors left only {to\
ken}.",{token:o});let r=t.rank??Sc(e)??t.raw_rank;if(r===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:o,share:x(n)});let s={token:o,
odds:Tc(n)};return r===null?a("{token} won by luck: the odds were {odds}.",s):w(r-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function Sc({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var Tc=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?C(t,1).replace(/\D0$/,""):O(Math.round(t))})},Mc=e=>`× ${e>=100?
O(Math.round(e)):C(e,e>=10?0:e>=1?1:2)}`;function Oc(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):X(e)?a("Another server chose this token and does not say how."):Lc(
n)?e.beam?.status==="unseen"?a("This continuation was not drawn."):typeof e.beam?.share=="number"?a("The processors removed this continuation. It only fills the\
 list of those that were drawn."):e.draft?a("With a draft model, tokens are drawn in a different way, which is not recorded."):a("How this token was drawn is no\
t recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here: the best token is taken at each step.")}var Lc=e=>({
...e?.effective,...e?.config}).do_sample===!0,Nc={temperature:2,top_k:0,top_p:3,min_p:3},wi=5,yi=(e,t)=>e==="top_k"?O(t):Ec(t,wi),Ec=(e,t)=>C(e,t).replace(/(\D\d*?)0+$/,
"$1").replace(/\D$/,"");function Go(e,{low:t,high:n,hasLow:o,hasHigh:r}){if(!o&&!r)return e==="temperature"?a("any temperature up to {high}",{high:yi(e,n)}):a("\
any {knob}",{knob:e});let s=o&&r?n-t:o?t:n,i=Nc[e];for(;i&&i<wi&&s<2*10**-i;)i+=1;let l=10**i,u={knob:e,low:e==="top_k"?O(t):C(Math.ceil(t*l-1e-9)/l,i),high:e===
"top_k"?O(n):C(Math.floor(n*l+1e-9)/l,i)};return o?r?u.low===u.high?a("{knob} {low} only",u):a("{knob} {low} to {high}",u):e==="temperature"?a("{knob} {low} to \
{high}",u):a("{knob} {low} or more",u):a("{knob} {high} or less",u)}var Xo={};y(Xo,{formSettings:()=>jc,isForetold:()=>Qo,lineOf:()=>$c,spansOfText:()=>qc});var Yo={};y(Yo,{alongSpans:()=>Jo,firstDifference:()=>Zo,isCut:()=>Dc,settingsOf:()=>Z});var Vo={};y(Vo,{limitsOf:()=>Re,spanOf:()=>xi,spansOf:()=>Uo});var Re=(e,t,n)=>e==="temperature"?[0,at(t)]:e==="top_k"?[1,n]:[0,1];function Uo(e,t){let n=K.map(o=>[o,xi(e,t,o)]);return Object.fromEntries(n)}function xi(e,t,n){
let[o,r]=Re(n,t,e.vocab),s=Math.min(r,t.knobs[n]),i=p=>dt(e,t,{...t.knobs,[n]:p}),l=Rc(e,t,n).filter(p=>p>o&&p<r),u=vi(s,[...l.filter(p=>p<s).reverse(),o],i,e.at),
d=vi(s,[...l.filter(p=>p>s),r],i,e.at),c={low:u.end,high:d.end,below:u.beyond,above:d.beyond};return n!=="top_k"?c:{...c,low:Math.ceil(u.end),high:d.beyond===void 0?
r:Math.max(s,Math.ceil(d.end)-1)}}function Rc(e,t,n){let{contenders:o,at:r}=e,{knobs:s}=t,i=o[r];return(()=>{if(n==="top_k")return o.map(({rank:d})=>d);if(n==="\
top_p")return ct(e,t,s,!0).flat();if(n==="min_p")return o.map(({score:d})=>Math.exp(d/s.temperature));let u=o.map(({score:d,luck:c})=>(d-i.score)/(i.luck-c));return s.
min_p>0?[...u,...o.map(({score:d})=>d/Math.log(s.min_p))]:u})().filter(u=>Number.isFinite(u)&&u>0).sort((u,d)=>u-d)}var Bc=1e-6,Pc=40;function vi(e,t,n,o){let r=e;
for(let s of t){let i=(s-r)*Bc,l=n(r+i);if(l!==o)return{end:r,beyond:l};if(n(s-i)!==o)return Cc(r+i,s-i,n,o);r=s}return{end:r}}function Cc(e,t,n,o){let[r,s]=[e,
t];for(let i=0;i<Pc;i++){let l=(r+s)/2;n(l)===o?r=l:s=l}return{end:r,beyond:n(s)}}function Z(e){return!e||e.elsewhere?null:je({...e.effective,...e.config})}var Jo=(e,t)=>new le(Ac(e,t),(n,o)=>{if(!n||o.given)return n;let r=ne(o,e.knobs.temperature);
return r?Wc(n,Uo(r,e),o):null}),Ac=(e,t)=>{let n=K.map(o=>{let[r,s]=Re(o,e,t);return[o,{low:r,high:s}]});return Object.fromEntries(n)};function Wc(e,t,n){let o=K.
map(r=>[r,Ic(e[r],t[r],n)]);return Object.fromEntries(o)}function Ic(e,{low:t,high:n,below:o,above:r},s){let i={...e};return o!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:o}}),r!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:r}}),i}function Zo(e,t,n){if(He(t.knobs,n))return null;for(let o of e){
if(o.given)continue;let r=ne(o,t.knobs.temperature),s=r&&$e(r,t,n);if(!r||s!==r.at)return{step:o,winner:s}}return null}function Dc(e,t,n){let o=e.given?null:ne(
e,t.knobs.temperature);return o!==null&&ut(o,t,n)[o.at]===!1}var Hc=["max_new_tokens","max_length","max_time"],Si=[null,0,1,!1];function jc(e){let{knobs:t,started:n}=e,o=Z(n),r=t&&lt(t);if(!n||!o||!t||!r||!Fc(e))return null;
let s=K.filter(l=>r[l]!==o.knobs[l]),i=Mi(t,n);return s.length||i.length?{run:o,knobs:r,moved:s,others:i}:null}var Fc=({newest:e})=>P(e).some(({draw:t})=>!!t?.contenders?.
length);function Mi(e,{request:t,effective:n,config:o}){let r=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...o,...t.config};return[...r].filter(
i=>{if(Hc.includes(i)||K.includes(i))return!1;let[l,u]=[e[i]??null,s[i]??null];return JSON.stringify(l)!==JSON.stringify(u)&&!(Si.includes(l)&&Si.includes(u))})}
function Qo(e,t){let n=[Z(e),Z(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||K.every(r=>n[0]?.knobs[r]===n[1]?.knobs[r]))return!1;let o=({model:r,
seed:s,request:i,prompt_tokens:l,num_sequences:u,assistant:d})=>{let c=l.map(({token_id:p})=>p);return JSON.stringify([r,s,c,u,d,i.given])};return o(e)===o(t)&&
!Mi({...e.request.config},t).length}function $c(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var Ti=new WeakMap;function qc(e,t){let{started:n}=e,
o=Z(n),r=t?.distribution.vocab;if(!n||!o||!t||!r)return null;let s=Ti.get(e);s?.started!==n&&Ti.set(e,s={started:n,spans:new Map});let[i]=P(t),l=s.spans.get(i);
return l||s.spans.set(i,l=Jo(o,r)),l.follow(t),l.total}var tr={};y(tr,{Outcomes:()=>er,outcomeWords:()=>Gc});var er=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:o,lasts:r}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&o!==void 0&&o>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:o,lasts:[...r]}}foretell(t,n){let[o,r]=[Z(t.started),Z(n)];return!o||!r||!Qo(t.started,n)?null:t.lasts.map(s=>Zo(P(s),o,r.knobs))}get all(){let{before:t,foretold:n,
log:o}=this;return!t||!n?null:n.map((r,s)=>({difference:r,missed:Kc(P(t.lasts[s]),P(o.lasts[s]??null),r)}))}};function Kc(e,t,n){let o=n?n.step.index:1/0;for(let r of t){
if(r.index>o||r.index>=e.length)return null;let{chosen:s}=e[r.index];if(r.index<o&&r.chosen.token_id!==s.token_id)return{step:r,expected:s.text};if(r.index<o||!n||
typeof n.winner!="number")continue;let i=xn(n.step,n.winner)?.token_id;if(r.chosen.token_id!==i)return{step:r,expected:oe(n.step,n.winner)}}return null}function Gc(e,t){
let n=e?.find(u=>u.missed)?.missed;if(n)return a("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equal, rounding decid\
es.",{number:n.step.index+1,token:F(n.step.chosen.text),expected:F(n.expected)});if(!e?.length||!t)return"";let[{difference:o}]=e;if(e.length>1)return a("All te\
xts are as predicted.");if(!o)return a("As predicted, the text is the same.");let{step:r,winner:s}=o,i=r.index+1;if(s==="close")return a("The same up to token {\
number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, which could not be predicted.",{number:i});let l={number:i,
word:F(r.chosen.text),other:F(oe(r,s))};return a("As predicted: the same up to token {number}, where {other} replaced {word}.",l)}var nr={};y(nr,{endWords:()=>Ni,placeOf:()=>Uc,spanWords:()=>Li,whatIfWords:()=>zc});function Li(e,{low:t,high:n,below:o,above:r}){return Go(e,{low:t,high:n,hasLow:!!o,hasHigh:!!r})}function Ni({step:e,winner:t},n){let o=F(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:o}):a("Below, it is not known whether {word} stays.",{word:o});let r={word:o,other:F(
oe(e,t))};return n==="above"?a("Above, {word} becomes {other}.",r):a("Below, {word} becomes {other}.",r)}function zc(e,t,n){let{run:o,knobs:r,moved:s,others:i}=e;
if(i.length)return[a("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[l]=s;if(s.length>
1||!t)return[n?Oi(n):a("With these settings the text stays the same.")];let u=r[l]>o.knobs[l]?"above":"below",d=t[l][u],c=n?[Oi(n)]:d?[Ni(d,u)]:[];return[a("The\
 same text for {range}.",{range:Li(l,t[l])}),...c]}function Oi({step:e,winner:t}){let n={number:e.index+1,word:F(e.chosen.text)};return t===null?a("Now it is no\
t known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, becomes {\
other}.",{...n,other:F(oe(e,t))})}function Uc(e,t,n,o){let[r,s]=Re(e,n,o),i=Math.min(s,Math.max(r,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-r)/(s-r)}var ur={};y(ur,{SPECIAL_RUNS:()=>sd});var ar={};y(ar,{NO_MARKS:()=>Yt,addMark:()=>ir,neededFor:()=>td,settingsOfWatermark:()=>Jc,stepMarkWords:()=>Qe,watermarkKindWords:()=>Yc,watermarkOf:()=>Be,watermarkWords:()=>Zc});var sr={};y(sr,{greenZ:()=>Zt,negativePower:()=>Ri,pValue:()=>or,pWords:()=>Ei,thresholdWords:()=>Vc,tokensNeeded:()=>rr});var Zt=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function or(e){if(e<0)return 1-or(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let s=120;s>
0;s--)r=e+s/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var rr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ei(e){if(e>=
1e-4)return x(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${D(t)} × ${Ri(n)}`}var Ri=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function Vc(e){let t=or(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:x(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ei(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:O(Number(n.toPrecision(n<1e4?3:2)))})}function Be(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,o=t.greenlist_ratio??0,r=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?Q(t.ngram_len,1)-1:Q(t.context_width,1)-Number(r)}}function Jc({config:e,keys:t,ratio:n}){if(t)return w(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:o,seeding_scheme:r,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:x(n),bias:o,scheme:r,width:s,key:i})}function Zc(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?w(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",Bi(e))}function Yc(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",Bi(e))}var Bi=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:o=1})=>({ratio:x(e),bias:t,scheme:n,width:o});function Qc(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function Qe({chosen:e,index:t,mark:n,given:o,isFirst:r},s){let i=c=>a("Token {number}, {token}: {mark}",{
number:O(t+1),token:M(e.text),mark:c});if(!n)return i(o?a("given, before the watermark began."):a("not marked."));if(n.why)return i(Qc(n.why));let l=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:x(n.chosen_before??0),after:x(n.chosen_after??0)}),u=r?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let c=w(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:T(n.g,2)});return[i(c),l,...u].join(" ")}let d=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,Xc(n,s),...u].join(" ")}function Xc(e,{
ratio:t,selfhash:n}){let o=e.listed??0,r={before:x(e.mass_before??0),after:x(e.mass_after??0)};return n?w(o,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",r):t===null?w(o,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",r):w(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:x(t)})}var Yt={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ir(e,t,n,o){
let{mark:r,index:s}=t,i={...e};if(!r)return{...i,unscored:e.unscored+1};i.marks+=1;let l=r.kind==="synthid"?r.g:r.green,[u,d]=[r.chosen_before??0,r.chosen_after??
0];if(u>0&&d>0){i.chosen+=1,i.surprisal-=Math.log(u),i.gained+=Math.log(d/u);let{stages:c,entropy_before:p}=t.distribution;i.entropy+=(o>0&&c[o-1]?c[o-1].entropy:
p)??0,i.likely-=ed(t,o)}return i.suppressed+=r.suppressed??0,l==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
l),i.expected+=r.expected??0,r.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=Zt(i.green,i.scored,n.ratio),
i.foreseen=Zt(i.expected,i.scored,n.ratio)),i)}function ed({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:o,stage_logprobs:r})=>{let s=t>0?r?.[t-
1]:o;return s==null?[]:[s]});return n.length?Math.max(...n):0}function td(e,t,n,o){let[r]=e.find(([,d])=>d>o)??[];if((t.z??0)>o&&r!==void 0)return{at:r,words:w(
r,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:o})};let i=r===void 0?[]:[w(r,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:o})],
l=Math.max(t.scored+1,Math.ceil(nd(t,n,o)));if(!Number.isFinite(l)||l>1e7){let d=a("At the share so far, z never reaches {threshold}.",{threshold:o});return{at:1/0,
words:[...i,d].join(" ")}}let u=w(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:o,more:O(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}function nd({z:e,scored:t,green:n},{
keys:o,ratio:r},s){return o?e!==null&&e>0?t*(s/e)**2:1/0:rr(n/t,r??0,s)}var od=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],lr=class{constructor(t){this.log=t}log;watermark=Be(null);items=[];started;along=new le(
Yt,t=>t);follow(){let{log:t}=this;this.started!==t.started&&this.begin();let n=t.current(),{keep:o,added:r}=this.along.follow(n?t.lastOf(n):null);return(r.length||
o<this.items.length)&&(this.items=[...this.items.slice(0,o),...r.map(s=>this.itemOf(s))]),this}begin(){let{log:t}=this;this.started=t.started,this.watermark=Be(
t.started);let o=(t.started?.processors??[]).findIndex(r=>od.includes(r));this.along=new le(Yt,(r,s)=>ir(r,s,this.watermark,o)),this.items=[]}get total(){return this.
along.total}get isSynthid(){return this.along.steps.some(({mark:t})=>t?.kind==="synthid")}points(t){let n=[];for(let{scored:o,[t]:r}of this.along.totals)r!==null&&
(n.at(-1)?.[0]??0)<o&&n.push([o,r]);return n}itemOf(t){let{watermark:n}=this,o=t.index<n.early;return{step:t,token:{text:t.chosen.text,piece:t.piece},mark:rd(t,
n),words:()=>Qe({...t,isFirst:o},n)}}},rd=({mark:e,index:t},{early:n})=>e&&!e.why?{green:e.green,g:e.g,counted:t>=n}:{};var Pi=new WeakMap;function Ci(e){let t=Pi.get(e)??new lr(e);return Pi.set(e,t),t.follow()}var sd={drafts:e=>e.rounds.length>0,beams:e=>e.usesBeams,beamtree:e=>e.usesBeams,hypotheses:e=>e.usesBeams,canvas:e=>e.canvasSteps.length>0,layers:e=>!!e.current()?.
layers,cross_attention:e=>e.looksAtMedia,reranked:e=>!!e.current()?.reranked?.length,template:e=>!!(e.written??e.started?.request.messages?.length),spoken:e=>e.
speaks,word_times:e=>!!e.started?.timestamps,watermark:e=>Ci(e).total.marks>0};var mr={};y(mr,{explanationOf:()=>Nd});var id=({weight:e})=>e===null?"p/q":`${T(1-e,2)} + ${T(e,2)} · p/q`;function Wi(e,t){let{uniform:n,ratio:o}=e,r={token:F(e.text),draw:R(n)?Ai(n,o??0):"–",ratio:R(
o)?Ai(o,n??0):"–",name:id(t)};return R(o)?ad(e)?o>=1?a("The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.",r):a("The \
draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",r):a("The draft proposed {token}; rejected: the draw {draw} lies above {name} = \
{ratio}.",r):a("The draft proposed {token}. How it was judged is not known.",r)}var ad=({uniform:e,ratio:t})=>R(e)&&R(t)&&e<=t,ld=2,ud=6;function Ai(e,t){let n=ld;
for(;n<ud&&e!==t&&C(e,n)===C(t,n);)n+=1;return C(e,e>=100?0:n)}var Qt={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Qm=Object.fromEntries(Object.keys(Qt).map(e=>[e,0]));function dr(e){let{do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:R(n)?n:null}}function cd({target_logprob:e,draft_logprob:t},{
weight:n}){let o=N(e)/(t===null?1:N(t));return Math.min(1,n===null?o:1-n+n*o)}var dd=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${T(1-e,2)} + ${T(e,2)} · p \
/ q)`;function pd(e,t){return t<e.num_accepted?"accepted":t<ke(e)?"rejected":"unjudged"}function cr(e,t,n){let o=e.drafted[t],r=pd(e,t),s=o.draft_logprob!==null,[i,l]=[
x(N(o.target_logprob)),x(N(o.draft_logprob))],u=s?[a("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[e.follow==="correction"?a("Never judged:\
 it follows the rejection."):a("Never judged: it follows the end of the text."),...u].join(" ");let d=r==="accepted";if(!n.samples){let p=n.weight!==null&&s;return[
d?fd(p):md(p,M(e.next_text)),a("The target gave it {p}.",{p:i}),...u].join(" ")}if(!s)return d?a("Accepted: the target drew the same token for itself. It gave t\
his one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is \
kept.",{token:M(e.next_text),p:i});let c=R(o.overlap)?[a("Averaged over all tokens that could have been drafted here, the chance is {share}.",{share:x(o.overlap)})]:
[];return R(o.uniform)?[Wi(o,n),a("The target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),...c].join(" "):[d?a("Accepted: the target gave it p = {p}, \
the draft model q = {q}.",{p:i,q:l}):a("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),hd(cd(o,n),dd(n),d),...c].join(" ")}var fd=e=>a(
e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token for the target."),md=(e,t)=>a(e?"Rejected: {token}, \
not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is the likeliest token for the target.",{token:t});function hd(e,t,n){
if(e>=1)return a("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});let o={formula:t,chance:x(e)};return n?a("By {formula}, it is kept \
with probability {chance}: the draw kept it.",o):a("By {formula}, it is kept with probability {chance}: the draw rejected it.",o)}function gd(e,t){let[,n,o]=Qt[e.
follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,s=e.drafted[e.num_accepted];if(e.follow!=="correction"||!t.samples)return r;if(s.draft_logprob===null)
return`${r} ${a("The target drew it.")}`;let i=`${r} ${a("It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − \
q).")}`;return!R(s.overlap)||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to 1 for the draw.",{share:x(1-s.overlap)})}`}function Ii({
draft:e,chosen:t},n){if(!e||!Object.hasOwn(Qt,e.origin))return[];let{origin:o,place:r,round:s,instead:i}=e,{length:l}=s.drafted,u={round:s.index+1,place:r+1},d=l?
[w(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",u)]:[];if(o==="accepted")return[...d,cr(s,r,n)];let c=o===
"correction"&&i?[a("Drafted here was {token}. {fate}",{token:M(i.text),fate:cr(s,r,n)})]:[],p=gd(s,n),m=n.samples&&o!=="correction"&&t.logprob!==null?[a("It was\
 drawn from the target’s own distribution, which gave it {p}.",{p:x(N(t.logprob))})]:[],f=l-ke(s),h=o==="correction"&&f?[w(f,"{count} drafted token after it w\
as never judged.","{count} drafted tokens after it were never judged.")]:[];return[...d,...c,[p,...m].join(" "),...h]}function Di({round:e,place:t},n,o){let{length:r}=e.
drafted,s={token:M(e.drafted[t].text),chosen:M(n),round:e.index+1,place:t+1},i=r-ke(e);return[w(r,"{token} was drafted in round {round}, but is not in the text.",
"{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.",s),cr(e,t,o),a("{chosen} takes its place.",s),...i?[w(i,"{count} dr\
afted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[]]}var Hi=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;var bd=.001;function $i(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:o}=e;return[_d(e,n,t),
wd(e),o.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:T(o.diversity_penalty)}):"",
yd(e,n),xd(e,n,t),Od(e,t)].filter(Boolean)}var ve=e=>e.beam.group??null,pr=(e,t)=>t.steps[e.index].filter(n=>ve(n)===ve(e));function _d(e,t,n){let o=pr(e,t).length,
r=e.index===t.given,s=r?1:t.steps[e.index-1].filter(d=>d.beam.status==="running"&&ve(d)===ve(e)).length,i=ve(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:Ee(i)})],u=r?a("All beams held the same text before this step, so one was continued."):w(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,u,kd(e,o,V(n).mode==="beam_sample")].join(" ")}function kd({rank:e,beam:t},n,o){
if(t.status==="unseen")return o?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:e};return o?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function wd(e,t=!1){let{beam:n}=e,o=e.
before&&!e.before.given?H(e.before.beam.score):0,[r,s]=[H(n.logprob),H(n.score)];if(o===null||r===null||s===null||s<Je)return t?"":a("It could not be chosen: it\
s log-probability is minus infinity.");let i={before:T(o),own:T(r),after:T(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (nat\
s): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function yd(e,t){let n=pr(e,t),o=d=>n.filter(({beam:c})=>c.status===d).length,
[r,s,i,l]=["running","finished","ended","pruned"].map(o),u=[w(r,"{count} has gone on","{count} have gone on"),s&&w(s,"{count} ended a text","{count} ended texts"),
i&&w(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&w(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var ji=({beam:e})=>e.score??-1/0,vd=e=>e.reduce((t,n)=>t&&ji(t)>=ji(n)?t:n,null);function qi(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function xd(e,t,n){let{beam:o}=e,r=e.index+1;if(o.
status==="unseen")return"";if(o.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pru\
ned")return Sd(e,t);if(o.status==="finished"){let u=fr(e,n);return u.length?a("It ended its text at step {step}: output {numbers}.",{step:r,numbers:u.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:r}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:r})}let s=(o.beam??0)+1,i=Hi(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:s})]:
[],l=o.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,Td(e,t,n)].join(" ")}function Sd(e,t){
let n=qi(pr(e,t)),o={step:e.index+1,sum:T(e.beam.score),worst:T(n)};return n===null?a("It was pruned at step {step}.",o):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",o)}function Td(e,t,n){let o=fr(e,n);if(o.length)return a("It is part of output {numbers}.",{numbers:o.join(
", ")});let{alive:r,at:s,children:i,ends:l}=Md(e,t);if(r)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let u=l.find(f=>t.finished.includes(f));if(u)return a("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let d=l.at(-1);if(d)return a("Its text ended at step {step}, which was dropped for better ones.",{step:d.index+1});let c=vd(i),p=qi(t.steps[s].filter(f=>ve(f)===
ve(e))),m={step:s+1,sum:T(c?.beam.score),worst:T(p)};return!c||p===null?a("It was overtaken at step {step}: none of its continuations went on.",m):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",m)}function Md(e,t){let n=new Set([e]),o=[];for(let r=e.
index+1;r<t.steps.length;r++){let s=t.steps[r].filter(({before:i})=>i&&n.has(i));if(o.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:r,children:s,ends:o}}return{alive:!0,at:t.steps.length-1,children:[],ends:o}}function fr(e,t){return(t.
returned||[]).flatMap(({last:n},o)=>n&&n.sequence===e.sequence&&P(n)[e.index]===e?[o+1]:[])}function Od(e,t){let n=H(e.beam.final_score??null);if(n!==null)return Fi(
e,n,a("Final score"),t);let[o]=fr(e,t),{last:r,score:s=null}=t.returned?.[o-1]??{},i=H(s);return!Ne(r)||i===null?"":Fi(r,i,a("Final score of output {number}",{number:o}),
t)}function Fi(e,t,n,o){let r=Ld(e,t,o);return r?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):a("{name}: {score}.",{name:n,score:T(t)})}
function Ld(e,t,n){let o=V(n).effective.length_penalty??1,r={sum:T(e.beam.score),length:e.length,power:o,score:T(t)},s=Number.isFinite(o)?It(e,o):null;return s===
null||t===null||!(Math.abs(s-t)<=bd*Math.max(1,Math.abs(t)))?"":`${r.sum} / ${r.length}^${r.power} = ${r.score}`}var Pe=({text:e,raw_logprob:t})=>({token:M(e),share:x(N(t))});function Ki({name:e,knobs:t},n){let o=bi(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}function Nd(e,t){let{started:n,unit:o}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Di(t.rejected,e.chosen.text,dr(n));if(X(e))return Ed(e,n,o);let r=[
ki(e.distribution.entropy_before,o),...Rd(e),...Pd(e,o),...Bd(e,n)];if(e.mark){let i=Be(n),{chosen:l,index:u,mark:d,given:c=!1}=e;r.push(Qe({chosen:l,index:u,mark:d,
given:c,isFirst:u<i.early},i))}r.push(Gi(e,n)),e.draft&&r.push(...Ii(e,dr(n))),e.beam&&r.push(...$i(e,t)),e.reranked&&r.push(...Cd(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&r.push(a("Its surprisal, before the processors, was {value}.",{value:te(-s,o)})),r}function Ed(e,t,n){let{chosen:o}=e,r=Ze(e).find(u=>u.raw_rank===
1),s=u=>a("The likeliest token was {token}, with {share}.",Pe(u)),i=o.raw_rank===1||!r?[]:[s(r)];o.raw_rank===1?i.push(s(o)):o.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...Pe(o),rank:O(o.raw_rank)})):i.push(a("The server gave {token} {share}.",Pe(o)));let l=te(o.raw_logprob===null?null:-o.raw_logprob,
n);return[...i,Gi(e,t),a("Its surprisal was {value}.",{value:l})]}function Rd(e){let{chosen:t,distribution:n}=e,{name:o}=_i(e),r={source:o,...Pe(t),vocab:O(n.vocab??
0)};if(zt(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",r)];let s=Ze(e).find(u=>u.raw_rank===1),i=s?[a("Its first choice \
was {token}, with {share}.",Pe(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...r,rank:O(t.raw_rank)}):a("It gave {token} {share}.",
r);return[...i,l]}function Bd(e,t){let n=Fo(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor changed that.")];let o=n.filter(({idle:r})=>!r);return o.
length?o.map(r=>{let s=Ki(r,t),i=r.kept===r.keptBefore?Gt(r):`${Gt(r)}, ${a("{count} left",{count:O(r.kept)})}`,{chosen:l}=e,[u,d]=[Ut(l,r.number-1),Ut(l,r.number)],
c={name:s,effect:i,token:M(l.text),before:x(u||0),after:x(d||0)};return u===void 0||d===void 0?a("{name}: {effect}.",c):!d&&u?a("{name}: {effect}; {token} had {\
before}, and could no longer be chosen.",c):c.before===c.after?a("{name}: {effect}; {token} stayed at {after}.",c):a("{name}: {effect}; {token} went from {befor\
e} to {after}.",c)}):[w(n.length,"The processor ({names}) did nothing here.","The {count} processors ({names}) did nothing here.",{names:n.map(({name:r})=>r).join(
", ")})]}function Gi(e,t){let{chosen:n,given:o,isPrompt:r}=e,s=rt($o(e,t)[1],{token:M(n.text)}).join("");return o||r||e.beam||X(e)?`${s}.`:Vt(n)?a("{words}, tho\
ugh {processor} had removed it.",{words:s,processor:Jt(n,e)}):{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",
{words:s,share:x(N(n.logprob))}):`${s}.`}function Pd({layers:e},t){if(!e)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:s}=e,i={final:o,layer:n,
divergence:te(s[r.indexOf(n)]??null,t)};return[w(r.length,"DoLa contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {dive\
rgence}.","DoLa contrasted the last layer, {final}, with layer {layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Cd({reranked:e,
chosen:t},{effective:n,config:o}){let r=e?.find(({token_id:d})=>d===t.token_id);if(!e||!r)return[];let s={share:x(r.probability),penalty:T(r.penalty),score:T(r.
score)},i=[a("Its probability among the weighed tokens was {share}, its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...o};R(
l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {alpha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:T(
r.probability)}));let u=e.reduce((d,c)=>c.probability>d.probability?c:d);if(u!==r){let d={token:M(u.text),count:e.length,share:x(u.probability),penalty:T(u.penalty),
score:T(u.score)};i.push(a("The most probable of the {count} weighed tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}
return i}var br={};y(br,{Quiz:()=>gr,countOf:()=>Fd,meanShare:()=>jd,placesToGuess:()=>hr,topOf:()=>Xt});var Ad=6,zi=3,Wd=10,Id=Math.LN2;function Dd(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^
n>>>14)>>>0)/2**32}}function Hd(e,t){let n=[...e];for(let o=n.length-1;o>0;o--){let r=Math.floor(t()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}var Xt=({distribution:e})=>e.
candidates.filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,Ad),Ui=e=>Xt(e).length>1,hr=e=>e.flatMap((t,n)=>(t.distribution.entropy_before??
0)>=Id&&Ui(t)&&(!t.given||t.read)?[n]:[]),jd=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,Fd=(e,t)=>e.filter(n=>n[t]).length,gr=class{constructor(t){this.log=t}log;round=null;over=null;next=0;before={
step:null,suggested:!1};follow(t){t.run&&Object.assign(this,{round:null,over:null,next:0})}get isThere(){let{log:t}=this;return this.round?!0:!!(t.started&&!t.running&&
!t.waiting&&!t.stepping&&t.hideFrom===null&&!t.speaks&&this.path().length)}get problem(){let t=this.path();return hr(t).length?"":t.some(Ui)?a("Nothing to guess\
 here: the model was nearly sure of every token (less than 1 bit)."):a("This run has recorded no candidates to pick from: raise top_candidates and run it again.")}begin(){
let{selected:t,suggested:n}=this.log,o=this.line(),r=this.over?this.next:t&&!n&&!t.isPrompt?t.index:0,s=hr(this.path(o)),i=s.filter(u=>u>=r),l=(i.length?i:s).slice(
0,Wd);l.length&&(this.over||(this.before={step:t,suggested:n}),this.over=null,this.ask({line:o,places:l,step:this.path(o)[l[0]],picks:[],revealed:!1,results:[]}))}ask(t){
this.round=t,this.veil(),this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(o=>o!==
t):n.length<zi&&n.push(t)}get isFull(){return this.round?.picks.length===zi}reveal(){let{log:t,round:n}=this,o=n?Xt(n.step):[],r=o.find(({token_id:d})=>d===n?.picks[0]);
if(!n||!r)return;let{step:s,picks:i}=n,l=({token_id:d})=>d===s.chosen.token_id;n.revealed=!0,n.results.push({step:s,first:r,share:Math.exp((r.raw_logprob??-1/0)-
(o[0].raw_logprob??0)),hits:i.includes(s.chosen.token_id),firstHits:l(r),topHits:l(o[0]),topsHit:o.slice(0,i.length).some(l)});let u={sequence:s.sequence,index:s.
index,token:i[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:u})),this.veil(),t.selectStep(s)}get isLast(){return this.round!==null&&this.round.
results.length>=this.round.places.length}goOn(){let{round:t}=this;if(!t)return;if(this.isLast)return this.finish();let n=this.path(t.line)[t.places[t.results.length]];
this.ask({...t,step:n,picks:[],revealed:!1})}finish(){if(!this.round)return;let{results:t,revealed:n,step:o}=this.round;this.next=o.index+(n?1:0),this.over=t,this.
round=null,this.veil(),this.log.selectStep(this.before.step,this.before.suggested)}close(){this.over=null}offered(){let{log:t,round:n}=this;if(!n||n.revealed||!t.
started)return[];let{index:o,sequence:r}=n.step,s=Number(t.started.seed)%2**32+7919*o+104729*r;return Hd(Xt(n.step),Dd(s))}textSoFar({step:t}){return[...this.log.
prefix.map(({piece:o,text:r})=>o??r),...P(t.before).map(({piece:o,chosen:r})=>o??r.text)].join("")}line(){let t=this.log.current(),n=t&&this.log.lastOf(t);return Math.
max(0,this.texts().findIndex(o=>o.last===n))}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}path(t=this.line()){return P(this.texts().
at(t)?.last??null)}veil(){let{round:t}=this;this.log.hide(t&&t.step.index+(t.revealed?1:0))}};var wr={};y(wr,{MarkLegend:()=>Yd,MarkedText:()=>tn,MarkedWords:()=>Jd,legendSamples:()=>ea,showMark:()=>Vd});var $d=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,en=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Vi(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,u)=>u).filter(l=>n[l]&&qd(t[l])),r=[],s=0;t[0].previousSibling||(this.head=s=o.shift()??0);for(let l of o)
l-s<e.BLOCK||(r.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${i[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let s=r.textContent??"",i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||$d.test(o));return o+=s,l})}wrap(t){let n=v("span","gp-rows");t[0].before(n,v("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=v("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Vi(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function qd(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&Ji(o)>Ji(r)+10)}function _r(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=o(e[l]),d=u?(u.top-r.top)*
n:0;if(!u||d<r.height/2)continue;let c=d*1e3+Math.abs(u.left-r.left);if(c>=i+1e3*r.height)break;c<i&&([s,i]=[e[l],c])}return s}var Vi=e=>e?.tagName==="WBR",Ji=({
top:e,bottom:t})=>(e+t)/2;function Zi(e,t){if(t.piece===null){let n=v("bdi","gp-ink gp-special");Ie(n,t.text),e.append(n)}else We(t)?e.append(t.piece,v("span","gp-ink gp-byte","",{"data-\
bytes":kn(t.text)||"·"})):_n(e,t.piece)}function Yi({rows:e,tokens:t},n,o,r){let s=r&&We(r)?t.at(-1)?.parentNode:null;if(s&&o.piece!==null)s.appendChild(n);else if(We(
o)){let i=v("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Qi({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var Kd=Symbol.for("pv"),Gd=0;function xe(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var d={type:e,props:u,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Kd,__v:--Gd,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),S.vnode&&S.vnode(d),d}var zd=200,Ud=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function kr({green:e=null,g:t=null,counted:n=!0}){let o={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:o,style:{}};let r=Ud(t);return{data:o,style:{backgroundColor:`var(--gp-prob-${r})`,backgroundSize:`\
2px ${r*10}%`}}}function Vd(e,t,n){let{data:o,style:r}=n?kr(n):{data:{},style:{}};for(let s of["data-list","data-counted"])e.removeAttribute(s);for(let[s,i]of Object.
entries(o))e.setAttribute(s,i);Object.assign(t.style,{backgroundColor:"",backgroundSize:"",...r})}var tn=class{constructor(t,n){this.body=t;this.press=n;t.classList.
add("gp-marked"),this.rows=new en(t),t.addEventListener("keydown",o=>this.keyed(o)),t.addEventListener("click",({target:o})=>this.pressed(Xi(o))),new ResizeObserver(
()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;Qi(this,
n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let o=n;o<t.length;o++)Yi(this,this.newToken(t[o]),t[o].token,o?t[o-1].token:null);this.items=[...t],
!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:o,dress:r}){let{data:s,style:i}=kr(n),l=v("span","g\
p-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","false"),Zi(l,t);let u=l.querySelector(".gp-ink")??
l;Object.assign(u.style,i),r?.(l,u);let d=typeof o=="function"?o:()=>o;return l.setAttribute("aria-label",d()),Io(l,d),l}choose(t){let n=this.tokens[t];if(this.
chosen!==n){for(let o of[this.chosen,n])o?.classList.toggle("gp-current",o===n),o?.setAttribute("aria-pressed",String(o===n));this.chosen=n}}reach(t){this.stop&&
(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(t),this.press?.(this.items[n]))}keyed(t){let n=Xi(
t.target),o=n?this.tokens.indexOf(n):-1;if(o<0||t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[o+1],ArrowLeft:()=>this.tokens[o-1],ArrowDown:()=>_r(
this.tokens,o,1),ArrowUp:()=>_r(this.tokens,o,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>n," ":()=>n};if(!Object.hasOwn(r,t.key))return;t.
preventDefault();let s=r[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.
body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),zd))}},Xi=e=>e instanceof Element?
e.closest(".gp-token"):null;function Jd(e){let{items:t,press:n,class:o="",label:r,dir:s,hidden:i,chosen:l}=e,u=Ge(null),d=Ge(null),c=Ge(n);c.current=n,Zn(()=>{u.
current&&(d.current??=new tn(u.current,n&&(m=>c.current?.(m))),d.current.show(t))},[t]),Zn(()=>d.current?.choose(l??-1));let p=r===void 0?{}:{role:"group","aria\
-label":r};return xe("div",{class:`gp-marked ${o}`.trim(),ref:u,dir:s,hidden:i,...p})}var Zd=e=>e==="synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},
"g",a("0.5, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the green list")],[{green:!1},"◇",a("red: not on the green list")]];
function ea({kind:e,unscored:t,repeated:n,faint:o}){let r=Zd(e);t&&r.push([{},"abc",a("not scored")]);let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};
return n&&r.push([s,"abc",o??a("faint: seen before, not counted")]),r}function Yd({class:e,hidden:t,...n}){return xe("p",{class:`${e} gp-marked gp-mark-legend`,
hidden:t,children:ea(n).map(([o,r,s])=>{let{data:i,style:l}=kr(o);return xe("span",{children:[xe("span",{"aria-hidden":"true",...i,children:xe("span",{class:"gp\
-ink",style:l,children:r})}),s]},s)})})}window.TestedModules={"playground/ui/front_door/chances.ts":Wn,"playground/ui/front_door/door_path.ts":oo,"playground/ui/front_door/scene_words.ts":ro,"playgrou\
nd/ui/lessons/answer_order.ts":so,"playground/ui/page/asked_address.ts":Dn,"playground/ui/page/value_writer.ts":ao,"visualizers/panes/assisted/acceptance.ts":uo,
"visualizers/panes/assisted/speculation.ts":co,"visualizers/panes/beam_search/beam_finalization.ts":xo,"visualizers/panes/beam_search/beam_parting.ts":To,"visua\
lizers/panes/beam_search/greedy_path.ts":Mo,"visualizers/panes/beam_search/score_check.ts":Lo,"visualizers/panes/comparison/trie_of.ts":Ro,"visualizers/panes/co\
re/claims.ts":Bo,"visualizers/panes/core/log.ts":wo,"visualizers/panes/core/notation.ts":an,"visualizers/panes/core/reasoning.ts":bo,"visualizers/panes/core/tex\
t.ts":yn,"visualizers/panes/core/texts.ts":pn,"visualizers/panes/core/tips.ts":Do,"visualizers/panes/core/totals.ts":jo,"visualizers/panes/core/values.ts":mn,"v\
isualizers/panes/draws/draw_rows.ts":Ko,"visualizers/panes/draws/draw_words.ts":zo,"visualizers/panes/draws/form_settings.ts":Xo,"visualizers/panes/draws/knob_s\
pans.ts":Vo,"visualizers/panes/draws/luck.ts":Mn,"visualizers/panes/draws/outcome.ts":tr,"visualizers/panes/draws/same_text.ts":Yo,"visualizers/panes/draws/what\
_if_words.ts":nr,"visualizers/panes/special_run_kinds.ts":ur,"visualizers/panes/tokens/explanation.ts":mr,"visualizers/panes/tokens/in_hand.ts":Nn,"visualizers/\
panes/tokens/quiz_round.ts":br,"visualizers/panes/tokens/sampling_knobs.ts":Bn,"visualizers/panes/tokens/score_points.ts":An,"visualizers/panes/watermarks/marke\
d_text.tsx":wr,"visualizers/panes/watermarks/watermark_statistics.ts":sr,"visualizers/panes/watermarks/watermark_words.ts":ar};})();
