// Written by .ci/bundle.py from modules with the SHA-256 ee34eee134b8fe4d16dd246819ce8187166f86fb84c0b9d48b1dc2a144d892d3: edit those.
(()=>{var rr={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},ir={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
"the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping criterion"],
loop:["your own decoding loop","was ended by the decoding loop of your own"],given:["the end of the given text","reached the end of what was given to be read"],
unfinished:["the end of the search","had not ended when the search did"],step:["one step","goes on with “One token more”"],stopped:["stopped by hand","was s\
topped by hand"]},gt={num_spec_steps:"Rounds in which something was drafted.",num_draft_tokens:"All tokens that were drafted.",num_accepted_draft_tokens:"Drafte\
d tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_tokens / num_draft_tokens: the kept ones of all drafted tokens, also of those th\
at stood behind a rejection and were never judged.",judged_acceptance_rate:"num_accepted_draft_tokens / judged tokens, which are the accepted ones and each roun\
d’s first rejection: how probable it is that a token which is looked at is kept. The paper’s α.",mean_acceptance_length:"1 + num_accepted_draft_tokens / nu\
m_spec_steps: tokens that a round with a draft writes on average, the target model’s own token among them.",acceptance_histogram:"How many rounds with a draft\
 kept none, one, two and more of its tokens.",accepted_by_position:"Of the tokens drafted at each place of their draft, how many were kept.",passes_saved:"Token\
s written minus rounds: forward passes that the target model did not have to make.",expected_acceptance_rate:"The mean over the judged places of 1 minus the tot\
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},ar={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},cr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var G=t=>typeof t=="number"&&Number.isFinite(t),We=t=>t==null||Math.abs(t)>1e30?null:t,wt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},Je=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var bt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},jt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function h(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function Dt(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(jt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=bt[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=bt[r]?
r:"";t.append(h("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(h("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function lr(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=h("span","gp-ink");Dt(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
h("span","gp-space","",{"data-mark":bt[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var Xo=/(\\x[0-9a-f]{2})+$/i,Fn=t=>(t.match(Xo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Ht=({piece:t,text:e})=>t!==null&&(t===""||Xo.test(e)&&t===e.replace(Xo,""));function Be(t,e){t.replaceChildren(),Dt(t,e),e||t.append(h("span","gp-mark","(empty)"))}
function de(t,e){let n=h("bdi",e);return Be(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}function X(t){return"“"+t.replace(jt,e=>e===" "?" ":bt[e]||
"�")+"”"}function F(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var ee=t=>t==
null?0:Math.exp(t),dr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Ce=(t,e)=>e==="bits"?t/Math.LN2:t;function xe(t,e){return t===null||!Number.
isFinite(t)?"infinite":Ce(t,e).toFixed(2)+" "+e}function Kt({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${Ae(n)} of ${Ae(o)} …`:`loading ${t}${o?`: ${F(n/o)}`:""} …`}function Ae(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function zn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var J=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),Y=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function Le(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:ee(e.logprob),rawProbability:ee(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Fe=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,Gt=t=>Fe(rr,t,t.replaceAll("_"," ")),jn=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Ee=t=>Fe(ir,t,[t,t]),st=t=>Fe(ar,t,[t,"a logits processor of your own",[]]);var se=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function Q(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var hr=new WeakMap;function _e(t,e,{plain:n=!1}={}){let o=n+e;hr.get(
t)!==o&&(hr.set(t,o),n?t.textContent=e:Be(t,e))}function me(t,e){t.className!==e&&(t.className=e)}function ae(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=pr.get(t)||
{};s[e]!==o&&(t.style[e]=o,pr.set(t,{...s,[e]:o}))}var pr=new WeakMap;function K(t,e){let n=fr.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));fr.set(t,n)}var fr=new WeakMap;function V(t,e){t.hidden===e&&(t.hidden=!e)}function Zo(t,e){for(e.forEach(([n,o,s,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let l=se(n);a?a.replaceWith(l):t.append(l),a=l}kn(a,{...s,...o?{class:o}:
{}}),Array.isArray(r)?Zo(a,r):O(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function kn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var te=t=>Math.round(t*10)/
10,he=(t,e,n,o,s)=>["line",t,{x1:te(e),y1:te(n),x2:te(o),y2:te(s)},[]],ge=(t,e,n,o,s="middle")=>["text",t,{x:te(e),y:te(n),"text-anchor":s},o],ve=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${te(n)} ${te(o)}`).join("")||"M0 0"},[]],ye=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function Qo(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(a=>a*s>=o*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var ke=(t,e,n)=>Qo(t,e,n).filter(o=>o>=t&&o<=e);function Dn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Se(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:a=38}){let l=t.querySelector("svg");l||t.append(l=se("svg","gp-\
drawing"));let p=Math.max(240,t.clientWidth),u=(g,[k,_])=>(g-k)/(_-k||1);return{width:p,height:e,left:s,right:r,top:i,bottom:a,inner:p-s-r,x:g=>s+u(g,n)*(p-s-r),
y:g=>e-a-u(g,o)*(e-i-a),draw(g,k){kn(l,{class:"gp-drawing",role:"group","aria-label":g,viewBox:`0 0 ${p} ${e}`,style:`height: ${e}px`}),Zo(l,k.map((_,A)=>["g","",
A?{}:{"aria-hidden":"true"},_]))}}}function Me(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=g=>Array.isArray(g)?g:[g,String(g)],[i,a]=[t.height-t.bottom,t.width-
t.right],l=n.map(r).flatMap(([g,k])=>[he("gp-guide",t.left,t.y(g),a,t.y(g)),ge("",t.left-7,t.y(g)+4,k,"end")]),p=e.map(r).flatMap(([g,k])=>[he("gp-guide",t.x(g),
i,t.x(g),i+4),ge("",t.x(g),i+17,k)]),u=[ge("gp-axis",(t.left+a)/2,t.height-4,o)];return s&&u.push(ge("gp-axis",2,t.top-16,s,"start")),[...l,...p,...u]}var xc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Hn=(t,e,n,o=1)=>xc(t,e)/(e*n+o),$e=t=>G(t)?`${t.toFixed(2)} ×`:"–",Xe=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Kn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",Ut=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function ze(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${I(e)} of ${Y(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${Y(n-e,"is","are")} still to come.`}var Vt="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function ur(t,e){let o=Math.max(...e.flatMap(k=>[k.without,k.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=ke(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
a=Se(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),l=a.height-a.bottom,p=[...i.flatMap(k=>[he("gp-guide",a.x(k/s),a.top-4,a.x(k/s),
l),ge("",a.x(k/s),l+17,String(k))]),ge("gp-axis",a.left+a.inner/2,a.height-3,`${r} a token`)],u=["without","with"].flatMap((k,_)=>{let A=wt(e.map(W=>W[k])),L=a.
x(A),E=L>a.left+a.inner/2;return[he(`gp-median-${k}`,L,5+14*_,L,l),ge("gp-halo",L+(E?-5:5),12+14*_,`median ${k} ${Ut(A)}`,E?"end":"start")]}),g=e.map(({without:k,
with:_,speedup:A},L)=>{let E=a.top+(L+.5)*27,W=`Pair ${L+1}: ${Ut(k)} a token without, ${Ut(_)} with: ${$e(A)}`;return ye("",W,[["rect","gp-catch",{x:0,y:te(E-27/
2),width:a.width,height:27},[]],ge("",a.left-9,E+4,`pair ${L+1}`,"end"),he(_<=k?"gp-gained":"gp-lost",a.x(k),E,a.x(_),E),["circle","gp-dot-without",{cx:te(a.x(k)),
cy:te(E),r:5},[]],["circle","gp-dot-with",{cx:te(a.x(_)),cy:te(E),r:6.5},[]],ge("gp-strong",a.width,E+4,`${_<=k?"▲":"▼"} ${$e(A)}`,"end")])});a.draw(`Time f\
or a token in ${Y(e.length,"pair")} of runs`,[[...p,...u],g])}function mr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let a=A=>Hn(A,e,n,o),p=[0,
Math.max(1.25,a(1),i?i.high:0)*1.06],u=Se(t,{height:280,x:[0,1],y:p,left:40,right:22,top:30}),g=[0,.2,.4,.6,.8,1].map(A=>[A,F(A)]),k=[["rect","gp-losing",{x:u.left,
y:te(u.y(1)),width:u.inner,height:te(u.y(0)-u.y(1))},[]],...Me(u,{xTicks:g,yTicks:ke(...p,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),he("gp-unity",u.left,
u.y(1),u.width-u.right,u.y(1)),ge("gp-halo",u.left+6,u.y(1)-6,"faster","start"),ge("",u.left+6,u.y(1)+15,"slower","start"),ve("gp-theory",Array.from({length:101},
(A,L)=>[u.x(L/100),u.y(a(L/100))]))],_=[];G(s)&&_.push($c(u,s)),G(r)&&_.push(...vc(u,{rate:r,formula:a(r),speedup:i})),u.draw("Expected speed-up over the accept\
ance rate",[k,_])}function $c(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return ye("",`Break-even: with an acceptance rate of ${F(e)} both ways take the sa\
me time.`,[he("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${te(n)} ${te(t.y(1)-7)}l6.5 11h-13Z`},[]],ge("gp-strong gp-halo",n+(s?-8:8),o-8,`break-e\
ven ${F(e)}`,s?"end":"start")])}function vc(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,a=(k,_,A)=>ge(`${k} gp-halo`,s+(i?-13:13),_+
4,A,i?"end":"start"),l=o?t.y(o.median):r,p=Math.max(0,17-Math.abs(r-l))/2*(n>=(o?o.median:n)?-1:1),u=[ye("",`At the observed acceptance rate of ${F(e)} the form\
ula expects ${$e(n)}.`,[he("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:te(s),cy:te(r),r:5.5},[]],a("",r+(o?p:0),`expected ${$e(n)}`)])];if(!o)return u;
let g=`Measured at an acceptance rate of ${F(e)}: ${$e(o.median)}, spread ${Xe(o)}.`;return u.push(ye("",g,[...Pt(s,t.y(o.low),t.y(o.high)),["path","gp-measured",
{d:rt(s,l,7)},[]],a("gp-strong",l-p,`measured ${$e(o.median)}`)])),u}var rt=(t,e,n)=>`M${te(t)} ${te(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Pt=(t,e,n)=>[he("g\
p-spread",t,e,t,n),he("gp-spread",t-5,e,t+5,e),he("gp-spread",t-5,n,t+5,n)];function gr(t,e){let n=c=>t.querySelector(".gp-"+c),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Kn}`],["draft_acceptance_rate",gt.draft_acceptance_rate],["judged_acceptance_rate",gt.judged_acceptance_rate],["mean_accep\
tance_length",gt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(c,{value:m})=>`${c} = ${m}`,a=c=>c.every(({value:m})=>m.trim()!==""&&Number.isFinite(Number(m)));function l(c){let[m,f,w,y,$]=p(c);K(n("answer"),{"data-verdi\
ct":m}),O(n("answer-sign"),f);let S=n("answer-words"),x=JSON.stringify([w,y]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[h("code","",w)," "+y]:
[y])),O(n("answer-more"),$),e.done&&O(n("told"),`${w} ${y}. ${$}`),O(n("missing"),ze(e,c)),V(n("warning"),!!c.others),O(n("warning"),c.others?"⚠ "+Vt:"")}function p({
knob:c,points:m,leader:f,rivals:w,best:y,fewest:$}){let S=m.filter(({speedup:U})=>U),x=S.find(U=>U.group===f);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${I(S.length)} of ${Y(m.length,"setting")} measured.`:"The first counted ru\
ns are under way."];let{speedup:M,verdict:N,pairs:q}=x,B=e.running?" so far":"",P=$e(M.median),C=`spread ${Xe(M)}`,R={faster:"",slower:" It is slower than decod\
ing without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[N];if(N==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(c,x)} has the greatest median, ${P}, of ${Y(q,"pair")} of runs: too few to tell, it takes ${I($)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[N]||"even",{faster:"▲",slower:"▼"}[N]||"≈",i(c,x),`is the only setting that was measured: ${P}`,`S${C.slice(1)}.${R}`];if(y===null){let U=w.
length>2&&w.length===S.length-1?"all others":u(m.filter(re=>w.includes(re.group)).map(({value:re})=>re));return["even","≈","",`No clear best setting${B}`,`${i(
c,x)} has the greatest median, ${P}, ${C}; ${U} may be as good.${R} More repeats tell more.`]}let[z,j,D]={faster:["good","★",`is best${B}: ${P}`],even:["even",
"★",`is the best${B}, at ${P}`],slower:["bad","▼",`is the best${B}, and still ${P}`]}[N];return[z,j,i(c,x),D,`S${C.slice(1)}; it was faster than each other \
one, turn by turn.${R}`]}let u=c=>c.length<2?c.join(""):`${c.slice(0,-1).join(", ")} and ${c.at(-1)}`;function g(c,{value:m,speedup:f,rate:w,mean_acceptance_length:y,
drafted:$,formula:S}){let x=[f?`${$e(f.median)}, spread ${Xe(f)}`:"not measured yet"];return G(w)&&x.push(`${F(w)} of the judged tokens accepted`),G(y)&&x.push(
`mean_acceptance_length ${y.toFixed(2)}`),G($)&&x.push(`${$.toFixed(1)} drafted a round`),G(S)&&x.push(`formula ${$e(S)}`),`${c} = ${m}: ${x.join("; ")}`}function k({
knob:c,points:m,curve:f,measured_curve:w,leader:y,best:$}){let S=a(m),x=S?m.map(({value:C})=>Number(C)):m.map((C,R)=>R),M=m.flatMap(({speedup:C,formula:R})=>[C&&
C.low,C&&C.high,R]),N=L(M.concat(f.map(([,C])=>C),w.map(([,C])=>C)),S),q=Se(n("settings"),{height:330,x:_(x,f,S),y:N,left:40,right:22,top:34,bottom:S?38:54}),B=[
...E(q,m,x,S),...Me(q,{xTicks:[],yTicks:ke(...N,5),xTitle:c,yTitle:"speed-up"}),he("gp-unity",q.left,q.y(1),q.width-q.right,q.y(1)),ve("gp-theory gp-dashed",f.map(
([C,R])=>[q.x(C),q.y(R)])),ve("gp-theory gp-dotted",w.map(([C,R])=>[q.x(C),q.y(R)])),ve("gp-median-course",S?m.map((C,R)=>[C,x[R]]).filter(([{speedup:C}])=>C).sort(
([,C],[,R])=>C-R).map(([{speedup:C},R])=>[q.x(R),q.y(C.median)]):[])],P=A(m,x.map(q.x),y);q.draw(`Speed-up over ${c}`,[B,m.map((C,R)=>W(q,c,C,{x:q.x(x[R]),scale:S,
isBest:C.group===$,named:P.has(C)}))]),V(n("of-formula"),f.length>0),V(n("of-verify"),w.length>0),V(n("of-own"),m.some(({formula:C})=>G(C)))}function _(c,m,f){if(!f||
!c.length)return[-.5,Math.max(c.length,1)-.5];let w=[...c,...m.map(([$])=>$)],y=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-y,Math.max(...w)+y]}
function A(c,m,f){let y=[],$=c.map((S,x)=>[S,m[x]]).sort(([S],[x])=>+(x.group===f)-+(S.group===f));return new Set($.filter(([S,x])=>{let M=S.group===f?1.4:1,N=y.
every(([q,B])=>Math.abs(q-x)>=50*(M+B)/2);return N&&y.push([x,M]),N}).map(([S])=>S))}function L(c,m){let f=[.85,1.15,...c.filter(G)],[w,y]=[Math.min(...f),Math.
max(...f)];return m?[Math.max(0,w-(y-w)*.12),y+(y-w)*.12]:[0,y*1.12]}function E(c,m,f,w){let y=m.map(({value:x},M)=>[c.x(f[M]),w?[x]:x.split("_")]).sort(([x],[M])=>x-
M),$=c.height-c.bottom,S=-1/0;return y.flatMap(([x,M])=>{let N=Math.max(...M.map(({length:q})=>q))*3.5;return x-N<S?[]:(S=x+N+5,[he("gp-guide",x,$,x,$+4),...M.map(
(q,B)=>ge("",x,$+17+14*B,q))])})}function W(c,m,f,{x:w,scale:y,isBest:$,named:S}){let{speedup:x,formula:M}=f,N=[];if(G(M)&&N.push(["path","gp-own-formula",{d:rt(
w,c.y(M),6)},[]]),x){let q=c.y(x.median);y||N.unshift(["rect","gp-column",{x:te(w-26),y:te(q),width:52,height:te(c.y(0)-q)},[]]),N.push(...Pt(w,c.y(x.low),c.y(x.
high)),["circle","gp-measured",{cx:te(w),cy:te(q),r:6},[]]);let[B,P]=[c.y(x.low),c.y(x.high)],C=G(M)&&Math.abs(c.y(M)-P+13)<17&&B+24<c.y(0);S&&N.push(ge(`gp-hal\
o${$?" gp-strong gp-told-best":""}`,w,C?B+18:P-8,($?"★ ":"")+$e(x.median)))}return N.push(["rect","gp-catch",{x:te(w-16),y:c.top,width:32,height:c.height-c.top-
c.bottom},[]]),ye("",g(m,f)+($?"; the best":""),N)}function b(c){if(!o.tHead){let m=h("tr");m.append(h("th","",null,{scope:"col"}),...s.map(([f,w])=>{let y=h("t\
h","",null,{scope:"col"}),$=h("span","",null,{tabindex:"0","data-tip":w});return $.append(...f.split(/(?<=_)/).flatMap(S=>[S,h("wbr")])),y.append($),y})),o.createTHead().
append(m),o.createTBody()}O(o.tHead.rows[0].cells[0],c)}function T(){let c=h("tr"),m=h("th","",null,{scope:"row"});m.append(h("span"),h("b","","",{"aria-hidden":"\
true"}),h("span","gp-hidden"));let f=h("td");return f.append(h("span"),h("small")),c.append(m,f,...s.slice(1).map(()=>h("td"))),c}function v({knob:c,points:m,best:f}){
b(c);let w=Q(o.tBodies[0],m.length,T);m.forEach((y,$)=>{let[S,x,...M]=w[$].cells,N=y.group===f;me(w[$],N?"gp-best":""),O(S.children[0],y.value),O(S.children[1],
N?" ★":""),O(S.children[2],N?" (best)":""),O(x.children[0],y.speedup?$e(y.speedup.median):"–"),O(x.children[1],y.speedup?`  ${Xe(y.speedup)}`:"");let{draft_acceptance_rate:q,
rate:B,mean_acceptance_length:P,drafted:C,formula:R}=y;[G(q)?F(q):"–",G(B)?F(B):"–",J(P,2),J(C,2),$e(R)].forEach((j,D)=>O(M[D],j))})}function d(){let c=e.found;
l(c),k(c),v(c)}return new ResizeObserver(()=>r()&&d()).observe(t),c=>{t.hidden=!r(),!t.hidden&&(c.found||c.status)&&d()}}var Yt=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(s=>[s,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Nt=class extends Yt{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Sc[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Tc(n,o,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${o+1}`:"",last:n,score:null,stopReason:e[o]?e[o].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&Oe(o.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,
...Oe(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return Oe(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(Oe(o.last).forEach((s,r)=>{let i=it("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:l})=>l));s.watched=[...(s.watched||[]).filter(({token_id:l})=>!a.has(l)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:it("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Sc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=it("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=yn("Candidate",e.chosen),es(e.distribution),e.watched=it("Candidate",e.watched||[]),e.mark=e.mark?yn("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=it("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=_c(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Mc();e.distributions.forEach(es),e.given&&
(n.given+=1);let o=it("BeamCandidate",e.candidates).map(s=>Oc(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(Ec(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=yn("Candidate",o.chosen),es(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=it("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ac(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function yn(t,e){let n=cr[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function it(t,e){return e.
map(n=>yn(t,n))}function es(t){t.candidates=it("Candidate",t.candidates),t.stages=it("Stage",t.stages)}function _c(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Mc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Oc(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?yn("Mark",t.mark):
null,beam:t}}var Jt=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function wr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:l,raw_logprob:p,logprob:u}=s,g=(i?i.beam.score:0)+u,k=i?i.beam.group:null,_={token_id:a,text:l,piece:null,
parent:n,raw_logprob:p,logprob:u,score:g,status:"unseen",beam:null,final_score:null,group:k},{sequence:A,seconds:L,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:A,before:i,chosen:s,piece:null,distribution:o,seconds:L,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function br(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function Ec(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Tc(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,a,l)=>({
kind:r,label:o+i,last:a,score:l,stopReason:null});return[...t.running.map(r=>s("running",Lc(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${kr(r)}`,r,r.beam.final_score))]}function Lc(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${kr(t)}`}var Ke=t=>t<
26?String.fromCharCode(65+t):String(t+1),kr=({beam:t})=>(t.group??null)===null?"":`, group ${Ke(t.group)}`;function Ac(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,a)=>{let l=(e.beams||[])[a];r=(s[a]||[]).find(p=>p.
beam.parent===l&&p.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Oe(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function at(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Te=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=at(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var yr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),kt=t=>t.
num_accepted+(t.follow==="correction"?1:0),ts=t=>t.num_accepted+(t.next_token_id===null?0:1);function Cc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
ts(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=kt(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=kt(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Pc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:a}=t,l=(p,u)=>u?p/u:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:l(r,s),judged_acceptance_rate:l(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:l(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var Xt=class{constructor(){this.rounds=[],this.tally=yr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=yr());for(let o=this.tally.rounds;o<
e.length;o++)Cc(this.tally,e[o]);return this.rounds=e,Pc(this.tally)}};var ns=new WeakMap;function qe(t,e){ns.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function xr(t){if(!t.querySelector("[data-tip]"))return;let e=h("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=ns.has(i)?ns.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,l]=[t.getBoundingClientRect(),i.getBoundingClientRect()],p=Math.min(l.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,p)}p\
x`,e.style.top=`${l.bottom-a.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function $r(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=k=>k===null?"–":F(k),r=(k,_,A=_+
"s")=>`${I(k)} ${k===1?_:A}`;function i(k,_){let{num_draft_tokens:A,num_accepted_draft_tokens:L,num_spec_steps:E}=k,W=_.samples&&k.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(A),`in ${r(E,"draft")} of ${r(k.num_rounds,"round")}`],["num_accepted_draft_tokens",I(L),`of ${I(A)} drafted`],["draft_acceptance_r\
ate",s(k.draft_acceptance_rate),`${I(L)} of ${I(A)} drafted`,k.draft_acceptance_rate],["mean_acceptance_length",J(k.mean_acceptance_length,2),`1 + ${I(L)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(k.judged_acceptance_rate),`${I(L)} of ${I(k.num_judged_draft_tokens)} judged`,k.judged_acceptance_rate],...W?[["expect\
ed_acceptance_rate",s(k.expected_acceptance_rate),`mean of ${I(k.num_judged_draft_tokens)} judged places`,k.expected_acceptance_rate]]:[],["passes_saved",I(k.passes_saved),
`${r(k.num_tokens,"token")} in ${r(k.num_rounds,"pass","passes")}`]]}function a(){let k=h("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=h("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(h("i")),k.append(h("dt"),h("dd"),h("dd","gp-note"),_),k}function l(k,_){let A=i(k,_),L=Q(e,A.length,a);A.forEach(
([E,W,b,T=null],v)=>{let[d,c,m,f]=L[v].children;d.textContent!==E&&d.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,h("wbr")])),O(c,W),O(m,b),f.hidden=T===null,
ae(f.firstChild,"width",T??0),L[v].dataset.tip=gt[E],L[v].dataset.name=E})}function p(){let k=h("span","gp-chart-column"),_=h("span","gp-chart-track");return _.
append(h("i","gp-chart-whole"),h("i","gp-chart-part")),k.append(h("span","gp-chart-top"),_,h("span","gp-chart-label")),k}function u(k,_,A){let L=Math.max(1,..._.
map(([W,b])=>b??W)),E=Q(k,_.length,p);_.forEach(([W,b,T,v,d],c)=>{let[m,f,w]=E[c].children;O(m,v),ae(f.children[0],"height",(b??0)/L),ae(f.children[1],"height",
W/L),O(w,T),qe(E[c],()=>d)}),K(k,{"aria-label":`${A}: ${_.map(([,,,,W])=>W).join("; ")}`})}function g(k){let _=k.num_spec_steps;u(n,k.acceptance_histogram.map((A,L)=>[
A,null,String(L),A?I(A):"",`${r(A,"round")} of ${I(_)} with a draft kept ${r(L,"token")} of it`]),"acceptance_histogram"),u(o,k.drafted_by_position.map((A,L)=>{
let E=k.accepted_by_position[L];return[E,A,String(L+1),`${Math.round(100*E/A)}%`,`place ${L+1}: ${I(E)} of ${I(A)} drafted there were kept, ${F(E/A)}`]}),"accep\
ted_by_position of drafted_by_position")}return(k,_)=>{l(k,_),g(k)}}var Ze={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},vr=Object.fromEntries(Object.keys(Ze).map(t=>[t,0])),Sr=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Gn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function os({target_logprob:t,draft_logprob:e},{weight:n}){let o=ee(t)/((e??null)===null?1:ee(e));return Math.min(1,n===null?o:1-n+n*o)}var _r=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${J(1-t,2)} + ${J(t,2)} · p / q)`;function Mr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${_r(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${J(t.weight,2)} · p + ${J(1-t.weight,2)} · q`}.`}function ss(t,e){return e<t.num_accepted?
"accepted":e<kt(t)?"rejected":"unjudged"}function Or(t,e,n){let o=t.drafted[e],s=ss(t,e),r=(o.draft_logprob??null)!==null,[i,a]=[F(ee(o.target_logprob)),F(ee(o.
draft_logprob))],l=r?` The draft model gave it ${a}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the \
end of the text"}.${l}`;let p=s==="accepted",u=p?"Accepted":"Rejected";if(!n.samples){let A=n.weight===null||!r?"for the target":"in the mixture of both models";
return`${u}: ${p?"it":`${X(t.next_text)}, and not this,`} is the likeliest token ${A}. The target gave it ${i}.${l}`}if(!r)return`${u}: the target drew ${p?"the\
 same token":X(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let g=os(o,n),k=g>=1?"it is always kept":`it is kept with \
probability ${F(g)}, and ${p?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${F(o.overlap)}.`;return`${u}\
: the target gave it p = ${i}, the draft model q = ${a}. By ${_r(n)}, ${k}.${_}`}function Er(t,e){let[,n,o]=Ze[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function Tr({draft:t}){if(!t||!Ze[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${F(ee(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${X(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var ct=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:zn(t);function Lr(t,e,n){let o=[],s=Gn(null),r={row:null,card:null,selected:null},i=null,a=!0,l=0,p=new WeakMap,u=new WeakMap,g=new IntersectionObserver(M=>{for(let{isIntersecting:N,
target:q}of M)N&&E(p.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>a&&!e.selected&&e.running;function _(M,N){let q=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===N.samples;s=N,q||A();for(let B of M.slice(o.length))L(B);k()&&(t.scrollTop=t.scrollHeight)}function A(){g.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,a=!0,l=0}function L(M){let N=h("li","gp-round"),q={round:M,item:N,cards:null};p.set(N,q),o.
push(q),t.append(N),g.observe(N)}function E(M){if(!M||M.cards)return;g.unobserve(M.item);let{round:N,item:q}=M,B=kt(N);M.cards=[];let P=h("div","gp-cards");for(let C=0;C<
B;C++)P.append(T(M,C));N.next_token_id!==null&&P.append(v(M)),B<N.drafted.length&&P.append(c(N,B)),N.follow==="none"&&P.append(h("span","gp-note gp-ended","■ th\
e text ended inside its draft")),q.append(W(N),P),q.classList.add("gp-filled"),i||y(M.cards[0])}function W(M){let N=h("div","gp-round-head"),q=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",B=[["draft",M.draft_seconds],["verify",M.verify_seconds]];N.append(h("b","",`Round ${M.index+1}`),h("\
span","",q));for(let[P,C]of B)N.append(h("span","gp-round-time",`${P} ${ct(C)}`));return N}function b(M,N,q,B,P,C,R){let z=h("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${X(P)}: ${R}`});z.dataset.draft=q;let j=h("span","gp-draft-head"),D=h(
"bdi","gp-ink gp-word");return Be(D,P),j.append(h("span","gp-sign",B),D),z.append(j),qe(z,()=>R),u.set(z,{row:M,index:N}),M.cards.push(z),z}function T(M,N){let{
round:q}=M,B=q.drafted[N],P=ss(q,N),C=q.start+N,R=`drafted token ${N+1} of ${q.drafted.length}`,z=b(M,C,P,P==="accepted"?"✓":"✗",B.text,R,Or(q,N,s));if(z.append(
d("p",ee(B.target_logprob))),(B.draft_logprob??null)!==null&&z.append(d("q",ee(B.draft_logprob))),s.samples){let j=h("span","gp-chance","chance");j.append(h("b",
"",F(os(B,s)))),z.append(j)}return z}function v(M){let{round:N}=M,q=N.start+N.num_accepted,[B,P]=Ze[N.follow],C=b(M,q,N.follow,B,N.next_text,"the target’s own t\
oken",Er(N,s));C.classList.add("gp-own-card");let R=n(q);return R&&C.append(d("p",Le(R).probability)),C.append(h("span","gp-chance",P)),C}function d(M,N){let q=h(
"span","gp-bar-line"),B=h("span","gp-track"),P=h("i",`gp-part-${M}`);return ae(P,"width",N),B.append(P),q.append(h("i","gp-pq",M),B,h("span","gp-amount",F(N))),
q}function c(M,N){let q=h("span","gp-behind"),B=M.drafted.slice(N);q.append(h("span","gp-note","never judged"));for(let P of B){let C=de(P.text,"gp-word"),R=(P.
draft_logprob??null)===null?"":` q ${F(ee(P.draft_logprob))}`,z=h("span","gp-unjudged");z.append(C,h("small","",R)),q.append(z)}return q}function m(M){let N=M&&
M.draft,q=N&&o[N.round.index-(o.length?o[0].round.index:0)]||null;q&&E(q);let B=q?f(q,M):null;r.card&&r.card!==B&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==q&&r.row.item.classList.remove("gp-current-round");let P=r.selected!==e.selected;r={row:q,card:B,selected:e.
selected},P&&!e.selected&&(a=!0),q&&(q.item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||y(B)),P&&w(q.item))}function f(M,N){let q=N.index-M.round.start;return q<M.round.num_accepted?M.cards[q]:M.cards.at(-1)}
function w(M){let[N,q]=[M.offsetTop,M.offsetTop+M.offsetHeight];N<t.scrollTop?t.scrollTop=N:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(N,q-t.clientHeight))}
function y(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function $(M){if(!M)return;let{row:N,index:q}=u.get(M);y(M);let B=n(q);B&&e.selectStep(B),w(N.item),
M.focus({preventScroll:!0})}function S(M,N){let q=o[Math.max(0,Math.min(o.length-1,M))];return E(q),q.cards.at(N)}function x(M,N){let{row:q}=u.get(M),B=q.cards[q.
cards.indexOf(M)+N];if(B)return B;let P=o.indexOf(q)+N;return o[P]?S(P,N>0?0:-1):null}return t.addEventListener("click",M=>{let N=M.target.closest(".gp-draft-ca\
rd");if(N){$(N);return}let q=M.target.closest(".gp-round");q&&$(p.get(q).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let N=M.
target.closest(".gp-draft-card");if(!N||M.ctrlKey||M.metaKey||M.altKey)return;let q=o.indexOf(u.get(N).row),B={ArrowRight:()=>x(N,1),ArrowLeft:()=>x(N,-1),ArrowDown:()=>o[q+
1]&&S(q+1,0),ArrowUp:()=>o[q-1]&&S(q-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};B[M.key]&&(M.preventDefault(),$(B[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?a=!0:M<l&&(a=!1),l=M},{passive:!0}),{show:_,mark:m}}var Ge={narrowest:3,least:16,cell:9,tallest:90,times:84};function Ar(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:Ge.least,top:1,drafts:0},
i=0;function a(b){let T=v=>b.reduce((d,c)=>d+v(c),0)/b.length;return{accepted:T(v=>v.num_accepted),judged:T(kt),drafted:T(v=>v.drafted.length),draft:T(v=>v.draft_seconds),
verify:T(v=>v.verify_seconds),longest:Math.max(...b.map(v=>v.draft_seconds+v.verify_seconds))}}function l(b){let T=b.map(({draft:c,verify:m})=>c+m).sort((c,m)=>c-
m),v=T.at(-1),d=T[Math.floor((T.length-1)*.9)];return v>2*d&&T.length>4?1.25*d:v}function p(b){i||=e.clientWidth;let T=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/Ge.narrowest)))),v=[];for(let w=0;w<b.length;w+=T)v.push(a(b.slice(w,w+T)));let d=Math.max(1,...v.map(({drafted:w})=>w)),c=Math.max(1,Math.min(Ge.cell,
Ge.tallest/d)),m=l(v)||1,f=v.filter(({draft:w,verify:y})=>w+y>m);return r={rounds:b,each:T,columns:Math.max(Ge.least,v.length),top:m,drafts:Math.ceil(d*c)},O(o.
drafts,d>=1.5?I(Math.round(d)):"1"),O(o.times,ct(m)),u(v,c),{each:T,cut:f.length,longest:Math.max(0,...v.map(({longest:w})=>w)),filled:v.length/r.columns}}function u(b,T){
let v=r.drafts+16+Ge.times,d=devicePixelRatio,c=[Math.round(i*d),Math.round(v*d)];if(e.width!==c[0]&&(e.width=c[0]),e.height!==c[1]&&(e.height=c[1]),e.style.height=
`${v}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${Ge.times}px`,!i)return;let m=getComputedStyle(t),f=x=>m.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:f("accepted"),rejected:f("rejected"),muted:f("muted"),verify:f("kept"),draft:f("before"),line:f("line"),surface:f("surface")},y=e.
getContext("2d");y.setTransform(d,0,0,d,0,0),y.clearRect(0,0,i,v);let $=i/r.columns,S=$>6?Math.min(6,$*.2):$>3.5?1:0;y.fillStyle=w.line,y.fillRect(0,r.drafts,i,
1),y.fillRect(0,v-1,i,1),b.forEach((x,M)=>{let N=[M*$+S/2,$-S];r.each===1?g(y,w,x,N,T):_(y,w,x,N,T),A(y,w,x,N,v-1)})}function g(b,T,{accepted:v,judged:d,drafted:c},[
m,f],w){let y=Math.max(1,w-(w>3?1.5:0));for(let $=0;$<c;$++){let S=r.drafts-($+1)*w;if($<v)b.fillStyle=T.accepted,b.fillRect(m,S,f,y);else if($<d)k(b,T.rejected,
m+f/2,S+y/2,Math.min(f,Math.max(y,5),7)/2);else{b.fillStyle=T.muted;let x=Math.min(f,y,2.5);b.fillRect(m+(f-x)/2,S+(y-x)/2,x,x)}}}function k(b,T,v,d,c){b.strokeStyle=
T,b.lineWidth=c>2?2:1,b.beginPath(),b.moveTo(v-c,d-c),b.lineTo(v+c,d+c),b.moveTo(v-c,d+c),b.lineTo(v+c,d-c),b.stroke()}function _(b,T,{accepted:v,drafted:d},[c,
m],f){b.fillStyle=T.accepted,b.fillRect(c,r.drafts-v*f,m,v*f),b.fillStyle=T.muted,b.fillRect(c,r.drafts-d*f,m,1)}function A(b,T,{draft:v,verify:d},[c,m],f){let w=Math.
min(1,r.top/(v+d))/r.top,[y,$]=[v*w*Ge.times,d*w*Ge.times];b.fillStyle=T.verify,b.fillRect(c,f-y-$,m,$),L(b,T.draft,c,f-y,m,y),!(v+d<=r.top)&&(b.fillStyle=T.surface,
b.fillRect(c-1,f-Ge.times+7,m+2,3),b.fillRect(c-1,f-Ge.times+13,m+2,3))}function L(b,T,v,d,c,m){if(!(m<=0)){if(c<5){b.fillStyle=T,b.fillRect(v,d,c,m);return}b.save(),
b.beginPath(),b.rect(v,d,c,m),b.clip(),b.strokeStyle=T,b.lineWidth=1.5,b.beginPath();for(let f=-m;f<c;f+=5)b.moveTo(v+f,d+m),b.lineTo(v+f+m,d);b.rect(v+.75,d+.75,
Math.max(0,c-1.5),Math.max(0,m-1.5)),b.stroke(),b.restore()}}function E(b){let{left:T,width:v}=e.getBoundingClientRect(),d=Math.floor((b.clientX-T)/v*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,d))}function W(b){n.hidden=b===null,b!==null&&(ae(n,"left",Math.floor(b/r.each)/r.columns),ae(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:p,at:E,mark:W}}function Cr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Te(null,()=>null),i=new Xt,a=Ar(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:d}),l=Lr(t.querySelector(".gp-rounds"),e,c=>r.steps[c]),p=$r(t),u=[],g=0,k=!1;function _(){let c=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),m=e.rounds.length;for(;m&&e.rounds[m-1].start+ts(e.rounds[m-1])>c;)m-=1;return m===e.rounds.length?e.rounds:e.rounds.slice(0,m)}function A(){let{each:c,
cut:m,longest:f,filled:w}=a.draw(u);ae(t.querySelector(".gp-map-axis"),"width",w),O(s,[c>1?`Each column is the mean of ${c} rounds.`:"",m?`${m===1?"One column i\
s":`${I(m)} columns are`} cut off; the longest round took ${ct(f)}.`:""].filter(Boolean).join(" ")),O(t.querySelector(".gp-map-last"),`round ${I(u.length)}`)}function L(c){
let{draft_seconds:m,verify_seconds:f,drafted:w,num_accepted:y,follow:$}=c,S=w.length?`${y} of ${w.length} drafted tokens kept`:"nothing drafted",x=$==="none"?"t\
he text ended inside the draft":`then ${$==="target"?"":`as ${Ze[$][1]} `}${X(c.next_text)}`;return`Round ${c.index+1}: draft ${ct(m)}, verify ${ct(f)}; ${S}, ${x}\
.`}let E=c=>e.selectStep(r.steps[u[c].start]||null);function W(){let c=e.current();return!c||!c.draft?null:u[c.draft.round.index]===c.draft.round?c.draft.round.
index:null}function b(){let c=W();a.mark(c);let m=c===null?"":L(u[c]);O(o,m),K(n,{"aria-valuemin":1,"aria-valuemax":u.length,"aria-valuenow":(c??0)+1,"aria-valu\
etext":m||"no round"})}n.addEventListener("pointermove",c=>{let m=a.at(c);m<0||(c.buttons===1?E(m):O(o,L(u[m])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",c=>a.at(c)>=0&&E(a.at(c))),n.addEventListener("keydown",c=>{let m={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
c.key==="Escape"&&e.selectStep(null),!(!(c.key in m)||!u.length)&&(c.preventDefault(),E(Math.max(0,Math.min(u.length-1,(W()??u.length-1)+m[c.key]))))});function T(c){
let{draft_seconds:m,verify_seconds:f}=c,w=m+f;for(let[y,$]of[["draft",m],["verify",f]]){let S=t.querySelector(`.gp-time-${y}`);S.style.flexGrow=w?$/w:.5,O(t.querySelector(
`.gp-told-${y}`),`${Math.round(w?100*$/w:0)}% · ${ct($)}`)}O(t.querySelector(".gp-drafts-short"),`${I(c.num_tokens)} tokens in ${I(c.num_rounds)} forward passe\
s of the target: ${c.passes_saved>0?`${I(c.passes_saved)} passes saved`:"none saved"}.`)}function v(c){let m=e.lasts[0]||null;if((c.run||c.steps)&&r.follow(m),c.
run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)return;let f=[u[0],g];if(u=_(),g=u.length,c.run||u[0]!==f[0]||g!==f[1]){let w=Gn(e.started),y=i.read(u);k||=u.some(
({drafted:$})=>$.length&&($[0].draft_logprob??null)!==null),O(t.querySelector(".gp-drafts-rule"),Mr(w,k)),t.querySelector(".gp-key-q").hidden=!k,T(y),A(),l.show(
u,w),p(y,w)}l.mark(e.current()),b()}function d(){t.hidden||(A(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",d),new MutationObserver(
d).observe(document.body,{attributes:!0,attributeFilter:["class"]}),v}function Pr(t,e){let n=d=>t.querySelector(".gp-"+d),o=["without","with"],s=()=>e.answered("same"),r=({level:d})=>F(d);function i(d){let[c,m,f,w]=(d.mode==="gree\
dy"?a:g)(d);K(n("answer"),{"data-verdict":c}),O(n("answer-sign"),m),O(n("answer-words"),f),O(n("answer-more"),w),e.done&&O(n("told"),`${f}. ${w}`),O(n("missing"),
ze(e,d))}function a({checked:d,equal:c,at:m}){if(!d||c===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let f=d===1?"one pair":`each of ${Y(d,"pair")}`;return c?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${f} of texts.`]:["bad","✗",`Different from token ${I(m+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function l(d,c){let m=0;for(;m<Math.
min(d.length,c.length)&&d[m]===c[m];)m+=1;for(;m>0&&/[\p{L}\p{M}\p{N}]/u.test(d[m-1])&&/[\p{L}\p{M}\p{N}]/u.test((d[m]||"")+(c[m]||""));)m-=1;let f=w=>m+w.slice(
m).match(/^\s*\S*/)[0].length;return[m,f(d),f(c)]}function p({mode:d,texts:c,equal:m,checked:f}){let w=d==="greedy"&&f>0&&c?c:[],y=n("both-texts"),$=JSON.stringify(
[w,m]);if(V(n("mark-key"),w.length>0&&m===!1&&w[0]!==w[1]),y.dataset.key===$)return;y.dataset.key=$;let[S,...x]=w.length?l(...w):[];y.replaceChildren(...w.map((M,N)=>{
let q=h("div"),B=h("p","",null,{dir:"auto",tabindex:"0"});return m||w[0]===w[1]?B.append(M):B.append(M.slice(0,S),h("mark","",M.slice(S,x[N])||"∎"),h("span","\
gp-apart",M.slice(x[N]))),q.append(h("h3","",`${o[N]} drafts`),B),q}))}let u=d=>`p = ${d<.001?d.toPrecision(1):d.toPrecision(2)}`;function g(d){let{p:c,verdict:m,
counts:f}=d,w=`${I(f[0])} texts without drafts, ${I(f[1])} with them`;return!G(c)||m==="wait"?e.done?["wait","…","No answer",`${w}: too few for a test.`]:["wa\
it","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:m===
"same"?["good","✓",`${u(c)}: no difference found`,`${w}; a difference would be told below ${r(d)}.`]:["bad","✗",`${u(c)}: the distributions differ`,`${w}; p\
 is below ${r(d)}.`]}function k({p:d,verdict:c}){if(!G(d))return"";let m=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${F(d)} of shuffles.`;return c==="differs"?`${m} So rarely that chance is a poor explanation.`:c==="same"?`${m} So it is nothing unusual.`:m}function _({counts:d,
tokens:c,verdict:m,level:f}){let[w,y]=d,$=Math.round(100*Math.sqrt(1/w+1/y)),S=w===y?`${I(w)} texts each`:`${I(w)} and ${I(y)} texts`,x=`Only the first ${Y(c,"t\
oken")} of each text ${c===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return m==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${F(f)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does not prove t\
hat there is none.",`With ${S}, the shares of a token differ by up to about ${$} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,x]}function A({statistic:d,permutations:{edges:c,counts:m}}){if(V(n("of-shuffles"),m.length>0&&G(d)),!m.length||!G(d))return;let f=[Math.
min(c[0],d),Math.max(c.at(-1),d)],w=(f[1]-f[0]||1)*.03,y=[f[0]-w,f[1]+w],$=Math.max(...m),S=Se(n("shuffles"),{height:240,x:y,y:[0,$*1.04],left:46,right:16,top:42}),
x=ke(...y,Math.max(3,S.inner/90)),M=m.map((z,j)=>{let[D,U]=[S.x(c[j]),S.x(c[j+1])],re=`${c[j].toFixed(2)} to ${c[j+1].toFixed(2)}: ${Y(z,"shuffle")}`;return["re\
ct",(c[j]+c[j+1])/2>=d?"gp-bin-far":"gp-bin",{x:te(D),y:te(S.y(z)),width:te(Math.max(1,U-D)),height:te(S.y(0)-S.y(z)),"data-tip":re},[]]}),N=S.x(d),q=N>S.left+S.
inner/2,B=ye("",`The difference of these texts is ${d.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:te(N-6),y:2,width:12,height:S.height-S.bottom-2},
[]],he("gp-observed",N,30,N,S.y(0)),ge("gp-strong",N+(q?4:-4),23,`these texts: ${d.toFixed(2)}`,q?"end":"start")]),P=ke(0,$,3).filter(Number.isInteger),C=Me(S,{
xTicks:x,yTicks:P.map(z=>[z,I(z)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),R=m.reduce((z,j)=>z+j,0);S.draw(`The difference in ${Y(R,"shuf\
fle")}, from ${c[0].toFixed(2)} to ${c.at(-1).toFixed(2)}; that of these texts is ${d.toFixed(2)}`,[C,M,[B]])}function L({surprise:d}){if(!d||!o.every(f=>G(d[f])))
return"";let[c,m]=o.map(f=>xe(d[f],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${c} without,\
 ${m} with. It is 0 on average for the target’s own draws.`}function E(){let d=h("li"),c=h("table"),m=c.createTHead().insertRow();m.className="gp-hidden";for(let f of[
"token",...o])m.append(h("th","",f,{scope:"col"}));return c.prepend(h("caption")),c.append(h("tbody")),d.append(c),d}function W(){let d=h("tr"),c=h("th","",null,
{scope:"row"});c.append(h("bdi"));let m=h("td","",null,{colspan:2}),f=h("div","gp-counts");for(let w of o)f.append(h("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
h("span"));return m.append(f),d.append(c,m),d}function b(d,{position:c,tokens:m},f){let w=d.firstChild;O(w.caption,`token ${I(c)}`);let y=o.map((x,M)=>f[M]-m.reduce(
(N,q)=>N+q[x],0)),$=[...m,...y.some(x=>x>0)?[{rest:!0,without:y[0],with:y[1]}]:[]],S=Q(w.tBodies[0],$.length,W);$.forEach((x,M)=>{let N=x.rest||x.text===null,q=S[M].
cells[0].firstChild;_e(q,x.rest?"all others":N?"text ended":x.text,{plain:N}),me(q,N?"gp-plain":"");let B=S[M].cells[1].firstChild.children;o.forEach((P,C)=>{let R=Math.
max(1,f[C]);ae(B[2*C],"width",Math.min(1,x[P]/R)),O(B[2*C+1],I(x[P]))}),K(S[M].cells[1],{"aria-label":o.map(P=>`${I(x[P])} ${P}`).join(", ")})})}function T(d){if(V(
n("of-sampling"),d.mode==="sampling"),d.mode!=="sampling")return;let c=k(d);V(n("evidence"),G(d.p)),V(n("meaning"),!!c),O(n("meaning"),c),A(d),O(n("surprise"),L(
d));let m=_(d),f=Q(n("cannot").querySelector("ul"),m.length,()=>h("li"));m.forEach((y,$)=>O(f[$],y));let w=Q(n("places"),d.positions.length,E);d.positions.forEach(
(y,$)=>b(w[$],y,d.counts)),V(n("places-title").parentElement,d.positions.length>0)}function v(){let d=e.found;i(d),p(d),T(d)}return new ResizeObserver(()=>s()&&
v()).observe(t),d=>{t.hidden=!s(),!t.hidden&&(d.found||d.status||d.unit)&&v()}}function Nr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Kn;function r({
verdict:b,speedup:T,pairs:v,fewest:d}){let c=e.running&&b!=="wait"?" so far":"",m=`median of ${Y(v.length,"pair")} of runs`,f=T&&`spread ${Xe(T)}`;if(b==="faste\
r")return["good","▲",`${$e(T.median)} faster${c}`,`The ${m}, `,f];if(b==="slower")return["bad","▼",`${$e(T.median)}: slower${c}`,`The ${m}, `,f];if(b==="eve\
n")return["even","≈",`No clear difference${c}`,`${$e(T.median)} is the ${m}, `,f,": it covers 1"];let w=e.done?"No answer":"Not known yet";return T?["wait","…",
w,`${$e(T.median)} is the ${m}: too few to tell, it takes ${I(d)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(b){let[T,v,d,...c]=r(b);K(o,{"data-verdict":T}),O(o.children[0],v),O(o.children[1],d),[0,1,2].forEach(f=>O(n("answer-more").children[f],c[f]||"")),e.
done&&O(n("told"),`${d}. ${c.join("")}.`),O(n("missing"),ze(e,b));let m=Q(n("reasons"),b.reasons.length,()=>h("li"));b.reasons.forEach((f,w)=>O(m[w],f)),V(n("wa\
rning"),b.others),O(n("warning"),b.others?"⚠ "+Vt:"")}function a({identical:b,pairs:T}){let v=n("badge");if(V(v,!!b&&b.checked>0),v.hidden)return;let{checked:d,
equal:c,at:m}=b;K(v,{"data-verdict":c?"good":"bad"}),O(v.children[0],c?"✓":"✗");let f=d===1?"the pair":`all ${Y(d,"pair")}`,w=d>T.length?", the one to warm \
up too":"";O(v.children[1],c?`Same tokens in ${f}${w}`:`Not the same tokens: a text differs at token ${I(m+1)}`)}function l({pairs:b,draft_share:T,verify_share:v}){
let d=b.length>0&&G(T)&&G(v);if(V(n("of-time"),d),!d)return;let[c,m]=["without","with"].map(S=>wt(b.map(x=>x[S]))),f=Math.max(c,m),w={draft:T,verify:v,rest:Math.
max(0,1-T-v)},y=Q(n("time-bars"),2,p);u(y[0],"without",c,f,{plain:1}),u(y[1],"with",m,f,w);let $=Q(n("time-keys"),3,()=>{let S=h("span");return S.append(h("i","",
null,{"aria-hidden":"true"}),h("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{K($[M].firstChild,{"data-part":S}),K($[M].lastChild,{"dat\
a-tip":`${F(x)} of the time of the runs with drafts: ${s[S]}.`}),O($[M].lastChild,`${S} ${F(x)}`)})}function p(){let b=h("li");return b.append(h("span"),h("span",
"gp-time-bar",null,{"aria-hidden":"true"}),h("span")),b}function u(b,T,v,d,c){let[m,f,w]=b.children;O(m,T),O(w,`${Ut(v)} a token`);let y=Q(f,Object.keys(c).length,
()=>{let $=h("i");return $.append(h("b")),$});Object.entries(c).forEach(([$,S],x)=>{K(y[x],{"data-part":$}),ae(y[x],"width",S*v/d),O(y[x].firstChild,$!=="plain"&&
S*v/d>.14?$:"")})}let g=({acceptance:b})=>b?b.judged_acceptance_rate:null;function k(b){let{drafted:T,cost:v,verify:d,break_even:c}=b,m=g(b),f=Hn(1,T,v,d);if(!G(
c))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${$e(f)}.`;if(c<=0)return"Any acceptance rate would do w\
ith these costs.";let w=`The target must keep at least ${F(c)} of the drafted tokens that it looks at`;return G(m)?m>=c?`${w}; here it keeps ${F(m)}.`:`${w}, bu\
t here it keeps only ${F(m)}.`:`${w}.`}function _(b){let T=["drafted","cost","verify"].every(v=>G(b[v]));V(n("of-rates"),T),T&&(mr(n("rates"),{...b,rate:g(b)}),
O(n("rate-words"),k(b))),L(b)}function A({acceptance:b,drafted:T,cost:v,verify:d}){let c=[];for(let m of["draft_acceptance_rate","judged_acceptance_rate","mean_\
acceptance_length","passes_saved"]){let f=b?b[m]:null;G(f)&&c.push([m,m.endsWith("rate")?F(f):m.endsWith("length")?f.toFixed(2):I(f),gt[m]])}return G(T)&&c.push(
["drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),G(v)&&c.push(["cost of drafti\
ng one token",v.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),G(
d)&&c.push(["cost of verifying a draft",d.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on a\
 processor without spare capacity it is more."]),c}function L(b){let T=A(b),v=Q(n("figures"),T.length,()=>{let d=h("div"),c=h("dt");return c.append(h("span","",
null,{tabindex:0})),d.append(c,h("dd")),d});T.forEach(([d,c,m],f)=>{let[w,y]=v[f].children;O(w.firstChild,d),K(w.firstChild,{"data-tip":m}),O(y,c)})}function E(){
let b=e.found;i(b),a(b),V(n("of-pairs"),b.pairs.length>0),b.pairs.length&&ur(n("pairs"),b.pairs),l(b),_(b)}let W=()=>e.answered("speed");return new ResizeObserver(
()=>W()&&E()).observe(t),b=>{t.hidden=!W(),!t.hidden&&(b.found||b.status)&&E()}}var rs=40,Wr=14;function Nc(t){let e=Array.from({length:t},(n,o)=>o);return t<=rs?e:[...e.slice(0,Wr),null,...e.slice(Wr+t-rs+1)]}var Wc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function qr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=Wc(n,t.length,e),a=h("table","gp-strip");a.append(h("caption","gp-hidden",s));let l=a.appendChild(
h("tbody")),u=["token","mask",...t.some(([,,,g])=>g!==null)?["position"]:[]].map(g=>{let k=l.appendChild(h("tr"));return k.append(h("th","",g,{scope:"row"})),k});
for(let g of Nc(t.length)){if(g===null){let b=t.length-rs+1;u.forEach((T,v)=>T.append(h("td","gp-mark",v?"…":`… ${Y(b,"token")} …`)));continue}let[,k,_,A]=t[g],
L=g>=r&&g<i,E=o&&g===t.length-1,W=h("td",`gp-cell${L?" gp-padding":""}${E?" gp-last":""}`);W.append(de(k)),L&&W.append(h("span","gp-hidden"," (padding)")),E&&W.
append(h("span","gp-hidden"," (the next token is predicted from here)")),[W,h("td",_?"":"gp-ignored",_),h("td","",A)].slice(0,u.length).forEach((b,T)=>u[T].append(
b))}return a}function Ir(t,e,n){t.replaceChildren();let[o,s]=[h("span"),h("span","gp-parted")];e.forEach(([,r,i],a)=>{let l=n!==null&&a>=n?s:o;i===null?l.append(
de(r,"gp-end")):Dt(l,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(h("span","gp-mark","(nothing)"))}var qc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,lt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Rr(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((a,l)=>l).filter(
a=>n[a]&&Ic(e[a])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let a of o)a-r<t.BLOCK||(s.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=s.map(a=>a.getBoundingClientRect().height);s.forEach((a,l)=>{a.style.containIntrinsicHeight=`${i[l]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||qc.test(o));return o+=r,a})}wrap(e){let n=h("span","gp-rows");e[0].before(n,h("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=h("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Rr(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Ic(t){let e=t.previousElementSibling,n=e&&Br(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Br(n.getClientRects())];return!!(o&&s)&&Fr(o)>Fr(s)+10}function je(t,e,n){let o=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let l=o(t[a]),p=l?(l.top-s.top)*n:0;if(p<s.height/2)
continue;let u=p*1e3+Math.abs(l.left-s.left);if(u>=i+1e3*s.height)break;u<i&&([r,i]=[t[a],u])}return r}var Rr=t=>!!t&&t.tagName==="WBR",Br=t=>t[t.length-1],Fr=({
top:t,bottom:e})=>(t+e)/2;function Zt(t,e,n,o){let r=h("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=h("div","gp-card-head"),a=h("dl","gp-card-facts"),l=h("ol","gp-card\
-rivals"),p=h("div","gp-card-key");p.append(h("i","gp-card-after"),"after the processors ",h("i","gp-card-before"),"before them"),r.append(i,a,l,p),r.hidden=!0,
t.append(r);let u=null,g=null,k=null;function _(f,w){a.append(h("dt","",f),h("dd","",w))}function A(){let{id:f,text:w,where:y,step:$,why:S}=o(u);if(i.replaceChildren(
de(w,"gp-card-word"),h("span","",`${y}, id ${f}`)),a.replaceChildren(),l.hidden=p.hidden=!$,S&&a.append(h("dd","gp-card-why",S)),!$)return;L($);let x=E($),M=Math.
max(...x.flatMap(({after:N,before:q})=>[N,q]),1e-9);l.replaceChildren(...x.map(N=>W(N,M))),p.hidden=!$.distribution.stages.length}function L(f){let{chosen:w,distribution:y}=f,
{probability:$,rawProbability:S,surprisal:x}=Le(f);y.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?yt(w):F($)),
_("before the processors",F(S))):_("Probability (no processor ran)",F(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([q])=>q!=null),N=M.length===2&&
M[0][0]===M[1][0];if(M.length){let q=N?I(M[0][0]):M.map(([B,P])=>`${I(B)} ${P}`).join(", ");_(`Rank of ${I(y.vocab)}`,q)}_("Surprisal",xe(x,n.unit))}function E({
chosen:f,distribution:w}){let y=w.candidates.map(S=>({candidate:S,after:ee(S.logprob),before:ee(S.raw_logprob),isChosen:S.token_id===f.token_id}));y.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let $=y.slice(0,5);return $.some(({isChosen:S})=>S)||$.push({candidate:f,after:ee(f.logprob),before:ee(f.raw_logprob),
isChosen:!0}),$}function W({candidate:f,after:w,before:y,isChosen:$},S){let x=f.logprob===null,M=h("li",($?"gp-card-chosen":"")+(x?" gp-card-removed":"")),N=h("\
span","gp-card-tracks");for(let[q,B]of[["after",w],["before",y]]){let P=h("i","gp-card-"+q);P.style.width=`${B/S*100}%`,N.append(P)}return x&&N.firstChild.replaceWith(
h("small","",yt(f))),M.append(h("span","gp-card-sign",$?"▶":x?"✕":""),de(f.text,"gp-card-word"),N,h("span","gp-card-value",F(x?y:w))),M}function b(){let f=(u.
querySelector(".gp-ink")||u).getClientRects()[0],w=e.getBoundingClientRect();if(!f||f.bottom<w.top||f.top>w.bottom){v();return}let[y,$]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=f.bottom+9,N=M+$+8<=x?M:f.top-$-9;r.style.left=`${Math.max(8,Math.min(f.left,S-y-8))}px`,r.style.top=`${Math.
max(8,Math.min(N,x-$-8))}px`}function T(f,w=null){o(f)&&(u=f,g=w,k=null,A(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",d,!0),document.addEventListener("scroll",c,{capture:!0,passive:!0})),b())}function v(){u&&(u=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",d,!0),document.removeEventListener("scroll",c,{capture:!0}))}function d({key:f}){f==="Escape"&&(k=u,v())}function c(){let f=g&&
document.elementFromPoint(g.clientX,g.clientY);!u.isConnected||g&&!u.contains(f)?v():b()}e.addEventListener("pointermove",f=>{if(f.pointerType==="touch")return;
let w=f.target.closest('[role="button"]');!w||!o(w)?g&&v():w!==u&&w!==k&&T(w,f)}),e.addEventListener("pointerleave",()=>{k=null,g&&v()}),e.addEventListener("foc\
usin",({target:f})=>f.matches(":focus-visible")&&T(f)),e.addEventListener("focusout",({target:f})=>f===u&&!g&&v());function m(f){u&&(u.isConnected?f&&(A(),b()):
v())}return{show:T,hide:v,refresh:m}}var yt=({removed_by:t})=>`removed by ${t?st(t)[0]:"a processor"}`;function xt(t,e){if(e.piece===null){let n=h("bdi","gp-ink gp-special");Be(n,e.text),t.append(n)}else Ht(e)?t.append(e.piece,h("span","gp-ink gp-byte","",{"data-\
bytes":Fn(e.text)||"·"})):lr(t,e.piece)}function $t(t,e,n,o){let s=o&&Ht(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(Ht(n)){let r=h(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function Qt(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function Un(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=Le(t),i=[t.chosen.
logprob===null?yt(t.chosen):`probability ${F(n)}`];return F(o)!==F(n)&&i.push(`${F(o)} before the processors`),s!==null&&i.push(`rank ${I(s)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${xe(r,e)}`]}var xn=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function Ue(t){if(t<0)return 1-Ue(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var zr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function Qe(t){if(t>=
1e-4)return F(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function en(t){let e=Ue(t);if(e>.1)return`${F(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${Qe(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var is={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Rc=({green:t})=>t==null?"none":t?"green":"red",Bc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Fc(t,e,n){let o=h("span","gp-token",null,{tabindex:"-1",role:"img"});if(xt(o,t),jr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),qe(o,s),o}function jr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Rc({green:e});else{let r=Bc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var Re=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new lt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],a=Fc(s,r,i);this.press&&a.setAttribute("role","button"),$t(this,a,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){Qt(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>je(this.tokens,n,1),ArrowUp:()=>je(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function et(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(l,p,u)=>{let g=h("span"),k=h("span","",null,{"aria-hidden":"true"});return k.append(h("s\
pan","gp-ink",p)),jr(k,l),g.append(k,u),g},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([l,p])=>i({g:l},"g",
p)):["green","red"].map(l=>i({green:l==="green"},is[l][1],`${is[l][0]}: ${is[l][2]}`));n&&a.push(i({},"abc","not scored")),o&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...a)}var zc=400,jc=12;function tn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:l=260}){let p=e.filter(({points:v})=>v.length),u=p.flatMap(({points:v})=>v),g=Math.max(a,...u.
map(([v])=>v)),k=o&&o.at<=2*g?Math.max(g,o.at*1.05):g,_=u.map(([,v])=>v),A=Math.min(-.5,..._)*1.08,L=Math.max(n*1.15,1,..._)*1.06,E=Se(t,{height:l,x:[0,k],y:[A,
L],left:40,top:24}),W=E.width-E.right,b=[...Me(E,{xTicks:ke(0,k,E.inner/90),yTicks:ke(A,L,5),xTitle:r,yTitle:i}),he("gp-unity",E.left,E.y(0),W,E.y(0)),he("gp-z-\
threshold",E.left,E.y(n),W,E.y(n)),...p.map(({look:v,points:d})=>ve(`gp-z-${v}`,Hc(d,zc).map(([c,m])=>[E.x(c),E.y(m)]))),...p.map(({look:v,points:d})=>Kc(E,v,d.
at(-1))),Dc(E,p,n)],T=Gc(E,p);if(o&&o.at<=k){let[v,d]=[E.x(o.at),E.y(n)];T.push(ye("",o.words,[["path","gp-z-needed",{d:`M${te(v)} ${te(d)}l-6 11h12Z`},[]]]))}E.
draw(s,[b,T])}function Dc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return ge("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Hc(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var Kc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:te(t.x(n)),cy:te(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:rt(t.x(n),t.y(o),4.5)},[]];function Gc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(jc,n);return Array.from({length:o},(s,r)=>{let[i,
a]=[n*r/o,n*(r+1)/o],l=e.map(({name:u,points:g})=>{let k=g.findLast(([_])=>_<=a);return k&&k[0]>i?`${u} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!l.length)return null;
let p={x:te(t.x(i)),y:t.top,width:te(t.x(a)-t.x(i)),height:te(t.height-t.bottom-t.top)};return ye("gp-z-place",`After ${Y(Math.floor(a),"token")}: ${l.join(", ")}`,
[["rect","gp-catch",p,[]]])}).filter(Boolean)}function nn(t,e){let n=Q(t,e.length,()=>{let o=h("span"),s=se("svg");return K(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(se("path")),K(s.firstElementChild,{d:"M1 4H25"}),o.append(s,h("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[a,l]=n[i].children;K(a.firstChild,
{class:`gp-z-${s}`}),O(l,o),r&&K(l,{tabindex:0,"data-tip":r})})}var Uc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},$n=({name:t,masked:e})=>Uc[t]+(e?"":", without a mask");function as(t,e){if(!G(t))return"\
infinite";let n=Ce(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?Qe(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Dr(t,e,n){let{
prompts:o,sampled:s,ways:[r]}=t,i=o.length,a=e.answers.map(({kl:k})=>G(k)?k:1/0),l=e.answers.filter(({read:k},_)=>k.length>r.answers[_].read.length).length,p=[`\
Divergence of the first new token from that of the prompt alone: at most ${as(Math.max(...a),n)}.`];l||p.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?p.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&l&&p.push("The model has read the \
padding as text.");let u=e.answers.filter(({same:k})=>!k).length,g=$n(e);return s?["even","○",`${g}: texts are drawn anew, so they are not compared.`,p.join("\
 ")]:u?["bad","✗",`${g}: ${i>1?`${u} of ${i} prompts ${u===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,p.join(" ")]:["good","✓",`${g}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,p.join(" ")]}function cs({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function Vc({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?X(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Hr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([p,u])=>`${X(p)} ${F(ee(u))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=o.
new[0],l=t.sampled?"":Vc(n,o);return[...l?[[l,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${as(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${X(
a)} ${G(n.change)&&n.change>0?"+":""}${as(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function Kr({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:a,sampled:l,ways:[p]}){let u=l?`, seed ${a}`:"",g=p.answers.some(({read:_})=>_.length<o),k=g?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${Gt(e)}${u}; ${Y(n.length,"prompt")}${g?"":" "}${k}`}function Gr(t,e){let n=u=>t.querySelector(".gp-"+u);function r(u){let g=u.ways.slice(1).map(k=>Dr(u,k,e.unit));n("batch-verdicts").replaceChildren(...g.map(([k,
_,A,L])=>{let E=h("li","",null,{"data-verdict":k}),W=h("span","",A);return W.append(h("small","",L)),E.append(h("span","gp-sign",_,{"aria-hidden":"true"}),W),E})),
O(n("told"),g.map(([,,k])=>k).join(" "))}function i(u,g){let k=h("details","gp-one-prompt"),_=h("summary","",`Prompt ${g+1}: `),A=[...u.prompts[g]],L=h("bdi","g\
p-prompt-text",A.slice(0,200).join("")+(A.length>200?"…":"")),E=u.ways.slice(1).map(b=>`${cs(u,b,b.answers[g])[1]} ${$n(b).toLowerCase()}`);_.append(L,h("span",
"gp-way-signs",` ${E.join(", ")}`)),k.append(_);let W=()=>{k.open&&k.childElementCount===1&&k.append(...u.ways.map(b=>a(u,b,g)))};return k.addEventListener("tog\
gle",W),k.open=g<6,W(),k}function a(u,g,k){let[_,A]=[u.ways[0].answers[k],g.answers[k]],[L,E,W]=cs(u,g,A),b=h("div","gp-way",null,{"data-verdict":L}),T=h("h3","\
gp-way-name");T.append(h("span","gp-sign",E,{"aria-hidden":"true"}),$n(g),h("small","",W));let v=`Prompt ${k+1}, ${$n(g).toLowerCase()}, as the model reads it`,
d=l(u,g,A,_,v),c=h("p","gp-gave"),m=h("span","gp-new");Ir(m,A.new,u.sampled?null:A.parts_at),c.append(h("span","gp-gave-words","gives "),m);let f=h("p","gp-meas\
ures");for(let[y,$]of Hr(u,g,A,_,e.unit))f.append(h("span","",y,{tabindex:0,"data-tip":$}));let w=h("div","gp-way-body");return w.append(d,c,f),b.append(T,w),b}
function l({is_encoder_decoder:u},{name:g},{read:k},_,A){if(g!=="alone"&&JSON.stringify(k)===JSON.stringify(_.read))return h("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let L=h("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":A});return L.append(qr(
k,{text:_.read.length,side:g,goesOn:!u,caption:A})),L}function p(u){O(n("about"),Kr(u)),r(u),V(n("of-decoder"),!u.is_encoder_decoder),n("batch-prompts").replaceChildren(
...u.prompts.map((g,k)=>i(u,k)))}return u=>{t.hidden=!e.found,!t.hidden&&(u.found||u.unit)&&p(e.found)}}function on({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function Ur(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function vt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...s,...Oe(o).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var Yc={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function Vr(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},l=t.querySelector(".gp-constraints"),
p=[],u=[],g=[];function k(f){let w=40-f.filter(x=>x.beam.status!=="pruned").length,y=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),$=f.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>y(x)-y(M)),S=new Map;for(let x of $){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(f,w){let y=new Map;for(let{beam:$}of f)$.status==="running"&&$.group<w&&y.set($.text,(y.get($.text)||0)+1);return y}function A(f){let w="",y=f.before;
for(;y&&w.length<32;y=y.before)w=(y.piece??y.chosen.text)+w;return(y||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function L(){let f=h("tbody"),w=f.
insertRow(),y=h("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[$,S]=[h("b","gp-badge"),h("span")];return y.append($,S),w.append(y),s.append(f),u.push(
{body:f,head:w,badge:$,took:S,rows:[]}),u.at(-1)}function E(f){let w=f.body.insertRow(),y=Array.from({length:8},()=>w.insertCell()),[$,S,x]=[h("span","gp-sign"),
h("span"),h("span","gp-flag","⚑ forced")];y[0].append($,S,x);let M=h("button","gp-pick",null,{type:"button",tabindex:"-1"}),[N,q,B]=[h("span","gp-tail"),h("bd\
i","gp-tail-text"),h("bdi","gp-word")];return N.append(q),M.append(N,B),y[1].append(M),f.rows.push({row:w,cells:y,sign:$,fate:S,flag:x,pick:M,tail:q,word:B,node:null}),
f.rows.at(-1)}function W(f,w,y){let{beam:$}=w,[S,x]=Yc[$.status]||["",()=>$.status];f.node=w,f.row.dataset.status=$.status,f.row.className=y?"gp-looked":"",O(f.
sign,S),O(f.fate,x($)),f.flag.hidden=!$.forced;let M=A(w);f.tail.replaceChildren(),Dt(f.tail,M),Be(f.word,$.text),f.pick.tabIndex=y?0:-1,f.pick.setAttribute("ar\
ia-pressed",String(y&&e.selected===w)),f.pick.setAttribute("aria-label",`${x($)}${$.forced?", forced":""}: ${X(M+$.text)}`),O(f.cells[2],w.before?`beam ${$.parent+
1}`:e.readsSource?"start":"prompt"),O(f.cells[3],J($.logprob)),O(f.cells[4],$.diversity_penalty?`-${J($.diversity_penalty)}`:"–"),O(f.cells[5],J($.score)),O(f.
cells[6],J($.final_score)),$.progress&&f.cells[7].replaceChildren(...T(w))}function b(f){if(l.hidden=!f||!p.length,l.hidden)return;let w=p.map(({alternatives:y,
length:$})=>{let S=h("li");return y.forEach((x,M)=>{M&&S.append(" or "),S.append(de(Ur(x,e.texts)))}),S.append(` (${$} token${$===1?"":"s"})`),S});w.map(y=>y.textContent).
join(`
`)!==l.dataset.said&&(l.dataset.said=w.map(y=>y.textContent).join(`
`),l.replaceChildren(...w))}function T(f){let w=e.prefix.map(S=>S.token_id),y=f.beam.progress.map((S,x)=>{let M=h("span","gp-goal"),N=p[x];for(let q=0;N&&q<Math.
min(N.length,8);q++)M.append(h("i",q<S?"gp-full-block":""));return N&&vt(N,S,f,w)?M.append(" ✓ done"):M.append(` ${S}${N?` of ${N.length}`:""}`),M}),{bank:$}=f.
beam;return $==null?y:[...y,h("span","gp-note",`bank ${$}`)]}function v(f,[w,y],$,S,x){if(f.body.hidden=!y,!!y){if(f.head.hidden=w===null,w!==null){O(f.badge,Ke(
w)),f.body.dataset.look=w%4;let M=[..._($,w)].flatMap(([N,q])=>[de(N,"gp-took"),q>1?` × ${q}`:""]);f.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;f.rows.length<y.length;)E(f);f.rows.forEach((M,N)=>{if(M.row.hidden=N>=y.length,!(N>=y.length)){for(let[q,B]of Object.
entries(a))M.cells[B].hidden=!x[q];W(M,y[N],y[N]===S)}})}}function d(f){let y=e.prompts[f.sequence].steps[f.index],$={lost:y.some(({beam:M})=>(M.group??null)!==
null),progress:y.some(({beam:M})=>M.progress)};for(let[M,N]of Object.entries(a))s.tHead.rows[0].cells[N].hidden=!$[M];let S=k(y);for(;u.length<S.length;)L();u.forEach(
(M,N)=>v(M,S[N]||[null,null],y,f,$));let x=y.length-S.reduce((M,[,N])=>M+N.length,0);i.hidden=x<=0,O(i,`and ${I(x)} more that were given up`),O(r,`at token ${f.
index+1}`+(e.prompts.length>1?` of prompt ${f.sequence+1}`:"")),b($.progress)}let c=()=>u.filter(({body:f})=>!f.hidden).flatMap(({rows:f})=>f.filter(({row:w})=>!w.
hidden)),m=f=>c().findIndex(({pick:w})=>w.contains(f.target));return s.addEventListener("click",f=>{let w=m(f);w>=0&&e.selectStep(c()[w].node)}),s.addEventListener(
"keydown",f=>{f.key==="Escape"&&e.selectStep(null);let w=m(f),y={ArrowDown:1,ArrowUp:-1}[f.key];if(w<0||!y)return;f.preventDefault();let $=c()[w+y];$&&(e.selectStep(
$.node),$.pick.focus())}),f=>{f.run&&e.started&&(p=on(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===g[0]&&e.selected===g[1])&&(g=[w,e.selected],
d(w))}}var we={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},Yr=new Set(["running"]),St=new Set(["finished"]);function Jr(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=ls(t,n),s=new Map((e.returned||[]).map((g,k)=>[g,k+1])),r=vn([...o,...s.keys(),...Vn(t,n)]),{kids:i,hidden:a}=Jc(t,n,e,r,o),{lanes:l,
counts:p}=el(t,n,i),u=nl(t,n,i,l,e);return ol(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:a,lanes:l,counts:p,columns:u,options:e})}var Vn=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>Yr.has(n.status));function ls(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>St.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function vn(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function Jc(t,e,n,o,s){
let r=new Map,i=new Set([null]),a=new Map,l=new Map,p=u=>(r.has(u)||r.set(u,{on:[],off:[]}),r.get(u));p(null);for(let u=0;u<=e;u++){for(let g of t.steps[u]){let{
before:k}=g,_=n.collapsed.has(k)?k:a.get(k);_!=null?(a.set(g,_),l.set(_,(l.get(_)||0)+1)):Yr.has(g.beam.status)?(n.lost||o.has(g))&&(p(k).on.push(g),i.add(g)):(!St.
has(g.beam.status)||n.lost||s.has(g))&&p(k).off.push(g)}t.distributions[u].forEach((g,k)=>{let _=Zc(t,u,k);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&Qc(t,u,k,
g,p(_),n.candidates)})}for(let u of r.values()){u.on.sort((A,L)=>A.beam.beam-L.beam.beam);let g=u.off.filter(({beam:A})=>St.has(A.status)),k=u.off.filter(({beam:A})=>!St.
has(A.status)),_=(A,L)=>L.beam.score-A.beam.score;u.off=[...g.sort(_),...Xc(k.sort(_),n.candidates)]}return{kids:r,hidden:l}}function Xc(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function Zc(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function Qc(t,e,n,o,s,r){let i=r-s.off.filter(({beam:l})=>l.parent===n&&!St.has(l.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:l})=>l.parent===n).map(({beam:l})=>l.token_id));for(let l of o.candidates)if(!(l.logprob===null||a.has(l.token_id))&&(s.off.push(wr(t,e,n,o,l)),i-=1,!i))
return}function el(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let a=[],l=new Set;for(let p of Vn(t,i)){let u=n.get(p.before);if(!u||!u.on.includes(p))
continue;let g=p.beam.group??0;s.has(g)||s.set(g,[]),u.on.find(({beam:_})=>(_.group??0)===g)===p&&p.before&&o.has(p.before)?(o.set(p,o.get(p.before)),s.get(g)[o.
get(p).number]=i,l.add(p)):a.push(p)}a.sort((p,u)=>p.beam.beam-u.beam.beam);for(let p of a){let u=p.beam.group??0,g=tl(s.get(u),i,p.before&&o.has(p.before)?o.get(
p.before).number:0);s.get(u)[g]=i,o.set(p,{group:u,number:g})}}let r=new Map([...s].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:o,
counts:r}}function tl(t,e,n){let o=i=>i.sort((a,l)=>Math.abs(a-n)-Math.abs(l-n)||l-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function nl(t,e,n,o,s){
let r=l=>Vn(t,l-1).every(p=>{if(!o.has(p))return!0;let u=n.get(p);return u&&u.on.length===1&&!u.off.some(({beam:g})=>St.has(g.status))}),i=[],a=s.live?e-2:e;for(let l=0;l<=
e;l++){let p=i.at(-1);s.fold&&p&&l<=a&&r(l)?p.to=l:i.push({from:l,to:l})}return i.flatMap(l=>{let p=l.to-l.from+1;return p>=we.short&&!s.unfolded.has(l.from)?[l]:
Array.from({length:p},(u,g)=>({from:l.from+g,to:l.from+g,...p>=we.short&&g===0?{open:!0}:{}}))})}function ol(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:a,counts:l,columns:p,options:u}){let g=[],k=we.margin+we.node+we.gap;for(let m of p){m.x=k,m.folded=m.to>m.from,m.width=m.folded?we.fold:we.node,k+=m.width+
we.gap;for(let f=m.from;f<=m.to;f++)g[f]=m}let{tops:_,bands:A,height:L}=sl(r,a,l,g),E=m=>_.get(m.group)[m.number],W={node:null,nodes:[],look:"root",x:we.margin,
y:rl(_),width:we.node,height:we.row-4,hidden:0},b=[W],T=new Map([[null,W]]),v=[];function d(m,f,w){let y=g[m.index],$={node:m,nodes:[m],look:c(m),x:y.x,y:f,width:y.
width,height:w,hidden:i.get(m)||0,place:o.get(m)||null,folded:y.folded,column:y,greedy:u.greedy.has(m)};T.set(m,$),b.push($);let S=T.get(m.before);return S&&v.push(
{from:S,to:$,look:$.look,share:Math.min(1,Math.exp(m.beam.logprob??-1/0))}),$}function c(m){let{status:f}=m.beam;return f==="finished"?n.has(m)?"kept":"fell":f!==
"running"?f:m.index===e?"tip":s.has(m)?"inner":"lost"}for(let m=0;m<=e;m++){let f=g[m];for(let w of Vn(t,m))if(a.has(w))if(m>f.from){let y=T.get(w.before);y&&(y.
nodes.push(w),y.node=w,y.look=c(w),y.greedy&&=u.greedy.has(w),y.hidden=i.get(w)||0,T.set(w,y))}else d(w,E(a.get(w)),we.row-4).lane=a.get(w)}for(let[m,f]of r){let w=m===
null?null:a.get(m)&&E(a.get(m));if(w===void 0)continue;let y=new Map;for(let $ of f.off){let S=g[$.index];if(!S||S.folded&&!St.has($.beam.status))continue;let x=w??
_.get($.beam.group??0)[0],M=y.get(x)||0;y.set(x,M+1),d($,x+we.row+M*we.leaf,we.leaf-2)}}return{entries:b,edges:v,columns:p,bands:A,at:T,last:e,width:k-we.gap+we.
margin,height:L}}function sl(t,e,n,o){let s=new Map;for(let[p,u]of t){let g=new Map;for(let k of u.off){let _=o[k.index];if(!_||_.folded&&!St.has(k.beam.status))
continue;let A=p===null?{group:k.beam.group??0,number:0}:e.get(p);if(!A)continue;let L=`${A.group} ${A.number}`;g.set(L,(g.get(L)||0)+1)}for(let[k,_]of g)s.set(
k,Math.max(s.get(k)||0,_))}let r=new Map,i=[],a=we.margin,l=n.size>1;for(let[p,u]of n){let g=a;l&&(a+=we.band),r.set(p,[]);for(let k=0;k<u;k++)r.get(p).push(a),
a+=we.row+(s.get(`${p} ${k}`)||0)*we.leaf+we.between;l&&i.push({group:p,y:g,height:a-g-4}),l&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,we.margin+we.row)+we.margin-we.between}}var rl=t=>[...t.values()][0][0];var il=`
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
`,fs={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},ds={tall:.55,small:.75},al=[1,1.8,3,4.5,6.5],cl=[.05,.2,.5,.8],ll={probability:({beam:t})=>F(
Math.min(1,ee(t.logprob))),token:({beam:t})=>J(t.logprob,2),sum:({beam:t})=>J(t.score,2),score:(t,e)=>J(Jt(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
sn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=se("style");n.textContent=il,this.world=se("g"),this.bands=se("g"),this.ruler=se("g"),this.
edges=se("g"),this.blocks=se("g"),this.nodes=se("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(hs(i)?ds.tall:ds.small);return this.drawBands(e),this.drawRuler(n.zoom>=ds.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=Q(this.bands,e.length,()=>{
let s=se("g");return s.append(se("rect","t-band"),se("text")),s});e.forEach(({group:s,y:r,height:i},a)=>{let[l,p]=o[a].children;K(l,{x:4,y:r,width:n-8,height:i,
rx:8}),K(p,{y:r+16}),O(p,`group ${Ke(s)}`)})}drawRuler(e){let n=Q(this.ruler,e.length,()=>se("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{K(n[i],{x:r+8,
y:12}),O(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)K(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let o=new Map;
for(let{from:s,to:r,look:i,share:a}of e.edges){let[l,p]=[s.x+s.width,r.x],[u,g]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(p<n.area[0]||l>n.area[2]||Math.max(u,
g)<n.area[1]||Math.min(u,g)>n.area[3]))continue;let k=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(p-l)*.6),L=`t-edge t-w${cl.filter(E=>a>=
E).length} ${ul(r,i,k)}${n.dim&&!k?" t-dim":""}`;o.has(L)||o.set(L,[]),o.get(L).push(`M${l},${u}C${l+_},${u} ${p-_},${g} ${p},${g}`)}this.drawPaths(this.edges,o,
(s,r)=>{s.style.strokeWidth=`${al[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=se("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),K(i,{
d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${ps(s,n.path)?"path":s.look}${n.dim&&!ps(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:a,width:l,height:p}=s;o.get(r).push(`M${i},${a+p*.2}h${l}v${p*.6}h${-l}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==hs(s))&&(i&&i.group.remove(),i=dl(hs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:a,height:l,look:p}=n,{group:u,
box:g,word:k,right:_,tall:A}=e,L=s?ll[o.number](s,o.penalty):"";if(K(u,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),K(g,{width:a,height:l}),K(_,
{x:a-8}),O(_,L),A)hl(e,n,o);else{let E=`${n.greedy?"G":""}${fs[p]} `;O(k,E+Yn(us(s),12-E.length-Math.ceil(L.length*.82)))}pl(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=ps(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},hs=({height:t})=>t>we.leaf;function dl(t){let e=se("g"),[n,o,s]=[se("rect","t-box"),se("text","t-word"),se("t\
ext","t-small t-right")];e.append(n,o,s),K(n,{rx:t?7:5}),K(o,{x:8,y:t?14:13}),K(s,{y:t?28:13});let r=t?e.appendChild(se("text","t-small")):null;return r&&K(r,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function hl({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,a=fs[i]?`${fs[i]} `:"";s?O(t,a+(r.length>
1?ml(r.map(us).join(""),28):Yn(us(s),12-a.length))):O(t,o.root),O(e,s?fl(n,o):""),K(e,{class:s&&r.length<2&&Jn(s)?"t-small t-switch":"t-small"})}function pl(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[se("rect","t-inside"),se("rect","t-\
flag"),se("text","t-flag-text")],t.group.append(...t.flag));let[a,l,p]=t.flag,u=8+7*i.length;K(a,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),K(l,{x:s-u+4,y:-6,width:i?
u:0,height:14,rx:2}),K(p,{x:s-u/2+4,y:5}),O(p,i)}var ps=(t,e)=>t.nodes.some(n=>e.has(n)),Jn=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function fl({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":Jn(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function ul(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var us=({beam:t,chosen:e})=>(t.text||e.text||"").replace(jt,n=>bt[n]||"�")||"(empty)",Xr=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function Yn(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=Xr(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function ml(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+Xr(r),0)<=e?t:Yn(t,o)+Yn(n.slice(-o).join(""),o)}var Zr=12e3;async function ti(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let a=`beam-tree${s?"-"+(s+1):""}`,p=await{svg:()=>new Blob([ni(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>gl(e,r,i),json:()=>new Blob([JSON.stringify(Qr(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([wl(Qr(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),u=h("a","",null,{href:URL.createObjectURL(p),download:`${a}.${t}`});u.click(),setTimeout(()=>URL.revokeObjectURL(u.href),6e4)}function ni(t,e,n){
let o=se("svg"),s=new sn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;K(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),l=o.querySelector("style");l.textContent=l.textContent.replace(/var\((--[\w-]+)\)/g,(u,g)=>a.
getPropertyValue(g).trim());let p=se("rect");return K(p,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),o.insertBefore(p,s.world),new XMLSerializer().
serializeToString(o)}async function gl(t,e,n){let o=ni(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,Zr/t.width,Zr/t.height),i=h("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(s,0,
0,t.width,t.height);let l=await new Promise(p=>i.toBlob(p,"image/png"));if(!l)throw new Error("the browser has no room for so large a picture.");return l}function Qr(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:u}of t.returned||[])u&&u.sequence===n&&!i.has(u)&&i.set(u,i.size+1);let a=ls(e,
e.steps.length-1),l=e.steps.flatMap(u=>u).map(u=>{let{beam:g}=u;r.set(u,r.size);let k={id:r.get(u),parent:u.before?r.get(u.before):null,step:u.index+1,token_id:g.
token_id,token:g.text,piece:g.piece,logprob:g.logprob,raw_logprob:g.raw_logprob,sum:g.score,length:u.length,score:Jt(u,s),rank:u.rank,status:g.status,beam:g.beam,
parent_beam:g.parent};return u.given&&(k.given=!0),g.status==="finished"&&Object.assign(k,{final_score:g.final_score,kept:a.has(u)}),i.has(u)&&(k.output=i.get(u)),
(g.group??null)!==null&&Object.assign(k,{group:g.group,diversity_penalty:g.diversity_penalty}),g.progress&&Object.assign(k,{progress:g.progress,bank:g.bank,forced:g.
forced}),k}),p=t.readsSource?{source:o.prompt}:{prompt:o.prompt||dr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...p,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:l}}var ei=t=>'"'+t.replace(jt,e=>bt[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function wl({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let a=ei(`${i.token}`).
slice(0,-1)+`\\n${J(i.logprob,2)}  ${J(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{
let a=(.4+4*Math.min(1,ee(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=das\
hed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ei(n)}, style=bold];`,...s,...r,"}",""].
join(`
`)}var bl=800,kl=130,yl=2e4;function si(t){xl(t),vl(t),Sl(t),_l(t),Ml(t),Ol(t),El(t)}function xl(t){let{state:e,slider:n}=t;n.addEventListener("input",()=>{e.stop(),
t.goTo(Number(n.value)-1)}),t.part("play").addEventListener("click",()=>$l(t))}function $l(t){let{state:e,root:n}=t;e.playing?e.stop():(e.atEnd&&t.goTo(0),e.playing=
setInterval(()=>{!n.isConnected||e.atEnd?e.stop():t.goTo(e.shownTo+1),t.sayTime()},Math.max(kl,Math.min(bl,yl/Math.max(1,e.length))))),t.sayTime()}function vl(t){
let{state:e,log:n}=t,o=(r,i)=>{e.choose(r,i),t.regrow()},s=(r,i)=>t.part(r).addEventListener("change",({target:a})=>i(a));s("candidates-shown",({value:r})=>o("c\
andidates",Number(r))),s("number",({value:r})=>o("number",r)),s("lost",({checked:r})=>o("lost",r)),s("fold",({checked:r})=>{e.unfolded=new Set,o("fold",r)}),s("\
prompt-number",({value:r})=>{e.number=Number(r),n.selectStep(null),t.regrow()})}function Sl(t){let{box:e,card:n,pan:o,state:s}=t,r=null;e.addEventListener("poin\
termove",i=>{if(i.pointerType==="touch"){n.hide();return}let a=o.pointers.size?null:s.entryAt(o.at(i));a!==r&&(r=a,e.style.cursor=a&&a.node?"pointer":"",a&&a.node?
t.showCard(a):n.hide())}),e.addEventListener("pointerleave",()=>{r=null,n.hide()}),e.addEventListener("click",i=>{let a=o.moved?null:s.entryAt(o.at(i));a&&(t.item.
focusOn(a),ri(t,a))})}function ri(t,e){let{state:n,log:o}=t;if(e.folded)n.unfolded.add(e.column.from),t.regrow();else if(e.node){let s=e.node===n.broughtOut;n.timeNode=
null,o.selectStep(s?null:e.node)}}function ii(t,e){e.node&&(t.state.toggle(e),t.regrow())}function rn(t,e){e&&(t.pan.byHand=!0,t.pan.reveal(e),t.item.focusOn(e))}
var oi={ArrowLeft:(t,e)=>rn(t,e.node&&t.state.parentOf(e)),ArrowRight:(t,e)=>rn(t,t.state.kidsOf(e)[0]),ArrowDown:t=>rn(t,t.item.neighbour(1)),ArrowUp:t=>rn(t,t.
item.neighbour(-1)),Home:t=>rn(t,t.state.tree.entries[0]),End:t=>rn(t,t.state.tree.at.get(t.state.best)),Enter:ri," ":ii,Escape:t=>t.log.selectStep(null),"+":t=>t.
pan.zoomBy(1.25),"-":t=>t.pan.zoomBy(.8),0:t=>t.pan.whole()};function _l(t){let{item:e,state:n,card:o}=t;e.box.addEventListener("keydown",s=>{s.ctrlKey||s.metaKey||
s.altKey||!e.entry||!Object.hasOwn(oi,s.key)||(s.preventDefault(),s.stopPropagation(),oi[s.key](t,e.entry))}),e.box.addEventListener("focusin",({target:s})=>n.tree&&
s.matches(":focus-visible")&&t.showCard(e.entry)),e.box.addEventListener("focusout",()=>o.hide())}function Ml(t){let{root:e,state:n,pan:o}=t,s=(r,i)=>t.part(r).
addEventListener("click",i);s("in",()=>o.zoomBy(1.3)),s("out",()=>o.zoomBy(1/1.3)),s("whole",()=>{o.byHand=!0,o.whole()}),s("follow",()=>{o.byHand=!1,n.upTo=null,
t.regrow()}),t.part("full-screen").hidden=!document.fullscreenEnabled,s("full-screen",()=>document.fullscreenElement?document.exitFullscreen():e.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{e.isConnected&&(O(t.part("full-screen"),document.fullscreenElement===e?"Leave full screen":"Full screen"),o.byHand=
!1,t.regrow())})}function Ol(t){let{state:e,log:n}=t;t.part("go-on").addEventListener("click",()=>{let o=e.selected;o&&n.ask({type:"branch",step:o,tokenId:o.chosen.
token_id})}),t.part("collapse").addEventListener("click",()=>{let o=e.tree.at.get(e.selected);o&&ii(t,o)}),t.part("clear").addEventListener("click",()=>n.selectStep(
null))}function El(t){let{root:e,state:n,log:o}=t,s=t.part("told");t.part("files").addEventListener("click",async({target:r})=>{let i=r.dataset.file;if(i){if(i===
"html"){o.ask({type:"save_page"});return}O(s,"");try{let{tree:a,prompt:l,number:p}=n;await ti(i,{tree:a,log:o,prompt:l,number:p,view:t.look(null),root:e})}catch(a){
O(s,`The picture could not be made: ${a.message} Save it as SVG instead.`)}}})}var ws=-1e9,ln=[[!1,"False"],[!0,"True"],["never",'"never"']],Tl=["beam_search","beam_sample"],Ll=["group_beam_search","constrained_beam_search"];function bs(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},a=an(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:p})=>p.
beam??0))),l=t.prompts[0].given;return{together:Tl.includes(e)?!0:Ll.includes(e)?!1:null,prompts:t.prompts,start:l,maxNew:r-l,wanted:an(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/an(i.num_beam_groups,1)):a,ends:new Set(s),constraints:on(t.started),promptIds:t.prefix.map(p=>p.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:ln.some(([p])=>p===i.early_stopping)?i.early_stopping:!1}}}var an=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Pe=({beam:t})=>We(t.score)===null?-1/0:t.score,ks=(t,e)=>Pe(t)/t.length**e;function di(t,e){return t.together?Cl(t,e):Nl(t,e)}function hi(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var cn=new WeakMap;function Al(t,e){if(!cn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(Pe));cn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&Sn(s)),hopeless:!n.
length,best:n.length?o:o+ws})}return cn.get(t)}function Cl(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:ws},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:p})=>p.length)),l=null;for(let p=s;p<a&&!l;p++){let u=n.map(({steps:k})=>Al(k[p],o)),
g=u.every(k=>k.hopeless);i.forEach((k,_)=>Pl(k,u[_],p+1,g,t,e)),i.every(k=>k.stop)&&(l=i.find(k=>k.stop.step===p+1).stop)}return{stop:l,prompts:i.map(p=>({kept:p.
pool.filter(({node:u})=>u),pools:[p]}))}}function Pl(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let p=e.ended.map(u=>({node:u,score:ks(u,r.lengthPenalty)}));
t.pool=[...t.pool,...p].sort((u,g)=>g.score-u.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:p})=>p),l=t.weighed=hi(e.best,
n-s.start,a?i:null,s,r);o?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:p})=>l.bound>(p?i:ws))||(t.stop={
step:n,why:"settled"})}function Nl(t,e){let n=t.prompts.map(r=>{let i=ai(r).map(u=>ci(r,u,t,e)),a=ai(r).map(u=>ci(r,u,t,t.own)),l=1/0;return i.forEach((u,g)=>{let[
k,_]=[u,a[g]].map(({stop:A})=>A?A.step:1/0);u.exact=u.lastStep<=l,k!==_&&(l=Math.min(l,k,_))}),{kept:i.flatMap(u=>u.kept).sort((u,g)=>u.score-g.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var ai=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ci(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let l=Wl(t.steps[a],e,n);if(!l)break;let p=i.lastStep=a+1;l.ended.forEach(k=>li(i,k,
n,o));let u=i.kept.length>=s,g=u?gs(i.kept):null;i.weighed=hi(l.best,p-r,g,n,o),u&&o.earlyStopping===!0?i.stop={step:p,why:"full"}:u&&g>=i.weighed.bound?i.stop=
{step:p,why:"settled"}:ql(t.steps[a],p,n)&&(Il(l.nodes,n).forEach(k=>li(i,k,n,o)),i.stop={step:p,why:"criteria"})}return i}function Wl(t,e,{ends:n}){cn.has(t)||
cn.set(t,new Map);let o=cn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:Pe(s[0])}:null)}return o.get(e)}var gs=t=>Math.min(...t.map(({score:e})=>e));function li(t,e,n,{lengthPenalty:o}){let s=ks(
e,o);if(t.kept.length>=n.size&&!(s>gs(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=gs(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function ql(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>Sn(r)&&!n.has(r.token_id))}var Sn=({status:t})=>t==="finished"||t==="\
ended";function Il(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:l})=>l.status==="running"||Sn(l)&&!e.has(l.token_id)),i=l=>n.every((p,u)=>vt(
p,l.beam.progress[u],l,o)),a=r.filter(l=>!l.beam.progress||i(l));return a.length<s?[...a,...r.filter(l=>!a.includes(l))]:a}function pi(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],l=a[(t.together?s:a.length)-1]||[];return l.length===r.length&&l.every((p,u)=>Rl(p,r[u],t))})}function Rl(t,{node:e,score:n},o){if(We(t)===
null||!Number.isFinite(n))return We(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function fi(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],l=(k,_,A="")=>({node:k,score:ks(k,o),place:null,state:_,why:A}),p=new Set(
i.map(({node:k})=>k)),u=Bl(r).filter(k=>!p.has(k)).map(k=>{let{stop:_}=a.find(({group:A})=>A===(k.beam.group??null))||a[0];return!_||k.index<_.step?l(k,"out","f\
ell out"):l(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),g=!s&&!n.stop;return[...i.map(({node:k,score:_},A)=>({node:k,score:_,place:A,state:n.
stop&&A<t.wanted?"returned":"kept",why:""})),...g?r.running.map(k=>l(k,"running")).sort((k,_)=>_.score-k.score):[],...u.sort((k,_)=>_.score-k.score)]}var ms=new WeakMap;
function Bl({steps:t}){ms.has(t)||ms.set(t,{read:0,nodes:[]});let e=ms.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function Xn({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var Fl=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ui=({processors:t})=>t.filter(e=>!Fl.has(e));function ys(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:o,ended:!1,left:null};let l=t.steps[r].find(p=>p.beam.parent===s&&p.beam.token_id===a)||null;if(!l||l.beam.status==="pruned")return{last:o,ended:!1,
left:zl(t,o,s,{index:r,id:a,node:l,candidates:i})};if(o=l,l.beam.status!=="running")return{last:o,ended:!0,left:null};s=l.beam.beam}return{last:o,ended:!1,left:null}}
function zl(t,e,n,{index:o,id:s,node:r,candidates:i}){let a=r&&r.beam||i.find(k=>k.token_id===s)||null,l=r?r.beam.group:e&&e.beam.group,p=t.steps[o].filter(k=>(k.
beam.group??null)===(l??null)||!e),u=p.filter(k=>k.beam.status==="running").map(Pe),g=e&&!e.given?Pe(e):0;return{index:o,token:a,node:r,considered:p.length,sum:r?
Pe(r):a&&We(a.logprob)!==null?g+a.logprob:null,best:u.length?Math.max(...u):null,worst:u.length?Math.min(...u):null}}var Zn=t=>ys(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var mi=700;function xs(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",F(Math.min(1,ee(n.logprob)))],["token log p",J(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",J(n.raw_logprob)]),i.push(["sum",J(n.score)]),i.push([`sum / ${o}^${s}`,J(Jt(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",J(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function $s(t,e,n,{
place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),a=i.filter(b=>b.beam.status==="runn\
ing"),l=`beam ${(r.beam??0)+1}`,p=n.started.mode==="beam_sample",u=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,g=o?` It is output ${o}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let k=Jn(t)?` It continues beam ${r.parent+1}: the text that was ${l} stood lower, or was gi\
ven up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",A=a.reduce((b,T)=>Math.min(b,T.beam.score),1/0),L=Number.isFinite(A)?` The last\
 that went on had a sum of ${J(A)}.`:"",E={tip:(u?`It was still going on as ${l} when the search stopped.`:`It goes on as ${l}.`)+k+_,inner:`It went on as ${l}.${k}${_}`,
lost:`It went on as ${l}, but nothing came of it: better ones took the places of its continuations.${k}${_}`,kept:`The text ended here and is kept, with a final\
 score of ${J(r.final_score)}.${g}`,fell:`The text ended here with ${J(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:p?`It was drawn, and given up: the beams were full.${L}`:`It was considered and \
given up.${L}`,unseen:p?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},W=s?" Greedy decoding would \
have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+W}var Qn=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.
text?t.beam.text:"");function vs(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&vt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}function Ss(t,e){let n=(l,p,u)=>t.
querySelector(".gp-picked-"+u)||t.appendChild(h(l,p)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(l,p,u){if(!l){t.hidden=!0;return}let g=p.at.get(l),k=Oe(l.before).map(W=>W.piece??"").join(""),_=i&&k.length>mi?"…"+k.slice(-mi):k,A=h(
"b","");Be(A,Qn(l)||l.beam.text),o.replaceChildren(h("bdi","",_),A);let L=xs(l,e);l.beam.progress&&L.push(["constraints",vs(l,u,e.prefix.map(W=>W.token_id))]);let E=([
W,b])=>{let T=[h("dt","",W),h("dd","",b)];if(i)return T;let v=h("div");return v.append(...T),[v]};s.replaceChildren(...L.flatMap(E)),O(r,$s(l,g?g.look:l.beam.status,
e,g||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function gi(){return[...[["tip","goes on"],["lost","✕ led nowhere"],["kept","■ ended, ke\
pt"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let o=se("sv\
g","t-tree"),s=se("g",`t-${e}`),[r,i]=[se("rect","t-box"),se("rect","t-inside")];K(r,{x:2,y:2,width:22,height:11,rx:3}),K(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),
s.append(r,i),o.append(s);let a=h("span");return e==="unseen"?a.append(n):a.append(o,n),a}),h("span","","2→1: beam 2’s text is beam 1 now"),h("span","","★ r\
eturned"),h("span","","G the greedy path")]}var jl=700,Dl={candidates:2,number:"probability"},eo=class{constructor(e){this.log=e,this.number=0,this.upTo=null,this.timeNode=null,this.choices={},this.byHand=
{},this.collapsed=new Set,this.unfolded=new Set,this.tree=null,this.stale=!0,this.constraints=[],this.goals=new Map,this.playing=null}begin(){let{effective:e,max_new_tokens:n}=this.
log.started,o=(e.num_beams||1)*n>jl;this.choices={...Dl,lost:!o,fold:o,...o?{candidates:0}:{},...this.byHand},this.number=0,this.upTo=this.timeNode=this.tree=null,
this.collapsed=new Set,this.unfolded=new Set,this.goals=new Map,this.constraints=on(this.log.started),this.stop()}choose(e,n){this.choices[e]=n,this.byHand[e]=n}stop(){
clearInterval(this.playing),this.playing=null}get prompt(){return this.log.prompts[this.number]}get length(){return this.prompt?Math.min(this.prompt.steps.length,
this.log.hideFrom??1/0):0}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get penalty(){
return this.log.started.effective.length_penalty??1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]||null;let e=this.log.lines().
find(({last:n})=>n&&n.sequence===this.number);return e?e.last:null}get selected(){let{selected:e}=this.log;return e&&e.beam&&e.sequence===this.number?e:null}get broughtOut(){
return this.selected&&this.selected!==this.timeNode?this.selected:null}lay(){let{log:e,number:n,prompt:o,atEnd:s}=this;this.stale=!1;let r=s&&e.returned?e.returned.
map(({last:i})=>i):[];this.tree=Jr(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:r.filter(i=>i&&i.sequence===n),
live:!e.finished||!s,greedy:this.greedyNodes()})}greedyNodes(){let{prompt:e}=this,{last:n,left:o}=Zn(e),s=vn([n]),r=o&&(o.node||o.token&&br(e,o.index,n,o.token.
token_id));return r?s.add(r):s}get newest(){let{columns:e,at:n,entries:o}=this.tree,{x:s,width:r}=e.at(-1),{y:i,height:a}=n.get(this.best)||o[0];return{x:s,y:i,
width:r,height:a}}get folded(){return(this.tree?this.tree.columns:[]).filter(n=>n.to>n.from).reduce((n,{from:o,to:s})=>n+s-o,0)}kidsOf(e){return this.tree.entries.
filter(({nodes:n})=>n.length&&n[0].before===e.node)}parentOf(e){return this.tree.at.get(e.nodes[0].before)}entryAt([e,n]){let o=s=>e>=s.x&&e<=s.x+s.width&&n>=s.
y-2&&n<=s.y+s.height+2;return this.tree&&this.tree.entries.findLast(o)}goalsOf(e){return e.beam.progress?(this.goals.has(e)||this.goals.set(e,vs(e,this.constraints,
this.log.prefix.map(n=>n.token_id))),this.goals.get(e)):""}toggle({node:e,column:n,folded:o}){let{unfolded:s,collapsed:r}=this,i=this.tree.columns.some(({from:a,
open:l})=>l&&a===e.index);o?s.add(n.from):i&&s.has(e.index)?s.delete(e.index):r.has(e)?r.delete(e):e.beam.status==="running"&&r.add(e)}};var to=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,l)=>a>l?(l-a)/2:
Math.max(0,Math.min(i,l-a));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=o/this.zoom-o/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,a,l,p]=this.area,u=Math.min(r,(l-i)/4,(p-a)/4);this.x+=
Math.min(0,e-u-i)||Math.max(0,e+o+u-l),this.y+=Math.min(0,n-u-a)||Math.max(0,n+s+u-p),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=p=>Math.
hypot(p.clientX-r.clientX,p.clientY-r.clientY)||1,{left:a,top:l}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-l],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var no=class{constructor(e,n,o){this.box=e,this.state=n,this.pan=o,this.element=null,this.entry=null}focusOn(e,n=!1){let o=this.element,s=o&&document.activeElement===
o;this.element=h("div","",null,{role:"treeitem",tabindex:"0",...this.attributesOf(e)}),this.entry=e,this.box.append(this.element),o&&o.remove(),this.place(),(s||
!n)&&this.element.focus({preventScroll:!0})}attributesOf(e){let{state:n}=this,o=e.node?e.nodes[0].index+2:1,s=e.node?n.kidsOf(n.parentOf(e)||n.tree.entries[0]):
[e],r=e.hidden||e.folded?"false":n.kidsOf(e).length?"true":null;return{"aria-level":o,"aria-label":this.labelOf(e),"aria-setsize":s.length||1,"aria-posinset":Math.
max(0,s.indexOf(e))+1,"aria-selected":String(!!e.node&&e.node===n.selected),...r&&{"aria-expanded":r}}}labelOf(e){let{log:n}=this.state,{node:o,nodes:s}=e;if(!o)
return`The ${n.readsSource?"start of the target":"prompt"}, where the tree begins`;let r=s.length>1?`${s.length} tokens, ${X(s.map(Qn).join(""))}`:X(Qn(o)),i=xs(
o,n).map(([a,l])=>`${a} ${l}`);return[r,`step ${o.index+1}`,$s(o,e.look,n,e),...i].join(", ")}place(){let{state:{tree:e,best:n},entry:o,pan:{x:s,y:r,zoom:i}}=this;
if(!e)return;let a=o&&(o.node?e.at.get(o.node):e.entries[0])||e.at.get(n)||e.entries[0];if(!o||a.node!==o.node){this.focusOn(a,!0);return}this.entry=a,Object.assign(
this.element.style,{left:`${(a.x-s)*i}px`,top:`${(a.y-r)*i}px`,width:`${a.width*i}px`,height:`${a.height*i}px`})}neighbour(e){let n=this.state.tree.entries.filter(
({x:o})=>o===this.entry.x).sort((o,s)=>o.y-s.y);return n[n.indexOf(this.entry)+e]}};var wi=600,Hl=150,Kl=130,bi=.2,Gl=.4,oo=class{constructor(e,n){this.root=e,this.state=n,this.log=n.log,this.box=this.part("window"),this.slider=this.part("slide\
r"),this.picture=new sn(this.part("picture")),this.pan=new to(this.box,()=>this.schedule()),this.pan.resized=()=>{this.pan.settle(),n.tree&&!this.pan.byHand&&this.
pan.reveal(n.newest,30)},this.item=new no(this.part("tree-nodes"),n,this.pan),this.card=Ss(this.part("node-card"),this.log),this.picked=Ss(this.part("picked"),this.
log),this.drawn=null,this.wanted=!1,this.resting=void 0,this.part("legend-line").append(...gi())}part(e){return this.root.querySelector(".gp-"+e)}begin(){let{state:e}=this;
e.begin(),Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.part("candidates-shown").value=e.choices.candidates,this.part("number").value=e.choices.number,
this.part("lost").checked=e.choices.lost,this.part("fold").checked=e.choices.fold}grow(){let{state:e,pan:n,box:o}=this;e.lay();let{width:s,height:r}=e.tree;n.byHand||
(n.zoom=Math.min(1,Math.max(.8,(wi-4)/r)));let i=`${Math.round(Math.max(Hl,Math.min(wi,r*Math.min(1,n.zoom)+4)))}px`;o.style.height!==i&&(o.style.height=i),this.
drawn=null,n.sized(s,r),n.byHand||n.reveal(e.newest,30),this.drawPicked(),this.sayTime()}schedule(){this.wanted||(this.wanted=!0,requestAnimationFrame(()=>{this.
wanted=!1,!this.root.hidden&&this.state.prompt&&this.draw()}))}redraw(){this.pan.gesture=!1,this.drawn=null,this.schedule()}regrow(){this.state.stale=!0,this.schedule()}draw(){
(this.state.stale||!this.state.tree)&&this.grow();let{pan:e,picture:n}=this,{x:o,y:s,zoom:r,area:i}=e;this.drawn&&e.gesture&&Math.abs(Math.log(r/this.drawn.zoom))<
Gl&&r!==this.drawn.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>this.redraw(),Kl)):(!this.isDrawn(i)||r!==this.drawn.zoom)&&this.drawAround(i,r);
let{drawn:l}=this,p=[(l.area[0]-o)*r,(l.area[1]-s)*r].map(u=>`${u.toFixed(2)}px`);n.element.style.transform=`translate(${p}) scale(${r/l.zoom})`,n.nameBandsAt(o),
this.item.place(),this.part("follow").hidden=!e.byHand}isDrawn([e,n,o,s]){if(!this.drawn)return!1;let{area:r}=this.drawn;return e>=r[0]&&n>=r[1]&&o<=r[2]&&s<=r[3]}drawAround([
e,n,o,s],r){let{picture:i}=this,[a,l]=[(o-e)*bi,(s-n)*bi],p=[e-a,n-l,o+a,s+l];this.drawn={zoom:r,area:p},K(i.element,{width:(p[2]-p[0])*r,height:(p[3]-p[1])*r}),
K(i.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),i.draw(this.state.tree,this.look(p))}look(e){let{state:n,log:o}=this,s=n.broughtOut;return{
area:e,zoom:this.pan.zoom,path:vn([s||n.best]),dim:!!s,number:n.choices.number,penalty:n.penalty,goals:n.constraints.length?r=>n.goalsOf(r):null,root:o.readsSource?
"target start":"the prompt"}}goTo(e){let{state:n,log:o,pan:s}=this;n.upTo=e>=n.length-1?null:Math.max(0,e),n.timeNode=n.upTo===null?null:n.best,o.selectStep(n.timeNode),
n.upTo!==null&&(s.byHand=!1),this.regrow()}sayTime(){let{state:e,slider:n}=this,o=Math.max(1,e.length),s=`step ${e.shownTo+1} of ${o}`;K(n,{max:o}),n.value=String(
e.shownTo+1),n.setAttribute("aria-valuetext",s),O(this.part("step-words"),`${s}${e.folded?`, ${e.folded} folded`:""}`),O(this.part("play"),e.playing?"❚❚ Pause":
"▶ Play")}showCard(e){let{card:n,pan:o,state:s}=this;n.show(e.node,s.tree,s.constraints);let{x:r,y:i,zoom:a}=o,[l,p]=[(e.x-r)*a,(e.y+e.height-i)*a+8],{element:u}=n,
g=(e.y-i)*a-u.offsetHeight-8;u.style.left=`${Math.max(4,Math.min(l,o.width-u.offsetWidth-4))}px`,u.style.top=`${p+u.offsetHeight>o.height&&g>0?g:p}px`}drawPicked(){
let{state:e,log:n}=this,o=e.selected,s=this.part("picked");if(s.hidden=!o||o===e.timeNode,s.hidden)return;this.picked.show(o,e.tree,e.constraints),this.part("go\
-on").hidden=!n.canAsk||n.hideFrom!==null;let r=e.tree.at.get(o),i=r&&!r.hidden&&e.kidsOf(r).length,a=this.part("collapse");a.hidden=!r||!i&&!r.hidden||o.beam.status!==
"running",O(a,r&&r.hidden?`Open what follows (${r.hidden})`:"Fold what follows")}drawPrompts(){let e=this.log.prompts.length,n=this.part("prompt-number");this.part(
"which").hidden=e<2,n.options.length!==e&&(n.replaceChildren(...this.log.prompts.map((o,s)=>h("option","",String(s+1),{value:s}))),n.value=this.state.number)}};function ki(t,e){let n=new eo(e),o=new oo(t,n);return si(o),s=>{t.hidden=!e.usesBeams,s.run&&e.started&&o.begin(),!t.hidden&&(o.part("files").querySelector("[da\
ta-file=html]").hidden=!e.canAsk,(s.run||s.steps||s.status)&&(n.stale=!0,o.drawPrompts()),o.drawn=null,o.draw(),o.drawPicked())}}var Ul={returned:"★",kept:"■",running:"●",out:"□"},Vl={returned:"output",kept:"kept",running:"still runs"},[Yl,yi]=[100,14],Jl=16,_s=new WeakMap,xi=new WeakMap;
function so(t){let e=[],n=t;for(;n&&!_s.has(n);)e.push(n),n=n.before;let o=n?_s.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!Sn(s.beam)?s.chosen.text:
""),_s.set(s,o);return o}function io(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function Xl(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function Zl(t,e,n){if(n.ends.has(t.beam.token_id))return Ee("eos")[0];
if(t.length>=n.maxNew)return Ee("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Ee(o.stopReason)[0]:"a stopping criterion"}var ro=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[h("span","gp-sign",null,{"aria-hidden":"true"}),h("span")];n[0].append(o,s);let r=h("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[h("bdi","gp-head-text"),h("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let l={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:a,node:null};
return this.rows.push(l),l}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:l})=>(l.beam.group??null)!==null),words:e.some(({node:l})=>l.beam.progress)};for(let[
l,p]of Object.entries(s))V(this.table.tHead.querySelector(`.gp-${l}-column`),p);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:l})=>so(l)),i=r.
map(l=>Xl(l,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:l})=>l===this.log.selected));this.rows.forEach((l,p)=>{V(l.row,
p<e.length),!l.row.hidden&&(l.pick.tabIndex!==(p===a?0:-1)&&(l.pick.tabIndex=p===a?0:-1),this.fill(l,e[p],r.length>1?i[p]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},a,l,p,u){let{cells:g,pick:k}=e,[_,A]=[so(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),O(e.sign,Ul[r]),O(e.
place,s===null?i||Vl[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,a,A),k.getAttribute("aria-pressed")!==String(A)&&k.setAttribute("aria-pressed",
String(A)),V(g[1],u.moved),u.moved&&O(g[1],Ql(s,l.get(n))),V(g[2],u.group),u.group&&O(g[2],Ke(n.beam.group)),O(g[4],Number.isFinite(Pe(n))?J(Pe(n)):"−∞"),O(
g[5],String(n.length)),O(g[6],Number.isFinite(o)?J(o):"−∞"),V(g[7],u.words),u.words&&O(g[7],this.written(n,p)),O(g[8],r==="running"?"–":`${n.index+1}: ${Zl(
n,this.log,p)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let a=i||r<Jl?0:r,l=`${i} ${a} ${s}`;if(xi.get(e)===l)return;xi.set(e,l);let p=Array.from((a?"…":"")+s.
slice(a)),u=i||p.length<=2*yi?0:yi,g=p.slice(0,p.length-u);_e(n,(i?g:g.slice(0,Yl)).join("")),_e(o,u?p.slice(-u).join(""):"",{plain:!u}),e.setAttribute("aria-la\
bel",X(s)),a||p.length>60?qe(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>vt(r,e.beam.progress[i],
e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function Ql(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var ao=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(Zn(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=ui(s.started).map(a=>st(a)[0]);this.doubt.hidden=!i.length||!!r,O(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:de(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let a=s.prompts.some(({steps:k})=>(k[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let l=`its sum is ${J(Pe(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let k=s.prompts[e.sequence].running.
map(Pe);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${l}`,k.length?`; the best beam has ${J(Math.max(...k))}.`:"."]}let p=r.findIndex(({
node:k})=>k===e);if(p===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${l}, its score ${J(r[0].score,4)}.`];let u=r[0]?
` The best has a sum of ${J(Pe(r[0].node))} after ${r[0].node.length} tokens, and a score of ${J(r[0].score,4)}.`:"";if(p>0)return[`The text of ${i} ended, and \
has place ${p+1}: ${l}, its score ${J(r[p].score,4)}.${u}`];let g=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${g}: ${l}.${u}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:a},l,p){let u=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,g=[s===null?"":`its sum ${J(s)}`,a===null?"":`the last beam that\
 went on had ${J(a)}, the best ${J(i)}`].filter(Boolean);return[`${l} left the path of ${p} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[u,...g].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([L])=>L),i=ys(n.prompts[o],L=>r[L]),a=L=>L.reduce((E,W)=>E+(We(W)??-1/0),0),l=s.prompts[o].
kept[0],p=l?Oe(l.node).filter(L=>!L.given):[],u=this.log.started.processors.length?" before the processors":"",g=(L,E)=>`${L} tokens with a log-probability of ${J(
E)}${u}`,k=h("span");this.fill(k,["Run by the library, greedy decoding wrote ",{token:io(e.text,60),className:"gp-wrote"},`: ${g(r.length,a(e.tokens.map(([,,L])=>L)))}`,
l?`; the best output has ${g(p.length,a(p.map(({chosen:L})=>L.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=h("deta\
ils"),A=h("table");for(let[L,[,E,W]]of e.tokens.entries()){let b=A.insertRow();b.insertCell().textContent=L+1,b.insertCell().append(de(E)),b.insertCell().textContent=
J(We(W))}_.append(h("summary","","Its tokens and their log-probabilities"),A),this.exactly.replaceChildren(k,_)}};var dn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Ms=t=>ln.find(([e])=>e===t)?.[1]??String(t),Wt=t=>String(Number(t.toFixed(4))),
co=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=ln.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=h("th","",null,{scope:"row"});o.append(s);let[r,i,a]=Array.from({length:3},
()=>o.insertCell()),l=h("span"),p=h("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(l," ",p);let u={
row:o,head:s,words:l,button:p,because:i,outputs:a,value:e,name:n,rule:null};return p.addEventListener("click",()=>{this.asked=u.rule,this.log.ask({type:"search",
kind:"rule",rule:u.rule}),this.sayButton(u)}),u}sayButton({button:e,rule:n}){let o=!!(this.asked&&dn(this.asked,n));e.disabled=o,O(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
O(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let a=dn(i.rule,e.own);me(i.row,a?
"gp-own-rule":""),O(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:a}=i.prompts[o],l=a.every(({exact:g})=>g),
p=i.stop&&l?null:this.answerTo(e.rule),u=!p&&!(i.stop&&l);if(e.button.hidden=!u||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
p){O(e.words,`after step ${p.steps}`),O(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(p));return}l?O(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${Xn(i)}`:"not yet"):O(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),O(e.because,this.reasons(a,n,e.rule)),!l||
!i.stop?O(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&dn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:l})=>l[o].kept.slice(0,s));return[r.filter(({node:l},p)=>!i[p]||
i[p].node!==l).length,r.length,r[0]?{text:so(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${J(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",de(io(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${Ms(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${a}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>ed(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:l}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(l===null)return`fewer than ${o.size} texts have ended`;let p=s.earlyStopping==="never"&&s.lengthPenalty>0,u=`${J(r)} / ${i} ^ ${Wt(s.lengthPenalty)} = ${J(
a,4)}`+(p?" (as if it had the longest possible length)":""),g=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${g}, ${u}, is above \
the worst that is kept, ${J(l,4)}`;if(e.why==="settled")return`no ${g} can better what is kept: the best, ${u}, is not above the worst that is kept, ${J(l,4)}`;
let k=a>l?`, though the best ${g}, ${u}, was above the worst of them, ${J(l,4)}`:"";return`${o.size} texts have ended, which is enough${k}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Ee(s.stop_reason)[0]})`:""}`}},ed=({group:t})=>t===null?"":
`group ${Ke(t)}: `;function $i(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,a,l]=["slide","power","rule","own-again","of-prompt"].map(o),[p,u,g]=["formula","honest","rest"].map(
o),k=new ro(o("hypothesis-table"),e),_=new co(t,e),A=new ao(t,e),L={},E=new Map;for(let[x,M]of ln)i.append(h("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>W({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&W({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(b(bs(e)),!0)),i.addEventListener("change",()=>W({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{L={},c(),s.focus()}),
l.addEventListener("change",()=>c());function W(x){L={...L,...x},c()}let b=x=>({...x.own,...L});function T(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Wt(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function v(x){return M=>{let N=JSON.stringify(
M),q=E.get(N);if(q)return q;let B=di(x,M);return B.stop&&E.set(N,B),B}}function d(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(N=>({node:N,score:N.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function c({onlySelection:x=!1,anew:M=!1}={}){let N=bs(
e),q=!!(e.finished||e.failed),B=m(N.prompts.length),P=v(N),C=N.together!==null&&pi(N,P(N.own),!!e.finished),R=C?b(N):N.own,z=C?P(R):d(N),j=C?P(N.own):z,D=C&&!dn(
R,N.own),U=fi(N,B,z,R,q),re=D?new Map(j.prompts[B].kept.map(({node:fe},ue)=>[fe,ue])):null;if(k.draw(U.slice(0,40),re,N),g.hidden=U.length<=40,O(g,`and ${I(U.length-
40)} more, with lower scores`),x)return;for(let fe of["what-if","stopping"])o(fe).hidden=!C;o("greedily").hidden=!1,T(R,M),a.hidden=!D,O(a,`Back to the run’s ow\
n: ${Wt(N.own.lengthPenalty)}, ${Ms(N.own.earlyStopping)}`);let ie=U.filter(({place:fe})=>fe!==null);O(o("counts"),f(U,ie)),O(o("scored"),`sum / length ^ ${Wt(R.
lengthPenalty)}`),p.setAttribute("aria-live",D?"polite":"off"),O(p,w(ie[0],R)),y(C?S(z,j,B,N,R,q):$(N)),C&&_.draw(N,B,P,R,q),A.draw(N,B,j)}function m(x){return o(
"of-prompts").hidden=x<2,l.options.length!==x&&l.replaceChildren(...Array.from({length:x},(M,N)=>h("option","",`prompt ${N+1}`,{value:N}))),Math.max(0,l.selectedIndex)}
function f(x,M){let N=x.filter(({state:B})=>B==="running").length,q=x.filter(({state:B})=>B==="returned").length;return[`${I(x.length-N)} ended`,`${I(M.length)}\
 kept`,...N?[`${I(N)} running`]:[],...q?[`${I(q)} output${q>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:N,
score:q}=x;return`The best: score = sum / length ^ length_penalty = ${J(Pe(N))} / ${N.length} ^ ${Wt(M)} = ${J(q,4)}`}function y(x){u.hidden=!x,O(u,x)}function $(x){
return x.prompts.every(({steps:M,given:N})=>M.length===N)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,N,q,B,P){
let C=Math.max(1,...q.prompts.map(({steps:j})=>j.length-q.start)),R=C**B.lengthPenalty;if(!Number.isFinite(R)||R===0)return`No number of the machine holds ${C} \
^ ${Wt(B.lengthPenalty)}: the search itself would fail.`;let z=x.prompts[N].pools.filter(({exact:j})=>!j);if(z.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${z.map(({group:D})=>"group "+Ke(D)).join(", ")} would have lost to divers\
ity.`;if(dn(B,q.own))return"";if(!x.stop){let j=`${Xn(x)}, where the record${q.together?"":" of a group"} ends`;return P?`With these settings the search would h\
ave gone on past step ${j}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let j=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${j}: what ended later does not count.`}return""}return x=>{if(x.run&&(L={},E=new Map,l.replaceChildren()),
(x.run||x.searched)&&(_.asked=A.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:N,steps:q,status:B,selection:P,searched:C}=x;N||q||B||C?c({anew:N}):P&&c({onlySelection:!0})}}var td=["token_id","text","piece","logprob","raw_logprob","entropy"],Os=class extends Nt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},lo=class extends Yt{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new Os(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(vi,e.type)&&vi[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?Ce(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,a])=>[i,r(i,a)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},vi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(td.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Si={},_i={},ho=new Map,po=new Map,Es="bits";function Ts(t){return ho.has(t)||ho.set(t,Object.assign(new Nt,{unit:Es})),ho.get(t)}function Ls(t){return po.has(
t)||po.set(t,Object.assign(new lo(t),{unit:Es})),po.get(t)}function As(t){Es=t;for(let e of[...ho.values(),...po.values()])e.setUnit(t)}function nd(t,e,{log:n="\
main"}={}){Mi(Si[t],t,e,Ts(n))}function od(t,e,{group:n}){Mi(_i[t],t,e,Ls(n))}function Mi(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}xr(s),o.subscribe(s,t(s,o))}function sd(t,e,n){Ts(t).feedRun(e||"",n)}function rd(t,e,n){Ls(t).
feedRun(e||"",n)}function Oi(t,e){Si=t,_i=e;let n={mount:nd,feed:sd,chooseUnit:As,log:Ts,RunLog:Nt,mountGroup:od,feedGroup:rd,group:Ls};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function fo(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function _n(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",o)}var Ti={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:F},count:{least:[0,1],powers:!0,write:t=>Ei(10**t)},rank:{least:[-1,0],powers:!0,write:t=>Ei(10**-t)}},Ei=t=>t<1e4?I(Math.round(
t)):I(Math.round(t/1e3))+"k",Mn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
uncertain the next token was, for the model (before) and for the draw (after).",series:[{name:"surprisal",look:"gp-surprisal",tip:"How unexpected the chosen tok\
en was: minus the logarithm of its probability after the processors; before them where a text was only read.",value:t=>Le(t).surprisal},{name:"entropy before",look:"\
gp-entropy-before",tip:"How uncertain the model was, before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entro\
py after",look:"gp-entropy-after",tip:"How uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"c\
andidates kept",axis:"count",about:"How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one bel\
ow.",series:[{name:"candidates kept",look:"gp-left",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.log10(Math.max(
1,Je(t)))}]},cumulative:{name:"cumulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where th\
e text is unlikely. The prompt is added up for itself.",series:[{name:"after the processors",look:"gp-drawn",sum:!0,tip:"Added up from the probabilities that th\
e tokens were drawn with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",look:"gp-model",sum:!0,tip:"Added up from the pr\
obabilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found\
 each looked-up token at each place, before the processors.",of:t=>ee(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>ee(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var Li=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function Ai(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),a=t.querySelector(".gp-cursor"),l=t.querySelector(".gp-reading"),p=t.querySelector(".gp-unit"),u=t.querySelector(".gp-view"),g={left:46,right:10,top:10,bottom:24,
height:240},k=[],_=[],A=[[1/0,-1/0]],L=A[0],E=0,W=new Map,b=0,T="",v=()=>Mn[u.value],d=()=>Ti[v().axis],c=H=>H.isPrompt?H.index-e.started.prompt_tokens.length:H.
index;function m(){let H=Object.keys(Mn).filter(ne=>Mn[ne].series||W.size);if(H.length===u.options.length)return;let Z=H.includes(u.value)?u.value:H[0];u.replaceChildren(
...H.map(ne=>h("option","",Mn[ne].name,{value:ne}))),u.value=Z}function f(H){let Z=!1;for(let ne of H)for(let{token_id:oe,text:le}of ne.watched||[])Z||=!W.has(oe),
W.set(oe,le);return Z}let w=({of:H})=>[...W].slice(-8).map(([Z,ne],oe)=>({name:ne,look:`gp-watched-${oe}`,tip:`The looked-up token ${X(ne)}, number ${Z} of the \
vocabulary.`,value:le=>{let pe=(le.watched||[]).find(({token_id:be})=>be===Z);return pe?H(pe):null}})),y=(H,Z,ne)=>{let oe=document.createElementNS(s.namespaceURI,
H);Z&&oe.setAttribute("class",Z);for(let[le,pe]of Object.entries(ne||{}))oe.setAttribute(le,pe);return oe};function $(){m(),k=(v().series||w(v())).map((H,Z)=>({
...H,line:y("polyline",H.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:y("path",`gp-dot ${H.look}`,{d:Li[Z]}),ends:[],totals:[0]})),_=[],A=A.
slice(0,1),T="",i.replaceChildren(...k.map(({line:H})=>H).reverse()),a.replaceChildren(a.querySelector(".gp-here"),...k.map(({dot:H})=>H).reverse()),t.querySelector(
".gp-keys").replaceChildren(...k.map(S)),B()}function S({name:H,look:Z,tip:ne},oe){let le=h("span","",null,{tabindex:"0","data-tip":ne}),pe=y("svg","",{width:26,
height:8,"aria-hidden":"true"});return pe.append(y("line",`gp-key ${Z}`,{x1:0,y1:4,x2:26,y2:4}),y("path",`gp-dot ${Z}`,{d:Li[oe],transform:"translate(13 4)"})),
le.append(pe,v().of?de(H):H),le}function x(H,Z,ne){let oe=s.createSVGPoint();[oe.x,oe.y]=[Z,ne],H.points.appendItem(oe)}let M=([H,Z],ne)=>[Math.min(H,ne),Math.max(
Z,ne)],N=(H,Z,ne)=>Z===null||H.sum?We(Z):We(Z)??Math.max(d().least[1],ne[1]);function q(H){let{keep:Z,added:ne}=at(_,H);if(f(ne)){$(),q(H);return}_.length=Z,A.length=
Z+1;for(let oe of k){oe.ends.length=Z,oe.totals.length=Z+1;let le=oe.ends.at(-1)??0;for(;oe.line.points.numberOfItems>le;)oe.line.points.removeItem(oe.line.points.
numberOfItems-1)}for(let oe of ne){let le=A.at(-1);for(let pe of k){let be=N(pe,pe.value(oe),le);if(pe.sum){let zt=pe.totals.at(-1);be=zt===null||be===null?null:
zt+be,pe.totals.push(be)}be!==null&&(x(pe.line,oe.index,be),le=M(le,be)),pe.ends.push(pe.line.points.numberOfItems)}A.push(le),_.push(oe)}}function B(){E=e.promptSteps.
length,O(t.querySelector(".gp-about"),v().about+(E?" The prompt stands before the text, on a ground of its own.":"")),L=[1/0,-1/0];for(let H of k){H.promptLine&&
H.promptLine.remove(),H.promptLine=null;let Z=0;for(let ne of e.promptSteps){let oe=N(H,H.value(ne),L);oe!==null&&(H.sum&&(oe=Z+=oe),H.promptLine||(H.promptLine=
y("polyline",`${H.look} gp-of-prompt`,{"vector-effect":"non-scaling-stroke"}),i.prepend(H.promptLine)),x(H.promptLine,c(ne),oe),L=M(L,oe))}}}let P=()=>Math.max(
9,_.length-1)+E,C=H=>g.left+(H+E)/P()*(b-g.left-g.right),R=()=>d().unit?Ce(1,e.unit):1;function z(){let{least:H,powers:Z}=d(),ne=R(),[oe,le]=[A.at(-1),L].reduce(
([be,zt],[Jo,yc])=>[Math.min(be,Jo*ne),Math.max(zt,yc*ne)],H),pe=Z?Math.max(1,Math.ceil((le-oe)/6)):D(le-oe,4);return{low:Math.floor(oe/pe+1e-9)*pe,high:Math.ceil(
le/pe-1e-9)*pe,step:pe}}let j=(H,{low:Z,high:ne})=>g.top+(1-(H-Z)/(ne-Z))*(g.height-g.top-g.bottom);function D(H,Z){let ne=H/Z,oe=10**Math.floor(Math.log10(ne));
return oe*[1,2,5,10].find(le=>le*oe>=ne)}function U(){let H=z(),Z=[b,P(),E,H.low,H.high,e.unit].join(" ");if(Z===T||!b)return;T=Z;let ne=(C(1)-C(0)).toFixed(5),
oe=(j(0,H)-j(R(),H)).toFixed(5);i.setAttribute("transform",`matrix(${ne} 0 0 ${-oe} ${C(0)} ${j(0,H)})`),r.replaceChildren();let le=E?C(-.5):0;E&&r.append(y("re\
ct","",{x:g.left,y:g.top,width:Math.max(0,le-g.left),height:g.height-g.top-g.bottom}));for(let be=H.low;be<=H.high+H.step/1e6;be+=H.step)re(g.left,j(be,H),b-g.right,
j(be,H)),ie(d().write(Math.abs(be)<H.step/1e6?0:be),g.left-7,j(be,H)+4,"end");let pe=D(P()+1,Math.max(3,Math.min(10,b/90)));for(let be=Math.max(1,pe);be<=P()-E+
1;be+=Math.max(1,pe))ie(be,C(be-1),g.height-6,"middle");E&&(re(le,g.top,le,g.height-g.bottom,"gp-border"),le-g.left>44&&ie("prompt",g.left,g.height-6,"start")),
ie("token",C(0),g.height-6,"start"),d().unit&&ie(e.unit,Math.max(g.left,le)+4,H.high>0?g.top+12:g.height-g.bottom-6,"start")}function re(H,Z,ne,oe,le){r.append(
y("line",le,{x1:H,y1:Z,x2:ne,y2:oe}))}function ie(H,Z,ne,oe){let le=y("text","",{x:Z,y:ne,"text-anchor":oe});le.textContent=H,r.append(le)}function fe(H){if(a.setAttribute(
"visibility",H&&b?"visible":"hidden"),!H){O(l,"The curve grows with the text."),_n(o,null,0,"no token yet");return}let Z=C(c(H));for(let[le,pe]of Object.entries(
{x1:Z,x2:Z,y1:g.top,y2:g.height-g.bottom}))a.querySelector(".gp-here").setAttribute(le,pe);let ne=z();for(let le of k){let pe=ue(le,H);le.dot.setAttribute("visi\
bility",pe===null?"hidden":"inherit"),pe!==null&&le.dot.setAttribute("transform",`translate(${Z} ${j(pe*R(),ne)})`)}let oe=Ye(H);O(l,oe),_n(o,H,_.length,oe,E)}function ue(H,Z){
let ne=Z.isPrompt?H.promptLine:H.line;if(!ne||!ne.points.numberOfItems)return null;if(Z.isPrompt){let le=ne.points.numberOfItems-E+Z.index-1;return le<0?null:ne.
points.getItem(le).y}let oe=H.ends[Z.index]??0;return oe===(H.ends[Z.index-1]??0)?null:ne.points.getItem(oe-1).y}function Ye(H){let Z=`${H.isPrompt?`Prompt toke\
n ${H.index+1}`:`Token ${H.index+1}`}, ${X(H.chosen.text)}: `,{surprisal:ne,entropyBefore:oe,entropyAfter:le}=Le(H),[pe,be,zt]=[ne,oe,le].map(Jo=>xe(We(Jo),e.unit));
return v().of?Z+(Rn(H)||"no token was looked up here"):u.value==="kept"?Z+(H.isPrompt?"no processor takes part":`${I(Je(H))} of ${I(H.distribution.vocab)} token\
s kept`):u.value==="cumulative"?Z+Ct(H):Z+`surprisal ${pe}; entropy `+(H.isPrompt?be:`${be} before, ${zt} after`)}function Ct(H){return"log-probability so far "+
k.filter(ne=>ne.value(H)!==null).map(ne=>{let oe=ue(ne,H);return`${oe===null?"minus infinity":xe(oe,e.unit)} ${ne.name}`}).join(", ")}function Rn(H){return(H.watched||
[]).map(Z=>{let ne=Z.logprob===null?"removed after":`${F(ee(Z.logprob))} after`;return`${X(Z.text)} ${F(ee(Z.raw_logprob))} before${Z.raw_rank?` (rank ${I(Z.raw_rank)}\
)`:""}, ${ne}`}).join("; ")}function Bn(H){let Z=(H.clientX-s.getBoundingClientRect().left-g.left)/(b-g.left-g.right),ne=Math.max(-E,Math.min(_.length-1,Math.round(
Z*P())-E));return ne<0?e.promptSteps[ne+E]:_[ne]}fo(o,e,{stepUnder:Bn,hover:H=>O(l,Ye(H)),leave:()=>fe(e.current())}),p.addEventListener("change",()=>As(p.value)),
u.addEventListener("change",()=>{$(),Ft()});function Ft(){let H=e.current();q(H?e.lastOf(H):null),U(),fe(H)}return new ResizeObserver(([H])=>{b=H.contentRect.width,
Ft()}).observe(o),H=>{H.unit&&(p.value=e.unit),H.run&&(W=new Map),H.watched&&f(_),H.run||H.watched?$():H.prompt&&B(),Ft()}}var Ci=new WeakMap;function Ie(t){let e=Ci.get(t)||[],[n]=t.lines(),{keep:o,added:s}=at(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return Ci.set(t,e),
e}function tt({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function De({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var uo=({groups:t},e,n)=>Pi(t[e].model)===Pi(t[n].model);function Pi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function mo(t,e,n){let o=[e,n].map(i=>Ie(t.shownOf(i).log)),s=uo(t,e,n)?id(...o):
ad(...o),r=o.map((i,a)=>s[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function id(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Ni=({piece:t})=>t??"\0";function ad(...t){
let[e,n]=t.map(r=>r.map(Ni).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>cd(r,s))}function cd(t,e){let n=0,o=0;for(;o<
t.length&&(n+=Ni(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var On=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Wi(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var qi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Ii(t){let e=qi?[...qi.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function Ri(t,e){
let n=[t,e].map(g=>g.map(({word:k})=>k)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let a=0;for(;a<r-i&&o.at(-1-a)===s.at(-1-a);)a+=1;
let l=n.map(g=>g.map((k,_)=>_<i||_>=g.length-a)),p=n.map(g=>g.slice(i,g.length-a)),u=p.some(g=>g.length>1200);for(let[g,k]of ld(...p.map(_=>_.slice(0,1200))))l[0][i+
g]=l[1][i+k]=!0;return{kept:l,shared:l[0].filter((g,k)=>g&&o[k]).length,cut:u}}function ld(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;o[a]=t[r]===e[i]?o[a+n+1]+1:Math.max(o[a+n],o[a+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function Bi(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function l(k){let _=h("div","gp-text-side"),A=h("h3","gp-side-name"),L=h("p","gp-side-text",
null,{dir:"auto"});return _.append(A,L),s.append(_),{head:A,body:L,tag:k}}let p=["del","ins"].map(l);function u({body:k,tag:_},A,L){let E=[],W="",b=!1,T=()=>{W&&
E.push(b?h(_,"",W):W),W=""};A.forEach(({space:v,word:d},c)=>{let m=!L[c]&&!!d;m!==b?!m||!W?(T(),b=m,W=v+d):(W+=v,T(),b=!0,W=d):W+=v+d}),T(),k.replaceChildren(...E)}
function g(k){clearTimeout(i),i=0,a=performance.now();let _=k.map(v=>Ii(On(Ie(e.shownOf(v).log)))),{kept:A,shared:L,cut:E}=Ri(..._);p.forEach((v,d)=>u(v,_[d],A[d]));
let[W,b]=_.map(v=>v.filter(({word:d})=>d).length),T=t.querySelector(".gp-alike");V(T,W+b>0),W+b&&(O(t.querySelector(".gp-share"),`${F(2*L/(W+b))} in common`),O(
t.querySelector(".gp-formula"),`2 × ${I(L)} shared words / (${I(W)} + ${I(b)})`)),V(t.querySelector(".gp-cut"),E),O(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let k=e.header&&e.header.kind===
"lanes"?tt(e):null,_=k?k.map(b=>Ie(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let A=k.map(b=>De(e,b)),L=JSON.stringify([A,..._.map(b=>On(
b))]);if(L===r&&(!i||e.running))return;r=L,O(t.querySelector(".gp-pair"),`${A[0]} beside ${A[1]}, word by word`),p.forEach(({head:b},T)=>_e(b,`${A[T]} ${e.groups[k[T]].
title}`,{plain:!0}));let W=_[0].length*_[1].length>2e5&&e.running?a+500-performance.now():0;W<=0?g(k):i||=setTimeout(()=>g(tt(e)),W)}}function Fi(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
l=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],p="";function u(){for(let v of l)v.replaceChildren(...e.groups.map(({title:d},c)=>h("option","",`${De(
e,c)} ${d}`,{value:c})))}l.forEach((v,d)=>v.addEventListener("change",()=>{let c=tt(e),m=Number(v.value),f=m===c[1-d]?c[d]:c[1-d];e.setPair(...d?[f,m]:[m,f])}));
let g=({log:v})=>!!(v.finished||v.failed||e.done);function k(v,{kind:d,at:c,shorter:m}){let[f,w]=v.map(C=>De(e,C)),[y,$]=v.map(C=>e.shownOf(C)),S=[y,$].map(({log:C})=>Ie(
C));if(!S[0].length||!S[1].length)return[`${f} and ${w} have no tokens to compare yet.`];let x=`${I(c[0])} token${c[0]===1?"":"s"}`;if(d==="same")return g(y)&&g(
$)?[`${f} and ${w} never parted: both wrote the same ${x}.`]:[`${f} and ${w} have written the same so far: ${x}.`];if(d==="shorter"){let[C,R]=m?[w,f]:[f,w];if(!g(
m?$:y))return[`${f} and ${w} have written the same so far; ${R} is ahead.`];let{finished:z}=(m?$:y).log,j=z&&z.sequences.length?`, which ${Ee(z.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${I(c[m])} tokens${j}, is how ${R} begins. ${R} goes on with `,{token:S[1-m][c[1-m]].chosen.text},"."]}let M=c[0]===c[1]?`at tok\
en ${I(c[0]+1)}`:`at token ${I(c[0]+1)} of ${f} and token ${I(c[1]+1)} of ${w}`,N=On(S[0],c[0]),q=N?["Both had written ",{token:Wi(N)},". "]:["They part at once\
. "],[B,P]=S.map((C,R)=>C[c[R]]);return[...N?[`They part ${M}. `]:[],...q,`${f} ${_(B)} `,{token:B.chosen.text},` (${A(B)}), ${w} ${B.given||P.given?`${_(P)} `:
""}`,{token:P.chosen.text},` (${A(P)}).`]}let _=({given:v})=>v?"was given":"chose",A=v=>v.chosen.logprob===null?yt(v.chosen):F(Le(v).probability);function L(v){
let d=JSON.stringify(v);d!==p&&(p=d,s.replaceChildren(...v.map(c=>{if(typeof c=="string")return c;let m=h("span","gp-quote");return m.append("“",de(c.token,"g\
p-strong"),"”"),m})))}function E(v,d){let c=new Map;return v.forEach(({chosen:f,distribution:w},y)=>{for(let $ of[...w.candidates,f]){let S=d?$.token_id:$.text;
c.has(S)||c.set(S,{label:$.text,sides:[null,null],most:0});let x=c.get(S);x.sides[y]||(x.sides[y]={candidate:$,isChosen:$.token_id===f.token_id},x.most=Math.max(
x.most,ee($.logprob),ee($.raw_logprob)))}}),[...c.values()].sort((f,w)=>w.most-f.most).filter(({sides:f,most:w},y)=>y<10&&(y<o[0]||w>=o[1])||f.some($=>$&&$.isChosen))}
function W(){let v=h("tr"),d=h("th","",null,{scope:"row"});return d.append(h("bdi","gp-word")),v.append(d,...[0,1].map(()=>{let c=h("td"),m=h("div","gp-side"),f=h(
"span","gp-tracks");f.append(h("i","gp-bar gp-after"),h("i","gp-bar gp-before"));let w=h("span","gp-values");return w.append(h("span"),h("small")),m.append(h("s\
pan","gp-sign"),f,w),c.append(m),c})),v}function b(v,d,c,m){let[f,w,y]=v.firstChild.children,[$,S]=d?[d.candidate.logprob,d.candidate.raw_logprob].map(ee):[0,0],
x=!!d&&d.candidate.logprob===null,M=!!d&&d.isChosen;me(v,[M&&"gp-chosen",x&&"gp-removed",!d&&"gp-unlisted"].filter(Boolean).join(" ")),O(f,M?"▶":x?"✕":""),ae(
w.children[0],"width",$/c),ae(w.children[1],"width",S/c),O(y.children[0],d?x?"":F($):"–"),O(y.children[1],d?F(S):"");let N=d?[M&&"chosen",x?yt(d.candidate):F(
$),`${F(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";K(v,{"aria-label":`${m}: ${N}`,title:x?yt(d.candidate):""})}function T(v,d){let c=E(
d,uo(e,...v)),m=c.flatMap(S=>S.sides).filter(Boolean),f=m.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...m.flatMap(({candidate:S})=>[ee(S.
logprob),ee(S.raw_logprob)]));i.classList.toggle("gp-plain",f),V(t.querySelector(".gp-before-key"),!f),V(t.querySelector(".gp-removed-key"),m.some(({candidate:S})=>S.
logprob===null)),V(t.querySelector(".gp-unlisted-key"),m.length<2*c.length);let y=Q(a.tBodies[0],c.length,W);c.forEach(({label:S,sides:x},M)=>{let[N,...q]=y[M].
cells;_e(N.firstChild,S),q.forEach((B,P)=>b(B,x[P],w,De(e,v[P])))});let $=a.tHead.rows[0].cells;v.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:N}=Le(d[x]);
_e($[x+1],`${De(e,S)} ${M}, entropy ${xe(N,e.unit)}`,{plain:!0})})}return v=>{let d=e.header&&e.header.kind==="lanes"?tt(e):null;if(t.hidden=!d,!d)return;(v.run||
v.lanes)&&u(),l.forEach(($,S)=>{$.value=d[S]});let c=mo(e,...d);L(k(d,c));let[m,f]=d.map($=>De(e,$)),w=uo(e,...d);V(r,!w),w||O(r,`${m} and ${f} run on different\
 models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let y=c.kind==="apart"?d.map(($,S)=>Ie(e.shownOf(
$).log)[c.at[S]]):null;V(i,!!y),y&&T(d,y)}}var Cs=5,hd=.9;function pd(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-hd));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:wt(e),low:e[o],high:e[n-1-o]}}function Ps(t,e){if(t.length<Cs)return"few";let{low:n,high:o}=pd(t);return n>
e?"above":o<e?"below":"open"}function zi(t,e=!0){let n=([r,i])=>G(r)&&G(i),o=(r,i)=>Ps(r.map((a,l)=>[a,i[l]]).filter(n).map(([a,l])=>a-l),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((a,l)=>i===l||o(r,a)===(e?"above":"below")));return s<0?null:s}function ji(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:go([])};let s=n.reduce((a,l)=>o(l)<o(a)?l:a),r=n.reduce((a,l)=>o(l)>o(a)?l:a),i=go(n.map(o));return{low:s,high:r,best:Ns(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function Ns(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=n.map(({each:a})=>a[t.name]||[]);if(!t.better||o.some(({length:a})=>a!==
o[0].length))return null;let s=zi(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=a=>t.better==="more"?a<r:a>r;return s!==null&&n.every(({values:a},l)=>l===
s||i(a[t.name]))?n[s]:null}function go(t){let e=[...new Set(t)].sort((l,p)=>l-p),[n,o]=[e[0],e.at(-1)],s=l=>p=>o>n?(l(p)-l(n))/(l(o)-l(n)):0,r=l=>e.some(p=>e.filter(
u=>u>=p&&l(u)-l(p)<.1).length>Math.max(1,e.length/2)),i=l=>e.length>1?e.indexOf(l)/(e.length-1):0,a=[{name:"linear",share:s(l=>l)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:l})=>!r(l))||a.at(-1)}var Ws={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function qt(t,{each:e}){let n=(e[t.name]||[]).filter(G);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>nt(t,r));
return o===s?"":`${o} to ${s}`}var wo=t=>t.better==="less"?"heat":"prob";function nt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function Hi(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,a,l,p]=[250,62,24,30,40],u=Math.max(260,t.clientWidth),g=se("svg","gp-chart"),k=({label:S,value:x,range:M})=>`${S}\
: ${nt(n,x)}${M?` (${M})`:""}`;K(g,{role:"img",viewBox:`0 0 ${u} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(k).join(", ")}`}),t.replaceChildren(g);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),A=s&&_.length>0&&Math.min(..._)>0,L=A?Math.log:S=>S,[E,W]=_.length?[L(Math.min(..._)),L(Math.max(..._))]:
[0,1],b=(W-E||Math.abs(W)||1)*.08,T=S=>l+(1-(L(S)-E+b)/(W-E+2*b))*(r-l-p),v=fd(o.map(({label:S})=>S)),d=22,c=o.map((S,x)=>({...S,at:i+d+v[x]*(u-i-a-2*d)})).sort(
(S,x)=>S.at-x.at),m=(S,x,M,N)=>{let q=se(S,x);K(q,M),N!==void 0&&(q.textContent=N),g.append(q)},f=A?Dn(Math.exp(E-b),Math.exp(W+b)):ke(E-b,W+b,4);for(let S of _.
length?f:[])m("line","gp-guide",{x1:i,x2:u-a+8,y1:T(S),y2:T(S)}),m("text","gp-tick",{x:i-8,y:T(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
A&&m("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";c.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((c[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${T(S).toFixed(1)}`)}),m("path","gp-course",{d:w||"M0 0"});let[y,$]=[Di(46),Di(46)];c.forEach(({label:S,value:x,each:M,best:N,
at:q})=>{y(q)&&m("text","",{x:q,y:r-p+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&m("line","gp-seeds",{x1:q,x2:q,
y1:T(Math.min(...M)),y2:T(Math.max(...M))}),m("circle","",{cx:q,cy:T(x),r:5}),($(q)||N)&&m("text","gp-told",{x:q,y:T(x)-10,"text-anchor":"middle"},nt(n,x)+(N?" \
★":"")))}),m("text","",{x:(i+u-a)/2,y:r-4,"text-anchor":"middle"},e)}function fd(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(go(e).share):t.map((n,o)=>o/(t.length-1))}function Di(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}function bo(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?` In ${o}.`:"",s?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,h("span","gp-formula",n),...r)}function Ki(t,e,n){let{low:o,high:s,best:r,scale:i}=n,a=e.metric,l=e.group.groups.some(_=>qt(a,_)),p=_=>_&&e.nameOf(_.number)+
_.values[a.name],u=[a.name,p(o),p(s),r&&r.number,i.name,l].join();if(t.dataset.key===u||(t.dataset.key=u,t.replaceChildren(),!o))return;let g=_=>h("b","",nt(a,_.
values[a.name],{unit:!0})),k=(_,A)=>{let L=h("span","",_+" ");return L.append(g(A),` at ${e.nameOf(A.number)}`),L};o.values[a.name]===s.values[a.name]?t.append(
"The same everywhere: ",g(o)):t.append(k("lowest",o),ud(wo(a)),k("highest",s)),Ws[i.name]&&t.append(h("span","",`Coloured ${Ws[i.name]}.`)),l&&t.append(h("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(h("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function ud(t){
let e=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=h("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Gi(t,e,{
best:n,scale:o}){if(t.hidden=!e.isList||e.view!=="heat",t.hidden)return;let s=e.metric,[{knob:r,values:i}]=e.axes,a=e.inOrder.map(p=>({label:i[p.place[1]],value:p.
values[s.name],each:(p.each[s.name]||[]).filter(G),range:qt(s,p),best:n===p})),l=JSON.stringify([a,s.name,o.name,t.clientWidth]);t.dataset.key!==l&&(t.dataset.key=
l,Hi(t,{knob:r,metric:s,points:a,wide:o.name!=="linear"}))}var md={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},dt=t=>Fe(md,t,"■"),ht=t=>t==="failed"?["an error",
"ended in an error"]:Ee(t),Ve=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,pt=t=>t.log?t.log.numTokens:t.tokens.length;function Ne(t){return Ve(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function hn(t){let e=Ne(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function _t({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Mt=t=>X(t).slice(1,-1);function qs(t,e){let n=h("span","gp-stepper"),[o,s,r]=[h("button","","‹"),h("span"),h("button","","›")];n.append(o,s,r);let i=0,a=p=>u=>{u.stopPropagation(),
Is(t,i,p)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([p,u,g])=>{K(p,{type:"button","aria-label":g,tabindex:e}),p.addEventListener(
"click",a(u))});function l(p){i=p;let{entries:u}=t.groups[p];n.hidden=u.length<2,O(s,`${u.indexOf(t.shownOf(p))+1}/${u.length}`)}return{box:n,draw:l}}function Is(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Ui(t,e,n){let o=L=>t.querySelector(".gp-whole"+L),s=o(""),r=qs(
e,0),i=h("span"),a=h("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,a);let l=null;function p(L){let E=o("-text"),W=_t(L);E.childElementCount||
E.append(h("span","gp-prompt"),h("span")),O(E.firstChild,e.header.prompt+(e.apart?`
`:"")),O(E.lastChild,W);let b=Ne(L),T=b&&b!=="failed"?`${dt(b)} The text ${ht(b)[1]}`:"";O(o("-end"),[Y(pt(L),"token"),T||(b?"":pt(L)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function u(L){let E=Ve(L),W=o("-problem");W.hidden=!E,E&&W.replaceChildren(h("b","","✕ "),`${E.message} ${E.fix||""}`)}function g({
values:L,entries:E}){O(o("-over"),E.length>1?`The ${I(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let W=Q(o("-values"),e.metrics.
length,()=>{let b=h("div");return b.append(h("dt"),h("dd")),b});e.metrics.forEach((b,T)=>{O(W[T].firstChild,b.title),O(W[T].lastChild,nt(b,L[b.name],{unit:!0})),
K(W[T],{title:`${b.meaning} ${b.formula}`})})}function k(){if(l===null)return;let L=e.shownOf(l);O(o("-title"),n(l)),K(s,{"aria-label":n(l)}),r.draw(l),O(i,(L.seed??
null)===null?"":`seed ${L.seed}`),a.hidden=!e.canAsk,p(L),u(L),g(e.groups[l])}function _(L){l=L,k(),s.open||s.showModal(),s.scrollTop=0}function A(){s.open&&s.close(),
l=null}return a.addEventListener("click",()=>{let{number:L}=e.shownOf(l);A(),e.ask({type:"open",entry:L})}),s.addEventListener("close",()=>{l=null}),s.addEventListener(
"click",({target:L})=>L===s&&A()),s.addEventListener("keydown",L=>L.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",A),{show:_,shut:A,draw:k}}var Vi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Yi(t){gd(t),wd(
t),new ResizeObserver(()=>!t.root.hidden&&!t.chart.hidden&&t.drawValues()).observe(t.root)}function gd(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let a=e.
tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener("keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||
r.altKey||r.metaKey)return;let{gpGroup:a}=i,l=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.key===" ")Is(o,a,1);else if(Object.hasOwn(Vi,r.key))s(Vi[r.
key](l.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepp\
er")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.focus(r)})}function wd(t){let{state:e,field:n,select:o}=t,
s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,bo(t.part("metric-meaning"),e),t.drawValues()}),s.addEventListener("click",({target:r})=>{
let i=r.dataset.view;if(i){e.view=i;for(let a of s.children)a.setAttribute("aria-pressed",String(a.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),
t.drawValues()}})}var Ji="perplexity",ko=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Ji)?Ji:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get metric(){return this.group.
metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(
({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{
entries:n}=this.group.groups[e],o=n.filter(Ve).length;return o&&n.length>1?`✕ ${o} of ${n.length}`:""}standingOf(e){let n=this.group.shownOf(e);return Ve(n)?"\
failed":Ne(n)?"":hn(n)==="decoding"?"decoding":this.group.done?"did not run":"waits"}};var Xi=300,bd={"":"(empty)",decoding:"…"},Rs=(t,e)=>{let n=h("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(de(e)),n};function ft(t,e){let n=h(t);
return n.append(...e),n}var yo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("chart-box"),this.whole=Ui(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:r,title:i})=>h("op\
tion","",i,{value:r}))),o.value=e.metricName;let s=e.axes.map(({knob:r})=>r).join(" and ");O(this.part("title"),s);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${s}`),this.focus(this.cells.length?this.cells[0].cell:null),bo(this.part("metric-meaning"),e)}makeCell({number:e}){let n=h(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=h("div","gp-cell-top"),[s,r]=[h("span","gp-value"),h("span","gp-star","★")],[i,a]=[h("small","gp-seeds-range"),
h("span","gp-some-failed")],l=h("bdi","gp-cell-text"),p=qs(this.group,-1);return r.hidden=!0,o.append(s,r,i,a,p.box),n.append(o,l),n.gpGroup=e,{cell:n,top:o,value:s,
star:r,range:i,failed:a,text:l,stepper:p,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=h("th","gp-knob",null,{scope:"colgroup",colspan:o.values.
length});r.append(h("span","",o.knob));let i=h("th","gp-side",s.knob,{scope:"col",rowspan:2}),a=[ft("tr",[i,r]),ft("tr",o.values.map(p=>Rs("col",p)))],l=p=>e.inRow(
p).map(({number:u})=>n[u].cell);return[ft("thead",a),ft("tbody",s.values.map((p,u)=>ft("tr",[Rs("row",p),...l(u)])))]}listRows(){let{state:e,cells:n}=this,[{knob:o,
values:s}]=e.axes,r=ft("tr",[h("th","gp-side",o,{scope:"col"}),h("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:l})=>ft("tr",[Rs("ro\
w",s[l[1]]),n[a].cell]));return[ft("thead",[r]),ft("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:a}=this.cells[e],l=o.shownOf(
e),p=Ve(l);O(a,n.failuresIn(e));let u=p?"✕ failed":_t(l,Xi).slice(0,Xi).trim(),g=n.standingOf(e);O(r,u||(bd[g]??g)),me(s,["gp-cell",p&&"gp-broken",!u&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=ji(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);e.isList&&O(this.part("metric-name"),o.title),Ki(this.part("legend"),e,s),Gi(this.chart,e,s)}drawValue(e,n,o){let s=this.cells[e.number],
{top:r,value:i,star:a,range:l}=s,p=e.values[n.name],u=Number.isFinite(p),g=u?`var(--gp-${wo(n)}-${o.level(p)})`:"";s.colour!==g&&(r.style.backgroundColor=s.colour=
g),me(r,u?"gp-cell-top":"gp-cell-top gp-none"),O(i,u?nt(n,p):e.entries.length===1&&Ve(e.entries[0])?"✕":"–"),O(l,u?qt(n,e):""),a.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",l=[n.nameOf(e),`${(n.
metric||{}).title}: ${r.textContent}${a}`,s.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];K(o,{"aria-label":l.filter(Boolean).join(
"; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,
table:o}=this,[s,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,a=s.top+o.tHead.offsetHeight;n.
scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.
scrollIntoView({block:"nearest",inline:"nearest"})}};function Zi(t,e){let n=new yo(t,new ko(e));return Yi(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var Qi={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Bs[ea(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Bs=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],ea=({rank:t})=>Bs.findIndex(([e])=>(t??
1/0)<=e);function xo(t,e,n){let{scale:o,level:s}=Qi[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=String(ea(n)):delete t.dataset.rank}function $o(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=Qi[e];if(t.replaceChildren(h("span","gp-meaning",i)),e===
"rank"){Bs.forEach(([,u,g],k)=>{let _=h("span","gp-chip",g,{"data-rank":k});_.style.backgroundColor=`var(--gp-${o}-${u})`,t.append(_)});return}let[a,l]=s||r.map(
u=>(n==="bits"?u:(u*Math.LN2).toFixed(1))+" "+n),p=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let u=0;u<=10;u++){let g=h("i");g.style.backgroundColor=`\
var(--gp-${o}-${u})`,p.append(g)}t.append(h("span","",a),p,h("span","",r?l+" or more":l))}var ta=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],kd="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",yd="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",vo=class{constructor(e,n){this.group=n;let o=h(
"div","gp-lane-head");this.name=h("button","gp-lane-name",null,{type:"button"}),this.letter=h("b","gp-letter"),this.title=h("bdi","gp-lane-title"),this.reference=
h("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=h("span","gp-lane-tools"),this.buttons=Object.fromEntries(
ta.map(([r,i])=>{let a=h("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),o.append(this.name,this.tools),this.settings=h(
"p","gp-lane-settings"),this.changed=h("p","gp-lane-changed","△ changed since this run"),this.state=h("p","gp-lane-state"),this.doing=h("b"),this.tokens=h("sp\
an","gp-lane-count"),this.company=h("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
h("p","gp-lane-parts"),this.seeds=h("p","gp-lane-seeds"),this.back=h("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=h("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=h("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=h("div","gp-problem"),this.why=h("span"),this.problem.append(h("b","","✕ "),this.why);let s=h("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:a}){
let l=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,e.title),V(this.reference,r),K(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),O(this.settings,xd(e,l,
n).join(" · ")),V(this.changed,!!n&&["model","seed","settings"].some(p=>(e[p]??null)!==(n[p]??null))),this.drawState(l),O(this.parts,i),V(this.parts,!!i),this.
drawSeeds(l,n),this.drawProblem(e,a)}drawTools(e,n,o){V(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=En};for(let[r,,i]of ta){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;K(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!s[r])})}O(this.buttons.select,e.selected?"✎ editing":"✎"),K(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),V(n,o)}drawState(e){if(V(this.state,
!!e),!e)return;let{log:n}=e;O(this.doing,$d(n,this.group.done));let o=Ie(n).length;O(this.tokens,o?`${I(o)} token${o===1?"":"s"}`:"");let s=Fs.get(n);n.shared>1&&
Fs.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Fs.get(n);if(V(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};O(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),K(this.company,{"data-tip":a?
yd:kd})}drawSeeds(e,n){let o=n?n.entries.length:0;V(this.seeds,o>1),!(o<2)&&(O(this.seed,`seed ${na(e)??"–"}, ${n.shown+1} of ${o}`),K(this.back,{"aria-disabl\
ed":String(n.shown===0)}),K(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),V(this.problem,
!!n),O(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},En=8,Fs=new WeakMap,na=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function xd(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?na(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function $d(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Ee(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?Kt(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var So=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new lt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:l}=at(this.steps,Ie(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let p of l)this.append(p,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){Qt(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=h("span","gp-token",null,{role:"button",tabindex:"-1"});
xt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),$t(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){xo(e.querySelector(".gp-ink"),n,Le(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${X(o.text)}`,...Un(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(", "))}whyOf(e){
let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.
length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.
dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.
parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){
this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.
rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return je(this.tokens,o,
1);case"ArrowUp":return je(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function oa(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
l=Zt(t,n,e,d=>{let c=a.get(d);if(!c)return null;let{token:m,step:f,index:w,lane:y}=c;return{id:m.token_id,text:m.text,where:`token ${w+1}`,step:f,why:y.whyOf(d)}}),
p=()=>({shade:o.value,unit:e.unit});function u(){return e.lanes?e.lanes.map(d=>({key:`lane ${d.id}`,lane:d,number:e.groups.findIndex(({id:c})=>c===d.id)})):e.groups.
map(d=>({key:`group ${d.number}`,lane:d,number:d.number}))}function g(d){let c=document.activeElement,m=[...n.children].indexOf(c&&c.closest(".gp-lane")),f=new Set(
d.map(({key:w})=>w));for(let[w,{element:y}]of i)f.has(w)||(y.remove(),i.delete(w));d.forEach(({key:w,lane:y,number:$},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:y,number:$}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),k(),!(m<0||document.activeElement===c)&&(c.isConnected?c.focus():n.
children.length&&n.children[Math.min(m,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:d}=n,[c,m,f]=[240,12,4];if(!d||
!i.size)return;let w=Math.max(1,Math.min(f,Math.floor((d+m)/(c+m)))),y=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/y))}new ResizeObserver(
k).observe(n);function _(d){let c=h("li","gp-lane"),m=new vo(c,e),f=h("p","gp-note gp-not-yet","Not run yet."),w=h("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),y=h("div","gp-lane-bottom");y.append(f,w),c.append(y);let $={element:c,head:m,note:f,body:w,text:new So(w,a)};return i.set(d,$),$}function A(d,c,m,f){let{
element:w,head:y,note:$,body:S,text:x,lane:M,number:N}=d,q=N<0?null:e.groups[N],B=tt(e),P=!!(q&&B&&B[0]===N),C=q&&B&&!P?L(B[0],N):{shared:0,sign:"",why:"",words:""};
y.draw({lane:M,ran:q,place:c,lanes:m,isReference:P,parts:C.words,told:f}),w.classList.toggle("gp-lane-selected",!!M.selected),K(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),K(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),V($,!q),V(S,!!q),q?x.draw(e.shownOf(N).log,C,p()):x.log&&x.clear(
null)}function L(d,c){let m=De(e,d),[f,w]=[d,c].map(q=>e.shownOf(q).log),{kind:y,at:$,shorter:S}=mo(e,d,c),x=$[1];if(y==="apart"){let{chosen:q}=Ie(f)[$[0]],B=`h\
ere it parts from ${m}, which has ${X(q.text)}`;return{shared:x,sign:`≠${m}`,why:B,words:`≠ parts from ${m} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let N=[f,w].map(q=>!!(q.finished||q.failed||e.done));return y==="same"?{...M,words:N[0]&&N[1]?`= the same as ${m}`:`= as ${m} so far`}:
N[S]?{...M,words:S?`= as ${m}, which goes on`:`= as ${m}, and goes on after its end`}:{...M,words:`= as ${m} so far`}}function E(d){let{header:c}=e,m=c?c.prompt:
"";V(t.querySelector(".gp-asked"),!!m),_e(t.querySelector(".gp-asked-text"),m,{plain:!0}),V(t.querySelector(".gp-parting-key"),!!tt(e)),V(r.parentNode,e.canAsk),
K(r,{"aria-disabled":String(d.length>=En),title:d.length>=En?`${En} lanes at most`:"A new lane at the end"})}let W=d=>[...i.values()].find(({element:c})=>c.contains(
d));n.addEventListener("click",({target:d})=>{let c=W(d),m=d.closest("button"),f=d.closest(".gp-token");c&&f&&a.has(f)&&T(c,f),!(!c||!m||m.getAttribute("aria-di\
sabled")==="true")&&(m.dataset.do&&e.ask({type:"lane",do:m.dataset.do,id:c.lane.id}),m.dataset.seed&&e.showEntry(c.number,e.groups[c.number].shown+Number(m.dataset.
seed)),m===c.head.name&&b(c.number))});function b(d){let c=tt(e);c&&d!==c[0]&&e.setPair(d,d===c[1]?c[0]:c[1])}function T(d,c){d.text.reach(c),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),l.show(c)}n.addEventListener("keydown",d=>{let{target:c,key:m}=d;if(!a.has(c)||d.ctrlKey||d.metaKey||d.altKey)return;let f=W(
c),w=m==="Enter"||m===" "?c:f.text.next(c,m);!w&&!m.startsWith("Arrow")||(d.preventDefault(),w&&T(f,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function v(){$o(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:d}of i.values())d.redraw(
p());v()}),d=>{let c=u();if(t.hidden=!c.length&&!e.canAsk,t.hidden)return;if((d.run||d.lanes)&&g(c),d.unit){for(let{text:f}of i.values())f.redraw(p());v()}E(c);
let m=new Map;c.forEach(({key:f},w)=>A(i.get(f),w,c.length,m));for(let{text:f}of i.values())f.settle();l.refresh(d.unit||d.pair)}}function sa(t,e){let r=A=>t.querySelector(".gp-"+A);function i(A){let[L,E]=[Math.min(...A),Math.max(...A)],W=[1,2,5,10,20,50,100,200,500,1e3].find(v=>Math.floor(
E/v)-Math.floor(L/v)<24)||Math.ceil((E-L+1)/24),b=Math.floor(L/W),T=Array.from({length:Math.floor(E/W)-b+1},(v,d)=>[Math.max((b+d)*W,L),Math.min((b+d+1)*W-1,E),
0]);for(let v of A)T[Math.floor(v/W)-b][2]+=1;return T}function a(){let A=h("li","",null,{"data-tip":"",tabindex:"0"});return A.append(h("b","",null,{"aria-hidd\
en":"true"}),h("i","",null,{"aria-hidden":"true"}),h("span","gp-hidden")),A}function l(A){let L=A.map(pt).sort((d,c)=>d-c),E=L.length?i(L):[],W=Math.max(...E.map(
([,,d])=>d)),b=Q(r("bins"),E.length,a);E.forEach(([d,c,m],f)=>{let[w,y,$]=b[f].children;O(w,m&&(E.length<=12||m===W)?I(m):""),ae(y,"height",m?Math.max(.03,m/W):
0);let S=`${d===c?Y(d,"token"):`${I(d)} to ${I(c)} tokens`}: ${Y(m,"text")}`;O($,S),K(b[f],{"data-tip":S})}),O(r("bin-low"),E.length?I(E[0][0]):""),O(r("bin-hig\
h"),E.length>1?I(E.at(-1)[1]):"");let T=L.reduce((d,c)=>d+c,0)/L.length,v=(L[L.length-1>>1]+L[L.length>>1])/2;O(r("average"),L.length?`mean ${T.toFixed(1)}, med\
ian ${I(v)}, from ${I(L[0])} to ${I(L.at(-1))}`:"none has ended yet")}function p(){let A=h("li"),L=h("span","",null,{"aria-hidden":"true"});return L.append(h("i",
"gp-bar")),A.append(h("span","gp-sign",null,{"aria-hidden":"true"}),h("span","gp-word"),L,h("span","gp-times")),A}function u(A){let L=new Map;for(let b of A)L.set(
Ne(b),(L.get(Ne(b))||0)+1);let E=[...L].sort(([b,T],[v,d])=>d-T||(b<v?-1:1)),W=Q(r("endings"),E.length,p);E.forEach(([b,T],v)=>{let[d,c,m,f]=W[v].children;K(W[v],
{"data-end":b}),O(d,dt(b)),O(c,ht(b)[0]),ae(m.firstChild,"width",T/A.length),O(f,`${I(T)} · ${F(T/A.length)}`)})}function g(A){let L=A.filter(T=>Ne(T)==="faile\
d"),E=A.filter(T=>Ne(T)!=="failed"&&!_t(T).trim()),W=e.done?e.entries.length-A.length:0,b=[];E.length&&b.push(`${Y(E.length,"text is","texts are")} empty.`),L.length&&
b.push(`${I(L.length)} failed and ${L.length===1?"is":"are"} counted here alone.`),W&&b.push(`${Y(W,"sample")} did not come to an end.`),O(r("oddities"),b.join(
" "))}function k(A){let L=new Map;for(let d of A)L.set(_t(d),(L.get(_t(d))||0)+1);let E=[...L].filter(([,d])=>d>1).sort(([d,c],[m,f])=>f-c||(d<m?-1:1)),W=`${Y(L.
size,"distinct text")} of ${I(A.length)}`;O(r("common-title"),A.length?W+(L.size===1&&A.length>1?": all are the same":E.length?"; the most frequent ones":A.length>
1?": none came twice":""):"");let b=r("common"),T=E.slice(0,5),v=[...b.children].map(d=>d.gpText);T.length===v.length&&T.every(([d],c)=>d===v[c])?T.forEach(([,d],c)=>O(
b.children[c].firstChild,`${I(d)} ×`)):b.replaceChildren(...T.map(_))}function _([A,L]){let E=h("li");if(E.gpText=A,E.append(h("span","gp-times",`${I(L)} ×`)),
A.length<=150)E.append(A.trim()?h("bdi","",Mt(A)):h("span","gp-note","(empty)"));else{let W=h("details"),b=h("summary");b.append(h("bdi","",Mt(A.slice(0,150))+"\
…")),W.append(b,h("p","",A,{dir:"auto"})),E.append(W)}return E}return A=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(A.run||A.status))return;A.
run&&r("common").replaceChildren();let L=e.entries.filter(b=>hn(b)==="cut"),E=e.entries.filter(b=>Ne(b)&&!L.includes(b)),W=E.filter(b=>Ne(b)!=="failed");O(r("of"),
E.length===e.entries.length?`all ${Y(E.length,"sample")}`:`${I(E.length)} of ${Y(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),l(W),u([...E,
...L]),g(E),k(W)}}function ra(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,a=[],l=({values:b},{name:T})=>Number.
isFinite(b[T])?b[T]:null;function p(){let b=e.metrics.filter(d=>e.groups.some(c=>l(c,d)!==null));if(b.length===a.length&&b.every((d,c)=>d===a[c].metric))return;
let T=document.activeElement,v=o.contains(T)?T.dataset.name:null;a.forEach(({head:d})=>d.remove()),a=b.map(d=>{let c=h("th","",null,{scope:"col"}),{name:m,title:f,
unit:w,meaning:y,formula:$,better:S}=d,x={more:" More is better.",less:" Less is better."}[S]||"",M=h("button","gp-sort",null,{type:"button","data-name":m,"data\
-tip":`${y}${x} Formula: ${$}.`});return M.append(h("span","",f.replace(/-(?=\d)/g,"‑")),h("span","gp-arrow","",{"aria-hidden":"true"})),c.append(M),w&&w!==f.
toLowerCase()&&c.append(h("small","",w)),o.append(c),{metric:d,head:c}});for(let d of r.values())Q(d,1+a.length,g);v&&o.querySelector(`[data-name="${CSS.escape(
v)}"]`)?.focus()}function u(){for(let{metric:b,head:T}of a){let v=i&&i.name===b.name?i.down?"descending":"ascending":"none";K(T,{"aria-sort":v}),O(T.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[v])}}o.addEventListener("click",({target:b})=>{let T=b.closest(".gp-sort");if(!T)return;let v=a.map(d=>d.
metric).find(({name:d})=>d===T.dataset.name);if(!v)i=null;else{let d=v.better!=="less",c=i&&i.name===v.name;c&&i.down!==d?i=null:i={name:v.name,down:c?!d:d}}E()});
function g(){let b=h("td"),T=h("span","gp-value");T.append(h("b","gp-best-sign","",{"aria-hidden":"true"}),h("span"),h("span","gp-hidden"),h("small","gp-seeds-r\
ange"));let v=h("span","gp-track");return v.append(h("i")),b.append(T,v),b}function k(b){let T=h("tr"),v=h("th","gp-whose",null,{scope:"row"});return v.append(h(
"b","gp-letter"),h("bdi")),T.append(v),Q(T,1+a.length,g),n.tBodies[0].append(T),r.set(b,T),T}function _({number:b,title:T}){let v=r.get(b)||k(b),[d,c]=v.cells[0].
children;O(d,De(e,b)),O(c,T)}function A({metric:b},T){let v=e.groups.map(m=>l(m,b)),d=Math.max(...v.map(m=>Math.abs(m??0))),c=Ns(b,e.groups);return v.forEach((m,f)=>{
let w=r.get(f).cells[T+1],[y,$]=w.children,S=m===null?"–":m.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=c!==null&&
c.number===f;O(y.children[0],x?"★":""),O(y.children[1],S),O(y.children[2],x?" (best)":"");let M=m===null?"":qt(b,e.groups[f]);O(y.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),ae($.firstChild,"width",m===null||!d?0:Math.abs(m)/d)}),c!==null}function L(){let b=[...e.groups];if(i){let v=i.down?-1:
1;b.sort((d,c)=>{let[m,f]=[l(d,i),l(c,i)];return m===null||f===null?+(m===null)-+(f===null):v*(m-f)})}let[T]=n.tBodies;b.forEach(({number:v},d)=>{T.rows[d]!==r.
get(v)&&T.insertBefore(r.get(v),T.rows[d]||null)})}function E(){if(p(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:T})=>T.name===i.name)&&(i=null),e.
groups.forEach(_);let b=a.map(A);V(t.querySelector(".gp-best-key"),b.some(Boolean)),u(),L()}function W(){for(let T of r.values())T.remove();r.clear();let{kind:b}=e.
header||{};O(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),V(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&W(),(b.run||b.measured||b.lanes)&&E()}}var ia={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function aa(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),l=t.querySelector(".gp-told"),p=t.querySelector(".gp-answered"),u=[],g=[],k=null,_=0;function A(v){let d=e.entries[v];u[v]=hn(d),g[v]=pt(d)}function L(v){let d=Y(
u.length,"run"),c=v.ended+v.failed;if(c===u.length)return[c===1?"The run has ended":`All ${d} have ended`,""];let m=v.cut+(e.done?v.decoding:0),f=(e.done?[m&&`${I(
m)} cut off`,v.waiting&&`${I(v.waiting)} not begun`]:[m&&`${I(m)} cut off`,`${I(v.decoding)} decoding`,v.waiting===1?"1 waits":`${I(v.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${I(c)} of ${d} ended`,f.map(w=>` · ${w}`).join("")]}function E(v){if(!v)return;let d=performance.now();k??={at:d,sum:v},v!==k.
last&&([k.last,_]=[v,d]);let c=_-k.at,m=c>500?` · ${I(Math.round((v-k.sum)/c*1e3))} tokens/s altogether`:"";O(r,Y(v,"token")+m)}function W(v){let d=new Map;for(let y of e.
entries.filter($=>u[$.number]==="failed")){let $=JSON.stringify(jn(Ve(y)));d.set($,[...d.get($)||[],y])}let c=e.done?v.cut:0,m=JSON.stringify([[...d].map(([y,$])=>[
y,$.length]),c]);if(a.dataset.key===m)return;a.dataset.key=m,a.replaceChildren();for(let[y,$]of[...d].slice(0,8)){let S=h("p");S.append(h("b","","✕ "),`${Y($.
length,"run")} failed${b($)}: `);for(let{knob:x,message:M,fix:N}of JSON.parse(y))S.append(h("span","",(x?`${x}: `:"")+M),N?` ${N} `:" ");a.append(S)}let f=[...d.
values()].slice(8).flat().length;f&&a.append(h("p","gp-note",`${Y(f,"more run")} failed for other reasons.`));let w=c&&e.done.overtaken?`because another run too\
k ${c===1?"its":"their"} place`:"by hand";c&&a.append(h("p","gp-note gp-stopped",`${Y(c,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(v){
let d=[...new Set(v.map(f=>e.groups[f.group].label))];if(d.length===e.groups.length)return"";let c=d.length-1;return` (${d.every(f=>f.length===1)?d.join(", "):d[0]+
(c?` and ${Y(c,"other")}`:"")})`}function T(){let v=e.found&&e.found.question,c=(v&&e.asking&&e.asking.question!==v?e.asking.titles:{})[v];V(p,!!c),c&&O(p,`Thes\
e runs ${e.done?"answered":"answer"} “${c}”. Choose that question to see what they say.`)}return v=>{if(t.hidden=!e.header&&!Object.hasOwn(ia,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&O(s,ia[e.name]),!e.header)return;v.run?([u,g,k]=[[],[],null],O(r,""),e.entries.forEach(f=>A(f.number))):v.measured||v.status?e.entries.
forEach(f=>A(f.number)):v.entries.forEach(A);let d={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let f of u)d[f]+=1;let[c,m]=L(d);s.dataset.words!==c+m&&(s.
dataset.words=c+m,s.replaceChildren(h("b","",c),m));for(let f of["ended","failed","decoding"])ae(i.querySelector(".gp-part-"+f),"width",d[f]/Math.max(1,u.length));
K(i,{"aria-valuemax":u.length,"aria-valuenow":d.ended+d.failed,"aria-valuetext":c+m.replaceAll(" · ",", ")}),E(g.reduce((f,w)=>f+w,0)),W(d),T(),e.done&&O(l,c)}}function la(t){vd(t),Md(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function zs(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&It(t,t.views.get(n.id))}function vd(t){let{tree:e}=t,n=o=>{let s=o.
closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(da(t,s),zs(t,s))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function da(t,e){t.current&&
t.current!==e&&K(t.current.item,{tabindex:"-1"}),t.current=e,K(e.item,{tabindex:"0"})}function It(t,e){e&&(da(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ha=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function Sd(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():It(t,ha(e))}function _d(t,e){e.entry&&ha(e)?(t.state.closed.add(e.entry.head.id),t.draw()):It(t,e.above)}var ca={ArrowDown:(t,e,n)=>It(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>It(t,n[n.indexOf(e)-1]),ArrowRight:Sd,ArrowLeft:_d,Home:(t,e,n)=>It(t,n[0]),End:(t,e,n)=>It(t,n.at(-1)),Enter:zs," ":zs,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function Md(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ca,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(s=>s.offsetParent);ca[e.key](t,n,o.map(s=>s.gpView))})}var _o=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!Od.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},Od=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function pa(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function fa(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Tn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Ln=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},ua=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function Ed({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||ua(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function ma(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],a=[],l=({id:L,samples:E})=>E.length+(n&&r.has(L)?.5:0),p=([L],[E])=>l(E)-l(L)||L.depth-E.depth||ua(L,E),u=0;function g(L,E,W){for(u+=
1;;){let b=E.at(-1),T={head:L,run:E,kids:[],folded:[],closed:s.has(L.id)};W.push(T);let v=Ed(b,n);if(!v.length||T.closed)return;let d=1+(o.get(b.id)||0);v.slice(
1).forEach((c,m)=>(m+1<d?a:i).push([c,T])),W=T.kids,[L]=v,E=pa(L)}}let k=L=>{for(;L.length;){let[E,W]=L.pop();g(E,pa(E),W.kids),k(a)}},_=()=>i.splice(0).forEach(
([L,E])=>E.folded.push(L)),A=[];for(g(t.root,[t.root],A),k(a);i.length&&u<e;)i.sort(p),k([i.shift()]);_();for(let L=js(A[0]);L.length;L=js(A[0]))k(L),_();return ga(
A[0]),A[0]}function js(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(js)]}function ga(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(ga)}var Td=12,Mo=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new _o,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<s.tokens.length;a++)n.add(e,s.tokens[a]);let i=Ne(s);i&&n.end(e,i)}shown(e,n){return ma(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(Td,n.length))}isOnPath({head:e,run:n}){return An(n.at(-1),this.picked)||An(this.picked,e)}};function An(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Oo=220,Eo=({token:t})=>t.piece??t.text;function wa(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=Tn(n),l=g=>g===null?"not known":F(
g),p=e===n,u=[["Came here",`${I(s)} of ${Y(r,"sample")}${r<o?" so far":""}`]];a!==null&&u.push(["Expected when drawn",`${Ld(r*a)} = ${I(r)} × ${F(a)}`]),u.push(
[`Probability of ${p?"this token":`these ${n.depth-e.depth+1} tokens`}`,l(Tn(n,i))]),u.push(["Share of the samples here",F(s/Math.max(1,Ad(i)))]),p&&u.push(["Th\
e model’s own, unprocessed",l(n.token.raw_logprob===null?null:ee(n.token.raw_logprob))]),u.push(["Probability of the text so far",l(a)]);for(let[g,k]of To(n))
u.push([`${dt(g)} ends here: ${ht(g)[0]}`,I(k)]);return u}var Ld=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),Ad=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function To(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function ba(t,e){let n=h("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=h("p"),s=h("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(l,p,u,g,k){let _=Ln(u.before).map(({token:W})=>W.piece??"").join(""),A=_.length>
Oo?"…"+_.slice(-Oo):_,L=Ln(g).slice(u.depth-1).map(Eo).join(""),E=h("bdi","",A);E.append(h("b","",L.length>Oo?L.slice(0,Oo)+"…":L)),o.replaceChildren(E),s.replaceChildren(
...wa(p,u,g,k).flatMap(([W,b])=>[h("dt","",W),h("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(l)}function i(l){let p=l.getBoundingClientRect(),{clientWidth:u,clientHeight:g}=document.documentElement,[k,_]=[n.
offsetWidth,n.offsetHeight],A=p.bottom+7+_+8<=g?p.bottom+7:p.top-_-7;n.style.left=`${Math.max(8,Math.min(p.left,u-k-8))}px`,n.style.top=`${Math.max(8,Math.min(A,
g-_-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function ka(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),l=t.querySelector(".gp-through-facts"),[p,u]=[null,null],g=!1;function k(){let E=h("li"),W=h("bdi");return W.append(
h("span","gp-shared"),h("span","gp-own")),E.append(W,h("small")),E}function _(E,W,b){let T=e.entries[W],v=Ln(b).length,d=f=>f.map(({piece:w})=>w??"").join("");O(
E.querySelector(".gp-shared"),d(T.tokens.slice(0,v))),O(E.querySelector(".gp-own"),d(T.tokens.slice(v)));let c=Ne(T);O(E.querySelector("small"),[`sample ${W+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,Y(pt(T),"token"),c?`${dt(c)} ${ht(c)[0]}`:"…"].filter(Boolean).join(" · "));let m=E.querySelector("button");if(e.canAsk&&
!m){let f=h("button","gp-button","Open",{type:"button","aria-label":`Open sample ${W+1} as one run`});f.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(f)}else m&&E.dataset.entry!==String(W)&&m.setAttribute("aria-label",`Open sample ${W+1} as one run`);E.dataset.entry=W}function A(E,W){
let b=E.before?wa(W,fa(E),E,e.entries.length):[],T=Q(l,b.length,()=>{let v=h("div");return v.append(h("dt"),h("dd")),v});b.forEach(([v,d],c)=>{O(T[c].firstChild,
v),O(T[c].lastChild,d)})}function L(E,W){if(E!==p&&(g=!1),[p,u]=[E,W],s.hidden=!E,!E)return;A(E,W);let{samples:b}=E,T=E.before?X(Ln(E).map(Eo).join("").trim()):
`the ${e.apart||"prompt"}`,v=T.length>120?"“…"+T.slice(-110):T;O(r,`${Y(b.length,"sample goes","samples go")} through ${v}`);let d=g?b.length:Math.min(12,b.
length),c=Q(i,d,k);for(let m=0;m<d;m++)_(c[m],b[m],E);a.hidden=d===b.length,O(a,`Show all ${I(b.length)}`)}return a.addEventListener("click",()=>{g=!0,L(p,u)}),
t.querySelector(".gp-unpick").addEventListener("click",n),L}var Cd=18,ya=110,xa=160,Ds=t=>t.reduce((e,n)=>e+n.samples.length,0);function Pd(t){let e=h("li","",null,{role:"treeitem",tabindex:"-1"}),n=h("div","gp-knot"),[o,
s,r]=[h("bdi","gp-run"),h("span","gp-count"),h("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,knot:n,run:o,number:s,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function $a(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.
children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function va(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Nd(t,{run:e,head:n}){let o=[...To(e.at(-1))],s=o.map(([r,i])=>`${dt(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");O(
t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Lo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=ba(e,()=>this.point(null)),this.drawThrough=
ka(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,Wd(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.activeElement&&document.activeElement.gpView,r=[
...o.values()].filter(({item:a,entry:l})=>l&&a.isConnected),i=new Set(r.map(({key:a})=>a));$a(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
l]of o)l.item.isConnected||o.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),K(this.current.item,{tabindex:"0"}),
s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,Pd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,Cd*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;O(i.number,a?`${I(s.samples.length)} ▸`:s.samples.length>1?I(s.samples.length):""),Nd(i,e),va(i,this.thickness(s.samples.length),this.thickness(
o));let l=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),l?"true":a?"false":null),i}drawKids(e,n){let o=[],s=Ds(n.kids.map(({head:r})=>r))+Ds(n.folded);
for(let r of n.kids)o.push(this.drawEntry(r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
h("ul","gp-kids",null,{role:"group"})),e.kids&&($a(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);
Object.assign(s,{entry:null,above:o,node:e.at(-1),folded:n});let r=Ds(n);return O(s.run,`+ ${I(n.length)} more`),O(s.number,r>n.length?I(r):""),va(s,this.thickness(
r),"0px"),this.dress(s,`${I(n.length)} more branches with ${Y(r,"sample")}, folded. Press to open.`,null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===1&&
n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let a of o)if((i+=a.token.piece??"").length>ya)break;O(e.run,Mt(i.slice(0,ya+30))||Mt(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...o.slice(i).map(a=>this.
makeToken(a))),e.ids=r}me(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return h("span","",this.promptWords());
let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:Mt(n)+(Ht(e.token)?Fn(o):""),i=h("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(ee(s)*10)})`,i.gpNode=e,i}promptWords(){let e=Mt(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${Y(s,"sample")}`;let r=n.map(Eo).join(""),i=Tn(n.at(-1),
e.before),a=[...To(n.at(-1))].map(([p,u])=>`, ${I(u)} end here: ${ht(p)[0]}`).join("");return`${X(r.length>xa?r.slice(0,xa)+"…":r)}, ${I(s)} of ${Y(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${F(i)} after the text before`}${a}${o?", closed":""}`}dress(e,n,o){let{picked:s}=this.state,{node:r,
folded:i,entry:a}=e,l=s&&!i&&this.state.isOnPath(a),p=s&&i&&An(r,s),u=s&&!i&&An(s,a.head),g=["gp-branch",i&&"gp-more",s&&!l&&!p&&"gp-dim",u&&"gp-on-path"];me(e.
item,g.filter(Boolean).join(" "));let k=!!(s&&!i&&a.run.includes(s));K(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.
length-o,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&o>1?"all with the same text":`${Y(r.size,"different text")}`;O(this.about,o?`${Y(o,"sample")}${s?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function Wd(t){
for(let e=0;e<=10;e++){let n=h("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var qd="14";function Sa(t,e){let n=new Mo(e),o=new Lo(t,n);return la(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=qd),s=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}function _a(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let A=h(
"li");return A.append(h("h3"),h("div","gp-read",null,{tabindex:0,role:"group"})),A}function l(A,{label:L,title:E},{started:W}){let b=W?W.prompt_tokens:null,[T,v]=A.
children,d=b?`: ${I(b.length)} token${b.length===1?"":"s"}`:"";O(T,`${L} ${E}${d}`),K(v,{"aria-label":`The prompt of ${L}`}),r.get(v)!==b&&(r.set(v,b),v.replaceChildren(
...(b||[]).map(({piece:c,text:m})=>c===null?h("span","gp-pill",m):c)))}let p=({raw_logprob:A})=>ee(A);function u(A){let L=new Map;A.forEach((W,b)=>{if(!W)return;
let T=[...W.distribution.candidates].sort((d,c)=>p(c)-p(d)),v=({token_id:d})=>d===W.chosen.token_id;for(let d of[...T.slice(0,6),...T.slice(0,6).some(v)?[]:[W.chosen]])
L.has(d.token_id)||L.set(d.token_id,{text:d.text,sides:[null,null]});for(let d of[...T,W.chosen])L.has(d.token_id)&&(L.get(d.token_id).sides[b]??=d)});let E=({sides:W})=>Math.
max(...W.map(b=>b?p(b):0));return[...L.values()].sort((W,b)=>E(b)-E(W))}function g(){let A=h("tr"),L=h("th","",null,{scope:"row"});return L.append(h("bdi","gp-w\
ord")),A.append(L,...[0,1].map(()=>{let E=h("td"),W=h("div","gp-share"),b=h("span");return b.append(h("i")),W.append(h("span","gp-sign"),b,h("b")),E.append(W),E})),
A}function k(A){let L=u(A),E=Q(s,L.length,g);L.forEach(({text:W,sides:b},T)=>{let[v,...d]=E[T].cells;_e(v.firstChild,W),d.forEach((c,m)=>{let f=b[m],w=!!(f&&A[m]&&
f.token_id===A[m].chosen.token_id),[y,$,S]=c.firstChild.children;me(c.firstChild,w?"gp-share gp-chosen":"gp-share"),O(y,w?"▶":""),ae($.firstChild,"width",f?p(
f):0),O(S,A[m]?f?F(p(f)):"–":"")})})}function _(A){if(A.some(b=>!b))return"Both runs have to write a token first.";let[L,E]=A.map(({chosen:b})=>b),W=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return L.token_id!==E.token_id?`With the template i\
t begins with ${X(L.text)}, without it with ${X(E.text)}.${W}`:`Both begin with ${X(L.text)}: ${F(p(L))} with the template, ${F(p(E))} without it.${W}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let A=[0,1].map(W=>e.shownOf(W).log),L=Q(o,2,a);A.forEach((W,b)=>l(L[b],e.groups[b],W));let E=A.map(W=>Ie(W)[0]||
null);O(i,_(E)),k(E)}}function Ma(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,a=Kt(e.found);O(n,a[0].toUpperCase()+a.slice(1)),G(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),ae(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),ae(o.firstChild,"width",1))}}function ut(t){return G(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function Ao(t,e){t.
replaceChildren(...e.map(([n,o])=>{let s=h("div");return s.append(h("dt","",n)," ",h("dd","",o)),s}))}function Ot(t,e,n,o,s){let r=h("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function Oa(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(u=>t.querySelector(u));function a(u){O(n,u.model);let[g,k]=o.children;
O(g,u.complete?u.fits===null?"? Not known whether it fits.":u.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),O(k,u.why?`${u.why} ${u.fix}`:
p(u)),Ao(s,[["class",u.class_name],["parameters",ut(u.parameters)],["opened in",u.dtype],["on",u.device],["to download",u.complete?u.download?Ae(u.download):"no\
thing: it is here":"its weights are missing"],["memory",u.memory===null?"not known":`${u.reckoned?"about ":""}${Ae(u.memory)}`],["free memory",Ae(u.free)],...u.
free_disk===null?[]:[["free disk",Ae(u.free_disk)]],["context",u.context_length?`${u.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",ut(u.vocab_size)]]),
l(u),i.replaceChildren(),u.smaller&&i.append(`In no precision does it fit. What would: ${u.smaller.model}, ${Ae(u.smaller.bytes)}. `,Ot(e,"pick",u.smaller.model,
"Take it"))}function l({ways:u,free:g}){t.querySelector("table").hidden=u.length===0;let k=Math.max(g,...u.map(({bytes:_})=>_))*1.05;r.replaceChildren(...u.map(
({model:_,label:A,bytes:L,fits:E})=>{let W=h("tr",E?"":"gp-over"),b=h("span","gp-strip",null,{"aria-hidden":"true"}),[T,v]=[h("i"),h("u")];ae(T,"width",Math.min(
1,L/k)),ae(v,"left",g/k),b.append(T,v);let d=[h("th","",A,{scope:"row"}),h("td","",Ae(L)),h("td"),h("td","",E?"✓ yes":"✕ no"),h("td")];return d[2].append(b),
d[4].append(Ot(e,"pick",_,"Take it",`Take it as ${A}`)),W.append(...d),W}))}function p({room:u,free:g,reckoned:k}){if(u===null)return"Neither its files nor its \
config tell what it takes.";let _=k?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${k?"about ":""}${Ae(u)} with ro\
om for a run, and ${Ae(g)} can be had.${_}`}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&a(e.found)}}var Co=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Id=t=>Co.findIndex(([e])=>Ce(t??1/0,"bits")<=e);function mt(t,e){if(!G(t))return"infinite";let n=Ce(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${Ea(s)}`}var Ea=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Po=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Ta(t,e){let s=m=>t.querySelector(".gp-"+m),r=s(
"which"),i=new Re(s("words"),{press:({number:m})=>k(m)}),a=null,l="",p="";r.addEventListener("change",()=>d());let u=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((m,f)=>({...m,number:f})).filter(({pair:m})=>m&&!m.error),g=()=>u().find(({number:m})=>String(m)===r.value)||u()[0];function k(m){a=m,d()}
function _(m){let f=JSON.stringify(m.map(({number:y,title:$})=>[y,$]));if(f===p)return;p=f;let w=r.value;r.replaceChildren(...m.map(({number:y,title:$})=>h("opt\
ion","",$,{value:y}))),m.some(({number:y})=>String(y)===w)&&(r.value=w)}function A({text:m,kl:f,logprobs:[w,y],same_top:$},S){let x=`probability ${F(ee(w))}, he\
re ${F(ee(y))}`;return`Token ${I(S+1)} ${X(m)}: KL ${mt(f,e.unit)} ${e.unit}; ${x}${$?"":"; another token is the likeliest here"}`}function L(m){let{tokens:f}=m.
pair,w=JSON.stringify([m.number,e.unit,f.map(({id:y,kl:$})=>[y,$])]);w!==l&&(l=w,i.show(f.map((y,$)=>({token:y,mark:{},number:$,words:()=>A(y,$)}))),i.tokens.forEach(
(y,$)=>{let S=Id(f[$].kl),x=y.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Co[S][1]})`,x.dataset.rank=S,y.dataset.top=f[$].same_top?"same":
"other"})),i.tokens.forEach((y,$)=>{y.dataset.shown=$===a?"yes":"no",y.setAttribute("aria-pressed",$===a)})}function E(){let m=s("legend");if(m.dataset.unit===e.
unit)return;m.dataset.unit=e.unit,m.replaceChildren(`KL in ${e.unit}:`);let f=y=>e.unit==="bits"?y:Number((y*Math.LN2).toPrecision(2));Co.forEach(([y,$],S)=>{let x=Number.
isFinite(y)?`to ${f(y)}`:`above ${f(Co[S-1][0])}`,M=h("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${$})`,m.append(M)});let w=h("s\
pan");w.append(h("span","gp-wavy","abc")," another token is the likeliest"),m.append(w)}let W=m=>Array.from({length:m- -6+1},(f,w)=>-6+w).map(f=>[f,f>=0?String(
10**f):Ea(-f)]);function b(m,f){let w=z=>Ce(z,e.unit),y=m.flatMap(({pair:z})=>z.tokens.map(({kl:j})=>j).filter(G).map(w)),$=Math.max(-2,Math.ceil(Math.log10(Math.
max(...y,1e-9)))),S=f.pair.tokens.length,x=Se(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,$],left:48,top:22}),M=z=>x.y(z===null?$:Math.max(-6,Math.min($,Math.log10(
Math.max(w(z),1e-300))))),N=({pair:z,number:j})=>{let[D,U,re,ie]=ve("gp-course",z.tokens.map(({kl:fe},ue)=>[x.x(ue+1),M(fe)]));return[D,U,{...re,"data-line":m.findIndex(
fe=>fe.number===j)%6,"data-on":j===f.number?"yes":"no"},ie]},q=m.filter(({number:z})=>z!==f.number),B=ke(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),P=[
...Me(x,{xTicks:B,yTicks:W($),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...q,f].map(N),...a===null?[]:[he("gp-here",x.x(a+1),x.top,x.x(a+1),x.height-
x.bottom)]],C=Math.min(24,S),R=Array.from({length:C},(z,j)=>{let[D,U]=[Math.floor(S*j/C),Math.floor(S*(j+1)/C)],re=f.pair.tokens.slice(D,U).reduce((ue,{kl:Ye},Ct)=>(Ye??
1/0)>ue.kl?{kl:Ye??1/0,at:D+Ct}:ue,{kl:-1,at:D}),ie={x:te(x.x(D+.5)),y:x.top,width:te(x.x(U+.5)-x.x(D+.5)),height:te(x.height-x.bottom-x.top)},fe=U-D>1?`Tokens ${D+
1} to ${U}: at most `:`Token ${U}: `;return ye("",`${fe}${mt(re.kl,e.unit)} ${e.unit}, ${X(f.pair.tokens[re.at].text)}`,[["rect","gp-catch",ie,[]]])});x.draw(`K\
L of ${f.title} from the reference, along the text`,[P,R]),T(m,f)}function T(m,f){let w=Q(s("curve-keys"),m.length,()=>{let y=h("span"),$=se("svg");return K($,{
width:30,height:8,"aria-hidden":"true"}),$.append(se("path","gp-course")),K($.firstElementChild,{d:"M1 4H29"}),y.append($,h("span")),y});m.forEach(({title:y,number:$},S)=>{
K(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":$===f.number?"yes":"no"}),O(w[S].lastChild,y)})}function v(m){let f=m.pair.tokens[a??m.pair.max_at],w=a??
m.pair.max_at,[y,$]=f.entropies,S=a===null?"Where they differ most, t":"T";O(s("said"),`${S}oken ${I(w+1)} ${X(f.text)}: KL ${mt(f.kl,e.unit)} ${e.unit}, entrop\
y ${xe(y,e.unit)} of the reference and ${xe($,e.unit)} of ${m.title}.${a===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;O(x[1],e.found.groups[0].title),O(x[2],m.title);let M=Q(s("sides").tBodies[0],f.candidates.length,()=>{let q=h("tr"),B=h("th","",null,{scope:"row"});return B.
append(h("span"),h("bdi")),q.append(B,...[0,1].map(()=>{let P=h("td"),C=h("div","gp-side"),R=h("span");return R.append(h("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(R,h("span")),P.append(C),P})),q}),N=Math.max(...f.candidates.flatMap(([,,q,B])=>[q,B]),1e-9);f.candidates.forEach(([q,B,...P],C)=>{let[R,...z]=M[C].cells;
O(R.firstChild,q===f.id?"▶ ":""),_e(R.lastChild,B),me(M[C],q===f.id?"gp-is-token":""),P.forEach((j,D)=>{ae(z[D].querySelector(".gp-bar"),"width",j/N),O(z[D].firstChild.
lastChild,F(j))})})}function d(){let[m,f]=[u(),g()];_(m),r.value=f.number;let{mean:w,max:y,same_top:$,max_at:S,perplexities:[x,M],vocab:N}=f.pair;a!==null&&a>=f.
pair.tokens.length&&(a=null),O(s("about"),`${Y(f.pair.tokens.length,"token")} of the reference, read by both`),O(s("summary"),`Mean ${mt(w,e.unit)} ${e.unit}, a\
t most ${mt(y,e.unit)} at token ${I(S+1)}, over ${I(N)} tokens of the vocabulary. Both find the same token the likeliest at ${F($)} of the places. Perplexity of\
 the text: ${J(x)} and ${J(M)}.`),E(),L(f),b(m,f),v(f)}let c=()=>u().length>0;return new ResizeObserver(()=>c()&&d()).observe(t),m=>{t.hidden=!c(),m.run&&(a=null),
!t.hidden&&(m.found||m.unit)&&d()}}function La(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(p=>t.querySelector(p));function i(p){O(n,p.model),Ao(o,[["class",p.class_name],["\
parameters",ut(p.parameters)],["precision",p.precision],["on",p.device],["in memory",Ae(p.bytes)],["context",p.context_length?`${p.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",ut(p.vocab_size)],["chat template",p.chat_template?"yes":"no"]]);let{fields:u}=p;O(s,u.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=u.length>0,t.querySelector("table").hidden=u.length===0,r.replaceChildren(...u.map(g=>{let k=h("tr"),_=h("th","",null,{scope:"\
row"});return _.append(h("code","",g.name)),k.append(_,a(g.model),a(g.library),h("td","",g.meaning),h("td","",l(g))),k}))}function a(p){let u=h("td");return u.append(
h("code","",p===null?"none":JSON.stringify(p))),u}function l({applies:p,by:u,ignored:g,same:k}){return u==="you"?`▲ the page sets ${JSON.stringify(p)}${g?`; ${g}`:
""}`:u==="model"&&g?`○ ${g}`:u==="model"?k?"the same as the default":"◆ applies":"another field takes its place"}return p=>{t.hidden=!e.found,!t.hidden&&p.found&&
i(e.found)}}function Aa(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=h("tr"),T=h("th","",
null,{scope:"row"});T.append(h("span"),h("small")),b.append(T);for(let v=0;v<6;v++){let d=h("td");if(d.append(h("span"),h("small")),v===0){let c=h("span","gp-by\
tes",null,{"aria-hidden":"true"});c.append(h("i")),d.append(c)}b.append(d)}return b}function i(b,T){if((b.dataset.tip||"")!==T){for(let v of["tabindex","data-ti\
p"])b.removeAttribute(v);if(T)for(let[v,d]of[["tabindex",0],["data-tip",T]])b.setAttribute(v,d)}}let a=(b,T,v="")=>{O(b.children[0],T),O(b.children[1],v)};function l({
bytes:b,scale_bytes:T},v){if(!G(b))return["–",""];let d=v&&G(v.bytes)?`${F((b+T)/(v.bytes+v.scale_bytes))} of the reference`:"";return[Po(b+T),d]}let p=({bytes:b,
scale_bytes:T})=>G(b)&&T?`get_memory_footprint() has ${Po(b)}; the scales beside them take ${Po(T)}.`:"";function u({pace:b,paces:T,ratio:v}){if(!b)return["–",
""];let d=T.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),v?`${d}, ${$e(v.median)}`:d]}function g(b,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:v}=b;if(!v||v.error)return[[v?"none":"–",""],["–",""],["–",""]];let{unit:d}=e;return[[mt(v.mean,d),d],[mt(v.max,
d),`${d}, token ${I(v.max_at+1)}`],[F(v.same_top),""]]}function k(b,T){let v=b.map(d=>d.pair).find((d,c)=>d&&!d.error&&(T===0||c===T));return v?J(v.perplexities[T===
0?0:1],3):"–"}function _({groups:b}){let T=Math.max(...b.map(({bytes:d,scale_bytes:c})=>(d||0)+(c||0)),1),v=Q(o,b.length,r);b.forEach((d,c)=>{let[m,f,w,y,$,S,
x]=v[c].cells;a(m,d.title,c?d.precision||d.model:`the reference${d.precision&&d.precision!==d.title?`: ${d.precision}`:""}`),a(f,...l(d,c?b[0]:null)),i(f.firstChild,
p(d)),V(f.lastChild,G(d.bytes)),ae(f.lastChild.firstChild,"width",((d.bytes||0)+(d.scale_bytes||0))/T),a(w,...u(d)),g(d,c).forEach((M,N)=>a([y,$,S][N],...M)),a(
x,k(b,c))})}function A(b,T){let[v,d]=[[...b],[...T]],c=v.findIndex((m,f)=>m!==d[f]);return c<0?v.length:c}function L({groups:b}){let T=Q(n("writings"),b.length,
()=>{let d=h("li"),c=h("p","gp-writing-head");return c.append(h("b"),h("span","gp-note")),d.append(c,h("p","gp-writing",null,{dir:"auto"})),d}),v=b[0].text;b.forEach(
(d,c)=>{let[m,f]=T[c].children;O(m.children[0],d.title),O(m.children[1],E(d,c,v)),m.children[1].classList.toggle("gp-parting",c>0&&G(d.parts_at));let w=JSON.stringify(
[v,d.text,c]);if(f.dataset.key===w||(f.dataset.key=w,f.replaceChildren(),d.text===null))return;let y=c&&v!==null?A(v,d.text):[...d.text].length,$=[...d.text];f.
append($.slice(0,y).join("")),y<$.length&&f.append(h("span","gp-apart",$.slice(y).join("")))})}function E({failed:b,text:T,tokens:v,parts_at:d,pair:c},m,f){if(b)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=c&&c.error?`. Its distributions canno\
t be held against the reference’s: ${c.error.message} ${c.error.fix}`:"",y=Y(v,"token");return!m||f===null?y+w:(G(d)?`✂ parts from the reference at token ${I(
d+1)} of ${I(v)}`:`= the same ${y} as the reference`)+w}function W(){let b=e.found;O(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:ze(e,b)),V(n("warning"),b.others),O(n("warning"),b.others?"⚠ "+Vt:""),V(n("cpu"),!!b.cpu_words),O(n("cpu"),b.cpu_words),_(b),L(b);let T=b.groups.
filter(({pair:v})=>v&&!v.error);e.done&&T.length&&O(n("told"),T.map(({title:v,pair:d})=>`${v}: mean KL ${mt(d.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&W()}}function Ca(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:l,note:p,rows:u})=>{let g=h("table"),k=h("tr");k.append(...["model",
"what for","size","draft that fits"].map(L=>h("th","",L,{scope:"col"})),h("td"));let[_,A]=[h("thead"),h("tbody")];return _.append(k),A.append(...u.map(L=>s(L,i))),
g.append(h("caption","gp-hidden",l),_,A),[h("h3","",l),h("p","gp-note",u.length?p:"None yet."),...u.length?[g]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function s(r,i){let a=h("tr"),l=h("th","",r.model,{scope:"row"}),[p,u,g,k]=[h("td","",r.words),h("td"),h("td","",r.assistant||"–"),h("td")];if(r.
loaded){let{class_name:_,precision:A,device:L,bytes:E,in_use:W,parameters:b}=r.loaded;p.append(`${W?"● in use":"○ idle"}`,h("small","",`${_}, ${A}, on ${L}`)),
u.append(Ae(E),h("small","",`${ut(b)} parameters`))}else{u.append(r.millions?`about ${ut(r.millions*1e6)}`:Ae(r.size),h("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&l.append(h("small","",_.join(" · ")))}return k.append(Ot(
e,"use",r.model,"Use it")),r.loaded?k.append(Ot(e,"tell",r.model,"Show")):i&&k.append(Ot(e,"pick",r.model,"Fill in")),r.canUnload&&k.append(Ot(e,"unload",r.model,
"Unload")),a.append(l,p,u,g,k),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}var Rd=5,Bd=60,Fd=6e7,zd=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),pn=t=>[t,...t.children.flatMap(pn)],Hs=t=>t.parent?Hs(t.parent):
t,No=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=Pa()}get all(){return this.trees.flatMap(pn)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Hs(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=Pa(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:s}=e,r=this.all.find(p=>p.turn===n);if(r){this.shown=r;return}e.asked=null;let i=s&&zd(s.ids,o.request.given)&&this.all.find(p=>p.
turn===s.turn);if(i&&s.kind!=="branch"&&i.plain&&i.mode===o.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=o.request.only_given===!0,l={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(l,{at:s.at,from:s.from,on:s.on,kind:s.kind,parent:i});l.parent.
parent&&l.at<l.parent.at;)l.parent=l.parent.parent;l.parent.children.push(l)}else this.trees=this.trees.filter(({children:p})=>p.length),this.trees.push(l);this.
shown=l}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:s}=n;Object.assign(this.shown,{text:e.text,tokens:s.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:s.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((s,{text:r})=>s+r.length,0);if(this.trees.length<=Rd&&e.length<=Bd&&n<=Fd)return;let o=this.trees.find(s=>s!==Hs(this.shown))||e.filter(s=>s.parent&&
s!==this.shown&&!s.children.length).sort((s,r)=>s.turn-r.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function Pa(){return new Te(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Na="A run is under way. Wait for its end, or press Stop.";function Wa(t){let{root:e,state:n,tree:o,told:s,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function l(g){if(!(!g||g===n.shown)){if(n.busy){O(s,Na);return}n.shown=g,i.feedRun(g.text,g.turn),i.ask({type:"shown"}),t.draw(),g.item.focus({preventScroll:!0})}}
function p(){if(!r.dataset.sure){let _=pn(n.shown).length;r.textContent=_>1?`Delete these ${_} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let g=n.
shown,k=n.refuge;n.busy?O(s,Na):k&&(n.detach(g),l(k)),t.calm()}function u(){let g=n.shown,k=h("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
k.value=g.name;let _=!0,A=L=>{_&&(_=!1,L&&(g.name=k.value.trim()),document.activeElement===k&&g.item.focus(),k.remove(),t.fill(g))};k.addEventListener("keydown",
L=>{L.stopPropagation(),(L.key==="Enter"||L.key==="Escape")&&A(L.key==="Enter")}),k.addEventListener("click",L=>L.stopPropagation()),k.addEventListener("blur",()=>A(
!0)),g.item.querySelector(".gp-label").replaceChildren(k),k.focus(),k.select()}o.addEventListener("click",g=>{let k=g.target.closest(".gp-run"),_=n.visible.flatMap(
pn).find(A=>A.item===k);_===n.shown?_.item.focus():l(_)}),o.addEventListener("keydown",g=>{let{shown:k}=n;if(g.ctrlKey||g.metaKey||g.altKey||!k)return;let _=n.visible.
flatMap(pn),A=_.indexOf(k),L={ArrowDown:()=>l(_[A+1]),ArrowUp:()=>l(_[A-1]),ArrowRight:()=>l(k.children[0]),ArrowLeft:()=>l(k.parent),Home:()=>l(_[0]),End:()=>l(
_.at(-1)),F2:u,Delete:()=>{r.disabled||p()}};Object.hasOwn(L,g.key)&&(g.preventDefault(),L[g.key]())}),a.addEventListener("click",u),r.addEventListener("click",
p),r.addEventListener("blur",()=>t.calm())}var qa=8,jd=3,Dd=-1e30,Hd=t=>`log p ${t>Dd?t.toFixed(2).replace("-","−"):"−∞"}`;function Kd(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),o=t.
parent?t.at:Number.isFinite(n)&&n>=jd?n:0,s=X(e.slice(o,o+qa).join("")).slice(1,-1);return`“${o&&!t.parent?"…":""}${s}${e.length>o+qa?"…":""}”`}function Ia(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${X(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var Wo=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:o}=this,s=o.log.canAsk?o.visible:[];if(e.hidden=!s.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...s.map(i=>this.lay(i))),n.scrollTop=
r,o.shown&&this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=Gd(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=h("ul","",null,{role:"group"});o.append(...e.children.
map(s=>this.lay(s))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,s=Kd(e),r=e.searched?` · best of ${Gt(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${Hd(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let p=[h("span","gp-note",Ia(e)),h("bdi","gp-words",s)];e.name?a.replaceChildren(h("bdi","gp-name",e.name)," ",...p):
a.replaceChildren(...p)}let l=n.querySelector(".gp-facts");O(l,i),l.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),
n.setAttribute("aria-label",[e.name,Ia(e)+s,i,o?"shown":""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,s]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,s.top-o.top-4)+Math.max(0,s.bottom-o.bottom+4)}};function Gd(){let t=h("li","gp-run",null,{role:"treeitem"}),
e=h("div","gp-row");return e.append(h("span","gp-sign","",{"aria-hidden":"true"}),h("span","gp-label"),h("span","gp-facts")),t.append(e),t}function Ra(t,e){let n=new No(e),o=new Wo(t,n);return Wa(o),s=>{s.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(s.run||s.steps||s.status)&&n.measure(),s.
run){n.makeRoom();let i=o.tree.contains(document.activeElement);o.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&o.fill(r);s.status&&
!n.busy&&O(o.told,"")}}var Ud={true:"button",false:"div"};function Vd({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${X(t)} once more.`:n?`Continue from here wit\
h ${X(t)} instead, although ${o} removed it.`:`Continue from here with ${X(t)} instead.`}var fn=class{constructor(e){this.item=h("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=Ud[e];if(this.body&&this.body.localName===n)return;let o=h(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=h("span","g\
p-rank"),this.sign=h("span","gp-sign","",{"aria-hidden":"true"}),this.word=h("bdi","gp-word");let s=h("span","gp-name");s.append(this.sign,this.word),this.after=
h("span","gp-fill gp-after"),this.before=h("span","gp-fill gp-before"),this.thick=h("span","gp-track"),this.thin=h("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=h("span","gp-why","removed by "),this.remover=h("span","gp-remover"),this.why.append(this.remover);let r=h("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=h("span"),this.raw=h("small");let i=h("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,h("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:a,chosen:l,given:p,removed:u,by:g,rest:k,words:_}=e;this.build(o&&!k),this.entry=e,this.item.hidden=
!1;let A={"gp-chosen":l,"gp-removed":u,"gp-rest":k};me(this.item,["gp-bar",...Object.keys(A).filter(b=>A[b])].join(" ")),O(this.rank,a?I(a):""),O(this.sign,l?"▶":
u?"✕":""),_e(this.word,s,{plain:k}),this.thick.hidden=u||r===null;for(let[b,T]of[[this.after,r||0],[this.before,i]])ae(b,"width",Math.min(1,T/n)),b.parentNode.
classList.toggle("gp-beyond",T>n*1.005);O(this.value,u?"":r===null?"–":F(r)),O(this.raw,F(i)),O(this.remover,g),this.why.hidden=!u;let L=[l&&(p?"given":"chose\
n"),u&&`removed by ${g}`].filter(Boolean).join(", "),E=[k?s:X(s),L].filter(Boolean).join(", "),W=o&&!k?Vd({text:s},e):"";this.body.setAttribute("aria-label",W?`${E}\
. ${W}`:E),qe(this.body,()=>W?`${W} ${_()}`:_())}hide(){this.item.hidden=!0}};function qo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let s=e(),
r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),
s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Ks=t=>t?F(t):"<0.01%",Rt=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,Yd=(t,e)=>t.kept!==e||t.mass_moved>0,Io=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Gs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=st(n.name),a=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!Yd(n,a)}})}function Us({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Rt(e-t,"token")} (${Ks(n)})`),t>e&&r.push(`brought ${Rt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${F(o)}`),r.join(", ")}var Ro=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function Vs(t){return Ro(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function un({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Bo(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:a})=>Math.max(ee(i),ee(a)),s=[...t].sort(
(i,a)=>o(a)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(ot).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function Cn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?ee(e[n-1]):void 0:ee(t)}var Pn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
ot=({logprob:t})=>t===null;function Nn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((a,l)=>l>0&&a===null&&s[l-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?st(i)[0]:Ro(o)?"DoLa":"a processor"}function Fo(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
a=u=>u?`, rank ${I(u)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${F(ee(n))}${a(s||r)}; no \
processor changed it. Token id ${i}.`;let l=`Before the processors ${F(ee(n))}${a(r)}.`,p=ot(t)?`After them it cannot be chosen: removed by ${Nn(t,e)}.`:`After \
them ${F(ee(o))}${s?`, rank ${I(s)} of the ${I(Je(e))} that are left`:""}.`;return`${l} ${p} Token id ${i}.`}function Ba(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",Jd[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var Jd={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var Xd=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&ee(o.logprob)}),Ys=class extends fn{constructor(e){super(e),this.along=h(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=se("polyline","gp-along-line"),this.here=se("line","gp-along-here");let n=se("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,h("span","gp\
-along-words")),this.item.append(this.along)}},zo=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
qo(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}O(this.state,`Looking up ${X(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&O(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(l=>this.entryOf(l,e)),i=Math.max(.02,...r.map(({after:l,before:p})=>Math.max(l||0,p))),a=s.length?Oe(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((l,p)=>{this.rows[p].fill(
r[p],i,o),this.drawAlong(this.rows[p],Xd(a,l.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new Ys(this.list))}drawAlong(e,n,o){let s=n.map(u=>u??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),a=u=>u/(s.length-1)*100,l=Zd(s,150).map(([u,g])=>`${a(u).toFixed(1)},${(98-
(r?g/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",l.join(" "));for(let[u,g]of Object.entries({x1:a(o.index),x2:a(o.index),y1:0,y2:100}))e.here.setAttribute(
u,g);let p=r?`highest ${F(r)}, at token ${i+1}`:"nowhere a chance";O(e.along.lastElementChild,p),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Rt(s.length,"token")}: ${p}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${p}`)}};function Zd(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function Fa(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=$=>t.querySelector(
".gp-"+$),[l,p,u,g,k]=["full","beams-note","press-note","chosen-word","removed-key"].map(a),_=Object.fromEntries(["back","on","newest"].map($=>[$,a($)])),A=[],L=qo(
s),E=new zo(t,e,v),W=!1,b=[],T=$=>e.canAsk&&!$.isPrompt;function v($,S){let x=ot($);return{id:$.token_id,text:$.text,after:ee($.logprob),before:ee($.raw_logprob),
rank:x?null:$.rank??(S.distribution.stages.length?null:$.raw_rank),chosen:$.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?Nn($,S):"",words:()=>Fo(
$,S)}}function d($){let S=un($),M=(W?S:Bo(S,24,$.chosen.token_id)).map(B=>v(B,$)),N=$.distribution.vocab-S.length;N>0&&M.push(c($,S.map(B=>v(B,$)),N));let q=m(Math.
max(...M.filter(({rest:B})=>!B).map(B=>Math.max(B.after,B.before))));for(O(l,`full width: ${F(q)}`);A.length<M.length;)A.push(new fn(s));A.forEach((B,P)=>M[P]?B.
fill(M[P],q,T($)):B.hide()),L(),i.hidden=S.length<=24,O(i,W?"show 24 only":`show all ${I(S.length)}`),i.setAttribute("aria-expanded",String(W))}function c($,S,x){
let M=C=>Math.max(0,1-S.reduce((R,z)=>R+z[C],0)),N=Je($)>S.filter(({removed:C})=>!C).length,[q,B]=[N?e.usesBeams?null:M("after"):0,M("before")],P=`All ${I(x)} t\
okens that are not listed, together: ${F(B)} before the processors`+(q===null?".":`, ${F(q)} after them.`);return{text:`${I(x)} others`,after:q,before:B,rest:!0,
words:()=>P}}let m=$=>[.02,.05,.1,.2,.5,1].find(S=>$<=S)||1;function f($){let S=!$.distribution.stages.length;t.classList.toggle("gp-untouched",S),O(a("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),a("before-key").hidden=k.hidden=S,O(g,$.isPrompt||$.given?"gi\
ven, not chosen":"chosen"),p.hidden=!$.beam||S,u.hidden=!T($),t.classList.toggle("gp-pressable",T($))}s.parentNode.addEventListener("click",$=>{let S=$.target.closest(
"button.gp-row"),x=S&&[...A,...E.rows].find(({body:N})=>N===S),M=e.current();x&&M&&T(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{W=!W,d(e.current())});function w($){let S=e.lineOf($),x=e.lines().length>1&&S&&!$.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${Io(
$)}${x}: `:`at the newest token${x}: `),o.append(de($.chosen.text,"gp-here")),_.back.disabled=$.isPrompt?!$.before:$.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===$,_.newest.disabled=!e.selected}function y(){o.textContent="No token yet.";for(let $ of A)$.hide();for(let $ of Object.values(_))$.disabled=!0;for(let $ of[
i,p,u,E.box])$.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),$=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&d(S),f(S),E.draw(S,$,T(S)),w(S)):y(),b=[S,e.canAsk]}}var gn=.001,za=2e-5,Qd=-1e9,qn=-1e8,He=(t,e=-1e30)=>t==null||t<e;function mn(t,e,n){return He(t,n)||He(e,n)?He(t,n)&&He(e,n)?0:1/0:Math.abs(t-e)}function Wn(t,e,n){
return mn(t,e===null?null:e*n,qn)/Math.max(1,n)}var Bt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=gn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function ja(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Bt,given:new Bt,
final:new Bt,pool:new Bt,output:new Bt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));eh(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>th(t.returned[r].last,s,r,o,n.output)),n}function eh(t,e,n,o){let s=null,
r=new Map,i=(a,l)=>l.score-a.score;t.steps.forEach((a,l)=>{if(a.some(({given:g})=>g)){for(let g of a)o.given.see(mn(g.beam.score,0),()=>({node:g}));return}s??=new Map(
a.filter(({beam:g})=>g.parent%e===0).map(({beam:g})=>[g.parent,0]));for(let g of a){let{beam:k}=g,_=s.get(k.parent)??Qd;if(o.sum.see(mn(_+(k.logprob??-1/0),k.score,
qn),()=>({node:g,parent:_})),k.final_score===null||k.final_score===void 0)continue;let A=g.length**n;o.final.see(Wn(k.score,k.final_score,A),()=>({node:g,power:A}));
let L=k.group??null;r.set(L,[...r.get(L)||[],{score:k.final_score,power:A}].sort(i).slice(0,e))}let p=[...r.values()].flat().filter(({score:g})=>!He(g)).sort(i),
u=t.pools[l].filter(g=>!He(g));for(let g=0;g<Math.max(p.length,u.length);g++){let k=p[g]??null,_=k&&g<u.length?Wn(k.score*k.power,u[g],k.power):1/0;o.pool.see(_,
()=>({step:l,place:g,expected:k&&k.score,told:u[g]??null}))}s=new Map(a.filter(({beam:g})=>g.status==="running").map(({beam:g})=>[g.beam,g.score]))})}function th(t,e,n,o,s){
let r=Oe(t),i=r.filter(({given:p})=>!p);if(e.score===null||!i.length)return;let a=i.length**o,l=r.every(({beam:p,given:u},g)=>u||p.parent===(e.beams||[])[g]);s.
see(l?Wn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}function Da(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function l(w){let y=e.allLines(),$=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Oe(y[x]?y[x].last:null),N=S.token_ids.map((z,j)=>{let D=M[j]&&M[j].chosen.token_id===z?
M[j]:null,U=S.logprobs[j];return{id:z,text:D?D.chosen.text:"?",recorded:U,library:S.transition_scores?S.transition_scores[j]:null,difference:S.transition_scores?
mn(U,S.transition_scores[j]):null,drawn:D?mn(U,D.chosen.logprob):1/0}}),q=S.logprobs.filter((z,j)=>!M[j]||!M[j].given),B=q.reduce((z,j)=>z+(j??-1/0),0),P=q.length**
$,C=q.length?B/P:null,R=S.score!==null&&C!==null&&S.score*P>qn;return{tokens:N,sum:B,length:q.length,penalty:$,rebuilt:C,score:S.score,difference:R?Wn(B,S.score,
P):null}})}function p(w,y=1e-9){if(!Number.isFinite(w))return"everything";let $=Math.max(w,y),S=Math.floor(Math.log10($)+1e-9),x=Math.ceil($/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let u=w=>w.join("; "),g=(w,y)=>`${I(w)} ${y}${w===1?"":"s"}`;function k(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:y,given:$,final:S,pool:x,output:M}=w,
N=({off:P,count:C,furthest:R},z,j)=>P?[`${I(P)} of ${g(C,z)} ${P===1?"does":"do"} not ${j}: the furthest is off by ${p(R)}`]:[],q=[...N(y,"tree node","add up"),
...N($,"given token","weigh nothing"),...N(S,"final score","follow from its sum"),...N(x,"kept score","follow from the texts that ended"),...N(M,"output","end w\
here its path through the tree ends")],B=Math.max(...Object.values(w).map(P=>P.furthest));return[q,q.length?[]:[`${g(y.count,"node")} of the tree ${y.count===1?
"adds":"add"} up to within ${p(B,za)}`]]}function A({outputs:w,tree:y}){let $=w.flatMap(j=>j.tokens);if(!$.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=$.filter(({difference:j})=>j!==null),x=w.filter(({difference:j})=>j!==null),M=j=>Math.max(0,...j.map(({difference:D})=>D)),
N=j=>j.filter(({difference:D})=>!(D<=gn)),q=$.filter(({drawn:j})=>j>gn),[B,P]=_(y),C=[];if(N(x).length&&C.push(`${I(N(x).length)} of ${I(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${p(M(x))}`),C.push(...B),N(S).length&&C.push(`${I(N(S).length)} of ${g(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${p(M(S))}`),q.length&&C.push(`${g(q.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",u(C)];let R=[...x.length?[`${I(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${p(M(x))}`]:[],...P];if(!S.length)return[
"none","–",u([...R,`compute_transition_scores does not apply: ${k()}`])];let z=S.length===1?"token agrees":"tokens agree";return["agrees","✓",u([...R,`${I(S.
length)} ${z} with the library’s compute_transition_scores to within ${p(M(S))}`])]}function L(){let[w,y,$]=i?A(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,O(t.querySelector(".gp-badge"),y),O(t.querySelector(".gp-verdict-line"),$)}let E=w=>He(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),W=w=>He(w)?"−∞":(w<qn?w.toExponential(3):J(w,5)).replace("-","−"),b=w=>w<0||He(w)?`(${W(w)})`:W(w);function T(w,y){
let $=w.insertCell();y===null?$.textContent="–":$.textContent=(y>gn?"✗ ":"")+(y===0?"0":Number.isFinite(y)?y.toExponential(0):"∞"),$.classList.toggle("gp-\
off",y>gn)}function v(){let w=i.outputs.filter(({score:$})=>$!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let y=t.querySelector(".gp-sums tbody");
y.replaceChildren(),i.outputs.forEach(($,S)=>{if($.score===null)return;let x=y.insertRow();for(let M of[S+1,E($.sum),$.length,$.penalty,J($.rebuilt,4),J($.score,
4)])x.insertCell().textContent=M;T(x,$.difference)})}function d(w,y,$,S,x,M){if(!$.count)return;let{worst:N}=$,q=w.insertRow();q.append(h("th","",y,{scope:"row"})),
q.insertCell().textContent=I($.count),q.insertCell().append(S(N),...N.node?[" ",de(N.node.beam.text)]:[]),q.insertCell().textContent=x(N),q.insertCell().textContent=
W(M(N)),T(q,N.difference)}function c(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:y,given:$,final:S,pool:x,output:M}=i.
tree,N=e.started.effective.length_penalty??1,q=({node:P})=>`step ${P.index+1}:`,B=({node:P,power:C})=>`${W(P.beam.score)} / ${P.length} ** ${N} = ${W(He(P.beam.
score)?null:P.beam.score/C)}`;d(w,"node: parent’s score + log-probability",y,q,({node:P,parent:C})=>`${W(C)} + ${b(P.beam.logprob)} = ${W(He(P.beam.logprob)?null:
C+P.beam.logprob)}`,({node:P})=>P.beam.score),d(w,"given token: weighs nothing",$,q,()=>W(0),({node:P})=>P.beam.score),d(w,"ended: score / length ** length_pena\
lty",S,q,B,({node:P})=>P.beam.final_score),d(w,"kept after a step: the best that ended",x,P=>`step ${P.step+1}: number ${P.place+1}`,P=>P.expected===null?"none":
W(P.expected),P=>P.told),d(w,"output: score where its path ends, after the penalty",M,({number:P})=>`output ${P+1}:`,B,P=>P.told)}function m(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},y=t.querySelector(".gp-scores tbody");y.replaceChildren(),w.slice(0,a?1/0:20).forEach(($,S)=>{let x=y.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=$.id,x.insertCell().append(de($.text)),x.insertCell().textContent=E($.recorded),x.insertCell().textContent=$.difference===
null?"–":E($.library),T(x,$.difference),x.insertCell().textContent=(ee($.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||a,O(r,`Show all ${I(w.length)}\
 tokens`)}function f(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,O(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let y=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map(($,S)=>h("option","",`${y} ${S+1}`,{value:S}))),v(),w||c(),w||
m()}return o.addEventListener("toggle",f),s.addEventListener("change",f),r.addEventListener("click",()=>{a=!0,f()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:y}=e;y?(!i||i.finished!==y)&&(i={finished:y,outputs:l(y),tree:ja(e)},a=!1,s.replaceChildren()):i=null,L(),(w.run||w.status||y)&&f()}}function Ha(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),l=t.querySelector(
".gp-layer-names"),p=t.querySelector(".gp-layer-reading"),u=t.querySelector(".gp-layer-tally"),g=document.createElement("canvas"),k=g.getContext("2d",{willReadFrequently:!0}),
_=new Te({picks:{},peak:0},({picks:P,peak:C},{layers:R})=>R?{picks:{...P,[R.layer]:(P[R.layer]||0)+1},peak:Math.max(C,...R.divergences)}:{picks:P,peak:C}),A=0,L=[],
E=[],W=[0,0],b=[],T=P=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(P??0)/A)))*10);function v(){let P=getComputedStyle(t);return[...[...Array(11).keys()].map(R=>`\
--gp-heat-${R}`),"--gp-text"].map(R=>{let z=P.getPropertyValue(R).trim();return[1,3,5].map(j=>parseInt(z.slice(j,j+2),16))})}function d(P){if(g.width>=P&&g.height===
L.length*6)return;let C=g.height===L.length*6?k.getImageData(0,0,g.width,g.height):null;g.width=Math.max(64,2**Math.ceil(Math.log2(P))),g.height=L.length*6,C&&k.
putImageData(C,0,0)}function c(P){let C=new ImageData(1,L.length*6);L.forEach((R,z)=>{let j=P.layers?P.layers.candidate_layers.indexOf(R):-1;if(j<0)return;let D=E[T(
P.layers.divergences[j])];for(let U=0;U<5;U++){let re=U===2&&R===P.layers.layer?E[11]:D;C.data.set([...re,255],(z*6+U)*4)}}),k.putImageData(C,P.index,0)}let m=()=>Math.
max(10,_.steps.length);function f(){let[P,C]=W;if(!P||!C)return;i.width!==P&&(i.width=P),i.height!==C&&(i.height=C);let R=i.getContext("2d");R.clearRect(0,0,P,C),
R.imageSmoothingEnabled=!1;let z=_.steps.length;R.drawImage(g,0,0,z,g.height,0,0,P*z/m(),C)}function w(P){let C=[..._.steps.find(D=>D.layers).layers.candidate_layers].
sort((D,U)=>U-D),R=v(),z=s.find(D=>_.total.peak<=D*Math.LN2)*Math.LN2,j=String([C,R,z])!==String([L,E,A]);String(C)!==String(L)&&y(C),[L,E,A]=[C,R,z],d(_.steps.
length);for(let D of j?_.steps:P)c(D);f()}function y(P){let C=Math.max(15,Math.min(28,280/P.length));r.style.height=l.style.height=`${Math.max(1,P.length)*C}px`,
l.replaceChildren(...P.map(R=>h("span","",R===0?"embedding":`layer ${R}`)))}function $(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),
`${Number(Ce(A,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let P=t.querySelector(".gp-scale-ramp");if(!P.childNodes.length)for(let C=0;C<11;C++){
let R=h("i");R.style.background=`var(--gp-heat-${C})`,P.append(R)}}let S=P=>P===0?"the embedding (layer 0)":`layer ${P}`;function x(P){if(!P.layers)return`Token\
 ${P.index+1}, ${X(P.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:R,candidate_layers:z,divergences:j}=P.layers,D=z.map((U,re)=>`${U===0?"emb\
edding":`layer ${U}`} ${Ce(j[re]??0,e.unit).toFixed(3)}`);return`Token ${P.index+1}, ${X(P.chosen.text)}: ${S(C)} was contrasted with the last layer (${R}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${D.join(", ")}.`}function M(P){a.hidden=!1,a.style.left=`${P.index/m()*100}%`,a.style.width=`${100/m()}\
%`;let C=x(P);O(p,C),_n(r,P,_.steps.length,C)}function N(){let P=Object.entries(_.total.picks).sort((R,z)=>z[1]-R[1]),C=P.reduce((R,[,z])=>R+z,0);O(u,"Along the\
 text: "+P.map(([R,z])=>`${S(Number(R))} in ${I(z)}`).join(", ")+` of ${I(C)} steps.`),O(t.querySelector(".gp-heat-end"),String(m()))}fo(r,e,{stepUnder:P=>{let{
left:C,width:R}=r.getBoundingClientRect(),z=Math.floor((P.clientX-C)/R*m());return _.steps[Math.max(0,Math.min(_.steps.length-1,z))]},hover:P=>O(p,x(P)),leave:()=>e.
current()&&!t.hidden&&O(p,x(e.current()))});function q(P){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:R}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!P.unit&&!P.look||(b=[C,_.total],w(R),$(),M(C),N())}new ResizeObserver(([{contentRect:P}])=>{W=[P.width,P.height].map(C=>Math.round(C*devicePixelRatio)),
f()}).observe(r);let B=()=>q({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",B),new MutationObserver(B).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),q}var Do={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Js(t,e){let{chosen:n,distribution:o}=e,s=r=>We(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+Je(e)}}var Et=(t,e)=>e?Math.exp(-t/e):null,nh=[1,2,3],jo=class{constructor(){this.ids=[],this.grams=new Map(nh.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Ka(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",l=new Xt,p;function u(){let{started:x,finished:M}=e;if(!x)return[];let N=M?M.num_tokens:e.numTokens,q=M?M.
seconds:e.elapsed,B=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",I(N),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(x.max_new_tokens)} new ones were asked for`],["Tokens per second",q>0&&N?(N/q).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",B===null?"–":zn(B),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...g(),["Stopped by",k(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function g(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...N}=l.read(e.rounds),q=N.draft_acceptance_rate;return[["Draft accepted",q===null?"–":F(q),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${I(M)} of ${I(x)}`],["Tokens per draft",J(N.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with \
a draft wrote on average, the target’s own one included: 1 + ${I(M)} accepted / ${I(N.num_spec_steps)} such rounds`]]}function k(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Ee(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=u(),M=new Set(x.map(([N])=>N));for(let[
N,{figure:q}]of i)M.has(N)||(q.remove(),i.delete(N));x.forEach(([N,q,B,P],C)=>{let R=i.get(N)||A(N,P,C);R.value.textContent!==q&&(R.value.textContent=q);let z=`${N}\
: ${B}`;R.meaning.textContent!==z&&(R.meaning.textContent=z)})}function A(x,M,N){let q=h("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),B=h("dd"),P=h(
"span","gp-meaning","",{role:"tooltip",id:a+x.replaceAll(" ","-")});q.setAttribute("aria-describedby",P.id),q.append(h("dt","",x),B,P),s.insertBefore(q,s.children[N]||
null);let C={figure:q,value:B,meaning:P};return i.set(x,C),C}let L=new Te(Do,Js),E=new jo,W=Do,b=x=>Number.isFinite(x)?Ce(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",T=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):I(Math.round(x)):"∞";function v(){let{total:x}=L,{unit:M}=e,N=(P,{count:C})=>C?P/C:
null,q=(P,C)=>C.count?b(N(P,C)):"–",B=L.steps.at(-1).distribution.vocab;return[["perplexity",d([[x.after,x.count],[x.before,x.count],[W.before,W.count]],B),T(
Et(x.after,x.count)),T(Et(x.before,x.count)),T(Et(W.before,W.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",q(x.after,
x),q(x.before,x),q(W.before,W)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(W.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",q(x.entropyAfter,x),q(x.entropyBefore,x),q(W.entropyBefore,W)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(N(x.kept,x)),I(B),I(B)],...[1,2,3].map(P=>[`distin\
ct-${P}`,`how many of the text’s ${P===1?"tokens":`runs of ${P} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(E.distinct(P)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",F(E.share),"",""]]}function d(x,M){let N="e to the power of minus the mean log-p\
robability in nats";return x.every(([q,B])=>!B||Et(q,B)<=M)?`how many equally likely tokens there were to choose from, on average: ${N}`:`${N}; above ${I(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function c(){let x=e.current(),M=x?e.lastOf(x):null,{keep:N,added:q}=L.follow(M&&!M.isPrompt?
M:null);E.cut(N);for(let{chosen:P}of q)E.add(P.token_id);let B=t.querySelector(".gp-text-numbers");B.hidden=!L.steps.length,!B.hidden&&(m(),B.open&&f(x))}function m(){
let{total:x}=L,M=W.count?`; of the prompt ${T(Et(W.before,W.count))}`:"";O(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${T(Et(x.before,x.count))}\
 before the processors, ${T(Et(x.after,x.count))} after${M}`)}function f(x){let M=e.lines().length>1?e.lineOf(x):null;O(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!W.count;let N=v(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<N.length;){let B=q.insertRow(),
P=h("th","",null,{scope:"row"});P.append(h("span","","",{tabindex:"0","data-tip":""})),B.append(P,h("td"),h("td"),h("td"))}N.forEach(([B,P,...C],R)=>{let[z,...j]=q.
rows[R].cells;O(z.firstChild,B),z.firstChild.dataset.tip=P.charAt(0).toUpperCase()+P.slice(1)+".",C.forEach((D,U)=>O(j[U],D)),j[2].hidden=!W.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",c);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:B},P)=>B&&M.set(B,[...M.get(B)||
[],P+1]));let N=e.usesBeams?"output":"sequence",q=[...M].map(([B,P])=>{let R=P.length<x.length?` on ${N}${P.length>1?"s":""} ${P.join(", ")}`:"",z=h("p");return z.
append(h("b","",`Note${R}: `),B),z});r.replaceChildren(...q)}function y(){let[x,M]=$(),N=x+M;n.textContent!==N&&n.replaceChildren(h("b","",x),M)}function $(){let{
started:x,finished:M,failed:N,queued:q,loading:B}=e;if(B){let R=Kt(B);return["",R[0].toUpperCase()+R.slice(1)]}if(q)return q.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${q.ahead===1?"One run is":`${q.ahead} runs are`} before yours.`];if(N)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let P=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${Gt(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",P+C]}function S(){let x=e.
waiting?null:e.failed;if(p===x||(p=x,o.replaceChildren(),!x))return;let M=h("div","gp-problem"),N=(q,B,P)=>{let C=h("p");C.append(h("b","","✕ "),(P?P+": ":"")+
q,B?" "+B:""),M.append(C)};for(let{knob:q,message:B,fix:P}of jn(x))N(B,P,q);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&(y(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(W=e.promptSteps.reduce(Js,Do)),c()}}var Ga=12;function Ua(t,e,n){let o=0,s=t.map(p=>{let u=o;return o=Math.min(1,o+(Cn(p,n)||0)),{from:u,to:o,kind:Xs(p,e),candidate:p}}),r=e.distribution.stages[n],
i=t.filter(p=>r&&Pn(p,n+1)).reduce((p,u)=>p+(Cn(u,n)||0),0),a=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,l={from:o,to:1-a,kind:"others",candidate:null};return[
...s,l,{from:1-a,to:1,kind:"going",candidate:null}]}function Xs(t,e){return t.token_id===e.chosen.token_id?"chosen":ot(t)?"removed":"kept"}function Va(){let t=h(
"div","gp-flow",null,{"aria-hidden":"true"}),e=se("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ga}`),e.setAttribute("preserveAspectRatio","none");let n=h(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var oh=(t,e)=>e>12+7*Math.min(t.length,10);function Zs({ribbons:t,bar:e},n,o,s,r){let i=Q(e,n.
length,()=>h("span",""));n.forEach(({from:l,to:p,kind:u,candidate:g},k)=>{let _=i[k];if(me(_,`gp-piece gp-piece-${u}`),_.hidden=p-l<1e-4&&u!=="chosen",_.hidden)
return;ae(_,"left",l),ae(_,"width",p-l);let A=g?g.text:u==="others"?"others":"",L=A&&oh(A,(p-l)*s)?A:"";(_.dataset.text||"")!==L&&_.replaceChildren(...L?[de(L,"\
gp-piece-word")]:[]),_.dataset.text=L,qe(_,()=>r(n[k],o&&o[k]))});let a=Q(t,o?n.length:0,()=>se("path"));(o||[]).forEach((l,p)=>{let{from:u,to:g,kind:k}=sh(n[p]),
[_,A,L,E]=[l.from,l.to,g,u].map(W=>(W*100).toFixed(2));a[p].dataset.kind!==k&&(a[p].dataset.kind=k,a[p].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),a[p].setAttribute(
"d",l.to>l.from?`M${_} 0H${A}L${L} ${Ga}H${E}Z`:"")})}function sh(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Ho=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(p=>p.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(p=>e.map(({number:u})=>Cn(p,u))),i=Math.max(.02,...r.flat().filter(p=>p!==void 0)),a=new Set(un(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((p,u)=>this.fill(this.lines[u],p,e,r[u],i,o,a));let l=this.lines.flatMap(p=>p.cells.
map(({cell:u})=>u));!l.some(p=>p.tabIndex===0)&&l.length&&(l[0].tabIndex=0)}drawHead(e){let n=Q(this.head,e.length+1,()=>{let o=h("th","",null,{scope:"col"});return o.
append(h("span","gp-stage-place"),h("span","gp-stage-name")),o});O(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},a)=>{let l=n[a+1];
me(l,i?"gp-idle-column":""),O(l.firstElementChild,o),O(l.lastElementChild,s),l.lastElementChild.classList.toggle("gp-hidden",i),l.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=h("th","",null,{scope:"row"}),o=h("span","gp-sign","",{"aria-hidden":"true"}),s=h("bdi","gp-word"),r=h("span","gp-course-tag"),i=h("div","gp-\
course-name"),a=h("div","");a.append(s,r),i.append(o,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=h(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=h("span","gp-course-track",null,{"aria-hidden":"true"}),s=h("i","gp-course-bar");o.append(s);let r=h("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,a){let l=n.token_id===i.chosen.token_id,p=ot(n);for(me(e.row,
`gp-course gp-course-${Xs(n,i)}`),O(e.sign,l?"▶":p?"✕":""),_e(e.word,n.text),O(e.tag,[l&&(i.given?"given":"chosen"),p&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),qe(e.head,()=>Fo(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((u,g)=>this.
fillCell(e.cells[g],n,o,g,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,a,l){let{number:p,name:u,idle:g,side:k}=r[i],[_,A]=[a[i],i?a[i-1]:void 0],L=Pn(s,p)&&_!==
void 0,E=L&&i>0&&!Pn(s,r[i-1].number);me(e,[g&&"gp-idle-column",L&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),ae(n,"height",Math.sqrt((_||0)/l));let W=_===
void 0?"–":E?`✕ ${u}`:L?k==="after"?"✕":"":F(_);O(o,W),o.classList.toggle("gp-hidden",g&&!E);let b=!E&&i&&A!==void 0&&_!==void 0&&F(_)!==F(A)?_>A?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),qe(e,()=>this.words(s,r[i],{share:_,was:A,gone:L,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:a,gone:l,cut:p}){if(i===void 0)return`${X(e)}: not recorded at this place.`;if(p)return`${X(e)}: removed by ${o}; it had ${F(a)} just before.`;if(l)
return`${X(e)}: nothing is left of it here.`;if(n)return`${X(e)}: ${F(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${X(e)}: ${F(i)}, left as it \
was by ${o}.`;let u=F(i)===F(a)?"the same as before it":`${F(a)} before it`;return`${X(e)}: ${F(i)} after ${o} (stage ${r}), ${u}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(p=>p.row===o.parentNode),[r,i]=n[e.key],a=(p,u)=>Math.max(0,Math.min(u-1,p)),{cells:l}=this.lines[a(s+r,this.lines.length)];l[a(o.cellIndex-1+i,
l.length)].cell.focus()}};function Ya(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),l=t.querySelector(".gp-beams-note"),p=t.querySelector(".gp-chosen-word"),u=new Ho(t.querySelector(".gp-courses-grid")),g=new Te({},E),k=[],_=!1,A=[],
L=300;function E(P,C){let R=Gs(C);if(!R.length)return P;let z={...P};for(let j of R){let D=j.number+j.kind,{ran:U,acted:re,removed:ie,moved:fe}=P[D]||{ran:0,acted:0,
removed:0,moved:0};z[D]={ran:U+1,acted:re+!j.idle,removed:ie+j.removed,moved:fe+j.moved}}return z}function W({ran:P,acted:C,removed:R,moved:z}){if(!C)return`not\
hing in ${Rt(P,"step")}`;let j=z>2*R?`${F(z/C)} moved`:`${Ks(R/C)} removed`;return`${I(C)} of ${Rt(P,"step")}, ${j}`}let b=new ResizeObserver(([{contentRect:P}])=>{
if(!P.width||Math.abs(P.width-L)<8)return;L=P.width;let C=e.current();C&&B(C)});function T(){let P=r.insertRow(),C=h("th","",null,{scope:"row"}),R=h("span","gp-\
number",""),z=h("span","","",{tabindex:"0","data-tip":""}),j=h("span","gp-side"),D=h("span","gp-knob");C.append(R,z," ",j," ",D);let U=Va();P.append(C,h("td","g\
p-flow-cell"),h("td","gp-left"),h("td","gp-entropy"),h("td","gp-here-words"),h("td","gp-over")),P.cells[1].append(U.box);let[,,re,ie,fe,ue]=P.cells;return k.length||
b.observe(U.bar),k.push({row:P,number:R,name:z,tags:j,knob:D,flow:U,left:re,entropy:ie,here:fe,over:ue}),k.at(-1)}function v(P,{kind:C,number:R,name:z,tip:j,side:D,
knob:U,entropy:re,left:ie,here:fe,over:ue}){P.row.className=`gp-stage-${C}`,O(P.number,R),O(P.name,z),P.name.dataset.tip!==j&&(P.name.dataset.tip=j),O(P.tags,D),
P.tags.hidden=!D,O(P.knob,U),P.knob.hidden=!U,O(P.left,ie),O(P.entropy,re),typeof fe=="string"?O(P.here,fe):P.here.replaceChildren(...fe),O(P.over,ue)}function d(P){
let C={...e.started.effective,...e.started.config};return P.filter((R,z)=>z===0||C[R]).map(R=>{let z=JSON.stringify(C[R]??null);return z==="null"||z.length>12?R:
`${R} ${z}`}).join(", ")}function c(P,C){let{vocab:R,entropy_before:z}=P.distribution,{name:j,meaning:D}=Vs(P),U={kind:"source",number:"",name:j,tip:D,side:C.length?
"before":"before and after",knob:"",left:`${I(R)} left`,entropy:xe(z,e.unit),here:"",over:""},re=C.map((ie,fe)=>({kind:ie.idle?"idle":"active",number:`${ie.number}\
. `,name:ie.name,tip:`${ie.meaning} (${ie.kind})`,side:fe===C.length-1?"after":"",knob:d(ie.knobs),left:`${I(ie.kept)} left`,entropy:xe(ie.entropy,e.unit),here:Us(
ie),over:W(g.total[ie.number+ie.kind])}));return[U,...re,m(P)]}function m(P){let[C,R]=Ba(P,e.started),z=ee(P.chosen.logprob),j=ot(P.chosen)?`, although ${Nn(P.chosen,
P)} removed it`:P.beam?`: log-probability ${J(P.chosen.logprob)}`:` (${F(z)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",de(P.chosen.text,"gp-strong"),` ${R}${j}`],over:""}}function f(P,C,R){let z=c(P,C);for(;k.
length>z.length;)k.pop().row.remove();z.forEach((re,ie)=>v(k[ie]||T(),re));let j=[0,...C.map(({number:re})=>re)].map(re=>Ua(R,P,re)),D=S(P,C),U=x(P,C);k.forEach(
({flow:re},ie)=>{re.box.hidden=!D&&ie>0,!re.box.hidden&&(ie<j.length?Zs(re,j[ie],j[ie-1],L,(fe,ue)=>y(fe,ue,ie,U)):$(re,j.at(-1),L))})}let w=({from:P,to:C})=>F(
C-P);function y(P,C,R,z){if(P.kind==="going")return`Tokens that are not shown here and that ${z[R+1].name} removes: ${w(P)}.`;let j=P.candidate?X(P.candidate.text):
"All other tokens together";return R?`${j}: ${w(P)} after ${z[R].name}`+(P.candidate?`, ${w(C)} before it.`:"."):`${j}: ${w(P)} before the processors.`}function $(P,C,R){
let z=C.filter(({kind:j})=>j==="chosen");Zs(P,z,z,R,j=>`${X(j.candidate.text)} had ${w(j)} of what was left.`)}let S=({distribution:P},C)=>P.candidates.every(({
stage_logprobs:R})=>(R||[]).length===C.length);function x(P,C){let R=Vs(P);return[{number:0,place:"before",name:R.name,tip:R.meaning,idle:!1,side:"before"},...C.
map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,side:"",tip:`${z.number}. ${z.name}: ${Us(z)} here. It ${z.meaning}.`}))]}function M(P,C,R,z){
if(i.hidden=!C.length||!S(P,C),i.hidden)return;let j={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};u.draw([...x(P,C),j],R,P),a.hidden=z<=10,O(a,_?"show 10 only":`show all ${I(z)}`),a.setAttribute("aria-expanded",String(_))}a.addEventListener("cl\
ick",()=>{_=!_,B(e.current())});function N(P){if(P.distribution.stages.length)return"";if(P.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let C=e.started.processors||[],R=Ro(P)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.
length?"Your own loop asked no logits processor here.":C.length?`${R}, untouched here. Prepared, but not used by this loop: ${C.map(z=>st(z)[0]).join(", ")}.`:`${R}\
, untouched: no logits processor runs.`}function q(P){let C=P.isPrompt||P.given;o.replaceChildren(`at ${Io(P)}: `,de(P.chosen.text),C?" (given, not chosen)":""),
O(p,C?"given":"chosen")}function B(P){let C=Gs(P),R=un(P),z=(P.watched||[]).filter(({token_id:D})=>R.every(U=>U.token_id!==D)),j=Bo(R,10,P.chosen.token_id);q(P),
O(s,N(P)),s.hidden=!s.textContent,l.hidden=!P.beam||!C.length,f(P,C,j),M(P,C,[..._?R:j,...z],R.length)}return P=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||
g.follow(e.lastOf(C)),!(C===A[0]&&g.total===A[1]&&!P.unit&&!P.watched)&&(A=[C,g.total],B(C)))}}function rh(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function ih(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function Ja(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),a=t.querySelector("details"),[l,p,u,g]=["from","choices","reveal","next"].map(i),k=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),A=C=>Oe(_()[C]?
_()[C].last:null),L=C=>C.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,z)=>R.raw_rank-z.raw_rank).slice(0,6);function E(C){let R=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return ih(L(C),rh(R))}let W=C=>L(C).length>1;function b(C){let R=e.current(),z=R&&e.lastOf(R),j=Math.max(0,_().findIndex(
re=>re.last===z)),D=A(j),U=D.findIndex((re,ie)=>ie>=C&&W(re));if(U<0){O(i("cannot"),D.length>C?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}O(i(
"cannot"),""),k={line:j,at:U,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let C=A(k.line);for(;C[k.at]&&!W(C[k.at]);)k.at+=1;if(Object.assign(k,{
step:C[k.at]||null,picks:[],revealed:!1}),!k.step&&!e.running){f();return}v(),k.step&&e.selectStep(k.step.before),w(()=>p.querySelector("button"))}function v(){
e.hide(k&&a.open?k.at+(k.revealed?1:0):null)}function d(C){let{picks:R}=k;R.includes(C)?R.splice(R.indexOf(C),1):R.length<3&&R.push(C),x()}function c(){let{step:C,
picks:R}=k,z=L(C),j=z.find(({token_id:D})=>D===R[0]);k.revealed=!0,k.results.push({step:C,first:j,share:Math.exp(j.raw_logprob-z[0].raw_logprob),hit:R.includes(
C.chosen.token_id)}),v(),e.selectStep(C),w(()=>g)}function m(){if(k.results.length>=10){f();return}k.at+=1,T()}function f(){let{results:C,line:R}=k,z=k.at+(k.revealed?
1:0);k=null,v(),l.value=A(R).slice(z).some(W)?z+1:1,P(C),w(()=>i("begin"))}function w(C){let R=t.contains(document.activeElement);B(),R&&C()&&C().focus({preventScroll:!0})}
let y=({piece:C,chosen:R,text:z})=>C??(R?R.text:z);function $(){let C=Oe(k.step?k.step.before:A(k.line).at(-1)||null),R=[...e.prefix,...C].map(y).join(""),z=h("\
span","gp-gap","?",{"aria-label":"the hidden token"});k.revealed&&z.replaceChildren(de(k.step.chosen.text));let j=i("so-far");j.replaceChildren(R,z),j.scrollTop=
j.scrollHeight}function S(){p.replaceChildren(...(k.step&&!k.revealed?E(k.step):[]).map(({token_id:C,text:R})=>{let z=h("button","gp-choice",null,{type:"button",
"aria-pressed":"false","data-token":C});return z.append(h("span","gp-order"),de(R)),z.addEventListener("click",()=>d(C)),z})),x()}function x(){for(let C of p.children){
let R=k.picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(R>=0)),C.disabled=R<0&&k.picks.length>=3,O(C.querySelector(".gp-order"),R<0?
"":r[R])}u.disabled=!k.picks.length}function M(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:C,picks:R}=k,{share:z,hit:j}=k.results.at(-1),D=L(
C),U=C.chosen.token_id,re=D.some(({token_id:ue})=>ue===U)?D:[...D,C.chosen];i("truth").tBodies[0].replaceChildren(...re.map(ue=>{let Ye=h("tr",ue.token_id===U?"\
gp-taken":""),Ct=h("th","",null,{scope:"row"});ue.token_id===U&&Ct.append(h("span","","▶ "),h("span","gp-hidden","taken: ")),Ct.append(de(ue.text));let Rn=h("\
div","gp-share"),Bn=h("i");Bn.style.width=`${(45*ee(ue.raw_logprob)).toFixed(2)}%`,Rn.append(Bn,F(ee(ue.raw_logprob)));let Ft=h("td");Ft.append(Rn);let H=R.indexOf(
ue.token_id);return Ye.append(Ct,h("td","",H<0?"":r[H]),Ft,h("td","",F(ee(ue.logprob))),h("td","",ue.raw_rank?I(ue.raw_rank):"–")),Ye}));let fe=i("took");fe.replaceChildren(
"The run took “",de(C.chosen.text,"gp-strong"),j?"”, which is among your picks. ":"”, which is not among your picks. "),fe.append(z===1?"Your first pick i\
s the token that the model found likeliest.":`Your first pick has ${F(z)} of the probability of the likeliest token.`)}let N=C=>C.reduce((R,{share:z})=>R+z,0)/C.
length,q=C=>C.filter(({hit:R})=>R).length;function B(){if(i("before").hidden=!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:C,revealed:R,step:z}=k,
j=C.length+(R?0:1);O(i("progress"),z?`Step ${j} of 10: ${R?"token":"which token comes next, as token"} ${z.index+1}${R?".":"? Pick up to three, the likeliest fi\
rst."}`:"The run has not come so far yet: waiting for its next token."),O(i("score"),C.length?`So far: first picks ${F(N(C))} of the top, the run’s token among \
your picks in ${q(C)} of ${C.length}`:""),u.hidden=R||!z,g.hidden=!R,O(g,C.length>=10?"To the score":"Next token"),$(),S(),M()}function P(C){let R=i("sum");if(R.
hidden=!1,R.replaceChildren(h("h3","","The round is over")),!C.length){R.append(h("p","","No token was revealed, so there is no score."));return}let z=(...D)=>{
let U=h("p");U.append(...D),R.append(U)};z(h("b","",F(N(C))),": how likely your first picks were, on average, against the likeliest token."),z(h("b","",`${q(C)}\
 of ${C.length}`),`: steps in which the run’s token was among your picks (${F(q(C)/C.length)}).`);let j=[...C].sort((D,U)=>D.share-U.share||U.step.distribution.
entropy_before-D.step.distribution.entropy_before);for(let[D,{step:U,first:re,share:ie}]of[["Hardest",j[0]],["Easiest",j.at(-1)]])z(h("b","",D+": "),`token ${U.
index+1}, “`,de(U.chosen.text),"”; your “",de(re.text),`” had ${F(ie)} of the top’s probability, and the model was uncertain by ${xe(U.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(l.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.
current();l.value=C&&!C.isPrompt?C.index+1:1}),u.addEventListener("click",c),g.addEventListener("click",m),i("end").addEventListener("click",f),a.addEventListener(
"toggle",v),C=>{t.hidden=!e.started,C.run&&(k=null,l.value=1,i("sum").hidden=!0,O(i("cannot"),""),B()),O(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),k&&!k.step&&(C.steps||C.status)&&T()}}function Xa(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),l=t.querySelector(".gp-tally"),p=new Te({steps:0,differed:0},(d,c)=>c.reranked?{steps:d.steps+1,differed:d.differed+ +(k(c.reranked).token_id!==c.chosen.
token_id)}:d),u=[],g=[],k=d=>d.reduce((c,m)=>m.probability>c.probability?m:c);function _(){let d=i.insertRow(),c=h("th","",null,{scope:"row"}),[m,f,w]=[h("span",
"gp-sign"),h("bdi","gp-word"),h("span","gp-tag","most probable")];c.append(m,f,w),d.append(c);let y=["probability","penalty","score"].map(()=>{let $=h("div","gp\
-cell"),S=h("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[h("i","gp-part"),h("i","gp-zero")];S.append(x,M);let N=h("span","gp-amount");return $.append(
S,N),d.append(h("td")),d.lastChild.append($),{part:x,zero:M,amount:N}});return u.push({row:d,sign:m,word:f,tag:w,cells:y}),u.at(-1)}function A({part:d,zero:c,amount:m},f,[
w,y],$){let S=x=>(x-w)/(y-w)*100;d.style.left=`${Math.min(S(0),S(f))}%`,d.style.width=`${Math.abs(S(f)-S(0))}%`,c.style.left=`${S(0)}%`,O(m,$)}function L({part:d,
zero:c,amount:m},f,[w,y],$){let S=x=>4+(x-w)/(y-w)*92;d.hidden=f===null,d.style.left=`${S(f)}%`,c.style.left=`${S(0)}%`,O(m,$)}function E(d,c,m,f,w){let y=c.token_id===
m.chosen.token_id;d.row.className=y?"gp-winner":"",O(d.sign,y?"▶":""),Be(d.word,c.text),d.tag.hidden=c!==f||y,A(d.cells[0],c.probability,w.probability,F(c.probability)),
A(d.cells[1],c.penalty,w.penalty,J(c.penalty)),L(d.cells[2],c.score,w.score,J(c.score))}function W(d){let[c,m]=[Math.min(0,...d),Math.max(0,...d)];return m>c?[c,
m]:[0,1]}function b(d){let c=k(d.reranked),m=d.reranked.find($=>$.token_id===d.chosen.token_id),f=d.reranked.slice(0,12);m&&!f.includes(m)&&(f[11]=m);let w=Object.
fromEntries(["probability","penalty","score"].map($=>[$,W(f.map(S=>S[$]))]));for(;u.length<f.length;)_();u.forEach(($,S)=>{$.row.hidden=S>=f.length,S<f.length&&
E($,f[S],d,c,w)});let y=d.reranked.length-f.length;a.hidden=y<=0,O(a,`and ${I(y)} less probable ones, which were weighed too`),T(m,c)}function T(d,c){d?d===c?s.
replaceChildren(de(d.text,"gp-strong"),` won: the most probable token has the highest score too (${J(d.score)}).`):s.replaceChildren(de(d.text,"gp-strong"),` wo\
n with a score of ${J(d.score)}. Greedy would have taken `,de(c.text,"gp-strong"),` (${F(c.probability)}), but its penalty of ${J(c.penalty)} leaves it ${J(c.score)}\
.`):s.replaceChildren()}function v(){let d=e.started.effective.penalty_alpha,c=typeof d=="number",[m,f]=c?[Number((1-d).toFixed(4)),d]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${m} × probability - ${f} × penalty${c?`, because penalty_alpha is ${d}`:""}. The highest score is chosen.`}return()=>{let d=e.current();
if(t.hidden=!(d&&d.reranked&&d.reranked.length),t.hidden||(p.follow(e.lastOf(d)),d===g[0]&&p.total===g[1]))return;g=[d,p.total],o.textContent=`at token ${d.index+
1}`,r.dataset.tip=v(),b(d);let{steps:c,differed:m}=p.total;O(l,`Along the text: another token than the most probable one won in ${I(m)} of ${I(c)} steps (${F(m/
c)}).`)}}function Za(t,e){let n=c=>t.querySelector(".gp-"+c),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],l="",p=null,u=null;function g(){return Zt(t,s,e,
c=>{let m=i.get(c);return m&&{id:m.token.token_id,text:m.token.text,where:`prompt token ${m.index+1}`,step:null,why:m.words}})}function k(){let{started:c,written:m}=e,
f=c&&c.request.messages,w=f&&m&&c.model===m.model&&JSON.stringify(f)===JSON.stringify(m.messages);return m&&!w?{...m,ran:!1}:!f||!f.length?null:{model:c.model,messages:f,
tokens:c.prompt_tokens,parts:c.parts||[],ran:!0}}function _({messages:c,parts:m,problem:f}){let w=new Set(m.filter(({kind:y})=>y==="message").map(({message:y})=>y));
o.replaceChildren(...c.map(({role:y,content:$},S)=>{let x=h("li","",null,{"data-role":y});return x.append(h("span","gp-role",y),h("p","",$)),!f&&w.size>0&&!w.has(
S)&&$.trim()&&x.append(h("p","gp-dropped","✕ The template leaves this message out.")),x}))}let A={message:({role:c})=>`words of ${c}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function L(c,m){let f=c?A[c.kind](c):"whose it is cannot be told";return m.piece===null?
`special token, ${f}`:f}function E({tokens:c,parts:m}){s.replaceChildren(),a=[],p=null;let f=new Set(m.map(({stop:y})=>y)),w=null;c.forEach((y,$)=>{let S=m.find(
q=>q.start<=$&&$<q.stop)||null;if(!w||!$||f.has($)||m.some(({start:q})=>q===$)){let q=h("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
q.append(h("span","gp-role",S.role)),S&&S.kind==="generation"&&q.append(h("span","gp-role","the answer begins")),s.append(q),w={rows:q,tokens:[]}}let x=h("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=L(S,y);xt(x,y),x.setAttribute("aria-label",`prompt token ${$+1}: ${X(y.text)}, ${M}`),i.set(x,{token:y,index:$,
words:M});let N=w.tokens.length?i.get(w.tokens.at(-1)).token:null;$t(w,x,y,N),a.push(x)}),a.length&&W(a[0])}function W(c){p&&(p.tabIndex=-1),p=c,c.tabIndex=0}function b(c){
c&&(W(c),c.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"}),u.show(c))}s.addEventListener("click",({target:c})=>b(c.closest(".gp-token"))),s.addEventListener(
"keydown",c=>{let m=a.indexOf(c.target.closest(".gp-token"));if(m<0||c.ctrlKey||c.metaKey||c.altKey)return;let f={ArrowRight:()=>a[m+1],ArrowLeft:()=>a[m-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>je(a,m,1),ArrowUp:()=>je(a,m,-1),Enter:()=>a[m]," ":()=>a[m]};f[c.key]&&(c.preventDefault(),b(f[c.key]()))});let T=(c,m)=>`${I(c)}\
 ${m}${c===1?"":"s"}`;function v({tokens:c,parts:m}){let f=M=>m.filter(N=>N.kind===M).reduce((N,{start:q,stop:B})=>N+B-q,0),w=c.filter(({piece:M})=>M===null).length,
[y,$,S]=["message","template","generation"].map(f),x=y||$?`${I(y)} for the words of the messages, ${I($)} around them, ${I(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${I(S)} that begin the answer`:""}`;return`${T(c.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${I(w)} are special.`}`}function d({tokens:c,parts:m}){let f=m.filter(({kind:y})=>y==="message").flatMap(({start:y,stop:$})=>c.slice(y,$)).filter(
({piece:y})=>y===null),w=[...new Set(f.map(({text:y})=>X(y)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let c=k();if(t.hidden=!c,!c){l="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!c.problem;let m=JSON.stringify([c.model,c.messages,c.parts,c.problem,c.ran,c.tokens.length]);if(m===l)return;l=m,u??=g(),O(n("whi\
ch"),c.ran?`of ${c.model}, as this run read it`:`of ${c.model}, as written now: not run yet`),V(n("refusal"),!!c.problem),O(n("refusal"),c.problem||""),_(c),V(n(
"made"),!c.problem),E(c),V(n("generation-key"),c.parts.some(({kind:w})=>w==="generation")),O(n("template-words"),c.problem?"":v(c));let f=d(c);V(n("warn"),!!f),
O(n("warn"),f),u.hide()}}function Qa(t,e,n){let{state:o,log:s,text:r,select:i}=t;function a(l){if(!l)return;let{step:p}=o.entries.get(l);p&&s.selectStep(p),l.focus({preventScroll:!0}),l.
scrollIntoView({block:"nearest"}),p||n.show(l)}r.addEventListener("click",l=>{let p=o.tokenAt(l);p&&a(p)}),r.addEventListener("keydown",l=>{if(l.key==="Escape"){
s.selectStep(null);return}let p=o.tokenAt(l);if(!p||l.ctrlKey||l.metaKey||l.altKey)return;let u=o.allTokens,g=u.indexOf(p),k={ArrowRight:()=>u[g+1],ArrowLeft:()=>u[g-
1],ArrowDown:()=>je(u,g,1),ArrowUp:()=>je(u,g,-1),Home:()=>u.find(_=>o.entries.get(_).step),End:()=>u.at(-1),Enter:()=>p," ":()=>p};k[l.key]&&(l.preventDefault(),
a(k[l.key]()))}),i.addEventListener("change",()=>{o.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{o.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var ec=t=>t.started&&t.started.request||{},Qs=t=>!!ec(t).only_given;function er(t,{index:e,isPrompt:n,isStart:o}){return o?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function tr(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":ec(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function nr(t,e){let n=[];return e.given&&!Qs(t)&&n.push("given, not chosen"),n.push(...Tr(e)),n}function tc(t,e){let{step:n,token:o}=e,
s=n?[...Un(n,t.unit),...nr(t,n)]:[tr(t,e)];return[`${er(t,e)}: ${X(o.text)}`,...s].join(", ")}var Ko=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Te(vr,Sr)}drawScale(){$o(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:r}=n,i=!Qs(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let r=Q(e,Object.keys(Ze).length,ah);Object.entries(Ze).forEach(([i,[,a,l]],p)=>{let[u,g]=r[p].children;r[p].dataset.draft=i,r[p].dataset.tip=l,O(
u,a),O(g,I(n.total[i]))})}};function ah(){let t=h("span","",null,{tabindex:"0"});return t.append(h("span","gp-ink")," ",h("b")),t}var Go=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Uo=class{constructor(e,n,o,s){this.text=e,this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:o}=this;
if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let s=n.readsSource;e.classList.toggle("gp-apart",s),s&&e.append(h("span","gp-part-name",
"Source: the encoder reads it")),o.prompt=this.drawFixed(n.started.prompt_tokens,s?"Source":"Prompt"),s&&(e.append(h("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),o.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,o={}){let s=h("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new lt(s),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...o})),this.text.append(
s),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((s,r)=>this.drawLine(n[r]||this.newLine(),s,r))}newLine(){let{begun:e,prompt:n,
lines:o}=this.state,s=h("div","gp-line"),r=h("div","gp-line-head"),i=h("span","gp-line-body"),a=h("span","gp-stop");s.append(r,i,a),this.text.append(s);let l=e||
n,p={element:s,head:r,rows:new lt(i,l&&l.rows),stop:a,steps:[],tokens:[],said:""};return o.push(p),p}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let s=JSON.stringify([n.label,n.score,n.stopReason]);s!==e.said&&(e.said=
s,this.drawHead(e,n));let{keep:r,added:i}=at(e.steps,n.last);Qt(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let o=n.stopReason?Ee(n.stopReason)[1]:"",s=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
h("b","",s)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(h("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(h("span","",r+o)),e.stop.
textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?r+o:""}append(e,n){let o=e.tokens.at(-1);$t(e,this.tokenElement(n),n.token,o&&this.state.entries.get(
o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,r=h("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return xt(r,n),o&&o.draft&&o.draft.origin!=="none"&&(r.dataset.draft=o.draft.origin),o&&o.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),o&&this.shade(r),r}describe(e){e.setAttribute("aria-label",tc(this.log,this.state.entries.get(e)))}shade(e){xo(e.querySelector(".gp-ink"),this.select.value,Le(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:r}=n;r&&r!==s&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=s,s&&(s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function nc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new Go(e),r=new Uo(n,t.querySelector(".gp-empty"),o,s),i=new Ko(t,n,o,s),a=Zt(
t,n,e,p=>{let u=s.entries.get(p);if(!u)return null;let{token:g,step:k}=u,_=k?nr(e,k).join(", "):tr(e,u);return{id:g.token_id,text:g.text,where:er(e,u),step:k,why:_}});
Qa(r,i,a);function l(){e.started&&(o.value=s.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return p=>{if(p.run&&l(),(p.
run||p.steps||p.status)&&(r.drawLines(),i.drawMarks()),s.prompt&&(p.run||p.prompt)&&r.drawPrompt(),s.prompt&&(p.unit||p.status))for(let u of p.unit?s.allTokens:
s.prompt.tokens)r.describe(u);p.unit&&i.drawScale(),r.markCurrent(),p.steps&&(r.followEnd(),r.settle()),a.refresh(p.unit||p.prompt||p.status)}}var ce=t=>J(t,2).replace("-","−");function oc(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${ce(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&G(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${ce(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${en(o)}.`];let i=t.tokens_needed,a=wn(t),l=G(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${l}`]}var wn=({num_tokens_scored:t,tokens:e})=>G(t)?t:(e||[]).filter(([,,,,n])=>n).
length,ch="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function lh(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?dh(t):hh(t),
["z-score",ce(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",Qe(o),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
s>.9999?"> 0.9999":J(s,4),ch],["false-positive rate",Qe(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...G(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function dh({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(s)} tokens of the vocabulary.`],["green fraction",F(n),`Green tokens / tokens scored. Without the watermark about ${F(
o)} are green: the ratio.`]]}function hh(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",I(wn(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(o),`One for each scored token and each of the ${Y((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",J(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",J(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...G(s)?[["posterior",F(s),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function bn(t,e){let n=e.
map(({report:a})=>new Map(lh(a).map(l=>[l[0],l]))),o=[...new Set(n.flatMap(a=>[...a.keys()]))],[s]=Q(t.tHead,1,()=>h("tr")),r=Q(s,e.length+1,()=>h("th","",null,
{scope:"col"}));e.forEach(({name:a},l)=>O(r[l+1],a)),t.tHead.hidden=e.length<2;let i=Q(t.tBodies[0],o.length,()=>{let a=h("tr"),l=h("th","",null,{scope:"row"});
return l.append(h("span","",null,{tabindex:0})),a.append(l),a});o.forEach((a,l)=>{let p=Q(i[l],e.length+1,()=>h("td")),u=n.find(g=>g.has(a)).get(a);O(p[0].firstChild,
a),K(p[0].firstChild,{"data-tip":u[2]}),n.forEach((g,k)=>O(p[k+1],g.has(a)?g.get(a)[1]:"–"))})}function Tt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,r,
i],a)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${X(n)}: ${ph(s,i,r)}`}))}
function ph(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var Lt=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function sc(t,e){let n=a=>t.querySelector(".gp-"+a),o=new Re(n("words"));function s({before:a,after:l}){let p=`z was ${ce(a.z_score)}`;if(l.error)return["even",
"…","Nothing left to score",`${l.error.message} ${p} before.`];let u=`z from ${ce(a.z_score)} to ${ce(l.z_score)}`,g=Number(l.threshold.toFixed(2));return a.prediction?
l.prediction?["good","◆",u,`Still above the threshold ${g}: the watermark survived.`]:["bad","◇",u,`Not above the threshold ${g} any more: the detector no l\
onger finds the watermark.`]:["even","◇",u,`The text did not pass the threshold ${g} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:l})=>a?
`${a}${G(l)?`, strength ${F(l)}`:""}`:"as edited by hand";function i(a){let{before:l,after:p}=a,[u,g,k,_]=s(a);K(n("answer"),{"data-verdict":u}),O(n("answer-sig\
n"),g),O(n("answer-words"),k),O(n("answer-more"),_),O(n("told"),`${k}. ${_}`),O(n("about"),r(a)),V(n("of-text"),!p.error),p.error||(et(n("legend"),...Lt(p)),o.show(
Tt(p)));let A=[{name:"before",report:l},...p.error?[]:[{name:"after",report:p}]];bn(n("found-numbers"),A)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function rc(t,e){let n=v=>t.querySelector(".gp-"+v),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:v})=>!!v&&!v.error,l=o.map(v=>{
let d=h("div"),[c,m,f]=[h("p","gp-facts"),h("p","gp-problem","",{role:"status"}),h("div","gp-text-body",null,{dir:"auto"})];return d.append(h("h3","",v==="with"?
"With the watermark":"Without the watermark"),c,m,f),n("texts").append(d),{facts:c,problem:m,text:new Re(f),shown:0,report:null}});s.addEventListener("input",()=>{
let v=s.valueAsNumber;!Number.isFinite(v)||v<0||v>20||(r=v,i()&&T())});function p(v,d,c){if(c){v.report!==c&&v.text.show(Tt(c)),Object.assign(v,{report:c,shown:0});
return}let[m]=e.groups[d].entries,f=m.tokens.map(w=>({token:w,mark:{},words:()=>`${X(w.text)}, not scored yet`}));v.text.show(f,v.report?0:v.shown),Object.assign(
v,{report:null,shown:f.length})}function u({tokens:v,perplexity:d,stop_reason:c,report:m}){if(!v)return"not begun";let f=[Y(v,"token")];return G(d)&&f.push(`per\
plexity ${d.toFixed(2)}`),m&&!m.error&&f.push(m.kind==="green"?`${F(m.green_fraction)} green`:`mean g-value ${m.mean.toFixed(3)}`),c&&f.push(Ee(c)[1]),f.join(" \
· ")}function g({texts:v}){v.forEach((c,m)=>{let f=l[m];p(f,m,a(c)?c.report:null),O(f.facts,u({...c,tokens:c.tokens||e.groups[m].entries[0].tokens.length}));let{
error:w}=c.report||{};V(f.problem,!!w),O(f.problem,w?`${w.message} ${w.fix}`:"")});let d=v.filter(a).map(({report:c})=>Lt(c)[1]);et(n("legend"),e.found.kind,{unscored:d.
some(({unscored:c})=>c),repeated:d.some(({repeated:c})=>c)})}function k({texts:v}){if(!v.every(a))return v.find(({report:w})=>w&&w.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[d,c]=v.map(
({report:f})=>f.z_score),m=`z is ${ce(c)} with the watermark and ${ce(d)} without it; the threshold is ${Number(r.toFixed(2))}.`;return d>r?["bad","✗","A fals\
e alarm",`${m} The text without the watermark passes it.`]:c>r?["good","◆","The watermark is found",m]:["even","◇","The watermark is not found",`${m} ${A(v[1].
report)}`]}let _=({tokens_needed:v,threshold:d})=>G(v)&&d>0?Math.ceil(v*(r/d)**2):null;function A(v){let[d,c]=[_(v),wn(v)];return d>c?`Were the text to go on li\
ke this, it would take about ${Y(d,"scored token")}; here ${Y(c,"is","are")}.`:"A longer text, or a stronger mark, would help."}function L({texts:v}){let[d,c]=v.
map(({perplexity:f})=>f);return!v.every(a)||!G(d)||!G(c)?"":`${`Perplexity under the model without the watermark: ${d.toFixed(2)} and ${c.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function E(v){let[d,c,m,f]=k(v);K(n("answer"),{"data-verdict":d}),O(n("answer-sign"),
c),O(n("answer-words"),m),O(n("answer-more"),`${f} ${L(v)}`.trim()),O(n("means"),en(r)),e.done&&O(n("told"),`${m}. ${f}`);let w=e.entries[0]&&e.entries[0].seed;
O(n("about"),`${In(v.watermark)}${G(w)?`; seed ${w}`:""}`)}function W({report:v,expected:d}){if(!G(d)||v.kind!=="green")return null;let{ratio:c,num_tokens_scored:m}=v;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,m)},(w,y)=>(y+1)*m/Math.min(60,m)).map(w=>[w,xn(d*w,w,c)]),tip:`A\
t least ${F(d)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:v}){if(V(n("evidence"),v.every(a)),n("evidence").hidden)return;let[d,c]=v,m=[{name:"with the watermark",look:"measured",points:c.
report.curve},W(c),{name:"without it",look:"other",points:d.report.curve}].filter(Boolean);nn(n("keys"),m),tn(n("curves"),{curves:m,threshold:r});let f=v.map(({
side:w,report:y})=>{let $=Ue(y.z_score);return{name:w,report:{...y,threshold:r,p_value:$,confidence:1-$,false_positive_rate:Ue(r),tokens_needed:_(y)}}});bn(t.querySelector(
"table"),f)}function T(){g(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),v=>{t.hidden=!i(),!t.hidden&&(v.run&&l.forEach(
d=>Object.assign(d,{report:null,shown:0})&&d.text.show([])),(v.run||v.found||v.status||v.steps)&&T())}}function In(t){if(Array.isArray(t.keys))return`SynthID, ${Y(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${F(
e)}, bias ${n}, ${o}, context width ${s}`}var Vo={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},At=t=>Fe(Vo,t,[t,t,""])[0],fh=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function uh([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=Qo(s,r>s?r:s+1,n),a=i[1]-i[0],l=Math.floor(s/a+1e-9),p=Array.from({length:Math.max(1,Math.ceil(
r/a+1e-9)-l)},(g,k)=>[(l+k)*a,(l+k+1)*a,0,0]),u=g=>Math.max(0,Math.min(p.length-1,Math.floor(g/a+1e-9)-l));for(let g of t)p[u(g)][2]+=1;for(let g of e)p[u(g)][3]+=
1;return p}function ic(t,{values:e,normal:n,name:o},s){let r=uh(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],a=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],l=Math.max(1,...r.flatMap(([,,b,T])=>[b,T])),p=Se(t,{height:290,x:a,y:[-l*1.12,l*1.18],left:40,top:40}),u=p.y(0),g=r.flatMap(([b,T,v,d])=>[{
number:v,side:"without",sign:-1},{number:d,side:"with",sign:1}].map(({number:c,side:m,sign:f})=>{if(!c)return null;let[w,y]=[p.y(f*c),u].sort((S,x)=>S-x),$={x:te(
p.x(b)+1),y:te(w),width:te(Math.max(1,p.x(T)-p.x(b)-2)),height:te(y-w)};return ye("",`${At(o)} from ${J(b,2)} to ${J(T,2)}: ${Y(c,"text")} ${m} the watermark`,[
["rect",`gp-bar-${m}`,$,[]]])})).filter(Boolean),k=n.map((b,T)=>b&&ve(`gp-fit-${T?"with":"without"}`,Array.from({length:121},(v,d)=>{let c=a[0]+d/120*(a[1]-a[0]);
return[p.x(c),p.y((T?1:-1)*fh(b,c)*i*e[T].length)]}))).filter(Boolean),_=p.x(s),A=_>p.left+p.inner/2,L=ke(0,l,3).filter(Number.isInteger),E=[...Me(p,{xTicks:ke(
...a,p.inner/70),yTicks:[...L,...L.filter(Boolean).map(b=>-b)].map(b=>[b,I(Math.abs(b))]),xTitle:Fe(Vo,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),he("g\
p-unity",p.left,u,p.width-p.right,u)],W=[he("gp-z-threshold",_,p.top-4,_,p.height-p.bottom),ge("gp-halo gp-strong",_+(A?-5:5),p.top+6,`threshold ${Number(s.toFixed(
2))}`,A?"end":"start")];p.draw(`${At(o)} of ${Y(e[1].length,"text")} with the watermark and ${I(e[0].length)} without it`,[E,g,[["g","",{"aria-hidden":"true"},[
...k,...W]]]])}function ac(t,e,n,o){let s=Se(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(l=>[l,F(l)]),i=[...Me(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),he("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:l},p)=>ve(p===n?"gp-roc-main":`gp-roc-other gp-roc-${p%3}`,
l.map(([u,g])=>[s.x(u),s.y(g)])))],a=e[n].roc.slice(1,-1).map(([l,p])=>ye("",`At a false-positive rate of ${F(l)}, ${F(p)} are found`,[["circle","gp-roc-point",
{cx:te(s.x(l)),cy:te(s.y(p)),r:3.5},[]]]));o&&a.push(ye("",o.words,[["path","gp-measured",{d:rt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${At(e[n].name)}`,[i,a])}function cc(t,e,n){let o=e.at(-1).tokens,s=Se(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
g=>[g,F(g)]),i=g=>e.filter(k=>G(g(k))).map(k=>[s.x(k.tokens),s.y(g(k))]),[a,l]=[g=>g.rates[n],g=>g.normal[n]],p=[...Me(s,{xTicks:ke(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),ve("gp-z-other",i(g=>g.auc)),ve("gp-z-expected",i(l)),ve("gp-z-measured",i(a))],u=e.map(g=>{let k=G(l(g))?`, by no\
rmal distributions ${F(l(g))}`:"",[_,A]=g.found_between[n],L=`The first ${Y(g.tokens,"token")}: ${F(a(g))} of ${Y(g.counts[1],"text")} found (${F(_)} to ${F(A)}\
) at ${F(g.levels[n])} false positives${k}; AUC ${g.auc.toFixed(3)}; median z ${ce(g.median[1])} with the watermark, ${ce(g.median[0])} without`;return ye("",L,
[["rect","gp-catch",{x:te(s.x(g.tokens)-8),y:s.top,width:16,height:te(s.height-s.bottom-s.top)},[]],...Pt(s.x(g.tokens),s.y(_),s.y(A)),["circle","gp-measured",{
cx:te(s.x(g.tokens)),cy:te(s.y(a(g))),r:5},[]]])});s.draw("Detection over the number of tokens",[p,u])}function lc(t,e){let n=y=>t.querySelector(".gp-"+y),[o,s]=[n("which"),n("threshold")],r={},i=null,a=.01,l=()=>e.answered("sure"),p=({auc:y})=>G(y),u=({scores:y,
learned:$})=>{let S=y.findIndex(({name:x})=>x===i);return S>=0?S:$?y.length-1:0},g=y=>r[y]??(y==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[u(e.found)].name]=s.valueAsNumber,
d(e.found))});function k({counts:y,scores:$,fewest:S},x){if(!p(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,N=e.running?" so far":"";if(Math.min(...y)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${I(y[1])} with the watermark and ${I(y[0])} without it are too few texts to tell: it takes ${I(S)} of each.`];let q=$.length>1?` b\
y the ${At(x.name)}`:"",[B,P]=M.found_between.map(F),C=`${I(M.detected)} of ${I(M.marked)} found at ${F(M.level)} false positives${N}`,R=M.level>a?`; ${F(M.level)}\
 is the smallest rate that ${Y(M.plain,"text")} without it can show`:"",z=`So many texts with the watermark were found${q}: the true rate lies between ${B} and ${P}\
. Of the texts without it ${M.false_positives?I(M.false_positives):"none"} passed, so up to ${F(M.false_between[1])} may${R}.`,j=M.apart?"":" These overlap: it \
is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${z}${j} AUC of these texts ${x.auc.toFixed(3)}.`]}
function _(y){let[$,S,x,M]=k(y,y.scores[u(y)]);K(n("answer"),{"data-verdict":$}),O(n("answer-sign"),S),O(n("answer-words"),x),O(n("answer-more"),M),e.done&&O(n(
"told"),`${x}. ${M}`),O(n("missing"),ze(e,y)),O(n("about"),In(y.watermark)+(y.learned?"; only the texts that no detector was trained on":""));let{left_out:N,problem:q}=y;
V(n("warning"),N>0),O(n("warning"),N>0?`⚠ ${Y(N,"text was","texts were")} not scored. ${q?`${q.message} ${q.fix}`:"They have no token that counts."}`:"")}let A=(y,$)=>y.
filter(S=>S>$).length;function L({values:y,name:$},S){let[x,M]=y.map(q=>A(q,S)),N=$==="posterior"?"":` If chance were normal with mean 0 and standard deviation \
1, ${Qe(Ue(S))} would pass.`;return{x:x/y[0].length,y:M/y[1].length,words:`Above ${Number(S.toFixed(2))}: ${I(M)} of ${Y(y[1].length,"text")} with the watermark\
 (${F(M/y[1].length)}), and ${I(x)} of ${I(y[0].length)} without it (${F(x/y[0].length)}).${N}`}}function E(y,$){let S=2/(9*($-1));return y**2>(1-S+1.645*Math.sqrt(
S))**3}function W({values:y,normal:$,name:S}){if(S==="posterior"||!$[0])return"";let[x,M]=$.map(q=>q&&`mean ${ce(q[0])}, standard deviation ${q[1].toFixed(2)}`),
N=E($[0][1],y[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Without the watermark: ${x}\
; theory has 0 and 1. With it: ${M||"too few"}.${N}`}function b({scores:y}){let $=y.filter(p).flatMap(x=>x.rates.map(M=>[x,M])),S=Q(t.querySelector(".gp-rates t\
body"),$.length,()=>{let x=h("tr");return x.append(h("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=h("td");return M.append(h("span")," ",h("sm\
all")),M})),x});$.forEach(([x,M],N)=>{let[q,B,P,C,R]=S[N].cells,z=([D,U])=>`(${F(D)} to ${F(U)})`,j=D=>G(D)?`, threshold ${ce(D)}`:"";O(q,At(x.name)),T(B,F(M.level),
""),M.shown?T(P,`${F(M.detected/M.marked)}`,`${z(M.found_between)}${j(M.threshold)}`):T(P,"not known",`takes ${Y(Math.ceil(1/M.level-1e-9),"text")} without it`),
T(C,M.normal?F(M.normal.rate):"–",M.normal?j(M.normal.threshold).slice(2):""),M.shown?T(R,`up to ${F(M.false_between[1])}`,`${I(M.false_positives)} of ${I(M.plain)}\
 passed`):T(R,"–","")})}function T(y,$,S){O(y.children[0],$),O(y.children[1],S)}function v({scores:y}){let[{rates:$}]=y.filter(p),S=$.filter(({shown:x})=>!x).
map(({level:x})=>F(x));return S.length?`With ${Y($[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" or ")} is less than one text, so\
 the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores are normal.`:""}function d(y){let $=y.
scores[u(y)];if(V(n("shown"),p($)),!p($))return;let S=g($.name);document.activeElement!==s&&(s.value=S);let x=L($,S);ic(n("scores"),$,S),O(n("at-threshold"),x.words),
O(n("spreads"),W($)),V(n("of-fit"),$.name!=="posterior"&&$.normal.some(Boolean));let M=y.scores.filter(p);if(ac(n("roc"),M,M.indexOf($),x),m(n("roc-keys"),M.map(
({name:q,auc:B},P)=>[P===M.indexOf($)?"gp-roc-main":`gp-roc-other gp-roc-${P%3}`,`${At(q)}: AUC ${B.toFixed(3)}`,Fe(Vo,q,["","",""])[2]])),b(y),O(n("few"),v(y)),
V(n("of-lengths"),y.lengths.length>1),y.lengths.length<2)return;cc(n("lengths-box"),y.lengths,0);let N=y.kind==="synthid"?"mean g":"z";m(n("length-keys"),[["gp-\
z-measured",`found at ${c(y.lengths)} false positives, by ${N}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the\
 watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by norma\
l distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50\
% is guessing."]])}function c(y){let $=y.map(({levels:[M]})=>M),[S,x]=[Math.min(...$),Math.max(...$)].map(F);return S===x?S:`${S} to ${x}`}function m(y,$){let S=Q(
y,$.length,()=>{let x=h("span"),M=se("svg");return K(M,{width:26,height:8,"aria-hidden":"true"}),M.append(se("path")),x.append(M,h("span","",null,{tabindex:0})),
x});$.forEach(([x,M,N],q)=>{K(S[q].firstChild.firstChild,{class:x,d:"M1 4H25"}),O(S[q].lastChild,M),K(S[q].lastChild,{"data-tip":N})})}function f({scores:y}){V(
n("of-score"),y.length>1);let $=y.map(({name:S})=>S).join();o.dataset.key!==$&&(o.dataset.key=$,o.replaceChildren(...y.map(({name:S})=>h("option","",At(S),{value:S}))),
o.value=y[u(e.found)].name)}function w(){f(e.found),_(e.found),d(e.found)}return new ResizeObserver(()=>l()&&d(e.found)).observe(t),y=>{t.hidden=!l(),!t.hidden&&
(y.found||y.status)&&w()}}function dc(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new Re(n("words")),r=n("which");r.addEventListener("change",()=>g());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:E,once:W,otherwise:b}){let[T,v,d,c]=oc(E[0],W?null:b);K(n("ans\
wer"),{"data-verdict":T}),O(n("answer-sign"),v),O(n("answer-words"),d),O(n("answer-more"),c),O(n("told"),`${d}. ${c}`),V(n("beside"),E.length>1),E.length>1&&O(n(
"beside"),p(E));let m=l(e.found);V(n("repeats"),!!m),O(n("repeats"),m),O(n("about"),u(e.found)+(W?", repeated n-grams counted once":""))}function l({reports:[{num_tokens_scored:E}],
otherwise:W,once:b}){let T=W?W.num_tokens_scored:null;return!G(T)||T===E?"":b?`Left out as repeated: ${Y(T-E,"token")}. With ${T-E===1?"it":"them"} z would be ${ce(
W.z_score)}.`:`Of the scored tokens, ${I(E-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${ce(W.z_score)}.`}function p([
E,W]){let b=W.z_score-E.z_score,T=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${ce(W.z_score)}: ${Y(W.prompt_tokens,"token")} of the prompt count too, ${T}.`}function u({model:E,watermark:W,exact:b}){return`${Array.isArray(W.keys)?`Synth\
ID, ${Y(W.keys.length,"key")}`:`green list, ${W.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}function g(){let E=i();
et(n("legend"),...Lt(E)),s.show(Tt(E))}function k({reports:E}){let W=E.map(({curve:c},m)=>({name:E.length>1?o[m]:"z",look:m?"other":"measured",points:c||[]})),[
{tokens_needed:b,threshold:T}]=E,v=wn(E[0]),d=G(b)?{at:b,words:`${Y(b,"token")} reach the threshold at the share of this text${b>v?`: ${I(b-v)} more`:""}.`}:null;
tn(n("curve-box"),{curves:W,threshold:T,needed:d}),nn(n("curve-keys"),E.length>1?W:[])}function _({layers:E}){if(V(n("of-layers"),!!(E&&E.length)),n("of-layers").
hidden)return;let W=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Se(n("layers-box"),{height:190,x:[.3,E.length+.7],y:W,top:8}),T=Math.ceil(E.length/(b.inner/
34)),v=E.map((c,m)=>m+1).filter(c=>(c-1)%T===0),d=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...Me(b,{xTicks:v,yTicks:ke(...W,4),xTitle:"\
key",yTitle:""}),he("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((c,m)=>{let[f,w]=[b.y(c),b.y(.5)],y={x:te(b.x(m+1)-d/2),y:te(Math.min(f,w)),width:te(
d),height:te(Math.max(1,Math.abs(w-f)))};return ye("",`Key ${m+1}: mean g-value ${c.toFixed(3)}`,[["rect","gp-layer",y,[]]])})])}function A(E){let{reports:W}=e.
found;V(n("of-prompt"),W.length>1),a(e.found),E&&g(),bn(n("found-numbers"),W.map((b,T)=>({name:o[T],report:b}))),k(e.found),_(W[0])}let L=()=>!!e.found;return new ResizeObserver(
()=>L()&&A(!1)).observe(t),E=>{t.hidden=!L(),!t.hidden&&E.found&&A(!0)}}function hc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:g,threshold:k}){let _=g.flatMap(({reports:b})=>b.map(({z_score:T})=>T)).
filter(G),A=Math.min(-3,..._)-.4,L=Math.max(k,..._)+.4,E=b=>(b-A)/(L-A),W=Q(n,g.length,r);g.forEach(({what:b,how:T,meaning:v,keeps:d,reports:c},m)=>{let[f,w,y]=W[m].
cells;W[m].classList.toggle("gp-right",m===0);let[$,S]=f.children;O($,b),K($,{"data-tip":v}),O(S,T);let x=c.map(({z_score:q})=>q).filter(G);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(k)});let M=x.length>1?`${ce(Math.min(...x))} to ${ce(Math.max(...x))}`:ce(x[0]);O(y.children[0],M),O(y.children[1],a(c,d));let N=m?l({
keeps:d,meaning:v,reports:c},k):"";V(y.children[2],!!N),O(y.children[2],N)}),O(o,u(g))}function r(){let g=h("tr"),k=h("th","",null,{scope:"row"});k.append(h("sp\
an","",null,{tabindex:0}),h("small"));let _=h("td");_.append(h("span","gp-strip",null,{"aria-hidden":"true"}));let A=h("td");return A.append(h("b"),h("small"),h(
"small","gp-why")),g.append(k,_,A),g}function i(g,k,{zero:_,threshold:A}){let L=[_,A,...k],E=Q(g,L.length,()=>h("i"));L.forEach((W,b)=>{me(E[b],["gp-line gp-zer\
o","gp-line"][b]||"gp-dot"),ae(E[b],"left",W)})}function a(g,k){let[_]=g.filter(({error:E})=>E);if(_)return _.error.message;let A=g.filter(({prediction:E})=>E).
length,L=k==="none";return g.length===1?A?L?"▲ above it by chance":"◆ watermarked":"◇ no sign":A?`${L?"▲":"◆"} ${A} of ${g.length} ${L?"above it by ch\
ance":"say so"}`:`◇ no sign, ${g.length} times`}function l({keeps:g,meaning:k,reports:_},A){let L=_.filter(({prediction:v})=>v);if(!L.length)return"";if(g!=="\
none")return k;let{num_tokens_scored:E,once:W}=L.reduce((v,d)=>d.z_score>v.z_score?d:v),b=W&&G(E)?E-W.num_tokens_scored:0,T=[];return b>0&&T.push(`p takes each \
token for new evidence, but ${I(b)} of the ${I(E)} only repeat an n-gram. Counted once, z is ${ce(W.z_score)}${W.z_score>A?"":", not above the threshold"}.`),(!b||
W.z_score>A||_.length>1)&&T.push(p(A,_.length)),T.join(" ")}function p(g,k){let _=Ue(g),A=E=>E>.1?F(E):`one in ${I(Number((1/E).toPrecision(2)))}`,L=1-(1-_)**k;
return`Of texts without this watermark ${A(_)} passes the threshold${k>1?`; with ${I(k)} tries at each, ${A(L)} has one that does`:""}.`}function u([g]){return g.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return g=>{t.hidden=!e.found,!t.hidden&&g.found&&s(e.found)}}function pc(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:a,of:l,seeds:p,threshold:u}){let g=a.filter(({z:T})=>T.length).map(({strength:T,z:v})=>({
strength:T,z:v,middle:wt(v),low:Math.min(...v),high:Math.max(...v)}));O(n("about"),`${i}, ${Y(p,"seed")} at each strength${a.length<l?`; ${a.length} of ${l} str\
engths so far`:""}`),O(n("strength-words"),s(g,a,u));let k=[Math.min(-1,...g.map(({low:T})=>T)),Math.max(u,...g.map(({high:T})=>T))],_=Se(n("strength-box"),{height:270,
x:[0,1],y:[k[0]-.3,k[1]+.5],top:24}),A=_.width-_.right,L=[0,.2,.4,.6,.8,1].map(T=>[T,F(T)]),E=[...g.map(({strength:T,high:v})=>[_.x(T),_.y(v)]),...[...g].reverse().
map(({strength:T,low:v})=>[_.x(T),_.y(v)])],W=[...Me(_,{xTicks:L,yTicks:ke(...k,5),xTitle:"strength of the attack",yTitle:"z"}),he("gp-unity",_.left,_.y(0),A,_.
y(0)),ve("gp-range",E),he("gp-z-threshold",_.left,_.y(u),A,_.y(u)),ge("gp-halo gp-strong",A-5,_.y(u)-6,`threshold ${Number(u.toFixed(2))}`,"end"),ve("gp-z-measu\
red",g.map(({strength:T,middle:v})=>[_.x(T),_.y(v)]))],b=g.map(({strength:T,z:v,middle:d,low:c,high:m})=>{let f=v.length>1?`, from ${ce(c)} to ${ce(m)}`:"",w=`S\
trength ${F(T)}: z ${ce(d)}${f}`;return ye("",w,[["circle","gp-measured",{cx:te(_.x(T)),cy:te(_.y(d)),r:5},[]]])});_.draw("z against the strength of the attack",
[W,b])}function s(i,a,l){let p=({strength:W,z:b})=>W===0?b[0]>l?"above":"below":Ps(b,l),u=(...W)=>r(i,b=>W.includes(p(b))),[g,k,_]=[u("above"),u("below"),u("ope\
n","few")],A=a.filter(({refused:W})=>W).map(({strength:W})=>F(W)),L=[];i.length&&i[0].strength===0&&p(i[0])!=="above"&&L.push("The text is not above the thresho\
ld even before the attack.");let E=[g&&`above the threshold at ${g}`,k&&`not above it at ${k}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&L.push(`By strength, the median z is ${E.join("; ")}.`),A.length&&L.push(`At ${A.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),L.join(" ")}function r(i,a){let l=[];i.forEach((u,g)=>{a(u)&&(g&&a(i[g-1])?l.at(-1)[1]=u.strength:l.push([u.strength,
u.strength]))});let p=l.map(([u,g])=>u===g?F(u):`${F(u)} to ${F(g)}`);return p.length>1?`${p.slice(0,-1).join(", ")} and ${p.at(-1)}`:p.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var mh={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function or(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?an(e.ngram_len,1)-1:an(r,1)-Number(s)}}function Yo({config:t,keys:e,ratio:n}){return e?`SynthID: ${Y(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${F(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function fc({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${I(e+1)} ${X(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Fe(mh,n.why,"no mark here")}.`;let a=`Its probability: ${F(n.chosen_before)}\
 before the watermark, ${F(n.chosen_after)} after.`,l=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${J(n.g,2)} over ${Y(r.keys,"key")}. ${a}${l}`;let p=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[u,g]=[n.mass_before,
n.mass_after].map(A=>F(A??0)),k=r.ratio===null?"":` of ${F(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${Y(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${k}, ${Y(n.listed??0,"token")} could be chosen here`;return`${i}: ${p}. ${a} ${_}: ${u} together before, ${g} af\
ter.${l}`}var uc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function mc(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let a=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:l,entropy_before:p}=e.distribution;
i.entropy+=o>0&&l[o-1]?l[o-1].entropy:p,i.likely-=gh(e,o)}return i.suppressed+=s.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=xn(i.green,i.scored,n.ratio),i.foreseen=xn(i.expected,i.scored,n.ratio)),i)}function gh({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function gc(t,e,n,o){let s=t.find(([,p])=>p>o),r=s?`z first passed ${o} after ${Y(s[0],"scored t\
oken")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:zr(e.green/e.scored,n.ratio,o),l=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(l)||l>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:l,words:`${i}At the share so f\
ar, z reaches ${o} after about ${Y(l,"scored token")}: ${I(l-e.scored)} more.`}}function wc(t,e){let n=f=>t.querySelector(".gp-"+f),o=new Re(n("marked-words"),{press:({step:f})=>e.selectStep(f)}),s=n("threshold"),r=3,i=or(null),a=0,l=null,p=null;
function u(){i=or(e.started),a=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),l=new Te(
uc,(w,y)=>mc(w,y,i,a)),o.show([]),O(n("mark-about"),Yo(i))}let g=()=>l.steps.some(({mark:f})=>f&&f.kind==="synthid");function k(f){let{mark:w,index:y}=f,$=y<i.early,
S=w&&!w.why;return{step:f,token:{...f.chosen,piece:f.piece},mark:S?{green:w.green,g:w.g,counted:!$}:{},words:()=>fc({...f,isFirst:$},i)}}function _(f){o.show(l.
steps.map(($,S)=>o.items[S]&&S<f?o.items[S]:k($)),f);let{unscored:w,early:y}=l.total;et(n("mark-key"),g()?"synthid":"green",{unscored:w>0,repeated:y>0,faint:"a \
detector without the prompt cannot score it"})}function A(f){let w=f&&!f.isPrompt?o.tokens[f.index]:null;p&&p!==w&&p.classList.remove("gp-current"),p=w||null,p&&
e.selected?p.classList.add("gp-current"):p&&p.classList.remove("gp-current")}let L=f=>{let w=[];for(let y of l.totals)y[f]!==null&&(!w.length||w.at(-1)[0]<y.scored)&&
w.push([y.scored,y[f]]);return w};function E(){let{z:f,scored:w}=l.total,y=e.running?" so far":"",[$,S,x]=f===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:f>r?["good","◆",`A detector finds it${y}: z = ${ce(f)}`]:["even","◇",`A detector does not find it${y}: z = ${ce(
f)}`];K(n("finding"),{"data-verdict":$}),O(n("finding-sign"),S),O(n("finding-words"),x),O(n("finding-more"),f===null?"":`${W()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${Qe(Ue(f))}`),e.finished&&O(n("mark-told"),`${x}, ${I(w)} tokens scored.`)}function W(){let{green:f,scored:w}=l.
total;return g()?`mean g-value ${(f/w).toFixed(3)} over ${Y(w,"scored token")}, 0.5 by chance`:`${I(f)} of ${Y(w,"scored token")} green, ${F(f/w)} instead of ${F(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let f=L("z"),w=[{name:"this text",look:"measured",points:f,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],y=L("foreseen");y.length&&w.push({name:"expected at least",look:"expected",points:y,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),nn(n("z-keys"),w);let $=f.length?gc(f,l.total,i,r):null;tn(n("z-box"),{curves:w,threshold:r,needed:$,label:`\
z over the number of tokens, threshold ${r}`}),O(n("z-needed-words"),$?$.words:""),O(n("threshold-words"),en(r))}function v(){let{scored:f,green:w,expected:y,chosen:$,
surprisal:S,gained:x,suppressed:M,marks:N,likely:q,entropy:B}=l.total,{started:P}=e,C=[["tokens scored",I(f),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(f&&!g()&&(C.push(["green",F(w/f),"The share of the scored tokens that got the bias."]),C.push(["expected at least",F(y/f),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),$){C.push(["surprisal before the watermark",xe(S/$,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[R,z]=P.effective.do_sample?[B,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[q,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",xe(R/$,e.unit),z]),C.push(["log-probability lost",xe((S-R)/$,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),C.push(["raised by",xe(x/$,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return N&&C.push(["suppressed",`${(M/N).toFixed(1)} of ${I(P.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),C}function d(){let f=v(),w=Q(n("mark-figures"),f.length,()=>{let y=h("div"),$=h("dt");return $.append(h("span","",null,
{tabindex:0})),y.append($,h("dd")),y});f.forEach(([y,$,S],x)=>{let[M,N]=w[x].children;O(M.firstChild,y),K(M.firstChild,{"data-tip":S}),O(N,$)})}function c(){E(),
d(),T()}function m(f){let y=e.lines().length>1?e.lineOf(f):null;return y?`${y.label}; ${Yo(i)}`:Yo(i)}return s.addEventListener("input",()=>{let f=s.valueAsNumber,
w=f>=0&&f<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){O(n("threshold-words"),"a threshold from 0 to 30");return}r=f,c()}),new ResizeObserver(()=>!t.hidden&&
l.total.marks&&T()).observe(n("z-box")),f=>{(f.run||!l)&&u();let w=e.current(),{keep:y}=l.follow(w?e.lastOf(w):null);t.hidden=!l.total.marks,!t.hidden&&((f.run||
f.steps||f.status||f.selection)&&(_(y),O(n("mark-about"),m(w))),A(w),(f.run||f.steps||f.status||f.selection||f.unit)&&c())}}var sr=(t,e)=>t?[e]:[];function bc(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:A})=>!!(_&&A),r=({knob:_},A)=>_==="ke\
ys"?Y(A,"key"):`bias ${Number(A.toFixed(3))}`;function i(_){let[A,...L]=_.points,E=L.filter(s).sort((c,m)=>c.value-m.value);if(!s(A)||!E.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let W=e.running?
" so far":"",b=c=>`At ${r(_,c.value)}, the median z is ${ce(c.score.median)}${c.score.high>c.score.low?`, spread ${ce(c.score.low)} to ${ce(c.score.high)}`:""};\
 ${a(c,A)}`;if(E.every(({found:c})=>c==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${Y(Math.max(...E.map(({texts:c})=>c)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${Cs}.`];let T=E[E.findLastIndex(({found:c})=>c!=="above")+1];if(T)return["good",
"◆",`Found from ${r(_,T.value)} on${W}`,`The threshold is ${_.threshold}. ${b(T)}`];let v=E.filter(({found:c})=>c==="above");return v.length?["even","◇",`Fo\
und at ${v.map(({value:c})=>r(_,c)).join(", ")}${W}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:c})=>c==="below")?"Not \
found":"Not surely found"} at any strength${W}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function a({perplexity:_,price:A,dearer:L},E){
let W=`the median perplexity is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!A)return`${W}.`;let b=`seed by seed it is ${$e(A.median)}${A.
high>A.low?`, spread ${Xe(A)}`:""}`;return`${W}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[L]||""}.`}function l(_){let[A,L,E,W]=i(_);K(n("\
answer"),{"data-verdict":A}),O(n("answer-sign"),L),O(n("answer-words"),E),O(n("answer-more"),W),e.done&&O(n("told"),`${E}. ${W}`),O(n("missing"),ze(e,_)),O(n("a\
bout"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:In(_.watermark).replace(/, bias [^,]*/,""))}function p(_,A,{of:L,base:E,expected:W=()=>null,
words:b,threshold:T=null,name:v,from:d=null,ratios:c=!1}){let m=A.points.slice(1).map(D=>{let U=L(D);return{point:D,value:G(U)?{median:U,low:U,high:U}:U,reckoned:W(
D)}}).filter(({value:D})=>D).sort((D,U)=>D.point.value-U.point.value),f=A.points.slice(1).map(({value:D})=>D),w=m.flatMap(({value:D,reckoned:U})=>[D.low,D.high,
...G(U)?[U]:[]]);G(E)&&w.push(E),G(T)&&w.push(T),d!==null&&w.push(d),w.length||w.push(0,1);let y=c&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),$=y?Math.
log:D=>D,[S,x]=[$(Math.min(...w)),$(Math.max(...w))],M=(x-S||1)*.1,N=[d!==null&&S>=d?d:S-M,x+M],q=y?Dn(...N.map(Math.exp)).map(D=>[$(D),String(D)]):ke(...N,4).map(
D=>[D,b(D,!0)]),B=(Math.max(...f)-Math.min(...f)||1)*.06,P=Se(_,{height:236,x:[Math.min(...f)-B,Math.max(...f)+B],y:N,left:52,top:30}),C={...P,y:D=>P.y($(D))},R=C.
width-C.right,z=[...Me(P,{xTicks:ke(Math.min(...f),Math.max(...f),C.inner/70),yTicks:q,xTitle:A.knob==="keys"?"keys":"bias",yTitle:y?"logarithmic scale":""}),...G(
E)?[he("gp-unity",C.left,C.y(E),R,C.y(E))]:[],...G(T)?[he("gp-z-threshold",C.left,C.y(T),R,C.y(T)),ge("gp-halo",R,C.y(T)+14,`threshold ${T}`,"end")]:[],ve("gp-c\
ourse",m.map(({point:D,value:U})=>[C.x(D.value),C.y(U.median)])),ve("gp-z-expected",m.filter(({reckoned:D})=>G(D)).map(({point:D,reckoned:U})=>[C.x(D.value),C.y(
U)]))],j=m.map(({point:D,value:U,reckoned:re})=>{let[ie,fe]=[C.x(D.value),C.y(U.median)],ue=U.high>U.low?`, spread ${b(U.low)} to ${b(U.high)}`:"",Ye=`${r(A,D.value)}\
: ${v} ${b(U.median)}${ue}${G(re)?`, expected at least ${b(re)}`:""}${G(E)?`; without the watermark ${b(E)}`:""}`;return ye("",Ye,[...Pt(ie,C.y(U.low),C.y(U.high)),
["path","gp-measured",{d:rt(ie,fe,6)},[]]])});C.draw(`${v} over the ${A.knob==="keys"?"number of keys":"bias"}`,[z,j])}function u(_){let[A]=_.points,L=_.kind===
"green";p(n("perplexity"),_,{of:({perplexity:b})=>b,base:A.perplexity&&A.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),p(n("score"),_,{of:({
score:b})=>b,base:A.score&&A.score.median,threshold:_.threshold,words:(b,T)=>T?String(b).replace("-","−"):ce(b),name:"z"}),O(n("share-name"),L?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=L?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=L?F:b=>b.toFixed(3);p(n("share"),_,{of:b=>b.share,base:A.share,expected:b=>b.expected,words:E,name:L?"green":"mean g"});let W=_.
points.slice(1).some(b=>G(b.suppressed));V(n("of-suppressed"),W),V(n("limits"),L),V(n("of-expected"),_.points.some(({expected:b})=>G(b))),W&&(O(n("suppressed-na\
me"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${Y(_.candidates,"candidate")} that the model found likeliest at a step, how many the wat\
ermark made less likely; the mean over all steps.`,p(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,T)=>T?String(b):b.toFixed(2),name:`suppressed of ${_.
candidates}`,from:0}))}function g(_){let A=_.kind==="green",L=[[_.knob==="keys"?"keys":"bias",({value:v})=>v===null?"none":String(v)],["texts",({texts:v})=>I(v)],
["perplexity",({perplexity:v})=>v?v.median.toFixed(2):"–"],["z",({score:v})=>v?ce(v.median):"–"],[A?"green":"mean g",({share:v})=>G(v)?A?F(v):v.toFixed(3):"\
–"],...sr(_.points.some(({expected:v})=>G(v)),["expected at least",({expected:v})=>G(v)?F(v):"–"]),...sr(_.points.slice(1).some(({suppressed:v})=>G(v)),[`su\
ppressed of ${_.candidates}`,({suppressed:v})=>G(v)?v.toFixed(2):"–"]),...sr(_.points.some(({moved:v})=>G(v)),["moved to green",({moved:v})=>G(v)?F(v):"–","\
How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],E=t.querySelector("table.gp-numbers"),[W]=Q(E.tHead,
1,()=>h("tr")),b=Q(W,L.length,()=>h("th","",null,{scope:"col"}));L.forEach(([v,,d],c)=>{O(b[c],v),kn(b[c],{scope:"col",...d?{tabindex:0,"data-tip":d}:{}})});let T=Q(
E.tBodies[0],_.points.length,()=>h("tr"));_.points.forEach((v,d)=>{T[d].firstChild||T[d].append(h("th","",null,{scope:"row"}));let c=Q(T[d],L.length,()=>h("td"));
L.forEach(([,m],f)=>O(c[f],m(v)))})}function k(){l(e.found),u(e.found),g(e.found)}return new ResizeObserver(()=>o()&&u(e.found)).observe(t),_=>{t.hidden=!o(),!t.
hidden&&(_.found||_.status)&&k()}}function kc(t,e){let n=d=>t.querySelector(".gp-"+d),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:d})=>d.every(({report:c})=>!c.
error)):[],l=({left:d})=>d?0:1,p=()=>r.filter((d,c)=>d===l(a()[c])).length,u=o.map((d,c)=>{let m=h("div","gp-side"),[f,w,y,$]=[h("h3","",`Text ${d}`),h("p","gp-\
facts"),h("div","gp-body",null,{dir:"auto"}),h("button","",`Text ${d} is watermarked`,{type:"button"})],S=h("div","",null,{tabindex:0}),x=h("div");return y.append(
S,x),m.append(f,w,y,$),n("texts").append(m),$.addEventListener("click",()=>g(c)),{box:m,title:f,facts:w,plain:S,marked:x,button:$,text:new Re(x)}});function g(d){
r[s]===void 0&&(r[s]=d,v(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,a().length-1),v(),u[0].button.focus({preventScroll:!0})});
let k=d=>d.kind==="green"?d.green_fraction:d.mean,_=d=>d.kind==="green"?`${F(d.green_fraction)} green`:`mean g ${d.mean.toFixed(3)}`;function A(d,c,m,f){let{report:w,
perplexity:y}=m.texts[c],$=c===l(m)?"with":"without";if(V(d.plain,!f),V(d.marked,f),V(d.button,!f),V(d.facts,f),f){d.box.dataset.truth=$,O(d.title,`Text ${o[c]}\
: ${$==="with"?"◆ watermarked":"not watermarked"}${r[s]===c?", your guess":""}`),O(d.facts,`${_(w)} · z ${ce(w.z_score)}${G(y)?` · perplexity ${y.toFixed(2)}`:
""}`),d.text.show(Tt(w));return}delete d.box.dataset.truth,O(d.title,`Text ${o[c]}`),d.text.show([]),O(d.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function L({texts:d},c){let[m,f]=[d[c],d[1-c]].map(({report:x})=>x),w=m.kind==="green"?F(m.ratio):"0.5",y=m.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",$=`${_(m)} with the watermark, where chance has ${w}: z ${ce(m.z_score)}, ${y}. Without it ${_(f)}, z ${ce(f.z_score)}.`,S=f.
z_score>m.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${$}${S}`}function E(d){
let c=r[s]!==void 0;if(u.forEach((y,$)=>A(y,$,d,c)),V(n("legend"),c),V(n("verdict"),c),V(n("next"),c&&s+1<a().length),!c)return;let m=d.texts.map(({report:y})=>Lt(
y)[1]);et(n("legend"),e.found.kind,{unscored:m.some(({unscored:y})=>y),repeated:m.some(({repeated:y})=>y)});let f=l(d),w=r[s]===f;K(n("answer"),{"data-verdict":w?
"good":"bad"}),O(n("answer-sign"),w?"✓":"✗"),O(n("answer-words"),w?"Right":`Wrong: it was text ${o[f]}`),O(n("answer-more"),L(d,f))}function W(d){if(!e.done)
return`The texts are being written: ${I(d.done)} of ${I(d.runs)}.`;if(a().length)return"";let c=d.pairs.flatMap(({texts:m})=>m).find(({report:m})=>m.error);return c?
`No pair can be asked about. ${c.report.error.message} ${c.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(d){let c=r.
length;if(V(n("sum"),c>0&&c===d.length),n("sum").hidden)return;let m=p();O(n("sum").querySelector("h3"),`${I(m)} of ${I(c)} right`);let f=Array.from({length:c-m+
1},($,S)=>T(c,m+S)).reduce(($,S)=>$+S,0)/2**c,w=d.filter(({texts:$,left:S})=>$[S?0:1].report.z_score>$[S?1:0].report.z_score).length;O(n("sum-words"),`Who guess\
es has ${I(m)} or more in ${F(f)} of rounds. The detector, taking the text with the higher z, has ${I(w)} of ${I(c)}. Run the experiment again for another round\
.`),O(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let y=Q(n("sum").querySelector("tbody"),c,()=>{let $=h("tr");return $.
append(h("th","",null,{scope:"row"}),h("td"),h("td"),h("td")),$});d.forEach(($,S)=>{let x=l($),[M,N]=[$.texts[x].report,$.texts[1-x].report],q=P=>P.kind==="gree\
n"?F(k(P)):k(P).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${q(M)}, ${q(N)}`,`${ce(M.z_score)}, ${ce(N.z_score)}`].forEach((P,C)=>O(y[S].
cells[C],P))})}let T=(d,c)=>Array.from({length:c},(m,f)=>(d-f)/(f+1)).reduce((m,f)=>m*f,1);function v(){let d=a();O(n("waiting"),W(e.found)),V(n("round"),d.length>
0),O(n("about"),d.length?`Pair ${I(s+1)} of ${I(d.length)}. Same prompt, same seed; one of them has the watermark.`:""),O(n("score"),r.length?`${I(p())} of ${I(
r.length)} right`:""),d.length&&E(d[s]),b(d)}return d=>{t.hidden=!i(),d.run&&([s,r]=[0,[]]),!t.hidden&&(d.run||d.found||d.status)&&v()}}var wh={drafts:Cr,beams:Vr,beamtree:ki,hypotheses:$i,curve:Ai,branches:Ra,candidates:Fa,check:Da,layers:Ha,numbers:Ka,processors:Ya,quiz:Ja,reranked:Xa,template:Za,
tokens:nc,watermark:wc},bh={draft_lengths:gr,sameness:Pr,speedup:Nr,batch:Gr,difference:Bi,divergence:Fi,grid:Zi,lanes:oa,lengths:sa,measures:ra,progress:aa,trie:Sa,
without:_a,arrival:Ma,estimate:Oa,kl:Ta,opened:La,precisions:Aa,shelf:Ca,attack:sc,detectability:lc,detection:dc,marked:rc,mistakes:hc,strengths:pc,watermark_cost:bc,
watermark_quiz:kc};Oi(wh,bh);})();
