// Written by .ci/bundle.py from modules with the SHA-256 64b3ff01e7356e829764290665559b6e0a28f2006a4f53619e22ba1d5433154c: edit those.
(()=>{var cb=Object.defineProperty;var E=(e,t)=>{for(var n in t)cb(e,n,{get:t[n],enumerable:!0})};var ui={};E(ui,{useCallback:()=>Tb,useContext:()=>Mb,useDebugValue:()=>Rb,useEffect:()=>jn,useErrorBoundary:()=>Eb,useId:()=>Lb,useImperativeHandle:()=>Sb,useLayoutEffect:()=>I,
useMemo:()=>Ye,useReducer:()=>kt,useRef:()=>N,useState:()=>C});var ri={};E(ri,{Component:()=>Fn,Fragment:()=>T,cloneElement:()=>db,createContext:()=>_b,createElement:()=>zn,createPortal:()=>xb,createRef:()=>fb,h:()=>zn,hydrate:()=>yb,
isValidElement:()=>Qc,options:()=>Y,render:()=>Ze,toChildArray:()=>ap});var Y,Xc,Qc,gt,Js,Jr,ep,Vr,tp,Qs,Ys,np,qn=Symbol.for("pv"),Yr={},Xr=[],pb=/^m(i|n|o|s|text|space)$/,
Qr=Array.isArray,eo=Xr.slice,bt=Object.assign;function Lt(e){e&&e.parentNode&&e.remove()}function zn(e,t,n){var r,o,s,i={},a=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?eo.call(arguments,2):n),Ot(e,i,r,o,null)}function db(e,t,n){var r,o,s,i=bt({},
e.props),a=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return a>2&&(i.children=a>3?eo.call(arguments,2):n),
Ot(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function Ot(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qn,
__v:o||++Xc,__i:-1,__u:0};return!o&&Y.vnode&&Y.vnode(s),s}function fb(){return{current:null}}function T(e){return e.children}function Fn(e,t){this.props=e,this.
context=t,this.__g=0}function wt(e,t){if(t==null)return e.__&&wt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:wt(e)}function hb(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=bt({constructor:qn},n)).__v=n.__v+1,Y.vnode&&Y.vnode(t),ei(
i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||wt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,up(o,t,s),n.__=n.__e=null,t.__e!=r&&rp(t))}function rp(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),rp(e)}function Xs(e){(8&e.__g||(e.__g|=8,gt.push(e),Jr++))&&Js==Y.
debounceRendering||((Js=Y.debounceRendering)||queueMicrotask)(op)}function op(){try{for(var e,t=1;gt.length;)gt.length>t&&gt.sort(ep),e=gt.shift(),t=gt.length,8&
e.__g&&hb(e)}finally{(Jr=gt.length)&&(Js||queueMicrotask)(op)}}function sp(e,t,n,r,o,s,i,a,u,p,d){var f,h,m,g,b,w,y=r.__k||Xr,x=t.length;for(u=mb(n,t,y,u,x),f=0;f<
x;f++)(m=n.__k[f])!=null&&(h=~m.__i&&y[m.__i]||Yr,m.__i=f,w=ei(e,m,h,o,s,i,a,u,p,d),g=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&ti(h.ref,null,m,h),m.ref&&d.push(m.
ref,m.__c||g,m)),b=b||g,4&m.__u?(u=ip(m,u,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:g&&(u=g.nextSibling),m.__u&=-21);return n.__e=
b,u}function mb(e,t,n,r,o){var s,i,a,u,p,d,f,h,m,g=n.length,b=g,w=0,y=0,x=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=x[s]=Ot(null,i):Qr(i)?i=x[s]=Ot(T,{children:i}):i.constructor===qn&&i.__b?i=x[s]=Ot(i.type,i.props,i.key,i.ref,
i.__v):x[s]=i,u=s+w,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=gb(i,n,u,b))&&(b--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,
y=1)):(~p||(o>g?w--:o<g&&w++),typeof i.type!="function"&&(i.__u|=4))):x[s]=null;if(y){for(d=[],f=[],s=0;s<o;s++)if((i=x[s])&&16&i.__u){for(w=0,h=d.length;w<h;)d[m=
w+h>>1]<i.__i?w=m+1:h=m;d[w]=i.__i,f[s]=w+1}for(w=d.length;s--;)f[s]&&(f[s]==w?w--:x[s].__u|=4)}if(b)for(s=0;s<g;s++)!(a=n[s])||2&a.__u||(a.__e==r&&(r=wt(a)),ni(
a,a));return r}function ip(e,t,n,r){var o,s,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=ip(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=wt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ap(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Qr(e)?e.some(function(n){ap(n,t)}):t.push(e)),t}function gb(e,t,n,r){var o,s=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&
s==a.key&&i==a.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&s==a.key&&i==a.type)return o;for(o=n+1;o<t.length;o++)if((a=t[o])&&!(2&a.
__u)&&s==a.key&&i==a.type)return o}return-1}function Yc(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ur(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Yc(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Yc(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Ys[t]||(Ys[t]=bb(
t)),(e.__a||(e.__a={}))[t]=Qs,s=t!=(t=t.replace(tp,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function bb(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Vr]==null)t[Vr]=
Qs++;else if(t[Vr]<this.__a[e])return;return n(Y.event?Y.event(t):t)}}}function ei(e,t,n,r,o,s,i,a,u,p){var d,f,h,m,g,b,w,y,x,R,S,M,F,B,L,Z,K,ie,A=t.type;if(t.constructor!==
qn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=s=[],d.nodeType==8?a=Zr(d,s):s.push(d),a=s[0]||a),(d=Y.__b)&&d(t);e:if(typeof A=="function"){h=i.
length;try{if(y=t.props,x=(d=A.prototype)&&d.render,R=(d=A.contextType)&&r[d.__c],S=d?R?R.props.value:d.__:r,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(x?t.__c=m=
new A(y,S):(t.__c=m=new Fn(y,S),m.constructor=A,m.render=kb),R&&R.sub(m),m.state||(m.state={}),m.__n=r,m.__g|=8,m.__h=[],m.__k=[]),x&&(m.__s||(m.__s=m.state),A.
getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=bt({},m.__s)),bt(m.__s,A.getDerivedStateFromProps(y,m.__s)))),g=m.props,b=m.state,m.__v=t,n.__c){if(y!==g&&x&&
!A.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,S),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(
y,m.__s,S)===!1){t.__v!=n.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(J){J&&(J.__=t)}),Xr.push.apply(m.__h,m.__k),m.__k=
[],m.__h.length&&i.push(m),a=wt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(y,m.__s,S),x&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(
g,b,w)})}else x&&!A.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),x&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=S,m.
props=y,m.__P=e,m.__g&=-5,M=Y.__r,F=x?25:0;do m.__g&=-9,M&&M(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++F<25);x&&(Xr.push.apply(m.__h,m.__k),
m.__k=[]),m.state=m.__s,m.getChildContext&&(r=bt({},r,m.getChildContext())),x&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(g,b)),B=d&&d.type===
T&&d.key==null?d.props.children:d,y.__P&&(d=a,o=(e=y.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(J){J&&ni(J,J)}),n.__k=null),a=n.__k?
wt(n,0):null),a=sp(e,Qr(B)?B:[B],t,n,r,o,s,i,a,u,p),y.__P&&(t.__e=null,a=d),t.__u&=-161,f&&f.some(Lt),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(J){if(i.
length=h,t.__v=null,u||s)if(J&&J.then){if(t.__u|=128|u,s){for(~(K=s.indexOf(a||void 0))||(K=s.length);(ie=s[K-1])&&ie.nodeType==8;)K--;for(;K<s.length;K++)if(ie=
s[K])if(s[K]=null,L){if(ie==Z)break}else{if(ie.nodeType!=8)break;ie.data.startsWith("$s")&&(Z=Zr(L=ie))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(d=Zr(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=d):t.__e=a,a=a&&a.nextSibling}else s&&s.some(Lt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),J&&J.then||lp(t),Y.
__e(J,t,n)}}else a=t.__e=wb(n.__e,t,n,r,o,s,i,u,p,e);return(d=Y.diffed)&&d(t),a}function Zr(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function lp(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.
__k.some(lp))}function up(e,t,n){for(var r=0;r<n.length;)ti(n[r++],n[r++],n[r++]);Y.__c&&Y.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.
call(o)})}catch(s){Y.__e(s,o.__v)}})}function wb(e,t,n,r,o,s,i,a,u,p){var d,f,h,m,g,b,w,y,x=n.props||Yr,R=t.props,S=t.type;if(S=="svg"?o="http://www.w3.org/2000\
/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((g=s[d])&&(S?g.localName==S:g.nodeType==
3)){e=g,s[d]=null;break}}if(!e){if(y=p.ownerDocument||document,!S)return y.createTextNode(R);e=y.createElementNS(o,S,R.is?R:p),a&&(Y.__m&&Y.__m(t,s),a=!1),s=null}
if(S){if(p=S=="template"&&e.content||e,s=S=="textarea"&&R.defaultValue!=null?null:s&&eo.call(p.childNodes),!a&&s)for(x={},d=0;d<e.attributes.length;d++)x[(g=e.attributes[d]).
name]=g.value;for(d in x)g=x[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in R||d=="value"&&"defaultValue"in R||d=="checked"&&"defaultChecked"in R||Ur(e,
d,null,g,o);for(d in R)g=R[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?f=g:d=="value"?b=g:d=="checked"?w=g:a&&typeof g!="function"||x[d]===g||Ur(e,d,g,x[d],
o);f?(a||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998\
/Math/MathML"&&pb.test(S))&&(o="http://www.w3.org/1999/xhtml"),sp(p,Qr(m)?m:[m],t,n,r,o,s,i,s?s[0]:n.__k&&wt(n,0),a,u),s&&s.some(Lt)),a&&S!="textarea"||(d="valu\
e",S=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(S!="progress"||b)||Ur(e,d,b,x[d],o),d="checked",w!=null&&w!=e[d]&&Ur(e,d,w,x[d],o))}else x===
R||a&&e.data==R||(e.data=R);return e}function ti(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="functi\
on"?t():e(null)):e.current=t}catch(o){Y.__e(o,n)}}function ni(e,t,n){var r,o,s,i;if(Y.unmount&&Y.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||ti(r,null,t,
e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){Y.__e(a,t)}r.__P=r.__n=null}if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&ni(r[i],t,typeof e.
type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=Zr(r,s=[]))&&(r==e.__e&&s.some(Lt),Lt(o),Lt(r)),n||Lt(e.__e),e.__e=e.__c=e.__=null}function kb(e,t,n){
return this.constructor(e,n)}function Ze(e,t){var n,r,o,s;Y.__&&Y.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ot(T,{children:[
e]}),o=[],s=[],ei(t,t.__k,r||Yr,Yr,t.namespaceURI,r?null:t.firstChild?eo.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),up(o,t.__k,s),t.__k.props.children=
null}function yb(e,t){e&&typeof e=="object"&&(e.__u|=32),Ze(e,t)}function _b(e){function t(n){var r,o;return this.getChildContext||(r=new Set,(o={})[t.__c]=this,
this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(function(i){i.__g|=4,Xs(i)})},this.sub=function(s){
r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}return t.__c="__cC"+np++,t.__=e,t.Provider=(t.Consumer=
function(n,r){return n.children(r)}).contextType=t,t}function vb(e){return e.children}function xb(e,t){return Ot(vb,{__P:t,children:e})}Y={__e:function(e,t,n,r){
for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&
(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw Jr=0,e}},Xc=0,Qc=function(e){return e!=null&&e.constructor===qn},Fn.prototype.
setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=bt({},this.state)),typeof e=="function"&&(e=e(bt({},n),this.props)),e&&(bt(n,e),this.__v&&(t&&
this.__k.push(t),Xs(this)))},Fn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Xs(this))},Fn.prototype.render=T,gt=[],Jr=0,ep=function(e,t){
return e.__v.__b-t.__v.__b},Vr=Symbol(),tp=/(PointerCapture)$|Capture$/i,Qs=0,Ys={},np=0;var Je,oe,oi,cp,si=Object.is,pn=0,kp=[],ii=[],ae=Y,pp=ae.__b,dp=ae.__r,fp=ae.diffed,hp=ae.__c,mp=ae.unmount,gp=ae.__;function Pt(e,t){ae.__h&&ae.__h(oe,e,pn||t),
pn=0;var n=oe.__H||(oe.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return pn=1,kt(yp,e)}function kt(e,t,n){var r=Pt(Je++,2);if(r.
t=e,!r.__c&&(r.__=[n?n(t):yp(void 0,t),function(s){var i=(r.__N||r.__)[0],a=r.t(i,s);si(i,a)||(r.__N=[a,r.__[1]],r.__c.setState({}))}],r.__c=oe,!oe.__f)){oe.__f=
!0;var o=oe.shouldComponentUpdate;oe.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=s;if(u.__.some(function(h){h.__N&&
(p=!0,si(h.__[0],h.__N[0])||(d=!0))}),o){var f=o.call(this,s,i,a);return p?f||d:f}return!p||d}}return r.__}function jn(e,t){var n=Pt(Je++,3);!ae.__s&&li(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,oe.__H.__h.push(n))}function I(e,t){var n=Pt(Je++,4);!ae.__s&&li(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,oe.__h.push(n))}function N(e){return pn=
5,Ye(function(){return{current:e}},[])}function Sb(e,t,n){pn=6,I(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r=="function"&&
r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Ye(e,t){var n=Pt(Je++,7);return li(n.__H,t)&&(n.__=e(),n.__H=t),
n.__}function Tb(e,t){return pn=8,Ye(function(){return e},t)}function Mb(e){var t=oe.context[e.__c],n=Pt(Je++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(oe)),
t.props.value):e.__}function Rb(e,t){ae.useDebugValue&&ae.useDebugValue(t?t(e):e)}function Eb(e){var t=Pt(Je++,10),n=C();return t.__=e,oe.componentDidCatch||(oe.
componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function Lb(){var e=Pt(Je++,11);if(!e.__){for(var t=oe.__v;!t.__m&&t.
__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Ob(){var e;do{for(;e=ii.shift();)try{Kn(e)}catch(n){ae.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=kp.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Kn),t.__h.some(ai),t.__h=[]}catch(n){t.__h=[],ae.__e(n,e.__v)}}}while(ii.length)}ae.__b=function(e){
oe=null,pp&&pp(e)},ae.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gp&&gp(e,t)},ae.__r=function(e){dp&&dp(e),Je=0;var t=(oe=e.__c).__H;t&&(oi==oe?oe.
__h=[]:(t.__h.some(Kn),t.__h.some(ai),Je=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),oi=oe},ae.diffed=function(e){fp&&fp(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&wp(kp.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),oi=oe=null},ae.__c=function(e,t){t.some(function(n){try{n.__h.some(
Kn),n.__h=n.__h.filter(function(r){return!r.__||ai(r)})}catch(r){n.__h=[function(){throw r}]}}),hp&&hp(e,t)},ae.unmount=function(e){mp&&mp(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,wp(ii.push(o))}else Kn(o)}catch(s){
t=s}}),r.__H=void 0,t&&ae.__e(t,r.__v))};var bp=typeof requestAnimationFrame=="function";function Pb(e){var t,n=function(){clearTimeout(r),bp&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);bp&&(t=requestAnimationFrame(n))}function wp(e){e!=1&&cp==ae.requestAnimationFrame||((cp=ae.requestAnimationFrame)||Pb)(Ob)}
function Kn(e){var t=oe,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),oe=t}function ai(e){var t=oe;e.__c=e.__(),oe=t}function li(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!si(n,e[r])})}function yp(e,t){return typeof t=="function"?t(e):t}var vi={};E(vi,{groupPane:()=>Ub,runPane:()=>Q,useFresh:()=>ye,useRedraw:()=>Gb});var ki={};E(ki,{Feed:()=>Ct,everyChange:()=>dn});var gi={};E(gi,{isFar:()=>hi,isOpen:()=>di,onceNear:()=>mi,onceShown:()=>fi});var vp=e=>e.closest(".tabitem, .drawer")||document.body;function di(e){return e.checkVisibility()||
e.hidden&&vp(e).checkVisibility()}var no=new WeakMap,ci;function fi(e,t){ci??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
Cb).forEach(i=>i()));let n=vp(e),r=n.checkVisibility()?e:n,o=no.get(r)??new Set;no.set(r,o.add(t)),ci.observe(r)}function Cb(e){ci.unobserve(e);let t=[...no.get(
e)||[]];return no.delete(e),t}var to=new WeakMap,pi=new WeakMap,_p;function hi(e){return to.has(e)||(_p??=new IntersectionObserver(Nb,{rootMargin:"50%"}),to.set(
e,!1),_p.observe(e)),!!to.get(e)&&!e.hidden}function mi(e,t){pi.set(e,t)}function Nb(e){for(let{target:t,isIntersecting:n}of e){to.set(t,!n);let r=n&&pi.get(t);
r&&(pi.delete(t),r())}}var Ct=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,{whenOpen:r=!1,
rest:o=0}={}){let s={element:t,update:n,whenOpen:r,rest:o,last:0,grown:0,missed:dn(this.kinds),tellNow:()=>oo([s])};this.subscribers.add(s),oo([s])}changed(t){ro.
size||requestAnimationFrame(Ab),ro.add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?
n.missed=Wb(n.missed,t):this.subscribers.delete(n);return[...this.subscribers]}},ro=new Set;function Ab(){let e=[...ro];ro=new Set,oo(e.flatMap(t=>t.takeChanges()),
!0)}function oo(e,t=!1){let n=e.filter(({element:i,whenOpen:a})=>a&&i.isConnected),r=new Set(n.filter(({element:i})=>!di(i))),o=new Set(n.filter(i=>t&&wi(i.missed)&&
!r.has(i)&&hi(i.element)));for(let{element:i,tellNow:a}of r)fi(i,a);for(let{element:i,tellNow:a}of o)mi(i,a);let s=performance.now();for(let i of e){let{missed:a,
update:u}=i;if(!(r.has(i)||o.has(i)||!Object.keys(a).length||$b(i,s))){Object.assign(i,{missed:{},last:s,grown:wi(a)?i.grown+1:0});try{u(a)}catch(p){console.error(
"Generation Playground: a pane could not be drawn.",p)}}}}var Bb=5,bi=new Set,xp=0;function $b(e,t){let n=e.last+e.rest-t;return n<=0||e.grown<Bb||!wi(e.missed)?
!1:(bi.add(e),xp||=window.setTimeout(()=>requestAnimationFrame(Hb),n),!0)}function Hb(){let e=[...bi];bi.clear(),xp=0,oo(e,!0)}var wi=e=>!!e.steps&&Object.keys(
e).every(t=>t==="steps"||t==="entries"),dn=e=>Object.fromEntries(e.map(t=>[t,!0]));function Wb(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set(
[...e.entries,...t.entries])),n}var _i={};E(_i,{Fragment:()=>T,jsx:()=>c,jsxAttr:()=>Kb,jsxDEV:()=>c,jsxEscape:()=>Mp,jsxTemplate:()=>qb,jsxs:()=>c});var Ib=/["&<]/;function yi(e){if(!e.length||!Ib.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var Tp=Symbol.for("pv"),Db=0,Fb=Array.
isArray;function c(e,t,n,r,o,s){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?i=t[a]:u[a]=t[a];var p={type:e,props:u,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tp,__v:--Db,__i:-1,__u:0};return(o||s)&&(p.__source=o,p.__self=s),Y.vnode&&Y.vnode(p),p}function qb(e){var t=c(
T,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var Sp={},zb=/[A-Z]/g;function Kb(e,t){if(Y.attr){var n=Y.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:Sp[o]||(Sp[o]=o.replace(zb,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+yi(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+yi(""+t)+'"'}function Mp(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===Tp)return e;if(Fb(e)){for(var t=0;t<e.length;t++)e[t]=Mp(e[t]);return e}}return yi(""+e)}function ye(e){let t=N(null),n=t.current!==e;return t.current=e,n?e:jb}var jb={};function Gb(){let[,e]=kt(t=>t+1,0);return()=>e(void 0)}var Q=(e,t,{readsKnobs:n=!1}={})=>(r,o)=>{
let s=Rp(r,o,i=>c(e,{log:o,changes:i}),t);return i=>{(n||Object.keys(i).some(a=>a!=="knobs"))&&s(i)}},Ub=(e,t,n)=>(r,o)=>{let s=a=>({...a,entries:a.entries??new Set(
o.entries.keys())}),i=Rp(r,o,a=>c(e,{group:o,changes:s(a)}),t);return a=>{(!n||a.run||n.some(u=>a[u]))&&i(a)}};function Rp(e,t,n,r){let o=e.querySelector(".gp-d\
rawn")??e;if(o.replaceChildren(),!r)return i=>Ze(n(i),o);let s=!1;return i=>{let a=s;s=r(t),e.hidden=!s,s&&Ze(n(a?i:dn(t.kinds)),o)}}var Hi={};E(Hi,{Along:()=>fe,RunLog:()=>_t,groupLetter:()=>Nt,isBeamNode:()=>et,pathChange:()=>ho,pathOf:()=>q,penalised:()=>Vn,startOf:()=>Qe,unseenAfter:()=>uw,
unseenNode:()=>$i});var Si={};E(Si,{noReading:()=>so,readOn:()=>io,spansOf:()=>xi});var so=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function io(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:a}=e,u=[...e.tail,[s,t]];for(;;){let p=i===null?r:o,d=u.map(([,h])=>h).join("").indexOf(p);if(d<0)break;let f=Vb(u,d);i===null?i=s+
1:(a=[...a,{start:i,stop:Math.max(i,f),end:s+1}],i=null),u=Zb(u,d+p.length)}return n&&i!==null&&i<=s&&(a=[...a,{start:i,stop:s,end:null}],i=null,u=[]),{place:s+
1,since:i,tail:Jb(u,(i===null?r:o).length-1),spans:a}}function xi(e,t){if(!t)return[];let n=so(t);for(let{chosen:i,piece:a}of e)n=io(n,i.text,a===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function Vb(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function Zb(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function Jb(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var Ri={};E(Ri,{FIGURES:()=>Ti,MODES:()=>ao,PROCESSORS:()=>uo,ROW_FIELDS:()=>Mi,SCORES:()=>Yb,STOPS:()=>lo});var ao={greedy_search:"greedy decoding",sample:"sam\
pling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam searc\
h",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own dec\
oding loop",elsewhere:"from another server"},lo={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},Ti={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},uo={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Yb={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},Mi={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark","share","luck"],DraftToken:["token_i\
d","text","draft_logprob","target_logprob","accepted","overlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_bef\
ore","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id",
"read_text"],Contender:["token_id","text","score","luck","rank","above"],Racer:["token_id","text","probability","luck"]};var Ai={};E(Ai,{isSaid:()=>nw,isTouched:()=>yt,language:()=>Gn,t:()=>l,tn:()=>v,translateTemplate:()=>po,withTexts:()=>Ni});var Ci={};E(Ci,{count:()=>k,fixed:()=>D,isOne:()=>Pi,language:()=>Gn,listed:()=>ew,notation:()=>se,plain:()=>Xe,separators:()=>tw,significant:()=>Oi,withMinus:()=>Un});
var Xb=["de","fr"];var Ei={},Ep={};function Gn(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Xb.includes(e)?e:"en"}var co=()=>window.GenerationPlaygroundTexts?Gn():
"en";function Li(e){if(!Ei[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";Ei[e]={decimal:n("decimal"),group:n(
"group")}}return Ei[e]}function se(e){let t=co();if(t==="en")return e;let{decimal:n,group:r}=Li(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var Un=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),D=(e,t=0)=>se(Un(e.toFixed(t))),Oi=(e,t)=>se(Un(e.toPrecision(t))),k=e=>Number.
isInteger(e)&&e>=0&&e<1e3?String(e):se(Qb.format(e)),Qb=new Intl.NumberFormat("en-US"),Xe=e=>se(String(e)),ew=e=>e.join(Li(co()).decimal===","?"; ":", ");function Pi(e,t){
let n=t?co():"en";return n==="en"?e===1:(Ep[n]??=new Intl.PluralRules(n),Ep[n].select(e)==="one")}function tw(){let{decimal:e,group:t}=Li(co());return e+t}function l(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?se(Un(e.number)):"one"in e?v(e.count,e.one,e.said,e.values):l(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?Xe(
i):i&&typeof i=="object"?l(i):String(i??"")}):r}function v(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Pi(e,o):e===1;return l(
s?t:n,{count:k(e),...r})}var nw=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),yt=()=>matchMedia(
"(pointer: coarse)").matches,rw=["aria-label","title","placeholder","data-tip","label"];function po(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.
createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],a=s&&t[s.replace(/\s+/g,
" ")];a&&(r.nodeValue=o+a+i)}for(let r of[e,...e.querySelectorAll("*")])for(let o of rw){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(
o,s)}}function Ni(e){let n=window.GenerationPlaygroundCatalogues?.[Gn()];if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.
GenerationPlaygroundTextsLoading.then(e)}var ow=20,_t=class extends Ct{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;isTokenFolded=!0;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll","fold"]),this.clear()}clear(){this.queued=
this.loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=
[],this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(
t);return this.coming.push(t),this.showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:l("The connection to t\
his run was lost."),fix:l("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!sw(t.type))throw new Error("unknown event "+t.type);Op[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
firstElapsed??=t.elapsed,this.changed("steps")}get recorded(){return this.recordedTurn!==void 0&&this.turn===this.recordedTurn}get readsSource(){return!!this.started?.
decoder_tokens.length}get prefix(){return(this.readsSource?this.started?.decoder_tokens:this.started?.prompt_tokens)??[]}get denoises(){return!!(this.started&&this.
started.mode==="block_diffusion")}get isFromElsewhere(){return!!(this.started&&this.started.elsewhere)}get hasReadMedia(){return!!(this.started?.request.media?.
length||this.started?.media?.length)}get looksAtMedia(){return this.hasReadMedia&&this.readsSource&&!this.started?.prompt_tokens.length}get speaks(){return!!(this.
started&&this.started.codebooks)}get canAsk(){return super.canAsk&&!this.isFromElsewhere&&!this.speaks}get stepping(){if(!this.started||this.usesBeams)return!1;
if(this.finished?.sequences[0]?.stop_reason==="step")return!0;let{given:t,only_given:n,config:r={}}=this.started.request;return typeof t=="string"?!1:Array.isArray(
t)&&n||r.max_new_tokens===(t||[]).length+1}get usesBeams(){return this.prompts.length>0}get waiting(){return!!(this.queued||this.loading)}get running(){return!!(this.
started&&!this.finished&&!this.failed&&!this.waiting)}lines(){return this.hideFrom===null?this.allLines():this.allLines().map(t=>{let n=this.seen(t.last);return n===
t.last?t:{...t,last:n,score:null,stopReason:null}})}seen(t){if(this.hideFrom===null)return t;let n=t;for(;n&&!n.isPrompt&&n.index>=this.hideFrom;)n=n.before;return n}hide(t){
this.hideFrom!==t&&(this.hideFrom=t,this.changed("steps"),this.changed("selection"))}allLines(){if(this.returned)return this.returned;if(this.usesBeams)return this.
prompts.flatMap((n,r)=>pw(n,r,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?
l("codebook {number}",{number:r+1}):this.lasts.length>1?l("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&
t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)
r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==
void 0?q(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,r){this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let r=q(n),o=r.filter(p=>!p.given);if(o.length<2)return;let s=xi(
r,this.started?.reasoning).filter(({end:p})=>p!==null),i=o.filter(({index:p})=>!s.some(({start:d,stop:f})=>d<=p&&p<f)),a=({distribution:p,chosen:{raw_logprob:d}})=>p.
entropy_before??-(d??-1/0),u=t&&o.find(p=>p.chosen.text.trim()===t.trim());u?this.selectStep(u,!0):this.selectStep((i.length?i:o).reduce((p,d)=>a(d)>a(p)?d:p),!0)}walk(t){
let n=this.current();if(!n)return;let r=[...this.promptSteps,...q(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.
max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];
s.delete(n),s.set(n,{ids:r,found:o}),s.size>ow&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return q(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(q(r.last).forEach((o,s)=>{let i=Se("Candidate",n[s]||[]),a=new Set(
i.map(({token_id:u})=>u));o.watched=[...(o.watched||[]).filter(({token_id:u})=>!a.has(u)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:Se(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}foldToken(t){this.isTokenFolded!==t&&(this.
isTokenFolded=t,this.changed("fold"))}showPicture(t){this.picture!==t&&(this.picture=t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed(
"roll")}setUnit(t){this.unit=t,this.changed("unit")}},Op={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed(
"status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=Se("Token",t.prompt_tokens??[]);e.started={...t,request:t.
request??{},prompt_tokens:n,decoder_tokens:Se("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{
step:t}){let n=Lp(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=iw(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>
e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=aw(),r={...t,distributions:t.distributions.map(Pp)};r.given&&
(n.given+=1);let o=Se("BeamCandidate",r.candidates).map(i=>lw(i,r,n));for(let{beam:i}of o)i.progress&&e.texts.set(i.token_id,i.text);cw(o),n.running=o.filter(i=>i.
beam.status==="running").sort((i,a)=>Bi(i)-Bi(a)),n.byNumber=new Map(n.running.map(i=>[Bi(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<
s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.status==="finished")),n.finished.sort((i,a)=>(a.beam.final_score??0)-(i.beam.final_score??0)),
n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.
distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(r=>n={...Lp(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{
step:t}){let n={...t,places:Se("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,
e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Se("DraftToken",t.drafted),race:Se("Racer",t.race??[])}),e.changed("ste\
ps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.note??""}));e.finished={...t,sequences:n},n.forEach((r,o)=>{!r.token_ids.length&&
r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>hw(e,r,o))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.
started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},sw=e=>Object.hasOwn(Op,e);function fo(e,t){let n=Mi[e],r={};for(let o=0;o<n.length;o++)r[n[o]]=
t[o];return r}function Se(e,t){return t.map(n=>fo(e,n))}function Pp(e){return{...e,candidates:Se("Candidate",e.candidates),stages:Se("Stage",e.stages??[])}}function Lp(e){
let{chosen:t,distribution:n,watched:r,mark:o,draw:s,reranked:i,...a}=e,u={...a,chosen:fo("Candidate",t),distribution:Pp(n),watched:Se("Candidate",r??[]),mark:o?
fo("Mark",o):null,draw:s?{...s,contenders:Se("Contender",s.contenders??[])}:null,before:null,draft:null};return i&&(u.reranked=Se("Reranked",i)),u}function iw(e,t){
let n=t.at(-1);if(!n||e.index<n.start)return null;let r=e.index-n.start;return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,
instead:n.drafted[r]||null,round:n,place:r}}function aw(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}
var Bi=({beam:e})=>e.beam??0;function lw({mark:e,...t},n,r){let o=e?fo("Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],a=i.candidates.find(u=>u.token_id===
s.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.get(s.parent)||null,chosen:a||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,
distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-r.given,mark:o,beam:s}}function Qe({started:e}){if(!e)throw new Error(
"no run has started");return e}var et=e=>!!e?.beam,Vn=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function $i(e,t,n,r,o){e.unseen??=new Map;let s=`${t}\
 ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let a=(t?e.byStep[t-1].get(n):null)??null,{token_id:u,text:p,raw_logprob:d,logprob:f}=o,h=(a?.beam.score??0)+(f??-1/0),
m=a?a.beam.group:null,g={token_id:u,text:p,piece:null,parent:n,raw_logprob:d,logprob:f,score:h,status:"unseen",beam:null,final_score:null,group:m},{sequence:b,seconds:w,
elapsed:y}=e.steps[t][0];i={index:t,sequence:b,before:a,chosen:o,piece:null,distribution:r,seconds:w,elapsed:y,draft:null,given:!1,length:e.steps[t][0].length,beam:g,
rank:null},e.unseen.set(s,i)}return i}function uw(e,t,n,r){let o=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function cw(e){
let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function pw(e,t,n){
let r=s=>n>1?l("Prompt {number}, {label}",{number:t+1,label:s}):s,o=(s,i,a,u)=>({kind:s,label:r(i),last:a,score:u,stopReason:null});return[...e.running.map(s=>o(
"running",dw(s),s,s.beam.score)),...e.finished.map((s,i)=>o("finished",fw(s,i+1),s,s.beam.final_score))]}function dw({beam:{beam:e,group:t,progress:n}}){let r=(e??
0)+1;return t!=null?l("beam {number}, group {group}",{number:r,group:Nt(t)}):r===1&&!n?l("best beam"):l("beam {number}",{number:r})}function fw({beam:{group:e}},t){
return e!=null?l("ended {number}, group {group}",{number:t,group:Nt(e)}):l("ended {number}",{number:t})}var Nt=e=>e<26?String.fromCharCode(65+e):String(e+1);function hw(e,t,n){
let r=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((i,a)=>{
let u=t.beams?.[a];s=(o[a]||[]).find(p=>p.beam.parent===u&&p.beam.token_id===i)||s}),{kind:"returned",label:l("output {number}",{number:n+1}),last:s,score:t.score,
stopReason:t.stop_reason}}function q(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function ho(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(
r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var fe=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.
totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=ho(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.
push(this.add(this.total,o));return{keep:n,added:r}}};var ma={};E(ma,{addGroupPanes:()=>Ww,addSpecialPanes:()=>Iw,chooseUnit:()=>xo,start:()=>ha});var Yi={};E(Yi,{canStandAlone:()=>Ji});var Zi={};E(Zi,{fit:()=>go,sayAttributes:()=>le,sayLabel:()=>Vi,svg:()=>ne});var Ui={};E(Ui,{INVISIBLE:()=>At,MARKS:()=>tt,asSentence:()=>_e,askedOf:()=>ww,bytesOf:()=>zi,bytesWords:()=>Di,count:()=>k,decimals:()=>P,fillLabel:()=>fn,fillText:()=>Fi,
fillToken:()=>qi,filled:()=>Me,fromNats:()=>Re,inOneLine:()=>$e,inParts:()=>be,information:()=>te,labelled:()=>gw,leavesBytes:()=>Zn,loadingWords:()=>ji,make:()=>$,
modeName:()=>Jn,named:()=>kw,numbersOf:()=>Ee,percent:()=>_,probability:()=>O,problemsOf:()=>Gi,processorWords:()=>vt,quoted:()=>H,say:()=>Te,seconds:()=>nt,stopWords:()=>Yn,
together:()=>mo,waitWords:()=>Ki,withUnit:()=>hn});var Wi={};E(Wi,{finite:()=>ce,isFromElsewhere:()=>ee,isKnown:()=>G,keptOf:()=>ue,medianOf:()=>mw});var G=e=>typeof e=="number"&&Number.isFinite(e),ce=e=>e==null||
Math.abs(e)>1e30?null:e,mw=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},ee=({distribution:e})=>e.vocab===null,ue=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var tt={" ":"·","\n":"↵","	":"⇥","\r":"␍"},At=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function $(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Fi(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(At)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=tt[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let a=tt[s]?s:"";e.append($("span","gp-space",a,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append($("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function qi(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=$("span","gp-ink");Fi(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append($("span","gp-space","",{"data-mark":tt[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Ii=/(\\x[0-9a-f]{2})+$/i,zi=e=>(e.match(Ii)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Zn=({piece:e,text:t})=>e!==null&&(e===""||Ii.test(t)&&e===t.replace(Ii,""));function fn(e,t){e.replaceChildren(),Fi(e,t),t||e.append($("span","gp-mark",l("(empt\
y)")))}function gw(e,t){let n=$("bdi",t);return fn(n,e),n}function Te(e,t){e.textContent!==t&&(e.textContent=t)}var bw=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function mo(e){let t=document.createDocumentFragment();return e.split(bw).forEach((n,r)=>t.append(r%2?$("span","gp-together",n):n)),t}var $e=e=>e.replace(At,t=>t===
" "?" ":tt[t]||"�"),_e=e=>e?`${e}.`:"",be=e=>e.filter(Boolean).join(l("{before}; {part}").split(/\{\w+\}/)[1]),H=e=>l("“{text}”",{text:$e(e)});function Ki(e){
return e>90?l("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):l("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var Me=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function _(e){let t=e*100;return t===0?se("0%"):t<.01?se("<0.01%"):t<1?se(t.toFixed(2)+"%"):
t>99.95&&t<100?se(">99.9%"):se(t.toFixed(1).replace(".0","")+"%")}var O=e=>e==null?0:Math.exp(e),ww=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",Re=(e,t)=>t==="bits"?e/Math.LN2:e;function te(e,t){return e===null||!Number.isFinite(e)?l("infinite"):hn(e,D(Re(e,t),2),t)}var hn=(e,t,n)=>n==="bits"?v(Math.
abs(Re(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${l(n)}`;function ji({model:e,phase:t,done:n,total:r}){if(t==="gpu")return l("waiting for the shared \
GPU …");if(t==="asking")return l("asking the Hub for {model} …",{model:e});let o=_((n??0)/(r||1));return t==="download"?l("downloading {model}: {done} of {t\
otal} …",{model:e,done:Di(n),total:Di(r)}):t==="converting"?r?l("converting {model}: {share} …",{model:e,share:o}):l("reading the file of {model} to convert\
 it …",{model:e}):r?l("loading {model}: {share} …",{model:e,share:o}):l("loading {model} …",{model:e})}function Di(e){return G(e)?e>=1e9?l("{size} GB",{size:D(
e/1e9,e<1e10?2:1)}):e>=1e6?l("{size} MB",{size:D(e/1e6,e<1e8?1:0)}):l("{size} kB",{size:D(e/1e3,0)}):"–"}function nt(e){return e<1?Math.round(e*1e3)+" ms":D(e,
e<10?2:1)+" s"}var P=(e,t=3)=>e==null?"–":D(e,t);function Ee(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:O(t.logprob),rawProbability:O(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var kw=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,Jn=e=>Object.hasOwn(ao,e)?l(ao[e]):e.replaceAll("_"," ");function Gi({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:l(o.message),
fix:l(o.fix)}));return r.some(o=>o.message===l(e))?r:[{knob:"",message:l(e),fix:l(t)},...r]}var Yn=e=>Object.hasOwn(lo,e)?lo[e].map(t=>l(t)):[e,e];function vt(e){
if(!Object.hasOwn(uo,e))return[e,l("is your own logits processor"),[]];let[t,n,r]=uo[e];return[l(t),l(n),r]}var ne=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function go(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Cp=new WeakMap;function Vi(e,t,{plain:n=!1}={}){let r=String(n)+
t;Cp.get(e)!==r&&(Cp.set(e,r),n?e.textContent=t:fn(e,t))}function le(e,t){let n=Np.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.setAttribute(r,String(
n[r]=o));Np.set(e,n)}var Np=new WeakMap;function Ji(e){let t=$("button","gp-alone-button",null,{type:"button"});t.append(_w()),e.append(t);let n=null;async function r(){let a=yw(e);e.classList.add("gp\
-alone");let u=new MutationObserver(()=>e.hidden&&o());if(u.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,u.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),a.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),a.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(a){a.key==="Escape"&&(a.preventDefault(),a.stopPropagation(),o())}function i(){let a=n?
l("Leave full screen"):l("Full screen");t.title=a,t.ariaLabel=e.ariaLabel?`${a}: ${e.ariaLabel}`:a,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:a})=>{a===e&&document.fullscreenElement!==e&&n&&n()}),i()}function yw(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,a,u]of t)i.scrollTo({left:a,top:u,behavior:"instant"})}return{silence(){for(let i of r)for(let a of i.children)!(a instanceof HTMLElement)||
a.contains(e)||a.inert||(a.inert=!0,n.push(a))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function _w(){let e=ne("svg"),t=ne("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-h\
idden","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var ta={};E(ta,{addressOf:()=>Qn,askedTerm:()=>bo,followTermLink:()=>er,formulaLines:()=>wo,openGlossary:()=>ot});var Xi={};E(Xi,{documentLinks:()=>Xn});var vw={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},xw=Object.fromEntries(Object.entries(vw).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function Xn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?xw[e]||`glossary#${e}`:"";return[$("a","gp-link",l("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Qi={};E(Qi,{TERMS:()=>mn,termOf:()=>Bt});var Ap={token:()=>({name:l("token"),meaning:l("The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few byt\
es.")}),vocabulary:()=>({name:l("vocabulary"),meaning:l("All the tokens that a model knows.")}),prompt:()=>({name:l("prompt"),meaning:l("The text that the model\
 is given, and continues.")}),step:()=>({name:l("step"),meaning:l("One choice of a next token. In beam search all running beams take it together.")}),length:()=>({
name:l("length"),meaning:l("How many tokens a text has, without the prompt; the one that ends it counts."),formula:"n",unit:l("tokens")}),ending:()=>({name:l("e\
nd of a text"),meaning:l("What ended a text: the model’s end-of-sequence token (EOS), a stop string, a limit, your own criterion or decoding loop, or a person.")}),
sample:()=>({name:l("sample"),meaning:l("One of several texts that are drawn with the same settings, each with a seed of its own. A text of probability p is exp\
ected N · p times among N samples."),formula:"N · p"}),logit:()=>({name:l("logit"),meaning:l("The model’s raw score for a token. Only the differences between \
the logits of a step matter."),formula:"p = e^logit / Σ e^logit"}),probability:()=>({name:l("probability"),meaning:l("How likely a token is to come next, among\
 all of the vocabulary."),formula:"p = e^logit / Σ e^logit",unit:"%"}),distribution:()=>({name:l("distribution"),meaning:l("The probabilities of all tokens of \
the vocabulary at one step; they sum to 1."),formula:"Σ p = 1"}),logprob:()=>({name:l("log-probability"),meaning:l("The natural logarithm of a probability: 0 i\
s certain, and each token adds its own to the sum of a text."),formula:"log p",unit:"nats"}),"mean-logprob":()=>({name:l("mean log-probability"),meaning:l("The \
logarithm of a token’s probability, on average."),formula:"(Σ log p) / n",unit:l("bits or nats")}),"cumulative-logprob":()=>({name:l("cumulative log-probabil\
ity"),meaning:l("The logarithm of the probability of the whole text: the sum over its tokens."),formula:"Σ log p",unit:l("bits or nats")}),surprisal:()=>({name:l(
"surprisal"),meaning:l("How unexpected a token was: 0 bits where it was certain, one more for each halving of its probability."),formula:"−log₂ p",unit:l("b\
its or nats")}),bits:()=>({name:l("bits and nats"),meaning:l("Units of information: bits count with the logarithm to base 2, nats with the natural one."),formula:"\
1 nat = 1.443 bits"}),entropy:()=>({name:l("entropy"),meaning:l("How uncertain the next token was, on average."),formula:"H = −Σ p · log₂ p",unit:l("bits \
or nats")}),"logit-lens":()=>({name:l("logit lens"),meaning:l("What a layer of the model would say if it were the last: the model’s own head, applied to what th\
e layer hands on.")}),"cross-attention":()=>({name:l("cross-attention"),meaning:l("How much a decoder takes from each position of what its encoder has read: wei\
ghts that add up to 1 in each head of each layer. They tell where information came from, not why a token was chosen."),formula:"softmax(Q Kᵀ / √d)"}),perplexity:()=>({
name:l("perplexity"),meaning:l("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."),
formula:"exp(−(Σ log p) / n)"}),rank:()=>({name:l("rank"),meaning:l("The place of a token when all are sorted by probability: 1 is the likeliest.")}),greedy:()=>({
name:l("greedy"),meaning:l("Takes the most probable token at each step."),formula:"argmax p"}),sampling:()=>({name:l("sampling"),meaning:l("Draws each token at \
random, with the probabilities that the processors left.")}),seed:()=>({name:l("seed"),meaning:l("The number from which all draws of a run follow: the same seed\
 and settings give the same text again.")}),luck:()=>({name:l("luck"),meaning:l("What chance adds to a probability: a random factor 1/q for each token, which de\
pends only on the seed. The token with the largest product of the two is drawn."),formula:"p · 1/q, g = −ln q"}),processor:()=>({name:l("logits processor"),meaning:l(
"A rule that changes the scores of a step before a token is chosen: it removes tokens or makes some likelier.")}),temperature:()=>({name:l("temperature"),meaning:l(
"What the logits are divided by: below 1 likely tokens become likelier, above 1 all become more alike."),formula:"p ∝ e^(logit / T)"}),"top-k":()=>({name:l("t\
op-k"),meaning:l("Keeps the k likeliest tokens and removes the others.")}),"top-p":()=>({name:l("top-p"),meaning:l("Keeps the likeliest tokens until together th\
ey have probability p: the nucleus."),formula:"min n: p₁ + … + pₙ ≥ p"}),"min-p":()=>({name:l("min-p"),meaning:l("Keeps the tokens with at least this sh\
are of the likeliest one’s probability."),formula:"p ≥ min_p · p₁"}),"repetition-penalty":()=>({name:l("repetition penalty"),meaning:l("Makes tokens that\
 have occurred less likely: positive logits are divided by it, negative ones multiplied."),formula:"logit / θ, logit · θ"}),kept:()=>({name:l("mean tokens ke\
pt"),meaning:l("How many tokens could be chosen, on average: all of the vocabulary before the processors."),formula:"(Σ kept) / n",unit:l("tokens")}),"distinct\
-n":()=>({name:l("distinct-n"),meaning:l("The number of different n-grams (runs of n tokens) over the number of all of them: 1 means that none occurs twice."),formula:l(
"different / all")}),repetition:()=>({name:l("repetition"),meaning:l("The share of tokens that occur among the 128 tokens before them."),formula:l("repeated / a\
ll"),unit:"%"}),"self-bleu":()=>({name:l("Self-BLEU"),meaning:l("How alike several texts are: the mean of BLEU-4 of each against all the others. 1 means that al\
l are the same.")}),"words-in-common":()=>({name:l("words in common"),meaning:l("The share of the words of two texts that both have in the same order."),formula:l(
"2 · shared / (words of one + words of the other)"),unit:"%"}),beam:()=>({name:l("beam"),meaning:l("One of the texts that beam search continues at the same tim\
e; the best sums of log-probabilities go on."),formula:"Σ log p",unit:"nats"}),pruned:()=>({name:l("pruned"),meaning:l("Of a beam: it was considered, but other\
s with better sums took all places.")}),hypothesis:()=>({name:l("hypothesis"),meaning:l("A text of a beam search, finished or not. The finished ones compete wit\
h their final scores.")}),"sequence-score":()=>({name:l("sequence score"),meaning:l("The number by which finished texts of a beam search compete: the sum of the\
 log-probabilities after the length penalty."),formula:"Σ log p / n^length_penalty",unit:"nats"}),"length-penalty":()=>({name:l("length penalty"),meaning:l("Th\
e power of the length by which a beam’s sum is divided in its final score: above 0 it favours longer texts."),formula:"Σ log p / n^length_penalty"}),"diversi\
ty-penalty":()=>({name:l("diversity penalty"),meaning:l("In diverse beam search: what a token loses for each beam of earlier groups that has just chosen it."),formula:"\
log p − λ · n",unit:"nats"}),constraint:()=>({name:l("constraint"),meaning:l("What a text must contain, in constrained beam search. Texts that have equally \
many of its tokens form a bank; banks take turns in passing on their best.")}),"degeneration-penalty":()=>({name:l("degeneration penalty"),meaning:l("In contras\
tive search: the largest cosine similarity of a token’s hidden state with those of the text so far."),formula:"(1 − α) · p − α · penalty"}),draft:()=>({
name:l("draft"),meaning:l("Tokens that something cheap proposes, and that the target model judges all in one forward pass."),formula:"min(1, p / q)"}),target:()=>({
name:l("target model"),meaning:l("The model whose text is written: it judges the drafts.")}),bonus:()=>({name:l("bonus"),meaning:l("The target’s own token after\
 a draft that was kept whole: its forward pass gives one more.")}),correction:()=>({name:l("correction"),meaning:l("The target’s own token in place of the first\
 rejected draft token.")}),"acceptance-rate":()=>({name:l("acceptance rate"),meaning:l("The share of drafted tokens that the target kept."),formula:l("accepted \
/ drafted"),unit:"%"}),"acceptance-length":()=>({name:l("acceptance length"),meaning:l("The tokens that a round with a draft writes on average, including the ta\
rget’s own."),formula:l("1 + accepted / rounds"),unit:l("tokens")}),"expected-acceptance":()=>({name:l("expected acceptance rate"),meaning:l("The probability \
with which speculative sampling keeps a drafted token, over all tokens that could have been drafted there."),formula:"Σ min(p, q)",unit:"%"}),"passes-saved":()=>({
name:l("forward passes saved"),meaning:l("The tokens that a run wrote beyond one for each forward pass of the target model."),formula:l("tokens − rounds")}),"\
draft-cost":()=>({name:l("cost of a draft"),meaning:l("What drafting one token, or verifying a draft, takes, in units of the time for one token without drafts."),
formula:l("its time / time per token without drafts")}),"speed-up":()=>({name:l("speed-up"),meaning:l("How many times faster a run is with drafts. The formula e\
xpects it from the acceptance rate α, the drafted tokens γ and the cost c of drafting one."),formula:"(1 − α^(γ+1)) / ((1 − α) · (γ · c + 1))"}),residual:()=>({
name:l("residual distribution"),meaning:l("What the target gives beyond the draft model. The token that replaces a rejected one is drawn from it."),formula:"max\
(0, p − q) / Σ max(0, p − q)"}),interval:()=>({name:l("interval"),meaning:l("Where the true value lies with the named probability, as far as the runs can t\
ell. Where the intervals of two values overlap, it is not known which is larger.")}),watermark:()=>({name:l("watermark"),meaning:l("A bias in the choice of toke\
ns that a detector can find later, and a reader cannot see.")}),"green-list":()=>({name:l("green list"),meaning:l("The part of the vocabulary that a watermark f\
avours at a step; it follows from the tokens before."),formula:"logit + δ"}),"g-value":()=>({name:l("g-value"),meaning:l("In SynthID: 0 or 1 for a token, a con\
text and a key. Marked texts have more ones than half.")}),"z-score":()=>({name:l("z-score"),meaning:l("How many standard deviations more green tokens a text ha\
s than it would by chance."),formula:"(g − γ · n) / √(n · γ · (1 − γ))"}),threshold:()=>({name:l("threshold"),meaning:l("The score above which a det\
ector says that a text is watermarked.")}),"p-value":()=>({name:l("p-value"),meaning:l("The probability of a result at least as extreme by chance alone. A small\
 p makes chance a poor explanation."),formula:"P(Z ≥ z)"}),"false-positive-rate":()=>({name:l("false-positive rate"),meaning:l("The share of texts without the\
 watermark that pass the threshold."),formula:l("passed / texts without it"),unit:"%"}),"detection-rate":()=>({name:l("detection rate"),meaning:l("The share of \
texts with the watermark that pass the threshold."),formula:l("found / texts with it"),unit:"%"}),auc:()=>({name:"AUC",meaning:l("The area under the ROC curve: \
how often a text with the watermark scores higher than one without. 50% is guessing."),unit:"%"}),kl:()=>({name:l("KL divergence"),meaning:l("How far one distri\
bution is from another: the extra surprisal on average when q is used instead of p. 0 where they are the same."),formula:"Σ p · log₂(p / q)",unit:l("bits or\
 nats")}),"total-variation":()=>({name:l("total variation distance"),meaning:l("How much probability has to move to turn one distribution into the other."),formula:"\
½ · Σ |p − q|",unit:"%"}),js:()=>({name:l("Jensen-Shannon divergence"),meaning:l("The mean KL divergence of two distributions from their average: the same \
both ways, and at most 1 bit."),formula:"½ · KL(p ‖ m) + ½ · KL(q ‖ m), m = (p + q) / 2",unit:l("bits or nats")}),"answer-share":()=>({name:l("share amo\
ng answers"),meaning:l("How probable one of the named answers is, if it must be one of these: the softmax of their log-probabilities."),formula:"e^(log P) / Σ e\
^(log P)",unit:"%"}),"top-agreement":()=>({name:l("same top token"),meaning:l("How often the same token is the likeliest for both models: there greedy decoding \
would continue in the same way."),formula:l("same / all places"),unit:"%"}),speed:()=>({name:l("tokens per second"),meaning:l("The tokens of a run over the time\
 since it began, including the wait for the first one."),formula:"n / s"}),"first-token":()=>({name:l("time to first token"),meaning:l("From the start of the ru\
n to its first token, without queueing or loading the model."),unit:"s"}),time:()=>({name:l("time"),meaning:l("The time between two events of a run on this mach\
ine. Runs that share the machine slow each other down."),unit:"s"}),padding:()=>({name:l("padding"),meaning:l("Tokens that fill shorter prompts of a batch to on\
e length. The attention mask hides them (0); positions count the tokens that are read.")}),"continuous-batching":()=>({name:l("continuous batching"),meaning:l("\
Serving in which requests join the forward passes and leave them at any step, and nobody waits for the longest text of a batch.")}),prefill:()=>({name:l("prefil\
l"),meaning:l("The model reads a prompt, in one step or, where the token budget is too small for that, in parts (chunked prefill). This gives the first new toke\
n."),unit:l("tokens")}),decode:()=>({name:l("decode"),meaning:l("A step of a request that reads its last token and writes the next one."),unit:l("tokens")}),block:()=>({
name:l("cache block"),meaning:l("A part of the key-value cache with room for a fixed number of tokens (the block size). A request takes blocks as its text grows\
, and gives them back at its end."),formula:l("blocks = tokens / block size, rounded up")}),"prefix-sharing":()=>({name:l("prefix sharing"),meaning:l("Requests \
whose prompts begin alike use the same blocks for that part: it is read once. A block that nobody uses any more is kept for its content until its room is needed\
."),unit:l("tokens")}),"token-budget":()=>({name:l("token budget"),meaning:l("How many tokens a step may read at most, prefill and decode together."),unit:l("to\
kens")}),queue:()=>({name:l("queue"),meaning:l("The requests that have arrived and have no place yet; the scheduler chooses which one is next."),unit:l("request\
s")}),starved:()=>({name:l("starved"),meaning:l("A request that needs a block for its next token while none is free: it gets nothing in this step.")}),preempted:()=>({
name:l("preempted"),meaning:l("A request that lost its blocks to the others and waits again. It has to read its prompt and its text once more.")}),"between-toke\
ns":()=>({name:l("time between tokens"),meaning:l("From one token of a request to its next one: what a person who reads along waits for."),unit:l("steps, s")}),
latency:()=>({name:l("latency"),meaning:l("From the arrival of a request to its last token."),formula:l("end − arrival"),unit:l("steps, s")}),percentile:()=>({
name:l("p50 and p95"),meaning:l("The least value that half of all values, or 95% of them, do not exceed.")}),memory:()=>({name:l("memory of a model"),meaning:l(
"The size of its weights: the number of parameters times the bytes of each in its precision."),formula:l("parameters · bytes of each"),unit:"MB, GB"}),parameters:()=>({
name:l("parameters"),meaning:l("The numbers that a model has learned: its weights.")}),precision:()=>({name:l("precision"),meaning:l("How many bits each weight \
is stored in: float32 has 32, bfloat16 and float16 have 16, quantized weights 8 or 4."),unit:l("bits of each weight")}),context:()=>({name:l("context"),meaning:l(
"How many tokens a model can read and write together."),unit:l("tokens")}),canvas:()=>({name:l("canvas"),meaning:l("In block diffusion: places that are denoised\
 together. A place is accepted where the entropy of its distribution is low enough.")})},mn=Object.keys(Ap),Bt=e=>Ap[e]();var ea="#glossary",rt=null,Qn=e=>`${ea}=${e}`;function bo(){let[e,t=""]=location.hash.split("=");return e!==ea?null:mn.includes(t)?t:""}function Bp(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var wo=({formula:e,unit:t})=>[...e?[$("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[$("p","gp-term-unit",l("Unit: {unit}",{unit:t}))]:[]];function Sw(){let e=$("dialog","gp-glossary",null,{"aria-label":l("Glossary")}),t=$("button","gp-\
button",l("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=$("header","gp-head");n.append($("h3","gp-title",l("Glossary")),...Xn(),t);let r=$(
"div");for(let o of mn){let s=Bt(o),i=$("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),a=$("h4");a.append($("a","gp-term-link",s.name,{href:Qn(
o),title:l("Link to this term")})),i.append(a,$("p","",s.meaning),...wo(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>bo()!==null&&Bp("")),e}function ot(e,t){rt??=Sw(),rt.parentNode!==e&&(rt.open&&rt.close(),e.append(rt)),rt.open||rt.showModal();for(let r of rt.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?rt.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),Bp(t?Qn(t):ea)}function er(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
ot(t,n.getAttribute("href")?.split("=")[1]))}var ra={};E(ra,{RunGroup:()=>tr,changedSince:()=>$p});var Tw=["token_id","text","piece","logprob","raw_logprob","entropy"],na=class extends _t{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},tr=class extends Ct{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;verdict;charts;asking;pair;groups;entries;isExample;example="";metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.verdict=this.asking=null,this.charts={},this.isExample=!1,this.pair=[0,1],this.fresh.clear(),
this.groups=(n?.groups??[]).map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,
seed:o},s)=>{let i=n?.kind==="lanes"?Object.assign(new na(this,s),{unit:this.unit}):null,a={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null,sameAs:null};
return this.groups[r].entries.push(a),a});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.
position=0),this.turn=r,this.feed(n)}showExample(n){if(!(this.header||this.found)){if(this.name==="lanes"&&!this.lanes){this.example=n;return}this.feed(n),this.
isExample=!0,this.leaveOtherLanes()}}get canOpen(){return this.canAsk&&!this.isExample}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(
n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Mw(n.type))throw new Error("unknown line "+n.type);Hp[n.type](this,n)}entryChanged(n,r){
this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o={}){
let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){
let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.example?(this.showExample(
this.example),this.example=""):this.leaveOtherLanes(),this.changed("lanes")}leaveOtherLanes(){if(!this.isExample||!this.lanes)return;let{lanes:n,groups:r}=this;
(!n.every(({id:s},i)=>s===r.at(i)?.id&&!$p(n[i],r[i]))||n.length!==r.length)&&this.clear(null)}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["st\
eps","status","measured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.
showMetrics(),this.groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){
let n=this.header?.metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,a)=>a!==null&&this.inNats.has(i)&&Number.isFinite(a)?Re(a,this.unit):a,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,a])=>[
i,r(i,a)])),n.each=Object.fromEntries(Object.entries(s).map(([i,a])=>[i,a.map(u=>r(i,u))]))}};function $p(e,t){let n=(r,o)=>JSON.stringify(r[o]===""?null:r[o]??
null);return["model","seed","settings","prompt"].some(r=>n(e,r)!==n(t,r))}var Hp={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].log?.read(n)},
Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.fromEntries(
Tw.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended={text:n,stop_reason:r,
failed:o},e.entryChanged(t,"status")},Known(e,{entry:t,of:n}){e.entries[t].sameAs=e.entries[n],e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){
e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),e.changed("measured")},Found(e,{values:t,charts:n}){e.header||(e.isExample=!1),e.found=t,e.charts=
n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){let a=t===0&&o;e.isExample=!1;let u=a?{...i,requests:s,tokens:[],ways:[]}:
e.found;e.found=u,o&&(u.ways[t]={settings:o,steps:[]}),u.ways[t].steps.push(...n),u.tokens.push(...r??[]),e.changed("found")},Verdict(e,t){e.verdict=t,e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Mw=e=>Object.hasOwn(Hp,e);var sa={};E(sa,{linkTermsIn:()=>oa,withTermLinks:()=>yo});var Rw=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Ew="(?:s|es|e|n|en|x)?",Lw=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),ko=null;function Ow(){if(ko)return ko;let e=new Map;for(let n of mn){if(Lw.has(n))continue;let[r]=Bt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return ko={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Ew}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},ko}function yo(e,t=new Set){let{pattern:n,ids:r}=Ow();
return e.split(Rw).flatMap((o,s)=>{if(s%2)return[o];let i=[],a=0;for(let u of o.matchAll(n)){let p=r.get(u[1].toLowerCase());p===void 0||t.has(p)||(t.add(p),i.push(
o.slice(a,u.index),$("a","gp-term-link",u[0],{href:Qn(p)})),a=u.index+u[0].length)}return[...i,o.slice(a)]})}function oa(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...yo(n.nodeValue))}}var ua={};E(ua,{explain:()=>la,tipLater:()=>st,tipOfTerm:()=>aa});var Ip=new WeakMap,Dp=new WeakMap;function st(e,t){Ip.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function aa(e,t,n,r={}){Dp.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Pw({dataset:{term:e,tip:t,formula:n,
unit:r}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var ia=e=>e&&Dp.get(e)||(e?.dataset.term?Pw(e):null),Cw={run:e=>l(
"In this run: {words}",{words:e}),runs:e=>l("In these runs: {words}",{words:e}),text:e=>l("In this text: {words}",{words:e}),model:e=>l("In this model: {words}",
{words:e})},Nw=e=>e.replaceAll("−(","−⁠(");function Aw({id:e,run:t,meaning:n,...r},o,s){let i={...Bt(e),...r},a=t(),u=$("button","gp-link",yt()?l("Glossar\
y"):l("Glossary (key G)"),{type:"button",tabindex:"-1"});u.addEventListener("click",()=>ot(o,e));let p=$("p","gp-in-run");return p.append(mo(Cw[s](Nw(a)))),[$("\
p","",n||i.meaning),...wo(i),...a?[p]:[],u,...Xn(e).map(d=>(d.tabIndex=-1,d))]}function Wp(e,t,n){let r=ia(e);return r?Aw(r,t,n):[mo(Ip.get(e)?.()??e.dataset.tip??
"")]}function la(e,t="run"){let n=null,r=null,o=()=>$("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){
if(!(d instanceof Element)||n?.contains(d))return;let f=d.closest("[data-tip]");f!==r&&(r&&r.removeAttribute("aria-describedby"),r=f,n??=o(),n.hidden=!f,f&&(n.classList.
toggle("gp-term",!!ia(f)),n.replaceChildren(...Wp(f,e,t)),f.setAttribute("aria-describedby",n.id),i(n,f)))}function i(d,f){let h=f.closest("[data-holds-tips]")||
e;d.parentNode!==h&&h.append(d);let[m,g]=[h.getBoundingClientRect(),f.getBoundingClientRect()],b=Math.min(g.left-m.left,m.width-d.offsetWidth-8);d.style.left=`${Math.
max(8,b)+h.scrollLeft}px`;let[w,y]=h===e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],x=g.bottom+5+d.offsetHeight>y&&g.top-5-d.offsetHeight>=
w;d.classList.toggle("gp-above",x),d.style.top=`${(x?g.top-5-d.offsetHeight:g.bottom+5)-m.top+h.scrollTop}px`}let a=()=>s({target:e});function u(){if(!r||!n)return;
if(!e.contains(r)||!r.getClientRects().length){a();return}let d=Wp(r,e,t);d.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(
...d),i(n,r))}let p=()=>ia(r);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&a()),e.addEventListener(
"focusin",s),e.addEventListener("focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&a()),e.addEventListener("click",d=>er(d,e)),e.addEventListener(
"keydown",d=>{if(d.key==="Escape"&&a(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let f=p();f&&(d.preventDefault(),ot(e,f.id))}),
u}var gn={},zp={},ca=null,pa=new Map,da=new Map,fa="bits";function _o(e){let t=pa.get(e)??Object.assign(new _t,{unit:fa});return pa.set(e,t),t}function vo(e){let t=da.
get(e)??Object.assign(new tr(e),{unit:fa});return da.set(e,t),t}function xo(e){fa=e;for(let t of[...pa.values(),...da.values()])t.setUnit(e)}function Bw(e,t,{log:n="\
main"}={}){let r=_o(n),o=Kp(e,t),s=()=>Jp(e,o,r,"run",a=>{let u=gn[e]?.(a,r);return!u||!Gw.has(e)?u:Vw(a,r,u,e)}),i=zp[e];if(gn[e]||!i)return s();Up(Gp,o,r,s,()=>i(
r))}function $w(e,t,{group:n}){let r=vo(n),o=Kp(e,t),s=Kw.has(e)?"text":jw.has(e)?"model":"runs",i=()=>Jp(e,o,r,s,a=>ca?.[e]?.(a,r));if(ca)return i();Up(jp,o,r,
i,()=>!!(r.header||r.found||r.lanes))}var Kp=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,jp={address:()=>window.GenerationPlaygroundComparisons,waiting:[],isLoading:!1},
Gp={address:()=>window.GenerationPlaygroundSpecialRuns,waiting:[],isLoading:!1};function Up(e,t,n,r,o){let s=t.querySelector(".gp-pane");s&&po(s);let i={drawNow:r,
isNeeded:o,element:t};e.waiting.push(i),n.subscribe(t,()=>{e.waiting.includes(i)&&o()&&Hw(e)})}function Hw(e){let t=e.address();if(e.isLoading||!t)return;e.isLoading=
!0;let n=document.createElement("script");n.src=t,n.onerror=()=>{e.isLoading=!1;for(let{element:r,isNeeded:o}of e.waiting)o()&&Dw(r)},document.head.append(n)}function Vp(e){
for(let{drawNow:t,element:n}of e.waiting.splice(0))n.querySelector(":scope > .gp-not-loaded")?.remove(),Zp(t)}function Ww(e){ca=e,Vp(jp)}function Iw(e){gn={...gn,
...e},Vp(Gp)}function Dw(e){e.querySelector(":scope > .gp-not-loaded")||e.append($("p","gp-note gp-not-loaded",l("This part of the page could not be loaded. Rel\
oad the page.")))}function Zp(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Jp(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return Fp(
e);po(s),oa(s);let i=la(s,r);Yp.push(t),zw.has(e)||Ji(s);let a=o(s);if(!a)return Fp(e);n.subscribe(s,u=>{a(u),i()},{whenOpen:!Fw.has(e),rest:qw[e]}),Xp()}function Fp(e){
console.error(`Generation Playground: there is no pane “${e}” here.`)}var Yp=[],qp=null;function Xp(){let e=bo();if(e===qp)return;let t=Yp.find(r=>r.getClientRects().
length&&r.isConnected);if(e!==null&&!t||(qp=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=$("div","gp-pane gp-gloss\
ary-place");r.addEventListener("click",o=>er(o,r)),t.append(r)}ot(n,e)}var Fw=new Set(["branches"]),qw={...Object.fromEntries(["numbers","check","what_if","knob\
_strips","measures","progress","lengths"].map(e=>[e,250])),...Object.fromEntries(["token","candidates","draw","processors","in_words","curve","layers","reranked"].
map(e=>[e,125]))},zw=new Set(["numbers","check","what_if","knob_strips","token","progress","conclusion","arrival"]),Kw=new Set(["detection","mistakes","attack",
"strengths"]),jw=new Set(["shelf","estimate","opened"]),Gw=new Set(["tokens","spoken","word_times","token","candidates","draw","what_if","knob_strips","processo\
rs","curve","in_words","logit_lens","cross_attention","check","quiz"]),Uw=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function Vw(e,t,n,r){
let o=dn(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Uw.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function Zw(e,t,n){_o(e).feedRun(
t||"",n)}function Jw(e,t,n){return _o(e).appendRun(t,n)}function Yw(e,t,n){return vo(e).appendRun(t,n)}function Xw(e,t,n){vo(e).feedRun(t||"",n)}function ha(e,t){
gn={...e,...gn},zp=t;let n={mount:Bw,feed:Zw,append:Jw,appendGroup:Yw,chooseUnit:xo,log:_o,RunLog:_t,mountGroup:$w,feedGroup:Xw,group:vo};window.GenerationPlayground=
n;let r=window.GenerationPlaygroundQueue,o=s=>Zp(()=>s(n));window.GenerationPlaygroundQueue={push:o},r?.forEach?.(o),window.addEventListener("hashchange",Xp)}var wa={};E(wa,{sliderKeys:()=>ga,sliderPlace:()=>ba});var Qp={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},ga=e=>t=>{
t.key==="Escape"&&e.selectStep(null),Object.hasOwn(Qp,t.key)&&(t.preventDefault(),e.walk(Qp[t.key]))};function ba(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?
e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"aria-valuemax":e?t:0,"aria-valuetext":n}}var ka={};E(ka,{Term:()=>W});var Qw=()=>"";function W(e){let{id:t,run:n=Qw,meaning:r,formula:o,unit:s,as:i="span",class:a,label:u,attributes:p,children:d}=e,f={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return zn(i,{...p,class:a,ref:g=>{g&&aa(g,t,n,f)},...u===void 0?{}:{role:"img","aria-label":u}},d)}var ya={};E(ya,{TokenLabel:()=>j});function j({text:e,class:t}){return c("bdi",{class:t,ref:r=>{r&&Vi(r,e)}})}var xa={};E(xa,{factorWords:()=>So,rangeWords:()=>nr,undrawnWords:()=>va,valueWords:()=>To,wonWords:()=>_a,wordOf:()=>U});var U=e=>H(e.trim()||e);function _a(e){let{chosen:t}=e,n=O(t.logprob),r=U(t.text);if(ue(e)===1)return l("There was nothing to draw: the processors left only {to\
ken}.",{token:r});let o=t.rank??ek(e)??t.raw_rank;if(o===1)return l("The likeliest token won: {token} had a chance of {share}.",{token:r,share:_(n)});let s={token:r,
odds:tk(n)};return o===null?l("{token} won by luck: the odds were {odds}.",s):v(o-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function ek({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var tk=e=>{if(!e)return l("unknown");let t=1/e;return l("1 in {count}",{count:t<9.95?D(t,1).replace(/\D0$/,""):k(Math.round(t))})},So=e=>`× ${e>=100?
k(Math.round(e)):D(e,e>=10?0:e>=1?1:2)}`;function va(e,t){let{started:n}=t;return e.isPrompt?l("This token is in the prompt: it was given, not drawn."):e.given?
l("This token was given, not drawn."):e.read?l("This text was only read: nothing was drawn."):ee(e)?l("Another server chose this token and does not say how."):nk(
n)?e.beam?.status==="unseen"?l("This continuation was not drawn."):typeof e.beam?.share=="number"?l("The processors removed this continuation. It only fills the\
 list of those that were drawn."):e.draft?l("With a draft model, tokens are drawn in a different way, which is not recorded."):l("How this token was drawn is no\
t recorded."):e.beam?l("Nothing is random here: beam search compares whole texts."):l("Nothing is random here: the best token is taken at each step.")}var nk=e=>({
...e?.effective,...e?.config}).do_sample===!0,rk={temperature:2,top_k:0,top_p:3,min_p:3},ed=5,To=(e,t)=>e==="top_k"?k(t):ok(t,ed),ok=(e,t)=>D(e,t).replace(/(\D\d*?)0+$/,
"$1").replace(/\D$/,"");function nr(e,{low:t,high:n,hasLow:r,hasHigh:o}){if(!r&&!o)return e==="temperature"?l("any temperature up to {high}",{high:To(e,n)}):l("\
any {knob}",{knob:e});let s=r&&o?n-t:r?t:n,i=rk[e];for(;i&&i<ed&&s<2*10**-i;)i+=1;let a=10**i,u={knob:e,low:e==="top_k"?k(t):D(Math.ceil(t*a-1e-9)/a,i),high:e===
"top_k"?k(n):D(Math.floor(n*a+1e-9)/a,i)};return r?o?u.low===u.high?l("{knob} {low} only",u):l("{knob} {low} to {high}",u):e==="temperature"?l("{knob} {low} to \
{high}",u):l("{knob} {low} or more",u):l("{knob} {high} or less",u)}var sk=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),td=e=>se(sk.format(e)),rr=e=>e,Sa={information:rr({unit:!0,write:td,fromZero:!0}),
sum:rr({unit:!0,write:td}),share:rr({title:()=>l("probability"),write:_,fromZero:!0,share:!0}),count:rr({title:()=>l("tokens kept"),write:k,log:!0}),rank:rr({title:()=>l(
"rank"),write:k,log:!0,reversed:!0})},Ta=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),ik=()=>({information:{name:l("surprisal and entropy"),axis:"information",about:l(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:l("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:l("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>Ee(e).surprisal},{name:l("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:l("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:l("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:l("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:l("can\
didates kept"),axis:"count",about:l("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:l("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:l("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,ue(e)??0)}]},cumulative:{name:l("cumulative log-probability"),axis:"sum",about:l("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:l("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:l("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:l("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:l("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:l("looked up: probability before"),axis:"share",about:l(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>O(e.raw_logprob)},after:{name:l("looked up: probability after"),
axis:"share",about:l("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>O(e.logprob)},rank:{
name:l("looked up: rank"),axis:"rank",about:l("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),ak=()=>({information:{name:l("surprisal"),axis:"information",about:l("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:l("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:l("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>Ee(e).surprisal}]},cumulative:{name:l("cumulative log-probability"),axis:"sum",about:l("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:l("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:l("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),nd=e=>e?ak():ik();function rd(e,t,n){
let[r,...o]=e.information.series??[],i=t.some(u=>(ue(u)??1/0)<(u.distribution.vocab??0))?e.kept?.series??[]:[];return[{axis:"information",series:o},{axis:"infor\
mation",series:[r]},{axis:"count",series:i},{axis:"share",series:n}].filter(({series:u})=>u.length)}var lk={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},uk=8*Math.LN2,or=e=>lk[e]??e.replaceAll("px","").replaceAll(","," ");function Ma({
series:e,of:t=()=>null},n){return e||[...n].slice(-Ta.length).map(([r,o],s)=>({...Ta[s],name:o,term:"probability",tip:l("The looked-up token {token}, id {id}.",
{token:H(o),id:r}),value:({watched:i=[]})=>{let a=i.find(({token_id:u})=>u===r);return a?t(a):null}}))}function sd({name:e,hasStrips:t,strips:n,steps:r,prompt:o,
current:s,unit:i,factor:a}){let u=o.length,p=m=>m.index+1-(m.isPrompt?u+1:0),d=({axis:m,series:g})=>{let b=Sa[m],w=M=>`${b.write(M)}${b.unit?` ${l(i)}`:""}`,y=(M,F,B)=>{
let L=dk(M,F,b.unit?a:1),Z=K=>l("{token} {series}: {value}",{token:H(F[K].chosen.text),series:M.name,value:w(L[K]??0)});return{name:M.name,role:M.role,dash:M.dash,
isPrompt:B,x:F.map(p),y:L,words:Z}},x=u?g.map(M=>y(M,o,!0)):[],R=g.map(M=>y(M,r,!1)),S=b===Sa.information?pk(od(x),od(R),uk*a):null;return{series:g,lines:g.flatMap(
(M,F)=>[...u?[x[F]]:[],R[F]]),answer:t&&(b.fromZero||b.log)&&g.length&&!b.share?ck(R[0],r,w):"",note:S?l("prompt: up to {value}",{value:w(S.highest)}):"",y:{title:b.
title?.()??l(i),kind:b,range:S?[0,S.end]:null}}},f=n.map(d),h=({lines:m})=>m.some(({y:g})=>g.some(b=>b!==null));return{label:l("{curve} along the text",{curve:e}),
hasStrips:t,strips:t&&f.some(h)?f.filter(h):f,before:u,here:s&&p(s),tokens:[...o,...r].map(({chosen:m})=>m.text),x:{title:l("token"),range:[.5-u,Math.max(10,r.length)+
.5]}}}function ck({y:e},t,n){let r=Ra(e),o=e[r]??null;return o===null?"":l("highest at {token}: {value}",{token:U(t[r].chosen.text),value:n(o)})}var Ra=e=>e.reduce(
(t,n,r)=>n!==null&&n>(e[t]??-1/0)?r:t,-1);function pk(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:null}var od=e=>e.reduce((t,{y:n})=>n.reduce(
(r,o)=>Math.max(r,o??0),t),0);function dk(e,t,n){let r=0;return t.map(o=>{let s=ce(e.value(o));e.sum&&(r=r===null||s===null?null:r+s);let i=e.sum?r:s;return i===
null?null:i*n})}var sr=Math.PI,Ea=2*sr,$t=1e-6,fk=Ea-$t;function id(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function hk(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return id;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function ad(e,t,n,r){return e===n&&t===r}function mk(e){let t=Math.floor(e);if(!(t<=15))return ad;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,a){return r(o)===r(i)&&r(s)===r(a)}}var bn=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?id:hk(t),this._equal=t==null?ad:mk(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,a=this._y1,u=r-t,p=o-n,d=i-t,f=a-n,h=d*d+f*f;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(h>$t)if(!(Math.abs(f*u-p*d)>$t)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let m=r-i,g=o-a,b=u*u+p*p,w=m*m+g*g,y=Math.sqrt(b),x=Math.sqrt(
h),R=s*Math.tan((sr-Math.acos((b+h-w)/(2*y*x)))/2),S=R/x,M=R/y;Math.abs(S-1)>$t&&this._append`L${t+S*d},${n+S*f}`,this._append`A${s},${s},0,0,${+(f*m>d*g)},${this.
_x1=t+M*u},${this._y1=n+M*p}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let a=r*Math.cos(o),u=r*Math.sin(o),p=t+a,d=n+
u,f=1^i,h=i?o-s:s-o;if(this._x1===null?this._append`M${p},${d}`:(Math.abs(this._x1-p)>$t||Math.abs(this._y1-d)>$t)&&this._append`L${p},${d}`,!!r){if(h<0&&(h=h%Ea+
Ea),h>fk)this._append`A${r},${r},0,1,${f},${t-a},${n-u}A${r},${r},0,1,${f},${this._x1=p},${this._y1=d}`;else if(h>$t){let m=t+r*Math.cos(s),g=n+r*Math.sin(s);if(h>=
sr&&this._equal(p,d,m,g)){h/=2;let b=o+h;this._append`A${r},${r},0,${+(h>=sr)},${f},${t+r*Math.cos(b)},${n+r*Math.sin(b)}`}this._append`A${r},${r},0,${+(h>=sr)},${f},${this.
_x1=m},${this._y1=g}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function gk(){
return new bn}gk.prototype=bn.prototype;function wn(e){return function(){return e}}var bk=Math.cos;var Oa=Math.sin,kn=Math.sqrt,ld=1e-12,Mo=Math.PI,BR=Mo/2,fd=2*Mo;function wk(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new bn(t)}var $R=Array.prototype.slice;function kk(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function hd(e){this._context=e}hd.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function md(e){return new hd(e)}function yk(e){return e[0]}function _k(e){return e[1]}
function Lo(e,t){var n=wn(!0),r=null,o=md,s=null,i=wk(a);e=typeof e=="function"?e:e===void 0?yk:wn(e),t=typeof t=="function"?t:t===void 0?_k:wn(t);function a(u){
var p,d=(u=kk(u)).length,f,h=!1,m;for(r==null&&(s=o(m=i())),p=0;p<=d;++p)!(p<d&&n(f=u[p],p,u))===h&&((h=!h)?s.lineStart():s.lineEnd()),h&&s.point(+e(f,p,u),+t(f,
p,u));if(m)return s=null,m+""||null}return a.x=function(u){return arguments.length?(e=typeof u=="function"?u:wn(+u),a):e},a.y=function(u){return arguments.length?
(t=typeof u=="function"?u:wn(+u),a):t},a.defined=function(u){return arguments.length?(n=typeof u=="function"?u:wn(!!u),a):n},a.curve=function(u){return arguments.
length?(o=u,r!=null&&(s=o(r)),a):o},a.context=function(u){return arguments.length?(u==null?r=s=null:s=o(r=u),a):r},a}var HR=vk(md);function gd(e){this._curve=e}gd.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function vk(e){function t(n){
return new gd(e(n))}return t._curve=e,t}var WR=kn(3);var xk=kn(1/3),IR=xk*2;var bd=Oa(Mo/10)/Oa(7*Mo/10),DR=Oa(fd/10)*bd,FR=-bk(fd/10)*bd;var qR=kn(3);var zR=kn(3);var KR=kn(3)/2,Sk=1/kn(12),jR=(Sk/2+1)*3;function xt(){}function Ro(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function Ca(e){this._context=e}Ca.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ro(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Tk(e){this._context=e}Tk.prototype={areaStart:xt,areaEnd:xt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Mk(e){this._context=e}Mk.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ro(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function wd(e,t){this._basis=new Ca(e),this._beta=t}wd.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,a=-1,u;++a<=n;)u=a/n,this._basis.point(this._beta*e[a]+(1-this._beta)*(r+u*s),this._beta*
t[a]+(1-this._beta)*(o+u*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var GR=(function e(t){function n(r){
return t===1?new Ca(r):new wd(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function Eo(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Na(e,t){this._context=e,this._k=(1-t)/6}Na.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Eo(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var UR=(function e(t){function n(r){return new Na(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Aa(e,t){
this._context=e,this._k=(1-t)/6}Aa.prototype={areaStart:xt,areaEnd:xt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var VR=(function e(t){function n(r){return new Aa(r,t)}return n.tension=function(r){return e(+r)},n})(0);function Ba(e,t){
this._context=e,this._k=(1-t)/6}Ba.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Eo(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var ZR=(function e(t){function n(r){return new Ba(r,t)}return n.tension=function(r){return e(+r)},n})(0);function $a(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>ld){var a=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,u=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*a-e._x0*e._l12_2a+e._x2*
e._l01_2a)/u,o=(o*a-e._y0*e._l12_2a+e._y2*e._l01_2a)/u}if(e._l23_a>ld){var p=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*p+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*p+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function kd(e,t){this._context=e,this._alpha=t}
kd.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:$a(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var JR=(function e(t){function n(r){return t?new kd(r,t):new Na(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function yd(e,t){
this._context=e,this._alpha=t}yd.prototype={areaStart:xt,areaEnd:xt,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:$a(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var YR=(function e(t){function n(r){return t?new yd(r,t):new Aa(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function _d(e,t){this._context=e,this.
_alpha=t}_d.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:$a(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var XR=(function e(t){
function n(r){return t?new _d(r,t):new Ba(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Rk(e){this._context=e}Rk.prototype={areaStart:xt,areaEnd:xt,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function ud(e){return e<0?-1:1}function cd(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),a=(s*o+i*r)/(r+o);return(ud(
s)+ud(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(a))||0}function pd(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function La(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,a=(s-r)/3;e._context.bezierCurveTo(r+a,o+a*t,s-a,i-a*n,s,i)}function Pa(e){this._context=e}Pa.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:La(this,this._t0,pd(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,La(this,pd(this,n=cd(this,e,t)),n);break;default:La(this,this._t0,n=
cd(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function Ek(e){this._context=new vd(e)}(Ek.prototype=Object.create(Pa.
prototype)).point=function(e,t){Pa.prototype.point.call(this,t,e)};function vd(e){this._context=e}vd.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function Lk(e){this._context=e}Lk.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=dd(e),o=dd(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function dd(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function Ok(e,t){this._context=e,this._t=t}Ok.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function ir(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Pk(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function xd(e){let t,n,
r;e.length!==2?(t=ir,n=(a,u)=>ir(e(a),u),r=(a,u)=>e(a)-u):(t=e===ir||e===Pk?e:Ck,n=e,r=e);function o(a,u,p=0,d=a.length){if(p<d){if(t(u,u)!==0)return d;do{let f=p+
d>>>1;n(a[f],u)<0?p=f+1:d=f}while(p<d)}return p}function s(a,u,p=0,d=a.length){if(p<d){if(t(u,u)!==0)return d;do{let f=p+d>>>1;n(a[f],u)<=0?p=f+1:d=f}while(p<d)}
return p}function i(a,u,p=0,d=a.length){let f=o(a,u,p,d-1);return f>p&&r(a[f-1],u)>-r(a[f],u)?f-1:f}return{left:o,center:i,right:s}}function Ck(){return 0}function Nk(e){
return e===null?NaN:+e}var Sd=xd(ir),Td=Sd.right,eE=Sd.left,tE=xd(Nk).center;var nE=Md(Rd),rE=Md(Ak);function Md(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let a=n&&e(n),u=r&&e(r),p=o.slice();return a&&u?(yn(a,p,o,s,i),yn(a,o,p,s,i),yn(a,p,o,s,i),_n(u,o,p,s,i),_n(u,p,o,s,
i),_n(u,o,p,s,i)):a?(yn(a,o,p,s,i),yn(a,p,o,s,i),yn(a,o,p,s,i)):u&&(_n(u,o,p,s,i),_n(u,p,o,s,i),_n(u,o,p,s,i)),t}}function yn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function _n(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function Ak(e){let t=Rd(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function Rd(e){let t=Math.floor(e);if(t===e)return Bk(e);let n=e-t,r=2*e+1;return(o,s,i,a,u)=>{if(!((a-=u)>=
i))return;let p=t*s[i],d=u*t,f=d+u;for(let h=i,m=i+d;h<m;h+=u)p+=s[Math.min(a,h)];for(let h=i,m=a;h<=m;h+=u)p+=s[Math.min(a,h+d)],o[h]=(p+n*(s[Math.max(i,h-f)]+
s[Math.min(a,h+f)]))/r,p-=s[Math.max(i,h-d)]}}function Bk(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let a=e*r[o],u=i*e;for(let p=o,d=o+u;p<d;p+=
i)a+=r[Math.min(s,p)];for(let p=o,d=s;p<=d;p+=i)a+=r[Math.min(s,p+u)],n[p]=a/t,a-=r[Math.max(o,p-u)]}}var $k=Array.prototype,oE=$k.slice;var Hk=Math.sqrt(50),Wk=Math.sqrt(10),Ik=Math.sqrt(2);function Oo(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=Hk?10:s>=
Wk?5:s>=Ik?2:1,a,u,p;return o<0?(p=Math.pow(10,-o)/i,a=Math.round(e*p),u=Math.round(t*p),a/p<e&&++a,u/p>t&&--u,p=-p):(p=Math.pow(10,o)*i,a=Math.round(e/p),u=Math.
round(t/p),a*p<e&&++a,u*p>t&&--u),u<a&&.5<=n&&n<2?Oo(e,t,n*2):[a,u,p]}function Co(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Oo(t,e,n):Oo(e,t,n);if(!(s>=o))return[];let a=s-o+1,u=new Array(a);if(r)if(i<0)for(let p=0;p<a;++p)u[p]=(s-p)/-i;else for(let p=0;p<a;++p)u[p]=(s-p)*i;else if(i<
0)for(let p=0;p<a;++p)u[p]=(o+p)/-i;else for(let p=0;p<a;++p)u[p]=(o+p)*i;return u}function Po(e,t,n){return t=+t,e=+e,n=+n,Oo(e,t,n)[2]}function Ed(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?Po(t,e,n):Po(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var sE=Dk(Math.random);function Dk(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,a=n[s+r];n[s+r]=n[i+r],n[i+r]=a}return n}}function Tn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function ur(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function St(){}
var Dt=.7,Sn=1/Dt,vn="\\s*([+-]?\\d+)\\s*",ar="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",qe="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",Fk=/^#([0-9a-f]{3,8})$/,
qk=new RegExp(`^rgb\\(${vn},${vn},${vn}\\)$`),zk=new RegExp(`^rgb\\(${qe},${qe},${qe}\\)$`),Kk=new RegExp(`^rgba\\(${vn},${vn},${vn},${ar}\\)$`),jk=new RegExp(`\
^rgba\\(${qe},${qe},${qe},${ar}\\)$`),Gk=new RegExp(`^hsl\\(${ar},${qe},${qe}\\)$`),Uk=new RegExp(`^hsla\\(${ar},${qe},${qe},${ar}\\)$`),Ld={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,
burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,
darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,
darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,
fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,
hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,
lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,
lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,
limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,
mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,
navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,
rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,
sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,
teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
Tn(St,Mn,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:Od,formatHex:Od,formatHex8:Vk,formatHsl:Zk,
formatRgb:Pd,toString:Pd});function Od(){return this.rgb().formatHex()}function Vk(){return this.rgb().formatHex8()}function Zk(){return Dd(this).formatHsl()}function Pd(){
return this.rgb().formatRgb()}function Mn(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=Fk.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?Cd(t):n===3?new he(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?No(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?No(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=qk.exec(e))?new he(t[1],t[2],t[3],1):(t=zk.exec(e))?new he(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=Kk.exec(e))?No(t[1],t[2],t[3],
t[4]):(t=jk.exec(e))?No(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=Gk.exec(e))?Bd(t[1],t[2]/100,t[3]/100,1):(t=Uk.exec(e))?Bd(t[1],t[2]/100,t[3]/100,t[4]):
Ld.hasOwnProperty(e)?Cd(Ld[e]):e==="transparent"?new he(NaN,NaN,NaN,0):null}function Cd(e){return new he(e>>16&255,e>>8&255,e&255,1)}function No(e,t,n,r){return r<=
0&&(e=t=n=NaN),new he(e,t,n,r)}function qa(e){return e instanceof St||(e=Mn(e)),e?(e=e.rgb(),new he(e.r,e.g,e.b,e.opacity)):new he}function cr(e,t,n,r){return arguments.
length===1?qa(e):new he(e,t,n,r??1)}function he(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Tn(he,cr,ur(St,{brighter(e){return e=e==null?Sn:Math.pow(
Sn,e),new he(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?Dt:Math.pow(Dt,e),new he(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new he(Wt(this.r),Wt(this.g),Wt(this.b),Bo(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Nd,formatHex:Nd,formatHex8:Jk,formatRgb:Ad,toString:Ad}));function Nd(){return`#${Ht(this.r)}${Ht(this.g)}${Ht(
this.b)}`}function Jk(){return`#${Ht(this.r)}${Ht(this.g)}${Ht(this.b)}${Ht((isNaN(this.opacity)?1:this.opacity)*255)}`}function Ad(){let e=Bo(this.opacity);return`${e===
1?"rgb(":"rgba("}${Wt(this.r)}, ${Wt(this.g)}, ${Wt(this.b)}${e===1?")":`, ${e})`}`}function Bo(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Wt(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function Ht(e){return e=Wt(e),(e<16?"0":"")+e.toString(16)}function Bd(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new He(e,t,n,r)}function Dd(e){if(e instanceof He)return new He(e.h,e.s,e.l,e.opacity);if(e instanceof St||(e=Mn(e)),!e)return new He;if(e instanceof
He)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,a=s-o,u=(s+o)/2;return a?(t===s?i=(n-r)/a+(n<r)*6:n===s?i=(r-t)/
a+2:i=(t-n)/a+4,a/=u<.5?s+o:2-s-o,i*=60):a=u>0&&u<1?0:i,new He(i,a,u,e.opacity)}function Ho(e,t,n,r){return arguments.length===1?Dd(e):new He(e,t,n,r??1)}function He(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Tn(He,Ho,ur(St,{brighter(e){return e=e==null?Sn:Math.pow(Sn,e),new He(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?Dt:Math.pow(Dt,e),new He(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new he(Ha(e>=240?e-240:e+120,o,r),Ha(e,o,r),Ha(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new He($d(this.h),Ao(this.
s),Ao(this.l),Bo(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Bo(this.opacity);return`${e===1?"hsl(":"hsla("}${$d(this.h)}, ${Ao(this.s)*100}%, ${Ao(this.l)*100}%${e===1?")":`, ${e})`}`}}));function $d(e){return e=(e||
0)%360,e<0?e+360:e}function Ao(e){return Math.max(0,Math.min(1,e||0))}function Ha(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var Fd=Math.
PI/180,qd=180/Math.PI,$o=18,zd=.96422,Kd=1,jd=.82521,Gd=4/29,xn=6/29,Ud=3*xn*xn,Yk=xn*xn*xn;function Vd(e){if(e instanceof ze)return new ze(e.l,e.a,e.b,e.opacity);
if(e instanceof it)return Jd(e);e instanceof he||(e=qa(e));var t=Fa(e.r),n=Fa(e.g),r=Fa(e.b),o=Wa((.2225045*t+.7168786*n+.0606169*r)/Kd),s,i;return t===n&&n===r?
s=i=o:(s=Wa((.4360747*t+.3850649*n+.1430804*r)/zd),i=Wa((.0139322*t+.0971045*n+.7141733*r)/jd)),new ze(116*o-16,500*(s-o),200*(o-i),e.opacity)}function Zd(e,t,n,r){return arguments.length===1?Vd(e):new ze(e,t,n,r??1)}function ze(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Tn(ze,Zd,ur(St,{brighter(e){
return new ze(this.l+$o*(e??1),this.a,this.b,this.opacity)},darker(e){return new ze(this.l-$o*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=zd*Ia(t),e=Kd*Ia(e),n=jd*Ia(n),new he(Da(3.1338561*t-1.6168667*e-.4906146*n),Da(-.9787684*t+1.9161415*
e+.033454*n),Da(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Wa(e){return e>Yk?Math.pow(e,1/3):e/Ud+Gd}function Ia(e){return e>xn?e*e*e:Ud*(e-Gd)}
function Da(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function Fa(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function Xk(e){
if(e instanceof it)return new it(e.h,e.c,e.l,e.opacity);if(e instanceof ze||(e=Vd(e)),e.a===0&&e.b===0)return new it(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*qd;return new it(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Wo(e,t,n,r){return arguments.length===1?Xk(e):new it(e,t,n,r??1)}function it(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function Jd(e){if(isNaN(
e.h))return new ze(e.l,0,0,e.opacity);var t=e.h*Fd;return new ze(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Tn(it,Wo,ur(St,{brighter(e){return new it(this.h,
this.c,this.l+$o*(e??1),this.opacity)},darker(e){return new it(this.h,this.c,this.l-$o*(e??1),this.opacity)},rgb(){return Jd(this).rgb()}}));var Yd=-.14861,za=1.78277,
Ka=-.29227,Io=-.90649,lr=1.97294,Hd=lr*Io,Wd=lr*za,Id=za*Ka-Io*Yd;function Qk(e){if(e instanceof It)return new It(e.h,e.s,e.l,e.opacity);e instanceof he||(e=qa(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(Id*r+Hd*t-Wd*n)/(Id+Hd-Wd),s=r-o,i=(lr*(n-o)-Ka*s)/Io,a=Math.sqrt(i*i+s*s)/(lr*o*(1-o)),u=a?Math.atan2(i,s)*qd-120:NaN;
return new It(u<0?u+360:u,a,o,e.opacity)}function Do(e,t,n,r){return arguments.length===1?Qk(e):new It(e,t,n,r??1)}function It(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Tn(It,Do,ur(St,{brighter(e){return e=e==null?Sn:Math.pow(Sn,e),new It(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?Dt:Math.
pow(Dt,e),new It(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Fd,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new he(255*(t+n*(Yd*r+za*o)),255*(t+n*(Ka*r+Io*o)),255*(t+n*(lr*r)),this.opacity)}}));function tf(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function ey(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,a=r<t-1?e[r+2]:2*s-o;return tf((n-r/t)*t,i,o,s,a)}}function ty(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],a=e[(r+2)%t];return tf((n-r/t)*t,o,s,i,a)}}var qo=e=>()=>e;function nf(e,t){return function(n){
return e+n*t}}function ny(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Va(e,t){var n=t-e;return n?nf(e,n>
180||n<-180?n-360*Math.round(n/360):n):qo(isNaN(e)?t:e)}function ry(e){return(e=+e)==1?ve:function(t,n){return n-t?ny(t,n,e):qo(isNaN(t)?n:t)}}function ve(e,t){
var n=t-e;return n?nf(e,n):qo(isNaN(e)?t:e)}var Xd=(function e(t){var n=ry(t);function r(o,s){var i=n((o=cr(o)).r,(s=cr(s)).r),a=n(o.g,s.g),u=n(o.b,s.b),p=ve(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=a(d),o.b=u(d),o.opacity=p(d),o+""}}return r.gamma=e,r})(1);function rf(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,a;for(i=0;i<n;++i)a=cr(t[i]),r[i]=a.r||0,o[i]=a.g||0,s[i]=a.b||0;return r=e(r),o=e(o),s=e(s),a.opacity=1,function(u){
return a.r=r(u),a.g=o(u),a.b=s(u),a+""}}}var uE=rf(ey),cE=rf(ty);function oy(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function sy(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function iy(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=zo(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(a){
for(i=0;i<r;++i)s[i]=o[i](a);return s}}function ay(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function We(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function ly(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=zo(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var Ga=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ja=new RegExp(Ga.source,
"g");function uy(e){return function(){return e}}function cy(e){return function(t){return e(t)+""}}function py(e,t){var n=Ga.lastIndex=ja.lastIndex=0,r,o,s,i=-1,
a=[],u=[];for(e=e+"",t=t+"";(r=Ga.exec(e))&&(o=ja.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),a[i]?a[i]+=s:a[++i]=s),(r=r[0])===(o=o[0])?a[i]?a[i]+=o:a[++i]=o:(a[++i]=
null,u.push({i,x:We(r,o)})),n=ja.lastIndex;return n<t.length&&(s=t.slice(n),a[i]?a[i]+=s:a[++i]=s),a.length<2?u[0]?cy(u[0].x):uy(t):(t=u.length,function(p){for(var d=0,
f;d<t;++d)a[(f=u[d]).i]=f.x(p);return a.join("")})}function zo(e,t){var n=typeof t,r;return t==null||n==="boolean"?qo(t):(n==="number"?We:n==="string"?(r=Mn(t))?
(t=r,Xd):py:t instanceof Mn?Xd:t instanceof Date?ay:sy(t)?oy:Array.isArray(t)?iy:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?ly:We)(e,
t)}function of(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Qd=180/Math.PI,Ua={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function sf(e,t,n,r,o,s){var i,a,u;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(u=e*n+t*r)&&(n-=e*u,r-=t*u),(a=Math.sqrt(n*n+r*r))&&(n/=a,r/=a,u/=a),e*r<t*n&&(e=-e,
t=-t,u=-u,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Qd,skewX:Math.atan(u)*Qd,scaleX:i,scaleY:a}}var Fo;function dy(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Ua:sf(t.a,t.b,t.c,t.d,t.e,t.f)}function fy(e){return e==null||(Fo||(Fo=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Fo.setAttribute("transform",e),!(e=Fo.transform.baseVal.consolidate()))?Ua:(e=e.matrix,sf(e.a,e.b,e.c,e.d,e.e,e.f))}function af(e,t,n,r){
function o(p){return p.length?p.pop()+" ":""}function s(p,d,f,h,m,g){if(p!==f||d!==h){var b=m.push("translate(",null,t,null,n);g.push({i:b-4,x:We(p,f)},{i:b-2,x:We(
d,h)})}else(f||h)&&m.push("translate("+f+t+h+n)}function i(p,d,f,h){p!==d?(p-d>180?d+=360:d-p>180&&(p+=360),h.push({i:f.push(o(f)+"rotate(",null,r)-2,x:We(p,d)})):
d&&f.push(o(f)+"rotate("+d+r)}function a(p,d,f,h){p!==d?h.push({i:f.push(o(f)+"skewX(",null,r)-2,x:We(p,d)}):d&&f.push(o(f)+"skewX("+d+r)}function u(p,d,f,h,m,g){
if(p!==f||d!==h){var b=m.push(o(m)+"scale(",null,",",null,")");g.push({i:b-4,x:We(p,f)},{i:b-2,x:We(d,h)})}else(f!==1||h!==1)&&m.push(o(m)+"scale("+f+","+h+")")}
return function(p,d){var f=[],h=[];return p=e(p),d=e(d),s(p.translateX,p.translateY,d.translateX,d.translateY,f,h),i(p.rotate,d.rotate,f,h),a(p.skewX,d.skewX,f,
h),u(p.scaleX,p.scaleY,d.scaleX,d.scaleY,f,h),p=d=null,function(m){for(var g=-1,b=h.length,w;++g<b;)f[(w=h[g]).i]=w.x(m);return f.join("")}}}var pE=af(dy,"px, ",
"px)","deg)"),dE=af(fy,", ",")",")"),hy=1e-12;function ef(e){return((e=Math.exp(e))+1/e)/2}function my(e){return((e=Math.exp(e))-1/e)/2}function gy(e){return((e=
Math.exp(2*e))-1)/(e+1)}var fE=(function e(t,n,r){function o(s,i){var a=s[0],u=s[1],p=s[2],d=i[0],f=i[1],h=i[2],m=d-a,g=f-u,b=m*m+g*g,w,y;if(b<hy)y=Math.log(h/p)/
t,w=function(B){return[a+B*m,u+B*g,p*Math.exp(t*B*y)]};else{var x=Math.sqrt(b),R=(h*h-p*p+r*b)/(2*p*n*x),S=(h*h-p*p-r*b)/(2*h*n*x),M=Math.log(Math.sqrt(R*R+1)-R),
F=Math.log(Math.sqrt(S*S+1)-S);y=(F-M)/t,w=function(B){var L=B*y,Z=ef(M),K=p/(n*x)*(Z*gy(t*L+M)-my(M));return[a+K*m,u+K*g,p*Z/ef(t*L+M)]}}return w.duration=Math.
abs(y)*1e3*t/Math.SQRT2,w}return o.rho=function(s){var i=Math.max(.001,+s),a=i*i,u=a*a;return e(i,a,u)},o})(Math.SQRT2,2,4);function lf(e){return function(t,n){
var r=e((t=Ho(t)).h,(n=Ho(n)).h),o=ve(t.s,n.s),s=ve(t.l,n.l),i=ve(t.opacity,n.opacity);return function(a){return t.h=r(a),t.s=o(a),t.l=s(a),t.opacity=i(a),t+""}}}
var hE=lf(Va),mE=lf(ve);function uf(e){return function(t,n){var r=e((t=Wo(t)).h,(n=Wo(n)).h),o=ve(t.c,n.c),s=ve(t.l,n.l),i=ve(t.opacity,n.opacity);return function(a){return t.h=r(a),t.
c=o(a),t.l=s(a),t.opacity=i(a),t+""}}}var gE=uf(Va),bE=uf(ve);function cf(e){return(function t(n){n=+n;function r(o,s){var i=e((o=Do(o)).h,(s=Do(s)).h),a=ve(o.s,
s.s),u=ve(o.l,s.l),p=ve(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=a(d),o.l=u(Math.pow(d,n)),o.opacity=p(d),o+""}}return r.gamma=t,r})(1)}var wE=cf(
Va),kE=cf(ve);function by(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function jo(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Rn(e){return e=jo(Math.
abs(e)),e?e[1]:NaN}function wy(e,t){return function(n,r){for(var o=n.length,s=[],i=0,a=e[0],u=0;o>0&&a>0&&(u+a+1>r&&(a=Math.max(1,r-u)),s.push(n.substring(o-=a,
o+a)),!((u+=a+1)>r));)a=e[i=(i+1)%e.length];return s.reverse().join(t)}}function ky(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var yy=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function En(e){if(!(t=yy.exec(e)))throw new Error("invalid format: "+e);var t;
return new Za({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}En.prototype=Za.prototype;
function Za(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Za.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function _y(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Go;function vy(e,t){var n=jo(e,t);if(!n)return Go=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Go=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+jo(e,Math.
max(0,t+s-1))[0]}function pf(e,t){var n=jo(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var df={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:by,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>pf(e*100,t),r:pf,s:vy,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function ff(e){return e}var hf=Array.prototype.map,mf=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function xy(e){var t=e.
grouping===void 0||e.thousands===void 0?ff:wy(hf.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?ff:ky(hf.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",a=e.minus===void 0?"−":
e.minus+"",u=e.nan===void 0?"NaN":e.nan+"";function p(f,h){f=En(f);var m=f.fill,g=f.align,b=f.sign,w=f.symbol,y=f.zero,x=f.width,R=f.comma,S=f.precision,M=f.trim,
F=f.type;F==="n"?(R=!0,F="g"):df[F]||(S===void 0&&(S=12),M=!0,F="g"),(y||m==="0"&&g==="=")&&(y=!0,m="0",g="=");var B=(h&&h.prefix!==void 0?h.prefix:"")+(w==="$"?
n:w==="#"&&/[boxX]/.test(F)?"0"+F.toLowerCase():""),L=(w==="$"?r:/[%p]/.test(F)?i:"")+(h&&h.suffix!==void 0?h.suffix:""),Z=df[F],K=/[defgprs%]/.test(F);S=S===void 0?
6:/[gprs]/.test(F)?Math.max(1,Math.min(21,S)):Math.max(0,Math.min(20,S));function ie(A){var J=B,z=L,X,ge,Be;if(F==="c")z=Z(A)+z,A="";else{A=+A;var cn=A<0||1/A<0;
if(A=isNaN(A)?u:Z(Math.abs(A),S),M&&(A=_y(A)),cn&&+A==0&&b!=="+"&&(cn=!1),J=(cn?b==="("?b:a:b==="-"||b==="("?"":b)+J,z=(F==="s"&&!isNaN(A)&&Go!==void 0?mf[8+Go/
3]:"")+z+(cn&&b==="("?")":""),K){for(X=-1,ge=A.length;++X<ge;)if(Be=A.charCodeAt(X),48>Be||Be>57){z=(Be===46?o+A.slice(X+1):A.slice(X))+z,A=A.slice(0,X);break}}}
R&&!y&&(A=t(A,1/0));var Gr=J.length+A.length+z.length,Ve=Gr<x?new Array(x-Gr+1).join(m):"";switch(R&&y&&(A=t(Ve+A,Ve.length?x-z.length:1/0),Ve=""),g){case"<":A=
J+A+z+Ve;break;case"=":A=J+Ve+A+z;break;case"^":A=Ve.slice(0,Gr=Ve.length>>1)+J+A+z+Ve.slice(Gr);break;default:A=Ve+J+A+z;break}return s(A)}return ie.toString=function(){
return f+""},ie}function d(f,h){var m=Math.max(-8,Math.min(8,Math.floor(Rn(h)/3)))*3,g=Math.pow(10,-m),b=p((f=En(f),f.type="f",f),{suffix:mf[8+m/3]});return function(w){
return b(g*w)}}return{format:p,formatPrefix:d}}var Ko,Uo,Ja;Sy({thousands:",",grouping:[3],currency:["$",""]});function Sy(e){return Ko=xy(e),Uo=Ko.format,Ja=Ko.
formatPrefix,Ko}function gf(e){return Math.max(0,-Rn(Math.abs(e)))}function bf(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Rn(t)/3)))*3-Rn(Math.abs(
e)))}function wf(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Rn(t)-Rn(e))+1}function Xa(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function Ty(e){return function(){return e}}function My(e){return+e}var kf=[0,1];function Ke(e){return e}function Ya(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:Ty(isNaN(t)?NaN:.5)}function Ry(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function Ey(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Ya(o,r),s=n(i,s)):(r=Ya(r,o),s=n(s,i)),function(a){return s(r(a))}}function Ly(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Ya(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(a){var u=Td(e,a,1,r)-1;return s[u](
o[u](a))}}function Qa(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function el(){var e=kf,
t=kf,n=zo,r,o,s,i=Ke,a,u,p;function d(){var h=Math.min(e.length,t.length);return i!==Ke&&(i=Ry(e[0],e[h-1])),a=h>2?Ly:Ey,u=p=null,f}function f(h){return h==null||
isNaN(h=+h)?s:(u||(u=a(e.map(r),t,n)))(r(i(h)))}return f.invert=function(h){return i(o((p||(p=a(t,e.map(r),We)))(h)))},f.domain=function(h){return arguments.length?
(e=Array.from(h,My),d()):e.slice()},f.range=function(h){return arguments.length?(t=Array.from(h),d()):t.slice()},f.rangeRound=function(h){return t=Array.from(h),
n=of,d()},f.clamp=function(h){return arguments.length?(i=h?!0:Ke,d()):i!==Ke},f.interpolate=function(h){return arguments.length?(n=h,d()):n},f.unknown=function(h){
return arguments.length?(s=h,f):s},function(h,m){return r=h,o=m,d()}}function Oy(){return el()(Ke,Ke)}function Py(e,t,n,r){var o=Ed(e,t,n),s;switch(r=En(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=bf(o,i))&&(r.precision=s),Ja(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=wf(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=gf(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Uo(r)}function Sf(e){var t=e.domain;return e.ticks=function(n){var r=t();return Co(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return Py(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],a=r[s],u,p,d=10;for(a<i&&(p=
i,i=a,a=p,p=o,o=s,s=p);d-- >0;){if(p=Po(i,a,n),p===u)return r[o]=i,r[s]=a,t(r);if(p>0)i=Math.floor(i/p)*p,a=Math.ceil(a/p)*p;else if(p<0)i=Math.ceil(i*p)/p,a=Math.
floor(a*p)/p;else break;u=p}return e},e}function Vo(){var e=Oy();return e.copy=function(){return Qa(e,Vo())},Xa.apply(e,arguments),Sf(e)}function Cy(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function yf(e){return Math.
log(e)}function _f(e){return Math.exp(e)}function Ny(e){return-Math.log(-e)}function Ay(e){return-Math.exp(-e)}function By(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function $y(e){return e===10?By:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Hy(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function vf(e){return(t,n)=>-e(-t,n)}function Wy(e){let t=e(yf,_f),n=t.domain,r=10,o,s;function i(){return o=Hy(r),s=$y(r),n()[0]<0?(o=vf(o),
s=vf(s),e(Ny,Ay)):e(yf,_f),t}return t.base=function(a){return arguments.length?(r=+a,i()):r},t.domain=function(a){return arguments.length?(n(a),i()):n()},t.ticks=
a=>{let u=n(),p=u[0],d=u[u.length-1],f=d<p;f&&([p,d]=[d,p]);let h=o(p),m=o(d),g,b,w=a==null?10:+a,y=[];if(!(r%1)&&m-h<w){if(h=Math.floor(h),m=Math.ceil(m),p>0){
for(;h<=m;++h)for(g=1;g<r;++g)if(b=h<0?g/s(-h):g*s(h),!(b<p)){if(b>d)break;y.push(b)}}else for(;h<=m;++h)for(g=r-1;g>=1;--g)if(b=h>0?g/s(-h):g*s(h),!(b<p)){if(b>
d)break;y.push(b)}y.length*2<w&&(y=Co(p,d,w))}else y=Co(h,m,Math.min(m-h,w)).map(s);return f?y.reverse():y},t.tickFormat=(a,u)=>{if(a==null&&(a=10),u==null&&(u=
r===10?"s":","),typeof u!="function"&&(!(r%1)&&(u=En(u)).precision==null&&(u.trim=!0),u=Uo(u)),a===1/0)return u;let p=Math.max(1,r*a/t.ticks().length);return d=>{
let f=d/s(Math.round(o(d)));return f*r<r-.5&&(f*=r),f<=p?u(d):""}},t.nice=()=>n(Cy(n(),{floor:a=>s(Math.floor(o(a))),ceil:a=>s(Math.ceil(o(a)))})),t}function tl(){
let e=Wy(el()).domain([1,10]);return e.copy=()=>Qa(e,tl()).base(e.base()),Xa.apply(e,arguments),e}function xf(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function Iy(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function Dy(e){return e<0?-e*e:
e*e}function Fy(e){var t=e(Ke,Ke),n=1;function r(){return n===1?e(Ke,Ke):n===.5?e(Iy,Dy):e(xf(n),xf(1/n))}return t.exponent=function(o){return arguments.length?
(n=+o,r()):n},Sf(t)}function Tf(){var e=Fy(el());return e.copy=function(){return Qa(e,Tf()).exponent(e.exponent())},Xa.apply(e,arguments),e}function Mf(){return Tf.
apply(null,arguments).exponent(.5)}var Zo={x:null,y:null},qy=720,zy=600,[pe,we,Rf]=[52,12,40],Ln=()=>innerWidth<zy,at=({strips:e})=>e[0].top,je=({strips:e})=>e[e.length-1].floor;function Ef(e,t,n,r){
let o=Math.max(240,n),s=Vo(t.x??e.x.range,[pe,o-we]),i=Ln()||innerHeight<qy,a=({lines:b,y:w},y,x)=>{let R=w.kind.log?tl():Vo(),S=e.strips.length===1&&t.y||w.range||
Gy(b,w.kind);return{y:R.domain(S).range([x,y]),top:y,floor:x}};if(!e.hasStrips){let b=i?200:260,w=r?Math.max(b,Math.round(innerHeight*.6)):b,[y]=e.strips;return{
width:o,height:w,x:s,strips:[a(y,y.note?26:12,w-Rf)],words:null}}let u=jy(s(1)-s(0)),p=Ln()?24:0,d=Ky(),f=u?u.room:Rf,h=(innerHeight*.6-f)/e.strips.length-d,m=Math.
ceil(Math.max(i?46:62,r?h:0)),g=e.strips.map((b,w)=>{let y=p+(w+1)*d+w*m;return a(b,y,y+m)});return{width:o,height:je({strips:g})+f,x:s,strips:g,words:u}}var Ky=()=>Ln()?
44:28;function jy(e){return e>=72?{angle:0,room:24,most:Math.floor((e-8)/7)}:e>=15?{angle:-45,room:70,most:12}:e>=10.5?{angle:-90,room:84,most:11}:null}function Gy(e,{
log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:u})=>u).filter(u=>u!==null);if(!o.length)return t?r?[10,1]:[1,10]:[0,1];let[s,i]=o.reduce(([u,p],d)=>[Math.min(
u,d),Math.max(p,d)],[1/0,-1/0]);if(t){let u=s===i?3:(i/s)**.06;return r?[i*u,s/u]:[s/u,i*u]}if(n)return[0,i*1.05||1];let a=(i-s)*.06||1;return[s-a,i+a]}function Lf({
y:e,top:t,floor:n},{log:r,share:o}){if(r)return e.ticks().filter(u=>Math.abs(Math.log10(u)-Math.round(Math.log10(u)))<1e-9).map(u=>[u,u<1?String(u):k(u)]);let s=n-
t<100?2:Math.max(3,Math.floor((n-t)/42)),i=e.tickFormat(s,o?"~%":void 0);return e.ticks(s).map(a=>[a,se(i(a))])}function Of({x:e,strips:t},n){let r=o=>{let[s,i]=o.
range(),a=(1-n)/2*(i-s);return[o.invert(s+a),o.invert(i-a)]};return{x:r(e),y:t.length>1?null:r(t[0].y)}}var nl=(e,t)=>{let[n,r]=e.range();return[e.invert(n+t),e.
invert(r+t)]};function Pf(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(a,u)=>[Math.min(a,u),Math.max(a,u)],i=n.strips.length>1||r>2*o||o<20;return{x:!i&&
o>2*r&&r<20?[pe,n.width-we]:s(e.x,t.x),y:i?[at(n),je(n)]:s(e.y,t.y)}}function Cf({x:e,y:t},n,r){let[{y:o}]=n.strips,s=t[0]===at(n)&&t[1]===je(n);return{x:[n.x.invert(
e[0]),n.x.invert(e[1])],y:s?r.y:[o.invert(t[1]),o.invert(t[0])]}}var re=e=>Math.round(e*10)/10;var Uy=400,Vy=3,Nf=90,Bf=14;function $f({place:e,before:t,clip:n}){let{x:r,width:o,strips:s}=e,[i,a]=[.5-t,.5].map(u=>Math.min(Math.max(r(u),pe),o-we));return c(
T,{children:[s.map(({top:u,floor:p},d)=>c("clipPath",{id:`${n}-${d}`,children:c("rect",{x:pe,y:u-3,width:o-pe-we,height:p-u+6})},d)),c("g",{class:"gp-ground",children:t>
0&&a>i&&c("rect",{x:re(i),y:at(e),width:re(a-i),height:je(e)-at(e),fill:"var(--gp-raised)"})})]})}function Hf({place:e,chart:{before:t,here:n}}){let r=(o,s)=>{let i=re(
e.x(o));return i<pe||i>e.width-we?null:c("line",{x1:i,x2:i,y1:at(e),y2:je(e),...s})};return c("g",{class:"gp-uprights",children:[t>0&&r(.5,{stroke:"var(--gp-mut\
ed)","stroke-dasharray":"2 4"}),n!==null&&r(n,{stroke:"var(--gp-chosen)","stroke-width":1.5})]})}function Wf({strip:e,i:t,place:n,chart:r,clip:o,run:s}){let i=n.
strips[t];return c(T,{children:[c(Zy,{strip:e,at:i,place:n,chart:r}),r.hasStrips&&c(Jy,{strip:e,at:i,run:s}),c("g",{class:"gp-curves","clip-path":`url(#${o}-${t}\
)`,children:c(Yy,{strip:e,at:i,place:n,chart:r})}),r.hasStrips&&!n.words&&c(e_,{strip:e,at:i,place:n,chart:r})]})}function Zy({strip:{y:e,note:t},at:n,place:r,chart:o}){
let{x:s,width:i}=r,a=Lf(n,e.kind);return c("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[a.map(([u,p],d)=>c("g",{children:[c("line",{x1:pe,x2:i-we,y1:re(
n.y(u)),y2:re(n.y(u)),stroke:"var(--gp-line)"}),c("text",{x:pe-6,y:re(n.y(u)+4),"text-anchor":"end",children:o.hasStrips&&e.kind.unit&&d===a.length-1?`${p} ${e.
title}`:p})]},u)),!o.hasStrips&&c("text",{transform:`translate(13 ${re((n.top+n.floor)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:e.title}),
c("text",{class:"gp-curve-note",x:re(Math.max(pe,s(.5-o.before))+(o.hasStrips?4:0)),y:o.hasStrips||Ln()?n.top+14:n.top-6,stroke:"var(--gp-surface)","stroke-widt\
h":4,"paint-order":"stroke",children:t})]})}function Jy({strip:{series:e,answer:t},at:n,run:r}){let o=Ln(),s=n.top-(o?25:9),i=pe,a=e.map(({name:u,term:p,role:d,
dash:f,tip:h},m)=>{let g=i,b=$e(u);i+=28+Af(b,600);let w=i+8;return m===0&&t&&!o&&(i+=8+Af(t,400)),i+=18,c("g",{children:[c("line",{x1:g,x2:g+22,y1:s-4,y2:s-4,stroke:`\
var(--gp-${d})`,"stroke-width":2,"stroke-dasharray":or(f)}),c(W,{as:"text",id:p,run:r,meaning:h,attributes:{x:g+28,y:s},children:c("tspan",{"font-weight":600,children:b})}),
m===0&&c("text",{class:"gp-strip-answer",x:o?pe:re(w),y:o?n.top-8:s,children:t})]},u)});return c("g",{class:"gp-strip-name",fill:"var(--gp-text)",children:a})}var Jo=new Map,
Yo=null;function Af(e,t){let n=`${t} ${e}`,r=Jo.get(n);if(r!==void 0)return r;if(Yo??=document.createElement("canvas").getContext("2d"),!Yo)return e.length*7;Yo.
font=`${t} 12px ${getComputedStyle(document.querySelector(".gp-curve")??document.body).fontFamily}`,Jo.size>500&&Jo.clear();let o=Math.ceil(Yo.measureText(e).width);
return Jo.set(n,o),o}function Yy({strip:{lines:e,y:t},at:{y:n,floor:r},place:{x:o},chart:s}){let i=Lo().defined(([,u])=>u!==null).x(([u])=>o(u)).y(([,u])=>n(u??
0)).digits(1),a=s.hasStrips&&t.kind.fromZero;return c(T,{children:e.map((u,p)=>c("g",{fill:"none",stroke:`var(--gp-${u.role})`,opacity:u.isPrompt?.75:1,children:[
a&&u.name===e[0].name&&c("path",{d:Qy(u,{x:o,y:n},r),fill:`var(--gp-${u.role})`,"fill-opacity":.16,stroke:"none"}),c("path",{class:"gp-line-path",ref:d=>{d&&Object.
assign(d,{__data__:u})},d:i(u.x.map((d,f)=>[d,u.y[f]]))??"M0 0","stroke-width":2,"stroke-dasharray":or(u.dash),"stroke-linejoin":"round"}),c("path",{d:Xy(u,{x:o,
y:n}),"stroke-width":4,"stroke-linecap":"round"})]},p))})}var Xy=(e,{x:t,y:n})=>e.x.length>Uy?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${re(t(r))} ${re(n(e.y[o]))}\
h0`).join("")||"M0 0";function Qy(e,{x:t,y:n},r){let o="",s=!1;return e.y.forEach((i,a)=>{let u=re(t(e.x[a]));i===null?o+=s?`V${r}Z`:"":o+=s?`L${u} ${re(n(i))}`:
`M${u} ${r}V${re(n(i))}`,s=i!==null}),o?`${o}${s?`V${r}Z`:""}`:"M0 0"}var rl=(e,t)=>e.length>t?`${e.slice(0,t-1)}…`:e,ol=({tokens:e,before:t},n)=>$e(e[n-1+t].
trim()||e[n-1+t]);function e_({strip:{lines:e,y:t},at:{y:n,top:r,floor:o},place:{x:s,width:i},chart:a}){let u=e.find(({isPrompt:h})=>!h);if(!u||!t.kind.fromZero||
t.kind.share)return null;let p=h=>s(u.x[h])>pe&&s(u.x[h])<i-we,d=u.y.map((h,m)=>({value:h??0,i:m})).filter(({value:h,i:m})=>n(h)<(r+o)/2&&p(m)).sort((h,m)=>m.value-
h.value),f=[];for(let h of d){if(f.length===Vy)break;f.every(({i:m})=>Math.abs(s(u.x[m])-s(u.x[h.i]))>Nf)&&f.push(h)}return c("g",{class:"gp-named",fill:"var(--\
gp-text)",stroke:"var(--gp-surface)","stroke-width":3,"paint-order":"stroke","font-size":11,children:f.map(({value:h,i:m})=>{let g=s(u.x[m]),b=g>i-we-Nf;return c(
"text",{x:re(g+(b?-6:6)),y:re(Math.max(r+9,n(h)+4)),"text-anchor":b?"end":"start",children:rl(ol(a,u.x[m]),Bf)},m)})})}function If({place:e,chart:t}){let{x:n,width:r,
words:o}=e,[s,i]=[n.invert(pe),n.invert(r-we)],{angle:a,most:u}=o??{angle:0,most:0},p=je(e)+(a?12:17),d=t.tokens.map((f,h)=>h+1-t.before).filter(f=>f>=s&&f<=i);
return c("g",{class:"gp-strip-words","aria-hidden":"true",children:d.map(f=>{let h=re(n(f)+(a===-90?4:a?3:0)),m=f===t.here;return c("text",{transform:`translate\
(${h} ${p})${a?` rotate(${a})`:""}`,"text-anchor":a?"end":"middle",fill:`var(--gp-${m?"chosen":f<1?"muted":"text"})`,"font-weight":m?700:400,children:rl(ol(t,f),
u)},f)})})}function Df({place:e,chart:t}){let{x:n,width:r,height:o}=e,s=je(e),i=n.ticks(Math.max(2,Math.floor((r-pe-we)/80))).filter(Number.isInteger),a=t.here!==
null&&n(t.here)>=pe&&n(t.here)<=r-we?t.here:null;return c("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[i.map(u=>c("text",{x:re(n(u)),y:s+16,"text-ancho\
r":"middle",children:k(u)},u)),c("text",{x:(pe+r-we)/2,y:o-6,"font-size":13,"text-anchor":"middle",children:t.x.title}),t.hasStrips&&a!==null&&c("text",{class:"\
gp-strip-here",x:re(Math.min(Math.max(n(a),pe+20),r-we-20)),y:s+16,"text-anchor":"middle","font-weight":700,fill:"var(--gp-chosen)",stroke:"var(--gp-surface)","\
stroke-width":6,"paint-order":"stroke",children:rl(ol(t,a),Bf)})]})}var t_={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function Ff({mode:e,setMode:t,scale:n,reset:r,save:o}){return c("div",{class:"gp-curve-tools",children:[c(Ft,{icon:"zoom",title:l("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),c(Ft,{icon:"pan",title:l("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),c(Ft,{icon:"closer",title:l("Zoom in"),act:()=>n(.5)}),c(Ft,{icon:"farther",title:l(
"Zoom out"),act:()=>n(2)}),c(Ft,{icon:"reset",title:l("Reset axes"),act:r}),c(Ft,{icon:"png",title:l("Download plot as a PNG"),act:()=>o("png")}),c(Ft,{icon:"sv\
g",title:l("Download plot as an SVG"),act:()=>o("svg")})]})}var Ft=({icon:e,title:t,act:n,isPressed:r})=>c("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":r,onClick:n,children:c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:c("path",{d:t_[e]})})});var cl={};E(cl,{fileNameOf:()=>ll,savePicture:()=>ul});var al={};E(al,{Files:()=>n_,csvFile:()=>r_,pngFile:()=>il,saveFile:()=>Xo,svgText:()=>sl,textFile:()=>Qo});var qf=12e3;function n_({label:e,name:t,kinds:n}){let[r,o]=C(""),s=async(i,a)=>{o("");try{let u=await a();u&&Xo(u,`${t}.${i}`)}catch(u){let p=u instanceof Error?
u.message:String(u);o(l("The picture could not be made: {reason} Save it as SVG instead.",{reason:p}))}};return c(T,{children:[c("p",{class:"gp-note gp-files",children:[
e," ",Object.entries(n).map(([i,a])=>c("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>s(i,a),children:i.toUpperCase()},i))]}),c("p",{class:"\
gp-note gp-told",role:"status",children:r})]})}function Xo(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(
()=>URL.revokeObjectURL(n.href),6e4)}var Qo=(e,t)=>new Blob([e],{type:t});function sl(e,t){let n=getComputedStyle(t);return e.setAttribute("xmlns","http://www.w\
3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,o)=>n.getPropertyValue(o).trim())}async function il(e,t,n,r=2){let o=new Image;
o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await o.decode();let s=Math.min(r,qf/t,qf/n),i=document.createElement("canvas");i.width=Math.ceil(
t*s),i.height=Math.ceil(n*s);let a=i.getContext("2d");a?.scale(s,s),a?.drawImage(o,0,0,t,n);let u=await new Promise(p=>i.toBlob(p,"image/png"));if(!u)throw new Error(
l("it is too large for the browser."));return u}function r_(e){let t=n=>{let r=String(n??""),o=typeof n=="string"&&/^[=+\-@＝＋－＠']/.test(r)?`'${r}`:r;return/[",\r\n]/.
test(o)?`"${o.replaceAll('"','""')}"`:o};return Qo(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var ll=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function ul(e,t,n){let r=o_(t),{clientWidth:o,clientHeight:s}=t;Xo(e==="svg"?
Qo(r,"image/svg+xml"):await il(r,o,s),`${n}.${e}`)}function o_(e){let t=e.cloneNode(!0);for(let r of t.querySelectorAll(".gp-passing"))r.remove();le(t,{"font-fa\
mily":getComputedStyle(e).fontFamily});let n=ne("rect");return le(n,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(n),sl(t,e)}var dl={};E(dl,{ValuesList:()=>pl});function pl({values:e,isThere:t=e.length>0,onToggle:n}){return c("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[
c("summary",{children:l("Values")}),c("ul",{children:e.map((r,o)=>c("li",{children:r},o))})]})}var s_=4;function Kf({chart:e,press:t,run:n}){let r=N(null),o=N(null),[s]=C(()=>`curve-${Math.random().toString(36).slice(2)}`),[i,a]=C({width:0,isAlone:!1}),[u,
p]=C(Zo),[d,f]=C(()=>yt()?"":"zoom"),[h,m]=C(null),[g,b]=C(null),[w,y]=C(!1),x=e.strips.length>1?null:e.strips[0].y.kind,R=N(x);I(()=>{let z=r.current;if(!z)return;
let X=()=>a({width:z.clientWidth,isAlone:!!z.closest(".gp-alone")});X();let ge=new ResizeObserver(X);ge.observe(z);let Be=z.closest(".gp-pane");return Be?.addEventListener(
"gp-alone",X),()=>{ge.disconnect(),Be?.removeEventListener("gp-alone",X)}},[]);let S=R.current===x?u:{...u,y:null};S!==u&&p(S),R.current=x;let M=i.width?Ef(e,S,
i.width,i.isAlone):null,F=z=>{p(z),b(null)},B=({clientX:z,clientY:X},ge)=>{let{left:Be,top:cn}=o.current?.getBoundingClientRect()??{left:0,top:0};return{x:fl(z-
Be,pe,ge.width-we),y:fl(X-cn,at(ge),je(ge))}},L=(z,{x:X})=>fl(Math.round(X.invert(z)),1-e.before,e.tokens.length-e.before),Z=z=>{!M||z.button||(m({...B(z,M),place:M,
hasMoved:!1,chosen:null}),d&&o.current?.setPointerCapture(z.pointerId))},K=z=>{if(!M)return;let X=B(z,M),ge=!!(h&&d&&(h.hasMoved||Math.max(Math.abs(X.x-h.x),Math.
abs(X.y-h.y))>s_));if(b(ge?null:L(X.x,M)),!(!h||!ge)){if(d==="pan"){let Be=e.strips.length>1?null:nl(h.place.strips[0].y,h.y-X.y);p({x:nl(h.place.x,h.x-X.x),y:Be})}
m({...h,hasMoved:ge,chosen:d==="zoom"?Pf(h,X,M):null})}},ie=z=>{!h||!M||(m(null),h.chosen?F(Cf(h.chosen,M,S)):h.hasMoved||t(L(B(z,M).x,M)))},A=z=>{o.current&&ul(
z,o.current,ll(e.label))},J=e.strips.flatMap(({lines:z})=>z);return c(T,{children:[c("div",{class:"gp-chart-plot gp-curve-plot",ref:r,children:[c(Ff,{mode:d,setMode:f,
scale:z=>M&&F(Of(M,z)),reset:()=>F(Zo),save:A}),M&&c("svg",{ref:o,class:"gp-curve-picture",role:"group","aria-label":l("{chart}. Its values follow as a list.",{
chart:e.label}),width:M.width,height:M.height,viewBox:`0 0 ${M.width} ${M.height}`,"font-size":12,style:{touchAction:d&&yt()?"none":""},onPointerDown:Z,onPointerMove:K,
onPointerUp:ie,onPointerLeave:()=>b(null),onPointerCancel:()=>{m(null),b(null)},onDblClick:()=>F(Zo),children:[c($f,{place:M,before:e.before,clip:s}),c(Hf,{place:M,
chart:e}),e.strips.map((z,X)=>c(Wf,{strip:z,i:X,place:M,chart:e,clip:s,run:n},X)),M.words?c(If,{place:M,chart:e}):c(Df,{place:M,chart:e}),c("g",{class:"gp-passi\
ng",children:[g!==null&&c(a_,{place:M,points:zf(e,g),at:g}),h?.chosen&&c(l_,{...h.chosen})]})]}),M&&g!==null&&!h?.chosen&&c(u_,{place:M,points:zf(e,g),at:g})]}),
c(pl,{values:w?J.flatMap(i_):[],isThere:J.some(({y:z})=>z.some(X=>X!==null)),onToggle:y})]})}var fl=(e,t,n)=>Math.min(Math.max(e,t),n),i_=({y:e,words:t})=>e.flatMap(
(n,r)=>n===null?[]:[t(r)]),zf=(e,t)=>e.strips.flatMap(({lines:n},r)=>n.flatMap(o=>{let s=o.x.indexOf(t),i=s<0?null:o.y[s];return i===null?[]:[{strip:r,line:o,value:i,
words:o.words(s)}]})),a_=({place:{x:e,strips:t},points:n,at:r})=>c(T,{children:n.map(({strip:o,line:s,value:i})=>c("circle",{cx:re(e(r)),cy:re(t[o].y(i)),r:4,fill:`\
var(--gp-${s.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},s.name))}),l_=({x:[e,t],y:[n,r]})=>c("rect",{x:re(e),y:re(n),width:re(t-e),height:re(r-n),fill:"\
var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function u_({place:e,points:t,at:n}){let{x:r,width:o}=e;if(!t.length)return null;
let s=r(n)>o/2?{right:`calc(100% - ${re(r(n)-12)}px)`}:{left:`${re(r(n)+12)}px`};return c("div",{class:"gp-tip",style:{top:`${at(e)}px`,...s},children:t.map(({line:i,
words:a})=>c("p",{children:[c(hl,{...i})," ",a]},i.name))})}var hl=({role:e,dash:t,width:n=18})=>c("svg",{width:n,height:8,"aria-hidden":"true",children:c("line",
{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":or(t)})});var c_=Math.log(1.05);function jf(e,{isFromElsewhere:t,unit:n}){let r=e.map(u=>ce(t?Ee(u).surprisal:u.distribution.entropy_before)),o=Ra(r),s=r[o]??null;if(s===
null)return"";let i=r.filter(u=>u!==null),a={token:U(e[o].chosen.text),value:te(s,n),count:k(Math.round(Math.exp(s))),mean:te(i.reduce((u,p)=>u+p,0)/i.length,n)};
return t?l("The most surprising token was {token}: {value}. On average: {mean} a token.",a):s<c_?l("The model was all but certain throughout: at most {value}, a\
t {token}.",a):l("The model was most unsure at {token}: {value}, as if between {count} equally likely tokens. On average: {mean} a token.",a)}function Gf(e,t){let n={
number:e.index+1,token:H(e.chosen.text),facts:p_(e,t)};return e.isPrompt?l("Prompt token {number}, {token}: {facts}",n):l("Token {number}, {token}: {facts}",n)}
function p_(e,t){let{log:n,name:r,isWatched:o}=t;if(o)return h_(e)||l("no token was looked up here");if(r==="kept")return d_(e);if(r==="cumulative")return f_(e,
t);let{surprisal:s,entropyBefore:i,entropyAfter:a}=Ee(e),[u,p,d]=[s,i,a].map(f=>te(ce(f),n.unit));return n.isFromElsewhere?l("surprisal {surprisal}",{surprisal:u}):
e.isPrompt?l("surprisal {surprisal}; entropy {entropy}",{surprisal:u,entropy:p}):l("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:u,
before:p,after:d})}function d_(e){if(e.isPrompt)return l("no processor takes part");let t={kept:k(ue(e)??0),count:k(e.distribution.vocab??0)};return l("{kept} o\
f {count} tokens kept",t)}function f_(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,s=o.slice(0,o.indexOf(e)+1),i=r.filter(a=>a.value(e)!==null).
map(a=>{let u=s.reduce((p,d)=>{let f=ce(a.value(d));return p===null||f===null?null:p+f},0);return`${u===null?l("minus infinity"):te(u,t.unit)} ${a.name}`});return l(
"log-probability so far {sums}",{sums:i.join(", ")})}function h_({watched:e=[]}){return be(e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{let s={token:H(
t),before:_(O(r)),after:_(O(n)),rank:k(o??0)};return n===null?o?l("{token} {before} before (rank {rank}), removed after",s):l("{token} {before} before, removed \
after",s):o?l("{token} {before} before (rank {rank}), {after} after",s):l("{token} {before} before, {after} after",s)}))}var pr="strips",m_=150;function g_({log:e,changes:t}){let[n,r]=C(pr),o=N(new Map);ye(t).run&&(o.current=new Map);let i=e.current(),a=i?q(e.lastOf(i)):[];for(let R of a)
for(let{token_id:S,text:M}of R.watched??[])o.current.set(S,M);let u=nd(e.isFromElsewhere),p=[pr,...Object.keys(u).filter(R=>u[R].series||o.current.size)],d=p.includes(
n)?n:pr;d!==n&&r(d);let f=d===pr?null:u[d],h=f?Ma(f,o.current):[],g=f?[{axis:f.axis,series:h}]:rd(u,a,u.before&&o.current.size?Ma(u.before,o.current):[]),b=R=>Gf(
R,{log:e,steps:a,series:h,name:d,isWatched:!!f?.of}),w=i?b(i):l("The curve grows with the text."),y=()=>i?_e(b(i)):"",x=(f??u.information).name;return c(T,{children:[
c("header",{class:"gp-head",children:[c("h2",{class:"gp-title",children:l("Curves")}),c("p",{class:"gp-curve-answer",children:jf(a,e)}),c("div",{class:"gp-tools",
children:[c("label",{children:[l("Curve")," ",c("select",{class:"gp-view",value:d,onChange:({currentTarget:R})=>r(R.value),children:p.map(R=>c("option",{value:R,
children:R===pr?l("all, as strips"):u[R].name},R))})]}),c(b_,{unit:e.unit})]})]}),f&&c(w_,{curve:f,series:h,run:y}),c(k_,{log:e,steps:a,name:x,hasStrips:!f,strips:g,
run:y}),c("p",{class:"gp-note gp-reading",tabIndex:0,role:"slider","aria-label":l("Token on the curve"),...ba(i,a.length,i?w:l("no token yet"),e.promptSteps.length),
onKeyDown:ga(e),children:w}),c("p",{class:"gp-note gp-about",children:[(f??u.information).about,e.promptSteps.length>0&&` ${l("The prompt comes before the text,\
 on a shaded background.")}`]})]})}var Uf=Q(g_),b_=({unit:e})=>c("label",{"data-term":"bits","data-tip":l("The unit of all surprisal, entropy and divergence on \
this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[l("Unit")," ",c("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>xo(t.
value),children:[c("option",{value:"bits",children:l("bits")}),c("option",{value:"nats",children:l("nats")})]})]}),w_=({curve:e,series:t,run:n})=>c("div",{class:"\
gp-keys gp-note",children:t.map(({name:r,term:o,role:s,dash:i,tip:a})=>c(W,{id:o,run:n,meaning:a,children:[c(hl,{role:s,dash:i,width:26}),e.of?c(j,{text:r}):r]},
r))});function k_({log:e,steps:t,name:n,hasStrips:r,strips:o,run:s}){let{promptSteps:i,unit:a}=e,u=N(null),[p,d]=C(null),f=N({timer:0,drawnAt:-1/0}).current,h=N(
()=>null);h.current=()=>t.length||i.length?sd({name:n,hasStrips:r,strips:o,steps:t,prompt:i,current:e.current(),unit:a,factor:Re(1,a)}):null;let m=()=>{f.timer=
0,f.drawnAt=performance.now(),u.current?.removeAttribute("aria-busy"),d(h.current())};return I(()=>{f.timer||(u.current?.setAttribute("aria-busy","true"),f.timer=
window.setTimeout(m,Math.max(0,f.drawnAt+m_-performance.now())))},[t,o]),I(()=>()=>clearTimeout(f.timer),[]),c("div",{class:"gp-curve-chart gp-chart-box",ref:u,
hidden:!p,children:p&&c(Kf,{chart:p,press:b=>{let w=b<1?i[b-1+i.length]:t.at(b-1);w&&e.selectStep(w)},run:s})})}var vl={};E(vl,{NO_ORIGINS:()=>bl,ORIGINS:()=>Kt,countOrigin:()=>wl,draftFate:()=>Qf,draftSentences:()=>kl,fateWords:()=>ns,followWords:()=>eh,judgeOf:()=>On,keepChance:()=>Yf,
originParts:()=>_l,rejectedSentences:()=>yl,ruleWords:()=>S_,shortTime:()=>E_});var ml={};E(ml,{isBelow:()=>ts,ratioName:()=>es,verdictWords:()=>qt});var es=({weight:e})=>e===null?"p/q":`${P(1-e,2)} + ${P(e,2)} · p/q`;function qt(e,t){let{uniform:n,ratio:r}=e,o={token:U(e.text),draw:G(n)?Vf(n,r??0):"–",ratio:G(
r)?Vf(r,n??0):"–",name:es(t)};return G(r)?ts(e)?r>=1?l("The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.",o):l("The \
draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",o):l("The draft proposed {token}; rejected: the draw {draw} lies above {name} = \
{ratio}.",o):l("The draft proposed {token}. How it was judged is not known.",o)}var ts=({uniform:e,ratio:t})=>G(e)&&G(t)&&e<=t,y_=2,__=6;function Vf(e,t){let n=y_;
for(;n<__&&e!==t&&D(e,n)===D(t,n);)n+=1;return D(e,e>=100?0:n)}var gl={};E(gl,{AcceptanceAlong:()=>dr,judgedOf:()=>zt,writtenOf:()=>Jf});var Zf=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),zt=e=>e.
num_accepted+(e.follow==="correction"?1:0),Jf=e=>e.num_accepted+(e.next_token_id===null?0:1);function v_(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
Jf(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=zt(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=zt(t)||!G(o.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[r]+=1}}function x_(e){let{spec_steps:t,rounds:n,tokens:r,
drafted:o,accepted:s,judged:i,overlaps:a}=e,u=(p,d)=>d?p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:u(s,o),judged_acceptance_rate:u(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:u(a[1],a[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var dr=class{rounds=[];tally=Zf();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Zf());for(let r=this.tally.rounds;r<t.length;r++)v_(this.
tally,t[r]);return this.rounds=t,x_(this.tally)}};var Kt={get accepted(){return["✓",l("accepted draft"),l("Drafted, and kept by the target model.")]},get correction(){return["→",l("correction"),l("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",l("bonus"),l("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",l("target only"),l("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},bl=Object.fromEntries(Object.keys(Kt).map(e=>[e,0])),wl=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function On(e){let{
do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:G(n)?n:null}}function Yf({target_logprob:e,draft_logprob:t},{weight:n}){let r=O(
e)/(t===null?1:O(t));return Math.min(1,n===null?r:1-n+n*r)}var Xf=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${P(1-e,2)} + ${P(e,2)} · p / q)`;function S_(e,t){
if(e.samples)return t?l("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Xf(e)}):l("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return l("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[P(e.weight,2),P(1-e.weight,2)];return l("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function Qf(e,t){return t<e.num_accepted?"accepted":t<zt(e)?"rejected":"unjudged"}function ns(e,t,n){let r=e.drafted[t],o=Qf(e,t),s=r.
draft_logprob!==null,[i,a]=[_(O(r.target_logprob)),_(O(r.draft_logprob))],u=s?[l("The draft model gave it {q}.",{q:a})]:[];if(o==="unjudged")return[e.follow==="\
correction"?l("Never judged: it follows the rejection."):l("Never judged: it follows the end of the text."),...u].join(" ");let p=o==="accepted";if(!n.samples){
let f=n.weight!==null&&s;return[p?T_(f):M_(f,H(e.next_text)),l("The target gave it {p}.",{p:i}),...u].join(" ")}if(!s)return p?l("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):l("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:H(e.next_text),p:i});let d=G(r.overlap)?[l("Averaged over all tokens that could have been drafted here, the chance\
 is {share}.",{share:_(r.overlap)})]:[];return G(r.uniform)?[qt(r,n),l("The target gave it p = {p}, the draft model q = {q}.",{p:i,q:a}),...d].join(" "):[p?l("A\
ccepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:a}):l("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:a}),R_(Yf(r,
n),Xf(n),p),...d].join(" ")}var T_=e=>l(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token for the targ\
et."),M_=(e,t)=>l(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is the likeliest \
token for the target.",{token:t});function R_(e,t,n){if(e>=1)return l("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});let r={formula:t,
chance:_(e)};return n?l("By {formula}, it is kept with probability {chance}: the draw kept it.",r):l("By {formula}, it is kept with probability {chance}: the dr\
aw rejected it.",r)}function eh(e,t){let[,n,r]=Kt[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="corre\
ction"||!t.samples)return o;if(s.draft_logprob===null)return`${o} ${l("The target drew it.")}`;let i=`${o} ${l("It was drawn from the residual distribution: wha\
t the target gives beyond the draft model, max(0, p − q).")}`;return!G(s.overlap)||t.weight!==null?i:`${i} ${l("That sums to {share} here, and is scaled up to\
 1 for the draw.",{share:_(1-s.overlap)})}`}function kl({draft:e,chosen:t},n){if(!e||!Object.hasOwn(Kt,e.origin))return[];let{origin:r,place:o,round:s,instead:i}=e,
{length:a}=s.drafted,u={round:s.index+1,place:o+1},p=a?[v(a,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",
u)]:[];if(r==="accepted")return[...p,ns(s,o,n)];let d=r==="correction"&&i?[l("Drafted here was {token}. {fate}",{token:H(i.text),fate:ns(s,o,n)})]:[],f=eh(s,n),
h=n.samples&&r!=="correction"&&t.logprob!==null?[l("It was drawn from the target’s own distribution, which gave it {p}.",{p:_(O(t.logprob))})]:[],m=a-zt(s),g=r===
"correction"&&m?[v(m,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...p,...d,[f,...h].join(
" "),...g]}function yl({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:H(e.drafted[t].text),chosen:H(n),round:e.index+1,place:t+1},i=o-zt(e);return[v(o,
"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.",s),
ns(e,t,r),l("{chosen} takes its place.",s),...i?[v(i,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[]]}
function _l({draft:e}){if(!e||!Object.hasOwn(Kt,e.origin))return[];let{origin:t,instead:n,round:{index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.
place],a={place:e.place+1,size:o.length,round:s};return i===null?[l("accepted draft: token {place} of {size} in round {round}",a)]:[l("accepted draft: token {pl\
ace} of {size} in round {round}, to which the draft model gave {q}",{...a,q:_(O(i))})]}return t==="correction"?n?[l("correction: replaced the rejected draft tok\
en {token} in round {round}",{token:H(n.text),round:s})]:[l("correction: replaced a rejected draft token in round {round}",{round:s})]:t==="target"?[l("target o\
nly: nothing was drafted in round {round}",{round:s})]:[v(o.length,"bonus: the target’s own token after the accepted draft of round {round}","bonus: the targe\
t’s own token after all {count} drafted tokens of round {round}",{round:s})]}var E_=e=>e<.01?`${D(e*1e3,1)} ms`:nt(e);var Tl={};E(Tl,{beginsContrasted:()=>lt,candidateWords:()=>mr,certaintyWords:()=>gr,choiceOf:()=>Tt,effectWords:()=>Ie,entropyRunWords:()=>Sl,isGone:()=>Ge,isRemoved:()=>ke,
knobWords:()=>fr,listedOf:()=>Ce,prominentOf:()=>hr,removalWords:()=>xl,removerOf:()=>Ue,shareAt:()=>Ne,somePercent:()=>jt,sourceOf:()=>Gt,stagesOf:()=>Pe});var jt=e=>e?_(e):"<0.01%",L_=(e,t)=>e.kept!==t||e.mass_moved>0;function Pe({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=vt(n.name),a=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:a,removed:n.mass_removed,moved:n.mass_moved,idle:!L_(
n,a)}})}function Ie({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return l("did nothing");let s=[];return e<t&&s.push(v(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:jt(n)})),e>t&&s.push(v(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(l("moved {share}",{share:_(r)})),s.join(", ")}function xl(e){let n=(ee(e)?[]:Pe(e).filter(({kept:r,keptBefore:o})=>r<o)).map(({name:r,kept:o,keptBefore:s,removed:i})=>v(
s-o,"{name}: {count} token, {share}","{name}: {count} tokens, {share} together",{name:r,share:jt(i)}));return n.length?l("removed by {processors}",{processors:be(
n)}):""}var lt=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function fr(e,{effective:t,config:n}){let r={...t,...n};return e.filter((o,s)=>s===
0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function Gt(e){return lt(e)?{name:"DoLa",meaning:l("\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?
l("the last layer"):l("the model"),meaning:l("The distribution that the model gave, before any processor.")}}function Ce({distribution:{candidates:e},chosen:t}){
return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function hr(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:a})=>Math.max(O(i),O(a)),o=[...e].
sort((i,a)=>r(a)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(ke).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.filter(i=>s.has(i))}
function Ne({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?O(t[n-1]):void 0:O(e)}var Ge=({raw_logprob:e,stage_logprobs:t},n)=>((n?t?.[n-1]:e)??null)===
null,ke=({logprob:e})=>e===null;function Ue({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((a,u)=>u>0&&a===null&&o[u-1]!==
null),i=e||s>0&&r.distribution.stages[s-1].name;return i?vt(i)[0]:lt(r)?"DoLa":l("a processor")}function mr(e,t){let{raw_logprob:n,logprob:r,rank:o,raw_rank:s,token_id:i}=e;
if(ee(t)){let f={share:_(O(n)),rank:k(s||0)},h=s?l("Probability {share}, rank {rank}, according to the server.",f):l("Probability {share}, according to the serv\
er.",f);return i<0?h:`${h} ${l("Token id {id}.",{id:i})}`}let a=k(t.distribution.vocab??0),u=l("Token id {id}.",{id:i});if(!t.distribution.stages.length&&Math.abs(
(r??n??0)-(n??0))<1e-4){let f={share:_(O(n)),rank:k(o||s||0),vocab:a};return`${o||s?l("Probability {share}, rank {rank} of {vocab}; no processor changed it.",f):
l("Probability {share}; no processor changed it.",f)} ${u}`}let p={share:_(O(n)),rank:k(s||0),vocab:a};return`${s?l("Before the processors {share}, rank {rank} \
of {vocab}.",p):l("Before the processors {share}.",p)} ${O_(e,t)} ${u}`}function O_(e,t){if(ke(e))return l("After them it cannot be chosen: removed by {processo\
r}.",{processor:Ue(e,t)});let{logprob:n,rank:r}=e,o={share:_(O(n)),rank:k(r||0),kept:k(ue(t)??0)};return r?l("After them {share}, rank {rank} of {kept} kept.",o):
l("After them {share}.",o)}function gr(e,t){let n=te(e,t),r=Math.exp(e??1/0);return r<P_?l("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):
l("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?P(r,1):k(Math.round(r))})}var P_=1.05;
function Sl({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:a,raw_logprob:u})=>u!==null&&u<0?[{text:a,raw:u}]:[])].sort((a,u)=>th(u.
raw)-th(a.raw)).slice(0,3).map(({text:a,raw:u})=>`${H(a)} ${P(O(u))} · ${P(Re(-u,n),2)}`),i={terms:s.join(" + "),entropy:te(t,n)};return s.length?l("before the\
 processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var th=e=>-e*O(e);function Tt(e,{mode:t,effective:n,config:r}){if(e.isPrompt)return[l("\
given"),l("{token} is in the prompt: given, not chosen")];if(e.given)return[l("given"),l("{token} was given, not chosen")];if(t==="elsewhere")return[l("the choi\
ce"),l("{token} was chosen by the server")];if(t==="custom")return[l("the choice"),l("{token} was chosen by your own decoding loop")];if(e.beam)return[l("the ch\
oice"),C_(e.beam.status)];if(e.reranked)return[l("the choice"),l("{token} has the best score: probability against degeneration penalty")];let o=e.draft?.origin;
return o==="accepted"?[l("the draft"),l("{token} was drafted by the assistant, and accepted")]:o==="correction"?[l("the choice"),l("{token} replaced a rejected \
draft token")]:{...n,...r}.do_sample?[l("the draw"),l("{token} was drawn")]:[l("the choice"),l("{token} was chosen as the most probable")]}function C_(e){return e===
"running"?l("{token} goes on: the search compares the sums of whole beams"):e==="finished"?l("{token} ends a beam: the search compares the sums of whole beams"):
e==="ended"?l("{token} would end a beam, which does not count"):e==="pruned"?l("{token} was considered, and pruned: the search compares the sums of whole beams"):
l("{token} was considered by the search")}var Nl={};E(Nl,{KNOB_NAMES:()=>Le,areSame:()=>br,drawSettingsOf:()=>Pl,hottest:()=>is,knobsOf:()=>as,leftOf:()=>ls,nominalWinner:()=>cs,paceOf:()=>wr,sharesAbove:()=>us,
winnerOf:()=>Cl});var Ml={};E(Ml,{CUTS:()=>rs,contenderAt:()=>os,drawnOf:()=>ut,textAt:()=>De});var rs=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],
oh={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonL\
ogitsWarper",eta_cutoff:"EtaLogitsWarper"},N_="TemperatureLogitsWarper",nh=new WeakMap;function ut(e,t){let n=nh.get(e);return n===void 0&&nh.set(e,n=A_(e,t)),n}
function A_(e,t){let n=e.draw?.contenders??[],r=n.findIndex(({token_id:a})=>a===e.chosen.token_id),{vocab:o,stages:s}=e.distribution;if(r<0||o===null)return null;
let i={};for(let a of rs){let u=s.find(p=>p.name===oh[a]);u&&(i[a]={kept:u.kept,removed:u.mass_removed})}return{contenders:n,at:r,vocab:o,cuts:i,mass:B_(e,n,o,t)}}
function B_({distribution:e},t,n,r){let{stages:o,candidates:s}=e,i=Object.values(oh),a=o.findIndex(({name:w})=>i.includes(w)),u=a<0?o.length:a,p=w=>(u?w.stage_logprobs?.
at(u-1):w.raw_logprob)??null,d=s.find(({token_id:w})=>w===t[0].token_id),f=d?p(d):t[1]?.rank===2?Math.log(t[1].above):null,h=u?o[u-1].entropy:e.entropy_before;if(f===
null||h===null)return null;let m=[rh(1/r,f,h)],g=o.slice(0,u).every(({name:w})=>w===N_);g&&r!==1&&typeof d?.raw_logprob=="number"&&e.entropy_before!==null&&m.push(
rh(1,d.raw_logprob,e.entropy_before));let b=g?$_(s,p,r):[];return{landmarks:H_([...t,...b]),anchors:m.sort((w,y)=>w.b-y.b),vocab:n}}var rh=(e,t,n)=>({b:e,logZ:-t,
slope:(-t-n)/e});function $_(e,t,n){let r=new Map(e.map(a=>[a.raw_rank,t(a)])),o=r.get(1),s=[],i=0;for(let a=1;typeof o=="number";a++){let u=r.get(a);if(typeof u!=
"number")break;s.push({rank:a,score:n*(u-o),above:i}),i+=Math.exp(u)}return s}function H_(e){return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,r)=>n.rank-
r.rank)}var De=(e,t)=>os(e,t)?.text??"",os=(e,t)=>e.draw?.contenders?.[t];var El={};E(El,{boundsOfHigher:()=>Rl});function Rl({landmarks:e,anchors:t,vocab:n},r,o,s,i){let a=o/s,u=Math.exp(-(t.find(({b:w})=>w===1/o)?.logZ??0)),p=W_(e,u,
o,n).map(w=>I_(w,a,i)),d=w=>p.reduce((y,x)=>[...y,y[y.length-1]+x[w]],[0]),[f,h]=[d(0),d(1)],m=p.length,b=(i<1/0?[-1/0,1/0]:D_(t,n,1/s)).map(w=>Math.exp(w)*u**a);
return r.map(w=>{let y=e.findIndex(R=>R.rank===w),x=[f[m]-f[y],h[m]-h[y]];return[Math.max(sh(f[y],x[1]),f[y]/b[1]),Math.min(sh(h[y],x[0]),h[y]/b[0])]})}var sh=(e,t)=>e===
0?0:e/(e+t);function W_(e,t,n,r){let o=e.map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},a)=>{let u=e.at(a+1),p=Math.max(0,(u?u.rank-1:r)-s),d=Math.
max(0,(u?u.above:1)-i-o[a]);return{rank:s,high:o[a],low:u?o[a+1]:0,count:p,mass:p?d:0}})}function I_({rank:e,high:t,low:n,count:r,mass:o},s,i){if(e>i)return[0,0];
let a=t**s;if(!r)return[a,a];let u=Math.min(t,Math.max(n,o/r)),p=r*u**s,d=t>n?r*(u-n)/(t-n):r,f=d*a+(r-d)*n**s,h=[Math.min(p,f),Math.max(p,f)],m=Math.min(r,i-e);
return m===r?[a+h[0],a+h[1]]:[a+h[0]*m/r,a+Math.min(h[1],m*a)]}function D_(e,t,n){let r=e.find(u=>u.b===n);if(r)return[r.logZ,r.logZ];let o=Math.max(0,...e.map(
u=>u.logZ+u.slope*(n-u.b))),s=e.findLast(u=>u.b<n)??{b:0,logZ:Math.log(t)},i=e.find(u=>u.b>n),a=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(
o,a),a]}var Le=["temperature","top_k","top_p","min_p"],F_=1e-4,q_={share:2e-5,score:1e-4},ih={share:0,score:0},z_=1e-9,Ol={temperature:1,top_k:1/0,top_p:1,min_p:0},K_=2,
is=({knobs:e})=>Math.max(K_,e.temperature),br=(e,t)=>Le.every(n=>e[n]===t[n]);function as(e){let{temperature:t,top_k:n,top_p:r,min_p:o}=e,s={temperature:ss(1,t),
top_k:ss(0,n)||1/0,top_p:ss(1,r),min_p:ss(0,o)},{temperature:i,top_k:a,top_p:u,min_p:p}=s;return i>0&&a>=1&&u>0&&u<=1&&p>=0&&p<=1?s:null}var ss=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function Pl(e){let t=as(e);if(!t||e.do_sample!==!0)return null;let r=[["top_h",()=>!0],["typical_p",o=>o<1],["epsilon_cutoff",o=>0<o&&o<
1],["eta_cutoff",o=>0<o&&o<1]].filter(([o,s])=>{let i=e[o];return typeof i=="number"&&s(i)});return{knobs:t,others:r.map(([o])=>o)}}function ls(e,t,n,r=ih){let{
contenders:o}=e;if(t.others.includes("typical_p"))return o.map(()=>null);let s=o.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let a of rs){let u=e.cuts[a],
p=Ll(a)?n[a]===t.knobs[a]:!0;if(p&&!j_(a,t))continue;if(i&&p&&u){s=o.map(({rank:f},h)=>s[h]&&f<=u.kept);continue}let d=Ll(a)?G_(a,e,t,n,r,i):o.map(()=>null);i=!1,
s=s.map((f,h)=>h===0||(f===!1||d[h]===!1?!1:f&&d[h]))}return s}var Ll=e=>e==="top_k"||e==="top_p"||e==="min_p",j_=(e,{knobs:t,others:n})=>Ll(e)?t[e]!==Ol[e]:n.includes(
e);function G_(e,t,n,r,o,s){let{contenders:i}=t,a=(p,d,f,h)=>d<f-h?!0:p>=f+h?!1:null;if(e==="top_k")return i.map(({rank:p})=>p<=r.top_k);if(e==="min_p"){let p=-Math.
log(r.min_p)*r.temperature;return i.map(({score:d})=>a(-d,-d,p+z_,o.score))}if(r.top_p===Ol.top_p)return i.map(()=>!0);let u=us(t,n,r,s);return i.map((p,d)=>a(u[d][0],
u[d][1],r.top_p,o.share))}function us(e,t,n,r){let{contenders:o,cuts:s,mass:i}=e,a=n.top_k===Ol.top_k&&!t.others.includes("top_h"),u=n.temperature===t.knobs.temperature,
p=s.top_k??s.top_h;if(u&&(a||r&&p)){let[f,h]=[s.top_h?.removed??0,s.top_k?.removed??0],m=a?1:(1-f)*(1-h);return o.map(({above:g})=>[g/m,g/m])}if(!i||t.others.includes(
"top_h"))return o.map((f,h)=>h?[0,1/0]:[0,0]);let d=o.map(({rank:f})=>f);return Rl(i,d,t.knobs.temperature,n.temperature,n.top_k)}var wr=({score:e,luck:t},n)=>e/
n+t;function ah(e,t,n,r=ih){let{temperature:o}=n;if(o>is(t))return{first:null,lead:0};let s=ls(e,t,n,r),[i,a,u]=[-1,-1/0,-1/0];return s.forEach((p,d)=>{if(p===!1)
return;let f=wr(e.contenders[d],o);f>a?[i,a,u]=[d,f,a]:u=Math.max(u,f)}),{first:s[i]?i:null,lead:a-u}}function cs(e,t,n){return br(t.knobs,n)?e.at:ah(e,t,n).first}
function Cl(e,t,n){if(br(t.knobs,n))return e.at;let{first:r,lead:o}=ah(e,t,n,q_);return r===null?cs(e,t,n)===null?null:"close":o<F_?"close":r}function lh(e,t){let{draw:n,chosen:r}=e;if(!n)return[];let{contenders:o=[]}=n,s=new Map(o.map(({token_id:d,luck:f})=>[d,f]));e.distribution.candidates.forEach(({
token_id:d},f)=>{f<n.luck.length&&s.set(d,n.luck[f])});let i=Ce(e),a=new Set(i.map(({token_id:d})=>d)),u=[...i.map(d=>U_(d,e,s.get(d.token_id)??null)),...o.flatMap(
d=>a.has(d.token_id)?[]:[V_(d,e,t)])],p=({isRemoved:d,share:f})=>d?-1:f??0;return u.map(d=>({...d,isChosen:d.id===r.token_id})).sort((d,f)=>p(f)-p(d))}function U_(e,t,n){
let r=ke(e);return{id:e.token_id,text:e.text,...kr(r?0:O(e.logprob),n),isChosen:!1,isRemoved:r,by:r?Ue(e,t):""}}function V_(e,t,n){let r=n?.knobs.temperature??1,
o=ut(t,r),s=o?.contenders[o.at],i=ue(t),a=s!==void 0&&wr(e,r)>wr(s,r),u=n?.others.includes("typical_p")||i===null?!a:e.rank<=i,p=s&&(e.score-s.score)/r,d=p===void 0?
null:O(t.chosen.logprob)*Math.exp(p);return{id:e.token_id,text:e.text,...kr(u?d:0,e.luck),isChosen:!1,isRemoved:!u,by:""}}function kr(e,t){let n=t===null?null:Math.
exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function uh(e,t){let n=({share:o,reached:s,isChosen:i})=>i?1/0:Math.max(o??0,s??0),r=new Set([
...e].sort((o,s)=>n(s)-n(o)).slice(0,t));return[...e.filter(({isChosen:o})=>o),...e.filter(o=>r.has(o)&&!o.isChosen)]}var Mt=100;function ch(e){let t=[],[n,r]=[
0,0];for(let o of e){if(o.isRemoved||o.share===null)continue;n+=o.share;let s=Math.min(Mt,Math.round(Mt*n));s>r&&t.push({row:o,first:r+1,last:s}),r=Math.max(r,s)}
return r<Mt?[...t,{row:null,first:r+1,last:Mt}]:t}var Al=(e,t)=>e.find(({first:n,last:r})=>n<=t&&t<=r);var Z_=3,J_=-1e30,Bl=({beam:e})=>typeof e.share=="number"&&typeof e.luck=="number"&&(e.score??-1/0)>J_;function ph(e,t){let n=e.steps[t.index].filter(Bl),r=n.map(
o=>Y_(o,o.beam.share??null,o===t));return{node:t,drawn:r.sort((o,s)=>(s.reached??0)-(o.reached??0)),passed:X_(e,t,n)}}function Y_({beam:e},t,n){let{token_id:r,text:o,
parent:s,luck:i}=e;return{id:r,text:o,beam:s+1,...kr(t,i??null),isChosen:n,isRemoved:!1,by:""}}function X_(e,{index:t},n){let r=n.map(({beam:u})=>u.share??0),o=n[r.
indexOf(Math.max(...r))],s=(o.beam.score??0)-Math.log(o.beam.share??0),i=new Set(n.map(({beam:u})=>`${u.parent} ${u.token_id}`)),a=t<=e.given;return e.distributions[t].
flatMap(({candidates:u},p)=>{let d=a?p?null:0:e.byStep[t-1].get(p)?.beam.score??null;return d===null?[]:u.filter(({token_id:f,logprob:h})=>h!==null&&!i.has(`${p}\
 ${f}`)).map(f=>Q_(f,p,O(d+(f.logprob??0)-s)))}).filter(({share:u})=>(u??0)>Math.min(...r)).sort((u,p)=>(p.share??0)-(u.share??0)).slice(0,Z_)}var Q_=({token_id:e,
text:t},n,r)=>({id:e,text:t,beam:n+1,...kr(r,null),isChosen:!1,isRemoved:!1,by:""});function dh({node:e,drawn:t,passed:n}){let r=e.beam.share??0,o=n.find(a=>(a.
share??0)>r),s={running:l("This one was kept."),finished:l("This one ended its text."),ended:l("This one ended its text, and does not count."),pruned:l("This on\
e was not kept."),unseen:""}[e.beam.status],i=[o&&l("{token}, with {share}, was likelier and was not drawn.",{token:U(o.text),share:_(o.share??0)}),l("Of what i\
s drawn, the search keeps the texts with the best sums."),s];return{answer:l("{count} continuations were drawn here, {token} among them, with {share} of the pro\
bability.",{count:k(t.length),token:U(e.beam.text),share:_(r)}),note:i.filter(Boolean).join(" ")}}function fh({rows:e,press:t,tell:n}){let[r,o]=C(null),s=ch(e),i=r===null?void 0:Al(s,r),a=p=>{o(p),n(p,Al(s,p)?.row?.text??"")},u=p=>{let d=Number(p);Number.isInteger(
d)&&d>=1&&d<=Mt?a(d):o(null)};return c("details",{class:"gp-die",children:[c("summary",{children:l("Roll it yourself with a 100-sided die")}),c("p",{class:"gp-n\
ote",children:l("Each token gets one number for each percent of its probability. Roll, or type what a real die shows.")}),c("ol",{class:"gp-ranges",children:s.map(
p=>c(t0,{range:p,isRolled:p===i},p.first))}),c("p",{class:"gp-throw",children:[c("button",{type:"button",class:"gp-button gp-roll",onClick:()=>a(e0()),children:l(
"Roll")}),c("label",{children:[l("or type a number:")," ",c("input",{type:"number",class:"gp-typed",min:1,max:Mt,value:r??"",onInput:({currentTarget:p})=>u(p.value)})]}),
c("output",{class:"gp-rolled","aria-live":"polite",children:r!==null&&i&&n0(r,i)}),t&&i?.row&&c(r0,{row:i.row,press:t})]})]})}var e0=()=>1+Math.floor(Math.random()*
Mt);function t0({range:{row:e,first:t,last:n},isRolled:r}){return c("li",{class:r?"gp-rolled-one":void 0,style:{flexGrow:n-t+1},children:[c("span",{class:"gp-si\
des",children:t===n?t:`${t}–${n}`})," ",e?c(j,{text:e.text}):c("span",{children:l("all others")})]})}var n0=(e,{row:t})=>t?l("rolled {number}: {token}",{number:e,
token:U(t.text)}):l("rolled {number}: a token that is not listed; roll again.",{number:e});function r0({row:e,press:t}){return c("button",{type:"button",class:"\
gp-button gp-main gp-go-on",onClick:()=>t(e.id),children:l("Continue from here with {token}",{token:U(e.text)})})}var Hl={};E(Hl,{AcceptBar:()=>$l});function $l({token:e,judge:t,isSmall:n}){let{uniform:r,ratio:o}=e;if(!G(r)||!G(o))return null;let s=i=>`${(100*Math.min(1,i)).toFixed(2)}%`;return c("span",{class:"\
gp-accept","data-verdict":ts(e)?"accepted":"rejected",children:[c("span",{class:"gp-accept-track",...n?{"aria-hidden":!0}:{role:"img","aria-label":qt(e,t)},children:[
c("i",{class:"gp-accept-ratio",style:{width:s(o)}}),c("i",{class:"gp-accept-draw",style:{left:s(r)}})]}),!n&&c("span",{class:"gp-accept-ends gp-note","aria-hidd\
en":"true",children:[c("span",{children:"0"}),c("span",{class:"gp-accept-at",style:{left:s(r)},children:`▲ ${D(r,2)}`}),c("span",{children:"1"})]})]})}function hh({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return c("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:c("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function Pn({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return c("span",{class:s.filter(Boolean).join(" "),children:[o?c("span",{class:"gp-why",children:o}):
e!==null&&c(hh,{share:e,top:n,side:"after"}),t!==null&&c(hh,{share:t,top:n,side:"before"})]})}var Wl={};E(Wl,{tip:()=>Ae});var Ae=e=>t=>{t&&st(t,e)};var yr=e=>Math.max(...e.map(({share:t,reached:n})=>Math.max(t??0,n??0))),_r=({rows:e,top:t})=>c("div",{class:"gp-race",role:"table","aria-label":l("The race of \
this draw"),children:[c(o0,{areOfBeams:e.some(({beam:n})=>n)}),e.map(n=>c(s0,{row:n,top:t},`${n.beam??""} ${n.id}`))]}),o0=({areOfBeams:e})=>c("div",{class:"gp-\
runner gp-heads",role:"row",children:[c("span",{role:"columnheader",children:l("token")}),c("span",{role:"columnheader",children:[c("i",{class:"gp-swatch gp-aft\
er","aria-hidden":"true"}),e?l("probability × luck"):l("probability × luck: the longest wins")," ",c("span",{class:"gp-before-key",children:[c("i",{class:"gp-\
swatch gp-before","aria-hidden":"true"}),l("probability")]})]}),c("span",{role:"columnheader",children:c(W,{id:"probability",formula:"",meaning:e?l("Its share o\
f the probability of all continuations of all beams."):l("The probability after the processors, from which the token is drawn."),children:l("probability")})}),c(
"span",{role:"columnheader",children:c(W,{id:"luck",children:l("luck")})})]});function s0({row:e,top:t}){let{text:n,share:r,luck:o,reached:s,isChosen:i,isRemoved:a,
by:u,beam:p}=e,d=["gp-runner",i&&"gp-chosen",a&&"gp-removed"],f=u?l("removed by {processor}",{processor:u}):l("removed");return c("div",{class:d.filter(Boolean).
join(" "),role:"row",ref:Ae(()=>i0(e)),children:[c("span",{class:"gp-name",role:"rowheader",children:[c("span",{class:"gp-sign","aria-hidden":"true",children:i?
"▶":a?"✕":""}),p&&c("span",{class:"gp-of-beam",children:l("beam {number}",{number:p})}),c(j,{text:n,class:"gp-word"}),i&&c("span",{class:"gp-hidden",children:`\
 ${p?l("selected"):l("won")}`})]}),c("span",{role:"cell",children:c(Pn,{after:s,before:a?null:r,top:t,kind:i?"chosen":null,removed:a&&f})}),c("span",{class:"gp-\
number",role:"cell",children:a?"":r===null?"–":_(r)}),c("span",{class:"gp-number",role:"cell",children:o===null?"–":So(o)})]})}function i0({text:e,share:t,luck:n,
reached:r,isRemoved:o,beam:s}){let i={token:U(e),share:_(t??0),luck:So(n??0),reached:_(r??0)};return o?l("{token} was removed before the draw: its luck, {luck},\
 did not count.",i):s&&n===null?l("{token}, with {share}, was not drawn: it had too little luck.",i):r===null?l("{token}: how far it got is not known.",i):l("{t\
oken}: {share} {luck} = {reached}",i)}var mh=e=>bh(e)!==null||wh(e).length>0;function gh({step:e,judge:t}){let n=bh(e),r=wh(e);return c(T,{children:[n&&c(l0,{token:n,judge:t}),r.length>0&&c(u0,{step:e,
race:r,isAlone:!n})]})}function bh({draft:e}){let t=e&&e.round.drafted.at(e.place);return t&&e.place<e.round.drafted.length&&G(t.uniform)?t:null}var wh=({draft:e})=>e&&
a0(e.round,e.place)?e.round.race:[],a0=({num_accepted:e},t)=>t===e;function l0({token:e,judge:t}){let{target_logprob:n,draft_logprob:r,uniform:o,ratio:s}=e,i=[[
l("p (target)"),_(O(n))],[l("q (draft)"),_(O(r))],[es(t),G(s)?P(s,s>=100?0:4):"–"],[l("the draw"),P(o,4)]];return c(T,{children:[c("p",{class:"gp-answer-sente\
nce",children:qt(e,t)}),c($l,{token:e,judge:t}),c("dl",{class:"gp-accept-numbers",children:i.map(([a,u])=>c("div",{children:[c("dt",{children:a}),c("dd",{children:u})]},
a))})]})}function u0({step:e,race:t,isAlone:n}){let r=t.map(c0),o=U(e.chosen.text),s=n?l("The whole draft was kept. {token} came after it, drawn from the target\
’s own probabilities.",{token:o}):l("So {token} was drawn in its place, from what the target gives beyond the draft: max(0, p − q), scaled up to 1.",{token:o});
return c(T,{children:[c("p",{class:n?"gp-answer-sentence":"gp-followed",children:s}),c(_r,{rows:r,top:yr(r)}),c("p",{class:"gp-note gp-others",children:l("These\
 came furthest. No other token got as far as the last of them.")})]})}function c0({token_id:e,text:t,probability:n,luck:r},o){let s=Math.exp(r);return{id:e,text:t,
share:n,luck:s,reached:n*s,isChosen:o===0,isRemoved:!1,by:""}}var Ut=(e,t,n)=>e==="temperature"?[0,is(t)]:e==="top_k"?[1,n]:[0,1];function yh(e,t){let n=Le.map(r=>[r,Il(e,t,r)]);return Object.fromEntries(n)}function Il(e,t,n){
let[r,o]=Ut(n,t,e.vocab),s=Math.min(o,t.knobs[n]),i=f=>cs(e,t,{...t.knobs,[n]:f}),a=p0(e,t,n).filter(f=>f>r&&f<o),u=kh(s,[...a.filter(f=>f<s).reverse(),r],i,e.at),
p=kh(s,[...a.filter(f=>f>s),o],i,e.at),d={low:u.end,high:p.end,below:u.beyond,above:p.beyond};return n!=="top_k"?d:{...d,low:Math.ceil(u.end),high:p.beyond===void 0?
o:Math.max(s,Math.ceil(p.end)-1)}}function p0(e,t,n){let{contenders:r,at:o}=e,{knobs:s}=t,i=r[o];return(()=>{if(n==="top_k")return r.map(({rank:p})=>p);if(n==="\
top_p")return us(e,t,s,!0).flat();if(n==="min_p")return r.map(({score:p})=>Math.exp(p/s.temperature));let u=r.map(({score:p,luck:d})=>(p-i.score)/(i.luck-d));return s.
min_p>0?[...u,...r.map(({score:p})=>p/Math.log(s.min_p))]:u})().filter(u=>Number.isFinite(u)&&u>0).sort((u,p)=>u-p)}var d0=1e-6,f0=40;function kh(e,t,n,r){let o=e;
for(let s of t){let i=(s-o)*d0,a=n(o+i);if(a!==r)return{end:o,beyond:a};if(n(s-i)!==r)return h0(o+i,s-i,n,r);o=s}return{end:o}}function h0(e,t,n,r){let[o,s]=[e,
t];for(let i=0;i<f0;i++){let a=(o+s)/2;n(a)===r?o=a:s=a}return{end:o,beyond:n(s)}}function xe(e){return!e||e.elsewhere?null:Pl({...e.effective,...e.config})}var _h=(e,t)=>new fe(m0(e,t),(n,r)=>{if(!n||r.given)return n;let o=ut(r,e.knobs.temperature);
return o?g0(n,yh(o,e),r):null}),m0=(e,t)=>{let n=Le.map(r=>{let[o,s]=Ut(r,e,t);return[r,{low:o,high:s}]});return Object.fromEntries(n)};function g0(e,t,n){let r=Le.
map(o=>[o,b0(e[o],t[o],n)]);return Object.fromEntries(r)}function b0(e,{low:t,high:n,below:r,above:o},s){let i={...e};return r!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:r}}),o!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:o}}),i}function Cn(e,t,n){if(br(t.knobs,n))return null;for(let r of e){
if(r.given)continue;let o=ut(r,t.knobs.temperature),s=o&&Cl(o,t,n);if(!o||s!==o.at)return{step:r,winner:s}}return null}function vh(e,t,n){let r=e.given?null:ut(
e,t.knobs.temperature);return r!==null&&ls(r,t,n)[r.at]===!1}var Dl=10;function w0({log:e}){let t=e.current();return c(T,{children:[c("header",{class:"gp-head",children:c("h3",{class:"gp-title",children:l("How this token \
won")})}),t?t.draw?c(k0,{log:e,step:t},`${t.sequence} ${t.index}`):et(t)&&Bl(t)?c(y0,{race:ph(e.prompts[t.sequence],t)},`${t.sequence} ${t.index}`):mh(t)?c(gh,{
step:t,judge:On(e.started)}):c("p",{class:"gp-undrawn",children:va(t,e)}):c("p",{class:"gp-note gp-no-token",children:l("How this token was drawn appears here.")})]})}
var xh=Q(w0,({started:e})=>!e?.elsewhere);function k0({log:e,step:t}){let[n,r]=C(!1),o=lh(t,xe(e.started)),s=uh(o,n?o.length:Dl),i=yr(s),a=e.canAsk?u=>e.ask({type:"\
branch",step:t,tokenId:u}):null;return c(T,{children:[c("p",{class:"gp-answer-sentence",children:_a(t)}),c("p",{class:"gp-note gp-would",children:_0(t,e)}),c(_r,
{rows:s,top:i}),o.length>Dl&&c("button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?l("show {count} only",{count:Dl}):
l("show all {count}",{count:k(o.length)})}),c(v0,{step:t,rows:o}),c(fh,{rows:o,press:a,tell:(u,p)=>e.setRoll(u,p)})]})}function y0({race:e}){let{answer:t,note:n}=dh(
e),r=[...e.drawn,...e.passed];return c(T,{children:[c("p",{class:"gp-answer-sentence",children:t}),c("p",{class:"gp-note gp-would",children:n}),c(_r,{rows:r,top:yr(
r)})]})}function _0(e,t){let n=xe(t.started),r=n&&ut(e,n.knobs.temperature);if(!n||!r||r.contenders.length<2)return"";let{low:o,high:s,below:i,above:a}=Il(r,n,"\
temperature"),[u,p]=Ut("temperature",n,r.vocab),d=nr("temperature",{low:o,high:s,hasLow:o>u,hasHigh:s<p}),h=[[i,m=>l("Below, {token} would have won.",m)],[a,m=>l(
"Above, {token} would have won.",m)]].flatMap(([m,g])=>typeof m=="number"?[g({token:U(De(e,m))})]:[]);return[l("With the same luck it would have won at {range}.",
{range:d}),...h].join(" ")}function v0({step:e,rows:t}){let n=(ue(e)??0)-t.filter(({isRemoved:r})=>!r).length;return n<=0?null:c("p",{class:"gp-note gp-others",
children:v(n,"The {count} other token that was left did not get as far.","None of the {count} other tokens that were left got as far.")})}var x0=["max_new_tokens","max_length","max_time"],Sh=[null,0,1,!1];function ct(e){let{knobs:t,started:n}=e,r=xe(n),o=t&&as(t);if(!n||!r||!t||!o||!S0(e))return null;
let s=Le.filter(a=>o[a]!==r.knobs[a]),i=Mh(t,n);return s.length||i.length?{run:r,knobs:o,moved:s,others:i}:null}var S0=({newest:e})=>q(e).some(({draw:t})=>!!t?.
contenders?.length);function Mh(e,{request:t,effective:n,config:r}){let o=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...r,...t.config};return[
...o].filter(i=>{if(x0.includes(i)||Le.includes(i))return!1;let[a,u]=[e[i]??null,s[i]??null];return JSON.stringify(a)!==JSON.stringify(u)&&!(Sh.includes(a)&&Sh.
includes(u))})}function Rh(e,t){let n=[xe(e),xe(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||Le.every(o=>n[0]?.knobs[o]===n[1]?.knobs[o]))return!1;
let r=({model:o,seed:s,request:i,prompt_tokens:a,num_sequences:u,assistant:p})=>{let d=a.map(({token_id:f})=>f);return JSON.stringify([o,s,d,u,p,i.given])};return r(
e)===r(t)&&!Mh({...e.request.config},t).length}function vr(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var Th=new WeakMap;function ps(e,t){
let{started:n}=e,r=xe(n),o=t?.distribution.vocab;if(!n||!r||!t||!o)return null;let s=Th.get(e);s?.started!==n&&Th.set(e,s={started:n,spans:new Map});let[i]=q(t),
a=s.spans.get(i);return a||s.spans.set(i,a=_h(r,o)),a.follow(t),a.total}function Fl(e,{low:t,high:n,below:r,above:o}){return nr(e,{low:t,high:n,hasLow:!!r,hasHigh:!!o})}function ql({step:e,winner:t},n){let r=U(e.chosen.text);if(t===
null)return n==="above"?l("Above, it is not known whether {word} stays.",{word:r}):l("Below, it is not known whether {word} stays.",{word:r});let o={word:r,other:U(
De(e,t))};return n==="above"?l("Above, {word} becomes {other}.",o):l("Below, {word} becomes {other}.",o)}function Lh(e,t,n){let{run:r,knobs:o,moved:s,others:i}=e;
if(i.length)return[l("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[a]=s;if(s.length>
1||!t)return[n?Eh(n):l("With these settings the text stays the same.")];let u=o[a]>r.knobs[a]?"above":"below",p=t[a][u],d=n?[Eh(n)]:p?[ql(p,u)]:[];return[l("The\
 same text for {range}.",{range:Fl(a,t[a])}),...d]}function Eh({step:e,winner:t}){let n={number:e.index+1,word:U(e.chosen.text)};return t===null?l("Now it is no\
t known whether token {number}, {word}, stays.",n):t==="close"?l("Now token {number}, {word}, is too close to call.",n):l("Now token {number}, {word}, becomes {\
other}.",{...n,other:U(De(e,t))})}function Oh(e,t,n,r){let[o,s]=Ut(e,n,r),i=Math.min(s,Math.max(o,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-o)/(s-o)}function T0({log:e}){let[t,n]=C(!1);return c("details",{open:t,onToggle:({currentTarget:r})=>n(r.open),children:[c("summary",{children:l("How far each knob can \
move without changing a word")}),t&&c(M0,{log:e})]})}function M0({log:e}){let t=vr(e),n=xe(e.started),r=ps(e,t?.last??null),o=t?.last?.distribution.vocab;if(!n||
!r||!o)return null;let s=ct(e);return c(T,{children:[c("table",{children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:l("knob")}),c("th",
{scope:"col",children:l("the same text")}),c("th",{scope:"col",children:l("otherwise")})]})}),c("tbody",{children:Le.map(i=>c(E0,{knob:i,run:n,vocab:o,span:r[i],
now:s?.moved.includes(i)?s.knobs[i]:null},i))})]}),c("p",{class:"gp-note",children:l("One knob at a time, with the others unchanged and the same luck.")})]})}function R0(e){
if(e.recorded||e.hideFrom!==null||!xe(e.started))return!1;let t=q(vr(e)?.last??null);return t.length>0&&t.every(({given:n,draw:r})=>n||!!r?.contenders?.length)}
var Ph=Q(T0,R0,{readsKnobs:!0});function E0({knob:e,span:t,run:n,vocab:r,now:o}){let s=p=>`${(100*Oh(e,p,n,r)).toFixed(2)}%`,i=["below","above"].flatMap(p=>{let d=t[p];
return d?[ql(d,p)]:[]}),a=n.knobs[e],u=o===null||t.low<=o&&o<=t.high;return c("tr",{"data-knob":e,children:[c("th",{scope:"row",children:[c("code",{children:e}),
c("small",{children:a>r?l("no limit"):To(e,a)})]}),c("td",{class:"gp-strip-cell",children:[c("span",{class:"gp-strip","aria-hidden":"true",children:[c("i",{class:"\
gp-strip-same",style:{left:s(t.low),right:`calc(100% - ${s(t.high)})`}}),c("i",{class:"gp-strip-run",style:{left:s(a)}}),o!==null&&c("i",{class:u?"gp-strip-now":
"gp-strip-now gp-outside",style:{left:s(o)}})]}),c("span",{children:Fl(e,t)})]}),c("td",{children:i.join(" ")||l("nothing else")})]})}var ds=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:r,lasts:o}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&r!==void 0&&r>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:r,lasts:[...o]}}foretell(t,n){let[r,o]=[xe(t.started),xe(n)];return!r||!o||!Rh(t.started,n)?null:t.lasts.map(s=>Cn(q(s),r,o.knobs))}get all(){let{before:t,
foretold:n,log:r}=this;return!t||!n?null:n.map((o,s)=>({difference:o,missed:L0(q(t.lasts[s]),q(r.lasts[s]??null),o)}))}};function L0(e,t,n){let r=n?n.step.index:
1/0;for(let o of t){if(o.index>r||o.index>=e.length)return null;let{chosen:s}=e[o.index];if(o.index<r&&o.chosen.token_id!==s.token_id)return{step:o,expected:s.text};
if(o.index<r||!n||typeof n.winner!="number")continue;let i=os(n.step,n.winner)?.token_id;if(o.chosen.token_id!==i)return{step:o,expected:De(n.step,n.winner)}}return null}
function Ch(e,t){let n=e?.find(u=>u.missed)?.missed;if(n)return l("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equa\
l, rounding decides.",{number:n.step.index+1,token:U(n.step.chosen.text),expected:U(n.expected)});if(!e?.length||!t)return"";let[{difference:r}]=e;if(e.length>1)
return l("All texts are as predicted.");if(!r)return l("As predicted, the text is the same.");let{step:o,winner:s}=r,i=o.index+1;if(s==="close")return l("The sa\
me up to token {number}, which was too close to call.",{number:i});if(s===null)return l("The same up to token {number}, which could not be predicted.",{number:i});
let a={number:i,word:U(o.chosen.text),other:U(De(o,s))};return l("As predicted: the same up to token {number}, where {other} replaced {word}.",a)}var Nh=(e,t)=>{let n=new ds(t),s=Q(({log:i})=>c(O0,{log:i,outcomes:n}),()=>t.hideFrom===null&&(ct(t)!==null||n.all!==null),{readsKnobs:!0})(e,t);return i=>{n.follow(
i),s(i)}};function O0({log:e,outcomes:t}){let n=ct(e),r=n?null:t.all,o=Ch(r,!!e.finished);return c(T,{children:[c("p",{class:"gp-same",role:"status",children:n&&
P0(e,n).join(" ")}),n&&!n.others.length&&c(C0,{log:e}),o&&c("p",{class:r?.some(({missed:s})=>s)?"gp-note gp-missed":"gp-note gp-outcome",role:"status",children:o})]})}
function P0(e,t){let n=vr(e)?.last??null;return Lh(t,ps(e,n),Cn(q(n),t.run,t.knobs))}function C0({log:e}){let t=e.started?.seed??null;if(t===null)return null;let n=e.
formSeed!==String(t)&&Object.hasOwn(e.answers,"seed");return c("p",{class:"gp-note",children:[l("With the same prompt and the same seed, {seed}.",{seed:t})," ",
n&&c("button",{type:"button",class:"gp-link gp-use-seed",onClick:()=>e.ask({type:"seed",seed:t}),children:l("Use this seed")})]})}var Ah=8,N0=3,A0=-1e30,B0=e=>`log p ${e>A0?D(e,2):"−∞"}`;function $0({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.at??1/0)),o=e?e.at:
Number.isFinite(r)&&r>=N0?r:0,s=$e(t.slice(o,o+Ah).join(""));return l("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+Ah?"…":""}`})}function H0({origin:e,
read:t}){if(!e)return t?l("a text that was read:"):l("the original:");let n={number:e.at+1,token:H(e.from)};return e.kind!=="branch"?l("continues at token {numb\
er}:",n):e.on?l("again from {token} at token {number}:",n):l("instead of {token} at token {number}:",n)}function W0({tokens:e,total:t,searched:n,mode:r}){let o=n?
[l("best of {mode}",{mode:Jn(r)})]:[];return[v(e,"{count} token","{count} tokens"),B0(t),...o].join(" · ")}function zl({runs:e,...t}){return c(T,{children:e.map(
n=>c(I0,{run:n,...t},n.id))})}function I0({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,a=e===n,[u,p,d]=[H0(e),$0(e),W0(e)],f=[e.name,`${u} ${p}`,
d,a&&l("shown")].filter(Boolean).join(", ");return c("li",{class:"gp-run",role:"treeitem","aria-selected":a,"aria-expanded":e.children.length>0||void 0,"aria-la\
bel":f,tabIndex:a?0:-1,ref:h=>i(e,h),children:[c("div",{class:"gp-row",onClick:()=>o(e),children:[c("span",{class:"gp-sign","aria-hidden":"true",children:a?"▶":
null}),c("span",{class:"gp-label",children:e===r?c(D0,{of:e.name,done:h=>s(e,h)}):c(T,{children:[e.name?c("bdi",{class:"gp-name",children:e.name}):null,e.name?"\
 ":null,c("span",{class:"gp-note",children:u})," ",c("bdi",{class:"gp-words",children:p})]})}),c("span",{class:"gp-facts",title:l("Length, and total log-probabi\
lity after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),e.children.
length>0&&c("ul",{role:"group",children:c(zl,{runs:e.children,...t})})]})}function D0({of:e,done:t}){let n=N(null),r=N(!1),o=i=>{r.current||(r.current=!0,t(i))};
I(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};return c(
"input",{class:"gp-rename-field","aria-label":l("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({currentTarget:i})=>o(
i.value)})}var F0=5,q0=60,z0=6e7,K0=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),xr=e=>[e,...e.children.flatMap(xr)],Kl=e=>e.origin?Kl(e.origin.parent):
e,Bh=()=>new fe(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),fs=class{constructor(t){this.log=t}log;trees=[];shown=null;along=Bh();count=0;get all(){return this.trees.
flatMap(xr)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&Kl(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=Bh(),this.shown=null,!n||t===void 0)return;let o=this.all.find(u=>u.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&K0(r.ids,n.request.given)?this.all.find(u=>u.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let a={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?j0(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};a.origin?a.origin.parent.children.push(a):this.trees=[...this.trees.filter(({children:u})=>u.
length),a],this.shown=a}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:a})=>i+a.length,0);if(this.trees.length<=F0&&t.length<=q0&&n<=z0)return;let r=this.shown&&Kl(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,a)=>i.turn-a.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function j0(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var $h=(e,t)=>{let n=new fs(t),o=Q(({changes:s})=>c(G0,{state:n,changes:s}),()=>n.visible.length>0&&t.hideFrom===null)(e,t);return s=>{n.follow(s),o(s)}};function G0({
state:e,changes:t}){let{log:n,shown:r,visible:o}=e,s=ye(t),[,i]=kt(B=>B+1,0),[a,u]=C(""),[p,d]=C(!1),[f,h]=C(null),m=N(null),g=N(null),b=N(new Map),w=N(!1);a&&s.
status&&!e.busy&&u(""),p&&s.run&&d(!1),s.run&&m.current?.contains(document.activeElement)&&(w.current=!0),I(()=>{let B=r&&b.current.get(r);B&&((s.run||w.current)&&
U0(m.current,B),w.current&&B.focus({preventScroll:!0}),w.current=!1)});let y=()=>{w.current=!0,i(null)},x=B=>{if(!(!B||B===e.shown)){if(e.busy)return u(l("A run\
 is under way. Wait for its end, or click Stop."));e.shown=B,n.feedRun(B.text,B.turn),n.ask({type:"shown"}),y()}},R=()=>{let B=e.refuge;if(!(!e.shown||!B)){if(!p){
d(!0),g.current?.focus();return}e.busy||e.detach(e.shown),x(B),d(!1)}},S=B=>{if(B.ctrlKey||B.metaKey||B.altKey||!e.shown)return;let L=o.flatMap(xr),Z=L.indexOf(
e.shown),K={ArrowDown:()=>x(L[Z+1]),ArrowUp:()=>x(L[Z-1]),ArrowRight:()=>x(e.shown?.children[0]),ArrowLeft:()=>x(e.shown?.origin?.parent),Home:()=>x(L[0]),End:()=>x(
L.at(-1)),F2:()=>h(e.shown),Delete:R};Object.hasOwn(K,B.key)&&(B.preventDefault(),K[B.key]())},M=(B,L)=>{L!==null&&(B.name=L.trim()),document.activeElement?.matches(
".gp-rename-field")&&y(),h(null)},F=(B,L)=>{L?b.current.set(B,L):b.current.delete(B)};return c(T,{children:[c("header",{class:"gp-head",children:[c("h2",{class:"\
gp-title",children:l("Branches")}),c("span",{class:"gp-note",children:l("Click a run to see it again.")}),c("span",{class:"gp-tools",children:[c("button",{type:"\
button",class:"gp-button gp-rename",title:"F2",onClick:()=>h(r),children:l("Rename")}),c("button",{type:"button",class:"gp-button gp-delete",title:l("Delete key"),
"data-sure":p?"yes":void 0,disabled:!e.refuge,ref:g,onClick:R,onBlur:()=>d(!1),children:p&&r?v(xr(r).length,"Delete this run?","Delete these {count} runs?"):l("\
Delete")})]})]}),c("ul",{class:"gp-tree",role:"tree","aria-label":l("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:m,onKeyDown:S,
children:c(zl,{runs:o,shown:r,renaming:f,press:B=>B===e.shown?y():x(B),name:M,place:F})}),c("p",{class:"gp-note gp-told",role:"status",children:a})]})}function U0(e,t){
let n=t.firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-
r.bottom+4)}var V0={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Nn(e){let t=N(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let a of n())
a.tabIndex=a===i?0:-1};return I(()=>{let i=n();i.length&&r(i.find(({tabIndex:a,dataset:u})=>a===0&&u.reached)??i[0]);for(let a of i)a.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let a=n(),u=a.indexOf(i.target),p=V0[i.key];u<0||!p||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),a[Math.max(0,Math.min(a.length-1,p(u,a.length)))].focus())}}}function Sr(e,t){let n=ke(e)&&!ee(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:O(e.logprob),before:O(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?Ue(e,t):"",words:()=>mr(e,t)}}var Z0=[.02,.05,.1,.2,.5,
1];function hs(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r??0)));return Z0.find(n=>t<=n)??1}var J0=5;function ms(e,t){let n=e.findIndex(t);
return n<J0?e:[e[n],...e.slice(0,n),...e.slice(n+1)]}function Vt({entry:e,top:t,press:n,children:r}){let{id:o,text:s,after:i,before:a,rank:u,chosen:p,removed:d,
by:f}=e,h=d||i===null||a===null||_(i)!==_(a),m=n&&o!==null?()=>n(o):null,g=m?Q0(e):"",b={class:"gp-row","aria-label":X0(e,!!m),ref:y=>{y&&st(y,()=>[g,e.words()].
filter(Boolean).join(" "))},...m?{type:"button",onClick:m}:{role:"group"}};return c("li",{class:["gp-bar",p&&"gp-chosen",d&&"gp-removed",o===null&&"gp-rest"].filter(
Boolean).join(" "),children:[zn(m?"button":"div",b,c("span",{class:"gp-rank",children:u?k(u):""}),c("span",{class:"gp-name",children:[c("span",{class:"gp-sign",
"aria-hidden":"true",children:p?"▶":d?"✕":""}),o===null?c("bdi",{class:"gp-word",children:s}):c(j,{text:s,class:"gp-word"})]}),c(Pn,{after:i,before:h?a:null,
top:t,kind:p?"chosen":o===null?"rest":null,removed:d&&Y0(f)}),c("span",{class:"gp-values",children:[c("span",{children:d?"":i===null?"–":_(i)}),c("small",{children:a===
null||!h?"":_(a)})]}),c("span",{class:"gp-go","aria-hidden":"true",children:m?"↪":""})),r]})}var Y0=e=>{let[t,,n]=Me(l("removed by {processor}"),{processor:""});
return[t,c("span",{class:"gp-remover",children:e}),n]};function X0({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:a,by:u},p){let d=[!a&&n!==null&&
_(n),(a||n!==r)&&r!==null&&l("before {share}",{share:_(r)})],f=[s&&(i?l("given"):l("chosen")),a&&l("removed by {processor}",{processor:u})],h=[e===null?t:H(t),...f,
...d,p&&l("continue")];return`${o?`${k(o)}. `:""}${h.filter(Boolean).join(", ")}`}function Q0({text:e,chosen:t,removed:n,by:r}){let o=H(e);return t?l("Run again\
 from here with {token}.",{token:o}):n?l("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):l("Continue from her\
e with {token} instead.",{token:o})}var au={};E(au,{beamSentences:()=>ou,scoreSum:()=>em,sumWords:()=>Xh});var Vl={};E(Vl,{AGREE:()=>Yt,SUNK:()=>pt,TREE_ROUNDING:()=>Gl,addUp:()=>Ul,apart:()=>Jt,apartAfterPenalty:()=>An,impossible:()=>Oe});var Yt=.001,Gl=2e-5,ev=-1e9,pt=-1e8,Oe=(e,t=-1e30)=>e==null||e<t;function Jt(e,t,n){return Oe(e,n)||Oe(t,n)?Oe(e,n)&&Oe(t,n)?0:1/0:Math.abs(e-t)}function An(e,t,n){
return Jt(e,t===null?null:t*n,pt)/Math.max(1,n)}var Zt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=Yt||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},jl=class{sum=new Zt;given=new Zt;final=new Zt;pool=new Zt;output=new Zt};function Ul(e){if(!e.usesBeams)
return null;let{effective:t}=Qe(e),n=new jl,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:i})=>i));
tv(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>nv(e.returned?.[s].last??null,o,s,r,n.output)),n}function tv(e,t,n,r){
let o=null,s=new Map,i=(a,u)=>u.score-a.score;e.steps.forEach((a,u)=>{if(a.some(({given:f})=>f)){for(let f of a)r.given.see(Jt(f.beam.score,0),()=>({node:f}));return}
o??=new Map(a.filter(({beam:f})=>f.parent%t===0).map(({beam:f})=>[f.parent,0]));for(let f of a){let{beam:h}=f,m=o.get(h.parent)??ev;if(r.sum.see(Jt((m??0)+(h.logprob??
-1/0),h.score,pt),()=>({node:f,parent:m})),h.final_score===null||h.final_score===void 0)continue;let g=f.length**n;r.final.see(An(h.score,h.final_score,g),()=>({
node:f,power:g}));let b=h.group??null,w=[...s.get(b)??[],{score:h.final_score,power:g}];s.set(b,w.sort(i).slice(0,t))}let p=[...s.values()].flat().filter(({score:f})=>!Oe(
f)).sort(i),d=e.pools[u].filter(f=>!Oe(f));for(let f=0;f<Math.max(p.length,d.length);f++){let h=p[f]??null,m=h&&f<d.length?An(h.score*h.power,d[f],h.power):1/0;
r.pool.see(m,()=>({step:u,place:f,expected:h&&h.score,told:d[f]??null}))}o=new Map(a.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}
function nv(e,t,n,r,o){let s=q(e),i=s.filter(({given:p})=>!p);if(t.score===null||!i.length||!et(e))return;let a=i.length**r,u=s.every(({beam:p,given:d},f)=>d||p?.
parent===(t.beams||[])[f]);o.see(u?An(e.beam.score,t.score,a):1/0,()=>({number:n,node:e,power:a,told:t.score}))}var ru={};E(ru,{TreePicture:()=>nu,switches:()=>Mr});var Yl={};E(Yl,{columnWidths:()=>Jl,cutEnd:()=>dt,lettersIn:()=>Bn,linesOf:()=>Tr,wordOf:()=>Xt});var Hh=7.3,Wh=8,rv=470,ov=3,Bn=e=>Math.floor((e-2*Wh)/Hh),Xt=({beam:e,chosen:t})=>(e.text||t.text||"").replace(At,n=>tt[n]||"�")||l("(empty)"),Ih=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1,Zl=e=>Array.from(e).reduce((t,n)=>t+Ih(n),0);function dt(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=Ih(s),n>t)return r.slice(0,Math.
max(1,o-1)).join("")+"…";return e}function Tr(e,t,n=ov){let r=[""];for(let s of e.map(Xt)){let i=r[r.length-1];i&&Zl(i)+Zl(s)>t?r.push(dt(s,t)):r[r.length-1]=
dt(i+s,t)}if(r.length<=n)return r;if(n===1)return[dt(e.map(Xt).join(""),t)];let o=r.slice(0,n-1);return o.push(`${dt(o.pop()??"",t-1).replace(/…$/,"")}…`),[
...o,r[r.length-1]]}function Jl(e,{least:t,usual:n,room:r}){let o=e.map(a=>{let u=Math.max(0,...(a??[]).map(p=>Zl(p.map(Xt).join(""))));return Math.max(t,Math.min(
r===null?n:rv,u*Hh+2*Wh))-t}),s=o.reduce((a,u)=>a+u,0),i=r===null||!s?1:Math.max(0,Math.min(1,r/s));return o.map(a=>t+Math.floor(a*i))}var Xl={};E(Xl,{TREE:()=>V,ancestors:()=>qh,grownTree:()=>sv,poolAt:()=>Fh,runningAt:()=>Hn});var V={node:108,fold:236,gap:34,row:38,line:14,leaf:20,between:8,margin:20,band:22,short:2},Dh=new Set(["running"]),Qt=new Set(["finished"]);function sv(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=Fh(e,n),o=new Map(t.returned.map((f,h)=>[f,h+1])),s=qh([...r,...o.keys(),...Hn(e,n)]),{kids:i,hidden:a}=iv(e,n,t,s,r),{lanes:u,counts:p}=cv(
e,n,i),d=dv(e,n,i,u,t);return hv(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:a,lanes:u,counts:p,columns:d,options:t})}var Hn=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>Dh.has(n.status));function Fh(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Qt.has(r.status));return n.sort((r,o)=>(o.beam.final_score??
0)-(r.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function qh(e){let t=new Set;for(let n of e)for(let r=n;r&&!t.has(r);r=r.before)t.add(r);
return t}function iv(e,t,n,r,o){let s=new Map,i=new Set([null]),a=new Map,u=new Map,p=d=>{let f=s.get(d)??{on:[],off:[]};return s.set(d,f),f};p(null);for(let d=0;d<=
t;d++){for(let f of e.steps[d]){let{before:h}=f,m=h&&(n.collapsed.has(h)?h:a.get(h));m?(a.set(f,m),u.set(m,(u.get(m)||0)+1)):Dh.has(f.beam.status)?(n.lost||r.has(
f))&&(p(h).on.push(f),i.add(f)):(!Qt.has(f.beam.status)||n.lost||o.has(f))&&p(h).off.push(f)}e.distributions[d].forEach((f,h)=>{let m=lv(e,d,h);m===void 0||!n.candidates||
!i.has(m)||(!m||!n.collapsed.has(m))&&uv(e,d,h,f,p(m),n.candidates)})}for(let d of s.values()){d.on.sort((g,b)=>gs(g)-gs(b));let f=d.off.filter(({beam:g})=>Qt.has(
g.status)),h=d.off.filter(({beam:g})=>!Qt.has(g.status)),m=(g,b)=>(b.beam.score??0)-(g.beam.score??0);d.off=[...f.sort(m),...av(h.sort(m),n.candidates)]}return{
kids:s,hidden:u}}var gs=({beam:e})=>e.beam??0;function av(e,t){let n=new Map;return e.filter(({beam:{parent:r}})=>{let o=(n.get(r)??0)+1;return n.set(r,o),o<=t})}
function lv(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-1].get(n):null}function uv(e,t,n,r,o,s){let i=s-o.off.filter(
({beam:u})=>u.parent===n&&!Qt.has(u.status)).length;if(i<=0)return;let a=new Set(e.steps[t].filter(({beam:u})=>u.parent===n).map(({beam:u})=>u.token_id));for(let u of r.
candidates)if(!(u.logprob===null||a.has(u.token_id))&&(o.off.push($i(e,t,n,r,u)),i-=1,!i))return}function cv(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){
let a=[];for(let u of Hn(e,i)){let p=n.get(u.before);if(!p||!p.on.includes(u))continue;let d=u.beam.group??0,f=o.get(d)??[];o.set(d,f);let h=p.on.find(({beam:g})=>(g.
group??0)===d),m=u.before&&r.get(u.before);h===u&&m?(r.set(u,m),f[m.number]=i):a.push(u)}a.sort((u,p)=>gs(u)-gs(p));for(let u of a){let p=u.beam.group??0,d=o.get(
p)??[],f=pv(d,i,(u.before&&r.get(u.before)?.number)??0);d[f]=i,r.set(u,{group:p,number:f})}}let s=new Map([...o].sort(([i],[a])=>i-a).map(([i,a])=>[i,Math.max(1,
a.length)]));return{lanes:r,counts:s}}function pv(e,t,n){let r=i=>i.sort((a,u)=>Math.abs(a-n)-Math.abs(u-n)||u-a)[0],s=e.map((i,a)=>a).filter(i=>e[i]<t-1);return s.
length?r(s):e.length}function dv(e,t,n,r,o){let s=p=>Hn(e,p-1).every(d=>{if(!r.has(d))return!0;let f=n.get(d);return f?.on.length===1&&!f.off.some(({beam:h})=>Qt.
has(h.status))}),i=[],a=(p,d,f=!1)=>({from:p,to:d,...f&&{open:f},x:0,width:0,folded:d>p}),u=o.live?t-2:t;for(let p=0;p<=t;p++){let d=i.at(-1);o.fold&&d&&p<=u&&s(
p)?d.to=p:i.push(a(p,p))}return i.flatMap(p=>{let d=p.to-p.from+1;return d>=V.short&&!o.unfolded.has(p.from)?[{...p,folded:!0}]:Array.from({length:d},(f,h)=>a(p.
from+h,p.from+h,d>=V.short&&h===0))})}function fv(e,t,n,r){let o=t.map(({from:p,to:d,folded:f})=>f?Hn(e,d).filter(h=>n.has(h)).map(h=>q(h).filter(m=>m.index>=p&&
et(m))):null),s=2*V.margin+V.node+t.length*(V.node+V.gap),i=Jl(o,{least:V.node,usual:V.fold,room:r===null?null:r-s}),a=V.margin+V.node+V.gap;t.forEach((p,d)=>{p.
x=a,p.width=i[d],a+=p.width+V.gap});let u=new Map;return o.forEach((p,d)=>{for(let f of p??[]){let h=n.get(f[0]);h&&u.set($n(h),Math.max(u.get($n(h))??1,zh(f,i[d])))}}),
u}var $n=({group:e,number:t})=>`${e} ${t}`,zh=(e,t)=>Tr(e,Bn(t)).length;function hv(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,lanes:a,counts:u,columns:p,
options:d}){let f=[],h=fv(e,p,a,d.room);for(let L of p)for(let Z=L.from;Z<=L.to;Z++)f[Z]=L;let{tops:m,bands:g,height:b}=mv(s,a,u,f,h),w=L=>m.get(L.group)?.[L.number]??
0,y={node:null,nodes:[],look:"root",x:V.margin,y:gv(m),width:V.node,height:V.row-4,hidden:0},x=[y],R=new Map([[null,y]]),S=[];function M(L,Z,K){let ie=f[L.index],
A={node:L,nodes:[L],look:F(L),x:ie.x,y:Z,width:ie.width,height:K,hidden:i.get(L)||0,place:r.get(L)||null,folded:ie.folded,column:ie,greedy:d.greedy.has(L)};R.set(
L,A),x.push(A);let J=R.get(L.before);return J&&S.push({from:J,to:A,look:A.look,share:Math.min(1,Math.exp(L.beam.logprob??-1/0))}),A}function F(L){let{status:Z}=L.
beam;return Z==="finished"?n.has(L)?"kept":"fell":Z!=="running"?Z:L.index===t?"tip":o.has(L)?"inner":"lost"}for(let L=0;L<=t;L++){let Z=f[L];for(let K of Hn(e,L)){
let ie=a.get(K);if(ie)if(L>Z.from){let A=R.get(K.before);A&&(A.nodes.push(K),A.node=K,A.look=F(K),A.greedy&&=d.greedy.has(K),A.hidden=i.get(K)||0,R.set(K,A))}else
M(K,w(ie),V.row-4).lane=ie}}for(let L of x)L.nodes.length>1&&(L.height+=(zh(L.nodes,L.width)-1)*V.line);for(let[L,Z]of s){let K=L&&a.get(L);if(L&&!K)continue;let ie=K?
w(K):null,A=new Map;for(let J of Z.off){let z=f[J.index];if(!Kh(z,J))continue;let X=(ie??m.get(J.beam.group??0)?.[0]??0)+Gh(h,K||jh(J)),ge=A.get(X)||0;A.set(X,ge+
1),M(J,X+ge*V.leaf,V.leaf-2)}}let B=p[p.length-1];return{entries:x,edges:S,columns:p,bands:g,at:R,last:t,width:B.x+B.width+V.margin,height:b}}var Kh=(e,{beam:t})=>!!(e&&
(!e.folded||Qt.has(t.status))),jh=({beam:e})=>({group:e.group??0,number:0}),Gh=(e,t)=>V.row+((e.get($n(t))??1)-1)*V.line;function mv(e,t,n,r,o){let s=new Map;for(let[
d,f]of e){let h=new Map;for(let m of f.off){let g=r[m.index];if(!Kh(g,m))continue;let b=d===null?jh(m):t.get(d);b&&h.set($n(b),(h.get($n(b))||0)+1)}for(let[m,g]of h)
s.set(m,Math.max(s.get(m)||0,g))}let i=new Map,a=[],u=V.margin,p=n.size>1;for(let[d,f]of n){let h=u;p&&(u+=V.band);let m=[];i.set(d,m);for(let g=0;g<f;g++)m.push(
u),u+=Gh(o,{group:d,number:g})+(s.get($n({group:d,number:g}))||0)*V.leaf+V.between;p&&a.push({group:d,y:h,height:u-h-4}),p&&(u+=8)}return i.size||i.set(0,[u]),{
tops:i,bands:a,height:Math.max(u,V.margin+V.row)+V.margin-V.between}}var gv=e=>[...e.values()][0][0];var bv=`
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
`,tu={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},Ql={tall:.55,small:.75},wv=[1,1.8,3,4.5,6.5],kv=[.05,.2,.5,.8],yv={probability:({beam:e})=>_(
Math.min(1,O(e.logprob))),token:({beam:e})=>P(e.logprob,2),sum:({beam:e})=>P(e.score,2),score:(e,t)=>P(Vn(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},nu=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=ne("style");n.textContent=bv,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(
n,this.world)}element;world=ne("g");bands=ne("g");ruler=ne("g");edges=ne("g");blocks=ne("g");nodes=ne("g");paths=new Map;drawn=new Map;draw(t,n){let[r,o,s,i]=n.
area??Uh,a=t.entries.filter(({x:d,y:f,width:h,height:m})=>d+h>=r&&d<=s&&f+m>=o&&f<=i),u=d=>n.zoom>=(eu(d)?Ql.tall:Ql.small);this.drawBands(t);let p=t.columns.filter(
({x:d,width:f})=>d+f>=r&&d<=s);this.drawRuler(n.zoom>=Ql.tall?p:[]),this.drawEdges(t,n),this.drawBlocks(a.filter(d=>!u(d)),n),this.drawNodes(a.filter(u),n)}drawBands({
bands:t,width:n}){let r=go(this.bands,t.length,()=>{let o=ne("g");return o.append(ne("rect","t-band"),ne("text")),o});t.forEach(({group:o,y:s,height:i},a)=>{let[
u,p]=r[a].children;le(u,{x:4,y:s,width:n-8,height:i,rx:8}),le(p,{y:s+16}),Te(p,l("group {group}",{group:Nt(o)}))})}drawRuler(t){let n=go(this.ruler,t.length,()=>ne(
"text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{le(n[i],{x:s+8,y:12}),Te(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&le(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let r=new Map,[o,s,i,a]=n.area??Uh;for(let{from:u,to:p,look:d,share:f}of t.edges){let[h,m]=[u.x+u.width,
p.x],[g,b]=[Zh(u),Zh(p)];if(m<o||h>i||Math.max(g,b)<s||Math.min(g,b)>a)continue;let w=bs(p,n.path),y=Math.min(40,(m-h)*.6),R=`t-edge t-w${kv.filter(S=>f>=S).length}\
 ${Tv(p,d,w)}${n.dim&&!w?" t-dim":""}`;Vh(r,R).push(`M${h},${g}C${h+y},${g} ${m-y},${b} ${m},${b}`)}this.drawPaths(this.edges,r,(u,p)=>{u.style.strokeWidth=`${wv[Number(
/t-w(\d)/.exec(p)?.[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.paths.delete(o));for(let[o,s]of n){let i=this.
paths.get(o);i||(i=ne("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),le(i,{d:s.join("")})}}drawBlocks(t,n){let r=new Map;
for(let o of t){let s=`t-blocks t-${bs(o,n.path)?"path":o.look}${n.dim&&!bs(o,n.path)?" t-dim":""}`,{x:i,y:a,width:u,height:p}=o;Vh(r,s).push(`M${i},${a+p*.2}h${u}\
v${p*.6}h${-u}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||!!i.left!==
eu(o))&&(i?.group.remove(),i=_v(eu(o)),this.drawn.set(s,i),this.nodes.append(i.group)),r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.
drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:a,height:u,look:p}=n,{group:d,box:f,word:h,right:m,left:g}=t,b=o?yv[r.number](o,r.penalty):"";if(le(d,{
class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),le(f,{width:a,height:u}),le(m,{x:a-8}),Te(m,b),g)vv(t,n,r);else if(o){let w=`${n.greedy?"G":""}${tu[p]??
""} `;Te(h,w+dt(Xt(o),12-w.length-Math.ceil(b.length*.82)))}xv(t,n)}classesOf(t,n){let{node:r,look:o}=t,s=bs(t,n.path),i=[`t-${o}`];return r?.beam.group&&["inne\
r","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},Uh=[-1/0,-1/0,
1/0,1/0];function Vh(e,t){let n=e.get(t)??[];return e.set(t,n),n}var Zh=({y:e,height:t})=>e+Math.min(t,V.row-4)/2,eu=({height:e})=>e>V.leaf;function _v(e){let t=ne(
"g"),[n,r,o]=[ne("rect","t-box"),ne("text","t-word"),ne("text","t-small t-right")];t.append(n,r,o),le(n,{rx:e?7:5}),le(r,{x:8,y:e?14:13}),le(o,{y:e?28:13});let s=e?
t.appendChild(ne("text","t-small")):null;return s&&le(s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,lines:[],flag:null}}function vv({group:e,word:t,left:n,
right:r,lines:o},s,i){let{node:a,nodes:u,look:p,width:d,height:f}=s,h=tu[p]?`${tu[p]} `:"",m=u.length>1,[g,...b]=m?Tr(u,Bn(d)):[a?dt(Xt(a),12-h.length):i.root];
for(Te(t,h+dt(g,Bn(d)-h.length));o.length<b.length;)o.push(e.appendChild(ne("text","t-word")));for(let w of o.splice(b.length))w.remove();o.forEach((w,y)=>{le(w,
{x:8,y:14+V.line*(y+1)}),Te(w,b[y])});for(let w of[n,r])w&&le(w,{y:f-6});n&&(Te(n,Sv(s,i)),le(n,{class:a&&!m&&Mr(a)?"t-small t-switch":"t-small"}))}function xv(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[ne("rect","t-inside"),ne("rect","t-\
flag"),ne("text","t-flag-text")],e.group.append(...e.flag));let[a,u,p]=e.flag,d=8+7*i.length;le(a,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),le(u,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),le(p,{x:o-d/2+4,y:5}),Te(p,i)}var bs=(e,t)=>e.nodes.some(n=>t.has(n)),Mr=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function Sv({node:e,nodes:t,greedy:n},r){if(!e)return"";let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[v(t.length,"{\
count} token","{count} tokens"),o].filter(Boolean).join(" ");if(e.beam.status!=="running")return o;let s=(e.beam.beam??0)+1;return[e.given?l("given"):Mr(e)?`${e.
beam.parent+1}→${s}`:String(s),o].filter(Boolean).join(" ")}function Tv({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":
["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??0)%4}`}var Mv=.001;function ou(e,t){if(e.given)return[l("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Rv(e,n,t),
Xh(e),r.diversity_penalty?l("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:P(r.diversity_penalty)}):"",
Lv(e,n),Pv(e,n,t),Bv(e,t)].filter(Boolean)}var en=e=>e.beam.group??null,su=(e,t)=>t.steps[e.index].filter(n=>en(n)===en(e));function Rv(e,t,n){let r=su(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&en(p)===en(e)).length,i=en(e),a=i===null?[]:[l("Only beams of its own group, {\
group}, compete with it.",{group:Nt(i)})],u=o?l("All beams held the same text before this step, so one was continued."):v(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...a,u,Ev(e,r,Qe(n).mode==="beam_sample")].join(" ")}function Ev({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?l("The search drew {considered} continuations; this one was not among them.",{considered:n}):l("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?l("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):l("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Xh(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?ce(e.before.beam.score):0,[o,s]=[ce(n.logprob),ce(n.score)];if(r===null||o===null||s===null||s<pt)return t?"":l("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:P(r),own:P(o),after:P(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:l("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Lv(e,t){let n=su(e,t),r=p=>n.filter(({beam:d})=>d.status===p).length,
[o,s,i,a]=["running","finished","ended","pruned"].map(r),u=[v(o,"{count} has gone on","{count} have gone on"),s&&v(s,"{count} ended a text","{count} ended texts"),
i&&v(i,"{count} ended a text that does not count","{count} ended texts that do not count"),a&&v(a,"{count} was pruned","{count} were pruned")].filter(Boolean);return l(
"Of these {considered}: {parts}.",{considered:n.length,parts:u.join(", ")})}var Jh=({beam:e})=>e.score??-1/0,Ov=e=>e.reduce((t,n)=>t&&Jh(t)>=Jh(n)?t:n,null);function Qh(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function Pv(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return l("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return Cv(e,t);if(r.status==="finished"){let u=iu(e,n);return u.length?l("It ended its text at step {step}: output {numbers}.",{step:o,numbers:u.join(", ")}):
t.finished.includes(e)?l("It ended its text at step {step}, which is kept.",{step:o}):l("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,i=Mr(e)?[l("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],a=r.forced?[l("It was considered because it advances a constraint.")]:[];return[l("It went on as beam {number}.",{number:s}),...i,...a,Nv(e,t,n)].join(" ")}function Cv(e,t){
let n=Qh(su(e,t)),r={step:e.index+1,sum:P(e.beam.score),worst:P(n)};return n===null?l("It was pruned at step {step}.",r):l("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function Nv(e,t,n){let r=iu(e,n);if(r.length)return l("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:i,ends:a}=Av(e,t);if(o)return n.finished?l("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
l("It is still running.");let u=a.find(m=>t.finished.includes(m));if(u)return l("Its text ended at step {step}, which is kept but not returned.",{step:u.index+1});
let p=a.at(-1);if(p)return l("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let d=Ov(i),f=Qh(t.steps[s].filter(m=>en(m)===
en(e))),h={step:s+1,sum:P(d?.beam.score),worst:P(f)};return!d||f===null?l("It was overtaken at step {step}: none of its continuations went on.",h):l("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Av(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>i&&n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function iu(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&q(n)[e.index]===e?[r+1]:[])}function Bv(e,t){let n=ce(e.beam.final_score??null);if(n!==null)return Yh(
e,n,l("Final score"),t);let[r]=iu(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},i=ce(s);return!et(o)||i===null?"":Yh(o,i,l("Final score of output {number}",{
number:r}),t)}function Yh(e,t,n,r){let o=em(e,t,r);return o?l("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):l("{name}: {score}.",{name:n,score:P(
t)})}function em(e,t,n){let r=Qe(n).effective.length_penalty??1,o={sum:P(e.beam.score),length:e.length,power:r,score:P(t)},s=Number.isFinite(r)?Vn(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=Mv*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var wu={};E(wu,{NO_MARKS:()=>vs,addMark:()=>bu,neededFor:()=>sx,settingsOfWatermark:()=>Qv,stepMarkWords:()=>Er,watermarkKindWords:()=>tx,watermarkOf:()=>Rt,watermarkWords:()=>ex});var fu={};E(fu,{EARLY_STOPPING:()=>am,countOr:()=>tn,endOfRecord:()=>Xv,hasEnded:()=>ys,isAsRecorded:()=>Vv,rankingOf:()=>Jv,searchOf:()=>Iv,settle:()=>Dv,sumOf:()=>ks});var cu={};E(cu,{constraintsOf:()=>lu,isWritten:()=>uu,wordsOf:()=>$v});function lu({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function $v(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function uu({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(a=>a.length===n);if(!s.length)return!1;let i=[
...o,...q(r).map(a=>a.chosen.token_id)].join(" ")+" ";return s.some(a=>` ${i}`.includes(` ${a.join(" ")} `))}var ws=-1e9,am=[[!1,"False"],[!0,"True"],["never",'"never"']],Hv=["beam_search","beam_sample"],Wv=["group_beam_search","constrained_beam_search"];function Iv(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=Qe(e),i={...r,...n},{length_penalty:a,early_stopping:u}=i,p=tn(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:f})=>f.beam??0))),d=e.prompts[0].given;return{together:Hv.includes(t)?!0:Wv.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:s-
d,wanted:tn(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/tn(i.num_beam_groups,1)):p,ends:new Set(o),constraints:lu(Qe(e)),promptIds:e.prefix.
map(f=>f.token_id),own:{lengthPenalty:G(a)?a:1,earlyStopping:am.find(([f])=>f===u)?.[0]??!1}}}var tn=(e,t)=>G(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,ks=({beam:e})=>ce(
e.score)??-1/0,du=(e,t)=>ks(e)/e.length**t;function Dv(e,t){return e.together?qv(e,t):Kv(e,t)}function lm(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let i=s===
"never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var tm=new WeakMap;function Fv(e,t){let n=tm.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),o=Math.max(...(r.length?r:e).map(ks));n={ended:e.filter(({beam:s},i)=>i<t&&ys(s)),hopeless:!r.length,best:r.length?o:o+ws},tm.set(
e,n)}return n}function qv(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:ws},i=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),a=Math.min(...n.map(({steps:d})=>d.length)),u=null;for(let d=o;d<a&&!u;d++){let f=n.map(({steps:m})=>Fv(m[d],r)),h=f.every(m=>m.hopeless);
i.forEach((m,g)=>zv(m,f[g],d+1,h,e,t)),i.every(m=>m.stop)&&(u=i.find(m=>m.stop?.step===d+1)?.stop??null)}let p=d=>d.node!==null;return{stop:u,prompts:i.map(d=>({
kept:d.held.filter(p),pools:[d]}))}}function zv(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:du(d,s.lengthPenalty)}));e.
held=[...e.held,...p].sort((d,f)=>f.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.held.at(-1)?.score??ws,a=e.held.every(({node:p})=>p),u=e.weighed=lm(t.best,
n-o.start,a?i:null,o,s);r?e.stop={step:n,why:"criteria"}:a&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>u.bound>(p?i:ws))||(e.stop={
step:n,why:"settled"})}function Kv(e,t){let n=e.prompts.map(i=>{let a=nm(i).map(f=>rm(i,f,e,t)),u=nm(i).map(f=>rm(i,f,e,e.own)),p=1/0;return a.forEach((f,h)=>{let[
m,g]=[f,u[h]].map(({stop:b})=>b?b.step:1/0);f.exact=f.lastStep<=p,m!==g&&(p=Math.min(p,m,g))}),{kept:a.flatMap(f=>f.kept).sort((f,h)=>f.score-h.score).reverse(),
pools:a}}),r=n.flatMap(i=>i.pools),o=r.length>0&&r.every(({stop:i})=>i),s=r.flatMap(({stop:i})=>i??[]);return{stop:o?s.reduce((i,a)=>a.step>i.step?a:i):null,prompts:n}}
var nm=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function rm(e,t,n,r){let{size:o,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let a=s;a<e.steps.length&&!i.stop;a++){let u=jv(e.steps[a],t,n);if(!u)break;let p=i.lastStep=a+1;u.ended.
forEach(h=>sm(i,h,n,r));let d=i.kept.length>=o,f=d?pu(i.kept):null;i.weighed=lm(u.best,p-s,f,n,r),d&&r.earlyStopping===!0?i.stop={step:p,why:"full"}:f!==null&&f>=
i.weighed.bound?i.stop={step:p,why:"settled"}:Gv(e.steps[a],p,n)&&(Uv(u.nodes,n).forEach(h=>sm(i,h,n,r)),i.stop={step:p,why:"criteria"})}return i}var om=new WeakMap;
function jv(e,t,{ends:n}){let r=om.get(e)??new Map;if(om.set(e,r),!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));r.set(t,o.length?{nodes:o,ended:s,best:ks(o[0])}:null)}return r.get(t)??null}var pu=e=>Math.min(...e.map(({score:t})=>t));function sm(e,t,n,{
lengthPenalty:r}){let o=du(t,r);if(e.kept.length>=n.size&&!(o>pu(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=pu(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function Gv(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>ys(s)&&!n.has(s.token_id))}var ys=({status:e})=>e===
"finished"||e==="ended";function Uv(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:u})=>u.status==="running"||ys(u)&&!t.has(u.token_id)),i=u=>n.
every((p,d)=>uu(p,u.beam.progress?.[d]??0,u,r)),a=s.filter(u=>!u.beam.progress||i(u));return a.length<o?[...a,...s.filter(u=>!a.includes(u))]:a}function Vv(e,t,n){
let r=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:a}=e.prompts[i],u=a[(e.together?o:a.length)-1]||[];return u.length===s.length&&u.every((p,d)=>Zv(p,s[d],e))})}function Zv(e,{node:t,score:n},r){
let o=ce(e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+
1e-5*Math.abs(n)}function Jv(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:a}=n.prompts[t],u=(h,m,g="")=>({node:h,score:du(h,r),place:null,state:m,
why:g}),p=new Set(i.map(({node:h})=>h)),d=Yv(s).filter(h=>!p.has(h)).map(h=>{let{stop:m}=a.find(({group:g})=>g===(h.beam.group??null))||a[0];return!m||h.index<m.
step?u(h,"out","dropped"):u(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),f=!o&&!n.stop;return[...i.map(({node:h,score:m},g)=>{let b=n.stop&&
g<e.wanted?"returned":"kept";return{node:h,score:m,place:g,state:b,why:""}}),...f?s.running.map(h=>u(h,"running")).sort((h,m)=>m.score-h.score):[],...d.sort((h,m)=>m.
score-h.score)]}var im=new WeakMap;function Yv({steps:e}){let t=im.get(e)??{read:0,nodes:[]};for(im.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function Xv({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var gu={};E(gu,{greenZ:()=>nn,negativePower:()=>_s,pValue:()=>hu,pWords:()=>ft,thresholdWords:()=>mu,tokensNeeded:()=>Rr});var nn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function hu(e){if(e<0)return 1-hu(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var Rr=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function ft(e){if(e>=
1e-4)return _(e);if(e<1e-300)return l("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${se(t)} × ${_s(n)}`}var _s=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function mu(e){let t=hu(e);if(t>.1)return l("{share} of texts without this watermark pass it.",
{share:_(t)});let n=1/t;return n>=1e9?l("A share of {p} of texts without this watermark passes it.",{p:ft(t)}):l("One in {odds} texts without this watermark pas\
ses it.",{odds:k(Number(n.toPrecision(n<1e4?3:2)))})}function Rt(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,r=t.greenlist_ratio??0,o=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?tn(t.ngram_len,1)-1:tn(t.context_width,1)-Number(o)}}function Qv({config:e,keys:t,ratio:n}){if(t)return v(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return l("a green lis\
t whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,hashing_key:i}=e;return l("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:_(n),bias:r,scheme:o,width:s,key:i})}function ex(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?v(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):l("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",um(e))}function tx(e){return Array.isArray(e.keys)?l("SynthID, n-grams of {length}",{length:e.ngram_len}):l("green lists of {ratio}, {scheme}, con\
text width {width}",um(e))}var um=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:r=1})=>({ratio:_(e),bias:t,scheme:n,width:r});function nx(e){
switch(e){case"context":return l("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return l("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return l("no mark: it was given, and an earlier processor had removed it.");case"bias":return l("n\
o mark: the bias is 0.");default:return l("no mark.")}}function Er({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>l("Token {number}, {token}: {mark}",{
number:k(t+1),token:H(e.text),mark:d});if(!n)return i(r?l("given, before the watermark began."):l("not marked."));if(n.why)return i(nx(n.why));let a=l("Its prob\
ability: {before} before the watermark, {after} after.",{before:_(n.chosen_before??0),after:_(n.chosen_after??0)}),u=o?[l("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let d=v(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:P(n.g,2)});return[i(d),a,...u].join(" ")}let p=n.green?l("◆ green: it got the bias."):l("◇ red: it got no bias.");return[i(p),a,rx(n,s),...u].join(" ")}function rx(e,{
ratio:t,selfhash:n}){let r=e.listed??0,o={before:_(e.mass_before??0),after:_(e.mass_after??0)};return n?v(r,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",o):t===null?v(r,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",o):v(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:_(t)})}var vs={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function bu(e,t,n,r){
let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.unscored+1};i.marks+=1;let a=o.kind==="synthid"?o.g:o.green,[u,p]=[o.chosen_before??0,o.chosen_after??
0];if(u>0&&p>0){i.chosen+=1,i.surprisal-=Math.log(u),i.gained+=Math.log(p/u);let{stages:d,entropy_before:f}=t.distribution;i.entropy+=(r>0&&d[r-1]?d[r-1].entropy:
f)??0,i.likely-=ox(t,r)}return i.suppressed+=o.suppressed??0,a==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
a),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=nn(i.green,i.scored,n.ratio),
i.foreseen=nn(i.expected,i.scored,n.ratio)),i)}function ox({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:r,stage_logprobs:o})=>{let s=t>0?o?.[t-
1]:r;return s==null?[]:[s]});return n.length?Math.max(...n):0}function sx(e,t,n,r){let[o]=e.find(([,p])=>p>r)??[];if((t.z??0)>r&&o!==void 0)return{at:o,words:v(
o,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:r})};let i=o===void 0?[]:[v(o,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:r})],
a=Math.max(t.scored+1,Math.ceil(ix(t,n,r)));if(!Number.isFinite(a)||a>1e7){let p=l("At the share so far, z never reaches {threshold}.",{threshold:r});return{at:1/0,
words:[...i,p].join(" ")}}let u=v(a,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:r,more:k(a-t.scored)});return{at:a,words:[...i,u].join(" ")}}function ix({z:e,scored:t,green:n},{
keys:r,ratio:o},s){return r?e!==null&&e>0?t*(s/e)**2:1/0:Rr(n/t,o??0,s)}function cm(e,t){let{started:n,unit:r}=t;if(!e||!n)return[l("No token yet")];if(t.rejected)return yl(t.rejected,e.chosen.text,On(n));if(ee(e))return ax(e,n,r);let o=[
gr(e.distribution.entropy_before,r),...lx(e),...cx(e,r),...ux(e,n)];if(e.mark){let i=Rt(n),{chosen:a,index:u,mark:p,given:d=!1}=e;o.push(Er({chosen:a,index:u,mark:p,
given:d,isFirst:u<i.early},i))}o.push(fm(e,n)),e.draft&&o.push(...kl(e,On(n))),e.beam&&o.push(...ou(e,t)),e.reranked&&o.push(...px(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(l("Its surprisal, before the processors, was {value}.",{value:te(-s,r)})),o}function ax(e,t,n){let{chosen:r}=e,o=Ce(e).find(u=>u.raw_rank===
1),s=u=>l("The likeliest token was {token}, with {share}.",Wn(u)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(l("The server gav\
e {token} {share}: rank {rank}.",{...Wn(r),rank:k(r.raw_rank)})):i.push(l("The server gave {token} {share}.",Wn(r)));let a=te(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,fm(e,t),l("Its surprisal was {value}.",{value:a})]}var Wn=({text:e,raw_logprob:t})=>({token:H(e),share:_(O(t))});function lx(e){let{chosen:t,distribution:n}=e,
{name:r}=Gt(e),o={source:r,...Wn(t),vocab:k(n.vocab??0)};if(lt(e))return[];if(t.raw_rank===1)return[l("Its first choice was {token}, with {share}.",o)];let s=Ce(
e).find(u=>u.raw_rank===1),i=s?[l("Its first choice was {token}, with {share}.",Wn(s))]:[],a=t.raw_rank?l("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:k(t.raw_rank)}):l("It gave {token} {share}.",o);return[...i,a]}function ux(e,t){let n=Pe(e);if(!n.length)return e.isPrompt||e.read?[]:[l("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=pm(o,t),i=o.kept===o.keptBefore?Ie(o):`${Ie(o)}, ${l("{count} left",{count:k(o.kept)})}`,
{chosen:a}=e,[u,p]=[Ne(a,o.number-1),Ne(a,o.number)],d={name:s,effect:i,token:H(a.text),before:_(u||0),after:_(p||0)};return u===void 0||p===void 0?l("{name}: {\
effect}.",d):!p&&u?l("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?l("{name}: {effect}; {token} stayed at {afte\
r}.",d):l("{name}: {effect}; {token} went from {before} to {after}.",d)}):[v(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function pm({name:e,knobs:t},n){let r=fr(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function dm(e,t){
let{chosen:n}=e,r=l("{token} had {share}",Wn(n)),o=Pe(e).filter(({idle:i})=>!i).map(i=>{let a=Ne(n,i.number),u={name:pm(i,t),share:a===void 0?"":_(a)};return a===
void 0?l("{name}: {effect}",{...u,effect:Ie(i)}):i.kept===i.keptBefore?l("after {name}: {share}",u):v(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",u)}),s=Me(Tt(e,t)[1],{token:H(n.text)}).join("");return _e(be([r,...o,s]))}function fm(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=Me(Tt(e,t)[1],{token:H(n.text)}).join("");return r||o||e.beam||ee(e)?`${s}.`:ke(n)?l("{words}, though {processor} had removed it.",{words:s,processor:Ue(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?l("{words}: its chance was {share}.",{words:s,share:_(O(n.logprob))}):`${s}.`}function cx({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:te(s[o.indexOf(n)]??null,t)};return[v(o.length,"DoLa \
contrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {\
layer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function px({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!o)return[];let s={share:_(o.probability),penalty:P(o.penalty),score:P(o.score)},i=[l("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:a}={...n,...r};G(a)&&i.push(l("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:a,probability:P(o.probability)}));let u=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(u!==o){let p={token:H(u.text),count:e.length,share:_(u.probability),penalty:P(u.penalty),score:P(u.score)};i.push(l("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return i}var ku=24;function hm({log:e,step:t,hand:n,press:r}){let[o,s]=C(!1),i=Nn(".gp-row"),{rows:a,others:u,result:p}=n,d=t.chosen.token_id,f=o?a:a.filter(({id:y},x)=>x<
ku||y===d),h=ms(f,({id:y,by:x})=>y===d&&!x),m=h.map(y=>dx(y,t)),g=hs(m),b=h.findLastIndex(({by:y})=>!y),w=b>=0&&b<h.length-1;return c(T,{children:[c(hx,{log:e,hand:n}),
c(mx,{top:g}),c("ol",{class:"gp-bars",...i,children:[m.flatMap((y,x)=>[c(Vt,{entry:y,top:g,press:r},y.id),w&&x===b&&c("li",{class:"gp-cut-line","aria-hidden":"t\
rue",children:l("cut")},"cut")]),(u>0||h.length<a.length)&&c(Vt,{entry:fx(n,h,p.others.left),top:g},"others")]}),a.length>ku&&c("button",{type:"button",class:"g\
p-button gp-all","aria-expanded":o,onClick:()=>s(!o),children:o?l("show {count} only",{count:ku}):l("show all {count}",{count:k(a.length)})}),c(gx,{isPressable:!!r})]})}
var mm=({step:e})=>c("p",{class:"gp-note gp-hand-note",children:ee(e)?l("Another server made this run: what other knobs would do here is not known."):l("What ot\
her knobs would do here was not recorded.")});function dx({id:e,text:t,after:n,before:r,rank:o,by:s},i){let a={now:_(n),before:r===null?"–":_(r)};return{id:e,
text:t,after:n,before:r,rank:o,chosen:e===i.chosen.token_id,given:!!i.given,removed:s!==null,by:s??"",words:()=>s?l("With the current knobs, {knob} removes it. \
Before the processors {before}.",{...a,knob:s}):l("With the current knobs {now}. Before the processors {before}.",a)}}function fx({rows:e,others:t},n,r){let o=Math.
max(0,1-n.reduce((a,u)=>a+u.after,0)),s=t+e.length-n.length,i=r>0||e.some(a=>!a.by&&!n.includes(a));return{id:null,text:v(s,"{count} other token","{count} other\
 tokens"),after:i?o:0,before:Math.max(0,1-n.reduce((a,u)=>a+(u.before??0),0)),rank:null,chosen:!1,given:!1,removed:!1,by:"",words:()=>l("All tokens that are not\
 listed ({count}), together: {after} with the current knobs.",{count:k(s),after:_(i?o:0)})}}function hx({log:e,hand:t}){let{result:n,knobs:r,isWhole:o,stays:s,after:i}=t,
{left:a,isExact:u,entropy:p,cuts:d}=n;return c("div",{class:"gp-hand",role:"group","aria-label":l("With the current knobs"),children:[c("p",{class:"gp-hand-sums",
children:[c("strong",{children:l("With the current knobs")})," ",c("span",{class:"gp-hand-left",children:u?v(a,"{count} token left","{count} tokens left"):l("ab\
out {count} tokens left",{count:k(a)})})," ",c(W,{class:"gp-hand-entropy",id:"entropy",children:l("entropy {amount}",{amount:te(p,e.unit)})})]}),c("div",{class:"\
gp-hand-second",children:[c("ul",{class:"gp-hand-cuts",children:d.map(({name:f,removed:h,mass:m})=>c("li",{children:[c("code",{children:`${f} ${Xe(r[f]??0)}`}),
" ",h?l("removes {count} ({share})",{count:k(Math.round(h)),share:jt(m)}):l("removes nothing")]},f))}),e.canAsk&&"reset_knobs"in e.answers&&c("button",{type:"bu\
tton",class:"gp-button gp-hand-back",onClick:()=>e.ask({type:"reset_knobs"}),children:l("Back to this run’s knobs")})]}),!o&&c("p",{class:"gp-note gp-hand-not\
e",children:l("Only the recorded candidates are known here; all the others count as one group of equal tokens.")}),s&&c("p",{class:"gp-note gp-hand-note",children:l(
"repetition_penalty and sequence_bias stay here as they were in this run.")}),i.length>0&&c("p",{class:"gp-note gp-hand-note",children:l("The watermark acts aft\
er the cuts, and is not counted here.")})]})}var mx=({top:e})=>c("div",{class:"gp-bars-heads gp-note",children:[c("span",{children:[c("i",{class:"gp-swatch gp-a\
fter"}),l("with the current knobs")]}),c("span",{children:[c("i",{class:"gp-swatch gp-before"}),l("the model’s own")]}),c("span",{class:"gp-full",children:l("\
axis 0–{top}",{top:_(e)})})]}),gx=({isPressable:e})=>c("div",{class:"gp-bars-legend gp-note",children:[c("span",{children:[c("b",{class:"gp-glyph",children:"▶"}),
l("chosen")]}),c("span",{children:[c("b",{class:"gp-glyph gp-cross",children:"✕"}),l("removed")]}),e&&c("span",{class:"gp-press-note",children:l("↪ continue")})]});var bx=[{name:"temperature",least:.05,most:2,step:.05,none:1},{name:"top_k",least:0,most:100,step:1,none:0},{name:"top_p",least:.05,most:1,step:.01,none:1},{name:"\
min_p",least:0,most:.5,step:.01,none:0}],gm=e=>!e.canAsk&&(e.knobs===null||yu in e.knobs),yu="of a saved page";function bm({log:e}){let t=e.started?.effective??
{},n=e.knobs??t,r=(o,s)=>e.setKnobs({...n,do_sample:!0,[o]:s,[yu]:!0});return c("details",{class:"gp-hand-knobs",children:[c("summary",{children:l("Try other kn\
obs")}),c("div",{class:"gp-hand-sliders",children:[bx.map(({name:o,least:s,most:i,step:a,none:u})=>{let p=typeof n[o]=="number"?n[o]:u;return c("label",{children:[
c("code",{children:o}),c("input",{type:"range",min:s,max:i,step:a,value:String(p),onInput:({currentTarget:d})=>r(o,Number(d.value))}),c("output",{children:Xe(p)})]},
o)}),c("button",{type:"button",class:"gp-button",onClick:()=>e.setKnobs({...t,[yu]:!0}),children:l("Back to this run’s knobs")})]})]})}var Cu={};E(Cu,{biasedTokens:()=>Rx,handOf:()=>Pu,idsBefore:()=>_m,isMovable:()=>xs,knobsInHand:()=>Lu,knowsBiases:()=>vm});var xu={};E(xu,{CUTS:()=>wm,inHand:()=>vu});var wm=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function vu(e,t){let n=t.do_sample?t.temperature??1:1,r=new _u(e,n),o=[];if(t.do_sample)for(let s of wm){let i=t[s];i!==null&&o.push(r.cut(s,i))}return r.result(
o)}var _u=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:r})=>r/n),this.left=Float64Array.from(t,({weight:r})=>r),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,r=t.length;this.best=
-1/0;for(let a=0;a<r;a++)n[a]&&t[a]>this.best&&(this.best=t[a]);let[o,s]=[0,0],i=new Float64Array(r);for(let a=0;a<r;a++){if(!n[a])continue;let u=t[a]-this.best,
p=Math.exp(u);i[a]=p,o+=n[a]*p,s+=n[a]*p*u}for(let a=0;a<r;a++)i[a]/=o;this.shares=i,this.logTotal=Math.log(o),this.entropy=this.logTotal-s/o}cut(t,n){let r=this.
left.slice();wx[t](this,n);let[o,s,i,a]=[0,0,0,0];for(let u=0;u<r.length;u++){let p=r[u]-this.left[u];p&&(o+=p,s+=p*this.shares[u],this.left[u]<1e-9&&(this.by[u]=
t)),this.points[u].id===null?i+=p:a=this.left[u]}return o&&(!this.points.some(({id:p},d)=>p===null&&this.left[d]>0)&&!a?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:o,mass:s}}result(t){let{points:n,left:r,shares:o}=this,s=[],i={left:0,probability:0},a=0;for(let u=0;u<n.length;u++){let{id:p,
score:d}=n[u],f=r[u]*o[u];a+=r[u],p!==null?s.push({id:p,score:d,probability:f,by:this.by[u]}):(i.left+=r[u],i.probability+=f)}return{tokens:s,left:Math.round(a),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:r}=this,o=new Float64Array(n.length),[s,i]=[100,0];for(let f=0;f<n.length&&
s>0;f++)o[f]=Math.min(n[f],s),s-=o[f],i+=o[f]*r[f];let a=f=>-(r[f]/i)*Math.log(r[f]/i),u=0;for(let f=0;f<n.length;f++)o[f]&&r[f]&&(u+=o[f]*a(f));let p=0,d=!1;for(let f=0,
h=!0;f<n.length;f++){if(!o[f]||d||r[f]/i<1e-45){n[f]=0;continue}let m=a(f),g=p+o[f]*m<=u*t?o[f]:Math.floor((u*t-p)/m);d=g<o[f],n[f]=h?Math.max(1,g):g,p+=n[f]*m,
h=!1}}topK(t){let{left:n,scores:r}=this,o=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(o>0?(s=r[i],n[i]>o&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=o),o=Math.
max(0,o-n[i])):r[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:r}=this,o=1-t,s=0,i=n.findIndex(a=>a>0);for(let a=n.length-1;a>=i;a--){if(!n[a])continue;let u=Math.floor(
(o-s)/r[a]),p=s+n[a]*r[a]<=o?n[a]:Math.max(0,Math.min(n[a],u));if(s+=p*r[a],n[a]-=a===i?Math.min(p,n[a]-Math.min(1,n[a])):p,n[a])return}}typical(t){let{left:n,shares:r}=this,
o=this.scores.map(u=>Math.abs(this.logTotal-(u-this.best)-this.entropy)),s=[...n.keys()].filter(u=>n[u]).sort((u,p)=>o[u]-o[p]),i=0,a=1/0;for(let u of s){if(o[u]>
a){n[u]=0;continue}if(a<1/0)continue;let p=i+n[u]*r[u];if(p<t){i=p;continue}a=o[u],n[u]>1&&!this.isTied(u)&&(n[u]=Math.min(n[u],Math.max(1,Math.ceil((t-i)/r[u]))))}}below(t){
let{left:n,shares:r,scores:o}=this;for(let s=0;s<n.length;s++)r[s]<t&&o[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},wx={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var Tu={};E(Tu,{biasesAfter:()=>Or,doTheSame:()=>Su,tokenKnobs:()=>Lr});function Lr(e){let t=(r,o)=>{let s=e[r];return typeof s=="number"&&o(s)?s:null},n=r=>r>0&&
r<1;return{do_sample:e.do_sample===!0,sequence_bias:kx(e.sequence_bias),repetition_penalty:t("repetition_penalty",r=>r>0&&r!==1),temperature:t("temperature",r=>r>
0&&r!==1),top_h:t("top_h",r=>r>0&&r<=1),top_k:t("top_k",r=>r>0&&Number.isInteger(r)),top_p:t("top_p",r=>r>=0&&r<1),min_p:t("min_p",r=>r>=0&&r<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function kx(e){return Array.isArray(e)?e.filter(yx):[]}var yx=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function Su(e,t){let n=r=>JSON.stringify(r.do_sample?r:[r.sequence_bias,
r.repetition_penalty]);return n(e)===n(t)}function Or({sequence_bias:e},t){let n=new Map;for(let[r,o]of e){let s=t.length-(r.length-1);if(s<0||!r.slice(0,-1).every(
(a,u)=>t[s+u]===a))continue;let i=r[r.length-1];n.set(i,(n.get(i)??0)+o)}return n}var Eu={};E(Eu,{pointsOf:()=>Mu,scoresOfTrace:()=>Ru});var ym=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],_x=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...ym],vx=12,km=.01;function Mu({head:e,before:t,tokens:n,
bins:r,fixed:o},s,i){let a=new Map;for(let[p,,d]of e)a.set(p,d);for(let[p,d]of t)a.set(p,d);for(let[p,,d]of n)a.set(p,d);if(!o.length){for(let[d,f]of Or(i,s)){let h=a.
get(d);h!==void 0&&a.set(d,h+f)}let p=i.repetition_penalty;if(p!==null)for(let[d]of t){let f=a.get(d)??0;a.set(d,f<0?f*p:f/p)}}let u=Array.from(a,([p,d])=>({id:p,
score:d,weight:1}));for(let[p,d,f]of r)if(!f)u.push({id:null,score:d,weight:p,isTied:!0});else for(let h of[d+f,d-f])u.push({id:null,score:h,weight:p/2});return u.
sort(xx)}var xx=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function Ru({candidates:e,stages:t,vocab:n,entropy_before:r}){if(n===null)return null;let o=t.findIndex(
({name:d})=>_x.includes(d)),s=o<0?t.length:o,i=e.flatMap(({token_id:d,text:f,raw_logprob:h,stage_logprobs:m})=>{let g=s?m?.[s-1]:h;return typeof g=="number"?[{id:d,
text:f,score:g}]:[]});if(!i.length)return null;let a=s?t[s-1].kept:n,u=Math.max(0,1-i.reduce((d,{score:f})=>d+Math.exp(f),0)),p=s?t[s-1].entropy:r;return{model:"",
index:0,vocab:n,num_removed:n-a,head:i.sort((d,f)=>f.score-d.score).map(({id:d,text:f,score:h})=>[d,f,h]),before:[],tokens:[],bins:Sx(a-i.length,u,p,i.map(({score:d})=>d)),
names:t.slice(0,s).map(({name:d})=>d),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:d})=>d).filter(d=>ym.includes(d))}}function Sx(e,t,n,r){if(e<=
0||t<=0)return[];let o=r.reduce((p,d)=>p-Math.exp(d)*d,0),s=n===null?Math.log(t/e):-(n-o)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),a=Math.log(t/i),u=e>i?[[e-i,
a-vx,km]]:[];return[[i,a,km],...u]}var Tx=["greedy_search","sample","assisted_generation"],xs=({started:e},t)=>!!(e&&!t.isPrompt&&!t.beam&&Tx.includes(e.mode));function Lu(e,t){if(!t||!e.knobs||!xs(
e,t))return null;let n=Lr(e.knobs);return Su(n,Ou(e))?null:n}var Ou=({started:e})=>Lr({...e?.effective,...Mx(e?.config)}),Mx=e=>e?.sequence_bias?{sequence_bias:e.
sequence_bias}:{},_m=(e,{before:t})=>[...e.prefix.map(({token_id:n})=>n),...q(t).map(({chosen:n})=>n.token_id)],Rx=e=>[...new Set([Lr(e.knobs??{}),Ou(e)].flatMap(
({sequence_bias:t})=>t.map(([n])=>n[n.length-1])))];function Pu(e,t,n){let r=e.scoresOf(t),o=r??Ru(t.distribution);if(!o||ee(t))return null;let s=_m(e,t),i=vu(Mu(
o,s,n),n),a=Ou(e),u=JSON.stringify([n.sequence_bias,n.repetition_penalty])!==JSON.stringify([a.sequence_bias,a.repetition_penalty]),p=r!==null&&!vm(r,s,n);return{
knobs:n,result:i,rows:Ex(e,t,o,i),others:o.vocab-o.num_removed-i.tokens.length,isWhole:r!==null,stays:u&&(o.fixed.length>0||p),after:o.after}}function vm({head:e,
before:t,tokens:n},r,o){let s=new Set([...e,...t,...n].map(([i])=>i));return[...Or(o,r).keys()].every(i=>s.has(i))}function Ex(e,t,n,{tokens:r}){let o=Lx(e,t,n),
s=Ox(t,n),i=0;return r.map(({id:a,probability:u,by:p})=>({id:a,text:o.get(a)??`${a}`,after:p?0:u,before:s(a),rank:p?null:++i,by:p}))}function Lx(e,t,{head:n,tokens:r}){
let o=new Map;for(let{token_id:s,text:i}of e.prefix)o.set(s,i);for(let{chosen:s}of q(t))o.set(s.token_id,s.text);for(let[s,i]of[...r,...n])o.set(s,i);return o}function Ox({
distribution:{candidates:e},chosen:t},{head:n,before:r,tokens:o,fixed:s,names:i}){let a=new Map([...e,t].map(({token_id:f,raw_logprob:h})=>[f,h])),u=new Map;for(let[
f,h]of r)u.set(f,h);for(let[f,,h]of[...n,...o])u.set(f,h);let p=[...a].find(([f,h])=>h!==null&&u.has(f)),d=p&&(p[1]??0)-(u.get(p[0])??0);return f=>{let h=a.get(
f);if(h!==void 0)return O(h);let m=u.get(f);return m===void 0||d===void 0||s.length&&i.length?null:O(m+d)}}var Px=150;function xm({log:e,changes:t,step:n,press:r}){let o=Nn(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=Cx(e),a=e.canAsk&&!e.recorded&&i>=0,u=s.map(f=>Sr(f,
n)),p=Math.max(.02,...u.map(({after:f,before:h})=>Math.max(f??0,h??0))),d=s.length?q(e.lastOf(n)):[];return c("div",{class:"gp-looked-box",hidden:!a&&!s.length,
children:[c("div",{hidden:!s.length,children:[c("h3",{class:"gp-looked-title",children:l("Looked up")}),c("ol",{class:"gp-bars gp-looked",...o,children:u.map((f,h)=>c(
Vt,{entry:f,top:p,press:r,children:c(Bx,{shares:Ax(d,f.id),step:n})},h))})]}),c(Nx,{log:e,changes:t,line:i,hidden:!a})]})}function Cx(e){let t=e.current(),n=t&&
!t.isPrompt&&e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function Nx({log:e,changes:t,line:n,hidden:r}){let[o,s]=C(
""),[i,a]=C(""),u=ye(t);i&&(u.run||u.watched)&&a("");let p=d=>{if(d.preventDefault(),!o||n<0){a(o?l("Select a token of the generated text first."):l("Type the t\
ext of a token first."));return}a(l("Looking up {token} …",{token:H(o)})),e.ask({type:"look",line:n,text:o})};return c("details",{class:"gp-look",hidden:r,children:[
c("summary",{children:l("Look up a token")}),c("form",{class:"gp-look-form",onSubmit:p,children:[c("label",{children:[l("Token")," ",c("input",{type:"text",class:"\
gp-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:l("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),c("button",{type:"submit",class:"gp-button",children:l("Look up")}),c("p",{class:"gp-note",children:[l("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",c("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var Ax=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?O(r.logprob):0});function Bx({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=a=>a/
(e.length-1)*100,o=$x(e,Px).map(([a,u])=>`${r(a).toFixed(1)},${(98-(n?u/n:0)*94).toFixed(1)}`),s=n?l("highest {share}, at token {number}",{share:_(n),number:e.indexOf(
n)+1}):l("probability 0 everywhere"),i=v(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return c(W,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:l("along the text: {words}",{words:s}),children:[c("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[c("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),c("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),c("span",{class:"gp-along-words",children:s})]})}function $x(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var Hx=1.05,Wx=2,Ix=1e3,Dx=.095;function Sm({log:e,step:t}){let{started:n,unit:r}=e;if(!n||e.rejected)return null;let o=Fx(t,n);return c("p",{class:"gp-step-ans\
wer",children:[o&&c(W,{id:"entropy",run:()=>gr(t.distribution.entropy_before,r),children:o})," ",qx(t,n)," ",e.suggested&&e.selected===t&&c("small",{children:Kx(
t)})]})}function Fx(e,t){let{entropy_before:n,vocab:r}=e.distribution;if(n===null||ee(e)||lt(e))return"";let o=Math.exp(n);if(o<Hx)return l("The model was all b\
ut certain here.");if(o<Wx)return l("The model was fairly sure here.");let s=ue(e);return Ss(e,t)&&s!==null&&s<(r??0)&&s>1&&s<=Ix?l("The model was unsure here: \
{count} tokens could have followed.",{count:k(s)}):l("The model was unsure here, as if between {count} equally likely tokens.",{count:k(Math.round(o))})}function qx(e,t){
let{chosen:n}=e,r=U(n.text),o=_(O(n.raw_logprob));if(ee(e))return l("The server gave {token} {share}.",{token:r,share:o});if(e.isPrompt||e.given||e.read)return l(
"{token} was given; the model’s chance for it was {share}.",{token:r,share:o});let s=O(n.logprob);return Ss(e,t)?zx(e,r,s):t.mode==="greedy_search"?l("The lik\
eliest was taken: {token}, with {share}.",{token:r,share:_(s)}):`${Me(Tt(e,t)[1],{token:r}).join("")}.`}function zx(e,t,n){if(ue(e)===1)return l("There was noth\
ing to draw: the processors left only {token}.",{token:t});let r={token:t,share:_(n)};return n>=Dx?e.chosen.rank===1?l("It drew the likeliest, {token}: a chance\
 of {share}.",r):l("It drew {token}: a chance of {share}.",r):l("It drew {token}: a chance of 1 in {count}.",{token:t,count:k(Math.round(1/n))})}var Ss=(e,{mode:t,
effective:n,config:r})=>t==="sample"&&{...n,...r}.do_sample===!0&&!(e.given||e.isPrompt||e.read),Kx=e=>ee(e)?l("Shown because this token was the most surprising\
."):l("Shown because the model was most unsure here.");var Nu=24;function jx({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?d=>e.ask({type:"branch",
step:n,tokenId:d}):void 0,i=Lu(e,n),a=i&&n&&Pu(e,n,i),u=Ye(()=>n&&c(Gx,{log:e,step:n,press:s}),[e,n,r]),p=["gp-drawn-candidates",(e.running&&!e.selected||a)&&"g\
p-grows",a&&"gp-in-hand",o&&!a&&"gp-untouched",r&&"gp-pressable"];return c("div",{class:p.filter(Boolean).join(" "),children:[!n&&c("p",{class:"gp-note gp-no-to\
ken",children:l("The most likely tokens appear here, before and after the processors.")}),n&&c(Sm,{log:e,step:n}),i&&n&&!a&&c(mm,{step:n}),a&&n?c(hm,{log:e,step:n,
hand:a,press:s}):u,n&&n.beam&&!o&&c("p",{class:"gp-note gp-beams-note",children:l("Beam search: probabilities after the processors are not renormalised here, so\
 they need not sum to 100%.")}),n&&gm(e)&&xs(e,n)&&!ee(n)&&c(bm,{log:e}),n&&c(xm,{log:e,changes:t,step:n,press:s})]})}var Mm=Q(jx,void 0,{readsKnobs:!0});function Gx({
log:e,step:t,press:n}){let[r,o]=C(!1),s=Nn(".gp-row"),i=Ce(t),a=new Map(i.map(y=>[y,Sr(y,t)])),p=(r?i:hr(i,Nu,t.chosen.token_id)).map(y=>a.get(y)??Sr(y,t)),d=ms(
p,({chosen:y})=>y),f=Ux(e,t,[...a.values()]),h=hs(d),m=[...d,...f?[f]:[]],g=xl(t),b=m.findIndex(({removed:y},x)=>y&&x>=d.findLastIndex(R=>!R.removed)),w=b<0?m.length:
b;return c(T,{children:[c(Vx,{log:e,step:t,top:h}),c("ol",{class:"gp-bars",...s,children:[m.map((y,x)=>[g&&x===w&&c(Tm,{words:g},"cut"),c(Vt,{entry:y,top:h,press:n},
x)]),g&&w===m.length&&c(Tm,{words:g})]}),i.length>Nu&&c("button",{type:"button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?l("show \
{count} only",{count:Nu}):l("show all {count}",{count:k(i.length)})}),c(Jx,{step:t,listed:i,isPressable:!!n})]})}var Tm=({words:e})=>c("li",{class:"gp-cut-line \
gp-removal",children:c("span",{children:e})});function Ux(e,t,n){let r=f=>Math.max(0,1-n.reduce((h,m)=>h+(m[f]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,
by:""};if(ee(t)){let f=r("before"),h=()=>l("All tokens that the server did not list, together: {share}.",{share:_(f)});return{...o,text:l("all others"),after:f,
before:f,words:h}}let s=(t.distribution.vocab??0)-n.length;if(s<=0)return null;let a=(ue(t)??0)>n.filter(({removed:f})=>!f).length?e.usesBeams?null:r("after"):0,
u=r("before"),p={count:k(s),before:_(u),after:_(a??0)},d=()=>a===null?l("All tokens that are not listed ({count}), together: {before} before the processors.",p):
l("All tokens that are not listed ({count}), together: {before} before the processors, {after} after them.",p);return{...o,text:v(s,"{count} other token","{coun\
t} other tokens"),after:a,before:u,words:d}}function Vx({log:e,step:t,top:n}){let r=!t.distribution.stages.length,o=()=>l("{token} had {share}",{token:H(t.chosen.
text),share:_(O(t.chosen.raw_logprob))});return c("div",{class:"gp-bars-heads gp-note",children:[c("span",{children:[c("i",{class:"gp-swatch gp-after"}),c(W,{class:"\
gp-after-word",id:"probability",run:()=>e.started?dm(t,e.started):"",meaning:l("The probability from which the token is chosen: after all logits processors, wit\
hout what they removed."),children:Zx(t,e)})]}),!r&&c("span",{class:"gp-before-key",children:[c("i",{class:"gp-swatch gp-before"}),c(W,{id:"probability",run:()=>_e(
o()),meaning:l("The probability that the model itself gave, before any logits processor."),children:l("the model’s own")})]}),c(W,{class:"gp-full",id:"probabi\
lity",formula:"",meaning:l("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marke\
d with »."),children:l("axis 0–{top}",{top:_(n)})})]})}function Zx(e,{started:t}){return ee(e)?l("probability, according to the server"):e.distribution.stages.
length?t&&Ss(e,t)?l("chance to be drawn"):l("after the processors"):l("the model’s chance for each token")}function Jx({step:e,listed:t,isPressable:n}){return c(
"div",{class:"gp-bars-legend gp-note",children:[c("span",{children:[c("b",{class:"gp-glyph",children:"▶"}),c("span",{class:"gp-chosen-word",children:e.isPrompt||
e.given?l("given, not chosen"):l("chosen")})]}),!ee(e)&&t.some(ke)&&c("span",{class:"gp-removed-key",children:[c("b",{class:"gp-glyph gp-cross",children:"✕"}),
l("removed")]}),n&&c("span",{class:"gp-press-note",children:l("↪ continue")})]})}function Rm(e,t){let n=e.allLines(),r=e.started?.effective.length_penalty??1,o=t.sequences.map((s,i)=>Yx(s,q(n.at(i)?.last??null),r));return{finished:t,outputs:o,
tree:Ul(e)}}function Yx(e,t,n){let{transition_scores:r,logprobs:o,score:s}=e,i=e.token_ids.map((m,g)=>{let b=t.at(g)?.chosen.token_id===m?t[g]:null,[w,y]=[o[g],
r?r[g]:null];return{id:m,text:b?b.chosen.text:"?",recorded:w,library:y,difference:r?Jt(w,y):null,drawn:b?Jt(w,b.chosen.logprob):1/0}}),a=o.filter((m,g)=>!t.at(g)?.
given),u=a.reduce((m,g)=>m+(g??-1/0),0),p=a.length**n,d=a.length?u/p:null,h=s!==null&&d!==null&&s*p>pt?An(u,s,p):null;return{tokens:i,sum:u,length:a.length,penalty:n,
rebuilt:d,score:s,difference:h}}function Au(e,t=1e-9){if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),r=Math.floor(Math.log10(n)+1e-9),o=Math.ceil(n/10**
r-1e-6);return o===10?`1e${r+1}`:`${o}e${r}`}var Xx=e=>e!==null&&!(e<=Yt);function Em({outputs:e,tree:t},{mode:n}){let r=e.flatMap(p=>p.tokens);if(!r.length)return{
kind:"none",sign:"–",words:l("There are no scores to check: no token was generated.")};let o=r.filter(({difference:p})=>p!==null),s=e.filter(({difference:p})=>p!==
null),i=[...Qx(s),...t?.sum.count?r1(t):[],...t1(o),...n1(r.filter(({drawn:p})=>p>Yt).length)];if(i.length)return{kind:"differs",sign:"✗",words:be(i)};let a=[
...e1(s),...t?.sum.count?[o1(t)]:[]];if(!o.length){let p=n==="custom"?l("compute_transition_scores does not apply: the run used your own decoding loop"):l("comp\
ute_transition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:be([...a,p])}}let u=v(o.length,"\
{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wit\
hin {bound}",{bound:Ts(o)});return{kind:"agrees",sign:"✓",words:be([...a,u])}}var Ts=e=>Au(Math.max(0,...e.map(({difference:t})=>t??0))),Lm=e=>e.filter(({difference:t})=>Xx(
t)).length;function Qx(e){let t=Lm(e);if(!t)return[];let n={count:k(t),all:k(e.length),bound:Ts(e)};return[l("{count} of {all} sequences_scores cannot be rebuil\
t: off by up to {bound}",n)]}function e1(e){return e.length?[v(e.length,"{count} sequences_scores is rebuilt to within {bound}","{count} sequences_scores are re\
built to within {bound}",{bound:Ts(e)})]:[]}function t1(e){let t=Lm(e);return t?[v(t,"{count} of {all} tokens differs from the library’s compute_transition_scor\
es, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}",{all:k(e.length),bound:Ts(e)})]:[]}var n1=e=>e?
[v(e,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function r1({
sum:e,given:t,final:n,pool:r,output:o}){let s=({count:i,furthest:a})=>({all:k(i),bound:Au(a)});return[e.off&&v(e.off,"{count} of {all} tree nodes does not add u\
p: it is off by {bound}","{count} of {all} tree nodes do not add up: the furthest is off by {bound}",s(e)),t.off&&v(t.off,"{count} of {all} given tokens does no\
t count as 0: it is off by {bound}","{count} of {all} given tokens do not count as 0: the furthest is off by {bound}",s(t)),n.off&&v(n.off,"{count} of {all} fin\
al scores does not follow from its sum: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",s(n)),
r.off&&v(r.off,"{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from t\
he texts that ended: the furthest is off by {bound}",s(r)),o.off&&v(o.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off\
 by {bound}","{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",s(o))].filter(i=>!!i)}function o1(e){let t=Math.
max(...[e.sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return v(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of t\
he tree add up to within {bound}",{bound:Au(t,Gl)})}var $u=e=>e===null||Oe(e)?"−∞":D(e,3),ht=e=>e===null||Oe(e)?"−∞":e<pt?se(e.toExponential(3).replace("-","−")):P(e,5),s1=e=>e===null||e<0||Oe(e)?`(${ht(
e)})`:ht(e),me=e=>c("th",{scope:"col",children:c(W,{...e})});function Hu({of:e}){if(e===null)return c("td",{children:"–"});let t=e>Yt,n=e===0?"0":Number.isFinite(
e)?e.toExponential(0):"∞";return c("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var Pm=({outputs:e})=>c("table",{class:"gp-sums",children:[c("thead",{
children:c("tr",{children:[c("th",{scope:"col",children:l("output")}),c(me,{id:"cumulative-logprob",unit:"nats",meaning:l("The recorded log-probabilities of the\
 output’s tokens, added up, in nats; those of given tokens are left out."),children:l("sum")}),c(me,{id:"length",meaning:l("How many tokens the output has, wi\
thout the prompt and without given tokens."),children:l("length")}),c(me,{id:"length-penalty",meaning:l("The length_penalty of this run: above 1 it favours long\
 outputs, below 1 short ones."),children:l("penalty")}),c(me,{id:"sequence-score",meaning:l("sum / length ** length_penalty, computed here."),children:l("rebuil\
t")}),c(me,{id:"sequence-score",meaning:l("The score that the library gave the output."),children:l("sequences_scores")}),c(me,{id:"sequence-score",formula:"",meaning:l(
"How far the rebuilt score is from the library’s."),children:l("difference")})]})}),c("tbody",{children:e.map(({sum:t,length:n,penalty:r,rebuilt:o,score:s,difference:i},a)=>s!==
null&&c("tr",{children:[c("td",{children:a+1}),c("td",{children:$u(t)}),c("td",{children:n}),c("td",{children:r}),c("td",{children:P(o,4)}),c("td",{children:P(s,
4)}),c(Hu,{of:i})]},a))})]});function Cm({tree:{sum:e,given:t,final:n,pool:r,output:o},penalty:s}){return c("table",{class:"gp-tree-sums",children:[c(i1,{}),c("\
tbody",{children:[e.worst&&c(Pr,{words:l("node: parent’s score + log-probability"),times:e.count,difference:e.worst.difference,where:Bu(e.worst.node),computed:a1(
e.worst),recorded:e.worst.node.beam.score}),t.worst&&c(Pr,{words:l("given token: counts as 0"),times:t.count,difference:t.worst.difference,where:Bu(t.worst.node),
computed:ht(0),recorded:t.worst.node.beam.score}),n.worst&&c(Pr,{words:l("ended: score / length ** length_penalty"),times:n.count,difference:n.worst.difference,
where:Bu(n.worst.node),computed:Om(n.worst,s),recorded:n.worst.node.beam.final_score}),r.worst&&c(Pr,{words:l("kept after a step: the best that ended"),times:r.
count,difference:r.worst.difference,where:l("step {number}: rank {rank}",{number:r.worst.step+1,rank:r.worst.place+1}),computed:r.worst.expected===null?"–":ht(
r.worst.expected),recorded:r.worst.told}),o.worst&&c(Pr,{words:l("output: score where its path ends, after the penalty"),times:o.count,difference:o.worst.difference,
where:c(T,{children:[l("output {number}:",{number:o.worst.number+1})," ",c(Nm,{node:o.worst.node})]}),computed:Om(o.worst,s),recorded:o.worst.told})]})]})}var i1=()=>c(
"thead",{children:c("tr",{children:[c("th",{scope:"col",children:l("rule")}),c(me,{id:"beam",formula:"",unit:"",meaning:l("How many numbers of the tree were com\
puted again by this rule."),children:l("checked")}),c(me,{id:"beam",formula:"",unit:"",meaning:l("The step and the token, or the output, where the computed and \
the recorded number differ most."),children:l("largest at")}),c(me,{id:"beam",formula:"",meaning:l("What the number should be, from the other numbers of the tre\
e. A beam that waits, such as a copy of the first one, has a score of about −1e9."),children:l("computed")}),c(me,{id:"beam",formula:"",meaning:l("The number \
that was recorded while the search went on."),children:l("recorded")}),c(me,{id:"sequence-score",formula:"",meaning:l("How far apart the two are, in nats. The p\
age knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:l("difference")})]})}),Pr=({words:e,times:t,difference:n,where:r,
computed:o,recorded:s})=>c("tr",{children:[c("th",{scope:"row",children:e}),c("td",{children:k(t)}),c("td",{children:r}),c("td",{children:o}),c("td",{children:ht(
s)}),c(Hu,{of:n})]}),Nm=({node:e})=>c(j,{text:e.beam.text}),Bu=e=>c(T,{children:[l("step {number}:",{number:e.index+1})," ",c(Nm,{node:e})]});function a1({node:{
beam:e},parent:t}){let{logprob:n}=e,r=n===null||Oe(n)||t===null?null:t+n;return`${ht(t)} + ${s1(n)} = ${ht(r)}`}function Om({node:e,power:t},n){let{beam:r,length:o}=e,
{score:s}=r,i=s===null||Oe(s)?null:s/t;return`${ht(s)} / ${o} ** ${n} = ${ht(i)}`}var Am=({tokens:e})=>c("table",{class:"gp-scores",children:[c("thead",{children:c(
"tr",{children:[c(me,{id:"length",formula:"",unit:"",meaning:l("The token’s place in the output."),children:l("place")}),c(me,{id:"token",meaning:l("The token\
’s number in the vocabulary."),children:l("token id")}),c("th",{scope:"col",children:l("token")}),c(me,{id:"logprob",meaning:l("The token’s log-probability af\
ter the processors, in nats, as it was recorded while the run went on."),children:l("log-probability")}),c(me,{id:"logprob",meaning:l("The same by the library’s\
 compute_transition_scores, in nats."),children:l("the library’s")}),c(me,{id:"sequence-score",formula:"",meaning:l("How far apart the two are, in nats. Float\
ing-point rounding makes differences of less than 0.00001."),children:l("difference")}),c(me,{id:"probability",meaning:l("The token’s probability after the proc\
essors."),children:l("probability")})]})}),c("tbody",{children:e.map(({id:t,text:n,recorded:r,library:o,difference:s},i)=>c("tr",{children:[c("td",{children:i+1}),
c("td",{children:t}),c("td",{children:c(j,{text:n})}),c("td",{children:$u(r)}),c("td",{children:s===null?"–":$u(o)}),c(Hu,{of:s}),c("td",{children:se(`${(O(r)*
100).toFixed(2)}%`)})]},i))})]});var Bm=20;function l1({log:e}){let[t,n]=C(!1),r=N(null),{started:o,finished:s}=e,i=Ye(()=>s&&Rm(e,s),[s]);if(!o)return null;let a=i?Em(i,o):{kind:"none",sign:"–",
words:l("The scores are checked against the library when the run has finished.")};return c("details",{class:"gp-opened",onToggle:({currentTarget:p})=>n(p.open),
onKeyDown:({key:p,currentTarget:d})=>{let f=d;p!=="Escape"||!f.open||(f.open=!1,r.current?.focus())},children:[c("summary",{ref:r,children:[c("span",{class:"gp-\
badge","aria-hidden":"true","data-verdict":a.kind,children:a.sign}),c("span",{class:"gp-sign-words",children:i?u1(a):l("not checked yet")})]}),c("div",{class:"g\
p-behind","data-holds-tips":!0,children:[c("p",{class:"gp-verdict-line",role:"status",children:a.words}),t&&c(c1,{log:e,checked:i},i?"checked":"running")]})]})}
var Wm=Q(l1,e=>e.started!==null);function u1({kind:e}){return e==="agrees"?l("agrees with the library"):e==="differs"?l("differs from the library"):l("not check\
ed")}function c1({log:e,checked:t}){return e.hideFrom!==null?c(T,{children:[c($m,{log:e}),t&&c(Hm,{checked:t}),c("p",{class:"gp-note gp-secret",children:l("The \
tokens are hidden while you guess the next one.")})]}):c(T,{children:[c($m,{log:e}),t&&c(Hm,{checked:t}),t?.tree&&t.tree.sum.count>0&&c("div",{class:"gp-tree-ch\
eck",children:[c("p",{class:"gp-note",children:l("All nodes of the tree are added up again. For each rule, the place with the largest difference:")}),c("div",{class:"\
gp-wide",children:c(Cm,{tree:t.tree,penalty:e.started?.effective.length_penalty??1})})]}),t&&c(p1,{log:e,checked:t})]})}var $m=({log:e})=>c("p",{class:"gp-note \
gp-how",children:e.usesBeams?l("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition\
_scores gives for the same run (normalize_logits=False, as its documentation asks for beams)."):l("The playground records a log-probability for each token while\
 it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).")});function Hm({checked:{outputs:e}}){
return e.every(({score:t})=>t===null)?null:c("div",{class:"gp-beam-check",children:[c("p",{class:"gp-note",children:l("An output’s score is the sum of its log-p\
robabilities / length ** length_penalty.")}),c("div",{class:"gp-wide",children:c(Pm,{outputs:e})})]})}function p1({log:e,checked:{finished:t,outputs:n}}){let[r,
o]=C(0),[s,i]=C(null),{tokens:a}=n.at(r)??n.at(0)??{tokens:[]},u=s===t||a.length<=Bm;return c("div",{class:"gp-token-check",children:[n.length>1&&c("p",{class:"\
gp-which",children:c("label",{class:"gp-note",children:[l("Tokens of")," ",c("select",{class:"gp-output",value:r,onChange:({currentTarget:p})=>o(Number(p.value)),
children:n.map((p,d)=>c("option",{value:d,children:e.usesBeams?l("output {number}",{number:d+1}):l("sequence {number}",{number:d+1})},d))})]})}),c("div",{class:"\
gp-wide",children:c(Am,{tokens:u?a:a.slice(0,Bm)})}),!u&&c("button",{type:"button",class:"gp-button gp-all",onClick:()=>i(t),children:l("Show all {count} tokens",
{count:k(a.length)})})]})}var Iu={};E(Iu,{Sentences:()=>Wu});function Wu({list:e}){let t=N(null);return I(()=>{let n=new Set;[...t.current?.children??[]].forEach((r,o)=>r.replaceChildren(...yo(e[o],n)))},[e.join(`
`)]),c("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>c("li",{},r))})}function d1({log:e}){let t=({currentTarget:n})=>{let r=n.closest(".gp-pane");r&&ot(r)};return c(T,{children:[c("header",{class:"gp-head",children:c("h3",{class:"\
gp-title",children:l("In words")})}),c(Wu,{list:cm(e.current(),e)}),c("p",{class:"gp-note",children:[l("All numbers are from this step, as recorded.")," ",c("bu\
tton",{type:"button",class:"gp-link gp-to-glossary",onClick:t,children:l("Glossary")})]})]})}var Im=Q(d1);var Uu={};E(Uu,{ShadeScale:()=>Ar});var Gu={};E(Gu,{FIRST_SHADE:()=>Cr,chanceGround:()=>f1,rankChips:()=>Ku,scaleEnds:()=>ju,shadeInk:()=>Nr,shadeMeaning:()=>qu,shadeNote:()=>zu,shadeOf:()=>zm});var Cr="probability",Du={term:"probability",scale:"heat",level:e=>qm(-e.surprisal),ends:["100%","0%"],note:()=>l("A strong colour means an unlikely word.")},Ms={
probability:{...Du,meaning:()=>l("How likely the token was, after the processors.")},raw:{...Du,level:e=>(1-e.rawProbability)*10,meaning:()=>l("How likely the m\
odel found the token, before the processors.")},told:{...Du,meaning:()=>l("How likely the token was, according to the server.")},confidence:{term:"probability",
scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>l("How likely this layer finds the token that was chosen in the end.")},rank:{term:"rank",
scale:"heat",level:e=>Fu[Fm(e)][1],meaning:()=>l("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"surp\
risal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[l("expected"),l("surprising")],meaning:()=>l("How unexpected the token was: minus the l\
ogarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:Dm,meaning:()=>l("How unce\
rtain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,bits:[0,
10],meaning:()=>l("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??0)/Math.
LN2*1.25,bits:[0,8],words:Dm,meaning:()=>l("How open the choice was: the entropy after the processors.")}};function Dm(){return[l("certain"),l("uncertain")]}var Fu=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],Fm=({rank:e})=>Fu.findIndex(([t])=>(e??1/0)<=t),qm=e=>(1-Math.exp(e))*10,f1=e=>`var(--gp-heat-${Math.round(qm(e??-1/0))})`;
function zm(e,t){let{scale:n,level:r}=Ms[e];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function Nr(e,t,n){e.style.backgroundColor=`var(${zm(
t,n)})`,t==="rank"?e.dataset.rank=String(Fm(n)):delete e.dataset.rank}function qu(e){let{term:t,meaning:n}=Ms[e];return{id:t,meaning:n()}}var zu=e=>Ms[e].note?.()??
"",Ku=()=>Fu.map(([e,t])=>({words:e===1/0?l("beyond"):l("top {rank}",{rank:e}),colour:`var(--gp-heat-${t})`}));function ju(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=Ms[e],
[i,a]=r??(o??[]).map(f=>hn(f*Math.LN2,t==="bits"?Xe(f):D(f*Math.LN2,1),t)),[u,p]=s(),d=(f,h)=>h?`${h}, ${f}`:f;return{low:d(i,u),high:d(o?a.replace(" ","+ "):a,
p),colours:Array.from({length:11},(f,h)=>`var(--gp-${n}-${h})`)}}function Ar({class:e,meaning:t,...n}){let r=qu(n.name),o=zu(n.name);return c(T,{children:[c(W,{class:e?`gp-scale ${e}`:"gp-scale",...r,meaning:t??r.meaning,children:c(
h1,{...n})}),o&&c("span",{class:"gp-shade-note",children:o})]})}function h1({name:e,unit:t}){if(e==="rank")return c(T,{children:Ku().map(({words:s,colour:i},a)=>c(
"span",{class:"gp-chip","data-rank":a,style:{backgroundColor:i},children:s},a))});let{low:n,high:r,colours:o}=ju(e,t);return c(T,{children:[c("span",{children:n}),
c("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>c("i",{style:{backgroundColor:s}},s))}),c("span",{children:r})]})}function Km({lens:e,layer:t,column:n,unit:r}){let{top:o,probability:s}=e.found.layers[t][n],i=e.found.tokens[n],a=o.some(([u])=>u===i.id)?o:[...o,[i.id,i.text,s]];
return c("div",{class:"gp-lens-card",children:[c("h3",{class:"gp-lens-place",children:Vu(e,t,n)}),c("ul",{class:"gp-lens-bars",children:a.map(([u,p,d])=>{let f=u===
i.id;return c("li",{class:f?"gp-is-chosen":"",children:[c("span",{class:"gp-sign","aria-hidden":"true",children:f?"▶":""}),c("span",{class:"gp-word",children:c(
j,{text:p})}),c(Pn,{after:d,before:null,top:1,kind:f?"chosen":null}),c("span",{class:"gp-value",children:_(d)})]},u)})}),c("p",{class:"gp-note gp-lens-numbers",
children:Zu(e,t,n,r)})]})}function jm({found:{layers:e,tokens:t}},n){let r=e.length-1,[o,s]=e[r][n].top[0],i=r;for(;i&&e[i-1][n].top[0][0]===o;)i--;let a=t[n],u={
layer:k(i),count:k(r),token:U(s),chosen:U(a.text)},p=i===0?l("From the embedding on, {token} is the likeliest.",u):i===r?l("Only the last layer, {count}, finds \
{token} the likeliest.",u):l("From layer {layer} of {count} on, {token} is the likeliest.",u);if(a.id===o)return p;let{rank:d,probability:f}=e[r][n];return`${p}\
 ${l("{chosen} was chosen: rank {rank}, {share}.",{...u,rank:k(d),share:_(f??0)})}`}function Vu({found:e},t,n){let r={layer:k(t)},o=t===0?l("the embedding (laye\
r 0)"):t===e.layers.length-1?l("layer {layer}, the last",r):l("layer {layer}",r);return l("{layer}, in the place of {token}",{layer:o,token:H(e.tokens[n].text)})}
function Zu({found:e},t,n,r){let{probability:o,rank:s,entropy:i,kl:a}=e.layers[t][n];return l("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL f\
rom the last layer {kl}.",{token:H(e.tokens[n].text),share:_(o),rank:k(s),entropy:te(i,r),kl:te(a,r)})}function Gm({lens:e,here:t,open:n,show:r,shade:o,unit:s}){let{tokens:i,layers:a}=e.found,u=N(null),p=a.length-1,d=(m,g)=>u.current?.tBodies[0].rows[p-m].cells[g+
1]??null;I(()=>{let[m,g]=[d(...n),u.current?.parentElement];m&&g&&(g.scrollLeft=m.offsetLeft-g.clientWidth/2)},[]);let f=m=>{let g=g1(m,n,p,i.length-1);g&&(m.preventDefault(),
m.stopPropagation(),d(...g)?.focus())},h=(m,g)=>()=>`${Vu(e,m,g)}. ${Zu(e,m,g,s)}`;return c("div",{class:"gp-lens-field",children:c("table",{ref:u,role:"grid","\
aria-label":l("The likeliest token of each layer, in the place of each token; the last layer is on top"),onKeyDown:f,children:[c("thead",{children:c("tr",{children:[
c("th",{scope:"col",children:l("layer")}),i.map(({text:m},g)=>c("th",{scope:"col",class:g===t?"gp-here":"",children:c(j,{text:m})},g))]})}),c("tbody",{children:a.
map((m,g)=>c("tr",{children:[c("th",{scope:"row",children:g?k(g):l("embedding")}),m.map((b,w)=>c(m1,{cell:b,isFavourite:b.top[0][0]===i[w].id,isHere:w===t,isOpen:g===
n[0]&&w===n[1],shade:o,words:h(g,w),show:()=>r([g,w])},w))]},g)).reverse()})]})})}function m1({cell:e,isFavourite:t,isHere:n,isOpen:r,shade:o,words:s,show:i}){let a=N(
null),{probability:u,rank:p,entropy:d,kl:f}=e;return I(()=>{if(!a.current)return;let m={probability:u,rank:p,entropyAfter:d??1/0,kl:f??1/0};Nr(a.current,o,{...m,
rawProbability:0,surprisal:0,entropyBefore:null})},[e,o]),c("td",{ref:m=>{a.current=m,m&&st(m,s)},role:"gridcell",tabIndex:r?0:-1,"aria-selected":r,class:[t&&"g\
p-favourite",n&&"gp-here"].filter(Boolean).join(" "),onFocus:i,onClick:({currentTarget:m})=>m.focus(),children:c(j,{text:e.top[0][1]})})}function g1({key:e,ctrlKey:t,
metaKey:n,altKey:r},[o,s],i,a){let p={ArrowUp:[o+1,s],ArrowDown:[o-1,s],ArrowLeft:[o,s-1],ArrowRight:[o,s+1],Home:[o,0],End:[o,a],PageUp:[i,s],PageDown:[0,s]}[e];
return!p||t||n||r?null:[Math.max(0,Math.min(i,p[0])),Math.max(0,Math.min(a,p[1]))]}var Ju={};E(Ju,{lensPlaces:()=>Rs,placeOf:()=>Es});var Um=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function Rs(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+q(e.lastOf(t)).length-1],i=Um(e,t);if(i<o)return[];let a=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),u=Math.max(o,a-n+1);return Array.from(
{length:a-u+1},(p,d)=>u+d)}function Es(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Um(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var b1=160,Yu=12,[w1,k1]=[74,84],Ym=e=>e.hideFrom===null?e.foundOf("look_into"):null;function y1({log:e,changes:t}){let[n,r]=C(""),[o,s]=C(null),i=ye(t),a=N(!1),
u=N(null),p=N(null);(i.run||i.found)&&(a.current=n==="button"&&!!i.found,r(""));let d=e.current(),f=Ym(e),h=e.mostPlaces.look_into||1,m=(w,y)=>{let x=Math.max(1,
Math.min(h,Math.round(y)||Yu));r(w);let R=Rs(e,d,x);return e.ask({type:"look_into",step:d,places:R,...w==="itself"&&{by_itself:!0}}),x},g=!n&&!e.running&&!e.waiting&&
Rs(e,d,1).length>0;jn(()=>{!g||f||!e.canAsk||!e.finished||e.hideFrom!==null||u.current===e.started||(u.current=e.started,m("itself",o??Vm(p.current)))});let b=f?
Es(e,d,f):-1;return c("div",{ref:p,children:[c("header",{class:"gp-head",children:c("h2",{class:"gp-title",children:l("Layers")})}),f?b>=0&&c("p",{class:"gp-len\
s-answer",children:jm(f,b)}):c(Zm,{}),c("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[c("button",{type:"button",class:`gp-button gp-look-into ${f?"":"gp\
-main"}`,disabled:!g,onClick:()=>s(m("button",o??Vm(p.current))),children:l("Look into the layers")}),c("label",{children:[l("tokens around it")," ",c("input",{
class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:o??f?.found.places.length??Yu,inputMode:"numeric",onInput:({currentTarget:w})=>s(Number(
w.value))})]}),c("span",{class:"gp-note gp-lens-state",role:"status",children:n?l("Reading the layers …"):!f||b>=0?"":l("This token is not among those below.")})]}),
f&&c(x1,{log:e,lens:f,isAnswered:a.current},v1(f)),f&&c(Zm,{})]})}var Vm=e=>Math.max(Yu,Math.floor(((e?.clientWidth??0)-k1)/w1)),Zm=()=>c("p",{class:"gp-note gp\
-lens-words",children:[c(W,{id:"logit-lens",meaning:l("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains a translator for each\
 layer; this reading trains nothing."),children:l("What each layer would have said: the model’s own final norm and head, applied to what the layer hands on.")}),
" ",c("span",{children:l("Early layers were not trained to be read this way.")})]}),Xm=Q(y1,e=>!!(e.current()&&(e.canAsk||Ym(e))&&!e.recorded)),Jm=new WeakMap,_1=0;
function v1(e){let t=Jm.get(e)??++_1;return Jm.set(e,t),t}function x1({log:e,lens:t,isAnswered:n}){let[r,o]=C("confidence"),s=Es(e,e.current(),t),i=t.found.layers.
length-1,[a,u]=C([i,Math.max(0,s)]),p=N(null);return I(()=>{n&&p.current&&T1(p.current)},[]),c("div",{class:"gp-lens-found",ref:p,children:[c("div",{class:"gp-l\
ens-tools",children:[c("label",{class:"gp-note",children:[l("Colour")," ",c("select",{class:"gp-lens-shade","aria-label":l("What the colour of a cell shows"),value:r,
onChange:({currentTarget:d})=>o(d.value),children:[c("option",{value:"confidence",children:l("probability of the chosen token")}),c("option",{value:"rank",children:l(
"rank of the chosen token")}),c("option",{value:"entropy",children:l("entropy")}),c("option",{value:"kl",children:l("KL from the last layer")})]})]}),c(Ar,{class:"\
gp-note gp-lens-scale",name:r,unit:e.unit,meaning:S1(r)})]}),c(Gm,{lens:t,here:s,open:a,show:u,shade:r,unit:e.unit}),c("p",{class:"gp-note gp-lens-key",children:yt()?
l("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Touch a cell for more."):l("A cell holds its layer’s\
 likeliest token, bold where that is the chosen one. The last layer is on top. Click a cell, or move with the arrow keys.")}),c(Km,{lens:t,layer:a[0],column:a[1],
unit:e.unit})]})}function S1(e){if(e!=="confidence")return e==="rank"?l("The rank of the chosen token in this layer, the likeliest first. A bar in the cell show\
s it, too."):e==="entropy"?l("How uncertain this layer is: the entropy of its distribution."):l("How far this layer is from the last one: KL(last layer ‖ this l\
ayer). 0 where both say the same.")}function T1(e){let t=e.closest(".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[r,o]=[t.getBoundingClientRect(),
n.getBoundingClientRect()],s=t.firstElementChild?.getBoundingClientRect().height??0;o.top+b1>r.bottom&&(t.scrollTop+=o.top-r.top-s)}var M1=new Set(["properties","patternProperties","$defs","definitions"]),R1=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Qm=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Br(e){if(Array.isArray(e))return e.map(Br);if(!Qm(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,E1(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function E1(e,t){return M1.
has(e)&&Qm(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Br(r)])):R1.has(e)?Br(t):t}var Qu={};E(Qu,{BreakableName:()=>ng,DraftFigures:()=>N1,denominatorOf:()=>$r,termOfFigure:()=>tg});var L1={num_draft_tokens:()=>({id:"draft",formula:""}),num_accepted_draft_tokens:()=>({id:"draft",formula:""}),draft_acceptance_rate:()=>({id:"acceptance-rate"}),
judged_acceptance_rate:()=>({id:"acceptance-rate",formula:l("accepted / judged")}),mean_acceptance_length:()=>({id:"acceptance-length"}),expected_acceptance_rate:()=>({
id:"expected-acceptance"}),passes_saved:()=>({id:"passes-saved"})},tg=(e,t,n)=>({...L1[e](),meaning:l(Ti[e]),run:()=>O1(e,t,n)});function O1(e,t,n){let r=$r(e,n);
if(e.startsWith("num_"))return l("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return l("{denominator} = {value}.",{denominator:r,value:t});
let o=v(n.num_tokens,"{count} token","{count} tokens");return v(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function $r(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=v(t.num_rounds,"{count} round","{c\
ount} rounds"),a=v(t.num_tokens,"{count} token","{count} tokens"),u={drafted:k(n),accepted:k(r),judged:k(s),rounds:i,tokens:a};switch(e){case"num_draft_tokens":
return v(o,"in {count} draft over {rounds}","in {count} drafts over {rounds}",u);case"num_accepted_draft_tokens":return l("of {drafted} drafted",u);case"draft_a\
cceptance_rate":return l("{accepted} of {drafted} drafted",u);case"judged_acceptance_rate":return l("{accepted} of {judged} judged",u);case"mean_acceptance_leng\
th":return v(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",u);case"expected_acceptance_rate":return v(s,"mean over {count} judged positio\
n","mean over {count} judged positions");case"passes_saved":return v(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} passes",u)}}var ng=({name:e})=>e.
split(/(?<=_)/).flatMap(t=>[t,c("wbr",{})]);function P1({figures:e,judge:t}){let r=["num_draft_tokens","num_accepted_draft_tokens","draft_acceptance_rate","mean\
_acceptance_length","judged_acceptance_rate",...t.samples&&e.expected_acceptance_rate!==null?["expected_acceptance_rate"]:[],"passes_saved"];return c("dl",{class:"\
gp-draft-figures","aria-label":l("Acceptance in figures"),children:r.map(o=>{let s=e[o],i=o.endsWith("rate"),a=i?s===null?"–":_(s):o==="mean_acceptance_length"?
P(s,2):k(s??0);return c(W,{as:"div",class:"gp-draft-figure",attributes:{"data-name":o},...tg(o,a,e),children:[c("dt",{children:c(ng,{name:o})}),c("dd",{children:a}),
c("dd",{class:"gp-note",children:$r(o,e)}),i&&s!==null&&c("dd",{class:"gp-rate","aria-hidden":"true",children:c("i",{style:{width:Xu(s)}})})]},o)})})}var Xu=e=>`${(e*
100).toFixed(2)}%`;function eg({class:e,title:t,columns:n}){let r=Math.max(1,...n.map(({part:o,whole:s})=>s??o));return c("div",{class:`${e} gp-chart-bars`,role:"\
img",tabIndex:0,"aria-label":n.length?`${t}: ${be(n.map(({words:o})=>o))}`:t,children:n.map(({part:o,whole:s=0,label:i,above:a,words:u},p)=>c("span",{class:"gp-\
chart-column","data-tip":"",ref:Ae(()=>u),children:[c("span",{class:"gp-chart-top",children:a}),c("span",{class:"gp-chart-track",children:[c("i",{class:"gp-char\
t-whole",style:{height:Xu(s/r)}}),c("i",{class:"gp-chart-part",style:{height:Xu(o/r)}})]}),c("span",{class:"gp-chart-label",children:i})]},p))})}function C1({figures:e}){
let{num_spec_steps:t,acceptance_histogram:n,drafted_by_position:r,accepted_by_position:o}=e,s=n.map((u,p)=>({part:u,label:String(p),above:u?k(u):"",words:v(t,"{\
rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:k(u),tokens:v(p,"{count} token","{count} \
tokens")})})),i=r.map((u,p)=>{let d=o[p];return{part:d,whole:u,label:String(p+1),above:`${Math.round(100*d/u)}%`,words:v(u,"position {place}: {accepted} of {cou\
nt} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:p+1,accepted:k(d),share:_(d/u)})}});return c("div",
{class:"gp-draft-charts",children:[c("div",{class:"gp-draft-chart",children:[c("p",{class:"gp-chart-title",children:[c(W,{class:"gp-kept-title",id:"acceptance-l\
ength",formula:"",run:()=>v(t,"{count} round with a draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of ke\
pt tokens, from 0 on: {rounds}.",{rounds:n.join(", ")}),meaning:l("How many rounds with a draft kept none, one, two or more of its tokens. The denominator is th\
e number of such rounds, num_spec_steps."),children:"acceptance_histogram"})," ",c("span",{class:"gp-note",children:l("rounds by number of kept tokens")})]}),c(
eg,{class:"gp-kept-chart",title:"acceptance_histogram",columns:s})]}),c("div",{class:"gp-draft-chart",children:[c("p",{class:"gp-chart-title",children:[c(W,{class:"\
gp-place-title",id:"acceptance-rate",run:()=>l("kept {kept} of {drafted} drafted, by position.",{kept:o.join(", "),drafted:r.join(", ")}),meaning:l("How many of\
 the tokens drafted at each position of a draft were kept. Each position has its own denominator: the drafts that were at least that long."),children:"accepted_\
by_position"})," ",c("span",{class:"gp-note",children:l("kept (filled) of drafted (outline), by position")})]}),c(eg,{class:"gp-place-chart",title:"accepted_by_\
position / drafted_by_position",columns:i})]})]})}var N1=({figures:e,judge:t})=>c(T,{children:[c(P1,{figures:e,judge:t}),c(C1,{figures:e})]});var A1=.05,B1={queued:()=>l("waiting for its turn"),asking:()=>l("asking the Hub"),download:()=>l("downloading"),converting:()=>l("converting the GGUF file"),loading:()=>l(
"loading")};function og(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
a={name:l("Tokens"),value:k(o),term:"length"},u=s&&o?D(o/s,1):"–",p=!!r,d={name:l("Per second"),value:u,term:"speed",isMore:p},f=i===null?"–":nt(i),h={name:l(
"First token"),value:f,term:"first-token",isMore:p};if(e.isFromElsewhere){let m=r&&r.seconds!==null?[d,h]:[];return[a,...m,...rg(e,o)]}return[{...a,run:()=>$1(e,
o,n.max_new_tokens)},{...d,run:()=>u==="–"?"":H1(o,s??0,u)},{...h,run:()=>i===null||!s?"":l("{first} of {time} in all.",{first:nt(i),time:nt(s)})},...W1(n.waits??
{}),...I1(e,t),...rg(e,o),...D1(n)?[{name:l("Seed"),value:String(n.seed),term:"seed"}]:[]]}function $1(e,t,n){let r={tokens:k(t),limit:k(n)};return e.usesBeams?
l("{tokens} of at most {limit} new tokens, one per step for all beams together.",r):l("{tokens} of at most {limit} new tokens.",r)}var H1=(e,t,n)=>v(e,"{count} \
token / {time} s = {value} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:D(t,2),value:n});function rg(e,t){if(e.running)return[];
let n=ec(e),r=()=>e.finished?v(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"",o=!!e.finished&&!e.speaks&&!e.denoises;return[
{name:l("Stopped by"),value:n,term:"ending",run:r,isWords:!0,isMore:o}]}function ec(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Yn(n.stop_reason)[0]))].
join(", ")||"–":l("an error")}function W1(e){let t=Object.entries(e).filter(([,s])=>s>=A1);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${B1[s]?.()??
s} ${nt(i)}`).join(", "),o=l("The time before the run began, in which its model was loaded.");return[{name:l("Loaded in"),value:nt(n),term:"time",meaning:o,run:()=>_e(
r)}]}function I1(e,t){if(!e.rounds.length)return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(u,p)=>l("{denominator} = {valu\
e}.",{denominator:$r(u,n),value:p}),[i,a]=[r===null?"–":_(r),P(o,2)];return[{name:l("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptan\
ce_rate",i)},{name:l("Tokens per draft"),value:a,term:"acceptance-length",run:()=>s("mean_acceptance_length",a)}]}var D1=({mode:e,effective:t})=>!!t.do_sample||
e==="custom"||e==="block_diffusion";var sg=200;function ig({log:e}){let[t,n]=F1(e),r=[q1(e),z1(e)].filter(Boolean).join(". ");return c("p",{class:"gp-status",role:"status",children:[t&&c("b",{children:t}),
t&&n&&" ",n,r&&c("span",{class:"gp-hidden",children:[". ",r]})]})}function F1(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[l("The\
 server does not answer."),l("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=ji(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(o){if(o.ahead===0)return[l("Starting …"),""];let i=v(o.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[l("Queued."),typeof o.seconds=="number"?`${i} ${Ki(o.seconds)}`:i]}if(r){let i=e.numTokens?l("The text so far is kept."):l("Nothing was wr\
itten.");return[l("Stopped by an error."),t?i:""]}return t?e.recorded?[l("Recorded run"),tc(e)]:n?[ag(e)?v(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):l("Finished"),tc(e)]:[l("Decoding …"),tc(e)]:["",l("Nothing has run yet.")]}var ag=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function tc(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?l("{model} with {assistant}",{model:t,assistant:n}):t,Jn(r),o!=="cpu"&&o,s&&l("replica {replica} of {of}",{...s}),i>0&&v(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function q1(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=q(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":l("Branch at token {number} with \
{token}",{number:k(t.length),token:H(n.chosen.text)})}function z1(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=q(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return K1(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=$e(o.length>sg?`${o.slice(0,sg)} …`:o);return ag(e)?s:v(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:ec(e),text:s})}function K1(e,t,n,r){let o={number:k(e),token:H(t),share:_(O(n)),before:H(r??"")};return r===void 0?l("Token\
 {number}: {token}, {share}",o):l("Token {number}: {token}, {share}; before it {before}",o)}var Os={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function nc(e,t){let{chosen:n,distribution:r}=t,o=s=>ce(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(ue(t)??0)}}var rn=(e,t)=>t?Math.exp(-e/t):null,j1=[1,2,3],Ls=class{ids=[];grams=j1.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var rc=class{constructor(t){this.log=t}log;along=new fe(Os,nc);repeats=new Ls;ofPrompt=Os;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(nc,Os)}get perplexity(){let{before:t,count:n}=this.along.total;return Hr(rn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=l(r.unit),i=k(o.count),
a=m=>Number.isFinite(m)?D(Re(m,r.unit),2):"−∞",u=(m,g)=>g.count?a(m/g.count):"–",p=(m,g=m)=>[m(o),g(o),g(t)],d=(m,g)=>l("before the processors, ({sum}) / \
{tokens} = {value} {unit}.",{sum:m,value:g,tokens:i,unit:s}),f=this.along.steps.at(-1)?.distribution.vocab??1/0,h=Hr(o.count?o.kept/o.count:null);return[{name:l(
"perplexity"),term:"perplexity",run:()=>l("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:P(ce(o.before)),tokens:i,value:this.perplexity}),values:p(
({after:m,count:g})=>Hr(rn(m,g)),({before:m,count:g})=>Hr(rn(m,g))),meaning:U1([rn(o.after,o.count),rn(o.before,o.count),rn(t.before,t.count)],f)},{name:l("mean\
 log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(a(o.before),u(o.before,o)),values:p(m=>u(m.after,m),m=>u(m.before,m))},{name:l("cumulative log\
-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>v(o.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","befo\
re the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:a(o.before),unit:s}),values:p(({after:m})=>a(m),({before:m})=>a(m))},{name:l(
"mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(a(o.entropyBefore),u(o.entropyBefore,o)),values:p(m=>u(m.entropyAfter,m),m=>u(m.entropyBefore,m))},{name:l(
"mean tokens kept"),term:"kept",run:()=>l("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:k(o.kept),tokens:i,value:h}),values:[h,k(f),k(f)]},...[
1,2,3].map(m=>G1(m,n)),{name:l("repetition"),term:"repetition",run:()=>v(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share\
}.",{repeated:k(n.numRepeated),share:_(n.share??0)}),values:[_(n.share??0),"",""]}]}},Hr=e=>e===null?"–":Number.isFinite(e)?e<1e3?D(e,2):k(Math.round(e)):"∞";
function G1(e,t){let n=t.ids.length-e+1,r=Hr(t.distinct(e)),o={different:k(t.different(e)),all:k(n),value:r};return{name:`distinct-${e}`,term:"distinct-n",run:()=>n>
0?l("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?l("The number of different tokens over the number of all tokens: 1 me\
ans that none occurs twice."):l("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:e})}}
function U1(e,t){return e.every(n=>n===null||n<=t)?l("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log\
-probability in nats."):l("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random wou\
ld be likelier.",{count:k(t)})}function lg({log:e,changes:t}){let[n]=C(()=>new rc(e)),[r,o]=C(!1),s=ye(t);return(s.run||s.prompt)&&n.readPrompt(),n.follow(),c("\
details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[c("summary",{children:c("span",{class:"\
gp-in-short",children:n.along.steps.length?l("Perplexity {value}",{value:n.perplexity}):""})}),c("div",{class:"gp-wide",children:r&&n.along.steps.length>0&&c(V1,
{log:e,sums:n})})]})}function V1({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;return c("t\
able",{class:"gp-totals",children:[c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:c("span",{class:"gp-whose",children:r?.label?l("of {label}",
{label:r.label}):""})}),c("th",{scope:"col",class:"gp-after-head",children:!s&&c(W,{id:"processor",meaning:l("From the probabilities that the tokens were drawn \
with: after the processors."),children:l("after the processors")})}),!s&&c("th",{scope:"col",class:"gp-before-head",children:c(W,{id:"processor",meaning:l("From\
 the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:l("before them")})}),o&&c("th",{scope:"c\
ol",class:"gp-prompt-head",children:c(W,{id:"prompt",meaning:l("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),
children:l("the prompt")})})]})}),c("tbody",{children:t.rows().map(({name:i,term:a,run:u,values:[p,d,f],meaning:h})=>c("tr",{children:[c("th",{scope:"row",children:c(
W,{id:a,run:u,meaning:h,children:i})}),c("td",{children:p}),!s&&c("td",{children:d}),o&&c("td",{children:f})]},i))})]})}function Z1({log:e,changes:t}){return c(T,{children:[c("div",{class:"gp-one-line",children:[c(ig,{log:e}),c(J1,{log:e}),c(lg,{log:e,changes:t})]}),c("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&c(Y1,{failed:e.failed})}),c("div",{class:"gp-notes",role:"status",children:c(X1,{log:e})})]})}var ug=Q(Z1);
function J1({log:e}){let[t]=C(()=>new dr);return c("dl",{class:"gp-figures",children:og(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:a,isMore:u})=>c(
W,{as:"div",class:["gp-figure",a&&"gp-words",u&&"gp-more"].filter(Boolean).join(" "),id:o,run:s,meaning:i,children:[c("dt",{children:n}),c("dd",{children:r})]},
n))})}function Y1({failed:e}){return c("div",{class:"gp-problem",children:Gi(e).map(({knob:t,message:n,fix:r})=>c("p",{children:[c("b",{children:"✕ "}),t?l("{\
name}: {meaning}",{name:t,meaning:n}):n,r&&` ${r}`]},n))})}function X1({log:e}){let t=e.finished?.sequences??[],n=eS(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{
if(!o)return;let a=typeof o=="object"&&"said"in o?o.values.a:void 0,u=l(s==="length"&&n&&a?a:o);r.set(u,[...r.get(u)??[],i+1])}),[...r].map(([o,s])=>c("p",{children:[
c("b",{children:s.length<t.length?Q1(e,s):l("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&c(tS,{log:e,closed:n})]},o))}function Q1(e,t){let n={numbers:t.
join(", ")};return e.usesBeams?v(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):v(t.length,"Note on sequence {numbers}:","Note on sequence\
s {numbers}:",n)}function eS(e){let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Br(
t.json_schema);return JSON.stringify(n)===JSON.stringify(t.json_schema)?null:n}function tS({log:e,closed:t}){let[n,r]=C(!1);return n?null:c(T,{children:[" ",c("\
button",{type:"button",class:"gp-button",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:l("Allow no other fields")})]})}var oc={};E(oc,{Filled:()=>on,sentence:()=>cg});var cg=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function on({sentence:e,values:t}){return c(T,{children:cg(e,t)})}var nS={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]};function pg({columns:e,candidates:t,step:n}){let[r,o]=C([0,0]),
s=(h,m)=>Math.max(0,Math.min(m-1,h)),[i,a]=[s(r[0],t.length),s(r[1],e.length)],u=e.filter(h=>h.idle).length,p=t.map(h=>e.map(({number:m})=>Ne(h,m))),d=new Set(Ce(
n)),f=h=>{let m=h.target.closest("td"),g=nS[h.key],b=m?.closest("tbody");if(!m||!g||!b||h.ctrlKey||h.metaKey||h.altKey)return;h.preventDefault();let w=[...b.rows].
indexOf(m.parentElement),{cells:y}=b.rows[s(w+g[0],t.length)];y[1+s(m.cellIndex-1+g[1],e.length)].focus()};return c("table",{class:"gp-courses-grid",role:"grid",
"aria-labelledby":"gp-courses-title",style:{minWidth:`${100+20*u+60*(e.length-u)}px`},onKeyDown:f,children:[c("thead",{children:c("tr",{children:[c("th",{scope:"\
col",children:[c("span",{class:"gp-stage-place"}),c("span",{class:"gp-stage-name",children:l("candidate")})]}),e.map(({number:h,place:m,name:g,tip:b,idle:w,side:y})=>c(
"th",{scope:"col",class:w?"gp-idle-column":"","data-tip":b,children:[c("span",{class:"gp-stage-place",children:m}),c("span",{class:w?"gp-stage-name gp-hidden":"\
gp-stage-name",children:g})]},`${h} ${y}`))]})}),c("tbody",{children:t.map((h,m)=>c("tr",{class:`gp-course gp-course-${rS(h,n)}`,children:[c(oS,{candidate:h,step:n,
isListed:d.has(h)}),e.map((g,b)=>c(iS,{facts:sS(h,e,p[m],b),tabIndex:m===i&&b===a?0:-1,onFocus:()=>o([m,b])},b))]},m))})]})}var dg=({token_id:e},{chosen:t})=>e===
t.token_id,rS=(e,t)=>dg(e,t)?"chosen":ke(e)?"removed":"kept";function oS({candidate:e,step:t,isListed:n}){let r=dg(e,t),o=ke(e),s=[r&&(t.given?l("given"):l("cho\
sen")),o&&l("removed"),!n&&l("looked up")];return c("th",{scope:"row",ref:Ae(()=>mr(e,t)),children:c("div",{class:"gp-course-name",children:[c("span",{class:"gp\
-sign","aria-hidden":"true",children:r?"▶":o?"✕":""}),c("div",{children:[c(j,{class:"gp-word",text:e.text}),c("span",{class:"gp-course-tag",children:s.filter(
Boolean).join(", ")})]})]})})}function sS(e,t,n,r){let[o,s,i]=[t[r],n[r],r?n[r-1]:void 0],a=Ge(e,o.number)&&s!==void 0,u=a&&r>0&&!Ge(e,t[r-1].number);return{candidate:e,
column:o,share:s,was:i,gone:a,cut:u}}function iS({facts:e,tabIndex:t,onFocus:n}){let{column:r,gone:o,cut:s}=e,i=[r.idle&&"gp-idle-column",o&&!s&&"gp-gone",s&&"g\
p-cut"];return c("td",{role:"gridcell",class:i.filter(Boolean).join(" "),tabIndex:t,ref:Ae(()=>uS(e)),onFocus:n,children:c("span",{class:r.idle&&!s?"gp-course-n\
umber gp-hidden":"gp-course-number","data-change":lS(e),children:aS(e)})})}function aS({column:e,share:t,gone:n,cut:r}){return t===void 0?"–":r?`✕ ${e.name}`:
n?e.side==="after"?"✕":"":_(t)}function lS({share:e,was:t,cut:n}){if(!(n||t===void 0||e===void 0||_(e)===_(t)))return e>t?"up":"down"}function uS({candidate:e,
column:{side:t,name:n,idle:r,number:o},share:s,was:i,gone:a,cut:u}){let p={token:H(e.text),share:_(s??0),was:_(i??0),processor:n,number:o};return s===void 0?l("\
{token}: not recorded at this place.",p):u?l("{token}: removed by {processor}; it had {was} just before.",p):a?l("{token}: no probability left here.",p):t==="af\
ter"?l("{token}: {share} after all processors.",p):t?l("{token}: {share} before the processors.",p):r?l("{token}: {share}, unchanged by {processor}.",p):p.share===
p.was?l("{token}: {share} after {processor} (stage {number}), the same as before it.",p):l("{token}: {share} after {processor} (stage {number}), {was} before it\
.",p)}var Cs=216,[sc,fg]=[10,14],[cS,pS]=[122,88],[dS,fS]=[6.6,52],Ps=14;function gg({places:e,candidates:t,step:n}){let r=N(null),[o,s]=C(0);I(()=>{if(!r.current)return;
let a=new ResizeObserver(([{contentRect:u}])=>s(u.width));return a.observe(r.current),()=>a.disconnect()},[]);let i=t.flatMap(a=>hS(a,e,n)??[]);return c("div",{
class:"gp-slopes",ref:r,children:o>0&&c(mS,{places:e,slopes:i,room:o})})}function hS(e,t,n){let r=t.map(({column:{number:u}})=>u),o=r.map(u=>Ne(e,u));if(o.some(
u=>u===void 0))return null;let s=r.findIndex((u,p)=>p>0&&Ge(e,u)&&!Ge(e,r[p-1])),i=o.map((u,p)=>[p,s>0&&p>s?null:u??0]),a=e.token_id===n.chosen.token_id;return{
candidate:e,kind:a?"chosen":s>0?"removed":"kept",points:i,cut:s>0?s:null}}function mS({places:e,slopes:t,room:n}){let r=n<480,o=r?pS:cS,s=Math.min(2*o,(n-2*o)/Math.
max(1,e.length-1)),i=2*o+s*(e.length-1),a=Math.max(.02,...t.flatMap(({points:b})=>b.map(([,w])=>w??0))),u=Mf().domain([0,a]).range([Cs-fg,sc]),p=b=>o+b*s,d=Lo().
defined(([,b])=>b!==null).x(([b])=>p(b)).y(([,b])=>u(b??0)).digits(1),f=e.length-1,h=[...t].sort((b,w)=>hg.indexOf(b.kind)-hg.indexOf(w.kind)),m=[0,f].map(b=>gS(
t,b,u)),g=Math.floor((o-fS)/dS);return c(T,{children:[c("ol",{class:r?"gp-slope-heads gp-narrow":"gp-slope-heads",style:{width:`${i}px`,padding:`0 ${o-s/2}px`},
children:e.map(({column:{name:b,place:w,tip:y,side:x},effect:R},S)=>c("li",{"data-tip":y,children:[c("b",{children:x?b:`${w}. ${b}`}),R&&c("span",{children:R})]},
S))}),c("svg",{class:"gp-slope-chart",width:i,height:Cs,role:"img","aria-label":l("The probability of each candidate before the processors and after each; the t\
able has the numbers."),children:[e.map((b,w)=>c("line",{class:"gp-slope-place",x1:p(w),x2:p(w),y1:sc,y2:Cs-fg},w)),h.map(({candidate:b,kind:w,points:y,cut:x})=>c(
"g",{class:`gp-slope gp-slope-${w}`,children:[c("path",{d:d(y)??""}),y.map(([R,S])=>S===null||R===x?null:c("circle",{cx:p(R),cy:u(S),r:3},R)),x!==null&&c("text",
{class:"gp-slope-cut",x:p(x),y:u(0)+4,children:"✕"})]},b.token_id)),m.map((b,w)=>b.map(({slope:{candidate:y,kind:x},at:R,share:S})=>c("text",{class:`gp-slope-\
label gp-slope-${x}`,x:p(w?f:0)+(w?9:-9),y:R+4,"text-anchor":w?"start":"end",children:w?`${_(S)} ${mg(y,g)}`:`${mg(y,g)} ${_(S)}`},`${w} ${y.token_id}`)))]})]})}
var hg=["kept","removed","chosen"];function gS(e,t,n){let r=e.flatMap(a=>{let u=a.points[t][1];return u===null||a.cut===t?[]:[{slope:a,share:u,at:n(u)}]});r.sort(
(a,u)=>u.share-a.share);let o=[];r.forEach(({at:a},u)=>{let p={first:a-u*Ps,sum:a-u*Ps,size:1};for(let d=o.at(-1);d&&d.first>p.first;d=o.at(-1)){let[f,h]=[d.sum+
p.sum,d.size+p.size];p={first:f/h,sum:f,size:h},o.pop()}o.push(p)});let s=o.flatMap(({first:a,size:u})=>Array.from({length:u},()=>a)),i=Cs-4-(r.length-1)*Ps;return r.
forEach((a,u)=>a.at=Math.max(sc,Math.min(i,s[u]))+u*Ps),r}function mg({text:e},t){let n=Array.from(e.replace(At,r=>tt[r]||"�"));return n.length>t?`${n.slice(0,
t-1).join("")}…`:n.join("")}var ac={};E(ac,{inARow:()=>ic,klSumWords:()=>bS,quotientWords:()=>kS,variationSumWords:()=>wS});var Ns=3;function bS(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:a,q:u})=>Math.abs(a*Math.log(a/u)),i=e.filter(({p:a,q:u})=>a>0&&u>0).sort((a,u)=>o(u)-o(a)).slice(
0,Ns).map(({text:a,p:u,q:p})=>`${H(a)} ${P(u)} · ${r}(${P(u)} / ${P(p)})`);return i.length?l("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function wS(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,Ns).map(({text:o,p:s,q:i})=>`${H(o)} |${P(s)} − ${P(
i)}|`);return r.length?l("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var kS=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function ic(e){let t=e.filter(Boolean);return t.length?t.length>Ns?be([...t.slice(0,Ns),"…"]):_e(be(t)):""}var wg=12;function kg(e,t,n){let r=0,o=e.map(u=>{let p=r;r=Math.min(1,r+(Ne(u,n)??0));let d=u.token_id===t.chosen.token_id?"chosen":"kept";return{from:p,to:r,kind:d,
candidate:u,gone:Ge(u,n)}}),s=t.distribution.stages.at(n),i=e.filter(u=>s&&Ge(u,n+1)).reduce((u,p)=>u+(Ne(p,n)??0),0),a=s?Math.max(0,Math.min(1-r,s.mass_removed-
i)):0;return[...o,{from:r,to:1-a,kind:"others",candidate:null},{from:1-a,to:1,kind:"going",candidate:null}]}function bg(e){return e.kind==="others"?{...e,to:1}:
e.kind==="going"?{...e,from:1,to:1}:e}var yS=(e,t)=>t>12+7*Math.min(e.length,10);function lc({pieces:e,before:t,width:n,words:r}){let o=e.map(bg);return c("div",
{class:"gp-flow","aria-hidden":"true",children:[c("svg",{class:"gp-ribbons",viewBox:`0 0 100 ${wg}`,preserveAspectRatio:"none",children:t?.map((s,i)=>c(vS,{was:s,
piece:o[i]},i))}),c("div",{class:"gp-flow-bar",children:o.map((s,i)=>c(_S,{piece:s,width:n,words:()=>r(s,t&&bg(t[i]))},i))})]})}function _S({piece:e,width:t,words:n}){
let{from:r,to:o,kind:s,candidate:i}=e,a=p=>`${(p*100).toFixed(2)}%`,u=i?i.text:s==="others"?l("others"):"";return c("span",{class:`gp-piece gp-piece-${s}`,hidden:o-
r<1e-4&&s!=="chosen",style:{left:a(r),width:a(o-r)},ref:Ae(n),children:u&&yS(u,(o-r)*t)&&c(j,{class:"gp-piece-word",text:u})})}function vS({was:e,piece:{from:t,
to:n,kind:r,gone:o}}){let s=o||r==="going"?"removed":r,[i,a,u,p]=[e.from,e.to,n,t].map(d=>(d*100).toFixed(2));return c("path",{class:`gp-ribbon gp-ribbon-${s}`,
d:e.to>e.from?`M${i} 0H${a}L${u} ${wg}H${p}Z`:""})}var yg={ran:0,acted:0,removed:0,moved:0},uc=({number:e,kind:t})=>e+t;function _g(e,t){let n=Pe(t);if(!n.length)return e;let r={...e};for(let o of n){let{ran:s,acted:i,
removed:a,moved:u}=e[uc(o)]??yg;r[uc(o)]={ran:s+1,acted:i+ +!o.idle,removed:a+o.removed,moved:u+o.moved}}return r}function vg(e,t){let{ran:n,acted:r,removed:o,moved:s}=e[uc(
t)]??yg;if(!r)return v(n,"nothing in {count} step","nothing in {count} steps");let i=r===n?l("active at every step"):v(n,"active at {acted} of {count} step","ac\
tive at {acted} of {count} steps",{acted:k(r)});return s>2*o?l("{when}; moves {share} on average",{when:i,share:_(s/r)}):l("{when}; removes {share} on average",
{when:i,share:jt(o/r)})}function Sg({log:e,step:t,stages:n,effects:r,candidates:o,columns:s,isKnown:i}){let a=N(null),[u,p]=C(300);if(I(()=>{let h=a.current?.querySelector(".gp-flow-ba\
r");if(!h)return;let m=new ResizeObserver(([{contentRect:g}])=>p(b=>!g.width||Math.abs(g.width-b)<8?b:g.width));return m.observe(h),()=>m.disconnect()},[]),!e.started)
return null;let d=[0,...n.map(({number:h})=>h)].map(h=>kg(o,t,h)),f=[TS(t,n,e.unit),...MS(n,r,e.started,e.unit)];return c("div",{class:"gp-chain-box",children:c(
"table",{class:"gp-chain",children:[c(LS,{log:e}),c("tbody",{ref:a,children:[f.map((h,m)=>c(xg,{...h,children:(i||!m)&&c(lc,{pieces:d[m],before:m?d[m-1]:null,width:u,
words:(g,b)=>SS(g,b,s[m])})},m)),c(xg,{...RS(t,e.started),children:i&&c(xS,{pieces:d[d.length-1],width:u})},f.length)]})]})})}function xS({pieces:e,width:t}){let n=e.
filter(({kind:o})=>o==="chosen");return c(lc,{pieces:n,before:n,width:t,words:o=>l("{token} had {share} of what was left.",{token:H(o.candidate?.text??""),share:_(
o.to-o.from)})})}function SS(e,t,{name:n,side:r}){let s={token:e.candidate?H(e.candidate.text):l("All other tokens together"),share:_(e.to-e.from),processor:n,was:t?
_(t.to-t.from):""};return r==="before"?l("{token}: {share} before the processors.",s):e.candidate?l("{token}: {share} after {processor}, {was} before it.",s):l(
"{token}: {share} after {processor}.",s)}function TS(e,t,n){let{vocab:r,entropy_before:o}=e.distribution,{name:s,meaning:i}=Gt(e);return{kind:"source",number:"",
name:s,tip:i,side:t.length?l("before"):l("before and after"),knob:"",left:l("{count} left",{count:k(r??0)}),entropy:te(o,n),here:"",over:""}}var MS=(e,t,n,r)=>e.
map((o,s)=>({kind:o.idle?"idle":"active",number:`${o.number}. `,name:o.name,tip:`${o.meaning} (${o.kind})`,side:s===e.length-1?l("after"):"",knob:fr(o.knobs,n),
left:l("{count} left",{count:k(o.kept)}),entropy:te(o.entropy,r),here:Ie(o),over:vg(t,o)}));function RS(e,t){let[n,r]=Tt(e,t),o=c(j,{text:e.chosen.text,class:"g\
p-strong"});return{kind:"choice",number:"",name:n,tip:l("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:c(T,{children:["▶ ",c(on,{sentence:r,values:{token:o}}),` (${ES(e)})`]}),over:""}}function ES(e){if(ke(e.chosen))return l("removed by {processor}",{processor:Ue(
e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?l("log-probability {value}",{value:P(t)}):_(O(t))}function xg({kind:e,number:t,name:n,tip:r,side:o,knob:s,left:i,
entropy:a,here:u,over:p,children:d}){return c("tr",{class:`gp-stage-${e}`,children:[c("th",{scope:"row",children:[c("span",{class:"gp-number",children:t}),c("sp\
an",{tabIndex:0,"data-tip":r,children:n})," ",c("span",{class:"gp-side",hidden:!o,children:o})," ",c("span",{class:"gp-knob",hidden:!s,children:s})]}),c("td",{class:"\
gp-flow-cell",children:d}),c("td",{class:"gp-left",children:i}),c("td",{class:"gp-entropy",children:a}),c("td",{class:"gp-here-words",children:u}),c("td",{class:"\
gp-over",children:p})]})}function LS({log:e}){let t=o=>()=>{let s=e.current();return s?o(s):""},n=o=>_e([o.distribution.vocab??0,...Pe(o).map(({kept:s})=>s)].map(
s=>k(s)).join(" → ")),r=o=>ic(Pe(o).map(s=>l("{name}: {words}",{name:s.name,words:Ie(s)})));return c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:l(
"processor")}),c("th",{scope:"col",children:l("the distribution after it")}),c("th",{scope:"col",children:c(W,{id:"processor",run:t(n),meaning:l("How many token\
s can still be chosen after this processor."),children:l("tokens left")})}),c("th",{scope:"col",children:c(W,{id:"entropy",run:t(o=>Sl(o,e.unit)),meaning:l("The\
 uncertainty left after this processor. 1 bit means two equally probable tokens."),children:l("entropy")})}),c("th",{scope:"col",children:c(W,{id:"total-variati\
on",run:t(r),meaning:l("At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens \
to others (total variation distance)."),children:l("at this token")})}),c("th",{scope:"col",children:c(W,{id:"processor",formula:"",meaning:l("In how many steps\
 of the text so far it changed anything, and what it removed or moved in those steps on average."),children:l("over the text")})})]})})}var cc=10;function OS({log:e}){let[t]=C(()=>new fe({},_g)),[n,r]=C(!1),o=e.current(),{started:s}=e;if(!o||!s)return null;o.isPrompt||t.follow(e.lastOf(o));let i=Pe(
o),a=Ce(o),u=hr(a,cc,o.chosen.token_id),p=WS(o,s),d=AS(o,i),f=CS(o),h=BS(d,i);return c(T,{children:[c("header",{class:"gp-head",children:[c("h2",{class:"gp-titl\
e",children:l("From the model to the choice")}),c("span",{class:"gp-note gp-where",children:c(on,{sentence:HS(o),values:{number:o.index+1,token:c(j,{text:o.chosen.
text})}})})]}),p&&c("p",{class:"gp-note gp-none",children:p}),c(PS,{isGiven:!!(o.isPrompt||o.given)}),o.beam&&i.length>0&&c("p",{class:"gp-note gp-beams-note",children:l(
"Beam search: the shares here are of what is left after each processor, so they sum to 100%. The search itself adds up log-probabilities that are not renormalis\
ed after the processors.")}),c(Sg,{log:e,step:o,stages:i,effects:t.total,candidates:u,columns:d,isKnown:f}),i.length>0&&f&&c("div",{class:"gp-courses",children:[
c("div",{class:"gp-courses-head",children:[c("h3",{class:"gp-courses-title",id:"gp-courses-title",children:l("The candidates on the way")}),c("span",{class:"gp-\
note",children:l("A line rises where probability moves to the candidate; ✕ marks where it was removed.")})]}),h.length>1&&c(gg,{places:h,candidates:u,step:o}),
c("div",{class:"gp-courses-head",children:[c("span",{class:"gp-note",children:l("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank.")}),
a.length>cc&&c("button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?l("show {count} only",{count:cc}):l("show all {co\
unt}",{count:k(a.length)})})]}),c("div",{class:"gp-courses-box",children:c(pg,{columns:[...d,$S(i)],candidates:[...n?a:u,...NS(o,a)],step:o})})]})]})}var Tg=Q(OS,
e=>e.current()!==null),PS=({isGiven:e})=>c("div",{class:"gp-flow-legend gp-note",children:[c("span",{children:l("Each bar is the whole distribution, 100%.")}),c(
"span",{children:[c("i",{class:"gp-swatch gp-piece-chosen"}),"▶ ",c("span",{class:"gp-chosen-word",children:e?l("given"):l("chosen")})]}),c("span",{children:[
c("i",{class:"gp-swatch gp-piece-kept"}),l("can be chosen")]}),c("span",{children:[c("i",{class:"gp-swatch gp-removing"}),l("✕ removed by this processor")]}),
c("span",{children:[c("i",{class:"gp-swatch gp-piece-others"}),l("all others")]})]}),CS=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??
[]).length===t.length),NS=({watched:e=[]},t)=>e.filter(({token_id:n})=>t.every(r=>r.token_id!==n));function AS(e,t){let{name:n,meaning:r}=Gt(e);return[{number:0,
place:l("before"),name:n,tip:r,idle:!1,side:"before"},...t.map(o=>({number:o.number,place:String(o.number),name:o.name,idle:o.idle,side:null,tip:l("{number}. {n\
ame}: {effect} here. It {meaning}.",{number:o.number,name:o.name,meaning:o.meaning,effect:Ie(o)})}))]}var BS=([e,...t],n)=>[{column:e,effect:""},...t.flatMap((r,o)=>r.
idle?[]:[{column:r,effect:Ie(n[o])}])],$S=({length:e})=>({number:e,place:l("after"),name:l("all processors"),tip:l("After all processors: the distribution from \
which the token was chosen."),idle:!1,side:"after"});function HS(e){return e.isPrompt?l("at prompt token {number}: {token} (given, not chosen)"):e.given?l("at t\
oken {number}: {token} (given, not chosen)"):l("at token {number}: {token}")}function WS(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";if(e.
isPrompt)return l("The model’s own distribution: no logits processor takes part in reading the prompt.");let r=lt(e);if(!n?.length)return t==="custom"?l("Your\
 own loop called no logits processor here."):r?l("DoLa’s contrast, untouched: no logits processor runs."):l("The model’s own distribution, untouched: no logit\
s processor runs.");let o={processors:n.map(s=>vt(s)[0]).join(", ")};return r?l("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processo\
rs}.",o):l("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",o)}var IS=6,Mg=3,DS=10,FS=Math.LN2;function qS(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^
n>>>14)>>>0)/2**32}}function zS(e,t){let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}var Wr=({distribution:e})=>e.
candidates.filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,IS),Eg=e=>Wr(e).length>1,Rg=e=>e.flatMap((t,n)=>(t.distribution.entropy_before??
0)>=FS&&Eg(t)&&(!t.given||t.read)?[n]:[]),Lg=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,Bs=(e,t)=>e.filter(n=>n[t]).length,As=class{constructor(t){this.log=t}log;round=null;over=null;next=0;before={
step:null,suggested:!1};follow(t){t.run&&Object.assign(this,{round:null,over:null,next:0})}get isThere(){let{log:t}=this;return this.round?!0:!!(t.started&&!t.running&&
!t.waiting&&!t.stepping&&t.hideFrom===null&&!t.speaks&&this.path().length)}get problem(){let t=this.path();return Rg(t).length?"":t.some(Eg)?l("Nothing to guess\
 here: the model was nearly sure of every token (less than 1 bit)."):l("This run has recorded no candidates to pick from: raise top_candidates and run it again.")}begin(){
let{selected:t,suggested:n}=this.log,r=this.line(),o=this.over?this.next:t&&!n&&!t.isPrompt?t.index:0,s=Rg(this.path(r)),i=s.filter(u=>u>=o),a=(i.length?i:s).slice(
0,DS);a.length&&(this.over||(this.before={step:t,suggested:n}),this.over=null,this.ask({line:r,places:a,step:this.path(r)[a[0]],picks:[],revealed:!1,results:[]}))}ask(t){
this.round=t,this.veil(),this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(r=>r!==
t):n.length<Mg&&n.push(t)}get isFull(){return this.round?.picks.length===Mg}reveal(){let{log:t,round:n}=this,r=n?Wr(n.step):[],o=r.find(({token_id:p})=>p===n?.picks[0]);
if(!n||!o)return;let{step:s,picks:i}=n,a=({token_id:p})=>p===s.chosen.token_id;n.revealed=!0,n.results.push({step:s,first:o,share:Math.exp((o.raw_logprob??-1/0)-
(r[0].raw_logprob??0)),hits:i.includes(s.chosen.token_id),firstHits:a(o),topHits:a(r[0]),topsHit:r.slice(0,i.length).some(a)});let u={sequence:s.sequence,index:s.
index,token:i[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:u})),this.veil(),t.selectStep(s)}get isLast(){return this.round!==null&&this.round.
results.length>=this.round.places.length}goOn(){let{round:t}=this;if(!t)return;if(this.isLast)return this.finish();let n=this.path(t.line)[t.places[t.results.length]];
this.ask({...t,step:n,picks:[],revealed:!1})}finish(){if(!this.round)return;let{results:t,revealed:n,step:r}=this.round;this.next=r.index+(n?1:0),this.over=t,this.
round=null,this.veil(),this.log.selectStep(this.before.step,this.before.suggested)}close(){this.over=null}offered(){let{log:t,round:n}=this;if(!n||n.revealed||!t.
started)return[];let{index:r,sequence:o}=n.step,s=Number(t.started.seed)%2**32+7919*r+104729*o;return zS(Wr(n.step),qS(s))}textSoFar({step:t}){return[...this.log.
prefix.map(({piece:r,text:o})=>r??o),...q(t.before).map(({piece:r,chosen:o})=>r??o.text)].join("")}line(){let t=this.log.current(),n=t&&this.log.lastOf(t);return Math.
max(0,this.texts().findIndex(r=>r.last===n))}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}path(t=this.line()){return q(this.texts().
at(t)?.last??null)}veil(){let{round:t}=this;this.log.hide(t&&t.step.index+(t.revealed?1:0))}};var Og=(e,t)=>{let n=new As(t),o=Q(()=>c(KS,{quiz:n}),()=>n.isThere)(e,t);return s=>{n.follow(s),o(s)}},Pg=e=>[l("1st"),l("2nd"),l("3rd")][e]??"";function KS({quiz:e}){
let{round:t,over:n}=e,[,r]=kt(p=>p+1,0),o=N(null),s=p=>{p(),r(null)},i=t?t.revealed?"next":`choice ${t.results.length}`:"begin",a=o.current?.contains(document.activeElement),
u=N(i);return I(()=>{a&&i!==u.current&&(o.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),o.current?.scrollIntoView({block:"nearest"})),
u.current=i}),c("div",{ref:o,children:[t&&c(GS,{quiz:e,round:t,act:s}),c("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&c(JS,{results:n,quiz:e})}),!t&&
c(jS,{quiz:e,act:s})]})}function jS({quiz:e,act:t}){let{over:n,problem:r}=e;return c("p",{class:"gp-row",children:[c("button",{type:"button",class:"gp-button gp\
-begin gp-main",disabled:!!r,title:l("The text is covered, from its beginning or from the token that you have selected."),onClick:()=>t(()=>e.begin()),children:n?
l("Another round"):l("Guess the next word")}),n&&c("button",{type:"button",class:"gp-button gp-close",onClick:()=>t(()=>e.close()),children:l("Close")}),c("span",
{class:"gp-note gp-cannot",children:r||null})]})}function GS({quiz:e,round:t,act:n}){let{step:r,revealed:o,results:s,picks:i}=t,a=N(null),u=e.textSoFar(t);return I(
()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[u,o]),c("div",{class:o?"gp-round":"gp-round gp-asking",children:[c("p",{class:"gp-note",role:"sta\
tus",children:c("span",{class:"gp-progress",children:US(t)})}),c("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":l("The text so far"),dir:"auto",ref:a,
children:[u,c("span",{class:"gp-gap","aria-label":l("the hidden token"),children:o?c(j,{text:r.chosen.text}):"?"})]}),c("div",{class:"gp-choices",role:"group","\
aria-label":l("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:p,text:d})=>{let f=i.indexOf(p);return c(
"button",{type:"button",class:"gp-button gp-choice","aria-pressed":f>=0,"data-token":p,disabled:f<0&&e.isFull,onClick:()=>n(()=>e.pick(p)),children:[c("span",{class:"\
gp-order",children:Pg(f)||null}),c(j,{text:d})]},p)})}),c("div",{class:"gp-answer",role:"status",hidden:!o,children:o&&c(ZS,{step:r,picks:i,result:s[s.length-1]})}),
c("p",{class:"gp-row",children:[!o&&c("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:l("R\
eveal")}),o&&c("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:e.isLast?l("Show the score"):l("Next word")}),c("b\
utton",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:l("End the round")}),c("span",{class:"gp-note gp-score",children:s.length?
VS(s):c(W,{id:"entropy",meaning:l("Of the model’s own distribution, before the processors. Tokens of which it was surer are shown without a question."),children:l(
"Asked only where the model was unsure, by 1 bit or more.")})})]})]})}function US({results:e,revealed:t,step:n,places:r}){let o={number:e.length+(t?0:1),steps:r.
length,token:n.index+1};return t?l("{number} of {steps}: token {token}.",o):l("{number} of {steps}: what comes next? Pick up to three, your best guess first.",o)}
function VS(e){return l("So far: you had {hits} of {count} with your first guess, the model’s likeliest {its}.",{hits:Bs(e,"firstHits"),its:Bs(e,"topHits"),count:e.
length})}function ZS({step:e,picks:t,result:{share:n,hits:r}}){let o=Wr(e),s=e.chosen.token_id,i=o.some(({token_id:u})=>u===s)?o:[...o,e.chosen],a=r?l("It wrote\
 “{token}”. You had it."):l("It wrote “{token}”. You did not pick it.");return c(T,{children:[c("p",{class:"gp-took",children:[Me(a,{token:c(j,{class:"g\
p-strong",text:e.chosen.text})})," ",n===1?l("Your first pick is the token that the model found likeliest."):l("Your first pick has {share} of the probability o\
f the likeliest token.",{share:_(n)})]}),c("div",{class:"gp-wide",children:c("table",{class:"gp-truth",children:[c("thead",{children:c("tr",{children:[c("th",{scope:"\
col",children:l("token")}),c("th",{scope:"col",children:l("your pick")}),c("th",{scope:"col",children:c(W,{id:"probability",meaning:l("The probability that the \
model gave, before the processors."),children:l("before")})}),c("th",{scope:"col",children:c(W,{id:"probability",meaning:l("The probability from which the token\
 was chosen, after the processors; 0% where they removed it."),children:l("after")})}),c("th",{scope:"col",children:c(W,{id:"rank",meaning:l("The rank among all\
 tokens before the processors; 1 is the likeliest."),children:l("rank")})})]})}),c("tbody",{children:i.map(({token_id:u,text:p,raw_logprob:d,logprob:f,raw_rank:h})=>c(
"tr",{class:u===s?"gp-taken":void 0,children:[c("th",{scope:"row",children:[u===s&&c(T,{children:[c("span",{children:"▶ "}),c("span",{class:"gp-hidden",children:`${l(
"chosen:")} `})]}),c(j,{text:p})]}),c("td",{children:Pg(t.indexOf(u))||null}),c("td",{children:c("div",{class:"gp-share",children:[c("i",{style:{width:`${(45*O(
d)).toFixed(2)}%`}}),_(O(d))]})}),c("td",{children:_(O(f))}),c("td",{children:h?k(h):"–"})]},u))})]})})]})}function JS({results:e,quiz:t}){return c(T,{children:[
c("h2",{children:l("The round is over")}),e.length?c(YS,{results:e,quiz:t}):c("p",{children:l("No token was revealed, so there is no score.")})]})}function YS({
results:e,quiz:{log:t}}){let[n,r,o,s]=["firstHits","topHits","hits","topsHit"].map(p=>Bs(e,p)),i=({step:p})=>p.distribution.entropy_before??0,a=[...e].sort((p,d)=>p.
share-d.share||i(d)-i(p)),u=[[l("Hardest:"),a[0]],[l("Easiest:"),a[a.length-1]]];return c(T,{children:[c("p",{class:"gp-against",children:Me(l("Your first guess\
 was the word {mine}; the model’s likeliest token was it {its}. {who}"),{mine:c("b",{children:l("{hits} of {count} times",{hits:n,count:e.length})}),its:c("b",
{children:l("{hits} of {count} times",{hits:r,count:e.length})}),who:n>r?l("You were ahead."):n<r?l("The model was ahead."):l("A tie.")})}),c("p",{children:l("T\
he word was among your picks {hits} of {count} times, among as many of the model’s likeliest {tops}.",{hits:o,tops:s,count:e.length})}),c("p",{children:Me(l("\
{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:c(W,{id:"probability",formula:"",as:"b",meaning:l("The probab\
ility of your first pick divided by the likeliest token’s, both before the processors; averaged over the round. 100%: you always picked the token that the model\
 found likeliest."),children:_(Lg(e))})})}),u.map(([p,d])=>c("p",{children:[c("b",{children:p})," ",Me(l("token {number}, “{token}”; your “{pick}” had {share} o\
f the likeliest token’s probability, and the entropy was {entropy}."),{number:String(d.step.index+1),token:c(j,{text:d.step.chosen.text}),pick:c(j,{text:d.first.
text}),share:_(d.share),entropy:te(d.step.distribution.entropy_before,t.unit)})]},p))]})}var dc={};E(dc,{kept:()=>pc});var XS="generation-playground.";function pc(e,t="browser"){let n=XS+e,r=()=>t==="tab"?sessionStorage:localStorage,o=()=>$s(()=>r().
getItem(n),null);return{read:o,readJson:()=>$s(()=>JSON.parse(o()??"null"),null),write:s=>$s(()=>(s===null?r().removeItem(n):r().setItem(n,s),!0),!1),get isAllowed(){
return $s(()=>!!r(),!1)}}}function $s(e,t){try{return e()}catch{return t}}var QS=["candidates","draw","processors","curve","in_words","logit_lens","cross_attention"],eT=new Set(["curve","logit_lens"]),Hs=matchMedia("(min-width: 1700px\
) and (min-height: 820px)"),Cg=pc("all-of-a-token"),tT=e=>QS.some(t=>t===e);function nT({log:e,changes:t}){let n=N(null),[r,o]=C(()=>Cg.read()==="yes"?"all":"ca\
ndidates"),s=oT(e),i=w=>e.foldToken(w),a=N(null),u=N(null),p=N(null),d=N(!1),f=ye(t);e.isFromElsewhere&&a.current!==e.started?i(!0):f.selection&&e.selected&&!e.
suggested&&i(!1),a.current=e.isFromElsewhere?e.started:null,e.stepping&&u.current!==e.started&&(u.current=e.started,i(!1)),f.picture&&tT(e.picture)&&((r!=="all"||
!s)&&o(e.picture),i(!1)),f.knobs&&p.current!==e.started&&ct(e)&&(p.current=e.started,i(!0));let h=e.isTokenFolded,m=sT(e);s&&(!e.recorded||r==="all")&&m.push("a\
ll");let g=m.includes(r)?r:"candidates";I(()=>{let w=n.current?.closest(".token-panel");w&&(w.dataset.shows=g,w.toggleAttribute("data-folded",h),d.current&&eT.has(
g)&&rT(w),d.current=!1)},[g,h]);let b=w=>{o(w),s&&Cg.write(w==="all"?"yes":null),i(!1),d.current=!0};return c(T,{children:[c("div",{class:"gp-where",ref:n,children:[
c(iT,{log:e}),c("button",{type:"button",class:"gp-step gp-fold","aria-expanded":!h,"aria-label":l("Candidates, processors and curves"),onClick:()=>i(!h),children:h?
`${Ag(g)} ▴`:"▾"})]}),c(lT,{pictures:m,shows:g,choose:b})]})}var Ng=Q(nT,void 0,{readsKnobs:!0});function rT(e){let{position:t}=getComputedStyle(e);t==="sta\
tic"&&e.getBoundingClientRect().bottom>innerHeight&&e.scrollIntoView()}function oT(e){let[t,n]=C(Hs.matches);return jn(()=>{let r=()=>n(Hs.matches);return Hs.addEventListener(
"change",r),()=>Hs.removeEventListener("change",r)},[]),t&&e.canAsk}function sT(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return(!e.recorded||e.picture===
"draw")&&!e.isFromElsewhere&&n.push("draw"),e.isFromElsewhere||n.push("processors"),n.push("curve","in_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&
n.push("cross_attention"),n}function iT({log:e}){let t=e.current(),n=t&&e.lineOf(t),r=!t||(t.isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return c(T,{
children:[c("button",{type:"button",class:"gp-step gp-back","aria-label":l("The previous token"),disabled:r,onClick:()=>e.walk(-1),children:"◀"}),c("h2",{class:"\
gp-place",children:c("span",{class:"gp-place-words","aria-live":e.selected?"polite":"off",children:t?c(T,{children:[c(j,{class:"gp-here",text:t.chosen.text}),c(
"span",{children:` ${aT(e,t)}`})]}):l("No token yet")})}),c("button",{type:"button",class:"gp-step gp-on","aria-label":l("The next token"),disabled:!n||n.last===
t,onClick:()=>e.walk(1),children:"▶"}),c("button",{type:"button",class:"gp-step gp-newest",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:l(
"newest")})]})}function aT(e,t){let n=e.lineOf(t),r=t.isPrompt?e.started?.prompt_tokens.length:q(n?n.last:t).length,o={number:k(t.index+1),count:k(r??0),line:n?.
label??""};if(t.isPrompt)return l("prompt token {number} of {count}",o);let s=e.lines().length>1&&o.line;return e.selected?s?l("token {number} of {count} of {li\
ne}",o):l("token {number} of {count}",o):s?l("newest token {number} of {count} of {line}",o):l("newest token {number} of {count}",o)}function lT({pictures:e,shows:t,
choose:n}){let r=N(null),o=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;s.preventDefault();let a=e[(e.indexOf(t)+i+e.length)%e.length];n(a),r.current?.
querySelector(`[data-shows="${a}"]`)?.focus()};return c("div",{class:"gp-tabs",role:"tablist","aria-label":l("What to show of this token"),ref:r,onKeyDown:o,children:e.
map(s=>c("button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:Ag(s)},s))})}function Ag(e){return e===
"all"?l("All at once"):e==="candidates"?l("Candidates"):e==="draw"?l("Draw"):e==="processors"?l("Processors"):e==="curve"?l("Curves"):e==="in_words"?l("In words"):
e==="logit_lens"?l("Layers"):l("Attention")}var fc={};E(fc,{Rows:()=>mt,inNextRow:()=>sn});var uT=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,mt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Bg(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((a,u)=>u).filter(a=>n[a]&&cT(t[a])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let a of r)
a-s<e.BLOCK||(o.push(this.wrap(t.slice(s,a))),s=a,this.loose=t.length-a,this.tried=0);let i=o.map(a=>a.getBoundingClientRect().height);o.forEach((a,u)=>{a.style.
containIntrinsicHeight=`${i[u]}px`,a.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let a=i?!s.startsWith(" "):!(n||uT.test(r));return r+=s,a})}wrap(t){let n=$("span","gp-rows");t[0].before(n,$("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=$("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Bg(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function cT(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&$g(r)>$g(o)+10)}function sn(e,t,n){let r=a=>(a.
querySelector(".gp-ink")||a).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let a=t+n;a>=0&&a<e.length;a+=n){let u=r(e[a]),p=u?(u.top-o.top)*
n:0;if(!u||p<o.height/2)continue;let d=p*1e3+Math.abs(u.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[a],d])}return s}var Bg=e=>e?.tagName==="WBR",$g=({
top:e,bottom:t})=>(e+t)/2;var Hg=new WeakMap;function Wg(e,t){let n=ct(e);for(let r of t)pT(r,n&&!n.others.length?n:null)}function pT({steps:e,tokens:t},n){let r=n&&Cn(e,n.run,n.knobs),o=r?
r.step.index:1/0;e.forEach((s,i)=>{let a=[s.index===o&&"other",s.index>o&&"after",n&&vh(s,n.run,n.knobs)&&"cut"];dT(t[i],a.filter(Boolean).join(" "),r?.step===s?
fT(r):"")})}function dT(e,t,n){let r=`${t}
${n}`;(Hg.get(e)??`
`)!==r&&(Hg.set(e,r),t?e.dataset.luck=t:delete e.dataset.luck,n?e.dataset.instead=n:delete e.dataset.instead)}var fT=({step:e,winner:t})=>typeof t=="number"?$e(
De(e,t)).trim()||"·":"?";var kc={};E(kc,{MarkAnswer:()=>wc,zRunWords:()=>zg});var mc={};E(mc,{detectionRows:()=>bT,isScored:()=>Ig,isScoredText:()=>hT,legendOf:()=>ST,markedItems:()=>vT,scoredOf:()=>hc,shareWords:()=>gT,shortWords:()=>In,
verdictOf:()=>mT,zSum:()=>Ws,zWords:()=>Fe});var Fe=e=>P(e,2),In=e=>Number(e.toFixed(2)),Ig=e=>!!e&&!e?.error,hT=e=>Ig(e.report);function mT(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:Fe(n),threshold:In(
r)};if(o&&t&&G(t.z_score)&&t.z_score<=r)return{verdict:"even",sign:"◇",words:l("Not known: only repeats put it above the threshold"),more:[l("z is {z}, above \
the threshold {threshold}, but p counts each token as new evidence.",s),l("With repeated n-grams counted once, z is {z}.",{z:Fe(t.z_score)})].join(" ")};if(o)return{
verdict:"good",sign:"◆",words:l("Watermarked"),more:`${l("z is {z}, above the threshold {threshold}.",s)} ${mu(r)}`};let i=e.tokens_needed,a=[l("z is {z}, not\
 above the threshold {threshold}.",s),l("That does not prove that there is none: the text may be too short, or the mark may have been removed.")];return G(i)&&i>
hc(e)&&a.push(l("If the text went on like this, about {number} tokens would be enough.",{number:k(i)})),{verdict:"even",sign:"◇",words:l("No sign of this wate\
rmark"),more:a.join(" ")}}var hc=({num_tokens_scored:e,tokens:t})=>e??t?.filter(([,,,,n])=>n).length??0,gT=e=>e.kind==="green"?l("{share} green",{share:_(e.green_fraction)}):
l("mean g {g}",{g:D(e.mean,3)});function bT(e){let{z_score:t,p_value:n,confidence:r,threshold:o,false_positive_rate:s,tokens_needed:i}=e,a=e.kind==="green",u=In(
o),p=r>.9999?`> ${D(.9999,4)}`:P(r,4);return[...a?yT(e):_T(e),{name:l("z-score"),words:Fe(t),term:"z-score",meaning:a?l("How many standard deviations more token\
s are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):l("How many standard deviations the weighted mean l\
ies above the mean of fair coins."),run:a?wT(e):"",formula:a?void 0:""},{name:l("p-value"),words:ft(n),term:"p-value",meaning:l("The probability of a z at least\
 as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more\
."),run:`P(Z ≥ ${Fe(t)}) = ${ft(n)}`},{name:l("confidence"),words:p,term:"p-value",meaning:l("1 − p. It is not the probability that the text is watermarked: a\
 text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two."),run:r>.9999?`1 − ${ft(n)} ${p}`:`1 − ${ft(n)} = ${p}`,formula:"\
1 − p"},{name:l("false-positive rate"),words:ft(s),term:"false-positive-rate",meaning:l("What the threshold {threshold} means: the share of texts without this\
 watermark whose z is above it.",{threshold:u}),run:`P(Z ≥ ${u}) = ${ft(s)}`,formula:l("P(Z ≥ threshold)")},...G(i)?[{name:l("tokens needed"),words:k(i),term:"\
z-score",meaning:l("How many scored tokens reach the threshold at this share: z grows with the square root of their number."),run:a?kT(e,i):"",formula:a?l("thre\
shold² · γ · (1 − γ) / (share − γ)²"):"",unit:l("tokens")}]:[]]}function wT({num_tokens_scored:e,num_green_tokens:t,ratio:n,z_score:r}){let o=nn(t,e,
n);return o===null||Fe(o)!==Fe(r)?"":Ws(t,e,n)}var Dg=e=>Number((1-e).toFixed(4));function Ws(e,t,n){let[r,o,s]=[k(e),k(t),Dg(n)];return`(${r} − ${n} · ${o})\
 / √(${o} · ${n} · ${s}) = ${Fe(nn(e,t,n))}`}function kT({green_fraction:e,ratio:t,threshold:n},r){return Math.ceil(Rr(e,t,n)-1e-9)!==r?"":l("{threshold}² ·\
 {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:In(n),ratio:t,rest:Dg(t),share:P(e),needed:k(r)})}function yT(e){let{num_tokens_scored:t,
num_green_tokens:n,green_fraction:r,ratio:o,list_size:s}=e,[i,a,u]=[k(t),k(n),_(r)];return[{name:l("tokens scored"),words:i,term:"length",meaning:l("Tokens that\
 the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.")},{name:l("gre\
en tokens"),words:a,term:"green-list",meaning:l("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:k(s)}),run:l("{green} of\
 {scored}",{green:a,scored:i}),formula:"",unit:l("tokens")},{name:l("green fraction"),words:u,term:"green-list",meaning:l("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:_(o)}),run:`${a} / ${i} = ${u}`,formula:l("green / scored"),unit:"%"}]}function _T(e){let{mean:t,weighted_mean:n,
num_g_values:r,posterior:o,layers:s=[]}=e,i=hc(e),a=s.length,u=Math.round(t*r);return[{name:l("tokens scored"),words:k(i),term:"length",meaning:l("Tokens with e\
nough tokens before them, whose context has not occurred before.")},{name:l("g-values"),words:k(r),term:"g-value",meaning:v(a,"One for each scored token, with {\
count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, like a fair coin in a te\
xt without the watermark."),run:i*a===r?v(a,"{scored} tokens · {count} key = {values}","{scored} tokens · {count} keys = {values}",{scored:k(i),values:k(r)}):
""},{name:l("mean g-value"),words:P(t,4),term:"g-value",meaning:l("The share of g-values that are 1. Without the watermark it is about 0.5."),run:P(u/r,4)===P(t,
4)?l("{ones} of {values} are 1",{ones:k(u),values:k(r)}):"",formula:"Σ g / n"},{name:l("weighted mean"),words:P(n,4),term:"g-value",meaning:l("The same with mo\
re weight on the first keys, whose rounds of the tournament leave the clearest mark."),formula:"Σ w · g / Σ w"},...G(o)?[{name:l("posterior"),words:_(o),term:"\
watermark",meaning:l("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was trained on."),unit:"\
%"}]:[]]}function vT({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],a)=>({token:{text:n,piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){
let p={number:k(a+1),token:H(n),mark:xT(o,i,s)};return a<t?l("Token {number}, of the prompt, {token}: {mark}",p):l("Token {number}, {token}: {mark}",p)}}))}function xT(e,t,n){
if(e===null&&t===null)return l("not scored, because too few tokens come before it.");if(t!==null){let o=l("mean g-value {g}, where chance gives 0.5.",{g:D(t,2)});
return n?o:`${o} ${l("Not counted: its context came before, or it is left out.")}`}let r=e?l("◆ green."):l("◇ red.");return n?r:`${r} ${l("Not counted: the \
same n-gram came before, or it is left out.")}`}function ST(e,t){let n=t.flatMap(r=>r.tokens);return{kind:e,unscored:n.some(([,,,r,,o])=>r===null&&o===null),repeated:n.
some(([,,,r,o,s])=>!o&&(r!==null||s!==null))}}var bc={};E(bc,{RunMarks:()=>Is,isWatermarked:()=>Dn,markOf:()=>Ds,marksOf:()=>an,shareWords:()=>gc});var qg=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],Is=class{constructor(t){this.log=t}log;watermark=Rt(null);items=[];started;along=new fe(
vs,t=>t);follow(){let{log:t}=this;this.started!==t.started&&this.begin();let n=t.current(),{keep:r,added:o}=this.along.follow(n?t.lastOf(n):null);return(o.length||
r<this.items.length)&&(this.items=[...this.items.slice(0,r),...o.map(s=>this.itemOf(s))]),this}begin(){let{log:t}=this;this.started=t.started,this.watermark=Rt(
t.started);let r=(t.started?.processors??[]).findIndex(o=>qg.includes(o));this.along=new fe(vs,(o,s)=>bu(o,s,this.watermark,r)),this.items=[]}get total(){return this.
along.total}get isSynthid(){return this.along.steps.some(({mark:t})=>t?.kind==="synthid")}points(t){let n=[];for(let{scored:r,[t]:o}of this.along.totals)o!==null&&
(n.at(-1)?.[0]??0)<r&&n.push([r,o]);return n}itemOf(t){let{watermark:n}=this,r=t.index<n.early;return{step:t,token:{text:t.chosen.text,piece:t.piece},mark:Ds(t,
n),words:()=>Er({...t,isFirst:r},n)}}},Ds=({mark:e,index:t},{early:n})=>e&&!e.why?{green:e.green,g:e.g,counted:t>=n}:{},Dn=({started:e})=>!!e?.processors?.some(
t=>qg.includes(t));function gc({total:{green:e,scored:t},isSynthid:n,watermark:r}){return n?v(t,"Mean g-value {mean} over {count} scored token, 0.5 by chance.",
"Mean g-value {mean} over {count} scored tokens, 0.5 by chance.",{mean:D(e/t,3)}):v(t,"{green} of {count} scored token green, {share} instead of {ratio}.","{gre\
en} of {count} scored tokens green, {share} instead of {ratio}.",{green:k(e),share:_(e/t),ratio:_(r.ratio??0)})}var Fg=new WeakMap;function an(e){let t=Fg.get(e)??
new Is(e);return Fg.set(e,t),t.follow()}function zg({total:{z:e,scored:t,green:n},watermark:r,isSynthid:o}){return e===null?"":_e(o?`z = ${Fe(e)}`:Ws(n,t,r.ratio??0))}function wc({log:e}){if(!Dn(e)||e.
hideFrom!==null)return null;let t=an(e),{z:n}=t.total;if(n===null)return null;let r=c(W,{id:"z-score",run:()=>zg(t),meaning:l("By how many standard deviations m\
ore of the tokens that a detector scores are marked than by chance. Above 3, the library’s detector calls a text watermarked."),children:`z = ${Fe(n)}`});return c(
"p",{class:"gp-mark-answer",children:[c("b",{children:c(on,{sentence:l("Watermark: {z}."),values:{z:r}})})," ",gc(t)]})}var Sc={};E(Sc,{tokenCard:()=>xc});var yc={};E(yc,{Card:()=>Dr});var Kg=9,Ir=8,Dr=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let a=i.target.closest(o);a?a!==this.owner&&a!==this.dismissed&&!this.show(a,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=$(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,Ze(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:a}=document.documentElement,u=t.bottom+Kg,p=u+o+Ir<=a?u:t.top-o-Kg,d=Math.min(t.left,i-r-Ir,Math.max(n.left,n.right-
r));s.left=`${Math.max(Ir,d)}px`,s.top=`${Math.max(Ir,Math.min(p,a-o-Ir))}px`}};var vc={};E(vc,{appendToken:()=>Fr,cutTokens:()=>Et,inkToken:()=>ln,numberWords:()=>_c,removedWords:()=>qr});function ln(e,t){if(t.piece===null){let n=$("bdi","gp-ink gp-special");fn(n,t.text),e.append(n)}else Zn(t)?e.append(t.piece,$("span","gp-ink gp-byte","",{"data-\
bytes":zi(t.text)||"·"})):qi(e,t.piece)}function Fr({rows:e,tokens:t},n,r,o){let s=o&&Zn(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Zn(
r)){let i=$("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Et({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var qr=({removed_by:e})=>l("removed by {processor}",{processor:e?vt(e)[0]:l("a processor")});function _c(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=Ee(e),{logprob:i}=e.chosen,[a,u]=[_(n),_(r)],p=ee(e),d=[!p&&i===null?qr(e.chosen):l("probability {share}",
{share:p?u:a})];if(!p&&u!==a&&d.push(l("{share} before the processors",{share:u})),o!==null){let{vocab:f}=e.distribution;d.push(p||f===null?l("rank {rank}",{rank:k(
o)}):l("rank {rank} of {count}",{rank:k(o),count:k(f)}))}return[...d,l("surprisal {amount}",{amount:te(s,t)})]}var TT=5;function xc(e,t,n,r,o={}){let s=i=>{let a=r(i);return a?c(MT,{entry:a,unit:n.unit}):null};return new Dr(e,t,{content:s,...o})}function MT({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return c(T,{children:[c("div",{class:"gp-card-head",children:[c(j,{class:"gp-card-word",text:t}),c("span",{children:e<0?n:
l("{where}, id {id}",{where:n,id:e})})]}),c("dl",{class:"gp-card-facts",children:[o&&c("dd",{class:"gp-card-why",children:o}),r&&RT(r,s).map(([i,a])=>c(T,{children:[
c("dt",{children:i}),c("dd",{children:a})]},i))]}),r&&c(LT,{step:r}),r&&r.distribution.stages.length>0&&c("div",{class:"gp-card-key",children:[c("i",{class:"gp-\
card-after"}),`${l("after the processors")} `,c("i",{class:"gp-card-before"}),l("before them")]})]})}function RT(e,t){let{chosen:n,distribution:r}=e,o=Ee(e),[s,
i]=[_(o.probability),_(o.rawProbability)],a=[];ee(e)?a.push([l("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(a.push([l(
"Probability after the processors"),n.logprob===null?qr(n):s]),a.push([l("before the processors"),i])):a.push([l("Probability (no processor ran)"),i]);let{rank:u,
raw_rank:p}=n,d=[u&&l("{rank} after",{rank:k(u)}),p&&l("{rank} before",{rank:k(p)})].filter(Boolean);if(d.length){let{vocab:f}=r;a.push([f===null?l("Rank"):l("R\
ank of {count}",{count:k(f)}),u&&u===p?k(u):d.join(", ")])}return[...a,[l("Surprisal"),te(o.surprisal,t)]]}function ET({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:O(s.logprob),before:O(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,TT);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function LT({step:e}){let t=ET(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return c("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:a})=>{let u=o.logprob===null&&!ee(
e);return c("li",{class:[a&&"gp-card-chosen",u&&"gp-card-removed"].filter(Boolean).join(" "),children:[c("span",{class:"gp-card-sign",children:a?"▶":u?"✕":""}),
c(j,{class:"gp-card-word",text:o.text}),c("span",{class:"gp-card-tracks",children:[u?c("small",{children:qr(o)}):c("i",{class:"gp-card-after",style:r(s)}),c("i",
{class:"gp-card-before",style:r(i)})]}),c("span",{class:"gp-card-value",children:_(u?i:s)})]},o.token_id)})})}var Rc={};E(Rc,{MarkLegend:()=>Mc,MarkedText:()=>Fs,MarkedWords:()=>CT,legendSamples:()=>Gg,showMark:()=>qs});var OT=200,PT=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Tc({green:e=null,g:t=null,counted:n=!0}){let r={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:r,style:{}};let o=PT(t);return{data:r,style:{backgroundColor:`var(--gp-prob-${o})`,backgroundSize:`\
2px ${o*10}%`}}}function qs(e,t,n){let{data:r,style:o}=n?Tc(n):{data:{},style:{}};for(let s of["data-list","data-counted"])e.removeAttribute(s);for(let[s,i]of Object.
entries(r))e.setAttribute(s,i);Object.assign(t.style,{backgroundColor:"",backgroundSize:"",...o})}var Fs=class{constructor(t,n){this.body=t;this.press=n;t.classList.
add("gp-marked"),this.rows=new mt(t),t.addEventListener("keydown",r=>this.keyed(r)),t.addEventListener("click",({target:r})=>this.pressed(jg(r))),new ResizeObserver(
()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;Et(this,
n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let r=n;r<t.length;r++)Fr(this,this.newToken(t[r]),t[r].token,r?t[r-1].token:null);this.items=[...t],
!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:r,dress:o}){let{data:s,style:i}=Tc(n),a=$("span","g\
p-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&a.setAttribute("aria-pressed","false"),ln(a,t);let u=a.querySelector(".gp-ink")??
a;Object.assign(u.style,i),o?.(a,u);let p=typeof r=="function"?r:()=>r;return a.setAttribute("aria-label",p()),st(a,p),a}choose(t){let n=this.tokens[t];if(this.
chosen!==n){for(let r of[this.chosen,n])r?.classList.toggle("gp-current",r===n),r?.setAttribute("aria-pressed",String(r===n));this.chosen=n}}reach(t){this.stop&&
(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(t),this.press?.(this.items[n]))}keyed(t){let n=jg(
t.target),r=n?this.tokens.indexOf(n):-1;if(r<0||t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.tokens[r+1],ArrowLeft:()=>this.tokens[r-1],ArrowDown:()=>sn(
this.tokens,r,1),ArrowUp:()=>sn(this.tokens,r,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>n," ":()=>n};if(!Object.hasOwn(o,t.key))return;t.
preventDefault();let s=o[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.
body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),OT))}},jg=e=>e instanceof Element?
e.closest(".gp-token"):null;function CT(e){let{items:t,press:n,class:r="",label:o,dir:s,hidden:i,chosen:a}=e,u=N(null),p=N(null),d=N(n);d.current=n,I(()=>{u.current&&
(p.current??=new Fs(u.current,n&&(h=>d.current?.(h))),p.current.show(t))},[t]),I(()=>p.current?.choose(a??-1));let f=o===void 0?{}:{role:"group","aria-label":o};
return c("div",{class:`gp-marked ${r}`.trim(),ref:u,dir:s,hidden:i,...f})}var NT=e=>e==="synthid"?[[{g:.2},"g",l("mean g-value 0.2 or less")],[{g:.5},"g",l("0.5\
, as by chance")],[{g:.8},"g",l("0.8 or more")]]:[[{green:!0},"◆",l("green: on the green list")],[{green:!1},"◇",l("red: not on the green list")]];function Gg({
kind:e,unscored:t,repeated:n,faint:r}){let o=NT(e);t&&o.push([{},"abc",l("not scored")]);let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&o.
push([s,"abc",r??l("faint: seen before, not counted")]),o}function Mc({class:e,hidden:t,...n}){return c("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:Gg(
n).map(([r,o,s])=>{let{data:i,style:a}=Tc(r);return c("span",{children:[c("span",{"aria-hidden":"true",...i,children:c("span",{class:"gp-ink",style:a,children:o})}),
s]},s)})})}var Oc={};E(Oc,{BASE64:()=>Ug,Preview:()=>AT,Wave:()=>Lc,mediaChip:()=>zs,placedMedia:()=>Ec});var Ug=/^[A-Za-z0-9+/=]*$/;function Ec({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let a=r.filter(d=>d.kind===o),u=t.filter(d=>d.kind===o),p=u.findIndex(d=>d.start===s);return{item:a.length===u.length?a[p]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function zs(e,t){let n=e.kind==="image"?l("Picture"):l("Sound"),r=t?l("{what}, read in {count} tokens",{what:n,
count:t}):n,o=$("span","gp-media-chip",null,{role:"img","aria-label":r});return Ze(c(T,{children:[e.kind==="audio"?c(Lc,{preview:e.preview}):e.preview?c(Vg,{preview:e.
preview}):null,t>0&&c("span",{children:v(t,"{count} token","{count} tokens")})]}),o),o}var AT=({kind:e,preview:t})=>e==="image"?c(Vg,{preview:t}):c(Lc,{preview:t});
function Vg({preview:e}){let t=typeof e=="string"&&Ug.test(e);return c("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Lc({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return c("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:c("path",{d:n})})}var Ks=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new fe(so(t),(o,s)=>io(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let a=s.length>n?s.at(-1):null;return a&&i&&i.since===a.start&&i.stop===null&&this.close(i,a.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),a=this.boxOf(i);Et({rows:a?a.rows:n.rows,tokens:n.tokens},n.tokens.length-1),a&&!a.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,Te(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?v(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?v(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):v(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=$("span","gp-reasoning"),r=$("butto\
n","gp-reasoning-chip",null,{type:"button",title:l("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=$("span","gp-reasoned");n.append(
r,o);let s=new mt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);Et({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var Pc=e=>!!e.started?.request.only_given;function Cc(e,{index:t,isPrompt:n,isStart:r}){if(r)return l("decoder start token");let o={number:t+1};return n?e.readsSource?
l("source token {number}",o):l("prompt token {number}",o):l("token {number}",o)}function Nc(e,{index:t,isStart:n}){return n?l("every target begins with it: not \
chosen"):e.readsSource?l("the encoder reads it: it has no probability"):e.isFromElsewhere?l("its probability is not known"):t===0?l("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?l("its probability is read when the text ends"):l("its probability was not read")}function Ac(e,t){
return[...t.given&&!Pc(e)?[l("given, not chosen")]:[],..._l(t),...BT(t)]}function BT({mark:e}){return!e||e.why?[]:e.kind==="synthid"?[l("mean g-value {g}",{g:P(
e.g,2)})]:[e.green?l("green: on the green list"):l("red: not on the green list")]}function $T(e,t){let{entropy_before:n}=t.distribution,r=n===null?[]:[l("entrop\
y {amount}",{amount:te(n,e.unit)})];return[..._c(t,e.unit),...r,...Ac(e,t)]}function Zg(e,t){let{step:n}=t,r=n?$T(e,n):[Nc(e,t)];return[Cc(e,t),...r].join(", ")}
function Jg(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
q(o).map(t).join("")+(s??"");return r?l("{name}: {meaning}",{name:r,meaning:i}):i})}var HT=200,zr=class{constructor(t,n,r){this.text=t;this.rows=new mt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(zs(o,0));t.forEach((o,s)=>{let i=n.find(({start:a,end:u})=>a<=s&&s<u);i?s===i.start&&this.rows.append(zs(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;Fr({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},js=class extends zr{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new Ks(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=ho(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):Et(this,s),r.length=
s;for(let a of i){let u={...a.chosen,piece:a.piece};this.append({token:u,index:a.index,isPrompt:!1,step:a},n?.rowsFor(a)),r.push(a)}n?.draw(this.text.log.running)}},
Gs=class{constructor(t){this.log=t}log;entries=new WeakMap;shade=Cr;prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.prompt,this.
begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.boxes.
map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.index]:
this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&this.entries.
has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=$("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return ln(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(i,t),this.
shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",Zg(this.log,n)),t.textContent?.trim()||t.setAttribute("aria-label",n.token.text.replaceAll(`
`,"↵").replaceAll(" ","·"))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");if(!r)return;let{log:o,shade:s}=this;s==="mark"&&delete r.dataset.rank,s==="m\
ark"&&!n.isPrompt?qs(t,r,Ds(n,Rt(o.started))):t.dataset.list&&qs(t,r,null),s!=="mark"&&Nr(r,s,Ee(n)),t.dataset.shaded=""}readPrompt(){for(let t of this.log.promptSteps){
let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.
entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),
o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed="false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&
this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.
rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),HT)}};var Us=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var Kr={probability:()=>l("probability"),raw:()=>l("probability before processors"),uncertainty:()=>l("entropy"),entropy:()=>l("entropy after processors"),surprisal:()=>l(
"surprisal"),rank:()=>l("rank")},WT={told:Kr.probability,surprisal:Kr.surprisal,rank:Kr.rank},IT={mark:()=>l("watermark"),...Kr},Yg=e=>e.isFromElsewhere?WT:Dn(e)?
IT:Kr;function Xg(e,t){return t&&Object.hasOwn(Yg(e),t)?t:e.started?.request.only_given&&!e.stepping?"surprisal":e.isFromElsewhere?"told":Dn(e)?"mark":Cr}function Qg({
log:e,shade:t,choose:n,marksGiven:r}){let[o]=C(()=>new fe(bl,wl));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),c("footer",{class:"gp-legend","aria\
-label":l("Legend"),children:[c("label",{children:[`${l("Shaded by")} `,c("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.
entries(Yg(e)).map(([s,i])=>c("option",{value:s,children:i()},s))})]}),t==="mark"?c(DT,{log:e}):c(Ar,{name:t,unit:e.unit}),c("span",{class:"gp-marks",children:[
c("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:c("span",{class:"gp-ink",children:e.readsSource?l("source, and what the target\
 begins with"):l("prompt")})}),c("span",{class:"gp-mark-given",hidden:!r,children:c("span",{class:"gp-ink",children:l("given, not chosen")})})]}),c("span",{class:"\
gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(Kt).map(([s,[,i,a]])=>c("span",{"data-draft":s,children:c(W,{id:FT[s],meaning:a,
formula:"",children:[c("span",{class:"gp-ink",children:i})," ",c("b",{children:k(o.total[s])})]})},s))})]})}function DT({log:e}){let{isSynthid:t,total:n}=an(e);
return c(Mc,{class:"gp-mark-key",kind:t?"synthid":"green",unscored:n.unscored>0,repeated:n.early>0,faint:l("faint: a detector without the prompt cannot score it")})}
var FT={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var qT=30;function zT({log:e,changes:t}){let n=ye(t),[r]=C(()=>new Gs(e)),[o,s]=C(null),[i,a]=C(!1),u=N(0),p=N(null),d=N(null),f=N(null);n.run&&(u.current+=1),r.
shade=Xg(e,o);let h=e.started?e.lines():[],m=h.length===1&&h[0].kind==="sequence",g=!Pc(e)&&h.some(({last:S})=>KT(S)?.given),b=Ye(()=>Jg(e),[u.current,e.running,
e.hideFrom,e.finished]);I(()=>{if(!p.current||!d.current)return;let S=p.current.closest(".gp-pane")??p.current,M=F=>!r.stepOf(F);f.current={sight:new Us(r,p.current,
d.current),card:xc(S,p.current,e,F=>jT(r,F),{comesByFocus:M})}},[r]),I(()=>r.dissolve(),[r,m]),I(()=>r.shadeAll(),[r,r.shade]),I(()=>{n.run&&f.current?.sight.begin(),
(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),Wg(e,r.lines),n.steps&&f.current?.sight.showStep(),n.
status&&f.current?.sight.goBack(),f.current?.card.refresh(n.unit||n.prompt||n.status)});let w=S=>{if(!S)return;let M=r.stepOf(S);r.reveal(S),M&&e.selectStep(M),
S.focus({preventScroll:!0}),S.scrollIntoView({block:"nearest"}),M||f.current?.card.show(S)},y=S=>{let M=r.tokenAt(S);w(M),M&&r.stepOf(M)&&f.current?.card.dismiss()},
x=S=>{let M=r.tokenAt(S);if(S.key==="Escape"){e.selectStep(null);let Z=e.current();M&&Z&&r.elementOf(Z)?.focus({preventScroll:!0})}if(!M||S.ctrlKey||S.metaKey||
S.altKey)return;let F=r.tokens,B=F.indexOf(M),L={ArrowRight:()=>F[B+1],ArrowLeft:()=>F[B-1],ArrowDown:()=>sn(F,B,1),ArrowUp:()=>sn(F,B,-1),Home:()=>F.find(Z=>r.
stepOf(Z)),End:()=>F.at(-1),Enter:()=>M," ":()=>M};Object.hasOwn(L,S.key)&&(S.preventDefault(),w(L[S.key]()))},R=["gp-text",e.readsSource&&"gp-apart",m&&"gp-sin\
gle",g&&"gp-has-given"];return c(T,{children:[b.map((S,M)=>c("p",{class:"gp-hidden gp-whole",dir:"auto",children:S},M)),c(wc,{log:e}),c("div",{class:R.filter(Boolean).
join(" "),role:"group","aria-label":l("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:p,onClick:y,
onKeyDown:x,children:c("div",{class:"gp-written",ref:d,children:e.started?c(GT,{text:r,log:e,started:e.started,lines:h,unfolds:i,unfold:a},u.current):c("p",{class:"\
gp-note gp-empty",children:l("The text will appear here, one token at a time.")})})}),c(Qg,{log:e,shade:r.shade,choose:s,marksGiven:g})]})}var tb=Q(zT,void 0,{readsKnobs:!0});
function KT(e){let t=e;for(;t?.before;)t=t.before;return t}function jT(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Ac(r,s).
join(", "):Nc(r,n);return{id:o.token_id,text:o.text,where:Cc(r,n),step:s,why:i}}function GT({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,
a=n.prompt_tokens.length,u=a>qT&&!n.request.only_given,p=u&&!!t.current()?.isPrompt;return I(()=>{p&&s(!0)},[p]),c(T,{children:[i&&c("span",{class:"gp-part-name",
children:l("Source: the encoder reads it")}),u&&c("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?l("Show less of the p\
rompt"):l("Show all {count} tokens of the prompt",{count:k(a)})}),c(eb,{text:e,tokens:n.prompt_tokens,media:Ec(n),name:i?l("Source"):l("Prompt"),folds:u?!o:void 0}),
i&&c(T,{children:[c("span",{class:"gp-part-name",children:l("Target: the decoder writes it, from its start token on")}),c(eb,{text:e,tokens:n.decoder_tokens,name:l(
"Start of the target"),isStart:!0})]}),r.map((d,f)=>c(UT,{text:e,line:d,number:f},f))]})}function eb({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=N(
null);return I(()=>{if(!i.current)return;let a=new zr(e,i.current,null);a.write(t,r,s);let u=s?"begun":"prompt";return e[u]=a,()=>{e[u]=null}},[e]),I(()=>{o===void 0||
!i.current||(o&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),c("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,
tabIndex:o?0:void 0,ref:i})}function UT({text:e,line:t,number:n}){let{log:r}=e,o=N(null),s=N(null);I(()=>{if(!o.current)return;let u=s.current=new js(e,o.current);
return e.lines.push(u),()=>{e.lines=e.lines.filter(p=>p!==u)}},[e]),I(()=>s.current?.follow(t.last));let i=t.stopReason?Yn(t.stopReason)[1]:"",a=i&&(t.stopReason===
"step"?"… ":"■ ")+i;return c("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[c("div",{class:"gp-line-head",children:[
c("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),c(VT,{line:t}),a?c("span",{children:a}):null]}),c("span",{class:"gp-line-body",ref:o}),
t.untold?c("span",{class:"gp-untold",children:t.untold}):null,c("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&a?a:null})]})}function VT({line:{
kind:e,score:t}}){if(t===null)return null;let n=D(t,3);return e==="running"?c("span",{title:l("sum of the log-probabilities so far, in nats"),children:l("sum {v\
alue}",{value:n})}):c("span",{title:l("the sum divided by the length penalty"),children:l("score {value}",{value:n})})}var $c={};E($c,{SPECIAL_RUNS:()=>Bc});var Bc={drafts:e=>e.rounds.length>0,beams:e=>e.usesBeams,beamtree:e=>e.usesBeams,hypotheses:e=>e.usesBeams,canvas:e=>e.canvasSteps.length>0,layers:e=>!!e.current()?.
layers,cross_attention:e=>e.looksAtMedia,reranked:e=>!!e.current()?.reranked?.length,template:e=>!!(e.written??e.started?.request.messages?.length),spoken:e=>e.
speaks,word_times:e=>!!e.started?.timestamps,watermark:e=>an(e).total.marks>0};var ZT={curve:Uf,branches:$h,candidates:Mm,draw:xh,check:Wm,knob_strips:Ph,in_words:Im,logit_lens:Xm,numbers:ug,processors:Tg,quiz:Og,token:Ng,tokens:tb,what_if:Nh};
Ni(()=>ha(ZT,Bc));var Hc={};E(Hc,{isPair:()=>rb,klUnitWords:()=>YT,klWords:()=>ob,precisionsIn:()=>nb,readGroups:()=>JT,sizeWords:()=>XT,termsOf:()=>QT});var nb=e=>e?.question==="precision"?e:null,rb=e=>!!(e&&!e.error),JT=e=>(nb(e)?.groups??[]).map((t,n)=>({...t,number:n})).filter(t=>rb(t.pair));function ob(e,t){
if(!G(e))return l("infinite");let n=Re(e,t);if(n===0)return"0";if(n>=.001)return Oi(n,3);let[r,o]=n.toExponential(1).split("e-");return`${se(r)} × ${_s(o)}`}
var YT=(e,t)=>G(e)?hn(e,ob(e,t),t):l("infinite"),XT=e=>e>=1e9?l("{size} GB",{size:D(e/1e9,2)}):l("{size} MB",{size:D(e/1e6,e<1e7?2:1)}),QT=({candidates:e})=>e.map(
([,t,n,r])=>({text:t,p:n,q:r}));var Ic={};E(Ic,{onTheme:()=>tM});var Wc=new Set,ib=!1,sb=()=>Wc.forEach(e=>e());function eM(){ib=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",sb);for(let e of[document.documentElement,document.body])new MutationObserver(sb).observe(e,{attributeFilter:["class"]})}function tM(e){return ib||eM(),
Wc.add(e),()=>Wc.delete(e)}var Dc={};E(Dc,{CanvasMoment:()=>Vs,draftOf:()=>rM,momentOf:()=>nM,numbersOfPlace:()=>oM});function nM(e,t){let n=e.canvasSteps.length-1;return n<0?null:new Vs(e,t===null?n:Math.min(t,n))}var Vs=class{constructor(t,n){this.log=t;this.number=n;this.steps=
t.canvasSteps,this.step=this.steps[n],this.canvas=this.steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.
step;return this.steps.filter(({canvas:n},r)=>n<t&&this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.
step.places[t].accepted)return null;let n=this.number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){
let t=this.step.places.map((n,r)=>this.accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{
eos_token_ids:t=[],effective:n={}}=this.log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(
o));return r<0?1/0:r+1}history(t){let n=this.canvas,r=n[n.length-1].places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;let s=n.filter(
i=>i.places[t].accepted).length;return{since:o,accepted:s,count:n.length,last:r}}};function rM({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).
join(""):e.filter(({canvas:r},o)=>e[o+1]?.canvas!==r).flatMap(({places:r})=>r.map(({piece:o})=>o??"")).join("")}var oM=({logprob:e,entropy:t})=>({probability:O(
e),rawProbability:0,rank:1,surprisal:-(e??-1/0),entropyBefore:t,entropyAfter:t});var Fc={};E(Fc,{TokenInk:()=>sM,useInk:()=>ab});function ab({text:e,piece:t},n=""){let r=N(null);return I(()=>{r.current&&(r.current.replaceChildren(),ln(r.current,{text:e,piece:t}))},[e,t]),I(()=>{r.current?.
querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function sM({token:e,ground:t,words:n}){let r=ab(e,t);return c("span",{class:"gp-t\
oken",tabIndex:0,ref:s=>{r.current=s,Ae(n)(s)}})}var qc={};E(qc,{bytesOf:()=>iM});function iM(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var zc={};E(zc,{LineKey:()=>lb,LineKeys:()=>aM});function lb({look:e,name:t,term:n}){return c("span",{children:[c("svg",{width:"26",height:"8","aria-hidden":"true",children:c("path",{class:e,d:"M1 4H25"})}),n?
c(W,{...n,children:t}):c("span",{children:t})]})}function aM({class:e,keys:t}){return c("p",{class:`gp-note ${e}`,children:t.map((n,r)=>c(lb,{...n},r))})}var Zc={};E(Zc,{Axes:()=>Gc,Drawing:()=>Kc,Line:()=>jr,Path:()=>Vc,Told:()=>Zs,Words:()=>un,diamond:()=>Uc,pixel:()=>de,roundTicks:()=>ub,ticksWithin:()=>jc});var lM=240;function uM({height:e,x:t,y:n,left:r=46,right:o=18,top:s=14,bottom:i=38},a){let u=Math.max(lM,a),p=(d,[f,h])=>(d-f)/(h-f||1);return{width:u,height:e,
left:r,right:o,top:s,bottom:i,inner:u-r-o,x:d=>r+p(d,t)*(u-r-o),y:d=>e-i-p(d,n)*(e-s-i)}}function Kc({frame:e,label:t,class:n,onClick:r,children:o}){let s=N(null),
[i,a]=C(0);I(()=>{let p=s.current;if(!p)return;let d=()=>a(p.clientWidth);d();let f=new ResizeObserver(d);return f.observe(p),()=>f.disconnect()},[]);let u=uM(e,
i);return c("div",{class:n,ref:s,onClick:p=>r?.(p,u),children:c("svg",{class:"gp-drawing",role:"group","aria-label":t,viewBox:`0 0 ${u.width} ${u.height}`,style:{
height:`${u.height}px`},children:o(u)})})}function ub(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*([1,2,2.5,5].find(a=>a*o>=r*.8)??10),
i=[];for(let a=Math.floor(e/s+1e-9);a<=Math.ceil(t/s-1e-9);a++)i.push(Number((a*s).toPrecision(12)));return i}var jc=(e,t,n)=>ub(e,t,n).filter(r=>r>=e&&r<=t);function Gc({
plot:e,x:t,y:n,xTitle:r,yTitle:o}){let[s,i]=[e.height-e.bottom,e.width-e.right];return c(T,{children:[n.map(([a,u])=>c("g",{children:[c(jr,{class:"gp-guide",from:[
e.left,e.y(a)],to:[i,e.y(a)]}),c(un,{at:[e.left-7,e.y(a)+4],anchor:"end",children:u})]},`y ${a}`)),t.map(([a,u])=>c("g",{children:[c(jr,{class:"gp-guide",from:[
e.x(a),s],to:[e.x(a),s+4]}),c(un,{at:[e.x(a),s+17],children:u})]},`x ${a}`)),c(un,{class:"gp-axis",at:[(e.left+i)/2,e.height-4],children:r}),o&&c(un,{class:"gp-\
axis",at:[2,e.top-16],anchor:"start",children:o})]})}var de=e=>Math.round(e*10)/10,Uc=(e,t,n)=>`M${de(e)} ${de(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function jr({
class:e,from:t,to:n}){return c("line",{class:e,x1:de(t[0]),y1:de(t[1]),x2:de(n[0]),y2:de(n[1])})}function Vc({class:e,points:t}){let n=t.map(([r,o],s)=>`${s?"L":
"M"}${de(r)} ${de(o)}`).join("");return c("path",{class:e,d:n||"M0 0"})}function un({at:e,anchor:t="middle",class:n,children:r}){return c("text",{class:n,x:de(e[0]),
y:de(e[1]),"text-anchor":t,children:r})}function Zs({class:e,words:t,children:n}){return c("g",{class:e,tabIndex:0,role:"img","data-tip":t,"aria-label":t,children:n})}var Jc={};E(Jc,{ZPicture:()=>fM,zKeys:()=>wM});var cM=400,pM=12,dM=40;function fM({curves:e,threshold:t,needed:n,label:r,class:o}){let s=e.filter(({points:m})=>m.length),i=s.flatMap(({points:m})=>m),a=i.map(
([,m])=>m),u=Math.max(dM,...i.map(([m])=>m)),p=n&&n.at<=2*u?Math.max(u,n.at*1.05):u,d=Math.min(-.5,...a)*1.08,f=Math.max(t*1.15,1,...a)*1.06,h=(m,g,b)=>jc(m,g,b).
map(w=>[w,String(w)]);return c(Kc,{class:o,frame:{height:260,x:[0,p],y:[d,f],left:40,top:24},label:r??l("z over the number of tokens"),children:m=>c(T,{children:[
c("g",{"aria-hidden":"true",children:[c(Gc,{plot:m,x:h(0,p,m.inner/90),y:h(d,f,5),xTitle:l("tokens scored"),yTitle:"z"}),[0,t].map((g,b)=>c(jr,{class:b?"gp-z-th\
reshold":"gp-unity",from:[m.left,m.y(g)],to:[m.width-m.right,m.y(g)]},b)),s.map(({look:g,points:b},w)=>c(Vc,{class:`gp-z-${g}`,points:hM(b).map(([y,x])=>[m.x(y),
m.y(x)])},w)),s.map(({look:g,points:b},w)=>c(mM,{look:g,x:m.x(b[b.length-1][0]),y:m.y(b[b.length-1][1])},w)),c(gM,{plot:m,points:s.at(0)?.points??[],threshold:t})]}),
c("g",{children:[c(bM,{plot:m,curves:s}),n&&n.at<=p&&c(Zs,{words:n.words,children:c("path",{class:"gp-z-needed",d:`M${de(m.x(n.at))} ${de(m.y(t))}l-6 11h12Z`})})]})]})})}
function hM(e){let t=Math.ceil(e.length/cM);return e.filter((n,r)=>r%t===0||r===e.length-1)}var mM=({look:e,x:t,y:n})=>e==="measured"?c("circle",{class:"gp-meas\
ured",cx:de(t),cy:de(n),r:5}):c("path",{class:`gp-z-end gp-z-end-${e}`,d:Uc(t,n,4.5)});function gM({plot:e,points:t,threshold:n}){let r=s=>Math.abs(t[s][1]-n),o=t.
length>0&&r(t.length-1)>r(Math.floor(t.length/8));return c(un,{class:"gp-halo gp-strong",at:[o?e.width-e.right:e.left+5,e.y(n)-6],anchor:o?"end":"start",children:l(
"threshold {value}",{value:In(n)})})}function bM({plot:e,curves:t}){let n=Math.max(0,...t.map(({points:o})=>o[o.length-1][0])),r=Math.min(pM,n);return Array.from(
{length:r},(o,s)=>{let[i,a]=[n*s/r,n*(s+1)/r],u=t.flatMap(({name:d,points:f})=>{let h=f.findLast(([m])=>m<=a);return h&&h[0]>i?[`${d} ${D(h[1],2)}`]:[]});if(!u.
length)return null;let p=v(Math.floor(a),"After {count} token: {values}","After {count} tokens: {values}",{values:u.join(", ")});return c(Zs,{class:"gp-z-place",
words:p,children:c("rect",{class:"gp-catch",x:de(e.x(i)),y:e.top,width:de(e.x(a)-e.x(i)),height:de(e.height-e.bottom-e.top)})},s)})}var wM=e=>e.map(({name:t,look:n,
tip:r})=>({look:`gp-z-${n}`,name:t,term:r===void 0?void 0:{id:"z-score",meaning:r,formula:""}}));window.GenerationPlaygroundModules={"node_modules/preact/dist/preact.mjs":ri,"node_modules/preact/hooks/dist/hooks.mjs":ui,"visualizers/panes/core/sight.ts":gi,
"visualizers/panes/core/feed.ts":ki,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":_i,"visualizers/panes/core/component.tsx":vi,"visualizers/panes/core/r\
easoning.ts":Si,"visualizers/panes/core/tables.ts":Ri,"visualizers/panes/core/notation.ts":Ci,"visualizers/panes/core/texts.ts":Ai,"visualizers/panes/core/log.t\
s":Hi,"visualizers/panes/core/values.ts":Wi,"visualizers/panes/core/text.ts":Ui,"visualizers/panes/core/dom_patch.ts":Zi,"visualizers/panes/core/alone.ts":Yi,"v\
isualizers/panes/core/document_links.ts":Xi,"visualizers/panes/core/meanings.ts":Qi,"visualizers/panes/core/glossary.ts":ta,"visualizers/panes/core/run_group.ts":ra,
"visualizers/panes/core/term_links.ts":sa,"visualizers/panes/core/tips.ts":ua,"visualizers/panes/core/runtime.ts":ma,"visualizers/panes/core/slider_keys.ts":wa,
"visualizers/panes/widgets/term.tsx":ka,"visualizers/panes/widgets/token_label.tsx":ya,"visualizers/panes/draws/draw_words.ts":xa,"visualizers/panes/widgets/fil\
es.tsx":al,"visualizers/panes/charts/picture_files.ts":cl,"visualizers/panes/charts/values_list.tsx":dl,"visualizers/panes/draws/accept_words.ts":ml,"visualizer\
s/panes/assisted/acceptance.ts":gl,"visualizers/panes/assisted/draft_words.ts":vl,"visualizers/panes/tokens/stages.ts":Tl,"visualizers/panes/draws/drawn_step.ts":Ml,
"visualizers/panes/draws/mass_bounds.ts":El,"visualizers/panes/draws/luck.ts":Nl,"visualizers/panes/draws/accept_bar.tsx":Hl,"visualizers/panes/widgets/tip.ts":Wl,
"visualizers/panes/beam_search/score_check.ts":Vl,"visualizers/panes/beam_search/fold_words.ts":Yl,"visualizers/panes/beam_search/tree_layout.ts":Xl,"visualizer\
s/panes/beam_search/tree_picture.ts":ru,"visualizers/panes/beam_search/beam_words.ts":au,"visualizers/panes/tokens/constraints.ts":cu,"visualizers/panes/beam_se\
arch/beam_finalization.ts":fu,"visualizers/panes/watermarks/watermark_statistics.ts":gu,"visualizers/panes/watermarks/watermark_words.ts":wu,"visualizers/panes/\
tokens/in_hand.ts":xu,"visualizers/panes/tokens/sampling_knobs.ts":Tu,"visualizers/panes/tokens/score_points.ts":Eu,"visualizers/panes/tokens/hand_state.ts":Cu,
"visualizers/panes/widgets/sentences.tsx":Iu,"visualizers/panes/core/shades.ts":Gu,"visualizers/panes/widgets/shade_scale.tsx":Uu,"visualizers/panes/tokens/lens\
_places.ts":Ju,"visualizers/panes/assisted/draft_figures.tsx":Qu,"visualizers/panes/widgets/filled.tsx":oc,"visualizers/panes/core/run_sums.ts":ac,"visualizers/\
panes/widgets/kept.ts":dc,"visualizers/panes/core/virtual_rows.ts":fc,"visualizers/panes/watermarks/detection_words.ts":mc,"visualizers/panes/watermarks/waterma\
rk_marks.ts":bc,"visualizers/panes/watermarks/mark_answer.tsx":kc,"visualizers/panes/widgets/card.tsx":yc,"visualizers/panes/tokens/written_tokens.ts":vc,"visua\
lizers/panes/tokens/card.tsx":Sc,"visualizers/panes/watermarks/marked_text.tsx":Rc,"visualizers/panes/tokens/media_chips.tsx":Oc,"visualizers/panes/special_run_\
kinds.ts":$c,"visualizers/panes/models/pair_words.ts":Hc,"visualizers/panes/core/theme.ts":Ic,"visualizers/panes/diffusion/canvas_state.ts":Dc,"visualizers/pane\
s/widgets/token_ink.tsx":Fc,"visualizers/panes/core/bytes.ts":qc,"visualizers/panes/charts/line_keys.tsx":zc,"visualizers/panes/charts/drawing.tsx":Zc,"visualiz\
ers/panes/watermarks/z_picture.tsx":Jc};})();
/*!
d3-array

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-color

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-interpolate

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-path

Copyright 2015-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-scale

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-shape

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
/*!
d3-time-format

Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
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
