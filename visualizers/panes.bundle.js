// Written by .ci/bundle.py from modules with the SHA-256 a7d70d726844b9f3ff65442533e0c07b6e91a04ed29703ee69d681b2d824ee47: edit those.
(()=>{var lr={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},dr={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},hr={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},pr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var V=t=>typeof t=="number"&&Number.isFinite(t),He=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},at=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Zt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function d(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Qt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Zt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=At[r]?
r:"";t.append(d("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(d("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function fr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=d("span","gp-ink");Qt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
d("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var Zo=/(\\x[0-9a-f]{2})+$/i,Gn=t=>(t.match(Zo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
en=({piece:t,text:e})=>t!==null&&(t===""||Zo.test(e)&&t===e.replace(Zo,""));function Ue(t,e){t.replaceChildren(),Qt(t,e),e||t.append(d("span","gp-mark","(empty)"))}
function me(t,e){let n=d("bdi",e);return Ue(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}function ee(t){return"“"+t.replace(Zt,e=>e===" "?" ":At[e]||
"�")+"”"}function j(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var se=t=>t==
null?0:Math.exp(t),ur=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Fe=(t,e)=>e==="bits"?t/Math.LN2:t;function Me(t,e){return t===null||!Number.
isFinite(t)?"infinite":Fe(t,e).toFixed(2)+" "+e}function tn({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${Be(n)} of ${Be(o)} …`:`loading ${t}${o?`: ${j(n/o)}`:""} …`}function Be(t){return V(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Un(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var Z=(t,e=3)=>t==
null?"–":t.toFixed(e),B=t=>t.toLocaleString("en-US"),X=(t,e,n=e+"s")=>`${B(t)} ${t===1?e:n}`;function Ie(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:se(e.logprob),rawProbability:se(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ye=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,nn=t=>Ye(lr,t,t.replaceAll("_"," ")),Vn=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Ne=t=>Ye(dr,t,[t,t]),wt=t=>Ye(hr,t,[t,"a logits processor of your own",[]]);var de=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function ne(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var mr=new WeakMap;function Ae(t,e,{plain:n=!1}={}){let o=n+e;mr.get(
t)!==o&&(mr.set(t,o),n?t.textContent=e:Ue(t,e))}function xe(t,e){t.className!==e&&(t.className=e)}function fe(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=gr.get(t)||
{};s[e]!==o&&(t.style[e]=o,gr.set(t,{...s,[e]:o}))}var gr=new WeakMap;function U(t,e){let n=wr.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));wr.set(t,n)}var wr=new WeakMap;function Y(t,e){t.hidden===e&&(t.hidden=!e)}function Qo(t,e){for(e.forEach(([n,o,s,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let h=de(n);a?a.replaceWith(h):t.append(h),a=h}En(a,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Qo(a,r):O(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function En(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var re=t=>Math.round(t*10)/
10,be=(t,e,n,o,s)=>["line",t,{x1:re(e),y1:re(n),x2:re(o),y2:re(s)},[]],$e=(t,e,n,o,s="middle")=>["text",t,{x:re(e),y:re(n),"text-anchor":s},o],Ee=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${re(n)} ${re(o)}`).join("")||"M0 0"},[]],_e=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function es(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(a=>a*s>=o*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var Se=(t,e,n)=>es(t,e,n).filter(o=>o>=t&&o<=e);function Jn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Te(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:a=38}){let h=t.querySelector("svg");h||t.append(h=de("svg","gp-\
drawing"));let u=Math.max(240,t.clientWidth),m=(f,[k,_])=>(f-k)/(_-k||1);return{width:u,height:e,left:s,right:r,top:i,bottom:a,inner:u-s-r,x:f=>s+m(f,n)*(u-s-r),
y:f=>e-a-m(f,o)*(e-i-a),draw(f,k){En(h,{class:"gp-drawing",role:"group","aria-label":f,viewBox:`0 0 ${u} ${e}`,style:`height: ${e}px`}),Qo(h,k.map((_,A)=>["g","",
A?{}:{"aria-hidden":"true"},_]))}}}function Ce(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=f=>Array.isArray(f)?f:[f,String(f)],[i,a]=[t.height-t.bottom,t.width-
t.right],h=n.map(r).flatMap(([f,k])=>[be("gp-guide",t.left,t.y(f),a,t.y(f)),$e("",t.left-7,t.y(f)+4,k,"end")]),u=e.map(r).flatMap(([f,k])=>[be("gp-guide",t.x(f),
i,t.x(f),i+4),$e("",t.x(f),i+17,k)]),m=[$e("gp-axis",(t.left+a)/2,t.height-4,o)];return s&&m.push($e("gp-axis",2,t.top-16,s,"start")),[...h,...u,...m]}var gc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Yn=(t,e,n,o=1)=>gc(t,e)/(e*n+o),Oe=t=>V(t)?`${t.toFixed(2)} ×`:"–",ct=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Xn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",on=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Xe(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${B(e)} of ${X(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${X(n-e,"is","are")} still to come.`}var sn="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function br(t,e){let o=Math.max(...e.flatMap(k=>[k.without,k.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Se(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
a=Te(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),h=a.height-a.bottom,u=[...i.flatMap(k=>[be("gp-guide",a.x(k/s),a.top-4,a.x(k/s),
h),$e("",a.x(k/s),h+17,String(k))]),$e("gp-axis",a.left+a.inner/2,a.height-3,`${r} a token`)],m=["without","with"].flatMap((k,_)=>{let A=Lt(e.map(q=>q[k])),L=a.
x(A),E=L>a.left+a.inner/2;return[be(`gp-median-${k}`,L,5+14*_,L,h),$e("gp-halo",L+(E?-5:5),12+14*_,`median ${k} ${on(A)}`,E?"end":"start")]}),f=e.map(({without:k,
with:_,speedup:A},L)=>{let E=a.top+(L+.5)*27,q=`Pair ${L+1}: ${on(k)} a token without, ${on(_)} with: ${Oe(A)}`;return _e("",q,[["rect","gp-catch",{x:0,y:re(E-27/
2),width:a.width,height:27},[]],$e("",a.left-9,E+4,`pair ${L+1}`,"end"),be(_<=k?"gp-gained":"gp-lost",a.x(k),E,a.x(_),E),["circle","gp-dot-without",{cx:re(a.x(k)),
cy:re(E),r:5},[]],["circle","gp-dot-with",{cx:re(a.x(_)),cy:re(E),r:6.5},[]],$e("gp-strong",a.width,E+4,`${_<=k?"▲":"▼"} ${Oe(A)}`,"end")])});a.draw(`Time f\
or a token in ${X(e.length,"pair")} of runs`,[[...u,...m],f])}function kr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let a=A=>Yn(A,e,n,o),u=[0,
Math.max(1.25,a(1),i?i.high:0)*1.06],m=Te(t,{height:280,x:[0,1],y:u,left:40,right:22,top:30}),f=[0,.2,.4,.6,.8,1].map(A=>[A,j(A)]),k=[["rect","gp-losing",{x:m.left,
y:re(m.y(1)),width:m.inner,height:re(m.y(0)-m.y(1))},[]],...Ce(m,{xTicks:f,yTicks:Se(...u,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),be("gp-unity",m.left,
m.y(1),m.width-m.right,m.y(1)),$e("gp-halo",m.left+6,m.y(1)-6,"faster","start"),$e("",m.left+6,m.y(1)+15,"slower","start"),Ee("gp-theory",Array.from({length:101},
(A,L)=>[m.x(L/100),m.y(a(L/100))]))],_=[];V(s)&&_.push(wc(m,s)),V(r)&&_.push(...bc(m,{rate:r,formula:a(r),speedup:i})),m.draw("Expected speed-up over the accept\
ance rate",[k,_])}function wc(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return _e("",`Break-even: with an acceptance rate of ${j(e)} both ways take the sa\
me time.`,[be("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${re(n)} ${re(t.y(1)-7)}l6.5 11h-13Z`},[]],$e("gp-strong gp-halo",n+(s?-8:8),o-8,`break-e\
ven ${j(e)}`,s?"end":"start")])}function bc(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,a=(k,_,A)=>$e(`${k} gp-halo`,s+(i?-13:13),_+
4,A,i?"end":"start"),h=o?t.y(o.median):r,u=Math.max(0,17-Math.abs(r-h))/2*(n>=(o?o.median:n)?-1:1),m=[_e("",`At the observed acceptance rate of ${j(e)} the form\
ula expects ${Oe(n)}.`,[be("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:re(s),cy:re(r),r:5.5},[]],a("",r+(o?u:0),`expected ${Oe(n)}`)])];if(!o)return m;
let f=`Measured at an acceptance rate of ${j(e)}: ${Oe(o.median)}, spread ${ct(o)}.`;return m.push(_e("",f,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp-measured",
{d:bt(s,h,7)},[]],a("gp-strong",h-u,`measured ${Oe(o.median)}`)])),m}var bt=(t,e,n)=>`M${re(t)} ${re(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[be("g\
p-spread",t,e,t,n),be("gp-spread",t-5,e,t+5,e),be("gp-spread",t-5,n,t+5,n)];function yr(t,e){let n=c=>t.querySelector(".gp-"+c),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Xn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(c,{value:g})=>`${c} = ${g}`,a=c=>c.every(({value:g})=>g.trim()!==""&&Number.isFinite(Number(g)));function h(c){let[g,p,w,$,v]=u(c);U(n("answer"),{"data-verdi\
ct":g}),O(n("answer-sign"),p);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[d("code","",w)," "+$]:
[$])),O(n("answer-more"),v),e.done&&O(n("told"),`${w} ${$}. ${v}`),O(n("missing"),Xe(e,c)),Y(n("warning"),!!c.others),O(n("warning"),c.others?"⚠ "+sn:"")}function u({
knob:c,points:g,leader:p,rivals:w,best:$,fewest:v}){let S=g.filter(({speedup:K})=>K),x=S.find(K=>K.group===p);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${B(S.length)} of ${X(g.length,"setting")} measured.`:"The first counted ru\
ns are under way."];let{speedup:M,verdict:N,pairs:I}=x,z=e.running?" so far":"",W=Oe(M.median),C=`spread ${ct(M)}`,P={faster:"",slower:" It is slower than decod\
ing without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[N];if(N==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(c,x)} has the greatest median, ${W}, of ${X(I,"pair")} of runs: too few to tell, it takes ${B(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[N]||"even",{faster:"▲",slower:"▼"}[N]||"≈",i(c,x),`is the only setting that was measured: ${W}`,`S${C.slice(1)}.${P}`];if($===null){let K=w.
length>2&&w.length===S.length-1?"all others":m(g.filter(Q=>w.includes(Q.group)).map(({value:Q})=>Q));return["even","≈","",`No clear best setting${z}`,`${i(c,x)}\
 has the greatest median, ${W}, ${C}; ${K} may be as good.${P} More repeats tell more.`]}let[R,F,H]={faster:["good","★",`is best${z}: ${W}`],even:["even","★",
`is the best${z}, at ${W}`],slower:["bad","▼",`is the best${z}, and still ${W}`]}[N];return[R,F,i(c,x),H,`S${C.slice(1)}; it was faster than each other one, t\
urn by turn.${P}`]}let m=c=>c.length<2?c.join(""):`${c.slice(0,-1).join(", ")} and ${c.at(-1)}`;function f(c,{value:g,speedup:p,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[p?`${Oe(p.median)}, spread ${ct(p)}`:"not measured yet"];return V(w)&&x.push(`${j(w)} of the judged tokens accepted`),V($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),V(v)&&x.push(`${v.toFixed(1)} drafted a round`),V(S)&&x.push(`formula ${Oe(S)}`),`${c} = ${g}: ${x.join("; ")}`}function k({
knob:c,points:g,curve:p,measured_curve:w,leader:$,best:v}){let S=a(g),x=S?g.map(({value:C})=>Number(C)):g.map((C,P)=>P),M=g.flatMap(({speedup:C,formula:P})=>[C&&
C.low,C&&C.high,P]),N=L(M.concat(p.map(([,C])=>C),w.map(([,C])=>C)),S),I=Te(n("settings"),{height:330,x:_(x,p,S),y:N,left:40,right:22,top:34,bottom:S?38:54}),z=[
...E(I,g,x,S),...Ce(I,{xTicks:[],yTicks:Se(...N,5),xTitle:c,yTitle:"speed-up"}),be("gp-unity",I.left,I.y(1),I.width-I.right,I.y(1)),Ee("gp-theory gp-dashed",p.map(
([C,P])=>[I.x(C),I.y(P)])),Ee("gp-theory gp-dotted",w.map(([C,P])=>[I.x(C),I.y(P)])),Ee("gp-median-course",S?g.map((C,P)=>[C,x[P]]).filter(([{speedup:C}])=>C).sort(
([,C],[,P])=>C-P).map(([{speedup:C},P])=>[I.x(P),I.y(C.median)]):[])],W=A(g,x.map(I.x),$);I.draw(`Speed-up over ${c}`,[z,g.map((C,P)=>q(I,c,C,{x:I.x(x[P]),scale:S,
isBest:C.group===v,named:W.has(C)}))]),Y(n("of-formula"),p.length>0),Y(n("of-verify"),w.length>0),Y(n("of-own"),g.some(({formula:C})=>V(C)))}function _(c,g,p){if(!p||
!c.length)return[-.5,Math.max(c.length,1)-.5];let w=[...c,...g.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+$]}
function A(c,g,p){let $=[],v=c.map((S,x)=>[S,g[x]]).sort(([S],[x])=>+(x.group===p)-+(S.group===p));return new Set(v.filter(([S,x])=>{let M=S.group===p?1.4:1,N=$.
every(([I,z])=>Math.abs(I-x)>=50*(M+z)/2);return N&&$.push([x,M]),N}).map(([S])=>S))}function L(c,g){let p=[.85,1.15,...c.filter(V)],[w,$]=[Math.min(...p),Math.
max(...p)];return g?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function E(c,g,p,w){let $=g.map(({value:x},M)=>[c.x(p[M]),w?[x]:x.split("_")]).sort(([x],[M])=>x-
M),v=c.height-c.bottom,S=-1/0;return $.flatMap(([x,M])=>{let N=Math.max(...M.map(({length:I})=>I))*3.5;return x-N<S?[]:(S=x+N+5,[be("gp-guide",x,v,x,v+4),...M.map(
(I,z)=>$e("",x,v+17+14*z,I))])})}function q(c,g,p,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:M}=p,N=[];if(V(M)&&N.push(["path","gp-own-formula",{d:bt(
w,c.y(M),6)},[]]),x){let I=c.y(x.median);$||N.unshift(["rect","gp-column",{x:re(w-26),y:re(I),width:52,height:re(c.y(0)-I)},[]]),N.push(...Kt(w,c.y(x.low),c.y(x.
high)),["circle","gp-measured",{cx:re(w),cy:re(I),r:6},[]]);let[z,W]=[c.y(x.low),c.y(x.high)],C=V(M)&&Math.abs(c.y(M)-W+13)<17&&z+24<c.y(0);S&&N.push($e(`gp-hal\
o${v?" gp-strong gp-told-best":""}`,w,C?z+18:W-8,(v?"★ ":"")+Oe(x.median)))}return N.push(["rect","gp-catch",{x:re(w-16),y:c.top,width:32,height:c.height-c.top-
c.bottom},[]]),_e("",f(g,p)+(v?"; the best":""),N)}function b(c){if(!o.tHead){let g=d("tr");g.append(d("th","",null,{scope:"col"}),...s.map(([p,w])=>{let $=d("t\
h","",null,{scope:"col"}),v=d("span","",null,{tabindex:"0","data-tip":w});return v.append(...p.split(/(?<=_)/).flatMap(S=>[S,d("wbr")])),$.append(v),$})),o.createTHead().
append(g),o.createTBody()}O(o.tHead.rows[0].cells[0],c)}function T(){let c=d("tr"),g=d("th","",null,{scope:"row"});g.append(d("span"),d("b","","",{"aria-hidden":"\
true"}),d("span","gp-hidden"));let p=d("td");return p.append(d("span"),d("small")),c.append(g,p,...s.slice(1).map(()=>d("td"))),c}function y({knob:c,points:g,best:p}){
b(c);let w=ne(o.tBodies[0],g.length,T);g.forEach(($,v)=>{let[S,x,...M]=w[v].cells,N=$.group===p;xe(w[v],N?"gp-best":""),O(S.children[0],$.value),O(S.children[1],
N?" ★":""),O(S.children[2],N?" (best)":""),O(x.children[0],$.speedup?Oe($.speedup.median):"–"),O(x.children[1],$.speedup?`  ${ct($.speedup)}`:"");let{draft_acceptance_rate:I,
rate:z,mean_acceptance_length:W,drafted:C,formula:P}=$;[V(I)?j(I):"–",V(z)?j(z):"–",Z(W,2),Z(C,2),Oe(P)].forEach((F,H)=>O(M[H],F))})}function l(){let c=e.found;
h(c),k(c),y(c)}return new ResizeObserver(()=>r()&&l()).observe(t),c=>{t.hidden=!r(),!t.hidden&&(c.found||c.status)&&l()}}var rn=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(s=>[s,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Gt=class extends rn{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=kc[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Sc(n,o,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${o+1}`:"",last:n,score:null,stopReason:e[o]?e[o].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&Pe(o.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,
...Pe(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return Pe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(Pe(o.last).forEach((s,r)=>{let i=kt("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:h})=>h));s.watched=[...(s.watched||[]).filter(({token_id:h})=>!a.has(h)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:kt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},kc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=kt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Tn("Candidate",e.chosen),ts(e.distribution),e.watched=kt("Candidate",e.watched||[]),e.mark=e.mark?Tn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=kt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=yc(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=xc();e.distributions.forEach(ts),e.given&&
(n.given+=1);let o=kt("BeamCandidate",e.candidates).map(s=>$c(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(vc(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Tn("Candidate",o.chosen),ts(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=kt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Mc(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Tn(t,e){let n=pr[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function kt(t,e){return e.
map(n=>Tn(t,n))}function ts(t){t.candidates=kt("Candidate",t.candidates),t.stages=kt("Stage",t.stages)}function yc(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function xc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function $c(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?Tn("Mark",t.mark):
null,beam:t}}var an=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function xr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:h,raw_logprob:u,logprob:m}=s,f=(i?i.beam.score:0)+m,k=i?i.beam.group:null,_={token_id:a,text:h,piece:null,
parent:n,raw_logprob:u,logprob:m,score:f,status:"unseen",beam:null,final_score:null,group:k},{sequence:A,seconds:L,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:A,before:i,chosen:s,piece:null,distribution:o,seconds:L,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function $r(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function vc(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Sc(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,a,h)=>({
kind:r,label:o+i,last:a,score:h,stopReason:null});return[...t.running.map(r=>s("running",_c(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${vr(r)}`,r,r.beam.final_score))]}function _c(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${vr(t)}`}var nt=t=>t<
26?String.fromCharCode(65+t):String(t+1),vr=({beam:t})=>(t.group??null)===null?"":`, group ${nt(t.group)}`;function Mc(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,a)=>{let h=(e.beams||[])[a];r=(s[a]||[]).find(u=>u.
beam.parent===h&&u.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Pe(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function yt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var We=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=yt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var Sr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),ns=t=>t.num_accepted+(t.next_token_id===null?0:1);function Oc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
ns(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Ec(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:a}=t,h=(u,m)=>m?u/m:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:h(r,s),judged_acceptance_rate:h(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:h(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var cn=class{constructor(){this.rounds=[],this.tally=Sr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Sr());for(let o=this.tally.rounds;o<
e.length;o++)Oc(this.tally,e[o]);return this.rounds=e,Ec(this.tally)}};var os=new WeakMap;function De(t,e){os.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function _r(t){if(!t.querySelector("[data-tip]"))return;let e=d("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=os.has(i)?os.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,h]=[t.getBoundingClientRect(),i.getBoundingClientRect()],u=Math.min(h.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,u)}p\
x`,e.style.top=`${h.bottom-a.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function Mr(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=k=>k===null?"–":j(k),r=(k,_,A=_+
"s")=>`${B(k)} ${k===1?_:A}`;function i(k,_){let{num_draft_tokens:A,num_accepted_draft_tokens:L,num_spec_steps:E}=k,q=_.samples&&k.expected_acceptance_rate!==null;
return[["num_draft_tokens",B(A),`in ${r(E,"draft")} of ${r(k.num_rounds,"round")}`],["num_accepted_draft_tokens",B(L),`of ${B(A)} drafted`],["draft_acceptance_r\
ate",s(k.draft_acceptance_rate),`${B(L)} of ${B(A)} drafted`,k.draft_acceptance_rate],["mean_acceptance_length",Z(k.mean_acceptance_length,2),`1 + ${B(L)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(k.judged_acceptance_rate),`${B(L)} of ${B(k.num_judged_draft_tokens)} judged`,k.judged_acceptance_rate],...q?[["expect\
ed_acceptance_rate",s(k.expected_acceptance_rate),`mean of ${B(k.num_judged_draft_tokens)} judged places`,k.expected_acceptance_rate]]:[],["passes_saved",B(k.passes_saved),
`${r(k.num_tokens,"token")} in ${r(k.num_rounds,"pass","passes")}`]]}function a(){let k=d("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=d("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(d("i")),k.append(d("dt"),d("dd"),d("dd","gp-note"),_),k}function h(k,_){let A=i(k,_),L=ne(e,A.length,a);A.forEach(
([E,q,b,T=null],y)=>{let[l,c,g,p]=L[y].children;l.textContent!==E&&l.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,d("wbr")])),O(c,q),O(g,b),p.hidden=T===null,
fe(p.firstChild,"width",T??0),L[y].dataset.tip=Tt[E],L[y].dataset.name=E})}function u(){let k=d("span","gp-chart-column"),_=d("span","gp-chart-track");return _.
append(d("i","gp-chart-whole"),d("i","gp-chart-part")),k.append(d("span","gp-chart-top"),_,d("span","gp-chart-label")),k}function m(k,_,A){let L=Math.max(1,..._.
map(([q,b])=>b??q)),E=ne(k,_.length,u);_.forEach(([q,b,T,y,l],c)=>{let[g,p,w]=E[c].children;O(g,y),fe(p.children[0],"height",(b??0)/L),fe(p.children[1],"height",
q/L),O(w,T),De(E[c],()=>l)}),U(k,{"aria-label":`${A}: ${_.map(([,,,,q])=>q).join("; ")}`})}function f(k){let _=k.num_spec_steps;m(n,k.acceptance_histogram.map((A,L)=>[
A,null,String(L),A?B(A):"",`${r(A,"round")} of ${B(_)} with a draft kept ${r(L,"token")} of it`]),"acceptance_histogram"),m(o,k.drafted_by_position.map((A,L)=>{
let E=k.accepted_by_position[L];return[E,A,String(L+1),`${Math.round(100*E/A)}%`,`place ${L+1}: ${B(E)} of ${B(A)} drafted there were kept, ${j(E/A)}`]}),"accep\
ted_by_position of drafted_by_position")}return(k,_)=>{h(k,_),f(k)}}var lt={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},Or=Object.fromEntries(Object.keys(lt).map(t=>[t,0])),Er=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Zn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function ss({target_logprob:t,draft_logprob:e},{weight:n}){let o=se(t)/((e??null)===null?1:se(e));return Math.min(1,n===null?o:1-n+n*o)}var Tr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${Z(1-t,2)} + ${Z(t,2)} · p / q)`;function Lr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${Tr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${Z(t.weight,2)} · p + ${Z(1-t.weight,2)} · q`}.`}function rs(t,e){return e<t.num_accepted?
"accepted":e<Ct(t)?"rejected":"unjudged"}function Ar(t,e,n){let o=t.drafted[e],s=rs(t,e),r=(o.draft_logprob??null)!==null,[i,a]=[j(se(o.target_logprob)),j(se(o.
draft_logprob))],h=r?` The draft model gave it ${a}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the \
end of the text"}.${h}`;let u=s==="accepted",m=u?"Accepted":"Rejected";if(!n.samples){let A=n.weight===null||!r?"for the target":"in the mixture of both models";
return`${m}: ${u?"it":`${ee(t.next_text)}, and not this,`} is the likeliest token ${A}. The target gave it ${i}.${h}`}if(!r)return`${m}: the target drew ${u?"th\
e same token":ee(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let f=ss(o,n),k=f>=1?"it is always kept":`it is kept wit\
h probability ${j(f)}, and ${u?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${j(o.overlap)}.`;return`${m}\
: the target gave it p = ${i}, the draft model q = ${a}. By ${Tr(n)}, ${k}.${_}`}function Cr(t,e){let[,n,o]=lt[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function Pr({draft:t}){if(!t||!lt[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${j(se(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${ee(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var xt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Un(t);function Nr(t,e,n){let o=[],s=Zn(null),r={row:null,card:null,selected:null},i=null,a=!0,h=0,u=new WeakMap,m=new WeakMap,f=new IntersectionObserver(M=>{for(let{isIntersecting:N,
target:I}of M)N&&E(u.get(I));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>a&&!e.selected&&e.running;function _(M,N){let I=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===N.samples;s=N,I||A();for(let z of M.slice(o.length))L(z);k()&&(t.scrollTop=t.scrollHeight)}function A(){f.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,a=!0,h=0}function L(M){let N=d("li","gp-round"),I={round:M,item:N,cards:null};u.set(N,I),o.
push(I),t.append(N),f.observe(N)}function E(M){if(!M||M.cards)return;f.unobserve(M.item);let{round:N,item:I}=M,z=Ct(N);M.cards=[];let W=d("div","gp-cards");for(let C=0;C<
z;C++)W.append(T(M,C));N.next_token_id!==null&&W.append(y(M)),z<N.drafted.length&&W.append(c(N,z)),N.follow==="none"&&W.append(d("span","gp-note gp-ended","■ th\
e text ended inside its draft")),I.append(q(N),W),I.classList.add("gp-filled"),i||$(M.cards[0])}function q(M){let N=d("div","gp-round-head"),I=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",z=[["draft",M.draft_seconds],["verify",M.verify_seconds]];N.append(d("b","",`Round ${M.index+1}`),d("\
span","",I));for(let[W,C]of z)N.append(d("span","gp-round-time",`${W} ${xt(C)}`));return N}function b(M,N,I,z,W,C,P){let R=d("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${ee(W)}: ${P}`});R.dataset.draft=I;let F=d("span","gp-draft-head"),H=d(
"bdi","gp-ink gp-word");return Ue(H,W),F.append(d("span","gp-sign",z),H),R.append(F),De(R,()=>P),m.set(R,{row:M,index:N}),M.cards.push(R),R}function T(M,N){let{
round:I}=M,z=I.drafted[N],W=rs(I,N),C=I.start+N,P=`drafted token ${N+1} of ${I.drafted.length}`,R=b(M,C,W,W==="accepted"?"✓":"✗",z.text,P,Ar(I,N,s));if(R.append(
l("p",se(z.target_logprob))),(z.draft_logprob??null)!==null&&R.append(l("q",se(z.draft_logprob))),s.samples){let F=d("span","gp-chance","chance");F.append(d("b",
"",j(ss(z,s)))),R.append(F)}return R}function y(M){let{round:N}=M,I=N.start+N.num_accepted,[z,W]=lt[N.follow],C=b(M,I,N.follow,z,N.next_text,"the target’s own t\
oken",Cr(N,s));C.classList.add("gp-own-card");let P=n(I);return P&&C.append(l("p",Ie(P).probability)),C.append(d("span","gp-chance",W)),C}function l(M,N){let I=d(
"span","gp-bar-line"),z=d("span","gp-track"),W=d("i",`gp-part-${M}`);return fe(W,"width",N),z.append(W),I.append(d("i","gp-pq",M),z,d("span","gp-amount",j(N))),
I}function c(M,N){let I=d("span","gp-behind"),z=M.drafted.slice(N);I.append(d("span","gp-note","never judged"));for(let W of z){let C=me(W.text,"gp-word"),P=(W.
draft_logprob??null)===null?"":` q ${j(se(W.draft_logprob))}`,R=d("span","gp-unjudged");R.append(C,d("small","",P)),I.append(R)}return I}function g(M){let N=M&&
M.draft,I=N&&o[N.round.index-(o.length?o[0].round.index:0)]||null;I&&E(I);let z=I?p(I,M):null;r.card&&r.card!==z&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==I&&r.row.item.classList.remove("gp-current-round");let W=r.selected!==e.selected;r={row:I,card:z,selected:e.
selected},W&&!e.selected&&(a=!0),I&&(I.item.classList.add("gp-current-round"),z&&(z.classList.add("gp-current"),z.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||$(z)),W&&w(I.item))}function p(M,N){let I=N.index-M.round.start;return I<M.round.num_accepted?M.cards[I]:M.cards.at(-1)}
function w(M){let[N,I]=[M.offsetTop,M.offsetTop+M.offsetHeight];N<t.scrollTop?t.scrollTop=N:I>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,I-t.clientHeight))}
function $(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function v(M){if(!M)return;let{row:N,index:I}=m.get(M);$(M);let z=n(I);z&&e.selectStep(z),w(N.item),
M.focus({preventScroll:!0})}function S(M,N){let I=o[Math.max(0,Math.min(o.length-1,M))];return E(I),I.cards.at(N)}function x(M,N){let{row:I}=m.get(M),z=I.cards[I.
cards.indexOf(M)+N];if(z)return z;let W=o.indexOf(I)+N;return o[W]?S(W,N>0?0:-1):null}return t.addEventListener("click",M=>{let N=M.target.closest(".gp-draft-ca\
rd");if(N){v(N);return}let I=M.target.closest(".gp-round");I&&v(u.get(I).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let N=M.
target.closest(".gp-draft-card");if(!N||M.ctrlKey||M.metaKey||M.altKey)return;let I=o.indexOf(m.get(N).row),z={ArrowRight:()=>x(N,1),ArrowLeft:()=>x(N,-1),ArrowDown:()=>o[I+
1]&&S(I+1,0),ArrowUp:()=>o[I-1]&&S(I-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};z[M.key]&&(M.preventDefault(),v(z[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?a=!0:M<h&&(a=!1),h=M},{passive:!0}),{show:_,mark:g}}var ot={narrowest:3,least:16,cell:9,tallest:90,times:84};function Wr(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:ot.least,top:1,drafts:0},
i=0;function a(b){let T=y=>b.reduce((l,c)=>l+y(c),0)/b.length;return{accepted:T(y=>y.num_accepted),judged:T(Ct),drafted:T(y=>y.drafted.length),draft:T(y=>y.draft_seconds),
verify:T(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function h(b){let T=b.map(({draft:c,verify:g})=>c+g).sort((c,g)=>c-
g),y=T.at(-1),l=T[Math.floor((T.length-1)*.9)];return y>2*l&&T.length>4?1.25*l:y}function u(b){i||=e.clientWidth;let T=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/ot.narrowest)))),y=[];for(let w=0;w<b.length;w+=T)y.push(a(b.slice(w,w+T)));let l=Math.max(1,...y.map(({drafted:w})=>w)),c=Math.max(1,Math.min(ot.cell,
ot.tallest/l)),g=h(y)||1,p=y.filter(({draft:w,verify:$})=>w+$>g);return r={rounds:b,each:T,columns:Math.max(ot.least,y.length),top:g,drafts:Math.ceil(l*c)},O(o.
drafts,l>=1.5?B(Math.round(l)):"1"),O(o.times,xt(g)),m(y,c),{each:T,cut:p.length,longest:Math.max(0,...y.map(({longest:w})=>w)),filled:y.length/r.columns}}function m(b,T){
let y=r.drafts+16+ot.times,l=devicePixelRatio,c=[Math.round(i*l),Math.round(y*l)];if(e.width!==c[0]&&(e.width=c[0]),e.height!==c[1]&&(e.height=c[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${ot.times}px`,!i)return;let g=getComputedStyle(t),p=x=>g.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:p("accepted"),rejected:p("rejected"),muted:p("muted"),verify:p("kept"),draft:p("before"),line:p("line"),surface:p("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,y);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,y-1,i,1),b.forEach((x,M)=>{let N=[M*v+S/2,v-S];r.each===1?f($,w,x,N,T):_($,w,x,N,T),A($,w,x,N,y-1)})}function f(b,T,{accepted:y,judged:l,drafted:c},[
g,p],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<c;v++){let S=r.drafts-(v+1)*w;if(v<y)b.fillStyle=T.accepted,b.fillRect(g,S,p,$);else if(v<l)k(b,T.rejected,
g+p/2,S+$/2,Math.min(p,Math.max($,5),7)/2);else{b.fillStyle=T.muted;let x=Math.min(p,$,2.5);b.fillRect(g+(p-x)/2,S+($-x)/2,x,x)}}}function k(b,T,y,l,c){b.strokeStyle=
T,b.lineWidth=c>2?2:1,b.beginPath(),b.moveTo(y-c,l-c),b.lineTo(y+c,l+c),b.moveTo(y-c,l+c),b.lineTo(y+c,l-c),b.stroke()}function _(b,T,{accepted:y,drafted:l},[c,
g],p){b.fillStyle=T.accepted,b.fillRect(c,r.drafts-y*p,g,y*p),b.fillStyle=T.muted,b.fillRect(c,r.drafts-l*p,g,1)}function A(b,T,{draft:y,verify:l},[c,g],p){let w=Math.
min(1,r.top/(y+l))/r.top,[$,v]=[y*w*ot.times,l*w*ot.times];b.fillStyle=T.verify,b.fillRect(c,p-$-v,g,v),L(b,T.draft,c,p-$,g,$),!(y+l<=r.top)&&(b.fillStyle=T.surface,
b.fillRect(c-1,p-ot.times+7,g+2,3),b.fillRect(c-1,p-ot.times+13,g+2,3))}function L(b,T,y,l,c,g){if(!(g<=0)){if(c<5){b.fillStyle=T,b.fillRect(y,l,c,g);return}b.save(),
b.beginPath(),b.rect(y,l,c,g),b.clip(),b.strokeStyle=T,b.lineWidth=1.5,b.beginPath();for(let p=-g;p<c;p+=5)b.moveTo(y+p,l+g),b.lineTo(y+p+g,l);b.rect(y+.75,l+.75,
Math.max(0,c-1.5),Math.max(0,g-1.5)),b.stroke(),b.restore()}}function E(b){let{left:T,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-T)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function q(b){n.hidden=b===null,b!==null&&(fe(n,"left",Math.floor(b/r.each)/r.columns),fe(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:u,at:E,mark:q}}function qr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new We(null,()=>null),i=new cn,a=Wr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),h=Nr(t.querySelector(".gp-rounds"),e,c=>r.steps[c]),u=Mr(t),m=[],f=0,k=!1;function _(){let c=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),g=e.rounds.length;for(;g&&e.rounds[g-1].start+ns(e.rounds[g-1])>c;)g-=1;return g===e.rounds.length?e.rounds:e.rounds.slice(0,g)}function A(){let{each:c,
cut:g,longest:p,filled:w}=a.draw(m);fe(t.querySelector(".gp-map-axis"),"width",w),O(s,[c>1?`Each column is the mean of ${c} rounds.`:"",g?`${g===1?"One column i\
s":`${B(g)} columns are`} cut off; the longest round took ${xt(p)}.`:""].filter(Boolean).join(" ")),O(t.querySelector(".gp-map-last"),`round ${B(m.length)}`)}function L(c){
let{draft_seconds:g,verify_seconds:p,drafted:w,num_accepted:$,follow:v}=c,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${lt[v][1]} `}${ee(c.next_text)}`;return`Round ${c.index+1}: draft ${xt(g)}, verify ${xt(p)}; ${S}, ${x}\
.`}let E=c=>e.selectStep(r.steps[m[c].start]||null);function q(){let c=e.current();return!c||!c.draft?null:m[c.draft.round.index]===c.draft.round?c.draft.round.
index:null}function b(){let c=q();a.mark(c);let g=c===null?"":L(m[c]);O(o,g),U(n,{"aria-valuemin":1,"aria-valuemax":m.length,"aria-valuenow":(c??0)+1,"aria-valu\
etext":g||"no round"})}n.addEventListener("pointermove",c=>{let g=a.at(c);g<0||(c.buttons===1?E(g):O(o,L(m[g])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",c=>a.at(c)>=0&&E(a.at(c))),n.addEventListener("keydown",c=>{let g={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
c.key==="Escape"&&e.selectStep(null),!(!(c.key in g)||!m.length)&&(c.preventDefault(),E(Math.max(0,Math.min(m.length-1,(q()??m.length-1)+g[c.key]))))});function T(c){
let{draft_seconds:g,verify_seconds:p}=c,w=g+p;for(let[$,v]of[["draft",g],["verify",p]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,O(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${xt(v)}`)}O(t.querySelector(".gp-drafts-short"),`${B(c.num_tokens)} tokens in ${B(c.num_rounds)} forward passe\
s of the target: ${c.passes_saved>0?`${B(c.passes_saved)} passes saved`:"none saved"}.`)}function y(c){let g=e.lasts[0]||null;if((c.run||c.steps)&&r.follow(g),c.
run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)return;let p=[m[0],f];if(m=_(),f=m.length,c.run||m[0]!==p[0]||f!==p[1]){let w=Zn(e.started),$=i.read(m);k||=m.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),O(t.querySelector(".gp-drafts-rule"),Lr(w,k)),t.querySelector(".gp-key-q").hidden=!k,T($),A(),h.show(
m,w),u($,w)}h.mark(e.current()),b()}function l(){t.hidden||(A(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function Ir(t,e){let n=l=>t.querySelector(".gp-"+l),o=["without","with"],s=()=>e.answered("same"),r=({level:l})=>j(l);function i(l){let[c,g,p,w]=(l.mode==="gree\
dy"?a:f)(l);U(n("answer"),{"data-verdict":c}),O(n("answer-sign"),g),O(n("answer-words"),p),O(n("answer-more"),w),e.done&&O(n("told"),`${p}. ${w}`),O(n("missing"),
Xe(e,l))}function a({checked:l,equal:c,at:g}){if(!l||c===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let p=l===1?"one pair":`each of ${X(l,"pair")}`;return c?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${p} of texts.`]:["bad","✗",`Different from token ${B(g+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function h(l,c){let g=0;for(;g<Math.
min(l.length,c.length)&&l[g]===c[g];)g+=1;for(;g>0&&/[\p{L}\p{M}\p{N}]/u.test(l[g-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[g]||"")+(c[g]||""));)g-=1;let p=w=>g+w.slice(
g).match(/^\s*\S*/)[0].length;return[g,p(l),p(c)]}function u({mode:l,texts:c,equal:g,checked:p}){let w=l==="greedy"&&p>0&&c?c:[],$=n("both-texts"),v=JSON.stringify(
[w,g]);if(Y(n("mark-key"),w.length>0&&g===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?h(...w):[];$.replaceChildren(...w.map((M,N)=>{
let I=d("div"),z=d("p","",null,{dir:"auto",tabindex:"0"});return g||w[0]===w[1]?z.append(M):z.append(M.slice(0,S),d("mark","",M.slice(S,x[N])||"∎"),d("span","\
gp-apart",M.slice(x[N]))),I.append(d("h3","",`${o[N]} drafts`),z),I}))}let m=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function f(l){let{p:c,verdict:g,
counts:p}=l,w=`${B(p[0])} texts without drafts, ${B(p[1])} with them`;return!V(c)||g==="wait"?e.done?["wait","…","No answer",`${w}: too few for a test.`]:["wa\
it","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:g===
"same"?["good","✓",`${m(c)}: no difference found`,`${w}; a difference would be told below ${r(l)}.`]:["bad","✗",`${m(c)}: the distributions differ`,`${w}; p\
 is below ${r(l)}.`]}function k({p:l,verdict:c}){if(!V(l))return"";let g=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${j(l)} of shuffles.`;return c==="differs"?`${g} So rarely that chance is a poor explanation.`:c==="same"?`${g} So it is nothing unusual.`:g}function _({counts:l,
tokens:c,verdict:g,level:p}){let[w,$]=l,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${B(w)} texts each`:`${B(w)} and ${B($)} texts`,x=`Only the first ${X(c,"t\
oken")} of each text ${c===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return g==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${j(p)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does not prove t\
hat there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,x]}function A({statistic:l,permutations:{edges:c,counts:g}}){if(Y(n("of-shuffles"),g.length>0&&V(l)),!g.length||!V(l))return;let p=[Math.
min(c[0],l),Math.max(c.at(-1),l)],w=(p[1]-p[0]||1)*.03,$=[p[0]-w,p[1]+w],v=Math.max(...g),S=Te(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,top:42}),
x=Se(...$,Math.max(3,S.inner/90)),M=g.map((R,F)=>{let[H,K]=[S.x(c[F]),S.x(c[F+1])],Q=`${c[F].toFixed(2)} to ${c[F+1].toFixed(2)}: ${X(R,"shuffle")}`;return["rec\
t",(c[F]+c[F+1])/2>=l?"gp-bin-far":"gp-bin",{x:re(H),y:re(S.y(R)),width:re(Math.max(1,K-H)),height:re(S.y(0)-S.y(R)),"data-tip":Q},[]]}),N=S.x(l),I=N>S.left+S.inner/
2,z=_e("",`The difference of these texts is ${l.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:re(N-6),y:2,width:12,height:S.height-S.bottom-2},[]],be(
"gp-observed",N,30,N,S.y(0)),$e("gp-strong",N+(I?4:-4),23,`these texts: ${l.toFixed(2)}`,I?"end":"start")]),W=Se(0,v,3).filter(Number.isInteger),C=Ce(S,{xTicks:x,
yTicks:W.map(R=>[R,B(R)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),P=g.reduce((R,F)=>R+F,0);S.draw(`The difference in ${X(P,"shuffle")}, f\
rom ${c[0].toFixed(2)} to ${c.at(-1).toFixed(2)}; that of these texts is ${l.toFixed(2)}`,[C,M,[z]])}function L({surprise:l}){if(!l||!o.every(p=>V(l[p])))return"";
let[c,g]=o.map(p=>Me(l[p],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${c} without, ${g} wit\
h. It is 0 on average for the target’s own draws.`}function E(){let l=d("li"),c=d("table"),g=c.createTHead().insertRow();g.className="gp-hidden";for(let p of[
"token",...o])g.append(d("th","",p,{scope:"col"}));return c.prepend(d("caption")),c.append(d("tbody")),l.append(c),l}function q(){let l=d("tr"),c=d("th","",null,
{scope:"row"});c.append(d("bdi"));let g=d("td","",null,{colspan:2}),p=d("div","gp-counts");for(let w of o)p.append(d("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
d("span"));return g.append(p),l.append(c,g),l}function b(l,{position:c,tokens:g},p){let w=l.firstChild;O(w.caption,`token ${B(c)}`);let $=o.map((x,M)=>p[M]-g.reduce(
(N,I)=>N+I[x],0)),v=[...g,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=ne(w.tBodies[0],v.length,q);v.forEach((x,M)=>{let N=x.rest||x.text===null,I=S[M].
cells[0].firstChild;Ae(I,x.rest?"all others":N?"text ended":x.text,{plain:N}),xe(I,N?"gp-plain":"");let z=S[M].cells[1].firstChild.children;o.forEach((W,C)=>{let P=Math.
max(1,p[C]);fe(z[2*C],"width",Math.min(1,x[W]/P)),O(z[2*C+1],B(x[W]))}),U(S[M].cells[1],{"aria-label":o.map(W=>`${B(x[W])} ${W}`).join(", ")})})}function T(l){if(Y(
n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let c=k(l);Y(n("evidence"),V(l.p)),Y(n("meaning"),!!c),O(n("meaning"),c),A(l),O(n("surprise"),L(
l));let g=_(l),p=ne(n("cannot").querySelector("ul"),g.length,()=>d("li"));g.forEach(($,v)=>O(p[v],$));let w=ne(n("places"),l.positions.length,E);l.positions.forEach(
($,v)=>b(w[v],$,l.counts)),Y(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),u(l),T(l)}return new ResizeObserver(()=>s()&&
y()).observe(t),l=>{t.hidden=!s(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Rr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Xn;function r({
verdict:b,speedup:T,pairs:y,fewest:l}){let c=e.running&&b!=="wait"?" so far":"",g=`median of ${X(y.length,"pair")} of runs`,p=T&&`spread ${ct(T)}`;if(b==="faste\
r")return["good","▲",`${Oe(T.median)} faster${c}`,`The ${g}, `,p];if(b==="slower")return["bad","▼",`${Oe(T.median)}: slower${c}`,`The ${g}, `,p];if(b==="eve\
n")return["even","≈",`No clear difference${c}`,`${Oe(T.median)} is the ${g}, `,p,": it covers 1"];let w=e.done?"No answer":"Not known yet";return T?["wait","…",
w,`${Oe(T.median)} is the ${g}: too few to tell, it takes ${B(l)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(b){let[T,y,l,...c]=r(b);U(o,{"data-verdict":T}),O(o.children[0],y),O(o.children[1],l),[0,1,2].forEach(p=>O(n("answer-more").children[p],c[p]||"")),e.
done&&O(n("told"),`${l}. ${c.join("")}.`),O(n("missing"),Xe(e,b));let g=ne(n("reasons"),b.reasons.length,()=>d("li"));b.reasons.forEach((p,w)=>O(g[w],p)),Y(n("w\
arning"),b.others),O(n("warning"),b.others?"⚠ "+sn:"")}function a({identical:b,pairs:T}){let y=n("badge");if(Y(y,!!b&&b.checked>0),y.hidden)return;let{checked:l,
equal:c,at:g}=b;U(y,{"data-verdict":c?"good":"bad"}),O(y.children[0],c?"✓":"✗");let p=l===1?"the pair":`all ${X(l,"pair")}`,w=l>T.length?", the one to warm \
up too":"";O(y.children[1],c?`Same tokens in ${p}${w}`:`Not the same tokens: a text differs at token ${B(g+1)}`)}function h({pairs:b,draft_share:T,verify_share:y}){
let l=b.length>0&&V(T)&&V(y);if(Y(n("of-time"),l),!l)return;let[c,g]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),p=Math.max(c,g),w={draft:T,verify:y,rest:Math.
max(0,1-T-y)},$=ne(n("time-bars"),2,u);m($[0],"without",c,p,{plain:1}),m($[1],"with",g,p,w);let v=ne(n("time-keys"),3,()=>{let S=d("span");return S.append(d("i",
"",null,{"aria-hidden":"true"}),d("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{U(v[M].firstChild,{"data-part":S}),U(v[M].lastChild,{"\
data-tip":`${j(x)} of the time of the runs with drafts: ${s[S]}.`}),O(v[M].lastChild,`${S} ${j(x)}`)})}function u(){let b=d("li");return b.append(d("span"),d("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),d("span")),b}function m(b,T,y,l,c){let[g,p,w]=b.children;O(g,T),O(w,`${on(y)} a token`);let $=ne(p,Object.keys(c).
length,()=>{let v=d("i");return v.append(d("b")),v});Object.entries(c).forEach(([v,S],x)=>{U($[x],{"data-part":v}),fe($[x],"width",S*y/l),O($[x].firstChild,v!==
"plain"&&S*y/l>.14?v:"")})}let f=({acceptance:b})=>b?b.judged_acceptance_rate:null;function k(b){let{drafted:T,cost:y,verify:l,break_even:c}=b,g=f(b),p=Yn(1,T,y,
l);if(!V(c))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Oe(p)}.`;if(c<=0)return"Any acceptance rate w\
ould do with these costs.";let w=`The target must keep at least ${j(c)} of the drafted tokens that it looks at`;return V(g)?g>=c?`${w}; here it keeps ${j(g)}.`:
`${w}, but here it keeps only ${j(g)}.`:`${w}.`}function _(b){let T=["drafted","cost","verify"].every(y=>V(b[y]));Y(n("of-rates"),T),T&&(kr(n("rates"),{...b,rate:f(
b)}),O(n("rate-words"),k(b))),L(b)}function A({acceptance:b,drafted:T,cost:y,verify:l}){let c=[];for(let g of["draft_acceptance_rate","judged_acceptance_rate","\
mean_acceptance_length","passes_saved"]){let p=b?b[g]:null;V(p)&&c.push([g,g.endsWith("rate")?j(p):g.endsWith("length")?p.toFixed(2):B(p),Tt[g]])}return V(T)&&c.
push(["drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),V(y)&&c.push(["cost of d\
rafting one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),
V(l)&&c.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on\
 a processor without spare capacity it is more."]),c}function L(b){let T=A(b),y=ne(n("figures"),T.length,()=>{let l=d("div"),c=d("dt");return c.append(d("span",
"",null,{tabindex:0})),l.append(c,d("dd")),l});T.forEach(([l,c,g],p)=>{let[w,$]=y[p].children;O(w.firstChild,l),U(w.firstChild,{"data-tip":g}),O($,c)})}function E(){
let b=e.found;i(b),a(b),Y(n("of-pairs"),b.pairs.length>0),b.pairs.length&&br(n("pairs"),b.pairs),h(b),_(b)}let q=()=>e.answered("speed");return new ResizeObserver(
()=>q()&&E()).observe(t),b=>{t.hidden=!q(),!t.hidden&&(b.found||b.status)&&E()}}var is=40,Br=14;function Tc(t){let e=Array.from({length:t},(n,o)=>o);return t<=is?e:[...e.slice(0,Br),null,...e.slice(Br+t-is+1)]}var Lc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Fr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=Lc(n,t.length,e),a=d("table","gp-strip");a.append(d("caption","gp-hidden",s));let h=a.appendChild(
d("tbody")),m=["token","mask",...t.some(([,,,f])=>f!==null)?["position"]:[]].map(f=>{let k=h.appendChild(d("tr"));return k.append(d("th","",f,{scope:"row"})),k});
for(let f of Tc(t.length)){if(f===null){let b=t.length-is+1;m.forEach((T,y)=>T.append(d("td","gp-mark",y?"…":`… ${X(b,"token")} …`)));continue}let[,k,_,A]=t[f],
L=f>=r&&f<i,E=o&&f===t.length-1,q=d("td",`gp-cell${L?" gp-padding":""}${E?" gp-last":""}`);q.append(me(k)),L&&q.append(d("span","gp-hidden"," (padding)")),E&&q.
append(d("span","gp-hidden"," (the next token is predicted from here)")),[q,d("td",_?"":"gp-ignored",_),d("td","",A)].slice(0,m.length).forEach((b,T)=>m[T].append(
b))}return a}function zr(t,e,n){t.replaceChildren();let[o,s]=[d("span"),d("span","gp-parted")];e.forEach(([,r,i],a)=>{let h=n!==null&&a>=n?s:o;i===null?h.append(
me(r,"gp-end")):Qt(h,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(d("span","gp-mark","(nothing)"))}var Ac=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,$t=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;jr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((a,h)=>h).filter(
a=>n[a]&&Cc(e[a])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let a of o)a-r<t.BLOCK||(s.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=s.map(a=>a.getBoundingClientRect().height);s.forEach((a,h)=>{a.style.containIntrinsicHeight=`${i[h]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||Ac.test(o));return o+=r,a})}wrap(e){let n=d("span","gp-rows");e[0].before(n,d("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=d("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(jr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Cc(t){let e=t.previousElementSibling,n=e&&Hr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Hr(n.getClientRects())];return!!(o&&s)&&Dr(o)>Dr(s)+10}function Ze(t,e,n){let o=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let h=o(t[a]),u=h?(h.top-s.top)*n:0;if(u<s.height/2)
continue;let m=u*1e3+Math.abs(h.left-s.left);if(m>=i+1e3*s.height)break;m<i&&([r,i]=[t[a],m])}return r}var jr=t=>!!t&&t.tagName==="WBR",Hr=t=>t[t.length-1],Dr=({
top:t,bottom:e})=>(t+e)/2;function ln(t,e,n,o){let r=d("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=d("div","gp-card-head"),a=d("dl","gp-card-facts"),h=d("ol","gp-card\
-rivals"),u=d("div","gp-card-key");u.append(d("i","gp-card-after"),"after the processors ",d("i","gp-card-before"),"before them"),r.append(i,a,h,u),r.hidden=!0,
t.append(r);let m=null,f=null,k=null;function _(p,w){a.append(d("dt","",p),d("dd","",w))}function A(){let{id:p,text:w,where:$,step:v,why:S}=o(m);if(i.replaceChildren(
me(w,"gp-card-word"),d("span","",`${$}, id ${p}`)),a.replaceChildren(),h.hidden=u.hidden=!v,S&&a.append(d("dd","gp-card-why",S)),!v)return;L(v);let x=E(v),M=Math.
max(...x.flatMap(({after:N,before:I})=>[N,I]),1e-9);h.replaceChildren(...x.map(N=>q(N,M))),u.hidden=!v.distribution.stages.length}function L(p){let{chosen:w,distribution:$}=p,
{probability:v,rawProbability:S,surprisal:x}=Ie(p);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):j(v)),
_("before the processors",j(S))):_("Probability (no processor ran)",j(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([I])=>I!=null),N=M.length===2&&
M[0][0]===M[1][0];if(M.length){let I=N?B(M[0][0]):M.map(([z,W])=>`${B(z)} ${W}`).join(", ");_(`Rank of ${B($.vocab)}`,I)}_("Surprisal",Me(x,n.unit))}function E({
chosen:p,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:se(S.logprob),before:se(S.raw_logprob),isChosen:S.token_id===p.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:p,after:se(p.logprob),before:se(p.raw_logprob),
isChosen:!0}),v}function q({candidate:p,after:w,before:$,isChosen:v},S){let x=p.logprob===null,M=d("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),N=d("\
span","gp-card-tracks");for(let[I,z]of[["after",w],["before",$]]){let W=d("i","gp-card-"+I);W.style.width=`${z/S*100}%`,N.append(W)}return x&&N.firstChild.replaceWith(
d("small","",Pt(p))),M.append(d("span","gp-card-sign",v?"▶":x?"✕":""),me(p.text,"gp-card-word"),N,d("span","gp-card-value",j(x?$:w))),M}function b(){let p=(m.
querySelector(".gp-ink")||m).getClientRects()[0],w=e.getBoundingClientRect();if(!p||p.bottom<w.top||p.top>w.bottom){y();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=p.bottom+9,N=M+v+8<=x?M:p.top-v-9;r.style.left=`${Math.max(8,Math.min(p.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,x-v-8))}px`}function T(p,w=null){o(p)&&(m=p,f=w,k=null,A(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",c,{capture:!0,passive:!0})),b())}function y(){m&&(m=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",c,{capture:!0}))}function l({key:p}){p==="Escape"&&(k=m,y())}function c(){let p=f&&
document.elementFromPoint(f.clientX,f.clientY);!m.isConnected||f&&!m.contains(p)?y():b()}e.addEventListener("pointermove",p=>{if(p.pointerType==="touch")return;
let w=p.target.closest('[role="button"]');!w||!o(w)?f&&y():w!==m&&w!==k&&T(w,p)}),e.addEventListener("pointerleave",()=>{k=null,f&&y()}),e.addEventListener("foc\
usin",({target:p})=>p.matches(":focus-visible")&&T(p)),e.addEventListener("focusout",({target:p})=>p===m&&!f&&y());function g(p){m&&(m.isConnected?p&&(A(),b()):
y())}return{show:T,hide:y,refresh:g}}var Pt=({removed_by:t})=>`removed by ${t?wt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=d("bdi","gp-ink gp-special");Ue(n,e.text),t.append(n)}else en(e)?t.append(e.piece,d("span","gp-ink gp-byte","",{"data-\
bytes":Gn(e.text)||"·"})):fr(t,e.piece)}function Wt(t,e,n,o){let s=o&&en(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(en(n)){let r=d(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function dn(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Qn(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Ie(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${j(n)}`];return j(o)!==j(n)&&i.push(`${j(o)} before the processors`),s!==null&&i.push(`rank ${B(s)} of ${B(t.distribution.
vocab)}`),[...i,`surprisal ${Me(r,e)}`]}var Ln=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function st(t){if(t<0)return 1-st(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Kr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function dt(t){if(t>=
1e-4)return j(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function hn(t){let e=st(t);if(e>.1)return`${j(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${dt(e)} of texts with\
out this watermark passes it`:`one in ${B(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var as={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Pc=({green:t})=>t==null?"none":t?"green":"red",Nc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Wc(t,e,n){let o=d("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),Gr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),De(o,s),o}function Gr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Pc({green:e});else{let r=Nc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Ge=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new $t(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],a=Wc(s,r,i);this.press&&a.setAttribute("role","button"),Wt(this,a,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){dn(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>Ze(this.tokens,n,1),ArrowUp:()=>Ze(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function ht(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(h,u,m)=>{let f=d("span"),k=d("span","",null,{"aria-hidden":"true"});return k.append(d("s\
pan","gp-ink",u)),Gr(k,h),f.append(k,m),f},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([h,u])=>i({g:h},"g",
u)):["green","red"].map(h=>i({green:h==="green"},as[h][1],`${as[h][0]}: ${as[h][2]}`));n&&a.push(i({},"abc","not scored")),o&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...a)}var qc=400,Ic=12;function pn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:h=260}){let u=e.filter(({points:y})=>y.length),m=u.flatMap(({points:y})=>y),f=Math.max(a,...m.
map(([y])=>y)),k=o&&o.at<=2*f?Math.max(f,o.at*1.05):f,_=m.map(([,y])=>y),A=Math.min(-.5,..._)*1.08,L=Math.max(n*1.15,1,..._)*1.06,E=Te(t,{height:h,x:[0,k],y:[A,
L],left:40,top:24}),q=E.width-E.right,b=[...Ce(E,{xTicks:Se(0,k,E.inner/90),yTicks:Se(A,L,5),xTitle:r,yTitle:i}),be("gp-unity",E.left,E.y(0),q,E.y(0)),be("gp-z-\
threshold",E.left,E.y(n),q,E.y(n)),...u.map(({look:y,points:l})=>Ee(`gp-z-${y}`,Bc(l,qc).map(([c,g])=>[E.x(c),E.y(g)]))),...u.map(({look:y,points:l})=>Fc(E,y,l.
at(-1))),Rc(E,u,n)],T=zc(E,u);if(o&&o.at<=k){let[y,l]=[E.x(o.at),E.y(n)];T.push(_e("",o.words,[["path","gp-z-needed",{d:`M${re(y)} ${re(l)}l-6 11h12Z`},[]]]))}E.
draw(s,[b,T])}function Rc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return $e("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Bc(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var Fc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:re(t.x(n)),cy:re(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:bt(t.x(n),t.y(o),4.5)},[]];function zc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(Ic,n);return Array.from({length:o},(s,r)=>{let[i,
a]=[n*r/o,n*(r+1)/o],h=e.map(({name:m,points:f})=>{let k=f.findLast(([_])=>_<=a);return k&&k[0]>i?`${m} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!h.length)return null;
let u={x:re(t.x(i)),y:t.top,width:re(t.x(a)-t.x(i)),height:re(t.height-t.bottom-t.top)};return _e("gp-z-place",`After ${X(Math.floor(a),"token")}: ${h.join(", ")}`,
[["rect","gp-catch",u,[]]])}).filter(Boolean)}function fn(t,e){let n=ne(t,e.length,()=>{let o=d("span"),s=de("svg");return U(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(de("path")),U(s.firstElementChild,{d:"M1 4H25"}),o.append(s,d("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[a,h]=n[i].children;U(a.firstChild,
{class:`gp-z-${s}`}),O(h,o),r&&U(h,{tabindex:0,"data-tip":r})})}var jc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},An=({name:t,masked:e})=>jc[t]+(e?"":", without a mask");function cs(t,e){if(!V(t))return"\
infinite";let n=Fe(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?dt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Ur(t,e,n){let{
prompts:o,sampled:s,ways:[r]}=t,i=o.length,a=e.answers.map(({kl:k})=>V(k)?k:1/0),h=e.answers.filter(({read:k},_)=>k.length>r.answers[_].read.length).length,u=[`\
Divergence of the first new token from that of the prompt alone: at most ${cs(Math.max(...a),n)}.`];h||u.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?u.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&h&&u.push("The model has read the \
padding as text.");let m=e.answers.filter(({same:k})=>!k).length,f=An(e);return s?["even","○",`${f}: texts are drawn anew, so they are not compared.`,u.join("\
 ")]:m?["bad","✗",`${f}: ${i>1?`${m} of ${i} prompts ${m===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,u.join(" ")]:["good","✓",`${f}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,u.join(" ")]}function ls({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function Hc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?ee(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Vr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([u,m])=>`${ee(u)} ${j(se(m))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=o.
new[0],h=t.sampled?"":Hc(n,o);return[...h?[[h,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${cs(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${ee(
a)} ${V(n.change)&&n.change>0?"+":""}${cs(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Jr({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:a,sampled:h,ways:[u]}){let m=h?`, seed ${a}`:"",f=u.answers.some(({read:_})=>_.length<o),k=f?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${nn(e)}${m}; ${X(n.length,"prompt")}${f?"":" "}${k}`}function Yr(t,e){let n=m=>t.querySelector(".gp-"+m);function r(m){let f=m.ways.slice(1).map(k=>Ur(m,k,e.unit));n("batch-verdicts").replaceChildren(...f.map(([k,
_,A,L])=>{let E=d("li","",null,{"data-verdict":k}),q=d("span","",A);return q.append(d("small","",L)),E.append(d("span","gp-sign",_,{"aria-hidden":"true"}),q),E})),
O(n("told"),f.map(([,,k])=>k).join(" "))}function i(m,f){let k=d("details","gp-one-prompt"),_=d("summary","",`Prompt ${f+1}: `),A=[...m.prompts[f]],L=d("bdi","g\
p-prompt-text",A.slice(0,200).join("")+(A.length>200?"…":"")),E=m.ways.slice(1).map(b=>`${ls(m,b,b.answers[f])[1]} ${An(b).toLowerCase()}`);_.append(L,d("span",
"gp-way-signs",` ${E.join(", ")}`)),k.append(_);let q=()=>{k.open&&k.childElementCount===1&&k.append(...m.ways.map(b=>a(m,b,f)))};return k.addEventListener("tog\
gle",q),k.open=f<6,q(),k}function a(m,f,k){let[_,A]=[m.ways[0].answers[k],f.answers[k]],[L,E,q]=ls(m,f,A),b=d("div","gp-way",null,{"data-verdict":L}),T=d("h3","\
gp-way-name");T.append(d("span","gp-sign",E,{"aria-hidden":"true"}),An(f),d("small","",q));let y=`Prompt ${k+1}, ${An(f).toLowerCase()}, as the model reads it`,
l=h(m,f,A,_,y),c=d("p","gp-gave"),g=d("span","gp-new");zr(g,A.new,m.sampled?null:A.parts_at),c.append(d("span","gp-gave-words","gives "),g);let p=d("p","gp-meas\
ures");for(let[$,v]of Vr(m,f,A,_,e.unit))p.append(d("span","",$,{tabindex:0,"data-tip":v}));let w=d("div","gp-way-body");return w.append(l,c,p),b.append(T,w),b}
function h({is_encoder_decoder:m},{name:f},{read:k},_,A){if(f!=="alone"&&JSON.stringify(k)===JSON.stringify(_.read))return d("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let L=d("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":A});return L.append(Fr(
k,{text:_.read.length,side:f,goesOn:!m,caption:A})),L}function u(m){O(n("about"),Jr(m)),r(m),Y(n("of-decoder"),!m.is_encoder_decoder),n("batch-prompts").replaceChildren(
...m.prompts.map((f,k)=>i(m,k)))}return m=>{t.hidden=!e.found,!t.hidden&&(m.found||m.unit)&&u(e.found)}}function un({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Xr(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function qt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...s,...Pe(o).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var Dc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function Zr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},h=t.querySelector(".gp-constraints"),
u=[],m=[],f=[];function k(p){let w=40-p.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=p.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>$(x)-$(M)),S=new Map;for(let x of v){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(p,w){let $=new Map;for(let{beam:v}of p)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function A(p){let w="",$=p.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function L(){let p=d("tbody"),w=p.
insertRow(),$=d("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[d("b","gp-badge"),d("span")];return $.append(v,S),w.append($),s.append(p),m.push(
{body:p,head:w,badge:v,took:S,rows:[]}),m.at(-1)}function E(p){let w=p.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[d("span","gp-sign"),
d("span"),d("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let M=d("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,I,z]=[d("span","gp-tail"),d("bd\
i","gp-tail-text"),d("bdi","gp-word")];return N.append(I),M.append(N,z),$[1].append(M),p.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:M,tail:I,word:z,node:null}),
p.rows.at(-1)}function q(p,w,$){let{beam:v}=w,[S,x]=Dc[v.status]||["",()=>v.status];p.node=w,p.row.dataset.status=v.status,p.row.className=$?"gp-looked":"",O(p.
sign,S),O(p.fate,x(v)),p.flag.hidden=!v.forced;let M=A(w);p.tail.replaceChildren(),Qt(p.tail,M),Ue(p.word,v.text),p.pick.tabIndex=$?0:-1,p.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),p.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${ee(M+v.text)}`),O(p.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),O(p.cells[3],Z(v.logprob)),O(p.cells[4],v.diversity_penalty?`-${Z(v.diversity_penalty)}`:"–"),O(p.cells[5],Z(v.score)),O(p.
cells[6],Z(v.final_score)),v.progress&&p.cells[7].replaceChildren(...T(w))}function b(p){if(h.hidden=!p||!u.length,h.hidden)return;let w=u.map(({alternatives:$,
length:v})=>{let S=d("li");return $.forEach((x,M)=>{M&&S.append(" or "),S.append(me(Xr(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==h.dataset.said&&(h.dataset.said=w.map($=>$.textContent).join(`
`),h.replaceChildren(...w))}function T(p){let w=e.prefix.map(S=>S.token_id),$=p.beam.progress.map((S,x)=>{let M=d("span","gp-goal"),N=u[x];for(let I=0;N&&I<Math.
min(N.length,8);I++)M.append(d("i",I<S?"gp-full-block":""));return N&&qt(N,S,p,w)?M.append(" ✓ done"):M.append(` ${S}${N?` of ${N.length}`:""}`),M}),{bank:v}=p.
beam;return v==null?$:[...$,d("span","gp-note",`bank ${v}`)]}function y(p,[w,$],v,S,x){if(p.body.hidden=!$,!!$){if(p.head.hidden=w===null,w!==null){O(p.badge,nt(
w)),p.body.dataset.look=w%4;let M=[..._(v,w)].flatMap(([N,I])=>[me(N,"gp-took"),I>1?` × ${I}`:""]);p.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;p.rows.length<$.length;)E(p);p.rows.forEach((M,N)=>{if(M.row.hidden=N>=$.length,!(N>=$.length)){for(let[I,z]of Object.
entries(a))M.cells[z].hidden=!x[I];q(M,$[N],$[N]===S)}})}}function l(p){let $=e.prompts[p.sequence].steps[p.index],v={lost:$.some(({beam:M})=>(M.group??null)!==
null),progress:$.some(({beam:M})=>M.progress)};for(let[M,N]of Object.entries(a))s.tHead.rows[0].cells[N].hidden=!v[M];let S=k($);for(;m.length<S.length;)L();m.forEach(
(M,N)=>y(M,S[N]||[null,null],$,p,v));let x=$.length-S.reduce((M,[,N])=>M+N.length,0);i.hidden=x<=0,O(i,`and ${B(x)} more that were given up`),O(r,`at token ${p.
index+1}`+(e.prompts.length>1?` of prompt ${p.sequence+1}`:"")),b(v.progress)}let c=()=>m.filter(({body:p})=>!p.hidden).flatMap(({rows:p})=>p.filter(({row:w})=>!w.
hidden)),g=p=>c().findIndex(({pick:w})=>w.contains(p.target));return s.addEventListener("click",p=>{let w=g(p);w>=0&&e.selectStep(c()[w].node)}),s.addEventListener(
"keydown",p=>{p.key==="Escape"&&e.selectStep(null);let w=g(p),$={ArrowDown:1,ArrowUp:-1}[p.key];if(w<0||!$)return;p.preventDefault();let v=c()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),p=>{p.run&&e.started&&(u=un(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===f[0]&&e.selected===f[1])&&(f=[w,e.selected],
l(w))}}var eo=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,h)=>a>h?(h-a)/2:
Math.max(0,Math.min(i,h-a));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=o/this.zoom-o/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,a,h,u]=this.area,m=Math.min(r,(h-i)/4,(u-a)/4);this.x+=
Math.min(0,e-m-i)||Math.max(0,e+o+m-h),this.y+=Math.min(0,n-m-a)||Math.max(0,n+s+m-u),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=u=>Math.
hypot(u.clientX-r.clientX,u.clientY-r.clientY)||1,{left:a,top:h}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-h],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ps=-1e9,wn=[[!1,"False"],[!0,"True"],["never",'"never"']],Kc=["beam_search","beam_sample"],Gc=["group_beam_search","constrained_beam_search"];function fs(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},a=mn(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:u})=>u.
beam??0))),h=t.prompts[0].given;return{together:Kc.includes(e)?!0:Gc.includes(e)?!1:null,prompts:t.prompts,start:h,maxNew:r-h,wanted:mn(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/mn(i.num_beam_groups,1)):a,ends:new Set(s),constraints:un(t.started),promptIds:t.prefix.map(u=>u.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:wn.some(([u])=>u===i.early_stopping)?i.early_stopping:!1}}}var mn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,ze=({beam:t})=>He(t.score)===null?-1/0:t.score,us=(t,e)=>ze(t)/t.length**e;function ni(t,e){return t.together?Vc(t,e):Yc(t,e)}function oi(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var gn=new WeakMap;function Uc(t,e){if(!gn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(ze));gn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&Cn(s)),hopeless:!n.
length,best:n.length?o:o+ps})}return gn.get(t)}function Vc(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:ps},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:u})=>u.length)),h=null;for(let u=s;u<a&&!h;u++){let m=n.map(({steps:k})=>Uc(k[u],o)),
f=m.every(k=>k.hopeless);i.forEach((k,_)=>Jc(k,m[_],u+1,f,t,e)),i.every(k=>k.stop)&&(h=i.find(k=>k.stop.step===u+1).stop)}return{stop:h,prompts:i.map(u=>({kept:u.
pool.filter(({node:m})=>m),pools:[u]}))}}function Jc(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let u=e.ended.map(m=>({node:m,score:us(m,r.lengthPenalty)}));
t.pool=[...t.pool,...u].sort((m,f)=>f.score-m.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:u})=>u),h=t.weighed=oi(e.best,
n-s.start,a?i:null,s,r);o?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:u})=>h.bound>(u?i:ps))||(t.stop={
step:n,why:"settled"})}function Yc(t,e){let n=t.prompts.map(r=>{let i=Qr(r).map(m=>ei(r,m,t,e)),a=Qr(r).map(m=>ei(r,m,t,t.own)),h=1/0;return i.forEach((m,f)=>{let[
k,_]=[m,a[f]].map(({stop:A})=>A?A.step:1/0);m.exact=m.lastStep<=h,k!==_&&(h=Math.min(h,k,_))}),{kept:i.flatMap(m=>m.kept).sort((m,f)=>m.score-f.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var Qr=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ei(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let h=Xc(t.steps[a],e,n);if(!h)break;let u=i.lastStep=a+1;h.ended.forEach(k=>ti(i,k,
n,o));let m=i.kept.length>=s,f=m?hs(i.kept):null;i.weighed=oi(h.best,u-r,f,n,o),m&&o.earlyStopping===!0?i.stop={step:u,why:"full"}:m&&f>=i.weighed.bound?i.stop=
{step:u,why:"settled"}:Zc(t.steps[a],u,n)&&(Qc(h.nodes,n).forEach(k=>ti(i,k,n,o)),i.stop={step:u,why:"criteria"})}return i}function Xc(t,e,{ends:n}){gn.has(t)||
gn.set(t,new Map);let o=gn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:ze(s[0])}:null)}return o.get(e)}var hs=t=>Math.min(...t.map(({score:e})=>e));function ti(t,e,n,{lengthPenalty:o}){let s=us(
e,o);if(t.kept.length>=n.size&&!(s>hs(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=hs(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function Zc(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>Cn(r)&&!n.has(r.token_id))}var Cn=({status:t})=>t==="finished"||t==="\
ended";function Qc(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:h})=>h.status==="running"||Cn(h)&&!e.has(h.token_id)),i=h=>n.every((u,m)=>qt(
u,h.beam.progress[m],h,o)),a=r.filter(h=>!h.beam.progress||i(h));return a.length<s?[...a,...r.filter(h=>!a.includes(h))]:a}function si(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],h=a[(t.together?s:a.length)-1]||[];return h.length===r.length&&h.every((u,m)=>el(u,r[m],t))})}function el(t,{node:e,score:n},o){if(He(t)===
null||!Number.isFinite(n))return He(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function ri(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],h=(k,_,A="")=>({node:k,score:us(k,o),place:null,state:_,why:A}),u=new Set(
i.map(({node:k})=>k)),m=tl(r).filter(k=>!u.has(k)).map(k=>{let{stop:_}=a.find(({group:A})=>A===(k.beam.group??null))||a[0];return!_||k.index<_.step?h(k,"out","f\
ell out"):h(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),f=!s&&!n.stop;return[...i.map(({node:k,score:_},A)=>({node:k,score:_,place:A,state:n.
stop&&A<t.wanted?"returned":"kept",why:""})),...f?r.running.map(k=>h(k,"running")).sort((k,_)=>_.score-k.score):[],...m.sort((k,_)=>_.score-k.score)]}var ds=new WeakMap;
function tl({steps:t}){ds.has(t)||ds.set(t,{read:0,nodes:[]});let e=ds.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function to({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var nl=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ii=({processors:t})=>t.filter(e=>!nl.has(e));function ms(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:o,ended:!1,left:null};let h=t.steps[r].find(u=>u.beam.parent===s&&u.beam.token_id===a)||null;if(!h||h.beam.status==="pruned")return{last:o,ended:!1,
left:ol(t,o,s,{index:r,id:a,node:h,candidates:i})};if(o=h,h.beam.status!=="running")return{last:o,ended:!0,left:null};s=h.beam.beam}return{last:o,ended:!1,left:null}}
function ol(t,e,n,{index:o,id:s,node:r,candidates:i}){let a=r&&r.beam||i.find(k=>k.token_id===s)||null,h=r?r.beam.group:e&&e.beam.group,u=t.steps[o].filter(k=>(k.
beam.group??null)===(h??null)||!e),m=u.filter(k=>k.beam.status==="running").map(ze),f=e&&!e.given?ze(e):0;return{index:o,token:a,node:r,considered:u.length,sum:r?
ze(r):a&&He(a.logprob)!==null?f+a.logprob:null,best:m.length?Math.max(...m):null,worst:m.length?Math.min(...m):null}}var no=t=>ms(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var ve={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},ai=new Set(["running"]),It=new Set(["finished"]);function ci(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=gs(t,n),s=new Map((e.returned||[]).map((f,k)=>[f,k+1])),r=so([...o,...s.keys(),...oo(t,n)]),{kids:i,hidden:a}=sl(t,n,e,r,o),{lanes:h,
counts:u}=cl(t,n,i),m=dl(t,n,i,h,e);return hl(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:a,lanes:h,counts:u,columns:m,options:e})}var oo=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>ai.has(n.status));function gs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function so(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function sl(t,e,n,o,s){
let r=new Map,i=new Set([null]),a=new Map,h=new Map,u=m=>(r.has(m)||r.set(m,{on:[],off:[]}),r.get(m));u(null);for(let m=0;m<=e;m++){for(let f of t.steps[m]){let{
before:k}=f,_=n.collapsed.has(k)?k:a.get(k);_!=null?(a.set(f,_),h.set(_,(h.get(_)||0)+1)):ai.has(f.beam.status)?(n.lost||o.has(f))&&(u(k).on.push(f),i.add(f)):(!It.
has(f.beam.status)||n.lost||s.has(f))&&u(k).off.push(f)}t.distributions[m].forEach((f,k)=>{let _=il(t,m,k);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&al(t,m,k,
f,u(_),n.candidates)})}for(let m of r.values()){m.on.sort((A,L)=>A.beam.beam-L.beam.beam);let f=m.off.filter(({beam:A})=>It.has(A.status)),k=m.off.filter(({beam:A})=>!It.
has(A.status)),_=(A,L)=>L.beam.score-A.beam.score;m.off=[...f.sort(_),...rl(k.sort(_),n.candidates)]}return{kids:r,hidden:h}}function rl(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function il(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function al(t,e,n,o,s,r){let i=r-s.off.filter(({beam:h})=>h.parent===n&&!It.has(h.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:h})=>h.parent===n).map(({beam:h})=>h.token_id));for(let h of o.candidates)if(!(h.logprob===null||a.has(h.token_id))&&(s.off.push(xr(t,e,n,o,h)),i-=1,!i))
return}function cl(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let a=[],h=new Set;for(let u of oo(t,i)){let m=n.get(u.before);if(!m||!m.on.includes(u))
continue;let f=u.beam.group??0;s.has(f)||s.set(f,[]),m.on.find(({beam:_})=>(_.group??0)===f)===u&&u.before&&o.has(u.before)?(o.set(u,o.get(u.before)),s.get(f)[o.
get(u).number]=i,h.add(u)):a.push(u)}a.sort((u,m)=>u.beam.beam-m.beam.beam);for(let u of a){let m=u.beam.group??0,f=ll(s.get(m),i,u.before&&o.has(u.before)?o.get(
u.before).number:0);s.get(m)[f]=i,o.set(u,{group:m,number:f})}}let r=new Map([...s].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:o,
counts:r}}function ll(t,e,n){let o=i=>i.sort((a,h)=>Math.abs(a-n)-Math.abs(h-n)||h-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function dl(t,e,n,o,s){
let r=h=>oo(t,h-1).every(u=>{if(!o.has(u))return!0;let m=n.get(u);return m&&m.on.length===1&&!m.off.some(({beam:f})=>It.has(f.status))}),i=[],a=s.live?e-2:e;for(let h=0;h<=
e;h++){let u=i.at(-1);s.fold&&u&&h<=a&&r(h)?u.to=h:i.push({from:h,to:h})}return i.flatMap(h=>{let u=h.to-h.from+1;return u>=ve.short&&!s.unfolded.has(h.from)?[h]:
Array.from({length:u},(m,f)=>({from:h.from+f,to:h.from+f,...u>=ve.short&&f===0?{open:!0}:{}}))})}function hl(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:a,counts:h,columns:u,options:m}){let f=[],k=ve.margin+ve.node+ve.gap;for(let g of u){g.x=k,g.folded=g.to>g.from,g.width=g.folded?ve.fold:ve.node,k+=g.width+
ve.gap;for(let p=g.from;p<=g.to;p++)f[p]=g}let{tops:_,bands:A,height:L}=pl(r,a,h,f),E=g=>_.get(g.group)[g.number],q={node:null,nodes:[],look:"root",x:ve.margin,
y:fl(_),width:ve.node,height:ve.row-4,hidden:0},b=[q],T=new Map([[null,q]]),y=[];function l(g,p,w){let $=f[g.index],v={node:g,nodes:[g],look:c(g),x:$.x,y:p,width:$.
width,height:w,hidden:i.get(g)||0,place:o.get(g)||null,folded:$.folded,column:$,greedy:m.greedy.has(g)};T.set(g,v),b.push(v);let S=T.get(g.before);return S&&y.push(
{from:S,to:v,look:v.look,share:Math.min(1,Math.exp(g.beam.logprob??-1/0))}),v}function c(g){let{status:p}=g.beam;return p==="finished"?n.has(g)?"kept":"fell":p!==
"running"?p:g.index===e?"tip":s.has(g)?"inner":"lost"}for(let g=0;g<=e;g++){let p=f[g];for(let w of oo(t,g))if(a.has(w))if(g>p.from){let $=T.get(w.before);$&&($.
nodes.push(w),$.node=w,$.look=c(w),$.greedy&&=m.greedy.has(w),$.hidden=i.get(w)||0,T.set(w,$))}else l(w,E(a.get(w)),ve.row-4).lane=a.get(w)}for(let[g,p]of r){let w=g===
null?null:a.get(g)&&E(a.get(g));if(w===void 0)continue;let $=new Map;for(let v of p.off){let S=f[v.index];if(!S||S.folded&&!It.has(v.beam.status))continue;let x=w??
_.get(v.beam.group??0)[0],M=$.get(x)||0;$.set(x,M+1),l(v,x+ve.row+M*ve.leaf,ve.leaf-2)}}return{entries:b,edges:y,columns:u,bands:A,at:T,last:e,width:k-ve.gap+ve.
margin,height:L}}function pl(t,e,n,o){let s=new Map;for(let[u,m]of t){let f=new Map;for(let k of m.off){let _=o[k.index];if(!_||_.folded&&!It.has(k.beam.status))
continue;let A=u===null?{group:k.beam.group??0,number:0}:e.get(u);if(!A)continue;let L=`${A.group} ${A.number}`;f.set(L,(f.get(L)||0)+1)}for(let[k,_]of f)s.set(
k,Math.max(s.get(k)||0,_))}let r=new Map,i=[],a=ve.margin,h=n.size>1;for(let[u,m]of n){let f=a;h&&(a+=ve.band),r.set(u,[]);for(let k=0;k<m;k++)r.get(u).push(a),
a+=ve.row+(s.get(`${u} ${k}`)||0)*ve.leaf+ve.between;h&&i.push({group:u,y:f,height:a-f-4}),h&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,ve.margin+ve.row)+ve.margin-ve.between}}var fl=t=>[...t.values()][0][0];var ul=`
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
`,ys={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ws={tall:.55,small:.75},ml=[1,1.8,3,4.5,6.5],gl=[.05,.2,.5,.8],wl={probability:({beam:t})=>j(
Math.min(1,se(t.logprob))),token:({beam:t})=>Z(t.logprob,2),sum:({beam:t})=>Z(t.score,2),score:(t,e)=>Z(an(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
bn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=de("style");n.textContent=ul,this.world=de("g"),this.bands=de("g"),this.ruler=de("g"),this.
edges=de("g"),this.blocks=de("g"),this.nodes=de("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(bs(i)?ws.tall:ws.small);return this.drawBands(e),this.drawRuler(n.zoom>=ws.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=ne(this.bands,e.length,()=>{
let s=de("g");return s.append(de("rect","t-band"),de("text")),s});e.forEach(({group:s,y:r,height:i},a)=>{let[h,u]=o[a].children;U(h,{x:4,y:r,width:n-8,height:i,
rx:8}),U(u,{y:r+16}),O(u,`group ${nt(s)}`)})}drawRuler(e){let n=ne(this.ruler,e.length,()=>de("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{U(n[i],{x:r+8,
y:12}),O(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)U(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let o=new Map;
for(let{from:s,to:r,look:i,share:a}of e.edges){let[h,u]=[s.x+s.width,r.x],[m,f]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(u<n.area[0]||h>n.area[2]||Math.max(m,
f)<n.area[1]||Math.min(m,f)>n.area[3]))continue;let k=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(u-h)*.6),L=`t-edge t-w${gl.filter(E=>a>=
E).length} ${$l(r,i,k)}${n.dim&&!k?" t-dim":""}`;o.has(L)||o.set(L,[]),o.get(L).push(`M${h},${m}C${h+_},${m} ${u-_},${f} ${u},${f}`)}this.drawPaths(this.edges,o,
(s,r)=>{s.style.strokeWidth=`${ml[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=de("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),U(i,{
d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ks(s,n.path)?"path":s.look}${n.dim&&!ks(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:a,width:h,height:u}=s;o.get(r).push(`M${i},${a+u*.2}h${h}v${u*.6}h${-h}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==bs(s))&&(i&&i.group.remove(),i=bl(bs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:a,height:h,look:u}=n,{group:m,
box:f,word:k,right:_,tall:A}=e,L=s?wl[o.number](s,o.penalty):"";if(U(m,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),U(f,{width:a,height:h}),U(_,
{x:a-8}),O(_,L),A)kl(e,n,o);else{let E=`${n.greedy?"G":""}${ys[u]} `;O(k,E+ro(xs(s),12-E.length-Math.ceil(L.length*.82)))}yl(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ks(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},bs=({height:t})=>t>ve.leaf;function bl(t){let e=de("g"),[n,o,s]=[de("rect","t-box"),de("text","t-word"),de("t\
ext","t-small t-right")];e.append(n,o,s),U(n,{rx:t?7:5}),U(o,{x:8,y:t?14:13}),U(s,{y:t?28:13});let r=t?e.appendChild(de("text","t-small")):null;return r&&U(r,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function kl({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,a=ys[i]?`${ys[i]} `:"";s?O(t,a+(r.length>
1?vl(r.map(xs).join(""),28):ro(xs(s),12-a.length))):O(t,o.root),O(e,s?xl(n,o):""),U(e,{class:s&&r.length<2&&io(s)?"t-small t-switch":"t-small"})}function yl(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[de("rect","t-inside"),de("rect","t-\
flag"),de("text","t-flag-text")],t.group.append(...t.flag));let[a,h,u]=t.flag,m=8+7*i.length;U(a,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),U(h,{x:s-m+4,y:-6,width:i?
m:0,height:14,rx:2}),U(u,{x:s-m/2+4,y:5}),O(u,i)}var ks=(t,e)=>t.nodes.some(n=>e.has(n)),io=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function xl({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":io(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function $l(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var xs=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Zt,n=>At[n]||"�")||"(empty)",li=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function ro(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=li(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function vl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+li(r),0)<=e?t:ro(t,o)+ro(n.slice(-o).join(""),o)}var di=700;function $s(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",j(Math.min(1,se(n.logprob)))],["token log p",Z(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",Z(n.raw_logprob)]),i.push(["sum",Z(n.score)]),i.push([`sum / ${o}^${s}`,Z(an(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",Z(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function vs(t,e,n,{
place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),a=i.filter(b=>b.beam.status==="runn\
ing"),h=`beam ${(r.beam??0)+1}`,u=n.started.mode==="beam_sample",m=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,f=o?` It is output ${o}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let k=io(t)?` It continues beam ${r.parent+1}: the text that was ${h} stood lower, or was gi\
ven up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",A=a.reduce((b,T)=>Math.min(b,T.beam.score),1/0),L=Number.isFinite(A)?` The last\
 that went on had a sum of ${Z(A)}.`:"",E={tip:(m?`It was still going on as ${h} when the search stopped.`:`It goes on as ${h}.`)+k+_,inner:`It went on as ${h}.${k}${_}`,
lost:`It went on as ${h}, but nothing came of it: better ones took the places of its continuations.${k}${_}`,kept:`The text ended here and is kept, with a final\
 score of ${Z(r.final_score)}.${f}`,fell:`The text ended here with ${Z(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:u?`It was drawn, and given up: the beams were full.${L}`:`It was considered and \
given up.${L}`,unseen:u?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},q=s?" Greedy decoding would \
have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+q}var ao=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.
text?t.beam.text:"");function Ss(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&qt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}function _s(t,e){let n=(h,u,m)=>t.
querySelector(".gp-picked-"+m)||t.appendChild(d(h,u)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(h,u,m){if(!h){t.hidden=!0;return}let f=u.at.get(h),k=Pe(h.before).map(q=>q.piece??"").join(""),_=i&&k.length>di?"…"+k.slice(-di):k,A=d(
"b","");Ue(A,ao(h)||h.beam.text),o.replaceChildren(d("bdi","",_),A);let L=$s(h,e);h.beam.progress&&L.push(["constraints",Ss(h,m,e.prefix.map(q=>q.token_id))]);let E=([
q,b])=>{let T=[d("dt","",q),d("dd","",b)];if(i)return T;let y=d("div");return y.append(...T),[y]};s.replaceChildren(...L.flatMap(E)),O(r,vs(h,f?f.look:h.beam.status,
e,f||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function hi(){return[...[["tip","goes on"],["lost","✕ led nowhere"],["kept","■ ended, ke\
pt"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let o=de("sv\
g","t-tree"),s=de("g",`t-${e}`),[r,i]=[de("rect","t-box"),de("rect","t-inside")];U(r,{x:2,y:2,width:22,height:11,rx:3}),U(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),
s.append(r,i),o.append(s);let a=d("span");return e==="unseen"?a.append(n):a.append(o,n),a}),d("span","","2→1: beam 2’s text is beam 1 now"),d("span","","★ r\
eturned"),d("span","","G the greedy path")]}var pi=12e3;async function mi(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let a=`beam-tree${s?"-"+(s+1):""}`,u=await{svg:()=>new Blob([gi(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Sl(e,r,i),json:()=>new Blob([JSON.stringify(fi(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([_l(fi(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),m=d("a","",null,{href:URL.createObjectURL(u),download:`${a}.${t}`});m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}function gi(t,e,n){
let o=de("svg"),s=new bn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;U(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),h=o.querySelector("style");h.textContent=h.textContent.replace(/var\((--[\w-]+)\)/g,(m,f)=>a.
getPropertyValue(f).trim());let u=de("rect");return U(u,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),o.insertBefore(u,s.world),new XMLSerializer().
serializeToString(o)}async function Sl(t,e,n){let o=gi(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,pi/t.width,pi/t.height),i=d("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(s,0,
0,t.width,t.height);let h=await new Promise(u=>i.toBlob(u,"image/png"));if(!h)throw new Error("the browser has no room for so large a picture.");return h}function fi(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:m}of t.returned||[])m&&m.sequence===n&&!i.has(m)&&i.set(m,i.size+1);let a=gs(e,
e.steps.length-1),h=e.steps.flatMap(m=>m).map(m=>{let{beam:f}=m;r.set(m,r.size);let k={id:r.get(m),parent:m.before?r.get(m.before):null,step:m.index+1,token_id:f.
token_id,token:f.text,piece:f.piece,logprob:f.logprob,raw_logprob:f.raw_logprob,sum:f.score,length:m.length,score:an(m,s),rank:m.rank,status:f.status,beam:f.beam,
parent_beam:f.parent};return m.given&&(k.given=!0),f.status==="finished"&&Object.assign(k,{final_score:f.final_score,kept:a.has(m)}),i.has(m)&&(k.output=i.get(m)),
(f.group??null)!==null&&Object.assign(k,{group:f.group,diversity_penalty:f.diversity_penalty}),f.progress&&Object.assign(k,{progress:f.progress,bank:f.bank,forced:f.
forced}),k}),u=t.readsSource?{source:o.prompt}:{prompt:o.prompt||ur(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...u,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:h}}var ui=t=>'"'+t.replace(Zt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function _l({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let a=ui(`${i.token}`).
slice(0,-1)+`\\n${Z(i.logprob,2)}  ${Z(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{
let a=(.4+4*Math.min(1,se(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=das\
hed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ui(n)}, style=bold];`,...s,...r,"}",""].
join(`
`)}function wi(t,e){let r={candidates:2,number:"probability"},i=D=>t.querySelector(".gp-"+D),a=i("window"),h=i("tree-nodes"),u=i("slider"),m=new bn(i("picture")),f=new eo(
a,()=>Q());f.resized=()=>{f.settle(),y&&!f.byHand&&f.reveal(R(),30)};let k=_s(i("node-card"),e),_=_s(i("picked"),e),A=0,L=null,E=null,q={},b=new Set,T=new Set,y=null,
l=null,c=!0,g=!1,p=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[A],M=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,N=()=>Math.min(L??1/0,M()-1),I=()=>N()===
x().steps.length-1,z=()=>e.started.effective.length_penalty??1;function W(){let{effective:D,max_new_tokens:J}=e.started,ce=(D.num_beams||1)*J>700;q={...r,lost:!ce,
fold:ce,...ce?{candidates:0}:{},...q.byHand,byHand:q.byHand},A=0,L=E=y=null,b=new Set,T=new Set,$=un(e.started),te(),Object.assign(f,{x:0,y:0,zoom:1,byHand:!1}),
i("candidates-shown").value=q.candidates,i("number").value=q.number,i("lost").checked=q.lost,i("fold").checked=q.fold}function C(){c=!1;let D=I()&&e.returned?e.
returned.map(({last:ge})=>ge):[];y=ci(x(),{...q,upTo:N(),collapsed:b,unfolded:T,returned:D.filter(ge=>ge&&ge.sequence===A),live:!e.finished||!I(),greedy:P()});let{
height:J}=y;f.byHand||(f.zoom=Math.min(1,Math.max(.8,596/J)));let ce=`${Math.round(Math.max(150,Math.min(600,J*Math.min(1,f.zoom)+4)))}px`;a.style.height!==ce&&
(a.style.height=ce),l=null,f.sized(y.width,J),f.byHand||f.reveal(R(),30),cr(),G()}function P(){let{last:D,left:J}=no(x()),ce=so([D]),ge=J&&(J.node||J.token&&$r(
x(),J.index,D,J.token.token_id));return ge?ce.add(ge):ce}function R(){let{x:D,width:J}=y.columns.at(-1),{y:ce,height:ge}=y.at.get(F())||y.entries[0];return{x:D,
y:ce,width:J,height:ge}}let F=()=>{if(!I())return[...x().byStep[N()].values()][0]||null;let D=e.lines().find(({last:J})=>J&&J.sequence===A);return D?D.last:null},
H=()=>e.selected&&e.selected.beam&&e.selected.sequence===A?e.selected:null,K=()=>H()&&H()!==E?H():null;function Q(){g||(g=!0,requestAnimationFrame(()=>{g=!1,!t.
hidden&&x()&&oe()}))}function oe(){(c||!y)&&C();let{x:D,y:J,zoom:ce,area:[ge,ke,it,tt]}=f,Je=l&&ge>=l.area[0]&&ke>=l.area[1]&&it<=l.area[2]&&tt<=l.area[3];l&&f.
gesture&&Math.abs(Math.log(ce/l.zoom))<.4&&ce!==l.zoom?(clearTimeout(S),S=setTimeout(Ve,130)):(!Je||ce!==l.zoom)&&ie([ge,ke,it,tt],ce);let uc=[(l.area[0]-D)*ce,
(l.area[1]-J)*ce].map(mc=>`${mc.toFixed(2)}px`);m.element.style.transform=`translate(${uc}) scale(${ce/l.zoom})`,m.nameBandsAt(D),ir(),i("follow").hidden=!f.byHand}
function ie([D,J,ce,ge],ke){let[it,tt]=[(ce-D)*.2,(ge-J)*.2];l={zoom:ke,area:[D-it,J-tt,ce+it,ge+tt]};let{area:Je}=l;U(m.element,{width:(Je[2]-Je[0])*ke,height:(Je[3]-
Je[1])*ke}),U(m.world,{transform:`translate(${-Je[0]*ke} ${-Je[1]*ke}) scale(${ke})`}),m.draw(y,he(Je))}function he(D){let J=K();return{area:D,zoom:f.zoom,path:so(
[J||F()]),dim:!!J,number:q.number,penalty:z(),goals:$.length?qe:null,root:e.readsSource?"target start":"the prompt"}}let Le=new Map;function qe(D){return D.beam.
progress?(Le.has(D)||Le.set(D,Ss(D,$,e.prefix.map(J=>J.token_id))),Le.get(D)):""}function Ve(){f.gesture=!1,l=null,Q()}function je(){c=!0,Q()}function rt(D){let J=M()-
1;L=D>=J?null:Math.max(0,D),E=L===null?null:F(),e.selectStep(E),L!==null&&(f.byHand=!1),je()}function G(){let D=Math.max(1,M());u.max=D,u.value=N()+1;let{columns:J}=y||
{columns:[]},ce=J.filter(ge=>ge.to>ge.from).reduce((ge,{from:ke,to:it})=>ge+it-ke,0);u.setAttribute("aria-valuetext",`step ${N()+1} of ${D}`),O(i("step-words"),
`step ${N()+1} of ${D}${ce?`, ${ce} folded`:""}`),O(i("play"),w?"❚❚ Pause":"▶ Play")}function te(){clearInterval(w),w=null}function ae(){w?te():(I()&&rt(0),
w=setInterval(()=>{!t.isConnected||I()?te():rt(N()+1),G()},Math.max(130,Math.min(800,2e4/Math.max(1,M()))))),G()}u.addEventListener("input",()=>{te(),rt(Number(
u.value)-1)}),i("play").addEventListener("click",ae);function le(D,J){q[D]=J,q.byHand={...q.byHand,[D]:J},je()}i("candidates-shown").addEventListener("change",({
target:D})=>le("candidates",Number(D.value))),i("number").addEventListener("change",({target:D})=>le("number",D.value)),i("lost").addEventListener("change",({target:D})=>le(
"lost",D.checked)),i("fold").addEventListener("change",({target:D})=>{T=new Set,le("fold",D.checked)}),i("prompt-number").addEventListener("change",({target:D})=>{
A=Number(D.value),e.selectStep(null),je()});let pe=([D,J])=>y&&y.entries.findLast(ce=>D>=ce.x&&D<=ce.x+ce.width&&J>=ce.y-2&&J<=ce.y+ce.height+2);a.addEventListener(
"pointermove",D=>{if(D.pointerType==="touch")return k.hide();let J=f.pointers.size?null:pe(f.at(D));J!==v&&(v=J,a.style.cursor=J&&J.node?"pointer":"",J&&J.node?
we(J):k.hide())}),a.addEventListener("pointerleave",()=>{v=null,k.hide()}),a.addEventListener("click",D=>{if(f.moved)return;let J=pe(f.at(D));J&&(Xo(J),ye(J))});
function we(D){k.show(D.node,y,$);let{x:J,y:ce,zoom:ge}=f,[ke,it]=[(D.x-J)*ge,(D.y+D.height-ce)*ge+8],{element:tt}=k,Je=(D.y-ce)*ge-tt.offsetHeight-8;tt.style.left=
`${Math.max(4,Math.min(ke,f.width-tt.offsetWidth-4))}px`,tt.style.top=`${it+tt.offsetHeight>f.height&&Je>0?Je:it}px`}function ye(D){D.folded?(T.add(D.column.from),
je()):D.node&&(E=null,e.selectStep(D.node===H()&&K()?null:D.node))}function gt(D){let{node:J,column:ce}=D;J&&(D.folded?T.add(ce.from):y.columns.some(({from:ge,open:ke})=>ke&&
ge===J.index)&&T.has(J.index)?T.delete(J.index):b.has(J)?b.delete(J):J.beam.status==="running"&&b.add(J),je())}let Et=D=>y.entries.filter(({nodes:J})=>J.length&&
J[0].before===D.node),Yo=D=>D.node?D.nodes[0].index+2:1;function Xo(D,J=!1){let ce=p,ge=ce&&document.activeElement===ce;p=d("div","",null,{role:"treeitem",tabindex:"\
0","aria-level":Yo(D),"aria-label":pc(D)});let ke=D.node?Et(y.at.get(D.nodes[0].before)||y.entries[0]):[D];p.setAttribute("aria-setsize",ke.length||1),p.setAttribute(
"aria-posinset",Math.max(0,ke.indexOf(D))+1),p.setAttribute("aria-selected",String(!!D.node&&D.node===H())),D.hidden||D.folded?p.setAttribute("aria-expanded","f\
alse"):Et(D).length&&p.setAttribute("aria-expanded","true"),p.entry=D,h.append(p),ce&&ce.remove(),ir(),(ge||!J)&&p.focus({preventScroll:!0})}function pc(D){if(!D.
node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let J=D.nodes.length>1?`${D.nodes.length} tokens, ${ee(D.nodes.map(ao).join(
""))}`:ee(ao(D.node)),ce=$s(D.node,e).map(([ge,ke])=>`${ge} ${ke}`);return[J,`step ${D.node.index+1}`,vs(D.node,D.look,e,D),...ce].join(", ")}function ir(){if(!y)
return;let D=p&&p.entry,J=D&&(D.node?y.at.get(D.node):y.entries[0])||y.at.get(F())||y.entries[0];if(!p||J!==D)if(p&&D&&J.node===D.node)p.entry=J;else return Xo(
J,!0);let{x:ce,y:ge,zoom:ke}=f;Object.assign(p.style,{left:`${(J.x-ce)*ke}px`,top:`${(J.y-ge)*ke}px`,width:`${J.width*ke}px`,height:`${J.height*ke}px`})}function ar(D,J){
let ce=y.entries.filter(ge=>ge.x===D.x).sort((ge,ke)=>ge.y-ke.y);return ce[ce.indexOf(D)+J]}h.addEventListener("keydown",D=>{if(D.ctrlKey||D.metaKey||D.altKey||
!p)return;let{entry:J}=p,ce=ke=>{ke&&(f.byHand=!0,f.reveal(ke),Xo(ke))},ge={ArrowLeft:()=>ce(J.node&&y.at.get(J.nodes[0].before)),ArrowRight:()=>ce(Et(J)[0]),ArrowDown:()=>ce(
ar(J,1)),ArrowUp:()=>ce(ar(J,-1)),Home:()=>ce(y.entries[0]),End:()=>ce(y.at.get(F())),Enter:()=>ye(J)," ":()=>gt(J),Escape:()=>e.selectStep(null),"+":()=>f.zoomBy(
1.25),"-":()=>f.zoomBy(.8),0:()=>f.whole()};Object.hasOwn(ge,D.key)&&(D.preventDefault(),D.stopPropagation(),ge[D.key]())}),h.addEventListener("focusin",({target:D})=>y&&
D.matches(":focus-visible")&&we(D.entry)),h.addEventListener("focusout",()=>k.hide()),i("in").addEventListener("click",()=>f.zoomBy(1.3)),i("out").addEventListener(
"click",()=>f.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{f.byHand=!0,f.whole()}),i("follow").addEventListener("click",()=>{f.byHand=!1,L=null,je()}),
i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?document.exitFullscreen():t.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{t.isConnected&&(O(i("full-screen"),document.fullscreenElement===t?"Leave full screen":"Full screen"),f.byHand=
!1,je())}),i("go-on").addEventListener("click",()=>{let D=H();D&&e.ask({type:"branch",step:D,tokenId:D.chosen.token_id})}),i("collapse").addEventListener("click",
()=>{let D=y.at.get(H());D&&gt(D)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener("click",async({target:D})=>{let J=D.
dataset.file;if(J){if(J==="html")return e.ask({type:"save_page"});O(i("told"),"");try{await mi(J,{tree:y,log:e,prompt:x(),number:A,view:he(null),root:t})}catch(ce){
O(i("told"),`The picture could not be made: ${ce.message} Save it as SVG instead.`)}}});function cr(){let D=H();if(i("picked").hidden=!D||D===E,i("picked").hidden)
return;_.show(D,y,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let J=y.at.get(D),ce=J&&!J.hidden&&Et(J).length;i("collapse").hidden=!J||!ce&&!J.hidden||D.beam.
status!=="running",O(i("collapse"),J&&J.hidden?`Open what follows (${J.hidden})`:"Fold what follows")}function fc(){let D=e.prompts.length;i("which").hidden=D<2,
i("prompt-number").options.length!==D&&(i("prompt-number").replaceChildren(...e.prompts.map((J,ce)=>d("option","",String(ce+1),{value:ce}))),i("prompt-number").
value=A)}return i("legend-line").append(...hi()),D=>{t.hidden=!e.usesBeams,D.run&&e.started&&W(),!t.hidden&&(i("files").querySelector("[data-file=html]").hidden=
!e.canAsk,(D.run||D.steps||D.status)&&(c=!0,fc()),l=null,oe(),cr())}}var Ml={returned:"★",kept:"■",running:"●",out:"□"},Ol={returned:"output",kept:"kept",running:"still runs"},[El,bi]=[100,14],Tl=16,Ms=new WeakMap,ki=new WeakMap;
function co(t){let e=[],n=t;for(;n&&!Ms.has(n);)e.push(n),n=n.before;let o=n?Ms.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!Cn(s.beam)?s.chosen.text:
""),Ms.set(s,o);return o}function ho(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Ll(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Al(t,e,n){if(n.ends.has(t.beam.token_id))return Ne("eos")[0];
if(t.length>=n.maxNew)return Ne("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Ne(o.stopReason)[0]:"a stopping criterion"}var lo=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[d("span","gp-sign",null,{"aria-hidden":"true"}),d("span")];n[0].append(o,s);let r=d("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[d("bdi","gp-head-text"),d("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let h={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:a,node:null};
return this.rows.push(h),h}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:h})=>(h.beam.group??null)!==null),words:e.some(({node:h})=>h.beam.progress)};for(let[
h,u]of Object.entries(s))Y(this.table.tHead.querySelector(`.gp-${h}-column`),u);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:h})=>co(h)),i=r.
map(h=>Ll(h,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:h})=>h===this.log.selected));this.rows.forEach((h,u)=>{Y(h.row,
u<e.length),!h.row.hidden&&(h.pick.tabIndex!==(u===a?0:-1)&&(h.pick.tabIndex=u===a?0:-1),this.fill(h,e[u],r.length>1?i[u]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},a,h,u,m){let{cells:f,pick:k}=e,[_,A]=[co(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),O(e.sign,Ml[r]),O(e.
place,s===null?i||Ol[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,a,A),k.getAttribute("aria-pressed")!==String(A)&&k.setAttribute("aria-pressed",
String(A)),Y(f[1],m.moved),m.moved&&O(f[1],Cl(s,h.get(n))),Y(f[2],m.group),m.group&&O(f[2],nt(n.beam.group)),O(f[4],Number.isFinite(ze(n))?Z(ze(n)):"−∞"),O(
f[5],String(n.length)),O(f[6],Number.isFinite(o)?Z(o):"−∞"),Y(f[7],m.words),m.words&&O(f[7],this.written(n,u)),O(f[8],r==="running"?"–":`${n.index+1}: ${Al(
n,this.log,u)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let a=i||r<Tl?0:r,h=`${i} ${a} ${s}`;if(ki.get(e)===h)return;ki.set(e,h);let u=Array.from((a?"…":"")+s.
slice(a)),m=i||u.length<=2*bi?0:bi,f=u.slice(0,u.length-m);Ae(n,(i?f:f.slice(0,El)).join("")),Ae(o,m?u.slice(-m).join(""):"",{plain:!m}),e.setAttribute("aria-la\
bel",ee(s)),a||u.length>60?De(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>qt(r,e.beam.progress[i],
e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function Cl(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var po=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(no(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=ii(s.started).map(a=>wt(a)[0]);this.doubt.hidden=!i.length||!!r,O(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:me(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let a=s.prompts.some(({steps:k})=>(k[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let h=`its sum is ${Z(ze(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let k=s.prompts[e.sequence].running.
map(ze);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${h}`,k.length?`; the best beam has ${Z(Math.max(...k))}.`:"."]}let u=r.findIndex(({
node:k})=>k===e);if(u===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${h}, its score ${Z(r[0].score,4)}.`];let m=r[0]?
` The best has a sum of ${Z(ze(r[0].node))} after ${r[0].node.length} tokens, and a score of ${Z(r[0].score,4)}.`:"";if(u>0)return[`The text of ${i} ended, and \
has place ${u+1}: ${h}, its score ${Z(r[u].score,4)}.${m}`];let f=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${f}: ${h}.${m}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:a},h,u){let m=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,f=[s===null?"":`its sum ${Z(s)}`,a===null?"":`the last beam that\
 went on had ${Z(a)}, the best ${Z(i)}`].filter(Boolean);return[`${h} left the path of ${u} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[m,...f].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([L])=>L),i=ms(n.prompts[o],L=>r[L]),a=L=>L.reduce((E,q)=>E+(He(q)??-1/0),0),h=s.prompts[o].
kept[0],u=h?Pe(h.node).filter(L=>!L.given):[],m=this.log.started.processors.length?" before the processors":"",f=(L,E)=>`${L} tokens with a log-probability of ${Z(
E)}${m}`,k=d("span");this.fill(k,["Run by the library, greedy decoding wrote ",{token:ho(e.text,60),className:"gp-wrote"},`: ${f(r.length,a(e.tokens.map(([,,L])=>L)))}`,
h?`; the best output has ${f(u.length,a(u.map(({chosen:L})=>L.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=d("deta\
ils"),A=d("table");for(let[L,[,E,q]]of e.tokens.entries()){let b=A.insertRow();b.insertCell().textContent=L+1,b.insertCell().append(me(E)),b.insertCell().textContent=
Z(He(q))}_.append(d("summary","","Its tokens and their log-probabilities"),A),this.exactly.replaceChildren(k,_)}};var kn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Os=t=>wn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
fo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=wn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=d("th","",null,{scope:"row"});o.append(s);let[r,i,a]=Array.from({length:3},
()=>o.insertCell()),h=d("span"),u=d("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(h," ",u);let m={
row:o,head:s,words:h,button:u,because:i,outputs:a,value:e,name:n,rule:null};return u.addEventListener("click",()=>{this.asked=m.rule,this.log.ask({type:"search",
kind:"rule",rule:m.rule}),this.sayButton(m)}),m}sayButton({button:e,rule:n}){let o=!!(this.asked&&kn(this.asked,n));e.disabled=o,O(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
O(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let a=kn(i.rule,e.own);xe(i.row,a?
"gp-own-rule":""),O(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:a}=i.prompts[o],h=a.every(({exact:f})=>f),
u=i.stop&&h?null:this.answerTo(e.rule),m=!u&&!(i.stop&&h);if(e.button.hidden=!m||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
u){O(e.words,`after step ${u.steps}`),O(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(u));return}h?O(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${to(i)}`:"not yet"):O(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),O(e.because,this.reasons(a,n,e.rule)),!h||
!i.stop?O(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&kn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:h})=>h[o].kept.slice(0,s));return[r.filter(({node:h},u)=>!i[u]||
i[u].node!==h).length,r.length,r[0]?{text:co(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${Z(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",me(ho(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${Os(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${a}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>Pl(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:h}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(h===null)return`fewer than ${o.size} texts have ended`;let u=s.earlyStopping==="never"&&s.lengthPenalty>0,m=`${Z(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${Z(
a,4)}`+(u?" (as if it had the longest possible length)":""),f=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${f}, ${m}, is above \
the worst that is kept, ${Z(h,4)}`;if(e.why==="settled")return`no ${f} can better what is kept: the best, ${m}, is not above the worst that is kept, ${Z(h,4)}`;
let k=a>h?`, though the best ${f}, ${m}, was above the worst of them, ${Z(h,4)}`:"";return`${o.size} texts have ended, which is enough${k}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Ne(s.stop_reason)[0]})`:""}`}},Pl=({group:t})=>t===null?"":
`group ${nt(t)}: `;function yi(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,a,h]=["slide","power","rule","own-again","of-prompt"].map(o),[u,m,f]=["formula","honest","rest"].map(
o),k=new lo(o("hypothesis-table"),e),_=new fo(t,e),A=new po(t,e),L={},E=new Map;for(let[x,M]of wn)i.append(d("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>q({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&q({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(b(fs(e)),!0)),i.addEventListener("change",()=>q({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{L={},c(),s.focus()}),
h.addEventListener("change",()=>c());function q(x){L={...L,...x},c()}let b=x=>({...x.own,...L});function T(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function y(x){return M=>{let N=JSON.stringify(
M),I=E.get(N);if(I)return I;let z=ni(x,M);return z.stop&&E.set(N,z),z}}function l(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function c({onlySelection:x=!1,anew:M=!1}={}){let N=fs(
e),I=!!(e.finished||e.failed),z=g(N.prompts.length),W=y(N),C=N.together!==null&&si(N,W(N.own),!!e.finished),P=C?b(N):N.own,R=C?W(P):l(N),F=C?W(N.own):R,H=C&&!kn(
P,N.own),K=ri(N,z,R,P,I),Q=H?new Map(F.prompts[z].kept.map(({node:ie},he)=>[ie,he])):null;if(k.draw(K.slice(0,40),Q,N),f.hidden=K.length<=40,O(f,`and ${B(K.length-
40)} more, with lower scores`),x)return;for(let ie of["what-if","stopping"])o(ie).hidden=!C;o("greedily").hidden=!1,T(P,M),a.hidden=!H,O(a,`Back to the run’s ow\
n: ${Ut(N.own.lengthPenalty)}, ${Os(N.own.earlyStopping)}`);let oe=K.filter(({place:ie})=>ie!==null);O(o("counts"),p(K,oe)),O(o("scored"),`sum / length ^ ${Ut(P.
lengthPenalty)}`),u.setAttribute("aria-live",H?"polite":"off"),O(u,w(oe[0],P)),$(C?S(R,F,z,N,P,I):v(N)),C&&_.draw(N,z,W,P,I),A.draw(N,z,F)}function g(x){return o(
"of-prompts").hidden=x<2,h.options.length!==x&&h.replaceChildren(...Array.from({length:x},(M,N)=>d("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,h.selectedIndex)}
function p(x,M){let N=x.filter(({state:z})=>z==="running").length,I=x.filter(({state:z})=>z==="returned").length;return[`${B(x.length-N)} ended`,`${B(M.length)}\
 kept`,...N?[`${B(N)} running`]:[],...I?[`${B(I)} output${I>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:N,
score:I}=x;return`The best: score = sum / length ^ length_penalty = ${Z(ze(N))} / ${N.length} ^ ${Ut(M)} = ${Z(I,4)}`}function $(x){m.hidden=!x,O(m,x)}function v(x){
return x.prompts.every(({steps:M,given:N})=>M.length===N)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,N,I,z,W){
let C=Math.max(1,...I.prompts.map(({steps:F})=>F.length-I.start)),P=C**z.lengthPenalty;if(!Number.isFinite(P)||P===0)return`No number of the machine holds ${C} \
^ ${Ut(z.lengthPenalty)}: the search itself would fail.`;let R=x.prompts[N].pools.filter(({exact:F})=>!F);if(R.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${R.map(({group:H})=>"group "+nt(H)).join(", ")} would have lost to divers\
ity.`;if(kn(z,I.own))return"";if(!x.stop){let F=`${to(x)}, where the record${I.together?"":" of a group"} ends`;return W?`With these settings the search would h\
ave gone on past step ${F}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let F=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${F}: what ended later does not count.`}return""}return x=>{if(x.run&&(L={},E=new Map,h.replaceChildren()),
(x.run||x.searched)&&(_.asked=A.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:N,steps:I,status:z,selection:W,searched:C}=x;N||I||z||C?c({anew:N}):W&&c({onlySelection:!0})}}var Nl=["token_id","text","piece","logprob","raw_logprob","entropy"],Es=class extends Gt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},uo=class extends rn{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new Es(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(xi,e.type)&&xi[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?Fe(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,a])=>[i,r(i,a)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},xi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Nl.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var $i={},vi={},mo=new Map,go=new Map,Ts="bits";function Ls(t){return mo.has(t)||mo.set(t,Object.assign(new Gt,{unit:Ts})),mo.get(t)}function As(t){return go.has(
t)||go.set(t,Object.assign(new uo(t),{unit:Ts})),go.get(t)}function Cs(t){Ts=t;for(let e of[...mo.values(),...go.values()])e.setUnit(t)}function Wl(t,e,{log:n="\
main"}={}){Si($i[t],t,e,Ls(n))}function ql(t,e,{group:n}){Si(vi[t],t,e,As(n))}function Si(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}_r(s),o.subscribe(s,t(s,o))}function Il(t,e,n){Ls(t).feedRun(e||"",n)}function Rl(t,e,n){As(t).
feedRun(e||"",n)}function _i(t,e){$i=t,vi=e;let n={mount:Wl,feed:Il,chooseUnit:Cs,log:Ls,RunLog:Gt,mountGroup:ql,feedGroup:Rl,group:As};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function wo(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function Pn(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",o)}var Oi={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:j},count:{least:[0,1],powers:!0,write:t=>Mi(10**t)},rank:{least:[-1,0],powers:!0,write:t=>Mi(10**-t)}},Mi=t=>t<1e4?B(Math.round(
t)):B(Math.round(t/1e3))+"k",Nn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
uncertain the next token was, for the model (before) and for the draw (after).",series:[{name:"surprisal",look:"gp-surprisal",tip:"How unexpected the chosen tok\
en was: minus the logarithm of its probability after the processors; before them where a text was only read.",value:t=>Ie(t).surprisal},{name:"entropy before",look:"\
gp-entropy-before",tip:"How uncertain the model was, before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entro\
py after",look:"gp-entropy-after",tip:"How uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"c\
andidates kept",axis:"count",about:"How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one bel\
ow.",series:[{name:"candidates kept",look:"gp-left",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.log10(Math.max(
1,at(t)))}]},cumulative:{name:"cumulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where th\
e text is unlikely. The prompt is added up for itself.",series:[{name:"after the processors",look:"gp-drawn",sum:!0,tip:"Added up from the probabilities that th\
e tokens were drawn with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",look:"gp-model",sum:!0,tip:"Added up from the pr\
obabilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found\
 each looked-up token at each place, before the processors.",of:t=>se(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>se(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var Ei=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function Ti(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),a=t.querySelector(".gp-cursor"),h=t.querySelector(".gp-reading"),u=t.querySelector(".gp-unit"),m=t.querySelector(".gp-view"),f={left:46,right:10,top:10,bottom:24,
height:240},k=[],_=[],A=[[1/0,-1/0]],L=A[0],E=0,q=new Map,b=0,T="",y=()=>Nn[m.value],l=()=>Oi[y().axis],c=G=>G.isPrompt?G.index-e.started.prompt_tokens.length:G.
index;function g(){let G=Object.keys(Nn).filter(ae=>Nn[ae].series||q.size);if(G.length===m.options.length)return;let te=G.includes(m.value)?m.value:G[0];m.replaceChildren(
...G.map(ae=>d("option","",Nn[ae].name,{value:ae}))),m.value=te}function p(G){let te=!1;for(let ae of G)for(let{token_id:le,text:pe}of ae.watched||[])te||=!q.has(
le),q.set(le,pe);return te}let w=({of:G})=>[...q].slice(-8).map(([te,ae],le)=>({name:ae,look:`gp-watched-${le}`,tip:`The looked-up token ${ee(ae)}, number ${te}\
 of the vocabulary.`,value:pe=>{let we=(pe.watched||[]).find(({token_id:ye})=>ye===te);return we?G(we):null}})),$=(G,te,ae)=>{let le=document.createElementNS(s.
namespaceURI,G);te&&le.setAttribute("class",te);for(let[pe,we]of Object.entries(ae||{}))le.setAttribute(pe,we);return le};function v(){g(),k=(y().series||w(y())).
map((G,te)=>({...G,line:$("polyline",G.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${G.look}`,{d:Ei[te]}),ends:[],totals:[
0]})),_=[],A=A.slice(0,1),T="",i.replaceChildren(...k.map(({line:G})=>G).reverse()),a.replaceChildren(a.querySelector(".gp-here"),...k.map(({dot:G})=>G).reverse()),
t.querySelector(".gp-keys").replaceChildren(...k.map(S)),z()}function S({name:G,look:te,tip:ae},le){let pe=d("span","",null,{tabindex:"0","data-tip":ae}),we=$("\
svg","",{width:26,height:8,"aria-hidden":"true"});return we.append($("line",`gp-key ${te}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${te}`,{d:Ei[le],transform:"\
translate(13 4)"})),pe.append(we,y().of?me(G):G),pe}function x(G,te,ae){let le=s.createSVGPoint();[le.x,le.y]=[te,ae],G.points.appendItem(le)}let M=([G,te],ae)=>[
Math.min(G,ae),Math.max(te,ae)],N=(G,te,ae)=>te===null||G.sum?He(te):He(te)??Math.max(l().least[1],ae[1]);function I(G){let{keep:te,added:ae}=yt(_,G);if(p(ae)){
v(),I(G);return}_.length=te,A.length=te+1;for(let le of k){le.ends.length=te,le.totals.length=te+1;let pe=le.ends.at(-1)??0;for(;le.line.points.numberOfItems>pe;)
le.line.points.removeItem(le.line.points.numberOfItems-1)}for(let le of ae){let pe=A.at(-1);for(let we of k){let ye=N(we,we.value(le),pe);if(we.sum){let gt=we.totals.
at(-1);ye=gt===null||ye===null?null:gt+ye,we.totals.push(ye)}ye!==null&&(x(we.line,le.index,ye),pe=M(pe,ye)),we.ends.push(we.line.points.numberOfItems)}A.push(pe),
_.push(le)}}function z(){E=e.promptSteps.length,O(t.querySelector(".gp-about"),y().about+(E?" The prompt stands before the text, on a ground of its own.":"")),L=
[1/0,-1/0];for(let G of k){G.promptLine&&G.promptLine.remove(),G.promptLine=null;let te=0;for(let ae of e.promptSteps){let le=N(G,G.value(ae),L);le!==null&&(G.sum&&
(le=te+=le),G.promptLine||(G.promptLine=$("polyline",`${G.look} gp-of-prompt`,{"vector-effect":"non-scaling-stroke"}),i.prepend(G.promptLine)),x(G.promptLine,c(
ae),le),L=M(L,le))}}}let W=()=>Math.max(9,_.length-1)+E,C=G=>f.left+(G+E)/W()*(b-f.left-f.right),P=()=>l().unit?Fe(1,e.unit):1;function R(){let{least:G,powers:te}=l(),
ae=P(),[le,pe]=[A.at(-1),L].reduce(([ye,gt],[Et,Yo])=>[Math.min(ye,Et*ae),Math.max(gt,Yo*ae)],G),we=te?Math.max(1,Math.ceil((pe-le)/6)):H(pe-le,4);return{low:Math.
floor(le/we+1e-9)*we,high:Math.ceil(pe/we-1e-9)*we,step:we}}let F=(G,{low:te,high:ae})=>f.top+(1-(G-te)/(ae-te))*(f.height-f.top-f.bottom);function H(G,te){let ae=G/
te,le=10**Math.floor(Math.log10(ae));return le*[1,2,5,10].find(pe=>pe*le>=ae)}function K(){let G=R(),te=[b,W(),E,G.low,G.high,e.unit].join(" ");if(te===T||!b)return;
T=te;let ae=(C(1)-C(0)).toFixed(5),le=(F(0,G)-F(P(),G)).toFixed(5);i.setAttribute("transform",`matrix(${ae} 0 0 ${-le} ${C(0)} ${F(0,G)})`),r.replaceChildren();
let pe=E?C(-.5):0;E&&r.append($("rect","",{x:f.left,y:f.top,width:Math.max(0,pe-f.left),height:f.height-f.top-f.bottom}));for(let ye=G.low;ye<=G.high+G.step/1e6;ye+=
G.step)Q(f.left,F(ye,G),b-f.right,F(ye,G)),oe(l().write(Math.abs(ye)<G.step/1e6?0:ye),f.left-7,F(ye,G)+4,"end");let we=H(W()+1,Math.max(3,Math.min(10,b/90)));for(let ye=Math.
max(1,we);ye<=W()-E+1;ye+=Math.max(1,we))oe(ye,C(ye-1),f.height-6,"middle");E&&(Q(pe,f.top,pe,f.height-f.bottom,"gp-border"),pe-f.left>44&&oe("prompt",f.left,f.
height-6,"start")),oe("token",C(0),f.height-6,"start"),l().unit&&oe(e.unit,Math.max(f.left,pe)+4,G.high>0?f.top+12:f.height-f.bottom-6,"start")}function Q(G,te,ae,le,pe){
r.append($("line",pe,{x1:G,y1:te,x2:ae,y2:le}))}function oe(G,te,ae,le){let pe=$("text","",{x:te,y:ae,"text-anchor":le});pe.textContent=G,r.append(pe)}function ie(G){
if(a.setAttribute("visibility",G&&b?"visible":"hidden"),!G){O(h,"The curve grows with the text."),Pn(o,null,0,"no token yet");return}let te=C(c(G));for(let[pe,we]of Object.
entries({x1:te,x2:te,y1:f.top,y2:f.height-f.bottom}))a.querySelector(".gp-here").setAttribute(pe,we);let ae=R();for(let pe of k){let we=he(pe,G);pe.dot.setAttribute(
"visibility",we===null?"hidden":"inherit"),we!==null&&pe.dot.setAttribute("transform",`translate(${te} ${F(we*P(),ae)})`)}let le=Le(G);O(h,le),Pn(o,G,_.length,le,
E)}function he(G,te){let ae=te.isPrompt?G.promptLine:G.line;if(!ae||!ae.points.numberOfItems)return null;if(te.isPrompt){let pe=ae.points.numberOfItems-E+te.index-
1;return pe<0?null:ae.points.getItem(pe).y}let le=G.ends[te.index]??0;return le===(G.ends[te.index-1]??0)?null:ae.points.getItem(le-1).y}function Le(G){let te=`${G.
isPrompt?`Prompt token ${G.index+1}`:`Token ${G.index+1}`}, ${ee(G.chosen.text)}: `,{surprisal:ae,entropyBefore:le,entropyAfter:pe}=Ie(G),[we,ye,gt]=[ae,le,pe].
map(Et=>Me(He(Et),e.unit));return y().of?te+(Ve(G)||"no token was looked up here"):m.value==="kept"?te+(G.isPrompt?"no processor takes part":`${B(at(G))} of ${B(
G.distribution.vocab)} tokens kept`):m.value==="cumulative"?te+qe(G):te+`surprisal ${we}; entropy `+(G.isPrompt?ye:`${ye} before, ${gt} after`)}function qe(G){return"\
log-probability so far "+k.filter(ae=>ae.value(G)!==null).map(ae=>{let le=he(ae,G);return`${le===null?"minus infinity":Me(le,e.unit)} ${ae.name}`}).join(", ")}function Ve(G){
return(G.watched||[]).map(te=>{let ae=te.logprob===null?"removed after":`${j(se(te.logprob))} after`;return`${ee(te.text)} ${j(se(te.raw_logprob))} before${te.raw_rank?
` (rank ${B(te.raw_rank)})`:""}, ${ae}`}).join("; ")}function je(G){let te=(G.clientX-s.getBoundingClientRect().left-f.left)/(b-f.left-f.right),ae=Math.max(-E,Math.
min(_.length-1,Math.round(te*W())-E));return ae<0?e.promptSteps[ae+E]:_[ae]}wo(o,e,{stepUnder:je,hover:G=>O(h,Le(G)),leave:()=>ie(e.current())}),u.addEventListener(
"change",()=>Cs(u.value)),m.addEventListener("change",()=>{v(),rt()});function rt(){let G=e.current();I(G?e.lastOf(G):null),K(),ie(G)}return new ResizeObserver(
([G])=>{b=G.contentRect.width,rt()}).observe(o),G=>{G.unit&&(u.value=e.unit),G.run&&(q=new Map),G.watched&&p(_),G.run||G.watched?v():G.prompt&&z(),rt()}}var Li=new WeakMap;function Ke(t){let e=Li.get(t)||[],[n]=t.lines(),{keep:o,added:s}=yt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return Li.set(t,e),
e}function pt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function Qe({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var bo=({groups:t},e,n)=>Ai(t[e].model)===Ai(t[n].model);function Ai(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function ko(t,e,n){let o=[e,n].map(i=>Ke(t.shownOf(i).log)),s=bo(t,e,n)?Bl(...o):
Fl(...o),r=o.map((i,a)=>s[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function Bl(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Ci=({piece:t})=>t??"\0";function Fl(...t){
let[e,n]=t.map(r=>r.map(Ci).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>zl(r,s))}function zl(t,e){let n=0,o=0;for(;o<
t.length&&(n+=Ci(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var Wn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Pi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Ni=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Wi(t){let e=Ni?[...Ni.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function qi(t,e){
let n=[t,e].map(f=>f.map(({word:k})=>k)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let a=0;for(;a<r-i&&o.at(-1-a)===s.at(-1-a);)a+=1;
let h=n.map(f=>f.map((k,_)=>_<i||_>=f.length-a)),u=n.map(f=>f.slice(i,f.length-a)),m=u.some(f=>f.length>1200);for(let[f,k]of jl(...u.map(_=>_.slice(0,1200))))h[0][i+
f]=h[1][i+k]=!0;return{kept:h,shared:h[0].filter((f,k)=>f&&o[k]).length,cut:m}}function jl(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;o[a]=t[r]===e[i]?o[a+n+1]+1:Math.max(o[a+n],o[a+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function Ii(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function h(k){let _=d("div","gp-text-side"),A=d("h3","gp-side-name"),L=d("p","gp-side-text",
null,{dir:"auto"});return _.append(A,L),s.append(_),{head:A,body:L,tag:k}}let u=["del","ins"].map(h);function m({body:k,tag:_},A,L){let E=[],q="",b=!1,T=()=>{q&&
E.push(b?d(_,"",q):q),q=""};A.forEach(({space:y,word:l},c)=>{let g=!L[c]&&!!l;g!==b?!g||!q?(T(),b=g,q=y+l):(q+=y,T(),b=!0,q=l):q+=y+l}),T(),k.replaceChildren(...E)}
function f(k){clearTimeout(i),i=0,a=performance.now();let _=k.map(y=>Wi(Wn(Ke(e.shownOf(y).log)))),{kept:A,shared:L,cut:E}=qi(..._);u.forEach((y,l)=>m(y,_[l],A[l]));
let[q,b]=_.map(y=>y.filter(({word:l})=>l).length),T=t.querySelector(".gp-alike");Y(T,q+b>0),q+b&&(O(t.querySelector(".gp-share"),`${j(2*L/(q+b))} in common`),O(
t.querySelector(".gp-formula"),`2 × ${B(L)} shared words / (${B(q)} + ${B(b)})`)),Y(t.querySelector(".gp-cut"),E),O(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${B(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let k=e.header&&e.header.kind===
"lanes"?pt(e):null,_=k?k.map(b=>Ke(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let A=k.map(b=>Qe(e,b)),L=JSON.stringify([A,..._.map(b=>Wn(
b))]);if(L===r&&(!i||e.running))return;r=L,O(t.querySelector(".gp-pair"),`${A[0]} beside ${A[1]}, word by word`),u.forEach(({head:b},T)=>Ae(b,`${A[T]} ${e.groups[k[T]].
title}`,{plain:!0}));let q=_[0].length*_[1].length>2e5&&e.running?a+500-performance.now():0;q<=0?f(k):i||=setTimeout(()=>f(pt(e)),q)}}function Ri(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
h=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],u="";function m(){for(let y of h)y.replaceChildren(...e.groups.map(({title:l},c)=>d("option","",`${Qe(
e,c)} ${l}`,{value:c})))}h.forEach((y,l)=>y.addEventListener("change",()=>{let c=pt(e),g=Number(y.value),p=g===c[1-l]?c[l]:c[1-l];e.setPair(...l?[p,g]:[g,p])}));
let f=({log:y})=>!!(y.finished||y.failed||e.done);function k(y,{kind:l,at:c,shorter:g}){let[p,w]=y.map(C=>Qe(e,C)),[$,v]=y.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>Ke(
C));if(!S[0].length||!S[1].length)return[`${p} and ${w} have no tokens to compare yet.`];let x=`${B(c[0])} token${c[0]===1?"":"s"}`;if(l==="same")return f($)&&f(
v)?[`${p} and ${w} never parted: both wrote the same ${x}.`]:[`${p} and ${w} have written the same so far: ${x}.`];if(l==="shorter"){let[C,P]=g?[w,p]:[p,w];if(!f(
g?v:$))return[`${p} and ${w} have written the same so far; ${P} is ahead.`];let{finished:R}=(g?v:$).log,F=R&&R.sequences.length?`, which ${Ne(R.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${B(c[g])} tokens${F}, is how ${P} begins. ${P} goes on with `,{token:S[1-g][c[1-g]].chosen.text},"."]}let M=c[0]===c[1]?`at tok\
en ${B(c[0]+1)}`:`at token ${B(c[0]+1)} of ${p} and token ${B(c[1]+1)} of ${w}`,N=Wn(S[0],c[0]),I=N?["Both had written ",{token:Pi(N)},". "]:["They part at once\
. "],[z,W]=S.map((C,P)=>C[c[P]]);return[...N?[`They part ${M}. `]:[],...I,`${p} ${_(z)} `,{token:z.chosen.text},` (${A(z)}), ${w} ${z.given||W.given?`${_(W)} `:
""}`,{token:W.chosen.text},` (${A(W)}).`]}let _=({given:y})=>y?"was given":"chose",A=y=>y.chosen.logprob===null?Pt(y.chosen):j(Ie(y).probability);function L(y){
let l=JSON.stringify(y);l!==u&&(u=l,s.replaceChildren(...y.map(c=>{if(typeof c=="string")return c;let g=d("span","gp-quote");return g.append("“",me(c.token,"g\
p-strong"),"”"),g})))}function E(y,l){let c=new Map;return y.forEach(({chosen:p,distribution:w},$)=>{for(let v of[...w.candidates,p]){let S=l?v.token_id:v.text;
c.has(S)||c.set(S,{label:v.text,sides:[null,null],most:0});let x=c.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===p.token_id},x.most=Math.max(
x.most,se(v.logprob),se(v.raw_logprob)))}}),[...c.values()].sort((p,w)=>w.most-p.most).filter(({sides:p,most:w},$)=>$<10&&($<o[0]||w>=o[1])||p.some(v=>v&&v.isChosen))}
function q(){let y=d("tr"),l=d("th","",null,{scope:"row"});return l.append(d("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let c=d("td"),g=d("div","gp-side"),p=d(
"span","gp-tracks");p.append(d("i","gp-bar gp-after"),d("i","gp-bar gp-before"));let w=d("span","gp-values");return w.append(d("span"),d("small")),g.append(d("s\
pan","gp-sign"),p,w),c.append(g),c})),y}function b(y,l,c,g){let[p,w,$]=y.firstChild.children,[v,S]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(se):[0,0],
x=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;xe(y,[M&&"gp-chosen",x&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),O(p,M?"▶":x?"✕":""),fe(
w.children[0],"width",v/c),fe(w.children[1],"width",S/c),O($.children[0],l?x?"":j(v):"–"),O($.children[1],l?j(S):"");let N=l?[M&&"chosen",x?Pt(l.candidate):j(
v),`${j(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";U(y,{"aria-label":`${g}: ${N}`,title:x?Pt(l.candidate):""})}function T(y,l){let c=E(
l,bo(e,...y)),g=c.flatMap(S=>S.sides).filter(Boolean),p=g.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...g.flatMap(({candidate:S})=>[se(S.
logprob),se(S.raw_logprob)]));i.classList.toggle("gp-plain",p),Y(t.querySelector(".gp-before-key"),!p),Y(t.querySelector(".gp-removed-key"),g.some(({candidate:S})=>S.
logprob===null)),Y(t.querySelector(".gp-unlisted-key"),g.length<2*c.length);let $=ne(a.tBodies[0],c.length,q);c.forEach(({label:S,sides:x},M)=>{let[N,...I]=$[M].
cells;Ae(N.firstChild,S),I.forEach((z,W)=>b(z,x[W],w,Qe(e,y[W])))});let v=a.tHead.rows[0].cells;y.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:N}=Ie(l[x]);
Ae(v[x+1],`${Qe(e,S)} ${M}, entropy ${Me(N,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?pt(e):null;if(t.hidden=!l,!l)return;(y.run||
y.lanes)&&m(),h.forEach((v,S)=>{v.value=l[S]});let c=ko(e,...l);L(k(l,c));let[g,p]=l.map(v=>Qe(e,v)),w=bo(e,...l);Y(r,!w),w||O(r,`${g} and ${p} run on different\
 models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=c.kind==="apart"?l.map((v,S)=>Ke(e.shownOf(
v).log)[c.at[S]]):null;Y(i,!!$),$&&T(l,$)}}var Ps=5,Dl=.9;function Kl(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-Dl));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Ns(t,e){if(t.length<Ps)return"few";let{low:n,high:o}=Kl(t);return n>
e?"above":o<e?"below":"open"}function Bi(t,e=!0){let n=([r,i])=>V(r)&&V(i),o=(r,i)=>Ns(r.map((a,h)=>[a,i[h]]).filter(n).map(([a,h])=>a-h),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((a,h)=>i===h||o(r,a)===(e?"above":"below")));return s<0?null:s}function Fi(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:yo([])};let s=n.reduce((a,h)=>o(h)<o(a)?h:a),r=n.reduce((a,h)=>o(h)>o(a)?h:a),i=yo(n.map(o));return{low:s,high:r,best:Ws(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function Ws(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=n.map(({each:a})=>a[t.name]||[]);if(!t.better||o.some(({length:a})=>a!==
o[0].length))return null;let s=Bi(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=a=>t.better==="more"?a<r:a>r;return s!==null&&n.every(({values:a},h)=>h===
s||i(a[t.name]))?n[s]:null}function yo(t){let e=[...new Set(t)].sort((h,u)=>h-u),[n,o]=[e[0],e.at(-1)],s=h=>u=>o>n?(h(u)-h(n))/(h(o)-h(n)):0,r=h=>e.some(u=>e.filter(
m=>m>=u&&h(m)-h(u)<.1).length>Math.max(1,e.length/2)),i=h=>e.length>1?e.indexOf(h)/(e.length-1):0,a=[{name:"linear",share:s(h=>h)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:h})=>!r(h))||a.at(-1)}var qs={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function yn(t,{each:e}){let n=(e[t.name]||[]).filter(V);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>ft(t,r));
return o===s?"":`${o} to ${s}`}var Is=t=>t.better==="less"?"heat":"prob";function ft(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function ji(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,a,h,u]=[250,62,24,30,40],m=Math.max(260,t.clientWidth),f=de("svg","gp-chart"),k=({label:S,value:x,range:M})=>`${S}\
: ${ft(n,x)}${M?` (${M})`:""}`;U(f,{role:"img",viewBox:`0 0 ${m} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(k).join(", ")}`}),t.replaceChildren(f);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),A=s&&_.length>0&&Math.min(..._)>0,L=A?Math.log:S=>S,[E,q]=_.length?[L(Math.min(..._)),L(Math.max(..._))]:
[0,1],b=(q-E||Math.abs(q)||1)*.08,T=S=>h+(1-(L(S)-E+b)/(q-E+2*b))*(r-h-u),y=Gl(o.map(({label:S})=>S)),l=22,c=o.map((S,x)=>({...S,at:i+l+y[x]*(m-i-a-2*l)})).sort(
(S,x)=>S.at-x.at),g=(S,x,M,N)=>{let I=de(S,x);U(I,M),N!==void 0&&(I.textContent=N),f.append(I)},p=A?Jn(Math.exp(E-b),Math.exp(q+b)):Se(E-b,q+b,4);for(let S of _.
length?p:[])g("line","gp-guide",{x1:i,x2:m-a+8,y1:T(S),y2:T(S)}),g("text","gp-tick",{x:i-8,y:T(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
A&&g("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";c.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((c[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${T(S).toFixed(1)}`)}),g("path","gp-course",{d:w||"M0 0"});let[$,v]=[zi(46),zi(46)];c.forEach(({label:S,value:x,each:M,best:N,
at:I})=>{$(I)&&g("text","",{x:I,y:r-u+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&g("line","gp-seeds",{x1:I,x2:I,
y1:T(Math.min(...M)),y2:T(Math.max(...M))}),g("circle","",{cx:I,cy:T(x),r:5}),(v(I)||N)&&g("text","gp-told",{x:I,y:T(x)-10,"text-anchor":"middle"},ft(n,x)+(N?" \
★":"")))}),g("text","",{x:(i+m-a)/2,y:r-4,"text-anchor":"middle"},e)}function Gl(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(yo(e).share):t.map((n,o)=>o/(t.length-1))}function zi(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}var Ul={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},vt=t=>Ye(Ul,t,"■"),St=t=>t==="failed"?["an error",
"ended in an error"]:Ne(t),ut=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,_t=t=>t.log?t.log.numTokens:t.tokens.length;function Re(t){return ut(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function Vt(t){let e=Re(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>ee(t).slice(1,-1);function Rs(t,e){let n=d("span","gp-stepper"),[o,s,r]=[d("button","","‹"),d("span"),d("button","","›")];n.append(o,s,r);let i=0,a=u=>m=>{m.stopPropagation(),
Bs(t,i,u)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([u,m,f])=>{U(u,{type:"button","aria-label":f,tabindex:e}),u.addEventListener(
"click",a(m))});function h(u){i=u;let{entries:m}=t.groups[u];n.hidden=m.length<2,O(s,`${m.indexOf(t.shownOf(u))+1}/${m.length}`)}return{box:n,draw:h}}function Bs(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Hi(t,e,n){let o=L=>t.querySelector(".gp-whole"+L),s=o(""),r=Rs(
e,0),i=d("span"),a=d("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,a);let h=null;function u(L){let E=o("-text"),q=Rt(L);E.childElementCount||
E.append(d("span","gp-prompt"),d("span")),O(E.firstChild,e.header.prompt+(e.apart?`
`:"")),O(E.lastChild,q);let b=Re(L),T=b&&b!=="failed"?`${vt(b)} The text ${St(b)[1]}`:"";O(o("-end"),[X(_t(L),"token"),T||(b?"":_t(L)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function m(L){let E=ut(L),q=o("-problem");q.hidden=!E,E&&q.replaceChildren(d("b","","✕ "),`${E.message} ${E.fix||""}`)}function f({
values:L,entries:E}){O(o("-over"),E.length>1?`The ${B(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let q=ne(o("-values"),e.metrics.
length,()=>{let b=d("div");return b.append(d("dt"),d("dd")),b});e.metrics.forEach((b,T)=>{O(q[T].firstChild,b.title),O(q[T].lastChild,ft(b,L[b.name],{unit:!0})),
U(q[T],{title:`${b.meaning} ${b.formula}`})})}function k(){if(h===null)return;let L=e.shownOf(h);O(o("-title"),n(h)),U(s,{"aria-label":n(h)}),r.draw(h),O(i,(L.seed??
null)===null?"":`seed ${L.seed}`),a.hidden=!e.canAsk,u(L),m(L),f(e.groups[h])}function _(L){h=L,k(),s.open||s.showModal(),s.scrollTop=0}function A(){s.open&&s.close(),
h=null}return a.addEventListener("click",()=>{let{number:L}=e.shownOf(h);A(),e.ask({type:"open",entry:L})}),s.addEventListener("close",()=>{h=null}),s.addEventListener(
"click",({target:L})=>L===s&&A()),s.addEventListener("keydown",L=>L.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",A),{show:_,shut:A,draw:k}}function Di(t,e){let o="perplexity",s=P=>t.querySelector(".gp-"+P),r=s("field"),i=r.firstElementChild,a=s("metric"),h=s("chart-box"),u=[],m=null,f="texts",k=()=>e.
header.axes,_=()=>k().length<2,A=()=>e.metrics.find(({name:P})=>P===a.value),L=Hi(t,e,E);function E(P){let{place:R}=e.groups[P];return k().map(({knob:F,values:H},K)=>`${F}\
 ${H[R[1-K]]}`).join(", ")}function q(){L.shut();let P=e.metrics.map(({name:F})=>F),R=P.includes(a.value)?a.value:P.includes(o)?o:P[0];a.replaceChildren(...e.metrics.
map(({name:F,title:H})=>d("option","",H,{value:F}))),a.value=R,O(s("title"),k().map(({knob:F})=>F).join(" and "));for(let F of[r,h])F.classList.toggle("gp-on-on\
e-axis",_());u=e.groups.map(b),i.replaceChildren(..._()?p():c()),i.setAttribute("aria-label",`The runs over ${k().map(({knob:F})=>F).join(" and ")}`),I(u.length?
u[0].cell:null)}function b({number:P}){let R=d("td","",null,{role:"gridcell",tabindex:"-1"}),F=d("div","gp-cell-top"),[H,K,Q,oe]=[d("span","gp-value"),d("span",
"gp-star","★"),d("small","gp-seeds-range"),d("span","gp-some-failed")],ie=d("bdi","gp-cell-text"),he=Rs(e,-1);return K.hidden=!0,F.append(H,K,Q,oe,he.box),R.append(
F,ie),R.gpGroup=P,{cell:R,top:F,value:H,star:K,range:Q,failed:oe,text:ie,stepper:he,colour:""}}let T=(P,R)=>{let F=d("th",P==="row"?"gp-side":"",null,{scope:P});
return F.append(me(R)),F};function y(...P){let R=d("tr");return R.append(...P),R}function l(P,R){let F=d(P);return F.append(...R),F}function c(){let[P,R]=k(),F=d(
"th","gp-knob",null,{scope:"colgroup",colspan:P.values.length});F.append(d("span","",P.knob));let H=d("th","gp-side",R.knob,{scope:"col",rowspan:2}),K=[y(H,F),y(
...P.values.map(Q=>T("col",Q)))];return[l("thead",K),l("tbody",R.values.map((Q,oe)=>y(T("row",Q),...g(oe))))]}function g(P){return e.groups.filter(({place:R})=>R[0]===
P).sort((R,F)=>R.place[1]-F.place[1]).map(({number:R})=>u[R].cell)}function p(){let[{knob:P,values:R}]=k(),F=y(d("th","gp-side",P,{scope:"col"}),d("th","gp-metr\
ic-name","",{scope:"col"})),H=e.groups.slice().sort((K,Q)=>K.place[1]-Q.place[1]);return[l("thead",[F]),l("tbody",H.map(({number:K,place:Q})=>y(T("row",R[Q[1]]),
u[K].cell)))]}function w(P){let{cell:R,text:F,stepper:H,failed:K}=u[P],Q=e.shownOf(P),oe=ut(Q);O(K,$(P));let ie=oe?"✕ failed":Rt(Q,300).slice(0,300).trim(),he=ie?
"":Re(Q)?"(empty)":Vt(Q)==="decoding"?"…":e.done?"did not run":"waits";O(F,ie||he),xe(R,["gp-cell",oe&&"gp-broken",!ie&&"gp-quiet"].filter(Boolean).join(" ")),
H.draw(P),S(P)}function $(P){let{entries:R}=e.groups[P],F=R.filter(ut).length;return F&&R.length>1?`✕ ${F} of ${R.length}`:""}function v(){let P=A();if(!P)return;
let R=Fi(P,e.groups);for(let F of e.groups){let{top:H,value:K,star:Q,range:oe}=u[F.number],ie=F.values[P.name],he=Number.isFinite(ie),Le=he?`var(--gp-${Is(P)}-${R.
level(ie)})`:"";u[F.number].colour!==Le&&(H.style.backgroundColor=u[F.number].colour=Le),xe(H,he?"gp-cell-top":"gp-cell-top gp-none"),O(K,he?ft(P,ie):F.entries.
length===1&&ut(F.entries[0])?"✕":"–"),O(oe,he?yn(P,F):""),Q.hidden=R.best!==F,S(F.number)}_()&&O(s("metric-name"),P.title),M(P,R),N(P,R)}function S(P){let{cell:R,
star:F,value:H,range:K}=u[P],Q=e.shownOf(P),oe=ut(Q),ie=$(P).replace("✕","failed:"),he=oe?"failed":Re(Q)?"":Vt(Q)==="decoding"?"decoding":e.done?"did not run":
"waits";U(R,{"aria-label":[E(P),`${(A()||{}).title}: ${H.textContent}${K.textContent?`, over its seeds ${K.textContent}`:""}`,F.hidden?"":"best",ie,he].filter(Boolean).
join("; ")})}function x(){let{meaning:P,formula:R,unit:F,live:H}=A(),K=d("span","gp-formula",R);s("metric-meaning").replaceChildren(`${P} `,K,F?` In ${F}.`:"",H?
"":" It is known when the runs of a cell have ended.")}function M(P,{low:R,high:F,best:H,scale:K}){let Q=e.groups.some(qe=>yn(P,qe)),oe=[P.name,R&&E(R.number)+R.
values[P.name],F&&E(F.number)+F.values[P.name],H&&H.number,K.name,Q].join(),ie=s("legend");if(ie.dataset.key===oe||(ie.dataset.key=oe,ie.replaceChildren(),!R))return;
let he=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let qe=0;qe<=10;qe++){let Ve=d("i");Ve.style.backgroundColor=`var(--gp-${Is(P)}-${qe})`,he.append(Ve)}
let Le=(qe,Ve)=>{let je=d("span","",qe+" ");return je.append(d("b","",ft(P,Ve.values[P.name],{unit:!0})),` at ${E(Ve.number)}`),je};R.values[P.name]===F.values[P.
name]?ie.append("The same everywhere: ",d("b","",ft(P,R.values[P.name],{unit:!0}))):ie.append(Le("lowest",R),he,Le("highest",F)),qs[K.name]&&ie.append(d("span",
"",`Coloured ${qs[K.name]}.`)),Q&&ie.append(d("span","","In small: from the lowest to the highest of a cell’s seeds.")),H&&ie.append(d("span","",`★ best: ${P.
better} is better, and so it is seed by seed`))}function N(P,{best:R,scale:F}){if(h.hidden=!_()||f!=="heat",h.hidden)return;let[{knob:H,values:K}]=k(),Q=e.groups.
slice().sort((ie,he)=>ie.place[1]-he.place[1]).map(ie=>({label:K[ie.place[1]],value:ie.values[P.name],each:(ie.each[P.name]||[]).filter(V),range:yn(P,ie),best:R===
ie})),oe=JSON.stringify([Q,P.name,F.name,h.clientWidth]);h.dataset.key!==oe&&(h.dataset.key=oe,ji(h,{knob:H,metric:P,points:Q,wide:F.name!=="linear"}))}function I(P,R=!1){
m&&(m.tabIndex=-1),m=P,P&&(P.tabIndex=0,R&&(P.focus({preventScroll:!0}),z(P)))}function z(P){let[R,F]=[r.getBoundingClientRect(),P.getBoundingClientRect()],H=R.
left+P.parentElement.firstElementChild.offsetWidth,K=R.top+i.tHead.offsetHeight;r.scrollLeft+=Math.min(0,F.left-H)||Math.max(0,F.right-R.right),r.scrollTop+=Math.
min(0,F.top-K)||Math.max(0,F.bottom-R.bottom),(F.top<0||F.bottom>innerHeight)&&P.scrollIntoView({block:"nearest",inline:"nearest"})}let W={ArrowLeft:(P,R)=>[P,R-
1],ArrowRight:(P,R)=>[P,R+1],ArrowUp:(P,R)=>[P-1,R],ArrowDown:(P,R)=>[P+1,R],Home:P=>[P,0],End:P=>[P,1/0]};i.addEventListener("keydown",P=>{let R=P.target.closest(
"td");if(!(!R||P.ctrlKey||P.altKey||P.metaKey)){if(P.key==="Enter")L.show(R.gpGroup);else if(P.key===" ")Bs(e,R.gpGroup,1);else if(Object.hasOwn(W,P.key))C(W[P.
key](R.parentElement.sectionRowIndex,R.cellIndex-1));else return;P.preventDefault()}});function C([P,R]){let F=i.tBodies[0].rows[P];if(!F||R<0)return;let H=F.cells[Math.
min(R+1,F.cells.length-1)];I(H,!0)}return i.addEventListener("click",({target:P})=>{let R=P.closest("td");!R||P.closest(".gp-stepper")||(I(R),L.show(R.gpGroup))}),
i.addEventListener("focusin",({target:P})=>P.tagName==="TD"&&I(P)),a.addEventListener("change",()=>{x(),v()}),s("switch").addEventListener("click",({target:P})=>{
if(P.dataset.view){({view:f}=P.dataset);for(let R of s("switch").children)R.setAttribute("aria-pressed",String(R.dataset.view===f));r.classList.toggle("gp-as-he\
at",f==="heat"),v()}}),new ResizeObserver(()=>!t.hidden&&!h.hidden&&v()).observe(t),P=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){
L.shut();return}P.run&&(q(),x()),P.run||P.pair||P.status?e.groups.forEach(({number:R})=>w(R)):P.steps&&new Set([...P.entries].map(R=>e.entries[R].group)).forEach(
w),P.measured&&u.forEach(({cell:R},F)=>R.classList.contains("gp-quiet")&&w(F)),(P.run||P.measured||P.status)&&v(),L.draw()}}var Ki={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Fs[Gi(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Fs=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],Gi=({rank:t})=>Fs.findIndex(([e])=>(t??
1/0)<=e);function xo(t,e,n){let{scale:o,level:s}=Ki[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=String(Gi(n)):delete t.dataset.rank}function $o(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Ki[e];if(t.replaceChildren(d("span","gp-meaning",i)),e===
"rank"){Fs.forEach(([,m,f],k)=>{let _=d("span","gp-chip",f,{"data-rank":k});_.style.backgroundColor=`var(--gp-${o}-${m})`,t.append(_)});return}let[a,h]=s||r.map(
m=>(n==="bits"?m:(m*Math.LN2).toFixed(1))+" "+n),u=d("span","gp-ramp",null,{"aria-hidden":"true"});for(let m=0;m<=10;m++){let f=d("i");f.style.backgroundColor=`\
var(--gp-${o}-${m})`,u.append(f)}t.append(d("span","",a),u,d("span","",r?h+" or more":h))}var Ui=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],Vl="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",Jl="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",vo=class{constructor(e,n){this.group=n;let o=d(
"div","gp-lane-head");this.name=d("button","gp-lane-name",null,{type:"button"}),this.letter=d("b","gp-letter"),this.title=d("bdi","gp-lane-title"),this.reference=
d("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=d("span","gp-lane-tools"),this.buttons=Object.fromEntries(
Ui.map(([r,i])=>{let a=d("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),o.append(this.name,this.tools),this.settings=d(
"p","gp-lane-settings"),this.changed=d("p","gp-lane-changed","△ changed since this run"),this.state=d("p","gp-lane-state"),this.doing=d("b"),this.tokens=d("sp\
an","gp-lane-count"),this.company=d("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
d("p","gp-lane-parts"),this.seeds=d("p","gp-lane-seeds"),this.back=d("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=d("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=d("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=d("div","gp-problem"),this.why=d("span"),this.problem.append(d("b","","✕ "),this.why);let s=d("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:a}){
let h=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,e.title),Y(this.reference,r),U(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),O(this.settings,Yl(e,h,
n).join(" · ")),Y(this.changed,!!n&&["model","seed","settings"].some(u=>(e[u]??null)!==(n[u]??null))),this.drawState(h),O(this.parts,i),Y(this.parts,!!i),this.
drawSeeds(h,n),this.drawProblem(e,a)}drawTools(e,n,o){Y(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=qn};for(let[r,,i]of Ui){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;U(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!s[r])})}O(this.buttons.select,e.selected?"✎ editing":"✎"),U(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),Y(n,o)}drawState(e){if(Y(this.state,
!!e),!e)return;let{log:n}=e;O(this.doing,Xl(n,this.group.done));let o=Ke(n).length;O(this.tokens,o?`${B(o)} token${o===1?"":"s"}`:"");let s=zs.get(n);n.shared>1&&
zs.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=zs.get(n);if(Y(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};O(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),U(this.company,{"data-tip":a?
Jl:Vl})}drawSeeds(e,n){let o=n?n.entries.length:0;Y(this.seeds,o>1),!(o<2)&&(O(this.seed,`seed ${Vi(e)??"–"}, ${n.shown+1} of ${o}`),U(this.back,{"aria-disabl\
ed":String(n.shown===0)}),U(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),Y(this.problem,
!!n),O(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},qn=8,zs=new WeakMap,Vi=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function Yl(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?Vi(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function Xl(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Ne(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?tn(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var So=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new $t(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:h}=yt(this.steps,Ke(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let u of h)this.append(u,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){dn(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=d("span","gp-token",null,{role:"button",tabindex:"-1"});
Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),Wt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){xo(e.querySelector(".gp-ink"),n,Ie(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${ee(o.text)}`,...Qn(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(",\
 "))}whyOf(e){let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(
e,this.tokens.length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-\
shared");this.dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&
(delete r.dataset.parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(
o,n)}settle(){this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.
width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,
e.tabIndex=0}next(e,n){let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ze(
this.tokens,o,1);case"ArrowUp":return Ze(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function Ji(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
h=ln(t,n,e,l=>{let c=a.get(l);if(!c)return null;let{token:g,step:p,index:w,lane:$}=c;return{id:g.token_id,text:g.text,where:`token ${w+1}`,step:p,why:$.whyOf(l)}}),
u=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:c})=>c===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function f(l){let c=document.activeElement,g=[...n.children].indexOf(c&&c.closest(".gp-lane")),p=new Set(
l.map(({key:w})=>w));for(let[w,{element:$}]of i)p.has(w)||($.remove(),i.delete(w));l.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),k(),!(g<0||document.activeElement===c)&&(c.isConnected?c.focus():n.
children.length&&n.children[Math.min(g,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:l}=n,[c,g,p]=[240,12,4];if(!l||
!i.size)return;let w=Math.max(1,Math.min(p,Math.floor((l+g)/(c+g)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
k).observe(n);function _(l){let c=d("li","gp-lane"),g=new vo(c,e),p=d("p","gp-note gp-not-yet","Not run yet."),w=d("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=d("div","gp-lane-bottom");$.append(p,w),c.append($);let v={element:c,head:g,note:p,body:w,text:new So(w,a)};return i.set(l,v),v}function A(l,c,g,p){let{
element:w,head:$,note:v,body:S,text:x,lane:M,number:N}=l,I=N<0?null:e.groups[N],z=pt(e),W=!!(I&&z&&z[0]===N),C=I&&z&&!W?L(z[0],N):{shared:0,sign:"",why:"",words:""};
$.draw({lane:M,ran:I,place:c,lanes:g,isReference:W,parts:C.words,told:p}),w.classList.toggle("gp-lane-selected",!!M.selected),U(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),U(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),Y(v,!I),Y(S,!!I),I?x.draw(e.shownOf(N).log,C,u()):x.log&&x.clear(
null)}function L(l,c){let g=Qe(e,l),[p,w]=[l,c].map(I=>e.shownOf(I).log),{kind:$,at:v,shorter:S}=ko(e,l,c),x=v[1];if($==="apart"){let{chosen:I}=Ke(p)[v[0]],z=`h\
ere it parts from ${g}, which has ${ee(I.text)}`;return{shared:x,sign:`≠${g}`,why:z,words:`≠ parts from ${g} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let N=[p,w].map(I=>!!(I.finished||I.failed||e.done));return $==="same"?{...M,words:N[0]&&N[1]?`= the same as ${g}`:`= as ${g} so far`}:
N[S]?{...M,words:S?`= as ${g}, which goes on`:`= as ${g}, and goes on after its end`}:{...M,words:`= as ${g} so far`}}function E(l){let{header:c}=e,g=c?c.prompt:
"";Y(t.querySelector(".gp-asked"),!!g),Ae(t.querySelector(".gp-asked-text"),g,{plain:!0}),Y(t.querySelector(".gp-parting-key"),!!pt(e)),Y(r.parentNode,e.canAsk),
U(r,{"aria-disabled":String(l.length>=qn),title:l.length>=qn?`${qn} lanes at most`:"A new lane at the end"})}let q=l=>[...i.values()].find(({element:c})=>c.contains(
l));n.addEventListener("click",({target:l})=>{let c=q(l),g=l.closest("button"),p=l.closest(".gp-token");c&&p&&a.has(p)&&T(c,p),!(!c||!g||g.getAttribute("aria-di\
sabled")==="true")&&(g.dataset.do&&e.ask({type:"lane",do:g.dataset.do,id:c.lane.id}),g.dataset.seed&&e.showEntry(c.number,e.groups[c.number].shown+Number(g.dataset.
seed)),g===c.head.name&&b(c.number))});function b(l){let c=pt(e);c&&l!==c[0]&&e.setPair(l,l===c[1]?c[0]:c[1])}function T(l,c){l.text.reach(c),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),h.show(c)}n.addEventListener("keydown",l=>{let{target:c,key:g}=l;if(!a.has(c)||l.ctrlKey||l.metaKey||l.altKey)return;let p=q(
c),w=g==="Enter"||g===" "?c:p.text.next(c,g);!w&&!g.startsWith("Arrow")||(l.preventDefault(),w&&T(p,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){$o(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
u());y()}),l=>{let c=m();if(t.hidden=!c.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&f(c),l.unit){for(let{text:p}of i.values())p.redraw(u());y()}E(c);
let g=new Map;c.forEach(({key:p},w)=>A(i.get(p),w,c.length,g));for(let{text:p}of i.values())p.settle();h.refresh(l.unit||l.pair)}}function Yi(t,e){let r=A=>t.querySelector(".gp-"+A);function i(A){let[L,E]=[Math.min(...A),Math.max(...A)],q=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
E/y)-Math.floor(L/y)<24)||Math.ceil((E-L+1)/24),b=Math.floor(L/q),T=Array.from({length:Math.floor(E/q)-b+1},(y,l)=>[Math.max((b+l)*q,L),Math.min((b+l+1)*q-1,E),
0]);for(let y of A)T[Math.floor(y/q)-b][2]+=1;return T}function a(){let A=d("li","",null,{"data-tip":"",tabindex:"0"});return A.append(d("b","",null,{"aria-hidd\
en":"true"}),d("i","",null,{"aria-hidden":"true"}),d("span","gp-hidden")),A}function h(A){let L=A.map(_t).sort((l,c)=>l-c),E=L.length?i(L):[],q=Math.max(...E.map(
([,,l])=>l)),b=ne(r("bins"),E.length,a);E.forEach(([l,c,g],p)=>{let[w,$,v]=b[p].children;O(w,g&&(E.length<=12||g===q)?B(g):""),fe($,"height",g?Math.max(.03,g/q):
0);let S=`${l===c?X(l,"token"):`${B(l)} to ${B(c)} tokens`}: ${X(g,"text")}`;O(v,S),U(b[p],{"data-tip":S})}),O(r("bin-low"),E.length?B(E[0][0]):""),O(r("bin-hig\
h"),E.length>1?B(E.at(-1)[1]):"");let T=L.reduce((l,c)=>l+c,0)/L.length,y=(L[L.length-1>>1]+L[L.length>>1])/2;O(r("average"),L.length?`mean ${T.toFixed(1)}, med\
ian ${B(y)}, from ${B(L[0])} to ${B(L.at(-1))}`:"none has ended yet")}function u(){let A=d("li"),L=d("span","",null,{"aria-hidden":"true"});return L.append(d("i",
"gp-bar")),A.append(d("span","gp-sign",null,{"aria-hidden":"true"}),d("span","gp-word"),L,d("span","gp-times")),A}function m(A){let L=new Map;for(let b of A)L.set(
Re(b),(L.get(Re(b))||0)+1);let E=[...L].sort(([b,T],[y,l])=>l-T||(b<y?-1:1)),q=ne(r("endings"),E.length,u);E.forEach(([b,T],y)=>{let[l,c,g,p]=q[y].children;U(q[y],
{"data-end":b}),O(l,vt(b)),O(c,St(b)[0]),fe(g.firstChild,"width",T/A.length),O(p,`${B(T)} · ${j(T/A.length)}`)})}function f(A){let L=A.filter(T=>Re(T)==="faile\
d"),E=A.filter(T=>Re(T)!=="failed"&&!Rt(T).trim()),q=e.done?e.entries.length-A.length:0,b=[];E.length&&b.push(`${X(E.length,"text is","texts are")} empty.`),L.length&&
b.push(`${B(L.length)} failed and ${L.length===1?"is":"are"} counted here alone.`),q&&b.push(`${X(q,"sample")} did not come to an end.`),O(r("oddities"),b.join(
" "))}function k(A){let L=new Map;for(let l of A)L.set(Rt(l),(L.get(Rt(l))||0)+1);let E=[...L].filter(([,l])=>l>1).sort(([l,c],[g,p])=>p-c||(l<g?-1:1)),q=`${X(L.
size,"distinct text")} of ${B(A.length)}`;O(r("common-title"),A.length?q+(L.size===1&&A.length>1?": all are the same":E.length?"; the most frequent ones":A.length>
1?": none came twice":""):"");let b=r("common"),T=E.slice(0,5),y=[...b.children].map(l=>l.gpText);T.length===y.length&&T.every(([l],c)=>l===y[c])?T.forEach(([,l],c)=>O(
b.children[c].firstChild,`${B(l)} ×`)):b.replaceChildren(...T.map(_))}function _([A,L]){let E=d("li");if(E.gpText=A,E.append(d("span","gp-times",`${B(L)} ×`)),
A.length<=150)E.append(A.trim()?d("bdi","",Bt(A)):d("span","gp-note","(empty)"));else{let q=d("details"),b=d("summary");b.append(d("bdi","",Bt(A.slice(0,150))+"\
…")),q.append(b,d("p","",A,{dir:"auto"})),E.append(q)}return E}return A=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(A.run||A.status))return;A.
run&&r("common").replaceChildren();let L=e.entries.filter(b=>Vt(b)==="cut"),E=e.entries.filter(b=>Re(b)&&!L.includes(b)),q=E.filter(b=>Re(b)!=="failed");O(r("of"),
E.length===e.entries.length?`all ${X(E.length,"sample")}`:`${B(E.length)} of ${X(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),h(q),m([...E,
...L]),f(E),k(q)}}function Xi(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,a=[],h=({values:b},{name:T})=>Number.
isFinite(b[T])?b[T]:null;function u(){let b=e.metrics.filter(l=>e.groups.some(c=>h(c,l)!==null));if(b.length===a.length&&b.every((l,c)=>l===a[c].metric))return;
let T=document.activeElement,y=o.contains(T)?T.dataset.name:null;a.forEach(({head:l})=>l.remove()),a=b.map(l=>{let c=d("th","",null,{scope:"col"}),{name:g,title:p,
unit:w,meaning:$,formula:v,better:S}=l,x={more:" More is better.",less:" Less is better."}[S]||"",M=d("button","gp-sort",null,{type:"button","data-name":g,"data\
-tip":`${$}${x} Formula: ${v}.`});return M.append(d("span","",p.replace(/-(?=\d)/g,"‑")),d("span","gp-arrow","",{"aria-hidden":"true"})),c.append(M),w&&w!==p.
toLowerCase()&&c.append(d("small","",w)),o.append(c),{metric:l,head:c}});for(let l of r.values())ne(l,1+a.length,f);y&&o.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function m(){for(let{metric:b,head:T}of a){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";U(T,{"aria-sort":y}),O(T.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}o.addEventListener("click",({target:b})=>{let T=b.closest(".gp-sort");if(!T)return;let y=a.map(l=>l.
metric).find(({name:l})=>l===T.dataset.name);if(!y)i=null;else{let l=y.better!=="less",c=i&&i.name===y.name;c&&i.down!==l?i=null:i={name:y.name,down:c?!l:l}}E()});
function f(){let b=d("td"),T=d("span","gp-value");T.append(d("b","gp-best-sign","",{"aria-hidden":"true"}),d("span"),d("span","gp-hidden"),d("small","gp-seeds-r\
ange"));let y=d("span","gp-track");return y.append(d("i")),b.append(T,y),b}function k(b){let T=d("tr"),y=d("th","gp-whose",null,{scope:"row"});return y.append(d(
"b","gp-letter"),d("bdi")),T.append(y),ne(T,1+a.length,f),n.tBodies[0].append(T),r.set(b,T),T}function _({number:b,title:T}){let y=r.get(b)||k(b),[l,c]=y.cells[0].
children;O(l,Qe(e,b)),O(c,T)}function A({metric:b},T){let y=e.groups.map(g=>h(g,b)),l=Math.max(...y.map(g=>Math.abs(g??0))),c=Ws(b,e.groups);return y.forEach((g,p)=>{
let w=r.get(p).cells[T+1],[$,v]=w.children,S=g===null?"–":g.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=c!==null&&
c.number===p;O($.children[0],x?"★":""),O($.children[1],S),O($.children[2],x?" (best)":"");let M=g===null?"":yn(b,e.groups[p]);O($.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),fe(v.firstChild,"width",g===null||!l?0:Math.abs(g)/l)}),c!==null}function L(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,c)=>{let[g,p]=[h(l,i),h(c,i)];return g===null||p===null?+(g===null)-+(p===null):y*(g-p)})}let[T]=n.tBodies;b.forEach(({number:y},l)=>{T.rows[l]!==r.
get(y)&&T.insertBefore(r.get(y),T.rows[l]||null)})}function E(){if(u(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:T})=>T.name===i.name)&&(i=null),e.
groups.forEach(_);let b=a.map(A);Y(t.querySelector(".gp-best-key"),b.some(Boolean)),m(),L()}function q(){for(let T of r.values())T.remove();r.clear();let{kind:b}=e.
header||{};O(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),Y(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&q(),(b.run||b.measured||b.lanes)&&E()}}var Zi={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function Qi(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),h=t.querySelector(".gp-told"),u=t.querySelector(".gp-answered"),m=[],f=[],k=null,_=0;function A(y){let l=e.entries[y];m[y]=Vt(l),f[y]=_t(l)}function L(y){let l=X(
m.length,"run"),c=y.ended+y.failed;if(c===m.length)return[c===1?"The run has ended":`All ${l} have ended`,""];let g=y.cut+(e.done?y.decoding:0),p=(e.done?[g&&`${B(
g)} cut off`,y.waiting&&`${B(y.waiting)} not begun`]:[g&&`${B(g)} cut off`,`${B(y.decoding)} decoding`,y.waiting===1?"1 waits":`${B(y.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${B(c)} of ${l} ended`,p.map(w=>` · ${w}`).join("")]}function E(y){if(!y)return;let l=performance.now();k??={at:l,sum:y},y!==k.
last&&([k.last,_]=[y,l]);let c=_-k.at,g=c>500?` · ${B(Math.round((y-k.sum)/c*1e3))} tokens/s altogether`:"";O(r,X(y,"token")+g)}function q(y){let l=new Map;for(let $ of e.
entries.filter(v=>m[v.number]==="failed")){let v=JSON.stringify(Vn(ut($)));l.set(v,[...l.get(v)||[],$])}let c=e.done?y.cut:0,g=JSON.stringify([[...l].map(([$,v])=>[
$,v.length]),c]);if(a.dataset.key===g)return;a.dataset.key=g,a.replaceChildren();for(let[$,v]of[...l].slice(0,8)){let S=d("p");S.append(d("b","","✕ "),`${X(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:M,fix:N}of JSON.parse($))S.append(d("span","",(x?`${x}: `:"")+M),N?` ${N} `:" ");a.append(S)}let p=[...l.
values()].slice(8).flat().length;p&&a.append(d("p","gp-note",`${X(p,"more run")} failed for other reasons.`));let w=c&&e.done.overtaken?`because another run too\
k ${c===1?"its":"their"} place`:"by hand";c&&a.append(d("p","gp-note gp-stopped",`${X(c,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(y){
let l=[...new Set(y.map(p=>e.groups[p.group].label))];if(l.length===e.groups.length)return"";let c=l.length-1;return` (${l.every(p=>p.length===1)?l.join(", "):l[0]+
(c?` and ${X(c,"other")}`:"")})`}function T(){let y=e.found&&e.found.question,c=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];Y(u,!!c),c&&O(u,`Thes\
e runs ${e.done?"answered":"answer"} “${c}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(Zi,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&O(s,Zi[e.name]),!e.header)return;y.run?([m,f,k]=[[],[],null],O(r,""),e.entries.forEach(p=>A(p.number))):y.measured||y.status?e.entries.
forEach(p=>A(p.number)):y.entries.forEach(A);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let p of m)l[p]+=1;let[c,g]=L(l);s.dataset.words!==c+g&&(s.
dataset.words=c+g,s.replaceChildren(d("b","",c),g));for(let p of["ended","failed","decoding"])fe(i.querySelector(".gp-part-"+p),"width",l[p]/Math.max(1,m.length));
U(i,{"aria-valuemax":m.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":c+g.replaceAll(" · ",", ")}),E(f.reduce((p,w)=>p+w,0)),q(l),T(),e.done&&O(h,c)}}function ta(t){Zl(t),td(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function js(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Jt(t,t.views.get(n.id))}function Zl(t){let{tree:e}=t,n=o=>{let s=o.
closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(na(t,s),js(t,s))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function na(t,e){t.current&&
t.current!==e&&U(t.current.item,{tabindex:"-1"}),t.current=e,U(e.item,{tabindex:"0"})}function Jt(t,e){e&&(na(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var oa=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Ql(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Jt(t,oa(e))}function ed(t,e){e.entry&&oa(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Jt(t,e.above)}var ea={ArrowDown:(t,e,n)=>Jt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Jt(t,n[n.indexOf(e)-1]),ArrowRight:Ql,ArrowLeft:ed,Home:(t,e,n)=>Jt(t,n[0]),End:(t,e,n)=>Jt(t,n.at(-1)),Enter:js," ":js,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function td(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ea,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(s=>s.offsetParent);ea[e.key](t,n,o.map(s=>s.gpView))})}var _o=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!nd.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},nd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function sa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ra(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var In=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Rn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ia=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function od({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||ia(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function aa(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],a=[],h=({id:L,samples:E})=>E.length+(n&&r.has(L)?.5:0),u=([L],[E])=>h(E)-h(L)||L.depth-E.depth||ia(L,E),m=0;function f(L,E,q){for(m+=
1;;){let b=E.at(-1),T={head:L,run:E,kids:[],folded:[],closed:s.has(L.id)};q.push(T);let y=od(b,n);if(!y.length||T.closed)return;let l=1+(o.get(b.id)||0);y.slice(
1).forEach((c,g)=>(g+1<l?a:i).push([c,T])),q=T.kids,[L]=y,E=sa(L)}}let k=L=>{for(;L.length;){let[E,q]=L.pop();f(E,sa(E),q.kids),k(a)}},_=()=>i.splice(0).forEach(
([L,E])=>E.folded.push(L)),A=[];for(f(t.root,[t.root],A),k(a);i.length&&m<e;)i.sort(u),k([i.shift()]);_();for(let L=Hs(A[0]);L.length;L=Hs(A[0]))k(L),_();return ca(
A[0]),A[0]}function Hs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Hs)]}function ca(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(ca)}var sd=12,Mo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new _o,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<s.tokens.length;a++)n.add(e,s.tokens[a]);let i=Re(s);i&&n.end(e,i)}shown(e,n){return aa(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(sd,n.length))}isOnPath({head:e,run:n}){return Bn(n.at(-1),this.picked)||Bn(this.picked,e)}};function Bn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Oo=220,Eo=({token:t})=>t.piece??t.text;function la(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=In(n),h=f=>f===null?"not known":j(
f),u=e===n,m=[["Came here",`${B(s)} of ${X(r,"sample")}${r<o?" so far":""}`]];a!==null&&m.push(["Expected when drawn",`${rd(r*a)} = ${B(r)} × ${j(a)}`]),m.push(
[`Probability of ${u?"this token":`these ${n.depth-e.depth+1} tokens`}`,h(In(n,i))]),m.push(["Share of the samples here",j(s/Math.max(1,id(i)))]),u&&m.push(["Th\
e model’s own, unprocessed",h(n.token.raw_logprob===null?null:se(n.token.raw_logprob))]),m.push(["Probability of the text so far",h(a)]);for(let[f,k]of To(n))
m.push([`${vt(f)} ends here: ${St(f)[0]}`,B(k)]);return m}var rd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),id=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function To(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function da(t,e){let n=d("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=d("p"),s=d("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(h,u,m,f,k){let _=Rn(m.before).map(({token:q})=>q.piece??"").join(""),A=_.length>
Oo?"…"+_.slice(-Oo):_,L=Rn(f).slice(m.depth-1).map(Eo).join(""),E=d("bdi","",A);E.append(d("b","",L.length>Oo?L.slice(0,Oo)+"…":L)),o.replaceChildren(E),s.replaceChildren(
...la(u,m,f,k).flatMap(([q,b])=>[d("dt","",q),d("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(h)}function i(h){let u=h.getBoundingClientRect(),{clientWidth:m,clientHeight:f}=document.documentElement,[k,_]=[n.
offsetWidth,n.offsetHeight],A=u.bottom+7+_+8<=f?u.bottom+7:u.top-_-7;n.style.left=`${Math.max(8,Math.min(u.left,m-k-8))}px`,n.style.top=`${Math.max(8,Math.min(A,
f-_-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function ha(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),h=t.querySelector(".gp-through-facts"),[u,m]=[null,null],f=!1;function k(){let E=d("li"),q=d("bdi");return q.append(
d("span","gp-shared"),d("span","gp-own")),E.append(q,d("small")),E}function _(E,q,b){let T=e.entries[q],y=Rn(b).length,l=p=>p.map(({piece:w})=>w??"").join("");O(
E.querySelector(".gp-shared"),l(T.tokens.slice(0,y))),O(E.querySelector(".gp-own"),l(T.tokens.slice(y)));let c=Re(T);O(E.querySelector("small"),[`sample ${q+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,X(_t(T),"token"),c?`${vt(c)} ${St(c)[0]}`:"…"].filter(Boolean).join(" · "));let g=E.querySelector("button");if(e.canAsk&&
!g){let p=d("button","gp-button","Open",{type:"button","aria-label":`Open sample ${q+1} as one run`});p.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(p)}else g&&E.dataset.entry!==String(q)&&g.setAttribute("aria-label",`Open sample ${q+1} as one run`);E.dataset.entry=q}function A(E,q){
let b=E.before?la(q,ra(E),E,e.entries.length):[],T=ne(h,b.length,()=>{let y=d("div");return y.append(d("dt"),d("dd")),y});b.forEach(([y,l],c)=>{O(T[c].firstChild,
y),O(T[c].lastChild,l)})}function L(E,q){if(E!==u&&(f=!1),[u,m]=[E,q],s.hidden=!E,!E)return;A(E,q);let{samples:b}=E,T=E.before?ee(Rn(E).map(Eo).join("").trim()):
`the ${e.apart||"prompt"}`,y=T.length>120?"“…"+T.slice(-110):T;O(r,`${X(b.length,"sample goes","samples go")} through ${y}`);let l=f?b.length:Math.min(12,b.
length),c=ne(i,l,k);for(let g=0;g<l;g++)_(c[g],b[g],E);a.hidden=l===b.length,O(a,`Show all ${B(b.length)}`)}return a.addEventListener("click",()=>{f=!0,L(u,m)}),
t.querySelector(".gp-unpick").addEventListener("click",n),L}var ad=18,pa=110,fa=160,Ds=t=>t.reduce((e,n)=>e+n.samples.length,0);function cd(t){let e=d("li","",null,{role:"treeitem",tabindex:"-1"}),n=d("div","gp-knot"),[o,
s,r]=[d("bdi","gp-run"),d("span","gp-count"),d("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,knot:n,run:o,number:s,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function ua(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.
children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function ma(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function ld(t,{run:e,head:n}){let o=[...To(e.at(-1))],s=o.map(([r,i])=>`${vt(r)}${n.samples.length>1?` ${B(i)}`:""}`).join(" ");O(
t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Lo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=da(e,()=>this.point(null)),this.drawThrough=
ha(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,dd(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.activeElement&&document.activeElement.gpView,r=[
...o.values()].filter(({item:a,entry:h})=>h&&a.isConnected),i=new Set(r.map(({key:a})=>a));ua(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
h]of o)h.item.isConnected||o.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),U(this.current.item,{tabindex:"0"}),
s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,cd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,ad*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;O(i.number,a?`${B(s.samples.length)} ▸`:s.samples.length>1?B(s.samples.length):""),ld(i,e),ma(i,this.thickness(s.samples.length),this.thickness(
o));let h=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),h?"true":a?"false":null),i}drawKids(e,n){let o=[],s=Ds(n.kids.map(({head:r})=>r))+Ds(n.folded);
for(let r of n.kids)o.push(this.drawEntry(r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
d("ul","gp-kids",null,{role:"group"})),e.kids&&(ua(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);
Object.assign(s,{entry:null,above:o,node:e.at(-1),folded:n});let r=Ds(n);return O(s.run,`+ ${B(n.length)} more`),O(s.number,r>n.length?B(r):""),ma(s,this.thickness(
r),"0px"),this.dress(s,`${B(n.length)} more branches with ${X(r,"sample")}, folded. Press to open.`,null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===1&&
n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let a of o)if((i+=a.token.piece??"").length>pa)break;O(e.run,Bt(i.slice(0,pa+30))||Bt(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...o.slice(i).map(a=>this.
makeToken(a))),e.ids=r}xe(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return d("span","",this.promptWords());
let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:Bt(n)+(en(e.token)?Gn(o):""),i=d("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(se(s)*10)})`,i.gpNode=e,i}promptWords(){let e=Bt(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${X(s,"sample")}`;let r=n.map(Eo).join(""),i=In(n.at(-1),
e.before),a=[...To(n.at(-1))].map(([u,m])=>`, ${B(m)} end here: ${St(u)[0]}`).join("");return`${ee(r.length>fa?r.slice(0,fa)+"…":r)}, ${B(s)} of ${X(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${j(i)} after the text before`}${a}${o?", closed":""}`}dress(e,n,o){let{picked:s}=this.state,{node:r,
folded:i,entry:a}=e,h=s&&!i&&this.state.isOnPath(a),u=s&&i&&Bn(r,s),m=s&&!i&&Bn(s,a.head),f=["gp-branch",i&&"gp-more",s&&!h&&!u&&"gp-dim",m&&"gp-on-path"];xe(e.
item,f.filter(Boolean).join(" "));let k=!!(s&&!i&&a.run.includes(s));U(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.
length-o,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&o>1?"all with the same text":`${X(r.size,"different text")}`;O(this.about,o?`${X(o,"sample")}${s?` of ${B(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function dd(t){
for(let e=0;e<=10;e++){let n=d("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var hd="14";function ga(t,e){let n=new Mo(e),o=new Lo(t,n);return ta(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=hd),s=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}function wa(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let A=d(
"li");return A.append(d("h3"),d("div","gp-read",null,{tabindex:0,role:"group"})),A}function h(A,{label:L,title:E},{started:q}){let b=q?q.prompt_tokens:null,[T,y]=A.
children,l=b?`: ${B(b.length)} token${b.length===1?"":"s"}`:"";O(T,`${L} ${E}${l}`),U(y,{"aria-label":`The prompt of ${L}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:c,text:g})=>c===null?d("span","gp-pill",g):c)))}let u=({raw_logprob:A})=>se(A);function m(A){let L=new Map;A.forEach((q,b)=>{if(!q)return;
let T=[...q.distribution.candidates].sort((l,c)=>u(c)-u(l)),y=({token_id:l})=>l===q.chosen.token_id;for(let l of[...T.slice(0,6),...T.slice(0,6).some(y)?[]:[q.chosen]])
L.has(l.token_id)||L.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...T,q.chosen])L.has(l.token_id)&&(L.get(l.token_id).sides[b]??=l)});let E=({sides:q})=>Math.
max(...q.map(b=>b?u(b):0));return[...L.values()].sort((q,b)=>E(b)-E(q))}function f(){let A=d("tr"),L=d("th","",null,{scope:"row"});return L.append(d("bdi","gp-w\
ord")),A.append(L,...[0,1].map(()=>{let E=d("td"),q=d("div","gp-share"),b=d("span");return b.append(d("i")),q.append(d("span","gp-sign"),b,d("b")),E.append(q),E})),
A}function k(A){let L=m(A),E=ne(s,L.length,f);L.forEach(({text:q,sides:b},T)=>{let[y,...l]=E[T].cells;Ae(y.firstChild,q),l.forEach((c,g)=>{let p=b[g],w=!!(p&&A[g]&&
p.token_id===A[g].chosen.token_id),[$,v,S]=c.firstChild.children;xe(c.firstChild,w?"gp-share gp-chosen":"gp-share"),O($,w?"▶":""),fe(v.firstChild,"width",p?u(
p):0),O(S,A[g]?p?j(u(p)):"–":"")})})}function _(A){if(A.some(b=>!b))return"Both runs have to write a token first.";let[L,E]=A.map(({chosen:b})=>b),q=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return L.token_id!==E.token_id?`With the template i\
t begins with ${ee(L.text)}, without it with ${ee(E.text)}.${q}`:`Both begin with ${ee(L.text)}: ${j(u(L))} with the template, ${j(u(E))} without it.${q}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let A=[0,1].map(q=>e.shownOf(q).log),L=ne(o,2,a);A.forEach((q,b)=>h(L[b],e.groups[b],q));let E=A.map(q=>Ke(q)[0]||
null);O(i,_(E)),k(E)}}function ba(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,a=tn(e.found);O(n,a[0].toUpperCase()+a.slice(1)),V(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),fe(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),fe(o.firstChild,"width",1))}}function Mt(t){return V(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Ao(t,e){t.
replaceChildren(...e.map(([n,o])=>{let s=d("div");return s.append(d("dt","",n)," ",d("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=d("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function ka(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(m=>t.querySelector(m));function a(m){O(n,m.model);let[f,k]=o.children;
O(f,m.complete?m.fits===null?"? Not known whether it fits.":m.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),O(k,m.why?`${m.why} ${m.fix}`:
u(m)),Ao(s,[["class",m.class_name],["parameters",Mt(m.parameters)],["opened in",m.dtype],["on",m.device],["to download",m.complete?m.download?Be(m.download):"no\
thing: it is here":"its weights are missing"],["memory",m.memory===null?"not known":`${m.reckoned?"about ":""}${Be(m.memory)}`],["free memory",Be(m.free)],...m.
free_disk===null?[]:[["free disk",Be(m.free_disk)]],["context",m.context_length?`${m.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Mt(m.vocab_size)]]),
h(m),i.replaceChildren(),m.smaller&&i.append(`In no precision does it fit. What would: ${m.smaller.model}, ${Be(m.smaller.bytes)}. `,Ft(e,"pick",m.smaller.model,
"Take it"))}function h({ways:m,free:f}){t.querySelector("table").hidden=m.length===0;let k=Math.max(f,...m.map(({bytes:_})=>_))*1.05;r.replaceChildren(...m.map(
({model:_,label:A,bytes:L,fits:E})=>{let q=d("tr",E?"":"gp-over"),b=d("span","gp-strip",null,{"aria-hidden":"true"}),[T,y]=[d("i"),d("u")];fe(T,"width",Math.min(
1,L/k)),fe(y,"left",f/k),b.append(T,y);let l=[d("th","",A,{scope:"row"}),d("td","",Be(L)),d("td"),d("td","",E?"✓ yes":"✕ no"),d("td")];return l[2].append(b),
l[4].append(Ft(e,"pick",_,"Take it",`Take it as ${A}`)),q.append(...l),q}))}function u({room:m,free:f,reckoned:k}){if(m===null)return"Neither its files nor its \
config tell what it takes.";let _=k?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${k?"about ":""}${Be(m)} with ro\
om for a run, and ${Be(f)} can be had.${_}`}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&a(e.found)}}var Co=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],pd=t=>Co.findIndex(([e])=>Fe(t??1/0,"bits")<=e);function Ot(t,e){if(!V(t))return"infinite";let n=Fe(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${ya(s)}`}var ya=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Po=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function xa(t,e){let s=g=>t.querySelector(".gp-"+g),r=s(
"which"),i=new Ge(s("words"),{press:({number:g})=>k(g)}),a=null,h="",u="";r.addEventListener("change",()=>l());let m=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((g,p)=>({...g,number:p})).filter(({pair:g})=>g&&!g.error),f=()=>m().find(({number:g})=>String(g)===r.value)||m()[0];function k(g){a=g,l()}
function _(g){let p=JSON.stringify(g.map(({number:$,title:v})=>[$,v]));if(p===u)return;u=p;let w=r.value;r.replaceChildren(...g.map(({number:$,title:v})=>d("opt\
ion","",v,{value:$}))),g.some(({number:$})=>String($)===w)&&(r.value=w)}function A({text:g,kl:p,logprobs:[w,$],same_top:v},S){let x=`probability ${j(se(w))}, he\
re ${j(se($))}`;return`Token ${B(S+1)} ${ee(g)}: KL ${Ot(p,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function L(g){let{tokens:p}=g.
pair,w=JSON.stringify([g.number,e.unit,p.map(({id:$,kl:v})=>[$,v])]);w!==h&&(h=w,i.show(p.map(($,v)=>({token:$,mark:{},number:v,words:()=>A($,v)}))),i.tokens.forEach(
($,v)=>{let S=pd(p[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Co[S][1]})`,x.dataset.rank=S,$.dataset.top=p[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===a?"yes":"no",$.setAttribute("aria-pressed",v===a)})}function E(){let g=s("legend");if(g.dataset.unit===e.
unit)return;g.dataset.unit=e.unit,g.replaceChildren(`KL in ${e.unit}:`);let p=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Co.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${p($)}`:`above ${p(Co[S-1][0])}`,M=d("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${v})`,g.append(M)});let w=d("s\
pan");w.append(d("span","gp-wavy","abc")," another token is the likeliest"),g.append(w)}let q=g=>Array.from({length:g- -6+1},(p,w)=>-6+w).map(p=>[p,p>=0?String(
10**p):ya(-p)]);function b(g,p){let w=R=>Fe(R,e.unit),$=g.flatMap(({pair:R})=>R.tokens.map(({kl:F})=>F).filter(V).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=p.pair.tokens.length,x=Te(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),M=R=>x.y(R===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(R),1e-300))))),N=({pair:R,number:F})=>{let[H,K,Q,oe]=Ee("gp-course",R.tokens.map(({kl:ie},he)=>[x.x(he+1),M(ie)]));return[H,K,{...Q,"data-line":g.findIndex(
ie=>ie.number===F)%6,"data-on":F===p.number?"yes":"no"},oe]},I=g.filter(({number:R})=>R!==p.number),z=Se(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),W=[
...Ce(x,{xTicks:z,yTicks:q(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...I,p].map(N),...a===null?[]:[be("gp-here",x.x(a+1),x.top,x.x(a+1),x.height-
x.bottom)]],C=Math.min(24,S),P=Array.from({length:C},(R,F)=>{let[H,K]=[Math.floor(S*F/C),Math.floor(S*(F+1)/C)],Q=p.pair.tokens.slice(H,K).reduce((he,{kl:Le},qe)=>(Le??
1/0)>he.kl?{kl:Le??1/0,at:H+qe}:he,{kl:-1,at:H}),oe={x:re(x.x(H+.5)),y:x.top,width:re(x.x(K+.5)-x.x(H+.5)),height:re(x.height-x.bottom-x.top)},ie=K-H>1?`Tokens ${H+
1} to ${K}: at most `:`Token ${K}: `;return _e("",`${ie}${Ot(Q.kl,e.unit)} ${e.unit}, ${ee(p.pair.tokens[Q.at].text)}`,[["rect","gp-catch",oe,[]]])});x.draw(`KL\
 of ${p.title} from the reference, along the text`,[W,P]),T(g,p)}function T(g,p){let w=ne(s("curve-keys"),g.length,()=>{let $=d("span"),v=de("svg");return U(v,{
width:30,height:8,"aria-hidden":"true"}),v.append(de("path","gp-course")),U(v.firstElementChild,{d:"M1 4H29"}),$.append(v,d("span")),$});g.forEach(({title:$,number:v},S)=>{
U(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===p.number?"yes":"no"}),O(w[S].lastChild,$)})}function y(g){let p=g.pair.tokens[a??g.pair.max_at],w=a??
g.pair.max_at,[$,v]=p.entropies,S=a===null?"Where they differ most, t":"T";O(s("said"),`${S}oken ${B(w+1)} ${ee(p.text)}: KL ${Ot(p.kl,e.unit)} ${e.unit}, entro\
py ${Me($,e.unit)} of the reference and ${Me(v,e.unit)} of ${g.title}.${a===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;O(x[1],e.found.groups[0].title),O(x[2],g.title);let M=ne(s("sides").tBodies[0],p.candidates.length,()=>{let I=d("tr"),z=d("th","",null,{scope:"row"});return z.
append(d("span"),d("bdi")),I.append(z,...[0,1].map(()=>{let W=d("td"),C=d("div","gp-side"),P=d("span");return P.append(d("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(P,d("span")),W.append(C),W})),I}),N=Math.max(...p.candidates.flatMap(([,,I,z])=>[I,z]),1e-9);p.candidates.forEach(([I,z,...W],C)=>{let[P,...R]=M[C].cells;
O(P.firstChild,I===p.id?"▶ ":""),Ae(P.lastChild,z),xe(M[C],I===p.id?"gp-is-token":""),W.forEach((F,H)=>{fe(R[H].querySelector(".gp-bar"),"width",F/N),O(R[H].firstChild.
lastChild,j(F))})})}function l(){let[g,p]=[m(),f()];_(g),r.value=p.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,M],vocab:N}=p.pair;a!==null&&a>=p.
pair.tokens.length&&(a=null),O(s("about"),`${X(p.pair.tokens.length,"token")} of the reference, read by both`),O(s("summary"),`Mean ${Ot(w,e.unit)} ${e.unit}, a\
t most ${Ot($,e.unit)} at token ${B(S+1)}, over ${B(N)} tokens of the vocabulary. Both find the same token the likeliest at ${j(v)} of the places. Perplexity of\
 the text: ${Z(x)} and ${Z(M)}.`),E(),L(p),b(g,p),y(p)}let c=()=>m().length>0;return new ResizeObserver(()=>c()&&l()).observe(t),g=>{t.hidden=!c(),g.run&&(a=null),
!t.hidden&&(g.found||g.unit)&&l()}}function $a(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(u=>t.querySelector(u));function i(u){O(n,u.model),Ao(o,[["class",u.class_name],["\
parameters",Mt(u.parameters)],["precision",u.precision],["on",u.device],["in memory",Be(u.bytes)],["context",u.context_length?`${u.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Mt(u.vocab_size)],["chat template",u.chat_template?"yes":"no"]]);let{fields:m}=u;O(s,m.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=m.length>0,t.querySelector("table").hidden=m.length===0,r.replaceChildren(...m.map(f=>{let k=d("tr"),_=d("th","",null,{scope:"\
row"});return _.append(d("code","",f.name)),k.append(_,a(f.model),a(f.library),d("td","",f.meaning),d("td","",h(f))),k}))}function a(u){let m=d("td");return m.append(
d("code","",u===null?"none":JSON.stringify(u))),m}function h({applies:u,by:m,ignored:f,same:k}){return m==="you"?`▲ the page sets ${JSON.stringify(u)}${f?`; ${f}`:
""}`:m==="model"&&f?`○ ${f}`:m==="model"?k?"the same as the default":"◆ applies":"another field takes its place"}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&
i(e.found)}}function va(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=d("tr"),T=d("th","",
null,{scope:"row"});T.append(d("span"),d("small")),b.append(T);for(let y=0;y<6;y++){let l=d("td");if(l.append(d("span"),d("small")),y===0){let c=d("span","gp-by\
tes",null,{"aria-hidden":"true"});c.append(d("i")),l.append(c)}b.append(l)}return b}function i(b,T){if((b.dataset.tip||"")!==T){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(T)for(let[y,l]of[["tabindex",0],["data-tip",T]])b.setAttribute(y,l)}}let a=(b,T,y="")=>{O(b.children[0],T),O(b.children[1],y)};function h({
bytes:b,scale_bytes:T},y){if(!V(b))return["–",""];let l=y&&V(y.bytes)?`${j((b+T)/(y.bytes+y.scale_bytes))} of the reference`:"";return[Po(b+T),l]}let u=({bytes:b,
scale_bytes:T})=>V(b)&&T?`get_memory_footprint() has ${Po(b)}; the scales beside them take ${Po(T)}.`:"";function m({pace:b,paces:T,ratio:y}){if(!b)return["–",
""];let l=T.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Oe(y.median)}`:l]}function f(b,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[Ot(y.mean,l),l],[Ot(y.max,
l),`${l}, token ${B(y.max_at+1)}`],[j(y.same_top),""]]}function k(b,T){let y=b.map(l=>l.pair).find((l,c)=>l&&!l.error&&(T===0||c===T));return y?Z(y.perplexities[T===
0?0:1],3):"–"}function _({groups:b}){let T=Math.max(...b.map(({bytes:l,scale_bytes:c})=>(l||0)+(c||0)),1),y=ne(o,b.length,r);b.forEach((l,c)=>{let[g,p,w,$,v,S,
x]=y[c].cells;a(g,l.title,c?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(p,...h(l,c?b[0]:null)),i(p.firstChild,
u(l)),Y(p.lastChild,V(l.bytes)),fe(p.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/T),a(w,...m(l)),f(l,c).forEach((M,N)=>a([$,v,S][N],...M)),a(
x,k(b,c))})}function A(b,T){let[y,l]=[[...b],[...T]],c=y.findIndex((g,p)=>g!==l[p]);return c<0?y.length:c}function L({groups:b}){let T=ne(n("writings"),b.length,
()=>{let l=d("li"),c=d("p","gp-writing-head");return c.append(d("b"),d("span","gp-note")),l.append(c,d("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,c)=>{let[g,p]=T[c].children;O(g.children[0],l.title),O(g.children[1],E(l,c,y)),g.children[1].classList.toggle("gp-parting",c>0&&V(l.parts_at));let w=JSON.stringify(
[y,l.text,c]);if(p.dataset.key===w||(p.dataset.key=w,p.replaceChildren(),l.text===null))return;let $=c&&y!==null?A(y,l.text):[...l.text].length,v=[...l.text];p.
append(v.slice(0,$).join("")),$<v.length&&p.append(d("span","gp-apart",v.slice($).join("")))})}function E({failed:b,text:T,tokens:y,parts_at:l,pair:c},g,p){if(b)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=c&&c.error?`. Its distributions canno\
t be held against the reference’s: ${c.error.message} ${c.error.fix}`:"",$=X(y,"token");return!g||p===null?$+w:(V(l)?`✂ parts from the reference at token ${B(
l+1)} of ${B(y)}`:`= the same ${$} as the reference`)+w}function q(){let b=e.found;O(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Xe(e,b)),Y(n("warning"),b.others),O(n("warning"),b.others?"⚠ "+sn:""),Y(n("cpu"),!!b.cpu_words),O(n("cpu"),b.cpu_words),_(b),L(b);let T=b.groups.
filter(({pair:y})=>y&&!y.error);e.done&&T.length&&O(n("told"),T.map(({title:y,pair:l})=>`${y}: mean KL ${Ot(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&q()}}function Sa(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:h,note:u,rows:m})=>{let f=d("table"),k=d("tr");k.append(...["model",
"what for","size","draft that fits"].map(L=>d("th","",L,{scope:"col"})),d("td"));let[_,A]=[d("thead"),d("tbody")];return _.append(k),A.append(...m.map(L=>s(L,i))),
f.append(d("caption","gp-hidden",h),_,A),[d("h3","",h),d("p","gp-note",m.length?u:"None yet."),...m.length?[f]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function s(r,i){let a=d("tr"),h=d("th","",r.model,{scope:"row"}),[u,m,f,k]=[d("td","",r.words),d("td"),d("td","",r.assistant||"–"),d("td")];if(r.
loaded){let{class_name:_,precision:A,device:L,bytes:E,in_use:q,parameters:b}=r.loaded;u.append(`${q?"● in use":"○ idle"}`,d("small","",`${_}, ${A}, on ${L}`)),
m.append(Be(E),d("small","",`${Mt(b)} parameters`))}else{m.append(r.millions?`about ${Mt(r.millions*1e6)}`:Be(r.size),d("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&h.append(d("small","",_.join(" · ")))}return k.append(Ft(
e,"use",r.model,"Use it")),r.loaded?k.append(Ft(e,"tell",r.model,"Show")):i&&k.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&k.append(Ft(e,"unload",r.model,
"Unload")),a.append(h,u,m,f,k),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}var fd=5,ud=60,md=6e7,gd=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),xn=t=>[t,...t.children.flatMap(xn)],Ks=t=>t.parent?Ks(t.parent):
t,No=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=_a()}get all(){return this.trees.flatMap(xn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ks(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=_a(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:s}=e,r=this.all.find(u=>u.turn===n);if(r){this.shown=r;return}e.asked=null;let i=s&&gd(s.ids,o.request.given)&&this.all.find(u=>u.
turn===s.turn);if(i&&s.kind!=="branch"&&i.plain&&i.mode===o.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=o.request.only_given===!0,h={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(h,{at:s.at,from:s.from,on:s.on,kind:s.kind,parent:i});h.parent.
parent&&h.at<h.parent.at;)h.parent=h.parent.parent;h.parent.children.push(h)}else this.trees=this.trees.filter(({children:u})=>u.length),this.trees.push(h);this.
shown=h}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:s}=n;Object.assign(this.shown,{text:e.text,tokens:s.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:s.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((s,{text:r})=>s+r.length,0);if(this.trees.length<=fd&&e.length<=ud&&n<=md)return;let o=this.trees.find(s=>s!==Ks(this.shown))||e.filter(s=>s.parent&&
s!==this.shown&&!s.children.length).sort((s,r)=>s.turn-r.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function _a(){return new We(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Ma="A run is under way. Wait for its end, or press Stop.";function Oa(t){let{root:e,state:n,tree:o,told:s,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function h(f){if(!(!f||f===n.shown)){if(n.busy){O(s,Ma);return}n.shown=f,i.feedRun(f.text,f.turn),i.ask({type:"shown"}),t.draw(),f.item.focus({preventScroll:!0})}}
function u(){if(!r.dataset.sure){let _=xn(n.shown).length;r.textContent=_>1?`Delete these ${_} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let f=n.
shown,k=n.refuge;n.busy?O(s,Ma):k&&(n.detach(f),h(k)),t.calm()}function m(){let f=n.shown,k=d("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
k.value=f.name;let _=!0,A=L=>{_&&(_=!1,L&&(f.name=k.value.trim()),document.activeElement===k&&f.item.focus(),k.remove(),t.fill(f))};k.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&A(L.key==="Enter")}),k.addEventListener("click",L=>L.stopPropagation()),k.addEventListener("blur",()=>A(
!0)),f.item.querySelector(".gp-label").replaceChildren(k),k.focus(),k.select()}o.addEventListener("click",f=>{let k=f.target.closest(".gp-run"),_=n.visible.flatMap(
xn).find(A=>A.item===k);_===n.shown?_.item.focus():h(_)}),o.addEventListener("keydown",f=>{let{shown:k}=n;if(f.ctrlKey||f.metaKey||f.altKey||!k)return;let _=n.visible.
flatMap(xn),A=_.indexOf(k),L={ArrowDown:()=>h(_[A+1]),ArrowUp:()=>h(_[A-1]),ArrowRight:()=>h(k.children[0]),ArrowLeft:()=>h(k.parent),Home:()=>h(_[0]),End:()=>h(
_.at(-1)),F2:m,Delete:()=>{r.disabled||u()}};Object.hasOwn(L,f.key)&&(f.preventDefault(),L[f.key]())}),a.addEventListener("click",m),r.addEventListener("click",
u),r.addEventListener("blur",()=>t.calm())}var Ea=8,wd=3,bd=-1e30,kd=t=>`log p ${t>bd?t.toFixed(2).replace("-","−"):"−∞"}`;function yd(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),o=t.
parent?t.at:Number.isFinite(n)&&n>=wd?n:0,s=ee(e.slice(o,o+Ea).join("")).slice(1,-1);return`“${o&&!t.parent?"…":""}${s}${e.length>o+Ea?"…":""}”`}function Ta(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${ee(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var Wo=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:o}=this,s=o.log.canAsk?o.visible:[];if(e.hidden=!s.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...s.map(i=>this.lay(i))),n.scrollTop=
r,o.shown&&this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=xd(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=d("ul","",null,{role:"group"});o.append(...e.children.
map(s=>this.lay(s))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,s=yd(e),r=e.searched?` · best of ${nn(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${kd(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let u=[d("span","gp-note",Ta(e)),d("bdi","gp-words",s)];e.name?a.replaceChildren(d("bdi","gp-name",e.name)," ",...u):
a.replaceChildren(...u)}let h=n.querySelector(".gp-facts");O(h,i),h.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),
n.setAttribute("aria-label",[e.name,Ta(e)+s,i,o?"shown":""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,s]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,s.top-o.top-4)+Math.max(0,s.bottom-o.bottom+4)}};function xd(){let t=d("li","gp-run",null,{role:"treeitem"}),
e=d("div","gp-row");return e.append(d("span","gp-sign","",{"aria-hidden":"true"}),d("span","gp-label"),d("span","gp-facts")),t.append(e),t}function La(t,e){let n=new No(e),o=new Wo(t,n);return Oa(o),s=>{s.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(s.run||s.steps||s.status)&&n.measure(),s.
run){n.makeRoom();let i=o.tree.contains(document.activeElement);o.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&o.fill(r);s.status&&
!n.busy&&O(o.told,"")}}var $d={true:"button",false:"div"};function vd({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${ee(t)} once more.`:n?`Continue from here wi\
th ${ee(t)} instead, although ${o} removed it.`:`Continue from here with ${ee(t)} instead.`}var $n=class{constructor(e){this.item=d("li","gp-bar"),e.append(this.
item),this.body=null}build(e){let n=$d[e];if(this.body&&this.body.localName===n)return;let o=d(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=d("sp\
an","gp-rank"),this.sign=d("span","gp-sign","",{"aria-hidden":"true"}),this.word=d("bdi","gp-word");let s=d("span","gp-name");s.append(this.sign,this.word),this.
after=d("span","gp-fill gp-after"),this.before=d("span","gp-fill gp-before"),this.thick=d("span","gp-track"),this.thin=d("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=d("span","gp-why","removed by "),this.remover=d("span","gp-remover"),this.why.append(this.remover);let r=d("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=d("span"),this.raw=d("small");let i=d("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,d("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:a,chosen:h,given:u,removed:m,by:f,rest:k,words:_}=e;this.build(o&&!k),this.entry=e,this.item.hidden=
!1;let A={"gp-chosen":h,"gp-removed":m,"gp-rest":k};xe(this.item,["gp-bar",...Object.keys(A).filter(b=>A[b])].join(" ")),O(this.rank,a?B(a):""),O(this.sign,h?"▶":
m?"✕":""),Ae(this.word,s,{plain:k}),this.thick.hidden=m||r===null;for(let[b,T]of[[this.after,r||0],[this.before,i]])fe(b,"width",Math.min(1,T/n)),b.parentNode.
classList.toggle("gp-beyond",T>n*1.005);O(this.value,m?"":r===null?"–":j(r)),O(this.raw,j(i)),O(this.remover,f),this.why.hidden=!m;let L=[h&&(u?"given":"chose\
n"),m&&`removed by ${f}`].filter(Boolean).join(", "),E=[k?s:ee(s),L].filter(Boolean).join(", "),q=o&&!k?vd({text:s},e):"";this.body.setAttribute("aria-label",q?
`${E}. ${q}`:E),De(this.body,()=>q?`${q} ${_()}`:_())}hide(){this.item.hidden=!0}};function qo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-\
row")],n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",
o=>{let s=e(),r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),
o.stopPropagation(),s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Gs=t=>t?j(t):"<0.01%",Yt=(t,e)=>`${B(t)} ${e}${t===1?"":"s"}`,Sd=(t,e)=>t.kept!==e||t.mass_moved>0,Io=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Us({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=wt(n.name),a=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!Sd(n,a)}})}function Vs({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Yt(e-t,"token")} (${Gs(n)})`),t>e&&r.push(`brought ${Yt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${j(o)}`),r.join(", ")}var Ro=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Js(t){return Ro(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function vn({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Bo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:a})=>Math.max(se(i),se(a)),s=[...t].sort(
(i,a)=>o(a)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(mt).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Fn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?se(e[n-1]):void 0:se(t)}var zn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
mt=({logprob:t})=>t===null;function jn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((a,h)=>h>0&&a===null&&s[h-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?wt(i)[0]:Ro(o)?"DoLa":"a processor"}function Fo(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
a=m=>m?`, rank ${B(m)} of ${B(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${j(se(n))}${a(s||r)}; no \
processor changed it. Token id ${i}.`;let h=`Before the processors ${j(se(n))}${a(r)}.`,u=mt(t)?`After them it cannot be chosen: removed by ${jn(t,e)}.`:`After \
them ${j(se(o))}${s?`, rank ${B(s)} of the ${B(at(e))} that are left`:""}.`;return`${h} ${u} Token id ${i}.`}function Aa(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",_d[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var _d={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var Md=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&se(o.logprob)}),Ys=class extends $n{constructor(e){super(e),this.along=d(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=de("polyline","gp-along-line"),this.here=de("line","gp-along-here");let n=de("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,d("span","gp\
-along-words")),this.item.append(this.along)}},zo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
qo(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}O(this.state,`Looking up ${ee(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&O(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(h=>this.entryOf(h,e)),i=Math.max(.02,...r.map(({after:h,before:u})=>Math.max(h||0,u))),a=s.length?Pe(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((h,u)=>{this.rows[u].fill(
r[u],i,o),this.drawAlong(this.rows[u],Md(a,h.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ys(this.list))}drawAlong(e,n,o){let s=n.map(m=>m??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),a=m=>m/(s.length-1)*100,h=Od(s,150).map(([m,f])=>`${a(m).toFixed(1)},${(98-
(r?f/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",h.join(" "));for(let[m,f]of Object.entries({x1:a(o.index),x2:a(o.index),y1:0,y2:100}))e.here.setAttribute(
m,f);let u=r?`highest ${j(r)}, at token ${i+1}`:"nowhere a chance";O(e.along.lastElementChild,u),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Yt(s.length,"token")}: ${u}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${u}`)}};function Od(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function Ca(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=v=>t.querySelector(
".gp-"+v),[h,u,m,f,k]=["full","beams-note","press-note","chosen-word","removed-key"].map(a),_=Object.fromEntries(["back","on","newest"].map(v=>[v,a(v)])),A=[],L=qo(
s),E=new zo(t,e,y),q=!1,b=[],T=v=>e.canAsk&&!v.isPrompt;function y(v,S){let x=mt(v);return{id:v.token_id,text:v.text,after:se(v.logprob),before:se(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?jn(v,S):"",words:()=>Fo(
v,S)}}function l(v){let S=vn(v),M=(q?S:Bo(S,24,v.chosen.token_id)).map(z=>y(z,v)),N=v.distribution.vocab-S.length;N>0&&M.push(c(v,S.map(z=>y(z,v)),N));let I=g(Math.
max(...M.filter(({rest:z})=>!z).map(z=>Math.max(z.after,z.before))));for(O(h,`full width: ${j(I)}`);A.length<M.length;)A.push(new $n(s));A.forEach((z,W)=>M[W]?z.
fill(M[W],I,T(v)):z.hide()),L(),i.hidden=S.length<=24,O(i,q?"show 24 only":`show all ${B(S.length)}`),i.setAttribute("aria-expanded",String(q))}function c(v,S,x){
let M=C=>Math.max(0,1-S.reduce((P,R)=>P+R[C],0)),N=at(v)>S.filter(({removed:C})=>!C).length,[I,z]=[N?e.usesBeams?null:M("after"):0,M("before")],W=`All ${B(x)} t\
okens that are not listed, together: ${j(z)} before the processors`+(I===null?".":`, ${j(I)} after them.`);return{text:`${B(x)} others`,after:I,before:z,rest:!0,
words:()=>W}}let g=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function p(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),O(a("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),a("before-key").hidden=k.hidden=S,O(f,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),u.hidden=!v.beam||S,m.hidden=!T(v),t.classList.toggle("gp-pressable",T(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...A,...E.rows].find(({body:N})=>N===S),M=e.current();x&&M&&T(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{q=!q,l(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Io(
v)}${x}: `:`at the newest token${x}: `),o.append(me(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of A)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,u,m,E.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&l(S),p(S),E.draw(S,v,T(S)),w(S)):$(),b=[S,e.canAsk]}}var _n=.001,Pa=2e-5,Ed=-1e9,Dn=-1e8,et=(t,e=-1e30)=>t==null||t<e;function Sn(t,e,n){return et(t,n)||et(e,n)?et(t,n)&&et(e,n)?0:1/0:Math.abs(t-e)}function Hn(t,e,n){
return Sn(t,e===null?null:e*n,Dn)/Math.max(1,n)}var Xt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=_n||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Na(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Xt,given:new Xt,
final:new Xt,pool:new Xt,output:new Xt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));Td(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>Ld(t.returned[r].last,s,r,o,n.output)),n}function Td(t,e,n,o){let s=null,
r=new Map,i=(a,h)=>h.score-a.score;t.steps.forEach((a,h)=>{if(a.some(({given:f})=>f)){for(let f of a)o.given.see(Sn(f.beam.score,0),()=>({node:f}));return}s??=new Map(
a.filter(({beam:f})=>f.parent%e===0).map(({beam:f})=>[f.parent,0]));for(let f of a){let{beam:k}=f,_=s.get(k.parent)??Ed;if(o.sum.see(Sn(_+(k.logprob??-1/0),k.score,
Dn),()=>({node:f,parent:_})),k.final_score===null||k.final_score===void 0)continue;let A=f.length**n;o.final.see(Hn(k.score,k.final_score,A),()=>({node:f,power:A}));
let L=k.group??null;r.set(L,[...r.get(L)||[],{score:k.final_score,power:A}].sort(i).slice(0,e))}let u=[...r.values()].flat().filter(({score:f})=>!et(f)).sort(i),
m=t.pools[h].filter(f=>!et(f));for(let f=0;f<Math.max(u.length,m.length);f++){let k=u[f]??null,_=k&&f<m.length?Hn(k.score*k.power,m[f],k.power):1/0;o.pool.see(_,
()=>({step:h,place:f,expected:k&&k.score,told:m[f]??null}))}s=new Map(a.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}function Ld(t,e,n,o,s){
let r=Pe(t),i=r.filter(({given:u})=>!u);if(e.score===null||!i.length)return;let a=i.length**o,h=r.every(({beam:u,given:m},f)=>m||u.parent===(e.beams||[])[f]);s.
see(h?Hn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}function Wa(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function h(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Pe($[x]?$[x].last:null),N=S.token_ids.map((R,F)=>{let H=M[F]&&M[F].chosen.token_id===R?
M[F]:null,K=S.logprobs[F];return{id:R,text:H?H.chosen.text:"?",recorded:K,library:S.transition_scores?S.transition_scores[F]:null,difference:S.transition_scores?
Sn(K,S.transition_scores[F]):null,drawn:H?Sn(K,H.chosen.logprob):1/0}}),I=S.logprobs.filter((R,F)=>!M[F]||!M[F].given),z=I.reduce((R,F)=>R+(F??-1/0),0),W=I.length**
v,C=I.length?z/W:null,P=S.score!==null&&C!==null&&S.score*W>Dn;return{tokens:N,sum:z,length:I.length,penalty:v,rebuilt:C,score:S.score,difference:P?Hn(z,S.score,
W):null}})}function u(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let m=w=>w.join("; "),f=(w,$)=>`${B(w)} ${$}${w===1?"":"s"}`;function k(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:M}=w,
N=({off:W,count:C,furthest:P},R,F)=>W?[`${B(W)} of ${f(C,R)} ${W===1?"does":"do"} not ${F}: the furthest is off by ${u(P)}`]:[],I=[...N($,"tree node","add up"),
...N(v,"given token","weigh nothing"),...N(S,"final score","follow from its sum"),...N(x,"kept score","follow from the texts that ended"),...N(M,"output","end w\
here its path through the tree ends")],z=Math.max(...Object.values(w).map(W=>W.furthest));return[I,I.length?[]:[`${f($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${u(z,Pa)}`]]}function A({outputs:w,tree:$}){let v=w.flatMap(F=>F.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:F})=>F!==null),x=w.filter(({difference:F})=>F!==null),M=F=>Math.max(0,...F.map(({difference:H})=>H)),
N=F=>F.filter(({difference:H})=>!(H<=_n)),I=v.filter(({drawn:F})=>F>_n),[z,W]=_($),C=[];if(N(x).length&&C.push(`${B(N(x).length)} of ${B(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${u(M(x))}`),C.push(...z),N(S).length&&C.push(`${B(N(S).length)} of ${f(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${u(M(S))}`),I.length&&C.push(`${f(I.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",m(C)];let P=[...x.length?[`${B(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${u(M(x))}`]:[],...W];if(!S.length)return[
"none","–",m([...P,`compute_transition_scores does not apply: ${k()}`])];let R=S.length===1?"token agrees":"tokens agree";return["agrees","✓",m([...P,`${B(S.
length)} ${R} with the library’s compute_transition_scores to within ${u(M(S))}`])]}function L(){let[w,$,v]=i?A(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,O(t.querySelector(".gp-badge"),$),O(t.querySelector(".gp-verdict-line"),v)}let E=w=>et(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),q=w=>et(w)?"−∞":(w<Dn?w.toExponential(3):Z(w,5)).replace("-","−"),b=w=>w<0||et(w)?`(${q(w)})`:q(w);function T(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>_n?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>_n)}function y(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let M of[S+1,E(v.sum),v.length,v.penalty,Z(v.rebuilt,4),Z(v.score,
4)])x.insertCell().textContent=M;T(x,v.difference)})}function l(w,$,v,S,x,M){if(!v.count)return;let{worst:N}=v,I=w.insertRow();I.append(d("th","",$,{scope:"row"})),
I.insertCell().textContent=B(v.count),I.insertCell().append(S(N),...N.node?[" ",me(N.node.beam.text)]:[]),I.insertCell().textContent=x(N),I.insertCell().textContent=
q(M(N)),T(I,N.difference)}function c(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:M}=i.
tree,N=e.started.effective.length_penalty??1,I=({node:W})=>`step ${W.index+1}:`,z=({node:W,power:C})=>`${q(W.beam.score)} / ${W.length} ** ${N} = ${q(et(W.beam.
score)?null:W.beam.score/C)}`;l(w,"node: parent’s score + log-probability",$,I,({node:W,parent:C})=>`${q(C)} + ${b(W.beam.logprob)} = ${q(et(W.beam.logprob)?null:
C+W.beam.logprob)}`,({node:W})=>W.beam.score),l(w,"given token: weighs nothing",v,I,()=>q(0),({node:W})=>W.beam.score),l(w,"ended: score / length ** length_pena\
lty",S,I,z,({node:W})=>W.beam.final_score),l(w,"kept after a step: the best that ended",x,W=>`step ${W.step+1}: number ${W.place+1}`,W=>W.expected===null?"none":
q(W.expected),W=>W.told),l(w,"output: score where its path ends, after the penalty",M,({number:W})=>`output ${W+1}:`,z,W=>W.told)}function g(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,a?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(me(v.text)),x.insertCell().textContent=E(v.recorded),x.insertCell().textContent=v.difference===
null?"–":E(v.library),T(x,v.difference),x.insertCell().textContent=(se(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||a,O(r,`Show all ${B(w.length)}\
 tokens`)}function p(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,O(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>d("option","",`${$} ${S+1}`,{value:S}))),y(),w||c(),w||
g()}return o.addEventListener("toggle",p),s.addEventListener("change",p),r.addEventListener("click",()=>{a=!0,p()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:h($),tree:Na(e)},a=!1,s.replaceChildren()):i=null,L(),(w.run||w.status||$)&&p()}}function qa(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),h=t.querySelector(
".gp-layer-names"),u=t.querySelector(".gp-layer-reading"),m=t.querySelector(".gp-layer-tally"),f=document.createElement("canvas"),k=f.getContext("2d",{willReadFrequently:!0}),
_=new We({picks:{},peak:0},({picks:W,peak:C},{layers:P})=>P?{picks:{...W,[P.layer]:(W[P.layer]||0)+1},peak:Math.max(C,...P.divergences)}:{picks:W,peak:C}),A=0,L=[],
E=[],q=[0,0],b=[],T=W=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(W??0)/A)))*10);function y(){let W=getComputedStyle(t);return[...[...Array(11).keys()].map(P=>`\
--gp-heat-${P}`),"--gp-text"].map(P=>{let R=W.getPropertyValue(P).trim();return[1,3,5].map(F=>parseInt(R.slice(F,F+2),16))})}function l(W){if(f.width>=W&&f.height===
L.length*6)return;let C=f.height===L.length*6?k.getImageData(0,0,f.width,f.height):null;f.width=Math.max(64,2**Math.ceil(Math.log2(W))),f.height=L.length*6,C&&k.
putImageData(C,0,0)}function c(W){let C=new ImageData(1,L.length*6);L.forEach((P,R)=>{let F=W.layers?W.layers.candidate_layers.indexOf(P):-1;if(F<0)return;let H=E[T(
W.layers.divergences[F])];for(let K=0;K<5;K++){let Q=K===2&&P===W.layers.layer?E[11]:H;C.data.set([...Q,255],(R*6+K)*4)}}),k.putImageData(C,W.index,0)}let g=()=>Math.
max(10,_.steps.length);function p(){let[W,C]=q;if(!W||!C)return;i.width!==W&&(i.width=W),i.height!==C&&(i.height=C);let P=i.getContext("2d");P.clearRect(0,0,W,C),
P.imageSmoothingEnabled=!1;let R=_.steps.length;P.drawImage(f,0,0,R,f.height,0,0,W*R/g(),C)}function w(W){let C=[..._.steps.find(H=>H.layers).layers.candidate_layers].
sort((H,K)=>K-H),P=y(),R=s.find(H=>_.total.peak<=H*Math.LN2)*Math.LN2,F=String([C,P,R])!==String([L,E,A]);String(C)!==String(L)&&$(C),[L,E,A]=[C,P,R],l(_.steps.
length);for(let H of F?_.steps:W)c(H);p()}function $(W){let C=Math.max(15,Math.min(28,280/W.length));r.style.height=h.style.height=`${Math.max(1,W.length)*C}px`,
h.replaceChildren(...W.map(P=>d("span","",P===0?"embedding":`layer ${P}`)))}function v(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),
`${Number(Fe(A,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let W=t.querySelector(".gp-scale-ramp");if(!W.childNodes.length)for(let C=0;C<11;C++){
let P=d("i");P.style.background=`var(--gp-heat-${C})`,W.append(P)}}let S=W=>W===0?"the embedding (layer 0)":`layer ${W}`;function x(W){if(!W.layers)return`Token\
 ${W.index+1}, ${ee(W.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:P,candidate_layers:R,divergences:F}=W.layers,H=R.map((K,Q)=>`${K===0?"emb\
edding":`layer ${K}`} ${Fe(F[Q]??0,e.unit).toFixed(3)}`);return`Token ${W.index+1}, ${ee(W.chosen.text)}: ${S(C)} was contrasted with the last layer (${P}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${H.join(", ")}.`}function M(W){a.hidden=!1,a.style.left=`${W.index/g()*100}%`,a.style.width=`${100/g()}\
%`;let C=x(W);O(u,C),Pn(r,W,_.steps.length,C)}function N(){let W=Object.entries(_.total.picks).sort((P,R)=>R[1]-P[1]),C=W.reduce((P,[,R])=>P+R,0);O(m,"Along the\
 text: "+W.map(([P,R])=>`${S(Number(P))} in ${B(R)}`).join(", ")+` of ${B(C)} steps.`),O(t.querySelector(".gp-heat-end"),String(g()))}wo(r,e,{stepUnder:W=>{let{
left:C,width:P}=r.getBoundingClientRect(),R=Math.floor((W.clientX-C)/P*g());return _.steps[Math.max(0,Math.min(_.steps.length-1,R))]},hover:W=>O(u,x(W)),leave:()=>e.
current()&&!t.hidden&&O(u,x(e.current()))});function I(W){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:P}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!W.unit&&!W.look||(b=[C,_.total],w(P),v(),M(C),N())}new ResizeObserver(([{contentRect:W}])=>{q=[W.width,W.height].map(C=>Math.round(C*devicePixelRatio)),
p()}).observe(r);let z=()=>I({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",z),new MutationObserver(z).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),I}var Ho={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Xs(t,e){let{chosen:n,distribution:o}=e,s=r=>He(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+at(e)}}var zt=(t,e)=>e?Math.exp(-t/e):null,Ad=[1,2,3],jo=class{constructor(){this.ids=[],this.grams=new Map(Ad.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ia(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",h=new cn,u;function m(){let{started:x,finished:M}=e;if(!x)return[];let N=M?M.num_tokens:e.numTokens,I=M?M.
seconds:e.elapsed,z=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",B(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${B(x.max_new_tokens)} new ones were asked for`],["Tokens per second",I>0&&N?(N/I).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",z===null?"–":Un(z),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...f(),["Stopped by",k(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function f(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...N}=h.read(e.rounds),I=N.draft_acceptance_rate;return[["Draft accepted",I===null?"–":j(I),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${B(M)} of ${B(x)}`],["Tokens per draft",Z(N.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with \
a draft wrote on average, the target’s own one included: 1 + ${B(M)} accepted / ${B(N.num_spec_steps)} such rounds`]]}function k(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Ne(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=m(),M=new Set(x.map(([N])=>N));for(let[
N,{figure:I}]of i)M.has(N)||(I.remove(),i.delete(N));x.forEach(([N,I,z,W],C)=>{let P=i.get(N)||A(N,W,C);P.value.textContent!==I&&(P.value.textContent=I);let R=`${N}\
: ${z}`;P.meaning.textContent!==R&&(P.meaning.textContent=R)})}function A(x,M,N){let I=d("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),z=d("dd"),W=d(
"span","gp-meaning","",{role:"tooltip",id:a+x.replaceAll(" ","-")});I.setAttribute("aria-describedby",W.id),I.append(d("dt","",x),z,W),s.insertBefore(I,s.children[N]||
null);let C={figure:I,value:z,meaning:W};return i.set(x,C),C}let L=new We(Ho,Xs),E=new jo,q=Ho,b=x=>Number.isFinite(x)?Fe(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",T=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):B(Math.round(x)):"∞";function y(){let{total:x}=L,{unit:M}=e,N=(W,{count:C})=>C?W/C:
null,I=(W,C)=>C.count?b(N(W,C)):"–",z=L.steps.at(-1).distribution.vocab;return[["perplexity",l([[x.after,x.count],[x.before,x.count],[q.before,q.count]],z),T(
zt(x.after,x.count)),T(zt(x.before,x.count)),T(zt(q.before,q.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",I(x.after,
x),I(x.before,x),I(q.before,q)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(q.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",I(x.entropyAfter,x),I(x.entropyBefore,x),I(q.entropyBefore,q)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(N(x.kept,x)),B(z),B(z)],...[1,2,3].map(W=>[`distin\
ct-${W}`,`how many of the text’s ${W===1?"tokens":`runs of ${W} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(E.distinct(W)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",j(E.share),"",""]]}function l(x,M){let N="e to the power of minus the mean log-p\
robability in nats";return x.every(([I,z])=>!z||zt(I,z)<=M)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${B(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function c(){let x=e.current(),M=x?e.lastOf(x):null,{keep:N,added:I}=L.follow(M&&!M.isPrompt?
M:null);E.cut(N);for(let{chosen:W}of I)E.add(W.token_id);let z=t.querySelector(".gp-text-numbers");z.hidden=!L.steps.length,!z.hidden&&(g(),z.open&&p(x))}function g(){
let{total:x}=L,M=q.count?`; of the prompt ${T(zt(q.before,q.count))}`:"";O(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${T(zt(x.before,x.count))}\
 before the processors, ${T(zt(x.after,x.count))} after${M}`)}function p(x){let M=e.lines().length>1?e.lineOf(x):null;O(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!q.count;let N=y(),I=t.querySelector(".gp-totals tbody");for(;I.rows.length<N.length;){let z=I.insertRow(),
W=d("th","",null,{scope:"row"});W.append(d("span","","",{tabindex:"0","data-tip":""})),z.append(W,d("td"),d("td"),d("td"))}N.forEach(([z,W,...C],P)=>{let[R,...F]=I.
rows[P].cells;O(R.firstChild,z),R.firstChild.dataset.tip=W.charAt(0).toUpperCase()+W.slice(1)+".",C.forEach((H,K)=>O(F[K],H)),F[2].hidden=!q.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",c);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:z},W)=>z&&M.set(z,[...M.get(z)||
[],W+1]));let N=e.usesBeams?"output":"sequence",I=[...M].map(([z,W])=>{let P=W.length<x.length?` on ${N}${W.length>1?"s":""} ${W.join(", ")}`:"",R=d("p");return R.
append(d("b","",`Note${P}: `),z),R});r.replaceChildren(...I)}function $(){let[x,M]=v(),N=x+M;n.textContent!==N&&n.replaceChildren(d("b","",x),M)}function v(){let{
started:x,finished:M,failed:N,queued:I,loading:z}=e;if(z){let P=tn(z);return["",P[0].toUpperCase()+P.slice(1)]}if(I)return I.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${I.ahead===1?"One run is":`${I.ahead} runs are`} before yours.`];if(N)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let W=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${nn(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",W+C]}function S(){let x=e.
waiting?null:e.failed;if(u===x||(u=x,o.replaceChildren(),!x))return;let M=d("div","gp-problem"),N=(I,z,W)=>{let C=d("p");C.append(d("b","","✕ "),(W?W+": ":"")+
I,z?" "+z:""),M.append(C)};for(let{knob:I,message:z,fix:W}of Vn(x))N(z,W,I);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(q=e.promptSteps.reduce(Xs,Ho)),c()}}var Ra=12;function Ba(t,e,n){let o=0,s=t.map(u=>{let m=o;return o=Math.min(1,o+(Fn(u,n)||0)),{from:m,to:o,kind:Zs(u,e),candidate:u}}),r=e.distribution.stages[n],
i=t.filter(u=>r&&zn(u,n+1)).reduce((u,m)=>u+(Fn(m,n)||0),0),a=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,h={from:o,to:1-a,kind:"others",candidate:null};return[
...s,h,{from:1-a,to:1,kind:"going",candidate:null}]}function Zs(t,e){return t.token_id===e.chosen.token_id?"chosen":mt(t)?"removed":"kept"}function Fa(){let t=d(
"div","gp-flow",null,{"aria-hidden":"true"}),e=de("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ra}`),e.setAttribute("preserveAspectRatio","none");let n=d(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Cd=(t,e)=>e>12+7*Math.min(t.length,10);function Qs({ribbons:t,bar:e},n,o,s,r){let i=ne(e,n.
length,()=>d("span",""));n.forEach(({from:h,to:u,kind:m,candidate:f},k)=>{let _=i[k];if(xe(_,`gp-piece gp-piece-${m}`),_.hidden=u-h<1e-4&&m!=="chosen",_.hidden)
return;fe(_,"left",h),fe(_,"width",u-h);let A=f?f.text:m==="others"?"others":"",L=A&&Cd(A,(u-h)*s)?A:"";(_.dataset.text||"")!==L&&_.replaceChildren(...L?[me(L,"\
gp-piece-word")]:[]),_.dataset.text=L,De(_,()=>r(n[k],o&&o[k]))});let a=ne(t,o?n.length:0,()=>de("path"));(o||[]).forEach((h,u)=>{let{from:m,to:f,kind:k}=Pd(n[u]),
[_,A,L,E]=[h.from,h.to,f,m].map(q=>(q*100).toFixed(2));a[u].dataset.kind!==k&&(a[u].dataset.kind=k,a[u].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),a[u].setAttribute(
"d",h.to>h.from?`M${_} 0H${A}L${L} ${Ra}H${E}Z`:"")})}function Pd(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Do=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(u=>u.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(u=>e.map(({number:m})=>Fn(u,m))),i=Math.max(.02,...r.flat().filter(u=>u!==void 0)),a=new Set(vn(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((u,m)=>this.fill(this.lines[m],u,e,r[m],i,o,a));let h=this.lines.flatMap(u=>u.cells.
map(({cell:m})=>m));!h.some(u=>u.tabIndex===0)&&h.length&&(h[0].tabIndex=0)}drawHead(e){let n=ne(this.head,e.length+1,()=>{let o=d("th","",null,{scope:"col"});return o.
append(d("span","gp-stage-place"),d("span","gp-stage-name")),o});O(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},a)=>{let h=n[a+1];
xe(h,i?"gp-idle-column":""),O(h.firstElementChild,o),O(h.lastElementChild,s),h.lastElementChild.classList.toggle("gp-hidden",i),h.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=d("th","",null,{scope:"row"}),o=d("span","gp-sign","",{"aria-hidden":"true"}),s=d("bdi","gp-word"),r=d("span","gp-course-tag"),i=d("div","gp-\
course-name"),a=d("div","");a.append(s,r),i.append(o,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=d(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=d("span","gp-course-track",null,{"aria-hidden":"true"}),s=d("i","gp-course-bar");o.append(s);let r=d("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,a){let h=n.token_id===i.chosen.token_id,u=mt(n);for(xe(e.row,
`gp-course gp-course-${Zs(n,i)}`),O(e.sign,h?"▶":u?"✕":""),Ae(e.word,n.text),O(e.tag,[h&&(i.given?"given":"chosen"),u&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),De(e.head,()=>Fo(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((m,f)=>this.
fillCell(e.cells[f],n,o,f,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,a,h){let{number:u,name:m,idle:f,side:k}=r[i],[_,A]=[a[i],i?a[i-1]:void 0],L=zn(s,u)&&_!==
void 0,E=L&&i>0&&!zn(s,r[i-1].number);xe(e,[f&&"gp-idle-column",L&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),fe(n,"height",Math.sqrt((_||0)/h));let q=_===
void 0?"–":E?`✕ ${m}`:L?k==="after"?"✕":"":j(_);O(o,q),o.classList.toggle("gp-hidden",f&&!E);let b=!E&&i&&A!==void 0&&_!==void 0&&j(_)!==j(A)?_>A?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),De(e,()=>this.words(s,r[i],{share:_,was:A,gone:L,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:a,gone:h,cut:u}){if(i===void 0)return`${ee(e)}: not recorded at this place.`;if(u)return`${ee(e)}: removed by ${o}; it had ${j(a)} just before.`;if(h)
return`${ee(e)}: nothing is left of it here.`;if(n)return`${ee(e)}: ${j(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${ee(e)}: ${j(i)}, left as \
it was by ${o}.`;let m=j(i)===j(a)?"the same as before it":`${j(a)} before it`;return`${ee(e)}: ${j(i)} after ${o} (stage ${r}), ${m}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(u=>u.row===o.parentNode),[r,i]=n[e.key],a=(u,m)=>Math.max(0,Math.min(m-1,u)),{cells:h}=this.lines[a(s+r,this.lines.length)];h[a(o.cellIndex-1+i,
h.length)].cell.focus()}};function za(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),h=t.querySelector(".gp-beams-note"),u=t.querySelector(".gp-chosen-word"),m=new Do(t.querySelector(".gp-courses-grid")),f=new We({},E),k=[],_=!1,A=[],
L=300;function E(W,C){let P=Us(C);if(!P.length)return W;let R={...W};for(let F of P){let H=F.number+F.kind,{ran:K,acted:Q,removed:oe,moved:ie}=W[H]||{ran:0,acted:0,
removed:0,moved:0};R[H]={ran:K+1,acted:Q+!F.idle,removed:oe+F.removed,moved:ie+F.moved}}return R}function q({ran:W,acted:C,removed:P,moved:R}){if(!C)return`noth\
ing in ${Yt(W,"step")}`;let F=R>2*P?`${j(R/C)} moved`:`${Gs(P/C)} removed`;return`${B(C)} of ${Yt(W,"step")}, ${F}`}let b=new ResizeObserver(([{contentRect:W}])=>{
if(!W.width||Math.abs(W.width-L)<8)return;L=W.width;let C=e.current();C&&z(C)});function T(){let W=r.insertRow(),C=d("th","",null,{scope:"row"}),P=d("span","gp-\
number",""),R=d("span","","",{tabindex:"0","data-tip":""}),F=d("span","gp-side"),H=d("span","gp-knob");C.append(P,R," ",F," ",H);let K=Fa();W.append(C,d("td","g\
p-flow-cell"),d("td","gp-left"),d("td","gp-entropy"),d("td","gp-here-words"),d("td","gp-over")),W.cells[1].append(K.box);let[,,Q,oe,ie,he]=W.cells;return k.length||
b.observe(K.bar),k.push({row:W,number:P,name:R,tags:F,knob:H,flow:K,left:Q,entropy:oe,here:ie,over:he}),k.at(-1)}function y(W,{kind:C,number:P,name:R,tip:F,side:H,
knob:K,entropy:Q,left:oe,here:ie,over:he}){W.row.className=`gp-stage-${C}`,O(W.number,P),O(W.name,R),W.name.dataset.tip!==F&&(W.name.dataset.tip=F),O(W.tags,H),
W.tags.hidden=!H,O(W.knob,K),W.knob.hidden=!K,O(W.left,oe),O(W.entropy,Q),typeof ie=="string"?O(W.here,ie):W.here.replaceChildren(...ie),O(W.over,he)}function l(W){
let C={...e.started.effective,...e.started.config};return W.filter((P,R)=>R===0||C[P]).map(P=>{let R=JSON.stringify(C[P]??null);return R==="null"||R.length>12?P:
`${P} ${R}`}).join(", ")}function c(W,C){let{vocab:P,entropy_before:R}=W.distribution,{name:F,meaning:H}=Js(W),K={kind:"source",number:"",name:F,tip:H,side:C.length?
"before":"before and after",knob:"",left:`${B(P)} left`,entropy:Me(R,e.unit),here:"",over:""},Q=C.map((oe,ie)=>({kind:oe.idle?"idle":"active",number:`${oe.number}\
. `,name:oe.name,tip:`${oe.meaning} (${oe.kind})`,side:ie===C.length-1?"after":"",knob:l(oe.knobs),left:`${B(oe.kept)} left`,entropy:Me(oe.entropy,e.unit),here:Vs(
oe),over:q(f.total[oe.number+oe.kind])}));return[K,...Q,g(W)]}function g(W){let[C,P]=Aa(W,e.started),R=se(W.chosen.logprob),F=mt(W.chosen)?`, although ${jn(W.chosen,
W)} removed it`:W.beam?`: log-probability ${Z(W.chosen.logprob)}`:` (${j(R)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",me(W.chosen.text,"gp-strong"),` ${P}${F}`],over:""}}function p(W,C,P){let R=c(W,C);for(;k.
length>R.length;)k.pop().row.remove();R.forEach((Q,oe)=>y(k[oe]||T(),Q));let F=[0,...C.map(({number:Q})=>Q)].map(Q=>Ba(P,W,Q)),H=S(W,C),K=x(W,C);k.forEach(({flow:Q},oe)=>{
Q.box.hidden=!H&&oe>0,!Q.box.hidden&&(oe<F.length?Qs(Q,F[oe],F[oe-1],L,(ie,he)=>$(ie,he,oe,K)):v(Q,F.at(-1),L))})}let w=({from:W,to:C})=>j(C-W);function $(W,C,P,R){
if(W.kind==="going")return`Tokens that are not shown here and that ${R[P+1].name} removes: ${w(W)}.`;let F=W.candidate?ee(W.candidate.text):"All other tokens to\
gether";return P?`${F}: ${w(W)} after ${R[P].name}`+(W.candidate?`, ${w(C)} before it.`:"."):`${F}: ${w(W)} before the processors.`}function v(W,C,P){let R=C.filter(
({kind:F})=>F==="chosen");Qs(W,R,R,P,F=>`${ee(F.candidate.text)} had ${w(F)} of what was left.`)}let S=({distribution:W},C)=>W.candidates.every(({stage_logprobs:P})=>(P||
[]).length===C.length);function x(W,C){let P=Js(W);return[{number:0,place:"before",name:P.name,tip:P.meaning,idle:!1,side:"before"},...C.map(R=>({number:R.number,
place:String(R.number),name:R.name,idle:R.idle,side:"",tip:`${R.number}. ${R.name}: ${Vs(R)} here. It ${R.meaning}.`}))]}function M(W,C,P,R){if(i.hidden=!C.length||
!S(W,C),i.hidden)return;let F={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,side:"after"};m.draw([...x(
W,C),F],P,W),a.hidden=R<=10,O(a,_?"show 10 only":`show all ${B(R)}`),a.setAttribute("aria-expanded",String(_))}a.addEventListener("click",()=>{_=!_,z(e.current())});
function N(W){if(W.distribution.stages.length)return"";if(W.isPrompt)return"The model’s own distribution: no logits processor takes part in reading the prompt.";
let C=e.started.processors||[],P=Ro(W)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.length?"Your own loop asked no \
logits processor here.":C.length?`${P}, untouched here. Prepared, but not used by this loop: ${C.map(R=>wt(R)[0]).join(", ")}.`:`${P}, untouched: no logits proc\
essor runs.`}function I(W){let C=W.isPrompt||W.given;o.replaceChildren(`at ${Io(W)}: `,me(W.chosen.text),C?" (given, not chosen)":""),O(u,C?"given":"chosen")}function z(W){
let C=Us(W),P=vn(W),R=(W.watched||[]).filter(({token_id:H})=>P.every(K=>K.token_id!==H)),F=Bo(P,10,W.chosen.token_id);I(W),O(s,N(W)),s.hidden=!s.textContent,h.hidden=
!W.beam||!C.length,p(W,C,F),M(W,C,[..._?P:F,...R],P.length)}return W=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||f.follow(e.lastOf(C)),!(C===A[0]&&f.total===
A[1]&&!W.unit&&!W.watched)&&(A=[C,f.total],z(C)))}}function Nd(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Wd(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function ja(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),a=t.querySelector("details"),[h,u,m,f]=["from","choices","reveal","next"].map(i),k=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),A=C=>Pe(_()[C]?
_()[C].last:null),L=C=>C.distribution.candidates.filter(({raw_rank:P})=>P).sort((P,R)=>P.raw_rank-R.raw_rank).slice(0,6);function E(C){let P=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return Wd(L(C),Nd(P))}let q=C=>L(C).length>1;function b(C){let P=e.current(),R=P&&e.lastOf(P),F=Math.max(0,_().findIndex(
Q=>Q.last===R)),H=A(F),K=H.findIndex((Q,oe)=>oe>=C&&q(Q));if(K<0){O(i("cannot"),H.length>C?"From there on the run has recorded no candidates to pick from: raise\
 top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}O(i("can\
not"),""),k={line:F,at:K,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let C=A(k.line);for(;C[k.at]&&!q(C[k.at]);)k.at+=1;if(Object.assign(k,{step:C[k.
at]||null,picks:[],revealed:!1}),!k.step&&!e.running){p();return}y(),k.step&&e.selectStep(k.step.before),w(()=>u.querySelector("button"))}function y(){e.hide(k&&
a.open?k.at+(k.revealed?1:0):null)}function l(C){let{picks:P}=k;P.includes(C)?P.splice(P.indexOf(C),1):P.length<3&&P.push(C),x()}function c(){let{step:C,picks:P}=k,
R=L(C),F=R.find(({token_id:H})=>H===P[0]);k.revealed=!0,k.results.push({step:C,first:F,share:Math.exp(F.raw_logprob-R[0].raw_logprob),hit:P.includes(C.chosen.token_id)}),
y(),e.selectStep(C),w(()=>f)}function g(){if(k.results.length>=10){p();return}k.at+=1,T()}function p(){let{results:C,line:P}=k,R=k.at+(k.revealed?1:0);k=null,y(),
h.value=A(P).slice(R).some(q)?R+1:1,W(C),w(()=>i("begin"))}function w(C){let P=t.contains(document.activeElement);z(),P&&C()&&C().focus({preventScroll:!0})}let $=({
piece:C,chosen:P,text:R})=>C??(P?P.text:R);function v(){let C=Pe(k.step?k.step.before:A(k.line).at(-1)||null),P=[...e.prefix,...C].map($).join(""),R=d("span","g\
p-gap","?",{"aria-label":"the hidden token"});k.revealed&&R.replaceChildren(me(k.step.chosen.text));let F=i("so-far");F.replaceChildren(P,R),F.scrollTop=F.scrollHeight}
function S(){u.replaceChildren(...(k.step&&!k.revealed?E(k.step):[]).map(({token_id:C,text:P})=>{let R=d("button","gp-choice",null,{type:"button","aria-pressed":"\
false","data-token":C});return R.append(d("span","gp-order"),me(P)),R.addEventListener("click",()=>l(C)),R})),x()}function x(){for(let C of u.children){let P=k.
picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(P>=0)),C.disabled=P<0&&k.picks.length>=3,O(C.querySelector(".gp-order"),P<0?"":r[P])}
m.disabled=!k.picks.length}function M(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:C,picks:P}=k,{share:R,hit:F}=k.results.at(-1),H=L(C),K=C.chosen.
token_id,Q=H.some(({token_id:he})=>he===K)?H:[...H,C.chosen];i("truth").tBodies[0].replaceChildren(...Q.map(he=>{let Le=d("tr",he.token_id===K?"gp-taken":""),qe=d(
"th","",null,{scope:"row"});he.token_id===K&&qe.append(d("span","","▶ "),d("span","gp-hidden","taken: ")),qe.append(me(he.text));let Ve=d("div","gp-share"),je=d(
"i");je.style.width=`${(45*se(he.raw_logprob)).toFixed(2)}%`,Ve.append(je,j(se(he.raw_logprob)));let rt=d("td");rt.append(Ve);let G=P.indexOf(he.token_id);return Le.
append(qe,d("td","",G<0?"":r[G]),rt,d("td","",j(se(he.logprob))),d("td","",he.raw_rank?B(he.raw_rank):"–")),Le}));let ie=i("took");ie.replaceChildren("The run\
 took “",me(C.chosen.text,"gp-strong"),F?"”, which is among your picks. ":"”, which is not among your picks. "),ie.append(R===1?"Your first pick is the to\
ken that the model found likeliest.":`Your first pick has ${j(R)} of the probability of the likeliest token.`)}let N=C=>C.reduce((P,{share:R})=>P+R,0)/C.length,
I=C=>C.filter(({hit:P})=>P).length;function z(){if(i("before").hidden=!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:C,revealed:P,step:R}=k,F=C.
length+(P?0:1);O(i("progress"),R?`Step ${F} of 10: ${P?"token":"which token comes next, as token"} ${R.index+1}${P?".":"? Pick up to three, the likeliest first."}`:
"The run has not come so far yet: waiting for its next token."),O(i("score"),C.length?`So far: first picks ${j(N(C))} of the top, the run’s token among your pic\
ks in ${I(C)} of ${C.length}`:""),m.hidden=P||!R,f.hidden=!P,O(f,C.length>=10?"To the score":"Next token"),v(),S(),M()}function W(C){let P=i("sum");if(P.hidden=
!1,P.replaceChildren(d("h3","","The round is over")),!C.length){P.append(d("p","","No token was revealed, so there is no score."));return}let R=(...H)=>{let K=d(
"p");K.append(...H),P.append(K)};R(d("b","",j(N(C))),": how likely your first picks were, on average, against the likeliest token."),R(d("b","",`${I(C)} of ${C.
length}`),`: steps in which the run’s token was among your picks (${j(I(C)/C.length)}).`);let F=[...C].sort((H,K)=>H.share-K.share||K.step.distribution.entropy_before-
H.step.distribution.entropy_before);for(let[H,{step:K,first:Q,share:oe}]of[["Hardest",F[0]],["Easiest",F.at(-1)]])R(d("b","",H+": "),`token ${K.index+1}, “`,me(
K.chosen.text),"”; your “",me(Q.text),`” had ${j(oe)} of the top’s probability, and the model was uncertain by ${Me(K.distribution.entropy_before,e.unit)}\
.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(h.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.current();
h.value=C&&!C.isPrompt?C.index+1:1}),m.addEventListener("click",c),f.addEventListener("click",g),i("end").addEventListener("click",p),a.addEventListener("toggle",
y),C=>{t.hidden=!e.started,C.run&&(k=null,h.value=1,i("sum").hidden=!0,O(i("cannot"),""),z()),O(i("begin"),i("sum").hidden?"Start a round":"Another round"),k&&!k.
step&&(C.steps||C.status)&&T()}}function Ha(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),h=t.querySelector(".gp-tally"),u=new We({steps:0,differed:0},(l,c)=>c.reranked?{steps:l.steps+1,differed:l.differed+ +(k(c.reranked).token_id!==c.chosen.
token_id)}:l),m=[],f=[],k=l=>l.reduce((c,g)=>g.probability>c.probability?g:c);function _(){let l=i.insertRow(),c=d("th","",null,{scope:"row"}),[g,p,w]=[d("span",
"gp-sign"),d("bdi","gp-word"),d("span","gp-tag","most probable")];c.append(g,p,w),l.append(c);let $=["probability","penalty","score"].map(()=>{let v=d("div","gp\
-cell"),S=d("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[d("i","gp-part"),d("i","gp-zero")];S.append(x,M);let N=d("span","gp-amount");return v.append(
S,N),l.append(d("td")),l.lastChild.append(v),{part:x,zero:M,amount:N}});return m.push({row:l,sign:g,word:p,tag:w,cells:$}),m.at(-1)}function A({part:l,zero:c,amount:g},p,[
w,$],v){let S=x=>(x-w)/($-w)*100;l.style.left=`${Math.min(S(0),S(p))}%`,l.style.width=`${Math.abs(S(p)-S(0))}%`,c.style.left=`${S(0)}%`,O(g,v)}function L({part:l,
zero:c,amount:g},p,[w,$],v){let S=x=>4+(x-w)/($-w)*92;l.hidden=p===null,l.style.left=`${S(p)}%`,c.style.left=`${S(0)}%`,O(g,v)}function E(l,c,g,p,w){let $=c.token_id===
g.chosen.token_id;l.row.className=$?"gp-winner":"",O(l.sign,$?"▶":""),Ue(l.word,c.text),l.tag.hidden=c!==p||$,A(l.cells[0],c.probability,w.probability,j(c.probability)),
A(l.cells[1],c.penalty,w.penalty,Z(c.penalty)),L(l.cells[2],c.score,w.score,Z(c.score))}function q(l){let[c,g]=[Math.min(0,...l),Math.max(0,...l)];return g>c?[c,
g]:[0,1]}function b(l){let c=k(l.reranked),g=l.reranked.find(v=>v.token_id===l.chosen.token_id),p=l.reranked.slice(0,12);g&&!p.includes(g)&&(p[11]=g);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,q(p.map(S=>S[v]))]));for(;m.length<p.length;)_();m.forEach((v,S)=>{v.row.hidden=S>=p.length,S<p.length&&
E(v,p[S],l,c,w)});let $=l.reranked.length-p.length;a.hidden=$<=0,O(a,`and ${B($)} less probable ones, which were weighed too`),T(g,c)}function T(l,c){l?l===c?s.
replaceChildren(me(l.text,"gp-strong"),` won: the most probable token has the highest score too (${Z(l.score)}).`):s.replaceChildren(me(l.text,"gp-strong"),` wo\
n with a score of ${Z(l.score)}. Greedy would have taken `,me(c.text,"gp-strong"),` (${j(c.probability)}), but its penalty of ${Z(c.penalty)} leaves it ${Z(c.score)}\
.`):s.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,c=typeof l=="number",[g,p]=c?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${g} × probability - ${p} × penalty${c?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(u.follow(e.lastOf(l)),l===f[0]&&u.total===f[1]))return;f=[l,u.total],o.textContent=`at token ${l.index+
1}`,r.dataset.tip=y(),b(l);let{steps:c,differed:g}=u.total;O(h,`Along the text: another token than the most probable one won in ${B(g)} of ${B(c)} steps (${j(g/
c)}).`)}}function Da(t,e){let n=c=>t.querySelector(".gp-"+c),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],h="",u=null,m=null;function f(){return ln(t,s,e,
c=>{let g=i.get(c);return g&&{id:g.token.token_id,text:g.token.text,where:`prompt token ${g.index+1}`,step:null,why:g.words}})}function k(){let{started:c,written:g}=e,
p=c&&c.request.messages,w=p&&g&&c.model===g.model&&JSON.stringify(p)===JSON.stringify(g.messages);return g&&!w?{...g,ran:!1}:!p||!p.length?null:{model:c.model,messages:p,
tokens:c.prompt_tokens,parts:c.parts||[],ran:!0}}function _({messages:c,parts:g,problem:p}){let w=new Set(g.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...c.map(({role:$,content:v},S)=>{let x=d("li","",null,{"data-role":$});return x.append(d("span","gp-role",$),d("p","",v)),!p&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(d("p","gp-dropped","✕ The template leaves this message out.")),x}))}let A={message:({role:c})=>`words of ${c}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function L(c,g){let p=c?A[c.kind](c):"whose it is cannot be told";return g.piece===null?
`special token, ${p}`:p}function E({tokens:c,parts:g}){s.replaceChildren(),a=[],u=null;let p=new Set(g.map(({stop:$})=>$)),w=null;c.forEach(($,v)=>{let S=g.find(
I=>I.start<=v&&v<I.stop)||null;if(!w||!v||p.has(v)||g.some(({start:I})=>I===v)){let I=d("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
I.append(d("span","gp-role",S.role)),S&&S.kind==="generation"&&I.append(d("span","gp-role","the answer begins")),s.append(I),w={rows:I,tokens:[]}}let x=d("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=L(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${ee($.text)}, ${M}`),i.set(x,{token:$,index:v,
words:M});let N=w.tokens.length?i.get(w.tokens.at(-1)).token:null;Wt(w,x,$,N),a.push(x)}),a.length&&q(a[0])}function q(c){u&&(u.tabIndex=-1),u=c,c.tabIndex=0}function b(c){
c&&(q(c),c.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"}),m.show(c))}s.addEventListener("click",({target:c})=>b(c.closest(".gp-token"))),s.addEventListener(
"keydown",c=>{let g=a.indexOf(c.target.closest(".gp-token"));if(g<0||c.ctrlKey||c.metaKey||c.altKey)return;let p={ArrowRight:()=>a[g+1],ArrowLeft:()=>a[g-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>Ze(a,g,1),ArrowUp:()=>Ze(a,g,-1),Enter:()=>a[g]," ":()=>a[g]};p[c.key]&&(c.preventDefault(),b(p[c.key]()))});let T=(c,g)=>`${B(c)}\
 ${g}${c===1?"":"s"}`;function y({tokens:c,parts:g}){let p=M=>g.filter(N=>N.kind===M).reduce((N,{start:I,stop:z})=>N+z-I,0),w=c.filter(({piece:M})=>M===null).length,
[$,v,S]=["message","template","generation"].map(p),x=$||v?`${B($)} for the words of the messages, ${B(v)} around them, ${B(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${B(S)} that begin the answer`:""}`;return`${T(c.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${B(w)} are special.`}`}function l({tokens:c,parts:g}){let p=g.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>c.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(p.map(({text:$})=>ee($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as on\
e, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let c=k();if(t.hidden=!c,!c){h="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!c.problem;let g=JSON.stringify([c.model,c.messages,c.parts,c.problem,c.ran,c.tokens.length]);if(g===h)return;h=g,m??=f(),O(n("whi\
ch"),c.ran?`of ${c.model}, as this run read it`:`of ${c.model}, as written now: not run yet`),Y(n("refusal"),!!c.problem),O(n("refusal"),c.problem||""),_(c),Y(n(
"made"),!c.problem),E(c),Y(n("generation-key"),c.parts.some(({kind:w})=>w==="generation")),O(n("template-words"),c.problem?"":y(c));let p=l(c);Y(n("warn"),!!p),
O(n("warn"),p),m.hide()}}function Ka(t,e,n){let{state:o,log:s,text:r,select:i}=t;function a(h){if(!h)return;let{step:u}=o.entries.get(h);u&&s.selectStep(u),h.focus({preventScroll:!0}),h.
scrollIntoView({block:"nearest"}),u||n.show(h)}r.addEventListener("click",h=>{let u=o.tokenAt(h);u&&a(u)}),r.addEventListener("keydown",h=>{if(h.key==="Escape"){
s.selectStep(null);return}let u=o.tokenAt(h);if(!u||h.ctrlKey||h.metaKey||h.altKey)return;let m=o.allTokens,f=m.indexOf(u),k={ArrowRight:()=>m[f+1],ArrowLeft:()=>m[f-
1],ArrowDown:()=>Ze(m,f,1),ArrowUp:()=>Ze(m,f,-1),Home:()=>m.find(_=>o.entries.get(_).step),End:()=>m.at(-1),Enter:()=>u," ":()=>u};k[h.key]&&(h.preventDefault(),
a(k[h.key]()))}),i.addEventListener("change",()=>{o.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{o.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var Ga=t=>t.started&&t.started.request||{},er=t=>!!Ga(t).only_given;function tr(t,{index:e,isPrompt:n,isStart:o}){return o?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function nr(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":Ga(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function or(t,e){let n=[];return e.given&&!er(t)&&n.push("given, not chosen"),n.push(...Pr(e)),n}function Ua(t,e){let{step:n,token:o}=e,
s=n?[...Qn(n,t.unit),...or(t,n)]:[nr(t,e)];return[`${tr(t,e)}: ${ee(o.text)}`,...s].join(", ")}var Ko=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new We(Or,Er)}drawScale(){$o(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:r}=n,i=!er(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let r=ne(e,Object.keys(lt).length,qd);Object.entries(lt).forEach(([i,[,a,h]],u)=>{let[m,f]=r[u].children;r[u].dataset.draft=i,r[u].dataset.tip=h,O(
m,a),O(f,B(n.total[i]))})}};function qd(){let t=d("span","",null,{tabindex:"0"});return t.append(d("span","gp-ink")," ",d("b")),t}var Go=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Uo=class{constructor(e,n,o,s){this.text=e,this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:o}=this;
if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let s=n.readsSource;e.classList.toggle("gp-apart",s),s&&e.append(d("span","gp-part-name",
"Source: the encoder reads it")),o.prompt=this.drawFixed(n.started.prompt_tokens,s?"Source":"Prompt"),s&&(e.append(d("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),o.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,o={}){let s=d("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new $t(s),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...o})),this.text.append(
s),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((s,r)=>this.drawLine(n[r]||this.newLine(),s,r))}newLine(){let{begun:e,prompt:n,
lines:o}=this.state,s=d("div","gp-line"),r=d("div","gp-line-head"),i=d("span","gp-line-body"),a=d("span","gp-stop");s.append(r,i,a),this.text.append(s);let h=e||
n,u={element:s,head:r,rows:new $t(i,h&&h.rows),stop:a,steps:[],tokens:[],said:""};return o.push(u),u}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let s=JSON.stringify([n.label,n.score,n.stopReason]);s!==e.said&&(e.said=
s,this.drawHead(e,n));let{keep:r,added:i}=yt(e.steps,n.last);dn(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let o=n.stopReason?Ne(n.stopReason)[1]:"",s=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
d("b","",s)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(d("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(d("span","",r+o)),e.stop.
textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?r+o:""}append(e,n){let o=e.tokens.at(-1);Wt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(
o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,r=d("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return Nt(r,n),o&&o.draft&&o.draft.origin!=="none"&&(r.dataset.draft=o.draft.origin),o&&o.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),o&&this.shade(r),r}describe(e){e.setAttribute("aria-label",Ua(this.log,this.state.entries.get(e)))}shade(e){xo(e.querySelector(".gp-ink"),this.select.value,Ie(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:r}=n;r&&r!==s&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=s,s&&(s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function Va(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new Go(e),r=new Uo(n,t.querySelector(".gp-empty"),o,s),i=new Ko(t,n,o,s),a=ln(
t,n,e,u=>{let m=s.entries.get(u);if(!m)return null;let{token:f,step:k}=m,_=k?or(e,k).join(", "):nr(e,m);return{id:f.token_id,text:f.text,where:tr(e,m),step:k,why:_}});
Ka(r,i,a);function h(){e.started&&(o.value=s.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return u=>{if(u.run&&h(),(u.
run||u.steps||u.status)&&(r.drawLines(),i.drawMarks()),s.prompt&&(u.run||u.prompt)&&r.drawPrompt(),s.prompt&&(u.unit||u.status))for(let m of u.unit?s.allTokens:
s.prompt.tokens)r.describe(m);u.unit&&i.drawScale(),r.markCurrent(),u.steps&&(r.followEnd(),r.settle()),a.refresh(u.unit||u.prompt||u.status)}}var ue=t=>Z(t,2).replace("-","−");function Ja(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${ue(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&V(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${ue(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${hn(o)}.`];let i=t.tokens_needed,a=Mn(t),h=V(
i)&&i>a?` If the text went on like this, about ${B(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${h}`]}var Mn=({num_tokens_scored:t,tokens:e})=>V(t)?t:(e||[]).filter(([,,,,n])=>n).
length,Id="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function Rd(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?Bd(t):Fd(t),
["z-score",ue(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",dt(o),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
s>.9999?"> 0.9999":Z(s,4),Id],["false-positive rate",dt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...V(a)?[["tokens needed",B(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function Bd({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",B(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",B(e),`Scored tokens that \
stand on their green list, which holds ${B(s)} tokens of the vocabulary.`],["green fraction",j(n),`Green tokens / tokens scored. Without the watermark about ${j(
o)} are green: the ratio.`]]}function Fd(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",B(Mn(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",B(o),`One for each scored token and each of the ${X((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",Z(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",Z(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...V(s)?[["posterior",j(s),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function On(t,e){let n=e.
map(({report:a})=>new Map(Rd(a).map(h=>[h[0],h]))),o=[...new Set(n.flatMap(a=>[...a.keys()]))],[s]=ne(t.tHead,1,()=>d("tr")),r=ne(s,e.length+1,()=>d("th","",null,
{scope:"col"}));e.forEach(({name:a},h)=>O(r[h+1],a)),t.tHead.hidden=e.length<2;let i=ne(t.tBodies[0],o.length,()=>{let a=d("tr"),h=d("th","",null,{scope:"row"});
return h.append(d("span","",null,{tabindex:0})),a.append(h),a});o.forEach((a,h)=>{let u=ne(i[h],e.length+1,()=>d("td")),m=n.find(f=>f.has(a)).get(a);O(u[0].firstChild,
a),U(u[0].firstChild,{"data-tip":m[2]}),n.forEach((f,k)=>O(u[k+1],f.has(a)?f.get(a)[1]:"–"))})}function jt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,r,
i],a)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${B(a+1)}${a<e?", of the prompt":""}, ${ee(n)}: ${zd(s,i,r)}`}))}
function zd(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var Ht=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function Ya(t,e){let n=a=>t.querySelector(".gp-"+a),o=new Ge(n("words"));function s({before:a,after:h}){let u=`z was ${ue(a.z_score)}`;if(h.error)return["even",
"…","Nothing left to score",`${h.error.message} ${u} before.`];let m=`z from ${ue(a.z_score)} to ${ue(h.z_score)}`,f=Number(h.threshold.toFixed(2));return a.prediction?
h.prediction?["good","◆",m,`Still above the threshold ${f}: the watermark survived.`]:["bad","◇",m,`Not above the threshold ${f} any more: the detector no l\
onger finds the watermark.`]:["even","◇",m,`The text did not pass the threshold ${f} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:h})=>a?
`${a}${V(h)?`, strength ${j(h)}`:""}`:"as edited by hand";function i(a){let{before:h,after:u}=a,[m,f,k,_]=s(a);U(n("answer"),{"data-verdict":m}),O(n("answer-sig\
n"),f),O(n("answer-words"),k),O(n("answer-more"),_),O(n("told"),`${k}. ${_}`),O(n("about"),r(a)),Y(n("of-text"),!u.error),u.error||(ht(n("legend"),...Ht(u)),o.show(
jt(u)));let A=[{name:"before",report:h},...u.error?[]:[{name:"after",report:u}]];On(n("found-numbers"),A)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function Xa(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:y})=>!!y&&!y.error,h=o.map(y=>{
let l=d("div"),[c,g,p]=[d("p","gp-facts"),d("p","gp-problem","",{role:"status"}),d("div","gp-text-body",null,{dir:"auto"})];return l.append(d("h3","",y==="with"?
"With the watermark":"Without the watermark"),c,g,p),n("texts").append(l),{facts:c,problem:g,text:new Ge(p),shown:0,report:null}});s.addEventListener("input",()=>{
let y=s.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&T())});function u(y,l,c){if(c){y.report!==c&&y.text.show(jt(c)),Object.assign(y,{report:c,shown:0});
return}let[g]=e.groups[l].entries,p=g.tokens.map(w=>({token:w,mark:{},words:()=>`${ee(w.text)}, not scored yet`}));y.text.show(p,y.report?0:y.shown),Object.assign(
y,{report:null,shown:p.length})}function m({tokens:y,perplexity:l,stop_reason:c,report:g}){if(!y)return"not begun";let p=[X(y,"token")];return V(l)&&p.push(`per\
plexity ${l.toFixed(2)}`),g&&!g.error&&p.push(g.kind==="green"?`${j(g.green_fraction)} green`:`mean g-value ${g.mean.toFixed(3)}`),c&&p.push(Ne(c)[1]),p.join(" \
· ")}function f({texts:y}){y.forEach((c,g)=>{let p=h[g];u(p,g,a(c)?c.report:null),O(p.facts,m({...c,tokens:c.tokens||e.groups[g].entries[0].tokens.length}));let{
error:w}=c.report||{};Y(p.problem,!!w),O(p.problem,w?`${w.message} ${w.fix}`:"")});let l=y.filter(a).map(({report:c})=>Ht(c)[1]);ht(n("legend"),e.found.kind,{unscored:l.
some(({unscored:c})=>c),repeated:l.some(({repeated:c})=>c)})}function k({texts:y}){if(!y.every(a))return y.find(({report:w})=>w&&w.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,c]=y.map(
({report:p})=>p.z_score),g=`z is ${ue(c)} with the watermark and ${ue(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${g} The text without the watermark passes it.`]:c>r?["good","◆","The watermark is found",g]:["even","◇","The watermark is not found",`${g} ${A(y[1].
report)}`]}let _=({tokens_needed:y,threshold:l})=>V(y)&&l>0?Math.ceil(y*(r/l)**2):null;function A(y){let[l,c]=[_(y),Mn(y)];return l>c?`Were the text to go on li\
ke this, it would take about ${X(l,"scored token")}; here ${X(c,"is","are")}.`:"A longer text, or a stronger mark, would help."}function L({texts:y}){let[l,c]=y.
map(({perplexity:p})=>p);return!y.every(a)||!V(l)||!V(c)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${c.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function E(y){let[l,c,g,p]=k(y);U(n("answer"),{"data-verdict":l}),O(n("answer-sign"),
c),O(n("answer-words"),g),O(n("answer-more"),`${p} ${L(y)}`.trim()),O(n("means"),hn(r)),e.done&&O(n("told"),`${g}. ${p}`);let w=e.entries[0]&&e.entries[0].seed;
O(n("about"),`${Kn(y.watermark)}${V(w)?`; seed ${w}`:""}`)}function q({report:y,expected:l}){if(!V(l)||y.kind!=="green")return null;let{ratio:c,num_tokens_scored:g}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,g)},(w,$)=>($+1)*g/Math.min(60,g)).map(w=>[w,Ln(l*w,w,c)]),tip:`A\
t least ${j(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(Y(n("evidence"),y.every(a)),n("evidence").hidden)return;let[l,c]=y,g=[{name:"with the watermark",look:"measured",points:c.
report.curve},q(c),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);fn(n("keys"),g),pn(n("curves"),{curves:g,threshold:r});let p=y.map(({
side:w,report:$})=>{let v=st($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:st(r),tokens_needed:_($)}}});On(t.querySelector(
"table"),p)}function T(){f(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&h.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&T())}}function Kn(t){if(Array.isArray(t.keys))return`SynthID, ${X(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${j(
e)}, bias ${n}, ${o}, context width ${s}`}var Vo={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Dt=t=>Ye(Vo,t,[t,t,""])[0],jd=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function Hd([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=es(s,r>s?r:s+1,n),a=i[1]-i[0],h=Math.floor(s/a+1e-9),u=Array.from({length:Math.max(1,Math.ceil(
r/a+1e-9)-h)},(f,k)=>[(h+k)*a,(h+k+1)*a,0,0]),m=f=>Math.max(0,Math.min(u.length-1,Math.floor(f/a+1e-9)-h));for(let f of t)u[m(f)][2]+=1;for(let f of e)u[m(f)][3]+=
1;return u}function Za(t,{values:e,normal:n,name:o},s){let r=Hd(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],a=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],h=Math.max(1,...r.flatMap(([,,b,T])=>[b,T])),u=Te(t,{height:290,x:a,y:[-h*1.12,h*1.18],left:40,top:40}),m=u.y(0),f=r.flatMap(([b,T,y,l])=>[{
number:y,side:"without",sign:-1},{number:l,side:"with",sign:1}].map(({number:c,side:g,sign:p})=>{if(!c)return null;let[w,$]=[u.y(p*c),m].sort((S,x)=>S-x),v={x:re(
u.x(b)+1),y:re(w),width:re(Math.max(1,u.x(T)-u.x(b)-2)),height:re($-w)};return _e("",`${Dt(o)} from ${Z(b,2)} to ${Z(T,2)}: ${X(c,"text")} ${g} the watermark`,[
["rect",`gp-bar-${g}`,v,[]]])})).filter(Boolean),k=n.map((b,T)=>b&&Ee(`gp-fit-${T?"with":"without"}`,Array.from({length:121},(y,l)=>{let c=a[0]+l/120*(a[1]-a[0]);
return[u.x(c),u.y((T?1:-1)*jd(b,c)*i*e[T].length)]}))).filter(Boolean),_=u.x(s),A=_>u.left+u.inner/2,L=Se(0,h,3).filter(Number.isInteger),E=[...Ce(u,{xTicks:Se(
...a,u.inner/70),yTicks:[...L,...L.filter(Boolean).map(b=>-b)].map(b=>[b,B(Math.abs(b))]),xTitle:Ye(Vo,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),be("g\
p-unity",u.left,m,u.width-u.right,m)],q=[be("gp-z-threshold",_,u.top-4,_,u.height-u.bottom),$e("gp-halo gp-strong",_+(A?-5:5),u.top+6,`threshold ${Number(s.toFixed(
2))}`,A?"end":"start")];u.draw(`${Dt(o)} of ${X(e[1].length,"text")} with the watermark and ${B(e[0].length)} without it`,[E,f,[["g","",{"aria-hidden":"true"},[
...k,...q]]]])}function Qa(t,e,n,o){let s=Te(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(h=>[h,j(h)]),i=[...Ce(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),be("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:h},u)=>Ee(u===n?"gp-roc-main":`gp-roc-other gp-roc-${u%3}`,
h.map(([m,f])=>[s.x(m),s.y(f)])))],a=e[n].roc.slice(1,-1).map(([h,u])=>_e("",`At a false-positive rate of ${j(h)}, ${j(u)} are found`,[["circle","gp-roc-point",
{cx:re(s.x(h)),cy:re(s.y(u)),r:3.5},[]]]));o&&a.push(_e("",o.words,[["path","gp-measured",{d:bt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${Dt(e[n].name)}`,[i,a])}function ec(t,e,n){let o=e.at(-1).tokens,s=Te(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
f=>[f,j(f)]),i=f=>e.filter(k=>V(f(k))).map(k=>[s.x(k.tokens),s.y(f(k))]),[a,h]=[f=>f.rates[n],f=>f.normal[n]],u=[...Ce(s,{xTicks:Se(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),Ee("gp-z-other",i(f=>f.auc)),Ee("gp-z-expected",i(h)),Ee("gp-z-measured",i(a))],m=e.map(f=>{let k=V(h(f))?`, by no\
rmal distributions ${j(h(f))}`:"",[_,A]=f.found_between[n],L=`The first ${X(f.tokens,"token")}: ${j(a(f))} of ${X(f.counts[1],"text")} found (${j(_)} to ${j(A)}\
) at ${j(f.levels[n])} false positives${k}; AUC ${f.auc.toFixed(3)}; median z ${ue(f.median[1])} with the watermark, ${ue(f.median[0])} without`;return _e("",L,
[["rect","gp-catch",{x:re(s.x(f.tokens)-8),y:s.top,width:16,height:re(s.height-s.bottom-s.top)},[]],...Kt(s.x(f.tokens),s.y(_),s.y(A)),["circle","gp-measured",{
cx:re(s.x(f.tokens)),cy:re(s.y(a(f))),r:5},[]]])});s.draw("Detection over the number of tokens",[u,m])}function tc(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,a=.01,h=()=>e.answered("sure"),u=({auc:$})=>V($),m=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},f=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[m(e.found)].name]=s.valueAsNumber,
l(e.found))});function k({counts:$,scores:v,fewest:S},x){if(!u(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,N=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${B($[1])} with the watermark and ${B($[0])} without it are too few texts to tell: it takes ${B(S)} of each.`];let I=v.length>1?` b\
y the ${Dt(x.name)}`:"",[z,W]=M.found_between.map(j),C=`${B(M.detected)} of ${B(M.marked)} found at ${j(M.level)} false positives${N}`,P=M.level>a?`; ${j(M.level)}\
 is the smallest rate that ${X(M.plain,"text")} without it can show`:"",R=`So many texts with the watermark were found${I}: the true rate lies between ${z} and ${W}\
. Of the texts without it ${M.false_positives?B(M.false_positives):"none"} passed, so up to ${j(M.false_between[1])} may${P}.`,F=M.apart?"":" These overlap: it \
is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${R}${F} AUC of these texts ${x.auc.toFixed(3)}.`]}
function _($){let[v,S,x,M]=k($,$.scores[m($)]);U(n("answer"),{"data-verdict":v}),O(n("answer-sign"),S),O(n("answer-words"),x),O(n("answer-more"),M),e.done&&O(n(
"told"),`${x}. ${M}`),O(n("missing"),Xe(e,$)),O(n("about"),Kn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:N,problem:I}=$;
Y(n("warning"),N>0),O(n("warning"),N>0?`⚠ ${X(N,"text was","texts were")} not scored. ${I?`${I.message} ${I.fix}`:"They have no token that counts."}`:"")}let A=($,v)=>$.
filter(S=>S>v).length;function L({values:$,name:v},S){let[x,M]=$.map(I=>A(I,S)),N=v==="posterior"?"":` If chance were normal with mean 0 and standard deviation \
1, ${dt(st(S))} would pass.`;return{x:x/$[0].length,y:M/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${B(M)} of ${X($[1].length,"text")} with the watermark\
 (${j(M/$[1].length)}), and ${B(x)} of ${B($[0].length)} without it (${j(x/$[0].length)}).${N}`}}function E($,v){let S=2/(9*(v-1));return $**2>(1-S+1.645*Math.sqrt(
S))**3}function q({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,M]=v.map(I=>I&&`mean ${ue(I[0])}, standard deviation ${I[1].toFixed(2)}`),
N=E(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Without the watermark: ${x}\
; theory has 0 and 1. With it: ${M||"too few"}.${N}`}function b({scores:$}){let v=$.filter(u).flatMap(x=>x.rates.map(M=>[x,M])),S=ne(t.querySelector(".gp-rates \
tbody"),v.length,()=>{let x=d("tr");return x.append(d("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=d("td");return M.append(d("span")," ",d("s\
mall")),M})),x});v.forEach(([x,M],N)=>{let[I,z,W,C,P]=S[N].cells,R=([H,K])=>`(${j(H)} to ${j(K)})`,F=H=>V(H)?`, threshold ${ue(H)}`:"";O(I,Dt(x.name)),T(z,j(M.level),
""),M.shown?T(W,`${j(M.detected/M.marked)}`,`${R(M.found_between)}${F(M.threshold)}`):T(W,"not known",`takes ${X(Math.ceil(1/M.level-1e-9),"text")} without it`),
T(C,M.normal?j(M.normal.rate):"–",M.normal?F(M.normal.threshold).slice(2):""),M.shown?T(P,`up to ${j(M.false_between[1])}`,`${B(M.false_positives)} of ${B(M.plain)}\
 passed`):T(P,"–","")})}function T($,v,S){O($.children[0],v),O($.children[1],S)}function y({scores:$}){let[{rates:v}]=$.filter(u),S=v.filter(({shown:x})=>!x).
map(({level:x})=>j(x));return S.length?`With ${X(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" or ")} is less than one text, so\
 the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores are normal.`:""}function l($){let v=$.
scores[m($)];if(Y(n("shown"),u(v)),!u(v))return;let S=f(v.name);document.activeElement!==s&&(s.value=S);let x=L(v,S);Za(n("scores"),v,S),O(n("at-threshold"),x.words),
O(n("spreads"),q(v)),Y(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let M=$.scores.filter(u);if(Qa(n("roc"),M,M.indexOf(v),x),g(n("roc-keys"),M.map(
({name:I,auc:z},W)=>[W===M.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${W%3}`,`${Dt(I)}: AUC ${z.toFixed(3)}`,Ye(Vo,I,["","",""])[2]])),b($),O(n("few"),y($)),
Y(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;ec(n("lengths-box"),$.lengths,0);let N=$.kind==="synthid"?"mean g":"z";g(n("length-keys"),[["gp-\
z-measured",`found at ${c($.lengths)} false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the\
 watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by norma\
l distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50\
% is guessing."]])}function c($){let v=$.map(({levels:[M]})=>M),[S,x]=[Math.min(...v),Math.max(...v)].map(j);return S===x?S:`${S} to ${x}`}function g($,v){let S=ne(
$,v.length,()=>{let x=d("span"),M=de("svg");return U(M,{width:26,height:8,"aria-hidden":"true"}),M.append(de("path")),x.append(M,d("span","",null,{tabindex:0})),
x});v.forEach(([x,M,N],I)=>{U(S[I].firstChild.firstChild,{class:x,d:"M1 4H25"}),O(S[I].lastChild,M),U(S[I].lastChild,{"data-tip":N})})}function p({scores:$}){Y(
n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.map(({name:S})=>d("option","",Dt(S),{value:S}))),
o.value=$[m(e.found)].name)}function w(){p(e.found),_(e.found),l(e.found)}return new ResizeObserver(()=>h()&&l(e.found)).observe(t),$=>{t.hidden=!h(),!t.hidden&&
($.found||$.status)&&w()}}function nc(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new Ge(n("words")),r=n("which");r.addEventListener("change",()=>f());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:E,once:q,otherwise:b}){let[T,y,l,c]=Ja(E[0],q?null:b);U(n("ans\
wer"),{"data-verdict":T}),O(n("answer-sign"),y),O(n("answer-words"),l),O(n("answer-more"),c),O(n("told"),`${l}. ${c}`),Y(n("beside"),E.length>1),E.length>1&&O(n(
"beside"),u(E));let g=h(e.found);Y(n("repeats"),!!g),O(n("repeats"),g),O(n("about"),m(e.found)+(q?", repeated n-grams counted once":""))}function h({reports:[{num_tokens_scored:E}],
otherwise:q,once:b}){let T=q?q.num_tokens_scored:null;return!V(T)||T===E?"":b?`Left out as repeated: ${X(T-E,"token")}. With ${T-E===1?"it":"them"} z would be ${ue(
q.z_score)}.`:`Of the scored tokens, ${B(E-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${ue(q.z_score)}.`}function u([
E,q]){let b=q.z_score-E.z_score,T=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${ue(q.z_score)}: ${X(q.prompt_tokens,"token")} of the prompt count too, ${T}.`}function m({model:E,watermark:q,exact:b}){return`${Array.isArray(q.keys)?`Synth\
ID, ${X(q.keys.length,"key")}`:`green list, ${q.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}function f(){let E=i();
ht(n("legend"),...Ht(E)),s.show(jt(E))}function k({reports:E}){let q=E.map(({curve:c},g)=>({name:E.length>1?o[g]:"z",look:g?"other":"measured",points:c||[]})),[
{tokens_needed:b,threshold:T}]=E,y=Mn(E[0]),l=V(b)?{at:b,words:`${X(b,"token")} reach the threshold at the share of this text${b>y?`: ${B(b-y)} more`:""}.`}:null;
pn(n("curve-box"),{curves:q,threshold:T,needed:l}),fn(n("curve-keys"),E.length>1?q:[])}function _({layers:E}){if(Y(n("of-layers"),!!(E&&E.length)),n("of-layers").
hidden)return;let q=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Te(n("layers-box"),{height:190,x:[.3,E.length+.7],y:q,top:8}),T=Math.ceil(E.length/(b.inner/
34)),y=E.map((c,g)=>g+1).filter(c=>(c-1)%T===0),l=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...Ce(b,{xTicks:y,yTicks:Se(...q,4),xTitle:"\
key",yTitle:""}),be("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((c,g)=>{let[p,w]=[b.y(c),b.y(.5)],$={x:re(b.x(g+1)-l/2),y:re(Math.min(p,w)),width:re(
l),height:re(Math.max(1,Math.abs(w-p)))};return _e("",`Key ${g+1}: mean g-value ${c.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function A(E){let{reports:q}=e.
found;Y(n("of-prompt"),q.length>1),a(e.found),E&&f(),On(n("found-numbers"),q.map((b,T)=>({name:o[T],report:b}))),k(e.found),_(q[0])}let L=()=>!!e.found;return new ResizeObserver(
()=>L()&&A(!1)).observe(t),E=>{t.hidden=!L(),!t.hidden&&E.found&&A(!0)}}function oc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:f,threshold:k}){let _=f.flatMap(({reports:b})=>b.map(({z_score:T})=>T)).
filter(V),A=Math.min(-3,..._)-.4,L=Math.max(k,..._)+.4,E=b=>(b-A)/(L-A),q=ne(n,f.length,r);f.forEach(({what:b,how:T,meaning:y,keeps:l,reports:c},g)=>{let[p,w,$]=q[g].
cells;q[g].classList.toggle("gp-right",g===0);let[v,S]=p.children;O(v,b),U(v,{"data-tip":y}),O(S,T);let x=c.map(({z_score:I})=>I).filter(V);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(k)});let M=x.length>1?`${ue(Math.min(...x))} to ${ue(Math.max(...x))}`:ue(x[0]);O($.children[0],M),O($.children[1],a(c,l));let N=g?h({
keeps:l,meaning:y,reports:c},k):"";Y($.children[2],!!N),O($.children[2],N)}),O(o,m(f))}function r(){let f=d("tr"),k=d("th","",null,{scope:"row"});k.append(d("sp\
an","",null,{tabindex:0}),d("small"));let _=d("td");_.append(d("span","gp-strip",null,{"aria-hidden":"true"}));let A=d("td");return A.append(d("b"),d("small"),d(
"small","gp-why")),f.append(k,_,A),f}function i(f,k,{zero:_,threshold:A}){let L=[_,A,...k],E=ne(f,L.length,()=>d("i"));L.forEach((q,b)=>{xe(E[b],["gp-line gp-ze\
ro","gp-line"][b]||"gp-dot"),fe(E[b],"left",q)})}function a(f,k){let[_]=f.filter(({error:E})=>E);if(_)return _.error.message;let A=f.filter(({prediction:E})=>E).
length,L=k==="none";return f.length===1?A?L?"▲ above it by chance":"◆ watermarked":"◇ no sign":A?`${L?"▲":"◆"} ${A} of ${f.length} ${L?"above it by ch\
ance":"say so"}`:`◇ no sign, ${f.length} times`}function h({keeps:f,meaning:k,reports:_},A){let L=_.filter(({prediction:y})=>y);if(!L.length)return"";if(f!=="\
none")return k;let{num_tokens_scored:E,once:q}=L.reduce((y,l)=>l.z_score>y.z_score?l:y),b=q&&V(E)?E-q.num_tokens_scored:0,T=[];return b>0&&T.push(`p takes each \
token for new evidence, but ${B(b)} of the ${B(E)} only repeat an n-gram. Counted once, z is ${ue(q.z_score)}${q.z_score>A?"":", not above the threshold"}.`),(!b||
q.z_score>A||_.length>1)&&T.push(u(A,_.length)),T.join(" ")}function u(f,k){let _=st(f),A=E=>E>.1?j(E):`one in ${B(Number((1/E).toPrecision(2)))}`,L=1-(1-_)**k;
return`Of texts without this watermark ${A(_)} passes the threshold${k>1?`; with ${B(k)} tries at each, ${A(L)} has one that does`:""}.`}function m([f]){return f.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&s(e.found)}}function sc(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:a,of:h,seeds:u,threshold:m}){let f=a.filter(({z:T})=>T.length).map(({strength:T,z:y})=>({
strength:T,z:y,middle:Lt(y),low:Math.min(...y),high:Math.max(...y)}));O(n("about"),`${i}, ${X(u,"seed")} at each strength${a.length<h?`; ${a.length} of ${h} str\
engths so far`:""}`),O(n("strength-words"),s(f,a,m));let k=[Math.min(-1,...f.map(({low:T})=>T)),Math.max(m,...f.map(({high:T})=>T))],_=Te(n("strength-box"),{height:270,
x:[0,1],y:[k[0]-.3,k[1]+.5],top:24}),A=_.width-_.right,L=[0,.2,.4,.6,.8,1].map(T=>[T,j(T)]),E=[...f.map(({strength:T,high:y})=>[_.x(T),_.y(y)]),...[...f].reverse().
map(({strength:T,low:y})=>[_.x(T),_.y(y)])],q=[...Ce(_,{xTicks:L,yTicks:Se(...k,5),xTitle:"strength of the attack",yTitle:"z"}),be("gp-unity",_.left,_.y(0),A,_.
y(0)),Ee("gp-range",E),be("gp-z-threshold",_.left,_.y(m),A,_.y(m)),$e("gp-halo gp-strong",A-5,_.y(m)-6,`threshold ${Number(m.toFixed(2))}`,"end"),Ee("gp-z-measu\
red",f.map(({strength:T,middle:y})=>[_.x(T),_.y(y)]))],b=f.map(({strength:T,z:y,middle:l,low:c,high:g})=>{let p=y.length>1?`, from ${ue(c)} to ${ue(g)}`:"",w=`S\
trength ${j(T)}: z ${ue(l)}${p}`;return _e("",w,[["circle","gp-measured",{cx:re(_.x(T)),cy:re(_.y(l)),r:5},[]]])});_.draw("z against the strength of the attack",
[q,b])}function s(i,a,h){let u=({strength:q,z:b})=>q===0?b[0]>h?"above":"below":Ns(b,h),m=(...q)=>r(i,b=>q.includes(u(b))),[f,k,_]=[m("above"),m("below"),m("ope\
n","few")],A=a.filter(({refused:q})=>q).map(({strength:q})=>j(q)),L=[];i.length&&i[0].strength===0&&u(i[0])!=="above"&&L.push("The text is not above the thresho\
ld even before the attack.");let E=[f&&`above the threshold at ${f}`,k&&`not above it at ${k}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&L.push(`By strength, the median z is ${E.join("; ")}.`),A.length&&L.push(`At ${A.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),L.join(" ")}function r(i,a){let h=[];i.forEach((m,f)=>{a(m)&&(f&&a(i[f-1])?h.at(-1)[1]=m.strength:h.push([m.strength,
m.strength]))});let u=h.map(([m,f])=>m===f?j(m):`${j(m)} to ${j(f)}`);return u.length>1?`${u.slice(0,-1).join(", ")} and ${u.at(-1)}`:u.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var Dd={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function sr(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?mn(e.ngram_len,1)-1:mn(r,1)-Number(s)}}function Jo({config:t,keys:e,ratio:n}){return e?`SynthID: ${X(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${j(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function rc({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${B(e+1)} ${ee(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ye(Dd,n.why,"no mark here")}.`;let a=`Its probability: ${j(n.chosen_before)}\
 before the watermark, ${j(n.chosen_after)} after.`,h=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${Z(n.g,2)} over ${X(r.keys,"key")}. ${a}${h}`;let u=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[m,f]=[n.mass_before,
n.mass_after].map(A=>j(A??0)),k=r.ratio===null?"":` of ${j(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${X(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${k}, ${X(n.listed??0,"token")} could be chosen here`;return`${i}: ${u}. ${a} ${_}: ${m} together before, ${f} af\
ter.${h}`}var ic={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function ac(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let a=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:h,entropy_before:u}=e.distribution;
i.entropy+=o>0&&h[o-1]?h[o-1].entropy:u,i.likely-=Kd(e,o)}return i.suppressed+=s.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=Ln(i.green,i.scored,n.ratio),i.foreseen=Ln(i.expected,i.scored,n.ratio)),i)}function Kd({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function cc(t,e,n,o){let s=t.find(([,u])=>u>o),r=s?`z first passed ${o} after ${X(s[0],"scored t\
oken")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Kr(e.green/e.scored,n.ratio,o),h=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(h)||h>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:h,words:`${i}At the share so f\
ar, z reaches ${o} after about ${X(h,"scored token")}: ${B(h-e.scored)} more.`}}function lc(t,e){let n=p=>t.querySelector(".gp-"+p),o=new Ge(n("marked-words"),{press:({step:p})=>e.selectStep(p)}),s=n("threshold"),r=3,i=sr(null),a=0,h=null,u=null;
function m(){i=sr(e.started),a=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),h=new We(
ic,(w,$)=>ac(w,$,i,a)),o.show([]),O(n("mark-about"),Jo(i))}let f=()=>h.steps.some(({mark:p})=>p&&p.kind==="synthid");function k(p){let{mark:w,index:$}=p,v=$<i.early,
S=w&&!w.why;return{step:p,token:{...p.chosen,piece:p.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>rc({...p,isFirst:v},i)}}function _(p){o.show(h.
steps.map((v,S)=>o.items[S]&&S<p?o.items[S]:k(v)),p);let{unscored:w,early:$}=h.total;ht(n("mark-key"),f()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function A(p){let w=p&&!p.isPrompt?o.tokens[p.index]:null;u&&u!==w&&u.classList.remove("gp-current"),u=w||null,u&&
e.selected?u.classList.add("gp-current"):u&&u.classList.remove("gp-current")}let L=p=>{let w=[];for(let $ of h.totals)$[p]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[p]]);return w};function E(){let{z:p,scored:w}=h.total,$=e.running?" so far":"",[v,S,x]=p===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:p>r?["good","◆",`A detector finds it${$}: z = ${ue(p)}`]:["even","◇",`A detector does not find it${$}: z = ${ue(
p)}`];U(n("finding"),{"data-verdict":v}),O(n("finding-sign"),S),O(n("finding-words"),x),O(n("finding-more"),p===null?"":`${q()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${dt(st(p))}`),e.finished&&O(n("mark-told"),`${x}, ${B(w)} tokens scored.`)}function q(){let{green:p,scored:w}=h.
total;return f()?`mean g-value ${(p/w).toFixed(3)} over ${X(w,"scored token")}, 0.5 by chance`:`${B(p)} of ${X(w,"scored token")} green, ${j(p/w)} instead of ${j(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let p=L("z"),w=[{name:"this text",look:"measured",points:p,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=L("foreseen");$.length&&w.push({name:"expected at least",look:"expected",points:$,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),fn(n("z-keys"),w);let v=p.length?cc(p,h.total,i,r):null;pn(n("z-box"),{curves:w,threshold:r,needed:v,label:`\
z over the number of tokens, threshold ${r}`}),O(n("z-needed-words"),v?v.words:""),O(n("threshold-words"),hn(r))}function y(){let{scored:p,green:w,expected:$,chosen:v,
surprisal:S,gained:x,suppressed:M,marks:N,likely:I,entropy:z}=h.total,{started:W}=e,C=[["tokens scored",B(p),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(p&&!f()&&(C.push(["green",j(w/p),"The share of the scored tokens that got the bias."]),C.push(["expected at least",j($/p),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),v){C.push(["surprisal before the watermark",Me(S/v,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[P,R]=W.effective.do_sample?[z,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[I,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Me(P/v,e.unit),R]),C.push(["log-probability lost",Me((S-P)/v,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),C.push(["raised by",Me(x/v,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&C.push(["suppressed",`${(M/N).toFixed(1)} of ${B(W.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),C}function l(){let p=y(),w=ne(n("mark-figures"),p.length,()=>{let $=d("div"),v=d("dt");return v.append(d("span","",null,
{tabindex:0})),$.append(v,d("dd")),$});p.forEach(([$,v,S],x)=>{let[M,N]=w[x].children;O(M.firstChild,$),U(M.firstChild,{"data-tip":S}),O(N,v)})}function c(){E(),
l(),T()}function g(p){let $=e.lines().length>1?e.lineOf(p):null;return $?`${$.label}; ${Jo(i)}`:Jo(i)}return s.addEventListener("input",()=>{let p=s.valueAsNumber,
w=p>=0&&p<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){O(n("threshold-words"),"a threshold from 0 to 30");return}r=p,c()}),new ResizeObserver(()=>!t.hidden&&
h.total.marks&&T()).observe(n("z-box")),p=>{(p.run||!h)&&m();let w=e.current(),{keep:$}=h.follow(w?e.lastOf(w):null);t.hidden=!h.total.marks,!t.hidden&&((p.run||
p.steps||p.status||p.selection)&&(_($),O(n("mark-about"),g(w))),A(w),(p.run||p.steps||p.status||p.selection||p.unit)&&c())}}var rr=(t,e)=>t?[e]:[];function dc(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:A})=>!!(_&&A),r=({knob:_},A)=>_==="ke\
ys"?X(A,"key"):`bias ${Number(A.toFixed(3))}`;function i(_){let[A,...L]=_.points,E=L.filter(s).sort((c,g)=>c.value-g.value);if(!s(A)||!E.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let q=e.running?
" so far":"",b=c=>`At ${r(_,c.value)}, the median z is ${ue(c.score.median)}${c.score.high>c.score.low?`, spread ${ue(c.score.low)} to ${ue(c.score.high)}`:""};\
 ${a(c,A)}`;if(E.every(({found:c})=>c==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${X(Math.max(...E.map(({texts:c})=>c)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${Ps}.`];let T=E[E.findLastIndex(({found:c})=>c!=="above")+1];if(T)return["good",
"◆",`Found from ${r(_,T.value)} on${q}`,`The threshold is ${_.threshold}. ${b(T)}`];let y=E.filter(({found:c})=>c==="above");return y.length?["even","◇",`Fo\
und at ${y.map(({value:c})=>r(_,c)).join(", ")}${q}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:c})=>c==="below")?"Not \
found":"Not surely found"} at any strength${q}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function a({perplexity:_,price:A,dearer:L},E){
let q=`the median perplexity is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!A)return`${q}.`;let b=`seed by seed it is ${Oe(A.median)}${A.
high>A.low?`, spread ${ct(A)}`:""}`;return`${q}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[L]||""}.`}function h(_){let[A,L,E,q]=i(_);U(n("\
answer"),{"data-verdict":A}),O(n("answer-sign"),L),O(n("answer-words"),E),O(n("answer-more"),q),e.done&&O(n("told"),`${E}. ${q}`),O(n("missing"),Xe(e,_)),O(n("a\
bout"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:Kn(_.watermark).replace(/, bias [^,]*/,""))}function u(_,A,{of:L,base:E,expected:q=()=>null,
words:b,threshold:T=null,name:y,from:l=null,ratios:c=!1}){let g=A.points.slice(1).map(H=>{let K=L(H);return{point:H,value:V(K)?{median:K,low:K,high:K}:K,reckoned:q(
H)}}).filter(({value:H})=>H).sort((H,K)=>H.point.value-K.point.value),p=A.points.slice(1).map(({value:H})=>H),w=g.flatMap(({value:H,reckoned:K})=>[H.low,H.high,
...V(K)?[K]:[]]);V(E)&&w.push(E),V(T)&&w.push(T),l!==null&&w.push(l),w.length||w.push(0,1);let $=c&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.
log:H=>H,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],M=(x-S||1)*.1,N=[l!==null&&S>=l?l:S-M,x+M],I=$?Jn(...N.map(Math.exp)).map(H=>[v(H),String(H)]):Se(...N,4).map(
H=>[H,b(H,!0)]),z=(Math.max(...p)-Math.min(...p)||1)*.06,W=Te(_,{height:236,x:[Math.min(...p)-z,Math.max(...p)+z],y:N,left:52,top:30}),C={...W,y:H=>W.y(v(H))},P=C.
width-C.right,R=[...Ce(W,{xTicks:Se(Math.min(...p),Math.max(...p),C.inner/70),yTicks:I,xTitle:A.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...V(
E)?[be("gp-unity",C.left,C.y(E),P,C.y(E))]:[],...V(T)?[be("gp-z-threshold",C.left,C.y(T),P,C.y(T)),$e("gp-halo",P,C.y(T)+14,`threshold ${T}`,"end")]:[],Ee("gp-c\
ourse",g.map(({point:H,value:K})=>[C.x(H.value),C.y(K.median)])),Ee("gp-z-expected",g.filter(({reckoned:H})=>V(H)).map(({point:H,reckoned:K})=>[C.x(H.value),C.y(
K)]))],F=g.map(({point:H,value:K,reckoned:Q})=>{let[oe,ie]=[C.x(H.value),C.y(K.median)],he=K.high>K.low?`, spread ${b(K.low)} to ${b(K.high)}`:"",Le=`${r(A,H.value)}\
: ${y} ${b(K.median)}${he}${V(Q)?`, expected at least ${b(Q)}`:""}${V(E)?`; without the watermark ${b(E)}`:""}`;return _e("",Le,[...Kt(oe,C.y(K.low),C.y(K.high)),
["path","gp-measured",{d:bt(oe,ie,6)},[]]])});C.draw(`${y} over the ${A.knob==="keys"?"number of keys":"bias"}`,[R,F])}function m(_){let[A]=_.points,L=_.kind===
"green";u(n("perplexity"),_,{of:({perplexity:b})=>b,base:A.perplexity&&A.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),u(n("score"),_,{of:({
score:b})=>b,base:A.score&&A.score.median,threshold:_.threshold,words:(b,T)=>T?String(b).replace("-","−"):ue(b),name:"z"}),O(n("share-name"),L?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=L?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=L?j:b=>b.toFixed(3);u(n("share"),_,{of:b=>b.share,base:A.share,expected:b=>b.expected,words:E,name:L?"green":"mean g"});let q=_.
points.slice(1).some(b=>V(b.suppressed));Y(n("of-suppressed"),q),Y(n("limits"),L),Y(n("of-expected"),_.points.some(({expected:b})=>V(b))),q&&(O(n("suppressed-na\
me"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${X(_.candidates,"candidate")} that the model found likeliest at a step, how many the wat\
ermark made less likely; the mean over all steps.`,u(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,T)=>T?String(b):b.toFixed(2),name:`suppressed of ${_.
candidates}`,from:0}))}function f(_){let A=_.kind==="green",L=[[_.knob==="keys"?"keys":"bias",({value:y})=>y===null?"none":String(y)],["texts",({texts:y})=>B(y)],
["perplexity",({perplexity:y})=>y?y.median.toFixed(2):"–"],["z",({score:y})=>y?ue(y.median):"–"],[A?"green":"mean g",({share:y})=>V(y)?A?j(y):y.toFixed(3):"\
–"],...rr(_.points.some(({expected:y})=>V(y)),["expected at least",({expected:y})=>V(y)?j(y):"–"]),...rr(_.points.slice(1).some(({suppressed:y})=>V(y)),[`su\
ppressed of ${_.candidates}`,({suppressed:y})=>V(y)?y.toFixed(2):"–"]),...rr(_.points.some(({moved:y})=>V(y)),["moved to green",({moved:y})=>V(y)?j(y):"–","\
How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],E=t.querySelector("table.gp-numbers"),[q]=ne(E.tHead,
1,()=>d("tr")),b=ne(q,L.length,()=>d("th","",null,{scope:"col"}));L.forEach(([y,,l],c)=>{O(b[c],y),En(b[c],{scope:"col",...l?{tabindex:0,"data-tip":l}:{}})});let T=ne(
E.tBodies[0],_.points.length,()=>d("tr"));_.points.forEach((y,l)=>{T[l].firstChild||T[l].append(d("th","",null,{scope:"row"}));let c=ne(T[l],L.length,()=>d("td"));
L.forEach(([,g],p)=>O(c[p],g(y)))})}function k(){h(e.found),m(e.found),f(e.found)}return new ResizeObserver(()=>o()&&m(e.found)).observe(t),_=>{t.hidden=!o(),!t.
hidden&&(_.found||_.status)&&k()}}function hc(t,e){let n=l=>t.querySelector(".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:c})=>!c.
error)):[],h=({left:l})=>l?0:1,u=()=>r.filter((l,c)=>l===h(a()[c])).length,m=o.map((l,c)=>{let g=d("div","gp-side"),[p,w,$,v]=[d("h3","",`Text ${l}`),d("p","gp-\
facts"),d("div","gp-body",null,{dir:"auto"}),d("button","",`Text ${l} is watermarked`,{type:"button"})],S=d("div","",null,{tabindex:0}),x=d("div");return $.append(
S,x),g.append(p,w,$,v),n("texts").append(g),v.addEventListener("click",()=>f(c)),{box:g,title:p,facts:w,plain:S,marked:x,button:v,text:new Ge(x)}});function f(l){
r[s]===void 0&&(r[s]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,a().length-1),y(),m[0].button.focus({preventScroll:!0})});
let k=l=>l.kind==="green"?l.green_fraction:l.mean,_=l=>l.kind==="green"?`${j(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function A(l,c,g,p){let{report:w,
perplexity:$}=g.texts[c],v=c===h(g)?"with":"without";if(Y(l.plain,!p),Y(l.marked,p),Y(l.button,!p),Y(l.facts,p),p){l.box.dataset.truth=v,O(l.title,`Text ${o[c]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===c?", your guess":""}`),O(l.facts,`${_(w)} · z ${ue(w.z_score)}${V($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(jt(w));return}delete l.box.dataset.truth,O(l.title,`Text ${o[c]}`),l.text.show([]),O(l.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function L({texts:l},c){let[g,p]=[l[c],l[1-c]].map(({report:x})=>x),w=g.kind==="green"?j(g.ratio):"0.5",$=g.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(g)} with the watermark, where chance has ${w}: z ${ue(g.z_score)}, ${$}. Without it ${_(p)}, z ${ue(p.z_score)}.`,S=p.
z_score>g.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function E(l){
let c=r[s]!==void 0;if(m.forEach(($,v)=>A($,v,l,c)),Y(n("legend"),c),Y(n("verdict"),c),Y(n("next"),c&&s+1<a().length),!c)return;let g=l.texts.map(({report:$})=>Ht(
$)[1]);ht(n("legend"),e.found.kind,{unscored:g.some(({unscored:$})=>$),repeated:g.some(({repeated:$})=>$)});let p=h(l),w=r[s]===p;U(n("answer"),{"data-verdict":w?
"good":"bad"}),O(n("answer-sign"),w?"✓":"✗"),O(n("answer-words"),w?"Right":`Wrong: it was text ${o[p]}`),O(n("answer-more"),L(l,p))}function q(l){if(!e.done)
return`The texts are being written: ${B(l.done)} of ${B(l.runs)}.`;if(a().length)return"";let c=l.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return c?
`No pair can be asked about. ${c.report.error.message} ${c.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let c=r.
length;if(Y(n("sum"),c>0&&c===l.length),n("sum").hidden)return;let g=u();O(n("sum").querySelector("h3"),`${B(g)} of ${B(c)} right`);let p=Array.from({length:c-g+
1},(v,S)=>T(c,g+S)).reduce((v,S)=>v+S,0)/2**c,w=l.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;O(n("sum-words"),`Who guess\
es has ${B(g)} or more in ${j(p)} of rounds. The detector, taking the text with the higher z, has ${B(w)} of ${B(c)}. Run the experiment again for another round\
.`),O(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=ne(n("sum").querySelector("tbody"),c,()=>{let v=d("tr");return v.
append(d("th","",null,{scope:"row"}),d("td"),d("td"),d("td")),v});l.forEach((v,S)=>{let x=h(v),[M,N]=[v.texts[x].report,v.texts[1-x].report],I=W=>W.kind==="gree\
n"?j(k(W)):k(W).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${I(M)}, ${I(N)}`,`${ue(M.z_score)}, ${ue(N.z_score)}`].forEach((W,C)=>O($[S].
cells[C],W))})}let T=(l,c)=>Array.from({length:c},(g,p)=>(l-p)/(p+1)).reduce((g,p)=>g*p,1);function y(){let l=a();O(n("waiting"),q(e.found)),Y(n("round"),l.length>
0),O(n("about"),l.length?`Pair ${B(s+1)} of ${B(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),O(n("score"),r.length?`${B(u())} of ${B(
r.length)} right`:""),l.length&&E(l[s]),b(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var Gd={drafts:qr,beams:Zr,beamtree:wi,hypotheses:yi,curve:Ti,branches:La,candidates:Ca,check:Wa,layers:qa,numbers:Ia,processors:za,quiz:ja,reranked:Ha,template:Da,
tokens:Va,watermark:lc},Ud={draft_lengths:yr,sameness:Ir,speedup:Rr,batch:Yr,difference:Ii,divergence:Ri,grid:Di,lanes:Ji,lengths:Yi,measures:Xi,progress:Qi,trie:ga,
without:wa,arrival:ba,estimate:ka,kl:xa,opened:$a,precisions:va,shelf:Sa,attack:Ya,detectability:tc,detection:nc,marked:Xa,mistakes:oc,strengths:sc,watermark_cost:dc,
watermark_quiz:hc};_i(Gd,Ud);})();
