// Written by .ci/bundle.py from modules with the SHA-256 93dffb01b1f66f173bda15f5d6463f489f2d7aaa0376d95d85630102327ed59d: edit those.
(()=>{var ur={greedy_search:"greedy decoding",sample:"sampling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam sear\
ch",constrained_beam_search:"constrained beam search",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",custom:"\
a decoding loop of your own"},mr={eos:["the model ended it","ended by itself (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],length:[
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
al variation distance between the target’s and the draft’s distribution: what sampling keeps on average."},gr={DolaContrast:["DoLa’s contrast","takes the \
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
 it notes how probable it is that nobody speaks",[]]},wr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],
Stage:["name","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece",
"parent","raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark"],DraftToken:["token_id","te\
xt","draft_logprob","target_logprob","accepted","overlap"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_before","mass_after","expec\
ted","chosen_before","chosen_after","suppressed","why"]};var U=t=>typeof t=="number"&&Number.isFinite(t),Fe=t=>t==null||Math.abs(t)>1e30?null:t,Lt=t=>{let e=[...t].sort((n,o)=>n-o);return(e[e.length-1>>1]+e[e.length>>
1])/2},it=({distribution:{stages:t,vocab:e}})=>t.length?t.at(-1).kept:e;var At={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Qt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function h(t,e,n,o){let s=document.createElement(
t);e&&(s.className=e),n!=null&&(s.textContent=n);for(let[r,i]of Object.entries(o||{}))s.setAttribute(r,i);return s}function en(t,e,{running:n=!1}={}){let o=0;for(let s of e.
matchAll(Qt)){let[r]=s;s.index>o&&t.append(e.slice(o,s.index)),o=s.index+1;let i=At[r]||"U+"+r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0");if(n){let a=At[r]?
r:"";t.append(h("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else t.append(h("span","gp-mark",i))}o<e.length&&t.append(e.slice(o))}function br(t,e){
let n=/^ (?=\S)/.test(e)?" ":"",o=e.match(/\n*$/)[0],s=h("span","gp-ink");en(s,e.slice(n.length,e.length-o.length),{running:!0});for(let r=0;r<o.length;r++)s.append(
h("span","gp-space","",{"data-mark":At[`
`],"data-wide":"yes"}));return t.append(...[n,s,o].filter(Boolean)),s}var os=/(\\x[0-9a-f]{2})+$/i,Un=t=>(t.match(os)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
tn=({piece:t,text:e})=>t!==null&&(t===""||os.test(e)&&t===e.replace(os,""));function Ke(t,e){t.replaceChildren(),en(t,e),e||t.append(h("span","gp-mark","(empty)"))}
function fe(t,e){let n=h("bdi",e);return Ke(n,t),n}function O(t,e){t.textContent!==e&&(t.textContent=e)}function Q(t){return"“"+t.replace(Qt,e=>e===" "?" ":At[e]||
"�")+"”"}function F(t){let e=t*100;return e===0?"0%":e<.01?"<0.01%":e<1?e.toFixed(2)+"%":e>99.95&&e<100?">99.9%":e.toFixed(1).replace(".0","")+"%"}var ne=t=>t==
null?0:Math.exp(t),kr=({prompt:t,request:e})=>t||(e&&e.messages||[]).at(-1)?.content||"",Ie=(t,e)=>e==="bits"?t/Math.LN2:t;function Me(t,e){return t===null||!Number.
isFinite(t)?"infinite":Ie(t,e).toFixed(2)+" "+e}function nn({model:t,phase:e,done:n,total:o}){return e==="asking"?`asking the Hub for ${t} …`:e==="download"?`\
downloading ${t}: ${qe(n)} of ${qe(o)} …`:`loading ${t}${o?`: ${F(n/o)}`:""} …`}function qe(t){return U(t)?t>=1e9?`${(t/1e9).toFixed(t<1e10?2:1)} GB`:t>=1e6?
`${(t/1e6).toFixed(t<1e8?1:0)} MB`:`${(t/1e3).toFixed(0)} kB`:"–"}function Vn(t){return t<1?Math.round(t*1e3)+" ms":t.toFixed(t<10?2:1)+" s"}var Z=(t,e=3)=>t==
null?"–":t.toFixed(e),I=t=>t.toLocaleString("en-US"),X=(t,e,n=e+"s")=>`${I(t)} ${t===1?e:n}`;function We(t){let{chosen:e,distribution:n}=t,o=t.read?e.raw_logprob:
e.logprob??e.raw_logprob;return{probability:ne(e.logprob),rawProbability:ne(e.raw_logprob),rank:(t.read?null:e.rank)??e.raw_rank,surprisal:o===null?1/0:Math.max(
0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Ve=(t,e,n)=>Object.hasOwn(t,e)?t[e]:n,on=t=>Ve(ur,t,t.replaceAll("_"," ")),Jn=({message:t,
fix:e,diagnostics:n=[]})=>n.some(o=>o.message===t)?n:[{message:t,fix:e},...n],Pe=t=>Ve(mr,t,[t,t]),gt=t=>Ve(gr,t,[t,"a logits processor of your own",[]]);var ce=(t,e)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",t);return e&&n.setAttribute("class",e),n};function te(t,e,n){for(;t.childElementCount>
e;)t.lastElementChild.remove();for(;t.childElementCount<e;)t.append(n());return t.children}var yr=new WeakMap;function Le(t,e,{plain:n=!1}={}){let o=n+e;yr.get(
t)!==o&&(yr.set(t,o),n?t.textContent=e:Ke(t,e))}function xe(t,e){t.className!==e&&(t.className=e)}function he(t,e,n){let o=`${(n*100).toFixed(2)}%`,s=xr.get(t)||
{};s[e]!==o&&(t.style[e]=o,xr.set(t,{...s,[e]:o}))}var xr=new WeakMap;function G(t,e){let n=$r.get(t)||{};for(let[o,s]of Object.entries(e))n[o]!==s&&t.setAttribute(
o,String(n[o]=s));$r.set(t,n)}var $r=new WeakMap;function Y(t,e){t.hidden===e&&(t.hidden=!e)}function ss(t,e){for(e.forEach(([n,o,s,r],i)=>{let a=t.childNodes[i];if(!a||a.localName!==n){let d=ce(n);a?a.replaceWith(d):t.append(d),a=d}Tn(a,{...s,...o?{class:o}:
{}}),Array.isArray(r)?ss(a,r):O(a,r??"")});t.childNodes.length>e.length;)t.lastChild.remove()}function Tn(t,e){for(let{name:n}of[...t.attributes])!Object.hasOwn(
e,n)&&n!=="aria-describedby"&&t.removeAttribute(n);for(let[n,o]of Object.entries(e))t.getAttribute(n)!==String(o)&&t.setAttribute(n,o)}var oe=t=>Math.round(t*10)/
10,ge=(t,e,n,o,s)=>["line",t,{x1:oe(e),y1:oe(n),x2:oe(o),y2:oe(s)},[]],$e=(t,e,n,o,s="middle")=>["text",t,{x:oe(e),y:oe(n),"text-anchor":s},o],Ee=(t,e)=>["path",
t,{d:e.map(([n,o],s)=>`${s?"L":"M"}${oe(n)} ${oe(o)}`).join("")||"M0 0"},[]],_e=(t,e,n)=>["g",t,{tabindex:0,role:"img","data-tip":e,"aria-label":e},n];function rs(t,e,n){let o=(e-t)/Math.max(1,n)||1,s=10**Math.floor(Math.log10(o)),r=s*[1,2,2.5,5,10].find(a=>a*s>=o*.8),i=[];for(let a=Math.floor(t/r+1e-9);a<=Math.
ceil(e/r-1e-9);a++)i.push(Number((a*r).toPrecision(12)));return i}var Se=(t,e,n)=>rs(t,e,n).filter(o=>o>=t&&o<=e);function Yn(t,e){let n=Array.from({length:Math.
ceil(Math.log10(e))-Math.floor(Math.log10(t))+1},(s,r)=>10**(r+Math.floor(Math.log10(t)))),o=e/t>300?[1]:[1,2,5];return n.flatMap(s=>o.map(r=>Number((r*s).toPrecision(
3)))).filter(s=>s>=t&&s<=e)}function Te(t,{height:e,x:n,y:o,left:s=46,right:r=18,top:i=14,bottom:a=38}){let d=t.querySelector("svg");d||t.append(d=ce("svg","gp-\
drawing"));let f=Math.max(240,t.clientWidth),m=(u,[k,_])=>(u-k)/(_-k||1);return{width:f,height:e,left:s,right:r,top:i,bottom:a,inner:f-s-r,x:u=>s+m(u,n)*(f-s-r),
y:u=>e-a-m(u,o)*(e-i-a),draw(u,k){Tn(d,{class:"gp-drawing",role:"group","aria-label":u,viewBox:`0 0 ${f} ${e}`,style:`height: ${e}px`}),ss(d,k.map((_,L)=>["g","",
L?{}:{"aria-hidden":"true"},_]))}}}function Ae(t,{xTicks:e,yTicks:n,xTitle:o,yTitle:s}){let r=u=>Array.isArray(u)?u:[u,String(u)],[i,a]=[t.height-t.bottom,t.width-
t.right],d=n.map(r).flatMap(([u,k])=>[ge("gp-guide",t.left,t.y(u),a,t.y(u)),$e("",t.left-7,t.y(u)+4,k,"end")]),f=e.map(r).flatMap(([u,k])=>[ge("gp-guide",t.x(u),
i,t.x(u),i+4),$e("",t.x(u),i+17,k)]),m=[$e("gp-axis",(t.left+a)/2,t.height-4,o)];return s&&m.push($e("gp-axis",2,t.top-16,s,"start")),[...d,...f,...m]}var Oc=(t,e)=>t>=1?e+1:Math.expm1((e+1)*Math.log(t))/(t-1),Xn=(t,e,n,o=1)=>Oc(t,e)/(e*n+o),Oe=t=>U(t)?`${t.toFixed(2)} ×`:"–",at=({low:t,high:e})=>`${t.toFixed(
2)} to ${e.toFixed(2)}`,Zn="Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer th\
an 5 cannot be as sure as that, so nothing is claimed of them.",sn=t=>t<.9995?`${(t*1e3).toPrecision(3)} ms`:`${t.toPrecision(3)} s`;function Je(t,{done:e,runs:n}){
if(e>=n)return"";let o=`${I(e)} of ${X(n,"run")} ${e===1?"has":"have"} ended`;return t.done?`Stopped: ${o}.`:`${o}; ${X(n-e,"is","are")} still to come.`}var rn="\
Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.";function vr(t,e){let o=Math.max(...e.flatMap(k=>[k.without,k.with])),[s,r]=o<1?[1e3,"milliseconds"]:[1,"seconds"],i=Se(0,o*s*1.03,Math.max(3,t.clientWidth/80)),
a=Te(t,{height:36+e.length*27+40,x:[0,o*1.03],y:[0,1],left:52,right:64,top:36}),d=a.height-a.bottom,f=[...i.flatMap(k=>[ge("gp-guide",a.x(k/s),a.top-4,a.x(k/s),
d),$e("",a.x(k/s),d+17,String(k))]),$e("gp-axis",a.left+a.inner/2,a.height-3,`${r} a token`)],m=["without","with"].flatMap((k,_)=>{let L=Lt(e.map(W=>W[k])),A=a.
x(L),E=A>a.left+a.inner/2;return[ge(`gp-median-${k}`,A,5+14*_,A,d),$e("gp-halo",A+(E?-5:5),12+14*_,`median ${k} ${sn(L)}`,E?"end":"start")]}),u=e.map(({without:k,
with:_,speedup:L},A)=>{let E=a.top+(A+.5)*27,W=`Pair ${A+1}: ${sn(k)} a token without, ${sn(_)} with: ${Oe(L)}`;return _e("",W,[["rect","gp-catch",{x:0,y:oe(E-27/
2),width:a.width,height:27},[]],$e("",a.left-9,E+4,`pair ${A+1}`,"end"),ge(_<=k?"gp-gained":"gp-lost",a.x(k),E,a.x(_),E),["circle","gp-dot-without",{cx:oe(a.x(k)),
cy:oe(E),r:5},[]],["circle","gp-dot-with",{cx:oe(a.x(_)),cy:oe(E),r:6.5},[]],$e("gp-strong",a.width,E+4,`${_<=k?"▲":"▼"} ${Oe(L)}`,"end")])});a.draw(`Time f\
or a token in ${X(e.length,"pair")} of runs`,[[...f,...m],u])}function Sr(t,{drafted:e,cost:n,verify:o,break_even:s,rate:r,speedup:i}){let a=L=>Xn(L,e,n,o),f=[0,
Math.max(1.25,a(1),i?i.high:0)*1.06],m=Te(t,{height:280,x:[0,1],y:f,left:40,right:22,top:30}),u=[0,.2,.4,.6,.8,1].map(L=>[L,F(L)]),k=[["rect","gp-losing",{x:m.left,
y:oe(m.y(1)),width:m.inner,height:oe(m.y(0)-m.y(1))},[]],...Ae(m,{xTicks:u,yTicks:Se(...f,5),xTitle:"acceptance rate α",yTitle:"speed-up"}),ge("gp-unity",m.left,
m.y(1),m.width-m.right,m.y(1)),$e("gp-halo",m.left+6,m.y(1)-6,"faster","start"),$e("",m.left+6,m.y(1)+15,"slower","start"),Ee("gp-theory",Array.from({length:101},
(L,A)=>[m.x(A/100),m.y(a(A/100))]))],_=[];U(s)&&_.push(Ec(m,s)),U(r)&&_.push(...Tc(m,{rate:r,formula:a(r),speedup:i})),m.draw("Expected speed-up over the accept\
ance rate",[k,_])}function Ec(t,e){let[n,o]=[t.x(e),t.height-t.bottom],s=e>.5;return _e("",`Break-even: with an acceptance rate of ${F(e)} both ways take the sa\
me time.`,[ge("gp-even-line",n,t.y(1),n,o),["path","gp-even-sign",{d:`M${oe(n)} ${oe(t.y(1)-7)}l6.5 11h-13Z`},[]],$e("gp-strong gp-halo",n+(s?-8:8),o-8,`break-e\
ven ${F(e)}`,s?"end":"start")])}function Tc(t,{rate:e,formula:n,speedup:o}){let[s,r]=[t.x(e),t.y(n)],i=s+128>t.width,a=(k,_,L)=>$e(`${k} gp-halo`,s+(i?-13:13),_+
4,L,i?"end":"start"),d=o?t.y(o.median):r,f=Math.max(0,17-Math.abs(r-d))/2*(n>=(o?o.median:n)?-1:1),m=[_e("",`At the observed acceptance rate of ${F(e)} the form\
ula expects ${Oe(n)}.`,[ge("gp-here",s,t.y(0),s,t.y(0)+5),["circle","gp-on-formula",{cx:oe(s),cy:oe(r),r:5.5},[]],a("",r+(o?f:0),`expected ${Oe(n)}`)])];if(!o)return m;
let u=`Measured at an acceptance rate of ${F(e)}: ${Oe(o.median)}, spread ${at(o)}.`;return m.push(_e("",u,[...Kt(s,t.y(o.low),t.y(o.high)),["path","gp-measured",
{d:wt(s,d,7)},[]],a("gp-strong",d-f,`measured ${Oe(o.median)}`)])),m}var wt=(t,e,n)=>`M${oe(t)} ${oe(e-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`,Kt=(t,e,n)=>[ge("g\
p-spread",t,e,t,n),ge("gp-spread",t-5,e,t+5,e),ge("gp-spread",t-5,n,t+5,n)];function _r(t,e){let n=c=>t.querySelector(".gp-"+c),o=t.querySelector("table"),s=[["speed-up",`Time for a token without drafts / time with them: the median over\
 the pairs of runs, and its spread. ${Zn}`],["draft_acceptance_rate",Tt.draft_acceptance_rate],["judged_acceptance_rate",Tt.judged_acceptance_rate],["mean_accep\
tance_length",Tt.mean_acceptance_length],["drafted a round","Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they\
 may be."],["formula","Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row."]],r=()=>e.answered("lengths"),
i=(c,{value:g})=>`${c} = ${g}`,a=c=>c.every(({value:g})=>g.trim()!==""&&Number.isFinite(Number(g)));function d(c){let[g,p,w,$,v]=f(c);G(n("answer"),{"data-verdi\
ct":g}),O(n("answer-sign"),p);let S=n("answer-words"),x=JSON.stringify([w,$]);S.dataset.key!==x&&(S.dataset.key=x,S.replaceChildren(...w?[h("code","",w)," "+$]:
[$])),O(n("answer-more"),v),e.done&&O(n("told"),`${w} ${$}. ${v}`),O(n("missing"),Je(e,c)),Y(n("warning"),!!c.others),O(n("warning"),c.others?"⚠ "+rn:"")}function f({
knob:c,points:g,leader:p,rivals:w,best:$,fewest:v}){let S=g.filter(({speedup:V})=>V),x=S.find(V=>V.group===p);if(!x)return e.done?["wait","…","","No answer","\
No setting has a complete pair of runs."]:["wait","…","","Not known yet",S.length?`${I(S.length)} of ${X(g.length,"setting")} measured.`:"The first counted ru\
ns are under way."];let{speedup:M,verdict:P,pairs:q}=x,B=e.running?" so far":"",N=Oe(M.median),C=`spread ${at(M)}`,R={faster:"",slower:" It is slower than decod\
ing without drafts.",even:" Its spread covers 1: no clear difference from decoding without drafts."}[P];if(P==="wait")return["wait","…","",e.done?"No answer":
"Not known yet",`${i(c,x)} has the greatest median, ${N}, of ${X(q,"pair")} of runs: too few to tell, it takes ${I(v)}.`];if(S.length===1)return[{faster:"good",
slower:"bad"}[P]||"even",{faster:"▲",slower:"▼"}[P]||"≈",i(c,x),`is the only setting that was measured: ${N}`,`S${C.slice(1)}.${R}`];if($===null){let V=w.
length>2&&w.length===S.length-1?"all others":m(g.filter(ae=>w.includes(ae.group)).map(({value:ae})=>ae));return["even","≈","",`No clear best setting${B}`,`${i(
c,x)} has the greatest median, ${N}, ${C}; ${V} may be as good.${R} More repeats tell more.`]}let[z,j,D]={faster:["good","★",`is best${B}: ${N}`],even:["even",
"★",`is the best${B}, at ${N}`],slower:["bad","▼",`is the best${B}, and still ${N}`]}[P];return[z,j,i(c,x),D,`S${C.slice(1)}; it was faster than each other \
one, turn by turn.${R}`]}let m=c=>c.length<2?c.join(""):`${c.slice(0,-1).join(", ")} and ${c.at(-1)}`;function u(c,{value:g,speedup:p,rate:w,mean_acceptance_length:$,
drafted:v,formula:S}){let x=[p?`${Oe(p.median)}, spread ${at(p)}`:"not measured yet"];return U(w)&&x.push(`${F(w)} of the judged tokens accepted`),U($)&&x.push(
`mean_acceptance_length ${$.toFixed(2)}`),U(v)&&x.push(`${v.toFixed(1)} drafted a round`),U(S)&&x.push(`formula ${Oe(S)}`),`${c} = ${g}: ${x.join("; ")}`}function k({
knob:c,points:g,curve:p,measured_curve:w,leader:$,best:v}){let S=a(g),x=S?g.map(({value:C})=>Number(C)):g.map((C,R)=>R),M=g.flatMap(({speedup:C,formula:R})=>[C&&
C.low,C&&C.high,R]),P=A(M.concat(p.map(([,C])=>C),w.map(([,C])=>C)),S),q=Te(n("settings"),{height:330,x:_(x,p,S),y:P,left:40,right:22,top:34,bottom:S?38:54}),B=[
...E(q,g,x,S),...Ae(q,{xTicks:[],yTicks:Se(...P,5),xTitle:c,yTitle:"speed-up"}),ge("gp-unity",q.left,q.y(1),q.width-q.right,q.y(1)),Ee("gp-theory gp-dashed",p.map(
([C,R])=>[q.x(C),q.y(R)])),Ee("gp-theory gp-dotted",w.map(([C,R])=>[q.x(C),q.y(R)])),Ee("gp-median-course",S?g.map((C,R)=>[C,x[R]]).filter(([{speedup:C}])=>C).sort(
([,C],[,R])=>C-R).map(([{speedup:C},R])=>[q.x(R),q.y(C.median)]):[])],N=L(g,x.map(q.x),$);q.draw(`Speed-up over ${c}`,[B,g.map((C,R)=>W(q,c,C,{x:q.x(x[R]),scale:S,
isBest:C.group===v,named:N.has(C)}))]),Y(n("of-formula"),p.length>0),Y(n("of-verify"),w.length>0),Y(n("of-own"),g.some(({formula:C})=>U(C)))}function _(c,g,p){if(!p||
!c.length)return[-.5,Math.max(c.length,1)-.5];let w=[...c,...g.map(([v])=>v)],$=(Math.max(...w)-Math.min(...w)||1)*.08;return[Math.min(...w)-$,Math.max(...w)+$]}
function L(c,g,p){let $=[],v=c.map((S,x)=>[S,g[x]]).sort(([S],[x])=>+(x.group===p)-+(S.group===p));return new Set(v.filter(([S,x])=>{let M=S.group===p?1.4:1,P=$.
every(([q,B])=>Math.abs(q-x)>=50*(M+B)/2);return P&&$.push([x,M]),P}).map(([S])=>S))}function A(c,g){let p=[.85,1.15,...c.filter(U)],[w,$]=[Math.min(...p),Math.
max(...p)];return g?[Math.max(0,w-($-w)*.12),$+($-w)*.12]:[0,$*1.12]}function E(c,g,p,w){let $=g.map(({value:x},M)=>[c.x(p[M]),w?[x]:x.split("_")]).sort(([x],[M])=>x-
M),v=c.height-c.bottom,S=-1/0;return $.flatMap(([x,M])=>{let P=Math.max(...M.map(({length:q})=>q))*3.5;return x-P<S?[]:(S=x+P+5,[ge("gp-guide",x,v,x,v+4),...M.map(
(q,B)=>$e("",x,v+17+14*B,q))])})}function W(c,g,p,{x:w,scale:$,isBest:v,named:S}){let{speedup:x,formula:M}=p,P=[];if(U(M)&&P.push(["path","gp-own-formula",{d:wt(
w,c.y(M),6)},[]]),x){let q=c.y(x.median);$||P.unshift(["rect","gp-column",{x:oe(w-26),y:oe(q),width:52,height:oe(c.y(0)-q)},[]]),P.push(...Kt(w,c.y(x.low),c.y(x.
high)),["circle","gp-measured",{cx:oe(w),cy:oe(q),r:6},[]]);let[B,N]=[c.y(x.low),c.y(x.high)],C=U(M)&&Math.abs(c.y(M)-N+13)<17&&B+24<c.y(0);S&&P.push($e(`gp-hal\
o${v?" gp-strong gp-told-best":""}`,w,C?B+18:N-8,(v?"★ ":"")+Oe(x.median)))}return P.push(["rect","gp-catch",{x:oe(w-16),y:c.top,width:32,height:c.height-c.top-
c.bottom},[]]),_e("",u(g,p)+(v?"; the best":""),P)}function b(c){if(!o.tHead){let g=h("tr");g.append(h("th","",null,{scope:"col"}),...s.map(([p,w])=>{let $=h("t\
h","",null,{scope:"col"}),v=h("span","",null,{tabindex:"0","data-tip":w});return v.append(...p.split(/(?<=_)/).flatMap(S=>[S,h("wbr")])),$.append(v),$})),o.createTHead().
append(g),o.createTBody()}O(o.tHead.rows[0].cells[0],c)}function T(){let c=h("tr"),g=h("th","",null,{scope:"row"});g.append(h("span"),h("b","","",{"aria-hidden":"\
true"}),h("span","gp-hidden"));let p=h("td");return p.append(h("span"),h("small")),c.append(g,p,...s.slice(1).map(()=>h("td"))),c}function y({knob:c,points:g,best:p}){
b(c);let w=te(o.tBodies[0],g.length,T);g.forEach(($,v)=>{let[S,x,...M]=w[v].cells,P=$.group===p;xe(w[v],P?"gp-best":""),O(S.children[0],$.value),O(S.children[1],
P?" ★":""),O(S.children[2],P?" (best)":""),O(x.children[0],$.speedup?Oe($.speedup.median):"–"),O(x.children[1],$.speedup?`  ${at($.speedup)}`:"");let{draft_acceptance_rate:q,
rate:B,mean_acceptance_length:N,drafted:C,formula:R}=$;[U(q)?F(q):"–",U(B)?F(B):"–",Z(N,2),Z(C,2),Oe(R)].forEach((j,D)=>O(M[D],j))})}function l(){let c=e.found;
d(c),k(c),y(c)}return new ResizeObserver(()=>r()&&l()).observe(t),c=>{t.hidden=!r(),!t.hidden&&(c.found||c.status)&&l()}}var an=class{constructor(e){this.kinds=e,this.subscribers=new Set,this.changes={},this.position=0,this.head="",this.tail="",this.answers={}}feed(e){e.length>=this.
position&&e.startsWith(this.head)&&e.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=e.lastIndexOf(`
`)+1;for(;this.position<o;){let s=e.indexOf(`
`,this.position);this.readLine(e.slice(this.position,s)),this.position=s+1}this.head=e.slice(0,Math.min(o,100)),this.tail=e.slice(Math.max(0,o-100),o)}read(e){throw new Error(
"nobody reads "+e.type)}readLine(e){if(e.trim())try{this.read(JSON.parse(e))}catch(n){console.error("Generation Playground: a line of the log was skipped.",n,e.
slice(0,200))}}get canAsk(){return Object.keys(this.answers).length>0}ask(e){Object.hasOwn(this.answers,e.type)&&this.answers[e.type](e)}subscribe(e,n){let o={element:e,
update:n};this.subscribers.add(o),this.tell(o,Object.fromEntries(this.kinds.map(s=>[s,!0])))}changed(e){Object.keys(this.changes).length===0&&requestAnimationFrame(
()=>this.flush()),this.changes[e]=!0}flush(){let e=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?this.tell(n,e):this.subscribers.
delete(n)}tell(e,n){try{e.update(n)}catch(o){console.error("Generation Playground: a pane could not be drawn.",o)}}};var Gt=class extends an{constructor(){super(["run","steps","status","selection","unit","prompt","watched","searched","written"]),this.unit="bits",this.searched=
new Map,this.written=null,this.text="",this.turn=void 0,this.fed={turn:void 0,started:!1},this.asked=null,this.clear()}clear(){this.queued=null,this.loading=null,
this.shared=1,this.apart=!1,this.started=null,this.finished=null,this.failed=null,this.lasts=[],this.newest=null,this.numTokens=0,this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=null,this.promptSteps=[],this.hideFrom=null}feedRun(e,n){n!==this.fed.turn&&
(this.fed={turn:n,started:!1},this.feed("")),this.feed(e),this.fed.started&&Object.assign(this,{text:e,turn:n})}read(e){let n=Lc[e.type];if(!n)throw new Error("\
unknown event "+e.type);n(this,e)}countStep(e){this.numTokens+=1,this.elapsed=e.elapsed,this.firstElapsed??=e.elapsed,this.changed("steps")}get readsSource(){return!!(this.
started&&this.started.decoder_tokens.length)}get prefix(){return this.readsSource?this.started.decoder_tokens:this.started.prompt_tokens}get usesBeams(){return this.
prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.
hideFrom===null?this.allLines():this.allLines().map(e=>{let n=this.seen(e.last);return n===e.last?e:{...e,last:n,stopReason:null}})}seen(e){if(this.hideFrom===null)
return e;let n=e;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(e){this.hideFrom!==e&&(this.hideFrom=e,this.changed("steps"),this.changed(
"selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.prompts.flatMap((n,o)=>Wc(n,o,this.prompts.length));let e=this.finished?
this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.lasts.length>1?`sequence ${o+1}`:"",last:n,score:null,stopReason:e[o]?e[o].
stop_reason:null}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let e=this.lines();return e.length?
e[0].last:null}lineOf(e){return e.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>e.index;)o=o.before;return o===
e}):this.lines()[e.sequence]}lastOf(e){let n=this.lineOf(e);return n?n.last:e}select(e,n){let o=e===null?null:this.lines()[e];this.selectStep(o&&Ce(o.last)[n]||
null)}selectStep(e){let n=this.seen(e);this.selected!==n&&(this.selected=n,this.changed("selection"))}walk(e){let n=this.current();if(!n)return;let o=[...this.promptSteps,
...Ce(this.lastOf(n))],s=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.max(0,Math.min(o.length-1,s+e))])}addSearched(e,n){this.searched.
set(e,[...this.searched.get(e)||[],n]),this.changed("searched")}startedLine(){let e=this.text.indexOf('{"type":"Started"');return e<0?"":this.text.slice(e,this.
text.indexOf(`
`,e))}idsTo(e){return Ce(e).map(({chosen:n})=>n.token_id)}addWatched(e,n){let o=this.allLines()[e];o&&(Ce(o.last).forEach((s,r)=>{let i=bt("Candidate",n[r]||[]),
a=new Set(i.map(({token_id:d})=>d));s.watched=[...(s.watched||[]).filter(({token_id:d})=>!a.has(d)),...i]}),this.changed("watched"))}setWritten(e){this.written=
e&&{...e,tokens:bt("Token",e.tokens)},this.changed("written")}setUnit(e){this.unit=e,this.changed("unit")}},Lc={Queued(t,e){t.queued=e,t.loading=null,t.changed(
"status")},Loading(t,e){t.loading=e,t.queued=null,t.changed("status")},Shared(t,{runs:e,apart:n}){t.shared=e,t.apart=n,t.changed("status")},Started(t,e){t.clear();
for(let n of["prompt_tokens","decoder_tokens"])e[n]=bt("Token",e[n]||[]);t.started=e,t.fed.started=!0,t.changed("run"),t.changed("status"),t.changed("selection")},
Stepped(t,{step:e}){e.chosen=Ln("Candidate",e.chosen),is(e.distribution),e.watched=bt("Candidate",e.watched||[]),e.mark=e.mark?Ln("Mark",e.mark):null,e.read=!!(t.
started&&t.started.request.only_given),e.reranked&&(e.reranked=bt("Reranked",e.reranked)),e.before=t.lasts[e.sequence]||null,e.draft=Ac(e,t.rounds),t.lasts[e.sequence]=
e,(!t.newest||e.index>t.newest.index)&&(t.newest=e),t.countStep(e)},BeamsAdvanced(t,{step:e}){let n=t.prompts[e.sequence]??=Cc();e.distributions.forEach(is),e.given&&
(n.given+=1);let o=bt("BeamCandidate",e.candidates).map(s=>Pc(s,e,n));for(let{beam:s}of o)s.progress&&t.texts.set(s.token_id,s.text);if(Nc(o),n.running=o.filter(
s=>s.beam.status==="running").sort((s,r)=>s.beam.beam-r.beam.beam),n.byNumber=new Map(n.running.map(s=>[s.beam.beam,s])),e.given)for(let s=0;s<t.started.effective.
num_beams;s++)n.byNumber.set(s,o[0]);n.finished.push(...o.filter(s=>s.beam.status==="finished")),n.finished.sort((s,r)=>r.beam.final_score-s.beam.final_score),n.
finished.length=Math.min(n.finished.length,e.pool.length),n.pool=e.pool,n.pools.push(e.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(e.distributions),
t.countStep(e)},PromptRead(t,{steps:e}){let n=null;for(let o of e)o.chosen=Ln("Candidate",o.chosen),is(o.distribution),Object.assign(o,{before:n,isPrompt:!0,watched:[],
draft:null}),n=o;t.promptSteps=e,t.changed("prompt")},DraftJudged(t,{round:e}){e.drafted=bt("DraftToken",e.drafted),t.rounds.push(e),t.changed("steps")},Finished(t,e){
t.finished=e,t.usesBeams&&(t.returned=e.sequences.map((n,o)=>Ic(t,n,o))),t.changed("status"),t.changed("steps")},Failed(t,e){(t.fed.turn===void 0||t.fed.started)&&
(t.failed=e),t.queued=t.loading=null,t.changed("status")}};function Ln(t,e){let n=wr[t],o={};for(let s=0;s<n.length;s++)o[n[s]]=e[s];return o}function bt(t,e){return e.
map(n=>Ln(t,n))}function is(t){t.candidates=bt("Candidate",t.candidates),t.stages=bt("Stage",t.stages)}function Ac(t,e){let n=e.at(-1);if(!n||t.index<n.start)return null;
let o=t.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||null,round:n,place:o}}function Cc(){
return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}function Pc(t,e,n){let o=e.distributions[t.parent],
s=o.candidates.find(r=>r.token_id===t.token_id);return{index:e.index,sequence:e.sequence,before:n.byNumber.get(t.parent)||null,chosen:s||{...t,raw_rank:null,rank:null,
removed_by:null},piece:t.piece,distribution:o,seconds:e.seconds,elapsed:e.elapsed,draft:null,given:!!e.given,length:e.index+1-n.given,mark:t.mark?Ln("Mark",t.mark):
null,beam:t}}var cn=({beam:t,length:e},n)=>e>0?(t.score??-1/0)/e**n:t.score;function Mr(t,e,n,o,s){t.unseen??=new Map;let r=`${e} ${n} ${s.token_id}`;if(!t.unseen.
has(r)){let i=e?t.byStep[e-1].get(n):null,{token_id:a,text:d,raw_logprob:f,logprob:m}=s,u=(i?i.beam.score:0)+m,k=i?i.beam.group:null,_={token_id:a,text:d,piece:null,
parent:n,raw_logprob:f,logprob:m,score:u,status:"unseen",beam:null,final_score:null,group:k},{sequence:L,seconds:A,elapsed:E}=t.steps[e][0];t.unseen.set(r,{index:e,
sequence:L,before:i,chosen:s,piece:null,distribution:o,seconds:A,elapsed:E,draft:null,given:!1,length:t.steps[e][0].length,beam:_,rank:null})}return t.unseen.get(
r)}function Or(t,e,n,o){let s=n&&!n.given?n.beam.beam:0;return t.unseen&&t.unseen.get(`${e} ${s} ${o}`)||null}function Nc(t){let e=new Map;for(let n of[...t].sort(
(o,s)=>s.beam.score-o.beam.score))n.rank=(e.get(n.beam.group)||0)+1,e.set(n.beam.group,n.rank)}function Wc(t,e,n){let o=n>1?`Prompt ${e+1}, `:"",s=(r,i,a,d)=>({
kind:r,label:o+i,last:a,score:d,stopReason:null});return[...t.running.map(r=>s("running",qc(r),r,r.beam.score)),...t.finished.map((r,i)=>s("finished",`ended ${i+
1}${Er(r)}`,r,r.beam.final_score))]}function qc(t){let{beam:e,group:n,progress:o}=t.beam;return e===0&&(n??null)===null&&!o?"best beam":`beam ${e+1}${Er(t)}`}var et=t=>t<
26?String.fromCharCode(65+t):String(t+1),Er=({beam:t})=>(t.group??null)===null?"":`, group ${et(t.group)}`;function Ic(t,e,n){let o=Math.max(1,Math.floor(t.finished.
sequences.length/t.prompts.length)),{steps:s}=t.prompts[Math.floor(n/o)],r=null;return e.token_ids.forEach((i,a)=>{let d=(e.beams||[])[a];r=(s[a]||[]).find(f=>f.
beam.parent===d&&f.beam.token_id===i)||r}),{kind:"returned",label:`output ${n+1}`,last:r,score:e.score,stopReason:e.stop_reason}}function Ce(t){let e=[];for(let n=t;n;n=
n.before)e.push(n);return e.reverse()}function kt(t,e){let n=[],o=e;for(;o&&t[o.index]!==o;)n.push(o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var Ne=class{constructor(e,n){
this.add=n,this.steps=[],this.totals=[e]}get total(){return this.totals.at(-1)}follow(e){let{keep:n,added:o}=kt(this.steps,e);this.steps.length=n,this.totals.length=
n+1;for(let s of o)this.steps.push(s),this.totals.push(this.add(this.total,s));return{keep:n,added:o}}};var Tr=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ct=t=>t.
num_accepted+(t.follow==="correction"?1:0),as=t=>t.num_accepted+(t.next_token_id===null?0:1);function Rc(t,e){let{drafted:n,num_accepted:o}=e;if(t.rounds+=1,t.tokens+=
as(e),t.draft_seconds+=e.draft_seconds,t.verify_seconds+=e.verify_seconds,!n.length)return t;t.spec_steps+=1,t.drafted+=n.length,t.accepted+=o,t.judged+=Ct(e);for(let s=t.
draftedAt.length;s<n.length;s++)t.draftedAt.push(0),t.acceptedAt.push(0);for(n.forEach((s,r)=>{t.draftedAt[r]+=1,r<o&&(t.acceptedAt[r]+=1),!(r>=Ct(e)||(s.overlap??
null)===null)&&(t.overlaps[0]+=1,t.overlaps[1]+=s.overlap)});t.kept.length<=t.draftedAt.length;)t.kept.push(0);return t.kept[o]+=1,t}function Bc(t){let{spec_steps:e,
rounds:n,tokens:o,drafted:s,accepted:r,judged:i,overlaps:a}=t,d=(f,m)=>m?f/m:null;return{num_spec_steps:e,num_rounds:n,num_tokens:o,num_draft_tokens:s,num_accepted_draft_tokens:r,
num_judged_draft_tokens:i,draft_acceptance_rate:d(r,s),judged_acceptance_rate:d(r,i),mean_acceptance_length:e?1+r/e:null,acceptance_histogram:t.kept,accepted_by_position:t.
acceptedAt,drafted_by_position:t.draftedAt,passes_saved:o-n,expected_acceptance_rate:d(a[1],a[0]),draft_seconds:t.draft_seconds,verify_seconds:t.verify_seconds}}
var ln=class{constructor(){this.rounds=[],this.tally=Tr()}read(e){e.length>=this.tally.rounds&&this.rounds[0]===e[0]||(this.tally=Tr());for(let o=this.tally.rounds;o<
e.length;o++)Rc(this.tally,e[o]);return this.rounds=e,Bc(this.tally)}};var cs=new WeakMap;function ze(t,e){cs.set(t,e),t.dataset.tip===void 0&&(t.dataset.tip="")}function Lr(t){if(!t.querySelector("[data-tip]"))return;let e=h("div",
"gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});e.hidden=!0,t.append(e);let n=null;function o(r){let i=r.target.closest("[data-\
tip]");if(i===n||(n&&n.removeAttribute("aria-describedby"),n=i,e.hidden=!i,!i))return;e.textContent=cs.has(i)?cs.get(i)():i.dataset.tip,i.setAttribute("aria-des\
cribedby",e.id);let[a,d]=[t.getBoundingClientRect(),i.getBoundingClientRect()],f=Math.min(d.left-a.left,a.width-e.offsetWidth-8);e.style.left=`${Math.max(8,f)}p\
x`,e.style.top=`${d.bottom-a.top+5}px`}let s=()=>o({target:t});t.addEventListener("pointerover",o),t.addEventListener("pointerleave",s),t.addEventListener("focu\
sin",o),t.addEventListener("focusout",s),t.addEventListener("keydown",r=>r.key==="Escape"&&s())}function Ar(t){let e=t.querySelector(".gp-draft-figures"),n=t.querySelector(".gp-kept-chart"),o=t.querySelector(".gp-place-chart"),s=k=>k===null?"–":F(k),r=(k,_,L=_+
"s")=>`${I(k)} ${k===1?_:L}`;function i(k,_){let{num_draft_tokens:L,num_accepted_draft_tokens:A,num_spec_steps:E}=k,W=_.samples&&k.expected_acceptance_rate!==null;
return[["num_draft_tokens",I(L),`in ${r(E,"draft")} of ${r(k.num_rounds,"round")}`],["num_accepted_draft_tokens",I(A),`of ${I(L)} drafted`],["draft_acceptance_r\
ate",s(k.draft_acceptance_rate),`${I(A)} of ${I(L)} drafted`,k.draft_acceptance_rate],["mean_acceptance_length",Z(k.mean_acceptance_length,2),`1 + ${I(A)} / ${r(
E,"draft")}`],["judged_acceptance_rate",s(k.judged_acceptance_rate),`${I(A)} of ${I(k.num_judged_draft_tokens)} judged`,k.judged_acceptance_rate],...W?[["expect\
ed_acceptance_rate",s(k.expected_acceptance_rate),`mean of ${I(k.num_judged_draft_tokens)} judged places`,k.expected_acceptance_rate]]:[],["passes_saved",I(k.passes_saved),
`${r(k.num_tokens,"token")} in ${r(k.num_rounds,"pass","passes")}`]]}function a(){let k=h("div","gp-draft-figure",null,{tabindex:"0","data-tip":""}),_=h("dd","g\
p-rate",null,{"aria-hidden":"true"});return _.append(h("i")),k.append(h("dt"),h("dd"),h("dd","gp-note"),_),k}function d(k,_){let L=i(k,_),A=te(e,L.length,a);L.forEach(
([E,W,b,T=null],y)=>{let[l,c,g,p]=A[y].children;l.textContent!==E&&l.replaceChildren(...E.split(/(?<=_)/).flatMap(w=>[w,h("wbr")])),O(c,W),O(g,b),p.hidden=T===null,
he(p.firstChild,"width",T??0),A[y].dataset.tip=Tt[E],A[y].dataset.name=E})}function f(){let k=h("span","gp-chart-column"),_=h("span","gp-chart-track");return _.
append(h("i","gp-chart-whole"),h("i","gp-chart-part")),k.append(h("span","gp-chart-top"),_,h("span","gp-chart-label")),k}function m(k,_,L){let A=Math.max(1,..._.
map(([W,b])=>b??W)),E=te(k,_.length,f);_.forEach(([W,b,T,y,l],c)=>{let[g,p,w]=E[c].children;O(g,y),he(p.children[0],"height",(b??0)/A),he(p.children[1],"height",
W/A),O(w,T),ze(E[c],()=>l)}),G(k,{"aria-label":`${L}: ${_.map(([,,,,W])=>W).join("; ")}`})}function u(k){let _=k.num_spec_steps;m(n,k.acceptance_histogram.map((L,A)=>[
L,null,String(A),L?I(L):"",`${r(L,"round")} of ${I(_)} with a draft kept ${r(A,"token")} of it`]),"acceptance_histogram"),m(o,k.drafted_by_position.map((L,A)=>{
let E=k.accepted_by_position[A];return[E,L,String(A+1),`${Math.round(100*E/L)}%`,`place ${A+1}: ${I(E)} of ${I(L)} drafted there were kept, ${F(E/L)}`]}),"accep\
ted_by_position of drafted_by_position")}return(k,_)=>{d(k,_),u(k)}}var ct={accepted:["✓","accepted draft","Drafted, and kept by the target model."],correction:["→","correction","The target’s own token in the place of the fi\
rst rejected draft token."],bonus:["+","bonus","The target’s own token after a draft that was kept whole: its pass gives one more."],target:["○","target alo\
ne","Nothing was drafted in this round: the target wrote one token, as without a draft."]},Cr=Object.fromEntries(Object.keys(ct).map(t=>[t,0])),Pr=(t,{draft:e})=>e&&
Object.hasOwn(t,e.origin)?{...t,[e.origin]:t[e.origin]+1}:t;function Qn(t){let{do_sample:e,assistant_ensemble_weight:n}=t&&t.effective||{};return{samples:!!e,weight:n??
null}}function ls({target_logprob:t,draft_logprob:e},{weight:n}){let o=ne(t)/((e??null)===null?1:ne(e));return Math.min(1,n===null?o:1-n+n*o)}var Nr=({weight:t})=>t===
null?"min(1, p / q)":`min(1, ${Z(1-t,2)} + ${Z(t,2)} · p / q)`;function Wr(t,e){return t.samples?e?`Sampling: a drafted token is kept by chance, with probabili\
ty ${Nr(t)}.`:"Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.":`Greedy: a drafted token is kept where it \
is the likeliest one ${t.weight===null||!e?"for the target":`in the mixture ${Z(t.weight,2)} · p + ${Z(1-t.weight,2)} · q`}.`}function ds(t,e){return e<t.num_accepted?
"accepted":e<Ct(t)?"rejected":"unjudged"}function qr(t,e,n){let o=t.drafted[e],s=ds(t,e),r=(o.draft_logprob??null)!==null,[i,a]=[F(ne(o.target_logprob)),F(ne(o.
draft_logprob))],d=r?` The draft model gave it ${a}.`:"";if(s==="unjudged")return`Never judged: it stands behind ${t.follow==="correction"?"the rejection":"the \
end of the text"}.${d}`;let f=s==="accepted",m=f?"Accepted":"Rejected";if(!n.samples){let L=n.weight===null||!r?"for the target":"in the mixture of both models";
return`${m}: ${f?"it":`${Q(t.next_text)}, and not this,`} is the likeliest token ${L}. The target gave it ${i}.${d}`}if(!r)return`${m}: the target drew ${f?"the\
 same token":Q(t.next_text)} for itself. It gave this one ${i}, which is the chance that it is kept.`;let u=ls(o,n),k=u>=1?"it is always kept":`it is kept with \
probability ${F(u)}, and ${f?"was":"was not"}`,_=(o.overlap??null)===null?"":` Over all that could have been drafted here the chance is ${F(o.overlap)}.`;return`${m}\
: the target gave it p = ${i}, the draft model q = ${a}. By ${Nr(n)}, ${k}.${_}`}function Ir(t,e){let[,n,o]=ct[t.follow],s=`${n.charAt(0).toUpperCase()}${n.slice(
1)}. ${o}`,r=t.drafted[t.num_accepted];return t.follow!=="correction"||!e.samples?s:(r.draft_logprob??null)===null?`${s} It is what the target drew.`:`${s} It w\
as drawn from what the target gives more than the draft model: max(0, p − q).`}function Rr({draft:t}){if(!t||!ct[t.origin])return[];let{origin:e,instead:n,round:o}=t,
s=`round ${o.index+1}`,r=o.drafted.length;if(e==="accepted"){let i=o.drafted[t.place],a=(i.draft_logprob??null)===null?"":`, to which the draft model gave ${F(ne(
i.draft_logprob))}`;return[`accepted draft: token ${t.place+1} of ${r} in ${s}${a}`]}return e==="correction"?[`correction: replaced ${n?`the rejected draft ${Q(
n.text)}`:"a rejected draft"} in ${s}`]:e==="bonus"?[`bonus: the target’s own token after ${r===1?"the accepted draft":`all ${r} drafted tokens`} of ${s}`]:[`\
target alone: nothing was drafted in ${s}`]}var yt=t=>t<.01?`${(t*1e3).toFixed(1)} ms`:Vn(t);function Br(t,e,n){let o=[],s=Qn(null),r={row:null,card:null,selected:null},i=null,a=!0,d=0,f=new WeakMap,m=new WeakMap,u=new IntersectionObserver(M=>{for(let{isIntersecting:P,
target:q}of M)P&&E(f.get(q));k()&&(t.scrollTop=t.scrollHeight)},{rootMargin:"200px 0px"}),k=()=>a&&!e.selected&&e.running;function _(M,P){let q=o.length<=M.length&&
(!o.length||o[0].round===M[0])&&s.samples===P.samples;s=P,q||L();for(let B of M.slice(o.length))A(B);k()&&(t.scrollTop=t.scrollHeight)}function L(){u.disconnect(),
t.replaceChildren(),o=[],r={row:null,card:null,selected:null},i=null,a=!0,d=0}function A(M){let P=h("li","gp-round"),q={round:M,item:P,cards:null};f.set(P,q),o.
push(q),t.append(P),u.observe(P)}function E(M){if(!M||M.cards)return;u.unobserve(M.item);let{round:P,item:q}=M,B=Ct(P);M.cards=[];let N=h("div","gp-cards");for(let C=0;C<
B;C++)N.append(T(M,C));P.next_token_id!==null&&N.append(y(M)),B<P.drafted.length&&N.append(c(P,B)),P.follow==="none"&&N.append(h("span","gp-note gp-ended","■ th\
e text ended inside its draft")),q.append(W(P),N),q.classList.add("gp-filled"),i||$(M.cards[0])}function W(M){let P=h("div","gp-round-head"),q=M.drafted.length?
`${M.num_accepted} of ${M.drafted.length} kept`:"no draft",B=[["draft",M.draft_seconds],["verify",M.verify_seconds]];P.append(h("b","",`Round ${M.index+1}`),h("\
span","",q));for(let[N,C]of B)P.append(h("span","gp-round-time",`${N} ${yt(C)}`));return P}function b(M,P,q,B,N,C,R){let z=h("button","gp-draft-card",null,{type:"\
button",tabindex:"-1","aria-pressed":"false","aria-label":`Round ${M.round.index+1}, ${C}, ${Q(N)}: ${R}`});z.dataset.draft=q;let j=h("span","gp-draft-head"),D=h(
"bdi","gp-ink gp-word");return Ke(D,N),j.append(h("span","gp-sign",B),D),z.append(j),ze(z,()=>R),m.set(z,{row:M,index:P}),M.cards.push(z),z}function T(M,P){let{
round:q}=M,B=q.drafted[P],N=ds(q,P),C=q.start+P,R=`drafted token ${P+1} of ${q.drafted.length}`,z=b(M,C,N,N==="accepted"?"✓":"✗",B.text,R,qr(q,P,s));if(z.append(
l("p",ne(B.target_logprob))),(B.draft_logprob??null)!==null&&z.append(l("q",ne(B.draft_logprob))),s.samples){let j=h("span","gp-chance","chance");j.append(h("b",
"",F(ls(B,s)))),z.append(j)}return z}function y(M){let{round:P}=M,q=P.start+P.num_accepted,[B,N]=ct[P.follow],C=b(M,q,P.follow,B,P.next_text,"the target’s own t\
oken",Ir(P,s));C.classList.add("gp-own-card");let R=n(q);return R&&C.append(l("p",We(R).probability)),C.append(h("span","gp-chance",N)),C}function l(M,P){let q=h(
"span","gp-bar-line"),B=h("span","gp-track"),N=h("i",`gp-part-${M}`);return he(N,"width",P),B.append(N),q.append(h("i","gp-pq",M),B,h("span","gp-amount",F(P))),
q}function c(M,P){let q=h("span","gp-behind"),B=M.drafted.slice(P);q.append(h("span","gp-note","never judged"));for(let N of B){let C=fe(N.text,"gp-word"),R=(N.
draft_logprob??null)===null?"":` q ${F(ne(N.draft_logprob))}`,z=h("span","gp-unjudged");z.append(C,h("small","",R)),q.append(z)}return q}function g(M){let P=M&&
M.draft,q=P&&o[P.round.index-(o.length?o[0].round.index:0)]||null;q&&E(q);let B=q?p(q,M):null;r.card&&r.card!==B&&r.card.setAttribute("aria-pressed","false"),r.
card&&r.card.classList.remove("gp-current"),r.row&&r.row!==q&&r.row.item.classList.remove("gp-current-round");let N=r.selected!==e.selected;r={row:q,card:B,selected:e.
selected},N&&!e.selected&&(a=!0),q&&(q.item.classList.add("gp-current-round"),B&&(B.classList.add("gp-current"),B.setAttribute("aria-pressed",String(e.selected===
M)),t.contains(document.activeElement)||$(B)),N&&w(q.item))}function p(M,P){let q=P.index-M.round.start;return q<M.round.num_accepted?M.cards[q]:M.cards.at(-1)}
function w(M){let[P,q]=[M.offsetTop,M.offsetTop+M.offsetHeight];P<t.scrollTop?t.scrollTop=P:q>t.scrollTop+t.clientHeight&&(t.scrollTop=Math.min(P,q-t.clientHeight))}
function $(M){i&&(i.tabIndex=-1),i=M||null,i&&(i.tabIndex=0)}function v(M){if(!M)return;let{row:P,index:q}=m.get(M);$(M);let B=n(q);B&&e.selectStep(B),w(P.item),
M.focus({preventScroll:!0})}function S(M,P){let q=o[Math.max(0,Math.min(o.length-1,M))];return E(q),q.cards.at(P)}function x(M,P){let{row:q}=m.get(M),B=q.cards[q.
cards.indexOf(M)+P];if(B)return B;let N=o.indexOf(q)+P;return o[N]?S(N,P>0?0:-1):null}return t.addEventListener("click",M=>{let P=M.target.closest(".gp-draft-ca\
rd");if(P){v(P);return}let q=M.target.closest(".gp-round");q&&v(f.get(q).cards[0])}),t.addEventListener("keydown",M=>{M.key==="Escape"&&e.selectStep(null);let P=M.
target.closest(".gp-draft-card");if(!P||M.ctrlKey||M.metaKey||M.altKey)return;let q=o.indexOf(m.get(P).row),B={ArrowRight:()=>x(P,1),ArrowLeft:()=>x(P,-1),ArrowDown:()=>o[q+
1]&&S(q+1,0),ArrowUp:()=>o[q-1]&&S(q-1,0),Home:()=>S(0,0),End:()=>S(o.length-1,0)};B[M.key]&&(M.preventDefault(),v(B[M.key]()))}),t.addEventListener("scroll",()=>{
let M=t.scrollTop;t.scrollHeight-M-t.clientHeight<80?a=!0:M<d&&(a=!1),d=M},{passive:!0}),{show:_,mark:g}}var tt={narrowest:3,least:16,cell:9,tallest:90,times:84};function Fr(t,{canvas:e,column:n,ends:o,onResize:s}){let r={rounds:[],each:1,columns:tt.least,top:1,drafts:0},
i=0;function a(b){let T=y=>b.reduce((l,c)=>l+y(c),0)/b.length;return{accepted:T(y=>y.num_accepted),judged:T(Ct),drafted:T(y=>y.drafted.length),draft:T(y=>y.draft_seconds),
verify:T(y=>y.verify_seconds),longest:Math.max(...b.map(y=>y.draft_seconds+y.verify_seconds))}}function d(b){let T=b.map(({draft:c,verify:g})=>c+g).sort((c,g)=>c-
g),y=T.at(-1),l=T[Math.floor((T.length-1)*.9)];return y>2*l&&T.length>4?1.25*l:y}function f(b){i||=e.clientWidth;let T=Math.max(1,Math.ceil(b.length/Math.max(1,
Math.floor(i/tt.narrowest)))),y=[];for(let w=0;w<b.length;w+=T)y.push(a(b.slice(w,w+T)));let l=Math.max(1,...y.map(({drafted:w})=>w)),c=Math.max(1,Math.min(tt.cell,
tt.tallest/l)),g=d(y)||1,p=y.filter(({draft:w,verify:$})=>w+$>g);return r={rounds:b,each:T,columns:Math.max(tt.least,y.length),top:g,drafts:Math.ceil(l*c)},O(o.
drafts,l>=1.5?I(Math.round(l)):"1"),O(o.times,yt(g)),m(y,c),{each:T,cut:p.length,longest:Math.max(0,...y.map(({longest:w})=>w)),filled:y.length/r.columns}}function m(b,T){
let y=r.drafts+16+tt.times,l=devicePixelRatio,c=[Math.round(i*l),Math.round(y*l)];if(e.width!==c[0]&&(e.width=c[0]),e.height!==c[1]&&(e.height=c[1]),e.style.height=
`${y}px`,o.drafts.parentNode.style.height=`${r.drafts}px`,o.times.parentNode.style.height=`${tt.times}px`,!i)return;let g=getComputedStyle(t),p=x=>g.getPropertyValue(
`--gp-${x}`).trim(),w={accepted:p("accepted"),rejected:p("rejected"),muted:p("muted"),verify:p("kept"),draft:p("before"),line:p("line"),surface:p("surface")},$=e.
getContext("2d");$.setTransform(l,0,0,l,0,0),$.clearRect(0,0,i,y);let v=i/r.columns,S=v>6?Math.min(6,v*.2):v>3.5?1:0;$.fillStyle=w.line,$.fillRect(0,r.drafts,i,
1),$.fillRect(0,y-1,i,1),b.forEach((x,M)=>{let P=[M*v+S/2,v-S];r.each===1?u($,w,x,P,T):_($,w,x,P,T),L($,w,x,P,y-1)})}function u(b,T,{accepted:y,judged:l,drafted:c},[
g,p],w){let $=Math.max(1,w-(w>3?1.5:0));for(let v=0;v<c;v++){let S=r.drafts-(v+1)*w;if(v<y)b.fillStyle=T.accepted,b.fillRect(g,S,p,$);else if(v<l)k(b,T.rejected,
g+p/2,S+$/2,Math.min(p,Math.max($,5),7)/2);else{b.fillStyle=T.muted;let x=Math.min(p,$,2.5);b.fillRect(g+(p-x)/2,S+($-x)/2,x,x)}}}function k(b,T,y,l,c){b.strokeStyle=
T,b.lineWidth=c>2?2:1,b.beginPath(),b.moveTo(y-c,l-c),b.lineTo(y+c,l+c),b.moveTo(y-c,l+c),b.lineTo(y+c,l-c),b.stroke()}function _(b,T,{accepted:y,drafted:l},[c,
g],p){b.fillStyle=T.accepted,b.fillRect(c,r.drafts-y*p,g,y*p),b.fillStyle=T.muted,b.fillRect(c,r.drafts-l*p,g,1)}function L(b,T,{draft:y,verify:l},[c,g],p){let w=Math.
min(1,r.top/(y+l))/r.top,[$,v]=[y*w*tt.times,l*w*tt.times];b.fillStyle=T.verify,b.fillRect(c,p-$-v,g,v),A(b,T.draft,c,p-$,g,$),!(y+l<=r.top)&&(b.fillStyle=T.surface,
b.fillRect(c-1,p-tt.times+7,g+2,3),b.fillRect(c-1,p-tt.times+13,g+2,3))}function A(b,T,y,l,c,g){if(!(g<=0)){if(c<5){b.fillStyle=T,b.fillRect(y,l,c,g);return}b.save(),
b.beginPath(),b.rect(y,l,c,g),b.clip(),b.strokeStyle=T,b.lineWidth=1.5,b.beginPath();for(let p=-g;p<c;p+=5)b.moveTo(y+p,l+g),b.lineTo(y+p+g,l);b.rect(y+.75,l+.75,
Math.max(0,c-1.5),Math.max(0,g-1.5)),b.stroke(),b.restore()}}function E(b){let{left:T,width:y}=e.getBoundingClientRect(),l=Math.floor((b.clientX-T)/y*r.columns)*
r.each;return Math.max(0,Math.min(r.rounds.length-1,l))}function W(b){n.hidden=b===null,b!==null&&(he(n,"left",Math.floor(b/r.each)/r.columns),he(n,"width",1/r.
columns))}return new ResizeObserver(()=>{e.clientWidth!==i&&(i=e.clientWidth,s())}).observe(e),{draw:f,at:E,mark:W}}function zr(t,e){let n=t.querySelector(".gp-map-plot"),o=t.querySelector(".gp-map-reading"),s=t.querySelector(".gp-map-note"),r=new Ne(null,()=>null),i=new ln,a=Fr(
n,{canvas:n.querySelector("canvas"),column:n.querySelector(".gp-column"),ends:{drafts:t.querySelector(".gp-drafts-end"),times:t.querySelector(".gp-times-end")},
onResize:l}),d=Br(t.querySelector(".gp-rounds"),e,c=>r.steps[c]),f=Ar(t),m=[],u=0,k=!1;function _(){let c=e.hideFrom===null?r.steps.length:Math.min(e.hideFrom,r.
steps.length),g=e.rounds.length;for(;g&&e.rounds[g-1].start+as(e.rounds[g-1])>c;)g-=1;return g===e.rounds.length?e.rounds:e.rounds.slice(0,g)}function L(){let{each:c,
cut:g,longest:p,filled:w}=a.draw(m);he(t.querySelector(".gp-map-axis"),"width",w),O(s,[c>1?`Each column is the mean of ${c} rounds.`:"",g?`${g===1?"One column i\
s":`${I(g)} columns are`} cut off; the longest round took ${yt(p)}.`:""].filter(Boolean).join(" ")),O(t.querySelector(".gp-map-last"),`round ${I(m.length)}`)}function A(c){
let{draft_seconds:g,verify_seconds:p,drafted:w,num_accepted:$,follow:v}=c,S=w.length?`${$} of ${w.length} drafted tokens kept`:"nothing drafted",x=v==="none"?"t\
he text ended inside the draft":`then ${v==="target"?"":`as ${ct[v][1]} `}${Q(c.next_text)}`;return`Round ${c.index+1}: draft ${yt(g)}, verify ${yt(p)}; ${S}, ${x}\
.`}let E=c=>e.selectStep(r.steps[m[c].start]||null);function W(){let c=e.current();return!c||!c.draft?null:m[c.draft.round.index]===c.draft.round?c.draft.round.
index:null}function b(){let c=W();a.mark(c);let g=c===null?"":A(m[c]);O(o,g),G(n,{"aria-valuemin":1,"aria-valuemax":m.length,"aria-valuenow":(c??0)+1,"aria-valu\
etext":g||"no round"})}n.addEventListener("pointermove",c=>{let g=a.at(c);g<0||(c.buttons===1?E(g):O(o,A(m[g])))}),n.addEventListener("pointerleave",b),n.addEventListener(
"click",c=>a.at(c)>=0&&E(a.at(c))),n.addEventListener("keydown",c=>{let g={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};
c.key==="Escape"&&e.selectStep(null),!(!(c.key in g)||!m.length)&&(c.preventDefault(),E(Math.max(0,Math.min(m.length-1,(W()??m.length-1)+g[c.key]))))});function T(c){
let{draft_seconds:g,verify_seconds:p}=c,w=g+p;for(let[$,v]of[["draft",g],["verify",p]]){let S=t.querySelector(`.gp-time-${$}`);S.style.flexGrow=w?v/w:.5,O(t.querySelector(
`.gp-told-${$}`),`${Math.round(w?100*v/w:0)}% · ${yt(v)}`)}O(t.querySelector(".gp-drafts-short"),`${I(c.num_tokens)} tokens in ${I(c.num_rounds)} forward passe\
s of the target: ${c.passes_saved>0?`${I(c.passes_saved)} passes saved`:"none saved"}.`)}function y(c){let g=e.lasts[0]||null;if((c.run||c.steps)&&r.follow(g),c.
run&&(k=!1),t.hidden=!e.rounds.length,t.hidden)return;let p=[m[0],u];if(m=_(),u=m.length,c.run||m[0]!==p[0]||u!==p[1]){let w=Qn(e.started),$=i.read(m);k||=m.some(
({drafted:v})=>v.length&&(v[0].draft_logprob??null)!==null),O(t.querySelector(".gp-drafts-rule"),Wr(w,k)),t.querySelector(".gp-key-q").hidden=!k,T($),L(),d.show(
m,w),f($,w)}d.mark(e.current()),b()}function l(){t.hidden||(L(),b())}return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l),new MutationObserver(
l).observe(document.body,{attributes:!0,attributeFilter:["class"]}),y}function jr(t,e){let n=l=>t.querySelector(".gp-"+l),o=["without","with"],s=()=>e.answered("same"),r=({level:l})=>F(l);function i(l){let[c,g,p,w]=(l.mode==="gree\
dy"?a:u)(l);G(n("answer"),{"data-verdict":c}),O(n("answer-sign"),g),O(n("answer-words"),p),O(n("answer-more"),w),e.done&&O(n("told"),`${p}. ${w}`),O(n("missing"),
Je(e,l))}function a({checked:l,equal:c,at:g}){if(!l||c===null)return["wait","…",e.done?"No answer":"Not known yet","A text without drafts and one with them mu\
st both have ended."];let p=l===1?"one pair":`each of ${X(l,"pair")}`;return c?["good","✓","The same tokens",`Greedy decoding wrote the same token ids with an\
d without drafts in ${p} of texts.`]:["bad","✗",`Different from token ${I(g+1)} on`,"Greedy decoding should write the same tokens with drafts. Rounding can ti\
p a near tie between two tokens, because the target checks several tokens in one pass; look at their probabilities there."]}function d(l,c){let g=0;for(;g<Math.
min(l.length,c.length)&&l[g]===c[g];)g+=1;for(;g>0&&/[\p{L}\p{M}\p{N}]/u.test(l[g-1])&&/[\p{L}\p{M}\p{N}]/u.test((l[g]||"")+(c[g]||""));)g-=1;let p=w=>g+w.slice(
g).match(/^\s*\S*/)[0].length;return[g,p(l),p(c)]}function f({mode:l,texts:c,equal:g,checked:p}){let w=l==="greedy"&&p>0&&c?c:[],$=n("both-texts"),v=JSON.stringify(
[w,g]);if(Y(n("mark-key"),w.length>0&&g===!1&&w[0]!==w[1]),$.dataset.key===v)return;$.dataset.key=v;let[S,...x]=w.length?d(...w):[];$.replaceChildren(...w.map((M,P)=>{
let q=h("div"),B=h("p","",null,{dir:"auto",tabindex:"0"});return g||w[0]===w[1]?B.append(M):B.append(M.slice(0,S),h("mark","",M.slice(S,x[P])||"∎"),h("span","\
gp-apart",M.slice(x[P]))),q.append(h("h3","",`${o[P]} drafts`),B),q}))}let m=l=>`p = ${l<.001?l.toPrecision(1):l.toPrecision(2)}`;function u(l){let{p:c,verdict:g,
counts:p}=l,w=`${I(p[0])} texts without drafts, ${I(p[1])} with them`;return!U(c)||g==="wait"?e.done?["wait","…","No answer",`${w}: too few for a test.`]:["wa\
it","…","Not known yet",`${w} so far. The test waits for the last one: to look at p as it changes, and to stop when it pleases, would make it worthless.`]:g===
"same"?["good","✓",`${m(c)}: no difference found`,`${w}; a difference would be told below ${r(l)}.`]:["bad","✗",`${m(c)}: the distributions differ`,`${w}; p\
 is below ${r(l)}.`]}function k({p:l,verdict:c}){if(!U(l))return"";let g=`If both draw from the same distribution, a difference as large as this one comes up in\
 ${F(l)} of shuffles.`;return c==="differs"?`${g} So rarely that chance is a poor explanation.`:c==="same"?`${g} So it is nothing unusual.`:g}function _({counts:l,
tokens:c,verdict:g,level:p}){let[w,$]=l,v=Math.round(100*Math.sqrt(1/w+1/$)),S=w===$?`${I(w)} texts each`:`${I(w)} and ${I($)} texts`,x=`Only the first ${X(c,"t\
oken")} of each text ${c===1?"is":"are"} compared: which tokens stand at each place, and how surprising they are altogether.`;return g==="differs"?["It does not\
 say how large a difference is or what it comes from, only how hard it is to put it down to chance. The counts below show where it lies.",`Where nothing differs\
, this test still says “differs” in ${F(p)} of all trials. Try again with other seeds before you believe it.`,x]:["Not finding a difference does not prove t\
hat there is none.",`With ${S}, the shares of a token differ by up to about ${v} percentage points by chance alone. Smaller true differences mostly stay unseen;\
 more texts show more.`,x]}function L({statistic:l,permutations:{edges:c,counts:g}}){if(Y(n("of-shuffles"),g.length>0&&U(l)),!g.length||!U(l))return;let p=[Math.
min(c[0],l),Math.max(c.at(-1),l)],w=(p[1]-p[0]||1)*.03,$=[p[0]-w,p[1]+w],v=Math.max(...g),S=Te(n("shuffles"),{height:240,x:$,y:[0,v*1.04],left:46,right:16,top:42}),
x=Se(...$,Math.max(3,S.inner/90)),M=g.map((z,j)=>{let[D,V]=[S.x(c[j]),S.x(c[j+1])],ae=`${c[j].toFixed(2)} to ${c[j+1].toFixed(2)}: ${X(z,"shuffle")}`;return["re\
ct",(c[j]+c[j+1])/2>=l?"gp-bin-far":"gp-bin",{x:oe(D),y:oe(S.y(z)),width:oe(Math.max(1,V-D)),height:oe(S.y(0)-S.y(z)),"data-tip":ae},[]]}),P=S.x(l),q=P>S.left+S.
inner/2,B=_e("",`The difference of these texts is ${l.toFixed(2)} standard deviations.`,[["rect","gp-catch",{x:oe(P-6),y:2,width:12,height:S.height-S.bottom-2},
[]],ge("gp-observed",P,30,P,S.y(0)),$e("gp-strong",P+(q?4:-4),23,`these texts: ${l.toFixed(2)}`,q?"end":"start")]),N=Se(0,v,3).filter(Number.isInteger),C=Ae(S,{
xTicks:x,yTicks:N.map(z=>[z,I(z)]),xTitle:"difference in standard deviations",yTitle:"shuffles"}),R=g.reduce((z,j)=>z+j,0);S.draw(`The difference in ${X(R,"shuf\
fle")}, from ${c[0].toFixed(2)} to ${c.at(-1).toFixed(2)}; that of these texts is ${l.toFixed(2)}`,[C,M,[B]])}function A({surprise:l}){if(!l||!o.every(p=>U(l[p])))
return"";let[c,g]=o.map(p=>Me(l[p],e.unit).replace("-","−"));return`How surprising the target finds a token, beyond the entropy that it expects: ${c} without,\
 ${g} with. It is 0 on average for the target’s own draws.`}function E(){let l=h("li"),c=h("table"),g=c.createTHead().insertRow();g.className="gp-hidden";for(let p of[
"token",...o])g.append(h("th","",p,{scope:"col"}));return c.prepend(h("caption")),c.append(h("tbody")),l.append(c),l}function W(){let l=h("tr"),c=h("th","",null,
{scope:"row"});c.append(h("bdi"));let g=h("td","",null,{colspan:2}),p=h("div","gp-counts");for(let w of o)p.append(h("i",`gp-bar-${w}`,null,{"aria-hidden":"true"}),
h("span"));return g.append(p),l.append(c,g),l}function b(l,{position:c,tokens:g},p){let w=l.firstChild;O(w.caption,`token ${I(c)}`);let $=o.map((x,M)=>p[M]-g.reduce(
(P,q)=>P+q[x],0)),v=[...g,...$.some(x=>x>0)?[{rest:!0,without:$[0],with:$[1]}]:[]],S=te(w.tBodies[0],v.length,W);v.forEach((x,M)=>{let P=x.rest||x.text===null,q=S[M].
cells[0].firstChild;Le(q,x.rest?"all others":P?"text ended":x.text,{plain:P}),xe(q,P?"gp-plain":"");let B=S[M].cells[1].firstChild.children;o.forEach((N,C)=>{let R=Math.
max(1,p[C]);he(B[2*C],"width",Math.min(1,x[N]/R)),O(B[2*C+1],I(x[N]))}),G(S[M].cells[1],{"aria-label":o.map(N=>`${I(x[N])} ${N}`).join(", ")})})}function T(l){if(Y(
n("of-sampling"),l.mode==="sampling"),l.mode!=="sampling")return;let c=k(l);Y(n("evidence"),U(l.p)),Y(n("meaning"),!!c),O(n("meaning"),c),L(l),O(n("surprise"),A(
l));let g=_(l),p=te(n("cannot").querySelector("ul"),g.length,()=>h("li"));g.forEach(($,v)=>O(p[v],$));let w=te(n("places"),l.positions.length,E);l.positions.forEach(
($,v)=>b(w[v],$,l.counts)),Y(n("places-title").parentElement,l.positions.length>0)}function y(){let l=e.found;i(l),f(l),T(l)}return new ResizeObserver(()=>s()&&
y()).observe(t),l=>{t.hidden=!s(),!t.hidden&&(l.found||l.status||l.unit)&&y()}}function Hr(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("answer"),s={draft:"writing drafts: all forward passes of the draft model, or the search for copies",verify:"\
the target model’s passes over the drafts",rest:"all else: comparing, choosing, and what the library does around it"};n("of-spread").dataset.tip=Zn;function r({
verdict:b,speedup:T,pairs:y,fewest:l}){let c=e.running&&b!=="wait"?" so far":"",g=`median of ${X(y.length,"pair")} of runs`,p=T&&`spread ${at(T)}`;if(b==="faste\
r")return["good","▲",`${Oe(T.median)} faster${c}`,`The ${g}, `,p];if(b==="slower")return["bad","▼",`${Oe(T.median)}: slower${c}`,`The ${g}, `,p];if(b==="eve\
n")return["even","≈",`No clear difference${c}`,`${Oe(T.median)} is the ${g}, `,p,": it covers 1"];let w=e.done?"No answer":"Not known yet";return T?["wait","…",
w,`${Oe(T.median)} is the ${g}: too few to tell, it takes ${I(l)}`]:["wait","…",w,e.done?"No pair of runs was completed":"The first counted pair is under way"]}
function i(b){let[T,y,l,...c]=r(b);G(o,{"data-verdict":T}),O(o.children[0],y),O(o.children[1],l),[0,1,2].forEach(p=>O(n("answer-more").children[p],c[p]||"")),e.
done&&O(n("told"),`${l}. ${c.join("")}.`),O(n("missing"),Je(e,b));let g=te(n("reasons"),b.reasons.length,()=>h("li"));b.reasons.forEach((p,w)=>O(g[w],p)),Y(n("w\
arning"),b.others),O(n("warning"),b.others?"⚠ "+rn:"")}function a({identical:b,pairs:T}){let y=n("badge");if(Y(y,!!b&&b.checked>0),y.hidden)return;let{checked:l,
equal:c,at:g}=b;G(y,{"data-verdict":c?"good":"bad"}),O(y.children[0],c?"✓":"✗");let p=l===1?"the pair":`all ${X(l,"pair")}`,w=l>T.length?", the one to warm \
up too":"";O(y.children[1],c?`Same tokens in ${p}${w}`:`Not the same tokens: a text differs at token ${I(g+1)}`)}function d({pairs:b,draft_share:T,verify_share:y}){
let l=b.length>0&&U(T)&&U(y);if(Y(n("of-time"),l),!l)return;let[c,g]=["without","with"].map(S=>Lt(b.map(x=>x[S]))),p=Math.max(c,g),w={draft:T,verify:y,rest:Math.
max(0,1-T-y)},$=te(n("time-bars"),2,f);m($[0],"without",c,p,{plain:1}),m($[1],"with",g,p,w);let v=te(n("time-keys"),3,()=>{let S=h("span");return S.append(h("i",
"",null,{"aria-hidden":"true"}),h("span","",null,{tabindex:0})),S});Object.entries(w).forEach(([S,x],M)=>{G(v[M].firstChild,{"data-part":S}),G(v[M].lastChild,{"\
data-tip":`${F(x)} of the time of the runs with drafts: ${s[S]}.`}),O(v[M].lastChild,`${S} ${F(x)}`)})}function f(){let b=h("li");return b.append(h("span"),h("s\
pan","gp-time-bar",null,{"aria-hidden":"true"}),h("span")),b}function m(b,T,y,l,c){let[g,p,w]=b.children;O(g,T),O(w,`${sn(y)} a token`);let $=te(p,Object.keys(c).
length,()=>{let v=h("i");return v.append(h("b")),v});Object.entries(c).forEach(([v,S],x)=>{G($[x],{"data-part":v}),he($[x],"width",S*y/l),O($[x].firstChild,v!==
"plain"&&S*y/l>.14?v:"")})}let u=({acceptance:b})=>b?b.judged_acceptance_rate:null;function k(b){let{drafted:T,cost:y,verify:l,break_even:c}=b,g=u(b),p=Xn(1,T,y,
l);if(!U(c))return`No acceptance rate would do: even if the target kept every drafted token, the formula expects ${Oe(p)}.`;if(c<=0)return"Any acceptance rate w\
ould do with these costs.";let w=`The target must keep at least ${F(c)} of the drafted tokens that it looks at`;return U(g)?g>=c?`${w}; here it keeps ${F(g)}.`:
`${w}, but here it keeps only ${F(g)}.`:`${w}.`}function _(b){let T=["drafted","cost","verify"].every(y=>U(b[y]));Y(n("of-rates"),T),T&&(Sr(n("rates"),{...b,rate:u(
b)}),O(n("rate-words"),k(b))),A(b)}function L({acceptance:b,drafted:T,cost:y,verify:l}){let c=[];for(let g of["draft_acceptance_rate","judged_acceptance_rate","\
mean_acceptance_length","passes_saved"]){let p=b?b[g]:null;U(p)&&c.push([g,g.endsWith("rate")?F(p):g.endsWith("length")?p.toFixed(2):I(p),Tt[g]])}return U(T)&&c.
push(["drafted tokens a round",T.toFixed(2),"num_draft_tokens / all rounds, those without a draft among them: the γ of the formula."]),U(y)&&c.push(["cost of d\
rafting one token",y.toFixed(2),"Draft time for a drafted token / time for a token without drafts, both without the reading of the prompt: the c of the formula."]),
U(l)&&c.push(["cost of verifying a draft",l.toFixed(2),"Time of the target’s pass over a draft / time for a token without drafts. The theorem takes 1 for it; on\
 a processor without spare capacity it is more."]),c}function A(b){let T=L(b),y=te(n("figures"),T.length,()=>{let l=h("div"),c=h("dt");return c.append(h("span",
"",null,{tabindex:0})),l.append(c,h("dd")),l});T.forEach(([l,c,g],p)=>{let[w,$]=y[p].children;O(w.firstChild,l),G(w.firstChild,{"data-tip":g}),O($,c)})}function E(){
let b=e.found;i(b),a(b),Y(n("of-pairs"),b.pairs.length>0),b.pairs.length&&vr(n("pairs"),b.pairs),d(b),_(b)}let W=()=>e.answered("speed");return new ResizeObserver(
()=>W()&&E()).observe(t),b=>{t.hidden=!W(),!t.hidden&&(b.found||b.status)&&E()}}var hs=40,Dr=14;function Fc(t){let e=Array.from({length:t},(n,o)=>o);return t<=hs?e:[...e.slice(0,Dr),null,...e.slice(Dr+t-hs+1)]}var zc=(t,e,n)=>t==="left"?[0,
e-n]:[n,e];function Kr(t,{text:e,side:n,goesOn:o,caption:s}){let[r,i]=zc(n,t.length,e),a=h("table","gp-strip");a.append(h("caption","gp-hidden",s));let d=a.appendChild(
h("tbody")),m=["token","mask",...t.some(([,,,u])=>u!==null)?["position"]:[]].map(u=>{let k=d.appendChild(h("tr"));return k.append(h("th","",u,{scope:"row"})),k});
for(let u of Fc(t.length)){if(u===null){let b=t.length-hs+1;m.forEach((T,y)=>T.append(h("td","gp-mark",y?"…":`… ${X(b,"token")} …`)));continue}let[,k,_,L]=t[u],
A=u>=r&&u<i,E=o&&u===t.length-1,W=h("td",`gp-cell${A?" gp-padding":""}${E?" gp-last":""}`);W.append(fe(k)),A&&W.append(h("span","gp-hidden"," (padding)")),E&&W.
append(h("span","gp-hidden"," (the next token is predicted from here)")),[W,h("td",_?"":"gp-ignored",_),h("td","",L)].slice(0,m.length).forEach((b,T)=>m[T].append(
b))}return a}function Gr(t,e,n){t.replaceChildren();let[o,s]=[h("span"),h("span","gp-parted")];e.forEach(([,r,i],a)=>{let d=n!==null&&a>=n?s:o;i===null?d.append(
fe(r,"gp-end")):en(d,i,{running:!0})}),t.append(...[o,s].filter(r=>r.childNodes.length)),t.childNodes.length||t.append(h("span","gp-mark","(nothing)"))}var jc=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,xt=class t{static BLOCK=60;static LOOSE=150;constructor(e,n=null){this.
holder=e,this.before=n,this.loose=0,this.head=0,this.tried=0}append(e){this.holder.append(e),this.loose+=1}removeLast(){this.holder.lastChild.remove(),this.loose-=
1;let e=this.holder.lastElementChild;Ur(e)&&this.undo(e.previousSibling)}settle(){if(this.loose<t.LOOSE||this.loose<this.tried+t.BLOCK||!this.holder.offsetParent||
document.fonts.status==="loading")return;this.tried=this.loose;let e=[...this.holder.children].slice(-this.loose),n=this.freeStarts(e),o=e.map((a,d)=>d).filter(
a=>n[a]&&Hc(e[a])),s=[],r=0;e[0].previousSibling||(this.head=r=o.shift()??0);for(let a of o)a-r<t.BLOCK||(s.push(this.wrap(e.slice(r,a))),r=a,this.loose=e.length-
a,this.tried=0);let i=s.map(a=>a.getBoundingClientRect().height);s.forEach((a,d)=>{a.style.containIntrinsicHeight=`${i[d]}px`,a.classList.add("gp-kept-rows")})}freeStarts(e){
let n=getComputedStyle(this.holder).direction==="rtl",o=e[0].previousSibling||!this.before?"":this.before.holder.textContent;return e.map(s=>{let r=s.textContent,
i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let a=i?!r.startsWith(" "):!(n||jc.test(o));return o+=r,a})}wrap(e){let n=h("span","gp-rows");e[0].before(n,h("wbr")),n.append(...e);let o=e[0].firstChild;
if(o.nodeType===Node.TEXT_NODE&&o.data===" "){let s=h("span","gp-gap");o.replaceWith(s),s.append(o)}return n}undo(e){let n=e.querySelector(".gp-gap");n&&n.replaceWith(
n.firstChild),e.nextSibling.remove(),this.loose+=e.children.length+(Ur(e.previousElementSibling)?0:this.head),e.replaceWith(...e.childNodes),this.tried=0}dissolve(){
for(let e of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(e);this.tried=0}};function Hc(t){let e=t.previousElementSibling,n=e&&Vr(e.querySelectorAll(
".gp-ink"));if(!n)return!1;let[o,s]=[t.querySelector(".gp-ink").getClientRects()[0],Vr(n.getClientRects())];return!!(o&&s)&&Jr(o)>Jr(s)+10}function Ye(t,e,n){let o=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],s=o(t[e]),r=null,i=1/0;for(let a=e+n;a>=0&&a<t.length;a+=n){let d=o(t[a]),f=d?(d.top-s.top)*n:0;if(f<s.height/2)
continue;let m=f*1e3+Math.abs(d.left-s.left);if(m>=i+1e3*s.height)break;m<i&&([r,i]=[t[a],m])}return r}var Ur=t=>!!t&&t.tagName==="WBR",Vr=t=>t[t.length-1],Jr=({
top:t,bottom:e})=>(t+e)/2;function dn(t,e,n,o){let r=h("div","gp-card",null,{popover:"manual","aria-hidden":"true"}),i=h("div","gp-card-head"),a=h("dl","gp-card-facts"),d=h("ol","gp-card\
-rivals"),f=h("div","gp-card-key");f.append(h("i","gp-card-after"),"after the processors ",h("i","gp-card-before"),"before them"),r.append(i,a,d,f),r.hidden=!0,
t.append(r);let m=null,u=null,k=null;function _(p,w){a.append(h("dt","",p),h("dd","",w))}function L(){let{id:p,text:w,where:$,step:v,why:S}=o(m);if(i.replaceChildren(
fe(w,"gp-card-word"),h("span","",`${$}, id ${p}`)),a.replaceChildren(),d.hidden=f.hidden=!v,S&&a.append(h("dd","gp-card-why",S)),!v)return;A(v);let x=E(v),M=Math.
max(...x.flatMap(({after:P,before:q})=>[P,q]),1e-9);d.replaceChildren(...x.map(P=>W(P,M))),f.hidden=!v.distribution.stages.length}function A(p){let{chosen:w,distribution:$}=p,
{probability:v,rawProbability:S,surprisal:x}=We(p);$.stages.length||w.logprob!==w.raw_logprob?(_("Probability after the processors",w.logprob===null?Pt(w):F(v)),
_("before the processors",F(S))):_("Probability (no processor ran)",F(S));let M=[[w.rank,"after"],[w.raw_rank,"before"]].filter(([q])=>q!=null),P=M.length===2&&
M[0][0]===M[1][0];if(M.length){let q=P?I(M[0][0]):M.map(([B,N])=>`${I(B)} ${N}`).join(", ");_(`Rank of ${I($.vocab)}`,q)}_("Surprisal",Me(x,n.unit))}function E({
chosen:p,distribution:w}){let $=w.candidates.map(S=>({candidate:S,after:ne(S.logprob),before:ne(S.raw_logprob),isChosen:S.token_id===p.token_id}));$.sort((S,x)=>Math.
max(x.after,x.before)-Math.max(S.after,S.before));let v=$.slice(0,5);return v.some(({isChosen:S})=>S)||v.push({candidate:p,after:ne(p.logprob),before:ne(p.raw_logprob),
isChosen:!0}),v}function W({candidate:p,after:w,before:$,isChosen:v},S){let x=p.logprob===null,M=h("li",(v?"gp-card-chosen":"")+(x?" gp-card-removed":"")),P=h("\
span","gp-card-tracks");for(let[q,B]of[["after",w],["before",$]]){let N=h("i","gp-card-"+q);N.style.width=`${B/S*100}%`,P.append(N)}return x&&P.firstChild.replaceWith(
h("small","",Pt(p))),M.append(h("span","gp-card-sign",v?"▶":x?"✕":""),fe(p.text,"gp-card-word"),P,h("span","gp-card-value",F(x?$:w))),M}function b(){let p=(m.
querySelector(".gp-ink")||m).getClientRects()[0],w=e.getBoundingClientRect();if(!p||p.bottom<w.top||p.top>w.bottom){y();return}let[$,v]=[r.offsetWidth,r.offsetHeight],
{clientWidth:S,clientHeight:x}=document.documentElement,M=p.bottom+9,P=M+v+8<=x?M:p.top-v-9;r.style.left=`${Math.max(8,Math.min(p.left,S-$-8))}px`,r.style.top=`${Math.
max(8,Math.min(P,x-v-8))}px`}function T(p,w=null){o(p)&&(m=p,u=w,k=null,L(),r.hidden&&(r.hidden=!1,r.showPopover&&r.showPopover(),document.addEventListener("key\
down",l,!0),document.addEventListener("scroll",c,{capture:!0,passive:!0})),b())}function y(){m&&(m=null,r.hidden=!0,r.hidePopover&&r.isConnected&&r.hidePopover(),
document.removeEventListener("keydown",l,!0),document.removeEventListener("scroll",c,{capture:!0}))}function l({key:p}){p==="Escape"&&(k=m,y())}function c(){let p=u&&
document.elementFromPoint(u.clientX,u.clientY);!m.isConnected||u&&!m.contains(p)?y():b()}e.addEventListener("pointermove",p=>{if(p.pointerType==="touch")return;
let w=p.target.closest('[role="button"]');!w||!o(w)?u&&y():w!==m&&w!==k&&T(w,p)}),e.addEventListener("pointerleave",()=>{k=null,u&&y()}),e.addEventListener("foc\
usin",({target:p})=>p.matches(":focus-visible")&&T(p)),e.addEventListener("focusout",({target:p})=>p===m&&!u&&y());function g(p){m&&(m.isConnected?p&&(L(),b()):
y())}return{show:T,hide:y,refresh:g}}var Pt=({removed_by:t})=>`removed by ${t?gt(t)[0]:"a processor"}`;function Nt(t,e){if(e.piece===null){let n=h("bdi","gp-ink gp-special");Ke(n,e.text),t.append(n)}else tn(e)?t.append(e.piece,h("span","gp-ink gp-byte","",{"data-\
bytes":Un(e.text)||"·"})):br(t,e.piece)}function Wt(t,e,n,o){let s=o&&tn(o)?t.tokens.at(-1).parentNode:null;if(s&&n.piece!==null)s.append(e);else if(tn(n)){let r=h(
"span","gp-bytes");r.append(e),t.rows.append(r)}else t.rows.append(e);t.tokens.push(e)}function hn(t,e){for(;t.tokens.length>e;){let n=t.tokens.pop(),o=n.closest(
".gp-bytes");o&&o.childNodes.length>1?n.remove():t.rows.removeLast()}}function eo(t,e){let{probability:n,rawProbability:o,rank:s,surprisal:r}=We(t),i=[t.chosen.
logprob===null?Pt(t.chosen):`probability ${F(n)}`];return F(o)!==F(n)&&i.push(`${F(o)} before the processors`),s!==null&&i.push(`rank ${I(s)} of ${I(t.distribution.
vocab)}`),[...i,`surprisal ${Me(r,e)}`]}var An=(t,e,n)=>e>0?(t-n*e)/Math.sqrt(e*n*(1-n)):null;function nt(t){if(t<0)return 1-nt(-t);let e=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);if(t>3){let s=t;for(let r=120;r>
0;r--)s=t+r/s;return e/s}let[n,o]=[0,t];for(let s=1;o>1e-18;s+=2)n+=o,o*=t*t/(s+2);return .5-e*n}var Yr=(t,e,n)=>t>e?n**2*e*(1-e)/(t-e)**2:1/0;function lt(t){if(t>=
1e-4)return F(t);if(t<1e-300)return"less than 10⁻³⁰⁰";let[e,n]=t.toExponential(1).split("e-");return`${e} × 10⁻${[...n].map(o=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[o]).
join("")}`}function pn(t){let e=nt(t);if(e>.1)return`${F(e)} of texts without this watermark pass it`;let n=1/e;return n>=1e9?`a share of ${lt(e)} of texts with\
out this watermark passes it`:`one in ${I(Number(n.toPrecision(n<1e4?3:2)))} texts without this watermark passes it`}var ps={green:["green","◆","on the green \
list"],red:["red","◇","not on the green list"],none:["not scored","","not scored"]},Dc=({green:t})=>t==null?"none":t?"green":"red",Kc=t=>Math.round(Math.max(0,
Math.min(1,(t-.2)/.6))*10);function Gc(t,e,n){let o=h("span","gp-token",null,{tabindex:"-1",role:"img"});if(Nt(o,t),Xr(o,e),n===void 0)return o;let s=typeof n==
"function"?n:()=>n;return o.setAttribute("aria-label",s()),ze(o,s),o}function Xr(t,{green:e=null,g:n=null,counted:o=!0}){let s=t.querySelector(".gp-ink");if(n===
null)t.dataset.list=Dc({green:e});else{let r=Kc(n);t.dataset.list="g",s.style.backgroundColor=`var(--gp-prob-${r})`,s.style.backgroundSize=`2px ${r*10}%`}o||(t.
dataset.counted="no")}var De=class{constructor(e,{press:n=null}={}){this.body=e,this.press=n,this.items=[],this.tokens=[],this.stop=null,this.width=0,this.timer=
0,e.classList.add("gp-marked"),this.rows=new xt(e),e.addEventListener("keydown",o=>this.keyed(o)),e.addEventListener("click",o=>this.pressed(o.target.closest(".\
gp-token"))),new ResizeObserver(()=>this.resized()).observe(e)}show(e,n=0){this.cut(Math.min(n,this.tokens.length));for(let o=this.tokens.length;o<e.length;o++){
let{token:s,mark:r,words:i}=e[o],a=Gc(s,r,i);this.press&&a.setAttribute("role","button"),Wt(this,a,s,o?this.items[o-1].token:null),this.items.push(e[o])}!this.stop&&
this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}cut(e){hn(this,e),this.items.length=e,this.stop&&!this.stop.isConnected&&(this.stop=null)}reach(e){
this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}pressed(e){let n=this.tokens.indexOf(e);n<0||(this.reach(e),this.press&&this.press(this.items[n]))}keyed(e){
let n=this.tokens.indexOf(e.target.closest(".gp-token"));if(n<0||e.ctrlKey||e.metaKey||e.altKey)return;let o={ArrowRight:()=>this.tokens[n+1],ArrowLeft:()=>this.
tokens[n-1],ArrowDown:()=>Ye(this.tokens,n,1),ArrowUp:()=>Ye(this.tokens,n,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>this.tokens[n]," ":()=>this.
tokens[n]}[e.key];if(!o)return;e.preventDefault();let s=o();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===this.tokens[n]&&
this.pressed(s))}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.
rows.settle(),200))}};function dt(t,e,{unscored:n=!1,repeated:o=!1,faint:s="seen before, not counted"}={}){let r=[e,n,o,s].join();if(t.dataset.legend===r)return;
t.dataset.legend=r,t.classList.add("gp-marked","gp-mark-legend");let i=(d,f,m)=>{let u=h("span"),k=h("span","",null,{"aria-hidden":"true"});return k.append(h("s\
pan","gp-ink",f)),Xr(k,d),u.append(k,m),u},a=e==="synthid"?[[.2,"mean g-value 0.2 or less"],[.5,"0.5, as by chance"],[.8,"0.8 or more"]].map(([d,f])=>i({g:d},"g",
f)):["green","red"].map(d=>i({green:d==="green"},ps[d][1],`${ps[d][0]}: ${ps[d][2]}`));n&&a.push(i({},"abc","not scored")),o&&a.push(i(e==="synthid"?{g:.5,counted:!1}:
{green:!0,counted:!1},"abc",`faint: ${s}`)),t.replaceChildren(...a)}var Uc=400,Vc=12;function fn(t,{curves:e,threshold:n,needed:o=null,label:s="z over the numbe\
r of tokens",title:r="tokens scored",yTitle:i="z",from:a=40,height:d=260}){let f=e.filter(({points:y})=>y.length),m=f.flatMap(({points:y})=>y),u=Math.max(a,...m.
map(([y])=>y)),k=o&&o.at<=2*u?Math.max(u,o.at*1.05):u,_=m.map(([,y])=>y),L=Math.min(-.5,..._)*1.08,A=Math.max(n*1.15,1,..._)*1.06,E=Te(t,{height:d,x:[0,k],y:[L,
A],left:40,top:24}),W=E.width-E.right,b=[...Ae(E,{xTicks:Se(0,k,E.inner/90),yTicks:Se(L,A,5),xTitle:r,yTitle:i}),ge("gp-unity",E.left,E.y(0),W,E.y(0)),ge("gp-z-\
threshold",E.left,E.y(n),W,E.y(n)),...f.map(({look:y,points:l})=>Ee(`gp-z-${y}`,Yc(l,Uc).map(([c,g])=>[E.x(c),E.y(g)]))),...f.map(({look:y,points:l})=>Xc(E,y,l.
at(-1))),Jc(E,f,n)],T=Zc(E,f);if(o&&o.at<=k){let[y,l]=[E.x(o.at),E.y(n)];T.push(_e("",o.words,[["path","gp-z-needed",{d:`M${oe(y)} ${oe(l)}l-6 11h12Z`},[]]]))}E.
draw(s,[b,T])}function Jc(t,[e],n){let o=([,i])=>Math.abs(i-n),{points:s}=e||{points:[]},r=s.length>0&&o(s.at(-1))>o(s[Math.floor(s.length/8)]);return $e("gp-ha\
lo gp-strong",r?t.width-t.right:t.left+5,t.y(n)-6,`threshold ${Number(n.toFixed(2))}`,r?"end":"start")}function Yc(t,e){let n=Math.ceil(t.length/e);return t.filter(
(o,s)=>s%n===0||s===t.length-1)}var Xc=(t,e,[n,o])=>e==="measured"?["circle","gp-measured",{cx:oe(t.x(n)),cy:oe(t.y(o)),r:5},[]]:["path",`gp-z-end gp-z-end-${e}`,
{d:wt(t.x(n),t.y(o),4.5)},[]];function Zc(t,e){let n=Math.max(0,...e.map(({points:s})=>s.at(-1)[0])),o=Math.min(Vc,n);return Array.from({length:o},(s,r)=>{let[i,
a]=[n*r/o,n*(r+1)/o],d=e.map(({name:m,points:u})=>{let k=u.findLast(([_])=>_<=a);return k&&k[0]>i?`${m} ${k[1].toFixed(2)}`:""}).filter(Boolean);if(!d.length)return null;
let f={x:oe(t.x(i)),y:t.top,width:oe(t.x(a)-t.x(i)),height:oe(t.height-t.bottom-t.top)};return _e("gp-z-place",`After ${X(Math.floor(a),"token")}: ${d.join(", ")}`,
[["rect","gp-catch",f,[]]])}).filter(Boolean)}function un(t,e){let n=te(t,e.length,()=>{let o=h("span"),s=ce("svg");return G(s,{width:26,height:8,"aria-hidden":"\
true"}),s.append(ce("path")),G(s.firstElementChild,{d:"M1 4H25"}),o.append(s,h("span")),o});e.forEach(({name:o,look:s,tip:r},i)=>{let[a,d]=n[i].children;G(a.firstChild,
{class:`gp-z-${s}`}),O(d,o),r&&G(d,{tabindex:0,"data-tip":r})})}var Qc={alone:"Alone",left:"Padded on the left",right:"Padded on the right"},Cn=({name:t,masked:e})=>Qc[t]+(e?"":", without a mask");function fs(t,e){if(!U(t))return"\
infinite";let n=Ie(t,e),o=Math.abs(n);if(o<1e-15)return`0 ${e}`;let s=o<1e-4?lt(o):o.toFixed(o<.01?4:3);return`${n<0?"−":""}${s} ${e}`}function Zr(t,e,n){let{
prompts:o,sampled:s,ways:[r]}=t,i=o.length,a=e.answers.map(({kl:k})=>U(k)?k:1/0),d=e.answers.filter(({read:k},_)=>k.length>r.answers[_].read.length).length,f=[`\
Divergence of the first new token from that of the prompt alone: at most ${fs(Math.max(...a),n)}.`];d||f.push("No prompt is shorter than another, so nothing was\
 padded."),e.guessed?f.push("generate has found the padding by itself, because no text ends with this pad token."):!e.masked&&d&&f.push("The model has read the \
padding as text.");let m=e.answers.filter(({same:k})=>!k).length,u=Cn(e);return s?["even","○",`${u}: texts are drawn anew, so they are not compared.`,f.join("\
 ")]:m?["bad","✗",`${u}: ${i>1?`${m} of ${i} prompts ${m===1?"gives":"give"}`:"the prompt gives"} another text than alone.`,f.join(" ")]:["good","✓",`${u}: ${i>
1?`each of the ${i} prompts`:"the prompt"} gives what it gives alone.`,f.join(" ")]}function us({sampled:t},{name:e},{same:n}){return e==="alone"?["even","",""]:
t?["even","○","drawn anew"]:n?["good","✓","the same as alone"]:["bad","✗","another text than alone"]}function el({parts_at:t,new:e},n){if(t===null)return"";
let o=s=>s[t]?Q(s[t][1]):"the end";return`parts at new token ${t+1}: ${o(e)}, alone ${o(n.new)}`}function Qr(t,e,n,o,s){let i=[`first: ${n.first.slice(0,3).map(
([f,m])=>`${Q(f)} ${F(ne(m))}`).join(", ")}`,"The likeliest first new tokens, with their probabilities before the knobs."];if(e.name==="alone")return[i];let[,a]=o.
new[0],d=t.sampled?"":el(n,o);return[...d?[[d,"The first place where the text is another one. What comes after it continues another text."]]:[],[`KL ${fs(n.kl,s)}`,
"Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same."],[`log p of ${Q(
a)} ${U(n.change)&&n.change>0?"+":""}${fs(n.change,s)}`,"By how much the log-probability of the token that the prompt alone chose first has changed."],i]}function ei({
model:t,mode:e,prompts:n,width:o,pad:s,borrowed:r,dtype:i,seed:a,sampled:d,ways:[f]}){let m=d?`, seed ${a}`:"",u=f.answers.some(({read:_})=>_.length<o),k=u?`, f\
illed to ${o} tokens with ${s[1]}${r?", the end-of-text token":""}`:`of ${o} tokens`;return`${t}, ${i}; ${on(e)}${m}; ${X(n.length,"prompt")}${u?"":" "}${k}`}function ti(t,e){let n=m=>t.querySelector(".gp-"+m);function r(m){let u=m.ways.slice(1).map(k=>Zr(m,k,e.unit));n("batch-verdicts").replaceChildren(...u.map(([k,
_,L,A])=>{let E=h("li","",null,{"data-verdict":k}),W=h("span","",L);return W.append(h("small","",A)),E.append(h("span","gp-sign",_,{"aria-hidden":"true"}),W),E})),
O(n("told"),u.map(([,,k])=>k).join(" "))}function i(m,u){let k=h("details","gp-one-prompt"),_=h("summary","",`Prompt ${u+1}: `),L=[...m.prompts[u]],A=h("bdi","g\
p-prompt-text",L.slice(0,200).join("")+(L.length>200?"…":"")),E=m.ways.slice(1).map(b=>`${us(m,b,b.answers[u])[1]} ${Cn(b).toLowerCase()}`);_.append(A,h("span",
"gp-way-signs",` ${E.join(", ")}`)),k.append(_);let W=()=>{k.open&&k.childElementCount===1&&k.append(...m.ways.map(b=>a(m,b,u)))};return k.addEventListener("tog\
gle",W),k.open=u<6,W(),k}function a(m,u,k){let[_,L]=[m.ways[0].answers[k],u.answers[k]],[A,E,W]=us(m,u,L),b=h("div","gp-way",null,{"data-verdict":A}),T=h("h3","\
gp-way-name");T.append(h("span","gp-sign",E,{"aria-hidden":"true"}),Cn(u),h("small","",W));let y=`Prompt ${k+1}, ${Cn(u).toLowerCase()}, as the model reads it`,
l=d(m,u,L,_,y),c=h("p","gp-gave"),g=h("span","gp-new");Gr(g,L.new,m.sampled?null:L.parts_at),c.append(h("span","gp-gave-words","gives "),g);let p=h("p","gp-meas\
ures");for(let[$,v]of Qr(m,u,L,_,e.unit))p.append(h("span","",$,{tabindex:0,"data-tip":v}));let w=h("div","gp-way-body");return w.append(l,c,p),b.append(T,w),b}
function d({is_encoder_decoder:m},{name:u},{read:k},_,L){if(u!=="alone"&&JSON.stringify(k)===JSON.stringify(_.read))return h("p","gp-note","As long as the longe\
st: nothing is filled up, and the row is that of the prompt alone.");let A=h("div","gp-scroll",null,{tabindex:0,role:"region","aria-label":L});return A.append(Kr(
k,{text:_.read.length,side:u,goesOn:!m,caption:L})),A}function f(m){O(n("about"),ei(m)),r(m),Y(n("of-decoder"),!m.is_encoder_decoder),n("batch-prompts").replaceChildren(
...m.prompts.map((u,k)=>i(m,k)))}return m=>{t.hidden=!e.found,!t.hidden&&(m.found||m.unit)&&f(e.found)}}function mn({effective:t,config:e}){let n={...t,...e},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.isArray(r[0])?
r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(i=>i.length))}))}function ni(t,e){let n=t.map(s=>e.get(s)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function qt({alternatives:t,length:e},n,o,s){if(n>=e)return!0;let r=t.filter(a=>a.length===n);if(!r.length)return!1;let i=[
...s,...Ce(o).map(a=>a.chosen.token_id)].join(" ")+" ";return r.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var tl={running:["●",({beam:t})=>`beam ${t+1}`],finished:["■",()=>"ended"],ended:["□",()=>"ended, not counted"],pruned:["✕",()=>"given up"]};function oi(t,e){
let s=t.querySelector(".gp-beam-table"),r=t.querySelector(".gp-where"),i=t.querySelector(".gp-more"),a={lost:4,progress:7},d=t.querySelector(".gp-constraints"),
f=[],m=[],u=[];function k(p){let w=40-p.filter(x=>x.beam.status!=="pruned").length,$=({beam:x})=>x.beam??(x.status==="finished"?1e6:1e7),v=p.filter(x=>x.beam.status!==
"pruned"||w-- >0).sort((x,M)=>$(x)-$(M)),S=new Map;for(let x of v){let M=x.beam.group??null;S.has(M)||S.set(M,[]),S.get(M).push(x)}return[...S].sort(([x],[M])=>x-
M)}function _(p,w){let $=new Map;for(let{beam:v}of p)v.status==="running"&&v.group<w&&$.set(v.text,($.get(v.text)||0)+1);return $}function L(p){let w="",$=p.before;
for(;$&&w.length<32;$=$.before)w=($.piece??$.chosen.text)+w;return($||w.length>32?"…":"")+Array.from(w).slice(-32).join("")}function A(){let p=h("tbody"),w=p.
insertRow(),$=h("th","gp-group-head",null,{scope:"rowgroup",colspan:"8"}),[v,S]=[h("b","gp-badge"),h("span")];return $.append(v,S),w.append($),s.append(p),m.push(
{body:p,head:w,badge:v,took:S,rows:[]}),m.at(-1)}function E(p){let w=p.body.insertRow(),$=Array.from({length:8},()=>w.insertCell()),[v,S,x]=[h("span","gp-sign"),
h("span"),h("span","gp-flag","⚑ forced")];$[0].append(v,S,x);let M=h("button","gp-pick",null,{type:"button",tabindex:"-1"}),[P,q,B]=[h("span","gp-tail"),h("bd\
i","gp-tail-text"),h("bdi","gp-word")];return P.append(q),M.append(P,B),$[1].append(M),p.rows.push({row:w,cells:$,sign:v,fate:S,flag:x,pick:M,tail:q,word:B,node:null}),
p.rows.at(-1)}function W(p,w,$){let{beam:v}=w,[S,x]=tl[v.status]||["",()=>v.status];p.node=w,p.row.dataset.status=v.status,p.row.className=$?"gp-looked":"",O(p.
sign,S),O(p.fate,x(v)),p.flag.hidden=!v.forced;let M=L(w);p.tail.replaceChildren(),en(p.tail,M),Ke(p.word,v.text),p.pick.tabIndex=$?0:-1,p.pick.setAttribute("ar\
ia-pressed",String($&&e.selected===w)),p.pick.setAttribute("aria-label",`${x(v)}${v.forced?", forced":""}: ${Q(M+v.text)}`),O(p.cells[2],w.before?`beam ${v.parent+
1}`:e.readsSource?"start":"prompt"),O(p.cells[3],Z(v.logprob)),O(p.cells[4],v.diversity_penalty?`-${Z(v.diversity_penalty)}`:"–"),O(p.cells[5],Z(v.score)),O(p.
cells[6],Z(v.final_score)),v.progress&&p.cells[7].replaceChildren(...T(w))}function b(p){if(d.hidden=!p||!f.length,d.hidden)return;let w=f.map(({alternatives:$,
length:v})=>{let S=h("li");return $.forEach((x,M)=>{M&&S.append(" or "),S.append(fe(ni(x,e.texts)))}),S.append(` (${v} token${v===1?"":"s"})`),S});w.map($=>$.textContent).
join(`
`)!==d.dataset.said&&(d.dataset.said=w.map($=>$.textContent).join(`
`),d.replaceChildren(...w))}function T(p){let w=e.prefix.map(S=>S.token_id),$=p.beam.progress.map((S,x)=>{let M=h("span","gp-goal"),P=f[x];for(let q=0;P&&q<Math.
min(P.length,8);q++)M.append(h("i",q<S?"gp-full-block":""));return P&&qt(P,S,p,w)?M.append(" ✓ done"):M.append(` ${S}${P?` of ${P.length}`:""}`),M}),{bank:v}=p.
beam;return v==null?$:[...$,h("span","gp-note",`bank ${v}`)]}function y(p,[w,$],v,S,x){if(p.body.hidden=!$,!!$){if(p.head.hidden=w===null,w!==null){O(p.badge,et(
w)),p.body.dataset.look=w%4;let M=[..._(v,w)].flatMap(([P,q])=>[fe(P,"gp-took"),q>1?` × ${q}`:""]);p.took.replaceChildren(...M.length?["Earlier groups have jus\
t chosen",...M]:["Chooses first: no penalty"])}for(;p.rows.length<$.length;)E(p);p.rows.forEach((M,P)=>{if(M.row.hidden=P>=$.length,!(P>=$.length)){for(let[q,B]of Object.
entries(a))M.cells[B].hidden=!x[q];W(M,$[P],$[P]===S)}})}}function l(p){let $=e.prompts[p.sequence].steps[p.index],v={lost:$.some(({beam:M})=>(M.group??null)!==
null),progress:$.some(({beam:M})=>M.progress)};for(let[M,P]of Object.entries(a))s.tHead.rows[0].cells[P].hidden=!v[M];let S=k($);for(;m.length<S.length;)A();m.forEach(
(M,P)=>y(M,S[P]||[null,null],$,p,v));let x=$.length-S.reduce((M,[,P])=>M+P.length,0);i.hidden=x<=0,O(i,`and ${I(x)} more that were given up`),O(r,`at token ${p.
index+1}`+(e.prompts.length>1?` of prompt ${p.sequence+1}`:"")),b(v.progress)}let c=()=>m.filter(({body:p})=>!p.hidden).flatMap(({rows:p})=>p.filter(({row:w})=>!w.
hidden)),g=p=>c().findIndex(({pick:w})=>w.contains(p.target));return s.addEventListener("click",p=>{let w=g(p);w>=0&&e.selectStep(c()[w].node)}),s.addEventListener(
"keydown",p=>{p.key==="Escape"&&e.selectStep(null);let w=g(p),$={ArrowDown:1,ArrowUp:-1}[p.key];if(w<0||!$)return;p.preventDefault();let v=c()[w+$];v&&(e.selectStep(
v.node),v.pick.focus())}),p=>{p.run&&e.started&&(f=mn(e.started));let w=e.usesBeams?e.current():null;t.hidden=!w,!(!w||w===u[0]&&e.selected===u[1])&&(u=[w,e.selected],
l(w))}}var to=class{constructor(e,n){this.box=e,this.changed=n,this.x=0,this.y=0,this.zoom=1,this.plane=[1,1],this.moved=!1,this.byHand=!1,this.gesture=!1,this.pointers=
new Map,e.addEventListener("pointerdown",o=>this.down(o)),e.addEventListener("pointermove",o=>this.move(o));for(let o of["pointerup","pointercancel"])e.addEventListener(
o,s=>this.up(s));e.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),this.resized=()=>this.settle(),new ResizeObserver(()=>this.resized()).observe(e)}get width(){
return this.box.clientWidth||1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.
zoom]}get limits(){let e=Math.min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,e)),2.5]}sized(e,n){this.plane=[e,n],this.
settle()}settle(){let[e,n]=this.limits;this.zoom=Math.min(n,Math.max(e,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(i,a,d)=>a>d?(d-a)/2:
Math.max(0,Math.min(i,d-a));this.x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(e,[n,o]=[this.width/2,this.height/2],s=!1){this.
gesture=s;let[r,i]=this.limits,a=Math.min(i,Math.max(r,this.zoom*e));this.x+=n/this.zoom-n/a,this.y+=o/this.zoom-o/a,this.zoom=a,this.byHand=!0,this.settle()}whole(){
[this.zoom]=this.limits,[this.x,this.y]=[0,0],this.settle()}reveal({x:e,y:n,width:o,height:s},r=40){let[i,a,d,f]=this.area,m=Math.min(r,(d-i)/4,(f-a)/4);this.x+=
Math.min(0,e-m-i)||Math.max(0,e+o+m-d),this.y+=Math.min(0,n-m-a)||Math.max(0,n+s+m-f),this.settle()}at({clientX:e,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();
return[this.x+(e-o)/this.zoom,this.y+(n-s)/this.zoom]}down(e){e.button||(this.pointers.set(e.pointerId,e),this.pointers.size===1&&(this.moved=!1))}move(e){let n=this.
pointers.get(e.pointerId);if(!n)return;let[o,s]=[e.clientX-n.clientX,e.clientY-n.clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(
e.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(e.pointerId,e);let r=[...this.pointers.values()].find(({pointerId:i})=>i!==e.pointerId);if(r){let i=f=>Math.
hypot(f.clientX-r.clientX,f.clientY-r.clientY)||1,{left:a,top:d}=this.box.getBoundingClientRect();this.zoomBy(i(e)/i(n),[(e.clientX+r.clientX)/2-a,(e.clientY+r.
clientY)/2-d],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(e){this.pointers.delete(e.pointerId)}wheel(e){let n=document.fullscreenElement!==
null,{left:o,top:s}=this.box.getBoundingClientRect();e.ctrlKey||e.metaKey||n&&!e.shiftKey&&!e.deltaX?(e.preventDefault(),this.zoomBy(Math.exp(-e.deltaY*(e.deltaMode?
.05:.002)),[e.clientX-o,e.clientY-s],!0)):(e.deltaX||e.shiftKey)&&(e.preventDefault(),this.x+=(e.deltaX||e.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var ws=-1e9,bn=[[!1,"False"],[!0,"True"],["never",'"never"']],nl=["beam_search","beam_sample"],ol=["group_beam_search","constrained_beam_search"];function bs(t){
let{mode:e,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=t.started,i={...o,...n},a=gn(i.num_beams,1+Math.max(0,...(t.prompts[0].steps[0]||[]).map(({beam:f})=>f.
beam??0))),d=t.prompts[0].given;return{together:nl.includes(e)?!0:ol.includes(e)?!1:null,prompts:t.prompts,start:d,maxNew:r-d,wanted:gn(i.num_return_sequences,1),
size:e==="group_beam_search"?Math.ceil(a/gn(i.num_beam_groups,1)):a,ends:new Set(s),constraints:mn(t.started),promptIds:t.prefix.map(f=>f.token_id),own:{lengthPenalty:Number.
isFinite(i.length_penalty)?i.length_penalty:1,earlyStopping:bn.some(([f])=>f===i.early_stopping)?i.early_stopping:!1}}}var gn=(t,e)=>Number.isInteger(t)&&t>0&&t<=
4096?t:e,Re=({beam:t})=>Fe(t.score)===null?-1/0:t.score,ks=(t,e)=>Re(t)/t.length**e;function ai(t,e){return t.together?rl(t,e):al(t,e)}function ci(t,e,n,{maxNew:o},{
lengthPenalty:s,earlyStopping:r}){let i=r==="never"&&s>0?o:e;return{best:t,length:i,bound:t/i**s,worst:n}}var wn=new WeakMap;function sl(t,e){if(!wn.has(t)){let n=t.
filter(({beam:s})=>s.status==="running"||s.status==="pruned"),o=Math.max(...(n.length?n:t).map(Re));wn.set(t,{ended:t.filter(({beam:s},r)=>r<e&&Pn(s)),hopeless:!n.
length,best:n.length?o:o+ws})}return wn.get(t)}function rl(t,e){let{prompts:n,size:o,start:s}=t,r={node:null,score:ws},i=n.map(()=>({group:null,pool:Array(o).fill(
r),stop:null,lastStep:0,weighed:null,exact:!0})),a=Math.min(...n.map(({steps:f})=>f.length)),d=null;for(let f=s;f<a&&!d;f++){let m=n.map(({steps:k})=>sl(k[f],o)),
u=m.every(k=>k.hopeless);i.forEach((k,_)=>il(k,m[_],f+1,u,t,e)),i.every(k=>k.stop)&&(d=i.find(k=>k.stop.step===f+1).stop)}return{stop:d,prompts:i.map(f=>({kept:f.
pool.filter(({node:m})=>m),pools:[f]}))}}function il(t,e,n,o,s,r){if(t.stop)return;if(e.ended.length){let f=e.ended.map(m=>({node:m,score:ks(m,r.lengthPenalty)}));
t.pool=[...t.pool,...f].sort((m,u)=>u.score-m.score).slice(0,s.size)}t.lastStep=n;let i=t.pool.at(-1).score,a=t.pool.every(({node:f})=>f),d=t.weighed=ci(e.best,
n-s.start,a?i:null,s,r);o?t.stop={step:n,why:"criteria"}:a&&r.earlyStopping===!0?t.stop={step:n,why:"full"}:t.pool.some(({node:f})=>d.bound>(f?i:ws))||(t.stop={
step:n,why:"settled"})}function al(t,e){let n=t.prompts.map(r=>{let i=si(r).map(m=>ri(r,m,t,e)),a=si(r).map(m=>ri(r,m,t,t.own)),d=1/0;return i.forEach((m,u)=>{let[
k,_]=[m,a[u]].map(({stop:L})=>L?L.step:1/0);m.exact=m.lastStep<=d,k!==_&&(d=Math.min(d,k,_))}),{kept:i.flatMap(m=>m.kept).sort((m,u)=>m.score-u.score).reverse(),
pools:i}}),o=n.flatMap(r=>r.pools);return{stop:o.length>0&&o.every(({stop:r})=>r)?o.map(({stop:r})=>r).reduce((r,i)=>i.step>r.step?i:r):null,prompts:n}}var si=({
steps:t,given:e})=>[...new Set((t[e]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>n-o);function ri(t,e,n,o){let{size:s,start:r}=n,i={group:e,kept:[],stop:null,
weighed:null,lastStep:0,exact:!0};for(let a=r;a<t.steps.length&&!i.stop;a++){let d=cl(t.steps[a],e,n);if(!d)break;let f=i.lastStep=a+1;d.ended.forEach(k=>ii(i,k,
n,o));let m=i.kept.length>=s,u=m?gs(i.kept):null;i.weighed=ci(d.best,f-r,u,n,o),m&&o.earlyStopping===!0?i.stop={step:f,why:"full"}:m&&u>=i.weighed.bound?i.stop=
{step:f,why:"settled"}:ll(t.steps[a],f,n)&&(dl(d.nodes,n).forEach(k=>ii(i,k,n,o)),i.stop={step:f,why:"criteria"})}return i}function cl(t,e,{ends:n}){wn.has(t)||
wn.set(t,new Map);let o=wn.get(t);if(!o.has(e)){let s=t.filter(({beam:i})=>(i.group??null)===e),r=s.filter(({beam:i})=>i.status==="finished"&&n.has(i.token_id));
o.set(e,s.length?{nodes:s,ended:r,best:Re(s[0])}:null)}return o.get(e)}var gs=t=>Math.min(...t.map(({score:e})=>e));function ii(t,e,n,{lengthPenalty:o}){let s=ks(
e,o);if(t.kept.length>=n.size&&!(s>gs(t.kept))||(t.kept.push({node:e,score:s}),t.kept.length<=n.size))return;let r=gs(t.kept);t.kept.splice(t.kept.findIndex(i=>i.
score===r),1)}function ll(t,e,{ends:n,maxNew:o,start:s}){return e-s>=o||t.some(({beam:r})=>Pn(r)&&!n.has(r.token_id))}var Pn=({status:t})=>t==="finished"||t==="\
ended";function dl(t,{ends:e,constraints:n,promptIds:o,wanted:s}){let r=t.filter(({beam:d})=>d.status==="running"||Pn(d)&&!e.has(d.token_id)),i=d=>n.every((f,m)=>qt(
f,d.beam.progress[m],d,o)),a=r.filter(d=>!d.beam.progress||i(d));return a.length<s?[...a,...r.filter(d=>!a.includes(d))]:a}function li(t,e,n){let o=Math.max(...t.
prompts.map(r=>r.steps.length));if(e.stop?e.stop.step!==o:n)return!1;let s=Math.min(...t.prompts.map(r=>r.steps.length));return e.prompts.every(({kept:r},i)=>{let{
pools:a}=t.prompts[i],d=a[(t.together?s:a.length)-1]||[];return d.length===r.length&&d.every((f,m)=>hl(f,r[m],t))})}function hl(t,{node:e,score:n},o){if(Fe(t)===
null||!Number.isFinite(n))return Fe(t)===null==!Number.isFinite(n);let s=2e-5*Math.max(1,e.length**-o.own.lengthPenalty);return Math.abs(t-n)<=s+1e-5*Math.abs(n)}
function di(t,e,n,{lengthPenalty:o},s){let r=t.prompts[e],{kept:i,pools:a}=n.prompts[e],d=(k,_,L="")=>({node:k,score:ks(k,o),place:null,state:_,why:L}),f=new Set(
i.map(({node:k})=>k)),m=pl(r).filter(k=>!f.has(k)).map(k=>{let{stop:_}=a.find(({group:L})=>L===(k.beam.group??null))||a[0];return!_||k.index<_.step?d(k,"out","f\
ell out"):d(k,"out",n.stop&&k.index>=n.stop.step?"not reached":"too late")}),u=!s&&!n.stop;return[...i.map(({node:k,score:_},L)=>({node:k,score:_,place:L,state:n.
stop&&L<t.wanted?"returned":"kept",why:""})),...u?r.running.map(k=>d(k,"running")).sort((k,_)=>_.score-k.score):[],...m.sort((k,_)=>_.score-k.score)]}var ms=new WeakMap;
function pl({steps:t}){ms.has(t)||ms.set(t,{read:0,nodes:[]});let e=ms.get(t);for(;e.read<t.length;e.read++)e.nodes.push(...t[e.read].filter(({beam:n})=>n.status===
"finished"));return e.nodes}function no({prompts:t}){let e=t.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...e.map(({lastStep:n})=>n))}var fl=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),hi=({processors:t})=>t.filter(e=>!fl.has(e));function ys(t,e){
let n=t.given,[o,s]=[n?t.steps[n-1][0]:null,0];for(let r=n;r<t.steps.length;r++){let{candidates:i}=(t.distributions[r]||[])[s]||{candidates:[]},a=e(r-n,i[0]);if(a===
void 0)return{last:o,ended:!1,left:null};let d=t.steps[r].find(f=>f.beam.parent===s&&f.beam.token_id===a)||null;if(!d||d.beam.status==="pruned")return{last:o,ended:!1,
left:ul(t,o,s,{index:r,id:a,node:d,candidates:i})};if(o=d,d.beam.status!=="running")return{last:o,ended:!0,left:null};s=d.beam.beam}return{last:o,ended:!1,left:null}}
function ul(t,e,n,{index:o,id:s,node:r,candidates:i}){let a=r&&r.beam||i.find(k=>k.token_id===s)||null,d=r?r.beam.group:e&&e.beam.group,f=t.steps[o].filter(k=>(k.
beam.group??null)===(d??null)||!e),m=f.filter(k=>k.beam.status==="running").map(Re),u=e&&!e.given?Re(e):0;return{index:o,token:a,node:r,considered:f.length,sum:r?
Re(r):a&&Fe(a.logprob)!==null?u+a.logprob:null,best:m.length?Math.max(...m):null,worst:m.length?Math.min(...m):null}}var oo=t=>ys(t,(e,n)=>n&&n.logprob!==null?n.
token_id:void 0);var ve={node:108,fold:236,gap:34,row:38,leaf:20,between:8,margin:20,band:22,short:3},pi=new Set(["running"]),It=new Set(["finished"]);function fi(t,e){let n=Math.
min(e.upTo,t.steps.length-1),o=xs(t,n),s=new Map((e.returned||[]).map((u,k)=>[u,k+1])),r=ro([...o,...s.keys(),...so(t,n)]),{kids:i,hidden:a}=ml(t,n,e,r,o),{lanes:d,
counts:f}=kl(t,n,i),m=xl(t,n,i,d,e);return $l(t,{last:n,kept:o,outputs:s,alive:r,kids:i,hidden:a,lanes:d,counts:f,columns:m,options:e})}var so=(t,e)=>(t.steps[e]||
[]).filter(({beam:n})=>pi.has(n.status));function xs(t,e){let n=t.steps.slice(0,e+1).flat().filter(({beam:o})=>It.has(o.status));return n.sort((o,s)=>s.beam.final_score-
o.beam.final_score),new Set(n.slice(0,(t.pools[e]||[]).length))}function ro(t){let e=new Set;for(let n of t)for(;n&&!e.has(n);n=n.before)e.add(n);return e}function ml(t,e,n,o,s){
let r=new Map,i=new Set([null]),a=new Map,d=new Map,f=m=>(r.has(m)||r.set(m,{on:[],off:[]}),r.get(m));f(null);for(let m=0;m<=e;m++){for(let u of t.steps[m]){let{
before:k}=u,_=n.collapsed.has(k)?k:a.get(k);_!=null?(a.set(u,_),d.set(_,(d.get(_)||0)+1)):pi.has(u.beam.status)?(n.lost||o.has(u))&&(f(k).on.push(u),i.add(u)):(!It.
has(u.beam.status)||n.lost||s.has(u))&&f(k).off.push(u)}t.distributions[m].forEach((u,k)=>{let _=wl(t,m,k);n.candidates&&i.has(_)&&!n.collapsed.has(_)&&bl(t,m,k,
u,f(_),n.candidates)})}for(let m of r.values()){m.on.sort((L,A)=>L.beam.beam-A.beam.beam);let u=m.off.filter(({beam:L})=>It.has(L.status)),k=m.off.filter(({beam:L})=>!It.
has(L.status)),_=(L,A)=>A.beam.score-L.beam.score;m.off=[...u.sort(_),...gl(k.sort(_),n.candidates)]}return{kids:r,hidden:d}}function gl(t,e){let n=new Map;return t.
filter(({beam:{parent:o}})=>(n.set(o,(n.get(o)||0)+1),n.get(o)<=e))}function wl(t,e,n){if(!(e<=t.given&&!t.steps[e].some(({beam:o})=>o.parent===n)))return e?t.byStep[e-
1].get(n):null}function bl(t,e,n,o,s,r){let i=r-s.off.filter(({beam:d})=>d.parent===n&&!It.has(d.status)).length;if(i<=0)return;let a=new Set(t.steps[e].filter(
({beam:d})=>d.parent===n).map(({beam:d})=>d.token_id));for(let d of o.candidates)if(!(d.logprob===null||a.has(d.token_id))&&(s.off.push(Mr(t,e,n,o,d)),i-=1,!i))
return}function kl(t,e,n){let o=new Map,s=new Map;for(let i=0;i<=e;i++){let a=[],d=new Set;for(let f of so(t,i)){let m=n.get(f.before);if(!m||!m.on.includes(f))
continue;let u=f.beam.group??0;s.has(u)||s.set(u,[]),m.on.find(({beam:_})=>(_.group??0)===u)===f&&f.before&&o.has(f.before)?(o.set(f,o.get(f.before)),s.get(u)[o.
get(f).number]=i,d.add(f)):a.push(f)}a.sort((f,m)=>f.beam.beam-m.beam.beam);for(let f of a){let m=f.beam.group??0,u=yl(s.get(m),i,f.before&&o.has(f.before)?o.get(
f.before).number:0);s.get(m)[u]=i,o.set(f,{group:m,number:u})}}let r=new Map([...s].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,a.length)]));return{lanes:o,
counts:r}}function yl(t,e,n){let o=i=>i.sort((a,d)=>Math.abs(a-n)-Math.abs(d-n)||d-a)[0],r=t.map((i,a)=>a).filter(i=>t[i]<e-1);return r.length?o(r):t.length}function xl(t,e,n,o,s){
let r=d=>so(t,d-1).every(f=>{if(!o.has(f))return!0;let m=n.get(f);return m&&m.on.length===1&&!m.off.some(({beam:u})=>It.has(u.status))}),i=[],a=s.live?e-2:e;for(let d=0;d<=
e;d++){let f=i.at(-1);s.fold&&f&&d<=a&&r(d)?f.to=d:i.push({from:d,to:d})}return i.flatMap(d=>{let f=d.to-d.from+1;return f>=ve.short&&!s.unfolded.has(d.from)?[d]:
Array.from({length:f},(m,u)=>({from:d.from+u,to:d.from+u,...f>=ve.short&&u===0?{open:!0}:{}}))})}function $l(t,{last:e,kept:n,outputs:o,alive:s,kids:r,hidden:i,
lanes:a,counts:d,columns:f,options:m}){let u=[],k=ve.margin+ve.node+ve.gap;for(let g of f){g.x=k,g.folded=g.to>g.from,g.width=g.folded?ve.fold:ve.node,k+=g.width+
ve.gap;for(let p=g.from;p<=g.to;p++)u[p]=g}let{tops:_,bands:L,height:A}=vl(r,a,d,u),E=g=>_.get(g.group)[g.number],W={node:null,nodes:[],look:"root",x:ve.margin,
y:Sl(_),width:ve.node,height:ve.row-4,hidden:0},b=[W],T=new Map([[null,W]]),y=[];function l(g,p,w){let $=u[g.index],v={node:g,nodes:[g],look:c(g),x:$.x,y:p,width:$.
width,height:w,hidden:i.get(g)||0,place:o.get(g)||null,folded:$.folded,column:$,greedy:m.greedy.has(g)};T.set(g,v),b.push(v);let S=T.get(g.before);return S&&y.push(
{from:S,to:v,look:v.look,share:Math.min(1,Math.exp(g.beam.logprob??-1/0))}),v}function c(g){let{status:p}=g.beam;return p==="finished"?n.has(g)?"kept":"fell":p!==
"running"?p:g.index===e?"tip":s.has(g)?"inner":"lost"}for(let g=0;g<=e;g++){let p=u[g];for(let w of so(t,g))if(a.has(w))if(g>p.from){let $=T.get(w.before);$&&($.
nodes.push(w),$.node=w,$.look=c(w),$.greedy&&=m.greedy.has(w),$.hidden=i.get(w)||0,T.set(w,$))}else l(w,E(a.get(w)),ve.row-4).lane=a.get(w)}for(let[g,p]of r){let w=g===
null?null:a.get(g)&&E(a.get(g));if(w===void 0)continue;let $=new Map;for(let v of p.off){let S=u[v.index];if(!S||S.folded&&!It.has(v.beam.status))continue;let x=w??
_.get(v.beam.group??0)[0],M=$.get(x)||0;$.set(x,M+1),l(v,x+ve.row+M*ve.leaf,ve.leaf-2)}}return{entries:b,edges:y,columns:f,bands:L,at:T,last:e,width:k-ve.gap+ve.
margin,height:A}}function vl(t,e,n,o){let s=new Map;for(let[f,m]of t){let u=new Map;for(let k of m.off){let _=o[k.index];if(!_||_.folded&&!It.has(k.beam.status))
continue;let L=f===null?{group:k.beam.group??0,number:0}:e.get(f);if(!L)continue;let A=`${L.group} ${L.number}`;u.set(A,(u.get(A)||0)+1)}for(let[k,_]of u)s.set(
k,Math.max(s.get(k)||0,_))}let r=new Map,i=[],a=ve.margin,d=n.size>1;for(let[f,m]of n){let u=a;d&&(a+=ve.band),r.set(f,[]);for(let k=0;k<m;k++)r.get(f).push(a),
a+=ve.row+(s.get(`${f} ${k}`)||0)*ve.leaf+ve.between;d&&i.push({group:f,y:u,height:a-u-4}),d&&(a+=8)}return r.size||r.set(0,[a]),{tops:r,bands:i,height:Math.max(
a,ve.margin+ve.row)+ve.margin-ve.between}}var Sl=t=>[...t.values()][0][0];var _l=`
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
`,_s={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},$s={tall:.55,small:.75},Ml=[1,1.8,3,4.5,6.5],Ol=[.05,.2,.5,.8],El={probability:({beam:t})=>F(
Math.min(1,ne(t.logprob))),token:({beam:t})=>Z(t.logprob,2),sum:({beam:t})=>Z(t.score,2),score:(t,e)=>Z(cn(t,e),3),rank:t=>t.rank?`#${t.rank}`:`>${t.among??""}`},
kn=class{constructor(e){this.element=e,e.classList.add("t-tree");let n=ce("style");n.textContent=_l,this.world=ce("g"),this.bands=ce("g"),this.ruler=ce("g"),this.
edges=ce("g"),this.blocks=ce("g"),this.nodes=ce("g"),this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),e.append(n,this.world),this.paths=
new Map,this.drawn=new Map}draw(e,n){let o=n.area?i=>i.x+i.width>=n.area[0]&&i.x<=n.area[2]&&i.y+i.height>=n.area[1]&&i.y<=n.area[3]:()=>!0,s=e.entries.filter(o),
r=i=>n.zoom>=(vs(i)?$s.tall:$s.small);return this.drawBands(e),this.drawRuler(n.zoom>=$s.tall?e.columns.filter(({x:i,width:a})=>!n.area||i+a>=n.area[0]&&i<=n.area[2]):
[]),this.drawEdges(e,n),this.drawBlocks(s.filter(i=>!r(i)),n),this.drawNodes(s.filter(r),n),s.length}drawBands({bands:e,width:n}){let o=te(this.bands,e.length,()=>{
let s=ce("g");return s.append(ce("rect","t-band"),ce("text")),s});e.forEach(({group:s,y:r,height:i},a)=>{let[d,f]=o[a].children;G(d,{x:4,y:r,width:n-8,height:i,
rx:8}),G(f,{y:r+16}),O(f,`group ${et(s)}`)})}drawRuler(e){let n=te(this.ruler,e.length,()=>ce("text","t-small"));e.forEach(({from:o,to:s,x:r},i)=>{G(n[i],{x:r+8,
y:12}),O(n[i],s>o?`${o+1}–${s+1}`:String(o+1))})}nameBandsAt(e){for(let n of this.bands.children)G(n.lastElementChild,{x:Math.max(14,e+10)})}drawEdges(e,n){let o=new Map;
for(let{from:s,to:r,look:i,share:a}of e.edges){let[d,f]=[s.x+s.width,r.x],[m,u]=[s.y+s.height/2,r.y+r.height/2];if(n.area&&(f<n.area[0]||d>n.area[2]||Math.max(m,
u)<n.area[1]||Math.min(m,u)>n.area[3]))continue;let k=n.path.has(r.node)||r.nodes.some(E=>n.path.has(E)),_=Math.min(40,(f-d)*.6),A=`t-edge t-w${Ol.filter(E=>a>=
E).length} ${Pl(r,i,k)}${n.dim&&!k?" t-dim":""}`;o.has(A)||o.set(A,[]),o.get(A).push(`M${d},${m}C${d+_},${m} ${f-_},${u} ${f},${u}`)}this.drawPaths(this.edges,o,
(s,r)=>{s.style.strokeWidth=`${Ml[Number(r.match(/t-w(\d)/)[1])]}px`})}drawPaths(e,n,o){for(let[s,r]of this.paths)r.parentNode===e&&!n.has(s)&&(r.remove(),this.
paths.delete(s));for(let[s,r]of n){let i=this.paths.get(s);i||(i=ce("path",s),o&&o(i,s),this.paths.set(s,i),s.includes("t-path")?e.append(i):e.prepend(i)),G(i,{
d:r.join("")})}}drawBlocks(e,n){let o=new Map;for(let s of e){let r=`t-blocks t-${Ss(s,n.path)?"path":s.look}${n.dim&&!Ss(s,n.path)?" t-dim":""}`;o.has(r)||o.set(
r,[]);let{x:i,y:a,width:d,height:f}=s;o.get(r).push(`M${i},${a+f*.2}h${d}v${f*.6}h${-d}z`)}this.drawPaths(this.blocks,o)}drawNodes(e,n){let o=new Map(this.drawn);
for(let s of e){let r=s.nodes[0]||null,i=this.drawn.get(r);(!i||i.tall!==vs(s))&&(i&&i.group.remove(),i=Tl(vs(s)),this.drawn.set(r,i),this.nodes.append(i.group)),
o.delete(r),this.drawNode(i,s,n)}for(let[s,{group:r}]of o)r.remove(),this.drawn.delete(s)}drawNode(e,n,o){let{node:s,x:r,y:i,width:a,height:d,look:f}=n,{group:m,
box:u,word:k,right:_,tall:L}=e,A=s?El[o.number](s,o.penalty):"";if(G(m,{class:this.classesOf(n,o),transform:`translate(${r} ${i})`}),G(u,{width:a,height:d}),G(_,
{x:a-8}),O(_,A),L)Ll(e,n,o);else{let E=`${n.greedy?"G":""}${_s[f]} `;O(k,E+io(Ms(s),12-E.length-Math.ceil(A.length*.82)))}Al(e,n)}classesOf(e,n){let{node:o,look:s}=e,
r=Ss(e,n.path),i=[`t-${s}`];return o&&(o.beam.group??0)&&["inner","tip"].includes(s)&&i.push(`t-g${o.beam.group%4}`),o&&o.given&&i.push("t-given"),r&&i.push("t-\
path"),n.dim&&!r&&o&&i.push("t-dim"),i.join(" ")}},vs=({height:t})=>t>ve.leaf;function Tl(t){let e=ce("g"),[n,o,s]=[ce("rect","t-box"),ce("text","t-word"),ce("t\
ext","t-small t-right")];e.append(n,o,s),G(n,{rx:t?7:5}),G(o,{x:8,y:t?14:13}),G(s,{y:t?28:13});let r=t?e.appendChild(ce("text","t-small")):null;return r&&G(r,{x:8,
y:28}),{group:e,box:n,word:o,right:s,left:r,tall:t,flag:null}}function Ll({word:t,left:e},n,o){let{node:s,nodes:r,look:i}=n,a=_s[i]?`${_s[i]} `:"";s?O(t,a+(r.length>
1?Nl(r.map(Ms).join(""),28):io(Ms(s),12-a.length))):O(t,o.root),O(e,s?Cl(n,o):""),G(e,{class:s&&r.length<2&&ao(s)?"t-small t-switch":"t-small"})}function Al(t,{
look:e,place:n,hidden:o,width:s,height:r}){let i=n?`★${n}`:o?`+${o}`:"";if(!i&&e!=="kept"&&!t.flag)return;t.flag||(t.flag=[ce("rect","t-inside"),ce("rect","t-\
flag"),ce("text","t-flag-text")],t.group.append(...t.flag));let[a,d,f]=t.flag,m=8+7*i.length;G(a,{x:2.5,y:2.5,width:s-5,height:r-5,rx:3}),G(d,{x:s-m+4,y:-6,width:i?
m:0,height:14,rx:2}),G(f,{x:s-m/2+4,y:5}),O(f,i)}var Ss=(t,e)=>t.nodes.some(n=>e.has(n)),ao=t=>t.before!==null&&t.beam.status==="running"&&t.beam.parent!==t.beam.
beam;function Cl({node:t,nodes:e,greedy:n},o){let s=[n?"G":"",o.goals?o.goals(t):""].filter(Boolean).join(" ");return e.length>1?[`${e.length} tokens`,s].filter(
Boolean).join(" "):t.beam.status!=="running"?s:[t.given?"given":ao(t)?`${t.beam.parent+1}→${t.beam.beam+1}`:String(t.beam.beam+1),s].filter(Boolean).join(" ")}
function Pl(t,e,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(e)?"t-off":["kept","fell"].includes(e)?"t-ending":`t-g${(t.node.beam.group??0)%
4}`}var Ms=({beam:t,chosen:e})=>(t.text||e.text||"").replace(Qt,n=>At[n]||"�")||"(empty)",ui=t=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(t)?2:1;function io(t,e){let n=0,o=Array.from(t);for(let[s,r]of o.entries())if(n+=ui(r),n>e)return o.slice(0,Math.max(1,s-1)).join("")+"…";return t}function Nl(t,e){
let n=Array.from(t),o=Math.floor((e-1)/2);return n.reduce((s,r)=>s+ui(r),0)<=e?t:io(t,o)+io(n.slice(-o).join(""),o)}var mi=700;function Os(t,e){let{beam:n,length:o}=t,s=e.started.effective.length_penalty??1,r=e.prompts[t.sequence].steps[t.index].filter(a=>(a.beam.group??null)===
(n.group??null)).length,i=[["probability",F(Math.min(1,ne(n.logprob)))],["token log p",Z(n.logprob)]];return Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6&&i.
push(["before the processors",Z(n.raw_logprob)]),i.push(["sum",Z(n.score)]),i.push([`sum / ${o}^${s}`,Z(cn(t,s))]),i.push(["rank",t.rank?`${t.rank} of ${r}`:`be\
low the ${r} considered`]),n.diversity_penalty&&i.push(["lost to diversity",Z(n.diversity_penalty)]),(n.bank??null)!==null&&i.push(["bank",String(n.bank)]),i}function Es(t,e,n,{
place:o,greedy:s}={}){let{beam:r}=t,i=n.prompts[t.sequence].steps[t.index].filter(b=>(b.beam.group??null)===(r.group??null)),a=i.filter(b=>b.beam.status==="runn\
ing"),d=`beam ${(r.beam??0)+1}`,f=n.started.mode==="beam_sample",m=n.finished&&t.index===n.prompts[t.sequence].steps.length-1,u=o?` It is output ${o}.`:"";if(t.
given)return"It was given, not chosen: the search begins after it.";let k=ao(t)?` It continues beam ${r.parent+1}: the text that was ${d} stood lower, or was gi\
ven up.`:"",_=r.forced?" It was put up because it writes on at a constraint.":"",L=a.reduce((b,T)=>Math.min(b,T.beam.score),1/0),A=Number.isFinite(L)?` The last\
 that went on had a sum of ${Z(L)}.`:"",E={tip:(m?`It was still going on as ${d} when the search stopped.`:`It goes on as ${d}.`)+k+_,inner:`It went on as ${d}.${k}${_}`,
lost:`It went on as ${d}, but nothing came of it: better ones took the places of its continuations.${k}${_}`,kept:`The text ended here and is kept, with a final\
 score of ${Z(r.final_score)}.${u}`,fell:`The text ended here with ${Z(r.final_score)}, but better ones came, and it is not kept.`,ended:"The text ended here, b\
ut does not count: it ranked too low, or lacks words that it must have.",pruned:f?`It was drawn, and given up: the beams were full.${A}`:`It was considered and \
given up.${A}`,unseen:f?"It was not drawn.":`It was too improbable: not among the ${i.length} continuations that were considered.`},W=s?" Greedy decoding would \
have chosen it, too: it is the most probable token here.":"";return(E[e]||"")+W}var co=t=>t.piece??(["pruned","unseen","ended"].includes(t.beam.status)||!t.beam.
text?t.beam.text:"");function Ts(t,e,n){return t.beam.progress.map((o,s)=>{let r=e[s];return r&&qt(r,o,t,n)?"✓":o?"◐":"·"}).join("")}function Ls(t,e){let n=(d,f,m)=>t.
querySelector(".gp-picked-"+m)||t.appendChild(h(d,f)),o=n("p","gp-whole-text","text"),s=n("dl","","facts"),r=n("p","gp-fate","fate"),i=t.classList.contains("gp-\
node-card");function a(d,f,m){if(!d){t.hidden=!0;return}let u=f.at.get(d),k=Ce(d.before).map(W=>W.piece??"").join(""),_=i&&k.length>mi?"…"+k.slice(-mi):k,L=h(
"b","");Ke(L,co(d)||d.beam.text),o.replaceChildren(h("bdi","",_),L);let A=Os(d,e);d.beam.progress&&A.push(["constraints",Ts(d,m,e.prefix.map(W=>W.token_id))]);let E=([
W,b])=>{let T=[h("dt","",W),h("dd","",b)];if(i)return T;let y=h("div");return y.append(...T),[y]};s.replaceChildren(...A.flatMap(E)),O(r,Es(d,u?u.look:d.beam.status,
e,u||{})),t.hidden=!1}return{element:t,show:a,hide:()=>{t.hidden=!0}}}function gi(){return[...[["tip","goes on"],["lost","✕ led nowhere"],["kept","■ ended, ke\
pt"],["fell","▤ ended, outdone"],["pruned","✕ given up"],["unseen","… not considered"],["path","the best, or the picked text"]].map(([e,n])=>{let o=ce("sv\
g","t-tree"),s=ce("g",`t-${e}`),[r,i]=[ce("rect","t-box"),ce("rect","t-inside")];G(r,{x:2,y:2,width:22,height:11,rx:3}),G(i,{x:4.5,y:4.5,width:17,height:6,rx:2}),
s.append(r,i),o.append(s);let a=h("span");return e==="unseen"?a.append(n):a.append(o,n),a}),h("span","","2→1: beam 2’s text is beam 1 now"),h("span","","★ r\
eturned"),h("span","","G the greedy path")]}var wi=12e3;async function yi(t,{tree:e,log:n,prompt:o,number:s,view:r,root:i}){let a=`beam-tree${s?"-"+(s+1):""}`,f=await{svg:()=>new Blob([xi(e,r,i)],{type:"i\
mage/svg+xml"}),png:()=>Wl(e,r,i),json:()=>new Blob([JSON.stringify(bi(n,o,s),null,1)],{type:"application/json"}),dot:()=>new Blob([ql(bi(n,o,s))],{type:"text/v\
nd.graphviz"})}[t](),m=h("a","",null,{href:URL.createObjectURL(f),download:`${a}.${t}`});m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}function xi(t,e,n){
let o=ce("svg"),s=new kn(o);s.draw(t,{...e,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:i}=t;G(o,{xmlns:"http://www.w3.org/2000/svg",width:r,height:i,
viewBox:`0 0 ${r} ${i}`,class:"t-tree"});let a=getComputedStyle(n),d=o.querySelector("style");d.textContent=d.textContent.replace(/var\((--[\w-]+)\)/g,(m,u)=>a.
getPropertyValue(u).trim());let f=ce("rect");return G(f,{width:r,height:i,fill:a.getPropertyValue("--gp-page").trim()}),o.insertBefore(f,s.world),new XMLSerializer().
serializeToString(o)}async function Wl(t,e,n){let o=xi(t,e,n),s=new Image;s.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(o),await s.decode();let r=Math.
min(2,wi/t.width,wi/t.height),i=h("canvas","",null,{width:Math.ceil(t.width*r),height:Math.ceil(t.height*r)}),a=i.getContext("2d");a.scale(r,r),a.drawImage(s,0,
0,t.width,t.height);let d=await new Promise(f=>i.toBlob(f,"image/png"));if(!d)throw new Error("the browser has no room for so large a picture.");return d}function bi(t,e,n){
let{started:o}=t,s=o.effective.length_penalty??1,r=new Map,i=new Map;for(let{last:m}of t.returned||[])m&&m.sequence===n&&!i.has(m)&&i.set(m,i.size+1);let a=xs(e,
e.steps.length-1),d=e.steps.flatMap(m=>m).map(m=>{let{beam:u}=m;r.set(m,r.size);let k={id:r.get(m),parent:m.before?r.get(m.before):null,step:m.index+1,token_id:u.
token_id,token:u.text,piece:u.piece,logprob:u.logprob,raw_logprob:u.raw_logprob,sum:u.score,length:m.length,score:cn(m,s),rank:m.rank,status:u.status,beam:u.beam,
parent_beam:u.parent};return m.given&&(k.given=!0),u.status==="finished"&&Object.assign(k,{final_score:u.final_score,kept:a.has(m)}),i.has(m)&&(k.output=i.get(m)),
(u.group??null)!==null&&Object.assign(k,{group:u.group,diversity_penalty:u.diversity_penalty}),u.progress&&Object.assign(k,{progress:u.progress,bank:u.bank,forced:u.
forced}),k}),f=t.readsSource?{source:o.prompt}:{prompt:o.prompt||kr(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...f,
seed:o.seed,num_beams:o.effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:d}}var ki=t=>'"'+t.replace(Qt,e=>At[e]||"�").
replace(/[\\"]/g,"\\$&")+'"';function ql({prompt:t,nodes:e}){let n=t===void 0?"start of the target":t.slice(-40),o={running:"style=solid",finished:'style=solid,\
 peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'},s=e.map(i=>{let a=ki(`${i.token}`).
slice(0,-1)+`\\n${Z(i.logprob,2)}  ${Z(i.sum,2)}  #${i.rank??""}"`;return`  n${i.id} [label=${a}, ${o[i.status]||""}${i.output?", penwidth=3":""}];`}),r=e.map(i=>{
let a=(.4+4*Math.min(1,ne(i.logprob))).toFixed(2);return`  ${i.parent===null?"root":`n${i.parent}`} -> n${i.id} [penwidth=${a}${i.status==="pruned"?", style=das\
hed":""}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${ki(n)}, style=bold];`,...s,...r,"}",""].
join(`
`)}function $i(t,e){let r={candidates:2,number:"probability"},i=H=>t.querySelector(".gp-"+H),a=i("window"),d=i("tree-nodes"),f=i("slider"),m=new kn(i("picture")),u=new to(
a,()=>ae());u.resized=()=>{u.settle(),y&&!u.byHand&&u.reveal(z(),30)};let k=Ls(i("node-card"),e),_=Ls(i("picked"),e),L=0,A=null,E=null,W={},b=new Set,T=new Set,
y=null,l=null,c=!0,g=!1,p=null,w=null,$=[],v=null,S=null,x=()=>e.prompts[L],M=()=>x()?Math.min(x().steps.length,e.hideFrom??1/0):0,P=()=>Math.min(A??1/0,M()-1),
q=()=>P()===x().steps.length-1,B=()=>e.started.effective.length_penalty??1;function N(){let{effective:H,max_new_tokens:J}=e.started,re=(H.num_beams||1)*J>700;W=
{...r,lost:!re,fold:re,...re?{candidates:0}:{},...W.byHand,byHand:W.byHand},L=0,A=E=y=null,b=new Set,T=new Set,$=mn(e.started),ee(),Object.assign(u,{x:0,y:0,zoom:1,
byHand:!1}),i("candidates-shown").value=W.candidates,i("number").value=W.number,i("lost").checked=W.lost,i("fold").checked=W.fold}function C(){c=!1;let H=q()&&e.
returned?e.returned.map(({last:ue})=>ue):[];y=fi(x(),{...W,upTo:P(),collapsed:b,unfolded:T,returned:H.filter(ue=>ue&&ue.sequence===L),live:!e.finished||!q(),greedy:R()});
let{height:J}=y;u.byHand||(u.zoom=Math.min(1,Math.max(.8,596/J)));let re=`${Math.round(Math.max(150,Math.min(600,J*Math.min(1,u.zoom)+4)))}px`;a.style.height!==
re&&(a.style.height=re),l=null,u.sized(y.width,J),u.byHand||u.reveal(z(),30),fr(),K()}function R(){let{last:H,left:J}=oo(x()),re=ro([H]),ue=J&&(J.node||J.token&&
Or(x(),J.index,H,J.token.token_id));return ue?re.add(ue):re}function z(){let{x:H,width:J}=y.columns.at(-1),{y:re,height:ue}=y.at.get(j())||y.entries[0];return{x:H,
y:re,width:J,height:ue}}let j=()=>{if(!q())return[...x().byStep[P()].values()][0]||null;let H=e.lines().find(({last:J})=>J&&J.sequence===L);return H?H.last:null},
D=()=>e.selected&&e.selected.beam&&e.selected.sequence===L?e.selected:null,V=()=>D()&&D()!==E?D():null;function ae(){g||(g=!0,requestAnimationFrame(()=>{g=!1,!t.
hidden&&x()&&le()}))}function le(){(c||!y)&&C();let{x:H,y:J,zoom:re,area:[ue,ke,rt,Qe]}=u,Ue=l&&ue>=l.area[0]&&ke>=l.area[1]&&rt<=l.area[2]&&Qe<=l.area[3];l&&u.
gesture&&Math.abs(Math.log(re/l.zoom))<.4&&re!==l.zoom?(clearTimeout(S),S=setTimeout(Zt,130)):(!Ue||re!==l.zoom)&&we([ue,ke,rt,Qe],re);let _c=[(l.area[0]-H)*re,
(l.area[1]-J)*re].map(Mc=>`${Mc.toFixed(2)}px`);m.element.style.transform=`translate(${_c}) scale(${re/l.zoom})`,m.nameBandsAt(H),hr(),i("follow").hidden=!u.byHand}
function we([H,J,re,ue],ke){let[rt,Qe]=[(re-H)*.2,(ue-J)*.2];l={zoom:ke,area:[H-rt,J-Qe,re+rt,ue+Qe]};let{area:Ue}=l;G(m.element,{width:(Ue[2]-Ue[0])*ke,height:(Ue[3]-
Ue[1])*ke}),G(m.world,{transform:`translate(${-Ue[0]*ke} ${-Ue[1]*ke}) scale(${ke})`}),m.draw(y,be(Ue))}function be(H){let J=V();return{area:H,zoom:u.zoom,path:ro(
[J||j()]),dim:!!J,number:W.number,penalty:B(),goals:$.length?ut:null,root:e.readsSource?"target start":"the prompt"}}let He=new Map;function ut(H){return H.beam.
progress?(He.has(H)||He.set(H,Ts(H,$,e.prefix.map(J=>J.token_id))),He.get(H)):""}function Zt(){u.gesture=!1,l=null,ae()}function Ge(){c=!0,ae()}function st(H){let J=M()-
1;A=H>=J?null:Math.max(0,H),E=A===null?null:j(),e.selectStep(E),A!==null&&(u.byHand=!1),Ge()}function K(){let H=Math.max(1,M());f.max=H,f.value=P()+1;let{columns:J}=y||
{columns:[]},re=J.filter(ue=>ue.to>ue.from).reduce((ue,{from:ke,to:rt})=>ue+rt-ke,0);f.setAttribute("aria-valuetext",`step ${P()+1} of ${H}`),O(i("step-words"),
`step ${P()+1} of ${H}${re?`, ${re} folded`:""}`),O(i("play"),w?"❚❚ Pause":"▶ Play")}function ee(){clearInterval(w),w=null}function se(){w?ee():(q()&&st(0),
w=setInterval(()=>{!t.isConnected||q()?ee():st(P()+1),K()},Math.max(130,Math.min(800,2e4/Math.max(1,M()))))),K()}f.addEventListener("input",()=>{ee(),st(Number(
f.value)-1)}),i("play").addEventListener("click",se);function ie(H,J){W[H]=J,W.byHand={...W.byHand,[H]:J},Ge()}i("candidates-shown").addEventListener("change",({
target:H})=>ie("candidates",Number(H.value))),i("number").addEventListener("change",({target:H})=>ie("number",H.value)),i("lost").addEventListener("change",({target:H})=>ie(
"lost",H.checked)),i("fold").addEventListener("change",({target:H})=>{T=new Set,ie("fold",H.checked)}),i("prompt-number").addEventListener("change",({target:H})=>{
L=Number(H.value),e.selectStep(null),Ge()});let de=([H,J])=>y&&y.entries.findLast(re=>H>=re.x&&H<=re.x+re.width&&J>=re.y-2&&J<=re.y+re.height+2);a.addEventListener(
"pointermove",H=>{if(H.pointerType==="touch")return k.hide();let J=u.pointers.size?null:de(u.at(H));J!==v&&(v=J,a.style.cursor=J&&J.node?"pointer":"",J&&J.node?
me(J):k.hide())}),a.addEventListener("pointerleave",()=>{v=null,k.hide()}),a.addEventListener("click",H=>{if(u.moved)return;let J=de(u.at(H));J&&(ns(J),ye(J))});
function me(H){k.show(H.node,y,$);let{x:J,y:re,zoom:ue}=u,[ke,rt]=[(H.x-J)*ue,(H.y+H.height-re)*ue+8],{element:Qe}=k,Ue=(H.y-re)*ue-Qe.offsetHeight-8;Qe.style.left=
`${Math.max(4,Math.min(ke,u.width-Qe.offsetWidth-4))}px`,Qe.style.top=`${rt+Qe.offsetHeight>u.height&&Ue>0?Ue:rt}px`}function ye(H){H.folded?(T.add(H.column.from),
Ge()):H.node&&(E=null,e.selectStep(H.node===D()&&V()?null:H.node))}function mt(H){let{node:J,column:re}=H;J&&(H.folded?T.add(re.from):y.columns.some(({from:ue,open:ke})=>ke&&
ue===J.index)&&T.has(J.index)?T.delete(J.index):b.has(J)?b.delete(J):J.beam.status==="running"&&b.add(J),Ge())}let Et=H=>y.entries.filter(({nodes:J})=>J.length&&
J[0].before===H.node),ts=H=>H.node?H.nodes[0].index+2:1;function ns(H,J=!1){let re=p,ue=re&&document.activeElement===re;p=h("div","",null,{role:"treeitem",tabindex:"\
0","aria-level":ts(H),"aria-label":vc(H)});let ke=H.node?Et(y.at.get(H.nodes[0].before)||y.entries[0]):[H];p.setAttribute("aria-setsize",ke.length||1),p.setAttribute(
"aria-posinset",Math.max(0,ke.indexOf(H))+1),p.setAttribute("aria-selected",String(!!H.node&&H.node===D())),H.hidden||H.folded?p.setAttribute("aria-expanded","f\
alse"):Et(H).length&&p.setAttribute("aria-expanded","true"),p.entry=H,d.append(p),re&&re.remove(),hr(),(ue||!J)&&p.focus({preventScroll:!0})}function vc(H){if(!H.
node)return`The ${e.readsSource?"start of the target":"prompt"}, where the tree begins`;let J=H.nodes.length>1?`${H.nodes.length} tokens, ${Q(H.nodes.map(co).join(
""))}`:Q(co(H.node)),re=Os(H.node,e).map(([ue,ke])=>`${ue} ${ke}`);return[J,`step ${H.node.index+1}`,Es(H.node,H.look,e,H),...re].join(", ")}function hr(){if(!y)
return;let H=p&&p.entry,J=H&&(H.node?y.at.get(H.node):y.entries[0])||y.at.get(j())||y.entries[0];if(!p||J!==H)if(p&&H&&J.node===H.node)p.entry=J;else return ns(
J,!0);let{x:re,y:ue,zoom:ke}=u;Object.assign(p.style,{left:`${(J.x-re)*ke}px`,top:`${(J.y-ue)*ke}px`,width:`${J.width*ke}px`,height:`${J.height*ke}px`})}function pr(H,J){
let re=y.entries.filter(ue=>ue.x===H.x).sort((ue,ke)=>ue.y-ke.y);return re[re.indexOf(H)+J]}d.addEventListener("keydown",H=>{if(H.ctrlKey||H.metaKey||H.altKey||
!p)return;let{entry:J}=p,re=ke=>{ke&&(u.byHand=!0,u.reveal(ke),ns(ke))},ue={ArrowLeft:()=>re(J.node&&y.at.get(J.nodes[0].before)),ArrowRight:()=>re(Et(J)[0]),ArrowDown:()=>re(
pr(J,1)),ArrowUp:()=>re(pr(J,-1)),Home:()=>re(y.entries[0]),End:()=>re(y.at.get(j())),Enter:()=>ye(J)," ":()=>mt(J),Escape:()=>e.selectStep(null),"+":()=>u.zoomBy(
1.25),"-":()=>u.zoomBy(.8),0:()=>u.whole()};Object.hasOwn(ue,H.key)&&(H.preventDefault(),H.stopPropagation(),ue[H.key]())}),d.addEventListener("focusin",({target:H})=>y&&
H.matches(":focus-visible")&&me(H.entry)),d.addEventListener("focusout",()=>k.hide()),i("in").addEventListener("click",()=>u.zoomBy(1.3)),i("out").addEventListener(
"click",()=>u.zoomBy(1/1.3)),i("whole").addEventListener("click",()=>{u.byHand=!0,u.whole()}),i("follow").addEventListener("click",()=>{u.byHand=!1,A=null,Ge()}),
i("full-screen").hidden=!document.fullscreenEnabled,i("full-screen").addEventListener("click",()=>document.fullscreenElement?document.exitFullscreen():t.requestFullscreen()),
document.addEventListener("fullscreenchange",()=>{t.isConnected&&(O(i("full-screen"),document.fullscreenElement===t?"Leave full screen":"Full screen"),u.byHand=
!1,Ge())}),i("go-on").addEventListener("click",()=>{let H=D();H&&e.ask({type:"branch",step:H,tokenId:H.chosen.token_id})}),i("collapse").addEventListener("click",
()=>{let H=y.at.get(D());H&&mt(H)}),i("clear").addEventListener("click",()=>e.selectStep(null)),i("files").addEventListener("click",async({target:H})=>{let J=H.
dataset.file;if(J){if(J==="html")return e.ask({type:"save_page"});O(i("told"),"");try{await yi(J,{tree:y,log:e,prompt:x(),number:L,view:be(null),root:t})}catch(re){
O(i("told"),`The picture could not be made: ${re.message} Save it as SVG instead.`)}}});function fr(){let H=D();if(i("picked").hidden=!H||H===E,i("picked").hidden)
return;_.show(H,y,$),i("go-on").hidden=!e.canAsk||e.hideFrom!==null;let J=y.at.get(H),re=J&&!J.hidden&&Et(J).length;i("collapse").hidden=!J||!re&&!J.hidden||H.beam.
status!=="running",O(i("collapse"),J&&J.hidden?`Open what follows (${J.hidden})`:"Fold what follows")}function Sc(){let H=e.prompts.length;i("which").hidden=H<2,
i("prompt-number").options.length!==H&&(i("prompt-number").replaceChildren(...e.prompts.map((J,re)=>h("option","",String(re+1),{value:re}))),i("prompt-number").
value=L)}return i("legend-line").append(...gi()),H=>{t.hidden=!e.usesBeams,H.run&&e.started&&N(),!t.hidden&&(i("files").querySelector("[data-file=html]").hidden=
!e.canAsk,(H.run||H.steps||H.status)&&(c=!0,Sc()),l=null,le(),fr())}}var Il={returned:"★",kept:"■",running:"●",out:"□"},Rl={returned:"output",kept:"kept",running:"still runs"},[Bl,vi]=[100,14],Fl=16,As=new WeakMap,Si=new WeakMap;
function lo(t){let e=[],n=t;for(;n&&!As.has(n);)e.push(n),n=n.before;let o=n?As.get(n):"";for(let s of e.reverse())o+=s.piece??(s.given||!Pn(s.beam)?s.chosen.text:
""),As.set(s,o);return o}function po(t,e=26){let n=Array.from(t);return n.length<=2*e+3?t:`${n.slice(0,e).join("")} … ${n.slice(-e).join("")}`}function zl(t,e){
let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;for(;n>0&&!/\s/.test(t[n]??" ");)n-=1;return n}function jl(t,e,n){if(n.ends.has(t.beam.token_id))return Pe("eos")[0];
if(t.length>=n.maxNew)return Pe("length")[0];let o=(e.returned||[]).find(({last:s})=>s===t);return o?Pe(o.stopReason)[0]:"a stopping criterion"}var ho=class{constructor(e,n){
this.table=e,this.body=e.tBodies[0],this.log=n,this.rows=[],this.body.addEventListener("click",o=>{let s=this.rows.find(({pick:r})=>r.contains(o.target));s&&n.selectStep(
n.selected===s.node?null:s.node)}),this.body.addEventListener("keydown",o=>{o.key==="Escape"&&n.selectStep(null);let s={ArrowDown:1,ArrowUp:-1}[o.key];if(!s)return;
o.preventDefault();let r=this.rows[this.rows.findIndex(({pick:i})=>i===o.target)+s];r&&!r.row.hidden&&r.pick.focus()})}newRow(){let e=this.body.insertRow(),n=Array.
from({length:9},()=>e.insertCell()),[o,s]=[h("span","gp-sign",null,{"aria-hidden":"true"}),h("span")];n[0].append(o,s);let r=h("button","gp-pick",null,{type:"bu\
tton"}),[i,a]=[h("bdi","gp-head-text"),h("bdi","gp-tail-text")];r.append(i,a),n[3].append(r);let d={row:e,cells:n,sign:o,place:s,pick:r,head:i,tail:a,node:null};
return this.rows.push(d),d}draw(e,n,o){let s={moved:n!==null,group:e.some(({node:d})=>(d.beam.group??null)!==null),words:e.some(({node:d})=>d.beam.progress)};for(let[
d,f]of Object.entries(s))Y(this.table.tHead.querySelector(`.gp-${d}-column`),f);for(;this.rows.length<e.length;)this.newRow();let r=e.map(({node:d})=>lo(d)),i=r.
map(d=>zl(d,r[0]));r.length>1&&(i[0]=Math.min(...i.slice(1)));let a=Math.max(0,e.findIndex(({node:d})=>d===this.log.selected));this.rows.forEach((d,f)=>{Y(d.row,
f<e.length),!d.row.hidden&&(d.pick.tabIndex!==(f===a?0:-1)&&(d.pick.tabIndex=f===a?0:-1),this.fill(d,e[f],r.length>1?i[f]:0,n,o,s))})}fill(e,{node:n,score:o,place:s,
state:r,why:i},a,d,f,m){let{cells:u,pick:k}=e,[_,L]=[lo(n),this.log.selected===n];e.node=n,e.row.dataset.state!==r&&(e.row.dataset.state=r),O(e.sign,Il[r]),O(e.
place,s===null?i||Rl[r]:`${s+1}${r==="returned"?" output":""}`),this.sayText(e,_,a,L),k.getAttribute("aria-pressed")!==String(L)&&k.setAttribute("aria-pressed",
String(L)),Y(u[1],m.moved),m.moved&&O(u[1],Hl(s,d.get(n))),Y(u[2],m.group),m.group&&O(u[2],et(n.beam.group)),O(u[4],Number.isFinite(Re(n))?Z(Re(n)):"−∞"),O(
u[5],String(n.length)),O(u[6],Number.isFinite(o)?Z(o):"−∞"),Y(u[7],m.words),m.words&&O(u[7],this.written(n,f)),O(u[8],r==="running"?"–":`${n.index+1}: ${jl(
n,this.log,f)}`)}sayText({pick:e,head:n,tail:o},s,r,i){let a=i||r<Fl?0:r,d=`${i} ${a} ${s}`;if(Si.get(e)===d)return;Si.set(e,d);let f=Array.from((a?"…":"")+s.
slice(a)),m=i||f.length<=2*vi?0:vi,u=f.slice(0,f.length-m);Le(n,(i?u:u.slice(0,Bl)).join("")),Le(o,m?f.slice(-m).join(""):"",{plain:!m}),e.setAttribute("aria-la\
bel",Q(s)),a||f.length>60?ze(e,()=>`The whole text: ${s}`):delete e.dataset.tip}written(e,{constraints:n,promptIds:o}){let s=n.filter((r,i)=>qt(r,e.beam.progress[i],
e,o)).length;return`${s===n.length?"✓ ":""}${s} of ${n.length}`}};function Hl(t,e){return e===void 0?t===null?"–":"– ▲":t===null?`${e+1} ▼`:t===e?`${e+
1} =`:`${e+1} ${t<e?"▲":"▼"} ${Math.abs(t-e)}`}var fo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-greedily"),this.path=this.root.querySelector(".gp-path"),this.doubt=this.root.querySelector(
".gp-doubt"),this.exactly=this.root.querySelector(".gp-exactly"),this.button=this.root.querySelector(".gp-ask-greedy"),this.isAsked=!1,this.said=null,this.button.
addEventListener("click",()=>{this.isAsked=!0,this.sayButton(),n.ask({type:"search",kind:"greedy"})})}sayButton(){this.button.disabled=this.isAsked,O(this.button,
this.isAsked?"running …":"Run it greedily")}draw(e,n,o){let{log:s}=this,r=(s.searched.get(s.turn)||[]).find(({kind:a})=>a==="greedy")||null;this.button.hidden=
!!r||!s.finished||!Object.hasOwn(s.answers,"search"),this.sayButton(),this.path.hidden=!!r,this.fill(this.path,this.pathWords(oo(e.prompts[n]),e,o.prompts[n].kept,
this.name()));let i=hi(s.started).map(a=>gt(a)[0]);this.doubt.hidden=!i.length||!!r,O(this.doubt,`This is the path of the most probable tokens as the search had\
 them. It need not be what greedy decoding gives: ${i.join(", ")} can act otherwise on the logits that greedy decoding has.`),this.exactly.hidden=!r,r&&this.said!==
r&&this.drawFound(r,e,n,o),this.said=r}name(){return this.log.started.effective.do_sample?"the most probable tokens":"greedy decoding"}fill(e,n){let o=JSON.stringify(
n);e.dataset.said!==o&&(e.dataset.said=o,e.replaceChildren(...n.map(s=>typeof s=="string"?s:fe(s.token,s.className||"gp-strong"))))}pathWords({last:e,ended:n,left:o},s,r,i){
let a=s.prompts.some(({steps:k})=>(k[0]||[]).some(({beam:_})=>(_.group??null)!==null))?"Group A":"The search";if(o)return this.leftWords(o,a,i);if(!e||e.given)return[
`Nothing is known yet of the path of ${i}.`];let d=`its sum is ${Z(Re(e))} after ${e.length} token${e.length===1?"":"s"}`;if(!n){let k=s.prompts[e.sequence].running.
map(Re);return[`${a} still holds the text of ${i}, as beam ${e.beam.beam+1}: ${d}`,k.length?`; the best beam has ${Z(Math.max(...k))}.`:"."]}let f=r.findIndex(({
node:k})=>k===e);if(f===0)return[`${this.log.finished?"The best output is":"The best text so far is"} that of ${i}: ${d}, its score ${Z(r[0].score,4)}.`];let m=r[0]?
` The best has a sum of ${Z(Re(r[0].node))} after ${r[0].node.length} tokens, and a score of ${Z(r[0].score,4)}.`:"";if(f>0)return[`The text of ${i} ended, and \
has place ${f+1}: ${d}, its score ${Z(r[f].score,4)}.${m}`];let u=e.beam.status==="finished"?"but others are better, and it is not kept":"but does not count: it\
 ranked too low, or lacks a constraint";return[`The text of ${i} ended at token ${e.index+1}, ${u}: ${d}.${m}`]}leftWords({index:e,token:n,node:o,sum:s,considered:r,
best:i,worst:a},d,f){let m=o?`rank ${o.rank} of ${r}`:`not among the ${r} that were considered`,u=[s===null?"":`its sum ${Z(s)}`,a===null?"":`the last beam that\
 went on had ${Z(a)}, the best ${Z(i)}`].filter(Boolean);return[`${d} left the path of ${f} at token ${e+1}: `,n?{token:n.text}:"a token that was not looked at",
` (${[m,...u].join("; ")}).`]}drawFound(e,n,o,s){let r=e.tokens.map(([A])=>A),i=ys(n.prompts[o],A=>r[A]),a=A=>A.reduce((E,W)=>E+(Fe(W)??-1/0),0),d=s.prompts[o].
kept[0],f=d?Ce(d.node).filter(A=>!A.given):[],m=this.log.started.processors.length?" before the processors":"",u=(A,E)=>`${A} tokens with a log-probability of ${Z(
E)}${m}`,k=h("span");this.fill(k,["Run by the library, greedy decoding wrote ",{token:po(e.text,60),className:"gp-wrote"},`: ${u(r.length,a(e.tokens.map(([,,A])=>A)))}`,
d?`; the best output has ${u(f.length,a(f.map(({chosen:A})=>A.raw_logprob)))}. `:". ",...this.pathWords(i,n,s.prompts[o].kept,"greedy decoding")]);let _=h("deta\
ils"),L=h("table");for(let[A,[,E,W]]of e.tokens.entries()){let b=L.insertRow();b.insertCell().textContent=A+1,b.insertCell().append(fe(E)),b.insertCell().textContent=
Z(Fe(W))}_.append(h("summary","","Its tokens and their log-probabilities"),L),this.exactly.replaceChildren(k,_)}};var yn=(t,e)=>t.lengthPenalty===e.lengthPenalty&&t.earlyStopping===e.earlyStopping,Cs=t=>bn.find(([e])=>e===t)?.[1]??String(t),Ut=t=>String(Number(t.toFixed(4))),
uo=class{constructor(e,n){this.log=n,this.root=e.querySelector(".gp-stopping"),this.why=this.root.querySelector(".gp-stopped-by"),this.rows=bn.map(([o,s])=>this.
newRow(o,s)),this.asked=null}newRow(e,n){let o=this.root.querySelector("tbody").insertRow(),s=h("th","",null,{scope:"row"});o.append(s);let[r,i,a]=Array.from({length:3},
()=>o.insertCell()),d=h("span"),f=h("button","gp-run-on","Run it on",{type:"button","aria-label":`Run it on with early_stopping ${n}`});r.append(d," ",f);let m={
row:o,head:s,words:d,button:f,because:i,outputs:a,value:e,name:n,rule:null};return f.addEventListener("click",()=>{this.asked=m.rule,this.log.ask({type:"search",
kind:"rule",rule:m.rule}),this.sayButton(m)}),m}sayButton({button:e,rule:n}){let o=!!(this.asked&&yn(this.asked,n));e.disabled=o,O(e,o?"running …":"Run it on")}draw(e,n,o,s,r){
O(this.why,this.whyWords(e,n,o(e.own),r));for(let i of this.rows){i.rule={lengthPenalty:s.lengthPenalty,earlyStopping:i.value};let a=yn(i.rule,e.own);xe(i.row,a?
"gp-own-rule":""),O(i.head,i.name+(a?" (this run)":"")),this.drawRule(i,e,n,o,r)}}drawRule(e,n,o,s,r){let i=s(e.rule),{pools:a}=i.prompts[o],d=a.every(({exact:u})=>u),
f=i.stop&&d?null:this.answerTo(e.rule),m=!f&&!(i.stop&&d);if(e.button.hidden=!m||!this.log.finished||!Object.hasOwn(this.log.answers,"search"),this.sayButton(e),
f){O(e.words,`after step ${f.steps}`),O(e.because,"found out by a run"),this.sayOutputs(e.outputs,...this.comparedIds(f));return}d?O(e.words,i.stop?`after step ${i.
stop.step}`:r?`goes on past step ${no(i)}`:"not yet"):O(e.words,`not exact${i.stop?`: about step ${i.stop.step}`:""}`),O(e.because,this.reasons(a,n,e.rule)),!d||
!i.stop?O(e.outputs,"–"):this.sayOutputs(e.outputs,...this.comparedNodes(i,s(n.own),o,n))}answerTo(e){return(this.log.searched.get(this.log.turn)||[]).find(o=>o.
kind==="rule"&&yn(o.rule,e))||null}comparedNodes(e,n,o,{wanted:s}){let[r,i]=[e,n].map(({prompts:d})=>d[o].kept.slice(0,s));return[r.filter(({node:d},f)=>!i[f]||
i[f].node!==d).length,r.length,r[0]?{text:lo(r[0].node),score:r[0].score}:null]}comparedIds({outputs:e}){let n=this.log.finished.sequences.map(({token_ids:o})=>o.
join(" "));return[e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,e.length,e[0]]}sayOutputs(e,n,o,s){let r=n?`${o>1?`${n} of ${o} are others`:"another"};\
 the best, with ${Z(s.score,4)}:`:"the same",i=r+(n?s.text:"");e.dataset.said!==i&&(e.dataset.said=i,e.replaceChildren(r,...n?[" ",fe(po(s.text,40),"gp-wrote")]:
[]))}whyWords(e,n,o,s){let{pools:r}=o.prompts[n],i=`early_stopping ${Cs(e.own.earlyStopping)}`,a=(r.length>1?`
`:"")+this.reasons(r,e,e.own);return o.stop?`This search stopped after step ${o.stop.step} by the rule of ${i}: ${a}.`:`${s?"It was cut off while it went on":"I\
t goes on"}, by the rule of ${i}: ${a}.`}reasons(e,n,o){let s=({stop:r})=>e.length>1&&r?`after step ${r.step}, `:"";return e.map(r=>Dl(r)+s(r)+this.reason(r,n,o)).
join(`;
`)}reason({stop:e,weighed:n},o,s){if(!n)return"no step has been taken";let{best:r,length:i,bound:a,worst:d}=n;if(e&&e.why==="criteria")return this.cutOffWords(o,
e);if(d===null)return`fewer than ${o.size} texts have ended`;let f=s.earlyStopping==="never"&&s.lengthPenalty>0,m=`${Z(r)} / ${i} ^ ${Ut(s.lengthPenalty)} = ${Z(
a,4)}`+(f?" (as if it had the longest possible length)":""),u=o.together?"beam that runs":"continuation of the step";if(!e)return`the best ${u}, ${m}, is above \
the worst that is kept, ${Z(d,4)}`;if(e.why==="settled")return`no ${u} can better what is kept: the best, ${m}, is not above the worst that is kept, ${Z(d,4)}`;
let k=a>d?`, though the best ${u}, ${m}, was above the worst of them, ${Z(d,4)}`:"";return`${o.size} texts have ended, which is enough${k}`}cutOffWords({start:e,
maxNew:n},{step:o}){if(o-e>=n)return`the length limit of ${e+n} tokens was reached`;let s=(this.log.finished?this.log.finished.sequences:[]).find(({stop_reason:r})=>![
"eos","length","unfinished"].includes(r));return`every continuation met a stopping criterion${s?` (${Pe(s.stop_reason)[0]})`:""}`}},Dl=({group:t})=>t===null?"":
`group ${et(t)}: `;function _i(t,e){let o=x=>t.querySelector(".gp-"+x),[s,r,i,a,d]=["slide","power","rule","own-again","of-prompt"].map(o),[f,m,u]=["formula","honest","rest"].map(
o),k=new ho(o("hypothesis-table"),e),_=new uo(t,e),L=new fo(t,e),A={},E=new Map;for(let[x,M]of bn)i.append(h("option","",M,{value:JSON.stringify(x)}));s.addEventListener(
"input",()=>W({lengthPenalty:Number(s.value)})),r.addEventListener("input",()=>{Number.isFinite(r.valueAsNumber)&&W({lengthPenalty:r.valueAsNumber})}),r.addEventListener(
"change",()=>e.usesBeams&&T(b(bs(e)),!0)),i.addEventListener("change",()=>W({earlyStopping:JSON.parse(i.value)})),a.addEventListener("click",()=>{A={},c(),s.focus()}),
d.addEventListener("change",()=>c());function W(x){A={...A,...x},c()}let b=x=>({...x.own,...A});function T(x,M=!1){Number(s.value)!==x.lengthPenalty&&(s.value=x.
lengthPenalty),(M||document.activeElement!==r)&&(r.value=Ut(x.lengthPenalty)),i.value=JSON.stringify(x.earlyStopping)}function y(x){return M=>{let P=JSON.stringify(
M),q=E.get(P);if(q)return q;let B=ai(x,M);return B.stop&&E.set(P,B),B}}function l(x){return{stop:e.finished?{step:0,why:""}:null,prompts:x.prompts.map(({finished:M})=>({
kept:M.map(P=>({node:P,score:P.beam.final_score})),pools:[{group:null,stop:null,weighed:null,exact:!0}]}))}}function c({onlySelection:x=!1,anew:M=!1}={}){let P=bs(
e),q=!!(e.finished||e.failed),B=g(P.prompts.length),N=y(P),C=P.together!==null&&li(P,N(P.own),!!e.finished),R=C?b(P):P.own,z=C?N(R):l(P),j=C?N(P.own):z,D=C&&!yn(
R,P.own),V=di(P,B,z,R,q),ae=D?new Map(j.prompts[B].kept.map(({node:we},be)=>[we,be])):null;if(k.draw(V.slice(0,40),ae,P),u.hidden=V.length<=40,O(u,`and ${I(V.length-
40)} more, with lower scores`),x)return;for(let we of["what-if","stopping"])o(we).hidden=!C;o("greedily").hidden=!1,T(R,M),a.hidden=!D,O(a,`Back to the run’s ow\
n: ${Ut(P.own.lengthPenalty)}, ${Cs(P.own.earlyStopping)}`);let le=V.filter(({place:we})=>we!==null);O(o("counts"),p(V,le)),O(o("scored"),`sum / length ^ ${Ut(R.
lengthPenalty)}`),f.setAttribute("aria-live",D?"polite":"off"),O(f,w(le[0],R)),$(C?S(z,j,B,P,R,q):v(P)),C&&_.draw(P,B,N,R,q),L.draw(P,B,j)}function g(x){return o(
"of-prompts").hidden=x<2,d.options.length!==x&&d.replaceChildren(...Array.from({length:x},(M,P)=>h("option","",`prompt ${P+1}`,{value:P}))),Math.max(0,d.selectedIndex)}
function p(x,M){let P=x.filter(({state:B})=>B==="running").length,q=x.filter(({state:B})=>B==="returned").length;return[`${I(x.length-P)} ended`,`${I(M.length)}\
 kept`,...P?[`${I(P)} running`]:[],...q?[`${I(q)} output${q>1?"s":""}`]:[]].join(", ")}function w(x,{lengthPenalty:M}){if(!x)return"No text is kept yet.";let{node:P,
score:q}=x;return`The best: score = sum / length ^ length_penalty = ${Z(Re(P))} / ${P.length} ^ ${Ut(M)} = ${Z(q,4)}`}function $(x){m.hidden=!x,O(m,x)}function v(x){
return x.prompts.every(({steps:M,given:P})=>M.length===P)?"The search has not begun: all tokens so far were given.":x.together===null?"This decoding loop has ru\
les of its own: what is kept is as it was recorded.":"What was recorded is not what the rules of this search give, so nothing is said of other settings."}function S(x,M,P,q,B,N){
let C=Math.max(1,...q.prompts.map(({steps:j})=>j.length-q.start)),R=C**B.lengthPenalty;if(!Number.isFinite(R)||R===0)return`No number of the machine holds ${C} \
^ ${Ut(B.lengthPenalty)}: the search itself would fail.`;let z=x.prompts[P].pools.filter(({exact:j})=>!j);if(z.length)return`Not exact: an earlier group would h\
ave stopped at another step, and the padding that a stopped group writes changes what ${z.map(({group:D})=>"group "+et(D)).join(", ")} would have lost to divers\
ity.`;if(yn(B,q.own))return"";if(!x.stop){let j=`${no(x)}, where the record${q.together?"":" of a group"} ends`;return N?`With these settings the search would h\
ave gone on past step ${j}: this ranks what is known so far.`:""}if(!M.stop||x.stop.step<M.stop.step){let j=M.stop?`, not ${M.stop.step}`:"";return`With these s\
ettings the search would have stopped after step ${x.stop.step}${j}: what ended later does not count.`}return""}return x=>{if(x.run&&(A={},E=new Map,d.replaceChildren()),
(x.run||x.searched)&&(_.asked=L.isAsked=null),t.hidden=!e.usesBeams,t.hidden)return;let M=e.hideFrom!==null;if(o("untold").hidden=!M,o("found").hidden=M,o("coun\
ts").hidden=M,M)return;let{run:P,steps:q,status:B,selection:N,searched:C}=x;P||q||B||C?c({anew:P}):N&&c({onlySelection:!0})}}var Kl=["token_id","text","piece","logprob","raw_logprob","entropy"],Ps=class extends Gt{constructor(e,n){super(),this.group=e,this.number=n}changed(e){super.changed(
e),this.group&&this.group.entryChanged(this.number,e)}},mo=class extends an{constructor(e){super(["run","steps","status","measured","found","lanes","pair","unit"]),
this.name=e,this.lanes=null,this.turn=void 0,this.fresh=new Set,this.unit="bits",this.clear(null)}clear(e){this.header=e,this.showMetrics(),this.done=null,this.
apart=null,this.found=null,this.asking=null,this.pair=[0,1],this.fresh.clear(),this.groups=(e?e.groups:[]).map((n,o)=>({...n,number:o,entries:[],shown:0,told:{values:{},
each:{}},values:{},each:{}})),this.entries=(e?e.entries:[]).map(({group:n,seed:o},s)=>{let r=e.kind==="lanes"?Object.assign(new Ps(this,s),{unit:this.unit}):null,
i={number:s,group:n,seed:o,log:r,begun:!1,tokens:[],ended:null};return this.groups[n].entries.push(i),i});for(let n of this.kinds)this.changed(n)}get running(){
return!!(this.header&&!this.done)}feedRun(e,n){n!==this.turn&&(this.position=0),this.turn=n,this.feed(e)}read(e){let n=Object.hasOwn(Mi,e.type)&&Mi[e.type];if(!n)
throw new Error("unknown line "+e.type);n(this,e)}entryChanged(e,n){this.fresh.add(e),this.changed(n==="status"?"status":"steps")}flush(){this.changes.entries=this.
fresh,this.fresh=new Set,super.flush()}subscribe(e,n){super.subscribe(e,o=>n({entries:new Set(this.entries.keys()),...o}))}setPair(e,n){this.pair=[e,n],this.changed(
"pair")}shownOf(e){let{entries:n,shown:o}=this.groups[e];return n[o]}showEntry(e,n){this.groups[e].shown=n,this.changed("pair")}setLanes(e){this.lanes=e,this.changed(
"lanes")}setAsking(e,n){this.asking={question:e,titles:n};for(let o of["steps","status","measured","found"])this.changed(o)}answered(e){return!!this.found&&this.
found.question===e&&(!this.asking||this.asking.question===e)}setUnit(e){this.unit=e,this.showMetrics(),this.groups.forEach(n=>this.showMeasured(n));for(let{log:n}of this.
entries)n&&(n.unit=e);for(let n of["unit","measured"])this.changed(n)}showMetrics(){let e=this.header?this.header.metrics:[];this.metrics=e.map(n=>n.unit==="nat\
s"?{...n,unit:this.unit}:n),this.inNats=new Set(e.filter(({unit:n})=>n==="nats").map(({name:n})=>n))}showMeasured(e){let n=(s,r)=>this.inNats.has(s)&&Number.isFinite(
r)?Ie(r,this.unit):r,o=(s,r)=>Object.fromEntries(Object.entries(s).map(([i,a])=>[i,r(i,a)]));e.values=o(e.told.values,n),e.each=o(e.told.each,(s,r)=>r.map(i=>n(
s,i)))}},Mi={Comparison(t,e){t.clear(e)},Of(t,{entry:e,event:n}){t.entries[e].log.read(n)},Begun(t,{entry:e,apart:n}){t.apart=n||null,t.entries[e].begun=!0,t.entryChanged(
e,"status")},Tokens(t,{entry:e,tokens:n}){for(let o of n)t.entries[e].tokens.push(Object.fromEntries(Kl.map((s,r)=>[s,o[r]])));t.entryChanged(e,"steps")},Ended(t,{
entry:e,text:n,stop_reason:o,failed:s}){t.entries[e].ended={text:n,stop_reason:o,failed:s},t.entryChanged(e,"status")},Measured(t,{group:e,values:n,each:o}){t.groups[e].
told={values:n,each:o||{}},t.showMeasured(t.groups[e]),t.changed("measured")},Found(t,{values:e}){t.found=e,t.changed("found")},Done(t,{stopped:e,overtaken:n}){
t.done={stopped:e,...n&&{overtaken:n}},t.changed("status")}};var Oi={},Ei={},go=new Map,wo=new Map,Ns="bits";function Ws(t){return go.has(t)||go.set(t,Object.assign(new Gt,{unit:Ns})),go.get(t)}function qs(t){return wo.has(
t)||wo.set(t,Object.assign(new mo(t),{unit:Ns})),wo.get(t)}function Is(t){Ns=t;for(let e of[...go.values(),...wo.values()])e.setUnit(t)}function Gl(t,e,{log:n="\
main"}={}){Ti(Oi[t],t,e,Ws(n))}function Ul(t,e,{group:n}){Ti(Ei[t],t,e,qs(n))}function Ti(t,e,n,o){let s=n.querySelector(".gp-pane");if(!s||!t){console.error(`G\
eneration Playground: there is no pane “${e}” here.`);return}Lr(s),o.subscribe(s,t(s,o))}function Vl(t,e,n){Ws(t).feedRun(e||"",n)}function Jl(t,e,n){qs(t).
feedRun(e||"",n)}function Li(t,e){Oi=t,Ei=e;let n={mount:Gl,feed:Vl,chooseUnit:Is,log:Ws,RunLog:Gt,mountGroup:Ul,feedGroup:Jl,group:qs};window.GenerationPlayground=
n;let o=window.GenerationPlaygroundQueue||[],s=r=>{try{r(n)}catch(i){console.error("Generation Playground:",i)}};window.GenerationPlaygroundQueue={push:s},o.forEach(
s)}function bo(t,e,{stepUnder:n,hover:o,leave:s}){t.addEventListener("pointermove",r=>{let i=n(r);i&&(r.buttons===1?e.selectStep(i):o(i))}),t.addEventListener("poi\
nterleave",s),t.addEventListener("click",r=>{let i=n(r);i&&e.selectStep(i)}),t.addEventListener("keydown",r=>{let i={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,
PageUp:10,PageDown:-10,Home:-1/0,End:1/0};r.key==="Escape"&&e.selectStep(null),r.key in i&&(r.preventDefault(),e.walk(i[r.key]))})}function Nn(t,e,n,o,s=0){e&&(t.
setAttribute("aria-valuenow",String(e.isPrompt?e.index-s:e.index+1)),t.setAttribute("aria-valuemin",String(1-s)),t.setAttribute("aria-valuemax",String(n))),t.setAttribute(
"aria-valuetext",o)}var Ci={information:{least:[0,1],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString("en-US")},sum:{least:[-1,0],unit:!0,write:t=>Number(t.toFixed(6)).toLocaleString(
"en-US")},share:{least:[0,.01],write:F},count:{least:[0,1],powers:!0,write:t=>Ai(10**t)},rank:{least:[-1,0],powers:!0,write:t=>Ai(10**-t)}},Ai=t=>t<1e4?I(Math.round(
t)):I(Math.round(t/1e3))+"k",Wn={information:{name:"surprisal and entropy",axis:"information",about:"Surprisal tells how unexpected each token was; entropy how \
uncertain the next token was, for the model (before) and for the draw (after).",series:[{name:"surprisal",look:"gp-surprisal",tip:"How unexpected the chosen tok\
en was: minus the logarithm of its probability after the processors; before them where a text was only read.",value:t=>We(t).surprisal},{name:"entropy before",look:"\
gp-entropy-before",tip:"How uncertain the model was, before any processor: the surprisal that it expected.",value:t=>t.distribution.entropy_before},{name:"entro\
py after",look:"gp-entropy-after",tip:"How uncertain the draw was, after the processors.",value:t=>t.isPrompt?null:t.distribution.entropy_after}]},kept:{name:"c\
andidates kept",axis:"count",about:"How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one bel\
ow.",series:[{name:"candidates kept",look:"gp-left",tip:"The number of tokens that the processors left something of.",value:t=>t.isPrompt?null:Math.log10(Math.max(
1,it(t)))}]},cumulative:{name:"cumulative log-probability",axis:"sum",about:"The logarithm of the probability of the whole text up to each token: steep where th\
e text is unlikely. The prompt is added up for itself.",series:[{name:"after the processors",look:"gp-drawn",sum:!0,tip:"Added up from the probabilities that th\
e tokens were drawn with.",value:t=>t.isPrompt?null:t.chosen.logprob??t.chosen.raw_logprob},{name:"before them",look:"gp-model",sum:!0,tip:"Added up from the pr\
obabilities that the model gave.",value:t=>t.chosen.raw_logprob}]},before:{name:"looked up: probability before",axis:"share",about:"How probable the model found\
 each looked-up token at each place, before the processors.",of:t=>ne(t.raw_logprob)},after:{name:"looked up: probability after",axis:"share",about:"How probabl\
e each looked-up token was in the draw at each place, after the processors: 0% where they removed it.",of:t=>ne(t.logprob)},rank:{name:"looked up: rank",axis:"r\
ank",about:"The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.",of:t=>t.raw_rank?-Math.log10(t.raw_rank):null}};var Pi=["M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z","M-3.5 -3.5H3.5V3.5H-3.5Z","M0 -5L5 4H-5Z","M0 -5.5L5.5 0L0 5.5L-5.5 0Z","M0 5L5 -4H-5Z","M-5 -2H5V2H-5Z","M-2 -5H2V5\
H-2Z","M-5 -4L5 0L-5 4Z"];function Ni(t,e){let o=t.querySelector(".gp-plot"),s=t.querySelector(".gp-svg"),r=t.querySelector(".gp-grid"),i=t.querySelector(".gp-d\
ata"),a=t.querySelector(".gp-cursor"),d=t.querySelector(".gp-reading"),f=t.querySelector(".gp-unit"),m=t.querySelector(".gp-view"),u={left:46,right:10,top:10,bottom:24,
height:240},k=[],_=[],L=[[1/0,-1/0]],A=L[0],E=0,W=new Map,b=0,T="",y=()=>Wn[m.value],l=()=>Ci[y().axis],c=K=>K.isPrompt?K.index-e.started.prompt_tokens.length:K.
index;function g(){let K=Object.keys(Wn).filter(se=>Wn[se].series||W.size);if(K.length===m.options.length)return;let ee=K.includes(m.value)?m.value:K[0];m.replaceChildren(
...K.map(se=>h("option","",Wn[se].name,{value:se}))),m.value=ee}function p(K){let ee=!1;for(let se of K)for(let{token_id:ie,text:de}of se.watched||[])ee||=!W.has(
ie),W.set(ie,de);return ee}let w=({of:K})=>[...W].slice(-8).map(([ee,se],ie)=>({name:se,look:`gp-watched-${ie}`,tip:`The looked-up token ${Q(se)}, number ${ee} \
of the vocabulary.`,value:de=>{let me=(de.watched||[]).find(({token_id:ye})=>ye===ee);return me?K(me):null}})),$=(K,ee,se)=>{let ie=document.createElementNS(s.namespaceURI,
K);ee&&ie.setAttribute("class",ee);for(let[de,me]of Object.entries(se||{}))ie.setAttribute(de,me);return ie};function v(){g(),k=(y().series||w(y())).map((K,ee)=>({
...K,line:$("polyline",K.look,{"vector-effect":"non-scaling-stroke"}),promptLine:null,dot:$("path",`gp-dot ${K.look}`,{d:Pi[ee]}),ends:[],totals:[0]})),_=[],L=L.
slice(0,1),T="",i.replaceChildren(...k.map(({line:K})=>K).reverse()),a.replaceChildren(a.querySelector(".gp-here"),...k.map(({dot:K})=>K).reverse()),t.querySelector(
".gp-keys").replaceChildren(...k.map(S)),B()}function S({name:K,look:ee,tip:se},ie){let de=h("span","",null,{tabindex:"0","data-tip":se}),me=$("svg","",{width:26,
height:8,"aria-hidden":"true"});return me.append($("line",`gp-key ${ee}`,{x1:0,y1:4,x2:26,y2:4}),$("path",`gp-dot ${ee}`,{d:Pi[ie],transform:"translate(13 4)"})),
de.append(me,y().of?fe(K):K),de}function x(K,ee,se){let ie=s.createSVGPoint();[ie.x,ie.y]=[ee,se],K.points.appendItem(ie)}let M=([K,ee],se)=>[Math.min(K,se),Math.
max(ee,se)],P=(K,ee,se)=>ee===null||K.sum?Fe(ee):Fe(ee)??Math.max(l().least[1],se[1]);function q(K){let{keep:ee,added:se}=kt(_,K);if(p(se)){v(),q(K);return}_.length=
ee,L.length=ee+1;for(let ie of k){ie.ends.length=ee,ie.totals.length=ee+1;let de=ie.ends.at(-1)??0;for(;ie.line.points.numberOfItems>de;)ie.line.points.removeItem(
ie.line.points.numberOfItems-1)}for(let ie of se){let de=L.at(-1);for(let me of k){let ye=P(me,me.value(ie),de);if(me.sum){let mt=me.totals.at(-1);ye=mt===null||
ye===null?null:mt+ye,me.totals.push(ye)}ye!==null&&(x(me.line,ie.index,ye),de=M(de,ye)),me.ends.push(me.line.points.numberOfItems)}L.push(de),_.push(ie)}}function B(){
E=e.promptSteps.length,O(t.querySelector(".gp-about"),y().about+(E?" The prompt stands before the text, on a ground of its own.":"")),A=[1/0,-1/0];for(let K of k){
K.promptLine&&K.promptLine.remove(),K.promptLine=null;let ee=0;for(let se of e.promptSteps){let ie=P(K,K.value(se),A);ie!==null&&(K.sum&&(ie=ee+=ie),K.promptLine||
(K.promptLine=$("polyline",`${K.look} gp-of-prompt`,{"vector-effect":"non-scaling-stroke"}),i.prepend(K.promptLine)),x(K.promptLine,c(se),ie),A=M(A,ie))}}}let N=()=>Math.
max(9,_.length-1)+E,C=K=>u.left+(K+E)/N()*(b-u.left-u.right),R=()=>l().unit?Ie(1,e.unit):1;function z(){let{least:K,powers:ee}=l(),se=R(),[ie,de]=[L.at(-1),A].reduce(
([ye,mt],[Et,ts])=>[Math.min(ye,Et*se),Math.max(mt,ts*se)],K),me=ee?Math.max(1,Math.ceil((de-ie)/6)):D(de-ie,4);return{low:Math.floor(ie/me+1e-9)*me,high:Math.ceil(
de/me-1e-9)*me,step:me}}let j=(K,{low:ee,high:se})=>u.top+(1-(K-ee)/(se-ee))*(u.height-u.top-u.bottom);function D(K,ee){let se=K/ee,ie=10**Math.floor(Math.log10(
se));return ie*[1,2,5,10].find(de=>de*ie>=se)}function V(){let K=z(),ee=[b,N(),E,K.low,K.high,e.unit].join(" ");if(ee===T||!b)return;T=ee;let se=(C(1)-C(0)).toFixed(
5),ie=(j(0,K)-j(R(),K)).toFixed(5);i.setAttribute("transform",`matrix(${se} 0 0 ${-ie} ${C(0)} ${j(0,K)})`),r.replaceChildren();let de=E?C(-.5):0;E&&r.append($(
"rect","",{x:u.left,y:u.top,width:Math.max(0,de-u.left),height:u.height-u.top-u.bottom}));for(let ye=K.low;ye<=K.high+K.step/1e6;ye+=K.step)ae(u.left,j(ye,K),b-
u.right,j(ye,K)),le(l().write(Math.abs(ye)<K.step/1e6?0:ye),u.left-7,j(ye,K)+4,"end");let me=D(N()+1,Math.max(3,Math.min(10,b/90)));for(let ye=Math.max(1,me);ye<=
N()-E+1;ye+=Math.max(1,me))le(ye,C(ye-1),u.height-6,"middle");E&&(ae(de,u.top,de,u.height-u.bottom,"gp-border"),de-u.left>44&&le("prompt",u.left,u.height-6,"sta\
rt")),le("token",C(0),u.height-6,"start"),l().unit&&le(e.unit,Math.max(u.left,de)+4,K.high>0?u.top+12:u.height-u.bottom-6,"start")}function ae(K,ee,se,ie,de){r.
append($("line",de,{x1:K,y1:ee,x2:se,y2:ie}))}function le(K,ee,se,ie){let de=$("text","",{x:ee,y:se,"text-anchor":ie});de.textContent=K,r.append(de)}function we(K){
if(a.setAttribute("visibility",K&&b?"visible":"hidden"),!K){O(d,"The curve grows with the text."),Nn(o,null,0,"no token yet");return}let ee=C(c(K));for(let[de,me]of Object.
entries({x1:ee,x2:ee,y1:u.top,y2:u.height-u.bottom}))a.querySelector(".gp-here").setAttribute(de,me);let se=z();for(let de of k){let me=be(de,K);de.dot.setAttribute(
"visibility",me===null?"hidden":"inherit"),me!==null&&de.dot.setAttribute("transform",`translate(${ee} ${j(me*R(),se)})`)}let ie=He(K);O(d,ie),Nn(o,K,_.length,ie,
E)}function be(K,ee){let se=ee.isPrompt?K.promptLine:K.line;if(!se||!se.points.numberOfItems)return null;if(ee.isPrompt){let de=se.points.numberOfItems-E+ee.index-
1;return de<0?null:se.points.getItem(de).y}let ie=K.ends[ee.index]??0;return ie===(K.ends[ee.index-1]??0)?null:se.points.getItem(ie-1).y}function He(K){let ee=`${K.
isPrompt?`Prompt token ${K.index+1}`:`Token ${K.index+1}`}, ${Q(K.chosen.text)}: `,{surprisal:se,entropyBefore:ie,entropyAfter:de}=We(K),[me,ye,mt]=[se,ie,de].map(
Et=>Me(Fe(Et),e.unit));return y().of?ee+(Zt(K)||"no token was looked up here"):m.value==="kept"?ee+(K.isPrompt?"no processor takes part":`${I(it(K))} of ${I(K.distribution.
vocab)} tokens kept`):m.value==="cumulative"?ee+ut(K):ee+`surprisal ${me}; entropy `+(K.isPrompt?ye:`${ye} before, ${mt} after`)}function ut(K){return"log-proba\
bility so far "+k.filter(se=>se.value(K)!==null).map(se=>{let ie=be(se,K);return`${ie===null?"minus infinity":Me(ie,e.unit)} ${se.name}`}).join(", ")}function Zt(K){
return(K.watched||[]).map(ee=>{let se=ee.logprob===null?"removed after":`${F(ne(ee.logprob))} after`;return`${Q(ee.text)} ${F(ne(ee.raw_logprob))} before${ee.raw_rank?
` (rank ${I(ee.raw_rank)})`:""}, ${se}`}).join("; ")}function Ge(K){let ee=(K.clientX-s.getBoundingClientRect().left-u.left)/(b-u.left-u.right),se=Math.max(-E,Math.
min(_.length-1,Math.round(ee*N())-E));return se<0?e.promptSteps[se+E]:_[se]}bo(o,e,{stepUnder:Ge,hover:K=>O(d,He(K)),leave:()=>we(e.current())}),f.addEventListener(
"change",()=>Is(f.value)),m.addEventListener("change",()=>{v(),st()});function st(){let K=e.current();q(K?e.lastOf(K):null),V(),we(K)}return new ResizeObserver(
([K])=>{b=K.contentRect.width,st()}).observe(o),K=>{K.unit&&(f.value=e.unit),K.run&&(W=new Map),K.watched&&p(_),K.run||K.watched?v():K.prompt&&B(),st()}}var Wi=new WeakMap;function je(t){let e=Wi.get(t)||[],[n]=t.lines(),{keep:o,added:s}=kt(e,n?n.last:null);e.length=o;for(let r of s)e.push(r);return Wi.set(t,e),
e}function ht({groups:t,pair:[e,n]}){if(t.length<2)return null;let o=t[e]?e:0,s=t[n]&&n!==o?n:+(o===0);return[o,s]}function Xe({groups:t,lanes:e},n){let{id:o,label:s}=t[n];
if(!e)return s;let r=e.find(i=>i.id===o);return r?r.label:`${s} (removed)`}var ko=({groups:t},e,n)=>qi(t[e].model)===qi(t[n].model);function qi(t){let[e,n=""]=t.
split("?");return`${e}?${n.split("&").find(o=>o.startsWith("revision="))||""}`}function yo(t,e,n){let o=[e,n].map(i=>je(t.shownOf(i).log)),s=ko(t,e,n)?Yl(...o):
Xl(...o),r=o.map((i,a)=>s[a]>=i.length);return r[0]&&r[1]?{kind:"same",at:s,shorter:null}:r[0]||r[1]?{kind:"shorter",at:s,shorter:r[0]?0:1}:{kind:"apart",at:s,shorter:null}}
function Yl(t,e){let n=Math.min(t.length,e.length),o=0;for(;o<n&&t[o].chosen.token_id===e[o].chosen.token_id;)o+=1;return[o,o]}var Ii=({piece:t})=>t??"\0";function Xl(...t){
let[e,n]=t.map(r=>r.map(Ii).join("")),o=Math.min(e.length,n.length),s=0;for(;s<o&&e[s]===n[s];)s+=1;return t.map(r=>Zl(r,s))}function Zl(t,e){let n=0,o=0;for(;o<
t.length&&(n+=Ii(t[o]).length)<=e;)o+=1;for(;o>0&&o<t.length&&t[o-1].piece==="";)o-=1;return o}var qn=(t,e=t.length)=>t.slice(0,e).map(({piece:n})=>n??"").join(
"");function Ri(t,e=60){let n=Array.from(t);return n.length<=e?t:"…"+n.slice(-e).join("")}var Bi=typeof Intl.Segmenter=="function"?new Intl.Segmenter(void 0,{granularity:"word"}):null;function Fi(t){let e=Bi?[...Bi.segment(t)].map(({segment:s})=>s):t.
match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu)||[],n=[],o="";for(let s of e)s.trim()?(n.push({space:o,word:s}),o=""):o+=s;return o&&n.push({space:o,word:""}),n}function zi(t,e){
let n=[t,e].map(u=>u.map(({word:k})=>k)),[o,s]=n,r=Math.min(o.length,s.length),i=0;for(;i<r&&o[i]===s[i];)i+=1;let a=0;for(;a<r-i&&o.at(-1-a)===s.at(-1-a);)a+=1;
let d=n.map(u=>u.map((k,_)=>_<i||_>=u.length-a)),f=n.map(u=>u.slice(i,u.length-a)),m=f.some(u=>u.length>1200);for(let[u,k]of Ql(...f.map(_=>_.slice(0,1200))))d[0][i+
u]=d[1][i+k]=!0;return{kept:d,shared:d[0].filter((u,k)=>u&&o[k]).length,cut:m}}function Ql(t,e){let n=e.length+1,o=new Uint16Array((t.length+1)*n);for(let r=t.length-
1;r>=0;r--)for(let i=e.length-1;i>=0;i--){let a=r*n+i;o[a]=t[r]===e[i]?o[a+n+1]+1:Math.max(o[a+n],o[a+1])}let s=[];for(let r=0,i=0;r<t.length&&i<e.length;)t[r]===
e[i]?s.push([r++,i++]):o[(r+1)*n+i]>=o[r*n+i+1]?r+=1:i+=1;return s}function ji(t,e){let s=t.querySelector(".gp-texts"),r="",i=0,a=-1/0;function d(k){let _=h("div","gp-text-side"),L=h("h3","gp-side-name"),A=h("p","gp-side-text",
null,{dir:"auto"});return _.append(L,A),s.append(_),{head:L,body:A,tag:k}}let f=["del","ins"].map(d);function m({body:k,tag:_},L,A){let E=[],W="",b=!1,T=()=>{W&&
E.push(b?h(_,"",W):W),W=""};L.forEach(({space:y,word:l},c)=>{let g=!A[c]&&!!l;g!==b?!g||!W?(T(),b=g,W=y+l):(W+=y,T(),b=!0,W=l):W+=y+l}),T(),k.replaceChildren(...E)}
function u(k){clearTimeout(i),i=0,a=performance.now();let _=k.map(y=>Fi(qn(je(e.shownOf(y).log)))),{kept:L,shared:A,cut:E}=zi(..._);f.forEach((y,l)=>m(y,_[l],L[l]));
let[W,b]=_.map(y=>y.filter(({word:l})=>l).length),T=t.querySelector(".gp-alike");Y(T,W+b>0),W+b&&(O(t.querySelector(".gp-share"),`${F(2*A/(W+b))} in common`),O(
t.querySelector(".gp-formula"),`2 × ${I(A)} shared words / (${I(W)} + ${I(b)})`)),Y(t.querySelector(".gp-cut"),E),O(t.querySelector(".gp-cut"),`The texts are v\
ery long: only ${I(1200)} words of each, after their common beginning, are compared. What follows counts as different.`)}return()=>{let k=e.header&&e.header.kind===
"lanes"?ht(e):null,_=k?k.map(b=>je(e.shownOf(b).log)):[];if(t.hidden=!_.some(b=>b.length),t.hidden)return;let L=k.map(b=>Xe(e,b)),A=JSON.stringify([L,..._.map(b=>qn(
b))]);if(A===r&&(!i||e.running))return;r=A,O(t.querySelector(".gp-pair"),`${L[0]} beside ${L[1]}, word by word`),f.forEach(({head:b},T)=>Le(b,`${L[T]} ${e.groups[k[T]].
title}`,{plain:!0}));let W=_[0].length*_[1].length>2e5&&e.running?a+500-performance.now():0;W<=0?u(k):i||=setTimeout(()=>u(ht(e)),W)}}function Hi(t,e){let o=[4,5e-4],s=t.querySelector(".gp-said"),r=t.querySelector(".gp-models"),i=t.querySelector(".gp-sides-box"),a=t.querySelector(".gp-sides"),
d=[t.querySelector(".gp-one"),t.querySelector(".gp-other")],f="";function m(){for(let y of d)y.replaceChildren(...e.groups.map(({title:l},c)=>h("option","",`${Xe(
e,c)} ${l}`,{value:c})))}d.forEach((y,l)=>y.addEventListener("change",()=>{let c=ht(e),g=Number(y.value),p=g===c[1-l]?c[l]:c[1-l];e.setPair(...l?[p,g]:[g,p])}));
let u=({log:y})=>!!(y.finished||y.failed||e.done);function k(y,{kind:l,at:c,shorter:g}){let[p,w]=y.map(C=>Xe(e,C)),[$,v]=y.map(C=>e.shownOf(C)),S=[$,v].map(({log:C})=>je(
C));if(!S[0].length||!S[1].length)return[`${p} and ${w} have no tokens to compare yet.`];let x=`${I(c[0])} token${c[0]===1?"":"s"}`;if(l==="same")return u($)&&u(
v)?[`${p} and ${w} never parted: both wrote the same ${x}.`]:[`${p} and ${w} have written the same so far: ${x}.`];if(l==="shorter"){let[C,R]=g?[w,p]:[p,w];if(!u(
g?v:$))return[`${p} and ${w} have written the same so far; ${R} is ahead.`];let{finished:z}=(g?v:$).log,j=z&&z.sequences.length?`, which ${Pe(z.sequences[0].stop_reason)[1]}`:
"";return[`All that ${C} wrote, ${I(c[g])} tokens${j}, is how ${R} begins. ${R} goes on with `,{token:S[1-g][c[1-g]].chosen.text},"."]}let M=c[0]===c[1]?`at tok\
en ${I(c[0]+1)}`:`at token ${I(c[0]+1)} of ${p} and token ${I(c[1]+1)} of ${w}`,P=qn(S[0],c[0]),q=P?["Both had written ",{token:Ri(P)},". "]:["They part at once\
. "],[B,N]=S.map((C,R)=>C[c[R]]);return[...P?[`They part ${M}. `]:[],...q,`${p} ${_(B)} `,{token:B.chosen.text},` (${L(B)}), ${w} ${B.given||N.given?`${_(N)} `:
""}`,{token:N.chosen.text},` (${L(N)}).`]}let _=({given:y})=>y?"was given":"chose",L=y=>y.chosen.logprob===null?Pt(y.chosen):F(We(y).probability);function A(y){
let l=JSON.stringify(y);l!==f&&(f=l,s.replaceChildren(...y.map(c=>{if(typeof c=="string")return c;let g=h("span","gp-quote");return g.append("“",fe(c.token,"g\
p-strong"),"”"),g})))}function E(y,l){let c=new Map;return y.forEach(({chosen:p,distribution:w},$)=>{for(let v of[...w.candidates,p]){let S=l?v.token_id:v.text;
c.has(S)||c.set(S,{label:v.text,sides:[null,null],most:0});let x=c.get(S);x.sides[$]||(x.sides[$]={candidate:v,isChosen:v.token_id===p.token_id},x.most=Math.max(
x.most,ne(v.logprob),ne(v.raw_logprob)))}}),[...c.values()].sort((p,w)=>w.most-p.most).filter(({sides:p,most:w},$)=>$<10&&($<o[0]||w>=o[1])||p.some(v=>v&&v.isChosen))}
function W(){let y=h("tr"),l=h("th","",null,{scope:"row"});return l.append(h("bdi","gp-word")),y.append(l,...[0,1].map(()=>{let c=h("td"),g=h("div","gp-side"),p=h(
"span","gp-tracks");p.append(h("i","gp-bar gp-after"),h("i","gp-bar gp-before"));let w=h("span","gp-values");return w.append(h("span"),h("small")),g.append(h("s\
pan","gp-sign"),p,w),c.append(g),c})),y}function b(y,l,c,g){let[p,w,$]=y.firstChild.children,[v,S]=l?[l.candidate.logprob,l.candidate.raw_logprob].map(ne):[0,0],
x=!!l&&l.candidate.logprob===null,M=!!l&&l.isChosen;xe(y,[M&&"gp-chosen",x&&"gp-removed",!l&&"gp-unlisted"].filter(Boolean).join(" ")),O(p,M?"▶":x?"✕":""),he(
w.children[0],"width",v/c),he(w.children[1],"width",S/c),O($.children[0],l?x?"":F(v):"–"),O($.children[1],l?F(S):"");let P=l?[M&&"chosen",x?Pt(l.candidate):F(
v),`${F(S)} before the processors`].filter(Boolean).join(", "):"not recorded here";G(y,{"aria-label":`${g}: ${P}`,title:x?Pt(l.candidate):""})}function T(y,l){let c=E(
l,ko(e,...y)),g=c.flatMap(S=>S.sides).filter(Boolean),p=g.every(({candidate:S})=>S.logprob===S.raw_logprob),w=Math.max(1e-9,...g.flatMap(({candidate:S})=>[ne(S.
logprob),ne(S.raw_logprob)]));i.classList.toggle("gp-plain",p),Y(t.querySelector(".gp-before-key"),!p),Y(t.querySelector(".gp-removed-key"),g.some(({candidate:S})=>S.
logprob===null)),Y(t.querySelector(".gp-unlisted-key"),g.length<2*c.length);let $=te(a.tBodies[0],c.length,W);c.forEach(({label:S,sides:x},M)=>{let[P,...q]=$[M].
cells;Le(P.firstChild,S),q.forEach((B,N)=>b(B,x[N],w,Xe(e,y[N])))});let v=a.tHead.rows[0].cells;y.forEach((S,x)=>{let{title:M}=e.groups[S],{entropyAfter:P}=We(l[x]);
Le(v[x+1],`${Xe(e,S)} ${M}, entropy ${Me(P,e.unit)}`,{plain:!0})})}return y=>{let l=e.header&&e.header.kind==="lanes"?ht(e):null;if(t.hidden=!l,!l)return;(y.run||
y.lanes)&&m(),d.forEach((v,S)=>{v.value=l[S]});let c=yo(e,...l);A(k(l,c));let[g,p]=l.map(v=>Xe(e,v)),w=ko(e,...l);Y(r,!w),w||O(r,`${g} and ${p} run on different\
 models, so they are compared by what they wrote, not by token ids, and rows with the same text stand together.`);let $=c.kind==="apart"?l.map((v,S)=>je(e.shownOf(
v).log)[c.at[S]]):null;Y(i,!!$),$&&T(l,$)}}var Rs=5,td=.9;function nd(t){if(!t.length)return null;let e=[...t].sort((i,a)=>i-a),n=e.length,[o,s,r]=[0,0,2/2**n];for(;o<Math.floor(n/2)&&(s+=r,!(o>0&&s>1-td));)
r*=(n-o)/(o+1),o+=1;return o=Math.max(0,o-1),{median:Lt(e),low:e[o],high:e[n-1-o]}}function Bs(t,e){if(t.length<Rs)return"few";let{low:n,high:o}=nd(t);return n>
e?"above":o<e?"below":"open"}function Di(t,e=!0){let n=([r,i])=>U(r)&&U(i),o=(r,i)=>Bs(r.map((a,d)=>[a,i[d]]).filter(n).map(([a,d])=>a-d),0),s=t.findIndex((r,i)=>t.
length>1&&t.every((a,d)=>i===d||o(r,a)===(e?"above":"below")));return s<0?null:s}function Ki(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=({values:a})=>a[t.name];if(!n.length)return{low:null,high:null,best:null,level:()=>0,
scale:xo([])};let s=n.reduce((a,d)=>o(d)<o(a)?d:a),r=n.reduce((a,d)=>o(d)>o(a)?d:a),i=xo(n.map(o));return{low:s,high:r,best:Fs(t,e),level:a=>Math.round(i.share(
a)*10),scale:i}}function Fs(t,e){let n=e.filter(({values:a})=>Number.isFinite(a[t.name])),o=n.map(({each:a})=>a[t.name]||[]);if(!t.better||o.some(({length:a})=>a!==
o[0].length))return null;let s=Di(o,t.better==="more"),r=s!==null&&n[s].values[t.name],i=a=>t.better==="more"?a<r:a>r;return s!==null&&n.every(({values:a},d)=>d===
s||i(a[t.name]))?n[s]:null}function xo(t){let e=[...new Set(t)].sort((d,f)=>d-f),[n,o]=[e[0],e.at(-1)],s=d=>f=>o>n?(d(f)-d(n))/(d(o)-d(n)):0,r=d=>e.some(f=>e.filter(
m=>m>=f&&d(m)-d(f)<.1).length>Math.max(1,e.length/2)),i=d=>e.length>1?e.indexOf(d)/(e.length-1):0,a=[{name:"linear",share:s(d=>d)},...n>0?[{name:"log",share:s(Math.
log)}]:[],{name:"order",share:i}];return a.find(({share:d})=>!r(d))||a.at(-1)}var zs={linear:"",log:"on a logarithmic scale",order:"by their order, because some\
 are far from the rest"};function Vt(t,{each:e}){let n=(e[t.name]||[]).filter(U);if(n.length<2)return"";let[o,s]=[Math.min(...n),Math.max(...n)].map(r=>pt(t,r));
return o===s?"":`${o} to ${s}`}var $o=t=>t.better==="less"?"heat":"prob";function pt(t,e,{unit:n=!1}={}){if(!Number.isFinite(e))return"–";let o=e.toLocaleString(
"en-US",{minimumFractionDigits:t.digits,maximumFractionDigits:t.digits});return n&&t.unit?`${o} ${t.unit}`:o}function Ui(t,{knob:e,metric:n,points:o,wide:s}){let[r,i,a,d,f]=[250,62,24,30,40],m=Math.max(260,t.clientWidth),u=ce("svg","gp-chart"),k=({label:S,value:x,range:M})=>`${S}\
: ${pt(n,x)}${M?` (${M})`:""}`;G(u,{role:"img",viewBox:`0 0 ${m} ${r}`,"aria-label":`${n.title} over ${e}: ${o.map(k).join(", ")}`}),t.replaceChildren(u);let _=o.
flatMap(({value:S,each:x})=>[S,...x]).filter(Number.isFinite),L=s&&_.length>0&&Math.min(..._)>0,A=L?Math.log:S=>S,[E,W]=_.length?[A(Math.min(..._)),A(Math.max(..._))]:
[0,1],b=(W-E||Math.abs(W)||1)*.08,T=S=>d+(1-(A(S)-E+b)/(W-E+2*b))*(r-d-f),y=od(o.map(({label:S})=>S)),l=22,c=o.map((S,x)=>({...S,at:i+l+y[x]*(m-i-a-2*l)})).sort(
(S,x)=>S.at-x.at),g=(S,x,M,P)=>{let q=ce(S,x);G(q,M),P!==void 0&&(q.textContent=P),u.append(q)},p=L?Yn(Math.exp(E-b),Math.exp(W+b)):Se(E-b,W+b,4);for(let S of _.
length?p:[])g("line","gp-guide",{x1:i,x2:m-a+8,y1:T(S),y2:T(S)}),g("text","gp-tick",{x:i-8,y:T(S)+4,"text-anchor":"end"},S.toLocaleString("en-US",{maximumFractionDigits:9}));
L&&g("text","",{x:2,y:12,"text-anchor":"start"},"logarithmic scale");let w="";c.forEach(({value:S,at:x},M)=>{Number.isFinite(S)&&(w+=`${Number.isFinite((c[M-1]||
{}).value)?"L":"M"}${x.toFixed(1)} ${T(S).toFixed(1)}`)}),g("path","gp-course",{d:w||"M0 0"});let[$,v]=[Gi(46),Gi(46)];c.forEach(({label:S,value:x,each:M,best:P,
at:q})=>{$(q)&&g("text","",{x:q,y:r-f+18,"text-anchor":"middle"},S.length>12?S.slice(0,11)+"…":S),Number.isFinite(x)&&(M.length>1&&g("line","gp-seeds",{x1:q,x2:q,
y1:T(Math.min(...M)),y2:T(Math.max(...M))}),g("circle","",{cx:q,cy:T(x),r:5}),(v(q)||P)&&g("text","gp-told",{x:q,y:T(x)-10,"text-anchor":"middle"},pt(n,x)+(P?" \
★":"")))}),g("text","",{x:(i+m-a)/2,y:r-4,"text-anchor":"middle"},e)}function od(t){let e=t.map(n=>n.trim()===""?NaN:Number(n));return t.length<2?t.map(()=>.5):
e.every(Number.isFinite)?e.map(xo(e).share):t.map((n,o)=>o/(t.length-1))}function Gi(t){let e=-1/0;return n=>n-e<t?!1:(e=n,!0)}function vo(t,{metric:{meaning:e,formula:n,unit:o,live:s}}){let r=[o?` In ${o}.`:"",s?"":" It is known when the runs of a cell have ended."];t.replaceChildren(`${e}\
 `,h("span","gp-formula",n),...r)}function Vi(t,e,n){let{low:o,high:s,best:r,scale:i}=n,a=e.metric,d=e.group.groups.some(_=>Vt(a,_)),f=_=>_&&e.nameOf(_.number)+
_.values[a.name],m=[a.name,f(o),f(s),r&&r.number,i.name,d].join();if(t.dataset.key===m||(t.dataset.key=m,t.replaceChildren(),!o))return;let u=_=>h("b","",pt(a,_.
values[a.name],{unit:!0})),k=(_,L)=>{let A=h("span","",_+" ");return A.append(u(L),` at ${e.nameOf(L.number)}`),A};o.values[a.name]===s.values[a.name]?t.append(
"The same everywhere: ",u(o)):t.append(k("lowest",o),sd($o(a)),k("highest",s)),zs[i.name]&&t.append(h("span","",`Coloured ${zs[i.name]}.`)),d&&t.append(h("span",
"","In small: from the lowest to the highest of a cell’s seeds.")),r&&t.append(h("span","",`★ best: ${a.better} is better, and so it is seed by seed`))}function sd(t){
let e=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let n=0;n<=10;n++){let o=h("i");o.style.backgroundColor=`var(--gp-${t}-${n})`,e.append(o)}return e}function Ji(t,e,{
best:n,scale:o}){if(t.hidden=!e.isList||e.view!=="heat",t.hidden)return;let s=e.metric,[{knob:r,values:i}]=e.axes,a=e.inOrder.map(f=>({label:i[f.place[1]],value:f.
values[s.name],each:(f.each[s.name]||[]).filter(U),range:Vt(s,f),best:n===f})),d=JSON.stringify([a,s.name,o.name,t.clientWidth]);t.dataset.key!==d&&(t.dataset.key=
d,Ui(t,{knob:r,metric:s,points:a,wide:o.name!=="linear"}))}var rd={eos:"■",stop_string:"■",length:"⊣",max_time:"⊣",unfinished:"⊣",stopped:"◻",failed:"✕"},$t=t=>Ve(rd,t,"■"),vt=t=>t==="failed"?["an error",
"ended in an error"]:Pe(t),ot=t=>(t.log?t.log.failed:t.ended&&t.ended.failed)||null,St=t=>t.log?t.log.numTokens:t.tokens.length;function Be(t){return ot(t)?"fai\
led":t.log?t.log.finished&&((t.log.finished.sequences[0]||{}).stop_reason||"stopped"):t.ended&&(t.ended.stop_reason||"stopped")}function xn(t){let e=Be(t);return e?
e==="failed"?"failed":e==="stopped"?"cut":"ended":(t.log?t.log.started:t.begun)?"decoding":"waiting"}function Rt({tokens:t,ended:e},n=1/0){if(e&&e.text!==null&&
e.text!==void 0)return e.text.length>n?e.text.slice(0,n):e.text;let o="";for(let{piece:s}of t)if(o+=s??"",o.length>=n)break;return o}var Bt=t=>Q(t).slice(1,-1);function js(t,e){let n=h("span","gp-stepper"),[o,s,r]=[h("button","","‹"),h("span"),h("button","","›")];n.append(o,s,r);let i=0,a=f=>m=>{m.stopPropagation(),
Hs(t,i,f)};[[o,-1,"The text of the seed before"],[r,1,"The text of the next seed"]].forEach(([f,m,u])=>{G(f,{type:"button","aria-label":u,tabindex:e}),f.addEventListener(
"click",a(m))});function d(f){i=f;let{entries:m}=t.groups[f];n.hidden=m.length<2,O(s,`${m.indexOf(t.shownOf(f))+1}/${m.length}`)}return{box:n,draw:d}}function Hs(t,e,n){
let{entries:o}=t.groups[e],s=o.indexOf(t.shownOf(e));t.showEntry(e,(s+n+o.length)%o.length)}function Yi(t,e,n){let o=A=>t.querySelector(".gp-whole"+A),s=o(""),r=js(
e,0),i=h("span"),a=h("button","gp-button","Open as one run",{type:"button"});o("-tools").append(r.box,i,a);let d=null;function f(A){let E=o("-text"),W=Rt(A);E.childElementCount||
E.append(h("span","gp-prompt"),h("span")),O(E.firstChild,e.header.prompt+(e.apart?`
`:"")),O(E.lastChild,W);let b=Be(A),T=b&&b!=="failed"?`${$t(b)} The text ${vt(b)[1]}`:"";O(o("-end"),[X(St(A),"token"),T||(b?"":St(A)?"still being written":"wai\
ts")].filter(Boolean).join(" · "))}function m(A){let E=ot(A),W=o("-problem");W.hidden=!E,E&&W.replaceChildren(h("b","","✕ "),`${E.message} ${E.fix||""}`)}function u({
values:A,entries:E}){O(o("-over"),E.length>1?`The ${I(E.length)} runs of this cell together, most as their mean:`:"In numbers:");let W=te(o("-values"),e.metrics.
length,()=>{let b=h("div");return b.append(h("dt"),h("dd")),b});e.metrics.forEach((b,T)=>{O(W[T].firstChild,b.title),O(W[T].lastChild,pt(b,A[b.name],{unit:!0})),
G(W[T],{title:`${b.meaning} ${b.formula}`})})}function k(){if(d===null)return;let A=e.shownOf(d);O(o("-title"),n(d)),G(s,{"aria-label":n(d)}),r.draw(d),O(i,(A.seed??
null)===null?"":`seed ${A.seed}`),a.hidden=!e.canAsk,f(A),m(A),u(e.groups[d])}function _(A){d=A,k(),s.open||s.showModal(),s.scrollTop=0}function L(){s.open&&s.close(),
d=null}return a.addEventListener("click",()=>{let{number:A}=e.shownOf(d);L(),e.ask({type:"open",entry:A})}),s.addEventListener("close",()=>{d=null}),s.addEventListener(
"click",({target:A})=>A===s&&L()),s.addEventListener("keydown",A=>A.stopPropagation()),t.querySelector(".gp-shut").addEventListener("click",L),{show:_,shut:L,draw:k}}var Xi={ArrowLeft:(t,e)=>[t,e-1],ArrowRight:(t,e)=>[t,e+1],ArrowUp:(t,e)=>[t-1,e],ArrowDown:(t,e)=>[t+1,e],Home:t=>[t,0],End:t=>[t,1/0]};function Zi(t){id(t),ad(
t),new ResizeObserver(()=>!t.root.hidden&&!t.chart.hidden&&t.drawValues()).observe(t.root)}function id(t){let{table:e,whole:n,group:o}=t;function s([r,i]){let a=e.
tBodies[0].rows[r];!a||i<0||t.focus(a.cells[Math.min(i+1,a.cells.length-1)],!0)}e.addEventListener("keydown",r=>{let i=r.target.closest("td");if(!i||r.ctrlKey||
r.altKey||r.metaKey)return;let{gpGroup:a}=i,d=i.parentElement;if(r.key==="Enter")n.show(a);else if(r.key===" ")Hs(o,a,1);else if(Object.hasOwn(Xi,r.key))s(Xi[r.
key](d.sectionRowIndex,i.cellIndex-1));else return;r.preventDefault()}),e.addEventListener("click",r=>{let i=r.target,a=i.closest("td");!a||i.closest(".gp-stepp\
er")||(t.focus(a),n.show(a.gpGroup))}),e.addEventListener("focusin",({target:r})=>{r.tagName==="TD"&&t.focus(r)})}function ad(t){let{state:e,field:n,select:o}=t,
s=t.part("switch");o.addEventListener("change",()=>{e.metricName=o.value,vo(t.part("metric-meaning"),e),t.drawValues()}),s.addEventListener("click",({target:r})=>{
let i=r.dataset.view;if(i){e.view=i;for(let a of s.children)a.setAttribute("aria-pressed",String(a.dataset.view===i));n.classList.toggle("gp-as-heat",i==="heat"),
t.drawValues()}})}var Qi="perplexity",So=class{constructor(e){this.group=e,this.view="texts",this.metricName=""}begin(){let e=this.group.metrics.map(({name:n})=>n);e.includes(this.
metricName)||(this.metricName=e.includes(Qi)?Qi:e[0])}get axes(){return this.group.header.axes}get isList(){return this.axes.length<2}get metric(){return this.group.
metrics.find(({name:e})=>e===this.metricName)}get inOrder(){return this.group.groups.slice().sort((e,n)=>e.place[1]-n.place[1])}inRow(e){return this.inOrder.filter(
({place:n})=>n[0]===e)}nameOf(e){let{place:n}=this.group.groups[e];return this.axes.map(({knob:o,values:s},r)=>`${o} ${s[n[1-r]]}`).join(", ")}failuresIn(e){let{
entries:n}=this.group.groups[e],o=n.filter(ot).length;return o&&n.length>1?`✕ ${o} of ${n.length}`:""}standingOf(e){let n=this.group.shownOf(e);return ot(n)?"\
failed":Be(n)?"":xn(n)==="decoding"?"decoding":this.group.done?"did not run":"waits"}};var ea=300,cd={"":"(empty)",decoding:"…"},Ds=(t,e)=>{let n=h("th",t==="row"?"gp-side":"",null,{scope:t});return n.append(fe(e)),n};function _t(t,e){let n=h(t);
return n.append(...e),n}var _o=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.field=this.part("field"),this.table=this.field.firstElementChild,
this.select=this.part("metric"),this.chart=this.part("chart-box"),this.whole=Yi(e,this.group,o=>n.nameOf(o)),this.cells=[],this.focused=null}part(e){return this.
root.querySelector(".gp-"+e)}build(){let{state:e,group:n,select:o}=this;this.whole.shut(),e.begin(),o.replaceChildren(...n.metrics.map(({name:r,title:i})=>h("op\
tion","",i,{value:r}))),o.value=e.metricName;let s=e.axes.map(({knob:r})=>r).join(" and ");O(this.part("title"),s);for(let r of[this.field,this.chart])r.classList.
toggle("gp-on-one-axis",e.isList);this.cells=n.groups.map(r=>this.makeCell(r)),this.table.replaceChildren(...e.isList?this.listRows():this.gridRows()),this.table.
setAttribute("aria-label",`The runs over ${s}`),this.focus(this.cells.length?this.cells[0].cell:null),vo(this.part("metric-meaning"),e)}makeCell({number:e}){let n=h(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=h("div","gp-cell-top"),[s,r]=[h("span","gp-value"),h("span","gp-star","★")],[i,a]=[h("small","gp-seeds-range"),
h("span","gp-some-failed")],d=h("bdi","gp-cell-text"),f=js(this.group,-1);return r.hidden=!0,o.append(s,r,i,a,f.box),n.append(o,d),n.gpGroup=e,{cell:n,top:o,value:s,
star:r,range:i,failed:a,text:d,stepper:f,colour:""}}gridRows(){let{state:e,cells:n}=this,[o,s]=e.axes,r=h("th","gp-knob",null,{scope:"colgroup",colspan:o.values.
length});r.append(h("span","",o.knob));let i=h("th","gp-side",s.knob,{scope:"col",rowspan:2}),a=[_t("tr",[i,r]),_t("tr",o.values.map(f=>Ds("col",f)))],d=f=>e.inRow(
f).map(({number:m})=>n[m].cell);return[_t("thead",a),_t("tbody",s.values.map((f,m)=>_t("tr",[Ds("row",f),...d(m)])))]}listRows(){let{state:e,cells:n}=this,[{knob:o,
values:s}]=e.axes,r=_t("tr",[h("th","gp-side",o,{scope:"col"}),h("th","gp-metric-name","",{scope:"col"})]),i=e.inOrder.map(({number:a,place:d})=>_t("tr",[Ds("ro\
w",s[d[1]]),n[a].cell]));return[_t("thead",[r]),_t("tbody",i)]}drawText(e){let{state:n,group:o}=this,{cell:s,text:r,stepper:i,failed:a}=this.cells[e],d=o.shownOf(
e),f=ot(d);O(a,n.failuresIn(e));let m=f?"✕ failed":Rt(d,ea).slice(0,ea).trim(),u=n.standingOf(e);O(r,m||(cd[u]??u)),xe(s,["gp-cell",f&&"gp-broken",!m&&"gp-qui\
et"].filter(Boolean).join(" ")),i.draw(e),this.describe(e)}drawTexts(){this.group.groups.forEach(({number:e})=>this.drawText(e))}drawQuiet(){this.cells.forEach(
({cell:e},n)=>e.classList.contains("gp-quiet")&&this.drawText(n))}drawValues(){let{state:e,group:n}=this,o=e.metric;if(!o)return;let s=Ki(o,n.groups);for(let r of n.
groups)this.drawValue(r,o,s);e.isList&&O(this.part("metric-name"),o.title),Vi(this.part("legend"),e,s),Ji(this.chart,e,s)}drawValue(e,n,o){let s=this.cells[e.number],
{top:r,value:i,star:a,range:d}=s,f=e.values[n.name],m=Number.isFinite(f),u=m?`var(--gp-${$o(n)}-${o.level(f)})`:"";s.colour!==u&&(r.style.backgroundColor=s.colour=
u),xe(r,m?"gp-cell-top":"gp-cell-top gp-none"),O(i,m?pt(n,f):e.entries.length===1&&ot(e.entries[0])?"✕":"–"),O(d,m?Vt(n,e):""),a.hidden=o.best!==e,this.describe(
e.number)}describe(e){let{state:n}=this,{cell:o,star:s,value:r,range:i}=this.cells[e],a=i.textContent?`, over its seeds ${i.textContent}`:"",d=[n.nameOf(e),`${(n.
metric||{}).title}: ${r.textContent}${a}`,s.hidden?"":"best",n.failuresIn(e).replace("✕","failed:"),n.standingOf(e)];G(o,{"aria-label":d.filter(Boolean).join(
"; ")})}focus(e,n=!1){this.focused&&(this.focused.tabIndex=-1),this.focused=e,e&&(e.tabIndex=0,n&&(e.focus({preventScroll:!0}),this.reveal(e)))}reveal(e){let{field:n,
table:o}=this,[s,r]=[n.getBoundingClientRect(),e.getBoundingClientRect()],i=s.left+e.parentElement.firstElementChild.offsetWidth,a=s.top+o.tHead.offsetHeight;n.
scrollLeft+=Math.min(0,r.left-i)||Math.max(0,r.right-s.right),n.scrollTop+=Math.min(0,r.top-a)||Math.max(0,r.bottom-s.bottom),(r.top<0||r.bottom>innerHeight)&&e.
scrollIntoView({block:"nearest",inline:"nearest"})}};function ta(t,e){let n=new _o(t,new So(e));return Zi(n),o=>{if(t.hidden=!e.header||e.header.kind!=="sweep"||!e.groups.length,t.hidden){n.whole.shut();return}o.run&&
n.build(),o.run||o.pair||o.status?n.drawTexts():o.steps&&new Set([...o.entries].map(s=>e.entries[s].group)).forEach(s=>n.drawText(s)),o.measured&&n.drawQuiet(),
(o.run||o.measured||o.status)&&n.drawValues(),n.whole.draw()}}var na={probability:{scale:"prob",level:t=>t.probability*10,ends:["0%","100%"],meaning:"How likely the token was, after the processors"},raw:{scale:"prob",level:t=>t.
rawProbability*10,ends:["0%","100%"],meaning:"How likely the model found the token, before the processors"},rank:{scale:"heat",level:t=>Ks[oa(t)][1],meaning:"Pl\
ace among all tokens, the likeliest first (a bar says it, too)"},surprisal:{scale:"heat",level:t=>t.surprisal/Math.LN2,bits:[0,10],meaning:"How unexpected the t\
oken was: minus the logarithm of its probability"},entropy:{scale:"heat",level:t=>t.entropyAfter/Math.LN2*1.25,bits:[0,8],meaning:"How undecided the model was: \
entropy after the processors"}},Ks=[[1,0,"top 1"],[10,3,"top 10"],[100,6,"top 100"],[1e3,8,"top 1000"],[1/0,10,"beyond"]],oa=({rank:t})=>Ks.findIndex(([e])=>(t??
1/0)<=e);function Mo(t,e,n){let{scale:o,level:s}=na[e],r=Math.round(Math.max(0,Math.min(10,s(n)||0)));t.style.backgroundColor=`var(--gp-${o}-${r})`,e==="rank"?t.
dataset.rank=String(oa(n)):delete t.dataset.rank}function Oo(t,e,n){let{scale:o,ends:s,bits:r,meaning:i}=na[e];if(t.replaceChildren(h("span","gp-meaning",i)),e===
"rank"){Ks.forEach(([,m,u],k)=>{let _=h("span","gp-chip",u,{"data-rank":k});_.style.backgroundColor=`var(--gp-${o}-${m})`,t.append(_)});return}let[a,d]=s||r.map(
m=>(n==="bits"?m:(m*Math.LN2).toFixed(1))+" "+n),f=h("span","gp-ramp",null,{"aria-hidden":"true"});for(let m=0;m<=10;m++){let u=h("i");u.style.backgroundColor=`\
var(--gp-${o}-${m})`,f.append(u)}t.append(h("span","",a),f,h("span","",r?d+" or more":d))}var sa=[["stop","■","Stop"],["select","✎","Edit"],["copy","❐","Copy"],["left","◀","Move to the left:"],["right","▶","Move to the right:"],["remove","✕",
"Remove"]],ld="Decoded in one batch with the other runs on this model: each forward pass gives all of them their next token.",dd="It has forward passes of its o\
wn, in turn with those of the others: no other run is on its model, or it writes or reads several tokens at once.",Eo=class{constructor(e,n){this.group=n;let o=h(
"div","gp-lane-head");this.name=h("button","gp-lane-name",null,{type:"button"}),this.letter=h("b","gp-letter"),this.title=h("bdi","gp-lane-title"),this.reference=
h("span","gp-lane-reference","reference"),this.name.append(this.letter,this.title,this.reference),this.tools=h("span","gp-lane-tools"),this.buttons=Object.fromEntries(
sa.map(([r,i])=>{let a=h("button","gp-button",i,{type:"button","data-do":r});return this.tools.append(a),[r,a]})),o.append(this.name,this.tools),this.settings=h(
"p","gp-lane-settings"),this.changed=h("p","gp-lane-changed","△ changed since this run"),this.state=h("p","gp-lane-state"),this.doing=h("b"),this.tokens=h("sp\
an","gp-lane-count"),this.company=h("span","gp-lane-company","",{tabindex:"0","data-tip":""}),this.state.append(this.doing,this.tokens,this.company),this.parts=
h("p","gp-lane-parts"),this.seeds=h("p","gp-lane-seeds"),this.back=h("button","gp-button","◀",{type:"button","data-seed":"-1","aria-label":"The seed before"}),
this.on=h("button","gp-button","▶",{type:"button","data-seed":"1","aria-label":"The next seed"}),this.seed=h("span","","",{"aria-live":"polite"}),this.seeds.append(
this.back,this.seed,this.on),this.problem=h("div","gp-problem"),this.why=h("span"),this.problem.append(h("b","","✕ "),this.why);let s=h("div","gp-lane-top");s.
append(o,this.settings,this.changed,this.state,this.parts,this.seeds,this.problem),e.append(s)}draw({lane:e,ran:n,place:o,lanes:s,isReference:r,parts:i,told:a}){
let d=n?this.group.shownOf(n.number):null;O(this.letter,e.label),O(this.title,e.title),Y(this.reference,r),G(this.name,{"aria-pressed":String(r),title:r?"The ot\
her lanes are compared with this one":`Compare the others with ${e.label}`}),this.name.disabled=!n,this.drawTools(e,o,s),this.drawStop(n),O(this.settings,hd(e,d,
n).join(" · ")),Y(this.changed,!!n&&["model","seed","settings"].some(f=>(e[f]??null)!==(n[f]??null))),this.drawState(d),O(this.parts,i),Y(this.parts,!!i),this.
drawSeeds(d,n),this.drawProblem(e,a)}drawTools(e,n,o){Y(this.tools,this.group.canAsk);let s={left:n===0,right:n===o-1,remove:o===1,copy:o>=In};for(let[r,,i]of sa){
let a=r==="select"&&e.selected?`Lane ${e.label} is shown in the settings`:`${i} lane ${e.label}`;G(this.buttons[r],{title:a,"aria-label":a,"aria-disabled":String(
!!s[r])})}O(this.buttons.select,e.selected?"✎ editing":"✎"),G(this.buttons.select,{"aria-pressed":String(!!e.selected)})}drawStop(e){let{stop:n}=this.buttons,
o=!!e&&this.group.running&&e.entries.some(({log:s})=>!s.finished&&!s.failed);!o&&n===document.activeElement&&this.name.focus(),Y(n,o)}drawState(e){if(Y(this.state,
!!e),!e)return;let{log:n}=e;O(this.doing,pd(n,this.group.done));let o=je(n).length;O(this.tokens,o?`${I(o)} token${o===1?"":"s"}`:"");let s=Gs.get(n);n.shared>1&&
Gs.set(n,{others:Math.max(n.shared-1,s?s.others:0),apart:n.apart&&(!s||s.apart)});let r=Gs.get(n);if(Y(this.company,!!r),!r)return;let{others:i,apart:a}=!n.running||
n.shared<2?r:{others:n.shared-1,apart:n.apart};O(this.company,`${a?"in turn":"together"} with ${i===1?"another run":`${i} others`}`),G(this.company,{"data-tip":a?
dd:ld})}drawSeeds(e,n){let o=n?n.entries.length:0;Y(this.seeds,o>1),!(o<2)&&(O(this.seed,`seed ${ra(e)??"–"}, ${n.shown+1} of ${o}`),G(this.back,{"aria-disabl\
ed":String(n.shown===0)}),G(this.on,{"aria-disabled":String(n.shown===o-1)}))}drawProblem({label:e,problem:n},o){let s=o.get(n)??e;n&&o.set(n,s),Y(this.problem,
!!n),O(this.why,!n||s===e?n||"":`The same as in lane ${s}.`)}},In=8,Gs=new WeakMap,ra=({seed:t,log:e})=>t??(e&&e.started?e.started.seed:null);function hd(t,e,n){
let o=e&&n.seed===t.seed&&n.entries.length===1?ra(e):null,s=t.seed??o;return[t.model,t.settings,s===null?"":`seed ${s}`].filter(Boolean)}function pd(t,e){let{queued:n,
loading:o,started:s,failed:r,finished:i}=t;return r?"✕ stopped by an error":i?`■ ${i.sequences.length?Pe(i.sequences[0].stop_reason)[1]:"ended"}`:e?s?"■ was\
 stopped":"did not run":o?nn(o):n?n.ahead?`waiting for ${n.ahead===1?"another run":`${n.ahead} others`}`:"starting …":s?"● decoding …":"waiting for its tu\
rn"}var To=class{constructor(e,n){this.body=e,this.entries=n,this.width=0,this.timer=0,this.clear(null),e.addEventListener("scroll",()=>{this.atEnd=e.scrollHeight-e.
scrollTop-e.clientHeight<40},{passive:!0}),new ResizeObserver(()=>this.resized()).observe(e)}clear(e){this.log=e,this.body.replaceChildren(),this.rows=new xt(this.
body),this.tokens=[],this.steps=[],this.dimmed=0,this.sign=null,this.said="",this.stop=null,this.atEnd=!0}draw(e,{shared:n,sign:o,why:s},{shade:r,unit:i}){this.
log!==e&&this.clear(e);let{keep:a,added:d}=kt(this.steps,je(e).at(-1)||null);a<this.tokens.length&&this.cut(a);for(let f of d)this.append(f,r,i);this.dim(n),this.
signAt(o?this.tokens[n]:null,o,s,i),!this.stop&&this.tokens.length&&this.reach(this.tokens[0])}cut(e){hn(this,e),this.steps.length=e,this.dimmed=Math.min(this.dimmed,
e),this.stop&&!this.stop.isConnected&&(this.stop=null)}append(e,n,o){let s={...e.chosen,piece:e.piece},r=h("span","gp-token",null,{role:"button",tabindex:"-1"});
Nt(r,s);let i=this.tokens.length?this.entries.get(this.tokens.at(-1)).token:null;this.entries.set(r,{token:s,step:e,index:e.index,lane:this}),e.given&&(r.dataset.
given=""),Wt(this,r,s,i),this.steps.push(e),this.describe(r,o),this.shade(r,n)}shade(e,n){Mo(e.querySelector(".gp-ink"),n,We(this.entries.get(e).step))}describe(e,n){
let{token:o,step:s,index:r}=this.entries.get(e),i=[`token ${r+1}: ${Q(o.text)}`,...eo(s,n),this.whyOf(e)];e.setAttribute("aria-label",i.filter(Boolean).join(", "))}whyOf(e){
let{step:n}=this.entries.get(e);return[e===this.sign?this.said:"",n.given?"given, not chosen":""].filter(Boolean).join(", ")}dim(e){let n=Math.min(e,this.tokens.
length);for(let o=n;o<this.dimmed;o++)this.tokens[o].classList.remove("gp-shared");for(let o=this.dimmed;o<n;o++)this.tokens[o].classList.add("gp-shared");this.
dimmed=n}signAt(e,n,o,s){if((e||null)===this.sign&&(!e||o===this.said&&e.dataset.parts===n))return;let r=this.sign;this.sign=e||null,this.said=o,r&&(delete r.dataset.
parts,this.describe(r,s)),e&&(e.dataset.parts=n,this.describe(e,s))}redraw({shade:e,unit:n}){for(let o of this.tokens)this.shade(o,e),this.describe(o,n)}settle(){
this.atEnd&&this.log&&this.log.running&&(this.body.scrollTop=1e7),this.rows.settle()}resized(){let{clientWidth:e}=this.body;!e||e===this.width||(this.width=e,this.
rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),200))}reach(e){this.stop&&(this.stop.tabIndex=-1),this.stop=e,e.tabIndex=0}next(e,n){
let o=this.tokens.indexOf(e);switch(n){case"ArrowRight":return this.tokens[o+1];case"ArrowLeft":return this.tokens[o-1];case"ArrowDown":return Ye(this.tokens,o,
1);case"ArrowUp":return Ye(this.tokens,o,-1);case"Home":return this.tokens[0];case"End":return this.tokens.at(-1);default:return null}}};function ia(t,e){let n=t.querySelector(".gp-columns"),o=t.querySelector(".gp-shade"),s=t.querySelector(".gp-scale"),r=t.querySelector(".gp-add"),i=new Map,a=new WeakMap,
d=dn(t,n,e,l=>{let c=a.get(l);if(!c)return null;let{token:g,step:p,index:w,lane:$}=c;return{id:g.token_id,text:g.text,where:`token ${w+1}`,step:p,why:$.whyOf(l)}}),
f=()=>({shade:o.value,unit:e.unit});function m(){return e.lanes?e.lanes.map(l=>({key:`lane ${l.id}`,lane:l,number:e.groups.findIndex(({id:c})=>c===l.id)})):e.groups.
map(l=>({key:`group ${l.number}`,lane:l,number:l.number}))}function u(l){let c=document.activeElement,g=[...n.children].indexOf(c&&c.closest(".gp-lane")),p=new Set(
l.map(({key:w})=>w));for(let[w,{element:$}]of i)p.has(w)||($.remove(),i.delete(w));l.forEach(({key:w,lane:$,number:v},S)=>{let x=i.get(w)||_(w);Object.assign(x,
{lane:$,number:v}),n.children[S]!==x.element&&n.insertBefore(x.element,n.children[S]||null)}),k(),!(g<0||document.activeElement===c)&&(c.isConnected?c.focus():n.
children.length&&n.children[Math.min(g,n.children.length-1)].querySelector(".gp-lane-name").focus())}function k(){let{clientWidth:l}=n,[c,g,p]=[240,12,4];if(!l||
!i.size)return;let w=Math.max(1,Math.min(p,Math.floor((l+g)/(c+g)))),$=Math.ceil(i.size/w);n.style.setProperty("--lanes-in-row",Math.ceil(i.size/$))}new ResizeObserver(
k).observe(n);function _(l){let c=h("li","gp-lane"),g=new Eo(c,e),p=h("p","gp-note gp-not-yet","Not run yet."),w=h("div","gp-lane-text",null,{role:"group",dir:"\
auto"}),$=h("div","gp-lane-bottom");$.append(p,w),c.append($);let v={element:c,head:g,note:p,body:w,text:new To(w,a)};return i.set(l,v),v}function L(l,c,g,p){let{
element:w,head:$,note:v,body:S,text:x,lane:M,number:P}=l,q=P<0?null:e.groups[P],B=ht(e),N=!!(q&&B&&B[0]===P),C=q&&B&&!N?A(B[0],P):{shared:0,sign:"",why:"",words:""};
$.draw({lane:M,ran:q,place:c,lanes:g,isReference:N,parts:C.words,told:p}),w.classList.toggle("gp-lane-selected",!!M.selected),G(w,{"aria-label":`Lane ${M.label}\
: ${M.title}`}),G(S,{"aria-label":`Text of lane ${M.label}, token by token. Arrow keys walk.`}),Y(v,!q),Y(S,!!q),q?x.draw(e.shownOf(P).log,C,f()):x.log&&x.clear(
null)}function A(l,c){let g=Xe(e,l),[p,w]=[l,c].map(q=>e.shownOf(q).log),{kind:$,at:v,shorter:S}=yo(e,l,c),x=v[1];if($==="apart"){let{chosen:q}=je(p)[v[0]],B=`h\
ere it parts from ${g}, which has ${Q(q.text)}`;return{shared:x,sign:`≠${g}`,why:B,words:`≠ parts from ${g} at token ${x+1}`}}let M={shared:x,sign:"",why:""};
if(!x)return{...M,words:""};let P=[p,w].map(q=>!!(q.finished||q.failed||e.done));return $==="same"?{...M,words:P[0]&&P[1]?`= the same as ${g}`:`= as ${g} so far`}:
P[S]?{...M,words:S?`= as ${g}, which goes on`:`= as ${g}, and goes on after its end`}:{...M,words:`= as ${g} so far`}}function E(l){let{header:c}=e,g=c?c.prompt:
"";Y(t.querySelector(".gp-asked"),!!g),Le(t.querySelector(".gp-asked-text"),g,{plain:!0}),Y(t.querySelector(".gp-parting-key"),!!ht(e)),Y(r.parentNode,e.canAsk),
G(r,{"aria-disabled":String(l.length>=In),title:l.length>=In?`${In} lanes at most`:"A new lane at the end"})}let W=l=>[...i.values()].find(({element:c})=>c.contains(
l));n.addEventListener("click",({target:l})=>{let c=W(l),g=l.closest("button"),p=l.closest(".gp-token");c&&p&&a.has(p)&&T(c,p),!(!c||!g||g.getAttribute("aria-di\
sabled")==="true")&&(g.dataset.do&&e.ask({type:"lane",do:g.dataset.do,id:c.lane.id}),g.dataset.seed&&e.showEntry(c.number,e.groups[c.number].shown+Number(g.dataset.
seed)),g===c.head.name&&b(c.number))});function b(l){let c=ht(e);c&&l!==c[0]&&e.setPair(l,l===c[1]?c[0]:c[1])}function T(l,c){l.text.reach(c),c.focus({preventScroll:!0}),
c.scrollIntoView({block:"nearest"}),d.show(c)}n.addEventListener("keydown",l=>{let{target:c,key:g}=l;if(!a.has(c)||l.ctrlKey||l.metaKey||l.altKey)return;let p=W(
c),w=g==="Enter"||g===" "?c:p.text.next(c,g);!w&&!g.startsWith("Arrow")||(l.preventDefault(),w&&T(p,w))}),r.addEventListener("click",()=>{r.getAttribute("aria-d\
isabled")!=="true"&&e.ask({type:"lane",do:"add"})});function y(){Oo(s,o.value,e.unit)}return o.addEventListener("change",()=>{for(let{text:l}of i.values())l.redraw(
f());y()}),l=>{let c=m();if(t.hidden=!c.length&&!e.canAsk,t.hidden)return;if((l.run||l.lanes)&&u(c),l.unit){for(let{text:p}of i.values())p.redraw(f());y()}E(c);
let g=new Map;c.forEach(({key:p},w)=>L(i.get(p),w,c.length,g));for(let{text:p}of i.values())p.settle();d.refresh(l.unit||l.pair)}}function aa(t,e){let r=L=>t.querySelector(".gp-"+L);function i(L){let[A,E]=[Math.min(...L),Math.max(...L)],W=[1,2,5,10,20,50,100,200,500,1e3].find(y=>Math.floor(
E/y)-Math.floor(A/y)<24)||Math.ceil((E-A+1)/24),b=Math.floor(A/W),T=Array.from({length:Math.floor(E/W)-b+1},(y,l)=>[Math.max((b+l)*W,A),Math.min((b+l+1)*W-1,E),
0]);for(let y of L)T[Math.floor(y/W)-b][2]+=1;return T}function a(){let L=h("li","",null,{"data-tip":"",tabindex:"0"});return L.append(h("b","",null,{"aria-hidd\
en":"true"}),h("i","",null,{"aria-hidden":"true"}),h("span","gp-hidden")),L}function d(L){let A=L.map(St).sort((l,c)=>l-c),E=A.length?i(A):[],W=Math.max(...E.map(
([,,l])=>l)),b=te(r("bins"),E.length,a);E.forEach(([l,c,g],p)=>{let[w,$,v]=b[p].children;O(w,g&&(E.length<=12||g===W)?I(g):""),he($,"height",g?Math.max(.03,g/W):
0);let S=`${l===c?X(l,"token"):`${I(l)} to ${I(c)} tokens`}: ${X(g,"text")}`;O(v,S),G(b[p],{"data-tip":S})}),O(r("bin-low"),E.length?I(E[0][0]):""),O(r("bin-hig\
h"),E.length>1?I(E.at(-1)[1]):"");let T=A.reduce((l,c)=>l+c,0)/A.length,y=(A[A.length-1>>1]+A[A.length>>1])/2;O(r("average"),A.length?`mean ${T.toFixed(1)}, med\
ian ${I(y)}, from ${I(A[0])} to ${I(A.at(-1))}`:"none has ended yet")}function f(){let L=h("li"),A=h("span","",null,{"aria-hidden":"true"});return A.append(h("i",
"gp-bar")),L.append(h("span","gp-sign",null,{"aria-hidden":"true"}),h("span","gp-word"),A,h("span","gp-times")),L}function m(L){let A=new Map;for(let b of L)A.set(
Be(b),(A.get(Be(b))||0)+1);let E=[...A].sort(([b,T],[y,l])=>l-T||(b<y?-1:1)),W=te(r("endings"),E.length,f);E.forEach(([b,T],y)=>{let[l,c,g,p]=W[y].children;G(W[y],
{"data-end":b}),O(l,$t(b)),O(c,vt(b)[0]),he(g.firstChild,"width",T/L.length),O(p,`${I(T)} · ${F(T/L.length)}`)})}function u(L){let A=L.filter(T=>Be(T)==="faile\
d"),E=L.filter(T=>Be(T)!=="failed"&&!Rt(T).trim()),W=e.done?e.entries.length-L.length:0,b=[];E.length&&b.push(`${X(E.length,"text is","texts are")} empty.`),A.length&&
b.push(`${I(A.length)} failed and ${A.length===1?"is":"are"} counted here alone.`),W&&b.push(`${X(W,"sample")} did not come to an end.`),O(r("oddities"),b.join(
" "))}function k(L){let A=new Map;for(let l of L)A.set(Rt(l),(A.get(Rt(l))||0)+1);let E=[...A].filter(([,l])=>l>1).sort(([l,c],[g,p])=>p-c||(l<g?-1:1)),W=`${X(A.
size,"distinct text")} of ${I(L.length)}`;O(r("common-title"),L.length?W+(A.size===1&&L.length>1?": all are the same":E.length?"; the most frequent ones":L.length>
1?": none came twice":""):"");let b=r("common"),T=E.slice(0,5),y=[...b.children].map(l=>l.gpText);T.length===y.length&&T.every(([l],c)=>l===y[c])?T.forEach(([,l],c)=>O(
b.children[c].firstChild,`${I(l)} ×`)):b.replaceChildren(...T.map(_))}function _([L,A]){let E=h("li");if(E.gpText=L,E.append(h("span","gp-times",`${I(A)} ×`)),
L.length<=150)E.append(L.trim()?h("bdi","",Bt(L)):h("span","gp-note","(empty)"));else{let W=h("details"),b=h("summary");b.append(h("bdi","",Bt(L.slice(0,150))+"\
…")),W.append(b,h("p","",L,{dir:"auto"})),E.append(W)}return E}return L=>{if(t.hidden=!e.header||e.header.kind!=="seeds",t.hidden||!(L.run||L.status))return;L.
run&&r("common").replaceChildren();let A=e.entries.filter(b=>xn(b)==="cut"),E=e.entries.filter(b=>Be(b)&&!A.includes(b)),W=E.filter(b=>Be(b)!=="failed");O(r("of"),
E.length===e.entries.length?`all ${X(E.length,"sample")}`:`${I(E.length)} of ${X(e.entries.length,"sample")} ${e.done?"ended":"have ended so far"}`),d(W),m([...E,
...A]),u(E),k(W)}}function ca(t,e){let n=t.querySelector(".gp-metrics"),[o]=n.tHead.rows,s=o.cells[0].querySelector("button"),r=new Map,i=null,a=[],d=({values:b},{name:T})=>Number.
isFinite(b[T])?b[T]:null;function f(){let b=e.metrics.filter(l=>e.groups.some(c=>d(c,l)!==null));if(b.length===a.length&&b.every((l,c)=>l===a[c].metric))return;
let T=document.activeElement,y=o.contains(T)?T.dataset.name:null;a.forEach(({head:l})=>l.remove()),a=b.map(l=>{let c=h("th","",null,{scope:"col"}),{name:g,title:p,
unit:w,meaning:$,formula:v,better:S}=l,x={more:" More is better.",less:" Less is better."}[S]||"",M=h("button","gp-sort",null,{type:"button","data-name":g,"data\
-tip":`${$}${x} Formula: ${v}.`});return M.append(h("span","",p.replace(/-(?=\d)/g,"‑")),h("span","gp-arrow","",{"aria-hidden":"true"})),c.append(M),w&&w!==p.
toLowerCase()&&c.append(h("small","",w)),o.append(c),{metric:l,head:c}});for(let l of r.values())te(l,1+a.length,u);y&&o.querySelector(`[data-name="${CSS.escape(
y)}"]`)?.focus()}function m(){for(let{metric:b,head:T}of a){let y=i&&i.name===b.name?i.down?"descending":"ascending":"none";G(T,{"aria-sort":y}),O(T.querySelector(
".gp-arrow"),{descending:" ▼",ascending:" ▲",none:""}[y])}}o.addEventListener("click",({target:b})=>{let T=b.closest(".gp-sort");if(!T)return;let y=a.map(l=>l.
metric).find(({name:l})=>l===T.dataset.name);if(!y)i=null;else{let l=y.better!=="less",c=i&&i.name===y.name;c&&i.down!==l?i=null:i={name:y.name,down:c?!l:l}}E()});
function u(){let b=h("td"),T=h("span","gp-value");T.append(h("b","gp-best-sign","",{"aria-hidden":"true"}),h("span"),h("span","gp-hidden"),h("small","gp-seeds-r\
ange"));let y=h("span","gp-track");return y.append(h("i")),b.append(T,y),b}function k(b){let T=h("tr"),y=h("th","gp-whose",null,{scope:"row"});return y.append(h(
"b","gp-letter"),h("bdi")),T.append(y),te(T,1+a.length,u),n.tBodies[0].append(T),r.set(b,T),T}function _({number:b,title:T}){let y=r.get(b)||k(b),[l,c]=y.cells[0].
children;O(l,Xe(e,b)),O(c,T)}function L({metric:b},T){let y=e.groups.map(g=>d(g,b)),l=Math.max(...y.map(g=>Math.abs(g??0))),c=Fs(b,e.groups);return y.forEach((g,p)=>{
let w=r.get(p).cells[T+1],[$,v]=w.children,S=g===null?"–":g.toLocaleString("en-US",{minimumFractionDigits:b.digits,maximumFractionDigits:b.digits}),x=c!==null&&
c.number===p;O($.children[0],x?"★":""),O($.children[1],S),O($.children[2],x?" (best)":"");let M=g===null?"":Vt(b,e.groups[p]);O($.children[3],M&&`over the see\
ds ${M}`),w.classList.toggle("gp-best",x),he(v.firstChild,"width",g===null||!l?0:Math.abs(g)/l)}),c!==null}function A(){let b=[...e.groups];if(i){let y=i.down?-1:
1;b.sort((l,c)=>{let[g,p]=[d(l,i),d(c,i)];return g===null||p===null?+(g===null)-+(p===null):y*(g-p)})}let[T]=n.tBodies;b.forEach(({number:y},l)=>{T.rows[l]!==r.
get(y)&&T.insertBefore(r.get(y),T.rows[l]||null)})}function E(){if(f(),t.hidden=!a.length,t.hidden)return;i&&!a.some(({metric:T})=>T.name===i.name)&&(i=null),e.
groups.forEach(_);let b=a.map(L);Y(t.querySelector(".gp-best-key"),b.some(Boolean)),m(),A()}function W(){for(let T of r.values())T.remove();r.clear();let{kind:b}=e.
header||{};O(s,{lanes:"Lane",sweep:"Cell"}[b]||"Runs"),n.classList.toggle("gp-one",e.groups.length<2),Y(t.querySelector(".gp-sorting"),e.groups.length>1)}return b=>{
b.run&&W(),(b.run||b.measured||b.lanes)&&E()}}var la={sweep:"Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.",seeds:"Nothing has run yet. “\
Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.",trial:"Nothing has run yet. “Run the tr\
ial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.",precision:"Noth\
ing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart \
at each token.",watermark:"Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you wh\
ich is which."};function da(t,e){let s=t.querySelector(".gp-status"),r=t.querySelector(".gp-pace"),i=t.querySelector(".gp-track"),a=t.querySelector(".gp-trouble\
s"),d=t.querySelector(".gp-told"),f=t.querySelector(".gp-answered"),m=[],u=[],k=null,_=0;function L(y){let l=e.entries[y];m[y]=xn(l),u[y]=St(l)}function A(y){let l=X(
m.length,"run"),c=y.ended+y.failed;if(c===m.length)return[c===1?"The run has ended":`All ${l} have ended`,""];let g=y.cut+(e.done?y.decoding:0),p=(e.done?[g&&`${I(
g)} cut off`,y.waiting&&`${I(y.waiting)} not begun`]:[g&&`${I(g)} cut off`,`${I(y.decoding)} decoding`,y.waiting===1?"1 waits":`${I(y.waiting)} wait`]).filter(Boolean);
return[`${e.done?"Stopped: ":""}${I(c)} of ${l} ended`,p.map(w=>` · ${w}`).join("")]}function E(y){if(!y)return;let l=performance.now();k??={at:l,sum:y},y!==k.
last&&([k.last,_]=[y,l]);let c=_-k.at,g=c>500?` · ${I(Math.round((y-k.sum)/c*1e3))} tokens/s altogether`:"";O(r,X(y,"token")+g)}function W(y){let l=new Map;for(let $ of e.
entries.filter(v=>m[v.number]==="failed")){let v=JSON.stringify(Jn(ot($)));l.set(v,[...l.get(v)||[],$])}let c=e.done?y.cut:0,g=JSON.stringify([[...l].map(([$,v])=>[
$,v.length]),c]);if(a.dataset.key===g)return;a.dataset.key=g,a.replaceChildren();for(let[$,v]of[...l].slice(0,8)){let S=h("p");S.append(h("b","","✕ "),`${X(v.
length,"run")} failed${b(v)}: `);for(let{knob:x,message:M,fix:P}of JSON.parse($))S.append(h("span","",(x?`${x}: `:"")+M),P?` ${P} `:" ");a.append(S)}let p=[...l.
values()].slice(8).flat().length;p&&a.append(h("p","gp-note",`${X(p,"more run")} failed for other reasons.`));let w=c&&e.done.overtaken?`because another run too\
k ${c===1?"its":"their"} place`:"by hand";c&&a.append(h("p","gp-note gp-stopped",`${X(c,"run was","runs were")} stopped ${w}; what was written is kept.`))}function b(y){
let l=[...new Set(y.map(p=>e.groups[p.group].label))];if(l.length===e.groups.length)return"";let c=l.length-1;return` (${l.every(p=>p.length===1)?l.join(", "):l[0]+
(c?` and ${X(c,"other")}`:"")})`}function T(){let y=e.found&&e.found.question,c=(y&&e.asking&&e.asking.question!==y?e.asking.titles:{})[y];Y(f,!!c),c&&O(f,`Thes\
e runs ${e.done?"answered":"answer"} “${c}”. Choose that question to see what they say.`)}return y=>{if(t.hidden=!e.header&&!Object.hasOwn(la,e.name),i.hidden=
!e.header,!e.header&&!t.hidden&&O(s,la[e.name]),!e.header)return;y.run?([m,u,k]=[[],[],null],O(r,""),e.entries.forEach(p=>L(p.number))):y.measured||y.status?e.entries.
forEach(p=>L(p.number)):y.entries.forEach(L);let l={ended:0,cut:0,failed:0,decoding:0,waiting:0};for(let p of m)l[p]+=1;let[c,g]=A(l);s.dataset.words!==c+g&&(s.
dataset.words=c+g,s.replaceChildren(h("b","",c),g));for(let p of["ended","failed","decoding"])he(i.querySelector(".gp-part-"+p),"width",l[p]/Math.max(1,m.length));
G(i,{"aria-valuemax":m.length,"aria-valuenow":l.ended+l.failed,"aria-valuetext":c+g.replaceAll(" · ",", ")}),E(u.reduce((p,w)=>p+w,0)),W(l),T(),e.done&&O(d,c)}}function pa(t){fd(t),gd(t),t.lanes.addEventListener("change",()=>{t.state.opened.clear(),t.draw()})}function Us(t,e){if(!e.folded){t.pick(e.entry.run.at(-1));return}
let[n]=e.folded,o=document.activeElement===e.item;t.state.unfold(e.node,e.folded),t.draw(),o&&Jt(t,t.views.get(n.id))}function fd(t){let{tree:e}=t,n=o=>{let s=o.
closest(".gp-knot");return s?s.parentElement.gpView:null};e.addEventListener("click",({target:o})=>{let s=n(o);s&&(fa(t,s),Us(t,s))}),e.addEventListener("pointe\
rmove",({target:o,pointerType:s})=>{s!=="touch"&&t.point(n(o),o.gpNode||null)}),e.addEventListener("pointerleave",()=>t.point(null)),e.addEventListener("focusin",
o=>{let s=o.target;s.gpView&&s.matches(":focus-visible")&&t.point(s.gpView,null)}),e.addEventListener("focusout",()=>t.point(null))}function fa(t,e){t.current&&
t.current!==e&&G(t.current.item,{tabindex:"-1"}),t.current=e,G(e.item,{tabindex:"0"})}function Jt(t,e){e&&(fa(t,e),e.item.focus({preventScroll:!0}),e.knot.scrollIntoView(
{block:"nearest",inline:"nearest"}),t.point(e,null))}var ua=({kids:t})=>t&&t.firstElementChild&&t.firstElementChild.gpView;function ud(t,e){e.entry&&t.state.closed.
delete(e.entry.head.id)?t.draw():Jt(t,ua(e))}function md(t,e){e.entry&&ua(e)?(t.state.closed.add(e.entry.head.id),t.draw()):Jt(t,e.above)}var ha={ArrowDown:(t,e,n)=>Jt(
t,n[n.indexOf(e)+1]),ArrowUp:(t,e,n)=>Jt(t,n[n.indexOf(e)-1]),ArrowRight:ud,ArrowLeft:md,Home:(t,e,n)=>Jt(t,n[0]),End:(t,e,n)=>Jt(t,n.at(-1)),Enter:Us," ":Us,Escape:t=>{
t.point(null),t.state.picked&&t.pick(null)}};function gd(t){t.tree.addEventListener("keydown",e=>{let n=e.target.gpView;if(!n||e.ctrlKey||e.altKey||e.metaKey||!Object.
hasOwn(ha,e.key))return;e.preventDefault();let o=[...t.tree.querySelectorAll(".gp-branch")].filter(s=>s.offsetParent);ha[e.key](t,n,o.map(s=>s.gpView))})}var Lo=class{constructor(){this.count=0,this.root=this.node(null,null),this.tips=[],this.ended=new Map}node(e,n){let o=n&&n.logprob!==null&&e.logprob!==null&&e.
logprob!==void 0,s=n?o?n.logprob+e.logprob:null:0;return{id:this.count++,token:e,before:n,depth:n?n.depth+1:0,kids:new Map,samples:[],ends:[],logprob:s,order:[]}}begin(e){
return this.root.samples.push(e),this.tips[e]=this.root}add(e,n){let o=this.tips[e]||this.begin(e),s=o.kids.get(n.token_id);s||(s=this.node(n,o),o.kids.set(n.token_id,
s),o.order.push(s)),s.samples.push(e),this.tips[e]=s}end(e,n){this.ended.has(e)||(this.ended.set(e,n),(this.tips[e]||this.begin(e)).ends.push([e,n]))}reached(e){
let n=o=>!wd.has(this.ended.get(o)??"length");return this.root.samples.filter(o=>this.tips[o].depth>=e||n(o)).length}},wd=new Set(["length","max_time","stopped",
"failed","given","unfinished"]);function ma(t){let e=[t];for(;t.kids.size===1&&!t.ends.length;)[t]=t.order,e.push(t);return e}function ga(t){for(;t.before&&t.before.
before&&t.before.kids.size===1&&!t.before.ends.length;)t=t.before;return t}var Rn=(t,e=null)=>t.logprob===null||e&&e.logprob===null?null:Math.exp(t.logprob-(e?e.
logprob:0)),Bn=t=>{let e=[];for(;t.before;t=t.before)e.push(t);return e.reverse()},wa=(t,e)=>(e.logprob??-1/0)-(t.logprob??-1/0)||t.token.token_id-e.token.token_id;
function bd({order:t},e){if(!e)return t.sort((o,s)=>s.samples.length-o.samples.length||wa(o,s)),t;let n=(o,s)=>o.samples.length>s.samples.length+Math.max(.5,s.samples.
length/5);for(let o=1;o<t.length;o++)for(let s=o;s>0&&n(t[s],t[s-1]);s--)[t[s-1],t[s]]=[t[s],t[s-1]];return t}function ba(t,{lanes:e,grows:n,opened:o=new Map,closed:s=new Set,
before:r=new Set}){let i=[],a=[],d=({id:A,samples:E})=>E.length+(n&&r.has(A)?.5:0),f=([A],[E])=>d(E)-d(A)||A.depth-E.depth||wa(A,E),m=0;function u(A,E,W){for(m+=
1;;){let b=E.at(-1),T={head:A,run:E,kids:[],folded:[],closed:s.has(A.id)};W.push(T);let y=bd(b,n);if(!y.length||T.closed)return;let l=1+(o.get(b.id)||0);y.slice(
1).forEach((c,g)=>(g+1<l?a:i).push([c,T])),W=T.kids,[A]=y,E=ma(A)}}let k=A=>{for(;A.length;){let[E,W]=A.pop();u(E,ma(E),W.kids),k(a)}},_=()=>i.splice(0).forEach(
([A,E])=>E.folded.push(A)),L=[];for(u(t.root,[t.root],L),k(a);i.length&&m<e;)i.sort(f),k([i.shift()]);_();for(let A=Vs(L[0]);A.length;A=Vs(L[0]))k(A),_();return ka(
L[0]),L[0]}function Vs(t){return[...t.folded.length===1?[[t.folded.pop(),t]]:[],...t.kids.flatMap(Vs)]}function ka(t){let e=new Map(t.run.at(-1).order.map((n,o)=>[
n,o]));t.kids.sort((n,o)=>e.get(n.head)-e.get(o.head)),t.kids.forEach(ka)}var kd=12,Ao=class{constructor(e){this.group=e,this.begin()}begin(){this.trie=new Lo,this.opened=new Map,this.closed=new Set,this.picked=null}read(e){let{trie:n,
group:o}=this,s=o.entries[e],r=n.tips[e];for(let a=r?r.depth:0;a<s.tokens.length;a++)n.add(e,s.tokens[a]);let i=Be(s);i&&n.end(e,i)}shown(e,n){return ba(this.trie,
{lanes:e,grows:!this.group.done,opened:this.opened,closed:this.closed,before:n})}pick(e){this.picked=e===this.picked?null:e}unfold(e,n){let o=e.order.length-n.length;
this.opened.set(e.id,o-1+Math.min(kd,n.length))}isOnPath({head:e,run:n}){return Fn(n.at(-1),this.picked)||Fn(this.picked,e)}};function Fn(t,e){for(;t&&t.depth>e.
depth;)t=t.before;return t===e}var Co=220,Po=({token:t})=>t.piece??t.text;function ya(t,e,n,o){let{length:s}=n.samples,[r,i]=[t.reached(n.depth),e.before],a=Rn(n),d=u=>u===null?"not known":F(
u),f=e===n,m=[["Came here",`${I(s)} of ${X(r,"sample")}${r<o?" so far":""}`]];a!==null&&m.push(["Expected when drawn",`${yd(r*a)} = ${I(r)} × ${F(a)}`]),m.push(
[`Probability of ${f?"this token":`these ${n.depth-e.depth+1} tokens`}`,d(Rn(n,i))]),m.push(["Share of the samples here",F(s/Math.max(1,xd(i)))]),f&&m.push(["Th\
e model’s own, unprocessed",d(n.token.raw_logprob===null?null:ne(n.token.raw_logprob))]),m.push(["Probability of the text so far",d(a)]);for(let[u,k]of No(n))
m.push([`${$t(u)} ends here: ${vt(u)[0]}`,I(k)]);return m}var yd=t=>t<.01?"fewer than 0.01":t.toFixed(t<10?2:1),xd=t=>t.order.reduce((e,n)=>e+n.samples.length,0);
function No(t){let e=new Map;for(let[,n]of t.ends)e.set(n,(e.get(n)||0)+1);return e}function xa(t,e){let n=h("div","gp-trie-card",null,{popover:"manual","aria-h\
idden":"true"}),o=h("p"),s=h("dl");n.append(o,s),n.hidden=!0,t.append(n);function r(d,f,m,u,k){let _=Bn(m.before).map(({token:W})=>W.piece??"").join(""),L=_.length>
Co?"…"+_.slice(-Co):_,A=Bn(u).slice(m.depth-1).map(Po).join(""),E=h("bdi","",L);E.append(h("b","",A.length>Co?A.slice(0,Co)+"…":A)),o.replaceChildren(E),s.replaceChildren(
...ya(f,m,u,k).flatMap(([W,b])=>[h("dt","",W),h("dd","",b)])),n.hidden&&document.addEventListener("scroll",e,{capture:!0,passive:!0}),n.hidden=!1,n.showPopover&&
!n.matches(":popover-open")&&n.showPopover(),i(d)}function i(d){let f=d.getBoundingClientRect(),{clientWidth:m,clientHeight:u}=document.documentElement,[k,_]=[n.
offsetWidth,n.offsetHeight],L=f.bottom+7+_+8<=u?f.bottom+7:f.top-_-7;n.style.left=`${Math.max(8,Math.min(f.left,m-k-8))}px`,n.style.top=`${Math.max(8,Math.min(L,
u-_-8))}px`}function a(){n.hidden||(n.hidePopover&&n.isConnected&&n.matches(":popover-open")&&n.hidePopover(),n.hidden=!0,document.removeEventListener("scroll",
e,{capture:!0}))}return{show:r,hide:a}}function $a(t,e,n){let s=t.querySelector(".gp-through"),r=t.querySelector(".gp-through-title"),i=t.querySelector(".gp-thr\
ough-list"),a=t.querySelector(".gp-through-more"),d=t.querySelector(".gp-through-facts"),[f,m]=[null,null],u=!1;function k(){let E=h("li"),W=h("bdi");return W.append(
h("span","gp-shared"),h("span","gp-own")),E.append(W,h("small")),E}function _(E,W,b){let T=e.entries[W],y=Bn(b).length,l=p=>p.map(({piece:w})=>w??"").join("");O(
E.querySelector(".gp-shared"),l(T.tokens.slice(0,y))),O(E.querySelector(".gp-own"),l(T.tokens.slice(y)));let c=Be(T);O(E.querySelector("small"),[`sample ${W+1}`,
(T.seed??null)===null?"":`seed ${T.seed}`,X(St(T),"token"),c?`${$t(c)} ${vt(c)[0]}`:"…"].filter(Boolean).join(" · "));let g=E.querySelector("button");if(e.canAsk&&
!g){let p=h("button","gp-button","Open",{type:"button","aria-label":`Open sample ${W+1} as one run`});p.addEventListener("click",()=>e.ask({type:"open",entry:+E.
dataset.entry})),E.append(p)}else g&&E.dataset.entry!==String(W)&&g.setAttribute("aria-label",`Open sample ${W+1} as one run`);E.dataset.entry=W}function L(E,W){
let b=E.before?ya(W,ga(E),E,e.entries.length):[],T=te(d,b.length,()=>{let y=h("div");return y.append(h("dt"),h("dd")),y});b.forEach(([y,l],c)=>{O(T[c].firstChild,
y),O(T[c].lastChild,l)})}function A(E,W){if(E!==f&&(u=!1),[f,m]=[E,W],s.hidden=!E,!E)return;L(E,W);let{samples:b}=E,T=E.before?Q(Bn(E).map(Po).join("").trim()):
`the ${e.apart||"prompt"}`,y=T.length>120?"“…"+T.slice(-110):T;O(r,`${X(b.length,"sample goes","samples go")} through ${y}`);let l=u?b.length:Math.min(12,b.
length),c=te(i,l,k);for(let g=0;g<l;g++)_(c[g],b[g],E);a.hidden=l===b.length,O(a,`Show all ${I(b.length)}`)}return a.addEventListener("click",()=>{u=!0,A(f,m)}),
t.querySelector(".gp-unpick").addEventListener("click",n),A}var $d=18,va=110,Sa=160,Js=t=>t.reduce((e,n)=>e+n.samples.length,0);function vd(t){let e=h("li","",null,{role:"treeitem",tabindex:"-1"}),n=h("div","gp-knot"),[o,
s,r]=[h("bdi","gp-run"),h("span","gp-count"),h("span","gp-end")];n.append(o,s,r),e.append(n);let i={key:t,item:e,knot:n,run:o,number:s,end:r,kids:null,entry:null,
above:null};return e.gpView=i,i}function _a(t,e){let n=new Set(e.map(({item:o})=>o));for(let o of[...t.children])n.has(o)||o.remove();e.forEach(({item:o},s)=>{t.
children[s]!==o&&t.insertBefore(o,t.children[s]||null)})}function Ma(t,e,n){let o=`${e} ${n}`;t.stream!==o&&(t.stream=o,t.item.style.setProperty("--own",e),t.item.
style.setProperty("--rest",n))}function Sd(t,{run:e,head:n}){let o=[...No(e.at(-1))],s=o.map(([r,i])=>`${$t(r)}${n.samples.length>1?` ${I(i)}`:""}`).join(" ");O(
t.end,s),t.end.classList.toggle("gp-end-failed",o.some(([r])=>r==="failed"))}var Wo=class{constructor(e,n){this.root=e,this.state=n,this.group=n.group,this.tree=
e.querySelector(".gp-roots"),this.lanes=e.querySelector(".gp-lanes"),this.about=e.querySelector(".gp-about"),this.card=xa(e,()=>this.point(null)),this.drawThrough=
$a(e,this.group,()=>this.pick(null)),this.views=new Map,this.current=null,this.pointed=null,_d(e)}clear(){this.state.begin(),this.views=new Map,this.current=null,
this.pointed=null,this.tree.replaceChildren(),this.card.hide()}draw(){let{state:e,tree:n,views:o}=this,s=document.activeElement&&document.activeElement.gpView,r=[
...o.values()].filter(({item:a,entry:d})=>d&&a.isConnected),i=new Set(r.map(({key:a})=>a));_a(n,[this.drawEntry(e.shown(+this.lanes.value,i),null,0)]);for(let[a,
d]of o)d.item.isConnected||o.delete(a);(!this.current||!this.current.item.isConnected)&&(this.current=o.get(e.trie.root.id)),G(this.current.item,{tabindex:"0"}),
s&&document.activeElement!==s.item&&(s.item.isConnected?s:this.current).item.focus({preventScroll:!0}),this.drawThrough(e.picked,e.trie),this.drawAbout(),this.refreshCard()}viewOf(e){
return this.views.has(e)||this.views.set(e,vd(e)),this.views.get(e)}thickness(e){return`${Math.max(1.5,$d*e/Math.max(1,this.state.trie.root.samples.length)).toFixed(
1)}px`}drawEntry(e,n,o){let{head:s,run:r}=e,i=this.viewOf(s.id);Object.assign(i,{entry:e,above:n,node:r.at(-1),folded:null}),this.drawRun(i,e);let a=e.closed&&r.
at(-1).order.length;O(i.number,a?`${I(s.samples.length)} ▸`:s.samples.length>1?I(s.samples.length):""),Sd(i,e),Ma(i,this.thickness(s.samples.length),this.thickness(
o));let d=this.drawKids(i,e);return this.dress(i,this.wordsOf(e),d?"true":a?"false":null),i}drawKids(e,n){let o=[],s=Js(n.kids.map(({head:r})=>r))+Js(n.folded);
for(let r of n.kids)o.push(this.drawEntry(r,e,s-=r.head.samples.length));return n.folded.length&&o.push(this.drawMore(n,e)),o.length&&!e.kids&&e.item.append(e.kids=
h("ul","gp-kids",null,{role:"group"})),e.kids&&(_a(e.kids,o),e.kids.hidden=!o.length),o.length}drawMore({run:e,folded:n},o){let s=this.viewOf("more "+e.at(-1).id);
Object.assign(s,{entry:null,above:o,node:e.at(-1),folded:n});let r=Js(n);return O(s.run,`+ ${I(n.length)} more`),O(s.number,r>n.length?I(r):""),Ma(s,this.thickness(
r),"0px"),this.dress(s,`${I(n.length)} more branches with ${X(r,"sample")}, folded. Press to open.`,null),s}drawRun(e,{head:n,run:o}){let s=n.samples.length===1&&
n.before,r=s?"":o.map(({id:i})=>i).join(" ");if(s){let i="";for(let a of o)if((i+=a.token.piece??"").length>va)break;O(e.run,Bt(i.slice(0,va+30))||Bt(n.token.text)),
e.ids=null}else if(e.ids!==r){let i=e.ids&&(r+" ").startsWith(e.ids+" ")?e.ids.split(" ").length:0;i||e.run.replaceChildren(),e.run.append(...o.slice(i).map(a=>this.
makeToken(a))),e.ids=r}xe(e.knot,s?"gp-knot gp-tail":n.before?"gp-knot":"gp-knot gp-root-knot")}makeToken(e){if(!e.before)return h("span","",this.promptWords());
let{piece:n,text:o,logprob:s}=e.token,r=n===null?o:Bt(n)+(tn(e.token)?Un(o):""),i=h("span",n===null?"gp-t gp-special":"gp-t",r||o);return i.style.backgroundColor=
`var(--gp-prob-${Math.round(ne(s)*10)})`,i.gpNode=e,i}promptWords(){let e=Bt(this.group.header.prompt);return e.length>60?"…"+e.slice(-58):e||"(no prompt)"}wordsOf({
head:e,run:n,closed:o}){let{length:s}=e.samples;if(!e.before)return`The ${this.group.apart||"prompt"}, ${X(s,"sample")}`;let r=n.map(Po).join(""),i=Rn(n.at(-1),
e.before),a=[...No(n.at(-1))].map(([f,m])=>`, ${I(m)} end here: ${vt(f)[0]}`).join("");return`${Q(r.length>Sa?r.slice(0,Sa)+"…":r)}, ${I(s)} of ${X(this.state.
trie.root.samples.length,"sample")}${i===null?"":`, probability ${F(i)} after the text before`}${a}${o?", closed":""}`}dress(e,n,o){let{picked:s}=this.state,{node:r,
folded:i,entry:a}=e,d=s&&!i&&this.state.isOnPath(a),f=s&&i&&Fn(r,s),m=s&&!i&&Fn(s,a.head),u=["gp-branch",i&&"gp-more",s&&!d&&!f&&"gp-dim",m&&"gp-on-path"];xe(e.
item,u.filter(Boolean).join(" "));let k=!!(s&&!i&&a.run.includes(s));G(e.item,{"aria-label":n,"aria-selected":String(k)}),e.expanded!==o&&(e.expanded=o,o===null?
e.item.removeAttribute("aria-expanded"):e.item.setAttribute("aria-expanded",o))}drawAbout(){let{group:e}=this,{trie:n}=this.state,o=n.root.samples.length,s=e.entries.
length-o,r=new Set(n.tips.filter(Boolean)),i=r.size===1&&o>1?"all with the same text":`${X(r.size,"different text")}`;O(this.about,o?`${X(o,"sample")}${s?` of ${I(
e.entries.length)}`:""}${e.done?", ":" so far, "}${i}. Point at a branch for its numbers, press it to see its samples.`:"The tree grows with the first tokens.")}pick(e){
this.state.pick(e),this.draw()}point(e,n){this.pointed&&this.pointed.view===e&&this.pointed.node===n||(this.pointed=e&&{view:e,node:n},e?this.refreshCard():this.
card.hide())}refreshCard(){if(!this.pointed)return;let{view:e,node:n}=this.pointed;if(!e.item.isConnected||!e.entry||!e.entry.head.before){this.pointed=null,this.
card.hide();return}let{head:o,run:s}=e.entry,r=n&&s.includes(n);this.card.show(e.knot,this.state.trie,r?n:o,r?n:s.at(-1),this.group.entries.length)}};function _d(t){
for(let e=0;e<=10;e++){let n=h("i");n.style.backgroundColor=`var(--gp-prob-${e})`,t.querySelector(".gp-key-ramp").append(n)}}var Md="14";function Oa(t,e){let n=new Ao(e),o=new Wo(t,n);return pa(o),matchMedia("(max-width: 640px)").matches&&(o.lanes.value=Md),s=>{if(t.hidden=!e.header||
e.header.kind!=="seeds",!t.hidden&&(s.run&&o.clear(),!(!s.run&&!s.steps&&!s.status))){for(let r of s.run?e.entries.keys():s.entries)n.read(r);o.draw()}}}function Ea(t,e){let o=t.querySelector(".gp-ways"),s=t.querySelector(".gp-first tbody"),r=new WeakMap,i=t.querySelector(".gp-first-words");function a(){let L=h(
"li");return L.append(h("h3"),h("div","gp-read",null,{tabindex:0,role:"group"})),L}function d(L,{label:A,title:E},{started:W}){let b=W?W.prompt_tokens:null,[T,y]=L.
children,l=b?`: ${I(b.length)} token${b.length===1?"":"s"}`:"";O(T,`${A} ${E}${l}`),G(y,{"aria-label":`The prompt of ${A}`}),r.get(y)!==b&&(r.set(y,b),y.replaceChildren(
...(b||[]).map(({piece:c,text:g})=>c===null?h("span","gp-pill",g):c)))}let f=({raw_logprob:L})=>ne(L);function m(L){let A=new Map;L.forEach((W,b)=>{if(!W)return;
let T=[...W.distribution.candidates].sort((l,c)=>f(c)-f(l)),y=({token_id:l})=>l===W.chosen.token_id;for(let l of[...T.slice(0,6),...T.slice(0,6).some(y)?[]:[W.chosen]])
A.has(l.token_id)||A.set(l.token_id,{text:l.text,sides:[null,null]});for(let l of[...T,W.chosen])A.has(l.token_id)&&(A.get(l.token_id).sides[b]??=l)});let E=({sides:W})=>Math.
max(...W.map(b=>b?f(b):0));return[...A.values()].sort((W,b)=>E(b)-E(W))}function u(){let L=h("tr"),A=h("th","",null,{scope:"row"});return A.append(h("bdi","gp-w\
ord")),L.append(A,...[0,1].map(()=>{let E=h("td"),W=h("div","gp-share"),b=h("span");return b.append(h("i")),W.append(h("span","gp-sign"),b,h("b")),E.append(W),E})),
L}function k(L){let A=m(L),E=te(s,A.length,u);A.forEach(({text:W,sides:b},T)=>{let[y,...l]=E[T].cells;Le(y.firstChild,W),l.forEach((c,g)=>{let p=b[g],w=!!(p&&L[g]&&
p.token_id===L[g].chosen.token_id),[$,v,S]=c.firstChild.children;xe(c.firstChild,w?"gp-share gp-chosen":"gp-share"),O($,w?"▶":""),he(v.firstChild,"width",p?f(
p):0),O(S,L[g]?p?F(f(p)):"–":"")})})}function _(L){if(L.some(b=>!b))return"Both runs have to write a token first.";let[A,E]=L.map(({chosen:b})=>b),W=" Shown a\
re the model’s own probabilities, before the processors; ▶ was chosen, – is not among those recorded.";return A.token_id!==E.token_id?`With the template i\
t begins with ${Q(A.text)}, without it with ${Q(E.text)}.${W}`:`Both begin with ${Q(A.text)}: ${F(f(A))} with the template, ${F(f(E))} without it.${W}`}return()=>{
if(t.hidden=e.groups.length!==2,t.hidden)return;let L=[0,1].map(W=>e.shownOf(W).log),A=te(o,2,a);L.forEach((W,b)=>d(A[b],e.groups[b],W));let E=L.map(W=>je(W)[0]||
null);O(i,_(E)),k(E)}}function Ta(t,e){let n=t.querySelector(".gp-arrival-words"),o=t.querySelector(".gp-arrival-bar");return s=>{if(t.hidden=!e.found||!!e.found.over,t.hidden||!s.found)
return;let{done:r,total:i}=e.found,a=nn(e.found);O(n,a[0].toUpperCase()+a.slice(1)),U(r)&&i?(o.setAttribute("aria-valuenow",Math.floor(r/i*100)),he(o.firstChild,
"width",r/i)):(o.removeAttribute("aria-valuenow"),he(o.firstChild,"width",1))}}function Mt(t){return U(t)?t>=1e9?`${(t/1e9).toFixed(1)} billion`:t>=1e6?`${(t/1e6).toFixed(t<1e7?1:0)} million`:t.toLocaleString("en"):"–"}function qo(t,e){t.
replaceChildren(...e.map(([n,o])=>{let s=h("div");return s.append(h("dt","",n)," ",h("dd","",o)),s}))}function Ft(t,e,n,o,s){let r=h("button","gp-press",o,{type:"\
button","aria-label":s||`${o}: ${n}`});return r.addEventListener("click",()=>t.ask({type:"model",act:e,model:n})),r}function La(t,e){let[n,o,s,r,i]=[".gp-about",".gp-fit",".gp-pairs","tbody",".gp-smaller"].map(m=>t.querySelector(m));function a(m){O(n,m.model);let[u,k]=o.children;
O(u,m.complete?m.fits===null?"? Not known whether it fits.":m.fits?"✓ It fits.":"✕ It does not fit.":"✕ It cannot be opened."),O(k,m.why?`${m.why} ${m.fix}`:
f(m)),qo(s,[["class",m.class_name],["parameters",Mt(m.parameters)],["opened in",m.dtype],["on",m.device],["to download",m.complete?m.download?qe(m.download):"no\
thing: it is here":"its weights are missing"],["memory",m.memory===null?"not known":`${m.reckoned?"about ":""}${qe(m.memory)}`],["free memory",qe(m.free)],...m.
free_disk===null?[]:[["free disk",qe(m.free_disk)]],["context",m.context_length?`${m.context_length.toLocaleString("en")} tokens`:"no end"],["vocabulary",Mt(m.vocab_size)]]),
d(m),i.replaceChildren(),m.smaller&&i.append(`In no precision does it fit. What would: ${m.smaller.model}, ${qe(m.smaller.bytes)}. `,Ft(e,"pick",m.smaller.model,
"Take it"))}function d({ways:m,free:u}){t.querySelector("table").hidden=m.length===0;let k=Math.max(u,...m.map(({bytes:_})=>_))*1.05;r.replaceChildren(...m.map(
({model:_,label:L,bytes:A,fits:E})=>{let W=h("tr",E?"":"gp-over"),b=h("span","gp-strip",null,{"aria-hidden":"true"}),[T,y]=[h("i"),h("u")];he(T,"width",Math.min(
1,A/k)),he(y,"left",u/k),b.append(T,y);let l=[h("th","",L,{scope:"row"}),h("td","",qe(A)),h("td"),h("td","",E?"✓ yes":"✕ no"),h("td")];return l[2].append(b),
l[4].append(Ft(e,"pick",_,"Take it",`Take it as ${L}`)),W.append(...l),W}))}function f({room:m,free:u,reckoned:k}){if(m===null)return"Neither its files nor its \
config tell what it takes.";let _=k?" Its weights do not tell their size: this is reckoned from its config.":"";return`It takes ${k?"about ":""}${qe(m)} with ro\
om for a run, and ${qe(u)} can be had.${_}`}return m=>{t.hidden=!e.found,!t.hidden&&m.found&&a(e.found)}}var Io=[[.001,0],[.01,3],[.1,6],[1,8],[1/0,10]],Od=t=>Io.findIndex(([e])=>Ie(t??1/0,"bits")<=e);function Ot(t,e){if(!U(t))return"infinite";let n=Ie(t,e);if(n===
0)return"0";if(n>=.001)return n.toPrecision(3);let[o,s]=n.toExponential(1).split("e-");return`${o} × ${Aa(s)}`}var Aa=t=>`10⁻${[...String(t)].map(e=>"⁰¹²³⁴\
⁵⁶⁷⁸⁹"[e]).join("")}`,Ro=t=>t>=1e9?`${(t/1e9).toFixed(2)} GB`:`${(t/1e6).toFixed(t<1e7?2:1)} MB`;function Ca(t,e){let s=g=>t.querySelector(".gp-"+g),r=s(
"which"),i=new De(s("words"),{press:({number:g})=>k(g)}),a=null,d="",f="";r.addEventListener("change",()=>l());let m=()=>(e.found&&e.found.question==="precision"?
e.found.groups:[]).map((g,p)=>({...g,number:p})).filter(({pair:g})=>g&&!g.error),u=()=>m().find(({number:g})=>String(g)===r.value)||m()[0];function k(g){a=g,l()}
function _(g){let p=JSON.stringify(g.map(({number:$,title:v})=>[$,v]));if(p===f)return;f=p;let w=r.value;r.replaceChildren(...g.map(({number:$,title:v})=>h("opt\
ion","",v,{value:$}))),g.some(({number:$})=>String($)===w)&&(r.value=w)}function L({text:g,kl:p,logprobs:[w,$],same_top:v},S){let x=`probability ${F(ne(w))}, he\
re ${F(ne($))}`;return`Token ${I(S+1)} ${Q(g)}: KL ${Ot(p,e.unit)} ${e.unit}; ${x}${v?"":"; another token is the likeliest here"}`}function A(g){let{tokens:p}=g.
pair,w=JSON.stringify([g.number,e.unit,p.map(({id:$,kl:v})=>[$,v])]);w!==d&&(d=w,i.show(p.map(($,v)=>({token:$,mark:{},number:v,words:()=>L($,v)}))),i.tokens.forEach(
($,v)=>{let S=Od(p[v].kl),x=$.querySelector(".gp-ink");x.style.backgroundColor=`var(--gp-heat-${Io[S][1]})`,x.dataset.rank=S,$.dataset.top=p[v].same_top?"same":
"other"})),i.tokens.forEach(($,v)=>{$.dataset.shown=v===a?"yes":"no",$.setAttribute("aria-pressed",v===a)})}function E(){let g=s("legend");if(g.dataset.unit===e.
unit)return;g.dataset.unit=e.unit,g.replaceChildren(`KL in ${e.unit}:`);let p=$=>e.unit==="bits"?$:Number(($*Math.LN2).toPrecision(2));Io.forEach(([$,v],S)=>{let x=Number.
isFinite($)?`to ${p($)}`:`above ${p(Io[S-1][0])}`,M=h("span","gp-chip",x,{"data-rank":S});M.style.backgroundColor=`var(--gp-heat-${v})`,g.append(M)});let w=h("s\
pan");w.append(h("span","gp-wavy","abc")," another token is the likeliest"),g.append(w)}let W=g=>Array.from({length:g- -6+1},(p,w)=>-6+w).map(p=>[p,p>=0?String(
10**p):Aa(-p)]);function b(g,p){let w=z=>Ie(z,e.unit),$=g.flatMap(({pair:z})=>z.tokens.map(({kl:j})=>j).filter(U).map(w)),v=Math.max(-2,Math.ceil(Math.log10(Math.
max(...$,1e-9)))),S=p.pair.tokens.length,x=Te(s("curve-box"),{height:220,x:[.5,S+.5],y:[-6,v],left:48,top:22}),M=z=>x.y(z===null?v:Math.max(-6,Math.min(v,Math.log10(
Math.max(w(z),1e-300))))),P=({pair:z,number:j})=>{let[D,V,ae,le]=Ee("gp-course",z.tokens.map(({kl:we},be)=>[x.x(be+1),M(we)]));return[D,V,{...ae,"data-line":g.findIndex(
we=>we.number===j)%6,"data-on":j===p.number?"yes":"no"},le]},q=g.filter(({number:z})=>z!==p.number),B=Se(1,S,Math.max(3,x.inner/70)).filter(Number.isInteger),N=[
...Ae(x,{xTicks:B,yTicks:W(v),xTitle:"token",yTitle:`${e.unit}, by powers of ten`}),...[...q,p].map(P),...a===null?[]:[ge("gp-here",x.x(a+1),x.top,x.x(a+1),x.height-
x.bottom)]],C=Math.min(24,S),R=Array.from({length:C},(z,j)=>{let[D,V]=[Math.floor(S*j/C),Math.floor(S*(j+1)/C)],ae=p.pair.tokens.slice(D,V).reduce((be,{kl:He},ut)=>(He??
1/0)>be.kl?{kl:He??1/0,at:D+ut}:be,{kl:-1,at:D}),le={x:oe(x.x(D+.5)),y:x.top,width:oe(x.x(V+.5)-x.x(D+.5)),height:oe(x.height-x.bottom-x.top)},we=V-D>1?`Tokens ${D+
1} to ${V}: at most `:`Token ${V}: `;return _e("",`${we}${Ot(ae.kl,e.unit)} ${e.unit}, ${Q(p.pair.tokens[ae.at].text)}`,[["rect","gp-catch",le,[]]])});x.draw(`K\
L of ${p.title} from the reference, along the text`,[N,R]),T(g,p)}function T(g,p){let w=te(s("curve-keys"),g.length,()=>{let $=h("span"),v=ce("svg");return G(v,
{width:30,height:8,"aria-hidden":"true"}),v.append(ce("path","gp-course")),G(v.firstElementChild,{d:"M1 4H29"}),$.append(v,h("span")),$});g.forEach(({title:$,number:v},S)=>{
G(w[S].firstChild.firstChild,{"data-line":S%6,"data-on":v===p.number?"yes":"no"}),O(w[S].lastChild,$)})}function y(g){let p=g.pair.tokens[a??g.pair.max_at],w=a??
g.pair.max_at,[$,v]=p.entropies,S=a===null?"Where they differ most, t":"T";O(s("said"),`${S}oken ${I(w+1)} ${Q(p.text)}: KL ${Ot(p.kl,e.unit)} ${e.unit}, entrop\
y ${Me($,e.unit)} of the reference and ${Me(v,e.unit)} of ${g.title}.${a===null?" Press another token to see both models there.":""}`);let x=s("sides").tHead.rows[0].
cells;O(x[1],e.found.groups[0].title),O(x[2],g.title);let M=te(s("sides").tBodies[0],p.candidates.length,()=>{let q=h("tr"),B=h("th","",null,{scope:"row"});return B.
append(h("span"),h("bdi")),q.append(B,...[0,1].map(()=>{let N=h("td"),C=h("div","gp-side"),R=h("span");return R.append(h("i","gp-bar",null,{"aria-hidden":"true"})),
C.append(R,h("span")),N.append(C),N})),q}),P=Math.max(...p.candidates.flatMap(([,,q,B])=>[q,B]),1e-9);p.candidates.forEach(([q,B,...N],C)=>{let[R,...z]=M[C].cells;
O(R.firstChild,q===p.id?"▶ ":""),Le(R.lastChild,B),xe(M[C],q===p.id?"gp-is-token":""),N.forEach((j,D)=>{he(z[D].querySelector(".gp-bar"),"width",j/P),O(z[D].firstChild.
lastChild,F(j))})})}function l(){let[g,p]=[m(),u()];_(g),r.value=p.number;let{mean:w,max:$,same_top:v,max_at:S,perplexities:[x,M],vocab:P}=p.pair;a!==null&&a>=p.
pair.tokens.length&&(a=null),O(s("about"),`${X(p.pair.tokens.length,"token")} of the reference, read by both`),O(s("summary"),`Mean ${Ot(w,e.unit)} ${e.unit}, a\
t most ${Ot($,e.unit)} at token ${I(S+1)}, over ${I(P)} tokens of the vocabulary. Both find the same token the likeliest at ${F(v)} of the places. Perplexity of\
 the text: ${Z(x)} and ${Z(M)}.`),E(),A(p),b(g,p),y(p)}let c=()=>m().length>0;return new ResizeObserver(()=>c()&&l()).observe(t),g=>{t.hidden=!c(),g.run&&(a=null),
!t.hidden&&(g.found||g.unit)&&l()}}function Pa(t,e){let[n,o,s,r]=[".gp-about",".gp-pairs",".gp-none","tbody"].map(f=>t.querySelector(f));function i(f){O(n,f.model),qo(o,[["class",f.class_name],["\
parameters",Mt(f.parameters)],["precision",f.precision],["on",f.device],["in memory",qe(f.bytes)],["context",f.context_length?`${f.context_length.toLocaleString(
"en")} tokens`:"no end"],["vocabulary",Mt(f.vocab_size)],["chat template",f.chat_template?"yes":"no"]]);let{fields:m}=f;O(s,m.length?"":"It sets no field: the l\
ibrary’s defaults apply."),s.hidden=m.length>0,t.querySelector("table").hidden=m.length===0,r.replaceChildren(...m.map(u=>{let k=h("tr"),_=h("th","",null,{scope:"\
row"});return _.append(h("code","",u.name)),k.append(_,a(u.model),a(u.library),h("td","",u.meaning),h("td","",d(u))),k}))}function a(f){let m=h("td");return m.append(
h("code","",f===null?"none":JSON.stringify(f))),m}function d({applies:f,by:m,ignored:u,same:k}){return m==="you"?`▲ the page sets ${JSON.stringify(f)}${u?`; ${u}`:
""}`:m==="model"&&u?`○ ${u}`:m==="model"?k?"the same as the default":"◆ applies":"another field takes its place"}return f=>{t.hidden=!e.found,!t.hidden&&f.found&&
i(e.found)}}function Na(t,e){let n=b=>t.querySelector(".gp-"+b),o=n("costs").tBodies[0],s=()=>e.found&&e.found.question==="precision";function r(){let b=h("tr"),T=h("th","",
null,{scope:"row"});T.append(h("span"),h("small")),b.append(T);for(let y=0;y<6;y++){let l=h("td");if(l.append(h("span"),h("small")),y===0){let c=h("span","gp-by\
tes",null,{"aria-hidden":"true"});c.append(h("i")),l.append(c)}b.append(l)}return b}function i(b,T){if((b.dataset.tip||"")!==T){for(let y of["tabindex","data-ti\
p"])b.removeAttribute(y);if(T)for(let[y,l]of[["tabindex",0],["data-tip",T]])b.setAttribute(y,l)}}let a=(b,T,y="")=>{O(b.children[0],T),O(b.children[1],y)};function d({
bytes:b,scale_bytes:T},y){if(!U(b))return["–",""];let l=y&&U(y.bytes)?`${F((b+T)/(y.bytes+y.scale_bytes))} of the reference`:"";return[Ro(b+T),l]}let f=({bytes:b,
scale_bytes:T})=>U(b)&&T?`get_memory_footprint() has ${Ro(b)}; the scales beside them take ${Ro(T)}.`:"";function m({pace:b,paces:T,ratio:y}){if(!b)return["–",
""];let l=T.length>1?`${b.low.toFixed(1)} to ${b.high.toFixed(1)}`:"one run";return[b.median.toFixed(1),y?`${l}, ${Oe(y.median)}`:l]}function u(b,T){if(T===0)return[
["–",""],["–",""],["–",""]];let{pair:y}=b;if(!y||y.error)return[[y?"none":"–",""],["–",""],["–",""]];let{unit:l}=e;return[[Ot(y.mean,l),l],[Ot(y.max,
l),`${l}, token ${I(y.max_at+1)}`],[F(y.same_top),""]]}function k(b,T){let y=b.map(l=>l.pair).find((l,c)=>l&&!l.error&&(T===0||c===T));return y?Z(y.perplexities[T===
0?0:1],3):"–"}function _({groups:b}){let T=Math.max(...b.map(({bytes:l,scale_bytes:c})=>(l||0)+(c||0)),1),y=te(o,b.length,r);b.forEach((l,c)=>{let[g,p,w,$,v,S,
x]=y[c].cells;a(g,l.title,c?l.precision||l.model:`the reference${l.precision&&l.precision!==l.title?`: ${l.precision}`:""}`),a(p,...d(l,c?b[0]:null)),i(p.firstChild,
f(l)),Y(p.lastChild,U(l.bytes)),he(p.lastChild.firstChild,"width",((l.bytes||0)+(l.scale_bytes||0))/T),a(w,...m(l)),u(l,c).forEach((M,P)=>a([$,v,S][P],...M)),a(
x,k(b,c))})}function L(b,T){let[y,l]=[[...b],[...T]],c=y.findIndex((g,p)=>g!==l[p]);return c<0?y.length:c}function A({groups:b}){let T=te(n("writings"),b.length,
()=>{let l=h("li"),c=h("p","gp-writing-head");return c.append(h("b"),h("span","gp-note")),l.append(c,h("p","gp-writing",null,{dir:"auto"})),l}),y=b[0].text;b.forEach(
(l,c)=>{let[g,p]=T[c].children;O(g.children[0],l.title),O(g.children[1],E(l,c,y)),g.children[1].classList.toggle("gp-parting",c>0&&U(l.parts_at));let w=JSON.stringify(
[y,l.text,c]);if(p.dataset.key===w||(p.dataset.key=w,p.replaceChildren(),l.text===null))return;let $=c&&y!==null?L(y,l.text):[...l.text].length,v=[...l.text];p.
append(v.slice(0,$).join("")),$<v.length&&p.append(h("span","gp-apart",v.slice($).join("")))})}function E({failed:b,text:T,tokens:y,parts_at:l,pair:c},g,p){if(b)
return"✕ stopped by an error";if(T===null)return e.done?"wrote nothing to its end":"writes, or waits for its turn";let w=c&&c.error?`. Its distributions canno\
t be held against the reference’s: ${c.error.message} ${c.error.fix}`:"",$=X(y,"token");return!g||p===null?$+w:(U(l)?`✂ parts from the reference at token ${I(
l+1)} of ${I(y)}`:`= the same ${$} as the reference`)+w}function W(){let b=e.found;O(n("missing"),b.reading!==null?`Reading the reference’s text with ${b.groups[b.
reading].title}.`:Je(e,b)),Y(n("warning"),b.others),O(n("warning"),b.others?"⚠ "+rn:""),Y(n("cpu"),!!b.cpu_words),O(n("cpu"),b.cpu_words),_(b),A(b);let T=b.groups.
filter(({pair:y})=>y&&!y.error);e.done&&T.length&&O(n("told"),T.map(({title:y,pair:l})=>`${y}: mean KL ${Ot(l.mean,e.unit)} ${e.unit}`).join(". ")+".")}return b=>{
t.hidden=!s(),!t.hidden&&(b.found||b.status||b.unit)&&W()}}function Wa(t,e){let n=t.querySelector(".gp-shelf-sections");function o({sections:r,canOpen:i}){let a=document.activeElement&&t.contains(document.activeElement)?
document.activeElement.getAttribute("aria-label"):null;n.replaceChildren(...r.flatMap(({title:d,note:f,rows:m})=>{let u=h("table"),k=h("tr");k.append(...["model",
"what for","size","draft that fits"].map(A=>h("th","",A,{scope:"col"})),h("td"));let[_,L]=[h("thead"),h("tbody")];return _.append(k),L.append(...m.map(A=>s(A,i))),
u.append(h("caption","gp-hidden",d),_,L),[h("h3","",d),h("p","gp-note",m.length?f:"None yet."),...m.length?[u]:[]]})),a&&t.querySelector(`[aria-label=${CSS.escape(
a)}]`)?.focus()}function s(r,i){let a=h("tr"),d=h("th","",r.model,{scope:"row"}),[f,m,u,k]=[h("td","",r.words),h("td"),h("td","",r.assistant||"–"),h("td")];if(r.
loaded){let{class_name:_,precision:L,device:A,bytes:E,in_use:W,parameters:b}=r.loaded;f.append(`${W?"● in use":"○ idle"}`,h("small","",`${_}, ${L}, on ${A}`)),
m.append(qe(E),h("small","",`${Mt(b)} parameters`))}else{m.append(r.millions?`about ${Mt(r.millions*1e6)}`:qe(r.size),h("small","",r.millions?"parameters":"on d\
isk"));let _=[r.gated?"▲ asks for a token":"",r.here?"✓ downloaded":""].filter(Boolean);_.length&&d.append(h("small","",_.join(" · ")))}return k.append(Ft(
e,"use",r.model,"Use it")),r.loaded?k.append(Ft(e,"tell",r.model,"Show")):i&&k.append(Ft(e,"pick",r.model,"Fill in")),r.canUnload&&k.append(Ft(e,"unload",r.model,
"Unload")),a.append(d,f,m,u,k),a}return r=>{t.hidden=!e.found,!t.hidden&&r.found&&o(e.found)}}var Ed=5,Td=60,Ld=6e7,Ad=(t,e)=>Array.isArray(e)&&t.length===e.length&&t.every((n,o)=>n===e[o]),$n=t=>[t,...t.children.flatMap($n)],Ys=t=>t.parent?Ys(t.parent):
t,Bo=class{constructor(e){this.log=e,this.trees=[],this.shown=null,this.along=qa()}get all(){return this.trees.flatMap($n)}get busy(){return this.log.running||this.
log.waiting}get visible(){return this.trees.some(({children:n})=>n.length)?this.trees.filter(n=>n.children.length||n===Ys(this.shown)):[]}get refuge(){return this.
shown&&(this.shown.parent||this.trees.filter(e=>e!==this.shown).at(-1))}begin(){let{log:e}=this;if(this.along=qa(),!e.started||e.turn===void 0){this.shown=null;
return}let{turn:n,started:o,asked:s}=e,r=this.all.find(f=>f.turn===n);if(r){this.shown=r;return}e.asked=null;let i=s&&Ad(s.ids,o.request.given)&&this.all.find(f=>f.
turn===s.turn);if(i&&s.kind!=="branch"&&i.plain&&i.mode===o.mode){Object.assign(i,{turn:n,pieces:[]}),this.shown=i;return}let a=o.request.only_given===!0,d={turn:n,
read:a,parent:null,children:[],name:"",pieces:[],tokens:0,total:0,text:""};if(i){for(Object.assign(d,{at:s.at,from:s.from,on:s.on,kind:s.kind,parent:i});d.parent.
parent&&d.at<d.parent.at;)d.parent=d.parent.parent;d.parent.children.push(d)}else this.trees=this.trees.filter(({children:f})=>f.length),this.trees.push(d);this.
shown=d}measure(){let{log:e,along:n}=this,o=e.lines();n.follow(o.length?o[0].last:null);let{steps:s}=n;Object.assign(this.shown,{text:e.text,tokens:s.length,total:n.
total,mode:e.started.mode,searched:e.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:s.map(({piece:r,chosen:i})=>r??i.text)})}makeRoom(){for(;;){let e=this.
all,n=e.reduce((s,{text:r})=>s+r.length,0);if(this.trees.length<=Ed&&e.length<=Td&&n<=Ld)return;let o=this.trees.find(s=>s!==Ys(this.shown))||e.filter(s=>s.parent&&
s!==this.shown&&!s.children.length).sort((s,r)=>s.turn-r.turn)[0];if(!o)return;this.detach(o)}}detach(e){e.parent?e.parent.children=e.parent.children.filter(n=>n!==
e):this.trees=this.trees.filter(n=>n!==e)}};function qa(){return new Ne(0,(t,{chosen:e})=>t+(e.logprob??-1/0))}var Ia="A run is under way. Wait for its end, or press Stop.";function Ra(t){let{root:e,state:n,tree:o,told:s,remove:r}=t,{log:i}=n,a=e.querySelector(".gp-renam\
e");function d(u){if(!(!u||u===n.shown)){if(n.busy){O(s,Ia);return}n.shown=u,i.feedRun(u.text,u.turn),i.ask({type:"shown"}),t.draw(),u.item.focus({preventScroll:!0})}}
function f(){if(!r.dataset.sure){let _=$n(n.shown).length;r.textContent=_>1?`Delete these ${_} runs?`:"Delete this run?",r.dataset.sure="yes",r.focus();return}let u=n.
shown,k=n.refuge;n.busy?O(s,Ia):k&&(n.detach(u),d(k)),t.calm()}function m(){let u=n.shown,k=h("input","gp-rename-field",null,{"aria-label":"Name of this run",maxlength:60});
k.value=u.name;let _=!0,L=A=>{_&&(_=!1,A&&(u.name=k.value.trim()),document.activeElement===k&&u.item.focus(),k.remove(),t.fill(u))};k.addEventListener("keydown",
A=>{A.stopPropagation(),(A.key==="Enter"||A.key==="Escape")&&L(A.key==="Enter")}),k.addEventListener("click",A=>A.stopPropagation()),k.addEventListener("blur",()=>L(
!0)),u.item.querySelector(".gp-label").replaceChildren(k),k.focus(),k.select()}o.addEventListener("click",u=>{let k=u.target.closest(".gp-run"),_=n.visible.flatMap(
$n).find(L=>L.item===k);_===n.shown?_.item.focus():d(_)}),o.addEventListener("keydown",u=>{let{shown:k}=n;if(u.ctrlKey||u.metaKey||u.altKey||!k)return;let _=n.visible.
flatMap($n),L=_.indexOf(k),A={ArrowDown:()=>d(_[L+1]),ArrowUp:()=>d(_[L-1]),ArrowRight:()=>d(k.children[0]),ArrowLeft:()=>d(k.parent),Home:()=>d(_[0]),End:()=>d(
_.at(-1)),F2:m,Delete:()=>{r.disabled||f()}};Object.hasOwn(A,u.key)&&(u.preventDefault(),A[u.key]())}),a.addEventListener("click",m),r.addEventListener("click",
f),r.addEventListener("blur",()=>t.calm())}var Ba=8,Cd=3,Pd=-1e30,Nd=t=>`log p ${t>Pd?t.toFixed(2).replace("-","−"):"−∞"}`;function Wd(t){let e=t.pieces,n=Math.min(...t.children.map(({at:r})=>r)),o=t.
parent?t.at:Number.isFinite(n)&&n>=Cd?n:0,s=Q(e.slice(o,o+Ba).join("")).slice(1,-1);return`“${o&&!t.parent?"…":""}${s}${e.length>o+Ba?"…":""}”`}function Fa(t){
return t.parent?`${t.kind==="branch"?`${t.on?"on ":""}from ${Q(t.from)} `:"goes on "}at token ${t.at+1}: `:t.read?"a text that was read: ":"the original: "}var Fo=class{constructor(e,n){
this.root=e,this.state=n,this.tree=e.querySelector(".gp-tree"),this.told=e.querySelector(".gp-told"),this.remove=e.querySelector(".gp-delete")}draw(){let{root:e,
tree:n,state:o}=this,s=o.log.canAsk?o.visible:[];if(e.hidden=!s.length,e.hidden)return;let{scrollTop:r}=n;n.replaceChildren(...s.map(i=>this.lay(i))),n.scrollTop=
r,o.shown&&this.reveal(o.shown.item.firstChild),this.remove.disabled=!o.refuge,this.calm()}calm(){this.remove.textContent="Delete",delete this.remove.dataset.sure}lay(e){
e.item??=qd(),this.fill(e);let n=e.item.querySelector(":scope > ul");if(n&&n.remove(),e.children.length){let o=h("ul","",null,{role:"group"});o.append(...e.children.
map(s=>this.lay(s))),e.item.append(o),e.item.setAttribute("aria-expanded","true")}else e.item.removeAttribute("aria-expanded");return e.item}fill(e){let{item:n}=e,
o=e===this.state.shown,s=Wd(e),r=e.searched?` · best of ${on(e.mode)}`:"",i=`${e.tokens} ${e.tokens===1?"token":"tokens"} · ${Nd(e.total)}${r}`,a=n.querySelector(
".gp-label");if(!a.querySelector("input")){let f=[h("span","gp-note",Fa(e)),h("bdi","gp-words",s)];e.name?a.replaceChildren(h("bdi","gp-name",e.name)," ",...f):
a.replaceChildren(...f)}let d=n.querySelector(".gp-facts");O(d,i),d.title="length, and total log-probability after the processors, in nats; −∞ where they remove\
 a given token (but a beam search takes given tokens as the model had them)",O(n.querySelector(".gp-sign"),o?"▶":""),n.setAttribute("aria-selected",String(o)),
n.setAttribute("aria-label",[e.name,Fa(e)+s,i,o?"shown":""].filter(Boolean).join(", ")),n.tabIndex=o?0:-1}reveal(e){let{tree:n}=this,[o,s]=[n.getBoundingClientRect(),
e.getBoundingClientRect()];n.scrollTop+=Math.min(0,s.top-o.top-4)+Math.max(0,s.bottom-o.bottom+4)}};function qd(){let t=h("li","gp-run",null,{role:"treeitem"}),
e=h("div","gp-row");return e.append(h("span","gp-sign","",{"aria-hidden":"true"}),h("span","gp-label"),h("span","gp-facts")),t.append(e),t}function za(t,e){let n=new Bo(e),o=new Fo(t,n);return Ra(o),s=>{s.run&&n.begin();let{shown:r}=n;if(r&&e.turn===r.turn&&(s.run||s.steps||s.status)&&n.measure(),s.
run){n.makeRoom();let i=o.tree.contains(document.activeElement);o.draw(),i&&r&&r.item&&r.item.focus({preventScroll:!0})}else!t.hidden&&r&&r.item&&o.fill(r);s.status&&
!n.busy&&O(o.told,"")}}var Id={true:"button",false:"div"};function Rd({text:t},{chosen:e,removed:n,by:o}){return e?`Again from here, with ${Q(t)} once more.`:n?`Continue from here wit\
h ${Q(t)} instead, although ${o} removed it.`:`Continue from here with ${Q(t)} instead.`}var vn=class{constructor(e){this.item=h("li","gp-bar"),e.append(this.item),
this.body=null}build(e){let n=Id[e];if(this.body&&this.body.localName===n)return;let o=h(n,"gp-row",null,e?{type:"button"}:{role:"group"});this.rank=h("span","g\
p-rank"),this.sign=h("span","gp-sign","",{"aria-hidden":"true"}),this.word=h("bdi","gp-word");let s=h("span","gp-name");s.append(this.sign,this.word),this.after=
h("span","gp-fill gp-after"),this.before=h("span","gp-fill gp-before"),this.thick=h("span","gp-track"),this.thin=h("span","gp-track gp-thin"),this.thick.append(
this.after),this.thin.append(this.before),this.why=h("span","gp-why","removed by "),this.remover=h("span","gp-remover"),this.why.append(this.remover);let r=h("s\
pan","gp-tracks");r.append(this.thick,this.why,this.thin),this.value=h("span"),this.raw=h("small");let i=h("span","gp-values");i.append(this.value,this.raw),o.append(
this.rank,s,r,i,h("span","gp-go",e?"↪":"",{"aria-hidden":"true"})),o.tabIndex=this.body?this.body.tabIndex:-1,this.body?this.body.replaceWith(o):this.item.prepend(
o),this.body=o}fill(e,n,o){let{text:s,after:r,before:i,rank:a,chosen:d,given:f,removed:m,by:u,rest:k,words:_}=e;this.build(o&&!k),this.entry=e,this.item.hidden=
!1;let L={"gp-chosen":d,"gp-removed":m,"gp-rest":k};xe(this.item,["gp-bar",...Object.keys(L).filter(b=>L[b])].join(" ")),O(this.rank,a?I(a):""),O(this.sign,d?"▶":
m?"✕":""),Le(this.word,s,{plain:k}),this.thick.hidden=m||r===null;for(let[b,T]of[[this.after,r||0],[this.before,i]])he(b,"width",Math.min(1,T/n)),b.parentNode.
classList.toggle("gp-beyond",T>n*1.005);O(this.value,m?"":r===null?"–":F(r)),O(this.raw,F(i)),O(this.remover,u),this.why.hidden=!m;let A=[d&&(f?"given":"chose\
n"),m&&`removed by ${u}`].filter(Boolean).join(", "),E=[k?s:Q(s),A].filter(Boolean).join(", "),W=o&&!k?Rd({text:s},e):"";this.body.setAttribute("aria-label",W?`${E}\
. ${W}`:E),ze(this.body,()=>W?`${W} ${_()}`:_())}hide(){this.item.hidden=!0}};function zo(t){let e=()=>[...t.querySelectorAll(".gp-bar:not([hidden]) > .gp-row")],
n=o=>e().forEach(s=>{s.tabIndex=s===o?0:-1});return t.addEventListener("focusin",o=>o.target.matches(".gp-row")&&n(o.target)),t.addEventListener("keydown",o=>{let s=e(),
r=s.indexOf(o.target),i={ArrowDown:r+1,ArrowUp:r-1,Home:0,End:s.length-1}[o.key];r<0||i===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),
s[Math.max(0,Math.min(s.length-1,i))].focus())}),()=>{let o=e();o.length&&!o.some(s=>s.tabIndex===0)&&(o[0].tabIndex=0)}}var Xs=t=>t?F(t):"<0.01%",Yt=(t,e)=>`${I(t)} ${e}${t===1?"":"s"}`,Bd=(t,e)=>t.kept!==e||t.mass_moved>0,jo=t=>`${t.isPrompt?"prompt token":"token"} ${t.index+1}`;
function Zs({distribution:{stages:t,vocab:e}}){return t.map((n,o)=>{let[s,r,i]=gt(n.name),a=o?t[o-1].kept:e;return{number:o+1,kind:n.name,name:s,meaning:r,knobs:i,
entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!Bd(n,a)}})}function Qs({kept:t,keptBefore:e,removed:n,moved:o,idle:s}){
if(s)return"did nothing";let r=[];return t<e&&r.push(`removed ${Yt(e-t,"token")} (${Xs(n)})`),t>e&&r.push(`brought ${Yt(t-e,"token")} back`),(o-n>.001||!r.length)&&
r.push(`moved ${F(o)}`),r.join(", ")}var Ho=({layers:t,distribution:e})=>!!t&&(e.stages[0]||{}).name!=="DolaContrast";function er(t){return Ho(t)?{name:"DoLa",meaning:"\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given."}:{name:t.layers?"\
the last layer":"the model",meaning:"The distribution that the model gave, before any processor."}}function Sn({distribution:{candidates:t},chosen:e}){return t.
some(({token_id:n})=>n===e.token_id)?t:[...t,e]}function Do(t,e,n){if(t.length<=e)return t;let o=({raw_logprob:i,logprob:a})=>Math.max(ne(i),ne(a)),s=[...t].sort(
(i,a)=>o(a)-o(i)),r=new Set([...s.filter(({token_id:i})=>i===n),...s.filter(ft).slice(0,3)]);for(let i of s)r.size<e&&r.add(i);return t.filter(i=>r.has(i))}function zn({
raw_logprob:t,stage_logprobs:e},n){return n?e&&n<=e.length?ne(e[n-1]):void 0:ne(t)}var jn=({raw_logprob:t,stage_logprobs:e},n)=>((n?(e||[])[n-1]:t)??null)===null,
ft=({logprob:t})=>t===null;function Hn({removed_by:t,stage_logprobs:e,raw_logprob:n},o){let s=[n,...e||[]],r=s.findLastIndex((a,d)=>d>0&&a===null&&s[d-1]!==null),
i=t||r>0&&o.distribution.stages[r-1].name;return i?gt(i)[0]:Ho(o)?"DoLa":"a processor"}function Ko(t,e){let{raw_logprob:n,logprob:o,rank:s,raw_rank:r,token_id:i}=t,
a=m=>m?`, rank ${I(m)} of ${I(e.distribution.vocab)}`:"";if(!e.distribution.stages.length&&Math.abs((o??n)-n)<1e-4)return`Probability ${F(ne(n))}${a(s||r)}; no \
processor changed it. Token id ${i}.`;let d=`Before the processors ${F(ne(n))}${a(r)}.`,f=ft(t)?`After them it cannot be chosen: removed by ${Hn(t,e)}.`:`After \
them ${F(ne(o))}${s?`, rank ${I(s)} of the ${I(it(e))} that are left`:""}.`;return`${d} ${f} Token id ${i}.`}function ja(t,{mode:e,effective:n,config:o}){if(t.isPrompt)
return["given","stands in the prompt: given, not chosen"];if(t.given)return["given","was given, not chosen"];if(e==="custom")return["the choice","was chosen by \
your own decoding loop"];if(t.beam)return["the choice",Fd[t.beam.status]||"was considered by the search"];if(t.reranked)return["the choice","has the best score:\
 probability against degeneration penalty"];let s=t.draft&&t.draft.origin;return s==="accepted"?["the draft","was drafted by the assistant, and accepted"]:s==="\
correction"?["the choice","took the place of a rejected draft"]:{...n,...o}.do_sample?["the draw","was drawn"]:["the choice","was taken as the most probable"]}var Fd={
running:"goes on: the search compares the sums of whole beams",finished:"ends a beam: the search compares the sums of whole beams",ended:"would end a beam, whic\
h does not count",pruned:"was considered, and given up: the search compares the sums of whole beams"};var zd=(t,e)=>t.map(({watched:n})=>{let o=(n||[]).find(({token_id:s})=>s===e);return o&&ne(o.logprob)}),tr=class extends vn{constructor(e){super(e),this.along=h(
"div","gp-along",null,{"data-tip":"",tabindex:"0",role:"img"}),this.line=ce("polyline","gp-along-line"),this.here=ce("line","gp-along-here");let n=ce("svg","gp-\
along-plot");n.setAttribute("preserveAspectRatio","none"),n.setAttribute("viewBox","0 0 100 100"),n.append(this.here,this.line),this.along.append(n,h("span","gp\
-along-words")),this.item.append(this.along)}},Go=class{constructor(e,n,o){this.log=n,this.entryOf=o,this.box=e.querySelector(".gp-looked-box"),this.list=e.querySelector(
".gp-looked"),this.form=e.querySelector(".gp-look"),this.field=e.querySelector(".gp-look-text"),this.state=e.querySelector(".gp-look-state"),this.rows=[],this.makeReachable=
zo(this.list),this.form.addEventListener("submit",s=>this.ask(s))}lineNumber(){let e=this.log.current(),n=e&&!e.isPrompt&&this.log.lineOf(e);return n?this.log.lines().
findIndex(({last:o,label:s})=>o===n.last&&s===n.label):-1}ask(e){e.preventDefault();let n=this.field.value,o=this.lineNumber();if(!n||o<0){O(this.state,n?"Selec\
t a token of the generated text first.":"Type the text of a token first.");return}O(this.state,`Looking up ${Q(n)} …`),this.log.ask({type:"look",line:o,text:n})}draw(e,n,o){
(n.run||n.watched)&&O(this.state,"");let s=e.isPrompt?[]:e.watched||[];this.form.hidden=!this.log.canAsk||this.lineNumber()<0,this.list.parentNode.hidden=!s.length,
this.box.hidden=this.form.hidden&&!s.length;let r=s.map(d=>this.entryOf(d,e)),i=Math.max(.02,...r.map(({after:d,before:f})=>Math.max(d||0,f))),a=s.length?Ce(this.
log.lastOf(e)):[];for(;this.rows.length>s.length;)this.rows.pop().item.remove();for(;this.rows.length<s.length;)this.newRow();s.forEach((d,f)=>{this.rows[f].fill(
r[f],i,o),this.drawAlong(this.rows[f],zd(a,d.token_id),e)}),this.makeReachable()}newRow(){this.rows.push(new tr(this.list))}drawAlong(e,n,o){let s=n.map(m=>m??0);
if(e.along.hidden=s.length<2,e.along.hidden)return;let r=Math.max(...s),i=s.indexOf(r),a=m=>m/(s.length-1)*100,d=jd(s,150).map(([m,u])=>`${a(m).toFixed(1)},${(98-
(r?u/r:0)*94).toFixed(1)}`);e.line.setAttribute("points",d.join(" "));for(let[m,u]of Object.entries({x1:a(o.index),x2:a(o.index),y1:0,y2:100}))e.here.setAttribute(
m,u);let f=r?`highest ${F(r)}, at token ${i+1}`:"nowhere a chance";O(e.along.lastElementChild,f),e.along.dataset.tip=`The probability of this token after the pr\
ocessors, along the text of ${Yt(s.length,"token")}: ${f}. The upright line is the current token.`,e.along.setAttribute("aria-label",`along the text: ${f}`)}};function jd(t,e){
let n=Math.ceil(t.length/e),o=[];for(let s=0;s<t.length;s+=n){let r=s;for(let i=s+1;i<Math.min(t.length,s+n);i++)t[i]>t[r]&&(r=i);o.push([r,t[r]])}return o}function Ha(t,e){let o=t.querySelector(".gp-place"),s=t.querySelector(".gp-bars"),r=t.querySelector(".gp-bars-legend"),i=t.querySelector(".gp-all"),a=v=>t.querySelector(
".gp-"+v),[d,f,m,u,k]=["full","beams-note","press-note","chosen-word","removed-key"].map(a),_=Object.fromEntries(["back","on","newest"].map(v=>[v,a(v)])),L=[],A=zo(
s),E=new Go(t,e,y),W=!1,b=[],T=v=>e.canAsk&&!v.isPrompt;function y(v,S){let x=ft(v);return{id:v.token_id,text:v.text,after:ne(v.logprob),before:ne(v.raw_logprob),
rank:x?null:v.rank??(S.distribution.stages.length?null:v.raw_rank),chosen:v.token_id===S.chosen.token_id,given:S.isPrompt||S.given,removed:x,by:x?Hn(v,S):"",words:()=>Ko(
v,S)}}function l(v){let S=Sn(v),M=(W?S:Do(S,24,v.chosen.token_id)).map(B=>y(B,v)),P=v.distribution.vocab-S.length;P>0&&M.push(c(v,S.map(B=>y(B,v)),P));let q=g(Math.
max(...M.filter(({rest:B})=>!B).map(B=>Math.max(B.after,B.before))));for(O(d,`full width: ${F(q)}`);L.length<M.length;)L.push(new vn(s));L.forEach((B,N)=>M[N]?B.
fill(M[N],q,T(v)):B.hide()),A(),i.hidden=S.length<=24,O(i,W?"show 24 only":`show all ${I(S.length)}`),i.setAttribute("aria-expanded",String(W))}function c(v,S,x){
let M=C=>Math.max(0,1-S.reduce((R,z)=>R+z[C],0)),P=it(v)>S.filter(({removed:C})=>!C).length,[q,B]=[P?e.usesBeams?null:M("after"):0,M("before")],N=`All ${I(x)} t\
okens that are not listed, together: ${F(B)} before the processors`+(q===null?".":`, ${F(q)} after them.`);return{text:`${I(x)} others`,after:q,before:B,rest:!0,
words:()=>N}}let g=v=>[.02,.05,.1,.2,.5,1].find(S=>v<=S)||1;function p(v){let S=!v.distribution.stages.length;t.classList.toggle("gp-untouched",S),O(a("after-wo\
rd"),S?"probability; no processor ran, so it is the same before and after":"after the processors"),a("before-key").hidden=k.hidden=S,O(u,v.isPrompt||v.given?"gi\
ven, not chosen":"chosen"),f.hidden=!v.beam||S,m.hidden=!T(v),t.classList.toggle("gp-pressable",T(v))}s.parentNode.addEventListener("click",v=>{let S=v.target.closest(
"button.gp-row"),x=S&&[...L,...E.rows].find(({body:P})=>P===S),M=e.current();x&&M&&T(M)&&e.ask({type:"branch",step:M,tokenId:x.entry.id})}),i.addEventListener("\
click",()=>{W=!W,l(e.current())});function w(v){let S=e.lineOf(v),x=e.lines().length>1&&S&&!v.isPrompt?` of ${S.label}`:"";o.replaceChildren(e.selected?`at ${jo(
v)}${x}: `:`at the newest token${x}: `),o.append(fe(v.chosen.text,"gp-here")),_.back.disabled=v.isPrompt?!v.before:v.index===0&&!e.promptSteps.length,_.on.disabled=
!S||S.last===v,_.newest.disabled=!e.selected}function $(){o.textContent="No token yet.";for(let v of L)v.hide();for(let v of Object.values(_))v.disabled=!0;for(let v of[
i,f,m,E.box])v.hidden=!0}return _.back.addEventListener("click",()=>e.walk(-1)),_.on.addEventListener("click",()=>e.walk(1)),_.newest.addEventListener("click",()=>e.
selectStep(null)),v=>{let S=e.current();r.hidden=!S,S?((S!==b[0]||e.canAsk!==b[1])&&l(S),p(S),E.draw(S,v,T(S)),w(S)):$(),b=[S,e.canAsk]}}var Mn=.001,Da=2e-5,Hd=-1e9,Kn=-1e8,Ze=(t,e=-1e30)=>t==null||t<e;function _n(t,e,n){return Ze(t,n)||Ze(e,n)?Ze(t,n)&&Ze(e,n)?0:1/0:Math.abs(t-e)}function Dn(t,e,n){
return _n(t,e===null?null:e*n,Kn)/Math.max(1,n)}var Xt=class{count=0;off=0;furthest=0;worst=null;see(e,n){this.count+=1,e<=Mn||(this.off+=1),!(this.worst&&!(e>this.
furthest))&&(this.furthest=e,this.worst={...n(),difference:e})}};function Ka(t){if(!t.usesBeams)return null;let{effective:e}=t.started,n={sum:new Xt,given:new Xt,
final:new Xt,pool:new Xt,output:new Xt},o=e.length_penalty??1;for(let s of t.prompts){if(!s)continue;let r=Math.max(...s.distributions.map(i=>i.length));Dd(s,Math.
max(1,Math.floor(r/(e.num_beam_groups||1))),o,n)}return t.finished.sequences.forEach((s,r)=>Kd(t.returned[r].last,s,r,o,n.output)),n}function Dd(t,e,n,o){let s=null,
r=new Map,i=(a,d)=>d.score-a.score;t.steps.forEach((a,d)=>{if(a.some(({given:u})=>u)){for(let u of a)o.given.see(_n(u.beam.score,0),()=>({node:u}));return}s??=new Map(
a.filter(({beam:u})=>u.parent%e===0).map(({beam:u})=>[u.parent,0]));for(let u of a){let{beam:k}=u,_=s.get(k.parent)??Hd;if(o.sum.see(_n(_+(k.logprob??-1/0),k.score,
Kn),()=>({node:u,parent:_})),k.final_score===null||k.final_score===void 0)continue;let L=u.length**n;o.final.see(Dn(k.score,k.final_score,L),()=>({node:u,power:L}));
let A=k.group??null;r.set(A,[...r.get(A)||[],{score:k.final_score,power:L}].sort(i).slice(0,e))}let f=[...r.values()].flat().filter(({score:u})=>!Ze(u)).sort(i),
m=t.pools[d].filter(u=>!Ze(u));for(let u=0;u<Math.max(f.length,m.length);u++){let k=f[u]??null,_=k&&u<m.length?Dn(k.score*k.power,m[u],k.power):1/0;o.pool.see(_,
()=>({step:d,place:u,expected:k&&k.score,told:m[u]??null}))}s=new Map(a.filter(({beam:u})=>u.status==="running").map(({beam:u})=>[u.beam,u.score]))})}function Kd(t,e,n,o,s){
let r=Ce(t),i=r.filter(({given:f})=>!f);if(e.score===null||!i.length)return;let a=i.length**o,d=r.every(({beam:f,given:m},u)=>m||f.parent===(e.beams||[])[u]);s.
see(d?Dn(t.beam.score,e.score,a):1/0,()=>({number:n,node:t,power:a,told:e.score}))}function Ga(t,e){let o=t.querySelector("details"),s=t.querySelector(".gp-output"),r=t.querySelector(".gp-all"),i=null,a=!1;function d(w){let $=e.allLines(),v=e.
started.effective.length_penalty??1;return w.sequences.map((S,x)=>{let M=Ce($[x]?$[x].last:null),P=S.token_ids.map((z,j)=>{let D=M[j]&&M[j].chosen.token_id===z?
M[j]:null,V=S.logprobs[j];return{id:z,text:D?D.chosen.text:"?",recorded:V,library:S.transition_scores?S.transition_scores[j]:null,difference:S.transition_scores?
_n(V,S.transition_scores[j]):null,drawn:D?_n(V,D.chosen.logprob):1/0}}),q=S.logprobs.filter((z,j)=>!M[j]||!M[j].given),B=q.reduce((z,j)=>z+(j??-1/0),0),N=q.length**
v,C=q.length?B/N:null,R=S.score!==null&&C!==null&&S.score*N>Kn;return{tokens:P,sum:B,length:q.length,penalty:v,rebuilt:C,score:S.score,difference:R?Dn(B,S.score,
N):null}})}function f(w,$=1e-9){if(!Number.isFinite(w))return"everything";let v=Math.max(w,$),S=Math.floor(Math.log10(v)+1e-9),x=Math.ceil(v/10**S-1e-6);return x===
10?`1e${S+1}`:`${x}e${S}`}let m=w=>w.join("; "),u=(w,$)=>`${I(w)} ${$}${w===1?"":"s"}`;function k(){let{mode:w}=e.started;return w==="custom"?"its decoding loop\
 is one of your own":"the run was recorded without the library’s scores"}function _(w){if(!w||!w.sum.count)return[[],[]];let{sum:$,given:v,final:S,pool:x,output:M}=w,
P=({off:N,count:C,furthest:R},z,j)=>N?[`${I(N)} of ${u(C,z)} ${N===1?"does":"do"} not ${j}: the furthest is off by ${f(R)}`]:[],q=[...P($,"tree node","add up"),
...P(v,"given token","weigh nothing"),...P(S,"final score","follow from its sum"),...P(x,"kept score","follow from the texts that ended"),...P(M,"output","end w\
here its path through the tree ends")],B=Math.max(...Object.values(w).map(N=>N.furthest));return[q,q.length?[]:[`${u($.count,"node")} of the tree ${$.count===1?
"adds":"add"} up to within ${f(B,Da)}`]]}function L({outputs:w,tree:$}){let v=w.flatMap(j=>j.tokens);if(!v.length)return["none","–","There are no scores to ch\
eck: no token was generated."];let S=v.filter(({difference:j})=>j!==null),x=w.filter(({difference:j})=>j!==null),M=j=>Math.max(0,...j.map(({difference:D})=>D)),
P=j=>j.filter(({difference:D})=>!(D<=Mn)),q=v.filter(({drawn:j})=>j>Mn),[B,N]=_($),C=[];if(P(x).length&&C.push(`${I(P(x).length)} of ${I(x.length)} sequences_sc\
ores cannot be rebuilt: they are off by up to ${f(M(x))}`),C.push(...B),P(S).length&&C.push(`${I(P(S).length)} of ${u(S.length,"token")} differ from the library\
’s compute_transition_scores, by up to ${f(M(S))}`),q.length&&C.push(`${u(q.length,"token")} of the outputs differ from the steps that are shown`),C.length)return[
"differs","✗",m(C)];let R=[...x.length?[`${I(x.length)} sequences_scores ${x.length===1?"is":"are"} rebuilt to within ${f(M(x))}`]:[],...N];if(!S.length)return[
"none","–",m([...R,`compute_transition_scores does not apply: ${k()}`])];let z=S.length===1?"token agrees":"tokens agree";return["agrees","✓",m([...R,`${I(S.
length)} ${z} with the library’s compute_transition_scores to within ${f(M(S))}`])]}function A(){let[w,$,v]=i?L(i):["none","–","The scores are checked again\
st the library when the run has finished."];t.dataset.verdict=w,O(t.querySelector(".gp-badge"),$),O(t.querySelector(".gp-verdict-line"),v)}let E=w=>Ze(w)?"−∞":
w.toFixed(3).replace("-0.000","0.000"),W=w=>Ze(w)?"−∞":(w<Kn?w.toExponential(3):Z(w,5)).replace("-","−"),b=w=>w<0||Ze(w)?`(${W(w)})`:W(w);function T(w,$){
let v=w.insertCell();$===null?v.textContent="–":v.textContent=($>Mn?"✗ ":"")+($===0?"0":Number.isFinite($)?$.toExponential(0):"∞"),v.classList.toggle("gp-\
off",$>Mn)}function y(){let w=i.outputs.filter(({score:v})=>v!==null);t.querySelector(".gp-beam-check").hidden=!w.length;let $=t.querySelector(".gp-sums tbody");
$.replaceChildren(),i.outputs.forEach((v,S)=>{if(v.score===null)return;let x=$.insertRow();for(let M of[S+1,E(v.sum),v.length,v.penalty,Z(v.rebuilt,4),Z(v.score,
4)])x.insertCell().textContent=M;T(x,v.difference)})}function l(w,$,v,S,x,M){if(!v.count)return;let{worst:P}=v,q=w.insertRow();q.append(h("th","",$,{scope:"row"})),
q.insertCell().textContent=I(v.count),q.insertCell().append(S(P),...P.node?[" ",fe(P.node.beam.text)]:[]),q.insertCell().textContent=x(P),q.insertCell().textContent=
W(M(P)),T(q,P.difference)}function c(){let w=t.querySelector(".gp-tree-sums tbody");if(w.replaceChildren(),!i.tree)return;let{sum:$,given:v,final:S,pool:x,output:M}=i.
tree,P=e.started.effective.length_penalty??1,q=({node:N})=>`step ${N.index+1}:`,B=({node:N,power:C})=>`${W(N.beam.score)} / ${N.length} ** ${P} = ${W(Ze(N.beam.
score)?null:N.beam.score/C)}`;l(w,"node: parent’s score + log-probability",$,q,({node:N,parent:C})=>`${W(C)} + ${b(N.beam.logprob)} = ${W(Ze(N.beam.logprob)?null:
C+N.beam.logprob)}`,({node:N})=>N.beam.score),l(w,"given token: weighs nothing",v,q,()=>W(0),({node:N})=>N.beam.score),l(w,"ended: score / length ** length_pena\
lty",S,q,B,({node:N})=>N.beam.final_score),l(w,"kept after a step: the best that ended",x,N=>`step ${N.step+1}: number ${N.place+1}`,N=>N.expected===null?"none":
W(N.expected),N=>N.told),l(w,"output: score where its path ends, after the penalty",M,({number:N})=>`output ${N+1}:`,B,N=>N.told)}function g(){let{tokens:w}=i.outputs[Number(
s.value)]||i.outputs[0]||{tokens:[]},$=t.querySelector(".gp-scores tbody");$.replaceChildren(),w.slice(0,a?1/0:20).forEach((v,S)=>{let x=$.insertRow();x.insertCell().
textContent=S+1,x.insertCell().textContent=v.id,x.insertCell().append(fe(v.text)),x.insertCell().textContent=E(v.recorded),x.insertCell().textContent=v.difference===
null?"–":E(v.library),T(x,v.difference),x.insertCell().textContent=(ne(v.recorded)*100).toFixed(2)+"%"}),r.hidden=w.length<=20||a,O(r,`Show all ${I(w.length)}\
 tokens`)}function p(){if(!o.open)return;let w=e.hideFrom!==null;if(t.querySelector(".gp-secret").hidden=!w,t.querySelector(".gp-token-check").hidden=w||!i,t.querySelector(
".gp-beam-check").hidden=!0,t.querySelector(".gp-tree-check").hidden=w||!i||!i.tree||!i.tree.sum.count,O(t.querySelector(".gp-how"),"The playground notes a log-\
probability for each token while it decodes. Beside it stands what the library’s own compute_transition_scores gives for the same run"+(e.usesBeams?" (normali\
ze_logits=False, as its documentation asks for beams).":" (normalize_logits=True).")),!i)return;let $=e.usesBeams?"output":"sequence";t.querySelector(".gp-which").
hidden=i.outputs.length<2,s.options.length!==i.outputs.length&&s.replaceChildren(...i.outputs.map((v,S)=>h("option","",`${$} ${S+1}`,{value:S}))),y(),w||c(),w||
g()}return o.addEventListener("toggle",p),s.addEventListener("change",p),r.addEventListener("click",()=>{a=!0,p()}),w=>{if(t.hidden=!e.started,!w.run&&!w.status&&
!w.steps)return;let{finished:$}=e;$?(!i||i.finished!==$)&&(i={finished:$,outputs:d($),tree:Ka(e)},a=!1,s.replaceChildren()):i=null,A(),(w.run||w.status||$)&&p()}}function Ua(t,e){let s=[.1,.2,.5,1,2,5,10,20,50,1/0],r=t.querySelector(".gp-heat-plot"),i=t.querySelector(".gp-cells"),a=t.querySelector(".gp-column"),d=t.querySelector(
".gp-layer-names"),f=t.querySelector(".gp-layer-reading"),m=t.querySelector(".gp-layer-tally"),u=document.createElement("canvas"),k=u.getContext("2d",{willReadFrequently:!0}),
_=new Ne({picks:{},peak:0},({picks:N,peak:C},{layers:R})=>R?{picks:{...N,[R.layer]:(N[R.layer]||0)+1},peak:Math.max(C,...R.divergences)}:{picks:N,peak:C}),L=0,A=[],
E=[],W=[0,0],b=[],T=N=>Math.round(Math.sqrt(Math.max(0,Math.min(1,(N??0)/L)))*10);function y(){let N=getComputedStyle(t);return[...[...Array(11).keys()].map(R=>`\
--gp-heat-${R}`),"--gp-text"].map(R=>{let z=N.getPropertyValue(R).trim();return[1,3,5].map(j=>parseInt(z.slice(j,j+2),16))})}function l(N){if(u.width>=N&&u.height===
A.length*6)return;let C=u.height===A.length*6?k.getImageData(0,0,u.width,u.height):null;u.width=Math.max(64,2**Math.ceil(Math.log2(N))),u.height=A.length*6,C&&k.
putImageData(C,0,0)}function c(N){let C=new ImageData(1,A.length*6);A.forEach((R,z)=>{let j=N.layers?N.layers.candidate_layers.indexOf(R):-1;if(j<0)return;let D=E[T(
N.layers.divergences[j])];for(let V=0;V<5;V++){let ae=V===2&&R===N.layers.layer?E[11]:D;C.data.set([...ae,255],(z*6+V)*4)}}),k.putImageData(C,N.index,0)}let g=()=>Math.
max(10,_.steps.length);function p(){let[N,C]=W;if(!N||!C)return;i.width!==N&&(i.width=N),i.height!==C&&(i.height=C);let R=i.getContext("2d");R.clearRect(0,0,N,C),
R.imageSmoothingEnabled=!1;let z=_.steps.length;R.drawImage(u,0,0,z,u.height,0,0,N*z/g(),C)}function w(N){let C=[..._.steps.find(D=>D.layers).layers.candidate_layers].
sort((D,V)=>V-D),R=y(),z=s.find(D=>_.total.peak<=D*Math.LN2)*Math.LN2,j=String([C,R,z])!==String([A,E,L]);String(C)!==String(A)&&$(C),[A,E,L]=[C,R,z],l(_.steps.
length);for(let D of j?_.steps:N)c(D);p()}function $(N){let C=Math.max(15,Math.min(28,280/N.length));r.style.height=d.style.height=`${Math.max(1,N.length)*C}px`,
d.replaceChildren(...N.map(R=>h("span","",R===0?"embedding":`layer ${R}`)))}function v(){O(t.querySelector(".gp-ramp-low"),"0"),O(t.querySelector(".gp-ramp-high"),
`${Number(Ie(L,e.unit).toPrecision(2))} ${e.unit}`.replace(/^1 bits/,"1 bit"));let N=t.querySelector(".gp-scale-ramp");if(!N.childNodes.length)for(let C=0;C<11;C++){
let R=h("i");R.style.background=`var(--gp-heat-${C})`,N.append(R)}}let S=N=>N===0?"the embedding (layer 0)":`layer ${N}`;function x(N){if(!N.layers)return`Token\
 ${N.index+1}, ${Q(N.chosen.text)}: no layer was contrasted.`;let{layer:C,final_layer:R,candidate_layers:z,divergences:j}=N.layers,D=z.map((V,ae)=>`${V===0?"emb\
edding":`layer ${V}`} ${Ie(j[ae]??0,e.unit).toFixed(3)}`);return`Token ${N.index+1}, ${Q(N.chosen.text)}: ${S(C)} was contrasted with the last layer (${R}), bec\
ause it diverges most from it. Divergences in ${e.unit}: ${D.join(", ")}.`}function M(N){a.hidden=!1,a.style.left=`${N.index/g()*100}%`,a.style.width=`${100/g()}\
%`;let C=x(N);O(f,C),Nn(r,N,_.steps.length,C)}function P(){let N=Object.entries(_.total.picks).sort((R,z)=>z[1]-R[1]),C=N.reduce((R,[,z])=>R+z,0);O(m,"Along the\
 text: "+N.map(([R,z])=>`${S(Number(R))} in ${I(z)}`).join(", ")+` of ${I(C)} steps.`),O(t.querySelector(".gp-heat-end"),String(g()))}bo(r,e,{stepUnder:N=>{let{
left:C,width:R}=r.getBoundingClientRect(),z=Math.floor((N.clientX-C)/R*g());return _.steps[Math.max(0,Math.min(_.steps.length-1,z))]},hover:N=>O(f,x(N)),leave:()=>e.
current()&&!t.hidden&&O(f,x(e.current()))});function q(N){let C=e.current();if(t.hidden=!(C&&C.layers),t.hidden)return;let{added:R}=_.follow(e.lastOf(C));C===b[0]&&
_.total===b[1]&&!N.unit&&!N.look||(b=[C,_.total],w(R),v(),M(C),P())}new ResizeObserver(([{contentRect:N}])=>{W=[N.width,N.height].map(C=>Math.round(C*devicePixelRatio)),
p()}).observe(r);let B=()=>q({look:!0});return matchMedia("(prefers-color-scheme: dark)").addEventListener("change",B),new MutationObserver(B).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),q}var Vo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function nr(t,e){let{chosen:n,distribution:o}=e,s=r=>Fe(r)??-1/0;return{count:t.count+1,
after:t.after+s(n.logprob??n.raw_logprob),before:t.before+s(n.raw_logprob),entropyAfter:t.entropyAfter+o.entropy_after,entropyBefore:t.entropyBefore+o.entropy_before,
kept:t.kept+it(e)}}var zt=(t,e)=>e?Math.exp(-t/e):null,Gd=[1,2,3],Uo=class{constructor(){this.ids=[],this.grams=new Map(Gd.map(e=>[e,new Map])),this.repeated=[],
this.numRepeated=0}gram(e){return this.ids.slice(-e).join(" ")}add(e){this.repeated.push(this.ids.includes(e,-128)),this.numRepeated+=Number(this.repeated.at(-1)),
this.ids.push(e);for(let[n,o]of this.grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(e){for(;this.ids.length>e;){for(let[n,o]of this.
grams){if(this.ids.length<n)continue;let s=o.get(this.gram(n))-1;s?o.set(this.gram(n),s):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.
pop())}}distinct(e){return this.ids.length>=e?this.grams.get(e).size/(this.ids.length-e+1):null}get share(){return this.ids.length?this.numRepeated/this.ids.length:
null}};function Va(t,e){let n=t.querySelector(".gp-status"),o=t.querySelector(".gp-alert"),s=t.querySelector(".gp-figures"),r=t.querySelector(".gp-notes"),i=new Map,a="\
gp-meaning-"+Math.random().toString(36).slice(2,8)+"-",d=new ln,f;function m(){let{started:x,finished:M}=e;if(!x)return[];let P=M?M.num_tokens:e.numTokens,q=M?M.
seconds:e.elapsed,B=M?M.time_to_first_token:e.firstElapsed;return[["Tokens",I(P),"tokens generated so far"+(e.usesBeams?", one a step for all beams together":"")+
`; at most ${I(x.max_new_tokens)} new ones were asked for`],["Tokens per second",q>0&&P?(P/q).toFixed(1):"–","tokens divided by the time since the run began, \
the first token’s wait included"],["Time to first token",B===null?"–":Vn(B),"from the start of the run to its first token, without waiting in line or loadin\
g the model"],...u(),["Stopped by",k(),"what ended the text: the model’s own end-of-sequence token, a stop string, a limit, a criterion or a loop of your own, o\
r a person",!0],["Seed",String(x.seed),"the random seed of this run: the same seed and settings give the same text again"]]}function u(){if(!e.rounds.length)return[];
let{num_draft_tokens:x,num_accepted_draft_tokens:M,...P}=d.read(e.rounds),q=P.draft_acceptance_rate;return[["Draft accepted",q===null?"–":F(q),`draft_acceptan\
ce_rate: accepted over drafted tokens, ${I(M)} of ${I(x)}`],["Tokens per draft",Z(P.mean_acceptance_length,2),`mean_acceptance_length: tokens that a round with \
a draft wrote on average, the target’s own one included: 1 + ${I(M)} accepted / ${I(P.num_spec_steps)} such rounds`]]}function k(){return e.finished?[...new Set(
e.finished.sequences.map(M=>Pe(M.stop_reason)[0]))].join(", ")||"–":e.running?"still running":"an error"}function _(){let x=m(),M=new Set(x.map(([P])=>P));for(let[
P,{figure:q}]of i)M.has(P)||(q.remove(),i.delete(P));x.forEach(([P,q,B,N],C)=>{let R=i.get(P)||L(P,N,C);R.value.textContent!==q&&(R.value.textContent=q);let z=`${P}\
: ${B}`;R.meaning.textContent!==z&&(R.meaning.textContent=z)})}function L(x,M,P){let q=h("div","gp-figure"+(M?" gp-words":""),null,{tabindex:"0"}),B=h("dd"),N=h(
"span","gp-meaning","",{role:"tooltip",id:a+x.replaceAll(" ","-")});q.setAttribute("aria-describedby",N.id),q.append(h("dt","",x),B,N),s.insertBefore(q,s.children[P]||
null);let C={figure:q,value:B,meaning:N};return i.set(x,C),C}let A=new Ne(Vo,nr),E=new Uo,W=Vo,b=x=>Number.isFinite(x)?Ie(x,e.unit).toFixed(2).replace(/^-0.00$/,
"0.00"):"−∞",T=x=>x===null?"–":Number.isFinite(x)?x<1e3?x.toFixed(2):I(Math.round(x)):"∞";function y(){let{total:x}=A,{unit:M}=e,P=(N,{count:C})=>C?N/C:
null,q=(N,C)=>C.count?b(P(N,C)):"–",B=A.steps.at(-1).distribution.vocab;return[["perplexity",l([[x.after,x.count],[x.before,x.count],[W.before,W.count]],B),T(
zt(x.after,x.count)),T(zt(x.before,x.count)),T(zt(W.before,W.count))],[`mean log-probability, ${M}`,"the logarithm of a token’s probability, on average",q(x.after,
x),q(x.before,x),q(W.before,W)],[`cumulative log-probability, ${M}`,"the logarithm of the probability of the whole text: that of its tokens, added up",b(x.after),
b(x.before),b(W.before)],[`mean entropy, ${M}`,"how uncertain the next token was, on average",q(x.entropyAfter,x),q(x.entropyBefore,x),q(W.entropyBefore,W)],["m\
ean tokens kept","how many tokens could be chosen, on average: all of the vocabulary before the processors",T(P(x.kept,x)),I(B),I(B)],...[1,2,3].map(N=>[`distin\
ct-${N}`,`how many of the text’s ${N===1?"tokens":`runs of ${N} tokens`} differ, over all of them: 1 means that nothing comes twice`,T(E.distinct(N)),"",""]),
["repetition","the share of tokens that occur among the 128 tokens before them",F(E.share),"",""]]}function l(x,M){let P="e to the power of minus the mean log-p\
robability in nats";return x.every(([q,B])=>!B||zt(q,B)<=M)?`how many equally likely tokens there were to choose from, on average: ${P}`:`${P}; above ${I(M)}, t\
he size of the vocabulary, where tokens drawn blindly would be likelier`}function c(){let x=e.current(),M=x?e.lastOf(x):null,{keep:P,added:q}=A.follow(M&&!M.isPrompt?
M:null);E.cut(P);for(let{chosen:N}of q)E.add(N.token_id);let B=t.querySelector(".gp-text-numbers");B.hidden=!A.steps.length,!B.hidden&&(g(),B.open&&p(x))}function g(){
let{total:x}=A,M=W.count?`; of the prompt ${T(zt(W.before,W.count))}`:"";O(t.querySelector(".gp-in-short"),`The text in numbers: perplexity ${T(zt(x.before,x.count))}\
 before the processors, ${T(zt(x.after,x.count))} after${M}`)}function p(x){let M=e.lines().length>1?e.lineOf(x):null;O(t.querySelector(".gp-whose"),M&&M.label?
`of ${M.label}`:""),t.querySelector(".gp-prompt-head").hidden=!W.count;let P=y(),q=t.querySelector(".gp-totals tbody");for(;q.rows.length<P.length;){let B=q.insertRow(),
N=h("th","",null,{scope:"row"});N.append(h("span","","",{tabindex:"0","data-tip":""})),B.append(N,h("td"),h("td"),h("td"))}P.forEach(([B,N,...C],R)=>{let[z,...j]=q.
rows[R].cells;O(z.firstChild,B),z.firstChild.dataset.tip=N.charAt(0).toUpperCase()+N.slice(1)+".",C.forEach((D,V)=>O(j[V],D)),j[2].hidden=!W.count})}t.querySelector(
".gp-text-numbers").addEventListener("toggle",c);function w(){let x=e.finished?e.finished.sequences:[],M=new Map;x.forEach(({note:B},N)=>B&&M.set(B,[...M.get(B)||
[],N+1]));let P=e.usesBeams?"output":"sequence",q=[...M].map(([B,N])=>{let R=N.length<x.length?` on ${P}${N.length>1?"s":""} ${N.join(", ")}`:"",z=h("p");return z.
append(h("b","",`Note${R}: `),B),z});r.replaceChildren(...q)}function $(){let[x,M]=v(),P=x+M;n.textContent!==P&&n.replaceChildren(h("b","",x),M)}function v(){let{
started:x,finished:M,failed:P,queued:q,loading:B}=e;if(B){let R=nn(B);return["",R[0].toUpperCase()+R.slice(1)]}if(q)return q.ahead===0?["Starting …",""]:["Wai\
ting in line. ",`${q.ahead===1?"One run is":`${q.ahead} runs are`} before yours.`];if(P)return["Stopped by an error.",x?e.numTokens?" What had been written is k\
ept.":" Nothing had been written.":""];if(!x)return["","Nothing has run yet."];let N=` · ${x.model}${x.assistant?" with "+x.assistant:""} · ${on(x.mode)} · ${x.
device}`,C=M||e.shared<2?"":` · side by side with ${e.shared===2?"another run":`${e.shared-1} others`}`;return[M?"Finished":"Decoding …",N+C]}function S(){let x=e.
waiting?null:e.failed;if(f===x||(f=x,o.replaceChildren(),!x))return;let M=h("div","gp-problem"),P=(q,B,N)=>{let C=h("p");C.append(h("b","","✕ "),(N?N+": ":"")+
q,B?" "+B:""),M.append(C)};for(let{knob:q,message:B,fix:N}of Jn(x))P(B,N,q);o.append(M)}return x=>{x.run&&(s.replaceChildren(),i.clear()),(x.run||x.status)&&($(),
S(),w()),(x.run||x.steps||x.status)&&_(),(x.run||x.prompt)&&(W=e.promptSteps.reduce(nr,Vo)),c()}}var Ja=12;function Ya(t,e,n){let o=0,s=t.map(f=>{let m=o;return o=Math.min(1,o+(zn(f,n)||0)),{from:m,to:o,kind:or(f,e),candidate:f}}),r=e.distribution.stages[n],
i=t.filter(f=>r&&jn(f,n+1)).reduce((f,m)=>f+(zn(m,n)||0),0),a=r?Math.max(0,Math.min(1-o,r.mass_removed-i)):0,d={from:o,to:1-a,kind:"others",candidate:null};return[
...s,d,{from:1-a,to:1,kind:"going",candidate:null}]}function or(t,e){return t.token_id===e.chosen.token_id?"chosen":ft(t)?"removed":"kept"}function Xa(){let t=h(
"div","gp-flow",null,{"aria-hidden":"true"}),e=ce("svg","gp-ribbons");e.setAttribute("viewBox",`0 0 100 ${Ja}`),e.setAttribute("preserveAspectRatio","none");let n=h(
"div","gp-flow-bar");return t.append(e,n),{box:t,ribbons:e,bar:n}}var Ud=(t,e)=>e>12+7*Math.min(t.length,10);function sr({ribbons:t,bar:e},n,o,s,r){let i=te(e,n.
length,()=>h("span",""));n.forEach(({from:d,to:f,kind:m,candidate:u},k)=>{let _=i[k];if(xe(_,`gp-piece gp-piece-${m}`),_.hidden=f-d<1e-4&&m!=="chosen",_.hidden)
return;he(_,"left",d),he(_,"width",f-d);let L=u?u.text:m==="others"?"others":"",A=L&&Ud(L,(f-d)*s)?L:"";(_.dataset.text||"")!==A&&_.replaceChildren(...A?[fe(A,"\
gp-piece-word")]:[]),_.dataset.text=A,ze(_,()=>r(n[k],o&&o[k]))});let a=te(t,o?n.length:0,()=>ce("path"));(o||[]).forEach((d,f)=>{let{from:m,to:u,kind:k}=Vd(n[f]),
[_,L,A,E]=[d.from,d.to,u,m].map(W=>(W*100).toFixed(2));a[f].dataset.kind!==k&&(a[f].dataset.kind=k,a[f].setAttribute("class",`gp-ribbon gp-ribbon-${k}`)),a[f].setAttribute(
"d",d.to>d.from?`M${_} 0H${L}L${A} ${Ja}H${E}Z`:"")})}function Vd(t){return t.kind==="others"?{...t,to:1}:t.kind==="going"?{...t,from:1,to:1}:t}var Jo=class{constructor(e){this.table=e,this.head=e.createTHead().insertRow(),this.body=e.createTBody(),e.addEventListener("keydown",n=>this.walk(n)),e.addEventListener(
"focusin",n=>this.keepFocus(n.target)),this.lines=[]}draw(e,n,o){this.drawHead(e);let s=e.filter(f=>f.idle).length;this.table.style.minWidth=`${100+20*s+60*(e.length-
s)}px`;let r=n.map(f=>e.map(({number:m})=>zn(f,m))),i=Math.max(.02,...r.flat().filter(f=>f!==void 0)),a=new Set(Sn(o));for(;this.lines.length>n.length;)this.lines.
pop().row.remove();for(;this.lines.length<n.length;)this.newLine();n.forEach((f,m)=>this.fill(this.lines[m],f,e,r[m],i,o,a));let d=this.lines.flatMap(f=>f.cells.
map(({cell:m})=>m));!d.some(f=>f.tabIndex===0)&&d.length&&(d[0].tabIndex=0)}drawHead(e){let n=te(this.head,e.length+1,()=>{let o=h("th","",null,{scope:"col"});return o.
append(h("span","gp-stage-place"),h("span","gp-stage-name")),o});O(n[0].lastElementChild,"candidate"),e.forEach(({place:o,name:s,tip:r,idle:i},a)=>{let d=n[a+1];
xe(d,i?"gp-idle-column":""),O(d.firstElementChild,o),O(d.lastElementChild,s),d.lastElementChild.classList.toggle("gp-hidden",i),d.dataset.tip=r})}newLine(){let e=this.
body.insertRow(),n=h("th","",null,{scope:"row"}),o=h("span","gp-sign","",{"aria-hidden":"true"}),s=h("bdi","gp-word"),r=h("span","gp-course-tag"),i=h("div","gp-\
course-name"),a=h("div","");a.append(s,r),i.append(o,a),n.append(i),e.append(n),this.lines.push({row:e,head:n,sign:o,word:s,tag:r,cells:[]})}newCell(e){let n=h(
"td","",null,{role:"gridcell",tabindex:"-1"}),o=h("span","gp-course-track",null,{"aria-hidden":"true"}),s=h("i","gp-course-bar");o.append(s);let r=h("span","gp-\
course-number");n.append(o,r),e.row.append(n),e.cells.push({cell:n,bar:s,number:r})}fill(e,n,o,s,r,i,a){let d=n.token_id===i.chosen.token_id,f=ft(n);for(xe(e.row,
`gp-course gp-course-${or(n,i)}`),O(e.sign,d?"▶":f?"✕":""),Le(e.word,n.text),O(e.tag,[d&&(i.given?"given":"chosen"),f&&"removed",!a.has(n)&&"looked up"].filter(
Boolean).join(", ")),ze(e.head,()=>Ko(n,i));e.cells.length>o.length;)e.cells.pop().cell.remove();for(;e.cells.length<o.length;)this.newCell(e);o.forEach((m,u)=>this.
fillCell(e.cells[u],n,o,u,s,r))}fillCell({cell:e,bar:n,number:o},s,r,i,a,d){let{number:f,name:m,idle:u,side:k}=r[i],[_,L]=[a[i],i?a[i-1]:void 0],A=jn(s,f)&&_!==
void 0,E=A&&i>0&&!jn(s,r[i-1].number);xe(e,[u&&"gp-idle-column",A&&!E&&"gp-gone",E&&"gp-cut"].filter(Boolean).join(" ")),he(n,"height",Math.sqrt((_||0)/d));let W=_===
void 0?"–":E?`✕ ${m}`:A?k==="after"?"✕":"":F(_);O(o,W),o.classList.toggle("gp-hidden",u&&!E);let b=!E&&i&&L!==void 0&&_!==void 0&&F(_)!==F(L)?_>L?"up":"do\
wn":"";(o.dataset.change||"")!==b&&(o.dataset.change=b),ze(e,()=>this.words(s,r[i],{share:_,was:L,gone:A,cut:E}))}words({text:e},{side:n,name:o,idle:s,number:r},{
share:i,was:a,gone:d,cut:f}){if(i===void 0)return`${Q(e)}: not recorded at this place.`;if(f)return`${Q(e)}: removed by ${o}; it had ${F(a)} just before.`;if(d)
return`${Q(e)}: nothing is left of it here.`;if(n)return`${Q(e)}: ${F(i)} ${n} ${n==="after"?"all":"the"} processors.`;if(s)return`${Q(e)}: ${F(i)}, left as it \
was by ${o}.`;let m=F(i)===F(a)?"the same as before it":`${F(a)} before it`;return`${Q(e)}: ${F(i)} after ${o} (stage ${r}), ${m}.`}keepFocus(e){if(!(e.tabIndex!==
-1||e.tagName!=="TD")){for(let n of this.body.querySelectorAll('td[tabindex="0"]'))n.tabIndex=-1;e.tabIndex=0}}walk(e){let n={ArrowRight:[0,1],ArrowLeft:[0,-1],
ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]},o=e.target.closest("td");if(!o||!n[e.key]||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=this.
lines.findIndex(f=>f.row===o.parentNode),[r,i]=n[e.key],a=(f,m)=>Math.max(0,Math.min(m-1,f)),{cells:d}=this.lines[a(s+r,this.lines.length)];d[a(o.cellIndex-1+i,
d.length)].cell.focus()}};function Za(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-none"),r=t.querySelector(".gp-chain tbody"),i=t.querySelector(".gp-courses"),a=t.querySelector(
".gp-all"),d=t.querySelector(".gp-beams-note"),f=t.querySelector(".gp-chosen-word"),m=new Jo(t.querySelector(".gp-courses-grid")),u=new Ne({},E),k=[],_=!1,L=[],
A=300;function E(N,C){let R=Zs(C);if(!R.length)return N;let z={...N};for(let j of R){let D=j.number+j.kind,{ran:V,acted:ae,removed:le,moved:we}=N[D]||{ran:0,acted:0,
removed:0,moved:0};z[D]={ran:V+1,acted:ae+!j.idle,removed:le+j.removed,moved:we+j.moved}}return z}function W({ran:N,acted:C,removed:R,moved:z}){if(!C)return`not\
hing in ${Yt(N,"step")}`;let j=z>2*R?`${F(z/C)} moved`:`${Xs(R/C)} removed`;return`${I(C)} of ${Yt(N,"step")}, ${j}`}let b=new ResizeObserver(([{contentRect:N}])=>{
if(!N.width||Math.abs(N.width-A)<8)return;A=N.width;let C=e.current();C&&B(C)});function T(){let N=r.insertRow(),C=h("th","",null,{scope:"row"}),R=h("span","gp-\
number",""),z=h("span","","",{tabindex:"0","data-tip":""}),j=h("span","gp-side"),D=h("span","gp-knob");C.append(R,z," ",j," ",D);let V=Xa();N.append(C,h("td","g\
p-flow-cell"),h("td","gp-left"),h("td","gp-entropy"),h("td","gp-here-words"),h("td","gp-over")),N.cells[1].append(V.box);let[,,ae,le,we,be]=N.cells;return k.length||
b.observe(V.bar),k.push({row:N,number:R,name:z,tags:j,knob:D,flow:V,left:ae,entropy:le,here:we,over:be}),k.at(-1)}function y(N,{kind:C,number:R,name:z,tip:j,side:D,
knob:V,entropy:ae,left:le,here:we,over:be}){N.row.className=`gp-stage-${C}`,O(N.number,R),O(N.name,z),N.name.dataset.tip!==j&&(N.name.dataset.tip=j),O(N.tags,D),
N.tags.hidden=!D,O(N.knob,V),N.knob.hidden=!V,O(N.left,le),O(N.entropy,ae),typeof we=="string"?O(N.here,we):N.here.replaceChildren(...we),O(N.over,be)}function l(N){
let C={...e.started.effective,...e.started.config};return N.filter((R,z)=>z===0||C[R]).map(R=>{let z=JSON.stringify(C[R]??null);return z==="null"||z.length>12?R:
`${R} ${z}`}).join(", ")}function c(N,C){let{vocab:R,entropy_before:z}=N.distribution,{name:j,meaning:D}=er(N),V={kind:"source",number:"",name:j,tip:D,side:C.length?
"before":"before and after",knob:"",left:`${I(R)} left`,entropy:Me(z,e.unit),here:"",over:""},ae=C.map((le,we)=>({kind:le.idle?"idle":"active",number:`${le.number}\
. `,name:le.name,tip:`${le.meaning} (${le.kind})`,side:we===C.length-1?"after":"",knob:l(le.knobs),left:`${I(le.kept)} left`,entropy:Me(le.entropy,e.unit),here:Qs(
le),over:W(u.total[le.number+le.kind])}));return[V,...ae,g(N)]}function g(N){let[C,R]=ja(N,e.started),z=ne(N.chosen.logprob),j=ft(N.chosen)?`, although ${Hn(N.chosen,
N)} removed it`:N.beam?`: log-probability ${Z(N.chosen.logprob)}`:` (${F(z)})`;return{kind:"choice",number:"",name:C,tip:"What became of what was left: the toke\
n that stands in the text.",side:"",knob:"",left:"",entropy:"",here:["▶ ",fe(N.chosen.text,"gp-strong"),` ${R}${j}`],over:""}}function p(N,C,R){let z=c(N,C);for(;k.
length>z.length;)k.pop().row.remove();z.forEach((ae,le)=>y(k[le]||T(),ae));let j=[0,...C.map(({number:ae})=>ae)].map(ae=>Ya(R,N,ae)),D=S(N,C),V=x(N,C);k.forEach(
({flow:ae},le)=>{ae.box.hidden=!D&&le>0,!ae.box.hidden&&(le<j.length?sr(ae,j[le],j[le-1],A,(we,be)=>$(we,be,le,V)):v(ae,j.at(-1),A))})}let w=({from:N,to:C})=>F(
C-N);function $(N,C,R,z){if(N.kind==="going")return`Tokens that are not shown here and that ${z[R+1].name} removes: ${w(N)}.`;let j=N.candidate?Q(N.candidate.text):
"All other tokens together";return R?`${j}: ${w(N)} after ${z[R].name}`+(N.candidate?`, ${w(C)} before it.`:"."):`${j}: ${w(N)} before the processors.`}function v(N,C,R){
let z=C.filter(({kind:j})=>j==="chosen");sr(N,z,z,R,j=>`${Q(j.candidate.text)} had ${w(j)} of what was left.`)}let S=({distribution:N},C)=>N.candidates.every(({
stage_logprobs:R})=>(R||[]).length===C.length);function x(N,C){let R=er(N);return[{number:0,place:"before",name:R.name,tip:R.meaning,idle:!1,side:"before"},...C.
map(z=>({number:z.number,place:String(z.number),name:z.name,idle:z.idle,side:"",tip:`${z.number}. ${z.name}: ${Qs(z)} here. It ${z.meaning}.`}))]}function M(N,C,R,z){
if(i.hidden=!C.length||!S(N,C),i.hidden)return;let j={number:C.length,place:"after",name:"all",tip:"After all processors: what the choice was made of.",idle:!1,
side:"after"};m.draw([...x(N,C),j],R,N),a.hidden=z<=10,O(a,_?"show 10 only":`show all ${I(z)}`),a.setAttribute("aria-expanded",String(_))}a.addEventListener("cl\
ick",()=>{_=!_,B(e.current())});function P(N){if(N.distribution.stages.length)return"";if(N.isPrompt)return"The model’s own distribution: no logits processor ta\
kes part in reading the prompt.";let C=e.started.processors||[],R=Ho(N)?"DoLa’s contrast":"The model’s own distribution";return e.started.mode==="custom"&&!C.
length?"Your own loop asked no logits processor here.":C.length?`${R}, untouched here. Prepared, but not used by this loop: ${C.map(z=>gt(z)[0]).join(", ")}.`:`${R}\
, untouched: no logits processor runs.`}function q(N){let C=N.isPrompt||N.given;o.replaceChildren(`at ${jo(N)}: `,fe(N.chosen.text),C?" (given, not chosen)":""),
O(f,C?"given":"chosen")}function B(N){let C=Zs(N),R=Sn(N),z=(N.watched||[]).filter(({token_id:D})=>R.every(V=>V.token_id!==D)),j=Do(R,10,N.chosen.token_id);q(N),
O(s,P(N)),s.hidden=!s.textContent,d.hidden=!N.beam||!C.length,p(N,C,j),M(N,C,[..._?R:j,...z],R.length)}return N=>{let C=e.current();t.hidden=!C,C&&(C.isPrompt||
u.follow(e.lastOf(C)),!(C===L[0]&&u.total===L[1]&&!N.unit&&!N.watched)&&(L=[C,u.total],B(C)))}}function Jd(t){let e=t>>>0;return()=>{e=e+1831565813>>>0;let n=Math.imul(e^e>>>15,e|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^n>>>14)>>>0)/2**32}}function Yd(t,e){
let n=[...t];for(let o=n.length-1;o>0;o--){let s=Math.floor(e()*(o+1));[n[o],n[s]]=[n[s],n[o]]}return n}function Qa(t,e){let r=["1st","2nd","3rd"],i=C=>t.querySelector(
".gp-"+C),a=t.querySelector("details"),[d,f,m,u]=["from","choices","reveal","next"].map(i),k=null,_=()=>e.usesBeams&&!e.finished?[]:e.allLines(),L=C=>Ce(_()[C]?
_()[C].last:null),A=C=>C.distribution.candidates.filter(({raw_rank:R})=>R).sort((R,z)=>R.raw_rank-z.raw_rank).slice(0,6);function E(C){let R=Number(e.started.seed)%
4294967296+7919*C.index+104729*C.sequence;return Yd(A(C),Jd(R))}let W=C=>A(C).length>1;function b(C){let R=e.current(),z=R&&e.lastOf(R),j=Math.max(0,_().findIndex(
ae=>ae.last===z)),D=L(j),V=D.findIndex((ae,le)=>le>=C&&W(ae));if(V<0){O(i("cannot"),D.length>C?"From there on the run has recorded no candidates to pick from: r\
aise top_candidates and run it again.":e.running?"The run has not come so far yet.":`There is no token ${C+1} in this text: choose an earlier one.`);return}O(i(
"cannot"),""),k={line:j,at:V,step:null,picks:[],revealed:!1,results:[]},T()}function T(){let C=L(k.line);for(;C[k.at]&&!W(C[k.at]);)k.at+=1;if(Object.assign(k,{
step:C[k.at]||null,picks:[],revealed:!1}),!k.step&&!e.running){p();return}y(),k.step&&e.selectStep(k.step.before),w(()=>f.querySelector("button"))}function y(){
e.hide(k&&a.open?k.at+(k.revealed?1:0):null)}function l(C){let{picks:R}=k;R.includes(C)?R.splice(R.indexOf(C),1):R.length<3&&R.push(C),x()}function c(){let{step:C,
picks:R}=k,z=A(C),j=z.find(({token_id:D})=>D===R[0]);k.revealed=!0,k.results.push({step:C,first:j,share:Math.exp(j.raw_logprob-z[0].raw_logprob),hit:R.includes(
C.chosen.token_id)}),y(),e.selectStep(C),w(()=>u)}function g(){if(k.results.length>=10){p();return}k.at+=1,T()}function p(){let{results:C,line:R}=k,z=k.at+(k.revealed?
1:0);k=null,y(),d.value=L(R).slice(z).some(W)?z+1:1,N(C),w(()=>i("begin"))}function w(C){let R=t.contains(document.activeElement);B(),R&&C()&&C().focus({preventScroll:!0})}
let $=({piece:C,chosen:R,text:z})=>C??(R?R.text:z);function v(){let C=Ce(k.step?k.step.before:L(k.line).at(-1)||null),R=[...e.prefix,...C].map($).join(""),z=h("\
span","gp-gap","?",{"aria-label":"the hidden token"});k.revealed&&z.replaceChildren(fe(k.step.chosen.text));let j=i("so-far");j.replaceChildren(R,z),j.scrollTop=
j.scrollHeight}function S(){f.replaceChildren(...(k.step&&!k.revealed?E(k.step):[]).map(({token_id:C,text:R})=>{let z=h("button","gp-choice",null,{type:"button",
"aria-pressed":"false","data-token":C});return z.append(h("span","gp-order"),fe(R)),z.addEventListener("click",()=>l(C)),z})),x()}function x(){for(let C of f.children){
let R=k.picks.indexOf(Number(C.dataset.token));C.setAttribute("aria-pressed",String(R>=0)),C.disabled=R<0&&k.picks.length>=3,O(C.querySelector(".gp-order"),R<0?
"":r[R])}m.disabled=!k.picks.length}function M(){if(i("answer").hidden=!k.revealed,!k.revealed)return;let{step:C,picks:R}=k,{share:z,hit:j}=k.results.at(-1),D=A(
C),V=C.chosen.token_id,ae=D.some(({token_id:be})=>be===V)?D:[...D,C.chosen];i("truth").tBodies[0].replaceChildren(...ae.map(be=>{let He=h("tr",be.token_id===V?"\
gp-taken":""),ut=h("th","",null,{scope:"row"});be.token_id===V&&ut.append(h("span","","▶ "),h("span","gp-hidden","taken: ")),ut.append(fe(be.text));let Zt=h("\
div","gp-share"),Ge=h("i");Ge.style.width=`${(45*ne(be.raw_logprob)).toFixed(2)}%`,Zt.append(Ge,F(ne(be.raw_logprob)));let st=h("td");st.append(Zt);let K=R.indexOf(
be.token_id);return He.append(ut,h("td","",K<0?"":r[K]),st,h("td","",F(ne(be.logprob))),h("td","",be.raw_rank?I(be.raw_rank):"–")),He}));let we=i("took");we.replaceChildren(
"The run took “",fe(C.chosen.text,"gp-strong"),j?"”, which is among your picks. ":"”, which is not among your picks. "),we.append(z===1?"Your first pick i\
s the token that the model found likeliest.":`Your first pick has ${F(z)} of the probability of the likeliest token.`)}let P=C=>C.reduce((R,{share:z})=>R+z,0)/C.
length,q=C=>C.filter(({hit:R})=>R).length;function B(){if(i("before").hidden=!!k,i("round").hidden=!k,!k)return;i("sum").hidden=!0;let{results:C,revealed:R,step:z}=k,
j=C.length+(R?0:1);O(i("progress"),z?`Step ${j} of 10: ${R?"token":"which token comes next, as token"} ${z.index+1}${R?".":"? Pick up to three, the likeliest fi\
rst."}`:"The run has not come so far yet: waiting for its next token."),O(i("score"),C.length?`So far: first picks ${F(P(C))} of the top, the run’s token among \
your picks in ${q(C)} of ${C.length}`:""),m.hidden=R||!z,u.hidden=!R,O(u,C.length>=10?"To the score":"Next token"),v(),S(),M()}function N(C){let R=i("sum");if(R.
hidden=!1,R.replaceChildren(h("h3","","The round is over")),!C.length){R.append(h("p","","No token was revealed, so there is no score."));return}let z=(...D)=>{
let V=h("p");V.append(...D),R.append(V)};z(h("b","",F(P(C))),": how likely your first picks were, on average, against the likeliest token."),z(h("b","",`${q(C)}\
 of ${C.length}`),`: steps in which the run’s token was among your picks (${F(q(C)/C.length)}).`);let j=[...C].sort((D,V)=>D.share-V.share||V.step.distribution.
entropy_before-D.step.distribution.entropy_before);for(let[D,{step:V,first:ae,share:le}]of[["Hardest",j[0]],["Easiest",j.at(-1)]])z(h("b","",D+": "),`token ${V.
index+1}, “`,fe(V.chosen.text),"”; your “",fe(ae.text),`” had ${F(le)} of the top’s probability, and the model was uncertain by ${Me(V.distribution.entropy_before,
e.unit)}.`)}return i("begin").addEventListener("click",()=>b(Math.max(1,Math.floor(Number(d.value))||1)-1)),i("from-here").addEventListener("click",()=>{let C=e.
current();d.value=C&&!C.isPrompt?C.index+1:1}),m.addEventListener("click",c),u.addEventListener("click",g),i("end").addEventListener("click",p),a.addEventListener(
"toggle",y),C=>{t.hidden=!e.started,C.run&&(k=null,d.value=1,i("sum").hidden=!0,O(i("cannot"),""),B()),O(i("begin"),i("sum").hidden?"Start a round":"Another rou\
nd"),k&&!k.step&&(C.steps||C.status)&&T()}}function ec(t,e){let o=t.querySelector(".gp-where"),s=t.querySelector(".gp-verdict"),r=t.querySelector(".gp-score-head"),i=t.querySelector("tbody"),a=t.querySelector(
".gp-more"),d=t.querySelector(".gp-tally"),f=new Ne({steps:0,differed:0},(l,c)=>c.reranked?{steps:l.steps+1,differed:l.differed+ +(k(c.reranked).token_id!==c.chosen.
token_id)}:l),m=[],u=[],k=l=>l.reduce((c,g)=>g.probability>c.probability?g:c);function _(){let l=i.insertRow(),c=h("th","",null,{scope:"row"}),[g,p,w]=[h("span",
"gp-sign"),h("bdi","gp-word"),h("span","gp-tag","most probable")];c.append(g,p,w),l.append(c);let $=["probability","penalty","score"].map(()=>{let v=h("div","gp\
-cell"),S=h("span","gp-balance",null,{"aria-hidden":"true"}),[x,M]=[h("i","gp-part"),h("i","gp-zero")];S.append(x,M);let P=h("span","gp-amount");return v.append(
S,P),l.append(h("td")),l.lastChild.append(v),{part:x,zero:M,amount:P}});return m.push({row:l,sign:g,word:p,tag:w,cells:$}),m.at(-1)}function L({part:l,zero:c,amount:g},p,[
w,$],v){let S=x=>(x-w)/($-w)*100;l.style.left=`${Math.min(S(0),S(p))}%`,l.style.width=`${Math.abs(S(p)-S(0))}%`,c.style.left=`${S(0)}%`,O(g,v)}function A({part:l,
zero:c,amount:g},p,[w,$],v){let S=x=>4+(x-w)/($-w)*92;l.hidden=p===null,l.style.left=`${S(p)}%`,c.style.left=`${S(0)}%`,O(g,v)}function E(l,c,g,p,w){let $=c.token_id===
g.chosen.token_id;l.row.className=$?"gp-winner":"",O(l.sign,$?"▶":""),Ke(l.word,c.text),l.tag.hidden=c!==p||$,L(l.cells[0],c.probability,w.probability,F(c.probability)),
L(l.cells[1],c.penalty,w.penalty,Z(c.penalty)),A(l.cells[2],c.score,w.score,Z(c.score))}function W(l){let[c,g]=[Math.min(0,...l),Math.max(0,...l)];return g>c?[c,
g]:[0,1]}function b(l){let c=k(l.reranked),g=l.reranked.find(v=>v.token_id===l.chosen.token_id),p=l.reranked.slice(0,12);g&&!p.includes(g)&&(p[11]=g);let w=Object.
fromEntries(["probability","penalty","score"].map(v=>[v,W(p.map(S=>S[v]))]));for(;m.length<p.length;)_();m.forEach((v,S)=>{v.row.hidden=S>=p.length,S<p.length&&
E(v,p[S],l,c,w)});let $=l.reranked.length-p.length;a.hidden=$<=0,O(a,`and ${I($)} less probable ones, which were weighed too`),T(g,c)}function T(l,c){l?l===c?s.
replaceChildren(fe(l.text,"gp-strong"),` won: the most probable token has the highest score too (${Z(l.score)}).`):s.replaceChildren(fe(l.text,"gp-strong"),` wo\
n with a score of ${Z(l.score)}. Greedy would have taken `,fe(c.text,"gp-strong"),` (${F(c.probability)}), but its penalty of ${Z(c.penalty)} leaves it ${Z(c.score)}\
.`):s.replaceChildren()}function y(){let l=e.started.effective.penalty_alpha,c=typeof l=="number",[g,p]=c?[Number((1-l).toFixed(4)),l]:["(1 - penalty_alpha)","p\
enalty_alpha"];return`${g} × probability - ${p} × penalty${c?`, because penalty_alpha is ${l}`:""}. The highest score is chosen.`}return()=>{let l=e.current();
if(t.hidden=!(l&&l.reranked&&l.reranked.length),t.hidden||(f.follow(e.lastOf(l)),l===u[0]&&f.total===u[1]))return;u=[l,f.total],o.textContent=`at token ${l.index+
1}`,r.dataset.tip=y(),b(l);let{steps:c,differed:g}=f.total;O(d,`Along the text: another token than the most probable one won in ${I(g)} of ${I(c)} steps (${F(g/
c)}).`)}}function tc(t,e){let n=c=>t.querySelector(".gp-"+c),[o,s,r]=["said","rendered","try"].map(n),i=new WeakMap,a=[],d="",f=null,m=null;function u(){return dn(t,s,e,
c=>{let g=i.get(c);return g&&{id:g.token.token_id,text:g.token.text,where:`prompt token ${g.index+1}`,step:null,why:g.words}})}function k(){let{started:c,written:g}=e,
p=c&&c.request.messages,w=p&&g&&c.model===g.model&&JSON.stringify(p)===JSON.stringify(g.messages);return g&&!w?{...g,ran:!1}:!p||!p.length?null:{model:c.model,messages:p,
tokens:c.prompt_tokens,parts:c.parts||[],ran:!0}}function _({messages:c,parts:g,problem:p}){let w=new Set(g.filter(({kind:$})=>$==="message").map(({message:$})=>$));
o.replaceChildren(...c.map(({role:$,content:v},S)=>{let x=h("li","",null,{"data-role":$});return x.append(h("span","gp-role",$),h("p","",v)),!p&&w.size>0&&!w.has(
S)&&v.trim()&&x.append(h("p","gp-dropped","✕ The template leaves this message out.")),x}))}let L={message:({role:c})=>`words of ${c}`,template:()=>"written by\
 the template",generation:()=>"generation prompt: the answer begins here"};function A(c,g){let p=c?L[c.kind](c):"whose it is cannot be told";return g.piece===null?
`special token, ${p}`:p}function E({tokens:c,parts:g}){s.replaceChildren(),a=[],f=null;let p=new Set(g.map(({stop:$})=>$)),w=null;c.forEach(($,v)=>{let S=g.find(
q=>q.start<=v&&v<q.stop)||null;if(!w||!v||p.has(v)||g.some(({start:q})=>q===v)){let q=h("span","gp-part",null,S?{"data-kind":S.kind}:{});S&&S.kind==="message"&&
q.append(h("span","gp-role",S.role)),S&&S.kind==="generation"&&q.append(h("span","gp-role","the answer begins")),s.append(q),w={rows:q,tokens:[]}}let x=h("span",
"gp-token",null,{role:"button",tabindex:"-1"}),M=A(S,$);Nt(x,$),x.setAttribute("aria-label",`prompt token ${v+1}: ${Q($.text)}, ${M}`),i.set(x,{token:$,index:v,
words:M});let P=w.tokens.length?i.get(w.tokens.at(-1)).token:null;Wt(w,x,$,P),a.push(x)}),a.length&&W(a[0])}function W(c){f&&(f.tabIndex=-1),f=c,c.tabIndex=0}function b(c){
c&&(W(c),c.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"}),m.show(c))}s.addEventListener("click",({target:c})=>b(c.closest(".gp-token"))),s.addEventListener(
"keydown",c=>{let g=a.indexOf(c.target.closest(".gp-token"));if(g<0||c.ctrlKey||c.metaKey||c.altKey)return;let p={ArrowRight:()=>a[g+1],ArrowLeft:()=>a[g-1],Home:()=>a[0],
End:()=>a.at(-1),ArrowDown:()=>Ye(a,g,1),ArrowUp:()=>Ye(a,g,-1),Enter:()=>a[g]," ":()=>a[g]};p[c.key]&&(c.preventDefault(),b(p[c.key]()))});let T=(c,g)=>`${I(c)}\
 ${g}${c===1?"":"s"}`;function y({tokens:c,parts:g}){let p=M=>g.filter(P=>P.kind===M).reduce((P,{start:q,stop:B})=>P+B-q,0),w=c.filter(({piece:M})=>M===null).length,
[$,v,S]=["message","template","generation"].map(p),x=$||v?`${I($)} for the words of the messages, ${I(v)} around them, ${I(S)} to begin the answer`:`this templa\
te changes the words, so whose each token is cannot be told${S?`, but for the ${I(S)} that begin the answer`:""}`;return`${T(c.length,"token")}: ${x}. ${w===1?"\
1 is special.":`${I(w)} are special.`}`}function l({tokens:c,parts:g}){let p=g.filter(({kind:$})=>$==="message").flatMap(({start:$,stop:v})=>c.slice($,v)).filter(
({piece:$})=>$===null),w=[...new Set(p.map(({text:$})=>Q($)))];return w.length?`A message holds ${w.join(", ")}: written like a special token, it is read as one\
, as if the template had set it.`:""}return r.addEventListener("click",()=>e.ask({type:"without"})),()=>{let c=k();if(t.hidden=!c,!c){d="";return}r.hidden=!Object.
hasOwn(e.answers,"without")||!!c.problem;let g=JSON.stringify([c.model,c.messages,c.parts,c.problem,c.ran,c.tokens.length]);if(g===d)return;d=g,m??=u(),O(n("whi\
ch"),c.ran?`of ${c.model}, as this run read it`:`of ${c.model}, as written now: not run yet`),Y(n("refusal"),!!c.problem),O(n("refusal"),c.problem||""),_(c),Y(n(
"made"),!c.problem),E(c),Y(n("generation-key"),c.parts.some(({kind:w})=>w==="generation")),O(n("template-words"),c.problem?"":y(c));let p=l(c);Y(n("warn"),!!p),
O(n("warn"),p),m.hide()}}function nc(t,e,n){let{state:o,log:s,text:r,select:i}=t;function a(d){if(!d)return;let{step:f}=o.entries.get(d);f&&s.selectStep(f),d.focus({preventScroll:!0}),d.
scrollIntoView({block:"nearest"}),f||n.show(d)}r.addEventListener("click",d=>{let f=o.tokenAt(d);f&&a(f)}),r.addEventListener("keydown",d=>{if(d.key==="Escape"){
s.selectStep(null);return}let f=o.tokenAt(d);if(!f||d.ctrlKey||d.metaKey||d.altKey)return;let m=o.allTokens,u=m.indexOf(f),k={ArrowRight:()=>m[u+1],ArrowLeft:()=>m[u-
1],ArrowDown:()=>Ye(m,u,1),ArrowUp:()=>Ye(m,u,-1),Home:()=>m.find(_=>o.entries.get(_).step),End:()=>m.at(-1),Enter:()=>f," ":()=>f};k[d.key]&&(d.preventDefault(),
a(k[d.key]()))}),i.addEventListener("change",()=>{o.shadedBy=i.value,t.shadeAll(),e.drawScale()}),r.addEventListener("scroll",()=>{o.atEnd=r.scrollHeight-r.scrollTop-
r.clientHeight<60},{passive:!0}),new ResizeObserver(()=>t.resized()).observe(r)}var oc=t=>t.started&&t.started.request||{},rr=t=>!!oc(t).only_given;function ir(t,{index:e,isPrompt:n,isStart:o}){return o?"decoder start token":`${n?t.readsSource?
"source token":"prompt token":"token"} ${e+1}`}function ar(t,{index:e,isStart:n}){return n?"every target begins with it: not chosen":t.readsSource?"the encoder \
reads it: it has no probability":e===0?"nothing comes before it":oc(t).read_prompt&&!t.finished&&!t.failed?"its probability comes with the end of the text":"its\
 probability was not read"}function cr(t,e){let n=[];return e.given&&!rr(t)&&n.push("given, not chosen"),n.push(...Rr(e)),n}function sc(t,e){let{step:n,token:o}=e,
s=n?[...eo(n,t.unit),...cr(t,n)]:[ar(t,e)];return[`${ir(t,e)}: ${Q(o.text)}`,...s].join(", ")}var Yo=class{constructor(e,n,o,s){this.root=e,this.text=n,this.select=o,this.state=s,this.scale=e.querySelector(".gp-scale"),this.origins=e.querySelector(".gp-o\
rigins"),this.originsAlong=new Ne(Cr,Pr)}drawScale(){Oo(this.scale,this.select.value,this.state.log.unit)}drawMarks(){let{root:e,state:n}=this,{prompt:o,begun:s,
lines:r}=n,i=!rr(n.log)&&r.some(({steps:a})=>a.length&&a[0].given);e.querySelector(".gp-mark-prompt").hidden=!o||!o.tokens.length,O(e.querySelector(".gp-mark-pr\
ompt .gp-ink"),s?"source, and what the target begins with":"the prompt"),e.querySelector(".gp-mark-given").hidden=!i,this.drawOrigins(),this.text.classList.toggle(
"gp-has-given",i)}drawOrigins(){let{origins:e,originsAlong:n,state:{log:o,lines:s}}=this;if(e.hidden=!o.rounds.length,e.hidden)return;n.follow(s.length&&s[0].steps.
at(-1)||null);let r=te(e,Object.keys(ct).length,Xd);Object.entries(ct).forEach(([i,[,a,d]],f)=>{let[m,u]=r[f].children;r[f].dataset.draft=i,r[f].dataset.tip=d,O(
m,a),O(u,I(n.total[i]))})}};function Xd(){let t=h("span","",null,{tabindex:"0"});return t.append(h("span","gp-ink")," ",h("b")),t}var Xo=class{constructor(e){this.log=e,this.entries=new WeakMap,this.shadedBy="",this.clear()}clear(){this.prompt=null,this.begun=null,this.lines=[],this.marked=
null,this.atEnd=!0}get paragraphs(){return[this.prompt,this.begun,...this.lines].filter(Boolean)}get allTokens(){return this.paragraphs.flatMap(({tokens:e})=>e)}elementOf(e){
if(e.isPrompt)return this.prompt&&this.prompt.tokens[e.index]||null;for(let n of this.lines)if(n.steps[e.index]===e)return n.tokens[e.index];return null}tokenAt(e){
let n=e.target.closest('[role="button"]');return n&&this.entries.has(n)?n:null}};var Zo=class{constructor(e,n,o,s){this.text=e,this.empty=n,this.select=o,this.state=s,this.log=s.log,this.width=0,this.resettle=0}startRun(){let{text:e,log:n,state:o}=this;
if(e.replaceChildren(),o.clear(),!n.started){e.append(this.empty);return}let s=n.readsSource;e.classList.toggle("gp-apart",s),s&&e.append(h("span","gp-part-name",
"Source: the encoder reads it")),o.prompt=this.drawFixed(n.started.prompt_tokens,s?"Source":"Prompt"),s&&(e.append(h("span","gp-part-name","Target: the decoder \
writes it, from its start token on")),o.begun=this.drawFixed(n.started.decoder_tokens,"Start of the target",{isStart:!0}))}drawFixed(e,n,o={}){let s=h("span","g\
p-prompt",null,{"aria-label":n}),r={rows:new xt(s),tokens:[]};return e.forEach((i,a)=>this.append(r,{token:i,index:a,isPrompt:!0,step:null,...o})),this.text.append(
s),r}drawPrompt(){for(let e of this.log.promptSteps){let n=this.state.prompt.tokens[e.index];n&&(this.state.entries.get(n).step=e,this.describe(n),this.shade(n))}}drawLines(){
let e=this.log.lines(),{lines:n}=this.state,o=e.length===1&&e[0].kind==="sequence";for(o!==this.text.classList.contains("gp-single")&&(this.dissolve(),this.text.
classList.toggle("gp-single",o));n.length>e.length;)n.pop().element.remove();e.forEach((s,r)=>this.drawLine(n[r]||this.newLine(),s,r))}newLine(){let{begun:e,prompt:n,
lines:o}=this.state,s=h("div","gp-line"),r=h("div","gp-line-head"),i=h("span","gp-line-body"),a=h("span","gp-stop");s.append(r,i,a),this.text.append(s);let d=e||
n,f={element:s,head:r,rows:new xt(i,d&&d.rows),stop:a,steps:[],tokens:[],said:""};return o.push(f),f}drawLine(e,n,o){e.element.dataset.kind!==n.kind&&(e.element.
dataset.kind=n.kind),e.element.classList.toggle("gp-line-minor",this.log.usesBeams&&o>0);let s=JSON.stringify([n.label,n.score,n.stopReason]);s!==e.said&&(e.said=
s,this.drawHead(e,n));let{keep:r,added:i}=kt(e.steps,n.last);hn(e,r),e.steps.length=r;for(let a of i)this.append(e,{token:{...a.chosen,piece:a.piece},index:a.index,
isPrompt:!1,step:a}),e.steps.push(a)}drawHead(e,n){let o=n.stopReason?Pe(n.stopReason)[1]:"",s=n.label.charAt(0).toUpperCase()+n.label.slice(1);if(e.head.replaceChildren(
h("b","",s)),n.score!==null&&n.score!==void 0){let i=n.kind==="running";e.head.append(h("span","",(i?"sum ":"score ")+n.score.toFixed(3),{title:i?"sum of the lo\
g-probabilities so far, in nats":"the sum divided by the length penalty"}))}let r=n.stopReason==="step"?"… ":"■ ";o&&e.head.append(h("span","",r+o)),e.stop.
textContent=o&&!this.log.usesBeams&&this.log.lasts.length===1?r+o:""}append(e,n){let o=e.tokens.at(-1);Wt(e,this.tokenElement(n),n.token,o&&this.state.entries.get(
o).token)}tokenElement(e){let{token:n,step:o,isPrompt:s}=e,r=h("span",s?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return Nt(r,n),o&&o.draft&&o.draft.origin!=="none"&&(r.dataset.draft=o.draft.origin),o&&o.given&&(r.dataset.given=""),this.state.entries.set(r,e),this.describe(
r),o&&this.shade(r),r}describe(e){e.setAttribute("aria-label",sc(this.log,this.state.entries.get(e)))}shade(e){Mo(e.querySelector(".gp-ink"),this.select.value,We(
this.state.entries.get(e).step)),e.dataset.shaded=""}shadeAll(){for(let e of this.state.allTokens)this.state.entries.get(e).step&&this.shade(e)}markCurrent(){let{
log:e,state:n}=this,o=e.current(),s=o?n.elementOf(o):null,{marked:r}=n;r&&r!==s&&(r.classList.remove("gp-current"),r.setAttribute("aria-pressed","false"),r.tabIndex=
-1),n.marked=s,s&&(s.classList.add("gp-current"),s.setAttribute("aria-pressed",String(e.selected===o)),s.tabIndex=0)}followEnd(){let{log:e,text:n}=this;this.state.
atEnd&&!e.selected&&e.running&&!e.usesBeams&&(n.scrollTop=n.scrollHeight)}resized(){!this.text.clientWidth||this.text.clientWidth===this.width||(this.width=this.
text.clientWidth,this.dissolve())}dissolve(){for(let{rows:e}of this.state.paragraphs)e.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.
settle(),200)}settle(){this.width||=this.text.clientWidth;for(let{rows:e}of this.state.paragraphs)e.settle()}};function rc(t,e){let n=t.querySelector(".gp-text"),o=t.querySelector(".gp-shade"),s=new Xo(e),r=new Zo(n,t.querySelector(".gp-empty"),o,s),i=new Yo(t,n,o,s),a=dn(
t,n,e,f=>{let m=s.entries.get(f);if(!m)return null;let{token:u,step:k}=m,_=k?cr(e,k).join(", "):ar(e,m);return{id:u.token_id,text:u.text,where:ir(e,m),step:k,why:_}});
nc(r,i,a);function d(){e.started&&(o.value=s.shadedBy||(e.started.request.only_given?"raw":"probability"),i.drawScale()),r.startRun()}return f=>{if(f.run&&d(),(f.
run||f.steps||f.status)&&(r.drawLines(),i.drawMarks()),s.prompt&&(f.run||f.prompt)&&r.drawPrompt(),s.prompt&&(f.unit||f.status))for(let m of f.unit?s.allTokens:
s.prompt.tokens)r.describe(m);f.unit&&i.drawScale(),r.markCurrent(),f.steps&&(r.followEnd(),r.settle()),a.refresh(f.unit||f.prompt||f.status)}}var pe=t=>Z(t,2).replace("-","−");function ic(t,e=null){let{z_score:n,threshold:o,prediction:s}=t,r=`z is ${pe(n)}, ${s?"above":"not above"} the threshold ${Number(
o.toFixed(2))}`;if(s&&e&&U(e.z_score)&&e.z_score<=o)return["even","◇","Not known: above the threshold by repeats alone",`${r}, but p takes each token for new \
evidence. With repeated n-grams counted once, z is ${pe(e.z_score)}.`];if(s)return["good","◆","Watermarked",`${r}: ${pn(o)}.`];let i=t.tokens_needed,a=On(t),d=U(
i)&&i>a?` If the text went on like this, about ${I(i)} tokens would be enough.`:"";return["even","◇","No sign of this watermark",`${r}. That does not prove th\
at there is none: the text may be too short, or the mark may have been removed.${d}`]}var On=({num_tokens_scored:t,tokens:e})=>U(t)?t:(e||[]).filter(([,,,,n])=>n).
length,Zd="1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in e\
very second.";function Qd(t){let{kind:e,z_score:n,p_value:o,confidence:s,threshold:r,false_positive_rate:i,tokens_needed:a}=t;return[...e==="green"?eh(t):th(t),
["z-score",pe(n),e==="green"?"How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ra\
tio)).":"How many standard deviations the weighted mean lies above that of fair coins."],["p-value",lt(o),"The probability of a z at least as high in a text wit\
hout this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more."],["confidence",
s>.9999?"> 0.9999":Z(s,4),Zd],["false-positive rate",lt(i),`What the threshold ${Number(r.toFixed(2))} means: the share of texts without this watermark whose z \
is above it.`],...U(a)?[["tokens needed",I(a),"How many scored tokens reach the threshold at this share: z grows with the square root of their number."]]:[]]}function eh({
num_tokens_scored:t,num_green_tokens:e,green_fraction:n,ratio:o,list_size:s}){return[["tokens scored",I(t),"Tokens of which the detector can say whether they ar\
e green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out."],["green tokens",I(e),`Scored tokens that \
stand on their green list, which holds ${I(s)} tokens of the vocabulary.`],["green fraction",F(n),`Green tokens / tokens scored. Without the watermark about ${F(
o)} are green: the ratio.`]]}function th(t){let{mean:e,weighted_mean:n,num_g_values:o,posterior:s,layers:r}=t;return[["tokens scored",I(On(t)),"Tokens with enou\
gh others before them, whose context has not come before."],["g-values",I(o),`One for each scored token and each of the ${X((r||[]).length,"key")}: 0 or 1, as b\
y a fair coin in a text without the watermark.`],["mean g-value",Z(e,4),"The share of g-values that are 1. Without the watermark it is about 0.5."],["weighted m\
ean",Z(n,4),"The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark."],...U(s)?[["posterior",F(s),"What the trained\
 Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on."]]:[]]}function En(t,e){let n=e.
map(({report:a})=>new Map(Qd(a).map(d=>[d[0],d]))),o=[...new Set(n.flatMap(a=>[...a.keys()]))],[s]=te(t.tHead,1,()=>h("tr")),r=te(s,e.length+1,()=>h("th","",null,
{scope:"col"}));e.forEach(({name:a},d)=>O(r[d+1],a)),t.tHead.hidden=e.length<2;let i=te(t.tBodies[0],o.length,()=>{let a=h("tr"),d=h("th","",null,{scope:"row"});
return d.append(h("span","",null,{tabindex:0})),a.append(d),a});o.forEach((a,d)=>{let f=te(i[d],e.length+1,()=>h("td")),m=n.find(u=>u.has(a)).get(a);O(f[0].firstChild,
a),G(f[0].firstChild,{"data-tip":m[2]}),n.forEach((u,k)=>O(f[k+1],u.has(a)?u.get(a)[1]:"–"))})}function jt({tokens:t,prompt_tokens:e}){return t.map(([,n,o,s,r,
i],a)=>({token:{text:n,piece:o},mark:{green:s,g:i,counted:r||!(s!==null||i!==null)},words:()=>`Token ${I(a+1)}${a<e?", of the prompt":""}, ${Q(n)}: ${nh(s,i,r)}`}))}
function nh(t,e,n){if(t===null&&e===null)return"not scored, because too few tokens stand before it.";let o=e===null?t?"◆ green":"◇ red":`mean g-value ${e.toFixed(
2)}, where chance gives 0.5`;return n?`${o}.`:`${o}; not counted, because ${e===null?"the same n-gram":"its context"} came before or it is left out.`}var Ht=({kind:t,
tokens:e})=>[t,{unscored:e.some(([,,,n,,o])=>n===null&&o===null),repeated:e.some(([,,,n,o,s])=>!o&&(n!==null||s!==null))}];function ac(t,e){let n=a=>t.querySelector(".gp-"+a),o=new De(n("words"));function s({before:a,after:d}){let f=`z was ${pe(a.z_score)}`;if(d.error)return["even",
"…","Nothing left to score",`${d.error.message} ${f} before.`];let m=`z from ${pe(a.z_score)} to ${pe(d.z_score)}`,u=Number(d.threshold.toFixed(2));return a.prediction?
d.prediction?["good","◆",m,`Still above the threshold ${u}: the watermark survived.`]:["bad","◇",m,`Not above the threshold ${u} any more: the detector no l\
onger finds the watermark.`]:["even","◇",m,`The text did not pass the threshold ${u} before the attack: there is nothing to wash out.`]}let r=({how:a,strength:d})=>a?
`${a}${U(d)?`, strength ${F(d)}`:""}`:"as edited by hand";function i(a){let{before:d,after:f}=a,[m,u,k,_]=s(a);G(n("answer"),{"data-verdict":m}),O(n("answer-sig\
n"),u),O(n("answer-words"),k),O(n("answer-more"),_),O(n("told"),`${k}. ${_}`),O(n("about"),r(a)),Y(n("of-text"),!f.error),f.error||(dt(n("legend"),...Ht(f)),o.show(
jt(f)));let L=[{name:"before",report:d},...f.error?[]:[{name:"after",report:f}]];En(n("found-numbers"),L)}return a=>{t.hidden=!e.found,!t.hidden&&a.found&&i(e.found)}}function cc(t,e){let n=y=>t.querySelector(".gp-"+y),o=["without","with"],s=n("threshold"),r=3,i=()=>e.answered("pair"),a=({report:y})=>!!y&&!y.error,d=o.map(y=>{
let l=h("div"),[c,g,p]=[h("p","gp-facts"),h("p","gp-problem","",{role:"status"}),h("div","gp-text-body",null,{dir:"auto"})];return l.append(h("h3","",y==="with"?
"With the watermark":"Without the watermark"),c,g,p),n("texts").append(l),{facts:c,problem:g,text:new De(p),shown:0,report:null}});s.addEventListener("input",()=>{
let y=s.valueAsNumber;!Number.isFinite(y)||y<0||y>20||(r=y,i()&&T())});function f(y,l,c){if(c){y.report!==c&&y.text.show(jt(c)),Object.assign(y,{report:c,shown:0});
return}let[g]=e.groups[l].entries,p=g.tokens.map(w=>({token:w,mark:{},words:()=>`${Q(w.text)}, not scored yet`}));y.text.show(p,y.report?0:y.shown),Object.assign(
y,{report:null,shown:p.length})}function m({tokens:y,perplexity:l,stop_reason:c,report:g}){if(!y)return"not begun";let p=[X(y,"token")];return U(l)&&p.push(`per\
plexity ${l.toFixed(2)}`),g&&!g.error&&p.push(g.kind==="green"?`${F(g.green_fraction)} green`:`mean g-value ${g.mean.toFixed(3)}`),c&&p.push(Pe(c)[1]),p.join(" \
· ")}function u({texts:y}){y.forEach((c,g)=>{let p=d[g];f(p,g,a(c)?c.report:null),O(p.facts,m({...c,tokens:c.tokens||e.groups[g].entries[0].tokens.length}));let{
error:w}=c.report||{};Y(p.problem,!!w),O(p.problem,w?`${w.message} ${w.fix}`:"")});let l=y.filter(a).map(({report:c})=>Ht(c)[1]);dt(n("legend"),e.found.kind,{unscored:l.
some(({unscored:c})=>c),repeated:l.some(({repeated:c})=>c)})}function k({texts:y}){if(!y.every(a))return y.find(({report:w})=>w&&w.error)?["even","–","No comp\
arison","One of the texts cannot be scored."]:["wait","…",e.done?"No answer":"Not known yet","Both texts must have been written to their ends."];let[l,c]=y.map(
({report:p})=>p.z_score),g=`z is ${pe(c)} with the watermark and ${pe(l)} without it; the threshold is ${Number(r.toFixed(2))}.`;return l>r?["bad","✗","A fals\
e alarm",`${g} The text without the watermark passes it.`]:c>r?["good","◆","The watermark is found",g]:["even","◇","The watermark is not found",`${g} ${L(y[1].
report)}`]}let _=({tokens_needed:y,threshold:l})=>U(y)&&l>0?Math.ceil(y*(r/l)**2):null;function L(y){let[l,c]=[_(y),On(y)];return l>c?`Were the text to go on li\
ke this, it would take about ${X(l,"scored token")}; here ${X(c,"is","are")}.`:"A longer text, or a stronger mark, would help."}function A({texts:y}){let[l,c]=y.
map(({perplexity:p})=>p);return!y.every(a)||!U(l)||!U(c)?"":`${`Perplexity under the model without the watermark: ${l.toFixed(2)} and ${c.toFixed(2)}`}. One pai\
r of texts says little of the cost; “What does it cost?” asks for more.`}function E(y){let[l,c,g,p]=k(y);G(n("answer"),{"data-verdict":l}),O(n("answer-sign"),
c),O(n("answer-words"),g),O(n("answer-more"),`${p} ${A(y)}`.trim()),O(n("means"),pn(r)),e.done&&O(n("told"),`${g}. ${p}`);let w=e.entries[0]&&e.entries[0].seed;
O(n("about"),`${Gn(y.watermark)}${U(w)?`; seed ${w}`:""}`)}function W({report:y,expected:l}){if(!U(l)||y.kind!=="green")return null;let{ratio:c,num_tokens_scored:g}=y;
return{name:"expected with it, at least",look:"expected",points:Array.from({length:Math.min(60,g)},(w,$)=>($+1)*g/Math.min(60,g)).map(w=>[w,An(l*w,w,c)]),tip:`A\
t least ${F(l)} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the distributions that the model had alo\
ng the text.`}}function b({texts:y}){if(Y(n("evidence"),y.every(a)),n("evidence").hidden)return;let[l,c]=y,g=[{name:"with the watermark",look:"measured",points:c.
report.curve},W(c),{name:"without it",look:"other",points:l.report.curve}].filter(Boolean);un(n("keys"),g),fn(n("curves"),{curves:g,threshold:r});let p=y.map(({
side:w,report:$})=>{let v=nt($.z_score);return{name:w,report:{...$,threshold:r,p_value:v,confidence:1-v,false_positive_rate:nt(r),tokens_needed:_($)}}});En(t.querySelector(
"table"),p)}function T(){u(e.found),E(e.found),b(e.found)}return new ResizeObserver(()=>i()&&b(e.found)).observe(t),y=>{t.hidden=!i(),!t.hidden&&(y.run&&d.forEach(
l=>Object.assign(l,{report:null,shown:0})&&l.text.show([])),(y.run||y.found||y.status||y.steps)&&T())}}function Gn(t){if(Array.isArray(t.keys))return`SynthID, ${X(
t.keys.length,"key")}, n-grams of ${t.ngram_len}`;let{greenlist_ratio:e=.25,bias:n=2,seeding_scheme:o="lefthash",context_width:s=1}=t;return`green lists of ${F(
e)}, bias ${n}, ${o}, context width ${s}`}var Qo={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard deviation\
s the mean of all g-values lies above one half, taking them for fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more we\
ight on the first keys, whose mark is the strongest."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector th\
at was trained here, on the other half of the texts."]},Dt=t=>Ve(Qo,t,[t,t,""])[0],oh=([t,e],n)=>Math.exp(-(((n-t)/e)**2)/2)/(e*Math.sqrt(2*Math.PI));function sh([
t,e],n){let o=[...t,...e],[s,r]=[Math.min(...o),Math.max(...o)],i=rs(s,r>s?r:s+1,n),a=i[1]-i[0],d=Math.floor(s/a+1e-9),f=Array.from({length:Math.max(1,Math.ceil(
r/a+1e-9)-d)},(u,k)=>[(d+k)*a,(d+k+1)*a,0,0]),m=u=>Math.max(0,Math.min(f.length-1,Math.floor(u/a+1e-9)-d));for(let u of t)f[m(u)][2]+=1;for(let u of e)f[m(u)][3]+=
1;return f}function lc(t,{values:e,normal:n,name:o},s){let r=sh(e,Math.max(8,Math.min(26,t.clientWidth/26))),i=r[0][1]-r[0][0],a=[Math.min(r[0][0],s-i/2),Math.max(
r.at(-1)[1],s+i/2)],d=Math.max(1,...r.flatMap(([,,b,T])=>[b,T])),f=Te(t,{height:290,x:a,y:[-d*1.12,d*1.18],left:40,top:40}),m=f.y(0),u=r.flatMap(([b,T,y,l])=>[{
number:y,side:"without",sign:-1},{number:l,side:"with",sign:1}].map(({number:c,side:g,sign:p})=>{if(!c)return null;let[w,$]=[f.y(p*c),m].sort((S,x)=>S-x),v={x:oe(
f.x(b)+1),y:oe(w),width:oe(Math.max(1,f.x(T)-f.x(b)-2)),height:oe($-w)};return _e("",`${Dt(o)} from ${Z(b,2)} to ${Z(T,2)}: ${X(c,"text")} ${g} the watermark`,[
["rect",`gp-bar-${g}`,v,[]]])})).filter(Boolean),k=n.map((b,T)=>b&&Ee(`gp-fit-${T?"with":"without"}`,Array.from({length:121},(y,l)=>{let c=a[0]+l/120*(a[1]-a[0]);
return[f.x(c),f.y((T?1:-1)*oh(b,c)*i*e[T].length)]}))).filter(Boolean),_=f.x(s),L=_>f.left+f.inner/2,A=Se(0,d,3).filter(Number.isInteger),E=[...Ae(f,{xTicks:Se(
...a,f.inner/70),yTicks:[...A,...A.filter(Boolean).map(b=>-b)].map(b=>[b,I(Math.abs(b))]),xTitle:Ve(Qo,o,[o,o])[1],yTitle:"texts: with ▲, without ▼"}),ge("g\
p-unity",f.left,m,f.width-f.right,m)],W=[ge("gp-z-threshold",_,f.top-4,_,f.height-f.bottom),$e("gp-halo gp-strong",_+(L?-5:5),f.top+6,`threshold ${Number(s.toFixed(
2))}`,L?"end":"start")];f.draw(`${Dt(o)} of ${X(e[1].length,"text")} with the watermark and ${I(e[0].length)} without it`,[E,u,[["g","",{"aria-hidden":"true"},[
...k,...W]]]])}function dc(t,e,n,o){let s=Te(t,{height:290,x:[0,1],y:[0,1],left:46,right:22,top:40}),r=[0,.25,.5,.75,1].map(d=>[d,F(d)]),i=[...Ae(s,{xTicks:r,yTicks:r,
xTitle:"false-positive rate",yTitle:"found"}),ge("gp-unity",s.x(0),s.y(0),s.x(1),s.y(1)),...e.map(({roc:d},f)=>Ee(f===n?"gp-roc-main":`gp-roc-other gp-roc-${f%3}`,
d.map(([m,u])=>[s.x(m),s.y(u)])))],a=e[n].roc.slice(1,-1).map(([d,f])=>_e("",`At a false-positive rate of ${F(d)}, ${F(f)} are found`,[["circle","gp-roc-point",
{cx:oe(s.x(d)),cy:oe(s.y(f)),r:3.5},[]]]));o&&a.push(_e("",o.words,[["path","gp-measured",{d:wt(s.x(o.x),s.y(o.y),7)},[]]])),s.draw(`ROC: found over the false-p\
ositive rate, ${Dt(e[n].name)}`,[i,a])}function hc(t,e,n){let o=e.at(-1).tokens,s=Te(t,{height:250,x:[0,o*1.04],y:[0,1.04],left:46,top:30}),r=[0,.25,.5,.75,1].map(
u=>[u,F(u)]),i=u=>e.filter(k=>U(u(k))).map(k=>[s.x(k.tokens),s.y(u(k))]),[a,d]=[u=>u.rates[n],u=>u.normal[n]],f=[...Ae(s,{xTicks:Se(0,o*1.04,s.inner/80),yTicks:r,
xTitle:"tokens of each text",yTitle:"found"}),Ee("gp-z-other",i(u=>u.auc)),Ee("gp-z-expected",i(d)),Ee("gp-z-measured",i(a))],m=e.map(u=>{let k=U(d(u))?`, by no\
rmal distributions ${F(d(u))}`:"",[_,L]=u.found_between[n],A=`The first ${X(u.tokens,"token")}: ${F(a(u))} of ${X(u.counts[1],"text")} found (${F(_)} to ${F(L)}\
) at ${F(u.levels[n])} false positives${k}; AUC ${u.auc.toFixed(3)}; median z ${pe(u.median[1])} with the watermark, ${pe(u.median[0])} without`;return _e("",A,
[["rect","gp-catch",{x:oe(s.x(u.tokens)-8),y:s.top,width:16,height:oe(s.height-s.bottom-s.top)},[]],...Kt(s.x(u.tokens),s.y(_),s.y(L)),["circle","gp-measured",{
cx:oe(s.x(u.tokens)),cy:oe(s.y(a(u))),r:5},[]]])});s.draw("Detection over the number of tokens",[f,m])}function pc(t,e){let n=$=>t.querySelector(".gp-"+$),[o,s]=[n("which"),n("threshold")],r={},i=null,a=.01,d=()=>e.answered("sure"),f=({auc:$})=>U($),m=({scores:$,
learned:v})=>{let S=$.findIndex(({name:x})=>x===i);return S>=0?S:v?$.length-1:0},u=$=>r[$]??($==="posterior"?.5:e.found.threshold);o.addEventListener("change",()=>{
i=o.value,w()}),s.addEventListener("input",()=>{!Number.isFinite(s.valueAsNumber)||Math.abs(s.valueAsNumber)>100||(r[e.found.scores[m(e.found)].name]=s.valueAsNumber,
l(e.found))});function k({counts:$,scores:v,fewest:S},x){if(!f(x))return["wait","…",e.done?"No answer":"Not known yet",e.done?"A text with the watermark and o\
ne without it must have been scored.":"The first texts are being written."];let[M]=x.rates,P=e.running?" so far":"";if(Math.min(...$)<S)return["wait","…",e.done?
"No answer":"Not known yet",`${I($[1])} with the watermark and ${I($[0])} without it are too few texts to tell: it takes ${I(S)} of each.`];let q=v.length>1?` b\
y the ${Dt(x.name)}`:"",[B,N]=M.found_between.map(F),C=`${I(M.detected)} of ${I(M.marked)} found at ${F(M.level)} false positives${P}`,R=M.level>a?`; ${F(M.level)}\
 is the smallest rate that ${X(M.plain,"text")} without it can show`:"",z=`So many texts with the watermark were found${q}: the true rate lies between ${B} and ${N}\
. Of the texts without it ${M.false_positives?I(M.false_positives):"none"} passed, so up to ${F(M.false_between[1])} may${R}.`,j=M.apart?"":" These overlap: it \
is not known whether more are found than pass by chance.";return[M.apart?"good":"even",M.apart?"◆":"◇",C,`${z}${j} AUC of these texts ${x.auc.toFixed(3)}.`]}
function _($){let[v,S,x,M]=k($,$.scores[m($)]);G(n("answer"),{"data-verdict":v}),O(n("answer-sign"),S),O(n("answer-words"),x),O(n("answer-more"),M),e.done&&O(n(
"told"),`${x}. ${M}`),O(n("missing"),Je(e,$)),O(n("about"),Gn($.watermark)+($.learned?"; only the texts that no detector was trained on":""));let{left_out:P,problem:q}=$;
Y(n("warning"),P>0),O(n("warning"),P>0?`⚠ ${X(P,"text was","texts were")} not scored. ${q?`${q.message} ${q.fix}`:"They have no token that counts."}`:"")}let L=($,v)=>$.
filter(S=>S>v).length;function A({values:$,name:v},S){let[x,M]=$.map(q=>L(q,S)),P=v==="posterior"?"":` If chance were normal with mean 0 and standard deviation \
1, ${lt(nt(S))} would pass.`;return{x:x/$[0].length,y:M/$[1].length,words:`Above ${Number(S.toFixed(2))}: ${I(M)} of ${X($[1].length,"text")} with the watermark\
 (${F(M/$[1].length)}), and ${I(x)} of ${I($[0].length)} without it (${F(x/$[0].length)}).${P}`}}function E($,v){let S=2/(9*(v-1));return $**2>(1-S+1.645*Math.sqrt(
S))**3}function W({values:$,normal:v,name:S}){if(S==="posterior"||!v[0])return"";let[x,M]=v.map(q=>q&&`mean ${pe(q[0])}, standard deviation ${q[1].toFixed(2)}`),
P=E(v[0][1],$[0].length)?" It is wider than theory has it where phrases come again: try “repeated n-grams count once”.":"";return`Without the watermark: ${x}\
; theory has 0 and 1. With it: ${M||"too few"}.${P}`}function b({scores:$}){let v=$.filter(f).flatMap(x=>x.rates.map(M=>[x,M])),S=te(t.querySelector(".gp-rates \
tbody"),v.length,()=>{let x=h("tr");return x.append(h("th","",null,{scope:"row"}),...Array.from({length:4},()=>{let M=h("td");return M.append(h("span")," ",h("s\
mall")),M})),x});v.forEach(([x,M],P)=>{let[q,B,N,C,R]=S[P].cells,z=([D,V])=>`(${F(D)} to ${F(V)})`,j=D=>U(D)?`, threshold ${pe(D)}`:"";O(q,Dt(x.name)),T(B,F(M.level),
""),M.shown?T(N,`${F(M.detected/M.marked)}`,`${z(M.found_between)}${j(M.threshold)}`):T(N,"not known",`takes ${X(Math.ceil(1/M.level-1e-9),"text")} without it`),
T(C,M.normal?F(M.normal.rate):"–",M.normal?j(M.normal.threshold).slice(2):""),M.shown?T(R,`up to ${F(M.false_between[1])}`,`${I(M.false_positives)} of ${I(M.plain)}\
 passed`):T(R,"–","")})}function T($,v,S){O($.children[0],v),O($.children[1],S)}function y({scores:$}){let[{rates:v}]=$.filter(f),S=v.filter(({shown:x})=>!x).
map(({level:x})=>F(x));return S.length?`With ${X(v[0].plain,"text")} without the watermark, a false-positive rate of ${S.join(" or ")} is less than one text, so\
 the samples cannot show ${S.length>1?"these rates":"this rate"}. The normal distributions reach further, as far as the scores are normal.`:""}function l($){let v=$.
scores[m($)];if(Y(n("shown"),f(v)),!f(v))return;let S=u(v.name);document.activeElement!==s&&(s.value=S);let x=A(v,S);lc(n("scores"),v,S),O(n("at-threshold"),x.words),
O(n("spreads"),W(v)),Y(n("of-fit"),v.name!=="posterior"&&v.normal.some(Boolean));let M=$.scores.filter(f);if(dc(n("roc"),M,M.indexOf(v),x),g(n("roc-keys"),M.map(
({name:q,auc:B},N)=>[N===M.indexOf(v)?"gp-roc-main":`gp-roc-other gp-roc-${N%3}`,`${Dt(q)}: AUC ${B.toFixed(3)}`,Ve(Qo,q,["","",""])[2]])),b($),O(n("few"),y($)),
Y(n("of-lengths"),$.lengths.length>1),$.lengths.length<2)return;hc(n("lengths-box"),$.lengths,0);let P=$.kind==="synthid"?"mean g":"z";g(n("length-keys"),[["gp-\
z-measured",`found at ${c($.lengths)} false positives, by ${P}, from the samples`,"The threshold is the laxest that at most so many of the cut texts without the\
 watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%."],["gp-z-expected","the same by norma\
l distributions","As if the scores at each length were normal."],["gp-z-other","AUC","How often a cut text with the watermark scores higher than one without: 50\
% is guessing."]])}function c($){let v=$.map(({levels:[M]})=>M),[S,x]=[Math.min(...v),Math.max(...v)].map(F);return S===x?S:`${S} to ${x}`}function g($,v){let S=te(
$,v.length,()=>{let x=h("span"),M=ce("svg");return G(M,{width:26,height:8,"aria-hidden":"true"}),M.append(ce("path")),x.append(M,h("span","",null,{tabindex:0})),
x});v.forEach(([x,M,P],q)=>{G(S[q].firstChild.firstChild,{class:x,d:"M1 4H25"}),O(S[q].lastChild,M),G(S[q].lastChild,{"data-tip":P})})}function p({scores:$}){Y(
n("of-score"),$.length>1);let v=$.map(({name:S})=>S).join();o.dataset.key!==v&&(o.dataset.key=v,o.replaceChildren(...$.map(({name:S})=>h("option","",Dt(S),{value:S}))),
o.value=$[m(e.found)].name)}function w(){p(e.found),_(e.found),l(e.found)}return new ResizeObserver(()=>d()&&l(e.found)).observe(t),$=>{t.hidden=!d(),!t.hidden&&
($.found||$.status)&&w()}}function fc(t,e){let n=E=>t.querySelector(".gp-"+E),o=["the text alone","with its prompt"],s=new De(n("words")),r=n("which");r.addEventListener("change",()=>u());
let i=()=>e.found.reports[Math.min(Number(r.value),e.found.reports.length-1)];function a({reports:E,once:W,otherwise:b}){let[T,y,l,c]=ic(E[0],W?null:b);G(n("ans\
wer"),{"data-verdict":T}),O(n("answer-sign"),y),O(n("answer-words"),l),O(n("answer-more"),c),O(n("told"),`${l}. ${c}`),Y(n("beside"),E.length>1),E.length>1&&O(n(
"beside"),f(E));let g=d(e.found);Y(n("repeats"),!!g),O(n("repeats"),g),O(n("about"),m(e.found)+(W?", repeated n-grams counted once":""))}function d({reports:[{num_tokens_scored:E}],
otherwise:W,once:b}){let T=W?W.num_tokens_scored:null;return!U(T)||T===E?"":b?`Left out as repeated: ${X(T-E,"token")}. With ${T-E===1?"it":"them"} z would be ${pe(
W.z_score)}.`:`Of the scored tokens, ${I(E-T)} only repeat an n-gram that came before, which is no new evidence: counted once, z is ${pe(W.z_score)}.`}function f([
E,W]){let b=W.z_score-E.z_score,T=Math.abs(b)<.005?"which changes nothing":b<0?"which dilutes the mark":"which happens to add to it";return`With its prompt z is\
 ${pe(W.z_score)}: ${X(W.prompt_tokens,"token")} of the prompt count too, ${T}.`}function m({model:E,watermark:W,exact:b}){return`${Array.isArray(W.keys)?`Synth\
ID, ${X(W.keys.length,"key")}`:`green list, ${W.seeding_scheme||"lefthash"}`}; ${b?"the very tokens of the run":`as ${E} splits the text`}`}function u(){let E=i();
dt(n("legend"),...Ht(E)),s.show(jt(E))}function k({reports:E}){let W=E.map(({curve:c},g)=>({name:E.length>1?o[g]:"z",look:g?"other":"measured",points:c||[]})),[
{tokens_needed:b,threshold:T}]=E,y=On(E[0]),l=U(b)?{at:b,words:`${X(b,"token")} reach the threshold at the share of this text${b>y?`: ${I(b-y)} more`:""}.`}:null;
fn(n("curve-box"),{curves:W,threshold:T,needed:l}),un(n("curve-keys"),E.length>1?W:[])}function _({layers:E}){if(Y(n("of-layers"),!!(E&&E.length)),n("of-layers").
hidden)return;let W=[Math.min(.4,...E)-.02,Math.max(.6,...E)+.02],b=Te(n("layers-box"),{height:190,x:[.3,E.length+.7],y:W,top:8}),T=Math.ceil(E.length/(b.inner/
34)),y=E.map((c,g)=>g+1).filter(c=>(c-1)%T===0),l=Math.min(26,b.inner/E.length*.6);b.draw("Mean g-value of each key",[[...Ae(b,{xTicks:y,yTicks:Se(...W,4),xTitle:"\
key",yTitle:""}),ge("gp-unity",b.left,b.y(.5),b.width-b.right,b.y(.5))],E.map((c,g)=>{let[p,w]=[b.y(c),b.y(.5)],$={x:oe(b.x(g+1)-l/2),y:oe(Math.min(p,w)),width:oe(
l),height:oe(Math.max(1,Math.abs(w-p)))};return _e("",`Key ${g+1}: mean g-value ${c.toFixed(3)}`,[["rect","gp-layer",$,[]]])})])}function L(E){let{reports:W}=e.
found;Y(n("of-prompt"),W.length>1),a(e.found),E&&u(),En(n("found-numbers"),W.map((b,T)=>({name:o[T],report:b}))),k(e.found),_(W[0])}let A=()=>!!e.found;return new ResizeObserver(
()=>A()&&L(!1)).observe(t),E=>{t.hidden=!A(),!t.hidden&&E.found&&L(!0)}}function uc(t,e){let n=t.querySelector("tbody"),o=t.querySelector(".gp-mistake-note");function s({rows:u,threshold:k}){let _=u.flatMap(({reports:b})=>b.map(({z_score:T})=>T)).
filter(U),L=Math.min(-3,..._)-.4,A=Math.max(k,..._)+.4,E=b=>(b-L)/(A-L),W=te(n,u.length,r);u.forEach(({what:b,how:T,meaning:y,keeps:l,reports:c},g)=>{let[p,w,$]=W[g].
cells;W[g].classList.toggle("gp-right",g===0);let[v,S]=p.children;O(v,b),G(v,{"data-tip":y}),O(S,T);let x=c.map(({z_score:q})=>q).filter(U);i(w.firstChild,x.map(
E),{zero:E(0),threshold:E(k)});let M=x.length>1?`${pe(Math.min(...x))} to ${pe(Math.max(...x))}`:pe(x[0]);O($.children[0],M),O($.children[1],a(c,l));let P=g?d({
keeps:l,meaning:y,reports:c},k):"";Y($.children[2],!!P),O($.children[2],P)}),O(o,m(u))}function r(){let u=h("tr"),k=h("th","",null,{scope:"row"});k.append(h("sp\
an","",null,{tabindex:0}),h("small"));let _=h("td");_.append(h("span","gp-strip",null,{"aria-hidden":"true"}));let L=h("td");return L.append(h("b"),h("small"),h(
"small","gp-why")),u.append(k,_,L),u}function i(u,k,{zero:_,threshold:L}){let A=[_,L,...k],E=te(u,A.length,()=>h("i"));A.forEach((W,b)=>{xe(E[b],["gp-line gp-ze\
ro","gp-line"][b]||"gp-dot"),he(E[b],"left",W)})}function a(u,k){let[_]=u.filter(({error:E})=>E);if(_)return _.error.message;let L=u.filter(({prediction:E})=>E).
length,A=k==="none";return u.length===1?L?A?"▲ above it by chance":"◆ watermarked":"◇ no sign":L?`${A?"▲":"◆"} ${L} of ${u.length} ${A?"above it by ch\
ance":"say so"}`:`◇ no sign, ${u.length} times`}function d({keeps:u,meaning:k,reports:_},L){let A=_.filter(({prediction:y})=>y);if(!A.length)return"";if(u!=="\
none")return k;let{num_tokens_scored:E,once:W}=A.reduce((y,l)=>l.z_score>y.z_score?l:y),b=W&&U(E)?E-W.num_tokens_scored:0,T=[];return b>0&&T.push(`p takes each \
token for new evidence, but ${I(b)} of the ${I(E)} only repeat an n-gram. Counted once, z is ${pe(W.z_score)}${W.z_score>L?"":", not above the threshold"}.`),(!b||
W.z_score>L||_.length>1)&&T.push(f(L,_.length)),T.join(" ")}function f(u,k){let _=nt(u),L=E=>E>.1?F(E):`one in ${I(Number((1/E).toPrecision(2)))}`,A=1-(1-_)**k;
return`Of texts without this watermark ${L(_)} passes the threshold${k>1?`; with ${I(k)} tries at each, ${L(A)} has one that does`:""}.`}function m([u]){return u.
reports[0].prediction?"":"The settings as they are find nothing either. Where the text is watermarked, they may be the wrong ones themselves, or the text is too\
 short."}return u=>{t.hidden=!e.found,!t.hidden&&u.found&&s(e.found)}}function mc(t,e){let n=i=>t.querySelector(".gp-"+i);function o({how:i,points:a,of:d,seeds:f,threshold:m}){let u=a.filter(({z:T})=>T.length).map(({strength:T,z:y})=>({
strength:T,z:y,middle:Lt(y),low:Math.min(...y),high:Math.max(...y)}));O(n("about"),`${i}, ${X(f,"seed")} at each strength${a.length<d?`; ${a.length} of ${d} str\
engths so far`:""}`),O(n("strength-words"),s(u,a,m));let k=[Math.min(-1,...u.map(({low:T})=>T)),Math.max(m,...u.map(({high:T})=>T))],_=Te(n("strength-box"),{height:270,
x:[0,1],y:[k[0]-.3,k[1]+.5],top:24}),L=_.width-_.right,A=[0,.2,.4,.6,.8,1].map(T=>[T,F(T)]),E=[...u.map(({strength:T,high:y})=>[_.x(T),_.y(y)]),...[...u].reverse().
map(({strength:T,low:y})=>[_.x(T),_.y(y)])],W=[...Ae(_,{xTicks:A,yTicks:Se(...k,5),xTitle:"strength of the attack",yTitle:"z"}),ge("gp-unity",_.left,_.y(0),L,_.
y(0)),Ee("gp-range",E),ge("gp-z-threshold",_.left,_.y(m),L,_.y(m)),$e("gp-halo gp-strong",L-5,_.y(m)-6,`threshold ${Number(m.toFixed(2))}`,"end"),Ee("gp-z-measu\
red",u.map(({strength:T,middle:y})=>[_.x(T),_.y(y)]))],b=u.map(({strength:T,z:y,middle:l,low:c,high:g})=>{let p=y.length>1?`, from ${pe(c)} to ${pe(g)}`:"",w=`S\
trength ${F(T)}: z ${pe(l)}${p}`;return _e("",w,[["circle","gp-measured",{cx:oe(_.x(T)),cy:oe(_.y(l)),r:5},[]]])});_.draw("z against the strength of the attack",
[W,b])}function s(i,a,d){let f=({strength:W,z:b})=>W===0?b[0]>d?"above":"below":Bs(b,d),m=(...W)=>r(i,b=>W.includes(f(b))),[u,k,_]=[m("above"),m("below"),m("ope\
n","few")],L=a.filter(({refused:W})=>W).map(({strength:W})=>F(W)),A=[];i.length&&i[0].strength===0&&f(i[0])!=="above"&&A.push("The text is not above the thresho\
ld even before the attack.");let E=[u&&`above the threshold at ${u}`,k&&`not above it at ${k}`,_&&`not known to be either at ${_}, where the seeds disagree or a\
re too few`].filter(Boolean);return E.length&&A.push(`By strength, the median z is ${E.join("; ")}.`),L.length&&A.push(`At ${L.join(", ")} there is too little t\
ext left to score, in some cases or in all.`),A.join(" ")}function r(i,a){let d=[];i.forEach((m,u)=>{a(m)&&(u&&a(i[u-1])?d.at(-1)[1]=m.strength:d.push([m.strength,
m.strength]))});let f=d.map(([m,u])=>m===u?F(m):`${F(m)} to ${F(u)}`);return f.length>1?`${f.slice(0,-1).join(", ")} and ${f.at(-1)}`:f.join("")}return new ResizeObserver(
()=>e.found&&o(e.found)).observe(t),i=>{t.hidden=!e.found,!t.hidden&&i.found&&o(e.found)}}var rh={context:"no mark here: fewer tokens come before it than the watermark looks at",repeated:"no mark here: the tokens before it were there before, and Synt\
hID marks each context once",removed:"no mark here: it was given, and an earlier processor had removed it",bias:"no mark here: the bias is 0"};function lr(t){let e=t&&
t.effective&&t.effective.watermarking_config||{},n=Array.isArray(e.keys)?e.keys.length:0,o=e.greenlist_ratio,s=e.seeding_scheme==="selfhash",r=e.context_width;return{
config:e,keys:n,selfhash:s,ratio:o>0&&o<1?o:null,early:n?gn(e.ngram_len,1)-1:gn(r,1)-Number(s)}}function es({config:t,keys:e,ratio:n}){return e?`SynthID: ${X(e,
"key")}, n-grams of ${t.ngram_len} tokens`:n===null?"a green list whose settings are not known":`green list: ${F(n)} of the vocabulary, bias ${t.bias}, ${t.seeding_scheme}\
, context width ${t.context_width}, key ${t.hashing_key}`}function gc({chosen:t,index:e,mark:n,given:o,isFirst:s},r){let i=`Token ${I(e+1)} ${Q(t.text)}`;if(!n)
return`${i}: ${o?"given, before the watermark began":"not marked"}`;if(n.why)return`${i}: ${Ve(rh,n.why,"no mark here")}.`;let a=`Its probability: ${F(n.chosen_before)}\
 before the watermark, ${F(n.chosen_after)} after.`,d=s?" Not counted: a detector that has no prompt does not know what comes before it.":"";if(n.kind==="synthi\
d")return`${i}: mean g-value ${Z(n.g,2)} over ${X(r.keys,"key")}. ${a}${d}`;let f=n.green?"◆ green: it got the bias":"◇ red: it got no bias",[m,u]=[n.mass_before,
n.mass_after].map(L=>F(L??0)),k=r.ratio===null?"":` of ${F(r.ratio)} of the vocabulary`,_=r.selfhash?`Each token has a list of its own; ${X(n.listed??0,"token")}\
 of the 40 likeliest got the bias`:`On the list${k}, ${X(n.listed??0,"token")} could be chosen here`;return`${i}: ${f}. ${a} ${_}: ${m} together before, ${u} af\
ter.${d}`}var wc={marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};
function bc(t,e,n,o){let{mark:s,index:r}=e,i={...t};if(!s)return{...i,unscored:t.unscored+1};i.marks+=1;let a=s.kind==="synthid"?s.g:s.green;if(s.chosen_before>
0&&s.chosen_after>0){i.chosen+=1,i.surprisal-=Math.log(s.chosen_before),i.gained+=Math.log(s.chosen_after/s.chosen_before);let{stages:d,entropy_before:f}=e.distribution;
i.entropy+=o>0&&d[o-1]?d[o-1].entropy:f,i.likely-=ih(e,o)}return i.suppressed+=s.suppressed,a===null?{...i,unscored:t.unscored+1}:r<n.early?{...i,early:t.early+
1}:(i.scored+=1,i.green+=Number(a),i.expected+=s.expected??0,s.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&
(i.z=An(i.green,i.scored,n.ratio),i.foreseen=An(i.expected,i.scored,n.ratio)),i)}function ih({distribution:{candidates:t}},e){let n=t.map(({raw_logprob:o,stage_logprobs:s})=>e>
0?s[e-1]:o).filter(o=>o!=null);return n.length?Math.max(...n):0}function kc(t,e,n,o){let s=t.find(([,f])=>f>o),r=s?`z first passed ${o} after ${X(s[0],"scored t\
oken")}`:"";if(e.z>o)return{at:s[0],words:`${r}.`};let i=s?`${r}, and fell again. `:"",a=n.keys?e.z>0?e.scored*(o/e.z)**2:1/0:Yr(e.green/e.scored,n.ratio,o),d=Math.
max(e.scored+1,Math.ceil(a));return!Number.isFinite(d)||d>1e7?{at:1/0,words:`${i}At the share so far, z never reaches ${o}.`}:{at:d,words:`${i}At the share so f\
ar, z reaches ${o} after about ${X(d,"scored token")}: ${I(d-e.scored)} more.`}}function yc(t,e){let n=p=>t.querySelector(".gp-"+p),o=new De(n("marked-words"),{press:({step:p})=>e.selectStep(p)}),s=n("threshold"),r=3,i=lr(null),a=0,d=null,f=null;
function m(){i=lr(e.started),a=(e.started&&e.started.processors||[]).findIndex(w=>w==="WatermarkLogitsProcessor"||w==="SynthIDTextWatermarkLogitsProcessor"),d=new Ne(
wc,(w,$)=>bc(w,$,i,a)),o.show([]),O(n("mark-about"),es(i))}let u=()=>d.steps.some(({mark:p})=>p&&p.kind==="synthid");function k(p){let{mark:w,index:$}=p,v=$<i.early,
S=w&&!w.why;return{step:p,token:{...p.chosen,piece:p.piece},mark:S?{green:w.green,g:w.g,counted:!v}:{},words:()=>gc({...p,isFirst:v},i)}}function _(p){o.show(d.
steps.map((v,S)=>o.items[S]&&S<p?o.items[S]:k(v)),p);let{unscored:w,early:$}=d.total;dt(n("mark-key"),u()?"synthid":"green",{unscored:w>0,repeated:$>0,faint:"a \
detector without the prompt cannot score it"})}function L(p){let w=p&&!p.isPrompt?o.tokens[p.index]:null;f&&f!==w&&f.classList.remove("gp-current"),f=w||null,f&&
e.selected?f.classList.add("gp-current"):f&&f.classList.remove("gp-current")}let A=p=>{let w=[];for(let $ of d.totals)$[p]!==null&&(!w.length||w.at(-1)[0]<$.scored)&&
w.push([$.scored,$[p]]);return w};function E(){let{z:p,scored:w}=d.total,$=e.running?" so far":"",[v,S,x]=p===null?["wait","…",w?"The watermark’s settings are\
 not known, so z is not":"Nothing to score yet"]:p>r?["good","◆",`A detector finds it${$}: z = ${pe(p)}`]:["even","◇",`A detector does not find it${$}: z = ${pe(
p)}`];G(n("finding"),{"data-verdict":v}),O(n("finding-sign"),S),O(n("finding-words"),x),O(n("finding-more"),p===null?"":`${W()}; by chance alone, if each token \
is new evidence, z would be as high with a probability of ${lt(nt(p))}`),e.finished&&O(n("mark-told"),`${x}, ${I(w)} tokens scored.`)}function W(){let{green:p,scored:w}=d.
total;return u()?`mean g-value ${(p/w).toFixed(3)} over ${X(w,"scored token")}, 0.5 by chance`:`${I(p)} of ${X(w,"scored token")} green, ${F(p/w)} instead of ${F(
i.ratio)}`}let b=()=>e.started.effective.do_sample?"":" That is so where tokens are drawn; here the likeliest are taken, which can be greener or less green.";function T(){
let p=A("z"),w=[{name:"this text",look:"measured",points:p,tip:`What a detector finds that knows the key and sees the text without its prompt.${i.keys?" Of Synt\
hID it is the z of the plain mean of all g-values, against fair coins.":""}`}],$=A("foreseen");$.length&&w.push({name:"expected at least",look:"expected",points:$,
tip:"What this bias leads to at least, given how undecided the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbaue\
r et al. 2023, averaged over all green lists."+b()}),un(n("z-keys"),w);let v=p.length?kc(p,d.total,i,r):null;fn(n("z-box"),{curves:w,threshold:r,needed:v,label:`\
z over the number of tokens, threshold ${r}`}),O(n("z-needed-words"),v?v.words:""),O(n("threshold-words"),pn(r))}function y(){let{scored:p,green:w,expected:$,chosen:v,
surprisal:S,gained:x,suppressed:M,marks:P,likely:q,entropy:B}=d.total,{started:N}=e,C=[["tokens scored",I(p),"Tokens that count: those with enough tokens before\
 them, without the prompt."]];if(p&&!u()&&(C.push(["green",F(w/p),"The share of the scored tokens that got the bias."]),C.push(["expected at least",F($/p),"At l\
east this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where it is sure of a token, a bias changes l\
ittle."])),v){C.push(["surprisal before the watermark",Me(S/v,e.unit),"How unexpected the chosen tokens were just before the watermark, on average: minus the lo\
garithm of their probability."]);let[R,z]=N.effective.do_sample?[B,"Drawn without the watermark they would have had this on average: the entropy just before it."]:
[q,"The likeliest token of each place would have had this."];e.usesBeams||(C.push(["without it",Me(R/v,e.unit),z]),C.push(["log-probability lost",Me((S-R)/v,e.unit).
replace("-","−"),"The price: how much less probable than that the chosen tokens are, for each token. Below 0 by luck."])),C.push(["raised by",Me(x/v,e.unit),"\
How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts it is the divergence of what was drawn from what the model w\
ould draw."])}return P&&C.push(["suppressed",`${(M/P).toFixed(1)} of ${I(N.request.top_candidates??10)}`,"How many of the likeliest tokens the watermark made le\
ss likely, on average over the places."]),C}function l(){let p=y(),w=te(n("mark-figures"),p.length,()=>{let $=h("div"),v=h("dt");return v.append(h("span","",null,
{tabindex:0})),$.append(v,h("dd")),$});p.forEach(([$,v,S],x)=>{let[M,P]=w[x].children;O(M.firstChild,$),G(M.firstChild,{"data-tip":S}),O(P,v)})}function c(){E(),
l(),T()}function g(p){let $=e.lines().length>1?e.lineOf(p):null;return $?`${$.label}; ${es(i)}`:es(i)}return s.addEventListener("input",()=>{let p=s.valueAsNumber,
w=p>=0&&p<=30;if(s.setAttribute("aria-invalid",String(!w)),!w){O(n("threshold-words"),"a threshold from 0 to 30");return}r=p,c()}),new ResizeObserver(()=>!t.hidden&&
d.total.marks&&T()).observe(n("z-box")),p=>{(p.run||!d)&&m();let w=e.current(),{keep:$}=d.follow(w?e.lastOf(w):null);t.hidden=!d.total.marks,!t.hidden&&((p.run||
p.steps||p.status||p.selection)&&(_($),O(n("mark-about"),g(w))),L(w),(p.run||p.steps||p.status||p.selection||p.unit)&&c())}}var dr=(t,e)=>t?[e]:[];function xc(t,e){let n=_=>t.querySelector(".gp-"+_),o=()=>e.answered("cost"),s=({perplexity:_,score:L})=>!!(_&&L),r=({knob:_},L)=>_==="ke\
ys"?X(L,"key"):`bias ${Number(L.toFixed(3))}`;function i(_){let[L,...A]=_.points,E=A.filter(s).sort((c,g)=>c.value-g.value);if(!s(L)||!E.length)return["wait","…",
e.done?"No answer":"Not known yet",e.done?"A text without the watermark and one with it must have been scored.":"The first texts are being written."];let W=e.running?
" so far":"",b=c=>`At ${r(_,c.value)}, the median z is ${pe(c.score.median)}${c.score.high>c.score.low?`, spread ${pe(c.score.low)} to ${pe(c.score.high)}`:""};\
 ${a(c,L)}`;if(E.every(({found:c})=>c==="few"))return["wait","…",e.done?"No answer":"Not known yet",`${b(E.at(-1))} ${X(Math.max(...E.map(({texts:c})=>c)),"te\
xt of each strength is","texts of each strength are")} too few to tell: it takes ${Rs}.`];let T=E[E.findLastIndex(({found:c})=>c!=="above")+1];if(T)return["good",
"◆",`Found from ${r(_,T.value)} on${W}`,`The threshold is ${_.threshold}. ${b(T)}`];let y=E.filter(({found:c})=>c==="above");return y.length?["even","◇",`Fo\
und at ${y.map(({value:c})=>r(_,c)).join(", ")}${W}`,`At the strongest it is not sure. ${b(E.at(-1))}`]:["even","◇",`${E.every(({found:c})=>c==="below")?"Not \
found":"Not surely found"} at any strength${W}`,`The threshold is ${_.threshold}. ${b(E.at(-1))} Longer texts help.`]}function a({perplexity:_,price:L,dearer:A},E){
let W=`the median perplexity is ${_.median.toFixed(2)} instead of ${E.perplexity.median.toFixed(2)}`;if(!L)return`${W}.`;let b=`seed by seed it is ${Oe(L.median)}${L.
high>L.low?`, spread ${at(L)}`:""}`;return`${W}; ${b}${{open:": no clear cost",few:", of too few seeds to tell"}[A]||""}.`}function d(_){let[L,A,E,W]=i(_);G(n("\
answer"),{"data-verdict":L}),O(n("answer-sign"),A),O(n("answer-words"),E),O(n("answer-more"),W),e.done&&O(n("told"),`${E}. ${W}`),O(n("missing"),Je(e,_)),O(n("a\
bout"),_.knob==="keys"?`SynthID, n-grams of ${_.watermark.ngram_len}`:Gn(_.watermark).replace(/, bias [^,]*/,""))}function f(_,L,{of:A,base:E,expected:W=()=>null,
words:b,threshold:T=null,name:y,from:l=null,ratios:c=!1}){let g=L.points.slice(1).map(D=>{let V=A(D);return{point:D,value:U(V)?{median:V,low:V,high:V}:V,reckoned:W(
D)}}).filter(({value:D})=>D).sort((D,V)=>D.point.value-V.point.value),p=L.points.slice(1).map(({value:D})=>D),w=g.flatMap(({value:D,reckoned:V})=>[D.low,D.high,
...U(V)?[V]:[]]);U(E)&&w.push(E),U(T)&&w.push(T),l!==null&&w.push(l),w.length||w.push(0,1);let $=c&&Math.min(...w)>0&&Math.max(...w)>12*Math.min(...w),v=$?Math.
log:D=>D,[S,x]=[v(Math.min(...w)),v(Math.max(...w))],M=(x-S||1)*.1,P=[l!==null&&S>=l?l:S-M,x+M],q=$?Yn(...P.map(Math.exp)).map(D=>[v(D),String(D)]):Se(...P,4).map(
D=>[D,b(D,!0)]),B=(Math.max(...p)-Math.min(...p)||1)*.06,N=Te(_,{height:236,x:[Math.min(...p)-B,Math.max(...p)+B],y:P,left:52,top:30}),C={...N,y:D=>N.y(v(D))},R=C.
width-C.right,z=[...Ae(N,{xTicks:Se(Math.min(...p),Math.max(...p),C.inner/70),yTicks:q,xTitle:L.knob==="keys"?"keys":"bias",yTitle:$?"logarithmic scale":""}),...U(
E)?[ge("gp-unity",C.left,C.y(E),R,C.y(E))]:[],...U(T)?[ge("gp-z-threshold",C.left,C.y(T),R,C.y(T)),$e("gp-halo",R,C.y(T)+14,`threshold ${T}`,"end")]:[],Ee("gp-c\
ourse",g.map(({point:D,value:V})=>[C.x(D.value),C.y(V.median)])),Ee("gp-z-expected",g.filter(({reckoned:D})=>U(D)).map(({point:D,reckoned:V})=>[C.x(D.value),C.y(
V)]))],j=g.map(({point:D,value:V,reckoned:ae})=>{let[le,we]=[C.x(D.value),C.y(V.median)],be=V.high>V.low?`, spread ${b(V.low)} to ${b(V.high)}`:"",He=`${r(L,D.value)}\
: ${y} ${b(V.median)}${be}${U(ae)?`, expected at least ${b(ae)}`:""}${U(E)?`; without the watermark ${b(E)}`:""}`;return _e("",He,[...Kt(le,C.y(V.low),C.y(V.high)),
["path","gp-measured",{d:wt(le,we,6)},[]]])});C.draw(`${y} over the ${L.knob==="keys"?"number of keys":"bias"}`,[z,j])}function m(_){let[L]=_.points,A=_.kind===
"green";f(n("perplexity"),_,{of:({perplexity:b})=>b,base:L.perplexity&&L.perplexity.median,words:b=>b.toFixed(2),name:"perplexity",ratios:!0}),f(n("score"),_,{of:({
score:b})=>b,base:L.score&&L.score.median,threshold:_.threshold,words:(b,T)=>T?String(b).replace("-","−"):pe(b),name:"z"}),O(n("share-name"),A?"Green tokens":
"Mean g-value"),n("share-name").dataset.tip=A?"Green tokens / tokens scored, of all texts of a value together.":"The mean of all g-values of a value’s texts: 0.\
5 without the watermark.";let E=A?F:b=>b.toFixed(3);f(n("share"),_,{of:b=>b.share,base:L.share,expected:b=>b.expected,words:E,name:A?"green":"mean g"});let W=_.
points.slice(1).some(b=>U(b.suppressed));Y(n("of-suppressed"),W),Y(n("limits"),A),Y(n("of-expected"),_.points.some(({expected:b})=>U(b))),W&&(O(n("suppressed-na\
me"),"Suppressed candidates"),n("suppressed-name").dataset.tip=`Of the ${X(_.candidates,"candidate")} that the model found likeliest at a step, how many the wat\
ermark made less likely; the mean over all steps.`,f(n("suppressed"),_,{of:b=>b.suppressed,base:null,words:(b,T)=>T?String(b):b.toFixed(2),name:`suppressed of ${_.
candidates}`,from:0}))}function u(_){let L=_.kind==="green",A=[[_.knob==="keys"?"keys":"bias",({value:y})=>y===null?"none":String(y)],["texts",({texts:y})=>I(y)],
["perplexity",({perplexity:y})=>y?y.median.toFixed(2):"–"],["z",({score:y})=>y?pe(y.median):"–"],[L?"green":"mean g",({share:y})=>U(y)?L?F(y):y.toFixed(3):"\
–"],...dr(_.points.some(({expected:y})=>U(y)),["expected at least",({expected:y})=>U(y)?F(y):"–"]),...dr(_.points.slice(1).some(({suppressed:y})=>U(y)),[`su\
ppressed of ${_.candidates}`,({suppressed:y})=>U(y)?y.toFixed(2):"–"]),...dr(_.points.some(({moved:y})=>U(y)),["moved to green",({moved:y})=>U(y)?F(y):"–","\
How much probability the watermark took from red candidates and gave to green ones at a step, on average."])],E=t.querySelector("table.gp-numbers"),[W]=te(E.tHead,
1,()=>h("tr")),b=te(W,A.length,()=>h("th","",null,{scope:"col"}));A.forEach(([y,,l],c)=>{O(b[c],y),Tn(b[c],{scope:"col",...l?{tabindex:0,"data-tip":l}:{}})});let T=te(
E.tBodies[0],_.points.length,()=>h("tr"));_.points.forEach((y,l)=>{T[l].firstChild||T[l].append(h("th","",null,{scope:"row"}));let c=te(T[l],A.length,()=>h("td"));
A.forEach(([,g],p)=>O(c[p],g(y)))})}function k(){d(e.found),m(e.found),u(e.found)}return new ResizeObserver(()=>o()&&m(e.found)).observe(t),_=>{t.hidden=!o(),!t.
hidden&&(_.found||_.status)&&k()}}function $c(t,e){let n=l=>t.querySelector(".gp-"+l),o=["A","B"],[s,r]=[0,[]],i=()=>e.answered("quiz"),a=()=>e.done?e.found.pairs.filter(({texts:l})=>l.every(({report:c})=>!c.
error)):[],d=({left:l})=>l?0:1,f=()=>r.filter((l,c)=>l===d(a()[c])).length,m=o.map((l,c)=>{let g=h("div","gp-side"),[p,w,$,v]=[h("h3","",`Text ${l}`),h("p","gp-\
facts"),h("div","gp-body",null,{dir:"auto"}),h("button","",`Text ${l} is watermarked`,{type:"button"})],S=h("div","",null,{tabindex:0}),x=h("div");return $.append(
S,x),g.append(p,w,$,v),n("texts").append(g),v.addEventListener("click",()=>u(c)),{box:g,title:p,facts:w,plain:S,marked:x,button:v,text:new De(x)}});function u(l){
r[s]===void 0&&(r[s]=l,y(),n("next").focus({preventScroll:!0}))}n("next").addEventListener("click",()=>{s=Math.min(s+1,a().length-1),y(),m[0].button.focus({preventScroll:!0})});
let k=l=>l.kind==="green"?l.green_fraction:l.mean,_=l=>l.kind==="green"?`${F(l.green_fraction)} green`:`mean g ${l.mean.toFixed(3)}`;function L(l,c,g,p){let{report:w,
perplexity:$}=g.texts[c],v=c===d(g)?"with":"without";if(Y(l.plain,!p),Y(l.marked,p),Y(l.button,!p),Y(l.facts,p),p){l.box.dataset.truth=v,O(l.title,`Text ${o[c]}\
: ${v==="with"?"◆ watermarked":"not watermarked"}${r[s]===c?", your guess":""}`),O(l.facts,`${_(w)} · z ${pe(w.z_score)}${U($)?` · perplexity ${$.toFixed(2)}`:
""}`),l.text.show(jt(w));return}delete l.box.dataset.truth,O(l.title,`Text ${o[c]}`),l.text.show([]),O(l.plain,w.tokens.slice(w.prompt_tokens).map(([,,S])=>S??"").
join(""))}function A({texts:l},c){let[g,p]=[l[c],l[1-c]].map(({report:x})=>x),w=g.kind==="green"?F(g.ratio):"0.5",$=g.z_score>e.found.threshold?"more than chanc\
e explains":"too little to be sure",v=`${_(g)} with the watermark, where chance has ${w}: z ${pe(g.z_score)}, ${$}. Without it ${_(p)}, z ${pe(p.z_score)}.`,S=p.
z_score>g.z_score?" Here even the detector would have taken the wrong one: the texts are short, or the mark is weak.":"";return`What gave it away: ${v}${S}`}function E(l){
let c=r[s]!==void 0;if(m.forEach(($,v)=>L($,v,l,c)),Y(n("legend"),c),Y(n("verdict"),c),Y(n("next"),c&&s+1<a().length),!c)return;let g=l.texts.map(({report:$})=>Ht(
$)[1]);dt(n("legend"),e.found.kind,{unscored:g.some(({unscored:$})=>$),repeated:g.some(({repeated:$})=>$)});let p=d(l),w=r[s]===p;G(n("answer"),{"data-verdict":w?
"good":"bad"}),O(n("answer-sign"),w?"✓":"✗"),O(n("answer-words"),w?"Right":`Wrong: it was text ${o[p]}`),O(n("answer-more"),A(l,p))}function W(l){if(!e.done)
return`The texts are being written: ${I(l.done)} of ${I(l.runs)}.`;if(a().length)return"";let c=l.pairs.flatMap(({texts:g})=>g).find(({report:g})=>g.error);return c?
`No pair can be asked about. ${c.report.error.message} ${c.report.error.fix}`:"No pair of texts was completed. Run the experiment again."}function b(l){let c=r.
length;if(Y(n("sum"),c>0&&c===l.length),n("sum").hidden)return;let g=f();O(n("sum").querySelector("h3"),`${I(g)} of ${I(c)} right`);let p=Array.from({length:c-g+
1},(v,S)=>T(c,g+S)).reduce((v,S)=>v+S,0)/2**c,w=l.filter(({texts:v,left:S})=>v[S?0:1].report.z_score>v[S?1:0].report.z_score).length;O(n("sum-words"),`Who guess\
es has ${I(g)} or more in ${F(p)} of rounds. The detector, taking the text with the higher z, has ${I(w)} of ${I(c)}. Run the experiment again for another round\
.`),O(n("share-head"),e.found.kind==="green"?"green with and without":"mean g with and without");let $=te(n("sum").querySelector("tbody"),c,()=>{let v=h("tr");return v.
append(h("th","",null,{scope:"row"}),h("td"),h("td"),h("td")),v});l.forEach((v,S)=>{let x=d(v),[M,P]=[v.texts[x].report,v.texts[1-x].report],q=N=>N.kind==="gree\
n"?F(k(N)):k(N).toFixed(3);[String(S+1),`${r[S]===x?"✓":"✗"} text ${o[r[S]]}`,`${q(M)}, ${q(P)}`,`${pe(M.z_score)}, ${pe(P.z_score)}`].forEach((N,C)=>O($[S].
cells[C],N))})}let T=(l,c)=>Array.from({length:c},(g,p)=>(l-p)/(p+1)).reduce((g,p)=>g*p,1);function y(){let l=a();O(n("waiting"),W(e.found)),Y(n("round"),l.length>
0),O(n("about"),l.length?`Pair ${I(s+1)} of ${I(l.length)}. Same prompt, same seed; one of them has the watermark.`:""),O(n("score"),r.length?`${I(f())} of ${I(
r.length)} right`:""),l.length&&E(l[s]),b(l)}return l=>{t.hidden=!i(),l.run&&([s,r]=[0,[]]),!t.hidden&&(l.run||l.found||l.status)&&y()}}var ah={drafts:zr,beams:oi,beamtree:$i,hypotheses:_i,curve:Ni,branches:za,candidates:Ha,check:Ga,layers:Ua,numbers:Va,processors:Za,quiz:Qa,reranked:ec,template:tc,
tokens:rc,watermark:yc},ch={draft_lengths:_r,sameness:jr,speedup:Hr,batch:ti,difference:ji,divergence:Hi,grid:ta,lanes:ia,lengths:aa,measures:ca,progress:da,trie:Oa,
without:Ea,arrival:Ta,estimate:La,kl:Ca,opened:Pa,precisions:Na,shelf:Wa,attack:ac,detectability:pc,detection:fc,marked:cc,mistakes:uc,strengths:mc,watermark_cost:xc,
watermark_quiz:$c};Li(ah,ch);})();
