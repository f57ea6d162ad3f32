// Written by .ci/bundle.py from modules with the SHA-256 58778e6bd500465f02ba403e1c57885c5ae627a317a0305a12f6b8ccfde95048: edit those.
(()=>{var Qs={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},er={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},tr={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},nr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var Z=t=>typeof t=="number"&&Number.isFinite(t),Ke=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},lt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Xt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Zt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Xt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let c=At[r]?
r:"";t.append(d("span","gp-space",c,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function or(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=d("span","gp-ink");Zt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
d("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var Ko=/(\\x[0-9a-f]{2})+$/i,Dn=t=>(t.match(Ko)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Qt=({piece:t,text:e})=>t!==null&&(t===""||Ko.test(e)&&t===e.replace(Ko,""));function Ye(t,e){t.replaceChildren(),Zt(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function ke(t,e){let n=d("bdi",e);return Ye(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}function ae(t){return"“"+t.replace(Xt,e=>e===" "?" ":At[e]||
"�")+"”"}function D(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var de=t=>t==
null?0:Math.exp(t),sr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",He=(t,e)=>e==="bits"?t/Math.LN2:t;function Ae(t,e){return t===null||!Number.
isFinite(t)?"infinite":He(t,e).toFixed(2)+" "+e}function en({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${je(n)} of ${je(o)} …`:`loading ${t}${o?`: ${D(n/o)}`:""} …`}function je(t){return Z(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Kn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var re=(t,e=3)=>t==
null?"–":t.toFixed(e),F=t=>t.toLocaleString("en-US"),se=(t,e,n=e+"s")=>`${F(t)} ${t===1?e:n}`;function Fe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:de(e.logprob),rawProbability:de(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ze=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,tn=t=>Ze(Qs,t,t.replaceAll("_"," ")),Gn=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Re=t=>Ze(er,t,[t,t]),bt=t=>Ze(tr,t,[t,"a logits processor of your own",[]]);var me=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function le(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var rr=new WeakMap;function We(t,e,{plain:n=!1}={}){let o=n+e;rr.get(
t)!==o&&(rr.set(t,o),n?t.textContent=e:Ye(t,e))}function Me(t,e){t.className!==e&&(t.className=e)}function ge(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=ir.get(t)||
{};s[e]!==o&&(t.style[e]=o,ir.set(t,{...s,[e]:o}))}var ir=new WeakMap;function Q(t,e){let n=ar.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));ar.set(t,n)}var ar=new WeakMap;function oe(t,e){t.hidden===e&&(t.hidden=!e)}function Go(t,e){for(e.forEach(([n,o,s,r],i)=>{let c=t.childNodes[i];if(!c||c.localName!==n){let p=me(n);c?c.replaceWith(p):t.append(p),c=p}Mn(c,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Go(c,r):T(c,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Mn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var he=t=>Math.round(t*10)/
10,xe=(t,e,n,o,s)=>["line",t,{x1:he(e),y1:he(n),x2:he(o),y2:he(s)},[]],Oe=(t,e,n,o,s="middle")=>["text",t,{x:he(e),y:he(n),"text-anchor":s},o],Pe=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${he(n)} ${he(o)}`).join("")||"M0 0"},[]],Le=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function Uo(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(c=>c*s>=o*.8),i=[];for(let c=Math.floor(t/r+1e-9);c<=Math.
ceil(e/r-1e-9);c++)i.push(Number((c*r).toPrecision(12)));return i}var Te=(t,e,n)=>Uo(t,e,n).filter(o=>o>=t&&o<=e);function Un(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Ne(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:c=38}){let p=t.querySelector("svg");p||t.append(p=me("svg","gp-\
drawing"));let m=Math.max(240,t.clientWidth),f=(g,[k,_])=>(g-k)/(_-k||1);return{width:m,height:e,left:s,right:r,top:i,bottom:c,inner:m-s-r,x:g=>s+f(g,n)*(m-s-r),
y:g=>e-c-f(g,o)*(e-i-c),draw(g,k){Mn(p,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${m} ${e}`,style:`height: ${e}px`}),Go(p,k.map((_,O)=>["g","",
O?{}:{"aria-hidden":"true"},_]))}}}function qe(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=g=>Array.isArray(g)?g:[g,String(g)],[i,c]=[t.height-t.bottom,t.width-
t.right],p=n.map(r).flatMap(([g,k])=>[xe("gp-guide",t.left,t.y(g),c,t.y(g)),Oe("",t.left-7,t.y(g)+4,k,"end")]),m=e.map(r).flatMap(([g,k])=>[xe("gp-guide",t.x(g),
i,t.x(g),i+4),Oe("",t.x(g),i+17,k)]),f=[Oe("gp-axis",(t.left+c)/2,t.height-4,o)];return s&&f.push(Oe("gp-axis",2,t.top-16,s,"start")),[...p,...m,...f]}var Ua=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Vn=(t,e,n,o=1)=>Ua(t,e)/(e*n+o),Ce=t=>Z(t)?`${t.toFixed(2)} ×`:"–",dt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Jn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",nn=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Qe(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${F(e)} of ${se(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${se(n-e,"is","are")} still to come.`}var on="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function cr(t,e){let o=Math.max(...e.flatMap(k=>[k.without,k.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Te(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
c=Ne(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),p=c.height-c.bottom,m=[...i.flatMap(k=>[xe("gp-guide",c.x(k/s),c.top-4,c.x(k/s),
p),Oe("",c.x(k/s),p+17,String(k))]),Oe("gp-axis",c.left+c.inner/2,c.height-3,`${r} a token`)],f=["without","with"].flatMap((k,_)=>{let O=Lt(e.map(q=>q[k])),A=c.
x(O),E=A>c.left+c.inner/2;return[xe(`gp-median-${k}`,A,5+14*_,A,p),Oe("gp-halo",A+(E?-5:5),12+14*_,`median ${k} ${nn(O)}`,E?"end":"start")]}),g=e.map(({without:k,
with:_,speedup:O},A)=>{let E=c.top+(A+.5)*27,q=`Pair ${A+1}: ${nn(k)} a token without, ${nn(_)} with: ${Ce(O)}`;return Le("",q,[["rect","gp-catch",{x:0,y:he(E-27/
2),width:c.width,height:27},[]],Oe("",c.left-9,E+4,`pair ${A+1}`,"end"),xe(_<=k?"gp-gained":"gp-lost",c.x(k),E,c.x(_),E),["circle","gp-dot-without",{cx:he(c.x(k)),
cy:he(E),r:5},[]],["circle","gp-dot-with",{cx:he(c.x(_)),cy:he(E),r:6.5},[]],Oe("gp-strong",c.width,E+4,`${_<=k?"▲":"▼"} ${Ce(O)}`,"end")])});c.draw(`Time f\
or a token in ${se(e.length,"pair")} of runs`,[[...m,...f],g])}function lr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let c=O=>Vn(O,e,n,o),m=[
0,Math.max(1.25,c(1),i?i.high:0)*1.06],f=Ne(t,{height:280,x:[0,1],y:m,left:40,right:22,top:30}),g=[0,.2,.4,.6,.8,1].map(O=>[O,D(O)]),k=[["rect","gp-losing",{x:f.
left,y:he(f.y(1)),width:f.inner,height:he(f.y(0)-f.y(1))},[]],...qe(f,{xTicks:g,yTicks:Te(...m,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),xe("gp-unity",
f.left,f.y(1),f.width-f.right,f.y(1)),Oe("gp-halo",f.left+6,f.y(1)-6,"faster","start"),Oe("",f.left+6,f.y(1)+15,"slower","start"),Pe("gp-theory",Array.from({length:101},
(O,A)=>[f.x(A/100),f.y(c(A/100))]))],_=[];Z(s)&&_.push(Va(f,s)),Z(r)&&_.push(...Ja(f,{rate:r,formula:c(r),speedup:i})),f.draw("Expected speed-up over the accept\
ance rate",[k,_])}function Va(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return Le("",`Break-even: with an acceptance rate of ${D(e)} both ways take the sa\
me time.`,[xe("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${he(n)} ${he(t.y(1)-7)}l6.5 11h-13Z`},[]],Oe("gp-strong gp-halo",n+(s?-8:8),o-8,`break-e\
ven ${D(e)}`,s?"end":"start")])}function Ja(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,c=(k,_,O)=>Oe(`${k} gp-halo`,s+(i?-13:13),_+
4,O,i?"end":"start"),p=o?t.y(o.median):r,m=Math.max(0,17-Math.abs(r-p))/2*(n>=(o?o.median:n)?-1:1),f=[Le("",`At the observed acceptance rate of ${D(e)} the form\
ula expects ${Ce(n)}.`,[xe("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:he(s),cy:he(r),r:5.5},[]],c("",r+(o?m:0),`expected ${Ce(n)}`)])];if(!o)return f;
let g=`Measured at an acceptance rate of ${D(e)}: ${Ce(o.median)}, spread ${dt(o)}.`;return f.push(Le("",g,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp-measured",
{d:kt(s,p,7)},[]],c("gp-strong",p-m,`measured ${Ce(o.median)}`)])),f}var kt=(t,e,n)=>`M${he(t)} ${he(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[xe("g\
p-spread",t,e,t,n),xe("gp-spread",t-5,e,t+5,e),xe("gp-spread",t-5,n,t+5,n)];function dr(t,e){let n=a=>t.querySelector(".gp-"+a),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Jn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(a,{value:u})=>`${a} = ${u}`,c=a=>a.every(({value:u})=>u.trim()!==""&&Number.isFinite(Number(u)));function p(a){let[u,h,w,$,v]=m(a);Q(n("answer"),{"data-verdi\
ct":u}),T(n("answer-sign"),h);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[d("code","",w)," "+$]:
[$])),T(n("answer-more"),v),e.done&&T(n("told"),`${w} ${$}. ${v}`),T(n("missing"),Qe(e,a)),oe(n("warning"),!!a.others),T(n("warning"),a.others?"⚠ "+on:"")}function m({
knob:a,points:u,leader:h,rivals:w,best:$,fewest:v}){let S=u.filter(({speedup:B})=>B),x=S.find(B=>B.group===h);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${F(S.length)} of ${se(u.length,"setting")} measured.`:"The first counted r\
uns are under way."];let{speedup:M,verdict:W,pairs:I}=x,j=e.running?" so far":"",N=Ce(M.median),C=`spread ${dt(M)}`,P={faster:"",slower:" It is slower than deco\
ding without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[W];if(W==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(a,x)} has the greatest median, ${N}, of ${se(I,"pair")} of runs: too few to tell, it takes ${F(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[W]||"even",{faster:"▲",slower:"▼"}[W]||"≈",i(a,x),`is the only setting that was measured: ${N}`,`S${C.slice(1)}.${P}`];if($===null){let B=w.
length>2&&w.length===S.length-1?"all others":f(u.filter(U=>w.includes(U.group)).map(({value:U})=>U));return["even","≈","",`No clear best setting${j}`,`${i(a,x)}\
 has the greatest median, ${N}, ${C}; ${B} may be as good.${P} More repeats tell more.`]}let[R,z,G]={faster:["good","★",`is best${j}: ${N}`],even:["even","★",
`is the best${j}, at ${N}`],slower:["bad","▼",`is the best${j}, and still ${N}`]}[W];return[R,z,i(a,x),G,`S${C.slice(1)}; it was faster than each other one, t\
urn by turn.${P}`]}let f=a=>a.length<2?a.join(""):`${a.slice(0,-1).join(", ")} and ${a.at(-1)}`;function g(a,{value:u,speedup:h,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[h?`${Ce(h.median)}, spread ${dt(h)}`:"not measured yet"];return Z(w)&&x.push(`${D(w)} of the judged tokens accepted`),Z($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),Z(v)&&x.push(`${v.toFixed(1)} drafted a round`),Z(S)&&x.push(`formula ${Ce(S)}`),`${a} = ${u}: ${x.join("; ")}`}function k({
knob:a,points:u,curve:h,measured_curve:w,leader:$,best:v}){let S=c(u),x=S?u.map(({value:C})=>Number(C)):u.map((C,P)=>P),M=u.flatMap(({speedup:C,formula:P})=>[C&&
C.low,C&&C.high,P]),W=A(M.concat(h.map(([,C])=>C),w.map(([,C])=>C)),S),I=Ne(n("settings"),{height:330,x:_(x,h,S),y:W,left:40,right:22,top:34,bottom:S?38:54}),j=[
...E(I,u,x,S),...qe(I,{xTicks:[],yTicks:Te(...W,5),xTitle:a,yTitle:"speed-up"}),xe("gp-unity",I.left,I.y(1),I.width-I.right,I.y(1)),Pe("gp-theory gp-dashed",h.map(
([C,P])=>[I.x(C),I.y(P)])),Pe("gp-theory gp-dotted",w.map(([C,P])=>[I.x(C),I.y(P)])),Pe("gp-median-course",S?u.map((C,P)=>[C,x[P]]).filter(([{speedup:C}])=>C).sort(
([,C],[,P])=>C-P).map(([{speedup:C},P])=>[I.x(P),I.y(C.median)]):[])],N=O(u,x.map(I.x),$);I.draw(`Speed-up over ${a}`,[j,u.map((C,P)=>q(I,a,C,{x:I.x(x[P]),scale:S,
isBest:C.group===v,named:N.has(C)}))]),oe(n("of-formula"),h.length>0),oe(n("of-verify"),w.length>0),oe(n("of-own"),u.some(({formula:C})=>Z(C)))}function _(a,u,h){
if(!h||!a.length)return[-.5,Math.max(a.length,1)-.5];let w=[...a,...u.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+
$]}function O(a,u,h){let $=[],v=a.map((S,x)=>[S,u[x]]).sort(([S],[x])=>+(x.group===h)-+(S.group===h));return new Set(v.filter(([S,x])=>{let M=S.group===h?1.4:1,
W=$.every(([I,j])=>Math.abs(I-x)>=50*(M+j)/2);return W&&$.push([x,M]),W}).map(([S])=>S))}function A(a,u){let h=[.85,1.15,...a.filter(Z)],[w,$]=[Math.min(...h),Math.
max(...h)];return u?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function E(a,u,h,w){let $=u.map(({value:x},M)=>[a.x(h[M]),w?[x]:x.split("_")]).sort(([x],[M])=>x-
M),v=a.height-a.bottom,S=-1/0;return $.flatMap(([x,M])=>{let W=Math.max(...M.map(({length:I})=>I))*3.5;return x-W<S?[]:(S=x+W+5,[xe("gp-guide",x,v,x,v+4),...M.map(
(I,j)=>Oe("",x,v+17+14*j,I))])})}function q(a,u,h,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:M}=h,W=[];if(Z(M)&&W.push(["path","gp-own-formula",{d:kt(
w,a.y(M),6)},[]]),x){let I=a.y(x.median);$||W.unshift(["rect","gp-column",{x:he(w-26),y:he(I),width:52,height:he(a.y(0)-I)},[]]),W.push(...Kt(w,a.y(x.low),a.y(x.
high)),["circle","gp-measured",{cx:he(w),cy:he(I),r:6},[]]);let[j,N]=[a.y(x.low),a.y(x.high)],C=Z(M)&&Math.abs(a.y(M)-N+13)<17&&j+24<a.y(0);S&&W.push(Oe(`gp-hal\
o${v?" gp-strong gp-told-best":""}`,w,C?j+18:N-8,(v?"★ ":"")+Ce(x.median)))}return W.push(["rect","gp-catch",{x:he(w-16),y:a.top,width:32,height:a.height-a.top-
a.bottom},[]]),Le("",g(u,h)+(v?"; the best":""),W)}function b(a){if(!o.tHead){let u=d("tr");u.append(d("th","",null,{scope:"col"}),...s.map(([h,w])=>{let $=d("t\
h","",null,{scope:"col"}),v=d("span","",null,{tabindex:"0","data-tip":w});return v.append(...h.split(/(?<=_)/).flatMap(S=>[S,d("wbr")])),$.append(v),$})),o.createTHead().
append(u),o.createTBody()}T(o.tHead.rows[0].cells[0],a)}function L(){let a=d("tr"),u=d("th","",null,{scope:"row"});u.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let h=d("td");return h.append(d("span"),d("small")),a.append(u,h,...s.slice(1).map(()=>d("td"))),a}function y({knob:a,points:u,best:h}){
b(a);let w=le(o.tBodies[0],u.length,L);u.forEach(($,v)=>{let[S,x,...M]=w[v].cells,W=$.group===h;Me(w[v],W?"gp-best":""),T(S.children[0],$.value),T(S.children[1],
W?" ★":""),T(S.children[2],W?" (best)":""),T(x.children[0],$.speedup?Ce($.speedup.median):"–"),T(x.children[1],$.speedup?`  ${dt($.speedup)}`:"");let{draft_acceptance_rate:I,
rate:j,mean_acceptance_length:N,drafted:C,formula:P}=$;[Z(I)?D(I):"–",Z(j)?D(j):"–",re(N,2),re(C,2),Ce(P)].forEach((z,G)=>T(M[G],z))})}function l(){let a=e.
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
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Ya[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>tc(n,o,this.prompts.length));let e=this.finished?
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
e&&{...e,tokens:yt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Ya={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=yt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=On("Candidate",e.chosen),Vo(e.distribution),e.watched=yt("Candidate",e.watched||[]),e.mark=e.mark?On("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=yt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Xa(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Za();e.distributions.forEach(Vo),e.given&&
(n.given+=1);let o=yt("BeamCandidate",e.candidates).map(s=>Qa(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(ec(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=On("Candidate",o.chosen),Vo(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=yt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>oc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function On(t,e){let n=nr[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function yt(t,e){return e.
map(n=>On(t,n))}function Vo(t){t.candidates=yt("Candidate",t.candidates),t.stages=yt("Stage",t.stages)}function Xa(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Za(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Qa(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?On("Mark",t.mark):
null,beam:t}}var rn=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function hr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:c,text:p,raw_logprob:m,logprob:f}=s,g=(i?i.beam.score:0)+f,k=i?i.beam.group:null,_={token_id:c,text:p,piece:null,
parent:n,raw_logprob:m,logprob:f,score:g,status:"unseen",beam:null,final_score:null,group:k},{sequence:O,seconds:A,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:O,before:i,chosen:s,piece:null,distribution:o,seconds:A,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function pr(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function ec(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function tc(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,c,p)=>({
kind:r,label:o+i,last:c,score:p,stopReason:null});return[...t.running.map(r=>s("running",nc(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${fr(r)}`,r,r.beam.final_score))]}function nc(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${fr(t)}`}var st=t=>t<
26?String.fromCharCode(65+t):String(t+1),fr=({beam:t})=>(t.group??null)===null?"":`, group ${st(t.group)}`;function oc(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,c)=>{let p=(e.beams||[])[c];r=(s[c]||[]).find(m=>m.
beam.parent===p&&m.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function xt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Be=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=xt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var ur=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),Jo=t=>t.num_accepted+(t.next_token_id===null?0:1);function sc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Jo(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function rc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:c}=t,p=(m,f)=>f?m/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:p(r,s),judged_acceptance_rate:p(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:p(c[1],c[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var an=class{constructor(){this.rounds=[],this.tally=ur()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=ur());for(let o=this.tally.rounds;o<
e.length;o++)sc(this.tally,e[o]);return this.rounds=e,rc(this.tally)}};var Yo=new WeakMap;function Ge(t,e){Yo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function mr(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Yo.has(i)?Yo.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[c,p]=[t.getBoundingClientRect(),i.getBoundingClientRect()],m=Math.min(p.left-c.left,c.width-e.offsetWidth-8);e.style.left=`${Math.max(8,m)}p\
x`,e.style.top=`${p.bottom-c.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function gr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=k=>k===null?"–":D(k),r=(k,_,O=_+
"s")=>`${F(k)} ${k===1?_:O}`;function i(k,_){let{num_draft_tokens:O,num_accepted_draft_tokens:A,num_spec_steps:E}=k,q=_.samples&&k.expected_acceptance_rate!==null;
return[["num_draft_tokens",F(O),`in ${r(E,"draft")} of ${r(k.num_rounds,"round")}`],["num_accepted_draft_tokens",F(A),`of ${F(O)} drafted`],["draft_acceptance_r\
ate",s(k.draft_acceptance_rate),`${F(A)} of ${F(O)} drafted`,k.draft_acceptance_rate],["mean_acceptance_length",re(k.mean_acceptance_length,2),`1 + ${F(A)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(k.judged_acceptance_rate),`${F(A)} of ${F(k.num_judged_draft_tokens)} judged`,k.judged_acceptance_rate],...q?[["expect\
ed_acceptance_rate",s(k.expected_acceptance_rate),`mean of ${F(k.num_judged_draft_tokens)} judged places`,k.expected_acceptance_rate]]:[],["passes_saved",F(k.passes_saved),
`${r(k.num_tokens,"token")} in ${r(k.num_rounds,"pass","passes")}`]]}function c(){let k=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(d("i")),k.append(d("dt"),d("dd"),d("dd","gp-note"),_),k}function p(k,_){let O=i(k,_),A=le(e,O.length,c);O.forEach(
([E,q,b,L=null],y)=>{let[l,a,u,h]=A[y].children;l.textContent!==E&&l.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),T(a,q),T(u,b),h.hidden=L===null,
ge(h.firstChild,"width",L??0),A[y].dataset.tip=Tt[E],A[y].dataset.name=E})}function m(){let k=d("span","gp-chart-column"),_=d("span","gp-chart-track");return _.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),k.append(d("span","gp-chart-top"),_,d("span","gp-chart-label")),k}function f(k,_,O){let A=Math.max(1,..._.
map(([q,b])=>b??q)),E=le(k,_.length,m);_.forEach(([q,b,L,y,l],a)=>{let[u,h,w]=E[a].children;T(u,y),ge(h.children[0],"height",(b??0)/A),ge(h.children[1],"height",
q/A),T(w,L),Ge(E[a],()=>l)}),Q(k,{"aria-label":`${O}: ${_.map(([,,,,q])=>q).join("; ")}`})}function g(k){let _=k.num_spec_steps;f(n,k.acceptance_histogram.map((O,A)=>[
O,null,String(A),O?F(O):"",`${r(O,"round")} of ${F(_)} with a draft kept ${r(A,"token")} of it`]),"acceptance_histogram"),f(o,k.drafted_by_position.map((O,A)=>{
let E=k.accepted_by_position[A];return[E,O,String(A+1),`${Math.round(100*E/O)}%`,`place ${A+1}: ${F(E)} of ${F(O)} drafted there were kept, ${D(E/O)}`]}),"accep\
ted_by_position of drafted_by_position")}return(k,_)=>{p(k,_),g(k)}}var ht={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},wr=Object.fromEntries(Object.keys(ht).map(t=>[t,0])),br=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Yn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function Xo({target_logprob:t,draft_logprob:e},{weight:n}){let o=de(t)/((e??null)===null?1:de(e));return Math.min(1,n===null?o:1-n+n*o)}var kr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${re(1-t,2)} + ${re(t,2)} · p / q)`;function yr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabi\
lity ${kr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where i\
t is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${re(t.weight,2)} · p + ${re(1-t.weight,2)} · q`}.`}function Zo(t,e){return e<t.
num_accepted?"accepted":e<Ct(t)?"rejected":"unjudged"}function xr(t,e,n){let o=t.drafted[e],s=Zo(t,e),r=(o.draft_logprob??null)!==null,[i,c]=[D(de(o.target_logprob)),
D(de(o.draft_logprob))],p=r?` The draft model gave it ${c}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":
"the end of the text"}.${p}`;let m=s==="accepted",f=m?"Accepted":"Rejected";if(!n.samples){let O=n.weight===null||!r?"for the target":"in the mixture of both mo\
dels";return`${f}: ${m?"it":`${ae(t.next_text)}, and not this,`} is the likeliest token ${O}. The target gave it ${i}.${p}`}if(!r)return`${f}: the target drew ${m?
"the same token":ae(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let g=Xo(o,n),k=g>=1?"it is always kept":`it is kept \
with probability ${D(g)}, and ${m?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${D(o.overlap)}.`;return`${f}\
: the target gave it p = ${i}, the draft model q = ${c}. By ${kr(n)}, ${k}.${_}`}function $r(t,e){let[,n,o]=ht[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function vr({draft:t}){if(!t||!ht[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],c=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${D(de(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${c}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${ae(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var $t=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Kn(t);function Sr(t,e,n){let o=[],s=Yn(null),r={row:null,card:null,selected:null},i=null,c=!0,p=0,m=new WeakMap,f=new WeakMap,g=new IntersectionObserver(M=>{for(let{isIntersecting:W,
target:I}of M)W&&E(m.get(I));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>c&&!e.selected&&e.running;function _(M,W){let I=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===W.samples;s=W,I||O();for(let j of M.slice(o.length))A(j);k()&&(t.scrollTop=t.scrollHeight)}function O(){g.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,c=!0,p=0}function A(M){let W=d("li","gp-round"),I={round:M,item:W,cards:null};m.set(W,I),o.
push(I),t.append(W),g.observe(W)}function E(M){if(!M||M.cards)return;g.unobserve(M.item);let{round:W,item:I}=M,j=Ct(W);M.cards=[];let N=d("div","gp-cards");for(let C=0;C<
j;C++)N.append(L(M,C));W.next_token_id!==null&&N.append(y(M)),j<W.drafted.length&&N.append(a(W,j)),W.follow==="none"&&N.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),I.append(q(W),N),I.classList.add("gp-filled"),i||$(M.cards[0])}function q(M){let W=d("div","gp-round-head"),I=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",j=[["draft",M.draft_seconds],["verify",M.verify_seconds]];W.append(d("b","",`Round ${M.index+1}`),d("\
span","",I));for(let[N,C]of j)W.append(d("span","gp-round-time",`${N} ${$t(C)}`));return W}function b(M,W,I,j,N,C,P){let R=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${ae(N)}: ${P}`});R.dataset.draft=I;let z=d("span","gp-draft-head"),G=d(
"bdi","gp-ink gp-word");return Ye(G,N),z.append(d("span","gp-sign",j),G),R.append(z),Ge(R,()=>P),f.set(R,{row:M,index:W}),M.cards.push(R),R}function L(M,W){let{
round:I}=M,j=I.drafted[W],N=Zo(I,W),C=I.start+W,P=`drafted token ${W+1} of ${I.drafted.length}`,R=b(M,C,N,N==="accepted"?"✓":"✗",j.text,P,xr(I,W,s));if(R.append(
l("p",de(j.target_logprob))),(j.draft_logprob??null)!==null&&R.append(l("q",de(j.draft_logprob))),s.samples){let z=d("span","gp-chance","chance");z.append(d("b",
"",D(Xo(j,s)))),R.append(z)}return R}function y(M){let{round:W}=M,I=W.start+W.num_accepted,[j,N]=ht[W.follow],C=b(M,I,W.follow,j,W.next_text,"the target’s own t\
oken",$r(W,s));C.classList.add("gp-own-card");let P=n(I);return P&&C.append(l("p",Fe(P).probability)),C.append(d("span","gp-chance",N)),C}function l(M,W){let I=d(
"span","gp-bar-line"),j=d("span","gp-track"),N=d("i",`gp-part-${M}`);return ge(N,"width",W),j.append(N),I.append(d("i","gp-pq",M),j,d("span","gp-amount",D(W))),
I}function a(M,W){let I=d("span","gp-behind"),j=M.drafted.slice(W);I.append(d("span","gp-note","never judged"));for(let N of j){let C=ke(N.text,"gp-word"),P=(N.
draft_logprob??null)===null?"":` q ${D(de(N.draft_logprob))}`,R=d("span","gp-unjudged");R.append(C,d("small","",P)),I.append(R)}return I}function u(M){let W=M&&
M.draft,I=W&&o[W.round.index-(o.length?o[0].round.index:0)]||null;I&&E(I);let j=I?h(I,M):null;r.card&&r.card!==j&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==I&&r.row.item.classList.remove("gp-current-round");let N=r.selected!==e.selected;r={row:I,card:j,selected:e.
selected},N&&!e.selected&&(c=!0),I&&(I.item.classList.add("gp-current-round"),j&&(j.classList.add("gp-current"),j.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||$(j)),N&&w(I.item))}function h(M,W){let I=W.index-M.round.start;return I<M.round.num_accepted?M.cards[I]:M.cards.at(-1)}
function w(M){let[W,I]=[M.offsetTop,M.offsetTop+M.offsetHeight];W<t.scrollTop?t.scrollTop=W:I>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(W,I-t.clientHeight))}
function $(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function v(M){if(!M)return;let{row:W,index:I}=f.get(M);$(M);let j=n(I);j&&e.selectStep(j),w(W.item),
M.focus({preventScroll:!0})}function S(M,W){let I=o[Math.max(0,Math.min(o.length-1,M))];return E(I),I.cards.at(W)}function x(M,W){let{row:I}=f.get(M),j=I.cards[I.
cards.indexOf(M)+W];if(j)return j;let N=o.indexOf(I)+W;return o[N]?S(N,W>0?0:-1):null}return t.addEventListener("click",M=>{let W=M.target.closest(".gp-draft-ca\
rd");if(W){v(W);return}let I=M.target.closest(".gp-round");I&&v(m.get(I).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let W=M.
target.closest(".gp-draft-card");if(!W||M.ctrlKey||M.metaKey||M.altKey)return;let I=o.indexOf(f.get(W).row),j={ArrowRight:()=>x(W,1),ArrowLeft:()=>x(W,-1),ArrowDown:()=>o[I+
1]&&S(I+1,0),ArrowUp:()=>o[I-1]&&S(I-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};j[M.key]&&(M.preventDefault(),v(j[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?c=!0:M<p&&(c=!1),p=M},{passive:!0}),{show:_,mark:u}}var rt={narrowest:3,least:16,cell:9,tallest:90,times:84};function _r(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:rt.least,top:1,drafts:0},
i=0;function c(b){let L=y=>b.reduce((l,a)=>l+y(a),0)/b.length;return{accepted:L(y=>y.num_accepted),judged:L(Ct),drafted:L(y=>y.drafted.length),draft:L(y=>y.draft_seconds),
verify:L(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function p(b){let L=b.map(({draft:a,verify:u})=>a+u).sort((a,u)=>a-
u),y=L.at(-1),l=L[Math.floor((L.length-1)*.9)];return y>2*l&&L.length>4?1.25*l:y}function m(b){i||=e.clientWidth;let L=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/rt.narrowest)))),y=[];for(let w=0;w<b.length;w+=L)y.push(c(b.slice(w,w+L)));let l=Math.max(1,...y.map(({drafted:w})=>w)),a=Math.max(1,Math.min(rt.cell,
rt.tallest/l)),u=p(y)||1,h=y.filter(({draft:w,verify:$})=>w+$>u);return r={rounds:b,each:L,columns:Math.max(rt.least,y.length),top:u,drafts:Math.ceil(l*a)},T(o.
drafts,l>=1.5?F(Math.round(l)):"1"),T(o.times,$t(u)),f(y,a),{each:L,cut:h.length,longest:Math.max(0,...y.map(({longest:w})=>w)),filled:y.length/r.columns}}function f(b,L){
let y=r.drafts+16+rt.times,l=devicePixelRatio,a=[Math.round(i*l),Math.round(y*l)];if(e.width!==a[0]&&(e.width=a[0]),e.height!==a[1]&&(e.height=a[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${rt.times}px`,!i)return;let u=getComputedStyle(t),h=x=>u.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:h("accepted"),rejected:h("rejected"),muted:h("muted"),verify:h("kept"),draft:h("before"),line:h("line"),surface:h("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,y);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,y-1,i,1),b.forEach((x,M)=>{let W=[M*v+S/2,v-S];r.each===1?g($,w,x,W,L):_($,w,x,W,L),O($,w,x,W,y-1)})}function g(b,L,{accepted:y,judged:l,drafted:a},[
u,h],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<a;v++){let S=r.drafts-(v+1)*w;if(v<y)b.fillStyle=L.accepted,b.fillRect(u,S,h,$);else if(v<l)k(b,L.rejected,
u+h/2,S+$/2,Math.min(h,Math.max($,5),7)/2);else{b.fillStyle=L.muted;let x=Math.min(h,$,2.5);b.fillRect(u+(h-x)/2,S+($-x)/2,x,x)}}}function k(b,L,y,l,a){b.strokeStyle=
L,b.lineWidth=a>2?2:1,b.beginPath(),b.moveTo(y-a,l-a),b.lineTo(y+a,l+a),b.moveTo(y-a,l+a),b.lineTo(y+a,l-a),b.stroke()}function _(b,L,{accepted:y,drafted:l},[a,
u],h){b.fillStyle=L.accepted,b.fillRect(a,r.drafts-y*h,u,y*h),b.fillStyle=L.muted,b.fillRect(a,r.drafts-l*h,u,1)}function O(b,L,{draft:y,verify:l},[a,u],h){let w=Math.
min(1,r.top/(y+l))/r.top,[$,v]=[y*w*rt.times,l*w*rt.times];b.fillStyle=L.verify,b.fillRect(a,h-$-v,u,v),A(b,L.draft,a,h-$,u,$),!(y+l<=r.top)&&(b.fillStyle=L.surface,
b.fillRect(a-1,h-rt.times+7,u+2,3),b.fillRect(a-1,h-rt.times+13,u+2,3))}function A(b,L,y,l,a,u){if(!(u<=0)){if(a<5){b.fillStyle=L,b.fillRect(y,l,a,u);return}b.save(),
b.beginPath(),b.rect(y,l,a,u),b.clip(),b.strokeStyle=L,b.lineWidth=1.5,b.beginPath();for(let h=-u;h<a;h+=5)b.moveTo(y+h,l+u),b.lineTo(y+h+u,l);b.rect(y+.75,l+.75,
Math.max(0,a-1.5),Math.max(0,u-1.5)),b.stroke(),b.restore()}}function E(b){let{left:L,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-L)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function q(b){n.hidden=b===null,b!==null&&(ge(n,"left",Math.floor(b/r.each)/r.columns),ge(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:m,at:E,mark:q}}function Mr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Be(null,()=>null),i=new an,c=_r(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),p=Sr(t.querySelector(".gp-rounds"),e,a=>r.steps[a]),m=gr(t),f=[],g=0,k=!1;function _(){let a=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Jo(e.rounds[u-1])>a;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function O(){let{each:a,
cut:u,longest:h,filled:w}=c.draw(f);ge(t.querySelector(".gp-map-axis"),"width",w),T(s,[a>1?`Each column is the mean of ${a} rounds.`:"",u?`${u===1?"One column i\
s":`${F(u)} columns are`} cut off; the longest round took ${$t(h)}.`:""].filter(Boolean).join(" ")),T(t.querySelector(".gp-map-last"),`round ${F(f.length)}`)}function A(a){
let{draft_seconds:u,verify_seconds:h,drafted:w,num_accepted:$,follow:v}=a,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${ht[v][1]} `}${ae(a.next_text)}`;return`Round ${a.index+1}: draft ${$t(u)}, verify ${$t(h)}; ${S}, ${x}\
.`}let E=a=>e.selectStep(r.steps[f[a].start]||null);function q(){let a=e.current();return!a||!a.draft?null:f[a.draft.round.index]===a.draft.round?a.draft.round.
index:null}function b(){let a=q();c.mark(a);let u=a===null?"":A(f[a]);T(o,u),Q(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(a??0)+1,"aria-valu\
etext":u||"no round"})}n.addEventListener("pointermove",a=>{let u=c.at(a);u<0||(a.buttons===1?E(u):T(o,A(f[u])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",a=>c.at(a)>=0&&E(c.at(a))),n.addEventListener("keydown",a=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
a.key==="Escape"&&e.selectStep(null),!(!(a.key in u)||!f.length)&&(a.preventDefault(),E(Math.max(0,Math.min(f.length-1,(q()??f.length-1)+u[a.key]))))});function L(a){
let{draft_seconds:u,verify_seconds:h}=a,w=u+h;for(let[$,v]of[["draft",u],["verify",h]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,T(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${$t(v)}`)}T(t.querySelector(".gp-drafts-short"),`${F(a.num_tokens)} tokens in ${F(a.num_rounds)} forward passe\
s of the target: ${a.passes_saved>0?`${F(a.passes_saved)} passes saved`:"none saved"}.`)}function y(a){let u=e.lasts[0]||null;if((a.run||a.steps)&&r.follow(u),a.
run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)return;let h=[f[0],g];if(f=_(),g=f.length,a.run||f[0]!==h[0]||g!==h[1]){let w=Yn(e.started),$=i.read(f);k||=f.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),T(t.querySelector(".gp-drafts-rule"),yr(w,k)),t.querySelector(".gp-key-q").hidden=!k,L($),O(),p.show(
f,w),m($,w)}p.mark(e.current()),b()}function l(){t.hidden||(O(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function Or(t,e){let n=l=>t.querySelector(".gp-"+l),o=["without","with"],s=()=>e.answered("same"),r=({level:l})=>D(l);function i(l){let[a,u,h,w]=(l.mode==="gree\
dy"?c:g)(l);Q(n("answer"),{"data-verdict":a}),T(n("answer-sign"),u),T(n("answer-words"),h),T(n("answer-more"),w),e.done&&T(n("told"),`${h}. ${w}`),T(n("missing"),
Qe(e,l))}function c({checked:l,equal:a,at:u}){if(!l||a===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let h=l===1?"one pair":`each of ${se(l,"pair")}`;return a?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with a\
nd without drafts in ${h} of texts.`]:["bad","✗",`Different from token ${F(u+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can t\
ip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function p(l,a){let u=0;for(;u<Math.
min(l.length,a.length)&&l[u]===a[u];)u+=1;for(;u>0&&/[\p{L}\p{M}\p{N}]/u.test(l[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[u]||"")+(a[u]||""));)u-=1;let h=w=>u+w.slice(
u).match(/^\s*\S*/)[0].length;return[u,h(l),h(a)]}function m({mode:l,texts:a,equal:u,checked:h}){let w=l==="greedy"&&h>0&&a?a:[],$=n("both-texts"),v=JSON.stringify(
[w,u]);if(oe(n("mark-key"),w.length>0&&u===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?p(...w):[];$.replaceChildren(...w.map(
(M,W)=>{let I=d("div"),j=d("p","",null,{dir:"auto",tabindex:"0"});return u||w[0]===w[1]?j.append(M):j.append(M.slice(0,S),d("mark","",M.slice(S,x[W])||"∎"),d(
"span","gp-apart",M.slice(x[W]))),I.append(d("h3","",`${o[W]} drafts`),j),I}))}let f=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function g(l){let{p:a,
verdict:u,counts:h}=l,w=`${F(h[0])} texts without drafts, ${F(h[1])} with them`;return!Z(a)||u==="wait"?e.done?["wait","…","No answer",`${w}: too few for a te\
st.`]:["wait","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthl\
ess.`]:u==="same"?["good","✓",`${f(a)}: no difference found`,`${w}; a difference would be told below ${r(l)}.`]:["bad","✗",`${f(a)}: the distributions diffe\
r`,`${w}; p is below ${r(l)}.`]}function k({p:l,verdict:a}){if(!Z(l))return"";let u=`If both draw from the same distribution, a difference as large as this one \
comes up in ${D(l)} of shuffles.`;return a==="differs"?`${u} So rarely that chance is a poor explanation.`:a==="same"?`${u} So it is nothing unusual.`:u}function _({
counts:l,tokens:a,verdict:u,level:h}){let[w,$]=l,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${F(w)} texts each`:`${F(w)} and ${F($)} texts`,x=`Only the first\
 ${se(a,"token")} of each text ${a===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return u==="differs"?["I\
t does not say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothi\
ng differs, this test still says “differs” in ${D(h)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does n\
ot prove that there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly st\
ay unseen; more texts show more.`,x]}function O({statistic:l,permutations:{edges:a,counts:u}}){if(oe(n("of-shuffles"),u.length>0&&Z(l)),!u.length||!Z(l))return;
let h=[Math.min(a[0],l),Math.max(a.at(-1),l)],w=(h[1]-h[0]||1)*.03,$=[h[0]-w,h[1]+w],v=Math.max(...u),S=Ne(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,
top:42}),x=Te(...$,Math.max(3,S.inner/90)),M=u.map((R,z)=>{let[G,B]=[S.x(a[z]),S.x(a[z+1])],U=`${a[z].toFixed(2)} to ${a[z+1].toFixed(2)}: ${se(R,"shuffle")}`;return[
"rect",(a[z]+a[z+1])/2>=l?"gp-bin-far":"gp-bin",{x:he(G),y:he(S.y(R)),width:he(Math.max(1,B-G)),height:he(S.y(0)-S.y(R)),"data-tip":U},[]]}),W=S.x(l),I=W>S.left+
S.inner/2,j=Le("",`The difference of these texts is ${l.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:he(W-6),y:2,width:12,height:S.height-S.bottom-2},
[]],xe("gp-observed",W,30,W,S.y(0)),Oe("gp-strong",W+(I?4:-4),23,`these texts: ${l.toFixed(2)}`,I?"end":"start")]),N=Te(0,v,3).filter(Number.isInteger),C=qe(S,{
xTicks:x,yTicks:N.map(R=>[R,F(R)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),P=u.reduce((R,z)=>R+z,0);S.draw(`The difference in ${se(P,"shu\
ffle")}, from ${a[0].toFixed(2)} to ${a.at(-1).toFixed(2)}; that of these texts is ${l.toFixed(2)}`,[C,M,[j]])}function A({surprise:l}){if(!l||!o.every(h=>Z(l[h])))
return"";let[a,u]=o.map(h=>Ae(l[h],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${a} without,\
 ${u} with. It is 0 on average for the target’s own draws.`}function E(){let l=d("li"),a=d("table"),u=a.createTHead().insertRow();u.className="gp-hidden";for(let h of[
"token",...o])u.append(d("th","",h,{scope:"col"}));return a.prepend(d("caption")),a.append(d("tbody")),l.append(a),l}function q(){let l=d("tr"),a=d("th","",null,
{scope:"row"});a.append(d("bdi"));let u=d("td","",null,{colspan:2}),h=d("div","gp-counts");for(let w of o)h.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return u.append(h),l.append(a,u),l}function b(l,{position:a,tokens:u},h){let w=l.firstChild;T(w.caption,`token ${F(a)}`);let $=o.map((x,M)=>h[M]-u.reduce(
(W,I)=>W+I[x],0)),v=[...u,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=le(w.tBodies[0],v.length,q);v.forEach((x,M)=>{let W=x.rest||x.text===null,I=S[M].
cells[0].firstChild;We(I,x.rest?"all others":W?"text ended":x.text,{plain:W}),Me(I,W?"gp-plain":"");let j=S[M].cells[1].firstChild.children;o.forEach((N,C)=>{let P=Math.
max(1,h[C]);ge(j[2*C],"width",Math.min(1,x[N]/P)),T(j[2*C+1],F(x[N]))}),Q(S[M].cells[1],{"aria-label":o.map(N=>`${F(x[N])} ${N}`).join(", ")})})}function L(l){if(oe(
n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let a=k(l);oe(n("evidence"),Z(l.p)),oe(n("meaning"),!!a),T(n("meaning"),a),O(l),T(n("surprise"),
A(l));let u=_(l),h=le(n("cannot").querySelector("ul"),u.length,()=>d("li"));u.forEach(($,v)=>T(h[v],$));let w=le(n("places"),l.positions.length,E);l.positions.forEach(
($,v)=>b(w[v],$,l.counts)),oe(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),m(l),L(l)}return new ResizeObserver(()=>s()&&
y()).observe(t),l=>{t.hidden=!s(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Er(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Jn;function r({
verdict:b,speedup:L,pairs:y,fewest:l}){let a=e.running&&b!=="wait"?" so far":"",u=`median of ${se(y.length,"pair")} of runs`,h=L&&`spread ${dt(L)}`;if(b==="fast\
er")return["good","▲",`${Ce(L.median)} faster${a}`,`The ${u}, `,h];if(b==="slower")return["bad","▼",`${Ce(L.median)}: slower${a}`,`The ${u}, `,h];if(b==="ev\
en")return["even","≈",`No clear difference${a}`,`${Ce(L.median)} is the ${u}, `,h,": it covers 1"];let w=e.done?"No answer":"Not known yet";return L?["wait","\
…",w,`${Ce(L.median)} is the ${u}: too few to tell, it takes ${F(l)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under\
 way"]}function i(b){let[L,y,l,...a]=r(b);Q(o,{"data-verdict":L}),T(o.children[0],y),T(o.children[1],l),[0,1,2].forEach(h=>T(n("answer-more").children[h],a[h]||
"")),e.done&&T(n("told"),`${l}. ${a.join("")}.`),T(n("missing"),Qe(e,b));let u=le(n("reasons"),b.reasons.length,()=>d("li"));b.reasons.forEach((h,w)=>T(u[w],h)),
oe(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:"")}function c({identical:b,pairs:L}){let y=n("badge");if(oe(y,!!b&&b.checked>0),y.hidden)return;let{
checked:l,equal:a,at:u}=b;Q(y,{"data-verdict":a?"good":"bad"}),T(y.children[0],a?"✓":"✗");let h=l===1?"the pair":`all ${se(l,"pair")}`,w=l>L.length?", the o\
ne to warm up too":"";T(y.children[1],a?`Same tokens in ${h}${w}`:`Not the same tokens: a text differs at token ${F(u+1)}`)}function p({pairs:b,draft_share:L,verify_share:y}){
let l=b.length>0&&Z(L)&&Z(y);if(oe(n("of-time"),l),!l)return;let[a,u]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),h=Math.max(a,u),w={draft:L,verify:y,rest:Math.
max(0,1-L-y)},$=le(n("time-bars"),2,m);f($[0],"without",a,h,{plain:1}),f($[1],"with",u,h,w);let v=le(n("time-keys"),3,()=>{let S=d("span");return S.append(d("i",
"",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{Q(v[M].firstChild,{"data-part":S}),Q(v[M].lastChild,{"\
data-tip":`${D(x)} of the time of the runs with drafts: ${s[S]}.`}),T(v[M].lastChild,`${S} ${D(x)}`)})}function m(){let b=d("li");return b.append(d("span"),d("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),b}function f(b,L,y,l,a){let[u,h,w]=b.children;T(u,L),T(w,`${nn(y)} a token`);let $=le(h,Object.keys(a).
length,()=>{let v=d("i");return v.append(d("b")),v});Object.entries(a).forEach(([v,S],x)=>{Q($[x],{"data-part":v}),ge($[x],"width",S*y/l),T($[x].firstChild,v!==
"plain"&&S*y/l>.14?v:"")})}let g=({acceptance:b})=>b?b.judged_acceptance_rate:null;function k(b){let{drafted:L,cost:y,verify:l,break_even:a}=b,u=g(b),h=Vn(1,L,y,
l);if(!Z(a))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Ce(h)}.`;if(a<=0)return"Any acceptance rate w\
ould do with these costs.";let w=`The target must keep at least ${D(a)} of the drafted tokens that it looks at`;return Z(u)?u>=a?`${w}; here it keeps ${D(u)}.`:
`${w}, but here it keeps only ${D(u)}.`:`${w}.`}function _(b){let L=["drafted","cost","verify"].every(y=>Z(b[y]));oe(n("of-rates"),L),L&&(lr(n("rates"),{...b,rate:g(
b)}),T(n("rate-words"),k(b))),A(b)}function O({acceptance:b,drafted:L,cost:y,verify:l}){let a=[];for(let u of["draft_acceptance_rate","judged_acceptance_rate","\
mean_acceptance_length","passes_saved"]){let h=b?b[u]:null;Z(h)&&a.push([u,u.endsWith("rate")?D(h):u.endsWith("length")?h.toFixed(2):F(h),Tt[u]])}return Z(L)&&a.
push(["drafted tokens a round",L.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),Z(y)&&a.push(["cost of d\
rafting one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),
Z(l)&&a.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on\
 a processor without spare capacity it is more."]),a}function A(b){let L=O(b),y=le(n("figures"),L.length,()=>{let l=d("div"),a=d("dt");return a.append(d("span",
"",null,{tabindex:0})),l.append(a,d("dd")),l});L.forEach(([l,a,u],h)=>{let[w,$]=y[h].children;T(w.firstChild,l),Q(w.firstChild,{"data-tip":u}),T($,a)})}function E(){
let b=e.found;i(b),c(b),oe(n("of-pairs"),b.pairs.length>0),b.pairs.length&&cr(n("pairs"),b.pairs),p(b),_(b)}let q=()=>e.answered("speed");return new ResizeObserver(
()=>q()&&E()).observe(t),b=>{t.hidden=!q(),!t.hidden&&(b.found||b.status)&&E()}}var Qo=40,Tr=14;function ic(t){let e=Array.from({length:t},(n,o)=>o);return t<=Qo?e:[...e.slice(0,Tr),null,...e.slice(Tr+t-Qo+1)]}var ac=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Lr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=ac(n,t.length,e),c=d("table","gp-strip");c.append(d("caption","gp-hidden",s));let p=c.appendChild(
d("tbody")),f=["token","mask",...t.some(([,,,g])=>g!==null)?["position"]:[]].map(g=>{let k=p.appendChild(d("tr"));return k.append(d("th","",g,{scope:"row"})),k});
for(let g of ic(t.length)){if(g===null){let b=t.length-Qo+1;f.forEach((L,y)=>L.append(d("td","gp-mark",y?"…":`… ${se(b,"token")} …`)));continue}let[,k,_,O]=t[g],
A=g>=r&&g<i,E=o&&g===t.length-1,q=d("td",`gp-cell${A?" gp-padding":""}${E?" gp-last":""}`);q.append(ke(k)),A&&q.append(d("span","gp-hidden"," (padding)")),E&&q.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[q,d("td",_?"":"gp-ignored",_),d("td","",O)].slice(0,f.length).forEach((b,L)=>f[L].append(
b))}return c}function Ar(t,e,n){t.replaceChildren();let[o,s]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],c)=>{let p=n!==null&&c>=n?s:o;i===null?p.append(
ke(r,"gp-end")):Zt(p,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}var cc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,vt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Cr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((c,p)=>p).filter(
c=>n[c]&&lc(e[c])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let c of o)c-r<t.BLOCK||(s.push(this.wrap(e.slice(r,c))),r=c,this.loose=e.length-
c,this.tried=0);let i=s.map(c=>c.getBoundingClientRect().height);s.forEach((c,p)=>{c.style.containIntrinsicHeight=`${i[p]}px`,c.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let c=i?!r.startsWith(" "):!(n||cc.test(o));return o+=r,c})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=d("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Cr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function lc(t){let e=t.previousElementSibling,n=e&&Pr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Pr(n.getClientRects())];return!!(o&&s)&&Nr(o)>Nr(s)+10}function et(t,e,n){let o=c=>(c.
querySelector(".gp-ink")||c).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let c=e+n;c>=0&&c<t.length;c+=n){let p=o(t[c]),m=p?(p.top-s.top)*n:0;if(m<s.height/2)
continue;let f=m*1e3+Math.abs(p.left-s.left);if(f>=i+1e3*s.height)break;f<i&&([r,i]=[t[c],f])}return r}var Cr=t=>!!t&&t.tagName==="WBR",Pr=t=>t[t.length-1],Nr=({
top:t,bottom:e})=>(t+e)/2;function cn(t,e,n,o){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),c=d("dl","gp-card-facts"),p=d("ol","gp-card\
-rivals"),m=d("div","gp-card-key");m.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,c,p,m),r.hidden=!0,
t.append(r);let f=null,g=null,k=null;function _(h,w){c.append(d("dt","",h),d("dd","",w))}function O(){let{id:h,text:w,where:$,step:v,why:S}=o(f);if(i.replaceChildren(
ke(w,"gp-card-word"),d("span","",`${$}, id ${h}`)),c.replaceChildren(),p.hidden=m.hidden=!v,S&&c.append(d("dd","gp-card-why",S)),!v)return;A(v);let x=E(v),M=Math.
max(...x.flatMap(({after:W,before:I})=>[W,I]),1e-9);p.replaceChildren(...x.map(W=>q(W,M))),m.hidden=!v.distribution.stages.length}function A(h){let{chosen:w,distribution:$}=h,
{probability:v,rawProbability:S,surprisal:x}=Fe(h);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):D(v)),
_("before the processors",D(S))):_("Probability (no processor ran)",D(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([I])=>I!=null),W=M.length===2&&
M[0][0]===M[1][0];if(M.length){let I=W?F(M[0][0]):M.map(([j,N])=>`${F(j)} ${N}`).join(", ");_(`Rank of ${F($.vocab)}`,I)}_("Surprisal",Ae(x,n.unit))}function E({
chosen:h,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:de(S.logprob),before:de(S.raw_logprob),isChosen:S.token_id===h.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:h,after:de(h.logprob),before:de(h.raw_logprob),
isChosen:!0}),v}function q({candidate:h,after:w,before:$,isChosen:v},S){let x=h.logprob===null,M=d("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),W=d("\
span","gp-card-tracks");for(let[I,j]of[["after",w],["before",$]]){let N=d("i","gp-card-"+I);N.style.width=`${j/S*100}%`,W.append(N)}return x&&W.firstChild.replaceWith(
d("small","",Pt(h))),M.append(d("span","gp-card-sign",v?"▶":x?"✕":""),ke(h.text,"gp-card-word"),W,d("span","gp-card-value",D(x?$:w))),M}function b(){let h=(f.
querySelector(".gp-ink")||f).getClientRects()[0],w=e.getBoundingClientRect();if(!h||h.bottom<w.top||h.top>w.bottom){y();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=h.bottom+9,W=M+v+8<=x?M:h.top-v-9;r.style.left=`${Math.max(8,Math.min(h.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(W,x-v-8))}px`}function L(h,w=null){o(h)&&(f=h,g=w,k=null,O(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",a,{capture:!0,passive:!0})),b())}function y(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",a,{capture:!0}))}function l({key:h}){h==="Escape"&&(k=f,y())}function a(){let h=g&&
document.elementFromPoint(g.clientX,g.clientY);!f.isConnected||g&&!f.contains(h)?y():b()}e.addEventListener("pointermove",h=>{if(h.pointerType==="touch")return;
let w=h.target.closest('[role="button"]');!w||!o(w)?g&&y():w!==f&&w!==k&&L(w,h)}),e.addEventListener("pointerleave",()=>{k=null,g&&y()}),e.addEventListener("foc\
usin",({target:h})=>h.matches(":focus-visible")&&L(h)),e.addEventListener("focusout",({target:h})=>h===f&&!g&&y());function u(h){f&&(f.isConnected?h&&(O(),b()):
y())}return{show:L,hide:y,refresh:u}}var Pt=({removed_by:t})=>`removed by ${t?bt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ye(n,e.text),t.append(n)}else Qt(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":Dn(e.text)||"·"})):or(t,e.piece)}function Wt(t,e,n,o){let s=o&&Qt(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Qt(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function ln(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Xn(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Fe(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${D(n)}`];return D(o)!==D(n)&&i.push(`${D(o)} before the processors`),s!==null&&i.push(`rank ${F(s)} of ${F(t.distribution.
vocab)}`),[...i,`surprisal ${Ae(r,e)}`]}var En=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function it(t){if(t<0)return 1-it(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Wr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function pt(t){if(t>=
1e-4)return D(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function dn(t){let e=it(t);if(e>.1)return`${D(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${pt(e)} of texts with\
out this watermark passes it`:`one in ${F(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var es={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},dc=({green:t})=>t==null?"none":t?"green":"red",hc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function pc(t,e,n){let o=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),qr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),Ge(o,s),o}function qr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=dc({green:e});else{let r=hc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Je=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new vt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],c=pc(s,r,i);this.press&&c.setAttribute("role","button"),Wt(this,c,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){ln(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>et(this.tokens,n,1),ArrowUp:()=>et(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function ft(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(p,m,f)=>{let g=d("span"),k=d("span","",null,{"aria-hidden":"true"});return k.append(d("s\
pan","gp-ink",m)),qr(k,p),g.append(k,f),g},c=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([p,m])=>i({g:p},"g",
m)):["green","red"].map(p=>i({green:p==="green"},es[p][1],`${es[p][0]}: ${es[p][2]}`));n&&c.push(i({},"abc","not scored")),o&&c.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...c)}var fc=400,uc=12;function hn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:c=40,height:p=260}){let m=e.filter(({points:y})=>y.length),f=m.flatMap(({points:y})=>y),g=Math.max(c,...f.
map(([y])=>y)),k=o&&o.at<=2*g?Math.max(g,o.at*1.05):g,_=f.map(([,y])=>y),O=Math.min(-.5,..._)*1.08,A=Math.max(n*1.15,1,..._)*1.06,E=Ne(t,{height:p,x:[0,k],y:[O,
A],left:40,top:24}),q=E.width-E.right,b=[...qe(E,{xTicks:Te(0,k,E.inner/90),yTicks:Te(O,A,5),xTitle:r,yTitle:i}),xe("gp-unity",E.left,E.y(0),q,E.y(0)),xe("gp-z-\
threshold",E.left,E.y(n),q,E.y(n)),...m.map(({look:y,points:l})=>Pe(`gp-z-${y}`,gc(l,fc).map(([a,u])=>[E.x(a),E.y(u)]))),...m.map(({look:y,points:l})=>wc(E,y,l.
at(-1))),mc(E,m,n)],L=bc(E,m);if(o&&o.at<=k){let[y,l]=[E.x(o.at),E.y(n)];L.push(Le("",o.words,[["path","gp-z-needed",{d:`M${he(y)} ${he(l)}l-6 11h12Z`},[]]]))}E.
draw(s,[b,L])}function mc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return Oe("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function gc(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var wc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:he(t.x(n)),cy:he(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:kt(t.x(n),t.y(o),4.5)},[]];function bc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(uc,n);return Array.from({length:o},(s,r)=>{let[i,
c]=[n*r/o,n*(r+1)/o],p=e.map(({name:f,points:g})=>{let k=g.findLast(([_])=>_<=c);return k&&k[0]>i?`${f} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!p.length)return null;
let m={x:he(t.x(i)),y:t.top,width:he(t.x(c)-t.x(i)),height:he(t.height-t.bottom-t.top)};return Le("gp-z-place",`After ${se(Math.floor(c),"token")}: ${p.join(", ")}`,
[["rect","gp-catch",m,[]]])}).filter(Boolean)}function pn(t,e){let n=le(t,e.length,()=>{let o=d("span"),s=me("svg");return Q(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(me("path")),Q(s.firstElementChild,{d:"M1 4H25"}),o.append(s,d("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[c,p]=n[i].children;Q(c.firstChild,
{class:`gp-z-${s}`}),T(p,o),r&&Q(p,{tabindex:0,"data-tip":r})})}var kc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},Tn=({name:t,masked:e})=>kc[t]+(e?"":", without a mask");function ts(t,e){if(!Z(t))return"\
infinite";let n=He(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?pt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Ir(t,e,n){let{
prompts:o,sampled:s,ways:[r]}=t,i=o.length,c=e.answers.map(({kl:k})=>Z(k)?k:1/0),p=e.answers.filter(({read:k},_)=>k.length>r.answers[_].read.length).length,m=[`\
Divergence of the first new token from that of the prompt alone: at most ${ts(Math.max(...c),n)}.`];p||m.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?m.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&p&&m.push("The model has read the \
padding as text.");let f=e.answers.filter(({same:k})=>!k).length,g=Tn(e);return s?["even","○",`${g}: texts are drawn anew, so they are not compared.`,m.join("\
 ")]:f?["bad","✗",`${g}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,m.join(" ")]:["good","✓",`${g}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,m.join(" ")]}function ns({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function yc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?ae(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Rr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([m,f])=>`${ae(m)} ${D(de(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,c]=o.
new[0],p=t.sampled?"":yc(n,o);return[...p?[[p,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${ts(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${ae(
c)} ${Z(n.change)&&n.change>0?"+":""}${ts(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Br({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:c,sampled:p,ways:[m]}){let f=p?`, seed ${c}`:"",g=m.answers.some(({read:_})=>_.length<o),k=g?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${tn(e)}${f}; ${se(n.length,"prompt")}${g?"":" "}${k}`}function Fr(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let g=f.ways.slice(1).map(k=>Ir(f,k,e.unit));n("batch-verdicts").replaceChildren(...g.map(([k,
_,O,A])=>{let E=d("li","",null,{"data-verdict":k}),q=d("span","",O);return q.append(d("small","",A)),E.append(d("span","gp-sign",_,{"aria-hidden":"true"}),q),E})),
T(n("told"),g.map(([,,k])=>k).join(" "))}function i(f,g){let k=d("details","gp-one-prompt"),_=d("summary","",`Prompt ${g+1}: `),O=[...f.prompts[g]],A=d("bdi","g\
p-prompt-text",O.slice(0,200).join("")+(O.length>200?"…":"")),E=f.ways.slice(1).map(b=>`${ns(f,b,b.answers[g])[1]} ${Tn(b).toLowerCase()}`);_.append(A,d("span",
"gp-way-signs",` ${E.join(", ")}`)),k.append(_);let q=()=>{k.open&&k.childElementCount===1&&k.append(...f.ways.map(b=>c(f,b,g)))};return k.addEventListener("tog\
gle",q),k.open=g<6,q(),k}function c(f,g,k){let[_,O]=[f.ways[0].answers[k],g.answers[k]],[A,E,q]=ns(f,g,O),b=d("div","gp-way",null,{"data-verdict":A}),L=d("h3","\
gp-way-name");L.append(d("span","gp-sign",E,{"aria-hidden":"true"}),Tn(g),d("small","",q));let y=`Prompt ${k+1}, ${Tn(g).toLowerCase()}, as the model reads it`,
l=p(f,g,O,_,y),a=d("p","gp-gave"),u=d("span","gp-new");Ar(u,O.new,f.sampled?null:O.parts_at),a.append(d("span","gp-gave-words","gives "),u);let h=d("p","gp-meas\
ures");for(let[$,v]of Rr(f,g,O,_,e.unit))h.append(d("span","",$,{tabindex:0,"data-tip":v}));let w=d("div","gp-way-body");return w.append(l,a,h),b.append(L,w),b}
function p({is_encoder_decoder:f},{name:g},{read:k},_,O){if(g!=="alone"&&JSON.stringify(k)===JSON.stringify(_.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let A=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":O});return A.append(Lr(
k,{text:_.read.length,side:g,goesOn:!f,caption:O})),A}function m(f){T(n("about"),Br(f)),r(f),oe(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((g,k)=>i(f,k)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&m(e.found)}}function fn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function zr(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function qt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(c=>c.length===n);if(!r.length)return!1;let i=[
...s,...Ie(o).map(c=>c.chosen.token_id)].join(" ")+" ";return r.some(c=>` ${i}`.includes(` ${c.join(" ")} `))}var xc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function jr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),c={lost:4,progress:7},p=t.querySelector(".gp-constraints"),
m=[],f=[],g=[];function k(h){let w=40-h.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=h.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>$(x)-$(M)),S=new Map;for(let x of v){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(h,w){let $=new Map;for(let{beam:v}of h)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function O(h){let w="",$=h.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function A(){let h=d("tbody"),w=h.
insertRow(),$=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[d("b","gp-badge"),d("span")];return $.append(v,S),w.append($),s.append(h),f.push(
{body:h,head:w,badge:v,took:S,rows:[]}),f.at(-1)}function E(h){let w=h.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let M=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[W,I,j]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return W.append(I),M.append(W,j),$[1].append(M),h.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:M,tail:I,word:j,node:null}),
h.rows.at(-1)}function q(h,w,$){let{beam:v}=w,[S,x]=xc[v.status]||["",()=>v.status];h.node=w,h.row.dataset.status=v.status,h.row.className=$?"gp-looked":"",T(h.
sign,S),T(h.fate,x(v)),h.flag.hidden=!v.forced;let M=O(w);h.tail.replaceChildren(),Zt(h.tail,M),Ye(h.word,v.text),h.pick.tabIndex=$?0:-1,h.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),h.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${ae(M+v.text)}`),T(h.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),T(h.cells[3],re(v.logprob)),T(h.cells[4],v.diversity_penalty?`-${re(v.diversity_penalty)}`:"–"),T(h.cells[5],re(v.score)),
T(h.cells[6],re(v.final_score)),v.progress&&h.cells[7].replaceChildren(...L(w))}function b(h){if(p.hidden=!h||!m.length,p.hidden)return;let w=m.map(({alternatives:$,
length:v})=>{let S=d("li");return $.forEach((x,M)=>{M&&S.append(" or "),S.append(ke(zr(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==p.dataset.said&&(p.dataset.said=w.map($=>$.textContent).join(`
`),p.replaceChildren(...w))}function L(h){let w=e.prefix.map(S=>S.token_id),$=h.beam.progress.map((S,x)=>{let M=d("span","gp-goal"),W=m[x];for(let I=0;W&&I<Math.
min(W.length,8);I++)M.append(d("i",I<S?"gp-full-block":""));return W&&qt(W,S,h,w)?M.append(" ✓ done"):M.append(` ${S}${W?` of ${W.length}`:""}`),M}),{bank:v}=h.
beam;return v==null?$:[...$,d("span","gp-note",`bank ${v}`)]}function y(h,[w,$],v,S,x){if(h.body.hidden=!$,!!$){if(h.head.hidden=w===null,w!==null){T(h.badge,st(
w)),h.body.dataset.look=w%4;let M=[..._(v,w)].flatMap(([W,I])=>[ke(W,"gp-took"),I>1?` × ${I}`:""]);h.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;h.rows.length<$.length;)E(h);h.rows.forEach((M,W)=>{if(M.row.hidden=W>=$.length,!(W>=$.length)){for(let[I,j]of Object.
entries(c))M.cells[j].hidden=!x[I];q(M,$[W],$[W]===S)}})}}function l(h){let $=e.prompts[h.sequence].steps[h.index],v={lost:$.some(({beam:M})=>(M.group??null)!==
null),progress:$.some(({beam:M})=>M.progress)};for(let[M,W]of Object.entries(c))s.tHead.rows[0].cells[W].hidden=!v[M];let S=k($);for(;f.length<S.length;)A();f.forEach(
(M,W)=>y(M,S[W]||[null,null],$,h,v));let x=$.length-S.reduce((M,[,W])=>M+W.length,0);i.hidden=x<=0,T(i,`and ${F(x)} more that were given up`),T(r,`at token ${h.
index+1}`+(e.prompts.length>1?` of prompt ${h.sequence+1}`:"")),b(v.progress)}let a=()=>f.filter(({body:h})=>!h.hidden).flatMap(({rows:h})=>h.filter(({row:w})=>!w.
hidden)),u=h=>a().findIndex(({pick:w})=>w.contains(h.target));return s.addEventListener("click",h=>{let w=u(h);w>=0&&e.selectStep(a()[w].node)}),s.addEventListener(
"keydown",h=>{h.key==="Escape"&&e.selectStep(null);let w=u(h),$={ArrowDown:1,ArrowUp:-1}[h.key];if(w<0||!$)return;h.preventDefault();let v=a()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),h=>{h.run&&e.started&&(m=fn(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===g[0]&&e.selected===g[1])&&(g=[w,e.selected],
l(w))}}var Zn=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,c,p)=>c>p?(p-c)/2:
Math.max(0,Math.min(i,p-c));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,c=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/c,this.y+=o/this.zoom-o/c,this.zoom=c,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,c,p,m]=this.area,f=Math.min(r,(p-i)/4,(m-c)/4);this.x+=
Math.min(0,e-f-i)||Math.max(0,e+o+f-p),this.y+=Math.min(0,n-f-c)||Math.max(0,n+s+f-m),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=m=>Math.
hypot(m.clientX-r.clientX,m.clientY-r.clientY)||1,{left:c,top:p}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-c,(e.clientY+r.
clientY)/2-p],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var rs=-1e9,gn=[[!1,"False"],[!0,"True"],["never",'"never"']],$c=["beam_search","beam_sample"],vc=["group_beam_search","constrained_beam_search"];function is(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},c=un(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:m})=>m.
beam??0))),p=t.prompts[0].given;return{together:$c.includes(e)?!0:vc.includes(e)?!1:null,prompts:t.prompts,start:p,maxNew:r-p,wanted:un(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(c/un(i.num_beam_groups,1)):c,ends:new Set(s),constraints:fn(t.started),promptIds:t.prefix.map(m=>m.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:gn.some(([m])=>m===i.early_stopping)?i.early_stopping:!1}}}var un=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,De=({beam:t})=>Ke(t.score)===null?-1/0:t.score,as=(t,e)=>De(t)/t.length**e;function Gr(t,e){return t.together?_c(t,e):Oc(t,e)}function Ur(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var mn=new WeakMap;function Sc(t,e){if(!mn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(De));mn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&Ln(s)),hopeless:!n.
length,best:n.length?o:o+rs})}return mn.get(t)}function _c(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:rs},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),c=Math.min(...n.map(({steps:m})=>m.length)),p=null;for(let m=s;m<c&&!p;m++){let f=n.map(({steps:k})=>Sc(k[m],o)),
g=f.every(k=>k.hopeless);i.forEach((k,_)=>Mc(k,f[_],m+1,g,t,e)),i.every(k=>k.stop)&&(p=i.find(k=>k.stop.step===m+1).stop)}return{stop:p,prompts:i.map(m=>({kept:m.
pool.filter(({node:f})=>f),pools:[m]}))}}function Mc(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let m=e.ended.map(f=>({node:f,score:as(f,r.lengthPenalty)}));
t.pool=[...t.pool,...m].sort((f,g)=>g.score-f.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,c=t.pool.every(({node:m})=>m),p=t.weighed=Ur(e.best,
n-s.start,c?i:null,s,r);o?t.stop={step:n,why:"criteria"}:c&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:m})=>p.bound>(m?i:rs))||(t.stop={
step:n,why:"settled"})}function Oc(t,e){let n=t.prompts.map(r=>{let i=Hr(r).map(f=>Dr(r,f,t,e)),c=Hr(r).map(f=>Dr(r,f,t,t.own)),p=1/0;return i.forEach((f,g)=>{let[
k,_]=[f,c[g]].map(({stop:O})=>O?O.step:1/0);f.exact=f.lastStep<=p,k!==_&&(p=Math.min(p,k,_))}),{kept:i.flatMap(f=>f.kept).sort((f,g)=>f.score-g.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var Hr=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function Dr(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let c=r;c<t.steps.length&&!i.stop;c++){let p=Ec(t.steps[c],e,n);if(!p)break;let m=i.lastStep=c+1;p.ended.forEach(k=>Kr(i,k,
n,o));let f=i.kept.length>=s,g=f?ss(i.kept):null;i.weighed=Ur(p.best,m-r,g,n,o),f&&o.earlyStopping===!0?i.stop={step:m,why:"full"}:f&&g>=i.weighed.bound?i.stop=
{step:m,why:"settled"}:Tc(t.steps[c],m,n)&&(Lc(p.nodes,n).forEach(k=>Kr(i,k,n,o)),i.stop={step:m,why:"criteria"})}return i}function Ec(t,e,{ends:n}){mn.has(t)||
mn.set(t,new Map);let o=mn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:De(s[0])}:null)}return o.get(e)}var ss=t=>Math.min(...t.map(({score:e})=>e));function Kr(t,e,n,{lengthPenalty:o}){let s=as(
e,o);if(t.kept.length>=n.size&&!(s>ss(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=ss(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Tc(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>Ln(r)&&!n.has(r.token_id))}var Ln=({status:t})=>t==="finished"||t==="\
ended";function Lc(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:p})=>p.status==="running"||Ln(p)&&!e.has(p.token_id)),i=p=>n.every((m,f)=>qt(
m,p.beam.progress[f],p,o)),c=r.filter(p=>!p.beam.progress||i(p));return c.length<s?[...c,...r.filter(p=>!c.includes(p))]:c}function Vr(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:c}=t.prompts[i],p=c[(t.together?s:c.length)-1]||[];return p.length===r.length&&p.every((m,f)=>Ac(m,r[f],t))})}function Ac(t,{node:e,score:n},o){if(Ke(t)===
null||!Number.isFinite(n))return Ke(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function Jr(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:c}=n.prompts[e],p=(k,_,O="")=>({node:k,score:as(k,o),place:null,state:_,why:O}),m=new Set(
i.map(({node:k})=>k)),f=Cc(r).filter(k=>!m.has(k)).map(k=>{let{stop:_}=c.find(({group:O})=>O===(k.beam.group??null))||c[0];return!_||k.index<_.step?p(k,"out","f\
ell out"):p(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),g=!s&&!n.stop;return[...i.map(({node:k,score:_},O)=>({node:k,score:_,place:O,state:n.
stop&&O<t.wanted?"returned":"kept",why:""})),...g?r.running.map(k=>p(k,"running")).sort((k,_)=>_.score-k.score):[],...f.sort((k,_)=>_.score-k.score)]}var os=new WeakMap;
function Cc({steps:t}){os.has(t)||os.set(t,{read:0,nodes:[]});let e=os.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Qn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Pc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Yr=({processors:t})=>t.filter(e=>!Pc.has(e));function cs(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},c=e(r-n,i[0]);if(c===
void 0)return{last:o,ended:!1,left:null};let p=t.steps[r].find(m=>m.beam.parent===s&&m.beam.token_id===c)||null;if(!p||p.beam.status==="pruned")return{last:o,ended:!1,
left:Nc(t,o,s,{index:r,id:c,node:p,candidates:i})};if(o=p,p.beam.status!=="running")return{last:o,ended:!0,left:null};s=p.beam.beam}return{last:o,ended:!1,left:null}}
function Nc(t,e,n,{index:o,id:s,node:r,candidates:i}){let c=r&&r.beam||i.find(k=>k.token_id===s)||null,p=r?r.beam.group:e&&e.beam.group,m=t.steps[o].filter(k=>(k.
beam.group??null)===(p??null)||!e),f=m.filter(k=>k.beam.status==="running").map(De),g=e&&!e.given?De(e):0;return{index:o,token:c,node:r,considered:m.length,sum:r?
De(r):c&&Ke(c.logprob)!==null?g+c.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var eo=t=>cs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ee={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Xr=new Set(["running"]),It=new Set(["finished"]);function Zr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ls(t,n),s=new Map((e.returned||[]).map((g,k)=>[g,k+1])),r=no([...o,...s.keys(),...to(t,n)]),{kids:i,hidden:c}=Wc(t,n,e,r,o),{lanes:p,
counts:m}=Bc(t,n,i),f=zc(t,n,i,p,e);return jc(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:c,lanes:p,counts:m,columns:f,options:e})}var to=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Xr.has(n.status));function ls(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function no(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Wc(t,e,n,o,s){
let r=new Map,i=new Set([null]),c=new Map,p=new Map,m=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));m(null);for(let f=0;f<=e;f++){for(let g of t.steps[f]){let{
before:k}=g,_=n.collapsed.has(k)?k:c.get(k);_!=null?(c.set(g,_),p.set(_,(p.get(_)||0)+1)):Xr.has(g.beam.status)?(n.lost||o.has(g))&&(m(k).on.push(g),i.add(g)):(!It.
has(g.beam.status)||n.lost||s.has(g))&&m(k).off.push(g)}t.distributions[f].forEach((g,k)=>{let _=Ic(t,f,k);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&Rc(t,f,k,
g,m(_),n.candidates)})}for(let f of r.values()){f.on.sort((O,A)=>O.beam.beam-A.beam.beam);let g=f.off.filter(({beam:O})=>It.has(O.status)),k=f.off.filter(({beam:O})=>!It.
has(O.status)),_=(O,A)=>A.beam.score-O.beam.score;f.off=[...g.sort(_),...qc(k.sort(_),n.candidates)]}return{kids:r,hidden:p}}function qc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Ic(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Rc(t,e,n,o,s,r){let i=r-s.off.filter(({beam:p})=>p.parent===n&&!It.has(p.status)).length;if(i<=0)return;let c=new Set(t.steps[e].filter(
({beam:p})=>p.parent===n).map(({beam:p})=>p.token_id));for(let p of o.candidates)if(!(p.logprob===null||c.has(p.token_id))&&(s.off.push(hr(t,e,n,o,p)),i-=1,!i))
return}function Bc(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let c=[],p=new Set;for(let m of to(t,i)){let f=n.get(m.before);if(!f||!f.on.includes(m))
continue;let g=m.beam.group??0;s.has(g)||s.set(g,[]),f.on.find(({beam:_})=>(_.group??0)===g)===m&&m.before&&o.has(m.before)?(o.set(m,o.get(m.before)),s.get(g)[o.
get(m).number]=i,p.add(m)):c.push(m)}c.sort((m,f)=>m.beam.beam-f.beam.beam);for(let m of c){let f=m.beam.group??0,g=Fc(s.get(f),i,m.before&&o.has(m.before)?o.get(
m.before).number:0);s.get(f)[g]=i,o.set(m,{group:f,number:g})}}let r=new Map([...s].sort(([i],[c])=>i-c).map(([i,c])=>[i,Math.max(1,c.length)]));return{lanes:o,
counts:r}}function Fc(t,e,n){let o=i=>i.sort((c,p)=>Math.abs(c-n)-Math.abs(p-n)||p-c)[0],r=t.map((i,c)=>c).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function zc(t,e,n,o,s){
let r=p=>to(t,p-1).every(m=>{if(!o.has(m))return!0;let f=n.get(m);return f&&f.on.length===1&&!f.off.some(({beam:g})=>It.has(g.status))}),i=[],c=s.live?e-2:e;for(let p=0;p<=
e;p++){let m=i.at(-1);s.fold&&m&&p<=c&&r(p)?m.to=p:i.push({from:p,to:p})}return i.flatMap(p=>{let m=p.to-p.from+1;return m>=Ee.short&&!s.unfolded.has(p.from)?[p]:
Array.from({length:m},(f,g)=>({from:p.from+g,to:p.from+g,...m>=Ee.short&&g===0?{open:!0}:{}}))})}function jc(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:c,counts:p,columns:m,options:f}){let g=[],k=Ee.margin+Ee.node+Ee.gap;for(let u of m){u.x=k,u.folded=u.to>u.from,u.width=u.folded?Ee.fold:Ee.node,k+=u.width+
Ee.gap;for(let h=u.from;h<=u.to;h++)g[h]=u}let{tops:_,bands:O,height:A}=Hc(r,c,p,g),E=u=>_.get(u.group)[u.number],q={node:null,nodes:[],look:"root",x:Ee.margin,
y:Dc(_),width:Ee.node,height:Ee.row-4,hidden:0},b=[q],L=new Map([[null,q]]),y=[];function l(u,h,w){let $=g[u.index],v={node:u,nodes:[u],look:a(u),x:$.x,y:h,width:$.
width,height:w,hidden:i.get(u)||0,place:o.get(u)||null,folded:$.folded,column:$,greedy:f.greedy.has(u)};L.set(u,v),b.push(v);let S=L.get(u.before);return S&&y.push(
{from:S,to:v,look:v.look,share:Math.min(1,Math.exp(u.beam.logprob??-1/0))}),v}function a(u){let{status:h}=u.beam;return h==="finished"?n.has(u)?"kept":"fell":h!==
"running"?h:u.index===e?"tip":s.has(u)?"inner":"lost"}for(let u=0;u<=e;u++){let h=g[u];for(let w of to(t,u))if(c.has(w))if(u>h.from){let $=L.get(w.before);$&&($.
nodes.push(w),$.node=w,$.look=a(w),$.greedy&&=f.greedy.has(w),$.hidden=i.get(w)||0,L.set(w,$))}else l(w,E(c.get(w)),Ee.row-4).lane=c.get(w)}for(let[u,h]of r){let w=u===
null?null:c.get(u)&&E(c.get(u));if(w===void 0)continue;let $=new Map;for(let v of h.off){let S=g[v.index];if(!S||S.folded&&!It.has(v.beam.status))continue;let x=w??
_.get(v.beam.group??0)[0],M=$.get(x)||0;$.set(x,M+1),l(v,x+Ee.row+M*Ee.leaf,Ee.leaf-2)}}return{entries:b,edges:y,columns:m,bands:O,at:L,last:e,width:k-Ee.gap+Ee.
margin,height:A}}function Hc(t,e,n,o){let s=new Map;for(let[m,f]of t){let g=new Map;for(let k of f.off){let _=o[k.index];if(!_||_.folded&&!It.has(k.beam.status))
continue;let O=m===null?{group:k.beam.group??0,number:0}:e.get(m);if(!O)continue;let A=`${O.group} ${O.number}`;g.set(A,(g.get(A)||0)+1)}for(let[k,_]of g)s.set(
k,Math.max(s.get(k)||0,_))}let r=new Map,i=[],c=Ee.margin,p=n.size>1;for(let[m,f]of n){let g=c;p&&(c+=Ee.band),r.set(m,[]);for(let k=0;k<f;k++)r.get(m).push(c),
c+=Ee.row+(s.get(`${m} ${k}`)||0)*Ee.leaf+Ee.between;p&&i.push({group:m,y:g,height:c-g-4}),p&&(c+=8)}return r.size||r.set(0,[c]),{tops:r,bands:i,height:Math.max(
c,Ee.margin+Ee.row)+Ee.margin-Ee.between}}var Dc=t=>[...t.values()][0][0];var Kc=`
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
`,fs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ds={tall:.55,small:.75},Gc=[1,1.8,3,4.5,6.5],Uc=[.05,.2,.5,.8],Vc={probability:({beam:t})=>D(
Math.min(1,de(t.logprob))),token:({beam:t})=>re(t.logprob,2),sum:({beam:t})=>re(t.score,2),score:(t,e)=>re(rn(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
wn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=me("style");n.textContent=Kc,this.world=me("g"),this.bands=me("g"),this.ruler=me("g"),this.
edges=me("g"),this.blocks=me("g"),this.nodes=me("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(hs(i)?ds.tall:ds.small);return this.drawBands(e),this.drawRuler(n.zoom>=ds.tall?e.columns.filter(({x:i,width:c})=>!n.area||i+c>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=le(this.bands,e.length,()=>{
let s=me("g");return s.append(me("rect","t-band"),me("text")),s});e.forEach(({group:s,y:r,height:i},c)=>{let[p,m]=o[c].children;Q(p,{x:4,y:r,width:n-8,height:i,
rx:8}),Q(m,{y:r+16}),T(m,`group ${st(s)}`)})}drawRuler(e){let n=le(this.ruler,e.length,()=>me("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{Q(n[i],{x:r+8,
y:12}),T(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)Q(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let o=new Map;
for(let{from:s,to:r,look:i,share:c}of e.edges){let[p,m]=[s.x+s.width,r.x],[f,g]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(m<n.area[0]||p>n.area[2]||Math.max(f,
g)<n.area[1]||Math.min(f,g)>n.area[3]))continue;let k=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(m-p)*.6),A=`t-edge t-w${Uc.filter(E=>c>=
E).length} ${Qc(r,i,k)}${n.dim&&!k?" t-dim":""}`;o.has(A)||o.set(A,[]),o.get(A).push(`M${p},${f}C${p+_},${f} ${m-_},${g} ${m},${g}`)}this.drawPaths(this.edges,o,
(s,r)=>{s.style.strokeWidth=`${Gc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=me("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),Q(i,{
d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ps(s,n.path)?"path":s.look}${n.dim&&!ps(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:c,width:p,height:m}=s;o.get(r).push(`M${i},${c+m*.2}h${p}v${m*.6}h${-p}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==hs(s))&&(i&&i.group.remove(),i=Jc(hs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:c,height:p,look:m}=n,{group:f,
box:g,word:k,right:_,tall:O}=e,A=s?Vc[o.number](s,o.penalty):"";if(Q(f,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),Q(g,{width:c,height:p}),Q(_,
{x:c-8}),T(_,A),O)Yc(e,n,o);else{let E=`${n.greedy?"G":""}${fs[m]} `;T(k,E+oo(us(s),12-E.length-Math.ceil(A.length*.82)))}Xc(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ps(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},hs=({height:t})=>t>Ee.leaf;function Jc(t){let e=me("g"),[n,o,s]=[me("rect","t-box"),me("text","t-word"),me("t\
ext","t-small t-right")];e.append(n,o,s),Q(n,{rx:t?7:5}),Q(o,{x:8,y:t?14:13}),Q(s,{y:t?28:13});let r=t?e.appendChild(me("text","t-small")):null;return r&&Q(r,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function Yc({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,c=fs[i]?`${fs[i]} `:"";s?T(t,c+(r.length>
1?el(r.map(us).join(""),28):oo(us(s),12-c.length))):T(t,o.root),T(e,s?Zc(n,o):""),Q(e,{class:s&&r.length<2&&so(s)?"t-small t-switch":"t-small"})}function Xc(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[me("rect","t-inside"),me("rect","t-\
flag"),me("text","t-flag-text")],t.group.append(...t.flag));let[c,p,m]=t.flag,f=8+7*i.length;Q(c,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),Q(p,{x:s-f+4,y:-6,width:i?
f:0,height:14,rx:2}),Q(m,{x:s-f/2+4,y:5}),T(m,i)}var ps=(t,e)=>t.nodes.some(n=>e.has(n)),so=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Zc({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":so(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function Qc(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var us=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Xt,n=>At[n]||"�")||"(empty)",Qr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function oo(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=Qr(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function el(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+Qr(r),0)<=e?t:oo(t,o)+oo(n.slice(-o).join(""),o)}var ei=700;function ms(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(c=>(c.beam.group??null)===
(n.group??null)).length,i=[["probability",D(Math.min(1,de(n.logprob)))],["token log p",re(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
i.push(["before the processors",re(n.raw_logprob)]),i.push(["sum",re(n.score)]),i.push([`sum / ${o}^${s}`,re(rn(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:
`below the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",re(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),
i}function gs(t,e,n,{place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),c=i.filter(b=>b.
beam.status==="running"),p=`beam ${(r.beam??0)+1}`,m=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,g=o?` It is out\
put ${o}.`:"";if(t.given)return"It was given, not chosen: the search begins after it.";let k=so(t)?` It continues beam ${r.parent+1}: the text that was ${p} sto\
od lower, or was given up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",O=c.reduce((b,L)=>Math.min(b,L.beam.score),1/0),A=Number.isFinite(
O)?` The last that went on had a sum of ${re(O)}.`:"",E={tip:(f?`It was still going on as ${p} when the search stopped.`:`It goes on as ${p}.`)+k+_,inner:`It we\
nt on as ${p}.${k}${_}`,lost:`It went on as ${p}, but nothing came of it: better ones took the places of its continuations.${k}${_}`,kept:`The text ended here a\
nd is kept, with a final score of ${re(r.final_score)}.${g}`,fell:`The text ended here with ${re(r.final_score)}, but better ones came, and it is not kept.`,ended:"\
The text ended here, but does not count: it ranked too low, or lacks words that it must have.",pruned:m?`It was drawn, and given up: the beams were full.${A}`:`\
It was considered and given up.${A}`,unseen:m?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},q=s?" \
Greedy decoding would have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+q}var ro=t=>t.piece??(["pruned","unseen","ended"].includes(t.
beam.status)||!t.beam.text?t.beam.text:"");function ws(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&qt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}
function bs(t,e){let n=(p,m,f)=>t.querySelector(".gp-picked-"+f)||t.appendChild(d(p,m)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","\
fate"),i=t.classList.contains("gp-node-card");function c(p,m,f){if(!p){t.hidden=!0;return}let g=m.at.get(p),k=Ie(p.before).map(q=>q.piece??"").join(""),_=i&&k.length>
ei?"…"+k.slice(-ei):k,O=d("b","");Ye(O,ro(p)||p.beam.text),o.replaceChildren(d("bdi","",_),O);let A=ms(p,e);p.beam.progress&&A.push(["constraints",ws(p,f,e.prefix.
map(q=>q.token_id))]);let E=([q,b])=>{let L=[d("dt","",q),d("dd","",b)];if(i)return L;let y=d("div");return y.append(...L),[y]};s.replaceChildren(...A.flatMap(E)),
T(r,gs(p,g?g.look:p.beam.status,e,g||{})),t.hidden=!1}return{element:t,show:c,hide:()=>{t.hidden=!0}}}function ti(){return[...[["tip","goes on"],["lost","✕ led \
nowhere"],["kept","■ ended, kept"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked te\
xt"]].map(([e,n])=>{let o=me("svg","t-tree"),s=me("g",`t-${e}`),[r,i]=[me("rect","t-box"),me("rect","t-inside")];Q(r,{x:2,y:2,width:22,height:11,rx:3}),Q(i,{x:4.5,
y:4.5,width:17,height:6,rx:2}),s.append(r,i),o.append(s);let c=d("span");return e==="unseen"?c.append(n):c.append(o,n),c}),d("span","","2→1: beam 2’s text is be\
am 1 now"),d("span","","★ returned"),d("span","","G the greedy path")]}var ni=12e3;async function ri(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let c=`beam-tree${s?"-"+(s+1):""}`,m=await{svg:()=>new Blob([ii(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>tl(e,r,i),json:()=>new Blob([JSON.stringify(oi(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([nl(oi(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),f=d("a","",null,{href:URL.createObjectURL(m),download:`${c}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function ii(t,e,n){
let o=me("svg"),s=new wn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;Q(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let c=getComputedStyle(n),p=o.querySelector("style");p.textContent=p.textContent.replace(/var\((--[\w-]+)\)/g,(f,g)=>c.
getPropertyValue(g).trim());let m=me("rect");return Q(m,{width:r,height:i,fill:c.getPropertyValue("--gp-page").trim()}),o.insertBefore(m,s.world),new XMLSerializer().
serializeToString(o)}async function tl(t,e,n){let o=ii(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,ni/t.width,ni/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),c=i.getContext("2d");c.scale(r,r),c.drawImage(s,0,
0,t.width,t.height);let p=await new Promise(m=>i.toBlob(m,"image/png"));if(!p)throw new Error("the browser has no room for so large a picture.");return p}function oi(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let c=ls(e,
e.steps.length-1),p=e.steps.flatMap(f=>f).map(f=>{let{beam:g}=f;r.set(f,r.size);let k={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:g.
token_id,token:g.text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:f.length,score:rn(f,s),rank:f.rank,status:g.status,beam:g.beam,
parent_beam:g.parent};return f.given&&(k.given=!0),g.status==="finished"&&Object.assign(k,{final_score:g.final_score,kept:c.has(f)}),i.has(f)&&(k.output=i.get(f)),
(g.group??null)!==null&&Object.assign(k,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(k,{progress:g.progress,bank:g.bank,forced:g.
forced}),k}),m=t.readsSource?{source:o.prompt}:{prompt:o.prompt||sr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...m,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:p}}var si=t=>'"'+t.replace(Xt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function nl({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let c=si(`${i.token}`).
slice(0,-1)+`\\n${re(i.logprob,2)}  ${re(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${c}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(
i=>{let c=(.4+4*Math.min(1,de(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${c}${i.status==="pruned"?", style\
=dashed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${si(n)}, style=bold];`,...s,...r,"}",
""].join(`
`)}function ai(t,e){let r={candidates:2,number:"probability"},i=V=>t.querySelector(".gp-"+V),c=i("window"),p=i("tree-nodes"),m=i("slider"),f=new wn(i("picture")),g=new Zn(
c,()=>U());g.resized=()=>{g.settle(),y&&!g.byHand&&g.reveal(R(),30)};let k=bs(i("node-card"),e),_=bs(i("picked"),e),O=0,A=null,E=null,q={},b=new Set,L=new Set,y=null,
l=null,a=!0,u=!1,h=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[O],M=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,W=()=>Math.min(A??1/0,M()-1),I=()=>W()===
x().steps.length-1,j=()=>e.started.effective.length_penalty??1;function N(){let{effective:V,max_new_tokens:te}=e.started,pe=(V.num_beams||1)*te>700;q={...r,lost:!pe,
fold:pe,...pe?{candidates:0}:{},...q.byHand,byHand:q.byHand},O=0,A=E=y=null,b=new Set,L=new Set,$=fn(e.started),J(),Object.assign(g,{x:0,y:0,zoom:1,byHand:!1}),
i("candidates-shown").value=q.candidates,i("number").value=q.number,i("lost").checked=q.lost,i("fold").checked=q.fold}function C(){a=!1;let V=I()&&e.returned?e.
returned.map(({last:ye})=>ye):[];y=Zr(x(),{...q,upTo:W(),collapsed:b,unfolded:L,returned:V.filter(ye=>ye&&ye.sequence===O),live:!e.finished||!I(),greedy:P()});let{
height:te}=y;g.byHand||(g.zoom=Math.min(1,Math.max(.8,596/te)));let pe=`${Math.round(Math.max(150,Math.min(600,te*Math.min(1,g.zoom)+4)))}px`;c.style.height!==pe&&
(c.style.height=pe),l=null,g.sized(y.width,te),g.byHand||g.reveal(R(),30),Zs(),K()}function P(){let{last:V,left:te}=eo(x()),pe=no([V]),ye=te&&(te.node||te.token&&
pr(x(),te.index,V,te.token.token_id));return ye?pe.add(ye):pe}function R(){let{x:V,width:te}=y.columns.at(-1),{y:pe,height:ye}=y.at.get(z())||y.entries[0];return{
x:V,y:pe,width:te,height:ye}}let z=()=>{if(!I())return[...x().byStep[W()].values()][0]||null;let V=e.lines().find(({last:te})=>te&&te.sequence===O);return V?V.last:
null},G=()=>e.selected&&e.selected.beam&&e.selected.sequence===O?e.selected:null,B=()=>G()&&G()!==E?G():null;function U(){u||(u=!0,requestAnimationFrame(()=>{u=
!1,!t.hidden&&x()&&Y()}))}function Y(){(a||!y)&&C();let{x:V,y:te,zoom:pe,area:[ye,Se,ct,ot]}=g,Xe=l&&ye>=l.area[0]&&Se>=l.area[1]&&ct<=l.area[2]&&ot<=l.area[3];
l&&g.gesture&&Math.abs(Math.log(pe/l.zoom))<.4&&pe!==l.zoom?(clearTimeout(S),S=setTimeout(H,130)):(!Xe||pe!==l.zoom)&&ne([ye,Se,ct,ot],pe);let Ka=[(l.area[0]-V)*
pe,(l.area[1]-te)*pe].map(Ga=>`${Ga.toFixed(2)}px`);f.element.style.transform=`translate(${Ka}) scale(${pe/l.zoom})`,f.nameBandsAt(V),Ys(),i("follow").hidden=!g.
byHand}function ne([V,te,pe,ye],Se){let[ct,ot]=[(pe-V)*.2,(ye-te)*.2];l={zoom:Se,area:[V-ct,te-ot,pe+ct,ye+ot]};let{area:Xe}=l;Q(f.element,{width:(Xe[2]-Xe[0])*
Se,height:(Xe[3]-Xe[1])*Se}),Q(f.world,{transform:`translate(${-Xe[0]*Se} ${-Xe[1]*Se}) scale(${Se})`}),f.draw(y,ie(Xe))}function ie(V){let te=B();return{area:V,
zoom:g.zoom,path:no([te||z()]),dim:!!te,number:q.number,penalty:j(),goals:$.length?$e:null,root:e.readsSource?"target start":"the prompt"}}let _e=new Map;function $e(V){
return V.beam.progress?(_e.has(V)||_e.set(V,ws(V,$,e.prefix.map(te=>te.token_id))),_e.get(V)):""}function H(){g.gesture=!1,l=null,U()}function ee(){a=!0,U()}function fe(V){
let te=M()-1;A=V>=te?null:Math.max(0,V),E=A===null?null:z(),e.selectStep(E),A!==null&&(g.byHand=!1),ee()}function K(){let V=Math.max(1,M());m.max=V,m.value=W()+
1;let{columns:te}=y||{columns:[]},pe=te.filter(ye=>ye.to>ye.from).reduce((ye,{from:Se,to:ct})=>ye+ct-Se,0);m.setAttribute("aria-valuetext",`step ${W()+1} of ${V}`),
T(i("step-words"),`step ${W()+1} of ${V}${pe?`, ${pe} folded`:""}`),T(i("play"),w?"❚❚ Pause":"▶ Play")}function J(){clearInterval(w),w=null}function X(){w?
J():(I()&&fe(0),w=setInterval(()=>{!t.isConnected||I()?J():fe(W()+1),K()},Math.max(130,Math.min(800,2e4/Math.max(1,M()))))),K()}m.addEventListener("input",()=>{
J(),fe(Number(m.value)-1)}),i("play").addEventListener("click",X);function ce(V,te){q[V]=te,q.byHand={...q.byHand,[V]:te},ee()}i("candidates-shown").addEventListener(
"change",({target:V})=>ce("candidates",Number(V.value))),i("number").addEventListener("change",({target:V})=>ce("number",V.value)),i("lost").addEventListener("c\
hange",({target:V})=>ce("lost",V.checked)),i("fold").addEventListener("change",({target:V})=>{L=new Set,ce("fold",V.checked)}),i("prompt-number").addEventListener(
"change",({target:V})=>{O=Number(V.value),e.selectStep(null),ee()});let ue=([V,te])=>y&&y.entries.findLast(pe=>V>=pe.x&&V<=pe.x+pe.width&&te>=pe.y-2&&te<=pe.y+pe.
height+2);c.addEventListener("pointermove",V=>{if(V.pointerType==="touch")return k.hide();let te=g.pointers.size?null:ue(g.at(V));te!==v&&(v=te,c.style.cursor=te&&
te.node?"pointer":"",te&&te.node?we(te):k.hide())}),c.addEventListener("pointerleave",()=>{v=null,k.hide()}),c.addEventListener("click",V=>{if(g.moved)return;let te=ue(
g.at(V));te&&(Do(te),ve(te))});function we(V){k.show(V.node,y,$);let{x:te,y:pe,zoom:ye}=g,[Se,ct]=[(V.x-te)*ye,(V.y+V.height-pe)*ye+8],{element:ot}=k,Xe=(V.y-pe)*
ye-ot.offsetHeight-8;ot.style.left=`${Math.max(4,Math.min(Se,g.width-ot.offsetWidth-4))}px`,ot.style.top=`${ct+ot.offsetHeight>g.height&&Xe>0?Xe:ct}px`}function ve(V){
V.folded?(L.add(V.column.from),ee()):V.node&&(E=null,e.selectStep(V.node===G()&&B()?null:V.node))}function Ve(V){let{node:te,column:pe}=V;te&&(V.folded?L.add(pe.
from):y.columns.some(({from:ye,open:Se})=>Se&&ye===te.index)&&L.has(te.index)?L.delete(te.index):b.has(te)?b.delete(te):te.beam.status==="running"&&b.add(te),ee())}
let at=V=>y.entries.filter(({nodes:te})=>te.length&&te[0].before===V.node),Ho=V=>V.node?V.nodes[0].index+2:1;function Do(V,te=!1){let pe=h,ye=pe&&document.activeElement===
pe;h=d("div","",null,{role:"treeitem",tabindex:"0","aria-level":Ho(V),"aria-label":Ha(V)});let Se=V.node?at(y.at.get(V.nodes[0].before)||y.entries[0]):[V];h.setAttribute(
"aria-setsize",Se.length||1),h.setAttribute("aria-posinset",Math.max(0,Se.indexOf(V))+1),h.setAttribute("aria-selected",String(!!V.node&&V.node===G())),V.hidden||
V.folded?h.setAttribute("aria-expanded","false"):at(V).length&&h.setAttribute("aria-expanded","true"),h.entry=V,p.append(h),pe&&pe.remove(),Ys(),(ye||!te)&&h.focus(
{preventScroll:!0})}function Ha(V){if(!V.node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let te=V.nodes.length>1?`${V.nodes.
length} tokens, ${ae(V.nodes.map(ro).join(""))}`:ae(ro(V.node)),pe=ms(V.node,e).map(([ye,Se])=>`${ye} ${Se}`);return[te,`step ${V.node.index+1}`,gs(V.node,V.look,
e,V),...pe].join(", ")}function Ys(){if(!y)return;let V=h&&h.entry,te=V&&(V.node?y.at.get(V.node):y.entries[0])||y.at.get(z())||y.entries[0];if(!h||te!==V)if(h&&
V&&te.node===V.node)h.entry=te;else return Do(te,!0);let{x:pe,y:ye,zoom:Se}=g;Object.assign(h.style,{left:`${(te.x-pe)*Se}px`,top:`${(te.y-ye)*Se}px`,width:`${te.
width*Se}px`,height:`${te.height*Se}px`})}function Xs(V,te){let pe=y.entries.filter(ye=>ye.x===V.x).sort((ye,Se)=>ye.y-Se.y);return pe[pe.indexOf(V)+te]}p.addEventListener(
"keydown",V=>{if(V.ctrlKey||V.metaKey||V.altKey||!h)return;let{entry:te}=h,pe=Se=>{Se&&(g.byHand=!0,g.reveal(Se),Do(Se))},ye={ArrowLeft:()=>pe(te.node&&y.at.get(
te.nodes[0].before)),ArrowRight:()=>pe(at(te)[0]),ArrowDown:()=>pe(Xs(te,1)),ArrowUp:()=>pe(Xs(te,-1)),Home:()=>pe(y.entries[0]),End:()=>pe(y.at.get(z())),Enter:()=>ve(
te)," ":()=>Ve(te),Escape:()=>e.selectStep(null),"+":()=>g.zoomBy(1.25),"-":()=>g.zoomBy(.8),0:()=>g.whole()};Object.hasOwn(ye,V.key)&&(V.preventDefault(),V.stopPropagation(),
ye[V.key]())}),p.addEventListener("focusin",({target:V})=>y&&V.matches(":focus-visible")&&we(V.entry)),p.addEventListener("focusout",()=>k.hide()),i("in").addEventListener(
"click",()=>g.zoomBy(1.3)),i("out").addEventListener("click",()=>g.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{g.byHand=!0,g.whole()}),i("follow").addEventListener(
"click",()=>{g.byHand=!1,A=null,ee()}),i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?
document.exitFullscreen():t.requestFullscreen()),document.addEventListener("fullscreenchange",()=>{t.isConnected&&(T(i("full-screen"),document.fullscreenElement===
t?"Leave full screen":"Full screen"),g.byHand=!1,ee())}),i("go-on").addEventListener("click",()=>{let V=G();V&&e.ask({type:"branch",step:V,tokenId:V.chosen.token_id})}),
i("collapse").addEventListener("click",()=>{let V=y.at.get(G());V&&Ve(V)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener(
"click",async({target:V})=>{let te=V.dataset.file;if(te){if(te==="html")return e.ask({type:"save_page"});T(i("told"),"");try{await ri(te,{tree:y,log:e,prompt:x(),
number:O,view:ie(null),root:t})}catch(pe){T(i("told"),`The picture could not be made: ${pe.message} Save it as SVG instead.`)}}});function Zs(){let V=G();if(i("\
picked").hidden=!V||V===E,i("picked").hidden)return;_.show(V,y,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let te=y.at.get(V),pe=te&&!te.hidden&&at(te).length;
i("collapse").hidden=!te||!pe&&!te.hidden||V.beam.status!=="running",T(i("collapse"),te&&te.hidden?`Open what follows (${te.hidden})`:"Fold what follows")}function Da(){
let V=e.prompts.length;i("which").hidden=V<2,i("prompt-number").options.length!==V&&(i("prompt-number").replaceChildren(...e.prompts.map((te,pe)=>d("option","",
String(pe+1),{value:pe}))),i("prompt-number").value=O)}return i("legend-line").append(...ti()),V=>{t.hidden=!e.usesBeams,V.run&&e.started&&N(),!t.hidden&&(i("fi\
les").querySelector("[data-file=html]").hidden=!e.canAsk,(V.run||V.steps||V.status)&&(a=!0,Da()),l=null,Y(),Zs())}}var ol={returned:"★",kept:"■",running:"●",out:"□"},sl={returned:"output",kept:"kept",running:"still runs"},[rl,ci]=[100,14],il=16,ks=new WeakMap,li=new WeakMap;
function io(t){let e=[],n=t;for(;n&&!ks.has(n);)e.push(n),n=n.before;let o=n?ks.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!Ln(s.beam)?s.chosen.text:
""),ks.set(s,o);return o}function co(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function al(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function cl(t,e,n){if(n.ends.has(t.beam.token_id))return Re("eos")[0];
if(t.length>=n.maxNew)return Re("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Re(o.stopReason)[0]:"a stopping criterion"}var ao=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(o,s);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,c]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,c),n[3].append(r);let p={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:c,node:null};
return this.rows.push(p),p}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:p})=>(p.beam.group??null)!==null),words:e.some(({node:p})=>p.beam.progress)};for(let[
p,m]of Object.entries(s))oe(this.table.tHead.querySelector(`.gp-${p}-column`),m);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:p})=>io(p)),i=r.
map(p=>al(p,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let c=Math.max(0,e.findIndex(({node:p})=>p===this.log.selected));this.rows.forEach((p,m)=>{oe(p.row,
m<e.length),!p.row.hidden&&(p.pick.tabIndex!==(m===c?0:-1)&&(p.pick.tabIndex=m===c?0:-1),this.fill(p,e[m],r.length>1?i[m]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},c,p,m,f){let{cells:g,pick:k}=e,[_,O]=[io(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),T(e.sign,ol[r]),T(e.
place,s===null?i||sl[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,c,O),k.getAttribute("aria-pressed")!==String(O)&&k.setAttribute("aria-pressed",
String(O)),oe(g[1],f.moved),f.moved&&T(g[1],ll(s,p.get(n))),oe(g[2],f.group),f.group&&T(g[2],st(n.beam.group)),T(g[4],Number.isFinite(De(n))?re(De(n)):"−∞"),
T(g[5],String(n.length)),T(g[6],Number.isFinite(o)?re(o):"−∞"),oe(g[7],f.words),f.words&&T(g[7],this.written(n,m)),T(g[8],r==="running"?"–":`${n.index+1}:\
 ${cl(n,this.log,m)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let c=i||r<il?0:r,p=`${i} ${c} ${s}`;if(li.get(e)===p)return;li.set(e,p);let m=Array.from((c?"…":
"")+s.slice(c)),f=i||m.length<=2*ci?0:ci,g=m.slice(0,m.length-f);We(n,(i?g:g.slice(0,rl)).join("")),We(o,f?m.slice(-f).join(""):"",{plain:!f}),e.setAttribute("a\
ria-label",ae(s)),c||m.length>60?Ge(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>qt(r,e.beam.
progress[i],e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function ll(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:
t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var lo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:c})=>c==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(eo(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=Yr(s.started).map(c=>bt(c)[0]);this.doubt.hidden=!i.length||!!r,T(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:ke(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let c=s.prompts.some(({steps:k})=>(k[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,c,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let p=`its sum is ${re(De(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let k=s.prompts[e.sequence].running.
map(De);return[`${c} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${p}`,k.length?`; the best beam has ${re(Math.max(...k))}.`:"."]}let m=r.findIndex(
({node:k})=>k===e);if(m===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${p}, its score ${re(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${re(De(r[0].node))} after ${r[0].node.length} tokens, and a score of ${re(r[0].score,4)}.`:"";if(m>0)return[`The text of ${i} ended, an\
d has place ${m+1}: ${p}, its score ${re(r[m].score,4)}.${f}`];let g=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count:\
 it ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${g}: ${p}.${f}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:c},p,m){let f=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,g=[s===null?"":`its sum ${re(s)}`,c===null?"":`the last beam tha\
t went on had ${re(c)}, the best ${re(i)}`].filter(Boolean);return[`${p} left the path of ${m} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked \
at",` (${[f,...g].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([A])=>A),i=cs(n.prompts[o],A=>r[A]),c=A=>A.reduce((E,q)=>E+(Ke(q)??-1/0),0),p=s.prompts[o].
kept[0],m=p?Ie(p.node).filter(A=>!A.given):[],f=this.log.started.processors.length?" before the processors":"",g=(A,E)=>`${A} tokens with a log-probability of ${re(
E)}${f}`,k=d("span");this.fill(k,["Run by the library, greedy decoding wrote ",{token:co(e.text,60),className:"gp-wrote"},`: ${g(r.length,c(e.tokens.map(([,,A])=>A)))}`,
p?`; the best output has ${g(m.length,c(m.map(({chosen:A})=>A.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=d("deta\
ils"),O=d("table");for(let[A,[,E,q]]of e.tokens.entries()){let b=O.insertRow();b.insertCell().textContent=A+1,b.insertCell().append(ke(E)),b.insertCell().textContent=
re(Ke(q))}_.append(d("summary","","Its tokens and their log-probabilities"),O),this.exactly.replaceChildren(k,_)}};var bn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ys=t=>gn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
ho=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=gn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=d("th","",null,{scope:"row"});o.append(s);let[r,i,c]=Array.from({length:3},
()=>o.insertCell()),p=d("span"),m=d("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(p," ",m);let f={
row:o,head:s,words:p,button:m,because:i,outputs:c,value:e,name:n,rule:null};return m.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"search",
kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let o=!!(this.asked&&bn(this.asked,n));e.disabled=o,T(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
T(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let c=bn(i.rule,e.own);Me(i.row,c?
"gp-own-rule":""),T(i.head,i.name+(c?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:c}=i.prompts[o],p=c.every(({exact:g})=>g),
m=i.stop&&p?null:this.answerTo(e.rule),f=!m&&!(i.stop&&p);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
m){T(e.words,`after step ${m.steps}`),T(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(m));return}p?T(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${Qn(i)}`:"not yet"):T(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),T(e.because,this.reasons(c,n,e.rule)),!p||
!i.stop?T(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&bn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:p})=>p[o].kept.slice(0,s));return[r.filter(({node:p},m)=>!i[m]||
i[m].node!==p).length,r.length,r[0]?{text:io(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${re(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",ke(co(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${ys(e.own.earlyStopping)}`,c=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${c}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${c}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>dl(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:c,worst:p}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(p===null)return`fewer than ${o.size} texts have ended`;let m=s.earlyStopping==="never"&&s.lengthPenalty>0,f=`${re(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${re(
c,4)}`+(m?" (as if it had the longest possible length)":""),g=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${g}, ${f}, is above \
the worst that is kept, ${re(p,4)}`;if(e.why==="settled")return`no ${g} can better what is kept: the best, ${f}, is not above the worst that is kept, ${re(p,4)}`;
let k=c>p?`, though the best ${g}, ${f}, was above the worst of them, ${re(p,4)}`:"";return`${o.size} texts have ended, which is enough${k}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Re(s.stop_reason)[0]})`:""}`}},dl=({group:t})=>t===null?"":
`group ${st(t)}: `;function di(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,c,p]=["slide","power","rule","own-again","of-prompt"].map(o),[m,f,g]=["formula","honest","rest"].map(
o),k=new ao(o("hypothesis-table"),e),_=new ho(t,e),O=new lo(t,e),A={},E=new Map;for(let[x,M]of gn)i.append(d("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>q({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&q({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&L(b(is(e)),!0)),i.addEventListener("change",()=>q({earlyStopping:JSON.parse(i.value)})),c.addEventListener("click",()=>{A={},a(),s.focus()}),
p.addEventListener("change",()=>a());function q(x){A={...A,...x},a()}let b=x=>({...x.own,...A});function L(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function y(x){return M=>{let W=JSON.stringify(
M),I=E.get(W);if(I)return I;let j=Gr(x,M);return j.stop&&E.set(W,j),j}}function l(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(W=>({node:W,score:W.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function a({onlySelection:x=!1,anew:M=!1}={}){let W=is(
e),I=!!(e.finished||e.failed),j=u(W.prompts.length),N=y(W),C=W.together!==null&&Vr(W,N(W.own),!!e.finished),P=C?b(W):W.own,R=C?N(P):l(W),z=C?N(W.own):R,G=C&&!bn(
P,W.own),B=Jr(W,j,R,P,I),U=G?new Map(z.prompts[j].kept.map(({node:ne},ie)=>[ne,ie])):null;if(k.draw(B.slice(0,40),U,W),g.hidden=B.length<=40,T(g,`and ${F(B.length-
40)} more, with lower scores`),x)return;for(let ne of["what-if","stopping"])o(ne).hidden=!C;o("greedily").hidden=!1,L(P,M),c.hidden=!G,T(c,`Back to the run’s ow\
n: ${Ut(W.own.lengthPenalty)}, ${ys(W.own.earlyStopping)}`);let Y=B.filter(({place:ne})=>ne!==null);T(o("counts"),h(B,Y)),T(o("scored"),`sum / length ^ ${Ut(P.lengthPenalty)}`),
m.setAttribute("aria-live",G?"polite":"off"),T(m,w(Y[0],P)),$(C?S(R,z,j,W,P,I):v(W)),C&&_.draw(W,j,N,P,I),O.draw(W,j,z)}function u(x){return o("of-prompts").hidden=
x<2,p.options.length!==x&&p.replaceChildren(...Array.from({length:x},(M,W)=>d("option","",`prompt ${W+1}`,{value:W}))),Math.max(0,p.selectedIndex)}function h(x,M){
let W=x.filter(({state:j})=>j==="running").length,I=x.filter(({state:j})=>j==="returned").length;return[`${F(x.length-W)} ended`,`${F(M.length)} kept`,...W?[`${F(
W)} running`]:[],...I?[`${F(I)} output${I>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:W,score:I}=x;return`\
The best: score = sum / length ^ length_penalty = ${re(De(W))} / ${W.length} ^ ${Ut(M)} = ${re(I,4)}`}function $(x){f.hidden=!x,T(f,x)}function v(x){return x.prompts.
every(({steps:M,given:W})=>M.length===W)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has rules of its own: w\
hat is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,W,I,j,N){
let C=Math.max(1,...I.prompts.map(({steps:z})=>z.length-I.start)),P=C**j.lengthPenalty;if(!Number.isFinite(P)||P===0)return`No number of the machine holds ${C} \
^ ${Ut(j.lengthPenalty)}: the search itself would fail.`;let R=x.prompts[W].pools.filter(({exact:z})=>!z);if(R.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${R.map(({group:G})=>"group "+st(G)).join(", ")} would have lost to divers\
ity.`;if(bn(j,I.own))return"";if(!x.stop){let z=`${Qn(x)}, where the record${I.together?"":" of a group"} ends`;return N?`With these settings the search would h\
ave gone on past step ${z}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let z=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${z}: what ended later does not count.`}return""}return x=>{if(x.run&&(A={},E=new Map,p.replaceChildren()),
(x.run||x.searched)&&(_.asked=O.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:W,steps:I,status:j,selection:N,searched:C}=x;W||I||j||C?a({anew:W}):N&&a({onlySelection:!0})}}var hl=["token_id","text","piece","logprob","raw_logprob","entropy"],xs=class extends Gt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},po=class extends sn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new xs(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(hi,e.type)&&hi[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?He(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,c])=>[i,r(i,c)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},hi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(hl.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var pi={},fi={},fo=new Map,uo=new Map,$s="bits";function vs(t){return fo.has(t)||fo.set(t,Object.assign(new Gt,{unit:$s})),fo.get(t)}function Ss(t){return uo.has(
t)||uo.set(t,Object.assign(new po(t),{unit:$s})),uo.get(t)}function _s(t){$s=t;for(let e of[...fo.values(),...uo.values()])e.setUnit(t)}function pl(t,e,{log:n="\
main"}={}){ui(pi[t],t,e,vs(n))}function fl(t,e,{group:n}){ui(fi[t],t,e,Ss(n))}function ui(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}mr(s),o.subscribe(s,t(s,o))}function ul(t,e,n){vs(t).feedRun(e||"",n)}function ml(t,e,n){Ss(t).
feedRun(e||"",n)}function mi(t,e){pi=t,fi=e;let n={mount:pl,feed:ul,chooseUnit:_s,log:vs,RunLog:Gt,mountGroup:fl,feedGroup:ml,group:Ss};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function mo(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function An(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",o)}var wi={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:D},count:{least:[0,1],powers:!0,write:t=>gi(10**t)},rank:{least:[-1,0],powers:!0,write:t=>gi(10**-t)}},gi=t=>t<1e4?F(Math.round(
t)):F(Math.round(t/1e3))+"k",Cn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
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
 each looked-up token at each place, before the processors.",of:t=>de(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>de(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var bi=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function ki(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),c=t.querySelector(".gp-cursor"),p=t.querySelector(".gp-reading"),m=t.querySelector(".gp-unit"),f=t.querySelector(".gp-view"),g={left:46,right:10,top:10,bottom:24,
height:240},k=[],_=[],O=[[1/0,-1/0]],A=O[0],E=0,q=new Map,b=0,L="",y=()=>Cn[f.value],l=()=>wi[y().axis],a=K=>K.isPrompt?K.index-e.started.prompt_tokens.length:K.
index;function u(){let K=Object.keys(Cn).filter(X=>Cn[X].series||q.size);if(K.length===f.options.length)return;let J=K.includes(f.value)?f.value:K[0];f.replaceChildren(
...K.map(X=>d("option","",Cn[X].name,{value:X}))),f.value=J}function h(K){let J=!1;for(let X of K)for(let{token_id:ce,text:ue}of X.watched||[])J||=!q.has(ce),q.
set(ce,ue);return J}let w=({of:K})=>[...q].slice(-8).map(([J,X],ce)=>({name:X,look:`gp-watched-${ce}`,tip:`The looked-up token ${ae(X)}, number ${J} of the voca\
bulary.`,value:ue=>{let we=(ue.watched||[]).find(({token_id:ve})=>ve===J);return we?K(we):null}})),$=(K,J,X)=>{let ce=document.createElementNS(s.namespaceURI,K);
J&&ce.setAttribute("class",J);for(let[ue,we]of Object.entries(X||{}))ce.setAttribute(ue,we);return ce};function v(){u(),k=(y().series||w(y())).map((K,J)=>({...K,
line:$("polyline",K.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${K.look}`,{d:bi[J]}),ends:[],totals:[0]})),_=[],O=O.slice(
0,1),L="",i.replaceChildren(...k.map(({line:K})=>K).reverse()),c.replaceChildren(c.querySelector(".gp-here"),...k.map(({dot:K})=>K).reverse()),t.querySelector("\
.gp-keys").replaceChildren(...k.map(S)),j()}function S({name:K,look:J,tip:X},ce){let ue=d("span","",null,{tabindex:"0","data-tip":X}),we=$("svg","",{width:26,height:8,
"aria-hidden":"true"});return we.append($("line",`gp-key ${J}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${J}`,{d:bi[ce],transform:"translate(13 4)"})),ue.append(
we,y().of?ke(K):K),ue}function x(K,J,X){let ce=s.createSVGPoint();[ce.x,ce.y]=[J,X],K.points.appendItem(ce)}let M=([K,J],X)=>[Math.min(K,X),Math.max(J,X)],W=(K,J,X)=>J===
null||K.sum?Ke(J):Ke(J)??Math.max(l().least[1],X[1]);function I(K){let{keep:J,added:X}=xt(_,K);if(h(X)){v(),I(K);return}_.length=J,O.length=J+1;for(let ce of k){
ce.ends.length=J,ce.totals.length=J+1;let ue=ce.ends.at(-1)??0;for(;ce.line.points.numberOfItems>ue;)ce.line.points.removeItem(ce.line.points.numberOfItems-1)}for(let ce of X){
let ue=O.at(-1);for(let we of k){let ve=W(we,we.value(ce),ue);if(we.sum){let Ve=we.totals.at(-1);ve=Ve===null||ve===null?null:Ve+ve,we.totals.push(ve)}ve!==null&&
(x(we.line,ce.index,ve),ue=M(ue,ve)),we.ends.push(we.line.points.numberOfItems)}O.push(ue),_.push(ce)}}function j(){E=e.promptSteps.length,T(t.querySelector(".g\
p-about"),y().about+(E?" The prompt stands before the text, on a ground of its own.":"")),A=[1/0,-1/0];for(let K of k){K.promptLine&&K.promptLine.remove(),K.promptLine=
null;let J=0;for(let X of e.promptSteps){let ce=W(K,K.value(X),A);ce!==null&&(K.sum&&(ce=J+=ce),K.promptLine||(K.promptLine=$("polyline",`${K.look} gp-of-prompt`,
{"vector-effect":"non-scaling-stroke"}),i.prepend(K.promptLine)),x(K.promptLine,a(X),ce),A=M(A,ce))}}}let N=()=>Math.max(9,_.length-1)+E,C=K=>g.left+(K+E)/N()*(b-
g.left-g.right),P=()=>l().unit?He(1,e.unit):1;function R(){let{least:K,powers:J}=l(),X=P(),[ce,ue]=[O.at(-1),A].reduce(([ve,Ve],[at,Ho])=>[Math.min(ve,at*X),Math.
max(Ve,Ho*X)],K),we=J?Math.max(1,Math.ceil((ue-ce)/6)):G(ue-ce,4);return{low:Math.floor(ce/we+1e-9)*we,high:Math.ceil(ue/we-1e-9)*we,step:we}}let z=(K,{low:J,high:X})=>g.
top+(1-(K-J)/(X-J))*(g.height-g.top-g.bottom);function G(K,J){let X=K/J,ce=10**Math.floor(Math.log10(X));return ce*[1,2,5,10].find(ue=>ue*ce>=X)}function B(){let K=R(),
J=[b,N(),E,K.low,K.high,e.unit].join(" ");if(J===L||!b)return;L=J;let X=(C(1)-C(0)).toFixed(5),ce=(z(0,K)-z(P(),K)).toFixed(5);i.setAttribute("transform",`matri\
x(${X} 0 0 ${-ce} ${C(0)} ${z(0,K)})`),r.replaceChildren();let ue=E?C(-.5):0;E&&r.append($("rect","",{x:g.left,y:g.top,width:Math.max(0,ue-g.left),height:g.height-
g.top-g.bottom}));for(let ve=K.low;ve<=K.high+K.step/1e6;ve+=K.step)U(g.left,z(ve,K),b-g.right,z(ve,K)),Y(l().write(Math.abs(ve)<K.step/1e6?0:ve),g.left-7,z(ve,
K)+4,"end");let we=G(N()+1,Math.max(3,Math.min(10,b/90)));for(let ve=Math.max(1,we);ve<=N()-E+1;ve+=Math.max(1,we))Y(ve,C(ve-1),g.height-6,"middle");E&&(U(ue,g.
top,ue,g.height-g.bottom,"gp-border"),ue-g.left>44&&Y("prompt",g.left,g.height-6,"start")),Y("token",C(0),g.height-6,"start"),l().unit&&Y(e.unit,Math.max(g.left,
ue)+4,K.high>0?g.top+12:g.height-g.bottom-6,"start")}function U(K,J,X,ce,ue){r.append($("line",ue,{x1:K,y1:J,x2:X,y2:ce}))}function Y(K,J,X,ce){let ue=$("text",
"",{x:J,y:X,"text-anchor":ce});ue.textContent=K,r.append(ue)}function ne(K){if(c.setAttribute("visibility",K&&b?"visible":"hidden"),!K){T(p,"The curve grows wit\
h the text."),An(o,null,0,"no token yet");return}let J=C(a(K));for(let[ue,we]of Object.entries({x1:J,x2:J,y1:g.top,y2:g.height-g.bottom}))c.querySelector(".gp-h\
ere").setAttribute(ue,we);let X=R();for(let ue of k){let we=ie(ue,K);ue.dot.setAttribute("visibility",we===null?"hidden":"inherit"),we!==null&&ue.dot.setAttribute(
"transform",`translate(${J} ${z(we*P(),X)})`)}let ce=_e(K);T(p,ce),An(o,K,_.length,ce,E)}function ie(K,J){let X=J.isPrompt?K.promptLine:K.line;if(!X||!X.points.
numberOfItems)return null;if(J.isPrompt){let ue=X.points.numberOfItems-E+J.index-1;return ue<0?null:X.points.getItem(ue).y}let ce=K.ends[J.index]??0;return ce===
(K.ends[J.index-1]??0)?null:X.points.getItem(ce-1).y}function _e(K){let J=`${K.isPrompt?`Prompt token ${K.index+1}`:`Token ${K.index+1}`}, ${ae(K.chosen.text)}:\
 `,{surprisal:X,entropyBefore:ce,entropyAfter:ue}=Fe(K),[we,ve,Ve]=[X,ce,ue].map(at=>Ae(Ke(at),e.unit));return y().of?J+(H(K)||"no token was looked up here"):f.
value==="kept"?J+(K.isPrompt?"no processor takes part":`${F(lt(K))} of ${F(K.distribution.vocab)} tokens kept`):f.value==="cumulative"?J+$e(K):J+`surprisal ${we}\
; entropy `+(K.isPrompt?ve:`${ve} before, ${Ve} after`)}function $e(K){return"log-probability so far "+k.filter(X=>X.value(K)!==null).map(X=>{let ce=ie(X,K);return`${ce===
null?"minus infinity":Ae(ce,e.unit)} ${X.name}`}).join(", ")}function H(K){return(K.watched||[]).map(J=>{let X=J.logprob===null?"removed after":`${D(de(J.logprob))}\
 after`;return`${ae(J.text)} ${D(de(J.raw_logprob))} before${J.raw_rank?` (rank ${F(J.raw_rank)})`:""}, ${X}`}).join("; ")}function ee(K){let J=(K.clientX-s.getBoundingClientRect().
left-g.left)/(b-g.left-g.right),X=Math.max(-E,Math.min(_.length-1,Math.round(J*N())-E));return X<0?e.promptSteps[X+E]:_[X]}mo(o,e,{stepUnder:ee,hover:K=>T(p,_e(
K)),leave:()=>ne(e.current())}),m.addEventListener("change",()=>_s(m.value)),f.addEventListener("change",()=>{v(),fe()});function fe(){let K=e.current();I(K?e.lastOf(
K):null),B(),ne(K)}return new ResizeObserver(([K])=>{b=K.contentRect.width,fe()}).observe(o),K=>{K.unit&&(m.value=e.unit),K.run&&(q=new Map),K.watched&&h(_),K.run||
K.watched?v():K.prompt&&j(),fe()}}var yi=new WeakMap;function Ue(t){let e=yi.get(t)||[],[n]=t.lines(),{keep:o,added:s}=xt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return yi.set(t,e),
e}function ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function tt({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var go=({groups:t},e,n)=>xi(t[e].model)===xi(t[n].model);function xi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function wo(t,e,n){let o=[e,n].map(i=>Ue(t.shownOf(i).log)),s=go(t,e,n)?gl(...o):
wl(...o),r=o.map((i,c)=>s[c]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function gl(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var $i=({piece:t})=>t??"\0";function wl(...t){
let[e,n]=t.map(r=>r.map($i).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>bl(r,s))}function bl(t,e){let n=0,o=0;for(;o<
t.length&&(n+=$i(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Pn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function vi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Si=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function _i(t){let e=Si?[...Si.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function Mi(t,e){
let n=[t,e].map(g=>g.map(({word:k})=>k)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let c=0;for(;c<r-i&&o.at(-1-c)===s.at(-1-c);)c+=1;
let p=n.map(g=>g.map((k,_)=>_<i||_>=g.length-c)),m=n.map(g=>g.slice(i,g.length-c)),f=m.some(g=>g.length>1200);for(let[g,k]of kl(...m.map(_=>_.slice(0,1200))))p[0][i+
g]=p[1][i+k]=!0;return{kept:p,shared:p[0].filter((g,k)=>g&&o[k]).length,cut:f}}function kl(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let c=r*n+i;o[c]=t[r]===e[i]?o[c+n+1]+1:Math.max(o[c+n],o[c+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function Oi(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,c=-1/0;function p(k){let _=d("div","gp-text-side"),O=d("h3","gp-side-name"),A=d("p","gp-side-text",
null,{dir:"auto"});return _.append(O,A),s.append(_),{head:O,body:A,tag:k}}let m=["del","ins"].map(p);function f({body:k,tag:_},O,A){let E=[],q="",b=!1,L=()=>{q&&
E.push(b?d(_,"",q):q),q=""};O.forEach(({space:y,word:l},a)=>{let u=!A[a]&&!!l;u!==b?!u||!q?(L(),b=u,q=y+l):(q+=y,L(),b=!0,q=l):q+=y+l}),L(),k.replaceChildren(...E)}
function g(k){clearTimeout(i),i=0,c=performance.now();let _=k.map(y=>_i(Pn(Ue(e.shownOf(y).log)))),{kept:O,shared:A,cut:E}=Mi(..._);m.forEach((y,l)=>f(y,_[l],O[l]));
let[q,b]=_.map(y=>y.filter(({word:l})=>l).length),L=t.querySelector(".gp-alike");oe(L,q+b>0),q+b&&(T(t.querySelector(".gp-share"),`${D(2*A/(q+b))} in common`),T(
t.querySelector(".gp-formula"),`2 × ${F(A)} shared words / (${F(q)} + ${F(b)})`)),oe(t.querySelector(".gp-cut"),E),T(t.querySelector(".gp-cut"),`The texts are \
very long: only ${F(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let k=e.header&&e.header.kind===
"lanes"?ut(e):null,_=k?k.map(b=>Ue(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let O=k.map(b=>tt(e,b)),A=JSON.stringify([O,..._.map(b=>Pn(
b))]);if(A===r&&(!i||e.running))return;r=A,T(t.querySelector(".gp-pair"),`${O[0]} beside ${O[1]}, word by word`),m.forEach(({head:b},L)=>We(b,`${O[L]} ${e.groups[k[L]].
title}`,{plain:!0}));let q=_[0].length*_[1].length>2e5&&e.running?c+500-performance.now():0;q<=0?g(k):i||=setTimeout(()=>g(ut(e)),q)}}function Ei(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),c=t.querySelector(".gp-sides"),
p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],m="";function f(){for(let y of p)y.replaceChildren(...e.groups.map(({title:l},a)=>d("option","",`${tt(
e,a)} ${l}`,{value:a})))}p.forEach((y,l)=>y.addEventListener("change",()=>{let a=ut(e),u=Number(y.value),h=u===a[1-l]?a[l]:a[1-l];e.setPair(...l?[h,u]:[u,h])}));
let g=({log:y})=>!!(y.finished||y.failed||e.done);function k(y,{kind:l,at:a,shorter:u}){let[h,w]=y.map(C=>tt(e,C)),[$,v]=y.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>Ue(
C));if(!S[0].length||!S[1].length)return[`${h} and ${w} have no tokens to compare yet.`];let x=`${F(a[0])} token${a[0]===1?"":"s"}`;if(l==="same")return g($)&&g(
v)?[`${h} and ${w} never parted: both wrote the same ${x}.`]:[`${h} and ${w} have written the same so far: ${x}.`];if(l==="shorter"){let[C,P]=u?[w,h]:[h,w];if(!g(
u?v:$))return[`${h} and ${w} have written the same so far; ${P} is ahead.`];let{finished:R}=(u?v:$).log,z=R&&R.sequences.length?`, which ${Re(R.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${F(a[u])} tokens${z}, is how ${P} begins. ${P} goes on with `,{token:S[1-u][a[1-u]].chosen.text},"."]}let M=a[0]===a[1]?`at tok\
en ${F(a[0]+1)}`:`at token ${F(a[0]+1)} of ${h} and token ${F(a[1]+1)} of ${w}`,W=Pn(S[0],a[0]),I=W?["Both had written ",{token:vi(W)},". "]:["They part at once\
. "],[j,N]=S.map((C,P)=>C[a[P]]);return[...W?[`They part ${M}. `]:[],...I,`${h} ${_(j)} `,{token:j.chosen.text},` (${O(j)}), ${w} ${j.given||N.given?`${_(N)} `:
""}`,{token:N.chosen.text},` (${O(N)}).`]}let _=({given:y})=>y?"was given":"chose",O=y=>y.chosen.logprob===null?Pt(y.chosen):D(Fe(y).probability);function A(y){
let l=JSON.stringify(y);l!==m&&(m=l,s.replaceChildren(...y.map(a=>{if(typeof a=="string")return a;let u=d("span","gp-quote");return u.append("“",ke(a.token,"g\
p-strong"),"”"),u})))}function E(y,l){let a=new Map;return y.forEach(({chosen:h,distribution:w},$)=>{for(let v of[...w.candidates,h]){let S=l?v.token_id:v.text;
a.has(S)||a.set(S,{label:v.text,sides:[null,null],most:0});let x=a.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===h.token_id},x.most=Math.max(
x.most,de(v.logprob),de(v.raw_logprob)))}}),[...a.values()].sort((h,w)=>w.most-h.most).filter(({sides:h,most:w},$)=>$<10&&($<o[0]||w>=o[1])||h.some(v=>v&&v.isChosen))}
function q(){let y=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let a=d("td"),u=d("div","gp-side"),h=d(
"span","gp-tracks");h.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let w=d("span","gp-values");return w.append(d("span"),d("small")),u.append(d("s\
pan","gp-sign"),h,w),a.append(u),a})),y}function b(y,l,a,u){let[h,w,$]=y.firstChild.children,[v,S]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(de):[0,0],
x=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;Me(y,[M&&"gp-chosen",x&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),T(h,M?"▶":x?"✕":""),ge(
w.children[0],"width",v/a),ge(w.children[1],"width",S/a),T($.children[0],l?x?"":D(v):"–"),T($.children[1],l?D(S):"");let W=l?[M&&"chosen",x?Pt(l.candidate):D(
v),`${D(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";Q(y,{"aria-label":`${u}: ${W}`,title:x?Pt(l.candidate):""})}function L(y,l){let a=E(
l,go(e,...y)),u=a.flatMap(S=>S.sides).filter(Boolean),h=u.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...u.flatMap(({candidate:S})=>[de(S.
logprob),de(S.raw_logprob)]));i.classList.toggle("gp-plain",h),oe(t.querySelector(".gp-before-key"),!h),oe(t.querySelector(".gp-removed-key"),u.some(({candidate:S})=>S.
logprob===null)),oe(t.querySelector(".gp-unlisted-key"),u.length<2*a.length);let $=le(c.tBodies[0],a.length,q);a.forEach(({label:S,sides:x},M)=>{let[W,...I]=$[M].
cells;We(W.firstChild,S),I.forEach((j,N)=>b(j,x[N],w,tt(e,y[N])))});let v=c.tHead.rows[0].cells;y.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:W}=Fe(l[x]);
We(v[x+1],`${tt(e,S)} ${M}, entropy ${Ae(W,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?ut(e):null;if(t.hidden=!l,!l)return;(y.run||
y.lanes)&&f(),p.forEach((v,S)=>{v.value=l[S]});let a=wo(e,...l);A(k(l,a));let[u,h]=l.map(v=>tt(e,v)),w=go(e,...l);oe(r,!w),w||T(r,`${u} and ${h} run on differen\
t models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=a.kind==="apart"?l.map((v,S)=>Ue(e.shownOf(
v).log)[a.at[S]]):null;oe(i,!!$),$&&L(l,$)}}var Ms=5,xl=.9;function $l(t){if(!t.length)return null;let e=[...t].sort((i,c)=>i-c),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-xl));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Os(t,e){if(t.length<Ms)return"few";let{low:n,high:o}=$l(t);return n>
e?"above":o<e?"below":"open"}function Ti(t,e=!0){let n=([r,i])=>Z(r)&&Z(i),o=(r,i)=>Os(r.map((c,p)=>[c,i[p]]).filter(n).map(([c,p])=>c-p),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((c,p)=>i===p||o(r,c)===(e?"above":"below")));return s<0?null:s}function Li(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=({values:c})=>c[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:bo([])};let s=n.reduce((c,p)=>o(p)<o(c)?p:c),r=n.reduce((c,p)=>o(p)>o(c)?p:c),i=bo(n.map(o));return{low:s,high:r,best:Es(t,e),level:c=>Math.round(i.share(
c)*10),scale:i}}function Es(t,e){let n=e.filter(({values:c})=>Number.isFinite(c[t.name])),o=n.map(({each:c})=>c[t.name]||[]);if(!t.better||o.some(({length:c})=>c!==
o[0].length))return null;let s=Ti(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=c=>t.better==="more"?c<r:c>r;return s!==null&&n.every(({values:c},p)=>p===
s||i(c[t.name]))?n[s]:null}function bo(t){let e=[...new Set(t)].sort((p,m)=>p-m),[n,o]=[e[0],e.at(-1)],s=p=>m=>o>n?(p(m)-p(n))/(p(o)-p(n)):0,r=p=>e.some(m=>e.filter(
f=>f>=m&&p(f)-p(m)<.1).length>Math.max(1,e.length/2)),i=p=>e.length>1?e.indexOf(p)/(e.length-1):0,c=[{name:"linear",share:s(p=>p)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return c.find(({share:p})=>!r(p))||c.at(-1)}var Ts={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function kn(t,{each:e}){let n=(e[t.name]||[]).filter(Z);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>mt(t,r));
return o===s?"":`${o} to ${s}`}var Ls=t=>t.better==="less"?"heat":"prob";function mt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function Ci(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,c,p,m]=[250,62,24,30,40],f=Math.max(260,t.clientWidth),g=me("svg","gp-chart"),k=({label:S,value:x,range:M})=>`${S}\
: ${mt(n,x)}${M?` (${M})`:""}`;Q(g,{role:"img",viewBox:`0 0 ${f} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(k).join(", ")}`}),t.replaceChildren(g);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),O=s&&_.length>0&&Math.min(..._)>0,A=O?Math.log:S=>S,[E,q]=_.length?[A(Math.min(..._)),A(Math.max(..._))]:
[0,1],b=(q-E||Math.abs(q)||1)*.08,L=S=>p+(1-(A(S)-E+b)/(q-E+2*b))*(r-p-m),y=vl(o.map(({label:S})=>S)),l=22,a=o.map((S,x)=>({...S,at:i+l+y[x]*(f-i-c-2*l)})).sort(
(S,x)=>S.at-x.at),u=(S,x,M,W)=>{let I=me(S,x);Q(I,M),W!==void 0&&(I.textContent=W),g.append(I)},h=O?Un(Math.exp(E-b),Math.exp(q+b)):Te(E-b,q+b,4);for(let S of _.
length?h:[])u("line","gp-guide",{x1:i,x2:f-c+8,y1:L(S),y2:L(S)}),u("text","gp-tick",{x:i-8,y:L(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
O&&u("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";a.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((a[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${L(S).toFixed(1)}`)}),u("path","gp-course",{d:w||"M0 0"});let[$,v]=[Ai(46),Ai(46)];a.forEach(({label:S,value:x,each:M,best:W,
at:I})=>{$(I)&&u("text","",{x:I,y:r-m+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&u("line","gp-seeds",{x1:I,x2:I,
y1:L(Math.min(...M)),y2:L(Math.max(...M))}),u("circle","",{cx:I,cy:L(x),r:5}),(v(I)||W)&&u("text","gp-told",{x:I,y:L(x)-10,"text-anchor":"middle"},mt(n,x)+(W?" \
★":"")))}),u("text","",{x:(i+f-c)/2,y:r-4,"text-anchor":"middle"},e)}function vl(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(bo(e).share):t.map((n,o)=>o/(t.length-1))}function Ai(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}var Sl={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},St=t=>Ze(Sl,t,"■"),_t=t=>t==="failed"?["an error",
"ended in an error"]:Re(t),gt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Mt=t=>t.log?t.log.numTokens:t.tokens.length;function ze(t){return gt(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=ze(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>ae(t).slice(1,-1);function As(t,e){let n=d("span","gp-stepper"),[o,s,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,s,r);let i=0,c=m=>f=>{f.stopPropagation(),
Cs(t,i,m)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([m,f,g])=>{Q(m,{type:"button","aria-label":g,tabindex:e}),m.addEventListener(
"click",c(f))});function p(m){i=m;let{entries:f}=t.groups[m];n.hidden=f.length<2,T(s,`${f.indexOf(t.shownOf(m))+1}/${f.length}`)}return{box:n,draw:p}}function Cs(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Pi(t,e,n){let o=A=>t.querySelector(".gp-whole"+A),s=o(""),r=As(
e,0),i=d("span"),c=d("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,c);let p=null;function m(A){let E=o("-text"),q=Rt(A);E.childElementCount||
E.append(d("span","gp-prompt"),d("span")),T(E.firstChild,e.header.prompt+(e.apart?`
`:"")),T(E.lastChild,q);let b=ze(A),L=b&&b!=="failed"?`${St(b)} The text ${_t(b)[1]}`:"";T(o("-end"),[se(Mt(A),"token"),L||(b?"":Mt(A)?"still being written":"wa\
its")].filter(Boolean).join(" · "))}function f(A){let E=gt(A),q=o("-problem");q.hidden=!E,E&&q.replaceChildren(d("b","","✕ "),`${E.message} ${E.fix||""}`)}function g({
values:A,entries:E}){T(o("-over"),E.length>1?`The ${F(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let q=le(o("-values"),e.metrics.
length,()=>{let b=d("div");return b.append(d("dt"),d("dd")),b});e.metrics.forEach((b,L)=>{T(q[L].firstChild,b.title),T(q[L].lastChild,mt(b,A[b.name],{unit:!0})),
Q(q[L],{title:`${b.meaning} ${b.formula}`})})}function k(){if(p===null)return;let A=e.shownOf(p);T(o("-title"),n(p)),Q(s,{"aria-label":n(p)}),r.draw(p),T(i,(A.seed??
null)===null?"":`seed ${A.seed}`),c.hidden=!e.canAsk,m(A),f(A),g(e.groups[p])}function _(A){p=A,k(),s.open||s.showModal(),s.scrollTop=0}function O(){s.open&&s.close(),
p=null}return c.addEventListener("click",()=>{let{number:A}=e.shownOf(p);O(),e.ask({type:"open",entry:A})}),s.addEventListener("close",()=>{p=null}),s.addEventListener(
"click",({target:A})=>A===s&&O()),s.addEventListener("keydown",A=>A.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",O),{show:_,shut:O,draw:k}}function Ni(t,e){let o="perplexity",s=P=>t.querySelector(".gp-"+P),r=s("field"),i=r.firstElementChild,c=s("metric"),p=s("chart-box"),m=[],f=null,g="texts",k=()=>e.
header.axes,_=()=>k().length<2,O=()=>e.metrics.find(({name:P})=>P===c.value),A=Pi(t,e,E);function E(P){let{place:R}=e.groups[P];return k().map(({knob:z,values:G},B)=>`${z}\
 ${G[R[1-B]]}`).join(", ")}function q(){A.shut();let P=e.metrics.map(({name:z})=>z),R=P.includes(c.value)?c.value:P.includes(o)?o:P[0];c.replaceChildren(...e.metrics.
map(({name:z,title:G})=>d("option","",G,{value:z}))),c.value=R,T(s("title"),k().map(({knob:z})=>z).join(" and "));for(let z of[r,p])z.classList.toggle("gp-on-on\
e-axis",_());m=e.groups.map(b),i.replaceChildren(..._()?h():a()),i.setAttribute("aria-label",`The runs over ${k().map(({knob:z})=>z).join(" and ")}`),I(m.length?
m[0].cell:null)}function b({number:P}){let R=d("td","",null,{role:"gridcell",tabindex:"-1"}),z=d("div","gp-cell-top"),[G,B,U,Y]=[d("span","gp-value"),d("span","\
gp-star","★"),d("small","gp-seeds-range"),d("span","gp-some-failed")],ne=d("bdi","gp-cell-text"),ie=As(e,-1);return B.hidden=!0,z.append(G,B,U,Y,ie.box),R.append(
z,ne),R.gpGroup=P,{cell:R,top:z,value:G,star:B,range:U,failed:Y,text:ne,stepper:ie,colour:""}}let L=(P,R)=>{let z=d("th",P==="row"?"gp-side":"",null,{scope:P});
return z.append(ke(R)),z};function y(...P){let R=d("tr");return R.append(...P),R}function l(P,R){let z=d(P);return z.append(...R),z}function a(){let[P,R]=k(),z=d(
"th","gp-knob",null,{scope:"colgroup",colspan:P.values.length});z.append(d("span","",P.knob));let G=d("th","gp-side",R.knob,{scope:"col",rowspan:2}),B=[y(G,z),y(
...P.values.map(U=>L("col",U)))];return[l("thead",B),l("tbody",R.values.map((U,Y)=>y(L("row",U),...u(Y))))]}function u(P){return e.groups.filter(({place:R})=>R[0]===
P).sort((R,z)=>R.place[1]-z.place[1]).map(({number:R})=>m[R].cell)}function h(){let[{knob:P,values:R}]=k(),z=y(d("th","gp-side",P,{scope:"col"}),d("th","gp-metr\
ic-name","",{scope:"col"})),G=e.groups.slice().sort((B,U)=>B.place[1]-U.place[1]);return[l("thead",[z]),l("tbody",G.map(({number:B,place:U})=>y(L("row",R[U[1]]),
m[B].cell)))]}function w(P){let{cell:R,text:z,stepper:G,failed:B}=m[P],U=e.shownOf(P),Y=gt(U);T(B,$(P));let ne=Y?"✕ failed":Rt(U,300).slice(0,300).trim(),ie=ne?
"":ze(U)?"(empty)":Vt(U)==="decoding"?"…":e.done?"did not run":"waits";T(z,ne||ie),Me(R,["gp-cell",Y&&"gp-broken",!ne&&"gp-quiet"].filter(Boolean).join(" ")),
G.draw(P),S(P)}function $(P){let{entries:R}=e.groups[P],z=R.filter(gt).length;return z&&R.length>1?`✕ ${z} of ${R.length}`:""}function v(){let P=O();if(!P)return;
let R=Li(P,e.groups);for(let z of e.groups){let{top:G,value:B,star:U,range:Y}=m[z.number],ne=z.values[P.name],ie=Number.isFinite(ne),_e=ie?`var(--gp-${Ls(P)}-${R.
level(ne)})`:"";m[z.number].colour!==_e&&(G.style.backgroundColor=m[z.number].colour=_e),Me(G,ie?"gp-cell-top":"gp-cell-top gp-none"),T(B,ie?mt(P,ne):z.entries.
length===1&&gt(z.entries[0])?"✕":"–"),T(Y,ie?kn(P,z):""),U.hidden=R.best!==z,S(z.number)}_()&&T(s("metric-name"),P.title),M(P,R),W(P,R)}function S(P){let{cell:R,
star:z,value:G,range:B}=m[P],U=e.shownOf(P),Y=gt(U),ne=$(P).replace("✕","failed:"),ie=Y?"failed":ze(U)?"":Vt(U)==="decoding"?"decoding":e.done?"did not run":"\
waits";Q(R,{"aria-label":[E(P),`${(O()||{}).title}: ${G.textContent}${B.textContent?`, over its seeds ${B.textContent}`:""}`,z.hidden?"":"best",ne,ie].filter(Boolean).
join("; ")})}function x(){let{meaning:P,formula:R,unit:z,live:G}=O(),B=d("span","gp-formula",R);s("metric-meaning").replaceChildren(`${P} `,B,z?` In ${z}.`:"",G?
"":" It is known when the runs of a cell have ended.")}function M(P,{low:R,high:z,best:G,scale:B}){let U=e.groups.some($e=>kn(P,$e)),Y=[P.name,R&&E(R.number)+R.
values[P.name],z&&E(z.number)+z.values[P.name],G&&G.number,B.name,U].join(),ne=s("legend");if(ne.dataset.key===Y||(ne.dataset.key=Y,ne.replaceChildren(),!R))return;
let ie=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let $e=0;$e<=10;$e++){let H=d("i");H.style.backgroundColor=`var(--gp-${Ls(P)}-${$e})`,ie.append(H)}let _e=($e,H)=>{
let ee=d("span","",$e+" ");return ee.append(d("b","",mt(P,H.values[P.name],{unit:!0})),` at ${E(H.number)}`),ee};R.values[P.name]===z.values[P.name]?ne.append("\
The same everywhere: ",d("b","",mt(P,R.values[P.name],{unit:!0}))):ne.append(_e("lowest",R),ie,_e("highest",z)),Ts[B.name]&&ne.append(d("span","",`Coloured ${Ts[B.
name]}.`)),U&&ne.append(d("span","","In small: from the lowest to the highest of a cell’s seeds.")),G&&ne.append(d("span","",`★ best: ${P.better} is better,\
 and so it is seed by seed`))}function W(P,{best:R,scale:z}){if(p.hidden=!_()||g!=="heat",p.hidden)return;let[{knob:G,values:B}]=k(),U=e.groups.slice().sort((ne,ie)=>ne.
place[1]-ie.place[1]).map(ne=>({label:B[ne.place[1]],value:ne.values[P.name],each:(ne.each[P.name]||[]).filter(Z),range:kn(P,ne),best:R===ne})),Y=JSON.stringify(
[U,P.name,z.name,p.clientWidth]);p.dataset.key!==Y&&(p.dataset.key=Y,Ci(p,{knob:G,metric:P,points:U,wide:z.name!=="linear"}))}function I(P,R=!1){f&&(f.tabIndex=
-1),f=P,P&&(P.tabIndex=0,R&&(P.focus({preventScroll:!0}),j(P)))}function j(P){let[R,z]=[r.getBoundingClientRect(),P.getBoundingClientRect()],G=R.left+P.parentElement.
firstElementChild.offsetWidth,B=R.top+i.tHead.offsetHeight;r.scrollLeft+=Math.min(0,z.left-G)||Math.max(0,z.right-R.right),r.scrollTop+=Math.min(0,z.top-B)||Math.
max(0,z.bottom-R.bottom),(z.top<0||z.bottom>innerHeight)&&P.scrollIntoView({block:"nearest",inline:"nearest"})}let N={ArrowLeft:(P,R)=>[P,R-1],ArrowRight:(P,R)=>[
P,R+1],ArrowUp:(P,R)=>[P-1,R],ArrowDown:(P,R)=>[P+1,R],Home:P=>[P,0],End:P=>[P,1/0]};i.addEventListener("keydown",P=>{let R=P.target.closest("td");if(!(!R||P.ctrlKey||
P.altKey||P.metaKey)){if(P.key==="Enter")A.show(R.gpGroup);else if(P.key===" ")Cs(e,R.gpGroup,1);else if(Object.hasOwn(N,P.key))C(N[P.key](R.parentElement.sectionRowIndex,
R.cellIndex-1));else return;P.preventDefault()}});function C([P,R]){let z=i.tBodies[0].rows[P];if(!z||R<0)return;let G=z.cells[Math.min(R+1,z.cells.length-1)];I(
G,!0)}return i.addEventListener("click",({target:P})=>{let R=P.closest("td");!R||P.closest(".gp-stepper")||(I(R),A.show(R.gpGroup))}),i.addEventListener("focusi\
n",({target:P})=>P.tagName==="TD"&&I(P)),c.addEventListener("change",()=>{x(),v()}),s("switch").addEventListener("click",({target:P})=>{if(P.dataset.view){({view:g}=
P.dataset);for(let R of s("switch").children)R.setAttribute("aria-pressed",String(R.dataset.view===g));r.classList.toggle("gp-as-heat",g==="heat"),v()}}),new ResizeObserver(
()=>!t.hidden&&!p.hidden&&v()).observe(t),P=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){A.shut();return}P.run&&(q(),x()),P.run||
P.pair||P.status?e.groups.forEach(({number:R})=>w(R)):P.steps&&new Set([...P.entries].map(R=>e.entries[R].group)).forEach(w),P.measured&&m.forEach(({cell:R},z)=>R.
classList.contains("gp-quiet")&&w(z)),(P.run||P.measured||P.status)&&v(),A.draw()}}var Wi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Ps[qi(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Ps=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],qi=({rank:t})=>Ps.findIndex(([e])=>(t??
1/0)<=e);function ko(t,e,n){let{scale:o,level:s}=Wi[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=String(qi(n)):delete t.dataset.rank}function yo(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Wi[e];if(t.replaceChildren(d("span","gp-meaning",i)),e===
"rank"){Ps.forEach(([,f,g],k)=>{let _=d("span","gp-chip",g,{"data-rank":k});_.style.backgroundColor=`var(--gp-${o}-${f})`,t.append(_)});return}let[c,p]=s||r.map(
f=>(n==="bits"?f:(f*Math.LN2).toFixed(1))+" "+n),m=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let f=0;f<=10;f++){let g=d("i");g.style.backgroundColor=`\
var(--gp-${o}-${f})`,m.append(g)}t.append(d("span","",c),m,d("span","",r?p+" or more":p))}var Ii=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],_l="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Ml="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",xo=class{constructor(e,n){this.group=n;let o=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
Ii.map(([r,i])=>{let c=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(c),[r,c]})),o.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let s=d("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:c}){
let p=n?this.group.shownOf(n.number):null;T(this.letter,e.label),T(this.title,e.title),oe(this.reference,r),Q(this.name,{"aria-pressed":String(r),title:r?"The o\
ther lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),T(this.settings,Ol(e,
p,n).join(" · ")),oe(this.changed,!!n&&["model","seed","settings"].some(m=>(e[m]??null)!==(n[m]??null))),this.drawState(p),T(this.parts,i),oe(this.parts,!!i),this.
drawSeeds(p,n),this.drawProblem(e,c)}drawTools(e,n,o){oe(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=Nn};for(let[r,,i]of Ii){
let c=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;Q(this.buttons[r],{title:c,"aria-label":c,"aria-disabled":String(
!!s[r])})}T(this.buttons.select,e.selected?"✎ editing":"✎"),Q(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),oe(n,o)}drawState(e){if(oe(this.state,
!!e),!e)return;let{log:n}=e;T(this.doing,El(n,this.group.done));let o=Ue(n).length;T(this.tokens,o?`${F(o)} token${o===1?"":"s"}`:"");let s=Ns.get(n);n.shared>1&&
Ns.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Ns.get(n);if(oe(this.company,!!r),!r)return;let{others:i,apart:c}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};T(this.company,`${c?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),Q(this.company,{"data-tip":c?
Ml:_l})}drawSeeds(e,n){let o=n?n.entries.length:0;oe(this.seeds,o>1),!(o<2)&&(T(this.seed,`seed ${Ri(e)??"–"}, ${n.shown+1} of ${o}`),Q(this.back,{"aria-disab\
led":String(n.shown===0)}),Q(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),oe(this.problem,
!!n),T(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},Nn=8,Ns=new WeakMap,Ri=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Ol(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Ri(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function El(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Re(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?en(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var $o=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new vt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:c,added:p}=xt(this.steps,Ue(e).at(-1)||null);c<this.tokens.length&&this.cut(c);for(let m of p)this.append(m,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){ln(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=d("span","gp-token",null,{role:"button",tabindex:"-1"});
Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),Wt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){ko(e.querySelector(".gp-ink"),n,Fe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${ae(o.text)}`,...Xn(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(",\
 "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(
e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-\
shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&
(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(
o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.
width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,
e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return et(
this.tokens,o,1);case"ArrowUp":return et(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Bi(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,c=new WeakMap,
p=cn(t,n,e,l=>{let a=c.get(l);if(!a)return null;let{token:u,step:h,index:w,lane:$}=a;return{id:u.token_id,text:u.text,where:`token ${w+1}`,step:h,why:$.whyOf(l)}}),
m=()=>({shade:o.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:a})=>a===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function g(l){let a=document.activeElement,u=[...n.children].indexOf(a&&a.closest(".gp-lane")),h=new Set(
l.map(({key:w})=>w));for(let[w,{element:$}]of i)h.has(w)||($.remove(),i.delete(w));l.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),k(),!(u<0||document.activeElement===a)&&(a.isConnected?a.focus():n.
children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:l}=n,[a,u,h]=[240,12,4];if(!l||
!i.size)return;let w=Math.max(1,Math.min(h,Math.floor((l+u)/(a+u)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
k).observe(n);function _(l){let a=d("li","gp-lane"),u=new xo(a,e),h=d("p","gp-note gp-not-yet","Not run yet."),w=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=d("div","gp-lane-bottom");$.append(h,w),a.append($);let v={element:a,head:u,note:h,body:w,text:new $o(w,c)};return i.set(l,v),v}function O(l,a,u,h){let{
element:w,head:$,note:v,body:S,text:x,lane:M,number:W}=l,I=W<0?null:e.groups[W],j=ut(e),N=!!(I&&j&&j[0]===W),C=I&&j&&!N?A(j[0],W):{shared:0,sign:"",why:"",words:""};
$.draw({lane:M,ran:I,place:a,lanes:u,isReference:N,parts:C.words,told:h}),w.classList.toggle("gp-lane-selected",!!M.selected),Q(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),Q(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),oe(v,!I),oe(S,!!I),I?x.draw(e.shownOf(W).log,C,m()):x.log&&x.clear(
null)}function A(l,a){let u=tt(e,l),[h,w]=[l,a].map(I=>e.shownOf(I).log),{kind:$,at:v,shorter:S}=wo(e,l,a),x=v[1];if($==="apart"){let{chosen:I}=Ue(h)[v[0]],j=`h\
ere it parts from ${u}, which has ${ae(I.text)}`;return{shared:x,sign:`≠${u}`,why:j,words:`≠ parts from ${u} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let W=[h,w].map(I=>!!(I.finished||I.failed||e.done));return $==="same"?{...M,words:W[0]&&W[1]?`= the same as ${u}`:`= as ${u} so far`}:
W[S]?{...M,words:S?`= as ${u}, which goes on`:`= as ${u}, and goes on after its end`}:{...M,words:`= as ${u} so far`}}function E(l){let{header:a}=e,u=a?a.prompt:
"";oe(t.querySelector(".gp-asked"),!!u),We(t.querySelector(".gp-asked-text"),u,{plain:!0}),oe(t.querySelector(".gp-parting-key"),!!ut(e)),oe(r.parentNode,e.canAsk),
Q(r,{"aria-disabled":String(l.length>=Nn),title:l.length>=Nn?`${Nn} lanes at most`:"A new lane at the end"})}let q=l=>[...i.values()].find(({element:a})=>a.contains(
l));n.addEventListener("click",({target:l})=>{let a=q(l),u=l.closest("button"),h=l.closest(".gp-token");a&&h&&c.has(h)&&L(a,h),!(!a||!u||u.getAttribute("aria-di\
sabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:a.lane.id}),u.dataset.seed&&e.showEntry(a.number,e.groups[a.number].shown+Number(u.dataset.
seed)),u===a.head.name&&b(a.number))});function b(l){let a=ut(e);a&&l!==a[0]&&e.setPair(l,l===a[1]?a[0]:a[1])}function L(l,a){l.text.reach(a),a.focus({preventScroll:!0}),
a.scrollIntoView({block:"nearest"}),p.show(a)}n.addEventListener("keydown",l=>{let{target:a,key:u}=l;if(!c.has(a)||l.ctrlKey||l.metaKey||l.altKey)return;let h=q(
a),w=u==="Enter"||u===" "?a:h.text.next(a,u);!w&&!u.startsWith("Arrow")||(l.preventDefault(),w&&L(h,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){yo(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
m());y()}),l=>{let a=f();if(t.hidden=!a.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&g(a),l.unit){for(let{text:h}of i.values())h.redraw(m());y()}E(a);
let u=new Map;a.forEach(({key:h},w)=>O(i.get(h),w,a.length,u));for(let{text:h}of i.values())h.settle();p.refresh(l.unit||l.pair)}}function Fi(t,e){let r=O=>t.querySelector(".gp-"+O);function i(O){let[A,E]=[Math.min(...O),Math.max(...O)],q=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
E/y)-Math.floor(A/y)<24)||Math.ceil((E-A+1)/24),b=Math.floor(A/q),L=Array.from({length:Math.floor(E/q)-b+1},(y,l)=>[Math.max((b+l)*q,A),Math.min((b+l+1)*q-1,E),
0]);for(let y of O)L[Math.floor(y/q)-b][2]+=1;return L}function c(){let O=d("li","",null,{"data-tip":"",tabindex:"0"});return O.append(d("b","",null,{"aria-hidd\
en":"true"}),d("i","",null,{"aria-hidden":"true"}),d("span","gp-hidden")),O}function p(O){let A=O.map(Mt).sort((l,a)=>l-a),E=A.length?i(A):[],q=Math.max(...E.map(
([,,l])=>l)),b=le(r("bins"),E.length,c);E.forEach(([l,a,u],h)=>{let[w,$,v]=b[h].children;T(w,u&&(E.length<=12||u===q)?F(u):""),ge($,"height",u?Math.max(.03,u/q):
0);let S=`${l===a?se(l,"token"):`${F(l)} to ${F(a)} tokens`}: ${se(u,"text")}`;T(v,S),Q(b[h],{"data-tip":S})}),T(r("bin-low"),E.length?F(E[0][0]):""),T(r("bin-h\
igh"),E.length>1?F(E.at(-1)[1]):"");let L=A.reduce((l,a)=>l+a,0)/A.length,y=(A[A.length-1>>1]+A[A.length>>1])/2;T(r("average"),A.length?`mean ${L.toFixed(1)}, m\
edian ${F(y)}, from ${F(A[0])} to ${F(A.at(-1))}`:"none has ended yet")}function m(){let O=d("li"),A=d("span","",null,{"aria-hidden":"true"});return A.append(d(
"i","gp-bar")),O.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-word"),A,d("span","gp-times")),O}function f(O){let A=new Map;for(let b of O)
A.set(ze(b),(A.get(ze(b))||0)+1);let E=[...A].sort(([b,L],[y,l])=>l-L||(b<y?-1:1)),q=le(r("endings"),E.length,m);E.forEach(([b,L],y)=>{let[l,a,u,h]=q[y].children;
Q(q[y],{"data-end":b}),T(l,St(b)),T(a,_t(b)[0]),ge(u.firstChild,"width",L/O.length),T(h,`${F(L)} · ${D(L/O.length)}`)})}function g(O){let A=O.filter(L=>ze(L)===
"failed"),E=O.filter(L=>ze(L)!=="failed"&&!Rt(L).trim()),q=e.done?e.entries.length-O.length:0,b=[];E.length&&b.push(`${se(E.length,"text is","texts are")} empty\
.`),A.length&&b.push(`${F(A.length)} failed and ${A.length===1?"is":"are"} counted here alone.`),q&&b.push(`${se(q,"sample")} did not come to an end.`),T(r("odd\
ities"),b.join(" "))}function k(O){let A=new Map;for(let l of O)A.set(Rt(l),(A.get(Rt(l))||0)+1);let E=[...A].filter(([,l])=>l>1).sort(([l,a],[u,h])=>h-a||(l<u?
-1:1)),q=`${se(A.size,"distinct text")} of ${F(O.length)}`;T(r("common-title"),O.length?q+(A.size===1&&O.length>1?": all are the same":E.length?"; the most freq\
uent ones":O.length>1?": none came twice":""):"");let b=r("common"),L=E.slice(0,5),y=[...b.children].map(l=>l.gpText);L.length===y.length&&L.every(([l],a)=>l===
y[a])?L.forEach(([,l],a)=>T(b.children[a].firstChild,`${F(l)} ×`)):b.replaceChildren(...L.map(_))}function _([O,A]){let E=d("li");if(E.gpText=O,E.append(d("spa\
n","gp-times",`${F(A)} ×`)),O.length<=150)E.append(O.trim()?d("bdi","",Bt(O)):d("span","gp-note","(empty)"));else{let q=d("details"),b=d("summary");b.append(d(
"bdi","",Bt(O.slice(0,150))+"…")),q.append(b,d("p","",O,{dir:"auto"})),E.append(q)}return E}return O=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||
!(O.run||O.status))return;O.run&&r("common").replaceChildren();let A=e.entries.filter(b=>Vt(b)==="cut"),E=e.entries.filter(b=>ze(b)&&!A.includes(b)),q=E.filter(
b=>ze(b)!=="failed");T(r("of"),E.length===e.entries.length?`all ${se(E.length,"sample")}`:`${F(E.length)} of ${se(e.entries.length,"sample")} ${e.done?"ended":"\
have ended so far"}`),p(q),f([...E,...A]),g(E),k(q)}}function zi(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,c=[],p=({values:b},{name:L})=>Number.
isFinite(b[L])?b[L]:null;function m(){let b=e.metrics.filter(l=>e.groups.some(a=>p(a,l)!==null));if(b.length===c.length&&b.every((l,a)=>l===c[a].metric))return;
let L=document.activeElement,y=o.contains(L)?L.dataset.name:null;c.forEach(({head:l})=>l.remove()),c=b.map(l=>{let a=d("th","",null,{scope:"col"}),{name:u,title:h,
unit:w,meaning:$,formula:v,better:S}=l,x={more:" More is better.",less:" Less is better."}[S]||"",M=d("button","gp-sort",null,{type:"button","data-name":u,"data\
-tip":`${$}${x} Formula: ${v}.`});return M.append(d("span","",h.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),a.append(M),w&&w!==h.
toLowerCase()&&a.append(d("small","",w)),o.append(a),{metric:l,head:a}});for(let l of r.values())le(l,1+c.length,g);y&&o.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function f(){for(let{metric:b,head:L}of c){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";Q(L,{"aria-sort":y}),T(L.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}o.addEventListener("click",({target:b})=>{let L=b.closest(".gp-sort");if(!L)return;let y=c.map(l=>l.
metric).find(({name:l})=>l===L.dataset.name);if(!y)i=null;else{let l=y.better!=="less",a=i&&i.name===y.name;a&&i.down!==l?i=null:i={name:y.name,down:a?!l:l}}E()});
function g(){let b=d("td"),L=d("span","gp-value");L.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let y=d("span","gp-track");return y.append(d("i")),b.append(L,y),b}function k(b){let L=d("tr"),y=d("th","gp-whose",null,{scope:"row"});return y.append(d(
"b","gp-letter"),d("bdi")),L.append(y),le(L,1+c.length,g),n.tBodies[0].append(L),r.set(b,L),L}function _({number:b,title:L}){let y=r.get(b)||k(b),[l,a]=y.cells[0].
children;T(l,tt(e,b)),T(a,L)}function O({metric:b},L){let y=e.groups.map(u=>p(u,b)),l=Math.max(...y.map(u=>Math.abs(u??0))),a=Es(b,e.groups);return y.forEach((u,h)=>{
let w=r.get(h).cells[L+1],[$,v]=w.children,S=u===null?"–":u.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=a!==null&&
a.number===h;T($.children[0],x?"★":""),T($.children[1],S),T($.children[2],x?" (best)":"");let M=u===null?"":kn(b,e.groups[h]);T($.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),ge(v.firstChild,"width",u===null||!l?0:Math.abs(u)/l)}),a!==null}function A(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,a)=>{let[u,h]=[p(l,i),p(a,i)];return u===null||h===null?+(u===null)-+(h===null):y*(u-h)})}let[L]=n.tBodies;b.forEach(({number:y},l)=>{L.rows[l]!==r.
get(y)&&L.insertBefore(r.get(y),L.rows[l]||null)})}function E(){if(m(),t.hidden=!c.length,t.hidden)return;i&&!c.some(({metric:L})=>L.name===i.name)&&(i=null),e.
groups.forEach(_);let b=c.map(O);oe(t.querySelector(".gp-best-key"),b.some(Boolean)),f(),A()}function q(){for(let L of r.values())L.remove();r.clear();let{kind:b}=e.
header||{};T(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),oe(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&q(),(b.run||b.measured||b.lanes)&&E()}}var ji={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function Hi(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),c=t.querySelector(".gp-trouble\
s"),p=t.querySelector(".gp-told"),m=t.querySelector(".gp-answered"),f=[],g=[],k=null,_=0;function O(y){let l=e.entries[y];f[y]=Vt(l),g[y]=Mt(l)}function A(y){let l=se(
f.length,"run"),a=y.ended+y.failed;if(a===f.length)return[a===1?"The run has ended":`All ${l} have ended`,""];let u=y.cut+(e.done?y.decoding:0),h=(e.done?[u&&`${F(
u)} cut off`,y.waiting&&`${F(y.waiting)} not begun`]:[u&&`${F(u)} cut off`,`${F(y.decoding)} decoding`,y.waiting===1?"1 waits":`${F(y.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${F(a)} of ${l} ended`,h.map(w=>` · ${w}`).join("")]}function E(y){if(!y)return;let l=performance.now();k??={at:l,sum:y},y!==k.
last&&([k.last,_]=[y,l]);let a=_-k.at,u=a>500?` · ${F(Math.round((y-k.sum)/a*1e3))} tokens/s altogether`:"";T(r,se(y,"token")+u)}function q(y){let l=new Map;for(let $ of e.
entries.filter(v=>f[v.number]==="failed")){let v=JSON.stringify(Gn(gt($)));l.set(v,[...l.get(v)||[],$])}let a=e.done?y.cut:0,u=JSON.stringify([[...l].map(([$,v])=>[
$,v.length]),a]);if(c.dataset.key===u)return;c.dataset.key=u,c.replaceChildren();for(let[$,v]of[...l].slice(0,8)){let S=d("p");S.append(d("b","","✕ "),`${se(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:M,fix:W}of JSON.parse($))S.append(d("span","",(x?`${x}: `:"")+M),W?` ${W} `:" ");c.append(S)}let h=[...l.
values()].slice(8).flat().length;h&&c.append(d("p","gp-note",`${se(h,"more run")} failed for other reasons.`));let w=a&&e.done.overtaken?`because another run to\
ok ${a===1?"its":"their"} place`:"by hand";a&&c.append(d("p","gp-note gp-stopped",`${se(a,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(y){
let l=[...new Set(y.map(h=>e.groups[h.group].label))];if(l.length===e.groups.length)return"";let a=l.length-1;return` (${l.every(h=>h.length===1)?l.join(", "):l[0]+
(a?` and ${se(a,"other")}`:"")})`}function L(){let y=e.found&&e.found.question,a=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];oe(m,!!a),a&&T(m,`Th\
ese runs ${e.done?"answered":"answer"} “${a}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(ji,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&T(s,ji[e.name]),!e.header)return;y.run?([f,g,k]=[[],[],null],T(r,""),e.entries.forEach(h=>O(h.number))):y.measured||y.status?e.entries.
forEach(h=>O(h.number)):y.entries.forEach(O);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let h of f)l[h]+=1;let[a,u]=A(l);s.dataset.words!==a+u&&(s.
dataset.words=a+u,s.replaceChildren(d("b","",a),u));for(let h of["ended","failed","decoding"])ge(i.querySelector(".gp-part-"+h),"width",l[h]/Math.max(1,f.length));
Q(i,{"aria-valuemax":f.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":a+u.replaceAll(" · ",", ")}),E(g.reduce((h,w)=>h+w,0)),q(l),L(),e.done&&T(p,a)}}var Wn=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Tl.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Tl=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function Di(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Ki(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var qn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),In=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Gi=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Ll({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Gi(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Ui(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],c=[],p=({id:A,samples:E})=>E.length+(n&&r.has(A)?.5:0),m=([A],[E])=>p(E)-p(A)||A.depth-E.depth||Gi(A,E),f=0;function g(A,E,q){for(f+=
1;;){let b=E.at(-1),L={head:A,run:E,kids:[],folded:[],closed:s.has(A.id)};q.push(L);let y=Ll(b,n);if(!y.length||L.closed)return;let l=1+(o.get(b.id)||0);y.slice(
1).forEach((a,u)=>(u+1<l?c:i).push([a,L])),q=L.kids,[A]=y,E=Di(A)}}let k=A=>{for(;A.length;){let[E,q]=A.pop();g(E,Di(E),q.kids),k(c)}},_=()=>i.splice(0).forEach(
([A,E])=>E.folded.push(A)),O=[];for(g(t.root,[t.root],O),k(c);i.length&&f<e;)i.sort(m),k([i.shift()]);_();for(let A=Ws(O[0]);A.length;A=Ws(O[0]))k(A),_();return Vi(
O[0]),O[0]}function Ws(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Ws)]}function Vi(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Vi)}var vo=220,So=({token:t})=>t.piece??t.text;function Ji(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],c=qn(n),p=g=>g===null?"not known":D(
g),m=e===n,f=[["Came here",`${F(s)} of ${se(r,"sample")}${r<o?" so far":""}`]];c!==null&&f.push(["Expected when drawn",`${Al(r*c)} = ${F(r)} × ${D(c)}`]),f.push(
[`Probability of ${m?"this token":`these ${n.depth-e.depth+1} tokens`}`,p(qn(n,i))]),f.push(["Share of the samples here",D(s/Math.max(1,Cl(i)))]),m&&f.push(["Th\
e model’s own, unprocessed",p(n.token.raw_logprob===null?null:de(n.token.raw_logprob))]),f.push(["Probability of the text so far",p(c)]);for(let[g,k]of _o(n))
f.push([`${St(g)} ends here: ${_t(g)[0]}`,F(k)]);return f}var Al=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),Cl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function _o(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function Yi(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=d("p"),s=d("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(p,m,f,g,k){let _=In(f.before).map(({token:q})=>q.piece??"").join(""),O=_.length>
vo?"…"+_.slice(-vo):_,A=In(g).slice(f.depth-1).map(So).join(""),E=d("bdi","",O);E.append(d("b","",A.length>vo?A.slice(0,vo)+"…":A)),o.replaceChildren(E),s.replaceChildren(
...Ji(m,f,g,k).flatMap(([q,b])=>[d("dt","",q),d("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(p)}function i(p){let m=p.getBoundingClientRect(),{clientWidth:f,clientHeight:g}=document.documentElement,[k,_]=[n.
offsetWidth,n.offsetHeight],O=m.bottom+7+_+8<=g?m.bottom+7:m.top-_-7;n.style.left=`${Math.max(8,Math.min(m.left,f-k-8))}px`,n.style.top=`${Math.max(8,Math.min(O,
g-_-8))}px`}function c(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:c}}function Xi(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),c=t.querySelector(".gp-through-more"),p=t.querySelector(".gp-through-facts"),[m,f]=[null,null],g=!1;function k(){let E=d("li"),q=d("bdi");return q.append(
d("span","gp-shared"),d("span","gp-own")),E.append(q,d("small")),E}function _(E,q,b){let L=e.entries[q],y=In(b).length,l=h=>h.map(({piece:w})=>w??"").join("");T(
E.querySelector(".gp-shared"),l(L.tokens.slice(0,y))),T(E.querySelector(".gp-own"),l(L.tokens.slice(y)));let a=ze(L);T(E.querySelector("small"),[`sample ${q+1}`,
(L.seed??null)===null?"":`seed ${L.seed}`,se(Mt(L),"token"),a?`${St(a)} ${_t(a)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button");if(e.canAsk&&
!u){let h=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${q+1} as one run`});h.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(h)}else u&&E.dataset.entry!==String(q)&&u.setAttribute("aria-label",`Open sample ${q+1} as one run`);E.dataset.entry=q}function O(E,q){
let b=E.before?Ji(q,Ki(E),E,e.entries.length):[],L=le(p,b.length,()=>{let y=d("div");return y.append(d("dt"),d("dd")),y});b.forEach(([y,l],a)=>{T(L[a].firstChild,
y),T(L[a].lastChild,l)})}function A(E,q){if(E!==m&&(g=!1),[m,f]=[E,q],s.hidden=!E,!E)return;O(E,q);let{samples:b}=E,L=E.before?ae(In(E).map(So).join("").trim()):
`the ${e.apart||"prompt"}`,y=L.length>120?"“…"+L.slice(-110):L;T(r,`${se(b.length,"sample goes","samples go")} through ${y}`);let l=g?b.length:Math.min(12,b.
length),a=le(i,l,k);for(let u=0;u<l;u++)_(a[u],b[u],E);c.hidden=l===b.length,T(c,`Show all ${F(b.length)}`)}return c.addEventListener("click",()=>{g=!0,A(m,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),A}function Zi(t,e){let r=t.querySelector(".gp-roots"),i=t.querySelector(".gp-lanes"),c=t.querySelector(".gp-about"),p=Yi(t,()=>G(null)),m=Xi(t,e,()=>P(null)),f=new Wn,
g=new Map,k=new Map,_=new Set,O=null,A=null,E=null;for(let H=0;H<=10;H++){let ee=d("i");ee.style.backgroundColor=`var(--gp-prob-${H})`,t.querySelector(".gp-key-\
ramp").append(ee)}function q(){[f,g,k,_,O,A]=[new Wn,new Map,new Map,new Set,null,null],r.replaceChildren(),p.hide(),E=null}function b(H){let ee=e.entries[H],fe=f.
tips[H];for(let J=fe?fe.depth:0;J<ee.tokens.length;J++)f.add(H,ee.tokens[J]);let K=ze(ee);K&&f.end(H,K)}function L(H){let ee=d("li","",null,{role:"treeitem",tabindex:"\
-1"}),fe=d("div","gp-knot"),[K,J,X]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];fe.append(K,J,X),ee.append(fe);let ce={key:H,item:ee,knot:fe,run:K,
number:J,end:X,kids:null,entry:null,above:null,words:""};return ee.gpView=ce,ce}function y(H){return g.has(H)||g.set(H,L(H)),g.get(H)}function l(H,ee){let fe=new Set(
ee.map(({item:K})=>K));for(let K of[...H.children])fe.has(K)||K.remove();ee.forEach(({item:K},J)=>{H.children[J]!==K&&H.insertBefore(K,H.children[J]||null)})}let a=H=>`${Math.
max(1.5,18*H/Math.max(1,f.root.samples.length)).toFixed(1)}px`;function u(H,ee,fe){let K=`${ee} ${fe}`;H.stream!==K&&(H.stream=K,H.item.style.setProperty("--own",
ee),H.item.style.setProperty("--rest",fe))}function h(H,{head:ee,run:fe}){let K=ee.samples.length===1&&ee.before,J=K?"":fe.map(({id:X})=>X).join(" ");if(K){let X="";
for(let ce of fe)if((X+=ce.token.piece??"").length>110)break;T(H.run,Bt(X.slice(0,140))||Bt(ee.token.text)),H.ids=null}else if(H.ids!==J){let X=H.ids&&(J+" ").startsWith(
H.ids+" ")?H.ids.split(" ").length:0;X||H.run.replaceChildren(),H.run.append(...fe.slice(X).map(w)),H.ids=J}Me(H.knot,K?"gp-knot gp-tail":ee.before?"gp-knot":"g\
p-knot gp-root-knot")}function w(H){if(!H.before)return d("span","",$());let{piece:ee,text:fe,logprob:K}=H.token,J=ee===null?fe:Bt(ee)+(Qt(H.token)?Dn(fe):""),X=d(
"span",ee===null?"gp-t gp-special":"gp-t",J||fe);return X.style.backgroundColor=`var(--gp-prob-${Math.round(de(K)*10)})`,X.gpNode=H,X}let $=()=>{let H=Bt(e.header.
prompt);return H.length>60?"…"+H.slice(-58):H||"(no prompt)"};function v(H,{run:ee,head:fe}){let K=[..._o(ee.at(-1))],J=K.map(([X,ce])=>`${St(X)}${fe.samples.
length>1?` ${F(ce)}`:""}`).join(" ");T(H.end,J),H.end.classList.toggle("gp-end-failed",K.some(([X])=>X==="failed"))}function S({head:H,run:ee,closed:fe}){let{length:K}=H.
samples;if(!H.before)return`The ${e.apart||"prompt"}, ${se(K,"sample")}`;let J=ee.map(So).join(""),X=qn(ee.at(-1),H.before),ce=[..._o(ee.at(-1))].map(([ue,we])=>`\
, ${F(we)} end here: ${_t(ue)[0]}`).join("");return`${ae(J.length>160?J.slice(0,160)+"…":J)}, ${F(K)} of ${se(f.root.samples.length,"sample")}${X===null?"":`,\
 probability ${D(X)} after the text before`}${ce}${fe?", closed":""}`}function x(H,ee,fe){let{head:K,run:J}=H,X=y(K.id);Object.assign(X,{entry:H,above:ee,node:J.
at(-1),folded:null}),h(X,H),T(X.number,K.samples.length>1?F(K.samples.length):""),v(X,H),u(X,a(K.samples.length),a(fe));let ce=[...H.kids],ue=H.closed&&J.at(-1).
order.length,we=[],ve=ce.reduce((Ve,at)=>Ve+at.head.samples.length,0)+M(H.folded);for(let Ve of ce)we.push(x(Ve,X,ve-=Ve.head.samples.length));return H.folded.length&&
we.push(W(H,X)),we.length&&!X.kids&&X.item.append(X.kids=d("ul","gp-kids",null,{role:"group"})),X.kids&&(l(X.kids,we),X.kids.hidden=!we.length),ue&&T(X.number,`${F(
K.samples.length)} ▸`),I(X,S(H),we.length?"true":ue?"false":null),X}let M=H=>H.reduce((ee,fe)=>ee+fe.samples.length,0);function W({run:H,folded:ee},fe){let K=y(
"more "+H.at(-1).id);Object.assign(K,{entry:null,above:fe,node:H.at(-1),folded:ee});let J=M(ee);return T(K.run,`+ ${F(ee.length)} more`),T(K.number,J>ee.length?
F(J):""),u(K,a(J),"0px"),I(K,`${F(ee.length)} more branches with ${se(J,"sample")}, folded. Press to open.`,null),K}function I(H,ee,fe){let{node:K,folded:J}=H,X=O&&
!J&&(j(H.entry.run.at(-1),O)||j(O,H.entry.head)),ce=O&&J&&j(K,O),ue=!!(O&&!J&&H.entry.run.includes(O));Me(H.item,["gp-branch",J&&"gp-more",O&&!X&&!ce&&"gp-dim",
O&&!J&&j(O,H.entry.head)&&"gp-on-path"].filter(Boolean).join(" ")),Q(H.item,{"aria-label":ee,"aria-selected":String(ue)}),H.expanded!==fe&&(H.expanded=fe,fe===null?
H.item.removeAttribute("aria-expanded"):H.item.setAttribute("aria-expanded",fe))}function j(H,ee){for(;H&&H.depth>ee.depth;)H=H.before;return H===ee}function N(){
let H=!e.done,ee=document.activeElement&&document.activeElement.gpView,fe=new Set([...g.values()].filter(({item:J,entry:X})=>X&&J.isConnected).map(({key:J})=>J)),
K=Ui(f,{lanes:+i.value,grows:H,opened:k,closed:_,before:fe});l(r,[x(K,null,0)]);for(let[J,X]of g)X.item.isConnected||g.delete(J);(!A||!A.item.isConnected)&&(A=g.
get(f.root.id)),Q(A.item,{tabindex:"0"}),ee&&document.activeElement!==ee.item&&(ee.item.isConnected?ee:A).item.focus({preventScroll:!0}),m(O,f),C(),z()}function C(){
let H=f.root.samples.length,ee=e.entries.length-H,fe=new Set(f.tips.filter(Boolean)),K=fe.size===1&&H>1?"all with the same text":`${se(fe.size,"different text")}`;
T(c,H?`${se(H,"sample")}${ee?` of ${F(e.entries.length)}`:""}${e.done?", ":" so far, "}${K}. Point at a branch for its numbers, press it to see its samples.`:"T\
he tree grows with the first tokens.")}function P(H){O=H===O?null:H,N()}function R(H){if(H.folded){let{id:ee,order:fe}=H.node,K=fe.length-H.folded.length,J=H.folded[0];
k.set(ee,K-1+Math.min(12,H.folded.length));let X=document.activeElement===H.item;N(),X&&g.has(J.id)&&Y(g.get(J.id))}else P(H.entry.run.at(-1))}function z(){if(!E)
return;let{view:H,node:ee}=E;if(!H.item.isConnected||!H.entry||!H.entry.head.before){E=null,p.hide();return}let{head:fe,run:K}=H.entry,J=ee&&K.includes(ee);p.show(
H.knot,f,J?ee:fe,J?ee:K.at(-1),e.entries.length)}function G(H,ee){E&&E.view===H&&E.node===ee||(E=H&&{view:H,node:ee},H?z():p.hide())}let B=H=>{let ee=H.closest(
".gp-knot");return ee?ee.parentElement.gpView:null};r.addEventListener("click",({target:H})=>{let ee=B(H);ee&&(U(ee),R(ee))}),r.addEventListener("pointermove",({
target:H,pointerType:ee})=>{ee!=="touch"&&G(B(H),H.gpNode||null)}),r.addEventListener("pointerleave",()=>G(null)),r.addEventListener("focusin",({target:H})=>H.gpView&&
H.matches(":focus-visible")&&G(H.gpView,null)),r.addEventListener("focusout",()=>G(null));function U(H){A&&A!==H&&Q(A.item,{tabindex:"-1"}),A=H,Q(H.item,{tabindex:"\
0"})}function Y(H){H&&(U(H),H.item.focus({preventScroll:!0}),H.knot.scrollIntoView({block:"nearest",inline:"nearest"}),G(H,null))}let ne=()=>[...r.querySelectorAll(
".gp-branch")].filter(({offsetParent:H})=>H).map(H=>H.gpView);function ie(H){H.entry&&_.delete(H.entry.head.id)?N():H.kids&&H.kids.firstElementChild&&Y(H.kids.firstElementChild.
gpView)}function _e(H){H.entry&&H.kids&&H.kids.firstElementChild?(_.add(H.entry.head.id),N()):Y(H.above)}let $e={ArrowDown:(H,ee)=>Y(ee[ee.indexOf(H)+1]),ArrowUp:(H,ee)=>Y(
ee[ee.indexOf(H)-1]),ArrowRight:ie,ArrowLeft:_e,Home:(H,ee)=>Y(ee[0]),End:(H,ee)=>Y(ee.at(-1)),Enter:R," ":R,Escape:()=>{G(null),O&&P(null)}};return r.addEventListener(
"keydown",H=>{let ee=H.target.gpView;!ee||H.ctrlKey||H.altKey||H.metaKey||!Object.hasOwn($e,H.key)||(H.preventDefault(),$e[H.key](ee,ne()))}),i.addEventListener(
"change",()=>{k.clear(),N()}),matchMedia("(max-width: 640px)").matches&&(i.value="14"),H=>{if(t.hidden=!e.header||e.header.kind!=="seeds",!t.hidden&&(H.run&&q(),
!(!H.run&&!H.steps&&!H.status))){for(let ee of H.run?e.entries.keys():H.entries)b(ee);N()}}}function Qi(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function c(){let O=d(
"li");return O.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),O}function p(O,{label:A,title:E},{started:q}){let b=q?q.prompt_tokens:null,[L,y]=O.
children,l=b?`: ${F(b.length)} token${b.length===1?"":"s"}`:"";T(L,`${A} ${E}${l}`),Q(y,{"aria-label":`The prompt of ${A}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:a,text:u})=>a===null?d("span","gp-pill",u):a)))}let m=({raw_logprob:O})=>de(O);function f(O){let A=new Map;O.forEach((q,b)=>{if(!q)return;
let L=[...q.distribution.candidates].sort((l,a)=>m(a)-m(l)),y=({token_id:l})=>l===q.chosen.token_id;for(let l of[...L.slice(0,6),...L.slice(0,6).some(y)?[]:[q.chosen]])
A.has(l.token_id)||A.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...L,q.chosen])A.has(l.token_id)&&(A.get(l.token_id).sides[b]??=l)});let E=({sides:q})=>Math.
max(...q.map(b=>b?m(b):0));return[...A.values()].sort((q,b)=>E(b)-E(q))}function g(){let O=d("tr"),A=d("th","",null,{scope:"row"});return A.append(d("bdi","gp-w\
ord")),O.append(A,...[0,1].map(()=>{let E=d("td"),q=d("div","gp-share"),b=d("span");return b.append(d("i")),q.append(d("span","gp-sign"),b,d("b")),E.append(q),E})),
O}function k(O){let A=f(O),E=le(s,A.length,g);A.forEach(({text:q,sides:b},L)=>{let[y,...l]=E[L].cells;We(y.firstChild,q),l.forEach((a,u)=>{let h=b[u],w=!!(h&&O[u]&&
h.token_id===O[u].chosen.token_id),[$,v,S]=a.firstChild.children;Me(a.firstChild,w?"gp-share gp-chosen":"gp-share"),T($,w?"▶":""),ge(v.firstChild,"width",h?m(
h):0),T(S,O[u]?h?D(m(h)):"–":"")})})}function _(O){if(O.some(b=>!b))return"Both runs have to write a token first.";let[A,E]=O.map(({chosen:b})=>b),q=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return A.token_id!==E.token_id?`With the template i\
t begins with ${ae(A.text)}, without it with ${ae(E.text)}.${q}`:`Both begin with ${ae(A.text)}: ${D(m(A))} with the template, ${D(m(E))} without it.${q}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let O=[0,1].map(q=>e.shownOf(q).log),A=le(o,2,c);O.forEach((q,b)=>p(A[b],e.groups[b],q));let E=O.map(q=>Ue(q)[0]||
null);T(i,_(E)),k(E)}}function ea(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,c=en(e.found);T(n,c[0].toUpperCase()+c.slice(1)),Z(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),ge(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),ge(o.firstChild,"width",1))}}function Ot(t){return Z(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Mo(t,e){t.
replaceChildren(...e.map(([n,o])=>{let s=d("div");return s.append(d("dt","",n)," ",d("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=d("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function ta(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function c(f){T(n,f.model);let[g,k]=o.children;
T(g,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),T(k,f.why?`${f.why} ${f.fix}`:
m(f)),Mo(s,[["class",f.class_name],["parameters",Ot(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?je(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${je(f.memory)}`],["free memory",je(f.free)],...f.
free_disk===null?[]:[["free disk",je(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Ot(f.vocab_size)]]),
p(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${je(f.smaller.bytes)}. `,Ft(e,"pick",f.smaller.model,
"Take it"))}function p({ways:f,free:g}){t.querySelector("table").hidden=f.length===0;let k=Math.max(g,...f.map(({bytes:_})=>_))*1.05;r.replaceChildren(...f.map(
({model:_,label:O,bytes:A,fits:E})=>{let q=d("tr",E?"":"gp-over"),b=d("span","gp-strip",null,{"aria-hidden":"true"}),[L,y]=[d("i"),d("u")];ge(L,"width",Math.min(
1,A/k)),ge(y,"left",g/k),b.append(L,y);let l=[d("th","",O,{scope:"row"}),d("td","",je(A)),d("td"),d("td","",E?"✓ yes":"✕ no"),d("td")];return l[2].append(b),
l[4].append(Ft(e,"pick",_,"Take it",`Take it as ${O}`)),q.append(...l),q}))}function m({room:f,free:g,reckoned:k}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let _=k?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${k?"about ":""}${je(f)} with ro\
om for a run, and ${je(g)} can be had.${_}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&c(e.found)}}var Oo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Pl=t=>Oo.findIndex(([e])=>He(t??1/0,"bits")<=e);function Et(t,e){if(!Z(t))return"infinite";let n=He(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${na(s)}`}var na=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Eo=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function oa(t,e){let s=u=>t.querySelector(".gp-"+u),r=s(
"which"),i=new Je(s("words"),{press:({number:u})=>k(u)}),c=null,p="",m="";r.addEventListener("change",()=>l());let f=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((u,h)=>({...u,number:h})).filter(({pair:u})=>u&&!u.error),g=()=>f().find(({number:u})=>String(u)===r.value)||f()[0];function k(u){c=u,l()}
function _(u){let h=JSON.stringify(u.map(({number:$,title:v})=>[$,v]));if(h===m)return;m=h;let w=r.value;r.replaceChildren(...u.map(({number:$,title:v})=>d("opt\
ion","",v,{value:$}))),u.some(({number:$})=>String($)===w)&&(r.value=w)}function O({text:u,kl:h,logprobs:[w,$],same_top:v},S){let x=`probability ${D(de(w))}, he\
re ${D(de($))}`;return`Token ${F(S+1)} ${ae(u)}: KL ${Et(h,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function A(u){let{tokens:h}=u.
pair,w=JSON.stringify([u.number,e.unit,h.map(({id:$,kl:v})=>[$,v])]);w!==p&&(p=w,i.show(h.map(($,v)=>({token:$,mark:{},number:v,words:()=>O($,v)}))),i.tokens.forEach(
($,v)=>{let S=Pl(h[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Oo[S][1]})`,x.dataset.rank=S,$.dataset.top=h[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===c?"yes":"no",$.setAttribute("aria-pressed",v===c)})}function E(){let u=s("legend");if(u.dataset.unit===e.
unit)return;u.dataset.unit=e.unit,u.replaceChildren(`KL in ${e.unit}:`);let h=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Oo.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${h($)}`:`above ${h(Oo[S-1][0])}`,M=d("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${v})`,u.append(M)});let w=d("s\
pan");w.append(d("span","gp-wavy","abc")," another token is the likeliest"),u.append(w)}let q=u=>Array.from({length:u- -6+1},(h,w)=>-6+w).map(h=>[h,h>=0?String(
10**h):na(-h)]);function b(u,h){let w=R=>He(R,e.unit),$=u.flatMap(({pair:R})=>R.tokens.map(({kl:z})=>z).filter(Z).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=h.pair.tokens.length,x=Ne(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),M=R=>x.y(R===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(R),1e-300))))),W=({pair:R,number:z})=>{let[G,B,U,Y]=Pe("gp-course",R.tokens.map(({kl:ne},ie)=>[x.x(ie+1),M(ne)]));return[G,B,{...U,"data-line":u.findIndex(
ne=>ne.number===z)%6,"data-on":z===h.number?"yes":"no"},Y]},I=u.filter(({number:R})=>R!==h.number),j=Te(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),N=[
...qe(x,{xTicks:j,yTicks:q(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...I,h].map(W),...c===null?[]:[xe("gp-here",x.x(c+1),x.top,x.x(c+1),x.height-
x.bottom)]],C=Math.min(24,S),P=Array.from({length:C},(R,z)=>{let[G,B]=[Math.floor(S*z/C),Math.floor(S*(z+1)/C)],U=h.pair.tokens.slice(G,B).reduce((ie,{kl:_e},$e)=>(_e??
1/0)>ie.kl?{kl:_e??1/0,at:G+$e}:ie,{kl:-1,at:G}),Y={x:he(x.x(G+.5)),y:x.top,width:he(x.x(B+.5)-x.x(G+.5)),height:he(x.height-x.bottom-x.top)},ne=B-G>1?`Tokens ${G+
1} to ${B}: at most `:`Token ${B}: `;return Le("",`${ne}${Et(U.kl,e.unit)} ${e.unit}, ${ae(h.pair.tokens[U.at].text)}`,[["rect","gp-catch",Y,[]]])});x.draw(`KL \
of ${h.title} from the reference, along the text`,[N,P]),L(u,h)}function L(u,h){let w=le(s("curve-keys"),u.length,()=>{let $=d("span"),v=me("svg");return Q(v,{width:30,
height:8,"aria-hidden":"true"}),v.append(me("path","gp-course")),Q(v.firstElementChild,{d:"M1 4H29"}),$.append(v,d("span")),$});u.forEach(({title:$,number:v},S)=>{
Q(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===h.number?"yes":"no"}),T(w[S].lastChild,$)})}function y(u){let h=u.pair.tokens[c??u.pair.max_at],w=c??
u.pair.max_at,[$,v]=h.entropies,S=c===null?"Where they differ most, t":"T";T(s("said"),`${S}oken ${F(w+1)} ${ae(h.text)}: KL ${Et(h.kl,e.unit)} ${e.unit}, entro\
py ${Ae($,e.unit)} of the reference and ${Ae(v,e.unit)} of ${u.title}.${c===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;T(x[1],e.found.groups[0].title),T(x[2],u.title);let M=le(s("sides").tBodies[0],h.candidates.length,()=>{let I=d("tr"),j=d("th","",null,{scope:"row"});return j.
append(d("span"),d("bdi")),I.append(j,...[0,1].map(()=>{let N=d("td"),C=d("div","gp-side"),P=d("span");return P.append(d("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(P,d("span")),N.append(C),N})),I}),W=Math.max(...h.candidates.flatMap(([,,I,j])=>[I,j]),1e-9);h.candidates.forEach(([I,j,...N],C)=>{let[P,...R]=M[C].cells;
T(P.firstChild,I===h.id?"▶ ":""),We(P.lastChild,j),Me(M[C],I===h.id?"gp-is-token":""),N.forEach((z,G)=>{ge(R[G].querySelector(".gp-bar"),"width",z/W),T(R[G].firstChild.
lastChild,D(z))})})}function l(){let[u,h]=[f(),g()];_(u),r.value=h.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,M],vocab:W}=h.pair;c!==null&&c>=h.
pair.tokens.length&&(c=null),T(s("about"),`${se(h.pair.tokens.length,"token")} of the reference, read by both`),T(s("summary"),`Mean ${Et(w,e.unit)} ${e.unit}, \
at most ${Et($,e.unit)} at token ${F(S+1)}, over ${F(W)} tokens of the vocabulary. Both find the same token the likeliest at ${D(v)} of the places. Perplexity o\
f the text: ${re(x)} and ${re(M)}.`),E(),A(h),b(u,h),y(h)}let a=()=>f().length>0;return new ResizeObserver(()=>a()&&l()).observe(t),u=>{t.hidden=!a(),u.run&&(c=
null),!t.hidden&&(u.found||u.unit)&&l()}}function sa(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(m=>t.querySelector(m));function i(m){T(n,m.model),Mo(o,[["class",m.class_name],["\
parameters",Ot(m.parameters)],["precision",m.precision],["on",m.device],["in memory",je(m.bytes)],["context",m.context_length?`${m.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Ot(m.vocab_size)],["chat template",m.chat_template?"yes":"no"]]);let{fields:f}=m;T(s,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(g=>{let k=d("tr"),_=d("th","",null,{scope:"\
row"});return _.append(d("code","",g.name)),k.append(_,c(g.model),c(g.library),d("td","",g.meaning),d("td","",p(g))),k}))}function c(m){let f=d("td");return f.append(
d("code","",m===null?"none":JSON.stringify(m))),f}function p({applies:m,by:f,ignored:g,same:k}){return f==="you"?`▲ the page sets ${JSON.stringify(m)}${g?`; ${g}`:
""}`:f==="model"&&g?`○ ${g}`:f==="model"?k?"the same as the default":"◆ applies":"another field takes its place"}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&
i(e.found)}}function ra(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=d("tr"),L=d("th","",
null,{scope:"row"});L.append(d("span"),d("small")),b.append(L);for(let y=0;y<6;y++){let l=d("td");if(l.append(d("span"),d("small")),y===0){let a=d("span","gp-by\
tes",null,{"aria-hidden":"true"});a.append(d("i")),l.append(a)}b.append(l)}return b}function i(b,L){if((b.dataset.tip||"")!==L){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(L)for(let[y,l]of[["tabindex",0],["data-tip",L]])b.setAttribute(y,l)}}let c=(b,L,y="")=>{T(b.children[0],L),T(b.children[1],y)};function p({
bytes:b,scale_bytes:L},y){if(!Z(b))return["–",""];let l=y&&Z(y.bytes)?`${D((b+L)/(y.bytes+y.scale_bytes))} of the reference`:"";return[Eo(b+L),l]}let m=({bytes:b,
scale_bytes:L})=>Z(b)&&L?`get_memory_footprint() has ${Eo(b)}; the scales beside them take ${Eo(L)}.`:"";function f({pace:b,paces:L,ratio:y}){if(!b)return["–",
""];let l=L.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Ce(y.median)}`:l]}function g(b,L){if(L===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[Et(y.mean,l),l],[Et(y.max,
l),`${l}, token ${F(y.max_at+1)}`],[D(y.same_top),""]]}function k(b,L){let y=b.map(l=>l.pair).find((l,a)=>l&&!l.error&&(L===0||a===L));return y?re(y.perplexities[L===
0?0:1],3):"–"}function _({groups:b}){let L=Math.max(...b.map(({bytes:l,scale_bytes:a})=>(l||0)+(a||0)),1),y=le(o,b.length,r);b.forEach((l,a)=>{let[u,h,w,$,v,S,
x]=y[a].cells;c(u,l.title,a?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),c(h,...p(l,a?b[0]:null)),i(h.firstChild,
m(l)),oe(h.lastChild,Z(l.bytes)),ge(h.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/L),c(w,...f(l)),g(l,a).forEach((M,W)=>c([$,v,S][W],...M)),c(
x,k(b,a))})}function O(b,L){let[y,l]=[[...b],[...L]],a=y.findIndex((u,h)=>u!==l[h]);return a<0?y.length:a}function A({groups:b}){let L=le(n("writings"),b.length,
()=>{let l=d("li"),a=d("p","gp-writing-head");return a.append(d("b"),d("span","gp-note")),l.append(a,d("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,a)=>{let[u,h]=L[a].children;T(u.children[0],l.title),T(u.children[1],E(l,a,y)),u.children[1].classList.toggle("gp-parting",a>0&&Z(l.parts_at));let w=JSON.stringify(
[y,l.text,a]);if(h.dataset.key===w||(h.dataset.key=w,h.replaceChildren(),l.text===null))return;let $=a&&y!==null?O(y,l.text):[...l.text].length,v=[...l.text];h.
append(v.slice(0,$).join("")),$<v.length&&h.append(d("span","gp-apart",v.slice($).join("")))})}function E({failed:b,text:L,tokens:y,parts_at:l,pair:a},u,h){if(b)
return"✕ stopped by an error";if(L===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=a&&a.error?`. Its distributions canno\
t be held against the reference’s: ${a.error.message} ${a.error.fix}`:"",$=se(y,"token");return!u||h===null?$+w:(Z(l)?`✂ parts from the reference at token ${F(
l+1)} of ${F(y)}`:`= the same ${$} as the reference`)+w}function q(){let b=e.found;T(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Qe(e,b)),oe(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:""),oe(n("cpu"),!!b.cpu_words),T(n("cpu"),b.cpu_words),_(b),A(b);let L=b.
groups.filter(({pair:y})=>y&&!y.error);e.done&&L.length&&T(n("told"),L.map(({title:y,pair:l})=>`${y}: mean KL ${Et(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&q()}}function ia(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let c=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:p,note:m,rows:f})=>{let g=d("table"),k=d("tr");k.append(...["model",
"what for","size","draft that fits"].map(A=>d("th","",A,{scope:"col"})),d("td"));let[_,O]=[d("thead"),d("tbody")];return _.append(k),O.append(...f.map(A=>s(A,i))),
g.append(d("caption","gp-hidden",p),_,O),[d("h3","",p),d("p","gp-note",f.length?m:"None yet."),...f.length?[g]:[]]})),c&&t.querySelector(`[aria-label=${CSS.escape(
c)}]`)?.focus()}function s(r,i){let c=d("tr"),p=d("th","",r.model,{scope:"row"}),[m,f,g,k]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:_,precision:O,device:A,bytes:E,in_use:q,parameters:b}=r.loaded;m.append(`${q?"● in use":"○ idle"}`,d("small","",`${_}, ${O}, on ${A}`)),
f.append(je(E),d("small","",`${Ot(b)} parameters`))}else{f.append(r.millions?`about ${Ot(r.millions*1e6)}`:je(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&p.append(d("small","",_.join(" · ")))}return k.append(Ft(
e,"use",r.model,"Use it")),r.loaded?k.append(Ft(e,"tell",r.model,"Show")):i&&k.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&k.append(Ft(e,"unload",r.model,
"Unload")),c.append(p,m,f,g,k),c}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}function aa(t,e){let p="A run is under way. Wait for its end, or press Stop.",m=t.querySelector(".gp-tree"),f=t.querySelector(".gp-told"),[g,k]=["rename","delet\
e"].map(B=>t.querySelector(".gp-"+B)),_=[],O=null,A=E();function E(){return new Be(0,(B,{chosen:U})=>B+(U.logprob??-1/0))}let q=B=>[B,...B.children.flatMap(q)],
b=()=>_.flatMap(q),L=B=>B.parent?L(B.parent):B,y=()=>e.running||e.waiting,l=(B,U)=>Array.isArray(U)&&B.length===U.length&&B.every((Y,ne)=>Y===U[ne]);function a(){
if(A=E(),!e.started||e.turn===void 0){O=null;return}let{turn:B,started:U,asked:Y}=e,ne=b().find(H=>H.turn===B);if(ne){O=ne;return}e.asked=null;let ie=Y&&l(Y.ids,
U.request.given)&&b().find(H=>H.turn===Y.turn);if(ie&&Y.kind!=="branch"&&ie.plain&&ie.mode===U.mode){Object.assign(ie,{turn:B,pieces:[]}),O=ie;return}let _e=U.request.
only_given===!0,$e={turn:B,read:_e,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(ie){for(Object.assign($e,{at:Y.at,from:Y.from,on:Y.on,
kind:Y.kind,parent:ie});$e.parent.parent&&$e.at<$e.parent.at;)$e.parent=$e.parent.parent;$e.parent.children.push($e)}else _=_.filter(({children:H})=>H.length),_.
push($e);O=$e}function u(){let B=e.lines();A.follow(B.length?B[0].last:null);let{steps:U}=A;Object.assign(O,{text:e.text,tokens:U.length,total:A.total,mode:e.started.
mode,searched:e.usesBeams,plain:B.length===1&&B[0].kind==="sequence",pieces:U.map(({piece:Y,chosen:ne})=>Y??ne.text)})}function h(B){let U=B.pieces,Y=Math.min(...B.
children.map(({at:_e})=>_e)),ne=B.parent?B.at:Number.isFinite(Y)&&Y>=3?Y:0,ie=ae(U.slice(ne,ne+8).join("")).slice(1,-1);return`“${ne&&!B.parent?"…":""}${ie}${U.
length>ne+8?"…":""}”`}function w(){for(;;){let B=b(),U=B.reduce((ne,{text:ie})=>ne+ie.length,0);if(_.length<=5&&B.length<=60&&U<=6e7)return;let Y=_.find(ne=>ne!==
L(O))||B.filter(ne=>ne.parent&&ne!==O&&!ne.children.length).sort((ne,ie)=>ne.turn-ie.turn)[0];if(!Y)return;$(Y)}}function $(B){B.parent?B.parent.children=B.parent.
children.filter(U=>U!==B):_=_.filter(U=>U!==B)}function v(B){if(!(!B||B===O)){if(y()){T(f,p);return}O=B,e.feedRun(B.text,B.turn),e.ask({type:"shown"}),z(),B.item.
focus({preventScroll:!0})}}let S=()=>O&&(O.parent||_.filter(B=>B!==O).at(-1));function x(){if(!k.dataset.sure){let Y=q(O).length;k.textContent=Y>1?`Delete these\
 ${Y} runs?`:"Delete this run?",k.dataset.sure="yes",k.focus();return}let B=O,U=S();y()?T(f,p):U&&($(B),v(U)),M()}function M(){k.textContent="Delete",delete k.dataset.
sure}function W(){let B=O,U=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});U.value=B.name;let Y=!0,ne=ie=>{Y&&(Y=!1,ie&&(B.name=
U.value.trim()),document.activeElement===U&&B.item.focus(),U.remove(),P(B))};U.addEventListener("keydown",ie=>{ie.stopPropagation(),(ie.key==="Enter"||ie.key===
"Escape")&&ne(ie.key==="Enter")}),U.addEventListener("click",ie=>ie.stopPropagation()),U.addEventListener("blur",()=>ne(!0)),B.item.querySelector(".gp-label").replaceChildren(
U),U.focus(),U.select()}m.addEventListener("click",B=>{let U=B.target.closest(".gp-run"),Y=I().flatMap(q).find(ne=>ne.item===U);Y===O?Y.item.focus():v(Y)}),m.addEventListener(
"keydown",B=>{if(B.ctrlKey||B.metaKey||B.altKey||!O)return;let U=I().flatMap(q),Y=U.indexOf(O),ne={ArrowDown:()=>v(U[Y+1]),ArrowUp:()=>v(U[Y-1]),ArrowRight:()=>v(
O.children[0]),ArrowLeft:()=>v(O.parent),Home:()=>v(U[0]),End:()=>v(U.at(-1)),F2:W,Delete:()=>{k.disabled||x()}};Object.hasOwn(ne,B.key)&&(B.preventDefault(),ne[B.
key]())}),g.addEventListener("click",W),k.addEventListener("click",x),k.addEventListener("blur",M);function I(){return _.filter(({children:U})=>U.length).length?
_.filter(U=>U.children.length||U===L(O)):[]}function j(){let B=d("li","gp-run",null,{role:"treeitem"}),U=d("div","gp-row");return U.append(d("span","gp-sign","",
{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),B.append(U),B}function N(B){return B.parent?`${B.kind==="branch"?`${B.on?"on ":""}from ${ae(B.
from)} `:"goes on "}at token ${B.at+1}: `:B.read?"a text that was read: ":"the original: "}let C=B=>`log p ${B>-1e30?B.toFixed(2).replace("-","−"):"−∞"}`;
function P(B){let{item:U}=B,Y=B===O,ne=h(B),ie=B.searched?` · best of ${tn(B.mode)}`:"",_e=`${B.tokens} ${B.tokens===1?"token":"tokens"} · ${C(B.total)}${ie}`,
$e=U.querySelector(".gp-label");if(!$e.querySelector("input")){let ee=[d("span","gp-note",N(B)),d("bdi","gp-words",ne)];B.name&&ee.unshift(d("bdi","gp-name",B.name),
" "),$e.replaceChildren(...ee)}let H=U.querySelector(".gp-facts");T(H,_e),H.title="length, and total log-probability after the processors, in nats; −∞ where the\
y remove a given token (but a beam search takes given tokens as the model had them)",T(U.querySelector(".gp-sign"),Y?"▶":""),U.setAttribute("aria-selected",String(
Y)),U.setAttribute("aria-label",[B.name,N(B)+ne,_e,Y?"shown":""].filter(Boolean).join(", ")),U.tabIndex=Y?0:-1}function R(B){B.item??=j(),P(B);let U=B.item.querySelector(
":scope > ul");if(U&&U.remove(),B.children.length){let Y=d("ul","",null,{role:"group"});Y.append(...B.children.map(R)),B.item.append(Y),B.item.setAttribute("ari\
a-expanded","true")}else B.item.removeAttribute("aria-expanded");return B.item}function z(){let B=e.canAsk?I():[];if(t.hidden=!B.length,t.hidden)return;let{scrollTop:U}=m;
m.replaceChildren(...B.map(R)),m.scrollTop=U,O&&G(O.item.firstChild),k.disabled=!S(),M()}function G(B){let[U,Y]=[m.getBoundingClientRect(),B.getBoundingClientRect()];
m.scrollTop+=Math.min(0,Y.top-U.top-4)+Math.max(0,Y.bottom-U.bottom+4)}return B=>{if(B.run&&a(),O&&e.turn===O.turn&&(B.run||B.steps||B.status)&&u(),B.run){w();let U=m.
contains(document.activeElement);z(),U&&O&&O.item&&O.item.focus({preventScroll:!0})}else!t.hidden&&O&&O.item&&P(O);B.status&&!y()&&T(f,"")}}var Nl={true:"button",false:"div"};function Wl({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${ae(t)} once more.`:n?`Continue from here wi\
th ${ae(t)} instead, although ${o} removed it.`:`Continue from here with ${ae(t)} instead.`}var yn=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.
item),this.body=null}build(e){let n=Nl[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("sp\
an","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let s=d("span","gp-name");s.append(this.sign,this.word),this.
after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:c,chosen:p,given:m,removed:f,by:g,rest:k,words:_}=e;this.build(o&&!k),this.entry=e,this.item.hidden=
!1;let O={"gp-chosen":p,"gp-removed":f,"gp-rest":k};Me(this.item,["gp-bar",...Object.keys(O).filter(b=>O[b])].join(" ")),T(this.rank,c?F(c):""),T(this.sign,p?"▶":
f?"✕":""),We(this.word,s,{plain:k}),this.thick.hidden=f||r===null;for(let[b,L]of[[this.after,r||0],[this.before,i]])ge(b,"width",Math.min(1,L/n)),b.parentNode.
classList.toggle("gp-beyond",L>n*1.005);T(this.value,f?"":r===null?"–":D(r)),T(this.raw,D(i)),T(this.remover,g),this.why.hidden=!f;let A=[p&&(m?"given":"chose\
n"),f&&`removed by ${g}`].filter(Boolean).join(", "),E=[k?s:ae(s),A].filter(Boolean).join(", "),q=o&&!k?Wl({text:s},e):"";this.body.setAttribute("aria-label",q?
`${E}. ${q}`:E),Ge(this.body,()=>q?`${q} ${_()}`:_())}hide(){this.item.hidden=!0}};function To(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-\
row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",
o=>{let s=e(),r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),
o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var qs=t=>t?D(t):"<0.01%",Jt=(t,e)=>`${F(t)} ${e}${t===1?"":"s"}`,ql=(t,e)=>t.kept!==e||t.mass_moved>0,Lo=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Is({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=bt(n.name),c=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:c,removed:n.mass_removed,moved:n.mass_moved,idle:!ql(n,c)}})}function Rs({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Jt(e-t,"token")} (${qs(n)})`),t>e&&r.push(`brought ${Jt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${D(o)}`),r.join(", ")}var Ao=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Bs(t){return Ao(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function xn({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Co(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:c})=>Math.max(de(i),de(c)),s=[...t].sort(
(i,c)=>o(c)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(wt).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Rn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?de(e[n-1]):void 0:de(t)}var Bn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
wt=({logprob:t})=>t===null;function Fn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((c,p)=>p>0&&c===null&&s[p-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?bt(i)[0]:Ao(o)?"DoLa":"a processor"}function Po(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
c=f=>f?`, rank ${F(f)} of ${F(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${D(de(n))}${c(s||r)}; no \
processor changed it. Token id ${i}.`;let p=`Before the processors ${D(de(n))}${c(r)}.`,m=wt(t)?`After them it cannot be chosen: removed by ${Fn(t,e)}.`:`After \
them ${D(de(o))}${s?`, rank ${F(s)} of the ${F(lt(e))} that are left`:""}.`;return`${p} ${m} Token id ${i}.`}function ca(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",Il[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var Il={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var Rl=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&de(o.logprob)}),Fs=class extends yn{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=me("polyline","gp-along-line"),this.here=me("line","gp-along-here");let n=me("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},No=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
To(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}T(this.state,`Looking up ${ae(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&T(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(p=>this.entryOf(p,e)),i=Math.max(.02,...r.map(({after:p,before:m})=>Math.max(p||0,m))),c=s.length?Ie(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((p,m)=>{this.rows[m].fill(
r[m],i,o),this.drawAlong(this.rows[m],Rl(c,p.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Fs(this.list))}drawAlong(e,n,o){let s=n.map(f=>f??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),c=f=>f/(s.length-1)*100,p=Bl(s,150).map(([f,g])=>`${c(f).toFixed(1)},${(98-
(r?g/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",p.join(" "));for(let[f,g]of Object.entries({x1:c(o.index),x2:c(o.index),y1:0,y2:100}))e.here.setAttribute(
f,g);let m=r?`highest ${D(r)}, at token ${i+1}`:"nowhere a chance";T(e.along.lastElementChild,m),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Jt(s.length,"token")}: ${m}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${m}`)}};function Bl(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function la(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),c=v=>t.querySelector(
".gp-"+v),[p,m,f,g,k]=["full","beams-note","press-note","chosen-word","removed-key"].map(c),_=Object.fromEntries(["back","on","newest"].map(v=>[v,c(v)])),O=[],A=To(
s),E=new No(t,e,y),q=!1,b=[],L=v=>e.canAsk&&!v.isPrompt;function y(v,S){let x=wt(v);return{id:v.token_id,text:v.text,after:de(v.logprob),before:de(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?Fn(v,S):"",words:()=>Po(
v,S)}}function l(v){let S=xn(v),M=(q?S:Co(S,24,v.chosen.token_id)).map(j=>y(j,v)),W=v.distribution.vocab-S.length;W>0&&M.push(a(v,S.map(j=>y(j,v)),W));let I=u(Math.
max(...M.filter(({rest:j})=>!j).map(j=>Math.max(j.after,j.before))));for(T(p,`full width: ${D(I)}`);O.length<M.length;)O.push(new yn(s));O.forEach((j,N)=>M[N]?j.
fill(M[N],I,L(v)):j.hide()),A(),i.hidden=S.length<=24,T(i,q?"show 24 only":`show all ${F(S.length)}`),i.setAttribute("aria-expanded",String(q))}function a(v,S,x){
let M=C=>Math.max(0,1-S.reduce((P,R)=>P+R[C],0)),W=lt(v)>S.filter(({removed:C})=>!C).length,[I,j]=[W?e.usesBeams?null:M("after"):0,M("before")],N=`All ${F(x)} t\
okens that are not listed, together: ${D(j)} before the processors`+(I===null?".":`, ${D(I)} after them.`);return{text:`${F(x)} others`,after:I,before:j,rest:!0,
words:()=>N}}let u=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function h(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),T(c("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),c("before-key").hidden=k.hidden=S,T(g,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),m.hidden=!v.beam||S,f.hidden=!L(v),t.classList.toggle("gp-pressable",L(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...O,...E.rows].find(({body:W})=>W===S),M=e.current();x&&M&&L(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{q=!q,l(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Lo(
v)}${x}: `:`at the newest token${x}: `),o.append(ke(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of O)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,m,f,E.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&l(S),h(S),E.draw(S,v,L(S)),w(S)):$(),b=[S,e.canAsk]}}var vn=.001,da=2e-5,Fl=-1e9,jn=-1e8,nt=(t,e=-1e30)=>t==null||t<e;function $n(t,e,n){return nt(t,n)||nt(e,n)?nt(t,n)&&nt(e,n)?0:1/0:Math.abs(t-e)}function zn(t,e,n){
return $n(t,e===null?null:e*n,jn)/Math.max(1,n)}var Yt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=vn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ha(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Yt,given:new Yt,
final:new Yt,pool:new Yt,output:new Yt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));zl(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>jl(t.returned[r].last,s,r,o,n.output)),n}function zl(t,e,n,o){let s=null,
r=new Map,i=(c,p)=>p.score-c.score;t.steps.forEach((c,p)=>{if(c.some(({given:g})=>g)){for(let g of c)o.given.see($n(g.beam.score,0),()=>({node:g}));return}s??=new Map(
c.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of c){let{beam:k}=g,_=s.get(k.parent)??Fl;if(o.sum.see($n(_+(k.logprob??-1/0),k.score,
jn),()=>({node:g,parent:_})),k.final_score===null||k.final_score===void 0)continue;let O=g.length**n;o.final.see(zn(k.score,k.final_score,O),()=>({node:g,power:O}));
let A=k.group??null;r.set(A,[...r.get(A)||[],{score:k.final_score,power:O}].sort(i).slice(0,e))}let m=[...r.values()].flat().filter(({score:g})=>!nt(g)).sort(i),
f=t.pools[p].filter(g=>!nt(g));for(let g=0;g<Math.max(m.length,f.length);g++){let k=m[g]??null,_=k&&g<f.length?zn(k.score*k.power,f[g],k.power):1/0;o.pool.see(_,
()=>({step:p,place:g,expected:k&&k.score,told:f[g]??null}))}s=new Map(c.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function jl(t,e,n,o,s){
let r=Ie(t),i=r.filter(({given:m})=>!m);if(e.score===null||!i.length)return;let c=i.length**o,p=r.every(({beam:m,given:f},g)=>f||m.parent===(e.beams||[])[g]);s.
see(p?zn(t.beam.score,e.score,c):1/0,()=>({number:n,node:t,power:c,told:e.score}))}function pa(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,c=!1;function p(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Ie($[x]?$[x].last:null),W=S.token_ids.map((R,z)=>{let G=M[z]&&M[z].chosen.token_id===R?
M[z]:null,B=S.logprobs[z];return{id:R,text:G?G.chosen.text:"?",recorded:B,library:S.transition_scores?S.transition_scores[z]:null,difference:S.transition_scores?
$n(B,S.transition_scores[z]):null,drawn:G?$n(B,G.chosen.logprob):1/0}}),I=S.logprobs.filter((R,z)=>!M[z]||!M[z].given),j=I.reduce((R,z)=>R+(z??-1/0),0),N=I.length**
v,C=I.length?j/N:null,P=S.score!==null&&C!==null&&S.score*N>jn;return{tokens:W,sum:j,length:I.length,penalty:v,rebuilt:C,score:S.score,difference:P?zn(j,S.score,
N):null}})}function m(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let f=w=>w.join("; "),g=(w,$)=>`${F(w)} ${$}${w===1?"":"s"}`;function k(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:M}=w,
W=({off:N,count:C,furthest:P},R,z)=>N?[`${F(N)} of ${g(C,R)} ${N===1?"does":"do"} not ${z}: the furthest is off by ${m(P)}`]:[],I=[...W($,"tree node","add up"),
...W(v,"given token","weigh nothing"),...W(S,"final score","follow from its sum"),...W(x,"kept score","follow from the texts that ended"),...W(M,"output","end w\
here its path through the tree ends")],j=Math.max(...Object.values(w).map(N=>N.furthest));return[I,I.length?[]:[`${g($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${m(j,da)}`]]}function O({outputs:w,tree:$}){let v=w.flatMap(z=>z.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:z})=>z!==null),x=w.filter(({difference:z})=>z!==null),M=z=>Math.max(0,...z.map(({difference:G})=>G)),
W=z=>z.filter(({difference:G})=>!(G<=vn)),I=v.filter(({drawn:z})=>z>vn),[j,N]=_($),C=[];if(W(x).length&&C.push(`${F(W(x).length)} of ${F(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${m(M(x))}`),C.push(...j),W(S).length&&C.push(`${F(W(S).length)} of ${g(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${m(M(S))}`),I.length&&C.push(`${g(I.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",f(C)];let P=[...x.length?[`${F(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${m(M(x))}`]:[],...N];if(!S.length)return[
"none","–",f([...P,`compute_transition_scores does not apply: ${k()}`])];let R=S.length===1?"token agrees":"tokens agree";return["agrees","✓",f([...P,`${F(S.
length)} ${R} with the library’s compute_transition_scores to within ${m(M(S))}`])]}function A(){let[w,$,v]=i?O(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,T(t.querySelector(".gp-badge"),$),T(t.querySelector(".gp-verdict-line"),v)}let E=w=>nt(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),q=w=>nt(w)?"−∞":(w<jn?w.toExponential(3):re(w,5)).replace("-","−"),b=w=>w<0||nt(w)?`(${q(w)})`:q(w);function L(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>vn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>vn)}function y(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let M of[S+1,E(v.sum),v.length,v.penalty,re(v.rebuilt,4),re(v.score,
4)])x.insertCell().textContent=M;L(x,v.difference)})}function l(w,$,v,S,x,M){if(!v.count)return;let{worst:W}=v,I=w.insertRow();I.append(d("th","",$,{scope:"row"})),
I.insertCell().textContent=F(v.count),I.insertCell().append(S(W),...W.node?[" ",ke(W.node.beam.text)]:[]),I.insertCell().textContent=x(W),I.insertCell().textContent=
q(M(W)),L(I,W.difference)}function a(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:M}=i.
tree,W=e.started.effective.length_penalty??1,I=({node:N})=>`step ${N.index+1}:`,j=({node:N,power:C})=>`${q(N.beam.score)} / ${N.length} ** ${W} = ${q(nt(N.beam.
score)?null:N.beam.score/C)}`;l(w,"node: parent’s score + log-probability",$,I,({node:N,parent:C})=>`${q(C)} + ${b(N.beam.logprob)} = ${q(nt(N.beam.logprob)?null:
C+N.beam.logprob)}`,({node:N})=>N.beam.score),l(w,"given token: weighs nothing",v,I,()=>q(0),({node:N})=>N.beam.score),l(w,"ended: score / length ** length_pena\
lty",S,I,j,({node:N})=>N.beam.final_score),l(w,"kept after a step: the best that ended",x,N=>`step ${N.step+1}: number ${N.place+1}`,N=>N.expected===null?"none":
q(N.expected),N=>N.told),l(w,"output: score where its path ends, after the penalty",M,({number:N})=>`output ${N+1}:`,j,N=>N.told)}function u(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,c?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(ke(v.text)),x.insertCell().textContent=E(v.recorded),x.insertCell().textContent=v.difference===
null?"–":E(v.library),L(x,v.difference),x.insertCell().textContent=(de(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||c,T(r,`Show all ${F(w.length)}\
 tokens`)}function h(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,T(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>d("option","",`${$} ${S+1}`,{value:S}))),y(),w||a(),w||
u()}return o.addEventListener("toggle",h),s.addEventListener("change",h),r.addEventListener("click",()=>{c=!0,h()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:p($),tree:ha(e)},c=!1,s.replaceChildren()):i=null,A(),(w.run||w.status||$)&&h()}}function fa(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),c=t.querySelector(".gp-column"),p=t.querySelector(
".gp-layer-names"),m=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),k=g.getContext("2d",{willReadFrequently:!0}),
_=new Be({picks:{},peak:0},({picks:N,peak:C},{layers:P})=>P?{picks:{...N,[P.layer]:(N[P.layer]||0)+1},peak:Math.max(C,...P.divergences)}:{picks:N,peak:C}),O=0,A=[],
E=[],q=[0,0],b=[],L=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/O)))*10);function y(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(P=>`\
--gp-heat-${P}`),"--gp-text"].map(P=>{let R=N.getPropertyValue(P).trim();return[1,3,5].map(z=>parseInt(R.slice(z,z+2),16))})}function l(N){if(g.width>=N&&g.height===
A.length*6)return;let C=g.height===A.length*6?k.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(N))),g.height=A.length*6,C&&k.
putImageData(C,0,0)}function a(N){let C=new ImageData(1,A.length*6);A.forEach((P,R)=>{let z=N.layers?N.layers.candidate_layers.indexOf(P):-1;if(z<0)return;let G=E[L(
N.layers.divergences[z])];for(let B=0;B<5;B++){let U=B===2&&P===N.layers.layer?E[11]:G;C.data.set([...U,255],(R*6+B)*4)}}),k.putImageData(C,N.index,0)}let u=()=>Math.
max(10,_.steps.length);function h(){let[N,C]=q;if(!N||!C)return;i.width!==N&&(i.width=N),i.height!==C&&(i.height=C);let P=i.getContext("2d");P.clearRect(0,0,N,C),
P.imageSmoothingEnabled=!1;let R=_.steps.length;P.drawImage(g,0,0,R,g.height,0,0,N*R/u(),C)}function w(N){let C=[..._.steps.find(G=>G.layers).layers.candidate_layers].
sort((G,B)=>B-G),P=y(),R=s.find(G=>_.total.peak<=G*Math.LN2)*Math.LN2,z=String([C,P,R])!==String([A,E,O]);String(C)!==String(A)&&$(C),[A,E,O]=[C,P,R],l(_.steps.
length);for(let G of z?_.steps:N)a(G);h()}function $(N){let C=Math.max(15,Math.min(28,280/N.length));r.style.height=p.style.height=`${Math.max(1,N.length)*C}px`,
p.replaceChildren(...N.map(P=>d("span","",P===0?"embedding":`layer ${P}`)))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),
`${Number(He(O,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let C=0;C<11;C++){
let P=d("i");P.style.background=`var(--gp-heat-${C})`,N.append(P)}}let S=N=>N===0?"the embedding (layer 0)":`layer ${N}`;function x(N){if(!N.layers)return`Token\
 ${N.index+1}, ${ae(N.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:P,candidate_layers:R,divergences:z}=N.layers,G=R.map((B,U)=>`${B===0?"emb\
edding":`layer ${B}`} ${He(z[U]??0,e.unit).toFixed(3)}`);return`Token ${N.index+1}, ${ae(N.chosen.text)}: ${S(C)} was contrasted with the last layer (${P}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${G.join(", ")}.`}function M(N){c.hidden=!1,c.style.left=`${N.index/u()*100}%`,c.style.width=`${100/u()}\
%`;let C=x(N);T(m,C),An(r,N,_.steps.length,C)}function W(){let N=Object.entries(_.total.picks).sort((P,R)=>R[1]-P[1]),C=N.reduce((P,[,R])=>P+R,0);T(f,"Along the\
 text: "+N.map(([P,R])=>`${S(Number(P))} in ${F(R)}`).join(", ")+` of ${F(C)} steps.`),T(t.querySelector(".gp-heat-end"),String(u()))}mo(r,e,{stepUnder:N=>{let{
left:C,width:P}=r.getBoundingClientRect(),R=Math.floor((N.clientX-C)/P*u());return _.steps[Math.max(0,Math.min(_.steps.length-1,R))]},hover:N=>T(m,x(N)),leave:()=>e.
current()&&!t.hidden&&T(m,x(e.current()))});function I(N){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:P}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!N.unit&&!N.look||(b=[C,_.total],w(P),v(),M(C),W())}new ResizeObserver(([{contentRect:N}])=>{q=[N.width,N.height].map(C=>Math.round(C*devicePixelRatio)),
h()}).observe(r);let j=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",j),new MutationObserver(j).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),I}var qo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function zs(t,e){let{chosen:n,distribution:o}=e,s=r=>Ke(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+lt(e)}}var zt=(t,e)=>e?Math.exp(-t/e):null,Hl=[1,2,3],Wo=class{constructor(){this.ids=[],this.grams=new Map(Hl.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function ua(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,c="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",p=new an,m;function f(){let{started:x,finished:M}=e;if(!x)return[];let W=M?M.num_tokens:e.numTokens,I=M?M.
seconds:e.elapsed,j=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",F(W),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${F(x.max_new_tokens)} new ones were asked for`],["Tokens per second",I>0&&W?(W/I).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",j===null?"–":Kn(j),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...g(),["Stopped by",k(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function g(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...W}=p.read(e.rounds),I=W.draft_acceptance_rate;return[["Draft accepted",I===null?"–":D(I),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${F(M)} of ${F(x)}`],["Tokens per draft",re(W.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with\
 a draft wrote on average, the target’s own one included: 1 + ${F(M)} accepted / ${F(W.num_spec_steps)} such rounds`]]}function k(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Re(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=f(),M=new Set(x.map(([W])=>W));for(let[
W,{figure:I}]of i)M.has(W)||(I.remove(),i.delete(W));x.forEach(([W,I,j,N],C)=>{let P=i.get(W)||O(W,N,C);P.value.textContent!==I&&(P.value.textContent=I);let R=`${W}\
: ${j}`;P.meaning.textContent!==R&&(P.meaning.textContent=R)})}function O(x,M,W){let I=d("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),j=d("dd"),N=d(
"span","gp-meaning","",{role:"tooltip",id:c+x.replaceAll(" ","-")});I.setAttribute("aria-describedby",N.id),I.append(d("dt","",x),j,N),s.insertBefore(I,s.children[W]||
null);let C={figure:I,value:j,meaning:N};return i.set(x,C),C}let A=new Be(qo,zs),E=new Wo,q=qo,b=x=>Number.isFinite(x)?He(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",L=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):F(Math.round(x)):"∞";function y(){let{total:x}=A,{unit:M}=e,W=(N,{count:C})=>C?N/C:
null,I=(N,C)=>C.count?b(W(N,C)):"–",j=A.steps.at(-1).distribution.vocab;return[["perplexity",l([[x.after,x.count],[x.before,x.count],[q.before,q.count]],j),L(
zt(x.after,x.count)),L(zt(x.before,x.count)),L(zt(q.before,q.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",I(x.after,
x),I(x.before,x),I(q.before,q)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(q.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",I(x.entropyAfter,x),I(x.entropyBefore,x),I(q.entropyBefore,q)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",L(W(x.kept,x)),F(j),F(j)],...[1,2,3].map(N=>[`distin\
ct-${N}`,`how many of the text’s ${N===1?"tokens":`runs of ${N} tokens`} differ, over all of them: 1 means that nothing comes twice`,L(E.distinct(N)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",D(E.share),"",""]]}function l(x,M){let W="e to the power of minus the mean log-p\
robability in nats";return x.every(([I,j])=>!j||zt(I,j)<=M)?`how many equally likely tokens there were to choose from, on average: ${W}`:`${W}; above ${F(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function a(){let x=e.current(),M=x?e.lastOf(x):null,{keep:W,added:I}=A.follow(M&&!M.isPrompt?
M:null);E.cut(W);for(let{chosen:N}of I)E.add(N.token_id);let j=t.querySelector(".gp-text-numbers");j.hidden=!A.steps.length,!j.hidden&&(u(),j.open&&h(x))}function u(){
let{total:x}=A,M=q.count?`; of the prompt ${L(zt(q.before,q.count))}`:"";T(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${L(zt(x.before,x.count))}\
 before the processors, ${L(zt(x.after,x.count))} after${M}`)}function h(x){let M=e.lines().length>1?e.lineOf(x):null;T(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!q.count;let W=y(),I=t.querySelector(".gp-totals tbody");for(;I.rows.length<W.length;){let j=I.insertRow(),
N=d("th","",null,{scope:"row"});N.append(d("span","","",{tabindex:"0","data-tip":""})),j.append(N,d("td"),d("td"),d("td"))}W.forEach(([j,N,...C],P)=>{let[R,...z]=I.
rows[P].cells;T(R.firstChild,j),R.firstChild.dataset.tip=N.charAt(0).toUpperCase()+N.slice(1)+".",C.forEach((G,B)=>T(z[B],G)),z[2].hidden=!q.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",a);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:j},N)=>j&&M.set(j,[...M.get(j)||
[],N+1]));let W=e.usesBeams?"output":"sequence",I=[...M].map(([j,N])=>{let P=N.length<x.length?` on ${W}${N.length>1?"s":""} ${N.join(", ")}`:"",R=d("p");return R.
append(d("b","",`Note${P}: `),j),R});r.replaceChildren(...I)}function $(){let[x,M]=v(),W=x+M;n.textContent!==W&&n.replaceChildren(d("b","",x),M)}function v(){let{
started:x,finished:M,failed:W,queued:I,loading:j}=e;if(j){let P=en(j);return["",P[0].toUpperCase()+P.slice(1)]}if(I)return I.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${I.ahead===1?"One run is":`${I.ahead} runs are`} before yours.`];if(W)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let N=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${tn(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",N+C]}function S(){let x=e.
waiting?null:e.failed;if(m===x||(m=x,o.replaceChildren(),!x))return;let M=d("div","gp-problem"),W=(I,j,N)=>{let C=d("p");C.append(d("b","","✕ "),(N?N+": ":"")+
I,j?" "+j:""),M.append(C)};for(let{knob:I,message:j,fix:N}of Gn(x))W(j,N,I);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(q=e.promptSteps.reduce(zs,qo)),a()}}var ma=12;function ga(t,e,n){let o=0,s=t.map(m=>{let f=o;return o=Math.min(1,o+(Rn(m,n)||0)),{from:f,to:o,kind:js(m,e),candidate:m}}),r=e.distribution.stages[n],
i=t.filter(m=>r&&Bn(m,n+1)).reduce((m,f)=>m+(Rn(f,n)||0),0),c=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,p={from:o,to:1-c,kind:"others",candidate:null};return[
...s,p,{from:1-c,to:1,kind:"going",candidate:null}]}function js(t,e){return t.token_id===e.chosen.token_id?"chosen":wt(t)?"removed":"kept"}function wa(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=me("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ma}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Dl=(t,e)=>e>12+7*Math.min(t.length,10);function Hs({ribbons:t,bar:e},n,o,s,r){let i=le(e,n.
length,()=>d("span",""));n.forEach(({from:p,to:m,kind:f,candidate:g},k)=>{let _=i[k];if(Me(_,`gp-piece gp-piece-${f}`),_.hidden=m-p<1e-4&&f!=="chosen",_.hidden)
return;ge(_,"left",p),ge(_,"width",m-p);let O=g?g.text:f==="others"?"others":"",A=O&&Dl(O,(m-p)*s)?O:"";(_.dataset.text||"")!==A&&_.replaceChildren(...A?[ke(A,"\
gp-piece-word")]:[]),_.dataset.text=A,Ge(_,()=>r(n[k],o&&o[k]))});let c=le(t,o?n.length:0,()=>me("path"));(o||[]).forEach((p,m)=>{let{from:f,to:g,kind:k}=Kl(n[m]),
[_,O,A,E]=[p.from,p.to,g,f].map(q=>(q*100).toFixed(2));c[m].dataset.kind!==k&&(c[m].dataset.kind=k,c[m].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),c[m].setAttribute(
"d",p.to>p.from?`M${_} 0H${O}L${A} ${ma}H${E}Z`:"")})}function Kl(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Io=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(m=>m.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(m=>e.map(({number:f})=>Rn(m,f))),i=Math.max(.02,...r.flat().filter(m=>m!==void 0)),c=new Set(xn(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((m,f)=>this.fill(this.lines[f],m,e,r[f],i,o,c));let p=this.lines.flatMap(m=>m.cells.
map(({cell:f})=>f));!p.some(m=>m.tabIndex===0)&&p.length&&(p[0].tabIndex=0)}drawHead(e){let n=le(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});T(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},c)=>{let p=n[c+1];
Me(p,i?"gp-idle-column":""),T(p.firstElementChild,o),T(p.lastElementChild,s),p.lastElementChild.classList.toggle("gp-hidden",i),p.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),s=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),c=d("div","");c.append(s,r),i.append(o,c),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),s=d("i","gp-course-bar");o.append(s);let r=d("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,c){let p=n.token_id===i.chosen.token_id,m=wt(n);for(Me(e.row,
`gp-course gp-course-${js(n,i)}`),T(e.sign,p?"▶":m?"✕":""),We(e.word,n.text),T(e.tag,[p&&(i.given?"given":"chosen"),m&&"removed",!c.has(n)&&"looked up"].filter(
Boolean).join(", ")),Ge(e.head,()=>Po(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((f,g)=>this.
fillCell(e.cells[g],n,o,g,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,c,p){let{number:m,name:f,idle:g,side:k}=r[i],[_,O]=[c[i],i?c[i-1]:void 0],A=Bn(s,m)&&_!==
void 0,E=A&&i>0&&!Bn(s,r[i-1].number);Me(e,[g&&"gp-idle-column",A&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ge(n,"height",Math.sqrt((_||0)/p));let q=_===
void 0?"–":E?`✕ ${f}`:A?k==="after"?"✕":"":D(_);T(o,q),o.classList.toggle("gp-hidden",g&&!E);let b=!E&&i&&O!==void 0&&_!==void 0&&D(_)!==D(O)?_>O?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),Ge(e,()=>this.words(s,r[i],{share:_,was:O,gone:A,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:c,gone:p,cut:m}){if(i===void 0)return`${ae(e)}: not recorded at this place.`;if(m)return`${ae(e)}: removed by ${o}; it had ${D(c)} just before.`;if(p)
return`${ae(e)}: nothing is left of it here.`;if(n)return`${ae(e)}: ${D(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${ae(e)}: ${D(i)}, left as \
it was by ${o}.`;let f=D(i)===D(c)?"the same as before it":`${D(c)} before it`;return`${ae(e)}: ${D(i)} after ${o} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(m=>m.row===o.parentNode),[r,i]=n[e.key],c=(m,f)=>Math.max(0,Math.min(f-1,m)),{cells:p}=this.lines[c(s+r,this.lines.length)];p[c(o.cellIndex-1+i,
p.length)].cell.focus()}};function ba(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),c=t.querySelector(
".gp-all"),p=t.querySelector(".gp-beams-note"),m=t.querySelector(".gp-chosen-word"),f=new Io(t.querySelector(".gp-courses-grid")),g=new Be({},E),k=[],_=!1,O=[],
A=300;function E(N,C){let P=Is(C);if(!P.length)return N;let R={...N};for(let z of P){let G=z.number+z.kind,{ran:B,acted:U,removed:Y,moved:ne}=N[G]||{ran:0,acted:0,
removed:0,moved:0};R[G]={ran:B+1,acted:U+!z.idle,removed:Y+z.removed,moved:ne+z.moved}}return R}function q({ran:N,acted:C,removed:P,moved:R}){if(!C)return`nothi\
ng in ${Jt(N,"step")}`;let z=R>2*P?`${D(R/C)} moved`:`${qs(P/C)} removed`;return`${F(C)} of ${Jt(N,"step")}, ${z}`}let b=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-A)<8)return;A=N.width;let C=e.current();C&&j(C)});function L(){let N=r.insertRow(),C=d("th","",null,{scope:"row"}),P=d("span","gp-\
number",""),R=d("span","","",{tabindex:"0","data-tip":""}),z=d("span","gp-side"),G=d("span","gp-knob");C.append(P,R," ",z," ",G);let B=wa();N.append(C,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),N.cells[1].append(B.box);let[,,U,Y,ne,ie]=N.cells;return k.length||
b.observe(B.bar),k.push({row:N,number:P,name:R,tags:z,knob:G,flow:B,left:U,entropy:Y,here:ne,over:ie}),k.at(-1)}function y(N,{kind:C,number:P,name:R,tip:z,side:G,
knob:B,entropy:U,left:Y,here:ne,over:ie}){N.row.className=`gp-stage-${C}`,T(N.number,P),T(N.name,R),N.name.dataset.tip!==z&&(N.name.dataset.tip=z),T(N.tags,G),N.
tags.hidden=!G,T(N.knob,B),N.knob.hidden=!B,T(N.left,Y),T(N.entropy,U),typeof ne=="string"?T(N.here,ne):N.here.replaceChildren(...ne),T(N.over,ie)}function l(N){
let C={...e.started.effective,...e.started.config};return N.filter((P,R)=>R===0||C[P]).map(P=>{let R=JSON.stringify(C[P]??null);return R==="null"||R.length>12?P:
`${P} ${R}`}).join(", ")}function a(N,C){let{vocab:P,entropy_before:R}=N.distribution,{name:z,meaning:G}=Bs(N),B={kind:"source",number:"",name:z,tip:G,side:C.length?
"before":"before and after",knob:"",left:`${F(P)} left`,entropy:Ae(R,e.unit),here:"",over:""},U=C.map((Y,ne)=>({kind:Y.idle?"idle":"active",number:`${Y.number}.\
 `,name:Y.name,tip:`${Y.meaning} (${Y.kind})`,side:ne===C.length-1?"after":"",knob:l(Y.knobs),left:`${F(Y.kept)} left`,entropy:Ae(Y.entropy,e.unit),here:Rs(Y),over:q(
g.total[Y.number+Y.kind])}));return[B,...U,u(N)]}function u(N){let[C,P]=ca(N,e.started),R=de(N.chosen.logprob),z=wt(N.chosen)?`, although ${Fn(N.chosen,N)} remo\
ved it`:N.beam?`: log-probability ${re(N.chosen.logprob)}`:` (${D(R)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the token that \
stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",ke(N.chosen.text,"gp-strong"),` ${P}${z}`],over:""}}function h(N,C,P){let R=a(N,C);for(;k.length>
R.length;)k.pop().row.remove();R.forEach((U,Y)=>y(k[Y]||L(),U));let z=[0,...C.map(({number:U})=>U)].map(U=>ga(P,N,U)),G=S(N,C),B=x(N,C);k.forEach(({flow:U},Y)=>{
U.box.hidden=!G&&Y>0,!U.box.hidden&&(Y<z.length?Hs(U,z[Y],z[Y-1],A,(ne,ie)=>$(ne,ie,Y,B)):v(U,z.at(-1),A))})}let w=({from:N,to:C})=>D(C-N);function $(N,C,P,R){if(N.
kind==="going")return`Tokens that are not shown here and that ${R[P+1].name} removes: ${w(N)}.`;let z=N.candidate?ae(N.candidate.text):"All other tokens togethe\
r";return P?`${z}: ${w(N)} after ${R[P].name}`+(N.candidate?`, ${w(C)} before it.`:"."):`${z}: ${w(N)} before the processors.`}function v(N,C,P){let R=C.filter(
({kind:z})=>z==="chosen");Hs(N,R,R,P,z=>`${ae(z.candidate.text)} had ${w(z)} of what was left.`)}let S=({distribution:N},C)=>N.candidates.every(({stage_logprobs:P})=>(P||
[]).length===C.length);function x(N,C){let P=Bs(N);return[{number:0,place:"before",name:P.name,tip:P.meaning,idle:!1,side:"before"},...C.map(R=>({number:R.number,
place:String(R.number),name:R.name,idle:R.idle,side:"",tip:`${R.number}. ${R.name}: ${Rs(R)} here. It ${R.meaning}.`}))]}function M(N,C,P,R){if(i.hidden=!C.length||
!S(N,C),i.hidden)return;let z={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,side:"after"};f.draw([...x(
N,C),z],P,N),c.hidden=R<=10,T(c,_?"show 10 only":`show all ${F(R)}`),c.setAttribute("aria-expanded",String(_))}c.addEventListener("click",()=>{_=!_,j(e.current())});
function W(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return"The model’s own distribution: no logits processor takes part in reading the prompt.";
let C=e.started.processors||[],P=Ao(N)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.length?"Your own loop asked no \
logits processor here.":C.length?`${P}, untouched here. Prepared, but not used by this loop: ${C.map(R=>bt(R)[0]).join(", ")}.`:`${P}, untouched: no logits proc\
essor runs.`}function I(N){let C=N.isPrompt||N.given;o.replaceChildren(`at ${Lo(N)}: `,ke(N.chosen.text),C?" (given, not chosen)":""),T(m,C?"given":"chosen")}function j(N){
let C=Is(N),P=xn(N),R=(N.watched||[]).filter(({token_id:G})=>P.every(B=>B.token_id!==G)),z=Co(P,10,N.chosen.token_id);I(N),T(s,W(N)),s.hidden=!s.textContent,p.hidden=
!N.beam||!C.length,h(N,C,z),M(N,C,[..._?P:z,...R],P.length)}return N=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||g.follow(e.lastOf(C)),!(C===O[0]&&g.total===
O[1]&&!N.unit&&!N.watched)&&(O=[C,g.total],j(C)))}}function Gl(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Ul(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function ka(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),c=t.querySelector("details"),[p,m,f,g]=["from","choices","reveal","next"].map(i),k=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),O=C=>Ie(_()[C]?
_()[C].last:null),A=C=>C.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,R)=>P.raw_rank-R.raw_rank).slice(0,6);function E(C){let P=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return Ul(A(C),Gl(P))}let q=C=>A(C).length>1;function b(C){let P=e.current(),R=P&&e.lastOf(P),z=Math.max(0,_().findIndex(
U=>U.last===R)),G=O(z),B=G.findIndex((U,Y)=>Y>=C&&q(U));if(B<0){T(i("cannot"),G.length>C?"From there on the run has recorded no candidates to pick from: raise t\
op_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}T(i("canno\
t"),""),k={line:z,at:B,step:null,picks:[],revealed:!1,results:[]},L()}function L(){let C=O(k.line);for(;C[k.at]&&!q(C[k.at]);)k.at+=1;if(Object.assign(k,{step:C[k.
at]||null,picks:[],revealed:!1}),!k.step&&!e.running){h();return}y(),k.step&&e.selectStep(k.step.before),w(()=>m.querySelector("button"))}function y(){e.hide(k&&
c.open?k.at+(k.revealed?1:0):null)}function l(C){let{picks:P}=k;P.includes(C)?P.splice(P.indexOf(C),1):P.length<3&&P.push(C),x()}function a(){let{step:C,picks:P}=k,
R=A(C),z=R.find(({token_id:G})=>G===P[0]);k.revealed=!0,k.results.push({step:C,first:z,share:Math.exp(z.raw_logprob-R[0].raw_logprob),hit:P.includes(C.chosen.token_id)}),
y(),e.selectStep(C),w(()=>g)}function u(){if(k.results.length>=10){h();return}k.at+=1,L()}function h(){let{results:C,line:P}=k,R=k.at+(k.revealed?1:0);k=null,y(),
p.value=O(P).slice(R).some(q)?R+1:1,N(C),w(()=>i("begin"))}function w(C){let P=t.contains(document.activeElement);j(),P&&C()&&C().focus({preventScroll:!0})}let $=({
piece:C,chosen:P,text:R})=>C??(P?P.text:R);function v(){let C=Ie(k.step?k.step.before:O(k.line).at(-1)||null),P=[...e.prefix,...C].map($).join(""),R=d("span","g\
p-gap","?",{"aria-label":"the hidden token"});k.revealed&&R.replaceChildren(ke(k.step.chosen.text));let z=i("so-far");z.replaceChildren(P,R),z.scrollTop=z.scrollHeight}
function S(){m.replaceChildren(...(k.step&&!k.revealed?E(k.step):[]).map(({token_id:C,text:P})=>{let R=d("button","gp-choice",null,{type:"button","aria-pressed":"\
false","data-token":C});return R.append(d("span","gp-order"),ke(P)),R.addEventListener("click",()=>l(C)),R})),x()}function x(){for(let C of m.children){let P=k.
picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(P>=0)),C.disabled=P<0&&k.picks.length>=3,T(C.querySelector(".gp-order"),P<0?"":r[P])}
f.disabled=!k.picks.length}function M(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:C,picks:P}=k,{share:R,hit:z}=k.results.at(-1),G=A(C),B=C.chosen.
token_id,U=G.some(({token_id:ie})=>ie===B)?G:[...G,C.chosen];i("truth").tBodies[0].replaceChildren(...U.map(ie=>{let _e=d("tr",ie.token_id===B?"gp-taken":""),$e=d(
"th","",null,{scope:"row"});ie.token_id===B&&$e.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),$e.append(ke(ie.text));let H=d("div","gp-share"),ee=d(
"i");ee.style.width=`${(45*de(ie.raw_logprob)).toFixed(2)}%`,H.append(ee,D(de(ie.raw_logprob)));let fe=d("td");fe.append(H);let K=P.indexOf(ie.token_id);return _e.
append($e,d("td","",K<0?"":r[K]),fe,d("td","",D(de(ie.logprob))),d("td","",ie.raw_rank?F(ie.raw_rank):"–")),_e}));let ne=i("took");ne.replaceChildren("The run\
 took “",ke(C.chosen.text,"gp-strong"),z?"”, which is among your picks. ":"”, which is not among your picks. "),ne.append(R===1?"Your first pick is the to\
ken that the model found likeliest.":`Your first pick has ${D(R)} of the probability of the likeliest token.`)}let W=C=>C.reduce((P,{share:R})=>P+R,0)/C.length,
I=C=>C.filter(({hit:P})=>P).length;function j(){if(i("before").hidden=!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:C,revealed:P,step:R}=k,z=C.
length+(P?0:1);T(i("progress"),R?`Step ${z} of 10: ${P?"token":"which token comes next, as token"} ${R.index+1}${P?".":"? Pick up to three, the likeliest first."}`:
"The run has not come so far yet: waiting for its next token."),T(i("score"),C.length?`So far: first picks ${D(W(C))} of the top, the run’s token among your pic\
ks in ${I(C)} of ${C.length}`:""),f.hidden=P||!R,g.hidden=!P,T(g,C.length>=10?"To the score":"Next token"),v(),S(),M()}function N(C){let P=i("sum");if(P.hidden=
!1,P.replaceChildren(d("h3","","The round is over")),!C.length){P.append(d("p","","No token was revealed, so there is no score."));return}let R=(...G)=>{let B=d(
"p");B.append(...G),P.append(B)};R(d("b","",D(W(C))),": how likely your first picks were, on average, against the likeliest token."),R(d("b","",`${I(C)} of ${C.
length}`),`: steps in which the run’s token was among your picks (${D(I(C)/C.length)}).`);let z=[...C].sort((G,B)=>G.share-B.share||B.step.distribution.entropy_before-
G.step.distribution.entropy_before);for(let[G,{step:B,first:U,share:Y}]of[["Hardest",z[0]],["Easiest",z.at(-1)]])R(d("b","",G+": "),`token ${B.index+1}, “`,ke(
B.chosen.text),"”; your “",ke(U.text),`” had ${D(Y)} of the top’s probability, and the model was uncertain by ${Ae(B.distribution.entropy_before,e.unit)}\
.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(p.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.current();
p.value=C&&!C.isPrompt?C.index+1:1}),f.addEventListener("click",a),g.addEventListener("click",u),i("end").addEventListener("click",h),c.addEventListener("toggle",
y),C=>{t.hidden=!e.started,C.run&&(k=null,p.value=1,i("sum").hidden=!0,T(i("cannot"),""),j()),T(i("begin"),i("sum").hidden?"Start a round":"Another round"),k&&!k.
step&&(C.steps||C.status)&&L()}}function ya(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),c=t.querySelector(
".gp-more"),p=t.querySelector(".gp-tally"),m=new Be({steps:0,differed:0},(l,a)=>a.reranked?{steps:l.steps+1,differed:l.differed+ +(k(a.reranked).token_id!==a.chosen.
token_id)}:l),f=[],g=[],k=l=>l.reduce((a,u)=>u.probability>a.probability?u:a);function _(){let l=i.insertRow(),a=d("th","",null,{scope:"row"}),[u,h,w]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];a.append(u,h,w),l.append(a);let $=["probability","penalty","score"].map(()=>{let v=d("div","gp\
-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[d("i","gp-part"),d("i","gp-zero")];S.append(x,M);let W=d("span","gp-amount");return v.append(
S,W),l.append(d("td")),l.lastChild.append(v),{part:x,zero:M,amount:W}});return f.push({row:l,sign:u,word:h,tag:w,cells:$}),f.at(-1)}function O({part:l,zero:a,amount:u},h,[
w,$],v){let S=x=>(x-w)/($-w)*100;l.style.left=`${Math.min(S(0),S(h))}%`,l.style.width=`${Math.abs(S(h)-S(0))}%`,a.style.left=`${S(0)}%`,T(u,v)}function A({part:l,
zero:a,amount:u},h,[w,$],v){let S=x=>4+(x-w)/($-w)*92;l.hidden=h===null,l.style.left=`${S(h)}%`,a.style.left=`${S(0)}%`,T(u,v)}function E(l,a,u,h,w){let $=a.token_id===
u.chosen.token_id;l.row.className=$?"gp-winner":"",T(l.sign,$?"▶":""),Ye(l.word,a.text),l.tag.hidden=a!==h||$,O(l.cells[0],a.probability,w.probability,D(a.probability)),
O(l.cells[1],a.penalty,w.penalty,re(a.penalty)),A(l.cells[2],a.score,w.score,re(a.score))}function q(l){let[a,u]=[Math.min(0,...l),Math.max(0,...l)];return u>a?
[a,u]:[0,1]}function b(l){let a=k(l.reranked),u=l.reranked.find(v=>v.token_id===l.chosen.token_id),h=l.reranked.slice(0,12);u&&!h.includes(u)&&(h[11]=u);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,q(h.map(S=>S[v]))]));for(;f.length<h.length;)_();f.forEach((v,S)=>{v.row.hidden=S>=h.length,S<h.length&&
E(v,h[S],l,a,w)});let $=l.reranked.length-h.length;c.hidden=$<=0,T(c,`and ${F($)} less probable ones, which were weighed too`),L(u,a)}function L(l,a){l?l===a?s.
replaceChildren(ke(l.text,"gp-strong"),` won: the most probable token has the highest score too (${re(l.score)}).`):s.replaceChildren(ke(l.text,"gp-strong"),` w\
on with a score of ${re(l.score)}. Greedy would have taken `,ke(a.text,"gp-strong"),` (${D(a.probability)}), but its penalty of ${re(a.penalty)} leaves it ${re(
a.score)}.`):s.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,a=typeof l=="number",[u,h]=a?[Number((1-l).toFixed(4)),l]:["(1 - penalty_a\
lpha)","penalty_alpha"];return`${u} × probability - ${h} × penalty${a?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.
current();if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(m.follow(e.lastOf(l)),l===g[0]&&m.total===g[1]))return;g=[l,m.total],o.textContent=`at toke\
n ${l.index+1}`,r.dataset.tip=y(),b(l);let{steps:a,differed:u}=m.total;T(p,`Along the text: another token than the most probable one won in ${F(u)} of ${F(a)} s\
teps (${D(u/a)}).`)}}function xa(t,e){let n=a=>t.querySelector(".gp-"+a),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,c=[],p="",m=null,f=null;function g(){return cn(t,s,e,
a=>{let u=i.get(a);return u&&{id:u.token.token_id,text:u.token.text,where:`prompt token ${u.index+1}`,step:null,why:u.words}})}function k(){let{started:a,written:u}=e,
h=a&&a.request.messages,w=h&&u&&a.model===u.model&&JSON.stringify(h)===JSON.stringify(u.messages);return u&&!w?{...u,ran:!1}:!h||!h.length?null:{model:a.model,messages:h,
tokens:a.prompt_tokens,parts:a.parts||[],ran:!0}}function _({messages:a,parts:u,problem:h}){let w=new Set(u.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...a.map(({role:$,content:v},S)=>{let x=d("li","",null,{"data-role":$});return x.append(d("span","gp-role",$),d("p","",v)),!h&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(d("p","gp-dropped","✕ The template leaves this message out.")),x}))}let O={message:({role:a})=>`words of ${a}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function A(a,u){let h=a?O[a.kind](a):"whose it is cannot be told";return u.piece===null?
`special token, ${h}`:h}function E({tokens:a,parts:u}){s.replaceChildren(),c=[],m=null;let h=new Set(u.map(({stop:$})=>$)),w=null;a.forEach(($,v)=>{let S=u.find(
I=>I.start<=v&&v<I.stop)||null;if(!w||!v||h.has(v)||u.some(({start:I})=>I===v)){let I=d("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
I.append(d("span","gp-role",S.role)),S&&S.kind==="generation"&&I.append(d("span","gp-role","the answer begins")),s.append(I),w={rows:I,tokens:[]}}let x=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=A(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${ae($.text)}, ${M}`),i.set(x,{token:$,index:v,
words:M});let W=w.tokens.length?i.get(w.tokens.at(-1)).token:null;Wt(w,x,$,W),c.push(x)}),c.length&&q(c[0])}function q(a){m&&(m.tabIndex=-1),m=a,a.tabIndex=0}function b(a){
a&&(q(a),a.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"}),f.show(a))}s.addEventListener("click",({target:a})=>b(a.closest(".gp-token"))),s.addEventListener(
"keydown",a=>{let u=c.indexOf(a.target.closest(".gp-token"));if(u<0||a.ctrlKey||a.metaKey||a.altKey)return;let h={ArrowRight:()=>c[u+1],ArrowLeft:()=>c[u-1],Home:()=>c[0],
End:()=>c.at(-1),ArrowDown:()=>et(c,u,1),ArrowUp:()=>et(c,u,-1),Enter:()=>c[u]," ":()=>c[u]};h[a.key]&&(a.preventDefault(),b(h[a.key]()))});let L=(a,u)=>`${F(a)}\
 ${u}${a===1?"":"s"}`;function y({tokens:a,parts:u}){let h=M=>u.filter(W=>W.kind===M).reduce((W,{start:I,stop:j})=>W+j-I,0),w=a.filter(({piece:M})=>M===null).length,
[$,v,S]=["message","template","generation"].map(h),x=$||v?`${F($)} for the words of the messages, ${F(v)} around them, ${F(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${F(S)} that begin the answer`:""}`;return`${L(a.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${F(w)} are special.`}`}function l({tokens:a,parts:u}){let h=u.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>a.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(h.map(({text:$})=>ae($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as on\
e, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let a=k();if(t.hidden=!a,!a){p="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!a.problem;let u=JSON.stringify([a.model,a.messages,a.parts,a.problem,a.ran,a.tokens.length]);if(u===p)return;p=u,f??=g(),T(n("whi\
ch"),a.ran?`of ${a.model}, as this run read it`:`of ${a.model}, as written now: not run yet`),oe(n("refusal"),!!a.problem),T(n("refusal"),a.problem||""),_(a),oe(
n("made"),!a.problem),E(a),oe(n("generation-key"),a.parts.some(({kind:w})=>w==="generation")),T(n("template-words"),a.problem?"":y(a));let h=l(a);oe(n("warn"),!!h),
T(n("warn"),h),f.hide()}}function $a(t,e,n){let{state:o,log:s,text:r,select:i}=t;function c(p){if(!p)return;let{step:m}=o.entries.get(p);m&&s.selectStep(m),p.focus({preventScroll:!0}),p.
scrollIntoView({block:"nearest"}),m||n.show(p)}r.addEventListener("click",p=>{let m=o.tokenAt(p);m&&c(m)}),r.addEventListener("keydown",p=>{if(p.key==="Escape"){
s.selectStep(null);return}let m=o.tokenAt(p);if(!m||p.ctrlKey||p.metaKey||p.altKey)return;let f=o.allTokens,g=f.indexOf(m),k={ArrowRight:()=>f[g+1],ArrowLeft:()=>f[g-
1],ArrowDown:()=>et(f,g,1),ArrowUp:()=>et(f,g,-1),Home:()=>f.find(_=>o.entries.get(_).step),End:()=>f.at(-1),Enter:()=>m," ":()=>m};k[p.key]&&(p.preventDefault(),
c(k[p.key]()))}),i.addEventListener("change",()=>{o.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{o.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var va=t=>t.started&&t.started.request||{},Ds=t=>!!va(t).only_given;function Ks(t,{index:e,isPrompt:n,isStart:o}){return o?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function Gs(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":va(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function Us(t,e){let n=[];return e.given&&!Ds(t)&&n.push("given, not chosen"),n.push(...vr(e)),n}function Sa(t,e){let{step:n,token:o}=e,
s=n?[...Xn(n,t.unit),...Us(t,n)]:[Gs(t,e)];return[`${Ks(t,e)}: ${ae(o.text)}`,...s].join(", ")}var Ro=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Be(wr,br)}drawScale(){yo(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:r}=n,i=!Ds(n.log)&&r.some(({steps:c})=>c.length&&c[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,T(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let r=le(e,Object.keys(ht).length,Vl);Object.entries(ht).forEach(([i,[,c,p]],m)=>{let[f,g]=r[m].children;r[m].dataset.draft=i,r[m].dataset.tip=p,T(
f,c),T(g,F(n.total[i]))})}};function Vl(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Bo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Fo=class{constructor(e,n,o,s){this.text=e,this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:o}=this;
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
textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?r+o:""}append(e,n){let o=e.tokens.at(-1);Wt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(
o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,r=d("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return Nt(r,n),o&&o.draft&&o.draft.origin!=="none"&&(r.dataset.draft=o.draft.origin),o&&o.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),o&&this.shade(r),r}describe(e){e.setAttribute("aria-label",Sa(this.log,this.state.entries.get(e)))}shade(e){ko(e.querySelector(".gp-ink"),this.select.value,Fe(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:r}=n;r&&r!==s&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=s,s&&(s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function _a(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new Bo(e),r=new Fo(n,t.querySelector(".gp-empty"),o,s),i=new Ro(t,n,o,s),c=cn(
t,n,e,m=>{let f=s.entries.get(m);if(!f)return null;let{token:g,step:k}=f,_=k?Us(e,k).join(", "):Gs(e,f);return{id:g.token_id,text:g.text,where:Ks(e,f),step:k,why:_}});
$a(r,i,c);function p(){e.started&&(o.value=s.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return m=>{if(m.run&&p(),(m.
run||m.steps||m.status)&&(r.drawLines(),i.drawMarks()),s.prompt&&(m.run||m.prompt)&&r.drawPrompt(),s.prompt&&(m.unit||m.status))for(let f of m.unit?s.allTokens:
s.prompt.tokens)r.describe(f);m.unit&&i.drawScale(),r.markCurrent(),m.steps&&(r.followEnd(),r.settle()),c.refresh(m.unit||m.prompt||m.status)}}var be=t=>re(t,2).replace("-","−");function Ma(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${be(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&Z(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${be(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${dn(o)}.`];let i=t.tokens_needed,c=Sn(t),p=Z(
i)&&i>c?` If the text went on like this, about ${F(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${p}`]}var Sn=({num_tokens_scored:t,tokens:e})=>Z(t)?t:(e||[]).filter(([,,,,n])=>n).
length,Jl="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function Yl(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:c}=t;return[...e==="green"?Xl(t):Zl(t),
["z-score",be(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",pt(o),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
s>.9999?"> 0.9999":re(s,4),Jl],["false-positive rate",pt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z\
 is above it.`],...Z(c)?[["tokens needed",F(c),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function Xl({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",F(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",F(e),`Scored tokens that \
stand on their green list, which holds ${F(s)} tokens of the vocabulary.`],["green fraction",D(n),`Green tokens / tokens scored. Without the watermark about ${D(
o)} are green: the ratio.`]]}function Zl(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",F(Sn(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",F(o),`One for each scored token and each of the ${se((r||[]).length,"key")}: 0 or 1, as \
by a fair coin in a text without the watermark.`],["mean g-value",re(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted\
 mean",re(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...Z(s)?[["posterior",D(s),"What the trai\
ned Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function _n(t,e){let n=e.
map(({report:c})=>new Map(Yl(c).map(p=>[p[0],p]))),o=[...new Set(n.flatMap(c=>[...c.keys()]))],[s]=le(t.tHead,1,()=>d("tr")),r=le(s,e.length+1,()=>d("th","",null,
{scope:"col"}));e.forEach(({name:c},p)=>T(r[p+1],c)),t.tHead.hidden=e.length<2;let i=le(t.tBodies[0],o.length,()=>{let c=d("tr"),p=d("th","",null,{scope:"row"});
return p.append(d("span","",null,{tabindex:0})),c.append(p),c});o.forEach((c,p)=>{let m=le(i[p],e.length+1,()=>d("td")),f=n.find(g=>g.has(c)).get(c);T(m[0].firstChild,
c),Q(m[0].firstChild,{"data-tip":f[2]}),n.forEach((g,k)=>T(m[k+1],g.has(c)?g.get(c)[1]:"–"))})}function jt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,r,
i],c)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${F(c+1)}${c<e?", of the prompt":""}, ${ae(n)}: ${Ql(s,i,r)}`}))}
function Ql(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var Ht=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function Oa(t,e){let n=c=>t.querySelector(".gp-"+c),o=new Je(n("words"));function s({before:c,after:p}){let m=`z was ${be(c.z_score)}`;if(p.error)return["even",
"…","Nothing left to score",`${p.error.message} ${m} before.`];let f=`z from ${be(c.z_score)} to ${be(p.z_score)}`,g=Number(p.threshold.toFixed(2));return c.prediction?
p.prediction?["good","◆",f,`Still above the threshold ${g}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${g} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${g} before the attack: there is nothing to wash out.`]}let r=({how:c,strength:p})=>c?
`${c}${Z(p)?`, strength ${D(p)}`:""}`:"as edited by hand";function i(c){let{before:p,after:m}=c,[f,g,k,_]=s(c);Q(n("answer"),{"data-verdict":f}),T(n("answer-sig\
n"),g),T(n("answer-words"),k),T(n("answer-more"),_),T(n("told"),`${k}. ${_}`),T(n("about"),r(c)),oe(n("of-text"),!m.error),m.error||(ft(n("legend"),...Ht(m)),o.
show(jt(m)));let O=[{name:"before",report:p},...m.error?[]:[{name:"after",report:m}]];_n(n("found-numbers"),O)}return c=>{t.hidden=!e.found,!t.hidden&&c.found&&
i(e.found)}}function Ea(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),c=({report:y})=>!!y&&!y.error,p=o.map(y=>{
let l=d("div"),[a,u,h]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",y==="with"?
"With the watermark":"Without the watermark"),a,u,h),n("texts").append(l),{facts:a,problem:u,text:new Je(h),shown:0,report:null}});s.addEventListener("input",()=>{
let y=s.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&L())});function m(y,l,a){if(a){y.report!==a&&y.text.show(jt(a)),Object.assign(y,{report:a,shown:0});
return}let[u]=e.groups[l].entries,h=u.tokens.map(w=>({token:w,mark:{},words:()=>`${ae(w.text)}, not scored yet`}));y.text.show(h,y.report?0:y.shown),Object.assign(
y,{report:null,shown:h.length})}function f({tokens:y,perplexity:l,stop_reason:a,report:u}){if(!y)return"not begun";let h=[se(y,"token")];return Z(l)&&h.push(`pe\
rplexity ${l.toFixed(2)}`),u&&!u.error&&h.push(u.kind==="green"?`${D(u.green_fraction)} green`:`mean g-value ${u.mean.toFixed(3)}`),a&&h.push(Re(a)[1]),h.join("\
 · ")}function g({texts:y}){y.forEach((a,u)=>{let h=p[u];m(h,u,c(a)?a.report:null),T(h.facts,f({...a,tokens:a.tokens||e.groups[u].entries[0].tokens.length}));let{
error:w}=a.report||{};oe(h.problem,!!w),T(h.problem,w?`${w.message} ${w.fix}`:"")});let l=y.filter(c).map(({report:a})=>Ht(a)[1]);ft(n("legend"),e.found.kind,{unscored:l.
some(({unscored:a})=>a),repeated:l.some(({repeated:a})=>a)})}function k({texts:y}){if(!y.every(c))return y.find(({report:w})=>w&&w.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,a]=y.map(
({report:h})=>h.z_score),u=`z is ${be(a)} with the watermark and ${be(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${u} The text without the watermark passes it.`]:a>r?["good","◆","The watermark is found",u]:["even","◇","The watermark is not found",`${u} ${O(y[1].
report)}`]}let _=({tokens_needed:y,threshold:l})=>Z(y)&&l>0?Math.ceil(y*(r/l)**2):null;function O(y){let[l,a]=[_(y),Sn(y)];return l>a?`Were the text to go on li\
ke this, it would take about ${se(l,"scored token")}; here ${se(a,"is","are")}.`:"A longer text, or a stronger mark, would help."}function A({texts:y}){let[l,a]=y.
map(({perplexity:h})=>h);return!y.every(c)||!Z(l)||!Z(a)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${a.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function E(y){let[l,a,u,h]=k(y);Q(n("answer"),{"data-verdict":l}),T(n("answer-sign"),
a),T(n("answer-words"),u),T(n("answer-more"),`${h} ${A(y)}`.trim()),T(n("means"),dn(r)),e.done&&T(n("told"),`${u}. ${h}`);let w=e.entries[0]&&e.entries[0].seed;
T(n("about"),`${Hn(y.watermark)}${Z(w)?`; seed ${w}`:""}`)}function q({report:y,expected:l}){if(!Z(l)||y.kind!=="green")return null;let{ratio:a,num_tokens_scored:u}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,u)},(w,$)=>($+1)*u/Math.min(60,u)).map(w=>[w,En(l*w,w,a)]),tip:`A\
t least ${D(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(oe(n("evidence"),y.every(c)),n("evidence").hidden)return;let[l,a]=y,u=[{name:"with the watermark",look:"measured",points:a.
report.curve},q(a),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);pn(n("keys"),u),hn(n("curves"),{curves:u,threshold:r});let h=y.map(({
side:w,report:$})=>{let v=it($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:it(r),tokens_needed:_($)}}});_n(t.querySelector(
"table"),h)}function L(){g(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&p.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&L())}}function Hn(t){if(Array.isArray(t.keys))return`SynthID, ${se(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${D(
e)}, bias ${n}, ${o}, context width ${s}`}var zo={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Dt=t=>Ze(zo,t,[t,t,""])[0],ed=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function td([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=Uo(s,r>s?r:s+1,n),c=i[1]-i[0],p=Math.floor(s/c+1e-9),m=Array.from({length:Math.max(1,Math.ceil(
r/c+1e-9)-p)},(g,k)=>[(p+k)*c,(p+k+1)*c,0,0]),f=g=>Math.max(0,Math.min(m.length-1,Math.floor(g/c+1e-9)-p));for(let g of t)m[f(g)][2]+=1;for(let g of e)m[f(g)][3]+=
1;return m}function Ta(t,{values:e,normal:n,name:o},s){let r=td(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],c=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],p=Math.max(1,...r.flatMap(([,,b,L])=>[b,L])),m=Ne(t,{height:290,x:c,y:[-p*1.12,p*1.18],left:40,top:40}),f=m.y(0),g=r.flatMap(([b,L,y,l])=>[{
number:y,side:"without",sign:-1},{number:l,side:"with",sign:1}].map(({number:a,side:u,sign:h})=>{if(!a)return null;let[w,$]=[m.y(h*a),f].sort((S,x)=>S-x),v={x:he(
m.x(b)+1),y:he(w),width:he(Math.max(1,m.x(L)-m.x(b)-2)),height:he($-w)};return Le("",`${Dt(o)} from ${re(b,2)} to ${re(L,2)}: ${se(a,"text")} ${u} the watermark`,
[["rect",`gp-bar-${u}`,v,[]]])})).filter(Boolean),k=n.map((b,L)=>b&&Pe(`gp-fit-${L?"with":"without"}`,Array.from({length:121},(y,l)=>{let a=c[0]+l/120*(c[1]-c[0]);
return[m.x(a),m.y((L?1:-1)*ed(b,a)*i*e[L].length)]}))).filter(Boolean),_=m.x(s),O=_>m.left+m.inner/2,A=Te(0,p,3).filter(Number.isInteger),E=[...qe(m,{xTicks:Te(
...c,m.inner/70),yTicks:[...A,...A.filter(Boolean).map(b=>-b)].map(b=>[b,F(Math.abs(b))]),xTitle:Ze(zo,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),xe("g\
p-unity",m.left,f,m.width-m.right,f)],q=[xe("gp-z-threshold",_,m.top-4,_,m.height-m.bottom),Oe("gp-halo gp-strong",_+(O?-5:5),m.top+6,`threshold ${Number(s.toFixed(
2))}`,O?"end":"start")];m.draw(`${Dt(o)} of ${se(e[1].length,"text")} with the watermark and ${F(e[0].length)} without it`,[E,g,[["g","",{"aria-hidden":"true"},
[...k,...q]]]])}function La(t,e,n,o){let s=Ne(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(p=>[p,D(p)]),i=[...qe(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),xe("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:p},m)=>Pe(m===n?"gp-roc-main":`gp-roc-other gp-roc-${m%3}`,
p.map(([f,g])=>[s.x(f),s.y(g)])))],c=e[n].roc.slice(1,-1).map(([p,m])=>Le("",`At a false-positive rate of ${D(p)}, ${D(m)} are found`,[["circle","gp-roc-point",
{cx:he(s.x(p)),cy:he(s.y(m)),r:3.5},[]]]));o&&c.push(Le("",o.words,[["path","gp-measured",{d:kt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${Dt(e[n].name)}`,[i,c])}function Aa(t,e,n){let o=e.at(-1).tokens,s=Ne(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
g=>[g,D(g)]),i=g=>e.filter(k=>Z(g(k))).map(k=>[s.x(k.tokens),s.y(g(k))]),[c,p]=[g=>g.rates[n],g=>g.normal[n]],m=[...qe(s,{xTicks:Te(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),Pe("gp-z-other",i(g=>g.auc)),Pe("gp-z-expected",i(p)),Pe("gp-z-measured",i(c))],f=e.map(g=>{let k=Z(p(g))?`, by no\
rmal distributions ${D(p(g))}`:"",[_,O]=g.found_between[n],A=`The first ${se(g.tokens,"token")}: ${D(c(g))} of ${se(g.counts[1],"text")} found (${D(_)} to ${D(O)}\
) at ${D(g.levels[n])} false positives${k}; AUC ${g.auc.toFixed(3)}; median z ${be(g.median[1])} with the watermark, ${be(g.median[0])} without`;return Le("",A,
[["rect","gp-catch",{x:he(s.x(g.tokens)-8),y:s.top,width:16,height:he(s.height-s.bottom-s.top)},[]],...Kt(s.x(g.tokens),s.y(_),s.y(O)),["circle","gp-measured",{
cx:he(s.x(g.tokens)),cy:he(s.y(c(g))),r:5},[]]])});s.draw("Detection over the number of tokens",[m,f])}function Ca(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,c=.01,p=()=>e.answered("sure"),m=({auc:$})=>Z($),f=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},g=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[f(e.found)].name]=s.valueAsNumber,
l(e.found))});function k({counts:$,scores:v,fewest:S},x){if(!m(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,W=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${F($[1])} with the watermark and ${F($[0])} without it are too few texts to tell: it takes ${F(S)} of each.`];let I=v.length>1?` b\
y the ${Dt(x.name)}`:"",[j,N]=M.found_between.map(D),C=`${F(M.detected)} of ${F(M.marked)} found at ${D(M.level)} false positives${W}`,P=M.level>c?`; ${D(M.level)}\
 is the smallest rate that ${se(M.plain,"text")} without it can show`:"",R=`So many texts with the watermark were found${I}: the true rate lies between ${j} and\
 ${N}. Of the texts without it ${M.false_positives?F(M.false_positives):"none"} passed, so up to ${D(M.false_between[1])} may${P}.`,z=M.apart?"":" These overlap\
: it is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${R}${z} AUC of these texts ${x.auc.toFixed(3)}\
.`]}function _($){let[v,S,x,M]=k($,$.scores[f($)]);Q(n("answer"),{"data-verdict":v}),T(n("answer-sign"),S),T(n("answer-words"),x),T(n("answer-more"),M),e.done&&
T(n("told"),`${x}. ${M}`),T(n("missing"),Qe(e,$)),T(n("about"),Hn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:W,
problem:I}=$;oe(n("warning"),W>0),T(n("warning"),W>0?`⚠ ${se(W,"text was","texts were")} not scored. ${I?`${I.message} ${I.fix}`:"They have no token that coun\
ts."}`:"")}let O=($,v)=>$.filter(S=>S>v).length;function A({values:$,name:v},S){let[x,M]=$.map(I=>O(I,S)),W=v==="posterior"?"":` If chance were normal with mean\
 0 and standard deviation 1, ${pt(it(S))} would pass.`;return{x:x/$[0].length,y:M/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${F(M)} of ${se($[1].length,
"text")} with the watermark (${D(M/$[1].length)}), and ${F(x)} of ${F($[0].length)} without it (${D(x/$[0].length)}).${W}`}}function E($,v){let S=2/(9*(v-1));return $**
2>(1-S+1.645*Math.sqrt(S))**3}function q({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,M]=v.map(I=>I&&`mean ${be(I[0])}, standard deviati\
on ${I[1].toFixed(2)}`),W=E(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Wi\
thout the watermark: ${x}; theory has 0 and 1. With it: ${M||"too few"}.${W}`}function b({scores:$}){let v=$.filter(m).flatMap(x=>x.rates.map(M=>[x,M])),S=le(t.
querySelector(".gp-rates tbody"),v.length,()=>{let x=d("tr");return x.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=d("td");return M.
append(d("span")," ",d("small")),M})),x});v.forEach(([x,M],W)=>{let[I,j,N,C,P]=S[W].cells,R=([G,B])=>`(${D(G)} to ${D(B)})`,z=G=>Z(G)?`, threshold ${be(G)}`:"";
T(I,Dt(x.name)),L(j,D(M.level),""),M.shown?L(N,`${D(M.detected/M.marked)}`,`${R(M.found_between)}${z(M.threshold)}`):L(N,"not known",`takes ${se(Math.ceil(1/M.level-
1e-9),"text")} without it`),L(C,M.normal?D(M.normal.rate):"–",M.normal?z(M.normal.threshold).slice(2):""),M.shown?L(P,`up to ${D(M.false_between[1])}`,`${F(M.
false_positives)} of ${F(M.plain)} passed`):L(P,"–","")})}function L($,v,S){T($.children[0],v),T($.children[1],S)}function y({scores:$}){let[{rates:v}]=$.filter(
m),S=v.filter(({shown:x})=>!x).map(({level:x})=>D(x));return S.length?`With ${se(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" \
or ")} is less than one text, so the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores a\
re normal.`:""}function l($){let v=$.scores[f($)];if(oe(n("shown"),m(v)),!m(v))return;let S=g(v.name);document.activeElement!==s&&(s.value=S);let x=A(v,S);Ta(n(
"scores"),v,S),T(n("at-threshold"),x.words),T(n("spreads"),q(v)),oe(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let M=$.scores.filter(m);if(La(n("\
roc"),M,M.indexOf(v),x),u(n("roc-keys"),M.map(({name:I,auc:j},N)=>[N===M.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${N%3}`,`${Dt(I)}: AUC ${j.toFixed(3)}`,Ze(
zo,I,["","",""])[2]])),b($),T(n("few"),y($)),oe(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;Aa(n("lengths-box"),$.lengths,0);let W=$.kind==="s\
ynthid"?"mean g":"z";u(n("length-keys"),[["gp-z-measured",`found at ${a($.lengths)} false positives, by ${W}, from the samples`,"The threshold is the laxest tha\
t at most so many of the cut texts without the watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies w\
ith 95%."],["gp-z-expected","the same by normal distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with th\
e watermark scores higher than one without: 50% is guessing."]])}function a($){let v=$.map(({levels:[M]})=>M),[S,x]=[Math.min(...v),Math.max(...v)].map(D);return S===
x?S:`${S} to ${x}`}function u($,v){let S=le($,v.length,()=>{let x=d("span"),M=me("svg");return Q(M,{width:26,height:8,"aria-hidden":"true"}),M.append(me("path")),
x.append(M,d("span","",null,{tabindex:0})),x});v.forEach(([x,M,W],I)=>{Q(S[I].firstChild.firstChild,{class:x,d:"M1 4H25"}),T(S[I].lastChild,M),Q(S[I].lastChild,
{"data-tip":W})})}function h({scores:$}){oe(n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.
map(({name:S})=>d("option","",Dt(S),{value:S}))),o.value=$[f(e.found)].name)}function w(){h(e.found),_(e.found),l(e.found)}return new ResizeObserver(()=>p()&&l(
e.found)).observe(t),$=>{t.hidden=!p(),!t.hidden&&($.found||$.status)&&w()}}function Pa(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new Je(n("words")),r=n("which");r.addEventListener("change",()=>g());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function c({reports:E,once:q,otherwise:b}){let[L,y,l,a]=Ma(E[0],q?null:b);Q(n("ans\
wer"),{"data-verdict":L}),T(n("answer-sign"),y),T(n("answer-words"),l),T(n("answer-more"),a),T(n("told"),`${l}. ${a}`),oe(n("beside"),E.length>1),E.length>1&&T(
n("beside"),m(E));let u=p(e.found);oe(n("repeats"),!!u),T(n("repeats"),u),T(n("about"),f(e.found)+(q?", repeated n-grams counted once":""))}function p({reports:[
{num_tokens_scored:E}],otherwise:q,once:b}){let L=q?q.num_tokens_scored:null;return!Z(L)||L===E?"":b?`Left out as repeated: ${se(L-E,"token")}. With ${L-E===1?"\
it":"them"} z would be ${be(q.z_score)}.`:`Of the scored tokens, ${F(E-L)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${be(
q.z_score)}.`}function m([E,q]){let b=q.z_score-E.z_score,L=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`\
With its prompt z is ${be(q.z_score)}: ${se(q.prompt_tokens,"token")} of the prompt count too, ${L}.`}function f({model:E,watermark:q,exact:b}){return`${Array.isArray(
q.keys)?`SynthID, ${se(q.keys.length,"key")}`:`green list, ${q.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}function g(){
let E=i();ft(n("legend"),...Ht(E)),s.show(jt(E))}function k({reports:E}){let q=E.map(({curve:a},u)=>({name:E.length>1?o[u]:"z",look:u?"other":"measured",points:a||
[]})),[{tokens_needed:b,threshold:L}]=E,y=Sn(E[0]),l=Z(b)?{at:b,words:`${se(b,"token")} reach the threshold at the share of this text${b>y?`: ${F(b-y)} more`:""}\
.`}:null;hn(n("curve-box"),{curves:q,threshold:L,needed:l}),pn(n("curve-keys"),E.length>1?q:[])}function _({layers:E}){if(oe(n("of-layers"),!!(E&&E.length)),n("\
of-layers").hidden)return;let q=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Ne(n("layers-box"),{height:190,x:[.3,E.length+.7],y:q,top:8}),L=Math.ceil(E.length/
(b.inner/34)),y=E.map((a,u)=>u+1).filter(a=>(a-1)%L===0),l=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...qe(b,{xTicks:y,yTicks:Te(...q,
4),xTitle:"key",yTitle:""}),xe("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((a,u)=>{let[h,w]=[b.y(a),b.y(.5)],$={x:he(b.x(u+1)-l/2),y:he(Math.min(h,
w)),width:he(l),height:he(Math.max(1,Math.abs(w-h)))};return Le("",`Key ${u+1}: mean g-value ${a.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function O(E){let{
reports:q}=e.found;oe(n("of-prompt"),q.length>1),c(e.found),E&&g(),_n(n("found-numbers"),q.map((b,L)=>({name:o[L],report:b}))),k(e.found),_(q[0])}let A=()=>!!e.
found;return new ResizeObserver(()=>A()&&O(!1)).observe(t),E=>{t.hidden=!A(),!t.hidden&&E.found&&O(!0)}}function Na(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:g,threshold:k}){let _=g.flatMap(({reports:b})=>b.map(({z_score:L})=>L)).
filter(Z),O=Math.min(-3,..._)-.4,A=Math.max(k,..._)+.4,E=b=>(b-O)/(A-O),q=le(n,g.length,r);g.forEach(({what:b,how:L,meaning:y,keeps:l,reports:a},u)=>{let[h,w,$]=q[u].
cells;q[u].classList.toggle("gp-right",u===0);let[v,S]=h.children;T(v,b),Q(v,{"data-tip":y}),T(S,L);let x=a.map(({z_score:I})=>I).filter(Z);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(k)});let M=x.length>1?`${be(Math.min(...x))} to ${be(Math.max(...x))}`:be(x[0]);T($.children[0],M),T($.children[1],c(a,l));let W=u?p({
keeps:l,meaning:y,reports:a},k):"";oe($.children[2],!!W),T($.children[2],W)}),T(o,f(g))}function r(){let g=d("tr"),k=d("th","",null,{scope:"row"});k.append(d("s\
pan","",null,{tabindex:0}),d("small"));let _=d("td");_.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let O=d("td");return O.append(d("b"),d("small"),
d("small","gp-why")),g.append(k,_,O),g}function i(g,k,{zero:_,threshold:O}){let A=[_,O,...k],E=le(g,A.length,()=>d("i"));A.forEach((q,b)=>{Me(E[b],["gp-line gp-\
zero","gp-line"][b]||"gp-dot"),ge(E[b],"left",q)})}function c(g,k){let[_]=g.filter(({error:E})=>E);if(_)return _.error.message;let O=g.filter(({prediction:E})=>E).
length,A=k==="none";return g.length===1?O?A?"▲ above it by chance":"◆ watermarked":"◇ no sign":O?`${A?"▲":"◆"} ${O} of ${g.length} ${A?"above it by ch\
ance":"say so"}`:`◇ no sign, ${g.length} times`}function p({keeps:g,meaning:k,reports:_},O){let A=_.filter(({prediction:y})=>y);if(!A.length)return"";if(g!=="\
none")return k;let{num_tokens_scored:E,once:q}=A.reduce((y,l)=>l.z_score>y.z_score?l:y),b=q&&Z(E)?E-q.num_tokens_scored:0,L=[];return b>0&&L.push(`p takes each \
token for new evidence, but ${F(b)} of the ${F(E)} only repeat an n-gram. Counted once, z is ${be(q.z_score)}${q.z_score>O?"":", not above the threshold"}.`),(!b||
q.z_score>O||_.length>1)&&L.push(m(O,_.length)),L.join(" ")}function m(g,k){let _=it(g),O=E=>E>.1?D(E):`one in ${F(Number((1/E).toPrecision(2)))}`,A=1-(1-_)**k;
return`Of texts without this watermark ${O(_)} passes the threshold${k>1?`; with ${F(k)} tries at each, ${O(A)} has one that does`:""}.`}function f([g]){return g.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&s(e.found)}}function Wa(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:c,of:p,seeds:m,threshold:f}){let g=c.filter(({z:L})=>L.length).map(({strength:L,z:y})=>({
strength:L,z:y,middle:Lt(y),low:Math.min(...y),high:Math.max(...y)}));T(n("about"),`${i}, ${se(m,"seed")} at each strength${c.length<p?`; ${c.length} of ${p} st\
rengths so far`:""}`),T(n("strength-words"),s(g,c,f));let k=[Math.min(-1,...g.map(({low:L})=>L)),Math.max(f,...g.map(({high:L})=>L))],_=Ne(n("strength-box"),{height:270,
x:[0,1],y:[k[0]-.3,k[1]+.5],top:24}),O=_.width-_.right,A=[0,.2,.4,.6,.8,1].map(L=>[L,D(L)]),E=[...g.map(({strength:L,high:y})=>[_.x(L),_.y(y)]),...[...g].reverse().
map(({strength:L,low:y})=>[_.x(L),_.y(y)])],q=[...qe(_,{xTicks:A,yTicks:Te(...k,5),xTitle:"strength of the attack",yTitle:"z"}),xe("gp-unity",_.left,_.y(0),O,_.
y(0)),Pe("gp-range",E),xe("gp-z-threshold",_.left,_.y(f),O,_.y(f)),Oe("gp-halo gp-strong",O-5,_.y(f)-6,`threshold ${Number(f.toFixed(2))}`,"end"),Pe("gp-z-measu\
red",g.map(({strength:L,middle:y})=>[_.x(L),_.y(y)]))],b=g.map(({strength:L,z:y,middle:l,low:a,high:u})=>{let h=y.length>1?`, from ${be(a)} to ${be(u)}`:"",w=`S\
trength ${D(L)}: z ${be(l)}${h}`;return Le("",w,[["circle","gp-measured",{cx:he(_.x(L)),cy:he(_.y(l)),r:5},[]]])});_.draw("z against the strength of the attack",
[q,b])}function s(i,c,p){let m=({strength:q,z:b})=>q===0?b[0]>p?"above":"below":Os(b,p),f=(...q)=>r(i,b=>q.includes(m(b))),[g,k,_]=[f("above"),f("below"),f("ope\
n","few")],O=c.filter(({refused:q})=>q).map(({strength:q})=>D(q)),A=[];i.length&&i[0].strength===0&&m(i[0])!=="above"&&A.push("The text is not above the thresho\
ld even before the attack.");let E=[g&&`above the threshold at ${g}`,k&&`not above it at ${k}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&A.push(`By strength, the median z is ${E.join("; ")}.`),O.length&&A.push(`At ${O.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),A.join(" ")}function r(i,c){let p=[];i.forEach((f,g)=>{c(f)&&(g&&c(i[g-1])?p.at(-1)[1]=f.strength:p.push([f.strength,
f.strength]))});let m=p.map(([f,g])=>f===g?D(f):`${D(f)} to ${D(g)}`);return m.length>1?`${m.slice(0,-1).join(", ")} and ${m.at(-1)}`:m.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var nd={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Vs(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?un(e.ngram_len,1)-1:un(r,1)-Number(s)}}function jo({config:t,keys:e,ratio:n}){return e?`SynthID: ${se(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${D(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function qa({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${F(e+1)} ${ae(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ze(nd,n.why,"no mark here")}.`;let c=`Its probability: ${D(n.chosen_before)}\
 before the watermark, ${D(n.chosen_after)} after.`,p=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${re(n.g,2)} over ${se(r.keys,"key")}. ${c}${p}`;let m=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,g]=[n.mass_before,
n.mass_after].map(O=>D(O??0)),k=r.ratio===null?"":` of ${D(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${se(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${k}, ${se(n.listed??0,"token")} could be chosen here`;return`${i}: ${m}. ${c} ${_}: ${f} together before, ${g} a\
fter.${p}`}var Ia={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function Ra(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let c=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:p,entropy_before:m}=e.distribution;
i.entropy+=o>0&&p[o-1]?p[o-1].entropy:m,i.likely-=od(e,o)}return i.suppressed+=s.suppressed,c===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(c),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=En(i.green,i.scored,n.ratio),i.foreseen=En(i.expected,i.scored,n.ratio)),i)}function od({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Ba(t,e,n,o){let s=t.find(([,m])=>m>o),r=s?`z first passed ${o} after ${se(s[0],"scored \
token")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",c=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Wr(e.green/e.scored,n.ratio,o),p=Math.
max(e.scored+1,Math.ceil(c));return!Number.isFinite(p)||p>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:p,words:`${i}At the share so f\
ar, z reaches ${o} after about ${se(p,"scored token")}: ${F(p-e.scored)} more.`}}function Fa(t,e){let n=h=>t.querySelector(".gp-"+h),o=new Je(n("marked-words"),{press:({step:h})=>e.selectStep(h)}),s=n("threshold"),r=3,i=Vs(null),c=0,p=null,m=null;
function f(){i=Vs(e.started),c=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),p=new Be(
Ia,(w,$)=>Ra(w,$,i,c)),o.show([]),T(n("mark-about"),jo(i))}let g=()=>p.steps.some(({mark:h})=>h&&h.kind==="synthid");function k(h){let{mark:w,index:$}=h,v=$<i.early,
S=w&&!w.why;return{step:h,token:{...h.chosen,piece:h.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>qa({...h,isFirst:v},i)}}function _(h){o.show(p.
steps.map((v,S)=>o.items[S]&&S<h?o.items[S]:k(v)),h);let{unscored:w,early:$}=p.total;ft(n("mark-key"),g()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function O(h){let w=h&&!h.isPrompt?o.tokens[h.index]:null;m&&m!==w&&m.classList.remove("gp-current"),m=w||null,m&&
e.selected?m.classList.add("gp-current"):m&&m.classList.remove("gp-current")}let A=h=>{let w=[];for(let $ of p.totals)$[h]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[h]]);return w};function E(){let{z:h,scored:w}=p.total,$=e.running?" so far":"",[v,S,x]=h===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:h>r?["good","◆",`A detector finds it${$}: z = ${be(h)}`]:["even","◇",`A detector does not find it${$}: z = ${be(
h)}`];Q(n("finding"),{"data-verdict":v}),T(n("finding-sign"),S),T(n("finding-words"),x),T(n("finding-more"),h===null?"":`${q()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${pt(it(h))}`),e.finished&&T(n("mark-told"),`${x}, ${F(w)} tokens scored.`)}function q(){let{green:h,scored:w}=p.
total;return g()?`mean g-value ${(h/w).toFixed(3)} over ${se(w,"scored token")}, 0.5 by chance`:`${F(h)} of ${se(w,"scored token")} green, ${D(h/w)} instead of ${D(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function L(){
let h=A("z"),w=[{name:"this text",look:"measured",points:h,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=A("foreseen");$.length&&w.push({name:"expected at least",look:"expected",points:$,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),pn(n("z-keys"),w);let v=h.length?Ba(h,p.total,i,r):null;hn(n("z-box"),{curves:w,threshold:r,needed:v,label:`\
z over the number of tokens, threshold ${r}`}),T(n("z-needed-words"),v?v.words:""),T(n("threshold-words"),dn(r))}function y(){let{scored:h,green:w,expected:$,chosen:v,
surprisal:S,gained:x,suppressed:M,marks:W,likely:I,entropy:j}=p.total,{started:N}=e,C=[["tokens scored",F(h),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(h&&!g()&&(C.push(["green",D(w/h),"The share of the scored tokens that got the bias."]),C.push(["expected at least",D($/h),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),v){C.push(["surprisal before the watermark",Ae(S/v,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[P,R]=N.effective.do_sample?[j,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[I,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Ae(P/v,e.unit),R]),C.push(["log-probability lost",Ae((S-P)/v,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),C.push(["raised by",Ae(x/v,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return W&&C.push(["suppressed",`${(M/W).toFixed(1)} of ${F(N.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),C}function l(){let h=y(),w=le(n("mark-figures"),h.length,()=>{let $=d("div"),v=d("dt");return v.append(d("span","",null,
{tabindex:0})),$.append(v,d("dd")),$});h.forEach(([$,v,S],x)=>{let[M,W]=w[x].children;T(M.firstChild,$),Q(M.firstChild,{"data-tip":S}),T(W,v)})}function a(){E(),
l(),L()}function u(h){let $=e.lines().length>1?e.lineOf(h):null;return $?`${$.label}; ${jo(i)}`:jo(i)}return s.addEventListener("input",()=>{let h=s.valueAsNumber,
w=h>=0&&h<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){T(n("threshold-words"),"a threshold from 0 to 30");return}r=h,a()}),new ResizeObserver(()=>!t.hidden&&
p.total.marks&&L()).observe(n("z-box")),h=>{(h.run||!p)&&f();let w=e.current(),{keep:$}=p.follow(w?e.lastOf(w):null);t.hidden=!p.total.marks,!t.hidden&&((h.run||
h.steps||h.status||h.selection)&&(_($),T(n("mark-about"),u(w))),O(w),(h.run||h.steps||h.status||h.selection||h.unit)&&a())}}var Js=(t,e)=>t?[e]:[];function za(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:O})=>!!(_&&O),r=({knob:_},O)=>_==="ke\
ys"?se(O,"key"):`bias ${Number(O.toFixed(3))}`;function i(_){let[O,...A]=_.points,E=A.filter(s).sort((a,u)=>a.value-u.value);if(!s(O)||!E.length)return["wait","\
…",e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let q=e.
running?" so far":"",b=a=>`At ${r(_,a.value)}, the median z is ${be(a.score.median)}${a.score.high>a.score.low?`, spread ${be(a.score.low)} to ${be(a.score.high)}`:
""}; ${c(a,O)}`;if(E.every(({found:a})=>a==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${se(Math.max(...E.map(({texts:a})=>a)),
"text of each strength is","texts of each strength are")} too few to tell: it takes ${Ms}.`];let L=E[E.findLastIndex(({found:a})=>a!=="above")+1];if(L)return["g\
ood","◆",`Found from ${r(_,L.value)} on${q}`,`The threshold is ${_.threshold}. ${b(L)}`];let y=E.filter(({found:a})=>a==="above");return y.length?["even","◇",
`Found at ${y.map(({value:a})=>r(_,a)).join(", ")}${q}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:a})=>a==="below")?"N\
ot found":"Not surely found"} at any strength${q}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function c({perplexity:_,price:O,dearer:A},E){
let q=`the median perplexity is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!O)return`${q}.`;let b=`seed by seed it is ${Ce(O.median)}${O.
high>O.low?`, spread ${dt(O)}`:""}`;return`${q}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[A]||""}.`}function p(_){let[O,A,E,q]=i(_);Q(n("\
answer"),{"data-verdict":O}),T(n("answer-sign"),A),T(n("answer-words"),E),T(n("answer-more"),q),e.done&&T(n("told"),`${E}. ${q}`),T(n("missing"),Qe(e,_)),T(n("a\
bout"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:Hn(_.watermark).replace(/, bias [^,]*/,""))}function m(_,O,{of:A,base:E,expected:q=()=>null,
words:b,threshold:L=null,name:y,from:l=null,ratios:a=!1}){let u=O.points.slice(1).map(G=>{let B=A(G);return{point:G,value:Z(B)?{median:B,low:B,high:B}:B,reckoned:q(
G)}}).filter(({value:G})=>G).sort((G,B)=>G.point.value-B.point.value),h=O.points.slice(1).map(({value:G})=>G),w=u.flatMap(({value:G,reckoned:B})=>[G.low,G.high,
...Z(B)?[B]:[]]);Z(E)&&w.push(E),Z(L)&&w.push(L),l!==null&&w.push(l),w.length||w.push(0,1);let $=a&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.
log:G=>G,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],M=(x-S||1)*.1,W=[l!==null&&S>=l?l:S-M,x+M],I=$?Un(...W.map(Math.exp)).map(G=>[v(G),String(G)]):Te(...W,4).map(
G=>[G,b(G,!0)]),j=(Math.max(...h)-Math.min(...h)||1)*.06,N=Ne(_,{height:236,x:[Math.min(...h)-j,Math.max(...h)+j],y:W,left:52,top:30}),C={...N,y:G=>N.y(v(G))},P=C.
width-C.right,R=[...qe(N,{xTicks:Te(Math.min(...h),Math.max(...h),C.inner/70),yTicks:I,xTitle:O.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...Z(
E)?[xe("gp-unity",C.left,C.y(E),P,C.y(E))]:[],...Z(L)?[xe("gp-z-threshold",C.left,C.y(L),P,C.y(L)),Oe("gp-halo",P,C.y(L)+14,`threshold ${L}`,"end")]:[],Pe("gp-c\
ourse",u.map(({point:G,value:B})=>[C.x(G.value),C.y(B.median)])),Pe("gp-z-expected",u.filter(({reckoned:G})=>Z(G)).map(({point:G,reckoned:B})=>[C.x(G.value),C.y(
B)]))],z=u.map(({point:G,value:B,reckoned:U})=>{let[Y,ne]=[C.x(G.value),C.y(B.median)],ie=B.high>B.low?`, spread ${b(B.low)} to ${b(B.high)}`:"",_e=`${r(O,G.value)}\
: ${y} ${b(B.median)}${ie}${Z(U)?`, expected at least ${b(U)}`:""}${Z(E)?`; without the watermark ${b(E)}`:""}`;return Le("",_e,[...Kt(Y,C.y(B.low),C.y(B.high)),
["path","gp-measured",{d:kt(Y,ne,6)},[]]])});C.draw(`${y} over the ${O.knob==="keys"?"number of keys":"bias"}`,[R,z])}function f(_){let[O]=_.points,A=_.kind==="\
green";m(n("perplexity"),_,{of:({perplexity:b})=>b,base:O.perplexity&&O.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),m(n("score"),_,{of:({
score:b})=>b,base:O.score&&O.score.median,threshold:_.threshold,words:(b,L)=>L?String(b).replace("-","−"):be(b),name:"z"}),T(n("share-name"),A?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=A?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=A?D:b=>b.toFixed(3);m(n("share"),_,{of:b=>b.share,base:O.share,expected:b=>b.expected,words:E,name:A?"green":"mean g"});let q=_.
points.slice(1).some(b=>Z(b.suppressed));oe(n("of-suppressed"),q),oe(n("limits"),A),oe(n("of-expected"),_.points.some(({expected:b})=>Z(b))),q&&(T(n("suppressed\
-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${se(_.candidates,"candidate")} that the model found likeliest at a step, how many the\
 watermark made less likely; the mean over all steps.`,m(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,L)=>L?String(b):b.toFixed(2),name:`suppressed \
of ${_.candidates}`,from:0}))}function g(_){let O=_.kind==="green",A=[[_.knob==="keys"?"keys":"bias",({value:y})=>y===null?"none":String(y)],["texts",({texts:y})=>F(
y)],["perplexity",({perplexity:y})=>y?y.median.toFixed(2):"–"],["z",({score:y})=>y?be(y.median):"–"],[O?"green":"mean g",({share:y})=>Z(y)?O?D(y):y.toFixed(
3):"–"],...Js(_.points.some(({expected:y})=>Z(y)),["expected at least",({expected:y})=>Z(y)?D(y):"–"]),...Js(_.points.slice(1).some(({suppressed:y})=>Z(y)),
[`suppressed of ${_.candidates}`,({suppressed:y})=>Z(y)?y.toFixed(2):"–"]),...Js(_.points.some(({moved:y})=>Z(y)),["moved to green",({moved:y})=>Z(y)?D(y):"–",
"How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],E=t.querySelector("table.gp-numbers"),[q]=le(E.tHead,
1,()=>d("tr")),b=le(q,A.length,()=>d("th","",null,{scope:"col"}));A.forEach(([y,,l],a)=>{T(b[a],y),Mn(b[a],{scope:"col",...l?{tabindex:0,"data-tip":l}:{}})});let L=le(
E.tBodies[0],_.points.length,()=>d("tr"));_.points.forEach((y,l)=>{L[l].firstChild||L[l].append(d("th","",null,{scope:"row"}));let a=le(L[l],A.length,()=>d("td"));
A.forEach(([,u],h)=>T(a[h],u(y)))})}function k(){p(e.found),f(e.found),g(e.found)}return new ResizeObserver(()=>o()&&f(e.found)).observe(t),_=>{t.hidden=!o(),!t.
hidden&&(_.found||_.status)&&k()}}function ja(t,e){let n=l=>t.querySelector(".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),c=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:a})=>!a.
error)):[],p=({left:l})=>l?0:1,m=()=>r.filter((l,a)=>l===p(c()[a])).length,f=o.map((l,a)=>{let u=d("div","gp-side"),[h,w,$,v]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","",`Text ${l} is watermarked`,{type:"button"})],S=d("div","",null,{tabindex:0}),x=d("div");return $.append(
S,x),u.append(h,w,$,v),n("texts").append(u),v.addEventListener("click",()=>g(a)),{box:u,title:h,facts:w,plain:S,marked:x,button:v,text:new Je(x)}});function g(l){
r[s]===void 0&&(r[s]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,c().length-1),y(),f[0].button.focus({preventScroll:!0})});
let k=l=>l.kind==="green"?l.green_fraction:l.mean,_=l=>l.kind==="green"?`${D(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function O(l,a,u,h){let{report:w,
perplexity:$}=u.texts[a],v=a===p(u)?"with":"without";if(oe(l.plain,!h),oe(l.marked,h),oe(l.button,!h),oe(l.facts,h),h){l.box.dataset.truth=v,T(l.title,`Text ${o[a]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===a?", your guess":""}`),T(l.facts,`${_(w)} · z ${be(w.z_score)}${Z($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(jt(w));return}delete l.box.dataset.truth,T(l.title,`Text ${o[a]}`),l.text.show([]),T(l.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function A({texts:l},a){let[u,h]=[l[a],l[1-a]].map(({report:x})=>x),w=u.kind==="green"?D(u.ratio):"0.5",$=u.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(u)} with the watermark, where chance has ${w}: z ${be(u.z_score)}, ${$}. Without it ${_(h)}, z ${be(h.z_score)}.`,S=h.
z_score>u.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function E(l){
let a=r[s]!==void 0;if(f.forEach(($,v)=>O($,v,l,a)),oe(n("legend"),a),oe(n("verdict"),a),oe(n("next"),a&&s+1<c().length),!a)return;let u=l.texts.map(({report:$})=>Ht(
$)[1]);ft(n("legend"),e.found.kind,{unscored:u.some(({unscored:$})=>$),repeated:u.some(({repeated:$})=>$)});let h=p(l),w=r[s]===h;Q(n("answer"),{"data-verdict":w?
"good":"bad"}),T(n("answer-sign"),w?"✓":"✗"),T(n("answer-words"),w?"Right":`Wrong: it was text ${o[h]}`),T(n("answer-more"),A(l,h))}function q(l){if(!e.done)
return`The texts are being written: ${F(l.done)} of ${F(l.runs)}.`;if(c().length)return"";let a=l.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return a?
`No pair can be asked about. ${a.report.error.message} ${a.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let a=r.
length;if(oe(n("sum"),a>0&&a===l.length),n("sum").hidden)return;let u=m();T(n("sum").querySelector("h3"),`${F(u)} of ${F(a)} right`);let h=Array.from({length:a-
u+1},(v,S)=>L(a,u+S)).reduce((v,S)=>v+S,0)/2**a,w=l.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;T(n("sum-words"),`Who gue\
sses has ${F(u)} or more in ${D(h)} of rounds. The detector, taking the text with the higher z, has ${F(w)} of ${F(a)}. Run the experiment again for another rou\
nd.`),T(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=le(n("sum").querySelector("tbody"),a,()=>{let v=d("tr");
return v.append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),v});l.forEach((v,S)=>{let x=p(v),[M,W]=[v.texts[x].report,v.texts[1-x].report],I=N=>N.kind===
"green"?D(k(N)):k(N).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${I(M)}, ${I(W)}`,`${be(M.z_score)}, ${be(W.z_score)}`].forEach((N,C)=>T(
$[S].cells[C],N))})}let L=(l,a)=>Array.from({length:a},(u,h)=>(l-h)/(h+1)).reduce((u,h)=>u*h,1);function y(){let l=c();T(n("waiting"),q(e.found)),oe(n("round"),
l.length>0),T(n("about"),l.length?`Pair ${F(s+1)} of ${F(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),T(n("score"),r.length?`${F(m())}\
 of ${F(r.length)} right`:""),l.length&&E(l[s]),b(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var sd={drafts:Mr,beams:jr,beamtree:ai,hypotheses:di,curve:ki,branches:aa,candidates:la,check:pa,layers:fa,numbers:ua,processors:ba,quiz:ka,reranked:ya,template:xa,
tokens:_a,watermark:Fa},rd={draft_lengths:dr,sameness:Or,speedup:Er,batch:Fr,difference:Oi,divergence:Ei,grid:Ni,lanes:Bi,lengths:Fi,measures:zi,progress:Hi,trie:Zi,
without:Qi,arrival:ea,estimate:ta,kl:oa,opened:sa,precisions:ra,shelf:ia,attack:Oa,detectability:Ca,detection:Pa,marked:Ea,mistakes:Na,strengths:Wa,watermark_cost:za,
watermark_quiz:ja};mi(sd,rd);})();
