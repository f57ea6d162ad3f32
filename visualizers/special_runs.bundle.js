// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
"use strict";(()=>{var gl=Object.create;var zo=Object.defineProperty;var bl=Object.getOwnPropertyDescriptor;var yl=Object.getOwnPropertyNames;var wl=Object.getPrototypeOf,kl=Object.prototype.hasOwnProperty;var v=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var vl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of yl(t))!kl.call(e,s)&&s!==n&&zo(e,s,{get:()=>t[s],enumerable:!(o=bl(t,s))||o.enumerable});
return e};var u=(e,t,n)=>(n=e!=null?gl(wl(e)):{},vl(t||!e||!e.__esModule?zo(n,"default",{value:e,enumerable:!0}):n,e));var Y=v((vu,$o)=>{$o.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var we=v((xu,Fo)=>{Fo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var ue=v((Su,Go)=>{Go.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var G=v((Tu,Do)=>{Do.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var C=v((Pu,jo)=>{jo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var tt=v((Ru,qo)=>{qo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Te=v((Mu,Ko)=>{Ko.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var At=v((Lu,Uo)=>{Uo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Yo=v((Eu,Vo)=>{Vo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/denominators.ts"]});var Xo=v((Ou,Jo)=>{Jo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var Vt=v((Bu,Zo)=>{Zo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_words.ts"]});var zn=v((_u,Qo)=>{Qo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var w=v((Cu,rs)=>{rs.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var $n=v((Hu,cs)=>{cs.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var De=v((Wu,us)=>{us.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var ms=v((zu,ds)=>{ds.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_bar.tsx"]});var fs=v(($u,hs)=>{hs.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/origins.ts"]});var ot=v((ju,Ms)=>{Ms.exports=window.GenerationPlaygroundModules["visualizers/panes/special_run_kinds.ts"]});var Kn=v((Yu,Is)=>{Is.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/beam_words.ts"]});var Yn=v((Zu,Fs)=>{Fs.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/files.tsx"]});var ze=v((Qu,Gs)=>{Gs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var en=v((td,js)=>{js.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/tree_layout.ts"]});var rn=v((id,lr)=>{lr.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/tree_picture.ts"]});var io=v((wd,Tr)=>{Tr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var uo=v((Nd,Wr)=>{Wr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var yo=v((Qd,ia)=>{ia.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var xn=v((tm,ca)=>{ca.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var fa=v((sm,ha)=>{ha.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var ko=v((rm,ga)=>{ga.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var Ta=v((im,Sa)=>{Sa.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentences.tsx"]});var Ra=v((lm,Pa)=>{Pa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/stages.ts"]});var $a=v((ym,za)=>{za.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/lens_places.ts"]});var Pn=v((wm,Fa)=>{Fa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Xa=v((xm,Ja)=>{Ja.exports=window.GenerationPlaygroundModules["visualizers/panes/core/slider_keys.ts"]});var mi=v((Em,di)=>{di.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var xi=v((_m,vi)=>{vi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var Ti=v((Nm,Si)=>{Si.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var $i=v((Fm,zi)=>{zi.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/line_keys.tsx"]});var Gi=v((Gm,Fi)=>{Fi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/mark_answer.tsx"]});var ji=v((Dm,Di)=>{Di.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/marked_text.tsx"]});var Ki=v((jm,qi)=>{qi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ji=v((Km,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_marks.ts"]});var Zi=v((Um,Xi)=>{Xi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var el=v((Vm,Qi)=>{Qi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var nl=v((Ym,tl)=>{tl.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_picture.tsx"]});var sl=v((Jm,ol)=>{ol.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_words.ts"]});var ml=v((Qm,dl)=>{dl.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var _e=u(Y(),1),Yt=u(we(),1),Ls=u(ue(),1),Es=u(G(),1),te=u(C(),1),qn=u(tt(),1),ht=u(Te(),1),Jt=u(At(),1),Os=u(Yo(),1),Bs=u(Xo(),1),ft=u(Vt(),1);var Me=u(Y(),1),It=u(G(),1),ke=u(C(),1),ls=u(zn(),1),Ht=u(Vt(),1);var es=u(At(),1),[xl,Sl,Tl,Pl]=[3,16,9,90],nt=84;function ts(e,t){let n=Math.max(1,Math.ceil(e.length/Math.max(1,Math.floor(t/xl)))),o=[];for(let l=0;l<e.length;l+=
n)o.push(Rl(e.slice(l,l+n)));let s=Math.max(1,...o.map(({drafted:l})=>l)),r=Math.max(1,Math.min(Tl,Pl/s)),a=Math.ceil(s*r),i=Math.max(Sl,o.length);return{columns:o,
each:n,room:i,cell:r,longestDraft:s,drafts:a,top:Ml(o),height:a+16+nt}}function Rl(e){let t=n=>e.reduce((o,s)=>o+n(s),0)/e.length;return{accepted:t(n=>n.num_accepted),
judged:t(es.judgedOf),drafted:t(n=>n.drafted.length),draft:t(n=>n.draft_seconds),verify:t(n=>n.verify_seconds),longest:Math.max(...e.map(n=>n.draft_seconds+n.verify_seconds))}}
var ns=({draft:e,verify:t})=>e+t;function Ml(e){let t=e.map(ns).sort((s,r)=>s-r),n=t.at(-1)??0,o=t[Math.floor((t.length-1)*.9)];return(n>2*o&&t.length>4?1.25*o:
n)||1}var os=({columns:e,top:t})=>e.filter(n=>ns(n)>t);function ss(e,t,n){let o=devicePixelRatio,[s,r]=[Math.round(n*o),Math.round(t.height*o)];e.width!==s&&(e.
width=s),e.height!==r&&(e.height=r);let a=e.getContext("2d");if(!n||!a)return;let i=getComputedStyle(e),l=m=>i.getPropertyValue(`--gp-${m}`).trim();a.setTransform(
o,0,0,o,0,0),a.clearRect(0,0,n,t.height);let c=n/t.room,p=c>6?Math.min(6,c*.2):c>3.5?1:0;a.fillStyle=l("line"),a.fillRect(0,t.drafts,n,1),a.fillRect(0,t.height-
1,n,1);let d={accepted:l("accepted"),rejected:l("rejected"),muted:l("muted"),verify:l("kept"),draft:l("before"),surface:l("surface")};t.columns.forEach((m,h)=>{
let f=[h*c+p/2,c-p];t.each===1?Ll(a,d,m,f,t):Ol(a,d,m,f,t),Bl(a,d,m,f,t)})}function Ll(e,t,{accepted:n,judged:o,drafted:s},[r,a],i){let{cell:l,drafts:c}=i,p=Math.
max(1,l-(l>3?1.5:0));for(let d=0;d<s;d++){let m=c-(d+1)*l;if(d<n)e.fillStyle=t.accepted,e.fillRect(r,m,a,p);else if(d<o)El(e,t.rejected,r+a/2,m+p/2,Math.min(a,Math.
max(p,5),7)/2);else{e.fillStyle=t.muted;let h=Math.min(a,p,2.5);e.fillRect(r+(a-h)/2,m+(p-h)/2,h,h)}}}function El(e,t,n,o,s){e.strokeStyle=t,e.lineWidth=s>2?2:1,
e.beginPath(),e.moveTo(n-s,o-s),e.lineTo(n+s,o+s),e.moveTo(n-s,o+s),e.lineTo(n+s,o-s),e.stroke()}function Ol(e,t,{accepted:n,drafted:o},[s,r],{drafts:a,cell:i}){
e.fillStyle=t.accepted,e.fillRect(s,a-n*i,r,n*i),e.fillStyle=t.muted,e.fillRect(s,a-o*i,r,1)}function Bl(e,t,{draft:n,verify:o},[s,r],{top:a,height:i}){let l=i-
1,c=Math.min(1,a/(n+o))/a,[p,d]=[n*c*nt,o*c*nt];e.fillStyle=t.verify,e.fillRect(s,l-p-d,r,d),_l(e,t.draft,s,l-p,r,p),!(n+o<=a)&&(e.fillStyle=t.surface,e.fillRect(
s-1,l-nt+7,r+2,3),e.fillRect(s-1,l-nt+13,r+2,3))}function _l(e,t,n,o,s,r){if(!(r<=0)){if(s<5){e.fillStyle=t,e.fillRect(n,o,s,r);return}e.save(),e.beginPath(),e.
rect(n,o,s,r),e.clip(),e.strokeStyle=t,e.lineWidth=1.5,e.beginPath();for(let a=-r;a<s;a+=5)e.moveTo(n+a,o+r),e.lineTo(n+a+r,o);e.rect(n+.75,o+.75,Math.max(0,s-1.5),
Math.max(0,r-1.5)),e.stroke(),e.restore()}}var Q=u(w(),1),as={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};function ps({log:e,rounds:t,steps:n}){let o=(0,Me.useRef)(
null),[s,r]=(0,Me.useState)(0),[a,i]=(0,Me.useReducer)(k=>k+1,0),[l,c]=(0,Me.useState)(null);(0,Me.useLayoutEffect)(()=>{let k=o.current;if(!k)return;let V=()=>r(
k.clientWidth);V();let ae=new ResizeObserver(V);ae.observe(k);let W=(0,ls.onTheme)(()=>i(void 0));return()=>{ae.disconnect(),W()}},[]);let p=(0,Me.useMemo)(()=>ts(
t,s),[t.length,t[0],s]);(0,Me.useLayoutEffect)(()=>{o.current&&ss(o.current,p,s)},[p,a]);let d=Nl(e,t),m=d===null?"":is(t[d]),h=k=>e.selectStep(n[t[k].start]??null),
f=({clientX:k})=>{let{left:V=0,width:ae=1}=o.current?.getBoundingClientRect()??{},W=Math.floor((k-V)/ae*p.room)*p.each;return Math.max(0,Math.min(t.length-1,W))},
g=k=>{t.length&&(k.buttons===1&&h(f(k)),c(k.buttons===1?null:f(k)))},b=k=>{k.key==="Escape"&&e.selectStep(null),!(!Object.hasOwn(as,k.key)||!t.length)&&(k.preventDefault(),
c(null),h(Math.max(0,Math.min(t.length-1,(d??t.length-1)+as[k.key]))))},M=os(p),K=Math.max(0,...p.columns.map(k=>k.longest)),Re=[p.each>1&&(0,ke.t)("Each column\
 is the mean of {each} rounds.",{each:p.each}),M.length>0&&(0,ke.tn)(M.length,"One column is cut off; the longest round took {time}.","{count} columns are cut o\
ff; the longest round took {time}.",{time:(0,Ht.shortTime)(K)})],L=k=>`${(100*k/p.room).toFixed(2)}%`;return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsxs)("div",{class:"\
gp-map",children:[(0,Q.jsxs)("div",{class:"gp-map-sides gp-note","aria-hidden":"true",children:[(0,Q.jsxs)("div",{class:"gp-map-side",style:{height:`${p.drafts}\
px`},children:[(0,Q.jsx)("span",{class:"gp-drafts-end",children:p.longestDraft>=1.5?(0,It.count)(Math.round(p.longestDraft)):"1"}),(0,Q.jsx)("span",{children:(0,ke.t)(
"tokens")})]}),(0,Q.jsxs)("div",{class:"gp-map-side",style:{height:`${nt}px`},children:[(0,Q.jsx)("span",{class:"gp-times-end",children:(0,Ht.shortTime)(p.top)}),
(0,Q.jsx)("span",{children:(0,ke.t)("time")})]})]}),(0,Q.jsxs)("div",{class:"gp-map-plot",tabIndex:0,role:"slider","aria-label":(0,ke.t)("Round of drafting and \
verifying"),"aria-valuemin":1,"aria-valuemax":t.length,"aria-valuenow":(d??0)+1,"aria-valuetext":m||(0,ke.t)("no round yet"),onPointerMove:g,onPointerLeave:()=>c(
null),onClick:k=>t.length>0&&h(f(k)),onKeyDown:b,children:[(0,Q.jsx)("canvas",{ref:o,"aria-hidden":"true",style:{height:`${p.height}px`}}),d!==null&&(0,Q.jsx)("\
i",{class:"gp-column",style:{left:L(Math.floor(d/p.each)),width:L(1)}})]}),(0,Q.jsxs)("div",{class:"gp-map-axis gp-note","aria-hidden":"true",style:{width:L(p.columns.
length)},children:[(0,Q.jsx)("span",{children:(0,ke.t)("round 1")}),(0,Q.jsx)("span",{class:"gp-map-last",children:(0,ke.t)("round {number}",{number:(0,It.count)(
t.length)})})]})]}),(0,Q.jsx)("p",{class:"gp-map-reading",children:l!==null&&l<t.length?is(t[l]):m}),(0,Q.jsx)("p",{class:"gp-note gp-map-note",children:Re.filter(
Boolean).join(" ")})]})}function Nl(e,t){let n=e.current()?.draft;return n&&t[n.round.index]===n.round?n.round.index:null}function is(e){let t={round:e.index+1,
draft:(0,Ht.shortTime)(e.draft_seconds),verify:(0,Ht.shortTime)(e.verify_seconds),accepted:e.num_accepted,token:(0,It.quoted)(e.next_text)},{length:n}=e.drafted;
return e.follow==="target"?(0,ke.t)("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",t):e.follow==="bonus"?(0,ke.tn)(n,"Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {round}: draft {draft}, verify {verify}; {accepte\
d} of {count} drafted tokens kept, then {token} as bonus.",t):e.follow==="correction"?(0,ke.tn)(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of \
{count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token}\
 as correction.",t):(0,ke.tn)(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept; the text ended inside the draft.","Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ended inside the draft.",t)}var le=u(Y(),1),Ts=u(we(),1),Ps=u(C(),1),jn=u(At(),1);var Ee=u(G(),1),Le=u(C(),1),bs=u($n(),1),Gn=u(De(),1),ys=u(ms(),1),ws=u(At(),1),Be=u(Vt(),1),ks=u(fs(),1),O=u(w(),1);function vs({round:e,judge:t,steps:n,current:o,
isPressed:s,stop:r}){let{drafted:a,num_accepted:i,index:l}=e,c=(0,ws.judgedOf)(e),p=f=>({number:l+1,isCurrent:f===o,isPressed:s&&f===o,isStop:f===r}),d=n.at(e.start+
i),[m,h]=ks.ORIGINS[e.follow]??["",""];return(0,O.jsxs)(O.Fragment,{children:[(0,O.jsxs)("div",{class:"gp-round-head",children:[(0,O.jsx)("b",{children:(0,Le.t)(
"Round {number}",{number:l+1})}),(0,O.jsx)("span",{children:a.length?(0,Le.t)("{accepted} of {drafted} kept",{accepted:i,drafted:a.length}):(0,Le.t)("no draft")}),
(0,O.jsx)("span",{class:"gp-round-time",children:(0,Le.t)("draft {time}",{time:(0,Be.shortTime)(e.draft_seconds)})}),(0,O.jsx)("span",{class:"gp-round-time",children:(0,Le.t)(
"verify {time}",{time:(0,Be.shortTime)(e.verify_seconds)})})]}),(0,O.jsxs)("div",{class:"gp-cards",children:[a.slice(0,c).map((f,g)=>{let b=(0,Be.draftFate)(e,g);
return(0,O.jsxs)(gs,{...p(g),look:b,sign:b==="accepted"?"✓":"✗",token:f.text,which:(0,Le.t)("drafted token {place} of {size}",{place:g+1,size:a.length}),why:(0,Be.fateWords)(
e,g,t),children:[(0,O.jsx)(Fn,{name:"p",share:(0,Ee.probability)(f.target_logprob)}),f.draft_logprob!==null&&(0,O.jsx)(Fn,{name:"q",share:(0,Ee.probability)(f.draft_logprob)}),
t.samples&&(0,O.jsxs)("span",{class:"gp-chance",children:[(0,Le.t)("chance"),(0,O.jsx)("b",{children:(0,Ee.percent)((0,Be.keepChance)(f,t))})]}),(0,O.jsx)(ys.AcceptBar,
{token:f,judge:t,isSmall:!0})]},g)}),e.next_token_id!==null&&(0,O.jsxs)(gs,{...p(c),isOwn:!0,look:e.follow,sign:m,token:e.next_text,which:(0,Le.t)("the target’s\
 own token"),why:(0,Be.followWords)(e,t),children:[d&&(0,O.jsx)(Fn,{name:"p",share:(0,Ee.numbersOf)(d).probability}),(0,O.jsx)("span",{class:"gp-chance",children:h})]}),
c<a.length&&(0,O.jsxs)("span",{class:"gp-behind",children:[(0,O.jsx)("span",{class:"gp-note",children:(0,Le.t)("never judged")}),a.slice(c).map(({text:f,draft_logprob:g},b)=>(0,O.jsxs)(
"span",{class:"gp-unjudged",children:[(0,O.jsx)(Gn.TokenLabel,{text:f,class:"gp-word"}),(0,O.jsx)("small",{children:g===null?null:` q ${(0,Ee.percent)((0,Ee.probability)(
g))}`})]},b))]}),e.follow==="none"&&(0,O.jsxs)("span",{class:"gp-note gp-ended",children:["■ ",(0,Le.t)("the text ended inside its draft")]})]})]})}function gs({
number:e,look:t,sign:n,token:o,which:s,why:r,isOwn:a,isCurrent:i,isPressed:l,isStop:c,children:p}){return(0,O.jsxs)("button",{type:"button",class:["gp-draft-car\
d",a&&"gp-own-card",i&&"gp-current"].filter(Boolean).join(" "),ref:(0,bs.tip)(()=>r),tabIndex:c?0:-1,"aria-pressed":l,"aria-label":(0,Le.t)("Round {number}, {wh\
ich}, {token}: {why}",{number:e,which:s,token:(0,Ee.quoted)(o),why:r}),"data-draft":t,"data-tip":"",children:[(0,O.jsxs)("span",{class:"gp-draft-head",children:[
(0,O.jsx)("span",{class:"gp-sign",children:n}),(0,O.jsx)(Gn.TokenLabel,{text:o,class:"gp-ink gp-word"})]}),p]})}var Fn=({name:e,share:t})=>(0,O.jsxs)("span",{class:"\
gp-bar-line",children:[(0,O.jsx)("i",{class:"gp-pq",children:e}),(0,O.jsx)("span",{class:"gp-track",children:(0,O.jsx)("i",{class:`gp-part-${e}`,style:{width:`${(t*
100).toFixed(2)}%`}})}),(0,O.jsx)("span",{class:"gp-amount",children:(0,Ee.percent)(t)})]});var Wt=u(w(),1),Dn=e=>(0,jn.judgedOf)(e)+(e.next_token_id===null?0:1);function Rs({log:e,rounds:t,steps:n,judge:o}){let s=(0,le.useRef)(null),r=(0,Ts.useRedraw)(),
a=(0,le.useRef)({number:0,card:0}),i=(0,le.useRef)(!1),l=(0,le.useRef)({isAtEnd:!0,top:0,selected:e.selected}),c=(0,le.useRef)(null),p=(0,le.useRef)(new WeakMap),
d=(0,le.useRef)(new Map),m=()=>{s.current&&l.current.isAtEnd&&!e.selected&&e.running&&(s.current.scrollTop=s.current.scrollHeight)},h=(L,k)=>(c.current??=new IntersectionObserver(
V=>{for(let{isIntersecting:ae,target:W}of V)ae&&p.current.get(W)?.();m()},{rootMargin:"200px 0px"}),p.current.set(L,k),c.current.observe(L),()=>c.current?.unobserve(
L)),f=Cl(e,t);f&&!s.current?.contains(document.activeElement)&&(a.current=f),(0,le.useLayoutEffect)(()=>{let L=l.current.selected!==e.selected;if(l.current.selected=
e.selected,L&&!e.selected&&(l.current.isAtEnd=!0),L&&f&&Ss(s.current,f.number),!i.current)return;i.current=!1;let{number:k,card:V}=a.current;Ss(s.current,k),s.current?.
children[k]?.querySelectorAll(".gp-draft-card")[V].focus({preventScroll:!0})});let g=L=>{if(!L)return;a.current=L,i.current=!0;let k=t[L.number],V=L.card>=k.num_accepted&&
L.card<(0,jn.judgedOf)(k),ae=n.at(k.start+Math.min(L.card,k.num_accepted));ae&&V?e.selectRejected(ae,k,L.card):ae&&e.selectStep(ae),r()},b=L=>{L.key==="Escape"&&
e.selectStep(null);let k=L.target instanceof Element?L.target.closest(".gp-draft-card"):null,V=k?.closest(".gp-round");if(!k||!V||L.ctrlKey||L.metaKey||L.altKey||
!Object.hasOwn(xs,L.key))return;L.preventDefault();let ae=[...s.current?.children??[]].indexOf(V);g(xs[L.key]({number:ae,card:[...V.querySelectorAll(".gp-draft-\
card")].indexOf(k)},t))},M=()=>{if(!s.current)return;let{scrollTop:L,scrollHeight:k,clientHeight:V}=s.current;k-L-V<80?l.current.isAtEnd=!0:L<l.current.top&&(l.
current.isAtEnd=!1),l.current.top=L},K=(0,le.useRef)(g);K.current=g;let Re=t.map((L,k)=>{let V=f?.number===k?f.card:null,ae=a.current.number===k?a.current.card:
null,W=V!==null&&e.selected!==null,Xe=`${V} ${ae} ${W}`,Ho=d.current.get(L);if(Ho?.key===Xe)return Ho.row;let Wo=(0,Wt.jsx)(Al,{round:L,judge:o,steps:n,current:V,
isPressed:W,stop:ae,go:fl=>K.current({number:k,card:fl}),waitForSight:h,filled:m},k);return d.current.set(L,{row:Wo,key:Xe}),Wo});return(0,Wt.jsx)("ol",{ref:s,class:"\
gp-rounds",tabIndex:-1,"aria-label":(0,Ps.t)("Rounds. Click a token to see it in the text; the arrow keys move, Escape follows the newest."),onKeyDown:b,onScroll:M,
children:Re})}function Cl(e,t){let n=e.current();if(!n?.draft)return null;let{round:o}=n.draft,s=o.index;if(t[s]!==o)return null;if(e.rejected?.round===o)return{
number:s,card:e.rejected.place};let r=n.index-o.start;return{number:s,card:r<o.num_accepted?r:Dn(o)-1}}var xs={ArrowRight:({number:e,card:t},n)=>t+1<Dn(n[e])?{number:e,
card:t+1}:e+1<n.length?{number:e+1,card:0}:null,ArrowLeft:({number:e,card:t},n)=>t>0?{number:e,card:t-1}:e>0?{number:e-1,card:Dn(n[e-1])-1}:null,ArrowDown:({number:e},t)=>e+
1<t.length?{number:e+1,card:0}:null,ArrowUp:({number:e})=>e>0?{number:e-1,card:0}:null,Home:()=>({number:0,card:0}),End:(e,t)=>({number:t.length-1,card:0})};function Ss(e,t){
let n=e?.children[t];if(!e||!(n instanceof HTMLElement))return;let[o,s]=[n.offsetTop,n.offsetTop+n.offsetHeight];o<e.scrollTop?e.scrollTop=o:s>e.scrollTop+e.clientHeight&&
(e.scrollTop=Math.min(o,s-e.clientHeight))}function Al({round:e,judge:t,steps:n,current:o,isPressed:s,stop:r,go:a,waitForSight:i,filled:l}){let c=(0,le.useRef)(
null),[p,d]=(0,le.useState)(!1),m=(0,le.useRef)(!1),h=m.current||=p||o!==null||r!==null;(0,le.useEffect)(()=>{if(!h&&c.current)return i(c.current,()=>d(!0))},[h]),
(0,le.useLayoutEffect)(l,[h]);let f=({target:b})=>{let M=b instanceof Element?b.closest(".gp-draft-card"):null,K=[...c.current?.querySelectorAll(".gp-draft-card")??
[]];a(M?K.indexOf(M):0)};return(0,Wt.jsx)("li",{ref:c,class:["gp-round",h&&"gp-filled",o!==null&&"gp-current-round"].filter(Boolean).join(" "),onClick:f,children:h&&
(0,Wt.jsx)(vs,{round:e,judge:t,steps:n,current:o,isPressed:s,stop:r})})}var _s=u(ot(),1),S=u(w(),1);function Il({log:e,changes:t}){let[n]=(0,_e.useState)(()=>new Ls.Along(null,()=>null)),[o]=(0,_e.useState)(()=>new Jt.AcceptanceAlong),
s=(0,_e.useRef)(0),r=(0,Yt.useFresh)(t);r.run&&(s.current+=1),(r.run||r.steps)&&n.follow(e.lasts[0]??null);let a=Hl(e,n.steps.length),{length:i}=a,l=i?a[0]:null,
c=(0,_e.useMemo)(()=>(0,ft.judgeOf)(e.started),[e.started]),p=(0,_e.useMemo)(()=>o.read(a),[l,i]),d=(0,_e.useMemo)(()=>a.some(({drafted:g})=>(0,qn.isKnown)(g.at(
0)?.draft_logprob)),[l,i]),m=(0,_e.useMemo)(()=>a.some(({drafted:g})=>(0,qn.isKnown)(g.at(0)?.uniform)),[l,i]),h=(0,_e.useMemo)(()=>(0,S.jsx)(Bs.DraftFigures,{figures:p,
judge:c}),[p,c]),{steps:f}=n;return(0,S.jsxs)(S.Fragment,{children:[(0,S.jsx)("header",{class:"gp-head",children:(0,S.jsx)("h2",{class:"gp-title",children:(0,te.t)(
"Drafts: proposed and kept tokens")})}),(0,S.jsx)("p",{class:"gp-drafts-short",children:Wl(p)}),(0,S.jsx)(zl,{figures:p}),(0,S.jsx)(ps,{log:e,rounds:a,steps:f}),
(0,S.jsx)($l,{figures:p,judge:c,hasDraft:d,hasDraws:m}),(0,S.jsx)(Rs,{log:e,rounds:a,steps:f,judge:c},s.current),h]})}var Ns=(0,Yt.runPane)(Il,_s.SPECIAL_RUNS.drafts);
function Hl({rounds:e,hideFrom:t},n){let o=t===null?n:Math.min(t,n),s=e.findLastIndex(r=>r.start+(0,Jt.writtenOf)(r)<=o);return s+1===e.length?e:e.slice(0,s+1)}
function Wl(e){let{num_tokens:t,num_rounds:n,passes_saved:o}=e,s=(0,te.tn)(t,"{count} token","{count} tokens");return`${(0,te.tn)(n,"{tokens} in {count} forward\
 pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:s})} ${o>0?(0,te.tn)(o,"{count} pass saved.","{count} passes saved."):(0,te.t)(
"No pass saved.")}`}function zl({figures:{draft_seconds:e,verify_seconds:t}}){let n=e+t,o=r=>`${Math.round(n?100*r/n:0)}% · ${(0,ft.shortTime)(r)}`,s=r=>({flexGrow:String(
n?r/n:.5)});return(0,S.jsxs)("div",{class:"gp-time-shares",role:"group","aria-label":(0,te.t)("Where the time went"),children:[(0,S.jsxs)("span",{class:"gp-time\
-words",children:[(0,S.jsx)("i",{class:"gp-swatch-draft","aria-hidden":"true"}),(0,S.jsx)(ht.Term,{id:"time",meaning:(0,te.t)("Time spent on drafting: all forwa\
rd passes of the draft model, or the search for text to copy."),children:(0,te.t)("draft")})," ",(0,S.jsx)("b",{class:"gp-told-draft",children:o(e)})]}),(0,S.jsxs)(
"span",{class:"gp-time-bar","aria-hidden":"true",children:[(0,S.jsx)("i",{class:"gp-time-draft",style:s(e)}),(0,S.jsx)("i",{class:"gp-time-verify",style:s(t)})]}),
(0,S.jsxs)("span",{class:"gp-time-words",children:[(0,S.jsx)("i",{class:"gp-swatch-verify","aria-hidden":"true"}),(0,S.jsx)(ht.Term,{id:"time",meaning:(0,te.t)(
"Time of the target model’s forward passes, one per round, and of judging the drafts. The first one also reads the prompt."),children:(0,te.t)("verify")})," ",
(0,S.jsx)("b",{class:"gp-told-verify",children:o(t)})]})]})}function $l({figures:e,judge:t,hasDraft:n,hasDraws:o}){return(0,S.jsxs)("p",{class:"gp-draft-key gp-\
note",children:[(0,S.jsxs)("span",{children:[(0,S.jsx)("b",{class:"gp-sign-accepted",children:"✓"})," ",(0,te.t)("accepted")]}),(0,S.jsxs)("span",{children:[(0,S.jsx)(
"b",{class:"gp-sign-rejected",children:"✗"})," ",(0,te.t)("first rejection")]}),(0,S.jsxs)("span",{children:[(0,S.jsx)("b",{children:"·"})," ",(0,te.t)("neve\
r judged")]}),(0,S.jsxs)("span",{children:[(0,S.jsx)("i",{class:"gp-part-p","aria-hidden":"true"})," ",(0,S.jsx)(ht.Term,{id:"probability",meaning:(0,te.t)("The\
 probability that the target model gives the token, after the processors."),children:(0,te.t)("p (target)")})]}),n&&(0,S.jsxs)("span",{class:"gp-key-q",children:[
(0,S.jsx)("i",{class:"gp-part-q","aria-hidden":"true"})," ",(0,S.jsx)(ht.Term,{id:"probability",meaning:(0,te.t)("The probability that the draft model gave the \
token when it proposed it. Copied tokens have none."),children:(0,te.t)("q (draft)")})]}),o&&(0,S.jsxs)("span",{children:[(0,S.jsx)("i",{class:"gp-key-draw","ar\
ia-hidden":"true"})," ",(0,te.t)("the draw")]}),(0,S.jsx)(ht.Term,{class:"gp-drafts-rule",id:"draft",formula:t.samples&&n?void 0:"",run:()=>(0,Es.asSentence)((0,Os.denominatorOf)(
"draft_acceptance_rate",e)),children:(0,ft.ruleWords)(t,n)})]})}var Vn=u(Y(),1),Hs=u(we(),1),bt=u(ue(),1),We=u(G(),1),P=u(C(),1),Xt=u(tt(),1);var Cs=u(ue(),1);function gt({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(r=>r.any_of||[r.phrase||[]]),s=(n.force_words_ids||[]).map(r=>Array.
isArray(r[0])?r:[r]);return[...o,...s].map(r=>({alternatives:r,length:Math.max(...r.map(a=>a.length))}))}function As(e,t){let n=e.map(s=>t.get(s)),o=n.indexOf(void 0);
return(o<0?n:[...n.slice(0,o),"…"]).join("")}function Ze({alternatives:e,length:t},n,o,s){if(n>=t)return!0;let r=e.filter(i=>i.length===n);if(!r.length)return!1;
let a=[...s,...(0,Cs.pathOf)(o).map(i=>i.chosen.token_id)].join(" ")+" ";return r.some(i=>` ${a}`.includes(` ${i.join(" ")} `))}var Qe=u(Te(),1),zt=u(De(),1),Zt=u(Kn(),1),y=u(w(),1),Fl=40,Un=32,Ws=e=>{let t=e.usesBeams?e.current():null;return(0,bt.isBeamNode)(t)?t:null};function Gl({log:e}){
let t=Ws(e),n=(0,Vn.useMemo)(()=>gt((0,bt.startOf)(e)),[e.started]),o=(0,Vn.useMemo)(()=>t&&(0,y.jsx)(Dl,{log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;
let s=e.prompts[t.sequence].steps[t.index],r=s.length-$s(s).length,a={token:t.index+1,prompt:t.sequence+1};return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsxs)("he\
ader",{class:"gp-head",children:[(0,y.jsx)("h2",{class:"gp-title",children:(0,P.t)("Beams")}),(0,y.jsx)("span",{class:"gp-note gp-where",children:e.prompts.length>
1?(0,P.t)("at token {token} of prompt {prompt}",a):(0,P.t)("at token {token}",{token:a.token})})]}),s.some(({beam:i})=>i.progress)&&n.length>0&&(0,y.jsx)("ol",{
class:"gp-constraints gp-note","aria-label":(0,P.t)("Constraints"),children:n.map(({alternatives:i,length:l},c)=>(0,y.jsxs)("li",{children:[i.map((p,d)=>[d>0&&`\
 ${(0,P.t)("or")} `,(0,y.jsx)(zt.TokenLabel,{text:As(p,e.texts)})])," ",(0,P.tn)(l,"({count} token)","({count} tokens)")]},c))}),(0,y.jsx)("div",{class:"gp-beam\
-scroll",children:o}),r>0&&(0,y.jsx)("p",{class:"gp-note gp-more",children:(0,P.tn)(r,"and {count} more that was pruned","and {count} more that were pruned")})]})}
var zs=(0,Hs.runPane)(Gl,e=>Ws(e)!==null);function $s(e){let t=Fl-e.filter(({beam:o})=>o.status!=="pruned").length,n=({beam:o})=>o.beam??(o.status==="finished"?
1e6:1e7);return e.filter(({beam:o})=>o.status!=="pruned"||t-- >0).sort((o,s)=>n(o)-n(s))}function Dl({log:e,step:t,constraints:n}){let o=e.prompts[t.sequence].steps[t.
index],s=$s(o),r=[...new Set(s.map(({beam:p})=>p.group??null))].sort((p,d)=>(p??0)-(d??0)),a={lost:o.some(({beam:p})=>(p.group??null)!==null),progress:o.some(({
beam:p})=>p.progress)},i=r.map(p=>s.filter(({beam:d})=>(d.group??null)===p)),l=i.flat();return(0,y.jsxs)("table",{class:"gp-beam-table",onKeyDown:p=>{p.key==="E\
scape"&&e.selectStep(null);let d={ArrowDown:1,ArrowUp:-1}[p.key],m=[...p.currentTarget.querySelectorAll(".gp-pick")],h=m.findIndex(g=>g===p.target);if(h<0||!d)return;
p.preventDefault();let f=h+d;f<0||f>=l.length||(e.selectStep(l[f]),m[f].focus())},children:[(0,y.jsx)(jl,{log:e,step:t,has:a}),r.map((p,d)=>(0,y.jsxs)("tbody",{
"data-look":p===null?void 0:p%4,children:[p!==null&&(0,y.jsx)("tr",{children:(0,y.jsxs)("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,children:[(0,y.jsx)(
"b",{class:"gp-badge",children:(0,bt.groupLetter)(p)}),(0,y.jsx)("span",{children:(0,y.jsx)(ql,{nodes:o,group:p})})]})}),i[d].map((m,h)=>(0,y.jsx)(Yl,{log:e,node:m,
isLooked:m===t,has:a,constraints:n},h))]},p))]})}function jl({log:e,step:t,has:n}){let o=e.prompts[t.sequence].steps[t.index],s=o.includes(t)?t:o[0],r=(l,c)=>c?
(0,P.t)("{name}: {words}.",{name:(0,We.quoted)(l.beam.text),words:c}):"",a=({beam:{logprob:l}})=>(0,Xt.finite)(l)===null?"":`log ${(0,We.decimals)(Math.exp(l??0),
4)} = ${(0,We.decimals)(l)}`,i=o.find(({beam:l})=>(0,Xt.isKnown)(l.final_score));return(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"\
col",children:(0,y.jsx)(Qe.Term,{id:"beam",formula:"",unit:"",meaning:(0,P.t)("● goes on as this beam. ■ has ended and competes for the output with its final sc\
ore. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),children:(0,P.t)(
"status")})}),(0,y.jsx)("th",{scope:"col",children:(0,P.t)("text and token")}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Qe.Term,{id:"beam",formula:"",unit:"",
meaning:(0,P.t)("The beam that it continues."),children:(0,P.t)("continues")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Qe.Term,{id:"logprob",run:()=>r(
s,a(s)),meaning:(0,P.t)("This token's own log-probability, in nats, as the search adds it up."),children:(0,P.t)("token")})}),(0,y.jsx)("th",{scope:"col",class:"\
gp-lost-column",hidden:!n.lost,children:(0,y.jsx)(Qe.Term,{id:"diversity-penalty",meaning:(0,P.t)("The diversity penalty: what the token lost because earlier gr\
oups had just chosen it. The log-probability beside it includes the penalty."),children:(0,P.t)("penalty")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Qe.Term,
{id:"beam",run:()=>r(s,(0,Zt.sumWords)(s,!0)),meaning:(0,P.t)("The sum of the log-probabilities of the whole text so far, in nats. The search ranks by it."),children:(0,P.t)(
"sum")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Qe.Term,{id:"sequence-score",run:()=>i?r(i,(0,Zt.scoreSum)(i,i.beam.final_score,e)):"",meaning:(0,P.t)(
"For a text that has ended: the sum after the length penalty, by which it competes for the output."),children:(0,P.t)("final")})}),(0,y.jsx)("th",{scope:"col",class:"\
gp-progress-column",hidden:!n.progress,children:(0,y.jsx)(Qe.Term,{id:"constraint",meaning:(0,P.t)("How many tokens of each constraint the text contains. By tha\
t number, texts are sorted into banks, which take turns in passing on their best, so that texts that write the constraints are not crowded out."),children:(0,P.t)(
"constraints")})})]})})}function ql({nodes:e,group:t}){let n=new Map;for(let{beam:o}of e)o.status==="running"&&(o.group??0)<t&&n.set(o.text,(n.get(o.text)??0)+1);
return n.size?[(0,P.t)("Earlier groups have just chosen:"),...[...n].map(([o,s])=>[(0,y.jsx)(zt.TokenLabel,{text:o,class:"gp-took"}),s>1?` × ${s}`:""])]:(0,P.t)(
"Chooses first: no penalty")}var Kl={running:"●",finished:"■",ended:"□",pruned:"✕"};function Ul({status:e,beam:t}){return e==="running"?(0,P.t)("beam {n\
umber}",{number:(t??0)+1}):e==="finished"?(0,P.t)("ended"):e==="ended"?(0,P.t)("ended, not counted"):e==="pruned"?(0,P.t)("pruned"):e}function Vl(e){let t="",n=e.
before;for(;n&&t.length<Un;n=n.before)t=(n.piece??n.chosen.text)+t;return(n||t.length>Un?"…":"")+Array.from(t).slice(-Un).join("")}function Yl({log:e,node:t,isLooked:n,
has:o,constraints:s}){let{beam:r}=t,a=Ul(r),i=Vl(t),l=r.forced?`${a}, ${(0,P.t)("forced")}`:a;return(0,y.jsxs)("tr",{class:n?"gp-looked":"","data-status":r.status,
children:[(0,y.jsxs)("td",{children:[(0,y.jsx)("span",{class:"gp-sign",children:Kl[r.status]??""}),(0,y.jsx)("span",{children:a}),r.forced&&(0,y.jsxs)("span",{class:"\
gp-flag",children:["⚑ ",(0,P.t)("forced")]})]}),(0,y.jsx)("td",{children:(0,y.jsxs)("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&
e.selected===t,"aria-label":(0,P.t)("{fate}: {text}",{fate:l,text:(0,We.quoted)(i+r.text)}),onClick:()=>e.selectStep(t),children:[(0,y.jsx)("span",{class:"gp-ta\
il",children:i!==""&&(0,y.jsx)(zt.TokenLabel,{text:i,class:"gp-tail-text"})}),(0,y.jsx)(zt.TokenLabel,{text:r.text,class:"gp-word"})]})}),(0,y.jsx)("td",{children:t.
before?(0,P.t)("beam {number}",{number:r.parent+1}):e.readsSource?(0,P.t)("start"):(0,P.t)("prompt")}),(0,y.jsx)("td",{children:(0,We.decimals)(r.logprob)}),(0,y.jsx)(
"td",{hidden:!o.lost,children:r.diversity_penalty?(0,We.decimals)(-r.diversity_penalty):"–"}),(0,y.jsx)("td",{children:(0,We.decimals)(r.score)}),(0,y.jsx)("t\
d",{children:(0,We.decimals)(r.final_score)}),(0,y.jsx)("td",{hidden:!o.progress,children:(0,y.jsx)(Jl,{log:e,node:t,constraints:s})})]})}function Jl({log:e,node:t,
constraints:n}){let{progress:o,bank:s}=t.beam;if(!o)return null;let r=e.prefix.map(({token_id:a})=>a);return(0,y.jsxs)(y.Fragment,{children:[o.map((a,i)=>{let l=n.
at(i),c=l?(0,P.t)("{progress} of {length}",{progress:a,length:l.length}):String(a);return(0,y.jsxs)("span",{class:"gp-goal",children:[Array.from({length:Math.min(
l?.length??0,8)},(p,d)=>(0,y.jsx)("i",{class:d<a?"gp-full-block":""},d)),l&&Ze(l,a,t,r)?` ✓ ${(0,P.t)("done")}`:` ${c}`]},i)}),(s??null)!==null&&(0,y.jsx)("sp\
an",{class:"gp-note",children:(0,P.t)("bank {bank}",{bank:s})})]})}var xe=u(Y(),1),xt=u(we(),1),Ce=u(C(),1),Ir=u(Yn(),1);var st=u(Y(),1),Ds=u(ze(),1),yt=u(C(),1),Pe=u(w(),1),Xl=[.5,1,2,4];function Qt({step:e,length:t,go:n,leave:o,label:s,words:r,note:a=r,pace:i}){let[l,c]=(0,st.useState)(
!1),[p,d]=(0,st.useState)(1),m=(0,st.useRef)(null),h=e>=t-1;(0,st.useEffect)(()=>{if(!l)return;if(h){c(!1);return}let b=Math.max(i.quickest,Math.min(i.slowest,i.
whole/t))/p,M=setTimeout(()=>{Zl(m.current)?n(e+1):c(!1)},b);return()=>clearTimeout(M)},[l,e,h,p]);let f=()=>{!l&&h&&n(0),c(!l)},g=b=>{c(!1),n(Math.max(0,Math.min(
t-1,b)))};return(0,Pe.jsxs)(Pe.Fragment,{children:[(0,Pe.jsx)("button",{type:"button",class:"gp-button gp-play",disabled:t<2,onClick:f,children:l?(0,yt.t)("❚❚ P\
ause"):(0,yt.t)("▶ Play")}),(0,Pe.jsxs)("span",{class:"gp-step-buttons",role:"group","aria-label":s,children:[(0,Pe.jsx)("button",{type:"button",class:"gp-but\
ton","aria-label":(0,yt.t)("One step back"),disabled:e<=0,onClick:()=>g(e-1),children:"◀"}),(0,Pe.jsx)("button",{type:"button",class:"gp-button","aria-label":(0,yt.t)(
"One step on"),disabled:h,onClick:()=>g(e+1),children:"▶"})]}),(0,Pe.jsx)("input",{ref:m,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+
1,"aria-label":s,"aria-valuetext":r,onInput:({currentTarget:b})=>g(Number(b.value)-1),onKeyDown:({key:b})=>b==="Escape"&&o?.()}),(0,Pe.jsx)("output",{class:"gp-\
note gp-step-words","aria-live":"off",children:a}),(0,Pe.jsx)("select",{class:"gp-speed","aria-label":(0,yt.t)("Speed of playing"),value:p,onChange:({currentTarget:b})=>d(
Number(b.value)),children:Xl.map(b=>(0,Pe.jsx)("option",{value:b,children:`${(0,Ds.plain)(b)} ×`},b))})]})}var Zl=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var qe=u(ue(),1),ro=u(C(),1);var Ks=u(ue(),1),Jn=u(G(),1),wt=u(C(),1),tn=u(en(),1),qs=4,Xn=90;function Us(e,t,n){let o=n.length>1,s=o?n:[...(0,tn.poolAt)(e,t),...(0,tn.runningAt)(e,t)],r=[...new Set(
s)].map(Ks.pathOf);if(r.length<2)return null;let[a,...i]=r,l=(m,h)=>i.every(f=>f.at(h)?.chosen.token_id===m.chosen.token_id),c=a.findIndex((m,h)=>!l(m,h)),p=c<0?
a:a.slice(0,c),d=new Map;for(let m of r){if(p.length>=m.length)continue;let{text:h}=m[p.length].chosen;d.set(h,(d.get(h)??0)+1)}return d.size?{count:r.length,areOutputs:o,
shared:p,ways:[...d].sort(([,m],[,h])=>h-m)}:null}function Vs({count:e,areOutputs:t,shared:n,ways:o}){let s=o.slice(0,qs).map(([i,l])=>(0,wt.t)("{text} in {coun\
t}",{text:(0,Jn.quoted)(i.trim()||i),count:l}));o.length>qs&&s.push("…");let r=n.map(i=>i.piece??i.chosen.text).join("").trim(),a={ways:s.join(", "),token:n.length+
1,text:(0,Jn.quoted)(r.length>Xn?Ql(r):r)};return n.length?t?(0,wt.t)("All {count} outputs begin with {text}; they part at token {token}: {ways}.",{...a,count:e}):
(0,wt.t)("All {count} texts that the search holds begin with {text}; they part at token {token}: {ways}.",{...a,count:e}):t?(0,wt.t)("The {count} outputs part a\
t the first token: {ways}.",{...a,count:e}):(0,wt.t)("The {count} texts that the search holds part at the first token: {ways}.",{...a,count:e})}function Ql(e){let[
t,n]=[e.slice(0,Xn/2),e.slice(-Xn/2)];return`${/^(.+)\s/s.exec(t)?.[1]??t} … ${/\s(.+)$/s.exec(n)?.[1]??n}`}var ar=u(tt(),1);var je=u(tt(),1),Zn=u(ue(),1);var nn=-1e9,kt=[[!1,"False"],[!0,"True"],["never",'"never"']],ep=["beam_search","beam_sample"],tp=["group_beam_search","constrained_beam_search"];function tr(e){
let{mode:t,effective:n,config:o,eos_token_ids:s,max_new_tokens:r}=(0,Zn.startOf)(e),a={...o,...n},{length_penalty:i,early_stopping:l}=a,c=(0,je.countOr)(a.num_beams,
1+Math.max(0,...(e.prompts[0].steps[0]||[]).map(({beam:d})=>d.beam??0))),p=e.prompts[0].given;return{together:ep.includes(t)?!0:tp.includes(t)?!1:null,prompts:e.
prompts,start:p,maxNew:r-p,wanted:(0,je.countOr)(a.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(c/(0,je.countOr)(a.num_beam_groups,1)):c,ends:new Set(
s),constraints:gt((0,Zn.startOf)(e)),promptIds:e.prefix.map(d=>d.token_id),own:{lengthPenalty:(0,je.isKnown)(i)?i:1,earlyStopping:kt.find(([d])=>d===l)?.[0]??!1}}}
var de=({beam:e})=>(0,je.finite)(e.score)??-1/0,eo=(e,t)=>de(e)/e.length**t;function nr(e,t){return e.together?op(e,t):rp(e,t)}function or(e,t,n,{maxNew:o},{lengthPenalty:s,
earlyStopping:r}){let a=r==="never"&&s>0?o:t;return{best:e,length:a,bound:e/a**s,worst:n}}var Ys=new WeakMap;function np(e,t){let n=Ys.get(e);if(!n){let o=e.filter(
({beam:r})=>r.status==="running"||r.status==="pruned"),s=Math.max(...(o.length?o:e).map(de));n={ended:e.filter(({beam:r},a)=>a<t&&$t(r)),hopeless:!o.length,best:o.
length?s:s+nn},Ys.set(e,n)}return n}function op(e,t){let{prompts:n,size:o,start:s}=e,r={node:null,score:nn},a=n.map(()=>({group:null,held:Array.from({length:o},
()=>r),stop:null,lastStep:0,weighed:null,exact:!0})),i=Math.min(...n.map(({steps:p})=>p.length)),l=null;for(let p=s;p<i&&!l;p++){let d=n.map(({steps:h})=>np(h[p],
o)),m=d.every(h=>h.hopeless);a.forEach((h,f)=>sp(h,d[f],p+1,m,e,t)),a.every(h=>h.stop)&&(l=a.find(h=>h.stop?.step===p+1)?.stop??null)}let c=p=>p.node!==null;return{
stop:l,prompts:a.map(p=>({kept:p.held.filter(c),pools:[p]}))}}function sp(e,t,n,o,s,r){if(e.stop)return;if(t.ended.length){let c=t.ended.map(p=>({node:p,score:eo(
p,r.lengthPenalty)}));e.held=[...e.held,...c].sort((p,d)=>d.score-p.score).slice(0,s.size)}e.lastStep=n;let a=e.held.at(-1)?.score??nn,i=e.held.every(({node:c})=>c),
l=e.weighed=or(t.best,n-s.start,i?a:null,s,r);o?e.stop={step:n,why:"criteria"}:i&&r.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:c})=>l.bound>
(c?a:nn))||(e.stop={step:n,why:"settled"})}function rp(e,t){let n=e.prompts.map(a=>{let i=Js(a).map(d=>Xs(a,d,e,t)),l=Js(a).map(d=>Xs(a,d,e,e.own)),c=1/0;return i.
forEach((d,m)=>{let[h,f]=[d,l[m]].map(({stop:g})=>g?g.step:1/0);d.exact=d.lastStep<=c,h!==f&&(c=Math.min(c,h,f))}),{kept:i.flatMap(d=>d.kept).sort((d,m)=>d.score-
m.score).reverse(),pools:i}}),o=n.flatMap(a=>a.pools),s=o.length>0&&o.every(({stop:a})=>a),r=o.flatMap(({stop:a})=>a??[]);return{stop:s?r.reduce((a,i)=>i.step>a.
step?i:a):null,prompts:n}}var Js=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>(n??0)-(o??0));function Xs(e,t,n,o){let{
size:s,start:r}=n,a={group:t,kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let i=r;i<e.steps.length&&!a.stop;i++){let l=ap(e.steps[i],t,n);if(!l)break;
let c=a.lastStep=i+1;l.ended.forEach(m=>Qs(a,m,n,o));let p=a.kept.length>=s,d=p?Qn(a.kept):null;a.weighed=or(l.best,c-r,d,n,o),p&&o.earlyStopping===!0?a.stop={step:c,
why:"full"}:d!==null&&d>=a.weighed.bound?a.stop={step:c,why:"settled"}:ip(e.steps[i],c,n)&&(lp(l.nodes,n).forEach(m=>Qs(a,m,n,o)),a.stop={step:c,why:"criteria"})}
return a}var Zs=new WeakMap;function ap(e,t,{ends:n}){let o=Zs.get(e)??new Map;if(Zs.set(e,o),!o.has(t)){let s=e.filter(({beam:a})=>(a.group??null)===t),r=s.filter(
({beam:a})=>a.status==="finished"&&n.has(a.token_id));o.set(t,s.length?{nodes:s,ended:r,best:de(s[0])}:null)}return o.get(t)??null}var Qn=e=>Math.min(...e.map(({
score:t})=>t));function Qs(e,t,n,{lengthPenalty:o}){let s=eo(t,o);if(e.kept.length>=n.size&&!(s>Qn(e.kept))||(e.kept.push({node:t,score:s}),e.kept.length<=n.size))
return;let r=Qn(e.kept);e.kept.splice(e.kept.findIndex(a=>a.score===r),1)}function ip(e,t,{ends:n,maxNew:o,start:s}){return t-s>=o||e.some(({beam:r})=>$t(r)&&!n.
has(r.token_id))}var $t=({status:e})=>e==="finished"||e==="ended";function lp(e,{ends:t,constraints:n,promptIds:o,wanted:s}){let r=e.filter(({beam:l})=>l.status===
"running"||$t(l)&&!t.has(l.token_id)),a=l=>n.every((c,p)=>Ze(c,l.beam.progress?.[p]??0,l,o)),i=r.filter(l=>!l.beam.progress||a(l));return i.length<s?[...i,...r.
filter(l=>!i.includes(l))]:i}function sr(e,t,n){let o=Math.max(...e.prompts.map(r=>r.steps.length));if(t.stop?t.stop.step!==o:n)return!1;let s=Math.min(...e.prompts.
map(r=>r.steps.length));return t.prompts.every(({kept:r},a)=>{let{pools:i}=e.prompts[a],l=i[(e.together?s:i.length)-1]||[];return l.length===r.length&&l.every((c,p)=>pp(
c,r[p],e))})}function pp(e,{node:t,score:n},o){let s=(0,je.finite)(e);if(s===null||!Number.isFinite(n))return s===null==!Number.isFinite(n);let r=2e-5*Math.max(
1,t.length**-o.own.lengthPenalty);return Math.abs(s-n)<=r+1e-5*Math.abs(n)}function rr(e,t,n,{lengthPenalty:o},s){let r=e.prompts[t],{kept:a,pools:i}=n.prompts[t],
l=(m,h,f="")=>({node:m,score:eo(m,o),place:null,state:h,why:f}),c=new Set(a.map(({node:m})=>m)),p=cp(r).filter(m=>!c.has(m)).map(m=>{let{stop:h}=i.find(({group:f})=>f===
(m.beam.group??null))||i[0];return!h||m.index<h.step?l(m,"out","dropped"):l(m,"out",n.stop&&m.index>=n.stop.step?"not reached":"too late")}),d=!s&&!n.stop;return[
...a.map(({node:m,score:h},f)=>{let g=n.stop&&f<e.wanted?"returned":"kept";return{node:m,score:h,place:f,state:g,why:""}}),...d?r.running.map(m=>l(m,"running")).
sort((m,h)=>h.score-m.score):[],...p.sort((m,h)=>h.score-m.score)]}var er=new WeakMap;function cp({steps:e}){let t=er.get(e)??{read:0,nodes:[]};for(er.set(e,t);t.
read<e.length;t.read++)t.nodes.push(...e[t.read].filter(({beam:n})=>n.status==="finished"));return t.nodes}function on({prompts:e}){let t=e.flatMap(({pools:n})=>n).
filter(({stop:n})=>!n);return Math.min(...t.map(({lastStep:n})=>n))}var up=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),ir=({processors:e=[]})=>e.filter(t=>!up.has(t));function to(e,t){
let n=e.given,o=n?e.steps[n-1][0]:null,s=0;for(let r=n;r<e.steps.length;r++){let a=e.distributions[r]?.[s]?.candidates??[],i=t(r-n,a[0]);if(i===void 0)return{last:o,
ended:!1,left:null};let l=e.steps[r].find(c=>c.beam.parent===s&&c.beam.token_id===i)||null;if(!l||l.beam.status==="pruned")return{last:o,ended:!1,left:dp(e,o,{index:r,
id:i,node:l,candidates:a})};if(o=l,l.beam.status!=="running")return{last:o,ended:!0,left:null};s=l.beam.beam??0}return{last:o,ended:!1,left:null}}function dp(e,t,{
index:n,id:o,node:s,candidates:r}){let a=r.find(m=>m.token_id===o),i=(0,ar.finite)(a?.logprob),l=(s??t)?.beam.group,c=e.steps[n].filter(m=>(m.beam.group??null)===
(l??null)||!t),p=c.filter(m=>m.beam.status==="running").map(de),d=t&&!t.given?de(t):0;return{index:n,token:s?.beam??a??null,node:s,considered:c.length,sum:s?de(
s):i===null?null:d+i,best:p.length?Math.max(...p):null,worst:p.length?Math.min(...p):null}}var sn=e=>to(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var rt=u(ue(),1),ve=u(G(),1),z=u(C(),1),pr=u(tt(),1);var an=u(Kn(),1),cr=u(rn(),1),oo=({sequence:e,index:t,beam:n},o)=>o.prompts[e].steps[t].filter(s=>(s.beam.group??null)===(n.group??null));function ln(e,t){let{beam:n,
length:o,rank:s}=e,r=(0,rt.startOf)(t).effective.length_penalty??1,a=oo(e,t).length,i=(0,rt.penalised)(e,r),l=(0,ve.decimals)(n.logprob),c=()=>(0,pr.finite)(n.logprob)===
null?"":`log ${(0,ve.decimals)((0,ve.probability)(n.logprob),4)} = ${l}`,p=Math.abs((n.raw_logprob??0)-(n.logprob??0))>1e-6;return[{name:(0,z.t)("probability"),
value:(0,ve.percent)(Math.min(1,(0,ve.probability)(n.logprob))),term:"probability"},{name:(0,z.t)("token log p"),value:l,term:"logprob",run:c},...p?[{name:(0,z.t)(
"before the processors"),value:(0,ve.decimals)(n.raw_logprob),term:"logprob"}]:[],{name:(0,z.t)("sum"),value:(0,ve.decimals)(n.score),term:"beam",run:()=>(0,an.sumWords)(
e,!0)},{name:(0,z.t)("sum / {length}^{power}",{length:o,power:r}),value:(0,ve.decimals)(i),term:"sequence-score",run:()=>(0,an.scoreSum)(e,i,t)},{name:(0,z.t)("\
rank"),value:s?(0,z.t)("{rank} of {among}",{rank:s,among:a}):(0,z.t)("below the {among} considered",{among:a}),term:"beam",formula:"",unit:""},...n.diversity_penalty?
[{name:(0,z.t)("diversity penalty"),value:(0,ve.decimals)(n.diversity_penalty),term:"diversity-penalty"}]:[],...(n.bank??null)!==null?[{name:(0,z.t)("bank"),value:String(
n.bank),term:"constraint"}]:[]]}function pn(e,t,n,{place:o,greedy:s}={}){if(e.given)return(0,z.t)("It was given, not chosen: the search begins after it.");let r=s?
[(0,z.t)("Greedy decoding would have chosen it, too: it is the most probable token here.")]:[];return[...mp(e,t,n,o??null),...r].join(" ")}function mp(e,t,n,o){
let{beam:s}=e,r=(s.beam??0)+1,a=(0,rt.startOf)(n).mode==="beam_sample",i=(0,ve.decimals)(s.final_score);switch(t){case"tip":return[n.finished&&e.index===n.prompts[e.
sequence].steps.length-1?(0,z.t)("It was still running as beam {number} when the search stopped.",{number:r}):(0,z.t)("It goes on as beam {number}.",{number:r}),
...no(e)];case"inner":return[(0,z.t)("It went on as beam {number}.",{number:r}),...no(e)];case"lost":return[(0,z.t)("It went on as beam {number}, but is a dead \
end: better beams took the places of its continuations.",{number:r}),...no(e)];case"kept":return[(0,z.t)("The text ended here and is kept, with a final score of\
 {score}.",{score:i}),...o?[(0,z.t)("It is output {place}.",{place:o})]:[]];case"fell":return[(0,z.t)("The text ended here with a final score of {score}, but wa\
s dropped for better ones.",{score:i})];case"ended":return[(0,z.t)("The text ended here but does not count: it ranked too low or lacks a constraint.")];case"pru\
ned":return[a?(0,z.t)("It was drawn and pruned: better ones filled the beams."):(0,z.t)("It was considered and pruned."),...hp(e,n)];case"unseen":return[a?(0,z.t)(
"It was not drawn."):(0,z.t)("It was too improbable: not among the {considered} continuations that were considered.",{considered:oo(e,n).length})];default:return[]}}
function no(e){let{beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...(0,cr.switches)(e)?[(0,z.t)("It continues beam {parent}: the text that was bea\
m {number} ranked lower or was pruned.",n)]:[],...t.forced?[(0,z.t)("It was considered because it advances a constraint.")]:[]]}function hp(e,t){let o=oo(e,t).filter(
({beam:s})=>s.status==="running").reduce((s,{beam:r})=>Math.min(s,r.score??0),1/0);return Number.isFinite(o)?[(0,z.t)("The worst beam that went on has a sum of \
{sum}.",{sum:(0,ve.decimals)(o)})]:[]}var cn=({piece:e,beam:t})=>e??(["pruned","unseen","ended"].includes(t.status)||!t.text?t.text:""),so=({before:e})=>(0,rt.pathOf)(
e).map(({piece:t})=>t??"").join("");function ur(e,t,n){return(e.beam.progress??[]).map((s,r)=>{let a=t.at(r);return a&&Ze(a,s,e,n)?"✓":s?"◐":"·"}).join("")}var Ft=u(en(),1),fp=48,un=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;room=null;byHand={};collapsed=new Set;unfolded=new Set;laid=null;parting="";goals=new Map;begin(){
let t=(0,qe.startOf)(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>fp;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},
this.number=0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=gt(t),this.isStale=!0,this.
runs+=1}choose(t){t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){return this.log.
prompts[this.number]}get length(){return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){
return this.shownTo===this.prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;let t=this.log.lines().
find(n=>n.last&&n.last.sequence===this.number)?.last;return(0,qe.isBeamNode)(t)?t:null}get selected(){let{selected:t}=this.log;return(0,qe.isBeamNode)(t)&&t.sequence===
this.number?t:null}get broughtOut(){return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.laid&&!this.isStale)
return this.laid;let{log:t,number:n,prompt:o,atEnd:s}=this,a=(s&&t.returned||[]).flatMap(({last:l})=>(0,qe.isBeamNode)(l)&&l.sequence===n?[l]:[]),i=Us(o,this.shownTo,
a);return this.parting=i?Vs(i):"",this.isStale=!1,this.laid=(0,Ft.grownTree)(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,
returned:a,live:!t.finished||!s,room:this.room,greedy:this.greedyNodes()}),this.laid}fitInto(t){return this.room===t?!1:(this.room=t,this.isStale=!0,!0)}get partingSentence(){
return this.tree&&this.parting}greedyNodes(){let{last:t,left:n}=sn(this.prompt),o=(0,Ft.ancestors)([t]),s=n?.node??(n?.token&&(0,qe.unseenAfter)(this.prompt,n.index,
t,n.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:o}=this.tree,{x:s,width:r}=t[t.length-1],{y:a,height:i}=n.get(this.best)??o[0];
return{x:s,y:a,width:r,height:i}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:(0,Ft.ancestors)([t??this.best]),dim:!!t,number:this.choices.number,
penalty:(0,qe.startOf)(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.log.readsSource?(0,ro.t)("target st\
art"):(0,ro.t)("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:o})=>t+o-n,0)}kidsOf({node:t}){return this.tree.entries.filter(({nodes:n})=>n.
length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.tree.entries.findLast(o=>t>=o.x&&t<=
o.x+o.width&&n>=o.y-2&&n<=o.y+o.height+2)}neighbourOf(t,n){let o=this.tree.entries.filter(({x:s})=>s===t.x).sort((s,r)=>s.y-r.y);return o[o.indexOf(t)+n]}goalsOf(t){
let n=this.goals.get(t);if(n!==void 0)return n;let o=ur(t,this.constraints,this.log.prefix.map(s=>s.token_id));return this.goals.set(t,o),o}goTo(t){this.upTo=t>=
this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=!0}follow(){this.upTo=null,this.isStale=
!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:o}){if(n&&o)this.unfolded.add(o.from),this.isStale=!0;else if(t){
let s=t===this.broughtOut;this.timeNode=null,this.log.selectStep(s?null:t)}}toggle({node:t,column:n,folded:o}){if(!t)return;let{unfolded:s,collapsed:r}=this,a=this.
tree.columns.some(({from:i,open:l})=>l&&i===t.index);o&&n?s.add(n.from):a&&s.has(t.index)?s.delete(t.index):r.has(t)?r.delete(t):t.beam.status==="running"&&r.add(
t),this.isStale=!0}};var dn=u(Y(),1),mr=u(G(),1),me=u(C(),1),hr=u(Te(),1),fr=u(De(),1);var B=u(w(),1),dr=700;function gr(e,{log:t,goalsOf:n}){let o=n(e);return[...ln(e,t),...o?[{name:(0,me.t)("constraints"),value:o,term:"constraint"}]:[]]}var br=(e,t)=>{
let n=e.tree.at.get(t);return pn(t,n?.look??t.beam.status,e.log,n)},yr=({node:e})=>(0,B.jsx)("b",{children:(0,B.jsx)(fr.TokenLabel,{text:cn(e)||e.beam.text})});
function wr({node:e,entry:t,state:n,view:o}){let s=(0,dn.useRef)(null);(0,dn.useLayoutEffect)(()=>{s.current&&o.current?.placeBeside(s.current,t)});let r=so(e);
return(0,B.jsxs)("div",{ref:s,class:"gp-node-card","aria-hidden":"true",children:[(0,B.jsxs)("p",{class:"gp-whole-text",children:[(0,B.jsx)("bdi",{children:r.length>
dr?"…"+r.slice(-dr):r}),(0,B.jsx)(yr,{node:e})]}),(0,B.jsx)("dl",{children:gr(e,{log:n.log,goalsOf:a=>n.goalsOf(a)}).map(({name:a,value:i})=>[(0,B.jsx)("dt",{
children:a}),(0,B.jsx)("dd",{children:i})])}),(0,B.jsx)("p",{class:"gp-fate",children:br(n,e)})]})}function kr({node:e,state:t,toggle:n}){let{log:o}=t,s=t.tree.
at.get(e),r=s&&!s.hidden&&t.kidsOf(s).length>0,a=o.canAsk&&o.hideFrom===null;return(0,B.jsxs)("div",{class:"gp-picked",children:[(0,B.jsxs)("p",{class:"gp-picke\
d-text",children:[(0,B.jsx)("bdi",{children:so(e)}),(0,B.jsx)(yr,{node:e})]}),(0,B.jsx)("dl",{class:"gp-picked-facts",children:gr(e,{log:o,goalsOf:i=>t.goalsOf(
i)}).map(({name:i,value:l,term:c,run:p,...d})=>(0,B.jsxs)("div",{children:[(0,B.jsx)("dt",{children:(0,B.jsx)(hr.Term,{id:c,run:()=>(0,mr.asSentence)(p?.()??""),
...d,children:i})}),(0,B.jsx)("dd",{children:l})]},i))}),(0,B.jsx)("p",{class:"gp-picked-fate",children:br(t,e)}),(0,B.jsxs)("p",{class:"gp-acts",children:[a&&(0,B.jsx)(
"button",{type:"button",class:"gp-button gp-go-on",onClick:()=>o.ask({type:"branch",step:e,tokenId:e.chosen.token_id}),children:(0,me.t)("Continue from here")}),
s&&(r||s.hidden>0)&&e.beam.status==="running"&&(0,B.jsx)("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(s),children:s.hidden?(0,me.t)("Open\
 what follows ({count})",{count:s.hidden}):(0,me.t)("Fold what follows")}),(0,B.jsx)("button",{type:"button",class:"gp-button gp-clear",onClick:()=>o.selectStep(
null),children:(0,me.t)("Hide the path")})]})]})}function vr(){let e=[["tip",(0,me.t)("goes on")],["lost",`✕ ${(0,me.t)("dead end")}`],["kept",`■ ${(0,me.t)(
"ended, kept")}`],["fell",`▤ ${(0,me.t)("ended, dropped")}`],["pruned",`✕ ${(0,me.t)("pruned")}`],["unseen",`… ${(0,me.t)("not considered")}`],["path",(0,me.t)(
"best or selected text")]];return(0,B.jsxs)("p",{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>(0,B.jsxs)("span",{children:[t!=="unseen"&&(0,B.jsx)("s\
vg",{class:"t-tree",children:(0,B.jsxs)("g",{class:`t-${t}`,children:[(0,B.jsx)("rect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),(0,B.jsx)("rec\
t",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),(0,B.jsx)("span",{children:(0,me.t)("2→1: beam 2 goes on as beam 1")}),(0,B.jsxs)(
"span",{children:["★ ",(0,me.t)("output")]}),(0,B.jsxs)("span",{children:["G ",(0,me.t)("greedy path")]})]})}var mn=u(Y(),1),xr=u(G(),1),at=u(C(),1);var ao=u(w(),1);function Sr({state:e,view:t,element:n,entry:o,moves:s,focusOn:r,act:a,toggle:i,point:l}){let c=n.current!==null&&n.current===document.activeElement,
p=(0,mn.useRef)(s);(0,mn.useLayoutEffect)(()=>{(c||s!==p.current)&&n.current?.focus({preventScroll:!0}),p.current=s},[o.node,s]);let d=g=>{!g||!t.current||(t.current.
pan.byHand=!0,t.current.pan.reveal(g),r(g))},m={ArrowLeft:()=>d(e.parentOf(o)),ArrowRight:()=>d(e.kidsOf(o)[0]),ArrowDown:()=>d(e.neighbourOf(o,1)),ArrowUp:()=>d(
e.neighbourOf(o,-1)),Home:()=>d(e.tree.entries[0]),End:()=>d(e.tree.at.get(e.best)),Enter:()=>a(o)," ":()=>i(o),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.
pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(.8),0:()=>t.current?.pan.whole()},h=g=>{g.ctrlKey||g.metaKey||g.altKey||!Object.hasOwn(m,g.key)||(g.preventDefault(),
g.stopPropagation(),m[g.key]())},f=({currentTarget:g})=>{g.querySelector(":focus-visible")&&l(o)};return(0,ao.jsx)("div",{class:"gp-tree-nodes",role:"tree","ari\
a-label":(0,at.t)("Nodes of the beam tree. Left goes to what a node continues, right to its best continuation, up and down to others of its step. Enter selects \
it, Space folds what follows, plus and minus zoom, zero shows everything."),onKeyDown:h,onFocusIn:f,onFocusOut:()=>l(null),children:(0,ao.jsx)("div",{ref:n,role:"\
treeitem",tabIndex:0,...gp(o,e)},o.node??"root")})}function gp(e,t){let{node:n,nodes:o,hidden:s,folded:r}=e,a=t.parentOf(e)??t.tree.entries[0],i=n?t.kidsOf(a):[
e];return{"aria-level":n?o[0].index+2:1,"aria-label":bp(e,t),"aria-setsize":i.length||1,"aria-posinset":Math.max(0,i.indexOf(e))+1,"aria-selected":n!==null&&n===
t.selected,"aria-expanded":s||r?!1:t.kidsOf(e).length>0||void 0}}function bp(e,{log:t}){let{node:n,nodes:o,look:s}=e;if(!n)return t.readsSource?(0,at.t)("The st\
art of the target, where the tree begins"):(0,at.t)("The prompt, where the tree begins");let r=(0,xr.quoted)(o.map(cn).join("")),a=o.length>1?(0,at.tn)(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:r}):r,i=ln(n,t).map(({name:c,value:p})=>`${c} ${p}`),l=(0,at.t)("step {number}",{number:n.index+1});return`${a}\
, ${l}. ${pn(n,s,t,e)} ${i.join(", ")}`}var vt=u(io(),1),hn=u(ue(),1),Ne=u(G(),1),$e=u(Yn(),1),Mr=u(en(),1),Lr=u(rn(),1),Er=(e,t,n,o)=>({svg:()=>(0,$e.textFile)(Pr(e()),"image/svg+xml"),png:()=>{let{tree:s,
...r}=e();return(0,$e.pngFile)(Pr({tree:s,...r}),s.width,s.height)},json:()=>(0,$e.textFile)(JSON.stringify(lo(t,n,o),null,1),"application/json"),csv:()=>(0,$e.csvFile)(
yp(lo(t,n,o).nodes)),dot:()=>(0,$e.textFile)(kp(lo(t,n,o)),"text/vnd.graphviz")});function Pr({tree:e,look:t,page:n}){let o=(0,vt.svg)("svg"),s=new Lr.TreePicture(
o);s.draw(e,{...t,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:a}=e;(0,vt.sayAttributes)(o,{width:r,height:a,viewBox:`0 0 ${r} ${a}`,class:"t-tree"});
let i=(0,vt.svg)("rect");return(0,vt.sayAttributes)(i,{width:r,height:a,fill:"var(--gp-page)"}),o.insertBefore(i,s.world),(0,$e.svgText)(o,n)}function lo(e,t,n){
let o=(0,hn.startOf)(e),s=o.effective.length_penalty??1,r=new Map,a=new Map;for(let{last:p}of e.returned??[])p&&p.sequence===n&&!a.has(p)&&a.set(p,a.size+1);let i=(0,Mr.poolAt)(
t,t.steps.length-1),l=t.steps.flat().map(p=>{let{beam:d}=p,m=r.size;return r.set(p,m),{id:m,parent:p.before?r.get(p.before)??null:null,step:p.index+1,token_id:d.
token_id,token:d.text,piece:d.piece,logprob:d.logprob,raw_logprob:d.raw_logprob,sum:d.score,length:p.length,score:(0,hn.penalised)(p,s),rank:p.rank,status:d.status,
beam:d.beam,parent_beam:d.parent,...p.given&&{given:!0},...d.status==="finished"&&{final_score:d.final_score,kept:i.has(p)},...a.has(p)&&{output:a.get(p)},...(d.
group??null)!==null&&{group:d.group,diversity_penalty:d.diversity_penalty},...d.progress&&{progress:d.progress,bank:d.bank,forced:d.forced}}}),c=e.readsSource?{
source:o.prompt}:{prompt:o.prompt||(0,Ne.askedOf)(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...c,seed:o.seed,num_beams:o.
effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:l}}function yp(e){let t=[...new Set(e.flatMap(o=>Object.keys(o)))],n=o=>Array.
isArray(o)?o.join(" "):o;return[t,...e.map(o=>t.map(s=>n(o[s])))]}var Rr=e=>'"'+e.replace(Ne.INVISIBLE,t=>Ne.MARKS[t]||"�").replace(/[\\"]/g,"\\$&")+'"',wp={running:"\
style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7\
280"'};function kp({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),o=t.map(({id:r,token:a,logprob:i,sum:l,rank:c,status:p,output:d})=>{let m=`\
\\n${(0,Ne.decimals)(i,2)}  ${(0,Ne.decimals)(l,2)}  #${c??""}"`,h=`${wp[p]??""}${d?", penwidth=3":""}`;return`  n${r} [label=${Rr(a).slice(0,-1)}${m}, ${h}];`}),
s=t.map(({id:r,parent:a,logprob:i,status:l})=>{let c=(.4+4*Math.min(1,(0,Ne.probability)(i))).toFixed(2),p=l==="pruned"?", style=dashed":"";return`  ${a===null?
"root":`n${a}`} -> n${r} [penwidth=${c}${p}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${Rr(n)}\
, style=bold];`,...o,...s,"}",""].join(`
`)}var be=u(C(),1),ne=u(w(),1),vp=[0,1,2,3,5,8];function Or({state:e,change:t}){let{choices:n}=e,o=e.log.prompts.length,s=[["probability",(0,be.t)("probability")],
["token",(0,be.t)("token log p")],["sum",(0,be.t)("sum")],["score",(0,be.t)("score")],["rank",(0,be.t)("rank")]];return(0,ne.jsxs)("div",{class:"gp-tools",children:[
o>1&&(0,ne.jsxs)("label",{class:"gp-which",children:[(0,be.t)("Prompt")," ",(0,ne.jsx)("select",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:r})=>t(
()=>e.show(Number(r.value))),children:e.log.prompts.map((r,a)=>(0,ne.jsx)("option",{value:a,children:a+1},a))})]}),(0,ne.jsxs)("label",{children:[(0,ne.jsx)("sp\
an",{tabIndex:0,"data-tip":(0,be.t)("How many pruned continuations are drawn for each beam: first those that the search considered, then the next best tokens of\
 that beam, which were too improbable to be considered."),children:(0,be.t)("Pruned per beam")})," ",(0,ne.jsx)("select",{class:"gp-candidates-shown",value:n.candidates,
onChange:({currentTarget:r})=>t(()=>e.choose({candidates:Number(r.value)})),children:vp.map(r=>(0,ne.jsx)("option",{value:r,children:r},r))})]}),(0,ne.jsxs)("la\
bel",{children:[(0,ne.jsx)("span",{tabIndex:0,"data-tip":(0,be.t)("probability: the token’s, after the processors. token log p: its log-probability, in nats. su\
m: the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations t\
hat the step considered."),children:(0,be.t)("Shown on nodes")})," ",(0,ne.jsx)("select",{class:"gp-number",value:n.number,onChange:({currentTarget:r})=>t(()=>e.
choose({number:r.value})),children:s.map(([r,a])=>(0,ne.jsx)("option",{value:r,children:a},r))})]}),(0,ne.jsxs)("label",{children:[(0,ne.jsx)("input",{type:"che\
ckbox",class:"gp-lost",checked:n.lost,onChange:({currentTarget:r})=>t(()=>e.choose({lost:r.checked}))})," ",(0,ne.jsx)("span",{tabIndex:0,"data-tip":(0,be.t)("B\
eams that went on for a while but led neither to a text that is kept nor to one that still goes on."),children:(0,be.t)("dead ends")})]}),(0,ne.jsxs)("label",{children:[
(0,ne.jsx)("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:r})=>t(()=>e.choose({fold:r.checked}))})," ",(0,ne.jsx)("span",{tabIndex:0,
"data-tip":(0,be.t)("Steps at which no beam forks or ends become one column. Click the column to open it."),children:(0,be.t)("fold")})]})]})}var co=u(io(),1);var fn=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",o=>this.down(o)),t.addEventListener("pointermove",o=>this.move(o));for(let o of[
"pointerup","pointercancel"])t.addEventListener(o,s=>this.up(s));t.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(a,i,l)=>i>l?(l-i)/2:Math.max(0,Math.min(a,l-i));this.
x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(t,[n,o]=[this.width/2,this.height/2],s=!1){this.gesture=s;let[r,a]=this.limits,
i=Math.min(a,Math.max(r,this.zoom*t));this.x+=n/this.zoom-n/i,this.y+=o/this.zoom-o/i,this.zoom=i,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:o,height:s}){let[r,a,i,l]=this.area;return t>=r&&n>=a&&t+o<=i&&n+s<=l}reveal({x:t,y:n,width:o,height:s},r=40){
let[a,i,l,c]=this.area,p=Math.min(r,(l-a)/4,(c-i)/4);this.x+=Math.min(0,t-p-a)||Math.max(0,t+o+p-l),this.y+=Math.min(0,n-p-i)||Math.max(0,n+s+p-c),this.settle()}at({
clientX:t,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();return[this.x+(t-o)/this.zoom,this.y+(n-s)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[o,s]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let r=[...this.pointers.values()].find(({pointerId:a})=>a!==t.pointerId);if(r){let a=c=>Math.hypot(c.clientX-r.clientX,c.clientY-r.clientY)||1,{left:i,top:l}=this.
box.getBoundingClientRect();this.zoomBy(a(t)/a(n),[(t.clientX+r.clientX)/2-i,(t.clientY+r.clientY)/2-l],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:o,top:s}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-o,t.clientY-s],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Ar=u(rn(),1),Br=600,xp=120,_r=600,Nr=.8,po=30,Sp=130,Cr=.2,Tp=.4,gn=class{constructor(t,n,o,s){this.box=t;this.state=o;this.redraw=s;this.picture=new Ar.TreePicture(
n),this.pan=new fn(t,()=>this.schedule()),this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){
Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){
this.pan.byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0),this.fit()}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){
let{x:o,y:s,zoom:r,width:a,height:i}=this.pan,[l,c]=[(n.x-o)*r,(n.y+n.height-s)*r+8],p=(n.y-s)*r-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(l,a-t.offsetWidth-
4))}px`,t.style.top=`${c+t.offsetHeight>i&&p>0?p:c}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let o=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=o/this.scale,(o!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=o,t.settle();let{selected:s}=n.log;t.byHand||t.reveal(s&&n.selected&&n.tree.at.get(n.selected)||n.newest,po),this.fit()}grow(t){
let{pan:n}=this;this.tree=t;let{width:o,height:s}=t;n.byHand||(n.zoom=this.zoomFor(o,s)),this.takeHeight(s),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(this.
state.newest,po),this.fit()}takeHeight(t){let n=`${Math.round(Math.max(xp,Math.min(Br,t*Math.min(1,this.pan.zoom)+4)))}px`;this.box.style.height!==n&&(this.box.
style.height=n)}fit(){let{pan:t,state:n,tree:o,scale:s}=this;if(!o||innerWidth>=_r||t.byHand||s!==1||n.log.running)return;let[r,,a]=t.area,i=o.entries.filter(c=>c.
x+c.width>r&&c.x<a),l=Math.max(0,...i.map(c=>c.y+c.height));this.takeHeight(Math.min(o.height,l+po))}zoomFor(t,n){let{pan:o,scale:s}=this;if(s!==1)return s;let r=o.
width/t,a=Math.min(1,Math.max(Nr,(Br-4)/n),r<Nr?1:r);return this.box.closest(".gp-alone")?Math.max(a,Math.min(2,o.width/t,o.height/n)):a}schedule(){this.isWanted||
(this.isWanted=!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:o}=this;!t.byHand&&!this.isHidden&&
o.fitInto(t.width/this.scale)&&this.redraw(),o.tree!==this.tree&&this.grow(o.tree);let{x:s,y:r,zoom:a,area:i}=t,{drawn:l}=this,c=l&&t.gesture&&Math.abs(Math.log(
a/l.zoom))<Tp;l&&c&&a!==l.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{t.gesture=!1,this.drawn=null,this.schedule()},Sp)):(!l||a!==l.zoom||!Pp(
i,l.area))&&(l=this.drawAround(i,a));let p=[(l.area[0]-s)*a,(l.area[1]-r)*a].map(d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${p.join()}) scale\
(${a/l.zoom})`,n.nameBandsAt(s),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.byHand,t.byHand&&innerWidth<_r&&this.grow(o.tree),this.redraw())}drawAround([
t,n,o,s],r){let{picture:a,state:i}=this,[l,c]=[(o-t)*Cr,(s-n)*Cr],p=[t-l,n-c,o+l,s+c];return this.drawn={zoom:r,area:p},(0,co.sayAttributes)(a.element,{width:(p[2]-
p[0])*r,height:(p[3]-p[1])*r}),(0,co.sayAttributes)(a.world,{transform:`translate(${-p[0]*r} ${-p[1]*r}) scale(${r})`}),a.draw(i.tree,{...i.look,area:p,zoom:r}),
this.drawn}place(){if(!this.item)return;let{x:t,y:n,zoom:o}=this.pan,{element:s,entry:r}=this.item;Object.assign(s.style,{left:`${(r.x-t)*o}px`,top:`${(r.y-n)*o}\
px`,width:`${r.width*o}px`,height:`${r.height*o}px`})}},Pp=([e,t,n,o],s)=>e>=s[0]&&t>=s[1]&&n<=s[2]&&o<=s[3];var q=u(w(),1),Rp={whole:2e4,quickest:130,slowest:800};function Mp({log:e,changes:t}){let[n]=(0,xe.useState)(()=>new un(e)),o=(0,xt.useRedraw)(),s=(0,xt.useFresh)(
t);s.run&&n.begin(),(s.run||s.steps||s.status)&&(n.isStale=!0);let r=(0,xe.useRef)(null),a=(0,xe.useRef)(null),i=(0,xe.useRef)(null),l=(0,xe.useRef)(null),c=(0,xe.useRef)(
{moves:0}),[p,d]=(0,xe.useState)(null),{tree:m}=n,h=c.current.node!==void 0&&m.at.get(c.current.node)||m.at.get(n.best)||m.entries[0];c.current.node=h.node;let f=p&&
m.at.get(p);(0,xe.useLayoutEffect)(()=>{if(!r.current||!a.current)return;let W=i.current=new gn(r.current,a.current,n,o);r.current.closest(".gp-pane")?.addEventListener(
"gp-alone",()=>W.letGo())},[]),(0,xe.useLayoutEffect)(()=>{s.run&&i.current?.begin(),i.current?.show(Object.keys(s).length>0),l.current&&i.current?.placeOver(l.
current,h),s.selection&&e.selected&&i.current?.reveal(n.selected?m.at.get(n.selected):void 0)});let g=W=>{W(),o()},b=W=>{c.current={node:W.node,moves:c.current.
moves+1},o()},M=W=>g(()=>{n.goTo(W),n.upTo!==null&&i.current&&(i.current.pan.byHand=!1)}),K=W=>g(()=>n.toggle(W)),Re=W=>i.current&&n.entryAt(i.current.pan.at(W)),
L=W=>{let Xe=W.pointerType==="touch"||i.current?.pan.pointers.size;d(!Xe&&Re(W)?.node||null)},k=W=>{let Xe=i.current?.pan.moved?null:Re(W);Xe&&(n.act(Xe),b(Xe))},
V=n.broughtOut,ae=(0,xe.useMemo)(()=>(0,q.jsx)(vr,{}),[]);return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)("header",{class:"gp-head",children:[(0,q.jsx)("h2",{
class:"gp-title",children:(0,Ce.t)("Beam tree")}),(0,q.jsx)(Or,{state:n,change:g})]}),n.partingSentence&&(0,q.jsx)("p",{class:"gp-parting",children:n.partingSentence}),
(0,q.jsxs)("div",{ref:r,class:"gp-window",style:{cursor:f?"pointer":""},onPointerMove:L,onPointerLeave:()=>d(null),onClick:k,children:[(0,q.jsx)("svg",{ref:a,class:"\
gp-picture","aria-hidden":"true"}),(0,q.jsx)(Sr,{state:n,view:i,element:l,entry:h,moves:c.current.moves,focusOn:b,act:W=>g(()=>n.act(W)),toggle:K,point:W=>d(W?.
node??null)}),p&&f&&(0,q.jsx)(wr,{node:p,entry:f,state:n,view:i})]}),(0,q.jsxs)("div",{class:"gp-time",children:[(0,q.jsx)(Lp,{state:n,go:M},n.runs),(0,q.jsxs)(
"div",{class:"gp-lens",role:"group","aria-label":(0,Ce.t)("Zoom"),children:[i.current?.pan.byHand&&(0,q.jsx)("button",{type:"button",class:"gp-button gp-follow",
onClick:()=>g(()=>{n.follow(),i.current?.letGo()}),children:(0,Ce.t)("Follow")}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-out","aria-label":(0,Ce.t)(
"Zoom out"),onClick:()=>i.current?.pan.zoomBy(1/1.3),children:"−"}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-in","aria-label":(0,Ce.t)("Zoom in"),
onClick:()=>i.current?.pan.zoomBy(1.3),children:"+"}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-whole",onClick:()=>i.current?.whole(),children:(0,Ce.t)(
"Fit")})]})]}),V&&(0,q.jsx)(kr,{node:V,state:n,toggle:K}),(0,q.jsxs)("footer",{class:"gp-tree-foot",children:[ae,(0,q.jsx)(Ir.Files,{label:(0,Ce.t)("Save the tr\
ee:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...Er(()=>({tree:n.tree,look:n.look,page:r.current??document.body}),e,n.prompt,n.number),...e.canAsk&&
{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var Hr=(0,xt.runPane)(Mp,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==0);function Lp({state:e,go:t}){let n=Math.
max(1,e.length),o={step:e.shownTo+1,end:n,folded:e.folded},s=(0,Ce.t)("step {step} of {end}",o);return(0,q.jsx)(Qt,{step:e.shownTo,length:e.length,go:t,label:(0,Ce.t)(
"Step of the search"),words:s,note:e.folded?(0,Ce.t)("step {step} of {end}, {folded} folded",o):s,pace:Rp})}var Ae=u(Y(),1),vn=u(we(),1),oa=u(ue(),1),ct=u(G(),1),F=u(C(),1),sa=u(Te(),1);var qr=u(Y(),1),St=u(ue(),1),he=u(G(),1),_=u(C(),1),ho=u(tt(),1),fo=u(uo(),1),kn=u(De(),1);var bn=u(G(),1),it=u(C(),1);var[Ep,zr]=[100,14],Op=16,mo=new WeakMap;function yn(e){let t=[],n=e;for(;n&&!mo.has(n);)t.push(n),n=n.before;let o=(n&&mo.get(n))??"";for(let s of t.reverse())
o+=s.piece??(s.given||!$t(s.beam)?s.chosen.text:""),mo.set(s,o);return o}function wn(e,t=26){let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")}\
 … ${n.slice(-t).join("")}`}function Bp(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function $r(e){if(e.length<
2)return e.map(()=>0);let t=e.map(n=>Bp(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function Fr(e,t,n){let o=n||t<Op?0:t,s=Array.from((o?"…":"")+e.
slice(o)),r=n||s.length<=2*zr?0:zr,a=s.slice(0,s.length-r);return{head:(n?a:a.slice(0,Ep)).join(""),tail:r?s.slice(-r).join(""):"",isCut:o>0||s.length>60}}function Gr(e,t,n){
if(n.ends.has(e.beam.token_id))return(0,bn.stopWords)("eos")[0];if(e.length>=n.maxNew)return(0,bn.stopWords)("length")[0];let o=t.returned?.find(({last:s})=>s===
e)?.stopReason;return o?(0,bn.stopWords)(o)[0]:(0,it.t)("a stopping criterion")}function Dr({place:e,state:t,why:n}){return e!==null?t==="returned"?(0,it.t)("{p\
lace} output",{place:e+1}):String(e+1):n==="dropped"?(0,it.t)("dropped"):n==="too late"?(0,it.t)("too late"):n==="not reached"?(0,it.t)("not reached"):t==="runn\
ing"?(0,it.t)("still running"):""}function jr(e,t){return t===void 0?e===null?"–":"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.
abs(e-t)}`}var ee=u(w(),1);function Kr({log:e,search:t,number:n,kept:o,isAsked:s,ask:r}){let a=e.searched.get(e.turn)?.find(p=>p.kind==="greedy"),i=ir((0,St.startOf)(e)).map(
p=>(0,he.processorWords)(p)[0]),l=!!(0,St.startOf)(e).effective.do_sample,c=(0,qr.useMemo)(()=>a&&(0,ee.jsx)(Ap,{found:a,log:e,search:t,number:n,kept:o}),[a]);return(0,ee.jsxs)(
"div",{class:"gp-greedily",children:[(0,ee.jsx)("h3",{class:"gp-sub",children:(0,_.t)("Greedy decoding for comparison")}),!a&&(0,ee.jsx)("p",{class:"gp-path",children:Ur(
sn(t.prompts[n]),{log:e,search:t,kept:o,isSampled:l})}),!a&&i.length>0&&(0,ee.jsx)("p",{class:"gp-doubt gp-note",children:(0,_.t)("This is the path of the most \
probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})}),c,!a&&
e.finished&&Object.hasOwn(e.answers,"search")&&(0,ee.jsx)("button",{type:"button",class:"gp-button gp-ask-greedy",disabled:s,onClick:r,children:s?(0,_.t)("runni\
ng …"):(0,_.t)("Run greedy decoding")})]})}function Ur({last:e,ended:t,left:n},o){if(n)return Cp(n,o);if(!e||e.given)return o.isSampled?(0,_.t)("The path of t\
he most probable tokens is not known yet."):(0,_.t)("The greedy path is not known yet.");let s=t?o.kept.findIndex(({node:i})=>i===e):-1,r={sum:(0,he.decimals)(de(
e)),score:(0,he.decimals)(o.kept.at(s)?.score,4)},a=s<0?(0,_.tn)(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",r):(0,_.tn)(
e.length,"Its sum is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",r);return[_p(e,t,s,o),a,...Np(e,
t,s,o)].join(" ")}function _p({beam:e,index:t},n,o,{isSampled:s,log:r}){let a={text:s?(0,_.t)("The text of the most probable tokens"):(0,_.t)("The greedy text"),
beam:(e.beam??0)+1,place:o+1,token:t+1};return n?o>0?(0,_.t)("{text} has ended, and has rank {place}.",a):o===0?r.finished?(0,_.t)("{text} is the best output.",
a):(0,_.t)("{text} is the best so far.",a):e.status==="finished"?(0,_.t)("{text} ended at token {token} but is not kept: others are better.",a):(0,_.t)("{text} \
ended at token {token} but does not count: it ranked too low or lacks a constraint.",a):(0,_.t)("{text} is still running, as beam {beam}.",a)}function Np({sequence:e},t,n,{
search:o,kept:s}){if(!t){let a=o.prompts[e].running.map(de);return a.length?[(0,_.t)("The best beam has {sum}.",{sum:(0,he.decimals)(Math.max(...a))})]:[]}let r=s.
at(0);return n===0||!r?[]:[(0,_.tn)(r.node.length,"The best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum} after \
{count} tokens, and a score of {score}.",{sum:(0,he.decimals)(de(r.node)),score:(0,he.decimals)(r.score,4)})]}function Cp({index:e,token:t,node:n,sum:o,considered:s,
best:r,worst:a},{search:i,isSampled:l}){let c=i.prompts.some(({steps:m})=>(m[0]??[]).some(({beam:h})=>(h.group??null)!==null)),p=(0,he.inParts)([n?(0,_.t)("rank\
 {rank} of {considered}",{rank:n.rank,considered:s}):(0,_.t)("not among the {considered} considered",{considered:s}),o!==null&&(0,_.t)("sum {sum}",{sum:(0,he.decimals)(
o)}),a!==null&&(0,_.t)("worst beam that went on {worst}, best {best}",{worst:(0,he.decimals)(a),best:(0,he.decimals)(r)})]),d=l?(0,_.t)("{where} left the path o\
f the most probable tokens at token {place}: {token} ({details})."):(0,_.t)("{where} left the greedy path at token {place}: {token} ({details}).");return(0,fo.sentence)(
d,{where:c?(0,_.t)("Group A"):(0,_.t)("The search"),place:String(e+1),details:p,token:t?(0,ee.jsx)(kn.TokenLabel,{text:t.text,class:"gp-strong"}):(0,_.t)("a tok\
en that was not recorded")})}function Ap({found:e,log:t,search:n,number:o,kept:s}){let r=e.tokens.map(([d])=>d),a=to(n.prompts[o],d=>r.at(d)),i=d=>d.reduce((m,h)=>m+
((0,ho.finite)(h)??-1/0),0),l=s.length?(0,St.pathOf)(s[0].node).filter(d=>!d.given):[],c=!!(0,St.startOf)(t).processors?.length,p=i(l.map(({chosen:d})=>d.raw_logprob));
return(0,ee.jsxs)("p",{class:"gp-exactly",children:[(0,ee.jsxs)("span",{children:[(0,fo.sentence)((0,_.t)("Run by the library, greedy decoding wrote {text}."),{
text:(0,ee.jsx)(kn.TokenLabel,{text:wn(e.text,60),class:"gp-wrote"})})," ",Ip(r.length,i(e.tokens.map(([,,d])=>d)),c)," ",s.length>0&&`${Hp(l.length,p,c)} `,Ur(
a,{log:t,search:n,kept:s,isSampled:!1})]}),(0,ee.jsxs)("details",{children:[(0,ee.jsx)("summary",{children:(0,_.t)("Its tokens and their log-probabilities")}),(0,ee.jsx)(
"table",{children:(0,ee.jsx)("tbody",{children:e.tokens.map(([,d,m],h)=>(0,ee.jsxs)("tr",{children:[(0,ee.jsx)("td",{children:h+1}),(0,ee.jsx)("td",{children:(0,ee.jsx)(
kn.TokenLabel,{text:d})}),(0,ee.jsx)("td",{children:(0,he.decimals)((0,ho.finite)(m))})]},h))})})]})]})}function Ip(e,t,n){let o={sum:(0,he.decimals)(t)};return n?
(0,_.tn)(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the proce\
ssors.",o):(0,_.tn)(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",o)}function Hp(e,t,n){let o={
sum:(0,he.decimals)(t)};return n?(0,_.tn)(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {cou\
nt} tokens with a log-probability of {sum} before the processors.",o):(0,_.tn)(e,"The best output has {count} token with a log-probability of {sum}.","The best \
output has {count} tokens with a log-probability of {sum}.",o)}var Qr=u(ue(),1),Ue=u(G(),1),j=u(C(),1);var Ke=u(Te(),1),ea=u($n(),1),bo=u(De(),1);var Vr=u(ue(),1),Yr=u(ze(),1),lt=u(G(),1),R=u(C(),1),Jr=u(De(),1);var $=u(w(),1),Tt=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,go=e=>kt.find(([t])=>t===e)?.[1]??String(e),pt=e=>(0,Yr.plain)(Number(
e.toFixed(4)));function Xr(e){let{rule:t,search:n}=e;return(0,$.jsxs)("div",{class:"gp-stopping",children:[(0,$.jsx)("h3",{class:"gp-sub",children:(0,R.t)("Why \
it stopped")}),(0,$.jsx)("p",{class:"gp-stopped-by",children:Dp(e)}),(0,$.jsx)("div",{class:"gp-hypothesis-scroll",children:(0,$.jsxs)("table",{class:"gp-rules",
"aria-label":(0,R.t)("Where each early_stopping stops"),children:[(0,$.jsx)("thead",{children:(0,$.jsxs)("tr",{children:[(0,$.jsx)("th",{scope:"col",children:"e\
arly_stopping"}),(0,$.jsx)("th",{scope:"col",children:(0,R.t)("stops")}),(0,$.jsx)("th",{scope:"col",children:(0,R.t)("reason")}),(0,$.jsx)("th",{scope:"col",children:(0,R.t)(
"outputs")})]})}),(0,$.jsx)("tbody",{children:kt.map(([o,s])=>{let r={lengthPenalty:t.lengthPenalty,earlyStopping:o},a=Tt(r,n.own);return(0,$.jsxs)("tr",{class:a?
"gp-own-rule":"",children:[(0,$.jsx)("th",{scope:"row",children:a?(0,R.t)("{name} (this run)",{name:s}):s}),(0,$.jsx)(Wp,{...e,name:s,rule:r})]},s)})})]})})]})}
function Wp({log:e,search:t,number:n,by:o,rule:s,isOver:r,asked:a,ask:i,name:l}){let c=o(s),{pools:p}=c.prompts[n],d=p.every(({exact:M})=>M),m=d&&c.stop!==null,
h=m?null:$p(s,e),f=!m&&!h&&e.finished&&Object.hasOwn(e.answers,"search"),g=a!==null&&Tt(a,s),b=h?Gp(h,e):m?Fp(c,o(t.own),n,t):null;return(0,$.jsxs)($.Fragment,{
children:[(0,$.jsxs)("td",{children:[h?(0,R.t)("after step {step}",{step:h.steps}):Kp(c,d,r)," ",f&&(0,$.jsx)("button",{type:"button",class:"gp-button gp-run-on",
"aria-label":(0,R.t)("Run the search with early_stopping {name}",{name:l}),disabled:g,onClick:()=>i(s),children:g?(0,R.t)("running …"):(0,R.t)("Run the search")})]}),
(0,$.jsx)("td",{children:h?(0,R.t)("found by a run"):Zr(p,t,s,e)}),(0,$.jsx)("td",{"data-name":`${(0,R.t)("outputs:")} `,children:b?(0,$.jsx)(zp,{...b}):"–"})]})}
function zp({differ:e,all:t,best:n}){if(!e||!n)return(0,R.t)("the same");let o={differ:e,all:t,score:(0,lt.decimals)(n.score,4)},s=t>1?(0,R.t)("{differ} of {all\
} differ; the best, with score {score}:",o):(0,R.t)("another text, with score {score}:",o);return(0,$.jsxs)($.Fragment,{children:[s," ",(0,$.jsx)(Jr.TokenLabel,
{text:wn(n.text,40),class:"gp-wrote"})]})}var $p=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&Tt(n.rule,e))??null;function Fp(e,t,n,{wanted:o}){let[s,
r]=[e,t].map(({prompts:l})=>l[n].kept.slice(0,o)),a=s.filter(({node:l},c)=>r.at(c)?.node!==l).length,i=s.at(0);return{differ:a,all:s.length,best:i?{text:yn(i.node),
score:i.score}:null}}function Gp({outputs:e},t){let n=t.finished?.sequences.map(({token_ids:s})=>s.join(" "))??[];return{differ:e.filter(({token_ids:s},r)=>s.join(
" ")!==n[r]).length,all:e.length,best:e.at(0)??null}}function Dp({log:e,search:t,number:n,by:o,isOver:s}){let r=o(t.own),{pools:a}=r.prompts[n],i=go(t.own.earlyStopping);
return(r.stop?(0,R.t)("This search stopped after step {step} by the rule of early_stopping {name}.",{step:r.stop.step,name:i}):s?(0,R.t)("The search was cut off\
. By the rule of early_stopping {name} it would have gone on.",{name:i}):(0,R.t)("The search goes on by the rule of early_stopping {name}.",{name:i}))+(a.length>
1?`
`:" ")+Zr(a,t,t.own,e)}var Zr=(e,t,n,o)=>e.map(s=>[...Up(s,e.length>1),jp(s,t,n,o)].join(" ")).join(`
`);function jp({stop:e,weighed:t},n,o,s){if(!t)return(0,R.t)("No step has been taken.");let{best:r,length:a,bound:i,worst:l}=t;if(e?.why==="criteria")return qp(
n,e,s);if(l===null)return(0,R.tn)(n.size,"No text has ended.","Fewer than {count} texts have ended.");let c=o.earlyStopping==="never"&&o.lengthPenalty>0,p=`${(0,lt.decimals)(
r)} / ${a} ^ ${pt(o.lengthPenalty)} = ${(0,lt.decimals)(i,4)}`,d={numbers:c?(0,R.t)("{formula} (at the longest possible length)",{formula:p}):p,worst:(0,lt.decimals)(
l,4)},{together:m}=n;if(!e)return m?(0,R.t)("The best running beam, {numbers}, is above the worst that is kept, {worst}.",d):(0,R.t)("The best continuation of t\
he step, {numbers}, is above the worst that is kept, {worst}.",d);if(e.why==="settled")return m?(0,R.t)("No running beam can still beat the worst finished hypot\
hesis: the best, {numbers}, is not above its {worst}.",d):(0,R.t)("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}\
, is not above its {worst}.",d);let h=(0,R.tn)(n.size,"{count} text has ended, which is enough.","{count} texts have ended, which is enough.");if(!(i>l))return h;
let f=m?(0,R.t)("Yet the best running beam, {numbers}, was above the worst of them, {worst}.",d):(0,R.t)("Yet the best continuation of the step, {numbers}, was \
above the worst of them, {worst}.",d);return`${h} ${f}`}function qp({start:e,maxNew:t},{step:n},o){if(n-e>=t)return(0,R.tn)(e+t,"The length limit of {count} tok\
en was reached.","The length limit of {count} tokens was reached.");let s=o.finished?.sequences.find(({stop_reason:r})=>!["eos","length","unfinished"].includes(
r));return s?(0,R.t)("Every continuation met a stopping criterion ({reason}).",{reason:(0,lt.stopWords)(s.stop_reason)[0]}):(0,R.t)("Every continuation met a st\
opping criterion.")}function Kp({stop:e,prompts:t},n,o){return n?e?(0,R.t)("after step {step}",{step:e.step}):o?(0,R.t)("goes on past step {step}",{step:on({prompts:t})}):
(0,R.t)("not yet"):e?(0,R.t)("not exact: about step {step}",{step:e.step}):(0,R.t)("not exact")}function Up({group:e,stop:t},n){if(e===null)return[];let o=(0,Vr.groupLetter)(
e);return!n||!t?[(0,R.t)("Group {group}:",{group:o})]:[(0,R.t)("Group {group}, after step {step}:",{group:o,step:t.step})]}var T=u(w(),1),Vp={returned:"★",kept:"■",running:"●",out:"□"};function ta({log:e,ranking:t}){let{entries:n,was:o}=t,s={moved:o!==null,group:n.some(({node:c})=>(c.
beam.group??null)!==null),words:n.some(({node:c})=>c.beam.progress)},r=n.map(({node:c})=>yn(c)),a=$r(r),i=Math.max(0,n.findIndex(({node:c})=>c===e.selected)),l=c=>{
c.key==="Escape"&&e.selectStep(null);let p={ArrowDown:1,ArrowUp:-1}[c.key];if(!p)return;c.preventDefault();let d=[...c.currentTarget.querySelectorAll(".gp-pick")];
d.at(Math.max(0,d.findIndex(m=>m===c.target)+p))?.focus()};return(0,T.jsxs)("table",{class:"gp-hypothesis-table","aria-label":(0,j.t)("The texts, ranked"),children:[
(0,T.jsx)(Yp,{ranking:t,has:s}),(0,T.jsx)("tbody",{onKeyDown:l,children:n.map((c,p)=>(0,T.jsx)(Jp,{log:e,ranking:t,entry:c,text:r[p],shared:a[p],isReachable:p===
i,has:s},p))})]})}function Yp({ranking:{best:e,rule:t,tally:n},has:o}){let s=i=>()=>e?(0,j.t)("the best: {words}.",{words:i(e)}):"",r=pt(t.lengthPenalty),a=({node:i})=>(0,j.tn)(
i.length,"the log-probability of {count} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:(0,Ue.decimals)(de(i))});return(0,T.jsx)("t\
head",{children:(0,T.jsxs)("tr",{children:[(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(Ke.Term,{id:"sequence-score",formula:"",unit:"",run:()=>(0,Ue.asSentence)(
n),meaning:(0,j.t)("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not kept: others are better, it came too late, or the \
search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:(0,j.t)("rank")})}),(0,T.jsx)("th",{scope:"\
col",class:"gp-moved-column",hidden:!o.moved,children:(0,T.jsx)(Ke.Term,{id:"sequence-score",formula:"",unit:"",meaning:(0,j.t)("The rank by the run’s own setti\
ngs, and by how much it has changed."),children:(0,j.t)("own rank")})}),(0,T.jsx)("th",{scope:"col",class:"gp-group-column",hidden:!o.group,children:(0,T.jsx)(Ke.Term,
{id:"diversity-penalty",formula:"",unit:"",meaning:(0,j.t)("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better s\
core than another group keeps."),children:(0,j.t)("group")})}),(0,T.jsx)("th",{scope:"col",children:(0,j.t)("text")}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(
Ke.Term,{id:"cumulative-logprob",unit:"nats",run:s(a),meaning:(0,j.t)("The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:(0,j.t)(
"sum")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(Ke.Term,{id:"length",run:s(({node:i})=>(0,j.tn)(i.length,"{count} token","{count} tokens")),meaning:(0,j.t)(
"Generated tokens, including the end-of-sequence token."),children:(0,j.t)("length")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(Ke.Term,{id:"sequence-sc\
ore",class:"gp-scored",run:s(({node:i,score:l})=>`${(0,Ue.decimals)(de(i))} / ${i.length}^${r} = ${(0,Ue.decimals)(l)}`),meaning:(0,j.t)("The sum divided by the\
 length to the power of length_penalty. The highest scores are kept."),children:(0,j.t)("sum / length ^ {power}",{power:r})})}),(0,T.jsx)("th",{scope:"col",class:"\
gp-words-column",hidden:!o.words,children:(0,T.jsx)(Ke.Term,{id:"constraint",meaning:(0,j.t)("How many of the constraints the text contains."),children:(0,j.t)(
"constraints")})}),(0,T.jsx)("th",{scope:"col",children:(0,T.jsx)(Ke.Term,{id:"ending",run:s(({node:i})=>(0,j.t)("at step {step}",{step:i.index+1})),meaning:(0,j.t)(
"The step at which it ended, and what ended it."),children:(0,j.t)("ended at")})})]})})}function Jp({log:e,ranking:{was:t,search:n},entry:o,text:s,shared:r,isReachable:a,
has:i}){let{node:l,score:c,place:p,state:d}=o,m=e.selected===l,h=de(l),f=g=>Number.isFinite(g)?(0,Ue.decimals)(g):"−∞";return(0,T.jsxs)("tr",{"data-state":d,
children:[(0,T.jsxs)("td",{children:[(0,T.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:Vp[d]}),(0,T.jsx)("span",{children:Dr(o)})]}),(0,T.jsx)("td",
{hidden:!i.moved,children:t&&jr(p,t.get(l))}),(0,T.jsx)("td",{hidden:!i.group,children:i.group&&(0,Qr.groupLetter)(l.beam.group??0)}),(0,T.jsx)("td",{children:(0,T.jsx)(
Xp,{text:s,shared:r,isPressed:m,tabIndex:a?0:-1,press:()=>e.selectStep(m?null:l)})}),(0,T.jsx)("td",{children:f(h)}),(0,T.jsx)("td",{children:l.length}),(0,T.jsx)(
"td",{children:f(c)}),(0,T.jsx)("td",{hidden:!i.words,children:i.words&&Zp(l,n)}),(0,T.jsx)("td",{children:d==="running"?"–":`${l.index+1}: ${Gr(l,e,n)}`})]})}
function Xp({text:e,shared:t,isPressed:n,tabIndex:o,press:s}){let{head:r,tail:a,isCut:i}=Fr(e,t,n);return(0,T.jsxs)("button",{ref:i?(0,ea.tip)(()=>(0,j.t)("The \
whole text: {text}",{text:e})):null,"data-tip":i?"":void 0,type:"button",class:"gp-pick",tabIndex:o,"aria-pressed":n,"aria-label":(0,Ue.quoted)(e),onClick:s,children:[
(0,T.jsx)(bo.TokenLabel,{text:r,class:"gp-head-text"}),a!==""&&(0,T.jsx)(bo.TokenLabel,{text:a,class:"gp-tail-text"})]})}function Zp(e,{constraints:t,promptIds:n}){
let o=t.filter((r,a)=>Ze(r,e.beam.progress?.[a]??0,e,n)).length,s=(0,j.t)("{done} of {all}",{done:o,all:t.length});return o===t.length?`✓ ${s}`:s}var ra=u(ot(),1),A=u(w(),1),na=40;function Qp({log:e,changes:t}){let[n,o]=(0,Ae.useState)({}),[s,r]=(0,Ae.useState)(0),[a,i]=(0,Ae.useState)(null),l=(0,Ae.useRef)(
new Map),c=(0,Ae.useRef)(0),p=(0,vn.useFresh)(t);p.run&&(o({}),r(0),l.current=new Map),a&&(p.run||p.searched)&&i(null),(p.run||p.steps||p.status||p.searched)&&(c.
current+=1);let d=e.hideFrom!==null,m=(0,Ae.useMemo)(()=>d?null:ec(e,p.run?{}:n,p.run?0:s,l.current),[c.current,n,s,d]);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsxs)(
"header",{class:"gp-head",children:[(0,A.jsx)("h2",{class:"gp-title",children:(0,F.t)("Hypotheses")}),m&&(0,A.jsx)("span",{class:"gp-note gp-counts",children:m.
tally}),(0,A.jsx)("div",{class:"gp-tools",children:e.prompts.length>1&&(0,A.jsx)("label",{class:"gp-of-prompts",children:(0,A.jsx)("select",{class:"gp-of-prompt",
"aria-label":(0,F.t)("Prompt"),value:s,onChange:({currentTarget:h})=>r(Number(h.value)),children:e.prompts.map((h,f)=>(0,A.jsx)("option",{value:f,children:(0,F.t)(
"prompt {number}",{number:f+1})},f))})})})]}),!m&&(0,A.jsx)("p",{class:"gp-note gp-untold",children:(0,F.t)("What the search found is hidden while you guess the\
 next token.")}),m&&(0,A.jsxs)("div",{class:"gp-found",children:[m.isKnown&&(0,A.jsx)(sc,{found:m,ask:h=>o({...n,...h}),goBack:()=>o({})}),(0,A.jsx)("p",{class:"\
gp-formula","aria-live":m.isMoved?"polite":"off",children:oc(m)}),m.doubt&&(0,A.jsx)("p",{class:"gp-honest gp-note",children:m.doubt}),(0,A.jsx)("div",{class:"g\
p-hypothesis-scroll",children:(0,A.jsx)(ta,{log:e,ranking:m})}),m.left>0&&(0,A.jsx)("p",{class:"gp-note gp-rest",children:(0,F.tn)(m.left,"and {count} more, wit\
h a lower score","and {count} more, with lower scores")}),m.isKnown&&(0,A.jsx)(Xr,{...m,log:e,asked:a==="greedy"?null:a,ask:h=>{i(h),e.ask({type:"search",kind:"\
rule",rule:h})}}),(0,A.jsx)(Kr,{log:e,search:m.search,number:m.number,kept:m.own.prompts[m.number].kept,isAsked:a==="greedy",ask:()=>{i("greedy"),e.ask({type:"s\
earch",kind:"greedy"})}})]})]})}var aa=(0,vn.runPane)(Qp,ra.SPECIAL_RUNS.hypotheses);function ec(e,t,n,o){let s=tr(e),r=!!(e.finished??e.failed),a=f=>{let g=JSON.
stringify(f),b=o.get(g)??nr(s,f);return b.stop&&o.set(g,b),b},i=s.together!==null&&sr(s,a(s.own),!!e.finished),l=i?{...s.own,...t}:s.own,c=i?a(l):tc(s,e),p=i?a(
s.own):c,d=i&&!Tt(l,s.own),m=rr(s,n,c,l,r),h=m.filter(({place:f})=>f!==null);return{search:s,number:n,rule:l,own:p,by:a,isKnown:i,isMoved:d,isOver:r,entries:m.slice(
0,na),left:m.length-na,was:d?new Map(p.prompts[n].kept.map(({node:f},g)=>[f,g])):null,best:h.at(0)??null,tally:nc(m,h.length),doubt:i?ac(c,p,n,s,l,r):rc(s)}}var tc=(e,t)=>({
stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(o=>({node:o,score:o.beam.final_score??-1/0})),pools:[{group:null,stop:null,
lastStep:0,weighed:null,exact:!0}]}))});function nc(e,t){let n=e.filter(({state:s})=>s==="running").length,o=e.filter(({state:s})=>s==="returned").length;return[
(0,F.t)("{count} ended",{count:(0,ct.count)(e.length-n)}),(0,F.t)("{count} kept",{count:(0,ct.count)(t)}),...n?[(0,F.t)("{count} running",{count:(0,ct.count)(n)})]:
[],...o?[(0,F.tn)(o,"{count} output","{count} outputs")]:[]].join(", ")}function oc({best:e,rule:{lengthPenalty:t}}){if(!e)return(0,F.t)("No text is kept yet.");
let{node:n,score:o}=e;return(0,F.t)("The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}",{sum:(0,ct.decimals)(de(n)),length:n.
length,power:pt(t),score:(0,ct.decimals)(o,4)})}function sc({found:{search:e,rule:t,isMoved:n},ask:o,goBack:s}){let r=(0,Ae.useRef)(null),[a,i]=(0,Ae.useState)(
null),l=a?.search===e.prompts?a.text:String(Number(t.lengthPenalty.toFixed(4))),c=({currentTarget:d})=>{i({text:d.value,search:e.prompts}),Number.isFinite(d.valueAsNumber)&&
o({lengthPenalty:d.valueAsNumber})},{own:p}=e;return(0,A.jsxs)("div",{class:"gp-what-if",role:"group","aria-label":(0,F.t)("What if"),children:[(0,A.jsx)("span",
{class:"gp-strong",children:(0,F.t)("What if")}),(0,A.jsxs)("label",{class:"gp-asked",children:[(0,A.jsx)(sa.Term,{id:"length-penalty",meaning:(0,F.t)("The scor\
e of a text that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, bec\
ause this setting does not decide which beams go on."),children:"length_penalty"}),(0,A.jsx)("input",{ref:r,class:"gp-slide",type:"range",min:"-2",max:"3",step:"\
0.05","aria-label":(0,F.t)("length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:d})=>o({lengthPenalty:Number(d.value)})}),(0,A.jsx)("inp\
ut",{class:"gp-power",type:"number",step:"any","aria-label":"length_penalty",value:l,onInput:c,onBlur:()=>i(null)})]}),(0,A.jsxs)("label",{class:"gp-asked",children:[
(0,A.jsx)("span",{tabIndex:0,"data-tip":(0,F.t)('When the search stops. False: once the best running text, at its present length, is no better than the worst th\
at is kept. True: as soon as enough texts have ended. "never": only once no running text can become better, at any length.'),children:"early_stopping"}),(0,A.jsx)(
"select",{class:"gp-rule","aria-label":"early_stopping",value:JSON.stringify(t.earlyStopping),onChange:({currentTarget:d})=>o({earlyStopping:JSON.parse(d.value)}),
children:kt.map(([d,m])=>(0,A.jsx)("option",{value:JSON.stringify(d),children:m},m))})]}),n&&(0,A.jsx)("button",{type:"button",class:"gp-button gp-own-again",onClick:()=>{
s(),r.current?.focus()},children:(0,F.t)("Back to the run’s own: {power}, {early}",{power:pt(p.lengthPenalty),early:go(p.earlyStopping)})})]})}function rc(e){
return e.prompts.every(({steps:t,given:n})=>t.length===n)?(0,F.t)("The search has not begun: all tokens so far were given."):e.together===null?(0,F.t)("This dec\
oding loop has its own rules: the texts are shown as they were recorded."):(0,F.t)("The recording does not follow the rules of this search, so what other settin\
gs would give cannot be computed.")}function ac(e,t,n,o,s,r){let a=Math.max(1,...o.prompts.map(({steps:p})=>p.length-o.start)),i=a**s.lengthPenalty;if(!Number.isFinite(
i)||i===0)return(0,F.t)("{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.",{length:a,power:pt(s.lengthPenalty)});
let l=e.prompts[n].pools.filter(({exact:p})=>!p);if(l.length){let p=l.map(({group:d})=>(0,oa.groupLetter)(d??0)).join(", ");return(0,F.tn)(l.length,"Not exact: \
an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.","Not exact: a\
n earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.",{groups:p})}if(Tt(
s,o.own))return"";if(!e.stop){if(!r)return"";let p=on(e);return o.together?(0,F.t)("With these settings the search would have gone on past step {step}, where th\
e recording ends: this ranks what is known so far.",{step:p}):(0,F.t)("With these settings the search would have gone on past step {step}, where the recording o\
f a group ends: this ranks what is known so far.",{step:p})}let{step:c}=e.stop;return t.stop?c>=t.stop.step?"":(0,F.t)("With these settings the search would hav\
e stopped after step {step}, not {own}: what ended later does not count.",{step:c,own:t.stop.step}):(0,F.t)("With these settings the search would have stopped a\
fter step {step}: what ended later does not count.",{step:c})}var Ot=u(Y(),1),Sn=u(we(),1),Ca=u(ze(),1),ge=u(G(),1),Ie=u(C(),1);var So=u(Te(),1);var ua=u(yo(),1);var ut=u(Y(),1),la=u(zn(),1),pa=u(w(),1);function Pt({paint:e,class:t,label:n}){let o=(0,ut.useRef)(null),s=(0,ut.useRef)([0,0]),r=(0,ut.useRef)(e);r.current=e;
let a=()=>{let[l,c]=s.current.map(m=>Math.round(m*devicePixelRatio)),p=o.current?.getContext("2d");if(!o.current||!p||!l||!c)return;Object.assign(o.current,{width:l,
height:c});let d=getComputedStyle(o.current);r.current({pen:p,width:l,height:c,colour:m=>d.getPropertyValue(m).trim()})};(0,ut.useLayoutEffect)(()=>{let l=o.current;
if(!l)return;s.current=[l.clientWidth,l.clientHeight];let c=new ResizeObserver(([{contentRect:d}])=>{s.current=[d.width,d.height],a()});c.observe(l);let p=(0,la.onTheme)(
a);return()=>{c.disconnect(),p()}},[]),(0,ut.useLayoutEffect)(a);let i=n===void 0;return(0,pa.jsx)("canvas",{ref:o,class:t,role:i?void 0:"img","aria-label":n,"a\
ria-hidden":i})}function Rt({currentTarget:e,clientX:t,clientY:n},o,s){let{left:r,top:a,width:i,height:l}=e.getBoundingClientRect(),c=(p,d)=>Math.max(0,Math.min(
d-1,Math.floor(p*d)));return{column:c((t-r)/i,o),row:c((n-a)/l,s)}}var wo=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var da=u(xn(),1),Mt=u(w(),1),ic=14,lc=200;function ma({moment:{canvas:e,step:t},place:n,shade:o,pick:s}){let r=t.places.length,a=p=>{let{column:d,row:m}=Rt(p,r,
e.length);s(e[m],d)},i=p=>pc(p,e,o),l=(p,d)=>`${p/d*100}%`,c={top:l(t.step,e.length),height:l(1,e.length)};return(0,Mt.jsxs)("div",{class:"gp-canvas-map","aria-\
hidden":"true",style:{height:`${Math.max(24,Math.min(lc,ic*e.length))}px`},onClick:a,children:[(0,Mt.jsx)(Pt,{paint:i}),(0,Mt.jsx)("i",{class:"gp-map-row",style:c}),
n!==null&&(0,Mt.jsx)("i",{class:"gp-map-column",style:{left:l(n,r),width:l(1,r)}})]})}function pc({pen:e,width:t,height:n,colour:o},s,r){let[a,i]=[t/s[0].places.
length,n/s.length],l=Math.max(.75,Math.min(a,i,8*devicePixelRatio)*.2),c=new Map,p=o("--gp-text");s.forEach(({places:d},m)=>d.forEach((h,f)=>{let g=(0,ua.shadeOf)(
r,(0,da.numbersOfPlace)(h)),b=c.get(g)??o(g);c.set(g,b),e.fillStyle=b,e.fillRect(Math.floor(f*a),Math.floor(m*i),Math.ceil(a),Math.ceil(i)),h.accepted&&(e.fillStyle=
p,e.beginPath(),e.arc((f+.5)*a,(m+.5)*i,l,0,2*Math.PI),e.fill())}))}var Aa=u(xn(),1);var Lt=u(Y(),1),ba=u(yo(),1),Et=u(G(),1),Oe=u(C(),1),ya=u(fa(),1),wa=u(Te(),1),vo=u(ko(),1),ka=u(xn(),1),J=u(w(),1),cc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,
Home:-1/0,End:1/0};function va({log:e,moment:t,shade:n,chosen:o,choose:s}){let{places:r}=t.step,[a,i]=(0,Lt.useState)(0),l=Math.min(o??a,r.length-1),c=(0,Lt.useRef)(
null),p=({target:b})=>[...c.current?.children??[]].indexOf(b.closest(".gp-token")),d=b=>{let M=p(b);M<0||(i(M),s(M===o?null:M))},m=b=>{let M=p(b),K=cc[b.key];if(M<
0||!K&&!["Enter"," ","Escape"].includes(b.key))return;b.preventDefault();let Re=Math.max(0,Math.min(r.length-1,M+(K??0)));i(Re),b.key==="Escape"?s(null):(!K||o!==
null)&&s(Re),(c.current?.children[Re]).focus()},h=t.before.flatMap(b=>b.places),f=(0,Lt.useMemo)(()=>h.map((b,M)=>(0,J.jsx)(uc,{...b},M)),[h.length]),g=e.started?.
prompt_tokens.map(({piece:b})=>b??"").join("");return(0,J.jsxs)("div",{class:"gp-canvas-left",children:[(0,J.jsxs)("div",{class:"gp-canvas-text",role:"group","a\
ria-label":(0,Oe.t)("The text at this step. Arrow keys move from place to place, Enter selects, Escape deselects."),dir:"auto",onClick:d,onKeyDown:m,children:[(0,J.jsx)(
"span",{class:"gp-canvas-prompt",children:g}),(0,J.jsx)("span",{class:"gp-canvas-before",children:f}),(0,J.jsx)("span",{class:"gp-canvas-now",ref:c,children:r.map(
(b,M)=>(0,J.jsx)(dc,{token:b,ground:`var(${(0,ba.shadeOf)(n,(0,ka.numbersOfPlace)(b))})`,accepted:t.accepted(M),isAfterEnd:M>=t.end,isChosen:M===o,words:mc(b,M,
t.accepted(M)),tabIndex:M===l?0:-1},M))})]}),(0,J.jsxs)("p",{class:"gp-note gp-canvas-key",children:[(0,J.jsx)("span",{class:"gp-key-accepted",children:(0,J.jsx)(
"span",{class:"gp-ink",children:(0,Oe.t)("accepted")})}),(0,J.jsx)("span",{class:"gp-key-newly",children:(0,J.jsx)("span",{class:"gp-ink",children:(0,Oe.t)("new\
ly accepted")})}),(0,J.jsx)(wa.Term,{id:"canvas",meaning:(0,Oe.t)("The sampler fills it with a random token again before the next step. The token shown is the l\
ikeliest here: it would be the text, if this were the last step."),children:(0,Oe.t)("not accepted")})]})]})}var uc=({text:e,piece:t})=>(0,J.jsx)("span",{class:"\
gp-written",ref:(0,vo.useInk)({text:e,piece:t})}),dc=({token:e,ground:t,accepted:n,isAfterEnd:o,isChosen:s,words:r,tabIndex:a})=>(0,J.jsx)("span",{class:"gp-tok\
en",role:"button",ref:(0,vo.useInk)(e,t),"data-accepted":n??void 0,"data-after-end":o?"":void 0,"aria-pressed":s,"aria-label":r,tabIndex:a});function mc({text:e,
logprob:t},n,o){let s={number:n+1,token:(0,Et.quoted)(e),share:(0,Et.percent)((0,Et.probability)(t))};return o==="newly"?(0,Oe.t)("Place {number}: {token}, prob\
ability {share}, newly accepted",s):o?(0,Oe.t)("Place {number}: {token}, probability {share}, accepted",s):(0,Oe.t)("Place {number}: {token}, probability {share\
}, not accepted",s)}function xa({shade:e,setShade:t,unit:n}){return(0,J.jsxs)("div",{class:"gp-tools",children:[(0,J.jsxs)("label",{children:[(0,Oe.t)("Shaded b\
y")," ",(0,J.jsxs)("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:o})=>t(o.value),children:[(0,J.jsx)("option",{value:"probability",children:(0,Oe.t)(
"probability")}),(0,J.jsx)("option",{value:"entropy",children:(0,Oe.t)("entropy")})]})]}),(0,J.jsx)(ya.ShadeScale,{class:"gp-canvas-scale",name:e,unit:n})]})}var Dt=u(Y(),1),et=u(G(),1),fe=u(C(),1),Oa=u(Ta(),1),Gt=u(Te(),1),xo=u(De(),1);var Ma=u(ze(),1),Ve=u(G(),1),Fe=u(C(),1),La=u(Ra(),1);function Ea(e,t){let{step:n,canvas:o,log:s}=e,r=n.places[t],a={step:n.step+1,place:t+1,token:(0,Ve.quoted)(
r.text),read:(0,Ve.quoted)(r.read_text),share:(0,Ve.percent)((0,Ve.probability)(r.logprob))},{accepted:i,places:l}=e.counts;return[(0,Fe.t)("At step {step}, the\
 model read {read} at place {place}.",a),(0,La.certaintyWords)(r.entropy,s.unit),r.read_text===r.text?(0,Fe.t)("It found the same token the likeliest, with {sha\
re}.",a):(0,Fe.t)("It found {token} the likeliest, with {share}.",a),(0,Fe.t)("The temperature of this step was {temperature}.",{temperature:(0,Ma.fixed)(n.temperature,
2)}),hc(r,n===o.at(-1),s),(0,Fe.tn)(l,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:(0,Ve.count)(
i)})]}function hc({accepted:e},t,{finished:n}){return t&&n?(0,Fe.t)("It was the last step of this canvas: the likeliest token is the text."):e?(0,Fe.t)("The sam\
pler accepted the place: what it drew there is read at the next step."):(0,Fe.t)("The sampler did not accept the place: at the next step, a random token is read\
 there.")}var I=u(w(),1);function Ba({moment:e,place:t,terms:n,lookAt:o}){let{canvas:s,step:r,log:a}=e,i=(0,Dt.useRef)(null),l=(0,Dt.useRef)(null);return(0,Dt.useLayoutEffect)(
()=>{if(!i.current||!l.current)return;let{offsetTop:c,offsetHeight:p}=l.current,{scrollTop:d,clientHeight:m}=i.current;(c<d+p||c+p>d+m)&&(i.current.scrollTop=c-
m/2)},[r,t]),(0,I.jsxs)("div",{class:"gp-one-place",children:[(0,I.jsx)("p",{class:"gp-place-verdict",children:fc(e,t)}),(0,I.jsx)("h3",{class:"gp-sub",children:(0,fe.t)(
"In words")}),(0,I.jsx)(Oa.Sentences,{list:Ea(e,t)}),(0,I.jsx)("div",{class:"gp-place-table",ref:i,children:(0,I.jsxs)("table",{children:[(0,I.jsx)(gc,{terms:n}),
(0,I.jsx)("tbody",{children:s.map(c=>(0,I.jsx)(bc,{step:c,place:t,unit:a.unit,here:c===r?l:void 0,press:()=>o(e.steps.indexOf(c))},c.step))})]})})]})}function fc(e,t){
let{since:n,accepted:o,count:s,last:r}=e.history(t);return(0,fe.tn)(s,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted th\
e place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {coun\
t} steps.",{place:t+1,token:(0,et.quoted)(r.text),since:n+1,accepted:o})}var gc=({terms:e})=>(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{children:[(0,I.jsx)("t\
h",{scope:"col",children:(0,fe.t)("step")}),(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Gt.Term,{id:"canvas",meaning:(0,fe.t)("What was here when the model p\
redicted the canvas: a random token, or what the step before drew and accepted."),children:(0,fe.t)("read")})}),(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Gt.Term,
{id:"probability",formula:"",meaning:(0,fe.t)("The likeliest token of the prediction, after the temperature."),children:(0,fe.t)("likeliest")})}),(0,I.jsx)("th",
{scope:"col",children:(0,I.jsx)(Gt.Term,{id:"probability",run:e.share,meaning:(0,fe.t)("The probability of the likeliest token."),children:(0,fe.t)("probability")})}),
(0,I.jsx)("th",{scope:"col",class:"gp-place-entropy",children:(0,I.jsx)(Gt.Term,{id:"entropy",run:e.entropy,meaning:(0,fe.t)("Of the place’s distribution at thi\
s step. The sampler accepts the places where it is low."),children:(0,fe.t)("entropy")})}),(0,I.jsx)("th",{scope:"col",children:(0,fe.t)("accepted")})]})});function bc({
step:e,place:t,unit:n,here:o,press:s}){let{read_text:r,text:a,logprob:i,entropy:l,accepted:c}=e.places[t];return(0,I.jsxs)("tr",{ref:o,"aria-current":o?"step":void 0,
onClick:s,children:[(0,I.jsx)("td",{children:(0,I.jsx)("button",{type:"button",class:"gp-place-step",children:e.step+1})}),(0,I.jsx)("td",{children:(0,I.jsx)(xo.TokenLabel,
{text:r})}),(0,I.jsx)("td",{children:(0,I.jsx)(xo.TokenLabel,{text:a})}),(0,I.jsx)("td",{children:(0,et.percent)((0,et.probability)(i))}),(0,I.jsx)("td",{class:"\
gp-place-entropy",children:(0,et.information)(l,n)}),(0,I.jsx)("td",{children:c?(0,fe.t)("✓ yes"):(0,fe.t)("– no")})]})}var Ia=u(ot(),1),oe=u(w(),1),yc={whole:8e3,quickest:120,slowest:700};function wc({log:e,changes:t}){let[n,o]=(0,Ot.useState)(null),[s,r]=(0,Ot.useState)(null),[
a,i]=(0,Ot.useState)("probability"),l=!!(0,Sn.useFresh)(t).run;(0,Ot.useLayoutEffect)(()=>{l&&(o(null),r(null))});let c=(0,Aa.momentOf)(e,l?null:n);if(!c)return null;
let p=l?null:s,d=h=>()=>p===null?"":(0,Ie.t)("place {place}, step {step}: {words}.",{place:p+1,step:c.step.step+1,words:h(c.step.places[p])}),m={share:d(({text:h,
logprob:f})=>`${(0,ge.quoted)(h)} ${(0,ge.percent)((0,ge.probability)(f))}`),entropy:d(({entropy:h})=>(0,ge.information)(h,e.unit))};return(0,oe.jsxs)(oe.Fragment,
{children:[(0,oe.jsxs)("header",{class:"gp-head",children:[(0,oe.jsx)("h2",{class:"gp-title",children:(0,Ie.t)("Canvas")}),(0,oe.jsx)(So.Term,{class:"gp-note gp\
-canvas-short",id:"canvas",run:()=>(0,ge.asSentence)(_a(c)),children:_a(c)}),(0,oe.jsx)(xa,{shade:a,setShade:i,unit:e.unit})]}),(0,oe.jsx)("div",{class:"gp-canv\
as-time",children:(0,oe.jsx)(Qt,{step:c.number,length:c.steps.length,go:o,leave:()=>o(null),label:(0,Ie.t)("Denoising step"),words:kc(c),pace:yc})}),(0,oe.jsxs)(
"div",{class:"gp-canvas-body",children:[(0,oe.jsx)(va,{log:e,moment:c,shade:a,chosen:p,choose:r}),(0,oe.jsxs)("div",{class:"gp-canvas-right",children:[(0,oe.jsxs)(
"p",{class:"gp-chart-title",children:[(0,oe.jsx)(So.Term,{id:"canvas",run:()=>(0,ge.asSentence)(Na(c)),meaning:(0,Ie.t)("One row per step, one column per place.\
 A dot marks a place that the sampler accepted."),children:(0,Ie.t)("Places by steps")})," ",(0,oe.jsx)("span",{class:"gp-note gp-map-words",children:Na(c)})]}),
(0,oe.jsx)(ma,{moment:c,place:p,shade:a,pick:(h,f)=>{o(c.steps.indexOf(h)),r(f)}}),p===null?(0,oe.jsx)("p",{class:"gp-note gp-place-hint",children:(0,Ie.t)("Cli\
ck a token to see what was in its place at each step.")}):(0,oe.jsx)(Ba,{moment:c,place:p,terms:m,lookAt:o})]})]})]})}var Ha=(0,Sn.runPane)(wc,Ia.SPECIAL_RUNS.canvas),
kc=({step:e,numCanvases:t,canvas:n})=>(0,Ie.t)("canvas {canvas} of {canvases}, step {step} of {steps}",{canvas:e.canvas+1,canvases:t,step:e.step+1,steps:n.length});
function _a({counts:e,step:t}){let{places:n,accepted:o,newly:s}=e,r={accepted:(0,ge.count)(o),places:(0,ge.count)(n),newly:(0,ge.count)(s),temperature:(0,Ca.fixed)(
t.temperature,2)};return(0,Ie.t)("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",r)}var Na=({canvas:e,step:t})=>(0,Ie.tn)(e.length,
"{places} places, {count} step","{places} places, {count} steps",{places:(0,ge.count)(t.places.length)});var Po=u(Y(),1),Mn=u(we(),1),Rn=u(ze(),1),dt=u(G(),1),ye=u(C(),1),Da=u(Te(),1);var To=u(C(),1),Wa=null;async function Tn(e,t,n,o,s){let r=e.answers.media_file?await e.answers.media_file(t):"";if(!r)return s((0,To.t)("The page no longer has\
 this sound. Add the file again to hear it."));s(""),Wa?.pause();let a=new Audio(r);Wa=a,a.currentTime=Math.max(0,n);let i=()=>{if(a.currentTime>=o||a.paused)return a.
pause();requestAnimationFrame(i)};try{await a.play(),i()}catch{s((0,To.t)("This browser cannot play the sound."))}}var jt=u($a(),1),ja=u(Pn(),1),H=u(w(),1),vc={image:.75,audio:.5},Ga=.3,qa=e=>e.started?.request.media?.[0],Ka=e=>e.hideFrom===null?e.foundOf("attend"):null;function xc({
log:e,changes:t}){let[n,o]=(0,Po.useState)(!1),[s,r]=(0,Po.useState)(""),a=(0,Mn.useFresh)(t);(a.run||a.found)&&(o(!1),r(""));let i=e.current(),l=Ka(e),c=l?.found??
null,p=l?(0,jt.placeOf)(e,i,l):-1,d=f=>{o(!0),r(""),e.ask({type:"attend",step:i,places:(0,jt.lensPlaces)(e,i,e.mostPlaces.attend||1),layer:f})},m=n||e.running||
e.waiting||!(0,jt.lensPlaces)(e,i,1).length,h=n?(0,ye.t)("Reading the attention …"):c&&p<0?(0,ye.t)("The attention of this token was not asked for."):s;return(0,H.jsxs)(
H.Fragment,{children:[(0,H.jsx)("header",{class:"gp-head",children:(0,H.jsx)("h2",{class:"gp-title",children:(0,ye.t)("Attention")})}),(0,H.jsx)("p",{class:"gp-\
note",children:(0,H.jsx)(Da.Term,{id:"cross-attention",children:(0,ye.t)("Where the information for the selected token came from: the weights of the decoder’s c\
ross-attention, the mean over its heads.")})}),(0,H.jsxs)("div",{class:"gp-attention-ask",hidden:!e.canAsk,children:[(0,H.jsx)("button",{type:"button",class:"gp\
-button gp-main gp-attend",hidden:p>=0,disabled:m,onClick:()=>d(c?.layer??null),children:qa(e)?.kind==="audio"?(0,ye.t)("Show where it listened"):(0,ye.t)("Show\
 where it looked")}),c&&c.layers>1&&(0,H.jsx)(Sc,{found:c,isBusy:m,ask:d}),(0,H.jsx)("span",{class:"gp-note gp-attention-state",role:"status",children:h})]}),c&&
p>=0&&(0,H.jsx)(Tc,{log:e,found:c,column:p,tell:r})]})}var Ua=(0,Mn.runPane)(xc,e=>!!(e.current()&&e.looksAtMedia&&(e.canAsk||Ka(e))&&!e.recorded)),Sc=({found:e,
isBusy:t,ask:n})=>(0,H.jsxs)("label",{class:"gp-note gp-attention-choice",children:[(0,ye.t)("Layer")," ",(0,H.jsxs)("select",{class:"gp-attention-layer",disabled:t,
value:e.layer===null?"":String(e.layer),onChange:({currentTarget:{value:o}})=>n(o?Number(o):null),children:[(0,H.jsx)("option",{value:"",children:(0,ye.t)("all \
layers")}),Array.from({length:e.layers},(o,s)=>(0,H.jsx)("option",{value:s,children:(0,ye.t)("layer {layer}",{layer:(0,dt.count)(s+1)})},s))]})]});function Tc({
log:e,found:t,column:n,tell:o}){let{kind:s,picture:r,rows:a,columns:i}=t,l=t.weights[n],c=Math.max(...l),p=l.map(g=>c?g/c:0),d=r!==null&&ja.BASE64.test(r),m=s===
"audio",h=Rc(t,n),f=()=>{let g=Ya(t,l);Tn(e,qa(e)?.sha256??"",g-Ga,g+Ga,o)};return(0,H.jsxs)("figure",{class:"gp-attention-found",children:[(0,H.jsxs)("div",{class:m?
"gp-attention-seen gp-is-sound":"gp-attention-seen",role:"img","aria-label":h,children:[(0,H.jsx)("img",{class:"gp-attention-picture",alt:"",src:d?`data:image/p\
ng;base64,${r}`:"data:,",hidden:!d}),(0,H.jsx)("svg",{viewBox:`0 0 ${i} ${a}`,preserveAspectRatio:"none",children:p.map((g,b)=>(0,H.jsx)("rect",{x:b%i,y:Math.floor(
b/i),width:"1",height:"1",opacity:vc[s]*(1-g)},b))})]}),m&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)("svg",{class:"gp-attention-curve","aria-hidden":"true",viewBox:`\
0 0 ${i} 100`,preserveAspectRatio:"none",children:(0,H.jsx)("path",{d:`M0 100${p.map((g,b)=>`L${b+.5} ${100-95*g}`).join("")}L${i} 100Z`})}),(0,H.jsxs)("div",{class:"\
gp-attention-times",children:[(0,H.jsx)("span",{children:(0,ye.t)("{seconds} s",{seconds:0})}),(0,H.jsx)("span",{children:(0,ye.t)("{seconds} s",{seconds:(0,Rn.fixed)(
t.seconds??0,1)})})]})]}),(0,H.jsx)("figcaption",{class:"gp-note gp-attention-words",children:h}),m&&!!e.answers.media_file&&(0,H.jsx)("button",{type:"button",class:"\
gp-button gp-hear",onClick:f,children:(0,ye.t)("Play this moment")})]})}var Va=({seconds:e,columns:t})=>(e??0)/t,Ya=(e,t)=>(t.indexOf(Math.max(...t))+.5)*Va(e);
function Pc(e){let t=e.reduce((s,r)=>s+r,0)/2,[n,o]=[0,0];for(let s of[...e].sort((r,a)=>a-r)){if(n>=t)break;n+=s,o++}return o}function Rc(e,t){let n=e.weights[t],
o=Pc(n),s={most:(0,dt.percent)(Math.max(...n)),share:(0,dt.percent)(e.elsewhere[t])};return e.kind==="image"?(0,ye.t)("The brightest patch has {most} of the wei\
ght. Half of what lies on patches lies on {count} of {all}; {share} lies on no patch.",{...s,count:(0,dt.count)(o),all:(0,dt.count)(n.length)}):(0,ye.t)("The br\
ightest position, at {at} s, has {most} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...s,seconds:(0,Rn.fixed)(
o*Va(e),2),at:(0,Rn.fixed)(Ya(e,n),2)})}var Ro=u(Y(),1),ei=u(we(),1),Bt=u(ze(),1),On=u(Xa(),1),He=u(G(),1),pe=u(C(),1);var ti=u(Te(),1);var Za=u(ue(),1);var qt=11,Ln=6,Mc=[.1,.2,.5,1,2,5,10,20,50,1/0],Lc=10;function Ec({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var En=class{layers=[];end=0;along=new Za.Along({picks:{},peak:0},Ec);image=document.createElement("canvas");pixels=this.image.
getContext("2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.
max(Lc,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(o=>o.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((o,s)=>s-o),this.
end=(Mc.find(o=>this.along.total.peak<=o*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:o,colour:s}){let a=[...Array.from({length:qt},(c,p)=>`--gp-heat-${p}`),
"--gp-text"].map(s),i=String([this.layers,this.end,a]);i!==this.painted.look&&(this.painted={look:i,steps:[]}),this.grow(),this.steps.forEach((c,p)=>{this.painted.
steps[p]!==c&&this.paintStep(c,a)}),this.painted.steps=[...this.steps];let l=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,l,this.image.
height,0,0,n*l/this.span,o)}grow(){let{image:t,pixels:n}=this,o=this.layers.length*Ln;if(t.width>=this.steps.length&&t.height===o)return;let s=t.height===o?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=o,s?n?.putImageData(s,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},o){let s=new ImageData(1,this.layers.length*Ln);this.layers.forEach((r,a)=>{let i=n?.candidate_layers.indexOf(r)??-1;if(!n||i<0)return;let l=wo(
o[this.levelOf(n.divergences[i])]),c=r===n.layer?wo(o[qt]):l;for(let p=0;p<Ln-1;p++)s.data.set(p===2?c:l,(a*Ln+p)*4)}),this.pixels?.putImageData(s,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(qt-1))}};var ni=u(ot(),1),D=u(w(),1);function Oc({log:e}){let[t]=(0,Ro.useState)(()=>new En),[n,o]=(0,Ro.useState)(null),s=e.current();if(!s)return null;t.follow(e.lastOf(
s));let r=Math.max(15,Math.min(28,280/t.layers.length))*Math.max(1,t.layers.length),a=Qa(s,e.unit),i=c=>t.steps[Math.min(t.steps.length-1,Rt(c,t.span,1).column)],
l=c=>{c.buttons===1?e.selectStep(i(c)):o(i(c))};return(0,D.jsxs)(D.Fragment,{children:[(0,D.jsxs)("header",{class:"gp-head",children:[(0,D.jsx)("h2",{class:"gp-\
title",children:(0,pe.t)("DoLa: the contrasted layers")}),(0,D.jsx)(Bc,{log:e,end:t.end})]}),(0,D.jsxs)("div",{class:"gp-heat",children:[(0,D.jsx)("div",{class:"\
gp-layer-names","aria-hidden":"true",style:{height:`${r}px`},children:t.layers.map(c=>(0,D.jsx)("span",{children:Mo(c)},c))}),(0,D.jsxs)("div",{class:"gp-heat-p\
lot",tabIndex:0,role:"slider","aria-label":(0,pe.t)("Token on the map of layers"),...(0,On.sliderPlace)(s,t.steps.length,a),style:{height:`${r}px`},onPointerMove:l,
onPointerLeave:()=>o(null),onClick:c=>e.selectStep(i(c)),onKeyDown:(0,On.sliderKeys)(e),children:[(0,D.jsx)(Pt,{class:"gp-cells",paint:c=>t.paint(c)}),(0,D.jsx)(
"i",{class:"gp-column",style:{left:`${s.index/t.span*100}%`,width:`${100/t.span}%`}})]}),(0,D.jsxs)("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[
(0,D.jsx)("span",{children:(0,pe.t)("token 1")}),(0,D.jsx)("span",{class:"gp-heat-end",children:t.span})]})]}),(0,D.jsx)("p",{class:"gp-layer-reading",children:n?
Qa(n,e.unit):a}),(0,D.jsx)("p",{class:"gp-note gp-layer-tally",children:Nc(t.picks)})]})}var oi=(0,ei.runPane)(Oc,ni.SPECIAL_RUNS.layers);function Bc({log:e,end:t}){
let n=(0,He.withUnit)(t,(0,Bt.plain)(Number((0,He.fromNats)(t,e.unit).toPrecision(2))),e.unit);return(0,D.jsxs)("div",{class:"gp-tools gp-ramp-box",children:[(0,D.jsx)(
ti.Term,{id:"js",run:()=>_c(e),meaning:(0,pe.t)("How far an earlier layer’s distribution of the next token is from the last layer’s: the mean of two Kullback-Le\
ibler divergences, from the average of both to each of them. At 0 they agree."),children:(0,pe.t)("divergence from the last layer")}),(0,D.jsx)("span",{class:"g\
p-ramp-low",children:"0"}),(0,D.jsx)("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:qt},(o,s)=>(0,D.jsx)("i",{style:{background:`\
var(--gp-heat-${s})`}},s))}),(0,D.jsx)("span",{class:"gp-ramp-high",children:n}),(0,D.jsxs)("span",{class:"gp-mark-key",children:[(0,D.jsx)("i",{class:"gp-mark-\
swatch","aria-hidden":"true"}),(0,pe.t)("contrasted")]})]})}var Mo=e=>e===0?(0,pe.t)("embedding"):(0,pe.t)("layer {layer}",{layer:e}),si=e=>e===0?(0,pe.t)("the \
embedding (layer 0)"):(0,pe.t)("layer {layer}",{layer:e});function _c(e){let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:o,divergences:s}=t,
r=(0,He.information)(s[o.indexOf(n)]??null,e.unit);return(0,pe.tn)(o.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {val\
ue}.",{layer:Mo(n),value:r})}function Qa(e,t){let n={number:e.index+1,token:(0,He.quoted)(e.chosen.text)};if(!e.layers)return(0,pe.t)("Token {number}, {token}: \
no layer was contrasted.",n);let{layer:o,final_layer:s,candidate_layers:r,divergences:a}=e.layers,i=(0,Bt.listed)(r.map((l,c)=>`${Mo(l)} ${(0,Bt.fixed)((0,He.fromNats)(
a[c]??0,t),3)}`));return(0,pe.t)("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences i\
n {unit}: {list}.",{...n,layer:si(o),final:s,unit:(0,pe.t)(t),list:i})}function Nc(e){let t=Object.entries(e).sort((s,r)=>r[1]-s[1]),n=t.reduce((s,[,r])=>s+r,0),
o=t.map(([s,r])=>(0,pe.t)("{layer} in {times}",{layer:si(Number(s)),times:(0,He.count)(r)})).join(", ");return(0,pe.tn)(n,"Along the text: {list} of {count} ste\
p.","Along the text: {list} of {count} steps.",{list:o})}var ai=u(Y(),1),ii=u(we(),1),li=u(ue(),1),se=u(G(),1),ce=u(C(),1),pi=u(uo(),1),Bn=u(Te(),1),Bo=u(De(),1),ci=u(ot(),1),x=u(w(),1),ri=12,Oo=e=>e.reduce((t,n)=>n.probability>
t.probability?n:t),_o=e=>e?.reranked?.find(({token_id:t})=>t===e.chosen.token_id);function Cc(e,{reranked:t,chosen:n}){if(!t)return e;let o=Oo(t).token_id!==n.token_id;
return{steps:e.steps+1,differed:e.differed+Number(o)}}function Ac({log:e}){let[t]=(0,ai.useState)(()=>new li.Along({steps:0,differed:0},Cc)),n=e.current();if(!n?.
reranked)return null;t.follow(e.lastOf(n));let{steps:o,differed:s}=t.total,r=Ic(n),a=n.reranked.length-r.length;return(0,x.jsxs)(x.Fragment,{children:[(0,x.jsxs)(
"header",{class:"gp-head",children:[(0,x.jsx)("h2",{class:"gp-title",children:(0,ce.t)("Contrastive search")}),(0,x.jsx)("span",{class:"gp-note gp-where",children:(0,ce.t)(
"at token {number}",{number:n.index+1})})]}),(0,x.jsx)(Hc,{chosen:_o(n),best:Oo(n.reranked)}),(0,x.jsx)("div",{class:"gp-weighed-box",children:(0,x.jsxs)("table",
{class:"gp-weighed",children:[(0,x.jsx)(Wc,{log:e}),(0,x.jsx)("tbody",{children:(0,x.jsx)(zc,{step:n,shown:r,best:Oo(n.reranked)})})]})}),a>0&&(0,x.jsx)("p",{class:"\
gp-note gp-more",children:(0,ce.tn)(a,"and {count} less probable one, which was weighed too","and {count} less probable ones, which were weighed too")}),(0,x.jsx)(
"p",{class:"gp-note gp-tally",children:(0,ce.tn)(o,"Along the text: a token other than the most probable one won in {differed} of {count} step ({share}).","Alon\
g the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:(0,se.count)(s),share:(0,se.percent)(s/o)})})]})}var ui=(0,ii.runPane)(
Ac,ci.SPECIAL_RUNS.reranked);function Ic(e){let t=(e.reranked??[]).slice(0,ri),n=_o(e);return n&&!t.includes(n)&&(t[ri-1]=n),t}function Hc({chosen:e,best:t}){if(!e)
return(0,x.jsx)("p",{class:"gp-verdict"});let n=({text:r})=>(0,x.jsx)(Bo.TokenLabel,{text:r,class:"gp-strong"}),o={token:n(e),score:(0,se.decimals)(e.score),other:n(
t),share:(0,se.percent)(t.probability),penalty:(0,se.decimals)(t.penalty),lower:(0,se.decimals)(t.score)},s=e===t?(0,ce.t)("{token} won: the most probable token\
 has the highest score too ({score})."):(0,ce.t)("{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {pe\
nalty} leaves it a score of {lower}.");return(0,x.jsx)("p",{class:"gp-verdict",children:(0,x.jsx)(pi.Filled,{sentence:s,values:o})})}function Wc({log:e}){let t=e.
started?.effective.penalty_alpha,n=typeof t=="number",o=a=>()=>{let i=_o(e.current());return i?(0,ce.t)("{name}: {words}.",{name:(0,se.quoted)(i.text),words:a(i)}):
""},s=({probability:a,penalty:i,score:l})=>n?`(1 − ${t}) · ${(0,se.decimals)(a)} − ${t} · ${(0,se.decimals)(i)} = ${(0,se.decimals)(l)}`:(0,se.decimals)(l),
r=n?(0,ce.t)("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-t).toFixed(4)),alpha:t}):
(0,ce.t)("(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.");return(0,x.jsx)("thead",{children:(0,x.jsxs)("tr",{children:[
(0,x.jsx)("th",{scope:"col",children:(0,ce.t)("candidate")}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(Bn.Term,{id:"probability",run:o(({probability:a})=>(0,se.percent)(
a)),meaning:(0,ce.t)("How probable the model finds the token, after the processors."),children:(0,ce.t)("probability")})}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(
Bn.Term,{id:"degeneration-penalty",run:o(({penalty:a})=>(0,se.decimals)(a)),formula:"max cos(h, hᵢ)",meaning:(0,ce.t)("The degeneration penalty: how much the \
text would repeat itself with this token. It is the largest cosine similarity between the token’s hidden state and those of the text so far, from -1 to 1."),children:(0,ce.t)(
"penalty")})}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(Bn.Term,{class:"gp-score-head",id:"degeneration-penalty",run:o(s),meaning:r,children:(0,ce.t)("sco\
re")})})]})})}function zc({step:e,shown:t,best:n}){let o=Lo(t.map(({probability:a})=>a)),s=Lo(t.map(({penalty:a})=>a)),r=Lo(t.map(({score:a})=>a??0));return(0,x.jsx)(
x.Fragment,{children:t.map(a=>{let i=a.token_id===e.chosen.token_id;return(0,x.jsxs)("tr",{class:i?"gp-winner":"",children:[(0,x.jsxs)("th",{scope:"row",children:[
(0,x.jsx)("span",{class:"gp-sign",children:i?"▶":""}),(0,x.jsx)(Bo.TokenLabel,{class:"gp-word",text:a.text}),a===n&&!i&&(0,x.jsx)("span",{class:"gp-tag",children:(0,ce.t)(
"most probable")})]}),(0,x.jsx)(Eo,{ends:o,bar:a.probability,words:(0,se.percent)(a.probability)}),(0,x.jsx)(Eo,{ends:s,bar:a.penalty,words:(0,se.decimals)(a.penalty)}),
(0,x.jsx)(Eo,{ends:r,mark:a.score,words:(0,se.decimals)(a.score)})]},a.token_id)})})}function Lo(e){let[t,n]=[Math.min(0,...e),Math.max(0,...e)];return n>t?[t,n]:
[0,1]}function Eo({ends:[e,t],bar:n,mark:o,words:s}){let r=l=>(l-e)/(t-e)*100,a=n===void 0?l=>4+r(l)*.92:r,i=n===void 0?{left:`${a(o??0)}%`}:{left:`${Math.min(a(
0),a(n))}%`,width:`${Math.abs(a(n)-a(0))}%`};return(0,x.jsx)("td",{children:(0,x.jsxs)("div",{class:"gp-cell",children:[(0,x.jsxs)("span",{class:"gp-balance","a\
ria-hidden":"true",children:[(0,x.jsx)("i",{class:"gp-part",hidden:n===void 0&&(o??null)===null,style:i}),(0,x.jsx)("i",{class:"gp-zero",style:{left:`${a(0)}%`}})]}),
(0,x.jsx)("span",{class:"gp-amount",children:s})]})})}var _t=u(Y(),1),hi=u(mi(),1),fi=u(we(),1),gi=u(ue(),1),bi=u(ze(),1),yi=u(G(),1),Kt=u(C(),1);var wi=u(Pn(),1),ie=u(w(),1),$c=160,Fc=12,Gc=48;function Dc({log:e}){let t=e.finished?.sound;return(0,ie.jsxs)(ie.Fragment,{children:[t?(0,ie.jsx)(jc,{sound:t,books:e.
lasts.length}):(0,ie.jsx)("p",{class:"gp-note gp-spoken-note",children:e.running?(0,Kt.t)("The sound follows once all codes are there."):(0,Kt.t)("There is no s\
ound.")}),(0,ie.jsx)(qc,{log:e})]})}var ki=(0,fi.runPane)(Dc,e=>e.speaks&&e.hideFrom===null);function jc({sound:e,books:t}){let n=(0,_t.useMemo)(()=>(0,hi.bytesOf)(
e.samples).buffer,[e]),o=(0,_t.useMemo)(()=>URL.createObjectURL(Kc(n,e.rate)),[n]);(0,_t.useEffect)(()=>()=>URL.revokeObjectURL(o),[o]);let s=(0,_t.useMemo)(()=>Uc(
new DataView(n)),[n]),r={seconds:(0,bi.fixed)(n.byteLength/2/e.rate,2),count:t};return(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsx)("div",{class:"gp-spoken-wave",
"aria-hidden":"true",children:(0,ie.jsx)(wi.Wave,{preview:s})}),(0,ie.jsx)("audio",{class:"gp-spoken-sound",controls:!0,src:o}),(0,ie.jsx)("p",{class:"gp-note g\
p-spoken-note",children:(0,Kt.t)("{seconds} s of sound. At each step the model chooses a code of each of {count} codebooks: the first is the coarsest, the other\
s refine it and begin later.",r)})]})}function qc({log:e}){let t=e.lasts.map(gi.pathOf),n=Math.max(Gc,...t.map(i=>i.length)),o=e.current(),s=({pen:i,width:l,height:c,
colour:p})=>{let[d,m]=[l/n,c/Math.max(1,t.length)],h=Math.min(2,d/4);i.fillStyle=p("--gp-kept"),t.forEach((g,b)=>g.forEach(({given:M,chosen:K},Re)=>{M||(i.globalAlpha=
.1+.9*(0,yi.probability)(K.logprob),i.fillRect(Re*d,b*m+1,d-h,m-2))}));let f=t.findIndex(g=>o&&g.includes(o));!o||f<0||o.given||(i.globalAlpha=1,i.strokeStyle=p(
"--gp-chosen"),i.lineWidth=2*devicePixelRatio,i.strokeRect(t[f].indexOf(o)*d,f*m+1,d-h,m-2))},r=i=>{let{column:l,row:c}=Rt(i,n,t.length),p=t[c]?.[l];p&&e.selectStep(
p)},a=(0,Kt.t)("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");return(0,ie.jsxs)(
ie.Fragment,{children:[(0,ie.jsx)("div",{class:"gp-spoken-codes",style:{height:`${Fc*t.length}px`},onClick:r,children:(0,ie.jsx)(Pt,{class:"gp-spoken-map",paint:s,
label:a})}),(0,ie.jsx)("p",{class:"gp-note gp-spoken-legend",children:a})]})}function Kc(e,t){let n=new DataView(new ArrayBuffer(44)),o=(s,r)=>[...r].forEach((a,i)=>n.
setUint8(s+i,a.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,
!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob([n,e],{type:"au\
dio/wav"})}function Uc(e){let t=e.byteLength/2,n=Array.from({length:Math.min($c,t)},()=>0);for(let s=0;s<t;s++){let r=Math.floor(s*n.length/t);n[r]=Math.max(n[r],
Math.abs(e.getInt16(2*s,!0)))}let o=Math.max(1,...n);return n.map(s=>100*s/o)}var Ei=u(Y(),1),Oi=u(we(),1),Nt=u(G(),1),X=u(C(),1);var Je=u(Y(),1),Ut=u(G(),1),Ge=u(C(),1),No=u(xi(),1),Pi=u(ko(),1),Ri=u(Ti(),1),Ye=u(w(),1);function Vc(e,{piece:t}){let n=e?e.kind==="message"?(0,Ge.t)("words o\
f {role}",{role:e.role??""}):e.kind==="generation"?(0,Ge.t)("generation prompt: the answer begins here"):(0,Ge.t)("written by the template"):(0,Ge.t)("of unknow\
n origin");return t===null?(0,Ge.t)("special token, {whose}",{whose:n}):n}function Yc(e,t){let n=new Set(t.flatMap(({start:s,stop:r})=>[s,r])),o=[];return e.forEach(
(s,r)=>{let a=t.find(({start:d,stop:m})=>d<=r&&r<m)??null;(!r||n.has(r))&&o.push({part:a,groups:[]});let{groups:i}=o[o.length-1],l={token:s,index:r,words:Vc(a,s)},
c=i.at(-1),p=c?.at(-1);c&&p&&(0,Ut.leavesBytes)(p.token)&&s.piece!==null?c.push(l):i.push([l])}),o}function Mi({log:e,tokens:t,parts:n}){let o=(0,Je.useRef)(null),
[s,r]=(0,Je.useState)(0),a=Yc(t,n),i=(0,Je.useRef)([]);i.current=a.flatMap(({groups:h})=>h.flat());let l=(0,Je.useRef)(null);(0,Je.useEffect)(()=>{let h=o.current?.
closest(".gp-pane");!h||!o.current||(l.current=(0,Ri.tokenCard)(h,o.current,e,f=>{let{token:g,index:b,words:M}=i.current[Number(f.dataset.index)],K=(0,Ge.t)("pr\
ompt token {number}",{number:b+1});return{id:g.token_id,text:g.text,where:K,step:null,why:M}}))},[]),(0,Je.useEffect)(()=>l.current?.hide(),[t,n]);let c=()=>[...o.
current?.querySelectorAll(".gp-token")??[]],p=h=>{h&&(r(Number(h.dataset.index)),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),l.current?.show(
h))},d=({target:h})=>h.closest(".gp-token"),m=h=>{let f=d(h);if(!f||h.ctrlKey||h.metaKey||h.altKey)return;let g=c(),b=g.indexOf(f),K={ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-
1],Home:()=>g[0],End:()=>g.at(-1),ArrowDown:()=>(0,No.inNextRow)(g,b,1),ArrowUp:()=>(0,No.inNextRow)(g,b,-1),Enter:()=>f," ":()=>f}[h.key];K&&(h.preventDefault(),
p(K()))};return(0,Ye.jsx)("div",{class:"gp-rendered",role:"group","aria-label":(0,Ge.t)("Tokens of the prompt as the template wrote it. Arrow keys move."),dir:"\
auto",ref:o,onClick:h=>p(d(h)),onKeyDown:m,children:a.map(({part:h,groups:f},g)=>(0,Ye.jsxs)("span",{class:"gp-part","data-kind":h?.kind,children:[h?.kind==="me\
ssage"&&(0,Ye.jsx)("span",{class:"gp-role",children:h.role}),h?.kind==="generation"&&(0,Ye.jsx)("span",{class:"gp-role",children:(0,Ge.t)("the answer begins")}),
f.map(b=>{let M=b.map(K=>(0,Ye.jsx)(Jc,{...K,isReached:K.index===Math.min(s,t.length-1)},K.index));return(0,Ut.leavesBytes)(b[0].token)?(0,Ye.jsx)("span",{class:"\
gp-bytes",children:M},b[0].index):M})]},g))})}var Jc=({token:e,index:t,words:n,isReached:o})=>(0,Ye.jsx)("span",{class:"gp-token",role:"button",tabIndex:o?0:-1,
"data-index":t,"aria-label":(0,Ge.t)("prompt token {number}: {token}, {words}",{number:t+1,token:(0,Ut.quoted)(e.text),words:n}),ref:(0,Pi.useInk)(e)});var E=u(w(),1),Li=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Bi(e){let{started:t,written:n}=e,o=t?.request.messages,s=t&&o&&n&&t.model===n.
model&&Li(t.request)===Li(n);if(n&&!s)return{...n,ran:!1};if(e.isFromElsewhere||!t||!o?.length)return null;let{model:r,prompt_tokens:a,parts:i}=t;return{model:r,
messages:o,tokens:a,parts:i??[],ran:!0}}function Xc({log:e}){let t=Bi(e),n=t&&JSON.stringify([t.model,t.messages,t.parts,t.problem,t.ran,t.tokens]),o=Object.hasOwn(
e.answers,"without");return(0,Ei.useMemo)(()=>t?(0,E.jsx)(Zc,{log:e,shown:t,canTry:o}):null,[n,o])}var _i=(0,Oi.runPane)(Xc,e=>Bi(e)!==null);function Zc({log:e,
shown:t,canTry:n}){let{model:o,problem:s,ran:r,tokens:a,parts:i}=t,l=s?"":nu(t);return(0,E.jsxs)(E.Fragment,{children:[(0,E.jsxs)("header",{class:"gp-head",children:[
(0,E.jsx)("h2",{class:"gp-title",children:(0,X.t)("Chat template")}),(0,E.jsx)("span",{class:"gp-note gp-which",children:r?(0,X.t)("of {model}, as this run read\
 it",{model:o}):(0,X.t)("of {model}, as written now: not run yet",{model:o})}),(0,E.jsx)("div",{class:"gp-tools",children:(0,E.jsx)("button",{type:"button",class:"\
gp-button gp-try",hidden:!n||!!s,onClick:()=>e.ask({type:"without"}),children:(0,X.t)("What changes without it?")})})]}),s&&(0,E.jsx)("p",{class:"gp-refusal",role:t.
away?"note":"alert","data-kind":t.away?"info":"error",children:(0,X.t)(s)}),(0,E.jsxs)("div",{class:"gp-two",children:[(0,E.jsxs)("div",{class:"gp-side",children:[
(0,E.jsx)("h3",{children:(0,X.t)("Messages")}),(0,E.jsx)(Qc,{...t})]}),(0,E.jsxs)("div",{class:"gp-side gp-made",hidden:!!s,children:[(0,E.jsx)("h3",{children:(0,X.t)(
"The prompt that the model reads")}),(0,E.jsx)(Mi,{log:e,tokens:a,parts:i}),(0,E.jsx)(eu,{hasGeneration:i.some(({kind:c})=>c==="generation")})]})]}),(0,E.jsx)("\
p",{class:"gp-note gp-template-words",children:s?"":tu(t)}),l&&(0,E.jsx)("p",{class:"gp-note gp-warn",children:l})]})}function Qc({messages:e,parts:t,problem:n}){
let o=new Set(t.filter(({kind:s})=>s==="message").map(({message:s})=>s));return(0,E.jsx)("ol",{class:"gp-said",tabIndex:0,"aria-label":(0,X.t)("Messages"),children:e.
map(({role:s,content:r},a)=>(0,E.jsxs)("li",{"data-role":s,children:[(0,E.jsx)("span",{class:"gp-role",children:s}),(0,E.jsx)("p",{children:r}),!n&&o.size>0&&!o.
has(a)&&r.trim()&&(0,E.jsx)("p",{class:"gp-dropped",children:(0,X.t)("✕ The template leaves this message out.")})]},a))})}var eu=({hasGeneration:e})=>(0,E.jsxs)(
"p",{class:"gp-key gp-note",children:[(0,E.jsxs)("span",{children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"message"}),(0,X.t)("words of a message, under i\
ts role")]}),(0,E.jsxs)("span",{children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"template"}),(0,X.t)("written by the template")]}),(0,E.jsxs)("span",{class:"\
gp-generation-key",hidden:!e,children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"generation"}),(0,E.jsx)("span",{tabIndex:0,"data-tip":(0,X.t)("What the tem\
plate writes last when asked to (add_generation_prompt): the beginning of the assistant’s turn, so that the model answers."),children:(0,X.t)("generation prom\
pt")})]}),(0,E.jsxs)("span",{children:[(0,E.jsx)("b",{class:"gp-pill",children:(0,X.t)("token")}),(0,X.t)("special")]})]});function tu({tokens:e,parts:t}){let n=c=>t.
filter(({kind:p})=>p===c).reduce((p,{start:d,stop:m})=>p+m-d,0),[o,s,r]=["message","template","generation"].map(n),a={words:(0,Nt.count)(o),around:(0,Nt.count)(
s),begin:(0,Nt.count)(r)},i=o||s?(0,X.tn)(e.length,"{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.","{\
count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",a):r?(0,X.tn)(e.length,"{count} token: this template c\
hanges the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template changes the words, so th\
e origin of its tokens is unknown, except for the {begin} that begin the answer.",a):(0,X.tn)(e.length,"{count} token: this template changes the words, so the o\
rigin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown."),l=e.filter(({piece:c})=>c===null).length;
return`${i} ${(0,X.tn)(l,"{count} is special.","{count} are special.")}`}function nu({tokens:e,parts:t}){let n=t.filter(({kind:s})=>s==="message").flatMap(({start:s,
stop:r})=>e.slice(s,r)).filter(({piece:s})=>s===null),o=[...new Set(n.map(({text:s})=>(0,Nt.quoted)(s)))];return o.length?(0,X.t)("A message contains {tokens}: \
written like a special token, it is read as one, as if the template had written it.",{tokens:o.join(", ")}):""}var Ci=u(Y(),1),Nn=u(we(),1),Ai=u(ue(),1),_n=u(ze(),1),mt=u(C(),1);function Ni(e,t,n){let o=[],s=null,r=[],a=i=>{let l=r.map(({chosen:c})=>c.text).join("").trim();r.length&&s!==null&&o.push({text:l,begin:s,end:i,steps:r}),r=[]};
for(let i of e){let l=i.chosen.token_id;if(l>=n.first){let c=(l-n.first)*n.seconds;a(c),s=c}else s!==null&&l<t&&r.push(i)}return a(null),o}var Ii=u(Pn(),1),re=u(w(),1),Hi=e=>e.started?.request.media?.[0];function ou(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&
Hi(e)?.kind==="audio")}function su(e){let t=e.current();return!t||!e.started?.timestamps?[]:Ni((0,Ai.pathOf)(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.
started.timestamps)}function ru({log:e,changes:t}){let[n,o]=(0,Ci.useState)("");(0,Nn.useFresh)(t).run&&n&&o("");let s=Hi(e),r=su(e),a=e.current(),i=({steps:c})=>a!==
null&&c.includes(a),l=({steps:c,begin:p,end:d})=>{e.selectStep(c[0]),!(!("media_file"in e.answers)||!s?.sha256)&&Tn(e,s.sha256,p,d??s.seconds??p,o)};return(0,re.jsxs)(
re.Fragment,{children:[s&&r.length>0&&(0,re.jsx)(lu,{media:s,parts:r,isHere:i}),(0,re.jsx)("ol",{class:"gp-heard-parts",children:r.map((c,p)=>(0,re.jsx)("li",{children:(0,re.jsxs)(
"button",{type:"button","aria-current":i(c)||void 0,onClick:()=>l(c),children:[(0,re.jsx)("span",{children:c.text}),(0,re.jsx)("small",{children:au(c)})]})},p))}),
(0,re.jsx)("p",{class:"gp-note gp-heard-note",role:"status",children:r.length||e.running?n:iu(e)})]})}var Wi=(0,Nn.runPane)(ru,ou),au=({begin:e,end:t})=>t===null?
(0,mt.t)("from {begin} s on",{begin:(0,_n.fixed)(e,2)}):(0,mt.t)("{begin} to {end} s",{begin:(0,_n.fixed)(e,2),end:(0,_n.fixed)(t,2)}),iu=e=>e.started?.request.
return_timestamps?(0,mt.t)("The model wrote no words with times."):(0,mt.t)("Set return_timestamps among the knobs to have the model write when it heard each pa\
rt.");function lu({media:{preview:e,seconds:t=0},parts:n,isHere:o}){let s=Array.isArray(e)?e.map(Number):[],r=Math.max(1,...s),a=i=>100*i/t;return(0,re.jsxs)(re.Fragment,
{children:[(0,re.jsxs)("div",{class:"gp-heard-sound","aria-hidden":"true",children:[n.map((i,l)=>{let c=Math.max(0,100-a(i.end??t)),p={left:`${a(i.begin)}%`,right:`${c}\
%`};return(0,re.jsx)("i",{class:o(i)?"gp-here":void 0,style:p},l)}),(0,re.jsx)(Ii.Wave,{preview:s.map(i=>100*i/r)})]}),(0,re.jsxs)("div",{class:"gp-heard-ends",
"aria-hidden":"true",children:[(0,re.jsx)("span",{children:(0,mt.t)("{seconds} s",{seconds:0})}),(0,re.jsx)("span",{children:(0,mt.t)("{seconds} s",{seconds:t})})]})]})}var Ao=u(Y(),1),rl=u($i(),1),al=u(we(),1),il=u(G(),1),U=u(C(),1),Io=u(Te(),1),ll=u(Gi(),1),An=u(ji(),1);var Cn=u(ze(),1),Ui=u(Ki(),1),Se=u(G(),1),Z=u(C(),1);function Vi(e,t){let{total:n,isSynthid:o}=t;return[{name:(0,Z.t)("tokens scored"),value:(0,Se.count)(n.scored),
term:"length",meaning:(0,Z.t)("Tokens that count: those with enough tokens before them, without the prompt.")},...n.scored&&!o?pu(t):[],...n.chosen?cu(e,t):[],...n.
marks?[uu(e,t)]:[]]}var Co=(e,t,n)=>(0,Ui.quotientWords)(e,(0,Se.count)(t),n);function pu({total:{green:e,scored:t,expected:n}}){let o=(0,Se.percent)(e/t),s=(0,Se.percent)(
n/t);return[{name:(0,Z.t)("green"),value:o,term:"green-list",meaning:(0,Z.t)("The share of the scored tokens that got the bias."),run:`${(0,Se.count)(e)} / ${(0,Se.count)(
t)} = ${o}`,formula:(0,Z.t)("green / scored"),unit:"%"},{name:(0,Z.t)("expected at least"),value:s,term:"green-list",meaning:(0,Z.t)("At least this share is gre\
en on average over all green lists, for this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little."),run:Co(
(0,Cn.fixed)(n,2),t,s),formula:"",unit:"%"}]}function cu(e,{total:t}){let{chosen:n,surprisal:o,gained:s,likely:r,entropy:a}=t,{unit:i}=e,l=!!e.started?.effective.
do_sample,c=l?a:r,p=f=>(0,Se.information)(f/n,i),d=f=>Co((0,Cn.fixed)((0,Se.fromNats)(f,i),2),n,p(f)),m=p(o-c),h=(0,Z.t)("bits or nats");return[{name:(0,Z.t)("s\
urprisal before the watermark"),value:p(o),term:"surprisal",meaning:(0,Z.t)("How unexpected the chosen tokens were just before the watermark, on average: minus \
the logarithm of their probability."),run:d(o),formula:"−(Σ log p) / n"},...e.usesBeams?[]:[{name:(0,Z.t)("without it"),value:p(c),term:l?"entropy":"surprisa\
l",meaning:l?(0,Z.t)("Tokens drawn without the watermark would have had this on average: the entropy just before it."):(0,Z.t)("The likeliest token at each posi\
tion would have had this."),run:d(c),formula:l?"(Σ H) / n":"−(Σ log p) / n"},{name:(0,Z.t)("log-probability lost"),value:m,term:"logprob",meaning:(0,Z.t)("T\
he price per token: how much less probable than that the chosen tokens are. Values below 0 are luck."),run:`${p(o)} − ${p(c)} = ${m}`,formula:"",unit:h}],{name:(0,Z.t)(
"raised by"),value:p(s),term:"logprob",meaning:(0,Z.t)("How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts this\
 is the divergence of what was drawn from what the model would draw."),run:d(s),formula:"(Σ log p′ − log p) / n",unit:h}]}function uu({started:e},{total:{suppressed:t,
marks:n},isSynthid:o}){let s=(0,Cn.fixed)(t/n,1);return{name:(0,Z.t)("suppressed"),value:(0,Z.t)("{value} of {count}",{value:s,count:(0,Se.count)(e?.request.top_candidates??
10)}),term:o?"g-value":"green-list",meaning:(0,Z.t)("How many of the likeliest tokens the watermark made less likely, on average over the positions."),run:Co((0,Se.count)(
t),n,s),formula:"",unit:(0,Z.t)("tokens")}}var In=u(Ji(),1),Ct=u(Zi(),1),Hn=u(el(),1),Wn=u(nl(),1),pl=u(ot(),1),cl=u(sl(),1),N=u(w(),1);function du({log:e}){let[t,n]=(0,Ao.useState)(3),o=(0,In.marksOf)(e),
{verdict:s,sign:r,words:a,more:i}=hu(e,o,t),{scored:l}=o.total;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsxs)("header",{class:"gp-head",children:[(0,N.jsx)("\
h2",{class:"gp-title",children:(0,U.t)("Watermark")}),(0,N.jsx)("p",{class:"gp-note gp-mark-about",children:mu(e,o)})]}),(0,N.jsxs)("p",{class:"gp-finding","dat\
a-verdict":s,children:[(0,N.jsx)("span",{class:"gp-finding-sign","aria-hidden":"true",children:r}),(0,N.jsx)("span",{class:"gp-finding-words",children:a})]}),(0,N.jsx)(
"p",{class:"gp-finding-more",children:i}),(0,N.jsx)("p",{class:"gp-hidden gp-mark-told",role:"status",children:e.finished&&`${a}. ${(0,U.tn)(l,"{count} token sc\
ored.","{count} tokens scored.")}`}),(0,N.jsx)(fu,{log:e,marks:o}),(0,N.jsxs)("div",{class:"gp-mark-halves",children:[(0,N.jsx)(gu,{log:e,marks:o}),(0,N.jsx)(bu,
{log:e,marks:o,threshold:t,setThreshold:n})]})]})}var ul=(0,al.runPane)(du,pl.SPECIAL_RUNS.watermark);function mu(e,{watermark:t}){let n=(0,Hn.settingsOfWatermark)(
t),o=e.current(),s=o&&e.lines().length>1?e.lineOf(o):null;return s?`${s.label} · ${n}`:n}function hu(e,t,n){let{z:o,scored:s}=t.total;if(o===null)return{verdict:"\
wait",sign:"…",words:s?(0,U.t)("z is not known, because the watermark’s settings are not"):(0,U.t)("Nothing to score yet"),more:""};let r={z:(0,cl.zWords)(o)},
a=(0,U.t)("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",{p:(0,Ct.pWords)((0,Ct.pValue)(o))}),i=`${(0,In.shareWords)(
t)} ${a}`;return o>n?{verdict:"good",sign:"◆",words:e.running?(0,U.t)("A detector finds it so far: z = {z}",r):(0,U.t)("A detector finds it: z = {z}",r),more:i}:
{verdict:"even",sign:"◇",words:e.running?(0,U.t)("A detector does not find it so far: z = {z}",r):(0,U.t)("A detector does not find it: z = {z}",r),more:i}}function fu({
log:e,marks:t}){let{unscored:n,early:o}=t.total,s=e.selected?e.current():null;return(0,N.jsxs)("div",{class:"gp-marked-box",children:[(0,N.jsx)(An.MarkLegend,{class:"\
gp-mark-key",kind:t.isSynthid?"synthid":"green",unscored:n>0,repeated:o>0,faint:(0,U.t)("faint: a detector without the prompt cannot score it")}),(0,N.jsx)(An.MarkedWords,
{class:"gp-marked-words",label:(0,U.t)("The text, each token marked. Arrow keys move, Enter selects."),items:t.items,press:({step:r})=>e.selectStep(r),chosen:t.
items.findIndex(({step:r})=>r===s)})]})}function gu({log:e,marks:t}){return(0,N.jsx)("dl",{class:"gp-mark-figures",children:Vi(e,t).map(({name:n,value:o,term:s,
meaning:r,run:a,formula:i,unit:l})=>(0,N.jsxs)("div",{children:[(0,N.jsx)("dt",{children:(0,N.jsx)(Io.Term,{id:s,run:()=>(0,il.asSentence)(a??""),meaning:r,formula:i,
unit:l,children:n})}),(0,N.jsx)("dd",{children:o})]},n))})}function bu({log:e,marks:t,threshold:n,setThreshold:o}){let[s,r]=(0,Ao.useState)(!1),{watermark:a,total:i}=t,
l=t.points("z"),c=[yu(t,l),...wu(e,t)],p=l.length?(0,Hn.neededFor)(l,i,a,n):null,d=()=>(0,ll.zRunWords)(t),m=(0,U.t)("z after each token that a detector scores,\
 as if the text ended there: how many standard deviations more of them are marked than by chance. It grows with the square root of the length where their share \
stays the same.");return(0,N.jsxs)("figure",{class:"gp-z-figure",children:[(0,N.jsx)("h3",{children:(0,N.jsx)(Io.Term,{id:"z-score",run:d,meaning:m,children:(0,U.t)(
"z as the text grows")})}),(0,N.jsxs)("p",{class:"gp-threshold-row gp-note",children:[(0,N.jsxs)("label",{children:[(0,U.t)("threshold")," ",(0,N.jsx)("input",{
class:"gp-threshold",type:"number",min:0,max:30,step:.5,defaultValue:"3",inputMode:"decimal","aria-invalid":s,onInput:({currentTarget:{valueAsNumber:h}})=>{let f=h>=
0&&h<=30;r(!f),f&&o(h)}})]}),(0,N.jsx)("span",{class:"gp-threshold-words",role:"status",children:s?(0,U.t)("The threshold must be from 0 to 30."):(0,Ct.thresholdWords)(
n)})]}),(0,N.jsx)(rl.LineKeys,{class:"gp-z-keys",keys:(0,Wn.zKeys)(c)}),(0,N.jsx)(Wn.ZPicture,{class:"gp-z-box",curves:c,threshold:n,needed:p,label:(0,U.t)("z o\
ver the number of tokens, threshold {threshold}",{threshold:n})}),(0,N.jsx)("p",{class:"gp-note gp-z-needed-words",children:p?.words})]})}function yu({watermark:e},t){
let n=[(0,U.t)("What a detector finds if it knows the key and sees the text without its prompt.")];return e.keys&&n.push((0,U.t)("For SynthID it is the z of the\
 plain mean of all g-values, against fair coins.")),{name:(0,U.t)("this text"),look:"measured",points:t,tip:n.join(" ")}}function wu(e,t){let n=t.points("forese\
en");if(!n.length)return[];let o=[(0,U.t)("What this bias leads to at least, given how uncertain the model was at each token: the sum of p / (1 + m p) over the \
vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];return e.started?.effective.do_sample||o.push((0,U.t)("That holds where t\
okens are drawn; here the likeliest are taken, which can be greener or less green.")),[{name:(0,U.t)("expected at least"),look:"expected",points:n,tip:o.join(" ")}]}var hl=u(ml(),1);(0,hl.addSpecialPanes)({drafts:Ns,beams:zs,beamtree:Hr,hypotheses:aa,canvas:Ha,layers:oi,cross_attention:Ua,reranked:ui,template:_i,spoken:ki,word_times:Wi,
watermark:ul});})();
