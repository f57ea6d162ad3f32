// Written by .ci/bundle.py from modules with the SHA-256 589c0a01553dbf5416b8e5b33401b5691c110bc961830bda73ba5e5672b981c3: edit those.
(()=>{var Hs={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},Ks={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},Gs={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},Us={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var ee=t=>typeof t=="number"&&Number.isFinite(t),Ke=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},lt=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Xt=/[ \n\t\r]|[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;function h(t,e,n,o){
let s=document.createElement(t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Zt(t,e,{
running:n=!1}={}){let o=0;for(let s of e.matchAll(Xt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(
16).toUpperCase().padStart(4,"0");if(n){let l=At[r]?r:"";t.append(h("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(h("span",
"gp-mark",i))}o<e.length&&t.append(e.slice(o))}function Vs(t,e){let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=h("span","gp-ink");Zt(s,e.slice(n.length,
e.length-o.length),{running:!0});for(let r of o)s.append(h("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var zo=/(\\x[0-9a-f]{2})+$/i,Kn=t=>(t.match(zo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Qt=({piece:t,text:e})=>t!==null&&(t===""||zo.test(e)&&t===e.replace(zo,""));function Ye(t,e){t.replaceChildren(),Zt(t,e),e||t.append(h("span","gp-mark","(empty)"))}
function ke(t,e){let n=h("bdi",e);return Ye(n,t),n}function T(t,e){t.textContent!==e&&(t.textContent=e)}function le(t){return"“"+t.replace(Xt,e=>e===" "?" ":At[e]||
"�")+"”"}function G(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var he=t=>t==
null?0:Math.exp(t),Js=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",De=(t,e)=>e==="bits"?t/Math.LN2:t;function Ae(t,e){return t===null||!Number.
isFinite(t)?"infinite":De(t,e).toFixed(2)+" "+e}function en({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${ze(n)} of ${ze(o)} …`:`loading ${t}${o?`: ${G(n/o)}`:""} …`}function ze(t){return ee(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Gn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var ie=(t,e=3)=>t==
null?"–":t.toFixed(e),F=t=>t.toLocaleString("en-US"),re=(t,e,n=e+"s")=>`${F(t)} ${t===1?e:n}`;function Fe(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:he(e.logprob),rawProbability:he(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ze=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,tn=t=>Ze(Hs,t,t.replaceAll("_"," ")),Un=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Re=t=>Ze(Ks,t,[t,t]),bt=t=>Ze(Gs,t,[t,"a logits processor of your own",[]]);var me=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function de(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var Ys=new WeakMap;function qe(t,e,{plain:n=!1}={}){let o=n+e;Ys.get(
t)!==o&&(Ys.set(t,o),n?t.textContent=e:Ye(t,e))}function Me(t,e){t.className!==e&&(t.className=e)}function ge(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=Xs.get(t)||
{};s[e]!==o&&(t.style[e]=o,Xs.set(t,{...s,[e]:o}))}var Xs=new WeakMap;function te(t,e){let n=Zs.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,n[o]=s);Zs.set(t,n)}var Zs=new WeakMap;function se(t,e){t.hidden===e&&(t.hidden=!e)}function Do(t,e){for(e.forEach(([n,o,s,r],i)=>{let l=t.childNodes[i];if(!l||l.localName!==n){let p=me(n);l?l.replaceWith(p):t.append(p),l=p}On(l,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Do(l,r):T(l,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function On(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var pe=t=>Math.round(t*10)/
10,$e=(t,e,n,o,s)=>["line",t,{x1:pe(e),y1:pe(n),x2:pe(o),y2:pe(s)},[]],Oe=(t,e,n,o,s="middle")=>["text",t,{x:pe(e),y:pe(n),"text-anchor":s},o],Pe=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${pe(n)} ${pe(o)}`).join("")||"M0 0"},[]],Le=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function Ho(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(l=>l*s>=o*.8),i=[];for(let l=Math.floor(t/r+1e-9);l<=Math.
ceil(e/r-1e-9);l++)i.push(Number((l*r).toPrecision(12)));return i}var Te=(t,e,n)=>Ho(t,e,n).filter(o=>o>=t&&o<=e);function Vn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Ne(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:l=38}){let p=t.querySelector("svg");p||t.append(p=me("svg","gp-\
drawing"));let g=Math.max(240,t.clientWidth),f=(m,[y,_])=>(m-y)/(_-y||1);return{width:g,height:e,left:s,right:r,top:i,bottom:l,inner:g-s-r,x:m=>s+f(m,n)*(g-s-r),
y:m=>e-l-f(m,o)*(e-i-l),draw(m,y){On(p,{class:"gp-drawing",role:"group","aria-label":m,viewBox:`0 0 ${g} ${e}`,style:`height: ${e}px`}),Do(p,y.map((_,M)=>["g","",
M?{}:{"aria-hidden":"true"},_]))}}}function We(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=m=>Array.isArray(m)?m:[m,String(m)],[i,l]=[t.height-t.bottom,t.width-
t.right],p=n.map(r).flatMap(([m,y])=>[$e("gp-guide",t.left,t.y(m),l,t.y(m)),Oe("",t.left-7,t.y(m)+4,y,"end")]),g=e.map(r).flatMap(([m,y])=>[$e("gp-guide",t.x(m),
i,t.x(m),i+4),Oe("",t.x(m),i+17,y)]),f=[Oe("gp-axis",(t.left+l)/2,t.height-4,o)];return s&&f.push(Oe("gp-axis",2,t.top-16,s,"start")),[...p,...g,...f]}var qa=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Jn=(t,e,n,o=1)=>qa(t,e)/(e*n+o),Ce=t=>ee(t)?`${t.toFixed(2)} ×`:"–",dt=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Yn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",nn=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Qe(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${F(e)} of ${re(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${re(n-e,"is","are")} still to come.`}var on="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function Qs(t,e){let o=Math.max(...e.flatMap(y=>[y.without,y.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Te(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
l=Ne(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),p=l.height-l.bottom,g=[...i.flatMap(y=>[$e("gp-guide",l.x(y/s),l.top-4,l.x(y/s),
p),Oe("",l.x(y/s),p+17,String(y))]),Oe("gp-axis",l.left+l.inner/2,l.height-3,`${r} a token`)],f=["without","with"].flatMap((y,_)=>{let M=Lt(e.map(W=>W[y])),A=l.
x(M),E=A>l.left+l.inner/2;return[$e(`gp-median-${y}`,A,5+14*_,A,p),Oe("gp-halo",A+(E?-5:5),12+14*_,`median ${y} ${nn(M)}`,E?"end":"start")]}),m=e.map(({without:y,
with:_,speedup:M},A)=>{let E=l.top+(A+.5)*27,W=`Pair ${A+1}: ${nn(y)} a token without, ${nn(_)} with: ${Ce(M)}`;return Le("",W,[["rect","gp-catch",{x:0,y:pe(E-27/
2),width:l.width,height:27},[]],Oe("",l.left-9,E+4,`pair ${A+1}`,"end"),$e(_<=y?"gp-gained":"gp-lost",l.x(y),E,l.x(_),E),["circle","gp-dot-without",{cx:pe(l.x(y)),
cy:pe(E),r:5},[]],["circle","gp-dot-with",{cx:pe(l.x(_)),cy:pe(E),r:6.5},[]],Oe("gp-strong",l.width,E+4,`${_<=y?"▲":"▼"} ${Ce(M)}`,"end")])});l.draw(`Time f\
or a token in ${re(e.length,"pair")} of runs`,[[...g,...f],m])}function er(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let l=M=>Jn(M,e,n,o),g=[
0,Math.max(1.25,l(1),i?i.high:0)*1.06],f=Ne(t,{height:280,x:[0,1],y:g,left:40,right:22,top:30}),m=[0,.2,.4,.6,.8,1].map(M=>[M,G(M)]),y=[["rect","gp-losing",{x:f.
left,y:pe(f.y(1)),width:f.inner,height:pe(f.y(0)-f.y(1))},[]],...We(f,{xTicks:m,yTicks:Te(...g,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),$e("gp-unity",
f.left,f.y(1),f.width-f.right,f.y(1)),Oe("gp-halo",f.left+6,f.y(1)-6,"faster","start"),Oe("",f.left+6,f.y(1)+15,"slower","start"),Pe("gp-theory",Array.from({length:101},
(M,A)=>[f.x(A/100),f.y(l(A/100))]))],_=[];ee(s)&&_.push(Wa(f,s)),ee(r)&&_.push(...Ia(f,{rate:r,formula:l(r),speedup:i})),f.draw("Expected speed-up over the acce\
ptance rate",[y,_])}function Wa(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return Le("",`Break-even: with an acceptance rate of ${G(e)} both ways take the \
same time.`,[$e("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${pe(n)} ${pe(t.y(1)-7)}l6.5 11h-13Z`},[]],Oe("gp-strong gp-halo",n+(s?-8:8),o-8,`break\
-even ${G(e)}`,s?"end":"start")])}function Ia(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,l=(y,_,M)=>Oe(`${y} gp-halo`,s+(i?-13:13),
_+4,M,i?"end":"start"),p=o?t.y(o.median):r,g=Math.max(0,17-Math.abs(r-p))/2*(n>=(o?o.median:n)?-1:1),f=[Le("",`At the observed acceptance rate of ${G(e)} the fo\
rmula expects ${Ce(n)}.`,[$e("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:pe(s),cy:pe(r),r:5.5},[]],l("",r+(o?g:0),`expected ${Ce(n)}`)])];if(!o)
return f;let m=`Measured at an acceptance rate of ${G(e)}: ${Ce(o.median)}, spread ${dt(o)}.`;return f.push(Le("",m,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp\
-measured",{d:kt(s,p,7)},[]],l("gp-strong",p-g,`measured ${Ce(o.median)}`)])),f}var kt=(t,e,n)=>`M${pe(t)} ${pe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[
$e("gp-spread",t,e,t,n),$e("gp-spread",t-5,e,t+5,e),$e("gp-spread",t-5,n,t+5,n)];function tr(t,e){let n=c=>t.querySelector(".gp-"+c),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Yn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(c,{value:u})=>`${c} = ${u}`,l=c=>c.every(({value:u})=>u.trim()!==""&&Number.isFinite(Number(u)));function p(c){let[u,d,w,$,v]=g(c);te(n("answer"),{"data-verd\
ict":u}),T(n("answer-sign"),d);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[h("code","",w)," "+$]:
[$])),T(n("answer-more"),v),e.done&&T(n("told"),`${w} ${$}. ${v}`),T(n("missing"),Qe(e,c)),se(n("warning"),!!c.others),T(n("warning"),c.others?"⚠ "+on:"")}function g({
knob:c,points:u,leader:d,rivals:w,best:$,fewest:v}){let S=u.filter(({speedup:B})=>B),x=S.find(B=>B.group===d);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${F(S.length)} of ${re(u.length,"setting")} measured.`:"The first counted r\
uns are under way."];let{speedup:O,verdict:q,pairs:I}=x,H=e.running?" so far":"",N=Ce(O.median),C=`spread ${dt(O)}`,P={faster:"",slower:" It is slower than deco\
ding without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[q];if(q==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(c,x)} has the greatest median, ${N}, of ${re(I,"pair")} of runs: too few to tell, it takes ${F(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[q]||"even",{faster:"▲",slower:"▼"}[q]||"≈",i(c,x),`is the only setting that was measured: ${N}`,`S${C.slice(1)}.${P}`];if($===null){let B=w.
length>2&&w.length===S.length-1?"all others":f(u.filter(V=>w.includes(V.group)).map(({value:V})=>V));return["even","≈","",`No clear best setting${H}`,`${i(c,x)}\
 has the greatest median, ${N}, ${C}; ${B} may be as good.${P} More repeats tell more.`]}let[R,j,U]={faster:["good","★",`is best${H}: ${N}`],even:["even","★",
`is the best${H}, at ${N}`],slower:["bad","▼",`is the best${H}, and still ${N}`]}[q];return[R,j,i(c,x),U,`S${C.slice(1)}; it was faster than each other one, t\
urn by turn.${P}`]}let f=c=>c.length<2?c.join(""):`${c.slice(0,-1).join(", ")} and ${c.at(-1)}`;function m(c,{value:u,speedup:d,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[d?`${Ce(d.median)}, spread ${dt(d)}`:"not measured yet"];return ee(w)&&x.push(`${G(w)} of the judged tokens accepted`),ee($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),ee(v)&&x.push(`${v.toFixed(1)} drafted a round`),ee(S)&&x.push(`formula ${Ce(S)}`),`${c} = ${u}: ${x.join("; ")}`}function y({
knob:c,points:u,curve:d,measured_curve:w,leader:$,best:v}){let S=l(u),x=S?u.map(({value:C})=>Number(C)):u.map((C,P)=>P),O=u.flatMap(({speedup:C,formula:P})=>[C&&
C.low,C&&C.high,P]),q=A(O.concat(d.map(([,C])=>C),w.map(([,C])=>C)),S),I=Ne(n("settings"),{height:330,x:_(x,d,S),y:q,left:40,right:22,top:34,bottom:S?38:54}),H=[
...E(I,u,x,S),...We(I,{xTicks:[],yTicks:Te(...q,5),xTitle:c,yTitle:"speed-up"}),$e("gp-unity",I.left,I.y(1),I.width-I.right,I.y(1)),Pe("gp-theory gp-dashed",d.map(
([C,P])=>[I.x(C),I.y(P)])),Pe("gp-theory gp-dotted",w.map(([C,P])=>[I.x(C),I.y(P)])),Pe("gp-median-course",S?u.map((C,P)=>[C,x[P]]).filter(([{speedup:C}])=>C).sort(
([,C],[,P])=>C-P).map(([{speedup:C},P])=>[I.x(P),I.y(C.median)]):[])],N=M(u,x.map(I.x),$);I.draw(`Speed-up over ${c}`,[H,u.map((C,P)=>W(I,c,C,{x:I.x(x[P]),scale:S,
isBest:C.group===v,named:N.has(C)}))]),se(n("of-formula"),d.length>0),se(n("of-verify"),w.length>0),se(n("of-own"),u.some(({formula:C})=>ee(C)))}function _(c,u,d){
if(!d||!c.length)return[-.5,Math.max(c.length,1)-.5];let w=[...c,...u.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+
$]}function M(c,u,d){let $=[],v=c.map((S,x)=>[S,u[x]]).sort(([S],[x])=>(x.group===d)-(S.group===d));return new Set(v.filter(([S,x])=>{let O=S.group===d?1.4:1,q=$.
every(([I,H])=>Math.abs(I-x)>=50*(O+H)/2);return q&&$.push([x,O]),q}).map(([S])=>S))}function A(c,u){let d=[.85,1.15,...c.filter(ee)],[w,$]=[Math.min(...d),Math.
max(...d)];return u?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function E(c,u,d,w){let $=u.map(({value:x},O)=>[c.x(d[O]),w?[x]:x.split("_")]).sort(([x],[O])=>x-
O),v=c.height-c.bottom,S=-1/0;return $.flatMap(([x,O])=>{let q=Math.max(...O.map(({length:I})=>I))*3.5;return x-q<S?[]:(S=x+q+5,[$e("gp-guide",x,v,x,v+4),...O.map(
(I,H)=>Oe("",x,v+17+14*H,I))])})}function W(c,u,d,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:O}=d,q=[];if(ee(O)&&q.push(["path","gp-own-formula",{d:kt(
w,c.y(O),6)},[]]),x){let I=c.y(x.median);$||q.unshift(["rect","gp-column",{x:pe(w-26),y:pe(I),width:52,height:pe(c.y(0)-I)},[]]),q.push(...Kt(w,c.y(x.low),c.y(x.
high)),["circle","gp-measured",{cx:pe(w),cy:pe(I),r:6},[]]);let[H,N]=[c.y(x.low),c.y(x.high)],C=ee(O)&&Math.abs(c.y(O)-N+13)<17&&H+24<c.y(0);S&&q.push(Oe(`gp-ha\
lo${v?" gp-strong gp-told-best":""}`,w,C?H+18:N-8,(v?"★ ":"")+Ce(x.median)))}return q.push(["rect","gp-catch",{x:pe(w-16),y:c.top,width:32,height:c.height-c.top-
c.bottom},[]]),Le("",m(u,d)+(v?"; the best":""),q)}function b(c){if(!o.tHead){let u=h("tr");u.append(h("th","",null,{scope:"col"}),...s.map(([d,w])=>{let $=h("t\
h","",null,{scope:"col"}),v=h("span","",null,{tabindex:"0","data-tip":w});return v.append(...d.split(/(?<=_)/).flatMap(S=>[S,h("wbr")])),$.append(v),$})),o.createTHead().
append(u),o.createTBody()}T(o.tHead.rows[0].cells[0],c)}function L(){let c=h("tr"),u=h("th","",null,{scope:"row"});u.append(h("span"),h("b","","",{"aria-hidden":"\
true"}),h("span","gp-hidden"));let d=h("td");return d.append(h("span"),h("small")),c.append(u,d,...s.slice(1).map(()=>h("td"))),c}function k({knob:c,points:u,best:d}){
b(c);let w=de(o.tBodies[0],u.length,L);u.forEach(($,v)=>{let[S,x,...O]=w[v].cells,q=$.group===d;Me(w[v],q?"gp-best":""),T(S.children[0],$.value),T(S.children[1],
q?" ★":""),T(S.children[2],q?" (best)":""),T(x.children[0],$.speedup?Ce($.speedup.median):"–"),T(x.children[1],$.speedup?`  ${dt($.speedup)}`:"");let{draft_acceptance_rate:I,
rate:H,mean_acceptance_length:N,drafted:C,formula:P}=$;[ee(I)?G(I):"–",ee(H)?G(H):"–",ie(N,2),ie(C,2),Ce(P)].forEach((j,U)=>T(O[U],j))})}function a(){let c=e.
found;p(c),y(c),k(c)}return new ResizeObserver(()=>r()&&a()).observe(t),c=>{t.hidden=!r(),!t.hidden&&(c.found||c.status)&&a()}}var sn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}readLine(e){
if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.slice(0,200))}}get canAsk(){return Object.
keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,update:n};this.subscribers.add(o),
this.tell(o,Object.fromEntries(this.kinds.map(s=>[s,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(()=>this.flush()),this.changes[e]=
!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.delete(n)}tell(e,n){try{e.update(
n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Gt=class extends sn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Ra[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Da(n,o,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${o+1}`:"",last:n,score:null,stopReason:e[o]?e[o].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&Ie(o.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,
...Ie(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return Ie(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(Ie(o.last).forEach((s,r)=>{let i=yt("Candidate",n[r]||[]),
l=new Set(i.map(({token_id:p})=>p));s.watched=[...(s.watched||[]).filter(({token_id:p})=>!l.has(p)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:yt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Ra={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=yt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=En("Candidate",e.chosen),Ko(e.distribution),e.watched=yt("Candidate",e.watched||[]),e.mark=e.mark?En("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=yt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Ba(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Fa();e.distributions.forEach(Ko),e.given&&
(n.given+=1);let o=yt("BeamCandidate",e.candidates).map(s=>ja(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(za(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=En("Candidate",o.chosen),Ko(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=yt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ka(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function En(t,e){let n=Us[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function yt(t,e){return e.
map(n=>En(t,n))}function Ko(t){t.candidates=yt("Candidate",t.candidates),t.stages=yt("Stage",t.stages)}function Ba(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Fa(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function ja(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?En("Mark",t.mark):
null,beam:t}}var rn=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function nr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:l,text:p,raw_logprob:g,logprob:f}=s,m=(i?i.beam.score:0)+f,y=i?i.beam.group:null,_={token_id:l,text:p,piece:null,
parent:n,raw_logprob:g,logprob:f,score:m,status:"unseen",beam:null,final_score:null,group:y},{sequence:M,seconds:A,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:M,before:i,chosen:s,piece:null,distribution:o,seconds:A,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function or(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function za(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Da(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,l,p)=>({
kind:r,label:o+i,last:l,score:p,stopReason:null});return[...t.running.map(r=>s("running",Ha(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${sr(r)}`,r,r.beam.final_score))]}function Ha(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${sr(t)}`}var st=t=>t<
26?String.fromCharCode(65+t):String(t+1),sr=({beam:t})=>(t.group??null)===null?"":`, group ${st(t.group)}`;function Ka(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,l)=>{let p=(e.beams||[])[l];r=(s[l]||[]).find(g=>g.
beam.parent===p&&g.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Ie(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function xt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Be=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=xt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var rr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),Go=t=>t.num_accepted+(t.next_token_id===null?0:1);function Ga(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
Go(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Ua(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:l}=t,p=(g,f)=>f?g/f:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:p(r,s),judged_acceptance_rate:p(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:p(l[1],l[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var an=class{constructor(){this.rounds=[],this.tally=rr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=rr());for(let o=this.tally.rounds;o<
e.length;o++)Ga(this.tally,e[o]);return this.rounds=e,Ua(this.tally)}};var Uo=new WeakMap;function Ge(t,e){Uo.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function ir(t){if(!t.querySelector("[data-tip]"))return;let e=h("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=Uo.has(i)?Uo.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[l,p]=[t.getBoundingClientRect(),i.getBoundingClientRect()],g=Math.min(p.left-l.left,l.width-e.offsetWidth-8);e.style.left=`${Math.max(8,g)}p\
x`,e.style.top=`${p.bottom-l.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function ar(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=y=>y===null?"–":G(y),r=(y,_,M=_+
"s")=>`${F(y)} ${y===1?_:M}`;function i(y,_){let{num_draft_tokens:M,num_accepted_draft_tokens:A,num_spec_steps:E}=y,W=_.samples&&y.expected_acceptance_rate!==null;
return[["num_draft_tokens",F(M),`in ${r(E,"draft")} of ${r(y.num_rounds,"round")}`],["num_accepted_draft_tokens",F(A),`of ${F(M)} drafted`],["draft_acceptance_r\
ate",s(y.draft_acceptance_rate),`${F(A)} of ${F(M)} drafted`,y.draft_acceptance_rate],["mean_acceptance_length",ie(y.mean_acceptance_length,2),`1 + ${F(A)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(y.judged_acceptance_rate),`${F(A)} of ${F(y.num_judged_draft_tokens)} judged`,y.judged_acceptance_rate],...W?[["expect\
ed_acceptance_rate",s(y.expected_acceptance_rate),`mean of ${F(y.num_judged_draft_tokens)} judged places`,y.expected_acceptance_rate]]:[],["passes_saved",F(y.passes_saved),
`${r(y.num_tokens,"token")} in ${r(y.num_rounds,"pass","passes")}`]]}function l(){let y=h("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=h("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(h("i")),y.append(h("dt"),h("dd"),h("dd","gp-note"),_),y}function p(y,_){let M=i(y,_),A=de(e,M.length,l);M.forEach(
([E,W,b,L=null],k)=>{let[a,c,u,d]=A[k].children;a.textContent!==E&&a.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,h("wbr")])),T(c,W),T(u,b),d.hidden=L===null,
ge(d.firstChild,"width",L??0),A[k].dataset.tip=Tt[E],A[k].dataset.name=E})}function g(){let y=h("span","gp-chart-column"),_=h("span","gp-chart-track");return _.
append(h("i","gp-chart-whole"),h("i","gp-chart-part")),y.append(h("span","gp-chart-top"),_,h("span","gp-chart-label")),y}function f(y,_,M){let A=Math.max(1,..._.
map(([W,b])=>b??W)),E=de(y,_.length,g);_.forEach(([W,b,L,k,a],c)=>{let[u,d,w]=E[c].children;T(u,k),ge(d.children[0],"height",(b??0)/A),ge(d.children[1],"height",
W/A),T(w,L),Ge(E[c],()=>a)}),te(y,{"aria-label":`${M}: ${_.map(([,,,,W])=>W).join("; ")}`})}function m(y){let _=y.num_spec_steps;f(n,y.acceptance_histogram.map(
(M,A)=>[M,null,String(A),M?F(M):"",`${r(M,"round")} of ${F(_)} with a draft kept ${r(A,"token")} of it`]),"acceptance_histogram"),f(o,y.drafted_by_position.map(
(M,A)=>{let E=y.accepted_by_position[A];return[E,M,String(A+1),`${Math.round(100*E/M)}%`,`place ${A+1}: ${F(E)} of ${F(M)} drafted there were kept, ${G(E/M)}`]}),
"accepted_by_position of drafted_by_position")}return(y,_)=>{p(y,_),m(y)}}var ht={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},cr=Object.fromEntries(Object.keys(ht).map(t=>[t,0])),lr=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Xn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function Vo({target_logprob:t,draft_logprob:e},{weight:n}){let o=he(t)/((e??null)===null?1:he(e));return Math.min(1,n===null?o:1-n+n*o)}var dr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${ie(1-t,2)} + ${ie(t,2)} · p / q)`;function hr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabi\
lity ${dr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where i\
t is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${ie(t.weight,2)} · p + ${ie(1-t.weight,2)} · q`}.`}function Jo(t,e){return e<t.
num_accepted?"accepted":e<Ct(t)?"rejected":"unjudged"}function pr(t,e,n){let o=t.drafted[e],s=Jo(t,e),r=(o.draft_logprob??null)!==null,[i,l]=[G(he(o.target_logprob)),
G(he(o.draft_logprob))],p=r?` The draft model gave it ${l}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":
"the end of the text"}.${p}`;let g=s==="accepted",f=g?"Accepted":"Rejected";if(!n.samples){let M=n.weight===null||!r?"for the target":"in the mixture of both mo\
dels";return`${f}: ${g?"it":`${le(t.next_text)}, and not this,`} is the likeliest token ${M}. The target gave it ${i}.${p}`}if(!r)return`${f}: the target drew ${g?
"the same token":le(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let m=Vo(o,n),y=m>=1?"it is always kept":`it is kept \
with probability ${G(m)}, and ${g?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${G(o.overlap)}.`;return`${f}\
: the target gave it p = ${i}, the draft model q = ${l}. By ${dr(n)}, ${y}.${_}`}function fr(t,e){let[,n,o]=ht[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function ur({draft:t}){if(!t||!ht[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],l=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${G(he(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${l}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${le(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var $t=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Gn(t);function mr(t,e,n){let o=[],s=Xn(null),r={row:null,card:null,selected:null},i=null,l=!0,p=0,g=new WeakMap,f=new WeakMap,m=new IntersectionObserver(O=>{for(let{isIntersecting:q,
target:I}of O)q&&E(g.get(I));y()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),y=()=>l&&!e.selected&&e.running;function _(O,q){let I=o.length<=O.length&&
(!o.length||o[0].round===O[0])&&s.samples===q.samples;s=q,I||M();for(let H of O.slice(o.length))A(H);y()&&(t.scrollTop=t.scrollHeight)}function M(){m.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,l=!0,p=0}function A(O){let q=h("li","gp-round"),I={round:O,item:q,cards:null};g.set(q,I),o.
push(I),t.append(q),m.observe(q)}function E(O){if(!O||O.cards)return;m.unobserve(O.item);let{round:q,item:I}=O,H=Ct(q);O.cards=[];let N=h("div","gp-cards");for(let C=0;C<
H;C++)N.append(L(O,C));q.next_token_id!==null&&N.append(k(O)),H<q.drafted.length&&N.append(c(q,H)),q.follow==="none"&&N.append(h("span","gp-note gp-ended","■ th\
e text ended inside its draft")),I.append(W(q),N),I.classList.add("gp-filled"),i||$(O.cards[0])}function W(O){let q=h("div","gp-round-head"),I=O.drafted.length?
`${O.num_accepted} of ${O.drafted.length} kept`:"no draft",H=[["draft",O.draft_seconds],["verify",O.verify_seconds]];q.append(h("b","",`Round ${O.index+1}`),h("\
span","",I));for(let[N,C]of H)q.append(h("span","gp-round-time",`${N} ${$t(C)}`));return q}function b(O,q,I,H,N,C,P){let R=h("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${O.round.index+1}, ${C}, ${le(N)}: ${P}`});R.dataset.draft=I;let j=h("span","gp-draft-head"),U=h(
"bdi","gp-ink gp-word");return Ye(U,N),j.append(h("span","gp-sign",H),U),R.append(j),Ge(R,()=>P),f.set(R,{row:O,index:q}),O.cards.push(R),R}function L(O,q){let{
round:I}=O,H=I.drafted[q],N=Jo(I,q),C=I.start+q,P=`drafted token ${q+1} of ${I.drafted.length}`,R=b(O,C,N,N==="accepted"?"✓":"✗",H.text,P,pr(I,q,s));if(R.append(
a("p",he(H.target_logprob))),(H.draft_logprob??null)!==null&&R.append(a("q",he(H.draft_logprob))),s.samples){let j=h("span","gp-chance","chance");j.append(h("b",
"",G(Vo(H,s)))),R.append(j)}return R}function k(O){let{round:q}=O,I=q.start+q.num_accepted,[H,N]=ht[q.follow],C=b(O,I,q.follow,H,q.next_text,"the target’s own t\
oken",fr(q,s));C.classList.add("gp-own-card");let P=n(I);return P&&C.append(a("p",Fe(P).probability)),C.append(h("span","gp-chance",N)),C}function a(O,q){let I=h(
"span","gp-bar-line"),H=h("span","gp-track"),N=h("i",`gp-part-${O}`);return ge(N,"width",q),H.append(N),I.append(h("i","gp-pq",O),H,h("span","gp-amount",G(q))),
I}function c(O,q){let I=h("span","gp-behind"),H=O.drafted.slice(q);I.append(h("span","gp-note","never judged"));for(let N of H){let C=ke(N.text,"gp-word"),P=(N.
draft_logprob??null)===null?"":` q ${G(he(N.draft_logprob))}`,R=h("span","gp-unjudged");R.append(C,h("small","",P)),I.append(R)}return I}function u(O){let q=O&&
O.draft,I=q&&o[q.round.index-(o.length?o[0].round.index:0)]||null;I&&E(I);let H=I?d(I,O):null;r.card&&r.card!==H&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==I&&r.row.item.classList.remove("gp-current-round");let N=r.selected!==e.selected;r={row:I,card:H,selected:e.
selected},N&&!e.selected&&(l=!0),I&&(I.item.classList.add("gp-current-round"),H&&(H.classList.add("gp-current"),H.setAttribute("aria-pressed",String(e.selected===
O)),t.contains(document.activeElement)||$(H)),N&&w(I.item))}function d(O,q){let I=q.index-O.round.start;return I<O.round.num_accepted?O.cards[I]:O.cards.at(-1)}
function w(O){let[q,I]=[O.offsetTop,O.offsetTop+O.offsetHeight];q<t.scrollTop?t.scrollTop=q:I>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(q,I-t.clientHeight))}
function $(O){i&&(i.tabIndex=-1),i=O||null,i&&(i.tabIndex=0)}function v(O){if(!O)return;let{row:q,index:I}=f.get(O);$(O);let H=n(I);H&&e.selectStep(H),w(q.item),
O.focus({preventScroll:!0})}function S(O,q){let I=o[Math.max(0,Math.min(o.length-1,O))];return E(I),I.cards.at(q)}function x(O,q){let{row:I}=f.get(O),H=I.cards[I.
cards.indexOf(O)+q];if(H)return H;let N=o.indexOf(I)+q;return o[N]?S(N,q>0?0:-1):null}return t.addEventListener("click",O=>{let q=O.target.closest(".gp-draft-ca\
rd");if(q){v(q);return}let I=O.target.closest(".gp-round");I&&v(g.get(I).cards[0])}),t.addEventListener("keydown",O=>{O.key==="Escape"&&e.selectStep(null);let q=O.
target.closest(".gp-draft-card");if(!q||O.ctrlKey||O.metaKey||O.altKey)return;let I=o.indexOf(f.get(q).row),H={ArrowRight:()=>x(q,1),ArrowLeft:()=>x(q,-1),ArrowDown:()=>o[I+
1]&&S(I+1,0),ArrowUp:()=>o[I-1]&&S(I-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};H[O.key]&&(O.preventDefault(),v(H[O.key]()))}),t.addEventListener("scroll",()=>{
let O=t.scrollTop;t.scrollHeight-O-t.clientHeight<80?l=!0:O<p&&(l=!1),p=O},{passive:!0}),{show:_,mark:u}}var rt={narrowest:3,least:16,cell:9,tallest:90,times:84};function gr(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:rt.least,top:1,drafts:0},
i=0;function l(b){let L=k=>b.reduce((a,c)=>a+k(c),0)/b.length;return{accepted:L(k=>k.num_accepted),judged:L(Ct),drafted:L(k=>k.drafted.length),draft:L(k=>k.draft_seconds),
verify:L(k=>k.verify_seconds),longest:Math.max(...b.map(k=>k.draft_seconds+k.verify_seconds))}}function p(b){let L=b.map(({draft:c,verify:u})=>c+u).sort((c,u)=>c-
u),k=L.at(-1),a=L[Math.floor((L.length-1)*.9)];return k>2*a&&L.length>4?1.25*a:k}function g(b){i||=e.clientWidth;let L=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/rt.narrowest)))),k=[];for(let w=0;w<b.length;w+=L)k.push(l(b.slice(w,w+L)));let a=Math.max(1,...k.map(({drafted:w})=>w)),c=Math.max(1,Math.min(rt.cell,
rt.tallest/a)),u=p(k)||1,d=k.filter(({draft:w,verify:$})=>w+$>u);return r={rounds:b,each:L,columns:Math.max(rt.least,k.length),top:u,drafts:Math.ceil(a*c)},T(o.
drafts,a>=1.5?F(Math.round(a)):"1"),T(o.times,$t(u)),f(k,c),{each:L,cut:d.length,longest:Math.max(0,...k.map(({longest:w})=>w)),filled:k.length/r.columns}}function f(b,L){
let k=r.drafts+16+rt.times,a=devicePixelRatio,c=[Math.round(i*a),Math.round(k*a)];if(e.width!==c[0]&&(e.width=c[0]),e.height!==c[1]&&(e.height=c[1]),e.style.height=
`${k}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${rt.times}px`,!i)return;let u=getComputedStyle(t),d=x=>u.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:d("accepted"),rejected:d("rejected"),muted:d("muted"),verify:d("kept"),draft:d("before"),line:d("line"),surface:d("surface")},$=e.
getContext("2d");$.setTransform(a,0,0,a,0,0),$.clearRect(0,0,i,k);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,k-1,i,1),b.forEach((x,O)=>{let q=[O*v+S/2,v-S];r.each===1?m($,w,x,q,L):_($,w,x,q,L),M($,w,x,q,k-1)})}function m(b,L,{accepted:k,judged:a,drafted:c},[
u,d],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<c;v++){let S=r.drafts-(v+1)*w;if(v<k)b.fillStyle=L.accepted,b.fillRect(u,S,d,$);else if(v<a)y(b,L.rejected,
u+d/2,S+$/2,Math.min(d,Math.max($,5),7)/2);else{b.fillStyle=L.muted;let x=Math.min(d,$,2.5);b.fillRect(u+(d-x)/2,S+($-x)/2,x,x)}}}function y(b,L,k,a,c){b.strokeStyle=
L,b.lineWidth=c>2?2:1,b.beginPath(),b.moveTo(k-c,a-c),b.lineTo(k+c,a+c),b.moveTo(k-c,a+c),b.lineTo(k+c,a-c),b.stroke()}function _(b,L,{accepted:k,drafted:a},[c,
u],d){b.fillStyle=L.accepted,b.fillRect(c,r.drafts-k*d,u,k*d),b.fillStyle=L.muted,b.fillRect(c,r.drafts-a*d,u,1)}function M(b,L,{draft:k,verify:a},[c,u],d){let w=Math.
min(1,r.top/(k+a))/r.top,[$,v]=[k*w*rt.times,a*w*rt.times];b.fillStyle=L.verify,b.fillRect(c,d-$-v,u,v),A(b,L.draft,c,d-$,u,$),!(k+a<=r.top)&&(b.fillStyle=L.surface,
b.fillRect(c-1,d-rt.times+7,u+2,3),b.fillRect(c-1,d-rt.times+13,u+2,3))}function A(b,L,k,a,c,u){if(!(u<=0)){if(c<5){b.fillStyle=L,b.fillRect(k,a,c,u);return}b.save(),
b.beginPath(),b.rect(k,a,c,u),b.clip(),b.strokeStyle=L,b.lineWidth=1.5,b.beginPath();for(let d=-u;d<c;d+=5)b.moveTo(k+d,a+u),b.lineTo(k+d+u,a);b.rect(k+.75,a+.75,
Math.max(0,c-1.5),Math.max(0,u-1.5)),b.stroke(),b.restore()}}function E(b){let{left:L,width:k}=e.getBoundingClientRect(),a=Math.floor((b.clientX-L)/k*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,a))}function W(b){n.hidden=b===null,b!==null&&(ge(n,"left",Math.floor(b/r.each)/r.columns),ge(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:g,at:E,mark:W}}function wr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Be(null,()=>null),i=new an,l=gr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:a}),p=mr(t.querySelector(".gp-rounds"),e,c=>r.steps[c]),g=ar(t),f=[],m=0,y=!1;function _(){let c=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),u=e.rounds.length;for(;u&&e.rounds[u-1].start+Go(e.rounds[u-1])>c;)u-=1;return u===e.rounds.length?e.rounds:e.rounds.slice(0,u)}function M(){let{each:c,
cut:u,longest:d,filled:w}=l.draw(f);ge(t.querySelector(".gp-map-axis"),"width",w),T(s,[c>1?`Each column is the mean of ${c} rounds.`:"",u?`${u===1?"One column i\
s":`${F(u)} columns are`} cut off; the longest round took ${$t(d)}.`:""].filter(Boolean).join(" ")),T(t.querySelector(".gp-map-last"),`round ${F(f.length)}`)}function A(c){
let{draft_seconds:u,verify_seconds:d,drafted:w,num_accepted:$,follow:v}=c,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${ht[v][1]} `}${le(c.next_text)}`;return`Round ${c.index+1}: draft ${$t(u)}, verify ${$t(d)}; ${S}, ${x}\
.`}let E=c=>e.selectStep(r.steps[f[c].start]||null);function W(){let c=e.current();return!c||!c.draft?null:f[c.draft.round.index]===c.draft.round?c.draft.round.
index:null}function b(){let c=W();l.mark(c);let u=c===null?"":A(f[c]);T(o,u),te(n,{"aria-valuemin":1,"aria-valuemax":f.length,"aria-valuenow":(c??0)+1,"aria-val\
uetext":u||"no round"})}n.addEventListener("pointermove",c=>{let u=l.at(c);u<0||(c.buttons===1?E(u):T(o,A(f[u])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",c=>l.at(c)>=0&&E(l.at(c))),n.addEventListener("keydown",c=>{let u={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
c.key==="Escape"&&e.selectStep(null),!(!(c.key in u)||!f.length)&&(c.preventDefault(),E(Math.max(0,Math.min(f.length-1,(W()??f.length-1)+u[c.key]))))});function L(c){
let{draft_seconds:u,verify_seconds:d}=c,w=u+d;for(let[$,v]of[["draft",u],["verify",d]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,T(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${$t(v)}`)}T(t.querySelector(".gp-drafts-short"),`${F(c.num_tokens)} tokens in ${F(c.num_rounds)} forward passe\
s of the target: ${c.passes_saved>0?`${F(c.passes_saved)} passes saved`:"none saved"}.`)}function k(c){let u=e.lasts[0]||null;if((c.run||c.steps)&&r.follow(u),c.
run&&(y=!1),t.hidden=!e.rounds.length,t.hidden)return;let d=[f[0],m];if(f=_(),m=f.length,c.run||f[0]!==d[0]||m!==d[1]){let w=Xn(e.started),$=i.read(f);y||=f.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),T(t.querySelector(".gp-drafts-rule"),hr(w,y)),t.querySelector(".gp-key-q").hidden=!y,L($),M(),p.show(
f,w),g($,w)}p.mark(e.current()),b()}function a(){t.hidden||(M(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",a),new MutationObserver(
a).observe(document.body,{attributes:!0,attributeFilter:["class"]}),k}function br(t,e){let n=a=>t.querySelector(".gp-"+a),o=["without","with"],s=()=>e.answered("same"),r=({level:a})=>G(a);function i(a){let[c,u,d,w]=(a.mode==="gree\
dy"?l:m)(a);te(n("answer"),{"data-verdict":c}),T(n("answer-sign"),u),T(n("answer-words"),d),T(n("answer-more"),w),e.done&&T(n("told"),`${d}. ${w}`),T(n("missing"),
Qe(e,a))}function l({checked:a,equal:c,at:u}){if(!a||c===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let d=a===1?"one pair":`each of ${re(a,"pair")}`;return c?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with a\
nd without drafts in ${d} of texts.`]:["bad","✗",`Different from token ${F(u+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can t\
ip a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function p(a,c){let u=0;for(;u<Math.
min(a.length,c.length)&&a[u]===c[u];)u+=1;for(;u>0&&/[\p{L}\p{M}\p{N}]/u.test(a[u-1])&&/[\p{L}\p{M}\p{N}]/u.test((a[u]||"")+(c[u]||""));)u-=1;let d=w=>u+w.slice(
u).match(/^\s*\S*/)[0].length;return[u,d(a),d(c)]}function g({mode:a,texts:c,equal:u,checked:d}){let w=a==="greedy"&&d>0&&c?c:[],$=n("both-texts"),v=JSON.stringify(
[w,u]);if(se(n("mark-key"),w.length>0&&u===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?p(...w):[];$.replaceChildren(...w.map(
(O,q)=>{let I=h("div"),H=h("p","",null,{dir:"auto",tabindex:"0"});return u||w[0]===w[1]?H.append(O):H.append(O.slice(0,S),h("mark","",O.slice(S,x[q])||"∎"),h(
"span","gp-apart",O.slice(x[q]))),I.append(h("h3","",`${o[q]} drafts`),H),I}))}let f=a=>`p = ${a<.001?a.toPrecision(1):a.toPrecision(2)}`;function m(a){let{p:c,
verdict:u,counts:d}=a,w=`${F(d[0])} texts without drafts, ${F(d[1])} with them`;return!ee(c)||u==="wait"?e.done?["wait","…","No answer",`${w}: too few for a t\
est.`]:["wait","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worth\
less.`]:u==="same"?["good","✓",`${f(c)}: no difference found`,`${w}; a difference would be told below ${r(a)}.`]:["bad","✗",`${f(c)}: the distributions diff\
er`,`${w}; p is below ${r(a)}.`]}function y({p:a,verdict:c}){if(!ee(a))return"";let u=`If both draw from the same distribution, a difference as large as this on\
e comes up in ${G(a)} of shuffles.`;return c==="differs"?`${u} So rarely that chance is a poor explanation.`:c==="same"?`${u} So it is nothing unusual.`:u}function _({
counts:a,tokens:c,verdict:u,level:d}){let[w,$]=a,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${F(w)} texts each`:`${F(w)} and ${F($)} texts`,x=`Only the first\
 ${re(c,"token")} of each text ${c===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return u==="differs"?["I\
t does not say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothi\
ng differs, this test still says “differs” in ${G(d)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does n\
ot prove that there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly st\
ay unseen; more texts show more.`,x]}function M({statistic:a,permutations:{edges:c,counts:u}}){if(se(n("of-shuffles"),u.length>0&&ee(a)),!u.length||!ee(a))return;
let d=[Math.min(c[0],a),Math.max(c.at(-1),a)],w=(d[1]-d[0]||1)*.03,$=[d[0]-w,d[1]+w],v=Math.max(...u),S=Ne(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,
top:42}),x=Te(...$,Math.max(3,S.inner/90)),O=u.map((R,j)=>{let[U,B]=[S.x(c[j]),S.x(c[j+1])],V=`${c[j].toFixed(2)} to ${c[j+1].toFixed(2)}: ${re(R,"shuffle")}`;return[
"rect",(c[j]+c[j+1])/2>=a?"gp-bin-far":"gp-bin",{x:pe(U),y:pe(S.y(R)),width:pe(Math.max(1,B-U)),height:pe(S.y(0)-S.y(R)),"data-tip":V},[]]}),q=S.x(a),I=q>S.left+
S.inner/2,H=Le("",`The difference of these texts is ${a.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:pe(q-6),y:2,width:12,height:S.height-S.bottom-2},
[]],$e("gp-observed",q,30,q,S.y(0)),Oe("gp-strong",q+(I?4:-4),23,`these texts: ${a.toFixed(2)}`,I?"end":"start")]),N=Te(0,v,3).filter(Number.isInteger),C=We(S,{
xTicks:x,yTicks:N.map(R=>[R,F(R)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),P=u.reduce((R,j)=>R+j,0);S.draw(`The difference in ${re(P,"shu\
ffle")}, from ${c[0].toFixed(2)} to ${c.at(-1).toFixed(2)}; that of these texts is ${a.toFixed(2)}`,[C,O,[H]])}function A({surprise:a}){if(!a||!o.every(d=>ee(a[d])))
return"";let[c,u]=o.map(d=>Ae(a[d],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${c} without,\
 ${u} with. It is 0 on average for the target’s own draws.`}function E(){let a=h("li"),c=h("table"),u=c.createTHead().insertRow();u.className="gp-hidden";for(let d of[
"token",...o])u.append(h("th","",d,{scope:"col"}));return c.prepend(h("caption")),c.append(h("tbody")),a.append(c),a}function W(){let a=h("tr"),c=h("th","",null,
{scope:"row"});c.append(h("bdi"));let u=h("td","",null,{colspan:2}),d=h("div","gp-counts");for(let w of o)d.append(h("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
h("span"));return u.append(d),a.append(c,u),a}function b(a,{position:c,tokens:u},d){let w=a.firstChild;T(w.caption,`token ${F(c)}`);let $=o.map((x,O)=>d[O]-u.reduce(
(q,I)=>q+I[x],0)),v=[...u,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=de(w.tBodies[0],v.length,W);v.forEach((x,O)=>{let q=x.rest||x.text===null,I=S[O].
cells[0].firstChild;qe(I,x.rest?"all others":q?"text ended":x.text,{plain:q}),Me(I,q?"gp-plain":"");let H=S[O].cells[1].firstChild.children;o.forEach((N,C)=>{let P=Math.
max(1,d[C]);ge(H[2*C],"width",Math.min(1,x[N]/P)),T(H[2*C+1],F(x[N]))}),te(S[O].cells[1],{"aria-label":o.map(N=>`${F(x[N])} ${N}`).join(", ")})})}function L(a){
if(se(n("of-sampling"),a.mode==="sampling"),a.mode!=="sampling")return;let c=y(a);se(n("evidence"),ee(a.p)),se(n("meaning"),!!c),T(n("meaning"),c),M(a),T(n("sur\
prise"),A(a));let u=_(a),d=de(n("cannot").querySelector("ul"),u.length,()=>h("li"));u.forEach(($,v)=>T(d[v],$));let w=de(n("places"),a.positions.length,E);a.positions.
forEach(($,v)=>b(w[v],$,a.counts)),se(n("places-title").parentElement,a.positions.length>0)}function k(){let a=e.found;i(a),g(a),L(a)}return new ResizeObserver(
()=>s()&&k()).observe(t),a=>{t.hidden=!s(),!t.hidden&&(a.found||a.status||a.unit)&&k()}}function kr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Yn;function r({
verdict:b,speedup:L,pairs:k,fewest:a}){let c=e.running&&b!=="wait"?" so far":"",u=`median of ${re(k.length,"pair")} of runs`,d=L&&`spread ${dt(L)}`;if(b==="fast\
er")return["good","▲",`${Ce(L.median)} faster${c}`,`The ${u}, `,d];if(b==="slower")return["bad","▼",`${Ce(L.median)}: slower${c}`,`The ${u}, `,d];if(b==="ev\
en")return["even","≈",`No clear difference${c}`,`${Ce(L.median)} is the ${u}, `,d,": it covers 1"];let w=e.done?"No answer":"Not known yet";return L?["wait","\
…",w,`${Ce(L.median)} is the ${u}: too few to tell, it takes ${F(a)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under\
 way"]}function i(b){let[L,k,a,...c]=r(b);te(o,{"data-verdict":L}),T(o.children[0],k),T(o.children[1],a),[0,1,2].forEach(d=>T(n("answer-more").children[d],c[d]||
"")),e.done&&T(n("told"),`${a}. ${c.join("")}.`),T(n("missing"),Qe(e,b));let u=de(n("reasons"),b.reasons.length,()=>h("li"));b.reasons.forEach((d,w)=>T(u[w],d)),
se(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:"")}function l({identical:b,pairs:L}){let k=n("badge");if(se(k,!!b&&b.checked>0),k.hidden)return;let{
checked:a,equal:c,at:u}=b;te(k,{"data-verdict":c?"good":"bad"}),T(k.children[0],c?"✓":"✗");let d=a===1?"the pair":`all ${re(a,"pair")}`,w=a>L.length?", the \
one to warm up too":"";T(k.children[1],c?`Same tokens in ${d}${w}`:`Not the same tokens: a text differs at token ${F(u+1)}`)}function p({pairs:b,draft_share:L,verify_share:k}){
let a=b.length>0&&ee(L)&&ee(k);if(se(n("of-time"),a),!a)return;let[c,u]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),d=Math.max(c,u),w={draft:L,verify:k,rest:Math.
max(0,1-L-k)},$=de(n("time-bars"),2,g);f($[0],"without",c,d,{plain:1}),f($[1],"with",u,d,w);let v=de(n("time-keys"),3,()=>{let S=h("span");return S.append(h("i",
"",null,{"aria-hidden":"true"}),h("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],O)=>{te(v[O].firstChild,{"data-part":S}),te(v[O].lastChild,
{"data-tip":`${G(x)} of the time of the runs with drafts: ${s[S]}.`}),T(v[O].lastChild,`${S} ${G(x)}`)})}function g(){let b=h("li");return b.append(h("span"),h(
"span","gp-time-bar",null,{"aria-hidden":"true"}),h("span")),b}function f(b,L,k,a,c){let[u,d,w]=b.children;T(u,L),T(w,`${nn(k)} a token`);let $=de(d,Object.keys(
c).length,()=>{let v=h("i");return v.append(h("b")),v});Object.entries(c).forEach(([v,S],x)=>{te($[x],{"data-part":v}),ge($[x],"width",S*k/a),T($[x].firstChild,
v!=="plain"&&S*k/a>.14?v:"")})}let m=({acceptance:b})=>b?b.judged_acceptance_rate:null;function y(b){let{drafted:L,cost:k,verify:a,break_even:c}=b,u=m(b),d=Jn(1,
L,k,a);if(!ee(c))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Ce(d)}.`;if(c<=0)return"Any acceptance r\
ate would do with these costs.";let w=`The target must keep at least ${G(c)} of the drafted tokens that it looks at`;return ee(u)?u>=c?`${w}; here it keeps ${G(
u)}.`:`${w}, but here it keeps only ${G(u)}.`:`${w}.`}function _(b){let L=["drafted","cost","verify"].every(k=>ee(b[k]));se(n("of-rates"),L),L&&(er(n("rates"),{
...b,rate:m(b)}),T(n("rate-words"),y(b))),A(b)}function M({acceptance:b,drafted:L,cost:k,verify:a}){let c=[];for(let u of["draft_acceptance_rate","judged_accept\
ance_rate","mean_acceptance_length","passes_saved"]){let d=b?b[u]:null;ee(d)&&c.push([u,u.endsWith("rate")?G(d):u.endsWith("length")?d.toFixed(2):F(d),Tt[u]])}return ee(
L)&&c.push(["drafted tokens a round",L.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),ee(k)&&c.push(["co\
st of drafting one token",k.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the f\
ormula."]),ee(a)&&c.push(["cost of verifying a draft",a.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes \
1 for it; on a processor without spare capacity it is more."]),c}function A(b){let L=M(b),k=de(n("figures"),L.length,()=>{let a=h("div"),c=h("dt");return c.append(
h("span","",null,{tabindex:0})),a.append(c,h("dd")),a});L.forEach(([a,c,u],d)=>{let[w,$]=k[d].children;T(w.firstChild,a),te(w.firstChild,{"data-tip":u}),T($,c)})}
function E(){let b=e.found;i(b),l(b),se(n("of-pairs"),b.pairs.length>0),b.pairs.length&&Qs(n("pairs"),b.pairs),p(b),_(b)}let W=()=>e.answered("speed");return new ResizeObserver(
()=>W()&&E()).observe(t),b=>{t.hidden=!W(),!t.hidden&&(b.found||b.status)&&E()}}var Yo=40,yr=14;function Va(t){let e=Array.from({length:t},(n,o)=>o);return t<=Yo?e:[...e.slice(0,yr),null,...e.slice(yr+t-Yo+1)]}var Ja=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function xr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=Ja(n,t.length,e),l=h("table","gp-strip");l.append(h("caption","gp-hidden",s));let p=l.appendChild(
h("tbody")),f=["token","mask",...t.some(([,,,m])=>m!==null)?["position"]:[]].map(m=>{let y=p.appendChild(h("tr"));return y.append(h("th","",m,{scope:"row"})),y});
for(let m of Va(t.length)){if(m===null){let b=t.length-Yo+1;f.forEach((L,k)=>L.append(h("td","gp-mark",k?"…":`… ${re(b,"token")} …`)));continue}let[,y,_,M]=t[m],
A=m>=r&&m<i,E=o&&m===t.length-1,W=h("td",`gp-cell${A?" gp-padding":""}${E?" gp-last":""}`);W.append(ke(y)),A&&W.append(h("span","gp-hidden"," (padding)")),E&&W.
append(h("span","gp-hidden"," (the next token is predicted from here)")),[W,h("td",_?"":"gp-ignored",_),h("td","",M)].slice(0,f.length).forEach((b,L)=>f[L].append(
b))}return l}function $r(t,e,n){t.replaceChildren();let[o,s]=[h("span"),h("span","gp-parted")];e.forEach(([,r,i],l)=>{let p=n!==null&&l>=n?s:o;i===null?p.append(
ke(r,"gp-end")):Zt(p,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(h("span","gp-mark","(nothing)"))}var Ya=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,vt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;vr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((l,p)=>p).filter(
l=>n[l]&&Xa(e[l])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let l of o)l-r<t.BLOCK||(s.push(this.wrap(e.slice(r,l))),r=l,this.loose=e.length-
l,this.tried=0);let i=s.map(l=>l.getBoundingClientRect().height);s.forEach((l,p)=>{l.style.containIntrinsicHeight=`${i[p]}px`,l.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!r.startsWith(" "):!(n||Ya.test(o));return o+=r,l})}wrap(e){let n=h("span","gp-rows");e[0].before(n,h("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=h("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(vr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Xa(t){let e=t.previousElementSibling,n=e&&Sr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Sr(n.getClientRects())];return!!(o&&s)&&_r(o)>_r(s)+10}function et(t,e,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let l=e+n;l>=0&&l<t.length;l+=n){let p=o(t[l]),g=p?(p.top-s.top)*n:0;if(g<s.height/2)
continue;let f=g*1e3+Math.abs(p.left-s.left);if(f>=i+1e3*s.height)break;f<i&&([r,i]=[t[l],f])}return r}var vr=t=>!!t&&t.tagName==="WBR",Sr=t=>t[t.length-1],_r=({
top:t,bottom:e})=>(t+e)/2;function cn(t,e,n,o){let r=h("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=h("div","gp-card-head"),l=h("dl","gp-card-facts"),p=h("ol","gp-card\
-rivals"),g=h("div","gp-card-key");g.append(h("i","gp-card-after"),"after the processors ",h("i","gp-card-before"),"before them"),r.append(i,l,p,g),r.hidden=!0,
t.append(r);let f=null,m=null,y=null;function _(d,w){l.append(h("dt","",d),h("dd","",w))}function M(){let{id:d,text:w,where:$,step:v,why:S}=o(f);if(i.replaceChildren(
ke(w,"gp-card-word"),h("span","",`${$}, id ${d}`)),l.replaceChildren(),p.hidden=g.hidden=!v,S&&l.append(h("dd","gp-card-why",S)),!v)return;A(v);let x=E(v),O=Math.
max(...x.flatMap(({after:q,before:I})=>[q,I]),1e-9);p.replaceChildren(...x.map(q=>W(q,O))),g.hidden=!v.distribution.stages.length}function A(d){let{chosen:w,distribution:$}=d,
{probability:v,rawProbability:S,surprisal:x}=Fe(d);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):G(v)),
_("before the processors",G(S))):_("Probability (no processor ran)",G(S));let O=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([I])=>I!=null),q=O.length===2&&
O[0][0]===O[1][0];if(O.length){let I=q?F(O[0][0]):O.map(([H,N])=>`${F(H)} ${N}`).join(", ");_(`Rank of ${F($.vocab)}`,I)}_("Surprisal",Ae(x,n.unit))}function E({
chosen:d,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:he(S.logprob),before:he(S.raw_logprob),isChosen:S.token_id===d.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:d,after:he(d.logprob),before:he(d.raw_logprob),
isChosen:!0}),v}function W({candidate:d,after:w,before:$,isChosen:v},S){let x=d.logprob===null,O=h("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),q=h("\
span","gp-card-tracks");for(let[I,H]of[["after",w],["before",$]]){let N=h("i","gp-card-"+I);N.style.width=`${H/S*100}%`,q.append(N)}return x&&q.firstChild.replaceWith(
h("small","",Pt(d))),O.append(h("span","gp-card-sign",v?"▶":x?"✕":""),ke(d.text,"gp-card-word"),q,h("span","gp-card-value",G(x?$:w))),O}function b(){let d=(f.
querySelector(".gp-ink")||f).getClientRects()[0],w=e.getBoundingClientRect();if(!d||d.bottom<w.top||d.top>w.bottom){k();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,O=d.bottom+9,q=O+v+8<=x?O:d.top-v-9;r.style.left=`${Math.max(8,Math.min(d.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(q,x-v-8))}px`}function L(d,w=null){o(d)&&(f=d,m=w,y=null,M(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",a,!0),document.addEventListener("scroll",c,{capture:!0,passive:!0})),b())}function k(){f&&(f=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",a,!0),document.removeEventListener("scroll",c,{capture:!0}))}function a({key:d}){d==="Escape"&&(y=f,k())}function c(){let d=m&&
document.elementFromPoint(m.clientX,m.clientY);!f.isConnected||m&&!f.contains(d)?k():b()}e.addEventListener("pointermove",d=>{if(d.pointerType==="touch")return;
let w=d.target.closest('[role="button"]');!w||!o(w)?m&&k():w!==f&&w!==y&&L(w,d)}),e.addEventListener("pointerleave",()=>{y=null,m&&k()}),e.addEventListener("foc\
usin",({target:d})=>d.matches(":focus-visible")&&L(d)),e.addEventListener("focusout",({target:d})=>d===f&&!m&&k());function u(d){f&&(f.isConnected?d&&(M(),b()):
k())}return{show:L,hide:k,refresh:u}}var Pt=({removed_by:t})=>`removed by ${t?bt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=h("bdi","gp-ink gp-special");Ye(n,e.text),t.append(n)}else Qt(e)?t.append(e.piece,h("span","gp-ink gp-byte","",{"data-\
bytes":Kn(e.text)||"·"})):Vs(t,e.piece)}function qt(t,e,n,o){let s=o&&Qt(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Qt(n)){let r=h(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function ln(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Zn(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Fe(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${G(n)}`];return G(o)!==G(n)&&i.push(`${G(o)} before the processors`),s!==null&&i.push(`rank ${F(s)} of ${F(t.distribution.
vocab)}`),[...i,`surprisal ${Ae(r,e)}`]}var Tn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function it(t){if(t<0)return 1-it(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Mr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function pt(t){if(t>=
1e-4)return G(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function dn(t){let e=it(t);if(e>.1)return`${G(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${pt(e)} of texts with\
out this watermark passes it`:`one in ${F(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var Xo={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Za=({green:t})=>t==null?"none":t?"green":"red",Qa=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function ec(t,e,n){let o=h("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),Or(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),Ge(o,s),o}function Or(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Za({green:e});else{let r=Qa(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Je=class{constructor(e,{press:n=null}={}){Object.assign(this,{body:e,press:n,items:[],tokens:[],stop:null,width:0,timer:0}),e.classList.
add("gp-marked"),this.rows=new vt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".gp-token"))),new ResizeObserver(
()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){let{token:s,mark:r,words:i}=e[o],
l=ec(s,r,i);this.press&&l.setAttribute("role","button"),qt(this,l,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&this.tokens.length&&this.reach(
this.tokens[0]),this.rows.settle()}cut(e){ln(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){this.stop&&(this.stop.tabIndex=
-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){let n=this.tokens.indexOf(
e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.tokens[n-1],ArrowDown:()=>et(
this.tokens,n,1),ArrowUp:()=>et(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.tokens[n]}[e.key];if(!o)
return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&this.pressed(s))}resized(){
let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}};
function ft(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;t.dataset.legend=r,t.
classList.add("gp-marked","gp-mark-legend");let i=(p,g,f)=>{let m=h("span"),y=h("span","",null,{"aria-hidden":"true"});return y.append(h("span","gp-ink",g)),Or(
y,p),m.append(y,f),m},l=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([p,g])=>i({g:p},"g",g)):["green","red"].
map(p=>i({green:p==="green"},Xo[p][1],`${Xo[p][0]}: ${Xo[p][2]}`));n&&l.push(i({},"abc","not scored")),o&&l.push(i(e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1},
"abc",`faint: ${s}`)),t.replaceChildren(...l)}var tc=400,nc=12;function hn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the number of tokens",title:r="\
tokens scored",yTitle:i="z",from:l=40,height:p=260}){let g=e.filter(({points:k})=>k.length),f=g.flatMap(({points:k})=>k),m=Math.max(l,...f.map(([k])=>k)),y=o&&o.
at<=2*m?Math.max(m,o.at*1.05):m,_=f.map(([,k])=>k),M=Math.min(-.5,..._)*1.08,A=Math.max(n*1.15,1,..._)*1.06,E=Ne(t,{height:p,x:[0,y],y:[M,A],left:40,top:24}),W=E.
width-E.right,b=[...We(E,{xTicks:Te(0,y,E.inner/90),yTicks:Te(M,A,5),xTitle:r,yTitle:i}),$e("gp-unity",E.left,E.y(0),W,E.y(0)),$e("gp-z-threshold",E.left,E.y(n),
W,E.y(n)),...g.map(({look:k,points:a})=>Pe(`gp-z-${k}`,sc(a,tc).map(([c,u])=>[E.x(c),E.y(u)]))),...g.map(({look:k,points:a})=>rc(E,k,a.at(-1))),oc(E,g,n)],L=ic(
E,g,y);if(o&&o.at<=y){let[k,a]=[E.x(o.at),E.y(n)];L.push(Le("",o.words,[["path","gp-z-needed",{d:`M${pe(k)} ${pe(a)}l-6 11h12Z`},[]]]))}E.draw(s,[b,L])}function oc(t,[
e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return Oe("gp-halo gp-strong",r?t.width-t.right:
t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function sc(t,e){let n=Math.ceil(t.length/e);return t.filter((o,s)=>s%n===0||s===t.length-
1)}var rc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:pe(t.x(n)),cy:pe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,{d:kt(t.x(n),t.y(o),4.5)},[]];
function ic(t,e,n){let o=Math.max(0,...e.map(({points:r})=>r.at(-1)[0])),s=Math.min(nc,o);return Array.from({length:s},(r,i)=>{let[l,p]=[o*i/s,o*(i+1)/s],g=e.map(
({name:m,points:y})=>{let _=y.findLast(([M])=>M<=p);return _&&_[0]>l?`${m} ${_[1].toFixed(2)}`:""}).filter(Boolean);if(!g.length)return null;let f={x:pe(t.x(l)),
y:t.top,width:pe(t.x(p)-t.x(l)),height:pe(t.height-t.bottom-t.top)};return Le("gp-z-place",`After ${re(Math.floor(p),"token")}: ${g.join(", ")}`,[["rect","gp-ca\
tch",f,[]]])}).filter(Boolean)}function pn(t,e){let n=de(t,e.length,()=>{let o=h("span"),s=me("svg");return te(s,{width:26,height:8,"aria-hidden":"true"}),s.append(
me("path")),te(s.firstChild,{d:"M1 4H25"}),o.append(s,h("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[l,p]=n[i].children;te(l.firstChild,{class:`gp-z-${s}`}),
T(p,o),r&&te(p,{tabindex:0,"data-tip":r})})}var ac={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},Ln=({name:t,masked:e})=>ac[t]+(e?"":", without a mask");function Zo(t,e){if(!ee(t))
return"infinite";let n=De(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?pt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Er(t,e,n){
let{prompts:o,sampled:s,ways:[r]}=t,i=o.length,l=e.answers.map(({kl:y})=>ee(y)?y:1/0),p=e.answers.filter(({read:y},_)=>y.length>r.answers[_].read.length).length,
g=[`Divergence of the first new token from that of the prompt alone: at most ${Zo(Math.max(...l),n)}.`];p||g.push("No prompt is shorter than another, so nothing\
 was padded."),e.guessed?g.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&p&&g.push("The model has read \
the padding as text.");let f=e.answers.filter(({same:y})=>!y).length,m=Ln(e);return s?["even","○",`${m}: texts are drawn anew, so they are not compared.`,g.join(
" ")]:f?["bad","✗",`${m}: ${i>1?`${f} of ${i} prompts ${f===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,g.join(" ")]:["good","✓",`${m}:\
 ${i>1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,g.join(" ")]}function Qo({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",
""]:t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function cc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?le(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Tr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([g,f])=>`${le(g)} ${G(he(f))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,l]=o.
new[0],p=t.sampled?"":cc(n,o);return[...p?[[p,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${Zo(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${le(
l)} ${ee(n.change)&&n.change>0?"+":""}${Zo(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Lr({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:l,sampled:p,ways:[g]}){let f=p?`, seed ${l}`:"",m=g.answers.some(({read:_})=>_.length<o),y=m?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${tn(e)}${f}; ${re(n.length,"prompt")}${m?"":" "}${y}`}function Ar(t,e){let n=f=>t.querySelector(".gp-"+f);function r(f){let m=f.ways.slice(1).map(y=>Er(f,y,e.unit));n("batch-verdicts").replaceChildren(...m.map(([y,
_,M,A])=>{let E=h("li","",null,{"data-verdict":y}),W=h("span","",M);return W.append(h("small","",A)),E.append(h("span","gp-sign",_,{"aria-hidden":"true"}),W),E})),
T(n("told"),m.map(([,,y])=>y).join(" "))}function i(f,m){let y=h("details","gp-one-prompt"),_=h("summary","",`Prompt ${m+1}: `),M=[...f.prompts[m]],A=h("bdi","g\
p-prompt-text",M.slice(0,200).join("")+(M.length>200?"…":"")),E=f.ways.slice(1).map(b=>`${Qo(f,b,b.answers[m])[1]} ${Ln(b).toLowerCase()}`);_.append(A,h("span",
"gp-way-signs",` ${E.join(", ")}`)),y.append(_);let W=()=>{y.open&&y.childElementCount===1&&y.append(...f.ways.map(b=>l(f,b,m)))};return y.addEventListener("tog\
gle",W),y.open=m<6,W(),y}function l(f,m,y){let[_,M]=[f.ways[0].answers[y],m.answers[y]],[A,E,W]=Qo(f,m,M),b=h("div","gp-way",null,{"data-verdict":A}),L=h("h3","\
gp-way-name");L.append(h("span","gp-sign",E,{"aria-hidden":"true"}),Ln(m),h("small","",W));let k=`Prompt ${y+1}, ${Ln(m).toLowerCase()}, as the model reads it`,
a=p(f,m,M,_,k),c=h("p","gp-gave"),u=h("span","gp-new");$r(u,M.new,f.sampled?null:M.parts_at),c.append(h("span","gp-gave-words","gives "),u);let d=h("p","gp-meas\
ures");for(let[$,v]of Tr(f,m,M,_,e.unit))d.append(h("span","",$,{tabindex:0,"data-tip":v}));let w=h("div","gp-way-body");return w.append(a,c,d),b.append(L,w),b}
function p({is_encoder_decoder:f},{name:m},{read:y},_,M){if(m!=="alone"&&JSON.stringify(y)===JSON.stringify(_.read))return h("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let A=h("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":M});return A.append(xr(
y,{text:_.read.length,side:m,goesOn:!f,caption:M})),A}function g(f){T(n("about"),Lr(f)),r(f),se(n("of-decoder"),!f.is_encoder_decoder),n("batch-prompts").replaceChildren(
...f.prompts.map((m,y)=>i(f,y)))}return f=>{t.hidden=!e.found,!t.hidden&&(f.found||f.unit)&&g(e.found)}}function fn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Cr(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Wt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(l=>l.length===n);if(!r.length)return!1;let i=[
...s,...Ie(o).map(l=>l.chosen.token_id)].join(" ")+" ";return r.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var lc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function Pr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),l={lost:4,progress:7},p=t.querySelector(".gp-constraints"),
g=[],f=[],m=[];function y(d){let w=40-d.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=d.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,O)=>$(x)-$(O)),S=new Map;for(let x of v){let O=x.beam.group??null;S.has(O)||S.set(O,[]),S.get(O).push(x)}return[...S].sort(([x],[O])=>x-
O)}function _(d,w){let $=new Map;for(let{beam:v}of d)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function M(d){let w="",$=d.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function A(){let d=h("tbody"),w=d.
insertRow(),$=h("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[h("b","gp-badge"),h("span")];return $.append(v,S),w.append($),s.append(d),f.push(
{body:d,head:w,badge:v,took:S,rows:[]}),f.at(-1)}function E(d){let w=d.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[h("span","gp-sign"),
h("span"),h("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let O=h("button","gp-pick",null,{type:"button",tabindex:"-1"}),[q,I,H]=[h("span","gp-tail"),h("bd\
i","gp-tail-text"),h("bdi","gp-word")];return q.append(I),O.append(q,H),$[1].append(O),d.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:O,tail:I,word:H,node:null}),
d.rows.at(-1)}function W(d,w,$){let{beam:v}=w,[S,x]=lc[v.status]||["",()=>v.status];d.node=w,d.row.dataset.status=v.status,d.row.className=$?"gp-looked":"",T(d.
sign,S),T(d.fate,x(v)),d.flag.hidden=!v.forced;let O=M(w);d.tail.replaceChildren(),Zt(d.tail,O),Ye(d.word,v.text),d.pick.tabIndex=$?0:-1,d.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),d.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${le(O+v.text)}`),T(d.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),T(d.cells[3],ie(v.logprob)),T(d.cells[4],v.diversity_penalty?`-${ie(v.diversity_penalty)}`:"–"),T(d.cells[5],ie(v.score)),
T(d.cells[6],ie(v.final_score)),v.progress&&d.cells[7].replaceChildren(...L(w))}function b(d){if(p.hidden=!d||!g.length,p.hidden)return;let w=g.map(({alternatives:$,
length:v})=>{let S=h("li");return $.forEach((x,O)=>{O&&S.append(" or "),S.append(ke(Cr(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==p.dataset.said&&(p.dataset.said=w.map($=>$.textContent).join(`
`),p.replaceChildren(...w))}function L(d){let w=e.prefix.map(S=>S.token_id),$=d.beam.progress.map((S,x)=>{let O=h("span","gp-goal"),q=g[x];for(let I=0;q&&I<Math.
min(q.length,8);I++)O.append(h("i",I<S?"gp-full-block":""));return q&&Wt(q,S,d,w)?O.append(" ✓ done"):O.append(` ${S}${q?` of ${q.length}`:""}`),O}),{bank:v}=d.
beam;return v==null?$:[...$,h("span","gp-note",`bank ${v}`)]}function k(d,[w,$],v,S,x){if(d.body.hidden=!$,!!$){if(d.head.hidden=w===null,w!==null){T(d.badge,st(
w)),d.body.dataset.look=w%4;let O=[..._(v,w)].flatMap(([q,I])=>[ke(q,"gp-took"),I>1?` × ${I}`:""]);d.took.replaceChildren(...O.length?["Earlier groups have jus\
t chosen",...O]:["Chooses first: no penalty"])}for(;d.rows.length<$.length;)E(d);d.rows.forEach((O,q)=>{if(O.row.hidden=q>=$.length,!(q>=$.length)){for(let[I,H]of Object.
entries(l))O.cells[H].hidden=!x[I];W(O,$[q],$[q]===S)}})}}function a(d){let $=e.prompts[d.sequence].steps[d.index],v={lost:$.some(({beam:O})=>(O.group??null)!==
null),progress:$.some(({beam:O})=>O.progress)};for(let[O,q]of Object.entries(l))s.tHead.rows[0].cells[q].hidden=!v[O];let S=y($);for(;f.length<S.length;)A();f.forEach(
(O,q)=>k(O,S[q]||[],$,d,v));let x=$.length-S.reduce((O,[,q])=>O+q.length,0);i.hidden=x<=0,T(i,`and ${F(x)} more that were given up`),T(r,`at token ${d.index+1}`+
(e.prompts.length>1?` of prompt ${d.sequence+1}`:"")),b(v.progress)}let c=()=>f.filter(({body:d})=>!d.hidden).flatMap(({rows:d})=>d.filter(({row:w})=>!w.hidden)),
u=d=>c().findIndex(({pick:w})=>w.contains(d.target));return s.addEventListener("click",d=>{let w=u(d);w>=0&&e.selectStep(c()[w].node)}),s.addEventListener("keyd\
own",d=>{d.key==="Escape"&&e.selectStep(null);let w=u(d),$={ArrowDown:1,ArrowUp:-1}[d.key];if(w<0||!$)return;d.preventDefault();let v=c()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),d=>{d.run&&e.started&&(g=fn(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===m[0]&&e.selected===m[1])&&(m=[w,e.selected],
a(w))}}var Qn=class{constructor(e,n){Object.assign(this,{box:e,changed:n,x:0,y:0,zoom:1,plane:[1,1],moved:!1,byHand:!1,gesture:!1}),this.pointers=new Map,e.addEventListener(
"pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(o,s=>this.up(s));e.
addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){return this.
box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){
let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.settle()}settle(){let[
e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,l,p)=>l>p?(p-l)/2:Math.max(0,Math.min(i,
p-l));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.gesture=s;let[r,i]=this.
limits,l=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/l,this.y+=o/this.zoom-o/l,this.zoom=l,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,
[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,l,p,g]=this.area,f=Math.min(r,(p-i)/4,(g-l)/4);this.x+=Math.min(0,e-f-i)||Math.
max(0,e+o+f-p),this.y+=Math.min(0,n-f-l)||Math.max(0,n+s+f-g),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();return[
this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.pointers.
get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=g=>Math.
hypot(g.clientX-r.clientX,g.clientY-r.clientY)||1,{left:l,top:p}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-l,(e.clientY+r.
clientY)/2-p],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ns=-1e9,gn=[[!1,"False"],[!0,"True"],["never",'"never"']],dc=["beam_search","beam_sample"],hc=["group_beam_search","constrained_beam_search"];function os(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},l=un(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:g})=>g.
beam??0))),p=t.prompts[0].given;return{together:dc.includes(e)?!0:hc.includes(e)?!1:null,prompts:t.prompts,start:p,maxNew:r-p,wanted:un(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(l/un(i.num_beam_groups,1)):l,ends:new Set(s),constraints:fn(t.started),promptIds:t.prefix.map(g=>g.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:gn.some(([g])=>g===i.early_stopping)?i.early_stopping:!1}}}var un=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,He=({beam:t})=>Ke(t.score)===null?-1/0:t.score,ss=(t,e)=>He(t)/t.length**e;function Ir(t,e){return t.together?fc(t,e):mc(t,e)}function Rr(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var mn=new WeakMap;function pc(t,e){if(!mn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(He));mn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&An(s)),hopeless:!n.
length,best:n.length?o:o+ns})}return mn.get(t)}function fc(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:ns},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),l=Math.min(...n.map(({steps:g})=>g.length)),p=null;for(let g=s;g<l&&!p;g++){let f=n.map(({steps:y})=>pc(y[g],o)),
m=f.every(y=>y.hopeless);i.forEach((y,_)=>uc(y,f[_],g+1,m,t,e)),i.every(y=>y.stop)&&(p=i.find(y=>y.stop.step===g+1).stop)}return{stop:p,prompts:i.map(g=>({kept:g.
pool.filter(({node:f})=>f),pools:[g]}))}}function uc(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let g=e.ended.map(f=>({node:f,score:ss(f,r.lengthPenalty)}));
t.pool=[...t.pool,...g].sort((f,m)=>m.score-f.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,l=t.pool.every(({node:g})=>g),p=t.weighed=Rr(e.best,
n-s.start,l?i:null,s,r);o?t.stop={step:n,why:"criteria"}:l&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:g})=>p.bound>(g?i:ns))||(t.stop={
step:n,why:"settled"})}function mc(t,e){let n=t.prompts.map(r=>{let i=Nr(r).map(f=>qr(r,f,t,e)),l=Nr(r).map(f=>qr(r,f,t,t.own)),p=1/0;return i.forEach((f,m)=>{let[
y,_]=[f,l[m]].map(({stop:M})=>M?M.step:1/0);f.exact=f.lastStep<=p,y!==_&&(p=Math.min(p,y,_))}),{kept:i.flatMap(f=>f.kept).sort((f,m)=>f.score-m.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var Nr=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function qr(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let l=r;l<t.steps.length&&!i.stop;l++){let p=gc(t.steps[l],e,n);if(!p)break;let g=i.lastStep=l+1;p.ended.forEach(y=>Wr(i,y,
n,o));let f=i.kept.length>=s,m=f?ts(i.kept):null;i.weighed=Rr(p.best,g-r,m,n,o),f&&o.earlyStopping===!0?i.stop={step:g,why:"full"}:f&&m>=i.weighed.bound?i.stop=
{step:g,why:"settled"}:wc(t.steps[l],g,n)&&(bc(p.nodes,n).forEach(y=>Wr(i,y,n,o)),i.stop={step:g,why:"criteria"})}return i}function gc(t,e,{ends:n}){mn.has(t)||
mn.set(t,new Map);let o=mn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:He(s[0])}:null)}return o.get(e)}var ts=t=>Math.min(...t.map(({score:e})=>e));function Wr(t,e,n,{lengthPenalty:o}){let s=ss(
e,o);if(t.kept.length>=n.size&&!(s>ts(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=ts(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function wc(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>An(r)&&!n.has(r.token_id))}var An=({status:t})=>t==="finished"||t==="\
ended";function bc(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:p})=>p.status==="running"||An(p)&&!e.has(p.token_id)),i=p=>n.every((g,f)=>Wt(
g,p.beam.progress[f],p,o)),l=r.filter(p=>!p.beam.progress||i(p));return l.length<s?[...l,...r.filter(p=>!l.includes(p))]:l}function Br(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:l}=t.prompts[i],p=l[(t.together?s:l.length)-1]||[];return p.length===r.length&&p.every((g,f)=>kc(g,r[f],t))})}function kc(t,{node:e,score:n},o){if(Ke(t)===
null||!Number.isFinite(n))return Ke(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function Fr(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:l}=n.prompts[e],p=(y,_,M="")=>({node:y,score:ss(y,o),place:null,state:_,why:M}),g=new Set(
i.map(({node:y})=>y)),f=yc(r).filter(y=>!g.has(y)).map(y=>{let{stop:_}=l.find(({group:M})=>M===(y.beam.group??null))||l[0];return!_||y.index<_.step?p(y,"out","f\
ell out"):p(y,"out",n.stop&&y.index>=n.stop.step?"not reached":"too late")}),m=!s&&!n.stop;return[...i.map(({node:y,score:_},M)=>({node:y,score:_,place:M,state:n.
stop&&M<t.wanted?"returned":"kept",why:""})),...m?r.running.map(y=>p(y,"running")).sort((y,_)=>_.score-y.score):[],...f.sort((y,_)=>_.score-y.score)]}var es=new WeakMap;
function yc({steps:t}){es.has(t)||es.set(t,{read:0,nodes:[]});let e=es.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function eo({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var xc=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),jr=({processors:t})=>t.filter(e=>!xc.has(e));function rs(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},l=e(r-n,i[0]);if(l===
void 0)return{last:o,ended:!1,left:null};let p=t.steps[r].find(g=>g.beam.parent===s&&g.beam.token_id===l)||null;if(!p||p.beam.status==="pruned")return{last:o,ended:!1,
left:$c(t,o,s,{index:r,id:l,node:p,candidates:i})};if(o=p,p.beam.status!=="running")return{last:o,ended:!0,left:null};s=p.beam.beam}return{last:o,ended:!1,left:null}}
function $c(t,e,n,{index:o,id:s,node:r,candidates:i}){let l=r&&r.beam||i.find(y=>y.token_id===s)||null,p=r?r.beam.group:e&&e.beam.group,g=t.steps[o].filter(y=>(y.
beam.group??null)===(p??null)||!e),f=g.filter(y=>y.beam.status==="running").map(He),m=e&&!e.given?He(e):0;return{index:o,token:l,node:r,considered:g.length,sum:r?
He(r):l&&Ke(l.logprob)!==null?m+l.logprob:null,best:f.length?Math.max(...f):null,worst:f.length?Math.min(...f):null}}var to=t=>rs(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var Ee={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},zr=new Set(["running"]),It=new Set(["finished"]);function Dr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=is(t,n),s=new Map((e.returned||[]).map((g,f)=>[g,f+1])),r=oo([...o,...s.keys(),...no(t,n)]),i=vc(t,n,e,r,o),l=Oc(t,n,i),p=Tc(t,n,
i,l,e);return Lc(t,{last:n,kept:o,outputs:s,alive:r,kids:i,lanes:l,columns:p,options:e})}var no=(t,e)=>(t.steps[e]||[]).filter(({beam:n})=>zr.has(n.status));function is(t,e){
let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-o.beam.final_score),new Set(n.slice(0,(t.pools[e]||
[]).length))}function oo(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function vc(t,e,n,o,s){let r=new Map,i=new Set([null]),l=new Map,
p=new Map,g=f=>(r.has(f)||r.set(f,{on:[],off:[]}),r.get(f));g(null);for(let f=0;f<=e;f++){for(let m of t.steps[f]){let{before:y}=m,_=n.collapsed.has(y)?y:l.get(
y);_!=null?(l.set(m,_),p.set(_,(p.get(_)||0)+1)):zr.has(m.beam.status)?(n.lost||o.has(m))&&(g(y).on.push(m),i.add(m)):(!It.has(m.beam.status)||n.lost||s.has(m))&&
g(y).off.push(m)}t.distributions[f].forEach((m,y)=>{let _=_c(t,f,y);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&Mc(t,f,y,m,g(_),n.candidates)})}for(let f of r.
values()){f.on.sort((M,A)=>M.beam.beam-A.beam.beam);let m=f.off.filter(({beam:M})=>It.has(M.status)),y=f.off.filter(({beam:M})=>!It.has(M.status)),_=(M,A)=>A.beam.
score-M.beam.score;f.off=[...m.sort(_),...Sc(y.sort(_),n.candidates)]}return r.hidden=p,r}function Sc(t,e){let n=new Map;return t.filter(({beam:{parent:o}})=>(n.
set(o,(n.get(o)||0)+1),n.get(o)<=e))}function _c(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-1].get(n):null}function Mc(t,e,n,o,s,r){
let i=r-s.off.filter(({beam:p})=>p.parent===n&&!It.has(p.status)).length;if(i<=0)return;let l=new Set(t.steps[e].filter(({beam:p})=>p.parent===n).map(({beam:p})=>p.
token_id));for(let p of o.candidates)if(!(p.logprob===null||l.has(p.token_id))&&(s.off.push(nr(t,e,n,o,p)),i-=1,!i))return}function Oc(t,e,n){let o=new Map,s=new Map;
for(let r=0;r<=e;r++){let i=[],l=new Set;for(let p of no(t,r)){let g=n.get(p.before);if(!g||!g.on.includes(p))continue;let f=p.beam.group??0;s.has(f)||s.set(f,[]),
g.on.find(({beam:y})=>(y.group??0)===f)===p&&p.before&&o.has(p.before)?(o.set(p,o.get(p.before)),s.get(f)[o.get(p).number]=r,l.add(p)):i.push(p)}i.sort((p,g)=>p.
beam.beam-g.beam.beam);for(let p of i){let g=p.beam.group??0,f=Ec(s.get(g),r,p.before&&o.has(p.before)?o.get(p.before).number:0);s.get(g)[f]=r,o.set(p,{group:g,
number:f})}}return o.counts=new Map([...s].sort(([r],[i])=>r-i).map(([r,i])=>[r,Math.max(1,i.length)])),o}function Ec(t,e,n){let o=i=>i.sort((l,p)=>Math.abs(l-n)-
Math.abs(p-n)||p-l)[0],r=t.map((i,l)=>l).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function Tc(t,e,n,o,s){let r=p=>no(t,p-1).every(g=>{if(!o.has(g))return!0;
let f=n.get(g);return f&&f.on.length===1&&!f.off.some(({beam:m})=>It.has(m.status))}),i=[],l=s.live?e-2:e;for(let p=0;p<=e;p++){let g=i.at(-1);s.fold&&g&&p<=l&&
r(p)?g.to=p:i.push({from:p,to:p})}return i.flatMap(p=>{let g=p.to-p.from+1;return g>=Ee.short&&!s.unfolded.has(p.from)?[p]:Array.from({length:g},(f,m)=>({from:p.
from+m,to:p.from+m,...g>=Ee.short&&m===0?{open:!0}:{}}))})}function Lc(t,{last:e,kept:n,outputs:o,alive:s,kids:r,lanes:i,columns:l,options:p}){let g=[],f=Ee.margin+
Ee.node+Ee.gap;for(let a of l){a.x=f,a.folded=a.to>a.from,a.width=a.folded?Ee.fold:Ee.node,f+=a.width+Ee.gap;for(let c=a.from;c<=a.to;c++)g[c]=a}let{tops:m,bands:y,
height:_}=Ac(r,i,g),M=a=>m.get(a.group)[a.number],A={node:null,nodes:[],look:"root",x:Ee.margin,y:Cc(m),width:Ee.node,height:Ee.row-4,hidden:0},E=[A],W=new Map(
[[null,A]]),b=[];function L(a,c,u){let d=g[a.index],w={node:a,nodes:[a],look:k(a),x:d.x,y:c,width:d.width,height:u,hidden:r.hidden.get(a)||0,place:o.get(a)||null,
folded:d.folded,column:d,greedy:p.greedy.has(a)};W.set(a,w),E.push(w);let $=W.get(a.before);return $&&b.push({from:$,to:w,look:w.look,share:Math.min(1,Math.exp(
a.beam.logprob??-1/0))}),w}function k(a){let{status:c}=a.beam;return c==="finished"?n.has(a)?"kept":"fell":c!=="running"?c:a.index===e?"tip":s.has(a)?"inner":"l\
ost"}for(let a=0;a<=e;a++){let c=g[a];for(let u of no(t,a))if(i.has(u))if(a>c.from){let d=W.get(u.before);d&&(d.nodes.push(u),d.node=u,d.look=k(u),d.greedy&&=p.
greedy.has(u),d.hidden=r.hidden.get(u)||0,W.set(u,d))}else L(u,M(i.get(u)),Ee.row-4).lane=i.get(u)}for(let[a,c]of r){let u=a===null?null:i.get(a)&&M(i.get(a));if(u===
void 0)continue;let d=new Map;for(let w of c.off){let $=g[w.index];if(!$||$.folded&&!It.has(w.beam.status))continue;let v=u??m.get(w.beam.group??0)[0],S=d.get(v)||
0;d.set(v,S+1),L(w,v+Ee.row+S*Ee.leaf,Ee.leaf-2)}}return{entries:E,edges:b,columns:l,bands:y,at:W,last:e,width:f-Ee.gap+Ee.margin,height:_}}function Ac(t,e,n){let o=new Map;
for(let[p,g]of t){let f=new Map;for(let m of g.off){let y=n[m.index];if(!y||y.folded&&!It.has(m.beam.status))continue;let _=p===null?{group:m.beam.group??0,number:0}:
e.get(p);if(!_)continue;let M=`${_.group} ${_.number}`;f.set(M,(f.get(M)||0)+1)}for(let[m,y]of f)o.set(m,Math.max(o.get(m)||0,y))}let s=new Map,r=[],i=Ee.margin,
l=e.counts.size>1;for(let[p,g]of e.counts){let f=i;l&&(i+=Ee.band),s.set(p,[]);for(let m=0;m<g;m++)s.get(p).push(i),i+=Ee.row+(o.get(`${p} ${m}`)||0)*Ee.leaf+Ee.
between;l&&r.push({group:p,y:f,height:i-f-4}),l&&(i+=8)}return s.size||s.set(0,[i]),{tops:s,bands:r,height:Math.max(i,Ee.margin+Ee.row)+Ee.margin-Ee.between}}var Cc=t=>[
...t.values()][0][0];var Pc=`
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
`,ds={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},as={tall:.55,small:.75},Nc=[1,1.8,3,4.5,6.5],qc=[.05,.2,.5,.8],Wc={probability:({beam:t})=>G(
Math.min(1,he(t.logprob))),token:({beam:t})=>ie(t.logprob,2),sum:({beam:t})=>ie(t.score,2),score:(t,e)=>ie(rn(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
wn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=me("style");n.textContent=Pc,this.world=me("g"),this.bands=me("g"),this.ruler=me("g"),this.
edges=me("g"),this.blocks=me("g"),this.nodes=me("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(cs(i)?as.tall:as.small);return this.drawBands(e),this.drawRuler(n.zoom>=as.tall?e.columns.filter(({x:i,width:l})=>!n.area||i+l>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=de(this.bands,e.length,()=>{
let s=me("g");return s.append(me("rect","t-band"),me("text")),s});e.forEach(({group:s,y:r,height:i},l)=>{let[p,g]=o[l].children;te(p,{x:4,y:r,width:n-8,height:i,
rx:8}),te(g,{y:r+16}),T(g,`group ${st(s)}`)})}drawRuler(e){let n=de(this.ruler,e.length,()=>me("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{te(n[i],{x:r+
8,y:12}),T(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)te(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){
let o=new Map;for(let{from:s,to:r,look:i,share:l}of e.edges){let[p,g]=[s.x+s.width,r.x],[f,m]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(g<n.area[0]||p>n.area[2]||
Math.max(f,m)<n.area[1]||Math.min(f,m)>n.area[3]))continue;let y=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(g-p)*.6),A=`t-edge t-w${qc.filter(
E=>l>=E).length} ${jc(r,i,y)}${n.dim&&!y?" t-dim":""}`;o.has(A)||o.set(A,[]),o.get(A).push(`M${p},${f}C${p+_},${f} ${g-_},${m} ${g},${m}`)}this.drawPaths(this.edges,
o,(s,r)=>{s.style.strokeWidth=`${Nc[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=me("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),te(i,
{d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ls(s,n.path)?"path":s.look}${n.dim&&!ls(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:l,width:p,height:g}=s;o.get(r).push(`M${i},${l+g*.2}h${p}v${g*.6}h${-p}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==cs(s))&&(i&&i.group.remove(),i=Ic(cs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:l,height:p,look:g}=n,{group:f,
box:m,word:y,right:_,tall:M}=e,A=s?Wc[o.number](s,o.penalty):"";if(te(f,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),te(m,{width:l,height:p}),te(
_,{x:l-8}),T(_,A),M)Rc(e,n,o);else{let E=`${n.greedy?"G":""}${ds[g]} `;T(y,E+so(hs(s),12-E.length-Math.ceil(A.length*.82)))}Bc(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ls(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},cs=({height:t})=>t>Ee.leaf;function Ic(t){let e=me("g"),[n,o,s]=[me("rect","t-box"),me("text","t-word"),me("t\
ext","t-small t-right")];e.append(n,o,s),te(n,{rx:t?7:5}),te(o,{x:8,y:t?14:13}),te(s,{y:t?28:13});let r=t?e.appendChild(me("text","t-small")):null;return r&&te(
r,{x:8,y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function Rc({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,l=ds[i]?`${ds[i]} `:"";s?T(t,
l+(r.length>1?zc(r.map(hs).join(""),28):so(hs(s),12-l.length))):T(t,o.root),T(e,s?Fc(n,o):""),te(e,{class:s&&r.length<2&&ro(s)?"t-small t-switch":"t-small"})}function Bc(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[me("rect","t-inside"),me("rect","t-\
flag"),me("text","t-flag-text")],t.group.append(...t.flag));let[l,p,g]=t.flag,f=8+7*i.length;te(l,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),te(p,{x:s-f+4,y:-6,width:i?
f:0,height:14,rx:2}),te(g,{x:s-f/2+4,y:5}),T(g,i)}var ls=(t,e)=>t.nodes.some(n=>e.has(n)),ro=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Fc({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":ro(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function jc(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var hs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Xt,n=>At[n]||"�")||"(empty)",Hr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function so(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=Hr(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function zc(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+Hr(r),0)<=e?t:so(t,o)+so(n.slice(-o).join(""),o)}var Kr=700;function ps(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(l=>(l.beam.group??null)===
(n.group??null)).length,i=[["probability",G(Math.min(1,he(n.logprob)))],["token log p",ie(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&
i.push(["before the processors",ie(n.raw_logprob)]),i.push(["sum",ie(n.score)]),i.push([`sum / ${o}^${s}`,ie(rn(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:
`below the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",ie(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),
i}function fs(t,e,n,{place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),l=i.filter(b=>b.
beam.status==="running"),p=`beam ${(r.beam??0)+1}`,g=n.started.mode==="beam_sample",f=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,m=o?` It is out\
put ${o}.`:"";if(t.given)return"It was given, not chosen: the search begins after it.";let y=ro(t)?` It continues beam ${r.parent+1}: the text that was ${p} sto\
od lower, or was given up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",M=l.reduce((b,L)=>Math.min(b,L.beam.score),1/0),A=Number.isFinite(
M)?` The last that went on had a sum of ${ie(M)}.`:"",E={tip:(f?`It was still going on as ${p} when the search stopped.`:`It goes on as ${p}.`)+y+_,inner:`It we\
nt on as ${p}.${y}${_}`,lost:`It went on as ${p}, but nothing came of it: better ones took the places of its continuations.${y}${_}`,kept:`The text ended here a\
nd is kept, with a final score of ${ie(r.final_score)}.${m}`,fell:`The text ended here with ${ie(r.final_score)}, but better ones came, and it is not kept.`,ended:"\
The text ended here, but does not count: it ranked too low, or lacks words that it must have.",pruned:g?`It was drawn, and given up: the beams were full.${A}`:`\
It was considered and given up.${A}`,unseen:g?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},W=s?" \
Greedy decoding would have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+W}var io=t=>t.piece??(["pruned","unseen","ended"].includes(t.
beam.status)||!t.beam.text?t.beam.text:"");function us(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&Wt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}
function ms(t,e){let n=(p,g,f)=>t.querySelector(".gp-picked-"+f)||t.appendChild(h(p,g)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","\
fate"),i=t.classList.contains("gp-node-card");function l(p,g,f){if(!p){t.hidden=!0;return}let m=g.at.get(p),y=Ie(p.before).map(W=>W.piece??"").join(""),_=i&&y.length>
Kr?"…"+y.slice(-Kr):y,M=h("b","");Ye(M,io(p)||p.beam.text),o.replaceChildren(h("bdi","",_),M);let A=ps(p,e);p.beam.progress&&A.push(["constraints",us(p,f,e.prefix.
map(W=>W.token_id))]);let E=([W,b])=>{let L=[h("dt","",W),h("dd","",b)];if(i)return L;let k=h("div");return k.append(...L),[k]};s.replaceChildren(...A.flatMap(E)),
T(r,fs(p,m?m.look:p.beam.status,e,m||{})),t.hidden=!1}return{element:t,show:l,hide:()=>{t.hidden=!0}}}function Gr(){return[...[["tip","goes on"],["lost","✕ led \
nowhere"],["kept","■ ended, kept"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked te\
xt"]].map(([e,n])=>{let o=me("svg","t-tree"),s=me("g",`t-${e}`),[r,i]=[me("rect","t-box"),me("rect","t-inside")];te(r,{x:2,y:2,width:22,height:11,rx:3}),te(i,{x:4.5,
y:4.5,width:17,height:6,rx:2}),s.append(r,i),o.append(s);let l=h("span");return e==="unseen"?l.append(n):l.append(o,n),l}),h("span","","2→1: beam 2’s text is be\
am 1 now"),h("span","","★ returned"),h("span","","G the greedy path")]}var Ur=12e3;async function Yr(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let l=`beam-tree${s?"-"+(s+1):""}`,g=await{svg:()=>new Blob([Xr(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Dc(e,r,i),json:()=>new Blob([JSON.stringify(Vr(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([Hc(Vr(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),f=h("a","",null,{href:URL.createObjectURL(g),download:`${l}.${t}`});f.click(),setTimeout(()=>URL.revokeObjectURL(f.href),6e4)}function Xr(t,e,n){
let o=me("svg"),s=new wn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;te(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let l=getComputedStyle(n),p=o.querySelector("style");p.textContent=p.textContent.replace(/var\((--[\w-]+)\)/g,(f,m)=>l.
getPropertyValue(m).trim());let g=me("rect");return te(g,{width:r,height:i,fill:l.getPropertyValue("--gp-page").trim()}),o.insertBefore(g,s.world),new XMLSerializer().
serializeToString(o)}async function Dc(t,e,n){let o=Xr(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,Ur/t.width,Ur/t.height),i=h("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),l=i.getContext("2d");l.scale(r,r),l.drawImage(s,0,
0,t.width,t.height);let p=await new Promise(g=>i.toBlob(g,"image/png"));if(!p)throw new Error("the browser has no room for so large a picture.");return p}function Vr(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:f}of t.returned||[])f&&f.sequence===n&&!i.has(f)&&i.set(f,i.size+1);let l=is(e,
e.steps.length-1),p=e.steps.flatMap(f=>f).map(f=>{let{beam:m}=f;r.set(f,r.size);let y={id:r.get(f),parent:f.before?r.get(f.before):null,step:f.index+1,token_id:m.
token_id,token:m.text,piece:m.piece,logprob:m.logprob,raw_logprob:m.raw_logprob,sum:m.score,length:f.length,score:rn(f,s),rank:f.rank,status:m.status,beam:m.beam,
parent_beam:m.parent};return f.given&&(y.given=!0),m.status==="finished"&&Object.assign(y,{final_score:m.final_score,kept:l.has(f)}),i.has(f)&&(y.output=i.get(f)),
(m.group??null)!==null&&Object.assign(y,{group:m.group,diversity_penalty:m.diversity_penalty}),m.progress&&Object.assign(y,{progress:m.progress,bank:m.bank,forced:m.
forced}),y}),g=t.readsSource?{source:o.prompt}:{prompt:o.prompt||Js(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...g,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:p}}var Jr=t=>'"'+t.replace(Xt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function Hc({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let l=Jr(`${i.token}`).
slice(0,-1)+`\\n${ie(i.logprob,2)}  ${ie(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${l}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(
i=>{let l=(.4+4*Math.min(1,he(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${l}${i.status==="pruned"?", style\
=dashed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Jr(n)}, style=bold];`,...s,...r,"}",
""].join(`
`)}function Zr(t,e){let r={candidates:2,number:"probability"},i=X=>t.querySelector(".gp-"+X),l=i("window"),p=i("tree-nodes"),g=i("slider"),f=new wn(i("picture")),m=new Qn(
l,()=>V());m.resized=()=>{m.settle(),k&&!m.byHand&&m.reveal(R(),30)};let y=ms(i("node-card"),e),_=ms(i("picked"),e),M=0,A=null,E=null,W={},b=new Set,L=new Set,k=null,
a=null,c=!0,u=!1,d=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[M],O=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,q=()=>Math.min(A??1/0,O()-1),I=()=>q()===
x().steps.length-1,H=()=>e.started.effective.length_penalty??1;function N(){let{effective:X,max_new_tokens:oe}=e.started,ue=(X.num_beams||1)*oe>700;W={...r,lost:!ue,
fold:ue,...ue?{candidates:0}:{},...W.byHand,byHand:W.byHand},M=0,A=E=k=null,b=new Set,L=new Set,$=fn(e.started),J(),Object.assign(m,{x:0,y:0,zoom:1,byHand:!1}),
i("candidates-shown").value=W.candidates,i("number").value=W.number,i("lost").checked=W.lost,i("fold").checked=W.fold}function C(){c=!1;let X=I()&&e.returned?e.
returned.map(({last:ye})=>ye):[];k=Dr(x(),{...W,upTo:q(),collapsed:b,unfolded:L,returned:X.filter(ye=>ye&&ye.sequence===M),live:!e.finished||!I(),greedy:P()});let{
height:oe}=k;m.byHand||(m.zoom=Math.min(1,Math.max(.8,596/oe)));let ue=`${Math.round(Math.max(150,Math.min(600,oe*Math.min(1,m.zoom)+4)))}px`;l.style.height!==ue&&
(l.style.height=ue),a=null,m.sized(k.width,oe),m.byHand||m.reveal(R(),30),Ds(),D()}function P(){let{last:X,left:oe}=to(x()),ue=oo([X]),ye=oe&&(oe.node||oe.token&&
or(x(),oe.index,X,oe.token.token_id));return ye?ue.add(ye):ue}function R(){let{x:X,width:oe}=k.columns.at(-1),{y:ue,height:ye}=k.at.get(j())||k.entries[0];return{
x:X,y:ue,width:oe,height:ye}}let j=()=>{if(!I())return[...x().byStep[q()].values()][0]||null;let X=e.lines().find(({last:oe})=>oe&&oe.sequence===M);return X?X.last:
null},U=()=>e.selected&&e.selected.beam&&e.selected.sequence===M?e.selected:null,B=()=>U()&&U()!==E?U():null;function V(){u||(u=!0,requestAnimationFrame(()=>{u=
!1,!t.hidden&&x()&&Q()}))}function Q(){(c||!k)&&C();let{x:X,y:oe,zoom:ue,area:[ye,_e,ct,ot]}=m,Xe=a&&ye>=a.area[0]&&_e>=a.area[1]&&ct<=a.area[2]&&ot<=a.area[3];
a&&m.gesture&&Math.abs(Math.log(ue/a.zoom))<.4&&ue!==a.zoom?(clearTimeout(S),S=setTimeout(K,130)):(!Xe||ue!==a.zoom)&&ne([ye,_e,ct,ot],ue);let Pa=[(a.area[0]-X)*
ue,(a.area[1]-oe)*ue].map(Na=>`${Na.toFixed(2)}px`);f.element.style.transform=`translate(${Pa}) scale(${ue/a.zoom})`,f.nameBandsAt(X),js(),i("follow").hidden=!m.
byHand}function ne([X,oe,ue,ye],_e){let[ct,ot]=[(ue-X)*.2,(ye-oe)*.2];a={zoom:_e,area:[X-ct,oe-ot,ue+ct,ye+ot]};let{area:Xe}=a;te(f.element,{width:(Xe[2]-Xe[0])*
_e,height:(Xe[3]-Xe[1])*_e}),te(f.world,{transform:`translate(${-Xe[0]*_e} ${-Xe[1]*_e}) scale(${_e})`}),f.draw(k,ce(Xe))}function ce(X){let oe=B();return{area:X,
zoom:m.zoom,path:oo([oe||j()]),dim:!!oe,number:W.number,penalty:H(),goals:$.length?xe:null,root:e.readsSource?"target start":"the prompt"}}let ve=new Map;function xe(X){
return X.beam.progress?(ve.has(X)||ve.set(X,us(X,$,e.prefix.map(oe=>oe.token_id))),ve.get(X)):""}function K(){m.gesture=!1,a=null,V()}function z(){c=!0,V()}function Y(X){
let oe=O()-1;A=X>=oe?null:Math.max(0,X),E=A===null?null:j(),e.selectStep(E),A!==null&&(m.byHand=!1),z()}function D(){let X=Math.max(1,O());g.max=X,g.value=q()+1;
let{columns:oe}=k||{columns:[]},ue=oe.filter(ye=>ye.to>ye.from).reduce((ye,{from:_e,to:ct})=>ye+ct-_e,0);g.setAttribute("aria-valuetext",`step ${q()+1} of ${X}`),
T(i("step-words"),`step ${q()+1} of ${X}${ue?`, ${ue} folded`:""}`),T(i("play"),w?"❚❚ Pause":"▶ Play")}function J(){clearInterval(w),w=null}function Z(){w?
J():(I()&&Y(0),w=setInterval(()=>{!t.isConnected||I()?J():Y(q()+1),D()},Math.max(130,Math.min(800,2e4/Math.max(1,O()))))),D()}g.addEventListener("input",()=>{J(),
Y(Number(g.value)-1)}),i("play").addEventListener("click",Z);function ae(X,oe){W[X]=oe,W.byHand={...W.byHand,[X]:oe},z()}i("candidates-shown").addEventListener(
"change",({target:X})=>ae("candidates",Number(X.value))),i("number").addEventListener("change",({target:X})=>ae("number",X.value)),i("lost").addEventListener("c\
hange",({target:X})=>ae("lost",X.checked)),i("fold").addEventListener("change",({target:X})=>{L=new Set,ae("fold",X.checked)}),i("prompt-number").addEventListener(
"change",({target:X})=>{M=Number(X.value),e.selectStep(null),z()});let fe=([X,oe])=>k&&k.entries.findLast(ue=>X>=ue.x&&X<=ue.x+ue.width&&oe>=ue.y-2&&oe<=ue.y+ue.
height+2);l.addEventListener("pointermove",X=>{if(X.pointerType==="touch")return y.hide();let oe=m.pointers.size?null:fe(m.at(X));oe!==v&&(v=oe,l.style.cursor=oe&&
oe.node?"pointer":"",oe&&oe.node?we(oe):y.hide())}),l.addEventListener("pointerleave",()=>{v=null,y.hide()}),l.addEventListener("click",X=>{if(m.moved)return;let oe=fe(
m.at(X));oe&&(jo(oe),Se(oe))});function we(X){y.show(X.node,k,$);let{x:oe,y:ue,zoom:ye}=m,[_e,ct]=[(X.x-oe)*ye,(X.y+X.height-ue)*ye+8],{element:ot}=y,Xe=(X.y-ue)*
ye-ot.offsetHeight-8;ot.style.left=`${Math.max(4,Math.min(_e,m.width-ot.offsetWidth-4))}px`,ot.style.top=`${ct+ot.offsetHeight>m.height&&Xe>0?Xe:ct}px`}function Se(X){
X.folded?(L.add(X.column.from),z()):X.node&&(E=null,e.selectStep(X.node===U()&&B()?null:X.node))}function Ve(X){let{node:oe,column:ue}=X;oe&&(X.folded?L.add(ue.
from):k.columns.some(({from:ye,open:_e})=>_e&&ye===oe.index)&&L.has(oe.index)?L.delete(oe.index):b.has(oe)?b.delete(oe):oe.beam.status==="running"&&b.add(oe),z())}
let at=X=>k.entries.filter(({nodes:oe})=>oe.length&&oe[0].before===X.node),Fo=X=>X.node?X.nodes[0].index+2:1;function jo(X,oe=!1){let ue=d,ye=ue&&document.activeElement===
ue;d=h("div","",null,{role:"treeitem",tabindex:"0","aria-level":Fo(X),"aria-label":Aa(X)});let _e=X.node?at(k.at.get(X.nodes[0].before)||k.entries[0]):[X];d.setAttribute(
"aria-setsize",_e.length||1),d.setAttribute("aria-posinset",Math.max(0,_e.indexOf(X))+1),d.setAttribute("aria-selected",String(!!X.node&&X.node===U())),X.hidden||
X.folded?d.setAttribute("aria-expanded","false"):at(X).length&&d.setAttribute("aria-expanded","true"),d.entry=X,p.append(d),ue&&ue.remove(),js(),(ye||!oe)&&d.focus(
{preventScroll:!0})}function Aa(X){if(!X.node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let oe=X.nodes.length>1?`${X.nodes.
length} tokens, ${le(X.nodes.map(io).join(""))}`:le(io(X.node)),ue=ps(X.node,e).map(([ye,_e])=>`${ye} ${_e}`);return[oe,`step ${X.node.index+1}`,fs(X.node,X.look,
e,X),...ue].join(", ")}function js(){if(!k)return;let X=d&&d.entry,oe=X&&(X.node?k.at.get(X.node):k.entries[0])||k.at.get(j())||k.entries[0];if(!d||oe!==X)if(d&&
X&&oe.node===X.node)d.entry=oe;else return jo(oe,!0);let{x:ue,y:ye,zoom:_e}=m;Object.assign(d.style,{left:`${(oe.x-ue)*_e}px`,top:`${(oe.y-ye)*_e}px`,width:`${oe.
width*_e}px`,height:`${oe.height*_e}px`})}function zs(X,oe){let ue=k.entries.filter(ye=>ye.x===X.x).sort((ye,_e)=>ye.y-_e.y);return ue[ue.indexOf(X)+oe]}p.addEventListener(
"keydown",X=>{if(X.ctrlKey||X.metaKey||X.altKey||!d)return;let{entry:oe}=d,ue=_e=>{_e&&(m.byHand=!0,m.reveal(_e),jo(_e))},ye={ArrowLeft:()=>ue(oe.node&&k.at.get(
oe.nodes[0].before)),ArrowRight:()=>ue(at(oe)[0]),ArrowDown:()=>ue(zs(oe,1)),ArrowUp:()=>ue(zs(oe,-1)),Home:()=>ue(k.entries[0]),End:()=>ue(k.at.get(j())),Enter:()=>Se(
oe)," ":()=>Ve(oe),Escape:()=>e.selectStep(null),"+":()=>m.zoomBy(1.25),"-":()=>m.zoomBy(.8),0:()=>m.whole()};Object.hasOwn(ye,X.key)&&(X.preventDefault(),X.stopPropagation(),
ye[X.key]())}),p.addEventListener("focusin",({target:X})=>k&&X.matches(":focus-visible")&&we(X.entry)),p.addEventListener("focusout",()=>y.hide()),i("in").addEventListener(
"click",()=>m.zoomBy(1.3)),i("out").addEventListener("click",()=>m.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{m.byHand=!0,m.whole()}),i("follow").addEventListener(
"click",()=>{m.byHand=!1,A=null,z()}),i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?
document.exitFullscreen():t.requestFullscreen()),document.addEventListener("fullscreenchange",()=>{t.isConnected&&(T(i("full-screen"),document.fullscreenElement===
t?"Leave full screen":"Full screen"),m.byHand=!1,z())}),i("go-on").addEventListener("click",()=>{let X=U();X&&e.ask({type:"branch",step:X,tokenId:X.chosen.token_id})}),
i("collapse").addEventListener("click",()=>{let X=k.at.get(U());X&&Ve(X)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener(
"click",async({target:X})=>{let oe=X.dataset.file;if(oe){if(oe==="html")return e.ask({type:"save_page"});T(i("told"),"");try{await Yr(oe,{tree:k,log:e,prompt:x(),
number:M,view:ce(null),root:t})}catch(ue){T(i("told"),`The picture could not be made: ${ue.message} Save it as SVG instead.`)}}});function Ds(){let X=U();if(i("\
picked").hidden=!X||X===E,i("picked").hidden)return;_.show(X,k,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let oe=k.at.get(X),ue=oe&&!oe.hidden&&at(oe).length;
i("collapse").hidden=!oe||!ue&&!oe.hidden||X.beam.status!=="running",T(i("collapse"),oe&&oe.hidden?`Open what follows (${oe.hidden})`:"Fold what follows")}function Ca(){
let X=e.prompts.length;i("which").hidden=X<2,i("prompt-number").options.length!==X&&(i("prompt-number").replaceChildren(...e.prompts.map((oe,ue)=>h("option","",
String(ue+1),{value:ue}))),i("prompt-number").value=M)}return i("legend-line").append(...Gr()),X=>{t.hidden=!e.usesBeams,X.run&&e.started&&N(),!t.hidden&&(i("fi\
les").querySelector("[data-file=html]").hidden=!e.canAsk,(X.run||X.steps||X.status)&&(c=!0,Ca()),a=null,Q(),Ds())}}var Kc={returned:"★",kept:"■",running:"●",out:"□"},Gc={returned:"output",kept:"kept",running:"still runs"},[Uc,Qr]=[100,14],Vc=16,gs=new WeakMap,ei=new WeakMap;
function ao(t){let e=[],n=t;for(;n&&!gs.has(n);)e.push(n),n=n.before;let o=n?gs.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!An(s.beam)?s.chosen.text:
""),gs.set(s,o);return o}function lo(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Jc(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Yc(t,e,n){if(n.ends.has(t.beam.token_id))return Re("eos")[0];
if(t.length>=n.maxNew)return Re("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Re(o.stopReason)[0]:"a stopping criterion"}var co=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[h("span","gp-sign",null,{"aria-hidden":"true"}),h("span")];n[0].append(o,s);let r=h("button","gp-pick",null,{type:"bu\
tton"}),[i,l]=[h("bdi","gp-head-text"),h("bdi","gp-tail-text")];r.append(i,l),n[3].append(r);let p={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:l,node:null};
return this.rows.push(p),p}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:p})=>(p.beam.group??null)!==null),words:e.some(({node:p})=>p.beam.progress)};for(let[
p,g]of Object.entries(s))se(this.table.tHead.querySelector(`.gp-${p}-column`),g);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:p})=>ao(p)),i=r.
map(p=>Jc(p,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let l=Math.max(0,e.findIndex(({node:p})=>p===this.log.selected));this.rows.forEach((p,g)=>{se(p.row,
g<e.length),!p.row.hidden&&(p.pick.tabIndex!==(g===l?0:-1)&&(p.pick.tabIndex=g===l?0:-1),this.fill(p,e[g],r.length>1?i[g]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},l,p,g,f){let{cells:m,pick:y}=e,[_,M]=[ao(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),T(e.sign,Kc[r]),T(e.
place,s===null?i||Gc[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,l,M),y.getAttribute("aria-pressed")!==String(M)&&y.setAttribute("aria-pressed",
String(M)),se(m[1],f.moved),f.moved&&T(m[1],Xc(s,p.get(n))),se(m[2],f.group),f.group&&T(m[2],st(n.beam.group)),T(m[4],Number.isFinite(He(n))?ie(He(n)):"−∞"),
T(m[5],String(n.length)),T(m[6],Number.isFinite(o)?ie(o):"−∞"),se(m[7],f.words),f.words&&T(m[7],this.written(n,g)),T(m[8],r==="running"?"–":`${n.index+1}:\
 ${Yc(n,this.log,g)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let l=i||r<Vc?0:r,p=`${i} ${l} ${s}`;if(ei.get(e)===p)return;ei.set(e,p);let g=Array.from((l?"…":
"")+s.slice(l)),f=i||g.length<=2*Qr?0:Qr,m=g.slice(0,g.length-f);qe(n,(i?m:m.slice(0,Uc)).join("")),qe(o,f?g.slice(-f).join(""):"",{plain:!f}),e.setAttribute("a\
ria-label",le(s)),l||g.length>60?Ge(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>Wt(r,e.beam.
progress[i],e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function Xc(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:
t===e?`${e+1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ho=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,T(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:l})=>l==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(to(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=jr(s.started).map(l=>bt(l)[0]);this.doubt.hidden=!i.length||!!r,T(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:ke(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let l=s.prompts.some(({steps:y})=>(y[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,l,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let p=`its sum is ${ie(He(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let y=s.prompts[e.sequence].running.
map(He);return[`${l} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${p}`,y.length?`; the best beam has ${ie(Math.max(...y))}.`:"."]}let g=r.findIndex(
({node:y})=>y===e);if(g===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${p}, its score ${ie(r[0].score,4)}.`];let f=r[0]?
` The best has a sum of ${ie(He(r[0].node))} after ${r[0].node.length} tokens, and a score of ${ie(r[0].score,4)}.`:"";if(g>0)return[`The text of ${i} ended, an\
d has place ${g+1}: ${p}, its score ${ie(r[g].score,4)}.${f}`];let m=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count:\
 it ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${m}: ${p}.${f}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:l},p,g){let f=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,m=[s===null?"":`its sum ${ie(s)}`,l===null?"":`the last beam tha\
t went on had ${ie(l)}, the best ${ie(i)}`].filter(Boolean);return[`${p} left the path of ${g} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked \
at",` (${[f,...m].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([A])=>A),i=rs(n.prompts[o],A=>r[A]),l=A=>A.reduce((E,W)=>E+(Ke(W)??-1/0),0),p=s.prompts[o].
kept[0],g=p?Ie(p.node).filter(A=>!A.given):[],f=this.log.started.processors.length?" before the processors":"",m=(A,E)=>`${A} tokens with a log-probability of ${ie(
E)}${f}`,y=h("span");this.fill(y,["Run by the library, greedy decoding wrote ",{token:lo(e.text,60),className:"gp-wrote"},`: ${m(r.length,l(e.tokens.map(([,,A])=>A)))}`,
p?`; the best output has ${m(g.length,l(g.map(({chosen:A})=>A.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=h("deta\
ils"),M=h("table");for(let[A,[,E,W]]of e.tokens.entries()){let b=M.insertRow();b.insertCell().textContent=A+1,b.insertCell().append(ke(E)),b.insertCell().textContent=
ie(Ke(W))}_.append(h("summary","","Its tokens and their log-probabilities"),M),this.exactly.replaceChildren(y,_)}};var bn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,ws=t=>gn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=gn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=h("th","",null,{scope:"row"});o.append(s);let[r,i,l]=Array.from({length:3},
()=>o.insertCell()),p=h("span"),g=h("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(p," ",g);let f={
row:o,head:s,words:p,button:g,because:i,outputs:l,value:e,name:n,rule:null};return g.addEventListener("click",()=>{this.asked=f.rule,this.log.ask({type:"search",
kind:"rule",rule:f.rule}),this.sayButton(f)}),f}sayButton({button:e,rule:n}){let o=!!(this.asked&&bn(this.asked,n));e.disabled=o,T(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
T(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let l=bn(i.rule,e.own);Me(i.row,l?
"gp-own-rule":""),T(i.head,i.name+(l?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:l}=i.prompts[o],p=l.every(({exact:m})=>m),
g=i.stop&&p?null:this.answerTo(e.rule),f=!g&&!(i.stop&&p);if(e.button.hidden=!f||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
g){T(e.words,`after step ${g.steps}`),T(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(g));return}p?T(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${eo(i)}`:"not yet"):T(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),T(e.because,this.reasons(l,n,e.rule)),!p||
!i.stop?T(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&bn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:p})=>p[o].kept.slice(0,s));return[r.filter(({node:p},g)=>!i[g]||
i[g].node!==p).length,r.length,r[0]?{text:ao(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${ie(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",ke(lo(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${ws(e.own.earlyStopping)}`,l=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${l}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${l}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>Zc(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:l,worst:p}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(p===null)return`fewer than ${o.size} texts have ended`;let g=s.earlyStopping==="never"&&s.lengthPenalty>0,f=`${ie(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${ie(
l,4)}`+(g?" (as if it had the longest possible length)":""),m=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${m}, ${f}, is above \
the worst that is kept, ${ie(p,4)}`;if(e.why==="settled")return`no ${m} can better what is kept: the best, ${f}, is not above the worst that is kept, ${ie(p,4)}`;
let y=l>p?`, though the best ${m}, ${f}, was above the worst of them, ${ie(p,4)}`:"";return`${o.size} texts have ended, which is enough${y}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Re(s.stop_reason)[0]})`:""}`}},Zc=({group:t})=>t===null?"":
`group ${st(t)}: `;function ti(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,l,p]=["slide","power","rule","own-again","of-prompt"].map(o),[g,f,m]=["formula","honest","rest"].map(
o),y=new co(o("hypothesis-table"),e),_=new po(t,e),M=new ho(t,e),A={},E=new Map;for(let[x,O]of gn)i.append(h("option","",O,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>W({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&W({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&L(b(os(e)),!0)),i.addEventListener("change",()=>W({earlyStopping:JSON.parse(i.value)})),l.addEventListener("click",()=>{A={},c(),s.focus()}),
p.addEventListener("change",()=>c());function W(x){A={...A,...x},c()}let b=x=>({...x.own,...A});function L(x,O=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(O||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function k(x){return O=>{let q=JSON.stringify(
O),I=E.get(q);if(I)return I;let H=Ir(x,O);return H.stop&&E.set(q,H),H}}function a(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:O})=>({
kept:O.map(q=>({node:q,score:q.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function c({onlySelection:x=!1,anew:O=!1}={}){let q=os(
e),I=!!(e.finished||e.failed),H=u(q.prompts.length),N=k(q),C=q.together!==null&&Br(q,N(q.own),!!e.finished),P=C?b(q):q.own,R=C?N(P):a(q),j=C?N(q.own):R,U=C&&!bn(
P,q.own),B=Fr(q,H,R,P,I),V=U?new Map(j.prompts[H].kept.map(({node:ne},ce)=>[ne,ce])):null;if(y.draw(B.slice(0,40),V,q),m.hidden=B.length<=40,T(m,`and ${F(B.length-
40)} more, with lower scores`),x)return;for(let ne of["what-if","stopping"])o(ne).hidden=!C;o("greedily").hidden=!1,L(P,O),l.hidden=!U,T(l,`Back to the run’s ow\
n: ${Ut(q.own.lengthPenalty)}, ${ws(q.own.earlyStopping)}`);let Q=B.filter(({place:ne})=>ne!==null);T(o("counts"),d(B,Q)),T(o("scored"),`sum / length ^ ${Ut(P.lengthPenalty)}`),
g.setAttribute("aria-live",U?"polite":"off"),T(g,w(Q[0],P)),$(C?S(R,j,H,q,P,I):v(q)),C&&_.draw(q,H,N,P,I),M.draw(q,H,j)}function u(x){return o("of-prompts").hidden=
x<2,p.options.length!==x&&p.replaceChildren(...Array.from({length:x},(O,q)=>h("option","",`prompt ${q+1}`,{value:q}))),Math.max(0,p.selectedIndex)}function d(x,O){
let q=x.filter(({state:H})=>H==="running").length,I=x.filter(({state:H})=>H==="returned").length;return[`${F(x.length-q)} ended`,`${F(O.length)} kept`,...q?[`${F(
q)} running`]:[],...I?[`${F(I)} output${I>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:O}){if(!x)return"No text is kept yet.";let{node:q,score:I}=x;return`\
The best: score = sum / length ^ length_penalty = ${ie(He(q))} / ${q.length} ^ ${Ut(O)} = ${ie(I,4)}`}function $(x){f.hidden=!x,T(f,x)}function v(x){return x.prompts.
every(({steps:O,given:q})=>O.length===q)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has rules of its own: w\
hat is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,O,q,I,H,N){
let C=Math.max(1,...I.prompts.map(({steps:j})=>j.length-I.start)),P=C**H.lengthPenalty;if(!Number.isFinite(P)||P===0)return`No number of the machine holds ${C} \
^ ${Ut(H.lengthPenalty)}: the search itself would fail.`;let R=x.prompts[q].pools.filter(({exact:j})=>!j);if(R.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${R.map(({group:U})=>"group "+st(U)).join(", ")} would have lost to divers\
ity.`;if(bn(H,I.own))return"";if(!x.stop){let j=`${eo(x)}, where the record${I.together?"":" of a group"} ends`;return N?`With these settings the search would h\
ave gone on past step ${j}: this ranks what is known so far.`:""}if(!O.stop||x.stop.step<O.stop.step){let j=O.stop?`, not ${O.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${j}: what ended later does not count.`}return""}return x=>{if(x.run&&(A={},E=new Map,p.replaceChildren()),
(x.run||x.searched)&&(_.asked=M.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let O=e.hideFrom!==null;if(o("untold").hidden=!O,o("found").hidden=O,o("coun\
ts").hidden=O,O)return;let{run:q,steps:I,status:H,selection:N,searched:C}=x;q||I||H||C?c({anew:q}):N&&c({onlySelection:!0})}}var Qc=["token_id","text","piece","logprob","raw_logprob","entropy"],bs=class extends Gt{constructor(e,n){super(),Object.assign(this,{group:e,number:n})}changed(e){
super.changed(e),this.group&&this.group.entryChanged(this.number,e)}},fo=class extends sn{constructor(e){super(["run","steps","status","measured","found","lanes",
"pair","unit"]),this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.
done=null,this.apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],
shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new bs(this,
s),{unit:this.unit}):null,i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.
changed(n)}get running(){return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(ni,
e.type)&&ni[e.type];if(!n)throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){
this.changes.entries=this.fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){
this.pair=[e,n],this.changed("pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){
this.lanes=e,this.changed("lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){
return!!this.found&&this.found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(
n));for(let{log:n}of this.entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=
e.map(n=>n.unit==="nats"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.
has(s)&&Number.isFinite(r)?De(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,l])=>[i,r(i,l)]));e.values=o(e.told.values,n),e.each=o(e.told.
each,(s,r)=>r.map(i=>n(s,i)))}},ni={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].
begun=!0,t.entryChanged(e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Qc.map((s,r)=>[s,o[r]])));t.entryChanged(
e,"steps")},Ended(t,{entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,
values:n,each:o}){t.groups[e].told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{
stopped:e,overtaken:n}){t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var oi={},si={},uo=new Map,mo=new Map,ks="bits";function ys(t){return uo.has(t)||uo.set(t,Object.assign(new Gt,{unit:ks})),uo.get(t)}function xs(t){return mo.has(
t)||mo.set(t,Object.assign(new fo(t),{unit:ks})),mo.get(t)}function $s(t){ks=t;for(let e of[...uo.values(),...mo.values()])e.setUnit(t)}function el(t,e,{log:n="\
main"}={}){ri(oi[t],t,e,ys(n))}function tl(t,e,{group:n}){ri(si[t],t,e,xs(n))}function ri(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}ir(s),o.subscribe(s,t(s,o))}function nl(t,e,n){ys(t).feedRun(e||"",n)}function ol(t,e,n){xs(t).
feedRun(e||"",n)}function ii(t,e){oi=t,si=e;let n={mount:el,feed:nl,chooseUnit:$s,log:ys,RunLog:Gt,mountGroup:tl,feedGroup:ol,group:xs};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function go(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function Cn(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",e.isPrompt?e.index-s:e.index+1),t.setAttribute("aria-valuemin",1-s),t.setAttribute("aria-valuemax",n)),t.setAttribute("aria-valuete\
xt",o)}var ci={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:G},count:{least:[0,1],powers:!0,write:t=>ai(10**t)},rank:{least:[-1,0],powers:!0,write:t=>ai(10**-t)}},ai=t=>t<1e4?F(Math.round(
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
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var li=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function di(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),l=t.querySelector(".gp-cursor"),p=t.querySelector(".gp-reading"),g=t.querySelector(".gp-unit"),f=t.querySelector(".gp-view"),m={left:46,right:10,top:10,bottom:24,
height:240},y=[],_=[],M=[[1/0,-1/0]],A=M[0],E=0,W=new Map,b=0,L="",k=()=>Pn[f.value],a=()=>ci[k().axis],c=D=>D.isPrompt?D.index-e.started.prompt_tokens.length:D.
index;function u(){let D=Object.keys(Pn).filter(Z=>Pn[Z].series||W.size);if(D.length===f.options.length)return;let J=D.includes(f.value)?f.value:D[0];f.replaceChildren(
...D.map(Z=>h("option","",Pn[Z].name,{value:Z}))),f.value=J}function d(D){let J=!1;for(let Z of D)for(let{token_id:ae,text:fe}of Z.watched||[])J||=!W.has(ae),W.
set(ae,fe);return J}let w=({of:D})=>[...W].slice(-8).map(([J,Z],ae)=>({name:Z,look:`gp-watched-${ae}`,tip:`The looked-up token ${le(Z)}, number ${J} of the voca\
bulary.`,value:fe=>{let we=(fe.watched||[]).find(({token_id:Se})=>Se===J);return we?D(we):null}})),$=(D,J,Z)=>{let ae=document.createElementNS(s.namespaceURI,D);
J&&ae.setAttribute("class",J);for(let[fe,we]of Object.entries(Z||{}))ae.setAttribute(fe,we);return ae};function v(){u(),y=(k().series||w(k())).map((D,J)=>({...D,
line:$("polyline",D.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${D.look}`,{d:li[J]}),ends:[],totals:[0]})),_=[],M=M.slice(
0,1),L="",i.replaceChildren(...y.map(({line:D})=>D).reverse()),l.replaceChildren(l.querySelector(".gp-here"),...y.map(({dot:D})=>D).reverse()),t.querySelector("\
.gp-keys").replaceChildren(...y.map(S)),H()}function S({name:D,look:J,tip:Z},ae){let fe=h("span","",null,{tabindex:"0","data-tip":Z}),we=$("svg","",{width:26,height:8,
"aria-hidden":"true"});return we.append($("line",`gp-key ${J}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${J}`,{d:li[ae],transform:"translate(13 4)"})),fe.append(
we,k().of?ke(D):D),fe}function x(D,J,Z){let ae=s.createSVGPoint();[ae.x,ae.y]=[J,Z],D.points.appendItem(ae)}let O=([D,J],Z)=>[Math.min(D,Z),Math.max(J,Z)],q=(D,J,Z)=>J===
null||D.sum?Ke(J):Ke(J)??Math.max(a().least[1],Z[1]);function I(D){let{keep:J,added:Z}=xt(_,D);if(d(Z)){v(),I(D);return}_.length=J,M.length=J+1;for(let ae of y){
ae.ends.length=J,ae.totals.length=J+1;let fe=ae.ends.at(-1)??0;for(;ae.line.points.numberOfItems>fe;)ae.line.points.removeItem(ae.line.points.numberOfItems-1)}for(let ae of Z){
let fe=M.at(-1);for(let we of y){let Se=q(we,we.value(ae),fe);if(we.sum){let Ve=we.totals.at(-1);Se=Ve===null||Se===null?null:Ve+Se,we.totals.push(Se)}Se!==null&&
(x(we.line,ae.index,Se),fe=O(fe,Se)),we.ends.push(we.line.points.numberOfItems)}M.push(fe),_.push(ae)}}function H(){E=e.promptSteps.length,T(t.querySelector(".g\
p-about"),k().about+(E?" The prompt stands before the text, on a ground of its own.":"")),A=[1/0,-1/0];for(let D of y){D.promptLine&&D.promptLine.remove(),D.promptLine=
null;let J=0;for(let Z of e.promptSteps){let ae=q(D,D.value(Z),A);ae!==null&&(D.sum&&(ae=J+=ae),D.promptLine||(D.promptLine=$("polyline",`${D.look} gp-of-prompt`,
{"vector-effect":"non-scaling-stroke"}),i.prepend(D.promptLine)),x(D.promptLine,c(Z),ae),A=O(A,ae))}}}let N=()=>Math.max(9,_.length-1)+E,C=D=>m.left+(D+E)/N()*(b-
m.left-m.right),P=()=>a().unit?De(1,e.unit):1;function R(){let{least:D,powers:J}=a(),Z=P(),[ae,fe]=[M.at(-1),A].reduce(([Se,Ve],[at,Fo])=>[Math.min(Se,at*Z),Math.
max(Ve,Fo*Z)],D),we=J?Math.max(1,Math.ceil((fe-ae)/6)):U(fe-ae,4);return{low:Math.floor(ae/we+1e-9)*we,high:Math.ceil(fe/we-1e-9)*we,step:we}}let j=(D,{low:J,high:Z})=>m.
top+(1-(D-J)/(Z-J))*(m.height-m.top-m.bottom);function U(D,J){let Z=D/J,ae=10**Math.floor(Math.log10(Z));return ae*[1,2,5,10].find(fe=>fe*ae>=Z)}function B(){let D=R(),
J=[b,N(),E,D.low,D.high,e.unit].join(" ");if(J===L||!b)return;L=J;let Z=(C(1)-C(0)).toFixed(5),ae=(j(0,D)-j(P(),D)).toFixed(5);i.setAttribute("transform",`matri\
x(${Z} 0 0 ${-ae} ${C(0)} ${j(0,D)})`),r.replaceChildren();let fe=E?C(-.5):0;E&&r.append($("rect","",{x:m.left,y:m.top,width:Math.max(0,fe-m.left),height:m.height-
m.top-m.bottom}));for(let Se=D.low;Se<=D.high+D.step/1e6;Se+=D.step)V(m.left,j(Se,D),b-m.right,j(Se,D)),Q(a().write(Math.abs(Se)<D.step/1e6?0:Se),m.left-7,j(Se,
D)+4,"end");let we=U(N()+1,Math.max(3,Math.min(10,b/90)));for(let Se=Math.max(1,we);Se<=N()-E+1;Se+=Math.max(1,we))Q(Se,C(Se-1),m.height-6,"middle");E&&(V(fe,m.
top,fe,m.height-m.bottom,"gp-border"),fe-m.left>44&&Q("prompt",m.left,m.height-6,"start")),Q("token",C(0),m.height-6,"start"),a().unit&&Q(e.unit,Math.max(m.left,
fe)+4,D.high>0?m.top+12:m.height-m.bottom-6,"start")}function V(D,J,Z,ae,fe){r.append($("line",fe,{x1:D,y1:J,x2:Z,y2:ae}))}function Q(D,J,Z,ae){let fe=$("text",
"",{x:J,y:Z,"text-anchor":ae});fe.textContent=D,r.append(fe)}function ne(D){if(l.setAttribute("visibility",D&&b?"visible":"hidden"),!D){T(p,"The curve grows wit\
h the text."),Cn(o,null,0,"no token yet");return}let J=C(c(D));for(let[fe,we]of Object.entries({x1:J,x2:J,y1:m.top,y2:m.height-m.bottom}))l.querySelector(".gp-h\
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
D):null),B(),ne(D)}return new ResizeObserver(([D])=>{b=D.contentRect.width,Y()}).observe(o),D=>{D.unit&&(g.value=e.unit),D.run&&(W=new Map),D.watched&&d(_),D.run||
D.watched?v():D.prompt&&H(),Y()}}var hi=new WeakMap;function Ue(t){let e=hi.get(t)||[],[n]=t.lines(),{keep:o,added:s}=xt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return hi.set(t,e),
e}function ut({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function tt({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var wo=({groups:t},e,n)=>pi(t[e].model)===pi(t[n].model);function pi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function bo(t,e,n){let o=[e,n].map(i=>Ue(t.shownOf(i).log)),s=wo(t,e,n)?sl(...o):
rl(...o),r=o.map((i,l)=>s[l]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function sl(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var fi=({piece:t})=>t??"\0";function rl(...t){
let[e,n]=t.map(r=>r.map(fi).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>il(r,s))}function il(t,e){let n=0,o=0;for(;o<
t.length&&(n+=fi(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Nn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function ui(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var mi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function gi(t){let e=mi?[...mi.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function wi(t,e){
let n=[t,e].map(m=>m.map(({word:y})=>y)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let l=0;for(;l<r-i&&o.at(-1-l)===s.at(-1-l);)l+=1;
let p=n.map(m=>m.map((y,_)=>_<i||_>=m.length-l)),g=n.map(m=>m.slice(i,m.length-l)),f=g.some(m=>m.length>1200);for(let[m,y]of al(...g.map(_=>_.slice(0,1200))))p[0][i+
m]=p[1][i+y]=!0;return{kept:p,shared:p[0].filter((m,y)=>m&&o[y]).length,cut:f}}function al(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let l=r*n+i;o[l]=t[r]===e[i]?o[l+n+1]+1:Math.max(o[l+n],o[l+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function bi(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,l=-1/0;function p(y){let _=h("div","gp-text-side"),M=h("h3","gp-side-name"),A=h("p","gp-side-text",
null,{dir:"auto"});return _.append(M,A),s.append(_),{head:M,body:A,tag:y}}let g=["del","ins"].map(p);function f({body:y,tag:_},M,A){let E=[],W="",b=!1,L=()=>{W&&
E.push(b?h(_,"",W):W),W=""};M.forEach(({space:k,word:a},c)=>{let u=!A[c]&&!!a;u!==b?!u||!W?(L(),b=u,W=k+a):(W+=k,L(),b=!0,W=a):W+=k+a}),L(),y.replaceChildren(...E)}
function m(y){clearTimeout(i),i=0,l=performance.now();let _=y.map(k=>gi(Nn(Ue(e.shownOf(k).log)))),{kept:M,shared:A,cut:E}=wi(..._);g.forEach((k,a)=>f(k,_[a],M[a]));
let[W,b]=_.map(k=>k.filter(({word:a})=>a).length),L=t.querySelector(".gp-alike");se(L,W+b>0),W+b&&(T(t.querySelector(".gp-share"),`${G(2*A/(W+b))} in common`),T(
t.querySelector(".gp-formula"),`2 × ${F(A)} shared words / (${F(W)} + ${F(b)})`)),se(t.querySelector(".gp-cut"),E),T(t.querySelector(".gp-cut"),`The texts are \
very long: only ${F(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let y=e.header&&e.header.kind===
"lanes"?ut(e):null,_=y?y.map(b=>Ue(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let M=y.map(b=>tt(e,b)),A=JSON.stringify([M,..._.map(b=>Nn(
b))]);if(A===r&&(!i||e.running))return;r=A,T(t.querySelector(".gp-pair"),`${M[0]} beside ${M[1]}, word by word`),g.forEach(({head:b},L)=>qe(b,`${M[L]} ${e.groups[y[L]].
title}`,{plain:!0}));let W=_[0].length*_[1].length>2e5&&e.running?l+500-performance.now():0;W<=0?m(y):i||=setTimeout(()=>m(ut(e)),W)}}function ki(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),l=t.querySelector(".gp-sides"),
p=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],g="";function f(){for(let k of p)k.replaceChildren(...e.groups.map(({title:a},c)=>h("option","",`${tt(
e,c)} ${a}`,{value:c})))}p.forEach((k,a)=>k.addEventListener("change",()=>{let c=ut(e),u=Number(k.value),d=u===c[1-a]?c[a]:c[1-a];e.setPair(...a?[d,u]:[u,d])}));
let m=({log:k})=>!!(k.finished||k.failed||e.done);function y(k,{kind:a,at:c,shorter:u}){let[d,w]=k.map(C=>tt(e,C)),[$,v]=k.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>Ue(
C));if(!S[0].length||!S[1].length)return[`${d} and ${w} have no tokens to compare yet.`];let x=`${F(c[0])} token${c[0]===1?"":"s"}`;if(a==="same")return m($)&&m(
v)?[`${d} and ${w} never parted: both wrote the same ${x}.`]:[`${d} and ${w} have written the same so far: ${x}.`];if(a==="shorter"){let[C,P]=u?[w,d]:[d,w];if(!m(
u?v:$))return[`${d} and ${w} have written the same so far; ${P} is ahead.`];let{finished:R}=(u?v:$).log,j=R&&R.sequences.length?`, which ${Re(R.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${F(c[u])} tokens${j}, is how ${P} begins. ${P} goes on with `,{token:S[1-u][c[1-u]].chosen.text},"."]}let O=c[0]===c[1]?`at tok\
en ${F(c[0]+1)}`:`at token ${F(c[0]+1)} of ${d} and token ${F(c[1]+1)} of ${w}`,q=Nn(S[0],c[0]),I=q?["Both had written ",{token:ui(q)},". "]:["They part at once\
. "],[H,N]=S.map((C,P)=>C[c[P]]);return[...q?[`They part ${O}. `]:[],...I,`${d} ${_(H)} `,{token:H.chosen.text},` (${M(H)}), ${w} ${H.given||N.given?`${_(N)} `:
""}`,{token:N.chosen.text},` (${M(N)}).`]}let _=({given:k})=>k?"was given":"chose",M=k=>k.chosen.logprob===null?Pt(k.chosen):G(Fe(k).probability);function A(k){
let a=JSON.stringify(k);a!==g&&(g=a,s.replaceChildren(...k.map(c=>{if(typeof c=="string")return c;let u=h("span","gp-quote");return u.append("“",ke(c.token,"g\
p-strong"),"”"),u})))}function E(k,a){let c=new Map;return k.forEach(({chosen:d,distribution:w},$)=>{for(let v of[...w.candidates,d]){let S=a?v.token_id:v.text;
c.has(S)||c.set(S,{label:v.text,sides:[null,null],most:0});let x=c.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===d.token_id},x.most=Math.max(
x.most,he(v.logprob),he(v.raw_logprob)))}}),[...c.values()].sort((d,w)=>w.most-d.most).filter(({sides:d,most:w},$)=>$<10&&($<o[0]||w>=o[1])||d.some(v=>v&&v.isChosen))}
function W(){let k=h("tr"),a=h("th","",null,{scope:"row"});return a.append(h("bdi","gp-word")),k.append(a,...[0,1].map(()=>{let c=h("td"),u=h("div","gp-side"),d=h(
"span","gp-tracks");d.append(h("i","gp-bar gp-after"),h("i","gp-bar gp-before"));let w=h("span","gp-values");return w.append(h("span"),h("small")),u.append(h("s\
pan","gp-sign"),d,w),c.append(u),c})),k}function b(k,a,c,u){let[d,w,$]=k.firstChild.children,[v,S]=a?[a.candidate.logprob,a.candidate.raw_logprob].map(he):[0,0],
x=!!a&&a.candidate.logprob===null,O=!!a&&a.isChosen;Me(k,[O&&"gp-chosen",x&&"gp-removed",!a&&"gp-unlisted"].filter(Boolean).join(" ")),T(d,O?"▶":x?"✕":""),ge(
w.children[0],"width",v/c),ge(w.children[1],"width",S/c),T($.children[0],a?x?"":G(v):"–"),T($.children[1],a?G(S):"");let q=a?[O&&"chosen",x?Pt(a.candidate):G(
v),`${G(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";te(k,{"aria-label":`${u}: ${q}`,title:x?Pt(a.candidate):""})}function L(k,a){
let c=E(a,wo(e,...k)),u=c.flatMap(S=>S.sides).filter(Boolean),d=u.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...u.flatMap(({candidate:S})=>[
he(S.logprob),he(S.raw_logprob)]));i.classList.toggle("gp-plain",d),se(t.querySelector(".gp-before-key"),!d),se(t.querySelector(".gp-removed-key"),u.some(({candidate:S})=>S.
logprob===null)),se(t.querySelector(".gp-unlisted-key"),u.length<2*c.length);let $=de(l.tBodies[0],c.length,W);c.forEach(({label:S,sides:x},O)=>{let[q,...I]=$[O].
cells;qe(q.firstChild,S),I.forEach((H,N)=>b(H,x[N],w,tt(e,k[N])))});let v=l.tHead.rows[0].cells;k.forEach((S,x)=>{let{title:O}=e.groups[S],{entropyAfter:q}=Fe(a[x]);
qe(v[x+1],`${tt(e,S)} ${O}, entropy ${Ae(q,e.unit)}`,{plain:!0})})}return k=>{let a=e.header&&e.header.kind==="lanes"?ut(e):null;if(t.hidden=!a,!a)return;(k.run||
k.lanes)&&f(),p.forEach((v,S)=>{v.value=a[S]});let c=bo(e,...a);A(y(a,c));let[u,d]=a.map(v=>tt(e,v)),w=wo(e,...a);se(r,!w),w||T(r,`${u} and ${d} run on differen\
t models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=c.kind==="apart"?a.map((v,S)=>Ue(e.shownOf(
v).log)[c.at[S]]):null;se(i,!!$),$&&L(a,$)}}var vs=5,ll=.9;function dl(t){if(!t.length)return null;let e=[...t].sort((i,l)=>i-l),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-ll));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Ss(t,e){if(t.length<vs)return"few";let{low:n,high:o}=dl(t);return n>
e?"above":o<e?"below":"open"}function yi(t,e=!0){let n=([r,i])=>ee(r)&&ee(i),o=(r,i)=>Ss(r.map((l,p)=>[l,i[p]]).filter(n).map(([l,p])=>l-p),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((l,p)=>i===p||o(r,l)===(e?"above":"below")));return s<0?null:s}function xi(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=({values:l})=>l[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:ko([])};let s=n.reduce((l,p)=>o(p)<o(l)?p:l),r=n.reduce((l,p)=>o(p)>o(l)?p:l),i=ko(n.map(o));return{low:s,high:r,best:_s(t,e),level:l=>Math.round(i.share(
l)*10),scale:i}}function _s(t,e){let n=e.filter(({values:l})=>Number.isFinite(l[t.name])),o=n.map(({each:l})=>l[t.name]||[]);if(!t.better||o.some(({length:l})=>l!==
o[0].length))return null;let s=yi(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=l=>t.better==="more"?l<r:l>r;return s!==null&&n.every(({values:l},p)=>p===
s||i(l[t.name]))?n[s]:null}function ko(t){let e=[...new Set(t)].sort((p,g)=>p-g),[n,o]=[e[0],e.at(-1)],s=p=>g=>o>n?(p(g)-p(n))/(p(o)-p(n)):0,r=p=>e.some(g=>e.filter(
f=>f>=g&&p(f)-p(g)<.1).length>Math.max(1,e.length/2)),i=p=>e.length>1?e.indexOf(p)/(e.length-1):0,l=[{name:"linear",share:s(p=>p)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return l.find(({share:p})=>!r(p))||l.at(-1)}var Ms={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function kn(t,{each:e}){let n=(e[t.name]||[]).filter(ee);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>mt(t,r));
return o===s?"":`${o} to ${s}`}var Os=t=>t.better==="less"?"heat":"prob";function mt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function vi(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,l,p,g]=[250,62,24,30,40],f=Math.max(260,t.clientWidth),m=me("svg","gp-chart"),y=({label:S,value:x,range:O})=>`${S}\
: ${mt(n,x)}${O?` (${O})`:""}`;te(m,{role:"img",viewBox:`0 0 ${f} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(y).join(", ")}`}),t.replaceChildren(m);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),M=s&&_.length>0&&Math.min(..._)>0,A=M?Math.log:S=>S,[E,W]=_.length?[A(Math.min(..._)),A(Math.max(..._))]:
[0,1],b=(W-E||Math.abs(W)||1)*.08,L=S=>p+(1-(A(S)-E+b)/(W-E+2*b))*(r-p-g),k=hl(o.map(({label:S})=>S)),a=22,c=o.map((S,x)=>({...S,at:i+a+k[x]*(f-i-l-2*a)})).sort(
(S,x)=>S.at-x.at),u=(S,x,O,q)=>{let I=me(S,x);te(I,O),q!==void 0&&(I.textContent=q),m.append(I)},d=M?Vn(Math.exp(E-b),Math.exp(W+b)):Te(E-b,W+b,4);for(let S of _.
length?d:[])u("line","gp-guide",{x1:i,x2:f-l+8,y1:L(S),y2:L(S)}),u("text","gp-tick",{x:i-8,y:L(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
M&&u("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";c.forEach(({value:S,at:x},O)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((c[O-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${L(S).toFixed(1)}`)}),u("path","gp-course",{d:w||"M0 0"});let[$,v]=[$i(46),$i(46)];c.forEach(({label:S,value:x,each:O,best:q,
at:I})=>{$(I)&&u("text","",{x:I,y:r-g+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(O.length>1&&u("line","gp-seeds",{x1:I,x2:I,
y1:L(Math.min(...O)),y2:L(Math.max(...O))}),u("circle","",{cx:I,cy:L(x),r:5}),(v(I)||q)&&u("text","gp-told",{x:I,y:L(x)-10,"text-anchor":"middle"},mt(n,x)+(q?" \
★":"")))}),u("text","",{x:(i+f-l)/2,y:r-4,"text-anchor":"middle"},e)}function hl(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(ko(e).share):t.map((n,o)=>o/(t.length-1))}function $i(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}var pl={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},St=t=>Ze(pl,t,"■"),_t=t=>t==="failed"?["an error",
"ended in an error"]:Re(t),gt=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,Mt=t=>t.log?t.log.numTokens:t.tokens.length;function je(t){return gt(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=je(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>le(t).slice(1,-1);function Es(t,e){let n=h("span","gp-stepper"),[o,s,r]=[h("button","","‹"),h("span"),h("button","","›")];n.append(o,s,r);let i=0,l=g=>f=>{f.stopPropagation(),
Ts(t,i,g)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([g,f,m])=>{te(g,{type:"button","aria-label":m,tabindex:e}),g.addEventListener(
"click",l(f))});function p(g){i=g;let{entries:f}=t.groups[g];n.hidden=f.length<2,T(s,`${f.indexOf(t.shownOf(g))+1}/${f.length}`)}return{box:n,draw:p}}function Ts(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Si(t,e,n){let o=A=>t.querySelector(".gp-whole"+A),s=o(""),r=Es(
e,0),i=h("span"),l=h("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,l);let p=null;function g(A){let E=o("-text"),W=Rt(A);E.childElementCount||
E.append(h("span","gp-prompt"),h("span")),T(E.firstChild,e.header.prompt+(e.apart?`
`:"")),T(E.lastChild,W);let b=je(A),L=b&&b!=="failed"?`${St(b)} The text ${_t(b)[1]}`:"";T(o("-end"),[re(Mt(A),"token"),L||(b?"":Mt(A)?"still being written":"wa\
its")].filter(Boolean).join(" · "))}function f(A){let E=gt(A),W=o("-problem");W.hidden=!E,E&&W.replaceChildren(h("b","","✕ "),`${E.message} ${E.fix||""}`)}function m({
values:A,entries:E}){T(o("-over"),E.length>1?`The ${F(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let W=de(o("-values"),e.metrics.
length,()=>{let b=h("div");return b.append(h("dt"),h("dd")),b});e.metrics.forEach((b,L)=>{T(W[L].firstChild,b.title),T(W[L].lastChild,mt(b,A[b.name],{unit:!0})),
te(W[L],{title:`${b.meaning} ${b.formula}`})})}function y(){if(p===null)return;let A=e.shownOf(p);T(o("-title"),n(p)),te(s,{"aria-label":n(p)}),r.draw(p),T(i,(A.
seed??null)===null?"":`seed ${A.seed}`),l.hidden=!e.canAsk,g(A),f(A),m(e.groups[p])}function _(A){p=A,y(),s.open||s.showModal(),s.scrollTop=0}function M(){s.open&&
s.close(),p=null}return l.addEventListener("click",()=>{let{number:A}=e.shownOf(p);M(),e.ask({type:"open",entry:A})}),s.addEventListener("close",()=>{p=null}),s.
addEventListener("click",({target:A})=>A===s&&M()),s.addEventListener("keydown",A=>A.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",M),
{show:_,shut:M,draw:y}}function _i(t,e){let o="perplexity",s=P=>t.querySelector(".gp-"+P),r=s("field"),i=r.firstElementChild,l=s("metric"),p=s("chart-box"),g=[],f=null,m="texts",y=()=>e.
header.axes,_=()=>y().length<2,M=()=>e.metrics.find(({name:P})=>P===l.value),A=Si(t,e,E);function E(P){let{place:R}=e.groups[P];return y().map(({knob:j,values:U},B)=>`${j}\
 ${U[R[1-B]]}`).join(", ")}function W(){A.shut();let P=e.metrics.map(({name:j})=>j),R=P.includes(l.value)?l.value:P.includes(o)?o:P[0];l.replaceChildren(...e.metrics.
map(({name:j,title:U})=>h("option","",U,{value:j}))),l.value=R,T(s("title"),y().map(({knob:j})=>j).join(" and "));for(let j of[r,p])j.classList.toggle("gp-on-on\
e-axis",_());g=e.groups.map(b),i.replaceChildren(..._()?d():c()),i.setAttribute("aria-label",`The runs over ${y().map(({knob:j})=>j).join(" and ")}`),I(g.length?
g[0].cell:null)}function b({number:P}){let R=h("td","",null,{role:"gridcell",tabindex:"-1"}),j=h("div","gp-cell-top"),[U,B,V,Q]=[h("span","gp-value"),h("span","\
gp-star","★"),h("small","gp-seeds-range"),h("span","gp-some-failed")],ne=h("bdi","gp-cell-text"),ce=Es(e,-1);return B.hidden=!0,j.append(U,B,V,Q,ce.box),R.append(
j,ne),R.gpGroup=P,{cell:R,top:j,value:U,star:B,range:V,failed:Q,text:ne,stepper:ce,colour:""}}let L=(P,R)=>{let j=h("th",P==="row"?"gp-side":"",null,{scope:P});
return j.append(ke(R)),j};function k(...P){let R=h("tr");return R.append(...P),R}function a(P,R){let j=h(P);return j.append(...R),j}function c(){let[P,R]=y(),j=h(
"th","gp-knob",null,{scope:"colgroup",colspan:P.values.length});j.append(h("span","",P.knob));let U=h("th","gp-side",R.knob,{scope:"col",rowspan:2}),B=[k(U,j),k(
...P.values.map(V=>L("col",V)))];return[a("thead",B),a("tbody",R.values.map((V,Q)=>k(L("row",V),...u(Q))))]}function u(P){return e.groups.filter(({place:R})=>R[0]===
P).sort((R,j)=>R.place[1]-j.place[1]).map(({number:R})=>g[R].cell)}function d(){let[{knob:P,values:R}]=y(),j=k(h("th","gp-side",P,{scope:"col"}),h("th","gp-metr\
ic-name","",{scope:"col"})),U=e.groups.slice().sort((B,V)=>B.place[1]-V.place[1]);return[a("thead",[j]),a("tbody",U.map(({number:B,place:V})=>k(L("row",R[V[1]]),
g[B].cell)))]}function w(P){let{cell:R,text:j,stepper:U,failed:B}=g[P],V=e.shownOf(P),Q=gt(V);T(B,$(P));let ne=Q?"✕ failed":Rt(V,300).slice(0,300).trim(),ce=ne?
"":je(V)?"(empty)":Vt(V)==="decoding"?"…":e.done?"did not run":"waits";T(j,ne||ce),Me(R,["gp-cell",Q&&"gp-broken",!ne&&"gp-quiet"].filter(Boolean).join(" ")),
U.draw(P),S(P)}function $(P){let{entries:R}=e.groups[P],j=R.filter(gt).length;return j&&R.length>1?`✕ ${j} of ${R.length}`:""}function v(){let P=M();if(!P)return;
let R=xi(P,e.groups);for(let j of e.groups){let{top:U,value:B,star:V,range:Q}=g[j.number],ne=j.values[P.name],ce=Number.isFinite(ne),ve=ce?`var(--gp-${Os(P)}-${R.
level(ne)})`:"";g[j.number].colour!==ve&&(U.style.backgroundColor=g[j.number].colour=ve),Me(U,ce?"gp-cell-top":"gp-cell-top gp-none"),T(B,ce?mt(P,ne):j.entries.
length===1&&gt(j.entries[0])?"✕":"–"),T(Q,ce?kn(P,j):""),V.hidden=R.best!==j,S(j.number)}_()&&T(s("metric-name"),P.title),O(P,R),q(P,R)}function S(P){let{cell:R,
star:j,value:U,range:B}=g[P],V=e.shownOf(P),Q=gt(V),ne=$(P).replace("✕","failed:"),ce=Q?"failed":je(V)?"":Vt(V)==="decoding"?"decoding":e.done?"did not run":"\
waits";te(R,{"aria-label":[E(P),`${(M()||{}).title}: ${U.textContent}${B.textContent?`, over its seeds ${B.textContent}`:""}`,j.hidden?"":"best",ne,ce].filter(Boolean).
join("; ")})}function x(){let{meaning:P,formula:R,unit:j,live:U}=M(),B=h("span","gp-formula",R);s("metric-meaning").replaceChildren(`${P} `,B,j?` In ${j}.`:"",U?
"":" It is known when the runs of a cell have ended.")}function O(P,{low:R,high:j,best:U,scale:B}){let V=e.groups.some(xe=>kn(P,xe)),Q=[P.name,R&&E(R.number)+R.
values[P.name],j&&E(j.number)+j.values[P.name],U&&U.number,B.name,V].join(),ne=s("legend");if(ne.dataset.key===Q||(ne.dataset.key=Q,ne.replaceChildren(),!R))return;
let ce=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let xe=0;xe<=10;xe++){let K=h("i");K.style.backgroundColor=`var(--gp-${Os(P)}-${xe})`,ce.append(K)}let ve=(xe,K)=>{
let z=h("span","",xe+" ");return z.append(h("b","",mt(P,K.values[P.name],{unit:!0})),` at ${E(K.number)}`),z};R.values[P.name]===j.values[P.name]?ne.append("The\
 same everywhere: ",h("b","",mt(P,R.values[P.name],{unit:!0}))):ne.append(ve("lowest",R),ce,ve("highest",j)),Ms[B.name]&&ne.append(h("span","",`Coloured ${Ms[B.
name]}.`)),V&&ne.append(h("span","","In small: from the lowest to the highest of a cell’s seeds.")),U&&ne.append(h("span","",`★ best: ${P.better} is better,\
 and so it is seed by seed`))}function q(P,{best:R,scale:j}){if(p.hidden=!_()||m!=="heat",p.hidden)return;let[{knob:U,values:B}]=y(),V=e.groups.slice().sort((ne,ce)=>ne.
place[1]-ce.place[1]).map(ne=>({label:B[ne.place[1]],value:ne.values[P.name],each:(ne.each[P.name]||[]).filter(ee),range:kn(P,ne),best:R===ne})),Q=JSON.stringify(
[V,P.name,j.name,p.clientWidth]);p.dataset.key!==Q&&(p.dataset.key=Q,vi(p,{knob:U,metric:P,points:V,wide:j.name!=="linear"}))}function I(P,R=!1){f&&(f.tabIndex=
-1),f=P,P&&(P.tabIndex=0,R&&(P.focus({preventScroll:!0}),H(P)))}function H(P){let[R,j]=[r.getBoundingClientRect(),P.getBoundingClientRect()],U=R.left+P.parentElement.
firstElementChild.offsetWidth,B=R.top+i.tHead.offsetHeight;r.scrollLeft+=Math.min(0,j.left-U)||Math.max(0,j.right-R.right),r.scrollTop+=Math.min(0,j.top-B)||Math.
max(0,j.bottom-R.bottom),(j.top<0||j.bottom>innerHeight)&&P.scrollIntoView({block:"nearest",inline:"nearest"})}let N={ArrowLeft:(P,R)=>[P,R-1],ArrowRight:(P,R)=>[
P,R+1],ArrowUp:(P,R)=>[P-1,R],ArrowDown:(P,R)=>[P+1,R],Home:P=>[P,0],End:P=>[P,1/0]};i.addEventListener("keydown",P=>{let R=P.target.closest("td");if(!(!R||P.ctrlKey||
P.altKey||P.metaKey)){if(P.key==="Enter")A.show(R.gpGroup);else if(P.key===" ")Ts(e,R.gpGroup,1);else if(Object.hasOwn(N,P.key))C(N[P.key](R.parentElement.sectionRowIndex,
R.cellIndex-1));else return;P.preventDefault()}});function C([P,R]){let j=i.tBodies[0].rows[P];if(!j||R<0)return;let U=j.cells[Math.min(R+1,j.cells.length-1)];I(
U,!0)}return i.addEventListener("click",({target:P})=>{let R=P.closest("td");!R||P.closest(".gp-stepper")||(I(R),A.show(R.gpGroup))}),i.addEventListener("focusi\
n",({target:P})=>P.tagName==="TD"&&I(P)),l.addEventListener("change",()=>{x(),v()}),s("switch").addEventListener("click",({target:P})=>{if(P.dataset.view){({view:m}=
P.dataset);for(let R of s("switch").children)R.setAttribute("aria-pressed",String(R.dataset.view===m));r.classList.toggle("gp-as-heat",m==="heat"),v()}}),new ResizeObserver(
()=>!t.hidden&&!p.hidden&&v()).observe(t),P=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){A.shut();return}P.run&&(W(),x()),P.run||
P.pair||P.status?e.groups.forEach(({number:R})=>w(R)):P.steps&&new Set([...P.entries].map(R=>e.entries[R].group)).forEach(w),P.measured&&g.forEach(({cell:R},j)=>R.
classList.contains("gp-quiet")&&w(j)),(P.run||P.measured||P.status)&&v(),A.draw()}}var Mi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Ls[Oi(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Ls=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],Oi=({rank:t})=>Ls.findIndex(([e])=>(t??
1/0)<=e);function yo(t,e,n){let{scale:o,level:s}=Mi[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=Oi(n):delete t.dataset.rank}function yn(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Mi[e];if(t.replaceChildren(h("span","gp-meaning",i)),e==="rank"){
Ls.forEach(([,f,m],y)=>{let _=h("span","gp-chip",m,{"data-rank":y});_.style.backgroundColor=`var(--gp-${o}-${f})`,t.append(_)});return}let[l,p]=s||r.map(f=>(n===
"bits"?f:(f*Math.LN2).toFixed(1))+" "+n),g=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let f=0;f<=10;f++){let m=h("i");m.style.backgroundColor=`var(--gp\
-${o}-${f})`,g.append(m)}t.append(h("span","",l),g,h("span","",r?p+" or more":p))}var Ei=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],fl="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",ul="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",xo=class{constructor(e,n){this.group=n;let o=h(
"div","gp-lane-head");this.name=h("button","gp-lane-name",null,{type:"button"}),this.letter=h("b","gp-letter"),this.title=h("bdi","gp-lane-title"),this.reference=
h("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=h("span","gp-lane-tools"),this.buttons=Object.fromEntries(
Ei.map(([r,i])=>{let l=h("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(l),[r,l]})),o.append(this.name,this.tools),this.settings=h(
"p","gp-lane-settings"),this.changed=h("p","gp-lane-changed","△ changed since this run"),this.state=h("p","gp-lane-state"),this.doing=h("b"),this.tokens=h("sp\
an","gp-lane-count"),this.company=h("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
h("p","gp-lane-parts"),this.seeds=h("p","gp-lane-seeds"),this.back=h("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=h("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=h("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=h("div","gp-problem"),this.why=h("span"),this.problem.append(h("b","","✕ "),this.why);let s=h("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:l}){
let p=n?this.group.shownOf(n.number):null;T(this.letter,e.label),T(this.title,e.title),se(this.reference,r),te(this.name,{"aria-pressed":String(r),title:r?"The \
other lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),T(this.settings,ml(e,
p,n).join(" · ")),se(this.changed,!!n&&["model","seed","settings"].some(g=>(e[g]??null)!==(n[g]??null))),this.drawState(p),T(this.parts,i),se(this.parts,!!i),this.
drawSeeds(p,n),this.drawProblem(e,l)}drawTools(e,n,o){se(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=qn};for(let[r,,i]of Ei){
let l=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;te(this.buttons[r],{title:l,"aria-label":l,"aria-disabled":String(
!!s[r])})}T(this.buttons.select,e.selected?"✎ editing":"✎"),te(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),se(n,o)}drawState(e){if(se(this.state,
!!e),!e)return;let{log:n}=e;T(this.doing,gl(n,this.group.done));let o=Ue(n).length;T(this.tokens,o?`${F(o)} token${o===1?"":"s"}`:"");let s=As.get(n);n.shared>1&&
As.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=As.get(n);if(se(this.company,!!r),!r)return;let{others:i,apart:l}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};T(this.company,`${l?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),te(this.company,{"data-tip":l?
ul:fl})}drawSeeds(e,n){let o=n?n.entries.length:0;se(this.seeds,o>1),!(o<2)&&(T(this.seed,`seed ${Ti(e)??"–"}, ${n.shown+1} of ${o}`),te(this.back,{"aria-disa\
bled":String(n.shown===0)}),te(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),se(this.problem,
!!n),T(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},qn=8,As=new WeakMap,Ti=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function ml(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Ti(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function gl(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Re(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?en(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var $o=class{constructor(e,n){Object.assign(this,{body:e,entries:n,atEnd:!0,width:0,timer:0}),this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-
e.scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new vt(
this.body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){
this.log!==e&&this.clear(e);let{keep:l,added:p}=xt(this.steps,Ue(e).at(-1)||null);l<this.tokens.length&&this.cut(l);for(let g of p)this.append(g,r,i);this.dim(n),
this.signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){ln(this,e),this.steps.length=e,this.dimmed=Math.min(this.
dimmed,e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=h("span","gp-token",null,{role:"button",tabindex:"\
-1"});Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.
dataset.given=""),qt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){yo(e.querySelector(".gp-ink"),n,Fe(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${le(o.text)}`,...Zn(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(",\
 "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(
e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-\
shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&
(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(
o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.
width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,
e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return et(
this.tokens,o,1);case"ArrowUp":return et(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Li(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,l=new WeakMap,
p=cn(t,n,e,a=>{let c=l.get(a);if(!c)return null;let{token:u,step:d,index:w,lane:$}=c;return{id:u.token_id,text:u.text,where:`token ${w+1}`,step:d,why:$.whyOf(a)}}),
g=()=>({shade:o.value,unit:e.unit});function f(){return e.lanes?e.lanes.map(a=>({key:`lane ${a.id}`,lane:a,number:e.groups.findIndex(({id:c})=>c===a.id)})):e.groups.
map(a=>({key:`group ${a.number}`,lane:a,number:a.number}))}function m(a){let c=document.activeElement,u=[...n.children].indexOf(c&&c.closest(".gp-lane")),d=new Set(
a.map(({key:w})=>w));for(let[w,{element:$}]of i)d.has(w)||($.remove(),i.delete(w));a.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),y(),!(u<0||document.activeElement===c)&&(c.isConnected?c.focus():n.
children.length&&n.children[Math.min(u,n.children.length-1)].querySelector(".gp-lane-name").focus())}function y(){let{clientWidth:a}=n,[c,u,d]=[240,12,4];if(!a||
!i.size)return;let w=Math.max(1,Math.min(d,Math.floor((a+u)/(c+u)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
y).observe(n);function _(a){let c=h("li","gp-lane"),u=new xo(c,e),d=h("p","gp-note gp-not-yet","Not run yet."),w=h("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=h("div","gp-lane-bottom");$.append(d,w),c.append($);let v={element:c,head:u,note:d,body:w,text:new $o(w,l)};return i.set(a,v),v}function M(a,c,u,d){let{
element:w,head:$,note:v,body:S,text:x,lane:O,number:q}=a,I=q<0?null:e.groups[q],H=ut(e),N=!!(I&&H&&H[0]===q),C=I&&H&&!N?A(H[0],q):{shared:0,sign:"",why:"",words:""};
$.draw({lane:O,ran:I,place:c,lanes:u,isReference:N,parts:C.words,told:d}),w.classList.toggle("gp-lane-selected",!!O.selected),te(w,{"aria-label":`Lane ${O.label}\
: ${O.title}`}),te(S,{"aria-label":`Text of lane ${O.label}, token by token. Arrow keys walk.`}),se(v,!I),se(S,!!I),I?x.draw(e.shownOf(q).log,C,g()):x.log&&x.clear(
null)}function A(a,c){let u=tt(e,a),[d,w]=[a,c].map(I=>e.shownOf(I).log),{kind:$,at:v,shorter:S}=bo(e,a,c),x=v[1];if($==="apart"){let{chosen:I}=Ue(d)[v[0]],H=`h\
ere it parts from ${u}, which has ${le(I.text)}`;return{shared:x,sign:`≠${u}`,why:H,words:`≠ parts from ${u} at token ${x+1}`}}let O={shared:x,sign:"",why:""};
if(!x)return{...O,words:""};let q=[d,w].map(I=>!!(I.finished||I.failed||e.done));return $==="same"?{...O,words:q[0]&&q[1]?`= the same as ${u}`:`= as ${u} so far`}:
q[S]?{...O,words:S?`= as ${u}, which goes on`:`= as ${u}, and goes on after its end`}:{...O,words:`= as ${u} so far`}}function E(a){let{header:c}=e,u=c?c.prompt:
"";se(t.querySelector(".gp-asked"),!!u),qe(t.querySelector(".gp-asked-text"),u,{plain:!0}),se(t.querySelector(".gp-parting-key"),!!ut(e)),se(r.parentNode,e.canAsk),
te(r,{"aria-disabled":String(a.length>=qn),title:a.length>=qn?`${qn} lanes at most`:"A new lane at the end"})}let W=a=>[...i.values()].find(({element:c})=>c.contains(
a));n.addEventListener("click",({target:a})=>{let c=W(a),u=a.closest("button"),d=a.closest(".gp-token");c&&d&&l.has(d)&&L(c,d),!(!c||!u||u.getAttribute("aria-di\
sabled")==="true")&&(u.dataset.do&&e.ask({type:"lane",do:u.dataset.do,id:c.lane.id}),u.dataset.seed&&e.showEntry(c.number,e.groups[c.number].shown+Number(u.dataset.
seed)),u===c.head.name&&b(c.number))});function b(a){let c=ut(e);c&&a!==c[0]&&e.setPair(a,a===c[1]?c[0]:c[1])}function L(a,c){a.text.reach(c),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),p.show(c)}n.addEventListener("keydown",a=>{let{target:c,key:u}=a;if(!l.has(c)||a.ctrlKey||a.metaKey||a.altKey)return;let d=W(
c),w=u==="Enter"||u===" "?c:d.text.next(c,u);!w&&!u.startsWith("Arrow")||(a.preventDefault(),w&&L(d,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function k(){yn(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:a}of i.values())a.redraw(
g());k()}),a=>{let c=f();if(t.hidden=!c.length&&!e.canAsk,t.hidden)return;if((a.run||a.lanes)&&m(c),a.unit){for(let{text:d}of i.values())d.redraw(g());k()}E(c);
let u=new Map;c.forEach(({key:d},w)=>M(i.get(d),w,c.length,u));for(let{text:d}of i.values())d.settle();p.refresh(a.unit||a.pair)}}function Ai(t,e){let r=M=>t.querySelector(".gp-"+M);function i(M){let[A,E]=[Math.min(...M),Math.max(...M)],W=[1,2,5,10,20,50,100,200,500,1e3].find(k=>Math.floor(
E/k)-Math.floor(A/k)<24)||Math.ceil((E-A+1)/24),b=Math.floor(A/W),L=Array.from({length:Math.floor(E/W)-b+1},(k,a)=>[Math.max((b+a)*W,A),Math.min((b+a+1)*W-1,E),
0]);for(let k of M)L[Math.floor(k/W)-b][2]+=1;return L}function l(){let M=h("li","",null,{"data-tip":"",tabindex:"0"});return M.append(h("b","",null,{"aria-hidd\
en":"true"}),h("i","",null,{"aria-hidden":"true"}),h("span","gp-hidden")),M}function p(M){let A=M.map(Mt).sort((a,c)=>a-c),E=A.length?i(A):[],W=Math.max(...E.map(
([,,a])=>a)),b=de(r("bins"),E.length,l);E.forEach(([a,c,u],d)=>{let[w,$,v]=b[d].children;T(w,u&&(E.length<=12||u===W)?F(u):""),ge($,"height",u?Math.max(.03,u/W):
0);let S=`${a===c?re(a,"token"):`${F(a)} to ${F(c)} tokens`}: ${re(u,"text")}`;T(v,S),te(b[d],{"data-tip":S})}),T(r("bin-low"),E.length?F(E[0][0]):""),T(r("bin-\
high"),E.length>1?F(E.at(-1)[1]):"");let L=A.reduce((a,c)=>a+c,0)/A.length,k=(A[A.length-1>>1]+A[A.length>>1])/2;T(r("average"),A.length?`mean ${L.toFixed(1)}, \
median ${F(k)}, from ${F(A[0])} to ${F(A.at(-1))}`:"none has ended yet")}function g(){let M=h("li"),A=h("span","",null,{"aria-hidden":"true"});return A.append(h(
"i","gp-bar")),M.append(h("span","gp-sign",null,{"aria-hidden":"true"}),h("span","gp-word"),A,h("span","gp-times")),M}function f(M){let A=new Map;for(let b of M)
A.set(je(b),(A.get(je(b))||0)+1);let E=[...A].sort(([b,L],[k,a])=>a-L||(b<k?-1:1)),W=de(r("endings"),E.length,g);E.forEach(([b,L],k)=>{let[a,c,u,d]=W[k].children;
te(W[k],{"data-end":b}),T(a,St(b)),T(c,_t(b)[0]),ge(u.firstChild,"width",L/M.length),T(d,`${F(L)} · ${G(L/M.length)}`)})}function m(M){let A=M.filter(L=>je(L)===
"failed"),E=M.filter(L=>je(L)!=="failed"&&!Rt(L).trim()),W=e.done?e.entries.length-M.length:0,b=[];E.length&&b.push(`${re(E.length,"text is","texts are")} empty\
.`),A.length&&b.push(`${F(A.length)} failed and ${A.length===1?"is":"are"} counted here alone.`),W&&b.push(`${re(W,"sample")} did not come to an end.`),T(r("odd\
ities"),b.join(" "))}function y(M){let A=new Map;for(let a of M)A.set(Rt(a),(A.get(Rt(a))||0)+1);let E=[...A].filter(([,a])=>a>1).sort(([a,c],[u,d])=>d-c||(a<u?
-1:1)),W=`${re(A.size,"distinct text")} of ${F(M.length)}`;T(r("common-title"),M.length?W+(A.size===1&&M.length>1?": all are the same":E.length?"; the most freq\
uent ones":M.length>1?": none came twice":""):"");let b=r("common"),L=E.slice(0,5),k=[...b.children].map(a=>a.gpText);L.length===k.length&&L.every(([a],c)=>a===
k[c])?L.forEach(([,a],c)=>T(b.children[c].firstChild,`${F(a)} ×`)):b.replaceChildren(...L.map(_))}function _([M,A]){let E=h("li");if(E.gpText=M,E.append(h("spa\
n","gp-times",`${F(A)} ×`)),M.length<=150)E.append(M.trim()?h("bdi","",Bt(M)):h("span","gp-note","(empty)"));else{let W=h("details"),b=h("summary");b.append(h(
"bdi","",Bt(M.slice(0,150))+"…")),W.append(b,h("p","",M,{dir:"auto"})),E.append(W)}return E}return M=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||
!(M.run||M.status))return;M.run&&r("common").replaceChildren();let A=e.entries.filter(b=>Vt(b)==="cut"),E=e.entries.filter(b=>je(b)&&!A.includes(b)),W=E.filter(
b=>je(b)!=="failed");T(r("of"),E.length===e.entries.length?`all ${re(E.length,"sample")}`:`${F(E.length)} of ${re(e.entries.length,"sample")} ${e.done?"ended":"\
have ended so far"}`),p(W),f([...E,...A]),m(E),y(W)}}function Ci(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,l=[],p=({values:b},{name:L})=>Number.
isFinite(b[L])?b[L]:null;function g(){let b=e.metrics.filter(k=>e.groups.some(a=>p(a,k)!==null));if(b.length===l.length&&b.every((k,a)=>k===l[a].metric))return;
let L=o.contains(document.activeElement)?document.activeElement.dataset.name:null;l.forEach(({head:k})=>k.remove()),l=b.map(k=>{let a=h("th","",null,{scope:"col"}),
{name:c,title:u,unit:d,meaning:w,formula:$,better:v}=k,S={more:" More is better.",less:" Less is better."}[v]||"",x=h("button","gp-sort",null,{type:"button","da\
ta-name":c,"data-tip":`${w}${S} Formula: ${$}.`});return x.append(h("span","",u.replace(/-(?=\d)/g,"‑")),h("span","gp-arrow","",{"aria-hidden":"true"})),a.append(
x),d&&d!==u.toLowerCase()&&a.append(h("small","",d)),o.append(a),{metric:k,head:a}});for(let k of r.values())de(k,1+l.length,m);L&&o.querySelector(`[data-name="${CSS.
escape(L)}"]`)?.focus()}function f(){for(let{metric:b,head:L}of l){let k=i&&i.name===b.name?i.down?"descending":"ascending":"none";te(L,{"aria-sort":k}),T(L.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[k])}}o.addEventListener("click",({target:b})=>{let L=b.closest(".gp-sort");if(!L)return;let k=l.map(a=>a.
metric).find(({name:a})=>a===L.dataset.name);if(!k)i=null;else{let a=k.better!=="less",c=i&&i.name===k.name;c&&i.down!==a?i=null:i={name:k.name,down:c?!a:a}}E()});
function m(){let b=h("td"),L=h("span","gp-value");L.append(h("b","gp-best-sign","",{"aria-hidden":"true"}),h("span"),h("span","gp-hidden"),h("small","gp-seeds-r\
ange"));let k=h("span","gp-track");return k.append(h("i")),b.append(L,k),b}function y(b){let L=h("tr"),k=h("th","gp-whose",null,{scope:"row"});return k.append(h(
"b","gp-letter"),h("bdi")),L.append(k),de(L,1+l.length,m),n.tBodies[0].append(L),r.set(b,L),L}function _({number:b,title:L}){let k=r.get(b)||y(b),[a,c]=k.cells[0].
children;T(a,tt(e,b)),T(c,L)}function M({metric:b},L){let k=e.groups.map(u=>p(u,b)),a=Math.max(...k.map(u=>Math.abs(u??0))),c=_s(b,e.groups);return k.forEach((u,d)=>{
let w=r.get(d).cells[L+1],[$,v]=w.children,S=u===null?"–":u.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=c!==null&&
c.number===d;T($.children[0],x?"★":""),T($.children[1],S),T($.children[2],x?" (best)":"");let O=u===null?"":kn(b,e.groups[d]);T($.children[3],O&&`over the see\
ds ${O}`),w.classList.toggle("gp-best",x),ge(v.firstChild,"width",u===null||!a?0:Math.abs(u)/a)}),c!==null}function A(){let b=[...e.groups];if(i){let k=i.down?-1:
1;b.sort((a,c)=>{let[u,d]=[p(a,i),p(c,i)];return u===null||d===null?(u===null)-(d===null):k*(u-d)})}let[L]=n.tBodies;b.forEach(({number:k},a)=>{L.rows[a]!==r.get(
k)&&L.insertBefore(r.get(k),L.rows[a]||null)})}function E(){if(g(),t.hidden=!l.length,t.hidden)return;i&&!l.some(({metric:L})=>L.name===i.name)&&(i=null),e.groups.
forEach(_);let b=l.map(M);se(t.querySelector(".gp-best-key"),b.some(Boolean)),f(),A()}function W(){for(let L of r.values())L.remove();r.clear();let{kind:b}=e.header||
{};T(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),se(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{b.
run&&W(),(b.run||b.measured||b.lanes)&&E()}}var Pi={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function Ni(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),l=t.querySelector(".gp-trouble\
s"),p=t.querySelector(".gp-told"),g=t.querySelector(".gp-answered"),f=[],m=[],y=null,_=0;function M(k){let a=e.entries[k];f[k]=Vt(a),m[k]=Mt(a)}function A(k){let a=re(
f.length,"run"),c=k.ended+k.failed;if(c===f.length)return[c===1?"The run has ended":`All ${a} have ended`,""];let u=k.cut+(e.done?k.decoding:0),d=(e.done?[u&&`${F(
u)} cut off`,k.waiting&&`${F(k.waiting)} not begun`]:[u&&`${F(u)} cut off`,`${F(k.decoding)} decoding`,k.waiting===1?"1 waits":`${F(k.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${F(c)} of ${a} ended`,d.map(w=>` · ${w}`).join("")]}function E(k){if(!k)return;let a=performance.now();y??={at:a,sum:k},k!==y.
last&&([y.last,_]=[k,a]);let c=_-y.at,u=c>500?` · ${F(Math.round((k-y.sum)/c*1e3))} tokens/s altogether`:"";T(r,re(k,"token")+u)}function W(k){let a=new Map;for(let $ of e.
entries.filter(v=>f[v.number]==="failed")){let v=JSON.stringify(Un(gt($)));a.set(v,[...a.get(v)||[],$])}let c=e.done?k.cut:0,u=JSON.stringify([[...a].map(([$,v])=>[
$,v.length]),c]);if(l.dataset.key===u)return;l.dataset.key=u,l.replaceChildren();for(let[$,v]of[...a].slice(0,8)){let S=h("p");S.append(h("b","","✕ "),`${re(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:O,fix:q}of JSON.parse($))S.append(h("span","",(x?`${x}: `:"")+O),q?` ${q} `:" ");l.append(S)}let d=[...a.
values()].slice(8).flat().length;d&&l.append(h("p","gp-note",`${re(d,"more run")} failed for other reasons.`));let w=c&&e.done.overtaken?`because another run to\
ok ${c===1?"its":"their"} place`:"by hand";c&&l.append(h("p","gp-note gp-stopped",`${re(c,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(k){
let a=[...new Set(k.map(d=>e.groups[d.group].label))];if(a.length===e.groups.length)return"";let c=a.length-1;return` (${a.every(d=>d.length===1)?a.join(", "):a[0]+
(c?` and ${re(c,"other")}`:"")})`}function L(){let k=e.found&&e.found.question,c=(k&&e.asking&&e.asking.question!==k?e.asking.titles:{})[k];se(g,!!c),c&&T(g,`Th\
ese runs ${e.done?"answered":"answer"} “${c}”. Choose that question to see what they say.`)}return k=>{if(t.hidden=!e.header&&!Object.hasOwn(Pi,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&T(s,Pi[e.name]),!e.header)return;k.run?([f,m,y]=[[],[],null],T(r,""),e.entries.forEach(d=>M(d.number))):k.measured||k.status?e.entries.
forEach(d=>M(d.number)):k.entries.forEach(M);let a={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let d of f)a[d]+=1;let[c,u]=A(a);s.dataset.words!==c+u&&(s.
dataset.words=c+u,s.replaceChildren(h("b","",c),u));for(let d of["ended","failed","decoding"])ge(i.querySelector(".gp-part-"+d),"width",a[d]/Math.max(1,f.length));
te(i,{"aria-valuemax":f.length,"aria-valuenow":a.ended+a.failed,"aria-valuetext":c+u.replaceAll(" · ",", ")}),E(m.reduce((d,w)=>d+w,0)),W(a),L(),e.done&&T(p,c)}}var Wn=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!wl.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},wl=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function qi(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function Wi(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var In=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Rn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},Ii=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function bl({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||Ii(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function Ri(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],l=[],p=({id:A,samples:E})=>E.length+(n&&r.has(A)?.5:0),g=([A],[E])=>p(E)-p(A)||A.depth-E.depth||Ii(A,E),f=0;function m(A,E,W){for(f+=
1;;){let b=E.at(-1),L={head:A,run:E,kids:[],folded:[],closed:s.has(A.id)};W.push(L);let k=bl(b,n);if(!k.length||L.closed)return;let a=1+(o.get(b.id)||0);k.slice(
1).forEach((c,u)=>(u+1<a?l:i).push([c,L])),W=L.kids,[A]=k,E=qi(A)}}let y=A=>{for(;A.length;){let[E,W]=A.pop();m(E,qi(E),W.kids),y(l)}},_=()=>i.splice(0).forEach(
([A,E])=>E.folded.push(A)),M=[];for(m(t.root,[t.root],M),y(l);i.length&&f<e;)i.sort(g),y([i.shift()]);_();for(let A=Cs(M[0]);A.length;A=Cs(M[0]))y(A),_();return Bi(
M[0]),M[0]}function Cs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Cs)]}function Bi(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(Bi)}var vo=220,So=({token:t})=>t.piece??t.text;function Fi(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],l=In(n),p=m=>m===null?"not known":G(
m),g=e===n,f=[["Came here",`${F(s)} of ${re(r,"sample")}${r<o?" so far":""}`]];l!==null&&f.push(["Expected when drawn",`${kl(r*l)} = ${F(r)} × ${G(l)}`]),f.push(
[`Probability of ${g?"this token":`these ${n.depth-e.depth+1} tokens`}`,p(In(n,i))]),f.push(["Share of the samples here",G(s/Math.max(1,yl(i)))]),g&&f.push(["Th\
e model’s own, unprocessed",p(n.token.raw_logprob===null?null:he(n.token.raw_logprob))]),f.push(["Probability of the text so far",p(l)]);for(let[m,y]of _o(n))
f.push([`${St(m)} ends here: ${_t(m)[0]}`,F(y)]);return f}var kl=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),yl=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function _o(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ji(t,e){let n=h("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=h("p"),s=h("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(p,g,f,m,y){let _=Rn(f.before).map(({token:W})=>W.piece??"").join(""),M=_.length>
vo?"…"+_.slice(-vo):_,A=Rn(m).slice(f.depth-1).map(So).join(""),E=h("bdi","",M);E.append(h("b","",A.length>vo?A.slice(0,vo)+"…":A)),o.replaceChildren(E),s.replaceChildren(
...Fi(g,f,m,y).flatMap(([W,b])=>[h("dt","",W),h("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(p)}function i(p){let g=p.getBoundingClientRect(),{clientWidth:f,clientHeight:m}=document.documentElement,[y,_]=[n.
offsetWidth,n.offsetHeight],M=g.bottom+7+_+8<=m?g.bottom+7:g.top-_-7;n.style.left=`${Math.max(8,Math.min(g.left,f-y-8))}px`,n.style.top=`${Math.max(8,Math.min(M,
m-_-8))}px`}function l(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:l}}function zi(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),l=t.querySelector(".gp-through-more"),p=t.querySelector(".gp-through-facts"),[g,f]=[null,null],m=!1;function y(){let E=h("li"),W=h("bdi");return W.append(
h("span","gp-shared"),h("span","gp-own")),E.append(W,h("small")),E}function _(E,W,b){let L=e.entries[W],k=Rn(b).length,a=d=>d.map(({piece:w})=>w??"").join("");T(
E.querySelector(".gp-shared"),a(L.tokens.slice(0,k))),T(E.querySelector(".gp-own"),a(L.tokens.slice(k)));let c=je(L);T(E.querySelector("small"),[`sample ${W+1}`,
(L.seed??null)===null?"":`seed ${L.seed}`,re(Mt(L),"token"),c?`${St(c)} ${_t(c)[0]}`:"…"].filter(Boolean).join(" · "));let u=E.querySelector("button");if(e.canAsk&&
!u){let d=h("button","gp-button","Open",{type:"button","aria-label":`Open sample ${W+1} as one run`});d.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(d)}else u&&E.dataset.entry!==String(W)&&u.setAttribute("aria-label",`Open sample ${W+1} as one run`);E.dataset.entry=W}function M(E,W){
let b=E.before?Fi(W,Wi(E),E,e.entries.length):[],L=de(p,b.length,()=>{let k=h("div");return k.append(h("dt"),h("dd")),k});b.forEach(([k,a],c)=>{T(L[c].firstChild,
k),T(L[c].lastChild,a)})}function A(E,W){if(E!==g&&(m=!1),[g,f]=[E,W],s.hidden=!E,!E)return;M(E,W);let{samples:b}=E,L=E.before?le(Rn(E).map(So).join("").trim()):
`the ${e.apart||"prompt"}`,k=L.length>120?"“…"+L.slice(-110):L;T(r,`${re(b.length,"sample goes","samples go")} through ${k}`);let a=m?b.length:Math.min(12,b.
length),c=de(i,a,y);for(let u=0;u<a;u++)_(c[u],b[u],E);l.hidden=a===b.length,T(l,`Show all ${F(b.length)}`)}return l.addEventListener("click",()=>{m=!0,A(g,f)}),
t.querySelector(".gp-unpick").addEventListener("click",n),A}function Di(t,e){let r=t.querySelector(".gp-roots"),i=t.querySelector(".gp-lanes"),l=t.querySelector(".gp-about"),p=ji(t,()=>U(null)),g=zi(t,e,()=>P(null)),f=new Wn,
m=new Map,y=new Map,_=new Set,M=null,A=null,E=null;for(let K=0;K<=10;K++){let z=h("i");z.style.backgroundColor=`var(--gp-prob-${K})`,t.querySelector(".gp-key-ra\
mp").append(z)}function W(){[f,m,y,_,M,A]=[new Wn,new Map,new Map,new Set,null,null],r.replaceChildren(),p.hide(),E=null}function b(K){let z=e.entries[K],Y=f.tips[K];
for(let J=Y?Y.depth:0;J<z.tokens.length;J++)f.add(K,z.tokens[J]);let D=je(z);D&&f.end(K,D)}function L(K){let z=h("li","",null,{role:"treeitem",tabindex:"-1"}),Y=h(
"div","gp-knot"),[D,J,Z]=[h("bdi","gp-run"),h("span","gp-count"),h("span","gp-end")];Y.append(D,J,Z),z.append(Y);let ae={key:K,item:z,knot:Y,run:D,number:J,end:Z,
kids:null,entry:null,above:null,words:""};return z.gpView=ae,ae}function k(K){return m.has(K)||m.set(K,L(K)),m.get(K)}function a(K,z){let Y=new Set(z.map(({item:D})=>D));
for(let D of[...K.children])Y.has(D)||D.remove();z.forEach(({item:D},J)=>{K.children[J]!==D&&K.insertBefore(D,K.children[J]||null)})}let c=K=>`${Math.max(1.5,18*
K/Math.max(1,f.root.samples.length)).toFixed(1)}px`;function u(K,z,Y){let D=`${z} ${Y}`;K.stream!==D&&(K.stream=D,K.item.style.setProperty("--own",z),K.item.style.
setProperty("--rest",Y))}function d(K,{head:z,run:Y}){let D=z.samples.length===1&&z.before,J=D?"":Y.map(({id:Z})=>Z).join(" ");if(D){let Z="";for(let ae of Y)if((Z+=
ae.token.piece??"").length>110)break;T(K.run,Bt(Z.slice(0,140))||Bt(z.token.text)),K.ids=null}else if(K.ids!==J){let Z=K.ids&&(J+" ").startsWith(K.ids+" ")?K.ids.
split(" ").length:0;Z||K.run.replaceChildren(),K.run.append(...Y.slice(Z).map(w)),K.ids=J}Me(K.knot,D?"gp-knot gp-tail":z.before?"gp-knot":"gp-knot gp-root-knot")}
function w(K){if(!K.before)return h("span","",$());let{piece:z,text:Y,logprob:D}=K.token,J=z===null?Y:Bt(z)+(Qt(K.token)?Kn(Y):""),Z=h("span",z===null?"gp-t gp-\
special":"gp-t",J||Y);return Z.style.backgroundColor=`var(--gp-prob-${Math.round(he(D)*10)})`,Z.gpNode=K,Z}let $=()=>{let K=Bt(e.header.prompt);return K.length>
60?"…"+K.slice(-58):K||"(no prompt)"};function v(K,{run:z,head:Y}){let D=[..._o(z.at(-1))],J=D.map(([Z,ae])=>`${St(Z)}${Y.samples.length>1?` ${F(ae)}`:""}`).join(
" ");T(K.end,J),K.end.classList.toggle("gp-end-failed",D.some(([Z])=>Z==="failed"))}function S({head:K,run:z,closed:Y}){let{length:D}=K.samples;if(!K.before)return`\
The ${e.apart||"prompt"}, ${re(D,"sample")}`;let J=z.map(So).join(""),Z=In(z.at(-1),K.before),ae=[..._o(z.at(-1))].map(([fe,we])=>`, ${F(we)} end here: ${_t(fe)[0]}`).
join("");return`${le(J.length>160?J.slice(0,160)+"…":J)}, ${F(D)} of ${re(f.root.samples.length,"sample")}${Z===null?"":`, probability ${G(Z)} after the text \
before`}${ae}${Y?", closed":""}`}function x(K,z,Y){let{head:D,run:J}=K,Z=k(D.id);Object.assign(Z,{entry:K,above:z,node:J.at(-1),folded:null}),d(Z,K),T(Z.number,
D.samples.length>1?F(D.samples.length):""),v(Z,K),u(Z,c(D.samples.length),c(Y));let ae=[...K.kids],fe=K.closed&&J.at(-1).order.length,we=[],Se=ae.reduce((Ve,at)=>Ve+
at.head.samples.length,0)+O(K.folded);for(let Ve of ae)we.push(x(Ve,Z,Se-=Ve.head.samples.length));return K.folded.length&&we.push(q(K,Z)),we.length&&!Z.kids&&Z.
item.append(Z.kids=h("ul","gp-kids",null,{role:"group"})),Z.kids&&(a(Z.kids,we),Z.kids.hidden=!we.length),fe&&T(Z.number,`${F(D.samples.length)} ▸`),I(Z,S(K),
we.length?"true":fe?"false":null),Z}let O=K=>K.reduce((z,Y)=>z+Y.samples.length,0);function q({run:K,folded:z},Y){let D=k("more "+K.at(-1).id);Object.assign(D,{
entry:null,above:Y,node:K.at(-1),folded:z});let J=O(z);return T(D.run,`+ ${F(z.length)} more`),T(D.number,J>z.length?F(J):""),u(D,c(J),"0px"),I(D,`${F(z.length)}\
 more branches with ${re(J,"sample")}, folded. Press to open.`,null),D}function I(K,z,Y){let{node:D,folded:J}=K,Z=M&&!J&&(H(K.entry.run.at(-1),M)||H(M,K.entry.head)),
ae=M&&J&&H(D,M),fe=!!(M&&!J&&K.entry.run.includes(M));Me(K.item,["gp-branch",J&&"gp-more",M&&!Z&&!ae&&"gp-dim",M&&!J&&H(M,K.entry.head)&&"gp-on-path"].filter(Boolean).
join(" ")),te(K.item,{"aria-label":z,"aria-selected":String(fe)}),K.expanded!==Y&&(K.expanded=Y,Y===null?K.item.removeAttribute("aria-expanded"):K.item.setAttribute(
"aria-expanded",Y))}function H(K,z){for(;K&&K.depth>z.depth;)K=K.before;return K===z}function N(){let K=!e.done,z=document.activeElement&&document.activeElement.
gpView,Y=new Set([...m.values()].filter(({item:J,entry:Z})=>Z&&J.isConnected).map(({key:J})=>J)),D=Ri(f,{lanes:+i.value,grows:K,opened:y,closed:_,before:Y});a(r,
[x(D,null,0)]);for(let[J,Z]of m)Z.item.isConnected||m.delete(J);(!A||!A.item.isConnected)&&(A=m.get(f.root.id)),te(A.item,{tabindex:"0"}),z&&document.activeElement!==
z.item&&(z.item.isConnected?z:A).item.focus({preventScroll:!0}),g(M,f),C(),j()}function C(){let K=f.root.samples.length,z=e.entries.length-K,Y=new Set(f.tips.filter(
Boolean)),D=Y.size===1&&K>1?"all with the same text":`${re(Y.size,"different text")}`;T(l,K?`${re(K,"sample")}${z?` of ${F(e.entries.length)}`:""}${e.done?", ":
" so far, "}${D}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}function P(K){M=K===M?null:K,N()}function R(K){
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
z.at(-1)),Enter:R," ":R,Escape:()=>{U(null),M&&P(null)}};return r.addEventListener("keydown",K=>{let z=K.target.gpView;!z||K.ctrlKey||K.altKey||K.metaKey||!Object.
hasOwn(xe,K.key)||(K.preventDefault(),xe[K.key](z,ne()))}),i.addEventListener("change",()=>{y.clear(),N()}),matchMedia("(max-width: 640px)").matches&&(i.value="\
14"),K=>{if(t.hidden=!e.header||e.header.kind!=="seeds",!t.hidden&&(K.run&&W(),!(!K.run&&!K.steps&&!K.status))){for(let z of K.run?e.entries.keys():K.entries)b(
z);N()}}}function Hi(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function l(){let M=h(
"li");return M.append(h("h3"),h("div","gp-read",null,{tabindex:0,role:"group"})),M}function p(M,{label:A,title:E},{started:W}){let b=W?W.prompt_tokens:null,[L,k]=M.
children,a=b?`: ${F(b.length)} token${b.length===1?"":"s"}`:"";T(L,`${A} ${E}${a}`),te(k,{"aria-label":`The prompt of ${A}`}),r.get(k)!==b&&(r.set(k,b),k.replaceChildren(
...(b||[]).map(({piece:c,text:u})=>c===null?h("span","gp-pill",u):c)))}let g=({raw_logprob:M})=>he(M);function f(M){let A=new Map;M.forEach((W,b)=>{if(!W)return;
let L=[...W.distribution.candidates].sort((a,c)=>g(c)-g(a)),k=({token_id:a})=>a===W.chosen.token_id;for(let a of[...L.slice(0,6),...L.slice(0,6).some(k)?[]:[W.chosen]])
A.has(a.token_id)||A.set(a.token_id,{text:a.text,sides:[null,null]});for(let a of[...L,W.chosen])A.has(a.token_id)&&(A.get(a.token_id).sides[b]??=a)});let E=({sides:W})=>Math.
max(...W.map(b=>b?g(b):0));return[...A.values()].sort((W,b)=>E(b)-E(W))}function m(){let M=h("tr"),A=h("th","",null,{scope:"row"});return A.append(h("bdi","gp-w\
ord")),M.append(A,...[0,1].map(()=>{let E=h("td"),W=h("div","gp-share"),b=h("span");return b.append(h("i")),W.append(h("span","gp-sign"),b,h("b")),E.append(W),E})),
M}function y(M){let A=f(M),E=de(s,A.length,m);A.forEach(({text:W,sides:b},L)=>{let[k,...a]=E[L].cells;qe(k.firstChild,W),a.forEach((c,u)=>{let d=b[u],w=!!(d&&M[u]&&
d.token_id===M[u].chosen.token_id),[$,v,S]=c.firstChild.children;Me(c.firstChild,w?"gp-share gp-chosen":"gp-share"),T($,w?"▶":""),ge(v.firstChild,"width",d?g(
d):0),T(S,M[u]?d?G(g(d)):"–":"")})})}function _(M){if(M.some(b=>!b))return"Both runs have to write a token first.";let[A,E]=M.map(({chosen:b})=>b),W=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return A.token_id!==E.token_id?`With the template i\
t begins with ${le(A.text)}, without it with ${le(E.text)}.${W}`:`Both begin with ${le(A.text)}: ${G(g(A))} with the template, ${G(g(E))} without it.${W}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let M=[0,1].map(W=>e.shownOf(W).log),A=de(o,2,l);M.forEach((W,b)=>p(A[b],e.groups[b],W));let E=M.map(W=>Ue(W)[0]||
null);T(i,_(E)),y(E)}}function Ki(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,l=en(e.found);T(n,l[0].toUpperCase()+l.slice(1)),ee(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),ge(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),ge(o.firstChild,"width",1))}}function Ot(t){return ee(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Mo(t,e){
t.replaceChildren(...e.map(([n,o])=>{let s=h("div");return s.append(h("dt","",n)," ",h("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=h("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Gi(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(f=>t.querySelector(f));function l(f){T(n,f.model);let[m,y]=o.children;
T(m,f.complete?f.fits===null?"? Not known whether it fits.":f.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),T(y,f.why?`${f.why} ${f.fix}`:
g(f)),Mo(s,[["class",f.class_name],["parameters",Ot(f.parameters)],["opened in",f.dtype],["on",f.device],["to download",f.complete?f.download?ze(f.download):"no\
thing: it is here":"its weights are missing"],["memory",f.memory===null?"not known":`${f.reckoned?"about ":""}${ze(f.memory)}`],["free memory",ze(f.free)],...f.
free_disk===null?[]:[["free disk",ze(f.free_disk)]],["context",f.context_length?`${f.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Ot(f.vocab_size)]]),
p(f),i.replaceChildren(),f.smaller&&i.append(`In no precision does it fit. What would: ${f.smaller.model}, ${ze(f.smaller.bytes)}. `,Ft(e,"pick",f.smaller.model,
"Take it"))}function p({ways:f,free:m}){t.querySelector("table").hidden=f.length===0;let y=Math.max(m,...f.map(({bytes:_})=>_))*1.05;r.replaceChildren(...f.map(
({model:_,label:M,bytes:A,fits:E})=>{let W=h("tr",E?"":"gp-over"),b=h("span","gp-strip",null,{"aria-hidden":"true"}),[L,k]=[h("i"),h("u")];ge(L,"width",Math.min(
1,A/y)),ge(k,"left",m/y),b.append(L,k);let a=[h("th","",M,{scope:"row"}),h("td","",ze(A)),h("td"),h("td","",E?"✓ yes":"✕ no"),h("td")];return a[2].append(b),
a[4].append(Ft(e,"pick",_,"Take it",`Take it as ${M}`)),W.append(...a),W}))}function g({room:f,free:m,reckoned:y}){if(f===null)return"Neither its files nor its \
config tell what it takes.";let _=y?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${y?"about ":""}${ze(f)} with ro\
om for a run, and ${ze(m)} can be had.${_}`}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&l(e.found)}}var Oo=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],xl=t=>Oo.findIndex(([e])=>De(t??1/0,"bits")<=e);function Et(t,e){if(!ee(t))return"infinite";let n=De(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${Ui(s)}`}var Ui=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Eo=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Vi(t,e){let s=u=>t.querySelector(".gp-"+u),r=s(
"which"),i=new Je(s("words"),{press:({number:u})=>y(u)}),l=null,p="",g="";r.addEventListener("change",()=>a());let f=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((u,d)=>({...u,number:d})).filter(({pair:u})=>u&&!u.error),m=()=>f().find(({number:u})=>String(u)===r.value)||f()[0];function y(u){l=u,a()}
function _(u){let d=JSON.stringify(u.map(({number:$,title:v})=>[$,v]));if(d===g)return;g=d;let w=r.value;r.replaceChildren(...u.map(({number:$,title:v})=>h("opt\
ion","",v,{value:$}))),u.some(({number:$})=>String($)===w)&&(r.value=w)}function M({text:u,kl:d,logprobs:[w,$],same_top:v},S){let x=`probability ${G(he(w))}, he\
re ${G(he($))}`;return`Token ${F(S+1)} ${le(u)}: KL ${Et(d,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function A(u){let{tokens:d}=u.
pair,w=JSON.stringify([u.number,e.unit,d.map(({id:$,kl:v})=>[$,v])]);w!==p&&(p=w,i.show(d.map(($,v)=>({token:$,mark:{},number:v,words:()=>M($,v)}))),i.tokens.forEach(
($,v)=>{let S=xl(d[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Oo[S][1]})`,x.dataset.rank=S,$.dataset.top=d[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===l?"yes":"no",$.setAttribute("aria-pressed",v===l)})}function E(){let u=s("legend");if(u.dataset.unit===e.
unit)return;u.dataset.unit=e.unit,u.replaceChildren(`KL in ${e.unit}:`);let d=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Oo.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${d($)}`:`above ${d(Oo[S-1][0])}`,O=h("span","gp-chip",x,{"data-rank":S});O.style.backgroundColor=`var(--gp-heat-${v})`,u.append(O)});let w=h("s\
pan");w.append(h("span","gp-wavy","abc")," another token is the likeliest"),u.append(w)}let W=u=>Array.from({length:u- -6+1},(d,w)=>-6+w).map(d=>[d,d>=0?String(
10**d):Ui(-d)]);function b(u,d){let w=R=>De(R,e.unit),$=u.flatMap(({pair:R})=>R.tokens.map(({kl:j})=>j).filter(ee).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=d.pair.tokens.length,x=Ne(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),O=R=>x.y(R===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(R),1e-300))))),q=({pair:R,number:j})=>{let[U,B,V,Q]=Pe("gp-course",R.tokens.map(({kl:ne},ce)=>[x.x(ce+1),O(ne)]));return[U,B,{...V,"data-line":u.findIndex(
ne=>ne.number===j)%6,"data-on":j===d.number?"yes":"no"},Q]},I=u.filter(({number:R})=>R!==d.number),H=Te(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),N=[
...We(x,{xTicks:H,yTicks:W(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...I,d].map(q),...l===null?[]:[$e("gp-here",x.x(l+1),x.top,x.x(l+1),x.height-
x.bottom)]],C=Math.min(24,S),P=Array.from({length:C},(R,j)=>{let[U,B]=[Math.floor(S*j/C),Math.floor(S*(j+1)/C)],V=d.pair.tokens.slice(U,B).reduce((ce,{kl:ve},xe)=>(ve??
1/0)>ce.kl?{kl:ve??1/0,at:U+xe}:ce,{kl:-1,at:U}),Q={x:pe(x.x(U+.5)),y:x.top,width:pe(x.x(B+.5)-x.x(U+.5)),height:pe(x.height-x.bottom-x.top)},ne=B-U>1?`Tokens ${U+
1} to ${B}: at most `:`Token ${B}: `;return Le("",`${ne}${Et(V.kl,e.unit)} ${e.unit}, ${le(d.pair.tokens[V.at].text)}`,[["rect","gp-catch",Q,[]]])});x.draw(`KL \
of ${d.title} from the reference, along the text`,[N,P]),L(u,d)}function L(u,d){let w=de(s("curve-keys"),u.length,()=>{let $=h("span"),v=me("svg");return te(v,{
width:30,height:8,"aria-hidden":"true"}),v.append(me("path","gp-course")),te(v.firstChild,{d:"M1 4H29"}),$.append(v,h("span")),$});u.forEach(({title:$,number:v},S)=>{
te(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===d.number?"yes":"no"}),T(w[S].lastChild,$)})}function k(u){let d=u.pair.tokens[l??u.pair.max_at],w=l??
u.pair.max_at,[$,v]=d.entropies,S=l===null?"Where they differ most, t":"T";T(s("said"),`${S}oken ${F(w+1)} ${le(d.text)}: KL ${Et(d.kl,e.unit)} ${e.unit}, entro\
py ${Ae($,e.unit)} of the reference and ${Ae(v,e.unit)} of ${u.title}.${l===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;T(x[1],e.found.groups[0].title),T(x[2],u.title);let O=de(s("sides").tBodies[0],d.candidates.length,()=>{let I=h("tr"),H=h("th","",null,{scope:"row"});return H.
append(h("span"),h("bdi")),I.append(H,...[0,1].map(()=>{let N=h("td"),C=h("div","gp-side"),P=h("span");return P.append(h("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(P,h("span")),N.append(C),N})),I}),q=Math.max(...d.candidates.flatMap(([,,I,H])=>[I,H]),1e-9);d.candidates.forEach(([I,H,...N],C)=>{let[P,...R]=O[C].cells;
T(P.firstChild,I===d.id?"▶ ":""),qe(P.lastChild,H),Me(O[C],I===d.id?"gp-is-token":""),N.forEach((j,U)=>{ge(R[U].querySelector(".gp-bar"),"width",j/q),T(R[U].firstChild.
lastChild,G(j))})})}function a(){let[u,d]=[f(),m()];_(u),r.value=d.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,O],vocab:q}=d.pair;l!==null&&l>=d.
pair.tokens.length&&(l=null),T(s("about"),`${re(d.pair.tokens.length,"token")} of the reference, read by both`),T(s("summary"),`Mean ${Et(w,e.unit)} ${e.unit}, \
at most ${Et($,e.unit)} at token ${F(S+1)}, over ${F(q)} tokens of the vocabulary. Both find the same token the likeliest at ${G(v)} of the places. Perplexity o\
f the text: ${ie(x)} and ${ie(O)}.`),E(),A(d),b(u,d),k(d)}let c=()=>f().length>0;return new ResizeObserver(()=>c()&&a()).observe(t),u=>{t.hidden=!c(),u.run&&(l=
null),!t.hidden&&(u.found||u.unit)&&a()}}function Ji(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(g=>t.querySelector(g));function i(g){T(n,g.model),Mo(o,[["class",g.class_name],["\
parameters",Ot(g.parameters)],["precision",g.precision],["on",g.device],["in memory",ze(g.bytes)],["context",g.context_length?`${g.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Ot(g.vocab_size)],["chat template",g.chat_template?"yes":"no"]]);let{fields:f}=g;T(s,f.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=f.length>0,t.querySelector("table").hidden=f.length===0,r.replaceChildren(...f.map(m=>{let y=h("tr"),_=h("th","",null,{scope:"\
row"});return _.append(h("code","",m.name)),y.append(_,l(m.model),l(m.library),h("td","",m.meaning),h("td","",p(m))),y}))}function l(g){let f=h("td");return f.append(
h("code","",g===null?"none":JSON.stringify(g))),f}function p({applies:g,by:f,ignored:m,same:y}){return f==="you"?`▲ the page sets ${JSON.stringify(g)}${m?`; ${m}`:
""}`:f==="model"&&m?`○ ${m}`:f==="model"?y?"the same as the default":"◆ applies":"another field takes its place"}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&
i(e.found)}}function Yi(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=h("tr"),L=h("th","",
null,{scope:"row"});L.append(h("span"),h("small")),b.append(L);for(let k=0;k<6;k++){let a=h("td");if(a.append(h("span"),h("small")),k===0){let c=h("span","gp-by\
tes",null,{"aria-hidden":"true"});c.append(h("i")),a.append(c)}b.append(a)}return b}function i(b,L){if((b.dataset.tip||"")!==L){for(let k of["tabindex","data-ti\
p"])b.removeAttribute(k);if(L)for(let[k,a]of[["tabindex",0],["data-tip",L]])b.setAttribute(k,a)}}let l=(b,L,k="")=>{T(b.children[0],L),T(b.children[1],k)};function p({
bytes:b,scale_bytes:L},k){if(!ee(b))return["–",""];let a=k&&ee(k.bytes)?`${G((b+L)/(k.bytes+k.scale_bytes))} of the reference`:"";return[Eo(b+L),a]}let g=({bytes:b,
scale_bytes:L})=>ee(b)&&L?`get_memory_footprint() has ${Eo(b)}; the scales beside them take ${Eo(L)}.`:"";function f({pace:b,paces:L,ratio:k}){if(!b)return["–",
""];let a=L.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),k?`${a}, ${Ce(k.median)}`:a]}function m(b,L){if(L===0)return[
["–",""],["–",""],["–",""]];let{pair:k}=b;if(!k||k.error)return[[k?"none":"–",""],["–",""],["–",""]];let{unit:a}=e;return[[Et(k.mean,a),a],[Et(k.max,
a),`${a}, token ${F(k.max_at+1)}`],[G(k.same_top),""]]}function y(b,L){let k=b.map(a=>a.pair).find((a,c)=>a&&!a.error&&(L===0||c===L));return k?ie(k.perplexities[L===
0?0:1],3):"–"}function _({groups:b}){let L=Math.max(...b.map(({bytes:a,scale_bytes:c})=>(a||0)+(c||0)),1),k=de(o,b.length,r);b.forEach((a,c)=>{let[u,d,w,$,v,S,
x]=k[c].cells;l(u,a.title,c?a.precision||a.model:`the reference${a.precision&&a.precision!==a.title?`: ${a.precision}`:""}`),l(d,...p(a,c?b[0]:null)),i(d.firstChild,
g(a)),se(d.lastChild,ee(a.bytes)),ge(d.lastChild.firstChild,"width",((a.bytes||0)+(a.scale_bytes||0))/L),l(w,...f(a)),m(a,c).forEach((O,q)=>l([$,v,S][q],...O)),
l(x,y(b,c))})}function M(b,L){let[k,a]=[[...b],[...L]],c=k.findIndex((u,d)=>u!==a[d]);return c<0?k.length:c}function A({groups:b}){let L=de(n("writings"),b.length,
()=>{let a=h("li"),c=h("p","gp-writing-head");return c.append(h("b"),h("span","gp-note")),a.append(c,h("p","gp-writing",null,{dir:"auto"})),a}),k=b[0].text;b.forEach(
(a,c)=>{let[u,d]=L[c].children;T(u.children[0],a.title),T(u.children[1],E(a,c,k)),u.children[1].classList.toggle("gp-parting",c>0&&ee(a.parts_at));let w=JSON.stringify(
[k,a.text,c]);if(d.dataset.key===w||(d.dataset.key=w,d.replaceChildren(),a.text===null))return;let $=c&&k!==null?M(k,a.text):[...a.text].length,v=[...a.text];d.
append(v.slice(0,$).join("")),$<v.length&&d.append(h("span","gp-apart",v.slice($).join("")))})}function E({failed:b,text:L,tokens:k,parts_at:a,pair:c},u,d){if(b)
return"✕ stopped by an error";if(L===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=c&&c.error?`. Its distributions canno\
t be held against the reference’s: ${c.error.message} ${c.error.fix}`:"",$=re(k,"token");return!u||d===null?$+w:(ee(a)?`✂ parts from the reference at token ${F(
a+1)} of ${F(k)}`:`= the same ${$} as the reference`)+w}function W(){let b=e.found;T(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Qe(e,b)),se(n("warning"),b.others),T(n("warning"),b.others?"⚠ "+on:""),se(n("cpu"),!!b.cpu_words),T(n("cpu"),b.cpu_words),_(b),A(b);let L=b.
groups.filter(({pair:k})=>k&&!k.error);e.done&&L.length&&T(n("told"),L.map(({title:k,pair:a})=>`${k}: mean KL ${Et(a.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&W()}}function Xi(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let l=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:p,note:g,rows:f})=>{let m=h("table"),y=h("tr");y.append(...["model",
"what for","size","draft that fits"].map(A=>h("th","",A,{scope:"col"})),h("td"));let[_,M]=[h("thead"),h("tbody")];return _.append(y),M.append(...f.map(A=>s(A,i))),
m.append(h("caption","gp-hidden",p),_,M),[h("h3","",p),h("p","gp-note",f.length?g:"None yet."),...f.length?[m]:[]]})),l&&t.querySelector(`[aria-label=${CSS.escape(
l)}]`)?.focus()}function s(r,i){let l=h("tr"),p=h("th","",r.model,{scope:"row"}),[g,f,m,y]=[h("td","",r.words),h("td"),h("td","",r.assistant||"–"),h("td")];if(r.
loaded){let{class_name:_,precision:M,device:A,bytes:E,in_use:W,parameters:b}=r.loaded;g.append(`${W?"● in use":"○ idle"}`,h("small","",`${_}, ${M}, on ${A}`)),
f.append(ze(E),h("small","",`${Ot(b)} parameters`))}else{f.append(r.millions?`about ${Ot(r.millions*1e6)}`:ze(r.size),h("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&p.append(h("small","",_.join(" · ")))}return y.append(Ft(
e,"use",r.model,"Use it")),r.loaded?y.append(Ft(e,"tell",r.model,"Show")):i&&y.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&y.append(Ft(e,"unload",r.model,
"Unload")),l.append(p,g,f,m,y),l}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}function Zi(t,e){let p="A run is under way. Wait for its end, or press Stop.",g=t.querySelector(".gp-tree"),f=t.querySelector(".gp-told"),[m,y]=["rename","delet\
e"].map(B=>t.querySelector(".gp-"+B)),_=[],M=null,A=E();function E(){return new Be(0,(B,{chosen:V})=>B+(V.logprob??-1/0))}let W=B=>[B,...B.children.flatMap(W)],
b=()=>_.flatMap(W),L=B=>B.parent?L(B.parent):B,k=()=>e.running||e.waiting,a=(B,V)=>Array.isArray(V)&&B.length===V.length&&B.every((Q,ne)=>Q===V[ne]);function c(){
if(A=E(),!e.started||e.turn===void 0){M=null;return}let{turn:B,started:V,asked:Q}=e,ne=b().find(K=>K.turn===B);if(ne){M=ne;return}e.asked=null;let ce=Q&&a(Q.ids,
V.request.given)&&b().find(K=>K.turn===Q.turn);if(ce&&Q.kind!=="branch"&&ce.plain&&ce.mode===V.mode){Object.assign(ce,{turn:B,pieces:[]}),M=ce;return}let ve=V.request.
only_given===!0,xe={turn:B,read:ve,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(ce){for(Object.assign(xe,{at:Q.at,from:Q.from,on:Q.on,
kind:Q.kind,parent:ce});xe.parent.parent&&xe.at<xe.parent.at;)xe.parent=xe.parent.parent;xe.parent.children.push(xe)}else _=_.filter(({children:K})=>K.length),_.
push(xe);M=xe}function u(){let B=e.lines();A.follow(B.length?B[0].last:null);let{steps:V}=A;Object.assign(M,{text:e.text,tokens:V.length,total:A.total,mode:e.started.
mode,searched:e.usesBeams,plain:B.length===1&&B[0].kind==="sequence",pieces:V.map(({piece:Q,chosen:ne})=>Q??ne.text)})}function d(B){let V=B.pieces,Q=Math.min(...B.
children.map(({at:ve})=>ve)),ne=B.parent?B.at:Number.isFinite(Q)&&Q>=3?Q:0,ce=le(V.slice(ne,ne+8).join("")).slice(1,-1);return`“${ne&&!B.parent?"…":""}${ce}${V.
length>ne+8?"…":""}”`}function w(){for(;;){let B=b(),V=B.reduce((ne,{text:ce})=>ne+ce.length,0);if(_.length<=5&&B.length<=60&&V<=6e7)return;let Q=_.find(ne=>ne!==
L(M))||B.filter(ne=>ne.parent&&ne!==M&&!ne.children.length).sort((ne,ce)=>ne.turn-ce.turn)[0];if(!Q)return;$(Q)}}function $(B){B.parent?B.parent.children=B.parent.
children.filter(V=>V!==B):_=_.filter(V=>V!==B)}function v(B){if(!(!B||B===M)){if(k()){T(f,p);return}M=B,e.feedRun(B.text,B.turn),e.ask({type:"shown"}),j(),B.item.
focus({preventScroll:!0})}}let S=()=>M&&(M.parent||_.filter(B=>B!==M).at(-1));function x(){if(!y.dataset.sure){let Q=W(M).length;y.textContent=Q>1?`Delete these\
 ${Q} runs?`:"Delete this run?",y.dataset.sure="yes",y.focus();return}let B=M,V=S();k()?T(f,p):V&&($(B),v(V)),O()}function O(){y.textContent="Delete",delete y.dataset.
sure}function q(){let B=M,V=h("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});V.value=B.name;let Q=!0,ne=ce=>{Q&&(Q=!1,ce&&(B.name=
V.value.trim()),document.activeElement===V&&B.item.focus(),V.remove(),P(B))};V.addEventListener("keydown",ce=>{ce.stopPropagation(),(ce.key==="Enter"||ce.key===
"Escape")&&ne(ce.key==="Enter")}),V.addEventListener("click",ce=>ce.stopPropagation()),V.addEventListener("blur",()=>ne(!0)),B.item.querySelector(".gp-label").replaceChildren(
V),V.focus(),V.select()}g.addEventListener("click",B=>{let V=B.target.closest(".gp-run"),Q=I().flatMap(W).find(ne=>ne.item===V);Q===M?Q.item.focus():v(Q)}),g.addEventListener(
"keydown",B=>{if(B.ctrlKey||B.metaKey||B.altKey||!M)return;let V=I().flatMap(W),Q=V.indexOf(M),ne={ArrowDown:()=>v(V[Q+1]),ArrowUp:()=>v(V[Q-1]),ArrowRight:()=>v(
M.children[0]),ArrowLeft:()=>v(M.parent),Home:()=>v(V[0]),End:()=>v(V.at(-1)),F2:q,Delete:()=>{y.disabled||x()}};Object.hasOwn(ne,B.key)&&(B.preventDefault(),ne[B.
key]())}),m.addEventListener("click",q),y.addEventListener("click",x),y.addEventListener("blur",O);function I(){return _.filter(({children:V})=>V.length).length?
_.filter(V=>V.children.length||V===L(M)):[]}function H(){let B=h("li","gp-run",null,{role:"treeitem"}),V=h("div","gp-row");return V.append(h("span","gp-sign","",
{"aria-hidden":"true"}),h("span","gp-label"),h("span","gp-facts")),B.append(V),B}function N(B){return B.parent?`${B.kind==="branch"?`${B.on?"on ":""}from ${le(B.
from)} `:"goes on "}at token ${B.at+1}: `:B.read?"a text that was read: ":"the original: "}let C=B=>`log p ${B>-1e30?B.toFixed(2).replace("-","−"):"−∞"}`;
function P(B){let{item:V}=B,Q=B===M,ne=d(B),ce=B.searched?` · best of ${tn(B.mode)}`:"",ve=`${B.tokens} ${B.tokens===1?"token":"tokens"} · ${C(B.total)}${ce}`,
xe=V.querySelector(".gp-label");if(!xe.querySelector("input")){let z=[h("span","gp-note",N(B)),h("bdi","gp-words",ne)];B.name&&z.unshift(h("bdi","gp-name",B.name),
" "),xe.replaceChildren(...z)}let K=V.querySelector(".gp-facts");T(K,ve),K.title="length, and total log-probability after the processors, in nats; −∞ where they\
 remove a given token (but a beam search takes given tokens as the model had them)",T(V.querySelector(".gp-sign"),Q?"▶":""),V.setAttribute("aria-selected",String(
Q)),V.setAttribute("aria-label",[B.name,N(B)+ne,ve,Q?"shown":""].filter(Boolean).join(", ")),V.tabIndex=Q?0:-1}function R(B){B.item??=H(),P(B);let V=B.item.querySelector(
":scope > ul");if(V&&V.remove(),B.children.length){let Q=h("ul","",null,{role:"group"});Q.append(...B.children.map(R)),B.item.append(Q),B.item.setAttribute("ari\
a-expanded","true")}else B.item.removeAttribute("aria-expanded");return B.item}function j(){let B=e.canAsk?I():[];if(t.hidden=!B.length,t.hidden)return;let{scrollTop:V}=g;
g.replaceChildren(...B.map(R)),g.scrollTop=V,M&&U(M.item.firstChild),y.disabled=!S(),O()}function U(B){let[V,Q]=[g.getBoundingClientRect(),B.getBoundingClientRect()];
g.scrollTop+=Math.min(0,Q.top-V.top-4)+Math.max(0,Q.bottom-V.bottom+4)}return B=>{if(B.run&&c(),M&&e.turn===M.turn&&(B.run||B.steps||B.status)&&u(),B.run){w();let V=g.
contains(document.activeElement);j(),V&&M&&M.item&&M.item.focus({preventScroll:!0})}else!t.hidden&&M&&M.item&&P(M);B.status&&!k()&&T(f,"")}}var $l={true:"button",false:"div"};function vl({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${le(t)} once more.`:n?`Continue from here wi\
th ${le(t)} instead, although ${o} removed it.`:`Continue from here with ${le(t)} instead.`}var xn=class{constructor(e){this.item=h("li","gp-bar"),e.append(this.
item),this.body=null}build(e){let n=$l[e];if(this.body&&this.body.localName===n)return;let o=h(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=h("sp\
an","gp-rank"),this.sign=h("span","gp-sign","",{"aria-hidden":"true"}),this.word=h("bdi","gp-word");let s=h("span","gp-name");s.append(this.sign,this.word),[this.
after,this.before]=["gp-after","gp-before"].map(l=>h("span","gp-fill "+l)),this.thick=h("span","gp-track"),this.thin=h("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=h("span","gp-why","removed by "),this.remover=h("span","gp-remover"),this.why.append(this.remover);let r=h("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=h("span"),this.raw=h("small");let i=h("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,h("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:l,chosen:p,given:g,removed:f,by:m,rest:y,words:_}=e;this.build(o&&!y),this.entry=e,this.item.hidden=
!1;let M={"gp-chosen":p,"gp-removed":f,"gp-rest":y};Me(this.item,["gp-bar",...Object.keys(M).filter(b=>M[b])].join(" ")),T(this.rank,l?F(l):""),T(this.sign,p?"▶":
f?"✕":""),qe(this.word,s,{plain:y}),this.thick.hidden=f||r===null;for(let[b,L]of[[this.after,r||0],[this.before,i]])ge(b,"width",Math.min(1,L/n)),b.parentNode.
classList.toggle("gp-beyond",L>n*1.005);T(this.value,f?"":r===null?"–":G(r)),T(this.raw,G(i)),T(this.remover,m),this.why.hidden=!f;let A=[p&&(g?"given":"chose\
n"),f&&`removed by ${m}`].filter(Boolean).join(", "),E=[y?s:le(s),A].filter(Boolean).join(", "),W=o&&!y?vl({text:s},e):"";this.body.setAttribute("aria-label",W?
`${E}. ${W}`:E),Ge(this.body,()=>W?`${W} ${_()}`:_())}hide(){this.item.hidden=!0}};function To(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-\
row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",
o=>{let s=e(),r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),
o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Ps=t=>t?G(t):"<0.01%",Jt=(t,e)=>`${F(t)} ${e}${t===1?"":"s"}`,Sl=(t,e)=>t.kept!==e||t.mass_moved>0,Lo=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Ns({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=bt(n.name),l=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Sl(n,l)}})}function qs({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Jt(e-t,"token")} (${Ps(n)})`),t>e&&r.push(`brought ${Jt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${G(o)}`),r.join(", ")}var Ao=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Ws(t){return Ao(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function $n({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Co(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:l})=>Math.max(he(i),he(l)),s=[...t].sort(
(i,l)=>o(l)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(wt).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Bn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?he(e[n-1]):void 0:he(t)}var Fn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
wt=({logprob:t})=>t===null;function jn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((l,p)=>p>0&&l===null&&s[p-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?bt(i)[0]:Ao(o)?"DoLa":"a processor"}function Po(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
l=f=>f?`, rank ${F(f)} of ${F(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${G(he(n))}${l(s||r)}; no \
processor changed it. Token id ${i}.`;let p=`Before the processors ${G(he(n))}${l(r)}.`,g=wt(t)?`After them it cannot be chosen: removed by ${jn(t,e)}.`:`After \
them ${G(he(o))}${s?`, rank ${F(s)} of the ${F(lt(e))} that are left`:""}.`;return`${p} ${g} Token id ${i}.`}function Qi(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",_l[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var _l={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var Ml=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&he(o.logprob)}),No=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.
box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),
this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=To(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.
log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();
let n=this.field.value,o=this.lineNumber();if(!n||o<0){T(this.state,n?"Select a token of the generated text first.":"Type the text of a token first.");return}T(
this.state,`Looking up ${le(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){(n.run||n.watched)&&T(this.state,"");let s=e.isPrompt?[]:e.watched||
[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,this.box.hidden=this.form.hidden&&!s.length;let r=s.map(p=>this.
entryOf(p,e)),i=Math.max(.02,...r.map(({after:p,before:g})=>Math.max(p||0,g))),l=s.length?Ie(this.log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().
item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((p,g)=>{this.rows[g].fill(r[g],i,o),this.drawAlong(this.rows[g],Ml(l,p.token_id),e)}),this.
makeReachable()}newRow(){let e=new xn(this.list);e.along=h("div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),e.line=me("polyline","gp-along-line"),
e.here=me("line","gp-along-here");let n=me("svg","gp-along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(
e.here,e.line),e.along.append(n,h("span","gp-along-words")),e.item.append(e.along),this.rows.push(e)}drawAlong(e,n,o){let s=n.map(f=>f??0);if(e.along.hidden=s.length<
2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),l=f=>f/(s.length-1)*100,p=Ol(s,150).map(([f,m])=>`${l(f).toFixed(1)},${(98-(r?m/r:0)*94).toFixed(1)}`);
e.line.setAttribute("points",p.join(" "));for(let[f,m]of Object.entries({x1:l(o.index),x2:l(o.index),y1:0,y2:100}))e.here.setAttribute(f,m);let g=r?`highest ${G(
r)}, at token ${i+1}`:"nowhere a chance";T(e.along.lastElementChild,g),e.along.dataset.tip=`The probability of this token after the processors, along the text o\
f ${Jt(s.length,"token")}: ${g}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${g}`)}};function Ol(t,e){let n=Math.
ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function ea(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),l=v=>t.querySelector(
".gp-"+v),[p,g,f,m,y]=["full","beams-note","press-note","chosen-word","removed-key"].map(l),_=Object.fromEntries(["back","on","newest"].map(v=>[v,l(v)])),M=[],A=To(
s),E=new No(t,e,k),W=!1,b=[],L=v=>e.canAsk&&!v.isPrompt;function k(v,S){let x=wt(v);return{id:v.token_id,text:v.text,after:he(v.logprob),before:he(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?jn(v,S):"",words:()=>Po(
v,S)}}function a(v){let S=$n(v),O=(W?S:Co(S,24,v.chosen.token_id)).map(H=>k(H,v)),q=v.distribution.vocab-S.length;q>0&&O.push(c(v,S.map(H=>k(H,v)),q));let I=u(Math.
max(...O.filter(({rest:H})=>!H).map(H=>Math.max(H.after,H.before))));for(T(p,`full width: ${G(I)}`);M.length<O.length;)M.push(new xn(s));M.forEach((H,N)=>O[N]?H.
fill(O[N],I,L(v)):H.hide()),A(),i.hidden=S.length<=24,T(i,W?"show 24 only":`show all ${F(S.length)}`),i.setAttribute("aria-expanded",String(W))}function c(v,S,x){
let O=C=>Math.max(0,1-S.reduce((P,R)=>P+R[C],0)),q=lt(v)>S.filter(({removed:C})=>!C).length,[I,H]=[q?e.usesBeams?null:O("after"):0,O("before")],N=`All ${F(x)} t\
okens that are not listed, together: ${G(H)} before the processors`+(I===null?".":`, ${G(I)} after them.`);return{text:`${F(x)} others`,after:I,before:H,rest:!0,
words:()=>N}}let u=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function d(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),T(l("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),l("before-key").hidden=y.hidden=S,T(m,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),g.hidden=!v.beam||S,f.hidden=!L(v),t.classList.toggle("gp-pressable",L(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...M,...E.rows].find(({body:q})=>q===S),O=e.current();x&&O&&L(O)&&e.ask({type:"branch",step:O,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{W=!W,a(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Lo(
v)}${x}: `:`at the newest token${x}: `),o.append(ke(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of M)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,g,f,E.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&a(S),d(S),E.draw(S,v,L(S)),w(S)):$(),b=[S,e.canAsk]}}var Sn=.001,ta=2e-5,El=-1e9,Dn=-1e8,nt=(t,e=-1e30)=>t==null||t<e;function vn(t,e,n){return nt(t,n)||nt(e,n)?nt(t,n)&&nt(e,n)?0:1/0:Math.abs(t-e)}function zn(t,e,n){
return vn(t,e===null?null:e*n,Dn)/Math.max(1,n)}var Yt=class{constructor(){Object.assign(this,{count:0,off:0,furthest:0,worst:null})}see(e,n){this.count+=1,e<=Sn||
(this.off+=1),!(this.worst&&!(e>this.furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function na(t){if(!t.usesBeams)return null;let{effective:e}=t.
started,n={sum:new Yt,given:new Yt,final:new Yt,pool:new Yt,output:new Yt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.
map(i=>i.length));Tl(s,Math.max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>Ll(t.returned[r].last,s,r,o,n.output)),n}
function Tl(t,e,n,o){let s=null,r=new Map,i=(l,p)=>p.score-l.score;t.steps.forEach((l,p)=>{if(l.some(({given:m})=>m)){for(let m of l)o.given.see(vn(m.beam.score,
0),()=>({node:m}));return}s??=new Map(l.filter(({beam:m})=>m.parent%e===0).map(({beam:m})=>[m.parent,0]));for(let m of l){let{beam:y}=m,_=s.get(y.parent)??El;if(o.
sum.see(vn(_+(y.logprob??-1/0),y.score,Dn),()=>({node:m,parent:_})),y.final_score===null||y.final_score===void 0)continue;let M=m.length**n;o.final.see(zn(y.score,
y.final_score,M),()=>({node:m,power:M}));let A=y.group??null;r.set(A,[...r.get(A)||[],{score:y.final_score,power:M}].sort(i).slice(0,e))}let g=[...r.values()].flat().
filter(({score:m})=>!nt(m)).sort(i),f=t.pools[p].filter(m=>!nt(m));for(let m=0;m<Math.max(g.length,f.length);m++){let y=g[m]??null,_=y&&m<f.length?zn(y.score*y.
power,f[m],y.power):1/0;o.pool.see(_,()=>({step:p,place:m,expected:y&&y.score,told:f[m]??null}))}s=new Map(l.filter(({beam:m})=>m.status==="running").map(({beam:m})=>[
m.beam,m.score]))})}function Ll(t,e,n,o,s){let r=Ie(t),i=r.filter(({given:g})=>!g);if(e.score===null||!i.length)return;let l=i.length**o,p=r.every(({beam:g,given:f},m)=>f||
g.parent===(e.beams||[])[m]);s.see(p?zn(t.beam.score,e.score,l):1/0,()=>({number:n,node:t,power:l,told:e.score}))}function oa(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,l=!1;function p(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let O=Ie($[x]?$[x].last:null),q=S.token_ids.map((R,j)=>{let U=O[j]&&O[j].chosen.token_id===R?
O[j]:null,B=S.logprobs[j];return{id:R,text:U?U.chosen.text:"?",recorded:B,library:S.transition_scores?S.transition_scores[j]:null,difference:S.transition_scores?
vn(B,S.transition_scores[j]):null,drawn:U?vn(B,U.chosen.logprob):1/0}}),I=S.logprobs.filter((R,j)=>!O[j]||!O[j].given),H=I.reduce((R,j)=>R+(j??-1/0),0),N=I.length**
v,C=I.length?H/N:null,P=S.score!==null&&C!==null&&S.score*N>Dn;return{tokens:q,sum:H,length:I.length,penalty:v,rebuilt:C,score:S.score,difference:P?zn(H,S.score,
N):null}})}function g(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let f=w=>w.join("; "),m=(w,$)=>`${F(w)} ${$}${w===1?"":"s"}`;function y(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:O}=w,
q=({off:N,count:C,furthest:P},R,j)=>N?[`${F(N)} of ${m(C,R)} ${N===1?"does":"do"} not ${j}: the furthest is off by ${g(P)}`]:[],I=[...q($,"tree node","add up"),
...q(v,"given token","weigh nothing"),...q(S,"final score","follow from its sum"),...q(x,"kept score","follow from the texts that ended"),...q(O,"output","end w\
here its path through the tree ends")],H=Math.max(...Object.values(w).map(N=>N.furthest));return[I,I.length?[]:[`${m($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${g(H,ta)}`]]}function M({outputs:w,tree:$}){let v=w.flatMap(j=>j.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:j})=>j!==null),x=w.filter(({difference:j})=>j!==null),O=j=>Math.max(0,...j.map(({difference:U})=>U)),
q=j=>j.filter(({difference:U})=>!(U<=Sn)),I=v.filter(({drawn:j})=>j>Sn),[H,N]=_($),C=[];if(q(x).length&&C.push(`${F(q(x).length)} of ${F(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${g(O(x))}`),C.push(...H),q(S).length&&C.push(`${F(q(S).length)} of ${m(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${g(O(S))}`),I.length&&C.push(`${m(I.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",f(C)];let P=[...x.length?[`${F(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${g(O(x))}`]:[],...N];if(!S.length)return[
"none","–",f([...P,`compute_transition_scores does not apply: ${y()}`])];let R=S.length===1?"token agrees":"tokens agree";return["agrees","✓",f([...P,`${F(S.
length)} ${R} with the library’s compute_transition_scores to within ${g(O(S))}`])]}function A(){let[w,$,v]=i?M(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,T(t.querySelector(".gp-badge"),$),T(t.querySelector(".gp-verdict-line"),v)}let E=w=>nt(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),W=w=>nt(w)?"−∞":(w<Dn?w.toExponential(3):ie(w,5)).replace("-","−"),b=w=>w<0||nt(w)?`(${W(w)})`:W(w);function L(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>Sn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>Sn)}function k(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let O of[S+1,E(v.sum),v.length,v.penalty,ie(v.rebuilt,4),ie(v.score,
4)])x.insertCell().textContent=O;L(x,v.difference)})}function a(w,$,v,S,x,O){if(!v.count)return;let{worst:q}=v,I=w.insertRow();I.append(h("th","",$,{scope:"row"})),
I.insertCell().textContent=F(v.count),I.insertCell().append(S(q),...q.node?[" ",ke(q.node.beam.text)]:[]),I.insertCell().textContent=x(q),I.insertCell().textContent=
W(O(q)),L(I,q.difference)}function c(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:O}=i.
tree,q=e.started.effective.length_penalty??1,I=({node:N})=>`step ${N.index+1}:`,H=({node:N,power:C})=>`${W(N.beam.score)} / ${N.length} ** ${q} = ${W(nt(N.beam.
score)?null:N.beam.score/C)}`;a(w,"node: parent’s score + log-probability",$,I,({node:N,parent:C})=>`${W(C)} + ${b(N.beam.logprob)} = ${W(nt(N.beam.logprob)?null:
C+N.beam.logprob)}`,({node:N})=>N.beam.score),a(w,"given token: weighs nothing",v,I,()=>W(0),({node:N})=>N.beam.score),a(w,"ended: score / length ** length_pena\
lty",S,I,H,({node:N})=>N.beam.final_score),a(w,"kept after a step: the best that ended",x,N=>`step ${N.step+1}: number ${N.place+1}`,N=>N.expected===null?"none":
W(N.expected),N=>N.told),a(w,"output: score where its path ends, after the penalty",O,({number:N})=>`output ${N+1}:`,H,N=>N.told)}function u(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,l?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(ke(v.text)),x.insertCell().textContent=E(v.recorded),x.insertCell().textContent=v.difference===
null?"–":E(v.library),L(x,v.difference),x.insertCell().textContent=(he(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||l,T(r,`Show all ${F(w.length)}\
 tokens`)}function d(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,T(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>h("option","",`${$} ${S+1}`,{value:S}))),k(),w||c(),w||
u()}return o.addEventListener("toggle",d),s.addEventListener("change",d),r.addEventListener("click",()=>{l=!0,d()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:p($),tree:na(e)},l=!1,s.replaceChildren()):i=null,A(),(w.run||w.status||$)&&d()}}function sa(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),l=t.querySelector(".gp-column"),p=t.querySelector(
".gp-layer-names"),g=t.querySelector(".gp-layer-reading"),f=t.querySelector(".gp-layer-tally"),m=document.createElement("canvas"),y=m.getContext("2d",{willReadFrequently:!0}),
_=new Be({picks:{},peak:0},({picks:N,peak:C},{layers:P})=>P?{picks:{...N,[P.layer]:(N[P.layer]||0)+1},peak:Math.max(C,...P.divergences)}:{picks:N,peak:C}),M=0,A=[],
E=[],W=[0,0],b=[],L=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/M)))*10);function k(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(P=>`\
--gp-heat-${P}`),"--gp-text"].map(P=>{let R=N.getPropertyValue(P).trim();return[1,3,5].map(j=>parseInt(R.slice(j,j+2),16))})}function a(N){if(m.width>=N&&m.height===
A.length*6)return;let C=m.height===A.length*6?y.getImageData(0,0,m.width,m.height):null;m.width=Math.max(64,2**Math.ceil(Math.log2(N))),m.height=A.length*6,C&&y.
putImageData(C,0,0)}function c(N){let C=new ImageData(1,A.length*6);A.forEach((P,R)=>{let j=N.layers?N.layers.candidate_layers.indexOf(P):-1;if(j<0)return;let U=E[L(
N.layers.divergences[j])];for(let B=0;B<5;B++){let V=B===2&&P===N.layers.layer?E[11]:U;C.data.set([...V,255],(R*6+B)*4)}}),y.putImageData(C,N.index,0)}let u=()=>Math.
max(10,_.steps.length);function d(){let[N,C]=W;if(!N||!C)return;i.width!==N&&(i.width=N),i.height!==C&&(i.height=C);let P=i.getContext("2d");P.clearRect(0,0,N,C),
P.imageSmoothingEnabled=!1;let R=_.steps.length;P.drawImage(m,0,0,R,m.height,0,0,N*R/u(),C)}function w(N){let C=[..._.steps.find(U=>U.layers).layers.candidate_layers].
sort((U,B)=>B-U),P=k(),R=s.find(U=>_.total.peak<=U*Math.LN2)*Math.LN2,j=String([C,P,R])!==String([A,E,M]);String(C)!==String(A)&&$(C),[A,E,M]=[C,P,R],a(_.steps.
length);for(let U of j?_.steps:N)c(U);d()}function $(N){let C=Math.max(15,Math.min(28,280/N.length));r.style.height=p.style.height=`${Math.max(1,N.length)*C}px`,
p.replaceChildren(...N.map(P=>h("span","",P===0?"embedding":`layer ${P}`)))}function v(){T(t.querySelector(".gp-ramp-low"),"0"),T(t.querySelector(".gp-ramp-high"),
`${Number(De(M,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let C=0;C<11;C++){
let P=h("i");P.style.background=`var(--gp-heat-${C})`,N.append(P)}}let S=N=>N===0?"the embedding (layer 0)":`layer ${N}`;function x(N){if(!N.layers)return`Token\
 ${N.index+1}, ${le(N.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:P,candidate_layers:R,divergences:j}=N.layers,U=R.map((B,V)=>`${B===0?"emb\
edding":`layer ${B}`} ${De(j[V]??0,e.unit).toFixed(3)}`);return`Token ${N.index+1}, ${le(N.chosen.text)}: ${S(C)} was contrasted with the last layer (${P}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${U.join(", ")}.`}function O(N){l.hidden=!1,l.style.left=`${N.index/u()*100}%`,l.style.width=`${100/u()}\
%`;let C=x(N);T(g,C),Cn(r,N,_.steps.length,C)}function q(){let N=Object.entries(_.total.picks).sort((P,R)=>R[1]-P[1]),C=N.reduce((P,[,R])=>P+R,0);T(f,"Along the\
 text: "+N.map(([P,R])=>`${S(Number(P))} in ${F(R)}`).join(", ")+` of ${F(C)} steps.`),T(t.querySelector(".gp-heat-end"),String(u()))}go(r,e,{stepUnder:N=>{let{
left:C,width:P}=r.getBoundingClientRect(),R=Math.floor((N.clientX-C)/P*u());return _.steps[Math.max(0,Math.min(_.steps.length-1,R))]},hover:N=>T(g,x(N)),leave:()=>e.
current()&&!t.hidden&&T(g,x(e.current()))});function I(N){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:P}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!N.unit&&!N.look||(b=[C,_.total],w(P),v(),O(C),q())}new ResizeObserver(([{contentRect:N}])=>{W=[N.width,N.height].map(C=>Math.round(C*devicePixelRatio)),
d()}).observe(r);let H=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",H),new MutationObserver(H).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),I}var Wo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Is(t,e){let{chosen:n,distribution:o}=e,s=r=>Ke(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+lt(e)}}var jt=(t,e)=>e?Math.exp(-t/e):null,qo=class{constructor(){this.ids=[],this.grams={1:new Map,2:new Map,3:new Map},this.repeated=[],this.numRepeated=
0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=this.repeated.at(-1),this.ids.push(e);for(let[
n,o]of Object.entries(this.grams))this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of Object.entries(
this.grams)){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=this.repeated.
pop()}}distinct(e){return this.ids.length>=e?this.grams[e].size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:null}};function ra(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,l="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",p=new an,g;function f(){let{started:x,finished:O}=e;if(!x)return[];let q=O?O.num_tokens:e.numTokens,I=O?O.
seconds:e.elapsed,H=O?O.time_to_first_token:e.firstElapsed;return[["Tokens",F(q),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${F(x.max_new_tokens)} new ones were asked for`],["Tokens per second",I>0&&q?(q/I).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",H===null?"–":Gn(H),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...m(),["Stopped by",y(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function m(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:O,...q}=p.read(e.rounds),I=q.draft_acceptance_rate;return[["Draft accepted",I===null?"–":G(I),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${F(O)} of ${F(x)}`],["Tokens per draft",ie(q.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with\
 a draft wrote on average, the target’s own one included: 1 + ${F(O)} accepted / ${F(q.num_spec_steps)} such rounds`]]}function y(){return e.finished?[...new Set(
e.finished.sequences.map(O=>Re(O.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=f(),O=new Set(x.map(([q])=>q));for(let[
q,{figure:I}]of i)O.has(q)||(I.remove(),i.delete(q));x.forEach(([q,I,H,N],C)=>{let P=i.get(q)||M(q,N,C);P.value.textContent!==I&&(P.value.textContent=I);let R=`${q}\
: ${H}`;P.meaning.textContent!==R&&(P.meaning.textContent=R)})}function M(x,O,q){let I=h("div","gp-figure"+(O?" gp-words":""),null,{tabindex:"0"}),H=h("dd"),N=h(
"span","gp-meaning","",{role:"tooltip",id:l+x.replaceAll(" ","-")});I.setAttribute("aria-describedby",N.id),I.append(h("dt","",x),H,N),s.insertBefore(I,s.children[q]||
null);let C={figure:I,value:H,meaning:N};return i.set(x,C),C}let A=new Be(Wo,Is),E=new qo,W=Wo,b=x=>Number.isFinite(x)?De(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",L=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):F(Math.round(x)):"∞";function k(){let{total:x}=A,{unit:O}=e,q=(N,{count:C})=>C?N/C:
null,I=(N,C)=>C.count?b(q(N,C)):"–",H=A.steps.at(-1).distribution.vocab;return[["perplexity",a([[x.after,x.count],[x.before,x.count],[W.before,W.count]],H),L(
jt(x.after,x.count)),L(jt(x.before,x.count)),L(jt(W.before,W.count))],[`mean log-probability, ${O}`,"the logarithm of a token’s probability, on average",I(x.after,
x),I(x.before,x),I(W.before,W)],[`cumulative log-probability, ${O}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(W.before)],[`mean entropy, ${O}`,"how uncertain the next token was, on average",I(x.entropyAfter,x),I(x.entropyBefore,x),I(W.entropyBefore,W)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",L(q(x.kept,x)),F(H),F(H)],...[1,2,3].map(N=>[`distin\
ct-${N}`,`how many of the text’s ${N===1?"tokens":`runs of ${N} tokens`} differ, over all of them: 1 means that nothing comes twice`,L(E.distinct(N)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",G(E.share),"",""]]}function a(x,O){let q="e to the power of minus the mean log-p\
robability in nats";return x.every(([I,H])=>!H||jt(I,H)<=O)?`how many equally likely tokens there were to choose from, on average: ${q}`:`${q}; above ${F(O)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function c(){let x=e.current(),O=x?e.lastOf(x):null,{keep:q,added:I}=A.follow(O&&!O.isPrompt?
O:null);E.cut(q);for(let{chosen:N}of I)E.add(N.token_id);let H=t.querySelector(".gp-text-numbers");H.hidden=!A.steps.length,!H.hidden&&(u(),H.open&&d(x))}function u(){
let{total:x}=A,O=W.count?`; of the prompt ${L(jt(W.before,W.count))}`:"";T(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${L(jt(x.before,x.count))}\
 before the processors, ${L(jt(x.after,x.count))} after${O}`)}function d(x){let O=e.lines().length>1?e.lineOf(x):null;T(t.querySelector(".gp-whose"),O&&O.label?
`of ${O.label}`:""),t.querySelector(".gp-prompt-head").hidden=!W.count;let q=k(),I=t.querySelector(".gp-totals tbody");for(;I.rows.length<q.length;){let H=I.insertRow(),
N=h("th","",null,{scope:"row"});N.append(h("span","","",{tabindex:"0","data-tip":""})),H.append(N,h("td"),h("td"),h("td"))}q.forEach(([H,N,...C],P)=>{let[R,...j]=I.
rows[P].cells;T(R.firstChild,H),R.firstChild.dataset.tip=N.charAt(0).toUpperCase()+N.slice(1)+".",C.forEach((U,B)=>T(j[B],U)),j[2].hidden=!W.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",c);function w(){let x=e.finished?e.finished.sequences:[],O=new Map;x.forEach(({note:H},N)=>H&&O.set(H,[...O.get(H)||
[],N+1]));let q=e.usesBeams?"output":"sequence",I=[...O].map(([H,N])=>{let P=N.length<x.length?` on ${q}${N.length>1?"s":""} ${N.join(", ")}`:"",R=h("p");return R.
append(h("b","",`Note${P}: `),H),R});r.replaceChildren(...I)}function $(){let[x,O]=v(),q=x+O;n.textContent!==q&&n.replaceChildren(h("b","",x),O)}function v(){let{
started:x,finished:O,failed:q,queued:I,loading:H}=e;if(H){let P=en(H);return["",P[0].toUpperCase()+P.slice(1)]}if(I)return I.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${I.ahead===1?"One run is":`${I.ahead} runs are`} before yours.`];if(q)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let N=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${tn(x.mode)} · ${x.
device}`,C=O||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[O?"Finished":"Decoding …",N+C]}function S(){let x=e.
waiting?null:e.failed;if(g===x||(g=x,o.replaceChildren(),!x))return;let O=h("div","gp-problem"),q=(I,H,N)=>{let C=h("p");C.append(h("b","","✕ "),(N?N+": ":"")+
I,H?" "+H:""),O.append(C)};for(let{knob:I,message:H,fix:N}of Un(x))q(H,N,I);o.append(O)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(W=e.promptSteps.reduce(Is,Wo)),c()}}var ia=12;function aa(t,e,n){let o=0,s=t.map(g=>{let f=o;return o=Math.min(1,o+(Bn(g,n)||0)),{from:f,to:o,kind:Rs(g,e),candidate:g}}),r=e.distribution.stages[n],
i=t.filter(g=>r&&Fn(g,n+1)).reduce((g,f)=>g+(Bn(f,n)||0),0),l=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,p={from:o,to:1-l,kind:"others",candidate:null};return[
...s,p,{from:1-l,to:1,kind:"going",candidate:null}]}function Rs(t,e){return t.token_id===e.chosen.token_id?"chosen":wt(t)?"removed":"kept"}function ca(){let t=h(
"div","gp-flow",null,{"aria-hidden":"true"}),e=me("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${ia}`),e.setAttribute("preserveAspectRatio","none");let n=h(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Al=(t,e)=>e>12+7*Math.min(t.length,10);function Bs({ribbons:t,bar:e},n,o,s,r){let i=de(e,n.
length,()=>h("span",""));n.forEach(({from:p,to:g,kind:f,candidate:m},y)=>{let _=i[y];if(Me(_,`gp-piece gp-piece-${f}`),_.hidden=g-p<1e-4&&f!=="chosen",_.hidden)
return;ge(_,"left",p),ge(_,"width",g-p);let M=m?m.text:f==="others"?"others":"",A=M&&Al(M,(g-p)*s)?M:"";(_.dataset.text||"")!==A&&_.replaceChildren(...A?[ke(A,"\
gp-piece-word")]:[]),_.dataset.text=A,Ge(_,()=>r(n[y],o&&o[y]))});let l=de(t,o?n.length:0,()=>me("path"));(o||[]).forEach((p,g)=>{let{from:f,to:m,kind:y}=Cl(n[g]),
[_,M,A,E]=[p.from,p.to,m,f].map(W=>(W*100).toFixed(2));l[g].dataset.kind!==y&&(l[g].dataset.kind=y,l[g].setAttribute("class",`gp-ribbon gp-ribbon-${y}`)),l[g].setAttribute(
"d",p.to>p.from?`M${_} 0H${M}L${A} ${ia}H${E}Z`:"")})}function Cl(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Io=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(g=>g.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(g=>e.map(({number:f})=>Bn(g,f))),i=Math.max(.02,...r.flat().filter(g=>g!==void 0)),l=new Set($n(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((g,f)=>this.fill(this.lines[f],g,e,r[f],i,o,l));let p=this.lines.flatMap(g=>g.cells.
map(({cell:f})=>f));!p.some(g=>g.tabIndex===0)&&p.length&&(p[0].tabIndex=0)}drawHead(e){let n=de(this.head,e.length+1,()=>{let o=h("th","",null,{scope:"col"});return o.
append(h("span","gp-stage-place"),h("span","gp-stage-name")),o});T(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},l)=>{let p=n[l+1];
Me(p,i?"gp-idle-column":""),T(p.firstElementChild,o),T(p.lastElementChild,s),p.lastElementChild.classList.toggle("gp-hidden",i),p.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=h("th","",null,{scope:"row"}),o=h("span","gp-sign","",{"aria-hidden":"true"}),s=h("bdi","gp-word"),r=h("span","gp-course-tag"),i=h("div","gp-\
course-name"),l=h("div","");l.append(s,r),i.append(o,l),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=h(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=h("span","gp-course-track",null,{"aria-hidden":"true"}),s=h("i","gp-course-bar");o.append(s);let r=h("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,l){let p=n.token_id===i.chosen.token_id,g=wt(n);for(Me(e.row,
`gp-course gp-course-${Rs(n,i)}`),T(e.sign,p?"▶":g?"✕":""),qe(e.word,n.text),T(e.tag,[p&&(i.given?"given":"chosen"),g&&"removed",!l.has(n)&&"looked up"].filter(
Boolean).join(", ")),Ge(e.head,()=>Po(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((f,m)=>this.
fillCell(e.cells[m],n,o,m,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,l,p){let{number:g,name:f,idle:m,side:y}=r[i],[_,M]=[l[i],i?l[i-1]:void 0],A=Fn(s,g)&&_!==
void 0,E=A&&i>0&&!Fn(s,r[i-1].number);Me(e,[m&&"gp-idle-column",A&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ge(n,"height",Math.sqrt((_||0)/p));let W=_===
void 0?"–":E?`✕ ${f}`:A?y==="after"?"✕":"":G(_);T(o,W),o.classList.toggle("gp-hidden",m&&!E);let b=!E&&i&&M!==void 0&&_!==void 0&&G(_)!==G(M)?_>M?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),Ge(e,()=>this.words(s,r[i],{share:_,was:M,gone:A,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:l,gone:p,cut:g}){if(i===void 0)return`${le(e)}: not recorded at this place.`;if(g)return`${le(e)}: removed by ${o}; it had ${G(l)} just before.`;if(p)
return`${le(e)}: nothing is left of it here.`;if(n)return`${le(e)}: ${G(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${le(e)}: ${G(i)}, left as \
it was by ${o}.`;let f=G(i)===G(l)?"the same as before it":`${G(l)} before it`;return`${le(e)}: ${G(i)} after ${o} (stage ${r}), ${f}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(g=>g.row===o.parentNode),[r,i]=n[e.key],l=(g,f)=>Math.max(0,Math.min(f-1,g)),{cells:p}=this.lines[l(s+r,this.lines.length)];p[l(o.cellIndex-1+i,
p.length)].cell.focus()}};function la(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),l=t.querySelector(
".gp-all"),p=t.querySelector(".gp-beams-note"),g=t.querySelector(".gp-chosen-word"),f=new Io(t.querySelector(".gp-courses-grid")),m=new Be({},E),y=[],_=!1,M=[],
A=300;function E(N,C){let P=Ns(C);if(!P.length)return N;let R={...N};for(let j of P){let U=j.number+j.kind,{ran:B,acted:V,removed:Q,moved:ne}=N[U]||{ran:0,acted:0,
removed:0,moved:0};R[U]={ran:B+1,acted:V+!j.idle,removed:Q+j.removed,moved:ne+j.moved}}return R}function W({ran:N,acted:C,removed:P,moved:R}){if(!C)return`nothi\
ng in ${Jt(N,"step")}`;let j=R>2*P?`${G(R/C)} moved`:`${Ps(P/C)} removed`;return`${F(C)} of ${Jt(N,"step")}, ${j}`}let b=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-A)<8)return;A=N.width;let C=e.current();C&&H(C)});function L(){let N=r.insertRow(),C=h("th","",null,{scope:"row"}),P=h("span","gp-\
number",""),R=h("span","","",{tabindex:"0","data-tip":""}),j=h("span","gp-side"),U=h("span","gp-knob");C.append(P,R," ",j," ",U);let B=ca();N.append(C,h("td","g\
p-flow-cell"),h("td","gp-left"),h("td","gp-entropy"),h("td","gp-here-words"),h("td","gp-over")),N.cells[1].append(B.box);let[,,V,Q,ne,ce]=N.cells;return y.length||
b.observe(B.bar),y.push({row:N,number:P,name:R,tags:j,knob:U,flow:B,left:V,entropy:Q,here:ne,over:ce}),y.at(-1)}function k(N,{kind:C,number:P,name:R,tip:j,side:U,
knob:B,entropy:V,left:Q,here:ne,over:ce}){N.row.className=`gp-stage-${C}`,T(N.number,P),T(N.name,R),N.name.dataset.tip!==j&&(N.name.dataset.tip=j),T(N.tags,U),N.
tags.hidden=!U,T(N.knob,B),N.knob.hidden=!B,T(N.left,Q),T(N.entropy,V),typeof ne=="string"?T(N.here,ne):N.here.replaceChildren(...ne),T(N.over,ce)}function a(N){
let C={...e.started.effective,...e.started.config};return N.filter((P,R)=>R===0||C[P]).map(P=>{let R=JSON.stringify(C[P]??null);return R==="null"||R.length>12?P:
`${P} ${R}`}).join(", ")}function c(N,C){let{vocab:P,entropy_before:R}=N.distribution,{name:j,meaning:U}=Ws(N),B={kind:"source",number:"",name:j,tip:U,side:C.length?
"before":"before and after",knob:"",left:`${F(P)} left`,entropy:Ae(R,e.unit),here:"",over:""},V=C.map((Q,ne)=>({kind:Q.idle?"idle":"active",number:`${Q.number}.\
 `,name:Q.name,tip:`${Q.meaning} (${Q.kind})`,side:ne===C.length-1?"after":"",knob:a(Q.knobs),left:`${F(Q.kept)} left`,entropy:Ae(Q.entropy,e.unit),here:qs(Q),over:W(
m.total[Q.number+Q.kind])}));return[B,...V,u(N)]}function u(N){let[C,P]=Qi(N,e.started),R=he(N.chosen.logprob),j=wt(N.chosen)?`, although ${jn(N.chosen,N)} remo\
ved it`:N.beam?`: log-probability ${ie(N.chosen.logprob)}`:` (${G(R)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the token that \
stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",ke(N.chosen.text,"gp-strong"),` ${P}${j}`],over:""}}function d(N,C,P){let R=c(N,C);for(;y.length>
R.length;)y.pop().row.remove();R.forEach((V,Q)=>k(y[Q]||L(),V));let j=[0,...C.map(({number:V})=>V)].map(V=>aa(P,N,V)),U=S(N,C),B=x(N,C);y.forEach(({flow:V},Q)=>{
V.box.hidden=!U&&Q>0,!V.box.hidden&&(Q<j.length?Bs(V,j[Q],j[Q-1],A,(ne,ce)=>$(ne,ce,Q,B)):v(V,j.at(-1),A))})}let w=({from:N,to:C})=>G(C-N);function $(N,C,P,R){if(N.
kind==="going")return`Tokens that are not shown here and that ${R[P+1].name} removes: ${w(N)}.`;let j=N.candidate?le(N.candidate.text):"All other tokens togethe\
r";return P?`${j}: ${w(N)} after ${R[P].name}`+(N.candidate?`, ${w(C)} before it.`:"."):`${j}: ${w(N)} before the processors.`}function v(N,C,P){let R=C.filter(
({kind:j})=>j==="chosen");Bs(N,R,R,P,j=>`${le(j.candidate.text)} had ${w(j)} of what was left.`)}let S=({distribution:N},C)=>N.candidates.every(({stage_logprobs:P})=>(P||
[]).length===C.length);function x(N,C){let P=Ws(N);return[{number:0,place:"before",name:P.name,tip:P.meaning,idle:!1,side:"before"},...C.map(R=>({number:R.number,
place:String(R.number),name:R.name,idle:R.idle,side:"",tip:`${R.number}. ${R.name}: ${qs(R)} here. It ${R.meaning}.`}))]}function O(N,C,P,R){if(i.hidden=!C.length||
!S(N,C),i.hidden)return;let j={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,side:"after"};f.draw([...x(
N,C),j],P,N),l.hidden=R<=10,T(l,_?"show 10 only":`show all ${F(R)}`),l.setAttribute("aria-expanded",String(_))}l.addEventListener("click",()=>{_=!_,H(e.current())});
function q(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return"The model’s own distribution: no logits processor takes part in reading the prompt.";
let C=e.started.processors||[],P=Ao(N)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.length?"Your own loop asked no \
logits processor here.":C.length?`${P}, untouched here. Prepared, but not used by this loop: ${C.map(R=>bt(R)[0]).join(", ")}.`:`${P}, untouched: no logits proc\
essor runs.`}function I(N){let C=N.isPrompt||N.given;o.replaceChildren(`at ${Lo(N)}: `,ke(N.chosen.text),C?" (given, not chosen)":""),T(g,C?"given":"chosen")}function H(N){
let C=Ns(N),P=$n(N),R=(N.watched||[]).filter(({token_id:U})=>P.every(B=>B.token_id!==U)),j=Co(P,10,N.chosen.token_id);I(N),T(s,q(N)),s.hidden=!s.textContent,p.hidden=
!N.beam||!C.length,d(N,C,j),O(N,C,[..._?P:j,...R],P.length)}return N=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||m.follow(e.lastOf(C)),!(C===M[0]&&m.total===
M[1]&&!N.unit&&!N.watched)&&(M=[C,m.total],H(C)))}}function Pl(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Nl(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function da(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),l=t.querySelector("details"),[p,g,f,m]=["from","choices","reveal","next"].map(i),y=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),M=C=>Ie(_()[C]?
_()[C].last:null),A=C=>C.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,R)=>P.raw_rank-R.raw_rank).slice(0,6);function E(C){let P=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return Nl(A(C),Pl(P))}let W=C=>A(C).length>1;function b(C){let P=e.current(),R=P&&e.lastOf(P),j=Math.max(0,_().findIndex(
V=>V.last===R)),U=M(j),B=U.findIndex((V,Q)=>Q>=C&&W(V));if(B<0){T(i("cannot"),U.length>C?"From there on the run has recorded no candidates to pick from: raise t\
op_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}T(i("canno\
t"),""),y={line:j,at:B,step:null,picks:[],revealed:!1,results:[]},L()}function L(){let C=M(y.line);for(;C[y.at]&&!W(C[y.at]);)y.at+=1;if(Object.assign(y,{step:C[y.
at]||null,picks:[],revealed:!1}),!y.step&&!e.running){d();return}k(),y.step&&e.selectStep(y.step.before),w(()=>g.querySelector("button"))}function k(){e.hide(y&&
l.open?y.at+(y.revealed?1:0):null)}function a(C){let{picks:P}=y;P.includes(C)?P.splice(P.indexOf(C),1):P.length<3&&P.push(C),x()}function c(){let{step:C,picks:P}=y,
R=A(C),j=R.find(({token_id:U})=>U===P[0]);y.revealed=!0,y.results.push({step:C,first:j,share:Math.exp(j.raw_logprob-R[0].raw_logprob),hit:P.includes(C.chosen.token_id)}),
k(),e.selectStep(C),w(()=>m)}function u(){if(y.results.length>=10){d();return}y.at+=1,L()}function d(){let{results:C,line:P}=y,R=y.at+(y.revealed?1:0);y=null,k(),
p.value=M(P).slice(R).some(W)?R+1:1,N(C),w(()=>i("begin"))}function w(C){let P=t.contains(document.activeElement);H(),P&&C()&&C().focus({preventScroll:!0})}let $=({
piece:C,chosen:P,text:R})=>C??(P?P.text:R);function v(){let C=Ie(y.step?y.step.before:M(y.line).at(-1)||null),P=[...e.prefix,...C].map($).join(""),R=h("span","g\
p-gap","?",{"aria-label":"the hidden token"});y.revealed&&R.replaceChildren(ke(y.step.chosen.text));let j=i("so-far");j.replaceChildren(P,R),j.scrollTop=j.scrollHeight}
function S(){g.replaceChildren(...(y.step&&!y.revealed?E(y.step):[]).map(({token_id:C,text:P})=>{let R=h("button","gp-choice",null,{type:"button","aria-pressed":"\
false","data-token":C});return R.append(h("span","gp-order"),ke(P)),R.addEventListener("click",()=>a(C)),R})),x()}function x(){for(let C of g.children){let P=y.
picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(P>=0)),C.disabled=P<0&&y.picks.length>=3,T(C.querySelector(".gp-order"),P<0?"":r[P])}
f.disabled=!y.picks.length}function O(){if(i("answer").hidden=!y.revealed,!y.revealed)return;let{step:C,picks:P}=y,{share:R,hit:j}=y.results.at(-1),U=A(C),B=C.chosen.
token_id,V=U.some(({token_id:ce})=>ce===B)?U:[...U,C.chosen];i("truth").tBodies[0].replaceChildren(...V.map(ce=>{let ve=h("tr",ce.token_id===B?"gp-taken":""),xe=h(
"th","",null,{scope:"row"});ce.token_id===B&&xe.append(h("span","","▶ "),h("span","gp-hidden","taken: ")),xe.append(ke(ce.text));let K=h("div","gp-share"),z=h(
"i");z.style.width=`${(45*he(ce.raw_logprob)).toFixed(2)}%`,K.append(z,G(he(ce.raw_logprob)));let Y=h("td");Y.append(K);let D=P.indexOf(ce.token_id);return ve.append(
xe,h("td","",D<0?"":r[D]),Y,h("td","",G(he(ce.logprob))),h("td","",ce.raw_rank?F(ce.raw_rank):"–")),ve}));let ne=i("took");ne.replaceChildren("The run took “",
ke(C.chosen.text,"gp-strong"),j?"”, which is among your picks. ":"”, which is not among your picks. "),ne.append(R===1?"Your first pick is the token that th\
e model found likeliest.":`Your first pick has ${G(R)} of the probability of the likeliest token.`)}let q=C=>C.reduce((P,{share:R})=>P+R,0)/C.length,I=C=>C.filter(
({hit:P})=>P).length;function H(){if(i("before").hidden=!!y,i("round").hidden=!y,!y)return;i("sum").hidden=!0;let{results:C,revealed:P,step:R}=y,j=C.length+(P?0:
1);T(i("progress"),R?`Step ${j} of 10: ${P?"token":"which token comes next, as token"} ${R.index+1}${P?".":"? Pick up to three, the likeliest first."}`:"The run\
 has not come so far yet: waiting for its next token."),T(i("score"),C.length?`So far: first picks ${G(q(C))} of the top, the run’s token among your picks in ${I(
C)} of ${C.length}`:""),f.hidden=P||!R,m.hidden=!P,T(m,C.length>=10?"To the score":"Next token"),v(),S(),O()}function N(C){let P=i("sum");if(P.hidden=!1,P.replaceChildren(
h("h3","","The round is over")),!C.length){P.append(h("p","","No token was revealed, so there is no score."));return}let R=(...U)=>{let B=h("p");B.append(...U),
P.append(B)};R(h("b","",G(q(C))),": how likely your first picks were, on average, against the likeliest token."),R(h("b","",`${I(C)} of ${C.length}`),`: steps i\
n which the run’s token was among your picks (${G(I(C)/C.length)}).`);let j=[...C].sort((U,B)=>U.share-B.share||B.step.distribution.entropy_before-U.step.distribution.
entropy_before);for(let[U,{step:B,first:V,share:Q}]of[["Hardest",j[0]],["Easiest",j.at(-1)]])R(h("b","",U+": "),`token ${B.index+1}, “`,ke(B.chosen.text),"”; \
your “",ke(V.text),`” had ${G(Q)} of the top’s probability, and the model was uncertain by ${Ae(B.distribution.entropy_before,e.unit)}.`)}return i("begin").
addEventListener("click",()=>b(Math.max(1,Math.floor(Number(p.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.current();p.value=C&&!C.isPrompt?
C.index+1:1}),f.addEventListener("click",c),m.addEventListener("click",u),i("end").addEventListener("click",d),l.addEventListener("toggle",k),C=>{t.hidden=!e.started,
C.run&&(y=null,p.value=1,i("sum").hidden=!0,T(i("cannot"),""),H()),T(i("begin"),i("sum").hidden?"Start a round":"Another round"),y&&!y.step&&(C.steps||C.status)&&
L()}}function ha(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),l=t.querySelector(
".gp-more"),p=t.querySelector(".gp-tally"),g=new Be({steps:0,differed:0},(a,c)=>c.reranked?{steps:a.steps+1,differed:a.differed+(y(c).token_id!==c.chosen.token_id)}:
a),f=[],m=[],y=({reranked:a})=>a.reduce((c,u)=>u.probability>c.probability?u:c);function _(){let a=i.insertRow(),c=h("th","",null,{scope:"row"}),[u,d,w]=[h("spa\
n","gp-sign"),h("bdi","gp-word"),h("span","gp-tag","most probable")];c.append(u,d,w),a.append(c);let $=["probability","penalty","score"].map(()=>{let v=h("div",
"gp-cell"),S=h("span","gp-balance",null,{"aria-hidden":"true"}),[x,O]=[h("i","gp-part"),h("i","gp-zero")];S.append(x,O);let q=h("span","gp-amount");return v.append(
S,q),a.append(h("td")),a.lastChild.append(v),{part:x,zero:O,amount:q}});return f.push({row:a,sign:u,word:d,tag:w,cells:$}),f.at(-1)}function M({part:a,zero:c,amount:u},d,[
w,$],v){let S=x=>(x-w)/($-w)*100;a.style.left=`${Math.min(S(0),S(d))}%`,a.style.width=`${Math.abs(S(d)-S(0))}%`,c.style.left=`${S(0)}%`,T(u,v)}function A({part:a,
zero:c,amount:u},d,[w,$],v){let S=x=>4+(x-w)/($-w)*92;a.hidden=d===null,a.style.left=`${S(d)}%`,c.style.left=`${S(0)}%`,T(u,v)}function E(a,c,u,d,w){let $=c.token_id===
u.chosen.token_id;a.row.className=$?"gp-winner":"",T(a.sign,$?"▶":""),Ye(a.word,c.text),a.tag.hidden=c!==d||$,M(a.cells[0],c.probability,w.probability,G(c.probability)),
M(a.cells[1],c.penalty,w.penalty,ie(c.penalty)),A(a.cells[2],c.score,w.score,ie(c.score))}function W(a){let[c,u]=[Math.min(0,...a),Math.max(0,...a)];return u>c?
[c,u]:[0,1]}function b(a){let c=y(a),u=a.reranked.find(v=>v.token_id===a.chosen.token_id),d=a.reranked.slice(0,12);u&&!d.includes(u)&&(d[11]=u);let w=Object.fromEntries(
["probability","penalty","score"].map(v=>[v,W(d.map(S=>S[v]))]));for(;f.length<d.length;)_();f.forEach((v,S)=>{v.row.hidden=S>=d.length,S<d.length&&E(v,d[S],a,c,
w)});let $=a.reranked.length-d.length;l.hidden=$<=0,T(l,`and ${F($)} less probable ones, which were weighed too`),L(u,c)}function L(a,c){a?a===c?s.replaceChildren(
ke(a.text,"gp-strong"),` won: the most probable token has the highest score too (${ie(a.score)}).`):s.replaceChildren(ke(a.text,"gp-strong"),` won with a score \
of ${ie(a.score)}. Greedy would have taken `,ke(c.text,"gp-strong"),` (${G(c.probability)}), but its penalty of ${ie(c.penalty)} leaves it ${ie(c.score)}.`):s.replaceChildren()}
function k(){let a=e.started.effective.penalty_alpha,c=typeof a=="number",[u,d]=c?[Number((1-a).toFixed(4)),a]:["(1 - penalty_alpha)","penalty_alpha"];return`${u}\
 × probability - ${d} × penalty${c?`, because penalty_alpha is ${a}`:""}. The highest score is chosen.`}return()=>{let a=e.current();if(t.hidden=!(a&&a.reranked&&
a.reranked.length),t.hidden||(g.follow(e.lastOf(a)),a===m[0]&&g.total===m[1]))return;m=[a,g.total],o.textContent=`at token ${a.index+1}`,r.dataset.tip=k(),b(a);
let{steps:c,differed:u}=g.total;T(p,`Along the text: another token than the most probable one won in ${F(u)} of ${F(c)} steps (${G(u/c)}).`)}}function pa(t,e){let n=c=>t.querySelector(".gp-"+c),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,l=[],p="",g=null,f=null;function m(){return cn(t,s,e,
c=>{let u=i.get(c);return u&&{id:u.token.token_id,text:u.token.text,where:`prompt token ${u.index+1}`,step:null,why:u.words}})}function y(){let{started:c,written:u}=e,
d=c&&c.request.messages,w=d&&u&&c.model===u.model&&JSON.stringify(d)===JSON.stringify(u.messages);return u&&!w?{...u,ran:!1}:!d||!d.length?null:{model:c.model,messages:d,
tokens:c.prompt_tokens,parts:c.parts||[],ran:!0}}function _({messages:c,parts:u,problem:d}){let w=new Set(u.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...c.map(({role:$,content:v},S)=>{let x=h("li","",null,{"data-role":$});return x.append(h("span","gp-role",$),h("p","",v)),!d&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(h("p","gp-dropped","✕ The template leaves this message out.")),x}))}let M={message:({role:c})=>`words of ${c}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function A(c,u){let d=c?M[c.kind](c):"whose it is cannot be told";return u.piece===null?
`special token, ${d}`:d}function E({tokens:c,parts:u}){s.replaceChildren(),l=[],g=null;let d=new Set(u.map(({stop:$})=>$)),w=null;c.forEach(($,v)=>{let S=u.find(
I=>I.start<=v&&v<I.stop)||null;if(!w||!v||d.has(v)||u.some(({start:I})=>I===v)){let I=h("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
I.append(h("span","gp-role",S.role)),S&&S.kind==="generation"&&I.append(h("span","gp-role","the answer begins")),s.append(I),w={rows:I,tokens:[]}}let x=h("span",
"gp-token",null,{role:"button",tabindex:"-1"}),O=A(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${le($.text)}, ${O}`),i.set(x,{token:$,index:v,
words:O});let q=w.tokens.length?i.get(w.tokens.at(-1)).token:null;qt(w,x,$,q),l.push(x)}),l.length&&W(l[0])}function W(c){g&&(g.tabIndex=-1),g=c,c.tabIndex=0}function b(c){
c&&(W(c),c.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"}),f.show(c))}s.addEventListener("click",({target:c})=>b(c.closest(".gp-token"))),s.addEventListener(
"keydown",c=>{let u=l.indexOf(c.target.closest(".gp-token"));if(u<0||c.ctrlKey||c.metaKey||c.altKey)return;let d={ArrowRight:()=>l[u+1],ArrowLeft:()=>l[u-1],Home:()=>l[0],
End:()=>l.at(-1),ArrowDown:()=>et(l,u,1),ArrowUp:()=>et(l,u,-1),Enter:()=>l[u]," ":()=>l[u]};d[c.key]&&(c.preventDefault(),b(d[c.key]()))});let L=(c,u)=>`${F(c)}\
 ${u}${c===1?"":"s"}`;function k({tokens:c,parts:u}){let d=O=>u.filter(q=>q.kind===O).reduce((q,{start:I,stop:H})=>q+H-I,0),w=c.filter(({piece:O})=>O===null).length,
[$,v,S]=["message","template","generation"].map(d),x=$||v?`${F($)} for the words of the messages, ${F(v)} around them, ${F(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${F(S)} that begin the answer`:""}`;return`${L(c.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${F(w)} are special.`}`}function a({tokens:c,parts:u}){let d=u.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>c.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(d.map(({text:$})=>le($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as on\
e, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),c=>{let u=y();if(t.hidden=!u,!u){p="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!u.problem;let d=JSON.stringify([u.model,u.messages,u.parts,u.problem,u.ran,u.tokens.length]);if(d===p)return;p=d,f??=m(),T(n("whi\
ch"),u.ran?`of ${u.model}, as this run read it`:`of ${u.model}, as written now: not run yet`),se(n("refusal"),!!u.problem),T(n("refusal"),u.problem||""),_(u),se(
n("made"),!u.problem),E(u),se(n("generation-key"),u.parts.some(({kind:$})=>$==="generation")),T(n("template-words"),u.problem?"":k(u));let w=a(u);se(n("warn"),!!w),
T(n("warn"),w),f.hide()}}function fa(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-empty"),s=t.querySelector(".gp-shade"),r="",i=new WeakMap,l=null,p=null,g=[],f=null,m=!0,
y=0,_=0,M=t.querySelector(".gp-origins"),A=new Be(cr,lr),E=t.querySelector(".gp-scale"),W=cn(t,n,e,z=>{let Y=i.get(z);if(!Y)return null;let{token:D,step:J}=Y,Z=J?
I(J).join(", "):x(Y);return{id:D.token_id,text:D.text,where:S(Y),step:J,why:Z}});function b(){if(n.replaceChildren(),g=[],l=p=null,f=null,m=!0,!e.started){n.append(
o);return}s.value=r||(e.started.request.only_given?"raw":"probability"),yn(E,s.value,e.unit);let z=e.readsSource;n.classList.toggle("gp-apart",z),z&&n.append(h(
"span","gp-part-name","Source: the encoder reads it")),l=L(e.started.prompt_tokens,z?"Source":"Prompt"),z&&(n.append(h("span","gp-part-name","Target: the decode\
r writes it, from its start token on")),p=L(e.started.decoder_tokens,"Start of the target",{isStart:!0}))}function L(z,Y,D={}){let J=h("span","gp-prompt",null,{
"aria-label":Y}),Z={rows:new vt(J),tokens:[]};return z.forEach((ae,fe)=>$(Z,{token:ae,index:fe,isPrompt:!0,step:null,...D})),n.append(J),Z}function k(){for(let z of e.
promptSteps){let Y=l.tokens[z.index];Y&&(i.get(Y).step=z,O(Y),C(Y))}}function a(){let z=e.lines(),Y=z.length===1&&z[0].kind==="sequence";for(Y!==n.classList.contains(
"gp-single")&&(ce(),n.classList.toggle("gp-single",Y));g.length>z.length;)g.pop().element.remove();z.forEach((D,J)=>u(g[J]||c(),D,J))}function c(){let z=h("div",
"gp-line"),Y=h("div","gp-line-head"),D=h("span","gp-line-body"),J=h("span","gp-stop");z.append(Y,D,J),n.append(z);let Z={element:z,head:Y,rows:new vt(D,(p||l)&&
(p||l).rows),stop:J,steps:[],tokens:[],said:""};return g.push(Z),Z}function u(z,Y,D){z.element.dataset.kind!==Y.kind&&(z.element.dataset.kind=Y.kind),z.element.
classList.toggle("gp-line-minor",e.usesBeams&&D>0);let J=JSON.stringify([Y.label,Y.score,Y.stopReason]);J!==z.said&&(z.said=J,d(z,Y));let{keep:Z,added:ae}=xt(z.
steps,Y.last);w(z,Z);for(let fe of ae)$(z,{token:{...fe.chosen,piece:fe.piece},index:fe.index,isPrompt:!1,step:fe}),z.steps.push(fe)}function d(z,Y){let D=Y.stopReason?
Re(Y.stopReason)[1]:"",J=Y.label.charAt(0).toUpperCase()+Y.label.slice(1);if(z.head.replaceChildren(h("b","",J)),Y.score!==null&&Y.score!==void 0){let ae=Y.kind===
"running";z.head.append(h("span","",(ae?"sum ":"score ")+Y.score.toFixed(3),{title:ae?"sum of the log-probabilities so far, in nats":"the sum divided by the len\
gth penalty"}))}let Z=Y.stopReason==="step"?"… ":"■ ";D&&z.head.append(h("span","",Z+D)),z.stop.textContent=D&&!e.usesBeams&&e.lasts.length===1?Z+D:""}function w(z,Y){
ln(z,Y),z.steps.length=Y}function $(z,Y){let D=z.tokens.at(-1);qt(z,v(Y),Y.token,D&&i.get(D).token)}function v(z){let{token:Y,step:D,isPrompt:J}=z,Z=h("span",J?
"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});return Nt(Z,Y),D&&D.draft&&D.draft.origin!=="none"&&(Z.dataset.draft=D.draft.
origin),D&&D.given&&(Z.dataset.given=""),i.set(Z,z),O(Z),D&&C(Z),Z}let S=({index:z,isPrompt:Y,isStart:D})=>D?"decoder start token":`${Y?e.readsSource?"source to\
ken":"prompt token":"token"} ${z+1}`;function x({index:z,isStart:Y}){return Y?"every target begins with it: not chosen":e.readsSource?"the encoder reads it: it \
has no probability":z===0?"nothing comes before it":N().read_prompt&&!e.finished&&!e.failed?"its probability comes with the end of the text":"its probability wa\
s not read"}function O(z){let Y=i.get(z),{step:D,token:J}=Y,Z=[`${S(Y)}: ${le(J.text)}`];Z.push(...D?q(D):[x(Y)]),z.setAttribute("aria-label",Z.join(", "))}function q(z){
return[...Zn(z,e.unit),...I(z)]}function I(z){let Y=[];return z.given&&!H()&&Y.push("given, not chosen"),Y.push(...ur(z)),Y}let H=()=>!!N().only_given,N=()=>e.started&&
e.started.request||{};function C(z){yo(z.querySelector(".gp-ink"),s.value,Fe(i.get(z).step)),z.dataset.shaded=""}let P=()=>[...l?l.tokens:[],...p?p.tokens:[],...g.
flatMap(z=>z.tokens)];function R(){let z=!H()&&g.some(({steps:Y})=>Y.length&&Y[0].given);t.querySelector(".gp-mark-prompt").hidden=!l||!l.tokens.length,T(t.querySelector(
".gp-mark-prompt .gp-ink"),p?"source, and what the target begins with":"the prompt"),t.querySelector(".gp-mark-given").hidden=!z,j(),n.classList.toggle("gp-has-\
given",z)}function j(){if(M.hidden=!e.rounds.length,M.hidden)return;A.follow(g.length&&g[0].steps.at(-1)||null);let z=de(M,Object.keys(ht).length,U);Object.entries(
ht).forEach(([Y,[,D,J]],Z)=>{let[ae,fe]=z[Z].children;z[Z].dataset.draft=Y,z[Z].dataset.tip=J,T(ae,D),T(fe,F(A.total[Y]))})}function U(){let z=h("span","",null,
{tabindex:"0"});return z.append(h("span","gp-ink")," ",h("b")),z}function B(){let z=e.current(),Y=z?V(z):null;f&&f!==Y&&(f.classList.remove("gp-current"),f.setAttribute(
"aria-pressed","false"),f.tabIndex=-1),f=Y,Y&&(Y.classList.add("gp-current"),Y.setAttribute("aria-pressed",String(e.selected===z)),Y.tabIndex=0)}function V(z){if(z.
isPrompt)return l&&l.tokens[z.index]||null;for(let Y of g)if(Y.steps[z.index]===z)return Y.tokens[z.index];return null}function Q(){m&&!e.selected&&e.running&&!e.
usesBeams&&(n.scrollTop=n.scrollHeight)}let ne=()=>[...l?[l.rows]:[],...p?[p.rows]:[],...g.map(({rows:z})=>z)];function ce(){for(let z of ne())z.dissolve();clearTimeout(
_),_=setTimeout(ve,200)}function ve(){y||=n.clientWidth;for(let z of ne())z.settle()}function xe(z){let Y=z.target.closest('[role="button"]');return Y&&i.has(Y)?
Y:null}function K(z){if(!z)return;let{step:Y}=i.get(z);Y&&e.selectStep(Y),z.focus({preventScroll:!0}),z.scrollIntoView({block:"nearest"}),Y||W.show(z)}return n.
addEventListener("click",z=>{let Y=xe(z);Y&&K(Y)}),n.addEventListener("keydown",z=>{if(z.key==="Escape"){e.selectStep(null);return}let Y=xe(z);if(!Y||z.ctrlKey||
z.metaKey||z.altKey)return;let D=P(),J=D.indexOf(Y),Z={ArrowRight:()=>D[J+1],ArrowLeft:()=>D[J-1],ArrowDown:()=>et(D,J,1),ArrowUp:()=>et(D,J,-1),Home:()=>D.find(
ae=>i.get(ae).step),End:()=>D.at(-1),Enter:()=>Y," ":()=>Y};Z[z.key]&&(z.preventDefault(),K(Z[z.key]()))}),s.addEventListener("change",()=>{r=s.value;for(let z of P())
i.get(z).step&&C(z);yn(E,s.value,e.unit)}),n.addEventListener("scroll",()=>{m=n.scrollHeight-n.scrollTop-n.clientHeight<60},{passive:!0}),new ResizeObserver(()=>{
!n.clientWidth||n.clientWidth===y||(y=n.clientWidth,ce())}).observe(n),z=>{if(z.run&&b(),(z.run||z.steps||z.status)&&(a(),R()),l&&(z.run||z.prompt)&&k(),l&&(z.unit||
z.status))for(let Y of z.unit?P():l.tokens)O(Y);z.unit&&yn(E,s.value,e.unit),B(),z.steps&&(Q(),ve()),W.refresh(z.unit||z.prompt||z.status)}}var be=t=>ie(t,2).replace("-","−");function ua(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${be(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&ee(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new\
 evidence. With repeated n-grams counted once, z is ${be(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${dn(o)}.`];let i=t.tokens_needed,l=_n(t),
p=ee(i)&&i>l?` If the text went on like this, about ${F(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not pro\
ve that there is none: the text may be too short, or the mark may have been removed.${p}`]}var _n=({kind:t,num_tokens_scored:e,tokens:n})=>ee(e)?e:(n||[]).filter(
([,,,,o])=>o).length,ql="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.\
5 or more in every second.";function Wl(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:l}=t;return[...e==="green"?
Il(t):Rl(t),["z-score",be(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × rat\
io × (1 − ratio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",pt(o),"The probability of a z at least as hig\
h in a text without this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],
["confidence",s>.9999?"> 0.9999":ie(s,4),ql],["false-positive rate",pt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this wat\
ermark whose z is above it.`],...ee(l)?[["tokens needed",F(l),"How many scored tokens reach the threshold at this share: z grows with the square root of their n\
umber."]]:[]]}function Il({num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",F(t),"Tokens of which the detec\
tor can say whether they are green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",
F(e),`Scored tokens that stand on their green list, which holds ${F(s)} tokens of the vocabulary.`],["green fraction",G(n),`Green tokens / tokens scored. Withou\
t the watermark about ${G(o)} are green: the ratio.`]]}function Rl(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",
F(_n(t)),"Tokens with enough others before them, whose context has not come before."],["g-values",F(o),`One for each scored token and each of the ${re((r||[]).length,
"key")}: 0 or 1, as by a fair coin in a text without the watermark.`],["mean g-value",ie(e,4),"The share of g-values that are 1. Without the watermark it is abo\
ut 0.5."],["weighted mean",ie(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...ee(s)?[["posterior",
G(s),"What the trained Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function Mn(t,e){
let n=e.map(({report:l})=>new Map(Wl(l).map(p=>[p[0],p]))),o=[...new Set(n.flatMap(l=>[...l.keys()]))],[s]=de(t.tHead,1,()=>h("tr")),r=de(s,e.length+1,()=>h("th",
"",null,{scope:"col"}));e.forEach(({name:l},p)=>T(r[p+1],l)),t.tHead.hidden=e.length<2;let i=de(t.tBodies[0],o.length,()=>{let l=h("tr"),p=h("th","",null,{scope:"\
row"});return p.append(h("span","",null,{tabindex:0})),l.append(p),l});o.forEach((l,p)=>{let g=de(i[p],e.length+1,()=>h("td")),f=n.find(m=>m.has(l)).get(l);T(g[0].
firstChild,l),te(g[0].firstChild,{"data-tip":f[2]}),n.forEach((m,y)=>T(g[y+1],m.has(l)?m.get(l)[1]:"–"))})}function zt({tokens:t,prompt_tokens:e}){return t.map(
([,n,o,s,r,i],l)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${F(l+1)}${l<e?", of the prompt":""}, ${le(n)}: ${Bl(
s,i,r)}`}))}function Bl(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-\
value ${e.toFixed(2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is lef\
t out.`}var Dt=({kind:t,tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function ma(t,e){let n=l=>t.querySelector(".gp-"+l),o=new Je(n("words"));function s({before:l,after:p}){let g=`z was ${be(l.z_score)}`;if(p.error)return["even",
"…","Nothing left to score",`${p.error.message} ${g} before.`];let f=`z from ${be(l.z_score)} to ${be(p.z_score)}`,m=Number(p.threshold.toFixed(2));return l.prediction?
p.prediction?["good","◆",f,`Still above the threshold ${m}: the watermark survived.`]:["bad","◇",f,`Not above the threshold ${m} any more: the detector no l\
onger finds the watermark.`]:["even","◇",f,`The text did not pass the threshold ${m} before the attack: there is nothing to wash out.`]}let r=({how:l,strength:p})=>l?
`${l}${ee(p)?`, strength ${G(p)}`:""}`:"as edited by hand";function i(l){let{before:p,after:g}=l,[f,m,y,_]=s(l);te(n("answer"),{"data-verdict":f}),T(n("answer-s\
ign"),m),T(n("answer-words"),y),T(n("answer-more"),_),T(n("told"),`${y}. ${_}`),T(n("about"),r(l)),se(n("of-text"),!g.error),g.error||(ft(n("legend"),...Dt(g)),
o.show(zt(g)));let M=[{name:"before",report:p},...g.error?[]:[{name:"after",report:g}]];Mn(n("found-numbers"),M)}return l=>{t.hidden=!e.found,!t.hidden&&l.found&&
i(e.found)}}function ga(t,e){let n=k=>t.querySelector(".gp-"+k),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),l=({report:k})=>!!k&&!k.error,p=o.map(k=>{
let a=h("div"),[c,u,d]=[h("p","gp-facts"),h("p","gp-problem","",{role:"status"}),h("div","gp-text-body",null,{dir:"auto"})];return a.append(h("h3","",k==="with"?
"With the watermark":"Without the watermark"),c,u,d),n("texts").append(a),{facts:c,problem:u,text:new Je(d),shown:0,report:null}});s.addEventListener("input",()=>{
let k=s.valueAsNumber;!Number.isFinite(k)||k<0||k>20||(r=k,i()&&L())});function g(k,a,c){if(c){k.report!==c&&k.text.show(zt(c)),Object.assign(k,{report:c,shown:0});
return}let[u]=e.groups[a].entries,d=u.tokens.map(w=>({token:w,mark:{},words:()=>`${le(w.text)}, not scored yet`}));k.text.show(d,k.report?0:k.shown),Object.assign(
k,{report:null,shown:d.length})}function f({tokens:k,perplexity:a,stop_reason:c,report:u}){if(!k)return"not begun";let d=[re(k,"token")];return ee(a)&&d.push(`p\
erplexity ${a.toFixed(2)}`),u&&!u.error&&d.push(u.kind==="green"?`${G(u.green_fraction)} green`:`mean g-value ${u.mean.toFixed(3)}`),c&&d.push(Re(c)[1]),d.join(
" · ")}function m({texts:k}){k.forEach((c,u)=>{let d=p[u];g(d,u,l(c)?c.report:null),T(d.facts,f({...c,tokens:c.tokens||e.groups[u].entries[0].tokens.length}));
let{error:w}=c.report||{};se(d.problem,!!w),T(d.problem,w?`${w.message} ${w.fix}`:"")});let a=k.filter(l).map(({report:c})=>Dt(c)[1]);ft(n("legend"),e.found.kind,
{unscored:a.some(({unscored:c})=>c),repeated:a.some(({repeated:c})=>c)})}function y({texts:k}){if(!k.every(l))return k.find(({report:w})=>w&&w.error)?["even","–",
"No comparison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[a,
c]=k.map(({report:d})=>d.z_score),u=`z is ${be(c)} with the watermark and ${be(a)} without it; the threshold is ${Number(r.toFixed(2))}.`;return a>r?["bad","✗",
"A false alarm",`${u} The text without the watermark passes it.`]:c>r?["good","◆","The watermark is found",u]:["even","◇","The watermark is not found",`${u}\
 ${M(k[1].report)}`]}let _=({tokens_needed:k,threshold:a})=>ee(k)&&a>0?Math.ceil(k*(r/a)**2):null;function M(k){let[a,c]=[_(k),_n(k)];return a>c?`Were the text \
to go on like this, it would take about ${re(a,"scored token")}; here ${re(c,"is","are")}.`:"A longer text, or a stronger mark, would help."}function A({texts:k}){
let[a,c]=k.map(({perplexity:d})=>d);return!k.every(l)||!ee(a)||!ee(c)?"":`${`Perplexity under the model without the watermark: ${a.toFixed(2)} and ${c.toFixed(2)}`}\
. One pair of texts says little of the cost; “What does it cost?” asks for more.`}function E(k){let[a,c,u,d]=y(k);te(n("answer"),{"data-verdict":a}),T(n("an\
swer-sign"),c),T(n("answer-words"),u),T(n("answer-more"),`${d} ${A(k)}`.trim()),T(n("means"),dn(r)),e.done&&T(n("told"),`${u}. ${d}`);let w=e.entries[0]&&e.entries[0].
seed;T(n("about"),`${Hn(k.watermark)}${ee(w)?`; seed ${w}`:""}`)}function W({report:k,expected:a}){if(!ee(a)||k.kind!=="green")return null;let{ratio:c,num_tokens_scored:u}=k;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,u)},(w,$)=>($+1)*u/Math.min(60,u)).map(w=>[w,Tn(a*w,w,c)]),tip:`A\
t least ${G(a)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:k}){if(se(n("evidence"),k.every(l)),n("evidence").hidden)return;let[a,c]=k,u=[{name:"with the watermark",look:"measured",points:c.
report.curve},W(c),{name:"without it",look:"other",points:a.report.curve}].filter(Boolean);pn(n("keys"),u),hn(n("curves"),{curves:u,threshold:r});let d=k.map(({
side:w,report:$})=>{let v=it($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:it(r),tokens_needed:_($)}}});Mn(t.querySelector(
"table"),d)}function L(){m(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),k=>{t.hidden=!i(),!t.hidden&&(k.run&&p.forEach(
a=>Object.assign(a,{report:null,shown:0})&&a.text.show([])),(k.run||k.found||k.status||k.steps)&&L())}}function Hn(t){if(Array.isArray(t.keys))return`SynthID, ${re(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${G(
e)}, bias ${n}, ${o}, context width ${s}`}var Ro={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Ht=t=>Ze(Ro,t,[t,t,""])[0],Fl=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function jl([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=Ho(s,r>s?r:s+1,n),l=i[1]-i[0],p=Math.floor(s/l+1e-9),g=Array.from({length:Math.max(1,Math.ceil(
r/l+1e-9)-p)},(m,y)=>[(p+y)*l,(p+y+1)*l,0,0]),f=m=>Math.max(0,Math.min(g.length-1,Math.floor(m/l+1e-9)-p));for(let m of t)g[f(m)][2]+=1;for(let m of e)g[f(m)][3]+=
1;return g}function wa(t,{values:e,normal:n,name:o},s){let r=jl(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],l=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],p=Math.max(1,...r.flatMap(([,,b,L])=>[b,L])),g=Ne(t,{height:290,x:l,y:[-p*1.12,p*1.18],left:40,top:40}),f=g.y(0),m=r.flatMap(([b,L,k,a])=>[[
k,"without",-1],[a,"with",1]].map(([c,u,d])=>{if(!c)return null;let[w,$]=[g.y(d*c),f].sort((S,x)=>S-x),v={x:pe(g.x(b)+1),y:pe(w),width:pe(Math.max(1,g.x(L)-g.x(
b)-2)),height:pe($-w)};return Le("",`${Ht(o)} from ${ie(b,2)} to ${ie(L,2)}: ${re(c,"text")} ${u} the watermark`,[["rect",`gp-bar-${u}`,v,[]]])})).filter(Boolean),
y=n.map((b,L)=>b&&Pe(`gp-fit-${L?"with":"without"}`,Array.from({length:121},(k,a)=>{let c=l[0]+a/120*(l[1]-l[0]);return[g.x(c),g.y((L?1:-1)*Fl(b,c)*i*e[L].length)]}))).
filter(Boolean),_=g.x(s),M=_>g.left+g.inner/2,A=Te(0,p,3).filter(Number.isInteger),E=[...We(g,{xTicks:Te(...l,g.inner/70),yTicks:[...A,...A.filter(Boolean).map(
b=>-b)].map(b=>[b,F(Math.abs(b))]),xTitle:Ze(Ro,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),$e("gp-unity",g.left,f,g.width-g.right,f)],W=[$e("gp-z-thres\
hold",_,g.top-4,_,g.height-g.bottom),Oe("gp-halo gp-strong",_+(M?-5:5),g.top+6,`threshold ${Number(s.toFixed(2))}`,M?"end":"start")];g.draw(`${Ht(o)} of ${re(e[1].
length,"text")} with the watermark and ${F(e[0].length)} without it`,[E,m,[["g","",{"aria-hidden":"true"},[...y,...W]]]])}function ba(t,e,n,o){let s=Ne(t,{height:290,
x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(p=>[p,G(p)]),i=[...We(s,{xTicks:r,yTicks:r,xTitle:"false-positive rate",yTitle:"found"}),$e("gp\
-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:p},g)=>Pe(g===n?"gp-roc-main":`gp-roc-other gp-roc-${g%3}`,p.map(([f,m])=>[s.x(f),s.y(m)])))],l=e[n].roc.slice(
1,-1).map(([p,g])=>Le("",`At a false-positive rate of ${G(p)}, ${G(g)} are found`,[["circle","gp-roc-point",{cx:pe(s.x(p)),cy:pe(s.y(g)),r:3.5},[]]]));o&&l.push(
Le("",o.words,[["path","gp-measured",{d:kt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-positive rate, ${Ht(e[n].name)}`,[i,l])}function ka(t,e,n){
let o=e.at(-1).tokens,s=Ne(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(m=>[m,G(m)]),i=m=>e.filter(y=>ee(m(y))).map(y=>[s.x(y.tokens),
s.y(m(y))]),[l,p]=[m=>m.rates[n],m=>m.normal[n]],g=[...We(s,{xTicks:Te(0,o*1.04,s.inner/80),yTicks:r,xTitle:"tokens of each text",yTitle:"found"}),Pe("gp-z-othe\
r",i(m=>m.auc)),Pe("gp-z-expected",i(p)),Pe("gp-z-measured",i(l))],f=e.map(m=>{let y=ee(p(m))?`, by normal distributions ${G(p(m))}`:"",[_,M]=m.found_between[n],
A=`The first ${re(m.tokens,"token")}: ${G(l(m))} of ${re(m.counts[1],"text")} found (${G(_)} to ${G(M)}) at ${G(m.levels[n])} false positives${y}; AUC ${m.auc.toFixed(
3)}; median z ${be(m.median[1])} with the watermark, ${be(m.median[0])} without`;return Le("",A,[["rect","gp-catch",{x:pe(s.x(m.tokens)-8),y:s.top,width:16,height:pe(
s.height-s.bottom-s.top)},[]],...Kt(s.x(m.tokens),s.y(_),s.y(M)),["circle","gp-measured",{cx:pe(s.x(m.tokens)),cy:pe(s.y(l(m))),r:5},[]]])});s.draw("Detection o\
ver the number of tokens",[g,f])}function ya(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,l=.01,p=()=>e.answered("sure"),g=({auc:$})=>ee($),f=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},m=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[f(e.found)].name]=s.valueAsNumber,
a(e.found))});function y({counts:$,scores:v,fewest:S},x){if(!g(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[O]=x.rates,q=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${F($[1])} with the watermark and ${F($[0])} without it are too few texts to tell: it takes ${F(S)} of each.`];let I=v.length>1?` b\
y the ${Ht(x.name)}`:"",[H,N]=O.found_between.map(G),C=`${F(O.detected)} of ${F(O.marked)} found at ${G(O.level)} false positives${q}`,P=O.level>l?`; ${G(O.level)}\
 is the smallest rate that ${re(O.plain,"text")} without it can show`:"",R=`So many texts with the watermark were found${I}: the true rate lies between ${H} and\
 ${N}. Of the texts without it ${O.false_positives?F(O.false_positives):"none"} passed, so up to ${G(O.false_between[1])} may${P}.`,j=O.apart?"":" These overlap\
: it is not known whether more are found than pass by chance.";return[O.apart?"good":"even",O.apart?"◆":"◇",C,`${R}${j} AUC of these texts ${x.auc.toFixed(3)}\
.`]}function _($){let[v,S,x,O]=y($,$.scores[f($)]);te(n("answer"),{"data-verdict":v}),T(n("answer-sign"),S),T(n("answer-words"),x),T(n("answer-more"),O),e.done&&
T(n("told"),`${x}. ${O}`),T(n("missing"),Qe(e,$)),T(n("about"),Hn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:q,
problem:I}=$;se(n("warning"),q>0),T(n("warning"),q>0?`⚠ ${re(q,"text was","texts were")} not scored. ${I?`${I.message} ${I.fix}`:"They have no token that coun\
ts."}`:"")}let M=($,v)=>$.filter(S=>S>v).length;function A({values:$,name:v},S){let[x,O]=$.map(I=>M(I,S)),q=v==="posterior"?"":` If chance were normal with mean\
 0 and standard deviation 1, ${pt(it(S))} would pass.`;return{x:x/$[0].length,y:O/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${F(O)} of ${re($[1].length,
"text")} with the watermark (${G(O/$[1].length)}), and ${F(x)} of ${F($[0].length)} without it (${G(x/$[0].length)}).${q}`}}function E($,v){let S=2/(9*(v-1));return $**
2>(1-S+1.645*Math.sqrt(S))**3}function W({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,O]=v.map(I=>I&&`mean ${be(I[0])}, standard deviati\
on ${I[1].toFixed(2)}`),q=E(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Wi\
thout the watermark: ${x}; theory has 0 and 1. With it: ${O||"too few"}.${q}`}function b({scores:$}){let v=$.filter(g).flatMap(x=>x.rates.map(O=>[x,O])),S=de(t.
querySelector(".gp-rates tbody"),v.length,()=>{let x=h("tr");return x.append(h("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let O=h("td");return O.
append(h("span")," ",h("small")),O})),x});v.forEach(([x,O],q)=>{let[I,H,N,C,P]=S[q].cells,R=([U,B])=>`(${G(U)} to ${G(B)})`,j=U=>ee(U)?`, threshold ${be(U)}`:"";
T(I,Ht(x.name)),L(H,G(O.level),""),O.shown?L(N,`${G(O.detected/O.marked)}`,`${R(O.found_between)}${j(O.threshold)}`):L(N,"not known",`takes ${re(Math.ceil(1/O.level-
1e-9),"text")} without it`),L(C,O.normal?G(O.normal.rate):"–",O.normal?j(O.normal.threshold).slice(2):""),O.shown?L(P,`up to ${G(O.false_between[1])}`,`${F(O.
false_positives)} of ${F(O.plain)} passed`):L(P,"–","")})}function L($,v,S){T($.children[0],v),T($.children[1],S)}function k({scores:$}){let[{rates:v}]=$.filter(
g),S=v.filter(({shown:x})=>!x).map(({level:x})=>G(x));return S.length?`With ${re(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" \
or ")} is less than one text, so the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores a\
re normal.`:""}function a($){let v=$.scores[f($)];if(se(n("shown"),g(v)),!g(v))return;let S=m(v.name);document.activeElement!==s&&(s.value=S);let x=A(v,S);wa(n(
"scores"),v,S),T(n("at-threshold"),x.words),T(n("spreads"),W(v)),se(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let O=$.scores.filter(g);if(ba(n("\
roc"),O,O.indexOf(v),x),u(n("roc-keys"),O.map(({name:I,auc:H},N)=>[N===O.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${N%3}`,`${Ht(I)}: AUC ${H.toFixed(3)}`,Ze(
Ro,I,["","",""])[2]])),b($),T(n("few"),k($)),se(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;ka(n("lengths-box"),$.lengths,0);let q=$.kind==="s\
ynthid"?"mean g":"z";u(n("length-keys"),[["gp-z-measured",`found at ${c($.lengths)} false positives, by ${q}, from the samples`,"The threshold is the laxest tha\
t at most so many of the cut texts without the watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies w\
ith 95%."],["gp-z-expected","the same by normal distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with th\
e watermark scores higher than one without: 50% is guessing."]])}function c($){let v=$.map(({levels:[O]})=>O),[S,x]=[Math.min(...v),Math.max(...v)].map(G);return S===
x?S:`${S} to ${x}`}function u($,v){let S=de($,v.length,()=>{let x=h("span"),O=me("svg");return te(O,{width:26,height:8,"aria-hidden":"true"}),O.append(me("path")),
x.append(O,h("span","",null,{tabindex:0})),x});v.forEach(([x,O,q],I)=>{te(S[I].firstChild.firstChild,{class:x,d:"M1 4H25"}),T(S[I].lastChild,O),te(S[I].lastChild,
{"data-tip":q})})}function d({scores:$}){se(n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.
map(({name:S})=>h("option","",Ht(S),{value:S}))),o.value=$[f(e.found)].name)}function w(){d(e.found),_(e.found),a(e.found)}return new ResizeObserver(()=>p()&&a(
e.found)).observe(t),$=>{t.hidden=!p(),!t.hidden&&($.found||$.status)&&w()}}function xa(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new Je(n("words")),r=n("which");r.addEventListener("change",()=>m());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function l({reports:E,once:W,otherwise:b}){let[L,k,a,c]=ua(E[0],W?null:b);te(n("an\
swer"),{"data-verdict":L}),T(n("answer-sign"),k),T(n("answer-words"),a),T(n("answer-more"),c),T(n("told"),`${a}. ${c}`),se(n("beside"),E.length>1),E.length>1&&T(
n("beside"),g(E));let u=p(e.found);se(n("repeats"),!!u),T(n("repeats"),u),T(n("about"),f(e.found)+(W?", repeated n-grams counted once":""))}function p({reports:[
{num_tokens_scored:E}],otherwise:W,once:b}){let L=W?W.num_tokens_scored:null;return!ee(L)||L===E?"":b?`Left out as repeated: ${re(L-E,"token")}. With ${L-E===1?
"it":"them"} z would be ${be(W.z_score)}.`:`Of the scored tokens, ${F(E-L)} only repeat an n-gram that came before, which is no new evidence: counted once, z is\
 ${be(W.z_score)}.`}function g([E,W]){let b=W.z_score-E.z_score,L=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to\
 it";return`With its prompt z is ${be(W.z_score)}: ${re(W.prompt_tokens,"token")} of the prompt count too, ${L}.`}function f({model:E,watermark:W,exact:b}){return`${Array.
isArray(W.keys)?`SynthID, ${re(W.keys.length,"key")}`:`green list, ${W.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}
function m(){let E=i();ft(n("legend"),...Dt(E)),s.show(zt(E))}function y({reports:E}){let W=E.map(({curve:c},u)=>({name:E.length>1?o[u]:"z",look:u?"other":"meas\
ured",points:c||[]})),[{tokens_needed:b,threshold:L}]=E,k=_n(E[0]),a=ee(b)?{at:b,words:`${re(b,"token")} reach the threshold at the share of this text${b>k?`: ${F(
b-k)} more`:""}.`}:null;hn(n("curve-box"),{curves:W,threshold:L,needed:a}),pn(n("curve-keys"),E.length>1?W:[])}function _({layers:E}){if(se(n("of-layers"),!!(E&&
E.length)),n("of-layers").hidden)return;let W=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Ne(n("layers-box"),{height:190,x:[.3,E.length+.7],y:W,top:8}),L=Math.
ceil(E.length/(b.inner/34)),k=E.map((c,u)=>u+1).filter(c=>(c-1)%L===0),a=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...We(b,{xTicks:k,
yTicks:Te(...W,4),xTitle:"key"}),$e("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((c,u)=>{let[d,w]=[b.y(c),b.y(.5)],$={x:pe(b.x(u+1)-a/2),y:pe(Math.
min(d,w)),width:pe(a),height:pe(Math.max(1,Math.abs(w-d)))};return Le("",`Key ${u+1}: mean g-value ${c.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function M(E){
let{reports:W}=e.found;se(n("of-prompt"),W.length>1),l(e.found),E&&m(),Mn(n("found-numbers"),W.map((b,L)=>({name:o[L],report:b}))),y(e.found),_(W[0])}let A=()=>!!e.
found;return new ResizeObserver(()=>A()&&M(!1)).observe(t),E=>{t.hidden=!A(),!t.hidden&&E.found&&M(!0)}}function $a(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:m,threshold:y}){let _=m.flatMap(({reports:b})=>b.map(({z_score:L})=>L)).
filter(ee),M=Math.min(-3,..._)-.4,A=Math.max(y,..._)+.4,E=b=>(b-M)/(A-M),W=de(n,m.length,r);m.forEach(({what:b,how:L,meaning:k,keeps:a,reports:c},u)=>{let[d,w,$]=W[u].
cells;W[u].classList.toggle("gp-right",u===0);let[v,S]=d.children;T(v,b),te(v,{"data-tip":k}),T(S,L);let x=c.map(({z_score:I})=>I).filter(ee);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(y)});let O=x.length>1?`${be(Math.min(...x))} to ${be(Math.max(...x))}`:be(x[0]);T($.children[0],O),T($.children[1],l(c,a));let q=u?p({
keeps:a,meaning:k,reports:c},y):"";se($.children[2],!!q),T($.children[2],q)}),T(o,f(m))}function r(){let m=h("tr"),y=h("th","",null,{scope:"row"});y.append(h("s\
pan","",null,{tabindex:0}),h("small"));let _=h("td");_.append(h("span","gp-strip",null,{"aria-hidden":"true"}));let M=h("td");return M.append(h("b"),h("small"),
h("small","gp-why")),m.append(y,_,M),m}function i(m,y,{zero:_,threshold:M}){let A=[_,M,...y],E=de(m,A.length,()=>h("i"));A.forEach((W,b)=>{Me(E[b],["gp-line gp-\
zero","gp-line"][b]||"gp-dot"),ge(E[b],"left",W)})}function l(m,y){let[_]=m.filter(({error:E})=>E);if(_)return _.error.message;let M=m.filter(({prediction:E})=>E).
length,A=y==="none";return m.length===1?M?A?"▲ above it by chance":"◆ watermarked":"◇ no sign":M?`${A?"▲":"◆"} ${M} of ${m.length} ${A?"above it by ch\
ance":"say so"}`:`◇ no sign, ${m.length} times`}function p({keeps:m,meaning:y,reports:_},M){let A=_.filter(({prediction:k})=>k);if(!A.length)return"";if(m!=="\
none")return y;let{num_tokens_scored:E,once:W}=A.reduce((k,a)=>a.z_score>k.z_score?a:k),b=W&&ee(E)?E-W.num_tokens_scored:0,L=[];return b>0&&L.push(`p takes each\
 token for new evidence, but ${F(b)} of the ${F(E)} only repeat an n-gram. Counted once, z is ${be(W.z_score)}${W.z_score>M?"":", not above the threshold"}.`),(!b||
W.z_score>M||_.length>1)&&L.push(g(M,_.length)),L.join(" ")}function g(m,y){let _=it(m),M=E=>E>.1?G(E):`one in ${F(Number((1/E).toPrecision(2)))}`,A=1-(1-_)**y;
return`Of texts without this watermark ${M(_)} passes the threshold${y>1?`; with ${F(y)} tries at each, ${M(A)} has one that does`:""}.`}function f([m]){return m.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&s(e.found)}}function va(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:l,of:p,seeds:g,threshold:f}){let m=l.filter(({z:L})=>L.length).map(({strength:L,z:k})=>({
strength:L,z:k,middle:Lt(k),low:Math.min(...k),high:Math.max(...k)}));T(n("about"),`${i}, ${re(g,"seed")} at each strength${l.length<p?`; ${l.length} of ${p} st\
rengths so far`:""}`),T(n("strength-words"),s(m,l,f));let y=[Math.min(-1,...m.map(({low:L})=>L)),Math.max(f,...m.map(({high:L})=>L))],_=Ne(n("strength-box"),{height:270,
x:[0,1],y:[y[0]-.3,y[1]+.5],top:24}),M=_.width-_.right,A=[0,.2,.4,.6,.8,1].map(L=>[L,G(L)]),E=[...m.map(({strength:L,high:k})=>[_.x(L),_.y(k)]),...[...m].reverse().
map(({strength:L,low:k})=>[_.x(L),_.y(k)])],W=[...We(_,{xTicks:A,yTicks:Te(...y,5),xTitle:"strength of the attack",yTitle:"z"}),$e("gp-unity",_.left,_.y(0),M,_.
y(0)),Pe("gp-range",E),$e("gp-z-threshold",_.left,_.y(f),M,_.y(f)),Oe("gp-halo gp-strong",M-5,_.y(f)-6,`threshold ${Number(f.toFixed(2))}`,"end"),Pe("gp-z-measu\
red",m.map(({strength:L,middle:k})=>[_.x(L),_.y(k)]))],b=m.map(({strength:L,z:k,middle:a,low:c,high:u})=>{let d=k.length>1?`, from ${be(c)} to ${be(u)}`:"",w=`S\
trength ${G(L)}: z ${be(a)}${d}`;return Le("",w,[["circle","gp-measured",{cx:pe(_.x(L)),cy:pe(_.y(a)),r:5},[]]])});_.draw("z against the strength of the attack",
[W,b])}function s(i,l,p){let g=({strength:W,z:b})=>W===0?b[0]>p?"above":"below":Ss(b,p),f=(...W)=>r(i,b=>W.includes(g(b))),[m,y,_]=[f("above"),f("below"),f("ope\
n","few")],M=l.filter(({refused:W})=>W).map(({strength:W})=>G(W)),A=[];i.length&&i[0].strength===0&&g(i[0])!=="above"&&A.push("The text is not above the thresho\
ld even before the attack.");let E=[m&&`above the threshold at ${m}`,y&&`not above it at ${y}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&A.push(`By strength, the median z is ${E.join("; ")}.`),M.length&&A.push(`At ${M.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),A.join(" ")}function r(i,l){let p=[];i.forEach((f,m)=>{l(f)&&(m&&l(i[m-1])?p.at(-1)[1]=f.strength:p.push([f.strength,
f.strength]))});let g=p.map(([f,m])=>f===m?G(f):`${G(f)} to ${G(m)}`);return g.length>1?`${g.slice(0,-1).join(", ")} and ${g.at(-1)}`:g.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var zl={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function Fs(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?un(e.ngram_len,1)-1:un(r,1)-s}}function Bo({config:t,keys:e,ratio:n}){return e?`SynthID: ${re(e,"key")}\
, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${G(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function Sa({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${F(e+1)} ${le(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ze(zl,n.why,"no mark here")}.`;let l=`Its probability: ${G(n.chosen_before)}\
 before the watermark, ${G(n.chosen_after)} after.`,p=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${ie(n.g,2)} over ${re(r.keys,"key")}. ${l}${p}`;let g=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[f,m]=[n.mass_before,
n.mass_after].map(M=>G(M??0)),y=r.ratio===null?"":` of ${G(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${re(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${y}, ${re(n.listed??0,"token")} could be chosen here`;return`${i}: ${g}. ${l} ${_}: ${f} together before, ${m} a\
fter.${p}`}var _a={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function Ma(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let l=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:p,entropy_before:g}=e.distribution;
i.entropy+=o>0&&p[o-1]?p[o-1].entropy:g,i.likely-=Dl(e,o)}return i.suppressed+=s.suppressed,l===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(l),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=Tn(i.green,i.scored,n.ratio),i.foreseen=Tn(i.expected,i.scored,n.ratio)),i)}function Dl({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function Oa(t,e,n,o){let s=t.find(([,g])=>g>o),r=s?`z first passed ${o} after ${re(s[0],"scored \
token")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",l=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Mr(e.green/e.scored,n.ratio,o),p=Math.
max(e.scored+1,Math.ceil(l));return!Number.isFinite(p)||p>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:p,words:`${i}At the share so f\
ar, z reaches ${o} after about ${re(p,"scored token")}: ${F(p-e.scored)} more.`}}function Ea(t,e){let n=d=>t.querySelector(".gp-"+d),o=new Je(n("marked-words"),{press:({step:d})=>e.selectStep(d)}),s=n("threshold"),r=3,i=Fs(null),l=0,p=null,g=null;
function f(){i=Fs(e.started),l=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),p=new Be(
_a,(w,$)=>Ma(w,$,i,l)),o.show([]),T(n("mark-about"),Bo(i))}let m=()=>p.steps.some(({mark:d})=>d&&d.kind==="synthid");function y(d){let{mark:w,index:$}=d,v=$<i.early,
S=w&&!w.why;return{step:d,token:{...d.chosen,piece:d.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>Sa({...d,isFirst:v},i)}}function _(d){o.show(p.
steps.map((v,S)=>o.items[S]&&S<d?o.items[S]:y(v)),d);let{unscored:w,early:$}=p.total;ft(n("mark-key"),m()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function M(d){let w=d&&!d.isPrompt?o.tokens[d.index]:null;g&&g!==w&&g.classList.remove("gp-current"),g=w||null,g&&
e.selected?g.classList.add("gp-current"):g&&g.classList.remove("gp-current")}let A=d=>{let w=[];for(let $ of p.totals)$[d]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[d]]);return w};function E(){let{z:d,scored:w}=p.total,$=e.running?" so far":"",[v,S,x]=d===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:d>r?["good","◆",`A detector finds it${$}: z = ${be(d)}`]:["even","◇",`A detector does not find it${$}: z = ${be(
d)}`];te(n("finding"),{"data-verdict":v}),T(n("finding-sign"),S),T(n("finding-words"),x),T(n("finding-more"),d===null?"":`${W()}; by chance alone, if each token\
 is new evidence, z would be as high with a probability of ${pt(it(d))}`),e.finished&&T(n("mark-told"),`${x}, ${F(w)} tokens scored.`)}function W(){let{green:d,
scored:w}=p.total;return m()?`mean g-value ${(d/w).toFixed(3)} over ${re(w,"scored token")}, 0.5 by chance`:`${F(d)} of ${re(w,"scored token")} green, ${G(d/w)}\
 instead of ${G(i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or\
 less green.";function L(){let d=A("z"),w=[{name:"this text",look:"measured",points:d,tip:`What a detector finds that knows the key and sees the text without it\
s prompt.${i.keys?" Of SynthID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=A("foreseen");$.length&&w.push({name:"expected at le\
ast",look:"expected",points:$,tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabula\
ry, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists."+b()}),pn(n("z-keys"),w);let v=d.length?Oa(d,p.total,i,r):null;hn(n("z-box"),{curves:w,
threshold:r,needed:v,label:`z over the number of tokens, threshold ${r}`}),T(n("z-needed-words"),v?v.words:""),T(n("threshold-words"),dn(r))}function k(){let{scored:d,
green:w,expected:$,chosen:v,surprisal:S,gained:x,suppressed:O,marks:q,likely:I,entropy:H}=p.total,{started:N}=e,C=[["tokens scored",F(d),"Tokens that count: tho\
se with enough tokens before them, without the prompt."]];if(d&&!m()&&(C.push(["green",G(w/d),"The share of the scored tokens that got the bias."]),C.push(["exp\
ected at least",G($/d),"At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure \
of a token, a bias changes little."])),v){C.push(["surprisal before the watermark",Ae(S/v,e.unit),"How unexpected the chosen tokens were just before the waterma\
rk, on average: minus the logarithm of their probability."]);let[P,R]=N.effective.do_sample?[H,"Drawn without the watermark they would have had this on average:\
 the entropy just before it."]:[I,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Ae(P/v,e.unit),R]),C.push(["log-p\
robability lost",Ae((S-P)/v,e.unit).replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),
C.push(["raised by",Ae(x/v,e.unit),"How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of \
what was drawn from what the model would draw."])}return q&&C.push(["suppressed",`${(O/q).toFixed(1)} of ${F(N.request.top_candidates??10)}`,"How many of the li\
keliest tokens the watermark made less likely, on average over the places."]),C}function a(){let d=k(),w=de(n("mark-figures"),d.length,()=>{let $=h("div"),v=h("\
dt");return v.append(h("span","",null,{tabindex:0})),$.append(v,h("dd")),$});d.forEach(([$,v,S],x)=>{let[O,q]=w[x].children;T(O.firstChild,$),te(O.firstChild,{"\
data-tip":S}),T(q,v)})}function c(){E(),a(),L()}function u(d){let $=e.lines().length>1?e.lineOf(d):null;return $?`${$.label}; ${Bo(i)}`:Bo(i)}return s.addEventListener(
"input",()=>{let d=s.valueAsNumber,w=d>=0&&d<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){T(n("threshold-words"),"a threshold from 0 to 30");return}r=d,
c()}),new ResizeObserver(()=>!t.hidden&&p.total.marks&&L()).observe(n("z-box")),d=>{(d.run||!p)&&f();let w=e.current(),{keep:$}=p.follow(w?e.lastOf(w):null);t.hidden=
!p.total.marks,!t.hidden&&((d.run||d.steps||d.status||d.selection)&&(_($),T(n("mark-about"),u(w))),M(w),(d.run||d.steps||d.status||d.selection||d.unit)&&c())}}function Ta(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:M})=>!!(_&&M),r=({knob:_},M)=>_==="keys"?re(M,"key"):`bias ${Number(
M.toFixed(3))}`;function i(_){let[M,...A]=_.points,E=A.filter(s).sort((c,u)=>c.value-u.value);if(!s(M)||!E.length)return["wait","…",e.done?"No answer":"Not kn\
own yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let W=e.running?" so far":"",b=c=>`A\
t ${r(_,c.value)}, the median z is ${be(c.score.median)}${c.score.high>c.score.low?`, spread ${be(c.score.low)} to ${be(c.score.high)}`:""}; ${l(c,M)}`;if(E.every(
({found:c})=>c==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${re(Math.max(...E.map(({texts:c})=>c)),"text of each strength is",
"texts of each strength are")} too few to tell: it takes ${vs}.`];let L=E[E.findLastIndex(({found:c})=>c!=="above")+1];if(L)return["good","◆",`Found from ${r(
_,L.value)} on${W}`,`The threshold is ${_.threshold}. ${b(L)}`];let k=E.filter(({found:c})=>c==="above");return k.length?["even","◇",`Found at ${k.map(({value:c})=>r(
_,c)).join(", ")}${W}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:c})=>c==="below")?"Not found":"Not surely found"} at \
any strength${W}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function l({perplexity:_,price:M,dearer:A},E){let W=`the median perplexi\
ty is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!M)return`${W}.`;let b=`seed by seed it is ${Ce(M.median)}${M.high>M.low?`, spread\
 ${dt(M)}`:""}`;return`${W}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[A]||""}.`}function p(_){let[M,A,E,W]=i(_);te(n("answer"),{"data-ver\
dict":M}),T(n("answer-sign"),A),T(n("answer-words"),E),T(n("answer-more"),W),e.done&&T(n("told"),`${E}. ${W}`),T(n("missing"),Qe(e,_));let{[_.knob]:b,...L}=_.watermark;
T(n("about"),_.knob==="keys"?`SynthID, n-grams of ${L.ngram_len}`:Hn(_.watermark).replace(/, bias [^,]*/,""))}function g(_,M,{of:A,base:E,expected:W=()=>null,words:b,
threshold:L=null,name:k,from:a=null,ratios:c=!1}){let u=M.points.slice(1).map(U=>{let B=A(U);return{point:U,value:ee(B)?{median:B,low:B,high:B}:B,reckoned:W(U)}}).
filter(({value:U})=>U).sort((U,B)=>U.point.value-B.point.value),d=M.points.slice(1).map(({value:U})=>U),w=u.flatMap(({value:U,reckoned:B})=>[U.low,U.high,...ee(
B)?[B]:[]]);ee(E)&&w.push(E),ee(L)&&w.push(L),a!==null&&w.push(a),w.length||w.push(0,1);let $=c&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.log:
U=>U,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],O=(x-S||1)*.1,q=[a!==null&&S>=a?a:S-O,x+O],I=$?Vn(...q.map(Math.exp)).map(U=>[v(U),String(U)]):Te(...q,4).map(U=>[
U,b(U,!0)]),H=(Math.max(...d)-Math.min(...d)||1)*.06,N=Ne(_,{height:236,x:[Math.min(...d)-H,Math.max(...d)+H],y:q,left:52,top:30}),C={...N,y:U=>N.y(v(U))},P=C.width-
C.right,R=[...We(N,{xTicks:Te(Math.min(...d),Math.max(...d),C.inner/70),yTicks:I,xTitle:M.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...ee(E)?
[$e("gp-unity",C.left,C.y(E),P,C.y(E))]:[],...ee(L)?[$e("gp-z-threshold",C.left,C.y(L),P,C.y(L)),Oe("gp-halo",P,C.y(L)+14,`threshold ${L}`,"end")]:[],Pe("gp-cou\
rse",u.map(({point:U,value:B})=>[C.x(U.value),C.y(B.median)])),Pe("gp-z-expected",u.filter(({reckoned:U})=>ee(U)).map(({point:U,reckoned:B})=>[C.x(U.value),C.y(
B)]))],j=u.map(({point:U,value:B,reckoned:V})=>{let[Q,ne]=[C.x(U.value),C.y(B.median)],ce=B.high>B.low?`, spread ${b(B.low)} to ${b(B.high)}`:"",ve=`${r(M,U.value)}\
: ${k} ${b(B.median)}${ce}${ee(V)?`, expected at least ${b(V)}`:""}${ee(E)?`; without the watermark ${b(E)}`:""}`;return Le("",ve,[...Kt(Q,C.y(B.low),C.y(B.high)),
["path","gp-measured",{d:kt(Q,ne,6)},[]]])});C.draw(`${k} over the ${M.knob==="keys"?"number of keys":"bias"}`,[R,j])}function f(_){let[M]=_.points,A=_.kind==="\
green";g(n("perplexity"),_,{of:({perplexity:b})=>b,base:M.perplexity&&M.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),g(n("score"),_,{of:({
score:b})=>b,base:M.score&&M.score.median,threshold:_.threshold,words:(b,L)=>L?String(b).replace("-","−"):be(b),name:"z"}),T(n("share-name"),A?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=A?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=A?G:b=>b.toFixed(3);g(n("share"),_,{of:b=>b.share,base:M.share,expected:b=>b.expected,words:E,name:A?"green":"mean g"});let W=_.
points.slice(1).some(b=>ee(b.suppressed));se(n("of-suppressed"),W),se(n("limits"),A),se(n("of-expected"),_.points.some(({expected:b})=>ee(b))),W&&(T(n("suppress\
ed-name"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${re(_.candidates,"candidate")} that the model found likeliest at a step, how many t\
he watermark made less likely; the mean over all steps.`,g(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,L)=>L?String(b):b.toFixed(2),name:`suppresse\
d of ${_.candidates}`,from:0}))}function m(_){let M=_.kind==="green",A=[[_.knob==="keys"?"keys":"bias",({value:k})=>k===null?"none":String(k)],["texts",({texts:k})=>F(
k)],["perplexity",({perplexity:k})=>k?k.median.toFixed(2):"–"],["z",({score:k})=>k?be(k.median):"–"],[M?"green":"mean g",({share:k})=>ee(k)?M?G(k):k.toFixed(
3):"–"],..._.points.some(({expected:k})=>ee(k))?[["expected at least",({expected:k})=>ee(k)?G(k):"–"]]:[],..._.points.slice(1).some(({suppressed:k})=>ee(k))?
[[`suppressed of ${_.candidates}`,({suppressed:k})=>ee(k)?k.toFixed(2):"–"]]:[],..._.points.some(({moved:k})=>ee(k))?[["moved to green",({moved:k})=>ee(k)?G(k):
"–","How much probability the watermark took from red candidates and gave to green ones at a step, on average."]]:[]],E=t.querySelector("table.gp-numbers"),[W]=de(
E.tHead,1,()=>h("tr")),b=de(W,A.length,()=>h("th","",null,{scope:"col"}));A.forEach(([k,,a],c)=>{T(b[c],k),On(b[c],{scope:"col",...a?{tabindex:0,"data-tip":a}:{}})});
let L=de(E.tBodies[0],_.points.length,()=>h("tr"));_.points.forEach((k,a)=>{L[a].firstChild||L[a].append(h("th","",null,{scope:"row"}));let c=de(L[a],A.length,()=>h(
"td"));A.forEach(([,u],d)=>T(c[d],u(k)))})}function y(){p(e.found),f(e.found),m(e.found)}return new ResizeObserver(()=>o()&&f(e.found)).observe(t),_=>{t.hidden=
!o(),!t.hidden&&(_.found||_.status)&&y()}}function La(t,e){let n=a=>t.querySelector(".gp-"+a),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),l=()=>e.done?e.found.pairs.filter(({texts:a})=>a.every(({report:c})=>!c.
error)):[],p=({left:a})=>a?0:1,g=()=>r.filter((a,c)=>a===p(l()[c])).length,f=o.map((a,c)=>{let u=h("div","gp-side"),[d,w,$,v]=[h("h3","",`Text ${a}`),h("p","gp-\
facts"),h("div","gp-body",null,{dir:"auto"}),h("button","",`Text ${a} is watermarked`,{type:"button"})],S=h("div","",null,{tabindex:0}),x=h("div");return $.append(
S,x),u.append(d,w,$,v),n("texts").append(u),v.addEventListener("click",()=>m(c)),{box:u,title:d,facts:w,plain:S,marked:x,button:v,text:new Je(x)}});function m(a){
r[s]===void 0&&(r[s]=a,k(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,l().length-1),k(),f[0].button.focus({preventScroll:!0})});
let y=a=>a.kind==="green"?a.green_fraction:a.mean,_=a=>a.kind==="green"?`${G(a.green_fraction)} green`:`mean g ${a.mean.toFixed(3)}`;function M(a,c,u,d){let{report:w,
perplexity:$}=u.texts[c],v=c===p(u)?"with":"without";if(se(a.plain,!d),se(a.marked,d),se(a.button,!d),se(a.facts,d),d){a.box.dataset.truth=v,T(a.title,`Text ${o[c]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===c?", your guess":""}`),T(a.facts,`${_(w)} · z ${be(w.z_score)}${ee($)?` · perplexity ${$.toFixed(2)}`:
""}`),a.text.show(zt(w));return}delete a.box.dataset.truth,T(a.title,`Text ${o[c]}`),a.text.show([]),T(a.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function A({texts:a},c){let[u,d]=[a[c],a[1-c]].map(({report:x})=>x),w=u.kind==="green"?G(u.ratio):"0.5",$=u.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(u)} with the watermark, where chance has ${w}: z ${be(u.z_score)}, ${$}. Without it ${_(d)}, z ${be(d.z_score)}.`,S=d.
z_score>u.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function E(a){
let c=r[s]!==void 0;if(f.forEach(($,v)=>M($,v,a,c)),se(n("legend"),c),se(n("verdict"),c),se(n("next"),c&&s+1<l().length),!c)return;let u=a.texts.map(({report:$})=>Dt(
$)[1]);ft(n("legend"),e.found.kind,{unscored:u.some(({unscored:$})=>$),repeated:u.some(({repeated:$})=>$)});let d=p(a),w=r[s]===d;te(n("answer"),{"data-verdict":w?
"good":"bad"}),T(n("answer-sign"),w?"✓":"✗"),T(n("answer-words"),w?"Right":`Wrong: it was text ${o[d]}`),T(n("answer-more"),A(a,d))}function W(a){if(!e.done)
return`The texts are being written: ${F(a.done)} of ${F(a.runs)}.`;if(l().length)return"";let c=a.pairs.flatMap(({texts:u})=>u).find(({report:u})=>u.error);return c?
`No pair can be asked about. ${c.report.error.message} ${c.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(a){let c=r.
length;if(se(n("sum"),c>0&&c===a.length),n("sum").hidden)return;let u=g();T(n("sum").querySelector("h3"),`${F(u)} of ${F(c)} right`);let d=Array.from({length:c-
u+1},(v,S)=>L(c,u+S)).reduce((v,S)=>v+S,0)/2**c,w=a.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;T(n("sum-words"),`Who gue\
sses has ${F(u)} or more in ${G(d)} of rounds. The detector, taking the text with the higher z, has ${F(w)} of ${F(c)}. Run the experiment again for another rou\
nd.`),T(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=de(n("sum").querySelector("tbody"),c,()=>{let v=h("tr");
return v.append(h("th","",null,{scope:"row"}),h("td"),h("td"),h("td")),v});a.forEach((v,S)=>{let x=p(v),[O,q]=[v.texts[x].report,v.texts[1-x].report],I=N=>N.kind===
"green"?G(y(N)):y(N).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${I(O)}, ${I(q)}`,`${be(O.z_score)}, ${be(q.z_score)}`].forEach((N,C)=>T(
$[S].cells[C],N))})}let L=(a,c)=>Array.from({length:c},(u,d)=>(a-d)/(d+1)).reduce((u,d)=>u*d,1);function k(){let a=l();T(n("waiting"),W(e.found)),se(n("round"),
a.length>0),T(n("about"),a.length?`Pair ${F(s+1)} of ${F(a.length)}. Same prompt, same seed; one of them has the watermark.`:""),T(n("score"),r.length?`${F(g())}\
 of ${F(r.length)} right`:""),a.length&&E(a[s]),b(a)}return a=>{t.hidden=!i(),a.run&&([s,r]=[0,[]]),!t.hidden&&(a.run||a.found||a.status)&&k()}}var Hl={drafts:wr,beams:Pr,beamtree:Zr,hypotheses:ti,curve:di,branches:Zi,candidates:ea,check:oa,layers:sa,numbers:ra,processors:la,quiz:da,reranked:ha,template:pa,
tokens:fa,watermark:Ea},Kl={draft_lengths:tr,sameness:br,speedup:kr,batch:Ar,difference:bi,divergence:ki,grid:_i,lanes:Li,lengths:Ai,measures:Ci,progress:Ni,trie:Di,
without:Hi,arrival:Ki,estimate:Gi,kl:Vi,opened:Ji,precisions:Yi,shelf:Xi,attack:ma,detectability:ya,detection:xa,marked:ga,mistakes:$a,strengths:va,watermark_cost:Ta,
watermark_quiz:La};ii(Hl,Kl);})();
