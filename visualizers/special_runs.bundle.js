// Written by .ci/bundle.py from modules with the SHA-256 e7e18e8308f8dcb87696d08f750f0951bbe8d4d05dc062f5453b2a5603b6fda2: edit those.
"use strict";(()=>{var el=Object.create;var Ho=Object.defineProperty;var tl=Object.getOwnPropertyDescriptor;var nl=Object.getOwnPropertyNames;var ol=Object.getPrototypeOf,sl=Object.prototype.hasOwnProperty;var v=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var rl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of nl(t))!sl.call(e,s)&&s!==n&&Ho(e,s,{get:()=>t[s],enumerable:!(o=tl(t,s))||o.enumerable});
return e};var p=(e,t,n)=>(n=e!=null?el(ol(e)):{},rl(t||!e||!e.__esModule?Ho(n,"default",{value:e,enumerable:!0}):n,e));var J=v((Vp,$o)=>{$o.exports=window.GenerationPlaygroundModules["node_modules/preact/hooks/dist/hooks.mjs"]});var ye=v((Jp,zo)=>{zo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/component.tsx"]});var fe=v((Yp,Wo)=>{Wo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/log.ts"]});var D=v((Xp,Fo)=>{Fo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/text.ts"]});var N=v((Zp,Do)=>{Do.exports=window.GenerationPlaygroundModules["visualizers/panes/core/texts.ts"]});var dt=v((Qp,Go)=>{Go.exports=window.GenerationPlaygroundModules["visualizers/panes/core/values.ts"]});var Se=v((eu,jo)=>{jo.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/term.tsx"]});var Ct=v((tu,qo)=>{qo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/acceptance.ts"]});var Uo=v((nu,Ko)=>{Ko.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_figures.tsx"]});var Ut=v((ou,Vo)=>{Vo.exports=window.GenerationPlaygroundModules["visualizers/panes/assisted/draft_words.ts"]});var Wn=v((su,Jo)=>{Jo.exports=window.GenerationPlaygroundModules["visualizers/panes/core/theme.ts"]});var w=v((au,ts)=>{ts.exports=window.GenerationPlaygroundModules["node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs"]});var Fn=v((cu,as)=>{as.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/tip.ts"]});var Ge=v((pu,is)=>{is.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_label.tsx"]});var cs=v((uu,ls)=>{ls.exports=window.GenerationPlaygroundModules["visualizers/panes/draws/accept_bar.tsx"]});var et=v((fu,ks)=>{ks.exports=window.GenerationPlaygroundModules["visualizers/panes/special_run_kinds.ts"]});var Ht=v((wu,Ps)=>{Ps.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/constraints.ts"]});var Un=v((ku,Ms)=>{Ms.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/beam_words.ts"]});var Yn=v((xu,_s)=>{_s.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/files.tsx"]});var ze=v((Tu,Bs)=>{Bs.exports=window.GenerationPlaygroundModules["visualizers/panes/core/notation.ts"]});var en=v((Pu,Ns)=>{Ns.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/tree_layout.ts"]});var nt=v((Ru,zs)=>{zs.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/beam_finalization.ts"]});var sn=v((Eu,Ds)=>{Ds.exports=window.GenerationPlaygroundModules["visualizers/panes/beam_search/tree_picture.ts"]});var ro=v((zu,ar)=>{ar.exports=window.GenerationPlaygroundModules["visualizers/panes/core/dom_patch.ts"]});var co=v((Qu,kr)=>{kr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/filled.tsx"]});var go=v((md,qr)=>{qr.exports=window.GenerationPlaygroundModules["visualizers/panes/core/shades.ts"]});var Tn=v((fd,Vr)=>{Vr.exports=window.GenerationPlaygroundModules["visualizers/panes/diffusion/canvas_state.ts"]});var Qr=v((yd,Zr)=>{Zr.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/shade_scale.tsx"]});var yo=v((wd,ea)=>{ea.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/token_ink.tsx"]});var la=v((vd,ia)=>{ia.exports=window.GenerationPlaygroundModules["visualizers/panes/widgets/sentences.tsx"]});var pa=v((xd,ca)=>{ca.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/stages.ts"]});var Sa=v((Bd,Ta)=>{Ta.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/lens_places.ts"]});var Mn=v((Cd,Pa)=>{Pa.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/media_chips.tsx"]});var Aa=v((Id,Na)=>{Na.exports=window.GenerationPlaygroundModules["visualizers/panes/core/slider_keys.ts"]});var Xa=v((Gd,Ya)=>{Ya.exports=window.GenerationPlaygroundModules["visualizers/panes/core/bytes.ts"]});var ai=v((Kd,ri)=>{ri.exports=window.GenerationPlaygroundModules["visualizers/panes/core/virtual_rows.ts"]});var li=v((Ud,ii)=>{ii.exports=window.GenerationPlaygroundModules["visualizers/panes/tokens/card.tsx"]});var Si=v((tm,Ti)=>{Ti.exports=window.GenerationPlaygroundModules["visualizers/panes/charts/line_keys.tsx"]});var Mi=v((nm,Pi)=>{Pi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/detection_words.ts"]});var Li=v((om,Ri)=>{Ri.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/mark_answer.tsx"]});var Oi=v((sm,Ei)=>{Ei.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/marked_text.tsx"]});var Bi=v((rm,_i)=>{_i.exports=window.GenerationPlaygroundModules["visualizers/panes/core/run_sums.ts"]});var Ii=v((im,Ai)=>{Ai.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_marks.ts"]});var $i=v((lm,Hi)=>{Hi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_statistics.ts"]});var Wi=v((cm,zi)=>{zi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/watermark_words.ts"]});var Di=v((pm,Fi)=>{Fi.exports=window.GenerationPlaygroundModules["visualizers/panes/watermarks/z_picture.tsx"]});var Xi=v((mm,Yi)=>{Yi.exports=window.GenerationPlaygroundModules["visualizers/panes/core/runtime.ts"]});var Be=p(J(),1),Vt=p(ye(),1),vs=p(fe(),1),xs=p(D(),1),te=p(N(),1),Kn=p(dt(),1),mt=p(Se(),1),Jt=p(Ct(),1),Yt=p(Uo(),1),ht=p(Ut(),1);var Le=p(J(),1),Nt=p(D(),1),we=p(N(),1),ss=p(Wn(),1),At=p(Ut(),1);var Yo=p(Ct(),1),[al,il,ll,cl]=[3,16,9,90],Qe=84;function Xo(e,t){let n=Math.max(1,Math.ceil(e.length/Math.max(1,Math.floor(t/al)))),o=[];for(let l=0;l<e.length;l+=
n)o.push(pl(e.slice(l,l+n)));let s=Math.max(1,...o.map(({drafted:l})=>l)),r=Math.max(1,Math.min(ll,cl/s)),a=Math.ceil(s*r),i=Math.max(il,o.length);return{columns:o,
each:n,room:i,cell:r,longestDraft:s,drafts:a,top:ul(o),height:a+16+Qe}}function pl(e){let t=n=>e.reduce((o,s)=>o+n(s),0)/e.length;return{accepted:t(n=>n.num_accepted),
judged:t(Yo.judgedOf),drafted:t(n=>n.drafted.length),draft:t(n=>n.draft_seconds),verify:t(n=>n.verify_seconds),longest:Math.max(...e.map(n=>n.draft_seconds+n.verify_seconds))}}
var Zo=({draft:e,verify:t})=>e+t;function ul(e){let t=e.map(Zo).sort((s,r)=>s-r),n=t.at(-1)??0,o=t[Math.floor((t.length-1)*.9)];return(n>2*o&&t.length>4?1.25*o:
n)||1}var Qo=({columns:e,top:t})=>e.filter(n=>Zo(n)>t);function es(e,t,n){let o=devicePixelRatio,[s,r]=[Math.round(n*o),Math.round(t.height*o)];e.width!==s&&(e.
width=s),e.height!==r&&(e.height=r);let a=e.getContext("2d");if(!n||!a)return;let i=getComputedStyle(e),l=m=>i.getPropertyValue(`--gp-${m}`).trim();a.setTransform(
o,0,0,o,0,0),a.clearRect(0,0,n,t.height);let u=n/t.room,c=u>6?Math.min(6,u*.2):u>3.5?1:0;a.fillStyle=l("line"),a.fillRect(0,t.drafts,n,1),a.fillRect(0,t.height-
1,n,1);let d={accepted:l("accepted"),rejected:l("rejected"),muted:l("muted"),verify:l("kept"),draft:l("before"),surface:l("surface")};t.columns.forEach((m,h)=>{
let f=[h*u+c/2,u-c];t.each===1?dl(a,d,m,f,t):hl(a,d,m,f,t),fl(a,d,m,f,t)})}function dl(e,t,{accepted:n,judged:o,drafted:s},[r,a],i){let{cell:l,drafts:u}=i,c=Math.
max(1,l-(l>3?1.5:0));for(let d=0;d<s;d++){let m=u-(d+1)*l;if(d<n)e.fillStyle=t.accepted,e.fillRect(r,m,a,c);else if(d<o)ml(e,t.rejected,r+a/2,m+c/2,Math.min(a,Math.
max(c,5),7)/2);else{e.fillStyle=t.muted;let h=Math.min(a,c,2.5);e.fillRect(r+(a-h)/2,m+(c-h)/2,h,h)}}}function ml(e,t,n,o,s){e.strokeStyle=t,e.lineWidth=s>2?2:1,
e.beginPath(),e.moveTo(n-s,o-s),e.lineTo(n+s,o+s),e.moveTo(n-s,o+s),e.lineTo(n+s,o-s),e.stroke()}function hl(e,t,{accepted:n,drafted:o},[s,r],{drafts:a,cell:i}){
e.fillStyle=t.accepted,e.fillRect(s,a-n*i,r,n*i),e.fillStyle=t.muted,e.fillRect(s,a-o*i,r,1)}function fl(e,t,{draft:n,verify:o},[s,r],{top:a,height:i}){let l=i-
1,u=Math.min(1,a/(n+o))/a,[c,d]=[n*u*Qe,o*u*Qe];e.fillStyle=t.verify,e.fillRect(s,l-c-d,r,d),gl(e,t.draft,s,l-c,r,c),!(n+o<=a)&&(e.fillStyle=t.surface,e.fillRect(
s-1,l-Qe+7,r+2,3),e.fillRect(s-1,l-Qe+13,r+2,3))}function gl(e,t,n,o,s,r){if(!(r<=0)){if(s<5){e.fillStyle=t,e.fillRect(n,o,s,r);return}e.save(),e.beginPath(),e.
rect(n,o,s,r),e.clip(),e.strokeStyle=t,e.lineWidth=1.5,e.beginPath();for(let a=-r;a<s;a+=5)e.moveTo(n+a,o+r),e.lineTo(n+a+r,o);e.rect(n+.75,o+.75,Math.max(0,s-1.5),
Math.max(0,r-1.5)),e.stroke(),e.restore()}}var Q=p(w(),1),ns={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};function rs({log:e,rounds:t,steps:n}){let o=(0,Le.useRef)(
null),[s,r]=(0,Le.useState)(0),[a,i]=(0,Le.useReducer)(k=>k+1,0),[l,u]=(0,Le.useState)(null);(0,Le.useLayoutEffect)(()=>{let k=o.current;if(!k)return;let V=()=>r(
k.clientWidth);V();let ae=new ResizeObserver(V);ae.observe(k);let $=(0,ss.onTheme)(()=>i(void 0));return()=>{ae.disconnect(),$()}},[]);let c=(0,Le.useMemo)(()=>Xo(
t,s),[t.length,t[0],s]);(0,Le.useLayoutEffect)(()=>{o.current&&es(o.current,c,s)},[c,a]);let d=bl(e,t),m=d===null?"":os(t[d]),h=k=>e.selectStep(n[t[k].start]??null),
f=({clientX:k})=>{let{left:V=0,width:ae=1}=o.current?.getBoundingClientRect()??{},$=Math.floor((k-V)/ae*c.room)*c.each;return Math.max(0,Math.min(t.length-1,$))},
g=k=>{t.length&&(k.buttons===1&&h(f(k)),u(k.buttons===1?null:f(k)))},b=k=>{k.key==="Escape"&&e.selectStep(null),!(!Object.hasOwn(ns,k.key)||!t.length)&&(k.preventDefault(),
u(null),h(Math.max(0,Math.min(t.length-1,(d??t.length-1)+ns[k.key]))))},R=Qo(c),K=Math.max(0,...c.columns.map(k=>k.longest)),Re=[c.each>1&&(0,we.t)("Each column\
 is the mean of {each} rounds.",{each:c.each}),R.length>0&&(0,we.tn)(R.length,"One column is cut off; the longest round took {time}.","{count} columns are cut o\
ff; the longest round took {time}.",{time:(0,At.shortTime)(K)})],L=k=>`${(100*k/c.room).toFixed(2)}%`;return(0,Q.jsxs)(Q.Fragment,{children:[(0,Q.jsxs)("div",{class:"\
gp-map",children:[(0,Q.jsxs)("div",{class:"gp-map-sides gp-note","aria-hidden":"true",children:[(0,Q.jsxs)("div",{class:"gp-map-side",style:{height:`${c.drafts}\
px`},children:[(0,Q.jsx)("span",{class:"gp-drafts-end",children:c.longestDraft>=1.5?(0,Nt.count)(Math.round(c.longestDraft)):"1"}),(0,Q.jsx)("span",{children:(0,we.t)(
"tokens")})]}),(0,Q.jsxs)("div",{class:"gp-map-side",style:{height:`${Qe}px`},children:[(0,Q.jsx)("span",{class:"gp-times-end",children:(0,At.shortTime)(c.top)}),
(0,Q.jsx)("span",{children:(0,we.t)("time")})]})]}),(0,Q.jsxs)("div",{class:"gp-map-plot",tabIndex:0,role:"slider","aria-label":(0,we.t)("Round of drafting and \
verifying"),"aria-valuemin":1,"aria-valuemax":t.length,"aria-valuenow":(d??0)+1,"aria-valuetext":m||(0,we.t)("no round yet"),onPointerMove:g,onPointerLeave:()=>u(
null),onClick:k=>t.length>0&&h(f(k)),onKeyDown:b,children:[(0,Q.jsx)("canvas",{ref:o,"aria-hidden":"true",style:{height:`${c.height}px`}}),d!==null&&(0,Q.jsx)("\
i",{class:"gp-column",style:{left:L(Math.floor(d/c.each)),width:L(1)}})]}),(0,Q.jsxs)("div",{class:"gp-map-axis gp-note","aria-hidden":"true",style:{width:L(c.columns.
length)},children:[(0,Q.jsx)("span",{children:(0,we.t)("round 1")}),(0,Q.jsx)("span",{class:"gp-map-last",children:(0,we.t)("round {number}",{number:(0,Nt.count)(
t.length)})})]})]}),(0,Q.jsx)("p",{class:"gp-map-reading",children:l!==null&&l<t.length?os(t[l]):m}),(0,Q.jsx)("p",{class:"gp-note gp-map-note",children:Re.filter(
Boolean).join(" ")})]})}function bl(e,t){let n=e.current()?.draft;return n&&t[n.round.index]===n.round?n.round.index:null}function os(e){let t={round:e.index+1,
draft:(0,At.shortTime)(e.draft_seconds),verify:(0,At.shortTime)(e.verify_seconds),accepted:e.num_accepted,token:(0,Nt.quoted)(e.next_text)},{length:n}=e.drafted;
return e.follow==="target"?(0,we.t)("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.",t):e.follow==="bonus"?(0,we.tn)(n,"Round {ro\
und}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {round}: draft {draft}, verify {verify}; {accepte\
d} of {count} drafted tokens kept, then {token} as bonus.",t):e.follow==="correction"?(0,we.tn)(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of \
{count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token}\
 as correction.",t):(0,we.tn)(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept; the text ended inside the draft.","Rou\
nd {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ended inside the draft.",t)}var le=p(J(),1),bs=p(ye(),1),ys=p(N(),1),qn=p(Ct(),1);var Oe=p(D(),1),Ee=p(N(),1),us=p(Fn(),1),Gn=p(Ge(),1),ds=p(cs(),1),ms=p(Ct(),1),Pe=p(Ut(),1),O=p(w(),1);function hs({round:e,judge:t,steps:n,current:o,isPressed:s,
stop:r}){let{drafted:a,num_accepted:i,index:l}=e,u=(0,ms.judgedOf)(e),c=f=>({number:l+1,isCurrent:f===o,isPressed:s&&f===o,isStop:f===r}),d=n.at(e.start+i),[m,h]=Pe.ORIGINS[e.
follow]??["",""];return(0,O.jsxs)(O.Fragment,{children:[(0,O.jsxs)("div",{class:"gp-round-head",children:[(0,O.jsx)("b",{children:(0,Ee.t)("Round {number}",{number:l+
1})}),(0,O.jsx)("span",{children:a.length?(0,Ee.t)("{accepted} of {drafted} kept",{accepted:i,drafted:a.length}):(0,Ee.t)("no draft")}),(0,O.jsx)("span",{class:"\
gp-round-time",children:(0,Ee.t)("draft {time}",{time:(0,Pe.shortTime)(e.draft_seconds)})}),(0,O.jsx)("span",{class:"gp-round-time",children:(0,Ee.t)("verify {t\
ime}",{time:(0,Pe.shortTime)(e.verify_seconds)})})]}),(0,O.jsxs)("div",{class:"gp-cards",children:[a.slice(0,u).map((f,g)=>{let b=(0,Pe.draftFate)(e,g);return(0,O.jsxs)(
ps,{...c(g),look:b,sign:b==="accepted"?"✓":"✗",token:f.text,which:(0,Ee.t)("drafted token {place} of {size}",{place:g+1,size:a.length}),why:(0,Pe.fateWords)(
e,g,t),children:[(0,O.jsx)(Dn,{name:"p",share:(0,Oe.probability)(f.target_logprob)}),f.draft_logprob!==null&&(0,O.jsx)(Dn,{name:"q",share:(0,Oe.probability)(f.draft_logprob)}),
t.samples&&(0,O.jsxs)("span",{class:"gp-chance",children:[(0,Ee.t)("chance"),(0,O.jsx)("b",{children:(0,Oe.percent)((0,Pe.keepChance)(f,t))})]}),(0,O.jsx)(ds.AcceptBar,
{token:f,judge:t,isSmall:!0})]},g)}),e.next_token_id!==null&&(0,O.jsxs)(ps,{...c(u),isOwn:!0,look:e.follow,sign:m,token:e.next_text,which:(0,Ee.t)("the target’s\
 own token"),why:(0,Pe.followWords)(e,t),children:[d&&(0,O.jsx)(Dn,{name:"p",share:(0,Oe.numbersOf)(d).probability}),(0,O.jsx)("span",{class:"gp-chance",children:h})]}),
u<a.length&&(0,O.jsxs)("span",{class:"gp-behind",children:[(0,O.jsx)("span",{class:"gp-note",children:(0,Ee.t)("never judged")}),a.slice(u).map(({text:f,draft_logprob:g},b)=>(0,O.jsxs)(
"span",{class:"gp-unjudged",children:[(0,O.jsx)(Gn.TokenLabel,{text:f,class:"gp-word"}),(0,O.jsx)("small",{children:g===null?null:` q ${(0,Oe.percent)((0,Oe.probability)(
g))}`})]},b))]}),e.follow==="none"&&(0,O.jsxs)("span",{class:"gp-note gp-ended",children:["■ ",(0,Ee.t)("the text ended inside its draft")]})]})]})}function ps({
number:e,look:t,sign:n,token:o,which:s,why:r,isOwn:a,isCurrent:i,isPressed:l,isStop:u,children:c}){return(0,O.jsxs)("button",{type:"button",class:["gp-draft-car\
d",a&&"gp-own-card",i&&"gp-current"].filter(Boolean).join(" "),ref:(0,us.tip)(()=>r),tabIndex:u?0:-1,"aria-pressed":l,"aria-label":(0,Ee.t)("Round {number}, {wh\
ich}, {token}: {why}",{number:e,which:s,token:(0,Oe.quoted)(o),why:r}),"data-draft":t,"data-tip":"",children:[(0,O.jsxs)("span",{class:"gp-draft-head",children:[
(0,O.jsx)("span",{class:"gp-sign",children:n}),(0,O.jsx)(Gn.TokenLabel,{text:o,class:"gp-ink gp-word"})]}),c]})}var Dn=({name:e,share:t})=>(0,O.jsxs)("span",{class:"\
gp-bar-line",children:[(0,O.jsx)("i",{class:"gp-pq",children:e}),(0,O.jsx)("span",{class:"gp-track",children:(0,O.jsx)("i",{class:`gp-part-${e}`,style:{width:`${(t*
100).toFixed(2)}%`}})}),(0,O.jsx)("span",{class:"gp-amount",children:(0,Oe.percent)(t)})]});var It=p(w(),1),jn=e=>(0,qn.judgedOf)(e)+(e.next_token_id===null?0:1);function ws({log:e,rounds:t,steps:n,judge:o}){let s=(0,le.useRef)(null),r=(0,bs.useRedraw)(),
a=(0,le.useRef)({number:0,card:0}),i=(0,le.useRef)(!1),l=(0,le.useRef)({isAtEnd:!0,top:0,selected:e.selected}),u=(0,le.useRef)(null),c=(0,le.useRef)(new WeakMap),
d=(0,le.useRef)(new Map),m=()=>{s.current&&l.current.isAtEnd&&!e.selected&&e.running&&(s.current.scrollTop=s.current.scrollHeight)},h=(L,k)=>(u.current??=new IntersectionObserver(
V=>{for(let{isIntersecting:ae,target:$}of V)ae&&c.current.get($)?.();m()},{rootMargin:"200px 0px"}),c.current.set(L,k),u.current.observe(L),()=>u.current?.unobserve(
L)),f=yl(e,t);f&&!s.current?.contains(document.activeElement)&&(a.current=f),(0,le.useLayoutEffect)(()=>{let L=l.current.selected!==e.selected;if(l.current.selected=
e.selected,L&&!e.selected&&(l.current.isAtEnd=!0),L&&f&&gs(s.current,f.number),!i.current)return;i.current=!1;let{number:k,card:V}=a.current;gs(s.current,k),s.current?.
children[k]?.querySelectorAll(".gp-draft-card")[V].focus({preventScroll:!0})});let g=L=>{if(!L)return;a.current=L,i.current=!0;let k=t[L.number],V=L.card>=k.num_accepted&&
L.card<(0,qn.judgedOf)(k),ae=n.at(k.start+Math.min(L.card,k.num_accepted));ae&&V?e.selectRejected(ae,k,L.card):ae&&e.selectStep(ae),r()},b=L=>{L.key==="Escape"&&
e.selectStep(null);let k=L.target instanceof Element?L.target.closest(".gp-draft-card"):null,V=k?.closest(".gp-round");if(!k||!V||L.ctrlKey||L.metaKey||L.altKey||
!Object.hasOwn(fs,L.key))return;L.preventDefault();let ae=[...s.current?.children??[]].indexOf(V);g(fs[L.key]({number:ae,card:[...V.querySelectorAll(".gp-draft-\
card")].indexOf(k)},t))},R=()=>{if(!s.current)return;let{scrollTop:L,scrollHeight:k,clientHeight:V}=s.current;k-L-V<80?l.current.isAtEnd=!0:L<l.current.top&&(l.
current.isAtEnd=!1),l.current.top=L},K=(0,le.useRef)(g);K.current=g;let Re=t.map((L,k)=>{let V=f?.number===k?f.card:null,ae=a.current.number===k?a.current.card:
null,$=V!==null&&e.selected!==null,Ye=`${V} ${ae} ${$}`,Ao=d.current.get(L);if(Ao?.key===Ye)return Ao.row;let Io=(0,It.jsx)(wl,{round:L,judge:o,steps:n,current:V,
isPressed:$,stop:ae,go:Qi=>K.current({number:k,card:Qi}),waitForSight:h,filled:m},k);return d.current.set(L,{row:Io,key:Ye}),Io});return(0,It.jsx)("ol",{ref:s,class:"\
gp-rounds",tabIndex:-1,"aria-label":(0,ys.t)("Rounds. Click a token to see it in the text; the arrow keys move, Escape follows the newest."),onKeyDown:b,onScroll:R,
children:Re})}function yl(e,t){let n=e.current();if(!n?.draft)return null;let{round:o}=n.draft,s=o.index;if(t[s]!==o)return null;if(e.rejected?.round===o)return{
number:s,card:e.rejected.place};let r=n.index-o.start;return{number:s,card:r<o.num_accepted?r:jn(o)-1}}var fs={ArrowRight:({number:e,card:t},n)=>t+1<jn(n[e])?{number:e,
card:t+1}:e+1<n.length?{number:e+1,card:0}:null,ArrowLeft:({number:e,card:t},n)=>t>0?{number:e,card:t-1}:e>0?{number:e-1,card:jn(n[e-1])-1}:null,ArrowDown:({number:e},t)=>e+
1<t.length?{number:e+1,card:0}:null,ArrowUp:({number:e})=>e>0?{number:e-1,card:0}:null,Home:()=>({number:0,card:0}),End:(e,t)=>({number:t.length-1,card:0})};function gs(e,t){
let n=e?.children[t];if(!e||!(n instanceof HTMLElement))return;let[o,s]=[n.offsetTop,n.offsetTop+n.offsetHeight];o<e.scrollTop?e.scrollTop=o:s>e.scrollTop+e.clientHeight&&
(e.scrollTop=Math.min(o,s-e.clientHeight))}function wl({round:e,judge:t,steps:n,current:o,isPressed:s,stop:r,go:a,waitForSight:i,filled:l}){let u=(0,le.useRef)(
null),[c,d]=(0,le.useState)(!1),m=(0,le.useRef)(!1),h=m.current||=c||o!==null||r!==null;(0,le.useEffect)(()=>{if(!h&&u.current)return i(u.current,()=>d(!0))},[h]),
(0,le.useLayoutEffect)(l,[h]);let f=({target:b})=>{let R=b instanceof Element?b.closest(".gp-draft-card"):null,K=[...u.current?.querySelectorAll(".gp-draft-card")??
[]];a(R?K.indexOf(R):0)};return(0,It.jsx)("li",{ref:u,class:["gp-round",h&&"gp-filled",o!==null&&"gp-current-round"].filter(Boolean).join(" "),onClick:f,children:h&&
(0,It.jsx)(hs,{round:e,judge:t,steps:n,current:o,isPressed:s,stop:r})})}var Ts=p(et(),1),T=p(w(),1);function kl({log:e,changes:t}){let[n]=(0,Be.useState)(()=>new vs.Along(null,()=>null)),[o]=(0,Be.useState)(()=>new Jt.AcceptanceAlong),
s=(0,Be.useRef)(0),r=(0,Vt.useFresh)(t);r.run&&(s.current+=1),(r.run||r.steps)&&n.follow(e.lasts[0]??null);let a=vl(e,n.steps.length),{length:i}=a,l=i?a[0]:null,
u=(0,Be.useMemo)(()=>(0,ht.judgeOf)(e.started),[e.started]),c=(0,Be.useMemo)(()=>o.read(a),[l,i]),d=(0,Be.useMemo)(()=>a.some(({drafted:g})=>(0,Kn.isKnown)(g.at(
0)?.draft_logprob)),[l,i]),m=(0,Be.useMemo)(()=>a.some(({drafted:g})=>(0,Kn.isKnown)(g.at(0)?.uniform)),[l,i]),h=(0,Be.useMemo)(()=>(0,T.jsx)(Yt.DraftFigures,{figures:c,
judge:u}),[c,u]),{steps:f}=n;return(0,T.jsxs)(T.Fragment,{children:[(0,T.jsx)("header",{class:"gp-head",children:(0,T.jsx)("h2",{class:"gp-title",children:(0,te.t)(
"Drafts: proposed and kept tokens")})}),(0,T.jsx)("p",{class:"gp-drafts-short",children:xl(c)}),(0,T.jsx)(Tl,{figures:c}),(0,T.jsx)(rs,{log:e,rounds:a,steps:f}),
(0,T.jsx)(Sl,{figures:c,judge:u,hasDraft:d,hasDraws:m}),(0,T.jsx)(ws,{log:e,rounds:a,steps:f,judge:u},s.current),h]})}var Ss=(0,Vt.runPane)(kl,Ts.SPECIAL_RUNS.drafts);
function vl({rounds:e,hideFrom:t},n){let o=t===null?n:Math.min(t,n),s=e.findLastIndex(r=>r.start+(0,Jt.writtenOf)(r)<=o);return s+1===e.length?e:e.slice(0,s+1)}
function xl(e){let{num_tokens:t,num_rounds:n,passes_saved:o}=e,s=(0,te.tn)(t,"{count} token","{count} tokens");return`${(0,te.tn)(n,"{tokens} in {count} forward\
 pass of the target.","{tokens} in {count} forward passes of the target.",{tokens:s})} ${o>0?(0,te.tn)(o,"{count} pass saved.","{count} passes saved."):(0,te.t)(
"No pass saved.")}`}function Tl({figures:{draft_seconds:e,verify_seconds:t}}){let n=e+t,o=r=>`${Math.round(n?100*r/n:0)}% · ${(0,ht.shortTime)(r)}`,s=r=>({flexGrow:String(
n?r/n:.5)});return(0,T.jsxs)("div",{class:"gp-time-shares",role:"group","aria-label":(0,te.t)("Where the time went"),children:[(0,T.jsxs)("span",{class:"gp-time\
-words",children:[(0,T.jsx)("i",{class:"gp-swatch-draft","aria-hidden":"true"}),(0,T.jsx)(mt.Term,{id:"time",meaning:(0,te.t)("Time spent on drafting: all forwa\
rd passes of the draft model, or the search for text to copy."),children:(0,te.t)("draft")})," ",(0,T.jsx)("b",{class:"gp-told-draft",children:o(e)})]}),(0,T.jsxs)(
"span",{class:"gp-time-bar","aria-hidden":"true",children:[(0,T.jsx)("i",{class:"gp-time-draft",style:s(e)}),(0,T.jsx)("i",{class:"gp-time-verify",style:s(t)})]}),
(0,T.jsxs)("span",{class:"gp-time-words",children:[(0,T.jsx)("i",{class:"gp-swatch-verify","aria-hidden":"true"}),(0,T.jsx)(mt.Term,{id:"time",meaning:(0,te.t)(
"Time of the target model’s forward passes, one per round, and of judging the drafts. The first one also reads the prompt."),children:(0,te.t)("verify")})," ",
(0,T.jsx)("b",{class:"gp-told-verify",children:o(t)})]})]})}function Sl({figures:e,judge:t,hasDraft:n,hasDraws:o}){return(0,T.jsxs)("p",{class:"gp-draft-key gp-\
note",children:[(0,T.jsxs)("span",{children:[(0,T.jsx)("b",{class:"gp-sign-accepted",children:"✓"})," ",(0,te.t)("accepted")]}),(0,T.jsxs)("span",{children:[(0,T.jsx)(
"b",{class:"gp-sign-rejected",children:"✗"})," ",(0,te.t)("first rejection")]}),(0,T.jsxs)("span",{children:[(0,T.jsx)("b",{children:"·"})," ",(0,te.t)("neve\
r judged")]}),(0,T.jsxs)("span",{children:[(0,T.jsx)("i",{class:"gp-part-p","aria-hidden":"true"})," ",(0,T.jsx)(mt.Term,{id:"probability",meaning:(0,te.t)("The\
 probability that the target model gives the token, after the processors."),children:(0,te.t)("p (target)")})]}),n&&(0,T.jsxs)("span",{class:"gp-key-q",children:[
(0,T.jsx)("i",{class:"gp-part-q","aria-hidden":"true"})," ",(0,T.jsx)(mt.Term,{id:"probability",meaning:(0,te.t)("The probability that the draft model gave the \
token when it proposed it. Copied tokens have none."),children:(0,te.t)("q (draft)")})]}),o&&(0,T.jsxs)("span",{children:[(0,T.jsx)("i",{class:"gp-key-draw","ar\
ia-hidden":"true"})," ",(0,te.t)("the draw")]}),(0,T.jsx)(mt.Term,{class:"gp-drafts-rule",id:"draft",formula:t.samples&&n?void 0:"",run:()=>(0,xs.asSentence)((0,Yt.denominatorOf)(
"draft_acceptance_rate",e)),children:(0,ht.ruleWords)(t,n)})]})}var Jn=p(J(),1),Rs=p(ye(),1),ft=p(fe(),1),$e=p(D(),1),P=p(N(),1),Xt=p(dt(),1),gt=p(Ht(),1),Xe=p(Se(),1),$t=p(Ge(),1),Zt=p(Un(),1),y=p(w(),1),Pl=40,Vn=32,Ls=e=>{
let t=e.usesBeams?e.current():null;return(0,ft.isBeamNode)(t)?t:null};function Ml({log:e}){let t=Ls(e),n=(0,Jn.useMemo)(()=>(0,gt.constraintsOf)((0,ft.startOf)(
e)),[e.started]),o=(0,Jn.useMemo)(()=>t&&(0,y.jsx)(Rl,{log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;let s=e.prompts[t.sequence].steps[t.index],
r=s.length-Os(s).length,a={token:t.index+1,prompt:t.sequence+1};return(0,y.jsxs)(y.Fragment,{children:[(0,y.jsxs)("header",{class:"gp-head",children:[(0,y.jsx)(
"h2",{class:"gp-title",children:(0,P.t)("Beams")}),(0,y.jsx)("span",{class:"gp-note gp-where",children:e.prompts.length>1?(0,P.t)("at token {token} of prompt {p\
rompt}",a):(0,P.t)("at token {token}",{token:a.token})})]}),s.some(({beam:i})=>i.progress)&&n.length>0&&(0,y.jsx)("ol",{class:"gp-constraints gp-note","aria-lab\
el":(0,P.t)("Constraints"),children:n.map(({alternatives:i,length:l},u)=>(0,y.jsxs)("li",{children:[i.map((c,d)=>[d>0&&` ${(0,P.t)("or")} `,(0,y.jsx)($t.TokenLabel,
{text:(0,gt.wordsOf)(c,e.texts)})])," ",(0,P.tn)(l,"({count} token)","({count} tokens)")]},u))}),(0,y.jsx)("div",{class:"gp-beam-scroll",children:o}),r>0&&(0,y.jsx)(
"p",{class:"gp-note gp-more",children:(0,P.tn)(r,"and {count} more that was pruned","and {count} more that were pruned")})]})}var Es=(0,Rs.runPane)(Ml,e=>Ls(e)!==
null);function Os(e){let t=Pl-e.filter(({beam:o})=>o.status!=="pruned").length,n=({beam:o})=>o.beam??(o.status==="finished"?1e6:1e7);return e.filter(({beam:o})=>o.
status!=="pruned"||t-- >0).sort((o,s)=>n(o)-n(s))}function Rl({log:e,step:t,constraints:n}){let o=e.prompts[t.sequence].steps[t.index],s=Os(o),r=[...new Set(s.map(
({beam:c})=>c.group??null))].sort((c,d)=>(c??0)-(d??0)),a={lost:o.some(({beam:c})=>(c.group??null)!==null),progress:o.some(({beam:c})=>c.progress)},i=r.map(c=>s.
filter(({beam:d})=>(d.group??null)===c)),l=i.flat();return(0,y.jsxs)("table",{class:"gp-beam-table",onKeyDown:c=>{c.key==="Escape"&&e.selectStep(null);let d={ArrowDown:1,
ArrowUp:-1}[c.key],m=[...c.currentTarget.querySelectorAll(".gp-pick")],h=m.findIndex(g=>g===c.target);if(h<0||!d)return;c.preventDefault();let f=h+d;f<0||f>=l.length||
(e.selectStep(l[f]),m[f].focus())},children:[(0,y.jsx)(Ll,{log:e,step:t,has:a}),r.map((c,d)=>(0,y.jsxs)("tbody",{"data-look":c===null?void 0:c%4,children:[c!==null&&
(0,y.jsx)("tr",{children:(0,y.jsxs)("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,children:[(0,y.jsx)("b",{class:"gp-badge",children:(0,ft.groupLetter)(
c)}),(0,y.jsx)("span",{children:(0,y.jsx)(El,{nodes:o,group:c})})]})}),i[d].map((m,h)=>(0,y.jsx)(Cl,{log:e,node:m,isLooked:m===t,has:a,constraints:n},h))]},c))]})}
function Ll({log:e,step:t,has:n}){let o=e.prompts[t.sequence].steps[t.index],s=o.includes(t)?t:o[0],r=(l,u)=>u?(0,P.t)("{name}: {words}.",{name:(0,$e.quoted)(l.
beam.text),words:u}):"",a=({beam:{logprob:l}})=>(0,Xt.finite)(l)===null?"":`log ${(0,$e.decimals)(Math.exp(l??0),4)} = ${(0,$e.decimals)(l)}`,i=o.find(({beam:l})=>(0,Xt.isKnown)(
l.final_score));return(0,y.jsx)("thead",{children:(0,y.jsxs)("tr",{children:[(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Xe.Term,{id:"beam",formula:"",unit:"",
meaning:(0,P.t)("● goes on as this beam. ■ has ended and competes for the output with its final score. □ has ended but does not count: it ranked too low or lack\
s a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),children:(0,P.t)("status")})}),(0,y.jsx)("th",{scope:"col",children:(0,P.t)(
"text and token")}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Xe.Term,{id:"beam",formula:"",unit:"",meaning:(0,P.t)("The beam that it continues."),children:(0,P.t)(
"continues")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Xe.Term,{id:"logprob",run:()=>r(s,a(s)),meaning:(0,P.t)("This token's own log-probability, in na\
ts, as the search adds it up."),children:(0,P.t)("token")})}),(0,y.jsx)("th",{scope:"col",class:"gp-lost-column",hidden:!n.lost,children:(0,y.jsx)(Xe.Term,{id:"\
diversity-penalty",meaning:(0,P.t)("The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes\
 the penalty."),children:(0,P.t)("penalty")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(Xe.Term,{id:"beam",run:()=>r(s,(0,Zt.sumWords)(s,!0)),meaning:(0,P.t)(
"The sum of the log-probabilities of the whole text so far, in nats. The search ranks by it."),children:(0,P.t)("sum")})}),(0,y.jsx)("th",{scope:"col",children:(0,y.jsx)(
Xe.Term,{id:"sequence-score",run:()=>i?r(i,(0,Zt.scoreSum)(i,i.beam.final_score,e)):"",meaning:(0,P.t)("For a text that has ended: the sum after the length pena\
lty, by which it competes for the output."),children:(0,P.t)("final")})}),(0,y.jsx)("th",{scope:"col",class:"gp-progress-column",hidden:!n.progress,children:(0,y.jsx)(
Xe.Term,{id:"constraint",meaning:(0,P.t)("How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take turns in\
 passing on their best, so that texts that write the constraints are not crowded out."),children:(0,P.t)("constraints")})})]})})}function El({nodes:e,group:t}){
let n=new Map;for(let{beam:o}of e)o.status==="running"&&(o.group??0)<t&&n.set(o.text,(n.get(o.text)??0)+1);return n.size?[(0,P.t)("Earlier groups have just chos\
en:"),...[...n].map(([o,s])=>[(0,y.jsx)($t.TokenLabel,{text:o,class:"gp-took"}),s>1?` × ${s}`:""])]:(0,P.t)("Chooses first: no penalty")}var Ol={running:"●",
finished:"■",ended:"□",pruned:"✕"};function _l({status:e,beam:t}){return e==="running"?(0,P.t)("beam {number}",{number:(t??0)+1}):e==="finished"?(0,P.t)("\
ended"):e==="ended"?(0,P.t)("ended, not counted"):e==="pruned"?(0,P.t)("pruned"):e}function Bl(e){let t="",n=e.before;for(;n&&t.length<Vn;n=n.before)t=(n.piece??
n.chosen.text)+t;return(n||t.length>Vn?"…":"")+Array.from(t).slice(-Vn).join("")}function Cl({log:e,node:t,isLooked:n,has:o,constraints:s}){let{beam:r}=t,a=_l(
r),i=Bl(t),l=r.forced?`${a}, ${(0,P.t)("forced")}`:a;return(0,y.jsxs)("tr",{class:n?"gp-looked":"","data-status":r.status,children:[(0,y.jsxs)("td",{children:[(0,y.jsx)(
"span",{class:"gp-sign",children:Ol[r.status]??""}),(0,y.jsx)("span",{children:a}),r.forced&&(0,y.jsxs)("span",{class:"gp-flag",children:["⚑ ",(0,P.t)("forced")]})]}),
(0,y.jsx)("td",{children:(0,y.jsxs)("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&e.selected===t,"aria-label":(0,P.t)("{fate}: {text\
}",{fate:l,text:(0,$e.quoted)(i+r.text)}),onClick:()=>e.selectStep(t),children:[(0,y.jsx)("span",{class:"gp-tail",children:i!==""&&(0,y.jsx)($t.TokenLabel,{text:i,
class:"gp-tail-text"})}),(0,y.jsx)($t.TokenLabel,{text:r.text,class:"gp-word"})]})}),(0,y.jsx)("td",{children:t.before?(0,P.t)("beam {number}",{number:r.parent+
1}):e.readsSource?(0,P.t)("start"):(0,P.t)("prompt")}),(0,y.jsx)("td",{children:(0,$e.decimals)(r.logprob)}),(0,y.jsx)("td",{hidden:!o.lost,children:r.diversity_penalty?
(0,$e.decimals)(-r.diversity_penalty):"–"}),(0,y.jsx)("td",{children:(0,$e.decimals)(r.score)}),(0,y.jsx)("td",{children:(0,$e.decimals)(r.final_score)}),(0,y.jsx)(
"td",{hidden:!o.progress,children:(0,y.jsx)(Nl,{log:e,node:t,constraints:s})})]})}function Nl({log:e,node:t,constraints:n}){let{progress:o,bank:s}=t.beam;if(!o)
return null;let r=e.prefix.map(({token_id:a})=>a);return(0,y.jsxs)(y.Fragment,{children:[o.map((a,i)=>{let l=n.at(i),u=l?(0,P.t)("{progress} of {length}",{progress:a,
length:l.length}):String(a);return(0,y.jsxs)("span",{class:"gp-goal",children:[Array.from({length:Math.min(l?.length??0,8)},(c,d)=>(0,y.jsx)("i",{class:d<a?"gp-\
full-block":""},d)),l&&(0,gt.isWritten)(l,a,t,r)?` ✓ ${(0,P.t)("done")}`:` ${u}`]},i)}),(s??null)!==null&&(0,y.jsx)("span",{class:"gp-note",children:(0,P.t)("\
bank {bank}",{bank:s})})]})}var ve=p(J(),1),kt=p(ye(),1),Ne=p(N(),1),yr=p(Yn(),1);var tt=p(J(),1),Cs=p(ze(),1),bt=p(N(),1),Me=p(w(),1),Al=[.5,1,2,4];function Qt({step:e,length:t,go:n,leave:o,label:s,words:r,note:a=r,pace:i}){let[l,u]=(0,tt.useState)(
!1),[c,d]=(0,tt.useState)(1),m=(0,tt.useRef)(null),h=e>=t-1;(0,tt.useEffect)(()=>{if(!l)return;if(h){u(!1);return}let b=Math.max(i.quickest,Math.min(i.slowest,i.
whole/t))/c,R=setTimeout(()=>{Il(m.current)?n(e+1):u(!1)},b);return()=>clearTimeout(R)},[l,e,h,c]);let f=()=>{!l&&h&&n(0),u(!l)},g=b=>{u(!1),n(Math.max(0,Math.min(
t-1,b)))};return(0,Me.jsxs)(Me.Fragment,{children:[(0,Me.jsx)("button",{type:"button",class:"gp-button gp-play",disabled:t<2,onClick:f,children:l?(0,bt.t)("❚❚ P\
ause"):(0,bt.t)("▶ Play")}),(0,Me.jsxs)("span",{class:"gp-step-buttons",role:"group","aria-label":s,children:[(0,Me.jsx)("button",{type:"button",class:"gp-but\
ton","aria-label":(0,bt.t)("One step back"),disabled:e<=0,onClick:()=>g(e-1),children:"◀"}),(0,Me.jsx)("button",{type:"button",class:"gp-button","aria-label":(0,bt.t)(
"One step on"),disabled:h,onClick:()=>g(e+1),children:"▶"})]}),(0,Me.jsx)("input",{ref:m,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+
1,"aria-label":s,"aria-valuetext":r,onInput:({currentTarget:b})=>g(Number(b.value)-1),onKeyDown:({key:b})=>b==="Escape"&&o?.()}),(0,Me.jsx)("output",{class:"gp-\
note gp-step-words","aria-live":"off",children:a}),(0,Me.jsx)("select",{class:"gp-speed","aria-label":(0,bt.t)("Speed of playing"),value:c,onChange:({currentTarget:b})=>d(
Number(b.value)),children:Al.map(b=>(0,Me.jsx)("option",{value:b,children:`${(0,Cs.plain)(b)} ×`},b))})]})}var Il=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var je=p(fe(),1),oo=p(N(),1),Us=p(Ht(),1);var Is=p(fe(),1),Xn=p(D(),1),yt=p(N(),1),tn=p(en(),1),As=4,Zn=90;function Hs(e,t,n){let o=n.length>1,s=o?n:[...(0,tn.poolAt)(e,t),...(0,tn.runningAt)(e,t)],r=[...new Set(
s)].map(Is.pathOf);if(r.length<2)return null;let[a,...i]=r,l=(m,h)=>i.every(f=>f.at(h)?.chosen.token_id===m.chosen.token_id),u=a.findIndex((m,h)=>!l(m,h)),c=u<0?
a:a.slice(0,u),d=new Map;for(let m of r){if(c.length>=m.length)continue;let{text:h}=m[c.length].chosen;d.set(h,(d.get(h)??0)+1)}return d.size?{count:r.length,areOutputs:o,
shared:c,ways:[...d].sort(([,m],[,h])=>h-m)}:null}function $s({count:e,areOutputs:t,shared:n,ways:o}){let s=o.slice(0,As).map(([i,l])=>(0,yt.t)("{text} in {coun\
t}",{text:(0,Xn.quoted)(i.trim()||i),count:l}));o.length>As&&s.push("…");let r=n.map(i=>i.piece??i.chosen.text).join("").trim(),a={ways:s.join(", "),token:n.length+
1,text:(0,Xn.quoted)(r.length>Zn?Hl(r):r)};return n.length?t?(0,yt.t)("All {count} outputs begin with {text}; they part at token {token}: {ways}.",{...a,count:e}):
(0,yt.t)("All {count} texts that the search holds begin with {text}; they part at token {token}: {ways}.",{...a,count:e}):t?(0,yt.t)("The {count} outputs part a\
t the first token: {ways}.",{...a,count:e}):(0,yt.t)("The {count} texts that the search holds part at the first token: {ways}.",{...a,count:e})}function Hl(e){let[
t,n]=[e.slice(0,Zn/2),e.slice(-Zn/2)];return`${/^(.+)\s/s.exec(t)?.[1]??t} … ${/\s(.+)$/s.exec(n)?.[1]??n}`}var Ws=p(dt(),1),nn=p(nt(),1),$l=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsPr\
ocessor","MinLengthLogitsProcessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogits\
Processor","InfNanRemoveLogitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenal\
tyLogitsProcessor","FrequencyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarpe\
r","MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Fs=({processors:e=[]})=>e.
filter(t=>!$l.has(t));function Qn(e,t){let n=e.given,o=n?e.steps[n-1][0]:null,s=0;for(let r=n;r<e.steps.length;r++){let a=e.distributions[r]?.[s]?.candidates??[],
i=t(r-n,a[0]);if(i===void 0)return{last:o,ended:!1,left:null};let l=e.steps[r].find(u=>u.beam.parent===s&&u.beam.token_id===i)||null;if(!l||l.beam.status==="pru\
ned")return{last:o,ended:!1,left:zl(e,o,{index:r,id:i,node:l,candidates:a})};if(o=l,l.beam.status!=="running")return{last:o,ended:!0,left:null};s=l.beam.beam??0}
return{last:o,ended:!1,left:null}}function zl(e,t,{index:n,id:o,node:s,candidates:r}){let a=r.find(m=>m.token_id===o),i=(0,Ws.finite)(a?.logprob),l=(s??t)?.beam.
group,u=e.steps[n].filter(m=>(m.beam.group??null)===(l??null)||!t),c=u.filter(m=>m.beam.status==="running").map(nn.sumOf),d=t&&!t.given?(0,nn.sumOf)(t):0;return{
index:n,token:s?.beam??a??null,node:s,considered:u.length,sum:s?(0,nn.sumOf)(s):i===null?null:d+i,best:c.length?Math.max(...c):null,worst:c.length?Math.min(...c):
null}}var on=e=>Qn(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var ot=p(fe(),1),ke=p(D(),1),z=p(N(),1),Gs=p(dt(),1),js=p(Ht(),1),rn=p(Un(),1),qs=p(sn(),1),to=({sequence:e,index:t,beam:n},o)=>o.prompts[e].steps[t].filter(s=>(s.
beam.group??null)===(n.group??null));function an(e,t){let{beam:n,length:o,rank:s}=e,r=(0,ot.startOf)(t).effective.length_penalty??1,a=to(e,t).length,i=(0,ot.penalised)(
e,r),l=(0,ke.decimals)(n.logprob),u=()=>(0,Gs.finite)(n.logprob)===null?"":`log ${(0,ke.decimals)((0,ke.probability)(n.logprob),4)} = ${l}`,c=Math.abs((n.raw_logprob??
0)-(n.logprob??0))>1e-6;return[{name:(0,z.t)("probability"),value:(0,ke.percent)(Math.min(1,(0,ke.probability)(n.logprob))),term:"probability"},{name:(0,z.t)("t\
oken log p"),value:l,term:"logprob",run:u},...c?[{name:(0,z.t)("before the processors"),value:(0,ke.decimals)(n.raw_logprob),term:"logprob"}]:[],{name:(0,z.t)("\
sum"),value:(0,ke.decimals)(n.score),term:"beam",run:()=>(0,rn.sumWords)(e,!0)},{name:(0,z.t)("sum / {length}^{power}",{length:o,power:r}),value:(0,ke.decimals)(
i),term:"sequence-score",run:()=>(0,rn.scoreSum)(e,i,t)},{name:(0,z.t)("rank"),value:s?(0,z.t)("{rank} of {among}",{rank:s,among:a}):(0,z.t)("below the {among} \
considered",{among:a}),term:"beam",formula:"",unit:""},...n.diversity_penalty?[{name:(0,z.t)("diversity penalty"),value:(0,ke.decimals)(n.diversity_penalty),term:"\
diversity-penalty"}]:[],...(n.bank??null)!==null?[{name:(0,z.t)("bank"),value:String(n.bank),term:"constraint"}]:[]]}function ln(e,t,n,{place:o,greedy:s}={}){if(e.
given)return(0,z.t)("It was given, not chosen: the search begins after it.");let r=s?[(0,z.t)("Greedy decoding would have chosen it, too: it is the most probabl\
e token here.")]:[];return[...Wl(e,t,n,o??null),...r].join(" ")}function Wl(e,t,n,o){let{beam:s}=e,r=(s.beam??0)+1,a=(0,ot.startOf)(n).mode==="beam_sample",i=(0,ke.decimals)(
s.final_score);switch(t){case"tip":return[n.finished&&e.index===n.prompts[e.sequence].steps.length-1?(0,z.t)("It was still running as beam {number} when the sea\
rch stopped.",{number:r}):(0,z.t)("It goes on as beam {number}.",{number:r}),...eo(e)];case"inner":return[(0,z.t)("It went on as beam {number}.",{number:r}),...eo(
e)];case"lost":return[(0,z.t)("It went on as beam {number}, but is a dead end: better beams took the places of its continuations.",{number:r}),...eo(e)];case"ke\
pt":return[(0,z.t)("The text ended here and is kept, with a final score of {score}.",{score:i}),...o?[(0,z.t)("It is output {place}.",{place:o})]:[]];case"fell":
return[(0,z.t)("The text ended here with a final score of {score}, but was dropped for better ones.",{score:i})];case"ended":return[(0,z.t)("The text ended here\
 but does not count: it ranked too low or lacks a constraint.")];case"pruned":return[a?(0,z.t)("It was drawn and pruned: better ones filled the beams."):(0,z.t)(
"It was considered and pruned."),...Fl(e,n)];case"unseen":return[a?(0,z.t)("It was not drawn."):(0,z.t)("It was too improbable: not among the {considered} conti\
nuations that were considered.",{considered:to(e,n).length})];default:return[]}}function eo(e){let{beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...(0,qs.switches)(
e)?[(0,z.t)("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",n)]:[],...t.forced?[(0,z.t)("It was considered because it \
advances a constraint.")]:[]]}function Fl(e,t){let o=to(e,t).filter(({beam:s})=>s.status==="running").reduce((s,{beam:r})=>Math.min(s,r.score??0),1/0);return Number.
isFinite(o)?[(0,z.t)("The worst beam that went on has a sum of {sum}.",{sum:(0,ke.decimals)(o)})]:[]}var cn=({piece:e,beam:t})=>e??(["pruned","unseen","ended"].
includes(t.status)||!t.text?t.text:""),no=({before:e})=>(0,ot.pathOf)(e).map(({piece:t})=>t??"").join("");function Ks(e,t,n){return(e.beam.progress??[]).map((s,r)=>{
let a=t.at(r);return a&&(0,js.isWritten)(a,s,e,n)?"✓":s?"◐":"·"}).join("")}var zt=p(en(),1),Dl=48,pn=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;room=null;byHand={};collapsed=new Set;unfolded=new Set;laid=null;parting="";goals=new Map;begin(){
let t=(0,je.startOf)(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>Dl;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},
this.number=0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=(0,Us.constraintsOf)(t),this.
isStale=!0,this.runs+=1}choose(t){t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){
return this.log.prompts[this.number]}get length(){return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,
this.length-1)}get atEnd(){return this.shownTo===this.prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;
let t=this.log.lines().find(n=>n.last&&n.last.sequence===this.number)?.last;return(0,je.isBeamNode)(t)?t:null}get selected(){let{selected:t}=this.log;return(0,je.isBeamNode)(
t)&&t.sequence===this.number?t:null}get broughtOut(){return this.selected&&this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.
laid&&!this.isStale)return this.laid;let{log:t,number:n,prompt:o,atEnd:s}=this,a=(s&&t.returned||[]).flatMap(({last:l})=>(0,je.isBeamNode)(l)&&l.sequence===n?[l]:
[]),i=Hs(o,this.shownTo,a);return this.parting=i?$s(i):"",this.isStale=!1,this.laid=(0,zt.grownTree)(o,{...this.choices,upTo:this.shownTo,collapsed:this.collapsed,
unfolded:this.unfolded,returned:a,live:!t.finished||!s,room:this.room,greedy:this.greedyNodes()}),this.laid}fitInto(t){return this.room===t?!1:(this.room=t,this.
isStale=!0,!0)}get partingSentence(){return this.tree&&this.parting}greedyNodes(){let{last:t,left:n}=on(this.prompt),o=(0,zt.ancestors)([t]),s=n?.node??(n?.token&&
(0,je.unseenAfter)(this.prompt,n.index,t,n.token.token_id));return s?o.add(s):o}get newest(){let{columns:t,at:n,entries:o}=this.tree,{x:s,width:r}=t[t.length-1],
{y:a,height:i}=n.get(this.best)??o[0];return{x:s,y:a,width:r,height:i}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:(0,zt.ancestors)([t??this.best]),
dim:!!t,number:this.choices.number,penalty:(0,je.startOf)(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.
log.readsSource?(0,oo.t)("target start"):(0,oo.t)("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:o})=>t+o-n,0)}kidsOf({node:t}){return this.
tree.entries.filter(({nodes:n})=>n.length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.
tree.entries.findLast(o=>t>=o.x&&t<=o.x+o.width&&n>=o.y-2&&n<=o.y+o.height+2)}neighbourOf(t,n){let o=this.tree.entries.filter(({x:s})=>s===t.x).sort((s,r)=>s.y-
r.y);return o[o.indexOf(t)+n]}goalsOf(t){let n=this.goals.get(t);if(n!==void 0)return n;let o=Ks(t,this.constraints,this.log.prefix.map(s=>s.token_id));return this.
goals.set(t,o),o}goTo(t){this.upTo=t>=this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=
!0}follow(){this.upTo=null,this.isStale=!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:o}){if(n&&o)this.unfolded.
add(o.from),this.isStale=!0;else if(t){let s=t===this.broughtOut;this.timeNode=null,this.log.selectStep(s?null:t)}}toggle({node:t,column:n,folded:o}){if(!t)return;
let{unfolded:s,collapsed:r}=this,a=this.tree.columns.some(({from:i,open:l})=>l&&i===t.index);o&&n?s.add(n.from):a&&s.has(t.index)?s.delete(t.index):r.has(t)?r.delete(
t):t.beam.status==="running"&&r.add(t),this.isStale=!0}};var un=p(J(),1),Js=p(D(),1),ue=p(N(),1),Ys=p(Se(),1),Xs=p(Ge(),1);var _=p(w(),1),Vs=700;function Zs(e,{log:t,goalsOf:n}){let o=n(e);return[...an(e,t),...o?[{name:(0,ue.t)("constraints"),value:o,term:"constraint"}]:[]]}var Qs=(e,t)=>{
let n=e.tree.at.get(t);return ln(t,n?.look??t.beam.status,e.log,n)},er=({node:e})=>(0,_.jsx)("b",{children:(0,_.jsx)(Xs.TokenLabel,{text:cn(e)||e.beam.text})});
function tr({node:e,entry:t,state:n,view:o}){let s=(0,un.useRef)(null);(0,un.useLayoutEffect)(()=>{s.current&&o.current?.placeBeside(s.current,t)});let r=no(e);
return(0,_.jsxs)("div",{ref:s,class:"gp-node-card","aria-hidden":"true",children:[(0,_.jsxs)("p",{class:"gp-whole-text",children:[(0,_.jsx)("bdi",{children:r.length>
Vs?"…"+r.slice(-Vs):r}),(0,_.jsx)(er,{node:e})]}),(0,_.jsx)("dl",{children:Zs(e,{log:n.log,goalsOf:a=>n.goalsOf(a)}).map(({name:a,value:i})=>[(0,_.jsx)("dt",{
children:a}),(0,_.jsx)("dd",{children:i})])}),(0,_.jsx)("p",{class:"gp-fate",children:Qs(n,e)})]})}function nr({node:e,state:t,toggle:n}){let{log:o}=t,s=t.tree.
at.get(e),r=s&&!s.hidden&&t.kidsOf(s).length>0,a=o.canAsk&&o.hideFrom===null;return(0,_.jsxs)("div",{class:"gp-picked",children:[(0,_.jsxs)("p",{class:"gp-picke\
d-text",children:[(0,_.jsx)("bdi",{children:no(e)}),(0,_.jsx)(er,{node:e})]}),(0,_.jsx)("dl",{class:"gp-picked-facts",children:Zs(e,{log:o,goalsOf:i=>t.goalsOf(
i)}).map(({name:i,value:l,term:u,run:c,...d})=>(0,_.jsxs)("div",{children:[(0,_.jsx)("dt",{children:(0,_.jsx)(Ys.Term,{id:u,run:()=>(0,Js.asSentence)(c?.()??""),
...d,children:i})}),(0,_.jsx)("dd",{children:l})]},i))}),(0,_.jsx)("p",{class:"gp-picked-fate",children:Qs(t,e)}),(0,_.jsxs)("p",{class:"gp-acts",children:[a&&(0,_.jsx)(
"button",{type:"button",class:"gp-button gp-go-on",onClick:()=>o.ask({type:"branch",step:e,tokenId:e.chosen.token_id}),children:(0,ue.t)("Continue from here")}),
s&&(r||s.hidden>0)&&e.beam.status==="running"&&(0,_.jsx)("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(s),children:s.hidden?(0,ue.t)("Open\
 what follows ({count})",{count:s.hidden}):(0,ue.t)("Fold what follows")}),(0,_.jsx)("button",{type:"button",class:"gp-button gp-clear",onClick:()=>o.selectStep(
null),children:(0,ue.t)("Hide the path")})]})]})}function or(){let e=[["tip",(0,ue.t)("goes on")],["lost",`✕ ${(0,ue.t)("dead end")}`],["kept",`■ ${(0,ue.t)(
"ended, kept")}`],["fell",`▤ ${(0,ue.t)("ended, dropped")}`],["pruned",`✕ ${(0,ue.t)("pruned")}`],["unseen",`… ${(0,ue.t)("not considered")}`],["path",(0,ue.t)(
"best or selected text")]];return(0,_.jsxs)("p",{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>(0,_.jsxs)("span",{children:[t!=="unseen"&&(0,_.jsx)("s\
vg",{class:"t-tree",children:(0,_.jsxs)("g",{class:`t-${t}`,children:[(0,_.jsx)("rect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),(0,_.jsx)("rec\
t",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),(0,_.jsx)("span",{children:(0,ue.t)("2→1: beam 2 goes on as beam 1")}),(0,_.jsxs)(
"span",{children:["★ ",(0,ue.t)("output")]}),(0,_.jsxs)("span",{children:["G ",(0,ue.t)("greedy path")]})]})}var dn=p(J(),1),sr=p(D(),1),st=p(N(),1);var so=p(w(),1);function rr({state:e,view:t,element:n,entry:o,moves:s,focusOn:r,act:a,toggle:i,point:l}){let u=n.current!==null&&n.current===document.activeElement,
c=(0,dn.useRef)(s);(0,dn.useLayoutEffect)(()=>{(u||s!==c.current)&&n.current?.focus({preventScroll:!0}),c.current=s},[o.node,s]);let d=g=>{!g||!t.current||(t.current.
pan.byHand=!0,t.current.pan.reveal(g),r(g))},m={ArrowLeft:()=>d(e.parentOf(o)),ArrowRight:()=>d(e.kidsOf(o)[0]),ArrowDown:()=>d(e.neighbourOf(o,1)),ArrowUp:()=>d(
e.neighbourOf(o,-1)),Home:()=>d(e.tree.entries[0]),End:()=>d(e.tree.at.get(e.best)),Enter:()=>a(o)," ":()=>i(o),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.
pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(.8),0:()=>t.current?.pan.whole()},h=g=>{g.ctrlKey||g.metaKey||g.altKey||!Object.hasOwn(m,g.key)||(g.preventDefault(),
g.stopPropagation(),m[g.key]())},f=({currentTarget:g})=>{g.querySelector(":focus-visible")&&l(o)};return(0,so.jsx)("div",{class:"gp-tree-nodes",role:"tree","ari\
a-label":(0,st.t)("Nodes of the beam tree. Left goes to what a node continues, right to its best continuation, up and down to others of its step. Enter selects \
it, Space folds what follows, plus and minus zoom, zero shows everything."),onKeyDown:h,onFocusIn:f,onFocusOut:()=>l(null),children:(0,so.jsx)("div",{ref:n,role:"\
treeitem",tabIndex:0,...Gl(o,e)},o.node??"root")})}function Gl(e,t){let{node:n,nodes:o,hidden:s,folded:r}=e,a=t.parentOf(e)??t.tree.entries[0],i=n?t.kidsOf(a):[
e];return{"aria-level":n?o[0].index+2:1,"aria-label":jl(e,t),"aria-setsize":i.length||1,"aria-posinset":Math.max(0,i.indexOf(e))+1,"aria-selected":n!==null&&n===
t.selected,"aria-expanded":s||r?!1:t.kidsOf(e).length>0||void 0}}function jl(e,{log:t}){let{node:n,nodes:o,look:s}=e;if(!n)return t.readsSource?(0,st.t)("The st\
art of the target, where the tree begins"):(0,st.t)("The prompt, where the tree begins");let r=(0,sr.quoted)(o.map(cn).join("")),a=o.length>1?(0,st.tn)(o.length,
"{count} token, {text}","{count} tokens, {text}",{text:r}):r,i=an(n,t).map(({name:u,value:c})=>`${u} ${c}`),l=(0,st.t)("step {number}",{number:n.index+1});return`${a}\
, ${l}. ${ln(n,s,t,e)} ${i.join(", ")}`}var wt=p(ro(),1),mn=p(fe(),1),Ce=p(D(),1),We=p(Yn(),1),cr=p(en(),1),pr=p(sn(),1),ur=(e,t,n,o)=>({svg:()=>(0,We.textFile)(ir(e()),"image/svg+xml"),png:()=>{let{tree:s,
...r}=e();return(0,We.pngFile)(ir({tree:s,...r}),s.width,s.height)},json:()=>(0,We.textFile)(JSON.stringify(ao(t,n,o),null,1),"application/json"),csv:()=>(0,We.csvFile)(
ql(ao(t,n,o).nodes)),dot:()=>(0,We.textFile)(Ul(ao(t,n,o)),"text/vnd.graphviz")});function ir({tree:e,look:t,page:n}){let o=(0,wt.svg)("svg"),s=new pr.TreePicture(
o);s.draw(e,{...t,area:null,zoom:1}),s.nameBandsAt(0);let{width:r,height:a}=e;(0,wt.sayAttributes)(o,{width:r,height:a,viewBox:`0 0 ${r} ${a}`,class:"t-tree"});
let i=(0,wt.svg)("rect");return(0,wt.sayAttributes)(i,{width:r,height:a,fill:"var(--gp-page)"}),o.insertBefore(i,s.world),(0,We.svgText)(o,n)}function ao(e,t,n){
let o=(0,mn.startOf)(e),s=o.effective.length_penalty??1,r=new Map,a=new Map;for(let{last:c}of e.returned??[])c&&c.sequence===n&&!a.has(c)&&a.set(c,a.size+1);let i=(0,cr.poolAt)(
t,t.steps.length-1),l=t.steps.flat().map(c=>{let{beam:d}=c,m=r.size;return r.set(c,m),{id:m,parent:c.before?r.get(c.before)??null:null,step:c.index+1,token_id:d.
token_id,token:d.text,piece:d.piece,logprob:d.logprob,raw_logprob:d.raw_logprob,sum:d.score,length:c.length,score:(0,mn.penalised)(c,s),rank:c.rank,status:d.status,
beam:d.beam,parent_beam:d.parent,...c.given&&{given:!0},...d.status==="finished"&&{final_score:d.final_score,kept:i.has(c)},...a.has(c)&&{output:a.get(c)},...(d.
group??null)!==null&&{group:d.group,diversity_penalty:d.diversity_penalty},...d.progress&&{progress:d.progress,bank:d.bank,forced:d.forced}}}),u=e.readsSource?{
source:o.prompt}:{prompt:o.prompt||(0,Ce.askedOf)(o)};return{format:"generation-playground/beam-tree",version:1,model:o.model,mode:o.mode,...u,seed:o.seed,num_beams:o.
effective.num_beams,length_penalty:s,early_stopping:o.effective.early_stopping??!1,nodes:l}}function ql(e){let t=[...new Set(e.flatMap(o=>Object.keys(o)))],n=o=>Array.
isArray(o)?o.join(" "):o;return[t,...e.map(o=>t.map(s=>n(o[s])))]}var lr=e=>'"'+e.replace(Ce.INVISIBLE,t=>Ce.MARKS[t]||"�").replace(/[\\"]/g,"\\$&")+'"',Kl={running:"\
style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#00755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7\
280"'};function Ul({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),o=t.map(({id:r,token:a,logprob:i,sum:l,rank:u,status:c,output:d})=>{let m=`\
\\n${(0,Ce.decimals)(i,2)}  ${(0,Ce.decimals)(l,2)}  #${u??""}"`,h=`${Kl[c]??""}${d?", penwidth=3":""}`;return`  n${r} [label=${lr(a).slice(0,-1)}${m}, ${h}];`}),
s=t.map(({id:r,parent:a,logprob:i,status:l})=>{let u=(.4+4*Math.min(1,(0,Ce.probability)(i))).toFixed(2),c=l==="pruned"?", style=dashed":"";return`  ${a===null?
"root":`n${a}`} -> n${r} [penwidth=${u}${c}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',`  root [label=${lr(n)}\
, style=bold];`,...o,...s,"}",""].join(`
`)}var ge=p(N(),1),ne=p(w(),1),Vl=[0,1,2,3,5,8];function dr({state:e,change:t}){let{choices:n}=e,o=e.log.prompts.length,s=[["probability",(0,ge.t)("probability")],
["token",(0,ge.t)("token log p")],["sum",(0,ge.t)("sum")],["score",(0,ge.t)("score")],["rank",(0,ge.t)("rank")]];return(0,ne.jsxs)("div",{class:"gp-tools",children:[
o>1&&(0,ne.jsxs)("label",{class:"gp-which",children:[(0,ge.t)("Prompt")," ",(0,ne.jsx)("select",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:r})=>t(
()=>e.show(Number(r.value))),children:e.log.prompts.map((r,a)=>(0,ne.jsx)("option",{value:a,children:a+1},a))})]}),(0,ne.jsxs)("label",{children:[(0,ne.jsx)("sp\
an",{tabIndex:0,"data-tip":(0,ge.t)("How many pruned continuations are drawn for each beam: first those that the search considered, then the next best tokens of\
 that beam, which were too improbable to be considered."),children:(0,ge.t)("Pruned per beam")})," ",(0,ne.jsx)("select",{class:"gp-candidates-shown",value:n.candidates,
onChange:({currentTarget:r})=>t(()=>e.choose({candidates:Number(r.value)})),children:Vl.map(r=>(0,ne.jsx)("option",{value:r,children:r},r))})]}),(0,ne.jsxs)("la\
bel",{children:[(0,ne.jsx)("span",{tabIndex:0,"data-tip":(0,ge.t)("probability: the token’s, after the processors. token log p: its log-probability, in nats. su\
m: the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations t\
hat the step considered."),children:(0,ge.t)("Shown on nodes")})," ",(0,ne.jsx)("select",{class:"gp-number",value:n.number,onChange:({currentTarget:r})=>t(()=>e.
choose({number:r.value})),children:s.map(([r,a])=>(0,ne.jsx)("option",{value:r,children:a},r))})]}),(0,ne.jsxs)("label",{children:[(0,ne.jsx)("input",{type:"che\
ckbox",class:"gp-lost",checked:n.lost,onChange:({currentTarget:r})=>t(()=>e.choose({lost:r.checked}))})," ",(0,ne.jsx)("span",{tabIndex:0,"data-tip":(0,ge.t)("B\
eams that went on for a while but led neither to a text that is kept nor to one that still goes on."),children:(0,ge.t)("dead ends")})]}),(0,ne.jsxs)("label",{children:[
(0,ne.jsx)("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:r})=>t(()=>e.choose({fold:r.checked}))})," ",(0,ne.jsx)("span",{tabIndex:0,
"data-tip":(0,ge.t)("Steps at which no beam forks or ends become one column. Click the column to open it."),children:(0,ge.t)("fold")})]})]})}var lo=p(ro(),1);var hn=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",o=>this.down(o)),t.addEventListener("pointermove",o=>this.move(o));for(let o of[
"pointerup","pointercancel"])t.addEventListener(o,s=>this.up(s));t.addEventListener("wheel",o=>this.wheel(o),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[o,s]=[this.width/this.zoom,this.height/this.zoom],r=(a,i,l)=>i>l?(l-i)/2:Math.max(0,Math.min(a,l-i));this.
x=r(this.x,o,this.plane[0]),this.y=r(this.y,s,this.plane[1]),this.changed()}zoomBy(t,[n,o]=[this.width/2,this.height/2],s=!1){this.gesture=s;let[r,a]=this.limits,
i=Math.min(a,Math.max(r,this.zoom*t));this.x+=n/this.zoom-n/i,this.y+=o/this.zoom-o/i,this.zoom=i,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:o,height:s}){let[r,a,i,l]=this.area;return t>=r&&n>=a&&t+o<=i&&n+s<=l}reveal({x:t,y:n,width:o,height:s},r=40){
let[a,i,l,u]=this.area,c=Math.min(r,(l-a)/4,(u-i)/4);this.x+=Math.min(0,t-c-a)||Math.max(0,t+o+c-l),this.y+=Math.min(0,n-c-i)||Math.max(0,n+s+c-u),this.settle()}at({
clientX:t,clientY:n}){let{left:o,top:s}=this.box.getBoundingClientRect();return[this.x+(t-o)/this.zoom,this.y+(n-s)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[o,s]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(o,s)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let r=[...this.pointers.values()].find(({pointerId:a})=>a!==t.pointerId);if(r){let a=u=>Math.hypot(u.clientX-r.clientX,u.clientY-r.clientY)||1,{left:i,top:l}=this.
box.getBoundingClientRect();this.zoomBy(a(t)/a(n),[(t.clientX+r.clientX)/2-i,(t.clientY+r.clientY)/2-l],!0)}else this.x-=o/this.zoom,this.y-=s/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:o,top:s}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-o,t.clientY-s],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var br=p(sn(),1),mr=600,Jl=120,hr=600,fr=.8,io=30,Yl=130,gr=.2,Xl=.4,fn=class{constructor(t,n,o,s){this.box=t;this.state=o;this.redraw=s;this.picture=new br.TreePicture(
n),this.pan=new hn(t,()=>this.schedule()),this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){
Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){
this.pan.byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0),this.fit()}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){
let{x:o,y:s,zoom:r,width:a,height:i}=this.pan,[l,u]=[(n.x-o)*r,(n.y+n.height-s)*r+8],c=(n.y-s)*r-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(l,a-t.offsetWidth-
4))}px`,t.style.top=`${u+t.offsetHeight>i&&c>0?c:u}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let o=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=o/this.scale,(o!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=o,t.settle();let{selected:s}=n.log;t.byHand||t.reveal(s&&n.selected&&n.tree.at.get(n.selected)||n.newest,io),this.fit()}grow(t){
let{pan:n}=this;this.tree=t;let{width:o,height:s}=t;n.byHand||(n.zoom=this.zoomFor(o,s)),this.takeHeight(s),this.drawn=null,n.sized(o,s),n.byHand||n.reveal(this.
state.newest,io),this.fit()}takeHeight(t){let n=`${Math.round(Math.max(Jl,Math.min(mr,t*Math.min(1,this.pan.zoom)+4)))}px`;this.box.style.height!==n&&(this.box.
style.height=n)}fit(){let{pan:t,state:n,tree:o,scale:s}=this;if(!o||innerWidth>=hr||t.byHand||s!==1||n.log.running)return;let[r,,a]=t.area,i=o.entries.filter(u=>u.
x+u.width>r&&u.x<a),l=Math.max(0,...i.map(u=>u.y+u.height));this.takeHeight(Math.min(o.height,l+io))}zoomFor(t,n){let{pan:o,scale:s}=this;if(s!==1)return s;let r=o.
width/t,a=Math.min(1,Math.max(fr,(mr-4)/n),r<fr?1:r);return this.box.closest(".gp-alone")?Math.max(a,Math.min(2,o.width/t,o.height/n)):a}schedule(){this.isWanted||
(this.isWanted=!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:o}=this;!t.byHand&&!this.isHidden&&
o.fitInto(t.width/this.scale)&&this.redraw(),o.tree!==this.tree&&this.grow(o.tree);let{x:s,y:r,zoom:a,area:i}=t,{drawn:l}=this,u=l&&t.gesture&&Math.abs(Math.log(
a/l.zoom))<Xl;l&&u&&a!==l.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{t.gesture=!1,this.drawn=null,this.schedule()},Yl)):(!l||a!==l.zoom||!Zl(
i,l.area))&&(l=this.drawAround(i,a));let c=[(l.area[0]-s)*a,(l.area[1]-r)*a].map(d=>`${d.toFixed(2)}px`);n.element.style.transform=`translate(${c.join()}) scale\
(${a/l.zoom})`,n.nameBandsAt(s),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.byHand,t.byHand&&innerWidth<hr&&this.grow(o.tree),this.redraw())}drawAround([
t,n,o,s],r){let{picture:a,state:i}=this,[l,u]=[(o-t)*gr,(s-n)*gr],c=[t-l,n-u,o+l,s+u];return this.drawn={zoom:r,area:c},(0,lo.sayAttributes)(a.element,{width:(c[2]-
c[0])*r,height:(c[3]-c[1])*r}),(0,lo.sayAttributes)(a.world,{transform:`translate(${-c[0]*r} ${-c[1]*r}) scale(${r})`}),a.draw(i.tree,{...i.look,area:c,zoom:r}),
this.drawn}place(){if(!this.item)return;let{x:t,y:n,zoom:o}=this.pan,{element:s,entry:r}=this.item;Object.assign(s.style,{left:`${(r.x-t)*o}px`,top:`${(r.y-n)*o}\
px`,width:`${r.width*o}px`,height:`${r.height*o}px`})}},Zl=([e,t,n,o],s)=>e>=s[0]&&t>=s[1]&&n<=s[2]&&o<=s[3];var q=p(w(),1),Ql={whole:2e4,quickest:130,slowest:800};function ec({log:e,changes:t}){let[n]=(0,ve.useState)(()=>new pn(e)),o=(0,kt.useRedraw)(),s=(0,kt.useFresh)(
t);s.run&&n.begin(),(s.run||s.steps||s.status)&&(n.isStale=!0);let r=(0,ve.useRef)(null),a=(0,ve.useRef)(null),i=(0,ve.useRef)(null),l=(0,ve.useRef)(null),u=(0,ve.useRef)(
{moves:0}),[c,d]=(0,ve.useState)(null),{tree:m}=n,h=u.current.node!==void 0&&m.at.get(u.current.node)||m.at.get(n.best)||m.entries[0];u.current.node=h.node;let f=c&&
m.at.get(c);(0,ve.useLayoutEffect)(()=>{if(!r.current||!a.current)return;let $=i.current=new fn(r.current,a.current,n,o);r.current.closest(".gp-pane")?.addEventListener(
"gp-alone",()=>$.letGo())},[]),(0,ve.useLayoutEffect)(()=>{s.run&&i.current?.begin(),i.current?.show(Object.keys(s).length>0),l.current&&i.current?.placeOver(l.
current,h),s.selection&&e.selected&&i.current?.reveal(n.selected?m.at.get(n.selected):void 0)});let g=$=>{$(),o()},b=$=>{u.current={node:$.node,moves:u.current.
moves+1},o()},R=$=>g(()=>{n.goTo($),n.upTo!==null&&i.current&&(i.current.pan.byHand=!1)}),K=$=>g(()=>n.toggle($)),Re=$=>i.current&&n.entryAt(i.current.pan.at($)),
L=$=>{let Ye=$.pointerType==="touch"||i.current?.pan.pointers.size;d(!Ye&&Re($)?.node||null)},k=$=>{let Ye=i.current?.pan.moved?null:Re($);Ye&&(n.act(Ye),b(Ye))},
V=n.broughtOut,ae=(0,ve.useMemo)(()=>(0,q.jsx)(or,{}),[]);return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)("header",{class:"gp-head",children:[(0,q.jsx)("h2",{
class:"gp-title",children:(0,Ne.t)("Beam tree")}),(0,q.jsx)(dr,{state:n,change:g})]}),n.partingSentence&&(0,q.jsx)("p",{class:"gp-parting",children:n.partingSentence}),
(0,q.jsxs)("div",{ref:r,class:"gp-window",style:{cursor:f?"pointer":""},onPointerMove:L,onPointerLeave:()=>d(null),onClick:k,children:[(0,q.jsx)("svg",{ref:a,class:"\
gp-picture","aria-hidden":"true"}),(0,q.jsx)(rr,{state:n,view:i,element:l,entry:h,moves:u.current.moves,focusOn:b,act:$=>g(()=>n.act($)),toggle:K,point:$=>d($?.
node??null)}),c&&f&&(0,q.jsx)(tr,{node:c,entry:f,state:n,view:i})]}),(0,q.jsxs)("div",{class:"gp-time",children:[(0,q.jsx)(tc,{state:n,go:R},n.runs),(0,q.jsxs)(
"div",{class:"gp-lens",role:"group","aria-label":(0,Ne.t)("Zoom"),children:[i.current?.pan.byHand&&(0,q.jsx)("button",{type:"button",class:"gp-button gp-follow",
onClick:()=>g(()=>{n.follow(),i.current?.letGo()}),children:(0,Ne.t)("Follow")}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-out","aria-label":(0,Ne.t)(
"Zoom out"),onClick:()=>i.current?.pan.zoomBy(1/1.3),children:"−"}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-in","aria-label":(0,Ne.t)("Zoom in"),
onClick:()=>i.current?.pan.zoomBy(1.3),children:"+"}),(0,q.jsx)("button",{type:"button",class:"gp-button gp-whole",onClick:()=>i.current?.whole(),children:(0,Ne.t)(
"Fit")})]})]}),V&&(0,q.jsx)(nr,{node:V,state:n,toggle:K}),(0,q.jsxs)("footer",{class:"gp-tree-foot",children:[ae,(0,q.jsx)(yr.Files,{label:(0,Ne.t)("Save the tr\
ee:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...ur(()=>({tree:n.tree,look:n.look,page:r.current??document.body}),e,n.prompt,n.number),...e.canAsk&&
{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var wr=(0,kt.runPane)(ec,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==0);function tc({state:e,go:t}){let n=Math.
max(1,e.length),o={step:e.shownTo+1,end:n,folded:e.folded},s=(0,Ne.t)("step {step} of {end}",o);return(0,q.jsx)(Qt,{step:e.shownTo,length:e.length,go:t,label:(0,Ne.t)(
"Step of the search"),words:s,note:e.folded?(0,Ne.t)("step {step} of {end}, {folded} folded",o):s,pace:Ql})}var Ae=p(J(),1),xn=p(ye(),1),Fr=p(fe(),1),lt=p(D(),1),F=p(N(),1),Dr=p(Se(),1),xe=p(nt(),1);var Lr=p(J(),1),vt=p(fe(),1),de=p(D(),1),B=p(N(),1),uo=p(dt(),1),mo=p(co(),1),wn=p(Ge(),1),kn=p(nt(),1);var gn=p(D(),1),rt=p(N(),1),xr=p(nt(),1),[nc,vr]=[100,14],oc=16,po=new WeakMap;function bn(e){let t=[],n=e;for(;n&&!po.has(n);)t.push(n),n=n.before;let o=(n&&po.
get(n))??"";for(let s of t.reverse())o+=s.piece??(s.given||!(0,xr.hasEnded)(s.beam)?s.chosen.text:""),po.set(s,o);return o}function yn(e,t=26){let n=Array.from(
e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")} … ${n.slice(-t).join("")}`}function sc(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(
e[n]??" ");)n-=1;return n}function Tr(e){if(e.length<2)return e.map(()=>0);let t=e.map(n=>sc(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function Sr(e,t,n){
let o=n||t<oc?0:t,s=Array.from((o?"…":"")+e.slice(o)),r=n||s.length<=2*vr?0:vr,a=s.slice(0,s.length-r);return{head:(n?a:a.slice(0,nc)).join(""),tail:r?s.slice(
-r).join(""):"",isCut:o>0||s.length>60}}function Pr(e,t,n){if(n.ends.has(e.beam.token_id))return(0,gn.stopWords)("eos")[0];if(e.length>=n.maxNew)return(0,gn.stopWords)(
"length")[0];let o=t.returned?.find(({last:s})=>s===e)?.stopReason;return o?(0,gn.stopWords)(o)[0]:(0,rt.t)("a stopping criterion")}function Mr({place:e,state:t,
why:n}){return e!==null?t==="returned"?(0,rt.t)("{place} output",{place:e+1}):String(e+1):n==="dropped"?(0,rt.t)("dropped"):n==="too late"?(0,rt.t)("too late"):
n==="not reached"?(0,rt.t)("not reached"):t==="running"?(0,rt.t)("still running"):""}function Rr(e,t){return t===void 0?e===null?"–":"– ▲":e===null?`${t+1}\
 ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}var ee=p(w(),1);function Er({log:e,search:t,number:n,kept:o,isAsked:s,ask:r}){let a=e.searched.get(e.turn)?.find(c=>c.kind==="greedy"),i=Fs((0,vt.startOf)(e)).map(
c=>(0,de.processorWords)(c)[0]),l=!!(0,vt.startOf)(e).effective.do_sample,u=(0,Lr.useMemo)(()=>a&&(0,ee.jsx)(lc,{found:a,log:e,search:t,number:n,kept:o}),[a]);return(0,ee.jsxs)(
"div",{class:"gp-greedily",children:[(0,ee.jsx)("h3",{class:"gp-sub",children:(0,B.t)("Greedy decoding for comparison")}),!a&&(0,ee.jsx)("p",{class:"gp-path",children:Or(
on(t.prompts[n]),{log:e,search:t,kept:o,isSampled:l})}),!a&&i.length>0&&(0,ee.jsx)("p",{class:"gp-doubt gp-note",children:(0,B.t)("This is the path of the most \
probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.",{processors:i.join(", ")})}),u,!a&&
e.finished&&Object.hasOwn(e.answers,"search")&&(0,ee.jsx)("button",{type:"button",class:"gp-button gp-ask-greedy",disabled:s,onClick:r,children:s?(0,B.t)("runni\
ng …"):(0,B.t)("Run greedy decoding")})]})}function Or({last:e,ended:t,left:n},o){if(n)return ic(n,o);if(!e||e.given)return o.isSampled?(0,B.t)("The path of t\
he most probable tokens is not known yet."):(0,B.t)("The greedy path is not known yet.");let s=t?o.kept.findIndex(({node:i})=>i===e):-1,r={sum:(0,de.decimals)((0,kn.sumOf)(
e)),score:(0,de.decimals)(o.kept.at(s)?.score,4)},a=s<0?(0,B.tn)(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",r):(0,B.tn)(
e.length,"Its sum is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",r);return[rc(e,t,s,o),a,...ac(e,
t,s,o)].join(" ")}function rc({beam:e,index:t},n,o,{isSampled:s,log:r}){let a={text:s?(0,B.t)("The text of the most probable tokens"):(0,B.t)("The greedy text"),
beam:(e.beam??0)+1,place:o+1,token:t+1};return n?o>0?(0,B.t)("{text} has ended, and has rank {place}.",a):o===0?r.finished?(0,B.t)("{text} is the best output.",
a):(0,B.t)("{text} is the best so far.",a):e.status==="finished"?(0,B.t)("{text} ended at token {token} but is not kept: others are better.",a):(0,B.t)("{text} \
ended at token {token} but does not count: it ranked too low or lacks a constraint.",a):(0,B.t)("{text} is still running, as beam {beam}.",a)}function ac({sequence:e},t,n,{
search:o,kept:s}){if(!t){let a=o.prompts[e].running.map(kn.sumOf);return a.length?[(0,B.t)("The best beam has {sum}.",{sum:(0,de.decimals)(Math.max(...a))})]:[]}
let r=s.at(0);return n===0||!r?[]:[(0,B.tn)(r.node.length,"The best has a sum of {sum} after {count} token, and a score of {score}.","The best has a sum of {sum\
} after {count} tokens, and a score of {score}.",{sum:(0,de.decimals)((0,kn.sumOf)(r.node)),score:(0,de.decimals)(r.score,4)})]}function ic({index:e,token:t,node:n,
sum:o,considered:s,best:r,worst:a},{search:i,isSampled:l}){let u=i.prompts.some(({steps:m})=>(m[0]??[]).some(({beam:h})=>(h.group??null)!==null)),c=(0,de.inParts)(
[n?(0,B.t)("rank {rank} of {considered}",{rank:n.rank,considered:s}):(0,B.t)("not among the {considered} considered",{considered:s}),o!==null&&(0,B.t)("sum {sum\
}",{sum:(0,de.decimals)(o)}),a!==null&&(0,B.t)("worst beam that went on {worst}, best {best}",{worst:(0,de.decimals)(a),best:(0,de.decimals)(r)})]),d=l?(0,B.t)(
"{where} left the path of the most probable tokens at token {place}: {token} ({details})."):(0,B.t)("{where} left the greedy path at token {place}: {token} ({de\
tails}).");return(0,mo.sentence)(d,{where:u?(0,B.t)("Group A"):(0,B.t)("The search"),place:String(e+1),details:c,token:t?(0,ee.jsx)(wn.TokenLabel,{text:t.text,class:"\
gp-strong"}):(0,B.t)("a token that was not recorded")})}function lc({found:e,log:t,search:n,number:o,kept:s}){let r=e.tokens.map(([d])=>d),a=Qn(n.prompts[o],d=>r.
at(d)),i=d=>d.reduce((m,h)=>m+((0,uo.finite)(h)??-1/0),0),l=s.length?(0,vt.pathOf)(s[0].node).filter(d=>!d.given):[],u=!!(0,vt.startOf)(t).processors?.length,c=i(
l.map(({chosen:d})=>d.raw_logprob));return(0,ee.jsxs)("p",{class:"gp-exactly",children:[(0,ee.jsxs)("span",{children:[(0,mo.sentence)((0,B.t)("Run by the librar\
y, greedy decoding wrote {text}."),{text:(0,ee.jsx)(wn.TokenLabel,{text:yn(e.text,60),class:"gp-wrote"})})," ",cc(r.length,i(e.tokens.map(([,,d])=>d)),u)," ",s.
length>0&&`${pc(l.length,c,u)} `,Or(a,{log:t,search:n,kept:s,isSampled:!1})]}),(0,ee.jsxs)("details",{children:[(0,ee.jsx)("summary",{children:(0,B.t)("Its toke\
ns and their log-probabilities")}),(0,ee.jsx)("table",{children:(0,ee.jsx)("tbody",{children:e.tokens.map(([,d,m],h)=>(0,ee.jsxs)("tr",{children:[(0,ee.jsx)("td",
{children:h+1}),(0,ee.jsx)("td",{children:(0,ee.jsx)(wn.TokenLabel,{text:d})}),(0,ee.jsx)("td",{children:(0,de.decimals)((0,uo.finite)(m))})]},h))})})]})]})}function cc(e,t,n){
let o={sum:(0,de.decimals)(t)};return n?(0,B.tn)(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a l\
og-probability of {sum} before the processors.",o):(0,B.tn)(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probabil\
ity of {sum}.",o)}function pc(e,t,n){let o={sum:(0,de.decimals)(t)};return n?(0,B.tn)(e,"The best output has {count} token with a log-probability of {sum} befor\
e the processors.","The best output has {count} tokens with a log-probability of {sum} before the processors.",o):(0,B.tn)(e,"The best output has {count} token \
with a log-probability of {sum}.","The best output has {count} tokens with a log-probability of {sum}.",o)}var Ir=p(fe(),1),Ke=p(D(),1),j=p(N(),1),Hr=p(Ht(),1),qe=p(Se(),1),$r=p(Fn(),1),fo=p(Ge(),1),vn=p(nt(),1);var _r=p(fe(),1),Br=p(ze(),1),at=p(D(),1),M=p(N(),1),Cr=p(Ge(),1),Wt=p(nt(),1);var W=p(w(),1),xt=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,ho=e=>Wt.EARLY_STOPPING.find(([t])=>t===e)?.[1]??String(e),it=e=>(0,Br.plain)(
Number(e.toFixed(4)));function Nr(e){let{rule:t,search:n}=e;return(0,W.jsxs)("div",{class:"gp-stopping",children:[(0,W.jsx)("h3",{class:"gp-sub",children:(0,M.t)(
"Why it stopped")}),(0,W.jsx)("p",{class:"gp-stopped-by",children:gc(e)}),(0,W.jsx)("div",{class:"gp-hypothesis-scroll",children:(0,W.jsxs)("table",{class:"gp-r\
ules","aria-label":(0,M.t)("Where each early_stopping stops"),children:[(0,W.jsx)("thead",{children:(0,W.jsxs)("tr",{children:[(0,W.jsx)("th",{scope:"col",children:"\
early_stopping"}),(0,W.jsx)("th",{scope:"col",children:(0,M.t)("stops")}),(0,W.jsx)("th",{scope:"col",children:(0,M.t)("reason")}),(0,W.jsx)("th",{scope:"col",children:(0,M.t)(
"outputs")})]})}),(0,W.jsx)("tbody",{children:Wt.EARLY_STOPPING.map(([o,s])=>{let r={lengthPenalty:t.lengthPenalty,earlyStopping:o},a=xt(r,n.own);return(0,W.jsxs)(
"tr",{class:a?"gp-own-rule":"",children:[(0,W.jsx)("th",{scope:"row",children:a?(0,M.t)("{name} (this run)",{name:s}):s}),(0,W.jsx)(uc,{...e,name:s,rule:r})]},s)})})]})})]})}
function uc({log:e,search:t,number:n,by:o,rule:s,isOver:r,asked:a,ask:i,name:l}){let u=o(s),{pools:c}=u.prompts[n],d=c.every(({exact:R})=>R),m=d&&u.stop!==null,
h=m?null:mc(s,e),f=!m&&!h&&e.finished&&Object.hasOwn(e.answers,"search"),g=a!==null&&xt(a,s),b=h?fc(h,e):m?hc(u,o(t.own),n,t):null;return(0,W.jsxs)(W.Fragment,{
children:[(0,W.jsxs)("td",{children:[h?(0,M.t)("after step {step}",{step:h.steps}):wc(u,d,r)," ",f&&(0,W.jsx)("button",{type:"button",class:"gp-button gp-run-on",
"aria-label":(0,M.t)("Run the search with early_stopping {name}",{name:l}),disabled:g,onClick:()=>i(s),children:g?(0,M.t)("running …"):(0,M.t)("Run the search")})]}),
(0,W.jsx)("td",{children:h?(0,M.t)("found by a run"):Ar(c,t,s,e)}),(0,W.jsx)("td",{"data-name":`${(0,M.t)("outputs:")} `,children:b?(0,W.jsx)(dc,{...b}):"–"})]})}
function dc({differ:e,all:t,best:n}){if(!e||!n)return(0,M.t)("the same");let o={differ:e,all:t,score:(0,at.decimals)(n.score,4)},s=t>1?(0,M.t)("{differ} of {all\
} differ; the best, with score {score}:",o):(0,M.t)("another text, with score {score}:",o);return(0,W.jsxs)(W.Fragment,{children:[s," ",(0,W.jsx)(Cr.TokenLabel,
{text:yn(n.text,40),class:"gp-wrote"})]})}var mc=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&xt(n.rule,e))??null;function hc(e,t,n,{wanted:o}){let[s,
r]=[e,t].map(({prompts:l})=>l[n].kept.slice(0,o)),a=s.filter(({node:l},u)=>r.at(u)?.node!==l).length,i=s.at(0);return{differ:a,all:s.length,best:i?{text:bn(i.node),
score:i.score}:null}}function fc({outputs:e},t){let n=t.finished?.sequences.map(({token_ids:s})=>s.join(" "))??[];return{differ:e.filter(({token_ids:s},r)=>s.join(
" ")!==n[r]).length,all:e.length,best:e.at(0)??null}}function gc({log:e,search:t,number:n,by:o,isOver:s}){let r=o(t.own),{pools:a}=r.prompts[n],i=ho(t.own.earlyStopping);
return(r.stop?(0,M.t)("This search stopped after step {step} by the rule of early_stopping {name}.",{step:r.stop.step,name:i}):s?(0,M.t)("The search was cut off\
. By the rule of early_stopping {name} it would have gone on.",{name:i}):(0,M.t)("The search goes on by the rule of early_stopping {name}.",{name:i}))+(a.length>
1?`
`:" ")+Ar(a,t,t.own,e)}var Ar=(e,t,n,o)=>e.map(s=>[...kc(s,e.length>1),bc(s,t,n,o)].join(" ")).join(`
`);function bc({stop:e,weighed:t},n,o,s){if(!t)return(0,M.t)("No step has been taken.");let{best:r,length:a,bound:i,worst:l}=t;if(e?.why==="criteria")return yc(
n,e,s);if(l===null)return(0,M.tn)(n.size,"No text has ended.","Fewer than {count} texts have ended.");let u=o.earlyStopping==="never"&&o.lengthPenalty>0,c=`${(0,at.decimals)(
r)} / ${a} ^ ${it(o.lengthPenalty)} = ${(0,at.decimals)(i,4)}`,d={numbers:u?(0,M.t)("{formula} (at the longest possible length)",{formula:c}):c,worst:(0,at.decimals)(
l,4)},{together:m}=n;if(!e)return m?(0,M.t)("The best running beam, {numbers}, is above the worst that is kept, {worst}.",d):(0,M.t)("The best continuation of t\
he step, {numbers}, is above the worst that is kept, {worst}.",d);if(e.why==="settled")return m?(0,M.t)("No running beam can still beat the worst finished hypot\
hesis: the best, {numbers}, is not above its {worst}.",d):(0,M.t)("No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}\
, is not above its {worst}.",d);let h=(0,M.tn)(n.size,"{count} text has ended, which is enough.","{count} texts have ended, which is enough.");if(!(i>l))return h;
let f=m?(0,M.t)("Yet the best running beam, {numbers}, was above the worst of them, {worst}.",d):(0,M.t)("Yet the best continuation of the step, {numbers}, was \
above the worst of them, {worst}.",d);return`${h} ${f}`}function yc({start:e,maxNew:t},{step:n},o){if(n-e>=t)return(0,M.tn)(e+t,"The length limit of {count} tok\
en was reached.","The length limit of {count} tokens was reached.");let s=o.finished?.sequences.find(({stop_reason:r})=>!["eos","length","unfinished"].includes(
r));return s?(0,M.t)("Every continuation met a stopping criterion ({reason}).",{reason:(0,at.stopWords)(s.stop_reason)[0]}):(0,M.t)("Every continuation met a st\
opping criterion.")}function wc({stop:e,prompts:t},n,o){return n?e?(0,M.t)("after step {step}",{step:e.step}):o?(0,M.t)("goes on past step {step}",{step:(0,Wt.endOfRecord)(
{prompts:t})}):(0,M.t)("not yet"):e?(0,M.t)("not exact: about step {step}",{step:e.step}):(0,M.t)("not exact")}function kc({group:e,stop:t},n){if(e===null)return[];
let o=(0,_r.groupLetter)(e);return!n||!t?[(0,M.t)("Group {group}:",{group:o})]:[(0,M.t)("Group {group}, after step {step}:",{group:o,step:t.step})]}var S=p(w(),1),vc={returned:"★",kept:"■",running:"●",out:"□"};function zr({log:e,ranking:t}){let{entries:n,was:o}=t,s={moved:o!==null,group:n.some(({node:u})=>(u.
beam.group??null)!==null),words:n.some(({node:u})=>u.beam.progress)},r=n.map(({node:u})=>bn(u)),a=Tr(r),i=Math.max(0,n.findIndex(({node:u})=>u===e.selected)),l=u=>{
u.key==="Escape"&&e.selectStep(null);let c={ArrowDown:1,ArrowUp:-1}[u.key];if(!c)return;u.preventDefault();let d=[...u.currentTarget.querySelectorAll(".gp-pick")];
d.at(Math.max(0,d.findIndex(m=>m===u.target)+c))?.focus()};return(0,S.jsxs)("table",{class:"gp-hypothesis-table","aria-label":(0,j.t)("The texts, ranked"),children:[
(0,S.jsx)(xc,{ranking:t,has:s}),(0,S.jsx)("tbody",{onKeyDown:l,children:n.map((u,c)=>(0,S.jsx)(Tc,{log:e,ranking:t,entry:u,text:r[c],shared:a[c],isReachable:c===
i,has:s},c))})]})}function xc({ranking:{best:e,rule:t,tally:n},has:o}){let s=i=>()=>e?(0,j.t)("the best: {words}.",{words:i(e)}):"",r=it(t.lengthPenalty),a=({node:i})=>(0,j.tn)(
i.length,"the log-probability of {count} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:(0,Ke.decimals)((0,vn.sumOf)(i))});return(0,S.jsx)(
"thead",{children:(0,S.jsxs)("tr",{children:[(0,S.jsx)("th",{scope:"col",children:(0,S.jsx)(qe.Term,{id:"sequence-score",formula:"",unit:"",run:()=>(0,Ke.asSentence)(
n),meaning:(0,j.t)("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not kept: others are better, it came too late, or the \
search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:(0,j.t)("rank")})}),(0,S.jsx)("th",{scope:"\
col",class:"gp-moved-column",hidden:!o.moved,children:(0,S.jsx)(qe.Term,{id:"sequence-score",formula:"",unit:"",meaning:(0,j.t)("The rank by the run’s own setti\
ngs, and by how much it has changed."),children:(0,j.t)("own rank")})}),(0,S.jsx)("th",{scope:"col",class:"gp-group-column",hidden:!o.group,children:(0,S.jsx)(qe.Term,
{id:"diversity-penalty",formula:"",unit:"",meaning:(0,j.t)("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better s\
core than another group keeps."),children:(0,j.t)("group")})}),(0,S.jsx)("th",{scope:"col",children:(0,j.t)("text")}),(0,S.jsx)("th",{scope:"col",children:(0,S.jsx)(
qe.Term,{id:"cumulative-logprob",unit:"nats",run:s(a),meaning:(0,j.t)("The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:(0,j.t)(
"sum")})}),(0,S.jsx)("th",{scope:"col",children:(0,S.jsx)(qe.Term,{id:"length",run:s(({node:i})=>(0,j.tn)(i.length,"{count} token","{count} tokens")),meaning:(0,j.t)(
"Generated tokens, including the end-of-sequence token."),children:(0,j.t)("length")})}),(0,S.jsx)("th",{scope:"col",children:(0,S.jsx)(qe.Term,{id:"sequence-sc\
ore",class:"gp-scored",run:s(({node:i,score:l})=>`${(0,Ke.decimals)((0,vn.sumOf)(i))} / ${i.length}^${r} = ${(0,Ke.decimals)(l)}`),meaning:(0,j.t)("The sum divi\
ded by the length to the power of length_penalty. The highest scores are kept."),children:(0,j.t)("sum / length ^ {power}",{power:r})})}),(0,S.jsx)("th",{scope:"\
col",class:"gp-words-column",hidden:!o.words,children:(0,S.jsx)(qe.Term,{id:"constraint",meaning:(0,j.t)("How many of the constraints the text contains."),children:(0,j.t)(
"constraints")})}),(0,S.jsx)("th",{scope:"col",children:(0,S.jsx)(qe.Term,{id:"ending",run:s(({node:i})=>(0,j.t)("at step {step}",{step:i.index+1})),meaning:(0,j.t)(
"The step at which it ended, and what ended it."),children:(0,j.t)("ended at")})})]})})}function Tc({log:e,ranking:{was:t,search:n},entry:o,text:s,shared:r,isReachable:a,
has:i}){let{node:l,score:u,place:c,state:d}=o,m=e.selected===l,h=(0,vn.sumOf)(l),f=g=>Number.isFinite(g)?(0,Ke.decimals)(g):"−∞";return(0,S.jsxs)("tr",{"dat\
a-state":d,children:[(0,S.jsxs)("td",{children:[(0,S.jsx)("span",{class:"gp-sign","aria-hidden":"true",children:vc[d]}),(0,S.jsx)("span",{children:Mr(o)})]}),(0,S.jsx)(
"td",{hidden:!i.moved,children:t&&Rr(c,t.get(l))}),(0,S.jsx)("td",{hidden:!i.group,children:i.group&&(0,Ir.groupLetter)(l.beam.group??0)}),(0,S.jsx)("td",{children:(0,S.jsx)(
Sc,{text:s,shared:r,isPressed:m,tabIndex:a?0:-1,press:()=>e.selectStep(m?null:l)})}),(0,S.jsx)("td",{children:f(h)}),(0,S.jsx)("td",{children:l.length}),(0,S.jsx)(
"td",{children:f(u)}),(0,S.jsx)("td",{hidden:!i.words,children:i.words&&Pc(l,n)}),(0,S.jsx)("td",{children:d==="running"?"–":`${l.index+1}: ${Pr(l,e,n)}`})]})}
function Sc({text:e,shared:t,isPressed:n,tabIndex:o,press:s}){let{head:r,tail:a,isCut:i}=Sr(e,t,n);return(0,S.jsxs)("button",{ref:i?(0,$r.tip)(()=>(0,j.t)("The \
whole text: {text}",{text:e})):null,"data-tip":i?"":void 0,type:"button",class:"gp-pick",tabIndex:o,"aria-pressed":n,"aria-label":(0,Ke.quoted)(e),onClick:s,children:[
(0,S.jsx)(fo.TokenLabel,{text:r,class:"gp-head-text"}),a!==""&&(0,S.jsx)(fo.TokenLabel,{text:a,class:"gp-tail-text"})]})}function Pc(e,{constraints:t,promptIds:n}){
let o=t.filter((r,a)=>(0,Hr.isWritten)(r,e.beam.progress?.[a]??0,e,n)).length,s=(0,j.t)("{done} of {all}",{done:o,all:t.length});return o===t.length?`✓ ${s}`:
s}var Gr=p(et(),1),A=p(w(),1),Wr=40;function Mc({log:e,changes:t}){let[n,o]=(0,Ae.useState)({}),[s,r]=(0,Ae.useState)(0),[a,i]=(0,Ae.useState)(null),l=(0,Ae.useRef)(
new Map),u=(0,Ae.useRef)(0),c=(0,xn.useFresh)(t);c.run&&(o({}),r(0),l.current=new Map),a&&(c.run||c.searched)&&i(null),(c.run||c.steps||c.status||c.searched)&&(u.
current+=1);let d=e.hideFrom!==null,m=(0,Ae.useMemo)(()=>d?null:Rc(e,c.run?{}:n,c.run?0:s,l.current),[u.current,n,s,d]);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsxs)(
"header",{class:"gp-head",children:[(0,A.jsx)("h2",{class:"gp-title",children:(0,F.t)("Hypotheses")}),m&&(0,A.jsx)("span",{class:"gp-note gp-counts",children:m.
tally}),(0,A.jsx)("div",{class:"gp-tools",children:e.prompts.length>1&&(0,A.jsx)("label",{class:"gp-of-prompts",children:(0,A.jsx)("select",{class:"gp-of-prompt",
"aria-label":(0,F.t)("Prompt"),value:s,onChange:({currentTarget:h})=>r(Number(h.value)),children:e.prompts.map((h,f)=>(0,A.jsx)("option",{value:f,children:(0,F.t)(
"prompt {number}",{number:f+1})},f))})})})]}),!m&&(0,A.jsx)("p",{class:"gp-note gp-untold",children:(0,F.t)("What the search found is hidden while you guess the\
 next token.")}),m&&(0,A.jsxs)("div",{class:"gp-found",children:[m.isKnown&&(0,A.jsx)(_c,{found:m,ask:h=>o({...n,...h}),goBack:()=>o({})}),(0,A.jsx)("p",{class:"\
gp-formula","aria-live":m.isMoved?"polite":"off",children:Oc(m)}),m.doubt&&(0,A.jsx)("p",{class:"gp-honest gp-note",children:m.doubt}),(0,A.jsx)("div",{class:"g\
p-hypothesis-scroll",children:(0,A.jsx)(zr,{log:e,ranking:m})}),m.left>0&&(0,A.jsx)("p",{class:"gp-note gp-rest",children:(0,F.tn)(m.left,"and {count} more, wit\
h a lower score","and {count} more, with lower scores")}),m.isKnown&&(0,A.jsx)(Nr,{...m,log:e,asked:a==="greedy"?null:a,ask:h=>{i(h),e.ask({type:"search",kind:"\
rule",rule:h})}}),(0,A.jsx)(Er,{log:e,search:m.search,number:m.number,kept:m.own.prompts[m.number].kept,isAsked:a==="greedy",ask:()=>{i("greedy"),e.ask({type:"s\
earch",kind:"greedy"})}})]})]})}var jr=(0,xn.runPane)(Mc,Gr.SPECIAL_RUNS.hypotheses);function Rc(e,t,n,o){let s=(0,xe.searchOf)(e),r=!!(e.finished??e.failed),a=f=>{
let g=JSON.stringify(f),b=o.get(g)??(0,xe.settle)(s,f);return b.stop&&o.set(g,b),b},i=s.together!==null&&(0,xe.isAsRecorded)(s,a(s.own),!!e.finished),l=i?{...s.
own,...t}:s.own,u=i?a(l):Lc(s,e),c=i?a(s.own):u,d=i&&!xt(l,s.own),m=(0,xe.rankingOf)(s,n,u,l,r),h=m.filter(({place:f})=>f!==null);return{search:s,number:n,rule:l,
own:c,by:a,isKnown:i,isMoved:d,isOver:r,entries:m.slice(0,Wr),left:m.length-Wr,was:d?new Map(c.prompts[n].kept.map(({node:f},g)=>[f,g])):null,best:h.at(0)??null,
tally:Ec(m,h.length),doubt:i?Cc(u,c,n,s,l,r):Bc(s)}}var Lc=(e,t)=>({stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(o=>({
node:o,score:o.beam.final_score??-1/0})),pools:[{group:null,stop:null,lastStep:0,weighed:null,exact:!0}]}))});function Ec(e,t){let n=e.filter(({state:s})=>s==="\
running").length,o=e.filter(({state:s})=>s==="returned").length;return[(0,F.t)("{count} ended",{count:(0,lt.count)(e.length-n)}),(0,F.t)("{count} kept",{count:(0,lt.count)(
t)}),...n?[(0,F.t)("{count} running",{count:(0,lt.count)(n)})]:[],...o?[(0,F.tn)(o,"{count} output","{count} outputs")]:[]].join(", ")}function Oc({best:e,rule:{
lengthPenalty:t}}){if(!e)return(0,F.t)("No text is kept yet.");let{node:n,score:o}=e;return(0,F.t)("The best: score = sum / length ^ length_penalty = {sum} / {l\
ength} ^ {power} = {score}",{sum:(0,lt.decimals)((0,xe.sumOf)(n)),length:n.length,power:it(t),score:(0,lt.decimals)(o,4)})}function _c({found:{search:e,rule:t,isMoved:n},
ask:o,goBack:s}){let r=(0,Ae.useRef)(null),[a,i]=(0,Ae.useState)(null),l=a?.search===e.prompts?a.text:String(Number(t.lengthPenalty.toFixed(4))),u=({currentTarget:d})=>{
i({text:d.value,search:e.prompts}),Number.isFinite(d.valueAsNumber)&&o({lengthPenalty:d.valueAsNumber})},{own:c}=e;return(0,A.jsxs)("div",{class:"gp-what-if",role:"\
group","aria-label":(0,F.t)("What if"),children:[(0,A.jsx)("span",{class:"gp-strong",children:(0,F.t)("What if")}),(0,A.jsxs)("label",{class:"gp-asked",children:[
(0,A.jsx)(Dr.Term,{id:"length-penalty",meaning:(0,F.t)("The score of a text that has ended is the sum of its log-probabilities, divided by its length to this po\
wer. A change re-ranks the texts at once, without a new run, because this setting does not decide which beams go on."),children:"length_penalty"}),(0,A.jsx)("in\
put",{ref:r,class:"gp-slide",type:"range",min:"-2",max:"3",step:"0.05","aria-label":(0,F.t)("length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:d})=>o(
{lengthPenalty:Number(d.value)})}),(0,A.jsx)("input",{class:"gp-power",type:"number",step:"any","aria-label":"length_penalty",value:l,onInput:u,onBlur:()=>i(null)})]}),
(0,A.jsxs)("label",{class:"gp-asked",children:[(0,A.jsx)("span",{tabIndex:0,"data-tip":(0,F.t)('When the search stops. False: once the best running text, at its\
 present length, is no better than the worst that is kept. True: as soon as enough texts have ended. "never": only once no running text can become better, at an\
y length.'),children:"early_stopping"}),(0,A.jsx)("select",{class:"gp-rule","aria-label":"early_stopping",value:JSON.stringify(t.earlyStopping),onChange:({currentTarget:d})=>o(
{earlyStopping:JSON.parse(d.value)}),children:xe.EARLY_STOPPING.map(([d,m])=>(0,A.jsx)("option",{value:JSON.stringify(d),children:m},m))})]}),n&&(0,A.jsx)("butt\
on",{type:"button",class:"gp-button gp-own-again",onClick:()=>{s(),r.current?.focus()},children:(0,F.t)("Back to the run’s own: {power}, {early}",{power:it(c.
lengthPenalty),early:ho(c.earlyStopping)})})]})}function Bc(e){return e.prompts.every(({steps:t,given:n})=>t.length===n)?(0,F.t)("The search has not begun: all \
tokens so far were given."):e.together===null?(0,F.t)("This decoding loop has its own rules: the texts are shown as they were recorded."):(0,F.t)("The recording\
 does not follow the rules of this search, so what other settings would give cannot be computed.")}function Cc(e,t,n,o,s,r){let a=Math.max(1,...o.prompts.map(({
steps:c})=>c.length-o.start)),i=a**s.lengthPenalty;if(!Number.isFinite(i)||i===0)return(0,F.t)("{length} ^ {power} is too large or too small for a floating-poin\
t number: the search itself would fail.",{length:a,power:it(s.lengthPenalty)});let l=e.prompts[n].pools.filter(({exact:c})=>!c);if(l.length){let c=l.map(({group:d})=>(0,Fr.groupLetter)(
d??0)).join(", ");return(0,F.tn)(l.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes t\
he diversity penalty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes th\
e diversity penalty of groups {groups}.",{groups:c})}if(xt(s,o.own))return"";if(!e.stop){if(!r)return"";let c=(0,xe.endOfRecord)(e);return o.together?(0,F.t)("W\
ith these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:c}):(0,F.t)("With these set\
tings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.",{step:c})}let{step:u}=e.stop;return t.
stop?u>=t.stop.step?"":(0,F.t)("With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:u,own:t.
stop.step}):(0,F.t)("With these settings the search would have stopped after step {step}: what ended later does not count.",{step:u})}var Lt=p(J(),1),Sn=p(ye(),1),ya=p(ze(),1),he=p(D(),1),Ie=p(N(),1);var vo=p(Se(),1);var Jr=p(go(),1);var ct=p(J(),1),Kr=p(Wn(),1),Ur=p(w(),1);function Tt({paint:e,class:t,label:n}){let o=(0,ct.useRef)(null),s=(0,ct.useRef)([0,0]),r=(0,ct.useRef)(e);r.current=e;
let a=()=>{let[l,u]=s.current.map(m=>Math.round(m*devicePixelRatio)),c=o.current?.getContext("2d");if(!o.current||!c||!l||!u)return;Object.assign(o.current,{width:l,
height:u});let d=getComputedStyle(o.current);r.current({pen:c,width:l,height:u,colour:m=>d.getPropertyValue(m).trim()})};(0,ct.useLayoutEffect)(()=>{let l=o.current;
if(!l)return;s.current=[l.clientWidth,l.clientHeight];let u=new ResizeObserver(([{contentRect:d}])=>{s.current=[d.width,d.height],a()});u.observe(l);let c=(0,Kr.onTheme)(
a);return()=>{u.disconnect(),c()}},[]),(0,ct.useLayoutEffect)(a);let i=n===void 0;return(0,Ur.jsx)("canvas",{ref:o,class:t,role:i?void 0:"img","aria-label":n,"a\
ria-hidden":i})}function St({currentTarget:e,clientX:t,clientY:n},o,s){let{left:r,top:a,width:i,height:l}=e.getBoundingClientRect(),u=(c,d)=>Math.max(0,Math.min(
d-1,Math.floor(c*d)));return{column:u((t-r)/i,o),row:u((n-a)/l,s)}}var bo=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var Yr=p(Tn(),1),Pt=p(w(),1),Nc=14,Ac=200;function Xr({moment:{canvas:e,step:t},place:n,shade:o,pick:s}){let r=t.places.length,a=c=>{let{column:d,row:m}=St(c,r,
e.length);s(e[m],d)},i=c=>Ic(c,e,o),l=(c,d)=>`${c/d*100}%`,u={top:l(t.step,e.length),height:l(1,e.length)};return(0,Pt.jsxs)("div",{class:"gp-canvas-map","aria-\
hidden":"true",style:{height:`${Math.max(24,Math.min(Ac,Nc*e.length))}px`},onClick:a,children:[(0,Pt.jsx)(Tt,{paint:i}),(0,Pt.jsx)("i",{class:"gp-map-row",style:u}),
n!==null&&(0,Pt.jsx)("i",{class:"gp-map-column",style:{left:l(n,r),width:l(1,r)}})]})}function Ic({pen:e,width:t,height:n,colour:o},s,r){let[a,i]=[t/s[0].places.
length,n/s.length],l=Math.max(.75,Math.min(a,i,8*devicePixelRatio)*.2),u=new Map,c=o("--gp-text");s.forEach(({places:d},m)=>d.forEach((h,f)=>{let g=(0,Jr.shadeOf)(
r,(0,Yr.numbersOfPlace)(h)),b=u.get(g)??o(g);u.set(g,b),e.fillStyle=b,e.fillRect(Math.floor(f*a),Math.floor(m*i),Math.ceil(a),Math.ceil(i)),h.accepted&&(e.fillStyle=
c,e.beginPath(),e.arc((f+.5)*a,(m+.5)*i,l,0,2*Math.PI),e.fill())}))}var wa=p(Tn(),1);var Mt=p(J(),1),ta=p(go(),1),Rt=p(D(),1),_e=p(N(),1),na=p(Qr(),1),oa=p(Se(),1),wo=p(yo(),1),sa=p(Tn(),1),Y=p(w(),1),Hc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,
Home:-1/0,End:1/0};function ra({log:e,moment:t,shade:n,chosen:o,choose:s}){let{places:r}=t.step,[a,i]=(0,Mt.useState)(0),l=Math.min(o??a,r.length-1),u=(0,Mt.useRef)(
null),c=({target:b})=>[...u.current?.children??[]].indexOf(b.closest(".gp-token")),d=b=>{let R=c(b);R<0||(i(R),s(R===o?null:R))},m=b=>{let R=c(b),K=Hc[b.key];if(R<
0||!K&&!["Enter"," ","Escape"].includes(b.key))return;b.preventDefault();let Re=Math.max(0,Math.min(r.length-1,R+(K??0)));i(Re),b.key==="Escape"?s(null):(!K||o!==
null)&&s(Re),(u.current?.children[Re]).focus()},h=t.before.flatMap(b=>b.places),f=(0,Mt.useMemo)(()=>h.map((b,R)=>(0,Y.jsx)($c,{...b},R)),[h.length]),g=e.started?.
prompt_tokens.map(({piece:b})=>b??"").join("");return(0,Y.jsxs)("div",{class:"gp-canvas-left",children:[(0,Y.jsxs)("div",{class:"gp-canvas-text",role:"group","a\
ria-label":(0,_e.t)("The text at this step. Arrow keys move from place to place, Enter selects, Escape deselects."),dir:"auto",onClick:d,onKeyDown:m,children:[(0,Y.jsx)(
"span",{class:"gp-canvas-prompt",children:g}),(0,Y.jsx)("span",{class:"gp-canvas-before",children:f}),(0,Y.jsx)("span",{class:"gp-canvas-now",ref:u,children:r.map(
(b,R)=>(0,Y.jsx)(zc,{token:b,ground:`var(${(0,ta.shadeOf)(n,(0,sa.numbersOfPlace)(b))})`,accepted:t.accepted(R),isAfterEnd:R>=t.end,isChosen:R===o,words:Wc(b,R,
t.accepted(R)),tabIndex:R===l?0:-1},R))})]}),(0,Y.jsxs)("p",{class:"gp-note gp-canvas-key",children:[(0,Y.jsx)("span",{class:"gp-key-accepted",children:(0,Y.jsx)(
"span",{class:"gp-ink",children:(0,_e.t)("accepted")})}),(0,Y.jsx)("span",{class:"gp-key-newly",children:(0,Y.jsx)("span",{class:"gp-ink",children:(0,_e.t)("new\
ly accepted")})}),(0,Y.jsx)(oa.Term,{id:"canvas",meaning:(0,_e.t)("The sampler fills it with a random token again before the next step. The token shown is the l\
ikeliest here: it would be the text, if this were the last step."),children:(0,_e.t)("not accepted")})]})]})}var $c=({text:e,piece:t})=>(0,Y.jsx)("span",{class:"\
gp-written",ref:(0,wo.useInk)({text:e,piece:t})}),zc=({token:e,ground:t,accepted:n,isAfterEnd:o,isChosen:s,words:r,tabIndex:a})=>(0,Y.jsx)("span",{class:"gp-tok\
en",role:"button",ref:(0,wo.useInk)(e,t),"data-accepted":n??void 0,"data-after-end":o?"":void 0,"aria-pressed":s,"aria-label":r,tabIndex:a});function Wc({text:e,
logprob:t},n,o){let s={number:n+1,token:(0,Rt.quoted)(e),share:(0,Rt.percent)((0,Rt.probability)(t))};return o==="newly"?(0,_e.t)("Place {number}: {token}, prob\
ability {share}, newly accepted",s):o?(0,_e.t)("Place {number}: {token}, probability {share}, accepted",s):(0,_e.t)("Place {number}: {token}, probability {share\
}, not accepted",s)}function aa({shade:e,setShade:t,unit:n}){return(0,Y.jsxs)("div",{class:"gp-tools",children:[(0,Y.jsxs)("label",{children:[(0,_e.t)("Shaded b\
y")," ",(0,Y.jsxs)("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:o})=>t(o.value),children:[(0,Y.jsx)("option",{value:"probability",children:(0,_e.t)(
"probability")}),(0,Y.jsx)("option",{value:"entropy",children:(0,_e.t)("entropy")})]})]}),(0,Y.jsx)(na.ShadeScale,{class:"gp-canvas-scale",name:e,unit:n})]})}var Dt=p(J(),1),Ze=p(D(),1),me=p(N(),1),ha=p(la(),1),Ft=p(Se(),1),ko=p(Ge(),1);var ua=p(ze(),1),Ue=p(D(),1),Fe=p(N(),1),da=p(pa(),1);function ma(e,t){let{step:n,canvas:o,log:s}=e,r=n.places[t],a={step:n.step+1,place:t+1,token:(0,Ue.quoted)(
r.text),read:(0,Ue.quoted)(r.read_text),share:(0,Ue.percent)((0,Ue.probability)(r.logprob))},{accepted:i,places:l}=e.counts;return[(0,Fe.t)("At step {step}, the\
 model read {read} at place {place}.",a),(0,da.certaintyWords)(r.entropy,s.unit),r.read_text===r.text?(0,Fe.t)("It found the same token the likeliest, with {sha\
re}.",a):(0,Fe.t)("It found {token} the likeliest, with {share}.",a),(0,Fe.t)("The temperature of this step was {temperature}.",{temperature:(0,ua.fixed)(n.temperature,
2)}),Fc(r,n===o.at(-1),s),(0,Fe.tn)(l,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:(0,Ue.count)(
i)})]}function Fc({accepted:e},t,{finished:n}){return t&&n?(0,Fe.t)("It was the last step of this canvas: the likeliest token is the text."):e?(0,Fe.t)("The sam\
pler accepted the place: what it drew there is read at the next step."):(0,Fe.t)("The sampler did not accept the place: at the next step, a random token is read\
 there.")}var I=p(w(),1);function fa({moment:e,place:t,terms:n,lookAt:o}){let{canvas:s,step:r,log:a}=e,i=(0,Dt.useRef)(null),l=(0,Dt.useRef)(null);return(0,Dt.useLayoutEffect)(
()=>{if(!i.current||!l.current)return;let{offsetTop:u,offsetHeight:c}=l.current,{scrollTop:d,clientHeight:m}=i.current;(u<d+c||u+c>d+m)&&(i.current.scrollTop=u-
m/2)},[r,t]),(0,I.jsxs)("div",{class:"gp-one-place",children:[(0,I.jsx)("p",{class:"gp-place-verdict",children:Dc(e,t)}),(0,I.jsx)("h3",{class:"gp-sub",children:(0,me.t)(
"In words")}),(0,I.jsx)(ha.Sentences,{list:ma(e,t)}),(0,I.jsx)("div",{class:"gp-place-table",ref:i,children:(0,I.jsxs)("table",{children:[(0,I.jsx)(Gc,{terms:n}),
(0,I.jsx)("tbody",{children:s.map(u=>(0,I.jsx)(jc,{step:u,place:t,unit:a.unit,here:u===r?l:void 0,press:()=>o(e.steps.indexOf(u))},u.step))})]})})]})}function Dc(e,t){
let{since:n,accepted:o,count:s,last:r}=e.history(t);return(0,me.tn)(s,"Place {place}: {token} has been the likeliest since step {since}. The sampler accepted th\
e place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {coun\
t} steps.",{place:t+1,token:(0,Ze.quoted)(r.text),since:n+1,accepted:o})}var Gc=({terms:e})=>(0,I.jsx)("thead",{children:(0,I.jsxs)("tr",{children:[(0,I.jsx)("t\
h",{scope:"col",children:(0,me.t)("step")}),(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Ft.Term,{id:"canvas",meaning:(0,me.t)("What was here when the model p\
redicted the canvas: a random token, or what the step before drew and accepted."),children:(0,me.t)("read")})}),(0,I.jsx)("th",{scope:"col",children:(0,I.jsx)(Ft.Term,
{id:"probability",formula:"",meaning:(0,me.t)("The likeliest token of the prediction, after the temperature."),children:(0,me.t)("likeliest")})}),(0,I.jsx)("th",
{scope:"col",children:(0,I.jsx)(Ft.Term,{id:"probability",run:e.share,meaning:(0,me.t)("The probability of the likeliest token."),children:(0,me.t)("probability")})}),
(0,I.jsx)("th",{scope:"col",class:"gp-place-entropy",children:(0,I.jsx)(Ft.Term,{id:"entropy",run:e.entropy,meaning:(0,me.t)("Of the place’s distribution at thi\
s step. The sampler accepts the places where it is low."),children:(0,me.t)("entropy")})}),(0,I.jsx)("th",{scope:"col",children:(0,me.t)("accepted")})]})});function jc({
step:e,place:t,unit:n,here:o,press:s}){let{read_text:r,text:a,logprob:i,entropy:l,accepted:u}=e.places[t];return(0,I.jsxs)("tr",{ref:o,"aria-current":o?"step":void 0,
onClick:s,children:[(0,I.jsx)("td",{children:(0,I.jsx)("button",{type:"button",class:"gp-place-step",children:e.step+1})}),(0,I.jsx)("td",{children:(0,I.jsx)(ko.TokenLabel,
{text:r})}),(0,I.jsx)("td",{children:(0,I.jsx)(ko.TokenLabel,{text:a})}),(0,I.jsx)("td",{children:(0,Ze.percent)((0,Ze.probability)(i))}),(0,I.jsx)("td",{class:"\
gp-place-entropy",children:(0,Ze.information)(l,n)}),(0,I.jsx)("td",{children:u?(0,me.t)("✓ yes"):(0,me.t)("– no")})]})}var ka=p(et(),1),oe=p(w(),1),qc={whole:8e3,quickest:120,slowest:700};function Kc({log:e,changes:t}){let[n,o]=(0,Lt.useState)(null),[s,r]=(0,Lt.useState)(null),[
a,i]=(0,Lt.useState)("probability"),l=!!(0,Sn.useFresh)(t).run;(0,Lt.useLayoutEffect)(()=>{l&&(o(null),r(null))});let u=(0,wa.momentOf)(e,l?null:n);if(!u)return null;
let c=l?null:s,d=h=>()=>c===null?"":(0,Ie.t)("place {place}, step {step}: {words}.",{place:c+1,step:u.step.step+1,words:h(u.step.places[c])}),m={share:d(({text:h,
logprob:f})=>`${(0,he.quoted)(h)} ${(0,he.percent)((0,he.probability)(f))}`),entropy:d(({entropy:h})=>(0,he.information)(h,e.unit))};return(0,oe.jsxs)(oe.Fragment,
{children:[(0,oe.jsxs)("header",{class:"gp-head",children:[(0,oe.jsx)("h2",{class:"gp-title",children:(0,Ie.t)("Canvas")}),(0,oe.jsx)(vo.Term,{class:"gp-note gp\
-canvas-short",id:"canvas",run:()=>(0,he.asSentence)(ga(u)),children:ga(u)}),(0,oe.jsx)(aa,{shade:a,setShade:i,unit:e.unit})]}),(0,oe.jsx)("div",{class:"gp-canv\
as-time",children:(0,oe.jsx)(Qt,{step:u.number,length:u.steps.length,go:o,leave:()=>o(null),label:(0,Ie.t)("Denoising step"),words:Uc(u),pace:qc})}),(0,oe.jsxs)(
"div",{class:"gp-canvas-body",children:[(0,oe.jsx)(ra,{log:e,moment:u,shade:a,chosen:c,choose:r}),(0,oe.jsxs)("div",{class:"gp-canvas-right",children:[(0,oe.jsxs)(
"p",{class:"gp-chart-title",children:[(0,oe.jsx)(vo.Term,{id:"canvas",run:()=>(0,he.asSentence)(ba(u)),meaning:(0,Ie.t)("One row per step, one column per place.\
 A dot marks a place that the sampler accepted."),children:(0,Ie.t)("Places by steps")})," ",(0,oe.jsx)("span",{class:"gp-note gp-map-words",children:ba(u)})]}),
(0,oe.jsx)(Xr,{moment:u,place:c,shade:a,pick:(h,f)=>{o(u.steps.indexOf(h)),r(f)}}),c===null?(0,oe.jsx)("p",{class:"gp-note gp-place-hint",children:(0,Ie.t)("Cli\
ck a token to see what was in its place at each step.")}):(0,oe.jsx)(fa,{moment:u,place:c,terms:m,lookAt:o})]})]})]})}var va=(0,Sn.runPane)(Kc,ka.SPECIAL_RUNS.canvas),
Uc=({step:e,numCanvases:t,canvas:n})=>(0,Ie.t)("canvas {canvas} of {canvases}, step {step} of {steps}",{canvas:e.canvas+1,canvases:t,step:e.step+1,steps:n.length});
function ga({counts:e,step:t}){let{places:n,accepted:o,newly:s}=e,r={accepted:(0,he.count)(o),places:(0,he.count)(n),newly:(0,he.count)(s),temperature:(0,ya.fixed)(
t.temperature,2)};return(0,Ie.t)("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",r)}var ba=({canvas:e,step:t})=>(0,Ie.tn)(e.length,
"{places} places, {count} step","{places} places, {count} steps",{places:(0,he.count)(t.places.length)});var To=p(J(),1),Ln=p(ye(),1),Rn=p(ze(),1),pt=p(D(),1),be=p(N(),1),Ra=p(Se(),1);var xo=p(N(),1),xa=null;async function Pn(e,t,n,o,s){let r=e.answers.media_file?await e.answers.media_file(t):"";if(!r)return s((0,xo.t)("The page no longer has\
 this sound. Add the file again to hear it."));s(""),xa?.pause();let a=new Audio(r);xa=a,a.currentTime=Math.max(0,n);let i=()=>{if(a.currentTime>=o||a.paused)return a.
pause();requestAnimationFrame(i)};try{await a.play(),i()}catch{s((0,xo.t)("This browser cannot play the sound."))}}var Gt=p(Sa(),1),La=p(Mn(),1),H=p(w(),1),Vc={image:.75,audio:.5},Ma=.3,Ea=e=>e.started?.request.media?.[0],Oa=e=>e.hideFrom===null?e.foundOf("attend"):null;function Jc({
log:e,changes:t}){let[n,o]=(0,To.useState)(!1),[s,r]=(0,To.useState)(""),a=(0,Ln.useFresh)(t);(a.run||a.found)&&(o(!1),r(""));let i=e.current(),l=Oa(e),u=l?.found??
null,c=l?(0,Gt.placeOf)(e,i,l):-1,d=f=>{o(!0),r(""),e.ask({type:"attend",step:i,places:(0,Gt.lensPlaces)(e,i,e.mostPlaces.attend||1),layer:f})},m=n||e.running||
e.waiting||!(0,Gt.lensPlaces)(e,i,1).length,h=n?(0,be.t)("Reading the attention …"):u&&c<0?(0,be.t)("The attention of this token was not asked for."):s;return(0,H.jsxs)(
H.Fragment,{children:[(0,H.jsx)("header",{class:"gp-head",children:(0,H.jsx)("h2",{class:"gp-title",children:(0,be.t)("Attention")})}),(0,H.jsx)("p",{class:"gp-\
note",children:(0,H.jsx)(Ra.Term,{id:"cross-attention",children:(0,be.t)("Where the information for the selected token came from: the weights of the decoder’s c\
ross-attention, the mean over its heads.")})}),(0,H.jsxs)("div",{class:"gp-attention-ask",hidden:!e.canAsk,children:[(0,H.jsx)("button",{type:"button",class:"gp\
-button gp-main gp-attend",hidden:c>=0,disabled:m,onClick:()=>d(u?.layer??null),children:Ea(e)?.kind==="audio"?(0,be.t)("Show where it listened"):(0,be.t)("Show\
 where it looked")}),u&&u.layers>1&&(0,H.jsx)(Yc,{found:u,isBusy:m,ask:d}),(0,H.jsx)("span",{class:"gp-note gp-attention-state",role:"status",children:h})]}),u&&
c>=0&&(0,H.jsx)(Xc,{log:e,found:u,column:c,tell:r})]})}var _a=(0,Ln.runPane)(Jc,e=>!!(e.current()&&e.looksAtMedia&&(e.canAsk||Oa(e))&&!e.recorded)),Yc=({found:e,
isBusy:t,ask:n})=>(0,H.jsxs)("label",{class:"gp-note gp-attention-choice",children:[(0,be.t)("Layer")," ",(0,H.jsxs)("select",{class:"gp-attention-layer",disabled:t,
value:e.layer===null?"":String(e.layer),onChange:({currentTarget:{value:o}})=>n(o?Number(o):null),children:[(0,H.jsx)("option",{value:"",children:(0,be.t)("all \
layers")}),Array.from({length:e.layers},(o,s)=>(0,H.jsx)("option",{value:s,children:(0,be.t)("layer {layer}",{layer:(0,pt.count)(s+1)})},s))]})]});function Xc({
log:e,found:t,column:n,tell:o}){let{kind:s,picture:r,rows:a,columns:i}=t,l=t.weights[n],u=Math.max(...l),c=l.map(g=>u?g/u:0),d=r!==null&&La.BASE64.test(r),m=s===
"audio",h=Qc(t,n),f=()=>{let g=Ca(t,l);Pn(e,Ea(e)?.sha256??"",g-Ma,g+Ma,o)};return(0,H.jsxs)("figure",{class:"gp-attention-found",children:[(0,H.jsxs)("div",{class:m?
"gp-attention-seen gp-is-sound":"gp-attention-seen",role:"img","aria-label":h,children:[(0,H.jsx)("img",{class:"gp-attention-picture",alt:"",src:d?`data:image/p\
ng;base64,${r}`:"data:,",hidden:!d}),(0,H.jsx)("svg",{viewBox:`0 0 ${i} ${a}`,preserveAspectRatio:"none",children:c.map((g,b)=>(0,H.jsx)("rect",{x:b%i,y:Math.floor(
b/i),width:"1",height:"1",opacity:Vc[s]*(1-g)},b))})]}),m&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)("svg",{class:"gp-attention-curve","aria-hidden":"true",viewBox:`\
0 0 ${i} 100`,preserveAspectRatio:"none",children:(0,H.jsx)("path",{d:`M0 100${c.map((g,b)=>`L${b+.5} ${100-95*g}`).join("")}L${i} 100Z`})}),(0,H.jsxs)("div",{class:"\
gp-attention-times",children:[(0,H.jsx)("span",{children:(0,be.t)("{seconds} s",{seconds:0})}),(0,H.jsx)("span",{children:(0,be.t)("{seconds} s",{seconds:(0,Rn.fixed)(
t.seconds??0,1)})})]})]}),(0,H.jsx)("figcaption",{class:"gp-note gp-attention-words",children:h}),m&&!!e.answers.media_file&&(0,H.jsx)("button",{type:"button",class:"\
gp-button gp-hear",onClick:f,children:(0,be.t)("Play this moment")})]})}var Ba=({seconds:e,columns:t})=>(e??0)/t,Ca=(e,t)=>(t.indexOf(Math.max(...t))+.5)*Ba(e);
function Zc(e){let t=e.reduce((s,r)=>s+r,0)/2,[n,o]=[0,0];for(let s of[...e].sort((r,a)=>a-r)){if(n>=t)break;n+=s,o++}return o}function Qc(e,t){let n=e.weights[t],
o=Zc(n),s={most:(0,pt.percent)(Math.max(...n)),share:(0,pt.percent)(e.elsewhere[t])};return e.kind==="image"?(0,be.t)("The brightest patch has {most} of the wei\
ght. Half of what lies on patches lies on {count} of {all}; {share} lies on no patch.",{...s,count:(0,pt.count)(o),all:(0,pt.count)(n.length)}):(0,be.t)("The br\
ightest position, at {at} s, has {most} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...s,seconds:(0,Rn.fixed)(
o*Ba(e),2),at:(0,Rn.fixed)(Ca(e,n),2)})}var So=p(J(),1),$a=p(ye(),1),Et=p(ze(),1),_n=p(Aa(),1),He=p(D(),1),ce=p(N(),1);var za=p(Se(),1);var Ia=p(fe(),1);var jt=11,En=6,ep=[.1,.2,.5,1,2,5,10,20,50,1/0],tp=10;function np({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var On=class{layers=[];end=0;along=new Ia.Along({picks:{},peak:0},np);image=document.createElement("canvas");pixels=this.image.
getContext("2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.
max(tp,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(o=>o.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((o,s)=>s-o),this.
end=(ep.find(o=>this.along.total.peak<=o*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:o,colour:s}){let a=[...Array.from({length:jt},(u,c)=>`--gp-heat-${c}`),
"--gp-text"].map(s),i=String([this.layers,this.end,a]);i!==this.painted.look&&(this.painted={look:i,steps:[]}),this.grow(),this.steps.forEach((u,c)=>{this.painted.
steps[c]!==u&&this.paintStep(u,a)}),this.painted.steps=[...this.steps];let l=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,l,this.image.
height,0,0,n*l/this.span,o)}grow(){let{image:t,pixels:n}=this,o=this.layers.length*En;if(t.width>=this.steps.length&&t.height===o)return;let s=t.height===o?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=o,s?n?.putImageData(s,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},o){let s=new ImageData(1,this.layers.length*En);this.layers.forEach((r,a)=>{let i=n?.candidate_layers.indexOf(r)??-1;if(!n||i<0)return;let l=bo(
o[this.levelOf(n.divergences[i])]),u=r===n.layer?bo(o[jt]):l;for(let c=0;c<En-1;c++)s.data.set(c===2?u:l,(a*En+c)*4)}),this.pixels?.putImageData(s,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(jt-1))}};var Wa=p(et(),1),G=p(w(),1);function op({log:e}){let[t]=(0,So.useState)(()=>new On),[n,o]=(0,So.useState)(null),s=e.current();if(!s)return null;t.follow(e.lastOf(
s));let r=Math.max(15,Math.min(28,280/t.layers.length))*Math.max(1,t.layers.length),a=Ha(s,e.unit),i=u=>t.steps[Math.min(t.steps.length-1,St(u,t.span,1).column)],
l=u=>{u.buttons===1?e.selectStep(i(u)):o(i(u))};return(0,G.jsxs)(G.Fragment,{children:[(0,G.jsxs)("header",{class:"gp-head",children:[(0,G.jsx)("h2",{class:"gp-\
title",children:(0,ce.t)("DoLa: the contrasted layers")}),(0,G.jsx)(sp,{log:e,end:t.end})]}),(0,G.jsxs)("div",{class:"gp-heat",children:[(0,G.jsx)("div",{class:"\
gp-layer-names","aria-hidden":"true",style:{height:`${r}px`},children:t.layers.map(u=>(0,G.jsx)("span",{children:Po(u)},u))}),(0,G.jsxs)("div",{class:"gp-heat-p\
lot",tabIndex:0,role:"slider","aria-label":(0,ce.t)("Token on the map of layers"),...(0,_n.sliderPlace)(s,t.steps.length,a),style:{height:`${r}px`},onPointerMove:l,
onPointerLeave:()=>o(null),onClick:u=>e.selectStep(i(u)),onKeyDown:(0,_n.sliderKeys)(e),children:[(0,G.jsx)(Tt,{class:"gp-cells",paint:u=>t.paint(u)}),(0,G.jsx)(
"i",{class:"gp-column",style:{left:`${s.index/t.span*100}%`,width:`${100/t.span}%`}})]}),(0,G.jsxs)("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[
(0,G.jsx)("span",{children:(0,ce.t)("token 1")}),(0,G.jsx)("span",{class:"gp-heat-end",children:t.span})]})]}),(0,G.jsx)("p",{class:"gp-layer-reading",children:n?
Ha(n,e.unit):a}),(0,G.jsx)("p",{class:"gp-note gp-layer-tally",children:ap(t.picks)})]})}var Fa=(0,$a.runPane)(op,Wa.SPECIAL_RUNS.layers);function sp({log:e,end:t}){
let n=(0,He.withUnit)(t,(0,Et.plain)(Number((0,He.fromNats)(t,e.unit).toPrecision(2))),e.unit);return(0,G.jsxs)("div",{class:"gp-tools gp-ramp-box",children:[(0,G.jsx)(
za.Term,{id:"js",run:()=>rp(e),meaning:(0,ce.t)("How far an earlier layer’s distribution of the next token is from the last layer’s: the mean of two Kullback-Le\
ibler divergences, from the average of both to each of them. At 0 they agree."),children:(0,ce.t)("divergence from the last layer")}),(0,G.jsx)("span",{class:"g\
p-ramp-low",children:"0"}),(0,G.jsx)("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:jt},(o,s)=>(0,G.jsx)("i",{style:{background:`\
var(--gp-heat-${s})`}},s))}),(0,G.jsx)("span",{class:"gp-ramp-high",children:n}),(0,G.jsxs)("span",{class:"gp-mark-key",children:[(0,G.jsx)("i",{class:"gp-mark-\
swatch","aria-hidden":"true"}),(0,ce.t)("contrasted")]})]})}var Po=e=>e===0?(0,ce.t)("embedding"):(0,ce.t)("layer {layer}",{layer:e}),Da=e=>e===0?(0,ce.t)("the \
embedding (layer 0)"):(0,ce.t)("layer {layer}",{layer:e});function rp(e){let t=e.current()?.layers;if(!t)return"";let{layer:n,candidate_layers:o,divergences:s}=t,
r=(0,He.information)(s[o.indexOf(n)]??null,e.unit);return(0,ce.tn)(o.length,"{layer}, the one candidate, has {value}.","{layer} has the largest of {count}, {val\
ue}.",{layer:Po(n),value:r})}function Ha(e,t){let n={number:e.index+1,token:(0,He.quoted)(e.chosen.text)};if(!e.layers)return(0,ce.t)("Token {number}, {token}: \
no layer was contrasted.",n);let{layer:o,final_layer:s,candidate_layers:r,divergences:a}=e.layers,i=(0,Et.listed)(r.map((l,u)=>`${Po(l)} ${(0,Et.fixed)((0,He.fromNats)(
a[u]??0,t),3)}`));return(0,ce.t)("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences i\
n {unit}: {list}.",{...n,layer:Da(o),final:s,unit:(0,ce.t)(t),list:i})}function ap(e){let t=Object.entries(e).sort((s,r)=>r[1]-s[1]),n=t.reduce((s,[,r])=>s+r,0),
o=t.map(([s,r])=>(0,ce.t)("{layer} in {times}",{layer:Da(Number(s)),times:(0,He.count)(r)})).join(", ");return(0,ce.tn)(n,"Along the text: {list} of {count} ste\
p.","Along the text: {list} of {count} steps.",{list:o})}var ja=p(J(),1),qa=p(ye(),1),Ka=p(fe(),1),se=p(D(),1),pe=p(N(),1),Ua=p(co(),1),Bn=p(Se(),1),Eo=p(Ge(),1),Va=p(et(),1),x=p(w(),1),Ga=12,Lo=e=>e.reduce((t,n)=>n.probability>
t.probability?n:t),Oo=e=>e?.reranked?.find(({token_id:t})=>t===e.chosen.token_id);function ip(e,{reranked:t,chosen:n}){if(!t)return e;let o=Lo(t).token_id!==n.token_id;
return{steps:e.steps+1,differed:e.differed+Number(o)}}function lp({log:e}){let[t]=(0,ja.useState)(()=>new Ka.Along({steps:0,differed:0},ip)),n=e.current();if(!n?.
reranked)return null;t.follow(e.lastOf(n));let{steps:o,differed:s}=t.total,r=cp(n),a=n.reranked.length-r.length;return(0,x.jsxs)(x.Fragment,{children:[(0,x.jsxs)(
"header",{class:"gp-head",children:[(0,x.jsx)("h2",{class:"gp-title",children:(0,pe.t)("Contrastive search")}),(0,x.jsx)("span",{class:"gp-note gp-where",children:(0,pe.t)(
"at token {number}",{number:n.index+1})})]}),(0,x.jsx)(pp,{chosen:Oo(n),best:Lo(n.reranked)}),(0,x.jsx)("div",{class:"gp-weighed-box",children:(0,x.jsxs)("table",
{class:"gp-weighed",children:[(0,x.jsx)(up,{log:e}),(0,x.jsx)("tbody",{children:(0,x.jsx)(dp,{step:n,shown:r,best:Lo(n.reranked)})})]})}),a>0&&(0,x.jsx)("p",{class:"\
gp-note gp-more",children:(0,pe.tn)(a,"and {count} less probable one, which was weighed too","and {count} less probable ones, which were weighed too")}),(0,x.jsx)(
"p",{class:"gp-note gp-tally",children:(0,pe.tn)(o,"Along the text: a token other than the most probable one won in {differed} of {count} step ({share}).","Alon\
g the text: a token other than the most probable one won in {differed} of {count} steps ({share}).",{differed:(0,se.count)(s),share:(0,se.percent)(s/o)})})]})}var Ja=(0,qa.runPane)(
lp,Va.SPECIAL_RUNS.reranked);function cp(e){let t=(e.reranked??[]).slice(0,Ga),n=Oo(e);return n&&!t.includes(n)&&(t[Ga-1]=n),t}function pp({chosen:e,best:t}){if(!e)
return(0,x.jsx)("p",{class:"gp-verdict"});let n=({text:r})=>(0,x.jsx)(Eo.TokenLabel,{text:r,class:"gp-strong"}),o={token:n(e),score:(0,se.decimals)(e.score),other:n(
t),share:(0,se.percent)(t.probability),penalty:(0,se.decimals)(t.penalty),lower:(0,se.decimals)(t.score)},s=e===t?(0,pe.t)("{token} won: the most probable token\
 has the highest score too ({score})."):(0,pe.t)("{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {pe\
nalty} leaves it a score of {lower}.");return(0,x.jsx)("p",{class:"gp-verdict",children:(0,x.jsx)(Ua.Filled,{sentence:s,values:o})})}function up({log:e}){let t=e.
started?.effective.penalty_alpha,n=typeof t=="number",o=a=>()=>{let i=Oo(e.current());return i?(0,pe.t)("{name}: {words}.",{name:(0,se.quoted)(i.text),words:a(i)}):
""},s=({probability:a,penalty:i,score:l})=>n?`(1 − ${t}) · ${(0,se.decimals)(a)} − ${t} · ${(0,se.decimals)(i)} = ${(0,se.decimals)(l)}`:(0,se.decimals)(l),
r=n?(0,pe.t)("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number((1-t).toFixed(4)),alpha:t}):
(0,pe.t)("(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.");return(0,x.jsx)("thead",{children:(0,x.jsxs)("tr",{children:[
(0,x.jsx)("th",{scope:"col",children:(0,pe.t)("candidate")}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(Bn.Term,{id:"probability",run:o(({probability:a})=>(0,se.percent)(
a)),meaning:(0,pe.t)("How probable the model finds the token, after the processors."),children:(0,pe.t)("probability")})}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(
Bn.Term,{id:"degeneration-penalty",run:o(({penalty:a})=>(0,se.decimals)(a)),formula:"max cos(h, hᵢ)",meaning:(0,pe.t)("The degeneration penalty: how much the \
text would repeat itself with this token. It is the largest cosine similarity between the token’s hidden state and those of the text so far, from -1 to 1."),children:(0,pe.t)(
"penalty")})}),(0,x.jsx)("th",{scope:"col",children:(0,x.jsx)(Bn.Term,{class:"gp-score-head",id:"degeneration-penalty",run:o(s),meaning:r,children:(0,pe.t)("sco\
re")})})]})})}function dp({step:e,shown:t,best:n}){let o=Mo(t.map(({probability:a})=>a)),s=Mo(t.map(({penalty:a})=>a)),r=Mo(t.map(({score:a})=>a??0));return(0,x.jsx)(
x.Fragment,{children:t.map(a=>{let i=a.token_id===e.chosen.token_id;return(0,x.jsxs)("tr",{class:i?"gp-winner":"",children:[(0,x.jsxs)("th",{scope:"row",children:[
(0,x.jsx)("span",{class:"gp-sign",children:i?"▶":""}),(0,x.jsx)(Eo.TokenLabel,{class:"gp-word",text:a.text}),a===n&&!i&&(0,x.jsx)("span",{class:"gp-tag",children:(0,pe.t)(
"most probable")})]}),(0,x.jsx)(Ro,{ends:o,bar:a.probability,words:(0,se.percent)(a.probability)}),(0,x.jsx)(Ro,{ends:s,bar:a.penalty,words:(0,se.decimals)(a.penalty)}),
(0,x.jsx)(Ro,{ends:r,mark:a.score,words:(0,se.decimals)(a.score)})]},a.token_id)})})}function Mo(e){let[t,n]=[Math.min(0,...e),Math.max(0,...e)];return n>t?[t,n]:
[0,1]}function Ro({ends:[e,t],bar:n,mark:o,words:s}){let r=l=>(l-e)/(t-e)*100,a=n===void 0?l=>4+r(l)*.92:r,i=n===void 0?{left:`${a(o??0)}%`}:{left:`${Math.min(a(
0),a(n))}%`,width:`${Math.abs(a(n)-a(0))}%`};return(0,x.jsx)("td",{children:(0,x.jsxs)("div",{class:"gp-cell",children:[(0,x.jsxs)("span",{class:"gp-balance","a\
ria-hidden":"true",children:[(0,x.jsx)("i",{class:"gp-part",hidden:n===void 0&&(o??null)===null,style:i}),(0,x.jsx)("i",{class:"gp-zero",style:{left:`${a(0)}%`}})]}),
(0,x.jsx)("span",{class:"gp-amount",children:s})]})})}var Ot=p(J(),1),Za=p(Xa(),1),Qa=p(ye(),1),ei=p(fe(),1),ti=p(ze(),1),ni=p(D(),1),qt=p(N(),1);var oi=p(Mn(),1),ie=p(w(),1),mp=160,hp=12,fp=48;function gp({log:e}){let t=e.finished?.sound;return(0,ie.jsxs)(ie.Fragment,{children:[t?(0,ie.jsx)(bp,{sound:t,books:e.
lasts.length}):(0,ie.jsx)("p",{class:"gp-note gp-spoken-note",children:e.running?(0,qt.t)("The sound follows once all codes are there."):(0,qt.t)("There is no s\
ound.")}),(0,ie.jsx)(yp,{log:e})]})}var si=(0,Qa.runPane)(gp,e=>e.speaks&&e.hideFrom===null);function bp({sound:e,books:t}){let n=(0,Ot.useMemo)(()=>(0,Za.bytesOf)(
e.samples).buffer,[e]),o=(0,Ot.useMemo)(()=>URL.createObjectURL(wp(n,e.rate)),[n]);(0,Ot.useEffect)(()=>()=>URL.revokeObjectURL(o),[o]);let s=(0,Ot.useMemo)(()=>kp(
new DataView(n)),[n]),r={seconds:(0,ti.fixed)(n.byteLength/2/e.rate,2),count:t};return(0,ie.jsxs)(ie.Fragment,{children:[(0,ie.jsx)("div",{class:"gp-spoken-wave",
"aria-hidden":"true",children:(0,ie.jsx)(oi.Wave,{preview:s})}),(0,ie.jsx)("audio",{class:"gp-spoken-sound",controls:!0,src:o}),(0,ie.jsx)("p",{class:"gp-note g\
p-spoken-note",children:(0,qt.t)("{seconds} s of sound. At each step the model chooses a code of each of {count} codebooks: the first is the coarsest, the other\
s refine it and begin later.",r)})]})}function yp({log:e}){let t=e.lasts.map(ei.pathOf),n=Math.max(fp,...t.map(i=>i.length)),o=e.current(),s=({pen:i,width:l,height:u,
colour:c})=>{let[d,m]=[l/n,u/Math.max(1,t.length)],h=Math.min(2,d/4);i.fillStyle=c("--gp-kept"),t.forEach((g,b)=>g.forEach(({given:R,chosen:K},Re)=>{R||(i.globalAlpha=
.1+.9*(0,ni.probability)(K.logprob),i.fillRect(Re*d,b*m+1,d-h,m-2))}));let f=t.findIndex(g=>o&&g.includes(o));!o||f<0||o.given||(i.globalAlpha=1,i.strokeStyle=c(
"--gp-chosen"),i.lineWidth=2*devicePixelRatio,i.strokeRect(t[f].indexOf(o)*d,f*m+1,d-h,m-2))},r=i=>{let{column:l,row:u}=St(i,n,t.length),c=t[u]?.[l];c&&e.selectStep(
c)},a=(0,qt.t)("Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.");return(0,ie.jsxs)(
ie.Fragment,{children:[(0,ie.jsx)("div",{class:"gp-spoken-codes",style:{height:`${hp*t.length}px`},onClick:r,children:(0,ie.jsx)(Tt,{class:"gp-spoken-map",paint:s,
label:a})}),(0,ie.jsx)("p",{class:"gp-note gp-spoken-legend",children:a})]})}function wp(e,t){let n=new DataView(new ArrayBuffer(44)),o=(s,r)=>[...r].forEach((a,i)=>n.
setUint8(s+i,a.charCodeAt(0)));return o(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),o(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,1,!0),n.setUint16(22,1,
!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),o(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob([n,e],{type:"au\
dio/wav"})}function kp(e){let t=e.byteLength/2,n=Array.from({length:Math.min(mp,t)},()=>0);for(let s=0;s<t;s++){let r=Math.floor(s*n.length/t);n[r]=Math.max(n[r],
Math.abs(e.getInt16(2*s,!0)))}let o=Math.max(1,...n);return n.map(s=>100*s/o)}var mi=p(J(),1),hi=p(ye(),1),_t=p(D(),1),X=p(N(),1);var Je=p(J(),1),Kt=p(D(),1),De=p(N(),1),_o=p(ai(),1),ci=p(yo(),1),pi=p(li(),1),Ve=p(w(),1);function vp(e,{piece:t}){let n=e?e.kind==="message"?(0,De.t)("words o\
f {role}",{role:e.role??""}):e.kind==="generation"?(0,De.t)("generation prompt: the answer begins here"):(0,De.t)("written by the template"):(0,De.t)("of unknow\
n origin");return t===null?(0,De.t)("special token, {whose}",{whose:n}):n}function xp(e,t){let n=new Set(t.flatMap(({start:s,stop:r})=>[s,r])),o=[];return e.forEach(
(s,r)=>{let a=t.find(({start:d,stop:m})=>d<=r&&r<m)??null;(!r||n.has(r))&&o.push({part:a,groups:[]});let{groups:i}=o[o.length-1],l={token:s,index:r,words:vp(a,s)},
u=i.at(-1),c=u?.at(-1);u&&c&&(0,Kt.leavesBytes)(c.token)&&s.piece!==null?u.push(l):i.push([l])}),o}function ui({log:e,tokens:t,parts:n}){let o=(0,Je.useRef)(null),
[s,r]=(0,Je.useState)(0),a=xp(t,n),i=(0,Je.useRef)([]);i.current=a.flatMap(({groups:h})=>h.flat());let l=(0,Je.useRef)(null);(0,Je.useEffect)(()=>{let h=o.current?.
closest(".gp-pane");!h||!o.current||(l.current=(0,pi.tokenCard)(h,o.current,e,f=>{let{token:g,index:b,words:R}=i.current[Number(f.dataset.index)],K=(0,De.t)("pr\
ompt token {number}",{number:b+1});return{id:g.token_id,text:g.text,where:K,step:null,why:R}}))},[]),(0,Je.useEffect)(()=>l.current?.hide(),[t,n]);let u=()=>[...o.
current?.querySelectorAll(".gp-token")??[]],c=h=>{h&&(r(Number(h.dataset.index)),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),l.current?.show(
h))},d=({target:h})=>h.closest(".gp-token"),m=h=>{let f=d(h);if(!f||h.ctrlKey||h.metaKey||h.altKey)return;let g=u(),b=g.indexOf(f),K={ArrowRight:()=>g[b+1],ArrowLeft:()=>g[b-
1],Home:()=>g[0],End:()=>g.at(-1),ArrowDown:()=>(0,_o.inNextRow)(g,b,1),ArrowUp:()=>(0,_o.inNextRow)(g,b,-1),Enter:()=>f," ":()=>f}[h.key];K&&(h.preventDefault(),
c(K()))};return(0,Ve.jsx)("div",{class:"gp-rendered",role:"group","aria-label":(0,De.t)("Tokens of the prompt as the template wrote it. Arrow keys move."),dir:"\
auto",ref:o,onClick:h=>c(d(h)),onKeyDown:m,children:a.map(({part:h,groups:f},g)=>(0,Ve.jsxs)("span",{class:"gp-part","data-kind":h?.kind,children:[h?.kind==="me\
ssage"&&(0,Ve.jsx)("span",{class:"gp-role",children:h.role}),h?.kind==="generation"&&(0,Ve.jsx)("span",{class:"gp-role",children:(0,De.t)("the answer begins")}),
f.map(b=>{let R=b.map(K=>(0,Ve.jsx)(Tp,{...K,isReached:K.index===Math.min(s,t.length-1)},K.index));return(0,Kt.leavesBytes)(b[0].token)?(0,Ve.jsx)("span",{class:"\
gp-bytes",children:R},b[0].index):R})]},g))})}var Tp=({token:e,index:t,words:n,isReached:o})=>(0,Ve.jsx)("span",{class:"gp-token",role:"button",tabIndex:o?0:-1,
"data-index":t,"aria-label":(0,De.t)("prompt token {number}: {token}, {words}",{number:t+1,token:(0,Kt.quoted)(e.text),words:n}),ref:(0,ci.useInk)(e)});var E=p(w(),1),di=({messages:e,template:t})=>JSON.stringify([e,t||null]);function fi(e){let{started:t,written:n}=e,o=t?.request.messages,s=t&&o&&n&&t.model===n.
model&&di(t.request)===di(n);if(n&&!s)return{...n,ran:!1};if(e.isFromElsewhere||!t||!o?.length)return null;let{model:r,prompt_tokens:a,parts:i}=t;return{model:r,
messages:o,tokens:a,parts:i??[],ran:!0}}function Sp({log:e}){let t=fi(e),n=t&&JSON.stringify([t.model,t.messages,t.parts,t.problem,t.ran,t.tokens]),o=Object.hasOwn(
e.answers,"without");return(0,mi.useMemo)(()=>t?(0,E.jsx)(Pp,{log:e,shown:t,canTry:o}):null,[n,o])}var gi=(0,hi.runPane)(Sp,e=>fi(e)!==null);function Pp({log:e,
shown:t,canTry:n}){let{model:o,problem:s,ran:r,tokens:a,parts:i}=t,l=s?"":Ep(t);return(0,E.jsxs)(E.Fragment,{children:[(0,E.jsxs)("header",{class:"gp-head",children:[
(0,E.jsx)("h2",{class:"gp-title",children:(0,X.t)("Chat template")}),(0,E.jsx)("span",{class:"gp-note gp-which",children:r?(0,X.t)("of {model}, as this run read\
 it",{model:o}):(0,X.t)("of {model}, as written now: not run yet",{model:o})}),(0,E.jsx)("div",{class:"gp-tools",children:(0,E.jsx)("button",{type:"button",class:"\
gp-button gp-try",hidden:!n||!!s,onClick:()=>e.ask({type:"without"}),children:(0,X.t)("What changes without it?")})})]}),s&&(0,E.jsx)("p",{class:"gp-refusal",role:t.
away?"note":"alert","data-kind":t.away?"info":"error",children:(0,X.t)(s)}),(0,E.jsxs)("div",{class:"gp-two",children:[(0,E.jsxs)("div",{class:"gp-side",children:[
(0,E.jsx)("h3",{children:(0,X.t)("Messages")}),(0,E.jsx)(Mp,{...t})]}),(0,E.jsxs)("div",{class:"gp-side gp-made",hidden:!!s,children:[(0,E.jsx)("h3",{children:(0,X.t)(
"The prompt that the model reads")}),(0,E.jsx)(ui,{log:e,tokens:a,parts:i}),(0,E.jsx)(Rp,{hasGeneration:i.some(({kind:u})=>u==="generation")})]})]}),(0,E.jsx)("\
p",{class:"gp-note gp-template-words",children:s?"":Lp(t)}),l&&(0,E.jsx)("p",{class:"gp-note gp-warn",children:l})]})}function Mp({messages:e,parts:t,problem:n}){
let o=new Set(t.filter(({kind:s})=>s==="message").map(({message:s})=>s));return(0,E.jsx)("ol",{class:"gp-said",tabIndex:0,"aria-label":(0,X.t)("Messages"),children:e.
map(({role:s,content:r},a)=>(0,E.jsxs)("li",{"data-role":s,children:[(0,E.jsx)("span",{class:"gp-role",children:s}),(0,E.jsx)("p",{children:r}),!n&&o.size>0&&!o.
has(a)&&r.trim()&&(0,E.jsx)("p",{class:"gp-dropped",children:(0,X.t)("✕ The template leaves this message out.")})]},a))})}var Rp=({hasGeneration:e})=>(0,E.jsxs)(
"p",{class:"gp-key gp-note",children:[(0,E.jsxs)("span",{children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"message"}),(0,X.t)("words of a message, under i\
ts role")]}),(0,E.jsxs)("span",{children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"template"}),(0,X.t)("written by the template")]}),(0,E.jsxs)("span",{class:"\
gp-generation-key",hidden:!e,children:[(0,E.jsx)("i",{class:"gp-swatch","data-kind":"generation"}),(0,E.jsx)("span",{tabIndex:0,"data-tip":(0,X.t)("What the tem\
plate writes last when asked to (add_generation_prompt): the beginning of the assistant’s turn, so that the model answers."),children:(0,X.t)("generation prom\
pt")})]}),(0,E.jsxs)("span",{children:[(0,E.jsx)("b",{class:"gp-pill",children:(0,X.t)("token")}),(0,X.t)("special")]})]});function Lp({tokens:e,parts:t}){let n=u=>t.
filter(({kind:c})=>c===u).reduce((c,{start:d,stop:m})=>c+m-d,0),[o,s,r]=["message","template","generation"].map(n),a={words:(0,_t.count)(o),around:(0,_t.count)(
s),begin:(0,_t.count)(r)},i=o||s?(0,X.tn)(e.length,"{count} token: {words} for the words of the messages, {around} around them, {begin} to begin the answer.","{\
count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",a):r?(0,X.tn)(e.length,"{count} token: this template c\
hanges the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} tokens: this template changes the words, so th\
e origin of its tokens is unknown, except for the {begin} that begin the answer.",a):(0,X.tn)(e.length,"{count} token: this template changes the words, so the o\
rigin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown."),l=e.filter(({piece:u})=>u===null).length;
return`${i} ${(0,X.tn)(l,"{count} is special.","{count} are special.")}`}function Ep({tokens:e,parts:t}){let n=t.filter(({kind:s})=>s==="message").flatMap(({start:s,
stop:r})=>e.slice(s,r)).filter(({piece:s})=>s===null),o=[...new Set(n.map(({text:s})=>(0,_t.quoted)(s)))];return o.length?(0,X.t)("A message contains {tokens}: \
written like a special token, it is read as one, as if the template had written it.",{tokens:o.join(", ")}):""}var yi=p(J(),1),Nn=p(ye(),1),wi=p(fe(),1),Cn=p(ze(),1),ut=p(N(),1);function bi(e,t,n){let o=[],s=null,r=[],a=i=>{let l=r.map(({chosen:u})=>u.text).join("").trim();r.length&&s!==null&&o.push({text:l,begin:s,end:i,steps:r}),r=[]};
for(let i of e){let l=i.chosen.token_id;if(l>=n.first){let u=(l-n.first)*n.seconds;a(u),s=u}else s!==null&&l<t&&r.push(i)}return a(null),o}var ki=p(Mn(),1),re=p(w(),1),vi=e=>e.started?.request.media?.[0];function Op(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&
vi(e)?.kind==="audio")}function _p(e){let t=e.current();return!t||!e.started?.timestamps?[]:bi((0,wi.pathOf)(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.
started.timestamps)}function Bp({log:e,changes:t}){let[n,o]=(0,yi.useState)("");(0,Nn.useFresh)(t).run&&n&&o("");let s=vi(e),r=_p(e),a=e.current(),i=({steps:u})=>a!==
null&&u.includes(a),l=({steps:u,begin:c,end:d})=>{e.selectStep(u[0]),!(!("media_file"in e.answers)||!s?.sha256)&&Pn(e,s.sha256,c,d??s.seconds??c,o)};return(0,re.jsxs)(
re.Fragment,{children:[s&&r.length>0&&(0,re.jsx)(Ap,{media:s,parts:r,isHere:i}),(0,re.jsx)("ol",{class:"gp-heard-parts",children:r.map((u,c)=>(0,re.jsx)("li",{children:(0,re.jsxs)(
"button",{type:"button","aria-current":i(u)||void 0,onClick:()=>l(u),children:[(0,re.jsx)("span",{children:u.text}),(0,re.jsx)("small",{children:Cp(u)})]})},c))}),
(0,re.jsx)("p",{class:"gp-note gp-heard-note",role:"status",children:r.length||e.running?n:Np(e)})]})}var xi=(0,Nn.runPane)(Bp,Op),Cp=({begin:e,end:t})=>t===null?
(0,ut.t)("from {begin} s on",{begin:(0,Cn.fixed)(e,2)}):(0,ut.t)("{begin} to {end} s",{begin:(0,Cn.fixed)(e,2),end:(0,Cn.fixed)(t,2)}),Np=e=>e.started?.request.
return_timestamps?(0,ut.t)("The model wrote no words with times."):(0,ut.t)("Set return_timestamps among the knobs to have the model write when it heard each pa\
rt.");function Ap({media:{preview:e,seconds:t=0},parts:n,isHere:o}){let s=Array.isArray(e)?e.map(Number):[],r=Math.max(1,...s),a=i=>100*i/t;return(0,re.jsxs)(re.Fragment,
{children:[(0,re.jsxs)("div",{class:"gp-heard-sound","aria-hidden":"true",children:[n.map((i,l)=>{let u=Math.max(0,100-a(i.end??t)),c={left:`${a(i.begin)}%`,right:`${u}\
%`};return(0,re.jsx)("i",{class:o(i)?"gp-here":void 0,style:c},l)}),(0,re.jsx)(ki.Wave,{preview:s.map(i=>100*i/r)})]}),(0,re.jsxs)("div",{class:"gp-heard-ends",
"aria-hidden":"true",children:[(0,re.jsx)("span",{children:(0,ut.t)("{seconds} s",{seconds:0})}),(0,re.jsx)("span",{children:(0,ut.t)("{seconds} s",{seconds:t})})]})]})}var Co=p(J(),1),Gi=p(Si(),1),ji=p(ye(),1),qi=p(D(),1),U=p(N(),1),No=p(Se(),1),Ki=p(Mi(),1),Ui=p(Li(),1),In=p(Oi(),1);var An=p(ze(),1),Ci=p(Bi(),1),Te=p(D(),1),Z=p(N(),1);function Ni(e,t){let{total:n,isSynthid:o}=t;return[{name:(0,Z.t)("tokens scored"),value:(0,Te.count)(n.scored),
term:"length",meaning:(0,Z.t)("Tokens that count: those with enough tokens before them, without the prompt.")},...n.scored&&!o?Ip(t):[],...n.chosen?Hp(e,t):[],...n.
marks?[$p(e,t)]:[]]}var Bo=(e,t,n)=>(0,Ci.quotientWords)(e,(0,Te.count)(t),n);function Ip({total:{green:e,scored:t,expected:n}}){let o=(0,Te.percent)(e/t),s=(0,Te.percent)(
n/t);return[{name:(0,Z.t)("green"),value:o,term:"green-list",meaning:(0,Z.t)("The share of the scored tokens that got the bias."),run:`${(0,Te.count)(e)} / ${(0,Te.count)(
t)} = ${o}`,formula:(0,Z.t)("green / scored"),unit:"%"},{name:(0,Z.t)("expected at least"),value:s,term:"green-list",meaning:(0,Z.t)("At least this share is gre\
en on average over all green lists, for this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little."),run:Bo(
(0,An.fixed)(n,2),t,s),formula:"",unit:"%"}]}function Hp(e,{total:t}){let{chosen:n,surprisal:o,gained:s,likely:r,entropy:a}=t,{unit:i}=e,l=!!e.started?.effective.
do_sample,u=l?a:r,c=f=>(0,Te.information)(f/n,i),d=f=>Bo((0,An.fixed)((0,Te.fromNats)(f,i),2),n,c(f)),m=c(o-u),h=(0,Z.t)("bits or nats");return[{name:(0,Z.t)("s\
urprisal before the watermark"),value:c(o),term:"surprisal",meaning:(0,Z.t)("How unexpected the chosen tokens were just before the watermark, on average: minus \
the logarithm of their probability."),run:d(o),formula:"−(Σ log p) / n"},...e.usesBeams?[]:[{name:(0,Z.t)("without it"),value:c(u),term:l?"entropy":"surprisa\
l",meaning:l?(0,Z.t)("Tokens drawn without the watermark would have had this on average: the entropy just before it."):(0,Z.t)("The likeliest token at each posi\
tion would have had this."),run:d(u),formula:l?"(Σ H) / n":"−(Σ log p) / n"},{name:(0,Z.t)("log-probability lost"),value:m,term:"logprob",meaning:(0,Z.t)("T\
he price per token: how much less probable than that the chosen tokens are. Values below 0 are luck."),run:`${c(o)} − ${c(u)} = ${m}`,formula:"",unit:h}],{name:(0,Z.t)(
"raised by"),value:c(s),term:"logprob",meaning:(0,Z.t)("How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts this\
 is the divergence of what was drawn from what the model would draw."),run:d(s),formula:"(Σ log p′ − log p) / n",unit:h}]}function $p({started:e},{total:{suppressed:t,
marks:n},isSynthid:o}){let s=(0,An.fixed)(t/n,1);return{name:(0,Z.t)("suppressed"),value:(0,Z.t)("{value} of {count}",{value:s,count:(0,Te.count)(e?.request.top_candidates??
10)}),term:o?"g-value":"green-list",meaning:(0,Z.t)("How many of the likeliest tokens the watermark made less likely, on average over the positions."),run:Bo((0,Te.count)(
t),n,s),formula:"",unit:(0,Z.t)("tokens")}}var Hn=p(Ii(),1),Bt=p($i(),1),$n=p(Wi(),1),zn=p(Di(),1),Vi=p(et(),1),C=p(w(),1);function zp({log:e}){let[t,n]=(0,Co.useState)(3),o=(0,Hn.marksOf)(e),{verdict:s,
sign:r,words:a,more:i}=Fp(e,o,t),{scored:l}=o.total;return(0,C.jsxs)(C.Fragment,{children:[(0,C.jsxs)("header",{class:"gp-head",children:[(0,C.jsx)("h2",{class:"\
gp-title",children:(0,U.t)("Watermark")}),(0,C.jsx)("p",{class:"gp-note gp-mark-about",children:Wp(e,o)})]}),(0,C.jsxs)("p",{class:"gp-finding","data-verdict":s,
children:[(0,C.jsx)("span",{class:"gp-finding-sign","aria-hidden":"true",children:r}),(0,C.jsx)("span",{class:"gp-finding-words",children:a})]}),(0,C.jsx)("p",{
class:"gp-finding-more",children:i}),(0,C.jsx)("p",{class:"gp-hidden gp-mark-told",role:"status",children:e.finished&&`${a}. ${(0,U.tn)(l,"{count} token scored.",
"{count} tokens scored.")}`}),(0,C.jsx)(Dp,{log:e,marks:o}),(0,C.jsxs)("div",{class:"gp-mark-halves",children:[(0,C.jsx)(Gp,{log:e,marks:o}),(0,C.jsx)(jp,{log:e,
marks:o,threshold:t,setThreshold:n})]})]})}var Ji=(0,ji.runPane)(zp,Vi.SPECIAL_RUNS.watermark);function Wp(e,{watermark:t}){let n=(0,$n.settingsOfWatermark)(t),
o=e.current(),s=o&&e.lines().length>1?e.lineOf(o):null;return s?`${s.label} · ${n}`:n}function Fp(e,t,n){let{z:o,scored:s}=t.total;if(o===null)return{verdict:"\
wait",sign:"…",words:s?(0,U.t)("z is not known, because the watermark’s settings are not"):(0,U.t)("Nothing to score yet"),more:""};let r={z:(0,Ki.zWords)(o)},
a=(0,U.t)("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",{p:(0,Bt.pWords)((0,Bt.pValue)(o))}),i=`${(0,Hn.shareWords)(
t)} ${a}`;return o>n?{verdict:"good",sign:"◆",words:e.running?(0,U.t)("A detector finds it so far: z = {z}",r):(0,U.t)("A detector finds it: z = {z}",r),more:i}:
{verdict:"even",sign:"◇",words:e.running?(0,U.t)("A detector does not find it so far: z = {z}",r):(0,U.t)("A detector does not find it: z = {z}",r),more:i}}function Dp({
log:e,marks:t}){let{unscored:n,early:o}=t.total,s=e.selected?e.current():null;return(0,C.jsxs)("div",{class:"gp-marked-box",children:[(0,C.jsx)(In.MarkLegend,{class:"\
gp-mark-key",kind:t.isSynthid?"synthid":"green",unscored:n>0,repeated:o>0,faint:(0,U.t)("faint: a detector without the prompt cannot score it")}),(0,C.jsx)(In.MarkedWords,
{class:"gp-marked-words",label:(0,U.t)("The text, each token marked. Arrow keys move, Enter selects."),items:t.items,press:({step:r})=>e.selectStep(r),chosen:t.
items.findIndex(({step:r})=>r===s)})]})}function Gp({log:e,marks:t}){return(0,C.jsx)("dl",{class:"gp-mark-figures",children:Ni(e,t).map(({name:n,value:o,term:s,
meaning:r,run:a,formula:i,unit:l})=>(0,C.jsxs)("div",{children:[(0,C.jsx)("dt",{children:(0,C.jsx)(No.Term,{id:s,run:()=>(0,qi.asSentence)(a??""),meaning:r,formula:i,
unit:l,children:n})}),(0,C.jsx)("dd",{children:o})]},n))})}function jp({log:e,marks:t,threshold:n,setThreshold:o}){let[s,r]=(0,Co.useState)(!1),{watermark:a,total:i}=t,
l=t.points("z"),u=[qp(t,l),...Kp(e,t)],c=l.length?(0,$n.neededFor)(l,i,a,n):null,d=()=>(0,Ui.zRunWords)(t),m=(0,U.t)("z after each token that a detector scores,\
 as if the text ended there: how many standard deviations more of them are marked than by chance. It grows with the square root of the length where their share \
stays the same.");return(0,C.jsxs)("figure",{class:"gp-z-figure",children:[(0,C.jsx)("h3",{children:(0,C.jsx)(No.Term,{id:"z-score",run:d,meaning:m,children:(0,U.t)(
"z as the text grows")})}),(0,C.jsxs)("p",{class:"gp-threshold-row gp-note",children:[(0,C.jsxs)("label",{children:[(0,U.t)("threshold")," ",(0,C.jsx)("input",{
class:"gp-threshold",type:"number",min:0,max:30,step:.5,defaultValue:"3",inputMode:"decimal","aria-invalid":s,onInput:({currentTarget:{valueAsNumber:h}})=>{let f=h>=
0&&h<=30;r(!f),f&&o(h)}})]}),(0,C.jsx)("span",{class:"gp-threshold-words",role:"status",children:s?(0,U.t)("The threshold must be from 0 to 30."):(0,Bt.thresholdWords)(
n)})]}),(0,C.jsx)(Gi.LineKeys,{class:"gp-z-keys",keys:(0,zn.zKeys)(u)}),(0,C.jsx)(zn.ZPicture,{class:"gp-z-box",curves:u,threshold:n,needed:c,label:(0,U.t)("z o\
ver the number of tokens, threshold {threshold}",{threshold:n})}),(0,C.jsx)("p",{class:"gp-note gp-z-needed-words",children:c?.words})]})}function qp({watermark:e},t){
let n=[(0,U.t)("What a detector finds if it knows the key and sees the text without its prompt.")];return e.keys&&n.push((0,U.t)("For SynthID it is the z of the\
 plain mean of all g-values, against fair coins.")),{name:(0,U.t)("this text"),look:"measured",points:t,tip:n.join(" ")}}function Kp(e,t){let n=t.points("forese\
en");if(!n.length)return[];let o=[(0,U.t)("What this bias leads to at least, given how uncertain the model was at each token: the sum of p / (1 + m p) over the \
vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.")];return e.started?.effective.do_sample||o.push((0,U.t)("That holds where t\
okens are drawn; here the likeliest are taken, which can be greener or less green.")),[{name:(0,U.t)("expected at least"),look:"expected",points:n,tip:o.join(" ")}]}var Zi=p(Xi(),1);(0,Zi.addSpecialPanes)({drafts:Ss,beams:Es,beamtree:wr,hypotheses:jr,canvas:va,layers:Fa,cross_attention:_a,reranked:Ja,template:gi,spoken:si,word_times:xi,
watermark:Ji});})();
