// Written by .ci/bundle.py from modules with the SHA-256 9ed5db8e7ade5b6932af5ca13ac1d3bbe9bc375099b25632bc0ab8f3b0bb5ffd: edit those.
(()=>{var Gs={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},Us={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
"the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],
loop:["your own decoding loop","was ended by the decoding loop of your own"],given:["the end of the given text","reached the end of what was given to be read"],
unfinished:["the end of the search","had not ended when the search did"],step:["one step","goes on with “One token more”"],stopped:["stopped by hand","was s\
topped by hand"]},Tt={num_spec_steps:"Rounds in which something was drafted.",num_draft_tokens:"All tokens that were drafted.",num_accepted_draft_tokens:"Drafte\
d tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the kept ones of all drafted tokens, also of those th\
at stood behind a rejection and were never judged.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted ones and each roun\
d’s first rejection: how probable it is that a token which is looked at is kept. The paper’s α.",mean_acceptance_length:"1 + num_accepted_draft_tokens / nu\
m_spec_steps: tokens that a round with a draft writes on average, the target model’s own token among them.",acceptance_histogram:"How many rounds with a draft\
 kept none, one, two and more of its tokens.",accepted_by_position:"Of the tokens drafted at each place of their draft, how many were kept.",passes_saved:"Token\
s written minus rounds: forward passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged places of 1 minus the tot\
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},Vs={DolaContrast:["DoLa’s contrast","takes the \
log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its favourite",["d\
ola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what the model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:[
"sequence bias","makes chosen words more or less likely",["sequence_bias"]],EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours token\
s that the input holds",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:["repetition penalty","makes tokens less likely that have already occur\
red",["repetition_penalty"]],NoRepeatNGramLogitsProcessor:["no repeated n-grams","removes tokens that would write a sequence of tokens again",["no_repeat_ngram_\
size"]],EncoderNoRepeatNGramLogitsProcessor:["no n-grams of the input","removes tokens that would copy a sequence from the input",["encoder_no_repeat_ngram_size"]],
NoBadWordsLogitsProcessor:["bad words","removes tokens that would complete a forbidden word",["bad_words_ids"]],MinLengthLogitsProcessor:["minimum length","remo\
ves the end of the text while it is too short",["min_length"]],MinNewTokensLengthLogitsProcessor:["minimum new tokens","removes the end of the text while too li\
ttle is written",["min_new_tokens"]],PrefixConstrainedLogitsProcessor:["allowed tokens","removes every token that the pattern, the schema or the function does n\
ot allow here",["structured_output"]],ForcedBOSTokenLogitsProcessor:["forced first token","leaves one token at the very beginning",["forced_bos_token_id"]],ForcedEOSTokenLogitsProcessor:[
"forced last token","leaves the end-of-sequence token at the length limit",["forced_eos_token_id"]],InfNanRemoveLogitsProcessor:["invalid values","replaces scor\
es that are no numbers, or infinite",["remove_invalid_values"]],ExponentialDecayLengthPenalty:["length decay","makes the end of the text likelier with every tok\
en",["exponential_decay_length_penalty"]],SuppressTokensLogitsProcessor:["suppressed tokens","removes these tokens everywhere",["suppress_tokens"]],SuppressTokensAtBeginLogitsProcessor:[
"suppressed at the start","removes these tokens as the first one",["begin_suppress_tokens"]],HammingDiversityLogitsProcessor:["diversity penalty","makes tokens \
less likely that earlier groups have just chosen",["diversity_penalty"]],PresencePenaltyLogitsProcessor:["presence penalty","lowers the tokens that the text alr\
eady holds, each once",["presence_penalty"]],FrequencyPenaltyLogitsProcessor:["frequency penalty","lowers the tokens that the text already holds, once for each \
time",["frequency_penalty"]],GivenTextLogitsProcessor:["given text","leaves nothing but the token that is given here",[]],TemperatureLogitsWarper:["temperature",
"sharpens (below 1) or flattens (above 1) the distribution",["temperature"]],TopHLogitsWarper:["top-h","keeps the top tokens up to a share of the distribution’s\
 own entropy",["top_h"]],TopKLogitsWarper:["top-k","keeps the k most probable tokens",["top_k"]],TopPLogitsWarper:["top-p","the nucleus: keeps the fewest top to\
kens that hold this much probability",["top_p"]],MinPLogitsWarper:["min-p","keeps tokens at least this fraction as probable as the top one",["min_p"]],TypicalLogitsWarper:[
"typical-p","keeps tokens about as surprising as this place is on average",["typical_p"]],EpsilonLogitsWarper:["epsilon cutoff","removes tokens below a fixed pr\
obability",["epsilon_cutoff"]],EtaLogitsWarper:["eta cutoff","removes tokens below a probability that falls with the entropy",["eta_cutoff"]],WatermarkLogitsProcessor:[
"green-list watermark","makes the tokens of a secret list likelier",["watermarking_config"]],SynthIDTextWatermarkLogitsProcessor:["SynthID watermark","lets a se\
cret tournament reshape the distribution",["watermarking_config"]],LogitNormalization:["renormalisation","makes the scores sum to one again; probabilities stay \
in proportion",["renormalize_logits"]],ClassifierFreeGuidanceLogitsProcessor:["guidance in a batch","moves away from what the model would say without the prompt\
, asked beside it",[]],DiaClassifierFreeGuidanceLogitsProcessor:["Dia guidance","moves away from what Dia would say without the prompt, or keeps what is then be\
st",[]],DiaEOSChannelFilterLogitsProcessor:["Dia end in one channel","lets the first audio channel alone end, and only where the end is its best token",[]],DiaEOSDelayPatternLogitsProcessor:[
"Dia delayed ends","ends each other audio channel at its own delay after the first",[]],AlternatingCodebooksLogitsProcessor:["alternating codebooks","leaves the\
 tokens of one of Bark’s two codebooks, by turns",[]],BarkEosPrioritizerLogitsProcessor:["Bark end","ends the speech as soon as its end is probable enough",[]],
WhisperTimeStampLogitsProcessor:["Whisper timestamps","keeps timestamps in pairs and in order",[]],WhisperNoSpeechDetection:["Whisper silence","changes nothing:\
 it notes how probable it is that nobody speaks",[]]},Js={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var ee=t=>typeof t=="number"&&Number.isFinite(t),Ke=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},lt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Xt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Zt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Xt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=At[r]?
r:"";t.append(d("span","gp-space",c,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function Ys(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=d("span","gp-ink");Zt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
d("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var zo=/(\\x[0-9a-f]{2})+$/i,Kn=t=>(t.match(zo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Qt=({piece:t,text:e})=>t!==null&&(t===""||zo.test(e)&&t===e.replace(zo,""));function Ye(t,e){t.replaceChildren(),Zt(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function ke(t,e){let n=d("bdi",e);return Ye(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}function le(t){return"“"+t.replace(Xt,e=>e===" "?" ":At[e]||
"�")+"”"}function G(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var he=t=>t==
null?0:Math.exp(t),Xs=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",De=(t,e)=>e==="bits"?t/Math.LN2:t;function Ae(t,e){return t===null||!Number.
isFinite(t)?"infinite":De(t,e).toFixed(2)+" "+e}function en({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${ze(n)} of ${ze(o)} …`:`loading ${t}${o?`: ${G(n/o)}`:""} …`}function ze(t){return ee(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Gn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var ie=(t,e=3)=>t==
null?"–":t.toFixed(e),F=t=>t.toLocaleString("en-US"),re=(t,e,n=e+"s")=>`${F(t)} ${t===1?e:n}`;function Fe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:he(e.logprob),rawProbability:he(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ze=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,tn=t=>Ze(Gs,t,t.replaceAll("_"," ")),Un=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Re=t=>Ze(Us,t,[t,t]),bt=t=>Ze(Vs,t,[t,"a logits processor of your own",[]]);var me=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function de(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Zs=new WeakMap;function qe(t,e,{plain:n=!1}={}){let o=n+e;Zs.get(
t)!==o&&(Zs.set(t,o),n?t.textContent=e:Ye(t,e))}function Me(t,e){t.className!==e&&(t.className=e)}function ge(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=Qs.get(t)||
{};s[e]!==o&&(t.style[e]=o,Qs.set(t,{...s,[e]:o}))}var Qs=new WeakMap;function te(t,e){let n=er.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,n[o]=s);er.set(t,n)}var er=new WeakMap;function se(t,e){t.hidden===e&&(t.hidden=!e)}function Do(t,e){for(e.forEach(([n,o,s,r],i)=>{let c=t.childNodes[i];if(!c||c.localName!==n){let p=me(n);c?c.replaceWith(p):t.append(p),c=p}On(c,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Do(c,r):T(c,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function On(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var pe=t=>Math.round(t*10)/
10,$e=(t,e,n,o,s)=>["line",t,{x1:pe(e),y1:pe(n),x2:pe(o),y2:pe(s)},[]],Oe=(t,e,n,o,s="middle")=>["text",t,{x:pe(e),y:pe(n),"text-anchor":s},o],Pe=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${pe(n)} ${pe(o)}`).join("")||"M0 0"},[]],Le=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function Ho(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(c=>c*s>=o*.8),i=[];for(let c=Math.floor(t/r+1e-9);c<=Math.
ceil(e/r-1e-9);c++)i.push(Number((c*r).toPrecision(12)));return i}var Te=(t,e,n)=>Ho(t,e,n).filter(o=>o>=t&&o<=e);function Vn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Ne(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:c=38}){let p=t.querySelector("svg");p||t.append(p=me("svg","gp-\
drawing"));let g=Math.max(240,t.clientWidth),f=(m,[y,_])=>(m-y)/(_-y||1);return{width:g,height:e,left:s,right:r,top:i,bottom:c,inner:g-s-r,x:m=>s+f(m,n)*(g-s-r),
y:m=>e-c-f(m,o)*(e-i-c),draw(m,y){On(p,{class:"gp-drawing",role:"group","aria-label":m,viewBox:`0 0 ${g} ${e}`,style:`height: ${e}px`}),Do(p,y.map((_,O)=>["g","",
O?{}:{"aria-hidden":"true"},_]))}}}function We(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=m=>Array.isArray(m)?m:[m,String(m)],[i,c]=[t.height-t.bottom,t.width-
t.right],p=n.map(r).flatMap(([m,y])=>[$e("gp-guide",t.left,t.y(m),c,t.y(m)),Oe("",t.left-7,t.y(m)+4,y,"end")]),g=e.map(r).flatMap(([m,y])=>[$e("gp-guide",t.x(m),
i,t.x(m),i+4),Oe("",t.x(m),i+17,y)]),f=[Oe("gp-axis",(t.left+c)/2,t.height-4,o)];return s&&f.push(Oe("gp-axis",2,t.top-16,s,"start")),[...p,...g,...f]}var Ia=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Jn=(t,e,n,o=1)=>Ia(t,e)/(e*n+o),Ce=t=>ee(t)?`${t.toFixed(2)} ×`:"–",dt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Yn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",nn=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Qe(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${F(e)} of ${re(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${re(n-e,"is","are")} still to come.`}var on="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function tr(t,e){let o=Math.max(...e.flatMap(y=>[y.without,y.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Te(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
c=Ne(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),p=c.height-c.bottom,g=[...i.flatMap(y=>[$e("gp-guide",c.x(y/s),c.top-4,c.x(y/s),
p),Oe("",c.x(y/s),p+17,String(y))]),Oe("gp-axis",c.left+c.inner/2,c.height-3,`${r} a token`)],f=["without","with"].flatMap((y,_)=>{let O=Lt(e.map(W=>W[y])),A=c.
x(O),E=A>c.left+c.inner/2;return[$e(`gp-median-${y}`,A,5+14*_,A,p),Oe("gp-halo",A+(E?-5:5),12+14*_,`median ${y} ${nn(O)}`,E?"end":"start")]}),m=e.map(({without:y,
with:_,speedup:O},A)=>{let E=c.top+(A+.5)*27,W=`Pair ${A+1}: ${nn(y)} a token without, ${nn(_)} with: ${Ce(O)}`;return Le("",W,[["rect","gp-catch",{x:0,y:pe(E-27/
2),width:c.width,height:27},[]],Oe("",c.left-9,E+4,`pair ${A+1}`,"end"),$e(_<=y?"gp-gained":"gp-lost",c.x(y),E,c.x(_),E),["circle","gp-dot-without",{cx:pe(c.x(y)),
cy:pe(E),r:5},[]],["circle","gp-dot-with",{cx:pe(c.x(_)),cy:pe(E),r:6.5},[]],Oe("gp-strong",c.width,E+4,`${_<=y?"▲":"▼"} ${Ce(O)}`,"end")])});c.draw(`Time f\
or a token in ${re(e.length,"pair")} of runs`,[[...g,...f],m])}function nr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let c=O=>Jn(O,e,n,o),g=[
0,Math.max(1.25,c(1),i?i.high:0)*1.06],f=Ne(t,{height:280,x:[0,1],y:g,left:40,right:22,top:30}),m=[0,.2,.4,.6,.8,1].map(O=>[O,G(O)]),y=[["rect","gp-losing",{x:f.
left,y:pe(f.y(1)),width:f.inner,height:pe(f.y(0)-f.y(1))},[]],...We(f,{xTicks:m,yTicks:Te(...g,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),$e("gp-unity",
f.left,f.y(1),f.width-f.right,f.y(1)),Oe("gp-halo",f.left+6,f.y(1)-6,"faster","start"),Oe("",f.left+6,f.y(1)+15,"slower","start"),Pe("gp-theory",Array.from({length:101},
(O,A)=>[f.x(A/100),f.y(c(A/100))]))],_=[];ee(s)&&_.push(Ra(f,s)),ee(r)&&_.push(...Ba(f,{rate:r,formula:c(r),speedup:i})),f.draw("Expected speed-up over the acce\
ptance rate",[y,_])}function Ra(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return Le("",`Break-even: with an acceptance rate of ${G(e)} both ways take the \
same time.`,[$e("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${pe(n)} ${pe(t.y(1)-7)}l6.5 11h-13Z`},[]],Oe("gp-strong gp-halo",n+(s?-8:8),o-8,`break\
-even ${G(e)}`,s?"end":"start")])}function Ba(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,c=(y,_,O)=>Oe(`${y} gp-halo`,s+(i?-13:13),
_+4,O,i?"end":"start"),p=o?t.y(o.median):r,g=Math.max(0,17-Math.abs(r-p))/2*(n>=(o?o.median:n)?-1:1),f=[Le("",`At the observed acceptance rate of ${G(e)} the fo\
rmula expects ${Ce(n)}.`,[$e("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:pe(s),cy:pe(r),r:5.5},[]],c("",r+(o?g:0),`expected ${Ce(n)}`)])];if(!o)
return f;let m=`Measured at an acceptance rate of ${G(e)}: ${Ce(o.median)}, spread ${dt(o)}.`;return f.push(Le("",m,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp\
-measured",{d:kt(s,p,7)},[]],c("gp-strong",p-g,`measured ${Ce(o.median)}`)])),f}var kt=(t,e,n)=>`M${pe(t)} ${pe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[
$e("gp-spread",t,e,t,n),$e("gp-spread",t-5,e,t+5,e),$e("gp-spread",t-5,n,t+5,n)];function or(t,e){let n=a=>t.querySelector(".gp-"+a),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Yn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(a,{value:u})=>`${a} = ${u}`,c=a=>a.every(({value:u})=>u.trim()!==""&&Number.isFinite(Number(u)));function p(a){let[u,h,w,$,v]=g(a);te(n("answer"),{"data-verd\
ict":u}),T(n("answer-sign"),h);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[d("code","",w)," "+$]:
[$])),T(n("answer-more"),v),e.done&&T(n("told"),`${w} ${$}. ${v}`),T(n("missing"),Qe(e,a)),se(n("warning"),!!a.others),T(n("warning"),a.others?"⚠ "+on:"")}function g({
knob:a,points:u,leader:h,rivals:w,best:$,fewest:v}){let S=u.filter(({speedup:B})=>B),x=S.find(B=>B.group===h);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${F(S.length)} of ${re(u.length,"setting")} measured.`:"The first counted r\
uns are under way."];let{speedup:M,verdict:q,pairs:I}=x,H=e.running?" so far":"",N=Ce(M.median),C=`spread ${dt(M)}`,P={faster:"",slower:" It is slower than deco\
ding without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[q];if(q==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(a,x)} has the greatest median, ${N}, of ${re(I,"pair")} of runs: too few to tell, it takes ${F(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[q]||"even",{faster:"▲",slower:"▼"}[q]||"≈",i(a,x),`is the only setting that was measured: ${N}`,`S${C.slice(1)}.${P}`];if($===null){let B=w.
length>2&&w.length===S.length-1?"all others":f(u.filter(V=>w.includes(V.group)).map(({value:V})=>V));return["even","≈","",`No clear best setting${H}`,`${i(a,x)}\
 has the greatest median, ${N}, ${C}; ${B} may be as good.${P} More repeats tell more.`]}let[R,j,U]={faster:["good","★",`is best${H}: ${N}`],even:["even","★",
`is the best${H}, at ${N}`],slower:["bad","▼",`is the best${H}, and still ${N}`]}[q];return[R,j,i(a,x),U,`S${C.slice(1)}; it was faster than each other one, t\
urn by turn.${P}`]}let f=a=>a.length<2?a.join(""):`${a.slice(0,-1).join(", ")} and ${a.at(-1)}`;function m(a,{value:u,speedup:h,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[h?`${Ce(h.median)}, spread ${dt(h)}`:"not measured yet"];return ee(w)&&x.push(`${G(w)} of the judged tokens accepted`),ee($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),ee(v)&&x.push(`${v.toFixed(1)} drafted a round`),ee(S)&&x.push(`formula ${Ce(S)}`),`${a} = ${u}: ${x.join("; ")}`}function y({
knob:a,points:u,curve:h,measured_curve:w,leader:$,best:v}){let S=c(u),x=S?u.map(({value:C})=>Number(C)):u.map((C,P)=>P),M=u.flatMap(({speedup:C,formula:P})=>[C&&
C.low,C&&C.high,P]),q=A(M.concat(h.map(([,C])=>C),w.map(([,C])=>C)),S),I=Ne(n("settings"),{height:330,x:_(x,h,S),y:q,left:40,right:22,top:34,bottom:S?38:54}),H=[
...E(I,u,x,S),...We(I,{xTicks:[],yTicks:Te(...q,5),xTitle:a,yTitle:"speed-up"}),$e("gp-unity",I.left,I.y(1),I.width-I.right,I.y(1)),Pe("gp-theory gp-dashed",h.map(
([C,P])=>[I.x(C),I.y(P)])),Pe("gp-theory gp-dotted",w.map(([C,P])=>[I.x(C),I.y(P)])),Pe("gp-median-course",S?u.map((C,P)=>[C,x[P]]).filter(([{speedup:C}])=>C).sort(
([,C],[,P])=>C-P).map(([{speedup:C},P])=>[I.x(P),I.y(C.median)]):[])],N=O(u,x.map(I.x),$);I.draw(`Speed-up over ${a}`,[H,u.map((C,P)=>W(I,a,C,{x:I.x(x[P]),scale:S,
isBest:C.group===v,named:N.has(C)}))]),se(n("of-formula"),h.length>0),se(n("of-verify"),w.length>0),se(n("of-own"),u.some(({formula:C})=>ee(C)))}function _(a,u,h){
if(!h||!a.length)return[-.5,Math.max(a.length,1)-.5];let w=[...a,...u.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+
$]}function O(a,u,h){let $=[],v=a.map((S,x)=>[S,u[x]]).sort(([S],[x])=>+(x.group===h)-+(S.group===h));return new Set(v.filter(([S,x])=>{let M=S.group===h?1.4:1,
q=$.every(([I,H])=>Math.abs(I-x)>=50*(M+H)/2);return q&&$.push([x,M]),q}).map(([S])=>S))}function A(a,u){let h=[.85,1.15,...a.filter(ee)],[w,$]=[Math.min(...h),
Math.max(...h)];return u?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function E(a,u,h,w){let $=u.map(({value:x},M)=>[a.x(h[M]),w?[x]:x.split("_")]).sort(([
x],[M])=>x-M),v=a.height-a.bottom,S=-1/0;return $.flatMap(([x,M])=>{let q=Math.max(...M.map(({length:I})=>I))*3.5;return x-q<S?[]:(S=x+q+5,[$e("gp-guide",x,v,x,
v+4),...M.map((I,H)=>Oe("",x,v+17+14*H,I))])})}function W(a,u,h,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:M}=h,q=[];if(ee(M)&&q.push(["path","gp-own\
-formula",{d:kt(w,a.y(M),6)},[]]),x){let I=a.y(x.median);$||q.unshift(["rect","gp-column",{x:pe(w-26),y:pe(I),width:52,height:pe(a.y(0)-I)},[]]),q.push(...Kt(w,
a.y(x.low),a.y(x.high)),["circle","gp-measured",{cx:pe(w),cy:pe(I),r:6},[]]);let[H,N]=[a.y(x.low),a.y(x.high)],C=ee(M)&&Math.abs(a.y(M)-N+13)<17&&H+24<a.y(0);S&&
q.push(Oe(`gp-halo${v?" gp-strong gp-told-best":""}`,w,C?H+18:N-8,(v?"★ ":"")+Ce(x.median)))}return q.push(["rect","gp-catch",{x:pe(w-16),y:a.top,width:32,height:a.
height-a.top-a.bottom},[]]),Le("",m(u,h)+(v?"; the best":""),q)}function b(a){if(!o.tHead){let u=d("tr");u.append(d("th","",null,{scope:"col"}),...s.map(([h,w])=>{
let $=d("th","",null,{scope:"col"}),v=d("span","",null,{tabindex:"0","data-tip":w});return v.append(...h.split(/(?<=_)/).flatMap(S=>[S,d("wbr")])),$.append(v),$})),
o.createTHead().append(u),o.createTBody()}T(o.tHead.rows[0].cells[0],a)}function L(){let a=d("tr"),u=d("th","",null,{scope:"row"});u.append(d("span"),d("b","","",
{"aria-hidden":"true"}),d("span","gp-hidden"));let h=d("td");return h.append(d("span"),d("small")),a.append(u,h,...s.slice(1).map(()=>d("td"))),a}function k({knob:a,
points:u,best:h}){b(a);let w=de(o.tBodies[0],u.length,L);u.forEach(($,v)=>{let[S,x,...M]=w[v].cells,q=$.group===h;Me(w[v],q?"gp-best":""),T(S.children[0],$.value),
T(S.children[1],q?" ★":""),T(S.children[2],q?" (best)":""),T(x.children[0],$.speedup?Ce($.speedup.median):"–"),T(x.children[1],$.speedup?`  ${dt($.speedup)}`:
"");let{draft_acceptance_rate:I,rate:H,mean_acceptance_length:N,drafted:C,formula:P}=$;[ee(I)?G(I):"–",ee(H)?G(H):"–",ie(N,2),ie(C,2),Ce(P)].forEach((j,U)=>T(
M[U],j))})}function l(){let a=e.found;p(a),y(a),k(a)}return new ResizeObserver(()=>r()&&l()).observe(t),a=>{t.hidden=!r(),!t.hidden&&(a.found||a.status)&&l()}}var sn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(s=>[s,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Gt=class extends sn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Fa[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Ka(n,o,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${o+1}`:"",last:n,score:null,stopReason:e[o]?e[o].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&Ie(o.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,
...Ie(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return Ie(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(Ie(o.last).forEach((s,r)=>{let i=yt("Candidate",n[r]||[]),
c=new Set(i.map(({token_id:p})=>p));s.watched=[...(s.watched||[]).filter(({token_id:p})=>!c.has(p)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:yt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Fa={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=yt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=En("Candidate",e.chosen),Ko(e.distribution),e.watched=yt("Candidate",e.watched||[]),e.mark=e.mark?En("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=yt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=ja(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=za();e.distributions.forEach(Ko),e.given&&
(n.given+=1);let o=yt("BeamCandidate",e.candidates).map(s=>Da(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(Ha(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=En("Candidate",o.chosen),Ko(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=yt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ua(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function En(t,e){let n=Js[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function yt(t,e){return e.
map(n=>En(t,n))}function Ko(t){t.candidates=yt("Candidate",t.candidates),t.stages=yt("Stage",t.stages)}function ja(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function za(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Da(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?En("Mark",t.mark):
null,beam:t}}var rn=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function sr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:c,text:p,raw_logprob:g,logprob:f}=s,m=(i?i.beam.score:0)+f,y=i?i.beam.group:null,_={token_id:c,text:p,piece:null,
parent:n,raw_logprob:g,logprob:f,score:m,status:"unseen",beam:null,final_score:null,group:y},{sequence:O,seconds:A,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:O,before:i,chosen:s,piece:null,distribution:o,seconds:A,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function rr(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function Ha(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Ka(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,c,p)=>({
kind:r,label:o+i,last:c,score:p,stopReason:null});return[...t.running.map(r=>s("running",Ga(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${ir(r)}`,r,r.beam.final_score))]}function Ga(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${ir(t)}`}var st=t=>t<
26?String.fromCharCode(65+t):String(t+1),ir=({beam:t})=>(t.group??null)===null?"":`, group ${st(t.group)}`;function Ua(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,c)=>{let p=(e.beams||[])[c];r=(s[c]||[]).find(g=>g.
beam.parent===p&&g.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function xt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Be=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=xt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var ar=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),Go=t=>t.num_accepted+(t.next_token_id===null?0:1);function Va(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Go(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Ja(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:c}=t,p=(g,f)=>f?g/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:p(r,s),judged_acceptance_rate:p(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:p(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var an=class{constructor(){this.rounds=[],this.tally=ar()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=ar());for(let o=this.tally.rounds;o<
e.length;o++)Va(this.tally,e[o]);return this.rounds=e,Ja(this.tally)}};var Uo=new WeakMap;function Ge(t,e){Uo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function cr(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Uo.has(i)?Uo.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[c,p]=[t.getBoundingClientRect(),i.getBoundingClientRect()],g=Math.min(p.left-c.left,c.width-e.offsetWidth-8);e.style.left=`${Math.max(8,g)}p\
x`,e.style.top=`${p.bottom-c.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function lr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=y=>y===null?"–":G(y),r=(y,_,O=_+
"s")=>`${F(y)} ${y===1?_:O}`;function i(y,_){let{num_draft_tokens:O,num_accepted_draft_tokens:A,num_spec_steps:E}=y,W=_.samples&&y.expected_acceptance_rate!==null;
return[["num_draft_tokens",F(O),`in ${r(E,"draft")} of ${r(y.num_rounds,"round")}`],["num_accepted_draft_tokens",F(A),`of ${F(O)} drafted`],["draft_acceptance_r\
ate",s(y.draft_acceptance_rate),`${F(A)} of ${F(O)} drafted`,y.draft_acceptance_rate],["mean_acceptance_length",ie(y.mean_acceptance_length,2),`1 + ${F(A)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(y.judged_acceptance_rate),`${F(A)} of ${F(y.num_judged_draft_tokens)} judged`,y.judged_acceptance_rate],...W?[["expect\
ed_acceptance_rate",s(y.expected_acceptance_rate),`mean of ${F(y.num_judged_draft_tokens)} judged places`,y.expected_acceptance_rate]]:[],["passes_saved",F(y.passes_saved),
`${r(y.num_tokens,"token")} in ${r(y.num_rounds,"pass","passes")}`]]}function c(){let y=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(d("i")),y.append(d("dt"),d("dd"),d("dd","gp-note"),_),y}function p(y,_){let O=i(y,_),A=de(e,O.length,c);O.forEach(
([E,W,b,L=null],k)=>{let[l,a,u,h]=A[k].children;l.textContent!==E&&l.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),T(a,W),T(u,b),h.hidden=L===null,
ge(h.firstChild,"width",L??0),A[k].dataset.tip=Tt[E],A[k].dataset.name=E})}function g(){let y=d("span","gp-chart-column"),_=d("span","gp-chart-track");return _.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),y.append(d("span","gp-chart-top"),_,d("span","gp-chart-label")),y}function f(y,_,O){let A=Math.max(1,..._.
map(([W,b])=>b??W)),E=de(y,_.length,g);_.forEach(([W,b,L,k,l],a)=>{let[u,h,w]=E[a].children;T(u,k),ge(h.children[0],"height",(b??0)/A),ge(h.children[1],"height",
W/A),T(w,L),Ge(E[a],()=>l)}),te(y,{"aria-label":`${O}: ${_.map(([,,,,W])=>W).join("; ")}`})}function m(y){let _=y.num_spec_steps;f(n,y.acceptance_histogram.map(
(O,A)=>[O,null,String(A),O?F(O):"",`${r(O,"round")} of ${F(_)} with a draft kept ${r(A,"token")} of it`]),"acceptance_histogram"),f(o,y.drafted_by_position.map(
(O,A)=>{let E=y.accepted_by_position[A];return[E,O,String(A+1),`${Math.round(100*E/O)}%`,`place ${A+1}: ${F(E)} of ${F(O)} drafted there were kept, ${G(E/O)}`]}),
"accepted_by_position of drafted_by_position")}return(y,_)=>{p(y,_),m(y)}}var ht={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},dr=Object.fromEntries(Object.keys(ht).map(t=>[t,0])),hr=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Xn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function Vo({target_logprob:t,draft_logprob:e},{weight:n}){let o=he(t)/((e??null)===null?1:he(e));return Math.min(1,n===null?o:1-n+n*o)}var pr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${ie(1-t,2)} + ${ie(t,2)} · p / q)`;function fr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabi\
lity ${pr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where i\
t is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${ie(t.weight,2)} · p + ${ie(1-t.weight,2)} · q`}.`}function Jo(t,e){return e<t.
num_accepted?"accepted":e<Ct(t)?"rejected":"unjudged"}function ur(t,e,n){let o=t.drafted[e],s=Jo(t,e),r=(o.draft_logprob??null)!==null,[i,c]=[G(he(o.target_logprob)),
G(he(o.draft_logprob))],p=r?` The draft model gave it ${c}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":
"the end of the text"}.${p}`;let g=s==="accepted",f=g?"Accepted":"Rejected";if(!n.samples){let O=n.weight===null||!r?"for the target":"in the mixture of both mo\
dels";return`${f}: ${g?"it":`${le(t.next_text)}, and not this,`} is the likeliest token ${O}. The target gave it ${i}.${p}`}if(!r)return`${f}: the target drew ${g?
"the same token":le(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let m=Vo(o,n),y=m>=1?"it is always kept":`it is kept \
with probability ${G(m)}, and ${g?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${G(o.overlap)}.`;return`${f}\
: the target gave it p = ${i}, the draft model q = ${c}. By ${pr(n)}, ${y}.${_}`}function mr(t,e){let[,n,o]=ht[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function gr({draft:t}){if(!t||!ht[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],c=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${G(he(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${c}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${le(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var $t=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Gn(t);function wr(t,e,n){let o=[],s=Xn(null),r={row:null,card:null,selected:null},i=null,c=!0,p=0,g=new WeakMap,f=new WeakMap,m=new IntersectionObserver(M=>{for(let{isIntersecting:q,
target:I}of M)q&&E(g.get(I));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>c&&!e.selected&&e.running;function _(M,q){let I=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===q.samples;s=q,I||O();for(let H of M.slice(o.length))A(H);y()&&(t.scrollTop=t.scrollHeight)}function O(){m.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,c=!0,p=0}function A(M){let q=d("li","gp-round"),I={round:M,item:q,cards:null};g.set(q,I),o.
push(I),t.append(q),m.observe(q)}function E(M){if(!M||M.cards)return;m.unobserve(M.item);let{round:q,item:I}=M,H=Ct(q);M.cards=[];let N=d("div","gp-cards");for(let C=0;C<
H;C++)N.append(L(M,C));q.next_token_id!==null&&N.append(k(M)),H<q.drafted.length&&N.append(a(q,H)),q.follow==="none"&&N.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),I.append(W(q),N),I.classList.add("gp-filled"),i||$(M.cards[0])}function W(M){let q=d("div","gp-round-head"),I=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",H=[["draft",M.draft_seconds],["verify",M.verify_seconds]];q.append(d("b","",`Round ${M.index+1}`),d("\
span","",I));for(let[N,C]of H)q.append(d("span","gp-round-time",`${N} ${$t(C)}`));return q}function b(M,q,I,H,N,C,P){let R=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${le(N)}: ${P}`});R.dataset.draft=I;let j=d("span","gp-draft-head"),U=d(
"bdi","gp-ink gp-word");return Ye(U,N),j.append(d("span","gp-sign",H),U),R.append(j),Ge(R,()=>P),f.set(R,{row:M,index:q}),M.cards.push(R),R}function L(M,q){let{
round:I}=M,H=I.drafted[q],N=Jo(I,q),C=I.start+q,P=`drafted token ${q+1} of ${I.drafted.length}`,R=b(M,C,N,N==="accepted"?"✓":"✗",H.text,P,ur(I,q,s));if(R.append(
l("p",he(H.target_logprob))),(H.draft_logprob??null)!==null&&R.append(l("q",he(H.draft_logprob))),s.samples){let j=d("span","gp-chance","chance");j.append(d("b",
"",G(Vo(H,s)))),R.append(j)}return R}function k(M){let{round:q}=M,I=q.start+q.num_accepted,[H,N]=ht[q.follow],C=b(M,I,q.follow,H,q.next_text,"the target’s own t\
oken",mr(q,s));C.classList.add("gp-own-card");let P=n(I);return P&&C.append(l("p",Fe(P).probability)),C.append(d("span","gp-chance",N)),C}function l(M,q){let I=d(
"span","gp-bar-line"),H=d("span","gp-track"),N=d("i",`gp-part-${M}`);return ge(N,"width",q),H.append(N),I.append(d("i","gp-pq",M),H,d("span","gp-amount",G(q))),
I}function a(M,q){let I=d("span","gp-behind"),H=M.drafted.slice(q);I.append(d("span","gp-note","never judged"));for(let N of H){let C=ke(N.text,"gp-word"),P=(N.
draft_logprob??null)===null?"":` q ${G(he(N.draft_logprob))}`,R=d("span","gp-unjudged");R.append(C,d("small","",P)),I.append(R)}return I}function u(M){let q=M&&
M.draft,I=q&&o[q.round.index-(o.length?o[0].round.index:0)]||null;I&&E(I);let H=I?h(I,M):null;r.card&&r.card!==H&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==I&&r.row.item.classList.remove("gp-current-round");let N=r.selected!==e.selected;r={row:I,card:H,selected:e.
selected},N&&!e.selected&&(c=!0),I&&(I.item.classList.add("gp-current-round"),H&&(H.classList.add("gp-current"),H.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||$(H)),N&&w(I.item))}function h(M,q){let I=q.index-M.round.start;return I<M.round.num_accepted?M.cards[I]:M.cards.at(-1)}
function w(M){let[q,I]=[M.offsetTop,M.offsetTop+M.offsetHeight];q<t.scrollTop?t.scrollTop=q:I>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(q,I-t.clientHeight))}
function $(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function v(M){if(!M)return;let{row:q,index:I}=f.get(M);$(M);let H=n(I);H&&e.selectStep(H),w(q.item),
M.focus({preventScroll:!0})}function S(M,q){let I=o[Math.max(0,Math.min(o.length-1,M))];return E(I),I.cards.at(q)}function x(M,q){let{row:I}=f.get(M),H=I.cards[I.
cards.indexOf(M)+q];if(H)return H;let N=o.indexOf(I)+q;return o[N]?S(N,q>0?0:-1):null}return t.addEventListener("click",M=>{let q=M.target.closest(".gp-draft-ca\
rd");if(q){v(q);return}let I=M.target.closest(".gp-round");I&&v(g.get(I).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let q=M.
target.closest(".gp-draft-card");if(!q||M.ctrlKey||M.metaKey||M.altKey)return;let I=o.indexOf(f.get(q).row),H={ArrowRight:()=>x(q,1),ArrowLeft:()=>x(q,-1),ArrowDown:()=>o[I+
1]&&S(I+1,0),ArrowUp:()=>o[I-1]&&S(I-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};H[M.key]&&(M.preventDefault(),v(H[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?c=!0:M<p&&(c=!1),p=M},{passive:!0}),{show:_,mark:u}}var rt={narrowest:3,least:16,cell:9,tallest:90,times:84};function br(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:rt.least,top:1,drafts:0},
i=0;function c(b){let L=k=>b.reduce((l,a)=>l+k(a),0)/b.length;return{accepted:L(k=>k.num_accepted),judged:L(Ct),drafted:L(k=>k.drafted.length),draft:L(k=>k.draft_seconds),
verify:L(k=>k.verify_seconds),longest:Math.max(...b.map(k=>k.draft_seconds+k.verify_seconds))}}function p(b){let L=b.map(({draft:a,verify:u})=>a+u).sort((a,u)=>a-
u),k=L.at(-1),l=L[Math.floor((L.length-1)*.9)];return k>2*l&&L.length>4?1.25*l:k}function g(b){i||=e.clientWidth;let L=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/rt.narrowest)))),k=[];for(let w=0;w<b.length;w+=L)k.push(c(b.slice(w,w+L)));let l=Math.max(1,...k.map(({drafted:w})=>w)),a=Math.max(1,Math.min(rt.cell,
rt.tallest/l)),u=p(k)||1,h=k.filter(({draft:w,verify:$})=>w+$>u);return r={rounds:b,each:L,columns:Math.max(rt.least,k.length),top:u,drafts:Math.ceil(l*a)},T(o.
drafts,l>=1.5?F(Math.round(l)):"1"),T(o.times,$t(u)),f(k,a),{each:L,cut:h.length,longest:Math.max(0,...k.map(({longest:w})=>w)),filled:k.length/r.columns}}function f(b,L){
let k=r.drafts+16+rt.times,l=devicePixelRatio,a=[Math.round(i*l),Math.round(k*l)];if(e.width!==a[0]&&(e.width=a[0]),e.height!==a[1]&&(e.height=a[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${rt.times}px`,!i)return;let u=getComputedStyle(t),h=x=>u.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:h("accepted"),rejected:h("rejected"),muted:h("muted"),verify:h("kept"),draft:h("before"),line:h("line"),surface:h("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,k);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,k-1,i,1),b.forEach((x,M)=>{let q=[M*v+S/2,v-S];r.each===1?m($,w,x,q,L):_($,w,x,q,L),O($,w,x,q,k-1)})}function m(b,L,{accepted:k,judged:l,drafted:a},[
u,h],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<a;v++){let S=r.drafts-(v+1)*w;if(v<k)b.fillStyle=L.accepted,b.fillRect(u,S,h,$);else if(v<l)y(b,L.rejected,
u+h/2,S+$/2,Math.min(h,Math.max($,5),7)/2);else{b.fillStyle=L.muted;let x=Math.min(h,$,2.5);b.fillRect(u+(h-x)/2,S+($-x)/2,x,x)}}}function y(b,L,k,l,a){b.strokeStyle=
L,b.lineWidth=a>2?2:1,b.beginPath(),b.moveTo(k-a,l-a),b.lineTo(k+a,l+a),b.moveTo(k-a,l+a),b.lineTo(k+a,l-a),b.stroke()}function _(b,L,{accepted:k,drafted:l},[a,
u],h){b.fillStyle=L.accepted,b.fillRect(a,r.drafts-k*h,u,k*h),b.fillStyle=L.muted,b.fillRect(a,r.drafts-l*h,u,1)}function O(b,L,{draft:k,verify:l},[a,u],h){let w=Math.
min(1,r.top/(k+l))/r.top,[$,v]=[k*w*rt.times,l*w*rt.times];b.fillStyle=L.verify,b.fillRect(a,h-$-v,u,v),A(b,L.draft,a,h-$,u,$),!(k+l<=r.top)&&(b.fillStyle=L.surface,
b.fillRect(a-1,h-rt.times+7,u+2,3),b.fillRect(a-1,h-rt.times+13,u+2,3))}function A(b,L,k,l,a,u){if(!(u<=0)){if(a<5){b.fillStyle=L,b.fillRect(k,l,a,u);return}b.save(),
b.beginPath(),b.rect(k,l,a,u),b.clip(),b.strokeStyle=L,b.lineWidth=1.5,b.beginPath();for(let h=-u;h<a;h+=5)b.moveTo(k+h,l+u),b.lineTo(k+h+u,l);b.rect(k+.75,l+.75,
Math.max(0,a-1.5),Math.max(0,u-1.5)),b.stroke(),b.restore()}}function E(b){let{left:L,width:k}=e.getBoundingClientRect(),l=Math.floor((b.clientX-L)/k*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function W(b){n.hidden=b===null,b!==null&&(ge(n,"left",Math.floor(b/r.each)/r.columns),ge(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:g,at:E,mark:W}}function kr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Be(null,()=>null),i=new an,c=br(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),p=wr(t.querySelector(".gp-rounds"),e,a=>r.steps[a]),g=lr(t),f=[],m=0,y=!1;function _(){let a=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Go(e.rounds[u-1])>a;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function O(){let{each:a,
cut:u,longest:h,filled:w}=c.draw(f);ge(t.querySelector(".gp-map-axis"),"width",w),T(s,[a>1?`Each column is the mean of ${a} rounds.`:"",u?`${u===1?"One column i\
s":`${F(u)} columns are`} cut off; the longest round took ${$t(h)}.`:""].filter(Boolean).join(" ")),T(t.querySelector(".gp-map-last"),`round ${F(f.length)}`)}function A(a){
let{draft_seconds:u,verify_seconds:h,drafted:w,num_accepted:$,follow:v}=a,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${ht[v][1]} `}${le(a.next_text)}`;return`Round ${a.index+1}: draft ${$t(u)}, verify ${$t(h)}; ${S}, ${x}\
.`}let E=a=>e.selectStep(r.steps[f[a].start]||null);function W(){let a=e.current();return!a||!a.draft?null:f[a.draft.round.index]===a.draft.round?a.draft.round.
index:null}function b(){let a=W();c.mark(a);let u=a===null?"":A(f[a]);T(o,u),te(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(a??0)+1,"aria-val\
uetext":u||"no round"})}n.addEventListener("pointermove",a=>{let u=c.at(a);u<0||(a.buttons===1?E(u):T(o,A(f[u])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",a=>c.at(a)>=0&&E(c.at(a))),n.addEventListener("keydown",a=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
a.key==="Escape"&&e.selectStep(null),!(!(a.key in u)||!f.length)&&(a.preventDefault(),E(Math.max(0,Math.min(f.length-1,(W()??f.length-1)+u[a.key]))))});function L(a){
let{draft_seconds:u,verify_seconds:h}=a,w=u+h;for(let[$,v]of[["draft",u],["verify",h]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,T(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${$t(v)}`)}T(t.querySelector(".gp-drafts-short"),`${F(a.num_tokens)} tokens in ${F(a.num_rounds)} forward passe\
s of the target: ${a.passes_saved>0?`${F(a.passes_saved)} passes saved`:"none saved"}.`)}function k(a){let u=e.lasts[0]||null;if((a.run||a.steps)&&r.follow(u),a.
run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)return;let h=[f[0],m];if(f=_(),m=f.length,a.run||f[0]!==h[0]||m!==h[1]){let w=Xn(e.started),$=i.read(f);y||=f.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),T(t.querySelector(".gp-drafts-rule"),fr(w,y)),t.querySelector(".gp-key-q").hidden=!y,L($),O(),p.show(
f,w),g($,w)}p.mark(e.current()),b()}function l(){t.hidden||(O(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),k}function yr(t,e){let n=l=>t.querySelector(".gp-"+l),o=["without","with"],s=()=>e.answered("same"),r=({level:l})=>G(l);function i(l){let[a,u,h,w]=(l.mode==="gree\
dy"?c:m)(l);te(n("answer"),{"data-verdict":a}),T(n("answer-sign"),u),T(n("answer-words"),h),T(n("answer-more"),w),e.done&&T(n("told"),`${h}. ${w}`),T(n("missing"),
Qe(e,l))}function c({checked:l,equal:a,at:u}){if(!l||a===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let h=l===1?"one pair":`each of ${re(l,"pair")}`;return a?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with a\
nd without drafts in ${h} of texts.`]:["bad","✗",`Different from token ${F(u+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can t\
ip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function p(l,a){let u=0;for(;u<Math.
min(l.length,a.length)&&l[u]===a[u];)u+=1;for(;u>0&&/[\p{L}\p{M}\p{N}]/u.test(l[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[u]||"")+(a[u]||""));)u-=1;let h=w=>u+w.slice(
u).match(/^\s*\S*/)[0].length;return[u,h(l),h(a)]}function g({mode:l,texts:a,equal:u,checked:h}){let w=l==="greedy"&&h>0&&a?a:[],$=n("both-texts"),v=JSON.stringify(
[w,u]);if(se(n("mark-key"),w.length>0&&u===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?p(...w):[];$.replaceChildren(...w.map(
(M,q)=>{let I=d("div"),H=d("p","",null,{dir:"auto",tabindex:"0"});return u||w[0]===w[1]?H.append(M):H.append(M.slice(0,S),d("mark","",M.slice(S,x[q])||"∎"),d(
"span","gp-apart",M.slice(x[q]))),I.append(d("h3","",`${o[q]} drafts`),H),I}))}let f=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function m(l){let{p:a,
verdict:u,counts:h}=l,w=`${F(h[0])} texts without drafts, ${F(h[1])} with them`;return!ee(a)||u==="wait"?e.done?["wait","…","No answer",`${w}: too few for a t\
est.`]:["wait","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worth\
less.`]:u==="same"?["good","✓",`${f(a)}: no difference found`,`${w}; a difference would be told below ${r(l)}.`]:["bad","✗",`${f(a)}: the distributions diff\
er`,`${w}; p is below ${r(l)}.`]}function y({p:l,verdict:a}){if(!ee(l))return"";let u=`If both draw from the same distribution, a difference as large as this on\
e comes up in ${G(l)} of shuffles.`;return a==="differs"?`${u} So rarely that chance is a poor explanation.`:a==="same"?`${u} So it is nothing unusual.`:u}function _({
counts:l,tokens:a,verdict:u,level:h}){let[w,$]=l,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${F(w)} texts each`:`${F(w)} and ${F($)} texts`,x=`Only the first\
 ${re(a,"token")} of each text ${a===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return u==="differs"?["I\
t does not say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothi\
ng differs, this test still says “differs” in ${G(h)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does n\
ot prove that there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly st\
ay unseen; more texts show more.`,x]}function O({statistic:l,permutations:{edges:a,counts:u}}){if(se(n("of-shuffles"),u.length>0&&ee(l)),!u.length||!ee(l))return;
let h=[Math.min(a[0],l),Math.max(a.at(-1),l)],w=(h[1]-h[0]||1)*.03,$=[h[0]-w,h[1]+w],v=Math.max(...u),S=Ne(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,
top:42}),x=Te(...$,Math.max(3,S.inner/90)),M=u.map((R,j)=>{let[U,B]=[S.x(a[j]),S.x(a[j+1])],V=`${a[j].toFixed(2)} to ${a[j+1].toFixed(2)}: ${re(R,"shuffle")}`;return[
"rect",(a[j]+a[j+1])/2>=l?"gp-bin-far":"gp-bin",{x:pe(U),y:pe(S.y(R)),width:pe(Math.max(1,B-U)),height:pe(S.y(0)-S.y(R)),"data-tip":V},[]]}),q=S.x(l),I=q>S.left+
S.inner/2,H=Le("",`The difference of these texts is ${l.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:pe(q-6),y:2,width:12,height:S.height-S.bottom-2},
[]],$e("gp-observed",q,30,q,S.y(0)),Oe("gp-strong",q+(I?4:-4),23,`these texts: ${l.toFixed(2)}`,I?"end":"start")]),N=Te(0,v,3).filter(Number.isInteger),C=We(S,{
xTicks:x,yTicks:N.map(R=>[R,F(R)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),P=u.reduce((R,j)=>R+j,0);S.draw(`The difference in ${re(P,"shu\
ffle")}, from ${a[0].toFixed(2)} to ${a.at(-1).toFixed(2)}; that of these texts is ${l.toFixed(2)}`,[C,M,[H]])}function A({surprise:l}){if(!l||!o.every(h=>ee(l[h])))
return"";let[a,u]=o.map(h=>Ae(l[h],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${a} without,\
 ${u} with. It is 0 on average for the target’s own draws.`}function E(){let l=d("li"),a=d("table"),u=a.createTHead().insertRow();u.className="gp-hidden";for(let h of[
"token",...o])u.append(d("th","",h,{scope:"col"}));return a.prepend(d("caption")),a.append(d("tbody")),l.append(a),l}function W(){let l=d("tr"),a=d("th","",null,
{scope:"row"});a.append(d("bdi"));let u=d("td","",null,{colspan:2}),h=d("div","gp-counts");for(let w of o)h.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return u.append(h),l.append(a,u),l}function b(l,{position:a,tokens:u},h){let w=l.firstChild;T(w.caption,`token ${F(a)}`);let $=o.map((x,M)=>h[M]-u.reduce(
(q,I)=>q+I[x],0)),v=[...u,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=de(w.tBodies[0],v.length,W);v.forEach((x,M)=>{let q=x.rest||x.text===null,I=S[M].
cells[0].firstChild;qe(I,x.rest?"all others":q?"text ended":x.text,{plain:q}),Me(I,q?"gp-plain":"");let H=S[M].cells[1].firstChild.children;o.forEach((N,C)=>{let P=Math.
max(1,h[C]);ge(H[2*C],"width",Math.min(1,x[N]/P)),T(H[2*C+1],F(x[N]))}),te(S[M].cells[1],{"aria-label":o.map(N=>`${F(x[N])} ${N}`).join(", ")})})}function L(l){
if(se(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let a=y(l);se(n("evidence"),ee(l.p)),se(n("meaning"),!!a),T(n("meaning"),a),O(l),T(n("sur\
prise"),A(l));let u=_(l),h=de(n("cannot").querySelector("ul"),u.length,()=>d("li"));u.forEach(($,v)=>T(h[v],$));let w=de(n("places"),l.positions.length,E);l.positions.
forEach(($,v)=>b(w[v],$,l.counts)),se(n("places-title").parentElement,l.positions.length>0)}function k(){let l=e.found;i(l),g(l),L(l)}return new ResizeObserver(
()=>s()&&k()).observe(t),l=>{t.hidden=!s(),!t.hidden&&(l.found||l.status||l.unit)&&k()}}function xr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Yn;function r({
verdict:b,speedup:L,pairs:k,fewest:l}){let a=e.running&&b!=="wait"?" so far":"",u=`median of ${re(k.length,"pair")} of runs`,h=L&&`spread ${dt(L)}`;if(b==="fast\
er")return["good","▲",`${Ce(L.median)} faster${a}`,`The ${u}, `,h];if(b==="slower")return["bad","▼",`${Ce(L.median)}: slower${a}`,`The ${u}, `,h];if(b==="ev\
en")return["even","≈",`No clear difference${a}`,`${Ce(L.median)} is the ${u}, `,h,": it covers 1"];let w=e.done?"No answer":"Not known yet";return L?["wait","\
…",w,`${Ce(L.median)} is the ${u}: too few to tell, it takes ${F(l)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under\
 way"]}function i(b){let[L,k,l,...a]=r(b);te(o,{"data-verdict":L}),T(o.children[0],k),T(o.children[1],l),[0,1,2].forEach(h=>T(n("answer-more").children[h],a[h]||
"")),e.done&&T(n("told"),`${l}. ${a.join("")}.`),T(n("missing"),Qe(e,b));let u=de(n("reasons"),b.reasons.length,()=>d("li"));b.reasons.forEach((h,w)=>T(u[w],h)),
se(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:"")}function c({identical:b,pairs:L}){let k=n("badge");if(se(k,!!b&&b.checked>0),k.hidden)return;let{
checked:l,equal:a,at:u}=b;te(k,{"data-verdict":a?"good":"bad"}),T(k.children[0],a?"✓":"✗");let h=l===1?"the pair":`all ${re(l,"pair")}`,w=l>L.length?", the \
one to warm up too":"";T(k.children[1],a?`Same tokens in ${h}${w}`:`Not the same tokens: a text differs at token ${F(u+1)}`)}function p({pairs:b,draft_share:L,verify_share:k}){
let l=b.length>0&&ee(L)&&ee(k);if(se(n("of-time"),l),!l)return;let[a,u]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),h=Math.max(a,u),w={draft:L,verify:k,rest:Math.
max(0,1-L-k)},$=de(n("time-bars"),2,g);f($[0],"without",a,h,{plain:1}),f($[1],"with",u,h,w);let v=de(n("time-keys"),3,()=>{let S=d("span");return S.append(d("i",
"",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{te(v[M].firstChild,{"data-part":S}),te(v[M].lastChild,
{"data-tip":`${G(x)} of the time of the runs with drafts: ${s[S]}.`}),T(v[M].lastChild,`${S} ${G(x)}`)})}function g(){let b=d("li");return b.append(d("span"),d(
"span","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),b}function f(b,L,k,l,a){let[u,h,w]=b.children;T(u,L),T(w,`${nn(k)} a token`);let $=de(h,Object.keys(
a).length,()=>{let v=d("i");return v.append(d("b")),v});Object.entries(a).forEach(([v,S],x)=>{te($[x],{"data-part":v}),ge($[x],"width",S*k/l),T($[x].firstChild,
v!=="plain"&&S*k/l>.14?v:"")})}let m=({acceptance:b})=>b?b.judged_acceptance_rate:null;function y(b){let{drafted:L,cost:k,verify:l,break_even:a}=b,u=m(b),h=Jn(1,
L,k,l);if(!ee(a))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Ce(h)}.`;if(a<=0)return"Any acceptance r\
ate would do with these costs.";let w=`The target must keep at least ${G(a)} of the drafted tokens that it looks at`;return ee(u)?u>=a?`${w}; here it keeps ${G(
u)}.`:`${w}, but here it keeps only ${G(u)}.`:`${w}.`}function _(b){let L=["drafted","cost","verify"].every(k=>ee(b[k]));se(n("of-rates"),L),L&&(nr(n("rates"),{
...b,rate:m(b)}),T(n("rate-words"),y(b))),A(b)}function O({acceptance:b,drafted:L,cost:k,verify:l}){let a=[];for(let u of["draft_acceptance_rate","judged_accept\
ance_rate","mean_acceptance_length","passes_saved"]){let h=b?b[u]:null;ee(h)&&a.push([u,u.endsWith("rate")?G(h):u.endsWith("length")?h.toFixed(2):F(h),Tt[u]])}return ee(
L)&&a.push(["drafted tokens a round",L.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),ee(k)&&a.push(["co\
st of drafting one token",k.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the f\
ormula."]),ee(l)&&a.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes \
1 for it; on a processor without spare capacity it is more."]),a}function A(b){let L=O(b),k=de(n("figures"),L.length,()=>{let l=d("div"),a=d("dt");return a.append(
d("span","",null,{tabindex:0})),l.append(a,d("dd")),l});L.forEach(([l,a,u],h)=>{let[w,$]=k[h].children;T(w.firstChild,l),te(w.firstChild,{"data-tip":u}),T($,a)})}
function E(){let b=e.found;i(b),c(b),se(n("of-pairs"),b.pairs.length>0),b.pairs.length&&tr(n("pairs"),b.pairs),p(b),_(b)}let W=()=>e.answered("speed");return new ResizeObserver(
()=>W()&&E()).observe(t),b=>{t.hidden=!W(),!t.hidden&&(b.found||b.status)&&E()}}var Yo=40,$r=14;function Ya(t){let e=Array.from({length:t},(n,o)=>o);return t<=Yo?e:[...e.slice(0,$r),null,...e.slice($r+t-Yo+1)]}var Xa=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function vr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=Xa(n,t.length,e),c=d("table","gp-strip");c.append(d("caption","gp-hidden",s));let p=c.appendChild(
d("tbody")),f=["token","mask",...t.some(([,,,m])=>m!==null)?["position"]:[]].map(m=>{let y=p.appendChild(d("tr"));return y.append(d("th","",m,{scope:"row"})),y});
for(let m of Ya(t.length)){if(m===null){let b=t.length-Yo+1;f.forEach((L,k)=>L.append(d("td","gp-mark",k?"…":`… ${re(b,"token")} …`)));continue}let[,y,_,O]=t[m],
A=m>=r&&m<i,E=o&&m===t.length-1,W=d("td",`gp-cell${A?" gp-padding":""}${E?" gp-last":""}`);W.append(ke(y)),A&&W.append(d("span","gp-hidden"," (padding)")),E&&W.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[W,d("td",_?"":"gp-ignored",_),d("td","",O)].slice(0,f.length).forEach((b,L)=>f[L].append(
b))}return c}function Sr(t,e,n){t.replaceChildren();let[o,s]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],c)=>{let p=n!==null&&c>=n?s:o;i===null?p.append(
ke(r,"gp-end")):Zt(p,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}var Za=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,vt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;_r(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,p)=>p).filter(
c=>n[c]&&Qa(e[c])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let c of o)c-r<t.BLOCK||(s.push(this.wrap(e.slice(r,c))),r=c,this.loose=e.length-
c,this.tried=0);let i=s.map(c=>c.getBoundingClientRect().height);s.forEach((c,p)=>{c.style.containIntrinsicHeight=`${i[p]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=i?!r.startsWith(" "):!(n||Za.test(o));return o+=r,c})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=d("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(_r(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Qa(t){let e=t.previousElementSibling,n=e&&Mr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Mr(n.getClientRects())];return!!(o&&s)&&Or(o)>Or(s)+10}function et(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let p=o(t[c]),g=p?(p.top-s.top)*n:0;if(g<s.height/2)
continue;let f=g*1e3+Math.abs(p.left-s.left);if(f>=i+1e3*s.height)break;f<i&&([r,i]=[t[c],f])}return r}var _r=t=>!!t&&t.tagName==="WBR",Mr=t=>t[t.length-1],Or=({
top:t,bottom:e})=>(t+e)/2;function cn(t,e,n,o){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),c=d("dl","gp-card-facts"),p=d("ol","gp-card\
-rivals"),g=d("div","gp-card-key");g.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,c,p,g),r.hidden=!0,
t.append(r);let f=null,m=null,y=null;function _(h,w){c.append(d("dt","",h),d("dd","",w))}function O(){let{id:h,text:w,where:$,step:v,why:S}=o(f);if(i.replaceChildren(
ke(w,"gp-card-word"),d("span","",`${$}, id ${h}`)),c.replaceChildren(),p.hidden=g.hidden=!v,S&&c.append(d("dd","gp-card-why",S)),!v)return;A(v);let x=E(v),M=Math.
max(...x.flatMap(({after:q,before:I})=>[q,I]),1e-9);p.replaceChildren(...x.map(q=>W(q,M))),g.hidden=!v.distribution.stages.length}function A(h){let{chosen:w,distribution:$}=h,
{probability:v,rawProbability:S,surprisal:x}=Fe(h);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):G(v)),
_("before the processors",G(S))):_("Probability (no processor ran)",G(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([I])=>I!=null),q=M.length===2&&
M[0][0]===M[1][0];if(M.length){let I=q?F(M[0][0]):M.map(([H,N])=>`${F(H)} ${N}`).join(", ");_(`Rank of ${F($.vocab)}`,I)}_("Surprisal",Ae(x,n.unit))}function E({
chosen:h,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:he(S.logprob),before:he(S.raw_logprob),isChosen:S.token_id===h.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:h,after:he(h.logprob),before:he(h.raw_logprob),
isChosen:!0}),v}function W({candidate:h,after:w,before:$,isChosen:v},S){let x=h.logprob===null,M=d("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),q=d("\
span","gp-card-tracks");for(let[I,H]of[["after",w],["before",$]]){let N=d("i","gp-card-"+I);N.style.width=`${H/S*100}%`,q.append(N)}return x&&q.firstChild.replaceWith(
d("small","",Pt(h))),M.append(d("span","gp-card-sign",v?"▶":x?"✕":""),ke(h.text,"gp-card-word"),q,d("span","gp-card-value",G(x?$:w))),M}function b(){let h=(f.
querySelector(".gp-ink")||f).getClientRects()[0],w=e.getBoundingClientRect();if(!h||h.bottom<w.top||h.top>w.bottom){k();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=h.bottom+9,q=M+v+8<=x?M:h.top-v-9;r.style.left=`${Math.max(8,Math.min(h.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(q,x-v-8))}px`}function L(h,w=null){o(h)&&(f=h,m=w,y=null,O(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",a,{capture:!0,passive:!0})),b())}function k(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",a,{capture:!0}))}function l({key:h}){h==="Escape"&&(y=f,k())}function a(){let h=m&&
document.elementFromPoint(m.clientX,m.clientY);!f.isConnected||m&&!f.contains(h)?k():b()}e.addEventListener("pointermove",h=>{if(h.pointerType==="touch")return;
let w=h.target.closest('[role="button"]');!w||!o(w)?m&&k():w!==f&&w!==y&&L(w,h)}),e.addEventListener("pointerleave",()=>{y=null,m&&k()}),e.addEventListener("foc\
usin",({target:h})=>h.matches(":focus-visible")&&L(h)),e.addEventListener("focusout",({target:h})=>h===f&&!m&&k());function u(h){f&&(f.isConnected?h&&(O(),b()):
k())}return{show:L,hide:k,refresh:u}}var Pt=({removed_by:t})=>`removed by ${t?bt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ye(n,e.text),t.append(n)}else Qt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":Kn(e.text)||"·"})):Ys(t,e.piece)}function qt(t,e,n,o){let s=o&&Qt(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Qt(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function ln(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Zn(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Fe(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${G(n)}`];return G(o)!==G(n)&&i.push(`${G(o)} before the processors`),s!==null&&i.push(`rank ${F(s)} of ${F(t.distribution.
vocab)}`),[...i,`surprisal ${Ae(r,e)}`]}var Tn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function it(t){if(t<0)return 1-it(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Er=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function pt(t){if(t>=
1e-4)return G(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function dn(t){let e=it(t);if(e>.1)return`${G(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${pt(e)} of texts with\
out this watermark passes it`:`one in ${F(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var Xo={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},ec=({green:t})=>t==null?"none":t?"green":"red",tc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function nc(t,e,n){let o=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),Tr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),Ge(o,s),o}function Tr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=ec({green:e});else{let r=tc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Je=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new vt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],c=nc(s,r,i);this.press&&c.setAttribute("role","button"),qt(this,c,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){ln(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>et(this.tokens,n,1),ArrowUp:()=>et(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function ft(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(p,g,f)=>{let m=d("span"),y=d("span","",null,{"aria-hidden":"true"});return y.append(d("s\
pan","gp-ink",g)),Tr(y,p),m.append(y,f),m},c=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([p,g])=>i({g:p},"g",
g)):["green","red"].map(p=>i({green:p==="green"},Xo[p][1],`${Xo[p][0]}: ${Xo[p][2]}`));n&&c.push(i({},"abc","not scored")),o&&c.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...c)}var oc=400,sc=12;function hn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:c=40,height:p=260}){let g=e.filter(({points:k})=>k.length),f=g.flatMap(({points:k})=>k),m=Math.max(c,...f.
map(([k])=>k)),y=o&&o.at<=2*m?Math.max(m,o.at*1.05):m,_=f.map(([,k])=>k),O=Math.min(-.5,..._)*1.08,A=Math.max(n*1.15,1,..._)*1.06,E=Ne(t,{height:p,x:[0,y],y:[O,
A],left:40,top:24}),W=E.width-E.right,b=[...We(E,{xTicks:Te(0,y,E.inner/90),yTicks:Te(O,A,5),xTitle:r,yTitle:i}),$e("gp-unity",E.left,E.y(0),W,E.y(0)),$e("gp-z-\
threshold",E.left,E.y(n),W,E.y(n)),...g.map(({look:k,points:l})=>Pe(`gp-z-${k}`,ic(l,oc).map(([a,u])=>[E.x(a),E.y(u)]))),...g.map(({look:k,points:l})=>ac(E,k,l.
at(-1))),rc(E,g,n)],L=cc(E,g);if(o&&o.at<=y){let[k,l]=[E.x(o.at),E.y(n)];L.push(Le("",o.words,[["path","gp-z-needed",{d:`M${pe(k)} ${pe(l)}l-6 11h12Z`},[]]]))}E.
draw(s,[b,L])}function rc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return Oe("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function ic(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var ac=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:pe(t.x(n)),cy:pe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:kt(t.x(n),t.y(o),4.5)},[]];function cc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(sc,n);return Array.from({length:o},(s,r)=>{let[i,
c]=[n*r/o,n*(r+1)/o],p=e.map(({name:f,points:m})=>{let y=m.findLast(([_])=>_<=c);return y&&y[0]>i?`${f} ${y[1].toFixed(2)}`:""}).filter(Boolean);if(!p.length)return null;
let g={x:pe(t.x(i)),y:t.top,width:pe(t.x(c)-t.x(i)),height:pe(t.height-t.bottom-t.top)};return Le("gp-z-place",`After ${re(Math.floor(c),"token")}: ${p.join(", ")}`,
[["rect","gp-catch",g,[]]])}).filter(Boolean)}function pn(t,e){let n=de(t,e.length,()=>{let o=d("span"),s=me("svg");return te(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(me("path")),te(s.firstChild,{d:"M1 4H25"}),o.append(s,d("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[c,p]=n[i].children;te(c.firstChild,
{class:`gp-z-${s}`}),T(p,o),r&&te(p,{tabindex:0,"data-tip":r})})}var lc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},Ln=({name:t,masked:e})=>lc[t]+(e?"":", without a mask");function Zo(t,e){if(!ee(t))
return"infinite";let n=De(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?pt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Lr(t,e,n){
let{prompts:o,sampled:s,ways:[r]}=t,i=o.length,c=e.answers.map(({kl:y})=>ee(y)?y:1/0),p=e.answers.filter(({read:y},_)=>y.length>r.answers[_].read.length).length,
g=[`Divergence of the first new token from that of the prompt alone: at most ${Zo(Math.max(...c),n)}.`];p||g.push("No prompt is shorter than another, so nothing\
 was padded."),e.guessed?g.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&p&&g.push("The model has read \
the padding as text.");let f=e.answers.filter(({same:y})=>!y).length,m=Ln(e);return s?["even","○",`${m}: texts are drawn anew, so they are not compared.`,g.join(
" ")]:f?["bad","✗",`${m}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,g.join(" ")]:["good","✓",`${m}:\
 ${i>1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,g.join(" ")]}function Qo({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",
""]:t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function dc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?le(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Ar(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([g,f])=>`${le(g)} ${G(he(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,c]=o.
new[0],p=t.sampled?"":dc(n,o);return[...p?[[p,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${Zo(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${le(
c)} ${ee(n.change)&&n.change>0?"+":""}${Zo(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Cr({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:c,sampled:p,ways:[g]}){let f=p?`, seed ${c}`:"",m=g.answers.some(({read:_})=>_.length<o),y=m?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${tn(e)}${f}; ${re(n.length,"prompt")}${m?"":" "}${y}`}function Pr(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let m=f.ways.slice(1).map(y=>Lr(f,y,e.unit));n("batch-verdicts").replaceChildren(...m.map(([y,
_,O,A])=>{let E=d("li","",null,{"data-verdict":y}),W=d("span","",O);return W.append(d("small","",A)),E.append(d("span","gp-sign",_,{"aria-hidden":"true"}),W),E})),
T(n("told"),m.map(([,,y])=>y).join(" "))}function i(f,m){let y=d("details","gp-one-prompt"),_=d("summary","",`Prompt ${m+1}: `),O=[...f.prompts[m]],A=d("bdi","g\
p-prompt-text",O.slice(0,200).join("")+(O.length>200?"…":"")),E=f.ways.slice(1).map(b=>`${Qo(f,b,b.answers[m])[1]} ${Ln(b).toLowerCase()}`);_.append(A,d("span",
"gp-way-signs",` ${E.join(", ")}`)),y.append(_);let W=()=>{y.open&&y.childElementCount===1&&y.append(...f.ways.map(b=>c(f,b,m)))};return y.addEventListener("tog\
gle",W),y.open=m<6,W(),y}function c(f,m,y){let[_,O]=[f.ways[0].answers[y],m.answers[y]],[A,E,W]=Qo(f,m,O),b=d("div","gp-way",null,{"data-verdict":A}),L=d("h3","\
gp-way-name");L.append(d("span","gp-sign",E,{"aria-hidden":"true"}),Ln(m),d("small","",W));let k=`Prompt ${y+1}, ${Ln(m).toLowerCase()}, as the model reads it`,
l=p(f,m,O,_,k),a=d("p","gp-gave"),u=d("span","gp-new");Sr(u,O.new,f.sampled?null:O.parts_at),a.append(d("span","gp-gave-words","gives "),u);let h=d("p","gp-meas\
ures");for(let[$,v]of Ar(f,m,O,_,e.unit))h.append(d("span","",$,{tabindex:0,"data-tip":v}));let w=d("div","gp-way-body");return w.append(l,a,h),b.append(L,w),b}
function p({is_encoder_decoder:f},{name:m},{read:y},_,O){if(m!=="alone"&&JSON.stringify(y)===JSON.stringify(_.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let A=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":O});return A.append(vr(
y,{text:_.read.length,side:m,goesOn:!f,caption:O})),A}function g(f){T(n("about"),Cr(f)),r(f),se(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((m,y)=>i(f,y)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&g(e.found)}}function fn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Nr(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Wt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(c=>c.length===n);if(!r.length)return!1;let i=[
...s,...Ie(o).map(c=>c.chosen.token_id)].join(" ")+" ";return r.some(c=>` ${i}`.includes(` ${c.join(" ")} `))}var hc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function qr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),c={lost:4,progress:7},p=t.querySelector(".gp-constraints"),
g=[],f=[],m=[];function y(h){let w=40-h.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=h.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>$(x)-$(M)),S=new Map;for(let x of v){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(h,w){let $=new Map;for(let{beam:v}of h)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function O(h){let w="",$=h.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function A(){let h=d("tbody"),w=h.
insertRow(),$=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[d("b","gp-badge"),d("span")];return $.append(v,S),w.append($),s.append(h),f.push(
{body:h,head:w,badge:v,took:S,rows:[]}),f.at(-1)}function E(h){let w=h.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let M=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[q,I,H]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return q.append(I),M.append(q,H),$[1].append(M),h.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:M,tail:I,word:H,node:null}),
h.rows.at(-1)}function W(h,w,$){let{beam:v}=w,[S,x]=hc[v.status]||["",()=>v.status];h.node=w,h.row.dataset.status=v.status,h.row.className=$?"gp-looked":"",T(h.
sign,S),T(h.fate,x(v)),h.flag.hidden=!v.forced;let M=O(w);h.tail.replaceChildren(),Zt(h.tail,M),Ye(h.word,v.text),h.pick.tabIndex=$?0:-1,h.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),h.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${le(M+v.text)}`),T(h.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),T(h.cells[3],ie(v.logprob)),T(h.cells[4],v.diversity_penalty?`-${ie(v.diversity_penalty)}`:"–"),T(h.cells[5],ie(v.score)),
T(h.cells[6],ie(v.final_score)),v.progress&&h.cells[7].replaceChildren(...L(w))}function b(h){if(p.hidden=!h||!g.length,p.hidden)return;let w=g.map(({alternatives:$,
length:v})=>{let S=d("li");return $.forEach((x,M)=>{M&&S.append(" or "),S.append(ke(Nr(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==p.dataset.said&&(p.dataset.said=w.map($=>$.textContent).join(`
`),p.replaceChildren(...w))}function L(h){let w=e.prefix.map(S=>S.token_id),$=h.beam.progress.map((S,x)=>{let M=d("span","gp-goal"),q=g[x];for(let I=0;q&&I<Math.
min(q.length,8);I++)M.append(d("i",I<S?"gp-full-block":""));return q&&Wt(q,S,h,w)?M.append(" ✓ done"):M.append(` ${S}${q?` of ${q.length}`:""}`),M}),{bank:v}=h.
beam;return v==null?$:[...$,d("span","gp-note",`bank ${v}`)]}function k(h,[w,$],v,S,x){if(h.body.hidden=!$,!!$){if(h.head.hidden=w===null,w!==null){T(h.badge,st(
w)),h.body.dataset.look=w%4;let M=[..._(v,w)].flatMap(([q,I])=>[ke(q,"gp-took"),I>1?` × ${I}`:""]);h.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;h.rows.length<$.length;)E(h);h.rows.forEach((M,q)=>{if(M.row.hidden=q>=$.length,!(q>=$.length)){for(let[I,H]of Object.
entries(c))M.cells[H].hidden=!x[I];W(M,$[q],$[q]===S)}})}}function l(h){let $=e.prompts[h.sequence].steps[h.index],v={lost:$.some(({beam:M})=>(M.group??null)!==
null),progress:$.some(({beam:M})=>M.progress)};for(let[M,q]of Object.entries(c))s.tHead.rows[0].cells[q].hidden=!v[M];let S=y($);for(;f.length<S.length;)A();f.forEach(
(M,q)=>k(M,S[q]||[null,null],$,h,v));let x=$.length-S.reduce((M,[,q])=>M+q.length,0);i.hidden=x<=0,T(i,`and ${F(x)} more that were given up`),T(r,`at token ${h.
index+1}`+(e.prompts.length>1?` of prompt ${h.sequence+1}`:"")),b(v.progress)}let a=()=>f.filter(({body:h})=>!h.hidden).flatMap(({rows:h})=>h.filter(({row:w})=>!w.
hidden)),u=h=>a().findIndex(({pick:w})=>w.contains(h.target));return s.addEventListener("click",h=>{let w=u(h);w>=0&&e.selectStep(a()[w].node)}),s.addEventListener(
"keydown",h=>{h.key==="Escape"&&e.selectStep(null);let w=u(h),$={ArrowDown:1,ArrowUp:-1}[h.key];if(w<0||!$)return;h.preventDefault();let v=a()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),h=>{h.run&&e.started&&(g=fn(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===m[0]&&e.selected===m[1])&&(m=[w,e.selected],
l(w))}}var Qn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,c,p)=>c>p?(p-c)/2:
Math.max(0,Math.min(i,p-c));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,c=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,c,p,g]=this.area,f=Math.min(r,(p-i)/4,(g-c)/4);this.x+=
Math.min(0,e-f-i)||Math.max(0,e+o+f-p),this.y+=Math.min(0,n-f-c)||Math.max(0,n+s+f-g),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=g=>Math.
hypot(g.clientX-r.clientX,g.clientY-r.clientY)||1,{left:c,top:p}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-c,(e.clientY+r.
clientY)/2-p],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ns=-1e9,gn=[[!1,"False"],[!0,"True"],["never",'"never"']],pc=["beam_search","beam_sample"],fc=["group_beam_search","constrained_beam_search"];function os(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},c=un(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:g})=>g.
beam??0))),p=t.prompts[0].given;return{together:pc.includes(e)?!0:fc.includes(e)?!1:null,prompts:t.prompts,start:p,maxNew:r-p,wanted:un(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/un(i.num_beam_groups,1)):c,ends:new Set(s),constraints:fn(t.started),promptIds:t.prefix.map(g=>g.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:gn.some(([g])=>g===i.early_stopping)?i.early_stopping:!1}}}var un=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,He=({beam:t})=>Ke(t.score)===null?-1/0:t.score,ss=(t,e)=>He(t)/t.length**e;function Br(t,e){return t.together?mc(t,e):wc(t,e)}function Fr(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var mn=new WeakMap;function uc(t,e){if(!mn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(He));mn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&An(s)),hopeless:!n.
length,best:n.length?o:o+ns})}return mn.get(t)}function mc(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:ns},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:g})=>g.length)),p=null;for(let g=s;g<c&&!p;g++){let f=n.map(({steps:y})=>uc(y[g],o)),
m=f.every(y=>y.hopeless);i.forEach((y,_)=>gc(y,f[_],g+1,m,t,e)),i.every(y=>y.stop)&&(p=i.find(y=>y.stop.step===g+1).stop)}return{stop:p,prompts:i.map(g=>({kept:g.
pool.filter(({node:f})=>f),pools:[g]}))}}function gc(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let g=e.ended.map(f=>({node:f,score:ss(f,r.lengthPenalty)}));
t.pool=[...t.pool,...g].sort((f,m)=>m.score-f.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,c=t.pool.every(({node:g})=>g),p=t.weighed=Fr(e.best,
n-s.start,c?i:null,s,r);o?t.stop={step:n,why:"criteria"}:c&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:g})=>p.bound>(g?i:ns))||(t.stop={
step:n,why:"settled"})}function wc(t,e){let n=t.prompts.map(r=>{let i=Wr(r).map(f=>Ir(r,f,t,e)),c=Wr(r).map(f=>Ir(r,f,t,t.own)),p=1/0;return i.forEach((f,m)=>{let[
y,_]=[f,c[m]].map(({stop:O})=>O?O.step:1/0);f.exact=f.lastStep<=p,y!==_&&(p=Math.min(p,y,_))}),{kept:i.flatMap(f=>f.kept).sort((f,m)=>f.score-m.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var Wr=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Ir(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=r;c<t.steps.length&&!i.stop;c++){let p=bc(t.steps[c],e,n);if(!p)break;let g=i.lastStep=c+1;p.ended.forEach(y=>Rr(i,y,
n,o));let f=i.kept.length>=s,m=f?ts(i.kept):null;i.weighed=Fr(p.best,g-r,m,n,o),f&&o.earlyStopping===!0?i.stop={step:g,why:"full"}:f&&m>=i.weighed.bound?i.stop=
{step:g,why:"settled"}:kc(t.steps[c],g,n)&&(yc(p.nodes,n).forEach(y=>Rr(i,y,n,o)),i.stop={step:g,why:"criteria"})}return i}function bc(t,e,{ends:n}){mn.has(t)||
mn.set(t,new Map);let o=mn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:He(s[0])}:null)}return o.get(e)}var ts=t=>Math.min(...t.map(({score:e})=>e));function Rr(t,e,n,{lengthPenalty:o}){let s=ss(
e,o);if(t.kept.length>=n.size&&!(s>ts(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=ts(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function kc(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>An(r)&&!n.has(r.token_id))}var An=({status:t})=>t==="finished"||t==="\
ended";function yc(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:p})=>p.status==="running"||An(p)&&!e.has(p.token_id)),i=p=>n.every((g,f)=>Wt(
g,p.beam.progress[f],p,o)),c=r.filter(p=>!p.beam.progress||i(p));return c.length<s?[...c,...r.filter(p=>!c.includes(p))]:c}function jr(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:c}=t.prompts[i],p=c[(t.together?s:c.length)-1]||[];return p.length===r.length&&p.every((g,f)=>xc(g,r[f],t))})}function xc(t,{node:e,score:n},o){if(Ke(t)===
null||!Number.isFinite(n))return Ke(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function zr(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:c}=n.prompts[e],p=(y,_,O="")=>({node:y,score:ss(y,o),place:null,state:_,why:O}),g=new Set(
i.map(({node:y})=>y)),f=$c(r).filter(y=>!g.has(y)).map(y=>{let{stop:_}=c.find(({group:O})=>O===(y.beam.group??null))||c[0];return!_||y.index<_.step?p(y,"out","f\
ell out"):p(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),m=!s&&!n.stop;return[...i.map(({node:y,score:_},O)=>({node:y,score:_,place:O,state:n.
stop&&O<t.wanted?"returned":"kept",why:""})),...m?r.running.map(y=>p(y,"running")).sort((y,_)=>_.score-y.score):[],...f.sort((y,_)=>_.score-y.score)]}var es=new WeakMap;
function $c({steps:t}){es.has(t)||es.set(t,{read:0,nodes:[]});let e=es.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function eo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var vc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Dr=({processors:t})=>t.filter(e=>!vc.has(e));function rs(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},c=e(r-n,i[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let p=t.steps[r].find(g=>g.beam.parent===s&&g.beam.token_id===c)||null;if(!p||p.beam.status==="pruned")return{last:o,ended:!1,
left:Sc(t,o,s,{index:r,id:c,node:p,candidates:i})};if(o=p,p.beam.status!=="running")return{last:o,ended:!0,left:null};s=p.beam.beam}return{last:o,ended:!1,left:null}}
function Sc(t,e,n,{index:o,id:s,node:r,candidates:i}){let c=r&&r.beam||i.find(y=>y.token_id===s)||null,p=r?r.beam.group:e&&e.beam.group,g=t.steps[o].filter(y=>(y.
beam.group??null)===(p??null)||!e),f=g.filter(y=>y.beam.status==="running").map(He),m=e&&!e.given?He(e):0;return{index:o,token:c,node:r,considered:g.length,sum:r?
He(r):c&&Ke(c.logprob)!==null?m+c.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var to=t=>rs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ee={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Hr=new Set(["running"]),It=new Set(["finished"]);function Kr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=is(t,n),s=new Map((e.returned||[]).map((m,y)=>[m,y+1])),r=oo([...o,...s.keys(),...no(t,n)]),{kids:i,hidden:c}=_c(t,n,e,r,o),{lanes:p,
counts:g}=Tc(t,n,i),f=Ac(t,n,i,p,e);return Cc(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:c,lanes:p,counts:g,columns:f,options:e})}var no=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Hr.has(n.status));function is(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function oo(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function _c(t,e,n,o,s){
let r=new Map,i=new Set([null]),c=new Map,p=new Map,g=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));g(null);for(let f=0;f<=e;f++){for(let m of t.steps[f]){let{
before:y}=m,_=n.collapsed.has(y)?y:c.get(y);_!=null?(c.set(m,_),p.set(_,(p.get(_)||0)+1)):Hr.has(m.beam.status)?(n.lost||o.has(m))&&(g(y).on.push(m),i.add(m)):(!It.
has(m.beam.status)||n.lost||s.has(m))&&g(y).off.push(m)}t.distributions[f].forEach((m,y)=>{let _=Oc(t,f,y);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&Ec(t,f,y,
m,g(_),n.candidates)})}for(let f of r.values()){f.on.sort((O,A)=>O.beam.beam-A.beam.beam);let m=f.off.filter(({beam:O})=>It.has(O.status)),y=f.off.filter(({beam:O})=>!It.
has(O.status)),_=(O,A)=>A.beam.score-O.beam.score;f.off=[...m.sort(_),...Mc(y.sort(_),n.candidates)]}return{kids:r,hidden:p}}function Mc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Oc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Ec(t,e,n,o,s,r){let i=r-s.off.filter(({beam:p})=>p.parent===n&&!It.has(p.status)).length;if(i<=0)return;let c=new Set(t.steps[e].filter(
({beam:p})=>p.parent===n).map(({beam:p})=>p.token_id));for(let p of o.candidates)if(!(p.logprob===null||c.has(p.token_id))&&(s.off.push(sr(t,e,n,o,p)),i-=1,!i))
return}function Tc(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let c=[],p=new Set;for(let g of no(t,i)){let f=n.get(g.before);if(!f||!f.on.includes(g))
continue;let m=g.beam.group??0;s.has(m)||s.set(m,[]),f.on.find(({beam:_})=>(_.group??0)===m)===g&&g.before&&o.has(g.before)?(o.set(g,o.get(g.before)),s.get(m)[o.
get(g).number]=i,p.add(g)):c.push(g)}c.sort((g,f)=>g.beam.beam-f.beam.beam);for(let g of c){let f=g.beam.group??0,m=Lc(s.get(f),i,g.before&&o.has(g.before)?o.get(
g.before).number:0);s.get(f)[m]=i,o.set(g,{group:f,number:m})}}let r=new Map([...s].sort(([i],[c])=>i-c).map(([i,c])=>[i,Math.max(1,c.length)]));return{lanes:o,
counts:r}}function Lc(t,e,n){let o=i=>i.sort((c,p)=>Math.abs(c-n)-Math.abs(p-n)||p-c)[0],r=t.map((i,c)=>c).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function Ac(t,e,n,o,s){
let r=p=>no(t,p-1).every(g=>{if(!o.has(g))return!0;let f=n.get(g);return f&&f.on.length===1&&!f.off.some(({beam:m})=>It.has(m.status))}),i=[],c=s.live?e-2:e;for(let p=0;p<=
e;p++){let g=i.at(-1);s.fold&&g&&p<=c&&r(p)?g.to=p:i.push({from:p,to:p})}return i.flatMap(p=>{let g=p.to-p.from+1;return g>=Ee.short&&!s.unfolded.has(p.from)?[p]:
Array.from({length:g},(f,m)=>({from:p.from+m,to:p.from+m,...g>=Ee.short&&m===0?{open:!0}:{}}))})}function Cc(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:c,counts:p,columns:g,options:f}){let m=[],y=Ee.margin+Ee.node+Ee.gap;for(let u of g){u.x=y,u.folded=u.to>u.from,u.width=u.folded?Ee.fold:Ee.node,y+=u.width+
Ee.gap;for(let h=u.from;h<=u.to;h++)m[h]=u}let{tops:_,bands:O,height:A}=Pc(r,c,p,m),E=u=>_.get(u.group)[u.number],W={node:null,nodes:[],look:"root",x:Ee.margin,
y:Nc(_),width:Ee.node,height:Ee.row-4,hidden:0},b=[W],L=new Map([[null,W]]),k=[];function l(u,h,w){let $=m[u.index],v={node:u,nodes:[u],look:a(u),x:$.x,y:h,width:$.
width,height:w,hidden:i.get(u)||0,place:o.get(u)||null,folded:$.folded,column:$,greedy:f.greedy.has(u)};L.set(u,v),b.push(v);let S=L.get(u.before);return S&&k.push(
{from:S,to:v,look:v.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),v}function a(u){let{status:h}=u.beam;return h==="finished"?n.has(u)?"kept":"fell":h!==
"running"?h:u.index===e?"tip":s.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let h=m[u];for(let w of no(t,u))if(c.has(w))if(u>h.from){let $=L.get(w.before);$&&($.
nodes.push(w),$.node=w,$.look=a(w),$.greedy&&=f.greedy.has(w),$.hidden=i.get(w)||0,L.set(w,$))}else l(w,E(c.get(w)),Ee.row-4).lane=c.get(w)}for(let[u,h]of r){let w=u===
null?null:c.get(u)&&E(c.get(u));if(w===void 0)continue;let $=new Map;for(let v of h.off){let S=m[v.index];if(!S||S.folded&&!It.has(v.beam.status))continue;let x=w??
_.get(v.beam.group??0)[0],M=$.get(x)||0;$.set(x,M+1),l(v,x+Ee.row+M*Ee.leaf,Ee.leaf-2)}}return{entries:b,edges:k,columns:g,bands:O,at:L,last:e,width:y-Ee.gap+Ee.
margin,height:A}}function Pc(t,e,n,o){let s=new Map;for(let[g,f]of t){let m=new Map;for(let y of f.off){let _=o[y.index];if(!_||_.folded&&!It.has(y.beam.status))
continue;let O=g===null?{group:y.beam.group??0,number:0}:e.get(g);if(!O)continue;let A=`${O.group} ${O.number}`;m.set(A,(m.get(A)||0)+1)}for(let[y,_]of m)s.set(
y,Math.max(s.get(y)||0,_))}let r=new Map,i=[],c=Ee.margin,p=n.size>1;for(let[g,f]of n){let m=c;p&&(c+=Ee.band),r.set(g,[]);for(let y=0;y<f;y++)r.get(g).push(c),
c+=Ee.row+(s.get(`${g} ${y}`)||0)*Ee.leaf+Ee.between;p&&i.push({group:g,y:m,height:c-m-4}),p&&(c+=8)}return r.size||r.set(0,[c]),{tops:r,bands:i,height:Math.max(
c,Ee.margin+Ee.row)+Ee.margin-Ee.between}}var Nc=t=>[...t.values()][0][0];var qc=`
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
`,ds={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},as={tall:.55,small:.75},Wc=[1,1.8,3,4.5,6.5],Ic=[.05,.2,.5,.8],Rc={probability:({beam:t})=>G(
Math.min(1,he(t.logprob))),token:({beam:t})=>ie(t.logprob,2),sum:({beam:t})=>ie(t.score,2),score:(t,e)=>ie(rn(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
wn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=me("style");n.textContent=qc,this.world=me("g"),this.bands=me("g"),this.ruler=me("g"),this.
edges=me("g"),this.blocks=me("g"),this.nodes=me("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(cs(i)?as.tall:as.small);return this.drawBands(e),this.drawRuler(n.zoom>=as.tall?e.columns.filter(({x:i,width:c})=>!n.area||i+c>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=de(this.bands,e.length,()=>{
let s=me("g");return s.append(me("rect","t-band"),me("text")),s});e.forEach(({group:s,y:r,height:i},c)=>{let[p,g]=o[c].children;te(p,{x:4,y:r,width:n-8,height:i,
rx:8}),te(g,{y:r+16}),T(g,`group ${st(s)}`)})}drawRuler(e){let n=de(this.ruler,e.length,()=>me("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{te(n[i],{x:r+
8,y:12}),T(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)te(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:s,to:r,look:i,share:c}of e.edges){let[p,g]=[s.x+s.width,r.x],[f,m]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(g<n.area[0]||p>n.area[2]||
Math.max(f,m)<n.area[1]||Math.min(f,m)>n.area[3]))continue;let y=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(g-p)*.6),A=`t-edge t-w${Ic.filter(
E=>c>=E).length} ${Dc(r,i,y)}${n.dim&&!y?" t-dim":""}`;o.has(A)||o.set(A,[]),o.get(A).push(`M${p},${f}C${p+_},${f} ${g-_},${m} ${g},${m}`)}this.drawPaths(this.edges,
o,(s,r)=>{s.style.strokeWidth=`${Wc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=me("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),te(i,
{d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ls(s,n.path)?"path":s.look}${n.dim&&!ls(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:c,width:p,height:g}=s;o.get(r).push(`M${i},${c+g*.2}h${p}v${g*.6}h${-p}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==cs(s))&&(i&&i.group.remove(),i=Bc(cs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:c,height:p,look:g}=n,{group:f,
box:m,word:y,right:_,tall:O}=e,A=s?Rc[o.number](s,o.penalty):"";if(te(f,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),te(m,{width:c,height:p}),te(
_,{x:c-8}),T(_,A),O)Fc(e,n,o);else{let E=`${n.greedy?"G":""}${ds[g]} `;T(y,E+so(hs(s),12-E.length-Math.ceil(A.length*.82)))}jc(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ls(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},cs=({height:t})=>t>Ee.leaf;function Bc(t){let e=me("g"),[n,o,s]=[me("rect","t-box"),me("text","t-word"),me("t\
ext","t-small t-right")];e.append(n,o,s),te(n,{rx:t?7:5}),te(o,{x:8,y:t?14:13}),te(s,{y:t?28:13});let r=t?e.appendChild(me("text","t-small")):null;return r&&te(
r,{x:8,y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function Fc({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,c=ds[i]?`${ds[i]} `:"";s?T(t,
c+(r.length>1?Hc(r.map(hs).join(""),28):so(hs(s),12-c.length))):T(t,o.root),T(e,s?zc(n,o):""),te(e,{class:s&&r.length<2&&ro(s)?"t-small t-switch":"t-small"})}function jc(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[me("rect","t-inside"),me("rect","t-\
flag"),me("text","t-flag-text")],t.group.append(...t.flag));let[c,p,g]=t.flag,f=8+7*i.length;te(c,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),te(p,{x:s-f+4,y:-6,width:i?
f:0,height:14,rx:2}),te(g,{x:s-f/2+4,y:5}),T(g,i)}var ls=(t,e)=>t.nodes.some(n=>e.has(n)),ro=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function zc({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":ro(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function Dc(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var hs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Xt,n=>At[n]||"�")||"(empty)",Gr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function so(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=Gr(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function Hc(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+Gr(r),0)<=e?t:so(t,o)+so(n.slice(-o).join(""),o)}var Ur=700;function ps(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=[["probability",G(Math.min(1,he(n.logprob)))],["token log p",ie(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
i.push(["before the processors",ie(n.raw_logprob)]),i.push(["sum",ie(n.score)]),i.push([`sum / ${o}^${s}`,ie(rn(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:
`below the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",ie(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),
i}function fs(t,e,n,{place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),c=i.filter(b=>b.
beam.status==="running"),p=`beam ${(r.beam??0)+1}`,g=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,m=o?` It is out\
put ${o}.`:"";if(t.given)return"It was given, not chosen: the search begins after it.";let y=ro(t)?` It continues beam ${r.parent+1}: the text that was ${p} sto\
od lower, or was given up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",O=c.reduce((b,L)=>Math.min(b,L.beam.score),1/0),A=Number.isFinite(
O)?` The last that went on had a sum of ${ie(O)}.`:"",E={tip:(f?`It was still going on as ${p} when the search stopped.`:`It goes on as ${p}.`)+y+_,inner:`It we\
nt on as ${p}.${y}${_}`,lost:`It went on as ${p}, but nothing came of it: better ones took the places of its continuations.${y}${_}`,kept:`The text ended here a\
nd is kept, with a final score of ${ie(r.final_score)}.${m}`,fell:`The text ended here with ${ie(r.final_score)}, but better ones came, and it is not kept.`,ended:"\
The text ended here, but does not count: it ranked too low, or lacks words that it must have.",pruned:g?`It was drawn, and given up: the beams were full.${A}`:`\
It was considered and given up.${A}`,unseen:g?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},W=s?" \
Greedy decoding would have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+W}var io=t=>t.piece??(["pruned","unseen","ended"].includes(t.
beam.status)||!t.beam.text?t.beam.text:"");function us(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&Wt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}
function ms(t,e){let n=(p,g,f)=>t.querySelector(".gp-picked-"+f)||t.appendChild(d(p,g)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","\
fate"),i=t.classList.contains("gp-node-card");function c(p,g,f){if(!p){t.hidden=!0;return}let m=g.at.get(p),y=Ie(p.before).map(W=>W.piece??"").join(""),_=i&&y.length>
Ur?"…"+y.slice(-Ur):y,O=d("b","");Ye(O,io(p)||p.beam.text),o.replaceChildren(d("bdi","",_),O);let A=ps(p,e);p.beam.progress&&A.push(["constraints",us(p,f,e.prefix.
map(W=>W.token_id))]);let E=([W,b])=>{let L=[d("dt","",W),d("dd","",b)];if(i)return L;let k=d("div");return k.append(...L),[k]};s.replaceChildren(...A.flatMap(E)),
T(r,fs(p,m?m.look:p.beam.status,e,m||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function Vr(){return[...[["tip","goes on"],["lost","✕ led \
nowhere"],["kept","■ ended, kept"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked te\
xt"]].map(([e,n])=>{let o=me("svg","t-tree"),s=me("g",`t-${e}`),[r,i]=[me("rect","t-box"),me("rect","t-inside")];te(r,{x:2,y:2,width:22,height:11,rx:3}),te(i,{x:4.5,
y:4.5,width:17,height:6,rx:2}),s.append(r,i),o.append(s);let c=d("span");return e==="unseen"?c.append(n):c.append(o,n),c}),d("span","","2→1: beam 2’s text is be\
am 1 now"),d("span","","★ returned"),d("span","","G the greedy path")]}var Jr=12e3;async function Zr(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let c=`beam-tree${s?"-"+(s+1):""}`,g=await{svg:()=>new Blob([Qr(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Kc(e,r,i),json:()=>new Blob([JSON.stringify(Yr(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([Gc(Yr(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),f=d("a","",null,{href:URL.createObjectURL(g),download:`${c}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function Qr(t,e,n){
let o=me("svg"),s=new wn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;te(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let c=getComputedStyle(n),p=o.querySelector("style");p.textContent=p.textContent.replace(/var\((--[\w-]+)\)/g,(f,m)=>c.
getPropertyValue(m).trim());let g=me("rect");return te(g,{width:r,height:i,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(g,s.world),new XMLSerializer().
serializeToString(o)}async function Kc(t,e,n){let o=Qr(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,Jr/t.width,Jr/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),c=i.getContext("2d");c.scale(r,r),c.drawImage(s,0,
0,t.width,t.height);let p=await new Promise(g=>i.toBlob(g,"image/png"));if(!p)throw new Error("the browser has no room for so large a picture.");return p}function Yr(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let c=is(e,
e.steps.length-1),p=e.steps.flatMap(f=>f).map(f=>{let{beam:m}=f;r.set(f,r.size);let y={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:m.
token_id,token:m.text,piece:m.piece,logprob:m.logprob,raw_logprob:m.raw_logprob,sum:m.score,length:f.length,score:rn(f,s),rank:f.rank,status:m.status,beam:m.beam,
parent_beam:m.parent};return f.given&&(y.given=!0),m.status==="finished"&&Object.assign(y,{final_score:m.final_score,kept:c.has(f)}),i.has(f)&&(y.output=i.get(f)),
(m.group??null)!==null&&Object.assign(y,{group:m.group,diversity_penalty:m.diversity_penalty}),m.progress&&Object.assign(y,{progress:m.progress,bank:m.bank,forced:m.
forced}),y}),g=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Xs(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...g,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:p}}var Xr=t=>'"'+t.replace(Xt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Gc({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let c=Xr(`${i.token}`).
slice(0,-1)+`\\n${ie(i.logprob,2)}  ${ie(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${c}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(
i=>{let c=(.4+4*Math.min(1,he(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${c}${i.status==="pruned"?", style\
=dashed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Xr(n)}, style=bold];`,...s,...r,"}",
""].join(`
`)}function ei(t,e){let r={candidates:2,number:"probability"},i=X=>t.querySelector(".gp-"+X),c=i("window"),p=i("tree-nodes"),g=i("slider"),f=new wn(i("picture")),m=new Qn(
c,()=>V());m.resized=()=>{m.settle(),k&&!m.byHand&&m.reveal(R(),30)};let y=ms(i("node-card"),e),_=ms(i("picked"),e),O=0,A=null,E=null,W={},b=new Set,L=new Set,k=null,
l=null,a=!0,u=!1,h=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[O],M=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,q=()=>Math.min(A??1/0,M()-1),I=()=>q()===
x().steps.length-1,H=()=>e.started.effective.length_penalty??1;function N(){let{effective:X,max_new_tokens:oe}=e.started,ue=(X.num_beams||1)*oe>700;W={...r,lost:!ue,
fold:ue,...ue?{candidates:0}:{},...W.byHand,byHand:W.byHand},O=0,A=E=k=null,b=new Set,L=new Set,$=fn(e.started),J(),Object.assign(m,{x:0,y:0,zoom:1,byHand:!1}),
i("candidates-shown").value=W.candidates,i("number").value=W.number,i("lost").checked=W.lost,i("fold").checked=W.fold}function C(){a=!1;let X=I()&&e.returned?e.
returned.map(({last:ye})=>ye):[];k=Kr(x(),{...W,upTo:q(),collapsed:b,unfolded:L,returned:X.filter(ye=>ye&&ye.sequence===O),live:!e.finished||!I(),greedy:P()});let{
height:oe}=k;m.byHand||(m.zoom=Math.min(1,Math.max(.8,596/oe)));let ue=`${Math.round(Math.max(150,Math.min(600,oe*Math.min(1,m.zoom)+4)))}px`;c.style.height!==ue&&
(c.style.height=ue),l=null,m.sized(k.width,oe),m.byHand||m.reveal(R(),30),Ks(),D()}function P(){let{last:X,left:oe}=to(x()),ue=oo([X]),ye=oe&&(oe.node||oe.token&&
rr(x(),oe.index,X,oe.token.token_id));return ye?ue.add(ye):ue}function R(){let{x:X,width:oe}=k.columns.at(-1),{y:ue,height:ye}=k.at.get(j())||k.entries[0];return{
x:X,y:ue,width:oe,height:ye}}let j=()=>{if(!I())return[...x().byStep[q()].values()][0]||null;let X=e.lines().find(({last:oe})=>oe&&oe.sequence===O);return X?X.last:
null},U=()=>e.selected&&e.selected.beam&&e.selected.sequence===O?e.selected:null,B=()=>U()&&U()!==E?U():null;function V(){u||(u=!0,requestAnimationFrame(()=>{u=
!1,!t.hidden&&x()&&Q()}))}function Q(){(a||!k)&&C();let{x:X,y:oe,zoom:ue,area:[ye,_e,ct,ot]}=m,Xe=l&&ye>=l.area[0]&&_e>=l.area[1]&&ct<=l.area[2]&&ot<=l.area[3];
l&&m.gesture&&Math.abs(Math.log(ue/l.zoom))<.4&&ue!==l.zoom?(clearTimeout(S),S=setTimeout(K,130)):(!Xe||ue!==l.zoom)&&ne([ye,_e,ct,ot],ue);let qa=[(l.area[0]-X)*
ue,(l.area[1]-oe)*ue].map(Wa=>`${Wa.toFixed(2)}px`);f.element.style.transform=`translate(${qa}) scale(${ue/l.zoom})`,f.nameBandsAt(X),Ds(),i("follow").hidden=!m.
byHand}function ne([X,oe,ue,ye],_e){let[ct,ot]=[(ue-X)*.2,(ye-oe)*.2];l={zoom:_e,area:[X-ct,oe-ot,ue+ct,ye+ot]};let{area:Xe}=l;te(f.element,{width:(Xe[2]-Xe[0])*
_e,height:(Xe[3]-Xe[1])*_e}),te(f.world,{transform:`translate(${-Xe[0]*_e} ${-Xe[1]*_e}) scale(${_e})`}),f.draw(k,ce(Xe))}function ce(X){let oe=B();return{area:X,
zoom:m.zoom,path:oo([oe||j()]),dim:!!oe,number:W.number,penalty:H(),goals:$.length?xe:null,root:e.readsSource?"target start":"the prompt"}}let ve=new Map;function xe(X){
return X.beam.progress?(ve.has(X)||ve.set(X,us(X,$,e.prefix.map(oe=>oe.token_id))),ve.get(X)):""}function K(){m.gesture=!1,l=null,V()}function z(){a=!0,V()}function Y(X){
let oe=M()-1;A=X>=oe?null:Math.max(0,X),E=A===null?null:j(),e.selectStep(E),A!==null&&(m.byHand=!1),z()}function D(){let X=Math.max(1,M());g.max=X,g.value=q()+1;
let{columns:oe}=k||{columns:[]},ue=oe.filter(ye=>ye.to>ye.from).reduce((ye,{from:_e,to:ct})=>ye+ct-_e,0);g.setAttribute("aria-valuetext",`step ${q()+1} of ${X}`),
T(i("step-words"),`step ${q()+1} of ${X}${ue?`, ${ue} folded`:""}`),T(i("play"),w?"❚❚ Pause":"▶ Play")}function J(){clearInterval(w),w=null}function Z(){w?
J():(I()&&Y(0),w=setInterval(()=>{!t.isConnected||I()?J():Y(q()+1),D()},Math.max(130,Math.min(800,2e4/Math.max(1,M()))))),D()}g.addEventListener("input",()=>{J(),
Y(Number(g.value)-1)}),i("play").addEventListener("click",Z);function ae(X,oe){W[X]=oe,W.byHand={...W.byHand,[X]:oe},z()}i("candidates-shown").addEventListener(
"change",({target:X})=>ae("candidates",Number(X.value))),i("number").addEventListener("change",({target:X})=>ae("number",X.value)),i("lost").addEventListener("c\
hange",({target:X})=>ae("lost",X.checked)),i("fold").addEventListener("change",({target:X})=>{L=new Set,ae("fold",X.checked)}),i("prompt-number").addEventListener(
"change",({target:X})=>{O=Number(X.value),e.selectStep(null),z()});let fe=([X,oe])=>k&&k.entries.findLast(ue=>X>=ue.x&&X<=ue.x+ue.width&&oe>=ue.y-2&&oe<=ue.y+ue.
height+2);c.addEventListener("pointermove",X=>{if(X.pointerType==="touch")return y.hide();let oe=m.pointers.size?null:fe(m.at(X));oe!==v&&(v=oe,c.style.cursor=oe&&
oe.node?"pointer":"",oe&&oe.node?we(oe):y.hide())}),c.addEventListener("pointerleave",()=>{v=null,y.hide()}),c.addEventListener("click",X=>{if(m.moved)return;let oe=fe(
m.at(X));oe&&(jo(oe),Se(oe))});function we(X){y.show(X.node,k,$);let{x:oe,y:ue,zoom:ye}=m,[_e,ct]=[(X.x-oe)*ye,(X.y+X.height-ue)*ye+8],{element:ot}=y,Xe=(X.y-ue)*
ye-ot.offsetHeight-8;ot.style.left=`${Math.max(4,Math.min(_e,m.width-ot.offsetWidth-4))}px`,ot.style.top=`${ct+ot.offsetHeight>m.height&&Xe>0?Xe:ct}px`}function Se(X){
X.folded?(L.add(X.column.from),z()):X.node&&(E=null,e.selectStep(X.node===U()&&B()?null:X.node))}function Ve(X){let{node:oe,column:ue}=X;oe&&(X.folded?L.add(ue.
from):k.columns.some(({from:ye,open:_e})=>_e&&ye===oe.index)&&L.has(oe.index)?L.delete(oe.index):b.has(oe)?b.delete(oe):oe.beam.status==="running"&&b.add(oe),z())}
let at=X=>k.entries.filter(({nodes:oe})=>oe.length&&oe[0].before===X.node),Fo=X=>X.node?X.nodes[0].index+2:1;function jo(X,oe=!1){let ue=h,ye=ue&&document.activeElement===
ue;h=d("div","",null,{role:"treeitem",tabindex:"0","aria-level":Fo(X),"aria-label":Pa(X)});let _e=X.node?at(k.at.get(X.nodes[0].before)||k.entries[0]):[X];h.setAttribute(
"aria-setsize",_e.length||1),h.setAttribute("aria-posinset",Math.max(0,_e.indexOf(X))+1),h.setAttribute("aria-selected",String(!!X.node&&X.node===U())),X.hidden||
X.folded?h.setAttribute("aria-expanded","false"):at(X).length&&h.setAttribute("aria-expanded","true"),h.entry=X,p.append(h),ue&&ue.remove(),Ds(),(ye||!oe)&&h.focus(
{preventScroll:!0})}function Pa(X){if(!X.node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let oe=X.nodes.length>1?`${X.nodes.
length} tokens, ${le(X.nodes.map(io).join(""))}`:le(io(X.node)),ue=ps(X.node,e).map(([ye,_e])=>`${ye} ${_e}`);return[oe,`step ${X.node.index+1}`,fs(X.node,X.look,
e,X),...ue].join(", ")}function Ds(){if(!k)return;let X=h&&h.entry,oe=X&&(X.node?k.at.get(X.node):k.entries[0])||k.at.get(j())||k.entries[0];if(!h||oe!==X)if(h&&
X&&oe.node===X.node)h.entry=oe;else return jo(oe,!0);let{x:ue,y:ye,zoom:_e}=m;Object.assign(h.style,{left:`${(oe.x-ue)*_e}px`,top:`${(oe.y-ye)*_e}px`,width:`${oe.
width*_e}px`,height:`${oe.height*_e}px`})}function Hs(X,oe){let ue=k.entries.filter(ye=>ye.x===X.x).sort((ye,_e)=>ye.y-_e.y);return ue[ue.indexOf(X)+oe]}p.addEventListener(
"keydown",X=>{if(X.ctrlKey||X.metaKey||X.altKey||!h)return;let{entry:oe}=h,ue=_e=>{_e&&(m.byHand=!0,m.reveal(_e),jo(_e))},ye={ArrowLeft:()=>ue(oe.node&&k.at.get(
oe.nodes[0].before)),ArrowRight:()=>ue(at(oe)[0]),ArrowDown:()=>ue(Hs(oe,1)),ArrowUp:()=>ue(Hs(oe,-1)),Home:()=>ue(k.entries[0]),End:()=>ue(k.at.get(j())),Enter:()=>Se(
oe)," ":()=>Ve(oe),Escape:()=>e.selectStep(null),"+":()=>m.zoomBy(1.25),"-":()=>m.zoomBy(.8),0:()=>m.whole()};Object.hasOwn(ye,X.key)&&(X.preventDefault(),X.stopPropagation(),
ye[X.key]())}),p.addEventListener("focusin",({target:X})=>k&&X.matches(":focus-visible")&&we(X.entry)),p.addEventListener("focusout",()=>y.hide()),i("in").addEventListener(
"click",()=>m.zoomBy(1.3)),i("out").addEventListener("click",()=>m.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{m.byHand=!0,m.whole()}),i("follow").addEventListener(
"click",()=>{m.byHand=!1,A=null,z()}),i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?
document.exitFullscreen():t.requestFullscreen()),document.addEventListener("fullscreenchange",()=>{t.isConnected&&(T(i("full-screen"),document.fullscreenElement===
t?"Leave full screen":"Full screen"),m.byHand=!1,z())}),i("go-on").addEventListener("click",()=>{let X=U();X&&e.ask({type:"branch",step:X,tokenId:X.chosen.token_id})}),
i("collapse").addEventListener("click",()=>{let X=k.at.get(U());X&&Ve(X)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener(
"click",async({target:X})=>{let oe=X.dataset.file;if(oe){if(oe==="html")return e.ask({type:"save_page"});T(i("told"),"");try{await Zr(oe,{tree:k,log:e,prompt:x(),
number:O,view:ce(null),root:t})}catch(ue){T(i("told"),`The picture could not be made: ${ue.message} Save it as SVG instead.`)}}});function Ks(){let X=U();if(i("\
picked").hidden=!X||X===E,i("picked").hidden)return;_.show(X,k,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let oe=k.at.get(X),ue=oe&&!oe.hidden&&at(oe).length;
i("collapse").hidden=!oe||!ue&&!oe.hidden||X.beam.status!=="running",T(i("collapse"),oe&&oe.hidden?`Open what follows (${oe.hidden})`:"Fold what follows")}function Na(){
let X=e.prompts.length;i("which").hidden=X<2,i("prompt-number").options.length!==X&&(i("prompt-number").replaceChildren(...e.prompts.map((oe,ue)=>d("option","",
String(ue+1),{value:ue}))),i("prompt-number").value=O)}return i("legend-line").append(...Vr()),X=>{t.hidden=!e.usesBeams,X.run&&e.started&&N(),!t.hidden&&(i("fi\
les").querySelector("[data-file=html]").hidden=!e.canAsk,(X.run||X.steps||X.status)&&(a=!0,Na()),l=null,Q(),Ks())}}var Uc={returned:"★",kept:"■",running:"●",out:"□"},Vc={returned:"output",kept:"kept",running:"still runs"},[Jc,ti]=[100,14],Yc=16,gs=new WeakMap,ni=new WeakMap;
function ao(t){let e=[],n=t;for(;n&&!gs.has(n);)e.push(n),n=n.before;let o=n?gs.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!An(s.beam)?s.chosen.text:
""),gs.set(s,o);return o}function lo(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Xc(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Zc(t,e,n){if(n.ends.has(t.beam.token_id))return Re("eos")[0];
if(t.length>=n.maxNew)return Re("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Re(o.stopReason)[0]:"a stopping criterion"}var co=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(o,s);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,c]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,c),n[3].append(r);let p={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:c,node:null};
return this.rows.push(p),p}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:p})=>(p.beam.group??null)!==null),words:e.some(({node:p})=>p.beam.progress)};for(let[
p,g]of Object.entries(s))se(this.table.tHead.querySelector(`.gp-${p}-column`),g);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:p})=>ao(p)),i=r.
map(p=>Xc(p,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let c=Math.max(0,e.findIndex(({node:p})=>p===this.log.selected));this.rows.forEach((p,g)=>{se(p.row,
g<e.length),!p.row.hidden&&(p.pick.tabIndex!==(g===c?0:-1)&&(p.pick.tabIndex=g===c?0:-1),this.fill(p,e[g],r.length>1?i[g]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},c,p,g,f){let{cells:m,pick:y}=e,[_,O]=[ao(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),T(e.sign,Uc[r]),T(e.
place,s===null?i||Vc[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,c,O),y.getAttribute("aria-pressed")!==String(O)&&y.setAttribute("aria-pressed",
String(O)),se(m[1],f.moved),f.moved&&T(m[1],Qc(s,p.get(n))),se(m[2],f.group),f.group&&T(m[2],st(n.beam.group)),T(m[4],Number.isFinite(He(n))?ie(He(n)):"−∞"),
T(m[5],String(n.length)),T(m[6],Number.isFinite(o)?ie(o):"−∞"),se(m[7],f.words),f.words&&T(m[7],this.written(n,g)),T(m[8],r==="running"?"–":`${n.index+1}:\
 ${Zc(n,this.log,g)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let c=i||r<Yc?0:r,p=`${i} ${c} ${s}`;if(ni.get(e)===p)return;ni.set(e,p);let g=Array.from((c?"…":
"")+s.slice(c)),f=i||g.length<=2*ti?0:ti,m=g.slice(0,g.length-f);qe(n,(i?m:m.slice(0,Jc)).join("")),qe(o,f?g.slice(-f).join(""):"",{plain:!f}),e.setAttribute("a\
ria-label",le(s)),c||g.length>60?Ge(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>Wt(r,e.beam.
progress[i],e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function Qc(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:
t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ho=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(to(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=Dr(s.started).map(c=>bt(c)[0]);this.doubt.hidden=!i.length||!!r,T(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:ke(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let c=s.prompts.some(({steps:y})=>(y[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,c,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let p=`its sum is ${ie(He(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let y=s.prompts[e.sequence].running.
map(He);return[`${c} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${p}`,y.length?`; the best beam has ${ie(Math.max(...y))}.`:"."]}let g=r.findIndex(
({node:y})=>y===e);if(g===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${p}, its score ${ie(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${ie(He(r[0].node))} after ${r[0].node.length} tokens, and a score of ${ie(r[0].score,4)}.`:"";if(g>0)return[`The text of ${i} ended, an\
d has place ${g+1}: ${p}, its score ${ie(r[g].score,4)}.${f}`];let m=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count:\
 it ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${m}: ${p}.${f}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:c},p,g){let f=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,m=[s===null?"":`its sum ${ie(s)}`,c===null?"":`the last beam tha\
t went on had ${ie(c)}, the best ${ie(i)}`].filter(Boolean);return[`${p} left the path of ${g} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked \
at",` (${[f,...m].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([A])=>A),i=rs(n.prompts[o],A=>r[A]),c=A=>A.reduce((E,W)=>E+(Ke(W)??-1/0),0),p=s.prompts[o].
kept[0],g=p?Ie(p.node).filter(A=>!A.given):[],f=this.log.started.processors.length?" before the processors":"",m=(A,E)=>`${A} tokens with a log-probability of ${ie(
E)}${f}`,y=d("span");this.fill(y,["Run by the library, greedy decoding wrote ",{token:lo(e.text,60),className:"gp-wrote"},`: ${m(r.length,c(e.tokens.map(([,,A])=>A)))}`,
p?`; the best output has ${m(g.length,c(g.map(({chosen:A})=>A.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=d("deta\
ils"),O=d("table");for(let[A,[,E,W]]of e.tokens.entries()){let b=O.insertRow();b.insertCell().textContent=A+1,b.insertCell().append(ke(E)),b.insertCell().textContent=
ie(Ke(W))}_.append(d("summary","","Its tokens and their log-probabilities"),O),this.exactly.replaceChildren(y,_)}};var bn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ws=t=>gn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=gn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=d("th","",null,{scope:"row"});o.append(s);let[r,i,c]=Array.from({length:3},
()=>o.insertCell()),p=d("span"),g=d("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(p," ",g);let f={
row:o,head:s,words:p,button:g,because:i,outputs:c,value:e,name:n,rule:null};return g.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"search",
kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let o=!!(this.asked&&bn(this.asked,n));e.disabled=o,T(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
T(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let c=bn(i.rule,e.own);Me(i.row,c?
"gp-own-rule":""),T(i.head,i.name+(c?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:c}=i.prompts[o],p=c.every(({exact:m})=>m),
g=i.stop&&p?null:this.answerTo(e.rule),f=!g&&!(i.stop&&p);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
g){T(e.words,`after step ${g.steps}`),T(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(g));return}p?T(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${eo(i)}`:"not yet"):T(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),T(e.because,this.reasons(c,n,e.rule)),!p||
!i.stop?T(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&bn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:p})=>p[o].kept.slice(0,s));return[r.filter(({node:p},g)=>!i[g]||
i[g].node!==p).length,r.length,r[0]?{text:ao(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${ie(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",ke(lo(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${ws(e.own.earlyStopping)}`,c=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${c}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${c}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>el(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:c,worst:p}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(p===null)return`fewer than ${o.size} texts have ended`;let g=s.earlyStopping==="never"&&s.lengthPenalty>0,f=`${ie(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${ie(
c,4)}`+(g?" (as if it had the longest possible length)":""),m=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${m}, ${f}, is above \
the worst that is kept, ${ie(p,4)}`;if(e.why==="settled")return`no ${m} can better what is kept: the best, ${f}, is not above the worst that is kept, ${ie(p,4)}`;
let y=c>p?`, though the best ${m}, ${f}, was above the worst of them, ${ie(p,4)}`:"";return`${o.size} texts have ended, which is enough${y}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Re(s.stop_reason)[0]})`:""}`}},el=({group:t})=>t===null?"":
`group ${st(t)}: `;function oi(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,c,p]=["slide","power","rule","own-again","of-prompt"].map(o),[g,f,m]=["formula","honest","rest"].map(
o),y=new co(o("hypothesis-table"),e),_=new po(t,e),O=new ho(t,e),A={},E=new Map;for(let[x,M]of gn)i.append(d("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>W({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&W({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&L(b(os(e)),!0)),i.addEventListener("change",()=>W({earlyStopping:JSON.parse(i.value)})),c.addEventListener("click",()=>{A={},a(),s.focus()}),
p.addEventListener("change",()=>a());function W(x){A={...A,...x},a()}let b=x=>({...x.own,...A});function L(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function k(x){return M=>{let q=JSON.stringify(
M),I=E.get(q);if(I)return I;let H=Br(x,M);return H.stop&&E.set(q,H),H}}function l(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(q=>({node:q,score:q.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function a({onlySelection:x=!1,anew:M=!1}={}){let q=os(
e),I=!!(e.finished||e.failed),H=u(q.prompts.length),N=k(q),C=q.together!==null&&jr(q,N(q.own),!!e.finished),P=C?b(q):q.own,R=C?N(P):l(q),j=C?N(q.own):R,U=C&&!bn(
P,q.own),B=zr(q,H,R,P,I),V=U?new Map(j.prompts[H].kept.map(({node:ne},ce)=>[ne,ce])):null;if(y.draw(B.slice(0,40),V,q),m.hidden=B.length<=40,T(m,`and ${F(B.length-
40)} more, with lower scores`),x)return;for(let ne of["what-if","stopping"])o(ne).hidden=!C;o("greedily").hidden=!1,L(P,M),c.hidden=!U,T(c,`Back to the run’s ow\
n: ${Ut(q.own.lengthPenalty)}, ${ws(q.own.earlyStopping)}`);let Q=B.filter(({place:ne})=>ne!==null);T(o("counts"),h(B,Q)),T(o("scored"),`sum / length ^ ${Ut(P.lengthPenalty)}`),
g.setAttribute("aria-live",U?"polite":"off"),T(g,w(Q[0],P)),$(C?S(R,j,H,q,P,I):v(q)),C&&_.draw(q,H,N,P,I),O.draw(q,H,j)}function u(x){return o("of-prompts").hidden=
x<2,p.options.length!==x&&p.replaceChildren(...Array.from({length:x},(M,q)=>d("option","",`prompt ${q+1}`,{value:q}))),Math.max(0,p.selectedIndex)}function h(x,M){
let q=x.filter(({state:H})=>H==="running").length,I=x.filter(({state:H})=>H==="returned").length;return[`${F(x.length-q)} ended`,`${F(M.length)} kept`,...q?[`${F(
q)} running`]:[],...I?[`${F(I)} output${I>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:q,score:I}=x;return`\
The best: score = sum / length ^ length_penalty = ${ie(He(q))} / ${q.length} ^ ${Ut(M)} = ${ie(I,4)}`}function $(x){f.hidden=!x,T(f,x)}function v(x){return x.prompts.
every(({steps:M,given:q})=>M.length===q)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has rules of its own: w\
hat is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,q,I,H,N){
let C=Math.max(1,...I.prompts.map(({steps:j})=>j.length-I.start)),P=C**H.lengthPenalty;if(!Number.isFinite(P)||P===0)return`No number of the machine holds ${C} \
^ ${Ut(H.lengthPenalty)}: the search itself would fail.`;let R=x.prompts[q].pools.filter(({exact:j})=>!j);if(R.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${R.map(({group:U})=>"group "+st(U)).join(", ")} would have lost to divers\
ity.`;if(bn(H,I.own))return"";if(!x.stop){let j=`${eo(x)}, where the record${I.together?"":" of a group"} ends`;return N?`With these settings the search would h\
ave gone on past step ${j}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let j=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${j}: what ended later does not count.`}return""}return x=>{if(x.run&&(A={},E=new Map,p.replaceChildren()),
(x.run||x.searched)&&(_.asked=O.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:q,steps:I,status:H,selection:N,searched:C}=x;q||I||H||C?a({anew:q}):N&&a({onlySelection:!0})}}var tl=["token_id","text","piece","logprob","raw_logprob","entropy"],bs=class extends Gt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},fo=class extends sn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new bs(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(si,e.type)&&si[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?De(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,c])=>[i,r(i,c)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},si={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(tl.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var ri={},ii={},uo=new Map,mo=new Map,ks="bits";function ys(t){return uo.has(t)||uo.set(t,Object.assign(new Gt,{unit:ks})),uo.get(t)}function xs(t){return mo.has(
t)||mo.set(t,Object.assign(new fo(t),{unit:ks})),mo.get(t)}function $s(t){ks=t;for(let e of[...uo.values(),...mo.values()])e.setUnit(t)}function nl(t,e,{log:n="\
main"}={}){ai(ri[t],t,e,ys(n))}function ol(t,e,{group:n}){ai(ii[t],t,e,xs(n))}function ai(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}cr(s),o.subscribe(s,t(s,o))}function sl(t,e,n){ys(t).feedRun(e||"",n)}function rl(t,e,n){xs(t).
feedRun(e||"",n)}function ci(t,e){ri=t,ii=e;let n={mount:nl,feed:sl,chooseUnit:$s,log:ys,RunLog:Gt,mountGroup:ol,feedGroup:rl,group:xs};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function go(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function Cn(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",e.isPrompt?e.index-s:e.index+1),t.setAttribute("aria-valuemin",1-s),t.setAttribute("aria-valuemax",n)),t.setAttribute("aria-valuete\
xt",o)}var di={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:G},count:{least:[0,1],powers:!0,write:t=>li(10**t)},rank:{least:[-1,0],powers:!0,write:t=>li(10**-t)}},li=t=>t<1e4?F(Math.round(
t)):F(Math.round(t/1e3))+"k",Pn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
uncertain the next token was, for the model (before) and for the draw (after).",series:[{name:"surprisal",look:"gp-surprisal",tip:"How unexpected the chosen tok\
en was: minus the logarithm of its probability after the processors; before them where a text was only read.",value:t=>Fe(t).surprisal},{name:"entropy before",look:"\
gp-entropy-before",tip:"How uncertain the model was, before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entro\
py after",look:"gp-entropy-after",tip:"How uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"c\
andidates kept",axis:"count",about:"How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one bel\
ow.",series:[{name:"candidates kept",look:"gp-left",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.log10(Math.max(
1,lt(t)))}]},cumulative:{name:"cumulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where th\
e text is unlikely. The prompt is added up for itself.",series:[{name:"after the processors",look:"gp-drawn",sum:!0,tip:"Added up from the probabilities that th\
e tokens were drawn with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",look:"gp-model",sum:!0,tip:"Added up from the pr\
obabilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found\
 each looked-up token at each place, before the processors.",of:t=>he(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>he(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var hi=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function pi(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),c=t.querySelector(".gp-cursor"),p=t.querySelector(".gp-reading"),g=t.querySelector(".gp-unit"),f=t.querySelector(".gp-view"),m={left:46,right:10,top:10,bottom:24,
height:240},y=[],_=[],O=[[1/0,-1/0]],A=O[0],E=0,W=new Map,b=0,L="",k=()=>Pn[f.value],l=()=>di[k().axis],a=D=>D.isPrompt?D.index-e.started.prompt_tokens.length:D.
index;function u(){let D=Object.keys(Pn).filter(Z=>Pn[Z].series||W.size);if(D.length===f.options.length)return;let J=D.includes(f.value)?f.value:D[0];f.replaceChildren(
...D.map(Z=>d("option","",Pn[Z].name,{value:Z}))),f.value=J}function h(D){let J=!1;for(let Z of D)for(let{token_id:ae,text:fe}of Z.watched||[])J||=!W.has(ae),W.
set(ae,fe);return J}let w=({of:D})=>[...W].slice(-8).map(([J,Z],ae)=>({name:Z,look:`gp-watched-${ae}`,tip:`The looked-up token ${le(Z)}, number ${J} of the voca\
bulary.`,value:fe=>{let we=(fe.watched||[]).find(({token_id:Se})=>Se===J);return we?D(we):null}})),$=(D,J,Z)=>{let ae=document.createElementNS(s.namespaceURI,D);
J&&ae.setAttribute("class",J);for(let[fe,we]of Object.entries(Z||{}))ae.setAttribute(fe,we);return ae};function v(){u(),y=(k().series||w(k())).map((D,J)=>({...D,
line:$("polyline",D.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${D.look}`,{d:hi[J]}),ends:[],totals:[0]})),_=[],O=O.slice(
0,1),L="",i.replaceChildren(...y.map(({line:D})=>D).reverse()),c.replaceChildren(c.querySelector(".gp-here"),...y.map(({dot:D})=>D).reverse()),t.querySelector("\
.gp-keys").replaceChildren(...y.map(S)),H()}function S({name:D,look:J,tip:Z},ae){let fe=d("span","",null,{tabindex:"0","data-tip":Z}),we=$("svg","",{width:26,height:8,
"aria-hidden":"true"});return we.append($("line",`gp-key ${J}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${J}`,{d:hi[ae],transform:"translate(13 4)"})),fe.append(
we,k().of?ke(D):D),fe}function x(D,J,Z){let ae=s.createSVGPoint();[ae.x,ae.y]=[J,Z],D.points.appendItem(ae)}let M=([D,J],Z)=>[Math.min(D,Z),Math.max(J,Z)],q=(D,J,Z)=>J===
null||D.sum?Ke(J):Ke(J)??Math.max(l().least[1],Z[1]);function I(D){let{keep:J,added:Z}=xt(_,D);if(h(Z)){v(),I(D);return}_.length=J,O.length=J+1;for(let ae of y){
ae.ends.length=J,ae.totals.length=J+1;let fe=ae.ends.at(-1)??0;for(;ae.line.points.numberOfItems>fe;)ae.line.points.removeItem(ae.line.points.numberOfItems-1)}for(let ae of Z){
let fe=O.at(-1);for(let we of y){let Se=q(we,we.value(ae),fe);if(we.sum){let Ve=we.totals.at(-1);Se=Ve===null||Se===null?null:Ve+Se,we.totals.push(Se)}Se!==null&&
(x(we.line,ae.index,Se),fe=M(fe,Se)),we.ends.push(we.line.points.numberOfItems)}O.push(fe),_.push(ae)}}function H(){E=e.promptSteps.length,T(t.querySelector(".g\
p-about"),k().about+(E?" The prompt stands before the text, on a ground of its own.":"")),A=[1/0,-1/0];for(let D of y){D.promptLine&&D.promptLine.remove(),D.promptLine=
null;let J=0;for(let Z of e.promptSteps){let ae=q(D,D.value(Z),A);ae!==null&&(D.sum&&(ae=J+=ae),D.promptLine||(D.promptLine=$("polyline",`${D.look} gp-of-prompt`,
{"vector-effect":"non-scaling-stroke"}),i.prepend(D.promptLine)),x(D.promptLine,a(Z),ae),A=M(A,ae))}}}let N=()=>Math.max(9,_.length-1)+E,C=D=>m.left+(D+E)/N()*(b-
m.left-m.right),P=()=>l().unit?De(1,e.unit):1;function R(){let{least:D,powers:J}=l(),Z=P(),[ae,fe]=[O.at(-1),A].reduce(([Se,Ve],[at,Fo])=>[Math.min(Se,at*Z),Math.
max(Ve,Fo*Z)],D),we=J?Math.max(1,Math.ceil((fe-ae)/6)):U(fe-ae,4);return{low:Math.floor(ae/we+1e-9)*we,high:Math.ceil(fe/we-1e-9)*we,step:we}}let j=(D,{low:J,high:Z})=>m.
top+(1-(D-J)/(Z-J))*(m.height-m.top-m.bottom);function U(D,J){let Z=D/J,ae=10**Math.floor(Math.log10(Z));return ae*[1,2,5,10].find(fe=>fe*ae>=Z)}function B(){let D=R(),
J=[b,N(),E,D.low,D.high,e.unit].join(" ");if(J===L||!b)return;L=J;let Z=(C(1)-C(0)).toFixed(5),ae=(j(0,D)-j(P(),D)).toFixed(5);i.setAttribute("transform",`matri\
x(${Z} 0 0 ${-ae} ${C(0)} ${j(0,D)})`),r.replaceChildren();let fe=E?C(-.5):0;E&&r.append($("rect","",{x:m.left,y:m.top,width:Math.max(0,fe-m.left),height:m.height-
m.top-m.bottom}));for(let Se=D.low;Se<=D.high+D.step/1e6;Se+=D.step)V(m.left,j(Se,D),b-m.right,j(Se,D)),Q(l().write(Math.abs(Se)<D.step/1e6?0:Se),m.left-7,j(Se,
D)+4,"end");let we=U(N()+1,Math.max(3,Math.min(10,b/90)));for(let Se=Math.max(1,we);Se<=N()-E+1;Se+=Math.max(1,we))Q(Se,C(Se-1),m.height-6,"middle");E&&(V(fe,m.
top,fe,m.height-m.bottom,"gp-border"),fe-m.left>44&&Q("prompt",m.left,m.height-6,"start")),Q("token",C(0),m.height-6,"start"),l().unit&&Q(e.unit,Math.max(m.left,
fe)+4,D.high>0?m.top+12:m.height-m.bottom-6,"start")}function V(D,J,Z,ae,fe){r.append($("line",fe,{x1:D,y1:J,x2:Z,y2:ae}))}function Q(D,J,Z,ae){let fe=$("text",
"",{x:J,y:Z,"text-anchor":ae});fe.textContent=D,r.append(fe)}function ne(D){if(c.setAttribute("visibility",D&&b?"visible":"hidden"),!D){T(p,"The curve grows wit\
h the text."),Cn(o,null,0,"no token yet");return}let J=C(a(D));for(let[fe,we]of Object.entries({x1:J,x2:J,y1:m.top,y2:m.height-m.bottom}))c.querySelector(".gp-h\
ere").setAttribute(fe,we);let Z=R();for(let fe of y){let we=ce(fe,D);fe.dot.setAttribute("visibility",we===null?"hidden":"inherit"),we!==null&&fe.dot.setAttribute(
"transform",`translate(${J} ${j(we*P(),Z)})`)}let ae=ve(D);T(p,ae),Cn(o,D,_.length,ae,E)}function ce(D,J){let Z=J.isPrompt?D.promptLine:D.line;if(!Z||!Z.points.
numberOfItems)return null;if(J.isPrompt){let fe=Z.points.numberOfItems-E+J.index-1;return fe<0?null:Z.points.getItem(fe).y}let ae=D.ends[J.index]??0;return ae===
(D.ends[J.index-1]??0)?null:Z.points.getItem(ae-1).y}function ve(D){let J=`${D.isPrompt?`Prompt token ${D.index+1}`:`Token ${D.index+1}`}, ${le(D.chosen.text)}:\
 `,{surprisal:Z,entropyBefore:ae,entropyAfter:fe}=Fe(D),[we,Se,Ve]=[Z,ae,fe].map(at=>Ae(Ke(at),e.unit));return k().of?J+(K(D)||"no token was looked up here"):f.
value==="kept"?J+(D.isPrompt?"no processor takes part":`${F(lt(D))} of ${F(D.distribution.vocab)} tokens kept`):f.value==="cumulative"?J+xe(D):J+`surprisal ${we}\
; entropy `+(D.isPrompt?Se:`${Se} before, ${Ve} after`)}function xe(D){return"log-probability so far "+y.filter(Z=>Z.value(D)!==null).map(Z=>{let ae=ce(Z,D);return`${ae===
null?"minus infinity":Ae(ae,e.unit)} ${Z.name}`}).join(", ")}function K(D){return(D.watched||[]).map(J=>{let Z=J.logprob===null?"removed after":`${G(he(J.logprob))}\
 after`;return`${le(J.text)} ${G(he(J.raw_logprob))} before${J.raw_rank?` (rank ${F(J.raw_rank)})`:""}, ${Z}`}).join("; ")}function z(D){let J=(D.clientX-s.getBoundingClientRect().
left-m.left)/(b-m.left-m.right),Z=Math.max(-E,Math.min(_.length-1,Math.round(J*N())-E));return Z<0?e.promptSteps[Z+E]:_[Z]}go(o,e,{stepUnder:z,hover:D=>T(p,ve(D)),
leave:()=>ne(e.current())}),g.addEventListener("change",()=>$s(g.value)),f.addEventListener("change",()=>{v(),Y()});function Y(){let D=e.current();I(D?e.lastOf(
D):null),B(),ne(D)}return new ResizeObserver(([D])=>{b=D.contentRect.width,Y()}).observe(o),D=>{D.unit&&(g.value=e.unit),D.run&&(W=new Map),D.watched&&h(_),D.run||
D.watched?v():D.prompt&&H(),Y()}}var fi=new WeakMap;function Ue(t){let e=fi.get(t)||[],[n]=t.lines(),{keep:o,added:s}=xt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return fi.set(t,e),
e}function ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function tt({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var wo=({groups:t},e,n)=>ui(t[e].model)===ui(t[n].model);function ui(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bo(t,e,n){let o=[e,n].map(i=>Ue(t.shownOf(i).log)),s=wo(t,e,n)?il(...o):
al(...o),r=o.map((i,c)=>s[c]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function il(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var mi=({piece:t})=>t??"\0";function al(...t){
let[e,n]=t.map(r=>r.map(mi).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>cl(r,s))}function cl(t,e){let n=0,o=0;for(;o<
t.length&&(n+=mi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Nn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function gi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var wi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function bi(t){let e=wi?[...wi.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function ki(t,e){
let n=[t,e].map(m=>m.map(({word:y})=>y)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let c=0;for(;c<r-i&&o.at(-1-c)===s.at(-1-c);)c+=1;
let p=n.map(m=>m.map((y,_)=>_<i||_>=m.length-c)),g=n.map(m=>m.slice(i,m.length-c)),f=g.some(m=>m.length>1200);for(let[m,y]of ll(...g.map(_=>_.slice(0,1200))))p[0][i+
m]=p[1][i+y]=!0;return{kept:p,shared:p[0].filter((m,y)=>m&&o[y]).length,cut:f}}function ll(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let c=r*n+i;o[c]=t[r]===e[i]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function yi(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,c=-1/0;function p(y){let _=d("div","gp-text-side"),O=d("h3","gp-side-name"),A=d("p","gp-side-text",
null,{dir:"auto"});return _.append(O,A),s.append(_),{head:O,body:A,tag:y}}let g=["del","ins"].map(p);function f({body:y,tag:_},O,A){let E=[],W="",b=!1,L=()=>{W&&
E.push(b?d(_,"",W):W),W=""};O.forEach(({space:k,word:l},a)=>{let u=!A[a]&&!!l;u!==b?!u||!W?(L(),b=u,W=k+l):(W+=k,L(),b=!0,W=l):W+=k+l}),L(),y.replaceChildren(...E)}
function m(y){clearTimeout(i),i=0,c=performance.now();let _=y.map(k=>bi(Nn(Ue(e.shownOf(k).log)))),{kept:O,shared:A,cut:E}=ki(..._);g.forEach((k,l)=>f(k,_[l],O[l]));
let[W,b]=_.map(k=>k.filter(({word:l})=>l).length),L=t.querySelector(".gp-alike");se(L,W+b>0),W+b&&(T(t.querySelector(".gp-share"),`${G(2*A/(W+b))} in common`),T(
t.querySelector(".gp-formula"),`2 × ${F(A)} shared words / (${F(W)} + ${F(b)})`)),se(t.querySelector(".gp-cut"),E),T(t.querySelector(".gp-cut"),`The texts are \
very long: only ${F(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let y=e.header&&e.header.kind===
"lanes"?ut(e):null,_=y?y.map(b=>Ue(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let O=y.map(b=>tt(e,b)),A=JSON.stringify([O,..._.map(b=>Nn(
b))]);if(A===r&&(!i||e.running))return;r=A,T(t.querySelector(".gp-pair"),`${O[0]} beside ${O[1]}, word by word`),g.forEach(({head:b},L)=>qe(b,`${O[L]} ${e.groups[y[L]].
title}`,{plain:!0}));let W=_[0].length*_[1].length>2e5&&e.running?c+500-performance.now():0;W<=0?m(y):i||=setTimeout(()=>m(ut(e)),W)}}function xi(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],g="";function f(){for(let k of p)k.replaceChildren(...e.groups.map(({title:l},a)=>d("option","",`${tt(
e,a)} ${l}`,{value:a})))}p.forEach((k,l)=>k.addEventListener("change",()=>{let a=ut(e),u=Number(k.value),h=u===a[1-l]?a[l]:a[1-l];e.setPair(...l?[h,u]:[u,h])}));
let m=({log:k})=>!!(k.finished||k.failed||e.done);function y(k,{kind:l,at:a,shorter:u}){let[h,w]=k.map(C=>tt(e,C)),[$,v]=k.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>Ue(
C));if(!S[0].length||!S[1].length)return[`${h} and ${w} have no tokens to compare yet.`];let x=`${F(a[0])} token${a[0]===1?"":"s"}`;if(l==="same")return m($)&&m(
v)?[`${h} and ${w} never parted: both wrote the same ${x}.`]:[`${h} and ${w} have written the same so far: ${x}.`];if(l==="shorter"){let[C,P]=u?[w,h]:[h,w];if(!m(
u?v:$))return[`${h} and ${w} have written the same so far; ${P} is ahead.`];let{finished:R}=(u?v:$).log,j=R&&R.sequences.length?`, which ${Re(R.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${F(a[u])} tokens${j}, is how ${P} begins. ${P} goes on with `,{token:S[1-u][a[1-u]].chosen.text},"."]}let M=a[0]===a[1]?`at tok\
en ${F(a[0]+1)}`:`at token ${F(a[0]+1)} of ${h} and token ${F(a[1]+1)} of ${w}`,q=Nn(S[0],a[0]),I=q?["Both had written ",{token:gi(q)},". "]:["They part at once\
. "],[H,N]=S.map((C,P)=>C[a[P]]);return[...q?[`They part ${M}. `]:[],...I,`${h} ${_(H)} `,{token:H.chosen.text},` (${O(H)}), ${w} ${H.given||N.given?`${_(N)} `:
""}`,{token:N.chosen.text},` (${O(N)}).`]}let _=({given:k})=>k?"was given":"chose",O=k=>k.chosen.logprob===null?Pt(k.chosen):G(Fe(k).probability);function A(k){
let l=JSON.stringify(k);l!==g&&(g=l,s.replaceChildren(...k.map(a=>{if(typeof a=="string")return a;let u=d("span","gp-quote");return u.append("“",ke(a.token,"g\
p-strong"),"”"),u})))}function E(k,l){let a=new Map;return k.forEach(({chosen:h,distribution:w},$)=>{for(let v of[...w.candidates,h]){let S=l?v.token_id:v.text;
a.has(S)||a.set(S,{label:v.text,sides:[null,null],most:0});let x=a.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===h.token_id},x.most=Math.max(
x.most,he(v.logprob),he(v.raw_logprob)))}}),[...a.values()].sort((h,w)=>w.most-h.most).filter(({sides:h,most:w},$)=>$<10&&($<o[0]||w>=o[1])||h.some(v=>v&&v.isChosen))}
function W(){let k=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),k.append(l,...[0,1].map(()=>{let a=d("td"),u=d("div","gp-side"),h=d(
"span","gp-tracks");h.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let w=d("span","gp-values");return w.append(d("span"),d("small")),u.append(d("s\
pan","gp-sign"),h,w),a.append(u),a})),k}function b(k,l,a,u){let[h,w,$]=k.firstChild.children,[v,S]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(he):[0,0],
x=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;Me(k,[M&&"gp-chosen",x&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),T(h,M?"▶":x?"✕":""),ge(
w.children[0],"width",v/a),ge(w.children[1],"width",S/a),T($.children[0],l?x?"":G(v):"–"),T($.children[1],l?G(S):"");let q=l?[M&&"chosen",x?Pt(l.candidate):G(
v),`${G(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";te(k,{"aria-label":`${u}: ${q}`,title:x?Pt(l.candidate):""})}function L(k,l){
let a=E(l,wo(e,...k)),u=a.flatMap(S=>S.sides).filter(Boolean),h=u.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...u.flatMap(({candidate:S})=>[
he(S.logprob),he(S.raw_logprob)]));i.classList.toggle("gp-plain",h),se(t.querySelector(".gp-before-key"),!h),se(t.querySelector(".gp-removed-key"),u.some(({candidate:S})=>S.
logprob===null)),se(t.querySelector(".gp-unlisted-key"),u.length<2*a.length);let $=de(c.tBodies[0],a.length,W);a.forEach(({label:S,sides:x},M)=>{let[q,...I]=$[M].
cells;qe(q.firstChild,S),I.forEach((H,N)=>b(H,x[N],w,tt(e,k[N])))});let v=c.tHead.rows[0].cells;k.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:q}=Fe(l[x]);
qe(v[x+1],`${tt(e,S)} ${M}, entropy ${Ae(q,e.unit)}`,{plain:!0})})}return k=>{let l=e.header&&e.header.kind==="lanes"?ut(e):null;if(t.hidden=!l,!l)return;(k.run||
k.lanes)&&f(),p.forEach((v,S)=>{v.value=l[S]});let a=bo(e,...l);A(y(l,a));let[u,h]=l.map(v=>tt(e,v)),w=wo(e,...l);se(r,!w),w||T(r,`${u} and ${h} run on differen\
t models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=a.kind==="apart"?l.map((v,S)=>Ue(e.shownOf(
v).log)[a.at[S]]):null;se(i,!!$),$&&L(l,$)}}var vs=5,hl=.9;function pl(t){if(!t.length)return null;let e=[...t].sort((i,c)=>i-c),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-hl));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Ss(t,e){if(t.length<vs)return"few";let{low:n,high:o}=pl(t);return n>
e?"above":o<e?"below":"open"}function $i(t,e=!0){let n=([r,i])=>ee(r)&&ee(i),o=(r,i)=>Ss(r.map((c,p)=>[c,i[p]]).filter(n).map(([c,p])=>c-p),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((c,p)=>i===p||o(r,c)===(e?"above":"below")));return s<0?null:s}function vi(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ko([])};let s=n.reduce((c,p)=>o(p)<o(c)?p:c),r=n.reduce((c,p)=>o(p)>o(c)?p:c),i=ko(n.map(o));return{low:s,high:r,best:_s(t,e),level:c=>Math.round(i.share(
c)*10),scale:i}}function _s(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.name]||[]);if(!t.better||o.some(({length:c})=>c!==
o[0].length))return null;let s=$i(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=c=>t.better==="more"?c<r:c>r;return s!==null&&n.every(({values:c},p)=>p===
s||i(c[t.name]))?n[s]:null}function ko(t){let e=[...new Set(t)].sort((p,g)=>p-g),[n,o]=[e[0],e.at(-1)],s=p=>g=>o>n?(p(g)-p(n))/(p(o)-p(n)):0,r=p=>e.some(g=>e.filter(
f=>f>=g&&p(f)-p(g)<.1).length>Math.max(1,e.length/2)),i=p=>e.length>1?e.indexOf(p)/(e.length-1):0,c=[{name:"linear",share:s(p=>p)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return c.find(({share:p})=>!r(p))||c.at(-1)}var Ms={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function kn(t,{each:e}){let n=(e[t.name]||[]).filter(ee);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>mt(t,r));
return o===s?"":`${o} to ${s}`}var Os=t=>t.better==="less"?"heat":"prob";function mt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function _i(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,c,p,g]=[250,62,24,30,40],f=Math.max(260,t.clientWidth),m=me("svg","gp-chart"),y=({label:S,value:x,range:M})=>`${S}\
: ${mt(n,x)}${M?` (${M})`:""}`;te(m,{role:"img",viewBox:`0 0 ${f} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(y).join(", ")}`}),t.replaceChildren(m);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),O=s&&_.length>0&&Math.min(..._)>0,A=O?Math.log:S=>S,[E,W]=_.length?[A(Math.min(..._)),A(Math.max(..._))]:
[0,1],b=(W-E||Math.abs(W)||1)*.08,L=S=>p+(1-(A(S)-E+b)/(W-E+2*b))*(r-p-g),k=fl(o.map(({label:S})=>S)),l=22,a=o.map((S,x)=>({...S,at:i+l+k[x]*(f-i-c-2*l)})).sort(
(S,x)=>S.at-x.at),u=(S,x,M,q)=>{let I=me(S,x);te(I,M),q!==void 0&&(I.textContent=q),m.append(I)},h=O?Vn(Math.exp(E-b),Math.exp(W+b)):Te(E-b,W+b,4);for(let S of _.
length?h:[])u("line","gp-guide",{x1:i,x2:f-c+8,y1:L(S),y2:L(S)}),u("text","gp-tick",{x:i-8,y:L(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
O&&u("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";a.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((a[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${L(S).toFixed(1)}`)}),u("path","gp-course",{d:w||"M0 0"});let[$,v]=[Si(46),Si(46)];a.forEach(({label:S,value:x,each:M,best:q,
at:I})=>{$(I)&&u("text","",{x:I,y:r-g+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&u("line","gp-seeds",{x1:I,x2:I,
y1:L(Math.min(...M)),y2:L(Math.max(...M))}),u("circle","",{cx:I,cy:L(x),r:5}),(v(I)||q)&&u("text","gp-told",{x:I,y:L(x)-10,"text-anchor":"middle"},mt(n,x)+(q?" \
★":"")))}),u("text","",{x:(i+f-c)/2,y:r-4,"text-anchor":"middle"},e)}function fl(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(ko(e).share):t.map((n,o)=>o/(t.length-1))}function Si(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}var ul={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},St=t=>Ze(ul,t,"■"),_t=t=>t==="failed"?["an error",
"ended in an error"]:Re(t),gt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Mt=t=>t.log?t.log.numTokens:t.tokens.length;function je(t){return gt(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=je(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>le(t).slice(1,-1);function Es(t,e){let n=d("span","gp-stepper"),[o,s,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,s,r);let i=0,c=g=>f=>{f.stopPropagation(),
Ts(t,i,g)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([g,f,m])=>{te(g,{type:"button","aria-label":m,tabindex:e}),g.addEventListener(
"click",c(f))});function p(g){i=g;let{entries:f}=t.groups[g];n.hidden=f.length<2,T(s,`${f.indexOf(t.shownOf(g))+1}/${f.length}`)}return{box:n,draw:p}}function Ts(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Mi(t,e,n){let o=A=>t.querySelector(".gp-whole"+A),s=o(""),r=Es(
e,0),i=d("span"),c=d("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,c);let p=null;function g(A){let E=o("-text"),W=Rt(A);E.childElementCount||
E.append(d("span","gp-prompt"),d("span")),T(E.firstChild,e.header.prompt+(e.apart?`
`:"")),T(E.lastChild,W);let b=je(A),L=b&&b!=="failed"?`${St(b)} The text ${_t(b)[1]}`:"";T(o("-end"),[re(Mt(A),"token"),L||(b?"":Mt(A)?"still being written":"wa\
its")].filter(Boolean).join(" · "))}function f(A){let E=gt(A),W=o("-problem");W.hidden=!E,E&&W.replaceChildren(d("b","","✕ "),`${E.message} ${E.fix||""}`)}function m({
values:A,entries:E}){T(o("-over"),E.length>1?`The ${F(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let W=de(o("-values"),e.metrics.
length,()=>{let b=d("div");return b.append(d("dt"),d("dd")),b});e.metrics.forEach((b,L)=>{T(W[L].firstChild,b.title),T(W[L].lastChild,mt(b,A[b.name],{unit:!0})),
te(W[L],{title:`${b.meaning} ${b.formula}`})})}function y(){if(p===null)return;let A=e.shownOf(p);T(o("-title"),n(p)),te(s,{"aria-label":n(p)}),r.draw(p),T(i,(A.
seed??null)===null?"":`seed ${A.seed}`),c.hidden=!e.canAsk,g(A),f(A),m(e.groups[p])}function _(A){p=A,y(),s.open||s.showModal(),s.scrollTop=0}function O(){s.open&&
s.close(),p=null}return c.addEventListener("click",()=>{let{number:A}=e.shownOf(p);O(),e.ask({type:"open",entry:A})}),s.addEventListener("close",()=>{p=null}),s.
addEventListener("click",({target:A})=>A===s&&O()),s.addEventListener("keydown",A=>A.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",O),
{show:_,shut:O,draw:y}}function Oi(t,e){let o="perplexity",s=P=>t.querySelector(".gp-"+P),r=s("field"),i=r.firstElementChild,c=s("metric"),p=s("chart-box"),g=[],f=null,m="texts",y=()=>e.
header.axes,_=()=>y().length<2,O=()=>e.metrics.find(({name:P})=>P===c.value),A=Mi(t,e,E);function E(P){let{place:R}=e.groups[P];return y().map(({knob:j,values:U},B)=>`${j}\
 ${U[R[1-B]]}`).join(", ")}function W(){A.shut();let P=e.metrics.map(({name:j})=>j),R=P.includes(c.value)?c.value:P.includes(o)?o:P[0];c.replaceChildren(...e.metrics.
map(({name:j,title:U})=>d("option","",U,{value:j}))),c.value=R,T(s("title"),y().map(({knob:j})=>j).join(" and "));for(let j of[r,p])j.classList.toggle("gp-on-on\
e-axis",_());g=e.groups.map(b),i.replaceChildren(..._()?h():a()),i.setAttribute("aria-label",`The runs over ${y().map(({knob:j})=>j).join(" and ")}`),I(g.length?
g[0].cell:null)}function b({number:P}){let R=d("td","",null,{role:"gridcell",tabindex:"-1"}),j=d("div","gp-cell-top"),[U,B,V,Q]=[d("span","gp-value"),d("span","\
gp-star","★"),d("small","gp-seeds-range"),d("span","gp-some-failed")],ne=d("bdi","gp-cell-text"),ce=Es(e,-1);return B.hidden=!0,j.append(U,B,V,Q,ce.box),R.append(
j,ne),R.gpGroup=P,{cell:R,top:j,value:U,star:B,range:V,failed:Q,text:ne,stepper:ce,colour:""}}let L=(P,R)=>{let j=d("th",P==="row"?"gp-side":"",null,{scope:P});
return j.append(ke(R)),j};function k(...P){let R=d("tr");return R.append(...P),R}function l(P,R){let j=d(P);return j.append(...R),j}function a(){let[P,R]=y(),j=d(
"th","gp-knob",null,{scope:"colgroup",colspan:P.values.length});j.append(d("span","",P.knob));let U=d("th","gp-side",R.knob,{scope:"col",rowspan:2}),B=[k(U,j),k(
...P.values.map(V=>L("col",V)))];return[l("thead",B),l("tbody",R.values.map((V,Q)=>k(L("row",V),...u(Q))))]}function u(P){return e.groups.filter(({place:R})=>R[0]===
P).sort((R,j)=>R.place[1]-j.place[1]).map(({number:R})=>g[R].cell)}function h(){let[{knob:P,values:R}]=y(),j=k(d("th","gp-side",P,{scope:"col"}),d("th","gp-metr\
ic-name","",{scope:"col"})),U=e.groups.slice().sort((B,V)=>B.place[1]-V.place[1]);return[l("thead",[j]),l("tbody",U.map(({number:B,place:V})=>k(L("row",R[V[1]]),
g[B].cell)))]}function w(P){let{cell:R,text:j,stepper:U,failed:B}=g[P],V=e.shownOf(P),Q=gt(V);T(B,$(P));let ne=Q?"✕ failed":Rt(V,300).slice(0,300).trim(),ce=ne?
"":je(V)?"(empty)":Vt(V)==="decoding"?"…":e.done?"did not run":"waits";T(j,ne||ce),Me(R,["gp-cell",Q&&"gp-broken",!ne&&"gp-quiet"].filter(Boolean).join(" ")),
U.draw(P),S(P)}function $(P){let{entries:R}=e.groups[P],j=R.filter(gt).length;return j&&R.length>1?`✕ ${j} of ${R.length}`:""}function v(){let P=O();if(!P)return;
let R=vi(P,e.groups);for(let j of e.groups){let{top:U,value:B,star:V,range:Q}=g[j.number],ne=j.values[P.name],ce=Number.isFinite(ne),ve=ce?`var(--gp-${Os(P)}-${R.
level(ne)})`:"";g[j.number].colour!==ve&&(U.style.backgroundColor=g[j.number].colour=ve),Me(U,ce?"gp-cell-top":"gp-cell-top gp-none"),T(B,ce?mt(P,ne):j.entries.
length===1&&gt(j.entries[0])?"✕":"–"),T(Q,ce?kn(P,j):""),V.hidden=R.best!==j,S(j.number)}_()&&T(s("metric-name"),P.title),M(P,R),q(P,R)}function S(P){let{cell:R,
star:j,value:U,range:B}=g[P],V=e.shownOf(P),Q=gt(V),ne=$(P).replace("✕","failed:"),ce=Q?"failed":je(V)?"":Vt(V)==="decoding"?"decoding":e.done?"did not run":"\
waits";te(R,{"aria-label":[E(P),`${(O()||{}).title}: ${U.textContent}${B.textContent?`, over its seeds ${B.textContent}`:""}`,j.hidden?"":"best",ne,ce].filter(Boolean).
join("; ")})}function x(){let{meaning:P,formula:R,unit:j,live:U}=O(),B=d("span","gp-formula",R);s("metric-meaning").replaceChildren(`${P} `,B,j?` In ${j}.`:"",U?
"":" It is known when the runs of a cell have ended.")}function M(P,{low:R,high:j,best:U,scale:B}){let V=e.groups.some(xe=>kn(P,xe)),Q=[P.name,R&&E(R.number)+R.
values[P.name],j&&E(j.number)+j.values[P.name],U&&U.number,B.name,V].join(),ne=s("legend");if(ne.dataset.key===Q||(ne.dataset.key=Q,ne.replaceChildren(),!R))return;
let ce=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let xe=0;xe<=10;xe++){let K=d("i");K.style.backgroundColor=`var(--gp-${Os(P)}-${xe})`,ce.append(K)}let ve=(xe,K)=>{
let z=d("span","",xe+" ");return z.append(d("b","",mt(P,K.values[P.name],{unit:!0})),` at ${E(K.number)}`),z};R.values[P.name]===j.values[P.name]?ne.append("The\
 same everywhere: ",d("b","",mt(P,R.values[P.name],{unit:!0}))):ne.append(ve("lowest",R),ce,ve("highest",j)),Ms[B.name]&&ne.append(d("span","",`Coloured ${Ms[B.
name]}.`)),V&&ne.append(d("span","","In small: from the lowest to the highest of a cell’s seeds.")),U&&ne.append(d("span","",`★ best: ${P.better} is better,\
 and so it is seed by seed`))}function q(P,{best:R,scale:j}){if(p.hidden=!_()||m!=="heat",p.hidden)return;let[{knob:U,values:B}]=y(),V=e.groups.slice().sort((ne,ce)=>ne.
place[1]-ce.place[1]).map(ne=>({label:B[ne.place[1]],value:ne.values[P.name],each:(ne.each[P.name]||[]).filter(ee),range:kn(P,ne),best:R===ne})),Q=JSON.stringify(
[V,P.name,j.name,p.clientWidth]);p.dataset.key!==Q&&(p.dataset.key=Q,_i(p,{knob:U,metric:P,points:V,wide:j.name!=="linear"}))}function I(P,R=!1){f&&(f.tabIndex=
-1),f=P,P&&(P.tabIndex=0,R&&(P.focus({preventScroll:!0}),H(P)))}function H(P){let[R,j]=[r.getBoundingClientRect(),P.getBoundingClientRect()],U=R.left+P.parentElement.
firstElementChild.offsetWidth,B=R.top+i.tHead.offsetHeight;r.scrollLeft+=Math.min(0,j.left-U)||Math.max(0,j.right-R.right),r.scrollTop+=Math.min(0,j.top-B)||Math.
max(0,j.bottom-R.bottom),(j.top<0||j.bottom>innerHeight)&&P.scrollIntoView({block:"nearest",inline:"nearest"})}let N={ArrowLeft:(P,R)=>[P,R-1],ArrowRight:(P,R)=>[
P,R+1],ArrowUp:(P,R)=>[P-1,R],ArrowDown:(P,R)=>[P+1,R],Home:P=>[P,0],End:P=>[P,1/0]};i.addEventListener("keydown",P=>{let R=P.target.closest("td");if(!(!R||P.ctrlKey||
P.altKey||P.metaKey)){if(P.key==="Enter")A.show(R.gpGroup);else if(P.key===" ")Ts(e,R.gpGroup,1);else if(Object.hasOwn(N,P.key))C(N[P.key](R.parentElement.sectionRowIndex,
R.cellIndex-1));else return;P.preventDefault()}});function C([P,R]){let j=i.tBodies[0].rows[P];if(!j||R<0)return;let U=j.cells[Math.min(R+1,j.cells.length-1)];I(
U,!0)}return i.addEventListener("click",({target:P})=>{let R=P.closest("td");!R||P.closest(".gp-stepper")||(I(R),A.show(R.gpGroup))}),i.addEventListener("focusi\
n",({target:P})=>P.tagName==="TD"&&I(P)),c.addEventListener("change",()=>{x(),v()}),s("switch").addEventListener("click",({target:P})=>{if(P.dataset.view){({view:m}=
P.dataset);for(let R of s("switch").children)R.setAttribute("aria-pressed",String(R.dataset.view===m));r.classList.toggle("gp-as-heat",m==="heat"),v()}}),new ResizeObserver(
()=>!t.hidden&&!p.hidden&&v()).observe(t),P=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){A.shut();return}P.run&&(W(),x()),P.run||
P.pair||P.status?e.groups.forEach(({number:R})=>w(R)):P.steps&&new Set([...P.entries].map(R=>e.entries[R].group)).forEach(w),P.measured&&g.forEach(({cell:R},j)=>R.
classList.contains("gp-quiet")&&w(j)),(P.run||P.measured||P.status)&&v(),A.draw()}}var Ei={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Ls[Ti(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Ls=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],Ti=({rank:t})=>Ls.findIndex(([e])=>(t??
1/0)<=e);function yo(t,e,n){let{scale:o,level:s}=Ei[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=Ti(n):delete t.dataset.rank}function yn(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Ei[e];if(t.replaceChildren(d("span","gp-meaning",i)),e==="rank"){
Ls.forEach(([,f,m],y)=>{let _=d("span","gp-chip",m,{"data-rank":y});_.style.backgroundColor=`var(--gp-${o}-${f})`,t.append(_)});return}let[c,p]=s||r.map(f=>(n===
"bits"?f:(f*Math.LN2).toFixed(1))+" "+n),g=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let f=0;f<=10;f++){let m=d("i");m.style.backgroundColor=`var(--gp\
-${o}-${f})`,g.append(m)}t.append(d("span","",c),g,d("span","",r?p+" or more":p))}var Li=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],ml="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",gl="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",xo=class{constructor(e,n){this.group=n;let o=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
Li.map(([r,i])=>{let c=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(c),[r,c]})),o.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let s=d("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:c}){
let p=n?this.group.shownOf(n.number):null;T(this.letter,e.label),T(this.title,e.title),se(this.reference,r),te(this.name,{"aria-pressed":String(r),title:r?"The \
other lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),T(this.settings,wl(e,
p,n).join(" · ")),se(this.changed,!!n&&["model","seed","settings"].some(g=>(e[g]??null)!==(n[g]??null))),this.drawState(p),T(this.parts,i),se(this.parts,!!i),this.
drawSeeds(p,n),this.drawProblem(e,c)}drawTools(e,n,o){se(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=qn};for(let[r,,i]of Li){
let c=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;te(this.buttons[r],{title:c,"aria-label":c,"aria-disabled":String(
!!s[r])})}T(this.buttons.select,e.selected?"✎ editing":"✎"),te(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),se(n,o)}drawState(e){if(se(this.state,
!!e),!e)return;let{log:n}=e;T(this.doing,bl(n,this.group.done));let o=Ue(n).length;T(this.tokens,o?`${F(o)} token${o===1?"":"s"}`:"");let s=As.get(n);n.shared>1&&
As.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=As.get(n);if(se(this.company,!!r),!r)return;let{others:i,apart:c}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};T(this.company,`${c?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),te(this.company,{"data-tip":c?
gl:ml})}drawSeeds(e,n){let o=n?n.entries.length:0;se(this.seeds,o>1),!(o<2)&&(T(this.seed,`seed ${Ai(e)??"–"}, ${n.shown+1} of ${o}`),te(this.back,{"aria-disa\
bled":String(n.shown===0)}),te(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),se(this.problem,
!!n),T(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},qn=8,As=new WeakMap,Ai=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function wl(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Ai(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function bl(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Re(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?en(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var $o=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new vt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:c,added:p}=xt(this.steps,Ue(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let g of p)this.append(g,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){ln(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=d("span","gp-token",null,{role:"button",tabindex:"-1"});
Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),qt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){yo(e.querySelector(".gp-ink"),n,Fe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${le(o.text)}`,...Zn(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(",\
 "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(
e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-\
shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&
(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(
o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.
width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,
e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return et(
this.tokens,o,1);case"ArrowUp":return et(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ci(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,c=new WeakMap,
p=cn(t,n,e,l=>{let a=c.get(l);if(!a)return null;let{token:u,step:h,index:w,lane:$}=a;return{id:u.token_id,text:u.text,where:`token ${w+1}`,step:h,why:$.whyOf(l)}}),
g=()=>({shade:o.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:a})=>a===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function m(l){let a=document.activeElement,u=[...n.children].indexOf(a&&a.closest(".gp-lane")),h=new Set(
l.map(({key:w})=>w));for(let[w,{element:$}]of i)h.has(w)||($.remove(),i.delete(w));l.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),y(),!(u<0||document.activeElement===a)&&(a.isConnected?a.focus():n.
children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function y(){let{clientWidth:l}=n,[a,u,h]=[240,12,4];if(!l||
!i.size)return;let w=Math.max(1,Math.min(h,Math.floor((l+u)/(a+u)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
y).observe(n);function _(l){let a=d("li","gp-lane"),u=new xo(a,e),h=d("p","gp-note gp-not-yet","Not run yet."),w=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=d("div","gp-lane-bottom");$.append(h,w),a.append($);let v={element:a,head:u,note:h,body:w,text:new $o(w,c)};return i.set(l,v),v}function O(l,a,u,h){let{
element:w,head:$,note:v,body:S,text:x,lane:M,number:q}=l,I=q<0?null:e.groups[q],H=ut(e),N=!!(I&&H&&H[0]===q),C=I&&H&&!N?A(H[0],q):{shared:0,sign:"",why:"",words:""};
$.draw({lane:M,ran:I,place:a,lanes:u,isReference:N,parts:C.words,told:h}),w.classList.toggle("gp-lane-selected",!!M.selected),te(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),te(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),se(v,!I),se(S,!!I),I?x.draw(e.shownOf(q).log,C,g()):x.log&&x.clear(
null)}function A(l,a){let u=tt(e,l),[h,w]=[l,a].map(I=>e.shownOf(I).log),{kind:$,at:v,shorter:S}=bo(e,l,a),x=v[1];if($==="apart"){let{chosen:I}=Ue(h)[v[0]],H=`h\
ere it parts from ${u}, which has ${le(I.text)}`;return{shared:x,sign:`≠${u}`,why:H,words:`≠ parts from ${u} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let q=[h,w].map(I=>!!(I.finished||I.failed||e.done));return $==="same"?{...M,words:q[0]&&q[1]?`= the same as ${u}`:`= as ${u} so far`}:
q[S]?{...M,words:S?`= as ${u}, which goes on`:`= as ${u}, and goes on after its end`}:{...M,words:`= as ${u} so far`}}function E(l){let{header:a}=e,u=a?a.prompt:
"";se(t.querySelector(".gp-asked"),!!u),qe(t.querySelector(".gp-asked-text"),u,{plain:!0}),se(t.querySelector(".gp-parting-key"),!!ut(e)),se(r.parentNode,e.canAsk),
te(r,{"aria-disabled":String(l.length>=qn),title:l.length>=qn?`${qn} lanes at most`:"A new lane at the end"})}let W=l=>[...i.values()].find(({element:a})=>a.contains(
l));n.addEventListener("click",({target:l})=>{let a=W(l),u=l.closest("button"),h=l.closest(".gp-token");a&&h&&c.has(h)&&L(a,h),!(!a||!u||u.getAttribute("aria-di\
sabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:a.lane.id}),u.dataset.seed&&e.showEntry(a.number,e.groups[a.number].shown+Number(u.dataset.
seed)),u===a.head.name&&b(a.number))});function b(l){let a=ut(e);a&&l!==a[0]&&e.setPair(l,l===a[1]?a[0]:a[1])}function L(l,a){l.text.reach(a),a.focus({preventScroll:!0}),
a.scrollIntoView({block:"nearest"}),p.show(a)}n.addEventListener("keydown",l=>{let{target:a,key:u}=l;if(!c.has(a)||l.ctrlKey||l.metaKey||l.altKey)return;let h=W(
a),w=u==="Enter"||u===" "?a:h.text.next(a,u);!w&&!u.startsWith("Arrow")||(l.preventDefault(),w&&L(h,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){yn(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
g());k()}),l=>{let a=f();if(t.hidden=!a.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&m(a),l.unit){for(let{text:h}of i.values())h.redraw(g());k()}E(a);
let u=new Map;a.forEach(({key:h},w)=>O(i.get(h),w,a.length,u));for(let{text:h}of i.values())h.settle();p.refresh(l.unit||l.pair)}}function Pi(t,e){let r=O=>t.querySelector(".gp-"+O);function i(O){let[A,E]=[Math.min(...O),Math.max(...O)],W=[1,2,5,10,20,50,100,200,500,1e3].find(k=>Math.floor(
E/k)-Math.floor(A/k)<24)||Math.ceil((E-A+1)/24),b=Math.floor(A/W),L=Array.from({length:Math.floor(E/W)-b+1},(k,l)=>[Math.max((b+l)*W,A),Math.min((b+l+1)*W-1,E),
0]);for(let k of O)L[Math.floor(k/W)-b][2]+=1;return L}function c(){let O=d("li","",null,{"data-tip":"",tabindex:"0"});return O.append(d("b","",null,{"aria-hidd\
en":"true"}),d("i","",null,{"aria-hidden":"true"}),d("span","gp-hidden")),O}function p(O){let A=O.map(Mt).sort((l,a)=>l-a),E=A.length?i(A):[],W=Math.max(...E.map(
([,,l])=>l)),b=de(r("bins"),E.length,c);E.forEach(([l,a,u],h)=>{let[w,$,v]=b[h].children;T(w,u&&(E.length<=12||u===W)?F(u):""),ge($,"height",u?Math.max(.03,u/W):
0);let S=`${l===a?re(l,"token"):`${F(l)} to ${F(a)} tokens`}: ${re(u,"text")}`;T(v,S),te(b[h],{"data-tip":S})}),T(r("bin-low"),E.length?F(E[0][0]):""),T(r("bin-\
high"),E.length>1?F(E.at(-1)[1]):"");let L=A.reduce((l,a)=>l+a,0)/A.length,k=(A[A.length-1>>1]+A[A.length>>1])/2;T(r("average"),A.length?`mean ${L.toFixed(1)}, \
median ${F(k)}, from ${F(A[0])} to ${F(A.at(-1))}`:"none has ended yet")}function g(){let O=d("li"),A=d("span","",null,{"aria-hidden":"true"});return A.append(d(
"i","gp-bar")),O.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-word"),A,d("span","gp-times")),O}function f(O){let A=new Map;for(let b of O)
A.set(je(b),(A.get(je(b))||0)+1);let E=[...A].sort(([b,L],[k,l])=>l-L||(b<k?-1:1)),W=de(r("endings"),E.length,g);E.forEach(([b,L],k)=>{let[l,a,u,h]=W[k].children;
te(W[k],{"data-end":b}),T(l,St(b)),T(a,_t(b)[0]),ge(u.firstChild,"width",L/O.length),T(h,`${F(L)} · ${G(L/O.length)}`)})}function m(O){let A=O.filter(L=>je(L)===
"failed"),E=O.filter(L=>je(L)!=="failed"&&!Rt(L).trim()),W=e.done?e.entries.length-O.length:0,b=[];E.length&&b.push(`${re(E.length,"text is","texts are")} empty\
.`),A.length&&b.push(`${F(A.length)} failed and ${A.length===1?"is":"are"} counted here alone.`),W&&b.push(`${re(W,"sample")} did not come to an end.`),T(r("odd\
ities"),b.join(" "))}function y(O){let A=new Map;for(let l of O)A.set(Rt(l),(A.get(Rt(l))||0)+1);let E=[...A].filter(([,l])=>l>1).sort(([l,a],[u,h])=>h-a||(l<u?
-1:1)),W=`${re(A.size,"distinct text")} of ${F(O.length)}`;T(r("common-title"),O.length?W+(A.size===1&&O.length>1?": all are the same":E.length?"; the most freq\
uent ones":O.length>1?": none came twice":""):"");let b=r("common"),L=E.slice(0,5),k=[...b.children].map(l=>l.gpText);L.length===k.length&&L.every(([l],a)=>l===
k[a])?L.forEach(([,l],a)=>T(b.children[a].firstChild,`${F(l)} ×`)):b.replaceChildren(...L.map(_))}function _([O,A]){let E=d("li");if(E.gpText=O,E.append(d("spa\
n","gp-times",`${F(A)} ×`)),O.length<=150)E.append(O.trim()?d("bdi","",Bt(O)):d("span","gp-note","(empty)"));else{let W=d("details"),b=d("summary");b.append(d(
"bdi","",Bt(O.slice(0,150))+"…")),W.append(b,d("p","",O,{dir:"auto"})),E.append(W)}return E}return O=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||
!(O.run||O.status))return;O.run&&r("common").replaceChildren();let A=e.entries.filter(b=>Vt(b)==="cut"),E=e.entries.filter(b=>je(b)&&!A.includes(b)),W=E.filter(
b=>je(b)!=="failed");T(r("of"),E.length===e.entries.length?`all ${re(E.length,"sample")}`:`${F(E.length)} of ${re(e.entries.length,"sample")} ${e.done?"ended":"\
have ended so far"}`),p(W),f([...E,...A]),m(E),y(W)}}function Ni(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,c=[],p=({values:b},{name:L})=>Number.
isFinite(b[L])?b[L]:null;function g(){let b=e.metrics.filter(l=>e.groups.some(a=>p(a,l)!==null));if(b.length===c.length&&b.every((l,a)=>l===c[a].metric))return;
let L=document.activeElement,k=o.contains(L)?L.dataset.name:null;c.forEach(({head:l})=>l.remove()),c=b.map(l=>{let a=d("th","",null,{scope:"col"}),{name:u,title:h,
unit:w,meaning:$,formula:v,better:S}=l,x={more:" More is better.",less:" Less is better."}[S]||"",M=d("button","gp-sort",null,{type:"button","data-name":u,"data\
-tip":`${$}${x} Formula: ${v}.`});return M.append(d("span","",h.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),a.append(M),w&&w!==h.
toLowerCase()&&a.append(d("small","",w)),o.append(a),{metric:l,head:a}});for(let l of r.values())de(l,1+c.length,m);k&&o.querySelector(`[data-name="${CSS.escape(
k)}"]`)?.focus()}function f(){for(let{metric:b,head:L}of c){let k=i&&i.name===b.name?i.down?"descending":"ascending":"none";te(L,{"aria-sort":k}),T(L.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:b})=>{let L=b.closest(".gp-sort");if(!L)return;let k=c.map(l=>l.
metric).find(({name:l})=>l===L.dataset.name);if(!k)i=null;else{let l=k.better!=="less",a=i&&i.name===k.name;a&&i.down!==l?i=null:i={name:k.name,down:a?!l:l}}E()});
function m(){let b=d("td"),L=d("span","gp-value");L.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let k=d("span","gp-track");return k.append(d("i")),b.append(L,k),b}function y(b){let L=d("tr"),k=d("th","gp-whose",null,{scope:"row"});return k.append(d(
"b","gp-letter"),d("bdi")),L.append(k),de(L,1+c.length,m),n.tBodies[0].append(L),r.set(b,L),L}function _({number:b,title:L}){let k=r.get(b)||y(b),[l,a]=k.cells[0].
children;T(l,tt(e,b)),T(a,L)}function O({metric:b},L){let k=e.groups.map(u=>p(u,b)),l=Math.max(...k.map(u=>Math.abs(u??0))),a=_s(b,e.groups);return k.forEach((u,h)=>{
let w=r.get(h).cells[L+1],[$,v]=w.children,S=u===null?"–":u.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=a!==null&&
a.number===h;T($.children[0],x?"★":""),T($.children[1],S),T($.children[2],x?" (best)":"");let M=u===null?"":kn(b,e.groups[h]);T($.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),ge(v.firstChild,"width",u===null||!l?0:Math.abs(u)/l)}),a!==null}function A(){let b=[...e.groups];if(i){let k=i.down?-1:
1;b.sort((l,a)=>{let[u,h]=[p(l,i),p(a,i)];return u===null||h===null?+(u===null)-+(h===null):k*(u-h)})}let[L]=n.tBodies;b.forEach(({number:k},l)=>{L.rows[l]!==r.
get(k)&&L.insertBefore(r.get(k),L.rows[l]||null)})}function E(){if(g(),t.hidden=!c.length,t.hidden)return;i&&!c.some(({metric:L})=>L.name===i.name)&&(i=null),e.
groups.forEach(_);let b=c.map(O);se(t.querySelector(".gp-best-key"),b.some(Boolean)),f(),A()}function W(){for(let L of r.values())L.remove();r.clear();let{kind:b}=e.
header||{};T(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),se(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&W(),(b.run||b.measured||b.lanes)&&E()}}var qi={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function Wi(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),c=t.querySelector(".gp-trouble\
s"),p=t.querySelector(".gp-told"),g=t.querySelector(".gp-answered"),f=[],m=[],y=null,_=0;function O(k){let l=e.entries[k];f[k]=Vt(l),m[k]=Mt(l)}function A(k){let l=re(
f.length,"run"),a=k.ended+k.failed;if(a===f.length)return[a===1?"The run has ended":`All ${l} have ended`,""];let u=k.cut+(e.done?k.decoding:0),h=(e.done?[u&&`${F(
u)} cut off`,k.waiting&&`${F(k.waiting)} not begun`]:[u&&`${F(u)} cut off`,`${F(k.decoding)} decoding`,k.waiting===1?"1 waits":`${F(k.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${F(a)} of ${l} ended`,h.map(w=>` · ${w}`).join("")]}function E(k){if(!k)return;let l=performance.now();y??={at:l,sum:k},k!==y.
last&&([y.last,_]=[k,l]);let a=_-y.at,u=a>500?` · ${F(Math.round((k-y.sum)/a*1e3))} tokens/s altogether`:"";T(r,re(k,"token")+u)}function W(k){let l=new Map;for(let $ of e.
entries.filter(v=>f[v.number]==="failed")){let v=JSON.stringify(Un(gt($)));l.set(v,[...l.get(v)||[],$])}let a=e.done?k.cut:0,u=JSON.stringify([[...l].map(([$,v])=>[
$,v.length]),a]);if(c.dataset.key===u)return;c.dataset.key=u,c.replaceChildren();for(let[$,v]of[...l].slice(0,8)){let S=d("p");S.append(d("b","","✕ "),`${re(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:M,fix:q}of JSON.parse($))S.append(d("span","",(x?`${x}: `:"")+M),q?` ${q} `:" ");c.append(S)}let h=[...l.
values()].slice(8).flat().length;h&&c.append(d("p","gp-note",`${re(h,"more run")} failed for other reasons.`));let w=a&&e.done.overtaken?`because another run to\
ok ${a===1?"its":"their"} place`:"by hand";a&&c.append(d("p","gp-note gp-stopped",`${re(a,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(k){
let l=[...new Set(k.map(h=>e.groups[h.group].label))];if(l.length===e.groups.length)return"";let a=l.length-1;return` (${l.every(h=>h.length===1)?l.join(", "):l[0]+
(a?` and ${re(a,"other")}`:"")})`}function L(){let k=e.found&&e.found.question,a=(k&&e.asking&&e.asking.question!==k?e.asking.titles:{})[k];se(g,!!a),a&&T(g,`Th\
ese runs ${e.done?"answered":"answer"} “${a}”. Choose that question to see what they say.`)}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(qi,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&T(s,qi[e.name]),!e.header)return;k.run?([f,m,y]=[[],[],null],T(r,""),e.entries.forEach(h=>O(h.number))):k.measured||k.status?e.entries.
forEach(h=>O(h.number)):k.entries.forEach(O);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let h of f)l[h]+=1;let[a,u]=A(l);s.dataset.words!==a+u&&(s.
dataset.words=a+u,s.replaceChildren(d("b","",a),u));for(let h of["ended","failed","decoding"])ge(i.querySelector(".gp-part-"+h),"width",l[h]/Math.max(1,f.length));
te(i,{"aria-valuemax":f.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":a+u.replaceAll(" · ",", ")}),E(m.reduce((h,w)=>h+w,0)),W(l),L(),e.done&&T(p,a)}}var Wn=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!kl.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},kl=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Ii(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ri(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var In=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Rn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Bi=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function yl({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Bi(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Fi(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],c=[],p=({id:A,samples:E})=>E.length+(n&&r.has(A)?.5:0),g=([A],[E])=>p(E)-p(A)||A.depth-E.depth||Bi(A,E),f=0;function m(A,E,W){for(f+=
1;;){let b=E.at(-1),L={head:A,run:E,kids:[],folded:[],closed:s.has(A.id)};W.push(L);let k=yl(b,n);if(!k.length||L.closed)return;let l=1+(o.get(b.id)||0);k.slice(
1).forEach((a,u)=>(u+1<l?c:i).push([a,L])),W=L.kids,[A]=k,E=Ii(A)}}let y=A=>{for(;A.length;){let[E,W]=A.pop();m(E,Ii(E),W.kids),y(c)}},_=()=>i.splice(0).forEach(
([A,E])=>E.folded.push(A)),O=[];for(m(t.root,[t.root],O),y(c);i.length&&f<e;)i.sort(g),y([i.shift()]);_();for(let A=Cs(O[0]);A.length;A=Cs(O[0]))y(A),_();return ji(
O[0]),O[0]}function Cs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Cs)]}function ji(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(ji)}var vo=220,So=({token:t})=>t.piece??t.text;function zi(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],c=In(n),p=m=>m===null?"not known":G(
m),g=e===n,f=[["Came here",`${F(s)} of ${re(r,"sample")}${r<o?" so far":""}`]];c!==null&&f.push(["Expected when drawn",`${xl(r*c)} = ${F(r)} × ${G(c)}`]),f.push(
[`Probability of ${g?"this token":`these ${n.depth-e.depth+1} tokens`}`,p(In(n,i))]),f.push(["Share of the samples here",G(s/Math.max(1,$l(i)))]),g&&f.push(["Th\
e model’s own, unprocessed",p(n.token.raw_logprob===null?null:he(n.token.raw_logprob))]),f.push(["Probability of the text so far",p(c)]);for(let[m,y]of _o(n))
f.push([`${St(m)} ends here: ${_t(m)[0]}`,F(y)]);return f}var xl=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),$l=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function _o(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function Di(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=d("p"),s=d("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(p,g,f,m,y){let _=Rn(f.before).map(({token:W})=>W.piece??"").join(""),O=_.length>
vo?"…"+_.slice(-vo):_,A=Rn(m).slice(f.depth-1).map(So).join(""),E=d("bdi","",O);E.append(d("b","",A.length>vo?A.slice(0,vo)+"…":A)),o.replaceChildren(E),s.replaceChildren(
...zi(g,f,m,y).flatMap(([W,b])=>[d("dt","",W),d("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(p)}function i(p){let g=p.getBoundingClientRect(),{clientWidth:f,clientHeight:m}=document.documentElement,[y,_]=[n.
offsetWidth,n.offsetHeight],O=g.bottom+7+_+8<=m?g.bottom+7:g.top-_-7;n.style.left=`${Math.max(8,Math.min(g.left,f-y-8))}px`,n.style.top=`${Math.max(8,Math.min(O,
m-_-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:c}}function Hi(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),c=t.querySelector(".gp-through-more"),p=t.querySelector(".gp-through-facts"),[g,f]=[null,null],m=!1;function y(){let E=d("li"),W=d("bdi");return W.append(
d("span","gp-shared"),d("span","gp-own")),E.append(W,d("small")),E}function _(E,W,b){let L=e.entries[W],k=Rn(b).length,l=h=>h.map(({piece:w})=>w??"").join("");T(
E.querySelector(".gp-shared"),l(L.tokens.slice(0,k))),T(E.querySelector(".gp-own"),l(L.tokens.slice(k)));let a=je(L);T(E.querySelector("small"),[`sample ${W+1}`,
(L.seed??null)===null?"":`seed ${L.seed}`,re(Mt(L),"token"),a?`${St(a)} ${_t(a)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button");if(e.canAsk&&
!u){let h=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${W+1} as one run`});h.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(h)}else u&&E.dataset.entry!==String(W)&&u.setAttribute("aria-label",`Open sample ${W+1} as one run`);E.dataset.entry=W}function O(E,W){
let b=E.before?zi(W,Ri(E),E,e.entries.length):[],L=de(p,b.length,()=>{let k=d("div");return k.append(d("dt"),d("dd")),k});b.forEach(([k,l],a)=>{T(L[a].firstChild,
k),T(L[a].lastChild,l)})}function A(E,W){if(E!==g&&(m=!1),[g,f]=[E,W],s.hidden=!E,!E)return;O(E,W);let{samples:b}=E,L=E.before?le(Rn(E).map(So).join("").trim()):
`the ${e.apart||"prompt"}`,k=L.length>120?"“…"+L.slice(-110):L;T(r,`${re(b.length,"sample goes","samples go")} through ${k}`);let l=m?b.length:Math.min(12,b.
length),a=de(i,l,y);for(let u=0;u<l;u++)_(a[u],b[u],E);c.hidden=l===b.length,T(c,`Show all ${F(b.length)}`)}return c.addEventListener("click",()=>{m=!0,A(g,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),A}function Ki(t,e){let r=t.querySelector(".gp-roots"),i=t.querySelector(".gp-lanes"),c=t.querySelector(".gp-about"),p=Di(t,()=>U(null)),g=Hi(t,e,()=>P(null)),f=new Wn,
m=new Map,y=new Map,_=new Set,O=null,A=null,E=null;for(let K=0;K<=10;K++){let z=d("i");z.style.backgroundColor=`var(--gp-prob-${K})`,t.querySelector(".gp-key-ra\
mp").append(z)}function W(){[f,m,y,_,O,A]=[new Wn,new Map,new Map,new Set,null,null],r.replaceChildren(),p.hide(),E=null}function b(K){let z=e.entries[K],Y=f.tips[K];
for(let J=Y?Y.depth:0;J<z.tokens.length;J++)f.add(K,z.tokens[J]);let D=je(z);D&&f.end(K,D)}function L(K){let z=d("li","",null,{role:"treeitem",tabindex:"-1"}),Y=d(
"div","gp-knot"),[D,J,Z]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];Y.append(D,J,Z),z.append(Y);let ae={key:K,item:z,knot:Y,run:D,number:J,end:Z,
kids:null,entry:null,above:null,words:""};return z.gpView=ae,ae}function k(K){return m.has(K)||m.set(K,L(K)),m.get(K)}function l(K,z){let Y=new Set(z.map(({item:D})=>D));
for(let D of[...K.children])Y.has(D)||D.remove();z.forEach(({item:D},J)=>{K.children[J]!==D&&K.insertBefore(D,K.children[J]||null)})}let a=K=>`${Math.max(1.5,18*
K/Math.max(1,f.root.samples.length)).toFixed(1)}px`;function u(K,z,Y){let D=`${z} ${Y}`;K.stream!==D&&(K.stream=D,K.item.style.setProperty("--own",z),K.item.style.
setProperty("--rest",Y))}function h(K,{head:z,run:Y}){let D=z.samples.length===1&&z.before,J=D?"":Y.map(({id:Z})=>Z).join(" ");if(D){let Z="";for(let ae of Y)if((Z+=
ae.token.piece??"").length>110)break;T(K.run,Bt(Z.slice(0,140))||Bt(z.token.text)),K.ids=null}else if(K.ids!==J){let Z=K.ids&&(J+" ").startsWith(K.ids+" ")?K.ids.
split(" ").length:0;Z||K.run.replaceChildren(),K.run.append(...Y.slice(Z).map(w)),K.ids=J}Me(K.knot,D?"gp-knot gp-tail":z.before?"gp-knot":"gp-knot gp-root-knot")}
function w(K){if(!K.before)return d("span","",$());let{piece:z,text:Y,logprob:D}=K.token,J=z===null?Y:Bt(z)+(Qt(K.token)?Kn(Y):""),Z=d("span",z===null?"gp-t gp-\
special":"gp-t",J||Y);return Z.style.backgroundColor=`var(--gp-prob-${Math.round(he(D)*10)})`,Z.gpNode=K,Z}let $=()=>{let K=Bt(e.header.prompt);return K.length>
60?"…"+K.slice(-58):K||"(no prompt)"};function v(K,{run:z,head:Y}){let D=[..._o(z.at(-1))],J=D.map(([Z,ae])=>`${St(Z)}${Y.samples.length>1?` ${F(ae)}`:""}`).join(
" ");T(K.end,J),K.end.classList.toggle("gp-end-failed",D.some(([Z])=>Z==="failed"))}function S({head:K,run:z,closed:Y}){let{length:D}=K.samples;if(!K.before)return`\
The ${e.apart||"prompt"}, ${re(D,"sample")}`;let J=z.map(So).join(""),Z=In(z.at(-1),K.before),ae=[..._o(z.at(-1))].map(([fe,we])=>`, ${F(we)} end here: ${_t(fe)[0]}`).
join("");return`${le(J.length>160?J.slice(0,160)+"…":J)}, ${F(D)} of ${re(f.root.samples.length,"sample")}${Z===null?"":`, probability ${G(Z)} after the text \
before`}${ae}${Y?", closed":""}`}function x(K,z,Y){let{head:D,run:J}=K,Z=k(D.id);Object.assign(Z,{entry:K,above:z,node:J.at(-1),folded:null}),h(Z,K),T(Z.number,
D.samples.length>1?F(D.samples.length):""),v(Z,K),u(Z,a(D.samples.length),a(Y));let ae=[...K.kids],fe=K.closed&&J.at(-1).order.length,we=[],Se=ae.reduce((Ve,at)=>Ve+
at.head.samples.length,0)+M(K.folded);for(let Ve of ae)we.push(x(Ve,Z,Se-=Ve.head.samples.length));return K.folded.length&&we.push(q(K,Z)),we.length&&!Z.kids&&Z.
item.append(Z.kids=d("ul","gp-kids",null,{role:"group"})),Z.kids&&(l(Z.kids,we),Z.kids.hidden=!we.length),fe&&T(Z.number,`${F(D.samples.length)} ▸`),I(Z,S(K),
we.length?"true":fe?"false":null),Z}let M=K=>K.reduce((z,Y)=>z+Y.samples.length,0);function q({run:K,folded:z},Y){let D=k("more "+K.at(-1).id);Object.assign(D,{
entry:null,above:Y,node:K.at(-1),folded:z});let J=M(z);return T(D.run,`+ ${F(z.length)} more`),T(D.number,J>z.length?F(J):""),u(D,a(J),"0px"),I(D,`${F(z.length)}\
 more branches with ${re(J,"sample")}, folded. Press to open.`,null),D}function I(K,z,Y){let{node:D,folded:J}=K,Z=O&&!J&&(H(K.entry.run.at(-1),O)||H(O,K.entry.head)),
ae=O&&J&&H(D,O),fe=!!(O&&!J&&K.entry.run.includes(O));Me(K.item,["gp-branch",J&&"gp-more",O&&!Z&&!ae&&"gp-dim",O&&!J&&H(O,K.entry.head)&&"gp-on-path"].filter(Boolean).
join(" ")),te(K.item,{"aria-label":z,"aria-selected":String(fe)}),K.expanded!==Y&&(K.expanded=Y,Y===null?K.item.removeAttribute("aria-expanded"):K.item.setAttribute(
"aria-expanded",Y))}function H(K,z){for(;K&&K.depth>z.depth;)K=K.before;return K===z}function N(){let K=!e.done,z=document.activeElement&&document.activeElement.
gpView,Y=new Set([...m.values()].filter(({item:J,entry:Z})=>Z&&J.isConnected).map(({key:J})=>J)),D=Fi(f,{lanes:+i.value,grows:K,opened:y,closed:_,before:Y});l(r,
[x(D,null,0)]);for(let[J,Z]of m)Z.item.isConnected||m.delete(J);(!A||!A.item.isConnected)&&(A=m.get(f.root.id)),te(A.item,{tabindex:"0"}),z&&document.activeElement!==
z.item&&(z.item.isConnected?z:A).item.focus({preventScroll:!0}),g(O,f),C(),j()}function C(){let K=f.root.samples.length,z=e.entries.length-K,Y=new Set(f.tips.filter(
Boolean)),D=Y.size===1&&K>1?"all with the same text":`${re(Y.size,"different text")}`;T(c,K?`${re(K,"sample")}${z?` of ${F(e.entries.length)}`:""}${e.done?", ":
" so far, "}${D}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}function P(K){O=K===O?null:K,N()}function R(K){
if(K.folded){let{id:z,order:Y}=K.node,D=Y.length-K.folded.length,J=K.folded[0];y.set(z,D-1+Math.min(12,K.folded.length));let Z=document.activeElement===K.item;N(),
Z&&m.has(J.id)&&Q(m.get(J.id))}else P(K.entry.run.at(-1))}function j(){if(!E)return;let{view:K,node:z}=E;if(!K.item.isConnected||!K.entry||!K.entry.head.before){
E=null,p.hide();return}let{head:Y,run:D}=K.entry,J=z&&D.includes(z);p.show(K.knot,f,J?z:Y,J?z:D.at(-1),e.entries.length)}function U(K,z){E&&E.view===K&&E.node===
z||(E=K&&{view:K,node:z},K?j():p.hide())}let B=K=>{let z=K.closest(".gp-knot");return z?z.parentElement.gpView:null};r.addEventListener("click",({target:K})=>{let z=B(
K);z&&(V(z),R(z))}),r.addEventListener("pointermove",({target:K,pointerType:z})=>{z!=="touch"&&U(B(K),K.gpNode||null)}),r.addEventListener("pointerleave",()=>U(
null)),r.addEventListener("focusin",({target:K})=>K.gpView&&K.matches(":focus-visible")&&U(K.gpView,null)),r.addEventListener("focusout",()=>U(null));function V(K){
A&&A!==K&&te(A.item,{tabindex:"-1"}),A=K,te(K.item,{tabindex:"0"})}function Q(K){K&&(V(K),K.item.focus({preventScroll:!0}),K.knot.scrollIntoView({block:"nearest",
inline:"nearest"}),U(K,null))}let ne=()=>[...r.querySelectorAll(".gp-branch")].filter(({offsetParent:K})=>K).map(K=>K.gpView);function ce(K){K.entry&&_.delete(K.
entry.head.id)?N():K.kids&&K.kids.firstElementChild&&Q(K.kids.firstElementChild.gpView)}function ve(K){K.entry&&K.kids&&K.kids.firstElementChild?(_.add(K.entry.
head.id),N()):Q(K.above)}let xe={ArrowDown:(K,z)=>Q(z[z.indexOf(K)+1]),ArrowUp:(K,z)=>Q(z[z.indexOf(K)-1]),ArrowRight:ce,ArrowLeft:ve,Home:(K,z)=>Q(z[0]),End:(K,z)=>Q(
z.at(-1)),Enter:R," ":R,Escape:()=>{U(null),O&&P(null)}};return r.addEventListener("keydown",K=>{let z=K.target.gpView;!z||K.ctrlKey||K.altKey||K.metaKey||!Object.
hasOwn(xe,K.key)||(K.preventDefault(),xe[K.key](z,ne()))}),i.addEventListener("change",()=>{y.clear(),N()}),matchMedia("(max-width: 640px)").matches&&(i.value="\
14"),K=>{if(t.hidden=!e.header||e.header.kind!=="seeds",!t.hidden&&(K.run&&W(),!(!K.run&&!K.steps&&!K.status))){for(let z of K.run?e.entries.keys():K.entries)b(
z);N()}}}function Gi(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function c(){let O=d(
"li");return O.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),O}function p(O,{label:A,title:E},{started:W}){let b=W?W.prompt_tokens:null,[L,k]=O.
children,l=b?`: ${F(b.length)} token${b.length===1?"":"s"}`:"";T(L,`${A} ${E}${l}`),te(k,{"aria-label":`The prompt of ${A}`}),r.get(k)!==b&&(r.set(k,b),k.replaceChildren(
...(b||[]).map(({piece:a,text:u})=>a===null?d("span","gp-pill",u):a)))}let g=({raw_logprob:O})=>he(O);function f(O){let A=new Map;O.forEach((W,b)=>{if(!W)return;
let L=[...W.distribution.candidates].sort((l,a)=>g(a)-g(l)),k=({token_id:l})=>l===W.chosen.token_id;for(let l of[...L.slice(0,6),...L.slice(0,6).some(k)?[]:[W.chosen]])
A.has(l.token_id)||A.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...L,W.chosen])A.has(l.token_id)&&(A.get(l.token_id).sides[b]??=l)});let E=({sides:W})=>Math.
max(...W.map(b=>b?g(b):0));return[...A.values()].sort((W,b)=>E(b)-E(W))}function m(){let O=d("tr"),A=d("th","",null,{scope:"row"});return A.append(d("bdi","gp-w\
ord")),O.append(A,...[0,1].map(()=>{let E=d("td"),W=d("div","gp-share"),b=d("span");return b.append(d("i")),W.append(d("span","gp-sign"),b,d("b")),E.append(W),E})),
O}function y(O){let A=f(O),E=de(s,A.length,m);A.forEach(({text:W,sides:b},L)=>{let[k,...l]=E[L].cells;qe(k.firstChild,W),l.forEach((a,u)=>{let h=b[u],w=!!(h&&O[u]&&
h.token_id===O[u].chosen.token_id),[$,v,S]=a.firstChild.children;Me(a.firstChild,w?"gp-share gp-chosen":"gp-share"),T($,w?"▶":""),ge(v.firstChild,"width",h?g(
h):0),T(S,O[u]?h?G(g(h)):"–":"")})})}function _(O){if(O.some(b=>!b))return"Both runs have to write a token first.";let[A,E]=O.map(({chosen:b})=>b),W=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return A.token_id!==E.token_id?`With the template i\
t begins with ${le(A.text)}, without it with ${le(E.text)}.${W}`:`Both begin with ${le(A.text)}: ${G(g(A))} with the template, ${G(g(E))} without it.${W}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let O=[0,1].map(W=>e.shownOf(W).log),A=de(o,2,c);O.forEach((W,b)=>p(A[b],e.groups[b],W));let E=O.map(W=>Ue(W)[0]||
null);T(i,_(E)),y(E)}}function Ui(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,c=en(e.found);T(n,c[0].toUpperCase()+c.slice(1)),ee(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),ge(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),ge(o.firstChild,"width",1))}}function Ot(t){return ee(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Mo(t,e){
t.replaceChildren(...e.map(([n,o])=>{let s=d("div");return s.append(d("dt","",n)," ",d("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=d("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Vi(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function c(f){T(n,f.model);let[m,y]=o.children;
T(m,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),T(y,f.why?`${f.why} ${f.fix}`:
g(f)),Mo(s,[["class",f.class_name],["parameters",Ot(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?ze(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${ze(f.memory)}`],["free memory",ze(f.free)],...f.
free_disk===null?[]:[["free disk",ze(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Ot(f.vocab_size)]]),
p(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${ze(f.smaller.bytes)}. `,Ft(e,"pick",f.smaller.model,
"Take it"))}function p({ways:f,free:m}){t.querySelector("table").hidden=f.length===0;let y=Math.max(m,...f.map(({bytes:_})=>_))*1.05;r.replaceChildren(...f.map(
({model:_,label:O,bytes:A,fits:E})=>{let W=d("tr",E?"":"gp-over"),b=d("span","gp-strip",null,{"aria-hidden":"true"}),[L,k]=[d("i"),d("u")];ge(L,"width",Math.min(
1,A/y)),ge(k,"left",m/y),b.append(L,k);let l=[d("th","",O,{scope:"row"}),d("td","",ze(A)),d("td"),d("td","",E?"✓ yes":"✕ no"),d("td")];return l[2].append(b),
l[4].append(Ft(e,"pick",_,"Take it",`Take it as ${O}`)),W.append(...l),W}))}function g({room:f,free:m,reckoned:y}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let _=y?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${y?"about ":""}${ze(f)} with ro\
om for a run, and ${ze(m)} can be had.${_}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&c(e.found)}}var Oo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],vl=t=>Oo.findIndex(([e])=>De(t??1/0,"bits")<=e);function Et(t,e){if(!ee(t))return"infinite";let n=De(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${Ji(s)}`}var Ji=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Eo=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Yi(t,e){let s=u=>t.querySelector(".gp-"+u),r=s(
"which"),i=new Je(s("words"),{press:({number:u})=>y(u)}),c=null,p="",g="";r.addEventListener("change",()=>l());let f=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((u,h)=>({...u,number:h})).filter(({pair:u})=>u&&!u.error),m=()=>f().find(({number:u})=>String(u)===r.value)||f()[0];function y(u){c=u,l()}
function _(u){let h=JSON.stringify(u.map(({number:$,title:v})=>[$,v]));if(h===g)return;g=h;let w=r.value;r.replaceChildren(...u.map(({number:$,title:v})=>d("opt\
ion","",v,{value:$}))),u.some(({number:$})=>String($)===w)&&(r.value=w)}function O({text:u,kl:h,logprobs:[w,$],same_top:v},S){let x=`probability ${G(he(w))}, he\
re ${G(he($))}`;return`Token ${F(S+1)} ${le(u)}: KL ${Et(h,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function A(u){let{tokens:h}=u.
pair,w=JSON.stringify([u.number,e.unit,h.map(({id:$,kl:v})=>[$,v])]);w!==p&&(p=w,i.show(h.map(($,v)=>({token:$,mark:{},number:v,words:()=>O($,v)}))),i.tokens.forEach(
($,v)=>{let S=vl(h[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Oo[S][1]})`,x.dataset.rank=S,$.dataset.top=h[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===c?"yes":"no",$.setAttribute("aria-pressed",v===c)})}function E(){let u=s("legend");if(u.dataset.unit===e.
unit)return;u.dataset.unit=e.unit,u.replaceChildren(`KL in ${e.unit}:`);let h=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Oo.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${h($)}`:`above ${h(Oo[S-1][0])}`,M=d("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${v})`,u.append(M)});let w=d("s\
pan");w.append(d("span","gp-wavy","abc")," another token is the likeliest"),u.append(w)}let W=u=>Array.from({length:u- -6+1},(h,w)=>-6+w).map(h=>[h,h>=0?String(
10**h):Ji(-h)]);function b(u,h){let w=R=>De(R,e.unit),$=u.flatMap(({pair:R})=>R.tokens.map(({kl:j})=>j).filter(ee).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=h.pair.tokens.length,x=Ne(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),M=R=>x.y(R===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(R),1e-300))))),q=({pair:R,number:j})=>{let[U,B,V,Q]=Pe("gp-course",R.tokens.map(({kl:ne},ce)=>[x.x(ce+1),M(ne)]));return[U,B,{...V,"data-line":u.findIndex(
ne=>ne.number===j)%6,"data-on":j===h.number?"yes":"no"},Q]},I=u.filter(({number:R})=>R!==h.number),H=Te(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),N=[
...We(x,{xTicks:H,yTicks:W(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...I,h].map(q),...c===null?[]:[$e("gp-here",x.x(c+1),x.top,x.x(c+1),x.height-
x.bottom)]],C=Math.min(24,S),P=Array.from({length:C},(R,j)=>{let[U,B]=[Math.floor(S*j/C),Math.floor(S*(j+1)/C)],V=h.pair.tokens.slice(U,B).reduce((ce,{kl:ve},xe)=>(ve??
1/0)>ce.kl?{kl:ve??1/0,at:U+xe}:ce,{kl:-1,at:U}),Q={x:pe(x.x(U+.5)),y:x.top,width:pe(x.x(B+.5)-x.x(U+.5)),height:pe(x.height-x.bottom-x.top)},ne=B-U>1?`Tokens ${U+
1} to ${B}: at most `:`Token ${B}: `;return Le("",`${ne}${Et(V.kl,e.unit)} ${e.unit}, ${le(h.pair.tokens[V.at].text)}`,[["rect","gp-catch",Q,[]]])});x.draw(`KL \
of ${h.title} from the reference, along the text`,[N,P]),L(u,h)}function L(u,h){let w=de(s("curve-keys"),u.length,()=>{let $=d("span"),v=me("svg");return te(v,{
width:30,height:8,"aria-hidden":"true"}),v.append(me("path","gp-course")),te(v.firstChild,{d:"M1 4H29"}),$.append(v,d("span")),$});u.forEach(({title:$,number:v},S)=>{
te(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===h.number?"yes":"no"}),T(w[S].lastChild,$)})}function k(u){let h=u.pair.tokens[c??u.pair.max_at],w=c??
u.pair.max_at,[$,v]=h.entropies,S=c===null?"Where they differ most, t":"T";T(s("said"),`${S}oken ${F(w+1)} ${le(h.text)}: KL ${Et(h.kl,e.unit)} ${e.unit}, entro\
py ${Ae($,e.unit)} of the reference and ${Ae(v,e.unit)} of ${u.title}.${c===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;T(x[1],e.found.groups[0].title),T(x[2],u.title);let M=de(s("sides").tBodies[0],h.candidates.length,()=>{let I=d("tr"),H=d("th","",null,{scope:"row"});return H.
append(d("span"),d("bdi")),I.append(H,...[0,1].map(()=>{let N=d("td"),C=d("div","gp-side"),P=d("span");return P.append(d("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(P,d("span")),N.append(C),N})),I}),q=Math.max(...h.candidates.flatMap(([,,I,H])=>[I,H]),1e-9);h.candidates.forEach(([I,H,...N],C)=>{let[P,...R]=M[C].cells;
T(P.firstChild,I===h.id?"▶ ":""),qe(P.lastChild,H),Me(M[C],I===h.id?"gp-is-token":""),N.forEach((j,U)=>{ge(R[U].querySelector(".gp-bar"),"width",j/q),T(R[U].firstChild.
lastChild,G(j))})})}function l(){let[u,h]=[f(),m()];_(u),r.value=h.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,M],vocab:q}=h.pair;c!==null&&c>=h.
pair.tokens.length&&(c=null),T(s("about"),`${re(h.pair.tokens.length,"token")} of the reference, read by both`),T(s("summary"),`Mean ${Et(w,e.unit)} ${e.unit}, \
at most ${Et($,e.unit)} at token ${F(S+1)}, over ${F(q)} tokens of the vocabulary. Both find the same token the likeliest at ${G(v)} of the places. Perplexity o\
f the text: ${ie(x)} and ${ie(M)}.`),E(),A(h),b(u,h),k(h)}let a=()=>f().length>0;return new ResizeObserver(()=>a()&&l()).observe(t),u=>{t.hidden=!a(),u.run&&(c=
null),!t.hidden&&(u.found||u.unit)&&l()}}function Xi(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function i(g){T(n,g.model),Mo(o,[["class",g.class_name],["\
parameters",Ot(g.parameters)],["precision",g.precision],["on",g.device],["in memory",ze(g.bytes)],["context",g.context_length?`${g.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Ot(g.vocab_size)],["chat template",g.chat_template?"yes":"no"]]);let{fields:f}=g;T(s,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(m=>{let y=d("tr"),_=d("th","",null,{scope:"\
row"});return _.append(d("code","",m.name)),y.append(_,c(m.model),c(m.library),d("td","",m.meaning),d("td","",p(m))),y}))}function c(g){let f=d("td");return f.append(
d("code","",g===null?"none":JSON.stringify(g))),f}function p({applies:g,by:f,ignored:m,same:y}){return f==="you"?`▲ the page sets ${JSON.stringify(g)}${m?`; ${m}`:
""}`:f==="model"&&m?`○ ${m}`:f==="model"?y?"the same as the default":"◆ applies":"another field takes its place"}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&
i(e.found)}}function Zi(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=d("tr"),L=d("th","",
null,{scope:"row"});L.append(d("span"),d("small")),b.append(L);for(let k=0;k<6;k++){let l=d("td");if(l.append(d("span"),d("small")),k===0){let a=d("span","gp-by\
tes",null,{"aria-hidden":"true"});a.append(d("i")),l.append(a)}b.append(l)}return b}function i(b,L){if((b.dataset.tip||"")!==L){for(let k of["tabindex","data-ti\
p"])b.removeAttribute(k);if(L)for(let[k,l]of[["tabindex",0],["data-tip",L]])b.setAttribute(k,l)}}let c=(b,L,k="")=>{T(b.children[0],L),T(b.children[1],k)};function p({
bytes:b,scale_bytes:L},k){if(!ee(b))return["–",""];let l=k&&ee(k.bytes)?`${G((b+L)/(k.bytes+k.scale_bytes))} of the reference`:"";return[Eo(b+L),l]}let g=({bytes:b,
scale_bytes:L})=>ee(b)&&L?`get_memory_footprint() has ${Eo(b)}; the scales beside them take ${Eo(L)}.`:"";function f({pace:b,paces:L,ratio:k}){if(!b)return["–",
""];let l=L.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),k?`${l}, ${Ce(k.median)}`:l]}function m(b,L){if(L===0)return[
["–",""],["–",""],["–",""]];let{pair:k}=b;if(!k||k.error)return[[k?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[Et(k.mean,l),l],[Et(k.max,
l),`${l}, token ${F(k.max_at+1)}`],[G(k.same_top),""]]}function y(b,L){let k=b.map(l=>l.pair).find((l,a)=>l&&!l.error&&(L===0||a===L));return k?ie(k.perplexities[L===
0?0:1],3):"–"}function _({groups:b}){let L=Math.max(...b.map(({bytes:l,scale_bytes:a})=>(l||0)+(a||0)),1),k=de(o,b.length,r);b.forEach((l,a)=>{let[u,h,w,$,v,S,
x]=k[a].cells;c(u,l.title,a?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),c(h,...p(l,a?b[0]:null)),i(h.firstChild,
g(l)),se(h.lastChild,ee(l.bytes)),ge(h.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/L),c(w,...f(l)),m(l,a).forEach((M,q)=>c([$,v,S][q],...M)),
c(x,y(b,a))})}function O(b,L){let[k,l]=[[...b],[...L]],a=k.findIndex((u,h)=>u!==l[h]);return a<0?k.length:a}function A({groups:b}){let L=de(n("writings"),b.length,
()=>{let l=d("li"),a=d("p","gp-writing-head");return a.append(d("b"),d("span","gp-note")),l.append(a,d("p","gp-writing",null,{dir:"auto"})),l}),k=b[0].text;b.forEach(
(l,a)=>{let[u,h]=L[a].children;T(u.children[0],l.title),T(u.children[1],E(l,a,k)),u.children[1].classList.toggle("gp-parting",a>0&&ee(l.parts_at));let w=JSON.stringify(
[k,l.text,a]);if(h.dataset.key===w||(h.dataset.key=w,h.replaceChildren(),l.text===null))return;let $=a&&k!==null?O(k,l.text):[...l.text].length,v=[...l.text];h.
append(v.slice(0,$).join("")),$<v.length&&h.append(d("span","gp-apart",v.slice($).join("")))})}function E({failed:b,text:L,tokens:k,parts_at:l,pair:a},u,h){if(b)
return"✕ stopped by an error";if(L===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=a&&a.error?`. Its distributions canno\
t be held against the reference’s: ${a.error.message} ${a.error.fix}`:"",$=re(k,"token");return!u||h===null?$+w:(ee(l)?`✂ parts from the reference at token ${F(
l+1)} of ${F(k)}`:`= the same ${$} as the reference`)+w}function W(){let b=e.found;T(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Qe(e,b)),se(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:""),se(n("cpu"),!!b.cpu_words),T(n("cpu"),b.cpu_words),_(b),A(b);let L=b.
groups.filter(({pair:k})=>k&&!k.error);e.done&&L.length&&T(n("told"),L.map(({title:k,pair:l})=>`${k}: mean KL ${Et(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&W()}}function Qi(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:p,note:g,rows:f})=>{let m=d("table"),y=d("tr");y.append(...["model",
"what for","size","draft that fits"].map(A=>d("th","",A,{scope:"col"})),d("td"));let[_,O]=[d("thead"),d("tbody")];return _.append(y),O.append(...f.map(A=>s(A,i))),
m.append(d("caption","gp-hidden",p),_,O),[d("h3","",p),d("p","gp-note",f.length?g:"None yet."),...f.length?[m]:[]]})),c&&t.querySelector(`[aria-label=${CSS.escape(
c)}]`)?.focus()}function s(r,i){let c=d("tr"),p=d("th","",r.model,{scope:"row"}),[g,f,m,y]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:_,precision:O,device:A,bytes:E,in_use:W,parameters:b}=r.loaded;g.append(`${W?"● in use":"○ idle"}`,d("small","",`${_}, ${O}, on ${A}`)),
f.append(ze(E),d("small","",`${Ot(b)} parameters`))}else{f.append(r.millions?`about ${Ot(r.millions*1e6)}`:ze(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&p.append(d("small","",_.join(" · ")))}return y.append(Ft(
e,"use",r.model,"Use it")),r.loaded?y.append(Ft(e,"tell",r.model,"Show")):i&&y.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&y.append(Ft(e,"unload",r.model,
"Unload")),c.append(p,g,f,m,y),c}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}function ea(t,e){let p="A run is under way. Wait for its end, or press Stop.",g=t.querySelector(".gp-tree"),f=t.querySelector(".gp-told"),[m,y]=["rename","delet\
e"].map(B=>t.querySelector(".gp-"+B)),_=[],O=null,A=E();function E(){return new Be(0,(B,{chosen:V})=>B+(V.logprob??-1/0))}let W=B=>[B,...B.children.flatMap(W)],
b=()=>_.flatMap(W),L=B=>B.parent?L(B.parent):B,k=()=>e.running||e.waiting,l=(B,V)=>Array.isArray(V)&&B.length===V.length&&B.every((Q,ne)=>Q===V[ne]);function a(){
if(A=E(),!e.started||e.turn===void 0){O=null;return}let{turn:B,started:V,asked:Q}=e,ne=b().find(K=>K.turn===B);if(ne){O=ne;return}e.asked=null;let ce=Q&&l(Q.ids,
V.request.given)&&b().find(K=>K.turn===Q.turn);if(ce&&Q.kind!=="branch"&&ce.plain&&ce.mode===V.mode){Object.assign(ce,{turn:B,pieces:[]}),O=ce;return}let ve=V.request.
only_given===!0,xe={turn:B,read:ve,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(ce){for(Object.assign(xe,{at:Q.at,from:Q.from,on:Q.on,
kind:Q.kind,parent:ce});xe.parent.parent&&xe.at<xe.parent.at;)xe.parent=xe.parent.parent;xe.parent.children.push(xe)}else _=_.filter(({children:K})=>K.length),_.
push(xe);O=xe}function u(){let B=e.lines();A.follow(B.length?B[0].last:null);let{steps:V}=A;Object.assign(O,{text:e.text,tokens:V.length,total:A.total,mode:e.started.
mode,searched:e.usesBeams,plain:B.length===1&&B[0].kind==="sequence",pieces:V.map(({piece:Q,chosen:ne})=>Q??ne.text)})}function h(B){let V=B.pieces,Q=Math.min(...B.
children.map(({at:ve})=>ve)),ne=B.parent?B.at:Number.isFinite(Q)&&Q>=3?Q:0,ce=le(V.slice(ne,ne+8).join("")).slice(1,-1);return`“${ne&&!B.parent?"…":""}${ce}${V.
length>ne+8?"…":""}”`}function w(){for(;;){let B=b(),V=B.reduce((ne,{text:ce})=>ne+ce.length,0);if(_.length<=5&&B.length<=60&&V<=6e7)return;let Q=_.find(ne=>ne!==
L(O))||B.filter(ne=>ne.parent&&ne!==O&&!ne.children.length).sort((ne,ce)=>ne.turn-ce.turn)[0];if(!Q)return;$(Q)}}function $(B){B.parent?B.parent.children=B.parent.
children.filter(V=>V!==B):_=_.filter(V=>V!==B)}function v(B){if(!(!B||B===O)){if(k()){T(f,p);return}O=B,e.feedRun(B.text,B.turn),e.ask({type:"shown"}),j(),B.item.
focus({preventScroll:!0})}}let S=()=>O&&(O.parent||_.filter(B=>B!==O).at(-1));function x(){if(!y.dataset.sure){let Q=W(O).length;y.textContent=Q>1?`Delete these\
 ${Q} runs?`:"Delete this run?",y.dataset.sure="yes",y.focus();return}let B=O,V=S();k()?T(f,p):V&&($(B),v(V)),M()}function M(){y.textContent="Delete",delete y.dataset.
sure}function q(){let B=O,V=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});V.value=B.name;let Q=!0,ne=ce=>{Q&&(Q=!1,ce&&(B.name=
V.value.trim()),document.activeElement===V&&B.item.focus(),V.remove(),P(B))};V.addEventListener("keydown",ce=>{ce.stopPropagation(),(ce.key==="Enter"||ce.key===
"Escape")&&ne(ce.key==="Enter")}),V.addEventListener("click",ce=>ce.stopPropagation()),V.addEventListener("blur",()=>ne(!0)),B.item.querySelector(".gp-label").replaceChildren(
V),V.focus(),V.select()}g.addEventListener("click",B=>{let V=B.target.closest(".gp-run"),Q=I().flatMap(W).find(ne=>ne.item===V);Q===O?Q.item.focus():v(Q)}),g.addEventListener(
"keydown",B=>{if(B.ctrlKey||B.metaKey||B.altKey||!O)return;let V=I().flatMap(W),Q=V.indexOf(O),ne={ArrowDown:()=>v(V[Q+1]),ArrowUp:()=>v(V[Q-1]),ArrowRight:()=>v(
O.children[0]),ArrowLeft:()=>v(O.parent),Home:()=>v(V[0]),End:()=>v(V.at(-1)),F2:q,Delete:()=>{y.disabled||x()}};Object.hasOwn(ne,B.key)&&(B.preventDefault(),ne[B.
key]())}),m.addEventListener("click",q),y.addEventListener("click",x),y.addEventListener("blur",M);function I(){return _.filter(({children:V})=>V.length).length?
_.filter(V=>V.children.length||V===L(O)):[]}function H(){let B=d("li","gp-run",null,{role:"treeitem"}),V=d("div","gp-row");return V.append(d("span","gp-sign","",
{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),B.append(V),B}function N(B){return B.parent?`${B.kind==="branch"?`${B.on?"on ":""}from ${le(B.
from)} `:"goes on "}at token ${B.at+1}: `:B.read?"a text that was read: ":"the original: "}let C=B=>`log p ${B>-1e30?B.toFixed(2).replace("-","−"):"−∞"}`;
function P(B){let{item:V}=B,Q=B===O,ne=h(B),ce=B.searched?` · best of ${tn(B.mode)}`:"",ve=`${B.tokens} ${B.tokens===1?"token":"tokens"} · ${C(B.total)}${ce}`,
xe=V.querySelector(".gp-label");if(!xe.querySelector("input")){let z=[d("span","gp-note",N(B)),d("bdi","gp-words",ne)];B.name&&z.unshift(d("bdi","gp-name",B.name),
" "),xe.replaceChildren(...z)}let K=V.querySelector(".gp-facts");T(K,ve),K.title="length, and total log-probability after the processors, in nats; −∞ where they\
 remove a given token (but a beam search takes given tokens as the model had them)",T(V.querySelector(".gp-sign"),Q?"▶":""),V.setAttribute("aria-selected",String(
Q)),V.setAttribute("aria-label",[B.name,N(B)+ne,ve,Q?"shown":""].filter(Boolean).join(", ")),V.tabIndex=Q?0:-1}function R(B){B.item??=H(),P(B);let V=B.item.querySelector(
":scope > ul");if(V&&V.remove(),B.children.length){let Q=d("ul","",null,{role:"group"});Q.append(...B.children.map(R)),B.item.append(Q),B.item.setAttribute("ari\
a-expanded","true")}else B.item.removeAttribute("aria-expanded");return B.item}function j(){let B=e.canAsk?I():[];if(t.hidden=!B.length,t.hidden)return;let{scrollTop:V}=g;
g.replaceChildren(...B.map(R)),g.scrollTop=V,O&&U(O.item.firstChild),y.disabled=!S(),M()}function U(B){let[V,Q]=[g.getBoundingClientRect(),B.getBoundingClientRect()];
g.scrollTop+=Math.min(0,Q.top-V.top-4)+Math.max(0,Q.bottom-V.bottom+4)}return B=>{if(B.run&&a(),O&&e.turn===O.turn&&(B.run||B.steps||B.status)&&u(),B.run){w();let V=g.
contains(document.activeElement);j(),V&&O&&O.item&&O.item.focus({preventScroll:!0})}else!t.hidden&&O&&O.item&&P(O);B.status&&!k()&&T(f,"")}}var Sl={true:"button",false:"div"};function _l({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${le(t)} once more.`:n?`Continue from here wi\
th ${le(t)} instead, although ${o} removed it.`:`Continue from here with ${le(t)} instead.`}var xn=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.
item),this.body=null}build(e){let n=Sl[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("sp\
an","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let s=d("span","gp-name");s.append(this.sign,this.word),this.
after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:c,chosen:p,given:g,removed:f,by:m,rest:y,words:_}=e;this.build(o&&!y),this.entry=e,this.item.hidden=
!1;let O={"gp-chosen":p,"gp-removed":f,"gp-rest":y};Me(this.item,["gp-bar",...Object.keys(O).filter(b=>O[b])].join(" ")),T(this.rank,c?F(c):""),T(this.sign,p?"▶":
f?"✕":""),qe(this.word,s,{plain:y}),this.thick.hidden=f||r===null;for(let[b,L]of[[this.after,r||0],[this.before,i]])ge(b,"width",Math.min(1,L/n)),b.parentNode.
classList.toggle("gp-beyond",L>n*1.005);T(this.value,f?"":r===null?"–":G(r)),T(this.raw,G(i)),T(this.remover,m),this.why.hidden=!f;let A=[p&&(g?"given":"chose\
n"),f&&`removed by ${m}`].filter(Boolean).join(", "),E=[y?s:le(s),A].filter(Boolean).join(", "),W=o&&!y?_l({text:s},e):"";this.body.setAttribute("aria-label",W?
`${E}. ${W}`:E),Ge(this.body,()=>W?`${W} ${_()}`:_())}hide(){this.item.hidden=!0}};function To(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-\
row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",
o=>{let s=e(),r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),
o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Ps=t=>t?G(t):"<0.01%",Jt=(t,e)=>`${F(t)} ${e}${t===1?"":"s"}`,Ml=(t,e)=>t.kept!==e||t.mass_moved>0,Lo=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Ns({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=bt(n.name),c=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!Ml(n,c)}})}function qs({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Jt(e-t,"token")} (${Ps(n)})`),t>e&&r.push(`brought ${Jt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${G(o)}`),r.join(", ")}var Ao=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Ws(t){return Ao(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function $n({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Co(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:c})=>Math.max(he(i),he(c)),s=[...t].sort(
(i,c)=>o(c)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(wt).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Bn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?he(e[n-1]):void 0:he(t)}var Fn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
wt=({logprob:t})=>t===null;function jn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((c,p)=>p>0&&c===null&&s[p-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?bt(i)[0]:Ao(o)?"DoLa":"a processor"}function Po(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
c=f=>f?`, rank ${F(f)} of ${F(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${G(he(n))}${c(s||r)}; no \
processor changed it. Token id ${i}.`;let p=`Before the processors ${G(he(n))}${c(r)}.`,g=wt(t)?`After them it cannot be chosen: removed by ${jn(t,e)}.`:`After \
them ${G(he(o))}${s?`, rank ${F(s)} of the ${F(lt(e))} that are left`:""}.`;return`${p} ${g} Token id ${i}.`}function ta(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",Ol[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var Ol={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var El=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&he(o.logprob)}),Is=class extends xn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=me("polyline","gp-along-line"),this.here=me("line","gp-along-here");let n=me("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},No=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
To(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}T(this.state,`Looking up ${le(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&T(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(p=>this.entryOf(p,e)),i=Math.max(.02,...r.map(({after:p,before:g})=>Math.max(p||0,g))),c=s.length?Ie(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((p,g)=>{this.rows[g].fill(
r[g],i,o),this.drawAlong(this.rows[g],El(c,p.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Is(this.list))}drawAlong(e,n,o){let s=n.map(f=>f??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),c=f=>f/(s.length-1)*100,p=Tl(s,150).map(([f,m])=>`${c(f).toFixed(1)},${(98-
(r?m/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",p.join(" "));for(let[f,m]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))e.here.setAttribute(
f,m);let g=r?`highest ${G(r)}, at token ${i+1}`:"nowhere a chance";T(e.along.lastElementChild,g),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Jt(s.length,"token")}: ${g}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${g}`)}};function Tl(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function na(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),c=v=>t.querySelector(
".gp-"+v),[p,g,f,m,y]=["full","beams-note","press-note","chosen-word","removed-key"].map(c),_=Object.fromEntries(["back","on","newest"].map(v=>[v,c(v)])),O=[],A=To(
s),E=new No(t,e,k),W=!1,b=[],L=v=>e.canAsk&&!v.isPrompt;function k(v,S){let x=wt(v);return{id:v.token_id,text:v.text,after:he(v.logprob),before:he(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?jn(v,S):"",words:()=>Po(
v,S)}}function l(v){let S=$n(v),M=(W?S:Co(S,24,v.chosen.token_id)).map(H=>k(H,v)),q=v.distribution.vocab-S.length;q>0&&M.push(a(v,S.map(H=>k(H,v)),q));let I=u(Math.
max(...M.filter(({rest:H})=>!H).map(H=>Math.max(H.after,H.before))));for(T(p,`full width: ${G(I)}`);O.length<M.length;)O.push(new xn(s));O.forEach((H,N)=>M[N]?H.
fill(M[N],I,L(v)):H.hide()),A(),i.hidden=S.length<=24,T(i,W?"show 24 only":`show all ${F(S.length)}`),i.setAttribute("aria-expanded",String(W))}function a(v,S,x){
let M=C=>Math.max(0,1-S.reduce((P,R)=>P+R[C],0)),q=lt(v)>S.filter(({removed:C})=>!C).length,[I,H]=[q?e.usesBeams?null:M("after"):0,M("before")],N=`All ${F(x)} t\
okens that are not listed, together: ${G(H)} before the processors`+(I===null?".":`, ${G(I)} after them.`);return{text:`${F(x)} others`,after:I,before:H,rest:!0,
words:()=>N}}let u=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function h(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),T(c("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),c("before-key").hidden=y.hidden=S,T(m,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),g.hidden=!v.beam||S,f.hidden=!L(v),t.classList.toggle("gp-pressable",L(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...O,...E.rows].find(({body:q})=>q===S),M=e.current();x&&M&&L(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{W=!W,l(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Lo(
v)}${x}: `:`at the newest token${x}: `),o.append(ke(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of O)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,g,f,E.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&l(S),h(S),E.draw(S,v,L(S)),w(S)):$(),b=[S,e.canAsk]}}var Sn=.001,oa=2e-5,Ll=-1e9,Dn=-1e8,nt=(t,e=-1e30)=>t==null||t<e;function vn(t,e,n){return nt(t,n)||nt(e,n)?nt(t,n)&&nt(e,n)?0:1/0:Math.abs(t-e)}function zn(t,e,n){
return vn(t,e===null?null:e*n,Dn)/Math.max(1,n)}var Yt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Sn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function sa(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Yt,given:new Yt,
final:new Yt,pool:new Yt,output:new Yt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));Al(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>Cl(t.returned[r].last,s,r,o,n.output)),n}function Al(t,e,n,o){let s=null,
r=new Map,i=(c,p)=>p.score-c.score;t.steps.forEach((c,p)=>{if(c.some(({given:m})=>m)){for(let m of c)o.given.see(vn(m.beam.score,0),()=>({node:m}));return}s??=new Map(
c.filter(({beam:m})=>m.parent%e===0).map(({beam:m})=>[m.parent,0]));for(let m of c){let{beam:y}=m,_=s.get(y.parent)??Ll;if(o.sum.see(vn(_+(y.logprob??-1/0),y.score,
Dn),()=>({node:m,parent:_})),y.final_score===null||y.final_score===void 0)continue;let O=m.length**n;o.final.see(zn(y.score,y.final_score,O),()=>({node:m,power:O}));
let A=y.group??null;r.set(A,[...r.get(A)||[],{score:y.final_score,power:O}].sort(i).slice(0,e))}let g=[...r.values()].flat().filter(({score:m})=>!nt(m)).sort(i),
f=t.pools[p].filter(m=>!nt(m));for(let m=0;m<Math.max(g.length,f.length);m++){let y=g[m]??null,_=y&&m<f.length?zn(y.score*y.power,f[m],y.power):1/0;o.pool.see(_,
()=>({step:p,place:m,expected:y&&y.score,told:f[m]??null}))}s=new Map(c.filter(({beam:m})=>m.status==="running").map(({beam:m})=>[m.beam,m.score]))})}function Cl(t,e,n,o,s){
let r=Ie(t),i=r.filter(({given:g})=>!g);if(e.score===null||!i.length)return;let c=i.length**o,p=r.every(({beam:g,given:f},m)=>f||g.parent===(e.beams||[])[m]);s.
see(p?zn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function ra(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,c=!1;function p(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Ie($[x]?$[x].last:null),q=S.token_ids.map((R,j)=>{let U=M[j]&&M[j].chosen.token_id===R?
M[j]:null,B=S.logprobs[j];return{id:R,text:U?U.chosen.text:"?",recorded:B,library:S.transition_scores?S.transition_scores[j]:null,difference:S.transition_scores?
vn(B,S.transition_scores[j]):null,drawn:U?vn(B,U.chosen.logprob):1/0}}),I=S.logprobs.filter((R,j)=>!M[j]||!M[j].given),H=I.reduce((R,j)=>R+(j??-1/0),0),N=I.length**
v,C=I.length?H/N:null,P=S.score!==null&&C!==null&&S.score*N>Dn;return{tokens:q,sum:H,length:I.length,penalty:v,rebuilt:C,score:S.score,difference:P?zn(H,S.score,
N):null}})}function g(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let f=w=>w.join("; "),m=(w,$)=>`${F(w)} ${$}${w===1?"":"s"}`;function y(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:M}=w,
q=({off:N,count:C,furthest:P},R,j)=>N?[`${F(N)} of ${m(C,R)} ${N===1?"does":"do"} not ${j}: the furthest is off by ${g(P)}`]:[],I=[...q($,"tree node","add up"),
...q(v,"given token","weigh nothing"),...q(S,"final score","follow from its sum"),...q(x,"kept score","follow from the texts that ended"),...q(M,"output","end w\
here its path through the tree ends")],H=Math.max(...Object.values(w).map(N=>N.furthest));return[I,I.length?[]:[`${m($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${g(H,oa)}`]]}function O({outputs:w,tree:$}){let v=w.flatMap(j=>j.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:j})=>j!==null),x=w.filter(({difference:j})=>j!==null),M=j=>Math.max(0,...j.map(({difference:U})=>U)),
q=j=>j.filter(({difference:U})=>!(U<=Sn)),I=v.filter(({drawn:j})=>j>Sn),[H,N]=_($),C=[];if(q(x).length&&C.push(`${F(q(x).length)} of ${F(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${g(M(x))}`),C.push(...H),q(S).length&&C.push(`${F(q(S).length)} of ${m(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${g(M(S))}`),I.length&&C.push(`${m(I.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",f(C)];let P=[...x.length?[`${F(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${g(M(x))}`]:[],...N];if(!S.length)return[
"none","–",f([...P,`compute_transition_scores does not apply: ${y()}`])];let R=S.length===1?"token agrees":"tokens agree";return["agrees","✓",f([...P,`${F(S.
length)} ${R} with the library’s compute_transition_scores to within ${g(M(S))}`])]}function A(){let[w,$,v]=i?O(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,T(t.querySelector(".gp-badge"),$),T(t.querySelector(".gp-verdict-line"),v)}let E=w=>nt(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),W=w=>nt(w)?"−∞":(w<Dn?w.toExponential(3):ie(w,5)).replace("-","−"),b=w=>w<0||nt(w)?`(${W(w)})`:W(w);function L(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>Sn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>Sn)}function k(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let M of[S+1,E(v.sum),v.length,v.penalty,ie(v.rebuilt,4),ie(v.score,
4)])x.insertCell().textContent=M;L(x,v.difference)})}function l(w,$,v,S,x,M){if(!v.count)return;let{worst:q}=v,I=w.insertRow();I.append(d("th","",$,{scope:"row"})),
I.insertCell().textContent=F(v.count),I.insertCell().append(S(q),...q.node?[" ",ke(q.node.beam.text)]:[]),I.insertCell().textContent=x(q),I.insertCell().textContent=
W(M(q)),L(I,q.difference)}function a(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:M}=i.
tree,q=e.started.effective.length_penalty??1,I=({node:N})=>`step ${N.index+1}:`,H=({node:N,power:C})=>`${W(N.beam.score)} / ${N.length} ** ${q} = ${W(nt(N.beam.
score)?null:N.beam.score/C)}`;l(w,"node: parent’s score + log-probability",$,I,({node:N,parent:C})=>`${W(C)} + ${b(N.beam.logprob)} = ${W(nt(N.beam.logprob)?null:
C+N.beam.logprob)}`,({node:N})=>N.beam.score),l(w,"given token: weighs nothing",v,I,()=>W(0),({node:N})=>N.beam.score),l(w,"ended: score / length ** length_pena\
lty",S,I,H,({node:N})=>N.beam.final_score),l(w,"kept after a step: the best that ended",x,N=>`step ${N.step+1}: number ${N.place+1}`,N=>N.expected===null?"none":
W(N.expected),N=>N.told),l(w,"output: score where its path ends, after the penalty",M,({number:N})=>`output ${N+1}:`,H,N=>N.told)}function u(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,c?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(ke(v.text)),x.insertCell().textContent=E(v.recorded),x.insertCell().textContent=v.difference===
null?"–":E(v.library),L(x,v.difference),x.insertCell().textContent=(he(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||c,T(r,`Show all ${F(w.length)}\
 tokens`)}function h(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,T(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>d("option","",`${$} ${S+1}`,{value:S}))),k(),w||a(),w||
u()}return o.addEventListener("toggle",h),s.addEventListener("change",h),r.addEventListener("click",()=>{c=!0,h()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:p($),tree:sa(e)},c=!1,s.replaceChildren()):i=null,A(),(w.run||w.status||$)&&h()}}function ia(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),p=t.querySelector(
".gp-layer-names"),g=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),m=document.createElement("canvas"),y=m.getContext("2d",{willReadFrequently:!0}),
_=new Be({picks:{},peak:0},({picks:N,peak:C},{layers:P})=>P?{picks:{...N,[P.layer]:(N[P.layer]||0)+1},peak:Math.max(C,...P.divergences)}:{picks:N,peak:C}),O=0,A=[],
E=[],W=[0,0],b=[],L=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/O)))*10);function k(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(P=>`\
--gp-heat-${P}`),"--gp-text"].map(P=>{let R=N.getPropertyValue(P).trim();return[1,3,5].map(j=>parseInt(R.slice(j,j+2),16))})}function l(N){if(m.width>=N&&m.height===
A.length*6)return;let C=m.height===A.length*6?y.getImageData(0,0,m.width,m.height):null;m.width=Math.max(64,2**Math.ceil(Math.log2(N))),m.height=A.length*6,C&&y.
putImageData(C,0,0)}function a(N){let C=new ImageData(1,A.length*6);A.forEach((P,R)=>{let j=N.layers?N.layers.candidate_layers.indexOf(P):-1;if(j<0)return;let U=E[L(
N.layers.divergences[j])];for(let B=0;B<5;B++){let V=B===2&&P===N.layers.layer?E[11]:U;C.data.set([...V,255],(R*6+B)*4)}}),y.putImageData(C,N.index,0)}let u=()=>Math.
max(10,_.steps.length);function h(){let[N,C]=W;if(!N||!C)return;i.width!==N&&(i.width=N),i.height!==C&&(i.height=C);let P=i.getContext("2d");P.clearRect(0,0,N,C),
P.imageSmoothingEnabled=!1;let R=_.steps.length;P.drawImage(m,0,0,R,m.height,0,0,N*R/u(),C)}function w(N){let C=[..._.steps.find(U=>U.layers).layers.candidate_layers].
sort((U,B)=>B-U),P=k(),R=s.find(U=>_.total.peak<=U*Math.LN2)*Math.LN2,j=String([C,P,R])!==String([A,E,O]);String(C)!==String(A)&&$(C),[A,E,O]=[C,P,R],l(_.steps.
length);for(let U of j?_.steps:N)a(U);h()}function $(N){let C=Math.max(15,Math.min(28,280/N.length));r.style.height=p.style.height=`${Math.max(1,N.length)*C}px`,
p.replaceChildren(...N.map(P=>d("span","",P===0?"embedding":`layer ${P}`)))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),
`${Number(De(O,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let C=0;C<11;C++){
let P=d("i");P.style.background=`var(--gp-heat-${C})`,N.append(P)}}let S=N=>N===0?"the embedding (layer 0)":`layer ${N}`;function x(N){if(!N.layers)return`Token\
 ${N.index+1}, ${le(N.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:P,candidate_layers:R,divergences:j}=N.layers,U=R.map((B,V)=>`${B===0?"emb\
edding":`layer ${B}`} ${De(j[V]??0,e.unit).toFixed(3)}`);return`Token ${N.index+1}, ${le(N.chosen.text)}: ${S(C)} was contrasted with the last layer (${P}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${U.join(", ")}.`}function M(N){c.hidden=!1,c.style.left=`${N.index/u()*100}%`,c.style.width=`${100/u()}\
%`;let C=x(N);T(g,C),Cn(r,N,_.steps.length,C)}function q(){let N=Object.entries(_.total.picks).sort((P,R)=>R[1]-P[1]),C=N.reduce((P,[,R])=>P+R,0);T(f,"Along the\
 text: "+N.map(([P,R])=>`${S(Number(P))} in ${F(R)}`).join(", ")+` of ${F(C)} steps.`),T(t.querySelector(".gp-heat-end"),String(u()))}go(r,e,{stepUnder:N=>{let{
left:C,width:P}=r.getBoundingClientRect(),R=Math.floor((N.clientX-C)/P*u());return _.steps[Math.max(0,Math.min(_.steps.length-1,R))]},hover:N=>T(g,x(N)),leave:()=>e.
current()&&!t.hidden&&T(g,x(e.current()))});function I(N){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:P}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!N.unit&&!N.look||(b=[C,_.total],w(P),v(),M(C),q())}new ResizeObserver(([{contentRect:N}])=>{W=[N.width,N.height].map(C=>Math.round(C*devicePixelRatio)),
h()}).observe(r);let H=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",H),new MutationObserver(H).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),I}var Wo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Rs(t,e){let{chosen:n,distribution:o}=e,s=r=>Ke(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+lt(e)}}var jt=(t,e)=>e?Math.exp(-t/e):null,Pl=[1,2,3],qo=class{constructor(){this.ids=[],this.grams=new Map(Pl.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function aa(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",p=new an,g;function f(){let{started:x,finished:M}=e;if(!x)return[];let q=M?M.num_tokens:e.numTokens,I=M?M.
seconds:e.elapsed,H=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",F(q),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${F(x.max_new_tokens)} new ones were asked for`],["Tokens per second",I>0&&q?(q/I).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",H===null?"–":Gn(H),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...m(),["Stopped by",y(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function m(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...q}=p.read(e.rounds),I=q.draft_acceptance_rate;return[["Draft accepted",I===null?"–":G(I),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${F(M)} of ${F(x)}`],["Tokens per draft",ie(q.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with\
 a draft wrote on average, the target’s own one included: 1 + ${F(M)} accepted / ${F(q.num_spec_steps)} such rounds`]]}function y(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Re(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=f(),M=new Set(x.map(([q])=>q));for(let[
q,{figure:I}]of i)M.has(q)||(I.remove(),i.delete(q));x.forEach(([q,I,H,N],C)=>{let P=i.get(q)||O(q,N,C);P.value.textContent!==I&&(P.value.textContent=I);let R=`${q}\
: ${H}`;P.meaning.textContent!==R&&(P.meaning.textContent=R)})}function O(x,M,q){let I=d("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),H=d("dd"),N=d(
"span","gp-meaning","",{role:"tooltip",id:c+x.replaceAll(" ","-")});I.setAttribute("aria-describedby",N.id),I.append(d("dt","",x),H,N),s.insertBefore(I,s.children[q]||
null);let C={figure:I,value:H,meaning:N};return i.set(x,C),C}let A=new Be(Wo,Rs),E=new qo,W=Wo,b=x=>Number.isFinite(x)?De(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",L=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):F(Math.round(x)):"∞";function k(){let{total:x}=A,{unit:M}=e,q=(N,{count:C})=>C?N/C:
null,I=(N,C)=>C.count?b(q(N,C)):"–",H=A.steps.at(-1).distribution.vocab;return[["perplexity",l([[x.after,x.count],[x.before,x.count],[W.before,W.count]],H),L(
jt(x.after,x.count)),L(jt(x.before,x.count)),L(jt(W.before,W.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",I(x.after,
x),I(x.before,x),I(W.before,W)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(W.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",I(x.entropyAfter,x),I(x.entropyBefore,x),I(W.entropyBefore,W)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",L(q(x.kept,x)),F(H),F(H)],...[1,2,3].map(N=>[`distin\
ct-${N}`,`how many of the text’s ${N===1?"tokens":`runs of ${N} tokens`} differ, over all of them: 1 means that nothing comes twice`,L(E.distinct(N)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",G(E.share),"",""]]}function l(x,M){let q="e to the power of minus the mean log-p\
robability in nats";return x.every(([I,H])=>!H||jt(I,H)<=M)?`how many equally likely tokens there were to choose from, on average: ${q}`:`${q}; above ${F(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function a(){let x=e.current(),M=x?e.lastOf(x):null,{keep:q,added:I}=A.follow(M&&!M.isPrompt?
M:null);E.cut(q);for(let{chosen:N}of I)E.add(N.token_id);let H=t.querySelector(".gp-text-numbers");H.hidden=!A.steps.length,!H.hidden&&(u(),H.open&&h(x))}function u(){
let{total:x}=A,M=W.count?`; of the prompt ${L(jt(W.before,W.count))}`:"";T(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${L(jt(x.before,x.count))}\
 before the processors, ${L(jt(x.after,x.count))} after${M}`)}function h(x){let M=e.lines().length>1?e.lineOf(x):null;T(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!W.count;let q=k(),I=t.querySelector(".gp-totals tbody");for(;I.rows.length<q.length;){let H=I.insertRow(),
N=d("th","",null,{scope:"row"});N.append(d("span","","",{tabindex:"0","data-tip":""})),H.append(N,d("td"),d("td"),d("td"))}q.forEach(([H,N,...C],P)=>{let[R,...j]=I.
rows[P].cells;T(R.firstChild,H),R.firstChild.dataset.tip=N.charAt(0).toUpperCase()+N.slice(1)+".",C.forEach((U,B)=>T(j[B],U)),j[2].hidden=!W.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",a);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:H},N)=>H&&M.set(H,[...M.get(H)||
[],N+1]));let q=e.usesBeams?"output":"sequence",I=[...M].map(([H,N])=>{let P=N.length<x.length?` on ${q}${N.length>1?"s":""} ${N.join(", ")}`:"",R=d("p");return R.
append(d("b","",`Note${P}: `),H),R});r.replaceChildren(...I)}function $(){let[x,M]=v(),q=x+M;n.textContent!==q&&n.replaceChildren(d("b","",x),M)}function v(){let{
started:x,finished:M,failed:q,queued:I,loading:H}=e;if(H){let P=en(H);return["",P[0].toUpperCase()+P.slice(1)]}if(I)return I.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${I.ahead===1?"One run is":`${I.ahead} runs are`} before yours.`];if(q)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let N=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${tn(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",N+C]}function S(){let x=e.
waiting?null:e.failed;if(g===x||(g=x,o.replaceChildren(),!x))return;let M=d("div","gp-problem"),q=(I,H,N)=>{let C=d("p");C.append(d("b","","✕ "),(N?N+": ":"")+
I,H?" "+H:""),M.append(C)};for(let{knob:I,message:H,fix:N}of Un(x))q(H,N,I);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(W=e.promptSteps.reduce(Rs,Wo)),a()}}var ca=12;function la(t,e,n){let o=0,s=t.map(g=>{let f=o;return o=Math.min(1,o+(Bn(g,n)||0)),{from:f,to:o,kind:Bs(g,e),candidate:g}}),r=e.distribution.stages[n],
i=t.filter(g=>r&&Fn(g,n+1)).reduce((g,f)=>g+(Bn(f,n)||0),0),c=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,p={from:o,to:1-c,kind:"others",candidate:null};return[
...s,p,{from:1-c,to:1,kind:"going",candidate:null}]}function Bs(t,e){return t.token_id===e.chosen.token_id?"chosen":wt(t)?"removed":"kept"}function da(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=me("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ca}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Nl=(t,e)=>e>12+7*Math.min(t.length,10);function Fs({ribbons:t,bar:e},n,o,s,r){let i=de(e,n.
length,()=>d("span",""));n.forEach(({from:p,to:g,kind:f,candidate:m},y)=>{let _=i[y];if(Me(_,`gp-piece gp-piece-${f}`),_.hidden=g-p<1e-4&&f!=="chosen",_.hidden)
return;ge(_,"left",p),ge(_,"width",g-p);let O=m?m.text:f==="others"?"others":"",A=O&&Nl(O,(g-p)*s)?O:"";(_.dataset.text||"")!==A&&_.replaceChildren(...A?[ke(A,"\
gp-piece-word")]:[]),_.dataset.text=A,Ge(_,()=>r(n[y],o&&o[y]))});let c=de(t,o?n.length:0,()=>me("path"));(o||[]).forEach((p,g)=>{let{from:f,to:m,kind:y}=ql(n[g]),
[_,O,A,E]=[p.from,p.to,m,f].map(W=>(W*100).toFixed(2));c[g].dataset.kind!==y&&(c[g].dataset.kind=y,c[g].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),c[g].setAttribute(
"d",p.to>p.from?`M${_} 0H${O}L${A} ${ca}H${E}Z`:"")})}function ql(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Io=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(g=>g.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(g=>e.map(({number:f})=>Bn(g,f))),i=Math.max(.02,...r.flat().filter(g=>g!==void 0)),c=new Set($n(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((g,f)=>this.fill(this.lines[f],g,e,r[f],i,o,c));let p=this.lines.flatMap(g=>g.cells.
map(({cell:f})=>f));!p.some(g=>g.tabIndex===0)&&p.length&&(p[0].tabIndex=0)}drawHead(e){let n=de(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});T(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},c)=>{let p=n[c+1];
Me(p,i?"gp-idle-column":""),T(p.firstElementChild,o),T(p.lastElementChild,s),p.lastElementChild.classList.toggle("gp-hidden",i),p.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),s=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),c=d("div","");c.append(s,r),i.append(o,c),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),s=d("i","gp-course-bar");o.append(s);let r=d("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,c){let p=n.token_id===i.chosen.token_id,g=wt(n);for(Me(e.row,
`gp-course gp-course-${Bs(n,i)}`),T(e.sign,p?"▶":g?"✕":""),qe(e.word,n.text),T(e.tag,[p&&(i.given?"given":"chosen"),g&&"removed",!c.has(n)&&"looked up"].filter(
Boolean).join(", ")),Ge(e.head,()=>Po(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((f,m)=>this.
fillCell(e.cells[m],n,o,m,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,c,p){let{number:g,name:f,idle:m,side:y}=r[i],[_,O]=[c[i],i?c[i-1]:void 0],A=Fn(s,g)&&_!==
void 0,E=A&&i>0&&!Fn(s,r[i-1].number);Me(e,[m&&"gp-idle-column",A&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ge(n,"height",Math.sqrt((_||0)/p));let W=_===
void 0?"–":E?`✕ ${f}`:A?y==="after"?"✕":"":G(_);T(o,W),o.classList.toggle("gp-hidden",m&&!E);let b=!E&&i&&O!==void 0&&_!==void 0&&G(_)!==G(O)?_>O?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),Ge(e,()=>this.words(s,r[i],{share:_,was:O,gone:A,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:c,gone:p,cut:g}){if(i===void 0)return`${le(e)}: not recorded at this place.`;if(g)return`${le(e)}: removed by ${o}; it had ${G(c)} just before.`;if(p)
return`${le(e)}: nothing is left of it here.`;if(n)return`${le(e)}: ${G(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${le(e)}: ${G(i)}, left as \
it was by ${o}.`;let f=G(i)===G(c)?"the same as before it":`${G(c)} before it`;return`${le(e)}: ${G(i)} after ${o} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(g=>g.row===o.parentNode),[r,i]=n[e.key],c=(g,f)=>Math.max(0,Math.min(f-1,g)),{cells:p}=this.lines[c(s+r,this.lines.length)];p[c(o.cellIndex-1+i,
p.length)].cell.focus()}};function ha(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),p=t.querySelector(".gp-beams-note"),g=t.querySelector(".gp-chosen-word"),f=new Io(t.querySelector(".gp-courses-grid")),m=new Be({},E),y=[],_=!1,O=[],
A=300;function E(N,C){let P=Ns(C);if(!P.length)return N;let R={...N};for(let j of P){let U=j.number+j.kind,{ran:B,acted:V,removed:Q,moved:ne}=N[U]||{ran:0,acted:0,
removed:0,moved:0};R[U]={ran:B+1,acted:V+!j.idle,removed:Q+j.removed,moved:ne+j.moved}}return R}function W({ran:N,acted:C,removed:P,moved:R}){if(!C)return`nothi\
ng in ${Jt(N,"step")}`;let j=R>2*P?`${G(R/C)} moved`:`${Ps(P/C)} removed`;return`${F(C)} of ${Jt(N,"step")}, ${j}`}let b=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-A)<8)return;A=N.width;let C=e.current();C&&H(C)});function L(){let N=r.insertRow(),C=d("th","",null,{scope:"row"}),P=d("span","gp-\
number",""),R=d("span","","",{tabindex:"0","data-tip":""}),j=d("span","gp-side"),U=d("span","gp-knob");C.append(P,R," ",j," ",U);let B=da();N.append(C,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),N.cells[1].append(B.box);let[,,V,Q,ne,ce]=N.cells;return y.length||
b.observe(B.bar),y.push({row:N,number:P,name:R,tags:j,knob:U,flow:B,left:V,entropy:Q,here:ne,over:ce}),y.at(-1)}function k(N,{kind:C,number:P,name:R,tip:j,side:U,
knob:B,entropy:V,left:Q,here:ne,over:ce}){N.row.className=`gp-stage-${C}`,T(N.number,P),T(N.name,R),N.name.dataset.tip!==j&&(N.name.dataset.tip=j),T(N.tags,U),N.
tags.hidden=!U,T(N.knob,B),N.knob.hidden=!B,T(N.left,Q),T(N.entropy,V),typeof ne=="string"?T(N.here,ne):N.here.replaceChildren(...ne),T(N.over,ce)}function l(N){
let C={...e.started.effective,...e.started.config};return N.filter((P,R)=>R===0||C[P]).map(P=>{let R=JSON.stringify(C[P]??null);return R==="null"||R.length>12?P:
`${P} ${R}`}).join(", ")}function a(N,C){let{vocab:P,entropy_before:R}=N.distribution,{name:j,meaning:U}=Ws(N),B={kind:"source",number:"",name:j,tip:U,side:C.length?
"before":"before and after",knob:"",left:`${F(P)} left`,entropy:Ae(R,e.unit),here:"",over:""},V=C.map((Q,ne)=>({kind:Q.idle?"idle":"active",number:`${Q.number}.\
 `,name:Q.name,tip:`${Q.meaning} (${Q.kind})`,side:ne===C.length-1?"after":"",knob:l(Q.knobs),left:`${F(Q.kept)} left`,entropy:Ae(Q.entropy,e.unit),here:qs(Q),over:W(
m.total[Q.number+Q.kind])}));return[B,...V,u(N)]}function u(N){let[C,P]=ta(N,e.started),R=he(N.chosen.logprob),j=wt(N.chosen)?`, although ${jn(N.chosen,N)} remo\
ved it`:N.beam?`: log-probability ${ie(N.chosen.logprob)}`:` (${G(R)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the token that \
stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",ke(N.chosen.text,"gp-strong"),` ${P}${j}`],over:""}}function h(N,C,P){let R=a(N,C);for(;y.length>
R.length;)y.pop().row.remove();R.forEach((V,Q)=>k(y[Q]||L(),V));let j=[0,...C.map(({number:V})=>V)].map(V=>la(P,N,V)),U=S(N,C),B=x(N,C);y.forEach(({flow:V},Q)=>{
V.box.hidden=!U&&Q>0,!V.box.hidden&&(Q<j.length?Fs(V,j[Q],j[Q-1],A,(ne,ce)=>$(ne,ce,Q,B)):v(V,j.at(-1),A))})}let w=({from:N,to:C})=>G(C-N);function $(N,C,P,R){if(N.
kind==="going")return`Tokens that are not shown here and that ${R[P+1].name} removes: ${w(N)}.`;let j=N.candidate?le(N.candidate.text):"All other tokens togethe\
r";return P?`${j}: ${w(N)} after ${R[P].name}`+(N.candidate?`, ${w(C)} before it.`:"."):`${j}: ${w(N)} before the processors.`}function v(N,C,P){let R=C.filter(
({kind:j})=>j==="chosen");Fs(N,R,R,P,j=>`${le(j.candidate.text)} had ${w(j)} of what was left.`)}let S=({distribution:N},C)=>N.candidates.every(({stage_logprobs:P})=>(P||
[]).length===C.length);function x(N,C){let P=Ws(N);return[{number:0,place:"before",name:P.name,tip:P.meaning,idle:!1,side:"before"},...C.map(R=>({number:R.number,
place:String(R.number),name:R.name,idle:R.idle,side:"",tip:`${R.number}. ${R.name}: ${qs(R)} here. It ${R.meaning}.`}))]}function M(N,C,P,R){if(i.hidden=!C.length||
!S(N,C),i.hidden)return;let j={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,side:"after"};f.draw([...x(
N,C),j],P,N),c.hidden=R<=10,T(c,_?"show 10 only":`show all ${F(R)}`),c.setAttribute("aria-expanded",String(_))}c.addEventListener("click",()=>{_=!_,H(e.current())});
function q(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return"The model’s own distribution: no logits processor takes part in reading the prompt.";
let C=e.started.processors||[],P=Ao(N)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.length?"Your own loop asked no \
logits processor here.":C.length?`${P}, untouched here. Prepared, but not used by this loop: ${C.map(R=>bt(R)[0]).join(", ")}.`:`${P}, untouched: no logits proc\
essor runs.`}function I(N){let C=N.isPrompt||N.given;o.replaceChildren(`at ${Lo(N)}: `,ke(N.chosen.text),C?" (given, not chosen)":""),T(g,C?"given":"chosen")}function H(N){
let C=Ns(N),P=$n(N),R=(N.watched||[]).filter(({token_id:U})=>P.every(B=>B.token_id!==U)),j=Co(P,10,N.chosen.token_id);I(N),T(s,q(N)),s.hidden=!s.textContent,p.hidden=
!N.beam||!C.length,h(N,C,j),M(N,C,[..._?P:j,...R],P.length)}return N=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||m.follow(e.lastOf(C)),!(C===O[0]&&m.total===
O[1]&&!N.unit&&!N.watched)&&(O=[C,m.total],H(C)))}}function Wl(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Il(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function pa(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),c=t.querySelector("details"),[p,g,f,m]=["from","choices","reveal","next"].map(i),y=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),O=C=>Ie(_()[C]?
_()[C].last:null),A=C=>C.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,R)=>P.raw_rank-R.raw_rank).slice(0,6);function E(C){let P=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return Il(A(C),Wl(P))}let W=C=>A(C).length>1;function b(C){let P=e.current(),R=P&&e.lastOf(P),j=Math.max(0,_().findIndex(
V=>V.last===R)),U=O(j),B=U.findIndex((V,Q)=>Q>=C&&W(V));if(B<0){T(i("cannot"),U.length>C?"From there on the run has recorded no candidates to pick from: raise t\
op_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}T(i("canno\
t"),""),y={line:j,at:B,step:null,picks:[],revealed:!1,results:[]},L()}function L(){let C=O(y.line);for(;C[y.at]&&!W(C[y.at]);)y.at+=1;if(Object.assign(y,{step:C[y.
at]||null,picks:[],revealed:!1}),!y.step&&!e.running){h();return}k(),y.step&&e.selectStep(y.step.before),w(()=>g.querySelector("button"))}function k(){e.hide(y&&
c.open?y.at+(y.revealed?1:0):null)}function l(C){let{picks:P}=y;P.includes(C)?P.splice(P.indexOf(C),1):P.length<3&&P.push(C),x()}function a(){let{step:C,picks:P}=y,
R=A(C),j=R.find(({token_id:U})=>U===P[0]);y.revealed=!0,y.results.push({step:C,first:j,share:Math.exp(j.raw_logprob-R[0].raw_logprob),hit:P.includes(C.chosen.token_id)}),
k(),e.selectStep(C),w(()=>m)}function u(){if(y.results.length>=10){h();return}y.at+=1,L()}function h(){let{results:C,line:P}=y,R=y.at+(y.revealed?1:0);y=null,k(),
p.value=O(P).slice(R).some(W)?R+1:1,N(C),w(()=>i("begin"))}function w(C){let P=t.contains(document.activeElement);H(),P&&C()&&C().focus({preventScroll:!0})}let $=({
piece:C,chosen:P,text:R})=>C??(P?P.text:R);function v(){let C=Ie(y.step?y.step.before:O(y.line).at(-1)||null),P=[...e.prefix,...C].map($).join(""),R=d("span","g\
p-gap","?",{"aria-label":"the hidden token"});y.revealed&&R.replaceChildren(ke(y.step.chosen.text));let j=i("so-far");j.replaceChildren(P,R),j.scrollTop=j.scrollHeight}
function S(){g.replaceChildren(...(y.step&&!y.revealed?E(y.step):[]).map(({token_id:C,text:P})=>{let R=d("button","gp-choice",null,{type:"button","aria-pressed":"\
false","data-token":C});return R.append(d("span","gp-order"),ke(P)),R.addEventListener("click",()=>l(C)),R})),x()}function x(){for(let C of g.children){let P=y.
picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(P>=0)),C.disabled=P<0&&y.picks.length>=3,T(C.querySelector(".gp-order"),P<0?"":r[P])}
f.disabled=!y.picks.length}function M(){if(i("answer").hidden=!y.revealed,!y.revealed)return;let{step:C,picks:P}=y,{share:R,hit:j}=y.results.at(-1),U=A(C),B=C.chosen.
token_id,V=U.some(({token_id:ce})=>ce===B)?U:[...U,C.chosen];i("truth").tBodies[0].replaceChildren(...V.map(ce=>{let ve=d("tr",ce.token_id===B?"gp-taken":""),xe=d(
"th","",null,{scope:"row"});ce.token_id===B&&xe.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),xe.append(ke(ce.text));let K=d("div","gp-share"),z=d(
"i");z.style.width=`${(45*he(ce.raw_logprob)).toFixed(2)}%`,K.append(z,G(he(ce.raw_logprob)));let Y=d("td");Y.append(K);let D=P.indexOf(ce.token_id);return ve.append(
xe,d("td","",D<0?"":r[D]),Y,d("td","",G(he(ce.logprob))),d("td","",ce.raw_rank?F(ce.raw_rank):"–")),ve}));let ne=i("took");ne.replaceChildren("The run took “",
ke(C.chosen.text,"gp-strong"),j?"”, which is among your picks. ":"”, which is not among your picks. "),ne.append(R===1?"Your first pick is the token that th\
e model found likeliest.":`Your first pick has ${G(R)} of the probability of the likeliest token.`)}let q=C=>C.reduce((P,{share:R})=>P+R,0)/C.length,I=C=>C.filter(
({hit:P})=>P).length;function H(){if(i("before").hidden=!!y,i("round").hidden=!y,!y)return;i("sum").hidden=!0;let{results:C,revealed:P,step:R}=y,j=C.length+(P?0:
1);T(i("progress"),R?`Step ${j} of 10: ${P?"token":"which token comes next, as token"} ${R.index+1}${P?".":"? Pick up to three, the likeliest first."}`:"The run\
 has not come so far yet: waiting for its next token."),T(i("score"),C.length?`So far: first picks ${G(q(C))} of the top, the run’s token among your picks in ${I(
C)} of ${C.length}`:""),f.hidden=P||!R,m.hidden=!P,T(m,C.length>=10?"To the score":"Next token"),v(),S(),M()}function N(C){let P=i("sum");if(P.hidden=!1,P.replaceChildren(
d("h3","","The round is over")),!C.length){P.append(d("p","","No token was revealed, so there is no score."));return}let R=(...U)=>{let B=d("p");B.append(...U),
P.append(B)};R(d("b","",G(q(C))),": how likely your first picks were, on average, against the likeliest token."),R(d("b","",`${I(C)} of ${C.length}`),`: steps i\
n which the run’s token was among your picks (${G(I(C)/C.length)}).`);let j=[...C].sort((U,B)=>U.share-B.share||B.step.distribution.entropy_before-U.step.distribution.
entropy_before);for(let[U,{step:B,first:V,share:Q}]of[["Hardest",j[0]],["Easiest",j.at(-1)]])R(d("b","",U+": "),`token ${B.index+1}, “`,ke(B.chosen.text),"”; \
your “",ke(V.text),`” had ${G(Q)} of the top’s probability, and the model was uncertain by ${Ae(B.distribution.entropy_before,e.unit)}.`)}return i("begin").
addEventListener("click",()=>b(Math.max(1,Math.floor(Number(p.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.current();p.value=C&&!C.isPrompt?
C.index+1:1}),f.addEventListener("click",a),m.addEventListener("click",u),i("end").addEventListener("click",h),c.addEventListener("toggle",k),C=>{t.hidden=!e.started,
C.run&&(y=null,p.value=1,i("sum").hidden=!0,T(i("cannot"),""),H()),T(i("begin"),i("sum").hidden?"Start a round":"Another round"),y&&!y.step&&(C.steps||C.status)&&
L()}}function fa(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),p=t.querySelector(".gp-tally"),g=new Be({steps:0,differed:0},(l,a)=>a.reranked?{steps:l.steps+1,differed:l.differed+(y(a).token_id!==a.chosen.token_id)}:
l),f=[],m=[],y=({reranked:l})=>l.reduce((a,u)=>u.probability>a.probability?u:a);function _(){let l=i.insertRow(),a=d("th","",null,{scope:"row"}),[u,h,w]=[d("spa\
n","gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];a.append(u,h,w),l.append(a);let $=["probability","penalty","score"].map(()=>{let v=d("div",
"gp-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[d("i","gp-part"),d("i","gp-zero")];S.append(x,M);let q=d("span","gp-amount");return v.append(
S,q),l.append(d("td")),l.lastChild.append(v),{part:x,zero:M,amount:q}});return f.push({row:l,sign:u,word:h,tag:w,cells:$}),f.at(-1)}function O({part:l,zero:a,amount:u},h,[
w,$],v){let S=x=>(x-w)/($-w)*100;l.style.left=`${Math.min(S(0),S(h))}%`,l.style.width=`${Math.abs(S(h)-S(0))}%`,a.style.left=`${S(0)}%`,T(u,v)}function A({part:l,
zero:a,amount:u},h,[w,$],v){let S=x=>4+(x-w)/($-w)*92;l.hidden=h===null,l.style.left=`${S(h)}%`,a.style.left=`${S(0)}%`,T(u,v)}function E(l,a,u,h,w){let $=a.token_id===
u.chosen.token_id;l.row.className=$?"gp-winner":"",T(l.sign,$?"▶":""),Ye(l.word,a.text),l.tag.hidden=a!==h||$,O(l.cells[0],a.probability,w.probability,G(a.probability)),
O(l.cells[1],a.penalty,w.penalty,ie(a.penalty)),A(l.cells[2],a.score,w.score,ie(a.score))}function W(l){let[a,u]=[Math.min(0,...l),Math.max(0,...l)];return u>a?
[a,u]:[0,1]}function b(l){let a=y(l),u=l.reranked.find(v=>v.token_id===l.chosen.token_id),h=l.reranked.slice(0,12);u&&!h.includes(u)&&(h[11]=u);let w=Object.fromEntries(
["probability","penalty","score"].map(v=>[v,W(h.map(S=>S[v]))]));for(;f.length<h.length;)_();f.forEach((v,S)=>{v.row.hidden=S>=h.length,S<h.length&&E(v,h[S],l,a,
w)});let $=l.reranked.length-h.length;c.hidden=$<=0,T(c,`and ${F($)} less probable ones, which were weighed too`),L(u,a)}function L(l,a){l?l===a?s.replaceChildren(
ke(l.text,"gp-strong"),` won: the most probable token has the highest score too (${ie(l.score)}).`):s.replaceChildren(ke(l.text,"gp-strong"),` won with a score \
of ${ie(l.score)}. Greedy would have taken `,ke(a.text,"gp-strong"),` (${G(a.probability)}), but its penalty of ${ie(a.penalty)} leaves it ${ie(a.score)}.`):s.replaceChildren()}
function k(){let l=e.started.effective.penalty_alpha,a=typeof l=="number",[u,h]=a?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","penalty_alpha"];return`${u}\
 × probability - ${h} × penalty${a?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();if(t.hidden=!(l&&l.reranked&&
l.reranked.length),t.hidden||(g.follow(e.lastOf(l)),l===m[0]&&g.total===m[1]))return;m=[l,g.total],o.textContent=`at token ${l.index+1}`,r.dataset.tip=k(),b(l);
let{steps:a,differed:u}=g.total;T(p,`Along the text: another token than the most probable one won in ${F(u)} of ${F(a)} steps (${G(u/a)}).`)}}function ua(t,e){let n=a=>t.querySelector(".gp-"+a),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,c=[],p="",g=null,f=null;function m(){return cn(t,s,e,
a=>{let u=i.get(a);return u&&{id:u.token.token_id,text:u.token.text,where:`prompt token ${u.index+1}`,step:null,why:u.words}})}function y(){let{started:a,written:u}=e,
h=a&&a.request.messages,w=h&&u&&a.model===u.model&&JSON.stringify(h)===JSON.stringify(u.messages);return u&&!w?{...u,ran:!1}:!h||!h.length?null:{model:a.model,messages:h,
tokens:a.prompt_tokens,parts:a.parts||[],ran:!0}}function _({messages:a,parts:u,problem:h}){let w=new Set(u.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...a.map(({role:$,content:v},S)=>{let x=d("li","",null,{"data-role":$});return x.append(d("span","gp-role",$),d("p","",v)),!h&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(d("p","gp-dropped","✕ The template leaves this message out.")),x}))}let O={message:({role:a})=>`words of ${a}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function A(a,u){let h=a?O[a.kind](a):"whose it is cannot be told";return u.piece===null?
`special token, ${h}`:h}function E({tokens:a,parts:u}){s.replaceChildren(),c=[],g=null;let h=new Set(u.map(({stop:$})=>$)),w=null;a.forEach(($,v)=>{let S=u.find(
I=>I.start<=v&&v<I.stop)||null;if(!w||!v||h.has(v)||u.some(({start:I})=>I===v)){let I=d("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
I.append(d("span","gp-role",S.role)),S&&S.kind==="generation"&&I.append(d("span","gp-role","the answer begins")),s.append(I),w={rows:I,tokens:[]}}let x=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=A(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${le($.text)}, ${M}`),i.set(x,{token:$,index:v,
words:M});let q=w.tokens.length?i.get(w.tokens.at(-1)).token:null;qt(w,x,$,q),c.push(x)}),c.length&&W(c[0])}function W(a){g&&(g.tabIndex=-1),g=a,a.tabIndex=0}function b(a){
a&&(W(a),a.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"}),f.show(a))}s.addEventListener("click",({target:a})=>b(a.closest(".gp-token"))),s.addEventListener(
"keydown",a=>{let u=c.indexOf(a.target.closest(".gp-token"));if(u<0||a.ctrlKey||a.metaKey||a.altKey)return;let h={ArrowRight:()=>c[u+1],ArrowLeft:()=>c[u-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>et(c,u,1),ArrowUp:()=>et(c,u,-1),Enter:()=>c[u]," ":()=>c[u]};h[a.key]&&(a.preventDefault(),b(h[a.key]()))});let L=(a,u)=>`${F(a)}\
 ${u}${a===1?"":"s"}`;function k({tokens:a,parts:u}){let h=M=>u.filter(q=>q.kind===M).reduce((q,{start:I,stop:H})=>q+H-I,0),w=a.filter(({piece:M})=>M===null).length,
[$,v,S]=["message","template","generation"].map(h),x=$||v?`${F($)} for the words of the messages, ${F(v)} around them, ${F(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${F(S)} that begin the answer`:""}`;return`${L(a.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${F(w)} are special.`}`}function l({tokens:a,parts:u}){let h=u.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>a.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(h.map(({text:$})=>le($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as on\
e, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let a=y();if(t.hidden=!a,!a){p="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!a.problem;let u=JSON.stringify([a.model,a.messages,a.parts,a.problem,a.ran,a.tokens.length]);if(u===p)return;p=u,f??=m(),T(n("whi\
ch"),a.ran?`of ${a.model}, as this run read it`:`of ${a.model}, as written now: not run yet`),se(n("refusal"),!!a.problem),T(n("refusal"),a.problem||""),_(a),se(
n("made"),!a.problem),E(a),se(n("generation-key"),a.parts.some(({kind:w})=>w==="generation")),T(n("template-words"),a.problem?"":k(a));let h=l(a);se(n("warn"),!!h),
T(n("warn"),h),f.hide()}}function ma(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-empty"),s=t.querySelector(".gp-shade"),r="",i=new WeakMap,c=null,p=null,g=[],f=null,m=!0,
y=0,_=0,O=t.querySelector(".gp-origins"),A=new Be(dr,hr),E=t.querySelector(".gp-scale"),W=cn(t,n,e,z=>{let Y=i.get(z);if(!Y)return null;let{token:D,step:J}=Y,Z=J?
I(J).join(", "):x(Y);return{id:D.token_id,text:D.text,where:S(Y),step:J,why:Z}});function b(){if(n.replaceChildren(),g=[],c=p=null,f=null,m=!0,!e.started){n.append(
o);return}s.value=r||(e.started.request.only_given?"raw":"probability"),yn(E,s.value,e.unit);let z=e.readsSource;n.classList.toggle("gp-apart",z),z&&n.append(d(
"span","gp-part-name","Source: the encoder reads it")),c=L(e.started.prompt_tokens,z?"Source":"Prompt"),z&&(n.append(d("span","gp-part-name","Target: the decode\
r writes it, from its start token on")),p=L(e.started.decoder_tokens,"Start of the target",{isStart:!0}))}function L(z,Y,D={}){let J=d("span","gp-prompt",null,{
"aria-label":Y}),Z={rows:new vt(J),tokens:[]};return z.forEach((ae,fe)=>$(Z,{token:ae,index:fe,isPrompt:!0,step:null,...D})),n.append(J),Z}function k(){for(let z of e.
promptSteps){let Y=c.tokens[z.index];Y&&(i.get(Y).step=z,M(Y),C(Y))}}function l(){let z=e.lines(),Y=z.length===1&&z[0].kind==="sequence";for(Y!==n.classList.contains(
"gp-single")&&(ce(),n.classList.toggle("gp-single",Y));g.length>z.length;)g.pop().element.remove();z.forEach((D,J)=>u(g[J]||a(),D,J))}function a(){let z=d("div",
"gp-line"),Y=d("div","gp-line-head"),D=d("span","gp-line-body"),J=d("span","gp-stop");z.append(Y,D,J),n.append(z);let Z={element:z,head:Y,rows:new vt(D,(p||c)&&
(p||c).rows),stop:J,steps:[],tokens:[],said:""};return g.push(Z),Z}function u(z,Y,D){z.element.dataset.kind!==Y.kind&&(z.element.dataset.kind=Y.kind),z.element.
classList.toggle("gp-line-minor",e.usesBeams&&D>0);let J=JSON.stringify([Y.label,Y.score,Y.stopReason]);J!==z.said&&(z.said=J,h(z,Y));let{keep:Z,added:ae}=xt(z.
steps,Y.last);w(z,Z);for(let fe of ae)$(z,{token:{...fe.chosen,piece:fe.piece},index:fe.index,isPrompt:!1,step:fe}),z.steps.push(fe)}function h(z,Y){let D=Y.stopReason?
Re(Y.stopReason)[1]:"",J=Y.label.charAt(0).toUpperCase()+Y.label.slice(1);if(z.head.replaceChildren(d("b","",J)),Y.score!==null&&Y.score!==void 0){let ae=Y.kind===
"running";z.head.append(d("span","",(ae?"sum ":"score ")+Y.score.toFixed(3),{title:ae?"sum of the log-probabilities so far, in nats":"the sum divided by the len\
gth penalty"}))}let Z=Y.stopReason==="step"?"… ":"■ ";D&&z.head.append(d("span","",Z+D)),z.stop.textContent=D&&!e.usesBeams&&e.lasts.length===1?Z+D:""}function w(z,Y){
ln(z,Y),z.steps.length=Y}function $(z,Y){let D=z.tokens.at(-1);qt(z,v(Y),Y.token,D&&i.get(D).token)}function v(z){let{token:Y,step:D,isPrompt:J}=z,Z=d("span",J?
"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Nt(Z,Y),D&&D.draft&&D.draft.origin!=="none"&&(Z.dataset.draft=D.draft.
origin),D&&D.given&&(Z.dataset.given=""),i.set(Z,z),M(Z),D&&C(Z),Z}let S=({index:z,isPrompt:Y,isStart:D})=>D?"decoder start token":`${Y?e.readsSource?"source to\
ken":"prompt token":"token"} ${z+1}`;function x({index:z,isStart:Y}){return Y?"every target begins with it: not chosen":e.readsSource?"the encoder reads it: it \
has no probability":z===0?"nothing comes before it":N().read_prompt&&!e.finished&&!e.failed?"its probability comes with the end of the text":"its probability wa\
s not read"}function M(z){let Y=i.get(z),{step:D,token:J}=Y,Z=[`${S(Y)}: ${le(J.text)}`];Z.push(...D?q(D):[x(Y)]),z.setAttribute("aria-label",Z.join(", "))}function q(z){
return[...Zn(z,e.unit),...I(z)]}function I(z){let Y=[];return z.given&&!H()&&Y.push("given, not chosen"),Y.push(...gr(z)),Y}let H=()=>!!N().only_given,N=()=>e.started&&
e.started.request||{};function C(z){yo(z.querySelector(".gp-ink"),s.value,Fe(i.get(z).step)),z.dataset.shaded=""}let P=()=>[...c?c.tokens:[],...p?p.tokens:[],...g.
flatMap(z=>z.tokens)];function R(){let z=!H()&&g.some(({steps:Y})=>Y.length&&Y[0].given);t.querySelector(".gp-mark-prompt").hidden=!c||!c.tokens.length,T(t.querySelector(
".gp-mark-prompt .gp-ink"),p?"source, and what the target begins with":"the prompt"),t.querySelector(".gp-mark-given").hidden=!z,j(),n.classList.toggle("gp-has-\
given",z)}function j(){if(O.hidden=!e.rounds.length,O.hidden)return;A.follow(g.length&&g[0].steps.at(-1)||null);let z=de(O,Object.keys(ht).length,U);Object.entries(
ht).forEach(([Y,[,D,J]],Z)=>{let[ae,fe]=z[Z].children;z[Z].dataset.draft=Y,z[Z].dataset.tip=J,T(ae,D),T(fe,F(A.total[Y]))})}function U(){let z=d("span","",null,
{tabindex:"0"});return z.append(d("span","gp-ink")," ",d("b")),z}function B(){let z=e.current(),Y=z?V(z):null;f&&f!==Y&&(f.classList.remove("gp-current"),f.setAttribute(
"aria-pressed","false"),f.tabIndex=-1),f=Y,Y&&(Y.classList.add("gp-current"),Y.setAttribute("aria-pressed",String(e.selected===z)),Y.tabIndex=0)}function V(z){if(z.
isPrompt)return c&&c.tokens[z.index]||null;for(let Y of g)if(Y.steps[z.index]===z)return Y.tokens[z.index];return null}function Q(){m&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}let ne=()=>[...c?[c.rows]:[],...p?[p.rows]:[],...g.map(({rows:z})=>z)];function ce(){for(let z of ne())z.dissolve();clearTimeout(
_),_=setTimeout(ve,200)}function ve(){y||=n.clientWidth;for(let z of ne())z.settle()}function xe(z){let Y=z.target.closest('[role="button"]');return Y&&i.has(Y)?
Y:null}function K(z){if(!z)return;let{step:Y}=i.get(z);Y&&e.selectStep(Y),z.focus({preventScroll:!0}),z.scrollIntoView({block:"nearest"}),Y||W.show(z)}return n.
addEventListener("click",z=>{let Y=xe(z);Y&&K(Y)}),n.addEventListener("keydown",z=>{if(z.key==="Escape"){e.selectStep(null);return}let Y=xe(z);if(!Y||z.ctrlKey||
z.metaKey||z.altKey)return;let D=P(),J=D.indexOf(Y),Z={ArrowRight:()=>D[J+1],ArrowLeft:()=>D[J-1],ArrowDown:()=>et(D,J,1),ArrowUp:()=>et(D,J,-1),Home:()=>D.find(
ae=>i.get(ae).step),End:()=>D.at(-1),Enter:()=>Y," ":()=>Y};Z[z.key]&&(z.preventDefault(),K(Z[z.key]()))}),s.addEventListener("change",()=>{r=s.value;for(let z of P())
i.get(z).step&&C(z);yn(E,s.value,e.unit)}),n.addEventListener("scroll",()=>{m=n.scrollHeight-n.scrollTop-n.clientHeight<60},{passive:!0}),new ResizeObserver(()=>{
!n.clientWidth||n.clientWidth===y||(y=n.clientWidth,ce())}).observe(n),z=>{if(z.run&&b(),(z.run||z.steps||z.status)&&(l(),R()),c&&(z.run||z.prompt)&&k(),c&&(z.unit||
z.status))for(let Y of z.unit?P():c.tokens)M(Y);z.unit&&yn(E,s.value,e.unit),B(),z.steps&&(Q(),ve()),W.refresh(z.unit||z.prompt||z.status)}}var be=t=>ie(t,2).replace("-","−");function ga(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${be(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&ee(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new\
 evidence. With repeated n-grams counted once, z is ${be(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${dn(o)}.`];let i=t.tokens_needed,c=_n(t),
p=ee(i)&&i>c?` If the text went on like this, about ${F(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not pro\
ve that there is none: the text may be too short, or the mark may have been removed.${p}`]}var _n=({num_tokens_scored:t,tokens:e})=>ee(t)?t:(e||[]).filter(([,,,
,n])=>n).length,Rl="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or \
more in every second.";function Bl(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:c}=t;return[...e==="green"?Fl(
t):jl(t),["z-score",be(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio \
× (1 − ratio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",pt(o),"The probability of a z at least as high i\
n a text without this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],
["confidence",s>.9999?"> 0.9999":ie(s,4),Rl],["false-positive rate",pt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this wat\
ermark whose z is above it.`],...ee(c)?[["tokens needed",F(c),"How many scored tokens reach the threshold at this share: z grows with the square root of their n\
umber."]]:[]]}function Fl({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",F(t),"Tokens of which the detec\
tor can say whether they are green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",
F(e),`Scored tokens that stand on their green list, which holds ${F(s)} tokens of the vocabulary.`],["green fraction",G(n),`Green tokens / tokens scored. Withou\
t the watermark about ${G(o)} are green: the ratio.`]]}function jl(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",
F(_n(t)),"Tokens with enough others before them, whose context has not come before."],["g-values",F(o),`One for each scored token and each of the ${re((r||[]).length,
"key")}: 0 or 1, as by a fair coin in a text without the watermark.`],["mean g-value",ie(e,4),"The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."],["weighted mean",ie(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...ee(s)?[["posterior",
G(s),"What the trained Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function Mn(t,e){
let n=e.map(({report:c})=>new Map(Bl(c).map(p=>[p[0],p]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[s]=de(t.tHead,1,()=>d("tr")),r=de(s,e.length+1,()=>d("th",
"",null,{scope:"col"}));e.forEach(({name:c},p)=>T(r[p+1],c)),t.tHead.hidden=e.length<2;let i=de(t.tBodies[0],o.length,()=>{let c=d("tr"),p=d("th","",null,{scope:"\
row"});return p.append(d("span","",null,{tabindex:0})),c.append(p),c});o.forEach((c,p)=>{let g=de(i[p],e.length+1,()=>d("td")),f=n.find(m=>m.has(c)).get(c);T(g[0].
firstChild,c),te(g[0].firstChild,{"data-tip":f[2]}),n.forEach((m,y)=>T(g[y+1],m.has(c)?m.get(c)[1]:"–"))})}function zt({tokens:t,prompt_tokens:e}){return t.map(
([,n,o,s,r,i],c)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${F(c+1)}${c<e?", of the prompt":""}, ${le(n)}: ${zl(
s,i,r)}`}))}function zl(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-\
value ${e.toFixed(2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is lef\
t out.`}var Dt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function wa(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Je(n("words"));function s({before:c,after:p}){let g=`z was ${be(c.z_score)}`;if(p.error)return["even",
"…","Nothing left to score",`${p.error.message} ${g} before.`];let f=`z from ${be(c.z_score)} to ${be(p.z_score)}`,m=Number(p.threshold.toFixed(2));return c.prediction?
p.prediction?["good","◆",f,`Still above the threshold ${m}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${m} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${m} before the attack: there is nothing to wash out.`]}let r=({how:c,strength:p})=>c?
`${c}${ee(p)?`, strength ${G(p)}`:""}`:"as edited by hand";function i(c){let{before:p,after:g}=c,[f,m,y,_]=s(c);te(n("answer"),{"data-verdict":f}),T(n("answer-s\
ign"),m),T(n("answer-words"),y),T(n("answer-more"),_),T(n("told"),`${y}. ${_}`),T(n("about"),r(c)),se(n("of-text"),!g.error),g.error||(ft(n("legend"),...Dt(g)),
o.show(zt(g)));let O=[{name:"before",report:p},...g.error?[]:[{name:"after",report:g}]];Mn(n("found-numbers"),O)}return c=>{t.hidden=!e.found,!t.hidden&&c.found&&
i(e.found)}}function ba(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),c=({report:k})=>!!k&&!k.error,p=o.map(k=>{
let l=d("div"),[a,u,h]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",k==="with"?
"With the watermark":"Without the watermark"),a,u,h),n("texts").append(l),{facts:a,problem:u,text:new Je(h),shown:0,report:null}});s.addEventListener("input",()=>{
let k=s.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(r=k,i()&&L())});function g(k,l,a){if(a){k.report!==a&&k.text.show(zt(a)),Object.assign(k,{report:a,shown:0});
return}let[u]=e.groups[l].entries,h=u.tokens.map(w=>({token:w,mark:{},words:()=>`${le(w.text)}, not scored yet`}));k.text.show(h,k.report?0:k.shown),Object.assign(
k,{report:null,shown:h.length})}function f({tokens:k,perplexity:l,stop_reason:a,report:u}){if(!k)return"not begun";let h=[re(k,"token")];return ee(l)&&h.push(`p\
erplexity ${l.toFixed(2)}`),u&&!u.error&&h.push(u.kind==="green"?`${G(u.green_fraction)} green`:`mean g-value ${u.mean.toFixed(3)}`),a&&h.push(Re(a)[1]),h.join(
" · ")}function m({texts:k}){k.forEach((a,u)=>{let h=p[u];g(h,u,c(a)?a.report:null),T(h.facts,f({...a,tokens:a.tokens||e.groups[u].entries[0].tokens.length}));
let{error:w}=a.report||{};se(h.problem,!!w),T(h.problem,w?`${w.message} ${w.fix}`:"")});let l=k.filter(c).map(({report:a})=>Dt(a)[1]);ft(n("legend"),e.found.kind,
{unscored:l.some(({unscored:a})=>a),repeated:l.some(({repeated:a})=>a)})}function y({texts:k}){if(!k.every(c))return k.find(({report:w})=>w&&w.error)?["even","–",
"No comparison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,
a]=k.map(({report:h})=>h.z_score),u=`z is ${be(a)} with the watermark and ${be(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗",
"A false alarm",`${u} The text without the watermark passes it.`]:a>r?["good","◆","The watermark is found",u]:["even","◇","The watermark is not found",`${u}\
 ${O(k[1].report)}`]}let _=({tokens_needed:k,threshold:l})=>ee(k)&&l>0?Math.ceil(k*(r/l)**2):null;function O(k){let[l,a]=[_(k),_n(k)];return l>a?`Were the text \
to go on like this, it would take about ${re(l,"scored token")}; here ${re(a,"is","are")}.`:"A longer text, or a stronger mark, would help."}function A({texts:k}){
let[l,a]=k.map(({perplexity:h})=>h);return!k.every(c)||!ee(l)||!ee(a)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${a.toFixed(2)}`}\
. One pair of texts says little of the cost; “What does it cost?” asks for more.`}function E(k){let[l,a,u,h]=y(k);te(n("answer"),{"data-verdict":l}),T(n("an\
swer-sign"),a),T(n("answer-words"),u),T(n("answer-more"),`${h} ${A(k)}`.trim()),T(n("means"),dn(r)),e.done&&T(n("told"),`${u}. ${h}`);let w=e.entries[0]&&e.entries[0].
seed;T(n("about"),`${Hn(k.watermark)}${ee(w)?`; seed ${w}`:""}`)}function W({report:k,expected:l}){if(!ee(l)||k.kind!=="green")return null;let{ratio:a,num_tokens_scored:u}=k;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,u)},(w,$)=>($+1)*u/Math.min(60,u)).map(w=>[w,Tn(l*w,w,a)]),tip:`A\
t least ${G(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:k}){if(se(n("evidence"),k.every(c)),n("evidence").hidden)return;let[l,a]=k,u=[{name:"with the watermark",look:"measured",points:a.
report.curve},W(a),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);pn(n("keys"),u),hn(n("curves"),{curves:u,threshold:r});let h=k.map(({
side:w,report:$})=>{let v=it($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:it(r),tokens_needed:_($)}}});Mn(t.querySelector(
"table"),h)}function L(){m(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),k=>{t.hidden=!i(),!t.hidden&&(k.run&&p.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(k.run||k.found||k.status||k.steps)&&L())}}function Hn(t){if(Array.isArray(t.keys))return`SynthID, ${re(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${G(
e)}, bias ${n}, ${o}, context width ${s}`}var Ro={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Ht=t=>Ze(Ro,t,[t,t,""])[0],Dl=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function Hl([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=Ho(s,r>s?r:s+1,n),c=i[1]-i[0],p=Math.floor(s/c+1e-9),g=Array.from({length:Math.max(1,Math.ceil(
r/c+1e-9)-p)},(m,y)=>[(p+y)*c,(p+y+1)*c,0,0]),f=m=>Math.max(0,Math.min(g.length-1,Math.floor(m/c+1e-9)-p));for(let m of t)g[f(m)][2]+=1;for(let m of e)g[f(m)][3]+=
1;return g}function ka(t,{values:e,normal:n,name:o},s){let r=Hl(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],c=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],p=Math.max(1,...r.flatMap(([,,b,L])=>[b,L])),g=Ne(t,{height:290,x:c,y:[-p*1.12,p*1.18],left:40,top:40}),f=g.y(0),m=r.flatMap(([b,L,k,l])=>[{
number:k,side:"without",sign:-1},{number:l,side:"with",sign:1}].map(({number:a,side:u,sign:h})=>{if(!a)return null;let[w,$]=[g.y(h*a),f].sort((S,x)=>S-x),v={x:pe(
g.x(b)+1),y:pe(w),width:pe(Math.max(1,g.x(L)-g.x(b)-2)),height:pe($-w)};return Le("",`${Ht(o)} from ${ie(b,2)} to ${ie(L,2)}: ${re(a,"text")} ${u} the watermark`,
[["rect",`gp-bar-${u}`,v,[]]])})).filter(Boolean),y=n.map((b,L)=>b&&Pe(`gp-fit-${L?"with":"without"}`,Array.from({length:121},(k,l)=>{let a=c[0]+l/120*(c[1]-c[0]);
return[g.x(a),g.y((L?1:-1)*Dl(b,a)*i*e[L].length)]}))).filter(Boolean),_=g.x(s),O=_>g.left+g.inner/2,A=Te(0,p,3).filter(Number.isInteger),E=[...We(g,{xTicks:Te(
...c,g.inner/70),yTicks:[...A,...A.filter(Boolean).map(b=>-b)].map(b=>[b,F(Math.abs(b))]),xTitle:Ze(Ro,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),$e("g\
p-unity",g.left,f,g.width-g.right,f)],W=[$e("gp-z-threshold",_,g.top-4,_,g.height-g.bottom),Oe("gp-halo gp-strong",_+(O?-5:5),g.top+6,`threshold ${Number(s.toFixed(
2))}`,O?"end":"start")];g.draw(`${Ht(o)} of ${re(e[1].length,"text")} with the watermark and ${F(e[0].length)} without it`,[E,m,[["g","",{"aria-hidden":"true"},
[...y,...W]]]])}function ya(t,e,n,o){let s=Ne(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(p=>[p,G(p)]),i=[...We(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),$e("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:p},g)=>Pe(g===n?"gp-roc-main":`gp-roc-other gp-roc-${g%3}`,
p.map(([f,m])=>[s.x(f),s.y(m)])))],c=e[n].roc.slice(1,-1).map(([p,g])=>Le("",`At a false-positive rate of ${G(p)}, ${G(g)} are found`,[["circle","gp-roc-point",
{cx:pe(s.x(p)),cy:pe(s.y(g)),r:3.5},[]]]));o&&c.push(Le("",o.words,[["path","gp-measured",{d:kt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${Ht(e[n].name)}`,[i,c])}function xa(t,e,n){let o=e.at(-1).tokens,s=Ne(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
m=>[m,G(m)]),i=m=>e.filter(y=>ee(m(y))).map(y=>[s.x(y.tokens),s.y(m(y))]),[c,p]=[m=>m.rates[n],m=>m.normal[n]],g=[...We(s,{xTicks:Te(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),Pe("gp-z-other",i(m=>m.auc)),Pe("gp-z-expected",i(p)),Pe("gp-z-measured",i(c))],f=e.map(m=>{let y=ee(p(m))?`, by n\
ormal distributions ${G(p(m))}`:"",[_,O]=m.found_between[n],A=`The first ${re(m.tokens,"token")}: ${G(c(m))} of ${re(m.counts[1],"text")} found (${G(_)} to ${G(
O)}) at ${G(m.levels[n])} false positives${y}; AUC ${m.auc.toFixed(3)}; median z ${be(m.median[1])} with the watermark, ${be(m.median[0])} without`;return Le("",
A,[["rect","gp-catch",{x:pe(s.x(m.tokens)-8),y:s.top,width:16,height:pe(s.height-s.bottom-s.top)},[]],...Kt(s.x(m.tokens),s.y(_),s.y(O)),["circle","gp-measured",
{cx:pe(s.x(m.tokens)),cy:pe(s.y(c(m))),r:5},[]]])});s.draw("Detection over the number of tokens",[g,f])}function $a(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,c=.01,p=()=>e.answered("sure"),g=({auc:$})=>ee($),f=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},m=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[f(e.found)].name]=s.valueAsNumber,
l(e.found))});function y({counts:$,scores:v,fewest:S},x){if(!g(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,q=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${F($[1])} with the watermark and ${F($[0])} without it are too few texts to tell: it takes ${F(S)} of each.`];let I=v.length>1?` b\
y the ${Ht(x.name)}`:"",[H,N]=M.found_between.map(G),C=`${F(M.detected)} of ${F(M.marked)} found at ${G(M.level)} false positives${q}`,P=M.level>c?`; ${G(M.level)}\
 is the smallest rate that ${re(M.plain,"text")} without it can show`:"",R=`So many texts with the watermark were found${I}: the true rate lies between ${H} and\
 ${N}. Of the texts without it ${M.false_positives?F(M.false_positives):"none"} passed, so up to ${G(M.false_between[1])} may${P}.`,j=M.apart?"":" These overlap\
: it is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${R}${j} AUC of these texts ${x.auc.toFixed(3)}\
.`]}function _($){let[v,S,x,M]=y($,$.scores[f($)]);te(n("answer"),{"data-verdict":v}),T(n("answer-sign"),S),T(n("answer-words"),x),T(n("answer-more"),M),e.done&&
T(n("told"),`${x}. ${M}`),T(n("missing"),Qe(e,$)),T(n("about"),Hn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:q,
problem:I}=$;se(n("warning"),q>0),T(n("warning"),q>0?`⚠ ${re(q,"text was","texts were")} not scored. ${I?`${I.message} ${I.fix}`:"They have no token that coun\
ts."}`:"")}let O=($,v)=>$.filter(S=>S>v).length;function A({values:$,name:v},S){let[x,M]=$.map(I=>O(I,S)),q=v==="posterior"?"":` If chance were normal with mean\
 0 and standard deviation 1, ${pt(it(S))} would pass.`;return{x:x/$[0].length,y:M/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${F(M)} of ${re($[1].length,
"text")} with the watermark (${G(M/$[1].length)}), and ${F(x)} of ${F($[0].length)} without it (${G(x/$[0].length)}).${q}`}}function E($,v){let S=2/(9*(v-1));return $**
2>(1-S+1.645*Math.sqrt(S))**3}function W({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,M]=v.map(I=>I&&`mean ${be(I[0])}, standard deviati\
on ${I[1].toFixed(2)}`),q=E(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Wi\
thout the watermark: ${x}; theory has 0 and 1. With it: ${M||"too few"}.${q}`}function b({scores:$}){let v=$.filter(g).flatMap(x=>x.rates.map(M=>[x,M])),S=de(t.
querySelector(".gp-rates tbody"),v.length,()=>{let x=d("tr");return x.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=d("td");return M.
append(d("span")," ",d("small")),M})),x});v.forEach(([x,M],q)=>{let[I,H,N,C,P]=S[q].cells,R=([U,B])=>`(${G(U)} to ${G(B)})`,j=U=>ee(U)?`, threshold ${be(U)}`:"";
T(I,Ht(x.name)),L(H,G(M.level),""),M.shown?L(N,`${G(M.detected/M.marked)}`,`${R(M.found_between)}${j(M.threshold)}`):L(N,"not known",`takes ${re(Math.ceil(1/M.level-
1e-9),"text")} without it`),L(C,M.normal?G(M.normal.rate):"–",M.normal?j(M.normal.threshold).slice(2):""),M.shown?L(P,`up to ${G(M.false_between[1])}`,`${F(M.
false_positives)} of ${F(M.plain)} passed`):L(P,"–","")})}function L($,v,S){T($.children[0],v),T($.children[1],S)}function k({scores:$}){let[{rates:v}]=$.filter(
g),S=v.filter(({shown:x})=>!x).map(({level:x})=>G(x));return S.length?`With ${re(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" \
or ")} is less than one text, so the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores a\
re normal.`:""}function l($){let v=$.scores[f($)];if(se(n("shown"),g(v)),!g(v))return;let S=m(v.name);document.activeElement!==s&&(s.value=S);let x=A(v,S);ka(n(
"scores"),v,S),T(n("at-threshold"),x.words),T(n("spreads"),W(v)),se(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let M=$.scores.filter(g);if(ya(n("\
roc"),M,M.indexOf(v),x),u(n("roc-keys"),M.map(({name:I,auc:H},N)=>[N===M.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${N%3}`,`${Ht(I)}: AUC ${H.toFixed(3)}`,Ze(
Ro,I,["","",""])[2]])),b($),T(n("few"),k($)),se(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;xa(n("lengths-box"),$.lengths,0);let q=$.kind==="s\
ynthid"?"mean g":"z";u(n("length-keys"),[["gp-z-measured",`found at ${a($.lengths)} false positives, by ${q}, from the samples`,"The threshold is the laxest tha\
t at most so many of the cut texts without the watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies w\
ith 95%."],["gp-z-expected","the same by normal distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with th\
e watermark scores higher than one without: 50% is guessing."]])}function a($){let v=$.map(({levels:[M]})=>M),[S,x]=[Math.min(...v),Math.max(...v)].map(G);return S===
x?S:`${S} to ${x}`}function u($,v){let S=de($,v.length,()=>{let x=d("span"),M=me("svg");return te(M,{width:26,height:8,"aria-hidden":"true"}),M.append(me("path")),
x.append(M,d("span","",null,{tabindex:0})),x});v.forEach(([x,M,q],I)=>{te(S[I].firstChild.firstChild,{class:x,d:"M1 4H25"}),T(S[I].lastChild,M),te(S[I].lastChild,
{"data-tip":q})})}function h({scores:$}){se(n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.
map(({name:S})=>d("option","",Ht(S),{value:S}))),o.value=$[f(e.found)].name)}function w(){h(e.found),_(e.found),l(e.found)}return new ResizeObserver(()=>p()&&l(
e.found)).observe(t),$=>{t.hidden=!p(),!t.hidden&&($.found||$.status)&&w()}}function va(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new Je(n("words")),r=n("which");r.addEventListener("change",()=>m());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function c({reports:E,once:W,otherwise:b}){let[L,k,l,a]=ga(E[0],W?null:b);te(n("an\
swer"),{"data-verdict":L}),T(n("answer-sign"),k),T(n("answer-words"),l),T(n("answer-more"),a),T(n("told"),`${l}. ${a}`),se(n("beside"),E.length>1),E.length>1&&T(
n("beside"),g(E));let u=p(e.found);se(n("repeats"),!!u),T(n("repeats"),u),T(n("about"),f(e.found)+(W?", repeated n-grams counted once":""))}function p({reports:[
{num_tokens_scored:E}],otherwise:W,once:b}){let L=W?W.num_tokens_scored:null;return!ee(L)||L===E?"":b?`Left out as repeated: ${re(L-E,"token")}. With ${L-E===1?
"it":"them"} z would be ${be(W.z_score)}.`:`Of the scored tokens, ${F(E-L)} only repeat an n-gram that came before, which is no new evidence: counted once, z is\
 ${be(W.z_score)}.`}function g([E,W]){let b=W.z_score-E.z_score,L=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to\
 it";return`With its prompt z is ${be(W.z_score)}: ${re(W.prompt_tokens,"token")} of the prompt count too, ${L}.`}function f({model:E,watermark:W,exact:b}){return`${Array.
isArray(W.keys)?`SynthID, ${re(W.keys.length,"key")}`:`green list, ${W.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}
function m(){let E=i();ft(n("legend"),...Dt(E)),s.show(zt(E))}function y({reports:E}){let W=E.map(({curve:a},u)=>({name:E.length>1?o[u]:"z",look:u?"other":"meas\
ured",points:a||[]})),[{tokens_needed:b,threshold:L}]=E,k=_n(E[0]),l=ee(b)?{at:b,words:`${re(b,"token")} reach the threshold at the share of this text${b>k?`: ${F(
b-k)} more`:""}.`}:null;hn(n("curve-box"),{curves:W,threshold:L,needed:l}),pn(n("curve-keys"),E.length>1?W:[])}function _({layers:E}){if(se(n("of-layers"),!!(E&&
E.length)),n("of-layers").hidden)return;let W=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Ne(n("layers-box"),{height:190,x:[.3,E.length+.7],y:W,top:8}),L=Math.
ceil(E.length/(b.inner/34)),k=E.map((a,u)=>u+1).filter(a=>(a-1)%L===0),l=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...We(b,{xTicks:k,
yTicks:Te(...W,4),xTitle:"key",yTitle:""}),$e("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((a,u)=>{let[h,w]=[b.y(a),b.y(.5)],$={x:pe(b.x(u+1)-l/2),
y:pe(Math.min(h,w)),width:pe(l),height:pe(Math.max(1,Math.abs(w-h)))};return Le("",`Key ${u+1}: mean g-value ${a.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function O(E){
let{reports:W}=e.found;se(n("of-prompt"),W.length>1),c(e.found),E&&m(),Mn(n("found-numbers"),W.map((b,L)=>({name:o[L],report:b}))),y(e.found),_(W[0])}let A=()=>!!e.
found;return new ResizeObserver(()=>A()&&O(!1)).observe(t),E=>{t.hidden=!A(),!t.hidden&&E.found&&O(!0)}}function Sa(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:m,threshold:y}){let _=m.flatMap(({reports:b})=>b.map(({z_score:L})=>L)).
filter(ee),O=Math.min(-3,..._)-.4,A=Math.max(y,..._)+.4,E=b=>(b-O)/(A-O),W=de(n,m.length,r);m.forEach(({what:b,how:L,meaning:k,keeps:l,reports:a},u)=>{let[h,w,$]=W[u].
cells;W[u].classList.toggle("gp-right",u===0);let[v,S]=h.children;T(v,b),te(v,{"data-tip":k}),T(S,L);let x=a.map(({z_score:I})=>I).filter(ee);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(y)});let M=x.length>1?`${be(Math.min(...x))} to ${be(Math.max(...x))}`:be(x[0]);T($.children[0],M),T($.children[1],c(a,l));let q=u?p({
keeps:l,meaning:k,reports:a},y):"";se($.children[2],!!q),T($.children[2],q)}),T(o,f(m))}function r(){let m=d("tr"),y=d("th","",null,{scope:"row"});y.append(d("s\
pan","",null,{tabindex:0}),d("small"));let _=d("td");_.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let O=d("td");return O.append(d("b"),d("small"),
d("small","gp-why")),m.append(y,_,O),m}function i(m,y,{zero:_,threshold:O}){let A=[_,O,...y],E=de(m,A.length,()=>d("i"));A.forEach((W,b)=>{Me(E[b],["gp-line gp-\
zero","gp-line"][b]||"gp-dot"),ge(E[b],"left",W)})}function c(m,y){let[_]=m.filter(({error:E})=>E);if(_)return _.error.message;let O=m.filter(({prediction:E})=>E).
length,A=y==="none";return m.length===1?O?A?"▲ above it by chance":"◆ watermarked":"◇ no sign":O?`${A?"▲":"◆"} ${O} of ${m.length} ${A?"above it by ch\
ance":"say so"}`:`◇ no sign, ${m.length} times`}function p({keeps:m,meaning:y,reports:_},O){let A=_.filter(({prediction:k})=>k);if(!A.length)return"";if(m!=="\
none")return y;let{num_tokens_scored:E,once:W}=A.reduce((k,l)=>l.z_score>k.z_score?l:k),b=W&&ee(E)?E-W.num_tokens_scored:0,L=[];return b>0&&L.push(`p takes each\
 token for new evidence, but ${F(b)} of the ${F(E)} only repeat an n-gram. Counted once, z is ${be(W.z_score)}${W.z_score>O?"":", not above the threshold"}.`),(!b||
W.z_score>O||_.length>1)&&L.push(g(O,_.length)),L.join(" ")}function g(m,y){let _=it(m),O=E=>E>.1?G(E):`one in ${F(Number((1/E).toPrecision(2)))}`,A=1-(1-_)**y;
return`Of texts without this watermark ${O(_)} passes the threshold${y>1?`; with ${F(y)} tries at each, ${O(A)} has one that does`:""}.`}function f([m]){return m.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&s(e.found)}}function _a(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:c,of:p,seeds:g,threshold:f}){let m=c.filter(({z:L})=>L.length).map(({strength:L,z:k})=>({
strength:L,z:k,middle:Lt(k),low:Math.min(...k),high:Math.max(...k)}));T(n("about"),`${i}, ${re(g,"seed")} at each strength${c.length<p?`; ${c.length} of ${p} st\
rengths so far`:""}`),T(n("strength-words"),s(m,c,f));let y=[Math.min(-1,...m.map(({low:L})=>L)),Math.max(f,...m.map(({high:L})=>L))],_=Ne(n("strength-box"),{height:270,
x:[0,1],y:[y[0]-.3,y[1]+.5],top:24}),O=_.width-_.right,A=[0,.2,.4,.6,.8,1].map(L=>[L,G(L)]),E=[...m.map(({strength:L,high:k})=>[_.x(L),_.y(k)]),...[...m].reverse().
map(({strength:L,low:k})=>[_.x(L),_.y(k)])],W=[...We(_,{xTicks:A,yTicks:Te(...y,5),xTitle:"strength of the attack",yTitle:"z"}),$e("gp-unity",_.left,_.y(0),O,_.
y(0)),Pe("gp-range",E),$e("gp-z-threshold",_.left,_.y(f),O,_.y(f)),Oe("gp-halo gp-strong",O-5,_.y(f)-6,`threshold ${Number(f.toFixed(2))}`,"end"),Pe("gp-z-measu\
red",m.map(({strength:L,middle:k})=>[_.x(L),_.y(k)]))],b=m.map(({strength:L,z:k,middle:l,low:a,high:u})=>{let h=k.length>1?`, from ${be(a)} to ${be(u)}`:"",w=`S\
trength ${G(L)}: z ${be(l)}${h}`;return Le("",w,[["circle","gp-measured",{cx:pe(_.x(L)),cy:pe(_.y(l)),r:5},[]]])});_.draw("z against the strength of the attack",
[W,b])}function s(i,c,p){let g=({strength:W,z:b})=>W===0?b[0]>p?"above":"below":Ss(b,p),f=(...W)=>r(i,b=>W.includes(g(b))),[m,y,_]=[f("above"),f("below"),f("ope\
n","few")],O=c.filter(({refused:W})=>W).map(({strength:W})=>G(W)),A=[];i.length&&i[0].strength===0&&g(i[0])!=="above"&&A.push("The text is not above the thresho\
ld even before the attack.");let E=[m&&`above the threshold at ${m}`,y&&`not above it at ${y}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&A.push(`By strength, the median z is ${E.join("; ")}.`),O.length&&A.push(`At ${O.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),A.join(" ")}function r(i,c){let p=[];i.forEach((f,m)=>{c(f)&&(m&&c(i[m-1])?p.at(-1)[1]=f.strength:p.push([f.strength,
f.strength]))});let g=p.map(([f,m])=>f===m?G(f):`${G(f)} to ${G(m)}`);return g.length>1?`${g.slice(0,-1).join(", ")} and ${g.at(-1)}`:g.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var Kl={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function js(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?un(e.ngram_len,1)-1:un(r,1)-Number(s)}}function Bo({config:t,keys:e,ratio:n}){return e?`SynthID: ${re(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${G(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function Ma({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${F(e+1)} ${le(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ze(Kl,n.why,"no mark here")}.`;let c=`Its probability: ${G(n.chosen_before)}\
 before the watermark, ${G(n.chosen_after)} after.`,p=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${ie(n.g,2)} over ${re(r.keys,"key")}. ${c}${p}`;let g=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,m]=[n.mass_before,
n.mass_after].map(O=>G(O??0)),y=r.ratio===null?"":` of ${G(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${re(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${y}, ${re(n.listed??0,"token")} could be chosen here`;return`${i}: ${g}. ${c} ${_}: ${f} together before, ${m} a\
fter.${p}`}var Oa={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function Ea(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let c=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:p,entropy_before:g}=e.distribution;
i.entropy+=o>0&&p[o-1]?p[o-1].entropy:g,i.likely-=Gl(e,o)}return i.suppressed+=s.suppressed,c===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(c),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=Tn(i.green,i.scored,n.ratio),i.foreseen=Tn(i.expected,i.scored,n.ratio)),i)}function Gl({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ta(t,e,n,o){let s=t.find(([,g])=>g>o),r=s?`z first passed ${o} after ${re(s[0],"scored \
token")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",c=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Er(e.green/e.scored,n.ratio,o),p=Math.
max(e.scored+1,Math.ceil(c));return!Number.isFinite(p)||p>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:p,words:`${i}At the share so f\
ar, z reaches ${o} after about ${re(p,"scored token")}: ${F(p-e.scored)} more.`}}function La(t,e){let n=h=>t.querySelector(".gp-"+h),o=new Je(n("marked-words"),{press:({step:h})=>e.selectStep(h)}),s=n("threshold"),r=3,i=js(null),c=0,p=null,g=null;
function f(){i=js(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),p=new Be(
Oa,(w,$)=>Ea(w,$,i,c)),o.show([]),T(n("mark-about"),Bo(i))}let m=()=>p.steps.some(({mark:h})=>h&&h.kind==="synthid");function y(h){let{mark:w,index:$}=h,v=$<i.early,
S=w&&!w.why;return{step:h,token:{...h.chosen,piece:h.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>Ma({...h,isFirst:v},i)}}function _(h){o.show(p.
steps.map((v,S)=>o.items[S]&&S<h?o.items[S]:y(v)),h);let{unscored:w,early:$}=p.total;ft(n("mark-key"),m()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function O(h){let w=h&&!h.isPrompt?o.tokens[h.index]:null;g&&g!==w&&g.classList.remove("gp-current"),g=w||null,g&&
e.selected?g.classList.add("gp-current"):g&&g.classList.remove("gp-current")}let A=h=>{let w=[];for(let $ of p.totals)$[h]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[h]]);return w};function E(){let{z:h,scored:w}=p.total,$=e.running?" so far":"",[v,S,x]=h===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:h>r?["good","◆",`A detector finds it${$}: z = ${be(h)}`]:["even","◇",`A detector does not find it${$}: z = ${be(
h)}`];te(n("finding"),{"data-verdict":v}),T(n("finding-sign"),S),T(n("finding-words"),x),T(n("finding-more"),h===null?"":`${W()}; by chance alone, if each token\
 is new evidence, z would be as high with a probability of ${pt(it(h))}`),e.finished&&T(n("mark-told"),`${x}, ${F(w)} tokens scored.`)}function W(){let{green:h,
scored:w}=p.total;return m()?`mean g-value ${(h/w).toFixed(3)} over ${re(w,"scored token")}, 0.5 by chance`:`${F(h)} of ${re(w,"scored token")} green, ${G(h/w)}\
 instead of ${G(i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or\
 less green.";function L(){let h=A("z"),w=[{name:"this text",look:"measured",points:h,tip:`What a detector finds that knows the key and sees the text without it\
s prompt.${i.keys?" Of SynthID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=A("foreseen");$.length&&w.push({name:"expected at le\
ast",look:"expected",points:$,tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabula\
ry, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists."+b()}),pn(n("z-keys"),w);let v=h.length?Ta(h,p.total,i,r):null;hn(n("z-box"),{curves:w,
threshold:r,needed:v,label:`z over the number of tokens, threshold ${r}`}),T(n("z-needed-words"),v?v.words:""),T(n("threshold-words"),dn(r))}function k(){let{scored:h,
green:w,expected:$,chosen:v,surprisal:S,gained:x,suppressed:M,marks:q,likely:I,entropy:H}=p.total,{started:N}=e,C=[["tokens scored",F(h),"Tokens that count: tho\
se with enough tokens before them, without the prompt."]];if(h&&!m()&&(C.push(["green",G(w/h),"The share of the scored tokens that got the bias."]),C.push(["exp\
ected at least",G($/h),"At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure \
of a token, a bias changes little."])),v){C.push(["surprisal before the watermark",Ae(S/v,e.unit),"How unexpected the chosen tokens were just before the waterma\
rk, on average: minus the logarithm of their probability."]);let[P,R]=N.effective.do_sample?[H,"Drawn without the watermark they would have had this on average:\
 the entropy just before it."]:[I,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Ae(P/v,e.unit),R]),C.push(["log-p\
robability lost",Ae((S-P)/v,e.unit).replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),
C.push(["raised by",Ae(x/v,e.unit),"How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of \
what was drawn from what the model would draw."])}return q&&C.push(["suppressed",`${(M/q).toFixed(1)} of ${F(N.request.top_candidates??10)}`,"How many of the li\
keliest tokens the watermark made less likely, on average over the places."]),C}function l(){let h=k(),w=de(n("mark-figures"),h.length,()=>{let $=d("div"),v=d("\
dt");return v.append(d("span","",null,{tabindex:0})),$.append(v,d("dd")),$});h.forEach(([$,v,S],x)=>{let[M,q]=w[x].children;T(M.firstChild,$),te(M.firstChild,{"\
data-tip":S}),T(q,v)})}function a(){E(),l(),L()}function u(h){let $=e.lines().length>1?e.lineOf(h):null;return $?`${$.label}; ${Bo(i)}`:Bo(i)}return s.addEventListener(
"input",()=>{let h=s.valueAsNumber,w=h>=0&&h<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){T(n("threshold-words"),"a threshold from 0 to 30");return}r=h,
a()}),new ResizeObserver(()=>!t.hidden&&p.total.marks&&L()).observe(n("z-box")),h=>{(h.run||!p)&&f();let w=e.current(),{keep:$}=p.follow(w?e.lastOf(w):null);t.hidden=
!p.total.marks,!t.hidden&&((h.run||h.steps||h.status||h.selection)&&(_($),T(n("mark-about"),u(w))),O(w),(h.run||h.steps||h.status||h.selection||h.unit)&&a())}}var zs=(t,e)=>t?[e]:[];function Aa(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:O})=>!!(_&&O),r=({knob:_},O)=>_==="ke\
ys"?re(O,"key"):`bias ${Number(O.toFixed(3))}`;function i(_){let[O,...A]=_.points,E=A.filter(s).sort((a,u)=>a.value-u.value);if(!s(O)||!E.length)return["wait","\
…",e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let W=e.
running?" so far":"",b=a=>`At ${r(_,a.value)}, the median z is ${be(a.score.median)}${a.score.high>a.score.low?`, spread ${be(a.score.low)} to ${be(a.score.high)}`:
""}; ${c(a,O)}`;if(E.every(({found:a})=>a==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${re(Math.max(...E.map(({texts:a})=>a)),
"text of each strength is","texts of each strength are")} too few to tell: it takes ${vs}.`];let L=E[E.findLastIndex(({found:a})=>a!=="above")+1];if(L)return["g\
ood","◆",`Found from ${r(_,L.value)} on${W}`,`The threshold is ${_.threshold}. ${b(L)}`];let k=E.filter(({found:a})=>a==="above");return k.length?["even","◇",
`Found at ${k.map(({value:a})=>r(_,a)).join(", ")}${W}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:a})=>a==="below")?"N\
ot found":"Not surely found"} at any strength${W}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function c({perplexity:_,price:O,dearer:A},E){
let W=`the median perplexity is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!O)return`${W}.`;let b=`seed by seed it is ${Ce(O.median)}${O.
high>O.low?`, spread ${dt(O)}`:""}`;return`${W}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[A]||""}.`}function p(_){let[O,A,E,W]=i(_);te(n(
"answer"),{"data-verdict":O}),T(n("answer-sign"),A),T(n("answer-words"),E),T(n("answer-more"),W),e.done&&T(n("told"),`${E}. ${W}`),T(n("missing"),Qe(e,_)),T(n("\
about"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:Hn(_.watermark).replace(/, bias [^,]*/,""))}function g(_,O,{of:A,base:E,expected:W=()=>null,
words:b,threshold:L=null,name:k,from:l=null,ratios:a=!1}){let u=O.points.slice(1).map(U=>{let B=A(U);return{point:U,value:ee(B)?{median:B,low:B,high:B}:B,reckoned:W(
U)}}).filter(({value:U})=>U).sort((U,B)=>U.point.value-B.point.value),h=O.points.slice(1).map(({value:U})=>U),w=u.flatMap(({value:U,reckoned:B})=>[U.low,U.high,
...ee(B)?[B]:[]]);ee(E)&&w.push(E),ee(L)&&w.push(L),l!==null&&w.push(l),w.length||w.push(0,1);let $=a&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.
log:U=>U,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],M=(x-S||1)*.1,q=[l!==null&&S>=l?l:S-M,x+M],I=$?Vn(...q.map(Math.exp)).map(U=>[v(U),String(U)]):Te(...q,4).map(
U=>[U,b(U,!0)]),H=(Math.max(...h)-Math.min(...h)||1)*.06,N=Ne(_,{height:236,x:[Math.min(...h)-H,Math.max(...h)+H],y:q,left:52,top:30}),C={...N,y:U=>N.y(v(U))},P=C.
width-C.right,R=[...We(N,{xTicks:Te(Math.min(...h),Math.max(...h),C.inner/70),yTicks:I,xTitle:O.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...ee(
E)?[$e("gp-unity",C.left,C.y(E),P,C.y(E))]:[],...ee(L)?[$e("gp-z-threshold",C.left,C.y(L),P,C.y(L)),Oe("gp-halo",P,C.y(L)+14,`threshold ${L}`,"end")]:[],Pe("gp-\
course",u.map(({point:U,value:B})=>[C.x(U.value),C.y(B.median)])),Pe("gp-z-expected",u.filter(({reckoned:U})=>ee(U)).map(({point:U,reckoned:B})=>[C.x(U.value),C.
y(B)]))],j=u.map(({point:U,value:B,reckoned:V})=>{let[Q,ne]=[C.x(U.value),C.y(B.median)],ce=B.high>B.low?`, spread ${b(B.low)} to ${b(B.high)}`:"",ve=`${r(O,U.value)}\
: ${k} ${b(B.median)}${ce}${ee(V)?`, expected at least ${b(V)}`:""}${ee(E)?`; without the watermark ${b(E)}`:""}`;return Le("",ve,[...Kt(Q,C.y(B.low),C.y(B.high)),
["path","gp-measured",{d:kt(Q,ne,6)},[]]])});C.draw(`${k} over the ${O.knob==="keys"?"number of keys":"bias"}`,[R,j])}function f(_){let[O]=_.points,A=_.kind==="\
green";g(n("perplexity"),_,{of:({perplexity:b})=>b,base:O.perplexity&&O.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),g(n("score"),_,{of:({
score:b})=>b,base:O.score&&O.score.median,threshold:_.threshold,words:(b,L)=>L?String(b).replace("-","−"):be(b),name:"z"}),T(n("share-name"),A?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=A?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=A?G:b=>b.toFixed(3);g(n("share"),_,{of:b=>b.share,base:O.share,expected:b=>b.expected,words:E,name:A?"green":"mean g"});let W=_.
points.slice(1).some(b=>ee(b.suppressed));se(n("of-suppressed"),W),se(n("limits"),A),se(n("of-expected"),_.points.some(({expected:b})=>ee(b))),W&&(T(n("suppress\
ed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${re(_.candidates,"candidate")} that the model found likeliest at a step, how many t\
he watermark made less likely; the mean over all steps.`,g(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,L)=>L?String(b):b.toFixed(2),name:`suppresse\
d of ${_.candidates}`,from:0}))}function m(_){let O=_.kind==="green",A=[[_.knob==="keys"?"keys":"bias",({value:k})=>k===null?"none":String(k)],["texts",({texts:k})=>F(
k)],["perplexity",({perplexity:k})=>k?k.median.toFixed(2):"–"],["z",({score:k})=>k?be(k.median):"–"],[O?"green":"mean g",({share:k})=>ee(k)?O?G(k):k.toFixed(
3):"–"],...zs(_.points.some(({expected:k})=>ee(k)),["expected at least",({expected:k})=>ee(k)?G(k):"–"]),...zs(_.points.slice(1).some(({suppressed:k})=>ee(k)),
[`suppressed of ${_.candidates}`,({suppressed:k})=>ee(k)?k.toFixed(2):"–"]),...zs(_.points.some(({moved:k})=>ee(k)),["moved to green",({moved:k})=>ee(k)?G(k):
"–","How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],E=t.querySelector("table.gp-numbers"),[W]=de(
E.tHead,1,()=>d("tr")),b=de(W,A.length,()=>d("th","",null,{scope:"col"}));A.forEach(([k,,l],a)=>{T(b[a],k),On(b[a],{scope:"col",...l?{tabindex:0,"data-tip":l}:{}})});
let L=de(E.tBodies[0],_.points.length,()=>d("tr"));_.points.forEach((k,l)=>{L[l].firstChild||L[l].append(d("th","",null,{scope:"row"}));let a=de(L[l],A.length,()=>d(
"td"));A.forEach(([,u],h)=>T(a[h],u(k)))})}function y(){p(e.found),f(e.found),m(e.found)}return new ResizeObserver(()=>o()&&f(e.found)).observe(t),_=>{t.hidden=
!o(),!t.hidden&&(_.found||_.status)&&y()}}function Ca(t,e){let n=l=>t.querySelector(".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:a})=>!a.
error)):[],p=({left:l})=>l?0:1,g=()=>r.filter((l,a)=>l===p(c()[a])).length,f=o.map((l,a)=>{let u=d("div","gp-side"),[h,w,$,v]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","",`Text ${l} is watermarked`,{type:"button"})],S=d("div","",null,{tabindex:0}),x=d("div");return $.append(
S,x),u.append(h,w,$,v),n("texts").append(u),v.addEventListener("click",()=>m(a)),{box:u,title:h,facts:w,plain:S,marked:x,button:v,text:new Je(x)}});function m(l){
r[s]===void 0&&(r[s]=l,k(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,c().length-1),k(),f[0].button.focus({preventScroll:!0})});
let y=l=>l.kind==="green"?l.green_fraction:l.mean,_=l=>l.kind==="green"?`${G(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function O(l,a,u,h){let{report:w,
perplexity:$}=u.texts[a],v=a===p(u)?"with":"without";if(se(l.plain,!h),se(l.marked,h),se(l.button,!h),se(l.facts,h),h){l.box.dataset.truth=v,T(l.title,`Text ${o[a]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===a?", your guess":""}`),T(l.facts,`${_(w)} · z ${be(w.z_score)}${ee($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(zt(w));return}delete l.box.dataset.truth,T(l.title,`Text ${o[a]}`),l.text.show([]),T(l.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function A({texts:l},a){let[u,h]=[l[a],l[1-a]].map(({report:x})=>x),w=u.kind==="green"?G(u.ratio):"0.5",$=u.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(u)} with the watermark, where chance has ${w}: z ${be(u.z_score)}, ${$}. Without it ${_(h)}, z ${be(h.z_score)}.`,S=h.
z_score>u.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function E(l){
let a=r[s]!==void 0;if(f.forEach(($,v)=>O($,v,l,a)),se(n("legend"),a),se(n("verdict"),a),se(n("next"),a&&s+1<c().length),!a)return;let u=l.texts.map(({report:$})=>Dt(
$)[1]);ft(n("legend"),e.found.kind,{unscored:u.some(({unscored:$})=>$),repeated:u.some(({repeated:$})=>$)});let h=p(l),w=r[s]===h;te(n("answer"),{"data-verdict":w?
"good":"bad"}),T(n("answer-sign"),w?"✓":"✗"),T(n("answer-words"),w?"Right":`Wrong: it was text ${o[h]}`),T(n("answer-more"),A(l,h))}function W(l){if(!e.done)
return`The texts are being written: ${F(l.done)} of ${F(l.runs)}.`;if(c().length)return"";let a=l.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return a?
`No pair can be asked about. ${a.report.error.message} ${a.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let a=r.
length;if(se(n("sum"),a>0&&a===l.length),n("sum").hidden)return;let u=g();T(n("sum").querySelector("h3"),`${F(u)} of ${F(a)} right`);let h=Array.from({length:a-
u+1},(v,S)=>L(a,u+S)).reduce((v,S)=>v+S,0)/2**a,w=l.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;T(n("sum-words"),`Who gue\
sses has ${F(u)} or more in ${G(h)} of rounds. The detector, taking the text with the higher z, has ${F(w)} of ${F(a)}. Run the experiment again for another rou\
nd.`),T(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=de(n("sum").querySelector("tbody"),a,()=>{let v=d("tr");
return v.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),v});l.forEach((v,S)=>{let x=p(v),[M,q]=[v.texts[x].report,v.texts[1-x].report],I=N=>N.kind===
"green"?G(y(N)):y(N).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${I(M)}, ${I(q)}`,`${be(M.z_score)}, ${be(q.z_score)}`].forEach((N,C)=>T(
$[S].cells[C],N))})}let L=(l,a)=>Array.from({length:a},(u,h)=>(l-h)/(h+1)).reduce((u,h)=>u*h,1);function k(){let l=c();T(n("waiting"),W(e.found)),se(n("round"),
l.length>0),T(n("about"),l.length?`Pair ${F(s+1)} of ${F(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),T(n("score"),r.length?`${F(g())}\
 of ${F(r.length)} right`:""),l.length&&E(l[s]),b(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&k()}}var Ul={drafts:kr,beams:qr,beamtree:ei,hypotheses:oi,curve:pi,branches:ea,candidates:na,check:ra,layers:ia,numbers:aa,processors:ha,quiz:pa,reranked:fa,template:ua,
tokens:ma,watermark:La},Vl={draft_lengths:or,sameness:yr,speedup:xr,batch:Pr,difference:yi,divergence:xi,grid:Oi,lanes:Ci,lengths:Pi,measures:Ni,progress:Wi,trie:Ki,
without:Gi,arrival:Ui,estimate:Vi,kl:Yi,opened:Xi,precisions:Zi,shelf:Qi,attack:wa,detectability:$a,detection:va,marked:ba,mistakes:Sa,strengths:_a,watermark_cost:Aa,
watermark_quiz:Ca};ci(Ul,Vl);})();
