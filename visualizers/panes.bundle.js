// Written by .ci/bundle.py from modules with the SHA-256 5e3abe6360710f5942798c27ffb03ef4ec39db0671337272ddb8b62312b2d5eb: edit those.
(()=>{var or={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},sr={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},rr={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},ir={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var Y=t=>typeof t=="number"&&Number.isFinite(t),Ke=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},lt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Xt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Zt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Xt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=At[r]?
r:"";t.append(d("span","gp-space",c,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function ar(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=d("span","gp-ink");Zt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
d("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var Vo=/(\\x[0-9a-f]{2})+$/i,Kn=t=>(t.match(Vo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Qt=({piece:t,text:e})=>t!==null&&(t===""||Vo.test(e)&&t===e.replace(Vo,""));function Ye(t,e){t.replaceChildren(),Zt(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function ke(t,e){let n=d("bdi",e);return Ye(n,t),n}function E(t,e){t.textContent!==e&&(t.textContent=e)}function re(t){return"“"+t.replace(Xt,e=>e===" "?" ":At[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var ce=t=>t==
null?0:Math.exp(t),cr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",He=(t,e)=>e==="bits"?t/Math.LN2:t;function Te(t,e){return t===null||!Number.
isFinite(t)?"infinite":He(t,e).toFixed(2)+" "+e}function en({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${je(n)} of ${je(o)} …`:`loading ${t}${o?`: ${j(n/o)}`:""} …`}function je(t){return Y(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Gn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var ne=(t,e=3)=>t==
null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US"),te=(t,e,n=e+"s")=>`${B(t)} ${t===1?e:n}`;function Fe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:ce(e.logprob),rawProbability:ce(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ze=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,tn=t=>Ze(or,t,t.replaceAll("_"," ")),Un=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Re=t=>Ze(sr,t,[t,t]),bt=t=>Ze(rr,t,[t,"a logits processor of your own",[]]);var ue=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ae(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var lr=new WeakMap;function qe(t,e,{plain:n=!1}={}){let o=n+e;lr.get(
t)!==o&&(lr.set(t,o),n?t.textContent=e:Ye(t,e))}function Se(t,e){t.className!==e&&(t.className=e)}function ge(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=dr.get(t)||
{};s[e]!==o&&(t.style[e]=o,dr.set(t,{...s,[e]:o}))}var dr=new WeakMap;function X(t,e){let n=hr.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));hr.set(t,n)}var hr=new WeakMap;function ee(t,e){t.hidden===e&&(t.hidden=!e)}function Jo(t,e){for(e.forEach(([n,o,s,r],i)=>{let c=t.childNodes[i];if(!c||c.localName!==n){let p=ue(n);c?c.replaceWith(p):t.append(p),c=p}On(c,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Jo(c,r):E(c,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function On(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var le=t=>Math.round(t*10)/
10,xe=(t,e,n,o,s)=>["line",t,{x1:le(e),y1:le(n),x2:le(o),y2:le(s)},[]],_e=(t,e,n,o,s="middle")=>["text",t,{x:le(e),y:le(n),"text-anchor":s},o],Ce=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${le(n)} ${le(o)}`).join("")||"M0 0"},[]],Ee=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function Yo(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(c=>c*s>=o*.8),i=[];for(let c=Math.floor(t/r+1e-9);c<=Math.
ceil(e/r-1e-9);c++)i.push(Number((c*r).toPrecision(12)));return i}var Oe=(t,e,n)=>Yo(t,e,n).filter(o=>o>=t&&o<=e);function Vn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Pe(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:c=38}){let p=t.querySelector("svg");p||t.append(p=ue("svg","gp-\
drawing"));let m=Math.max(240,t.clientWidth),u=(f,[k,_])=>(f-k)/(_-k||1);return{width:m,height:e,left:s,right:r,top:i,bottom:c,inner:m-s-r,x:f=>s+u(f,n)*(m-s-r),
y:f=>e-c-u(f,o)*(e-i-c),draw(f,k){On(p,{class:"gp-drawing",role:"group","aria-label":f,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Jo(p,k.map((_,T)=>["g","",
T?{}:{"aria-hidden":"true"},_]))}}}function We(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=f=>Array.isArray(f)?f:[f,String(f)],[i,c]=[t.height-t.bottom,t.width-
t.right],p=n.map(r).flatMap(([f,k])=>[xe("gp-guide",t.left,t.y(f),c,t.y(f)),_e("",t.left-7,t.y(f)+4,k,"end")]),m=e.map(r).flatMap(([f,k])=>[xe("gp-guide",t.x(f),
i,t.x(f),i+4),_e("",t.x(f),i+17,k)]),u=[_e("gp-axis",(t.left+c)/2,t.height-4,o)];return s&&u.push(_e("gp-axis",2,t.top-16,s,"start")),[...p,...m,...u]}var nc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Jn=(t,e,n,o=1)=>nc(t,e)/(e*n+o),Le=t=>Y(t)?`${t.toFixed(2)} ×`:"–",dt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Yn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",nn=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Qe(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${B(e)} of ${te(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${te(n-e,"is","are")} still to come.`}var on="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function pr(t,e){let o=Math.max(...e.flatMap(k=>[k.without,k.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Oe(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
c=Pe(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),p=c.height-c.bottom,m=[...i.flatMap(k=>[xe("gp-guide",c.x(k/s),c.top-4,c.x(k/s),
p),_e("",c.x(k/s),p+17,String(k))]),_e("gp-axis",c.left+c.inner/2,c.height-3,`${r} a token`)],u=["without","with"].flatMap((k,_)=>{let T=Lt(e.map(W=>W[k])),L=c.
x(T),O=L>c.left+c.inner/2;return[xe(`gp-median-${k}`,L,5+14*_,L,p),_e("gp-halo",L+(O?-5:5),12+14*_,`median ${k} ${nn(T)}`,O?"end":"start")]}),f=e.map(({without:k,
with:_,speedup:T},L)=>{let O=c.top+(L+.5)*27,W=`Pair ${L+1}: ${nn(k)} a token without, ${nn(_)} with: ${Le(T)}`;return Ee("",W,[["rect","gp-catch",{x:0,y:le(O-27/
2),width:c.width,height:27},[]],_e("",c.left-9,O+4,`pair ${L+1}`,"end"),xe(_<=k?"gp-gained":"gp-lost",c.x(k),O,c.x(_),O),["circle","gp-dot-without",{cx:le(c.x(k)),
cy:le(O),r:5},[]],["circle","gp-dot-with",{cx:le(c.x(_)),cy:le(O),r:6.5},[]],_e("gp-strong",c.width,O+4,`${_<=k?"▲":"▼"} ${Le(T)}`,"end")])});c.draw(`Time f\
or a token in ${te(e.length,"pair")} of runs`,[[...m,...u],f])}function fr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let c=T=>Jn(T,e,n,o),m=[
0,Math.max(1.25,c(1),i?i.high:0)*1.06],u=Pe(t,{height:280,x:[0,1],y:m,left:40,right:22,top:30}),f=[0,.2,.4,.6,.8,1].map(T=>[T,j(T)]),k=[["rect","gp-losing",{x:u.
left,y:le(u.y(1)),width:u.inner,height:le(u.y(0)-u.y(1))},[]],...We(u,{xTicks:f,yTicks:Oe(...m,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),xe("gp-unity",
u.left,u.y(1),u.width-u.right,u.y(1)),_e("gp-halo",u.left+6,u.y(1)-6,"faster","start"),_e("",u.left+6,u.y(1)+15,"slower","start"),Ce("gp-theory",Array.from({length:101},
(T,L)=>[u.x(L/100),u.y(c(L/100))]))],_=[];Y(s)&&_.push(oc(u,s)),Y(r)&&_.push(...sc(u,{rate:r,formula:c(r),speedup:i})),u.draw("Expected speed-up over the accept\
ance rate",[k,_])}function oc(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return Ee("",`Break-even: with an acceptance rate of ${j(e)} both ways take the sa\
me time.`,[xe("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${le(n)} ${le(t.y(1)-7)}l6.5 11h-13Z`},[]],_e("gp-strong gp-halo",n+(s?-8:8),o-8,`break-e\
ven ${j(e)}`,s?"end":"start")])}function sc(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,c=(k,_,T)=>_e(`${k} gp-halo`,s+(i?-13:13),_+
4,T,i?"end":"start"),p=o?t.y(o.median):r,m=Math.max(0,17-Math.abs(r-p))/2*(n>=(o?o.median:n)?-1:1),u=[Ee("",`At the observed acceptance rate of ${j(e)} the form\
ula expects ${Le(n)}.`,[xe("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:le(s),cy:le(r),r:5.5},[]],c("",r+(o?m:0),`expected ${Le(n)}`)])];if(!o)return u;
let f=`Measured at an acceptance rate of ${j(e)}: ${Le(o.median)}, spread ${dt(o)}.`;return u.push(Ee("",f,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp-measured",
{d:kt(s,p,7)},[]],c("gp-strong",p-m,`measured ${Le(o.median)}`)])),u}var kt=(t,e,n)=>`M${le(t)} ${le(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[xe("g\
p-spread",t,e,t,n),xe("gp-spread",t-5,e,t+5,e),xe("gp-spread",t-5,n,t+5,n)];function ur(t,e){let n=a=>t.querySelector(".gp-"+a),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Yn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(a,{value:g})=>`${a} = ${g}`,c=a=>a.every(({value:g})=>g.trim()!==""&&Number.isFinite(Number(g)));function p(a){let[g,h,w,$,v]=m(a);X(n("answer"),{"data-verdi\
ct":g}),E(n("answer-sign"),h);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[d("code","",w)," "+$]:
[$])),E(n("answer-more"),v),e.done&&E(n("told"),`${w} ${$}. ${v}`),E(n("missing"),Qe(e,a)),ee(n("warning"),!!a.others),E(n("warning"),a.others?"⚠ "+on:"")}function m({
knob:a,points:g,leader:h,rivals:w,best:$,fewest:v}){let S=g.filter(({speedup:U})=>U),x=S.find(U=>U.group===h);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${B(S.length)} of ${te(g.length,"setting")} measured.`:"The first counted r\
uns are under way."];let{speedup:M,verdict:q,pairs:I}=x,z=e.running?" so far":"",N=Le(M.median),C=`spread ${dt(M)}`,P={faster:"",slower:" It is slower than deco\
ding without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[q];if(q==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(a,x)} has the greatest median, ${N}, of ${te(I,"pair")} of runs: too few to tell, it takes ${B(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[q]||"even",{faster:"▲",slower:"▼"}[q]||"≈",i(a,x),`is the only setting that was measured: ${N}`,`S${C.slice(1)}.${P}`];if($===null){let U=w.
length>2&&w.length===S.length-1?"all others":u(g.filter(oe=>w.includes(oe.group)).map(({value:oe})=>oe));return["even","≈","",`No clear best setting${z}`,`${i(
a,x)} has the greatest median, ${N}, ${C}; ${U} may be as good.${P} More repeats tell more.`]}let[R,F,K]={faster:["good","★",`is best${z}: ${N}`],even:["even",
"★",`is the best${z}, at ${N}`],slower:["bad","▼",`is the best${z}, and still ${N}`]}[q];return[R,F,i(a,x),K,`S${C.slice(1)}; it was faster than each other \
one, turn by turn.${P}`]}let u=a=>a.length<2?a.join(""):`${a.slice(0,-1).join(", ")} and ${a.at(-1)}`;function f(a,{value:g,speedup:h,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[h?`${Le(h.median)}, spread ${dt(h)}`:"not measured yet"];return Y(w)&&x.push(`${j(w)} of the judged tokens accepted`),Y($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),Y(v)&&x.push(`${v.toFixed(1)} drafted a round`),Y(S)&&x.push(`formula ${Le(S)}`),`${a} = ${g}: ${x.join("; ")}`}function k({
knob:a,points:g,curve:h,measured_curve:w,leader:$,best:v}){let S=c(g),x=S?g.map(({value:C})=>Number(C)):g.map((C,P)=>P),M=g.flatMap(({speedup:C,formula:P})=>[C&&
C.low,C&&C.high,P]),q=L(M.concat(h.map(([,C])=>C),w.map(([,C])=>C)),S),I=Pe(n("settings"),{height:330,x:_(x,h,S),y:q,left:40,right:22,top:34,bottom:S?38:54}),z=[
...O(I,g,x,S),...We(I,{xTicks:[],yTicks:Oe(...q,5),xTitle:a,yTitle:"speed-up"}),xe("gp-unity",I.left,I.y(1),I.width-I.right,I.y(1)),Ce("gp-theory gp-dashed",h.map(
([C,P])=>[I.x(C),I.y(P)])),Ce("gp-theory gp-dotted",w.map(([C,P])=>[I.x(C),I.y(P)])),Ce("gp-median-course",S?g.map((C,P)=>[C,x[P]]).filter(([{speedup:C}])=>C).sort(
([,C],[,P])=>C-P).map(([{speedup:C},P])=>[I.x(P),I.y(C.median)]):[])],N=T(g,x.map(I.x),$);I.draw(`Speed-up over ${a}`,[z,g.map((C,P)=>W(I,a,C,{x:I.x(x[P]),scale:S,
isBest:C.group===v,named:N.has(C)}))]),ee(n("of-formula"),h.length>0),ee(n("of-verify"),w.length>0),ee(n("of-own"),g.some(({formula:C})=>Y(C)))}function _(a,g,h){
if(!h||!a.length)return[-.5,Math.max(a.length,1)-.5];let w=[...a,...g.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+
$]}function T(a,g,h){let $=[],v=a.map((S,x)=>[S,g[x]]).sort(([S],[x])=>+(x.group===h)-+(S.group===h));return new Set(v.filter(([S,x])=>{let M=S.group===h?1.4:1,
q=$.every(([I,z])=>Math.abs(I-x)>=50*(M+z)/2);return q&&$.push([x,M]),q}).map(([S])=>S))}function L(a,g){let h=[.85,1.15,...a.filter(Y)],[w,$]=[Math.min(...h),Math.
max(...h)];return g?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function O(a,g,h,w){let $=g.map(({value:x},M)=>[a.x(h[M]),w?[x]:x.split("_")]).sort(([x],[M])=>x-
M),v=a.height-a.bottom,S=-1/0;return $.flatMap(([x,M])=>{let q=Math.max(...M.map(({length:I})=>I))*3.5;return x-q<S?[]:(S=x+q+5,[xe("gp-guide",x,v,x,v+4),...M.map(
(I,z)=>_e("",x,v+17+14*z,I))])})}function W(a,g,h,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:M}=h,q=[];if(Y(M)&&q.push(["path","gp-own-formula",{d:kt(
w,a.y(M),6)},[]]),x){let I=a.y(x.median);$||q.unshift(["rect","gp-column",{x:le(w-26),y:le(I),width:52,height:le(a.y(0)-I)},[]]),q.push(...Kt(w,a.y(x.low),a.y(x.
high)),["circle","gp-measured",{cx:le(w),cy:le(I),r:6},[]]);let[z,N]=[a.y(x.low),a.y(x.high)],C=Y(M)&&Math.abs(a.y(M)-N+13)<17&&z+24<a.y(0);S&&q.push(_e(`gp-hal\
o${v?" gp-strong gp-told-best":""}`,w,C?z+18:N-8,(v?"★ ":"")+Le(x.median)))}return q.push(["rect","gp-catch",{x:le(w-16),y:a.top,width:32,height:a.height-a.top-
a.bottom},[]]),Ee("",f(g,h)+(v?"; the best":""),q)}function b(a){if(!o.tHead){let g=d("tr");g.append(d("th","",null,{scope:"col"}),...s.map(([h,w])=>{let $=d("t\
h","",null,{scope:"col"}),v=d("span","",null,{tabindex:"0","data-tip":w});return v.append(...h.split(/(?<=_)/).flatMap(S=>[S,d("wbr")])),$.append(v),$})),o.createTHead().
append(g),o.createTBody()}E(o.tHead.rows[0].cells[0],a)}function A(){let a=d("tr"),g=d("th","",null,{scope:"row"});g.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let h=d("td");return h.append(d("span"),d("small")),a.append(g,h,...s.slice(1).map(()=>d("td"))),a}function y({knob:a,points:g,best:h}){
b(a);let w=ae(o.tBodies[0],g.length,A);g.forEach(($,v)=>{let[S,x,...M]=w[v].cells,q=$.group===h;Se(w[v],q?"gp-best":""),E(S.children[0],$.value),E(S.children[1],
q?" ★":""),E(S.children[2],q?" (best)":""),E(x.children[0],$.speedup?Le($.speedup.median):"–"),E(x.children[1],$.speedup?`  ${dt($.speedup)}`:"");let{draft_acceptance_rate:I,
rate:z,mean_acceptance_length:N,drafted:C,formula:P}=$;[Y(I)?j(I):"–",Y(z)?j(z):"–",ne(N,2),ne(C,2),Le(P)].forEach((F,K)=>E(M[K],F))})}function l(){let a=e.
found;p(a),k(a),y(a)}return new ResizeObserver(()=>r()&&l()).observe(t),a=>{t.hidden=!r(),!t.hidden&&(a.found||a.status)&&l()}}var sn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
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
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=rc[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>dc(n,o,this.prompts.length));let e=this.finished?
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
e&&{...e,tokens:yt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},rc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=yt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=En("Candidate",e.chosen),Xo(e.distribution),e.watched=yt("Candidate",e.watched||[]),e.mark=e.mark?En("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=yt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=ic(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=ac();e.distributions.forEach(Xo),e.given&&
(n.given+=1);let o=yt("BeamCandidate",e.candidates).map(s=>cc(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(lc(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=En("Candidate",o.chosen),Xo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=yt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>pc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function En(t,e){let n=ir[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function yt(t,e){return e.
map(n=>En(t,n))}function Xo(t){t.candidates=yt("Candidate",t.candidates),t.stages=yt("Stage",t.stages)}function ic(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function ac(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function cc(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?En("Mark",t.mark):
null,beam:t}}var rn=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function mr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:c,text:p,raw_logprob:m,logprob:u}=s,f=(i?i.beam.score:0)+u,k=i?i.beam.group:null,_={token_id:c,text:p,piece:null,
parent:n,raw_logprob:m,logprob:u,score:f,status:"unseen",beam:null,final_score:null,group:k},{sequence:T,seconds:L,elapsed:O}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:T,before:i,chosen:s,piece:null,distribution:o,seconds:L,elapsed:O,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function gr(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function lc(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function dc(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,c,p)=>({
kind:r,label:o+i,last:c,score:p,stopReason:null});return[...t.running.map(r=>s("running",hc(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${wr(r)}`,r,r.beam.final_score))]}function hc(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${wr(t)}`}var st=t=>t<
26?String.fromCharCode(65+t):String(t+1),wr=({beam:t})=>(t.group??null)===null?"":`, group ${st(t.group)}`;function pc(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,c)=>{let p=(e.beams||[])[c];r=(s[c]||[]).find(m=>m.
beam.parent===p&&m.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function xt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Be=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=xt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var br=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),Zo=t=>t.num_accepted+(t.next_token_id===null?0:1);function fc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Zo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function uc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:c}=t,p=(m,u)=>u?m/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:p(r,s),judged_acceptance_rate:p(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:p(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var an=class{constructor(){this.rounds=[],this.tally=br()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=br());for(let o=this.tally.rounds;o<
e.length;o++)fc(this.tally,e[o]);return this.rounds=e,uc(this.tally)}};var Qo=new WeakMap;function Ge(t,e){Qo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function kr(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Qo.has(i)?Qo.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[c,p]=[t.getBoundingClientRect(),i.getBoundingClientRect()],m=Math.min(p.left-c.left,c.width-e.offsetWidth-8);e.style.left=`${Math.max(8,m)}p\
x`,e.style.top=`${p.bottom-c.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function yr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=k=>k===null?"–":j(k),r=(k,_,T=_+
"s")=>`${B(k)} ${k===1?_:T}`;function i(k,_){let{num_draft_tokens:T,num_accepted_draft_tokens:L,num_spec_steps:O}=k,W=_.samples&&k.expected_acceptance_rate!==null;
return[["num_draft_tokens",B(T),`in ${r(O,"draft")} of ${r(k.num_rounds,"round")}`],["num_accepted_draft_tokens",B(L),`of ${B(T)} drafted`],["draft_acceptance_r\
ate",s(k.draft_acceptance_rate),`${B(L)} of ${B(T)} drafted`,k.draft_acceptance_rate],["mean_acceptance_length",ne(k.mean_acceptance_length,2),`1 + ${B(L)} / ${r(
O,"draft")}`],["judged_acceptance_rate",s(k.judged_acceptance_rate),`${B(L)} of ${B(k.num_judged_draft_tokens)} judged`,k.judged_acceptance_rate],...W?[["expect\
ed_acceptance_rate",s(k.expected_acceptance_rate),`mean of ${B(k.num_judged_draft_tokens)} judged places`,k.expected_acceptance_rate]]:[],["passes_saved",B(k.passes_saved),
`${r(k.num_tokens,"token")} in ${r(k.num_rounds,"pass","passes")}`]]}function c(){let k=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(d("i")),k.append(d("dt"),d("dd"),d("dd","gp-note"),_),k}function p(k,_){let T=i(k,_),L=ae(e,T.length,c);T.forEach(
([O,W,b,A=null],y)=>{let[l,a,g,h]=L[y].children;l.textContent!==O&&l.replaceChildren(...O.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),E(a,W),E(g,b),h.hidden=A===null,
ge(h.firstChild,"width",A??0),L[y].dataset.tip=Tt[O],L[y].dataset.name=O})}function m(){let k=d("span","gp-chart-column"),_=d("span","gp-chart-track");return _.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),k.append(d("span","gp-chart-top"),_,d("span","gp-chart-label")),k}function u(k,_,T){let L=Math.max(1,..._.
map(([W,b])=>b??W)),O=ae(k,_.length,m);_.forEach(([W,b,A,y,l],a)=>{let[g,h,w]=O[a].children;E(g,y),ge(h.children[0],"height",(b??0)/L),ge(h.children[1],"height",
W/L),E(w,A),Ge(O[a],()=>l)}),X(k,{"aria-label":`${T}: ${_.map(([,,,,W])=>W).join("; ")}`})}function f(k){let _=k.num_spec_steps;u(n,k.acceptance_histogram.map((T,L)=>[
T,null,String(L),T?B(T):"",`${r(T,"round")} of ${B(_)} with a draft kept ${r(L,"token")} of it`]),"acceptance_histogram"),u(o,k.drafted_by_position.map((T,L)=>{
let O=k.accepted_by_position[L];return[O,T,String(L+1),`${Math.round(100*O/T)}%`,`place ${L+1}: ${B(O)} of ${B(T)} drafted there were kept, ${j(O/T)}`]}),"accep\
ted_by_position of drafted_by_position")}return(k,_)=>{p(k,_),f(k)}}var ht={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},xr=Object.fromEntries(Object.keys(ht).map(t=>[t,0])),$r=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Xn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function es({target_logprob:t,draft_logprob:e},{weight:n}){let o=ce(t)/((e??null)===null?1:ce(e));return Math.min(1,n===null?o:1-n+n*o)}var vr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${ne(1-t,2)} + ${ne(t,2)} · p / q)`;function Sr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabi\
lity ${vr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where i\
t is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${ne(t.weight,2)} · p + ${ne(1-t.weight,2)} · q`}.`}function ts(t,e){return e<t.
num_accepted?"accepted":e<Ct(t)?"rejected":"unjudged"}function _r(t,e,n){let o=t.drafted[e],s=ts(t,e),r=(o.draft_logprob??null)!==null,[i,c]=[j(ce(o.target_logprob)),
j(ce(o.draft_logprob))],p=r?` The draft model gave it ${c}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":
"the end of the text"}.${p}`;let m=s==="accepted",u=m?"Accepted":"Rejected";if(!n.samples){let T=n.weight===null||!r?"for the target":"in the mixture of both mo\
dels";return`${u}: ${m?"it":`${re(t.next_text)}, and not this,`} is the likeliest token ${T}. The target gave it ${i}.${p}`}if(!r)return`${u}: the target drew ${m?
"the same token":re(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let f=es(o,n),k=f>=1?"it is always kept":`it is kept \
with probability ${j(f)}, and ${m?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(o.overlap)}.`;return`${u}\
: the target gave it p = ${i}, the draft model q = ${c}. By ${vr(n)}, ${k}.${_}`}function Mr(t,e){let[,n,o]=ht[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function Or({draft:t}){if(!t||!ht[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],c=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(ce(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${c}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${re(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var $t=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Gn(t);function Er(t,e,n){let o=[],s=Xn(null),r={row:null,card:null,selected:null},i=null,c=!0,p=0,m=new WeakMap,u=new WeakMap,f=new IntersectionObserver(M=>{for(let{isIntersecting:q,
target:I}of M)q&&O(m.get(I));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>c&&!e.selected&&e.running;function _(M,q){let I=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===q.samples;s=q,I||T();for(let z of M.slice(o.length))L(z);k()&&(t.scrollTop=t.scrollHeight)}function T(){f.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,c=!0,p=0}function L(M){let q=d("li","gp-round"),I={round:M,item:q,cards:null};m.set(q,I),o.
push(I),t.append(q),f.observe(q)}function O(M){if(!M||M.cards)return;f.unobserve(M.item);let{round:q,item:I}=M,z=Ct(q);M.cards=[];let N=d("div","gp-cards");for(let C=0;C<
z;C++)N.append(A(M,C));q.next_token_id!==null&&N.append(y(M)),z<q.drafted.length&&N.append(a(q,z)),q.follow==="none"&&N.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),I.append(W(q),N),I.classList.add("gp-filled"),i||$(M.cards[0])}function W(M){let q=d("div","gp-round-head"),I=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",z=[["draft",M.draft_seconds],["verify",M.verify_seconds]];q.append(d("b","",`Round ${M.index+1}`),d("\
span","",I));for(let[N,C]of z)q.append(d("span","gp-round-time",`${N} ${$t(C)}`));return q}function b(M,q,I,z,N,C,P){let R=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${re(N)}: ${P}`});R.dataset.draft=I;let F=d("span","gp-draft-head"),K=d(
"bdi","gp-ink gp-word");return Ye(K,N),F.append(d("span","gp-sign",z),K),R.append(F),Ge(R,()=>P),u.set(R,{row:M,index:q}),M.cards.push(R),R}function A(M,q){let{
round:I}=M,z=I.drafted[q],N=ts(I,q),C=I.start+q,P=`drafted token ${q+1} of ${I.drafted.length}`,R=b(M,C,N,N==="accepted"?"✓":"✗",z.text,P,_r(I,q,s));if(R.append(
l("p",ce(z.target_logprob))),(z.draft_logprob??null)!==null&&R.append(l("q",ce(z.draft_logprob))),s.samples){let F=d("span","gp-chance","chance");F.append(d("b",
"",j(es(z,s)))),R.append(F)}return R}function y(M){let{round:q}=M,I=q.start+q.num_accepted,[z,N]=ht[q.follow],C=b(M,I,q.follow,z,q.next_text,"the target’s own t\
oken",Mr(q,s));C.classList.add("gp-own-card");let P=n(I);return P&&C.append(l("p",Fe(P).probability)),C.append(d("span","gp-chance",N)),C}function l(M,q){let I=d(
"span","gp-bar-line"),z=d("span","gp-track"),N=d("i",`gp-part-${M}`);return ge(N,"width",q),z.append(N),I.append(d("i","gp-pq",M),z,d("span","gp-amount",j(q))),
I}function a(M,q){let I=d("span","gp-behind"),z=M.drafted.slice(q);I.append(d("span","gp-note","never judged"));for(let N of z){let C=ke(N.text,"gp-word"),P=(N.
draft_logprob??null)===null?"":` q ${j(ce(N.draft_logprob))}`,R=d("span","gp-unjudged");R.append(C,d("small","",P)),I.append(R)}return I}function g(M){let q=M&&
M.draft,I=q&&o[q.round.index-(o.length?o[0].round.index:0)]||null;I&&O(I);let z=I?h(I,M):null;r.card&&r.card!==z&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==I&&r.row.item.classList.remove("gp-current-round");let N=r.selected!==e.selected;r={row:I,card:z,selected:e.
selected},N&&!e.selected&&(c=!0),I&&(I.item.classList.add("gp-current-round"),z&&(z.classList.add("gp-current"),z.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||$(z)),N&&w(I.item))}function h(M,q){let I=q.index-M.round.start;return I<M.round.num_accepted?M.cards[I]:M.cards.at(-1)}
function w(M){let[q,I]=[M.offsetTop,M.offsetTop+M.offsetHeight];q<t.scrollTop?t.scrollTop=q:I>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(q,I-t.clientHeight))}
function $(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function v(M){if(!M)return;let{row:q,index:I}=u.get(M);$(M);let z=n(I);z&&e.selectStep(z),w(q.item),
M.focus({preventScroll:!0})}function S(M,q){let I=o[Math.max(0,Math.min(o.length-1,M))];return O(I),I.cards.at(q)}function x(M,q){let{row:I}=u.get(M),z=I.cards[I.
cards.indexOf(M)+q];if(z)return z;let N=o.indexOf(I)+q;return o[N]?S(N,q>0?0:-1):null}return t.addEventListener("click",M=>{let q=M.target.closest(".gp-draft-ca\
rd");if(q){v(q);return}let I=M.target.closest(".gp-round");I&&v(m.get(I).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let q=M.
target.closest(".gp-draft-card");if(!q||M.ctrlKey||M.metaKey||M.altKey)return;let I=o.indexOf(u.get(q).row),z={ArrowRight:()=>x(q,1),ArrowLeft:()=>x(q,-1),ArrowDown:()=>o[I+
1]&&S(I+1,0),ArrowUp:()=>o[I-1]&&S(I-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};z[M.key]&&(M.preventDefault(),v(z[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?c=!0:M<p&&(c=!1),p=M},{passive:!0}),{show:_,mark:g}}var rt={narrowest:3,least:16,cell:9,tallest:90,times:84};function Tr(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:rt.least,top:1,drafts:0},
i=0;function c(b){let A=y=>b.reduce((l,a)=>l+y(a),0)/b.length;return{accepted:A(y=>y.num_accepted),judged:A(Ct),drafted:A(y=>y.drafted.length),draft:A(y=>y.draft_seconds),
verify:A(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function p(b){let A=b.map(({draft:a,verify:g})=>a+g).sort((a,g)=>a-
g),y=A.at(-1),l=A[Math.floor((A.length-1)*.9)];return y>2*l&&A.length>4?1.25*l:y}function m(b){i||=e.clientWidth;let A=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/rt.narrowest)))),y=[];for(let w=0;w<b.length;w+=A)y.push(c(b.slice(w,w+A)));let l=Math.max(1,...y.map(({drafted:w})=>w)),a=Math.max(1,Math.min(rt.cell,
rt.tallest/l)),g=p(y)||1,h=y.filter(({draft:w,verify:$})=>w+$>g);return r={rounds:b,each:A,columns:Math.max(rt.least,y.length),top:g,drafts:Math.ceil(l*a)},E(o.
drafts,l>=1.5?B(Math.round(l)):"1"),E(o.times,$t(g)),u(y,a),{each:A,cut:h.length,longest:Math.max(0,...y.map(({longest:w})=>w)),filled:y.length/r.columns}}function u(b,A){
let y=r.drafts+16+rt.times,l=devicePixelRatio,a=[Math.round(i*l),Math.round(y*l)];if(e.width!==a[0]&&(e.width=a[0]),e.height!==a[1]&&(e.height=a[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${rt.times}px`,!i)return;let g=getComputedStyle(t),h=x=>g.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:h("accepted"),rejected:h("rejected"),muted:h("muted"),verify:h("kept"),draft:h("before"),line:h("line"),surface:h("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,y);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,y-1,i,1),b.forEach((x,M)=>{let q=[M*v+S/2,v-S];r.each===1?f($,w,x,q,A):_($,w,x,q,A),T($,w,x,q,y-1)})}function f(b,A,{accepted:y,judged:l,drafted:a},[
g,h],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<a;v++){let S=r.drafts-(v+1)*w;if(v<y)b.fillStyle=A.accepted,b.fillRect(g,S,h,$);else if(v<l)k(b,A.rejected,
g+h/2,S+$/2,Math.min(h,Math.max($,5),7)/2);else{b.fillStyle=A.muted;let x=Math.min(h,$,2.5);b.fillRect(g+(h-x)/2,S+($-x)/2,x,x)}}}function k(b,A,y,l,a){b.strokeStyle=
A,b.lineWidth=a>2?2:1,b.beginPath(),b.moveTo(y-a,l-a),b.lineTo(y+a,l+a),b.moveTo(y-a,l+a),b.lineTo(y+a,l-a),b.stroke()}function _(b,A,{accepted:y,drafted:l},[a,
g],h){b.fillStyle=A.accepted,b.fillRect(a,r.drafts-y*h,g,y*h),b.fillStyle=A.muted,b.fillRect(a,r.drafts-l*h,g,1)}function T(b,A,{draft:y,verify:l},[a,g],h){let w=Math.
min(1,r.top/(y+l))/r.top,[$,v]=[y*w*rt.times,l*w*rt.times];b.fillStyle=A.verify,b.fillRect(a,h-$-v,g,v),L(b,A.draft,a,h-$,g,$),!(y+l<=r.top)&&(b.fillStyle=A.surface,
b.fillRect(a-1,h-rt.times+7,g+2,3),b.fillRect(a-1,h-rt.times+13,g+2,3))}function L(b,A,y,l,a,g){if(!(g<=0)){if(a<5){b.fillStyle=A,b.fillRect(y,l,a,g);return}b.save(),
b.beginPath(),b.rect(y,l,a,g),b.clip(),b.strokeStyle=A,b.lineWidth=1.5,b.beginPath();for(let h=-g;h<a;h+=5)b.moveTo(y+h,l+g),b.lineTo(y+h+g,l);b.rect(y+.75,l+.75,
Math.max(0,a-1.5),Math.max(0,g-1.5)),b.stroke(),b.restore()}}function O(b){let{left:A,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-A)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function W(b){n.hidden=b===null,b!==null&&(ge(n,"left",Math.floor(b/r.each)/r.columns),ge(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:m,at:O,mark:W}}function Lr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Be(null,()=>null),i=new an,c=Tr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),p=Er(t.querySelector(".gp-rounds"),e,a=>r.steps[a]),m=yr(t),u=[],f=0,k=!1;function _(){let a=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),g=e.rounds.length;for(;g&&e.rounds[g-1].start+Zo(e.rounds[g-1])>a;)g-=1;return g===e.rounds.length?e.rounds:e.rounds.slice(0,g)}function T(){let{each:a,
cut:g,longest:h,filled:w}=c.draw(u);ge(t.querySelector(".gp-map-axis"),"width",w),E(s,[a>1?`Each column is the mean of ${a} rounds.`:"",g?`${g===1?"One column i\
s":`${B(g)} columns are`} cut off; the longest round took ${$t(h)}.`:""].filter(Boolean).join(" ")),E(t.querySelector(".gp-map-last"),`round ${B(u.length)}`)}function L(a){
let{draft_seconds:g,verify_seconds:h,drafted:w,num_accepted:$,follow:v}=a,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${ht[v][1]} `}${re(a.next_text)}`;return`Round ${a.index+1}: draft ${$t(g)}, verify ${$t(h)}; ${S}, ${x}\
.`}let O=a=>e.selectStep(r.steps[u[a].start]||null);function W(){let a=e.current();return!a||!a.draft?null:u[a.draft.round.index]===a.draft.round?a.draft.round.
index:null}function b(){let a=W();c.mark(a);let g=a===null?"":L(u[a]);E(o,g),X(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(a??0)+1,"aria-valu\
etext":g||"no round"})}n.addEventListener("pointermove",a=>{let g=c.at(a);g<0||(a.buttons===1?O(g):E(o,L(u[g])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",a=>c.at(a)>=0&&O(c.at(a))),n.addEventListener("keydown",a=>{let g={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
a.key==="Escape"&&e.selectStep(null),!(!(a.key in g)||!u.length)&&(a.preventDefault(),O(Math.max(0,Math.min(u.length-1,(W()??u.length-1)+g[a.key]))))});function A(a){
let{draft_seconds:g,verify_seconds:h}=a,w=g+h;for(let[$,v]of[["draft",g],["verify",h]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,E(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${$t(v)}`)}E(t.querySelector(".gp-drafts-short"),`${B(a.num_tokens)} tokens in ${B(a.num_rounds)} forward passe\
s of the target: ${a.passes_saved>0?`${B(a.passes_saved)} passes saved`:"none saved"}.`)}function y(a){let g=e.lasts[0]||null;if((a.run||a.steps)&&r.follow(g),a.
run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)return;let h=[u[0],f];if(u=_(),f=u.length,a.run||u[0]!==h[0]||f!==h[1]){let w=Xn(e.started),$=i.read(u);k||=u.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),E(t.querySelector(".gp-drafts-rule"),Sr(w,k)),t.querySelector(".gp-key-q").hidden=!k,A($),T(),p.show(
u,w),m($,w)}p.mark(e.current()),b()}function l(){t.hidden||(T(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function Ar(t,e){let n=l=>t.querySelector(".gp-"+l),o=["without","with"],s=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[a,g,h,w]=(l.mode==="gree\
dy"?c:f)(l);X(n("answer"),{"data-verdict":a}),E(n("answer-sign"),g),E(n("answer-words"),h),E(n("answer-more"),w),e.done&&E(n("told"),`${h}. ${w}`),E(n("missing"),
Qe(e,l))}function c({checked:l,equal:a,at:g}){if(!l||a===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let h=l===1?"one pair":`each of ${te(l,"pair")}`;return a?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with a\
nd without drafts in ${h} of texts.`]:["bad","✗",`Different from token ${B(g+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can t\
ip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function p(l,a){let g=0;for(;g<Math.
min(l.length,a.length)&&l[g]===a[g];)g+=1;for(;g>0&&/[\p{L}\p{M}\p{N}]/u.test(l[g-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[g]||"")+(a[g]||""));)g-=1;let h=w=>g+w.slice(
g).match(/^\s*\S*/)[0].length;return[g,h(l),h(a)]}function m({mode:l,texts:a,equal:g,checked:h}){let w=l==="greedy"&&h>0&&a?a:[],$=n("both-texts"),v=JSON.stringify(
[w,g]);if(ee(n("mark-key"),w.length>0&&g===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?p(...w):[];$.replaceChildren(...w.map(
(M,q)=>{let I=d("div"),z=d("p","",null,{dir:"auto",tabindex:"0"});return g||w[0]===w[1]?z.append(M):z.append(M.slice(0,S),d("mark","",M.slice(S,x[q])||"∎"),d(
"span","gp-apart",M.slice(x[q]))),I.append(d("h3","",`${o[q]} drafts`),z),I}))}let u=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function f(l){let{p:a,
verdict:g,counts:h}=l,w=`${B(h[0])} texts without drafts, ${B(h[1])} with them`;return!Y(a)||g==="wait"?e.done?["wait","…","No answer",`${w}: too few for a te\
st.`]:["wait","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthl\
ess.`]:g==="same"?["good","✓",`${u(a)}: no difference found`,`${w}; a difference would be told below ${r(l)}.`]:["bad","✗",`${u(a)}: the distributions diffe\
r`,`${w}; p is below ${r(l)}.`]}function k({p:l,verdict:a}){if(!Y(l))return"";let g=`If both draw from the same distribution, a difference as large as this one \
comes up in ${j(l)} of shuffles.`;return a==="differs"?`${g} So rarely that chance is a poor explanation.`:a==="same"?`${g} So it is nothing unusual.`:g}function _({
counts:l,tokens:a,verdict:g,level:h}){let[w,$]=l,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${B(w)} texts each`:`${B(w)} and ${B($)} texts`,x=`Only the first\
 ${te(a,"token")} of each text ${a===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return g==="differs"?["I\
t does not say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothi\
ng differs, this test still says “differs” in ${j(h)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does n\
ot prove that there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly st\
ay unseen; more texts show more.`,x]}function T({statistic:l,permutations:{edges:a,counts:g}}){if(ee(n("of-shuffles"),g.length>0&&Y(l)),!g.length||!Y(l))return;
let h=[Math.min(a[0],l),Math.max(a.at(-1),l)],w=(h[1]-h[0]||1)*.03,$=[h[0]-w,h[1]+w],v=Math.max(...g),S=Pe(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,
top:42}),x=Oe(...$,Math.max(3,S.inner/90)),M=g.map((R,F)=>{let[K,U]=[S.x(a[F]),S.x(a[F+1])],oe=`${a[F].toFixed(2)} to ${a[F+1].toFixed(2)}: ${te(R,"shuffle")}`;
return["rect",(a[F]+a[F+1])/2>=l?"gp-bin-far":"gp-bin",{x:le(K),y:le(S.y(R)),width:le(Math.max(1,U-K)),height:le(S.y(0)-S.y(R)),"data-tip":oe},[]]}),q=S.x(l),I=q>
S.left+S.inner/2,z=Ee("",`The difference of these texts is ${l.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:le(q-6),y:2,width:12,height:S.height-S.bottom-
2},[]],xe("gp-observed",q,30,q,S.y(0)),_e("gp-strong",q+(I?4:-4),23,`these texts: ${l.toFixed(2)}`,I?"end":"start")]),N=Oe(0,v,3).filter(Number.isInteger),C=We(
S,{xTicks:x,yTicks:N.map(R=>[R,B(R)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),P=g.reduce((R,F)=>R+F,0);S.draw(`The difference in ${te(P,"\
shuffle")}, from ${a[0].toFixed(2)} to ${a.at(-1).toFixed(2)}; that of these texts is ${l.toFixed(2)}`,[C,M,[z]])}function L({surprise:l}){if(!l||!o.every(h=>Y(
l[h])))return"";let[a,g]=o.map(h=>Te(l[h],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${a} w\
ithout, ${g} with. It is 0 on average for the target’s own draws.`}function O(){let l=d("li"),a=d("table"),g=a.createTHead().insertRow();g.className="gp-hidde\
n";for(let h of["token",...o])g.append(d("th","",h,{scope:"col"}));return a.prepend(d("caption")),a.append(d("tbody")),l.append(a),l}function W(){let l=d("tr"),
a=d("th","",null,{scope:"row"});a.append(d("bdi"));let g=d("td","",null,{colspan:2}),h=d("div","gp-counts");for(let w of o)h.append(d("i",`gp-bar-${w}`,null,{"a\
ria-hidden":"true"}),d("span"));return g.append(h),l.append(a,g),l}function b(l,{position:a,tokens:g},h){let w=l.firstChild;E(w.caption,`token ${B(a)}`);let $=o.
map((x,M)=>h[M]-g.reduce((q,I)=>q+I[x],0)),v=[...g,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=ae(w.tBodies[0],v.length,W);v.forEach((x,M)=>{let q=x.
rest||x.text===null,I=S[M].cells[0].firstChild;qe(I,x.rest?"all others":q?"text ended":x.text,{plain:q}),Se(I,q?"gp-plain":"");let z=S[M].cells[1].firstChild.children;
o.forEach((N,C)=>{let P=Math.max(1,h[C]);ge(z[2*C],"width",Math.min(1,x[N]/P)),E(z[2*C+1],B(x[N]))}),X(S[M].cells[1],{"aria-label":o.map(N=>`${B(x[N])} ${N}`).join(
", ")})})}function A(l){if(ee(n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let a=k(l);ee(n("evidence"),Y(l.p)),ee(n("meaning"),!!a),E(n("mea\
ning"),a),T(l),E(n("surprise"),L(l));let g=_(l),h=ae(n("cannot").querySelector("ul"),g.length,()=>d("li"));g.forEach(($,v)=>E(h[v],$));let w=ae(n("places"),l.positions.
length,O);l.positions.forEach(($,v)=>b(w[v],$,l.counts)),ee(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),m(l),A(l)}return new ResizeObserver(
()=>s()&&y()).observe(t),l=>{t.hidden=!s(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Cr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Yn;function r({
verdict:b,speedup:A,pairs:y,fewest:l}){let a=e.running&&b!=="wait"?" so far":"",g=`median of ${te(y.length,"pair")} of runs`,h=A&&`spread ${dt(A)}`;if(b==="fast\
er")return["good","▲",`${Le(A.median)} faster${a}`,`The ${g}, `,h];if(b==="slower")return["bad","▼",`${Le(A.median)}: slower${a}`,`The ${g}, `,h];if(b==="ev\
en")return["even","≈",`No clear difference${a}`,`${Le(A.median)} is the ${g}, `,h,": it covers 1"];let w=e.done?"No answer":"Not known yet";return A?["wait","\
…",w,`${Le(A.median)} is the ${g}: too few to tell, it takes ${B(l)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under\
 way"]}function i(b){let[A,y,l,...a]=r(b);X(o,{"data-verdict":A}),E(o.children[0],y),E(o.children[1],l),[0,1,2].forEach(h=>E(n("answer-more").children[h],a[h]||
"")),e.done&&E(n("told"),`${l}. ${a.join("")}.`),E(n("missing"),Qe(e,b));let g=ae(n("reasons"),b.reasons.length,()=>d("li"));b.reasons.forEach((h,w)=>E(g[w],h)),
ee(n("warning"),b.others),E(n("warning"),b.others?"⚠ "+on:"")}function c({identical:b,pairs:A}){let y=n("badge");if(ee(y,!!b&&b.checked>0),y.hidden)return;let{
checked:l,equal:a,at:g}=b;X(y,{"data-verdict":a?"good":"bad"}),E(y.children[0],a?"✓":"✗");let h=l===1?"the pair":`all ${te(l,"pair")}`,w=l>A.length?", the o\
ne to warm up too":"";E(y.children[1],a?`Same tokens in ${h}${w}`:`Not the same tokens: a text differs at token ${B(g+1)}`)}function p({pairs:b,draft_share:A,verify_share:y}){
let l=b.length>0&&Y(A)&&Y(y);if(ee(n("of-time"),l),!l)return;let[a,g]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),h=Math.max(a,g),w={draft:A,verify:y,rest:Math.
max(0,1-A-y)},$=ae(n("time-bars"),2,m);u($[0],"without",a,h,{plain:1}),u($[1],"with",g,h,w);let v=ae(n("time-keys"),3,()=>{let S=d("span");return S.append(d("i",
"",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{X(v[M].firstChild,{"data-part":S}),X(v[M].lastChild,{"\
data-tip":`${j(x)} of the time of the runs with drafts: ${s[S]}.`}),E(v[M].lastChild,`${S} ${j(x)}`)})}function m(){let b=d("li");return b.append(d("span"),d("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),b}function u(b,A,y,l,a){let[g,h,w]=b.children;E(g,A),E(w,`${nn(y)} a token`);let $=ae(h,Object.keys(a).
length,()=>{let v=d("i");return v.append(d("b")),v});Object.entries(a).forEach(([v,S],x)=>{X($[x],{"data-part":v}),ge($[x],"width",S*y/l),E($[x].firstChild,v!==
"plain"&&S*y/l>.14?v:"")})}let f=({acceptance:b})=>b?b.judged_acceptance_rate:null;function k(b){let{drafted:A,cost:y,verify:l,break_even:a}=b,g=f(b),h=Jn(1,A,y,
l);if(!Y(a))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Le(h)}.`;if(a<=0)return"Any acceptance rate w\
ould do with these costs.";let w=`The target must keep at least ${j(a)} of the drafted tokens that it looks at`;return Y(g)?g>=a?`${w}; here it keeps ${j(g)}.`:
`${w}, but here it keeps only ${j(g)}.`:`${w}.`}function _(b){let A=["drafted","cost","verify"].every(y=>Y(b[y]));ee(n("of-rates"),A),A&&(fr(n("rates"),{...b,rate:f(
b)}),E(n("rate-words"),k(b))),L(b)}function T({acceptance:b,drafted:A,cost:y,verify:l}){let a=[];for(let g of["draft_acceptance_rate","judged_acceptance_rate","\
mean_acceptance_length","passes_saved"]){let h=b?b[g]:null;Y(h)&&a.push([g,g.endsWith("rate")?j(h):g.endsWith("length")?h.toFixed(2):B(h),Tt[g]])}return Y(A)&&a.
push(["drafted tokens a round",A.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),Y(y)&&a.push(["cost of d\
rafting one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),
Y(l)&&a.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on\
 a processor without spare capacity it is more."]),a}function L(b){let A=T(b),y=ae(n("figures"),A.length,()=>{let l=d("div"),a=d("dt");return a.append(d("span",
"",null,{tabindex:0})),l.append(a,d("dd")),l});A.forEach(([l,a,g],h)=>{let[w,$]=y[h].children;E(w.firstChild,l),X(w.firstChild,{"data-tip":g}),E($,a)})}function O(){
let b=e.found;i(b),c(b),ee(n("of-pairs"),b.pairs.length>0),b.pairs.length&&pr(n("pairs"),b.pairs),p(b),_(b)}let W=()=>e.answered("speed");return new ResizeObserver(
()=>W()&&O()).observe(t),b=>{t.hidden=!W(),!t.hidden&&(b.found||b.status)&&O()}}var ns=40,Pr=14;function mc(t){let e=Array.from({length:t},(n,o)=>o);return t<=ns?e:[...e.slice(0,Pr),null,...e.slice(Pr+t-ns+1)]}var gc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Nr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=gc(n,t.length,e),c=d("table","gp-strip");c.append(d("caption","gp-hidden",s));let p=c.appendChild(
d("tbody")),u=["token","mask",...t.some(([,,,f])=>f!==null)?["position"]:[]].map(f=>{let k=p.appendChild(d("tr"));return k.append(d("th","",f,{scope:"row"})),k});
for(let f of mc(t.length)){if(f===null){let b=t.length-ns+1;u.forEach((A,y)=>A.append(d("td","gp-mark",y?"…":`… ${te(b,"token")} …`)));continue}let[,k,_,T]=t[f],
L=f>=r&&f<i,O=o&&f===t.length-1,W=d("td",`gp-cell${L?" gp-padding":""}${O?" gp-last":""}`);W.append(ke(k)),L&&W.append(d("span","gp-hidden"," (padding)")),O&&W.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[W,d("td",_?"":"gp-ignored",_),d("td","",T)].slice(0,u.length).forEach((b,A)=>u[A].append(
b))}return c}function qr(t,e,n){t.replaceChildren();let[o,s]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],c)=>{let p=n!==null&&c>=n?s:o;i===null?p.append(
ke(r,"gp-end")):Zt(p,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}var wc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,vt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Wr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,p)=>p).filter(
c=>n[c]&&bc(e[c])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let c of o)c-r<t.BLOCK||(s.push(this.wrap(e.slice(r,c))),r=c,this.loose=e.length-
c,this.tried=0);let i=s.map(c=>c.getBoundingClientRect().height);s.forEach((c,p)=>{c.style.containIntrinsicHeight=`${i[p]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=i?!r.startsWith(" "):!(n||wc.test(o));return o+=r,c})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=d("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Wr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function bc(t){let e=t.previousElementSibling,n=e&&Ir(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Ir(n.getClientRects())];return!!(o&&s)&&Rr(o)>Rr(s)+10}function et(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let p=o(t[c]),m=p?(p.top-s.top)*n:0;if(m<s.height/2)
continue;let u=m*1e3+Math.abs(p.left-s.left);if(u>=i+1e3*s.height)break;u<i&&([r,i]=[t[c],u])}return r}var Wr=t=>!!t&&t.tagName==="WBR",Ir=t=>t[t.length-1],Rr=({
top:t,bottom:e})=>(t+e)/2;function cn(t,e,n,o){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),c=d("dl","gp-card-facts"),p=d("ol","gp-card\
-rivals"),m=d("div","gp-card-key");m.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,c,p,m),r.hidden=!0,
t.append(r);let u=null,f=null,k=null;function _(h,w){c.append(d("dt","",h),d("dd","",w))}function T(){let{id:h,text:w,where:$,step:v,why:S}=o(u);if(i.replaceChildren(
ke(w,"gp-card-word"),d("span","",`${$}, id ${h}`)),c.replaceChildren(),p.hidden=m.hidden=!v,S&&c.append(d("dd","gp-card-why",S)),!v)return;L(v);let x=O(v),M=Math.
max(...x.flatMap(({after:q,before:I})=>[q,I]),1e-9);p.replaceChildren(...x.map(q=>W(q,M))),m.hidden=!v.distribution.stages.length}function L(h){let{chosen:w,distribution:$}=h,
{probability:v,rawProbability:S,surprisal:x}=Fe(h);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):j(v)),
_("before the processors",j(S))):_("Probability (no processor ran)",j(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([I])=>I!=null),q=M.length===2&&
M[0][0]===M[1][0];if(M.length){let I=q?B(M[0][0]):M.map(([z,N])=>`${B(z)} ${N}`).join(", ");_(`Rank of ${B($.vocab)}`,I)}_("Surprisal",Te(x,n.unit))}function O({
chosen:h,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:ce(S.logprob),before:ce(S.raw_logprob),isChosen:S.token_id===h.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:h,after:ce(h.logprob),before:ce(h.raw_logprob),
isChosen:!0}),v}function W({candidate:h,after:w,before:$,isChosen:v},S){let x=h.logprob===null,M=d("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),q=d("\
span","gp-card-tracks");for(let[I,z]of[["after",w],["before",$]]){let N=d("i","gp-card-"+I);N.style.width=`${z/S*100}%`,q.append(N)}return x&&q.firstChild.replaceWith(
d("small","",Pt(h))),M.append(d("span","gp-card-sign",v?"▶":x?"✕":""),ke(h.text,"gp-card-word"),q,d("span","gp-card-value",j(x?$:w))),M}function b(){let h=(u.
querySelector(".gp-ink")||u).getClientRects()[0],w=e.getBoundingClientRect();if(!h||h.bottom<w.top||h.top>w.bottom){y();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=h.bottom+9,q=M+v+8<=x?M:h.top-v-9;r.style.left=`${Math.max(8,Math.min(h.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(q,x-v-8))}px`}function A(h,w=null){o(h)&&(u=h,f=w,k=null,T(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",a,{capture:!0,passive:!0})),b())}function y(){u&&(u=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",a,{capture:!0}))}function l({key:h}){h==="Escape"&&(k=u,y())}function a(){let h=f&&
document.elementFromPoint(f.clientX,f.clientY);!u.isConnected||f&&!u.contains(h)?y():b()}e.addEventListener("pointermove",h=>{if(h.pointerType==="touch")return;
let w=h.target.closest('[role="button"]');!w||!o(w)?f&&y():w!==u&&w!==k&&A(w,h)}),e.addEventListener("pointerleave",()=>{k=null,f&&y()}),e.addEventListener("foc\
usin",({target:h})=>h.matches(":focus-visible")&&A(h)),e.addEventListener("focusout",({target:h})=>h===u&&!f&&y());function g(h){u&&(u.isConnected?h&&(T(),b()):
y())}return{show:A,hide:y,refresh:g}}var Pt=({removed_by:t})=>`removed by ${t?bt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ye(n,e.text),t.append(n)}else Qt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":Kn(e.text)||"·"})):ar(t,e.piece)}function qt(t,e,n,o){let s=o&&Qt(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Qt(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function ln(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Zn(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Fe(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${j(n)}`];return j(o)!==j(n)&&i.push(`${j(o)} before the processors`),s!==null&&i.push(`rank ${B(s)} of ${B(t.distribution.
vocab)}`),[...i,`surprisal ${Te(r,e)}`]}var Tn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function it(t){if(t<0)return 1-it(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Br=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function pt(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function dn(t){let e=it(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${pt(e)} of texts with\
out this watermark passes it`:`one in ${B(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var os={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},kc=({green:t})=>t==null?"none":t?"green":"red",yc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function xc(t,e,n){let o=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),Fr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),Ge(o,s),o}function Fr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=kc({green:e});else{let r=yc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Je=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new vt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],c=xc(s,r,i);this.press&&c.setAttribute("role","button"),qt(this,c,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){ln(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>et(this.tokens,n,1),ArrowUp:()=>et(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function ft(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(p,m,u)=>{let f=d("span"),k=d("span","",null,{"aria-hidden":"true"});return k.append(d("s\
pan","gp-ink",m)),Fr(k,p),f.append(k,u),f},c=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([p,m])=>i({g:p},"g",
m)):["green","red"].map(p=>i({green:p==="green"},os[p][1],`${os[p][0]}: ${os[p][2]}`));n&&c.push(i({},"abc","not scored")),o&&c.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...c)}var $c=400,vc=12;function hn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:c=40,height:p=260}){let m=e.filter(({points:y})=>y.length),u=m.flatMap(({points:y})=>y),f=Math.max(c,...u.
map(([y])=>y)),k=o&&o.at<=2*f?Math.max(f,o.at*1.05):f,_=u.map(([,y])=>y),T=Math.min(-.5,..._)*1.08,L=Math.max(n*1.15,1,..._)*1.06,O=Pe(t,{height:p,x:[0,k],y:[T,
L],left:40,top:24}),W=O.width-O.right,b=[...We(O,{xTicks:Oe(0,k,O.inner/90),yTicks:Oe(T,L,5),xTitle:r,yTitle:i}),xe("gp-unity",O.left,O.y(0),W,O.y(0)),xe("gp-z-\
threshold",O.left,O.y(n),W,O.y(n)),...m.map(({look:y,points:l})=>Ce(`gp-z-${y}`,_c(l,$c).map(([a,g])=>[O.x(a),O.y(g)]))),...m.map(({look:y,points:l})=>Mc(O,y,l.
at(-1))),Sc(O,m,n)],A=Oc(O,m);if(o&&o.at<=k){let[y,l]=[O.x(o.at),O.y(n)];A.push(Ee("",o.words,[["path","gp-z-needed",{d:`M${le(y)} ${le(l)}l-6 11h12Z`},[]]]))}O.
draw(s,[b,A])}function Sc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return _e("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function _c(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var Mc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:le(t.x(n)),cy:le(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:kt(t.x(n),t.y(o),4.5)},[]];function Oc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(vc,n);return Array.from({length:o},(s,r)=>{let[i,
c]=[n*r/o,n*(r+1)/o],p=e.map(({name:u,points:f})=>{let k=f.findLast(([_])=>_<=c);return k&&k[0]>i?`${u} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!p.length)return null;
let m={x:le(t.x(i)),y:t.top,width:le(t.x(c)-t.x(i)),height:le(t.height-t.bottom-t.top)};return Ee("gp-z-place",`After ${te(Math.floor(c),"token")}: ${p.join(", ")}`,
[["rect","gp-catch",m,[]]])}).filter(Boolean)}function pn(t,e){let n=ae(t,e.length,()=>{let o=d("span"),s=ue("svg");return X(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(ue("path")),X(s.firstElementChild,{d:"M1 4H25"}),o.append(s,d("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[c,p]=n[i].children;X(c.firstChild,
{class:`gp-z-${s}`}),E(p,o),r&&X(p,{tabindex:0,"data-tip":r})})}var Ec={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},Ln=({name:t,masked:e})=>Ec[t]+(e?"":", without a mask");function ss(t,e){if(!Y(t))return"\
infinite";let n=He(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?pt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function zr(t,e,n){let{
prompts:o,sampled:s,ways:[r]}=t,i=o.length,c=e.answers.map(({kl:k})=>Y(k)?k:1/0),p=e.answers.filter(({read:k},_)=>k.length>r.answers[_].read.length).length,m=[`\
Divergence of the first new token from that of the prompt alone: at most ${ss(Math.max(...c),n)}.`];p||m.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?m.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&p&&m.push("The model has read the \
padding as text.");let u=e.answers.filter(({same:k})=>!k).length,f=Ln(e);return s?["even","○",`${f}: texts are drawn anew, so they are not compared.`,m.join("\
 ")]:u?["bad","✗",`${f}: ${i>1?`${u} of ${i} prompts ${u===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,m.join(" ")]:["good","✓",`${f}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,m.join(" ")]}function rs({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function Tc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?re(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function jr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([m,u])=>`${re(m)} ${j(ce(u))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,c]=o.
new[0],p=t.sampled?"":Tc(n,o);return[...p?[[p,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${ss(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${re(
c)} ${Y(n.change)&&n.change>0?"+":""}${ss(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Hr({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:c,sampled:p,ways:[m]}){let u=p?`, seed ${c}`:"",f=m.answers.some(({read:_})=>_.length<o),k=f?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${tn(e)}${u}; ${te(n.length,"prompt")}${f?"":" "}${k}`}function Dr(t,e){let n=u=>t.querySelector(".gp-"+u);function r(u){let f=u.ways.slice(1).map(k=>zr(u,k,e.unit));n("batch-verdicts").replaceChildren(...f.map(([k,
_,T,L])=>{let O=d("li","",null,{"data-verdict":k}),W=d("span","",T);return W.append(d("small","",L)),O.append(d("span","gp-sign",_,{"aria-hidden":"true"}),W),O})),
E(n("told"),f.map(([,,k])=>k).join(" "))}function i(u,f){let k=d("details","gp-one-prompt"),_=d("summary","",`Prompt ${f+1}: `),T=[...u.prompts[f]],L=d("bdi","g\
p-prompt-text",T.slice(0,200).join("")+(T.length>200?"…":"")),O=u.ways.slice(1).map(b=>`${rs(u,b,b.answers[f])[1]} ${Ln(b).toLowerCase()}`);_.append(L,d("span",
"gp-way-signs",` ${O.join(", ")}`)),k.append(_);let W=()=>{k.open&&k.childElementCount===1&&k.append(...u.ways.map(b=>c(u,b,f)))};return k.addEventListener("tog\
gle",W),k.open=f<6,W(),k}function c(u,f,k){let[_,T]=[u.ways[0].answers[k],f.answers[k]],[L,O,W]=rs(u,f,T),b=d("div","gp-way",null,{"data-verdict":L}),A=d("h3","\
gp-way-name");A.append(d("span","gp-sign",O,{"aria-hidden":"true"}),Ln(f),d("small","",W));let y=`Prompt ${k+1}, ${Ln(f).toLowerCase()}, as the model reads it`,
l=p(u,f,T,_,y),a=d("p","gp-gave"),g=d("span","gp-new");qr(g,T.new,u.sampled?null:T.parts_at),a.append(d("span","gp-gave-words","gives "),g);let h=d("p","gp-meas\
ures");for(let[$,v]of jr(u,f,T,_,e.unit))h.append(d("span","",$,{tabindex:0,"data-tip":v}));let w=d("div","gp-way-body");return w.append(l,a,h),b.append(A,w),b}
function p({is_encoder_decoder:u},{name:f},{read:k},_,T){if(f!=="alone"&&JSON.stringify(k)===JSON.stringify(_.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let L=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":T});return L.append(Nr(
k,{text:_.read.length,side:f,goesOn:!u,caption:T})),L}function m(u){E(n("about"),Hr(u)),r(u),ee(n("of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(
...u.prompts.map((f,k)=>i(u,k)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&m(e.found)}}function fn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Kr(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Wt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(c=>c.length===n);if(!r.length)return!1;let i=[
...s,...Ie(o).map(c=>c.chosen.token_id)].join(" ")+" ";return r.some(c=>` ${i}`.includes(` ${c.join(" ")} `))}var Lc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function Gr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),c={lost:4,progress:7},p=t.querySelector(".gp-constraints"),
m=[],u=[],f=[];function k(h){let w=40-h.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=h.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>$(x)-$(M)),S=new Map;for(let x of v){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(h,w){let $=new Map;for(let{beam:v}of h)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function T(h){let w="",$=h.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function L(){let h=d("tbody"),w=h.
insertRow(),$=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[d("b","gp-badge"),d("span")];return $.append(v,S),w.append($),s.append(h),u.push(
{body:h,head:w,badge:v,took:S,rows:[]}),u.at(-1)}function O(h){let w=h.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let M=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[q,I,z]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return q.append(I),M.append(q,z),$[1].append(M),h.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:M,tail:I,word:z,node:null}),
h.rows.at(-1)}function W(h,w,$){let{beam:v}=w,[S,x]=Lc[v.status]||["",()=>v.status];h.node=w,h.row.dataset.status=v.status,h.row.className=$?"gp-looked":"",E(h.
sign,S),E(h.fate,x(v)),h.flag.hidden=!v.forced;let M=T(w);h.tail.replaceChildren(),Zt(h.tail,M),Ye(h.word,v.text),h.pick.tabIndex=$?0:-1,h.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),h.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${re(M+v.text)}`),E(h.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),E(h.cells[3],ne(v.logprob)),E(h.cells[4],v.diversity_penalty?`-${ne(v.diversity_penalty)}`:"–"),E(h.cells[5],ne(v.score)),
E(h.cells[6],ne(v.final_score)),v.progress&&h.cells[7].replaceChildren(...A(w))}function b(h){if(p.hidden=!h||!m.length,p.hidden)return;let w=m.map(({alternatives:$,
length:v})=>{let S=d("li");return $.forEach((x,M)=>{M&&S.append(" or "),S.append(ke(Kr(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==p.dataset.said&&(p.dataset.said=w.map($=>$.textContent).join(`
`),p.replaceChildren(...w))}function A(h){let w=e.prefix.map(S=>S.token_id),$=h.beam.progress.map((S,x)=>{let M=d("span","gp-goal"),q=m[x];for(let I=0;q&&I<Math.
min(q.length,8);I++)M.append(d("i",I<S?"gp-full-block":""));return q&&Wt(q,S,h,w)?M.append(" ✓ done"):M.append(` ${S}${q?` of ${q.length}`:""}`),M}),{bank:v}=h.
beam;return v==null?$:[...$,d("span","gp-note",`bank ${v}`)]}function y(h,[w,$],v,S,x){if(h.body.hidden=!$,!!$){if(h.head.hidden=w===null,w!==null){E(h.badge,st(
w)),h.body.dataset.look=w%4;let M=[..._(v,w)].flatMap(([q,I])=>[ke(q,"gp-took"),I>1?` × ${I}`:""]);h.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;h.rows.length<$.length;)O(h);h.rows.forEach((M,q)=>{if(M.row.hidden=q>=$.length,!(q>=$.length)){for(let[I,z]of Object.
entries(c))M.cells[z].hidden=!x[I];W(M,$[q],$[q]===S)}})}}function l(h){let $=e.prompts[h.sequence].steps[h.index],v={lost:$.some(({beam:M})=>(M.group??null)!==
null),progress:$.some(({beam:M})=>M.progress)};for(let[M,q]of Object.entries(c))s.tHead.rows[0].cells[q].hidden=!v[M];let S=k($);for(;u.length<S.length;)L();u.forEach(
(M,q)=>y(M,S[q]||[null,null],$,h,v));let x=$.length-S.reduce((M,[,q])=>M+q.length,0);i.hidden=x<=0,E(i,`and ${B(x)} more that were given up`),E(r,`at token ${h.
index+1}`+(e.prompts.length>1?` of prompt ${h.sequence+1}`:"")),b(v.progress)}let a=()=>u.filter(({body:h})=>!h.hidden).flatMap(({rows:h})=>h.filter(({row:w})=>!w.
hidden)),g=h=>a().findIndex(({pick:w})=>w.contains(h.target));return s.addEventListener("click",h=>{let w=g(h);w>=0&&e.selectStep(a()[w].node)}),s.addEventListener(
"keydown",h=>{h.key==="Escape"&&e.selectStep(null);let w=g(h),$={ArrowDown:1,ArrowUp:-1}[h.key];if(w<0||!$)return;h.preventDefault();let v=a()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),h=>{h.run&&e.started&&(m=fn(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===f[0]&&e.selected===f[1])&&(f=[w,e.selected],
l(w))}}var Qn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,c,p)=>c>p?(p-c)/2:
Math.max(0,Math.min(i,p-c));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,c=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,c,p,m]=this.area,u=Math.min(r,(p-i)/4,(m-c)/4);this.x+=
Math.min(0,e-u-i)||Math.max(0,e+o+u-p),this.y+=Math.min(0,n-u-c)||Math.max(0,n+s+u-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=m=>Math.
hypot(m.clientX-r.clientX,m.clientY-r.clientY)||1,{left:c,top:p}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-c,(e.clientY+r.
clientY)/2-p],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var cs=-1e9,gn=[[!1,"False"],[!0,"True"],["never",'"never"']],Ac=["beam_search","beam_sample"],Cc=["group_beam_search","constrained_beam_search"];function ls(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},c=un(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),p=t.prompts[0].given;return{together:Ac.includes(e)?!0:Cc.includes(e)?!1:null,prompts:t.prompts,start:p,maxNew:r-p,wanted:un(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/un(i.num_beam_groups,1)):c,ends:new Set(s),constraints:fn(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:gn.some(([m])=>m===i.early_stopping)?i.early_stopping:!1}}}var un=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,De=({beam:t})=>Ke(t.score)===null?-1/0:t.score,ds=(t,e)=>De(t)/t.length**e;function Yr(t,e){return t.together?Nc(t,e):Wc(t,e)}function Xr(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var mn=new WeakMap;function Pc(t,e){if(!mn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(De));mn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&An(s)),hopeless:!n.
length,best:n.length?o:o+cs})}return mn.get(t)}function Nc(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:cs},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),p=null;for(let m=s;m<c&&!p;m++){let u=n.map(({steps:k})=>Pc(k[m],o)),
f=u.every(k=>k.hopeless);i.forEach((k,_)=>qc(k,u[_],m+1,f,t,e)),i.every(k=>k.stop)&&(p=i.find(k=>k.stop.step===m+1).stop)}return{stop:p,prompts:i.map(m=>({kept:m.
pool.filter(({node:u})=>u),pools:[m]}))}}function qc(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let m=e.ended.map(u=>({node:u,score:ds(u,r.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((u,f)=>f.score-u.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),p=t.weighed=Xr(e.best,
n-s.start,c?i:null,s,r);o?t.stop={step:n,why:"criteria"}:c&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>p.bound>(m?i:cs))||(t.stop={
step:n,why:"settled"})}function Wc(t,e){let n=t.prompts.map(r=>{let i=Ur(r).map(u=>Vr(r,u,t,e)),c=Ur(r).map(u=>Vr(r,u,t,t.own)),p=1/0;return i.forEach((u,f)=>{let[
k,_]=[u,c[f]].map(({stop:T})=>T?T.step:1/0);u.exact=u.lastStep<=p,k!==_&&(p=Math.min(p,k,_))}),{kept:i.flatMap(u=>u.kept).sort((u,f)=>u.score-f.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var Ur=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Vr(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=r;c<t.steps.length&&!i.stop;c++){let p=Ic(t.steps[c],e,n);if(!p)break;let m=i.lastStep=c+1;p.ended.forEach(k=>Jr(i,k,
n,o));let u=i.kept.length>=s,f=u?as(i.kept):null;i.weighed=Xr(p.best,m-r,f,n,o),u&&o.earlyStopping===!0?i.stop={step:m,why:"full"}:u&&f>=i.weighed.bound?i.stop=
{step:m,why:"settled"}:Rc(t.steps[c],m,n)&&(Bc(p.nodes,n).forEach(k=>Jr(i,k,n,o)),i.stop={step:m,why:"criteria"})}return i}function Ic(t,e,{ends:n}){mn.has(t)||
mn.set(t,new Map);let o=mn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:De(s[0])}:null)}return o.get(e)}var as=t=>Math.min(...t.map(({score:e})=>e));function Jr(t,e,n,{lengthPenalty:o}){let s=ds(
e,o);if(t.kept.length>=n.size&&!(s>as(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=as(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Rc(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>An(r)&&!n.has(r.token_id))}var An=({status:t})=>t==="finished"||t==="\
ended";function Bc(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:p})=>p.status==="running"||An(p)&&!e.has(p.token_id)),i=p=>n.every((m,u)=>Wt(
m,p.beam.progress[u],p,o)),c=r.filter(p=>!p.beam.progress||i(p));return c.length<s?[...c,...r.filter(p=>!c.includes(p))]:c}function Zr(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:c}=t.prompts[i],p=c[(t.together?s:c.length)-1]||[];return p.length===r.length&&p.every((m,u)=>Fc(m,r[u],t))})}function Fc(t,{node:e,score:n},o){if(Ke(t)===
null||!Number.isFinite(n))return Ke(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function Qr(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:c}=n.prompts[e],p=(k,_,T="")=>({node:k,score:ds(k,o),place:null,state:_,why:T}),m=new Set(
i.map(({node:k})=>k)),u=zc(r).filter(k=>!m.has(k)).map(k=>{let{stop:_}=c.find(({group:T})=>T===(k.beam.group??null))||c[0];return!_||k.index<_.step?p(k,"out","f\
ell out"):p(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),f=!s&&!n.stop;return[...i.map(({node:k,score:_},T)=>({node:k,score:_,place:T,state:n.
stop&&T<t.wanted?"returned":"kept",why:""})),...f?r.running.map(k=>p(k,"running")).sort((k,_)=>_.score-k.score):[],...u.sort((k,_)=>_.score-k.score)]}var is=new WeakMap;
function zc({steps:t}){is.has(t)||is.set(t,{read:0,nodes:[]});let e=is.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function eo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var jc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ei=({processors:t})=>t.filter(e=>!jc.has(e));function hs(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},c=e(r-n,i[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let p=t.steps[r].find(m=>m.beam.parent===s&&m.beam.token_id===c)||null;if(!p||p.beam.status==="pruned")return{last:o,ended:!1,
left:Hc(t,o,s,{index:r,id:c,node:p,candidates:i})};if(o=p,p.beam.status!=="running")return{last:o,ended:!0,left:null};s=p.beam.beam}return{last:o,ended:!1,left:null}}
function Hc(t,e,n,{index:o,id:s,node:r,candidates:i}){let c=r&&r.beam||i.find(k=>k.token_id===s)||null,p=r?r.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(p??null)||!e),u=m.filter(k=>k.beam.status==="running").map(De),f=e&&!e.given?De(e):0;return{index:o,token:c,node:r,considered:m.length,sum:r?
De(r):c&&Ke(c.logprob)!==null?f+c.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var to=t=>hs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Me={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ti=new Set(["running"]),It=new Set(["finished"]);function ni(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ps(t,n),s=new Map((e.returned||[]).map((f,k)=>[f,k+1])),r=oo([...o,...s.keys(),...no(t,n)]),{kids:i,hidden:c}=Dc(t,n,e,r,o),{lanes:p,
counts:m}=Vc(t,n,i),u=Yc(t,n,i,p,e);return Xc(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:c,lanes:p,counts:m,columns:u,options:e})}var no=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ti.has(n.status));function ps(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function oo(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Dc(t,e,n,o,s){
let r=new Map,i=new Set([null]),c=new Map,p=new Map,m=u=>(r.has(u)||r.set(u,{on:[],off:[]}),r.get(u));m(null);for(let u=0;u<=e;u++){for(let f of t.steps[u]){let{
before:k}=f,_=n.collapsed.has(k)?k:c.get(k);_!=null?(c.set(f,_),p.set(_,(p.get(_)||0)+1)):ti.has(f.beam.status)?(n.lost||o.has(f))&&(m(k).on.push(f),i.add(f)):(!It.
has(f.beam.status)||n.lost||s.has(f))&&m(k).off.push(f)}t.distributions[u].forEach((f,k)=>{let _=Gc(t,u,k);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&Uc(t,u,k,
f,m(_),n.candidates)})}for(let u of r.values()){u.on.sort((T,L)=>T.beam.beam-L.beam.beam);let f=u.off.filter(({beam:T})=>It.has(T.status)),k=u.off.filter(({beam:T})=>!It.
has(T.status)),_=(T,L)=>L.beam.score-T.beam.score;u.off=[...f.sort(_),...Kc(k.sort(_),n.candidates)]}return{kids:r,hidden:p}}function Kc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Gc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Uc(t,e,n,o,s,r){let i=r-s.off.filter(({beam:p})=>p.parent===n&&!It.has(p.status)).length;if(i<=0)return;let c=new Set(t.steps[e].filter(
({beam:p})=>p.parent===n).map(({beam:p})=>p.token_id));for(let p of o.candidates)if(!(p.logprob===null||c.has(p.token_id))&&(s.off.push(mr(t,e,n,o,p)),i-=1,!i))
return}function Vc(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let c=[],p=new Set;for(let m of no(t,i)){let u=n.get(m.before);if(!u||!u.on.includes(m))
continue;let f=m.beam.group??0;s.has(f)||s.set(f,[]),u.on.find(({beam:_})=>(_.group??0)===f)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),s.get(f)[o.
get(m).number]=i,p.add(m)):c.push(m)}c.sort((m,u)=>m.beam.beam-u.beam.beam);for(let m of c){let u=m.beam.group??0,f=Jc(s.get(u),i,m.before&&o.has(m.before)?o.get(
m.before).number:0);s.get(u)[f]=i,o.set(m,{group:u,number:f})}}let r=new Map([...s].sort(([i],[c])=>i-c).map(([i,c])=>[i,Math.max(1,c.length)]));return{lanes:o,
counts:r}}function Jc(t,e,n){let o=i=>i.sort((c,p)=>Math.abs(c-n)-Math.abs(p-n)||p-c)[0],r=t.map((i,c)=>c).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function Yc(t,e,n,o,s){
let r=p=>no(t,p-1).every(m=>{if(!o.has(m))return!0;let u=n.get(m);return u&&u.on.length===1&&!u.off.some(({beam:f})=>It.has(f.status))}),i=[],c=s.live?e-2:e;for(let p=0;p<=
e;p++){let m=i.at(-1);s.fold&&m&&p<=c&&r(p)?m.to=p:i.push({from:p,to:p})}return i.flatMap(p=>{let m=p.to-p.from+1;return m>=Me.short&&!s.unfolded.has(p.from)?[p]:
Array.from({length:m},(u,f)=>({from:p.from+f,to:p.from+f,...m>=Me.short&&f===0?{open:!0}:{}}))})}function Xc(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:c,counts:p,columns:m,options:u}){let f=[],k=Me.margin+Me.node+Me.gap;for(let g of m){g.x=k,g.folded=g.to>g.from,g.width=g.folded?Me.fold:Me.node,k+=g.width+
Me.gap;for(let h=g.from;h<=g.to;h++)f[h]=g}let{tops:_,bands:T,height:L}=Zc(r,c,p,f),O=g=>_.get(g.group)[g.number],W={node:null,nodes:[],look:"root",x:Me.margin,
y:Qc(_),width:Me.node,height:Me.row-4,hidden:0},b=[W],A=new Map([[null,W]]),y=[];function l(g,h,w){let $=f[g.index],v={node:g,nodes:[g],look:a(g),x:$.x,y:h,width:$.
width,height:w,hidden:i.get(g)||0,place:o.get(g)||null,folded:$.folded,column:$,greedy:u.greedy.has(g)};A.set(g,v),b.push(v);let S=A.get(g.before);return S&&y.push(
{from:S,to:v,look:v.look,share:Math.min(1,Math.exp(g.beam.logprob??-1/0))}),v}function a(g){let{status:h}=g.beam;return h==="finished"?n.has(g)?"kept":"fell":h!==
"running"?h:g.index===e?"tip":s.has(g)?"inner":"lost"}for(let g=0;g<=e;g++){let h=f[g];for(let w of no(t,g))if(c.has(w))if(g>h.from){let $=A.get(w.before);$&&($.
nodes.push(w),$.node=w,$.look=a(w),$.greedy&&=u.greedy.has(w),$.hidden=i.get(w)||0,A.set(w,$))}else l(w,O(c.get(w)),Me.row-4).lane=c.get(w)}for(let[g,h]of r){let w=g===
null?null:c.get(g)&&O(c.get(g));if(w===void 0)continue;let $=new Map;for(let v of h.off){let S=f[v.index];if(!S||S.folded&&!It.has(v.beam.status))continue;let x=w??
_.get(v.beam.group??0)[0],M=$.get(x)||0;$.set(x,M+1),l(v,x+Me.row+M*Me.leaf,Me.leaf-2)}}return{entries:b,edges:y,columns:m,bands:T,at:A,last:e,width:k-Me.gap+Me.
margin,height:L}}function Zc(t,e,n,o){let s=new Map;for(let[m,u]of t){let f=new Map;for(let k of u.off){let _=o[k.index];if(!_||_.folded&&!It.has(k.beam.status))
continue;let T=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!T)continue;let L=`${T.group} ${T.number}`;f.set(L,(f.get(L)||0)+1)}for(let[k,_]of f)s.set(
k,Math.max(s.get(k)||0,_))}let r=new Map,i=[],c=Me.margin,p=n.size>1;for(let[m,u]of n){let f=c;p&&(c+=Me.band),r.set(m,[]);for(let k=0;k<u;k++)r.get(m).push(c),
c+=Me.row+(s.get(`${m} ${k}`)||0)*Me.leaf+Me.between;p&&i.push({group:m,y:f,height:c-f-4}),p&&(c+=8)}return r.size||r.set(0,[c]),{tops:r,bands:i,height:Math.max(
c,Me.margin+Me.row)+Me.margin-Me.between}}var Qc=t=>[...t.values()][0][0];var el=`
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
`,gs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},fs={tall:.55,small:.75},tl=[1,1.8,3,4.5,6.5],nl=[.05,.2,.5,.8],ol={probability:({beam:t})=>j(
Math.min(1,ce(t.logprob))),token:({beam:t})=>ne(t.logprob,2),sum:({beam:t})=>ne(t.score,2),score:(t,e)=>ne(rn(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
wn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ue("style");n.textContent=el,this.world=ue("g"),this.bands=ue("g"),this.ruler=ue("g"),this.
edges=ue("g"),this.blocks=ue("g"),this.nodes=ue("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(us(i)?fs.tall:fs.small);return this.drawBands(e),this.drawRuler(n.zoom>=fs.tall?e.columns.filter(({x:i,width:c})=>!n.area||i+c>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=ae(this.bands,e.length,()=>{
let s=ue("g");return s.append(ue("rect","t-band"),ue("text")),s});e.forEach(({group:s,y:r,height:i},c)=>{let[p,m]=o[c].children;X(p,{x:4,y:r,width:n-8,height:i,
rx:8}),X(m,{y:r+16}),E(m,`group ${st(s)}`)})}drawRuler(e){let n=ae(this.ruler,e.length,()=>ue("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{X(n[i],{x:r+8,
y:12}),E(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)X(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let o=new Map;
for(let{from:s,to:r,look:i,share:c}of e.edges){let[p,m]=[s.x+s.width,r.x],[u,f]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(m<n.area[0]||p>n.area[2]||Math.max(u,
f)<n.area[1]||Math.min(u,f)>n.area[3]))continue;let k=n.path.has(r.node)||r.nodes.some(O=>n.path.has(O)),_=Math.min(40,(m-p)*.6),L=`t-edge t-w${nl.filter(O=>c>=
O).length} ${cl(r,i,k)}${n.dim&&!k?" t-dim":""}`;o.has(L)||o.set(L,[]),o.get(L).push(`M${p},${u}C${p+_},${u} ${m-_},${f} ${m},${f}`)}this.drawPaths(this.edges,o,
(s,r)=>{s.style.strokeWidth=`${tl[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=ue("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),X(i,{
d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ms(s,n.path)?"path":s.look}${n.dim&&!ms(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:c,width:p,height:m}=s;o.get(r).push(`M${i},${c+m*.2}h${p}v${m*.6}h${-p}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==us(s))&&(i&&i.group.remove(),i=sl(us(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:c,height:p,look:m}=n,{group:u,
box:f,word:k,right:_,tall:T}=e,L=s?ol[o.number](s,o.penalty):"";if(X(u,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),X(f,{width:c,height:p}),X(_,
{x:c-8}),E(_,L),T)rl(e,n,o);else{let O=`${n.greedy?"G":""}${gs[m]} `;E(k,O+so(ws(s),12-O.length-Math.ceil(L.length*.82)))}il(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ms(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},us=({height:t})=>t>Me.leaf;function sl(t){let e=ue("g"),[n,o,s]=[ue("rect","t-box"),ue("text","t-word"),ue("t\
ext","t-small t-right")];e.append(n,o,s),X(n,{rx:t?7:5}),X(o,{x:8,y:t?14:13}),X(s,{y:t?28:13});let r=t?e.appendChild(ue("text","t-small")):null;return r&&X(r,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function rl({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,c=gs[i]?`${gs[i]} `:"";s?E(t,c+(r.length>
1?ll(r.map(ws).join(""),28):so(ws(s),12-c.length))):E(t,o.root),E(e,s?al(n,o):""),X(e,{class:s&&r.length<2&&ro(s)?"t-small t-switch":"t-small"})}function il(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ue("rect","t-inside"),ue("rect","t-\
flag"),ue("text","t-flag-text")],t.group.append(...t.flag));let[c,p,m]=t.flag,u=8+7*i.length;X(c,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),X(p,{x:s-u+4,y:-6,width:i?
u:0,height:14,rx:2}),X(m,{x:s-u/2+4,y:5}),E(m,i)}var ms=(t,e)=>t.nodes.some(n=>e.has(n)),ro=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function al({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":ro(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function cl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var ws=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Xt,n=>At[n]||"�")||"(empty)",oi=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function so(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=oi(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function ll(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+oi(r),0)<=e?t:so(t,o)+so(n.slice(-o).join(""),o)}var si=700;function bs(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,ce(n.logprob)))],["token log p",ne(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
i.push(["before the processors",ne(n.raw_logprob)]),i.push(["sum",ne(n.score)]),i.push([`sum / ${o}^${s}`,ne(rn(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:
`below the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",ne(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),
i}function ks(t,e,n,{place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),c=i.filter(b=>b.
beam.status==="running"),p=`beam ${(r.beam??0)+1}`,m=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,f=o?` It is out\
put ${o}.`:"";if(t.given)return"It was given, not chosen: the search begins after it.";let k=ro(t)?` It continues beam ${r.parent+1}: the text that was ${p} sto\
od lower, or was given up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",T=c.reduce((b,A)=>Math.min(b,A.beam.score),1/0),L=Number.isFinite(
T)?` The last that went on had a sum of ${ne(T)}.`:"",O={tip:(u?`It was still going on as ${p} when the search stopped.`:`It goes on as ${p}.`)+k+_,inner:`It we\
nt on as ${p}.${k}${_}`,lost:`It went on as ${p}, but nothing came of it: better ones took the places of its continuations.${k}${_}`,kept:`The text ended here a\
nd is kept, with a final score of ${ne(r.final_score)}.${f}`,fell:`The text ended here with ${ne(r.final_score)}, but better ones came, and it is not kept.`,ended:"\
The text ended here, but does not count: it ranked too low, or lacks words that it must have.",pruned:m?`It was drawn, and given up: the beams were full.${L}`:`\
It was considered and given up.${L}`,unseen:m?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},W=s?" \
Greedy decoding would have chosen it, too: it is the most probable token here.":"";return(O[e]||"")+W}var io=t=>t.piece??(["pruned","unseen","ended"].includes(t.
beam.status)||!t.beam.text?t.beam.text:"");function ys(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&Wt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}
function xs(t,e){let n=(p,m,u)=>t.querySelector(".gp-picked-"+u)||t.appendChild(d(p,m)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","\
fate"),i=t.classList.contains("gp-node-card");function c(p,m,u){if(!p){t.hidden=!0;return}let f=m.at.get(p),k=Ie(p.before).map(W=>W.piece??"").join(""),_=i&&k.length>
si?"…"+k.slice(-si):k,T=d("b","");Ye(T,io(p)||p.beam.text),o.replaceChildren(d("bdi","",_),T);let L=bs(p,e);p.beam.progress&&L.push(["constraints",ys(p,u,e.prefix.
map(W=>W.token_id))]);let O=([W,b])=>{let A=[d("dt","",W),d("dd","",b)];if(i)return A;let y=d("div");return y.append(...A),[y]};s.replaceChildren(...L.flatMap(O)),
E(r,ks(p,f?f.look:p.beam.status,e,f||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function ri(){return[...[["tip","goes on"],["lost","✕ led \
nowhere"],["kept","■ ended, kept"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked te\
xt"]].map(([e,n])=>{let o=ue("svg","t-tree"),s=ue("g",`t-${e}`),[r,i]=[ue("rect","t-box"),ue("rect","t-inside")];X(r,{x:2,y:2,width:22,height:11,rx:3}),X(i,{x:4.5,
y:4.5,width:17,height:6,rx:2}),s.append(r,i),o.append(s);let c=d("span");return e==="unseen"?c.append(n):c.append(o,n),c}),d("span","","2→1: beam 2’s text is be\
am 1 now"),d("span","","★ returned"),d("span","","G the greedy path")]}var ii=12e3;async function li(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let c=`beam-tree${s?"-"+(s+1):""}`,m=await{svg:()=>new Blob([di(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>dl(e,r,i),json:()=>new Blob([JSON.stringify(ai(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([hl(ai(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),u=d("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function di(t,e,n){
let o=ue("svg"),s=new wn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;X(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let c=getComputedStyle(n),p=o.querySelector("style");p.textContent=p.textContent.replace(/var\((--[\w-]+)\)/g,(u,f)=>c.
getPropertyValue(f).trim());let m=ue("rect");return X(m,{width:r,height:i,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,s.world),new XMLSerializer().
serializeToString(o)}async function dl(t,e,n){let o=di(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,ii/t.width,ii/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),c=i.getContext("2d");c.scale(r,r),c.drawImage(s,0,
0,t.width,t.height);let p=await new Promise(m=>i.toBlob(m,"image/png"));if(!p)throw new Error("the browser has no room for so large a picture.");return p}function ai(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!i.has(u)&&i.set(u,i.size+1);let c=ps(e,
e.steps.length-1),p=e.steps.flatMap(u=>u).map(u=>{let{beam:f}=u;r.set(u,r.size);let k={id:r.get(u),parent:u.before?r.get(u.before):null,step:u.index+1,token_id:f.
token_id,token:f.text,piece:f.piece,logprob:f.logprob,raw_logprob:f.raw_logprob,sum:f.score,length:u.length,score:rn(u,s),rank:u.rank,status:f.status,beam:f.beam,
parent_beam:f.parent};return u.given&&(k.given=!0),f.status==="finished"&&Object.assign(k,{final_score:f.final_score,kept:c.has(u)}),i.has(u)&&(k.output=i.get(u)),
(f.group??null)!==null&&Object.assign(k,{group:f.group,diversity_penalty:f.diversity_penalty}),f.progress&&Object.assign(k,{progress:f.progress,bank:f.bank,forced:f.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||cr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:p}}var ci=t=>'"'+t.replace(Xt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function hl({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let c=ci(`${i.token}`).
slice(0,-1)+`\\n${ne(i.logprob,2)}  ${ne(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${c}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(
i=>{let c=(.4+4*Math.min(1,ce(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${c}${i.status==="pruned"?", style\
=dashed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ci(n)}, style=bold];`,...s,...r,"}",
""].join(`
`)}function hi(t,e){let r={candidates:2,number:"probability"},i=G=>t.querySelector(".gp-"+G),c=i("window"),p=i("tree-nodes"),m=i("slider"),u=new wn(i("picture")),f=new Qn(
c,()=>oe());f.resized=()=>{f.settle(),y&&!f.byHand&&f.reveal(R(),30)};let k=xs(i("node-card"),e),_=xs(i("picked"),e),T=0,L=null,O=null,W={},b=new Set,A=new Set,
y=null,l=null,a=!0,g=!1,h=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[T],M=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,q=()=>Math.min(L??1/0,M()-1),
I=()=>q()===x().steps.length-1,z=()=>e.started.effective.length_penalty??1;function N(){let{effective:G,max_new_tokens:Q}=e.started,he=(G.num_beams||1)*Q>700;W=
{...r,lost:!he,fold:he,...he?{candidates:0}:{},...W.byHand,byHand:W.byHand},T=0,L=O=y=null,b=new Set,A=new Set,$=fn(e.started),V(),Object.assign(f,{x:0,y:0,zoom:1,
byHand:!1}),i("candidates-shown").value=W.candidates,i("number").value=W.number,i("lost").checked=W.lost,i("fold").checked=W.fold}function C(){a=!1;let G=I()&&e.
returned?e.returned.map(({last:ye})=>ye):[];y=ni(x(),{...W,upTo:q(),collapsed:b,unfolded:A,returned:G.filter(ye=>ye&&ye.sequence===T),live:!e.finished||!I(),greedy:P()});
let{height:Q}=y;f.byHand||(f.zoom=Math.min(1,Math.max(.8,596/Q)));let he=`${Math.round(Math.max(150,Math.min(600,Q*Math.min(1,f.zoom)+4)))}px`;c.style.height!==
he&&(c.style.height=he),l=null,f.sized(y.width,Q),f.byHand||f.reveal(R(),30),nr(),D()}function P(){let{last:G,left:Q}=to(x()),he=oo([G]),ye=Q&&(Q.node||Q.token&&
gr(x(),Q.index,G,Q.token.token_id));return ye?he.add(ye):he}function R(){let{x:G,width:Q}=y.columns.at(-1),{y:he,height:ye}=y.at.get(F())||y.entries[0];return{x:G,
y:he,width:Q,height:ye}}let F=()=>{if(!I())return[...x().byStep[q()].values()][0]||null;let G=e.lines().find(({last:Q})=>Q&&Q.sequence===T);return G?G.last:null},
K=()=>e.selected&&e.selected.beam&&e.selected.sequence===T?e.selected:null,U=()=>K()&&K()!==O?K():null;function oe(){g||(g=!0,requestAnimationFrame(()=>{g=!1,!t.
hidden&&x()&&se()}))}function se(){(a||!y)&&C();let{x:G,y:Q,zoom:he,area:[ye,ve,ct,ot]}=f,Xe=l&&ye>=l.area[0]&&ve>=l.area[1]&&ct<=l.area[2]&&ot<=l.area[3];l&&f.
gesture&&Math.abs(Math.log(he/l.zoom))<.4&&he!==l.zoom?(clearTimeout(S),S=setTimeout(H,130)):(!Xe||he!==l.zoom)&&de([ye,ve,ct,ot],he);let ec=[(l.area[0]-G)*he,(l.
area[1]-Q)*he].map(tc=>`${tc.toFixed(2)}px`);u.element.style.transform=`translate(${ec}) scale(${he/l.zoom})`,u.nameBandsAt(G),er(),i("follow").hidden=!f.byHand}
function de([G,Q,he,ye],ve){let[ct,ot]=[(he-G)*.2,(ye-Q)*.2];l={zoom:ve,area:[G-ct,Q-ot,he+ct,ye+ot]};let{area:Xe}=l;X(u.element,{width:(Xe[2]-Xe[0])*ve,height:(Xe[3]-
Xe[1])*ve}),X(u.world,{transform:`translate(${-Xe[0]*ve} ${-Xe[1]*ve}) scale(${ve})`}),u.draw(y,me(Xe))}function me(G){let Q=U();return{area:G,zoom:f.zoom,path:oo(
[Q||F()]),dim:!!Q,number:W.number,penalty:z(),goals:$.length?Ne:null,root:e.readsSource?"target start":"the prompt"}}let Ae=new Map;function Ne(G){return G.beam.
progress?(Ae.has(G)||Ae.set(G,ys(G,$,e.prefix.map(Q=>Q.token_id))),Ae.get(G)):""}function H(){f.gesture=!1,l=null,oe()}function Z(){a=!0,oe()}function pe(G){let Q=M()-
1;L=G>=Q?null:Math.max(0,G),O=L===null?null:F(),e.selectStep(O),L!==null&&(f.byHand=!1),Z()}function D(){let G=Math.max(1,M());m.max=G,m.value=q()+1;let{columns:Q}=y||
{columns:[]},he=Q.filter(ye=>ye.to>ye.from).reduce((ye,{from:ve,to:ct})=>ye+ct-ve,0);m.setAttribute("aria-valuetext",`step ${q()+1} of ${G}`),E(i("step-words"),
`step ${q()+1} of ${G}${he?`, ${he} folded`:""}`),E(i("play"),w?"❚❚ Pause":"▶ Play")}function V(){clearInterval(w),w=null}function J(){w?V():(I()&&pe(0),w=
setInterval(()=>{!t.isConnected||I()?V():pe(q()+1),D()},Math.max(130,Math.min(800,2e4/Math.max(1,M()))))),D()}m.addEventListener("input",()=>{V(),pe(Number(m.value)-
1)}),i("play").addEventListener("click",J);function ie(G,Q){W[G]=Q,W.byHand={...W.byHand,[G]:Q},Z()}i("candidates-shown").addEventListener("change",({target:G})=>ie(
"candidates",Number(G.value))),i("number").addEventListener("change",({target:G})=>ie("number",G.value)),i("lost").addEventListener("change",({target:G})=>ie("l\
ost",G.checked)),i("fold").addEventListener("change",({target:G})=>{A=new Set,ie("fold",G.checked)}),i("prompt-number").addEventListener("change",({target:G})=>{
T=Number(G.value),e.selectStep(null),Z()});let fe=([G,Q])=>y&&y.entries.findLast(he=>G>=he.x&&G<=he.x+he.width&&Q>=he.y-2&&Q<=he.y+he.height+2);c.addEventListener(
"pointermove",G=>{if(G.pointerType==="touch")return k.hide();let Q=f.pointers.size?null:fe(f.at(G));Q!==v&&(v=Q,c.style.cursor=Q&&Q.node?"pointer":"",Q&&Q.node?
we(Q):k.hide())}),c.addEventListener("pointerleave",()=>{v=null,k.hide()}),c.addEventListener("click",G=>{if(f.moved)return;let Q=fe(f.at(G));Q&&(Uo(Q),$e(Q))});
function we(G){k.show(G.node,y,$);let{x:Q,y:he,zoom:ye}=f,[ve,ct]=[(G.x-Q)*ye,(G.y+G.height-he)*ye+8],{element:ot}=k,Xe=(G.y-he)*ye-ot.offsetHeight-8;ot.style.left=
`${Math.max(4,Math.min(ve,f.width-ot.offsetWidth-4))}px`,ot.style.top=`${ct+ot.offsetHeight>f.height&&Xe>0?Xe:ct}px`}function $e(G){G.folded?(A.add(G.column.from),
Z()):G.node&&(O=null,e.selectStep(G.node===K()&&U()?null:G.node))}function Ve(G){let{node:Q,column:he}=G;Q&&(G.folded?A.add(he.from):y.columns.some(({from:ye,open:ve})=>ve&&
ye===Q.index)&&A.has(Q.index)?A.delete(Q.index):b.has(Q)?b.delete(Q):Q.beam.status==="running"&&b.add(Q),Z())}let at=G=>y.entries.filter(({nodes:Q})=>Q.length&&
Q[0].before===G.node),Go=G=>G.node?G.nodes[0].index+2:1;function Uo(G,Q=!1){let he=h,ye=he&&document.activeElement===he;h=d("div","",null,{role:"treeitem",tabindex:"\
0","aria-level":Go(G),"aria-label":Za(G)});let ve=G.node?at(y.at.get(G.nodes[0].before)||y.entries[0]):[G];h.setAttribute("aria-setsize",ve.length||1),h.setAttribute(
"aria-posinset",Math.max(0,ve.indexOf(G))+1),h.setAttribute("aria-selected",String(!!G.node&&G.node===K())),G.hidden||G.folded?h.setAttribute("aria-expanded","f\
alse"):at(G).length&&h.setAttribute("aria-expanded","true"),h.entry=G,p.append(h),he&&he.remove(),er(),(ye||!Q)&&h.focus({preventScroll:!0})}function Za(G){if(!G.
node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let Q=G.nodes.length>1?`${G.nodes.length} tokens, ${re(G.nodes.map(io).join(
""))}`:re(io(G.node)),he=bs(G.node,e).map(([ye,ve])=>`${ye} ${ve}`);return[Q,`step ${G.node.index+1}`,ks(G.node,G.look,e,G),...he].join(", ")}function er(){if(!y)
return;let G=h&&h.entry,Q=G&&(G.node?y.at.get(G.node):y.entries[0])||y.at.get(F())||y.entries[0];if(!h||Q!==G)if(h&&G&&Q.node===G.node)h.entry=Q;else return Uo(
Q,!0);let{x:he,y:ye,zoom:ve}=f;Object.assign(h.style,{left:`${(Q.x-he)*ve}px`,top:`${(Q.y-ye)*ve}px`,width:`${Q.width*ve}px`,height:`${Q.height*ve}px`})}function tr(G,Q){
let he=y.entries.filter(ye=>ye.x===G.x).sort((ye,ve)=>ye.y-ve.y);return he[he.indexOf(G)+Q]}p.addEventListener("keydown",G=>{if(G.ctrlKey||G.metaKey||G.altKey||
!h)return;let{entry:Q}=h,he=ve=>{ve&&(f.byHand=!0,f.reveal(ve),Uo(ve))},ye={ArrowLeft:()=>he(Q.node&&y.at.get(Q.nodes[0].before)),ArrowRight:()=>he(at(Q)[0]),ArrowDown:()=>he(
tr(Q,1)),ArrowUp:()=>he(tr(Q,-1)),Home:()=>he(y.entries[0]),End:()=>he(y.at.get(F())),Enter:()=>$e(Q)," ":()=>Ve(Q),Escape:()=>e.selectStep(null),"+":()=>f.zoomBy(
1.25),"-":()=>f.zoomBy(.8),0:()=>f.whole()};Object.hasOwn(ye,G.key)&&(G.preventDefault(),G.stopPropagation(),ye[G.key]())}),p.addEventListener("focusin",({target:G})=>y&&
G.matches(":focus-visible")&&we(G.entry)),p.addEventListener("focusout",()=>k.hide()),i("in").addEventListener("click",()=>f.zoomBy(1.3)),i("out").addEventListener(
"click",()=>f.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{f.byHand=!0,f.whole()}),i("follow").addEventListener("click",()=>{f.byHand=!1,L=null,Z()}),
i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?document.exitFullscreen():t.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{t.isConnected&&(E(i("full-screen"),document.fullscreenElement===t?"Leave full screen":"Full screen"),f.byHand=
!1,Z())}),i("go-on").addEventListener("click",()=>{let G=K();G&&e.ask({type:"branch",step:G,tokenId:G.chosen.token_id})}),i("collapse").addEventListener("click",
()=>{let G=y.at.get(K());G&&Ve(G)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener("click",async({target:G})=>{let Q=G.
dataset.file;if(Q){if(Q==="html")return e.ask({type:"save_page"});E(i("told"),"");try{await li(Q,{tree:y,log:e,prompt:x(),number:T,view:me(null),root:t})}catch(he){
E(i("told"),`The picture could not be made: ${he.message} Save it as SVG instead.`)}}});function nr(){let G=K();if(i("picked").hidden=!G||G===O,i("picked").hidden)
return;_.show(G,y,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let Q=y.at.get(G),he=Q&&!Q.hidden&&at(Q).length;i("collapse").hidden=!Q||!he&&!Q.hidden||G.beam.
status!=="running",E(i("collapse"),Q&&Q.hidden?`Open what follows (${Q.hidden})`:"Fold what follows")}function Qa(){let G=e.prompts.length;i("which").hidden=G<2,
i("prompt-number").options.length!==G&&(i("prompt-number").replaceChildren(...e.prompts.map((Q,he)=>d("option","",String(he+1),{value:he}))),i("prompt-number").
value=T)}return i("legend-line").append(...ri()),G=>{t.hidden=!e.usesBeams,G.run&&e.started&&N(),!t.hidden&&(i("files").querySelector("[data-file=html]").hidden=
!e.canAsk,(G.run||G.steps||G.status)&&(a=!0,Qa()),l=null,se(),nr())}}var pl={returned:"★",kept:"■",running:"●",out:"□"},fl={returned:"output",kept:"kept",running:"still runs"},[ul,pi]=[100,14],ml=16,$s=new WeakMap,fi=new WeakMap;
function ao(t){let e=[],n=t;for(;n&&!$s.has(n);)e.push(n),n=n.before;let o=n?$s.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!An(s.beam)?s.chosen.text:
""),$s.set(s,o);return o}function lo(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function gl(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function wl(t,e,n){if(n.ends.has(t.beam.token_id))return Re("eos")[0];
if(t.length>=n.maxNew)return Re("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Re(o.stopReason)[0]:"a stopping criterion"}var co=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(o,s);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,c]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,c),n[3].append(r);let p={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:c,node:null};
return this.rows.push(p),p}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:p})=>(p.beam.group??null)!==null),words:e.some(({node:p})=>p.beam.progress)};for(let[
p,m]of Object.entries(s))ee(this.table.tHead.querySelector(`.gp-${p}-column`),m);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:p})=>ao(p)),i=r.
map(p=>gl(p,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let c=Math.max(0,e.findIndex(({node:p})=>p===this.log.selected));this.rows.forEach((p,m)=>{ee(p.row,
m<e.length),!p.row.hidden&&(p.pick.tabIndex!==(m===c?0:-1)&&(p.pick.tabIndex=m===c?0:-1),this.fill(p,e[m],r.length>1?i[m]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},c,p,m,u){let{cells:f,pick:k}=e,[_,T]=[ao(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),E(e.sign,pl[r]),E(e.
place,s===null?i||fl[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,c,T),k.getAttribute("aria-pressed")!==String(T)&&k.setAttribute("aria-pressed",
String(T)),ee(f[1],u.moved),u.moved&&E(f[1],bl(s,p.get(n))),ee(f[2],u.group),u.group&&E(f[2],st(n.beam.group)),E(f[4],Number.isFinite(De(n))?ne(De(n)):"−∞"),
E(f[5],String(n.length)),E(f[6],Number.isFinite(o)?ne(o):"−∞"),ee(f[7],u.words),u.words&&E(f[7],this.written(n,m)),E(f[8],r==="running"?"–":`${n.index+1}:\
 ${wl(n,this.log,m)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let c=i||r<ml?0:r,p=`${i} ${c} ${s}`;if(fi.get(e)===p)return;fi.set(e,p);let m=Array.from((c?"…":
"")+s.slice(c)),u=i||m.length<=2*pi?0:pi,f=m.slice(0,m.length-u);qe(n,(i?f:f.slice(0,ul)).join("")),qe(o,u?m.slice(-u).join(""):"",{plain:!u}),e.setAttribute("a\
ria-label",re(s)),c||m.length>60?Ge(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>Wt(r,e.beam.
progress[i],e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function bl(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:
t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ho=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,E(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(to(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=ei(s.started).map(c=>bt(c)[0]);this.doubt.hidden=!i.length||!!r,E(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:ke(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let c=s.prompts.some(({steps:k})=>(k[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,c,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let p=`its sum is ${ne(De(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let k=s.prompts[e.sequence].running.
map(De);return[`${c} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${p}`,k.length?`; the best beam has ${ne(Math.max(...k))}.`:"."]}let m=r.findIndex(
({node:k})=>k===e);if(m===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${p}, its score ${ne(r[0].score,4)}.`];let u=r[0]?
` The best has a sum of ${ne(De(r[0].node))} after ${r[0].node.length} tokens, and a score of ${ne(r[0].score,4)}.`:"";if(m>0)return[`The text of ${i} ended, an\
d has place ${m+1}: ${p}, its score ${ne(r[m].score,4)}.${u}`];let f=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count:\
 it ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${f}: ${p}.${u}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:c},p,m){let u=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,f=[s===null?"":`its sum ${ne(s)}`,c===null?"":`the last beam tha\
t went on had ${ne(c)}, the best ${ne(i)}`].filter(Boolean);return[`${p} left the path of ${m} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked \
at",` (${[u,...f].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([L])=>L),i=hs(n.prompts[o],L=>r[L]),c=L=>L.reduce((O,W)=>O+(Ke(W)??-1/0),0),p=s.prompts[o].
kept[0],m=p?Ie(p.node).filter(L=>!L.given):[],u=this.log.started.processors.length?" before the processors":"",f=(L,O)=>`${L} tokens with a log-probability of ${ne(
O)}${u}`,k=d("span");this.fill(k,["Run by the library, greedy decoding wrote ",{token:lo(e.text,60),className:"gp-wrote"},`: ${f(r.length,c(e.tokens.map(([,,L])=>L)))}`,
p?`; the best output has ${f(m.length,c(m.map(({chosen:L})=>L.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=d("deta\
ils"),T=d("table");for(let[L,[,O,W]]of e.tokens.entries()){let b=T.insertRow();b.insertCell().textContent=L+1,b.insertCell().append(ke(O)),b.insertCell().textContent=
ne(Ke(W))}_.append(d("summary","","Its tokens and their log-probabilities"),T),this.exactly.replaceChildren(k,_)}};var bn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,vs=t=>gn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=gn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=d("th","",null,{scope:"row"});o.append(s);let[r,i,c]=Array.from({length:3},
()=>o.insertCell()),p=d("span"),m=d("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(p," ",m);let u={
row:o,head:s,words:p,button:m,because:i,outputs:c,value:e,name:n,rule:null};return m.addEventListener("click",()=>{this.asked=u.rule,this.log.ask({type:"search",
kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&bn(this.asked,n));e.disabled=o,E(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
E(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let c=bn(i.rule,e.own);Se(i.row,c?
"gp-own-rule":""),E(i.head,i.name+(c?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:c}=i.prompts[o],p=c.every(({exact:f})=>f),
m=i.stop&&p?null:this.answerTo(e.rule),u=!m&&!(i.stop&&p);if(e.button.hidden=!u||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
m){E(e.words,`after step ${m.steps}`),E(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(m));return}p?E(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${eo(i)}`:"not yet"):E(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),E(e.because,this.reasons(c,n,e.rule)),!p||
!i.stop?E(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&bn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:p})=>p[o].kept.slice(0,s));return[r.filter(({node:p},m)=>!i[m]||
i[m].node!==p).length,r.length,r[0]?{text:ao(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${ne(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",ke(lo(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${vs(e.own.earlyStopping)}`,c=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${c}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${c}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>kl(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:c,worst:p}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(p===null)return`fewer than ${o.size} texts have ended`;let m=s.earlyStopping==="never"&&s.lengthPenalty>0,u=`${ne(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${ne(
c,4)}`+(m?" (as if it had the longest possible length)":""),f=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${f}, ${u}, is above \
the worst that is kept, ${ne(p,4)}`;if(e.why==="settled")return`no ${f} can better what is kept: the best, ${u}, is not above the worst that is kept, ${ne(p,4)}`;
let k=c>p?`, though the best ${f}, ${u}, was above the worst of them, ${ne(p,4)}`:"";return`${o.size} texts have ended, which is enough${k}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Re(s.stop_reason)[0]})`:""}`}},kl=({group:t})=>t===null?"":
`group ${st(t)}: `;function ui(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,c,p]=["slide","power","rule","own-again","of-prompt"].map(o),[m,u,f]=["formula","honest","rest"].map(
o),k=new co(o("hypothesis-table"),e),_=new po(t,e),T=new ho(t,e),L={},O=new Map;for(let[x,M]of gn)i.append(d("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>W({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&W({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&A(b(ls(e)),!0)),i.addEventListener("change",()=>W({earlyStopping:JSON.parse(i.value)})),c.addEventListener("click",()=>{L={},a(),s.focus()}),
p.addEventListener("change",()=>a());function W(x){L={...L,...x},a()}let b=x=>({...x.own,...L});function A(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function y(x){return M=>{let q=JSON.stringify(
M),I=O.get(q);if(I)return I;let z=Yr(x,M);return z.stop&&O.set(q,z),z}}function l(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(q=>({node:q,score:q.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function a({onlySelection:x=!1,anew:M=!1}={}){let q=ls(
e),I=!!(e.finished||e.failed),z=g(q.prompts.length),N=y(q),C=q.together!==null&&Zr(q,N(q.own),!!e.finished),P=C?b(q):q.own,R=C?N(P):l(q),F=C?N(q.own):R,K=C&&!bn(
P,q.own),U=Qr(q,z,R,P,I),oe=K?new Map(F.prompts[z].kept.map(({node:de},me)=>[de,me])):null;if(k.draw(U.slice(0,40),oe,q),f.hidden=U.length<=40,E(f,`and ${B(U.length-
40)} more, with lower scores`),x)return;for(let de of["what-if","stopping"])o(de).hidden=!C;o("greedily").hidden=!1,A(P,M),c.hidden=!K,E(c,`Back to the run’s ow\
n: ${Ut(q.own.lengthPenalty)}, ${vs(q.own.earlyStopping)}`);let se=U.filter(({place:de})=>de!==null);E(o("counts"),h(U,se)),E(o("scored"),`sum / length ^ ${Ut(P.
lengthPenalty)}`),m.setAttribute("aria-live",K?"polite":"off"),E(m,w(se[0],P)),$(C?S(R,F,z,q,P,I):v(q)),C&&_.draw(q,z,N,P,I),T.draw(q,z,F)}function g(x){return o(
"of-prompts").hidden=x<2,p.options.length!==x&&p.replaceChildren(...Array.from({length:x},(M,q)=>d("option","",`prompt ${q+1}`,{value:q}))),Math.max(0,p.selectedIndex)}
function h(x,M){let q=x.filter(({state:z})=>z==="running").length,I=x.filter(({state:z})=>z==="returned").length;return[`${B(x.length-q)} ended`,`${B(M.length)}\
 kept`,...q?[`${B(q)} running`]:[],...I?[`${B(I)} output${I>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:q,
score:I}=x;return`The best: score = sum / length ^ length_penalty = ${ne(De(q))} / ${q.length} ^ ${Ut(M)} = ${ne(I,4)}`}function $(x){u.hidden=!x,E(u,x)}function v(x){
return x.prompts.every(({steps:M,given:q})=>M.length===q)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,q,I,z,N){
let C=Math.max(1,...I.prompts.map(({steps:F})=>F.length-I.start)),P=C**z.lengthPenalty;if(!Number.isFinite(P)||P===0)return`No number of the machine holds ${C} \
^ ${Ut(z.lengthPenalty)}: the search itself would fail.`;let R=x.prompts[q].pools.filter(({exact:F})=>!F);if(R.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${R.map(({group:K})=>"group "+st(K)).join(", ")} would have lost to divers\
ity.`;if(bn(z,I.own))return"";if(!x.stop){let F=`${eo(x)}, where the record${I.together?"":" of a group"} ends`;return N?`With these settings the search would h\
ave gone on past step ${F}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let F=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${F}: what ended later does not count.`}return""}return x=>{if(x.run&&(L={},O=new Map,p.replaceChildren()),
(x.run||x.searched)&&(_.asked=T.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:q,steps:I,status:z,selection:N,searched:C}=x;q||I||z||C?a({anew:q}):N&&a({onlySelection:!0})}}var yl=["token_id","text","piece","logprob","raw_logprob","entropy"],Ss=class extends Gt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},fo=class extends sn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new Ss(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(mi,e.type)&&mi[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?He(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,c])=>[i,r(i,c)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},mi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(yl.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var gi={},wi={},uo=new Map,mo=new Map,_s="bits";function Ms(t){return uo.has(t)||uo.set(t,Object.assign(new Gt,{unit:_s})),uo.get(t)}function Os(t){return mo.has(
t)||mo.set(t,Object.assign(new fo(t),{unit:_s})),mo.get(t)}function Es(t){_s=t;for(let e of[...uo.values(),...mo.values()])e.setUnit(t)}function xl(t,e,{log:n="\
main"}={}){bi(gi[t],t,e,Ms(n))}function $l(t,e,{group:n}){bi(wi[t],t,e,Os(n))}function bi(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}kr(s),o.subscribe(s,t(s,o))}function vl(t,e,n){Ms(t).feedRun(e||"",n)}function Sl(t,e,n){Os(t).
feedRun(e||"",n)}function ki(t,e){gi=t,wi=e;let n={mount:xl,feed:vl,chooseUnit:Es,log:Ms,RunLog:Gt,mountGroup:$l,feedGroup:Sl,group:Os};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function go(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function Cn(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",o)}var xi={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:j},count:{least:[0,1],powers:!0,write:t=>yi(10**t)},rank:{least:[-1,0],powers:!0,write:t=>yi(10**-t)}},yi=t=>t<1e4?B(Math.round(
t)):B(Math.round(t/1e3))+"k",Pn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
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
 each looked-up token at each place, before the processors.",of:t=>ce(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>ce(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var $i=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function vi(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),c=t.querySelector(".gp-cursor"),p=t.querySelector(".gp-reading"),m=t.querySelector(".gp-unit"),u=t.querySelector(".gp-view"),f={left:46,right:10,top:10,bottom:24,
height:240},k=[],_=[],T=[[1/0,-1/0]],L=T[0],O=0,W=new Map,b=0,A="",y=()=>Pn[u.value],l=()=>xi[y().axis],a=D=>D.isPrompt?D.index-e.started.prompt_tokens.length:D.
index;function g(){let D=Object.keys(Pn).filter(J=>Pn[J].series||W.size);if(D.length===u.options.length)return;let V=D.includes(u.value)?u.value:D[0];u.replaceChildren(
...D.map(J=>d("option","",Pn[J].name,{value:J}))),u.value=V}function h(D){let V=!1;for(let J of D)for(let{token_id:ie,text:fe}of J.watched||[])V||=!W.has(ie),W.
set(ie,fe);return V}let w=({of:D})=>[...W].slice(-8).map(([V,J],ie)=>({name:J,look:`gp-watched-${ie}`,tip:`The looked-up token ${re(J)}, number ${V} of the voca\
bulary.`,value:fe=>{let we=(fe.watched||[]).find(({token_id:$e})=>$e===V);return we?D(we):null}})),$=(D,V,J)=>{let ie=document.createElementNS(s.namespaceURI,D);
V&&ie.setAttribute("class",V);for(let[fe,we]of Object.entries(J||{}))ie.setAttribute(fe,we);return ie};function v(){g(),k=(y().series||w(y())).map((D,V)=>({...D,
line:$("polyline",D.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${D.look}`,{d:$i[V]}),ends:[],totals:[0]})),_=[],T=T.slice(
0,1),A="",i.replaceChildren(...k.map(({line:D})=>D).reverse()),c.replaceChildren(c.querySelector(".gp-here"),...k.map(({dot:D})=>D).reverse()),t.querySelector("\
.gp-keys").replaceChildren(...k.map(S)),z()}function S({name:D,look:V,tip:J},ie){let fe=d("span","",null,{tabindex:"0","data-tip":J}),we=$("svg","",{width:26,height:8,
"aria-hidden":"true"});return we.append($("line",`gp-key ${V}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${V}`,{d:$i[ie],transform:"translate(13 4)"})),fe.append(
we,y().of?ke(D):D),fe}function x(D,V,J){let ie=s.createSVGPoint();[ie.x,ie.y]=[V,J],D.points.appendItem(ie)}let M=([D,V],J)=>[Math.min(D,J),Math.max(V,J)],q=(D,V,J)=>V===
null||D.sum?Ke(V):Ke(V)??Math.max(l().least[1],J[1]);function I(D){let{keep:V,added:J}=xt(_,D);if(h(J)){v(),I(D);return}_.length=V,T.length=V+1;for(let ie of k){
ie.ends.length=V,ie.totals.length=V+1;let fe=ie.ends.at(-1)??0;for(;ie.line.points.numberOfItems>fe;)ie.line.points.removeItem(ie.line.points.numberOfItems-1)}for(let ie of J){
let fe=T.at(-1);for(let we of k){let $e=q(we,we.value(ie),fe);if(we.sum){let Ve=we.totals.at(-1);$e=Ve===null||$e===null?null:Ve+$e,we.totals.push($e)}$e!==null&&
(x(we.line,ie.index,$e),fe=M(fe,$e)),we.ends.push(we.line.points.numberOfItems)}T.push(fe),_.push(ie)}}function z(){O=e.promptSteps.length,E(t.querySelector(".g\
p-about"),y().about+(O?" The prompt stands before the text, on a ground of its own.":"")),L=[1/0,-1/0];for(let D of k){D.promptLine&&D.promptLine.remove(),D.promptLine=
null;let V=0;for(let J of e.promptSteps){let ie=q(D,D.value(J),L);ie!==null&&(D.sum&&(ie=V+=ie),D.promptLine||(D.promptLine=$("polyline",`${D.look} gp-of-prompt`,
{"vector-effect":"non-scaling-stroke"}),i.prepend(D.promptLine)),x(D.promptLine,a(J),ie),L=M(L,ie))}}}let N=()=>Math.max(9,_.length-1)+O,C=D=>f.left+(D+O)/N()*(b-
f.left-f.right),P=()=>l().unit?He(1,e.unit):1;function R(){let{least:D,powers:V}=l(),J=P(),[ie,fe]=[T.at(-1),L].reduce(([$e,Ve],[at,Go])=>[Math.min($e,at*J),Math.
max(Ve,Go*J)],D),we=V?Math.max(1,Math.ceil((fe-ie)/6)):K(fe-ie,4);return{low:Math.floor(ie/we+1e-9)*we,high:Math.ceil(fe/we-1e-9)*we,step:we}}let F=(D,{low:V,high:J})=>f.
top+(1-(D-V)/(J-V))*(f.height-f.top-f.bottom);function K(D,V){let J=D/V,ie=10**Math.floor(Math.log10(J));return ie*[1,2,5,10].find(fe=>fe*ie>=J)}function U(){let D=R(),
V=[b,N(),O,D.low,D.high,e.unit].join(" ");if(V===A||!b)return;A=V;let J=(C(1)-C(0)).toFixed(5),ie=(F(0,D)-F(P(),D)).toFixed(5);i.setAttribute("transform",`matri\
x(${J} 0 0 ${-ie} ${C(0)} ${F(0,D)})`),r.replaceChildren();let fe=O?C(-.5):0;O&&r.append($("rect","",{x:f.left,y:f.top,width:Math.max(0,fe-f.left),height:f.height-
f.top-f.bottom}));for(let $e=D.low;$e<=D.high+D.step/1e6;$e+=D.step)oe(f.left,F($e,D),b-f.right,F($e,D)),se(l().write(Math.abs($e)<D.step/1e6?0:$e),f.left-7,F($e,
D)+4,"end");let we=K(N()+1,Math.max(3,Math.min(10,b/90)));for(let $e=Math.max(1,we);$e<=N()-O+1;$e+=Math.max(1,we))se($e,C($e-1),f.height-6,"middle");O&&(oe(fe,
f.top,fe,f.height-f.bottom,"gp-border"),fe-f.left>44&&se("prompt",f.left,f.height-6,"start")),se("token",C(0),f.height-6,"start"),l().unit&&se(e.unit,Math.max(f.
left,fe)+4,D.high>0?f.top+12:f.height-f.bottom-6,"start")}function oe(D,V,J,ie,fe){r.append($("line",fe,{x1:D,y1:V,x2:J,y2:ie}))}function se(D,V,J,ie){let fe=$(
"text","",{x:V,y:J,"text-anchor":ie});fe.textContent=D,r.append(fe)}function de(D){if(c.setAttribute("visibility",D&&b?"visible":"hidden"),!D){E(p,"The curve gr\
ows with the text."),Cn(o,null,0,"no token yet");return}let V=C(a(D));for(let[fe,we]of Object.entries({x1:V,x2:V,y1:f.top,y2:f.height-f.bottom}))c.querySelector(
".gp-here").setAttribute(fe,we);let J=R();for(let fe of k){let we=me(fe,D);fe.dot.setAttribute("visibility",we===null?"hidden":"inherit"),we!==null&&fe.dot.setAttribute(
"transform",`translate(${V} ${F(we*P(),J)})`)}let ie=Ae(D);E(p,ie),Cn(o,D,_.length,ie,O)}function me(D,V){let J=V.isPrompt?D.promptLine:D.line;if(!J||!J.points.
numberOfItems)return null;if(V.isPrompt){let fe=J.points.numberOfItems-O+V.index-1;return fe<0?null:J.points.getItem(fe).y}let ie=D.ends[V.index]??0;return ie===
(D.ends[V.index-1]??0)?null:J.points.getItem(ie-1).y}function Ae(D){let V=`${D.isPrompt?`Prompt token ${D.index+1}`:`Token ${D.index+1}`}, ${re(D.chosen.text)}:\
 `,{surprisal:J,entropyBefore:ie,entropyAfter:fe}=Fe(D),[we,$e,Ve]=[J,ie,fe].map(at=>Te(Ke(at),e.unit));return y().of?V+(H(D)||"no token was looked up here"):u.
value==="kept"?V+(D.isPrompt?"no processor takes part":`${B(lt(D))} of ${B(D.distribution.vocab)} tokens kept`):u.value==="cumulative"?V+Ne(D):V+`surprisal ${we}\
; entropy `+(D.isPrompt?$e:`${$e} before, ${Ve} after`)}function Ne(D){return"log-probability so far "+k.filter(J=>J.value(D)!==null).map(J=>{let ie=me(J,D);return`${ie===
null?"minus infinity":Te(ie,e.unit)} ${J.name}`}).join(", ")}function H(D){return(D.watched||[]).map(V=>{let J=V.logprob===null?"removed after":`${j(ce(V.logprob))}\
 after`;return`${re(V.text)} ${j(ce(V.raw_logprob))} before${V.raw_rank?` (rank ${B(V.raw_rank)})`:""}, ${J}`}).join("; ")}function Z(D){let V=(D.clientX-s.getBoundingClientRect().
left-f.left)/(b-f.left-f.right),J=Math.max(-O,Math.min(_.length-1,Math.round(V*N())-O));return J<0?e.promptSteps[J+O]:_[J]}go(o,e,{stepUnder:Z,hover:D=>E(p,Ae(D)),
leave:()=>de(e.current())}),m.addEventListener("change",()=>Es(m.value)),u.addEventListener("change",()=>{v(),pe()});function pe(){let D=e.current();I(D?e.lastOf(
D):null),U(),de(D)}return new ResizeObserver(([D])=>{b=D.contentRect.width,pe()}).observe(o),D=>{D.unit&&(m.value=e.unit),D.run&&(W=new Map),D.watched&&h(_),D.run||
D.watched?v():D.prompt&&z(),pe()}}var Si=new WeakMap;function Ue(t){let e=Si.get(t)||[],[n]=t.lines(),{keep:o,added:s}=xt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return Si.set(t,e),
e}function ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function tt({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var wo=({groups:t},e,n)=>_i(t[e].model)===_i(t[n].model);function _i(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bo(t,e,n){let o=[e,n].map(i=>Ue(t.shownOf(i).log)),s=wo(t,e,n)?_l(...o):
Ml(...o),r=o.map((i,c)=>s[c]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function _l(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Mi=({piece:t})=>t??"\0";function Ml(...t){
let[e,n]=t.map(r=>r.map(Mi).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>Ol(r,s))}function Ol(t,e){let n=0,o=0;for(;o<
t.length&&(n+=Mi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Nn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Oi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ei=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ti(t){let e=Ei?[...Ei.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function Li(t,e){
let n=[t,e].map(f=>f.map(({word:k})=>k)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let c=0;for(;c<r-i&&o.at(-1-c)===s.at(-1-c);)c+=1;
let p=n.map(f=>f.map((k,_)=>_<i||_>=f.length-c)),m=n.map(f=>f.slice(i,f.length-c)),u=m.some(f=>f.length>1200);for(let[f,k]of El(...m.map(_=>_.slice(0,1200))))p[0][i+
f]=p[1][i+k]=!0;return{kept:p,shared:p[0].filter((f,k)=>f&&o[k]).length,cut:u}}function El(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let c=r*n+i;o[c]=t[r]===e[i]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function Ai(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,c=-1/0;function p(k){let _=d("div","gp-text-side"),T=d("h3","gp-side-name"),L=d("p","gp-side-text",
null,{dir:"auto"});return _.append(T,L),s.append(_),{head:T,body:L,tag:k}}let m=["del","ins"].map(p);function u({body:k,tag:_},T,L){let O=[],W="",b=!1,A=()=>{W&&
O.push(b?d(_,"",W):W),W=""};T.forEach(({space:y,word:l},a)=>{let g=!L[a]&&!!l;g!==b?!g||!W?(A(),b=g,W=y+l):(W+=y,A(),b=!0,W=l):W+=y+l}),A(),k.replaceChildren(...O)}
function f(k){clearTimeout(i),i=0,c=performance.now();let _=k.map(y=>Ti(Nn(Ue(e.shownOf(y).log)))),{kept:T,shared:L,cut:O}=Li(..._);m.forEach((y,l)=>u(y,_[l],T[l]));
let[W,b]=_.map(y=>y.filter(({word:l})=>l).length),A=t.querySelector(".gp-alike");ee(A,W+b>0),W+b&&(E(t.querySelector(".gp-share"),`${j(2*L/(W+b))} in common`),E(
t.querySelector(".gp-formula"),`2 × ${B(L)} shared words / (${B(W)} + ${B(b)})`)),ee(t.querySelector(".gp-cut"),O),E(t.querySelector(".gp-cut"),`The texts are \
very long: only ${B(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let k=e.header&&e.header.kind===
"lanes"?ut(e):null,_=k?k.map(b=>Ue(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let T=k.map(b=>tt(e,b)),L=JSON.stringify([T,..._.map(b=>Nn(
b))]);if(L===r&&(!i||e.running))return;r=L,E(t.querySelector(".gp-pair"),`${T[0]} beside ${T[1]}, word by word`),m.forEach(({head:b},A)=>qe(b,`${T[A]} ${e.groups[k[A]].
title}`,{plain:!0}));let W=_[0].length*_[1].length>2e5&&e.running?c+500-performance.now():0;W<=0?f(k):i||=setTimeout(()=>f(ut(e)),W)}}function Ci(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],m="";function u(){for(let y of p)y.replaceChildren(...e.groups.map(({title:l},a)=>d("option","",`${tt(
e,a)} ${l}`,{value:a})))}p.forEach((y,l)=>y.addEventListener("change",()=>{let a=ut(e),g=Number(y.value),h=g===a[1-l]?a[l]:a[1-l];e.setPair(...l?[h,g]:[g,h])}));
let f=({log:y})=>!!(y.finished||y.failed||e.done);function k(y,{kind:l,at:a,shorter:g}){let[h,w]=y.map(C=>tt(e,C)),[$,v]=y.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>Ue(
C));if(!S[0].length||!S[1].length)return[`${h} and ${w} have no tokens to compare yet.`];let x=`${B(a[0])} token${a[0]===1?"":"s"}`;if(l==="same")return f($)&&f(
v)?[`${h} and ${w} never parted: both wrote the same ${x}.`]:[`${h} and ${w} have written the same so far: ${x}.`];if(l==="shorter"){let[C,P]=g?[w,h]:[h,w];if(!f(
g?v:$))return[`${h} and ${w} have written the same so far; ${P} is ahead.`];let{finished:R}=(g?v:$).log,F=R&&R.sequences.length?`, which ${Re(R.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${B(a[g])} tokens${F}, is how ${P} begins. ${P} goes on with `,{token:S[1-g][a[1-g]].chosen.text},"."]}let M=a[0]===a[1]?`at tok\
en ${B(a[0]+1)}`:`at token ${B(a[0]+1)} of ${h} and token ${B(a[1]+1)} of ${w}`,q=Nn(S[0],a[0]),I=q?["Both had written ",{token:Oi(q)},". "]:["They part at once\
. "],[z,N]=S.map((C,P)=>C[a[P]]);return[...q?[`They part ${M}. `]:[],...I,`${h} ${_(z)} `,{token:z.chosen.text},` (${T(z)}), ${w} ${z.given||N.given?`${_(N)} `:
""}`,{token:N.chosen.text},` (${T(N)}).`]}let _=({given:y})=>y?"was given":"chose",T=y=>y.chosen.logprob===null?Pt(y.chosen):j(Fe(y).probability);function L(y){
let l=JSON.stringify(y);l!==m&&(m=l,s.replaceChildren(...y.map(a=>{if(typeof a=="string")return a;let g=d("span","gp-quote");return g.append("“",ke(a.token,"g\
p-strong"),"”"),g})))}function O(y,l){let a=new Map;return y.forEach(({chosen:h,distribution:w},$)=>{for(let v of[...w.candidates,h]){let S=l?v.token_id:v.text;
a.has(S)||a.set(S,{label:v.text,sides:[null,null],most:0});let x=a.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===h.token_id},x.most=Math.max(
x.most,ce(v.logprob),ce(v.raw_logprob)))}}),[...a.values()].sort((h,w)=>w.most-h.most).filter(({sides:h,most:w},$)=>$<10&&($<o[0]||w>=o[1])||h.some(v=>v&&v.isChosen))}
function W(){let y=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let a=d("td"),g=d("div","gp-side"),h=d(
"span","gp-tracks");h.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let w=d("span","gp-values");return w.append(d("span"),d("small")),g.append(d("s\
pan","gp-sign"),h,w),a.append(g),a})),y}function b(y,l,a,g){let[h,w,$]=y.firstChild.children,[v,S]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(ce):[0,0],
x=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;Se(y,[M&&"gp-chosen",x&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),E(h,M?"▶":x?"✕":""),ge(
w.children[0],"width",v/a),ge(w.children[1],"width",S/a),E($.children[0],l?x?"":j(v):"–"),E($.children[1],l?j(S):"");let q=l?[M&&"chosen",x?Pt(l.candidate):j(
v),`${j(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";X(y,{"aria-label":`${g}: ${q}`,title:x?Pt(l.candidate):""})}function A(y,l){let a=O(
l,wo(e,...y)),g=a.flatMap(S=>S.sides).filter(Boolean),h=g.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...g.flatMap(({candidate:S})=>[ce(S.
logprob),ce(S.raw_logprob)]));i.classList.toggle("gp-plain",h),ee(t.querySelector(".gp-before-key"),!h),ee(t.querySelector(".gp-removed-key"),g.some(({candidate:S})=>S.
logprob===null)),ee(t.querySelector(".gp-unlisted-key"),g.length<2*a.length);let $=ae(c.tBodies[0],a.length,W);a.forEach(({label:S,sides:x},M)=>{let[q,...I]=$[M].
cells;qe(q.firstChild,S),I.forEach((z,N)=>b(z,x[N],w,tt(e,y[N])))});let v=c.tHead.rows[0].cells;y.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:q}=Fe(l[x]);
qe(v[x+1],`${tt(e,S)} ${M}, entropy ${Te(q,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?ut(e):null;if(t.hidden=!l,!l)return;(y.run||
y.lanes)&&u(),p.forEach((v,S)=>{v.value=l[S]});let a=bo(e,...l);L(k(l,a));let[g,h]=l.map(v=>tt(e,v)),w=wo(e,...l);ee(r,!w),w||E(r,`${g} and ${h} run on differen\
t models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=a.kind==="apart"?l.map((v,S)=>Ue(e.shownOf(
v).log)[a.at[S]]):null;ee(i,!!$),$&&A(l,$)}}var Ts=5,Ll=.9;function Al(t){if(!t.length)return null;let e=[...t].sort((i,c)=>i-c),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-Ll));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Ls(t,e){if(t.length<Ts)return"few";let{low:n,high:o}=Al(t);return n>
e?"above":o<e?"below":"open"}function Pi(t,e=!0){let n=([r,i])=>Y(r)&&Y(i),o=(r,i)=>Ls(r.map((c,p)=>[c,i[p]]).filter(n).map(([c,p])=>c-p),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((c,p)=>i===p||o(r,c)===(e?"above":"below")));return s<0?null:s}function Ni(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ko([])};let s=n.reduce((c,p)=>o(p)<o(c)?p:c),r=n.reduce((c,p)=>o(p)>o(c)?p:c),i=ko(n.map(o));return{low:s,high:r,best:As(t,e),level:c=>Math.round(i.share(
c)*10),scale:i}}function As(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.name]||[]);if(!t.better||o.some(({length:c})=>c!==
o[0].length))return null;let s=Pi(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=c=>t.better==="more"?c<r:c>r;return s!==null&&n.every(({values:c},p)=>p===
s||i(c[t.name]))?n[s]:null}function ko(t){let e=[...new Set(t)].sort((p,m)=>p-m),[n,o]=[e[0],e.at(-1)],s=p=>m=>o>n?(p(m)-p(n))/(p(o)-p(n)):0,r=p=>e.some(m=>e.filter(
u=>u>=m&&p(u)-p(m)<.1).length>Math.max(1,e.length/2)),i=p=>e.length>1?e.indexOf(p)/(e.length-1):0,c=[{name:"linear",share:s(p=>p)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return c.find(({share:p})=>!r(p))||c.at(-1)}var Cs={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function kn(t,{each:e}){let n=(e[t.name]||[]).filter(Y);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>mt(t,r));
return o===s?"":`${o} to ${s}`}var Ps=t=>t.better==="less"?"heat":"prob";function mt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function Wi(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,c,p,m]=[250,62,24,30,40],u=Math.max(260,t.clientWidth),f=ue("svg","gp-chart"),k=({label:S,value:x,range:M})=>`${S}\
: ${mt(n,x)}${M?` (${M})`:""}`;X(f,{role:"img",viewBox:`0 0 ${u} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(k).join(", ")}`}),t.replaceChildren(f);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),T=s&&_.length>0&&Math.min(..._)>0,L=T?Math.log:S=>S,[O,W]=_.length?[L(Math.min(..._)),L(Math.max(..._))]:
[0,1],b=(W-O||Math.abs(W)||1)*.08,A=S=>p+(1-(L(S)-O+b)/(W-O+2*b))*(r-p-m),y=Cl(o.map(({label:S})=>S)),l=22,a=o.map((S,x)=>({...S,at:i+l+y[x]*(u-i-c-2*l)})).sort(
(S,x)=>S.at-x.at),g=(S,x,M,q)=>{let I=ue(S,x);X(I,M),q!==void 0&&(I.textContent=q),f.append(I)},h=T?Vn(Math.exp(O-b),Math.exp(W+b)):Oe(O-b,W+b,4);for(let S of _.
length?h:[])g("line","gp-guide",{x1:i,x2:u-c+8,y1:A(S),y2:A(S)}),g("text","gp-tick",{x:i-8,y:A(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
T&&g("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";a.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((a[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${A(S).toFixed(1)}`)}),g("path","gp-course",{d:w||"M0 0"});let[$,v]=[qi(46),qi(46)];a.forEach(({label:S,value:x,each:M,best:q,
at:I})=>{$(I)&&g("text","",{x:I,y:r-m+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&g("line","gp-seeds",{x1:I,x2:I,
y1:A(Math.min(...M)),y2:A(Math.max(...M))}),g("circle","",{cx:I,cy:A(x),r:5}),(v(I)||q)&&g("text","gp-told",{x:I,y:A(x)-10,"text-anchor":"middle"},mt(n,x)+(q?" \
★":"")))}),g("text","",{x:(i+u-c)/2,y:r-4,"text-anchor":"middle"},e)}function Cl(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(ko(e).share):t.map((n,o)=>o/(t.length-1))}function qi(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}var Pl={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},St=t=>Ze(Pl,t,"■"),_t=t=>t==="failed"?["an error",
"ended in an error"]:Re(t),gt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Mt=t=>t.log?t.log.numTokens:t.tokens.length;function ze(t){return gt(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=ze(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>re(t).slice(1,-1);function Ns(t,e){let n=d("span","gp-stepper"),[o,s,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,s,r);let i=0,c=m=>u=>{u.stopPropagation(),
qs(t,i,m)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([m,u,f])=>{X(m,{type:"button","aria-label":f,tabindex:e}),m.addEventListener(
"click",c(u))});function p(m){i=m;let{entries:u}=t.groups[m];n.hidden=u.length<2,E(s,`${u.indexOf(t.shownOf(m))+1}/${u.length}`)}return{box:n,draw:p}}function qs(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Ii(t,e,n){let o=L=>t.querySelector(".gp-whole"+L),s=o(""),r=Ns(
e,0),i=d("span"),c=d("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,c);let p=null;function m(L){let O=o("-text"),W=Rt(L);O.childElementCount||
O.append(d("span","gp-prompt"),d("span")),E(O.firstChild,e.header.prompt+(e.apart?`
`:"")),E(O.lastChild,W);let b=ze(L),A=b&&b!=="failed"?`${St(b)} The text ${_t(b)[1]}`:"";E(o("-end"),[te(Mt(L),"token"),A||(b?"":Mt(L)?"still being written":"wa\
its")].filter(Boolean).join(" · "))}function u(L){let O=gt(L),W=o("-problem");W.hidden=!O,O&&W.replaceChildren(d("b","","✕ "),`${O.message} ${O.fix||""}`)}function f({
values:L,entries:O}){E(o("-over"),O.length>1?`The ${B(O.length)} runs of this cell together, most as their mean:`:"In numbers:");let W=ae(o("-values"),e.metrics.
length,()=>{let b=d("div");return b.append(d("dt"),d("dd")),b});e.metrics.forEach((b,A)=>{E(W[A].firstChild,b.title),E(W[A].lastChild,mt(b,L[b.name],{unit:!0})),
X(W[A],{title:`${b.meaning} ${b.formula}`})})}function k(){if(p===null)return;let L=e.shownOf(p);E(o("-title"),n(p)),X(s,{"aria-label":n(p)}),r.draw(p),E(i,(L.seed??
null)===null?"":`seed ${L.seed}`),c.hidden=!e.canAsk,m(L),u(L),f(e.groups[p])}function _(L){p=L,k(),s.open||s.showModal(),s.scrollTop=0}function T(){s.open&&s.close(),
p=null}return c.addEventListener("click",()=>{let{number:L}=e.shownOf(p);T(),e.ask({type:"open",entry:L})}),s.addEventListener("close",()=>{p=null}),s.addEventListener(
"click",({target:L})=>L===s&&T()),s.addEventListener("keydown",L=>L.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",T),{show:_,shut:T,draw:k}}function Ri(t,e){let o="perplexity",s=P=>t.querySelector(".gp-"+P),r=s("field"),i=r.firstElementChild,c=s("metric"),p=s("chart-box"),m=[],u=null,f="texts",k=()=>e.
header.axes,_=()=>k().length<2,T=()=>e.metrics.find(({name:P})=>P===c.value),L=Ii(t,e,O);function O(P){let{place:R}=e.groups[P];return k().map(({knob:F,values:K},U)=>`${F}\
 ${K[R[1-U]]}`).join(", ")}function W(){L.shut();let P=e.metrics.map(({name:F})=>F),R=P.includes(c.value)?c.value:P.includes(o)?o:P[0];c.replaceChildren(...e.metrics.
map(({name:F,title:K})=>d("option","",K,{value:F}))),c.value=R,E(s("title"),k().map(({knob:F})=>F).join(" and "));for(let F of[r,p])F.classList.toggle("gp-on-on\
e-axis",_());m=e.groups.map(b),i.replaceChildren(..._()?h():a()),i.setAttribute("aria-label",`The runs over ${k().map(({knob:F})=>F).join(" and ")}`),I(m.length?
m[0].cell:null)}function b({number:P}){let R=d("td","",null,{role:"gridcell",tabindex:"-1"}),F=d("div","gp-cell-top"),[K,U,oe,se]=[d("span","gp-value"),d("span",
"gp-star","★"),d("small","gp-seeds-range"),d("span","gp-some-failed")],de=d("bdi","gp-cell-text"),me=Ns(e,-1);return U.hidden=!0,F.append(K,U,oe,se,me.box),R.
append(F,de),R.gpGroup=P,{cell:R,top:F,value:K,star:U,range:oe,failed:se,text:de,stepper:me,colour:""}}let A=(P,R)=>{let F=d("th",P==="row"?"gp-side":"",null,{scope:P});
return F.append(ke(R)),F};function y(...P){let R=d("tr");return R.append(...P),R}function l(P,R){let F=d(P);return F.append(...R),F}function a(){let[P,R]=k(),F=d(
"th","gp-knob",null,{scope:"colgroup",colspan:P.values.length});F.append(d("span","",P.knob));let K=d("th","gp-side",R.knob,{scope:"col",rowspan:2}),U=[y(K,F),y(
...P.values.map(oe=>A("col",oe)))];return[l("thead",U),l("tbody",R.values.map((oe,se)=>y(A("row",oe),...g(se))))]}function g(P){return e.groups.filter(({place:R})=>R[0]===
P).sort((R,F)=>R.place[1]-F.place[1]).map(({number:R})=>m[R].cell)}function h(){let[{knob:P,values:R}]=k(),F=y(d("th","gp-side",P,{scope:"col"}),d("th","gp-metr\
ic-name","",{scope:"col"})),K=e.groups.slice().sort((U,oe)=>U.place[1]-oe.place[1]);return[l("thead",[F]),l("tbody",K.map(({number:U,place:oe})=>y(A("row",R[oe[1]]),
m[U].cell)))]}function w(P){let{cell:R,text:F,stepper:K,failed:U}=m[P],oe=e.shownOf(P),se=gt(oe);E(U,$(P));let de=se?"✕ failed":Rt(oe,300).slice(0,300).trim(),
me=de?"":ze(oe)?"(empty)":Vt(oe)==="decoding"?"…":e.done?"did not run":"waits";E(F,de||me),Se(R,["gp-cell",se&&"gp-broken",!de&&"gp-quiet"].filter(Boolean).join(
" ")),K.draw(P),S(P)}function $(P){let{entries:R}=e.groups[P],F=R.filter(gt).length;return F&&R.length>1?`✕ ${F} of ${R.length}`:""}function v(){let P=T();if(!P)
return;let R=Ni(P,e.groups);for(let F of e.groups){let{top:K,value:U,star:oe,range:se}=m[F.number],de=F.values[P.name],me=Number.isFinite(de),Ae=me?`var(--gp-${Ps(
P)}-${R.level(de)})`:"";m[F.number].colour!==Ae&&(K.style.backgroundColor=m[F.number].colour=Ae),Se(K,me?"gp-cell-top":"gp-cell-top gp-none"),E(U,me?mt(P,de):F.
entries.length===1&&gt(F.entries[0])?"✕":"–"),E(se,me?kn(P,F):""),oe.hidden=R.best!==F,S(F.number)}_()&&E(s("metric-name"),P.title),M(P,R),q(P,R)}function S(P){
let{cell:R,star:F,value:K,range:U}=m[P],oe=e.shownOf(P),se=gt(oe),de=$(P).replace("✕","failed:"),me=se?"failed":ze(oe)?"":Vt(oe)==="decoding"?"decoding":e.done?
"did not run":"waits";X(R,{"aria-label":[O(P),`${(T()||{}).title}: ${K.textContent}${U.textContent?`, over its seeds ${U.textContent}`:""}`,F.hidden?"":"best",de,
me].filter(Boolean).join("; ")})}function x(){let{meaning:P,formula:R,unit:F,live:K}=T(),U=d("span","gp-formula",R);s("metric-meaning").replaceChildren(`${P} `,
U,F?` In ${F}.`:"",K?"":" It is known when the runs of a cell have ended.")}function M(P,{low:R,high:F,best:K,scale:U}){let oe=e.groups.some(Ne=>kn(P,Ne)),se=[P.
name,R&&O(R.number)+R.values[P.name],F&&O(F.number)+F.values[P.name],K&&K.number,U.name,oe].join(),de=s("legend");if(de.dataset.key===se||(de.dataset.key=se,de.
replaceChildren(),!R))return;let me=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let Ne=0;Ne<=10;Ne++){let H=d("i");H.style.backgroundColor=`var(--gp-${Ps(
P)}-${Ne})`,me.append(H)}let Ae=(Ne,H)=>{let Z=d("span","",Ne+" ");return Z.append(d("b","",mt(P,H.values[P.name],{unit:!0})),` at ${O(H.number)}`),Z};R.values[P.
name]===F.values[P.name]?de.append("The same everywhere: ",d("b","",mt(P,R.values[P.name],{unit:!0}))):de.append(Ae("lowest",R),me,Ae("highest",F)),Cs[U.name]&&
de.append(d("span","",`Coloured ${Cs[U.name]}.`)),oe&&de.append(d("span","","In small: from the lowest to the highest of a cell’s seeds.")),K&&de.append(d("sp\
an","",`★ best: ${P.better} is better, and so it is seed by seed`))}function q(P,{best:R,scale:F}){if(p.hidden=!_()||f!=="heat",p.hidden)return;let[{knob:K,values:U}]=k(),
oe=e.groups.slice().sort((de,me)=>de.place[1]-me.place[1]).map(de=>({label:U[de.place[1]],value:de.values[P.name],each:(de.each[P.name]||[]).filter(Y),range:kn(
P,de),best:R===de})),se=JSON.stringify([oe,P.name,F.name,p.clientWidth]);p.dataset.key!==se&&(p.dataset.key=se,Wi(p,{knob:K,metric:P,points:oe,wide:F.name!=="li\
near"}))}function I(P,R=!1){u&&(u.tabIndex=-1),u=P,P&&(P.tabIndex=0,R&&(P.focus({preventScroll:!0}),z(P)))}function z(P){let[R,F]=[r.getBoundingClientRect(),P.getBoundingClientRect()],
K=R.left+P.parentElement.firstElementChild.offsetWidth,U=R.top+i.tHead.offsetHeight;r.scrollLeft+=Math.min(0,F.left-K)||Math.max(0,F.right-R.right),r.scrollTop+=
Math.min(0,F.top-U)||Math.max(0,F.bottom-R.bottom),(F.top<0||F.bottom>innerHeight)&&P.scrollIntoView({block:"nearest",inline:"nearest"})}let N={ArrowLeft:(P,R)=>[
P,R-1],ArrowRight:(P,R)=>[P,R+1],ArrowUp:(P,R)=>[P-1,R],ArrowDown:(P,R)=>[P+1,R],Home:P=>[P,0],End:P=>[P,1/0]};i.addEventListener("keydown",P=>{let R=P.target.closest(
"td");if(!(!R||P.ctrlKey||P.altKey||P.metaKey)){if(P.key==="Enter")L.show(R.gpGroup);else if(P.key===" ")qs(e,R.gpGroup,1);else if(Object.hasOwn(N,P.key))C(N[P.
key](R.parentElement.sectionRowIndex,R.cellIndex-1));else return;P.preventDefault()}});function C([P,R]){let F=i.tBodies[0].rows[P];if(!F||R<0)return;let K=F.cells[Math.
min(R+1,F.cells.length-1)];I(K,!0)}return i.addEventListener("click",({target:P})=>{let R=P.closest("td");!R||P.closest(".gp-stepper")||(I(R),L.show(R.gpGroup))}),
i.addEventListener("focusin",({target:P})=>P.tagName==="TD"&&I(P)),c.addEventListener("change",()=>{x(),v()}),s("switch").addEventListener("click",({target:P})=>{
if(P.dataset.view){({view:f}=P.dataset);for(let R of s("switch").children)R.setAttribute("aria-pressed",String(R.dataset.view===f));r.classList.toggle("gp-as-he\
at",f==="heat"),v()}}),new ResizeObserver(()=>!t.hidden&&!p.hidden&&v()).observe(t),P=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){
L.shut();return}P.run&&(W(),x()),P.run||P.pair||P.status?e.groups.forEach(({number:R})=>w(R)):P.steps&&new Set([...P.entries].map(R=>e.entries[R].group)).forEach(
w),P.measured&&m.forEach(({cell:R},F)=>R.classList.contains("gp-quiet")&&w(F)),(P.run||P.measured||P.status)&&v(),L.draw()}}var Bi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Ws[Fi(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Ws=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],Fi=({rank:t})=>Ws.findIndex(([e])=>(t??
1/0)<=e);function yo(t,e,n){let{scale:o,level:s}=Bi[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=String(Fi(n)):delete t.dataset.rank}function xo(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Bi[e];if(t.replaceChildren(d("span","gp-meaning",i)),e===
"rank"){Ws.forEach(([,u,f],k)=>{let _=d("span","gp-chip",f,{"data-rank":k});_.style.backgroundColor=`var(--gp-${o}-${u})`,t.append(_)});return}let[c,p]=s||r.map(
u=>(n==="bits"?u:(u*Math.LN2).toFixed(1))+" "+n),m=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let u=0;u<=10;u++){let f=d("i");f.style.backgroundColor=`\
var(--gp-${o}-${u})`,m.append(f)}t.append(d("span","",c),m,d("span","",r?p+" or more":p))}var zi=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Nl="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",ql="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",$o=class{constructor(e,n){this.group=n;let o=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
zi.map(([r,i])=>{let c=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(c),[r,c]})),o.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let s=d("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:c}){
let p=n?this.group.shownOf(n.number):null;E(this.letter,e.label),E(this.title,e.title),ee(this.reference,r),X(this.name,{"aria-pressed":String(r),title:r?"The o\
ther lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),E(this.settings,Wl(e,
p,n).join(" · ")),ee(this.changed,!!n&&["model","seed","settings"].some(m=>(e[m]??null)!==(n[m]??null))),this.drawState(p),E(this.parts,i),ee(this.parts,!!i),this.
drawSeeds(p,n),this.drawProblem(e,c)}drawTools(e,n,o){ee(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=qn};for(let[r,,i]of zi){
let c=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;X(this.buttons[r],{title:c,"aria-label":c,"aria-disabled":String(
!!s[r])})}E(this.buttons.select,e.selected?"✎ editing":"✎"),X(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),ee(n,o)}drawState(e){if(ee(this.state,
!!e),!e)return;let{log:n}=e;E(this.doing,Il(n,this.group.done));let o=Ue(n).length;E(this.tokens,o?`${B(o)} token${o===1?"":"s"}`:"");let s=Is.get(n);n.shared>1&&
Is.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Is.get(n);if(ee(this.company,!!r),!r)return;let{others:i,apart:c}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};E(this.company,`${c?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),X(this.company,{"data-tip":c?
ql:Nl})}drawSeeds(e,n){let o=n?n.entries.length:0;ee(this.seeds,o>1),!(o<2)&&(E(this.seed,`seed ${ji(e)??"–"}, ${n.shown+1} of ${o}`),X(this.back,{"aria-disab\
led":String(n.shown===0)}),X(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),ee(this.problem,
!!n),E(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},qn=8,Is=new WeakMap,ji=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Wl(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?ji(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function Il(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Re(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?en(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var vo=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new vt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:c,added:p}=xt(this.steps,Ue(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of p)this.append(m,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){ln(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=d("span","gp-token",null,{role:"button",tabindex:"-1"});
Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),qt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){yo(e.querySelector(".gp-ink"),n,Fe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${re(o.text)}`,...Zn(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(",\
 "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(
e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-\
shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&
(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(
o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.
width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,
e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return et(
this.tokens,o,1);case"ArrowUp":return et(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Hi(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,c=new WeakMap,
p=cn(t,n,e,l=>{let a=c.get(l);if(!a)return null;let{token:g,step:h,index:w,lane:$}=a;return{id:g.token_id,text:g.text,where:`token ${w+1}`,step:h,why:$.whyOf(l)}}),
m=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:a})=>a===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function f(l){let a=document.activeElement,g=[...n.children].indexOf(a&&a.closest(".gp-lane")),h=new Set(
l.map(({key:w})=>w));for(let[w,{element:$}]of i)h.has(w)||($.remove(),i.delete(w));l.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),k(),!(g<0||document.activeElement===a)&&(a.isConnected?a.focus():n.
children.length&&n.children[Math.min(g,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:l}=n,[a,g,h]=[240,12,4];if(!l||
!i.size)return;let w=Math.max(1,Math.min(h,Math.floor((l+g)/(a+g)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
k).observe(n);function _(l){let a=d("li","gp-lane"),g=new $o(a,e),h=d("p","gp-note gp-not-yet","Not run yet."),w=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=d("div","gp-lane-bottom");$.append(h,w),a.append($);let v={element:a,head:g,note:h,body:w,text:new vo(w,c)};return i.set(l,v),v}function T(l,a,g,h){let{
element:w,head:$,note:v,body:S,text:x,lane:M,number:q}=l,I=q<0?null:e.groups[q],z=ut(e),N=!!(I&&z&&z[0]===q),C=I&&z&&!N?L(z[0],q):{shared:0,sign:"",why:"",words:""};
$.draw({lane:M,ran:I,place:a,lanes:g,isReference:N,parts:C.words,told:h}),w.classList.toggle("gp-lane-selected",!!M.selected),X(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),X(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),ee(v,!I),ee(S,!!I),I?x.draw(e.shownOf(q).log,C,m()):x.log&&x.clear(
null)}function L(l,a){let g=tt(e,l),[h,w]=[l,a].map(I=>e.shownOf(I).log),{kind:$,at:v,shorter:S}=bo(e,l,a),x=v[1];if($==="apart"){let{chosen:I}=Ue(h)[v[0]],z=`h\
ere it parts from ${g}, which has ${re(I.text)}`;return{shared:x,sign:`≠${g}`,why:z,words:`≠ parts from ${g} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let q=[h,w].map(I=>!!(I.finished||I.failed||e.done));return $==="same"?{...M,words:q[0]&&q[1]?`= the same as ${g}`:`= as ${g} so far`}:
q[S]?{...M,words:S?`= as ${g}, which goes on`:`= as ${g}, and goes on after its end`}:{...M,words:`= as ${g} so far`}}function O(l){let{header:a}=e,g=a?a.prompt:
"";ee(t.querySelector(".gp-asked"),!!g),qe(t.querySelector(".gp-asked-text"),g,{plain:!0}),ee(t.querySelector(".gp-parting-key"),!!ut(e)),ee(r.parentNode,e.canAsk),
X(r,{"aria-disabled":String(l.length>=qn),title:l.length>=qn?`${qn} lanes at most`:"A new lane at the end"})}let W=l=>[...i.values()].find(({element:a})=>a.contains(
l));n.addEventListener("click",({target:l})=>{let a=W(l),g=l.closest("button"),h=l.closest(".gp-token");a&&h&&c.has(h)&&A(a,h),!(!a||!g||g.getAttribute("aria-di\
sabled")==="true")&&(g.dataset.do&&e.ask({type:"lane",do:g.dataset.do,id:a.lane.id}),g.dataset.seed&&e.showEntry(a.number,e.groups[a.number].shown+Number(g.dataset.
seed)),g===a.head.name&&b(a.number))});function b(l){let a=ut(e);a&&l!==a[0]&&e.setPair(l,l===a[1]?a[0]:a[1])}function A(l,a){l.text.reach(a),a.focus({preventScroll:!0}),
a.scrollIntoView({block:"nearest"}),p.show(a)}n.addEventListener("keydown",l=>{let{target:a,key:g}=l;if(!c.has(a)||l.ctrlKey||l.metaKey||l.altKey)return;let h=W(
a),w=g==="Enter"||g===" "?a:h.text.next(a,g);!w&&!g.startsWith("Arrow")||(l.preventDefault(),w&&A(h,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){xo(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
m());y()}),l=>{let a=u();if(t.hidden=!a.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&f(a),l.unit){for(let{text:h}of i.values())h.redraw(m());y()}O(a);
let g=new Map;a.forEach(({key:h},w)=>T(i.get(h),w,a.length,g));for(let{text:h}of i.values())h.settle();p.refresh(l.unit||l.pair)}}function Di(t,e){let r=T=>t.querySelector(".gp-"+T);function i(T){let[L,O]=[Math.min(...T),Math.max(...T)],W=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
O/y)-Math.floor(L/y)<24)||Math.ceil((O-L+1)/24),b=Math.floor(L/W),A=Array.from({length:Math.floor(O/W)-b+1},(y,l)=>[Math.max((b+l)*W,L),Math.min((b+l+1)*W-1,O),
0]);for(let y of T)A[Math.floor(y/W)-b][2]+=1;return A}function c(){let T=d("li","",null,{"data-tip":"",tabindex:"0"});return T.append(d("b","",null,{"aria-hidd\
en":"true"}),d("i","",null,{"aria-hidden":"true"}),d("span","gp-hidden")),T}function p(T){let L=T.map(Mt).sort((l,a)=>l-a),O=L.length?i(L):[],W=Math.max(...O.map(
([,,l])=>l)),b=ae(r("bins"),O.length,c);O.forEach(([l,a,g],h)=>{let[w,$,v]=b[h].children;E(w,g&&(O.length<=12||g===W)?B(g):""),ge($,"height",g?Math.max(.03,g/W):
0);let S=`${l===a?te(l,"token"):`${B(l)} to ${B(a)} tokens`}: ${te(g,"text")}`;E(v,S),X(b[h],{"data-tip":S})}),E(r("bin-low"),O.length?B(O[0][0]):""),E(r("bin-h\
igh"),O.length>1?B(O.at(-1)[1]):"");let A=L.reduce((l,a)=>l+a,0)/L.length,y=(L[L.length-1>>1]+L[L.length>>1])/2;E(r("average"),L.length?`mean ${A.toFixed(1)}, m\
edian ${B(y)}, from ${B(L[0])} to ${B(L.at(-1))}`:"none has ended yet")}function m(){let T=d("li"),L=d("span","",null,{"aria-hidden":"true"});return L.append(d(
"i","gp-bar")),T.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-word"),L,d("span","gp-times")),T}function u(T){let L=new Map;for(let b of T)
L.set(ze(b),(L.get(ze(b))||0)+1);let O=[...L].sort(([b,A],[y,l])=>l-A||(b<y?-1:1)),W=ae(r("endings"),O.length,m);O.forEach(([b,A],y)=>{let[l,a,g,h]=W[y].children;
X(W[y],{"data-end":b}),E(l,St(b)),E(a,_t(b)[0]),ge(g.firstChild,"width",A/T.length),E(h,`${B(A)} · ${j(A/T.length)}`)})}function f(T){let L=T.filter(A=>ze(A)===
"failed"),O=T.filter(A=>ze(A)!=="failed"&&!Rt(A).trim()),W=e.done?e.entries.length-T.length:0,b=[];O.length&&b.push(`${te(O.length,"text is","texts are")} empty\
.`),L.length&&b.push(`${B(L.length)} failed and ${L.length===1?"is":"are"} counted here alone.`),W&&b.push(`${te(W,"sample")} did not come to an end.`),E(r("odd\
ities"),b.join(" "))}function k(T){let L=new Map;for(let l of T)L.set(Rt(l),(L.get(Rt(l))||0)+1);let O=[...L].filter(([,l])=>l>1).sort(([l,a],[g,h])=>h-a||(l<g?
-1:1)),W=`${te(L.size,"distinct text")} of ${B(T.length)}`;E(r("common-title"),T.length?W+(L.size===1&&T.length>1?": all are the same":O.length?"; the most freq\
uent ones":T.length>1?": none came twice":""):"");let b=r("common"),A=O.slice(0,5),y=[...b.children].map(l=>l.gpText);A.length===y.length&&A.every(([l],a)=>l===
y[a])?A.forEach(([,l],a)=>E(b.children[a].firstChild,`${B(l)} ×`)):b.replaceChildren(...A.map(_))}function _([T,L]){let O=d("li");if(O.gpText=T,O.append(d("spa\
n","gp-times",`${B(L)} ×`)),T.length<=150)O.append(T.trim()?d("bdi","",Bt(T)):d("span","gp-note","(empty)"));else{let W=d("details"),b=d("summary");b.append(d(
"bdi","",Bt(T.slice(0,150))+"…")),W.append(b,d("p","",T,{dir:"auto"})),O.append(W)}return O}return T=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||
!(T.run||T.status))return;T.run&&r("common").replaceChildren();let L=e.entries.filter(b=>Vt(b)==="cut"),O=e.entries.filter(b=>ze(b)&&!L.includes(b)),W=O.filter(
b=>ze(b)!=="failed");E(r("of"),O.length===e.entries.length?`all ${te(O.length,"sample")}`:`${B(O.length)} of ${te(e.entries.length,"sample")} ${e.done?"ended":"\
have ended so far"}`),p(W),u([...O,...L]),f(O),k(W)}}function Ki(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,c=[],p=({values:b},{name:A})=>Number.
isFinite(b[A])?b[A]:null;function m(){let b=e.metrics.filter(l=>e.groups.some(a=>p(a,l)!==null));if(b.length===c.length&&b.every((l,a)=>l===c[a].metric))return;
let A=document.activeElement,y=o.contains(A)?A.dataset.name:null;c.forEach(({head:l})=>l.remove()),c=b.map(l=>{let a=d("th","",null,{scope:"col"}),{name:g,title:h,
unit:w,meaning:$,formula:v,better:S}=l,x={more:" More is better.",less:" Less is better."}[S]||"",M=d("button","gp-sort",null,{type:"button","data-name":g,"data\
-tip":`${$}${x} Formula: ${v}.`});return M.append(d("span","",h.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),a.append(M),w&&w!==h.
toLowerCase()&&a.append(d("small","",w)),o.append(a),{metric:l,head:a}});for(let l of r.values())ae(l,1+c.length,f);y&&o.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function u(){for(let{metric:b,head:A}of c){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";X(A,{"aria-sort":y}),E(A.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}o.addEventListener("click",({target:b})=>{let A=b.closest(".gp-sort");if(!A)return;let y=c.map(l=>l.
metric).find(({name:l})=>l===A.dataset.name);if(!y)i=null;else{let l=y.better!=="less",a=i&&i.name===y.name;a&&i.down!==l?i=null:i={name:y.name,down:a?!l:l}}O()});
function f(){let b=d("td"),A=d("span","gp-value");A.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let y=d("span","gp-track");return y.append(d("i")),b.append(A,y),b}function k(b){let A=d("tr"),y=d("th","gp-whose",null,{scope:"row"});return y.append(d(
"b","gp-letter"),d("bdi")),A.append(y),ae(A,1+c.length,f),n.tBodies[0].append(A),r.set(b,A),A}function _({number:b,title:A}){let y=r.get(b)||k(b),[l,a]=y.cells[0].
children;E(l,tt(e,b)),E(a,A)}function T({metric:b},A){let y=e.groups.map(g=>p(g,b)),l=Math.max(...y.map(g=>Math.abs(g??0))),a=As(b,e.groups);return y.forEach((g,h)=>{
let w=r.get(h).cells[A+1],[$,v]=w.children,S=g===null?"–":g.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=a!==null&&
a.number===h;E($.children[0],x?"★":""),E($.children[1],S),E($.children[2],x?" (best)":"");let M=g===null?"":kn(b,e.groups[h]);E($.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),ge(v.firstChild,"width",g===null||!l?0:Math.abs(g)/l)}),a!==null}function L(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,a)=>{let[g,h]=[p(l,i),p(a,i)];return g===null||h===null?+(g===null)-+(h===null):y*(g-h)})}let[A]=n.tBodies;b.forEach(({number:y},l)=>{A.rows[l]!==r.
get(y)&&A.insertBefore(r.get(y),A.rows[l]||null)})}function O(){if(m(),t.hidden=!c.length,t.hidden)return;i&&!c.some(({metric:A})=>A.name===i.name)&&(i=null),e.
groups.forEach(_);let b=c.map(T);ee(t.querySelector(".gp-best-key"),b.some(Boolean)),u(),L()}function W(){for(let A of r.values())A.remove();r.clear();let{kind:b}=e.
header||{};E(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),ee(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&W(),(b.run||b.measured||b.lanes)&&O()}}var Gi={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function Ui(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),c=t.querySelector(".gp-trouble\
s"),p=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),u=[],f=[],k=null,_=0;function T(y){let l=e.entries[y];u[y]=Vt(l),f[y]=Mt(l)}function L(y){let l=te(
u.length,"run"),a=y.ended+y.failed;if(a===u.length)return[a===1?"The run has ended":`All ${l} have ended`,""];let g=y.cut+(e.done?y.decoding:0),h=(e.done?[g&&`${B(
g)} cut off`,y.waiting&&`${B(y.waiting)} not begun`]:[g&&`${B(g)} cut off`,`${B(y.decoding)} decoding`,y.waiting===1?"1 waits":`${B(y.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${B(a)} of ${l} ended`,h.map(w=>` · ${w}`).join("")]}function O(y){if(!y)return;let l=performance.now();k??={at:l,sum:y},y!==k.
last&&([k.last,_]=[y,l]);let a=_-k.at,g=a>500?` · ${B(Math.round((y-k.sum)/a*1e3))} tokens/s altogether`:"";E(r,te(y,"token")+g)}function W(y){let l=new Map;for(let $ of e.
entries.filter(v=>u[v.number]==="failed")){let v=JSON.stringify(Un(gt($)));l.set(v,[...l.get(v)||[],$])}let a=e.done?y.cut:0,g=JSON.stringify([[...l].map(([$,v])=>[
$,v.length]),a]);if(c.dataset.key===g)return;c.dataset.key=g,c.replaceChildren();for(let[$,v]of[...l].slice(0,8)){let S=d("p");S.append(d("b","","✕ "),`${te(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:M,fix:q}of JSON.parse($))S.append(d("span","",(x?`${x}: `:"")+M),q?` ${q} `:" ");c.append(S)}let h=[...l.
values()].slice(8).flat().length;h&&c.append(d("p","gp-note",`${te(h,"more run")} failed for other reasons.`));let w=a&&e.done.overtaken?`because another run to\
ok ${a===1?"its":"their"} place`:"by hand";a&&c.append(d("p","gp-note gp-stopped",`${te(a,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(y){
let l=[...new Set(y.map(h=>e.groups[h.group].label))];if(l.length===e.groups.length)return"";let a=l.length-1;return` (${l.every(h=>h.length===1)?l.join(", "):l[0]+
(a?` and ${te(a,"other")}`:"")})`}function A(){let y=e.found&&e.found.question,a=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];ee(m,!!a),a&&E(m,`Th\
ese runs ${e.done?"answered":"answer"} “${a}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(Gi,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&E(s,Gi[e.name]),!e.header)return;y.run?([u,f,k]=[[],[],null],E(r,""),e.entries.forEach(h=>T(h.number))):y.measured||y.status?e.entries.
forEach(h=>T(h.number)):y.entries.forEach(T);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let h of u)l[h]+=1;let[a,g]=L(l);s.dataset.words!==a+g&&(s.
dataset.words=a+g,s.replaceChildren(d("b","",a),g));for(let h of["ended","failed","decoding"])ge(i.querySelector(".gp-part-"+h),"width",l[h]/Math.max(1,u.length));
X(i,{"aria-valuemax":u.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":a+g.replaceAll(" · ",", ")}),O(f.reduce((h,w)=>h+w,0)),W(l),A(),e.done&&E(p,a)}}var Wn=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Rl.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Rl=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Vi(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ji(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var In=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Rn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Yi=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Bl({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Yi(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Xi(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],c=[],p=({id:L,samples:O})=>O.length+(n&&r.has(L)?.5:0),m=([L],[O])=>p(O)-p(L)||L.depth-O.depth||Yi(L,O),u=0;function f(L,O,W){for(u+=
1;;){let b=O.at(-1),A={head:L,run:O,kids:[],folded:[],closed:s.has(L.id)};W.push(A);let y=Bl(b,n);if(!y.length||A.closed)return;let l=1+(o.get(b.id)||0);y.slice(
1).forEach((a,g)=>(g+1<l?c:i).push([a,A])),W=A.kids,[L]=y,O=Vi(L)}}let k=L=>{for(;L.length;){let[O,W]=L.pop();f(O,Vi(O),W.kids),k(c)}},_=()=>i.splice(0).forEach(
([L,O])=>O.folded.push(L)),T=[];for(f(t.root,[t.root],T),k(c);i.length&&u<e;)i.sort(m),k([i.shift()]);_();for(let L=Rs(T[0]);L.length;L=Rs(T[0]))k(L),_();return Zi(
T[0]),T[0]}function Rs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Rs)]}function Zi(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Zi)}var So=220,_o=({token:t})=>t.piece??t.text;function Qi(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],c=In(n),p=f=>f===null?"not known":j(
f),m=e===n,u=[["Came here",`${B(s)} of ${te(r,"sample")}${r<o?" so far":""}`]];c!==null&&u.push(["Expected when drawn",`${Fl(r*c)} = ${B(r)} × ${j(c)}`]),u.push(
[`Probability of ${m?"this token":`these ${n.depth-e.depth+1} tokens`}`,p(In(n,i))]),u.push(["Share of the samples here",j(s/Math.max(1,zl(i)))]),m&&u.push(["Th\
e model’s own, unprocessed",p(n.token.raw_logprob===null?null:ce(n.token.raw_logprob))]),u.push(["Probability of the text so far",p(c)]);for(let[f,k]of Mo(n))
u.push([`${St(f)} ends here: ${_t(f)[0]}`,B(k)]);return u}var Fl=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),zl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function Mo(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ea(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=d("p"),s=d("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(p,m,u,f,k){let _=Rn(u.before).map(({token:W})=>W.piece??"").join(""),T=_.length>
So?"…"+_.slice(-So):_,L=Rn(f).slice(u.depth-1).map(_o).join(""),O=d("bdi","",T);O.append(d("b","",L.length>So?L.slice(0,So)+"…":L)),o.replaceChildren(O),s.replaceChildren(
...Qi(m,u,f,k).flatMap(([W,b])=>[d("dt","",W),d("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(p)}function i(p){let m=p.getBoundingClientRect(),{clientWidth:u,clientHeight:f}=document.documentElement,[k,_]=[n.
offsetWidth,n.offsetHeight],T=m.bottom+7+_+8<=f?m.bottom+7:m.top-_-7;n.style.left=`${Math.max(8,Math.min(m.left,u-k-8))}px`,n.style.top=`${Math.max(8,Math.min(T,
f-_-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:c}}function ta(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),c=t.querySelector(".gp-through-more"),p=t.querySelector(".gp-through-facts"),[m,u]=[null,null],f=!1;function k(){let O=d("li"),W=d("bdi");return W.append(
d("span","gp-shared"),d("span","gp-own")),O.append(W,d("small")),O}function _(O,W,b){let A=e.entries[W],y=Rn(b).length,l=h=>h.map(({piece:w})=>w??"").join("");E(
O.querySelector(".gp-shared"),l(A.tokens.slice(0,y))),E(O.querySelector(".gp-own"),l(A.tokens.slice(y)));let a=ze(A);E(O.querySelector("small"),[`sample ${W+1}`,
(A.seed??null)===null?"":`seed ${A.seed}`,te(Mt(A),"token"),a?`${St(a)} ${_t(a)[0]}`:"…"].filter(Boolean).join(" · "));let g=O.querySelector("button");if(e.canAsk&&
!g){let h=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${W+1} as one run`});h.addEventListener("click",()=>e.ask({type:"open",entry:+O.
dataset.entry})),O.append(h)}else g&&O.dataset.entry!==String(W)&&g.setAttribute("aria-label",`Open sample ${W+1} as one run`);O.dataset.entry=W}function T(O,W){
let b=O.before?Qi(W,Ji(O),O,e.entries.length):[],A=ae(p,b.length,()=>{let y=d("div");return y.append(d("dt"),d("dd")),y});b.forEach(([y,l],a)=>{E(A[a].firstChild,
y),E(A[a].lastChild,l)})}function L(O,W){if(O!==m&&(f=!1),[m,u]=[O,W],s.hidden=!O,!O)return;T(O,W);let{samples:b}=O,A=O.before?re(Rn(O).map(_o).join("").trim()):
`the ${e.apart||"prompt"}`,y=A.length>120?"“…"+A.slice(-110):A;E(r,`${te(b.length,"sample goes","samples go")} through ${y}`);let l=f?b.length:Math.min(12,b.
length),a=ae(i,l,k);for(let g=0;g<l;g++)_(a[g],b[g],O);c.hidden=l===b.length,E(c,`Show all ${B(b.length)}`)}return c.addEventListener("click",()=>{f=!0,L(m,u)}),
t.querySelector(".gp-unpick").addEventListener("click",n),L}function na(t,e){let r=t.querySelector(".gp-roots"),i=t.querySelector(".gp-lanes"),c=t.querySelector(".gp-about"),p=ea(t,()=>K(null)),m=ta(t,e,()=>P(null)),u=new Wn,
f=new Map,k=new Map,_=new Set,T=null,L=null,O=null;for(let H=0;H<=10;H++){let Z=d("i");Z.style.backgroundColor=`var(--gp-prob-${H})`,t.querySelector(".gp-key-ra\
mp").append(Z)}function W(){[u,f,k,_,T,L]=[new Wn,new Map,new Map,new Set,null,null],r.replaceChildren(),p.hide(),O=null}function b(H){let Z=e.entries[H],pe=u.tips[H];
for(let V=pe?pe.depth:0;V<Z.tokens.length;V++)u.add(H,Z.tokens[V]);let D=ze(Z);D&&u.end(H,D)}function A(H){let Z=d("li","",null,{role:"treeitem",tabindex:"-1"}),
pe=d("div","gp-knot"),[D,V,J]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];pe.append(D,V,J),Z.append(pe);let ie={key:H,item:Z,knot:pe,run:D,number:V,
end:J,kids:null,entry:null,above:null,words:""};return Z.gpView=ie,ie}function y(H){return f.has(H)||f.set(H,A(H)),f.get(H)}function l(H,Z){let pe=new Set(Z.map(
({item:D})=>D));for(let D of[...H.children])pe.has(D)||D.remove();Z.forEach(({item:D},V)=>{H.children[V]!==D&&H.insertBefore(D,H.children[V]||null)})}let a=H=>`${Math.
max(1.5,18*H/Math.max(1,u.root.samples.length)).toFixed(1)}px`;function g(H,Z,pe){let D=`${Z} ${pe}`;H.stream!==D&&(H.stream=D,H.item.style.setProperty("--own",
Z),H.item.style.setProperty("--rest",pe))}function h(H,{head:Z,run:pe}){let D=Z.samples.length===1&&Z.before,V=D?"":pe.map(({id:J})=>J).join(" ");if(D){let J="";
for(let ie of pe)if((J+=ie.token.piece??"").length>110)break;E(H.run,Bt(J.slice(0,140))||Bt(Z.token.text)),H.ids=null}else if(H.ids!==V){let J=H.ids&&(V+" ").startsWith(
H.ids+" ")?H.ids.split(" ").length:0;J||H.run.replaceChildren(),H.run.append(...pe.slice(J).map(w)),H.ids=V}Se(H.knot,D?"gp-knot gp-tail":Z.before?"gp-knot":"gp\
-knot gp-root-knot")}function w(H){if(!H.before)return d("span","",$());let{piece:Z,text:pe,logprob:D}=H.token,V=Z===null?pe:Bt(Z)+(Qt(H.token)?Kn(pe):""),J=d("\
span",Z===null?"gp-t gp-special":"gp-t",V||pe);return J.style.backgroundColor=`var(--gp-prob-${Math.round(ce(D)*10)})`,J.gpNode=H,J}let $=()=>{let H=Bt(e.header.
prompt);return H.length>60?"…"+H.slice(-58):H||"(no prompt)"};function v(H,{run:Z,head:pe}){let D=[...Mo(Z.at(-1))],V=D.map(([J,ie])=>`${St(J)}${pe.samples.length>
1?` ${B(ie)}`:""}`).join(" ");E(H.end,V),H.end.classList.toggle("gp-end-failed",D.some(([J])=>J==="failed"))}function S({head:H,run:Z,closed:pe}){let{length:D}=H.
samples;if(!H.before)return`The ${e.apart||"prompt"}, ${te(D,"sample")}`;let V=Z.map(_o).join(""),J=In(Z.at(-1),H.before),ie=[...Mo(Z.at(-1))].map(([fe,we])=>`,\
 ${B(we)} end here: ${_t(fe)[0]}`).join("");return`${re(V.length>160?V.slice(0,160)+"…":V)}, ${B(D)} of ${te(u.root.samples.length,"sample")}${J===null?"":`, \
probability ${j(J)} after the text before`}${ie}${pe?", closed":""}`}function x(H,Z,pe){let{head:D,run:V}=H,J=y(D.id);Object.assign(J,{entry:H,above:Z,node:V.at(
-1),folded:null}),h(J,H),E(J.number,D.samples.length>1?B(D.samples.length):""),v(J,H),g(J,a(D.samples.length),a(pe));let ie=[...H.kids],fe=H.closed&&V.at(-1).order.
length,we=[],$e=ie.reduce((Ve,at)=>Ve+at.head.samples.length,0)+M(H.folded);for(let Ve of ie)we.push(x(Ve,J,$e-=Ve.head.samples.length));return H.folded.length&&
we.push(q(H,J)),we.length&&!J.kids&&J.item.append(J.kids=d("ul","gp-kids",null,{role:"group"})),J.kids&&(l(J.kids,we),J.kids.hidden=!we.length),fe&&E(J.number,`${B(
D.samples.length)} ▸`),I(J,S(H),we.length?"true":fe?"false":null),J}let M=H=>H.reduce((Z,pe)=>Z+pe.samples.length,0);function q({run:H,folded:Z},pe){let D=y("\
more "+H.at(-1).id);Object.assign(D,{entry:null,above:pe,node:H.at(-1),folded:Z});let V=M(Z);return E(D.run,`+ ${B(Z.length)} more`),E(D.number,V>Z.length?B(V):
""),g(D,a(V),"0px"),I(D,`${B(Z.length)} more branches with ${te(V,"sample")}, folded. Press to open.`,null),D}function I(H,Z,pe){let{node:D,folded:V}=H,J=T&&!V&&
(z(H.entry.run.at(-1),T)||z(T,H.entry.head)),ie=T&&V&&z(D,T),fe=!!(T&&!V&&H.entry.run.includes(T));Se(H.item,["gp-branch",V&&"gp-more",T&&!J&&!ie&&"gp-dim",T&&!V&&
z(T,H.entry.head)&&"gp-on-path"].filter(Boolean).join(" ")),X(H.item,{"aria-label":Z,"aria-selected":String(fe)}),H.expanded!==pe&&(H.expanded=pe,pe===null?H.item.
removeAttribute("aria-expanded"):H.item.setAttribute("aria-expanded",pe))}function z(H,Z){for(;H&&H.depth>Z.depth;)H=H.before;return H===Z}function N(){let H=!e.
done,Z=document.activeElement&&document.activeElement.gpView,pe=new Set([...f.values()].filter(({item:V,entry:J})=>J&&V.isConnected).map(({key:V})=>V)),D=Xi(u,{
lanes:+i.value,grows:H,opened:k,closed:_,before:pe});l(r,[x(D,null,0)]);for(let[V,J]of f)J.item.isConnected||f.delete(V);(!L||!L.item.isConnected)&&(L=f.get(u.root.
id)),X(L.item,{tabindex:"0"}),Z&&document.activeElement!==Z.item&&(Z.item.isConnected?Z:L).item.focus({preventScroll:!0}),m(T,u),C(),F()}function C(){let H=u.root.
samples.length,Z=e.entries.length-H,pe=new Set(u.tips.filter(Boolean)),D=pe.size===1&&H>1?"all with the same text":`${te(pe.size,"different text")}`;E(c,H?`${te(
H,"sample")}${Z?` of ${B(e.entries.length)}`:""}${e.done?", ":" so far, "}${D}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows\
 with the first tokens.")}function P(H){T=H===T?null:H,N()}function R(H){if(H.folded){let{id:Z,order:pe}=H.node,D=pe.length-H.folded.length,V=H.folded[0];k.set(
Z,D-1+Math.min(12,H.folded.length));let J=document.activeElement===H.item;N(),J&&f.has(V.id)&&se(f.get(V.id))}else P(H.entry.run.at(-1))}function F(){if(!O)return;
let{view:H,node:Z}=O;if(!H.item.isConnected||!H.entry||!H.entry.head.before){O=null,p.hide();return}let{head:pe,run:D}=H.entry,V=Z&&D.includes(Z);p.show(H.knot,
u,V?Z:pe,V?Z:D.at(-1),e.entries.length)}function K(H,Z){O&&O.view===H&&O.node===Z||(O=H&&{view:H,node:Z},H?F():p.hide())}let U=H=>{let Z=H.closest(".gp-knot");return Z?
Z.parentElement.gpView:null};r.addEventListener("click",({target:H})=>{let Z=U(H);Z&&(oe(Z),R(Z))}),r.addEventListener("pointermove",({target:H,pointerType:Z})=>{
Z!=="touch"&&K(U(H),H.gpNode||null)}),r.addEventListener("pointerleave",()=>K(null)),r.addEventListener("focusin",({target:H})=>H.gpView&&H.matches(":focus-visi\
ble")&&K(H.gpView,null)),r.addEventListener("focusout",()=>K(null));function oe(H){L&&L!==H&&X(L.item,{tabindex:"-1"}),L=H,X(H.item,{tabindex:"0"})}function se(H){
H&&(oe(H),H.item.focus({preventScroll:!0}),H.knot.scrollIntoView({block:"nearest",inline:"nearest"}),K(H,null))}let de=()=>[...r.querySelectorAll(".gp-branch")].
filter(({offsetParent:H})=>H).map(H=>H.gpView);function me(H){H.entry&&_.delete(H.entry.head.id)?N():H.kids&&H.kids.firstElementChild&&se(H.kids.firstElementChild.
gpView)}function Ae(H){H.entry&&H.kids&&H.kids.firstElementChild?(_.add(H.entry.head.id),N()):se(H.above)}let Ne={ArrowDown:(H,Z)=>se(Z[Z.indexOf(H)+1]),ArrowUp:(H,Z)=>se(
Z[Z.indexOf(H)-1]),ArrowRight:me,ArrowLeft:Ae,Home:(H,Z)=>se(Z[0]),End:(H,Z)=>se(Z.at(-1)),Enter:R," ":R,Escape:()=>{K(null),T&&P(null)}};return r.addEventListener(
"keydown",H=>{let Z=H.target.gpView;!Z||H.ctrlKey||H.altKey||H.metaKey||!Object.hasOwn(Ne,H.key)||(H.preventDefault(),Ne[H.key](Z,de()))}),i.addEventListener("c\
hange",()=>{k.clear(),N()}),matchMedia("(max-width: 640px)").matches&&(i.value="14"),H=>{if(t.hidden=!e.header||e.header.kind!=="seeds",!t.hidden&&(H.run&&W(),!(!H.
run&&!H.steps&&!H.status))){for(let Z of H.run?e.entries.keys():H.entries)b(Z);N()}}}function oa(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function c(){let T=d(
"li");return T.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),T}function p(T,{label:L,title:O},{started:W}){let b=W?W.prompt_tokens:null,[A,y]=T.
children,l=b?`: ${B(b.length)} token${b.length===1?"":"s"}`:"";E(A,`${L} ${O}${l}`),X(y,{"aria-label":`The prompt of ${L}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:a,text:g})=>a===null?d("span","gp-pill",g):a)))}let m=({raw_logprob:T})=>ce(T);function u(T){let L=new Map;T.forEach((W,b)=>{if(!W)return;
let A=[...W.distribution.candidates].sort((l,a)=>m(a)-m(l)),y=({token_id:l})=>l===W.chosen.token_id;for(let l of[...A.slice(0,6),...A.slice(0,6).some(y)?[]:[W.chosen]])
L.has(l.token_id)||L.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...A,W.chosen])L.has(l.token_id)&&(L.get(l.token_id).sides[b]??=l)});let O=({sides:W})=>Math.
max(...W.map(b=>b?m(b):0));return[...L.values()].sort((W,b)=>O(b)-O(W))}function f(){let T=d("tr"),L=d("th","",null,{scope:"row"});return L.append(d("bdi","gp-w\
ord")),T.append(L,...[0,1].map(()=>{let O=d("td"),W=d("div","gp-share"),b=d("span");return b.append(d("i")),W.append(d("span","gp-sign"),b,d("b")),O.append(W),O})),
T}function k(T){let L=u(T),O=ae(s,L.length,f);L.forEach(({text:W,sides:b},A)=>{let[y,...l]=O[A].cells;qe(y.firstChild,W),l.forEach((a,g)=>{let h=b[g],w=!!(h&&T[g]&&
h.token_id===T[g].chosen.token_id),[$,v,S]=a.firstChild.children;Se(a.firstChild,w?"gp-share gp-chosen":"gp-share"),E($,w?"▶":""),ge(v.firstChild,"width",h?m(
h):0),E(S,T[g]?h?j(m(h)):"–":"")})})}function _(T){if(T.some(b=>!b))return"Both runs have to write a token first.";let[L,O]=T.map(({chosen:b})=>b),W=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return L.token_id!==O.token_id?`With the template i\
t begins with ${re(L.text)}, without it with ${re(O.text)}.${W}`:`Both begin with ${re(L.text)}: ${j(m(L))} with the template, ${j(m(O))} without it.${W}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let T=[0,1].map(W=>e.shownOf(W).log),L=ae(o,2,c);T.forEach((W,b)=>p(L[b],e.groups[b],W));let O=T.map(W=>Ue(W)[0]||
null);E(i,_(O)),k(O)}}function sa(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,c=en(e.found);E(n,c[0].toUpperCase()+c.slice(1)),Y(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),ge(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),ge(o.firstChild,"width",1))}}function Ot(t){return Y(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Oo(t,e){t.
replaceChildren(...e.map(([n,o])=>{let s=d("div");return s.append(d("dt","",n)," ",d("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=d("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function ra(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(u=>t.querySelector(u));function c(u){E(n,u.model);let[f,k]=o.children;
E(f,u.complete?u.fits===null?"? Not known whether it fits.":u.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),E(k,u.why?`${u.why} ${u.fix}`:
m(u)),Oo(s,[["class",u.class_name],["parameters",Ot(u.parameters)],["opened in",u.dtype],["on",u.device],["to download",u.complete?u.download?je(u.download):"no\
thing: it is here":"its weights are missing"],["memory",u.memory===null?"not known":`${u.reckoned?"about ":""}${je(u.memory)}`],["free memory",je(u.free)],...u.
free_disk===null?[]:[["free disk",je(u.free_disk)]],["context",u.context_length?`${u.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Ot(u.vocab_size)]]),
p(u),i.replaceChildren(),u.smaller&&i.append(`In no precision does it fit. What would: ${u.smaller.model}, ${je(u.smaller.bytes)}. `,Ft(e,"pick",u.smaller.model,
"Take it"))}function p({ways:u,free:f}){t.querySelector("table").hidden=u.length===0;let k=Math.max(f,...u.map(({bytes:_})=>_))*1.05;r.replaceChildren(...u.map(
({model:_,label:T,bytes:L,fits:O})=>{let W=d("tr",O?"":"gp-over"),b=d("span","gp-strip",null,{"aria-hidden":"true"}),[A,y]=[d("i"),d("u")];ge(A,"width",Math.min(
1,L/k)),ge(y,"left",f/k),b.append(A,y);let l=[d("th","",T,{scope:"row"}),d("td","",je(L)),d("td"),d("td","",O?"✓ yes":"✕ no"),d("td")];return l[2].append(b),
l[4].append(Ft(e,"pick",_,"Take it",`Take it as ${T}`)),W.append(...l),W}))}function m({room:u,free:f,reckoned:k}){if(u===null)return"Neither its files nor its \
config tell what it takes.";let _=k?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${k?"about ":""}${je(u)} with ro\
om for a run, and ${je(f)} can be had.${_}`}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&c(e.found)}}var Eo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],jl=t=>Eo.findIndex(([e])=>He(t??1/0,"bits")<=e);function Et(t,e){if(!Y(t))return"infinite";let n=He(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${ia(s)}`}var ia=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,To=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function aa(t,e){let s=g=>t.querySelector(".gp-"+g),r=s(
"which"),i=new Je(s("words"),{press:({number:g})=>k(g)}),c=null,p="",m="";r.addEventListener("change",()=>l());let u=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((g,h)=>({...g,number:h})).filter(({pair:g})=>g&&!g.error),f=()=>u().find(({number:g})=>String(g)===r.value)||u()[0];function k(g){c=g,l()}
function _(g){let h=JSON.stringify(g.map(({number:$,title:v})=>[$,v]));if(h===m)return;m=h;let w=r.value;r.replaceChildren(...g.map(({number:$,title:v})=>d("opt\
ion","",v,{value:$}))),g.some(({number:$})=>String($)===w)&&(r.value=w)}function T({text:g,kl:h,logprobs:[w,$],same_top:v},S){let x=`probability ${j(ce(w))}, he\
re ${j(ce($))}`;return`Token ${B(S+1)} ${re(g)}: KL ${Et(h,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function L(g){let{tokens:h}=g.
pair,w=JSON.stringify([g.number,e.unit,h.map(({id:$,kl:v})=>[$,v])]);w!==p&&(p=w,i.show(h.map(($,v)=>({token:$,mark:{},number:v,words:()=>T($,v)}))),i.tokens.forEach(
($,v)=>{let S=jl(h[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Eo[S][1]})`,x.dataset.rank=S,$.dataset.top=h[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===c?"yes":"no",$.setAttribute("aria-pressed",v===c)})}function O(){let g=s("legend");if(g.dataset.unit===e.
unit)return;g.dataset.unit=e.unit,g.replaceChildren(`KL in ${e.unit}:`);let h=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Eo.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${h($)}`:`above ${h(Eo[S-1][0])}`,M=d("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${v})`,g.append(M)});let w=d("s\
pan");w.append(d("span","gp-wavy","abc")," another token is the likeliest"),g.append(w)}let W=g=>Array.from({length:g- -6+1},(h,w)=>-6+w).map(h=>[h,h>=0?String(
10**h):ia(-h)]);function b(g,h){let w=R=>He(R,e.unit),$=g.flatMap(({pair:R})=>R.tokens.map(({kl:F})=>F).filter(Y).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=h.pair.tokens.length,x=Pe(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),M=R=>x.y(R===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(R),1e-300))))),q=({pair:R,number:F})=>{let[K,U,oe,se]=Ce("gp-course",R.tokens.map(({kl:de},me)=>[x.x(me+1),M(de)]));return[K,U,{...oe,"data-line":g.findIndex(
de=>de.number===F)%6,"data-on":F===h.number?"yes":"no"},se]},I=g.filter(({number:R})=>R!==h.number),z=Oe(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),N=[
...We(x,{xTicks:z,yTicks:W(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...I,h].map(q),...c===null?[]:[xe("gp-here",x.x(c+1),x.top,x.x(c+1),x.height-
x.bottom)]],C=Math.min(24,S),P=Array.from({length:C},(R,F)=>{let[K,U]=[Math.floor(S*F/C),Math.floor(S*(F+1)/C)],oe=h.pair.tokens.slice(K,U).reduce((me,{kl:Ae},Ne)=>(Ae??
1/0)>me.kl?{kl:Ae??1/0,at:K+Ne}:me,{kl:-1,at:K}),se={x:le(x.x(K+.5)),y:x.top,width:le(x.x(U+.5)-x.x(K+.5)),height:le(x.height-x.bottom-x.top)},de=U-K>1?`Tokens ${K+
1} to ${U}: at most `:`Token ${U}: `;return Ee("",`${de}${Et(oe.kl,e.unit)} ${e.unit}, ${re(h.pair.tokens[oe.at].text)}`,[["rect","gp-catch",se,[]]])});x.draw(`\
KL of ${h.title} from the reference, along the text`,[N,P]),A(g,h)}function A(g,h){let w=ae(s("curve-keys"),g.length,()=>{let $=d("span"),v=ue("svg");return X(v,
{width:30,height:8,"aria-hidden":"true"}),v.append(ue("path","gp-course")),X(v.firstElementChild,{d:"M1 4H29"}),$.append(v,d("span")),$});g.forEach(({title:$,number:v},S)=>{
X(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===h.number?"yes":"no"}),E(w[S].lastChild,$)})}function y(g){let h=g.pair.tokens[c??g.pair.max_at],w=c??
g.pair.max_at,[$,v]=h.entropies,S=c===null?"Where they differ most, t":"T";E(s("said"),`${S}oken ${B(w+1)} ${re(h.text)}: KL ${Et(h.kl,e.unit)} ${e.unit}, entro\
py ${Te($,e.unit)} of the reference and ${Te(v,e.unit)} of ${g.title}.${c===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;E(x[1],e.found.groups[0].title),E(x[2],g.title);let M=ae(s("sides").tBodies[0],h.candidates.length,()=>{let I=d("tr"),z=d("th","",null,{scope:"row"});return z.
append(d("span"),d("bdi")),I.append(z,...[0,1].map(()=>{let N=d("td"),C=d("div","gp-side"),P=d("span");return P.append(d("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(P,d("span")),N.append(C),N})),I}),q=Math.max(...h.candidates.flatMap(([,,I,z])=>[I,z]),1e-9);h.candidates.forEach(([I,z,...N],C)=>{let[P,...R]=M[C].cells;
E(P.firstChild,I===h.id?"▶ ":""),qe(P.lastChild,z),Se(M[C],I===h.id?"gp-is-token":""),N.forEach((F,K)=>{ge(R[K].querySelector(".gp-bar"),"width",F/q),E(R[K].firstChild.
lastChild,j(F))})})}function l(){let[g,h]=[u(),f()];_(g),r.value=h.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,M],vocab:q}=h.pair;c!==null&&c>=h.
pair.tokens.length&&(c=null),E(s("about"),`${te(h.pair.tokens.length,"token")} of the reference, read by both`),E(s("summary"),`Mean ${Et(w,e.unit)} ${e.unit}, \
at most ${Et($,e.unit)} at token ${B(S+1)}, over ${B(q)} tokens of the vocabulary. Both find the same token the likeliest at ${j(v)} of the places. Perplexity o\
f the text: ${ne(x)} and ${ne(M)}.`),O(),L(h),b(g,h),y(h)}let a=()=>u().length>0;return new ResizeObserver(()=>a()&&l()).observe(t),g=>{t.hidden=!a(),g.run&&(c=
null),!t.hidden&&(g.found||g.unit)&&l()}}function ca(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function i(m){E(n,m.model),Oo(o,[["class",m.class_name],["\
parameters",Ot(m.parameters)],["precision",m.precision],["on",m.device],["in memory",je(m.bytes)],["context",m.context_length?`${m.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Ot(m.vocab_size)],["chat template",m.chat_template?"yes":"no"]]);let{fields:u}=m;E(s,u.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=u.length>0,t.querySelector("table").hidden=u.length===0,r.replaceChildren(...u.map(f=>{let k=d("tr"),_=d("th","",null,{scope:"\
row"});return _.append(d("code","",f.name)),k.append(_,c(f.model),c(f.library),d("td","",f.meaning),d("td","",p(f))),k}))}function c(m){let u=d("td");return u.append(
d("code","",m===null?"none":JSON.stringify(m))),u}function p({applies:m,by:u,ignored:f,same:k}){return u==="you"?`▲ the page sets ${JSON.stringify(m)}${f?`; ${f}`:
""}`:u==="model"&&f?`○ ${f}`:u==="model"?k?"the same as the default":"◆ applies":"another field takes its place"}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&
i(e.found)}}function la(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=d("tr"),A=d("th","",
null,{scope:"row"});A.append(d("span"),d("small")),b.append(A);for(let y=0;y<6;y++){let l=d("td");if(l.append(d("span"),d("small")),y===0){let a=d("span","gp-by\
tes",null,{"aria-hidden":"true"});a.append(d("i")),l.append(a)}b.append(l)}return b}function i(b,A){if((b.dataset.tip||"")!==A){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(A)for(let[y,l]of[["tabindex",0],["data-tip",A]])b.setAttribute(y,l)}}let c=(b,A,y="")=>{E(b.children[0],A),E(b.children[1],y)};function p({
bytes:b,scale_bytes:A},y){if(!Y(b))return["–",""];let l=y&&Y(y.bytes)?`${j((b+A)/(y.bytes+y.scale_bytes))} of the reference`:"";return[To(b+A),l]}let m=({bytes:b,
scale_bytes:A})=>Y(b)&&A?`get_memory_footprint() has ${To(b)}; the scales beside them take ${To(A)}.`:"";function u({pace:b,paces:A,ratio:y}){if(!b)return["–",
""];let l=A.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Le(y.median)}`:l]}function f(b,A){if(A===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[Et(y.mean,l),l],[Et(y.max,
l),`${l}, token ${B(y.max_at+1)}`],[j(y.same_top),""]]}function k(b,A){let y=b.map(l=>l.pair).find((l,a)=>l&&!l.error&&(A===0||a===A));return y?ne(y.perplexities[A===
0?0:1],3):"–"}function _({groups:b}){let A=Math.max(...b.map(({bytes:l,scale_bytes:a})=>(l||0)+(a||0)),1),y=ae(o,b.length,r);b.forEach((l,a)=>{let[g,h,w,$,v,S,
x]=y[a].cells;c(g,l.title,a?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),c(h,...p(l,a?b[0]:null)),i(h.firstChild,
m(l)),ee(h.lastChild,Y(l.bytes)),ge(h.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/A),c(w,...u(l)),f(l,a).forEach((M,q)=>c([$,v,S][q],...M)),c(
x,k(b,a))})}function T(b,A){let[y,l]=[[...b],[...A]],a=y.findIndex((g,h)=>g!==l[h]);return a<0?y.length:a}function L({groups:b}){let A=ae(n("writings"),b.length,
()=>{let l=d("li"),a=d("p","gp-writing-head");return a.append(d("b"),d("span","gp-note")),l.append(a,d("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,a)=>{let[g,h]=A[a].children;E(g.children[0],l.title),E(g.children[1],O(l,a,y)),g.children[1].classList.toggle("gp-parting",a>0&&Y(l.parts_at));let w=JSON.stringify(
[y,l.text,a]);if(h.dataset.key===w||(h.dataset.key=w,h.replaceChildren(),l.text===null))return;let $=a&&y!==null?T(y,l.text):[...l.text].length,v=[...l.text];h.
append(v.slice(0,$).join("")),$<v.length&&h.append(d("span","gp-apart",v.slice($).join("")))})}function O({failed:b,text:A,tokens:y,parts_at:l,pair:a},g,h){if(b)
return"✕ stopped by an error";if(A===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=a&&a.error?`. Its distributions canno\
t be held against the reference’s: ${a.error.message} ${a.error.fix}`:"",$=te(y,"token");return!g||h===null?$+w:(Y(l)?`✂ parts from the reference at token ${B(
l+1)} of ${B(y)}`:`= the same ${$} as the reference`)+w}function W(){let b=e.found;E(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Qe(e,b)),ee(n("warning"),b.others),E(n("warning"),b.others?"⚠ "+on:""),ee(n("cpu"),!!b.cpu_words),E(n("cpu"),b.cpu_words),_(b),L(b);let A=b.
groups.filter(({pair:y})=>y&&!y.error);e.done&&A.length&&E(n("told"),A.map(({title:y,pair:l})=>`${y}: mean KL ${Et(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&W()}}function da(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:p,note:m,rows:u})=>{let f=d("table"),k=d("tr");k.append(...["model",
"what for","size","draft that fits"].map(L=>d("th","",L,{scope:"col"})),d("td"));let[_,T]=[d("thead"),d("tbody")];return _.append(k),T.append(...u.map(L=>s(L,i))),
f.append(d("caption","gp-hidden",p),_,T),[d("h3","",p),d("p","gp-note",u.length?m:"None yet."),...u.length?[f]:[]]})),c&&t.querySelector(`[aria-label=${CSS.escape(
c)}]`)?.focus()}function s(r,i){let c=d("tr"),p=d("th","",r.model,{scope:"row"}),[m,u,f,k]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:_,precision:T,device:L,bytes:O,in_use:W,parameters:b}=r.loaded;m.append(`${W?"● in use":"○ idle"}`,d("small","",`${_}, ${T}, on ${L}`)),
u.append(je(O),d("small","",`${Ot(b)} parameters`))}else{u.append(r.millions?`about ${Ot(r.millions*1e6)}`:je(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&p.append(d("small","",_.join(" · ")))}return k.append(Ft(
e,"use",r.model,"Use it")),r.loaded?k.append(Ft(e,"tell",r.model,"Show")):i&&k.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&k.append(Ft(e,"unload",r.model,
"Unload")),c.append(p,m,u,f,k),c}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}var Hl=5,Dl=60,Kl=6e7,Gl=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),yn=t=>[t,...t.children.flatMap(yn)],Bs=t=>t.parent?Bs(t.parent):
t,Lo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=ha()}get all(){return this.trees.flatMap(yn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Bs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=ha(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:s}=e,r=this.all.find(m=>m.turn===n);if(r){this.shown=r;return}e.asked=null;let i=s&&Gl(s.ids,o.request.given)&&this.all.find(m=>m.
turn===s.turn);if(i&&s.kind!=="branch"&&i.plain&&i.mode===o.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let c=o.request.only_given===!0,p={turn:n,
read:c,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(p,{at:s.at,from:s.from,on:s.on,kind:s.kind,parent:i});p.parent.
parent&&p.at<p.parent.at;)p.parent=p.parent.parent;p.parent.children.push(p)}else this.trees=this.trees.filter(({children:m})=>m.length),this.trees.push(p);this.
shown=p}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:s}=n;Object.assign(this.shown,{text:e.text,tokens:s.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:s.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((s,{text:r})=>s+r.length,0);if(this.trees.length<=Hl&&e.length<=Dl&&n<=Kl)return;let o=this.trees.find(s=>s!==Bs(this.shown))||e.filter(s=>s.parent&&
s!==this.shown&&!s.children.length).sort((s,r)=>s.turn-r.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function ha(){return new Be(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var pa="A run is under way. Wait for its end, or press Stop.";function fa(t){let{root:e,state:n,tree:o,told:s,remove:r}=t,{log:i}=n,c=e.querySelector(".gp-renam\
e");function p(f){if(!(!f||f===n.shown)){if(n.busy){E(s,pa);return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),t.draw(),f.item.focus({preventScroll:!0})}}
function m(){if(!r.dataset.sure){let _=yn(n.shown).length;r.textContent=_>1?`Delete these ${_} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let f=n.
shown,k=n.refuge;n.busy?E(s,pa):k&&(n.detach(f),p(k)),t.calm()}function u(){let f=n.shown,k=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
k.value=f.name;let _=!0,T=L=>{_&&(_=!1,L&&(f.name=k.value.trim()),document.activeElement===k&&f.item.focus(),k.remove(),t.fill(f))};k.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&T(L.key==="Enter")}),k.addEventListener("click",L=>L.stopPropagation()),k.addEventListener("blur",()=>T(
!0)),f.item.querySelector(".gp-label").replaceChildren(k),k.focus(),k.select()}o.addEventListener("click",f=>{let k=f.target.closest(".gp-run"),_=n.visible.flatMap(
yn).find(T=>T.item===k);_===n.shown?_.item.focus():p(_)}),o.addEventListener("keydown",f=>{let{shown:k}=n;if(f.ctrlKey||f.metaKey||f.altKey||!k)return;let _=n.visible.
flatMap(yn),T=_.indexOf(k),L={ArrowDown:()=>p(_[T+1]),ArrowUp:()=>p(_[T-1]),ArrowRight:()=>p(k.children[0]),ArrowLeft:()=>p(k.parent),Home:()=>p(_[0]),End:()=>p(
_.at(-1)),F2:u,Delete:()=>{r.disabled||m()}};Object.hasOwn(L,f.key)&&(f.preventDefault(),L[f.key]())}),c.addEventListener("click",u),r.addEventListener("click",
m),r.addEventListener("blur",()=>t.calm())}var ua=8,Ul=3,Vl=-1e30,Jl=t=>`log p ${t>Vl?t.toFixed(2).replace("-","−"):"−∞"}`;function Yl(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Ul?n:0,s=re(e.slice(o,o+ua).join("")).slice(1,-1);return`“${o&&!t.parent?"…":""}${s}${e.length>o+ua?"…":""}”`}function ma(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${re(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var Ao=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:o}=this,s=o.log.canAsk?o.visible:[];if(e.hidden=!s.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...s.map(i=>this.lay(i))),n.scrollTop=
r,o.shown&&this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=Xl(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(s=>this.lay(s))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,s=Yl(e),r=e.searched?` · best of ${tn(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${Jl(e.total)}${r}`,c=n.querySelector(
".gp-label");if(!c.querySelector("input")){let m=[d("span","gp-note",ma(e)),d("bdi","gp-words",s)];e.name?c.replaceChildren(d("bdi","gp-name",e.name)," ",...m):
c.replaceChildren(...m)}let p=n.querySelector(".gp-facts");E(p,i),p.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",E(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),
n.setAttribute("aria-label",[e.name,ma(e)+s,i,o?"shown":""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,s]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,s.top-o.top-4)+Math.max(0,s.bottom-o.bottom+4)}};function Xl(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function ga(t,e){let n=new Lo(e),o=new Ao(t,n);return fa(o),s=>{s.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(s.run||s.steps||s.status)&&n.measure(),s.
run){n.makeRoom();let i=o.tree.contains(document.activeElement);o.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&o.fill(r);s.status&&
!n.busy&&E(o.told,"")}}var Zl={true:"button",false:"div"};function Ql({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${re(t)} once more.`:n?`Continue from here wi\
th ${re(t)} instead, although ${o} removed it.`:`Continue from here with ${re(t)} instead.`}var xn=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.
item),this.body=null}build(e){let n=Zl[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("sp\
an","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let s=d("span","gp-name");s.append(this.sign,this.word),this.
after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:c,chosen:p,given:m,removed:u,by:f,rest:k,words:_}=e;this.build(o&&!k),this.entry=e,this.item.hidden=
!1;let T={"gp-chosen":p,"gp-removed":u,"gp-rest":k};Se(this.item,["gp-bar",...Object.keys(T).filter(b=>T[b])].join(" ")),E(this.rank,c?B(c):""),E(this.sign,p?"▶":
u?"✕":""),qe(this.word,s,{plain:k}),this.thick.hidden=u||r===null;for(let[b,A]of[[this.after,r||0],[this.before,i]])ge(b,"width",Math.min(1,A/n)),b.parentNode.
classList.toggle("gp-beyond",A>n*1.005);E(this.value,u?"":r===null?"–":j(r)),E(this.raw,j(i)),E(this.remover,f),this.why.hidden=!u;let L=[p&&(m?"given":"chose\
n"),u&&`removed by ${f}`].filter(Boolean).join(", "),O=[k?s:re(s),L].filter(Boolean).join(", "),W=o&&!k?Ql({text:s},e):"";this.body.setAttribute("aria-label",W?
`${O}. ${W}`:O),Ge(this.body,()=>W?`${W} ${_()}`:_())}hide(){this.item.hidden=!0}};function Co(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-\
row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",
o=>{let s=e(),r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),
o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Fs=t=>t?j(t):"<0.01%",Jt=(t,e)=>`${B(t)} ${e}${t===1?"":"s"}`,ed=(t,e)=>t.kept!==e||t.mass_moved>0,Po=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function zs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=bt(n.name),c=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!ed(n,c)}})}function js({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Jt(e-t,"token")} (${Fs(n)})`),t>e&&r.push(`brought ${Jt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${j(o)}`),r.join(", ")}var No=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Hs(t){return No(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function $n({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function qo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:c})=>Math.max(ce(i),ce(c)),s=[...t].sort(
(i,c)=>o(c)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(wt).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Bn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?ce(e[n-1]):void 0:ce(t)}var Fn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
wt=({logprob:t})=>t===null;function zn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((c,p)=>p>0&&c===null&&s[p-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?bt(i)[0]:No(o)?"DoLa":"a processor"}function Wo(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
c=u=>u?`, rank ${B(u)} of ${B(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${j(ce(n))}${c(s||r)}; no \
processor changed it. Token id ${i}.`;let p=`Before the processors ${j(ce(n))}${c(r)}.`,m=wt(t)?`After them it cannot be chosen: removed by ${zn(t,e)}.`:`After \
them ${j(ce(o))}${s?`, rank ${B(s)} of the ${B(lt(e))} that are left`:""}.`;return`${p} ${m} Token id ${i}.`}function wa(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",td[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var td={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var nd=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&ce(o.logprob)}),Ds=class extends xn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ue("polyline","gp-along-line"),this.here=ue("line","gp-along-here");let n=ue("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},Io=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
Co(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){E(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}E(this.state,`Looking up ${re(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&E(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(p=>this.entryOf(p,e)),i=Math.max(.02,...r.map(({after:p,before:m})=>Math.max(p||0,m))),c=s.length?Ie(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((p,m)=>{this.rows[m].fill(
r[m],i,o),this.drawAlong(this.rows[m],nd(c,p.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ds(this.list))}drawAlong(e,n,o){let s=n.map(u=>u??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),c=u=>u/(s.length-1)*100,p=od(s,150).map(([u,f])=>`${c(u).toFixed(1)},${(98-
(r?f/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",p.join(" "));for(let[u,f]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))e.here.setAttribute(
u,f);let m=r?`highest ${j(r)}, at token ${i+1}`:"nowhere a chance";E(e.along.lastElementChild,m),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Jt(s.length,"token")}: ${m}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${m}`)}};function od(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function ba(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),c=v=>t.querySelector(
".gp-"+v),[p,m,u,f,k]=["full","beams-note","press-note","chosen-word","removed-key"].map(c),_=Object.fromEntries(["back","on","newest"].map(v=>[v,c(v)])),T=[],L=Co(
s),O=new Io(t,e,y),W=!1,b=[],A=v=>e.canAsk&&!v.isPrompt;function y(v,S){let x=wt(v);return{id:v.token_id,text:v.text,after:ce(v.logprob),before:ce(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?zn(v,S):"",words:()=>Wo(
v,S)}}function l(v){let S=$n(v),M=(W?S:qo(S,24,v.chosen.token_id)).map(z=>y(z,v)),q=v.distribution.vocab-S.length;q>0&&M.push(a(v,S.map(z=>y(z,v)),q));let I=g(Math.
max(...M.filter(({rest:z})=>!z).map(z=>Math.max(z.after,z.before))));for(E(p,`full width: ${j(I)}`);T.length<M.length;)T.push(new xn(s));T.forEach((z,N)=>M[N]?z.
fill(M[N],I,A(v)):z.hide()),L(),i.hidden=S.length<=24,E(i,W?"show 24 only":`show all ${B(S.length)}`),i.setAttribute("aria-expanded",String(W))}function a(v,S,x){
let M=C=>Math.max(0,1-S.reduce((P,R)=>P+R[C],0)),q=lt(v)>S.filter(({removed:C})=>!C).length,[I,z]=[q?e.usesBeams?null:M("after"):0,M("before")],N=`All ${B(x)} t\
okens that are not listed, together: ${j(z)} before the processors`+(I===null?".":`, ${j(I)} after them.`);return{text:`${B(x)} others`,after:I,before:z,rest:!0,
words:()=>N}}let g=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function h(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),E(c("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),c("before-key").hidden=k.hidden=S,E(f,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),m.hidden=!v.beam||S,u.hidden=!A(v),t.classList.toggle("gp-pressable",A(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...T,...O.rows].find(({body:q})=>q===S),M=e.current();x&&M&&A(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{W=!W,l(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Po(
v)}${x}: `:`at the newest token${x}: `),o.append(ke(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of T)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,m,u,O.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&l(S),h(S),O.draw(S,v,A(S)),w(S)):$(),b=[S,e.canAsk]}}var Sn=.001,ka=2e-5,sd=-1e9,Hn=-1e8,nt=(t,e=-1e30)=>t==null||t<e;function vn(t,e,n){return nt(t,n)||nt(e,n)?nt(t,n)&&nt(e,n)?0:1/0:Math.abs(t-e)}function jn(t,e,n){
return vn(t,e===null?null:e*n,Hn)/Math.max(1,n)}var Yt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Sn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ya(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Yt,given:new Yt,
final:new Yt,pool:new Yt,output:new Yt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));rd(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>id(t.returned[r].last,s,r,o,n.output)),n}function rd(t,e,n,o){let s=null,
r=new Map,i=(c,p)=>p.score-c.score;t.steps.forEach((c,p)=>{if(c.some(({given:f})=>f)){for(let f of c)o.given.see(vn(f.beam.score,0),()=>({node:f}));return}s??=new Map(
c.filter(({beam:f})=>f.parent%e===0).map(({beam:f})=>[f.parent,0]));for(let f of c){let{beam:k}=f,_=s.get(k.parent)??sd;if(o.sum.see(vn(_+(k.logprob??-1/0),k.score,
Hn),()=>({node:f,parent:_})),k.final_score===null||k.final_score===void 0)continue;let T=f.length**n;o.final.see(jn(k.score,k.final_score,T),()=>({node:f,power:T}));
let L=k.group??null;r.set(L,[...r.get(L)||[],{score:k.final_score,power:T}].sort(i).slice(0,e))}let m=[...r.values()].flat().filter(({score:f})=>!nt(f)).sort(i),
u=t.pools[p].filter(f=>!nt(f));for(let f=0;f<Math.max(m.length,u.length);f++){let k=m[f]??null,_=k&&f<u.length?jn(k.score*k.power,u[f],k.power):1/0;o.pool.see(_,
()=>({step:p,place:f,expected:k&&k.score,told:u[f]??null}))}s=new Map(c.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}function id(t,e,n,o,s){
let r=Ie(t),i=r.filter(({given:m})=>!m);if(e.score===null||!i.length)return;let c=i.length**o,p=r.every(({beam:m,given:u},f)=>u||m.parent===(e.beams||[])[f]);s.
see(p?jn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function xa(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,c=!1;function p(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Ie($[x]?$[x].last:null),q=S.token_ids.map((R,F)=>{let K=M[F]&&M[F].chosen.token_id===R?
M[F]:null,U=S.logprobs[F];return{id:R,text:K?K.chosen.text:"?",recorded:U,library:S.transition_scores?S.transition_scores[F]:null,difference:S.transition_scores?
vn(U,S.transition_scores[F]):null,drawn:K?vn(U,K.chosen.logprob):1/0}}),I=S.logprobs.filter((R,F)=>!M[F]||!M[F].given),z=I.reduce((R,F)=>R+(F??-1/0),0),N=I.length**
v,C=I.length?z/N:null,P=S.score!==null&&C!==null&&S.score*N>Hn;return{tokens:q,sum:z,length:I.length,penalty:v,rebuilt:C,score:S.score,difference:P?jn(z,S.score,
N):null}})}function m(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let u=w=>w.join("; "),f=(w,$)=>`${B(w)} ${$}${w===1?"":"s"}`;function k(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:M}=w,
q=({off:N,count:C,furthest:P},R,F)=>N?[`${B(N)} of ${f(C,R)} ${N===1?"does":"do"} not ${F}: the furthest is off by ${m(P)}`]:[],I=[...q($,"tree node","add up"),
...q(v,"given token","weigh nothing"),...q(S,"final score","follow from its sum"),...q(x,"kept score","follow from the texts that ended"),...q(M,"output","end w\
here its path through the tree ends")],z=Math.max(...Object.values(w).map(N=>N.furthest));return[I,I.length?[]:[`${f($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${m(z,ka)}`]]}function T({outputs:w,tree:$}){let v=w.flatMap(F=>F.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:F})=>F!==null),x=w.filter(({difference:F})=>F!==null),M=F=>Math.max(0,...F.map(({difference:K})=>K)),
q=F=>F.filter(({difference:K})=>!(K<=Sn)),I=v.filter(({drawn:F})=>F>Sn),[z,N]=_($),C=[];if(q(x).length&&C.push(`${B(q(x).length)} of ${B(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${m(M(x))}`),C.push(...z),q(S).length&&C.push(`${B(q(S).length)} of ${f(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${m(M(S))}`),I.length&&C.push(`${f(I.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",u(C)];let P=[...x.length?[`${B(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${m(M(x))}`]:[],...N];if(!S.length)return[
"none","–",u([...P,`compute_transition_scores does not apply: ${k()}`])];let R=S.length===1?"token agrees":"tokens agree";return["agrees","✓",u([...P,`${B(S.
length)} ${R} with the library’s compute_transition_scores to within ${m(M(S))}`])]}function L(){let[w,$,v]=i?T(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,E(t.querySelector(".gp-badge"),$),E(t.querySelector(".gp-verdict-line"),v)}let O=w=>nt(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),W=w=>nt(w)?"−∞":(w<Hn?w.toExponential(3):ne(w,5)).replace("-","−"),b=w=>w<0||nt(w)?`(${W(w)})`:W(w);function A(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>Sn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>Sn)}function y(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let M of[S+1,O(v.sum),v.length,v.penalty,ne(v.rebuilt,4),ne(v.score,
4)])x.insertCell().textContent=M;A(x,v.difference)})}function l(w,$,v,S,x,M){if(!v.count)return;let{worst:q}=v,I=w.insertRow();I.append(d("th","",$,{scope:"row"})),
I.insertCell().textContent=B(v.count),I.insertCell().append(S(q),...q.node?[" ",ke(q.node.beam.text)]:[]),I.insertCell().textContent=x(q),I.insertCell().textContent=
W(M(q)),A(I,q.difference)}function a(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:M}=i.
tree,q=e.started.effective.length_penalty??1,I=({node:N})=>`step ${N.index+1}:`,z=({node:N,power:C})=>`${W(N.beam.score)} / ${N.length} ** ${q} = ${W(nt(N.beam.
score)?null:N.beam.score/C)}`;l(w,"node: parent’s score + log-probability",$,I,({node:N,parent:C})=>`${W(C)} + ${b(N.beam.logprob)} = ${W(nt(N.beam.logprob)?null:
C+N.beam.logprob)}`,({node:N})=>N.beam.score),l(w,"given token: weighs nothing",v,I,()=>W(0),({node:N})=>N.beam.score),l(w,"ended: score / length ** length_pena\
lty",S,I,z,({node:N})=>N.beam.final_score),l(w,"kept after a step: the best that ended",x,N=>`step ${N.step+1}: number ${N.place+1}`,N=>N.expected===null?"none":
W(N.expected),N=>N.told),l(w,"output: score where its path ends, after the penalty",M,({number:N})=>`output ${N+1}:`,z,N=>N.told)}function g(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,c?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(ke(v.text)),x.insertCell().textContent=O(v.recorded),x.insertCell().textContent=v.difference===
null?"–":O(v.library),A(x,v.difference),x.insertCell().textContent=(ce(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||c,E(r,`Show all ${B(w.length)}\
 tokens`)}function h(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,E(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>d("option","",`${$} ${S+1}`,{value:S}))),y(),w||a(),w||
g()}return o.addEventListener("toggle",h),s.addEventListener("change",h),r.addEventListener("click",()=>{c=!0,h()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:p($),tree:ya(e)},c=!1,s.replaceChildren()):i=null,L(),(w.run||w.status||$)&&h()}}function $a(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),p=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),f=document.createElement("canvas"),k=f.getContext("2d",{willReadFrequently:!0}),
_=new Be({picks:{},peak:0},({picks:N,peak:C},{layers:P})=>P?{picks:{...N,[P.layer]:(N[P.layer]||0)+1},peak:Math.max(C,...P.divergences)}:{picks:N,peak:C}),T=0,L=[],
O=[],W=[0,0],b=[],A=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/T)))*10);function y(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(P=>`\
--gp-heat-${P}`),"--gp-text"].map(P=>{let R=N.getPropertyValue(P).trim();return[1,3,5].map(F=>parseInt(R.slice(F,F+2),16))})}function l(N){if(f.width>=N&&f.height===
L.length*6)return;let C=f.height===L.length*6?k.getImageData(0,0,f.width,f.height):null;f.width=Math.max(64,2**Math.ceil(Math.log2(N))),f.height=L.length*6,C&&k.
putImageData(C,0,0)}function a(N){let C=new ImageData(1,L.length*6);L.forEach((P,R)=>{let F=N.layers?N.layers.candidate_layers.indexOf(P):-1;if(F<0)return;let K=O[A(
N.layers.divergences[F])];for(let U=0;U<5;U++){let oe=U===2&&P===N.layers.layer?O[11]:K;C.data.set([...oe,255],(R*6+U)*4)}}),k.putImageData(C,N.index,0)}let g=()=>Math.
max(10,_.steps.length);function h(){let[N,C]=W;if(!N||!C)return;i.width!==N&&(i.width=N),i.height!==C&&(i.height=C);let P=i.getContext("2d");P.clearRect(0,0,N,C),
P.imageSmoothingEnabled=!1;let R=_.steps.length;P.drawImage(f,0,0,R,f.height,0,0,N*R/g(),C)}function w(N){let C=[..._.steps.find(K=>K.layers).layers.candidate_layers].
sort((K,U)=>U-K),P=y(),R=s.find(K=>_.total.peak<=K*Math.LN2)*Math.LN2,F=String([C,P,R])!==String([L,O,T]);String(C)!==String(L)&&$(C),[L,O,T]=[C,P,R],l(_.steps.
length);for(let K of F?_.steps:N)a(K);h()}function $(N){let C=Math.max(15,Math.min(28,280/N.length));r.style.height=p.style.height=`${Math.max(1,N.length)*C}px`,
p.replaceChildren(...N.map(P=>d("span","",P===0?"embedding":`layer ${P}`)))}function v(){E(t.querySelector(".gp-ramp-low"),"0"),E(t.querySelector(".gp-ramp-high"),
`${Number(He(T,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let C=0;C<11;C++){
let P=d("i");P.style.background=`var(--gp-heat-${C})`,N.append(P)}}let S=N=>N===0?"the embedding (layer 0)":`layer ${N}`;function x(N){if(!N.layers)return`Token\
 ${N.index+1}, ${re(N.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:P,candidate_layers:R,divergences:F}=N.layers,K=R.map((U,oe)=>`${U===0?"em\
bedding":`layer ${U}`} ${He(F[oe]??0,e.unit).toFixed(3)}`);return`Token ${N.index+1}, ${re(N.chosen.text)}: ${S(C)} was contrasted with the last layer (${P}), b\
ecause it diverges most from it. Divergences in ${e.unit}: ${K.join(", ")}.`}function M(N){c.hidden=!1,c.style.left=`${N.index/g()*100}%`,c.style.width=`${100/g()}\
%`;let C=x(N);E(m,C),Cn(r,N,_.steps.length,C)}function q(){let N=Object.entries(_.total.picks).sort((P,R)=>R[1]-P[1]),C=N.reduce((P,[,R])=>P+R,0);E(u,"Along the\
 text: "+N.map(([P,R])=>`${S(Number(P))} in ${B(R)}`).join(", ")+` of ${B(C)} steps.`),E(t.querySelector(".gp-heat-end"),String(g()))}go(r,e,{stepUnder:N=>{let{
left:C,width:P}=r.getBoundingClientRect(),R=Math.floor((N.clientX-C)/P*g());return _.steps[Math.max(0,Math.min(_.steps.length-1,R))]},hover:N=>E(m,x(N)),leave:()=>e.
current()&&!t.hidden&&E(m,x(e.current()))});function I(N){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:P}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!N.unit&&!N.look||(b=[C,_.total],w(P),v(),M(C),q())}new ResizeObserver(([{contentRect:N}])=>{W=[N.width,N.height].map(C=>Math.round(C*devicePixelRatio)),
h()}).observe(r);let z=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",z),new MutationObserver(z).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),I}var Bo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Ks(t,e){let{chosen:n,distribution:o}=e,s=r=>Ke(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+lt(e)}}var zt=(t,e)=>e?Math.exp(-t/e):null,ad=[1,2,3],Ro=class{constructor(){this.ids=[],this.grams=new Map(ad.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function va(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",p=new an,m;function u(){let{started:x,finished:M}=e;if(!x)return[];let q=M?M.num_tokens:e.numTokens,I=M?M.
seconds:e.elapsed,z=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",B(q),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${B(x.max_new_tokens)} new ones were asked for`],["Tokens per second",I>0&&q?(q/I).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",z===null?"–":Gn(z),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...f(),["Stopped by",k(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function f(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...q}=p.read(e.rounds),I=q.draft_acceptance_rate;return[["Draft accepted",I===null?"–":j(I),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${B(M)} of ${B(x)}`],["Tokens per draft",ne(q.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with\
 a draft wrote on average, the target’s own one included: 1 + ${B(M)} accepted / ${B(q.num_spec_steps)} such rounds`]]}function k(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Re(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=u(),M=new Set(x.map(([q])=>q));for(let[
q,{figure:I}]of i)M.has(q)||(I.remove(),i.delete(q));x.forEach(([q,I,z,N],C)=>{let P=i.get(q)||T(q,N,C);P.value.textContent!==I&&(P.value.textContent=I);let R=`${q}\
: ${z}`;P.meaning.textContent!==R&&(P.meaning.textContent=R)})}function T(x,M,q){let I=d("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),z=d("dd"),N=d(
"span","gp-meaning","",{role:"tooltip",id:c+x.replaceAll(" ","-")});I.setAttribute("aria-describedby",N.id),I.append(d("dt","",x),z,N),s.insertBefore(I,s.children[q]||
null);let C={figure:I,value:z,meaning:N};return i.set(x,C),C}let L=new Be(Bo,Ks),O=new Ro,W=Bo,b=x=>Number.isFinite(x)?He(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",A=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):B(Math.round(x)):"∞";function y(){let{total:x}=L,{unit:M}=e,q=(N,{count:C})=>C?N/C:
null,I=(N,C)=>C.count?b(q(N,C)):"–",z=L.steps.at(-1).distribution.vocab;return[["perplexity",l([[x.after,x.count],[x.before,x.count],[W.before,W.count]],z),A(
zt(x.after,x.count)),A(zt(x.before,x.count)),A(zt(W.before,W.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",I(x.after,
x),I(x.before,x),I(W.before,W)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(W.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",I(x.entropyAfter,x),I(x.entropyBefore,x),I(W.entropyBefore,W)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",A(q(x.kept,x)),B(z),B(z)],...[1,2,3].map(N=>[`distin\
ct-${N}`,`how many of the text’s ${N===1?"tokens":`runs of ${N} tokens`} differ, over all of them: 1 means that nothing comes twice`,A(O.distinct(N)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",j(O.share),"",""]]}function l(x,M){let q="e to the power of minus the mean log-p\
robability in nats";return x.every(([I,z])=>!z||zt(I,z)<=M)?`how many equally likely tokens there were to choose from, on average: ${q}`:`${q}; above ${B(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function a(){let x=e.current(),M=x?e.lastOf(x):null,{keep:q,added:I}=L.follow(M&&!M.isPrompt?
M:null);O.cut(q);for(let{chosen:N}of I)O.add(N.token_id);let z=t.querySelector(".gp-text-numbers");z.hidden=!L.steps.length,!z.hidden&&(g(),z.open&&h(x))}function g(){
let{total:x}=L,M=W.count?`; of the prompt ${A(zt(W.before,W.count))}`:"";E(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${A(zt(x.before,x.count))}\
 before the processors, ${A(zt(x.after,x.count))} after${M}`)}function h(x){let M=e.lines().length>1?e.lineOf(x):null;E(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!W.count;let q=y(),I=t.querySelector(".gp-totals tbody");for(;I.rows.length<q.length;){let z=I.insertRow(),
N=d("th","",null,{scope:"row"});N.append(d("span","","",{tabindex:"0","data-tip":""})),z.append(N,d("td"),d("td"),d("td"))}q.forEach(([z,N,...C],P)=>{let[R,...F]=I.
rows[P].cells;E(R.firstChild,z),R.firstChild.dataset.tip=N.charAt(0).toUpperCase()+N.slice(1)+".",C.forEach((K,U)=>E(F[U],K)),F[2].hidden=!W.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",a);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:z},N)=>z&&M.set(z,[...M.get(z)||
[],N+1]));let q=e.usesBeams?"output":"sequence",I=[...M].map(([z,N])=>{let P=N.length<x.length?` on ${q}${N.length>1?"s":""} ${N.join(", ")}`:"",R=d("p");return R.
append(d("b","",`Note${P}: `),z),R});r.replaceChildren(...I)}function $(){let[x,M]=v(),q=x+M;n.textContent!==q&&n.replaceChildren(d("b","",x),M)}function v(){let{
started:x,finished:M,failed:q,queued:I,loading:z}=e;if(z){let P=en(z);return["",P[0].toUpperCase()+P.slice(1)]}if(I)return I.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${I.ahead===1?"One run is":`${I.ahead} runs are`} before yours.`];if(q)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let N=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${tn(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",N+C]}function S(){let x=e.
waiting?null:e.failed;if(m===x||(m=x,o.replaceChildren(),!x))return;let M=d("div","gp-problem"),q=(I,z,N)=>{let C=d("p");C.append(d("b","","✕ "),(N?N+": ":"")+
I,z?" "+z:""),M.append(C)};for(let{knob:I,message:z,fix:N}of Un(x))q(z,N,I);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(W=e.promptSteps.reduce(Ks,Bo)),a()}}var Sa=12;function _a(t,e,n){let o=0,s=t.map(m=>{let u=o;return o=Math.min(1,o+(Bn(m,n)||0)),{from:u,to:o,kind:Gs(m,e),candidate:m}}),r=e.distribution.stages[n],
i=t.filter(m=>r&&Fn(m,n+1)).reduce((m,u)=>m+(Bn(u,n)||0),0),c=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,p={from:o,to:1-c,kind:"others",candidate:null};return[
...s,p,{from:1-c,to:1,kind:"going",candidate:null}]}function Gs(t,e){return t.token_id===e.chosen.token_id?"chosen":wt(t)?"removed":"kept"}function Ma(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ue("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Sa}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var cd=(t,e)=>e>12+7*Math.min(t.length,10);function Us({ribbons:t,bar:e},n,o,s,r){let i=ae(e,n.
length,()=>d("span",""));n.forEach(({from:p,to:m,kind:u,candidate:f},k)=>{let _=i[k];if(Se(_,`gp-piece gp-piece-${u}`),_.hidden=m-p<1e-4&&u!=="chosen",_.hidden)
return;ge(_,"left",p),ge(_,"width",m-p);let T=f?f.text:u==="others"?"others":"",L=T&&cd(T,(m-p)*s)?T:"";(_.dataset.text||"")!==L&&_.replaceChildren(...L?[ke(L,"\
gp-piece-word")]:[]),_.dataset.text=L,Ge(_,()=>r(n[k],o&&o[k]))});let c=ae(t,o?n.length:0,()=>ue("path"));(o||[]).forEach((p,m)=>{let{from:u,to:f,kind:k}=ld(n[m]),
[_,T,L,O]=[p.from,p.to,f,u].map(W=>(W*100).toFixed(2));c[m].dataset.kind!==k&&(c[m].dataset.kind=k,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),c[m].setAttribute(
"d",p.to>p.from?`M${_} 0H${T}L${L} ${Sa}H${O}Z`:"")})}function ld(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Fo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(m=>e.map(({number:u})=>Bn(m,u))),i=Math.max(.02,...r.flat().filter(m=>m!==void 0)),c=new Set($n(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,u)=>this.fill(this.lines[u],m,e,r[u],i,o,c));let p=this.lines.flatMap(m=>m.cells.
map(({cell:u})=>u));!p.some(m=>m.tabIndex===0)&&p.length&&(p[0].tabIndex=0)}drawHead(e){let n=ae(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});E(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},c)=>{let p=n[c+1];
Se(p,i?"gp-idle-column":""),E(p.firstElementChild,o),E(p.lastElementChild,s),p.lastElementChild.classList.toggle("gp-hidden",i),p.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),s=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),c=d("div","");c.append(s,r),i.append(o,c),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),s=d("i","gp-course-bar");o.append(s);let r=d("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,c){let p=n.token_id===i.chosen.token_id,m=wt(n);for(Se(e.row,
`gp-course gp-course-${Gs(n,i)}`),E(e.sign,p?"▶":m?"✕":""),qe(e.word,n.text),E(e.tag,[p&&(i.given?"given":"chosen"),m&&"removed",!c.has(n)&&"looked up"].filter(
Boolean).join(", ")),Ge(e.head,()=>Wo(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((u,f)=>this.
fillCell(e.cells[f],n,o,f,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,c,p){let{number:m,name:u,idle:f,side:k}=r[i],[_,T]=[c[i],i?c[i-1]:void 0],L=Fn(s,m)&&_!==
void 0,O=L&&i>0&&!Fn(s,r[i-1].number);Se(e,[f&&"gp-idle-column",L&&!O&&"gp-gone",O&&"gp-cut"].filter(Boolean).join(" ")),ge(n,"height",Math.sqrt((_||0)/p));let W=_===
void 0?"–":O?`✕ ${u}`:L?k==="after"?"✕":"":j(_);E(o,W),o.classList.toggle("gp-hidden",f&&!O);let b=!O&&i&&T!==void 0&&_!==void 0&&j(_)!==j(T)?_>T?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),Ge(e,()=>this.words(s,r[i],{share:_,was:T,gone:L,cut:O}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:c,gone:p,cut:m}){if(i===void 0)return`${re(e)}: not recorded at this place.`;if(m)return`${re(e)}: removed by ${o}; it had ${j(c)} just before.`;if(p)
return`${re(e)}: nothing is left of it here.`;if(n)return`${re(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${re(e)}: ${j(i)}, left as \
it was by ${o}.`;let u=j(i)===j(c)?"the same as before it":`${j(c)} before it`;return`${re(e)}: ${j(i)} after ${o} (stage ${r}), ${u}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(m=>m.row===o.parentNode),[r,i]=n[e.key],c=(m,u)=>Math.max(0,Math.min(u-1,m)),{cells:p}=this.lines[c(s+r,this.lines.length)];p[c(o.cellIndex-1+i,
p.length)].cell.focus()}};function Oa(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),p=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),u=new Fo(t.querySelector(".gp-courses-grid")),f=new Be({},O),k=[],_=!1,T=[],
L=300;function O(N,C){let P=zs(C);if(!P.length)return N;let R={...N};for(let F of P){let K=F.number+F.kind,{ran:U,acted:oe,removed:se,moved:de}=N[K]||{ran:0,acted:0,
removed:0,moved:0};R[K]={ran:U+1,acted:oe+!F.idle,removed:se+F.removed,moved:de+F.moved}}return R}function W({ran:N,acted:C,removed:P,moved:R}){if(!C)return`not\
hing in ${Jt(N,"step")}`;let F=R>2*P?`${j(R/C)} moved`:`${Fs(P/C)} removed`;return`${B(C)} of ${Jt(N,"step")}, ${F}`}let b=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-L)<8)return;L=N.width;let C=e.current();C&&z(C)});function A(){let N=r.insertRow(),C=d("th","",null,{scope:"row"}),P=d("span","gp-\
number",""),R=d("span","","",{tabindex:"0","data-tip":""}),F=d("span","gp-side"),K=d("span","gp-knob");C.append(P,R," ",F," ",K);let U=Ma();N.append(C,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),N.cells[1].append(U.box);let[,,oe,se,de,me]=N.cells;return k.length||
b.observe(U.bar),k.push({row:N,number:P,name:R,tags:F,knob:K,flow:U,left:oe,entropy:se,here:de,over:me}),k.at(-1)}function y(N,{kind:C,number:P,name:R,tip:F,side:K,
knob:U,entropy:oe,left:se,here:de,over:me}){N.row.className=`gp-stage-${C}`,E(N.number,P),E(N.name,R),N.name.dataset.tip!==F&&(N.name.dataset.tip=F),E(N.tags,K),
N.tags.hidden=!K,E(N.knob,U),N.knob.hidden=!U,E(N.left,se),E(N.entropy,oe),typeof de=="string"?E(N.here,de):N.here.replaceChildren(...de),E(N.over,me)}function l(N){
let C={...e.started.effective,...e.started.config};return N.filter((P,R)=>R===0||C[P]).map(P=>{let R=JSON.stringify(C[P]??null);return R==="null"||R.length>12?P:
`${P} ${R}`}).join(", ")}function a(N,C){let{vocab:P,entropy_before:R}=N.distribution,{name:F,meaning:K}=Hs(N),U={kind:"source",number:"",name:F,tip:K,side:C.length?
"before":"before and after",knob:"",left:`${B(P)} left`,entropy:Te(R,e.unit),here:"",over:""},oe=C.map((se,de)=>({kind:se.idle?"idle":"active",number:`${se.number}\
. `,name:se.name,tip:`${se.meaning} (${se.kind})`,side:de===C.length-1?"after":"",knob:l(se.knobs),left:`${B(se.kept)} left`,entropy:Te(se.entropy,e.unit),here:js(
se),over:W(f.total[se.number+se.kind])}));return[U,...oe,g(N)]}function g(N){let[C,P]=wa(N,e.started),R=ce(N.chosen.logprob),F=wt(N.chosen)?`, although ${zn(N.chosen,
N)} removed it`:N.beam?`: log-probability ${ne(N.chosen.logprob)}`:` (${j(R)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the tok\
en that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",ke(N.chosen.text,"gp-strong"),` ${P}${F}`],over:""}}function h(N,C,P){let R=a(N,C);
for(;k.length>R.length;)k.pop().row.remove();R.forEach((oe,se)=>y(k[se]||A(),oe));let F=[0,...C.map(({number:oe})=>oe)].map(oe=>_a(P,N,oe)),K=S(N,C),U=x(N,C);k.
forEach(({flow:oe},se)=>{oe.box.hidden=!K&&se>0,!oe.box.hidden&&(se<F.length?Us(oe,F[se],F[se-1],L,(de,me)=>$(de,me,se,U)):v(oe,F.at(-1),L))})}let w=({from:N,to:C})=>j(
C-N);function $(N,C,P,R){if(N.kind==="going")return`Tokens that are not shown here and that ${R[P+1].name} removes: ${w(N)}.`;let F=N.candidate?re(N.candidate.text):
"All other tokens together";return P?`${F}: ${w(N)} after ${R[P].name}`+(N.candidate?`, ${w(C)} before it.`:"."):`${F}: ${w(N)} before the processors.`}function v(N,C,P){
let R=C.filter(({kind:F})=>F==="chosen");Us(N,R,R,P,F=>`${re(F.candidate.text)} had ${w(F)} of what was left.`)}let S=({distribution:N},C)=>N.candidates.every(({
stage_logprobs:P})=>(P||[]).length===C.length);function x(N,C){let P=Hs(N);return[{number:0,place:"before",name:P.name,tip:P.meaning,idle:!1,side:"before"},...C.
map(R=>({number:R.number,place:String(R.number),name:R.name,idle:R.idle,side:"",tip:`${R.number}. ${R.name}: ${js(R)} here. It ${R.meaning}.`}))]}function M(N,C,P,R){
if(i.hidden=!C.length||!S(N,C),i.hidden)return;let F={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};u.draw([...x(N,C),F],P,N),c.hidden=R<=10,E(c,_?"show 10 only":`show all ${B(R)}`),c.setAttribute("aria-expanded",String(_))}c.addEventListener("cl\
ick",()=>{_=!_,z(e.current())});function q(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let C=e.started.processors||[],P=No(N)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.
length?"Your own loop asked no logits processor here.":C.length?`${P}, untouched here. Prepared, but not used by this loop: ${C.map(R=>bt(R)[0]).join(", ")}.`:`${P}\
, untouched: no logits processor runs.`}function I(N){let C=N.isPrompt||N.given;o.replaceChildren(`at ${Po(N)}: `,ke(N.chosen.text),C?" (given, not chosen)":""),
E(m,C?"given":"chosen")}function z(N){let C=zs(N),P=$n(N),R=(N.watched||[]).filter(({token_id:K})=>P.every(U=>U.token_id!==K)),F=qo(P,10,N.chosen.token_id);I(N),
E(s,q(N)),s.hidden=!s.textContent,p.hidden=!N.beam||!C.length,h(N,C,F),M(N,C,[..._?P:F,...R],P.length)}return N=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||
f.follow(e.lastOf(C)),!(C===T[0]&&f.total===T[1]&&!N.unit&&!N.watched)&&(T=[C,f.total],z(C)))}}function dd(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function hd(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function Ea(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),c=t.querySelector("details"),[p,m,u,f]=["from","choices","reveal","next"].map(i),k=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),T=C=>Ie(_()[C]?
_()[C].last:null),L=C=>C.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,R)=>P.raw_rank-R.raw_rank).slice(0,6);function O(C){let P=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return hd(L(C),dd(P))}let W=C=>L(C).length>1;function b(C){let P=e.current(),R=P&&e.lastOf(P),F=Math.max(0,_().findIndex(
oe=>oe.last===R)),K=T(F),U=K.findIndex((oe,se)=>se>=C&&W(oe));if(U<0){E(i("cannot"),K.length>C?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}E(i(
"cannot"),""),k={line:F,at:U,step:null,picks:[],revealed:!1,results:[]},A()}function A(){let C=T(k.line);for(;C[k.at]&&!W(C[k.at]);)k.at+=1;if(Object.assign(k,{
step:C[k.at]||null,picks:[],revealed:!1}),!k.step&&!e.running){h();return}y(),k.step&&e.selectStep(k.step.before),w(()=>m.querySelector("button"))}function y(){
e.hide(k&&c.open?k.at+(k.revealed?1:0):null)}function l(C){let{picks:P}=k;P.includes(C)?P.splice(P.indexOf(C),1):P.length<3&&P.push(C),x()}function a(){let{step:C,
picks:P}=k,R=L(C),F=R.find(({token_id:K})=>K===P[0]);k.revealed=!0,k.results.push({step:C,first:F,share:Math.exp(F.raw_logprob-R[0].raw_logprob),hit:P.includes(
C.chosen.token_id)}),y(),e.selectStep(C),w(()=>f)}function g(){if(k.results.length>=10){h();return}k.at+=1,A()}function h(){let{results:C,line:P}=k,R=k.at+(k.revealed?
1:0);k=null,y(),p.value=T(P).slice(R).some(W)?R+1:1,N(C),w(()=>i("begin"))}function w(C){let P=t.contains(document.activeElement);z(),P&&C()&&C().focus({preventScroll:!0})}
let $=({piece:C,chosen:P,text:R})=>C??(P?P.text:R);function v(){let C=Ie(k.step?k.step.before:T(k.line).at(-1)||null),P=[...e.prefix,...C].map($).join(""),R=d("\
span","gp-gap","?",{"aria-label":"the hidden token"});k.revealed&&R.replaceChildren(ke(k.step.chosen.text));let F=i("so-far");F.replaceChildren(P,R),F.scrollTop=
F.scrollHeight}function S(){m.replaceChildren(...(k.step&&!k.revealed?O(k.step):[]).map(({token_id:C,text:P})=>{let R=d("button","gp-choice",null,{type:"button",
"aria-pressed":"false","data-token":C});return R.append(d("span","gp-order"),ke(P)),R.addEventListener("click",()=>l(C)),R})),x()}function x(){for(let C of m.children){
let P=k.picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(P>=0)),C.disabled=P<0&&k.picks.length>=3,E(C.querySelector(".gp-order"),P<0?
"":r[P])}u.disabled=!k.picks.length}function M(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:C,picks:P}=k,{share:R,hit:F}=k.results.at(-1),K=L(
C),U=C.chosen.token_id,oe=K.some(({token_id:me})=>me===U)?K:[...K,C.chosen];i("truth").tBodies[0].replaceChildren(...oe.map(me=>{let Ae=d("tr",me.token_id===U?"\
gp-taken":""),Ne=d("th","",null,{scope:"row"});me.token_id===U&&Ne.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),Ne.append(ke(me.text));let H=d("d\
iv","gp-share"),Z=d("i");Z.style.width=`${(45*ce(me.raw_logprob)).toFixed(2)}%`,H.append(Z,j(ce(me.raw_logprob)));let pe=d("td");pe.append(H);let D=P.indexOf(me.
token_id);return Ae.append(Ne,d("td","",D<0?"":r[D]),pe,d("td","",j(ce(me.logprob))),d("td","",me.raw_rank?B(me.raw_rank):"–")),Ae}));let de=i("took");de.replaceChildren(
"The run took “",ke(C.chosen.text,"gp-strong"),F?"”, which is among your picks. ":"”, which is not among your picks. "),de.append(R===1?"Your first pick i\
s the token that the model found likeliest.":`Your first pick has ${j(R)} of the probability of the likeliest token.`)}let q=C=>C.reduce((P,{share:R})=>P+R,0)/C.
length,I=C=>C.filter(({hit:P})=>P).length;function z(){if(i("before").hidden=!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:C,revealed:P,step:R}=k,
F=C.length+(P?0:1);E(i("progress"),R?`Step ${F} of 10: ${P?"token":"which token comes next, as token"} ${R.index+1}${P?".":"? Pick up to three, the likeliest fi\
rst."}`:"The run has not come so far yet: waiting for its next token."),E(i("score"),C.length?`So far: first picks ${j(q(C))} of the top, the run’s token among \
your picks in ${I(C)} of ${C.length}`:""),u.hidden=P||!R,f.hidden=!P,E(f,C.length>=10?"To the score":"Next token"),v(),S(),M()}function N(C){let P=i("sum");if(P.
hidden=!1,P.replaceChildren(d("h3","","The round is over")),!C.length){P.append(d("p","","No token was revealed, so there is no score."));return}let R=(...K)=>{
let U=d("p");U.append(...K),P.append(U)};R(d("b","",j(q(C))),": how likely your first picks were, on average, against the likeliest token."),R(d("b","",`${I(C)}\
 of ${C.length}`),`: steps in which the run’s token was among your picks (${j(I(C)/C.length)}).`);let F=[...C].sort((K,U)=>K.share-U.share||U.step.distribution.
entropy_before-K.step.distribution.entropy_before);for(let[K,{step:U,first:oe,share:se}]of[["Hardest",F[0]],["Easiest",F.at(-1)]])R(d("b","",K+": "),`token ${U.
index+1}, “`,ke(U.chosen.text),"”; your “",ke(oe.text),`” had ${j(se)} of the top’s probability, and the model was uncertain by ${Te(U.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(p.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.
current();p.value=C&&!C.isPrompt?C.index+1:1}),u.addEventListener("click",a),f.addEventListener("click",g),i("end").addEventListener("click",h),c.addEventListener(
"toggle",y),C=>{t.hidden=!e.started,C.run&&(k=null,p.value=1,i("sum").hidden=!0,E(i("cannot"),""),z()),E(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),k&&!k.step&&(C.steps||C.status)&&A()}}function Ta(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),p=t.querySelector(".gp-tally"),m=new Be({steps:0,differed:0},(l,a)=>a.reranked?{steps:l.steps+1,differed:l.differed+ +(k(a.reranked).token_id!==a.chosen.
token_id)}:l),u=[],f=[],k=l=>l.reduce((a,g)=>g.probability>a.probability?g:a);function _(){let l=i.insertRow(),a=d("th","",null,{scope:"row"}),[g,h,w]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];a.append(g,h,w),l.append(a);let $=["probability","penalty","score"].map(()=>{let v=d("div","gp\
-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[d("i","gp-part"),d("i","gp-zero")];S.append(x,M);let q=d("span","gp-amount");return v.append(
S,q),l.append(d("td")),l.lastChild.append(v),{part:x,zero:M,amount:q}});return u.push({row:l,sign:g,word:h,tag:w,cells:$}),u.at(-1)}function T({part:l,zero:a,amount:g},h,[
w,$],v){let S=x=>(x-w)/($-w)*100;l.style.left=`${Math.min(S(0),S(h))}%`,l.style.width=`${Math.abs(S(h)-S(0))}%`,a.style.left=`${S(0)}%`,E(g,v)}function L({part:l,
zero:a,amount:g},h,[w,$],v){let S=x=>4+(x-w)/($-w)*92;l.hidden=h===null,l.style.left=`${S(h)}%`,a.style.left=`${S(0)}%`,E(g,v)}function O(l,a,g,h,w){let $=a.token_id===
g.chosen.token_id;l.row.className=$?"gp-winner":"",E(l.sign,$?"▶":""),Ye(l.word,a.text),l.tag.hidden=a!==h||$,T(l.cells[0],a.probability,w.probability,j(a.probability)),
T(l.cells[1],a.penalty,w.penalty,ne(a.penalty)),L(l.cells[2],a.score,w.score,ne(a.score))}function W(l){let[a,g]=[Math.min(0,...l),Math.max(0,...l)];return g>a?
[a,g]:[0,1]}function b(l){let a=k(l.reranked),g=l.reranked.find(v=>v.token_id===l.chosen.token_id),h=l.reranked.slice(0,12);g&&!h.includes(g)&&(h[11]=g);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,W(h.map(S=>S[v]))]));for(;u.length<h.length;)_();u.forEach((v,S)=>{v.row.hidden=S>=h.length,S<h.length&&
O(v,h[S],l,a,w)});let $=l.reranked.length-h.length;c.hidden=$<=0,E(c,`and ${B($)} less probable ones, which were weighed too`),A(g,a)}function A(l,a){l?l===a?s.
replaceChildren(ke(l.text,"gp-strong"),` won: the most probable token has the highest score too (${ne(l.score)}).`):s.replaceChildren(ke(l.text,"gp-strong"),` w\
on with a score of ${ne(l.score)}. Greedy would have taken `,ke(a.text,"gp-strong"),` (${j(a.probability)}), but its penalty of ${ne(a.penalty)} leaves it ${ne(
a.score)}.`):s.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,a=typeof l=="number",[g,h]=a?[Number((1-l).toFixed(4)),l]:["(1 - penalty_a\
lpha)","penalty_alpha"];return`${g} × probability - ${h} × penalty${a?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.
current();if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(m.follow(e.lastOf(l)),l===f[0]&&m.total===f[1]))return;f=[l,m.total],o.textContent=`at toke\
n ${l.index+1}`,r.dataset.tip=y(),b(l);let{steps:a,differed:g}=m.total;E(p,`Along the text: another token than the most probable one won in ${B(g)} of ${B(a)} s\
teps (${j(g/a)}).`)}}function La(t,e){let n=a=>t.querySelector(".gp-"+a),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,c=[],p="",m=null,u=null;function f(){return cn(t,s,e,
a=>{let g=i.get(a);return g&&{id:g.token.token_id,text:g.token.text,where:`prompt token ${g.index+1}`,step:null,why:g.words}})}function k(){let{started:a,written:g}=e,
h=a&&a.request.messages,w=h&&g&&a.model===g.model&&JSON.stringify(h)===JSON.stringify(g.messages);return g&&!w?{...g,ran:!1}:!h||!h.length?null:{model:a.model,messages:h,
tokens:a.prompt_tokens,parts:a.parts||[],ran:!0}}function _({messages:a,parts:g,problem:h}){let w=new Set(g.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...a.map(({role:$,content:v},S)=>{let x=d("li","",null,{"data-role":$});return x.append(d("span","gp-role",$),d("p","",v)),!h&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(d("p","gp-dropped","✕ The template leaves this message out.")),x}))}let T={message:({role:a})=>`words of ${a}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function L(a,g){let h=a?T[a.kind](a):"whose it is cannot be told";return g.piece===null?
`special token, ${h}`:h}function O({tokens:a,parts:g}){s.replaceChildren(),c=[],m=null;let h=new Set(g.map(({stop:$})=>$)),w=null;a.forEach(($,v)=>{let S=g.find(
I=>I.start<=v&&v<I.stop)||null;if(!w||!v||h.has(v)||g.some(({start:I})=>I===v)){let I=d("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
I.append(d("span","gp-role",S.role)),S&&S.kind==="generation"&&I.append(d("span","gp-role","the answer begins")),s.append(I),w={rows:I,tokens:[]}}let x=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=L(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${re($.text)}, ${M}`),i.set(x,{token:$,index:v,
words:M});let q=w.tokens.length?i.get(w.tokens.at(-1)).token:null;qt(w,x,$,q),c.push(x)}),c.length&&W(c[0])}function W(a){m&&(m.tabIndex=-1),m=a,a.tabIndex=0}function b(a){
a&&(W(a),a.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"}),u.show(a))}s.addEventListener("click",({target:a})=>b(a.closest(".gp-token"))),s.addEventListener(
"keydown",a=>{let g=c.indexOf(a.target.closest(".gp-token"));if(g<0||a.ctrlKey||a.metaKey||a.altKey)return;let h={ArrowRight:()=>c[g+1],ArrowLeft:()=>c[g-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>et(c,g,1),ArrowUp:()=>et(c,g,-1),Enter:()=>c[g]," ":()=>c[g]};h[a.key]&&(a.preventDefault(),b(h[a.key]()))});let A=(a,g)=>`${B(a)}\
 ${g}${a===1?"":"s"}`;function y({tokens:a,parts:g}){let h=M=>g.filter(q=>q.kind===M).reduce((q,{start:I,stop:z})=>q+z-I,0),w=a.filter(({piece:M})=>M===null).length,
[$,v,S]=["message","template","generation"].map(h),x=$||v?`${B($)} for the words of the messages, ${B(v)} around them, ${B(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${B(S)} that begin the answer`:""}`;return`${A(a.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${B(w)} are special.`}`}function l({tokens:a,parts:g}){let h=g.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>a.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(h.map(({text:$})=>re($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as on\
e, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let a=k();if(t.hidden=!a,!a){p="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!a.problem;let g=JSON.stringify([a.model,a.messages,a.parts,a.problem,a.ran,a.tokens.length]);if(g===p)return;p=g,u??=f(),E(n("whi\
ch"),a.ran?`of ${a.model}, as this run read it`:`of ${a.model}, as written now: not run yet`),ee(n("refusal"),!!a.problem),E(n("refusal"),a.problem||""),_(a),ee(
n("made"),!a.problem),O(a),ee(n("generation-key"),a.parts.some(({kind:w})=>w==="generation")),E(n("template-words"),a.problem?"":y(a));let h=l(a);ee(n("warn"),!!h),
E(n("warn"),h),u.hide()}}function Aa(t,e,n){let{state:o,log:s,text:r,select:i}=t;function c(p){if(!p)return;let{step:m}=o.entries.get(p);m&&s.selectStep(m),p.focus({preventScroll:!0}),p.
scrollIntoView({block:"nearest"}),m||n.show(p)}r.addEventListener("click",p=>{let m=o.tokenAt(p);m&&c(m)}),r.addEventListener("keydown",p=>{if(p.key==="Escape"){
s.selectStep(null);return}let m=o.tokenAt(p);if(!m||p.ctrlKey||p.metaKey||p.altKey)return;let u=o.allTokens,f=u.indexOf(m),k={ArrowRight:()=>u[f+1],ArrowLeft:()=>u[f-
1],ArrowDown:()=>et(u,f,1),ArrowUp:()=>et(u,f,-1),Home:()=>u.find(_=>o.entries.get(_).step),End:()=>u.at(-1),Enter:()=>m," ":()=>m};k[p.key]&&(p.preventDefault(),
c(k[p.key]()))}),i.addEventListener("change",()=>{o.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{o.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var Ca=t=>t.started&&t.started.request||{},Vs=t=>!!Ca(t).only_given;function Js(t,{index:e,isPrompt:n,isStart:o}){return o?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Ys(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":Ca(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Xs(t,e){let n=[];return e.given&&!Vs(t)&&n.push("given, not chosen"),n.push(...Or(e)),n}function Pa(t,e){let{step:n,token:o}=e,
s=n?[...Zn(n,t.unit),...Xs(t,n)]:[Ys(t,e)];return[`${Js(t,e)}: ${re(o.text)}`,...s].join(", ")}var zo=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Be(xr,$r)}drawScale(){xo(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:r}=n,i=!Vs(n.log)&&r.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,E(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let r=ae(e,Object.keys(ht).length,pd);Object.entries(ht).forEach(([i,[,c,p]],m)=>{let[u,f]=r[m].children;r[m].dataset.draft=i,r[m].dataset.tip=p,E(
u,c),E(f,B(n.total[i]))})}};function pd(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var jo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Ho=class{constructor(e,n,o,s){this.text=e,this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:o}=this;
if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let s=n.readsSource;e.classList.toggle("gp-apart",s),s&&e.append(d("span","gp-part-name",
"Source: the encoder reads it")),o.prompt=this.drawFixed(n.started.prompt_tokens,s?"Source":"Prompt"),s&&(e.append(d("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),o.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,o={}){let s=d("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new vt(s),tokens:[]};return e.forEach((i,c)=>this.append(r,{token:i,index:c,isPrompt:!0,step:null,...o})),this.text.append(
s),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((s,r)=>this.drawLine(n[r]||this.newLine(),s,r))}newLine(){let{begun:e,prompt:n,
lines:o}=this.state,s=d("div","gp-line"),r=d("div","gp-line-head"),i=d("span","gp-line-body"),c=d("span","gp-stop");s.append(r,i,c),this.text.append(s);let p=e||
n,m={element:s,head:r,rows:new vt(i,p&&p.rows),stop:c,steps:[],tokens:[],said:""};return o.push(m),m}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let s=JSON.stringify([n.label,n.score,n.stopReason]);s!==e.said&&(e.said=
s,this.drawHead(e,n));let{keep:r,added:i}=xt(e.steps,n.last);ln(e,r),e.steps.length=r;for(let c of i)this.append(e,{token:{...c.chosen,piece:c.piece},index:c.index,
isPrompt:!1,step:c}),e.steps.push(c)}drawHead(e,n){let o=n.stopReason?Re(n.stopReason)[1]:"",s=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",s)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(d("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(d("span","",r+o)),e.stop.
textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?r+o:""}append(e,n){let o=e.tokens.at(-1);qt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(
o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,r=d("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return Nt(r,n),o&&o.draft&&o.draft.origin!=="none"&&(r.dataset.draft=o.draft.origin),o&&o.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),o&&this.shade(r),r}describe(e){e.setAttribute("aria-label",Pa(this.log,this.state.entries.get(e)))}shade(e){yo(e.querySelector(".gp-ink"),this.select.value,Fe(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:r}=n;r&&r!==s&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=s,s&&(s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function Na(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new jo(e),r=new Ho(n,t.querySelector(".gp-empty"),o,s),i=new zo(t,n,o,s),c=cn(
t,n,e,m=>{let u=s.entries.get(m);if(!u)return null;let{token:f,step:k}=u,_=k?Xs(e,k).join(", "):Ys(e,u);return{id:f.token_id,text:f.text,where:Js(e,u),step:k,why:_}});
Aa(r,i,c);function p(){e.started&&(o.value=s.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return m=>{if(m.run&&p(),(m.
run||m.steps||m.status)&&(r.drawLines(),i.drawMarks()),s.prompt&&(m.run||m.prompt)&&r.drawPrompt(),s.prompt&&(m.unit||m.status))for(let u of m.unit?s.allTokens:
s.prompt.tokens)r.describe(u);m.unit&&i.drawScale(),r.markCurrent(),m.steps&&(r.followEnd(),r.settle()),c.refresh(m.unit||m.prompt||m.status)}}var be=t=>ne(t,2).replace("-","−");function qa(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${be(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&Y(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${be(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${dn(o)}.`];let i=t.tokens_needed,c=_n(t),p=Y(
i)&&i>c?` If the text went on like this, about ${B(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${p}`]}var _n=({num_tokens_scored:t,tokens:e})=>Y(t)?t:(e||[]).filter(([,,,,n])=>n).
length,fd="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function ud(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:c}=t;return[...e==="green"?md(t):gd(t),
["z-score",be(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",pt(o),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
s>.9999?"> 0.9999":ne(s,4),fd],["false-positive rate",pt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z\
 is above it.`],...Y(c)?[["tokens needed",B(c),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function md({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",B(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",B(e),`Scored tokens that \
stand on their green list, which holds ${B(s)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
o)} are green: the ratio.`]]}function gd(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",B(_n(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",B(o),`One for each scored token and each of the ${te((r||[]).length,"key")}: 0 or 1, as \
by a fair coin in a text without the watermark.`],["mean g-value",ne(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted\
 mean",ne(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...Y(s)?[["posterior",j(s),"What the trai\
ned Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function Mn(t,e){let n=e.
map(({report:c})=>new Map(ud(c).map(p=>[p[0],p]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[s]=ae(t.tHead,1,()=>d("tr")),r=ae(s,e.length+1,()=>d("th","",null,
{scope:"col"}));e.forEach(({name:c},p)=>E(r[p+1],c)),t.tHead.hidden=e.length<2;let i=ae(t.tBodies[0],o.length,()=>{let c=d("tr"),p=d("th","",null,{scope:"row"});
return p.append(d("span","",null,{tabindex:0})),c.append(p),c});o.forEach((c,p)=>{let m=ae(i[p],e.length+1,()=>d("td")),u=n.find(f=>f.has(c)).get(c);E(m[0].firstChild,
c),X(m[0].firstChild,{"data-tip":u[2]}),n.forEach((f,k)=>E(m[k+1],f.has(c)?f.get(c)[1]:"–"))})}function jt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,r,
i],c)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${B(c+1)}${c<e?", of the prompt":""}, ${re(n)}: ${wd(s,i,r)}`}))}
function wd(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var Ht=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function Wa(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Je(n("words"));function s({before:c,after:p}){let m=`z was ${be(c.z_score)}`;if(p.error)return["even",
"…","Nothing left to score",`${p.error.message} ${m} before.`];let u=`z from ${be(c.z_score)} to ${be(p.z_score)}`,f=Number(p.threshold.toFixed(2));return c.prediction?
p.prediction?["good","◆",u,`Still above the threshold ${f}: the watermark survived.`]:["bad","◇",u,`Not above the threshold ${f} any more: the detector no l\
onger finds the watermark.`]:["even","◇",u,`The text did not pass the threshold ${f} before the attack: there is nothing to wash out.`]}let r=({how:c,strength:p})=>c?
`${c}${Y(p)?`, strength ${j(p)}`:""}`:"as edited by hand";function i(c){let{before:p,after:m}=c,[u,f,k,_]=s(c);X(n("answer"),{"data-verdict":u}),E(n("answer-sig\
n"),f),E(n("answer-words"),k),E(n("answer-more"),_),E(n("told"),`${k}. ${_}`),E(n("about"),r(c)),ee(n("of-text"),!m.error),m.error||(ft(n("legend"),...Ht(m)),o.
show(jt(m)));let T=[{name:"before",report:p},...m.error?[]:[{name:"after",report:m}]];Mn(n("found-numbers"),T)}return c=>{t.hidden=!e.found,!t.hidden&&c.found&&
i(e.found)}}function Ia(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),c=({report:y})=>!!y&&!y.error,p=o.map(y=>{
let l=d("div"),[a,g,h]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",y==="with"?
"With the watermark":"Without the watermark"),a,g,h),n("texts").append(l),{facts:a,problem:g,text:new Je(h),shown:0,report:null}});s.addEventListener("input",()=>{
let y=s.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&A())});function m(y,l,a){if(a){y.report!==a&&y.text.show(jt(a)),Object.assign(y,{report:a,shown:0});
return}let[g]=e.groups[l].entries,h=g.tokens.map(w=>({token:w,mark:{},words:()=>`${re(w.text)}, not scored yet`}));y.text.show(h,y.report?0:y.shown),Object.assign(
y,{report:null,shown:h.length})}function u({tokens:y,perplexity:l,stop_reason:a,report:g}){if(!y)return"not begun";let h=[te(y,"token")];return Y(l)&&h.push(`pe\
rplexity ${l.toFixed(2)}`),g&&!g.error&&h.push(g.kind==="green"?`${j(g.green_fraction)} green`:`mean g-value ${g.mean.toFixed(3)}`),a&&h.push(Re(a)[1]),h.join("\
 · ")}function f({texts:y}){y.forEach((a,g)=>{let h=p[g];m(h,g,c(a)?a.report:null),E(h.facts,u({...a,tokens:a.tokens||e.groups[g].entries[0].tokens.length}));let{
error:w}=a.report||{};ee(h.problem,!!w),E(h.problem,w?`${w.message} ${w.fix}`:"")});let l=y.filter(c).map(({report:a})=>Ht(a)[1]);ft(n("legend"),e.found.kind,{unscored:l.
some(({unscored:a})=>a),repeated:l.some(({repeated:a})=>a)})}function k({texts:y}){if(!y.every(c))return y.find(({report:w})=>w&&w.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,a]=y.map(
({report:h})=>h.z_score),g=`z is ${be(a)} with the watermark and ${be(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${g} The text without the watermark passes it.`]:a>r?["good","◆","The watermark is found",g]:["even","◇","The watermark is not found",`${g} ${T(y[1].
report)}`]}let _=({tokens_needed:y,threshold:l})=>Y(y)&&l>0?Math.ceil(y*(r/l)**2):null;function T(y){let[l,a]=[_(y),_n(y)];return l>a?`Were the text to go on li\
ke this, it would take about ${te(l,"scored token")}; here ${te(a,"is","are")}.`:"A longer text, or a stronger mark, would help."}function L({texts:y}){let[l,a]=y.
map(({perplexity:h})=>h);return!y.every(c)||!Y(l)||!Y(a)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${a.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function O(y){let[l,a,g,h]=k(y);X(n("answer"),{"data-verdict":l}),E(n("answer-sign"),
a),E(n("answer-words"),g),E(n("answer-more"),`${h} ${L(y)}`.trim()),E(n("means"),dn(r)),e.done&&E(n("told"),`${g}. ${h}`);let w=e.entries[0]&&e.entries[0].seed;
E(n("about"),`${Dn(y.watermark)}${Y(w)?`; seed ${w}`:""}`)}function W({report:y,expected:l}){if(!Y(l)||y.kind!=="green")return null;let{ratio:a,num_tokens_scored:g}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,g)},(w,$)=>($+1)*g/Math.min(60,g)).map(w=>[w,Tn(l*w,w,a)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(ee(n("evidence"),y.every(c)),n("evidence").hidden)return;let[l,a]=y,g=[{name:"with the watermark",look:"measured",points:a.
report.curve},W(a),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);pn(n("keys"),g),hn(n("curves"),{curves:g,threshold:r});let h=y.map(({
side:w,report:$})=>{let v=it($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:it(r),tokens_needed:_($)}}});Mn(t.querySelector(
"table"),h)}function A(){f(e.found),O(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&p.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&A())}}function Dn(t){if(Array.isArray(t.keys))return`SynthID, ${te(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${o}, context width ${s}`}var Do={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Dt=t=>Ze(Do,t,[t,t,""])[0],bd=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function kd([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=Yo(s,r>s?r:s+1,n),c=i[1]-i[0],p=Math.floor(s/c+1e-9),m=Array.from({length:Math.max(1,Math.ceil(
r/c+1e-9)-p)},(f,k)=>[(p+k)*c,(p+k+1)*c,0,0]),u=f=>Math.max(0,Math.min(m.length-1,Math.floor(f/c+1e-9)-p));for(let f of t)m[u(f)][2]+=1;for(let f of e)m[u(f)][3]+=
1;return m}function Ra(t,{values:e,normal:n,name:o},s){let r=kd(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],c=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],p=Math.max(1,...r.flatMap(([,,b,A])=>[b,A])),m=Pe(t,{height:290,x:c,y:[-p*1.12,p*1.18],left:40,top:40}),u=m.y(0),f=r.flatMap(([b,A,y,l])=>[{
number:y,side:"without",sign:-1},{number:l,side:"with",sign:1}].map(({number:a,side:g,sign:h})=>{if(!a)return null;let[w,$]=[m.y(h*a),u].sort((S,x)=>S-x),v={x:le(
m.x(b)+1),y:le(w),width:le(Math.max(1,m.x(A)-m.x(b)-2)),height:le($-w)};return Ee("",`${Dt(o)} from ${ne(b,2)} to ${ne(A,2)}: ${te(a,"text")} ${g} the watermark`,
[["rect",`gp-bar-${g}`,v,[]]])})).filter(Boolean),k=n.map((b,A)=>b&&Ce(`gp-fit-${A?"with":"without"}`,Array.from({length:121},(y,l)=>{let a=c[0]+l/120*(c[1]-c[0]);
return[m.x(a),m.y((A?1:-1)*bd(b,a)*i*e[A].length)]}))).filter(Boolean),_=m.x(s),T=_>m.left+m.inner/2,L=Oe(0,p,3).filter(Number.isInteger),O=[...We(m,{xTicks:Oe(
...c,m.inner/70),yTicks:[...L,...L.filter(Boolean).map(b=>-b)].map(b=>[b,B(Math.abs(b))]),xTitle:Ze(Do,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),xe("g\
p-unity",m.left,u,m.width-m.right,u)],W=[xe("gp-z-threshold",_,m.top-4,_,m.height-m.bottom),_e("gp-halo gp-strong",_+(T?-5:5),m.top+6,`threshold ${Number(s.toFixed(
2))}`,T?"end":"start")];m.draw(`${Dt(o)} of ${te(e[1].length,"text")} with the watermark and ${B(e[0].length)} without it`,[O,f,[["g","",{"aria-hidden":"true"},
[...k,...W]]]])}function Ba(t,e,n,o){let s=Pe(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(p=>[p,j(p)]),i=[...We(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),xe("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:p},m)=>Ce(m===n?"gp-roc-main":`gp-roc-other gp-roc-${m%3}`,
p.map(([u,f])=>[s.x(u),s.y(f)])))],c=e[n].roc.slice(1,-1).map(([p,m])=>Ee("",`At a false-positive rate of ${j(p)}, ${j(m)} are found`,[["circle","gp-roc-point",
{cx:le(s.x(p)),cy:le(s.y(m)),r:3.5},[]]]));o&&c.push(Ee("",o.words,[["path","gp-measured",{d:kt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${Dt(e[n].name)}`,[i,c])}function Fa(t,e,n){let o=e.at(-1).tokens,s=Pe(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
f=>[f,j(f)]),i=f=>e.filter(k=>Y(f(k))).map(k=>[s.x(k.tokens),s.y(f(k))]),[c,p]=[f=>f.rates[n],f=>f.normal[n]],m=[...We(s,{xTicks:Oe(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),Ce("gp-z-other",i(f=>f.auc)),Ce("gp-z-expected",i(p)),Ce("gp-z-measured",i(c))],u=e.map(f=>{let k=Y(p(f))?`, by no\
rmal distributions ${j(p(f))}`:"",[_,T]=f.found_between[n],L=`The first ${te(f.tokens,"token")}: ${j(c(f))} of ${te(f.counts[1],"text")} found (${j(_)} to ${j(T)}\
) at ${j(f.levels[n])} false positives${k}; AUC ${f.auc.toFixed(3)}; median z ${be(f.median[1])} with the watermark, ${be(f.median[0])} without`;return Ee("",L,
[["rect","gp-catch",{x:le(s.x(f.tokens)-8),y:s.top,width:16,height:le(s.height-s.bottom-s.top)},[]],...Kt(s.x(f.tokens),s.y(_),s.y(T)),["circle","gp-measured",{
cx:le(s.x(f.tokens)),cy:le(s.y(c(f))),r:5},[]]])});s.draw("Detection over the number of tokens",[m,u])}function za(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,c=.01,p=()=>e.answered("sure"),m=({auc:$})=>Y($),u=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},f=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[u(e.found)].name]=s.valueAsNumber,
l(e.found))});function k({counts:$,scores:v,fewest:S},x){if(!m(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,q=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${B($[1])} with the watermark and ${B($[0])} without it are too few texts to tell: it takes ${B(S)} of each.`];let I=v.length>1?` b\
y the ${Dt(x.name)}`:"",[z,N]=M.found_between.map(j),C=`${B(M.detected)} of ${B(M.marked)} found at ${j(M.level)} false positives${q}`,P=M.level>c?`; ${j(M.level)}\
 is the smallest rate that ${te(M.plain,"text")} without it can show`:"",R=`So many texts with the watermark were found${I}: the true rate lies between ${z} and\
 ${N}. Of the texts without it ${M.false_positives?B(M.false_positives):"none"} passed, so up to ${j(M.false_between[1])} may${P}.`,F=M.apart?"":" These overlap\
: it is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${R}${F} AUC of these texts ${x.auc.toFixed(3)}\
.`]}function _($){let[v,S,x,M]=k($,$.scores[u($)]);X(n("answer"),{"data-verdict":v}),E(n("answer-sign"),S),E(n("answer-words"),x),E(n("answer-more"),M),e.done&&
E(n("told"),`${x}. ${M}`),E(n("missing"),Qe(e,$)),E(n("about"),Dn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:q,
problem:I}=$;ee(n("warning"),q>0),E(n("warning"),q>0?`⚠ ${te(q,"text was","texts were")} not scored. ${I?`${I.message} ${I.fix}`:"They have no token that coun\
ts."}`:"")}let T=($,v)=>$.filter(S=>S>v).length;function L({values:$,name:v},S){let[x,M]=$.map(I=>T(I,S)),q=v==="posterior"?"":` If chance were normal with mean\
 0 and standard deviation 1, ${pt(it(S))} would pass.`;return{x:x/$[0].length,y:M/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${B(M)} of ${te($[1].length,
"text")} with the watermark (${j(M/$[1].length)}), and ${B(x)} of ${B($[0].length)} without it (${j(x/$[0].length)}).${q}`}}function O($,v){let S=2/(9*(v-1));return $**
2>(1-S+1.645*Math.sqrt(S))**3}function W({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,M]=v.map(I=>I&&`mean ${be(I[0])}, standard deviati\
on ${I[1].toFixed(2)}`),q=O(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Wi\
thout the watermark: ${x}; theory has 0 and 1. With it: ${M||"too few"}.${q}`}function b({scores:$}){let v=$.filter(m).flatMap(x=>x.rates.map(M=>[x,M])),S=ae(t.
querySelector(".gp-rates tbody"),v.length,()=>{let x=d("tr");return x.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=d("td");return M.
append(d("span")," ",d("small")),M})),x});v.forEach(([x,M],q)=>{let[I,z,N,C,P]=S[q].cells,R=([K,U])=>`(${j(K)} to ${j(U)})`,F=K=>Y(K)?`, threshold ${be(K)}`:"";
E(I,Dt(x.name)),A(z,j(M.level),""),M.shown?A(N,`${j(M.detected/M.marked)}`,`${R(M.found_between)}${F(M.threshold)}`):A(N,"not known",`takes ${te(Math.ceil(1/M.level-
1e-9),"text")} without it`),A(C,M.normal?j(M.normal.rate):"–",M.normal?F(M.normal.threshold).slice(2):""),M.shown?A(P,`up to ${j(M.false_between[1])}`,`${B(M.
false_positives)} of ${B(M.plain)} passed`):A(P,"–","")})}function A($,v,S){E($.children[0],v),E($.children[1],S)}function y({scores:$}){let[{rates:v}]=$.filter(
m),S=v.filter(({shown:x})=>!x).map(({level:x})=>j(x));return S.length?`With ${te(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" \
or ")} is less than one text, so the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores a\
re normal.`:""}function l($){let v=$.scores[u($)];if(ee(n("shown"),m(v)),!m(v))return;let S=f(v.name);document.activeElement!==s&&(s.value=S);let x=L(v,S);Ra(n(
"scores"),v,S),E(n("at-threshold"),x.words),E(n("spreads"),W(v)),ee(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let M=$.scores.filter(m);if(Ba(n("\
roc"),M,M.indexOf(v),x),g(n("roc-keys"),M.map(({name:I,auc:z},N)=>[N===M.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${N%3}`,`${Dt(I)}: AUC ${z.toFixed(3)}`,Ze(
Do,I,["","",""])[2]])),b($),E(n("few"),y($)),ee(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;Fa(n("lengths-box"),$.lengths,0);let q=$.kind==="s\
ynthid"?"mean g":"z";g(n("length-keys"),[["gp-z-measured",`found at ${a($.lengths)} false positives, by ${q}, from the samples`,"The threshold is the laxest tha\
t at most so many of the cut texts without the watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies w\
ith 95%."],["gp-z-expected","the same by normal distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with th\
e watermark scores higher than one without: 50% is guessing."]])}function a($){let v=$.map(({levels:[M]})=>M),[S,x]=[Math.min(...v),Math.max(...v)].map(j);return S===
x?S:`${S} to ${x}`}function g($,v){let S=ae($,v.length,()=>{let x=d("span"),M=ue("svg");return X(M,{width:26,height:8,"aria-hidden":"true"}),M.append(ue("path")),
x.append(M,d("span","",null,{tabindex:0})),x});v.forEach(([x,M,q],I)=>{X(S[I].firstChild.firstChild,{class:x,d:"M1 4H25"}),E(S[I].lastChild,M),X(S[I].lastChild,
{"data-tip":q})})}function h({scores:$}){ee(n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.
map(({name:S})=>d("option","",Dt(S),{value:S}))),o.value=$[u(e.found)].name)}function w(){h(e.found),_(e.found),l(e.found)}return new ResizeObserver(()=>p()&&l(
e.found)).observe(t),$=>{t.hidden=!p(),!t.hidden&&($.found||$.status)&&w()}}function ja(t,e){let n=O=>t.querySelector(".gp-"+O),o=["the text alone","with its prompt"],s=new Je(n("words")),r=n("which");r.addEventListener("change",()=>f());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function c({reports:O,once:W,otherwise:b}){let[A,y,l,a]=qa(O[0],W?null:b);X(n("ans\
wer"),{"data-verdict":A}),E(n("answer-sign"),y),E(n("answer-words"),l),E(n("answer-more"),a),E(n("told"),`${l}. ${a}`),ee(n("beside"),O.length>1),O.length>1&&E(
n("beside"),m(O));let g=p(e.found);ee(n("repeats"),!!g),E(n("repeats"),g),E(n("about"),u(e.found)+(W?", repeated n-grams counted once":""))}function p({reports:[
{num_tokens_scored:O}],otherwise:W,once:b}){let A=W?W.num_tokens_scored:null;return!Y(A)||A===O?"":b?`Left out as repeated: ${te(A-O,"token")}. With ${A-O===1?"\
it":"them"} z would be ${be(W.z_score)}.`:`Of the scored tokens, ${B(O-A)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${be(
W.z_score)}.`}function m([O,W]){let b=W.z_score-O.z_score,A=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`\
With its prompt z is ${be(W.z_score)}: ${te(W.prompt_tokens,"token")} of the prompt count too, ${A}.`}function u({model:O,watermark:W,exact:b}){return`${Array.isArray(
W.keys)?`SynthID, ${te(W.keys.length,"key")}`:`green list, ${W.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${O} splits the text`}`}function f(){
let O=i();ft(n("legend"),...Ht(O)),s.show(jt(O))}function k({reports:O}){let W=O.map(({curve:a},g)=>({name:O.length>1?o[g]:"z",look:g?"other":"measured",points:a||
[]})),[{tokens_needed:b,threshold:A}]=O,y=_n(O[0]),l=Y(b)?{at:b,words:`${te(b,"token")} reach the threshold at the share of this text${b>y?`: ${B(b-y)} more`:""}\
.`}:null;hn(n("curve-box"),{curves:W,threshold:A,needed:l}),pn(n("curve-keys"),O.length>1?W:[])}function _({layers:O}){if(ee(n("of-layers"),!!(O&&O.length)),n("\
of-layers").hidden)return;let W=[Math.min(.4,...O)-.02,Math.max(.6,...O)+.02],b=Pe(n("layers-box"),{height:190,x:[.3,O.length+.7],y:W,top:8}),A=Math.ceil(O.length/
(b.inner/34)),y=O.map((a,g)=>g+1).filter(a=>(a-1)%A===0),l=Math.min(26,b.inner/O.length*.6);b.draw("Mean g-value of each key",[[...We(b,{xTicks:y,yTicks:Oe(...W,
4),xTitle:"key",yTitle:""}),xe("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],O.map((a,g)=>{let[h,w]=[b.y(a),b.y(.5)],$={x:le(b.x(g+1)-l/2),y:le(Math.min(h,
w)),width:le(l),height:le(Math.max(1,Math.abs(w-h)))};return Ee("",`Key ${g+1}: mean g-value ${a.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function T(O){let{
reports:W}=e.found;ee(n("of-prompt"),W.length>1),c(e.found),O&&f(),Mn(n("found-numbers"),W.map((b,A)=>({name:o[A],report:b}))),k(e.found),_(W[0])}let L=()=>!!e.
found;return new ResizeObserver(()=>L()&&T(!1)).observe(t),O=>{t.hidden=!L(),!t.hidden&&O.found&&T(!0)}}function Ha(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:f,threshold:k}){let _=f.flatMap(({reports:b})=>b.map(({z_score:A})=>A)).
filter(Y),T=Math.min(-3,..._)-.4,L=Math.max(k,..._)+.4,O=b=>(b-T)/(L-T),W=ae(n,f.length,r);f.forEach(({what:b,how:A,meaning:y,keeps:l,reports:a},g)=>{let[h,w,$]=W[g].
cells;W[g].classList.toggle("gp-right",g===0);let[v,S]=h.children;E(v,b),X(v,{"data-tip":y}),E(S,A);let x=a.map(({z_score:I})=>I).filter(Y);i(w.firstChild,x.map(
O),{zero:O(0),threshold:O(k)});let M=x.length>1?`${be(Math.min(...x))} to ${be(Math.max(...x))}`:be(x[0]);E($.children[0],M),E($.children[1],c(a,l));let q=g?p({
keeps:l,meaning:y,reports:a},k):"";ee($.children[2],!!q),E($.children[2],q)}),E(o,u(f))}function r(){let f=d("tr"),k=d("th","",null,{scope:"row"});k.append(d("s\
pan","",null,{tabindex:0}),d("small"));let _=d("td");_.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let T=d("td");return T.append(d("b"),d("small"),
d("small","gp-why")),f.append(k,_,T),f}function i(f,k,{zero:_,threshold:T}){let L=[_,T,...k],O=ae(f,L.length,()=>d("i"));L.forEach((W,b)=>{Se(O[b],["gp-line gp-\
zero","gp-line"][b]||"gp-dot"),ge(O[b],"left",W)})}function c(f,k){let[_]=f.filter(({error:O})=>O);if(_)return _.error.message;let T=f.filter(({prediction:O})=>O).
length,L=k==="none";return f.length===1?T?L?"▲ above it by chance":"◆ watermarked":"◇ no sign":T?`${L?"▲":"◆"} ${T} of ${f.length} ${L?"above it by ch\
ance":"say so"}`:`◇ no sign, ${f.length} times`}function p({keeps:f,meaning:k,reports:_},T){let L=_.filter(({prediction:y})=>y);if(!L.length)return"";if(f!=="\
none")return k;let{num_tokens_scored:O,once:W}=L.reduce((y,l)=>l.z_score>y.z_score?l:y),b=W&&Y(O)?O-W.num_tokens_scored:0,A=[];return b>0&&A.push(`p takes each \
token for new evidence, but ${B(b)} of the ${B(O)} only repeat an n-gram. Counted once, z is ${be(W.z_score)}${W.z_score>T?"":", not above the threshold"}.`),(!b||
W.z_score>T||_.length>1)&&A.push(m(T,_.length)),A.join(" ")}function m(f,k){let _=it(f),T=O=>O>.1?j(O):`one in ${B(Number((1/O).toPrecision(2)))}`,L=1-(1-_)**k;
return`Of texts without this watermark ${T(_)} passes the threshold${k>1?`; with ${B(k)} tries at each, ${T(L)} has one that does`:""}.`}function u([f]){return f.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&s(e.found)}}function Da(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:c,of:p,seeds:m,threshold:u}){let f=c.filter(({z:A})=>A.length).map(({strength:A,z:y})=>({
strength:A,z:y,middle:Lt(y),low:Math.min(...y),high:Math.max(...y)}));E(n("about"),`${i}, ${te(m,"seed")} at each strength${c.length<p?`; ${c.length} of ${p} st\
rengths so far`:""}`),E(n("strength-words"),s(f,c,u));let k=[Math.min(-1,...f.map(({low:A})=>A)),Math.max(u,...f.map(({high:A})=>A))],_=Pe(n("strength-box"),{height:270,
x:[0,1],y:[k[0]-.3,k[1]+.5],top:24}),T=_.width-_.right,L=[0,.2,.4,.6,.8,1].map(A=>[A,j(A)]),O=[...f.map(({strength:A,high:y})=>[_.x(A),_.y(y)]),...[...f].reverse().
map(({strength:A,low:y})=>[_.x(A),_.y(y)])],W=[...We(_,{xTicks:L,yTicks:Oe(...k,5),xTitle:"strength of the attack",yTitle:"z"}),xe("gp-unity",_.left,_.y(0),T,_.
y(0)),Ce("gp-range",O),xe("gp-z-threshold",_.left,_.y(u),T,_.y(u)),_e("gp-halo gp-strong",T-5,_.y(u)-6,`threshold ${Number(u.toFixed(2))}`,"end"),Ce("gp-z-measu\
red",f.map(({strength:A,middle:y})=>[_.x(A),_.y(y)]))],b=f.map(({strength:A,z:y,middle:l,low:a,high:g})=>{let h=y.length>1?`, from ${be(a)} to ${be(g)}`:"",w=`S\
trength ${j(A)}: z ${be(l)}${h}`;return Ee("",w,[["circle","gp-measured",{cx:le(_.x(A)),cy:le(_.y(l)),r:5},[]]])});_.draw("z against the strength of the attack",
[W,b])}function s(i,c,p){let m=({strength:W,z:b})=>W===0?b[0]>p?"above":"below":Ls(b,p),u=(...W)=>r(i,b=>W.includes(m(b))),[f,k,_]=[u("above"),u("below"),u("ope\
n","few")],T=c.filter(({refused:W})=>W).map(({strength:W})=>j(W)),L=[];i.length&&i[0].strength===0&&m(i[0])!=="above"&&L.push("The text is not above the thresho\
ld even before the attack.");let O=[f&&`above the threshold at ${f}`,k&&`not above it at ${k}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return O.length&&L.push(`By strength, the median z is ${O.join("; ")}.`),T.length&&L.push(`At ${T.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),L.join(" ")}function r(i,c){let p=[];i.forEach((u,f)=>{c(u)&&(f&&c(i[f-1])?p.at(-1)[1]=u.strength:p.push([u.strength,
u.strength]))});let m=p.map(([u,f])=>u===f?j(u):`${j(u)} to ${j(f)}`);return m.length>1?`${m.slice(0,-1).join(", ")} and ${m.at(-1)}`:m.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var yd={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Zs(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?un(e.ngram_len,1)-1:un(r,1)-Number(s)}}function Ko({config:t,keys:e,ratio:n}){return e?`SynthID: ${te(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function Ka({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${B(e+1)} ${re(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ze(yd,n.why,"no mark here")}.`;let c=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,p=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${ne(n.g,2)} over ${te(r.keys,"key")}. ${c}${p}`;let m=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[u,f]=[n.mass_before,
n.mass_after].map(T=>j(T??0)),k=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${te(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${k}, ${te(n.listed??0,"token")} could be chosen here`;return`${i}: ${m}. ${c} ${_}: ${u} together before, ${f} a\
fter.${p}`}var Ga={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function Ua(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let c=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:p,entropy_before:m}=e.distribution;
i.entropy+=o>0&&p[o-1]?p[o-1].entropy:m,i.likely-=xd(e,o)}return i.suppressed+=s.suppressed,c===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(c),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=Tn(i.green,i.scored,n.ratio),i.foreseen=Tn(i.expected,i.scored,n.ratio)),i)}function xd({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Va(t,e,n,o){let s=t.find(([,m])=>m>o),r=s?`z first passed ${o} after ${te(s[0],"scored \
token")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",c=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Br(e.green/e.scored,n.ratio,o),p=Math.
max(e.scored+1,Math.ceil(c));return!Number.isFinite(p)||p>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:p,words:`${i}At the share so f\
ar, z reaches ${o} after about ${te(p,"scored token")}: ${B(p-e.scored)} more.`}}function Ja(t,e){let n=h=>t.querySelector(".gp-"+h),o=new Je(n("marked-words"),{press:({step:h})=>e.selectStep(h)}),s=n("threshold"),r=3,i=Zs(null),c=0,p=null,m=null;
function u(){i=Zs(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),p=new Be(
Ga,(w,$)=>Ua(w,$,i,c)),o.show([]),E(n("mark-about"),Ko(i))}let f=()=>p.steps.some(({mark:h})=>h&&h.kind==="synthid");function k(h){let{mark:w,index:$}=h,v=$<i.early,
S=w&&!w.why;return{step:h,token:{...h.chosen,piece:h.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>Ka({...h,isFirst:v},i)}}function _(h){o.show(p.
steps.map((v,S)=>o.items[S]&&S<h?o.items[S]:k(v)),h);let{unscored:w,early:$}=p.total;ft(n("mark-key"),f()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function T(h){let w=h&&!h.isPrompt?o.tokens[h.index]:null;m&&m!==w&&m.classList.remove("gp-current"),m=w||null,m&&
e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let L=h=>{let w=[];for(let $ of p.totals)$[h]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[h]]);return w};function O(){let{z:h,scored:w}=p.total,$=e.running?" so far":"",[v,S,x]=h===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:h>r?["good","◆",`A detector finds it${$}: z = ${be(h)}`]:["even","◇",`A detector does not find it${$}: z = ${be(
h)}`];X(n("finding"),{"data-verdict":v}),E(n("finding-sign"),S),E(n("finding-words"),x),E(n("finding-more"),h===null?"":`${W()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${pt(it(h))}`),e.finished&&E(n("mark-told"),`${x}, ${B(w)} tokens scored.`)}function W(){let{green:h,scored:w}=p.
total;return f()?`mean g-value ${(h/w).toFixed(3)} over ${te(w,"scored token")}, 0.5 by chance`:`${B(h)} of ${te(w,"scored token")} green, ${j(h/w)} instead of ${j(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function A(){
let h=L("z"),w=[{name:"this text",look:"measured",points:h,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=L("foreseen");$.length&&w.push({name:"expected at least",look:"expected",points:$,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),pn(n("z-keys"),w);let v=h.length?Va(h,p.total,i,r):null;hn(n("z-box"),{curves:w,threshold:r,needed:v,label:`\
z over the number of tokens, threshold ${r}`}),E(n("z-needed-words"),v?v.words:""),E(n("threshold-words"),dn(r))}function y(){let{scored:h,green:w,expected:$,chosen:v,
surprisal:S,gained:x,suppressed:M,marks:q,likely:I,entropy:z}=p.total,{started:N}=e,C=[["tokens scored",B(h),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(h&&!f()&&(C.push(["green",j(w/h),"The share of the scored tokens that got the bias."]),C.push(["expected at least",j($/h),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),v){C.push(["surprisal before the watermark",Te(S/v,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[P,R]=N.effective.do_sample?[z,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[I,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Te(P/v,e.unit),R]),C.push(["log-probability lost",Te((S-P)/v,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),C.push(["raised by",Te(x/v,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return q&&C.push(["suppressed",`${(M/q).toFixed(1)} of ${B(N.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),C}function l(){let h=y(),w=ae(n("mark-figures"),h.length,()=>{let $=d("div"),v=d("dt");return v.append(d("span","",null,
{tabindex:0})),$.append(v,d("dd")),$});h.forEach(([$,v,S],x)=>{let[M,q]=w[x].children;E(M.firstChild,$),X(M.firstChild,{"data-tip":S}),E(q,v)})}function a(){O(),
l(),A()}function g(h){let $=e.lines().length>1?e.lineOf(h):null;return $?`${$.label}; ${Ko(i)}`:Ko(i)}return s.addEventListener("input",()=>{let h=s.valueAsNumber,
w=h>=0&&h<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){E(n("threshold-words"),"a threshold from 0 to 30");return}r=h,a()}),new ResizeObserver(()=>!t.hidden&&
p.total.marks&&A()).observe(n("z-box")),h=>{(h.run||!p)&&u();let w=e.current(),{keep:$}=p.follow(w?e.lastOf(w):null);t.hidden=!p.total.marks,!t.hidden&&((h.run||
h.steps||h.status||h.selection)&&(_($),E(n("mark-about"),g(w))),T(w),(h.run||h.steps||h.status||h.selection||h.unit)&&a())}}var Qs=(t,e)=>t?[e]:[];function Ya(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:T})=>!!(_&&T),r=({knob:_},T)=>_==="ke\
ys"?te(T,"key"):`bias ${Number(T.toFixed(3))}`;function i(_){let[T,...L]=_.points,O=L.filter(s).sort((a,g)=>a.value-g.value);if(!s(T)||!O.length)return["wait","\
…",e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let W=e.
running?" so far":"",b=a=>`At ${r(_,a.value)}, the median z is ${be(a.score.median)}${a.score.high>a.score.low?`, spread ${be(a.score.low)} to ${be(a.score.high)}`:
""}; ${c(a,T)}`;if(O.every(({found:a})=>a==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(O.at(-1))} ${te(Math.max(...O.map(({texts:a})=>a)),
"text of each strength is","texts of each strength are")} too few to tell: it takes ${Ts}.`];let A=O[O.findLastIndex(({found:a})=>a!=="above")+1];if(A)return["g\
ood","◆",`Found from ${r(_,A.value)} on${W}`,`The threshold is ${_.threshold}. ${b(A)}`];let y=O.filter(({found:a})=>a==="above");return y.length?["even","◇",
`Found at ${y.map(({value:a})=>r(_,a)).join(", ")}${W}`,`At the strongest it is not sure. ${b(O.at(-1))}`]:["even","◇",`${O.every(({found:a})=>a==="below")?"N\
ot found":"Not surely found"} at any strength${W}`,`The threshold is ${_.threshold}. ${b(O.at(-1))} Longer texts help.`]}function c({perplexity:_,price:T,dearer:L},O){
let W=`the median perplexity is ${_.median.toFixed(2)} instead of ${O.perplexity.median.toFixed(2)}`;if(!T)return`${W}.`;let b=`seed by seed it is ${Le(T.median)}${T.
high>T.low?`, spread ${dt(T)}`:""}`;return`${W}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[L]||""}.`}function p(_){let[T,L,O,W]=i(_);X(n("\
answer"),{"data-verdict":T}),E(n("answer-sign"),L),E(n("answer-words"),O),E(n("answer-more"),W),e.done&&E(n("told"),`${O}. ${W}`),E(n("missing"),Qe(e,_)),E(n("a\
bout"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:Dn(_.watermark).replace(/, bias [^,]*/,""))}function m(_,T,{of:L,base:O,expected:W=()=>null,
words:b,threshold:A=null,name:y,from:l=null,ratios:a=!1}){let g=T.points.slice(1).map(K=>{let U=L(K);return{point:K,value:Y(U)?{median:U,low:U,high:U}:U,reckoned:W(
K)}}).filter(({value:K})=>K).sort((K,U)=>K.point.value-U.point.value),h=T.points.slice(1).map(({value:K})=>K),w=g.flatMap(({value:K,reckoned:U})=>[K.low,K.high,
...Y(U)?[U]:[]]);Y(O)&&w.push(O),Y(A)&&w.push(A),l!==null&&w.push(l),w.length||w.push(0,1);let $=a&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.
log:K=>K,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],M=(x-S||1)*.1,q=[l!==null&&S>=l?l:S-M,x+M],I=$?Vn(...q.map(Math.exp)).map(K=>[v(K),String(K)]):Oe(...q,4).map(
K=>[K,b(K,!0)]),z=(Math.max(...h)-Math.min(...h)||1)*.06,N=Pe(_,{height:236,x:[Math.min(...h)-z,Math.max(...h)+z],y:q,left:52,top:30}),C={...N,y:K=>N.y(v(K))},P=C.
width-C.right,R=[...We(N,{xTicks:Oe(Math.min(...h),Math.max(...h),C.inner/70),yTicks:I,xTitle:T.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...Y(
O)?[xe("gp-unity",C.left,C.y(O),P,C.y(O))]:[],...Y(A)?[xe("gp-z-threshold",C.left,C.y(A),P,C.y(A)),_e("gp-halo",P,C.y(A)+14,`threshold ${A}`,"end")]:[],Ce("gp-c\
ourse",g.map(({point:K,value:U})=>[C.x(K.value),C.y(U.median)])),Ce("gp-z-expected",g.filter(({reckoned:K})=>Y(K)).map(({point:K,reckoned:U})=>[C.x(K.value),C.y(
U)]))],F=g.map(({point:K,value:U,reckoned:oe})=>{let[se,de]=[C.x(K.value),C.y(U.median)],me=U.high>U.low?`, spread ${b(U.low)} to ${b(U.high)}`:"",Ae=`${r(T,K.value)}\
: ${y} ${b(U.median)}${me}${Y(oe)?`, expected at least ${b(oe)}`:""}${Y(O)?`; without the watermark ${b(O)}`:""}`;return Ee("",Ae,[...Kt(se,C.y(U.low),C.y(U.high)),
["path","gp-measured",{d:kt(se,de,6)},[]]])});C.draw(`${y} over the ${T.knob==="keys"?"number of keys":"bias"}`,[R,F])}function u(_){let[T]=_.points,L=_.kind===
"green";m(n("perplexity"),_,{of:({perplexity:b})=>b,base:T.perplexity&&T.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),m(n("score"),_,{of:({
score:b})=>b,base:T.score&&T.score.median,threshold:_.threshold,words:(b,A)=>A?String(b).replace("-","−"):be(b),name:"z"}),E(n("share-name"),L?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=L?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let O=L?j:b=>b.toFixed(3);m(n("share"),_,{of:b=>b.share,base:T.share,expected:b=>b.expected,words:O,name:L?"green":"mean g"});let W=_.
points.slice(1).some(b=>Y(b.suppressed));ee(n("of-suppressed"),W),ee(n("limits"),L),ee(n("of-expected"),_.points.some(({expected:b})=>Y(b))),W&&(E(n("suppressed\
-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${te(_.candidates,"candidate")} that the model found likeliest at a step, how many the\
 watermark made less likely; the mean over all steps.`,m(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,A)=>A?String(b):b.toFixed(2),name:`suppressed \
of ${_.candidates}`,from:0}))}function f(_){let T=_.kind==="green",L=[[_.knob==="keys"?"keys":"bias",({value:y})=>y===null?"none":String(y)],["texts",({texts:y})=>B(
y)],["perplexity",({perplexity:y})=>y?y.median.toFixed(2):"–"],["z",({score:y})=>y?be(y.median):"–"],[T?"green":"mean g",({share:y})=>Y(y)?T?j(y):y.toFixed(
3):"–"],...Qs(_.points.some(({expected:y})=>Y(y)),["expected at least",({expected:y})=>Y(y)?j(y):"–"]),...Qs(_.points.slice(1).some(({suppressed:y})=>Y(y)),
[`suppressed of ${_.candidates}`,({suppressed:y})=>Y(y)?y.toFixed(2):"–"]),...Qs(_.points.some(({moved:y})=>Y(y)),["moved to green",({moved:y})=>Y(y)?j(y):"–",
"How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],O=t.querySelector("table.gp-numbers"),[W]=ae(O.tHead,
1,()=>d("tr")),b=ae(W,L.length,()=>d("th","",null,{scope:"col"}));L.forEach(([y,,l],a)=>{E(b[a],y),On(b[a],{scope:"col",...l?{tabindex:0,"data-tip":l}:{}})});let A=ae(
O.tBodies[0],_.points.length,()=>d("tr"));_.points.forEach((y,l)=>{A[l].firstChild||A[l].append(d("th","",null,{scope:"row"}));let a=ae(A[l],L.length,()=>d("td"));
L.forEach(([,g],h)=>E(a[h],g(y)))})}function k(){p(e.found),u(e.found),f(e.found)}return new ResizeObserver(()=>o()&&u(e.found)).observe(t),_=>{t.hidden=!o(),!t.
hidden&&(_.found||_.status)&&k()}}function Xa(t,e){let n=l=>t.querySelector(".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:a})=>!a.
error)):[],p=({left:l})=>l?0:1,m=()=>r.filter((l,a)=>l===p(c()[a])).length,u=o.map((l,a)=>{let g=d("div","gp-side"),[h,w,$,v]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","",`Text ${l} is watermarked`,{type:"button"})],S=d("div","",null,{tabindex:0}),x=d("div");return $.append(
S,x),g.append(h,w,$,v),n("texts").append(g),v.addEventListener("click",()=>f(a)),{box:g,title:h,facts:w,plain:S,marked:x,button:v,text:new Je(x)}});function f(l){
r[s]===void 0&&(r[s]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,c().length-1),y(),u[0].button.focus({preventScroll:!0})});
let k=l=>l.kind==="green"?l.green_fraction:l.mean,_=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function T(l,a,g,h){let{report:w,
perplexity:$}=g.texts[a],v=a===p(g)?"with":"without";if(ee(l.plain,!h),ee(l.marked,h),ee(l.button,!h),ee(l.facts,h),h){l.box.dataset.truth=v,E(l.title,`Text ${o[a]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===a?", your guess":""}`),E(l.facts,`${_(w)} · z ${be(w.z_score)}${Y($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(jt(w));return}delete l.box.dataset.truth,E(l.title,`Text ${o[a]}`),l.text.show([]),E(l.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function L({texts:l},a){let[g,h]=[l[a],l[1-a]].map(({report:x})=>x),w=g.kind==="green"?j(g.ratio):"0.5",$=g.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(g)} with the watermark, where chance has ${w}: z ${be(g.z_score)}, ${$}. Without it ${_(h)}, z ${be(h.z_score)}.`,S=h.
z_score>g.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function O(l){
let a=r[s]!==void 0;if(u.forEach(($,v)=>T($,v,l,a)),ee(n("legend"),a),ee(n("verdict"),a),ee(n("next"),a&&s+1<c().length),!a)return;let g=l.texts.map(({report:$})=>Ht(
$)[1]);ft(n("legend"),e.found.kind,{unscored:g.some(({unscored:$})=>$),repeated:g.some(({repeated:$})=>$)});let h=p(l),w=r[s]===h;X(n("answer"),{"data-verdict":w?
"good":"bad"}),E(n("answer-sign"),w?"✓":"✗"),E(n("answer-words"),w?"Right":`Wrong: it was text ${o[h]}`),E(n("answer-more"),L(l,h))}function W(l){if(!e.done)
return`The texts are being written: ${B(l.done)} of ${B(l.runs)}.`;if(c().length)return"";let a=l.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return a?
`No pair can be asked about. ${a.report.error.message} ${a.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let a=r.
length;if(ee(n("sum"),a>0&&a===l.length),n("sum").hidden)return;let g=m();E(n("sum").querySelector("h3"),`${B(g)} of ${B(a)} right`);let h=Array.from({length:a-
g+1},(v,S)=>A(a,g+S)).reduce((v,S)=>v+S,0)/2**a,w=l.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;E(n("sum-words"),`Who gue\
sses has ${B(g)} or more in ${j(h)} of rounds. The detector, taking the text with the higher z, has ${B(w)} of ${B(a)}. Run the experiment again for another rou\
nd.`),E(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=ae(n("sum").querySelector("tbody"),a,()=>{let v=d("tr");
return v.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),v});l.forEach((v,S)=>{let x=p(v),[M,q]=[v.texts[x].report,v.texts[1-x].report],I=N=>N.kind===
"green"?j(k(N)):k(N).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${I(M)}, ${I(q)}`,`${be(M.z_score)}, ${be(q.z_score)}`].forEach((N,C)=>E(
$[S].cells[C],N))})}let A=(l,a)=>Array.from({length:a},(g,h)=>(l-h)/(h+1)).reduce((g,h)=>g*h,1);function y(){let l=c();E(n("waiting"),W(e.found)),ee(n("round"),
l.length>0),E(n("about"),l.length?`Pair ${B(s+1)} of ${B(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),E(n("score"),r.length?`${B(m())}\
 of ${B(r.length)} right`:""),l.length&&O(l[s]),b(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var $d={drafts:Lr,beams:Gr,beamtree:hi,hypotheses:ui,curve:vi,branches:ga,candidates:ba,check:xa,layers:$a,numbers:va,processors:Oa,quiz:Ea,reranked:Ta,template:La,
tokens:Na,watermark:Ja},vd={draft_lengths:ur,sameness:Ar,speedup:Cr,batch:Dr,difference:Ai,divergence:Ci,grid:Ri,lanes:Hi,lengths:Di,measures:Ki,progress:Ui,trie:na,
without:oa,arrival:sa,estimate:ra,kl:aa,opened:ca,precisions:la,shelf:da,attack:Wa,detectability:za,detection:ja,marked:Ia,mistakes:Ha,strengths:Da,watermark_cost:Ya,
watermark_quiz:Xa};ki($d,vd);})();
