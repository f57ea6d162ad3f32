// Written by .ci/bundle.py from modules with the SHA-256 e7e18e8308f8dcb87696d08f750f0951bbe8d4d05dc062f5453b2a5603b6fda2: edit those.
(()=>{var Yc=Object.defineProperty;var T=(e,t)=>{for(var n in t)Yc(e,n,{get:t[n],enumerable:!0})};var tr={};T(tr,{useCallback:()=>md,useContext:()=>fd,useDebugValue:()=>hd,useEffect:()=>Xo,useErrorBoundary:()=>gd,useId:()=>bd,useImperativeHandle:()=>pd,useLayoutEffect:()=>G,
useMemo:()=>je,useReducer:()=>Pe,useRef:()=>B,useState:()=>D});var Vo={};T(Vo,{Component:()=>Lt,Fragment:()=>M,cloneElement:()=>ed,createContext:()=>ud,createElement:()=>Rt,createPortal:()=>dd,createRef:()=>td,h:()=>Rt,hydrate:()=>ld,
isValidElement:()=>xa,options:()=>F,render:()=>be,toChildArray:()=>Na});var F,va,xa,Me,$o,vn,Sa,yn,Ta,qo,jo,La,Et=Symbol.for("pv"),xn={},Sn=[],Xc=/^m(i|n|o|s|text|space)$/,
Tn=Array.isArray,Ln=Sn.slice,Oe=Object.assign;function Fe(e){e&&e.parentNode&&e.remove()}function Rt(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?
o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ln.call(arguments,2):n),De(e,i,o,r,null)}function ed(e,t,n){var o,r,s,i=Oe({},
e.props),l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e.type!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Ln.call(arguments,2):n),
De(e.type,i,o!==void 0?o:e.key,r!==void 0?r:e.ref,null)}function De(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Et,
__v:r||++va,__i:-1,__u:0};return!r&&F.vnode&&F.vnode(s),s}function td(){return{current:null}}function M(e){return e.children}function Lt(e,t){this.props=e,this.
context=t,this.__g=0}function Ne(e,t){if(t==null)return e.__&&Ne(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Ne(e)}function nd(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=Oe({constructor:Et},n)).__v=n.__v+1,F.vnode&&F.vnode(t),zo(
i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Ne(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ca(r,t,s),n.__=n.__e=null,t.__e!=o&&Ea(t))}function Ea(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ea(e)}function Ko(e){(8&e.__g||(e.__g|=8,Me.push(e),vn++))&&$o==F.
debounceRendering||(($o=F.debounceRendering)||queueMicrotask)(Ra)}function Ra(){try{for(var e,t=1;Me.length;)Me.length>t&&Me.sort(Sa),e=Me.shift(),t=Me.length,8&
e.__g&&nd(e)}finally{(vn=Me.length)&&($o||queueMicrotask)(Ra)}}function Ma(e,t,n,o,r,s,i,l,u,d,p){var m,h,f,g,v,k,_=o.__k||Sn,x=t.length;for(u=od(n,t,_,u,x),m=0;m<
x;m++)(f=n.__k[m])!=null&&(h=~f.__i&&_[f.__i]||xn,f.__i=m,k=zo(e,f,h,r,s,i,l,u,d,p),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&Go(h.ref,null,f,h),f.ref&&p.push(f.
ref,f.__c||g,f)),v=v||g,4&f.__u?(u=Oa(f,u,e,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&k!==void 0?u=k:g&&(u=g.nextSibling),f.__u&=-21);return n.__e=
v,u}function od(e,t,n,o,r){var s,i,l,u,d,p,m,h,f,g=n.length,v=g,k=0,_=0,x=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=x[s]=De(null,i):Tn(i)?i=x[s]=De(M,{children:i}):i.constructor===Et&&i.__b?i=x[s]=De(i.type,i.props,i.key,i.ref,
i.__v):x[s]=i,u=s+k,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=rd(i,n,u,v))&&(v--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?k--:d==u+1?k++:d!=u&&(d>u?k--:k++,
_=1)):(~d||(r>g?k--:r<g&&k++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(_){for(p=[],m=[],s=0;s<r;s++)if((i=x[s])&&16&i.__u){for(k=0,h=p.length;k<h;)p[f=
k+h>>1]<i.__i?k=f+1:h=f;p[k]=i.__i,m[s]=k+1}for(k=p.length;s--;)m[s]&&(m[s]==k?k--:x[s].__u|=4)}if(v)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Ne(l)),Uo(
l,l));return o}function Oa(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=Oa(r[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Ne(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Na(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Tn(e)?e.some(function(n){Na(n,t)}):t.push(e)),t}function rd(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&
s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.
__u)&&s==l.key&&i==l.type)return r}return-1}function _a(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function wn(e,t,n,o,r){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||_a(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||
_a(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=jo[t]||(jo[t]=sd(
t)),(e.__a||(e.__a={}))[t]=qo,s=t!=(t=t.replace(Ta,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function sd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[yn]==null)t[yn]=
qo++;else if(t[yn]<this.__a[e])return;return n(F.event?F.event(t):t)}}}function zo(e,t,n,o,r,s,i,l,u,d){var p,m,h,f,g,v,k,_,x,A,E,q,X,N,S,J,K,ee,z=t.type;if(t.constructor!==
Et)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,m=s=[],p.nodeType==8?l=_n(p,s):s.push(p),l=s[0]||l),(p=F.__b)&&p(t);e:if(typeof z=="function"){h=i.
length;try{if(_=t.props,x=(p=z.prototype)&&p.render,A=(p=z.contextType)&&o[p.__c],E=p?A?A.props.value:p.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=1)):(x?t.__c=f=
new z(_,E):(t.__c=f=new Lt(_,E),f.constructor=z,f.render=ad),A&&A.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||(f.__s=f.state),z.
getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Oe({},f.__s)),Oe(f.__s,z.getDerivedStateFromProps(_,f.__s)))),g=f.props,v=f.state,f.__v=t,n.__c){if(_!==g&&x&&
!z.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(_,E),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(
_,f.__s,E)===!1){t.__v!=n.__v&&(f.props=_,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(Z){Z&&(Z.__=t)}),Sn.push.apply(f.__h,f.__k),f.__k=
[],f.__h.length&&i.push(f),l=Ne(n);break e}f.componentWillUpdate&&f.componentWillUpdate(_,f.__s,E),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
g,v,k)})}else x&&!z.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),x&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=E,f.
props=_,f.__P=e,f.__g&=-5,q=F.__r,X=x?25:0;do f.__g&=-9,q&&q(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++X<25);x&&(Sn.push.apply(f.__h,f.__k),
f.__k=[]),f.state=f.__s,f.getChildContext&&(o=Oe({},o,f.getChildContext())),x&&n.__c&&f.getSnapshotBeforeUpdate&&(k=f.getSnapshotBeforeUpdate(g,v)),N=p&&p.type===
M&&p.key==null?p.props.children:p,_.__P&&(p=l,r=(e=_.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(Z){Z&&Uo(Z,Z)}),n.__k=null),l=n.__k?
Ne(n,0):null),l=Ma(e,Tn(N)?N:[N],t,n,o,r,s,i,l,u,d),_.__P&&(t.__e=null,l=p),t.__u&=-161,m&&m.some(Fe),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(Z){if(i.
length=h,t.__v=null,u||s)if(Z&&Z.then){if(t.__u|=128|u,s){for(~(K=s.indexOf(l||void 0))||(K=s.length);(ee=s[K-1])&&ee.nodeType==8;)K--;for(;K<s.length;K++)if(ee=
s[K])if(s[K]=null,S){if(ee==J)break}else{if(ee.nodeType!=8)break;ee.data.startsWith("$s")&&(J=_n(S=ee))}}if(!S){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;
S=l}(p=_n(S=t.__c.__z||(t.__c.__z=S)))?(t.__e=S,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Fe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),Z&&Z.then||Pa(t),F.
__e(Z,t,n)}}else l=t.__e=id(n.__e,t,n,o,r,s,i,u,d,e);return(p=F.diffed)&&p(t),l}function _n(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Pa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.
__k.some(Pa))}function Ca(e,t,n){for(var o=0;o<n.length;)Go(n[o++],n[o++],n[o++]);F.__c&&F.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.
call(r)})}catch(s){F.__e(s,r.__v)}})}function id(e,t,n,o,r,s,i,l,u,d){var p,m,h,f,g,v,k,_,x=n.props||xn,A=t.props,E=t.type;if(E=="svg"?r="http://www.w3.org/2000\
/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((g=s[p])&&(E?g.localName==E:g.nodeType==
3)){e=g,s[p]=null;break}}if(!e){if(_=d.ownerDocument||document,!E)return _.createTextNode(A);e=_.createElementNS(r,E,A.is?A:d),l&&(F.__m&&F.__m(t,s),l=!1),s=null}
if(E){if(d=E=="template"&&e.content||e,s=E=="textarea"&&A.defaultValue!=null?null:s&&Ln.call(d.childNodes),!l&&s)for(x={},p=0;p<e.attributes.length;p++)x[(g=e.attributes[p]).
name]=g.value;for(p in x)g=x[p],p=="dangerouslySetInnerHTML"?h=g:p=="children"||p in A||p=="value"&&"defaultValue"in A||p=="checked"&&"defaultChecked"in A||wn(e,
p,null,g,r);for(p in A)g=A[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?m=g:p=="value"?v=g:p=="checked"?k=g:l&&typeof g!="function"||x[p]===g||wn(e,p,g,x[p],
r);m?(l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(h&&(e.textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998\
/Math/MathML"&&Xc.test(E))&&(r="http://www.w3.org/1999/xhtml"),Ma(d,Tn(f)?f:[f],t,n,o,r,s,i,s?s[0]:n.__k&&Ne(n,0),l,u),s&&s.some(Fe)),l&&E!="textarea"||(p="valu\
e",E=="progress"&&v==null?e.removeAttribute(p):v==null||v===e[p]&&(E!="progress"||v)||wn(e,p,v,x[p],r),p="checked",k!=null&&k!=e[p]&&wn(e,p,k,x[p],r))}else x===
A||l&&e.data==A||(e.data=A);return e}function Go(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(r){F.__e(r,n)}}function Uo(e,t,n){var o,r,s,i;if(F.unmount&&F.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Go(o,null,t,
e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){F.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Uo(o[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=_n(o,s=[]))&&(o==e.__e&&s.some(Fe),Fe(r),Fe(o)),n||Fe(e.__e),e.__e=e.__c=e.__=null}function ad(e,t,n){
return this.constructor(e,n)}function be(e,t){var n,o,r,s;F.__&&F.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=De(M,{children:[
e]}),r=[],s=[],zo(t,t.__k,o||xn,xn,t.namespaceURI,o?null:t.firstChild?Ln.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,s),Ca(r,t.__k,s),t.__k.props.children=
null}function ld(e,t){e&&typeof e=="object"&&(e.__u|=32),be(e,t)}function ud(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,
this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(function(i){i.__g|=4,Ko(i)})},this.sub=function(s){
o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+La++,t.__=e,t.Provider=(t.Consumer=
function(n,o){return n.children(o)}).contextType=t,t}function cd(e){return e.children}function dd(e,t){return De(cd,{__P:t,children:e})}F={__e:function(e,t,n,o){
for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&
(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw vn=0,e}},va=0,xa=function(e){return e!=null&&e.constructor===Et},Lt.prototype.
setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Oe({},this.state)),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&(Oe(n,e),this.__v&&(t&&
this.__k.push(t),Ko(this)))},Lt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Ko(this))},Lt.prototype.render=M,Me=[],vn=0,Sa=function(e,t){
return e.__v.__b-t.__v.__b},yn=Symbol(),Ta=/(PointerCapture)$|Capture$/i,qo=0,jo={},La=0;var ke,V,Jo,Ba,Qo=Object.is,ct=0,Ka=[],Zo=[],Q=F,Aa=Q.__b,Ha=Q.__r,Wa=Q.diffed,Ia=Q.__c,Fa=Q.unmount,Da=Q.__;function $e(e,t){Q.__h&&Q.__h(V,e,ct||t),ct=0;var n=V.
__H||(V.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function D(e){return ct=1,Pe(qa,e)}function Pe(e,t,n){var o=$e(ke++,2);if(o.t=e,!o.__c&&
(o.__=[n?n(t):qa(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);Qo(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=V,!V.__f)){V.__f=!0;var r=V.shouldComponentUpdate;
V.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var d=!1,p=this.props!=s;if(u.__.some(function(h){h.__N&&(d=!0,Qo(h.__[0],h.__N[0])||(p=!0))}),
r){var m=r.call(this,s,i,l);return d?m||p:m}return!d||p}}return o.__}function Xo(e,t){var n=$e(ke++,3);!Q.__s&&er(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,V.__H.__h.push(
n))}function G(e,t){var n=$e(ke++,4);!Q.__s&&er(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,V.__h.push(n))}function B(e){return ct=5,je(function(){return{current:e}},[])}function pd(e,t,n){
ct=6,G(function(){if(typeof e=="function"){var o=e(t());return function(){e(null),typeof o=="function"&&o()}}if(e)return e.current=t(),function(){return e.current=
null}},n==null?n:n.concat(e))}function je(e,t){var n=$e(ke++,7);return er(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function md(e,t){return ct=8,je(function(){return e},
t)}function fd(e){var t=V.context[e.__c],n=$e(ke++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(V)),t.props.value):e.__}function hd(e,t){Q.useDebugValue&&Q.useDebugValue(
t?t(e):e)}function gd(e){var t=$e(ke++,10),n=D();return t.__=e,V.componentDidCatch||(V.componentDidCatch=function(o,r){t.__&&t.__(o,r),n[1](o)}),[n[0],function(){
return n[1]()}]}function bd(){var e=$e(ke++,11);if(!e.__){for(var t=V.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function kd(){
var e;do{for(;e=Zo.shift();)try{Mt(e)}catch(n){Q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ka.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Mt),t.__h.some(Yo),t.__h=
[]}catch(n){t.__h=[],Q.__e(n,e.__v)}}}while(Zo.length)}Q.__b=function(e){V=null,Aa&&Aa(e)},Q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Da&&Da(e,t)},
Q.__r=function(e){Ha&&Ha(e),ke=0;var t=(V=e.__c).__H;t&&(Jo==V?V.__h=[]:(t.__h.some(Mt),t.__h.some(Yo),ke=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),
n.u=n.__N=void 0})),Jo=V},Q.diffed=function(e){Wa&&Wa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ja(Ka.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Jo=
V=null},Q.__c=function(e,t){t.some(function(n){try{n.__h.some(Mt),n.__h=n.__h.filter(function(o){return!o.__||Yo(o)})}catch(o){n.__h=[function(){throw o}]}}),Ia&&
Ia(e,t)},Q.unmount=function(e){Fa&&Fa(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.
__P);)n=n.__;n=n&&n.__c}r.__P=n,ja(Zo.push(r))}else Mt(r)}catch(s){t=s}}),o.__H=void 0,t&&Q.__e(t,o.__v))};var $a=typeof requestAnimationFrame=="function";function wd(e){
var t,n=function(){clearTimeout(o),$a&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);$a&&(t=requestAnimationFrame(n))}function ja(e){e!=1&&Ba==Q.requestAnimationFrame||
((Ba=Q.requestAnimationFrame)||wd)(kd)}function Mt(e){var t=V,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),V=t}function Yo(e){var t=V;e.__c=e.__(),V=t}function er(e,t){
return!e||e.length!=t.length||t.some(function(n,o){return!Qo(n,e[o])})}function qa(e,t){return typeof t=="function"?t(e):t}var lr={};T(lr,{groupPane:()=>Ad,runPane:()=>ne,useFresh:()=>fe,useRedraw:()=>Bd});var Ga=e=>e.closest(".tabitem, .drawer")||document.body;function Mn(e){return e.checkVisibility()||e.hidden&&Ga(e).checkVisibility()}var Rn=new WeakMap,nr;function Ua(e,t){
nr??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(yd).forEach(i=>i()));let n=Ga(e),o=n.checkVisibility()?e:n,r=Rn.get(o)??
new Set;Rn.set(o,r.add(t)),nr.observe(o)}function yd(e){nr.unobserve(e);let t=[...Rn.get(e)||[]];return Rn.delete(e),t}var En=new WeakMap,or=new WeakMap,za;function Va(e){
return En.has(e)||(za??=new IntersectionObserver(_d,{rootMargin:"50%"}),En.set(e,!1),za.observe(e)),!!En.get(e)&&!e.hidden}function Ja(e,t){or.set(e,t)}function _d(e){
for(let{target:t,isIntersecting:n}of e){En.set(t,!n);let o=n&&or.get(t);o&&(or.delete(t),o())}}var dt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,{whenOpen:o=!1,
rest:r=0}={}){let s={element:t,update:n,whenOpen:o,rest:r,last:0,grown:0,missed:Ot(this.kinds),tellNow:()=>Nn([s])};this.subscribers.add(s),Nn([s])}changed(t){On.
size||requestAnimationFrame(vd),On.add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?
n.missed=Ld(n.missed,t):this.subscribers.delete(n);return[...this.subscribers]}},On=new Set;function vd(){let e=[...On];On=new Set,Nn(e.flatMap(t=>t.takeChanges()),
!0)}function Nn(e,t=!1){let n=e.filter(({element:i,whenOpen:l})=>l&&i.isConnected),o=new Set(n.filter(({element:i})=>!Mn(i))),r=new Set(n.filter(i=>t&&sr(i.missed)&&
!o.has(i)&&Va(i.element)));for(let{element:i,tellNow:l}of o)Ua(i,l);for(let{element:i,tellNow:l}of r)Ja(i,l);let s=performance.now();for(let i of e){let{missed:l,
update:u}=i;if(!(o.has(i)||r.has(i)||!Object.keys(l).length||Sd(i,s))){Object.assign(i,{missed:{},last:s,grown:sr(l)?i.grown+1:0});try{u(l)}catch(d){console.error(
"Generation Playground: a pane could not be drawn.",d)}}}}var xd=5,rr=new Set,Qa=0;function Sd(e,t){let n=e.last+e.rest-t;return n<=0||e.grown<xd||!sr(e.missed)?
!1:(rr.add(e),Qa||=window.setTimeout(()=>requestAnimationFrame(Td),n),!0)}function Td(){let e=[...rr];rr.clear(),Qa=0,Nn(e,!0)}var sr=e=>!!e.steps&&Object.keys(
e).every(t=>t==="steps"||t==="entries"),Ot=e=>Object.fromEntries(e.map(t=>[t,!0]));function Ld(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set(
[...e.entries,...t.entries])),n}var ar={};T(ar,{Fragment:()=>M,jsx:()=>c,jsxAttr:()=>Pd,jsxDEV:()=>c,jsxEscape:()=>Xa,jsxTemplate:()=>Od,jsxs:()=>c});var Ed=/["&<]/;function ir(e){if(!e.length||!Ed.test(e))return e;for(var t=0,n=0,o="",r="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:r="&quot;";break;case 38:
r="&amp;";break;case 60:r="&lt;";break;default:continue}n!=t&&(o+=e.slice(t,n)),o+=r,t=n+1}return n!=t&&(o+=e.slice(t,n)),o}var Ya=Symbol.for("pv"),Rd=0,Md=Array.
isArray;function c(e,t,n,o,r,s){t||(t={});var i,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var d={type:e,props:u,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ya,__v:--Rd,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),F.vnode&&F.vnode(d),d}function Od(e){var t=c(
M,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Za={},Nd=/[A-Z]/g;function Pd(e,t){if(F.attr){var n=F.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var o="";for(var r in t){var s=t[r];s!=null&&s!==""&&(o=o+(r[0]=="-"?r:Za[r]||(Za[r]=r.replace(Nd,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+ir(o)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+ir(""+t)+'"'}function Xa(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Ya)return e;if(Md(e)){for(var t=0;t<e.length;t++)e[t]=Xa(e[t]);return e}}return ir(""+e)}function fe(e){let t=B(null),n=t.current!==e;return t.current=e,n?e:Cd}var Cd={};function Bd(){let[,e]=Pe(t=>t+1,0);return()=>e(void 0)}var ne=(e,t,{readsKnobs:n=!1}={})=>(o,r)=>{
let s=el(o,r,i=>c(e,{log:r,changes:i}),t);return i=>{(n||Object.keys(i).some(l=>l!=="knobs"))&&s(i)}},Ad=(e,t,n)=>(o,r)=>{let s=l=>({...l,entries:l.entries??new Set(
r.entries.keys())}),i=el(o,r,l=>c(e,{group:r,changes:s(l)}),t);return l=>{(!n||l.run||n.some(u=>l[u]))&&i(l)}};function el(e,t,n,o){let r=e.querySelector(".gp-d\
rawn")??e;if(r.replaceChildren(),!o)return i=>be(n(i),r);let s=!1;return i=>{let l=s;s=o(t),e.hidden=!s,s&&be(n(l?i:Ot(t.kinds)),r)}}var Sr={};T(Sr,{Along:()=>re,RunLog:()=>Ce,groupLetter:()=>qe,isBeamNode:()=>Ke,pathChange:()=>In,pathOf:()=>C,penalised:()=>Ct,startOf:()=>ye,unseenAfter:()=>Zd,
unseenNode:()=>xr});var ur=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function cr(e,t,n,{start:o,end:r}){let{place:s}=e,{since:i,spans:l}=e,u=[...e.tail,[s,t]];for(;;){
let d=i===null?o:r,p=u.map(([,h])=>h).join("").indexOf(d);if(p<0)break;let m=Hd(u,p);i===null?i=s+1:(l=[...l,{start:i,stop:Math.max(i,m),end:s+1}],i=null),u=Wd(
u,p+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,u=[]),{place:s+1,since:i,tail:Id(u,(i===null?o:r).length-1),spans:l}}function tl(e,t){
if(!t)return[];let n=ur(t);for(let{chosen:i,piece:l}of e)n=cr(n,i.text,l===null,t);let{spans:o,since:r,place:s}=n;return r===null?o:[...o,{start:r,stop:s,end:null}]}
function Hd(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}function Wd(e,t){let n=t;return e.flatMap(([o,r])=>{let s=r.slice(
n);return n=Math.max(0,n-r.length),s?[[o,s]]:[]})}function Id(e,t){let[n,o]=[e.length,0];for(;n>0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var mr={};T(mr,{FIGURES:()=>dr,MODES:()=>Pn,PROCESSORS:()=>Bn,ROW_FIELDS:()=>pr,SCORES:()=>Fd,STOPS:()=>Cn});var Pn={greedy_search:"greedy decoding",sample:"sam\
pling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam searc\
h",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own dec\
oding loop",elsewhere:"from another server"},Cn={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},dr={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Bn={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
t one finds less than a tenth as probable as its top token",["dola_layers"]],UnbatchedClassifierFreeGuidanceLogitsProcessor:["guidance","moves away from what th\
e model would say to the negative prompt",["guidance_scale"]],SequenceBiasLogitsProcessor:["sequence bias","makes chosen words more or less likely",["sequence_b\
ias"]],EncoderRepetitionPenaltyLogitsProcessor:["encoder repetition penalty","favours tokens that occur in the input",["encoder_repetition_penalty"]],RepetitionPenaltyLogitsProcessor:[
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
ks",[]]},Fd={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},pr={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark","share","luck"],DraftToken:["token_i\
d","text","draft_logprob","target_logprob","accepted","overlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_bef\
ore","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id",
"read_text"],Contender:["token_id","text","score","luck","rank","above"],Racer:["token_id","text","probability","luck"]};var _r={};T(_r,{isSaid:()=>qd,isTouched:()=>wr,language:()=>Nt,t:()=>a,tn:()=>y,translateTemplate:()=>Hn,withTexts:()=>yr});var kr={};T(kr,{count:()=>b,fixed:()=>P,isOne:()=>br,language:()=>Nt,listed:()=>jd,notation:()=>oe,plain:()=>we,separators:()=>Kd,significant:()=>gr,withMinus:()=>Pt});
var Dd=["de","fr"];var fr={},nl={};function Nt(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Dd.includes(e)?e:"en"}var An=()=>window.GenerationPlaygroundTexts?Nt():
"en";function hr(e){if(!fr[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";fr[e]={decimal:n("decimal"),group:n(
"group")}}return fr[e]}function oe(e){let t=An();if(t==="en")return e;let{decimal:n,group:o}=hr(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var Pt=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),P=(e,t=0)=>oe(Pt(e.toFixed(t))),gr=(e,t)=>oe(Pt(e.toPrecision(t))),b=e=>Number.
isInteger(e)&&e>=0&&e<1e3?String(e):oe($d.format(e)),$d=new Intl.NumberFormat("en-US"),we=e=>oe(String(e)),jd=e=>e.join(hr(An()).decimal===","?"; ":", ");function br(e,t){
let n=t?An():"en";return n==="en"?e===1:(nl[n]??=new Intl.PluralRules(n),nl[n].select(e)==="one")}function Kd(){let{decimal:e,group:t}=hr(An());return e+t}function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?oe(Pt(e.number)):"one"in e?y(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,s)=>{if(s===void 0)return r[0];let i=t[s];return typeof i=="number"?we(
i):i&&typeof i=="object"?a(i):String(i??"")}):o}function y(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?br(e,r):e===1;return a(
s?t:n,{count:b(e),...o})}var qd=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),wr=()=>matchMedia(
"(pointer: coarse)").matches,zd=["aria-label","title","placeholder","data-tip","label"];function Hn(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.
createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){let[,r,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g,
" ")];l&&(o.nodeValue=r+l+i)}for(let o of[e,...e.querySelectorAll("*")])for(let r of zd){let s=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];s&&o.setAttribute(
r,s)}}function yr(e){let n=window.GenerationPlaygroundCatalogues?.[Nt()];if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(e)}var Gd=20,Ce=class extends dt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;isTokenFolded=!0;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll","fold"]),this.clear()}clear(){this.queued=
this.loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=
[],this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(
t);return this.coming.push(t),this.showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to t\
his run was lost."),fix:a("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!Ud(t.type))throw new Error("unknown event "+t.type);rl[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
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
prompts.flatMap((n,o)=>Xd(n,o,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?
a("codebook {number}",{number:o+1}):this.lasts.length>1?a("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&
t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)
o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==
void 0?C(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,o){this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=C(n),r=o.filter(d=>!d.given);if(r.length<2)return;let s=tl(
o,this.started?.reasoning).filter(({end:d})=>d!==null),i=r.filter(({index:d})=>!s.some(({start:p,stop:m})=>p<=d&&d<m)),l=({distribution:d,chosen:{raw_logprob:p}})=>d.
entropy_before??-(p??-1/0),u=t&&r.find(d=>d.chosen.text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((i.length?i:r).reduce((d,p)=>l(p)>l(d)?p:d),!0)}walk(t){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...C(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let s=this.found[t];
s.delete(n),s.set(n,{ids:o,found:r}),s.size>Gd&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return C(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(C(o.last).forEach((r,s)=>{let i=le("Candidate",n[s]||[]),l=new Set(
i.map(({token_id:u})=>u));r.watched=[...(r.watched||[]).filter(({token_id:u})=>!l.has(u)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:le(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}foldToken(t){this.isTokenFolded!==t&&(this.
isTokenFolded=t,this.changed("fold"))}showPicture(t){this.picture!==t&&(this.picture=t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed(
"roll")}setUnit(t){this.unit=t,this.changed("unit")}},rl={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed(
"status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=le("Token",t.prompt_tokens??[]);e.started={...t,request:t.
request??{},prompt_tokens:n,decoder_tokens:le("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{
step:t}){let n=ol(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=Vd(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>
e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=Jd(),o={...t,distributions:t.distributions.map(sl)};o.given&&
(n.given+=1);let r=le("BeamCandidate",o.candidates).map(i=>Qd(i,o,n));for(let{beam:i}of r)i.progress&&e.texts.set(i.token_id,i.text);Yd(r),n.running=r.filter(i=>i.
beam.status==="running").sort((i,l)=>vr(i)-vr(l)),n.byNumber=new Map(n.running.map(i=>[vr(i),i]));let s=o.given?e.started?.effective.num_beams??0:0;for(let i=0;i<
s;i++)n.byNumber.set(i,r[0]);n.finished.push(...r.filter(i=>i.beam.status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),
n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=o.pool,n.pools.push(o.pool),n.steps.push(r),n.byStep.push(n.byNumber),n.distributions.push(o.
distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(o=>n={...ol(o),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{
step:t}){let n={...t,places:le("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,
e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:le("DraftToken",t.drafted),race:le("Racer",t.race??[])}),e.changed("ste\
ps")},Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.note??""}));e.finished={...t,sequences:n},n.forEach((o,r)=>{!o.token_ids.length&&
o.text&&(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>np(e,o,r))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.
started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},Ud=e=>Object.hasOwn(rl,e);function Wn(e,t){let n=pr[e],o={};for(let r=0;r<n.length;r++)o[n[r]]=
t[r];return o}function le(e,t){return t.map(n=>Wn(e,n))}function sl(e){return{...e,candidates:le("Candidate",e.candidates),stages:le("Stage",e.stages??[])}}function ol(e){
let{chosen:t,distribution:n,watched:o,mark:r,draw:s,reranked:i,...l}=e,u={...l,chosen:Wn("Candidate",t),distribution:sl(n),watched:le("Candidate",o??[]),mark:r?
Wn("Mark",r):null,draw:s?{...s,contenders:le("Contender",s.contenders??[])}:null,before:null,draft:null};return i&&(u.reranked=le("Reranked",i)),u}function Vd(e,t){
let n=t.at(-1);if(!n||e.index<n.start)return null;let o=e.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,
instead:n.drafted[o]||null,round:n,place:o}}function Jd(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
var vr=({beam:e})=>e.beam??0;function Qd({mark:e,...t},n,o){let r=e?Wn("Mark",e):null,s={...t,mark:r},i=n.distributions[s.parent],l=i.candidates.find(u=>u.token_id===
s.token_id);return{index:n.index,sequence:n.sequence,before:o.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,
distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-o.given,mark:r,beam:s}}function ye({started:e}){if(!e)throw new Error(
"no run has started");return e}var Ke=e=>!!e?.beam,Ct=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function xr(e,t,n,o,r){e.unseen??=new Map;let s=`${t}\
 ${n} ${r.token_id}`,i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,text:d,raw_logprob:p,logprob:m}=r,h=(l?.beam.score??0)+(m??-1/0),
f=l?l.beam.group:null,g={token_id:u,text:d,piece:null,parent:n,raw_logprob:p,logprob:m,score:h,status:"unseen",beam:null,final_score:null,group:f},{sequence:v,seconds:k,
elapsed:_}=e.steps[t][0];i={index:t,sequence:v,before:l,chosen:r,piece:null,distribution:o,seconds:k,elapsed:_,draft:null,given:!1,length:e.steps[t][0].length,beam:g,
rank:null},e.unseen.set(s,i)}return i}function Zd(e,t,n,o){let r=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function Yd(e){
let t=new Map;for(let n of[...e].sort((o,r)=>(r.beam.score??-1/0)-(o.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function Xd(e,t,n){
let o=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,r=(s,i,l,u)=>({kind:s,label:o(i),last:l,score:u,stopReason:null});return[...e.running.map(s=>r(
"running",ep(s),s,s.beam.score)),...e.finished.map((s,i)=>r("finished",tp(s,i+1),s,s.beam.final_score))]}function ep({beam:{beam:e,group:t,progress:n}}){let o=(e??
0)+1;return t!=null?a("beam {number}, group {group}",{number:o,group:qe(t)}):o===1&&!n?a("best beam"):a("beam {number}",{number:o})}function tp({beam:{group:e}},t){
return e!=null?a("ended {number}, group {group}",{number:t,group:qe(e)}):a("ended {number}",{number:t})}var qe=e=>e<26?String.fromCharCode(65+e):String(e+1);function np(e,t,n){
let o=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],s=null;return t.token_ids.forEach((i,l)=>{
let u=t.beams?.[l];s=(r[l]||[]).find(d=>d.beam.parent===u&&d.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,
stopReason:t.stop_reason}}function C(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function In(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(
o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var re=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.
totals[this.totals.length-1]}follow(t){let{keep:n,added:o}=In(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.
push(this.add(this.total,r));return{keep:n,added:o}}};var Hr={};T(Hr,{factorWords:()=>dp,rangeWords:()=>Ar,undrawnWords:()=>pp,valueWords:()=>Dn,wonWords:()=>lp,wordOf:()=>se});var Br={};T(Br,{INVISIBLE:()=>Bt,MARKS:()=>ze,asSentence:()=>_e,askedOf:()=>ip,bytesOf:()=>Or,bytesWords:()=>Er,count:()=>b,decimals:()=>R,fillLabel:()=>pt,fillText:()=>Rr,
fillToken:()=>Mr,filled:()=>ue,fromNats:()=>he,inOneLine:()=>Be,inParts:()=>Ge,information:()=>te,labelled:()=>rp,leavesBytes:()=>At,loadingWords:()=>Pr,make:()=>L,
modeName:()=>Ht,named:()=>ap,numbersOf:()=>Ue,percent:()=>w,probability:()=>O,problemsOf:()=>Cr,processorWords:()=>ft,quoted:()=>H,say:()=>pe,seconds:()=>ve,stopWords:()=>Wt,
together:()=>Fn,waitWords:()=>Nr,withUnit:()=>mt});var Tr={};T(Tr,{finite:()=>ae,isFromElsewhere:()=>j,isKnown:()=>$,keptOf:()=>de,medianOf:()=>op});var $=e=>typeof e=="number"&&Number.isFinite(e),ae=e=>e==null||
Math.abs(e)>1e30?null:e,op=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.length>>1])/2},j=({distribution:e})=>e.vocab===null,de=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var ze={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Bt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function L(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[s,i]of Object.entries(o||{}))r.setAttribute(s,String(i));return r}function Rr(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll(Bt)){let[s]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let i=ze[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=ze[s]?s:"";e.append(L("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(L("span","gp-mark",i))}o<t.
length&&e.append(t.slice(o))}function Mr(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=L("span","gp-ink");Rr(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let s=0;s<o.length;s++)r.append(L("span","gp-space","",{"data-mark":ze[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var Lr=/(\\x[0-9a-f]{2})+$/i,Or=e=>(e.match(Lr)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
At=({piece:e,text:t})=>e!==null&&(e===""||Lr.test(t)&&e===t.replace(Lr,""));function pt(e,t){e.replaceChildren(),Rr(e,t),t||e.append(L("span","gp-mark",a("(empt\
y)")))}function rp(e,t){let n=L("bdi",t);return pt(n,e),n}function pe(e,t){e.textContent!==t&&(e.textContent=t)}var sp=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function Fn(e){let t=document.createDocumentFragment();return e.split(sp).forEach((n,o)=>t.append(o%2?L("span","gp-together",n):n)),t}var Be=e=>e.replace(Bt,t=>t===
" "?" ":ze[t]||"�"),_e=e=>e?`${e}.`:"",Ge=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),H=e=>a("“{text}”",{text:Be(e)});function Nr(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var ue=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function w(e){let t=e*100;return t===0?oe("0%"):t<.01?oe("<0.01%"):t<1?oe(t.toFixed(2)+"%"):
t>99.95&&t<100?oe(">99.9%"):oe(t.toFixed(1).replace(".0","")+"%")}var O=e=>e==null?0:Math.exp(e),ip=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",he=(e,t)=>t==="bits"?e/Math.LN2:e;function te(e,t){return e===null||!Number.isFinite(e)?a("infinite"):mt(e,P(he(e,t),2),t)}var mt=(e,t,n)=>n==="bits"?y(Math.
abs(he(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${a(n)}`;function Pr({model:e,phase:t,done:n,total:o}){if(t==="gpu")return a("waiting for the shared \
GPU …");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let r=w((n??0)/(o||1));return t==="download"?a("downloading {model}: {done} of {t\
otal} …",{model:e,done:Er(n),total:Er(o)}):t==="converting"?o?a("converting {model}: {share} …",{model:e,share:r}):a("reading the file of {model} to convert\
 it …",{model:e}):o?a("loading {model}: {share} …",{model:e,share:r}):a("loading {model} …",{model:e})}function Er(e){return $(e)?e>=1e9?a("{size} GB",{size:P(
e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:P(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:P(e/1e3,0)}):"–"}function ve(e){return e<1?Math.round(e*1e3)+" ms":P(e,
e<10?2:1)+" s"}var R=(e,t=3)=>e==null?"–":P(e,t);function Ue(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:O(t.logprob),rawProbability:O(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var ap=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Ht=e=>Object.hasOwn(Pn,e)?a(Pn[e]):e.replaceAll("_"," ");function Cr({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:a(r.message),
fix:a(r.fix)}));return o.some(r=>r.message===a(e))?o:[{knob:"",message:a(e),fix:a(t)},...o]}var Wt=e=>Object.hasOwn(Cn,e)?Cn[e].map(t=>a(t)):[e,e];function ft(e){
if(!Object.hasOwn(Bn,e))return[e,a("is your own logits processor"),[]];let[t,n,o]=Bn[e];return[a(t),a(n),o]}var se=e=>H(e.trim()||e);function lp(e){let{chosen:t}=e,n=O(t.logprob),o=se(t.text);if(de(e)===1)return a("There was nothing to draw: the processors left only {\
token}.",{token:o});let r=t.rank??up(e)??t.raw_rank;if(r===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:o,share:w(n)});let s={token:o,
odds:cp(n)};return r===null?a("{token} won by luck: the odds were {odds}.",s):y(r-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function up({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var cp=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?P(t,1).replace(/\D0$/,""):b(Math.round(t))})},dp=e=>`× ${e>=100?
b(Math.round(e)):P(e,e>=10?0:e>=1?1:2)}`;function pp(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):j(e)?a("Another server chose this token and does not say how."):mp(
n)?e.beam?.status==="unseen"?a("This continuation was not drawn."):typeof e.beam?.share=="number"?a("The processors removed this continuation. It only fills the\
 list of those that were drawn."):e.draft?a("With a draft model, tokens are drawn in a different way, which is not recorded."):a("How this token was drawn is no\
t recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here: the best token is taken at each step.")}var mp=e=>({
...e?.effective,...e?.config}).do_sample===!0,fp={temperature:2,top_k:0,top_p:3,min_p:3},il=5,Dn=(e,t)=>e==="top_k"?b(t):hp(t,il),hp=(e,t)=>P(e,t).replace(/(\D\d*?)0+$/,
"$1").replace(/\D$/,"");function Ar(e,{low:t,high:n,hasLow:o,hasHigh:r}){if(!o&&!r)return e==="temperature"?a("any temperature up to {high}",{high:Dn(e,n)}):a("\
any {knob}",{knob:e});let s=o&&r?n-t:o?t:n,i=fp[e];for(;i&&i<il&&s<2*10**-i;)i+=1;let l=10**i,u={knob:e,low:e==="top_k"?b(t):P(Math.ceil(t*l-1e-9)/l,i),high:e===
"top_k"?b(n):P(Math.floor(n*l+1e-9)/l,i)};return o?r?u.low===u.high?a("{knob} {low} only",u):a("{knob} {low} to {high}",u):e==="temperature"?a("{knob} {low} to \
{high}",u):a("{knob} {low} or more",u):a("{knob} {high} or less",u)}var jr={};T(jr,{KNOB_NAMES:()=>ce,areSame:()=>Ft,drawSettingsOf:()=>Dr,hottest:()=>qn,knobsOf:()=>zn,leftOf:()=>Gn,nominalWinner:()=>Vn,paceOf:()=>ml,sharesAbove:()=>Un,
winnerOf:()=>$r});var Wr={};T(Wr,{CUTS:()=>$n,contenderAt:()=>jn,drawnOf:()=>It,textAt:()=>xe});var $n=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],
ul={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonL\
ogitsWarper",eta_cutoff:"EtaLogitsWarper"},gp="TemperatureLogitsWarper",al=new WeakMap;function It(e,t){let n=al.get(e);return n===void 0&&al.set(e,n=bp(e,t)),n}
function bp(e,t){let n=e.draw?.contenders??[],o=n.findIndex(({token_id:l})=>l===e.chosen.token_id),{vocab:r,stages:s}=e.distribution;if(o<0||r===null)return null;
let i={};for(let l of $n){let u=s.find(d=>d.name===ul[l]);u&&(i[l]={kept:u.kept,removed:u.mass_removed})}return{contenders:n,at:o,vocab:r,cuts:i,mass:kp(e,n,r,t)}}
function kp({distribution:e},t,n,o){let{stages:r,candidates:s}=e,i=Object.values(ul),l=r.findIndex(({name:k})=>i.includes(k)),u=l<0?r.length:l,d=k=>(u?k.stage_logprobs?.
at(u-1):k.raw_logprob)??null,p=s.find(({token_id:k})=>k===t[0].token_id),m=p?d(p):t[1]?.rank===2?Math.log(t[1].above):null,h=u?r[u-1].entropy:e.entropy_before;if(m===
null||h===null)return null;let f=[ll(1/o,m,h)],g=r.slice(0,u).every(({name:k})=>k===gp);g&&o!==1&&typeof p?.raw_logprob=="number"&&e.entropy_before!==null&&f.push(
ll(1,p.raw_logprob,e.entropy_before));let v=g?wp(s,d,o):[];return{landmarks:yp([...t,...v]),anchors:f.sort((k,_)=>k.b-_.b),vocab:n}}var ll=(e,t,n)=>({b:e,logZ:-t,
slope:(-t-n)/e});function wp(e,t,n){let o=new Map(e.map(l=>[l.raw_rank,t(l)])),r=o.get(1),s=[],i=0;for(let l=1;typeof r=="number";l++){let u=o.get(l);if(typeof u!=
"number")break;s.push({rank:l,score:n*(u-r),above:i}),i+=Math.exp(u)}return s}function yp(e){return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,o)=>n.rank-
o.rank)}var xe=(e,t)=>jn(e,t)?.text??"",jn=(e,t)=>e.draw?.contenders?.[t];function dl({landmarks:e,anchors:t,vocab:n},o,r,s,i){let l=r/s,u=Math.exp(-(t.find(({b:k})=>k===1/r)?.logZ??0)),d=_p(e,u,r,n).map(k=>vp(k,l,i)),p=k=>d.reduce((_,x)=>[
..._,_[_.length-1]+x[k]],[0]),[m,h]=[p(0),p(1)],f=d.length,v=(i<1/0?[-1/0,1/0]:xp(t,n,1/s)).map(k=>Math.exp(k)*u**l);return o.map(k=>{let _=e.findIndex(A=>A.rank===
k),x=[m[f]-m[_],h[f]-h[_]];return[Math.max(cl(m[_],x[1]),m[_]/v[1]),Math.min(cl(h[_],x[0]),h[_]/v[0])]})}var cl=(e,t)=>e===0?0:e/(e+t);function _p(e,t,n,o){let r=e.
map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},l)=>{let u=e.at(l+1),d=Math.max(0,(u?u.rank-1:o)-s),p=Math.max(0,(u?u.above:1)-i-r[l]);return{rank:s,
high:r[l],low:u?r[l+1]:0,count:d,mass:d?p:0}})}function vp({rank:e,high:t,low:n,count:o,mass:r},s,i){if(e>i)return[0,0];let l=t**s;if(!o)return[l,l];let u=Math.
min(t,Math.max(n,r/o)),d=o*u**s,p=t>n?o*(u-n)/(t-n):o,m=p*l+(o-p)*n**s,h=[Math.min(d,m),Math.max(d,m)],f=Math.min(o,i-e);return f===o?[l+h[0],l+h[1]]:[l+h[0]*f/
o,l+Math.min(h[1],f*l)]}function xp(e,t,n){let o=e.find(u=>u.b===n);if(o)return[o.logZ,o.logZ];let r=Math.max(0,...e.map(u=>u.logZ+u.slope*(n-u.b))),s=e.findLast(
u=>u.b<n)??{b:0,logZ:Math.log(t)},i=e.find(u=>u.b>n),l=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(r,l),l]}var ce=["temperature","top_k","top_p","min_p"],Sp=1e-4,Tp={share:2e-5,score:1e-4},pl={share:0,score:0},Lp=1e-9,Fr={temperature:1,top_k:1/0,top_p:1,min_p:0},Ep=2,
qn=({knobs:e})=>Math.max(Ep,e.temperature),Ft=(e,t)=>ce.every(n=>e[n]===t[n]);function zn(e){let{temperature:t,top_k:n,top_p:o,min_p:r}=e,s={temperature:Kn(1,t),
top_k:Kn(0,n)||1/0,top_p:Kn(1,o),min_p:Kn(0,r)},{temperature:i,top_k:l,top_p:u,min_p:d}=s;return i>0&&l>=1&&u>0&&u<=1&&d>=0&&d<=1?s:null}var Kn=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function Dr(e){let t=zn(e);if(!t||e.do_sample!==!0)return null;let o=[["top_h",()=>!0],["typical_p",r=>r<1],["epsilon_cutoff",r=>0<r&&r<
1],["eta_cutoff",r=>0<r&&r<1]].filter(([r,s])=>{let i=e[r];return typeof i=="number"&&s(i)});return{knobs:t,others:o.map(([r])=>r)}}function Gn(e,t,n,o=pl){let{
contenders:r}=e;if(t.others.includes("typical_p"))return r.map(()=>null);let s=r.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let l of $n){let u=e.cuts[l],
d=Ir(l)?n[l]===t.knobs[l]:!0;if(d&&!Rp(l,t))continue;if(i&&d&&u){s=r.map(({rank:m},h)=>s[h]&&m<=u.kept);continue}let p=Ir(l)?Mp(l,e,t,n,o,i):r.map(()=>null);i=!1,
s=s.map((m,h)=>h===0||(m===!1||p[h]===!1?!1:m&&p[h]))}return s}var Ir=e=>e==="top_k"||e==="top_p"||e==="min_p",Rp=(e,{knobs:t,others:n})=>Ir(e)?t[e]!==Fr[e]:n.includes(
e);function Mp(e,t,n,o,r,s){let{contenders:i}=t,l=(d,p,m,h)=>p<m-h?!0:d>=m+h?!1:null;if(e==="top_k")return i.map(({rank:d})=>d<=o.top_k);if(e==="min_p"){let d=-Math.
log(o.min_p)*o.temperature;return i.map(({score:p})=>l(-p,-p,d+Lp,r.score))}if(o.top_p===Fr.top_p)return i.map(()=>!0);let u=Un(t,n,o,s);return i.map((d,p)=>l(u[p][0],
u[p][1],o.top_p,r.share))}function Un(e,t,n,o){let{contenders:r,cuts:s,mass:i}=e,l=n.top_k===Fr.top_k&&!t.others.includes("top_h"),u=n.temperature===t.knobs.temperature,
d=s.top_k??s.top_h;if(u&&(l||o&&d)){let[m,h]=[s.top_h?.removed??0,s.top_k?.removed??0],f=l?1:(1-m)*(1-h);return r.map(({above:g})=>[g/f,g/f])}if(!i||t.others.includes(
"top_h"))return r.map((m,h)=>h?[0,1/0]:[0,0]);let p=r.map(({rank:m})=>m);return dl(i,p,t.knobs.temperature,n.temperature,n.top_k)}var ml=({score:e,luck:t},n)=>e/
n+t;function fl(e,t,n,o=pl){let{temperature:r}=n;if(r>qn(t))return{first:null,lead:0};let s=Gn(e,t,n,o),[i,l,u]=[-1,-1/0,-1/0];return s.forEach((d,p)=>{if(d===!1)
return;let m=ml(e.contenders[p],r);m>l?[i,l,u]=[p,m,l]:u=Math.max(u,m)}),{first:s[i]?i:null,lead:l-u}}function Vn(e,t,n){return Ft(t.knobs,n)?e.at:fl(e,t,n).first}
function $r(e,t,n){if(Ft(t.knobs,n))return e.at;let{first:o,lead:r}=fl(e,t,n,Tp);return o===null?Vn(e,t,n)===null?null:"close":r<Sp?"close":o}var Ur={};T(Ur,{alongSpans:()=>zr,firstDifference:()=>Ve,isCut:()=>Gr,settingsOf:()=>me});var qr={};T(qr,{limitsOf:()=>ht,spanOf:()=>gl,spansOf:()=>Kr});var ht=(e,t,n)=>e==="temperature"?[0,qn(t)]:e==="top_k"?[1,n]:[0,1];function Kr(e,t){let n=ce.map(o=>[o,gl(e,t,o)]);return Object.fromEntries(n)}function gl(e,t,n){
let[o,r]=ht(n,t,e.vocab),s=Math.min(r,t.knobs[n]),i=m=>Vn(e,t,{...t.knobs,[n]:m}),l=Op(e,t,n).filter(m=>m>o&&m<r),u=hl(s,[...l.filter(m=>m<s).reverse(),o],i,e.at),
d=hl(s,[...l.filter(m=>m>s),r],i,e.at),p={low:u.end,high:d.end,below:u.beyond,above:d.beyond};return n!=="top_k"?p:{...p,low:Math.ceil(u.end),high:d.beyond===void 0?
r:Math.max(s,Math.ceil(d.end)-1)}}function Op(e,t,n){let{contenders:o,at:r}=e,{knobs:s}=t,i=o[r];return(()=>{if(n==="top_k")return o.map(({rank:d})=>d);if(n==="\
top_p")return Un(e,t,s,!0).flat();if(n==="min_p")return o.map(({score:d})=>Math.exp(d/s.temperature));let u=o.map(({score:d,luck:p})=>(d-i.score)/(i.luck-p));return s.
min_p>0?[...u,...o.map(({score:d})=>d/Math.log(s.min_p))]:u})().filter(u=>Number.isFinite(u)&&u>0).sort((u,d)=>u-d)}var Np=1e-6,Pp=40;function hl(e,t,n,o){let r=e;
for(let s of t){let i=(s-r)*Np,l=n(r+i);if(l!==o)return{end:r,beyond:l};if(n(s-i)!==o)return Cp(r+i,s-i,n,o);r=s}return{end:r}}function Cp(e,t,n,o){let[r,s]=[e,
t];for(let i=0;i<Pp;i++){let l=(r+s)/2;n(l)===o?r=l:s=l}return{end:r,beyond:n(s)}}function me(e){return!e||e.elsewhere?null:Dr({...e.effective,...e.config})}var zr=(e,t)=>new re(Bp(e,t),(n,o)=>{if(!n||o.given)return n;let r=It(o,e.knobs.temperature);
return r?Ap(n,Kr(r,e),o):null}),Bp=(e,t)=>{let n=ce.map(o=>{let[r,s]=ht(o,e,t);return[o,{low:r,high:s}]});return Object.fromEntries(n)};function Ap(e,t,n){let o=ce.
map(r=>[r,Hp(e[r],t[r],n)]);return Object.fromEntries(o)}function Hp(e,{low:t,high:n,below:o,above:r},s){let i={...e};return o!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:o}}),r!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:r}}),i}function Ve(e,t,n){if(Ft(t.knobs,n))return null;for(let o of e){
if(o.given)continue;let r=It(o,t.knobs.temperature),s=r&&$r(r,t,n);if(!r||s!==r.at)return{step:o,winner:s}}return null}function Gr(e,t,n){let o=e.given?null:It(
e,t.knobs.temperature);return o!==null&&Gn(o,t,n)[o.at]===!1}var Wp=["max_new_tokens","max_length","max_time"],bl=[null,0,1,!1];function Se(e){let{knobs:t,started:n}=e,o=me(n),r=t&&zn(t);if(!n||!o||!t||!r||!Ip(e))return null;
let s=ce.filter(l=>r[l]!==o.knobs[l]),i=wl(t,n);return s.length||i.length?{run:o,knobs:r,moved:s,others:i}:null}var Ip=({newest:e})=>C(e).some(({draw:t})=>!!t?.
contenders?.length);function wl(e,{request:t,effective:n,config:o}){let r=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...o,...t.config};return[
...r].filter(i=>{if(Wp.includes(i)||ce.includes(i))return!1;let[l,u]=[e[i]??null,s[i]??null];return JSON.stringify(l)!==JSON.stringify(u)&&!(bl.includes(l)&&bl.
includes(u))})}function yl(e,t){let n=[me(e),me(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||ce.every(r=>n[0]?.knobs[r]===n[1]?.knobs[r]))return!1;
let o=({model:r,seed:s,request:i,prompt_tokens:l,num_sequences:u,assistant:d})=>{let p=l.map(({token_id:m})=>m);return JSON.stringify([r,s,p,u,d,i.given])};return o(
e)===o(t)&&!wl({...e.request.config},t).length}function Dt(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var kl=new WeakMap;function Jn(e,t){
let{started:n}=e,o=me(n),r=t?.distribution.vocab;if(!n||!o||!t||!r)return null;let s=kl.get(e);s?.started!==n&&kl.set(e,s={started:n,spans:new Map});let[i]=C(t),
l=s.spans.get(i);return l||s.spans.set(i,l=zr(o,r)),l.follow(t),l.total}function Vr(e,{low:t,high:n,below:o,above:r}){return Ar(e,{low:t,high:n,hasLow:!!o,hasHigh:!!r})}function Jr({step:e,winner:t},n){let o=se(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:o}):a("Below, it is not known whether {word} stays.",{word:o});let r={word:o,other:se(
xe(e,t))};return n==="above"?a("Above, {word} becomes {other}.",r):a("Below, {word} becomes {other}.",r)}function vl(e,t,n){let{run:o,knobs:r,moved:s,others:i}=e;
if(i.length)return[a("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[l]=s;if(s.length>
1||!t)return[n?_l(n):a("With these settings the text stays the same.")];let u=r[l]>o.knobs[l]?"above":"below",d=t[l][u],p=n?[_l(n)]:d?[Jr(d,u)]:[];return[a("The\
 same text for {range}.",{range:Vr(l,t[l])}),...p]}function _l({step:e,winner:t}){let n={number:e.index+1,word:se(e.chosen.text)};return t===null?a("Now it is n\
ot known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, becomes \
{other}.",{...n,other:se(xe(e,t))})}function xl(e,t,n,o){let[r,s]=ht(e,n,o),i=Math.min(s,Math.max(r,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-r)/(s-r)}function Fp({log:e}){let[t,n]=D(!1);return c("details",{open:t,onToggle:({currentTarget:o})=>n(o.open),children:[c("summary",{children:a("How far each knob can \
move without changing a word")}),t&&c(Dp,{log:e})]})}function Dp({log:e}){let t=Dt(e),n=me(e.started),o=Jn(e,t?.last??null),r=t?.last?.distribution.vocab;if(!n||
!o||!r)return null;let s=Se(e);return c(M,{children:[c("table",{children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:a("knob")}),c("th",
{scope:"col",children:a("the same text")}),c("th",{scope:"col",children:a("otherwise")})]})}),c("tbody",{children:ce.map(i=>c(jp,{knob:i,run:n,vocab:r,span:o[i],
now:s?.moved.includes(i)?s.knobs[i]:null},i))})]}),c("p",{class:"gp-note",children:a("One knob at a time, with the others unchanged and the same luck.")})]})}function $p(e){
if(e.recorded||e.hideFrom!==null||!me(e.started))return!1;let t=C(Dt(e)?.last??null);return t.length>0&&t.every(({given:n,draw:o})=>n||!!o?.contenders?.length)}
var Sl=ne(Fp,$p,{readsKnobs:!0});function jp({knob:e,span:t,run:n,vocab:o,now:r}){let s=d=>`${(100*xl(e,d,n,o)).toFixed(2)}%`,i=["below","above"].flatMap(d=>{let p=t[d];
return p?[Jr(p,d)]:[]}),l=n.knobs[e],u=r===null||t.low<=r&&r<=t.high;return c("tr",{"data-knob":e,children:[c("th",{scope:"row",children:[c("code",{children:e}),
c("small",{children:l>o?a("no limit"):Dn(e,l)})]}),c("td",{class:"gp-strip-cell",children:[c("span",{class:"gp-strip","aria-hidden":"true",children:[c("i",{class:"\
gp-strip-same",style:{left:s(t.low),right:`calc(100% - ${s(t.high)})`}}),c("i",{class:"gp-strip-run",style:{left:s(l)}}),r!==null&&c("i",{class:u?"gp-strip-now":
"gp-strip-now gp-outside",style:{left:s(r)}})]}),c("span",{children:Vr(e,t)})]}),c("td",{children:i.join(" ")||a("nothing else")})]})}var Qn=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:o,lasts:r}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&o!==void 0&&o>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:o,lasts:[...r]}}foretell(t,n){let[o,r]=[me(t.started),me(n)];return!o||!r||!yl(t.started,n)?null:t.lasts.map(s=>Ve(C(s),o,r.knobs))}get all(){let{before:t,
foretold:n,log:o}=this;return!t||!n?null:n.map((r,s)=>({difference:r,missed:Kp(C(t.lasts[s]),C(o.lasts[s]??null),r)}))}};function Kp(e,t,n){let o=n?n.step.index:
1/0;for(let r of t){if(r.index>o||r.index>=e.length)return null;let{chosen:s}=e[r.index];if(r.index<o&&r.chosen.token_id!==s.token_id)return{step:r,expected:s.text};
if(r.index<o||!n||typeof n.winner!="number")continue;let i=jn(n.step,n.winner)?.token_id;if(r.chosen.token_id!==i)return{step:r,expected:xe(n.step,n.winner)}}return null}
function Tl(e,t){let n=e?.find(u=>u.missed)?.missed;if(n)return a("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equa\
l, rounding decides.",{number:n.step.index+1,token:se(n.step.chosen.text),expected:se(n.expected)});if(!e?.length||!t)return"";let[{difference:o}]=e;if(e.length>
1)return a("All texts are as predicted.");if(!o)return a("As predicted, the text is the same.");let{step:r,winner:s}=o,i=r.index+1;if(s==="close")return a("The \
same up to token {number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, which could not be predicted.",{number:i});
let l={number:i,word:se(r.chosen.text),other:se(xe(r,s))};return a("As predicted: the same up to token {number}, where {other} replaced {word}.",l)}var Ll=(e,t)=>{let n=new Qn(t),s=ne(({log:i})=>c(qp,{log:i,outcomes:n}),()=>t.hideFrom===null&&(Se(t)!==null||n.all!==null),{readsKnobs:!0})(e,t);return i=>{n.follow(
i),s(i)}};function qp({log:e,outcomes:t}){let n=Se(e),o=n?null:t.all,r=Tl(o,!!e.finished);return c(M,{children:[c("p",{class:"gp-same",role:"status",children:n&&
zp(e,n).join(" ")}),n&&!n.others.length&&c(Gp,{log:e}),r&&c("p",{class:o?.some(({missed:s})=>s)?"gp-note gp-missed":"gp-note gp-outcome",role:"status",children:r})]})}
function zp(e,t){let n=Dt(e)?.last??null;return vl(t,Jn(e,n),Ve(C(n),t.run,t.knobs))}function Gp({log:e}){let t=e.started?.seed??null;if(t===null)return null;let n=e.
formSeed!==String(t)&&Object.hasOwn(e.answers,"seed");return c("p",{class:"gp-note",children:[a("With the same prompt and the same seed, {seed}.",{seed:t})," ",
n&&c("button",{type:"button",class:"gp-link gp-use-seed",onClick:()=>e.ask({type:"seed",seed:t}),children:a("Use this seed")})]})}var El=8,Up=3,Vp=-1e30,Jp=e=>`log p ${e>Vp?P(e,2):"−∞"}`;function Qp({origin:e,pieces:t,children:n}){let o=Math.min(...n.map(i=>i.origin?.at??1/0)),r=e?e.at:
Number.isFinite(o)&&o>=Up?o:0,s=Be(t.slice(r,r+El).join(""));return a("“{text}”",{text:`${r&&!e?"…":""}${s}${t.length>r+El?"…":""}`})}function Zp({origin:e,
read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:H(e.from)};return e.kind!=="branch"?a("continues at token {numb\
er}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function Yp({tokens:e,total:t,searched:n,mode:o}){let r=n?
[a("best of {mode}",{mode:Ht(o)})]:[];return[y(e,"{count} token","{count} tokens"),Jp(t),...r].join(" · ")}function Qr({runs:e,...t}){return c(M,{children:e.map(
n=>c(Xp,{run:n,...t},n.id))})}function Xp({run:e,...t}){let{shown:n,renaming:o,press:r,name:s,place:i}=t,l=e===n,[u,d,p]=[Zp(e),Qp(e),Yp(e)],m=[e.name,`${u} ${d}`,
p,l&&a("shown")].filter(Boolean).join(", ");return c("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>0||void 0,"aria-la\
bel":m,tabIndex:l?0:-1,ref:h=>i(e,h),children:[c("div",{class:"gp-row",onClick:()=>r(e),children:[c("span",{class:"gp-sign","aria-hidden":"true",children:l?"▶":
null}),c("span",{class:"gp-label",children:e===o?c(em,{of:e.name,done:h=>s(e,h)}):c(M,{children:[e.name?c("bdi",{class:"gp-name",children:e.name}):null,e.name?"\
 ":null,c("span",{class:"gp-note",children:u})," ",c("bdi",{class:"gp-words",children:d})]})}),c("span",{class:"gp-facts",title:a("Length, and total log-probabi\
lity after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:p})]}),e.children.
length>0&&c("ul",{role:"group",children:c(Qr,{runs:e.children,...t})})]})}function em({of:e,done:t}){let n=B(null),o=B(!1),r=i=>{o.current||(o.current=!0,t(i))};
G(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&r(null),i.key==="Enter"&&r(n.current?.value??null)};return c(
"input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({currentTarget:i})=>r(
i.value)})}var tm=5,nm=60,om=6e7,rm=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,o)=>n===t[o]),$t=e=>[e,...e.children.flatMap($t)],Zr=e=>e.origin?Zr(e.origin.parent):
e,Rl=()=>new re(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),Zn=class{constructor(t){this.log=t}log;trees=[];shown=null;along=Rl();count=0;get all(){return this.trees.
flatMap($t)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&Zr(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:o}=this.log;if(this.along=Rl(),this.shown=null,!n||t===void 0)return;let r=this.all.find(u=>u.turn===
t);if(r){this.shown=r;return}this.log.asked=null;let i=o&&rm(o.ids,n.request.given)?this.all.find(u=>u.turn===o.turn):void 0;if(i&&o?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&o?sm(i,o):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:u})=>u.
length),l],this.shown=l}measure(t){let{log:n,along:o}=this,r=n.lines();o.follow(r[0]?.last??null),Object.assign(t,{text:n.text,tokens:o.steps.length,total:o.total,
mode:n.started?.mode,searched:n.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=tm&&t.length<=nm&&n<=om)return;let o=this.shown&&Zr(this.shown),r=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==o)??r.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(o=>o!==t):this.trees=this.trees.filter(o=>o!==t)}};function sm(e,{at:t=0,from:n,on:o,kind:r}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!o,kind:r}}var Ml=(e,t)=>{let n=new Zn(t),r=ne(({changes:s})=>c(im,{state:n,changes:s}),()=>n.visible.length>0&&t.hideFrom===null)(e,t);return s=>{n.follow(s),r(s)}};function im({
state:e,changes:t}){let{log:n,shown:o,visible:r}=e,s=fe(t),[,i]=Pe(N=>N+1,0),[l,u]=D(""),[d,p]=D(!1),[m,h]=D(null),f=B(null),g=B(null),v=B(new Map),k=B(!1);l&&s.
status&&!e.busy&&u(""),d&&s.run&&p(!1),s.run&&f.current?.contains(document.activeElement)&&(k.current=!0),G(()=>{let N=o&&v.current.get(o);N&&((s.run||k.current)&&
am(f.current,N),k.current&&N.focus({preventScroll:!0}),k.current=!1)});let _=()=>{k.current=!0,i(null)},x=N=>{if(!(!N||N===e.shown)){if(e.busy)return u(a("A run\
 is under way. Wait for its end, or click Stop."));e.shown=N,n.feedRun(N.text,N.turn),n.ask({type:"shown"}),_()}},A=()=>{let N=e.refuge;if(!(!e.shown||!N)){if(!d){
p(!0),g.current?.focus();return}e.busy||e.detach(e.shown),x(N),p(!1)}},E=N=>{if(N.ctrlKey||N.metaKey||N.altKey||!e.shown)return;let S=r.flatMap($t),J=S.indexOf(
e.shown),K={ArrowDown:()=>x(S[J+1]),ArrowUp:()=>x(S[J-1]),ArrowRight:()=>x(e.shown?.children[0]),ArrowLeft:()=>x(e.shown?.origin?.parent),Home:()=>x(S[0]),End:()=>x(
S.at(-1)),F2:()=>h(e.shown),Delete:A};Object.hasOwn(K,N.key)&&(N.preventDefault(),K[N.key]())},q=(N,S)=>{S!==null&&(N.name=S.trim()),document.activeElement?.matches(
".gp-rename-field")&&_(),h(null)},X=(N,S)=>{S?v.current.set(N,S):v.current.delete(N)};return c(M,{children:[c("header",{class:"gp-head",children:[c("h2",{class:"\
gp-title",children:a("Branches")}),c("span",{class:"gp-note",children:a("Click a run to see it again.")}),c("span",{class:"gp-tools",children:[c("button",{type:"\
button",class:"gp-button gp-rename",title:"F2",onClick:()=>h(o),children:a("Rename")}),c("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),
"data-sure":d?"yes":void 0,disabled:!e.refuge,ref:g,onClick:A,onBlur:()=>p(!1),children:d&&o?y($t(o).length,"Delete this run?","Delete these {count} runs?"):a("\
Delete")})]})]}),c("ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:f,onKeyDown:E,
children:c(Qr,{runs:r,shown:o,renaming:m,press:N=>N===e.shown?_():x(N),name:q,place:X})}),c("p",{class:"gp-note gp-told",role:"status",children:l})]})}function am(e,t){
let n=t.firstElementChild;if(!e||!n)return;let[o,r]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-
o.bottom+4)}var lm={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function gt(e){let t=B(null),n=()=>[...t.current?.querySelectorAll(e)??[]],o=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return G(()=>{let i=n();i.length&&o(i.find(({tabIndex:l,dataset:u})=>l===0&&u.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&o(i)},onKeyDown:i=>{let l=n(),u=l.indexOf(i.target),d=lm[i.key];u<0||!d||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,d(u,l.length)))].focus())}}}var rs={};T(rs,{Term:()=>I});var os={};T(os,{explain:()=>ns,tipLater:()=>Qe,tipOfTerm:()=>ts});var um={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},cm=Object.fromEntries(Object.entries(um).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Yn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?cm[e]||`glossary#${e}`:"";return[L("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Xr={};T(Xr,{addressOf:()=>Kt,askedTerm:()=>Xn,followTermLink:()=>qt,formulaLines:()=>eo,openGlossary:()=>Je});var Ol={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few byt\
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
 together. A place is accepted where the entropy of its distribution is low enough.")})},jt=Object.keys(Ol),bt=e=>Ol[e]();var Yr="#glossary",Te=null,Kt=e=>`${Yr}=${e}`;function Xn(){let[e,t=""]=location.hash.split("=");return e!==Yr?null:jt.includes(t)?t:""}function Nl(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var eo=({formula:e,unit:t})=>[...e?[L("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[L("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function dm(){let e=L("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=L("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=L("header","gp-head");n.append(L("h3","gp-title",a("Glossary")),...Yn(),t);let o=L(
"div");for(let r of jt){let s=bt(r),i=L("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=L("h4");l.append(L("a","gp-term-link",s.name,{href:Kt(
r),title:a("Link to this term")})),i.append(l,L("p","",s.meaning),...eo(s)),o.append(i)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>Xn()!==null&&Nl("")),e}function Je(e,t){Te??=dm(),Te.parentNode!==e&&(Te.open&&Te.close(),e.append(Te)),Te.open||Te.showModal();for(let o of Te.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?Te.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Nl(t?Kt(t):Yr)}function qt(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Je(t,n.getAttribute("href")?.split("=")[1]))}var Cl=new WeakMap,Bl=new WeakMap;function Qe(e,t){Cl.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function ts(e,t,n,o={}){Bl.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function pm({dataset:{term:e,tip:t,formula:n,
unit:o}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var es=e=>e&&Bl.get(e)||(e?.dataset.term?pm(e):null),mm={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},fm=e=>e.replaceAll("−(","−⁠(");function hm({id:e,run:t,meaning:n,...o},r,s){let i={...bt(e),...o},l=t(),u=L("button","gp-link",wr()?a("Glossar\
y"):a("Glossary (key G)"),{type:"button",tabindex:"-1"});u.addEventListener("click",()=>Je(r,e));let d=L("p","gp-in-run");return d.append(Fn(mm[s](fm(l)))),[L("\
p","",n||i.meaning),...eo(i),...l?[d]:[],u,...Yn(e).map(p=>(p.tabIndex=-1,p))]}function Pl(e,t,n){let o=es(e);return o?hm(o,t,n):[Fn(Cl.get(e)?.()??e.dataset.tip??
"")]}function ns(e,t="run"){let n=null,o=null,r=()=>L("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:p}){
if(!(p instanceof Element)||n?.contains(p))return;let m=p.closest("[data-tip]");m!==o&&(o&&o.removeAttribute("aria-describedby"),o=m,n??=r(),n.hidden=!m,m&&(n.classList.
toggle("gp-term",!!es(m)),n.replaceChildren(...Pl(m,e,t)),m.setAttribute("aria-describedby",n.id),i(n,m)))}function i(p,m){let h=m.closest("[data-holds-tips]")||
e;p.parentNode!==h&&h.append(p);let[f,g]=[h.getBoundingClientRect(),m.getBoundingClientRect()],v=Math.min(g.left-f.left,f.width-p.offsetWidth-8);p.style.left=`${Math.
max(8,v)+h.scrollLeft}px`;let[k,_]=h===e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],x=g.bottom+5+p.offsetHeight>_&&g.top-5-p.offsetHeight>=
k;p.classList.toggle("gp-above",x),p.style.top=`${(x?g.top-5-p.offsetHeight:g.bottom+5)-f.top+h.scrollTop}px`}let l=()=>s({target:e});function u(){if(!o||!n)return;
if(!e.contains(o)||!o.getClientRects().length){l();return}let p=Pl(o,e,t);p.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(
...p),i(n,o))}let d=()=>es(o);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:p})=>!(p==="touch"&&d())&&l()),e.addEventListener(
"focusin",s),e.addEventListener("focusout",({relatedTarget:p})=>!(p instanceof Node&&n?.contains(p))&&l()),e.addEventListener("click",p=>qt(p,e)),e.addEventListener(
"keydown",p=>{if(p.key==="Escape"&&l(),p.key.toLowerCase()!=="g"||p.ctrlKey||p.metaKey||p.altKey||p.target!==o)return;let m=d();m&&(p.preventDefault(),Je(e,m.id))}),
u}var gm=()=>"";function I(e){let{id:t,run:n=gm,meaning:o,formula:r,unit:s,as:i="span",class:l,label:u,attributes:d,children:p}=e,m={...o!==void 0&&{meaning:o},...r!==
void 0&&{formula:r},...s!==void 0&&{unit:s}};return Rt(i,{...d,class:l,ref:g=>{g&&ts(g,t,n,m)},...u===void 0?{}:{role:"img","aria-label":u}},p)}var is={};T(is,{TwoBars:()=>ss});function Al({share:e,top:t,side:n}){let o=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return c("span",{class:o.filter(Boolean).join(" "),"aria-h\
idden":"true",children:c("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function ss({after:e,before:t,top:n,kind:o,removed:r}){
let s=["gp-tracks",o&&`gp-tracks-${o}`,r&&"gp-tracks-removed"];return c("span",{class:s.filter(Boolean).join(" "),children:[r?c("span",{class:"gp-why",children:r}):
e!==null&&c(Al,{share:e,top:n,side:"after"}),t!==null&&c(Al,{share:t,top:n,side:"before"})]})}var us={};T(us,{TokenLabel:()=>ie});var ls={};T(ls,{fit:()=>to,sayAttributes:()=>Y,sayLabel:()=>as,svg:()=>U});var U=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function to(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Hl=new WeakMap;function as(e,t,{plain:n=!1}={}){let o=String(n)+
t;Hl.get(e)!==o&&(Hl.set(e,o),n?e.textContent=t:pt(e,t))}function Y(e,t){let n=Wl.get(e)||{};for(let[o,r]of Object.entries(t))n[o]!==r&&e.setAttribute(o,String(
n[o]=r));Wl.set(e,n)}var Wl=new WeakMap;function ie({text:e,class:t}){return c("bdi",{class:t,ref:o=>{o&&as(o,e)}})}var hs={};T(hs,{beginsContrasted:()=>Ze,candidateWords:()=>fs,certaintyWords:()=>Jt,choiceOf:()=>yt,effectWords:()=>Ut,entropyRunWords:()=>_m,isGone:()=>km,isRemoved:()=>Le,
knobWords:()=>ds,listedOf:()=>kt,prominentOf:()=>ms,removalWords:()=>cs,removerOf:()=>wt,shareAt:()=>Vt,somePercent:()=>zt,sourceOf:()=>ps,stagesOf:()=>Gt});var zt=e=>e?w(e):"<0.01%",bm=(e,t)=>e.kept!==t||e.mass_moved>0;function Gt({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,s,i]=ft(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!bm(
n,l)}})}function Ut({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return a("did nothing");let s=[];return e<t&&s.push(y(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:zt(n)})),e>t&&s.push(y(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!s.length)&&s.
push(a("moved {share}",{share:w(o)})),s.join(", ")}function cs(e){let n=(j(e)?[]:Gt(e).filter(({kept:o,keptBefore:r})=>o<r)).map(({name:o,kept:r,keptBefore:s,removed:i})=>y(
s-r,"{name}: {count} token, {share}","{name}: {count} tokens, {share} together",{name:o,share:zt(i)}));return n.length?a("removed by {processors}",{processors:Ge(
n)}):""}var Ze=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function ds(e,{effective:t,config:n}){let o={...t,...n};return e.filter((r,s)=>s===
0||o[r]).map(r=>{let s=JSON.stringify(o[r]??null);return s==="null"||s.length>12?r:`${r} ${s}`}).join(", ")}function ps(e){return Ze(e)?{name:"DoLa",meaning:a("\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?
a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function kt({distribution:{candidates:e},chosen:t}){
return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function ms(e,t,n){if(e.length<=t)return e;let o=({raw_logprob:i,logprob:l})=>Math.max(O(i),O(l)),r=[...e].
sort((i,l)=>o(l)-o(i)),s=new Set([...r.filter(({token_id:i})=>i===n),...r.filter(Le).slice(0,3)]);for(let i of r)s.size<t&&s.add(i);return e.filter(i=>s.has(i))}
function Vt({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?O(t[n-1]):void 0:O(e)}var km=({raw_logprob:e,stage_logprobs:t},n)=>((n?t?.[n-1]:e)??null)===
null,Le=({logprob:e})=>e===null;function wt({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],s=r.findLastIndex((l,u)=>u>0&&l===null&&r[u-1]!==
null),i=e||s>0&&o.distribution.stages[s-1].name;return i?ft(i)[0]:Ze(o)?"DoLa":a("a processor")}function fs(e,t){let{raw_logprob:n,logprob:o,rank:r,raw_rank:s,token_id:i}=e;
if(j(t)){let m={share:w(O(n)),rank:b(s||0)},h=s?a("Probability {share}, rank {rank}, according to the server.",m):a("Probability {share}, according to the serve\
r.",m);return i<0?h:`${h} ${a("Token id {id}.",{id:i})}`}let l=b(t.distribution.vocab??0),u=a("Token id {id}.",{id:i});if(!t.distribution.stages.length&&Math.abs(
(o??n??0)-(n??0))<1e-4){let m={share:w(O(n)),rank:b(r||s||0),vocab:l};return`${r||s?a("Probability {share}, rank {rank} of {vocab}; no processor changed it.",m):
a("Probability {share}; no processor changed it.",m)} ${u}`}let d={share:w(O(n)),rank:b(s||0),vocab:l};return`${s?a("Before the processors {share}, rank {rank} \
of {vocab}.",d):a("Before the processors {share}.",d)} ${wm(e,t)} ${u}`}function wm(e,t){if(Le(e))return a("After them it cannot be chosen: removed by {processo\
r}.",{processor:wt(e,t)});let{logprob:n,rank:o}=e,r={share:w(O(n)),rank:b(o||0),kept:b(de(t)??0)};return o?a("After them {share}, rank {rank} of {kept} kept.",r):
a("After them {share}.",r)}function Jt(e,t){let n=te(e,t),o=Math.exp(e??1/0);return o<ym?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):
a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?R(o,1):b(Math.round(o))})}var ym=1.05;
function _m({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:u})=>u!==null&&u<0?[{text:l,raw:u}]:[])].sort((l,u)=>Il(u.
raw)-Il(l.raw)).slice(0,3).map(({text:l,raw:u})=>`${H(l)} ${R(O(u))} · ${R(he(-u,n),2)}`),i={terms:s.join(" + "),entropy:te(t,n)};return s.length?a("before the\
 processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Il=e=>-e*O(e);function yt(e,{mode:t,effective:n,config:o}){if(e.isPrompt)return[a("\
given"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t==="elsewhere")return[a("the choi\
ce"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];if(e.beam)return[a("the ch\
oice"),vm(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];let r=e.draft?.origin;
return r==="accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:r==="correction"?[a("the choice"),a("{token} replaced a rejected \
draft token")]:{...n,...o}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}function vm(e){return e===
"running"?a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares the sums of whole beams"):
e==="ended"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compares the sums of whole beams"):
a("{token} was considered by the search")}function Qt(e,t){let n=Le(e)&&!j(t),o=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:O(e.logprob),before:O(e.raw_logprob),rank:n?
null:e.rank??o,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?wt(e,t):"",words:()=>fs(e,t)}}var xm=[.02,.05,.1,.2,.5,1];function no(e){
let t=Math.max(...e.map(({after:n,before:o})=>Math.max(n??0,o??0)));return xm.find(n=>t<=n)??1}var Sm=5;function oo(e,t){let n=e.findIndex(t);return n<Sm?e:[e[n],
...e.slice(0,n),...e.slice(n+1)]}function Ye({entry:e,top:t,press:n,children:o}){let{id:r,text:s,after:i,before:l,rank:u,chosen:d,removed:p,by:m}=e,h=p||i===null||
l===null||w(i)!==w(l),f=n&&r!==null?()=>n(r):null,g=f?Em(e):"",v={class:"gp-row","aria-label":Lm(e,!!f),ref:_=>{_&&Qe(_,()=>[g,e.words()].filter(Boolean).join("\
 "))},...f?{type:"button",onClick:f}:{role:"group"}};return c("li",{class:["gp-bar",d&&"gp-chosen",p&&"gp-removed",r===null&&"gp-rest"].filter(Boolean).join(" "),
children:[Rt(f?"button":"div",v,c("span",{class:"gp-rank",children:u?b(u):""}),c("span",{class:"gp-name",children:[c("span",{class:"gp-sign","aria-hidden":"true",
children:d?"▶":p?"✕":""}),r===null?c("bdi",{class:"gp-word",children:s}):c(ie,{text:s,class:"gp-word"})]}),c(ss,{after:i,before:h?l:null,top:t,kind:d?"chose\
n":r===null?"rest":null,removed:p&&Tm(m)}),c("span",{class:"gp-values",children:[c("span",{children:p?"":i===null?"–":w(i)}),c("small",{children:l===null||!h?
"":w(l)})]}),c("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),o]})}var Tm=e=>{let[t,,n]=ue(a("removed by {processor}"),{processor:""});return[
t,c("span",{class:"gp-remover",children:e}),n]};function Lm({id:e,text:t,after:n,before:o,rank:r,chosen:s,given:i,removed:l,by:u},d){let p=[!l&&n!==null&&w(n),(l||
n!==o)&&o!==null&&a("before {share}",{share:w(o)})],m=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:u})],h=[e===null?t:H(t),...m,...p,
d&&a("continue")];return`${r?`${b(r)}. `:""}${h.filter(Boolean).join(", ")}`}function Em({text:e,chosen:t,removed:n,by:o}){let r=H(e);return t?a("Run again from\
 here with {token}.",{token:r}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):a("Continue from here wit\
h {token} instead.",{token:r})}var Qs={};T(Qs,{courseWords:()=>Js,explanationOf:()=>Uf});var Ss={};T(Ss,{NO_ORIGINS:()=>ws,ORIGINS:()=>et,countOrigin:()=>ys,draftFate:()=>Gl,draftSentences:()=>_s,fateWords:()=>ro,followWords:()=>Ul,judgeOf:()=>so,keepChance:()=>ql,
originParts:()=>xs,rejectedSentences:()=>vs,ruleWords:()=>Pm,shortTime:()=>Hm});var bs={};T(bs,{isBelow:()=>$l,ratioName:()=>Dl,verdictWords:()=>gs});var Dl=({weight:e})=>e===null?"p/q":`${R(1-e,2)} + ${R(e,2)} · p/q`;function gs(e,t){let{uniform:n,ratio:o}=e,r={token:se(e.text),draw:$(n)?Fl(n,o??0):"–",ratio:$(
o)?Fl(o,n??0):"–",name:Dl(t)};return $(o)?$l(e)?o>=1?a("The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.",r):a("The \
draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",r):a("The draft proposed {token}; rejected: the draw {draw} lies above {name} = \
{ratio}.",r):a("The draft proposed {token}. How it was judged is not known.",r)}var $l=({uniform:e,ratio:t})=>$(e)&&$(t)&&e<=t,Rm=2,Mm=6;function Fl(e,t){let n=Rm;
for(;n<Mm&&e!==t&&P(e,n)===P(t,n);)n+=1;return P(e,e>=100?0:n)}var ks={};T(ks,{AcceptanceAlong:()=>Zt,judgedOf:()=>Xe,writtenOf:()=>Kl});var jl=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Xe=e=>e.
num_accepted+(e.follow==="correction"?1:0),Kl=e=>e.num_accepted+(e.next_token_id===null?0:1);function Om(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=
Kl(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=Xe(t);for(let r=e.
draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((r,s)=>{e.draftedAt[s]+=1,s<o&&(e.acceptedAt[s]+=1),!(s>=Xe(t)||!$(r.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[o]+=1}}function Nm(e){let{spec_steps:t,rounds:n,tokens:o,
drafted:r,accepted:s,judged:i,overlaps:l}=e,u=(d,p)=>p?d/p:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:u(s,r),judged_acceptance_rate:u(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:o-n,expected_acceptance_rate:u(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var Zt=class{rounds=[];tally=jl();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=jl());for(let o=this.tally.rounds;o<t.length;o++)Om(this.
tally,t[o]);return this.rounds=t,Nm(this.tally)}};var et={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},ws=Object.fromEntries(Object.keys(et).map(e=>[e,0])),ys=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function so(e){let{
do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:$(n)?n:null}}function ql({target_logprob:e,draft_logprob:t},{weight:n}){let o=O(
e)/(t===null?1:O(t));return Math.min(1,n===null?o:1-n+n*o)}var zl=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${R(1-e,2)} + ${R(e,2)} · p / q)`;function Pm(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:zl(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,o]=[R(e.weight,2),R(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:o})}function Gl(e,t){return t<e.num_accepted?"accepted":t<Xe(e)?"rejected":"unjudged"}function ro(e,t,n){let o=e.drafted[t],r=Gl(e,t),s=o.
draft_logprob!==null,[i,l]=[w(O(o.target_logprob)),w(O(o.draft_logprob))],u=s?[a("The draft model gave it {q}.",{q:l})]:[];if(r==="unjudged")return[e.follow==="\
correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...u].join(" ");let d=r==="accepted";if(!n.samples){
let m=n.weight!==null&&s;return[d?Cm(m):Bm(m,H(e.next_text)),a("The target gave it {p}.",{p:i}),...u].join(" ")}if(!s)return d?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:H(e.next_text),p:i});let p=$(o.overlap)?[a("Averaged over all tokens that could have been drafted here, the chance\
 is {share}.",{share:w(o.overlap)})]:[];return $(o.uniform)?[gs(o,n),a("The target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),...p].join(" "):[d?a("A\
ccepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}):a("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:l}),Am(ql(o,
n),zl(n),d),...p].join(" ")}var Cm=e=>a(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token for the targ\
et."),Bm=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is the likeliest \
token for the target.",{token:t});function Am(e,t,n){if(e>=1)return a("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});let o={formula:t,
chance:w(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept it.",o):a("By {formula}, it is kept with probability {chance}: the dr\
aw rejected it.",o)}function Ul(e,t){let[,n,o]=et[e.follow],r=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${o}`,s=e.drafted[e.num_accepted];if(e.follow!=="corre\
ction"||!t.samples)return r;if(s.draft_logprob===null)return`${r} ${a("The target drew it.")}`;let i=`${r} ${a("It was drawn from the residual distribution: wha\
t the target gives beyond the draft model, max(0, p − q).")}`;return!$(s.overlap)||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to\
 1 for the draw.",{share:w(1-s.overlap)})}`}function _s({draft:e,chosen:t},n){if(!e||!Object.hasOwn(et,e.origin))return[];let{origin:o,place:r,round:s,instead:i}=e,
{length:l}=s.drafted,u={round:s.index+1,place:r+1},d=l?[y(l,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",
u)]:[];if(o==="accepted")return[...d,ro(s,r,n)];let p=o==="correction"&&i?[a("Drafted here was {token}. {fate}",{token:H(i.text),fate:ro(s,r,n)})]:[],m=Ul(s,n),
h=n.samples&&o!=="correction"&&t.logprob!==null?[a("It was drawn from the target’s own distribution, which gave it {p}.",{p:w(O(t.logprob))})]:[],f=l-Xe(s),g=o===
"correction"&&f?[y(f,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...d,...p,[m,...h].join(
" "),...g]}function vs({round:e,place:t},n,o){let{length:r}=e.drafted,s={token:H(e.drafted[t].text),chosen:H(n),round:e.index+1,place:t+1},i=r-Xe(e);return[y(r,
"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.",s),
ro(e,t,o),a("{chosen} takes its place.",s),...i?[y(i,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[]]}
function xs({draft:e}){if(!e||!Object.hasOwn(et,e.origin))return[];let{origin:t,instead:n,round:{index:o,drafted:r}}=e,s=o+1;if(t==="accepted"){let{draft_logprob:i}=r[e.
place],l={place:e.place+1,size:r.length,round:s};return i===null?[a("accepted draft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {pl\
ace} of {size} in round {round}, to which the draft model gave {q}",{...l,q:w(O(i))})]}return t==="correction"?n?[a("correction: replaced the rejected draft tok\
en {token} in round {round}",{token:H(n.text),round:s})]:[a("correction: replaced a rejected draft token in round {round}",{round:s})]:t==="target"?[a("target o\
nly: nothing was drafted in round {round}",{round:s})]:[y(r.length,"bonus: the target’s own token after the accepted draft of round {round}","bonus: the targe\
t’s own token after all {count} drafted tokens of round {round}",{round:s})]}var Hm=e=>e<.01?`${P(e*1e3,1)} ms`:ve(e);var Ws={};T(Ws,{beamSentences:()=>Bs,scoreSum:()=>mu,sumWords:()=>du});var Ls={};T(Ls,{AGREE:()=>Vl,SUNK:()=>Yt,TREE_ROUNDING:()=>Wm,addUp:()=>Fm,apart:()=>io,apartAfterPenalty:()=>ao,impossible:()=>nt});var Vl=.001,Wm=2e-5,Im=-1e9,Yt=-1e8,nt=(e,t=-1e30)=>e==null||e<t;function io(e,t,n){return nt(e,n)||nt(t,n)?nt(e,n)&&nt(t,n)?0:1/0:Math.abs(e-t)}function ao(e,t,n){
return io(e,t===null?null:t*n,Yt)/Math.max(1,n)}var tt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=Vl||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},Ts=class{sum=new tt;given=new tt;final=new tt;pool=new tt;output=new tt};function Fm(e){if(!e.usesBeams)
return null;let{effective:t}=ye(e),n=new Ts,o=t.length_penalty??1;for(let r of e.prompts){if(!r)continue;let s=Math.max(...r.distributions.map(({length:i})=>i));
Dm(r,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),o,n)}return e.finished?.sequences.forEach((r,s)=>$m(e.returned?.[s].last??null,r,s,o,n.output)),n}function Dm(e,t,n,o){
let r=null,s=new Map,i=(l,u)=>u.score-l.score;e.steps.forEach((l,u)=>{if(l.some(({given:m})=>m)){for(let m of l)o.given.see(io(m.beam.score,0),()=>({node:m}));return}
r??=new Map(l.filter(({beam:m})=>m.parent%t===0).map(({beam:m})=>[m.parent,0]));for(let m of l){let{beam:h}=m,f=r.get(h.parent)??Im;if(o.sum.see(io((f??0)+(h.logprob??
-1/0),h.score,Yt),()=>({node:m,parent:f})),h.final_score===null||h.final_score===void 0)continue;let g=m.length**n;o.final.see(ao(h.score,h.final_score,g),()=>({
node:m,power:g}));let v=h.group??null,k=[...s.get(v)??[],{score:h.final_score,power:g}];s.set(v,k.sort(i).slice(0,t))}let d=[...s.values()].flat().filter(({score:m})=>!nt(
m)).sort(i),p=e.pools[u].filter(m=>!nt(m));for(let m=0;m<Math.max(d.length,p.length);m++){let h=d[m]??null,f=h&&m<p.length?ao(h.score*h.power,p[m],h.power):1/0;
o.pool.see(f,()=>({step:u,place:m,expected:h&&h.score,told:p[m]??null}))}r=new Map(l.filter(({beam:m})=>m.status==="running").map(({beam:m})=>[m.beam,m.score]))})}
function $m(e,t,n,o,r){let s=C(e),i=s.filter(({given:d})=>!d);if(t.score===null||!i.length||!Ke(e))return;let l=i.length**o,u=s.every(({beam:d,given:p},m)=>p||d?.
parent===(t.beams||[])[m]);r.see(u?ao(e.beam.score,t.score,l):1/0,()=>({number:n,node:e,power:l,told:t.score}))}var Cs={};T(Cs,{TreePicture:()=>Ps,switches:()=>en});var Jl=7.3,Ql=8,jm=470,Km=3,Xt=e=>Math.floor((e-2*Ql)/Jl),_t=({beam:e,chosen:t})=>(e.text||t.text||"").replace(Bt,n=>ze[n]||"�")||a("(empty)"),Zl=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1,Es=e=>Array.from(e).reduce((t,n)=>t+Zl(n),0);function Ae(e,t){let n=0,o=Array.from(e);for(let[r,s]of o.entries())if(n+=Zl(s),n>t)return o.slice(0,Math.
max(1,r-1)).join("")+"…";return e}function lo(e,t,n=Km){let o=[""];for(let s of e.map(_t)){let i=o[o.length-1];i&&Es(i)+Es(s)>t?o.push(Ae(s,t)):o[o.length-1]=
Ae(i+s,t)}if(o.length<=n)return o;if(n===1)return[Ae(e.map(_t).join(""),t)];let r=o.slice(0,n-1);return r.push(`${Ae(r.pop()??"",t-1).replace(/…$/,"")}…`),[
...r,o[o.length-1]]}function Yl(e,{least:t,usual:n,room:o}){let r=e.map(l=>{let u=Math.max(0,...(l??[]).map(d=>Es(d.map(_t).join(""))));return Math.max(t,Math.min(
o===null?n:jm,u*Jl+2*Ql))-t}),s=r.reduce((l,u)=>l+u,0),i=o===null||!s?1:Math.max(0,Math.min(1,o/s));return r.map(l=>t+Math.floor(l*i))}var Rs={};T(Rs,{TREE:()=>W,ancestors:()=>tu,grownTree:()=>qm,poolAt:()=>eu,runningAt:()=>xt});var W={node:108,fold:236,gap:34,row:38,line:14,leaf:20,between:8,margin:20,band:22,short:2},Xl=new Set(["running"]),ot=new Set(["finished"]);function qm(e,t){let n=Math.
min(t.upTo,e.steps.length-1),o=eu(e,n),r=new Map(t.returned.map((m,h)=>[m,h+1])),s=tu([...o,...r.keys(),...xt(e,n)]),{kids:i,hidden:l}=zm(e,n,t,s,o),{lanes:u,counts:d}=Jm(
e,n,i),p=Zm(e,n,i,u,t);return Xm(e,{last:n,kept:o,outputs:r,alive:s,kids:i,hidden:l,lanes:u,counts:d,columns:p,options:t})}var xt=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Xl.has(n.status));function eu(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:o})=>ot.has(o.status));return n.sort((o,r)=>(r.beam.final_score??
0)-(o.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function tu(e){let t=new Set;for(let n of e)for(let o=n;o&&!t.has(o);o=o.before)t.add(o);
return t}function zm(e,t,n,o,r){let s=new Map,i=new Set([null]),l=new Map,u=new Map,d=p=>{let m=s.get(p)??{on:[],off:[]};return s.set(p,m),m};d(null);for(let p=0;p<=
t;p++){for(let m of e.steps[p]){let{before:h}=m,f=h&&(n.collapsed.has(h)?h:l.get(h));f?(l.set(m,f),u.set(f,(u.get(f)||0)+1)):Xl.has(m.beam.status)?(n.lost||o.has(
m))&&(d(h).on.push(m),i.add(m)):(!ot.has(m.beam.status)||n.lost||r.has(m))&&d(h).off.push(m)}e.distributions[p].forEach((m,h)=>{let f=Um(e,p,h);f===void 0||!n.candidates||
!i.has(f)||(!f||!n.collapsed.has(f))&&Vm(e,p,h,m,d(f),n.candidates)})}for(let p of s.values()){p.on.sort((g,v)=>uo(g)-uo(v));let m=p.off.filter(({beam:g})=>ot.has(
g.status)),h=p.off.filter(({beam:g})=>!ot.has(g.status)),f=(g,v)=>(v.beam.score??0)-(g.beam.score??0);p.off=[...m.sort(f),...Gm(h.sort(f),n.candidates)]}return{
kids:s,hidden:u}}var uo=({beam:e})=>e.beam??0;function Gm(e,t){let n=new Map;return e.filter(({beam:{parent:o}})=>{let r=(n.get(o)??0)+1;return n.set(o,r),r<=t})}
function Um(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:o})=>o.parent===n)))return t?e.byStep[t-1].get(n):null}function Vm(e,t,n,o,r,s){let i=s-r.off.filter(
({beam:u})=>u.parent===n&&!ot.has(u.status)).length;if(i<=0)return;let l=new Set(e.steps[t].filter(({beam:u})=>u.parent===n).map(({beam:u})=>u.token_id));for(let u of o.
candidates)if(!(u.logprob===null||l.has(u.token_id))&&(r.off.push(xr(e,t,n,o,u)),i-=1,!i))return}function Jm(e,t,n){let o=new Map,r=new Map;for(let i=0;i<=t;i++){
let l=[];for(let u of xt(e,i)){let d=n.get(u.before);if(!d||!d.on.includes(u))continue;let p=u.beam.group??0,m=r.get(p)??[];r.set(p,m);let h=d.on.find(({beam:g})=>(g.
group??0)===p),f=u.before&&o.get(u.before);h===u&&f?(o.set(u,f),m[f.number]=i):l.push(u)}l.sort((u,d)=>uo(u)-uo(d));for(let u of l){let d=u.beam.group??0,p=r.get(
d)??[],m=Qm(p,i,(u.before&&o.get(u.before)?.number)??0);p[m]=i,o.set(u,{group:d,number:m})}}let s=new Map([...r].sort(([i],[l])=>i-l).map(([i,l])=>[i,Math.max(1,
l.length)]));return{lanes:o,counts:s}}function Qm(e,t,n){let o=i=>i.sort((l,u)=>Math.abs(l-n)-Math.abs(u-n)||u-l)[0],s=e.map((i,l)=>l).filter(i=>e[i]<t-1);return s.
length?o(s):e.length}function Zm(e,t,n,o,r){let s=d=>xt(e,d-1).every(p=>{if(!o.has(p))return!0;let m=n.get(p);return m?.on.length===1&&!m.off.some(({beam:h})=>ot.
has(h.status))}),i=[],l=(d,p,m=!1)=>({from:d,to:p,...m&&{open:m},x:0,width:0,folded:p>d}),u=r.live?t-2:t;for(let d=0;d<=t;d++){let p=i.at(-1);r.fold&&p&&d<=u&&s(
d)?p.to=d:i.push(l(d,d))}return i.flatMap(d=>{let p=d.to-d.from+1;return p>=W.short&&!r.unfolded.has(d.from)?[{...d,folded:!0}]:Array.from({length:p},(m,h)=>l(d.
from+h,d.from+h,p>=W.short&&h===0))})}function Ym(e,t,n,o){let r=t.map(({from:d,to:p,folded:m})=>m?xt(e,p).filter(h=>n.has(h)).map(h=>C(h).filter(f=>f.index>=d&&
Ke(f))):null),s=2*W.margin+W.node+t.length*(W.node+W.gap),i=Yl(r,{least:W.node,usual:W.fold,room:o===null?null:o-s}),l=W.margin+W.node+W.gap;t.forEach((d,p)=>{d.
x=l,d.width=i[p],l+=d.width+W.gap});let u=new Map;return r.forEach((d,p)=>{for(let m of d??[]){let h=n.get(m[0]);h&&u.set(vt(h),Math.max(u.get(vt(h))??1,nu(m,i[p])))}}),
u}var vt=({group:e,number:t})=>`${e} ${t}`,nu=(e,t)=>lo(e,Xt(t)).length;function Xm(e,{last:t,kept:n,outputs:o,alive:r,kids:s,hidden:i,lanes:l,counts:u,columns:d,
options:p}){let m=[],h=Ym(e,d,l,p.room);for(let S of d)for(let J=S.from;J<=S.to;J++)m[J]=S;let{tops:f,bands:g,height:v}=ef(s,l,u,m,h),k=S=>f.get(S.group)?.[S.number]??
0,_={node:null,nodes:[],look:"root",x:W.margin,y:tf(f),width:W.node,height:W.row-4,hidden:0},x=[_],A=new Map([[null,_]]),E=[];function q(S,J,K){let ee=m[S.index],
z={node:S,nodes:[S],look:X(S),x:ee.x,y:J,width:ee.width,height:K,hidden:i.get(S)||0,place:o.get(S)||null,folded:ee.folded,column:ee,greedy:p.greedy.has(S)};A.set(
S,z),x.push(z);let Z=A.get(S.before);return Z&&E.push({from:Z,to:z,look:z.look,share:Math.min(1,Math.exp(S.beam.logprob??-1/0))}),z}function X(S){let{status:J}=S.
beam;return J==="finished"?n.has(S)?"kept":"fell":J!=="running"?J:S.index===t?"tip":r.has(S)?"inner":"lost"}for(let S=0;S<=t;S++){let J=m[S];for(let K of xt(e,S)){
let ee=l.get(K);if(ee)if(S>J.from){let z=A.get(K.before);z&&(z.nodes.push(K),z.node=K,z.look=X(K),z.greedy&&=p.greedy.has(K),z.hidden=i.get(K)||0,A.set(K,z))}else
q(K,k(ee),W.row-4).lane=ee}}for(let S of x)S.nodes.length>1&&(S.height+=(nu(S.nodes,S.width)-1)*W.line);for(let[S,J]of s){let K=S&&l.get(S);if(S&&!K)continue;let ee=K?
k(K):null,z=new Map;for(let Z of J.off){let Zc=m[Z.index];if(!ou(Zc,Z))continue;let Do=(ee??f.get(Z.beam.group??0)?.[0]??0)+su(h,K||ru(Z)),ya=z.get(Do)||0;z.set(
Do,ya+1),q(Z,Do+ya*W.leaf,W.leaf-2)}}let N=d[d.length-1];return{entries:x,edges:E,columns:d,bands:g,at:A,last:t,width:N.x+N.width+W.margin,height:v}}var ou=(e,{
beam:t})=>!!(e&&(!e.folded||ot.has(t.status))),ru=({beam:e})=>({group:e.group??0,number:0}),su=(e,t)=>W.row+((e.get(vt(t))??1)-1)*W.line;function ef(e,t,n,o,r){
let s=new Map;for(let[p,m]of e){let h=new Map;for(let f of m.off){let g=o[f.index];if(!ou(g,f))continue;let v=p===null?ru(f):t.get(p);v&&h.set(vt(v),(h.get(vt(v))||
0)+1)}for(let[f,g]of h)s.set(f,Math.max(s.get(f)||0,g))}let i=new Map,l=[],u=W.margin,d=n.size>1;for(let[p,m]of n){let h=u;d&&(u+=W.band);let f=[];i.set(p,f);for(let g=0;g<
m;g++)f.push(u),u+=su(r,{group:p,number:g})+(s.get(vt({group:p,number:g}))||0)*W.leaf+W.between;d&&l.push({group:p,y:h,height:u-h-4}),d&&(u+=8)}return i.size||i.
set(0,[u]),{tops:i,bands:l,height:Math.max(u,W.margin+W.row)+W.margin-W.between}}var tf=e=>[...e.values()][0][0];var nf=`
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
`,Ns={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Ms={tall:.55,small:.75},of=[1,1.8,3,4.5,6.5],rf=[.05,.2,.5,.8],sf={probability:({beam:e})=>w(
Math.min(1,O(e.logprob))),token:({beam:e})=>R(e.logprob,2),sum:({beam:e})=>R(e.score,2),score:(e,t)=>R(Ct(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},Ps=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=U("style");n.textContent=nf,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(n,
this.world)}element;world=U("g");bands=U("g");ruler=U("g");edges=U("g");blocks=U("g");nodes=U("g");paths=new Map;drawn=new Map;draw(t,n){let[o,r,s,i]=n.area??iu,
l=t.entries.filter(({x:p,y:m,width:h,height:f})=>p+h>=o&&p<=s&&m+f>=r&&m<=i),u=p=>n.zoom>=(Os(p)?Ms.tall:Ms.small);this.drawBands(t);let d=t.columns.filter(({x:p,
width:m})=>p+m>=o&&p<=s);this.drawRuler(n.zoom>=Ms.tall?d:[]),this.drawEdges(t,n),this.drawBlocks(l.filter(p=>!u(p)),n),this.drawNodes(l.filter(u),n)}drawBands({
bands:t,width:n}){let o=to(this.bands,t.length,()=>{let r=U("g");return r.append(U("rect","t-band"),U("text")),r});t.forEach(({group:r,y:s,height:i},l)=>{let[u,
d]=o[l].children;Y(u,{x:4,y:s,width:n-8,height:i,rx:8}),Y(d,{y:s+16}),pe(d,a("group {group}",{group:qe(r)}))})}drawRuler(t){let n=to(this.ruler,t.length,()=>U("\
text","t-small"));t.forEach(({from:o,to:r,x:s},i)=>{Y(n[i],{x:s+8,y:12}),pe(n[i],r>o?`${o+1}–${r+1}`:String(o+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&Y(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let o=new Map,[r,s,i,l]=n.area??iu;for(let{from:u,to:d,look:p,share:m}of t.edges){let[h,f]=[u.x+u.width,
d.x],[g,v]=[lu(u),lu(d)];if(f<r||h>i||Math.max(g,v)<s||Math.min(g,v)>l)continue;let k=co(d,n.path),_=Math.min(40,(f-h)*.6),A=`t-edge t-w${rf.filter(E=>m>=E).length}\
 ${df(d,p,k)}${n.dim&&!k?" t-dim":""}`;au(o,A).push(`M${h},${g}C${h+_},${g} ${f-_},${v} ${f},${v}`)}this.drawPaths(this.edges,o,(u,d)=>{u.style.strokeWidth=`${of[Number(
/t-w(\d)/.exec(d)?.[1])]}px`})}drawPaths(t,n,o){for(let[r,s]of this.paths)s.parentNode===t&&!n.has(r)&&(s.remove(),this.paths.delete(r));for(let[r,s]of n){let i=this.
paths.get(r);i||(i=U("path",r),o&&o(i,r),this.paths.set(r,i),r.includes("t-path")?t.append(i):t.prepend(i)),Y(i,{d:s.join("")})}}drawBlocks(t,n){let o=new Map;for(let r of t){
let s=`t-blocks t-${co(r,n.path)?"path":r.look}${n.dim&&!co(r,n.path)?" t-dim":""}`,{x:i,y:l,width:u,height:d}=r;au(o,s).push(`M${i},${l+d*.2}h${u}v${d*.6}h${-u}\
z`)}this.drawPaths(this.blocks,o)}drawNodes(t,n){let o=new Map(this.drawn);for(let r of t){let s=r.nodes[0]||null,i=this.drawn.get(s);(!i||!!i.left!==Os(r))&&(i?.
group.remove(),i=af(Os(r)),this.drawn.set(s,i),this.nodes.append(i.group)),o.delete(s),this.drawNode(i,r,n)}for(let[r,{group:s}]of o)s.remove(),this.drawn.delete(
r)}drawNode(t,n,o){let{node:r,x:s,y:i,width:l,height:u,look:d}=n,{group:p,box:m,word:h,right:f,left:g}=t,v=r?sf[o.number](r,o.penalty):"";if(Y(p,{class:this.classesOf(
n,o),transform:`translate(${s} ${i})`}),Y(m,{width:l,height:u}),Y(f,{x:l-8}),pe(f,v),g)lf(t,n,o);else if(r){let k=`${n.greedy?"G":""}${Ns[d]??""} `;pe(h,k+Ae(_t(
r),12-k.length-Math.ceil(v.length*.82)))}uf(t,n)}classesOf(t,n){let{node:o,look:r}=t,s=co(t,n.path),i=[`t-${r}`];return o?.beam.group&&["inner","tip"].includes(
r)&&i.push(`t-g${o.beam.group%4}`),o?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&o&&i.push("t-dim"),i.join(" ")}},iu=[-1/0,-1/0,1/0,1/0];function au(e,t){
let n=e.get(t)??[];return e.set(t,n),n}var lu=({y:e,height:t})=>e+Math.min(t,W.row-4)/2,Os=({height:e})=>e>W.leaf;function af(e){let t=U("g"),[n,o,r]=[U("rect",
"t-box"),U("text","t-word"),U("text","t-small t-right")];t.append(n,o,r),Y(n,{rx:e?7:5}),Y(o,{x:8,y:e?14:13}),Y(r,{y:e?28:13});let s=e?t.appendChild(U("text","t\
-small")):null;return s&&Y(s,{x:8,y:28}),{group:t,box:n,word:o,right:r,left:s,lines:[],flag:null}}function lf({group:e,word:t,left:n,right:o,lines:r},s,i){let{node:l,
nodes:u,look:d,width:p,height:m}=s,h=Ns[d]?`${Ns[d]} `:"",f=u.length>1,[g,...v]=f?lo(u,Xt(p)):[l?Ae(_t(l),12-h.length):i.root];for(pe(t,h+Ae(g,Xt(p)-h.length));r.
length<v.length;)r.push(e.appendChild(U("text","t-word")));for(let k of r.splice(v.length))k.remove();r.forEach((k,_)=>{Y(k,{x:8,y:14+W.line*(_+1)}),pe(k,v[_])});
for(let k of[n,o])k&&Y(k,{y:m-6});n&&(pe(n,cf(s,i)),Y(n,{class:l&&!f&&en(l)?"t-small t-switch":"t-small"}))}function uf(e,{look:t,place:n,hidden:o,width:r,height:s}){
let i=n?`★${n}`:o?`+${o}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[U("rect","t-inside"),U("rect","t-flag"),U("text","t-flag-text")],e.group.append(
...e.flag));let[l,u,d]=e.flag,p=8+7*i.length;Y(l,{x:2.5,y:2.5,width:r-5,height:s-5,rx:3}),Y(u,{x:r-p+4,y:-6,width:i?p:0,height:14,rx:2}),Y(d,{x:r-p/2+4,y:5}),pe(
d,i)}var co=(e,t)=>e.nodes.some(n=>t.has(n)),en=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.beam;function cf({node:e,nodes:t,greedy:n},o){
if(!e)return"";let r=[n?"G":"",o.goals?o.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[y(t.length,"{count} token","{count} tokens"),r].filter(Boolean).
join(" ");if(e.beam.status!=="running")return r;let s=(e.beam.beam??0)+1;return[e.given?a("given"):en(e)?`${e.beam.parent+1}→${s}`:String(s),r].filter(Boolean).
join(" ")}function df({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.
group??0)%4}`}var pf=.001;function Bs(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:o}=e;return[mf(e,n,t),
du(e),o.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:R(o.diversity_penalty)}):"",
hf(e,n),bf(e,n,t),_f(e,t)].filter(Boolean)}var rt=e=>e.beam.group??null,As=(e,t)=>t.steps[e.index].filter(n=>rt(n)===rt(e));function mf(e,t,n){let o=As(e,t).length,
r=e.index===t.given,s=r?1:t.steps[e.index-1].filter(d=>d.beam.status==="running"&&rt(d)===rt(e)).length,i=rt(e),l=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:qe(i)})],u=r?a("All beams held the same text before this step, so one was continued."):y(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...l,u,ff(e,o,ye(n).mode==="beam_sample")].join(" ")}function ff({rank:e,beam:t},n,o){
if(t.status==="unseen")return o?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let r={considered:n,rank:e};return o?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",r):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",r)}function du(e,t=!1){let{beam:n}=e,o=e.
before&&!e.before.given?ae(e.before.beam.score):0,[r,s]=[ae(n.logprob),ae(n.score)];if(o===null||r===null||s===null||s<Yt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:R(o),own:R(r),after:R(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function hf(e,t){let n=As(e,t),o=d=>n.filter(({beam:p})=>p.status===d).length,
[r,s,i,l]=["running","finished","ended","pruned"].map(o),u=[y(r,"{count} has gone on","{count} have gone on"),s&&y(s,"{count} ended a text","{count} ended texts"),
i&&y(i,"{count} ended a text that does not count","{count} ended texts that do not count"),l&&y(l,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var uu=({beam:e})=>e.score??-1/0,gf=e=>e.reduce((t,n)=>t&&uu(t)>=uu(n)?t:n,null);function pu(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function bf(e,t,n){let{beam:o}=e,r=e.index+1;if(o.
status==="unseen")return"";if(o.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(o.status==="pru\
ned")return kf(e,t);if(o.status==="finished"){let u=Hs(e,n);return u.length?a("It ended its text at step {step}: output {numbers}.",{step:r,numbers:u.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:r}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:r})}let s=(o.beam??0)+1,i=en(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:o.parent+1,number:s})]:
[],l=o.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...l,wf(e,t,n)].join(" ")}function kf(e,t){
let n=pu(As(e,t)),o={step:e.index+1,sum:R(e.beam.score),worst:R(n)};return n===null?a("It was pruned at step {step}.",o):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",o)}function wf(e,t,n){let o=Hs(e,n);if(o.length)return a("It is part of output {numbers}.",{numbers:o.join(
", ")});let{alive:r,at:s,children:i,ends:l}=yf(e,t);if(r)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let u=l.find(f=>t.finished.includes(f));if(u)return a("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let d=l.at(-1);if(d)return a("Its text ended at step {step}, which was dropped for better ones.",{step:d.index+1});let p=gf(i),m=pu(t.steps[s].filter(f=>rt(f)===
rt(e))),h={step:s+1,sum:R(p?.beam.score),worst:R(m)};return!p||m===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function yf(e,t){let n=new Set([e]),o=[];for(let r=e.
index+1;r<t.steps.length;r++){let s=t.steps[r].filter(({before:i})=>i&&n.has(i));if(o.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:r,children:s,ends:o}}return{alive:!0,at:t.steps.length-1,children:[],ends:o}}function Hs(e,t){return(t.
returned||[]).flatMap(({last:n},o)=>n&&n.sequence===e.sequence&&C(n)[e.index]===e?[o+1]:[])}function _f(e,t){let n=ae(e.beam.final_score??null);if(n!==null)return cu(
e,n,a("Final score"),t);let[o]=Hs(e,t),{last:r,score:s=null}=t.returned?.[o-1]??{},i=ae(s);return!Ke(r)||i===null?"":cu(r,i,a("Final score of output {number}",{
number:o}),t)}function cu(e,t,n,o){let r=mu(e,t,o);return r?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:r}):a("{name}: {score}.",{name:n,score:R(
t)})}function mu(e,t,n){let o=ye(n).effective.length_penalty??1,r={sum:R(e.beam.score),length:e.length,power:o,score:R(t)},s=Number.isFinite(o)?Ct(e,o):null;return s===
null||t===null||!(Math.abs(s-t)<=pf*Math.max(1,Math.abs(t)))?"":`${r.sum} / ${r.length}^${r.power} = ${r.score}`}var Vs={};T(Vs,{NO_MARKS:()=>go,addMark:()=>Us,neededFor:()=>zf,settingsOfWatermark:()=>Ff,stepMarkWords:()=>nn,watermarkKindWords:()=>$f,watermarkOf:()=>He,watermarkWords:()=>Df});var Ks={};T(Ks,{EARLY_STOPPING:()=>yu,countOr:()=>st,endOfRecord:()=>If,hasEnded:()=>fo,isAsRecorded:()=>Bf,rankingOf:()=>Hf,searchOf:()=>Tf,settle:()=>Lf,sumOf:()=>mo});var Ds={};T(Ds,{constraintsOf:()=>Is,isWritten:()=>Fs,wordsOf:()=>vf});function Is({effective:e,config:t}){let n={...e,...t},o=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),r=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...o,...r].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function vf(e,t){let n=e.map(r=>t.get(r)),o=n.indexOf(void 0);return(o<
0?n:[...n.slice(0,o),"…"]).join("")}function Fs({alternatives:e,length:t},n,o,r){if(n>=t)return!0;let s=e.filter(l=>l.length===n);if(!s.length)return!1;let i=[
...r,...C(o).map(l=>l.chosen.token_id)].join(" ")+" ";return s.some(l=>` ${i}`.includes(` ${l.join(" ")} `))}var po=-1e9,yu=[[!1,"False"],[!0,"True"],["never",'"never"']],xf=["beam_search","beam_sample"],Sf=["group_beam_search","constrained_beam_search"];function Tf(e){
let{mode:t,effective:n,config:o,eos_token_ids:r,max_new_tokens:s}=ye(e),i={...o,...n},{length_penalty:l,early_stopping:u}=i,d=st(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:m})=>m.beam??0))),p=e.prompts[0].given;return{together:xf.includes(t)?!0:Sf.includes(t)?!1:null,prompts:e.prompts,start:p,maxNew:s-
p,wanted:st(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(d/st(i.num_beam_groups,1)):d,ends:new Set(r),constraints:Is(ye(e)),promptIds:e.prefix.
map(m=>m.token_id),own:{lengthPenalty:$(l)?l:1,earlyStopping:yu.find(([m])=>m===u)?.[0]??!1}}}var st=(e,t)=>$(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,mo=({beam:e})=>ae(
e.score)??-1/0,js=(e,t)=>mo(e)/e.length**t;function Lf(e,t){return e.together?Rf(e,t):Of(e,t)}function _u(e,t,n,{maxNew:o},{lengthPenalty:r,earlyStopping:s}){let i=s===
"never"&&r>0?o:t;return{best:e,length:i,bound:e/i**r,worst:n}}var fu=new WeakMap;function Ef(e,t){let n=fu.get(e);if(!n){let o=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),r=Math.max(...(o.length?o:e).map(mo));n={ended:e.filter(({beam:s},i)=>i<t&&fo(s)),hopeless:!o.length,best:o.length?r:r+po},fu.set(
e,n)}return n}function Rf(e,t){let{prompts:n,size:o,start:r}=e,s={node:null,score:po},i=n.map(()=>({group:null,held:Array.from({length:o},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),l=Math.min(...n.map(({steps:p})=>p.length)),u=null;for(let p=r;p<l&&!u;p++){let m=n.map(({steps:f})=>Ef(f[p],o)),h=m.every(f=>f.hopeless);
i.forEach((f,g)=>Mf(f,m[g],p+1,h,e,t)),i.every(f=>f.stop)&&(u=i.find(f=>f.stop?.step===p+1)?.stop??null)}let d=p=>p.node!==null;return{stop:u,prompts:i.map(p=>({
kept:p.held.filter(d),pools:[p]}))}}function Mf(e,t,n,o,r,s){if(e.stop)return;if(t.ended.length){let d=t.ended.map(p=>({node:p,score:js(p,s.lengthPenalty)}));e.
held=[...e.held,...d].sort((p,m)=>m.score-p.score).slice(0,r.size)}e.lastStep=n;let i=e.held.at(-1)?.score??po,l=e.held.every(({node:d})=>d),u=e.weighed=_u(t.best,
n-r.start,l?i:null,r,s);o?e.stop={step:n,why:"criteria"}:l&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:d})=>u.bound>(d?i:po))||(e.stop={
step:n,why:"settled"})}function Of(e,t){let n=e.prompts.map(i=>{let l=hu(i).map(m=>gu(i,m,e,t)),u=hu(i).map(m=>gu(i,m,e,e.own)),d=1/0;return l.forEach((m,h)=>{let[
f,g]=[m,u[h]].map(({stop:v})=>v?v.step:1/0);m.exact=m.lastStep<=d,f!==g&&(d=Math.min(d,f,g))}),{kept:l.flatMap(m=>m.kept).sort((m,h)=>m.score-h.score).reverse(),
pools:l}}),o=n.flatMap(i=>i.pools),r=o.length>0&&o.every(({stop:i})=>i),s=o.flatMap(({stop:i})=>i??[]);return{stop:r?s.reduce((i,l)=>l.step>i.step?l:i):null,prompts:n}}
var hu=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,o)=>(n??0)-(o??0));function gu(e,t,n,o){let{size:r,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let l=s;l<e.steps.length&&!i.stop;l++){let u=Nf(e.steps[l],t,n);if(!u)break;let d=i.lastStep=l+1;u.ended.
forEach(h=>ku(i,h,n,o));let p=i.kept.length>=r,m=p?$s(i.kept):null;i.weighed=_u(u.best,d-s,m,n,o),p&&o.earlyStopping===!0?i.stop={step:d,why:"full"}:m!==null&&m>=
i.weighed.bound?i.stop={step:d,why:"settled"}:Pf(e.steps[l],d,n)&&(Cf(u.nodes,n).forEach(h=>ku(i,h,n,o)),i.stop={step:d,why:"criteria"})}return i}var bu=new WeakMap;
function Nf(e,t,{ends:n}){let o=bu.get(e)??new Map;if(bu.set(e,o),!o.has(t)){let r=e.filter(({beam:i})=>(i.group??null)===t),s=r.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));o.set(t,r.length?{nodes:r,ended:s,best:mo(r[0])}:null)}return o.get(t)??null}var $s=e=>Math.min(...e.map(({score:t})=>t));function ku(e,t,n,{
lengthPenalty:o}){let r=js(t,o);if(e.kept.length>=n.size&&!(r>$s(e.kept))||(e.kept.push({node:t,score:r}),e.kept.length<=n.size))return;let s=$s(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function Pf(e,t,{ends:n,maxNew:o,start:r}){return t-r>=o||e.some(({beam:s})=>fo(s)&&!n.has(s.token_id))}var fo=({status:e})=>e===
"finished"||e==="ended";function Cf(e,{ends:t,constraints:n,promptIds:o,wanted:r}){let s=e.filter(({beam:u})=>u.status==="running"||fo(u)&&!t.has(u.token_id)),i=u=>n.
every((d,p)=>Fs(d,u.beam.progress?.[p]??0,u,o)),l=s.filter(u=>!u.beam.progress||i(u));return l.length<r?[...l,...s.filter(u=>!l.includes(u))]:l}function Bf(e,t,n){
let o=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==o:n)return!1;let r=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:l}=e.prompts[i],u=l[(e.together?r:l.length)-1]||[];return u.length===s.length&&u.every((d,p)=>Af(d,s[p],e))})}function Af(e,{node:t,score:n},o){
let r=ae(e);if(r===null||!Number.isFinite(n))return r===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-o.own.lengthPenalty);return Math.abs(r-n)<=s+
1e-5*Math.abs(n)}function Hf(e,t,n,{lengthPenalty:o},r){let s=e.prompts[t],{kept:i,pools:l}=n.prompts[t],u=(h,f,g="")=>({node:h,score:js(h,o),place:null,state:f,
why:g}),d=new Set(i.map(({node:h})=>h)),p=Wf(s).filter(h=>!d.has(h)).map(h=>{let{stop:f}=l.find(({group:g})=>g===(h.beam.group??null))||l[0];return!f||h.index<f.
step?u(h,"out","dropped"):u(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),m=!r&&!n.stop;return[...i.map(({node:h,score:f},g)=>{let v=n.stop&&
g<e.wanted?"returned":"kept";return{node:h,score:f,place:g,state:v,why:""}}),...m?s.running.map(h=>u(h,"running")).sort((h,f)=>f.score-h.score):[],...p.sort((h,f)=>f.
score-h.score)]}var wu=new WeakMap;function Wf({steps:e}){let t=wu.get(e)??{read:0,nodes:[]};for(wu.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function If({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var Gs={};T(Gs,{greenZ:()=>it,negativePower:()=>ho,pValue:()=>qs,pWords:()=>Ee,thresholdWords:()=>zs,tokensNeeded:()=>tn});var it=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function qs(e){if(e<0)return 1-qs(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let s=120;s>
0;s--)r=e+s/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var tn=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ee(e){if(e>=
1e-4)return w(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${oe(t)} × ${ho(n)}`}var ho=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function zs(e){let t=qs(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:w(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ee(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:b(Number(n.toPrecision(n<1e4?3:2)))})}function He(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,o=t.greenlist_ratio??0,r=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?st(t.ngram_len,1)-1:st(t.context_width,1)-Number(r)}}function Ff({config:e,keys:t,ratio:n}){if(t)return y(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:o,seeding_scheme:r,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:w(n),bias:o,scheme:r,width:s,key:i})}function Df(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?y(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",vu(e))}function $f(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",vu(e))}var vu=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:o=1})=>({ratio:w(e),bias:t,scheme:n,width:o});function jf(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function nn({chosen:e,index:t,mark:n,given:o,isFirst:r},s){let i=p=>a("Token {number}, {token}: {mark}",{
number:b(t+1),token:H(e.text),mark:p});if(!n)return i(o?a("given, before the watermark began."):a("not marked."));if(n.why)return i(jf(n.why));let l=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:w(n.chosen_before??0),after:w(n.chosen_after??0)}),u=r?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let p=y(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:R(n.g,2)});return[i(p),l,...u].join(" ")}let d=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,Kf(n,s),...u].join(" ")}function Kf(e,{
ratio:t,selfhash:n}){let o=e.listed??0,r={before:w(e.mass_before??0),after:w(e.mass_after??0)};return n?y(o,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",r):t===null?y(o,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",r):y(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:w(t)})}var go={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function Us(e,t,n,o){
let{mark:r,index:s}=t,i={...e};if(!r)return{...i,unscored:e.unscored+1};i.marks+=1;let l=r.kind==="synthid"?r.g:r.green,[u,d]=[r.chosen_before??0,r.chosen_after??
0];if(u>0&&d>0){i.chosen+=1,i.surprisal-=Math.log(u),i.gained+=Math.log(d/u);let{stages:p,entropy_before:m}=t.distribution;i.entropy+=(o>0&&p[o-1]?p[o-1].entropy:
m)??0,i.likely-=qf(t,o)}return i.suppressed+=r.suppressed??0,l==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
l),i.expected+=r.expected??0,r.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=it(i.green,i.scored,n.ratio),
i.foreseen=it(i.expected,i.scored,n.ratio)),i)}function qf({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:o,stage_logprobs:r})=>{let s=t>0?r?.[t-
1]:o;return s==null?[]:[s]});return n.length?Math.max(...n):0}function zf(e,t,n,o){let[r]=e.find(([,d])=>d>o)??[];if((t.z??0)>o&&r!==void 0)return{at:r,words:y(
r,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:o})};let i=r===void 0?[]:[y(r,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:o})],
l=Math.max(t.scored+1,Math.ceil(Gf(t,n,o)));if(!Number.isFinite(l)||l>1e7){let d=a("At the share so far, z never reaches {threshold}.",{threshold:o});return{at:1/0,
words:[...i,d].join(" ")}}let u=y(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:o,more:b(l-t.scored)});return{at:l,words:[...i,u].join(" ")}}function Gf({z:e,scored:t,green:n},{
keys:o,ratio:r},s){return o?e!==null&&e>0?t*(s/e)**2:1/0:tn(n/t,r??0,s)}function Uf(e,t){let{started:n,unit:o}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return vs(t.rejected,e.chosen.text,so(n));if(j(e))return Vf(e,n,o);let r=[
Jt(e.distribution.entropy_before,o),...Jf(e),...Zf(e,o),...Qf(e,n)];if(e.mark){let i=He(n),{chosen:l,index:u,mark:d,given:p=!1}=e;r.push(nn({chosen:l,index:u,mark:d,
given:p,isFirst:u<i.early},i))}r.push(Su(e,n)),e.draft&&r.push(..._s(e,so(n))),e.beam&&r.push(...Bs(e,t)),e.reranked&&r.push(...Yf(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&r.push(a("Its surprisal, before the processors, was {value}.",{value:te(-s,o)})),r}function Vf(e,t,n){let{chosen:o}=e,r=kt(e).find(u=>u.raw_rank===
1),s=u=>a("The likeliest token was {token}, with {share}.",St(u)),i=o.raw_rank===1||!r?[]:[s(r)];o.raw_rank===1?i.push(s(o)):o.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...St(o),rank:b(o.raw_rank)})):i.push(a("The server gave {token} {share}.",St(o)));let l=te(o.raw_logprob===null?null:-o.raw_logprob,
n);return[...i,Su(e,t),a("Its surprisal was {value}.",{value:l})]}var St=({text:e,raw_logprob:t})=>({token:H(e),share:w(O(t))});function Jf(e){let{chosen:t,distribution:n}=e,
{name:o}=ps(e),r={source:o,...St(t),vocab:b(n.vocab??0)};if(Ze(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",r)];let s=kt(
e).find(u=>u.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",St(s))]:[],l=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...r,
rank:b(t.raw_rank)}):a("It gave {token} {share}.",r);return[...i,l]}function Qf(e,t){let n=Gt(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let o=n.filter(({idle:r})=>!r);return o.length?o.map(r=>{let s=xu(r,t),i=r.kept===r.keptBefore?Ut(r):`${Ut(r)}, ${a("{count} left",{count:b(r.kept)})}`,
{chosen:l}=e,[u,d]=[Vt(l,r.number-1),Vt(l,r.number)],p={name:s,effect:i,token:H(l.text),before:w(u||0),after:w(d||0)};return u===void 0||d===void 0?a("{name}: {\
effect}.",p):!d&&u?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",p):p.before===p.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",p):a("{name}: {effect}; {token} went from {before} to {after}.",p)}):[y(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:r})=>r).join(", ")})]}function xu({name:e,knobs:t},n){let o=ds(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}function Js(e,t){
let{chosen:n}=e,o=a("{token} had {share}",St(n)),r=Gt(e).filter(({idle:i})=>!i).map(i=>{let l=Vt(n,i.number),u={name:xu(i,t),share:l===void 0?"":w(l)};return l===
void 0?a("{name}: {effect}",{...u,effect:Ut(i)}):i.kept===i.keptBefore?a("after {name}: {share}",u):y(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),s=ue(yt(e,t)[1],{token:H(n.text)}).join("");return _e(Ge([o,...r,s]))}function Su(e,t){let{chosen:n,given:o,isPrompt:r}=e,
s=ue(yt(e,t)[1],{token:H(n.text)}).join("");return o||r||e.beam||j(e)?`${s}.`:Le(n)?a("{words}, though {processor} had removed it.",{words:s,processor:wt(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:w(O(n.logprob))}):`${s}.`}function Zf({layers:e},t){
if(!e)return[];let{layer:n,final_layer:o,candidate_layers:r,divergences:s}=e,i={final:o,layer:n,divergence:te(s[r.indexOf(n)]??null,t)};return[y(r.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function Yf({reranked:e,chosen:t},{effective:n,config:o}){let r=e?.find(({token_id:d})=>d===
t.token_id);if(!e||!r)return[];let s={share:w(r.probability),penalty:R(r.penalty),score:R(r.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:l}={...n,...o};$(l)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:l,probability:R(r.probability)}));let u=e.reduce((d,p)=>p.probability>d.probability?p:d);
if(u!==r){let d={token:H(u.text),count:e.length,share:w(u.probability),penalty:R(u.penalty),score:R(u.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",d))}return i}var Zs=24;function Tu({log:e,step:t,hand:n,press:o}){let[r,s]=D(!1),i=gt(".gp-row"),{rows:l,others:u,result:d}=n,p=t.chosen.token_id,m=r?l:l.filter(({id:_},x)=>x<
Zs||_===p),h=oo(m,({id:_,by:x})=>_===p&&!x),f=h.map(_=>Xf(_,t)),g=no(f),v=h.findLastIndex(({by:_})=>!_),k=v>=0&&v<h.length-1;return c(M,{children:[c(th,{log:e,hand:n}),
c(nh,{top:g}),c("ol",{class:"gp-bars",...i,children:[f.flatMap((_,x)=>[c(Ye,{entry:_,top:g,press:o},_.id),k&&x===v&&c("li",{class:"gp-cut-line","aria-hidden":"t\
rue",children:a("cut")},"cut")]),(u>0||h.length<l.length)&&c(Ye,{entry:eh(n,h,d.others.left),top:g},"others")]}),l.length>Zs&&c("button",{type:"button",class:"g\
p-button gp-all","aria-expanded":r,onClick:()=>s(!r),children:r?a("show {count} only",{count:Zs}):a("show all {count}",{count:b(l.length)})}),c(oh,{isPressable:!!o})]})}
var Lu=({step:e})=>c("p",{class:"gp-note gp-hand-note",children:j(e)?a("Another server made this run: what other knobs would do here is not known."):a("What oth\
er knobs would do here was not recorded.")});function Xf({id:e,text:t,after:n,before:o,rank:r,by:s},i){let l={now:w(n),before:o===null?"–":w(o)};return{id:e,text:t,
after:n,before:o,rank:r,chosen:e===i.chosen.token_id,given:!!i.given,removed:s!==null,by:s??"",words:()=>s?a("With the current knobs, {knob} removes it. Before \
the processors {before}.",{...l,knob:s}):a("With the current knobs {now}. Before the processors {before}.",l)}}function eh({rows:e,others:t},n,o){let r=Math.max(
0,1-n.reduce((l,u)=>l+u.after,0)),s=t+e.length-n.length,i=o>0||e.some(l=>!l.by&&!n.includes(l));return{id:null,text:y(s,"{count} other token","{count} other tok\
ens"),after:i?r:0,before:Math.max(0,1-n.reduce((l,u)=>l+(u.before??0),0)),rank:null,chosen:!1,given:!1,removed:!1,by:"",words:()=>a("All tokens that are not lis\
ted ({count}), together: {after} with the current knobs.",{count:b(s),after:w(i?r:0)})}}function th({log:e,hand:t}){let{result:n,knobs:o,isWhole:r,stays:s,after:i}=t,
{left:l,isExact:u,entropy:d,cuts:p}=n;return c("div",{class:"gp-hand",role:"group","aria-label":a("With the current knobs"),children:[c("p",{class:"gp-hand-sums",
children:[c("strong",{children:a("With the current knobs")})," ",c("span",{class:"gp-hand-left",children:u?y(l,"{count} token left","{count} tokens left"):a("ab\
out {count} tokens left",{count:b(l)})})," ",c(I,{class:"gp-hand-entropy",id:"entropy",children:a("entropy {amount}",{amount:te(d,e.unit)})})]}),c("div",{class:"\
gp-hand-second",children:[c("ul",{class:"gp-hand-cuts",children:p.map(({name:m,removed:h,mass:f})=>c("li",{children:[c("code",{children:`${m} ${we(o[m]??0)}`}),
" ",h?a("removes {count} ({share})",{count:b(Math.round(h)),share:zt(f)}):a("removes nothing")]},m))}),e.canAsk&&"reset_knobs"in e.answers&&c("button",{type:"bu\
tton",class:"gp-button gp-hand-back",onClick:()=>e.ask({type:"reset_knobs"}),children:a("Back to this run’s knobs")})]}),!r&&c("p",{class:"gp-note gp-hand-not\
e",children:a("Only the recorded candidates are known here; all the others count as one group of equal tokens.")}),s&&c("p",{class:"gp-note gp-hand-note",children:a(
"repetition_penalty and sequence_bias stay here as they were in this run.")}),i.length>0&&c("p",{class:"gp-note gp-hand-note",children:a("The watermark acts aft\
er the cuts, and is not counted here.")})]})}var nh=({top:e})=>c("div",{class:"gp-bars-heads gp-note",children:[c("span",{children:[c("i",{class:"gp-swatch gp-a\
fter"}),a("with the current knobs")]}),c("span",{children:[c("i",{class:"gp-swatch gp-before"}),a("the model’s own")]}),c("span",{class:"gp-full",children:a("\
axis 0–{top}",{top:w(e)})})]}),oh=({isPressable:e})=>c("div",{class:"gp-bars-legend gp-note",children:[c("span",{children:[c("b",{class:"gp-glyph",children:"▶"}),
a("chosen")]}),c("span",{children:[c("b",{class:"gp-glyph gp-cross",children:"✕"}),a("removed")]}),e&&c("span",{class:"gp-press-note",children:a("↪ continue")})]});var rh=[{name:"temperature",least:.05,most:2,step:.05,none:1},{name:"top_k",least:0,most:100,step:1,none:0},{name:"top_p",least:.05,most:1,step:.01,none:1},{name:"\
min_p",least:0,most:.5,step:.01,none:0}],Eu=e=>!e.canAsk&&(e.knobs===null||Ys in e.knobs),Ys="of a saved page";function Ru({log:e}){let t=e.started?.effective??
{},n=e.knobs??t,o=(r,s)=>e.setKnobs({...n,do_sample:!0,[r]:s,[Ys]:!0});return c("details",{class:"gp-hand-knobs",children:[c("summary",{children:a("Try other kn\
obs")}),c("div",{class:"gp-hand-sliders",children:[rh.map(({name:r,least:s,most:i,step:l,none:u})=>{let d=typeof n[r]=="number"?n[r]:u;return c("label",{children:[
c("code",{children:r}),c("input",{type:"range",min:s,max:i,step:l,value:String(d),onInput:({currentTarget:p})=>o(r,Number(p.value))}),c("output",{children:we(d)})]},
r)}),c("button",{type:"button",class:"gp-button",onClick:()=>e.setKnobs({...t,[Ys]:!0}),children:a("Back to this run’s knobs")})]})]})}var ci={};T(ci,{biasedTokens:()=>fh,handOf:()=>ui,idsBefore:()=>Pu,isMovable:()=>bo,knobsInHand:()=>ai,knowsBiases:()=>Cu});var ti={};T(ti,{CUTS:()=>Mu,inHand:()=>ei});var Mu=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function ei(e,t){let n=t.do_sample?t.temperature??1:1,o=new Xs(e,n),r=[];if(t.do_sample)for(let s of Mu){let i=t[s];i!==null&&r.push(o.cut(s,i))}return o.result(
r)}var Xs=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:o})=>o/n),this.left=Float64Array.from(t,({weight:o})=>o),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,o=t.length;this.best=
-1/0;for(let l=0;l<o;l++)n[l]&&t[l]>this.best&&(this.best=t[l]);let[r,s]=[0,0],i=new Float64Array(o);for(let l=0;l<o;l++){if(!n[l])continue;let u=t[l]-this.best,
d=Math.exp(u);i[l]=d,r+=n[l]*d,s+=n[l]*d*u}for(let l=0;l<o;l++)i[l]/=r;this.shares=i,this.logTotal=Math.log(r),this.entropy=this.logTotal-s/r}cut(t,n){let o=this.
left.slice();sh[t](this,n);let[r,s,i,l]=[0,0,0,0];for(let u=0;u<o.length;u++){let d=o[u]-this.left[u];d&&(r+=d,s+=d*this.shares[u],this.left[u]<1e-9&&(this.by[u]=
t)),this.points[u].id===null?i+=d:l=this.left[u]}return r&&(!this.points.some(({id:d},p)=>d===null&&this.left[p]>0)&&!l?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:r,mass:s}}result(t){let{points:n,left:o,shares:r}=this,s=[],i={left:0,probability:0},l=0;for(let u=0;u<n.length;u++){let{id:d,
score:p}=n[u],m=o[u]*r[u];l+=o[u],d!==null?s.push({id:d,score:p,probability:m,by:this.by[u]}):(i.left+=o[u],i.probability+=m)}return{tokens:s,left:Math.round(l),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:o}=this,r=new Float64Array(n.length),[s,i]=[100,0];for(let m=0;m<n.length&&
s>0;m++)r[m]=Math.min(n[m],s),s-=r[m],i+=r[m]*o[m];let l=m=>-(o[m]/i)*Math.log(o[m]/i),u=0;for(let m=0;m<n.length;m++)r[m]&&o[m]&&(u+=r[m]*l(m));let d=0,p=!1;for(let m=0,
h=!0;m<n.length;m++){if(!r[m]||p||o[m]/i<1e-45){n[m]=0;continue}let f=l(m),g=d+r[m]*f<=u*t?r[m]:Math.floor((u*t-d)/f);p=g<r[m],n[m]=h?Math.max(1,g):g,d+=n[m]*f,
h=!1}}topK(t){let{left:n,scores:o}=this,r=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(r>0?(s=o[i],n[i]>r&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=r),r=Math.
max(0,r-n[i])):o[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:o}=this,r=1-t,s=0,i=n.findIndex(l=>l>0);for(let l=n.length-1;l>=i;l--){if(!n[l])continue;let u=Math.floor(
(r-s)/o[l]),d=s+n[l]*o[l]<=r?n[l]:Math.max(0,Math.min(n[l],u));if(s+=d*o[l],n[l]-=l===i?Math.min(d,n[l]-Math.min(1,n[l])):d,n[l])return}}typical(t){let{left:n,shares:o}=this,
r=this.scores.map(u=>Math.abs(this.logTotal-(u-this.best)-this.entropy)),s=[...n.keys()].filter(u=>n[u]).sort((u,d)=>r[u]-r[d]),i=0,l=1/0;for(let u of s){if(r[u]>
l){n[u]=0;continue}if(l<1/0)continue;let d=i+n[u]*o[u];if(d<t){i=d;continue}l=r[u],n[u]>1&&!this.isTied(u)&&(n[u]=Math.min(n[u],Math.max(1,Math.ceil((t-i)/o[u]))))}}below(t){
let{left:n,shares:o,scores:r}=this;for(let s=0;s<n.length;s++)o[s]<t&&r[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},sh={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var oi={};T(oi,{biasesAfter:()=>rn,doTheSame:()=>ni,tokenKnobs:()=>on});function on(e){let t=(o,r)=>{let s=e[o];return typeof s=="number"&&r(s)?s:null},n=o=>o>0&&
o<1;return{do_sample:e.do_sample===!0,sequence_bias:ih(e.sequence_bias),repetition_penalty:t("repetition_penalty",o=>o>0&&o!==1),temperature:t("temperature",o=>o>
0&&o!==1),top_h:t("top_h",o=>o>0&&o<=1),top_k:t("top_k",o=>o>0&&Number.isInteger(o)),top_p:t("top_p",o=>o>=0&&o<1),min_p:t("min_p",o=>o>=0&&o<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function ih(e){return Array.isArray(e)?e.filter(ah):[]}var ah=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function ni(e,t){let n=o=>JSON.stringify(o.do_sample?o:[o.sequence_bias,
o.repetition_penalty]);return n(e)===n(t)}function rn({sequence_bias:e},t){let n=new Map;for(let[o,r]of e){let s=t.length-(o.length-1);if(s<0||!o.slice(0,-1).every(
(l,u)=>t[s+u]===l))continue;let i=o[o.length-1];n.set(i,(n.get(i)??0)+r)}return n}var ii={};T(ii,{pointsOf:()=>ri,scoresOfTrace:()=>si});var Nu=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],lh=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...Nu],uh=12,Ou=.01;function ri({head:e,before:t,tokens:n,
bins:o,fixed:r},s,i){let l=new Map;for(let[d,,p]of e)l.set(d,p);for(let[d,p]of t)l.set(d,p);for(let[d,,p]of n)l.set(d,p);if(!r.length){for(let[p,m]of rn(i,s)){let h=l.
get(p);h!==void 0&&l.set(p,h+m)}let d=i.repetition_penalty;if(d!==null)for(let[p]of t){let m=l.get(p)??0;l.set(p,m<0?m*d:m/d)}}let u=Array.from(l,([d,p])=>({id:d,
score:p,weight:1}));for(let[d,p,m]of o)if(!m)u.push({id:null,score:p,weight:d,isTied:!0});else for(let h of[p+m,p-m])u.push({id:null,score:h,weight:d/2});return u.
sort(ch)}var ch=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function si({candidates:e,stages:t,vocab:n,entropy_before:o}){if(n===null)return null;let r=t.findIndex(
({name:p})=>lh.includes(p)),s=r<0?t.length:r,i=e.flatMap(({token_id:p,text:m,raw_logprob:h,stage_logprobs:f})=>{let g=s?f?.[s-1]:h;return typeof g=="number"?[{id:p,
text:m,score:g}]:[]});if(!i.length)return null;let l=s?t[s-1].kept:n,u=Math.max(0,1-i.reduce((p,{score:m})=>p+Math.exp(m),0)),d=s?t[s-1].entropy:o;return{model:"",
index:0,vocab:n,num_removed:n-l,head:i.sort((p,m)=>m.score-p.score).map(({id:p,text:m,score:h})=>[p,m,h]),before:[],tokens:[],bins:dh(l-i.length,u,d,i.map(({score:p})=>p)),
names:t.slice(0,s).map(({name:p})=>p),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:p})=>p).filter(p=>Nu.includes(p))}}function dh(e,t,n,o){if(e<=
0||t<=0)return[];let r=o.reduce((d,p)=>d-Math.exp(p)*p,0),s=n===null?Math.log(t/e):-(n-r)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),l=Math.log(t/i),u=e>i?[[e-i,
l-uh,Ou]]:[];return[[i,l,Ou],...u]}var ph=["greedy_search","sample","assisted_generation"],bo=({started:e},t)=>!!(e&&!t.isPrompt&&!t.beam&&ph.includes(e.mode));function ai(e,t){if(!t||!e.knobs||!bo(
e,t))return null;let n=on(e.knobs);return ni(n,li(e))?null:n}var li=({started:e})=>on({...e?.effective,...mh(e?.config)}),mh=e=>e?.sequence_bias?{sequence_bias:e.
sequence_bias}:{},Pu=(e,{before:t})=>[...e.prefix.map(({token_id:n})=>n),...C(t).map(({chosen:n})=>n.token_id)],fh=e=>[...new Set([on(e.knobs??{}),li(e)].flatMap(
({sequence_bias:t})=>t.map(([n])=>n[n.length-1])))];function ui(e,t,n){let o=e.scoresOf(t),r=o??si(t.distribution);if(!r||j(t))return null;let s=Pu(e,t),i=ei(ri(
r,s,n),n),l=li(e),u=JSON.stringify([n.sequence_bias,n.repetition_penalty])!==JSON.stringify([l.sequence_bias,l.repetition_penalty]),d=o!==null&&!Cu(o,s,n);return{
knobs:n,result:i,rows:hh(e,t,r,i),others:r.vocab-r.num_removed-i.tokens.length,isWhole:o!==null,stays:u&&(r.fixed.length>0||d),after:r.after}}function Cu({head:e,
before:t,tokens:n},o,r){let s=new Set([...e,...t,...n].map(([i])=>i));return[...rn(r,o).keys()].every(i=>s.has(i))}function hh(e,t,n,{tokens:o}){let r=gh(e,t,n),
s=bh(t,n),i=0;return o.map(({id:l,probability:u,by:d})=>({id:l,text:r.get(l)??`${l}`,after:d?0:u,before:s(l),rank:d?null:++i,by:d}))}function gh(e,t,{head:n,tokens:o}){
let r=new Map;for(let{token_id:s,text:i}of e.prefix)r.set(s,i);for(let{chosen:s}of C(t))r.set(s.token_id,s.text);for(let[s,i]of[...o,...n])r.set(s,i);return r}function bh({
distribution:{candidates:e},chosen:t},{head:n,before:o,tokens:r,fixed:s,names:i}){let l=new Map([...e,t].map(({token_id:m,raw_logprob:h})=>[m,h])),u=new Map;for(let[
m,h]of o)u.set(m,h);for(let[m,,h]of[...n,...r])u.set(m,h);let d=[...l].find(([m,h])=>h!==null&&u.has(m)),p=d&&(d[1]??0)-(u.get(d[0])??0);return m=>{let h=l.get(
m);if(h!==void 0)return O(h);let f=u.get(m);return f===void 0||p===void 0||s.length&&i.length?null:O(f+p)}}var kh=150;function Bu({log:e,changes:t,step:n,press:o}){let r=gt(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=wh(e),l=e.canAsk&&!e.recorded&&i>=0,u=s.map(m=>Qt(m,
n)),d=Math.max(.02,...u.map(({after:m,before:h})=>Math.max(m??0,h??0))),p=s.length?C(e.lastOf(n)):[];return c("div",{class:"gp-looked-box",hidden:!l&&!s.length,
children:[c("div",{hidden:!s.length,children:[c("h3",{class:"gp-looked-title",children:a("Looked up")}),c("ol",{class:"gp-bars gp-looked",...r,children:u.map((m,h)=>c(
Ye,{entry:m,top:d,press:o,children:c(vh,{shares:_h(p,m.id),step:n})},h))})]}),c(yh,{log:e,changes:t,line:i,hidden:!l})]})}function wh(e){let t=e.current(),n=t&&
!t.isPrompt&&e.lineOf(t);return n?e.lines().findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}function yh({log:e,changes:t,line:n,hidden:o}){let[r,s]=D(
""),[i,l]=D(""),u=fe(t);i&&(u.run||u.watched)&&l("");let d=p=>{if(p.preventDefault(),!r||n<0){l(r?a("Select a token of the generated text first."):a("Type the t\
ext of a token first."));return}l(a("Looking up {token} …",{token:H(r)})),e.ask({type:"look",line:n,text:r})};return c("details",{class:"gp-look",hidden:o,children:[
c("summary",{children:a("Look up a token")}),c("form",{class:"gp-look-form",onSubmit:d,children:[c("label",{children:[a("Token")," ",c("input",{type:"text",class:"\
gp-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:r,onInput:({currentTarget:p})=>s(
p.value)})]}),c("button",{type:"submit",class:"gp-button",children:a("Look up")}),c("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",c("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var _h=(e,t)=>e.map(
({watched:n})=>{let o=n?.find(({token_id:r})=>r===t);return o?O(o.logprob):0});function vh({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),o=l=>l/
(e.length-1)*100,r=xh(e,kh).map(([l,u])=>`${o(l).toFixed(1)},${(98-(n?u/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:w(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=y(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return c(I,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[c("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[c("line",{class:"gp-along-here",x1:o(t.index),x2:o(t.index),y1:"0",y2:"100"}),c("polyl\
ine",{class:"gp-along-line",points:r.join(" ")})]}),c("span",{class:"gp-along-words",children:s})]})}function xh(e,t){let n=Math.ceil(e.length/t),o=[];for(let r=0;r<
e.length;r+=n){let s=r;for(let i=r+1;i<Math.min(e.length,r+n);i++)e[i]>e[s]&&(s=i);o.push([s,e[s]])}return o}var Sh=1.05,Th=2,Lh=1e3,Eh=.095;function Au({log:e,step:t}){let{started:n,unit:o}=e;if(!n||e.rejected)return null;let r=Rh(t,n);return c("p",{class:"gp-step-ans\
wer",children:[r&&c(I,{id:"entropy",run:()=>Jt(t.distribution.entropy_before,o),children:r})," ",Mh(t,n)," ",e.suggested&&e.selected===t&&c("small",{children:Nh(
t)})]})}function Rh(e,t){let{entropy_before:n,vocab:o}=e.distribution;if(n===null||j(e)||Ze(e))return"";let r=Math.exp(n);if(r<Sh)return a("The model was all bu\
t certain here.");if(r<Th)return a("The model was fairly sure here.");let s=de(e);return ko(e,t)&&s!==null&&s<(o??0)&&s>1&&s<=Lh?a("The model was unsure here: {\
count} tokens could have followed.",{count:b(s)}):a("The model was unsure here, as if between {count} equally likely tokens.",{count:b(Math.round(r))})}function Mh(e,t){
let{chosen:n}=e,o=se(n.text),r=w(O(n.raw_logprob));if(j(e))return a("The server gave {token} {share}.",{token:o,share:r});if(e.isPrompt||e.given||e.read)return a(
"{token} was given; the model’s chance for it was {share}.",{token:o,share:r});let s=O(n.logprob);return ko(e,t)?Oh(e,o,s):t.mode==="greedy_search"?a("The lik\
eliest was taken: {token}, with {share}.",{token:o,share:w(s)}):`${ue(yt(e,t)[1],{token:o}).join("")}.`}function Oh(e,t,n){if(de(e)===1)return a("There was noth\
ing to draw: the processors left only {token}.",{token:t});let o={token:t,share:w(n)};return n>=Eh?e.chosen.rank===1?a("It drew the likeliest, {token}: a chance\
 of {share}.",o):a("It drew {token}: a chance of {share}.",o):a("It drew {token}: a chance of 1 in {count}.",{token:t,count:b(Math.round(1/n))})}var ko=(e,{mode:t,
effective:n,config:o})=>t==="sample"&&{...n,...o}.do_sample===!0&&!(e.given||e.isPrompt||e.read),Nh=e=>j(e)?a("Shown because this token was the most surprising."):
a("Shown because the model was most unsure here.");var di=24;function Ph({log:e,changes:t}){let n=e.current(),o=!!(n&&e.canAsk&&!n.isPrompt),r=!!(n&&!n.distribution.stages.length),s=o&&n?p=>e.ask({type:"branch",
step:n,tokenId:p}):void 0,i=ai(e,n),l=i&&n&&ui(e,n,i),u=je(()=>n&&c(Ch,{log:e,step:n,press:s}),[e,n,o]),d=["gp-drawn-candidates",(e.running&&!e.selected||l)&&"g\
p-grows",l&&"gp-in-hand",r&&!l&&"gp-untouched",o&&"gp-pressable"];return c("div",{class:d.filter(Boolean).join(" "),children:[!n&&c("p",{class:"gp-note gp-no-to\
ken",children:a("The most likely tokens appear here, before and after the processors.")}),n&&c(Au,{log:e,step:n}),i&&n&&!l&&c(Lu,{step:n}),l&&n?c(Tu,{log:e,step:n,
hand:l,press:s}):u,n&&n.beam&&!r&&c("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after the processors are not renormalised here, so\
 they need not sum to 100%.")}),n&&Eu(e)&&bo(e,n)&&!j(n)&&c(Ru,{log:e}),n&&c(Bu,{log:e,changes:t,step:n,press:s})]})}var Wu=ne(Ph,void 0,{readsKnobs:!0});function Ch({
log:e,step:t,press:n}){let[o,r]=D(!1),s=gt(".gp-row"),i=kt(t),l=new Map(i.map(_=>[_,Qt(_,t)])),d=(o?i:ms(i,di,t.chosen.token_id)).map(_=>l.get(_)??Qt(_,t)),p=oo(
d,({chosen:_})=>_),m=Bh(e,t,[...l.values()]),h=no(p),f=[...p,...m?[m]:[]],g=cs(t),v=f.findIndex(({removed:_},x)=>_&&x>=p.findLastIndex(A=>!A.removed)),k=v<0?f.length:
v;return c(M,{children:[c(Ah,{log:e,step:t,top:h}),c("ol",{class:"gp-bars",...s,children:[f.map((_,x)=>[g&&x===k&&c(Hu,{words:g},"cut"),c(Ye,{entry:_,top:h,press:n},
x)]),g&&k===f.length&&c(Hu,{words:g})]}),i.length>di&&c("button",{type:"button",class:"gp-button gp-all","aria-expanded":o,onClick:()=>r(!o),children:o?a("show \
{count} only",{count:di}):a("show all {count}",{count:b(i.length)})}),c(Wh,{step:t,listed:i,isPressable:!!n})]})}var Hu=({words:e})=>c("li",{class:"gp-cut-line \
gp-removal",children:c("span",{children:e})});function Bh(e,t,n){let o=m=>Math.max(0,1-n.reduce((h,f)=>h+(f[m]??0),0)),r={id:null,rank:null,chosen:!1,given:!1,removed:!1,
by:""};if(j(t)){let m=o("before"),h=()=>a("All tokens that the server did not list, together: {share}.",{share:w(m)});return{...r,text:a("all others"),after:m,before:m,
words:h}}let s=(t.distribution.vocab??0)-n.length;if(s<=0)return null;let l=(de(t)??0)>n.filter(({removed:m})=>!m).length?e.usesBeams?null:o("after"):0,u=o("bef\
ore"),d={count:b(s),before:w(u),after:w(l??0)},p=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",d):a("All \
tokens that are not listed ({count}), together: {before} before the processors, {after} after them.",d);return{...r,text:y(s,"{count} other token","{count} othe\
r tokens"),after:l,before:u,words:p}}function Ah({log:e,step:t,top:n}){let o=!t.distribution.stages.length,r=()=>a("{token} had {share}",{token:H(t.chosen.text),
share:w(O(t.chosen.raw_logprob))});return c("div",{class:"gp-bars-heads gp-note",children:[c("span",{children:[c("i",{class:"gp-swatch gp-after"}),c(I,{class:"g\
p-after-word",id:"probability",run:()=>e.started?Js(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, with\
out what they removed."),children:Hh(t,e)})]}),!o&&c("span",{class:"gp-before-key",children:[c("i",{class:"gp-swatch gp-before"}),c(I,{id:"probability",run:()=>_e(
r()),meaning:a("The probability that the model itself gave, before any logits processor."),children:a("the model’s own")})]}),c(I,{class:"gp-full",id:"probabi\
lity",formula:"",meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marke\
d with »."),children:a("axis 0–{top}",{top:w(n)})})]})}function Hh(e,{started:t}){return j(e)?a("probability, according to the server"):e.distribution.stages.
length?t&&ko(e,t)?a("chance to be drawn"):a("after the processors"):a("the model’s chance for each token")}function Wh({step:e,listed:t,isPressable:n}){return c(
"div",{class:"gp-bars-legend gp-note",children:[c("span",{children:[c("b",{class:"gp-glyph",children:"▶"}),c("span",{class:"gp-chosen-word",children:e.isPrompt||
e.given?a("given, not chosen"):a("chosen")})]}),!j(e)&&t.some(Le)&&c("span",{class:"gp-removed-key",children:[c("b",{class:"gp-glyph gp-cross",children:"✕"}),
a("removed")]}),n&&c("span",{class:"gp-press-note",children:a("↪ continue")})]})}var Ih=new Set(["properties","patternProperties","$defs","definitions"]),Fh=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Iu=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function sn(e){if(Array.isArray(e))return e.map(sn);if(!Iu(e))return e;let t=Object.fromEntries(Object.entries(e).map(([o,
r])=>[o,Dh(o,r)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(o=>o in e)?{...t,additionalProperties:!1}:t}function Dh(e,t){return Ih.
has(e)&&Iu(t)?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,sn(o)])):Fh.has(e)?sn(t):t}var hi={};T(hi,{BreakableName:()=>$u,DraftFigures:()=>zh,denominatorOf:()=>an,termOfFigure:()=>Du});var mi={};T(mi,{tip:()=>pi});var pi=e=>t=>{t&&Qe(t,e)};var $h={num_draft_tokens:()=>({id:"draft",formula:""}),num_accepted_draft_tokens:()=>({id:"draft",formula:""}),draft_acceptance_rate:()=>({id:"acceptance-rate"}),
judged_acceptance_rate:()=>({id:"acceptance-rate",formula:a("accepted / judged")}),mean_acceptance_length:()=>({id:"acceptance-length"}),expected_acceptance_rate:()=>({
id:"expected-acceptance"}),passes_saved:()=>({id:"passes-saved"})},Du=(e,t,n)=>({...$h[e](),meaning:a(dr[e]),run:()=>jh(e,t,n)});function jh(e,t,n){let o=an(e,n);
if(e.startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:o});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:o,value:t});
let r=y(n.num_tokens,"{count} token","{count} tokens");return y(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:r,
value:t})}function an(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:s}=t,i=y(t.num_rounds,"{count} round","{c\
ount} rounds"),l=y(t.num_tokens,"{count} token","{count} tokens"),u={drafted:b(n),accepted:b(o),judged:b(s),rounds:i,tokens:l};switch(e){case"num_draft_tokens":
return y(r,"in {count} draft over {rounds}","in {count} drafts over {rounds}",u);case"num_accepted_draft_tokens":return a("of {drafted} drafted",u);case"draft_a\
cceptance_rate":return a("{accepted} of {drafted} drafted",u);case"judged_acceptance_rate":return a("{accepted} of {judged} judged",u);case"mean_acceptance_leng\
th":return y(r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",u);case"expected_acceptance_rate":return y(s,"mean over {count} judged positio\
n","mean over {count} judged positions");case"passes_saved":return y(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} passes",u)}}var $u=({name:e})=>e.
split(/(?<=_)/).flatMap(t=>[t,c("wbr",{})]);function Kh({figures:e,judge:t}){let o=["num_draft_tokens","num_accepted_draft_tokens","draft_acceptance_rate","mean\
_acceptance_length","judged_acceptance_rate",...t.samples&&e.expected_acceptance_rate!==null?["expected_acceptance_rate"]:[],"passes_saved"];return c("dl",{class:"\
gp-draft-figures","aria-label":a("Acceptance in figures"),children:o.map(r=>{let s=e[r],i=r.endsWith("rate"),l=i?s===null?"–":w(s):r==="mean_acceptance_length"?
R(s,2):b(s??0);return c(I,{as:"div",class:"gp-draft-figure",attributes:{"data-name":r},...Du(r,l,e),children:[c("dt",{children:c($u,{name:r})}),c("dd",{children:l}),
c("dd",{class:"gp-note",children:an(r,e)}),i&&s!==null&&c("dd",{class:"gp-rate","aria-hidden":"true",children:c("i",{style:{width:fi(s)}})})]},r)})})}var fi=e=>`${(e*
100).toFixed(2)}%`;function Fu({class:e,title:t,columns:n}){let o=Math.max(1,...n.map(({part:r,whole:s})=>s??r));return c("div",{class:`${e} gp-chart-bars`,role:"\
img",tabIndex:0,"aria-label":n.length?`${t}: ${Ge(n.map(({words:r})=>r))}`:t,children:n.map(({part:r,whole:s=0,label:i,above:l,words:u},d)=>c("span",{class:"gp-\
chart-column","data-tip":"",ref:pi(()=>u),children:[c("span",{class:"gp-chart-top",children:l}),c("span",{class:"gp-chart-track",children:[c("i",{class:"gp-char\
t-whole",style:{height:fi(s/o)}}),c("i",{class:"gp-chart-part",style:{height:fi(r/o)}})]}),c("span",{class:"gp-chart-label",children:i})]},d))})}function qh({figures:e}){
let{num_spec_steps:t,acceptance_histogram:n,drafted_by_position:o,accepted_by_position:r}=e,s=n.map((u,d)=>({part:u,label:String(d),above:u?b(u):"",words:y(t,"{\
rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:b(u),tokens:y(d,"{count} token","{count} \
tokens")})})),i=o.map((u,d)=>{let p=r[d];return{part:p,whole:u,label:String(d+1),above:`${Math.round(100*p/u)}%`,words:y(u,"position {place}: {accepted} of {cou\
nt} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:d+1,accepted:b(p),share:w(p/u)})}});return c("div",
{class:"gp-draft-charts",children:[c("div",{class:"gp-draft-chart",children:[c("p",{class:"gp-chart-title",children:[c(I,{class:"gp-kept-title",id:"acceptance-l\
ength",formula:"",run:()=>y(t,"{count} round with a draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of ke\
pt tokens, from 0 on: {rounds}.",{rounds:n.join(", ")}),meaning:a("How many rounds with a draft kept none, one, two or more of its tokens. The denominator is th\
e number of such rounds, num_spec_steps."),children:"acceptance_histogram"})," ",c("span",{class:"gp-note",children:a("rounds by number of kept tokens")})]}),c(
Fu,{class:"gp-kept-chart",title:"acceptance_histogram",columns:s})]}),c("div",{class:"gp-draft-chart",children:[c("p",{class:"gp-chart-title",children:[c(I,{class:"\
gp-place-title",id:"acceptance-rate",run:()=>a("kept {kept} of {drafted} drafted, by position.",{kept:r.join(", "),drafted:o.join(", ")}),meaning:a("How many of\
 the tokens drafted at each position of a draft were kept. Each position has its own denominator: the drafts that were at least that long."),children:"accepted_\
by_position"})," ",c("span",{class:"gp-note",children:a("kept (filled) of drafted (outline), by position")})]}),c(Fu,{class:"gp-place-chart",title:"accepted_by_\
position / drafted_by_position",columns:i})]})]})}var zh=({figures:e,judge:t})=>c(M,{children:[c(Kh,{figures:e,judge:t}),c(qh,{figures:e})]});var Gh=.05,Uh={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Ku(e,t){let{started:n,finished:o}=e;if(!n)return[];let r=o?o.num_tokens:e.numTokens,s=o?o.seconds:e.elapsed,i=o?o.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:b(r),term:"length"},u=s&&r?P(r/s,1):"–",d=!!o,p={name:a("Per second"),value:u,term:"speed",isMore:d},m=i===null?"–":ve(i),h={name:a(
"First token"),value:m,term:"first-token",isMore:d};if(e.isFromElsewhere){let f=o&&o.seconds!==null?[p,h]:[];return[l,...f,...ju(e,r)]}return[{...l,run:()=>Vh(e,
r,n.max_new_tokens)},{...p,run:()=>u==="–"?"":Jh(r,s??0,u)},{...h,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:ve(i),time:ve(s)})},...Qh(n.waits??
{}),...Zh(e,t),...ju(e,r),...Yh(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Vh(e,t,n){let o={tokens:b(t),limit:b(n)};return e.usesBeams?
a("{tokens} of at most {limit} new tokens, one per step for all beams together.",o):a("{tokens} of at most {limit} new tokens.",o)}var Jh=(e,t,n)=>y(e,"{count} \
token / {time} s = {value} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:P(t,2),value:n});function ju(e,t){if(e.running)return[];
let n=gi(e),o=()=>e.finished?y(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"",r=!!e.finished&&!e.speaks&&!e.denoises;return[
{name:a("Stopped by"),value:n,term:"ending",run:o,isWords:!0,isMore:r}]}function gi(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Wt(n.stop_reason)[0]))].
join(", ")||"–":a("an error")}function Qh(e){let t=Object.entries(e).filter(([,s])=>s>=Gh);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),o=t.map(([s,i])=>`${Uh[s]?.()??
s} ${ve(i)}`).join(", "),r=a("The time before the run began, in which its model was loaded.");return[{name:a("Loaded in"),value:ve(n),term:"time",meaning:r,run:()=>_e(
o)}]}function Zh(e,t){if(!e.rounds.length)return[];let n=t.read(e.rounds),{draft_acceptance_rate:o,mean_acceptance_length:r}=n,s=(u,d)=>a("{denominator} = {valu\
e}.",{denominator:an(u,n),value:d}),[i,l]=[o===null?"–":w(o),R(r,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptan\
ce_rate",i)},{name:a("Tokens per draft"),value:l,term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Yh=({mode:e,effective:t})=>!!t.do_sample||
e==="custom"||e==="block_diffusion";var qu=200;function zu({log:e}){let[t,n]=Xh(e),o=[eg(e),tg(e)].filter(Boolean).join(". ");return c("p",{class:"gp-status",role:"status",children:[t&&c("b",{children:t}),
t&&n&&" ",n,o&&c("span",{class:"gp-hidden",children:[". ",o]})]})}function Xh(e){let{started:t,finished:n,failed:o,queued:r,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Pr(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(r){if(r.ahead===0)return[a("Starting …"),""];let i=y(r.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof r.seconds=="number"?`${i} ${Nr(r.seconds)}`:i]}if(o){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),bi(e)]:n?[Gu(e)?y(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),bi(e)]:[a("Decoding …"),bi(e)]:["",a("Nothing has run yet.")]}var Gu=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function bi(e){if(!e.started)return"";let{model:t,assistant:n,mode:o,device:r,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,Ht(o),r!=="cpu"&&r,s&&a("replica {replica} of {of}",{...s}),i>0&&y(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function eg(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=C(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with \
{token}",{number:b(t.length),token:H(n.chosen.text)})}function tg(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=C(t?.last??null),o=n.at(-1);if(!o)return"";if(e.stepping)return ng(n.length,o.chosen.text,o.chosen.logprob??o.chosen.raw_logprob,n.at(-2)?.chosen.text);let r=n.
map(({piece:i})=>i??"").join(""),s=Be(r.length>qu?`${r.slice(0,qu)} …`:r);return Gu(e)?s:y(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:gi(e),text:s})}function ng(e,t,n,o){let r={number:b(e),token:H(t),share:w(O(n)),before:H(o??"")};return o===void 0?a("Token\
 {number}: {token}, {share}",r):a("Token {number}: {token}, {share}; before it {before}",r)}var yo={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function ki(e,t){let{chosen:n,distribution:o}=t,r=s=>ae(s)??-1/0;return{count:e.count+1,
after:e.after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(de(t)??0)}}var at=(e,t)=>t?Math.exp(-e/t):null,og=[1,2,3],wo=class{ids=[];grams=og.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var wi=class{constructor(t){this.log=t}log;along=new re(yo,ki);repeats=new wo;ofPrompt=yo;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:o,
added:r}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(o);for(let{chosen:s}of r)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(ki,yo)}get perplexity(){let{before:t,count:n}=this.along.total;return ln(at(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:o}=this,{total:r}=this.along,s=a(o.unit),i=b(r.count),
l=f=>Number.isFinite(f)?P(he(f,o.unit),2):"−∞",u=(f,g)=>g.count?l(f/g.count):"–",d=(f,g=f)=>[f(r),g(r),g(t)],p=(f,g)=>a("before the processors, ({sum}) / \
{tokens} = {value} {unit}.",{sum:f,value:g,tokens:i,unit:s}),m=this.along.steps.at(-1)?.distribution.vocab??1/0,h=ln(r.count?r.kept/r.count:null);return[{name:a(
"perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:R(ae(r.before)),tokens:i,value:this.perplexity}),values:d(
({after:f,count:g})=>ln(at(f,g)),({before:f,count:g})=>ln(at(f,g))),meaning:sg([at(r.after,r.count),at(r.before,r.count),at(t.before,t.count)],m)},{name:a("mean\
 log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>p(l(r.before),u(r.before,r)),values:d(f=>u(f.after,f),f=>u(f.before,f))},{name:a("cumulative log\
-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>y(r.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","befo\
re the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:l(r.before),unit:s}),values:d(({after:f})=>l(f),({before:f})=>l(f))},{name:a(
"mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>p(l(r.entropyBefore),u(r.entropyBefore,r)),values:d(f=>u(f.entropyAfter,f),f=>u(f.entropyBefore,f))},{name:a(
"mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:b(r.kept),tokens:i,value:h}),values:[h,b(m),b(m)]},...[
1,2,3].map(f=>rg(f,n)),{name:a("repetition"),term:"repetition",run:()=>y(r.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share\
}.",{repeated:b(n.numRepeated),share:w(n.share??0)}),values:[w(n.share??0),"",""]}]}},ln=e=>e===null?"–":Number.isFinite(e)?e<1e3?P(e,2):b(Math.round(e)):"∞";
function rg(e,t){let n=t.ids.length-e+1,o=ln(t.distinct(e)),r={different:b(t.different(e)),all:b(n),value:o};return{name:`distinct-${e}`,term:"distinct-n",run:()=>n>
0?a("{different} different / {all} in all = {value}.",r):"",values:[o,"",""],meaning:e===1?a("The number of different tokens over the number of all tokens: 1 me\
ans that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:e})}}
function sg(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log\
-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random wou\
ld be likelier.",{count:b(t)})}function Uu({log:e,changes:t}){let[n]=D(()=>new wi(e)),[o,r]=D(!1),s=fe(t);return(s.run||s.prompt)&&n.readPrompt(),n.follow(),c("\
details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>r(i.open),children:[c("summary",{children:c("span",{class:"\
gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),c("div",{class:"gp-wide",children:o&&n.along.steps.length>0&&c(ig,
{log:e,sums:n})})]})}function ig({log:e,sums:t}){let n=e.current(),o=n&&e.lines().length>1?e.lineOf(n):null,r=t.ofPrompt.count>0,s=e.isFromElsewhere;return c("t\
able",{class:"gp-totals",children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:c("span",{class:"gp-whose",children:o?.label?a("of {label}",
{label:o.label}):""})}),c("th",{scope:"col",class:"gp-after-head",children:!s&&c(I,{id:"processor",meaning:a("From the probabilities that the tokens were drawn \
with: after the processors."),children:a("after the processors")})}),!s&&c("th",{scope:"col",class:"gp-before-head",children:c(I,{id:"processor",meaning:a("From\
 the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),r&&c("th",{scope:"c\
ol",class:"gp-prompt-head",children:c(I,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),
children:a("the prompt")})})]})}),c("tbody",{children:t.rows().map(({name:i,term:l,run:u,values:[d,p,m],meaning:h})=>c("tr",{children:[c("th",{scope:"row",children:c(
I,{id:l,run:u,meaning:h,children:i})}),c("td",{children:d}),!s&&c("td",{children:p}),r&&c("td",{children:m})]},i))})]})}function ag({log:e,changes:t}){return c(M,{children:[c("div",{class:"gp-one-line",children:[c(zu,{log:e}),c(lg,{log:e}),c(Uu,{log:e,changes:t})]}),c("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&c(ug,{failed:e.failed})}),c("div",{class:"gp-notes",role:"status",children:c(cg,{log:e})})]})}var Vu=ne(ag);
function lg({log:e}){let[t]=D(()=>new Zt);return c("dl",{class:"gp-figures",children:Ku(e,t).map(({name:n,value:o,term:r,run:s,meaning:i,isWords:l,isMore:u})=>c(
I,{as:"div",class:["gp-figure",l&&"gp-words",u&&"gp-more"].filter(Boolean).join(" "),id:r,run:s,meaning:i,children:[c("dt",{children:n}),c("dd",{children:o})]},
n))})}function ug({failed:e}){return c("div",{class:"gp-problem",children:Cr(e).map(({knob:t,message:n,fix:o})=>c("p",{children:[c("b",{children:"✕ "}),t?a("{\
name}: {meaning}",{name:t,meaning:n}):n,o&&` ${o}`]},n))})}function cg({log:e}){let t=e.finished?.sequences??[],n=pg(e),o=new Map;return t.forEach(({note:r,stop_reason:s},i)=>{
if(!r)return;let l=typeof r=="object"&&"said"in r?r.values.a:void 0,u=a(s==="length"&&n&&l?l:r);o.set(u,[...o.get(u)??[],i+1])}),[...o].map(([r,s])=>c("p",{children:[
c("b",{children:s.length<t.length?dg(e,s):a("Note:")})," ",r,n&&s.some(i=>t[i-1].stop_reason==="length")&&c(mg,{log:e,closed:n})]},r))}function dg(e,t){let n={numbers:t.
join(", ")};return e.usesBeams?y(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):y(t.length,"Note on sequence {numbers}:","Note on sequence\
s {numbers}:",n)}function pg(e){let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=sn(
t.json_schema);return JSON.stringify(n)===JSON.stringify(t.json_schema)?null:n}function mg({log:e,closed:t}){let[n,o]=D(!1);return n?null:c(M,{children:[" ",c("\
button",{type:"button",class:"gp-button",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),o(!0)},children:a("Allow no other fields")})]})}var fg=6,Ju=3,hg=10,gg=Math.LN2;function bg(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^
n>>>14)>>>0)/2**32}}function kg(e,t){let n=[...e];for(let o=n.length-1;o>0;o--){let r=Math.floor(t()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}var un=({distribution:e})=>e.
candidates.filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,fg),Zu=e=>un(e).length>1,Qu=e=>e.flatMap((t,n)=>(t.distribution.entropy_before??
0)>=gg&&Zu(t)&&(!t.given||t.read)?[n]:[]),Yu=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,vo=(e,t)=>e.filter(n=>n[t]).length,_o=class{constructor(t){this.log=t}log;round=null;over=null;next=0;before={
step:null,suggested:!1};follow(t){t.run&&Object.assign(this,{round:null,over:null,next:0})}get isThere(){let{log:t}=this;return this.round?!0:!!(t.started&&!t.running&&
!t.waiting&&!t.stepping&&t.hideFrom===null&&!t.speaks&&this.path().length)}get problem(){let t=this.path();return Qu(t).length?"":t.some(Zu)?a("Nothing to guess\
 here: the model was nearly sure of every token (less than 1 bit)."):a("This run has recorded no candidates to pick from: raise top_candidates and run it again.")}begin(){
let{selected:t,suggested:n}=this.log,o=this.line(),r=this.over?this.next:t&&!n&&!t.isPrompt?t.index:0,s=Qu(this.path(o)),i=s.filter(u=>u>=r),l=(i.length?i:s).slice(
0,hg);l.length&&(this.over||(this.before={step:t,suggested:n}),this.over=null,this.ask({line:o,places:l,step:this.path(o)[l[0]],picks:[],revealed:!1,results:[]}))}ask(t){
this.round=t,this.veil(),this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(o=>o!==
t):n.length<Ju&&n.push(t)}get isFull(){return this.round?.picks.length===Ju}reveal(){let{log:t,round:n}=this,o=n?un(n.step):[],r=o.find(({token_id:d})=>d===n?.picks[0]);
if(!n||!r)return;let{step:s,picks:i}=n,l=({token_id:d})=>d===s.chosen.token_id;n.revealed=!0,n.results.push({step:s,first:r,share:Math.exp((r.raw_logprob??-1/0)-
(o[0].raw_logprob??0)),hits:i.includes(s.chosen.token_id),firstHits:l(r),topHits:l(o[0]),topsHit:o.slice(0,i.length).some(l)});let u={sequence:s.sequence,index:s.
index,token:i[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:u})),this.veil(),t.selectStep(s)}get isLast(){return this.round!==null&&this.round.
results.length>=this.round.places.length}goOn(){let{round:t}=this;if(!t)return;if(this.isLast)return this.finish();let n=this.path(t.line)[t.places[t.results.length]];
this.ask({...t,step:n,picks:[],revealed:!1})}finish(){if(!this.round)return;let{results:t,revealed:n,step:o}=this.round;this.next=o.index+(n?1:0),this.over=t,this.
round=null,this.veil(),this.log.selectStep(this.before.step,this.before.suggested)}close(){this.over=null}offered(){let{log:t,round:n}=this;if(!n||n.revealed||!t.
started)return[];let{index:o,sequence:r}=n.step,s=Number(t.started.seed)%2**32+7919*o+104729*r;return kg(un(n.step),bg(s))}textSoFar({step:t}){return[...this.log.
prefix.map(({piece:o,text:r})=>o??r),...C(t.before).map(({piece:o,chosen:r})=>o??r.text)].join("")}line(){let t=this.log.current(),n=t&&this.log.lastOf(t);return Math.
max(0,this.texts().findIndex(o=>o.last===n))}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}path(t=this.line()){return C(this.texts().
at(t)?.last??null)}veil(){let{round:t}=this;this.log.hide(t&&t.step.index+(t.revealed?1:0))}};var Xu=(e,t)=>{let n=new _o(t),r=ne(()=>c(wg,{quiz:n}),()=>n.isThere)(e,t);return s=>{n.follow(s),r(s)}},ec=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function wg({
quiz:e}){let{round:t,over:n}=e,[,o]=Pe(d=>d+1,0),r=B(null),s=d=>{d(),o(null)},i=t?t.revealed?"next":`choice ${t.results.length}`:"begin",l=r.current?.contains(document.
activeElement),u=B(i);return G(()=>{l&&i!==u.current&&(r.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),r.current?.scrollIntoView({
block:"nearest"})),u.current=i}),c("div",{ref:r,children:[t&&c(_g,{quiz:e,round:t,act:s}),c("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&c(Tg,{results:n,
quiz:e})}),!t&&c(yg,{quiz:e,act:s})]})}function yg({quiz:e,act:t}){let{over:n,problem:o}=e;return c("p",{class:"gp-row",children:[c("button",{type:"button",class:"\
gp-button gp-begin gp-main",disabled:!!o,title:a("The text is covered, from its beginning or from the token that you have selected."),onClick:()=>t(()=>e.begin()),
children:n?a("Another round"):a("Guess the next word")}),n&&c("button",{type:"button",class:"gp-button gp-close",onClick:()=>t(()=>e.close()),children:a("Close")}),
c("span",{class:"gp-note gp-cannot",children:o||null})]})}function _g({quiz:e,round:t,act:n}){let{step:o,revealed:r,results:s,picks:i}=t,l=B(null),u=e.textSoFar(
t);return G(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[u,r]),c("div",{class:r?"gp-round":"gp-round gp-asking",children:[c("p",{class:"gp-not\
e",role:"status",children:c("span",{class:"gp-progress",children:vg(t)})}),c("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"\
auto",ref:l,children:[u,c("span",{class:"gp-gap","aria-label":a("the hidden token"),children:r?c(ie,{text:o.chosen.text}):"?"})]}),c("div",{class:"gp-choices",role:"\
group","aria-label":a("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:d,text:p})=>{let m=i.indexOf(d);
return c("button",{type:"button",class:"gp-button gp-choice","aria-pressed":m>=0,"data-token":d,disabled:m<0&&e.isFull,onClick:()=>n(()=>e.pick(d)),children:[c(
"span",{class:"gp-order",children:ec(m)||null}),c(ie,{text:p})]},d)})}),c("div",{class:"gp-answer",role:"status",hidden:!r,children:r&&c(Sg,{step:o,picks:i,result:s[s.
length-1]})}),c("p",{class:"gp-row",children:[!r&&c("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),
children:a("Reveal")}),r&&c("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:e.isLast?a("Show the score"):a("Next \
word")}),c("button",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),c("span",{class:"gp-note gp-score",children:s.
length?xg(s):c(I,{id:"entropy",meaning:a("Of the model’s own distribution, before the processors. Tokens of which it was surer are shown without a question."),
children:a("Asked only where the model was unsure, by 1 bit or more.")})})]})]})}function vg({results:e,revealed:t,step:n,places:o}){let r={number:e.length+(t?0:
1),steps:o.length,token:n.index+1};return t?a("{number} of {steps}: token {token}.",r):a("{number} of {steps}: what comes next? Pick up to three, your best gues\
s first.",r)}function xg(e){return a("So far: you had {hits} of {count} with your first guess, the model’s likeliest {its}.",{hits:vo(e,"firstHits"),its:vo(e,
"topHits"),count:e.length})}function Sg({step:e,picks:t,result:{share:n,hits:o}}){let r=un(e),s=e.chosen.token_id,i=r.some(({token_id:u})=>u===s)?r:[...r,e.chosen],
l=o?a("It wrote “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return c(M,{children:[c("p",{class:"gp-took",children:[ue(l,{token:c(
ie,{class:"gp-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the p\
robability of the likeliest token.",{share:w(n)})]}),c("div",{class:"gp-wide",children:c("table",{class:"gp-truth",children:[c("thead",{children:c("tr",{children:[
c("th",{scope:"col",children:a("token")}),c("th",{scope:"col",children:a("your pick")}),c("th",{scope:"col",children:c(I,{id:"probability",meaning:a("The probab\
ility that the model gave, before the processors."),children:a("before")})}),c("th",{scope:"col",children:c(I,{id:"probability",meaning:a("The probability from \
which the token was chosen, after the processors; 0% where they removed it."),children:a("after")})}),c("th",{scope:"col",children:c(I,{id:"rank",meaning:a("The\
 rank among all tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),c("tbody",{children:i.map(({token_id:u,text:d,raw_logprob:p,logprob:m,
raw_rank:h})=>c("tr",{class:u===s?"gp-taken":void 0,children:[c("th",{scope:"row",children:[u===s&&c(M,{children:[c("span",{children:"▶ "}),c("span",{class:"g\
p-hidden",children:`${a("chosen:")} `})]}),c(ie,{text:d})]}),c("td",{children:ec(t.indexOf(u))||null}),c("td",{children:c("div",{class:"gp-share",children:[c("i",
{style:{width:`${(45*O(p)).toFixed(2)}%`}}),w(O(p))]})}),c("td",{children:w(O(m))}),c("td",{children:h?b(h):"–"})]},u))})]})})]})}function Tg({results:e,quiz:t}){
return c(M,{children:[c("h2",{children:a("The round is over")}),e.length?c(Lg,{results:e,quiz:t}):c("p",{children:a("No token was revealed, so there is no score\
.")})]})}function Lg({results:e,quiz:{log:t}}){let[n,o,r,s]=["firstHits","topHits","hits","topsHit"].map(d=>vo(e,d)),i=({step:d})=>d.distribution.entropy_before??
0,l=[...e].sort((d,p)=>d.share-p.share||i(p)-i(d)),u=[[a("Hardest:"),l[0]],[a("Easiest:"),l[l.length-1]]];return c(M,{children:[c("p",{class:"gp-against",children:ue(
a("Your first guess was the word {mine}; the model’s likeliest token was it {its}. {who}"),{mine:c("b",{children:a("{hits} of {count} times",{hits:n,count:e.length})}),
its:c("b",{children:a("{hits} of {count} times",{hits:o,count:e.length})}),who:n>o?a("You were ahead."):n<o?a("The model was ahead."):a("A tie.")})}),c("p",{children:a(
"The word was among your picks {hits} of {count} times, among as many of the model’s likeliest {tops}.",{hits:r,tops:s,count:e.length})}),c("p",{children:ue(a(
"{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:c(I,{id:"probability",formula:"",as:"b",meaning:a("The proba\
bility of your first pick divided by the likeliest token’s, both before the processors; averaged over the round. 100%: you always picked the token that the mode\
l found likeliest."),children:w(Yu(e))})})}),u.map(([d,p])=>c("p",{children:[c("b",{children:d})," ",ue(a("token {number}, “{token}”; your “{pick}” had {share} \
of the likeliest token’s probability, and the entropy was {entropy}."),{number:String(p.step.index+1),token:c(ie,{text:p.step.chosen.text}),pick:c(ie,{text:p.
first.text}),share:w(p.share),entropy:te(p.step.distribution.entropy_before,t.unit)})]},d))]})}var _i={};T(_i,{kept:()=>yi});var Eg="generation-playground.";function yi(e,t="browser"){let n=Eg+e,o=()=>t==="tab"?sessionStorage:localStorage,r=()=>xo(()=>o().
getItem(n),null);return{read:r,readJson:()=>xo(()=>JSON.parse(r()??"null"),null),write:s=>xo(()=>(s===null?o().removeItem(n):o().setItem(n,s),!0),!1),get isAllowed(){
return xo(()=>!!o(),!1)}}}function xo(e,t){try{return e()}catch{return t}}var Rg=["candidates","draw","processors","curve","in_words","logit_lens","cross_attention"],Mg=new Set(["curve","logit_lens"]),So=matchMedia("(min-width: 1700px\
) and (min-height: 820px)"),tc=yi("all-of-a-token"),Og=e=>Rg.some(t=>t===e);function Ng({log:e,changes:t}){let n=B(null),[o,r]=D(()=>tc.read()==="yes"?"all":"ca\
ndidates"),s=Cg(e),i=k=>e.foldToken(k),l=B(null),u=B(null),d=B(null),p=B(!1),m=fe(t);e.isFromElsewhere&&l.current!==e.started?i(!0):m.selection&&e.selected&&!e.
suggested&&i(!1),l.current=e.isFromElsewhere?e.started:null,e.stepping&&u.current!==e.started&&(u.current=e.started,i(!1)),m.picture&&Og(e.picture)&&((o!=="all"||
!s)&&r(e.picture),i(!1)),m.knobs&&d.current!==e.started&&Se(e)&&(d.current=e.started,i(!0));let h=e.isTokenFolded,f=Bg(e);s&&(!e.recorded||o==="all")&&f.push("a\
ll");let g=f.includes(o)?o:"candidates";G(()=>{let k=n.current?.closest(".token-panel");k&&(k.dataset.shows=g,k.toggleAttribute("data-folded",h),p.current&&Mg.has(
g)&&Pg(k),p.current=!1)},[g,h]);let v=k=>{r(k),s&&tc.write(k==="all"?"yes":null),i(!1),p.current=!0};return c(M,{children:[c("div",{class:"gp-where",ref:n,children:[
c(Ag,{log:e}),c("button",{type:"button",class:"gp-step gp-fold","aria-expanded":!h,"aria-label":a("Candidates, processors and curves"),onClick:()=>i(!h),children:h?
`${oc(g)} ▴`:"▾"})]}),c(Wg,{pictures:f,shows:g,choose:v})]})}var nc=ne(Ng,void 0,{readsKnobs:!0});function Pg(e){let{position:t}=getComputedStyle(e);t==="st\
atic"&&e.getBoundingClientRect().bottom>innerHeight&&e.scrollIntoView()}function Cg(e){let[t,n]=D(So.matches);return Xo(()=>{let o=()=>n(So.matches);return So.addEventListener(
"change",o),()=>So.removeEventListener("change",o)},[]),t&&e.canAsk}function Bg(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return(!e.recorded||e.picture===
"draw")&&!e.isFromElsewhere&&n.push("draw"),e.isFromElsewhere||n.push("processors"),n.push("curve","in_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&
n.push("cross_attention"),n}function Ag({log:e}){let t=e.current(),n=t&&e.lineOf(t),o=!t||(t.isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return c(M,{
children:[c("button",{type:"button",class:"gp-step gp-back","aria-label":a("The previous token"),disabled:o,onClick:()=>e.walk(-1),children:"◀"}),c("h2",{class:"\
gp-place",children:c("span",{class:"gp-place-words","aria-live":e.selected?"polite":"off",children:t?c(M,{children:[c(ie,{class:"gp-here",text:t.chosen.text}),c(
"span",{children:` ${Hg(e,t)}`})]}):a("No token yet")})}),c("button",{type:"button",class:"gp-step gp-on","aria-label":a("The next token"),disabled:!n||n.last===
t,onClick:()=>e.walk(1),children:"▶"}),c("button",{type:"button",class:"gp-step gp-newest",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:a(
"newest")})]})}function Hg(e,t){let n=e.lineOf(t),o=t.isPrompt?e.started?.prompt_tokens.length:C(n?n.last:t).length,r={number:b(t.index+1),count:b(o??0),line:n?.
label??""};if(t.isPrompt)return a("prompt token {number} of {count}",r);let s=e.lines().length>1&&r.line;return e.selected?s?a("token {number} of {count} of {li\
ne}",r):a("token {number} of {count}",r):s?a("newest token {number} of {count} of {line}",r):a("newest token {number} of {count}",r)}function Wg({pictures:e,shows:t,
choose:n}){let o=B(null),r=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;s.preventDefault();let l=e[(e.indexOf(t)+i+e.length)%e.length];n(l),o.current?.
querySelector(`[data-shows="${l}"]`)?.focus()};return c("div",{class:"gp-tabs",role:"tablist","aria-label":a("What to show of this token"),ref:o,onKeyDown:r,children:e.
map(s=>c("button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:oc(s)},s))})}function oc(e){return e===
"all"?a("All at once"):e==="candidates"?a("Candidates"):e==="draw"?a("Draw"):e==="processors"?a("Processors"):e==="curve"?a("Curves"):e==="in_words"?a("In words"):
e==="logit_lens"?a("Layers"):a("Attention")}var vi={};T(vi,{Rows:()=>Re,inNextRow:()=>lt});var Ig=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Re=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;rc(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,u)=>u).filter(l=>n[l]&&Fg(t[l])),r=[],s=0;t[0].previousSibling||(this.head=s=o.shift()??0);for(let l of o)
l-s<e.BLOCK||(r.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,u)=>{l.style.
containIntrinsicHeight=`${i[u]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let s=r.textContent??"",i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Ig.test(o));return o+=s,l})}wrap(t){let n=L("span","gp-rows");t[0].before(n,L("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=L("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(rc(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Fg(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&sc(o)>sc(r)+10)}function lt(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let u=o(e[l]),d=u?(u.top-r.top)*
n:0;if(!u||d<r.height/2)continue;let p=d*1e3+Math.abs(u.left-r.left);if(p>=i+1e3*r.height)break;p<i&&([s,i]=[e[l],p])}return s}var rc=e=>e?.tagName==="WBR",sc=({
top:e,bottom:t})=>(e+t)/2;var ic=new WeakMap;function ac(e,t){let n=Se(e);for(let o of t)Dg(o,n&&!n.others.length?n:null)}function Dg({steps:e,tokens:t},n){let o=n&&Ve(e,n.run,n.knobs),r=o?
o.step.index:1/0;e.forEach((s,i)=>{let l=[s.index===r&&"other",s.index>r&&"after",n&&Gr(s,n.run,n.knobs)&&"cut"];$g(t[i],l.filter(Boolean).join(" "),o?.step===s?
jg(o):"")})}function $g(e,t,n){let o=`${t}
${n}`;(ic.get(e)??`
`)!==o&&(ic.set(e,o),t?e.dataset.luck=t:delete e.dataset.luck,n?e.dataset.instead=n:delete e.dataset.instead)}var jg=({step:e,winner:t})=>typeof t=="number"?Be(
xe(e,t)).trim()||"·":"?";var Oi={};T(Oi,{MarkAnswer:()=>Mi,zRunWords:()=>mc});var Si={};T(Si,{Filled:()=>xi,sentence:()=>lc});var lc=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function xi({sentence:e,values:t}){return c(M,{children:lc(e,t)})}var Li={};T(Li,{detectionRows:()=>Gg,isScored:()=>uc,isScoredText:()=>Kg,legendOf:()=>Xg,markedItems:()=>Zg,scoredOf:()=>Ti,shareWords:()=>zg,shortWords:()=>To,
verdictOf:()=>qg,zSum:()=>Lo,zWords:()=>ge});var ge=e=>R(e,2),To=e=>Number(e.toFixed(2)),uc=e=>!!e&&!e?.error,Kg=e=>uc(e.report);function qg(e,t=null){let{z_score:n,threshold:o,prediction:r}=e,s={z:ge(n),threshold:To(
o)};if(r&&t&&$(t.z_score)&&t.z_score<=o)return{verdict:"even",sign:"◇",words:a("Not known: only repeats put it above the threshold"),more:[a("z is {z}, above \
the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",{z:ge(t.z_score)})].join(" ")};if(r)return{
verdict:"good",sign:"◆",words:a("Watermarked"),more:`${a("z is {z}, above the threshold {threshold}.",s)} ${zs(o)}`};let i=e.tokens_needed,l=[a("z is {z}, not\
 above the threshold {threshold}.",s),a("That does not prove that there is none: the text may be too short, or the mark may have been removed.")];return $(i)&&i>
Ti(e)&&l.push(a("If the text went on like this, about {number} tokens would be enough.",{number:b(i)})),{verdict:"even",sign:"◇",words:a("No sign of this wate\
rmark"),more:l.join(" ")}}var Ti=({num_tokens_scored:e,tokens:t})=>e??t?.filter(([,,,,n])=>n).length??0,zg=e=>e.kind==="green"?a("{share} green",{share:w(e.green_fraction)}):
a("mean g {g}",{g:P(e.mean,3)});function Gg(e){let{z_score:t,p_value:n,confidence:o,threshold:r,false_positive_rate:s,tokens_needed:i}=e,l=e.kind==="green",u=To(
r),d=o>.9999?`> ${P(.9999,4)}`:R(o,4);return[...l?Jg(e):Qg(e),{name:a("z-score"),words:ge(t),term:"z-score",meaning:l?a("How many standard deviations more token\
s are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean l\
ies above the mean of fair coins."),run:l?Ug(e):"",formula:l?void 0:""},{name:a("p-value"),words:Ee(n),term:"p-value",meaning:a("The probability of a z at least\
 as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more\
."),run:`P(Z ≥ ${ge(t)}) = ${Ee(n)}`},{name:a("confidence"),words:d,term:"p-value",meaning:a("1 − p. It is not the probability that the text is watermarked: a\
 text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two."),run:o>.9999?`1 − ${Ee(n)} ${d}`:`1 − ${Ee(n)} = ${d}`,formula:"\
1 − p"},{name:a("false-positive rate"),words:Ee(s),term:"false-positive-rate",meaning:a("What the threshold {threshold} means: the share of texts without this\
 watermark whose z is above it.",{threshold:u}),run:`P(Z ≥ ${u}) = ${Ee(s)}`,formula:a("P(Z ≥ threshold)")},...$(i)?[{name:a("tokens needed"),words:b(i),term:"\
z-score",meaning:a("How many scored tokens reach the threshold at this share: z grows with the square root of their number."),run:l?Vg(e,i):"",formula:l?a("thre\
shold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]:[]]}function Ug({num_tokens_scored:e,num_green_tokens:t,ratio:n,z_score:o}){let r=it(t,e,
n);return r===null||ge(r)!==ge(o)?"":Lo(t,e,n)}var cc=e=>Number((1-e).toFixed(4));function Lo(e,t,n){let[o,r,s]=[b(e),b(t),cc(n)];return`(${o} − ${n} · ${r})\
 / √(${r} · ${n} · ${s}) = ${ge(it(e,t,n))}`}function Vg({green_fraction:e,ratio:t,threshold:n},o){return Math.ceil(tn(e,t,n)-1e-9)!==o?"":a("{threshold}² ·\
 {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:To(n),ratio:t,rest:cc(t),share:R(e),needed:b(o)})}function Jg(e){let{num_tokens_scored:t,
num_green_tokens:n,green_fraction:o,ratio:r,list_size:s}=e,[i,l,u]=[b(t),b(n),w(o)];return[{name:a("tokens scored"),words:i,term:"length",meaning:a("Tokens that\
 the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.")},{name:a("gre\
en tokens"),words:l,term:"green-list",meaning:a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:b(s)}),run:a("{green} of\
 {scored}",{green:l,scored:i}),formula:"",unit:a("tokens")},{name:a("green fraction"),words:u,term:"green-list",meaning:a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:w(r)}),run:`${l} / ${i} = ${u}`,formula:a("green / scored"),unit:"%"}]}function Qg(e){let{mean:t,weighted_mean:n,
num_g_values:o,posterior:r,layers:s=[]}=e,i=Ti(e),l=s.length,u=Math.round(t*o);return[{name:a("tokens scored"),words:b(i),term:"length",meaning:a("Tokens with e\
nough tokens before them, whose context has not occurred before.")},{name:a("g-values"),words:b(o),term:"g-value",meaning:y(l,"One for each scored token, with {\
count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, like a fair coin in a te\
xt without the watermark."),run:i*l===o?y(l,"{scored} tokens · {count} key = {values}","{scored} tokens · {count} keys = {values}",{scored:b(i),values:b(o)}):
""},{name:a("mean g-value"),words:R(t,4),term:"g-value",meaning:a("The share of g-values that are 1. Without the watermark it is about 0.5."),run:R(u/o,4)===R(t,
4)?a("{ones} of {values} are 1",{ones:b(u),values:b(o)}):"",formula:"Σ g / n"},{name:a("weighted mean"),words:R(n,4),term:"g-value",meaning:a("The same with mo\
re weight on the first keys, whose rounds of the tournament leave the clearest mark."),formula:"Σ w · g / Σ w"},...$(r)?[{name:a("posterior"),words:w(r),term:"\
watermark",meaning:a("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was trained on."),unit:"\
%"}]:[]]}function Zg({tokens:e,prompt_tokens:t}){return e.map(([,n,o,r,s,i],l)=>({token:{text:n,piece:o},mark:{green:r,g:i,counted:s||!(r!==null||i!==null)},words(){
let d={number:b(l+1),token:H(n),mark:Yg(r,i,s)};return l<t?a("Token {number}, of the prompt, {token}: {mark}",d):a("Token {number}, {token}: {mark}",d)}}))}function Yg(e,t,n){
if(e===null&&t===null)return a("not scored, because too few tokens come before it.");if(t!==null){let r=a("mean g-value {g}, where chance gives 0.5.",{g:P(t,2)});
return n?r:`${r} ${a("Not counted: its context came before, or it is left out.")}`}let o=e?a("◆ green."):a("◇ red.");return n?o:`${o} ${a("Not counted: the \
same n-gram came before, or it is left out.")}`}function Xg(e,t){let n=t.flatMap(o=>o.tokens);return{kind:e,unscored:n.some(([,,,o,,r])=>o===null&&r===null),repeated:n.
some(([,,,o,r,s])=>!r&&(o!==null||s!==null))}}var Ri={};T(Ri,{RunMarks:()=>Eo,isWatermarked:()=>Tt,markOf:()=>Ro,marksOf:()=>ut,shareWords:()=>Ei});var pc=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],Eo=class{constructor(t){this.log=t}log;watermark=He(null);items=[];started;along=new re(
go,t=>t);follow(){let{log:t}=this;this.started!==t.started&&this.begin();let n=t.current(),{keep:o,added:r}=this.along.follow(n?t.lastOf(n):null);return(r.length||
o<this.items.length)&&(this.items=[...this.items.slice(0,o),...r.map(s=>this.itemOf(s))]),this}begin(){let{log:t}=this;this.started=t.started,this.watermark=He(
t.started);let o=(t.started?.processors??[]).findIndex(r=>pc.includes(r));this.along=new re(go,(r,s)=>Us(r,s,this.watermark,o)),this.items=[]}get total(){return this.
along.total}get isSynthid(){return this.along.steps.some(({mark:t})=>t?.kind==="synthid")}points(t){let n=[];for(let{scored:o,[t]:r}of this.along.totals)r!==null&&
(n.at(-1)?.[0]??0)<o&&n.push([o,r]);return n}itemOf(t){let{watermark:n}=this,o=t.index<n.early;return{step:t,token:{text:t.chosen.text,piece:t.piece},mark:Ro(t,
n),words:()=>nn({...t,isFirst:o},n)}}},Ro=({mark:e,index:t},{early:n})=>e&&!e.why?{green:e.green,g:e.g,counted:t>=n}:{},Tt=({started:e})=>!!e?.processors?.some(
t=>pc.includes(t));function Ei({total:{green:e,scored:t},isSynthid:n,watermark:o}){return n?y(t,"Mean g-value {mean} over {count} scored token, 0.5 by chance.",
"Mean g-value {mean} over {count} scored tokens, 0.5 by chance.",{mean:P(e/t,3)}):y(t,"{green} of {count} scored token green, {share} instead of {ratio}.","{gre\
en} of {count} scored tokens green, {share} instead of {ratio}.",{green:b(e),share:w(e/t),ratio:w(o.ratio??0)})}var dc=new WeakMap;function ut(e){let t=dc.get(e)??
new Eo(e);return dc.set(e,t),t.follow()}function mc({total:{z:e,scored:t,green:n},watermark:o,isSynthid:r}){return e===null?"":_e(r?`z = ${ge(e)}`:Lo(n,t,o.ratio??0))}function Mi({log:e}){if(!Tt(e)||e.
hideFrom!==null)return null;let t=ut(e),{z:n}=t.total;if(n===null)return null;let o=c(I,{id:"z-score",run:()=>mc(t),meaning:a("By how many standard deviations m\
ore of the tokens that a detector scores are marked than by chance. Above 3, the library’s detector calls a text watermarked."),children:`z = ${ge(n)}`});return c(
"p",{class:"gp-mark-answer",children:[c("b",{children:c(xi,{sentence:a("Watermark: {z}."),values:{z:o}})})," ",Ei(t)]})}var Ai={};T(Ai,{tokenCard:()=>Bi});var Ni={};T(Ni,{Card:()=>dn});var fc=9,cn=8,dn=class{constructor(t,n,o){this.list=n;this.options=o;let{selector:r='[role="button"]',comesByFocus:s=()=>!0}=o;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(r);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${r}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=L(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let o=this.options.content(t);return o===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,be(o,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:o,offsetHeight:r,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,u=t.bottom+fc,d=u+r+cn<=l?u:t.top-r-fc,p=Math.min(t.left,i-o-cn,Math.max(n.left,n.right-
o));s.left=`${Math.max(cn,p)}px`,s.top=`${Math.max(cn,Math.min(d,l-r-cn))}px`}};var Ci={};T(Ci,{appendToken:()=>mn,cutTokens:()=>We,inkToken:()=>pn,numberWords:()=>Pi,removedWords:()=>fn});function pn(e,t){if(t.piece===null){let n=L("bdi","gp-ink gp-special");pt(n,t.text),e.append(n)}else At(t)?e.append(t.piece,L("span","gp-ink gp-byte","",{"data-\
bytes":Or(t.text)||"·"})):Mr(e,t.piece)}function mn({rows:e,tokens:t},n,o,r){let s=r&&At(r)?t.at(-1)?.parentNode:null;if(s&&o.piece!==null)s.appendChild(n);else if(At(
o)){let i=L("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function We({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var fn=({removed_by:e})=>a("removed by {processor}",{processor:e?ft(e)[0]:a("a processor")});function Pi(e,t){
let{probability:n,rawProbability:o,rank:r,surprisal:s}=Ue(e),{logprob:i}=e.chosen,[l,u]=[w(n),w(o)],d=j(e),p=[!d&&i===null?fn(e.chosen):a("probability {share}",
{share:d?u:l})];if(!d&&u!==l&&p.push(a("{share} before the processors",{share:u})),r!==null){let{vocab:m}=e.distribution;p.push(d||m===null?a("rank {rank}",{rank:b(
r)}):a("rank {rank} of {count}",{rank:b(r),count:b(m)}))}return[...p,a("surprisal {amount}",{amount:te(s,t)})]}var eb=5;function Bi(e,t,n,o,r={}){let s=i=>{let l=o(i);return l?c(tb,{entry:l,unit:n.unit}):null};return new dn(e,t,{content:s,...r})}function tb({entry:{id:e,
text:t,where:n,step:o,why:r},unit:s}){return c(M,{children:[c("div",{class:"gp-card-head",children:[c(ie,{class:"gp-card-word",text:t}),c("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),c("dl",{class:"gp-card-facts",children:[r&&c("dd",{class:"gp-card-why",children:r}),o&&nb(o,s).map(([i,l])=>c(M,{children:[
c("dt",{children:i}),c("dd",{children:l})]},i))]}),o&&c(rb,{step:o}),o&&o.distribution.stages.length>0&&c("div",{class:"gp-card-key",children:[c("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,c("i",{class:"gp-card-before"}),a("before them")]})]})}function nb(e,t){let{chosen:n,distribution:o}=e,r=Ue(e),[s,
i]=[w(r.probability),w(r.rawProbability)],l=[];j(e)?l.push([a("Probability, according to the server"),i]):o.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?fn(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:u,
raw_rank:d}=n,p=[u&&a("{rank} after",{rank:b(u)}),d&&a("{rank} before",{rank:b(d)})].filter(Boolean);if(p.length){let{vocab:m}=o;l.push([m===null?a("Rank"):a("R\
ank of {count}",{count:b(m)}),u&&u===d?b(u):p.join(", ")])}return[...l,[a("Surprisal"),te(r.surprisal,t)]]}function ob({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:O(s.logprob),before:O(s.raw_logprob),isChosen:s.token_id===e.token_id}),o=t.candidates.map(n);o.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let r=o.slice(0,eb);return r.some(({isChosen:s})=>s)?r:[...r,n(e)]}function rb({step:e}){let t=ob(e),n=Math.max(...t.flatMap(({after:r,before:s})=>[r,s]),
1e-9),o=r=>({width:`${r/n*100}%`});return c("ol",{class:"gp-card-rivals",children:t.map(({candidate:r,after:s,before:i,isChosen:l})=>{let u=r.logprob===null&&!j(
e);return c("li",{class:[l&&"gp-card-chosen",u&&"gp-card-removed"].filter(Boolean).join(" "),children:[c("span",{class:"gp-card-sign",children:l?"▶":u?"✕":""}),
c(ie,{class:"gp-card-word",text:r.text}),c("span",{class:"gp-card-tracks",children:[u?c("small",{children:fn(r)}):c("i",{class:"gp-card-after",style:o(s)}),c("i",
{class:"gp-card-before",style:o(i)})]}),c("span",{class:"gp-card-value",children:w(u?i:s)})]},r.token_id)})})}var Ki={};T(Ki,{FIRST_SHADE:()=>hn,chanceGround:()=>sb,rankChips:()=>$i,scaleEnds:()=>ji,shadeInk:()=>Ii,shadeMeaning:()=>Fi,shadeNote:()=>Di,shadeOf:()=>kc});var hn="probability",Hi={term:"probability",scale:"heat",level:e=>bc(-e.surprisal),ends:["100%","0%"],note:()=>a("A strong colour means an unlikely word.")},Mo={
probability:{...Hi,meaning:()=>a("How likely the token was, after the processors.")},raw:{...Hi,level:e=>(1-e.rawProbability)*10,meaning:()=>a("How likely the m\
odel found the token, before the processors.")},told:{...Hi,meaning:()=>a("How likely the token was, according to the server.")},confidence:{term:"probability",
scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely this layer finds the token that was chosen in the end.")},rank:{term:"rank",
scale:"heat",level:e=>Wi[gc(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"surp\
risal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: minus the l\
ogarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:hc,meaning:()=>a("How unce\
rtain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,bits:[0,
10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??0)/Math.
LN2*1.25,bits:[0,8],words:hc,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function hc(){return[a("certain"),a("uncertain")]}var Wi=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],gc=({rank:e})=>Wi.findIndex(([t])=>(e??1/0)<=t),bc=e=>(1-Math.exp(e))*10,sb=e=>`var(--gp-heat-${Math.round(bc(e??-1/0))})`;
function kc(e,t){let{scale:n,level:o}=Mo[e];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(t)||0)))}`}function Ii(e,t,n){e.style.backgroundColor=`var(${kc(
t,n)})`,t==="rank"?e.dataset.rank=String(gc(n)):delete e.dataset.rank}function Fi(e){let{term:t,meaning:n}=Mo[e];return{id:t,meaning:n()}}var Di=e=>Mo[e].note?.()??
"",$i=()=>Wi.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),colour:`var(--gp-heat-${t})`}));function ji(e,t){let{scale:n,ends:o,bits:r,words:s=()=>[]}=Mo[e],
[i,l]=o??(r??[]).map(m=>mt(m*Math.LN2,t==="bits"?we(m):P(m*Math.LN2,1),t)),[u,d]=s(),p=(m,h)=>h?`${h}, ${m}`:m;return{low:p(i,u),high:p(r?l.replace(" ","+ "):l,
d),colours:Array.from({length:11},(m,h)=>`var(--gp-${n}-${h})`)}}var Gi={};T(Gi,{MarkLegend:()=>zi,MarkedText:()=>Oo,MarkedWords:()=>lb,legendSamples:()=>yc,showMark:()=>No});var ib=200,ab=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function qi({green:e=null,g:t=null,counted:n=!0}){let o={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:o,style:{}};let r=ab(t);return{data:o,style:{backgroundColor:`var(--gp-prob-${r})`,backgroundSize:`\
2px ${r*10}%`}}}function No(e,t,n){let{data:o,style:r}=n?qi(n):{data:{},style:{}};for(let s of["data-list","data-counted"])e.removeAttribute(s);for(let[s,i]of Object.
entries(o))e.setAttribute(s,i);Object.assign(t.style,{backgroundColor:"",backgroundSize:"",...r})}var Oo=class{constructor(t,n){this.body=t;this.press=n;t.classList.
add("gp-marked"),this.rows=new Re(t),t.addEventListener("keydown",o=>this.keyed(o)),t.addEventListener("click",({target:o})=>this.pressed(wc(o))),new ResizeObserver(
()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;We(this,
n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let o=n;o<t.length;o++)mn(this,this.newToken(t[o]),t[o].token,o?t[o-1].token:null);this.items=[...t],
!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:o,dress:r}){let{data:s,style:i}=qi(n),l=L("span","g\
p-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","false"),pn(l,t);let u=l.querySelector(".gp-ink")??
l;Object.assign(u.style,i),r?.(l,u);let d=typeof o=="function"?o:()=>o;return l.setAttribute("aria-label",d()),Qe(l,d),l}choose(t){let n=this.tokens[t];if(this.
chosen!==n){for(let o of[this.chosen,n])o?.classList.toggle("gp-current",o===n),o?.setAttribute("aria-pressed",String(o===n));this.chosen=n}}reach(t){this.stop&&
(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(t),this.press?.(this.items[n]))}keyed(t){let n=wc(
t.target),o=n?this.tokens.indexOf(n):-1;if(o<0||t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[o+1],ArrowLeft:()=>this.tokens[o-1],ArrowDown:()=>lt(
this.tokens,o,1),ArrowUp:()=>lt(this.tokens,o,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>n," ":()=>n};if(!Object.hasOwn(r,t.key))return;t.
preventDefault();let s=r[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.
body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),ib))}},wc=e=>e instanceof Element?
e.closest(".gp-token"):null;function lb(e){let{items:t,press:n,class:o="",label:r,dir:s,hidden:i,chosen:l}=e,u=B(null),d=B(null),p=B(n);p.current=n,G(()=>{u.current&&
(d.current??=new Oo(u.current,n&&(h=>p.current?.(h))),d.current.show(t))},[t]),G(()=>d.current?.choose(l??-1));let m=r===void 0?{}:{role:"group","aria-label":r};
return c("div",{class:`gp-marked ${o}`.trim(),ref:u,dir:s,hidden:i,...m})}var ub=e=>e==="synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},"g",a("0.5\
, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the green list")],[{green:!1},"◇",a("red: not on the green list")]];function yc({
kind:e,unscored:t,repeated:n,faint:o}){let r=ub(e);t&&r.push([{},"abc",a("not scored")]);let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&r.
push([s,"abc",o??a("faint: seen before, not counted")]),r}function zi({class:e,hidden:t,...n}){return c("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:yc(
n).map(([o,r,s])=>{let{data:i,style:l}=qi(o);return c("span",{children:[c("span",{"aria-hidden":"true",...i,children:c("span",{class:"gp-ink",style:l,children:r})}),
s]},s)})})}var Ji={};T(Ji,{BASE64:()=>_c,Preview:()=>cb,Wave:()=>Vi,mediaChip:()=>Po,placedMedia:()=>Ui});var _c=/^[A-Za-z0-9+/=]*$/;function Ui({request:{media:e},media:t=[]}){let n=e,o=(Array.isArray(n)?n:[]).filter(r=>typeof r=="object"&&r!==null);return t?.length?
t.map(({kind:r,start:s,end:i})=>{let l=o.filter(p=>p.kind===r),u=t.filter(p=>p.kind===r),d=u.findIndex(p=>p.start===s);return{item:l.length===u.length?l[d]:{kind:r},
start:s,end:i}}):o.map(r=>({item:r,start:0,end:0}))}function Po(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),o=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,r=L("span","gp-media-chip",null,{role:"img","aria-label":o});return be(c(M,{children:[e.kind==="audio"?c(Vi,{preview:e.preview}):e.preview?c(vc,{preview:e.
preview}):null,t>0&&c("span",{children:y(t,"{count} token","{count} tokens")})]}),r),r}var cb=({kind:e,preview:t})=>e==="image"?c(vc,{preview:t}):c(Vi,{preview:t});
function vc({preview:e}){let t=typeof e=="string"&&_c.test(e);return c("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Vi({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("");return c("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:c("path",{d:n})})}var Co=class{constructor(t,n,o){this.drawn=n;this.moved=o;this.along=new re(ur(t),(r,s)=>cr(r,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:o,place:r,spans:s}=this.along.total,i=this.boxes.at(-1);if(o!==null&&o<r)return(!i||i.since!==
o)&&(i=this.open(o)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(t,o.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);We({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=t,o.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,pe(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:t,stop:n,ended:o}){return o?y(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?y(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):y(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=L("span","gp-reasoning"),o=L("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=L("span","gp-reasoned");n.append(
o,r);let s=new Re(r,this.drawn.rows),i={element:n,chip:o,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:o,rows:r}=this.drawn,s=o.slice(n);We({rows:t.
rows,tokens:o},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());
for(let i of s)r.append(i);o.push(...s)}};var Qi=e=>!!e.started?.request.only_given;function Zi(e,{index:t,isPrompt:n,isStart:o}){if(o)return a("decoder start token");let r={number:t+1};return n?e.readsSource?
a("source token {number}",r):a("prompt token {number}",r):a("token {number}",r)}function Yi(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Xi(e,t){
return[...t.given&&!Qi(e)?[a("given, not chosen")]:[],...xs(t),...db(t)]}function db({mark:e}){return!e||e.why?[]:e.kind==="synthid"?[a("mean g-value {g}",{g:R(
e.g,2)})]:[e.green?a("green: on the green list"):a("red: not on the green list")]}function pb(e,t){let{entropy_before:n}=t.distribution,o=n===null?[]:[a("entrop\
y {amount}",{amount:te(n,e.unit)})];return[...Pi(t,e.unit),...o,...Xi(e,t)]}function xc(e,t){let{step:n}=t,o=n?pb(e,n):[Yi(e,t)];return[Zi(e,t),...o].join(", ")}
function Sc(e){if(e.running||!e.started)return[];let t=({piece:o})=>o??"",n=e.prefix.map(t).join("");return e.lines().map(({label:o,last:r,untold:s})=>{let i=n+
C(r).map(t).join("")+(s??"");return o?a("{name}: {meaning}",{name:o,meaning:i}):i})}var mb=200,gn=class{constructor(t,n,o){this.text=t;this.rows=new Re(n,o?.rows)}text;rows;tokens=[];write(t,n,o){for(let{item:r,start:s,end:i}of n)s===i&&this.rows.
append(Po(r,0));t.forEach((r,s)=>{let i=n.find(({start:l,end:u})=>l<=s&&s<u);i?s===i.start&&this.rows.append(Po(i.item,i.end-i.start)):this.append({token:r,index:s,
isPrompt:!0,step:null,isStart:o})})}append(t,n=this.rows){let o=this.tokens.at(-1),r=o&&this.text.entries.get(o)?.token;mn({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,r)}},Bo=class extends gn{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let o=t.log.started?.reasoning;this.folds=o?new Co(o,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:o}=this,r=In(o,t),s=n?n.keepable(r.keep):r.keep,i=[...o.slice(s,r.keep),...r.added];n?n.cut(s):We(this,s),o.length=
s;for(let l of i){let u={...l.chosen,piece:l.piece};this.append({token:u,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),o.push(l)}n?.draw(this.text.log.running)}},
Ao=class{constructor(t){this.log=t}log;entries=new WeakMap;shade=hn;prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.prompt,this.
begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.boxes.
map(({rows:o})=>o)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.index]:
this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&this.entries.
has(n)?n:null}newToken(t){let{token:n,step:o,isPrompt:r}=t,i=L("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return pn(i,n),o?.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(i,t),this.
shadeToken(i,o),i}describe(t,n){t.setAttribute("aria-description",xc(this.log,n)),t.textContent?.trim()||t.setAttribute("aria-label",n.token.text.replaceAll(`
`,"↵").replaceAll(" ","·"))}shadeToken(t,n){let o=n&&t.querySelector(".gp-ink");if(!o)return;let{log:r,shade:s}=this;s==="mark"&&delete o.dataset.rank,s==="m\
ark"&&!n.isPrompt?No(t,o,Ro(n,He(r.started))):t.dataset.list&&No(t,o,null),s!=="mark"&&Ii(o,s,Ue(n)),t.dataset.shaded=""}readPrompt(){for(let t of this.log.promptSteps){
let n=this.prompt?.tokens[t.index],o=n&&this.entries.get(n);o&&(o.step=t,this.describe(n,o),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let o=this.
entries.get(n);o&&this.describe(n,o)}}shadeAll(){for(let t of this.tokens)this.shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,o=t.current(),
r=o?this.elementOf(o):void 0;n&&n!==r&&(n.classList.remove("gp-current"),n.ariaPressed="false",n.tabIndex=-1),this.marked=r??null,r&&(t.selected&&!t.suggested&&
this.reveal(r),r.classList.add("gp-current"),r.ariaPressed=String(t.selected===o),r.tabIndex=0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.
rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),mb)}};var Ho=class{constructor(t,n,o){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(o),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:o}=this.box;this.atEnd=t-n-o<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var ta={};T(ta,{ShadeScale:()=>ea});function ea({class:e,meaning:t,...n}){let o=Fi(n.name),r=Di(n.name);return c(M,{children:[c(I,{class:e?`gp-scale ${e}`:"gp-scale",...o,meaning:t??o.meaning,children:c(
fb,{...n})}),r&&c("span",{class:"gp-shade-note",children:r})]})}function fb({name:e,unit:t}){if(e==="rank")return c(M,{children:$i().map(({words:s,colour:i},l)=>c(
"span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:o,colours:r}=ji(e,t);return c(M,{children:[c("span",{children:n}),
c("span",{class:"gp-ramp","aria-hidden":"true",children:r.map(s=>c("i",{style:{backgroundColor:s}},s))}),c("span",{children:o})]})}var bn={probability:()=>a("probability"),raw:()=>a("probability before processors"),uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},hb={told:bn.probability,surprisal:bn.surprisal,rank:bn.rank},gb={mark:()=>a("watermark"),...bn},Tc=e=>e.isFromElsewhere?hb:Tt(e)?
gb:bn;function Lc(e,t){return t&&Object.hasOwn(Tc(e),t)?t:e.started?.request.only_given&&!e.stepping?"surprisal":e.isFromElsewhere?"told":Tt(e)?"mark":hn}function Ec({
log:e,shade:t,choose:n,marksGiven:o}){let[r]=D(()=>new re(ws,ys));return e.rounds.length&&r.follow(e.lines()[0]?.last??null),c("footer",{class:"gp-legend","aria\
-label":a("Legend"),children:[c("label",{children:[`${a("Shaded by")} `,c("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.
entries(Tc(e)).map(([s,i])=>c("option",{value:s,children:i()},s))})]}),t==="mark"?c(bb,{log:e}):c(ea,{name:t,unit:e.unit}),c("span",{class:"gp-marks",children:[
c("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:c("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target\
 begins with"):a("prompt")})}),c("span",{class:"gp-mark-given",hidden:!o,children:c("span",{class:"gp-ink",children:a("given, not chosen")})})]}),c("span",{class:"\
gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(et).map(([s,[,i,l]])=>c("span",{"data-draft":s,children:c(I,{id:kb[s],meaning:l,
formula:"",children:[c("span",{class:"gp-ink",children:i})," ",c("b",{children:b(r.total[s])})]})},s))})]})}function bb({log:e}){let{isSynthid:t,total:n}=ut(e);
return c(zi,{class:"gp-mark-key",kind:t?"synthid":"green",unscored:n.unscored>0,repeated:n.early>0,faint:a("faint: a detector without the prompt cannot score it")})}
var kb={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var wb=30;function yb({log:e,changes:t}){let n=fe(t),[o]=D(()=>new Ao(e)),[r,s]=D(null),[i,l]=D(!1),u=B(0),d=B(null),p=B(null),m=B(null);n.run&&(u.current+=1),o.
shade=Lc(e,r);let h=e.started?e.lines():[],f=h.length===1&&h[0].kind==="sequence",g=!Qi(e)&&h.some(({last:E})=>_b(E)?.given),v=je(()=>Sc(e),[u.current,e.running,
e.hideFrom,e.finished]);G(()=>{if(!d.current||!p.current)return;let E=d.current.closest(".gp-pane")??d.current,q=X=>!o.stepOf(X);m.current={sight:new Ho(o,d.current,
p.current),card:Bi(E,d.current,e,X=>vb(o,X),{comesByFocus:q})}},[o]),G(()=>o.dissolve(),[o,f]),G(()=>o.shadeAll(),[o,o.shade]),G(()=>{n.run&&m.current?.sight.begin(),
(n.run||n.prompt)&&o.readPrompt(),n.unit?o.describeAll():n.status&&o.describeAll(o.prompt?.tokens),o.mark(),ac(e,o.lines),n.steps&&m.current?.sight.showStep(),n.
status&&m.current?.sight.goBack(),m.current?.card.refresh(n.unit||n.prompt||n.status)});let k=E=>{if(!E)return;let q=o.stepOf(E);o.reveal(E),q&&e.selectStep(q),
E.focus({preventScroll:!0}),E.scrollIntoView({block:"nearest"}),q||m.current?.card.show(E)},_=E=>{let q=o.tokenAt(E);k(q),q&&o.stepOf(q)&&m.current?.card.dismiss()},
x=E=>{let q=o.tokenAt(E);if(E.key==="Escape"){e.selectStep(null);let J=e.current();q&&J&&o.elementOf(J)?.focus({preventScroll:!0})}if(!q||E.ctrlKey||E.metaKey||
E.altKey)return;let X=o.tokens,N=X.indexOf(q),S={ArrowRight:()=>X[N+1],ArrowLeft:()=>X[N-1],ArrowDown:()=>lt(X,N,1),ArrowUp:()=>lt(X,N,-1),Home:()=>X.find(J=>o.
stepOf(J)),End:()=>X.at(-1),Enter:()=>q," ":()=>q};Object.hasOwn(S,E.key)&&(E.preventDefault(),k(S[E.key]()))},A=["gp-text",e.readsSource&&"gp-apart",f&&"gp-sin\
gle",g&&"gp-has-given"];return c(M,{children:[v.map((E,q)=>c("p",{class:"gp-hidden gp-whole",dir:"auto",children:E},q)),c(Mi,{log:e}),c("div",{class:A.filter(Boolean).
join(" "),role:"group","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:d,onClick:_,
onKeyDown:x,children:c("div",{class:"gp-written",ref:p,children:e.started?c(xb,{text:o,log:e,started:e.started,lines:h,unfolds:i,unfold:l},u.current):c("p",{class:"\
gp-note gp-empty",children:a("The text will appear here, one token at a time.")})})}),c(Ec,{log:e,shade:o.shade,choose:s,marksGiven:g})]})}var Mc=ne(yb,void 0,{
readsKnobs:!0});function _b(e){let t=e;for(;t?.before;)t=t.before;return t}function vb(e,t){let n=e.entries.get(t);if(!n)return null;let{log:o}=e,{token:r,step:s}=n,
i=s?Xi(o,s).join(", "):Yi(o,n);return{id:r.token_id,text:r.text,where:Zi(o,n),step:s,why:i}}function xb({text:e,log:t,started:n,lines:o,unfolds:r,unfold:s}){let i=t.
readsSource,l=n.prompt_tokens.length,u=l>wb&&!n.request.only_given,d=u&&!!t.current()?.isPrompt;return G(()=>{d&&s(!0)},[d]),c(M,{children:[i&&c("span",{class:"\
gp-part-name",children:a("Source: the encoder reads it")}),u&&c("button",{type:"button",class:"gp-unfold","aria-expanded":r,onClick:()=>s(!r),children:r?a("Show\
 less of the prompt"):a("Show all {count} tokens of the prompt",{count:b(l)})}),c(Rc,{text:e,tokens:n.prompt_tokens,media:Ui(n),name:i?a("Source"):a("Prompt"),folds:u?
!r:void 0}),i&&c(M,{children:[c("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),c(Rc,{text:e,tokens:n.decoder_tokens,
name:a("Start of the target"),isStart:!0})]}),o.map((p,m)=>c(Sb,{text:e,line:p,number:m},m))]})}function Rc({text:e,tokens:t,name:n,media:o=[],folds:r,isStart:s=!1}){
let i=B(null);return G(()=>{if(!i.current)return;let l=new gn(e,i.current,null);l.write(t,o,s);let u=s?"begun":"prompt";return e[u]=l,()=>{e[u]=null}},[e]),G(()=>{
r===void 0||!i.current||(r&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,r]),c("span",{class:r?"gp-prompt gp-folded":"gp-prompt",role:"group",
"aria-label":n,tabIndex:r?0:void 0,ref:i})}function Sb({text:e,line:t,number:n}){let{log:o}=e,r=B(null),s=B(null);G(()=>{if(!r.current)return;let u=s.current=new Bo(
e,r.current);return e.lines.push(u),()=>{e.lines=e.lines.filter(d=>d!==u)}},[e]),G(()=>s.current?.follow(t.last));let i=t.stopReason?Wt(t.stopReason)[1]:"",l=i&&
(t.stopReason==="step"?"… ":"■ ")+i;return c("div",{class:o.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[c("div",{class:"gp\
-line-head",children:[c("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),c(Tb,{line:t}),l?c("span",{children:l}):null]}),c("span",{
class:"gp-line-body",ref:r}),t.untold?c("span",{class:"gp-untold",children:t.untold}):null,c("span",{class:"gp-stop",children:!o.usesBeams&&o.lasts.length===1&&
l?l:null})]})}function Tb({line:{kind:e,score:t}}){if(t===null)return null;let n=P(t,3);return e==="running"?c("span",{title:a("sum of the log-probabilities so \
far, in nats"),children:a("sum {value}",{value:n})}):c("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var ga={};T(ga,{addClosedPanes:()=>Ib,addGroupPanes:()=>Wb,addSpecialPanes:()=>Fb,chooseUnit:()=>Fc,start:()=>ha});function Oc(e){let t=L("button","gp-alone-button",null,{type:"button"});t.append(Eb()),e.append(t);let n=null;async function o(){let l=Lb(e);e.classList.add("gp\
-alone");let u=new MutationObserver(()=>e.hidden&&r());if(u.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,u.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?r():o()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function Lb(e){let t=[],n=[],o=[];for(let i=e.
parentElement;i;i=i.parentElement)o.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let r=e.parentElement??e;r.style.minHeight=`${r.offsetHeight}\
px`;function s(){for(let[i,l,u]of t)i.scrollTo({left:l,top:u,behavior:"instant"})}return{silence(){for(let i of o)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;r.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function Eb(){let e=U("svg"),t=U("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hid\
den","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var oa={};T(oa,{RunGroup:()=>kn,changedSince:()=>Nc});var Rb=["token_id","text","piece","logprob","raw_logprob","entropy"],na=class extends Ce{constructor(n,o){super();this.group=n;this.number=o}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},kn=class extends dt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;verdict;charts;asking;pair;groups;entries;isExample;example="";metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.verdict=this.asking=null,this.charts={},this.isExample=!1,this.pair=[0,1],this.fresh.clear(),
this.groups=(n?.groups??[]).map((o,r)=>({...o,number:r,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:o,
seed:r},s)=>{let i=n?.kind==="lanes"?Object.assign(new na(this,s),{unit:this.unit}):null,l={number:s,group:o,seed:r,log:i,begun:!1,tokens:[],ended:null,sameAs:null};
return this.groups[o].entries.push(l),l});for(let o of this.kinds)this.changed(o)}get running(){return!!(this.header&&!this.done)}feedRun(n,o){o!==this.turn&&(this.
position=0),this.turn=o,this.feed(n)}showExample(n){if(!(this.header||this.found)){if(this.name==="lanes"&&!this.lanes){this.example=n;return}this.feed(n),this.
isExample=!0,this.leaveOtherLanes()}}get canOpen(){return this.canAsk&&!this.isExample}appendRun(n,o){return o!==this.turn&&this.feed(""),this.turn=o,this.append(
n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Mb(n.type))throw new Error("unknown line "+n.type);Pc[n.type](this,n)}entryChanged(n,o){
this.fresh.add(n),this.changed(o==="status"?"status":"steps")}takeChanges(){return this.changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,o,r={}){
let s=i=>i.run||!i.entries;super.subscribe(n,i=>o(s(i)?{...i,entries:new Set(this.entries.keys())}:i),r)}setPair(n,o){this.pair=[n,o],this.changed("pair")}shownOf(n){
let{entries:o,shown:r}=this.groups[n];return o[r]}showEntry(n,o){this.groups[n].shown=o,this.changed("pair")}setLanes(n){this.lanes=n,this.example?(this.showExample(
this.example),this.example=""):this.leaveOtherLanes(),this.changed("lanes")}leaveOtherLanes(){if(!this.isExample||!this.lanes)return;let{lanes:n,groups:o}=this;
(!n.every(({id:s},i)=>s===o.at(i)?.id&&!Nc(n[i],o[i]))||n.length!==o.length)&&this.clear(null)}setAsking(n,o){this.asking={question:n,titles:o};for(let r of["st\
eps","status","measured","found"])this.changed(r)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.
showMetrics(),this.groups.forEach(o=>this.showMeasured(o));for(let{log:o}of this.entries)o&&(o.unit=n);for(let o of["unit","measured"])this.changed(o)}showMetrics(){
let n=this.header?.metrics??[];this.metrics=n.map(o=>o.unit==="nats"?{...o,unit:this.unit}:o),this.inNats=new Set(n.filter(({unit:o})=>o==="nats").map(({name:o})=>o))}showMeasured(n){
let o=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?he(l,this.unit):l,{values:r,each:s}=n.told;n.values=Object.fromEntries(Object.entries(r).map(([i,l])=>[
i,o(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(u=>o(i,u))]))}};function Nc(e,t){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??
null);return["model","seed","settings","prompt"].some(o=>n(e,o)!==n(t,o))}var Pc={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].log?.read(n)},
Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let o of n){let r=Object.fromEntries(
Rb.map((s,i)=>[s,o[i]]));e.entries[t].tokens.push(r)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:o,failed:r}){e.entries[t].ended={text:n,stop_reason:o,
failed:r},e.entryChanged(t,"status")},Known(e,{entry:t,of:n}){e.entries[t].sameAs=e.entries[n],e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:o}){
e.groups[t].told={values:n,each:o??{}},e.showMeasured(e.groups[t]),e.changed("measured")},Found(e,{values:t,charts:n}){e.header||(e.isExample=!1),e.found=t,e.charts=
n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:o,settings:r,requests:s,...i}){let l=t===0&&r;e.isExample=!1;let u=l?{...i,requests:s,tokens:[],ways:[]}:
e.found;e.found=u,r&&(u.ways[t]={settings:r,steps:[]}),u.ways[t].steps.push(...n),u.tokens.push(...o??[]),e.changed("found")},Verdict(e,t){e.verdict=t,e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Mb=e=>Object.hasOwn(Pc,e);var sa={};T(sa,{linkTermsIn:()=>ra,withTermLinks:()=>Cc});var Ob=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Nb="(?:s|es|e|n|en|x)?",Pb=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Wo=null;function Cb(){if(Wo)return Wo;let e=new Map;for(let n of jt){if(Pb.has(n))continue;let[o]=bt(
n).name.split(" (");e.has(o.toLowerCase())||e.set(o.toLowerCase(),n)}let t=[...e.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Wo={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Nb}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},Wo}function Cc(e,t=new Set){let{pattern:n,ids:o}=Cb();
return e.split(Ob).flatMap((r,s)=>{if(s%2)return[r];let i=[],l=0;for(let u of r.matchAll(n)){let d=o.get(u[1].toLowerCase());d===void 0||t.has(d)||(t.add(d),i.push(
r.slice(l,u.index),L("a","gp-term-link",u[0],{href:Kt(d)})),l=u.index+u[0].length)}return[...i,r.slice(l)]})}function ra(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Cc(n.nodeValue))}}var Ie={},Wc=new Set,Ic={},aa=null,la=new Map,ua=new Map,pa="bits";function Io(e){let t=la.get(e)??Object.assign(new Ce,{unit:pa});return la.set(e,t),t}function Fo(e){
let t=ua.get(e)??Object.assign(new kn(e),{unit:pa});return ua.set(e,t),t}function Fc(e){pa=e;for(let t of[...la.values(),...ua.values()])t.setUnit(e)}function Bb(e,t,{
log:n="main"}={}){let o=Io(n),r=Dc(e,t),s=()=>zc(e,r,o,"run",l=>{let u=Ie[e]?.(l,o);return!u||!Gb.has(e)?u:Vb(l,o,u,e)}),i=Ic[e];Ie[e]?s():i?da($c,r,o,s,()=>i(o)):
Wc.has(e)?(da(ca,r,o,s,()=>Mn(r),{whenOpen:!0}),Hb(ca,r)):s()}function Ab(e,t,{group:n}){let o=Fo(n),r=Dc(e,t),s=qb.has(e)?"text":zb.has(e)?"model":"runs",i=()=>zc(
e,r,o,s,l=>aa?.[e]?.(l,o));if(aa)return i();da(jc,r,o,i,()=>!!(o.header||o.found||o.lanes))}var Dc=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,ma=e=>({name:e,
waiting:[],isLoading:!1}),ca=ma("closed_panes"),$c=ma("special_runs"),jc=ma("comparisons");function da(e,t,n,o,r,s){let i=t.querySelector(".gp-pane");i&&Hn(i);let l={
drawNow:o,isNeeded:r,element:t};e.waiting.push(l);let u=()=>{e.waiting.includes(l)&&r()&&Kc(e)};n.subscribe(t,u,s)}function Hb(e,t){let n=t.closest(".token-pane\
l");for(let o of["pointerover","focusin"])n?.addEventListener(o,()=>Kc(e),{once:!0})}function Kc(e){let t=window.GenerationPlaygroundLater;if(e.isLoading||!t)return;
e.isLoading=!0;let n=t[e.name],o=Object.assign(document.createElement("link"),{rel:"preload",as:"script",href:n});document.head.append(o),Bc(t.shared_later).then(
()=>Bc(n)).catch(()=>{e.isLoading=!1;for(let{element:r,isNeeded:s}of e.waiting)s()&&Db(r)})}var ia=new Map;function Bc(e){let t=ia.get(e)??new Promise((n,o)=>{let r=document.
createElement("script");r.src=e,r.onload=()=>n(),r.onerror=()=>{ia.delete(e),o(new Error(`${e} could not be loaded`))},document.head.append(r)});return ia.set(e,
t),t}function fa(e){for(let{drawNow:t,element:n}of e.waiting.splice(0))n.querySelector(":scope > .gp-not-loaded")?.remove(),qc(t)}function Wb(e){aa=e,fa(jc)}function Ib(e){
Ie={...Ie,...e},fa(ca)}function Fb(e){Ie={...Ie,...e},fa($c)}function Db(e){e.querySelector(":scope > .gp-not-loaded")||e.append(L("p","gp-note gp-not-loaded",a(
"This part of the page could not be loaded. Reload the page.")))}function qc(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function zc(e,t,n,o,r){
let s=t.querySelector(".gp-pane");if(!s)return Ac(e);Hn(s),ra(s);let i=ns(s,o);Gc.push(t),Kb.has(e)||Oc(s);let l=r(s);if(!l)return Ac(e);n.subscribe(s,u=>{l(u),
i()},{whenOpen:!$b.has(e),rest:jb[e]}),Uc()}function Ac(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var Gc=[],Hc=null;function Uc(){
let e=Xn();if(e===Hc)return;let t=Gc.find(o=>o.getClientRects().length&&o.isConnected);if(e!==null&&!t||(Hc=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let o=n=L("div","gp-pane gp-glossary-place");o.addEventListener("click",r=>qt(r,o)),t.append(o)}Je(n,e)}var $b=new Set(["branches"]),
jb={...Object.fromEntries(["numbers","check","what_if","knob_strips","measures","progress","lengths"].map(e=>[e,250])),...Object.fromEntries(["token","candidate\
s","draw","processors","in_words","curve","layers","reranked"].map(e=>[e,125]))},Kb=new Set(["numbers","check","what_if","knob_strips","token","progress","concl\
usion","arrival"]),qb=new Set(["detection","mistakes","attack","strengths"]),zb=new Set(["shelf","estimate","opened"]),Gb=new Set(["tokens","spoken","word_times",
"token","candidates","draw","what_if","knob_strips","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Ub=new Set(["processors","lo\
git_lens","cross_attention","check","quiz"]);function Vb(e,t,n,o){let r=Ot(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Ub.has(o)){s=e.hidden=!0;return}
s&&(e.hidden=!1),n(s?r:i),s=!1}}function Jb(e,t,n){Io(e).feedRun(t||"",n)}function Qb(e,t,n){return Io(e).appendRun(t,n)}function Zb(e,t,n){return Fo(e).appendRun(
t,n)}function Yb(e,t,n){Fo(e).feedRun(t||"",n)}function ha(e,t,n){Ie={...e,...Ie},Wc=new Set(t),Ic=n;let o={mount:Bb,feed:Jb,append:Qb,appendGroup:Zb,chooseUnit:Fc,
log:Io,RunLog:Ce,mountGroup:Ab,feedGroup:Yb,group:Fo};window.GenerationPlayground=o;let r=window.GenerationPlaygroundQueue,s=i=>qc(()=>i(o));window.GenerationPlaygroundQueue=
{push:s},r?.forEach?.(s),window.addEventListener("hashchange",Uc)}var ka={};T(ka,{SPECIAL_RUNS:()=>ba});var ba={drafts:e=>e.rounds.length>0,beams:e=>e.usesBeams,beamtree:e=>e.usesBeams,hypotheses:e=>e.usesBeams,canvas:e=>e.canvasSteps.length>0,layers:e=>!!e.current()?.
layers,cross_attention:e=>e.looksAtMedia,reranked:e=>!!e.current()?.reranked?.length,template:e=>!!(e.written??e.started?.request.messages?.length),spoken:e=>e.
speaks,word_times:e=>!!e.started?.timestamps,watermark:e=>ut(e).total.marks>0};var Xb={branches:Ml,candidates:Wu,knob_strips:Sl,numbers:Vu,quiz:Xu,token:nc,tokens:Mc,what_if:Ll},ek=["curve","draw","check","in_words","logit_lens","processor\
s"];yr(()=>ha(Xb,ek,ba));var wa={};T(wa,{isPair:()=>Jc,klUnitWords:()=>nk,klWords:()=>Qc,precisionsIn:()=>Vc,readGroups:()=>tk,sizeWords:()=>ok,termsOf:()=>rk});var Vc=e=>e?.question==="precision"?e:null,Jc=e=>!!(e&&!e.error),tk=e=>(Vc(e)?.groups??[]).map((t,n)=>({...t,number:n})).filter(t=>Jc(t.pair));function Qc(e,t){
if(!$(e))return a("infinite");let n=he(e,t);if(n===0)return"0";if(n>=.001)return gr(n,3);let[o,r]=n.toExponential(1).split("e-");return`${oe(o)} × ${ho(r)}`}
var nk=(e,t)=>$(e)?mt(e,Qc(e,t),t):a("infinite"),ok=e=>e>=1e9?a("{size} GB",{size:P(e/1e9,2)}):a("{size} MB",{size:P(e/1e6,e<1e7?2:1)}),rk=({candidates:e})=>e.map(
([,t,n,o])=>({text:t,p:n,q:o}));window.GenerationPlaygroundModules??={};Object.assign(window.GenerationPlaygroundModules,{"node_modules/preact/dist/preact.mjs":Vo,"node_modules/preact/hooks/di\
st/hooks.mjs":tr,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":ar,"visualizers/panes/assisted/acceptance.ts":ks,"visualizers/panes/assisted/draft_figure\
s.tsx":hi,"visualizers/panes/assisted/draft_words.ts":Ss,"visualizers/panes/beam_search/beam_finalization.ts":Ks,"visualizers/panes/beam_search/beam_words.ts":Ws,
"visualizers/panes/beam_search/score_check.ts":Ls,"visualizers/panes/beam_search/tree_layout.ts":Rs,"visualizers/panes/beam_search/tree_picture.ts":Cs,"visualiz\
ers/panes/core/component.tsx":lr,"visualizers/panes/core/dom_patch.ts":ls,"visualizers/panes/core/glossary.ts":Xr,"visualizers/panes/core/log.ts":Sr,"visualizer\
s/panes/core/notation.ts":kr,"visualizers/panes/core/run_group.ts":oa,"visualizers/panes/core/runtime.ts":ga,"visualizers/panes/core/shades.ts":Ki,"visualizers/\
panes/core/tables.ts":mr,"visualizers/panes/core/term_links.ts":sa,"visualizers/panes/core/text.ts":Br,"visualizers/panes/core/texts.ts":_r,"visualizers/panes/c\
ore/tips.ts":os,"visualizers/panes/core/values.ts":Tr,"visualizers/panes/core/virtual_rows.ts":vi,"visualizers/panes/draws/accept_words.ts":bs,"visualizers/pane\
s/draws/draw_words.ts":Hr,"visualizers/panes/draws/drawn_step.ts":Wr,"visualizers/panes/draws/knob_spans.ts":qr,"visualizers/panes/draws/luck.ts":jr,"visualizer\
s/panes/draws/same_text.ts":Ur,"visualizers/panes/models/pair_words.ts":wa,"visualizers/panes/special_run_kinds.ts":ka,"visualizers/panes/tokens/card.tsx":Ai,"v\
isualizers/panes/tokens/constraints.ts":Ds,"visualizers/panes/tokens/explanation.ts":Qs,"visualizers/panes/tokens/hand_state.ts":ci,"visualizers/panes/tokens/in\
_hand.ts":ti,"visualizers/panes/tokens/media_chips.tsx":Ji,"visualizers/panes/tokens/sampling_knobs.ts":oi,"visualizers/panes/tokens/score_points.ts":ii,"visual\
izers/panes/tokens/stages.ts":hs,"visualizers/panes/tokens/written_tokens.ts":Ci,"visualizers/panes/watermarks/detection_words.ts":Li,"visualizers/panes/waterma\
rks/mark_answer.tsx":Oi,"visualizers/panes/watermarks/marked_text.tsx":Gi,"visualizers/panes/watermarks/watermark_marks.ts":Ri,"visualizers/panes/watermarks/wat\
ermark_statistics.ts":Gs,"visualizers/panes/watermarks/watermark_words.ts":Vs,"visualizers/panes/widgets/bars.tsx":is,"visualizers/panes/widgets/card.tsx":Ni,"v\
isualizers/panes/widgets/filled.tsx":Si,"visualizers/panes/widgets/kept.ts":_i,"visualizers/panes/widgets/shade_scale.tsx":ta,"visualizers/panes/widgets/term.ts\
x":rs,"visualizers/panes/widgets/tip.ts":mi,"visualizers/panes/widgets/token_label.tsx":us});})();
/*!
preact

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
