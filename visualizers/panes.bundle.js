// Written by .ci/bundle.py from modules with the SHA-256 c7158b5b03fdb81aa203ef4f63a766307f13de79dc305eb892290828c1cc811d: edit those.
(()=>{var ru=Object.defineProperty;var S=(e,t)=>{for(var n in t)ru(e,n,{get:t[n],enumerable:!0})};var po={};S(po,{useCallback:()=>wu,useContext:()=>yu,useDebugValue:()=>_u,useEffect:()=>uo,useErrorBoundary:()=>vu,useId:()=>xu,useImperativeHandle:()=>ku,useLayoutEffect:()=>F,
useMemo:()=>Oe,useReducer:()=>_e,useRef:()=>O,useState:()=>N});var ro={};S(ro,{Component:()=>Ze,Fragment:()=>T,cloneElement:()=>iu,createContext:()=>hu,createElement:()=>Xe,createPortal:()=>bu,createRef:()=>au,h:()=>Xe,hydrate:()=>fu,
isValidElement:()=>fi,options:()=>P,render:()=>ue,toChildArray:()=>vi});var P,mi,fi,ke,Zn,qt,hi,It,gi,eo,Yn,bi,Ye=Symbol.for("pv"),jt={},$t=[],su=/^m(i|n|o|s|text|space)$/,
zt=Array.isArray,Gt=$t.slice,we=Object.assign;function Ee(e){e&&e.parentNode&&e.remove()}function Xe(e,t,n){var o,r,s,i={},l=arguments.length;for(s in t)s=="key"?
o=t[s]:s=="ref"&&typeof e!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Gt.call(arguments,2):n),Re(e,i,o,r,null)}function iu(e,t,n){var o,r,s,i=we({},
e.props),l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e.type!="function"?r=t[s]:i[s]=t[s];return l>2&&(i.children=l>3?Gt.call(arguments,2):n),
Re(e.type,i,o!==void 0?o:e.key,r!==void 0?r:e.ref,null)}function Re(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ye,
__v:r||++mi,__i:-1,__u:0};return!r&&P.vnode&&P.vnode(s),s}function au(){return{current:null}}function T(e){return e.children}function Ze(e,t){this.props=e,this.
context=t,this.__g=0}function ye(e,t){if(t==null)return e.__&&ye(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:ye(e)}function lu(e){var t,n=e.__v,o=n.__e,r=[],s=[],i=e.__P;i&&((t=we({constructor:Ye},n)).__v=n.__v+1,P.vnode&&P.vnode(t),to(
i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||ye(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Si(r,t,s),n.__=n.__e=null,t.__e!=o&&ki(t))}function ki(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ki(e)}function Xn(e){(8&e.__g||(e.__g|=8,ke.push(e),qt++))&&Zn==P.
debounceRendering||((Zn=P.debounceRendering)||queueMicrotask)(wi)}function wi(){try{for(var e,t=1;ke.length;)ke.length>t&&ke.sort(hi),e=ke.shift(),t=ke.length,8&
e.__g&&lu(e)}finally{(qt=ke.length)&&(Zn||queueMicrotask)(wi)}}function yi(e,t,n,o,r,s,i,l,c,d,p){var m,h,f,g,E,k,y=o.__k||$t,v=t.length;for(c=uu(n,t,y,c,v),m=0;m<
v;m++)(f=n.__k[m])!=null&&(h=~f.__i&&y[f.__i]||jt,f.__i=m,k=to(e,f,h,r,s,i,l,c,d,p),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&no(h.ref,null,f,h),f.ref&&p.push(f.
ref,f.__c||g,f)),E=E||g,4&f.__u?(c=_i(f,c,e,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&k!==void 0?c=k:g&&(c=g.nextSibling),f.__u&=-21);return n.__e=
E,c}function uu(e,t,n,o,r){var s,i,l,c,d,p,m,h,f,g=n.length,E=g,k=0,y=0,v=e.__k=Array(r);for(s=0;s<r;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=v[s]=Re(null,i):zt(i)?i=v[s]=Re(T,{children:i}):i.constructor===Ye&&i.__b?i=v[s]=Re(i.type,i.props,i.key,i.ref,
i.__v):v[s]=i,c=s+k,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=cu(i,n,c,E))&&(E--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==c-1?k--:d==c+1?k++:d!=c&&(d>c?k--:k++,
y=1)):(~d||(r>g?k--:r<g&&k++),typeof i.type!="function"&&(i.__u|=4))):v[s]=null;if(y){for(p=[],m=[],s=0;s<r;s++)if((i=v[s])&&16&i.__u){for(k=0,h=p.length;k<h;)p[f=
k+h>>1]<i.__i?k=f+1:h=f;p[k]=i.__i,m[s]=k+1}for(k=p.length;s--;)m[s]&&(m[s]==k?k--:v[s].__u|=4)}if(E)for(s=0;s<g;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=ye(l)),oo(
l,l));return o}function _i(e,t,n,o){var r,s,i,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=e,t=_i(r[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=ye(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function vi(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(zt(e)?e.some(function(n){vi(n,t)}):t.push(e)),t}function cu(e,t,n,o){var r,s=e.key,i=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&
s==l.key&&i==l.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.
__u)&&s==l.key&&i==l.type)return r}return-1}function di(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Dt(e,t,n,o,r){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||di(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||
di(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yn[t]||(Yn[t]=pu(
t)),(e.__a||(e.__a={}))[t]=eo,s=t!=(t=t.replace(gi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function pu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[It]==null)t[It]=
eo++;else if(t[It]<this.__a[e])return;return n(P.event?P.event(t):t)}}}function to(e,t,n,o,r,s,i,l,c,d){var p,m,h,f,g,E,k,y,v,W,L,K,G,M,j,ae,re,Le,le=t.type;if(t.
constructor!==Ye)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,m=s=[],p.nodeType==8?l=Kt(p,s):s.push(p),l=s[0]||l),(p=P.__b)&&p(t);e:if(typeof le==
"function"){h=i.length;try{if(y=t.props,v=(p=le.prototype)&&p.render,W=(p=le.contextType)&&o[p.__c],L=p?W?W.props.value:p.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(v?t.__c=f=new le(y,L):(t.__c=f=new Ze(y,L),f.constructor=le,f.render=mu),W&&W.sub(f),f.state||(f.state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),v&&(f.__s||(f.
__s=f.state),le.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=we({},f.__s)),we(f.__s,le.getDerivedStateFromProps(y,f.__s)))),g=f.props,E=f.state,f.__v=t,n.__c){
if(y!==g&&v&&!le.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(y,L),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&
f.shouldComponentUpdate(y,f.__s,L)===!1){t.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ee){ee&&(ee.__=t)}),$t.push.
apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=ye(n);break e}f.componentWillUpdate&&f.componentWillUpdate(y,f.__s,L),v&&f.componentDidUpdate&&f.__h.push(
function(){f.componentDidUpdate(g,E,k)})}else v&&!le.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),v&&f.componentDidMount&&f.__h.push(f.
componentDidMount);f.context=L,f.props=y,f.__P=e,f.__g&=-5,K=P.__r,G=v?25:0;do f.__g&=-9,K&&K(t),p=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++G<
25);v&&($t.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=we({},o,f.getChildContext())),v&&n.__c&&f.getSnapshotBeforeUpdate&&(k=f.getSnapshotBeforeUpdate(
g,E)),M=p&&p.type===T&&p.key==null?p.props.children:p,y.__P&&(p=l,r=(e=y.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ee){ee&&oo(ee,
ee)}),n.__k=null),l=n.__k?ye(n,0):null),l=yi(e,zt(M)?M:[M],t,n,o,r,s,i,l,c,d),y.__P&&(t.__e=null,l=p),t.__u&=-161,m&&m.some(Ee),f.__h.length&&i.push(f),1&f.__g&&
(f.__g&=-4)}catch(ee){if(i.length=h,t.__v=null,c||s)if(ee&&ee.then){if(t.__u|=128|c,s){for(~(re=s.indexOf(l||void 0))||(re=s.length);(Le=s[re-1])&&Le.nodeType==
8;)re--;for(;re<s.length;re++)if(Le=s[re])if(s[re]=null,j){if(Le==ae)break}else{if(Le.nodeType!=8)break;Le.data.startsWith("$s")&&(ae=Kt(j=Le))}}if(!j){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;j=l}(p=Kt(j=t.__c.__z||(t.__c.__z=j)))?(t.__e=j,l=p):t.__e=l,l=l&&l.nextSibling}else s&&s.some(Ee);else t.__e=n.__e;
t.__k||(t.__k=n.__k||[]),ee&&ee.then||xi(t),P.__e(ee,t,n)}}else l=t.__e=du(n.__e,t,n,o,r,s,i,c,d,e);return(p=P.diffed)&&p(t),l}function Kt(e,t){if(e&&e.nodeType==
8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(
e)}}function xi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(xi))}function Si(e,t,n){for(var o=0;o<n.length;)no(n[o++],n[o++],n[o++]);P.__c&&P.__c(t,e),e.some(
function(r){try{e=r.__h,r.__h=[],e.some(function(s){s.call(r)})}catch(s){P.__e(s,r.__v)}})}function du(e,t,n,o,r,s,i,l,c,d){var p,m,h,f,g,E,k,y,v=n.props||jt,W=t.
props,L=t.type;if(L=="svg"?r="http://www.w3.org/2000/svg":L=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.
length;p++)if((g=s[p])&&(L?g.localName==L:g.nodeType==3)){e=g,s[p]=null;break}}if(!e){if(y=d.ownerDocument||document,!L)return y.createTextNode(W);e=y.createElementNS(
r,L,W.is?W:d),l&&(P.__m&&P.__m(t,s),l=!1),s=null}if(L){if(d=L=="template"&&e.content||e,s=L=="textarea"&&W.defaultValue!=null?null:s&&Gt.call(d.childNodes),!l&&
s)for(v={},p=0;p<e.attributes.length;p++)v[(g=e.attributes[p]).name]=g.value;for(p in v)g=v[p],p=="dangerouslySetInnerHTML"?h=g:p=="children"||p in W||p=="value"&&
"defaultValue"in W||p=="checked"&&"defaultChecked"in W||Dt(e,p,null,g,r);for(p in W)g=W[p],p=="children"?f=g:p=="dangerouslySetInnerHTML"?m=g:p=="value"?E=g:p==
"checked"?k=g:l&&typeof g!="function"||v[p]===g||Dt(e,p,g,v[p],r);m?(l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(h&&(e.
textContent=""),(L=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&su.test(L))&&(r="http://www.w3.org/1999/xhtml"),yi(d,zt(f)?f:[f],t,n,o,r,s,i,s?s[0]:
n.__k&&ye(n,0),l,c),s&&s.some(Ee)),l&&L!="textarea"||(p="value",L=="progress"&&E==null?e.removeAttribute(p):E==null||E===e[p]&&(L!="progress"||E)||Dt(e,p,E,v[p],
r),p="checked",k!=null&&k!=e[p]&&Dt(e,p,k,v[p],r))}else v===W||l&&e.data==W||(e.data=W);return e}function no(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&
(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){P.__e(r,n)}}function oo(e,t,n){var o,r,s,i;if(P.unmount&&P.unmount(
e),!(o=e.ref)||o.current&&o.current!=e.__e||no(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){P.__e(l,t)}o.__P=o.__n=null}
if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&oo(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Kt(o,s=[]))&&(o==e.__e&&s.some(Ee),Ee(
r),Ee(o)),n||Ee(e.__e),e.__e=e.__c=e.__=null}function mu(e,t,n){return this.constructor(e,n)}function ue(e,t){var n,o,r,s;P.__&&P.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Re(T,{children:[e]}),r=[],s=[],to(t,t.__k,o||jt,jt,t.namespaceURI,o?null:t.firstChild?Gt.call(t.childNodes):null,r,o?o.__e:t.
firstChild,n,s),Si(r,t.__k,s),t.__k.props.children=null}function fu(e,t){e&&typeof e=="object"&&(e.__u|=32),ue(e,t)}function hu(e){function t(n){var o,r;return this.
getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&o.forEach(
function(i){i.__g|=4,Xn(i)})},this.sub=function(s){o.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){o.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+bi++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}function gu(e){return e.children}function bu(e,t){return Re(
gu,{__P:t,children:e})}P={__e:function(e,t,n,o){for(var r,s,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&
r.setState(s.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw qt=0,e}},
mi=0,fi=function(e){return e!=null&&e.constructor===Ye},Ze.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=we({},this.state)),typeof e==
"function"&&(e=e(we({},n),this.props)),e&&(we(n,e),this.__v&&(t&&this.__k.push(t),Xn(this)))},Ze.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Xn(this))},Ze.prototype.render=T,ke=[],qt=0,hi=function(e,t){return e.__v.__b-t.__v.__b},It=Symbol(),gi=/(PointerCapture)$|Capture$/i,eo=0,Yn={},bi=
0;var ce,D,so,Ti,io=Object.is,Ie=0,Ni=[],ao=[],q=P,Li=q.__b,Ei=q.__r,Ri=q.diffed,Mi=q.__c,Oi=q.unmount,Pi=q.__;function Me(e,t){q.__h&&q.__h(D,e,Ie||t),Ie=0;var n=D.
__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function N(e){return Ie=1,_e(Hi,e)}function _e(e,t,n){var o=Me(ce++,2);if(o.t=e,!o.__c&&
(o.__=[n?n(t):Hi(void 0,t),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);io(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=D,!D.__f)){D.__f=!0;var r=D.shouldComponentUpdate;
D.shouldComponentUpdate=function(s,i,l){var c=this.__H;if(!c)return!0;var d=!1,p=this.props!=s;if(c.__.some(function(h){h.__N&&(d=!0,io(h.__[0],h.__N[0])||(p=!0))}),
r){var m=r.call(this,s,i,l);return d?m||p:m}return!d||p}}return o.__}function uo(e,t){var n=Me(ce++,3);!q.__s&&co(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,D.__H.__h.push(
n))}function F(e,t){var n=Me(ce++,4);!q.__s&&co(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,D.__h.push(n))}function O(e){return Ie=5,Oe(function(){return{current:e}},[])}function ku(e,t,n){
Ie=6,F(function(){if(typeof e=="function"){var o=e(t());return function(){e(null),typeof o=="function"&&o()}}if(e)return e.current=t(),function(){return e.current=
null}},n==null?n:n.concat(e))}function Oe(e,t){var n=Me(ce++,7);return co(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function wu(e,t){return Ie=8,Oe(function(){return e},
t)}function yu(e){var t=D.context[e.__c],n=Me(ce++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(D)),t.props.value):e.__}function _u(e,t){q.useDebugValue&&q.useDebugValue(
t?t(e):e)}function vu(e){var t=Me(ce++,10),n=N();return t.__=e,D.componentDidCatch||(D.componentDidCatch=function(o,r){t.__&&t.__(o,r),n[1](o)}),[n[0],function(){
return n[1]()}]}function xu(){var e=Me(ce++,11);if(!e.__){for(var t=D.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Su(){
var e;do{for(;e=ao.shift();)try{et(e)}catch(n){q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ni.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(et),t.__h.some(lo),t.__h=
[]}catch(n){t.__h=[],q.__e(n,e.__v)}}}while(ao.length)}q.__b=function(e){D=null,Li&&Li(e)},q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Pi&&Pi(e,t)},
q.__r=function(e){Ei&&Ei(e),ce=0;var t=(D=e.__c).__H;t&&(so==D?D.__h=[]:(t.__h.some(et),t.__h.some(lo),ce=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),
n.u=n.__N=void 0})),so=D},q.diffed=function(e){Ri&&Ri(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ai(Ni.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),so=
D=null},q.__c=function(e,t){t.some(function(n){try{n.__h.some(et),n.__h=n.__h.filter(function(o){return!o.__||lo(o)})}catch(o){n.__h=[function(){throw o}]}}),Mi&&
Mi(e,t)},q.unmount=function(e){Oi&&Oi(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.
__P);)n=n.__;n=n&&n.__c}r.__P=n,Ai(ao.push(r))}else et(r)}catch(s){t=s}}),o.__H=void 0,t&&q.__e(t,o.__v))};var Ci=typeof requestAnimationFrame=="function";function Tu(e){
var t,n=function(){clearTimeout(o),Ci&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ci&&(t=requestAnimationFrame(n))}function Ai(e){e!=1&&Ti==q.requestAnimationFrame||
((Ti=q.requestAnimationFrame)||Tu)(Su)}function et(e){var t=D,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),D=t}function lo(e){var t=D;e.__c=e.__(),D=t}function co(e,t){
return!e||e.length!=t.length||t.some(function(n,o){return!io(n,e[o])})}function Hi(e,t){return typeof t=="function"?t(e):t}var wo={};S(wo,{groupPane:()=>Ku,runPane:()=>$,useFresh:()=>se,useRedraw:()=>Iu});var Fi=e=>e.closest(".view, .drawer")||document.body;function Jt(e){return e.checkVisibility()||e.hidden&&Fi(e).checkVisibility()}var Vt=new WeakMap,mo;function Bi(e,t){
mo??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(Lu).forEach(i=>i()));let n=Fi(e),o=n.checkVisibility()?e:n,r=Vt.get(o)??
new Set;Vt.set(o,r.add(t)),mo.observe(o)}function Lu(e){mo.unobserve(e);let t=[...Vt.get(e)||[]];return Vt.delete(e),t}var Ut=new WeakMap,fo=new WeakMap,Wi;function Di(e){
return Ut.has(e)||(Wi??=new IntersectionObserver(Eu,{rootMargin:"50%"}),Ut.set(e,!1),Wi.observe(e)),!!Ut.get(e)&&!e.hidden}function Ii(e,t){fo.set(e,t)}function Eu(e){
for(let{target:t,isIntersecting:n}of e){Ut.set(t,!n);let o=n&&fo.get(t);o&&(fo.delete(t),o())}}var Ke=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let o=t.lastIndexOf(`
`)+1;for(;this.position<o;){let r=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,r)),this.position=r+1}this.head=t.slice(0,Math.min(o,100)),this.tail=t.slice(Math.max(0,o-100),o)}append(t){
let n=0;for(let o of t.split(`
`))this.readLine(o)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,{whenOpen:o=!1,
rest:r=0}={}){let s={element:t,update:n,whenOpen:o,rest:r,last:0,grown:0,missed:tt(this.kinds),tellNow:()=>Zt([s])};this.subscribers.add(s),Zt([s])}changed(t){Qt.
size||requestAnimationFrame(Ru),Qt.add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?
n.missed=Cu(n.missed,t):this.subscribers.delete(n);return[...this.subscribers]}},Qt=new Set;function Ru(){let e=[...Qt];Qt=new Set,Zt(e.flatMap(t=>t.takeChanges()),
!0)}function Zt(e,t=!1){let n=e.filter(({element:i,whenOpen:l})=>l&&i.isConnected),o=new Set(n.filter(({element:i})=>!Jt(i))),r=new Set(n.filter(i=>t&&go(i.missed)&&
!o.has(i)&&Di(i.element)));for(let{element:i,tellNow:l}of o)Bi(i,l);for(let{element:i,tellNow:l}of r)Ii(i,l);let s=performance.now();for(let i of e){let{missed:l,
update:c}=i;if(!(o.has(i)||r.has(i)||!Object.keys(l).length||Ou(i,s))){Object.assign(i,{missed:{},last:s,grown:go(l)?i.grown+1:0});try{c(l)}catch(d){console.error(
"Generation Playground: a pane could not be drawn.",d)}}}}var Mu=5,ho=new Set,Ki=0;function Ou(e,t){let n=e.last+e.rest-t;return n<=0||e.grown<Mu||!go(e.missed)?
!1:(ho.add(e),Ki||=window.setTimeout(()=>requestAnimationFrame(Pu),n),!0)}function Pu(){let e=[...ho];ho.clear(),Ki=0,Zt(e,!0)}var go=e=>!!e.steps&&Object.keys(
e).every(t=>t==="steps"||t==="entries"),tt=e=>Object.fromEntries(e.map(t=>[t,!0]));function Cu(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set(
[...e.entries,...t.entries])),n}var ko={};S(ko,{Fragment:()=>T,jsx:()=>u,jsxAttr:()=>Bu,jsxDEV:()=>u,jsxEscape:()=>$i,jsxTemplate:()=>Wu,jsxs:()=>u});var Au=/["&<]/;function bo(e){if(!e.length||!Au.test(e))return e;for(var t=0,n=0,o="",r="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:r="&quot;";break;case 38:
r="&amp;";break;case 60:r="&lt;";break;default:continue}n!=t&&(o+=e.slice(t,n)),o+=r,t=n+1}return n!=t&&(o+=e.slice(t,n)),o}var ji=Symbol.for("pv"),Nu=0,Hu=Array.
isArray;function u(e,t,n,o,r,s){t||(t={});var i,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var d={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:ji,__v:--Nu,__i:-1,__u:0};return(r||s)&&(d.__source=r,d.__self=s),P.vnode&&P.vnode(d),d}function Wu(e){var t=u(
T,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var qi={},Fu=/[A-Z]/g;function Bu(e,t){if(P.attr){var n=P.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var o="";for(var r in t){var s=t[r];s!=null&&s!==""&&(o=o+(r[0]=="-"?r:qi[r]||(qi[r]=r.replace(Fu,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+bo(o)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+bo(""+t)+'"'}function $i(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===ji)return e;if(Hu(e)){for(var t=0;t<e.length;t++)e[t]=$i(e[t]);return e}}return bo(""+e)}function se(e){let t=O(null),n=t.current!==e;return t.current=e,n?e:Du}var Du={};function Iu(){let[,e]=_e(t=>t+1,0);return()=>e(void 0)}var $=(e,t,{readsKnobs:n=!1}={})=>(o,r)=>{
let s=zi(o,r,i=>u(e,{log:r,changes:i}),t);return i=>{(n||Object.keys(i).some(l=>l!=="knobs"))&&s(i)}},Ku=(e,t,n)=>(o,r)=>{let s=l=>({...l,entries:l.entries??new Set(
r.entries.keys())}),i=zi(o,r,l=>u(e,{group:r,changes:s(l)}),t);return l=>{(!n||l.run||n.some(c=>l[c]))&&i(l)}};function zi(e,t,n,o){let r=e.querySelector(".gp-d\
rawn")??e;if(r.replaceChildren(),!o)return i=>ue(n(i),r);let s=!1;return i=>{let l=s;s=o(t),e.hidden=!s,s&&ue(n(l?i:tt(t.kinds)),r)}}var No={};S(No,{Along:()=>U,RunLog:()=>ve,groupLetter:()=>Ao,isBeamNode:()=>sc,pathChange:()=>rn,pathOf:()=>C,penalised:()=>ic,startOf:()=>rc,unseenAfter:()=>lc,
unseenNode:()=>ac});var yo=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function _o(e,t,n,{start:o,end:r}){let{place:s}=e,{since:i,spans:l}=e,c=[...e.tail,[s,t]];for(;;){
let d=i===null?o:r,p=c.map(([,h])=>h).join("").indexOf(d);if(p<0)break;let m=qu(c,p);i===null?i=s+1:(l=[...l,{start:i,stop:Math.max(i,m),end:s+1}],i=null),c=ju(
c,p+d.length)}return n&&i!==null&&i<=s&&(l=[...l,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+1,since:i,tail:$u(c,(i===null?o:r).length-1),spans:l}}function Gi(e,t){
if(!t)return[];let n=yo(t);for(let{chosen:i,piece:l}of e)n=_o(n,i.text,l===null,t);let{spans:o,since:r,place:s}=n;return r===null?o:[...o,{start:r,stop:s,end:null}]}
function qu(e,t){let n=t;for(let[o,r]of e)if(n-=r.length,n<0)return o;return e[e.length-1][0]}function ju(e,t){let n=t;return e.flatMap(([o,r])=>{let s=r.slice(
n);return n=Math.max(0,n-r.length),s?[[o,s]]:[]})}function $u(e,t){let[n,o]=[e.length,0];for(;n>0&&o<t;)o+=e[--n][1].length;return e.slice(n)}var xo={};S(xo,{FIGURES:()=>zu,MODES:()=>Yt,PROCESSORS:()=>en,ROW_FIELDS:()=>vo,SCORES:()=>Gu,STOPS:()=>Xt});var Yt={greedy_search:"greedy decoding",sample:"sam\
pling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam searc\
h",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own dec\
oding loop",elsewhere:"from another server"},Xt={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},zu={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},en={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},Gu={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},vo={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark","share","luck"],DraftToken:["token_i\
d","text","draft_logprob","target_logprob","accepted","overlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_bef\
ore","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id",
"read_text"],Contender:["token_id","text","score","luck","rank","above"],Racer:["token_id","text","probability","luck"]};var Po={};S(Po,{isSaid:()=>Zu,isTouched:()=>Mo,language:()=>nt,t:()=>a,tn:()=>_,translateTemplate:()=>nn,withTexts:()=>Oo});var Ro={};S(Ro,{count:()=>b,fixed:()=>A,isOne:()=>Eo,language:()=>nt,listed:()=>Ju,notation:()=>z,plain:()=>pe,separators:()=>Qu,significant:()=>Lo,withMinus:()=>ot});
var Uu=["de","fr"];var So={},Ui={};function nt(){let e=(navigator.language||"").slice(0,2).toLowerCase();return Uu.includes(e)?e:"en"}var tn=()=>window.GenerationPlaygroundTexts?nt():
"en";function To(e){if(!So[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=o=>t.find(({type:r})=>r===o)?.value??"";So[e]={decimal:n("decimal"),group:n(
"group")}}return So[e]}function z(e){let t=tn();if(t==="en")return e;let{decimal:n,group:o}=To(t);return e.replace(/(?<=\d)[.,](?=\d)/g,r=>r==="."?n:o).replace(
/(?<=\d)\s?%/g," %")}var ot=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),A=(e,t=0)=>z(ot(e.toFixed(t))),Lo=(e,t)=>z(ot(e.toPrecision(t))),b=e=>Number.
isInteger(e)&&e>=0&&e<1e3?String(e):z(Vu.format(e)),Vu=new Intl.NumberFormat("en-US"),pe=e=>z(String(e)),Ju=e=>e.join(To(tn()).decimal===","?"; ":", ");function Eo(e,t){
let n=t?tn():"en";return n==="en"?e===1:(Ui[n]??=new Intl.PluralRules(n),Ui[n].select(e)==="one")}function Qu(){let{decimal:e,group:t}=To(tn());return e+t}function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?z(ot(e.number)):"one"in e?_(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),o=window.GenerationPlaygroundTexts?.[n]??n;return t?o.replace(/\{\{|\}\}|\{(\w+)\}/g,(r,s)=>{if(s===void 0)return r[0];let i=t[s];return typeof i=="number"?pe(
i):i&&typeof i=="object"?a(i):String(i??"")}):o}function _(e,t,n,o){let r=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?Eo(e,r):e===1;return a(
s?t:n,{count:b(e),...o})}var Zu=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Mo=()=>matchMedia(
"(pointer: coarse)").matches,Yu=["aria-label","title","placeholder","data-tip","label"];function nn(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.
createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let o=n.nextNode();o;o=n.nextNode()){let[,r,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(o.nodeValue??"")??[],l=s&&t[s.replace(/\s+/g,
" ")];l&&(o.nodeValue=r+l+i)}for(let o of[e,...e.querySelectorAll("*")])for(let r of Yu){let s=t[(o.getAttribute(r)||"").replace(/\s+/g," ")];s&&o.setAttribute(
r,s)}}function Oo(e){let n=window.GenerationPlaygroundCatalogues?.[nt()];if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(o=>o.json()).then(o=>{window.GenerationPlaygroundTexts=o},o=>console.warn("Generation Playground: the translation could not be loaded.",o)),window.
GenerationPlaygroundTextsLoading.then(e)}var Xu=20,ve=class extends Ke{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;isTokenFolded=!0;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll","fold"]),this.clear()}clear(){this.queued=
this.loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=
null,this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=
[],this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let o=this.append(
t);return this.coming.push(t),this.showComing(),o}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to t\
his run was lost."),fix:a("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!ec(t.type))throw new Error("unknown event "+t.type);Ji[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
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
prompts.flatMap((n,o)=>cc(n,o,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,o)=>({kind:"sequence",label:this.speaks?
a("codebook {number}",{number:o+1}):this.lasts.length>1?a("sequence {number}",{number:o+1}):"",last:n,score:null,stopReason:t[o]?t[o].stop_reason:null,untold:!n&&
t[o]&&!t[o].token_ids.length?t[o].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let o=n;for(;o&&o.index>t.index;)
o=o.before;return o===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let o=t===null?null:this.lines()[t];this.selectStep(o&&n!==
void 0?C(o.last)[n]??null:null)}selectStep(t,n=!1){let o=this.seen(t);this.selected===o&&this.suggested===n&&!this.rejected||(this.selected=o,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,o){this.selectStep(t),this.rejected={round:n,place:o},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let o=C(n),r=o.filter(d=>!d.given);if(r.length<2)return;let s=Gi(
o,this.started?.reasoning).filter(({end:d})=>d!==null),i=r.filter(({index:d})=>!s.some(({start:p,stop:m})=>p<=d&&d<m)),l=({distribution:d,chosen:{raw_logprob:p}})=>d.
entropy_before??-(p??-1/0),c=t&&r.find(d=>d.chosen.text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:r).reduce((d,p)=>l(p)>l(d)?p:d),!0)}walk(t){
let n=this.current();if(!n)return;let o=[...this.promptSteps,...C(this.lastOf(n))],r=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(o[Math.
max(0,Math.min(o.length-1,r+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,o,r){let s=this.found[t];
s.delete(n),s.set(n,{ids:o,found:r}),s.size>Xu&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return C(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let o=this.allLines()[t];o&&(C(o.last).forEach((r,s)=>{let i=Y("Candidate",n[s]||[]),l=new Set(
i.map(({token_id:c})=>c));r.watched=[...(r.watched||[]).filter(({token_id:c})=>!l.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:Y(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}foldToken(t){this.isTokenFolded!==t&&(this.
isTokenFolded=t,this.changed("fold"))}showPicture(t){this.picture!==t&&(this.picture=t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed(
"roll")}setUnit(t){this.unit=t,this.changed("unit")}},Ji={Queued(e,t){e.queued=t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed(
"status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("status")},Started(e,t){e.clear();let n=Y("Token",t.prompt_tokens??[]);e.started={...t,request:t.
request??{},prompt_tokens:n,decoder_tokens:Y("Token",t.decoder_tokens??[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{
step:t}){let n=Vi(t);n.read=!!e.started?.request.only_given,n.before=e.lasts[n.sequence]??null,n.draft=tc(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>
e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){let n=e.prompts[t.sequence]??=nc(),o={...t,distributions:t.distributions.map(Qi)};o.given&&
(n.given+=1);let r=Y("BeamCandidate",o.candidates).map(i=>oc(i,o,n));for(let{beam:i}of r)i.progress&&e.texts.set(i.token_id,i.text);uc(r),n.running=r.filter(i=>i.
beam.status==="running").sort((i,l)=>Co(i)-Co(l)),n.byNumber=new Map(n.running.map(i=>[Co(i),i]));let s=o.given?e.started?.effective.num_beams??0:0;for(let i=0;i<
s;i++)n.byNumber.set(i,r[0]);n.finished.push(...r.filter(i=>i.beam.status==="finished")),n.finished.sort((i,l)=>(l.beam.final_score??0)-(i.beam.final_score??0)),
n.finished.length=Math.min(n.finished.length,o.pool.length),n.pool=o.pool,n.pools.push(o.pool),n.steps.push(r),n.byStep.push(n.byNumber),n.distributions.push(o.
distributions),e.countStep(o)},PromptRead(e,{steps:t}){let n=null;e.promptSteps=t.map(o=>n={...Vi(o),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{
step:t}){let n={...t,places:Y("CanvasPlace",t.places)};e.canvasSteps.push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,
e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.follow,drafted:Y("DraftToken",t.drafted),race:Y("Racer",t.race??[])}),e.changed("steps")},
Finished(e,t){let n=t.sequences.map(o=>({...o,score:o.score??null,note:o.note??""}));e.finished={...t,sequences:n},n.forEach((o,r)=>{!o.token_ids.length&&o.text&&
(e.lasts[r]??=null)}),e.usesBeams&&(e.returned=n.map((o,r)=>mc(e,o,r))),e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&
(e.failed=t),e.queued=e.loading=null,e.changed("status")}},ec=e=>Object.hasOwn(Ji,e);function on(e,t){let n=vo[e],o={};for(let r=0;r<n.length;r++)o[n[r]]=t[r];return o}
function Y(e,t){return t.map(n=>on(e,n))}function Qi(e){return{...e,candidates:Y("Candidate",e.candidates),stages:Y("Stage",e.stages??[])}}function Vi(e){let{chosen:t,
distribution:n,watched:o,mark:r,draw:s,reranked:i,...l}=e,c={...l,chosen:on("Candidate",t),distribution:Qi(n),watched:Y("Candidate",o??[]),mark:r?on("Mark",r):null,
draw:s?{...s,contenders:Y("Contender",s.contenders??[])}:null,before:null,draft:null};return i&&(c.reranked=Y("Reranked",i)),c}function tc(e,t){let n=t.at(-1);if(!n||
e.index<n.start)return null;let o=e.index-n.start;return o<n.num_accepted?{origin:"accepted",instead:null,round:n,place:o}:{origin:n.follow,instead:n.drafted[o]||
null,round:n,place:o}}function nc(){return{running:[],byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var Co=({beam:e})=>e.
beam??0;function oc({mark:e,...t},n,o){let r=e?on("Mark",e):null,s={...t,mark:r},i=n.distributions[s.parent],l=i.candidates.find(c=>c.token_id===s.token_id);return{
index:n.index,sequence:n.sequence,before:o.byNumber.get(s.parent)||null,chosen:l||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.
seconds,elapsed:n.elapsed,draft:null,given:!!n.given,length:n.index+1-o.given,mark:r,beam:s}}function rc({started:e}){if(!e)throw new Error("no run has started");
return e}var sc=e=>!!e?.beam,ic=({beam:e,length:t},n)=>t>0?(e.score??-1/0)/t**n:e.score;function ac(e,t,n,o,r){e.unseen??=new Map;let s=`${t} ${n} ${r.token_id}`,
i=e.unseen.get(s);if(!i){let l=(t?e.byStep[t-1].get(n):null)??null,{token_id:c,text:d,raw_logprob:p,logprob:m}=r,h=(l?.beam.score??0)+(m??-1/0),f=l?l.beam.group:
null,g={token_id:c,text:d,piece:null,parent:n,raw_logprob:p,logprob:m,score:h,status:"unseen",beam:null,final_score:null,group:f},{sequence:E,seconds:k,elapsed:y}=e.
steps[t][0];i={index:t,sequence:E,before:l,chosen:r,piece:null,distribution:o,seconds:k,elapsed:y,draft:null,given:!1,length:e.steps[t][0].length,beam:g,rank:null},
e.unseen.set(s,i)}return i}function lc(e,t,n,o){let r=n&&!n.given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${r} ${o}`)||null}function uc(e){let t=new Map;
for(let n of[...e].sort((o,r)=>(r.beam.score??-1/0)-(o.beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function cc(e,t,n){let o=s=>n>
1?a("Prompt {number}, {label}",{number:t+1,label:s}):s,r=(s,i,l,c)=>({kind:s,label:o(i),last:l,score:c,stopReason:null});return[...e.running.map(s=>r("running",
pc(s),s,s.beam.score)),...e.finished.map((s,i)=>r("finished",dc(s,i+1),s,s.beam.final_score))]}function pc({beam:{beam:e,group:t,progress:n}}){let o=(e??0)+1;return t!=
null?a("beam {number}, group {group}",{number:o,group:Ao(t)}):o===1&&!n?a("best beam"):a("beam {number}",{number:o})}function dc({beam:{group:e}},t){return e!=null?
a("ended {number}, group {group}",{number:t,group:Ao(e)}):a("ended {number}",{number:t})}var Ao=e=>e<26?String.fromCharCode(65+e):String(e+1);function mc(e,t,n){
let o=Math.max(1,Math.floor((e.finished?.sequences.length??0)/e.prompts.length)),{steps:r}=e.prompts[Math.floor(n/o)],s=null;return t.token_ids.forEach((i,l)=>{
let c=t.beams?.[l];s=(r[l]||[]).find(d=>d.beam.parent===c&&d.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,
stopReason:t.stop_reason}}function C(e){let t=[];for(let n=e;n;n=n.before)t.push(n);return t.reverse()}function rn(e,t){let n=[],o=t;for(;o&&e[o.index]!==o;)n.push(
o),o=o.before;return{keep:o?o.index+1:0,added:n.reverse()}}var U=class{constructor(t,n){this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.
totals.length-1]}follow(t){let{keep:n,added:o}=rn(this.steps,t);this.steps.length=n,this.totals.length=n+1;for(let r of o)this.steps.push(r),this.totals.push(this.
add(this.total,r));return{keep:n,added:o}}};var Vo={};S(Vo,{factorWords:()=>vc,rangeWords:()=>Uo,undrawnWords:()=>xc,valueWords:()=>ln,wonWords:()=>wc,wordOf:()=>Z});var Go={};S(Go,{INVISIBLE:()=>Bo,MARKS:()=>st,asSentence:()=>me,askedOf:()=>bc,bytesOf:()=>Ko,bytesWords:()=>Fo,count:()=>b,decimals:()=>V,fillLabel:()=>qe,fillText:()=>Do,
fillToken:()=>Io,filled:()=>ne,fromNats:()=>ie,inOneLine:()=>xe,inParts:()=>at,information:()=>Q,labelled:()=>hc,leavesBytes:()=>it,loadingWords:()=>$o,make:()=>x,
modeName:()=>lt,named:()=>kc,numbersOf:()=>Ce,percent:()=>w,probability:()=>R,problemsOf:()=>zo,processorWords:()=>$e,quoted:()=>I,say:()=>qo,seconds:()=>Pe,stopWords:()=>ut,
together:()=>an,waitWords:()=>jo,withUnit:()=>je});var Ho={};S(Ho,{countOr:()=>sn,finite:()=>rt,isFromElsewhere:()=>B,isKnown:()=>de,keptOf:()=>te,medianOf:()=>fc});var de=e=>typeof e=="number"&&Number.isFinite(
e),sn=(e,t)=>de(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,rt=e=>e==null||Math.abs(e)>1e30?null:e,fc=e=>{let t=[...e].sort((n,o)=>n-o);return(t[t.length-1>>1]+t[t.
length>>1])/2},B=({distribution:e})=>e.vocab===null,te=({distribution:{stages:e,vocab:t}})=>e.at(-1)?.kept??t;var st={" ":"·","\n":"↵","	":"⇥","\r":"␍"},Bo=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function x(e,t,n,o){let r=document.createElement(
e);t&&(r.className=t),n!=null&&(r.textContent=String(n));for(let[s,i]of Object.entries(o||{}))r.setAttribute(s,String(i));return r}function Do(e,t,{running:n=!1}={}){
let o=0;for(let r of t.matchAll(Bo)){let[s]=r;r.index>o&&e.append(t.slice(o,r.index)),o=r.index+1;let i=st[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let l=st[s]?s:"";e.append(x("span","gp-space",l,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(x("span","gp-mark",i))}o<t.
length&&e.append(t.slice(o))}function Io(e,t){let n=/^ (?=\S)/.test(t)?" ":"",o=/\n*$/.exec(t)?.[0]??"",r=x("span","gp-ink");Do(r,t.slice(n.length,t.length-o.length),
{running:!0});for(let s=0;s<o.length;s++)r.append(x("span","gp-space","",{"data-mark":st[`
`],"data-wide":"yes"}));return e.append(...[n,r,o].filter(Boolean)),r}var Wo=/(\\x[0-9a-f]{2})+$/i,Ko=e=>(e.match(Wo)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
it=({piece:e,text:t})=>e!==null&&(e===""||Wo.test(t)&&e===t.replace(Wo,""));function qe(e,t){e.replaceChildren(),Do(e,t),t||e.append(x("span","gp-mark",a("(empt\
y)")))}function hc(e,t){let n=x("bdi",t);return qe(n,e),n}function qo(e,t){e.textContent!==t&&(e.textContent=t)}var gc=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function an(e){let t=document.createDocumentFragment();return e.split(gc).forEach((n,o)=>t.append(o%2?x("span","gp-together",n):n)),t}var xe=e=>e.replace(Bo,t=>t===
" "?" ":st[t]||"�"),me=e=>e?`${e}.`:"",at=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),I=e=>a("“{text}”",{text:xe(e)});function jo(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var ne=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function w(e){let t=e*100;return t===0?z("0%"):t<.01?z("<0.01%"):t<1?z(t.toFixed(2)+"%"):
t>99.95&&t<100?z(">99.9%"):z(t.toFixed(1).replace(".0","")+"%")}var R=e=>e==null?0:Math.exp(e),bc=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",ie=(e,t)=>t==="bits"?e/Math.LN2:e;function Q(e,t){return e===null||!Number.isFinite(e)?a("infinite"):je(e,A(ie(e,t),2),t)}var je=(e,t,n)=>n==="bits"?_(Math.abs(
ie(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${a(n)}`;function $o({model:e,phase:t,done:n,total:o}){if(t==="gpu")return a("waiting for the shared GPU \
…");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let r=w((n??0)/(o||1));return t==="download"?a("downloading {model}: {done} of {total\
} …",{model:e,done:Fo(n),total:Fo(o)}):t==="converting"?o?a("converting {model}: {share} …",{model:e,share:r}):a("reading the file of {model} to convert it \
…",{model:e}):o?a("loading {model}: {share} …",{model:e,share:r}):a("loading {model} …",{model:e})}function Fo(e){return de(e)?e>=1e9?a("{size} GB",{size:A(
e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:A(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:A(e/1e3,0)}):"–"}function Pe(e){return e<1?Math.round(e*1e3)+" ms":A(e,
e<10?2:1)+" s"}var V=(e,t=3)=>e==null?"–":A(e,t);function Ce(e){let{chosen:t,distribution:n}=e,o=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:R(t.logprob),rawProbability:R(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:o===null?1/0:Math.max(0,-o),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var kc=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,lt=e=>Object.hasOwn(Yt,e)?a(Yt[e]):e.replaceAll("_"," ");function zo({message:e,fix:t,diagnostics:n=[]}){let o=n.map(r=>({knob:r.knob,message:a(r.message),
fix:a(r.fix)}));return o.some(r=>r.message===a(e))?o:[{knob:"",message:a(e),fix:a(t)},...o]}var ut=e=>Object.hasOwn(Xt,e)?Xt[e].map(t=>a(t)):[e,e];function $e(e){
if(!Object.hasOwn(en,e))return[e,a("is your own logits processor"),[]];let[t,n,o]=en[e];return[a(t),a(n),o]}var Z=e=>I(e.trim()||e);function wc(e){let{chosen:t}=e,n=R(t.logprob),o=Z(t.text);if(te(e)===1)return a("There was nothing to draw: the processors left only {to\
ken}.",{token:o});let r=t.rank??yc(e)??t.raw_rank;if(r===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:o,share:w(n)});let s={token:o,
odds:_c(n)};return r===null?a("{token} won by luck: the odds were {odds}.",s):_(r-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function yc({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var _c=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?A(t,1).replace(/\D0$/,""):b(Math.round(t))})},vc=e=>`× ${e>=100?
b(Math.round(e)):A(e,e>=10?0:e>=1?1:2)}`;function xc(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):B(e)?a("Another server chose this token and does not say how."):Sc(
n)?e.beam?.status==="unseen"?a("This continuation was not drawn."):typeof e.beam?.share=="number"?a("The processors removed this continuation. It only fills the\
 list of those that were drawn."):e.draft?a("With a draft model, tokens are drawn in a different way, which is not recorded."):a("How this token was drawn is no\
t recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here: the best token is taken at each step.")}var Sc=e=>({
...e?.effective,...e?.config}).do_sample===!0,Tc={temperature:2,top_k:0,top_p:3,min_p:3},Zi=5,ln=(e,t)=>e==="top_k"?b(t):Lc(t,Zi),Lc=(e,t)=>A(e,t).replace(/(\D\d*?)0+$/,
"$1").replace(/\D$/,"");function Uo(e,{low:t,high:n,hasLow:o,hasHigh:r}){if(!o&&!r)return e==="temperature"?a("any temperature up to {high}",{high:ln(e,n)}):a("\
any {knob}",{knob:e});let s=o&&r?n-t:o?t:n,i=Tc[e];for(;i&&i<Zi&&s<2*10**-i;)i+=1;let l=10**i,c={knob:e,low:e==="top_k"?b(t):A(Math.ceil(t*l-1e-9)/l,i),high:e===
"top_k"?b(n):A(Math.floor(n*l+1e-9)/l,i)};return o?r?c.low===c.high?a("{knob} {low} only",c):a("{knob} {low} to {high}",c):e==="temperature"?a("{knob} {low} to \
{high}",c):a("{knob} {low} or more",c):a("{knob} {high} or less",c)}var er={};S(er,{KNOB_NAMES:()=>X,areSame:()=>pt,drawSettingsOf:()=>Yo,hottest:()=>dn,knobsOf:()=>mn,leftOf:()=>fn,nominalWinner:()=>gn,paceOf:()=>ra,sharesAbove:()=>hn,
winnerOf:()=>Xo});var Jo={};S(Jo,{CUTS:()=>un,contenderAt:()=>cn,drawnOf:()=>ct,textAt:()=>fe});var un=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],
ea={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonL\
ogitsWarper",eta_cutoff:"EtaLogitsWarper"},Ec="TemperatureLogitsWarper",Yi=new WeakMap;function ct(e,t){let n=Yi.get(e);return n===void 0&&Yi.set(e,n=Rc(e,t)),n}
function Rc(e,t){let n=e.draw?.contenders??[],o=n.findIndex(({token_id:l})=>l===e.chosen.token_id),{vocab:r,stages:s}=e.distribution;if(o<0||r===null)return null;
let i={};for(let l of un){let c=s.find(d=>d.name===ea[l]);c&&(i[l]={kept:c.kept,removed:c.mass_removed})}return{contenders:n,at:o,vocab:r,cuts:i,mass:Mc(e,n,r,t)}}
function Mc({distribution:e},t,n,o){let{stages:r,candidates:s}=e,i=Object.values(ea),l=r.findIndex(({name:k})=>i.includes(k)),c=l<0?r.length:l,d=k=>(c?k.stage_logprobs?.
at(c-1):k.raw_logprob)??null,p=s.find(({token_id:k})=>k===t[0].token_id),m=p?d(p):t[1]?.rank===2?Math.log(t[1].above):null,h=c?r[c-1].entropy:e.entropy_before;if(m===
null||h===null)return null;let f=[Xi(1/o,m,h)],g=r.slice(0,c).every(({name:k})=>k===Ec);g&&o!==1&&typeof p?.raw_logprob=="number"&&e.entropy_before!==null&&f.push(
Xi(1,p.raw_logprob,e.entropy_before));let E=g?Oc(s,d,o):[];return{landmarks:Pc([...t,...E]),anchors:f.sort((k,y)=>k.b-y.b),vocab:n}}var Xi=(e,t,n)=>({b:e,logZ:-t,
slope:(-t-n)/e});function Oc(e,t,n){let o=new Map(e.map(l=>[l.raw_rank,t(l)])),r=o.get(1),s=[],i=0;for(let l=1;typeof r=="number";l++){let c=o.get(l);if(typeof c!=
"number")break;s.push({rank:l,score:n*(c-r),above:i}),i+=Math.exp(c)}return s}function Pc(e){return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,o)=>n.rank-
o.rank)}var fe=(e,t)=>cn(e,t)?.text??"",cn=(e,t)=>e.draw?.contenders?.[t];function na({landmarks:e,anchors:t,vocab:n},o,r,s,i){let l=r/s,c=Math.exp(-(t.find(({b:k})=>k===1/r)?.logZ??0)),d=Cc(e,c,r,n).map(k=>Ac(k,l,i)),p=k=>d.reduce((y,v)=>[
...y,y[y.length-1]+v[k]],[0]),[m,h]=[p(0),p(1)],f=d.length,E=(i<1/0?[-1/0,1/0]:Nc(t,n,1/s)).map(k=>Math.exp(k)*c**l);return o.map(k=>{let y=e.findIndex(W=>W.rank===
k),v=[m[f]-m[y],h[f]-h[y]];return[Math.max(ta(m[y],v[1]),m[y]/E[1]),Math.min(ta(h[y],v[0]),h[y]/E[0])]})}var ta=(e,t)=>e===0?0:e/(e+t);function Cc(e,t,n,o){let r=e.
map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},l)=>{let c=e.at(l+1),d=Math.max(0,(c?c.rank-1:o)-s),p=Math.max(0,(c?c.above:1)-i-r[l]);return{rank:s,
high:r[l],low:c?r[l+1]:0,count:d,mass:d?p:0}})}function Ac({rank:e,high:t,low:n,count:o,mass:r},s,i){if(e>i)return[0,0];let l=t**s;if(!o)return[l,l];let c=Math.
min(t,Math.max(n,r/o)),d=o*c**s,p=t>n?o*(c-n)/(t-n):o,m=p*l+(o-p)*n**s,h=[Math.min(d,m),Math.max(d,m)],f=Math.min(o,i-e);return f===o?[l+h[0],l+h[1]]:[l+h[0]*f/
o,l+Math.min(h[1],f*l)]}function Nc(e,t,n){let o=e.find(c=>c.b===n);if(o)return[o.logZ,o.logZ];let r=Math.max(0,...e.map(c=>c.logZ+c.slope*(n-c.b))),s=e.findLast(
c=>c.b<n)??{b:0,logZ:Math.log(t)},i=e.find(c=>c.b>n),l=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(r,l),l]}var X=["temperature","top_k","top_p","min_p"],Hc=1e-4,Wc={share:2e-5,score:1e-4},oa={share:0,score:0},Fc=1e-9,Zo={temperature:1,top_k:1/0,top_p:1,min_p:0},Bc=2,
dn=({knobs:e})=>Math.max(Bc,e.temperature),pt=(e,t)=>X.every(n=>e[n]===t[n]);function mn(e){let{temperature:t,top_k:n,top_p:o,min_p:r}=e,s={temperature:pn(1,t),
top_k:pn(0,n)||1/0,top_p:pn(1,o),min_p:pn(0,r)},{temperature:i,top_k:l,top_p:c,min_p:d}=s;return i>0&&l>=1&&c>0&&c<=1&&d>=0&&d<=1?s:null}var pn=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function Yo(e){let t=mn(e);if(!t||e.do_sample!==!0)return null;let o=[["top_h",()=>!0],["typical_p",r=>r<1],["epsilon_cutoff",r=>0<r&&r<
1],["eta_cutoff",r=>0<r&&r<1]].filter(([r,s])=>{let i=e[r];return typeof i=="number"&&s(i)});return{knobs:t,others:o.map(([r])=>r)}}function fn(e,t,n,o=oa){let{
contenders:r}=e;if(t.others.includes("typical_p"))return r.map(()=>null);let s=r.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let l of un){let c=e.cuts[l],
d=Qo(l)?n[l]===t.knobs[l]:!0;if(d&&!Dc(l,t))continue;if(i&&d&&c){s=r.map(({rank:m},h)=>s[h]&&m<=c.kept);continue}let p=Qo(l)?Ic(l,e,t,n,o,i):r.map(()=>null);i=!1,
s=s.map((m,h)=>h===0||(m===!1||p[h]===!1?!1:m&&p[h]))}return s}var Qo=e=>e==="top_k"||e==="top_p"||e==="min_p",Dc=(e,{knobs:t,others:n})=>Qo(e)?t[e]!==Zo[e]:n.includes(
e);function Ic(e,t,n,o,r,s){let{contenders:i}=t,l=(d,p,m,h)=>p<m-h?!0:d>=m+h?!1:null;if(e==="top_k")return i.map(({rank:d})=>d<=o.top_k);if(e==="min_p"){let d=-Math.
log(o.min_p)*o.temperature;return i.map(({score:p})=>l(-p,-p,d+Fc,r.score))}if(o.top_p===Zo.top_p)return i.map(()=>!0);let c=hn(t,n,o,s);return i.map((d,p)=>l(c[p][0],
c[p][1],o.top_p,r.share))}function hn(e,t,n,o){let{contenders:r,cuts:s,mass:i}=e,l=n.top_k===Zo.top_k&&!t.others.includes("top_h"),c=n.temperature===t.knobs.temperature,
d=s.top_k??s.top_h;if(c&&(l||o&&d)){let[m,h]=[s.top_h?.removed??0,s.top_k?.removed??0],f=l?1:(1-m)*(1-h);return r.map(({above:g})=>[g/f,g/f])}if(!i||t.others.includes(
"top_h"))return r.map((m,h)=>h?[0,1/0]:[0,0]);let p=r.map(({rank:m})=>m);return na(i,p,t.knobs.temperature,n.temperature,n.top_k)}var ra=({score:e,luck:t},n)=>e/
n+t;function sa(e,t,n,o=oa){let{temperature:r}=n;if(r>dn(t))return{first:null,lead:0};let s=fn(e,t,n,o),[i,l,c]=[-1,-1/0,-1/0];return s.forEach((d,p)=>{if(d===!1)
return;let m=ra(e.contenders[p],r);m>l?[i,l,c]=[p,m,l]:c=Math.max(c,m)}),{first:s[i]?i:null,lead:l-c}}function gn(e,t,n){return pt(t.knobs,n)?e.at:sa(e,t,n).first}
function Xo(e,t,n){if(pt(t.knobs,n))return e.at;let{first:o,lead:r}=sa(e,t,n,Wc);return o===null?gn(e,t,n)===null?null:"close":r<Hc?"close":o}var sr={};S(sr,{alongSpans:()=>or,firstDifference:()=>Ae,isCut:()=>rr,settingsOf:()=>oe});var nr={};S(nr,{limitsOf:()=>ze,spanOf:()=>aa,spansOf:()=>tr});var ze=(e,t,n)=>e==="temperature"?[0,dn(t)]:e==="top_k"?[1,n]:[0,1];function tr(e,t){let n=X.map(o=>[o,aa(e,t,o)]);return Object.fromEntries(n)}function aa(e,t,n){
let[o,r]=ze(n,t,e.vocab),s=Math.min(r,t.knobs[n]),i=m=>gn(e,t,{...t.knobs,[n]:m}),l=Kc(e,t,n).filter(m=>m>o&&m<r),c=ia(s,[...l.filter(m=>m<s).reverse(),o],i,e.at),
d=ia(s,[...l.filter(m=>m>s),r],i,e.at),p={low:c.end,high:d.end,below:c.beyond,above:d.beyond};return n!=="top_k"?p:{...p,low:Math.ceil(c.end),high:d.beyond===void 0?
r:Math.max(s,Math.ceil(d.end)-1)}}function Kc(e,t,n){let{contenders:o,at:r}=e,{knobs:s}=t,i=o[r];return(()=>{if(n==="top_k")return o.map(({rank:d})=>d);if(n==="\
top_p")return hn(e,t,s,!0).flat();if(n==="min_p")return o.map(({score:d})=>Math.exp(d/s.temperature));let c=o.map(({score:d,luck:p})=>(d-i.score)/(i.luck-p));return s.
min_p>0?[...c,...o.map(({score:d})=>d/Math.log(s.min_p))]:c})().filter(c=>Number.isFinite(c)&&c>0).sort((c,d)=>c-d)}var qc=1e-6,jc=40;function ia(e,t,n,o){let r=e;
for(let s of t){let i=(s-r)*qc,l=n(r+i);if(l!==o)return{end:r,beyond:l};if(n(s-i)!==o)return $c(r+i,s-i,n,o);r=s}return{end:r}}function $c(e,t,n,o){let[r,s]=[e,
t];for(let i=0;i<jc;i++){let l=(r+s)/2;n(l)===o?r=l:s=l}return{end:r,beyond:n(s)}}function oe(e){return!e||e.elsewhere?null:Yo({...e.effective,...e.config})}var or=(e,t)=>new U(zc(e,t),(n,o)=>{if(!n||o.given)return n;let r=ct(o,e.knobs.temperature);
return r?Gc(n,tr(r,e),o):null}),zc=(e,t)=>{let n=X.map(o=>{let[r,s]=ze(o,e,t);return[o,{low:r,high:s}]});return Object.fromEntries(n)};function Gc(e,t,n){let o=X.
map(r=>[r,Uc(e[r],t[r],n)]);return Object.fromEntries(o)}function Uc(e,{low:t,high:n,below:o,above:r},s){let i={...e};return o!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:o}}),r!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:r}}),i}function Ae(e,t,n){if(pt(t.knobs,n))return null;for(let o of e){
if(o.given)continue;let r=ct(o,t.knobs.temperature),s=r&&Xo(r,t,n);if(!r||s!==r.at)return{step:o,winner:s}}return null}function rr(e,t,n){let o=e.given?null:ct(
e,t.knobs.temperature);return o!==null&&fn(o,t,n)[o.at]===!1}var Vc=["max_new_tokens","max_length","max_time"],la=[null,0,1,!1];function he(e){let{knobs:t,started:n}=e,o=oe(n),r=t&&mn(t);if(!n||!o||!t||!r||!Jc(e))return null;
let s=X.filter(l=>r[l]!==o.knobs[l]),i=ca(t,n);return s.length||i.length?{run:o,knobs:r,moved:s,others:i}:null}var Jc=({newest:e})=>C(e).some(({draw:t})=>!!t?.contenders?.
length);function ca(e,{request:t,effective:n,config:o}){let r=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...o,...t.config};return[...r].filter(
i=>{if(Vc.includes(i)||X.includes(i))return!1;let[l,c]=[e[i]??null,s[i]??null];return JSON.stringify(l)!==JSON.stringify(c)&&!(la.includes(l)&&la.includes(c))})}
function pa(e,t){let n=[oe(e),oe(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||X.every(r=>n[0]?.knobs[r]===n[1]?.knobs[r]))return!1;let o=({model:r,
seed:s,request:i,prompt_tokens:l,num_sequences:c,assistant:d})=>{let p=l.map(({token_id:m})=>m);return JSON.stringify([r,s,p,c,d,i.given])};return o(e)===o(t)&&
!ca({...e.request.config},t).length}function dt(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var ua=new WeakMap;function bn(e,t){let{started:n}=e,
o=oe(n),r=t?.distribution.vocab;if(!n||!o||!t||!r)return null;let s=ua.get(e);s?.started!==n&&ua.set(e,s={started:n,spans:new Map});let[i]=C(t),l=s.spans.get(i);
return l||s.spans.set(i,l=or(o,r)),l.follow(t),l.total}function ir(e,{low:t,high:n,below:o,above:r}){return Uo(e,{low:t,high:n,hasLow:!!o,hasHigh:!!r})}function ar({step:e,winner:t},n){let o=Z(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:o}):a("Below, it is not known whether {word} stays.",{word:o});let r={word:o,other:Z(
fe(e,t))};return n==="above"?a("Above, {word} becomes {other}.",r):a("Below, {word} becomes {other}.",r)}function ma(e,t,n){let{run:o,knobs:r,moved:s,others:i}=e;
if(i.length)return[a("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[l]=s;if(s.length>
1||!t)return[n?da(n):a("With these settings the text stays the same.")];let c=r[l]>o.knobs[l]?"above":"below",d=t[l][c],p=n?[da(n)]:d?[ar(d,c)]:[];return[a("The\
 same text for {range}.",{range:ir(l,t[l])}),...p]}function da({step:e,winner:t}){let n={number:e.index+1,word:Z(e.chosen.text)};return t===null?a("Now it is no\
t known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, becomes {\
other}.",{...n,other:Z(fe(e,t))})}function fa(e,t,n,o){let[r,s]=ze(e,n,o),i=Math.min(s,Math.max(r,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-r)/(s-r)}function Qc({log:e}){let[t,n]=N(!1);return u("details",{open:t,onToggle:({currentTarget:o})=>n(o.open),children:[u("summary",{children:a("How far each knob can \
move without changing a word")}),t&&u(Zc,{log:e})]})}function Zc({log:e}){let t=dt(e),n=oe(e.started),o=bn(e,t?.last??null),r=t?.last?.distribution.vocab;if(!n||
!o||!r)return null;let s=he(e);return u(T,{children:[u("table",{children:[u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:a("knob")}),u("th",
{scope:"col",children:a("the same text")}),u("th",{scope:"col",children:a("otherwise")})]})}),u("tbody",{children:X.map(i=>u(Xc,{knob:i,run:n,vocab:r,span:o[i],
now:s?.moved.includes(i)?s.knobs[i]:null},i))})]}),u("p",{class:"gp-note",children:a("One knob at a time, with the others unchanged and the same luck.")})]})}function Yc(e){
if(e.recorded||e.hideFrom!==null||!oe(e.started))return!1;let t=C(dt(e)?.last??null);return t.length>0&&t.every(({given:n,draw:o})=>n||!!o?.contenders?.length)}
var ha=$(Qc,Yc,{readsKnobs:!0});function Xc({knob:e,span:t,run:n,vocab:o,now:r}){let s=d=>`${(100*fa(e,d,n,o)).toFixed(2)}%`,i=["below","above"].flatMap(d=>{let p=t[d];
return p?[ar(p,d)]:[]}),l=n.knobs[e],c=r===null||t.low<=r&&r<=t.high;return u("tr",{"data-knob":e,children:[u("th",{scope:"row",children:[u("code",{children:e}),
u("small",{children:l>o?a("no limit"):ln(e,l)})]}),u("td",{class:"gp-strip-cell",children:[u("span",{class:"gp-strip","aria-hidden":"true",children:[u("i",{class:"\
gp-strip-same",style:{left:s(t.low),right:`calc(100% - ${s(t.high)})`}}),u("i",{class:"gp-strip-run",style:{left:s(l)}}),r!==null&&u("i",{class:c?"gp-strip-now":
"gp-strip-now gp-outside",style:{left:s(r)}})]}),u("span",{children:ir(e,t)})]}),u("td",{children:i.join(" ")||a("nothing else")})]})}var kn=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:o,lasts:r}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&o!==void 0&&o>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:o,lasts:[...r]}}foretell(t,n){let[o,r]=[oe(t.started),oe(n)];return!o||!r||!pa(t.started,n)?null:t.lasts.map(s=>Ae(C(s),o,r.knobs))}get all(){let{before:t,
foretold:n,log:o}=this;return!t||!n?null:n.map((r,s)=>({difference:r,missed:ep(C(t.lasts[s]),C(o.lasts[s]??null),r)}))}};function ep(e,t,n){let o=n?n.step.index:
1/0;for(let r of t){if(r.index>o||r.index>=e.length)return null;let{chosen:s}=e[r.index];if(r.index<o&&r.chosen.token_id!==s.token_id)return{step:r,expected:s.text};
if(r.index<o||!n||typeof n.winner!="number")continue;let i=cn(n.step,n.winner)?.token_id;if(r.chosen.token_id!==i)return{step:r,expected:fe(n.step,n.winner)}}return null}
function ga(e,t){let n=e?.find(c=>c.missed)?.missed;if(n)return a("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equa\
l, rounding decides.",{number:n.step.index+1,token:Z(n.step.chosen.text),expected:Z(n.expected)});if(!e?.length||!t)return"";let[{difference:o}]=e;if(e.length>1)
return a("All texts are as predicted.");if(!o)return a("As predicted, the text is the same.");let{step:r,winner:s}=o,i=r.index+1;if(s==="close")return a("The sa\
me up to token {number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, which could not be predicted.",{number:i});
let l={number:i,word:Z(r.chosen.text),other:Z(fe(r,s))};return a("As predicted: the same up to token {number}, where {other} replaced {word}.",l)}var ba=(e,t)=>{let n=new kn(t),s=$(({log:i})=>u(tp,{log:i,outcomes:n}),()=>t.hideFrom===null&&(he(t)!==null||n.all!==null),{readsKnobs:!0})(e,t);return i=>{n.follow(
i),s(i)}};function tp({log:e,outcomes:t}){let n=he(e),o=n?null:t.all,r=ga(o,!!e.finished);return u(T,{children:[u("p",{class:"gp-same",role:"status",children:n&&
np(e,n).join(" ")}),n&&!n.others.length&&u(op,{log:e}),r&&u("p",{class:o?.some(({missed:s})=>s)?"gp-note gp-missed":"gp-note gp-outcome",role:"status",children:r})]})}
function np(e,t){let n=dt(e)?.last??null;return ma(t,bn(e,n),Ae(C(n),t.run,t.knobs))}function op({log:e}){let t=e.started?.seed??null;if(t===null)return null;let n=e.
formSeed!==String(t)&&Object.hasOwn(e.answers,"seed");return u("p",{class:"gp-note",children:[a("With the same prompt and the same seed, {seed}.",{seed:t})," ",
n&&u("button",{type:"button",class:"gp-link gp-use-seed",onClick:()=>e.ask({type:"seed",seed:t}),children:a("Use this seed")})]})}var ka=8,rp=3,sp=-1e30,ip=e=>`log p ${e>sp?A(e,2):"−∞"}`;function ap({origin:e,pieces:t,children:n}){let o=Math.min(...n.map(i=>i.origin?.at??1/0)),r=e?e.at:
Number.isFinite(o)&&o>=rp?o:0,s=xe(t.slice(r,r+ka).join(""));return a("“{text}”",{text:`${r&&!e?"…":""}${s}${t.length>r+ka?"…":""}`})}function lp({origin:e,
read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:I(e.from)};return e.kind!=="branch"?a("continues at token {numb\
er}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function up({tokens:e,total:t,searched:n,mode:o}){let r=n?
[a("best of {mode}",{mode:lt(o)})]:[];return[_(e,"{count} token","{count} tokens"),ip(t),...r].join(" · ")}function lr({runs:e,...t}){return u(T,{children:e.map(
n=>u(cp,{run:n,...t},n.id))})}function cp({run:e,...t}){let{shown:n,renaming:o,press:r,name:s,place:i}=t,l=e===n,[c,d,p]=[lp(e),ap(e),up(e)],m=[e.name,`${c} ${d}`,
p,l&&a("shown")].filter(Boolean).join(", ");return u("li",{class:"gp-run",role:"treeitem","aria-selected":l,"aria-expanded":e.children.length>0||void 0,"aria-la\
bel":m,tabIndex:l?0:-1,ref:h=>i(e,h),children:[u("div",{class:"gp-row",onClick:()=>r(e),children:[u("span",{class:"gp-sign","aria-hidden":"true",children:l?"▶":
null}),u("span",{class:"gp-label",children:e===o?u(pp,{of:e.name,done:h=>s(e,h)}):u(T,{children:[e.name?u("bdi",{class:"gp-name",children:e.name}):null,e.name?"\
 ":null,u("span",{class:"gp-note",children:c})," ",u("bdi",{class:"gp-words",children:d})]})}),u("span",{class:"gp-facts",title:a("Length, and total log-probabi\
lity after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:p})]}),e.children.
length>0&&u("ul",{role:"group",children:u(lr,{runs:e.children,...t})})]})}function pp({of:e,done:t}){let n=O(null),o=O(!1),r=i=>{o.current||(o.current=!0,t(i))};
F(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&r(null),i.key==="Enter"&&r(n.current?.value??null)};return u(
"input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({currentTarget:i})=>r(
i.value)})}var dp=5,mp=60,fp=6e7,hp=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,o)=>n===t[o]),mt=e=>[e,...e.children.flatMap(mt)],ur=e=>e.origin?ur(e.origin.parent):
e,wa=()=>new U(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),wn=class{constructor(t){this.log=t}log;trees=[];shown=null;along=wa();count=0;get all(){return this.trees.
flatMap(mt)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&ur(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:o}=this.log;if(this.along=wa(),this.shown=null,!n||t===void 0)return;let r=this.all.find(c=>c.turn===
t);if(r){this.shown=r;return}this.log.asked=null;let i=o&&hp(o.ids,n.request.given)?this.all.find(c=>c.turn===o.turn):void 0;if(i&&o?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let l={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&o?gp(i,o):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};l.origin?l.origin.parent.children.push(l):this.trees=[...this.trees.filter(({children:c})=>c.
length),l],this.shown=l}measure(t){let{log:n,along:o}=this,r=n.lines();o.follow(r[0]?.last??null),Object.assign(t,{text:n.text,tokens:o.steps.length,total:o.total,
mode:n.started?.mode,searched:n.usesBeams,plain:r.length===1&&r[0].kind==="sequence",pieces:o.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:l})=>i+l.length,0);if(this.trees.length<=dp&&t.length<=mp&&n<=fp)return;let o=this.shown&&ur(this.shown),r=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==o)??r.sort((i,l)=>i.turn-l.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(o=>o!==t):this.trees=this.trees.filter(o=>o!==t)}};function gp(e,{at:t=0,from:n,on:o,kind:r}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!o,kind:r}}var ya=(e,t)=>{let n=new wn(t),r=$(({changes:s})=>u(bp,{state:n,changes:s}),()=>n.visible.length>0&&t.hideFrom===null)(e,t);return s=>{n.follow(s),r(s)}};function bp({
state:e,changes:t}){let{log:n,shown:o,visible:r}=e,s=se(t),[,i]=_e(M=>M+1,0),[l,c]=N(""),[d,p]=N(!1),[m,h]=N(null),f=O(null),g=O(null),E=O(new Map),k=O(!1);l&&s.
status&&!e.busy&&c(""),d&&s.run&&p(!1),s.run&&f.current?.contains(document.activeElement)&&(k.current=!0),F(()=>{let M=o&&E.current.get(o);M&&((s.run||k.current)&&
kp(f.current,M),k.current&&M.focus({preventScroll:!0}),k.current=!1)});let y=()=>{k.current=!0,i(null)},v=M=>{if(!(!M||M===e.shown)){if(e.busy)return c(a("A run\
 is under way. Wait for its end, or click Stop."));e.shown=M,n.feedRun(M.text,M.turn),n.ask({type:"shown"}),y()}},W=()=>{let M=e.refuge;if(!(!e.shown||!M)){if(!d){
p(!0),g.current?.focus();return}e.busy||e.detach(e.shown),v(M),p(!1)}},L=M=>{if(M.ctrlKey||M.metaKey||M.altKey||!e.shown)return;let j=r.flatMap(mt),ae=j.indexOf(
e.shown),re={ArrowDown:()=>v(j[ae+1]),ArrowUp:()=>v(j[ae-1]),ArrowRight:()=>v(e.shown?.children[0]),ArrowLeft:()=>v(e.shown?.origin?.parent),Home:()=>v(j[0]),End:()=>v(
j.at(-1)),F2:()=>h(e.shown),Delete:W};Object.hasOwn(re,M.key)&&(M.preventDefault(),re[M.key]())},K=(M,j)=>{j!==null&&(M.name=j.trim()),document.activeElement?.matches(
".gp-rename-field")&&y(),h(null)},G=(M,j)=>{j?E.current.set(M,j):E.current.delete(M)};return u(T,{children:[u("header",{class:"gp-head",children:[u("h2",{class:"\
gp-title",children:a("Branches")}),u("span",{class:"gp-note",children:a("Click a run to see it again.")}),u("span",{class:"gp-tools",children:[u("button",{type:"\
button",class:"gp-button gp-rename",title:"F2",onClick:()=>h(o),children:a("Rename")}),u("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),
"data-sure":d?"yes":void 0,disabled:!e.refuge,ref:g,onClick:W,onBlur:()=>p(!1),children:d&&o?_(mt(o).length,"Delete this run?","Delete these {count} runs?"):a("\
Delete")})]})]}),u("ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:f,onKeyDown:L,
children:u(lr,{runs:r,shown:o,renaming:m,press:M=>M===e.shown?y():v(M),name:K,place:G})}),u("p",{class:"gp-note gp-told",role:"status",children:l})]})}function kp(e,t){
let n=t.firstElementChild;if(!e||!n)return;let[o,r]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,r.top-o.top-4)+Math.max(0,r.bottom-
o.bottom+4)}var wp={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function Ge(e){let t=O(null),n=()=>[...t.current?.querySelectorAll(e)??[]],o=i=>{for(let l of n())
l.tabIndex=l===i?0:-1};return F(()=>{let i=n();i.length&&o(i.find(({tabIndex:l,dataset:c})=>l===0&&c.reached)??i[0]);for(let l of i)l.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&o(i)},onKeyDown:i=>{let l=n(),c=l.indexOf(i.target),d=wp[i.key];c<0||!d||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),l[Math.max(0,Math.min(l.length-1,d(c,l.length)))].focus())}}}var gr={};S(gr,{Term:()=>H});var hr={};S(hr,{explain:()=>fr,tipLater:()=>bt,tipOfTerm:()=>mr});var yp={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},_p=Object.fromEntries(Object.entries(yp).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function yn(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?_p[e]||`glossary#${e}`:"";return[x("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var pr={};S(pr,{addressOf:()=>ht,askedTerm:()=>_n,followTermLink:()=>gt,formulaLines:()=>vn,openGlossary:()=>Ne});var _a={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few byt\
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
 together. A place is accepted where the entropy of its distribution is low enough.")})},ft=Object.keys(_a),Ue=e=>_a[e]();var cr="#glossary",ge=null,ht=e=>`${cr}=${e}`;function _n(){let[e,t=""]=location.hash.split("=");return e!==cr?null:ft.includes(t)?t:""}function va(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var vn=({formula:e,unit:t})=>[...e?[x("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[x("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function vp(){let e=x("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=x("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=x("header","gp-head");n.append(x("h3","gp-title",a("Glossary")),...yn(),t);let o=x(
"div");for(let r of ft){let s=Ue(r),i=x("section","gp-term-entry",null,{id:`gp-term-${r}`,tabindex:"-1"}),l=x("h4");l.append(x("a","gp-term-link",s.name,{href:ht(
r),title:a("Link to this term")})),i.append(l,x("p","",s.meaning),...vn(s)),o.append(i)}return e.append(n,o),e.addEventListener("click",({target:r})=>r===e&&e.close()),
e.addEventListener("close",()=>_n()!==null&&va("")),e}function Ne(e,t){ge??=vp(),ge.parentNode!==e&&(ge.open&&ge.close(),e.append(ge)),ge.open||ge.showModal();for(let o of ge.
querySelectorAll(".gp-term-entry"))o.classList.toggle("gp-current",o.id===`gp-term-${t}`);let n=t?ge.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),va(t?ht(t):cr)}function gt(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
Ne(t,n.getAttribute("href")?.split("=")[1]))}var Sa=new WeakMap,Ta=new WeakMap;function bt(e,t){Sa.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function mr(e,t,n,o={}){Ta.set(e,{id:t,run:n,...o});let r=o.
meaning||"";e.dataset.tip!==r&&(e.dataset.tip=r),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function xp({dataset:{term:e,tip:t,formula:n,
unit:o}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...o!==void 0&&{unit:o}}}var dr=e=>e&&Ta.get(e)||(e?.dataset.term?xp(e):null),Sp={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},Tp=e=>e.replaceAll("−(","−⁠(");function Lp({id:e,run:t,meaning:n,...o},r,s){let i={...Ue(e),...o},l=t(),c=x("button","gp-link",Mo()?a("Glossar\
y"):a("Glossary (key G)"),{type:"button",tabindex:"-1"});c.addEventListener("click",()=>Ne(r,e));let d=x("p","gp-in-run");return d.append(an(Sp[s](Tp(l)))),[x("\
p","",n||i.meaning),...vn(i),...l?[d]:[],c,...yn(e).map(p=>(p.tabIndex=-1,p))]}function xa(e,t,n){let o=dr(e);return o?Lp(o,t,n):[an(Sa.get(e)?.()??e.dataset.tip??
"")]}function fr(e,t="run"){let n=null,o=null,r=()=>x("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:p}){
if(!(p instanceof Element)||n?.contains(p))return;let m=p.closest("[data-tip]");m!==o&&(o&&o.removeAttribute("aria-describedby"),o=m,n??=r(),n.hidden=!m,m&&(n.classList.
toggle("gp-term",!!dr(m)),n.replaceChildren(...xa(m,e,t)),m.setAttribute("aria-describedby",n.id),i(n,m)))}function i(p,m){let h=m.closest("[data-holds-tips]")||
e;p.parentNode!==h&&h.append(p);let[f,g]=[h.getBoundingClientRect(),m.getBoundingClientRect()],E=Math.min(g.left-f.left,f.width-p.offsetWidth-8);p.style.left=`${Math.
max(8,E)+h.scrollLeft}px`;let[k,y]=h===e?[0,innerHeight]:[Math.max(0,f.top),Math.min(innerHeight,f.bottom)],v=g.bottom+5+p.offsetHeight>y&&g.top-5-p.offsetHeight>=
k;p.classList.toggle("gp-above",v),p.style.top=`${(v?g.top-5-p.offsetHeight:g.bottom+5)-f.top+h.scrollTop}px`}let l=()=>s({target:e});function c(){if(!o||!n)return;
if(!e.contains(o)||!o.getClientRects().length){l();return}let p=xa(o,e,t);p.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(
...p),i(n,o))}let d=()=>dr(o);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:p})=>!(p==="touch"&&d())&&l()),e.addEventListener(
"focusin",s),e.addEventListener("focusout",({relatedTarget:p})=>!(p instanceof Node&&n?.contains(p))&&l()),e.addEventListener("click",p=>gt(p,e)),e.addEventListener(
"keydown",p=>{if(p.key==="Escape"&&l(),p.key.toLowerCase()!=="g"||p.ctrlKey||p.metaKey||p.altKey||p.target!==o)return;let m=d();m&&(p.preventDefault(),Ne(e,m.id))}),
c}var Ep=()=>"";function H(e){let{id:t,run:n=Ep,meaning:o,formula:r,unit:s,as:i="span",class:l,label:c,attributes:d,children:p}=e,m={...o!==void 0&&{meaning:o},...r!==
void 0&&{formula:r},...s!==void 0&&{unit:s}};return Xe(i,{...d,class:l,ref:g=>{g&&mr(g,t,n,m)},...c===void 0?{}:{role:"img","aria-label":c}},p)}var kr={};S(kr,{TwoBars:()=>br});function La({share:e,top:t,side:n}){let o=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return u("span",{class:o.filter(Boolean).join(" "),"aria-h\
idden":"true",children:u("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function br({after:e,before:t,top:n,kind:o,removed:r}){
let s=["gp-tracks",o&&`gp-tracks-${o}`,r&&"gp-tracks-removed"];return u("span",{class:s.filter(Boolean).join(" "),children:[r?u("span",{class:"gp-why",children:r}):
e!==null&&u(La,{share:e,top:n,side:"after"}),t!==null&&u(La,{share:t,top:n,side:"before"})]})}var _r={};S(_r,{TokenLabel:()=>J});var yr={};S(yr,{fit:()=>Rp,sayAttributes:()=>Mp,sayLabel:()=>wr,svg:()=>xn});var xn=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function Rp(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Ea=new WeakMap;function wr(e,t,{plain:n=!1}={}){let o=String(n)+
t;Ea.get(e)!==o&&(Ea.set(e,o),n?e.textContent=t:qe(e,t))}function Mp(e,t){let n=Ra.get(e)||{};for(let[o,r]of Object.entries(t))n[o]!==r&&e.setAttribute(o,String(
n[o]=r));Ra.set(e,n)}var Ra=new WeakMap;function J({text:e,class:t}){return u("bdi",{class:t,ref:o=>{o&&wr(o,e)}})}var Or={};S(Or,{beginsContrasted:()=>wt,candidateWords:()=>Rr,certaintyWords:()=>Mr,choiceOf:()=>yt,effectWords:()=>vr,entropyRunWords:()=>Hp,isGone:()=>Cp,isRemoved:()=>He,
knobWords:()=>Sr,listedOf:()=>Tr,prominentOf:()=>Lr,removalWords:()=>xr,removerOf:()=>Tn,shareAt:()=>Er,somePercent:()=>kt,sourceOf:()=>Pp,stagesOf:()=>Sn});var kt=e=>e?w(e):"<0.01%",Op=(e,t)=>e.kept!==t||e.mass_moved>0;function Sn({distribution:{stages:e,vocab:t}}){return e.map((n,o)=>{let[r,s,i]=$e(n.name),l=o?e[o-
1].kept:t??0;return{number:o+1,kind:n.name,name:r,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:l,removed:n.mass_removed,moved:n.mass_moved,idle:!Op(
n,l)}})}function vr({kept:e,keptBefore:t,removed:n,moved:o,idle:r}){if(r)return a("did nothing");let s=[];return e<t&&s.push(_(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:kt(n)})),e>t&&s.push(_(e-t,"brought {count} token back","brought {count} tokens back")),(o-n>.001||!s.length)&&s.
push(a("moved {share}",{share:w(o)})),s.join(", ")}function xr(e){let n=(B(e)?[]:Sn(e).filter(({kept:o,keptBefore:r})=>o<r)).map(({name:o,kept:r,keptBefore:s,removed:i})=>_(
s-r,"{name}: {count} token, {share}","{name}: {count} tokens, {share} together",{name:o,share:kt(i)}));return n.length?a("removed by {processors}",{processors:at(
n)}):""}var wt=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function Sr(e,{effective:t,config:n}){let o={...t,...n};return e.filter((r,s)=>s===
0||o[r]).map(r=>{let s=JSON.stringify(o[r]??null);return s==="null"||s.length>12?r:`${r} ${s}`}).join(", ")}function Pp(e){return wt(e)?{name:"DoLa",meaning:a("\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?
a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function Tr({distribution:{candidates:e},chosen:t}){
return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Lr(e,t,n){if(e.length<=t)return e;let o=({raw_logprob:i,logprob:l})=>Math.max(R(i),R(l)),r=[...e].
sort((i,l)=>o(l)-o(i)),s=new Set([...r.filter(({token_id:i})=>i===n),...r.filter(He).slice(0,3)]);for(let i of r)s.size<t&&s.add(i);return e.filter(i=>s.has(i))}
function Er({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?R(t[n-1]):void 0:R(e)}var Cp=({raw_logprob:e,stage_logprobs:t},n)=>((n?t?.[n-1]:e)??null)===
null,He=({logprob:e})=>e===null;function Tn({removed_by:e,stage_logprobs:t,raw_logprob:n},o){let r=[n,...t||[]],s=r.findLastIndex((l,c)=>c>0&&l===null&&r[c-1]!==
null),i=e||s>0&&o.distribution.stages[s-1].name;return i?$e(i)[0]:wt(o)?"DoLa":a("a processor")}function Rr(e,t){let{raw_logprob:n,logprob:o,rank:r,raw_rank:s,token_id:i}=e;
if(B(t)){let m={share:w(R(n)),rank:b(s||0)},h=s?a("Probability {share}, rank {rank}, according to the server.",m):a("Probability {share}, according to the serve\
r.",m);return i<0?h:`${h} ${a("Token id {id}.",{id:i})}`}let l=b(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.stages.length&&Math.abs(
(o??n??0)-(n??0))<1e-4){let m={share:w(R(n)),rank:b(r||s||0),vocab:l};return`${r||s?a("Probability {share}, rank {rank} of {vocab}; no processor changed it.",m):
a("Probability {share}; no processor changed it.",m)} ${c}`}let d={share:w(R(n)),rank:b(s||0),vocab:l};return`${s?a("Before the processors {share}, rank {rank} \
of {vocab}.",d):a("Before the processors {share}.",d)} ${Ap(e,t)} ${c}`}function Ap(e,t){if(He(e))return a("After them it cannot be chosen: removed by {processo\
r}.",{processor:Tn(e,t)});let{logprob:n,rank:o}=e,r={share:w(R(n)),rank:b(o||0),kept:b(te(t)??0)};return o?a("After them {share}, rank {rank} of {kept} kept.",r):
a("After them {share}.",r)}function Mr(e,t){let n=Q(e,t),o=Math.exp(e??1/0);return o<Np?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):
a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:o<10?V(o,1):b(Math.round(o))})}var Np=1.05;
function Hp({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:l,raw_logprob:c})=>c!==null&&c<0?[{text:l,raw:c}]:[])].sort((l,c)=>Ma(c.
raw)-Ma(l.raw)).slice(0,3).map(({text:l,raw:c})=>`${I(l)} ${V(R(c))} · ${V(ie(-c,n),2)}`),i={terms:s.join(" + "),entropy:Q(t,n)};return s.length?a("before the \
processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Ma=e=>-e*R(e);function yt(e,{mode:t,effective:n,config:o}){if(e.isPrompt)return[a("g\
iven"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t==="elsewhere")return[a("the choic\
e"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];if(e.beam)return[a("the cho\
ice"),Wp(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];let r=e.draft?.origin;return r===
"accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:r==="correction"?[a("the choice"),a("{token} replaced a rejected draft token")]:
{...n,...o}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}function Wp(e){return e==="running"?
a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares the sums of whole beams"):e==="ende\
d"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compares the sums of whole beams"):a("{tok\
en} was considered by the search")}function _t(e,t){let n=He(e)&&!B(t),o=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:R(e.logprob),before:R(e.raw_logprob),rank:n?
null:e.rank??o,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?Tn(e,t):"",words:()=>Rr(e,t)}}var Fp=[.02,.05,.1,.2,.5,1];function Ln(e){
let t=Math.max(...e.map(({after:n,before:o})=>Math.max(n??0,o??0)));return Fp.find(n=>t<=n)??1}var Bp=5;function En(e,t){let n=e.findIndex(t);return n<Bp?e:[e[n],
...e.slice(0,n),...e.slice(n+1)]}function We({entry:e,top:t,press:n,children:o}){let{id:r,text:s,after:i,before:l,rank:c,chosen:d,removed:p,by:m}=e,h=p||i===null||
l===null||w(i)!==w(l),f=n&&r!==null?()=>n(r):null,g=f?Kp(e):"",E={class:"gp-row","aria-label":Ip(e,!!f),ref:y=>{y&&bt(y,()=>[g,e.words()].filter(Boolean).join("\
 "))},...f?{type:"button",onClick:f}:{role:"group"}};return u("li",{class:["gp-bar",d&&"gp-chosen",p&&"gp-removed",r===null&&"gp-rest"].filter(Boolean).join(" "),
children:[Xe(f?"button":"div",E,u("span",{class:"gp-rank",children:c?b(c):""}),u("span",{class:"gp-name",children:[u("span",{class:"gp-sign","aria-hidden":"true",
children:d?"▶":p?"✕":""}),r===null?u("bdi",{class:"gp-word",children:s}):u(J,{text:s,class:"gp-word"})]}),u(br,{after:i,before:h?l:null,top:t,kind:d?"chosen":
r===null?"rest":null,removed:p&&Dp(m)}),u("span",{class:"gp-values",children:[u("span",{children:p?"":i===null?"–":w(i)}),u("small",{children:l===null||!h?"":
w(l)})]}),u("span",{class:"gp-go","aria-hidden":"true",children:f?"↪":""})),o]})}var Dp=e=>{let[t,,n]=ne(a("removed by {processor}"),{processor:""});return[t,
u("span",{class:"gp-remover",children:e}),n]};function Ip({id:e,text:t,after:n,before:o,rank:r,chosen:s,given:i,removed:l,by:c},d){let p=[!l&&n!==null&&w(n),(l||
n!==o)&&o!==null&&a("before {share}",{share:w(o)})],m=[s&&(i?a("given"):a("chosen")),l&&a("removed by {processor}",{processor:c})],h=[e===null?t:I(t),...m,...p,
d&&a("continue")];return`${r?`${b(r)}. `:""}${h.filter(Boolean).join(", ")}`}function Kp({text:e,chosen:t,removed:n,by:o}){let r=I(e);return t?a("Run again from\
 here with {token}.",{token:r}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:r,processor:o}):a("Continue from here wit\
h {token} instead.",{token:r})}var Cr={};S(Cr,{courseWords:()=>Pr,had:()=>Oa,nameOfStage:()=>Pa});function Pr(e,t){let{chosen:n}=e,o=a("{token} had {share}",Oa(n)),r=Sn(e).filter(({idle:i})=>!i).map(i=>{let l=Er(n,i.number),c={name:Pa(i,t),share:l===void 0?"":
w(l)};return l===void 0?a("{name}: {effect}",{...c,effect:vr(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):_(i.kept,"after {name}: {share}, {count} to\
ken left","after {name}: {share}, {count} tokens left",c)}),s=ne(yt(e,t)[1],{token:I(n.text)}).join("");return me(at([o,...r,s]))}var Oa=({text:e,raw_logprob:t})=>({
token:I(e),share:w(R(t))});function Pa({name:e,knobs:t},n){let o=Sr(t,n);return o?o.startsWith(e)?o:`${e} (${o})`:e}var Ar=24;function Ca({log:e,step:t,hand:n,press:o}){let[r,s]=N(!1),i=Ge(".gp-row"),{rows:l,others:c,result:d}=n,p=t.chosen.token_id,m=r?l:l.filter(({id:y},v)=>v<
Ar||y===p),h=En(m,({id:y,by:v})=>y===p&&!v),f=h.map(y=>qp(y,t)),g=Ln(f),E=h.findLastIndex(({by:y})=>!y),k=E>=0&&E<h.length-1;return u(T,{children:[u($p,{log:e,hand:n}),
u(zp,{top:g}),u("ol",{class:"gp-bars",...i,children:[f.flatMap((y,v)=>[u(We,{entry:y,top:g,press:o},y.id),k&&v===E&&u("li",{class:"gp-cut-line","aria-hidden":"t\
rue",children:a("cut")},"cut")]),(c>0||h.length<l.length)&&u(We,{entry:jp(n,h,d.others.left),top:g},"others")]}),l.length>Ar&&u("button",{type:"button",class:"g\
p-button gp-all","aria-expanded":r,onClick:()=>s(!r),children:r?a("show {count} only",{count:Ar}):a("show all {count}",{count:b(l.length)})}),u(Gp,{isPressable:!!o})]})}
var Aa=({step:e})=>u("p",{class:"gp-note gp-hand-note",children:B(e)?a("Another server made this run: what other knobs would do here is not known."):a("What oth\
er knobs would do here was not recorded.")});function qp({id:e,text:t,after:n,before:o,rank:r,by:s},i){let l={now:w(n),before:o===null?"–":w(o)};return{id:e,text:t,
after:n,before:o,rank:r,chosen:e===i.chosen.token_id,given:!!i.given,removed:s!==null,by:s??"",words:()=>s?a("With the current knobs, {knob} removes it. Before \
the processors {before}.",{...l,knob:s}):a("With the current knobs {now}. Before the processors {before}.",l)}}function jp({rows:e,others:t},n,o){let r=Math.max(
0,1-n.reduce((l,c)=>l+c.after,0)),s=t+e.length-n.length,i=o>0||e.some(l=>!l.by&&!n.includes(l));return{id:null,text:_(s,"{count} other token","{count} other tok\
ens"),after:i?r:0,before:Math.max(0,1-n.reduce((l,c)=>l+(c.before??0),0)),rank:null,chosen:!1,given:!1,removed:!1,by:"",words:()=>a("All tokens that are not lis\
ted ({count}), together: {after} with the current knobs.",{count:b(s),after:w(i?r:0)})}}function $p({log:e,hand:t}){let{result:n,knobs:o,isWhole:r,stays:s,after:i}=t,
{left:l,isExact:c,entropy:d,cuts:p}=n;return u("div",{class:"gp-hand",role:"group","aria-label":a("With the current knobs"),children:[u("p",{class:"gp-hand-sums",
children:[u("strong",{children:a("With the current knobs")})," ",u("span",{class:"gp-hand-left",children:c?_(l,"{count} token left","{count} tokens left"):a("ab\
out {count} tokens left",{count:b(l)})})," ",u(H,{class:"gp-hand-entropy",id:"entropy",children:a("entropy {amount}",{amount:Q(d,e.unit)})})]}),u("div",{class:"\
gp-hand-second",children:[u("ul",{class:"gp-hand-cuts",children:p.map(({name:m,removed:h,mass:f})=>u("li",{children:[u("code",{children:`${m} ${pe(o[m]??0)}`}),
" ",h?a("removes {count} ({share})",{count:b(Math.round(h)),share:kt(f)}):a("removes nothing")]},m))}),e.canAsk&&"reset_knobs"in e.answers&&u("button",{type:"bu\
tton",class:"gp-button gp-hand-back",onClick:()=>e.ask({type:"reset_knobs"}),children:a("Back to this run’s knobs")})]}),!r&&u("p",{class:"gp-note gp-hand-not\
e",children:a("Only the recorded candidates are known here; all the others count as one group of equal tokens.")}),s&&u("p",{class:"gp-note gp-hand-note",children:a(
"repetition_penalty and sequence_bias stay here as they were in this run.")}),i.length>0&&u("p",{class:"gp-note gp-hand-note",children:a("The watermark acts aft\
er the cuts, and is not counted here.")})]})}var zp=({top:e})=>u("div",{class:"gp-bars-heads gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch gp-a\
fter"}),a("with the current knobs")]}),u("span",{children:[u("i",{class:"gp-swatch gp-before"}),a("the model’s own")]}),u("span",{class:"gp-full",children:a("\
axis 0–{top}",{top:w(e)})})]}),Gp=({isPressable:e})=>u("div",{class:"gp-bars-legend gp-note",children:[u("span",{children:[u("b",{class:"gp-glyph",children:"▶"}),
a("chosen")]}),u("span",{children:[u("b",{class:"gp-glyph gp-cross",children:"✕"}),a("removed")]}),e&&u("span",{class:"gp-press-note",children:a("↪ continue")})]});var Up=[{name:"temperature",least:.05,most:2,step:.05,none:1},{name:"top_k",least:0,most:100,step:1,none:0},{name:"top_p",least:.05,most:1,step:.01,none:1},{name:"\
min_p",least:0,most:.5,step:.01,none:0}],Na=e=>!e.canAsk&&(e.knobs===null||Nr in e.knobs),Nr="of a saved page";function Ha({log:e}){let t=e.started?.effective??
{},n=e.knobs??t,o=(r,s)=>e.setKnobs({...n,do_sample:!0,[r]:s,[Nr]:!0});return u("details",{class:"gp-hand-knobs",children:[u("summary",{children:a("Try other kn\
obs")}),u("div",{class:"gp-hand-sliders",children:[Up.map(({name:r,least:s,most:i,step:l,none:c})=>{let d=typeof n[r]=="number"?n[r]:c;return u("label",{children:[
u("code",{children:r}),u("input",{type:"range",min:s,max:i,step:l,value:String(d),onInput:({currentTarget:p})=>o(r,Number(p.value))}),u("output",{children:pe(d)})]},
r)}),u("button",{type:"button",class:"gp-button",onClick:()=>e.setKnobs({...t,[Nr]:!0}),children:a("Back to this run’s knobs")})]})]})}var Gr={};S(Gr,{biasedTokens:()=>od,handOf:()=>zr,idsBefore:()=>Da,isMovable:()=>Rn,knobsInHand:()=>jr,knowsBiases:()=>Ia});var Fr={};S(Fr,{CUTS:()=>Wa,inHand:()=>Wr});var Wa=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function Wr(e,t){let n=t.do_sample?t.temperature??1:1,o=new Hr(e,n),r=[];if(t.do_sample)for(let s of Wa){let i=t[s];i!==null&&r.push(o.cut(s,i))}return o.result(
r)}var Hr=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:o})=>o/n),this.left=Float64Array.from(t,({weight:o})=>o),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,o=t.length;this.best=
-1/0;for(let l=0;l<o;l++)n[l]&&t[l]>this.best&&(this.best=t[l]);let[r,s]=[0,0],i=new Float64Array(o);for(let l=0;l<o;l++){if(!n[l])continue;let c=t[l]-this.best,
d=Math.exp(c);i[l]=d,r+=n[l]*d,s+=n[l]*d*c}for(let l=0;l<o;l++)i[l]/=r;this.shares=i,this.logTotal=Math.log(r),this.entropy=this.logTotal-s/r}cut(t,n){let o=this.
left.slice();Vp[t](this,n);let[r,s,i,l]=[0,0,0,0];for(let c=0;c<o.length;c++){let d=o[c]-this.left[c];d&&(r+=d,s+=d*this.shares[c],this.left[c]<1e-9&&(this.by[c]=
t)),this.points[c].id===null?i+=d:l=this.left[c]}return r&&(!this.points.some(({id:d},p)=>d===null&&this.left[p]>0)&&!l?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:r,mass:s}}result(t){let{points:n,left:o,shares:r}=this,s=[],i={left:0,probability:0},l=0;for(let c=0;c<n.length;c++){let{id:d,
score:p}=n[c],m=o[c]*r[c];l+=o[c],d!==null?s.push({id:d,score:p,probability:m,by:this.by[c]}):(i.left+=o[c],i.probability+=m)}return{tokens:s,left:Math.round(l),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:o}=this,r=new Float64Array(n.length),[s,i]=[100,0];for(let m=0;m<n.length&&
s>0;m++)r[m]=Math.min(n[m],s),s-=r[m],i+=r[m]*o[m];let l=m=>-(o[m]/i)*Math.log(o[m]/i),c=0;for(let m=0;m<n.length;m++)r[m]&&o[m]&&(c+=r[m]*l(m));let d=0,p=!1;for(let m=0,
h=!0;m<n.length;m++){if(!r[m]||p||o[m]/i<1e-45){n[m]=0;continue}let f=l(m),g=d+r[m]*f<=c*t?r[m]:Math.floor((c*t-d)/f);p=g<r[m],n[m]=h?Math.max(1,g):g,d+=n[m]*f,
h=!1}}topK(t){let{left:n,scores:o}=this,r=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(r>0?(s=o[i],n[i]>r&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=r),r=Math.
max(0,r-n[i])):o[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:o}=this,r=1-t,s=0,i=n.findIndex(l=>l>0);for(let l=n.length-1;l>=i;l--){if(!n[l])continue;let c=Math.floor(
(r-s)/o[l]),d=s+n[l]*o[l]<=r?n[l]:Math.max(0,Math.min(n[l],c));if(s+=d*o[l],n[l]-=l===i?Math.min(d,n[l]-Math.min(1,n[l])):d,n[l])return}}typical(t){let{left:n,shares:o}=this,
r=this.scores.map(c=>Math.abs(this.logTotal-(c-this.best)-this.entropy)),s=[...n.keys()].filter(c=>n[c]).sort((c,d)=>r[c]-r[d]),i=0,l=1/0;for(let c of s){if(r[c]>
l){n[c]=0;continue}if(l<1/0)continue;let d=i+n[c]*o[c];if(d<t){i=d;continue}l=r[c],n[c]>1&&!this.isTied(c)&&(n[c]=Math.min(n[c],Math.max(1,Math.ceil((t-i)/o[c]))))}}below(t){
let{left:n,shares:o,scores:r}=this;for(let s=0;s<n.length;s++)o[s]<t&&r[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},Vp={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var Dr={};S(Dr,{biasesAfter:()=>xt,doTheSame:()=>Br,tokenKnobs:()=>vt});function vt(e){let t=(o,r)=>{let s=e[o];return typeof s=="number"&&r(s)?s:null},n=o=>o>0&&
o<1;return{do_sample:e.do_sample===!0,sequence_bias:Jp(e.sequence_bias),repetition_penalty:t("repetition_penalty",o=>o>0&&o!==1),temperature:t("temperature",o=>o>
0&&o!==1),top_h:t("top_h",o=>o>0&&o<=1),top_k:t("top_k",o=>o>0&&Number.isInteger(o)),top_p:t("top_p",o=>o>=0&&o<1),min_p:t("min_p",o=>o>=0&&o<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function Jp(e){return Array.isArray(e)?e.filter(Qp):[]}var Qp=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function Br(e,t){let n=o=>JSON.stringify(o.do_sample?o:[o.sequence_bias,
o.repetition_penalty]);return n(e)===n(t)}function xt({sequence_bias:e},t){let n=new Map;for(let[o,r]of e){let s=t.length-(o.length-1);if(s<0||!o.slice(0,-1).every(
(l,c)=>t[s+c]===l))continue;let i=o[o.length-1];n.set(i,(n.get(i)??0)+r)}return n}var qr={};S(qr,{pointsOf:()=>Ir,scoresOfTrace:()=>Kr});var Ba=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],Zp=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...Ba],Yp=12,Fa=.01;function Ir({head:e,before:t,tokens:n,
bins:o,fixed:r},s,i){let l=new Map;for(let[d,,p]of e)l.set(d,p);for(let[d,p]of t)l.set(d,p);for(let[d,,p]of n)l.set(d,p);if(!r.length){for(let[p,m]of xt(i,s)){let h=l.
get(p);h!==void 0&&l.set(p,h+m)}let d=i.repetition_penalty;if(d!==null)for(let[p]of t){let m=l.get(p)??0;l.set(p,m<0?m*d:m/d)}}let c=Array.from(l,([d,p])=>({id:d,
score:p,weight:1}));for(let[d,p,m]of o)if(!m)c.push({id:null,score:p,weight:d,isTied:!0});else for(let h of[p+m,p-m])c.push({id:null,score:h,weight:d/2});return c.
sort(Xp)}var Xp=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function Kr({candidates:e,stages:t,vocab:n,entropy_before:o}){if(n===null)return null;let r=t.findIndex(
({name:p})=>Zp.includes(p)),s=r<0?t.length:r,i=e.flatMap(({token_id:p,text:m,raw_logprob:h,stage_logprobs:f})=>{let g=s?f?.[s-1]:h;return typeof g=="number"?[{id:p,
text:m,score:g}]:[]});if(!i.length)return null;let l=s?t[s-1].kept:n,c=Math.max(0,1-i.reduce((p,{score:m})=>p+Math.exp(m),0)),d=s?t[s-1].entropy:o;return{model:"",
index:0,vocab:n,num_removed:n-l,head:i.sort((p,m)=>m.score-p.score).map(({id:p,text:m,score:h})=>[p,m,h]),before:[],tokens:[],bins:ed(l-i.length,c,d,i.map(({score:p})=>p)),
names:t.slice(0,s).map(({name:p})=>p),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:p})=>p).filter(p=>Ba.includes(p))}}function ed(e,t,n,o){if(e<=
0||t<=0)return[];let r=o.reduce((d,p)=>d-Math.exp(p)*p,0),s=n===null?Math.log(t/e):-(n-r)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),l=Math.log(t/i),c=e>i?[[e-i,
l-Yp,Fa]]:[];return[[i,l,Fa],...c]}var td=["greedy_search","sample","assisted_generation"],Rn=({started:e},t)=>!!(e&&!t.isPrompt&&!t.beam&&td.includes(e.mode));function jr(e,t){if(!t||!e.knobs||!Rn(
e,t))return null;let n=vt(e.knobs);return Br(n,$r(e))?null:n}var $r=({started:e})=>vt({...e?.effective,...nd(e?.config)}),nd=e=>e?.sequence_bias?{sequence_bias:e.
sequence_bias}:{},Da=(e,{before:t})=>[...e.prefix.map(({token_id:n})=>n),...C(t).map(({chosen:n})=>n.token_id)],od=e=>[...new Set([vt(e.knobs??{}),$r(e)].flatMap(
({sequence_bias:t})=>t.map(([n])=>n[n.length-1])))];function zr(e,t,n){let o=e.scoresOf(t),r=o??Kr(t.distribution);if(!r||B(t))return null;let s=Da(e,t),i=Wr(Ir(
r,s,n),n),l=$r(e),c=JSON.stringify([n.sequence_bias,n.repetition_penalty])!==JSON.stringify([l.sequence_bias,l.repetition_penalty]),d=o!==null&&!Ia(o,s,n);return{
knobs:n,result:i,rows:rd(e,t,r,i),others:r.vocab-r.num_removed-i.tokens.length,isWhole:o!==null,stays:c&&(r.fixed.length>0||d),after:r.after}}function Ia({head:e,
before:t,tokens:n},o,r){let s=new Set([...e,...t,...n].map(([i])=>i));return[...xt(r,o).keys()].every(i=>s.has(i))}function rd(e,t,n,{tokens:o}){let r=sd(e,t,n),
s=id(t,n),i=0;return o.map(({id:l,probability:c,by:d})=>({id:l,text:r.get(l)??`${l}`,after:d?0:c,before:s(l),rank:d?null:++i,by:d}))}function sd(e,t,{head:n,tokens:o}){
let r=new Map;for(let{token_id:s,text:i}of e.prefix)r.set(s,i);for(let{chosen:s}of C(t))r.set(s.token_id,s.text);for(let[s,i]of[...o,...n])r.set(s,i);return r}function id({
distribution:{candidates:e},chosen:t},{head:n,before:o,tokens:r,fixed:s,names:i}){let l=new Map([...e,t].map(({token_id:m,raw_logprob:h})=>[m,h])),c=new Map;for(let[
m,h]of o)c.set(m,h);for(let[m,,h]of[...n,...r])c.set(m,h);let d=[...l].find(([m,h])=>h!==null&&c.has(m)),p=d&&(d[1]??0)-(c.get(d[0])??0);return m=>{let h=l.get(
m);if(h!==void 0)return R(h);let f=c.get(m);return f===void 0||p===void 0||s.length&&i.length?null:R(f+p)}}var ad=150;function Ka({log:e,changes:t,step:n,press:o}){let r=Ge(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=ld(e),l=e.canAsk&&!e.recorded&&i>=0,c=s.map(m=>_t(m,
n)),d=Math.max(.02,...c.map(({after:m,before:h})=>Math.max(m??0,h??0))),p=s.length?C(e.lastOf(n)):[];return u("div",{class:"gp-looked-box",hidden:!l&&!s.length,
children:[u("div",{hidden:!s.length,children:[u("h3",{class:"gp-looked-title",children:a("Looked up")}),u("ol",{class:"gp-bars gp-looked",...r,children:c.map((m,h)=>u(
We,{entry:m,top:d,press:o,children:u(pd,{shares:cd(p,m.id),step:n})},h))})]}),u(ud,{log:e,changes:t,line:i,hidden:!l})]})}function ld(e){let t=e.current(),n=t&&
!t.isPrompt&&e.lineOf(t);return n?e.lines().findIndex(({last:o,label:r})=>o===n.last&&r===n.label):-1}function ud({log:e,changes:t,line:n,hidden:o}){let[r,s]=N(
""),[i,l]=N(""),c=se(t);i&&(c.run||c.watched)&&l("");let d=p=>{if(p.preventDefault(),!r||n<0){l(r?a("Select a token of the generated text first."):a("Type the t\
ext of a token first."));return}l(a("Looking up {token} …",{token:I(r)})),e.ask({type:"look",line:n,text:r})};return u("details",{class:"gp-look",hidden:o,children:[
u("summary",{children:a("Look up a token")}),u("form",{class:"gp-look-form",onSubmit:d,children:[u("label",{children:[a("Token")," ",u("input",{type:"text",class:"\
gp-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:r,onInput:({currentTarget:p})=>s(
p.value)})]}),u("button",{type:"submit",class:"gp-button",children:a("Look up")}),u("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",u("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var cd=(e,t)=>e.map(
({watched:n})=>{let o=n?.find(({token_id:r})=>r===t);return o?R(o.logprob):0});function pd({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),o=l=>l/
(e.length-1)*100,r=dd(e,ad).map(([l,c])=>`${o(l).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:w(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=_(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return u(H,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[u("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[u("line",{class:"gp-along-here",x1:o(t.index),x2:o(t.index),y1:"0",y2:"100"}),u("polyl\
ine",{class:"gp-along-line",points:r.join(" ")})]}),u("span",{class:"gp-along-words",children:s})]})}function dd(e,t){let n=Math.ceil(e.length/t),o=[];for(let r=0;r<
e.length;r+=n){let s=r;for(let i=r+1;i<Math.min(e.length,r+n);i++)e[i]>e[s]&&(s=i);o.push([s,e[s]])}return o}var md=1.05,fd=2,hd=1e3,gd=.095;function qa({log:e,step:t}){let{started:n,unit:o}=e;if(!n||e.rejected)return null;let r=bd(t,n);return u("p",{class:"gp-step-ans\
wer",children:[r&&u(H,{id:"entropy",run:()=>Mr(t.distribution.entropy_before,o),children:r})," ",kd(t,n)," ",e.suggested&&e.selected===t&&u("small",{children:yd(
t)})]})}function bd(e,t){let{entropy_before:n,vocab:o}=e.distribution;if(n===null||B(e)||wt(e))return"";let r=Math.exp(n);if(r<md)return a("The model was all bu\
t certain here.");if(r<fd)return a("The model was fairly sure here.");let s=te(e);return Mn(e,t)&&s!==null&&s<(o??0)&&s>1&&s<=hd?a("The model was unsure here: {\
count} tokens could have followed.",{count:b(s)}):a("The model was unsure here, as if between {count} equally likely tokens.",{count:b(Math.round(r))})}function kd(e,t){
let{chosen:n}=e,o=Z(n.text),r=w(R(n.raw_logprob));if(B(e))return a("The server gave {token} {share}.",{token:o,share:r});if(e.isPrompt||e.given||e.read)return a(
"{token} was given; the model’s chance for it was {share}.",{token:o,share:r});let s=R(n.logprob);return Mn(e,t)?wd(e,o,s):t.mode==="greedy_search"?a("The lik\
eliest was taken: {token}, with {share}.",{token:o,share:w(s)}):`${ne(yt(e,t)[1],{token:o}).join("")}.`}function wd(e,t,n){if(te(e)===1)return a("There was noth\
ing to draw: the processors left only {token}.",{token:t});let o={token:t,share:w(n)};return n>=gd?e.chosen.rank===1?a("It drew the likeliest, {token}: a chance\
 of {share}.",o):a("It drew {token}: a chance of {share}.",o):a("It drew {token}: a chance of 1 in {count}.",{token:t,count:b(Math.round(1/n))})}var Mn=(e,{mode:t,
effective:n,config:o})=>t==="sample"&&{...n,...o}.do_sample===!0&&!(e.given||e.isPrompt||e.read),yd=e=>B(e)?a("Shown because this token was the most surprising."):
a("Shown because the model was most unsure here.");var Ur=24;function _d({log:e,changes:t}){let n=e.current(),o=!!(n&&e.canAsk&&!n.isPrompt),r=!!(n&&!n.distribution.stages.length),s=o&&n?p=>e.ask({type:"branch",
step:n,tokenId:p}):void 0,i=jr(e,n),l=i&&n&&zr(e,n,i),c=Oe(()=>n&&u(vd,{log:e,step:n,press:s}),[e,n,o]),d=["gp-drawn-candidates",(e.running&&!e.selected||l)&&"g\
p-grows",l&&"gp-in-hand",r&&!l&&"gp-untouched",o&&"gp-pressable"];return u("div",{class:d.filter(Boolean).join(" "),children:[!n&&u("p",{class:"gp-note gp-no-to\
ken",children:a("The most likely tokens appear here, before and after the processors.")}),n&&u(qa,{log:e,step:n}),i&&n&&!l&&u(Aa,{step:n}),l&&n?u(Ca,{log:e,step:n,
hand:l,press:s}):c,n&&n.beam&&!r&&u("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after the processors are not renormalised here, so\
 they need not sum to 100%.")}),n&&Na(e)&&Rn(e,n)&&!B(n)&&u(Ha,{log:e}),n&&u(Ka,{log:e,changes:t,step:n,press:s})]})}var $a=$(_d,void 0,{readsKnobs:!0});function vd({
log:e,step:t,press:n}){let[o,r]=N(!1),s=Ge(".gp-row"),i=Tr(t),l=new Map(i.map(y=>[y,_t(y,t)])),d=(o?i:Lr(i,Ur,t.chosen.token_id)).map(y=>l.get(y)??_t(y,t)),p=En(
d,({chosen:y})=>y),m=xd(e,t,[...l.values()]),h=Ln(p),f=[...p,...m?[m]:[]],g=xr(t),E=f.findIndex(({removed:y},v)=>y&&v>=p.findLastIndex(W=>!W.removed)),k=E<0?f.length:
E;return u(T,{children:[u(Sd,{log:e,step:t,top:h}),u("ol",{class:"gp-bars",...s,children:[f.map((y,v)=>[g&&v===k&&u(ja,{words:g},"cut"),u(We,{entry:y,top:h,press:n},
v)]),g&&k===f.length&&u(ja,{words:g})]}),i.length>Ur&&u("button",{type:"button",class:"gp-button gp-all","aria-expanded":o,onClick:()=>r(!o),children:o?a("show \
{count} only",{count:Ur}):a("show all {count}",{count:b(i.length)})}),u(Ld,{step:t,listed:i,isPressable:!!n})]})}var ja=({words:e})=>u("li",{class:"gp-cut-line \
gp-removal",children:u("span",{children:e})});function xd(e,t,n){let o=m=>Math.max(0,1-n.reduce((h,f)=>h+(f[m]??0),0)),r={id:null,rank:null,chosen:!1,given:!1,removed:!1,
by:""};if(B(t)){let m=o("before"),h=()=>a("All tokens that the server did not list, together: {share}.",{share:w(m)});return{...r,text:a("all others"),after:m,before:m,
words:h}}let s=(t.distribution.vocab??0)-n.length;if(s<=0)return null;let l=(te(t)??0)>n.filter(({removed:m})=>!m).length?e.usesBeams?null:o("after"):0,c=o("bef\
ore"),d={count:b(s),before:w(c),after:w(l??0)},p=()=>l===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",d):a("All \
tokens that are not listed ({count}), together: {before} before the processors, {after} after them.",d);return{...r,text:_(s,"{count} other token","{count} othe\
r tokens"),after:l,before:c,words:p}}function Sd({log:e,step:t,top:n}){let o=!t.distribution.stages.length,r=()=>a("{token} had {share}",{token:I(t.chosen.text),
share:w(R(t.chosen.raw_logprob))});return u("div",{class:"gp-bars-heads gp-note",children:[u("span",{children:[u("i",{class:"gp-swatch gp-after"}),u(H,{class:"g\
p-after-word",id:"probability",run:()=>e.started?Pr(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, with\
out what they removed."),children:Td(t,e)})]}),!o&&u("span",{class:"gp-before-key",children:[u("i",{class:"gp-swatch gp-before"}),u(H,{id:"probability",run:()=>me(
r()),meaning:a("The probability that the model itself gave, before any logits processor."),children:a("the model’s own")})]}),u(H,{class:"gp-full",id:"probabi\
lity",formula:"",meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marke\
d with »."),children:a("axis 0–{top}",{top:w(n)})})]})}function Td(e,{started:t}){return B(e)?a("probability, according to the server"):e.distribution.stages.
length?t&&Mn(e,t)?a("chance to be drawn"):a("after the processors"):a("the model’s chance for each token")}function Ld({step:e,listed:t,isPressable:n}){return u(
"div",{class:"gp-bars-legend gp-note",children:[u("span",{children:[u("b",{class:"gp-glyph",children:"▶"}),u("span",{class:"gp-chosen-word",children:e.isPrompt||
e.given?a("given, not chosen"):a("chosen")})]}),!B(e)&&t.some(He)&&u("span",{class:"gp-removed-key",children:[u("b",{class:"gp-glyph gp-cross",children:"✕"}),
a("removed")]}),n&&u("span",{class:"gp-press-note",children:a("↪ continue")})]})}var Jr={};S(Jr,{AcceptanceAlong:()=>St,judgedOf:()=>Vr,writtenOf:()=>Ga});var za=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Vr=e=>e.
num_accepted+(e.follow==="correction"?1:0),Ga=e=>e.num_accepted+(e.next_token_id===null?0:1);function Ed(e,t){let{drafted:n,num_accepted:o}=t;if(e.rounds+=1,e.tokens+=
Ga(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=o,e.judged+=Vr(t);for(let r=e.
draftedAt.length;r<n.length;r++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((r,s)=>{e.draftedAt[s]+=1,s<o&&(e.acceptedAt[s]+=1),!(s>=Vr(t)||!de(r.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=r.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[o]+=1}}function Rd(e){let{spec_steps:t,rounds:n,tokens:o,
drafted:r,accepted:s,judged:i,overlaps:l}=e,c=(d,p)=>p?d/p:null;return{num_spec_steps:t,num_rounds:n,num_tokens:o,num_draft_tokens:r,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,r),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:o-n,expected_acceptance_rate:c(l[1],l[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var St=class{rounds=[];tally=za();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=za());for(let o=this.tally.rounds;o<t.length;o++)Ed(this.
tally,t[o]);return this.rounds=t,Rd(this.tally)}};var Md=new Set(["properties","patternProperties","$defs","definitions"]),Od=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),Ua=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function Tt(e){if(Array.isArray(e))return e.map(Tt);if(!Ua(e))return e;let t=Object.fromEntries(Object.entries(e).map(([o,
r])=>[o,Pd(o,r)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(o=>o in e)?{...t,additionalProperties:!1}:t}function Pd(e,t){return Md.
has(e)&&Ua(t)?Object.fromEntries(Object.entries(t).map(([n,o])=>[n,Tt(o)])):Od.has(e)?Tt(t):t}var Zr={};S(Zr,{denominatorOf:()=>Qr});function Qr(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:o,num_spec_steps:r,num_judged_draft_tokens:s}=t,i=_(t.num_rounds,"{count} round","{count} roun\
ds"),l=_(t.num_tokens,"{count} token","{count} tokens"),c={drafted:b(n),accepted:b(o),judged:b(s),rounds:i,tokens:l};switch(e){case"num_draft_tokens":return _(r,
"in {count} draft over {rounds}","in {count} drafts over {rounds}",c);case"num_accepted_draft_tokens":return a("of {drafted} drafted",c);case"draft_acceptance_r\
ate":return a("{accepted} of {drafted} drafted",c);case"judged_acceptance_rate":return a("{accepted} of {judged} judged",c);case"mean_acceptance_length":return _(
r,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",c);case"expected_acceptance_rate":return _(s,"mean over {count} judged position","mean over\
 {count} judged positions");case"passes_saved":return _(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} passes",c)}}var Cd=.05,Ad={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function Ja(e,t){let{started:n,finished:o}=e;if(!n)return[];let r=o?o.num_tokens:e.numTokens,s=o?o.seconds:e.elapsed,i=o?o.time_to_first_token:e.firstElapsed,
l={name:a("Tokens"),value:b(r),term:"length"},c=s&&r?A(r/s,1):"–",d=!!o,p={name:a("Per second"),value:c,term:"speed",isMore:d},m=i===null?"–":Pe(i),h={name:a(
"First token"),value:m,term:"first-token",isMore:d};if(e.isFromElsewhere){let f=o&&o.seconds!==null?[p,h]:[];return[l,...f,...Va(e,r)]}return[{...l,run:()=>Nd(e,
r,n.max_new_tokens)},{...p,run:()=>c==="–"?"":Hd(r,s??0,c)},{...h,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:Pe(i),time:Pe(s)})},...Wd(n.waits??
{}),...Fd(e,t),...Va(e,r),...Bd(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function Nd(e,t,n){let o={tokens:b(t),limit:b(n)};return e.usesBeams?
a("{tokens} of at most {limit} new tokens, one per step for all beams together.",o):a("{tokens} of at most {limit} new tokens.",o)}var Hd=(e,t,n)=>_(e,"{count} \
token / {time} s = {value} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:A(t,2),value:n});function Va(e,t){if(e.running)return[];
let n=Yr(e),o=()=>e.finished?_(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"",r=!!e.finished&&!e.speaks&&!e.denoises;return[
{name:a("Stopped by"),value:n,term:"ending",run:o,isWords:!0,isMore:r}]}function Yr(e){return e.finished?[...new Set(e.finished.sequences.map(n=>ut(n.stop_reason)[0]))].
join(", ")||"–":a("an error")}function Wd(e){let t=Object.entries(e).filter(([,s])=>s>=Cd);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),o=t.map(([s,i])=>`${Ad[s]?.()??
s} ${Pe(i)}`).join(", "),r=a("The time before the run began, in which its model was loaded.");return[{name:a("Loaded in"),value:Pe(n),term:"time",meaning:r,run:()=>me(
o)}]}function Fd(e,t){if(!e.rounds.length)return[];let n=t.read(e.rounds),{draft_acceptance_rate:o,mean_acceptance_length:r}=n,s=(c,d)=>a("{denominator} = {valu\
e}.",{denominator:Qr(c,n),value:d}),[i,l]=[o===null?"–":w(o),V(r,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptan\
ce_rate",i)},{name:a("Tokens per draft"),value:l,term:"acceptance-length",run:()=>s("mean_acceptance_length",l)}]}var Bd=({mode:e,effective:t})=>!!t.do_sample||
e==="custom"||e==="block_diffusion";var Qa=200;function Za({log:e}){let[t,n]=Dd(e),o=[Id(e),Kd(e)].filter(Boolean).join(". ");return u("p",{class:"gp-status",role:"status",children:[t&&u("b",{children:t}),
t&&n&&" ",n,o&&u("span",{class:"gp-hidden",children:[". ",o]})]})}function Dd(e){let{started:t,finished:n,failed:o,queued:r,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=$o(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(r){if(r.ahead===0)return[a("Starting …"),""];let i=_(r.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof r.seconds=="number"?`${i} ${jo(r.seconds)}`:i]}if(o){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),Xr(e)]:n?[Ya(e)?_(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),Xr(e)]:[a("Decoding …"),Xr(e)]:["",a("Nothing has run yet.")]}var Ya=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function Xr(e){if(!e.started)return"";let{model:t,assistant:n,mode:o,device:r,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,lt(o),r!=="cpu"&&r,s&&a("replica {replica} of {of}",{...s}),i>0&&_(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function Id(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=C(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with \
{token}",{number:b(t.length),token:I(n.chosen.text)})}function Kd(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=C(t?.last??null),o=n.at(-1);if(!o)return"";if(e.stepping)return qd(n.length,o.chosen.text,o.chosen.logprob??o.chosen.raw_logprob,n.at(-2)?.chosen.text);let r=n.
map(({piece:i})=>i??"").join(""),s=xe(r.length>Qa?`${r.slice(0,Qa)} …`:r);return Ya(e)?s:_(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Yr(e),text:s})}function qd(e,t,n,o){let r={number:b(e),token:I(t),share:w(R(n)),before:I(o??"")};return o===void 0?a("Token\
 {number}: {token}, {share}",r):a("Token {number}: {token}, {share}; before it {before}",r)}var Pn={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function es(e,t){let{chosen:n,distribution:o}=t,r=s=>rt(s)??-1/0;return{count:e.count+1,
after:e.after+r(n.logprob??n.raw_logprob),before:e.before+r(n.raw_logprob),entropyAfter:e.entropyAfter+(o.entropy_after??0),entropyBefore:e.entropyBefore+(o.entropy_before??
0),kept:e.kept+(te(t)??0)}}var Fe=(e,t)=>t?Math.exp(-e/t):null,jd=[1,2,3],On=class{ids=[];grams=jd.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,o]of this.
grams)this.ids.length>=n&&o.set(this.gram(n),(o.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,o]of this.grams){if(this.ids.length<n)continue;
let r=(o.get(this.gram(n))??0)-1;r?o.set(this.gram(n),r):o.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var ts=class{constructor(t){this.log=t}log;along=new U(Pn,es);repeats=new On;ofPrompt=Pn;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:o,added:r}=this.
along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(o);for(let{chosen:s}of r)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.reduce(
es,Pn)}get perplexity(){let{before:t,count:n}=this.along.total;return Lt(Fe(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({term:n})=>n!==
"entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:o}=this,{total:r}=this.along,s=a(o.unit),i=b(r.count),l=f=>Number.isFinite(
f)?A(ie(f,o.unit),2):"−∞",c=(f,g)=>g.count?l(f/g.count):"–",d=(f,g=f)=>[f(r),g(r),g(t)],p=(f,g)=>a("before the processors, ({sum}) / {tokens} = {value} {u\
nit}.",{sum:f,value:g,tokens:i,unit:s}),m=this.along.steps.at(-1)?.distribution.vocab??1/0,h=Lt(r.count?r.kept/r.count:null);return[{name:a("perplexity"),term:"\
perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:V(rt(r.before)),tokens:i,value:this.perplexity}),values:d(({after:f,count:g})=>Lt(
Fe(f,g)),({before:f,count:g})=>Lt(Fe(f,g))),meaning:zd([Fe(r.after,r.count),Fe(r.before,r.count),Fe(t.before,t.count)],m)},{name:a("mean log-probability, {unit}",
{unit:s}),term:"mean-logprob",run:()=>p(l(r.before),c(r.before,r)),values:d(f=>c(f.after,f),f=>c(f.before,f))},{name:a("cumulative log-probability, {unit}",{unit:s}),
term:"cumulative-logprob",run:()=>_(r.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","before the processors, the log-proba\
bilities of {count} tokens sum to {sum} {unit}.",{sum:l(r.before),unit:s}),values:d(({after:f})=>l(f),({before:f})=>l(f))},{name:a("mean entropy, {unit}",{unit:s}),
term:"entropy",run:()=>p(l(r.entropyBefore),c(r.entropyBefore,r)),values:d(f=>c(f.entropyAfter,f),f=>c(f.entropyBefore,f))},{name:a("mean tokens kept"),term:"ke\
pt",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:b(r.kept),tokens:i,value:h}),values:[h,b(m),b(m)]},...[1,2,3].map(f=>$d(f,n)),{name:a(
"repetition"),term:"repetition",run:()=>_(r.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share}.",{repeated:b(n.numRepeated),
share:w(n.share??0)}),values:[w(n.share??0),"",""]}]}},Lt=e=>e===null?"–":Number.isFinite(e)?e<1e3?A(e,2):b(Math.round(e)):"∞";function $d(e,t){let n=t.ids.
length-e+1,o=Lt(t.distinct(e)),r={different:b(t.different(e)),all:b(n),value:o};return{name:`distinct-${e}`,term:"distinct-n",run:()=>n>0?a("{different} differe\
nt / {all} in all = {value}.",r):"",values:[o,"",""],meaning:e===1?a("The number of different tokens over the number of all tokens: 1 means that none occurs twi\
ce."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:e})}}function zd(e,t){return e.
every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats."):a(
"e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.",{count:b(
t)})}function Xa({log:e,changes:t}){let[n]=N(()=>new ts(e)),[o,r]=N(!1),s=se(t);return(s.run||s.prompt)&&n.readPrompt(),n.follow(),u("details",{class:"gp-opened\
 gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>r(i.open),children:[u("summary",{children:u("span",{class:"gp-in-short",children:n.
along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),u("div",{class:"gp-wide",children:o&&n.along.steps.length>0&&u(Gd,{log:e,sums:n})})]})}function Gd({
log:e,sums:t}){let n=e.current(),o=n&&e.lines().length>1?e.lineOf(n):null,r=t.ofPrompt.count>0,s=e.isFromElsewhere;return u("table",{class:"gp-totals",children:[
u("thead",{children:u("tr",{children:[u("th",{scope:"col",children:u("span",{class:"gp-whose",children:o?.label?a("of {label}",{label:o.label}):""})}),u("th",{scope:"\
col",class:"gp-after-head",children:!s&&u(H,{id:"processor",meaning:a("From the probabilities that the tokens were drawn with: after the processors."),children:a(
"after the processors")})}),!s&&u("th",{scope:"col",class:"gp-before-head",children:u(H,{id:"processor",meaning:a("From the probabilities that the model gave: b\
efore the processors. A text’s perplexity usually means this one."),children:a("before them")})}),r&&u("th",{scope:"col",class:"gp-prompt-head",children:u(H,{
id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),children:a("the prompt")})})]})}),u("tb\
ody",{children:t.rows().map(({name:i,term:l,run:c,values:[d,p,m],meaning:h})=>u("tr",{children:[u("th",{scope:"row",children:u(H,{id:l,run:c,meaning:h,children:i})}),
u("td",{children:d}),!s&&u("td",{children:p}),r&&u("td",{children:m})]},i))})]})}function Ud({log:e,changes:t}){return u(T,{children:[u("div",{class:"gp-one-line",children:[u(Za,{log:e}),u(Vd,{log:e}),u(Xa,{log:e,changes:t})]}),u("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&u(Jd,{failed:e.failed})}),u("div",{class:"gp-notes",role:"status",children:u(Qd,{log:e})})]})}var el=$(Ud);
function Vd({log:e}){let[t]=N(()=>new St);return u("dl",{class:"gp-figures",children:Ja(e,t).map(({name:n,value:o,term:r,run:s,meaning:i,isWords:l,isMore:c})=>u(
H,{as:"div",class:["gp-figure",l&&"gp-words",c&&"gp-more"].filter(Boolean).join(" "),id:r,run:s,meaning:i,children:[u("dt",{children:n}),u("dd",{children:o})]},
n))})}function Jd({failed:e}){return u("div",{class:"gp-problem",children:zo(e).map(({knob:t,message:n,fix:o})=>u("p",{children:[u("b",{children:"✕ "}),t?a("{\
name}: {meaning}",{name:t,meaning:n}):n,o&&` ${o}`]},n))})}function Qd({log:e}){let t=e.finished?.sequences??[],n=Yd(e),o=new Map;return t.forEach(({note:r,stop_reason:s},i)=>{
if(!r)return;let l=typeof r=="object"&&"said"in r?r.values.a:void 0,c=a(s==="length"&&n&&l?l:r);o.set(c,[...o.get(c)??[],i+1])}),[...o].map(([r,s])=>u("p",{children:[
u("b",{children:s.length<t.length?Zd(e,s):a("Note:")})," ",r,n&&s.some(i=>t[i-1].stop_reason==="length")&&u(Xd,{log:e,closed:n})]},r))}function Zd(e,t){let n={numbers:t.
join(", ")};return e.usesBeams?_(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):_(t.length,"Note on sequence {numbers}:","Note on sequence\
s {numbers}:",n)}function Yd(e){let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=Tt(
t.json_schema);return JSON.stringify(n)===JSON.stringify(t.json_schema)?null:n}function Xd({log:e,closed:t}){let[n,o]=N(!1);return n?null:u(T,{children:[" ",u("\
button",{type:"button",class:"gp-button",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),o(!0)},children:a("Allow no other fields")})]})}var em=6,tl=3,tm=10,nm=Math.LN2;function om(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^
n>>>14)>>>0)/2**32}}function rm(e,t){let n=[...e];for(let o=n.length-1;o>0;o--){let r=Math.floor(t()*(o+1));[n[o],n[r]]=[n[r],n[o]]}return n}var Et=({distribution:e})=>e.
candidates.filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,em),ol=e=>Et(e).length>1,nl=e=>e.flatMap((t,n)=>(t.distribution.entropy_before??
0)>=nm&&ol(t)&&(!t.given||t.read)?[n]:[]),rl=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,An=(e,t)=>e.filter(n=>n[t]).length,Cn=class{constructor(t){this.log=t}log;round=null;over=null;next=0;before={
step:null,suggested:!1};follow(t){t.run&&Object.assign(this,{round:null,over:null,next:0})}get isThere(){let{log:t}=this;return this.round?!0:!!(t.started&&!t.running&&
!t.waiting&&!t.stepping&&t.hideFrom===null&&!t.speaks&&this.path().length)}get problem(){let t=this.path();return nl(t).length?"":t.some(ol)?a("Nothing to guess\
 here: the model was nearly sure of every token (less than 1 bit)."):a("This run has recorded no candidates to pick from: raise top_candidates and run it again.")}begin(){
let{selected:t,suggested:n}=this.log,o=this.line(),r=this.over?this.next:t&&!n&&!t.isPrompt?t.index:0,s=nl(this.path(o)),i=s.filter(c=>c>=r),l=(i.length?i:s).slice(
0,tm);l.length&&(this.over||(this.before={step:t,suggested:n}),this.over=null,this.ask({line:o,places:l,step:this.path(o)[l[0]],picks:[],revealed:!1,results:[]}))}ask(t){
this.round=t,this.veil(),this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(o=>o!==
t):n.length<tl&&n.push(t)}get isFull(){return this.round?.picks.length===tl}reveal(){let{log:t,round:n}=this,o=n?Et(n.step):[],r=o.find(({token_id:d})=>d===n?.picks[0]);
if(!n||!r)return;let{step:s,picks:i}=n,l=({token_id:d})=>d===s.chosen.token_id;n.revealed=!0,n.results.push({step:s,first:r,share:Math.exp((r.raw_logprob??-1/0)-
(o[0].raw_logprob??0)),hits:i.includes(s.chosen.token_id),firstHits:l(r),topHits:l(o[0]),topsHit:o.slice(0,i.length).some(l)});let c={sequence:s.sequence,index:s.
index,token:i[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:c})),this.veil(),t.selectStep(s)}get isLast(){return this.round!==null&&this.round.
results.length>=this.round.places.length}goOn(){let{round:t}=this;if(!t)return;if(this.isLast)return this.finish();let n=this.path(t.line)[t.places[t.results.length]];
this.ask({...t,step:n,picks:[],revealed:!1})}finish(){if(!this.round)return;let{results:t,revealed:n,step:o}=this.round;this.next=o.index+(n?1:0),this.over=t,this.
round=null,this.veil(),this.log.selectStep(this.before.step,this.before.suggested)}close(){this.over=null}offered(){let{log:t,round:n}=this;if(!n||n.revealed||!t.
started)return[];let{index:o,sequence:r}=n.step,s=Number(t.started.seed)%2**32+7919*o+104729*r;return rm(Et(n.step),om(s))}textSoFar({step:t}){return[...this.log.
prefix.map(({piece:o,text:r})=>o??r),...C(t.before).map(({piece:o,chosen:r})=>o??r.text)].join("")}line(){let t=this.log.current(),n=t&&this.log.lastOf(t);return Math.
max(0,this.texts().findIndex(o=>o.last===n))}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}path(t=this.line()){return C(this.texts().
at(t)?.last??null)}veil(){let{round:t}=this;this.log.hide(t&&t.step.index+(t.revealed?1:0))}};var sl=(e,t)=>{let n=new Cn(t),r=$(()=>u(sm,{quiz:n}),()=>n.isThere)(e,t);return s=>{n.follow(s),r(s)}},il=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function sm({quiz:e}){
let{round:t,over:n}=e,[,o]=_e(d=>d+1,0),r=O(null),s=d=>{d(),o(null)},i=t?t.revealed?"next":`choice ${t.results.length}`:"begin",l=r.current?.contains(document.activeElement),
c=O(i);return F(()=>{l&&i!==c.current&&(r.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:"nearest"})),
c.current=i}),u("div",{ref:r,children:[t&&u(am,{quiz:e,round:t,act:s}),u("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&u(pm,{results:n,quiz:e})}),!t&&
u(im,{quiz:e,act:s})]})}function im({quiz:e,act:t}){let{over:n,problem:o}=e;return u("p",{class:"gp-row",children:[u("button",{type:"button",class:"gp-button gp\
-begin gp-main",disabled:!!o,title:a("The text is covered, from its beginning or from the token that you have selected."),onClick:()=>t(()=>e.begin()),children:n?
a("Another round"):a("Guess the next word")}),n&&u("button",{type:"button",class:"gp-button gp-close",onClick:()=>t(()=>e.close()),children:a("Close")}),u("span",
{class:"gp-note gp-cannot",children:o||null})]})}function am({quiz:e,round:t,act:n}){let{step:o,revealed:r,results:s,picks:i}=t,l=O(null),c=e.textSoFar(t);return F(
()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight)},[c,r]),u("div",{class:r?"gp-round":"gp-round gp-asking",children:[u("p",{class:"gp-note",role:"sta\
tus",children:u("span",{class:"gp-progress",children:lm(t)})}),u("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"auto",ref:l,
children:[c,u("span",{class:"gp-gap","aria-label":a("the hidden token"),children:r?u(J,{text:o.chosen.text}):"?"})]}),u("div",{class:"gp-choices",role:"group","\
aria-label":a("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:d,text:p})=>{let m=i.indexOf(d);return u(
"button",{type:"button",class:"gp-button gp-choice","aria-pressed":m>=0,"data-token":d,disabled:m<0&&e.isFull,onClick:()=>n(()=>e.pick(d)),children:[u("span",{class:"\
gp-order",children:il(m)||null}),u(J,{text:p})]},d)})}),u("div",{class:"gp-answer",role:"status",hidden:!r,children:r&&u(cm,{step:o,picks:i,result:s[s.length-1]})}),
u("p",{class:"gp-row",children:[!r&&u("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:a("R\
eveal")}),r&&u("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:e.isLast?a("Show the score"):a("Next word")}),u("b\
utton",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),u("span",{class:"gp-note gp-score",children:s.length?
um(s):u(H,{id:"entropy",meaning:a("Of the model’s own distribution, before the processors. Tokens of which it was surer are shown without a question."),children:a(
"Asked only where the model was unsure, by 1 bit or more.")})})]})]})}function lm({results:e,revealed:t,step:n,places:o}){let r={number:e.length+(t?0:1),steps:o.
length,token:n.index+1};return t?a("{number} of {steps}: token {token}.",r):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",r)}
function um(e){return a("So far: you had {hits} of {count} with your first guess, the model’s likeliest {its}.",{hits:An(e,"firstHits"),its:An(e,"topHits"),count:e.
length})}function cm({step:e,picks:t,result:{share:n,hits:o}}){let r=Et(e),s=e.chosen.token_id,i=r.some(({token_id:c})=>c===s)?r:[...r,e.chosen],l=o?a("It wrote\
 “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return u(T,{children:[u("p",{class:"gp-took",children:[ne(l,{token:u(J,{class:"g\
p-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability o\
f the likeliest token.",{share:w(n)})]}),u("div",{class:"gp-wide",children:u("table",{class:"gp-truth",children:[u("thead",{children:u("tr",{children:[u("th",{scope:"\
col",children:a("token")}),u("th",{scope:"col",children:a("your pick")}),u("th",{scope:"col",children:u(H,{id:"probability",meaning:a("The probability that the \
model gave, before the processors."),children:a("before")})}),u("th",{scope:"col",children:u(H,{id:"probability",meaning:a("The probability from which the token\
 was chosen, after the processors; 0% where they removed it."),children:a("after")})}),u("th",{scope:"col",children:u(H,{id:"rank",meaning:a("The rank among all\
 tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),u("tbody",{children:i.map(({token_id:c,text:d,raw_logprob:p,logprob:m,raw_rank:h})=>u(
"tr",{class:c===s?"gp-taken":void 0,children:[u("th",{scope:"row",children:[c===s&&u(T,{children:[u("span",{children:"▶ "}),u("span",{class:"gp-hidden",children:`${a(
"chosen:")} `})]}),u(J,{text:d})]}),u("td",{children:il(t.indexOf(c))||null}),u("td",{children:u("div",{class:"gp-share",children:[u("i",{style:{width:`${(45*R(
p)).toFixed(2)}%`}}),w(R(p))]})}),u("td",{children:w(R(m))}),u("td",{children:h?b(h):"–"})]},c))})]})})]})}function pm({results:e,quiz:t}){return u(T,{children:[
u("h2",{children:a("The round is over")}),e.length?u(dm,{results:e,quiz:t}):u("p",{children:a("No token was revealed, so there is no score.")})]})}function dm({
results:e,quiz:{log:t}}){let[n,o,r,s]=["firstHits","topHits","hits","topsHit"].map(d=>An(e,d)),i=({step:d})=>d.distribution.entropy_before??0,l=[...e].sort((d,p)=>d.
share-p.share||i(p)-i(d)),c=[[a("Hardest:"),l[0]],[a("Easiest:"),l[l.length-1]]];return u(T,{children:[u("p",{class:"gp-against",children:ne(a("Your first guess\
 was the word {mine}; the model’s likeliest token was it {its}. {who}"),{mine:u("b",{children:a("{hits} of {count} times",{hits:n,count:e.length})}),its:u("b",
{children:a("{hits} of {count} times",{hits:o,count:e.length})}),who:n>o?a("You were ahead."):n<o?a("The model was ahead."):a("A tie.")})}),u("p",{children:a("T\
he word was among your picks {hits} of {count} times, among as many of the model’s likeliest {tops}.",{hits:r,tops:s,count:e.length})}),u("p",{children:ne(a("\
{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:u(H,{id:"probability",formula:"",as:"b",meaning:a("The probab\
ility of your first pick divided by the likeliest token’s, both before the processors; averaged over the round. 100%: you always picked the token that the model\
 found likeliest."),children:w(rl(e))})})}),c.map(([d,p])=>u("p",{children:[u("b",{children:d})," ",ne(a("token {number}, “{token}”; your “{pick}” had {share} o\
f the likeliest token’s probability, and the entropy was {entropy}."),{number:String(p.step.index+1),token:u(J,{text:p.step.chosen.text}),pick:u(J,{text:p.first.
text}),share:w(p.share),entropy:Q(p.step.distribution.entropy_before,t.unit)})]},d))]})}var os={};S(os,{kept:()=>ns});var mm="generation-playground.";function ns(e,t="browser"){let n=mm+e,o=()=>t==="tab"?sessionStorage:localStorage,r=()=>Nn(()=>o().
getItem(n),null);return{read:r,readJson:()=>Nn(()=>JSON.parse(r()??"null"),null),write:s=>Nn(()=>(s===null?o().removeItem(n):o().setItem(n,s),!0),!1),get isAllowed(){
return Nn(()=>!!o(),!1)}}}function Nn(e,t){try{return e()}catch{return t}}var fm=["candidates","draw","processors","curve","in_words","logit_lens","cross_attention"],hm=new Set(["curve","logit_lens"]),Hn=matchMedia("(min-width: 1700px\
) and (min-height: 820px)"),al=ns("all-of-a-token"),gm=e=>fm.some(t=>t===e);function bm({log:e,changes:t}){let n=O(null),[o,r]=N(()=>al.read()==="yes"?"all":"ca\
ndidates"),s=wm(e),i=k=>e.foldToken(k),l=O(null),c=O(null),d=O(null),p=O(!1),m=se(t);e.isFromElsewhere&&l.current!==e.started?i(!0):m.selection&&e.selected&&!e.
suggested&&i(!1),l.current=e.isFromElsewhere?e.started:null,e.stepping&&c.current!==e.started&&(c.current=e.started,i(!1)),m.picture&&gm(e.picture)&&((o!=="all"||
!s)&&r(e.picture),i(!1)),m.knobs&&d.current!==e.started&&he(e)&&(d.current=e.started,i(!0));let h=e.isTokenFolded,f=ym(e);s&&(!e.recorded||o==="all")&&f.push("a\
ll");let g=f.includes(o)?o:"candidates";F(()=>{let k=n.current?.closest(".token-panel");k&&(k.dataset.shows=g,k.toggleAttribute("data-folded",h),p.current&&hm.has(
g)&&km(k),p.current=!1)},[g,h]);let E=k=>{r(k),s&&al.write(k==="all"?"yes":null),i(!1),p.current=!0};return u(T,{children:[u("div",{class:"gp-where",ref:n,children:[
u(_m,{log:e}),u("button",{type:"button",class:"gp-step gp-fold","aria-expanded":!h,"aria-label":a("Candidates, processors and curves"),onClick:()=>i(!h),children:h?
`${ul(g)} ▴`:"▾"})]}),u(xm,{pictures:f,shows:g,choose:E})]})}var ll=$(bm,void 0,{readsKnobs:!0});function km(e){let{position:t}=getComputedStyle(e);t==="sta\
tic"&&e.getBoundingClientRect().bottom>innerHeight&&e.scrollIntoView()}function wm(e){let[t,n]=N(Hn.matches);return uo(()=>{let o=()=>n(Hn.matches);return Hn.addEventListener(
"change",o),()=>Hn.removeEventListener("change",o)},[]),t&&e.canAsk}function ym(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return(!e.recorded||e.picture===
"draw")&&!e.isFromElsewhere&&n.push("draw"),e.isFromElsewhere||n.push("processors"),n.push("curve","in_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&
n.push("cross_attention"),n}function _m({log:e}){let t=e.current(),n=t&&e.lineOf(t),o=!t||(t.isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return u(T,{
children:[u("button",{type:"button",class:"gp-step gp-back","aria-label":a("The previous token"),disabled:o,onClick:()=>e.walk(-1),children:"◀"}),u("h2",{class:"\
gp-place",children:u("span",{class:"gp-place-words","aria-live":e.selected?"polite":"off",children:t?u(T,{children:[u(J,{class:"gp-here",text:t.chosen.text}),u(
"span",{children:` ${vm(e,t)}`})]}):a("No token yet")})}),u("button",{type:"button",class:"gp-step gp-on","aria-label":a("The next token"),disabled:!n||n.last===
t,onClick:()=>e.walk(1),children:"▶"}),u("button",{type:"button",class:"gp-step gp-newest",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:a(
"newest")})]})}function vm(e,t){let n=e.lineOf(t),o=t.isPrompt?e.started?.prompt_tokens.length:C(n?n.last:t).length,r={number:b(t.index+1),count:b(o??0),line:n?.
label??""};if(t.isPrompt)return a("prompt token {number} of {count}",r);let s=e.lines().length>1&&r.line;return e.selected?s?a("token {number} of {count} of {li\
ne}",r):a("token {number} of {count}",r):s?a("newest token {number} of {count} of {line}",r):a("newest token {number} of {count}",r)}function xm({pictures:e,shows:t,
choose:n}){let o=O(null),r=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;s.preventDefault();let l=e[(e.indexOf(t)+i+e.length)%e.length];n(l),o.current?.
querySelector(`[data-shows="${l}"]`)?.focus()};return u("div",{class:"gp-tabs",role:"tablist","aria-label":a("What to show of this token"),ref:o,onKeyDown:r,children:e.
map(s=>u("button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:ul(s)},s))})}function ul(e){return e===
"all"?a("All at once"):e==="candidates"?a("Candidates"):e==="draw"?a("Draw"):e==="processors"?a("Processors"):e==="curve"?a("Curves"):e==="in_words"?a("In words"):
e==="logit_lens"?a("Layers"):a("Attention")}var rs={};S(rs,{Rows:()=>be,inNextRow:()=>Be});var Sm=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,be=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;cl(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),o=t.map((l,c)=>c).filter(l=>n[l]&&Tm(t[l])),r=[],s=0;t[0].previousSibling||(this.head=s=o.shift()??0);for(let l of o)
l-s<e.BLOCK||(r.push(this.wrap(t.slice(s,l))),s=l,this.loose=t.length-l,this.tried=0);let i=r.map(l=>l.getBoundingClientRect().height);r.forEach((l,c)=>{l.style.
containIntrinsicHeight=`${i[c]}px`,l.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",o=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(r=>{let s=r.textContent??"",i=o.endsWith(`
`);o=o.slice(o.lastIndexOf(`
`)+1);let l=i?!s.startsWith(" "):!(n||Sm.test(o));return o+=s,l})}wrap(t){let n=x("span","gp-rows");t[0].before(n,x("wbr")),n.append(...t);let o=t[0].firstChild;
if(o instanceof Text&&o.data===" "){let r=x("span","gp-gap");o.replaceWith(r),r.append(o)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(cl(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function Tm(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),o=e.querySelector(".gp-ink")?.getClientRects()[0],r=n&&[...n.getClientRects()].at(-1);return!!(o&&r&&pl(o)>pl(r)+10)}function Be(e,t,n){let o=l=>(l.
querySelector(".gp-ink")||l).getClientRects()[0],r=o(e[t]);if(!r)return null;let s=null,i=1/0;for(let l=t+n;l>=0&&l<e.length;l+=n){let c=o(e[l]),d=c?(c.top-r.top)*
n:0;if(!c||d<r.height/2)continue;let p=d*1e3+Math.abs(c.left-r.left);if(p>=i+1e3*r.height)break;p<i&&([s,i]=[e[l],p])}return s}var cl=e=>e?.tagName==="WBR",pl=({
top:e,bottom:t})=>(e+t)/2;var dl=new WeakMap;function ml(e,t){let n=he(e);for(let o of t)Lm(o,n&&!n.others.length?n:null)}function Lm({steps:e,tokens:t},n){let o=n&&Ae(e,n.run,n.knobs),r=o?
o.step.index:1/0;e.forEach((s,i)=>{let l=[s.index===r&&"other",s.index>r&&"after",n&&rr(s,n.run,n.knobs)&&"cut"];Em(t[i],l.filter(Boolean).join(" "),o?.step===s?
Rm(o):"")})}function Em(e,t,n){let o=`${t}
${n}`;(dl.get(e)??`
`)!==o&&(dl.set(e,o),t?e.dataset.luck=t:delete e.dataset.luck,n?e.dataset.instead=n:delete e.dataset.instead)}var Rm=({step:e,winner:t})=>typeof t=="number"?xe(
fe(e,t)).trim()||"·":"?";var ks={};S(ks,{MarkAnswer:()=>bs,zRunWords:()=>yl});var is={};S(is,{Filled:()=>ss,sentence:()=>fl});var fl=(e,t)=>e.split(/\{(\w+)\}/).map((n,o)=>o%2?t[n]:n);function ss({sentence:e,values:t}){return u(T,{children:fl(e,t)})}var fs={};S(fs,{RunMarks:()=>Bn,isWatermarked:()=>Qe,markOf:()=>Dn,marksOf:()=>De,shareWords:()=>ms});var ds={};S(ds,{NO_MARKS:()=>Fn,addMark:()=>ps,neededFor:()=>Wm,settingsOfWatermark:()=>Om,stepMarkWords:()=>cs,watermarkKindWords:()=>Cm,watermarkOf:()=>Je,watermarkWords:()=>Pm});var us={};S(us,{greenZ:()=>Ve,negativePower:()=>Wn,pValue:()=>as,pWords:()=>hl,thresholdWords:()=>Mm,tokensNeeded:()=>ls});var Ve=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function as(e){if(e<0)return 1-as(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let r=e;for(let s=120;s>
0;s--)r=e+s/r;return t/r}let[n,o]=[0,e];for(let r=1;o>1e-18;r+=2)n+=o,o*=e*e/(r+2);return .5-t*n}var ls=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function hl(e){if(e>=
1e-4)return w(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${z(t)} × ${Wn(n)}`}var Wn=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function Mm(e){let t=as(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:w(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:hl(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:b(Number(n.toPrecision(n<1e4?3:2)))})}function Je(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,o=t.greenlist_ratio??0,r=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:r,ratio:o>0&&o<1?o:null,early:n?sn(t.ngram_len,1)-1:sn(t.context_width,1)-Number(r)}}function Om({config:e,keys:t,ratio:n}){if(t)return _(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:o,seeding_scheme:r,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:w(n),bias:o,scheme:r,width:s,key:i})}function Pm(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?_(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",gl(e))}function Cm(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",gl(e))}var gl=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:o=1})=>({ratio:w(e),bias:t,scheme:n,width:o});function Am(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function cs({chosen:e,index:t,mark:n,given:o,isFirst:r},s){let i=p=>a("Token {number}, {token}: {mark}",{
number:b(t+1),token:I(e.text),mark:p});if(!n)return i(o?a("given, before the watermark began."):a("not marked."));if(n.why)return i(Am(n.why));let l=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:w(n.chosen_before??0),after:w(n.chosen_after??0)}),c=r?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let p=_(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:V(n.g,2)});return[i(p),l,...c].join(" ")}let d=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(d),l,Nm(n,s),...c].join(" ")}function Nm(e,{
ratio:t,selfhash:n}){let o=e.listed??0,r={before:w(e.mass_before??0),after:w(e.mass_after??0)};return n?_(o,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",r):t===null?_(o,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",r):_(o,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...r,ratio:w(t)})}var Fn={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function ps(e,t,n,o){
let{mark:r,index:s}=t,i={...e};if(!r)return{...i,unscored:e.unscored+1};i.marks+=1;let l=r.kind==="synthid"?r.g:r.green,[c,d]=[r.chosen_before??0,r.chosen_after??
0];if(c>0&&d>0){i.chosen+=1,i.surprisal-=Math.log(c),i.gained+=Math.log(d/c);let{stages:p,entropy_before:m}=t.distribution;i.entropy+=(o>0&&p[o-1]?p[o-1].entropy:
m)??0,i.likely-=Hm(t,o)}return i.suppressed+=r.suppressed??0,l==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
l),i.expected+=r.expected??0,r.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=Ve(i.green,i.scored,n.ratio),
i.foreseen=Ve(i.expected,i.scored,n.ratio)),i)}function Hm({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:o,stage_logprobs:r})=>{let s=t>0?r?.[t-
1]:o;return s==null?[]:[s]});return n.length?Math.max(...n):0}function Wm(e,t,n,o){let[r]=e.find(([,d])=>d>o)??[];if((t.z??0)>o&&r!==void 0)return{at:r,words:_(
r,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:o})};let i=r===void 0?[]:[_(r,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:o})],
l=Math.max(t.scored+1,Math.ceil(Fm(t,n,o)));if(!Number.isFinite(l)||l>1e7){let d=a("At the share so far, z never reaches {threshold}.",{threshold:o});return{at:1/0,
words:[...i,d].join(" ")}}let c=_(l,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:o,more:b(l-t.scored)});return{at:l,words:[...i,c].join(" ")}}function Fm({z:e,scored:t,green:n},{
keys:o,ratio:r},s){return o?e!==null&&e>0?t*(s/e)**2:1/0:ls(n/t,r??0,s)}var kl=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],Bn=class{constructor(t){this.log=t}log;watermark=Je(null);items=[];started;along=new U(
Fn,t=>t);follow(){let{log:t}=this;this.started!==t.started&&this.begin();let n=t.current(),{keep:o,added:r}=this.along.follow(n?t.lastOf(n):null);return(r.length||
o<this.items.length)&&(this.items=[...this.items.slice(0,o),...r.map(s=>this.itemOf(s))]),this}begin(){let{log:t}=this;this.started=t.started,this.watermark=Je(
t.started);let o=(t.started?.processors??[]).findIndex(r=>kl.includes(r));this.along=new U(Fn,(r,s)=>ps(r,s,this.watermark,o)),this.items=[]}get total(){return this.
along.total}get isSynthid(){return this.along.steps.some(({mark:t})=>t?.kind==="synthid")}points(t){let n=[];for(let{scored:o,[t]:r}of this.along.totals)r!==null&&
(n.at(-1)?.[0]??0)<o&&n.push([o,r]);return n}itemOf(t){let{watermark:n}=this,o=t.index<n.early;return{step:t,token:{text:t.chosen.text,piece:t.piece},mark:Dn(t,
n),words:()=>cs({...t,isFirst:o},n)}}},Dn=({mark:e,index:t},{early:n})=>e&&!e.why?{green:e.green,g:e.g,counted:t>=n}:{},Qe=({started:e})=>!!e?.processors?.some(
t=>kl.includes(t));function ms({total:{green:e,scored:t},isSynthid:n,watermark:o}){return n?_(t,"Mean g-value {mean} over {count} scored token, 0.5 by chance.",
"Mean g-value {mean} over {count} scored tokens, 0.5 by chance.",{mean:A(e/t,3)}):_(t,"{green} of {count} scored token green, {share} instead of {ratio}.","{gre\
en} of {count} scored tokens green, {share} instead of {ratio}.",{green:b(e),share:w(e/t),ratio:w(o.ratio??0)})}var bl=new WeakMap;function De(e){let t=bl.get(e)??
new Bn(e);return bl.set(e,t),t.follow()}var gs={};S(gs,{restOf:()=>wl,zSum:()=>hs,zWords:()=>Rt});var Rt=e=>V(e,2),wl=e=>Number((1-e).toFixed(4));function hs(e,t,n){let[o,r,s]=[b(e),b(t),wl(n)];return`(${o} − ${n} · ${r}) / √(${r} · ${n} · ${s}) = ${Rt(
Ve(e,t,n))}`}function yl({total:{z:e,scored:t,green:n},watermark:o,isSynthid:r}){return e===null?"":me(r?`z = ${Rt(e)}`:hs(n,t,o.ratio??0))}function bs({log:e}){if(!Qe(e)||e.
hideFrom!==null)return null;let t=De(e),{z:n}=t.total;if(n===null)return null;let o=u(H,{id:"z-score",run:()=>yl(t),meaning:a("By how many standard deviations m\
ore of the tokens that a detector scores are marked than by chance. Above 3, the library’s detector calls a text watermarked."),children:`z = ${Rt(n)}`});return u(
"p",{class:"gp-mark-answer",children:[u("b",{children:u(ss,{sentence:a("Watermark: {z}."),values:{z:o}})})," ",ms(t)]})}var xs={};S(xs,{tokenCard:()=>vs});var ws={};S(ws,{Card:()=>Ot});var _l=9,Mt=8,Ot=class{constructor(t,n,o){this.list=n;this.options=o;let{selector:r='[role="button"]',comesByFocus:s=()=>!0}=o;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let l=i.target.closest(r);l?l!==this.owner&&l!==this.dismissed&&!this.show(l,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${r}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=x(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let o=this.options.content(t);return o===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,ue(o,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:o,offsetHeight:r,
style:s}=this.box,{clientWidth:i,clientHeight:l}=document.documentElement,c=t.bottom+_l,d=c+r+Mt<=l?c:t.top-r-_l,p=Math.min(t.left,i-o-Mt,Math.max(n.left,n.right-
o));s.left=`${Math.max(Mt,p)}px`,s.top=`${Math.max(Mt,Math.min(d,l-r-Mt))}px`}};var _s={};S(_s,{appendToken:()=>Ct,cutTokens:()=>Se,inkToken:()=>Pt,numberWords:()=>ys,removedWords:()=>At});function Pt(e,t){if(t.piece===null){let n=x("bdi","gp-ink gp-special");qe(n,t.text),e.append(n)}else it(t)?e.append(t.piece,x("span","gp-ink gp-byte","",{"data-\
bytes":Ko(t.text)||"·"})):Io(e,t.piece)}function Ct({rows:e,tokens:t},n,o,r){let s=r&&it(r)?t.at(-1)?.parentNode:null;if(s&&o.piece!==null)s.appendChild(n);else if(it(
o)){let i=x("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function Se({rows:e,tokens:t},n){for(let o of t.splice(n).reverse()){let r=o.closest(
".gp-bytes");r&&r.childNodes.length>1?o.remove():e.removeLast()}}var At=({removed_by:e})=>a("removed by {processor}",{processor:e?$e(e)[0]:a("a processor")});function ys(e,t){
let{probability:n,rawProbability:o,rank:r,surprisal:s}=Ce(e),{logprob:i}=e.chosen,[l,c]=[w(n),w(o)],d=B(e),p=[!d&&i===null?At(e.chosen):a("probability {share}",
{share:d?c:l})];if(!d&&c!==l&&p.push(a("{share} before the processors",{share:c})),r!==null){let{vocab:m}=e.distribution;p.push(d||m===null?a("rank {rank}",{rank:b(
r)}):a("rank {rank} of {count}",{rank:b(r),count:b(m)}))}return[...p,a("surprisal {amount}",{amount:Q(s,t)})]}var Bm=5;function vs(e,t,n,o,r={}){let s=i=>{let l=o(i);return l?u(Dm,{entry:l,unit:n.unit}):null};return new Ot(e,t,{content:s,...r})}function Dm({entry:{id:e,
text:t,where:n,step:o,why:r},unit:s}){return u(T,{children:[u("div",{class:"gp-card-head",children:[u(J,{class:"gp-card-word",text:t}),u("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),u("dl",{class:"gp-card-facts",children:[r&&u("dd",{class:"gp-card-why",children:r}),o&&Im(o,s).map(([i,l])=>u(T,{children:[
u("dt",{children:i}),u("dd",{children:l})]},i))]}),o&&u(qm,{step:o}),o&&o.distribution.stages.length>0&&u("div",{class:"gp-card-key",children:[u("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,u("i",{class:"gp-card-before"}),a("before them")]})]})}function Im(e,t){let{chosen:n,distribution:o}=e,r=Ce(e),[s,
i]=[w(r.probability),w(r.rawProbability)],l=[];B(e)?l.push([a("Probability, according to the server"),i]):o.stages.length||n.logprob!==n.raw_logprob?(l.push([a(
"Probability after the processors"),n.logprob===null?At(n):s]),l.push([a("before the processors"),i])):l.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:d}=n,p=[c&&a("{rank} after",{rank:b(c)}),d&&a("{rank} before",{rank:b(d)})].filter(Boolean);if(p.length){let{vocab:m}=o;l.push([m===null?a("Rank"):a("R\
ank of {count}",{count:b(m)}),c&&c===d?b(c):p.join(", ")])}return[...l,[a("Surprisal"),Q(r.surprisal,t)]]}function Km({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:R(s.logprob),before:R(s.raw_logprob),isChosen:s.token_id===e.token_id}),o=t.candidates.map(n);o.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let r=o.slice(0,Bm);return r.some(({isChosen:s})=>s)?r:[...r,n(e)]}function qm({step:e}){let t=Km(e),n=Math.max(...t.flatMap(({after:r,before:s})=>[r,s]),
1e-9),o=r=>({width:`${r/n*100}%`});return u("ol",{class:"gp-card-rivals",children:t.map(({candidate:r,after:s,before:i,isChosen:l})=>{let c=r.logprob===null&&!B(
e);return u("li",{class:[l&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[u("span",{class:"gp-card-sign",children:l?"▶":c?"✕":""}),
u(J,{class:"gp-card-word",text:r.text}),u("span",{class:"gp-card-tracks",children:[c?u("small",{children:At(r)}):u("i",{class:"gp-card-after",style:o(s)}),u("i",
{class:"gp-card-before",style:o(i)})]}),u("span",{class:"gp-card-value",children:w(c?i:s)})]},r.token_id)})})}var Ps={};S(Ps,{FIRST_SHADE:()=>Nt,chanceGround:()=>jm,rankChips:()=>Ms,scaleEnds:()=>Os,shadeInk:()=>Ls,shadeMeaning:()=>Es,shadeNote:()=>Rs,shadeOf:()=>Tl});var Nt="probability",Ss={term:"probability",scale:"heat",level:e=>Sl(-e.surprisal),ends:["100%","0%"],note:()=>a("A strong colour means an unlikely word.")},In={
probability:{...Ss,meaning:()=>a("How likely the token was, after the processors.")},raw:{...Ss,level:e=>(1-e.rawProbability)*10,meaning:()=>a("How likely the m\
odel found the token, before the processors.")},told:{...Ss,meaning:()=>a("How likely the token was, according to the server.")},confidence:{term:"probability",
scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely this layer finds the token that was chosen in the end.")},rank:{term:"rank",
scale:"heat",level:e=>Ts[xl(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"surp\
risal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: minus the l\
ogarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:vl,meaning:()=>a("How unce\
rtain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,bits:[0,
10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??0)/Math.
LN2*1.25,bits:[0,8],words:vl,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function vl(){return[a("certain"),a("uncertain")]}var Ts=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],xl=({rank:e})=>Ts.findIndex(([t])=>(e??1/0)<=t),Sl=e=>(1-Math.exp(e))*10,jm=e=>`var(--gp-heat-${Math.round(Sl(e??-1/0))})`;
function Tl(e,t){let{scale:n,level:o}=In[e];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,o(t)||0)))}`}function Ls(e,t,n){e.style.backgroundColor=`var(${Tl(
t,n)})`,t==="rank"?e.dataset.rank=String(xl(n)):delete e.dataset.rank}function Es(e){let{term:t,meaning:n}=In[e];return{id:t,meaning:n()}}var Rs=e=>In[e].note?.()??
"",Ms=()=>Ts.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),colour:`var(--gp-heat-${t})`}));function Os(e,t){let{scale:n,ends:o,bits:r,words:s=()=>[]}=In[e],
[i,l]=o??(r??[]).map(m=>je(m*Math.LN2,t==="bits"?pe(m):A(m*Math.LN2,1),t)),[c,d]=s(),p=(m,h)=>h?`${h}, ${m}`:m;return{low:p(i,c),high:p(r?l.replace(" ","+ "):l,
d),colours:Array.from({length:11},(m,h)=>`var(--gp-${n}-${h})`)}}var Ns={};S(Ns,{MarkLegend:()=>As,MarkedText:()=>Kn,MarkedWords:()=>Gm,legendSamples:()=>El,showMark:()=>qn});var $m=200,zm=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function Cs({green:e=null,g:t=null,counted:n=!0}){let o={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:o,style:{}};let r=zm(t);return{data:o,style:{backgroundColor:`var(--gp-prob-${r})`,backgroundSize:`\
2px ${r*10}%`}}}function qn(e,t,n){let{data:o,style:r}=n?Cs(n):{data:{},style:{}};for(let s of["data-list","data-counted"])e.removeAttribute(s);for(let[s,i]of Object.
entries(o))e.setAttribute(s,i);Object.assign(t.style,{backgroundColor:"",backgroundSize:"",...r})}var Kn=class{constructor(t,n){this.body=t;this.press=n;t.classList.
add("gp-marked"),this.rows=new be(t),t.addEventListener("keydown",o=>this.keyed(o)),t.addEventListener("click",({target:o})=>this.pressed(Ll(o))),new ResizeObserver(
()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;Se(this,
n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let o=n;o<t.length;o++)Ct(this,this.newToken(t[o]),t[o].token,o?t[o-1].token:null);this.items=[...t],
!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:o,dress:r}){let{data:s,style:i}=Cs(n),l=x("span","g\
p-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&l.setAttribute("aria-pressed","false"),Pt(l,t);let c=l.querySelector(".gp-ink")??
l;Object.assign(c.style,i),r?.(l,c);let d=typeof o=="function"?o:()=>o;return l.setAttribute("aria-label",d()),bt(l,d),l}choose(t){let n=this.tokens[t];if(this.
chosen!==n){for(let o of[this.chosen,n])o?.classList.toggle("gp-current",o===n),o?.setAttribute("aria-pressed",String(o===n));this.chosen=n}}reach(t){this.stop&&
(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(t),this.press?.(this.items[n]))}keyed(t){let n=Ll(
t.target),o=n?this.tokens.indexOf(n):-1;if(o<0||t.ctrlKey||t.metaKey||t.altKey)return;let r={ArrowRight:()=>this.tokens[o+1],ArrowLeft:()=>this.tokens[o-1],ArrowDown:()=>Be(
this.tokens,o,1),ArrowUp:()=>Be(this.tokens,o,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>n," ":()=>n};if(!Object.hasOwn(r,t.key))return;t.
preventDefault();let s=r[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.
body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),$m))}},Ll=e=>e instanceof Element?
e.closest(".gp-token"):null;function Gm(e){let{items:t,press:n,class:o="",label:r,dir:s,hidden:i,chosen:l}=e,c=O(null),d=O(null),p=O(n);p.current=n,F(()=>{c.current&&
(d.current??=new Kn(c.current,n&&(h=>p.current?.(h))),d.current.show(t))},[t]),F(()=>d.current?.choose(l??-1));let m=r===void 0?{}:{role:"group","aria-label":r};
return u("div",{class:`gp-marked ${o}`.trim(),ref:c,dir:s,hidden:i,...m})}var Um=e=>e==="synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},"g",a("0.5\
, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the green list")],[{green:!1},"◇",a("red: not on the green list")]];function El({
kind:e,unscored:t,repeated:n,faint:o}){let r=Um(e);t&&r.push([{},"abc",a("not scored")]);let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&r.
push([s,"abc",o??a("faint: seen before, not counted")]),r}function As({class:e,hidden:t,...n}){return u("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:El(
n).map(([o,r,s])=>{let{data:i,style:l}=Cs(o);return u("span",{children:[u("span",{"aria-hidden":"true",...i,children:u("span",{class:"gp-ink",style:l,children:r})}),
s]},s)})})}var Fs={};S(Fs,{BASE64:()=>Rl,Preview:()=>Vm,Wave:()=>Ws,mediaChip:()=>jn,placedMedia:()=>Hs});var Rl=/^[A-Za-z0-9+/=]*$/;function Hs({request:{media:e},media:t=[]}){let n=e,o=(Array.isArray(n)?n:[]).filter(r=>typeof r=="object"&&r!==null);return t?.length?
t.map(({kind:r,start:s,end:i})=>{let l=o.filter(p=>p.kind===r),c=t.filter(p=>p.kind===r),d=c.findIndex(p=>p.start===s);return{item:l.length===c.length?l[d]:{kind:r},
start:s,end:i}}):o.map(r=>({item:r,start:0,end:0}))}function jn(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),o=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,r=x("span","gp-media-chip",null,{role:"img","aria-label":o});return ue(u(T,{children:[e.kind==="audio"?u(Ws,{preview:e.preview}):e.preview?u(Ml,{preview:e.
preview}):null,t>0&&u("span",{children:_(t,"{count} token","{count} tokens")})]}),r),r}var Vm=({kind:e,preview:t})=>e==="image"?u(Ml,{preview:t}):u(Ws,{preview:t});
function Ml({preview:e}){let t=typeof e=="string"&&Rl.test(e);return u("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function Ws({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((o,r)=>`M${r+.5} ${50-o/2}V${50+o/2}`).join("");return u("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:u("path",{d:n})})}var $n=class{constructor(t,n,o){this.drawn=n;this.moved=o;this.along=new U(yo(t),(r,s)=>_o(r,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:o,place:r,spans:s}=this.along.total,i=this.boxes.at(-1);if(o!==null&&o<r)return(!i||i.since!==
o)&&(i=this.open(o)),i.rows;let l=s.length>n?s.at(-1):null;return l&&i&&i.since===l.start&&i.stop===null&&this.close(i,l.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],o=this.boxes.find(r=>r.since===n);return n!==null&&o&&o.stop!==null?Math.min(t,o.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),l=this.boxOf(i);Se({rows:l?l.rows:n.rows,tokens:n.tokens},n.tokens.length-1),l&&!l.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:o,steps:r}=this.along;r.length=t,o.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(o=>o.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let o=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,qo(n.chip,`${o?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!o)),n.element.classList.toggle("gp-folded",o)}}words({count:t,stop:n,ended:o}){return o?_(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?_(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):_(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=x("span","gp-reasoning"),o=x("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),r=x("span","gp-reasoned");n.append(
o,r);let s=new be(r,this.drawn.rows),i={element:n,chip:o,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return o.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:o,rows:r}=this.drawn,s=o.slice(n);Se({rows:t.
rows,tokens:o},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(r.removeLast(),this.boxes.pop());
for(let i of s)r.append(i);o.push(...s)}};var Ks={};S(Ks,{NO_ORIGINS:()=>Bs,ORIGINS:()=>Ht,countOrigin:()=>Ds,originParts:()=>Is});var Ht={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Bs=Object.fromEntries(Object.keys(Ht).map(e=>[e,0])),Ds=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Is({draft:e}){
if(!e||!Object.hasOwn(Ht,e.origin))return[];let{origin:t,instead:n,round:{index:o,drafted:r}}=e,s=o+1;if(t==="accepted"){let{draft_logprob:i}=r[e.place],l={place:e.
place+1,size:r.length,round:s};return i===null?[a("accepted draft: token {place} of {size} in round {round}",l)]:[a("accepted draft: token {place} of {size} in \
round {round}, to which the draft model gave {q}",{...l,q:w(R(i))})]}return t==="correction"?n?[a("correction: replaced the rejected draft token {token} in roun\
d {round}",{token:I(n.text),round:s})]:[a("correction: replaced a rejected draft token in round {round}",{round:s})]:t==="target"?[a("target only: nothing was d\
rafted in round {round}",{round:s})]:[_(r.length,"bonus: the target’s own token after the accepted draft of round {round}","bonus: the target’s own token afte\
r all {count} drafted tokens of round {round}",{round:s})]}var qs=e=>!!e.started?.request.only_given;function js(e,{index:t,isPrompt:n,isStart:o}){if(o)return a("decoder start token");let r={number:t+1};return n?e.readsSource?
a("source token {number}",r):a("prompt token {number}",r):a("token {number}",r)}function $s(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function zs(e,t){
return[...t.given&&!qs(e)?[a("given, not chosen")]:[],...Is(t),...Jm(t)]}function Jm({mark:e}){return!e||e.why?[]:e.kind==="synthid"?[a("mean g-value {g}",{g:V(
e.g,2)})]:[e.green?a("green: on the green list"):a("red: not on the green list")]}function Qm(e,t){let{entropy_before:n}=t.distribution,o=n===null?[]:[a("entrop\
y {amount}",{amount:Q(n,e.unit)})];return[...ys(t,e.unit),...o,...zs(e,t)]}function Ol(e,t){let{step:n}=t,o=n?Qm(e,n):[$s(e,t)];return[js(e,t),...o].join(", ")}
function Pl(e){if(e.running||!e.started)return[];let t=({piece:o})=>o??"",n=e.prefix.map(t).join("");return e.lines().map(({label:o,last:r,untold:s})=>{let i=n+
C(r).map(t).join("")+(s??"");return o?a("{name}: {meaning}",{name:o,meaning:i}):i})}var Zm=200,Wt=class{constructor(t,n,o){this.text=t;this.rows=new be(n,o?.rows)}text;rows;tokens=[];write(t,n,o){for(let{item:r,start:s,end:i}of n)s===i&&this.rows.
append(jn(r,0));t.forEach((r,s)=>{let i=n.find(({start:l,end:c})=>l<=s&&s<c);i?s===i.start&&this.rows.append(jn(i.item,i.end-i.start)):this.append({token:r,index:s,
isPrompt:!0,step:null,isStart:o})})}append(t,n=this.rows){let o=this.tokens.at(-1),r=o&&this.text.entries.get(o)?.token;Ct({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,r)}},zn=class extends Wt{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let o=t.log.started?.reasoning;this.folds=o?new $n(o,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:o}=this,r=rn(o,t),s=n?n.keepable(r.keep):r.keep,i=[...o.slice(s,r.keep),...r.added];n?n.cut(s):Se(this,s),o.length=
s;for(let l of i){let c={...l.chosen,piece:l.piece};this.append({token:c,index:l.index,isPrompt:!1,step:l},n?.rowsFor(l)),o.push(l)}n?.draw(this.text.log.running)}},
Gn=class{constructor(t){this.log=t}log;entries=new WeakMap;shade=Nt;prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.prompt,this.
begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.boxes.
map(({rows:o})=>o)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.index]:
this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&this.entries.
has(n)?n:null}newToken(t){let{token:n,step:o,isPrompt:r}=t,i=x("span",r?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return Pt(i,n),o?.draft&&o.draft.origin!=="none"&&(i.dataset.draft=o.draft.origin),o?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(i,t),this.
shadeToken(i,o),i}describe(t,n){t.setAttribute("aria-description",Ol(this.log,n)),t.textContent?.trim()||t.setAttribute("aria-label",n.token.text.replaceAll(`
`,"↵").replaceAll(" ","·"))}shadeToken(t,n){let o=n&&t.querySelector(".gp-ink");if(!o)return;let{log:r,shade:s}=this;s==="mark"&&delete o.dataset.rank,s==="m\
ark"&&!n.isPrompt?qn(t,o,Dn(n,Je(r.started))):t.dataset.list&&qn(t,o,null),s!=="mark"&&Ls(o,s,Ce(n)),t.dataset.shaded=""}readPrompt(){for(let t of this.log.promptSteps){
let n=this.prompt?.tokens[t.index],o=n&&this.entries.get(n);o&&(o.step=t,this.describe(n,o),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let o=this.
entries.get(n);o&&this.describe(n,o)}}shadeAll(){for(let t of this.tokens)this.shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,o=t.current(),
r=o?this.elementOf(o):void 0;n&&n!==r&&(n.classList.remove("gp-current"),n.ariaPressed="false",n.tabIndex=-1),this.marked=r??null,r&&(t.selected&&!t.suggested&&
this.reveal(r),r.classList.add("gp-current"),r.ariaPressed=String(t.selected===o),r.tabIndex=0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.
rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),Zm)}};var Un=class{constructor(t,n,o){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(o),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:o}=this.box;this.atEnd=t-n-o<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var Us={};S(Us,{ShadeScale:()=>Gs});function Gs({class:e,meaning:t,...n}){let o=Es(n.name),r=Rs(n.name);return u(T,{children:[u(H,{class:e?`gp-scale ${e}`:"gp-scale",...o,meaning:t??o.meaning,children:u(
Ym,{...n})}),r&&u("span",{class:"gp-shade-note",children:r})]})}function Ym({name:e,unit:t}){if(e==="rank")return u(T,{children:Ms().map(({words:s,colour:i},l)=>u(
"span",{class:"gp-chip","data-rank":l,style:{backgroundColor:i},children:s},l))});let{low:n,high:o,colours:r}=Os(e,t);return u(T,{children:[u("span",{children:n}),
u("span",{class:"gp-ramp","aria-hidden":"true",children:r.map(s=>u("i",{style:{backgroundColor:s}},s))}),u("span",{children:o})]})}var Ft={probability:()=>a("probability"),raw:()=>a("probability before processors"),uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},Xm={told:Ft.probability,surprisal:Ft.surprisal,rank:Ft.rank},ef={mark:()=>a("watermark"),...Ft},Cl=e=>e.isFromElsewhere?Xm:Qe(e)?
ef:Ft;function Al(e,t){return t&&Object.hasOwn(Cl(e),t)?t:e.started?.request.only_given&&!e.stepping?"surprisal":e.isFromElsewhere?"told":Qe(e)?"mark":Nt}function Nl({
log:e,shade:t,choose:n,marksGiven:o}){let[r]=N(()=>new U(Bs,Ds));return e.rounds.length&&r.follow(e.lines()[0]?.last??null),u("footer",{class:"gp-legend","aria-\
label":a("Legend"),children:[u("label",{children:[`${a("Shaded by")} `,u("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.
entries(Cl(e)).map(([s,i])=>u("option",{value:s,children:i()},s))})]}),t==="mark"?u(tf,{log:e}):u(Gs,{name:t,unit:e.unit}),u("span",{class:"gp-marks",children:[
u("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:u("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target\
 begins with"):a("prompt")})}),u("span",{class:"gp-mark-given",hidden:!o,children:u("span",{class:"gp-ink",children:a("given, not chosen")})})]}),u("span",{class:"\
gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(Ht).map(([s,[,i,l]])=>u("span",{"data-draft":s,children:u(H,{id:nf[s],meaning:l,
formula:"",children:[u("span",{class:"gp-ink",children:i})," ",u("b",{children:b(r.total[s])})]})},s))})]})}function tf({log:e}){let{isSynthid:t,total:n}=De(e);
return u(As,{class:"gp-mark-key",kind:t?"synthid":"green",unscored:n.unscored>0,repeated:n.early>0,faint:a("faint: a detector without the prompt cannot score it")})}
var nf={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var of=30;function rf({log:e,changes:t}){let n=se(t),[o]=N(()=>new Gn(e)),[r,s]=N(null),[i,l]=N(!1),c=O(0),d=O(null),p=O(null),m=O(null);n.run&&(c.current+=1),o.
shade=Al(e,r);let h=e.started?e.lines():[],f=h.length===1&&h[0].kind==="sequence",g=!qs(e)&&h.some(({last:L})=>sf(L)?.given),E=Oe(()=>Pl(e),[c.current,e.running,
e.hideFrom,e.finished]);F(()=>{if(!d.current||!p.current)return;let L=d.current.closest(".gp-pane")??d.current,K=G=>!o.stepOf(G);m.current={sight:new Un(o,d.current,
p.current),card:vs(L,d.current,e,G=>af(o,G),{comesByFocus:K})}},[o]),F(()=>o.dissolve(),[o,f]),F(()=>o.shadeAll(),[o,o.shade]),F(()=>{n.run&&m.current?.sight.begin(),
(n.run||n.prompt)&&o.readPrompt(),n.unit?o.describeAll():n.status&&o.describeAll(o.prompt?.tokens),o.mark(),ml(e,o.lines),n.steps&&m.current?.sight.showStep(),n.
status&&m.current?.sight.goBack(),m.current?.card.refresh(n.unit||n.prompt||n.status)});let k=L=>{if(!L)return;let K=o.stepOf(L);o.reveal(L),K&&e.selectStep(K),
L.focus({preventScroll:!0}),L.scrollIntoView({block:"nearest"}),K||m.current?.card.show(L)},y=L=>{let K=o.tokenAt(L);k(K),K&&o.stepOf(K)&&m.current?.card.dismiss()},
v=L=>{let K=o.tokenAt(L);if(L.key==="Escape"){e.selectStep(null);let ae=e.current();K&&ae&&o.elementOf(ae)?.focus({preventScroll:!0})}if(!K||L.ctrlKey||L.metaKey||
L.altKey)return;let G=o.tokens,M=G.indexOf(K),j={ArrowRight:()=>G[M+1],ArrowLeft:()=>G[M-1],ArrowDown:()=>Be(G,M,1),ArrowUp:()=>Be(G,M,-1),Home:()=>G.find(ae=>o.
stepOf(ae)),End:()=>G.at(-1),Enter:()=>K," ":()=>K};Object.hasOwn(j,L.key)&&(L.preventDefault(),k(j[L.key]()))},W=["gp-text",e.readsSource&&"gp-apart",f&&"gp-si\
ngle",g&&"gp-has-given"];return u(T,{children:[E.map((L,K)=>u("p",{class:"gp-hidden gp-whole",dir:"auto",children:L},K)),u(bs,{log:e}),u("div",{class:W.filter(Boolean).
join(" "),role:"group","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:d,onClick:y,
onKeyDown:v,children:u("div",{class:"gp-written",ref:p,children:e.started?u(lf,{text:o,log:e,started:e.started,lines:h,unfolds:i,unfold:l},c.current):u("p",{class:"\
gp-note gp-empty",children:a("The text will appear here, one token at a time.")})})}),u(Nl,{log:e,shade:o.shade,choose:s,marksGiven:g})]})}var Wl=$(rf,void 0,{readsKnobs:!0});
function sf(e){let t=e;for(;t?.before;)t=t.before;return t}function af(e,t){let n=e.entries.get(t);if(!n)return null;let{log:o}=e,{token:r,step:s}=n,i=s?zs(o,s).
join(", "):$s(o,n);return{id:r.token_id,text:r.text,where:js(o,n),step:s,why:i}}function lf({text:e,log:t,started:n,lines:o,unfolds:r,unfold:s}){let i=t.readsSource,
l=n.prompt_tokens.length,c=l>of&&!n.request.only_given,d=c&&!!t.current()?.isPrompt;return F(()=>{d&&s(!0)},[d]),u(T,{children:[i&&u("span",{class:"gp-part-name",
children:a("Source: the encoder reads it")}),c&&u("button",{type:"button",class:"gp-unfold","aria-expanded":r,onClick:()=>s(!r),children:r?a("Show less of the p\
rompt"):a("Show all {count} tokens of the prompt",{count:b(l)})}),u(Hl,{text:e,tokens:n.prompt_tokens,media:Hs(n),name:i?a("Source"):a("Prompt"),folds:c?!r:void 0}),
i&&u(T,{children:[u("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),u(Hl,{text:e,tokens:n.decoder_tokens,name:a(
"Start of the target"),isStart:!0})]}),o.map((p,m)=>u(uf,{text:e,line:p,number:m},m))]})}function Hl({text:e,tokens:t,name:n,media:o=[],folds:r,isStart:s=!1}){let i=O(
null);return F(()=>{if(!i.current)return;let l=new Wt(e,i.current,null);l.write(t,o,s);let c=s?"begun":"prompt";return e[c]=l,()=>{e[c]=null}},[e]),F(()=>{r===void 0||
!i.current||(r&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,r]),u("span",{class:r?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,
tabIndex:r?0:void 0,ref:i})}function uf({text:e,line:t,number:n}){let{log:o}=e,r=O(null),s=O(null);F(()=>{if(!r.current)return;let c=s.current=new zn(e,r.current);
return e.lines.push(c),()=>{e.lines=e.lines.filter(d=>d!==c)}},[e]),F(()=>s.current?.follow(t.last));let i=t.stopReason?ut(t.stopReason)[1]:"",l=i&&(t.stopReason===
"step"?"… ":"■ ")+i;return u("div",{class:o.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[u("div",{class:"gp-line-head",children:[
u("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),u(cf,{line:t}),l?u("span",{children:l}):null]}),u("span",{class:"gp-line-body",ref:r}),
t.untold?u("span",{class:"gp-untold",children:t.untold}):null,u("span",{class:"gp-stop",children:!o.usesBeams&&o.lasts.length===1&&l?l:null})]})}function cf({line:{
kind:e,score:t}}){if(t===null)return null;let n=A(t,3);return e==="running"?u("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {v\
alue}",{value:n})}):u("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var li={};S(li,{addClosedPanes:()=>xf,addGroupPanes:()=>vf,addSpecialPanes:()=>Sf,chooseUnit:()=>Gl,start:()=>ai});function Fl(e){let t=x("button","gp-alone-button",null,{type:"button"});t.append(df()),e.append(t);let n=null;async function o(){let l=pf(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&r());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),l.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),l.silence(),t.focus({preventScroll:!0}))}function r(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(l){l.key==="Escape"&&(l.preventDefault(),l.stopPropagation(),r())}function i(){let l=n?
a("Leave full screen"):a("Full screen");t.title=l,t.ariaLabel=e.ariaLabel?`${l}: ${e.ariaLabel}`:l,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?r():o()),e.addEventListener("fullscreenchange",({target:l})=>{l===e&&document.fullscreenElement!==e&&n&&n()}),i()}function pf(e){let t=[],n=[],o=[];for(let i=e.
parentElement;i;i=i.parentElement)o.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let r=e.parentElement??e;r.style.minHeight=`${r.offsetHeight}\
px`;function s(){for(let[i,l,c]of t)i.scrollTo({left:l,top:c,behavior:"instant"})}return{silence(){for(let i of o)for(let l of i.children)!(l instanceof HTMLElement)||
l.contains(e)||l.inert||(l.inert=!0,n.push(l))},restore(){for(let i of n)i.inert=!1;r.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function df(){let e=xn("svg"),t=xn("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-h\
idden","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var Js={};S(Js,{RunGroup:()=>Bt,changedSince:()=>Bl});var mf=["token_id","text","piece","logprob","raw_logprob","entropy"],Vs=class extends ve{constructor(n,o){super();this.group=n;this.number=o}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},Bt=class extends Ke{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;verdict;charts;asking;pair;groups;entries;isExample;example="";metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.verdict=this.asking=null,this.charts={},this.isExample=!1,this.pair=[0,1],this.fresh.clear(),
this.groups=(n?.groups??[]).map((o,r)=>({...o,number:r,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:o,
seed:r},s)=>{let i=n?.kind==="lanes"?Object.assign(new Vs(this,s),{unit:this.unit}):null,l={number:s,group:o,seed:r,log:i,begun:!1,tokens:[],ended:null,sameAs:null};
return this.groups[o].entries.push(l),l});for(let o of this.kinds)this.changed(o)}get running(){return!!(this.header&&!this.done)}feedRun(n,o){o!==this.turn&&(this.
position=0),this.turn=o,this.feed(n)}showExample(n){if(!(this.header||this.found)){if(this.name==="lanes"&&!this.lanes){this.example=n;return}this.feed(n),this.
isExample=!0,this.leaveOtherLanes()}}get canOpen(){return this.canAsk&&!this.isExample}appendRun(n,o){return o!==this.turn&&this.feed(""),this.turn=o,this.append(
n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!ff(n.type))throw new Error("unknown line "+n.type);Dl[n.type](this,n)}entryChanged(n,o){
this.fresh.add(n),this.changed(o==="status"?"status":"steps")}takeChanges(){return this.changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,o,r={}){
let s=i=>i.run||!i.entries;super.subscribe(n,i=>o(s(i)?{...i,entries:new Set(this.entries.keys())}:i),r)}setPair(n,o){this.pair=[n,o],this.changed("pair")}shownOf(n){
let{entries:o,shown:r}=this.groups[n];return o[r]}showEntry(n,o){this.groups[n].shown=o,this.changed("pair")}setLanes(n){this.lanes=n,this.example?(this.showExample(
this.example),this.example=""):this.leaveOtherLanes(),this.changed("lanes")}leaveOtherLanes(){if(!this.isExample||!this.lanes)return;let{lanes:n,groups:o}=this;
(!n.every(({id:s},i)=>s===o.at(i)?.id&&!Bl(n[i],o[i]))||n.length!==o.length)&&this.clear(null)}setAsking(n,o){this.asking={question:n,titles:o};for(let r of["st\
eps","status","measured","found"])this.changed(r)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.
showMetrics(),this.groups.forEach(o=>this.showMeasured(o));for(let{log:o}of this.entries)o&&(o.unit=n);for(let o of["unit","measured"])this.changed(o)}showMetrics(){
let n=this.header?.metrics??[];this.metrics=n.map(o=>o.unit==="nats"?{...o,unit:this.unit}:o),this.inNats=new Set(n.filter(({unit:o})=>o==="nats").map(({name:o})=>o))}showMeasured(n){
let o=(i,l)=>l!==null&&this.inNats.has(i)&&Number.isFinite(l)?ie(l,this.unit):l,{values:r,each:s}=n.told;n.values=Object.fromEntries(Object.entries(r).map(([i,l])=>[
i,o(i,l)])),n.each=Object.fromEntries(Object.entries(s).map(([i,l])=>[i,l.map(c=>o(i,c))]))}};function Bl(e,t){let n=(o,r)=>JSON.stringify(o[r]===""?null:o[r]??
null);return["model","seed","settings","prompt"].some(o=>n(e,o)!==n(t,o))}var Dl={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].log?.read(n)},
Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let o of n){let r=Object.fromEntries(
mf.map((s,i)=>[s,o[i]]));e.entries[t].tokens.push(r)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:o,failed:r}){e.entries[t].ended={text:n,stop_reason:o,
failed:r},e.entryChanged(t,"status")},Known(e,{entry:t,of:n}){e.entries[t].sameAs=e.entries[n],e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:o}){
e.groups[t].told={values:n,each:o??{}},e.showMeasured(e.groups[t]),e.changed("measured")},Found(e,{values:t,charts:n}){e.header||(e.isExample=!1),e.found=t,e.charts=
n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:o,settings:r,requests:s,...i}){let l=t===0&&r;e.isExample=!1;let c=l?{...i,requests:s,tokens:[],ways:[]}:
e.found;e.found=c,r&&(c.ways[t]={settings:r,steps:[]}),c.ways[t].steps.push(...n),c.tokens.push(...o??[]),e.changed("found")},Verdict(e,t){e.verdict=t,e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},ff=e=>Object.hasOwn(Dl,e);var Zs={};S(Zs,{linkTermsIn:()=>Qs,withTermLinks:()=>Il});var hf=/(“[^”]*”|„[^“]*“|«[^»]*»)/,gf="(?:s|es|e|n|en|x)?",bf=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),Vn=null;function kf(){if(Vn)return Vn;let e=new Map;for(let n of ft){if(bf.has(n))continue;let[o]=Ue(
n).name.split(" (");e.has(o.toLowerCase())||e.set(o.toLowerCase(),n)}let t=[...e.keys()].sort((n,o)=>o.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return Vn={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${gf}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},Vn}function Il(e,t=new Set){let{pattern:n,ids:o}=kf();
return e.split(hf).flatMap((r,s)=>{if(s%2)return[r];let i=[],l=0;for(let c of r.matchAll(n)){let d=o.get(c[1].toLowerCase());d===void 0||t.has(d)||(t.add(d),i.push(
r.slice(l,c.index),x("a","gp-term-link",c[0],{href:ht(d)})),l=c.index+c[0].length)}return[...i,r.slice(l)]})}function Qs(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...Il(n.nodeValue))}}var Te={},$l=new Set,zl={},Xs=null,ei=new Map,ti=new Map,ri="bits";function Jn(e){let t=ei.get(e)??Object.assign(new ve,{unit:ri});return ei.set(e,t),t}function Qn(e){
let t=ti.get(e)??Object.assign(new Bt(e),{unit:ri});return ti.set(e,t),t}function Gl(e){ri=e;for(let t of[...ei.values(),...ti.values()])t.setUnit(e)}function wf(e,t,{
log:n="main"}={}){let o=Jn(n),r=Ul(e,t),s=()=>Yl(e,r,o,"run",l=>{let c=Te[e]?.(l,o);return!c||!Pf.has(e)?c:Af(l,o,c,e)}),i=zl[e];Te[e]?s():i?oi(Vl,r,o,s,()=>i(o)):
$l.has(e)?(oi(ni,r,o,s,()=>Jt(r),{whenOpen:!0}),_f(ni,r)):s()}function yf(e,t,{group:n}){let o=Qn(n),r=Ul(e,t),s=Mf.has(e)?"text":Of.has(e)?"model":"runs",i=()=>Yl(
e,r,o,s,l=>Xs?.[e]?.(l,o));if(Xs)return i();oi(Jl,r,o,i,()=>!!(o.header||o.found||o.lanes))}var Ul=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,si=e=>({name:e,
waiting:[],isLoading:!1}),ni=si("closed_panes"),Vl=si("special_runs"),Jl=si("comparisons");function oi(e,t,n,o,r,s){let i=t.querySelector(".gp-pane");i&&nn(i);let l={
drawNow:o,isNeeded:r,element:t};e.waiting.push(l);let c=()=>{e.waiting.includes(l)&&r()&&Ql(e)};n.subscribe(t,c,s)}function _f(e,t){let n=t.closest(".token-pane\
l");for(let o of["pointerover","focusin"])n?.addEventListener(o,()=>Ql(e),{once:!0})}function Ql(e){let t=window.GenerationPlaygroundLater;if(e.isLoading||!t)return;
e.isLoading=!0;let n=t[e.name],o=Object.assign(document.createElement("link"),{rel:"preload",as:"script",href:n});document.head.append(o),Kl(t.shared_later).then(
()=>Kl(n)).catch(()=>{e.isLoading=!1;for(let{element:r,isNeeded:s}of e.waiting)s()&&Tf(r)})}var Ys=new Map;function Kl(e){let t=Ys.get(e)??new Promise((n,o)=>{let r=document.
createElement("script");r.src=e,r.onload=()=>n(),r.onerror=()=>{Ys.delete(e),o(new Error(`${e} could not be loaded`))},document.head.append(r)});return Ys.set(e,
t),t}function ii(e){for(let{drawNow:t,element:n}of e.waiting.splice(0))n.querySelector(":scope > .gp-not-loaded")?.remove(),Zl(t)}function vf(e){Xs=e,ii(Jl)}function xf(e){
Te={...Te,...e},ii(ni)}function Sf(e){Te={...Te,...e},ii(Vl)}function Tf(e){e.querySelector(":scope > .gp-not-loaded")||e.append(x("p","gp-note gp-not-loaded",a(
"This part of the page could not be loaded. Reload the page.")))}function Zl(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Yl(e,t,n,o,r){
let s=t.querySelector(".gp-pane");if(!s)return ql(e);nn(s),Qs(s);let i=fr(s,o);Xl.push(t),Rf.has(e)||Fl(s);let l=r(s);if(!l)return ql(e);n.subscribe(s,c=>{l(c),
i()},{whenOpen:!Lf.has(e),rest:Ef[e]}),eu()}function ql(e){console.error(`Generation Playground: there is no pane “${e}” here.`)}var Xl=[],jl=null;function eu(){
let e=_n();if(e===jl)return;let t=Xl.find(o=>o.getClientRects().length&&o.isConnected);if(e!==null&&!t||(jl=e,e===null||!t))return;let n=t.querySelector(":scope\
 > .gp-glossary-place");if(!n){let o=n=x("div","gp-pane gp-glossary-place");o.addEventListener("click",r=>gt(r,o)),t.append(o)}Ne(n,e)}var Lf=new Set(["branches"]),
Ef={...Object.fromEntries(["numbers","check","what_if","knob_strips","measures","progress","lengths"].map(e=>[e,250])),...Object.fromEntries(["token","candidate\
s","draw","processors","in_words","curve","layers","reranked"].map(e=>[e,125]))},Rf=new Set(["numbers","check","what_if","knob_strips","token","progress","concl\
usion","arrival"]),Mf=new Set(["detection","mistakes","attack","strengths"]),Of=new Set(["shelf","estimate","opened"]),Pf=new Set(["tokens","spoken","word_times",
"token","candidates","draw","what_if","knob_strips","processors","curve","in_words","logit_lens","cross_attention","check","quiz"]),Cf=new Set(["processors","lo\
git_lens","cross_attention","check","quiz"]);function Af(e,t,n,o){let r=tt(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Cf.has(o)){s=e.hidden=!0;return}
s&&(e.hidden=!1),n(s?r:i),s=!1}}function Nf(e,t,n){Jn(e).feedRun(t||"",n)}function Hf(e,t,n){return Jn(e).appendRun(t,n)}function Wf(e,t,n){return Qn(e).appendRun(
t,n)}function Ff(e,t,n){Qn(e).feedRun(t||"",n)}function ai(e,t,n){Te={...e,...Te},$l=new Set(t),zl=n;let o={mount:wf,feed:Nf,append:Hf,appendGroup:Wf,chooseUnit:Gl,
log:Jn,RunLog:ve,mountGroup:yf,feedGroup:Ff,group:Qn};window.GenerationPlayground=o;let r=window.GenerationPlaygroundQueue,s=i=>Zl(()=>i(o));window.GenerationPlaygroundQueue=
{push:s},r?.forEach?.(s),window.addEventListener("hashchange",eu)}var ci={};S(ci,{SPECIAL_RUNS:()=>ui});var ui={drafts:e=>e.rounds.length>0,beams:e=>e.usesBeams,beamtree:e=>e.usesBeams,hypotheses:e=>e.usesBeams,canvas:e=>e.canvasSteps.length>0,layers:e=>!!e.current()?.
layers,cross_attention:e=>e.looksAtMedia,reranked:e=>!!e.current()?.reranked?.length,template:e=>!!(e.written??e.started?.request.messages?.length),spoken:e=>e.
speaks,word_times:e=>!!e.started?.timestamps,watermark:e=>De(e).total.marks>0};var Bf={branches:ya,candidates:$a,knob_strips:ha,numbers:el,quiz:sl,token:ll,tokens:Wl,what_if:ba},Df=["curve","draw","check","in_words","logit_lens","processor\
s"];Oo(()=>ai(Bf,Df,ui));var pi={};S(pi,{isPair:()=>nu,klUnitWords:()=>Kf,klWords:()=>ou,precisionsIn:()=>tu,readGroups:()=>If,sizeWords:()=>qf,termsOf:()=>jf});var tu=e=>e?.question==="precision"?e:null,nu=e=>!!(e&&!e.error),If=e=>(tu(e)?.groups??[]).map((t,n)=>({...t,number:n})).filter(t=>nu(t.pair));function ou(e,t){
if(!de(e))return a("infinite");let n=ie(e,t);if(n===0)return"0";if(n>=.001)return Lo(n,3);let[o,r]=n.toExponential(1).split("e-");return`${z(o)} × ${Wn(r)}`}
var Kf=(e,t)=>de(e)?je(e,ou(e,t),t):a("infinite"),qf=e=>e>=1e9?a("{size} GB",{size:A(e/1e9,2)}):a("{size} MB",{size:A(e/1e6,e<1e7?2:1)}),jf=({candidates:e})=>e.
map(([,t,n,o])=>({text:t,p:n,q:o}));window.GenerationPlaygroundModules??={};Object.assign(window.GenerationPlaygroundModules,{"node_modules/preact/dist/preact.mjs":ro,"node_modules/preact/hooks/di\
st/hooks.mjs":po,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":ko,"visualizers/panes/assisted/acceptance.ts":Jr,"visualizers/panes/assisted/denominators\
.ts":Zr,"visualizers/panes/assisted/origins.ts":Ks,"visualizers/panes/core/component.tsx":wo,"visualizers/panes/core/dom_patch.ts":yr,"visualizers/panes/core/gl\
ossary.ts":pr,"visualizers/panes/core/log.ts":No,"visualizers/panes/core/notation.ts":Ro,"visualizers/panes/core/run_group.ts":Js,"visualizers/panes/core/runtim\
e.ts":li,"visualizers/panes/core/shades.ts":Ps,"visualizers/panes/core/tables.ts":xo,"visualizers/panes/core/term_links.ts":Zs,"visualizers/panes/core/text.ts":Go,
"visualizers/panes/core/texts.ts":Po,"visualizers/panes/core/tips.ts":hr,"visualizers/panes/core/values.ts":Ho,"visualizers/panes/core/virtual_rows.ts":rs,"visu\
alizers/panes/draws/draw_words.ts":Vo,"visualizers/panes/draws/drawn_step.ts":Jo,"visualizers/panes/draws/knob_spans.ts":nr,"visualizers/panes/draws/luck.ts":er,
"visualizers/panes/draws/same_text.ts":sr,"visualizers/panes/models/pair_words.ts":pi,"visualizers/panes/special_run_kinds.ts":ci,"visualizers/panes/tokens/card\
.tsx":xs,"visualizers/panes/tokens/course_words.ts":Cr,"visualizers/panes/tokens/hand_state.ts":Gr,"visualizers/panes/tokens/in_hand.ts":Fr,"visualizers/panes/t\
okens/media_chips.tsx":Fs,"visualizers/panes/tokens/sampling_knobs.ts":Dr,"visualizers/panes/tokens/score_points.ts":qr,"visualizers/panes/tokens/stages.ts":Or,
"visualizers/panes/tokens/written_tokens.ts":_s,"visualizers/panes/watermarks/mark_answer.tsx":ks,"visualizers/panes/watermarks/marked_text.tsx":Ns,"visualizers\
/panes/watermarks/watermark_marks.ts":fs,"visualizers/panes/watermarks/watermark_statistics.ts":us,"visualizers/panes/watermarks/watermark_words.ts":ds,"visuali\
zers/panes/watermarks/z_words.ts":gs,"visualizers/panes/widgets/bars.tsx":kr,"visualizers/panes/widgets/card.tsx":ws,"visualizers/panes/widgets/filled.tsx":is,"\
visualizers/panes/widgets/kept.ts":os,"visualizers/panes/widgets/shade_scale.tsx":Us,"visualizers/panes/widgets/term.tsx":gr,"visualizers/panes/widgets/token_la\
bel.tsx":_r});})();
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
