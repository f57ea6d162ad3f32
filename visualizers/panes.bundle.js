// Written by .ci/bundle.py from modules with the SHA-256 c9b693ade45b55ce838057a46e809fb7795b3c48eddefb3a81ec66011785b03a: edit those.
(()=>{var _y=Object.defineProperty;var F=(e,t)=>{for(var n in t)_y(e,n,{get:t[n],enumerable:!0})};var Yi={};F(Yi,{useCallback:()=>Iy,useContext:()=>Wy,useDebugValue:()=>Dy,useEffect:()=>Oe,useErrorBoundary:()=>Fy,useId:()=>qy,useImperativeHandle:()=>Hy,useLayoutEffect:()=>H,
useMemo:()=>Z,useReducer:()=>Xe,useRef:()=>E,useState:()=>L});var ji={};F(ji,{Component:()=>ur,Fragment:()=>T,cloneElement:()=>Ty,createContext:()=>Ay,createElement:()=>pr,createPortal:()=>$y,createRef:()=>My,h:()=>pr,hydrate:()=>Ny,
isValidElement:()=>zp,options:()=>ee,render:()=>lt,toChildArray:()=>Yp});var ee,qp,zp,Mt,Ii,To,Kp,_o,jp,Fi,Wi,Gp,cr=Symbol.for("pv"),Mo={},Ro=[],Sy=/^m(i|n|o|s|text|space)$/,
Eo=Array.isArray,Lo=Ro.slice,Rt=Object.assign;function qt(e){e&&e.parentNode&&e.remove()}function pr(e,t,n){var r,o,s,i={},u=arguments.length;for(s in t)s=="key"?
r=t[s]:s=="ref"&&typeof e!="function"?o=t[s]:i[s]=t[s];return u>2&&(i.children=u>3?Lo.call(arguments,2):n),zt(e,i,r,o,null)}function Ty(e,t,n){var r,o,s,i=Rt({},
e.props),u=arguments.length;for(s in t)s=="key"?r=t[s]:s=="ref"&&typeof e.type!="function"?o=t[s]:i[s]=t[s];return u>2&&(i.children=u>3?Lo.call(arguments,2):n),
zt(e.type,i,r!==void 0?r:e.key,o!==void 0?o:e.ref,null)}function zt(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:cr,
__v:o||++qp,__i:-1,__u:0};return!o&&ee.vnode&&ee.vnode(s),s}function My(){return{current:null}}function T(e){return e.children}function ur(e,t){this.props=e,this.
context=t,this.__g=0}function Et(e,t){if(t==null)return e.__&&Et(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.
type!="function"||e.props.__P?null:Et(e)}function Ry(e){var t,n=e.__v,r=n.__e,o=[],s=[],i=e.__P;i&&((t=Rt({constructor:cr},n)).__v=n.__v+1,ee.vnode&&ee.vnode(t),
qi(i,t,n,e.__n,i.namespaceURI,32&n.__u?[r]:null,o,r||Et(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Qp(o,t,s),n.__=n.__e=null,t.__e!=r&&Up(t))}function Up(e){if((e=
e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Up(e)}function Di(e){(8&e.__g||(e.__g|=8,Mt.push(e),To++))&&Ii==ee.
debounceRendering||((Ii=ee.debounceRendering)||queueMicrotask)(Vp)}function Vp(){try{for(var e,t=1;Mt.length;)Mt.length>t&&Mt.sort(Kp),e=Mt.shift(),t=Mt.length,
8&e.__g&&Ry(e)}finally{(To=Mt.length)&&(Ii||queueMicrotask)(Vp)}}function Jp(e,t,n,r,o,s,i,u,c,p,d){var f,h,m,g,b,w,y=r.__k||Ro,M=t.length;for(c=Ey(n,t,y,c,M),f=
0;f<M;f++)(m=n.__k[f])!=null&&(h=~m.__i&&y[m.__i]||Mo,m.__i=f,w=qi(e,m,h,o,s,i,u,c,p,d),g=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&zi(h.ref,null,m,h),m.ref&&d.push(
m.ref,m.__c||g,m)),b=b||g,4&m.__u?(c=Zp(m,c,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&w!==void 0?c=w:g&&(c=g.nextSibling),m.__u&=-21);return n.__e=
b,c}function Ey(e,t,n,r,o){var s,i,u,c,p,d,f,h,m,g=n.length,b=g,w=0,y=0,M=e.__k=Array(o);for(s=0;s<o;s++)(i=t[s])!=null&&typeof i!="boolean"&&typeof i!="functio\
n"?(typeof i!="object"||i.constructor===String?i=M[s]=zt(null,i):Eo(i)?i=M[s]=zt(T,{children:i}):i.constructor===cr&&i.__b?i=M[s]=zt(i.type,i.props,i.key,i.ref,
i.__v):M[s]=i,c=s+w,i.__=e,i.__b=e.__b+1,u=null,~(p=i.__i=Ly(i,n,c,b))&&(b--,(u=n[p])&&(u.__u|=2)),u&&u.__v?(i.__u|=16,p==c-1?w--:p==c+1?w++:p!=c&&(p>c?w--:w++,
y=1)):(~p||(o>g?w--:o<g&&w++),typeof i.type!="function"&&(i.__u|=4))):M[s]=null;if(y){for(d=[],f=[],s=0;s<o;s++)if((i=M[s])&&16&i.__u){for(w=0,h=d.length;w<h;)d[m=
w+h>>1]<i.__i?w=m+1:h=m;d[w]=i.__i,f[s]=w+1}for(w=d.length;s--;)f[s]&&(f[s]==w?w--:M[s].__u|=4)}if(b)for(s=0;s<g;s++)!(u=n[s])||2&u.__u||(u.__e==r&&(r=Et(u)),Ki(
u,u));return r}function Zp(e,t,n,r){var o,s,i,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Zp(o[s],
t,n,!1));return t}for(t&&!t.parentNode&&(t=Et(e))&&!t.parentNode&&(t=null),i=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(i!=u&&(!r&&n.moveBefore&&i.parentNode?
n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Yp(e,t){return t=t||[],e!=null&&
typeof e!="boolean"&&(Eo(e)?e.some(function(n){Yp(n,t)}):t.push(e)),t}function Ly(e,t,n,r){var o,s=e.key,i=e.type,u=t[n],c=u&&!(2&u.__u);if(u===null&&s==null||c&&
s==u.key&&i==u.type)return n;if(r>(c?1:0)){for(o=n-1;o>=0;o--)if((u=t[o])&&!(2&u.__u)&&s==u.key&&i==u.type)return o;for(o=n+1;o<t.length;o++)if((u=t[o])&&!(2&u.
__u)&&s==u.key&&i==u.type)return o}return-1}function Fp(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function xo(e,t,n,r,o){var s,i;if(t=="style")
if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Fp(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||
Fp(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(i=Wi[t]||(Wi[t]=Py(
t)),(e.__a||(e.__a={}))[t]=Fi,s=t!=(t=t.replace(jp,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,s):e.removeEventListener(t,i,s));else{
if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="ta\
bIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Py(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[_o]==null)t[_o]=
Fi++;else if(t[_o]<this.__a[e])return;return n(ee.event?ee.event(t):t)}}}function qi(e,t,n,r,o,s,i,u,c,p){var d,f,h,m,g,b,w,y,M,C,S,_,$,B,P,G,U,le,I=t.type;if(t.
constructor!==cr)return null;128&n.__u&&(c=32&n.__u,d=n.__c.__z)&&(t.__u|=c,f=s=[],d.nodeType==8?u=So(d,s):s.push(d),u=s[0]||u),(d=ee.__b)&&d(t);e:if(typeof I==
"function"){h=i.length;try{if(y=t.props,M=(d=I.prototype)&&d.render,C=(d=I.contextType)&&r[d.__c],S=d?C?C.props.value:d.__:r,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=
1)):(M?t.__c=m=new I(y,S):(t.__c=m=new ur(y,S),m.constructor=I,m.render=Cy),C&&C.sub(m),m.state||(m.state={}),m.__n=r,m.__g|=8,m.__h=[],m.__k=[]),M&&(m.__s||(m.
__s=m.state),I.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Rt({},m.__s)),Rt(m.__s,I.getDerivedStateFromProps(y,m.__s)))),g=m.props,b=m.state,m.__v=t,n.__c){
if(y!==g&&M&&!I.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,S),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(y,m.__s,S)===!1){t.__v!=n.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(Q){Q&&(Q.__=t)}),Ro.push.
apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),u=Et(n);break e}m.componentWillUpdate&&m.componentWillUpdate(y,m.__s,S),M&&m.componentDidUpdate&&m.__h.push(
function(){m.componentDidUpdate(g,b,w)})}else M&&!I.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),M&&m.componentDidMount&&m.__h.push(m.
componentDidMount);m.context=S,m.props=y,m.__P=e,m.__g&=-5,_=ee.__r,$=M?25:0;do m.__g&=-9,_&&_(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++$<
25);M&&(Ro.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(r=Rt({},r,m.getChildContext())),M&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(
g,b)),B=d&&d.type===T&&d.key==null?d.props.children:d,y.__P&&(d=u,o=(e=y.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(Q){Q&&Ki(Q,Q)}),
n.__k=null),u=n.__k?Et(n,0):null),u=Jp(e,Eo(B)?B:[B],t,n,r,o,s,i,u,c,p),y.__P&&(t.__e=null,u=d),t.__u&=-161,f&&f.some(qt),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=
-4)}catch(Q){if(i.length=h,t.__v=null,c||s)if(Q&&Q.then){if(t.__u|=128|c,s){for(~(U=s.indexOf(u||void 0))||(U=s.length);(le=s[U-1])&&le.nodeType==8;)U--;for(;U<
s.length;U++)if(le=s[U])if(s[U]=null,P){if(le==G)break}else{if(le.nodeType!=8)break;le.data.startsWith("$s")&&(G=So(P=le))}}if(!P){for(;u&&u.nodeType==8&&u.nextSibling;)
u=u.nextSibling;P=u}(d=So(P=t.__c.__z||(t.__c.__z=P)))?(t.__e=P,u=d):t.__e=u,u=u&&u.nextSibling}else s&&s.some(qt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),Q&&
Q.then||Xp(t),ee.__e(Q,t,n)}}else u=t.__e=Oy(n.__e,t,n,r,o,s,i,c,p,e);return(d=ee.diffed)&&d(t),u}function So(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))
for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Xp(e){e&&(e.
__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Xp))}function Qp(e,t,n){for(var r=0;r<n.length;)zi(n[r++],n[r++],n[r++]);ee.__c&&ee.__c(t,e),e.some(function(o){try{e=o.__h,
o.__h=[],e.some(function(s){s.call(o)})}catch(s){ee.__e(s,o.__v)}})}function Oy(e,t,n,r,o,s,i,u,c,p){var d,f,h,m,g,b,w,y,M=n.props||Mo,C=t.props,S=t.type;if(S==
"svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((g=s[d])&&
(S?g.localName==S:g.nodeType==3)){e=g,s[d]=null;break}}if(!e){if(y=p.ownerDocument||document,!S)return y.createTextNode(C);e=y.createElementNS(o,S,C.is?C:p),u&&
(ee.__m&&ee.__m(t,s),u=!1),s=null}if(S){if(p=S=="template"&&e.content||e,s=S=="textarea"&&C.defaultValue!=null?null:s&&Lo.call(p.childNodes),!u&&s)for(M={},d=0;d<
e.attributes.length;d++)M[(g=e.attributes[d]).name]=g.value;for(d in M)g=M[d],d=="dangerouslySetInnerHTML"?h=g:d=="children"||d in C||d=="value"&&"defaultValue"in
C||d=="checked"&&"defaultChecked"in C||xo(e,d,null,g,o);for(d in C)g=C[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?f=g:d=="value"?b=g:d=="checked"?w=g:u&&
typeof g!="function"||M[d]===g||xo(e,d,g,M[d],o);f?(u||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(S==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Sy.test(S))&&(o="http://www.w3.org/1999/xhtml"),Jp(p,Eo(m)?m:[m],t,n,r,o,s,i,s?s[0]:n.__k&&Et(n,0),u,c),
s&&s.some(qt)),u&&S!="textarea"||(d="value",S=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(S!="progress"||b)||xo(e,d,b,M[d],o),d="checked",w!=null&&
w!=e[d]&&xo(e,d,w,M[d],o))}else M===C||u&&e.data==C||(e.data=C);return e}function zi(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.
__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ee.__e(o,n)}}function Ki(e,t,n){var r,o,s,i;if(ee.unmount&&ee.unmount(e),!(r=e.ref)||r.
current&&r.current!=e.__e||zi(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(u){ee.__e(u,t)}r.__P=r.__n=null}if(r=e.__k)for(i=
0;i<r.length;i++)r[i]&&Ki(r[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=So(r,s=[]))&&(r==e.__e&&s.some(qt),qt(o),qt(r)),n||qt(
e.__e),e.__e=e.__c=e.__=null}function Cy(e,t,n){return this.constructor(e,n)}function lt(e,t){var n,r,o,s;ee.__&&ee.__(e,t),t.nodeType==9&&(t=t.documentElement),
r=(n=e&&32&e.__u)?null:t.__k,t.__k=zt(T,{children:[e]}),o=[],s=[],qi(t,t.__k,r||Mo,Mo,t.namespaceURI,r?null:t.firstChild?Lo.call(t.childNodes):null,o,r?r.__e:t.
firstChild,n,s),Qp(o,t.__k,s),t.__k.props.children=null}function Ny(e,t){e&&typeof e=="object"&&(e.__u|=32),lt(e,t)}function Ay(e){function t(n){var r,o;return this.
getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(
function(i){i.__g|=4,Di(i)})},this.sub=function(s){r.add(s);var i=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),i&&i.call(s)}}),n.children}
return t.__c="__cC"+Gp++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}function By(e){return e.children}function $y(e,t){return zt(
By,{__P:t,children:e})}ee={__e:function(e,t,n,r){for(var o,s,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(s=o.constructor)&&s.getDerivedStateFromError)&&
o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(u){e=u}}throw To=0,e}},
qp=0,zp=function(e){return e!=null&&e.constructor===cr},ur.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Rt({},this.state)),typeof e==
"function"&&(e=e(Rt({},n),this.props)),e&&(Rt(n,e),this.__v&&(t&&this.__k.push(t),Di(this)))},ur.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.
__h.push(e),Di(this))},ur.prototype.render=T,Mt=[],To=0,Kp=function(e,t){return e.__v.__b-t.__v.__b},_o=Symbol(),jp=/(PointerCapture)$|Capture$/i,Fi=0,Wi={},Gp=
0;var ut,ce,Gi,ed,Ui=Object.is,Sn=0,ud=[],Vi=[],de=ee,td=de.__b,nd=de.__r,rd=de.diffed,od=de.__c,sd=de.unmount,id=de.__;function Kt(e,t){de.__h&&de.__h(ce,e,Sn||t),
Sn=0;var n=ce.__H||(ce.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function L(e){return Sn=1,Xe(cd,e)}function Xe(e,t,n){var r=Kt(ut++,2);if(r.
t=e,!r.__c&&(r.__=[n?n(t):cd(void 0,t),function(s){var i=(r.__N||r.__)[0],u=r.t(i,s);Ui(i,u)||(r.__N=[u,r.__[1]],r.__c.setState({}))}],r.__c=ce,!ce.__f)){ce.__f=
!0;var o=ce.shouldComponentUpdate;ce.shouldComponentUpdate=function(s,i,u){var c=this.__H;if(!c)return!0;var p=!1,d=this.props!=s;if(c.__.some(function(h){h.__N&&
(p=!0,Ui(h.__[0],h.__N[0])||(d=!0))}),o){var f=o.call(this,s,i,u);return p?f||d:f}return!p||d}}return r.__}function Oe(e,t){var n=Kt(ut++,3);!de.__s&&Zi(n.__H,t)&&
(n.__P=!0,n.__=e,n.u=t,ce.__H.__h.push(n))}function H(e,t){var n=Kt(ut++,4);!de.__s&&Zi(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,ce.__h.push(n))}function E(e){return Sn=
5,Z(function(){return{current:e}},[])}function Hy(e,t,n){Sn=6,H(function(){if(typeof e=="function"){var r=e(t());return function(){e(null),typeof r=="function"&&
r()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function Z(e,t){var n=Kt(ut++,7);return Zi(n.__H,t)&&(n.__=e(),n.__H=t),
n.__}function Iy(e,t){return Sn=8,Z(function(){return e},t)}function Wy(e){var t=ce.context[e.__c],n=Kt(ut++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ce)),
t.props.value):e.__}function Dy(e,t){de.useDebugValue&&de.useDebugValue(t?t(e):e)}function Fy(e){var t=Kt(ut++,10),n=L();return t.__=e,ce.componentDidCatch||(ce.
componentDidCatch=function(r,o){t.__&&t.__(r,o),n[1](r)}),[n[0],function(){return n[1]()}]}function qy(){var e=Kt(ut++,11);if(!e.__){for(var t=ce.__v;!t.__m&&t.
__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function zy(){var e;do{for(;e=Vi.shift();)try{dr(e)}catch(n){de.__e(n,{__:(e=e.__P)&&
e.__v})}for(;e=ud.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(dr),t.__h.some(Ji),t.__h=[]}catch(n){t.__h=[],de.__e(n,e.__v)}}}while(Vi.length)}de.__b=function(e){
ce=null,td&&td(e)},de.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),id&&id(e,t)},de.__r=function(e){nd&&nd(e),ut=0;var t=(ce=e.__c).__H;t&&(Gi==ce?ce.
__h=[]:(t.__h.some(dr),t.__h.some(Ji),ut=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Gi=ce},de.diffed=function(e){rd&&rd(e);var t=e.
__c;t&&t.__H&&(t.__H.__h.length&&ld(ud.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gi=ce=null},de.__c=function(e,t){t.some(function(n){try{n.__h.some(
dr),n.__h=n.__h.filter(function(r){return!r.__||Ji(r)})}catch(r){n.__h=[function(){throw r}]}}),od&&od(e,t)},de.unmount=function(e){sd&&sd(e);var t,n,r=e.__c;r&&
r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ld(Vi.push(o))}else dr(o)}catch(s){
t=s}}),r.__H=void 0,t&&de.__e(t,r.__v))};var ad=typeof requestAnimationFrame=="function";function Ky(e){var t,n=function(){clearTimeout(r),ad&&cancelAnimationFrame(
t),setTimeout(e)},r=setTimeout(n,35);ad&&(t=requestAnimationFrame(n))}function ld(e){e!=1&&ed==de.requestAnimationFrame||((ed=de.requestAnimationFrame)||Ky)(zy)}
function dr(e){var t=ce,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),ce=t}function Ji(e){var t=ce;e.__c=e.__(),ce=t}function Zi(e,t){return!e||e.length!=t.length||
t.some(function(n,r){return!Ui(n,e[r])})}function cd(e,t){return typeof t=="function"?t(e):t}var ca={};F(ca,{groupPane:()=>sk,runPane:()=>K,useFresh:()=>ae,useRedraw:()=>fr});var aa={};F(aa,{Feed:()=>jt,everyChange:()=>Tn});var oa={};F(oa,{isFar:()=>na,isOpen:()=>ea,onceNear:()=>ra,onceShown:()=>ta});var dd=e=>e.closest(".tabitem, .drawer")||document.body;function ea(e){return e.checkVisibility()||
e.hidden&&dd(e).checkVisibility()}var Oo=new WeakMap,Xi;function ta(e,t){Xi??=new ResizeObserver(s=>s.map(({target:i})=>i).filter(i=>i.checkVisibility()).flatMap(
jy).forEach(i=>i()));let n=dd(e),r=n.checkVisibility()?e:n,o=Oo.get(r)??new Set;Oo.set(r,o.add(t)),Xi.observe(r)}function jy(e){Xi.unobserve(e);let t=[...Oo.get(
e)||[]];return Oo.delete(e),t}var Po=new WeakMap,Qi=new WeakMap,pd;function na(e){return Po.has(e)||(pd??=new IntersectionObserver(Gy,{rootMargin:"50%"}),Po.set(
e,!1),pd.observe(e)),!!Po.get(e)&&!e.hidden}function ra(e,t){Qi.set(e,t)}function Gy(e){for(let{target:t,isIntersecting:n}of e){Po.set(t,!n);let r=n&&Qi.get(t);
r&&(Qi.delete(t),r())}}var jt=class{constructor(t){this.kinds=t}kinds;subscribers=new Set;changes={};position=0;head="";tail="";answers={};away=!1;onlyShown=!1;feed(t){t.length>=this.
position&&t.startsWith(this.head)&&t.startsWith(this.tail,this.position-this.tail.length)||(this.position=0);let r=t.lastIndexOf(`
`)+1;for(;this.position<r;){let o=t.indexOf(`
`,this.position);this.readLine(t.slice(this.position,o)),this.position=o+1}this.head=t.slice(0,Math.min(r,100)),this.tail=t.slice(Math.max(0,r-100),r)}append(t){
let n=0;for(let r of t.split(`
`))this.readLine(r)||(n+=1);return n}read(t){throw new Error("nobody reads "+t.type)}readLine(t){if(!t.trim())return!0;try{return this.read(JSON.parse(t)),!0}catch(n){
return console.error("Generation Playground: a line of the log was skipped.",n,t.slice(0,200)),!1}}setAway(t){this.away!==t&&(this.away=t,this.changed("status"))}get canAsk(){
return!this.onlyShown&&Object.keys(this.answers).length>0}ask(t){!this.onlyShown&&Object.hasOwn(this.answers,t.type)&&this.answers[t.type](t)}subscribe(t,n,{whenOpen:r=!1,
rest:o=0}={}){let s={element:t,update:n,whenOpen:r,rest:o,last:0,grown:0,missed:Tn(this.kinds),tellNow:()=>No([s])};this.subscribers.add(s),No([s])}changed(t){Co.
size||requestAnimationFrame(Uy),Co.add(this),this.changes[t]=!0}takeChanges(){let t=this.changes;this.changes={};for(let n of this.subscribers)n.element.isConnected?
n.missed=Yy(n.missed,t):this.subscribers.delete(n);return[...this.subscribers]}},Co=new Set;function Uy(){let e=[...Co];Co=new Set,No(e.flatMap(t=>t.takeChanges()),
!0)}function No(e,t=!1){let n=e.filter(({element:i,whenOpen:u})=>u&&i.isConnected),r=new Set(n.filter(({element:i})=>!ea(i))),o=new Set(n.filter(i=>t&&ia(i.missed)&&
!r.has(i)&&na(i.element)));for(let{element:i,tellNow:u}of r)ta(i,u);for(let{element:i,tellNow:u}of o)ra(i,u);let s=performance.now();for(let i of e){let{missed:u,
update:c}=i;if(!(r.has(i)||o.has(i)||!Object.keys(u).length||Jy(i,s))){Object.assign(i,{missed:{},last:s,grown:ia(u)?i.grown+1:0});try{c(u)}catch(p){console.error(
"Generation Playground: a pane could not be drawn.",p)}}}}var Vy=5,sa=new Set,fd=0;function Jy(e,t){let n=e.last+e.rest-t;return n<=0||e.grown<Vy||!ia(e.missed)?
!1:(sa.add(e),fd||=window.setTimeout(()=>requestAnimationFrame(Zy),n),!0)}function Zy(){let e=[...sa];sa.clear(),fd=0,No(e,!0)}var ia=e=>!!e.steps&&Object.keys(
e).every(t=>t==="steps"||t==="entries"),Tn=e=>Object.fromEntries(e.map(t=>[t,!0]));function Yy(e,t){let n={...e,...t};return e.entries&&t.entries&&(n.entries=new Set(
[...e.entries,...t.entries])),n}var ua={};F(ua,{Fragment:()=>T,jsx:()=>l,jsxAttr:()=>rk,jsxDEV:()=>l,jsxEscape:()=>gd,jsxTemplate:()=>tk,jsxs:()=>l});var Xy=/["&<]/;function la(e){if(!e.length||!Xy.test(e))return e;for(var t=0,n=0,r="",o="";n<e.length;n++){switch(e.charCodeAt(n)){case 34:o="&quot;";break;case 38:
o="&amp;";break;case 60:o="&lt;";break;default:continue}n!=t&&(r+=e.slice(t,n)),r+=o,t=n+1}return n!=t&&(r+=e.slice(t,n)),r}var md=Symbol.for("pv"),Qy=0,ek=Array.
isArray;function l(e,t,n,r,o,s){t||(t={});var i,u,c=t;if("ref"in c&&typeof e!="function")for(u in c={},t)u=="ref"?i=t[u]:c[u]=t[u];var p={type:e,props:c,key:n,ref:i,
__k:null,__:null,__b:0,__e:null,__c:null,constructor:md,__v:--Qy,__i:-1,__u:0};return(o||s)&&(p.__source=o,p.__self=s),ee.vnode&&ee.vnode(p),p}function tk(e){var t=l(
T,{tpl:e,exprs:[].slice.call(arguments,1)});return t.key=t.__v,t}var hd={},nk=/[A-Z]/g;function rk(e,t){if(ee.attr){var n=ee.attr(e,t);if(typeof n=="string")return n}
if(t=(function(i){return i!=null&&typeof i=="object"&&typeof i.valueOf=="function"?i.valueOf():i})(t),e=="ref"||e=="key")return"";if(e=="style"&&typeof t=="obje\
ct"){var r="";for(var o in t){var s=t[o];s!=null&&s!==""&&(r=r+(o[0]=="-"?o:hd[o]||(hd[o]=o.replace(nk,"-$&").toLowerCase()))+":"+s+";")}return e+'="'+la(r)+'"'}
return t==null||t===!1||typeof t=="function"||typeof t=="object"?"":t===!0?e:e+'="'+la(""+t)+'"'}function gd(e){if(e==null||typeof e=="boolean"||typeof e=="func\
tion")return null;if(typeof e=="object"){if(e.constructor===md)return e;if(ek(e)){for(var t=0;t<e.length;t++)e[t]=gd(e[t]);return e}}return la(""+e)}function ae(e){let t=E(null),n=t.current!==e;return t.current=e,n?e:ok}var ok={};function fr(){let[,e]=Xe(t=>t+1,0);return()=>e(void 0)}var K=(e,t,{readsKnobs:n=!1}={})=>(r,o)=>{
let s=bd(r,o,i=>l(e,{log:o,changes:i}),t);return i=>{(n||Object.keys(i).some(u=>u!=="knobs"))&&s(i)}},sk=(e,t,n)=>(r,o)=>{let s=u=>({...u,entries:u.entries??new Set(
o.entries.keys())}),i=bd(r,o,u=>l(e,{group:o,changes:s(u)}),t);return u=>{(!n||u.run||n.some(c=>u[c]))&&i(u)}};function bd(e,t,n,r){let o=e.querySelector(".gp-d\
rawn")??e;if(o.replaceChildren(),!r)return i=>lt(n(i),o);let s=!1;return i=>{let u=s;s=r(t),e.hidden=!s,s&&lt(n(u?i:Tn(t.kinds)),o)}}var Ma={};F(Ma,{Along:()=>pe,RunLog:()=>Pt,groupLetter:()=>Ee,isBeamNode:()=>Re,pathChange:()=>qo,pathOf:()=>q,penalised:()=>ct,startOf:()=>fe,unseenAfter:()=>Ta,
unseenNode:()=>Sa});var da={};F(da,{noReading:()=>Ao,readOn:()=>Bo,spansOf:()=>pa});var Ao=e=>({place:0,since:e.is_open?0:null,tail:[],spans:[]});function Bo(e,t,n,{start:r,end:o}){
let{place:s}=e,{since:i,spans:u}=e,c=[...e.tail,[s,t]];for(;;){let p=i===null?r:o,d=c.map(([,h])=>h).join("").indexOf(p);if(d<0)break;let f=ik(c,d);i===null?i=s+
1:(u=[...u,{start:i,stop:Math.max(i,f),end:s+1}],i=null),c=ak(c,d+p.length)}return n&&i!==null&&i<=s&&(u=[...u,{start:i,stop:s,end:null}],i=null,c=[]),{place:s+
1,since:i,tail:lk(c,(i===null?r:o).length-1),spans:u}}function pa(e,t){if(!t)return[];let n=Ao(t);for(let{chosen:i,piece:u}of e)n=Bo(n,i.text,u===null,t);let{spans:r,
since:o,place:s}=n;return o===null?r:[...r,{start:o,stop:s,end:null}]}function ik(e,t){let n=t;for(let[r,o]of e)if(n-=o.length,n<0)return r;return e[e.length-1][0]}
function ak(e,t){let n=t;return e.flatMap(([r,o])=>{let s=o.slice(n);return n=Math.max(0,n-o.length),s?[[r,s]]:[]})}function lk(e,t){let[n,r]=[e.length,0];for(;n>
0&&r<t;)r+=e[--n][1].length;return e.slice(n)}var ma={};F(ma,{FIGURES:()=>fa,MODES:()=>$o,PROCESSORS:()=>Io,ROW_FIELDS:()=>ha,SCORES:()=>uk,STOPS:()=>Ho});var $o={greedy_search:"greedy decoding",sample:"sam\
pling",beam_search:"beam search",beam_sample:"beam search with sampling",group_beam_search:"diverse beam search",constrained_beam_search:"constrained beam searc\
h",contrastive_search:"contrastive search",dola_generation:"DoLa",assisted_generation:"assisted decoding",block_diffusion:"block diffusion",custom:"your own dec\
oding loop",elsewhere:"from another server"},Ho={eos:["the EOS token","ended with EOS (end-of-sequence token)"],stop_string:["a stop string","met a stop string"],
length:["the length limit","reached the length limit"],max_time:["the time limit","ran out of time"],criterion:["your own criterion","met your own stopping crit\
erion"],loop:["your own decoding loop","was ended by your own decoding loop"],given:["the end of the given text","reached the end of the given text"],unfinished:[
"the end of the search","had not ended when the search did"],step:["one step","continues with “Next token”"],stopped:["stopped by hand","was stopped by hand"],
stop:["EOS or a stop string","ended with EOS or a stop string: the server does not say which"],content_filter:["a content filter","was cut by the server’s conte\
nt filter"],tool_calls:["a call of a tool","ended with a call of a tool"],cut:["the end of the file","is not complete"]},fa={num_spec_steps:"Rounds that had a d\
raft.",num_draft_tokens:"All drafted tokens.",num_accepted_draft_tokens:"Drafted tokens that the target model kept.",draft_acceptance_rate:"num_accepted_draft_t\
okens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",judged_acceptance_rate:"\
num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the\
 paper.",mean_acceptance_length:"1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own \
token included.",acceptance_histogram:"How many rounds with a draft kept none, one, two or more of its tokens.",accepted_by_position:"How many of the tokens dra\
fted at each position of a draft were kept.",passes_saved:"Tokens written minus rounds: the forward passes that the target model did not have to make.",expected_acceptance_rate:"\
The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on a\
verage."},Io={DolaContrast:["DoLa’s contrast","subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the las\
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
ks",[]]},uk={z:["z","z","How many standard deviations more tokens are green than without a watermark."],mean:["mean g","z of the mean g","How many standard devi\
ations the mean of all g-values lies above 0.5, if they were fair coins."],weighted_mean:["weighted mean g","z of the weighted mean g","The same with more weigh\
t on the first keys, which mark the most."],posterior:["Bayesian detector","posterior probability","The probability of a watermark by the detector that was trai\
ned here on the other half of the texts."]},ha={Candidate:["token_id","text","raw_logprob","logprob","raw_rank","rank","removed_by","stage_logprobs"],Stage:["na\
me","entropy","kept","mass_removed","mass_moved"],Reranked:["token_id","text","probability","penalty","score"],BeamCandidate:["token_id","text","piece","parent",
"raw_logprob","logprob","score","status","beam","final_score","group","diversity_penalty","bank","progress","forced","mark","share","luck"],DraftToken:["token_i\
d","text","draft_logprob","target_logprob","accepted","overlap","uniform","ratio"],Token:["token_id","text","piece"],Mark:["kind","green","g","listed","mass_bef\
ore","mass_after","expected","chosen_before","chosen_after","suppressed","why"],CanvasPlace:["token_id","text","piece","logprob","entropy","accepted","read_id",
"read_text"],Contender:["token_id","text","score","luck","rank","above"],Racer:["token_id","text","probability","luck"]};var xa={};F(xa,{isSaid:()=>hk,isTouched:()=>Lt,language:()=>hr,t:()=>a,tn:()=>v,translateTemplate:()=>Do,withTexts:()=>va});var ka={};F(ka,{count:()=>k,fixed:()=>W,isOne:()=>ya,language:()=>hr,listed:()=>wa,notation:()=>he,plain:()=>Me,separators:()=>fk,significant:()=>pk,withMinus:()=>mr});
var ck=["de","fr"];var ga={},wd={};function hr(){let e=(navigator.language||"").slice(0,2).toLowerCase();return ck.includes(e)?e:"en"}var Wo=()=>window.GenerationPlaygroundTexts?hr():
"en";function ba(e){if(!ga[e]){let t=new Intl.NumberFormat(e).formatToParts(12345678e-1),n=r=>t.find(({type:o})=>o===r)?.value??"";ga[e]={decimal:n("decimal"),group:n(
"group")}}return ga[e]}function he(e){let t=Wo();if(t==="en")return e;let{decimal:n,group:r}=ba(t);return e.replace(/(?<=\d)[.,](?=\d)/g,o=>o==="."?n:r).replace(
/(?<=\d)\s?%/g," %")}var mr=e=>e.replace(/^-(?=0(\.0*)?$)/,"").replace(/^-/,"−"),W=(e,t=0)=>he(mr(e.toFixed(t))),pk=(e,t)=>he(mr(e.toPrecision(t))),k=e=>Number.
isInteger(e)&&e>=0&&e<1e3?String(e):he(dk.format(e)),dk=new Intl.NumberFormat("en-US"),Me=e=>he(String(e)),wa=e=>e.join(ba(Wo()).decimal===","?"; ":", ");function ya(e,t){
let n=t?Wo():"en";return n==="en"?e===1:(wd[n]??=new Intl.PluralRules(n),wd[n].select(e)==="one")}function fk(){let{decimal:e,group:t}=ba(Wo());return e+t}function a(e,t){if(e==null)return"";if(typeof e=="object")return"number"in e?he(mr(e.number)):"one"in e?v(e.count,e.one,e.said,e.values):a(e.said,e.values);let n=String(
e),r=window.GenerationPlaygroundTexts?.[n]??n;return t?r.replace(/\{\{|\}\}|\{(\w+)\}/g,(o,s)=>{if(s===void 0)return o[0];let i=t[s];return typeof i=="number"?Me(
i):i&&typeof i=="object"?a(i):String(i??"")}):r}function v(e,t,n,r){let o=window.GenerationPlaygroundTexts?.[t]!==void 0,s=t.includes("{count}")?ya(e,o):e===1;return a(
s?t:n,{count:k(e),...r})}var hk=e=>typeof e=="object"&&e!==null&&("said"in e&&typeof e.said=="string"||"number"in e&&typeof e.number=="string"),Lt=()=>matchMedia(
"(pointer: coarse)").matches,mk=["aria-label","title","placeholder","data-tip","label"];function Do(e){let t=window.GenerationPlaygroundTexts;if(!t)return;let n=document.
createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let r=n.nextNode();r;r=n.nextNode()){let[,o,s,i]=/^(\s*)([^]*?)(\s*)$/.exec(r.nodeValue??"")??[],u=s&&t[s.replace(/\s+/g,
" ")];u&&(r.nodeValue=o+u+i)}for(let r of[e,...e.querySelectorAll("*")])for(let o of mk){let s=t[(r.getAttribute(o)||"").replace(/\s+/g," ")];s&&r.setAttribute(
o,s)}}function va(e){let n=window.GenerationPlaygroundCatalogues?.[hr()];if(window.GenerationPlaygroundTexts||!n)return e();window.GenerationPlaygroundTextsLoading??=
fetch(n).then(r=>r.json()).then(r=>{window.GenerationPlaygroundTexts=r},r=>console.warn("Generation Playground: the translation could not be loaded.",r)),window.
GenerationPlaygroundTextsLoading.then(e)}var gk=20,Pt=class extends jt{unit="bits";searched=new Map;found={look_into:new Map,attend:new Map};mostPlaces={};written=null;knobs=null;picture=null;roll=null;formSeed="";scores=new WeakMap;parts=[];coming=[];turn;fed={
turn:void 0,started:!1};recordedTurn;beginsHidden=!1;asked=null;queued;loading;shared;apart;started;finished;failed;lasts;newest;numTokens;elapsed;firstElapsed;rounds;canvasSteps;prompts;texts;returned;selected;suggested;rejected;promptSteps;hideFrom;constructor(){
super(["run","steps","status","selection","unit","prompt","watched","searched","found","written","knobs","picture","roll"]),this.clear()}clear(){this.queued=this.
loading=this.started=this.finished=this.failed=null,this.shared=1,this.apart=!1,this.lasts=[],this.newest=null,this.numTokens=this.elapsed=0,this.firstElapsed=null,
this.rounds=[],this.canvasSteps=[],this.prompts=[],this.texts=new Map,this.returned=null,this.selected=this.rejected=null,this.suggested=!1,this.promptSteps=[],
this.hideFrom=this.beginsHidden?0:null}feedRun(t,n){this.begin(n),this.feed(t),this.coming=[t],this.showComing()}appendRun(t,n){this.begin(n);let r=this.append(
t);return this.coming.push(t),this.showComing(),r}lose(t){this.fed.turn!==t||this.finished||this.failed||this.read({type:"Failed",message:a("The connection to t\
his run was lost."),fix:a("Run it again."),error:"Lost",diagnostics:[]})}begin(t){t!==this.fed.turn&&(this.fed={turn:t,started:!1},this.coming=[],this.feed(""))}showComing(){
this.fed.started&&Object.assign(this,{parts:this.coming,turn:this.fed.turn})}get text(){return this.parts.length>1&&this.parts.splice(0,1/0,this.parts.join("")),
this.parts[0]??""}read(t){if(!bk(t.type))throw new Error("unknown event "+t.type);kd[t.type](this,t)}countStep(t){this.numTokens+=1,this.elapsed=t.elapsed??0,this.
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
prompts.flatMap((n,r)=>xk(n,r,this.prompts.length));let t=this.finished?this.finished.sequences:[];return this.lasts.map((n,r)=>({kind:"sequence",label:this.speaks?
a("codebook {number}",{number:r+1}):this.lasts.length>1?a("sequence {number}",{number:r+1}):"",last:n,score:null,stopReason:t[r]?t[r].stop_reason:null,untold:!n&&
t[r]&&!t[r].token_ids.length?t[r].text:""}))}current(){if(this.selected)return this.seen(this.selected);if(!this.usesBeams)return this.seen(this.newest);let t=this.
lines();return t.length?t[0].last:null}lineOf(t){return t.isPrompt?this.lines()[0]:this.usesBeams?this.lines().find(({last:n})=>{let r=n;for(;r&&r.index>t.index;)
r=r.before;return r===t}):this.lines()[t.sequence]}lastOf(t){return this.lineOf(t)?.last??t}select(t,n){let r=t===null?null:this.lines()[t];this.selectStep(r&&n!==
void 0?q(r.last)[n]??null:null)}selectStep(t,n=!1){let r=this.seen(t);this.selected===r&&this.suggested===n&&!this.rejected||(this.selected=r,this.suggested=n,this.
rejected=null,this.changed("selection"))}selectRejected(t,n,r){this.selectStep(t),this.rejected={round:n,place:r},this.changed("selection")}selectMostUncertain(t=""){
let n=this.returned?this.returned[0]?.last:this.lasts[0];if(this.selected||!n||this.stepping)return;let r=q(n),o=r.filter(p=>!p.given);if(o.length<2)return;let s=pa(
r,this.started?.reasoning).filter(({end:p})=>p!==null),i=o.filter(({index:p})=>!s.some(({start:d,stop:f})=>d<=p&&p<f)),u=({distribution:p,chosen:{raw_logprob:d}})=>p.
entropy_before??-(d??-1/0),c=t&&o.find(p=>p.chosen.text.trim()===t.trim());c?this.selectStep(c,!0):this.selectStep((i.length?i:o).reduce((p,d)=>u(d)>u(p)?d:p),!0)}walk(t){
let n=this.current();if(!n)return;let r=[...this.promptSteps,...q(this.lastOf(n))],o=n.isPrompt?n.index-1:this.promptSteps.length+n.index;this.selectStep(r[Math.
max(0,Math.min(r.length-1,o+t))])}addSearched(t,n){this.searched.set(t,[...this.searched.get(t)||[],n]),this.changed("searched")}addFound(t,n,r,o){let s=this.found[t];
s.delete(n),s.set(n,{ids:r,found:o}),s.size>gk&&s.delete(s.keys().next().value),this.changed("found")}foundOf(t){return this.started&&this.found[t].get(this.turn)||
null}addScores(t,n){this.scores.set(t,n),this.changed("found")}scoresOf(t){return this.scores.get(t)??null}startedLine(){let t=this.text.indexOf('{"type":"Start\
ed"');return t<0?"":this.text.slice(t,this.text.indexOf(`
`,t))}idsTo(t){return q(t).map(({chosen:n})=>n.token_id)}addWatched(t,n){let r=this.allLines()[t];r&&(q(r.last).forEach((o,s)=>{let i=Be("Candidate",n[s]||[]),u=new Set(
i.map(({token_id:c})=>c));o.watched=[...(o.watched||[]).filter(({token_id:c})=>!u.has(c)),...i]}),this.changed("watched"))}setWritten(t){this.written=t&&{...t,tokens:Be(
"Token",t.tokens)},this.changed("written")}setKnobs(t,n=""){this.knobs=t,this.formSeed=n.trim(),this.changed("knobs")}showPicture(t){this.picture!==t&&(this.picture=
t,this.changed("picture"))}setRoll(t,n){this.roll={number:t,token:n},this.changed("roll")}setUnit(t){this.unit=t,this.changed("unit")}},kd={Queued(e,t){e.queued=
t,e.loading=null,e.changed("status")},Loading(e,t){e.loading=t,e.queued=null,e.changed("status")},Shared(e,{runs:t,apart:n}){e.shared=t,e.apart=!!n,e.changed("s\
tatus")},Started(e,t){e.clear();let n=Be("Token",t.prompt_tokens??[]);e.started={...t,request:t.request??{},prompt_tokens:n,decoder_tokens:Be("Token",t.decoder_tokens??
[])},e.fed.started=!0,e.changed("run"),e.changed("status"),e.changed("selection")},Stepped(e,{step:t}){let n=yd(t);n.read=!!e.started?.request.only_given,n.before=
e.lasts[n.sequence]??null,n.draft=wk(n,e.rounds),e.lasts[n.sequence]=n,(!e.newest||n.index>e.newest.index)&&(e.newest=n),e.countStep(n)},BeamsAdvanced(e,{step:t}){
let n=e.prompts[t.sequence]??=yk(),r={...t,distributions:t.distributions.map(vd)};r.given&&(n.given+=1);let o=Be("BeamCandidate",r.candidates).map(i=>kk(i,r,n));
for(let{beam:i}of o)i.progress&&e.texts.set(i.token_id,i.text);vk(o),n.running=o.filter(i=>i.beam.status==="running").sort((i,u)=>_a(i)-_a(u)),n.byNumber=new Map(
n.running.map(i=>[_a(i),i]));let s=r.given?e.started?.effective.num_beams??0:0;for(let i=0;i<s;i++)n.byNumber.set(i,o[0]);n.finished.push(...o.filter(i=>i.beam.
status==="finished")),n.finished.sort((i,u)=>(u.beam.final_score??0)-(i.beam.final_score??0)),n.finished.length=Math.min(n.finished.length,r.pool.length),n.pool=
r.pool,n.pools.push(r.pool),n.steps.push(o),n.byStep.push(n.byNumber),n.distributions.push(r.distributions),e.countStep(r)},PromptRead(e,{steps:t}){let n=null;e.
promptSteps=t.map(r=>n={...yd(r),before:n,isPrompt:!0}),e.changed("prompt")},CanvasDenoised(e,{step:t}){let n={...t,places:Be("CanvasPlace",t.places)};e.canvasSteps.
push(n),e.numTokens=n.canvas*n.places.length,e.elapsed=n.elapsed,e.firstElapsed??=n.elapsed,e.changed("steps")},DraftJudged(e,{round:t}){e.rounds.push({...t,follow:t.
follow,drafted:Be("DraftToken",t.drafted),race:Be("Racer",t.race??[])}),e.changed("steps")},Finished(e,t){let n=t.sequences.map(r=>({...r,score:r.score??null,note:r.
note??""}));e.finished={...t,sequences:n},n.forEach((r,o)=>{!r.token_ids.length&&r.text&&(e.lasts[o]??=null)}),e.usesBeams&&(e.returned=n.map((r,o)=>Tk(e,r,o))),
e.changed("status"),e.changed("steps")},Failed(e,t){(e.fed.turn===void 0||e.fed.started)&&(e.failed=t),e.queued=e.loading=null,e.changed("status")}},bk=e=>Object.
hasOwn(kd,e);function Fo(e,t){let n=ha[e],r={};for(let o=0;o<n.length;o++)r[n[o]]=t[o];return r}function Be(e,t){return t.map(n=>Fo(e,n))}function vd(e){return{
...e,candidates:Be("Candidate",e.candidates),stages:Be("Stage",e.stages??[])}}function yd(e){let{chosen:t,distribution:n,watched:r,mark:o,draw:s,reranked:i,...u}=e,
c={...u,chosen:Fo("Candidate",t),distribution:vd(n),watched:Be("Candidate",r??[]),mark:o?Fo("Mark",o):null,draw:s?{...s,contenders:Be("Contender",s.contenders??
[])}:null,before:null,draft:null};return i&&(c.reranked=Be("Reranked",i)),c}function wk(e,t){let n=t.at(-1);if(!n||e.index<n.start)return null;let r=e.index-n.start;
return r<n.num_accepted?{origin:"accepted",instead:null,round:n,place:r}:{origin:n.follow,instead:n.drafted[r]||null,round:n,place:r}}function yk(){return{running:[],
byNumber:new Map,finished:[],pool:[],steps:[],byStep:[],pools:[],distributions:[],given:0}}var _a=({beam:e})=>e.beam??0;function kk({mark:e,...t},n,r){let o=e?Fo(
"Mark",e):null,s={...t,mark:o},i=n.distributions[s.parent],u=i.candidates.find(c=>c.token_id===s.token_id);return{index:n.index,sequence:n.sequence,before:r.byNumber.
get(s.parent)||null,chosen:u||{...s,raw_rank:null,rank:null,removed_by:null},piece:s.piece,distribution:i,seconds:n.seconds,elapsed:n.elapsed,draft:null,given:!!n.
given,length:n.index+1-r.given,mark:o,beam:s}}function fe({started:e}){if(!e)throw new Error("no run has started");return e}var Re=e=>!!e?.beam,ct=({beam:e,length:t},n)=>t>
0?(e.score??-1/0)/t**n:e.score;function Sa(e,t,n,r,o){e.unseen??=new Map;let s=`${t} ${n} ${o.token_id}`,i=e.unseen.get(s);if(!i){let u=(t?e.byStep[t-1].get(n):
null)??null,{token_id:c,text:p,raw_logprob:d,logprob:f}=o,h=(u?.beam.score??0)+(f??-1/0),m=u?u.beam.group:null,g={token_id:c,text:p,piece:null,parent:n,raw_logprob:d,
logprob:f,score:h,status:"unseen",beam:null,final_score:null,group:m},{sequence:b,seconds:w,elapsed:y}=e.steps[t][0];i={index:t,sequence:b,before:u,chosen:o,piece:null,
distribution:r,seconds:w,elapsed:y,draft:null,given:!1,length:e.steps[t][0].length,beam:g,rank:null},e.unseen.set(s,i)}return i}function Ta(e,t,n,r){let o=n&&!n.
given?n.beam?.beam??0:0;return e.unseen&&e.unseen.get(`${t} ${o} ${r}`)||null}function vk(e){let t=new Map;for(let n of[...e].sort((r,o)=>(o.beam.score??-1/0)-(r.
beam.score??-1/0)))n.rank=(t.get(n.beam.group)||0)+1,t.set(n.beam.group,n.rank)}function xk(e,t,n){let r=s=>n>1?a("Prompt {number}, {label}",{number:t+1,label:s}):
s,o=(s,i,u,c)=>({kind:s,label:r(i),last:u,score:c,stopReason:null});return[...e.running.map(s=>o("running",_k(s),s,s.beam.score)),...e.finished.map((s,i)=>o("fi\
nished",Sk(s,i+1),s,s.beam.final_score))]}function _k({beam:{beam:e,group:t,progress:n}}){let r=(e??0)+1;return t!=null?a("beam {number}, group {group}",{number:r,
group:Ee(t)}):r===1&&!n?a("best beam"):a("beam {number}",{number:r})}function Sk({beam:{group:e}},t){return e!=null?a("ended {number}, group {group}",{number:t,
group:Ee(e)}):a("ended {number}",{number:t})}var Ee=e=>e<26?String.fromCharCode(65+e):String(e+1);function Tk(e,t,n){let r=Math.max(1,Math.floor((e.finished?.sequences.
length??0)/e.prompts.length)),{steps:o}=e.prompts[Math.floor(n/r)],s=null;return t.token_ids.forEach((i,u)=>{let c=t.beams?.[u];s=(o[u]||[]).find(p=>p.beam.parent===
c&&p.beam.token_id===i)||s}),{kind:"returned",label:a("output {number}",{number:n+1}),last:s,score:t.score,stopReason:t.stop_reason}}function q(e){let t=[];for(let n=e;n;n=
n.before)t.push(n);return t.reverse()}function qo(e,t){let n=[],r=t;for(;r&&e[r.index]!==r;)n.push(r),r=r.before;return{keep:r?r.index+1:0,added:n.reverse()}}var pe=class{constructor(t,n){
this.add=n;this.totals=[t]}add;steps=[];totals;get total(){return this.totals[this.totals.length-1]}follow(t){let{keep:n,added:r}=qo(this.steps,t);this.steps.length=
n,this.totals.length=n+1;for(let o of r)this.steps.push(o),this.totals.push(this.add(this.total,o));return{keep:n,added:r}}};var Ha={};F(Ha,{INVISIBLE:()=>pt,MARKS:()=>qe,asSentence:()=>ue,askedOf:()=>Aa,bytesOf:()=>Ca,bytesWords:()=>La,count:()=>k,decimals:()=>R,fillLabel:()=>Mn,fillText:()=>Pa,
fillToken:()=>Oa,filled:()=>He,fromNats:()=>_e,inOneLine:()=>ze,inParts:()=>we,information:()=>J,labelled:()=>Rk,leavesBytes:()=>Ot,loadingWords:()=>Ba,make:()=>z,
modeName:()=>gr,named:()=>Lk,numbersOf:()=>Le,percent:()=>x,probability:()=>N,problemsOf:()=>$a,processorWords:()=>Qe,quoted:()=>A,say:()=>$e,seconds:()=>dt,stopWords:()=>Ke,
together:()=>zo,waitWords:()=>Na,withUnit:()=>Rn});var Ra={};F(Ra,{finite:()=>re,isFromElsewhere:()=>oe,isKnown:()=>V,keptOf:()=>me,medianOf:()=>Mk});var V=e=>typeof e=="number"&&Number.isFinite(e),re=e=>e==null||
Math.abs(e)>1e30?null:e,Mk=e=>{let t=[...e].sort((n,r)=>n-r);return(t[t.length-1>>1]+t[t.length>>1])/2},oe=({distribution:e})=>e.vocab===null,me=({distribution:{
stages:e,vocab:t}})=>e.at(-1)?.kept??t;var qe={" ":"·","\n":"↵","	":"⇥","\r":"␍"},pt=/[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;function z(e,t,n,r){let o=document.createElement(
e);t&&(o.className=t),n!=null&&(o.textContent=String(n));for(let[s,i]of Object.entries(r||{}))o.setAttribute(s,String(i));return o}function Pa(e,t,{running:n=!1}={}){
let r=0;for(let o of t.matchAll(pt)){let[s]=o;o.index>r&&e.append(t.slice(r,o.index)),r=o.index+1;let i=qe[s]||"U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0");if(n){let u=qe[s]?s:"";e.append(z("span","gp-space",u,{"data-mark":i,"data-wide":i==="·"?"no":"yes"}))}else e.append(z("span","gp-mark",i))}r<t.
length&&e.append(t.slice(r))}function Oa(e,t){let n=/^ (?=\S)/.test(t)?" ":"",r=/\n*$/.exec(t)?.[0]??"",o=z("span","gp-ink");Pa(o,t.slice(n.length,t.length-r.length),
{running:!0});for(let s=0;s<r.length;s++)o.append(z("span","gp-space","",{"data-mark":qe[`
`],"data-wide":"yes"}));return e.append(...[n,o,r].filter(Boolean)),o}var Ea=/(\\x[0-9a-f]{2})+$/i,Ca=e=>(e.match(Ea)||[""])[0].replaceAll("\\x"," ").trim().toUpperCase(),
Ot=({piece:e,text:t})=>e!==null&&(e===""||Ea.test(t)&&e===t.replace(Ea,""));function Mn(e,t){e.replaceChildren(),Pa(e,t),t||e.append(z("span","gp-mark",a("(empt\
y)")))}function Rk(e,t){let n=z("bdi",t);return Mn(n,e),n}function $e(e,t){e.textContent!==t&&(e.textContent=t)}var Ek=/([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;
function zo(e){let t=document.createDocumentFragment();return e.split(Ek).forEach((n,r)=>t.append(r%2?z("span","gp-together",n):n)),t}var ze=e=>e.replace(pt,t=>t===
" "?" ":qe[t]||"�"),ue=e=>e?`${e}.`:"",we=e=>e.filter(Boolean).join(a("{before}; {part}").split(/\{\w+\}/)[1]),A=e=>a("“{text}”",{text:ze(e)});function Na(e){
return e>90?a("Yours begins in about {count} minutes.",{count:Math.round(e/60)}):a("Yours begins in about {count} s.",{count:e<10?Math.max(1,Math.round(e)):5*Math.
round(e/5)})}var He=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function x(e){let t=e*100;return t===0?he("0%"):t<.01?he("<0.01%"):t<1?he(t.toFixed(2)+"%"):
t>99.95&&t<100?he(">99.9%"):he(t.toFixed(1).replace(".0","")+"%")}var N=e=>e==null?0:Math.exp(e),Aa=({prompt:e,request:t})=>e||(t&&t.messages||[]).at(-1)?.content||
"",_e=(e,t)=>t==="bits"?e/Math.LN2:e;function J(e,t){return e===null||!Number.isFinite(e)?a("infinite"):Rn(e,W(_e(e,t),2),t)}var Rn=(e,t,n)=>n==="bits"?v(Math.abs(
_e(e,n)),"{count} bit","{count} bits",{count:t}):`${t} ${a(n)}`;function Ba({model:e,phase:t,done:n,total:r}){if(t==="gpu")return a("waiting for the shared GPU \
…");if(t==="asking")return a("asking the Hub for {model} …",{model:e});let o=x((n??0)/(r||1));return t==="download"?a("downloading {model}: {done} of {total\
} …",{model:e,done:La(n),total:La(r)}):t==="converting"?r?a("converting {model}: {share} …",{model:e,share:o}):a("reading the file of {model} to convert it \
…",{model:e}):r?a("loading {model}: {share} …",{model:e,share:o}):a("loading {model} …",{model:e})}function La(e){return V(e)?e>=1e9?a("{size} GB",{size:W(
e/1e9,e<1e10?2:1)}):e>=1e6?a("{size} MB",{size:W(e/1e6,e<1e8?1:0)}):a("{size} kB",{size:W(e/1e3,0)}):"–"}function dt(e){return e<1?Math.round(e*1e3)+" ms":W(e,
e<10?2:1)+" s"}var R=(e,t=3)=>e==null?"–":W(e,t);function Le(e){let{chosen:t,distribution:n}=e,r=e.read?t.raw_logprob:t.logprob??t.raw_logprob;return{probability:N(t.logprob),rawProbability:N(t.raw_logprob),rank:(e.
read?null:t.rank)??t.raw_rank,surprisal:r===null?1/0:Math.max(0,-r),entropyBefore:n.entropy_before,entropyAfter:n.entropy_after}}var Lk=(e,t,n)=>Object.hasOwn(e,
t)?e[t]:n,gr=e=>Object.hasOwn($o,e)?a($o[e]):e.replaceAll("_"," ");function $a({message:e,fix:t,diagnostics:n=[]}){let r=n.map(o=>({knob:o.knob,message:a(o.message),
fix:a(o.fix)}));return r.some(o=>o.message===a(e))?r:[{knob:"",message:a(e),fix:a(t)},...r]}var Ke=e=>Object.hasOwn(Ho,e)?Ho[e].map(t=>a(t)):[e,e];function Qe(e){
if(!Object.hasOwn(Io,e))return[e,a("is your own logits processor"),[]];let[t,n,r]=Io[e];return[a(t),a(n),r]}var Ga={};F(Ga,{Term:()=>O});var ja={};F(ja,{explain:()=>Ka,tipLater:()=>mt,tipOfTerm:()=>za});var Ia={};F(Ia,{documentLinks:()=>br});var Pk={"views#why-this-token":`vocabulary prompt length ending logit probability logprob mean-logprob cumulative-logprob bits perplexity rank processor
    kept distinct-n repetition context parameters memory`,"views#side-by-side":"sample greedy self-bleu words-in-common interval","views#how-the-next-token-move\
s-with-the-prompt":"kl js","views#where-the-beams-went":"sequence-score","views#is-the-draft-worth-it":"bonus acceptance-length expected-acceptance passes-saved\
 draft-cost speed-up residual","views#is-it-watermarked":"threshold p-value false-positive-rate detection-rate auc","views#which-answer-is-likelier":"answer-sha\
re","views#how-much-do-fewer-bits-cost":"top-agreement","views#chats-translations-batches":"padding","serving#time":"speed first-token time between-tokens laten\
cy percentile","serving#what-happens-in-a-step":"decode block queue","knobs#do_sample":"sampling","knobs#temperature":"temperature","knobs#top_k":"top-k","knobs\
#top_p":"top-p","knobs#min_p":"min-p","knobs#repetition_penalty":"repetition-penalty","knobs#length_penalty":"length-penalty","knobs#diversity_penalty":"diversi\
ty-penalty","knobs#constraints":"constraint"},Ok=Object.fromEntries(Object.entries(Pk).flatMap(([e,t])=>t.split(/\s+/).map(n=>[n,e])));function br(e){let t=document.
querySelector("link[rel=help]");if(!t)return[];let n=e?Ok[e]||`glossary#${e}`:"";return[z("a","gp-link",a("Docs"),{href:t.href+n,target:"_blank",rel:"noopener"})]}var Fa={};F(Fa,{addressOf:()=>wr,askedTerm:()=>Ko,followTermLink:()=>yr,formulaLines:()=>jo,openGlossary:()=>ht});var Wa={};F(Wa,{TERMS:()=>En,termOf:()=>Gt});var xd={token:()=>({name:a("token"),meaning:a("The piece of text that a model reads and writes at once: a word, part of a word, a punctuation mark, or a few byt\
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
 together. A place is accepted where the entropy of its distribution is low enough.")})},En=Object.keys(xd),Gt=e=>xd[e]();var Da="#glossary",ft=null,wr=e=>`${Da}=${e}`;function Ko(){let[e,t=""]=location.hash.split("=");return e!==Da?null:En.includes(t)?t:""}function _d(e){try{history.
replaceState(history.state,"",location.pathname+location.search+e)}catch{}}var jo=({formula:e,unit:t})=>[...e?[z("p","gp-formula",e.replaceAll("−(","−⁠("))]:
[],...t?[z("p","gp-term-unit",a("Unit: {unit}",{unit:t}))]:[]];function Ck(){let e=z("dialog","gp-glossary",null,{"aria-label":a("Glossary")}),t=z("button","gp-\
button",a("Close"),{type:"button"});t.addEventListener("click",()=>e.close());let n=z("header","gp-head");n.append(z("h3","gp-title",a("Glossary")),...br(),t);let r=z(
"div");for(let o of En){let s=Gt(o),i=z("section","gp-term-entry",null,{id:`gp-term-${o}`,tabindex:"-1"}),u=z("h4");u.append(z("a","gp-term-link",s.name,{href:wr(
o),title:a("Link to this term")})),i.append(u,z("p","",s.meaning),...jo(s)),r.append(i)}return e.append(n,r),e.addEventListener("click",({target:o})=>o===e&&e.close()),
e.addEventListener("close",()=>Ko()!==null&&_d("")),e}function ht(e,t){ft??=Ck(),ft.parentNode!==e&&(ft.open&&ft.close(),e.append(ft)),ft.open||ft.showModal();for(let r of ft.
querySelectorAll(".gp-term-entry"))r.classList.toggle("gp-current",r.id===`gp-term-${t}`);let n=t?ft.querySelector(`#gp-term-${t}`):null;n&&(n.scrollIntoView({block:"\
start"}),n.focus({preventScroll:!0})),_d(t?wr(t):Da)}function yr(e,t){let n=e.target.closest(".gp-term-link");!n||e.ctrlKey||e.metaKey||e.shiftKey||(e.preventDefault(),
ht(t,n.getAttribute("href")?.split("=")[1]))}var Td=new WeakMap,Md=new WeakMap;function mt(e,t){Td.set(e,t),e.dataset.tip===void 0&&(e.dataset.tip="")}function za(e,t,n,r={}){Md.set(e,{id:t,run:n,...r});let o=r.
meaning||"";e.dataset.tip!==o&&(e.dataset.tip=o),e.dataset.term!==t&&(e.dataset.term=t),e.tabIndex!==0&&(e.tabIndex=0)}function Nk({dataset:{term:e,tip:t,formula:n,
unit:r}}){return{id:e??"",run:()=>"",meaning:t,...n!==void 0&&{formula:n},...r!==void 0&&{unit:r}}}var qa=e=>e&&Md.get(e)||(e?.dataset.term?Nk(e):null),Ak={run:e=>a(
"In this run: {words}",{words:e}),runs:e=>a("In these runs: {words}",{words:e}),text:e=>a("In this text: {words}",{words:e}),model:e=>a("In this model: {words}",
{words:e})},Bk=e=>e.replaceAll("−(","−⁠(");function $k({id:e,run:t,meaning:n,...r},o,s){let i={...Gt(e),...r},u=t(),c=z("button","gp-link",Lt()?a("Glossar\
y"):a("Glossary (key G)"),{type:"button",tabindex:"-1"});c.addEventListener("click",()=>ht(o,e));let p=z("p","gp-in-run");return p.append(zo(Ak[s](Bk(u)))),[z("\
p","",n||i.meaning),...jo(i),...u?[p]:[],c,...br(e).map(d=>(d.tabIndex=-1,d))]}function Sd(e,t,n){let r=qa(e);return r?$k(r,t,n):[zo(Td.get(e)?.()??e.dataset.tip??
"")]}function Ka(e,t="run"){let n=null,r=null,o=()=>z("div","gp-tip","",{role:"tooltip",id:"gp-tip-"+Math.random().toString(36).slice(2,8)});function s({target:d}){
if(!(d instanceof Element)||n?.contains(d))return;let f=d.closest("[data-tip]");f!==r&&(r&&r.removeAttribute("aria-describedby"),r=f,n??=o(),n.hidden=!f,f&&(n.classList.
toggle("gp-term",!!qa(f)),n.replaceChildren(...Sd(f,e,t)),f.setAttribute("aria-describedby",n.id),i(n,f)))}function i(d,f){let h=f.closest("[data-holds-tips]")||
e;d.parentNode!==h&&h.append(d);let[m,g]=[h.getBoundingClientRect(),f.getBoundingClientRect()],b=Math.min(g.left-m.left,m.width-d.offsetWidth-8);d.style.left=`${Math.
max(8,b)+h.scrollLeft}px`;let[w,y]=h===e?[0,innerHeight]:[Math.max(0,m.top),Math.min(innerHeight,m.bottom)],M=g.bottom+5+d.offsetHeight>y&&g.top-5-d.offsetHeight>=
w;d.classList.toggle("gp-above",M),d.style.top=`${(M?g.top-5-d.offsetHeight:g.bottom+5)-m.top+h.scrollTop}px`}let u=()=>s({target:e});function c(){if(!r||!n)return;
if(!e.contains(r)||!r.getClientRects().length){u();return}let d=Sd(r,e,t);d.map(h=>typeof h=="string"?h:h.textContent).join("")!==n.textContent&&(n.replaceChildren(
...d),i(n,r))}let p=()=>qa(r);return e.addEventListener("pointerover",s),e.addEventListener("pointerleave",({pointerType:d})=>!(d==="touch"&&p())&&u()),e.addEventListener(
"focusin",s),e.addEventListener("focusout",({relatedTarget:d})=>!(d instanceof Node&&n?.contains(d))&&u()),e.addEventListener("click",d=>yr(d,e)),e.addEventListener(
"keydown",d=>{if(d.key==="Escape"&&u(),d.key.toLowerCase()!=="g"||d.ctrlKey||d.metaKey||d.altKey||d.target!==r)return;let f=p();f&&(d.preventDefault(),ht(e,f.id))}),
c}var Hk=()=>"";function O(e){let{id:t,run:n=Hk,meaning:r,formula:o,unit:s,as:i="span",class:u,label:c,attributes:p,children:d}=e,f={...r!==void 0&&{meaning:r},...o!==
void 0&&{formula:o},...s!==void 0&&{unit:s}};return pr(i,{...p,class:u,ref:g=>{g&&za(g,t,n,f)},...c===void 0?{}:{role:"img","aria-label":c}},d)}var Ua={};F(Ua,{AcceptanceAlong:()=>Ut,judgedOf:()=>Ce,writtenOf:()=>Go});var Rd=()=>({spec_steps:0,rounds:0,tokens:0,drafted:0,accepted:0,judged:0,kept:[],acceptedAt:[],draftedAt:[],overlaps:[0,0],draft_seconds:0,verify_seconds:0}),Ce=e=>e.
num_accepted+(e.follow==="correction"?1:0),Go=e=>e.num_accepted+(e.next_token_id===null?0:1);function Ik(e,t){let{drafted:n,num_accepted:r}=t;if(e.rounds+=1,e.tokens+=
Go(t),e.draft_seconds+=t.draft_seconds,e.verify_seconds+=t.verify_seconds,!!n.length){e.spec_steps+=1,e.drafted+=n.length,e.accepted+=r,e.judged+=Ce(t);for(let o=e.
draftedAt.length;o<n.length;o++)e.draftedAt.push(0),e.acceptedAt.push(0);for(n.forEach((o,s)=>{e.draftedAt[s]+=1,s<r&&(e.acceptedAt[s]+=1),!(s>=Ce(t)||!V(o.overlap))&&
(e.overlaps[0]+=1,e.overlaps[1]+=o.overlap)});e.kept.length<=e.draftedAt.length;)e.kept.push(0);e.kept[r]+=1}}function Wk(e){let{spec_steps:t,rounds:n,tokens:r,
drafted:o,accepted:s,judged:i,overlaps:u}=e,c=(p,d)=>d?p/d:null;return{num_spec_steps:t,num_rounds:n,num_tokens:r,num_draft_tokens:o,num_accepted_draft_tokens:s,
num_judged_draft_tokens:i,draft_acceptance_rate:c(s,o),judged_acceptance_rate:c(s,i),mean_acceptance_length:t?1+s/t:null,acceptance_histogram:e.kept,accepted_by_position:e.
acceptedAt,drafted_by_position:e.draftedAt,passes_saved:r-n,expected_acceptance_rate:c(u[1],u[0]),draft_seconds:e.draft_seconds,verify_seconds:e.verify_seconds}}
var Ut=class{rounds=[];tally=Rd();read(t){t.length>=this.tally.rounds&&this.rounds[0]===t[0]||(this.tally=Rd());for(let r=this.tally.rounds;r<t.length;r++)Ik(this.
tally,t[r]);return this.rounds=t,Wk(this.tally)}};var Ya={};F(Ya,{BreakableName:()=>Pd,DraftFigures:()=>Za,denominatorOf:()=>Vt,termOfFigure:()=>Ld});var Va={};F(Va,{tip:()=>Se});var Se=e=>t=>{t&&mt(t,e)};var Dk={num_draft_tokens:()=>({id:"draft",formula:""}),num_accepted_draft_tokens:()=>({id:"draft",formula:""}),draft_acceptance_rate:()=>({id:"acceptance-rate"}),
judged_acceptance_rate:()=>({id:"acceptance-rate",formula:a("accepted / judged")}),mean_acceptance_length:()=>({id:"acceptance-length"}),expected_acceptance_rate:()=>({
id:"expected-acceptance"}),passes_saved:()=>({id:"passes-saved"})},Ld=(e,t,n)=>({...Dk[e](),meaning:a(fa[e]),run:()=>Fk(e,t,n)});function Fk(e,t,n){let r=Vt(e,n);
if(e.startsWith("num_"))return a("{value} {denominator}.",{value:t,denominator:r});if(e!=="passes_saved")return a("{denominator} = {value}.",{denominator:r,value:t});
let o=v(n.num_tokens,"{count} token","{count} tokens");return v(n.num_rounds,"{tokens} − {count} pass = {value}.","{tokens} − {count} passes = {value}.",{tokens:o,
value:t})}function Vt(e,t){let{num_draft_tokens:n,num_accepted_draft_tokens:r,num_spec_steps:o,num_judged_draft_tokens:s}=t,i=v(t.num_rounds,"{count} round","{c\
ount} rounds"),u=v(t.num_tokens,"{count} token","{count} tokens"),c={drafted:k(n),accepted:k(r),judged:k(s),rounds:i,tokens:u};switch(e){case"num_draft_tokens":
return v(o,"in {count} draft over {rounds}","in {count} drafts over {rounds}",c);case"num_accepted_draft_tokens":return a("of {drafted} drafted",c);case"draft_a\
cceptance_rate":return a("{accepted} of {drafted} drafted",c);case"judged_acceptance_rate":return a("{accepted} of {judged} judged",c);case"mean_acceptance_leng\
th":return v(o,"1 + {accepted} / {count} draft","1 + {accepted} / {count} drafts",c);case"expected_acceptance_rate":return v(s,"mean over {count} judged positio\
n","mean over {count} judged positions");case"passes_saved":return v(t.num_rounds,"{tokens} in {count} pass","{tokens} in {count} passes",c)}}var Pd=({name:e})=>e.
split(/(?<=_)/).flatMap(t=>[t,l("wbr",{})]);function qk({figures:e,judge:t}){let r=["num_draft_tokens","num_accepted_draft_tokens","draft_acceptance_rate","mean\
_acceptance_length","judged_acceptance_rate",...t.samples&&e.expected_acceptance_rate!==null?["expected_acceptance_rate"]:[],"passes_saved"];return l("dl",{class:"\
gp-draft-figures","aria-label":a("Acceptance in figures"),children:r.map(o=>{let s=e[o],i=o.endsWith("rate"),u=i?s===null?"–":x(s):o==="mean_acceptance_length"?
R(s,2):k(s??0);return l(O,{as:"div",class:"gp-draft-figure",attributes:{"data-name":o},...Ld(o,u,e),children:[l("dt",{children:l(Pd,{name:o})}),l("dd",{children:u}),
l("dd",{class:"gp-note",children:Vt(o,e)}),i&&s!==null&&l("dd",{class:"gp-rate","aria-hidden":"true",children:l("i",{style:{width:Ja(s)}})})]},o)})})}var Ja=e=>`${(e*
100).toFixed(2)}%`;function Ed({class:e,title:t,columns:n}){let r=Math.max(1,...n.map(({part:o,whole:s})=>s??o));return l("div",{class:`${e} gp-chart-bars`,role:"\
img",tabIndex:0,"aria-label":n.length?`${t}: ${we(n.map(({words:o})=>o))}`:t,children:n.map(({part:o,whole:s=0,label:i,above:u,words:c},p)=>l("span",{class:"gp-\
chart-column","data-tip":"",ref:Se(()=>c),children:[l("span",{class:"gp-chart-top",children:u}),l("span",{class:"gp-chart-track",children:[l("i",{class:"gp-char\
t-whole",style:{height:Ja(s/r)}}),l("i",{class:"gp-chart-part",style:{height:Ja(o/r)}})]}),l("span",{class:"gp-chart-label",children:i})]},p))})}function zk({figures:e}){
let{num_spec_steps:t,acceptance_histogram:n,drafted_by_position:r,accepted_by_position:o}=e,s=n.map((c,p)=>({part:c,label:String(p),above:c?k(c):"",words:v(t,"{\
rounds} of {count} round with a draft: {tokens} kept","{rounds} of {count} rounds with a draft: {tokens} kept",{rounds:k(c),tokens:v(p,"{count} token","{count} \
tokens")})})),i=r.map((c,p)=>{let d=o[p];return{part:d,whole:c,label:String(p+1),above:`${Math.round(100*d/c)}%`,words:v(c,"position {place}: {accepted} of {cou\
nt} drafted token kept, {share}","position {place}: {accepted} of {count} drafted tokens kept, {share}",{place:p+1,accepted:k(d),share:x(d/c)})}});return l("div",
{class:"gp-draft-charts",children:[l("div",{class:"gp-draft-chart",children:[l("p",{class:"gp-chart-title",children:[l(O,{class:"gp-kept-title",id:"acceptance-l\
ength",formula:"",run:()=>v(t,"{count} round with a draft; by the number of kept tokens, from 0 on: {rounds}.","{count} rounds with a draft; by the number of ke\
pt tokens, from 0 on: {rounds}.",{rounds:n.join(", ")}),meaning:a("How many rounds with a draft kept none, one, two or more of its tokens. The denominator is th\
e number of such rounds, num_spec_steps."),children:"acceptance_histogram"})," ",l("span",{class:"gp-note",children:a("rounds by number of kept tokens")})]}),l(
Ed,{class:"gp-kept-chart",title:"acceptance_histogram",columns:s})]}),l("div",{class:"gp-draft-chart",children:[l("p",{class:"gp-chart-title",children:[l(O,{class:"\
gp-place-title",id:"acceptance-rate",run:()=>a("kept {kept} of {drafted} drafted, by position.",{kept:o.join(", "),drafted:r.join(", ")}),meaning:a("How many of\
 the tokens drafted at each position of a draft were kept. Each position has its own denominator: the drafts that were at least that long."),children:"accepted_\
by_position"})," ",l("span",{class:"gp-note",children:a("kept (filled) of drafted (outline), by position")})]}),l(Ed,{class:"gp-place-chart",title:"accepted_by_\
position / drafted_by_position",columns:i})]})]})}var Za=({figures:e,judge:t})=>l(T,{children:[l(qk,{figures:e,judge:t}),l(zk,{figures:e})]});var Y=e=>A(e.trim()||e);function Od(e){let{chosen:t}=e,n=N(t.logprob),r=Y(t.text);if(me(e)===1)return a("There was nothing to draw: the processors left only {to\
ken}.",{token:r});let o=t.rank??Kk(e)??t.raw_rank;if(o===1)return a("The likeliest token won: {token} had a chance of {share}.",{token:r,share:x(n)});let s={token:r,
odds:jk(n)};return o===null?a("{token} won by luck: the odds were {odds}.",s):v(o-1,"{token} won by luck: {count} token was likelier; the odds were {odds}.","{t\
oken} won by luck: {count} tokens were likelier; the odds were {odds}.",s)}function Kk({draw:e,chosen:t}){return e?.contenders?.find(({token_id:n})=>n===t.token_id)?.
rank??null}var jk=e=>{if(!e)return a("unknown");let t=1/e;return a("1 in {count}",{count:t<9.95?W(t,1).replace(/\D0$/,""):k(Math.round(t))})},Xa=e=>`× ${e>=100?
k(Math.round(e)):W(e,e>=10?0:e>=1?1:2)}`;function Cd(e,t){let{started:n}=t;return e.isPrompt?a("This token is in the prompt: it was given, not drawn."):e.given?
a("This token was given, not drawn."):e.read?a("This text was only read: nothing was drawn."):oe(e)?a("Another server chose this token and does not say how."):Gk(
n)?e.beam?.status==="unseen"?a("This continuation was not drawn."):typeof e.beam?.share=="number"?a("The processors removed this continuation. It only fills the\
 list of those that were drawn."):e.draft?a("With a draft model, tokens are drawn in a different way, which is not recorded."):a("How this token was drawn is no\
t recorded."):e.beam?a("Nothing is random here: beam search compares whole texts."):a("Nothing is random here: the best token is taken at each step.")}var Gk=e=>({
...e?.effective,...e?.config}).do_sample===!0,Uk={temperature:2,top_k:0,top_p:3,min_p:3},Nd=5,Qa=(e,t)=>e==="top_k"?k(t):Vk(t,Nd),Vk=(e,t)=>W(e,t).replace(/(\D\d*?)0+$/,
"$1").replace(/\D$/,"");function Uo(e,{low:t,high:n,hasLow:r,hasHigh:o}){if(!r&&!o)return e==="temperature"?a("any temperature up to {high}",{high:Qa(e,n)}):a("\
any {knob}",{knob:e});let s=r&&o?n-t:r?t:n,i=Uk[e];for(;i&&i<Nd&&s<2*10**-i;)i+=1;let u=10**i,c={knob:e,low:e==="top_k"?k(t):W(Math.ceil(t*u-1e-9)/u,i),high:e===
"top_k"?k(n):W(Math.floor(n*u+1e-9)/u,i)};return r?o?c.low===c.high?a("{knob} {low} only",c):a("{knob} {low} to {high}",c):e==="temperature"?a("{knob} {low} to \
{high}",c):a("{knob} {low} or more",c):a("{knob} {high} or less",c)}var el=({weight:e})=>e===null?"p/q":`${R(1-e,2)} + ${R(e,2)} · p/q`;function Ln(e,t){let{uniform:n,ratio:r}=e,o={token:Y(e.text),draw:V(n)?Ad(n,r??0):"–",ratio:V(
r)?Ad(r,n??0):"–",name:el(t)};return V(r)?tl(e)?r>=1?a("The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.",o):a("The \
draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.",o):a("The draft proposed {token}; rejected: the draw {draw} lies above {name} = \
{ratio}.",o):a("The draft proposed {token}. How it was judged is not known.",o)}var tl=({uniform:e,ratio:t})=>V(e)&&V(t)&&e<=t,Jk=2,Zk=6;function Ad(e,t){let n=Jk;
for(;n<Zk&&e!==t&&W(e,n)===W(t,n);)n+=1;return W(e,e>=100?0:n)}var Ct={get accepted(){return["✓",a("accepted draft"),a("Drafted, and kept by the target model.")]},get correction(){return["→",a("correction"),a("The targe\
t’s own token in place of the first rejected draft token.")]},get bonus(){return["+",a("bonus"),a("The target’s own token after a draft that was kept whole: i\
ts forward pass gives one more.")]},get target(){return["○",a("target only"),a("Nothing was drafted in this round: the target wrote one token, as without draf\
ts.")]}},Bd=Object.fromEntries(Object.keys(Ct).map(e=>[e,0])),$d=(e,{draft:t})=>t&&Object.hasOwn(e,t.origin)?{...e,[t.origin]:e[t.origin]+1}:e;function Jt(e){let{
do_sample:t,assistant_ensemble_weight:n}=e?.effective??{};return{samples:!!t,weight:V(n)?n:null}}function nl({target_logprob:e,draft_logprob:t},{weight:n}){let r=N(
e)/(t===null?1:N(t));return Math.min(1,n===null?r:1-n+n*r)}var Hd=({weight:e})=>e===null?"min(1, p / q)":`min(1, ${R(1-e,2)} + ${R(e,2)} · p / q)`;function Id(e,t){
if(e.samples)return t?a("Sampling: a drafted token is kept at random, with probability {formula}.",{formula:Hd(e)}):a("Sampling: a drafted token is kept if the \
target draws the same one, which happens with probability p.");if(e.weight===null||!t)return a("Greedy: a drafted token is kept if it is the likeliest one for t\
he target.");let[n,r]=[R(e.weight,2),R(1-e.weight,2)];return a("Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft}\
 · q.",{target:n,draft:r})}function rl(e,t){return t<e.num_accepted?"accepted":t<Ce(e)?"rejected":"unjudged"}function kr(e,t,n){let r=e.drafted[t],o=rl(e,t),s=r.
draft_logprob!==null,[i,u]=[x(N(r.target_logprob)),x(N(r.draft_logprob))],c=s?[a("The draft model gave it {q}.",{q:u})]:[];if(o==="unjudged")return[e.follow==="\
correction"?a("Never judged: it follows the rejection."):a("Never judged: it follows the end of the text."),...c].join(" ");let p=o==="accepted";if(!n.samples){
let f=n.weight!==null&&s;return[p?Yk(f):Xk(f,A(e.next_text)),a("The target gave it {p}.",{p:i}),...c].join(" ")}if(!s)return p?a("Accepted: the target drew the \
same token for itself. It gave this one {p}, which is the chance that it is kept.",{p:i}):a("Rejected: the target drew {token} for itself. It gave this one {p},\
 which is the chance that it is kept.",{token:A(e.next_text),p:i});let d=V(r.overlap)?[a("Averaged over all tokens that could have been drafted here, the chance\
 is {share}.",{share:x(r.overlap)})]:[];return V(r.uniform)?[Ln(r,n),a("The target gave it p = {p}, the draft model q = {q}.",{p:i,q:u}),...d].join(" "):[p?a("A\
ccepted: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:u}):a("Rejected: the target gave it p = {p}, the draft model q = {q}.",{p:i,q:u}),Qk(nl(r,
n),Hd(n),p),...d].join(" ")}var Yk=e=>a(e?"Accepted: it is the likeliest token in the mixture of both models.":"Accepted: it is the likeliest token for the targ\
et."),Xk=(e,t)=>a(e?"Rejected: {token}, not this one, is the likeliest token in the mixture of both models.":"Rejected: {token}, not this one, is the likeliest \
token for the target.",{token:t});function Qk(e,t,n){if(e>=1)return a("By {formula}, it is always kept: nothing was left to a draw.",{formula:t});let r={formula:t,
chance:x(e)};return n?a("By {formula}, it is kept with probability {chance}: the draw kept it.",r):a("By {formula}, it is kept with probability {chance}: the dr\
aw rejected it.",r)}function ol(e,t){let[,n,r]=Ct[e.follow],o=`${n.charAt(0).toUpperCase()}${n.slice(1)}. ${r}`,s=e.drafted[e.num_accepted];if(e.follow!=="corre\
ction"||!t.samples)return o;if(s.draft_logprob===null)return`${o} ${a("The target drew it.")}`;let i=`${o} ${a("It was drawn from the residual distribution: wha\
t the target gives beyond the draft model, max(0, p − q).")}`;return!V(s.overlap)||t.weight!==null?i:`${i} ${a("That sums to {share} here, and is scaled up to\
 1 for the draw.",{share:x(1-s.overlap)})}`}function Wd({draft:e,chosen:t},n){if(!e||!Object.hasOwn(Ct,e.origin))return[];let{origin:r,place:o,round:s,instead:i}=e,
{length:u}=s.drafted,c={round:s.index+1,place:o+1},p=u?[v(u,"Round {round} drafted {count} token.","Round {round} drafted {count} tokens; this is place {place}.",
c)]:[];if(r==="accepted")return[...p,kr(s,o,n)];let d=r==="correction"&&i?[a("Drafted here was {token}. {fate}",{token:A(i.text),fate:kr(s,o,n)})]:[],f=ol(s,n),
h=n.samples&&r!=="correction"&&t.logprob!==null?[a("It was drawn from the target’s own distribution, which gave it {p}.",{p:x(N(t.logprob))})]:[],m=u-Ce(s),g=r===
"correction"&&m?[v(m,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[];return[...p,...d,[f,...h].join(
" "),...g]}function Dd({round:e,place:t},n,r){let{length:o}=e.drafted,s={token:A(e.drafted[t].text),chosen:A(n),round:e.index+1,place:t+1},i=o-Ce(e);return[v(o,
"{token} was drafted in round {round}, but is not in the text.","{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.",s),
kr(e,t,r),a("{chosen} takes its place.",s),...i?[v(i,"{count} drafted token after it was never judged.","{count} drafted tokens after it were never judged.")]:[]]}
function Fd({draft:e}){if(!e||!Object.hasOwn(Ct,e.origin))return[];let{origin:t,instead:n,round:{index:r,drafted:o}}=e,s=r+1;if(t==="accepted"){let{draft_logprob:i}=o[e.
place],u={place:e.place+1,size:o.length,round:s};return i===null?[a("accepted draft: token {place} of {size} in round {round}",u)]:[a("accepted draft: token {pl\
ace} of {size} in round {round}, to which the draft model gave {q}",{...u,q:x(N(i))})]}return t==="correction"?n?[a("correction: replaced the rejected draft tok\
en {token} in round {round}",{token:A(n.text),round:s})]:[a("correction: replaced a rejected draft token in round {round}",{round:s})]:t==="target"?[a("target o\
nly: nothing was drafted in round {round}",{round:s})]:[v(o.length,"bonus: the target’s own token after the accepted draft of round {round}","bonus: the targe\
t’s own token after all {count} drafted tokens of round {round}",{round:s})]}var et=e=>e<.01?`${W(e*1e3,1)} ms`:dt(e);var il={};F(il,{onTheme:()=>vr});var sl=new Set,zd=!1,qd=()=>sl.forEach(e=>e());function ev(){zd=!0,matchMedia("(prefers-color-scheme: dark)").addEventListener(
"change",qd);for(let e of[document.documentElement,document.body])new MutationObserver(qd).observe(e,{attributeFilter:["class"]})}function vr(e){return zd||ev(),
sl.add(e),()=>sl.delete(e)}var[tv,nv,rv,ov]=[3,16,9,90],Zt=84;function Kd(e,t){let n=Math.max(1,Math.ceil(e.length/Math.max(1,Math.floor(t/tv)))),r=[];for(let c=0;c<e.length;c+=n)r.push(sv(
e.slice(c,c+n)));let o=Math.max(1,...r.map(({drafted:c})=>c)),s=Math.max(1,Math.min(rv,ov/o)),i=Math.ceil(o*s),u=Math.max(nv,r.length);return{columns:r,each:n,room:u,
cell:s,longestDraft:o,drafts:i,top:iv(r),height:i+16+Zt}}function sv(e){let t=n=>e.reduce((r,o)=>r+n(o),0)/e.length;return{accepted:t(n=>n.num_accepted),judged:t(
Ce),drafted:t(n=>n.drafted.length),draft:t(n=>n.draft_seconds),verify:t(n=>n.verify_seconds),longest:Math.max(...e.map(n=>n.draft_seconds+n.verify_seconds))}}var jd=({
draft:e,verify:t})=>e+t;function iv(e){let t=e.map(jd).sort((o,s)=>o-s),n=t.at(-1)??0,r=t[Math.floor((t.length-1)*.9)];return(n>2*r&&t.length>4?1.25*r:n)||1}var Gd=({
columns:e,top:t})=>e.filter(n=>jd(n)>t);function Ud(e,t,n){let r=devicePixelRatio,[o,s]=[Math.round(n*r),Math.round(t.height*r)];e.width!==o&&(e.width=o),e.height!==
s&&(e.height=s);let i=e.getContext("2d");if(!n||!i)return;let u=getComputedStyle(e),c=h=>u.getPropertyValue(`--gp-${h}`).trim();i.setTransform(r,0,0,r,0,0),i.clearRect(
0,0,n,t.height);let p=n/t.room,d=p>6?Math.min(6,p*.2):p>3.5?1:0;i.fillStyle=c("line"),i.fillRect(0,t.drafts,n,1),i.fillRect(0,t.height-1,n,1);let f={accepted:c(
"accepted"),rejected:c("rejected"),muted:c("muted"),verify:c("kept"),draft:c("before"),surface:c("surface")};t.columns.forEach((h,m)=>{let g=[m*p+d/2,p-d];t.each===
1?av(i,f,h,g,t):uv(i,f,h,g,t),cv(i,f,h,g,t)})}function av(e,t,{accepted:n,judged:r,drafted:o},[s,i],u){let{cell:c,drafts:p}=u,d=Math.max(1,c-(c>3?1.5:0));for(let f=0;f<
o;f++){let h=p-(f+1)*c;if(f<n)e.fillStyle=t.accepted,e.fillRect(s,h,i,d);else if(f<r)lv(e,t.rejected,s+i/2,h+d/2,Math.min(i,Math.max(d,5),7)/2);else{e.fillStyle=
t.muted;let m=Math.min(i,d,2.5);e.fillRect(s+(i-m)/2,h+(d-m)/2,m,m)}}}function lv(e,t,n,r,o){e.strokeStyle=t,e.lineWidth=o>2?2:1,e.beginPath(),e.moveTo(n-o,r-o),
e.lineTo(n+o,r+o),e.moveTo(n-o,r+o),e.lineTo(n+o,r-o),e.stroke()}function uv(e,t,{accepted:n,drafted:r},[o,s],{drafts:i,cell:u}){e.fillStyle=t.accepted,e.fillRect(
o,i-n*u,s,n*u),e.fillStyle=t.muted,e.fillRect(o,i-r*u,s,1)}function cv(e,t,{draft:n,verify:r},[o,s],{top:i,height:u}){let c=u-1,p=Math.min(1,i/(n+r))/i,[d,f]=[n*
p*Zt,r*p*Zt];e.fillStyle=t.verify,e.fillRect(o,c-d-f,s,f),pv(e,t.draft,o,c-d,s,d),!(n+r<=i)&&(e.fillStyle=t.surface,e.fillRect(o-1,c-Zt+7,s+2,3),e.fillRect(o-1,
c-Zt+13,s+2,3))}function pv(e,t,n,r,o,s){if(!(s<=0)){if(o<5){e.fillStyle=t,e.fillRect(n,r,o,s);return}e.save(),e.beginPath(),e.rect(n,r,o,s),e.clip(),e.strokeStyle=
t,e.lineWidth=1.5,e.beginPath();for(let i=-s;i<o;i+=5)e.moveTo(n+i,r+s),e.lineTo(n+i+s,r);e.rect(n+.75,r+.75,Math.max(0,o-1.5),Math.max(0,s-1.5)),e.stroke(),e.restore()}}var Vd={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0};function Zd({log:e,rounds:t,steps:n}){let r=E(null),[o,s]=L(0),
[i,u]=Xe(_=>_+1,0),[c,p]=L(null);H(()=>{let _=r.current;if(!_)return;let $=()=>s(_.clientWidth);$();let B=new ResizeObserver($);B.observe(_);let P=vr(()=>u(void 0));
return()=>{B.disconnect(),P()}},[]);let d=Z(()=>Kd(t,o),[t.length,t[0],o]);H(()=>{r.current&&Ud(r.current,d,o)},[d,i]);let f=dv(e,t),h=f===null?"":Jd(t[f]),m=_=>e.
selectStep(n[t[_].start]??null),g=({clientX:_})=>{let{left:$=0,width:B=1}=r.current?.getBoundingClientRect()??{},P=Math.floor((_-$)/B*d.room)*d.each;return Math.
max(0,Math.min(t.length-1,P))},b=_=>{t.length&&(_.buttons===1&&m(g(_)),p(_.buttons===1?null:g(_)))},w=_=>{_.key==="Escape"&&e.selectStep(null),!(!Object.hasOwn(
Vd,_.key)||!t.length)&&(_.preventDefault(),p(null),m(Math.max(0,Math.min(t.length-1,(f??t.length-1)+Vd[_.key]))))},y=Gd(d),M=Math.max(0,...d.columns.map(_=>_.longest)),
C=[d.each>1&&a("Each column is the mean of {each} rounds.",{each:d.each}),y.length>0&&v(y.length,"One column is cut off; the longest round took {time}.","{count\
} columns are cut off; the longest round took {time}.",{time:et(M)})],S=_=>`${(100*_/d.room).toFixed(2)}%`;return l(T,{children:[l("div",{class:"gp-map",children:[
l("div",{class:"gp-map-sides gp-note","aria-hidden":"true",children:[l("div",{class:"gp-map-side",style:{height:`${d.drafts}px`},children:[l("span",{class:"gp-d\
rafts-end",children:d.longestDraft>=1.5?k(Math.round(d.longestDraft)):"1"}),l("span",{children:a("tokens")})]}),l("div",{class:"gp-map-side",style:{height:`${Zt}\
px`},children:[l("span",{class:"gp-times-end",children:et(d.top)}),l("span",{children:a("time")})]})]}),l("div",{class:"gp-map-plot",tabIndex:0,role:"slider","a\
ria-label":a("Round of drafting and verifying"),"aria-valuemin":1,"aria-valuemax":t.length,"aria-valuenow":(f??0)+1,"aria-valuetext":h||a("no round yet"),onPointerMove:b,
onPointerLeave:()=>p(null),onClick:_=>t.length>0&&m(g(_)),onKeyDown:w,children:[l("canvas",{ref:r,"aria-hidden":"true",style:{height:`${d.height}px`}}),f!==null&&
l("i",{class:"gp-column",style:{left:S(Math.floor(f/d.each)),width:S(1)}})]}),l("div",{class:"gp-map-axis gp-note","aria-hidden":"true",style:{width:S(d.columns.
length)},children:[l("span",{children:a("round 1")}),l("span",{class:"gp-map-last",children:a("round {number}",{number:k(t.length)})})]})]}),l("p",{class:"gp-ma\
p-reading",children:c!==null&&c<t.length?Jd(t[c]):h}),l("p",{class:"gp-note gp-map-note",children:C.filter(Boolean).join(" ")})]})}function dv(e,t){let n=e.current()?.
draft;return n&&t[n.round.index]===n.round?n.round.index:null}function Jd(e){let t={round:e.index+1,draft:et(e.draft_seconds),verify:et(e.verify_seconds),accepted:e.
num_accepted,token:A(e.next_text)},{length:n}=e.drafted;return e.follow==="target"?a("Round {round}: draft {draft}, verify {verify}; nothing drafted, then {toke\
n}.",t):e.follow==="bonus"?v(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.","Round {round}:\
 draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.",t):e.follow==="correction"?v(n,"Round {round}: draft {draft}\
, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} \
drafted tokens kept, then {token} as correction.",t):v(n,"Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept; the text ende\
d inside the draft.","Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ended inside the draft.",t)}var ul={};F(ul,{TokenLabel:()=>D});var ll={};F(ll,{fit:()=>Vo,sayAttributes:()=>se,sayLabel:()=>al,svg:()=>te});var te=(e,t)=>{let n=document.createElementNS("http://www.w3.org/2000/svg",e);return t&&n.setAttribute("class",t),n};function Vo(e,t,n){for(;e.childElementCount>
t;)e.lastElementChild?.remove();for(;e.childElementCount<t;)e.append(n());return e.children}var Yd=new WeakMap;function al(e,t,{plain:n=!1}={}){let r=String(n)+
t;Yd.get(e)!==r&&(Yd.set(e,r),n?e.textContent=t:Mn(e,t))}function se(e,t){let n=Xd.get(e)||{};for(let[r,o]of Object.entries(t))n[r]!==o&&e.setAttribute(r,String(
n[r]=o));Xd.set(e,n)}var Xd=new WeakMap;function D({text:e,class:t}){return l("bdi",{class:t,ref:r=>{r&&al(r,e)}})}function Jo({token:e,judge:t,isSmall:n}){let{uniform:r,ratio:o}=e;if(!V(r)||!V(o))return null;let s=i=>`${(100*Math.min(1,i)).toFixed(2)}%`;return l("span",{class:"\
gp-accept","data-verdict":tl(e)?"accepted":"rejected",children:[l("span",{class:"gp-accept-track",...n?{"aria-hidden":!0}:{role:"img","aria-label":Ln(e,t)},children:[
l("i",{class:"gp-accept-ratio",style:{width:s(o)}}),l("i",{class:"gp-accept-draw",style:{left:s(r)}})]}),!n&&l("span",{class:"gp-accept-ends gp-note","aria-hidd\
en":"true",children:[l("span",{children:"0"}),l("span",{class:"gp-accept-at",style:{left:s(r)},children:`▲ ${W(r,2)}`}),l("span",{children:"1"})]})]})}function ef({round:e,judge:t,steps:n,current:r,isPressed:o,stop:s}){let{drafted:i,num_accepted:u,index:c}=e,p=Ce(e),d=g=>({number:c+1,isCurrent:g===r,isPressed:o&&
g===r,isStop:g===s}),f=n.at(e.start+u),[h,m]=Ct[e.follow]??["",""];return l(T,{children:[l("div",{class:"gp-round-head",children:[l("b",{children:a("Round {numb\
er}",{number:c+1})}),l("span",{children:i.length?a("{accepted} of {drafted} kept",{accepted:u,drafted:i.length}):a("no draft")}),l("span",{class:"gp-round-time",
children:a("draft {time}",{time:et(e.draft_seconds)})}),l("span",{class:"gp-round-time",children:a("verify {time}",{time:et(e.verify_seconds)})})]}),l("div",{class:"\
gp-cards",children:[i.slice(0,p).map((g,b)=>{let w=rl(e,b);return l(Qd,{...d(b),look:w,sign:w==="accepted"?"✓":"✗",token:g.text,which:a("drafted token {plac\
e} of {size}",{place:b+1,size:i.length}),why:kr(e,b,t),children:[l(cl,{name:"p",share:N(g.target_logprob)}),g.draft_logprob!==null&&l(cl,{name:"q",share:N(g.draft_logprob)}),
t.samples&&l("span",{class:"gp-chance",children:[a("chance"),l("b",{children:x(nl(g,t))})]}),l(Jo,{token:g,judge:t,isSmall:!0})]},b)}),e.next_token_id!==null&&l(
Qd,{...d(p),isOwn:!0,look:e.follow,sign:h,token:e.next_text,which:a("the target’s own token"),why:ol(e,t),children:[f&&l(cl,{name:"p",share:Le(f).probability}),
l("span",{class:"gp-chance",children:m})]}),p<i.length&&l("span",{class:"gp-behind",children:[l("span",{class:"gp-note",children:a("never judged")}),i.slice(p).
map(({text:g,draft_logprob:b},w)=>l("span",{class:"gp-unjudged",children:[l(D,{text:g,class:"gp-word"}),l("small",{children:b===null?null:` q ${x(N(b))}`})]},w))]}),
e.follow==="none"&&l("span",{class:"gp-note gp-ended",children:["■ ",a("the text ended inside its draft")]})]})]})}function Qd({number:e,look:t,sign:n,token:r,
which:o,why:s,isOwn:i,isCurrent:u,isPressed:c,isStop:p,children:d}){return l("button",{type:"button",class:["gp-draft-card",i&&"gp-own-card",u&&"gp-current"].filter(
Boolean).join(" "),ref:Se(()=>s),tabIndex:p?0:-1,"aria-pressed":c,"aria-label":a("Round {number}, {which}, {token}: {why}",{number:e,which:o,token:A(r),why:s}),
"data-draft":t,"data-tip":"",children:[l("span",{class:"gp-draft-head",children:[l("span",{class:"gp-sign",children:n}),l(D,{text:r,class:"gp-ink gp-word"})]}),
d]})}var cl=({name:e,share:t})=>l("span",{class:"gp-bar-line",children:[l("i",{class:"gp-pq",children:e}),l("span",{class:"gp-track",children:l("i",{class:`gp-p\
art-${e}`,style:{width:`${(t*100).toFixed(2)}%`}})}),l("span",{class:"gp-amount",children:x(t)})]});var pl=e=>Ce(e)+(e.next_token_id===null?0:1);function rf({log:e,rounds:t,steps:n,judge:r}){let o=E(null),s=fr(),i=E({number:0,card:0}),u=E(!1),c=E({isAtEnd:!0,top:0,
selected:e.selected}),p=E(null),d=E(new WeakMap),f=E(new Map),h=()=>{o.current&&c.current.isAtEnd&&!e.selected&&e.running&&(o.current.scrollTop=o.current.scrollHeight)},
m=(S,_)=>(p.current??=new IntersectionObserver($=>{for(let{isIntersecting:B,target:P}of $)B&&d.current.get(P)?.();h()},{rootMargin:"200px 0px"}),d.current.set(S,
_),p.current.observe(S),()=>p.current?.unobserve(S)),g=fv(e,t);g&&!o.current?.contains(document.activeElement)&&(i.current=g),H(()=>{let S=c.current.selected!==
e.selected;if(c.current.selected=e.selected,S&&!e.selected&&(c.current.isAtEnd=!0),S&&g&&nf(o.current,g.number),!u.current)return;u.current=!1;let{number:_,card:$}=i.
current;nf(o.current,_),o.current?.children[_]?.querySelectorAll(".gp-draft-card")[$].focus({preventScroll:!0})});let b=S=>{if(!S)return;i.current=S,u.current=!0;
let _=t[S.number],$=S.card>=_.num_accepted&&S.card<Ce(_),B=n.at(_.start+Math.min(S.card,_.num_accepted));B&&$?e.selectRejected(B,_,S.card):B&&e.selectStep(B),s()},
w=S=>{S.key==="Escape"&&e.selectStep(null);let _=S.target instanceof Element?S.target.closest(".gp-draft-card"):null,$=_?.closest(".gp-round");if(!_||!$||S.ctrlKey||
S.metaKey||S.altKey||!Object.hasOwn(tf,S.key))return;S.preventDefault();let B=[...o.current?.children??[]].indexOf($);b(tf[S.key]({number:B,card:[...$.querySelectorAll(
".gp-draft-card")].indexOf(_)},t))},y=()=>{if(!o.current)return;let{scrollTop:S,scrollHeight:_,clientHeight:$}=o.current;_-S-$<80?c.current.isAtEnd=!0:S<c.current.
top&&(c.current.isAtEnd=!1),c.current.top=S},M=E(b);M.current=b;let C=t.map((S,_)=>{let $=g?.number===_?g.card:null,B=i.current.number===_?i.current.card:null,P=$!==
null&&e.selected!==null,G=`${$} ${B} ${P}`,U=f.current.get(S);if(U?.key===G)return U.row;let le=l(hv,{round:S,judge:r,steps:n,current:$,isPressed:P,stop:B,go:I=>M.
current({number:_,card:I}),waitForSight:m,filled:h},_);return f.current.set(S,{row:le,key:G}),le});return l("ol",{ref:o,class:"gp-rounds",tabIndex:-1,"aria-labe\
l":a("Rounds. Click a token to see it in the text; the arrow keys move, Escape follows the newest."),onKeyDown:w,onScroll:y,children:C})}function fv(e,t){let n=e.
current();if(!n?.draft)return null;let{round:r}=n.draft,o=r.index;if(t[o]!==r)return null;if(e.rejected?.round===r)return{number:o,card:e.rejected.place};let s=n.
index-r.start;return{number:o,card:s<r.num_accepted?s:pl(r)-1}}var tf={ArrowRight:({number:e,card:t},n)=>t+1<pl(n[e])?{number:e,card:t+1}:e+1<n.length?{number:e+
1,card:0}:null,ArrowLeft:({number:e,card:t},n)=>t>0?{number:e,card:t-1}:e>0?{number:e-1,card:pl(n[e-1])-1}:null,ArrowDown:({number:e},t)=>e+1<t.length?{number:e+
1,card:0}:null,ArrowUp:({number:e})=>e>0?{number:e-1,card:0}:null,Home:()=>({number:0,card:0}),End:(e,t)=>({number:t.length-1,card:0})};function nf(e,t){let n=e?.
children[t];if(!e||!(n instanceof HTMLElement))return;let[r,o]=[n.offsetTop,n.offsetTop+n.offsetHeight];r<e.scrollTop?e.scrollTop=r:o>e.scrollTop+e.clientHeight&&
(e.scrollTop=Math.min(r,o-e.clientHeight))}function hv({round:e,judge:t,steps:n,current:r,isPressed:o,stop:s,go:i,waitForSight:u,filled:c}){let p=E(null),[d,f]=L(
!1),h=E(!1),m=h.current||=d||r!==null||s!==null;Oe(()=>{if(!m&&p.current)return u(p.current,()=>f(!0))},[m]),H(c,[m]);let g=({target:w})=>{let y=w instanceof Element?
w.closest(".gp-draft-card"):null,M=[...p.current?.querySelectorAll(".gp-draft-card")??[]];i(y?M.indexOf(y):0)};return l("li",{ref:p,class:["gp-round",m&&"gp-fil\
led",r!==null&&"gp-current-round"].filter(Boolean).join(" "),onClick:g,children:m&&l(ef,{round:e,judge:t,steps:n,current:r,isPressed:o,stop:s})})}function mv({log:e,changes:t}){let[n]=L(()=>new pe(null,()=>null)),[r]=L(()=>new Ut),o=E(0),s=ae(t);s.run&&(o.current+=1),(s.run||s.steps)&&n.follow(e.lasts[0]??
null);let i=gv(e,n.steps.length),{length:u}=i,c=u?i[0]:null,p=Z(()=>Jt(e.started),[e.started]),d=Z(()=>r.read(i),[c,u]),f=Z(()=>i.some(({drafted:b})=>V(b.at(0)?.
draft_logprob)),[c,u]),h=Z(()=>i.some(({drafted:b})=>V(b.at(0)?.uniform)),[c,u]),m=Z(()=>l(Za,{figures:d,judge:p}),[d,p]),{steps:g}=n;return l(T,{children:[l("h\
eader",{class:"gp-head",children:l("h2",{class:"gp-title",children:a("Drafts: proposed and kept tokens")})}),l("p",{class:"gp-drafts-short",children:bv(d)}),l(wv,
{figures:d}),l(Zd,{log:e,rounds:i,steps:g}),l(yv,{figures:d,judge:p,hasDraft:f,hasDraws:h}),l(rf,{log:e,rounds:i,steps:g,judge:p},o.current),m]})}var of=K(mv,e=>e.
rounds.length>0);function gv({rounds:e,hideFrom:t},n){let r=t===null?n:Math.min(t,n),o=e.findLastIndex(s=>s.start+Go(s)<=r);return o+1===e.length?e:e.slice(0,o+
1)}function bv(e){let{num_tokens:t,num_rounds:n,passes_saved:r}=e,o=v(t,"{count} token","{count} tokens");return`${v(n,"{tokens} in {count} forward pass of the \
target.","{tokens} in {count} forward passes of the target.",{tokens:o})} ${r>0?v(r,"{count} pass saved.","{count} passes saved."):a("No pass saved.")}`}function wv({
figures:{draft_seconds:e,verify_seconds:t}}){let n=e+t,r=s=>`${Math.round(n?100*s/n:0)}% · ${et(s)}`,o=s=>({flexGrow:String(n?s/n:.5)});return l("div",{class:"\
gp-time-shares",role:"group","aria-label":a("Where the time went"),children:[l("span",{class:"gp-time-words",children:[l("i",{class:"gp-swatch-draft","aria-hidd\
en":"true"}),l(O,{id:"time",meaning:a("Time spent on drafting: all forward passes of the draft model, or the search for text to copy."),children:a("draft")})," ",
l("b",{class:"gp-told-draft",children:r(e)})]}),l("span",{class:"gp-time-bar","aria-hidden":"true",children:[l("i",{class:"gp-time-draft",style:o(e)}),l("i",{class:"\
gp-time-verify",style:o(t)})]}),l("span",{class:"gp-time-words",children:[l("i",{class:"gp-swatch-verify","aria-hidden":"true"}),l(O,{id:"time",meaning:a("Time \
of the target model’s forward passes, one per round, and of judging the drafts. The first one also reads the prompt."),children:a("verify")})," ",l("b",{class:"\
gp-told-verify",children:r(t)})]})]})}function yv({figures:e,judge:t,hasDraft:n,hasDraws:r}){return l("p",{class:"gp-draft-key gp-note",children:[l("span",{children:[
l("b",{class:"gp-sign-accepted",children:"✓"})," ",a("accepted")]}),l("span",{children:[l("b",{class:"gp-sign-rejected",children:"✗"})," ",a("first rejectio\
n")]}),l("span",{children:[l("b",{children:"·"})," ",a("never judged")]}),l("span",{children:[l("i",{class:"gp-part-p","aria-hidden":"true"})," ",l(O,{id:"prob\
ability",meaning:a("The probability that the target model gives the token, after the processors."),children:a("p (target)")})]}),n&&l("span",{class:"gp-key-q",children:[
l("i",{class:"gp-part-q","aria-hidden":"true"})," ",l(O,{id:"probability",meaning:a("The probability that the draft model gave the token when it proposed it. Co\
pied tokens have none."),children:a("q (draft)")})]}),r&&l("span",{children:[l("i",{class:"gp-key-draw","aria-hidden":"true"})," ",a("the draw")]}),l(O,{class:"\
gp-drafts-rule",id:"draft",formula:t.samples&&n?void 0:"",run:()=>ue(Vt("draft_acceptance_rate",e)),children:Id(t,n)})]})}var fl={};F(fl,{constraintsOf:()=>Yt,isWritten:()=>gt,wordsOf:()=>dl});function Yt({effective:e,config:t}){let n={...e,...t},r=(n.constraints||[]).map(s=>s.any_of||[s.phrase||[]]),o=(n.force_words_ids||[]).map(s=>Array.isArray(s[0])?
s:[s]);return[...r,...o].map(s=>({alternatives:s,length:Math.max(...s.map(i=>i.length))}))}function dl(e,t){let n=e.map(o=>t.get(o)),r=n.indexOf(void 0);return(r<
0?n:[...n.slice(0,r),"…"]).join("")}function gt({alternatives:e,length:t},n,r,o){if(n>=t)return!0;let s=e.filter(u=>u.length===n);if(!s.length)return!1;let i=[
...o,...q(r).map(u=>u.chosen.token_id)].join(" ")+" ";return s.some(u=>` ${i}`.includes(` ${u.join(" ")} `))}var On=.001,sf=2e-5,kv=-1e9,Nt=-1e8,De=(e,t=-1e30)=>e==null||e<t;function Pn(e,t,n){return De(e,n)||De(t,n)?De(e,n)&&De(t,n)?0:1/0:Math.abs(e-t)}function xr(e,t,n){
return Pn(e,t===null?null:t*n,Nt)/Math.max(1,n)}var Xt=class{count=0;off=0;furthest=0;worst=null;see(t,n){this.count+=1,t<=On||(this.off+=1),!(this.worst&&!(t>this.
furthest))&&(this.furthest=t,this.worst={...n(),difference:t})}},hl=class{sum=new Xt;given=new Xt;final=new Xt;pool=new Xt;output=new Xt};function af(e){if(!e.usesBeams)
return null;let{effective:t}=fe(e),n=new hl,r=t.length_penalty??1;for(let o of e.prompts){if(!o)continue;let s=Math.max(...o.distributions.map(({length:i})=>i));
vv(o,Math.max(1,Math.floor(s/(t.num_beam_groups||1))),r,n)}return e.finished?.sequences.forEach((o,s)=>xv(e.returned?.[s].last??null,o,s,r,n.output)),n}function vv(e,t,n,r){
let o=null,s=new Map,i=(u,c)=>c.score-u.score;e.steps.forEach((u,c)=>{if(u.some(({given:f})=>f)){for(let f of u)r.given.see(Pn(f.beam.score,0),()=>({node:f}));return}
o??=new Map(u.filter(({beam:f})=>f.parent%t===0).map(({beam:f})=>[f.parent,0]));for(let f of u){let{beam:h}=f,m=o.get(h.parent)??kv;if(r.sum.see(Pn((m??0)+(h.logprob??
-1/0),h.score,Nt),()=>({node:f,parent:m})),h.final_score===null||h.final_score===void 0)continue;let g=f.length**n;r.final.see(xr(h.score,h.final_score,g),()=>({
node:f,power:g}));let b=h.group??null,w=[...s.get(b)??[],{score:h.final_score,power:g}];s.set(b,w.sort(i).slice(0,t))}let p=[...s.values()].flat().filter(({score:f})=>!De(
f)).sort(i),d=e.pools[c].filter(f=>!De(f));for(let f=0;f<Math.max(p.length,d.length);f++){let h=p[f]??null,m=h&&f<d.length?xr(h.score*h.power,d[f],h.power):1/0;
r.pool.see(m,()=>({step:c,place:f,expected:h&&h.score,told:d[f]??null}))}o=new Map(u.filter(({beam:f})=>f.status==="running").map(({beam:f})=>[f.beam,f.score]))})}
function xv(e,t,n,r,o){let s=q(e),i=s.filter(({given:p})=>!p);if(t.score===null||!i.length||!Re(e))return;let u=i.length**r,c=s.every(({beam:p,given:d},f)=>d||p?.
parent===(t.beams||[])[f]);o.see(c?xr(e.beam.score,t.score,u):1/0,()=>({number:n,node:e,power:u,told:t.score}))}var lf=7.3,uf=8,_v=470,Sv=3,_r=e=>Math.floor((e-2*uf)/lf),Cn=({beam:e,chosen:t})=>(e.text||t.text||"").replace(pt,n=>qe[n]||"�")||a("(empty)"),cf=e=>/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.
test(e)?2:1,ml=e=>Array.from(e).reduce((t,n)=>t+cf(n),0);function At(e,t){let n=0,r=Array.from(e);for(let[o,s]of r.entries())if(n+=cf(s),n>t)return r.slice(0,Math.
max(1,o-1)).join("")+"…";return e}function Zo(e,t,n=Sv){let r=[""];for(let s of e.map(Cn)){let i=r[r.length-1];i&&ml(i)+ml(s)>t?r.push(At(s,t)):r[r.length-1]=
At(i+s,t)}if(r.length<=n)return r;if(n===1)return[At(e.map(Cn).join(""),t)];let o=r.slice(0,n-1);return o.push(`${At(o.pop()??"",t-1).replace(/…$/,"")}…`),[
...o,r[r.length-1]]}function pf(e,{least:t,usual:n,room:r}){let o=e.map(u=>{let c=Math.max(0,...(u??[]).map(p=>ml(p.map(Cn).join(""))));return Math.max(t,Math.min(
r===null?n:_v,c*lf+2*uf))-t}),s=o.reduce((u,c)=>u+c,0),i=r===null||!s?1:Math.max(0,Math.min(1,r/s));return o.map(u=>t+Math.floor(u*i))}var X={node:108,fold:236,gap:34,row:38,line:14,leaf:20,between:8,margin:20,band:22,short:2},df=new Set(["running"]),Qt=new Set(["finished"]);function ff(e,t){let n=Math.
min(t.upTo,e.steps.length-1),r=Sr(e,n),o=new Map(t.returned.map((f,h)=>[f,h+1])),s=Xo([...r,...o.keys(),...en(e,n)]),{kids:i,hidden:u}=Tv(e,n,t,s,r),{lanes:c,counts:p}=Lv(
e,n,i),d=Ov(e,n,i,c,t);return Nv(e,{last:n,kept:r,outputs:o,alive:s,kids:i,hidden:u,lanes:c,counts:p,columns:d,options:t})}var en=(e,t)=>(e.steps[t]||[]).filter(
({beam:n})=>df.has(n.status));function Sr(e,t){let n=e.steps.slice(0,t+1).flat().filter(({beam:r})=>Qt.has(r.status));return n.sort((r,o)=>(o.beam.final_score??
0)-(r.beam.final_score??0)),new Set(n.slice(0,(e.pools[t]||[]).length))}function Xo(e){let t=new Set;for(let n of e)for(let r=n;r&&!t.has(r);r=r.before)t.add(r);
return t}function Tv(e,t,n,r,o){let s=new Map,i=new Set([null]),u=new Map,c=new Map,p=d=>{let f=s.get(d)??{on:[],off:[]};return s.set(d,f),f};p(null);for(let d=0;d<=
t;d++){for(let f of e.steps[d]){let{before:h}=f,m=h&&(n.collapsed.has(h)?h:u.get(h));m?(u.set(f,m),c.set(m,(c.get(m)||0)+1)):df.has(f.beam.status)?(n.lost||r.has(
f))&&(p(h).on.push(f),i.add(f)):(!Qt.has(f.beam.status)||n.lost||o.has(f))&&p(h).off.push(f)}e.distributions[d].forEach((f,h)=>{let m=Rv(e,d,h);m===void 0||!n.candidates||
!i.has(m)||(!m||!n.collapsed.has(m))&&Ev(e,d,h,f,p(m),n.candidates)})}for(let d of s.values()){d.on.sort((g,b)=>Yo(g)-Yo(b));let f=d.off.filter(({beam:g})=>Qt.has(
g.status)),h=d.off.filter(({beam:g})=>!Qt.has(g.status)),m=(g,b)=>(b.beam.score??0)-(g.beam.score??0);d.off=[...f.sort(m),...Mv(h.sort(m),n.candidates)]}return{
kids:s,hidden:c}}var Yo=({beam:e})=>e.beam??0;function Mv(e,t){let n=new Map;return e.filter(({beam:{parent:r}})=>{let o=(n.get(r)??0)+1;return n.set(r,o),o<=t})}
function Rv(e,t,n){if(!(t<=e.given&&!e.steps[t].some(({beam:r})=>r.parent===n)))return t?e.byStep[t-1].get(n):null}function Ev(e,t,n,r,o,s){let i=s-o.off.filter(
({beam:c})=>c.parent===n&&!Qt.has(c.status)).length;if(i<=0)return;let u=new Set(e.steps[t].filter(({beam:c})=>c.parent===n).map(({beam:c})=>c.token_id));for(let c of r.
candidates)if(!(c.logprob===null||u.has(c.token_id))&&(o.off.push(Sa(e,t,n,r,c)),i-=1,!i))return}function Lv(e,t,n){let r=new Map,o=new Map;for(let i=0;i<=t;i++){
let u=[];for(let c of en(e,i)){let p=n.get(c.before);if(!p||!p.on.includes(c))continue;let d=c.beam.group??0,f=o.get(d)??[];o.set(d,f);let h=p.on.find(({beam:g})=>(g.
group??0)===d),m=c.before&&r.get(c.before);h===c&&m?(r.set(c,m),f[m.number]=i):u.push(c)}u.sort((c,p)=>Yo(c)-Yo(p));for(let c of u){let p=c.beam.group??0,d=o.get(
p)??[],f=Pv(d,i,(c.before&&r.get(c.before)?.number)??0);d[f]=i,r.set(c,{group:p,number:f})}}let s=new Map([...o].sort(([i],[u])=>i-u).map(([i,u])=>[i,Math.max(1,
u.length)]));return{lanes:r,counts:s}}function Pv(e,t,n){let r=i=>i.sort((u,c)=>Math.abs(u-n)-Math.abs(c-n)||c-u)[0],s=e.map((i,u)=>u).filter(i=>e[i]<t-1);return s.
length?r(s):e.length}function Ov(e,t,n,r,o){let s=p=>en(e,p-1).every(d=>{if(!r.has(d))return!0;let f=n.get(d);return f?.on.length===1&&!f.off.some(({beam:h})=>Qt.
has(h.status))}),i=[],u=(p,d,f=!1)=>({from:p,to:d,...f&&{open:f},x:0,width:0,folded:d>p}),c=o.live?t-2:t;for(let p=0;p<=t;p++){let d=i.at(-1);o.fold&&d&&p<=c&&s(
p)?d.to=p:i.push(u(p,p))}return i.flatMap(p=>{let d=p.to-p.from+1;return d>=X.short&&!o.unfolded.has(p.from)?[{...p,folded:!0}]:Array.from({length:d},(f,h)=>u(p.
from+h,p.from+h,d>=X.short&&h===0))})}function Cv(e,t,n,r){let o=t.map(({from:p,to:d,folded:f})=>f?en(e,d).filter(h=>n.has(h)).map(h=>q(h).filter(m=>m.index>=p&&
Re(m))):null),s=2*X.margin+X.node+t.length*(X.node+X.gap),i=pf(o,{least:X.node,usual:X.fold,room:r===null?null:r-s}),u=X.margin+X.node+X.gap;t.forEach((p,d)=>{p.
x=u,p.width=i[d],u+=p.width+X.gap});let c=new Map;return o.forEach((p,d)=>{for(let f of p??[]){let h=n.get(f[0]);h&&c.set(Nn(h),Math.max(c.get(Nn(h))??1,hf(f,i[d])))}}),
c}var Nn=({group:e,number:t})=>`${e} ${t}`,hf=(e,t)=>Zo(e,_r(t)).length;function Nv(e,{last:t,kept:n,outputs:r,alive:o,kids:s,hidden:i,lanes:u,counts:c,columns:p,
options:d}){let f=[],h=Cv(e,p,u,d.room);for(let P of p)for(let G=P.from;G<=P.to;G++)f[G]=P;let{tops:m,bands:g,height:b}=Av(s,u,c,f,h),w=P=>m.get(P.group)?.[P.number]??
0,y={node:null,nodes:[],look:"root",x:X.margin,y:Bv(m),width:X.node,height:X.row-4,hidden:0},M=[y],C=new Map([[null,y]]),S=[];function _(P,G,U){let le=f[P.index],
I={node:P,nodes:[P],look:$(P),x:le.x,y:G,width:le.width,height:U,hidden:i.get(P)||0,place:r.get(P)||null,folded:le.folded,column:le,greedy:d.greedy.has(P)};C.set(
P,I),M.push(I);let Q=C.get(P.before);return Q&&S.push({from:Q,to:I,look:I.look,share:Math.min(1,Math.exp(P.beam.logprob??-1/0))}),I}function $(P){let{status:G}=P.
beam;return G==="finished"?n.has(P)?"kept":"fell":G!=="running"?G:P.index===t?"tip":o.has(P)?"inner":"lost"}for(let P=0;P<=t;P++){let G=f[P];for(let U of en(e,P)){
let le=u.get(U);if(le)if(P>G.from){let I=C.get(U.before);I&&(I.nodes.push(U),I.node=U,I.look=$(U),I.greedy&&=d.greedy.has(U),I.hidden=i.get(U)||0,C.set(U,I))}else
_(U,w(le),X.row-4).lane=le}}for(let P of M)P.nodes.length>1&&(P.height+=(hf(P.nodes,P.width)-1)*X.line);for(let[P,G]of s){let U=P&&u.get(P);if(P&&!U)continue;let le=U?
w(U):null,I=new Map;for(let Q of G.off){let j=f[Q.index];if(!mf(j,Q))continue;let ne=(le??m.get(Q.beam.group??0)?.[0]??0)+bf(h,U||gf(Q)),xe=I.get(ne)||0;I.set(ne,
xe+1),_(Q,ne+xe*X.leaf,X.leaf-2)}}let B=p[p.length-1];return{entries:M,edges:S,columns:p,bands:g,at:C,last:t,width:B.x+B.width+X.margin,height:b}}var mf=(e,{beam:t})=>!!(e&&
(!e.folded||Qt.has(t.status))),gf=({beam:e})=>({group:e.group??0,number:0}),bf=(e,t)=>X.row+((e.get(Nn(t))??1)-1)*X.line;function Av(e,t,n,r,o){let s=new Map;for(let[
d,f]of e){let h=new Map;for(let m of f.off){let g=r[m.index];if(!mf(g,m))continue;let b=d===null?gf(m):t.get(d);b&&h.set(Nn(b),(h.get(Nn(b))||0)+1)}for(let[m,g]of h)
s.set(m,Math.max(s.get(m)||0,g))}let i=new Map,u=[],c=X.margin,p=n.size>1;for(let[d,f]of n){let h=c;p&&(c+=X.band);let m=[];i.set(d,m);for(let g=0;g<f;g++)m.push(
c),c+=bf(o,{group:d,number:g})+(s.get(Nn({group:d,number:g}))||0)*X.leaf+X.between;p&&u.push({group:d,y:h,height:c-h-4}),p&&(c+=8)}return i.size||i.set(0,[c]),{
tops:i,bands:u,height:Math.max(c,X.margin+X.row)+X.margin-X.between}}var Bv=e=>[...e.values()][0][0];var $v=`
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
`,wl={kept:"■",fell:"▤",ended:"□",pruned:"✕",unseen:"…",lost:"✕"},gl={tall:.55,small:.75},Hv=[1,1.8,3,4.5,6.5],Iv=[.05,.2,.5,.8],Wv={probability:({beam:e})=>x(
Math.min(1,N(e.logprob))),token:({beam:e})=>R(e.logprob,2),sum:({beam:e})=>R(e.score,2),score:(e,t)=>R(ct(e,t),3),rank:({rank:e})=>e?`#${e}`:">"},An=class{constructor(t){
this.element=t;t.classList.add("t-tree");let n=te("style");n.textContent=$v,this.world.append(this.bands,this.ruler,this.edges,this.blocks,this.nodes),t.append(
n,this.world)}element;world=te("g");bands=te("g");ruler=te("g");edges=te("g");blocks=te("g");nodes=te("g");paths=new Map;drawn=new Map;draw(t,n){let[r,o,s,i]=n.
area??wf,u=t.entries.filter(({x:d,y:f,width:h,height:m})=>d+h>=r&&d<=s&&f+m>=o&&f<=i),c=d=>n.zoom>=(bl(d)?gl.tall:gl.small);this.drawBands(t);let p=t.columns.filter(
({x:d,width:f})=>d+f>=r&&d<=s);this.drawRuler(n.zoom>=gl.tall?p:[]),this.drawEdges(t,n),this.drawBlocks(u.filter(d=>!c(d)),n),this.drawNodes(u.filter(c),n)}drawBands({
bands:t,width:n}){let r=Vo(this.bands,t.length,()=>{let o=te("g");return o.append(te("rect","t-band"),te("text")),o});t.forEach(({group:o,y:s,height:i},u)=>{let[
c,p]=r[u].children;se(c,{x:4,y:s,width:n-8,height:i,rx:8}),se(p,{y:s+16}),$e(p,a("group {group}",{group:Ee(o)}))})}drawRuler(t){let n=Vo(this.ruler,t.length,()=>te(
"text","t-small"));t.forEach(({from:r,to:o,x:s},i)=>{se(n[i],{x:s+8,y:12}),$e(n[i],o>r?`${r+1}–${o+1}`:String(r+1))})}nameBandsAt(t){for(let{lastElementChild:n}of this.
bands.children)n&&se(n,{x:Math.max(14,t+10)})}drawEdges(t,n){let r=new Map,[o,s,i,u]=n.area??wf;for(let{from:c,to:p,look:d,share:f}of t.edges){let[h,m]=[c.x+c.width,
p.x],[g,b]=[kf(c),kf(p)];if(m<o||h>i||Math.max(g,b)<s||Math.min(g,b)>u)continue;let w=Qo(p,n.path),y=Math.min(40,(m-h)*.6),C=`t-edge t-w${Iv.filter(S=>f>=S).length}\
 ${Kv(p,d,w)}${n.dim&&!w?" t-dim":""}`;yf(r,C).push(`M${h},${g}C${h+y},${g} ${m-y},${b} ${m},${b}`)}this.drawPaths(this.edges,r,(c,p)=>{c.style.strokeWidth=`${Hv[Number(
/t-w(\d)/.exec(p)?.[1])]}px`})}drawPaths(t,n,r){for(let[o,s]of this.paths)s.parentNode===t&&!n.has(o)&&(s.remove(),this.paths.delete(o));for(let[o,s]of n){let i=this.
paths.get(o);i||(i=te("path",o),r&&r(i,o),this.paths.set(o,i),o.includes("t-path")?t.append(i):t.prepend(i)),se(i,{d:s.join("")})}}drawBlocks(t,n){let r=new Map;
for(let o of t){let s=`t-blocks t-${Qo(o,n.path)?"path":o.look}${n.dim&&!Qo(o,n.path)?" t-dim":""}`,{x:i,y:u,width:c,height:p}=o;yf(r,s).push(`M${i},${u+p*.2}h${c}\
v${p*.6}h${-c}z`)}this.drawPaths(this.blocks,r)}drawNodes(t,n){let r=new Map(this.drawn);for(let o of t){let s=o.nodes[0]||null,i=this.drawn.get(s);(!i||!!i.left!==
bl(o))&&(i?.group.remove(),i=Dv(bl(o)),this.drawn.set(s,i),this.nodes.append(i.group)),r.delete(s),this.drawNode(i,o,n)}for(let[o,{group:s}]of r)s.remove(),this.
drawn.delete(o)}drawNode(t,n,r){let{node:o,x:s,y:i,width:u,height:c,look:p}=n,{group:d,box:f,word:h,right:m,left:g}=t,b=o?Wv[r.number](o,r.penalty):"";if(se(d,{
class:this.classesOf(n,r),transform:`translate(${s} ${i})`}),se(f,{width:u,height:c}),se(m,{x:u-8}),$e(m,b),g)Fv(t,n,r);else if(o){let w=`${n.greedy?"G":""}${wl[p]??
""} `;$e(h,w+At(Cn(o),12-w.length-Math.ceil(b.length*.82)))}qv(t,n)}classesOf(t,n){let{node:r,look:o}=t,s=Qo(t,n.path),i=[`t-${o}`];return r?.beam.group&&["inne\
r","tip"].includes(o)&&i.push(`t-g${r.beam.group%4}`),r?.given&&i.push("t-given"),s&&i.push("t-path"),n.dim&&!s&&r&&i.push("t-dim"),i.join(" ")}},wf=[-1/0,-1/0,
1/0,1/0];function yf(e,t){let n=e.get(t)??[];return e.set(t,n),n}var kf=({y:e,height:t})=>e+Math.min(t,X.row-4)/2,bl=({height:e})=>e>X.leaf;function Dv(e){let t=te(
"g"),[n,r,o]=[te("rect","t-box"),te("text","t-word"),te("text","t-small t-right")];t.append(n,r,o),se(n,{rx:e?7:5}),se(r,{x:8,y:e?14:13}),se(o,{y:e?28:13});let s=e?
t.appendChild(te("text","t-small")):null;return s&&se(s,{x:8,y:28}),{group:t,box:n,word:r,right:o,left:s,lines:[],flag:null}}function Fv({group:e,word:t,left:n,
right:r,lines:o},s,i){let{node:u,nodes:c,look:p,width:d,height:f}=s,h=wl[p]?`${wl[p]} `:"",m=c.length>1,[g,...b]=m?Zo(c,_r(d)):[u?At(Cn(u),12-h.length):i.root];
for($e(t,h+At(g,_r(d)-h.length));o.length<b.length;)o.push(e.appendChild(te("text","t-word")));for(let w of o.splice(b.length))w.remove();o.forEach((w,y)=>{se(w,
{x:8,y:14+X.line*(y+1)}),$e(w,b[y])});for(let w of[n,r])w&&se(w,{y:f-6});n&&($e(n,zv(s,i)),se(n,{class:u&&!m&&Bn(u)?"t-small t-switch":"t-small"}))}function qv(e,{
look:t,place:n,hidden:r,width:o,height:s}){let i=n?`★${n}`:r?`+${r}`:"";if(!i&&t!=="kept"&&!e.flag)return;e.flag||(e.flag=[te("rect","t-inside"),te("rect","t-\
flag"),te("text","t-flag-text")],e.group.append(...e.flag));let[u,c,p]=e.flag,d=8+7*i.length;se(u,{x:2.5,y:2.5,width:o-5,height:s-5,rx:3}),se(c,{x:o-d+4,y:-6,width:i?
d:0,height:14,rx:2}),se(p,{x:o-d/2+4,y:5}),$e(p,i)}var Qo=(e,t)=>e.nodes.some(n=>t.has(n)),Bn=e=>e.before!==null&&e.beam.status==="running"&&e.beam.parent!==e.beam.
beam;function zv({node:e,nodes:t,greedy:n},r){if(!e)return"";let o=[n?"G":"",r.goals?r.goals(e):""].filter(Boolean).join(" ");if(t.length>1)return[v(t.length,"{\
count} token","{count} tokens"),o].filter(Boolean).join(" ");if(e.beam.status!=="running")return o;let s=(e.beam.beam??0)+1;return[e.given?a("given"):Bn(e)?`${e.
beam.parent+1}→${s}`:String(s),o].filter(Boolean).join(" ")}function Kv({node:e},t,n){return n?"t-path":["pruned","unseen","ended","lost"].includes(t)?"t-off":
["kept","fell"].includes(t)?"t-ending":`t-g${(e?.beam.group??0)%4}`}var jv=.001;function _f(e,t){if(e.given)return[a("A given token weighs nothing in the sum of a beam.")];let n=t.prompts[e.sequence],{beam:r}=e;return[Gv(e,n,t),
Tr(e),r.diversity_penalty?a("The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.",{penalty:R(r.diversity_penalty)}):"",
Vv(e,n),Zv(e,n,t),e0(e,t)].filter(Boolean)}var tn=e=>e.beam.group??null,yl=(e,t)=>t.steps[e.index].filter(n=>tn(n)===tn(e));function Gv(e,t,n){let r=yl(e,t).length,
o=e.index===t.given,s=o?1:t.steps[e.index-1].filter(p=>p.beam.status==="running"&&tn(p)===tn(e)).length,i=tn(e),u=i===null?[]:[a("Only beams of its own group, {\
group}, compete with it.",{group:Ee(i)})],c=o?a("All beams held the same text before this step, so one was continued."):v(s,"{count} running beam was continued \
at this step.","{count} running beams were continued at this step.");return[...u,c,Uv(e,r,fe(n).mode==="beam_sample")].join(" ")}function Uv({rank:e,beam:t},n,r){
if(t.status==="unseen")return r?a("The search drew {considered} continuations; this one was not among them.",{considered:n}):a("The search considered {considere\
d} continuations; this one was not among them.",{considered:n});let o={considered:n,rank:e};return r?a("The search drew {considered} continuations; by its sum, \
this one has rank {rank}.",o):a("The search considered {considered} continuations; by its sum, this one has rank {rank}.",o)}function Tr(e,t=!1){let{beam:n}=e,r=e.
before&&!e.before.given?re(e.before.beam.score):0,[o,s]=[re(n.logprob),re(n.score)];if(r===null||o===null||s===null||s<Nt)return t?"":a("It could not be chosen:\
 its log-probability is minus infinity.");let i={before:R(r),own:R(o),after:R(s)};return t?`${i.before} + (${i.own}) = ${i.after}`:a("Sum of log-probabilities (\
nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.",i)}function Vv(e,t){let n=yl(e,t),r=p=>n.filter(({beam:d})=>d.status===p).length,
[o,s,i,u]=["running","finished","ended","pruned"].map(r),c=[v(o,"{count} has gone on","{count} have gone on"),s&&v(s,"{count} ended a text","{count} ended texts"),
i&&v(i,"{count} ended a text that does not count","{count} ended texts that do not count"),u&&v(u,"{count} was pruned","{count} were pruned")].filter(Boolean);return a(
"Of these {considered}: {parts}.",{considered:n.length,parts:c.join(", ")})}var vf=({beam:e})=>e.score??-1/0,Jv=e=>e.reduce((t,n)=>t&&vf(t)>=vf(n)?t:n,null);function Sf(e){
let t=e.filter(({beam:n})=>n.status==="running").map(({beam:n})=>n.score??0);return t.length?Math.min(...t):null}function Zv(e,t,n){let{beam:r}=e,o=e.index+1;if(r.
status==="unseen")return"";if(r.status==="ended")return a("The text ended here but does not count: it ranked too low or lacks a constraint.");if(r.status==="pru\
ned")return Yv(e,t);if(r.status==="finished"){let c=kl(e,n);return c.length?a("It ended its text at step {step}: output {numbers}.",{step:o,numbers:c.join(", ")}):
t.finished.includes(e)?a("It ended its text at step {step}, which is kept.",{step:o}):a("It ended its text at step {step}, which was dropped for better ones.",{
step:o})}let s=(r.beam??0)+1,i=Bn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",{parent:r.parent+1,number:s})]:
[],u=r.forced?[a("It was considered because it advances a constraint.")]:[];return[a("It went on as beam {number}.",{number:s}),...i,...u,Xv(e,t,n)].join(" ")}function Yv(e,t){
let n=Sf(yl(e,t)),r={step:e.index+1,sum:R(e.beam.score),worst:R(n)};return n===null?a("It was pruned at step {step}.",r):a("It was pruned at step {step}: its su\
m is {sum}; the worst beam that continued has {worst}.",r)}function Xv(e,t,n){let r=kl(e,n);if(r.length)return a("It is part of output {numbers}.",{numbers:r.join(
", ")});let{alive:o,at:s,children:i,ends:u}=Qv(e,t);if(o)return n.finished?a("It was still running when the search stopped at step {step}.",{step:t.steps.length}):
a("It is still running.");let c=u.find(m=>t.finished.includes(m));if(c)return a("Its text ended at step {step}, which is kept but not returned.",{step:c.index+1});
let p=u.at(-1);if(p)return a("Its text ended at step {step}, which was dropped for better ones.",{step:p.index+1});let d=Jv(i),f=Sf(t.steps[s].filter(m=>tn(m)===
tn(e))),h={step:s+1,sum:R(d?.beam.score),worst:R(f)};return!d||f===null?a("It was overtaken at step {step}: none of its continuations went on.",h):a("It was ove\
rtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.",h)}function Qv(e,t){let n=new Set([e]),r=[];for(let o=e.
index+1;o<t.steps.length;o++){let s=t.steps[o].filter(({before:i})=>i&&n.has(i));if(r.push(...s.filter(({beam:i})=>i.status==="finished")),n=new Set(s.filter(({
beam:i})=>i.status==="running")),!n.size)return{alive:!1,at:o,children:s,ends:r}}return{alive:!0,at:t.steps.length-1,children:[],ends:r}}function kl(e,t){return(t.
returned||[]).flatMap(({last:n},r)=>n&&n.sequence===e.sequence&&q(n)[e.index]===e?[r+1]:[])}function e0(e,t){let n=re(e.beam.final_score??null);if(n!==null)return xf(
e,n,a("Final score"),t);let[r]=kl(e,t),{last:o,score:s=null}=t.returned?.[r-1]??{},i=re(s);return!Re(o)||i===null?"":xf(o,i,a("Final score of output {number}",{
number:r}),t)}function xf(e,t,n,r){let o=Mr(e,t,r);return o?a("{name}: sum / length^length_penalty = {words}.",{name:n,words:o}):a("{name}: {score}.",{name:n,score:R(
t)})}function Mr(e,t,n){let r=fe(n).effective.length_penalty??1,o={sum:R(e.beam.score),length:e.length,power:r,score:R(t)},s=Number.isFinite(r)?ct(e,r):null;return s===
null||t===null||!(Math.abs(s-t)<=jv*Math.max(1,Math.abs(t)))?"":`${o.sum} / ${o.length}^${o.power} = ${o.score}`}var t0=40,vl=32,Tf=e=>{let t=e.usesBeams?e.current():null;return Re(t)?t:null};function n0({log:e}){let t=Tf(e),n=Z(()=>Yt(fe(e)),[e.started]),r=Z(()=>t&&l(r0,{
log:e,step:t,constraints:n}),[t,e.selected,n]);if(!t)return null;let o=e.prompts[t.sequence].steps[t.index],s=o.length-Rf(o).length,i={token:t.index+1,prompt:t.
sequence+1};return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Beams")}),l("span",{class:"gp-note gp-where",children:e.
prompts.length>1?a("at token {token} of prompt {prompt}",i):a("at token {token}",{token:i.token})})]}),o.some(({beam:u})=>u.progress)&&n.length>0&&l("ol",{class:"\
gp-constraints gp-note","aria-label":a("Constraints"),children:n.map(({alternatives:u,length:c},p)=>l("li",{children:[u.map((d,f)=>[f>0&&` ${a("or")} `,l(D,{text:dl(
d,e.texts)})])," ",v(c,"({count} token)","({count} tokens)")]},p))}),l("div",{class:"gp-beam-scroll",children:r}),s>0&&l("p",{class:"gp-note gp-more",children:v(
s,"and {count} more that was pruned","and {count} more that were pruned")})]})}var Mf=K(n0,e=>Tf(e)!==null);function Rf(e){let t=t0-e.filter(({beam:r})=>r.status!==
"pruned").length,n=({beam:r})=>r.beam??(r.status==="finished"?1e6:1e7);return e.filter(({beam:r})=>r.status!=="pruned"||t-- >0).sort((r,o)=>n(r)-n(o))}function r0({
log:e,step:t,constraints:n}){let r=e.prompts[t.sequence].steps[t.index],o=Rf(r),s=[...new Set(o.map(({beam:d})=>d.group??null))].sort((d,f)=>(d??0)-(f??0)),i={lost:r.
some(({beam:d})=>(d.group??null)!==null),progress:r.some(({beam:d})=>d.progress)},u=s.map(d=>o.filter(({beam:f})=>(f.group??null)===d)),c=u.flat();return l("tab\
le",{class:"gp-beam-table",onKeyDown:d=>{d.key==="Escape"&&e.selectStep(null);let f={ArrowDown:1,ArrowUp:-1}[d.key],h=[...d.currentTarget.querySelectorAll(".gp-\
pick")],m=h.findIndex(b=>b===d.target);if(m<0||!f)return;d.preventDefault();let g=m+f;g<0||g>=c.length||(e.selectStep(c[g]),h[g].focus())},children:[l(o0,{log:e,
step:t,has:i}),s.map((d,f)=>l("tbody",{"data-look":d===null?void 0:d%4,children:[d!==null&&l("tr",{children:l("th",{class:"gp-group-head",scope:"rowgroup",colSpan:8,
children:[l("b",{class:"gp-badge",children:Ee(d)}),l("span",{children:l(s0,{nodes:r,group:d})})]})}),u[f].map((h,m)=>l(u0,{log:e,node:h,isLooked:h===t,has:i,constraints:n},
m))]},d))]})}function o0({log:e,step:t,has:n}){let r=e.prompts[t.sequence].steps[t.index],o=r.includes(t)?t:r[0],s=(c,p)=>p?a("{name}: {words}.",{name:A(c.beam.
text),words:p}):"",i=({beam:{logprob:c}})=>re(c)===null?"":`log ${R(Math.exp(c??0),4)} = ${R(c)}`,u=r.find(({beam:c})=>V(c.final_score));return l("thead",{children:l(
"tr",{children:[l("th",{scope:"col",children:l(O,{id:"beam",formula:"",unit:"",meaning:a("● goes on as this beam. ■ has ended and competes for the output with i\
ts final score. □ has ended but does not count: it ranked too low or lacks a constraint. ✕ was pruned. ⚑ was considered only because it advances a constraint."),
children:a("status")})}),l("th",{scope:"col",children:a("text and token")}),l("th",{scope:"col",children:l(O,{id:"beam",formula:"",unit:"",meaning:a("The beam t\
hat it continues."),children:a("continues")})}),l("th",{scope:"col",children:l(O,{id:"logprob",run:()=>s(o,i(o)),meaning:a("This token's own log-probability, in\
 nats, as the search adds it up."),children:a("token")})}),l("th",{scope:"col",class:"gp-lost-column",hidden:!n.lost,children:l(O,{id:"diversity-penalty",meaning:a(
"The diversity penalty: what the token lost because earlier groups had just chosen it. The log-probability beside it includes the penalty."),children:a("penalty")})}),
l("th",{scope:"col",children:l(O,{id:"beam",run:()=>s(o,Tr(o,!0)),meaning:a("The sum of the log-probabilities of the whole text so far, in nats. The search rank\
s by it."),children:a("sum")})}),l("th",{scope:"col",children:l(O,{id:"sequence-score",run:()=>u?s(u,Mr(u,u.beam.final_score,e)):"",meaning:a("For a text that h\
as ended: the sum after the length penalty, by which it competes for the output."),children:a("final")})}),l("th",{scope:"col",class:"gp-progress-column",hidden:!n.
progress,children:l(O,{id:"constraint",meaning:a("How many tokens of each constraint the text contains. By that number, texts are sorted into banks, which take \
turns in passing on their best, so that texts that write the constraints are not crowded out."),children:a("constraints")})})]})})}function s0({nodes:e,group:t}){
let n=new Map;for(let{beam:r}of e)r.status==="running"&&(r.group??0)<t&&n.set(r.text,(n.get(r.text)??0)+1);return n.size?[a("Earlier groups have just chosen:"),
...[...n].map(([r,o])=>[l(D,{text:r,class:"gp-took"}),o>1?` × ${o}`:""])]:a("Chooses first: no penalty")}var i0={running:"●",finished:"■",ended:"□",pruned:"\
✕"};function a0({status:e,beam:t}){return e==="running"?a("beam {number}",{number:(t??0)+1}):e==="finished"?a("ended"):e==="ended"?a("ended, not counted"):e===
"pruned"?a("pruned"):e}function l0(e){let t="",n=e.before;for(;n&&t.length<vl;n=n.before)t=(n.piece??n.chosen.text)+t;return(n||t.length>vl?"…":"")+Array.from(
t).slice(-vl).join("")}function u0({log:e,node:t,isLooked:n,has:r,constraints:o}){let{beam:s}=t,i=a0(s),u=l0(t),c=s.forced?`${i}, ${a("forced")}`:i;return l("tr",
{class:n?"gp-looked":"","data-status":s.status,children:[l("td",{children:[l("span",{class:"gp-sign",children:i0[s.status]??""}),l("span",{children:i}),s.forced&&
l("span",{class:"gp-flag",children:["⚑ ",a("forced")]})]}),l("td",{children:l("button",{type:"button",class:"gp-pick",tabIndex:n?0:-1,"aria-pressed":n&&e.selected===
t,"aria-label":a("{fate}: {text}",{fate:c,text:A(u+s.text)}),onClick:()=>e.selectStep(t),children:[l("span",{class:"gp-tail",children:u!==""&&l(D,{text:u,class:"\
gp-tail-text"})}),l(D,{text:s.text,class:"gp-word"})]})}),l("td",{children:t.before?a("beam {number}",{number:s.parent+1}):e.readsSource?a("start"):a("prompt")}),
l("td",{children:R(s.logprob)}),l("td",{hidden:!r.lost,children:s.diversity_penalty?R(-s.diversity_penalty):"–"}),l("td",{children:R(s.score)}),l("td",{children:R(
s.final_score)}),l("td",{hidden:!r.progress,children:l(c0,{log:e,node:t,constraints:o})})]})}function c0({log:e,node:t,constraints:n}){let{progress:r,bank:o}=t.
beam;if(!r)return null;let s=e.prefix.map(({token_id:i})=>i);return l(T,{children:[r.map((i,u)=>{let c=n.at(u),p=c?a("{progress} of {length}",{progress:i,length:c.
length}):String(i);return l("span",{class:"gp-goal",children:[Array.from({length:Math.min(c?.length??0,8)},(d,f)=>l("i",{class:f<i?"gp-full-block":""},f)),c&&gt(
c,i,t,s)?` ✓ ${a("done")}`:` ${p}`]},u)}),(o??null)!==null&&l("span",{class:"gp-note",children:a("bank {bank}",{bank:o})})]})}var Sl={};F(Sl,{Files:()=>xl,csvFile:()=>_l,pngFile:()=>Er,saveFile:()=>es,svgText:()=>Rr,textFile:()=>Bt});var Ef=12e3;function xl({label:e,name:t,kinds:n}){let[r,o]=L(""),s=async(i,u)=>{o("");try{let c=await u();c&&es(c,`${t}.${i}`)}catch(c){let p=c instanceof Error?
c.message:String(c);o(a("The picture could not be made: {reason} Save it as SVG instead.",{reason:p}))}};return l(T,{children:[l("p",{class:"gp-note gp-files",children:[
e," ",Object.entries(n).map(([i,u])=>l("button",{type:"button",class:"gp-button","data-file":i,onClick:()=>s(i,u),children:i.toUpperCase()},i))]}),l("p",{class:"\
gp-note gp-told",role:"status",children:r})]})}function es(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(
()=>URL.revokeObjectURL(n.href),6e4)}var Bt=(e,t)=>new Blob([e],{type:t});function Rr(e,t){let n=getComputedStyle(t);return e.setAttribute("xmlns","http://www.w\
3.org/2000/svg"),new XMLSerializer().serializeToString(e).replace(/var\((--[\w-]+)\)/g,(r,o)=>n.getPropertyValue(o).trim())}async function Er(e,t,n,r=2){let o=new Image;
o.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(e),await o.decode();let s=Math.min(r,Ef/t,Ef/n),i=document.createElement("canvas");i.width=Math.ceil(
t*s),i.height=Math.ceil(n*s);let u=i.getContext("2d");u?.scale(s,s),u?.drawImage(o,0,0,t,n);let c=await new Promise(p=>i.toBlob(p,"image/png"));if(!c)throw new Error(
a("it is too large for the browser."));return c}function _l(e){let t=n=>{let r=String(n??""),o=typeof n=="string"&&/^[=+\-@＝＋－＠']/.test(r)?`'${r}`:r;return/[",\r\n]/.
test(o)?`"${o.replaceAll('"','""')}"`:o};return Bt(e.map(n=>n.map(t).join(",")+`\r
`).join(""),"text/csv;charset=utf-8")}var p0=[.5,1,2,4];function ts({step:e,length:t,go:n,leave:r,label:o,words:s,note:i=s,pace:u}){let[c,p]=L(!1),[d,f]=L(1),h=E(null),m=e>=t-1;Oe(()=>{if(!c)return;
if(m){p(!1);return}let w=Math.max(u.quickest,Math.min(u.slowest,u.whole/t))/d,y=setTimeout(()=>{d0(h.current)?n(e+1):p(!1)},w);return()=>clearTimeout(y)},[c,e,m,
d]);let g=()=>{!c&&m&&n(0),p(!c)},b=w=>{p(!1),n(Math.max(0,Math.min(t-1,w)))};return l(T,{children:[l("button",{type:"button",class:"gp-button gp-play",disabled:t<
2,onClick:g,children:c?a("❚❚ Pause"):a("▶ Play")}),l("span",{class:"gp-step-buttons",role:"group","aria-label":o,children:[l("button",{type:"button",class:"\
gp-button","aria-label":a("One step back"),disabled:e<=0,onClick:()=>b(e-1),children:"◀"}),l("button",{type:"button",class:"gp-button","aria-label":a("One ste\
p on"),disabled:m,onClick:()=>b(e+1),children:"▶"})]}),l("input",{ref:h,type:"range",class:"gp-slider",min:"1",max:Math.max(1,t),step:"1",value:e+1,"aria-labe\
l":o,"aria-valuetext":s,onInput:({currentTarget:w})=>b(Number(w.value)-1),onKeyDown:({key:w})=>w==="Escape"&&r?.()}),l("output",{class:"gp-note gp-step-words","\
aria-live":"off",children:i}),l("select",{class:"gp-speed","aria-label":a("Speed of playing"),value:d,onChange:({currentTarget:w})=>f(Number(w.value)),children:p0.
map(w=>l("option",{value:w,children:`${Me(w)} ×`},w))})]})}var d0=e=>!!(e?.isConnected&&!e.closest("[hidden]"));var Lf=4,Tl=90;function Pf(e,t,n){let r=n.length>1,o=r?n:[...Sr(e,t),...en(e,t)],s=[...new Set(o)].map(q);if(s.length<2)return null;let[i,...u]=s,c=(h,m)=>u.every(
g=>g.at(m)?.chosen.token_id===h.chosen.token_id),p=i.findIndex((h,m)=>!c(h,m)),d=p<0?i:i.slice(0,p),f=new Map;for(let h of s){if(d.length>=h.length)continue;let{
text:m}=h[d.length].chosen;f.set(m,(f.get(m)??0)+1)}return f.size?{count:s.length,areOutputs:r,shared:d,ways:[...f].sort(([,h],[,m])=>m-h)}:null}function Of({count:e,
areOutputs:t,shared:n,ways:r}){let o=r.slice(0,Lf).map(([u,c])=>a("{text} in {count}",{text:A(u.trim()||u),count:c}));r.length>Lf&&o.push("…");let s=n.map(u=>u.
piece??u.chosen.text).join("").trim(),i={ways:o.join(", "),token:n.length+1,text:A(s.length>Tl?f0(s):s)};return n.length?t?a("All {count} outputs begin with {te\
xt}; they part at token {token}: {ways}.",{...i,count:e}):a("All {count} texts that the search holds begin with {text}; they part at token {token}: {ways}.",{...i,
count:e}):t?a("The {count} outputs part at the first token: {ways}.",{...i,count:e}):a("The {count} texts that the search holds part at the first token: {ways}.",
{...i,count:e})}function f0(e){let[t,n]=[e.slice(0,Tl/2),e.slice(-Tl/2)];return`${/^(.+)\s/s.exec(t)?.[1]??t} … ${/\s(.+)$/s.exec(n)?.[1]??n}`}var Cl={};F(Cl,{EARLY_STOPPING:()=>rn,countOr:()=>nn,endOfRecord:()=>Lr,hasEnded:()=>$n,isAsRecorded:()=>Pl,rankingOf:()=>Ol,searchOf:()=>Rl,settle:()=>Ll,sumOf:()=>ye});var ns=-1e9,rn=[[!1,"False"],[!0,"True"],["never",'"never"']],h0=["beam_search","beam_sample"],m0=["group_beam_search","constrained_beam_search"];function Rl(e){
let{mode:t,effective:n,config:r,eos_token_ids:o,max_new_tokens:s}=fe(e),i={...r,...n},{length_penalty:u,early_stopping:c}=i,p=nn(i.num_beams,1+Math.max(0,...(e.
prompts[0].steps[0]||[]).map(({beam:f})=>f.beam??0))),d=e.prompts[0].given;return{together:h0.includes(t)?!0:m0.includes(t)?!1:null,prompts:e.prompts,start:d,maxNew:s-
d,wanted:nn(i.num_return_sequences,1),size:t==="group_beam_search"?Math.ceil(p/nn(i.num_beam_groups,1)):p,ends:new Set(o),constraints:Yt(fe(e)),promptIds:e.prefix.
map(f=>f.token_id),own:{lengthPenalty:V(u)?u:1,earlyStopping:rn.find(([f])=>f===c)?.[0]??!1}}}var nn=(e,t)=>V(e)&&Number.isInteger(e)&&e>0&&e<=4096?e:t,ye=({beam:e})=>re(
e.score)??-1/0,El=(e,t)=>ye(e)/e.length**t;function Ll(e,t){return e.together?b0(e,t):y0(e,t)}function If(e,t,n,{maxNew:r},{lengthPenalty:o,earlyStopping:s}){let i=s===
"never"&&o>0?r:t;return{best:e,length:i,bound:e/i**o,worst:n}}var Cf=new WeakMap;function g0(e,t){let n=Cf.get(e);if(!n){let r=e.filter(({beam:s})=>s.status==="\
running"||s.status==="pruned"),o=Math.max(...(r.length?r:e).map(ye));n={ended:e.filter(({beam:s},i)=>i<t&&$n(s)),hopeless:!r.length,best:r.length?o:o+ns},Cf.set(
e,n)}return n}function b0(e,t){let{prompts:n,size:r,start:o}=e,s={node:null,score:ns},i=n.map(()=>({group:null,held:Array.from({length:r},()=>s),stop:null,lastStep:0,
weighed:null,exact:!0})),u=Math.min(...n.map(({steps:d})=>d.length)),c=null;for(let d=o;d<u&&!c;d++){let f=n.map(({steps:m})=>g0(m[d],r)),h=f.every(m=>m.hopeless);
i.forEach((m,g)=>w0(m,f[g],d+1,h,e,t)),i.every(m=>m.stop)&&(c=i.find(m=>m.stop?.step===d+1)?.stop??null)}let p=d=>d.node!==null;return{stop:c,prompts:i.map(d=>({
kept:d.held.filter(p),pools:[d]}))}}function w0(e,t,n,r,o,s){if(e.stop)return;if(t.ended.length){let p=t.ended.map(d=>({node:d,score:El(d,s.lengthPenalty)}));e.
held=[...e.held,...p].sort((d,f)=>f.score-d.score).slice(0,o.size)}e.lastStep=n;let i=e.held.at(-1)?.score??ns,u=e.held.every(({node:p})=>p),c=e.weighed=If(t.best,
n-o.start,u?i:null,o,s);r?e.stop={step:n,why:"criteria"}:u&&s.earlyStopping===!0?e.stop={step:n,why:"full"}:e.held.some(({node:p})=>c.bound>(p?i:ns))||(e.stop={
step:n,why:"settled"})}function y0(e,t){let n=e.prompts.map(i=>{let u=Nf(i).map(f=>Af(i,f,e,t)),c=Nf(i).map(f=>Af(i,f,e,e.own)),p=1/0;return u.forEach((f,h)=>{let[
m,g]=[f,c[h]].map(({stop:b})=>b?b.step:1/0);f.exact=f.lastStep<=p,m!==g&&(p=Math.min(p,m,g))}),{kept:u.flatMap(f=>f.kept).sort((f,h)=>f.score-h.score).reverse(),
pools:u}}),r=n.flatMap(i=>i.pools),o=r.length>0&&r.every(({stop:i})=>i),s=r.flatMap(({stop:i})=>i??[]);return{stop:o?s.reduce((i,u)=>u.step>i.step?u:i):null,prompts:n}}
var Nf=({steps:e,given:t})=>[...new Set((e[t]||[]).map(({beam:n})=>n.group??null))].sort((n,r)=>(n??0)-(r??0));function Af(e,t,n,r){let{size:o,start:s}=n,i={group:t,
kept:[],stop:null,weighed:null,lastStep:0,exact:!0};for(let u=s;u<e.steps.length&&!i.stop;u++){let c=k0(e.steps[u],t,n);if(!c)break;let p=i.lastStep=u+1;c.ended.
forEach(h=>$f(i,h,n,r));let d=i.kept.length>=o,f=d?Ml(i.kept):null;i.weighed=If(c.best,p-s,f,n,r),d&&r.earlyStopping===!0?i.stop={step:p,why:"full"}:f!==null&&f>=
i.weighed.bound?i.stop={step:p,why:"settled"}:v0(e.steps[u],p,n)&&(x0(c.nodes,n).forEach(h=>$f(i,h,n,r)),i.stop={step:p,why:"criteria"})}return i}var Bf=new WeakMap;
function k0(e,t,{ends:n}){let r=Bf.get(e)??new Map;if(Bf.set(e,r),!r.has(t)){let o=e.filter(({beam:i})=>(i.group??null)===t),s=o.filter(({beam:i})=>i.status==="\
finished"&&n.has(i.token_id));r.set(t,o.length?{nodes:o,ended:s,best:ye(o[0])}:null)}return r.get(t)??null}var Ml=e=>Math.min(...e.map(({score:t})=>t));function $f(e,t,n,{
lengthPenalty:r}){let o=El(t,r);if(e.kept.length>=n.size&&!(o>Ml(e.kept))||(e.kept.push({node:t,score:o}),e.kept.length<=n.size))return;let s=Ml(e.kept);e.kept.
splice(e.kept.findIndex(i=>i.score===s),1)}function v0(e,t,{ends:n,maxNew:r,start:o}){return t-o>=r||e.some(({beam:s})=>$n(s)&&!n.has(s.token_id))}var $n=({status:e})=>e===
"finished"||e==="ended";function x0(e,{ends:t,constraints:n,promptIds:r,wanted:o}){let s=e.filter(({beam:c})=>c.status==="running"||$n(c)&&!t.has(c.token_id)),i=c=>n.
every((p,d)=>gt(p,c.beam.progress?.[d]??0,c,r)),u=s.filter(c=>!c.beam.progress||i(c));return u.length<o?[...u,...s.filter(c=>!u.includes(c))]:u}function Pl(e,t,n){
let r=Math.max(...e.prompts.map(s=>s.steps.length));if(t.stop?t.stop.step!==r:n)return!1;let o=Math.min(...e.prompts.map(s=>s.steps.length));return t.prompts.every(
({kept:s},i)=>{let{pools:u}=e.prompts[i],c=u[(e.together?o:u.length)-1]||[];return c.length===s.length&&c.every((p,d)=>_0(p,s[d],e))})}function _0(e,{node:t,score:n},r){
let o=re(e);if(o===null||!Number.isFinite(n))return o===null==!Number.isFinite(n);let s=2e-5*Math.max(1,t.length**-r.own.lengthPenalty);return Math.abs(o-n)<=s+
1e-5*Math.abs(n)}function Ol(e,t,n,{lengthPenalty:r},o){let s=e.prompts[t],{kept:i,pools:u}=n.prompts[t],c=(h,m,g="")=>({node:h,score:El(h,r),place:null,state:m,
why:g}),p=new Set(i.map(({node:h})=>h)),d=S0(s).filter(h=>!p.has(h)).map(h=>{let{stop:m}=u.find(({group:g})=>g===(h.beam.group??null))||u[0];return!m||h.index<m.
step?c(h,"out","dropped"):c(h,"out",n.stop&&h.index>=n.stop.step?"not reached":"too late")}),f=!o&&!n.stop;return[...i.map(({node:h,score:m},g)=>{let b=n.stop&&
g<e.wanted?"returned":"kept";return{node:h,score:m,place:g,state:b,why:""}}),...f?s.running.map(h=>c(h,"running")).sort((h,m)=>m.score-h.score):[],...d.sort((h,m)=>m.
score-h.score)]}var Hf=new WeakMap;function S0({steps:e}){let t=Hf.get(e)??{read:0,nodes:[]};for(Hf.set(e,t);t.read<e.length;t.read++)t.nodes.push(...e[t.read].
filter(({beam:n})=>n.status==="finished"));return t.nodes}function Lr({prompts:e}){let t=e.flatMap(({pools:n})=>n).filter(({stop:n})=>!n);return Math.min(...t.map(
({lastStep:n})=>n))}var T0=new Set(["SequenceBiasLogitsProcessor","NoRepeatNGramLogitsProcessor","EncoderNoRepeatNGramLogitsProcessor","NoBadWordsLogitsProcessor","MinLengthLogitsP\
rocessor","MinNewTokensLengthLogitsProcessor","PrefixConstrainedLogitsProcessor","ForcedBOSTokenLogitsProcessor","ForcedEOSTokenLogitsProcessor","InfNanRemoveLo\
gitsProcessor","SuppressTokensLogitsProcessor","SuppressTokensAtBeginLogitsProcessor","HammingDiversityLogitsProcessor","PresencePenaltyLogitsProcessor","Freque\
ncyPenaltyLogitsProcessor","GivenTextLogitsProcessor","TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper","MinPLogitsWarper","Typ\
icalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","WatermarkLogitsProcessor","LogitNormalization"]),Wf=({processors:e=[]})=>e.filter(t=>!T0.has(t));function Nl(e,t){
let n=e.given,r=n?e.steps[n-1][0]:null,o=0;for(let s=n;s<e.steps.length;s++){let i=e.distributions[s]?.[o]?.candidates??[],u=t(s-n,i[0]);if(u===void 0)return{last:r,
ended:!1,left:null};let c=e.steps[s].find(p=>p.beam.parent===o&&p.beam.token_id===u)||null;if(!c||c.beam.status==="pruned")return{last:r,ended:!1,left:M0(e,r,{index:s,
id:u,node:c,candidates:i})};if(r=c,c.beam.status!=="running")return{last:r,ended:!0,left:null};o=c.beam.beam??0}return{last:r,ended:!1,left:null}}function M0(e,t,{
index:n,id:r,node:o,candidates:s}){let i=s.find(h=>h.token_id===r),u=re(i?.logprob),c=(o??t)?.beam.group,p=e.steps[n].filter(h=>(h.beam.group??null)===(c??null)||
!t),d=p.filter(h=>h.beam.status==="running").map(ye),f=t&&!t.given?ye(t):0;return{index:n,token:o?.beam??i??null,node:o,considered:p.length,sum:o?ye(o):u===null?
null:f+u,best:d.length?Math.max(...d):null,worst:d.length?Math.min(...d):null}}var rs=e=>Nl(e,(t,n)=>n&&n.logprob!==null?n.token_id:void 0);var Bl=({sequence:e,index:t,beam:n},r)=>r.prompts[e].steps[t].filter(o=>(o.beam.group??null)===(n.group??null));function os(e,t){let{beam:n,length:r,rank:o}=e,s=fe(
t).effective.length_penalty??1,i=Bl(e,t).length,u=ct(e,s),c=R(n.logprob),p=()=>re(n.logprob)===null?"":`log ${R(N(n.logprob),4)} = ${c}`,d=Math.abs((n.raw_logprob??
0)-(n.logprob??0))>1e-6;return[{name:a("probability"),value:x(Math.min(1,N(n.logprob))),term:"probability"},{name:a("token log p"),value:c,term:"logprob",run:p},
...d?[{name:a("before the processors"),value:R(n.raw_logprob),term:"logprob"}]:[],{name:a("sum"),value:R(n.score),term:"beam",run:()=>Tr(e,!0)},{name:a("sum / {\
length}^{power}",{length:r,power:s}),value:R(u),term:"sequence-score",run:()=>Mr(e,u,t)},{name:a("rank"),value:o?a("{rank} of {among}",{rank:o,among:i}):a("belo\
w the {among} considered",{among:i}),term:"beam",formula:"",unit:""},...n.diversity_penalty?[{name:a("diversity penalty"),value:R(n.diversity_penalty),term:"div\
ersity-penalty"}]:[],...(n.bank??null)!==null?[{name:a("bank"),value:String(n.bank),term:"constraint"}]:[]]}function ss(e,t,n,{place:r,greedy:o}={}){if(e.given)
return a("It was given, not chosen: the search begins after it.");let s=o?[a("Greedy decoding would have chosen it, too: it is the most probable token here.")]:
[];return[...R0(e,t,n,r??null),...s].join(" ")}function R0(e,t,n,r){let{beam:o}=e,s=(o.beam??0)+1,i=fe(n).mode==="beam_sample",u=R(o.final_score);switch(t){case"\
tip":return[n.finished&&e.index===n.prompts[e.sequence].steps.length-1?a("It was still running as beam {number} when the search stopped.",{number:s}):a("It goes\
 on as beam {number}.",{number:s}),...Al(e)];case"inner":return[a("It went on as beam {number}.",{number:s}),...Al(e)];case"lost":return[a("It went on as beam {\
number}, but is a dead end: better beams took the places of its continuations.",{number:s}),...Al(e)];case"kept":return[a("The text ended here and is kept, with\
 a final score of {score}.",{score:u}),...r?[a("It is output {place}.",{place:r})]:[]];case"fell":return[a("The text ended here with a final score of {score}, b\
ut was dropped for better ones.",{score:u})];case"ended":return[a("The text ended here but does not count: it ranked too low or lacks a constraint.")];case"prun\
ed":return[i?a("It was drawn and pruned: better ones filled the beams."):a("It was considered and pruned."),...E0(e,n)];case"unseen":return[i?a("It was not draw\
n."):a("It was too improbable: not among the {considered} continuations that were considered.",{considered:Bl(e,n).length})];default:return[]}}function Al(e){let{
beam:t}=e,n={parent:t.parent+1,number:(t.beam??0)+1};return[...Bn(e)?[a("It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.",
n)]:[],...t.forced?[a("It was considered because it advances a constraint.")]:[]]}function E0(e,t){let r=Bl(e,t).filter(({beam:o})=>o.status==="running").reduce(
(o,{beam:s})=>Math.min(o,s.score??0),1/0);return Number.isFinite(r)?[a("The worst beam that went on has a sum of {sum}.",{sum:R(r)})]:[]}var is=({piece:e,beam:t})=>e??
(["pruned","unseen","ended"].includes(t.status)||!t.text?t.text:""),$l=({before:e})=>q(e).map(({piece:t})=>t??"").join("");function Df(e,t,n){return(e.beam.progress??
[]).map((o,s)=>{let i=t.at(s);return i&&gt(i,o,e,n)?"✓":o?"◐":"·"}).join("")}var L0=48,as=class{constructor(t){this.log=t}log;number=0;upTo=null;timeNode=null;choices={candidates:2,number:"probability",lost:!0,fold:!1};constraints=[];isStale=!0;runs=0;room=null;byHand={};collapsed=new Set;unfolded=new Set;laid=null;parting="";goals=new Map;begin(){
let t=fe(this.log),n=(t.effective.num_beams||1)*t.max_new_tokens>L0;this.choices={candidates:n?0:2,number:"probability",lost:!n,fold:n,...this.byHand},this.number=
0,this.upTo=this.timeNode=this.laid=null,this.collapsed=new Set,this.unfolded=new Set,this.goals.clear(),this.constraints=Yt(t),this.isStale=!0,this.runs+=1}choose(t){
t.fold!==void 0&&(this.unfolded=new Set),Object.assign(this.choices,t),Object.assign(this.byHand,t),this.isStale=!0}get prompt(){return this.log.prompts[this.number]}get length(){
return Math.min(this.prompt.steps.length,this.log.hideFrom??1/0)}get shownTo(){return Math.min(this.upTo??1/0,this.length-1)}get atEnd(){return this.shownTo===this.
prompt.steps.length-1}get best(){if(!this.atEnd)return[...this.prompt.byStep[this.shownTo].values()][0]??null;let t=this.log.lines().find(n=>n.last&&n.last.sequence===
this.number)?.last;return Re(t)?t:null}get selected(){let{selected:t}=this.log;return Re(t)&&t.sequence===this.number?t:null}get broughtOut(){return this.selected&&
this.selected!==this.timeNode&&!this.log.suggested?this.selected:null}get tree(){if(this.laid&&!this.isStale)return this.laid;let{log:t,number:n,prompt:r,atEnd:o}=this,
i=(o&&t.returned||[]).flatMap(({last:c})=>Re(c)&&c.sequence===n?[c]:[]),u=Pf(r,this.shownTo,i);return this.parting=u?Of(u):"",this.isStale=!1,this.laid=ff(r,{...this.
choices,upTo:this.shownTo,collapsed:this.collapsed,unfolded:this.unfolded,returned:i,live:!t.finished||!o,room:this.room,greedy:this.greedyNodes()}),this.laid}fitInto(t){
return this.room===t?!1:(this.room=t,this.isStale=!0,!0)}get partingSentence(){return this.tree&&this.parting}greedyNodes(){let{last:t,left:n}=rs(this.prompt),r=Xo(
[t]),o=n?.node??(n?.token&&Ta(this.prompt,n.index,t,n.token.token_id));return o?r.add(o):r}get newest(){let{columns:t,at:n,entries:r}=this.tree,{x:o,width:s}=t[t.
length-1],{y:i,height:u}=n.get(this.best)??r[0];return{x:o,y:i,width:s,height:u}}get look(){let t=this.broughtOut;return{area:null,zoom:1,path:Xo([t??this.best]),
dim:!!t,number:this.choices.number,penalty:fe(this.log).effective.length_penalty??1,goals:this.constraints.length?n=>this.goalsOf(n):null,root:this.log.readsSource?
a("target start"):a("the prompt")}}get folded(){return this.tree.columns.reduce((t,{from:n,to:r})=>t+r-n,0)}kidsOf({node:t}){return this.tree.entries.filter(({nodes:n})=>n.
length&&n[0].before===t)}parentOf({nodes:t}){return t.length?this.tree.at.get(t[0].before):void 0}entryAt([t,n]){return this.tree.entries.findLast(r=>t>=r.x&&t<=
r.x+r.width&&n>=r.y-2&&n<=r.y+r.height+2)}neighbourOf(t,n){let r=this.tree.entries.filter(({x:o})=>o===t.x).sort((o,s)=>o.y-s.y);return r[r.indexOf(t)+n]}goalsOf(t){
let n=this.goals.get(t);if(n!==void 0)return n;let r=Df(t,this.constraints,this.log.prefix.map(o=>o.token_id));return this.goals.set(t,r),r}goTo(t){this.upTo=t>=
this.length-1?null:Math.max(0,t),this.timeNode=this.upTo===null?null:this.best,this.log.selectStep(this.timeNode),this.isStale=!0}follow(){this.upTo=null,this.isStale=
!0}show(t){this.number=t,this.log.selectStep(null),this.isStale=!0}act({node:t,folded:n,column:r}){if(n&&r)this.unfolded.add(r.from),this.isStale=!0;else if(t){
let o=t===this.broughtOut;this.timeNode=null,this.log.selectStep(o?null:t)}}toggle({node:t,column:n,folded:r}){if(!t)return;let{unfolded:o,collapsed:s}=this,i=this.
tree.columns.some(({from:u,open:c})=>c&&u===t.index);r&&n?o.add(n.from):i&&o.has(t.index)?o.delete(t.index):s.has(t)?s.delete(t):t.beam.status==="running"&&s.add(
t),this.isStale=!0}};var Ff=700;function qf(e,{log:t,goalsOf:n}){let r=n(e);return[...os(e,t),...r?[{name:a("constraints"),value:r,term:"constraint"}]:[]]}var zf=(e,t)=>{let n=e.tree.
at.get(t);return ss(t,n?.look??t.beam.status,e.log,n)},Kf=({node:e})=>l("b",{children:l(D,{text:is(e)||e.beam.text})});function jf({node:e,entry:t,state:n,view:r}){
let o=E(null);H(()=>{o.current&&r.current?.placeBeside(o.current,t)});let s=$l(e);return l("div",{ref:o,class:"gp-node-card","aria-hidden":"true",children:[l("p",
{class:"gp-whole-text",children:[l("bdi",{children:s.length>Ff?"…"+s.slice(-Ff):s}),l(Kf,{node:e})]}),l("dl",{children:qf(e,{log:n.log,goalsOf:i=>n.goalsOf(i)}).
map(({name:i,value:u})=>[l("dt",{children:i}),l("dd",{children:u})])}),l("p",{class:"gp-fate",children:zf(n,e)})]})}function Gf({node:e,state:t,toggle:n}){let{log:r}=t,
o=t.tree.at.get(e),s=o&&!o.hidden&&t.kidsOf(o).length>0,i=r.canAsk&&r.hideFrom===null;return l("div",{class:"gp-picked",children:[l("p",{class:"gp-picked-text",
children:[l("bdi",{children:$l(e)}),l(Kf,{node:e})]}),l("dl",{class:"gp-picked-facts",children:qf(e,{log:r,goalsOf:u=>t.goalsOf(u)}).map(({name:u,value:c,term:p,
run:d,...f})=>l("div",{children:[l("dt",{children:l(O,{id:p,run:()=>ue(d?.()??""),...f,children:u})}),l("dd",{children:c})]},u))}),l("p",{class:"gp-picked-fate",
children:zf(t,e)}),l("p",{class:"gp-acts",children:[i&&l("button",{type:"button",class:"gp-button gp-go-on",onClick:()=>r.ask({type:"branch",step:e,tokenId:e.chosen.
token_id}),children:a("Continue from here")}),o&&(s||o.hidden>0)&&e.beam.status==="running"&&l("button",{type:"button",class:"gp-button gp-collapse",onClick:()=>n(
o),children:o.hidden?a("Open what follows ({count})",{count:o.hidden}):a("Fold what follows")}),l("button",{type:"button",class:"gp-button gp-clear",onClick:()=>r.
selectStep(null),children:a("Hide the path")})]})]})}function Uf(){let e=[["tip",a("goes on")],["lost",`✕ ${a("dead end")}`],["kept",`■ ${a("ended, kept")}`],
["fell",`▤ ${a("ended, dropped")}`],["pruned",`✕ ${a("pruned")}`],["unseen",`… ${a("not considered")}`],["path",a("best or selected text")]];return l("p",
{class:"gp-note gp-legend-line",children:[e.map(([t,n])=>l("span",{children:[t!=="unseen"&&l("svg",{class:"t-tree",children:l("g",{class:`t-${t}`,children:[l("r\
ect",{class:"t-box",x:"2",y:"2",width:"22",height:"11",rx:"3"}),l("rect",{class:"t-inside",x:"4.5",y:"4.5",width:"17",height:"6",rx:"2"})]})}),n]},t)),l("span",
{children:a("2→1: beam 2 goes on as beam 1")}),l("span",{children:["★ ",a("output")]}),l("span",{children:["G ",a("greedy path")]})]})}function Vf({state:e,view:t,element:n,entry:r,moves:o,focusOn:s,act:i,toggle:u,point:c}){let p=n.current!==null&&n.current===document.activeElement,d=E(o);H(()=>{
(p||o!==d.current)&&n.current?.focus({preventScroll:!0}),d.current=o},[r.node,o]);let f=b=>{!b||!t.current||(t.current.pan.byHand=!0,t.current.pan.reveal(b),s(b))},
h={ArrowLeft:()=>f(e.parentOf(r)),ArrowRight:()=>f(e.kidsOf(r)[0]),ArrowDown:()=>f(e.neighbourOf(r,1)),ArrowUp:()=>f(e.neighbourOf(r,-1)),Home:()=>f(e.tree.entries[0]),
End:()=>f(e.tree.at.get(e.best)),Enter:()=>i(r)," ":()=>u(r),Escape:()=>e.log.selectStep(null),"+":()=>t.current?.pan.zoomBy(1.25),"-":()=>t.current?.pan.zoomBy(
.8),0:()=>t.current?.pan.whole()},m=b=>{b.ctrlKey||b.metaKey||b.altKey||!Object.hasOwn(h,b.key)||(b.preventDefault(),b.stopPropagation(),h[b.key]())},g=({currentTarget:b})=>{
b.querySelector(":focus-visible")&&c(r)};return l("div",{class:"gp-tree-nodes",role:"tree","aria-label":a("Nodes of the beam tree. Left goes to what a node cont\
inues, right to its best continuation, up and down to others of its step. Enter selects it, Space folds what follows, plus and minus zoom, zero shows everything\
."),onKeyDown:m,onFocusIn:g,onFocusOut:()=>c(null),children:l("div",{ref:n,role:"treeitem",tabIndex:0,...P0(r,e)},r.node??"root")})}function P0(e,t){let{node:n,
nodes:r,hidden:o,folded:s}=e,i=t.parentOf(e)??t.tree.entries[0],u=n?t.kidsOf(i):[e];return{"aria-level":n?r[0].index+2:1,"aria-label":O0(e,t),"aria-setsize":u.length||
1,"aria-posinset":Math.max(0,u.indexOf(e))+1,"aria-selected":n!==null&&n===t.selected,"aria-expanded":o||s?!1:t.kidsOf(e).length>0||void 0}}function O0(e,{log:t}){
let{node:n,nodes:r,look:o}=e;if(!n)return t.readsSource?a("The start of the target, where the tree begins"):a("The prompt, where the tree begins");let s=A(r.map(
is).join("")),i=r.length>1?v(r.length,"{count} token, {text}","{count} tokens, {text}",{text:s}):s,u=os(n,t).map(({name:p,value:d})=>`${p} ${d}`),c=a("step {num\
ber}",{number:n.index+1});return`${i}, ${c}. ${ss(n,o,t,e)} ${u.join(", ")}`}var Yf=(e,t,n,r)=>({svg:()=>Bt(Jf(e()),"image/svg+xml"),png:()=>{let{tree:o,...s}=e();return Er(Jf({tree:o,...s}),o.width,o.height)},json:()=>Bt(JSON.stringify(
Hl(t,n,r),null,1),"application/json"),csv:()=>_l(C0(Hl(t,n,r).nodes)),dot:()=>Bt(A0(Hl(t,n,r)),"text/vnd.graphviz")});function Jf({tree:e,look:t,page:n}){let r=te(
"svg"),o=new An(r);o.draw(e,{...t,area:null,zoom:1}),o.nameBandsAt(0);let{width:s,height:i}=e;se(r,{width:s,height:i,viewBox:`0 0 ${s} ${i}`,class:"t-tree"});let u=te(
"rect");return se(u,{width:s,height:i,fill:"var(--gp-page)"}),r.insertBefore(u,o.world),Rr(r,n)}function Hl(e,t,n){let r=fe(e),o=r.effective.length_penalty??1,s=new Map,
i=new Map;for(let{last:d}of e.returned??[])d&&d.sequence===n&&!i.has(d)&&i.set(d,i.size+1);let u=Sr(t,t.steps.length-1),c=t.steps.flat().map(d=>{let{beam:f}=d,h=s.
size;return s.set(d,h),{id:h,parent:d.before?s.get(d.before)??null:null,step:d.index+1,token_id:f.token_id,token:f.text,piece:f.piece,logprob:f.logprob,raw_logprob:f.
raw_logprob,sum:f.score,length:d.length,score:ct(d,o),rank:d.rank,status:f.status,beam:f.beam,parent_beam:f.parent,...d.given&&{given:!0},...f.status==="finishe\
d"&&{final_score:f.final_score,kept:u.has(d)},...i.has(d)&&{output:i.get(d)},...(f.group??null)!==null&&{group:f.group,diversity_penalty:f.diversity_penalty},...f.
progress&&{progress:f.progress,bank:f.bank,forced:f.forced}}}),p=e.readsSource?{source:r.prompt}:{prompt:r.prompt||Aa(r)};return{format:"generation-playground/b\
eam-tree",version:1,model:r.model,mode:r.mode,...p,seed:r.seed,num_beams:r.effective.num_beams,length_penalty:o,early_stopping:r.effective.early_stopping??!1,nodes:c}}
function C0(e){let t=[...new Set(e.flatMap(r=>Object.keys(r)))],n=r=>Array.isArray(r)?r.join(" "):r;return[t,...e.map(r=>t.map(o=>n(r[o])))]}var Zf=e=>'"'+e.replace(
pt,t=>qe[t]||"�").replace(/[\\"]/g,"\\$&")+'"',N0={running:"style=solid",finished:'style=solid, peripheries=2, color="#00755a"',ended:'style=dotted, color="#0\
0755a"',pruned:'style=dashed, color="#6b7280", fontcolor="#6b7280"'};function A0({prompt:e,nodes:t}){let n=e===void 0?"start of the target":e.slice(-40),r=t.map(
({id:s,token:i,logprob:u,sum:c,rank:p,status:d,output:f})=>{let h=`\\n${R(u,2)}  ${R(c,2)}  #${p??""}"`,m=`${N0[d]??""}${f?", penwidth=3":""}`;return`  n${s} [l\
abel=${Zf(i).slice(0,-1)}${h}, ${m}];`}),o=t.map(({id:s,parent:i,logprob:u,status:c})=>{let p=(.4+4*Math.min(1,N(u))).toFixed(2),d=c==="pruned"?", style=dashed":
"";return`  ${i===null?"root":`n${i}`} -> n${s} [penwidth=${p}${d}];`});return["digraph beam_tree {","  rankdir=LR;",'  node [shape=box, fontname="monospace"];',
`  root [label=${Zf(n)}, style=bold];`,...r,...o,"}",""].join(`
`)}var B0=[0,1,2,3,5,8];function Xf({state:e,change:t}){let{choices:n}=e,r=e.log.prompts.length,o=[["probability",a("probability")],["token",a("token log p")],["su\
m",a("sum")],["score",a("score")],["rank",a("rank")]];return l("div",{class:"gp-tools",children:[r>1&&l("label",{class:"gp-which",children:[a("Prompt")," ",l("s\
elect",{class:"gp-prompt-number",value:e.number,onChange:({currentTarget:s})=>t(()=>e.show(Number(s.value))),children:e.log.prompts.map((s,i)=>l("option",{value:i,
children:i+1},i))})]}),l("label",{children:[l("span",{tabIndex:0,"data-tip":a("How many pruned continuations are drawn for each beam: first those that the searc\
h considered, then the next best tokens of that beam, which were too improbable to be considered."),children:a("Pruned per beam")})," ",l("select",{class:"gp-ca\
ndidates-shown",value:n.candidates,onChange:({currentTarget:s})=>t(()=>e.choose({candidates:Number(s.value)})),children:B0.map(s=>l("option",{value:s,children:s},
s))})]}),l("label",{children:[l("span",{tabIndex:0,"data-tip":a("probability: the token’s, after the processors. token log p: its log-probability, in nats. sum:\
 the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations tha\
t the step considered."),children:a("Shown on nodes")})," ",l("select",{class:"gp-number",value:n.number,onChange:({currentTarget:s})=>t(()=>e.choose({number:s.
value})),children:o.map(([s,i])=>l("option",{value:s,children:i},s))})]}),l("label",{children:[l("input",{type:"checkbox",class:"gp-lost",checked:n.lost,onChange:({
currentTarget:s})=>t(()=>e.choose({lost:s.checked}))})," ",l("span",{tabIndex:0,"data-tip":a("Beams that went on for a while but led neither to a text that is k\
ept nor to one that still goes on."),children:a("dead ends")})]}),l("label",{children:[l("input",{type:"checkbox",class:"gp-fold",checked:n.fold,onChange:({currentTarget:s})=>t(
()=>e.choose({fold:s.checked}))})," ",l("span",{tabIndex:0,"data-tip":a("Steps at which no beam forks or ends become one column. Click the column to open it."),
children:a("fold")})]})]})}var ls=class{constructor(t,n){this.box=t;this.changed=n;t.addEventListener("pointerdown",r=>this.down(r)),t.addEventListener("pointermove",r=>this.move(r));for(let r of[
"pointerup","pointercancel"])t.addEventListener(r,o=>this.up(o));t.addEventListener("wheel",r=>this.wheel(r),{passive:!1}),new ResizeObserver(()=>this.resized()).
observe(t)}box;changed;x=0;y=0;zoom=1;plane=[1,1];moved=!1;byHand=!1;gesture=!1;pointers=new Map;resized=()=>this.settle();get width(){return this.box.clientWidth||
1}get height(){return this.box.clientHeight||1}get area(){return[this.x,this.y,this.x+this.width/this.zoom,this.y+this.height/this.zoom]}get limits(){let t=Math.
min(this.width/this.plane[0],this.height/this.plane[1]);return[Math.min(.9,Math.max(.01,t)),2.5]}sized(t,n){this.plane=[t,n],this.settle()}settle(){let[t,n]=this.
limits;this.zoom=Math.min(n,Math.max(t,this.zoom));let[r,o]=[this.width/this.zoom,this.height/this.zoom],s=(i,u,c)=>u>c?(c-u)/2:Math.max(0,Math.min(i,c-u));this.
x=s(this.x,r,this.plane[0]),this.y=s(this.y,o,this.plane[1]),this.changed()}zoomBy(t,[n,r]=[this.width/2,this.height/2],o=!1){this.gesture=o;let[s,i]=this.limits,
u=Math.min(i,Math.max(s,this.zoom*t));this.x+=n/this.zoom-n/u,this.y+=r/this.zoom-r/u,this.zoom=u,this.byHand=!0,this.settle()}whole(){[this.zoom]=this.limits,[
this.x,this.y]=[0,0],this.settle()}shows({x:t,y:n,width:r,height:o}){let[s,i,u,c]=this.area;return t>=s&&n>=i&&t+r<=u&&n+o<=c}reveal({x:t,y:n,width:r,height:o},s=40){
let[i,u,c,p]=this.area,d=Math.min(s,(c-i)/4,(p-u)/4);this.x+=Math.min(0,t-d-i)||Math.max(0,t+r+d-c),this.y+=Math.min(0,n-d-u)||Math.max(0,n+o+d-p),this.settle()}at({
clientX:t,clientY:n}){let{left:r,top:o}=this.box.getBoundingClientRect();return[this.x+(t-r)/this.zoom,this.y+(n-o)/this.zoom]}down(t){t.button||(this.pointers.
set(t.pointerId,t),this.pointers.size===1&&(this.moved=!1))}move(t){let n=this.pointers.get(t.pointerId);if(!n)return;let[r,o]=[t.clientX-n.clientX,t.clientY-n.
clientY];if(!this.moved&&Math.hypot(r,o)<4)return;this.moved||this.box.setPointerCapture(t.pointerId),this.moved=!0,this.byHand=!0,this.pointers.set(t.pointerId,
t);let s=[...this.pointers.values()].find(({pointerId:i})=>i!==t.pointerId);if(s){let i=p=>Math.hypot(p.clientX-s.clientX,p.clientY-s.clientY)||1,{left:u,top:c}=this.
box.getBoundingClientRect();this.zoomBy(i(t)/i(n),[(t.clientX+s.clientX)/2-u,(t.clientY+s.clientY)/2-c],!0)}else this.x-=r/this.zoom,this.y-=o/this.zoom,this.settle()}up(t){
this.pointers.delete(t.pointerId)}wheel(t){let n=this.box.closest(".gp-alone")!==null,{left:r,top:o}=this.box.getBoundingClientRect();t.ctrlKey||t.metaKey||n&&!t.
shiftKey&&!t.deltaX?(t.preventDefault(),this.zoomBy(Math.exp(-t.deltaY*(t.deltaMode?.05:.002)),[t.clientX-r,t.clientY-o],!0)):(t.deltaX||t.shiftKey)&&(t.preventDefault(),
this.x+=(t.deltaX||t.deltaY)/this.zoom,this.byHand=!0,this.settle())}};var Qf=600,$0=120,eh=600,th=.8,Il=30,H0=130,nh=.2,I0=.4,us=class{constructor(t,n,r,o){this.box=t;this.state=r;this.redraw=o;this.picture=new An(n),this.pan=new ls(
t,()=>this.schedule()),this.pan.resized=()=>this.resized()}box;state;redraw;pan;picture;tree=null;drawn=null;item=null;scale=1;wasByHand=!1;isWanted=!1;resting;begin(){
Object.assign(this.pan,{x:0,y:0,zoom:1,byHand:!1}),this.tree=null}show(t){t&&(this.drawn=null),this.draw()}letGo(){this.pan.byHand=!1,this.tree=null,this.schedule()}whole(){
this.pan.byHand=!0,this.pan.whole()}reveal(t){t&&!this.pan.shows(t)&&this.pan.reveal(t,1/0),this.fit()}placeOver(t,n){this.item={element:t,entry:n},this.place()}placeBeside(t,n){
let{x:r,y:o,zoom:s,width:i,height:u}=this.pan,[c,p]=[(n.x-r)*s,(n.y+n.height-o)*s+8],d=(n.y-o)*s-t.offsetHeight-8;t.style.left=`${Math.max(4,Math.min(c,i-t.offsetWidth-
4))}px`,t.style.top=`${p+t.offsetHeight>u&&d>0?d:p}px`}get isHidden(){return!this.box.isConnected||this.box.closest("[hidden]")!==null}resized(){let{pan:t,state:n}=this;
if(this.isHidden)return;let r=Number(getComputedStyle(this.box).getPropertyValue("--gp-scale"))||1;t.zoom*=r/this.scale,(r!==this.scale||this.box.closest(".gp-a\
lone"))&&(this.tree=null),this.scale=r,t.settle();let{selected:o}=n.log;t.byHand||t.reveal(o&&n.selected&&n.tree.at.get(n.selected)||n.newest,Il),this.fit()}grow(t){
let{pan:n}=this;this.tree=t;let{width:r,height:o}=t;n.byHand||(n.zoom=this.zoomFor(r,o)),this.takeHeight(o),this.drawn=null,n.sized(r,o),n.byHand||n.reveal(this.
state.newest,Il),this.fit()}takeHeight(t){let n=`${Math.round(Math.max($0,Math.min(Qf,t*Math.min(1,this.pan.zoom)+4)))}px`;this.box.style.height!==n&&(this.box.
style.height=n)}fit(){let{pan:t,state:n,tree:r,scale:o}=this;if(!r||innerWidth>=eh||t.byHand||o!==1||n.log.running)return;let[s,,i]=t.area,u=r.entries.filter(p=>p.
x+p.width>s&&p.x<i),c=Math.max(0,...u.map(p=>p.y+p.height));this.takeHeight(Math.min(r.height,c+Il))}zoomFor(t,n){let{pan:r,scale:o}=this;if(o!==1)return o;let s=r.
width/t,i=Math.min(1,Math.max(th,(Qf-4)/n),s<th?1:s);return this.box.closest(".gp-alone")?Math.max(i,Math.min(2,r.width/t,r.height/n)):i}schedule(){this.isWanted||
(this.isWanted=!0,requestAnimationFrame(()=>{this.isWanted=!1,this.isHidden||this.draw()}))}draw(){let{pan:t,picture:n,state:r}=this;!t.byHand&&!this.isHidden&&
r.fitInto(t.width/this.scale)&&this.redraw(),r.tree!==this.tree&&this.grow(r.tree);let{x:o,y:s,zoom:i,area:u}=t,{drawn:c}=this,p=c&&t.gesture&&Math.abs(Math.log(
i/c.zoom))<I0;c&&p&&i!==c.zoom?(clearTimeout(this.resting),this.resting=setTimeout(()=>{t.gesture=!1,this.drawn=null,this.schedule()},H0)):(!c||i!==c.zoom||!W0(
u,c.area))&&(c=this.drawAround(u,i));let d=[(c.area[0]-o)*i,(c.area[1]-s)*i].map(f=>`${f.toFixed(2)}px`);n.element.style.transform=`translate(${d.join()}) scale\
(${i/c.zoom})`,n.nameBandsAt(o),this.place(),t.byHand!==this.wasByHand&&(this.wasByHand=t.byHand,t.byHand&&innerWidth<eh&&this.grow(r.tree),this.redraw())}drawAround([
t,n,r,o],s){let{picture:i,state:u}=this,[c,p]=[(r-t)*nh,(o-n)*nh],d=[t-c,n-p,r+c,o+p];return this.drawn={zoom:s,area:d},se(i.element,{width:(d[2]-d[0])*s,height:(d[3]-
d[1])*s}),se(i.world,{transform:`translate(${-d[0]*s} ${-d[1]*s}) scale(${s})`}),i.draw(u.tree,{...u.look,area:d,zoom:s}),this.drawn}place(){if(!this.item)return;
let{x:t,y:n,zoom:r}=this.pan,{element:o,entry:s}=this.item;Object.assign(o.style,{left:`${(s.x-t)*r}px`,top:`${(s.y-n)*r}px`,width:`${s.width*r}px`,height:`${s.
height*r}px`})}},W0=([e,t,n,r],o)=>e>=o[0]&&t>=o[1]&&n<=o[2]&&r<=o[3];var D0={whole:2e4,quickest:130,slowest:800};function F0({log:e,changes:t}){let[n]=L(()=>new as(e)),r=fr(),o=ae(t);o.run&&n.begin(),(o.run||o.steps||o.status)&&(n.
isStale=!0);let s=E(null),i=E(null),u=E(null),c=E(null),p=E({moves:0}),[d,f]=L(null),{tree:h}=n,m=p.current.node!==void 0&&h.at.get(p.current.node)||h.at.get(n.
best)||h.entries[0];p.current.node=m.node;let g=d&&h.at.get(d);H(()=>{if(!s.current||!i.current)return;let P=u.current=new us(s.current,i.current,n,r);s.current.
closest(".gp-pane")?.addEventListener("gp-alone",()=>P.letGo())},[]),H(()=>{o.run&&u.current?.begin(),u.current?.show(Object.keys(o).length>0),c.current&&u.current?.
placeOver(c.current,m),o.selection&&e.selected&&u.current?.reveal(n.selected?h.at.get(n.selected):void 0)});let b=P=>{P(),r()},w=P=>{p.current={node:P.node,moves:p.
current.moves+1},r()},y=P=>b(()=>{n.goTo(P),n.upTo!==null&&u.current&&(u.current.pan.byHand=!1)}),M=P=>b(()=>n.toggle(P)),C=P=>u.current&&n.entryAt(u.current.pan.
at(P)),S=P=>{let G=P.pointerType==="touch"||u.current?.pan.pointers.size;f(!G&&C(P)?.node||null)},_=P=>{let G=u.current?.pan.moved?null:C(P);G&&(n.act(G),w(G))},
$=n.broughtOut,B=Z(()=>l(Uf,{}),[]);return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Beam tree")}),l(Xf,{state:n,
change:b})]}),n.partingSentence&&l("p",{class:"gp-parting",children:n.partingSentence}),l("div",{ref:s,class:"gp-window",style:{cursor:g?"pointer":""},onPointerMove:S,
onPointerLeave:()=>f(null),onClick:_,children:[l("svg",{ref:i,class:"gp-picture","aria-hidden":"true"}),l(Vf,{state:n,view:u,element:c,entry:m,moves:p.current.moves,
focusOn:w,act:P=>b(()=>n.act(P)),toggle:M,point:P=>f(P?.node??null)}),d&&g&&l(jf,{node:d,entry:g,state:n,view:u})]}),l("div",{class:"gp-time",children:[l(q0,{state:n,
go:y},n.runs),l("div",{class:"gp-lens",role:"group","aria-label":a("Zoom"),children:[u.current?.pan.byHand&&l("button",{type:"button",class:"gp-button gp-follow",
onClick:()=>b(()=>{n.follow(),u.current?.letGo()}),children:a("Follow")}),l("button",{type:"button",class:"gp-button gp-out","aria-label":a("Zoom out"),onClick:()=>u.
current?.pan.zoomBy(1/1.3),children:"−"}),l("button",{type:"button",class:"gp-button gp-in","aria-label":a("Zoom in"),onClick:()=>u.current?.pan.zoomBy(1.3),children:"\
+"}),l("button",{type:"button",class:"gp-button gp-whole",onClick:()=>u.current?.whole(),children:a("Fit")})]})]}),$&&l(Gf,{node:$,state:n,toggle:M}),l("footer",
{class:"gp-tree-foot",children:[B,l(xl,{label:a("Save the tree:"),name:`beam-tree${n.number?`-${n.number+1}`:""}`,kinds:{...Yf(()=>({tree:n.tree,look:n.look,page:s.
current??document.body}),e,n.prompt,n.number),...e.canAsk&&{html:()=>{e.ask({type:"save_page"})}}}})]})]})}var rh=K(F0,e=>e.usesBeams&&!!e.prompts[0]&&e.hideFrom!==
0);function q0({state:e,go:t}){let n=Math.max(1,e.length),r={step:e.shownTo+1,end:n,folded:e.folded},o=a("step {step} of {end}",r);return l(ts,{step:e.shownTo,length:e.
length,go:t,label:a("Step of the search"),words:o,note:e.folded?a("step {step} of {end}, {folded} folded",r):o,pace:D0})}var Wl={};F(Wl,{Filled:()=>bt,sentence:()=>Pr});var Pr=(e,t)=>e.split(/\{(\w+)\}/).map((n,r)=>r%2?t[n]:n);function bt({sentence:e,values:t}){return l(T,{children:Pr(e,t)})}var[z0,oh]=[100,14],K0=16,Dl=new WeakMap;function cs(e){let t=[],n=e;for(;n&&!Dl.has(n);)t.push(n),n=n.before;let r=(n&&Dl.get(n))??"";for(let o of t.reverse())
r+=o.piece??(o.given||!$n(o.beam)?o.chosen.text:""),Dl.set(o,r);return r}function ps(e,t=26){let n=Array.from(e);return n.length<=2*t+3?e:`${n.slice(0,t).join("")}\
 … ${n.slice(-t).join("")}`}function j0(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;for(;n>0&&!/\s/.test(e[n]??" ");)n-=1;return n}function sh(e){if(e.length<
2)return e.map(()=>0);let t=e.map(n=>j0(n,e[0]));return[Math.min(...t.slice(1)),...t.slice(1)]}function ih(e,t,n){let r=n||t<K0?0:t,o=Array.from((r?"…":"")+e.
slice(r)),s=n||o.length<=2*oh?0:oh,i=o.slice(0,o.length-s);return{head:(n?i:i.slice(0,z0)).join(""),tail:s?o.slice(-s).join(""):"",isCut:r>0||o.length>60}}function ah(e,t,n){
if(n.ends.has(e.beam.token_id))return Ke("eos")[0];if(e.length>=n.maxNew)return Ke("length")[0];let r=t.returned?.find(({last:o})=>o===e)?.stopReason;return r?Ke(
r)[0]:a("a stopping criterion")}function lh({place:e,state:t,why:n}){return e!==null?t==="returned"?a("{place} output",{place:e+1}):String(e+1):n==="dropped"?a(
"dropped"):n==="too late"?a("too late"):n==="not reached"?a("not reached"):t==="running"?a("still running"):""}function uh(e,t){return t===void 0?e===null?"–":
"– ▲":e===null?`${t+1} ▼`:e===t?`${t+1} =`:`${t+1} ${e<t?"▲":"▼"} ${Math.abs(e-t)}`}function ch({log:e,search:t,number:n,kept:r,isAsked:o,ask:s}){let i=e.searched.get(e.turn)?.find(d=>d.kind==="greedy"),u=Wf(fe(e)).map(d=>Qe(d)[0]),c=!!fe(e).effective.
do_sample,p=Z(()=>i&&l(J0,{found:i,log:e,search:t,number:n,kept:r}),[i]);return l("div",{class:"gp-greedily",children:[l("h3",{class:"gp-sub",children:a("Greedy\
 decoding for comparison")}),!i&&l("p",{class:"gp-path",children:ph(rs(t.prompts[n]),{log:e,search:t,kept:r,isSampled:c})}),!i&&u.length>0&&l("p",{class:"gp-dou\
bt gp-note",children:a("This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differen\
tly on its logits.",{processors:u.join(", ")})}),p,!i&&e.finished&&Object.hasOwn(e.answers,"search")&&l("button",{type:"button",class:"gp-button gp-ask-greedy",
disabled:o,onClick:s,children:o?a("running …"):a("Run greedy decoding")})]})}function ph({last:e,ended:t,left:n},r){if(n)return V0(n,r);if(!e||e.given)return r.
isSampled?a("The path of the most probable tokens is not known yet."):a("The greedy path is not known yet.");let o=t?r.kept.findIndex(({node:u})=>u===e):-1,s={sum:R(
ye(e)),score:R(r.kept.at(o)?.score,4)},i=o<0?v(e.length,"Its sum is {sum} after {count} token.","Its sum is {sum} after {count} tokens.",s):v(e.length,"Its sum \
is {sum} after {count} token, its score {score}.","Its sum is {sum} after {count} tokens, its score {score}.",s);return[G0(e,t,o,r),i,...U0(e,t,o,r)].join(" ")}
function G0({beam:e,index:t},n,r,{isSampled:o,log:s}){let i={text:o?a("The text of the most probable tokens"):a("The greedy text"),beam:(e.beam??0)+1,place:r+1,
token:t+1};return n?r>0?a("{text} has ended, and has rank {place}.",i):r===0?s.finished?a("{text} is the best output.",i):a("{text} is the best so far.",i):e.status===
"finished"?a("{text} ended at token {token} but is not kept: others are better.",i):a("{text} ended at token {token} but does not count: it ranked too low or la\
cks a constraint.",i):a("{text} is still running, as beam {beam}.",i)}function U0({sequence:e},t,n,{search:r,kept:o}){if(!t){let i=r.prompts[e].running.map(ye);
return i.length?[a("The best beam has {sum}.",{sum:R(Math.max(...i))})]:[]}let s=o.at(0);return n===0||!s?[]:[v(s.node.length,"The best has a sum of {sum} after\
 {count} token, and a score of {score}.","The best has a sum of {sum} after {count} tokens, and a score of {score}.",{sum:R(ye(s.node)),score:R(s.score,4)})]}function V0({
index:e,token:t,node:n,sum:r,considered:o,best:s,worst:i},{search:u,isSampled:c}){let p=u.prompts.some(({steps:h})=>(h[0]??[]).some(({beam:m})=>(m.group??null)!==
null)),d=we([n?a("rank {rank} of {considered}",{rank:n.rank,considered:o}):a("not among the {considered} considered",{considered:o}),r!==null&&a("sum {sum}",{sum:R(
r)}),i!==null&&a("worst beam that went on {worst}, best {best}",{worst:R(i),best:R(s)})]),f=c?a("{where} left the path of the most probable tokens at token {pla\
ce}: {token} ({details})."):a("{where} left the greedy path at token {place}: {token} ({details}).");return Pr(f,{where:p?a("Group A"):a("The search"),place:String(
e+1),details:d,token:t?l(D,{text:t.text,class:"gp-strong"}):a("a token that was not recorded")})}function J0({found:e,log:t,search:n,number:r,kept:o}){let s=e.tokens.
map(([f])=>f),i=Nl(n.prompts[r],f=>s.at(f)),u=f=>f.reduce((h,m)=>h+(re(m)??-1/0),0),c=o.length?q(o[0].node).filter(f=>!f.given):[],p=!!fe(t).processors?.length,
d=u(c.map(({chosen:f})=>f.raw_logprob));return l("p",{class:"gp-exactly",children:[l("span",{children:[Pr(a("Run by the library, greedy decoding wrote {text}."),
{text:l(D,{text:ps(e.text,60),class:"gp-wrote"})})," ",Z0(s.length,u(e.tokens.map(([,,f])=>f)),p)," ",o.length>0&&`${Y0(c.length,d,p)} `,ph(i,{log:t,search:n,kept:o,
isSampled:!1})]}),l("details",{children:[l("summary",{children:a("Its tokens and their log-probabilities")}),l("table",{children:l("tbody",{children:e.tokens.map(
([,f,h],m)=>l("tr",{children:[l("td",{children:m+1}),l("td",{children:l(D,{text:f})}),l("td",{children:R(re(h))})]},m))})})]})]})}function Z0(e,t,n){let r={sum:R(
t)};return n?v(e,"It has {count} token with a log-probability of {sum} before the processors.","It has {count} tokens with a log-probability of {sum} before the\
 processors.",r):v(e,"It has {count} token with a log-probability of {sum}.","It has {count} tokens with a log-probability of {sum}.",r)}function Y0(e,t,n){let r={
sum:R(t)};return n?v(e,"The best output has {count} token with a log-probability of {sum} before the processors.","The best output has {count} tokens with a log\
-probability of {sum} before the processors.",r):v(e,"The best output has {count} token with a log-probability of {sum}.","The best output has {count} tokens wi\
th a log-probability of {sum}.",r)}var Hn=(e,t)=>e.lengthPenalty===t.lengthPenalty&&e.earlyStopping===t.earlyStopping,Fl=e=>rn.find(([t])=>t===e)?.[1]??String(e),on=e=>Me(Number(e.toFixed(4)));function dh(e){
let{rule:t,search:n}=e;return l("div",{class:"gp-stopping",children:[l("h3",{class:"gp-sub",children:a("Why it stopped")}),l("p",{class:"gp-stopped-by",children:rx(
e)}),l("div",{class:"gp-hypothesis-scroll",children:l("table",{class:"gp-rules","aria-label":a("Where each early_stopping stops"),children:[l("thead",{children:l(
"tr",{children:[l("th",{scope:"col",children:"early_stopping"}),l("th",{scope:"col",children:a("stops")}),l("th",{scope:"col",children:a("reason")}),l("th",{scope:"\
col",children:a("outputs")})]})}),l("tbody",{children:rn.map(([r,o])=>{let s={lengthPenalty:t.lengthPenalty,earlyStopping:r},i=Hn(s,n.own);return l("tr",{class:i?
"gp-own-rule":"",children:[l("th",{scope:"row",children:i?a("{name} (this run)",{name:o}):o}),l(X0,{...e,name:o,rule:s})]},o)})})]})})]})}function X0({log:e,search:t,
number:n,by:r,rule:o,isOver:s,asked:i,ask:u,name:c}){let p=r(o),{pools:d}=p.prompts[n],f=d.every(({exact:y})=>y),h=f&&p.stop!==null,m=h?null:ex(o,e),g=!h&&!m&&e.
finished&&Object.hasOwn(e.answers,"search"),b=i!==null&&Hn(i,o),w=m?nx(m,e):h?tx(p,r(t.own),n,t):null;return l(T,{children:[l("td",{children:[m?a("after step {s\
tep}",{step:m.steps}):ix(p,f,s)," ",g&&l("button",{type:"button",class:"gp-button gp-run-on","aria-label":a("Run the search with early_stopping {name}",{name:c}),
disabled:b,onClick:()=>u(o),children:b?a("running …"):a("Run the search")})]}),l("td",{children:m?a("found by a run"):fh(d,t,o,e)}),l("td",{"data-name":`${a("\
outputs:")} `,children:w?l(Q0,{...w}):"–"})]})}function Q0({differ:e,all:t,best:n}){if(!e||!n)return a("the same");let r={differ:e,all:t,score:R(n.score,4)},o=t>
1?a("{differ} of {all} differ; the best, with score {score}:",r):a("another text, with score {score}:",r);return l(T,{children:[o," ",l(D,{text:ps(n.text,40),class:"\
gp-wrote"})]})}var ex=(e,t)=>t.searched.get(t.turn)?.find(n=>n.kind==="rule"&&Hn(n.rule,e))??null;function tx(e,t,n,{wanted:r}){let[o,s]=[e,t].map(({prompts:c})=>c[n].
kept.slice(0,r)),i=o.filter(({node:c},p)=>s.at(p)?.node!==c).length,u=o.at(0);return{differ:i,all:o.length,best:u?{text:cs(u.node),score:u.score}:null}}function nx({
outputs:e},t){let n=t.finished?.sequences.map(({token_ids:o})=>o.join(" "))??[];return{differ:e.filter(({token_ids:o},s)=>o.join(" ")!==n[s]).length,all:e.length,
best:e.at(0)??null}}function rx({log:e,search:t,number:n,by:r,isOver:o}){let s=r(t.own),{pools:i}=s.prompts[n],u=Fl(t.own.earlyStopping);return(s.stop?a("This s\
earch stopped after step {step} by the rule of early_stopping {name}.",{step:s.stop.step,name:u}):o?a("The search was cut off. By the rule of early_stopping {na\
me} it would have gone on.",{name:u}):a("The search goes on by the rule of early_stopping {name}.",{name:u}))+(i.length>1?`
`:" ")+fh(i,t,t.own,e)}var fh=(e,t,n,r)=>e.map(o=>[...ax(o,e.length>1),ox(o,t,n,r)].join(" ")).join(`
`);function ox({stop:e,weighed:t},n,r,o){if(!t)return a("No step has been taken.");let{best:s,length:i,bound:u,worst:c}=t;if(e?.why==="criteria")return sx(n,e,o);
if(c===null)return v(n.size,"No text has ended.","Fewer than {count} texts have ended.");let p=r.earlyStopping==="never"&&r.lengthPenalty>0,d=`${R(s)} / ${i} ^ ${on(
r.lengthPenalty)} = ${R(u,4)}`,f={numbers:p?a("{formula} (at the longest possible length)",{formula:d}):d,worst:R(c,4)},{together:h}=n;if(!e)return h?a("The bes\
t running beam, {numbers}, is above the worst that is kept, {worst}.",f):a("The best continuation of the step, {numbers}, is above the worst that is kept, {wors\
t}.",f);if(e.why==="settled")return h?a("No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f):a("No \
continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.",f);let m=v(n.size,"{count} text has ended\
, which is enough.","{count} texts have ended, which is enough.");if(!(u>c))return m;let g=h?a("Yet the best running beam, {numbers}, was above the worst of the\
m, {worst}.",f):a("Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.",f);return`${m} ${g}`}function sx({start:e,maxNew:t},{
step:n},r){if(n-e>=t)return v(e+t,"The length limit of {count} token was reached.","The length limit of {count} tokens was reached.");let o=r.finished?.sequences.
find(({stop_reason:s})=>!["eos","length","unfinished"].includes(s));return o?a("Every continuation met a stopping criterion ({reason}).",{reason:Ke(o.stop_reason)[0]}):
a("Every continuation met a stopping criterion.")}function ix({stop:e,prompts:t},n,r){return n?e?a("after step {step}",{step:e.step}):r?a("goes on past step {st\
ep}",{step:Lr({prompts:t})}):a("not yet"):e?a("not exact: about step {step}",{step:e.step}):a("not exact")}function ax({group:e,stop:t},n){if(e===null)return[];
let r=Ee(e);return!n||!t?[a("Group {group}:",{group:r})]:[a("Group {group}, after step {step}:",{group:r,step:t.step})]}var lx={returned:"★",kept:"■",running:"●",out:"□"};function hh({log:e,ranking:t}){let{entries:n,was:r}=t,o={moved:r!==null,group:n.some(({node:p})=>(p.beam.
group??null)!==null),words:n.some(({node:p})=>p.beam.progress)},s=n.map(({node:p})=>cs(p)),i=sh(s),u=Math.max(0,n.findIndex(({node:p})=>p===e.selected)),c=p=>{p.
key==="Escape"&&e.selectStep(null);let d={ArrowDown:1,ArrowUp:-1}[p.key];if(!d)return;p.preventDefault();let f=[...p.currentTarget.querySelectorAll(".gp-pick")];
f.at(Math.max(0,f.findIndex(h=>h===p.target)+d))?.focus()};return l("table",{class:"gp-hypothesis-table","aria-label":a("The texts, ranked"),children:[l(ux,{ranking:t,
has:o}),l("tbody",{onKeyDown:c,children:n.map((p,d)=>l(cx,{log:e,ranking:t,entry:p,text:s[d],shared:i[d],isReachable:d===u,has:o},d))})]})}function ux({ranking:{
best:e,rule:t,tally:n},has:r}){let o=u=>()=>e?a("the best: {words}.",{words:u(e)}):"",s=on(t.lengthPenalty),i=({node:u})=>v(u.length,"the log-probability of {co\
unt} token is {sum}","the log-probabilities of {count} tokens sum to {sum}",{sum:R(ye(u))});return l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:l(
O,{id:"sequence-score",formula:"",unit:"",run:()=>ue(n),meaning:a("★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not kep\
t: others are better, it came too late, or the search would have stopped before it. ● is still running: its score is what it would be if it ended now."),children:a(
"rank")})}),l("th",{scope:"col",class:"gp-moved-column",hidden:!r.moved,children:l(O,{id:"sequence-score",formula:"",unit:"",meaning:a("The rank by the run’s ow\
n settings, and by how much it has changed."),children:a("own rank")})}),l("th",{scope:"col",class:"gp-group-column",hidden:!r.group,children:l(O,{id:"diversity\
-penalty",formula:"",unit:"",meaning:a("The group that wrote it. Each group keeps its own best, so one group can drop a text with a better score than another gr\
oup keeps."),children:a("group")})}),l("th",{scope:"col",children:a("text")}),l("th",{scope:"col",children:l(O,{id:"cumulative-logprob",unit:"nats",run:o(i),meaning:a(
"The sum of the log-probabilities of its tokens, in nats, as the search adds them up."),children:a("sum")})}),l("th",{scope:"col",children:l(O,{id:"length",run:o(
({node:u})=>v(u.length,"{count} token","{count} tokens")),meaning:a("Generated tokens, including the end-of-sequence token."),children:a("length")})}),l("th",{scope:"\
col",children:l(O,{id:"sequence-score",class:"gp-scored",run:o(({node:u,score:c})=>`${R(ye(u))} / ${u.length}^${s} = ${R(c)}`),meaning:a("The sum divided by the\
 length to the power of length_penalty. The highest scores are kept."),children:a("sum / length ^ {power}",{power:s})})}),l("th",{scope:"col",class:"gp-words-co\
lumn",hidden:!r.words,children:l(O,{id:"constraint",meaning:a("How many of the constraints the text contains."),children:a("constraints")})}),l("th",{scope:"col",
children:l(O,{id:"ending",run:o(({node:u})=>a("at step {step}",{step:u.index+1})),meaning:a("The step at which it ended, and what ended it."),children:a("ended \
at")})})]})})}function cx({log:e,ranking:{was:t,search:n},entry:r,text:o,shared:s,isReachable:i,has:u}){let{node:c,score:p,place:d,state:f}=r,h=e.selected===c,m=ye(
c),g=b=>Number.isFinite(b)?R(b):"−∞";return l("tr",{"data-state":f,children:[l("td",{children:[l("span",{class:"gp-sign","aria-hidden":"true",children:lx[f]}),
l("span",{children:lh(r)})]}),l("td",{hidden:!u.moved,children:t&&uh(d,t.get(c))}),l("td",{hidden:!u.group,children:u.group&&Ee(c.beam.group??0)}),l("td",{children:l(
px,{text:o,shared:s,isPressed:h,tabIndex:i?0:-1,press:()=>e.selectStep(h?null:c)})}),l("td",{children:g(m)}),l("td",{children:c.length}),l("td",{children:g(p)}),
l("td",{hidden:!u.words,children:u.words&&dx(c,n)}),l("td",{children:f==="running"?"–":`${c.index+1}: ${ah(c,e,n)}`})]})}function px({text:e,shared:t,isPressed:n,
tabIndex:r,press:o}){let{head:s,tail:i,isCut:u}=ih(e,t,n);return l("button",{ref:u?Se(()=>a("The whole text: {text}",{text:e})):null,"data-tip":u?"":void 0,type:"\
button",class:"gp-pick",tabIndex:r,"aria-pressed":n,"aria-label":A(e),onClick:o,children:[l(D,{text:s,class:"gp-head-text"}),i!==""&&l(D,{text:i,class:"gp-tail-\
text"})]})}function dx(e,{constraints:t,promptIds:n}){let r=t.filter((s,i)=>gt(s,e.beam.progress?.[i]??0,e,n)).length,o=a("{done} of {all}",{done:r,all:t.length});
return r===t.length?`✓ ${o}`:o}var mh=40;function fx({log:e,changes:t}){let[n,r]=L({}),[o,s]=L(0),[i,u]=L(null),c=E(new Map),p=E(0),d=ae(t);d.run&&(r({}),s(0),c.current=new Map),i&&(d.run||d.
searched)&&u(null),(d.run||d.steps||d.status||d.searched)&&(p.current+=1);let f=e.hideFrom!==null,h=Z(()=>f?null:hx(e,d.run?{}:n,d.run?0:o,c.current),[p.current,
n,o,f]);return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Hypotheses")}),h&&l("span",{class:"gp-note gp-counts",children:h.
tally}),l("div",{class:"gp-tools",children:e.prompts.length>1&&l("label",{class:"gp-of-prompts",children:l("select",{class:"gp-of-prompt","aria-label":a("Prompt"),
value:o,onChange:({currentTarget:m})=>s(Number(m.value)),children:e.prompts.map((m,g)=>l("option",{value:g,children:a("prompt {number}",{number:g+1})},g))})})})]}),
!h&&l("p",{class:"gp-note gp-untold",children:a("What the search found is hidden while you guess the next token.")}),h&&l("div",{class:"gp-found",children:[h.isKnown&&
l(wx,{found:h,ask:m=>r({...n,...m}),goBack:()=>r({})}),l("p",{class:"gp-formula","aria-live":h.isMoved?"polite":"off",children:bx(h)}),h.doubt&&l("p",{class:"gp\
-honest gp-note",children:h.doubt}),l("div",{class:"gp-hypothesis-scroll",children:l(hh,{log:e,ranking:h})}),h.left>0&&l("p",{class:"gp-note gp-rest",children:v(
h.left,"and {count} more, with a lower score","and {count} more, with lower scores")}),h.isKnown&&l(dh,{...h,log:e,asked:i==="greedy"?null:i,ask:m=>{u(m),e.ask(
{type:"search",kind:"rule",rule:m})}}),l(ch,{log:e,search:h.search,number:h.number,kept:h.own.prompts[h.number].kept,isAsked:i==="greedy",ask:()=>{u("greedy"),e.
ask({type:"search",kind:"greedy"})}})]})]})}var gh=K(fx,e=>e.usesBeams);function hx(e,t,n,r){let o=Rl(e),s=!!(e.finished??e.failed),i=g=>{let b=JSON.stringify(g),
w=r.get(b)??Ll(o,g);return w.stop&&r.set(b,w),w},u=o.together!==null&&Pl(o,i(o.own),!!e.finished),c=u?{...o.own,...t}:o.own,p=u?i(c):mx(o,e),d=u?i(o.own):p,f=u&&
!Hn(c,o.own),h=Ol(o,n,p,c,s),m=h.filter(({place:g})=>g!==null);return{search:o,number:n,rule:c,own:d,by:i,isKnown:u,isMoved:f,isOver:s,entries:h.slice(0,mh),left:h.
length-mh,was:f?new Map(d.prompts[n].kept.map(({node:g},b)=>[g,b])):null,best:m.at(0)??null,tally:gx(h,m.length),doubt:u?kx(p,d,n,o,c,s):yx(o)}}var mx=(e,t)=>({
stop:t.finished?{step:0,why:""}:null,prompts:e.prompts.map(({finished:n})=>({kept:n.map(r=>({node:r,score:r.beam.final_score??-1/0})),pools:[{group:null,stop:null,
lastStep:0,weighed:null,exact:!0}]}))});function gx(e,t){let n=e.filter(({state:o})=>o==="running").length,r=e.filter(({state:o})=>o==="returned").length;return[
a("{count} ended",{count:k(e.length-n)}),a("{count} kept",{count:k(t)}),...n?[a("{count} running",{count:k(n)})]:[],...r?[v(r,"{count} output","{count} outputs")]:
[]].join(", ")}function bx({best:e,rule:{lengthPenalty:t}}){if(!e)return a("No text is kept yet.");let{node:n,score:r}=e;return a("The best: score = sum / lengt\
h ^ length_penalty = {sum} / {length} ^ {power} = {score}",{sum:R(ye(n)),length:n.length,power:on(t),score:R(r,4)})}function wx({found:{search:e,rule:t,isMoved:n},
ask:r,goBack:o}){let s=E(null),[i,u]=L(null),c=i?.search===e.prompts?i.text:String(Number(t.lengthPenalty.toFixed(4))),p=({currentTarget:f})=>{u({text:f.value,search:e.
prompts}),Number.isFinite(f.valueAsNumber)&&r({lengthPenalty:f.valueAsNumber})},{own:d}=e;return l("div",{class:"gp-what-if",role:"group","aria-label":a("What i\
f"),children:[l("span",{class:"gp-strong",children:a("What if")}),l("label",{class:"gp-asked",children:[l(O,{id:"length-penalty",meaning:a("The score of a text \
that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, because this se\
tting does not decide which beams go on."),children:"length_penalty"}),l("input",{ref:s,class:"gp-slide",type:"range",min:"-2",max:"3",step:"0.05","aria-label":a(
"length_penalty, as a slider"),value:t.lengthPenalty,onInput:({currentTarget:f})=>r({lengthPenalty:Number(f.value)})}),l("input",{class:"gp-power",type:"number",
step:"any","aria-label":"length_penalty",value:c,onInput:p,onBlur:()=>u(null)})]}),l("label",{class:"gp-asked",children:[l("span",{tabIndex:0,"data-tip":a('When\
 the search stops. False: once the best running text, at its present length, is no better than the worst that is kept. True: as soon as enough texts have ended.\
 "never": only once no running text can become better, at any length.'),children:"early_stopping"}),l("select",{class:"gp-rule","aria-label":"early_stopping",value:JSON.
stringify(t.earlyStopping),onChange:({currentTarget:f})=>r({earlyStopping:JSON.parse(f.value)}),children:rn.map(([f,h])=>l("option",{value:JSON.stringify(f),children:h},
h))})]}),n&&l("button",{type:"button",class:"gp-button gp-own-again",onClick:()=>{o(),s.current?.focus()},children:a("Back to the run’s own: {power}, {early}",
{power:on(d.lengthPenalty),early:Fl(d.earlyStopping)})})]})}function yx(e){return e.prompts.every(({steps:t,given:n})=>t.length===n)?a("The search has not begun\
: all tokens so far were given."):e.together===null?a("This decoding loop has its own rules: the texts are shown as they were recorded."):a("The recording does \
not follow the rules of this search, so what other settings would give cannot be computed.")}function kx(e,t,n,r,o,s){let i=Math.max(1,...r.prompts.map(({steps:d})=>d.
length-r.start)),u=i**o.lengthPenalty;if(!Number.isFinite(u)||u===0)return a("{length} ^ {power} is too large or too small for a floating-point number: the sear\
ch itself would fail.",{length:i,power:on(o.lengthPenalty)});let c=e.prompts[n].pools.filter(({exact:d})=>!d);if(c.length){let d=c.map(({group:f})=>Ee(f??0)).join(
", ");return v(c.length,"Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penal\
ty of group {groups}.","Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalt\
y of groups {groups}.",{groups:d})}if(Hn(o,r.own))return"";if(!e.stop){if(!s)return"";let d=Lr(e);return r.together?a("With these settings the search would have\
 gone on past step {step}, where the recording ends: this ranks what is known so far.",{step:d}):a("With these settings the search would have gone on past step \
{step}, where the recording of a group ends: this ranks what is known so far.",{step:d})}let{step:p}=e.stop;return t.stop?p>=t.stop.step?"":a("With these settin\
gs the search would have stopped after step {step}, not {own}: what ended later does not count.",{step:p,own:t.stop.step}):a("With these settings the search wou\
ld have stopped after step {step}: what ended later does not count.",{step:p})}var eu={};F(eu,{addGroupPanes:()=>Cx,chooseUnit:()=>bs,start:()=>Ql});var zl={};F(zl,{canStandAlone:()=>ql});function ql(e){let t=z("button","gp-alone-button",null,{type:"button"});t.append(xx()),e.append(t);let n=null;async function r(){let u=vx(e);e.classList.add("gp\
-alone");let c=new MutationObserver(()=>e.hidden&&o());if(c.observe(e,{attributeFilter:["hidden"]}),document.addEventListener("keydown",s,!0),n=()=>{n=null,c.disconnect(),
document.removeEventListener("keydown",s,!0),e.classList.remove("gp-alone"),e.popover&&e.removeAttribute("popover"),u.restore(),i()},i(),document.fullscreenEnabled)
try{await e.requestFullscreen();return}catch{}n&&(e.popover="manual",e.showPopover(),u.silence(),t.focus({preventScroll:!0}))}function o(){document.fullscreenElement===
e?document.exitFullscreen():n&&n(),t.focus({preventScroll:!0})}function s(u){u.key==="Escape"&&(u.preventDefault(),u.stopPropagation(),o())}function i(){let u=n?
a("Leave full screen"):a("Full screen");t.title=u,t.ariaLabel=e.ariaLabel?`${u}: ${e.ariaLabel}`:u,e.dispatchEvent(new Event("gp-alone"))}t.addEventListener("cl\
ick",()=>n?o():r()),e.addEventListener("fullscreenchange",({target:u})=>{u===e&&document.fullscreenElement!==e&&n&&n()}),i()}function vx(e){let t=[],n=[],r=[];for(let i=e.
parentElement;i;i=i.parentElement)r.push(i),(i.scrollTop||i.scrollLeft)&&t.push([i,i.scrollLeft,i.scrollTop]);let o=e.parentElement??e;o.style.minHeight=`${o.offsetHeight}\
px`;function s(){for(let[i,u,c]of t)i.scrollTo({left:u,top:c,behavior:"instant"})}return{silence(){for(let i of r)for(let u of i.children)!(u instanceof HTMLElement)||
u.contains(e)||u.inert||(u.inert=!0,n.push(u))},restore(){for(let i of n)i.inert=!1;o.style.minHeight="",s(),window.addEventListener("resize",s,{once:!0}),setTimeout(
()=>window.removeEventListener("resize",s),1e3)}}}function xx(){let e=te("svg"),t=te("path");return e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-h\
idden","true"),t.setAttribute("d","M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),e.append(t),e}var jl={};F(jl,{RunGroup:()=>Or,changedSince:()=>bh});var _x=["token_id","text","piece","logprob","raw_logprob","entropy"],Kl=class extends Pt{constructor(n,r){super();this.group=n;this.number=r}group;number;changed(n){
super.changed(n),this.group&&this.group.entryChanged(this.number,n)}},Or=class extends jt{constructor(n){super(["run","steps","status","measured","found","lanes",
"pair","unit"]);this.name=n;this.clear(null)}name;lanes=null;turn;fresh=new Set;unit="bits";header;done;apart;found;verdict;charts;asking;pair;groups;entries;isExample;example="";metrics;inNats;clear(n){
this.header=n,this.showMetrics(),this.done=this.apart=this.found=this.verdict=this.asking=null,this.charts={},this.isExample=!1,this.pair=[0,1],this.fresh.clear(),
this.groups=(n?.groups??[]).map((r,o)=>({...r,number:o,entries:[],shown:0,told:{values:{},each:{}},values:{},each:{}})),this.entries=(n?.entries??[]).map(({group:r,
seed:o},s)=>{let i=n?.kind==="lanes"?Object.assign(new Kl(this,s),{unit:this.unit}):null,u={number:s,group:r,seed:o,log:i,begun:!1,tokens:[],ended:null,sameAs:null};
return this.groups[r].entries.push(u),u});for(let r of this.kinds)this.changed(r)}get running(){return!!(this.header&&!this.done)}feedRun(n,r){r!==this.turn&&(this.
position=0),this.turn=r,this.feed(n)}showExample(n){if(!(this.header||this.found)){if(this.name==="lanes"&&!this.lanes){this.example=n;return}this.feed(n),this.
isExample=!0,this.leaveOtherLanes()}}get canOpen(){return this.canAsk&&!this.isExample}appendRun(n,r){return r!==this.turn&&this.feed(""),this.turn=r,this.append(
n)}lose(){this.running&&this.read({type:"Done",stopped:!0})}read(n){if(!Sx(n.type))throw new Error("unknown line "+n.type);wh[n.type](this,n)}entryChanged(n,r){
this.fresh.add(n),this.changed(r==="status"?"status":"steps")}takeChanges(){return this.changes.entries=this.fresh,this.fresh=new Set,super.takeChanges()}subscribe(n,r,o={}){
let s=i=>i.run||!i.entries;super.subscribe(n,i=>r(s(i)?{...i,entries:new Set(this.entries.keys())}:i),o)}setPair(n,r){this.pair=[n,r],this.changed("pair")}shownOf(n){
let{entries:r,shown:o}=this.groups[n];return r[o]}showEntry(n,r){this.groups[n].shown=r,this.changed("pair")}setLanes(n){this.lanes=n,this.example?(this.showExample(
this.example),this.example=""):this.leaveOtherLanes(),this.changed("lanes")}leaveOtherLanes(){if(!this.isExample||!this.lanes)return;let{lanes:n,groups:r}=this;
(!n.every(({id:s},i)=>s===r.at(i)?.id&&!bh(n[i],r[i]))||n.length!==r.length)&&this.clear(null)}setAsking(n,r){this.asking={question:n,titles:r};for(let o of["st\
eps","status","measured","found"])this.changed(o)}answered(n){return this.found?.question===n&&(!this.asking||this.asking.question===n)}setUnit(n){this.unit=n,this.
showMetrics(),this.groups.forEach(r=>this.showMeasured(r));for(let{log:r}of this.entries)r&&(r.unit=n);for(let r of["unit","measured"])this.changed(r)}showMetrics(){
let n=this.header?.metrics??[];this.metrics=n.map(r=>r.unit==="nats"?{...r,unit:this.unit}:r),this.inNats=new Set(n.filter(({unit:r})=>r==="nats").map(({name:r})=>r))}showMeasured(n){
let r=(i,u)=>u!==null&&this.inNats.has(i)&&Number.isFinite(u)?_e(u,this.unit):u,{values:o,each:s}=n.told;n.values=Object.fromEntries(Object.entries(o).map(([i,u])=>[
i,r(i,u)])),n.each=Object.fromEntries(Object.entries(s).map(([i,u])=>[i,u.map(c=>r(i,c))]))}};function bh(e,t){let n=(r,o)=>JSON.stringify(r[o]===""?null:r[o]??
null);return["model","seed","settings","prompt"].some(r=>n(e,r)!==n(t,r))}var wh={Comparison(e,t){e.clear(t)},Of(e,{entry:t,event:n}){e.entries[t].log?.read(n)},
Begun(e,{entry:t,apart:n}){e.apart=n??null,e.entries[t].begun=!0,e.entryChanged(t,"status")},Tokens(e,{entry:t,tokens:n}){for(let r of n){let o=Object.fromEntries(
_x.map((s,i)=>[s,r[i]]));e.entries[t].tokens.push(o)}e.entryChanged(t,"steps")},Ended(e,{entry:t,text:n,stop_reason:r,failed:o}){e.entries[t].ended={text:n,stop_reason:r,
failed:o},e.entryChanged(t,"status")},Known(e,{entry:t,of:n}){e.entries[t].sameAs=e.entries[n],e.entryChanged(t,"status")},Measured(e,{group:t,values:n,each:r}){
e.groups[t].told={values:n,each:r??{}},e.showMeasured(e.groups[t]),e.changed("measured")},Found(e,{values:t,charts:n}){e.header||(e.isExample=!1),e.found=t,e.charts=
n??{},e.changed("found")},Served(e,{way:t,steps:n,tokens:r,settings:o,requests:s,...i}){let u=t===0&&o;e.isExample=!1;let c=u?{...i,requests:s,tokens:[],ways:[]}:
e.found;e.found=c,o&&(c.ways[t]={settings:o,steps:[]}),c.ways[t].steps.push(...n),c.tokens.push(...r??[]),e.changed("found")},Verdict(e,t){e.verdict=t,e.changed(
"found")},Done(e,{stopped:t,overtaken:n}){e.done={stopped:t,...n&&{overtaken:n}},e.changed("status")}},Sx=e=>Object.hasOwn(wh,e);var Ul={};F(Ul,{linkTermsIn:()=>Gl,withTermLinks:()=>fs});var Tx=/(“[^”]*”|„[^“]*“|«[^»]*»)/,Mx="(?:s|es|e|n|en|x)?",Rx=new Set(["token","step","prompt","draft","kept","ending","time","length","speed","b\
its","sample","memory","context","queue","decode","starved"]),ds=null;function Ex(){if(ds)return ds;let e=new Map;for(let n of En){if(Rx.has(n))continue;let[r]=Gt(
n).name.split(" (");e.has(r.toLowerCase())||e.set(r.toLowerCase(),n)}let t=[...e.keys()].sort((n,r)=>r.length-n.length).map(n=>n.replace(/[.*+?^${}()|[\]\\]/g,"\
\\$&"));return ds={pattern:new RegExp(`(?<![\\p{L}\\p{N}_-])(${t.join("|")})${Mx}(?![\\p{L}\\p{N}_-])`,"giu"),ids:e},ds}function fs(e,t=new Set){let{pattern:n,ids:r}=Ex();
return e.split(Tx).flatMap((o,s)=>{if(s%2)return[o];let i=[],u=0;for(let c of o.matchAll(n)){let p=r.get(c[1].toLowerCase());p===void 0||t.has(p)||(t.add(p),i.push(
o.slice(u,c.index),z("a","gp-term-link",c[0],{href:wr(p)})),u=c.index+c[0].length)}return[...i,o.slice(u)]})}function Gl(e){for(let t of e.querySelectorAll("p.g\
p-note")){let[n]=t.childNodes;t.childNodes.length===1&&n.nodeType===Node.TEXT_NODE&&n.nodeValue?.trim()&&t.replaceChildren(...fs(n.nodeValue))}}var vh={},hs=null,Jl=new Map,Zl=new Map,Yl="bits";function ms(e){let t=Jl.get(e)??Object.assign(new Pt,{unit:Yl});return Jl.set(e,t),t}function gs(e){let t=Zl.get(
e)??Object.assign(new Or(e),{unit:Yl});return Zl.set(e,t),t}function bs(e){Yl=e;for(let t of[...Jl.values(),...Zl.values()])t.setUnit(e)}function Lx(e,t,{log:n="\
main"}={}){let r=ms(n),o=xh(e,t);Sh(e,o,r,"run",s=>{let i=vh[e]?.(s,r);return!i||!Wx.has(e)?i:Fx(s,r,i,e)})}function Px(e,t,{group:n}){let r=gs(n),o=xh(e,t),s=Hx.
has(e)?"text":Ix.has(e)?"model":"runs",i=()=>Sh(e,o,r,s,c=>hs?.[e]?.(c,r));if(hs)return i();let u=o.querySelector(".gp-pane");u&&Do(u),Xl.push({drawNow:i,failed:()=>Nx(
o)}),r.subscribe(o,()=>{!hs&&(r.header||r.found||r.lanes)&&Ox()})}var xh=(e,t)=>t.querySelector(`[data-pane="${e}"]`)??t,Xl=[],Vl=!1;function Ox(){if(Vl||!window.
GenerationPlaygroundComparisons)return;Vl=!0;let e=document.createElement("script");e.src=window.GenerationPlaygroundComparisons,e.onerror=()=>{Vl=!1;for(let{failed:t}of Xl)
t()},document.head.append(e)}function Cx(e){hs=e;for(let t of document.querySelectorAll(".gp-not-loaded"))t.remove();Xl.splice(0).forEach(({drawNow:t})=>_h(t))}
function Nx(e){e.querySelector(":scope > .gp-not-loaded")||e.append(z("p","gp-note gp-not-loaded",a("This part of the page could not be loaded. Reload the page.")))}
function _h(e){try{e()}catch(t){console.error("Generation Playground:",t)}}function Sh(e,t,n,r,o){let s=t.querySelector(".gp-pane");if(!s)return yh(e);Do(s),Gl(
s);let i=Ka(s,r);Th.push(t),$x.has(e)||ql(s);let u=o(s);if(!u)return yh(e);n.subscribe(s,c=>{u(c),i()},{whenOpen:!Ax.has(e),rest:Bx[e]}),Mh()}function yh(e){console.
error(`Generation Playground: there is no pane “${e}” here.`)}var Th=[],kh=null;function Mh(){let e=Ko();if(e===kh)return;let t=Th.find(r=>r.getClientRects().
length&&r.isConnected);if(e!==null&&!t||(kh=e,e===null||!t))return;let n=t.querySelector(":scope > .gp-glossary-place");if(!n){let r=n=z("div","gp-pane gp-gloss\
ary-place");r.addEventListener("click",o=>yr(o,r)),t.append(r)}ht(n,e)}var Ax=new Set(["branches"]),Bx={...Object.fromEntries(["numbers","check","what_if","knob\
_strips","measures","progress","lengths"].map(e=>[e,250])),...Object.fromEntries(["token","candidates","draw","processors","in_words","curve","layers","reranked"].
map(e=>[e,125]))},$x=new Set(["numbers","check","what_if","knob_strips","token","progress","conclusion","arrival"]),Hx=new Set(["detection","mistakes","attack",
"strengths"]),Ix=new Set(["shelf","estimate","opened"]),Wx=new Set(["tokens","spoken","word_times","token","candidates","draw","what_if","knob_strips","processo\
rs","curve","in_words","logit_lens","cross_attention","check","quiz"]),Dx=new Set(["processors","logit_lens","cross_attention","check","quiz"]);function Fx(e,t,n,r){
let o=Tn(t.kinds),s=!1;return i=>{if(t.denoises||t.isFromElsewhere&&Dx.has(r)){s=e.hidden=!0;return}s&&(e.hidden=!1),n(s?o:i),s=!1}}function qx(e,t,n){ms(e).feedRun(
t||"",n)}function zx(e,t,n){return ms(e).appendRun(t,n)}function Kx(e,t,n){return gs(e).appendRun(t,n)}function jx(e,t,n){gs(e).feedRun(t||"",n)}function Ql(e){
vh=e;let t={mount:Lx,feed:qx,append:zx,appendGroup:Kx,chooseUnit:bs,log:ms,RunLog:Pt,mountGroup:Px,feedGroup:jx,group:gs};window.GenerationPlayground=t;let n=window.
GenerationPlaygroundQueue,r=o=>_h(()=>o(t));window.GenerationPlaygroundQueue={push:r},n?.forEach?.(r),window.addEventListener("hashchange",Mh)}var Rh={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10,Home:-1/0,End:1/0},ws=e=>t=>{t.key==="Escape"&&e.selectStep(null),Object.hasOwn(
Rh,t.key)&&(t.preventDefault(),e.walk(Rh[t.key]))};function ys(e,t,n,r=0){return{"aria-valuenow":e?e.isPrompt?e.index-r:e.index+1:0,"aria-valuemin":e?1-r:0,"ari\
a-valuemax":e?t:0,"aria-valuetext":n}}var Gx=new Intl.NumberFormat("en-US",{maximumFractionDigits:2,minimumFractionDigits:2}),Eh=e=>he(Gx.format(e)),Cr=e=>e,tu={information:Cr({unit:!0,write:Eh,fromZero:!0}),
sum:Cr({unit:!0,write:Eh}),share:Cr({title:()=>a("probability"),write:x,fromZero:!0,share:!0}),count:Cr({title:()=>a("tokens kept"),write:k,log:!0}),rank:Cr({title:()=>a(
"rank"),write:k,log:!0,reversed:!0})},nu=[["kept","solid"],["chosen","dash"],["accepted","dot"],["rejected","dashdot"],["bonus","longdash"],["text","4px,4px"],[
"before","12px,3px,2px,3px"],["focus","2px,7px"]].map(([e,t])=>({role:e,dash:t})),Ux=()=>({information:{name:a("surprisal and entropy"),axis:"information",about:a(
"Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after)."),series:[{name:a("su\
rprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its probability after the processors\
; before them where a text was only read."),value:e=>Le(e).surprisal},{name:a("entropy before"),term:"entropy",role:"entropy-before",dash:"dot",tip:a("How uncer\
tain the model was, before any processor: the surprisal that it expected."),value:e=>e.distribution.entropy_before},{name:a("entropy after"),term:"entropy",role:"\
entropy-after",dash:"dash",tip:a("How uncertain the draw was, after the processors."),value:e=>e.isPrompt?null:e.distribution.entropy_after}]},kept:{name:a("can\
didates kept"),axis:"count",about:a("How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one be\
low."),series:[{name:a("candidates kept"),term:"kept",role:"entropy-after",dash:"solid",tip:a("The number of tokens with a probability above 0 after the process\
ors."),value:e=>e.isPrompt?null:Math.max(1,me(e)??0)}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of\
 the whole text up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("after the processors"),term:"cumulativ\
e-logprob",role:"surprisal",dash:"solid",sum:!0,tip:a("Added up after the processors: from the probabilities that the tokens were drawn with."),value:e=>e.isPrompt?
null:e.chosen.logprob??e.chosen.raw_logprob},{name:a("before them"),term:"cumulative-logprob",role:"entropy-before",dash:"dot",sum:!0,tip:a("Added up before the\
 processors: from the probabilities that the model gave."),value:e=>e.chosen.raw_logprob}]},before:{name:a("looked up: probability before"),axis:"share",about:a(
"How probable the model found each looked-up token at each place, before the processors."),of:e=>N(e.raw_logprob)},after:{name:a("looked up: probability after"),
axis:"share",about:a("How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it."),of:e=>N(e.logprob)},rank:{
name:a("looked up: rank"),axis:"rank",about:a("The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top."),of:e=>e.
raw_rank||null}}),Vx=()=>({information:{name:a("surprisal"),axis:"information",about:a("How unexpected each token was, from the log-probabilities that the serve\
r gave."),series:[{name:a("surprisal"),term:"surprisal",role:"surprisal",dash:"solid",tip:a("How unexpected the chosen token was: minus the logarithm of its pro\
bability."),value:e=>Le(e).surprisal}]},cumulative:{name:a("cumulative log-probability"),axis:"sum",about:a("The logarithm of the probability of the whole text \
up to each token: steep where the text is unlikely. The prompt is added up separately."),series:[{name:a("as reported"),term:"cumulative-logprob",role:"surprisa\
l",dash:"solid",sum:!0,tip:a("Added up from the log-probabilities that the server gave."),value:e=>e.chosen.raw_logprob}]}}),Lh=e=>e?Vx():Ux();function Ph(e,t,n){
let[r,...o]=e.information.series??[],i=t.some(c=>(me(c)??1/0)<(c.distribution.vocab??0))?e.kept?.series??[]:[];return[{axis:"information",series:o},{axis:"infor\
mation",series:[r]},{axis:"count",series:i},{axis:"share",series:n}].filter(({series:c})=>c.length)}var Jx={solid:"none",dash:"7 4",dot:"2 4",dashdot:"10 4 2 4",longdash:"14 5"},Zx=8*Math.LN2,Nr=e=>Jx[e]??e.replaceAll("px","").replaceAll(","," ");function ru({
series:e,of:t=()=>null},n){return e||[...n].slice(-nu.length).map(([r,o],s)=>({...nu[s],name:o,term:"probability",tip:a("The looked-up token {token}, id {id}.",
{token:A(o),id:r}),value:({watched:i=[]})=>{let u=i.find(({token_id:c})=>c===r);return u?t(u):null}}))}function Ch({name:e,hasStrips:t,strips:n,steps:r,prompt:o,
current:s,unit:i,factor:u}){let c=o.length,p=m=>m.index+1-(m.isPrompt?c+1:0),d=({axis:m,series:g})=>{let b=tu[m],w=_=>`${b.write(_)}${b.unit?` ${a(i)}`:""}`,y=(_,$,B)=>{
let P=Qx(_,$,b.unit?u:1),G=U=>a("{token} {series}: {value}",{token:A($[U].chosen.text),series:_.name,value:w(P[U]??0)});return{name:_.name,role:_.role,dash:_.dash,
isPrompt:B,x:$.map(p),y:P,words:G}},M=c?g.map(_=>y(_,o,!0)):[],C=g.map(_=>y(_,r,!1)),S=b===tu.information?Xx(Oh(M),Oh(C),Zx*u):null;return{series:g,lines:g.flatMap(
(_,$)=>[...c?[M[$]]:[],C[$]]),answer:t&&(b.fromZero||b.log)&&g.length&&!b.share?Yx(C[0],r,w):"",note:S?a("prompt: up to {value}",{value:w(S.highest)}):"",y:{title:b.
title?.()??a(i),kind:b,range:S?[0,S.end]:null}}},f=n.map(d),h=({lines:m})=>m.some(({y:g})=>g.some(b=>b!==null));return{label:a("{curve} along the text",{curve:e}),
hasStrips:t,strips:t&&f.some(h)?f.filter(h):f,before:c,here:s&&p(s),tokens:[...o,...r].map(({chosen:m})=>m.text),x:{title:a("token"),range:[.5-c,Math.max(10,r.length)+
.5]}}}function Yx({y:e},t,n){let r=ou(e),o=e[r]??null;return o===null?"":a("highest at {token}: {value}",{token:Y(t[r].chosen.text),value:n(o)})}var ou=e=>e.reduce(
(t,n,r)=>n!==null&&n>(e[t]??-1/0)?r:t,-1);function Xx(e,t,n){let r=Math.max(t*1.08,n);return t&&e>1.5*r?{end:r,highest:e}:null}var Oh=e=>e.reduce((t,{y:n})=>n.reduce(
(r,o)=>Math.max(r,o??0),t),0);function Qx(e,t,n){let r=0;return t.map(o=>{let s=re(e.value(o));e.sum&&(r=r===null||s===null?null:r+s);let i=e.sum?r:s;return i===
null?null:i*n})}var Ar=Math.PI,su=2*Ar,sn=1e-6,e_=su-sn;function Nh(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function t_(e){let t=Math.floor(e);
if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Nh;let n=10**t;return function(r){this._+=r[0];for(let o=1,s=r.length;o<s;++o)this._+=Math.round(
arguments[o]*n)/n+r[o]}}function Ah(e,t,n,r){return e===n&&t===r}function n_(e){let t=Math.floor(e);if(!(t<=15))return Ah;let n=10**t,r=function(o){return Math.
round(o*n)};return function(o,s,i,u){return r(o)===r(i)&&r(s)===r(u)}}var In=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
t==null?Nh:t_(t),this._equal=t==null?Ah:n_(t)}moveTo(t,n){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,n){this._append`L${this._x1=+t},${this._y1=+n}`}quadraticCurveTo(t,n,r,o){this._append`Q${+t},${+n},${this.
_x1=+r},${this._y1=+o}`}bezierCurveTo(t,n,r,o,s,i){this._append`C${+t},${+n},${+r},${+o},${this._x1=+s},${this._y1=+i}`}arcTo(t,n,r,o,s){if(t=+t,n=+n,r=+r,o=+o,
s=+s,s<0)throw new Error(`negative radius: ${s}`);let i=this._x1,u=this._y1,c=r-t,p=o-n,d=i-t,f=u-n,h=d*d+f*f;if(this._x1===null)this._append`M${this._x1=t},${this.
_y1=n}`;else if(h>sn)if(!(Math.abs(f*c-p*d)>sn)||!s)this._append`L${this._x1=t},${this._y1=n}`;else{let m=r-i,g=o-u,b=c*c+p*p,w=m*m+g*g,y=Math.sqrt(b),M=Math.sqrt(
h),C=s*Math.tan((Ar-Math.acos((b+h-w)/(2*y*M)))/2),S=C/M,_=C/y;Math.abs(S-1)>sn&&this._append`L${t+S*d},${n+S*f}`,this._append`A${s},${s},0,0,${+(f*m>d*g)},${this.
_x1=t+_*c},${this._y1=n+_*p}`}}arc(t,n,r,o,s,i){if(t=+t,n=+n,r=+r,i=!!i,r<0)throw new Error(`negative radius: ${r}`);let u=r*Math.cos(o),c=r*Math.sin(o),p=t+u,d=n+
c,f=1^i,h=i?o-s:s-o;if(this._x1===null?this._append`M${p},${d}`:(Math.abs(this._x1-p)>sn||Math.abs(this._y1-d)>sn)&&this._append`L${p},${d}`,!!r){if(h<0&&(h=h%su+
su),h>e_)this._append`A${r},${r},0,1,${f},${t-u},${n-c}A${r},${r},0,1,${f},${this._x1=p},${this._y1=d}`;else if(h>sn){let m=t+r*Math.cos(s),g=n+r*Math.sin(s);if(h>=
Ar&&this._equal(p,d,m,g)){h/=2;let b=o+h;this._append`A${r},${r},0,${+(h>=Ar)},${f},${t+r*Math.cos(b)},${n+r*Math.sin(b)}`}this._append`A${r},${r},0,${+(h>=Ar)},${f},${this.
_x1=m},${this._y1=g}`}}}rect(t,n,r,o){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+n}h${r=+r}v${+o}h${-r}Z`}toString(){return this._}};function r_(){
return new In}r_.prototype=In.prototype;function Wn(e){return function(){return e}}var o_=Math.cos;var au=Math.sin,Dn=Math.sqrt,Bh=1e-12,ks=Math.PI,wB=ks/2,Dh=2*ks;function s_(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);t=r}return e},()=>new In(t)}var yB=Array.prototype.slice;function i_(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Fh(e){this._context=e}Fh.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function qh(e){return new Fh(e)}function a_(e){return e[0]}function l_(e){return e[1]}
function _s(e,t){var n=Wn(!0),r=null,o=qh,s=null,i=s_(u);e=typeof e=="function"?e:e===void 0?a_:Wn(e),t=typeof t=="function"?t:t===void 0?l_:Wn(t);function u(c){
var p,d=(c=i_(c)).length,f,h=!1,m;for(r==null&&(s=o(m=i())),p=0;p<=d;++p)!(p<d&&n(f=c[p],p,c))===h&&((h=!h)?s.lineStart():s.lineEnd()),h&&s.point(+e(f,p,c),+t(f,
p,c));if(m)return s=null,m+""||null}return u.x=function(c){return arguments.length?(e=typeof c=="function"?c:Wn(+c),u):e},u.y=function(c){return arguments.length?
(t=typeof c=="function"?c:Wn(+c),u):t},u.defined=function(c){return arguments.length?(n=typeof c=="function"?c:Wn(!!c),u):n},u.curve=function(c){return arguments.
length?(o=c,r!=null&&(s=o(r)),u):o},u.context=function(c){return arguments.length?(c==null?r=s=null:s=o(r=c),u):r},u}var kB=u_(qh);function zh(e){this._curve=e}zh.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function u_(e){function t(n){
return new zh(e(n))}return t._curve=e,t}var vB=Dn(3);var c_=Dn(1/3),xB=c_*2;var Kh=au(ks/10)/au(7*ks/10),_B=au(Dh/10)*Kh,SB=-o_(Dh/10)*Kh;var TB=Dn(3);var MB=Dn(3);var RB=Dn(3)/2,p_=1/Dn(12),EB=(p_/2+1)*3;function $t(){}function vs(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*
e._y1+n)/6)}function uu(e){this._context=e}uu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:vs(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:vs(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function d_(e){this._context=e}d_.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:
this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this.
_x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:vs(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function f_(e){this._context=e}f_.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=
this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){
switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+
t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:vs(this,e,t);break}this._x0=this._x1,this._x1=e,this._y0=
this._y1,this._y1=t}};function jh(e,t){this._basis=new uu(e),this._beta=t}jh.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this.
_x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],o=t[0],s=e[n]-r,i=t[n]-o,u=-1,c;++u<=n;)c=u/n,this._basis.point(this._beta*e[u]+(1-this._beta)*(r+c*s),this._beta*
t[u]+(1-this._beta)*(o+c*i));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var LB=(function e(t){function n(r){
return t===1?new uu(r):new jh(r,t)}return n.beta=function(r){return e(+r)},n})(.85);function xs(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e.
_k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function cu(e,t){this._context=e,this._k=(1-t)/6}cu.prototype={areaStart:function(){this.
_line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this.
_point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:xs(this,this._x1,this._y1);break}(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(
e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:xs(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var PB=(function e(t){function n(r){return new cu(r,t)}return n.tension=function(r){return e(+r)},n})(0);function pu(e,t){
this._context=e,this._k=(1-t)/6}pu.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();
break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(
this._x5,this._y5);break}}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.
moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:xs(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,this.
_y0=this._y1,this._y1=this._y2,this._y2=t}};var OB=(function e(t){function n(r){return new pu(r,t)}return n.tension=function(r){return e(+r)},n})(0);function du(e,t){
this._context=e,this._k=(1-t)/6}du.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this.
_line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(
this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:xs(this,e,t);break}this._x0=this._x1,this._x1=this._x2,this._x2=e,
this._y0=this._y1,this._y1=this._y2,this._y2=t}};var CB=(function e(t){function n(r){return new du(r,t)}return n.tension=function(r){return e(+r)},n})(0);function fu(e,t,n){
var r=e._x1,o=e._y1,s=e._x2,i=e._y2;if(e._l01_a>Bh){var u=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*u-e._x0*e._l12_2a+e._x2*
e._l01_2a)/c,o=(o*u-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Bh){var p=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,d=3*e._l23_a*(e._l23_a+e._l12_a);s=(s*p+e.
_x1*e._l23_2a-t*e._l12_2a)/d,i=(i*p+e._y1*e._l23_2a-n*e._l12_2a)/d}e._context.bezierCurveTo(r,o,s,i,e._x2,e._y2)}function Gh(e,t){this._context=e,this._alpha=t}
Gh.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,
this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this.
_x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},
point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:
this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:fu(this,e,t);break}this.
_l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,
this._y1=this._y2,this._y2=t}};var NB=(function e(t){function n(r){return t?new Gh(r,t):new cu(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Uh(e,t){
this._context=e,this._alpha=t}Uh.prototype={areaStart:$t,areaEnd:$t,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=
this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this.
_point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();
break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this.
_x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:
this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:fu(this,e,t);break}this._l01_a=this._l12_a,
this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this.
_y2=t}};var AB=(function e(t){function n(r){return t?new Uh(r,t):new pu(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function Vh(e,t){this._context=e,this.
_alpha=t}Vh.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this.
_y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===
3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this.
_x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:fu(this,e,t);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this.
_l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var BB=(function e(t){
function n(r){return t?new Vh(r,t):new du(r,0)}return n.alpha=function(r){return e(+r)},n})(.5);function h_(e){this._context=e}h_.prototype={areaStart:$t,areaEnd:$t,
lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,
t):(this._point=1,this._context.moveTo(e,t))}};function $h(e){return e<0?-1:1}function Hh(e,t,n){var r=e._x1-e._x0,o=t-e._x1,s=(e._y1-e._y0)/(r||o<0&&-0),i=(n-e._y1)/(o||r<0&&-0),u=(s*o+i*r)/(r+o);return($h(
s)+$h(i))*Math.min(Math.abs(s),Math.abs(i),.5*Math.abs(u))||0}function Ih(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function iu(e,t,n){var r=e._x0,
o=e._y0,s=e._x1,i=e._y1,u=(s-r)/3;e._context.bezierCurveTo(r+u,o+u*t,s-u,i-u*n,s,i)}function lu(e){this._context=e}lu.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:iu(this,this._t0,Ih(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,!(e===this._x1&&t===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,iu(this,Ih(this,n=Hh(this,e,t)),n);break;default:iu(this,this._t0,n=
Hh(this,e,t));break}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function m_(e){this._context=new Jh(e)}(m_.prototype=Object.create(lu.
prototype)).point=function(e,t){lu.prototype.point.call(this,t,e)};function Jh(e){this._context=e}Jh.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},
closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,o,s){this._context.bezierCurveTo(
t,e,r,n,s,o)}};function g_(e){this._context=e}g_.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){
var e=this._x,t=this._y,n=e.length;if(n)if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else
for(var r=Wh(e),o=Wh(t),s=0,i=1;i<n;++s,++i)this._context.bezierCurveTo(r[0][s],o[0][s],r[1][s],o[1][s],e[i],t[i]);(this._line||this._line!==0&&n===1)&&this._context.
closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function Wh(e){var t,n=e.length-1,r,o=new Array(
n),s=new Array(n),i=new Array(n);for(o[0]=0,s[0]=2,i[0]=e[0]+2*e[1],t=1;t<n-1;++t)o[t]=1,s[t]=4,i[t]=4*e[t]+2*e[t+1];for(o[n-1]=2,s[n-1]=7,i[n-1]=8*e[n-1]+e[n],
t=1;t<n;++t)r=o[t]/s[t-1],s[t]-=r,i[t]-=r*i[t-1];for(o[n-1]=i[n-1]/s[n-1],t=n-2;t>=0;--t)o[t]=(i[t]-o[t+1])/s[t];for(s[n-1]=(e[n]+o[n-1])/2,t=0;t<n-1;++t)s[t]=2*
e[t+1]-o[t+1];return[o,s]}function b_(e,t){this._context=e,this._t=t}b_.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this.
_y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===
1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,
this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(
e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}break}}this._x=e,this._y=t}};function Br(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function w_(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Zh(e){let t,n,
r;e.length!==2?(t=Br,n=(u,c)=>Br(e(u),c),r=(u,c)=>e(u)-c):(t=e===Br||e===w_?e:y_,n=e,r=e);function o(u,c,p=0,d=u.length){if(p<d){if(t(c,c)!==0)return d;do{let f=p+
d>>>1;n(u[f],c)<0?p=f+1:d=f}while(p<d)}return p}function s(u,c,p=0,d=u.length){if(p<d){if(t(c,c)!==0)return d;do{let f=p+d>>>1;n(u[f],c)<=0?p=f+1:d=f}while(p<d)}
return p}function i(u,c,p=0,d=u.length){let f=o(u,c,p,d-1);return f>p&&r(u[f-1],c)>-r(u[f],c)?f-1:f}return{left:o,center:i,right:s}}function y_(){return 0}function k_(e){
return e===null?NaN:+e}var Yh=Zh(Br),Xh=Yh.right,HB=Yh.left,IB=Zh(k_).center;var WB=Qh(em),DB=Qh(v_);function Qh(e){return function(t,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:o,width:s,height:i}=t;if(!((s=Math.floor(s))>=0))throw new RangeError("invalid width");if(!((i=Math.floor(i!==void 0?i:o.length/s))>=0))throw new RangeError(
"invalid height");if(!s||!i||!n&&!r)return t;let u=n&&e(n),c=r&&e(r),p=o.slice();return u&&c?(Fn(u,p,o,s,i),Fn(u,o,p,s,i),Fn(u,p,o,s,i),qn(c,o,p,s,i),qn(c,p,o,s,
i),qn(c,o,p,s,i)):u?(Fn(u,o,p,s,i),Fn(u,p,o,s,i),Fn(u,o,p,s,i)):c&&(qn(c,o,p,s,i),qn(c,p,o,s,i),qn(c,o,p,s,i)),t}}function Fn(e,t,n,r,o){for(let s=0,i=r*o;s<i;)
e(t,n,s,s+=r,1)}function qn(e,t,n,r,o){for(let s=0,i=r*o;s<r;++s)e(t,n,s,s+i,r)}function v_(e){let t=em(e);return(n,r,o,s,i)=>{o<<=2,s<<=2,i<<=2,t(n,r,o+0,s+0,i),
t(n,r,o+1,s+1,i),t(n,r,o+2,s+2,i),t(n,r,o+3,s+3,i)}}function em(e){let t=Math.floor(e);if(t===e)return x_(e);let n=e-t,r=2*e+1;return(o,s,i,u,c)=>{if(!((u-=c)>=
i))return;let p=t*s[i],d=c*t,f=d+c;for(let h=i,m=i+d;h<m;h+=c)p+=s[Math.min(u,h)];for(let h=i,m=u;h<=m;h+=c)p+=s[Math.min(u,h+d)],o[h]=(p+n*(s[Math.max(i,h-f)]+
s[Math.min(u,h+f)]))/r,p-=s[Math.max(i,h-d)]}}function x_(e){let t=2*e+1;return(n,r,o,s,i)=>{if(!((s-=i)>=o))return;let u=e*r[o],c=i*e;for(let p=o,d=o+c;p<d;p+=
i)u+=r[Math.min(s,p)];for(let p=o,d=s;p<=d;p+=i)u+=r[Math.min(s,p+c)],n[p]=u/t,u-=r[Math.max(o,p-c)]}}var __=Array.prototype,FB=__.slice;var S_=Math.sqrt(50),T_=Math.sqrt(10),M_=Math.sqrt(2);function Ss(e,t,n){let r=(t-e)/Math.max(0,n),o=Math.floor(Math.log10(r)),s=r/Math.pow(10,o),i=s>=S_?10:s>=
T_?5:s>=M_?2:1,u,c,p;return o<0?(p=Math.pow(10,-o)/i,u=Math.round(e*p),c=Math.round(t*p),u/p<e&&++u,c/p>t&&--c,p=-p):(p=Math.pow(10,o)*i,u=Math.round(e/p),c=Math.
round(t/p),u*p<e&&++u,c*p>t&&--c),c<u&&.5<=n&&n<2?Ss(e,t,n*2):[u,c,p]}function Ms(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[o,s,i]=r?
Ss(t,e,n):Ss(e,t,n);if(!(s>=o))return[];let u=s-o+1,c=new Array(u);if(r)if(i<0)for(let p=0;p<u;++p)c[p]=(s-p)/-i;else for(let p=0;p<u;++p)c[p]=(s-p)*i;else if(i<
0)for(let p=0;p<u;++p)c[p]=(o+p)/-i;else for(let p=0;p<u;++p)c[p]=(o+p)*i;return c}function Ts(e,t,n){return t=+t,e=+e,n=+n,Ss(e,t,n)[2]}function tm(e,t,n){t=+t,
e=+e,n=+n;let r=t<e,o=r?Ts(t,e,n):Ts(e,t,n);return(r?-1:1)*(o<0?1/-o:o)}var qB=R_(Math.random);function R_(e){return function(n,r=0,o=n.length){let s=o-(r=+r);for(;s;){let i=e()*s--|0,u=n[s+r];n[s+r]=n[i+r],n[i+r]=u}return n}}function Gn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function Ir(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function Ht(){}
var cn=.7,jn=1/cn,zn="\\s*([+-]?\\d+)\\s*",$r="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",tt="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",E_=/^#([0-9a-f]{3,8})$/,
L_=new RegExp(`^rgb\\(${zn},${zn},${zn}\\)$`),P_=new RegExp(`^rgb\\(${tt},${tt},${tt}\\)$`),O_=new RegExp(`^rgba\\(${zn},${zn},${zn},${$r}\\)$`),C_=new RegExp(`\
^rgba\\(${tt},${tt},${tt},${$r}\\)$`),N_=new RegExp(`^hsl\\(${$r},${tt},${tt}\\)$`),A_=new RegExp(`^hsla\\(${$r},${tt},${tt},${$r}\\)$`),nm={aliceblue:15792383,
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
Gn(Ht,Un,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:rm,formatHex:rm,formatHex8:B_,formatHsl:$_,
formatRgb:om,toString:om});function rm(){return this.rgb().formatHex()}function B_(){return this.rgb().formatHex8()}function $_(){return fm(this).formatHsl()}function om(){
return this.rgb().formatRgb()}function Un(e){var t,n;return e=(e+"").trim().toLowerCase(),(t=E_.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?sm(t):n===3?new ke(
t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?Rs(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?Rs(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&
15)<<4|t&15)/255):null):(t=L_.exec(e))?new ke(t[1],t[2],t[3],1):(t=P_.exec(e))?new ke(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=O_.exec(e))?Rs(t[1],t[2],t[3],
t[4]):(t=C_.exec(e))?Rs(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=N_.exec(e))?lm(t[1],t[2]/100,t[3]/100,1):(t=A_.exec(e))?lm(t[1],t[2]/100,t[3]/100,t[4]):
nm.hasOwnProperty(e)?sm(nm[e]):e==="transparent"?new ke(NaN,NaN,NaN,0):null}function sm(e){return new ke(e>>16&255,e>>8&255,e&255,1)}function Rs(e,t,n,r){return r<=
0&&(e=t=n=NaN),new ke(e,t,n,r)}function yu(e){return e instanceof Ht||(e=Un(e)),e?(e=e.rgb(),new ke(e.r,e.g,e.b,e.opacity)):new ke}function Wr(e,t,n,r){return arguments.
length===1?yu(e):new ke(e,t,n,r??1)}function ke(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Gn(ke,Wr,Ir(Ht,{brighter(e){return e=e==null?jn:Math.pow(
jn,e),new ke(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?cn:Math.pow(cn,e),new ke(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},
clamp(){return new ke(ln(this.r),ln(this.g),ln(this.b),Ls(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:im,formatHex:im,formatHex8:H_,formatRgb:am,toString:am}));function im(){return`#${an(this.r)}${an(this.g)}${an(
this.b)}`}function H_(){return`#${an(this.r)}${an(this.g)}${an(this.b)}${an((isNaN(this.opacity)?1:this.opacity)*255)}`}function am(){let e=Ls(this.opacity);return`${e===
1?"rgb(":"rgba("}${ln(this.r)}, ${ln(this.g)}, ${ln(this.b)}${e===1?")":`, ${e})`}`}function Ls(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function ln(e){return Math.
max(0,Math.min(255,Math.round(e)||0))}function an(e){return e=ln(e),(e<16?"0":"")+e.toString(16)}function lm(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=
0&&(e=NaN),new je(e,t,n,r)}function fm(e){if(e instanceof je)return new je(e.h,e.s,e.l,e.opacity);if(e instanceof Ht||(e=Un(e)),!e)return new je;if(e instanceof
je)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,o=Math.min(t,n,r),s=Math.max(t,n,r),i=NaN,u=s-o,c=(s+o)/2;return u?(t===s?i=(n-r)/u+(n<r)*6:n===s?i=(r-t)/
u+2:i=(t-n)/u+4,u/=c<.5?s+o:2-s-o,i*=60):u=c>0&&c<1?0:i,new je(i,u,c,e.opacity)}function Os(e,t,n,r){return arguments.length===1?fm(e):new je(e,t,n,r??1)}function je(e,t,n,r){
this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Gn(je,Os,Ir(Ht,{brighter(e){return e=e==null?jn:Math.pow(jn,e),new je(this.h,this.s,this.l*e,this.opacity)},darker(e){
return e=e==null?cn:Math.pow(cn,e),new je(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*t,o=2*n-r;return new ke(hu(e>=240?e-240:e+120,o,r),hu(e,o,r),hu(e<120?e+240:e-120,o,r),this.opacity)},clamp(){return new je(um(this.h),Es(this.
s),Es(this.l),Ls(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let e=Ls(this.opacity);return`${e===1?"hsl(":"hsla("}${um(this.h)}, ${Es(this.s)*100}%, ${Es(this.l)*100}%${e===1?")":`, ${e})`}`}}));function um(e){return e=(e||
0)%360,e<0?e+360:e}function Es(e){return Math.max(0,Math.min(1,e||0))}function hu(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}var hm=Math.
PI/180,mm=180/Math.PI,Ps=18,gm=.96422,bm=1,wm=.82521,ym=4/29,Kn=6/29,km=3*Kn*Kn,I_=Kn*Kn*Kn;function vm(e){if(e instanceof nt)return new nt(e.l,e.a,e.b,e.opacity);
if(e instanceof wt)return _m(e);e instanceof ke||(e=yu(e));var t=wu(e.r),n=wu(e.g),r=wu(e.b),o=mu((.2225045*t+.7168786*n+.0606169*r)/bm),s,i;return t===n&&n===r?
s=i=o:(s=mu((.4360747*t+.3850649*n+.1430804*r)/gm),i=mu((.0139322*t+.0971045*n+.7141733*r)/wm)),new nt(116*o-16,500*(s-o),200*(o-i),e.opacity)}function xm(e,t,n,r){return arguments.length===1?vm(e):new nt(e,t,n,r??1)}function nt(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Gn(nt,xm,Ir(Ht,{brighter(e){
return new nt(this.l+Ps*(e??1),this.a,this.b,this.opacity)},darker(e){return new nt(this.l-Ps*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(
this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=gm*gu(t),e=bm*gu(e),n=wm*gu(n),new ke(bu(3.1338561*t-1.6168667*e-.4906146*n),bu(-.9787684*t+1.9161415*
e+.033454*n),bu(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function mu(e){return e>I_?Math.pow(e,1/3):e/km+ym}function gu(e){return e>Kn?e*e*e:km*(e-ym)}
function bu(e){return 255*(e<=.0031308?12.92*e:1.055*Math.pow(e,1/2.4)-.055)}function wu(e){return(e/=255)<=.04045?e/12.92:Math.pow((e+.055)/1.055,2.4)}function W_(e){
if(e instanceof wt)return new wt(e.h,e.c,e.l,e.opacity);if(e instanceof nt||(e=vm(e)),e.a===0&&e.b===0)return new wt(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.
atan2(e.b,e.a)*mm;return new wt(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Cs(e,t,n,r){return arguments.length===1?W_(e):new wt(e,t,n,r??1)}function wt(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function _m(e){if(isNaN(
e.h))return new nt(e.l,0,0,e.opacity);var t=e.h*hm;return new nt(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Gn(wt,Cs,Ir(Ht,{brighter(e){return new wt(this.h,
this.c,this.l+Ps*(e??1),this.opacity)},darker(e){return new wt(this.h,this.c,this.l-Ps*(e??1),this.opacity)},rgb(){return _m(this).rgb()}}));var Sm=-.14861,ku=1.78277,
vu=-.29227,Ns=-.90649,Hr=1.97294,cm=Hr*Ns,pm=Hr*ku,dm=ku*vu-Ns*Sm;function D_(e){if(e instanceof un)return new un(e.h,e.s,e.l,e.opacity);e instanceof ke||(e=yu(
e));var t=e.r/255,n=e.g/255,r=e.b/255,o=(dm*r+cm*t-pm*n)/(dm+cm-pm),s=r-o,i=(Hr*(n-o)-vu*s)/Ns,u=Math.sqrt(i*i+s*s)/(Hr*o*(1-o)),c=u?Math.atan2(i,s)*mm-120:NaN;
return new un(c<0?c+360:c,u,o,e.opacity)}function As(e,t,n,r){return arguments.length===1?D_(e):new un(e,t,n,r??1)}function un(e,t,n,r){this.h=+e,this.s=+t,this.
l=+n,this.opacity=+r}Gn(un,As,Ir(Ht,{brighter(e){return e=e==null?jn:Math.pow(jn,e),new un(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?cn:Math.
pow(cn,e),new un(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*hm,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),o=Math.
sin(e);return new ke(255*(t+n*(Sm*r+ku*o)),255*(t+n*(vu*r+Ns*o)),255*(t+n*(Hr*r)),this.opacity)}}));function Em(e,t,n,r,o){var s=e*e,i=s*e;return((1-3*e+3*s-i)*t+(4-6*s+3*i)*n+(1+3*e+3*s-3*i)*r+i*o)/6}function F_(e){var t=e.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),o=e[r],s=e[r+1],i=r>0?e[r-1]:2*o-s,u=r<t-1?e[r+2]:2*s-o;return Em((n-r/t)*t,i,o,s,u)}}function q_(e){var t=e.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*t),o=e[(r+t-1)%t],s=e[r%t],i=e[(r+1)%t],u=e[(r+2)%t];return Em((n-r/t)*t,o,s,i,u)}}var $s=e=>()=>e;function Lm(e,t){return function(n){
return e+n*t}}function z_(e,t,n){return e=Math.pow(e,n),t=Math.pow(t,n)-e,n=1/n,function(r){return Math.pow(e+r*t,n)}}function Tu(e,t){var n=t-e;return n?Lm(e,n>
180||n<-180?n-360*Math.round(n/360):n):$s(isNaN(e)?t:e)}function K_(e){return(e=+e)==1?Ne:function(t,n){return n-t?z_(t,n,e):$s(isNaN(t)?n:t)}}function Ne(e,t){
var n=t-e;return n?Lm(e,n):$s(isNaN(e)?t:e)}var Tm=(function e(t){var n=K_(t);function r(o,s){var i=n((o=Wr(o)).r,(s=Wr(s)).r),u=n(o.g,s.g),c=n(o.b,s.b),p=Ne(o.
opacity,s.opacity);return function(d){return o.r=i(d),o.g=u(d),o.b=c(d),o.opacity=p(d),o+""}}return r.gamma=e,r})(1);function Pm(e){return function(t){var n=t.length,
r=new Array(n),o=new Array(n),s=new Array(n),i,u;for(i=0;i<n;++i)u=Wr(t[i]),r[i]=u.r||0,o[i]=u.g||0,s[i]=u.b||0;return r=e(r),o=e(o),s=e(s),u.opacity=1,function(c){
return u.r=r(c),u.g=o(c),u.b=s(c),u+""}}}var GB=Pm(F_),UB=Pm(q_);function j_(e,t){t||(t=[]);var n=e?Math.min(t.length,e.length):0,r=t.slice(),o;return function(s){
for(o=0;o<n;++o)r[o]=e[o]*(1-s)+t[o]*s;return r}}function G_(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function U_(e,t){var n=t?t.length:0,r=e?Math.min(n,e.length):0,o=new Array(r),s=new Array(n),i;for(i=0;i<r;++i)o[i]=Hs(e[i],t[i]);for(;i<n;++i)s[i]=t[i];return function(u){
for(i=0;i<r;++i)s[i]=o[i](u);return s}}function V_(e,t){var n=new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ge(e,t){return e=+e,
t=+t,function(n){return e*(1-n)+t*n}}function J_(e,t){var n={},r={},o;(e===null||typeof e!="object")&&(e={}),(t===null||typeof t!="object")&&(t={});for(o in t)o in
e?n[o]=Hs(e[o],t[o]):r[o]=t[o];return function(s){for(o in n)r[o]=n[o](s);return r}}var _u=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,xu=new RegExp(_u.source,
"g");function Z_(e){return function(){return e}}function Y_(e){return function(t){return e(t)+""}}function X_(e,t){var n=_u.lastIndex=xu.lastIndex=0,r,o,s,i=-1,
u=[],c=[];for(e=e+"",t=t+"";(r=_u.exec(e))&&(o=xu.exec(t));)(s=o.index)>n&&(s=t.slice(n,s),u[i]?u[i]+=s:u[++i]=s),(r=r[0])===(o=o[0])?u[i]?u[i]+=o:u[++i]=o:(u[++i]=
null,c.push({i,x:Ge(r,o)})),n=xu.lastIndex;return n<t.length&&(s=t.slice(n),u[i]?u[i]+=s:u[++i]=s),u.length<2?c[0]?Y_(c[0].x):Z_(t):(t=c.length,function(p){for(var d=0,
f;d<t;++d)u[(f=c[d]).i]=f.x(p);return u.join("")})}function Hs(e,t){var n=typeof t,r;return t==null||n==="boolean"?$s(t):(n==="number"?Ge:n==="string"?(r=Un(t))?
(t=r,Tm):X_:t instanceof Un?Tm:t instanceof Date?V_:G_(t)?j_:Array.isArray(t)?U_:typeof t.valueOf!="function"&&typeof t.toString!="function"||isNaN(t)?J_:Ge)(e,
t)}function Om(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Mm=180/Math.PI,Su={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function Cm(e,t,n,r,o,s){var i,u,c;return(i=Math.sqrt(e*e+t*t))&&(e/=i,t/=i),(c=e*n+t*r)&&(n-=e*c,r-=t*c),(u=Math.sqrt(n*n+r*r))&&(n/=u,r/=u,c/=u),e*r<t*n&&(e=-e,
t=-t,c=-c,i=-i),{translateX:o,translateY:s,rotate:Math.atan2(t,e)*Mm,skewX:Math.atan(c)*Mm,scaleX:i,scaleY:u}}var Bs;function Q_(e){let t=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(e+"");return t.isIdentity?Su:Cm(t.a,t.b,t.c,t.d,t.e,t.f)}function e1(e){return e==null||(Bs||(Bs=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Bs.setAttribute("transform",e),!(e=Bs.transform.baseVal.consolidate()))?Su:(e=e.matrix,Cm(e.a,e.b,e.c,e.d,e.e,e.f))}function Nm(e,t,n,r){
function o(p){return p.length?p.pop()+" ":""}function s(p,d,f,h,m,g){if(p!==f||d!==h){var b=m.push("translate(",null,t,null,n);g.push({i:b-4,x:Ge(p,f)},{i:b-2,x:Ge(
d,h)})}else(f||h)&&m.push("translate("+f+t+h+n)}function i(p,d,f,h){p!==d?(p-d>180?d+=360:d-p>180&&(p+=360),h.push({i:f.push(o(f)+"rotate(",null,r)-2,x:Ge(p,d)})):
d&&f.push(o(f)+"rotate("+d+r)}function u(p,d,f,h){p!==d?h.push({i:f.push(o(f)+"skewX(",null,r)-2,x:Ge(p,d)}):d&&f.push(o(f)+"skewX("+d+r)}function c(p,d,f,h,m,g){
if(p!==f||d!==h){var b=m.push(o(m)+"scale(",null,",",null,")");g.push({i:b-4,x:Ge(p,f)},{i:b-2,x:Ge(d,h)})}else(f!==1||h!==1)&&m.push(o(m)+"scale("+f+","+h+")")}
return function(p,d){var f=[],h=[];return p=e(p),d=e(d),s(p.translateX,p.translateY,d.translateX,d.translateY,f,h),i(p.rotate,d.rotate,f,h),u(p.skewX,d.skewX,f,
h),c(p.scaleX,p.scaleY,d.scaleX,d.scaleY,f,h),p=d=null,function(m){for(var g=-1,b=h.length,w;++g<b;)f[(w=h[g]).i]=w.x(m);return f.join("")}}}var VB=Nm(Q_,"px, ",
"px)","deg)"),JB=Nm(e1,", ",")",")"),t1=1e-12;function Rm(e){return((e=Math.exp(e))+1/e)/2}function n1(e){return((e=Math.exp(e))-1/e)/2}function r1(e){return((e=
Math.exp(2*e))-1)/(e+1)}var ZB=(function e(t,n,r){function o(s,i){var u=s[0],c=s[1],p=s[2],d=i[0],f=i[1],h=i[2],m=d-u,g=f-c,b=m*m+g*g,w,y;if(b<t1)y=Math.log(h/p)/
t,w=function(B){return[u+B*m,c+B*g,p*Math.exp(t*B*y)]};else{var M=Math.sqrt(b),C=(h*h-p*p+r*b)/(2*p*n*M),S=(h*h-p*p-r*b)/(2*h*n*M),_=Math.log(Math.sqrt(C*C+1)-C),
$=Math.log(Math.sqrt(S*S+1)-S);y=($-_)/t,w=function(B){var P=B*y,G=Rm(_),U=p/(n*M)*(G*r1(t*P+_)-n1(_));return[u+U*m,c+U*g,p*G/Rm(t*P+_)]}}return w.duration=Math.
abs(y)*1e3*t/Math.SQRT2,w}return o.rho=function(s){var i=Math.max(.001,+s),u=i*i,c=u*u;return e(i,u,c)},o})(Math.SQRT2,2,4);function Am(e){return function(t,n){
var r=e((t=Os(t)).h,(n=Os(n)).h),o=Ne(t.s,n.s),s=Ne(t.l,n.l),i=Ne(t.opacity,n.opacity);return function(u){return t.h=r(u),t.s=o(u),t.l=s(u),t.opacity=i(u),t+""}}}
var YB=Am(Tu),XB=Am(Ne);function Bm(e){return function(t,n){var r=e((t=Cs(t)).h,(n=Cs(n)).h),o=Ne(t.c,n.c),s=Ne(t.l,n.l),i=Ne(t.opacity,n.opacity);return function(u){return t.h=r(u),t.
c=o(u),t.l=s(u),t.opacity=i(u),t+""}}}var QB=Bm(Tu),e$=Bm(Ne);function $m(e){return(function t(n){n=+n;function r(o,s){var i=e((o=As(o)).h,(s=As(s)).h),u=Ne(o.s,
s.s),c=Ne(o.l,s.l),p=Ne(o.opacity,s.opacity);return function(d){return o.h=i(d),o.s=u(d),o.l=c(Math.pow(d,n)),o.opacity=p(d),o+""}}return r.gamma=t,r})(1)}var t$=$m(
Tu),n$=$m(Ne);function o1(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString("en").replace(/,/g,""):e.toString(10)}function Ws(e,t){if(!isFinite(e)||e===0)return null;
var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf("e"),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function Vn(e){return e=Ws(Math.
abs(e)),e?e[1]:NaN}function s1(e,t){return function(n,r){for(var o=n.length,s=[],i=0,u=e[0],c=0;o>0&&u>0&&(c+u+1>r&&(u=Math.max(1,r-c)),s.push(n.substring(o-=u,
o+u)),!((c+=u+1)>r));)u=e[i=(i+1)%e.length];return s.reverse().join(t)}}function i1(e){return function(t){return t.replace(/[0-9]/g,function(n){return e[+n]})}}
var a1=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Jn(e){if(!(t=a1.exec(e)))throw new Error("invalid format: "+e);var t;
return new Mu({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}Jn.prototype=Mu.prototype;
function Mu(e){this.fill=e.fill===void 0?" ":e.fill+"",this.align=e.align===void 0?">":e.align+"",this.sign=e.sign===void 0?"-":e.sign+"",this.symbol=e.symbol===
void 0?"":e.symbol+"",this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,
this.trim=!!e.trim,this.type=e.type===void 0?"":e.type+""}Mu.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function l1(e){e:for(var t=e.length,n=1,r=-1,o;n<t;++n)switch(e[n]){case".":r=o=n;break;case"0":r===0&&(r=n),o=n;break;default:if(!+e[n])break e;r>0&&(r=0);break}
return r>0?e.slice(0,r)+e.slice(o+1):e}var Ds;function u1(e,t){var n=Ws(e,t);if(!n)return Ds=void 0,e.toPrecision(t);var r=n[0],o=n[1],s=o-(Ds=Math.max(-8,Math.
min(8,Math.floor(o/3)))*3)+1,i=r.length;return s===i?r:s>i?r+new Array(s-i+1).join("0"):s>0?r.slice(0,s)+"."+r.slice(s):"0."+new Array(1-s).join("0")+Ws(e,Math.
max(0,t+s-1))[0]}function Hm(e,t){var n=Ws(e,t);if(!n)return e+"";var r=n[0],o=n[1];return o<0?"0."+new Array(-o).join("0")+r:r.length>o+1?r.slice(0,o+1)+"."+r.
slice(o+1):r+new Array(o-r.length+2).join("0")}var Im={"%":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+"",d:o1,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.
toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>Hm(e*100,t),r:Hm,s:u1,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(
e).toString(16)};function Wm(e){return e}var Dm=Array.prototype.map,Fm=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function c1(e){var t=e.
grouping===void 0||e.thousands===void 0?Wm:s1(Dm.call(e.grouping,Number),e.thousands+""),n=e.currency===void 0?"":e.currency[0]+"",r=e.currency===void 0?"":e.currency[1]+
"",o=e.decimal===void 0?".":e.decimal+"",s=e.numerals===void 0?Wm:i1(Dm.call(e.numerals,String)),i=e.percent===void 0?"%":e.percent+"",u=e.minus===void 0?"−":
e.minus+"",c=e.nan===void 0?"NaN":e.nan+"";function p(f,h){f=Jn(f);var m=f.fill,g=f.align,b=f.sign,w=f.symbol,y=f.zero,M=f.width,C=f.comma,S=f.precision,_=f.trim,
$=f.type;$==="n"?(C=!0,$="g"):Im[$]||(S===void 0&&(S=12),_=!0,$="g"),(y||m==="0"&&g==="=")&&(y=!0,m="0",g="=");var B=(h&&h.prefix!==void 0?h.prefix:"")+(w==="$"?
n:w==="#"&&/[boxX]/.test($)?"0"+$.toLowerCase():""),P=(w==="$"?r:/[%p]/.test($)?i:"")+(h&&h.suffix!==void 0?h.suffix:""),G=Im[$],U=/[defgprs%]/.test($);S=S===void 0?
6:/[gprs]/.test($)?Math.max(1,Math.min(21,S)):Math.max(0,Math.min(20,S));function le(I){var Q=B,j=P,ne,xe,Fe;if($==="c")j=G(I)+j,I="";else{I=+I;var _n=I<0||1/I<
0;if(I=isNaN(I)?c:G(Math.abs(I),S),_&&(I=l1(I)),_n&&+I==0&&b!=="+"&&(_n=!1),Q=(_n?b==="("?b:u:b==="-"||b==="("?"":b)+Q,j=($==="s"&&!isNaN(I)&&Ds!==void 0?Fm[8+Ds/
3]:"")+j+(_n&&b==="("?")":""),U){for(ne=-1,xe=I.length;++ne<xe;)if(Fe=I.charCodeAt(ne),48>Fe||Fe>57){j=(Fe===46?o+I.slice(ne+1):I.slice(ne))+j,I=I.slice(0,ne);break}}}
C&&!y&&(I=t(I,1/0));var vo=Q.length+I.length+j.length,at=vo<M?new Array(M-vo+1).join(m):"";switch(C&&y&&(I=t(at+I,at.length?M-j.length:1/0),at=""),g){case"<":I=
Q+I+j+at;break;case"=":I=Q+at+I+j;break;case"^":I=at.slice(0,vo=at.length>>1)+Q+I+j+at.slice(vo);break;default:I=at+Q+I+j;break}return s(I)}return le.toString=function(){
return f+""},le}function d(f,h){var m=Math.max(-8,Math.min(8,Math.floor(Vn(h)/3)))*3,g=Math.pow(10,-m),b=p((f=Jn(f),f.type="f",f),{suffix:Fm[8+m/3]});return function(w){
return b(g*w)}}return{format:p,formatPrefix:d}}var Is,Fs,Ru;p1({thousands:",",grouping:[3],currency:["$",""]});function p1(e){return Is=c1(e),Fs=Is.format,Ru=Is.
formatPrefix,Is}function qm(e){return Math.max(0,-Vn(Math.abs(e)))}function zm(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Vn(t)/3)))*3-Vn(Math.abs(
e)))}function Km(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,Vn(t)-Vn(e))+1}function Lu(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}function d1(e){return function(){return e}}function f1(e){return+e}var jm=[0,1];function rt(e){return e}function Eu(e,t){return(t-=e=+e)?function(n){return(n-e)/
t}:d1(isNaN(t)?NaN:.5)}function h1(e,t){var n;return e>t&&(n=e,e=t,t=n),function(r){return Math.max(e,Math.min(t,r))}}function m1(e,t,n){var r=e[0],o=e[1],s=t[0],
i=t[1];return o<r?(r=Eu(o,r),s=n(i,s)):(r=Eu(r,o),s=n(s,i)),function(u){return s(r(u))}}function g1(e,t,n){var r=Math.min(e.length,t.length)-1,o=new Array(r),s=new Array(
r),i=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++i<r;)o[i]=Eu(e[i],e[i+1]),s[i]=n(t[i],t[i+1]);return function(u){var c=Xh(e,u,1,r)-1;return s[c](
o[c](u))}}function Pu(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Ou(){var e=jm,
t=jm,n=Hs,r,o,s,i=rt,u,c,p;function d(){var h=Math.min(e.length,t.length);return i!==rt&&(i=h1(e[0],e[h-1])),u=h>2?g1:m1,c=p=null,f}function f(h){return h==null||
isNaN(h=+h)?s:(c||(c=u(e.map(r),t,n)))(r(i(h)))}return f.invert=function(h){return i(o((p||(p=u(t,e.map(r),Ge)))(h)))},f.domain=function(h){return arguments.length?
(e=Array.from(h,f1),d()):e.slice()},f.range=function(h){return arguments.length?(t=Array.from(h),d()):t.slice()},f.rangeRound=function(h){return t=Array.from(h),
n=Om,d()},f.clamp=function(h){return arguments.length?(i=h?!0:rt,d()):i!==rt},f.interpolate=function(h){return arguments.length?(n=h,d()):n},f.unknown=function(h){
return arguments.length?(s=h,f):s},function(h,m){return r=h,o=m,d()}}function b1(){return Ou()(rt,rt)}function w1(e,t,n,r){var o=tm(e,t,n),s;switch(r=Jn(r??",f"),
r.type){case"s":{var i=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(s=zm(o,i))&&(r.precision=s),Ru(r,i)}case"":case"e":case"g":case"p":case"\
r":{r.precision==null&&!isNaN(s=Km(o,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=s-(r.type==="e"));break}case"f":case"%":{r.precision==null&&!isNaN(s=qm(o))&&
(r.precision=s-(r.type==="%")*2);break}}return Fs(r)}function Zm(e){var t=e.domain;return e.ticks=function(n){var r=t();return Ms(r[0],r[r.length-1],n??10)},e.tickFormat=
function(n,r){var o=t();return w1(o[0],o[o.length-1],n??10,r)},e.nice=function(n){n==null&&(n=10);var r=t(),o=0,s=r.length-1,i=r[o],u=r[s],c,p,d=10;for(u<i&&(p=
i,i=u,u=p,p=o,o=s,s=p);d-- >0;){if(p=Ts(i,u,n),p===c)return r[o]=i,r[s]=u,t(r);if(p>0)i=Math.floor(i/p)*p,u=Math.ceil(u/p)*p;else if(p<0)i=Math.ceil(i*p)/p,u=Math.
floor(u*p)/p;else break;c=p}return e},e}function qs(){var e=b1();return e.copy=function(){return Pu(e,qs())},Lu.apply(e,arguments),Zm(e)}function y1(e,t){e=e.slice();var n=0,r=e.length-1,o=e[n],s=e[r],i;return s<o&&(i=n,n=r,r=i,i=o,o=s,s=i),e[n]=t.floor(o),e[r]=t.ceil(s),e}function Gm(e){return Math.
log(e)}function Um(e){return Math.exp(e)}function k1(e){return-Math.log(-e)}function v1(e){return-Math.exp(-e)}function x1(e){return isFinite(e)?+("1e"+e):e<0?0:
e}function _1(e){return e===10?x1:e===Math.E?Math.exp:t=>Math.pow(e,t)}function S1(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(
e),t=>Math.log(t)/e)}function Vm(e){return(t,n)=>-e(-t,n)}function T1(e){let t=e(Gm,Um),n=t.domain,r=10,o,s;function i(){return o=S1(r),s=_1(r),n()[0]<0?(o=Vm(o),
s=Vm(s),e(k1,v1)):e(Gm,Um),t}return t.base=function(u){return arguments.length?(r=+u,i()):r},t.domain=function(u){return arguments.length?(n(u),i()):n()},t.ticks=
u=>{let c=n(),p=c[0],d=c[c.length-1],f=d<p;f&&([p,d]=[d,p]);let h=o(p),m=o(d),g,b,w=u==null?10:+u,y=[];if(!(r%1)&&m-h<w){if(h=Math.floor(h),m=Math.ceil(m),p>0){
for(;h<=m;++h)for(g=1;g<r;++g)if(b=h<0?g/s(-h):g*s(h),!(b<p)){if(b>d)break;y.push(b)}}else for(;h<=m;++h)for(g=r-1;g>=1;--g)if(b=h>0?g/s(-h):g*s(h),!(b<p)){if(b>
d)break;y.push(b)}y.length*2<w&&(y=Ms(p,d,w))}else y=Ms(h,m,Math.min(m-h,w)).map(s);return f?y.reverse():y},t.tickFormat=(u,c)=>{if(u==null&&(u=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Jn(c)).precision==null&&(c.trim=!0),c=Fs(c)),u===1/0)return c;let p=Math.max(1,r*u/t.ticks().length);return d=>{
let f=d/s(Math.round(o(d)));return f*r<r-.5&&(f*=r),f<=p?c(d):""}},t.nice=()=>n(y1(n(),{floor:u=>s(Math.floor(o(u))),ceil:u=>s(Math.ceil(o(u)))})),t}function Cu(){
let e=T1(Ou()).domain([1,10]);return e.copy=()=>Pu(e,Cu()).base(e.base()),Lu.apply(e,arguments),e}function Jm(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function M1(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function R1(e){return e<0?-e*e:
e*e}function E1(e){var t=e(rt,rt),n=1;function r(){return n===1?e(rt,rt):n===.5?e(M1,R1):e(Jm(n),Jm(1/n))}return t.exponent=function(o){return arguments.length?
(n=+o,r()):n},Zm(t)}function Ym(){var e=E1(Ou());return e.copy=function(){return Pu(e,Ym()).exponent(e.exponent())},Lu.apply(e,arguments),e}function Xm(){return Ym.
apply(null,arguments).exponent(.5)}var zs={x:null,y:null},L1=720,P1=600,[ge,Te,Qm]=[52,12,40],Zn=()=>innerWidth<P1,yt=({strips:e})=>e[0].top,ot=({strips:e})=>e[e.length-1].floor;function eg(e,t,n,r){
let o=Math.max(240,n),s=qs(t.x??e.x.range,[ge,o-Te]),i=Zn()||innerHeight<L1,u=({lines:b,y:w},y,M)=>{let C=w.kind.log?Cu():qs(),S=e.strips.length===1&&t.y||w.range||
N1(b,w.kind);return{y:C.domain(S).range([M,y]),top:y,floor:M}};if(!e.hasStrips){let b=i?200:260,w=r?Math.max(b,Math.round(innerHeight*.6)):b,[y]=e.strips;return{
width:o,height:w,x:s,strips:[u(y,y.note?26:12,w-Qm)],words:null}}let c=C1(s(1)-s(0)),p=Zn()?24:0,d=O1(),f=c?c.room:Qm,h=(innerHeight*.6-f)/e.strips.length-d,m=Math.
ceil(Math.max(i?46:62,r?h:0)),g=e.strips.map((b,w)=>{let y=p+(w+1)*d+w*m;return u(b,y,y+m)});return{width:o,height:ot({strips:g})+f,x:s,strips:g,words:c}}var O1=()=>Zn()?
44:28;function C1(e){return e>=72?{angle:0,room:24,most:Math.floor((e-8)/7)}:e>=15?{angle:-45,room:70,most:12}:e>=10.5?{angle:-90,room:84,most:11}:null}function N1(e,{
log:t,fromZero:n,reversed:r}){let o=e.flatMap(({y:c})=>c).filter(c=>c!==null);if(!o.length)return t?r?[10,1]:[1,10]:[0,1];let[s,i]=o.reduce(([c,p],d)=>[Math.min(
c,d),Math.max(p,d)],[1/0,-1/0]);if(t){let c=s===i?3:(i/s)**.06;return r?[i*c,s/c]:[s/c,i*c]}if(n)return[0,i*1.05||1];let u=(i-s)*.06||1;return[s-u,i+u]}function tg({
y:e,top:t,floor:n},{log:r,share:o}){if(r)return e.ticks().filter(c=>Math.abs(Math.log10(c)-Math.round(Math.log10(c)))<1e-9).map(c=>[c,c<1?String(c):k(c)]);let s=n-
t<100?2:Math.max(3,Math.floor((n-t)/42)),i=e.tickFormat(s,o?"~%":void 0);return e.ticks(s).map(u=>[u,he(i(u))])}function ng({x:e,strips:t},n){let r=o=>{let[s,i]=o.
range(),u=(1-n)/2*(i-s);return[o.invert(s+u),o.invert(i-u)]};return{x:r(e),y:t.length>1?null:r(t[0].y)}}var Nu=(e,t)=>{let[n,r]=e.range();return[e.invert(n+t),e.
invert(r+t)]};function rg(e,t,n){let[r,o]=[Math.abs(t.x-e.x),Math.abs(t.y-e.y)],s=(u,c)=>[Math.min(u,c),Math.max(u,c)],i=n.strips.length>1||r>2*o||o<20;return{x:!i&&
o>2*r&&r<20?[ge,n.width-Te]:s(e.x,t.x),y:i?[yt(n),ot(n)]:s(e.y,t.y)}}function og({x:e,y:t},n,r){let[{y:o}]=n.strips,s=t[0]===yt(n)&&t[1]===ot(n);return{x:[n.x.invert(
e[0]),n.x.invert(e[1])],y:s?r.y:[o.invert(t[1]),o.invert(t[0])]}}var ie=e=>Math.round(e*10)/10;var A1=400,B1=3,sg=90,ag=14;function lg({place:e,before:t,clip:n}){let{x:r,width:o,strips:s}=e,[i,u]=[.5-t,.5].map(c=>Math.min(Math.max(r(c),ge),o-Te));return l(
T,{children:[s.map(({top:c,floor:p},d)=>l("clipPath",{id:`${n}-${d}`,children:l("rect",{x:ge,y:c-3,width:o-ge-Te,height:p-c+6})},d)),l("g",{class:"gp-ground",children:t>
0&&u>i&&l("rect",{x:ie(i),y:yt(e),width:ie(u-i),height:ot(e)-yt(e),fill:"var(--gp-raised)"})})]})}function ug({place:e,chart:{before:t,here:n}}){let r=(o,s)=>{let i=ie(
e.x(o));return i<ge||i>e.width-Te?null:l("line",{x1:i,x2:i,y1:yt(e),y2:ot(e),...s})};return l("g",{class:"gp-uprights",children:[t>0&&r(.5,{stroke:"var(--gp-mut\
ed)","stroke-dasharray":"2 4"}),n!==null&&r(n,{stroke:"var(--gp-chosen)","stroke-width":1.5})]})}function cg({strip:e,i:t,place:n,chart:r,clip:o,run:s}){let i=n.
strips[t];return l(T,{children:[l($1,{strip:e,at:i,place:n,chart:r}),r.hasStrips&&l(H1,{strip:e,at:i,run:s}),l("g",{class:"gp-curves","clip-path":`url(#${o}-${t}\
)`,children:l(I1,{strip:e,at:i,place:n,chart:r})}),r.hasStrips&&!n.words&&l(F1,{strip:e,at:i,place:n,chart:r})]})}function $1({strip:{y:e,note:t},at:n,place:r,chart:o}){
let{x:s,width:i}=r,u=tg(n,e.kind);return l("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[u.map(([c,p],d)=>l("g",{children:[l("line",{x1:ge,x2:i-Te,y1:ie(
n.y(c)),y2:ie(n.y(c)),stroke:"var(--gp-line)"}),l("text",{x:ge-6,y:ie(n.y(c)+4),"text-anchor":"end",children:o.hasStrips&&e.kind.unit&&d===u.length-1?`${p} ${e.
title}`:p})]},c)),!o.hasStrips&&l("text",{transform:`translate(13 ${ie((n.top+n.floor)/2)}) rotate(-90)`,"font-size":13,"text-anchor":"middle",children:e.title}),
l("text",{class:"gp-curve-note",x:ie(Math.max(ge,s(.5-o.before))+(o.hasStrips?4:0)),y:o.hasStrips||Zn()?n.top+14:n.top-6,stroke:"var(--gp-surface)","stroke-widt\
h":4,"paint-order":"stroke",children:t})]})}function H1({strip:{series:e,answer:t},at:n,run:r}){let o=Zn(),s=n.top-(o?25:9),i=ge,u=e.map(({name:c,term:p,role:d,
dash:f,tip:h},m)=>{let g=i,b=ze(c);i+=28+ig(b,600);let w=i+8;return m===0&&t&&!o&&(i+=8+ig(t,400)),i+=18,l("g",{children:[l("line",{x1:g,x2:g+22,y1:s-4,y2:s-4,stroke:`\
var(--gp-${d})`,"stroke-width":2,"stroke-dasharray":Nr(f)}),l(O,{as:"text",id:p,run:r,meaning:h,attributes:{x:g+28,y:s},children:l("tspan",{"font-weight":600,children:b})}),
m===0&&l("text",{class:"gp-strip-answer",x:o?ge:ie(w),y:o?n.top-8:s,children:t})]},c)});return l("g",{class:"gp-strip-name",fill:"var(--gp-text)",children:u})}var Ks=new Map,
js=null;function ig(e,t){let n=`${t} ${e}`,r=Ks.get(n);if(r!==void 0)return r;if(js??=document.createElement("canvas").getContext("2d"),!js)return e.length*7;js.
font=`${t} 12px ${getComputedStyle(document.querySelector(".gp-curve")??document.body).fontFamily}`,Ks.size>500&&Ks.clear();let o=Math.ceil(js.measureText(e).width);
return Ks.set(n,o),o}function I1({strip:{lines:e,y:t},at:{y:n,floor:r},place:{x:o},chart:s}){let i=_s().defined(([,c])=>c!==null).x(([c])=>o(c)).y(([,c])=>n(c??
0)).digits(1),u=s.hasStrips&&t.kind.fromZero;return l(T,{children:e.map((c,p)=>l("g",{fill:"none",stroke:`var(--gp-${c.role})`,opacity:c.isPrompt?.75:1,children:[
u&&c.name===e[0].name&&l("path",{d:D1(c,{x:o,y:n},r),fill:`var(--gp-${c.role})`,"fill-opacity":.16,stroke:"none"}),l("path",{class:"gp-line-path",ref:d=>{d&&Object.
assign(d,{__data__:c})},d:i(c.x.map((d,f)=>[d,c.y[f]]))??"M0 0","stroke-width":2,"stroke-dasharray":Nr(c.dash),"stroke-linejoin":"round"}),l("path",{d:W1(c,{x:o,
y:n}),"stroke-width":4,"stroke-linecap":"round"})]},p))})}var W1=(e,{x:t,y:n})=>e.x.length>A1?"M0 0":e.x.map((r,o)=>e.y[o]===null?"":`M${ie(t(r))} ${ie(n(e.y[o]))}\
h0`).join("")||"M0 0";function D1(e,{x:t,y:n},r){let o="",s=!1;return e.y.forEach((i,u)=>{let c=ie(t(e.x[u]));i===null?o+=s?`V${r}Z`:"":o+=s?`L${c} ${ie(n(i))}`:
`M${c} ${r}V${ie(n(i))}`,s=i!==null}),o?`${o}${s?`V${r}Z`:""}`:"M0 0"}var Au=(e,t)=>e.length>t?`${e.slice(0,t-1)}…`:e,Bu=({tokens:e,before:t},n)=>ze(e[n-1+t].
trim()||e[n-1+t]);function F1({strip:{lines:e,y:t},at:{y:n,top:r,floor:o},place:{x:s,width:i},chart:u}){let c=e.find(({isPrompt:h})=>!h);if(!c||!t.kind.fromZero||
t.kind.share)return null;let p=h=>s(c.x[h])>ge&&s(c.x[h])<i-Te,d=c.y.map((h,m)=>({value:h??0,i:m})).filter(({value:h,i:m})=>n(h)<(r+o)/2&&p(m)).sort((h,m)=>m.value-
h.value),f=[];for(let h of d){if(f.length===B1)break;f.every(({i:m})=>Math.abs(s(c.x[m])-s(c.x[h.i]))>sg)&&f.push(h)}return l("g",{class:"gp-named",fill:"var(--\
gp-text)",stroke:"var(--gp-surface)","stroke-width":3,"paint-order":"stroke","font-size":11,children:f.map(({value:h,i:m})=>{let g=s(c.x[m]),b=g>i-Te-sg;return l(
"text",{x:ie(g+(b?-6:6)),y:ie(Math.max(r+9,n(h)+4)),"text-anchor":b?"end":"start",children:Au(Bu(u,c.x[m]),ag)},m)})})}function pg({place:e,chart:t}){let{x:n,width:r,
words:o}=e,[s,i]=[n.invert(ge),n.invert(r-Te)],{angle:u,most:c}=o??{angle:0,most:0},p=ot(e)+(u?12:17),d=t.tokens.map((f,h)=>h+1-t.before).filter(f=>f>=s&&f<=i);
return l("g",{class:"gp-strip-words","aria-hidden":"true",children:d.map(f=>{let h=ie(n(f)+(u===-90?4:u?3:0)),m=f===t.here;return l("text",{transform:`translate\
(${h} ${p})${u?` rotate(${u})`:""}`,"text-anchor":u?"end":"middle",fill:`var(--gp-${m?"chosen":f<1?"muted":"text"})`,"font-weight":m?700:400,children:Au(Bu(t,f),
c)},f)})})}function dg({place:e,chart:t}){let{x:n,width:r,height:o}=e,s=ot(e),i=n.ticks(Math.max(2,Math.floor((r-ge-Te)/80))).filter(Number.isInteger),u=t.here!==
null&&n(t.here)>=ge&&n(t.here)<=r-Te?t.here:null;return l("g",{class:"gp-axes",fill:"var(--gp-muted)",children:[i.map(c=>l("text",{x:ie(n(c)),y:s+16,"text-ancho\
r":"middle",children:k(c)},c)),l("text",{x:(ge+r-Te)/2,y:o-6,"font-size":13,"text-anchor":"middle",children:t.x.title}),t.hasStrips&&u!==null&&l("text",{class:"\
gp-strip-here",x:ie(Math.min(Math.max(n(u),ge+20),r-Te-20)),y:s+16,"text-anchor":"middle","font-weight":700,fill:"var(--gp-chosen)",stroke:"var(--gp-surface)","\
stroke-width":6,"paint-order":"stroke",children:Au(Bu(t,u),ag)})]})}var q1={zoom:"M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2",pan:"M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2",closer:"\
M8 3v10M3 8h10",farther:"M3 8h10",reset:"M2 8l6-6 6 6M4 7v7h8V7",png:"M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4",svg:"M8 2v8M5 7l3 3 3-3M3 14h10"};
function fg({mode:e,setMode:t,scale:n,reset:r,save:o}){return l("div",{class:"gp-curve-tools",children:[l(pn,{icon:"zoom",title:a("Zoom"),act:()=>t("zoom"),isPressed:e===
"zoom"}),l(pn,{icon:"pan",title:a("Pan"),act:()=>t("pan"),isPressed:e==="pan"}),l(pn,{icon:"closer",title:a("Zoom in"),act:()=>n(.5)}),l(pn,{icon:"farther",title:a(
"Zoom out"),act:()=>n(2)}),l(pn,{icon:"reset",title:a("Reset axes"),act:r}),l(pn,{icon:"png",title:a("Download plot as a PNG"),act:()=>o("png")}),l(pn,{icon:"sv\
g",title:a("Download plot as an SVG"),act:()=>o("svg")})]})}var pn=({icon:e,title:t,act:n,isPressed:r})=>l("button",{type:"button",class:"gp-curve-tool",title:t,
"aria-label":t,"aria-pressed":r,onClick:n,children:l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",children:l("path",{d:q1[e]})})});var Iu={};F(Iu,{fileNameOf:()=>$u,savePicture:()=>Hu});var $u=e=>e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-|-$/g,"");async function Hu(e,t,n){let r=z1(t),{clientWidth:o,clientHeight:s}=t;es(e==="svg"?
Bt(r,"image/svg+xml"):await Er(r,o,s),`${n}.${e}`)}function z1(e){let t=e.cloneNode(!0);for(let r of t.querySelectorAll(".gp-passing"))r.remove();se(t,{"font-fa\
mily":getComputedStyle(e).fontFamily});let n=te("rect");return se(n,{width:"100%",height:"100%",fill:"var(--gp-surface)"}),t.prepend(n),Rr(t,e)}var Du={};F(Du,{ValuesList:()=>Wu});function Wu({values:e,isThere:t=e.length>0,onToggle:n}){return l("details",{class:"gp-chart-values",hidden:!t,onToggle:({currentTarget:r})=>n?.(r.open),children:[
l("summary",{children:a("Values")}),l("ul",{children:e.map((r,o)=>l("li",{children:r},o))})]})}var K1=4;function mg({chart:e,press:t,run:n}){let r=E(null),o=E(null),[s]=L(()=>`curve-${Math.random().toString(36).slice(2)}`),[i,u]=L({width:0,isAlone:!1}),[c,
p]=L(zs),[d,f]=L(()=>Lt()?"":"zoom"),[h,m]=L(null),[g,b]=L(null),[w,y]=L(!1),M=e.strips.length>1?null:e.strips[0].y.kind,C=E(M);H(()=>{let j=r.current;if(!j)return;
let ne=()=>u({width:j.clientWidth,isAlone:!!j.closest(".gp-alone")});ne();let xe=new ResizeObserver(ne);xe.observe(j);let Fe=j.closest(".gp-pane");return Fe?.addEventListener(
"gp-alone",ne),()=>{xe.disconnect(),Fe?.removeEventListener("gp-alone",ne)}},[]);let S=C.current===M?c:{...c,y:null};S!==c&&p(S),C.current=M;let _=i.width?eg(e,
S,i.width,i.isAlone):null,$=j=>{p(j),b(null)},B=({clientX:j,clientY:ne},xe)=>{let{left:Fe,top:_n}=o.current?.getBoundingClientRect()??{left:0,top:0};return{x:Fu(
j-Fe,ge,xe.width-Te),y:Fu(ne-_n,yt(xe),ot(xe))}},P=(j,{x:ne})=>Fu(Math.round(ne.invert(j)),1-e.before,e.tokens.length-e.before),G=j=>{!_||j.button||(m({...B(j,_),
place:_,hasMoved:!1,chosen:null}),d&&o.current?.setPointerCapture(j.pointerId))},U=j=>{if(!_)return;let ne=B(j,_),xe=!!(h&&d&&(h.hasMoved||Math.max(Math.abs(ne.
x-h.x),Math.abs(ne.y-h.y))>K1));if(b(xe?null:P(ne.x,_)),!(!h||!xe)){if(d==="pan"){let Fe=e.strips.length>1?null:Nu(h.place.strips[0].y,h.y-ne.y);p({x:Nu(h.place.
x,h.x-ne.x),y:Fe})}m({...h,hasMoved:xe,chosen:d==="zoom"?rg(h,ne,_):null})}},le=j=>{!h||!_||(m(null),h.chosen?$(og(h.chosen,_,S)):h.hasMoved||t(P(B(j,_).x,_)))},
I=j=>{o.current&&Hu(j,o.current,$u(e.label))},Q=e.strips.flatMap(({lines:j})=>j);return l(T,{children:[l("div",{class:"gp-chart-plot gp-curve-plot",ref:r,children:[
l(fg,{mode:d,setMode:f,scale:j=>_&&$(ng(_,j)),reset:()=>$(zs),save:I}),_&&l("svg",{ref:o,class:"gp-curve-picture",role:"group","aria-label":a("{chart}. Its valu\
es follow as a list.",{chart:e.label}),width:_.width,height:_.height,viewBox:`0 0 ${_.width} ${_.height}`,"font-size":12,style:{touchAction:d&&Lt()?"none":""},onPointerDown:G,
onPointerMove:U,onPointerUp:le,onPointerLeave:()=>b(null),onPointerCancel:()=>{m(null),b(null)},onDblClick:()=>$(zs),children:[l(lg,{place:_,before:e.before,clip:s}),
l(ug,{place:_,chart:e}),e.strips.map((j,ne)=>l(cg,{strip:j,i:ne,place:_,chart:e,clip:s,run:n},ne)),_.words?l(pg,{place:_,chart:e}):l(dg,{place:_,chart:e}),l("g",
{class:"gp-passing",children:[g!==null&&l(G1,{place:_,points:hg(e,g),at:g}),h?.chosen&&l(U1,{...h.chosen})]})]}),_&&g!==null&&!h?.chosen&&l(V1,{place:_,points:hg(
e,g),at:g})]}),l(Wu,{values:w?Q.flatMap(j1):[],isThere:Q.some(({y:j})=>j.some(ne=>ne!==null)),onToggle:y})]})}var Fu=(e,t,n)=>Math.min(Math.max(e,t),n),j1=({y:e,
words:t})=>e.flatMap((n,r)=>n===null?[]:[t(r)]),hg=(e,t)=>e.strips.flatMap(({lines:n},r)=>n.flatMap(o=>{let s=o.x.indexOf(t),i=s<0?null:o.y[s];return i===null?[]:
[{strip:r,line:o,value:i,words:o.words(s)}]})),G1=({place:{x:e,strips:t},points:n,at:r})=>l(T,{children:n.map(({strip:o,line:s,value:i})=>l("circle",{cx:ie(e(r)),
cy:ie(t[o].y(i)),r:4,fill:`var(--gp-${s.role})`,stroke:"var(--gp-surface)","stroke-width":1.5},s.name))}),U1=({x:[e,t],y:[n,r]})=>l("rect",{x:ie(e),y:ie(n),width:ie(
t-e),height:ie(r-n),fill:"var(--gp-focus)","fill-opacity":.12,stroke:"var(--gp-focus)","stroke-dasharray":"3 3"});function V1({place:e,points:t,at:n}){let{x:r,width:o}=e;
if(!t.length)return null;let s=r(n)>o/2?{right:`calc(100% - ${ie(r(n)-12)}px)`}:{left:`${ie(r(n)+12)}px`};return l("div",{class:"gp-tip",style:{top:`${yt(e)}px`,
...s},children:t.map(({line:i,words:u})=>l("p",{children:[l(qu,{...i})," ",u]},i.name))})}var qu=({role:e,dash:t,width:n=18})=>l("svg",{width:n,height:8,"aria-h\
idden":"true",children:l("line",{x1:0,y1:4,x2:n,y2:4,stroke:`var(--gp-${e})`,"stroke-width":2,"stroke-dasharray":Nr(t)})});var J1=Math.log(1.05);function gg(e,{isFromElsewhere:t,unit:n}){let r=e.map(c=>re(t?Le(c).surprisal:c.distribution.entropy_before)),o=ou(r),s=r[o]??null;if(s===
null)return"";let i=r.filter(c=>c!==null),u={token:Y(e[o].chosen.text),value:J(s,n),count:k(Math.round(Math.exp(s))),mean:J(i.reduce((c,p)=>c+p,0)/i.length,n)};
return t?a("The most surprising token was {token}: {value}. On average: {mean} a token.",u):s<J1?a("The model was all but certain throughout: at most {value}, a\
t {token}.",u):a("The model was most unsure at {token}: {value}, as if between {count} equally likely tokens. On average: {mean} a token.",u)}function bg(e,t){let n={
number:e.index+1,token:A(e.chosen.text),facts:Z1(e,t)};return e.isPrompt?a("Prompt token {number}, {token}: {facts}",n):a("Token {number}, {token}: {facts}",n)}
function Z1(e,t){let{log:n,name:r,isWatched:o}=t;if(o)return Q1(e)||a("no token was looked up here");if(r==="kept")return Y1(e);if(r==="cumulative")return X1(e,
t);let{surprisal:s,entropyBefore:i,entropyAfter:u}=Le(e),[c,p,d]=[s,i,u].map(f=>J(re(f),n.unit));return n.isFromElsewhere?a("surprisal {surprisal}",{surprisal:c}):
e.isPrompt?a("surprisal {surprisal}; entropy {entropy}",{surprisal:c,entropy:p}):a("surprisal {surprisal}; entropy {before} before, {after} after",{surprisal:c,
before:p,after:d})}function Y1(e){if(e.isPrompt)return a("no processor takes part");let t={kept:k(me(e)??0),count:k(e.distribution.vocab??0)};return a("{kept} o\
f {count} tokens kept",t)}function X1(e,{log:t,steps:n,series:r}){let o=e.isPrompt?t.promptSteps:n,s=o.slice(0,o.indexOf(e)+1),i=r.filter(u=>u.value(e)!==null).
map(u=>{let c=s.reduce((p,d)=>{let f=re(u.value(d));return p===null||f===null?null:p+f},0);return`${c===null?a("minus infinity"):J(c,t.unit)} ${u.name}`});return a(
"log-probability so far {sums}",{sums:i.join(", ")})}function Q1({watched:e=[]}){return we(e.map(({text:t,logprob:n,raw_logprob:r,raw_rank:o})=>{let s={token:A(
t),before:x(N(r)),after:x(N(n)),rank:k(o??0)};return n===null?o?a("{token} {before} before (rank {rank}), removed after",s):a("{token} {before} before, removed \
after",s):o?a("{token} {before} before (rank {rank}), {after} after",s):a("{token} {before} before, {after} after",s)}))}var Dr="strips",eS=150;function tS({log:e,changes:t}){let[n,r]=L(Dr),o=E(new Map);ae(t).run&&(o.current=new Map);let i=e.current(),u=i?q(e.lastOf(i)):[];for(let C of u)
for(let{token_id:S,text:_}of C.watched??[])o.current.set(S,_);let c=Lh(e.isFromElsewhere),p=[Dr,...Object.keys(c).filter(C=>c[C].series||o.current.size)],d=p.includes(
n)?n:Dr;d!==n&&r(d);let f=d===Dr?null:c[d],h=f?ru(f,o.current):[],g=f?[{axis:f.axis,series:h}]:Ph(c,u,c.before&&o.current.size?ru(c.before,o.current):[]),b=C=>bg(
C,{log:e,steps:u,series:h,name:d,isWatched:!!f?.of}),w=i?b(i):a("The curve grows with the text."),y=()=>i?ue(b(i)):"",M=(f??c.information).name;return l(T,{children:[
l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Curves")}),l("p",{class:"gp-curve-answer",children:gg(u,e)}),l("div",{class:"gp-tools",
children:[l("label",{children:[a("Curve")," ",l("select",{class:"gp-view",value:d,onChange:({currentTarget:C})=>r(C.value),children:p.map(C=>l("option",{value:C,
children:C===Dr?a("all, as strips"):c[C].name},C))})]}),l(nS,{unit:e.unit})]})]}),f&&l(rS,{curve:f,series:h,run:y}),l(oS,{log:e,steps:u,name:M,hasStrips:!f,strips:g,
run:y}),l("p",{class:"gp-note gp-reading",tabIndex:0,role:"slider","aria-label":a("Token on the curve"),...ys(i,u.length,i?w:a("no token yet"),e.promptSteps.length),
onKeyDown:ws(e),children:w}),l("p",{class:"gp-note gp-about",children:[(f??c.information).about,e.promptSteps.length>0&&` ${a("The prompt comes before the text,\
 on a shaded background.")}`]})]})}var wg=K(tS),nS=({unit:e})=>l("label",{"data-term":"bits","data-tip":a("The unit of all surprisal, entropy and divergence on \
this page. An event of probability 1/2 has 1 bit, or 0.69 nats."),children:[a("Unit")," ",l("select",{class:"gp-unit",value:e,onChange:({currentTarget:t})=>bs(t.
value),children:[l("option",{value:"bits",children:a("bits")}),l("option",{value:"nats",children:a("nats")})]})]}),rS=({curve:e,series:t,run:n})=>l("div",{class:"\
gp-keys gp-note",children:t.map(({name:r,term:o,role:s,dash:i,tip:u})=>l(O,{id:o,run:n,meaning:u,children:[l(qu,{role:s,dash:i,width:26}),e.of?l(D,{text:r}):r]},
r))});function oS({log:e,steps:t,name:n,hasStrips:r,strips:o,run:s}){let{promptSteps:i,unit:u}=e,c=E(null),[p,d]=L(null),f=E({timer:0,drawnAt:-1/0}).current,h=E(
()=>null);h.current=()=>t.length||i.length?Ch({name:n,hasStrips:r,strips:o,steps:t,prompt:i,current:e.current(),unit:u,factor:_e(1,u)}):null;let m=()=>{f.timer=
0,f.drawnAt=performance.now(),c.current?.removeAttribute("aria-busy"),d(h.current())};return H(()=>{f.timer||(c.current?.setAttribute("aria-busy","true"),f.timer=
window.setTimeout(m,Math.max(0,f.drawnAt+eS-performance.now())))},[t,o]),H(()=>()=>clearTimeout(f.timer),[]),l("div",{class:"gp-curve-chart gp-chart-box",ref:c,
hidden:!p,children:p&&l(mg,{chart:p,press:b=>{let w=b<1?i[b-1+i.length]:t.at(b-1);w&&e.selectStep(w)},run:s})})}var Ju={};F(Ju,{FIRST_SHADE:()=>Fr,chanceGround:()=>sS,rankChips:()=>Uu,scaleEnds:()=>Vu,shadeInk:()=>qr,shadeMeaning:()=>ju,shadeNote:()=>Gu,shadeOf:()=>Yn});var Fr="probability",zu={term:"probability",scale:"heat",level:e=>vg(-e.surprisal),ends:["100%","0%"],note:()=>a("A strong colour means an unlikely word.")},Gs={
probability:{...zu,meaning:()=>a("How likely the token was, after the processors.")},raw:{...zu,level:e=>(1-e.rawProbability)*10,meaning:()=>a("How likely the m\
odel found the token, before the processors.")},told:{...zu,meaning:()=>a("How likely the token was, according to the server.")},confidence:{term:"probability",
scale:"prob",level:e=>e.probability*10,ends:["0%","100%"],meaning:()=>a("How likely this layer finds the token that was chosen in the end.")},rank:{term:"rank",
scale:"heat",level:e=>Ku[kg(e)][1],meaning:()=>a("The rank among all tokens, the likeliest first. A bar beside the token shows it, too.")},surprisal:{term:"surp\
risal",scale:"heat",level:e=>e.surprisal/Math.LN2,bits:[0,10],words:()=>[a("expected"),a("surprising")],meaning:()=>a("How unexpected the token was: minus the l\
ogarithm of its probability.")},uncertainty:{term:"entropy",scale:"heat",level:e=>(e.entropyBefore??0)/Math.LN2*1.25,bits:[0,8],words:yg,meaning:()=>a("How unce\
rtain the model was before this token: the entropy of its distribution, before the processors.")},kl:{term:"kl",scale:"heat",level:e=>(e.kl??0)/Math.LN2,bits:[0,
10],meaning:()=>a("How far apart two distributions are: the Kullback-Leibler divergence.")},entropy:{term:"entropy",scale:"heat",level:e=>(e.entropyAfter??0)/Math.
LN2*1.25,bits:[0,8],words:yg,meaning:()=>a("How open the choice was: the entropy after the processors.")}};function yg(){return[a("certain"),a("uncertain")]}var Ku=[
[1,0],[10,3],[100,6],[1e3,8],[1/0,10]],kg=({rank:e})=>Ku.findIndex(([t])=>(e??1/0)<=t),vg=e=>(1-Math.exp(e))*10,sS=e=>`var(--gp-heat-${Math.round(vg(e??-1/0))})`;
function Yn(e,t){let{scale:n,level:r}=Gs[e];return`--gp-${n}-${Math.round(Math.max(0,Math.min(10,r(t)||0)))}`}function qr(e,t,n){e.style.backgroundColor=`var(${Yn(
t,n)})`,t==="rank"?e.dataset.rank=String(kg(n)):delete e.dataset.rank}function ju(e){let{term:t,meaning:n}=Gs[e];return{id:t,meaning:n()}}var Gu=e=>Gs[e].note?.()??
"",Uu=()=>Ku.map(([e,t])=>({words:e===1/0?a("beyond"):a("top {rank}",{rank:e}),colour:`var(--gp-heat-${t})`}));function Vu(e,t){let{scale:n,ends:r,bits:o,words:s=()=>[]}=Gs[e],
[i,u]=r??(o??[]).map(f=>Rn(f*Math.LN2,t==="bits"?Me(f):W(f*Math.LN2,1),t)),[c,p]=s(),d=(f,h)=>h?`${h}, ${f}`:f;return{low:d(i,c),high:d(o?u.replace(" ","+ "):u,
p),colours:Array.from({length:11},(f,h)=>`var(--gp-${n}-${h})`)}}function Xn({paint:e,class:t,label:n}){let r=E(null),o=E([0,0]),s=E(e);s.current=e;let i=()=>{let[c,p]=o.current.map(h=>Math.round(h*devicePixelRatio)),d=r.current?.
getContext("2d");if(!r.current||!d||!c||!p)return;Object.assign(r.current,{width:c,height:p});let f=getComputedStyle(r.current);s.current({pen:d,width:c,height:p,
colour:h=>f.getPropertyValue(h).trim()})};H(()=>{let c=r.current;if(!c)return;o.current=[c.clientWidth,c.clientHeight];let p=new ResizeObserver(([{contentRect:f}])=>{
o.current=[f.width,f.height],i()});p.observe(c);let d=vr(i);return()=>{p.disconnect(),d()}},[]),H(i);let u=n===void 0;return l("canvas",{ref:r,class:t,role:u?void 0:
"img","aria-label":n,"aria-hidden":u})}function Qn({currentTarget:e,clientX:t,clientY:n},r,o){let{left:s,top:i,width:u,height:c}=e.getBoundingClientRect(),p=(d,f)=>Math.
max(0,Math.min(f-1,Math.floor(d*f)));return{column:p((t-s)/u,r),row:p((n-i)/c,o)}}var Zu=e=>[...[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)),255];var Xu={};F(Xu,{CanvasMoment:()=>Us,draftOf:()=>iS,momentOf:()=>Yu,numbersOfPlace:()=>zr});function Yu(e,t){let n=e.canvasSteps.length-1;return n<0?null:new Us(e,t===null?n:Math.min(t,n))}var Us=class{constructor(t,n){this.log=t;this.number=n;this.steps=
t.canvasSteps,this.step=this.steps[n],this.canvas=this.steps.filter(({canvas:r})=>r===this.step.canvas)}log;number;steps;step;canvas;get before(){let{canvas:t}=this.
step;return this.steps.filter(({canvas:n},r)=>n<t&&this.steps[r+1].canvas!==n)}get numCanvases(){return this.steps[this.steps.length-1].canvas+1}accepted(t){if(!this.
step.places[t].accepted)return null;let n=this.number?this.steps[this.number-1]:null;return n?.canvas===this.step.canvas&&n.places[t].accepted?"again":"newly"}get counts(){
let t=this.step.places.map((n,r)=>this.accepted(r));return{places:t.length,accepted:t.filter(Boolean).length,newly:t.filter(n=>n==="newly").length}}get end(){let{
eos_token_ids:t=[],effective:n={}}=this.log.started??{};if(!Number.isInteger(n.pad_token_id))return 1/0;let r=this.step.places.findIndex(({token_id:o})=>t.includes(
o));return r<0?1/0:r+1}history(t){let n=this.canvas,r=n[n.length-1].places[t],o=n.length-1;for(;o>0&&n[o-1].places[t].token_id===r.token_id;)o-=1;let s=n.filter(
i=>i.places[t].accepted).length;return{since:o,accepted:s,count:n.length,last:r}}};function iS({canvasSteps:e,finished:t}){return t?t.sequences.map(({text:r})=>r).
join(""):e.filter(({canvas:r},o)=>e[o+1]?.canvas!==r).flatMap(({places:r})=>r.map(({piece:o})=>o??"")).join("")}var zr=({logprob:e,entropy:t})=>({probability:N(
e),rawProbability:0,rank:1,surprisal:-(e??-1/0),entropyBefore:t,entropyAfter:t});var aS=14,lS=200;function xg({moment:{canvas:e,step:t},place:n,shade:r,pick:o}){let s=t.places.length,i=d=>{let{column:f,row:h}=Qn(d,s,e.length);o(e[h],f)},u=d=>uS(
d,e,r),c=(d,f)=>`${d/f*100}%`,p={top:c(t.step,e.length),height:c(1,e.length)};return l("div",{class:"gp-canvas-map","aria-hidden":"true",style:{height:`${Math.max(
24,Math.min(lS,aS*e.length))}px`},onClick:i,children:[l(Xn,{paint:u}),l("i",{class:"gp-map-row",style:p}),n!==null&&l("i",{class:"gp-map-column",style:{left:c(n,
s),width:c(1,s)}})]})}function uS({pen:e,width:t,height:n,colour:r},o,s){let[i,u]=[t/o[0].places.length,n/o.length],c=Math.max(.75,Math.min(i,u,8*devicePixelRatio)*
.2),p=new Map,d=r("--gp-text");o.forEach(({places:f},h)=>f.forEach((m,g)=>{let b=Yn(s,zr(m)),w=p.get(b)??r(b);p.set(b,w),e.fillStyle=w,e.fillRect(Math.floor(g*i),
Math.floor(h*u),Math.ceil(i),Math.ceil(u)),m.accepted&&(e.fillStyle=d,e.beginPath(),e.arc((g+.5)*i,(h+.5)*u,c,0,2*Math.PI),e.fill())}))}var Qu={};F(Qu,{ShadeScale:()=>dn});function dn({class:e,meaning:t,...n}){let r=ju(n.name),o=Gu(n.name);return l(T,{children:[l(O,{class:e?`gp-scale ${e}`:"gp-scale",...r,meaning:t??r.meaning,children:l(
cS,{...n})}),o&&l("span",{class:"gp-shade-note",children:o})]})}function cS({name:e,unit:t}){if(e==="rank")return l(T,{children:Uu().map(({words:s,colour:i},u)=>l(
"span",{class:"gp-chip","data-rank":u,style:{backgroundColor:i},children:s},u))});let{low:n,high:r,colours:o}=Vu(e,t);return l(T,{children:[l("span",{children:n}),
l("span",{class:"gp-ramp","aria-hidden":"true",children:o.map(s=>l("i",{style:{backgroundColor:s}},s))}),l("span",{children:r})]})}var nc={};F(nc,{TokenInk:()=>pS,useInk:()=>hn});var tc={};F(tc,{appendToken:()=>Kr,cutTokens:()=>It,inkToken:()=>fn,numberWords:()=>ec,removedWords:()=>jr});function fn(e,t){if(t.piece===null){let n=z("bdi","gp-ink gp-special");Mn(n,t.text),e.append(n)}else Ot(t)?e.append(t.piece,z("span","gp-ink gp-byte","",{"data-\
bytes":Ca(t.text)||"·"})):Oa(e,t.piece)}function Kr({rows:e,tokens:t},n,r,o){let s=o&&Ot(o)?t.at(-1)?.parentNode:null;if(s&&r.piece!==null)s.appendChild(n);else if(Ot(
r)){let i=z("span","gp-bytes");i.append(n),e.append(i)}else e.append(n);t.push(n)}function It({rows:e,tokens:t},n){for(let r of t.splice(n).reverse()){let o=r.closest(
".gp-bytes");o&&o.childNodes.length>1?r.remove():e.removeLast()}}var jr=({removed_by:e})=>a("removed by {processor}",{processor:e?Qe(e)[0]:a("a processor")});function ec(e,t){
let{probability:n,rawProbability:r,rank:o,surprisal:s}=Le(e),{logprob:i}=e.chosen,[u,c]=[x(n),x(r)],p=oe(e),d=[!p&&i===null?jr(e.chosen):a("probability {share}",
{share:p?c:u})];if(!p&&c!==u&&d.push(a("{share} before the processors",{share:c})),o!==null){let{vocab:f}=e.distribution;d.push(p||f===null?a("rank {rank}",{rank:k(
o)}):a("rank {rank} of {count}",{rank:k(o),count:k(f)}))}return[...d,a("surprisal {amount}",{amount:J(s,t)})]}function hn({text:e,piece:t},n=""){let r=E(null);return H(()=>{r.current&&(r.current.replaceChildren(),fn(r.current,{text:e,piece:t}))},[e,t]),H(()=>{r.current?.
querySelector(".gp-ink")?.style.setProperty("background-color",n)},[e,t,n]),r}function pS({token:e,ground:t,words:n}){let r=hn(e,t);return l("span",{class:"gp-t\
oken",tabIndex:0,ref:s=>{r.current=s,Se(n)(s)}})}var dS={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function _g({log:e,moment:t,shade:n,chosen:r,choose:o}){let{places:s}=t.step,[i,u]=L(
0),c=Math.min(r??i,s.length-1),p=E(null),d=({target:w})=>[...p.current?.children??[]].indexOf(w.closest(".gp-token")),f=w=>{let y=d(w);y<0||(u(y),o(y===r?null:y))},
h=w=>{let y=d(w),M=dS[w.key];if(y<0||!M&&!["Enter"," ","Escape"].includes(w.key))return;w.preventDefault();let C=Math.max(0,Math.min(s.length-1,y+(M??0)));u(C),
w.key==="Escape"?o(null):(!M||r!==null)&&o(C),(p.current?.children[C]).focus()},m=t.before.flatMap(w=>w.places),g=Z(()=>m.map((w,y)=>l(fS,{...w},y)),[m.length]),
b=e.started?.prompt_tokens.map(({piece:w})=>w??"").join("");return l("div",{class:"gp-canvas-left",children:[l("div",{class:"gp-canvas-text",role:"group","aria-\
label":a("The text at this step. Arrow keys move from place to place, Enter selects, Escape deselects."),dir:"auto",onClick:f,onKeyDown:h,children:[l("span",{class:"\
gp-canvas-prompt",children:b}),l("span",{class:"gp-canvas-before",children:g}),l("span",{class:"gp-canvas-now",ref:p,children:s.map((w,y)=>l(hS,{token:w,ground:`\
var(${Yn(n,zr(w))})`,accepted:t.accepted(y),isAfterEnd:y>=t.end,isChosen:y===r,words:mS(w,y,t.accepted(y)),tabIndex:y===c?0:-1},y))})]}),l("p",{class:"gp-note g\
p-canvas-key",children:[l("span",{class:"gp-key-accepted",children:l("span",{class:"gp-ink",children:a("accepted")})}),l("span",{class:"gp-key-newly",children:l(
"span",{class:"gp-ink",children:a("newly accepted")})}),l(O,{id:"canvas",meaning:a("The sampler fills it with a random token again before the next step. The tok\
en shown is the likeliest here: it would be the text, if this were the last step."),children:a("not accepted")})]})]})}var fS=({text:e,piece:t})=>l("span",{class:"\
gp-written",ref:hn({text:e,piece:t})}),hS=({token:e,ground:t,accepted:n,isAfterEnd:r,isChosen:o,words:s,tabIndex:i})=>l("span",{class:"gp-token",role:"button",ref:hn(
e,t),"data-accepted":n??void 0,"data-after-end":r?"":void 0,"aria-pressed":o,"aria-label":s,tabIndex:i});function mS({text:e,logprob:t},n,r){let o={number:n+1,token:A(
e),share:x(N(t))};return r==="newly"?a("Place {number}: {token}, probability {share}, newly accepted",o):r?a("Place {number}: {token}, probability {share}, acce\
pted",o):a("Place {number}: {token}, probability {share}, not accepted",o)}function Sg({shade:e,setShade:t,unit:n}){return l("div",{class:"gp-tools",children:[l(
"label",{children:[a("Shaded by")," ",l("select",{class:"gp-canvas-shade",value:e,onChange:({currentTarget:r})=>t(r.value),children:[l("option",{value:"probabil\
ity",children:a("probability")}),l("option",{value:"entropy",children:a("entropy")})]})]}),l(dn,{class:"gp-canvas-scale",name:e,unit:n})]})}function Vs({list:e}){let t=E(null);return H(()=>{let n=new Set;[...t.current?.children??[]].forEach((r,o)=>r.replaceChildren(...fs(e[o],n)))},[e.join(`
`)]),l("ol",{class:"gp-sentences",ref:t,children:e.map((n,r)=>l("li",{},r))})}var er=e=>e?x(e):"<0.01%",gS=(e,t)=>e.kept!==t||e.mass_moved>0;function Ue({distribution:{stages:e,vocab:t}}){return e.map((n,r)=>{let[o,s,i]=Qe(n.name),u=r?e[r-
1].kept:t??0;return{number:r+1,kind:n.name,name:o,meaning:s,knobs:i,entropy:n.entropy,kept:n.kept,keptBefore:u,removed:n.mass_removed,moved:n.mass_moved,idle:!gS(
n,u)}})}function st({kept:e,keptBefore:t,removed:n,moved:r,idle:o}){if(o)return a("did nothing");let s=[];return e<t&&s.push(v(t-e,"removed {count} token ({shar\
e})","removed {count} tokens ({share})",{share:er(n)})),e>t&&s.push(v(e-t,"brought {count} token back","brought {count} tokens back")),(r-n>.001||!s.length)&&s.
push(a("moved {share}",{share:x(r)})),s.join(", ")}function Mg(e){let n=(oe(e)?[]:Ue(e).filter(({kept:r,keptBefore:o})=>r<o)).map(({name:r,kept:o,keptBefore:s,removed:i})=>v(
s-o,"{name}: {count} token, {share}","{name}: {count} tokens, {share} together",{name:r,share:er(i)}));return n.length?a("removed by {processors}",{processors:we(
n)}):""}var Wt=({layers:e,distribution:t})=>!!e&&t.stages[0]?.name!=="DolaContrast";function Js(e,{effective:t,config:n}){let r={...t,...n};return e.filter((o,s)=>s===
0||r[o]).map(o=>{let s=JSON.stringify(r[o]??null);return s==="null"||s.length>12?o:`${o} ${s}`}).join(", ")}function tr(e){return Wt(e)?{name:"DoLa",meaning:a("\
The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.")}:{name:e.layers?
a("the last layer"):a("the model"),meaning:a("The distribution that the model gave, before any processor.")}}function Ve({distribution:{candidates:e},chosen:t}){
return e.some(({token_id:n})=>n===t.token_id)?e:[...e,t]}function Zs(e,t,n){if(e.length<=t)return e;let r=({raw_logprob:i,logprob:u})=>Math.max(N(i),N(u)),o=[...e].
sort((i,u)=>r(u)-r(i)),s=new Set([...o.filter(({token_id:i})=>i===n),...o.filter(Pe).slice(0,3)]);for(let i of o)s.size<t&&s.add(i);return e.filter(i=>s.has(i))}
function Je({raw_logprob:e,stage_logprobs:t},n){return n?t&&n<=t.length?N(t[n-1]):void 0:N(e)}var kt=({raw_logprob:e,stage_logprobs:t},n)=>((n?t?.[n-1]:e)??null)===
null,Pe=({logprob:e})=>e===null;function vt({removed_by:e,stage_logprobs:t,raw_logprob:n},r){let o=[n,...t||[]],s=o.findLastIndex((u,c)=>c>0&&u===null&&o[c-1]!==
null),i=e||s>0&&r.distribution.stages[s-1].name;return i?Qe(i)[0]:Wt(r)?"DoLa":a("a processor")}function Ys(e,t){let{raw_logprob:n,logprob:r,rank:o,raw_rank:s,token_id:i}=e;
if(oe(t)){let f={share:x(N(n)),rank:k(s||0)},h=s?a("Probability {share}, rank {rank}, according to the server.",f):a("Probability {share}, according to the serv\
er.",f);return i<0?h:`${h} ${a("Token id {id}.",{id:i})}`}let u=k(t.distribution.vocab??0),c=a("Token id {id}.",{id:i});if(!t.distribution.stages.length&&Math.abs(
(r??n??0)-(n??0))<1e-4){let f={share:x(N(n)),rank:k(o||s||0),vocab:u};return`${o||s?a("Probability {share}, rank {rank} of {vocab}; no processor changed it.",f):
a("Probability {share}; no processor changed it.",f)} ${c}`}let p={share:x(N(n)),rank:k(s||0),vocab:u};return`${s?a("Before the processors {share}, rank {rank} \
of {vocab}.",p):a("Before the processors {share}.",p)} ${bS(e,t)} ${c}`}function bS(e,t){if(Pe(e))return a("After them it cannot be chosen: removed by {processo\
r}.",{processor:vt(e,t)});let{logprob:n,rank:r}=e,o={share:x(N(n)),rank:k(r||0),kept:k(me(t)??0)};return r?a("After them {share}, rank {rank} of {kept} kept.",o):
a("After them {share}.",o)}function nr(e,t){let n=J(e,t),r=Math.exp(e??1/0);return r<wS?a("The model was all but certain here: an entropy of {entropy}.",{entropy:n}):
a("The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.",{entropy:n,options:r<10?R(r,1):k(Math.round(r))})}var wS=1.05;
function Rg({distribution:{candidates:e,entropy_before:t}},n){let s=[...e.flatMap(({text:u,raw_logprob:c})=>c!==null&&c<0?[{text:u,raw:c}]:[])].sort((u,c)=>Tg(c.
raw)-Tg(u.raw)).slice(0,3).map(({text:u,raw:c})=>`${A(u)} ${R(N(c))} · ${R(_e(-c,n),2)}`),i={terms:s.join(" + "),entropy:J(t,n)};return s.length?a("before the \
processors, {terms} + the terms of all other tokens = {entropy}.",i):""}var Tg=e=>-e*N(e);function mn(e,{mode:t,effective:n,config:r}){if(e.isPrompt)return[a("g\
iven"),a("{token} is in the prompt: given, not chosen")];if(e.given)return[a("given"),a("{token} was given, not chosen")];if(t==="elsewhere")return[a("the choic\
e"),a("{token} was chosen by the server")];if(t==="custom")return[a("the choice"),a("{token} was chosen by your own decoding loop")];if(e.beam)return[a("the cho\
ice"),yS(e.beam.status)];if(e.reranked)return[a("the choice"),a("{token} has the best score: probability against degeneration penalty")];let o=e.draft?.origin;return o===
"accepted"?[a("the draft"),a("{token} was drafted by the assistant, and accepted")]:o==="correction"?[a("the choice"),a("{token} replaced a rejected draft token")]:
{...n,...r}.do_sample?[a("the draw"),a("{token} was drawn")]:[a("the choice"),a("{token} was chosen as the most probable")]}function yS(e){return e==="running"?
a("{token} goes on: the search compares the sums of whole beams"):e==="finished"?a("{token} ends a beam: the search compares the sums of whole beams"):e==="ende\
d"?a("{token} would end a beam, which does not count"):e==="pruned"?a("{token} was considered, and pruned: the search compares the sums of whole beams"):a("{tok\
en} was considered by the search")}function Eg(e,t){let{step:n,canvas:r,log:o}=e,s=n.places[t],i={step:n.step+1,place:t+1,token:A(s.text),read:A(s.read_text),share:x(N(s.logprob))},{accepted:u,places:c}=e.
counts;return[a("At step {step}, the model read {read} at place {place}.",i),nr(s.entropy,o.unit),s.read_text===s.text?a("It found the same token the likeliest,\
 with {share}.",i):a("It found {token} the likeliest, with {share}.",i),a("The temperature of this step was {temperature}.",{temperature:W(n.temperature,2)}),kS(
s,n===r.at(-1),o),v(c,"At this step, {accepted} of {count} place was accepted.","At this step, {accepted} of {count} places were accepted.",{accepted:k(u)})]}function kS({
accepted:e},t,{finished:n}){return t&&n?a("It was the last step of this canvas: the likeliest token is the text."):e?a("The sampler accepted the place: what it \
drew there is read at the next step."):a("The sampler did not accept the place: at the next step, a random token is read there.")}function Lg({moment:e,place:t,terms:n,lookAt:r}){let{canvas:o,step:s,log:i}=e,u=E(null),c=E(null);return H(()=>{if(!u.current||!c.current)return;let{offsetTop:p,
offsetHeight:d}=c.current,{scrollTop:f,clientHeight:h}=u.current;(p<f+d||p+d>f+h)&&(u.current.scrollTop=p-h/2)},[s,t]),l("div",{class:"gp-one-place",children:[l(
"p",{class:"gp-place-verdict",children:vS(e,t)}),l("h3",{class:"gp-sub",children:a("In words")}),l(Vs,{list:Eg(e,t)}),l("div",{class:"gp-place-table",ref:u,children:l(
"table",{children:[l(xS,{terms:n}),l("tbody",{children:o.map(p=>l(_S,{step:p,place:t,unit:i.unit,here:p===s?c:void 0,press:()=>r(e.steps.indexOf(p))},p.step))})]})})]})}
function vS(e,t){let{since:n,accepted:r,count:o,last:s}=e.history(t);return v(o,"Place {place}: {token} has been the likeliest since step {since}. The sampler a\
ccepted the place in {accepted} of {count} step.","Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted\
} of {count} steps.",{place:t+1,token:A(s.text),since:n+1,accepted:r})}var xS=({terms:e})=>l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:a(
"step")}),l("th",{scope:"col",children:l(O,{id:"canvas",meaning:a("What was here when the model predicted the canvas: a random token, or what the step before dr\
ew and accepted."),children:a("read")})}),l("th",{scope:"col",children:l(O,{id:"probability",formula:"",meaning:a("The likeliest token of the prediction, after \
the temperature."),children:a("likeliest")})}),l("th",{scope:"col",children:l(O,{id:"probability",run:e.share,meaning:a("The probability of the likeliest token."),
children:a("probability")})}),l("th",{scope:"col",class:"gp-place-entropy",children:l(O,{id:"entropy",run:e.entropy,meaning:a("Of the place’s distribution at th\
is step. The sampler accepts the places where it is low."),children:a("entropy")})}),l("th",{scope:"col",children:a("accepted")})]})});function _S({step:e,place:t,
unit:n,here:r,press:o}){let{read_text:s,text:i,logprob:u,entropy:c,accepted:p}=e.places[t];return l("tr",{ref:r,"aria-current":r?"step":void 0,onClick:o,children:[
l("td",{children:l("button",{type:"button",class:"gp-place-step",children:e.step+1})}),l("td",{children:l(D,{text:s})}),l("td",{children:l(D,{text:i})}),l("td",
{children:x(N(u))}),l("td",{class:"gp-place-entropy",children:J(c,n)}),l("td",{children:p?a("✓ yes"):a("– no")})]})}var SS={whole:8e3,quickest:120,slowest:700};function TS({log:e,changes:t}){let[n,r]=L(null),[o,s]=L(null),[i,u]=L("probability"),c=!!ae(t).run;H(()=>{c&&(r(null),
s(null))});let p=Yu(e,c?null:n);if(!p)return null;let d=c?null:o,f=m=>()=>d===null?"":a("place {place}, step {step}: {words}.",{place:d+1,step:p.step.step+1,words:m(
p.step.places[d])}),h={share:f(({text:m,logprob:g})=>`${A(m)} ${x(N(g))}`),entropy:f(({entropy:m})=>J(m,e.unit))};return l(T,{children:[l("header",{class:"gp-he\
ad",children:[l("h2",{class:"gp-title",children:a("Canvas")}),l(O,{class:"gp-note gp-canvas-short",id:"canvas",run:()=>ue(Pg(p)),children:Pg(p)}),l(Sg,{shade:i,
setShade:u,unit:e.unit})]}),l("div",{class:"gp-canvas-time",children:l(ts,{step:p.number,length:p.steps.length,go:r,leave:()=>r(null),label:a("Denoising step"),
words:MS(p),pace:SS})}),l("div",{class:"gp-canvas-body",children:[l(_g,{log:e,moment:p,shade:i,chosen:d,choose:s}),l("div",{class:"gp-canvas-right",children:[l(
"p",{class:"gp-chart-title",children:[l(O,{id:"canvas",run:()=>ue(Og(p)),meaning:a("One row per step, one column per place. A dot marks a place that the sampler\
 accepted."),children:a("Places by steps")})," ",l("span",{class:"gp-note gp-map-words",children:Og(p)})]}),l(xg,{moment:p,place:d,shade:i,pick:(m,g)=>{r(p.steps.
indexOf(m)),s(g)}}),d===null?l("p",{class:"gp-note gp-place-hint",children:a("Click a token to see what was in its place at each step.")}):l(Lg,{moment:p,place:d,
terms:h,lookAt:r})]})]})]})}var Cg=K(TS,e=>e.canvasSteps.length>0),MS=({step:e,numCanvases:t,canvas:n})=>a("canvas {canvas} of {canvases}, step {step} of {steps\
}",{canvas:e.canvas+1,canvases:t,step:e.step+1,steps:n.length});function Pg({counts:e,step:t}){let{places:n,accepted:r,newly:o}=e,s={accepted:k(r),places:k(n),newly:k(
o),temperature:W(t.temperature,2)};return a("{accepted} of {places} places accepted, {newly} newly; temperature {temperature}",s)}var Og=({canvas:e,step:t})=>v(
e.length,"{places} places, {count} step","{places} places, {count} steps",{places:k(t.places.length)});var cc={};F(cc,{KNOB_NAMES:()=>Ie,areSame:()=>Gr,drawSettingsOf:()=>lc,hottest:()=>ti,knobsOf:()=>ni,leftOf:()=>ri,nominalWinner:()=>si,paceOf:()=>Ur,sharesAbove:()=>oi,
winnerOf:()=>uc});var rc={};F(rc,{CUTS:()=>Xs,contenderAt:()=>Qs,drawnOf:()=>xt,textAt:()=>Ze});var Xs=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"],
Bg={top_h:"TopHLogitsWarper",top_k:"TopKLogitsWarper",top_p:"TopPLogitsWarper",min_p:"MinPLogitsWarper",typical_p:"TypicalLogitsWarper",epsilon_cutoff:"EpsilonL\
ogitsWarper",eta_cutoff:"EtaLogitsWarper"},RS="TemperatureLogitsWarper",Ng=new WeakMap;function xt(e,t){let n=Ng.get(e);return n===void 0&&Ng.set(e,n=ES(e,t)),n}
function ES(e,t){let n=e.draw?.contenders??[],r=n.findIndex(({token_id:u})=>u===e.chosen.token_id),{vocab:o,stages:s}=e.distribution;if(r<0||o===null)return null;
let i={};for(let u of Xs){let c=s.find(p=>p.name===Bg[u]);c&&(i[u]={kept:c.kept,removed:c.mass_removed})}return{contenders:n,at:r,vocab:o,cuts:i,mass:LS(e,n,o,t)}}
function LS({distribution:e},t,n,r){let{stages:o,candidates:s}=e,i=Object.values(Bg),u=o.findIndex(({name:w})=>i.includes(w)),c=u<0?o.length:u,p=w=>(c?w.stage_logprobs?.
at(c-1):w.raw_logprob)??null,d=s.find(({token_id:w})=>w===t[0].token_id),f=d?p(d):t[1]?.rank===2?Math.log(t[1].above):null,h=c?o[c-1].entropy:e.entropy_before;if(f===
null||h===null)return null;let m=[Ag(1/r,f,h)],g=o.slice(0,c).every(({name:w})=>w===RS);g&&r!==1&&typeof d?.raw_logprob=="number"&&e.entropy_before!==null&&m.push(
Ag(1,d.raw_logprob,e.entropy_before));let b=g?PS(s,p,r):[];return{landmarks:OS([...t,...b]),anchors:m.sort((w,y)=>w.b-y.b),vocab:n}}var Ag=(e,t,n)=>({b:e,logZ:-t,
slope:(-t-n)/e});function PS(e,t,n){let r=new Map(e.map(u=>[u.raw_rank,t(u)])),o=r.get(1),s=[],i=0;for(let u=1;typeof o=="number";u++){let c=r.get(u);if(typeof c!=
"number")break;s.push({rank:u,score:n*(c-o),above:i}),i+=Math.exp(c)}return s}function OS(e){return[...new Map(e.map(n=>[n.rank,n])).values()].sort((n,r)=>n.rank-
r.rank)}var Ze=(e,t)=>Qs(e,t)?.text??"",Qs=(e,t)=>e.draw?.contenders?.[t];var sc={};F(sc,{boundsOfHigher:()=>oc});function oc({landmarks:e,anchors:t,vocab:n},r,o,s,i){let u=o/s,c=Math.exp(-(t.find(({b:w})=>w===1/o)?.logZ??0)),p=CS(e,c,
o,n).map(w=>NS(w,u,i)),d=w=>p.reduce((y,M)=>[...y,y[y.length-1]+M[w]],[0]),[f,h]=[d(0),d(1)],m=p.length,b=(i<1/0?[-1/0,1/0]:AS(t,n,1/s)).map(w=>Math.exp(w)*c**u);
return r.map(w=>{let y=e.findIndex(C=>C.rank===w),M=[f[m]-f[y],h[m]-h[y]];return[Math.max($g(f[y],M[1]),f[y]/b[1]),Math.min($g(h[y],M[0]),h[y]/b[0])]})}var $g=(e,t)=>e===
0?0:e/(e+t);function CS(e,t,n,r){let o=e.map(({score:s})=>t*Math.exp(s/n));return e.map(({rank:s,above:i},u)=>{let c=e.at(u+1),p=Math.max(0,(c?c.rank-1:r)-s),d=Math.
max(0,(c?c.above:1)-i-o[u]);return{rank:s,high:o[u],low:c?o[u+1]:0,count:p,mass:p?d:0}})}function NS({rank:e,high:t,low:n,count:r,mass:o},s,i){if(e>i)return[0,0];
let u=t**s;if(!r)return[u,u];let c=Math.min(t,Math.max(n,o/r)),p=r*c**s,d=t>n?r*(c-n)/(t-n):r,f=d*u+(r-d)*n**s,h=[Math.min(p,f),Math.max(p,f)],m=Math.min(r,i-e);
return m===r?[u+h[0],u+h[1]]:[u+h[0]*m/r,u+Math.min(h[1],m*u)]}function AS(e,t,n){let r=e.find(c=>c.b===n);if(r)return[r.logZ,r.logZ];let o=Math.max(0,...e.map(
c=>c.logZ+c.slope*(n-c.b))),s=e.findLast(c=>c.b<n)??{b:0,logZ:Math.log(t)},i=e.find(c=>c.b>n),u=i?s.logZ+(i.logZ-s.logZ)*(n-s.b)/(i.b-s.b):s.logZ;return[Math.min(
o,u),u]}var Ie=["temperature","top_k","top_p","min_p"],BS=1e-4,$S={share:2e-5,score:1e-4},Hg={share:0,score:0},HS=1e-9,ac={temperature:1,top_k:1/0,top_p:1,min_p:0},IS=2,
ti=({knobs:e})=>Math.max(IS,e.temperature),Gr=(e,t)=>Ie.every(n=>e[n]===t[n]);function ni(e){let{temperature:t,top_k:n,top_p:r,min_p:o}=e,s={temperature:ei(1,t),
top_k:ei(0,n)||1/0,top_p:ei(1,r),min_p:ei(0,o)},{temperature:i,top_k:u,top_p:c,min_p:p}=s;return i>0&&u>=1&&c>0&&c<=1&&p>=0&&p<=1?s:null}var ei=(e,t)=>t==null?e:
typeof t=="number"?t:NaN;function lc(e){let t=ni(e);if(!t||e.do_sample!==!0)return null;let r=[["top_h",()=>!0],["typical_p",o=>o<1],["epsilon_cutoff",o=>0<o&&o<
1],["eta_cutoff",o=>0<o&&o<1]].filter(([o,s])=>{let i=e[o];return typeof i=="number"&&s(i)});return{knobs:t,others:r.map(([o])=>o)}}function ri(e,t,n,r=Hg){let{
contenders:o}=e;if(t.others.includes("typical_p"))return o.map(()=>null);let s=o.map(()=>!0),i=n.temperature===t.knobs.temperature;for(let u of Xs){let c=e.cuts[u],
p=ic(u)?n[u]===t.knobs[u]:!0;if(p&&!WS(u,t))continue;if(i&&p&&c){s=o.map(({rank:f},h)=>s[h]&&f<=c.kept);continue}let d=ic(u)?DS(u,e,t,n,r,i):o.map(()=>null);i=!1,
s=s.map((f,h)=>h===0||(f===!1||d[h]===!1?!1:f&&d[h]))}return s}var ic=e=>e==="top_k"||e==="top_p"||e==="min_p",WS=(e,{knobs:t,others:n})=>ic(e)?t[e]!==ac[e]:n.includes(
e);function DS(e,t,n,r,o,s){let{contenders:i}=t,u=(p,d,f,h)=>d<f-h?!0:p>=f+h?!1:null;if(e==="top_k")return i.map(({rank:p})=>p<=r.top_k);if(e==="min_p"){let p=-Math.
log(r.min_p)*r.temperature;return i.map(({score:d})=>u(-d,-d,p+HS,o.score))}if(r.top_p===ac.top_p)return i.map(()=>!0);let c=oi(t,n,r,s);return i.map((p,d)=>u(c[d][0],
c[d][1],r.top_p,o.share))}function oi(e,t,n,r){let{contenders:o,cuts:s,mass:i}=e,u=n.top_k===ac.top_k&&!t.others.includes("top_h"),c=n.temperature===t.knobs.temperature,
p=s.top_k??s.top_h;if(c&&(u||r&&p)){let[f,h]=[s.top_h?.removed??0,s.top_k?.removed??0],m=u?1:(1-f)*(1-h);return o.map(({above:g})=>[g/m,g/m])}if(!i||t.others.includes(
"top_h"))return o.map((f,h)=>h?[0,1/0]:[0,0]);let d=o.map(({rank:f})=>f);return oc(i,d,t.knobs.temperature,n.temperature,n.top_k)}var Ur=({score:e,luck:t},n)=>e/
n+t;function Ig(e,t,n,r=Hg){let{temperature:o}=n;if(o>ti(t))return{first:null,lead:0};let s=ri(e,t,n,r),[i,u,c]=[-1,-1/0,-1/0];return s.forEach((p,d)=>{if(p===!1)
return;let f=Ur(e.contenders[d],o);f>u?[i,u,c]=[d,f,u]:c=Math.max(c,f)}),{first:s[i]?i:null,lead:u-c}}function si(e,t,n){return Gr(t.knobs,n)?e.at:Ig(e,t,n).first}
function uc(e,t,n){if(Gr(t.knobs,n))return e.at;let{first:r,lead:o}=Ig(e,t,n,$S);return r===null?si(e,t,n)===null?null:"close":o<BS?"close":r}function Wg(e,t){let{draw:n,chosen:r}=e;if(!n)return[];let{contenders:o=[]}=n,s=new Map(o.map(({token_id:d,luck:f})=>[d,f]));e.distribution.candidates.forEach(({
token_id:d},f)=>{f<n.luck.length&&s.set(d,n.luck[f])});let i=Ve(e),u=new Set(i.map(({token_id:d})=>d)),c=[...i.map(d=>FS(d,e,s.get(d.token_id)??null)),...o.flatMap(
d=>u.has(d.token_id)?[]:[qS(d,e,t)])],p=({isRemoved:d,share:f})=>d?-1:f??0;return c.map(d=>({...d,isChosen:d.id===r.token_id})).sort((d,f)=>p(f)-p(d))}function FS(e,t,n){
let r=Pe(e);return{id:e.token_id,text:e.text,...Vr(r?0:N(e.logprob),n),isChosen:!1,isRemoved:r,by:r?vt(e,t):""}}function qS(e,t,n){let r=n?.knobs.temperature??1,
o=xt(t,r),s=o?.contenders[o.at],i=me(t),u=s!==void 0&&Ur(e,r)>Ur(s,r),c=n?.others.includes("typical_p")||i===null?!u:e.rank<=i,p=s&&(e.score-s.score)/r,d=p===void 0?
null:N(t.chosen.logprob)*Math.exp(p);return{id:e.token_id,text:e.text,...Vr(c?d:0,e.luck),isChosen:!1,isRemoved:!c,by:""}}function Vr(e,t){let n=t===null?null:Math.
exp(t);return{share:e,luck:n,reached:e===null||n===null?null:e*n}}function Dg(e,t){let n=({share:o,reached:s,isChosen:i})=>i?1/0:Math.max(o??0,s??0),r=new Set([
...e].sort((o,s)=>n(s)-n(o)).slice(0,t));return[...e.filter(({isChosen:o})=>o),...e.filter(o=>r.has(o)&&!o.isChosen)]}var Dt=100;function Fg(e){let t=[],[n,r]=[
0,0];for(let o of e){if(o.isRemoved||o.share===null)continue;n+=o.share;let s=Math.min(Dt,Math.round(Dt*n));s>r&&t.push({row:o,first:r+1,last:s}),r=Math.max(r,s)}
return r<Dt?[...t,{row:null,first:r+1,last:Dt}]:t}var pc=(e,t)=>e.find(({first:n,last:r})=>n<=t&&t<=r);var zS=3,KS=-1e30,dc=({beam:e})=>typeof e.share=="number"&&typeof e.luck=="number"&&(e.score??-1/0)>KS;function qg(e,t){let n=e.steps[t.index].filter(dc),r=n.map(
o=>jS(o,o.beam.share??null,o===t));return{node:t,drawn:r.sort((o,s)=>(s.reached??0)-(o.reached??0)),passed:GS(e,t,n)}}function jS({beam:e},t,n){let{token_id:r,text:o,
parent:s,luck:i}=e;return{id:r,text:o,beam:s+1,...Vr(t,i??null),isChosen:n,isRemoved:!1,by:""}}function GS(e,{index:t},n){let r=n.map(({beam:c})=>c.share??0),o=n[r.
indexOf(Math.max(...r))],s=(o.beam.score??0)-Math.log(o.beam.share??0),i=new Set(n.map(({beam:c})=>`${c.parent} ${c.token_id}`)),u=t<=e.given;return e.distributions[t].
flatMap(({candidates:c},p)=>{let d=u?p?null:0:e.byStep[t-1].get(p)?.beam.score??null;return d===null?[]:c.filter(({token_id:f,logprob:h})=>h!==null&&!i.has(`${p}\
 ${f}`)).map(f=>US(f,p,N(d+(f.logprob??0)-s)))}).filter(({share:c})=>(c??0)>Math.min(...r)).sort((c,p)=>(p.share??0)-(c.share??0)).slice(0,zS)}var US=({token_id:e,
text:t},n,r)=>({id:e,text:t,beam:n+1,...Vr(r,null),isChosen:!1,isRemoved:!1,by:""});function zg({node:e,drawn:t,passed:n}){let r=e.beam.share??0,o=n.find(u=>(u.
share??0)>r),s={running:a("This one was kept."),finished:a("This one ended its text."),ended:a("This one ended its text, and does not count."),pruned:a("This on\
e was not kept."),unseen:""}[e.beam.status],i=[o&&a("{token}, with {share}, was likelier and was not drawn.",{token:Y(o.text),share:x(o.share??0)}),a("Of what i\
s drawn, the search keeps the texts with the best sums."),s];return{answer:a("{count} continuations were drawn here, {token} among them, with {share} of the pro\
bability.",{count:k(t.length),token:Y(e.beam.text),share:x(r)}),note:i.filter(Boolean).join(" ")}}function Kg({rows:e,press:t,tell:n}){let[r,o]=L(null),s=Fg(e),i=r===null?void 0:pc(s,r),u=p=>{o(p),n(p,pc(s,p)?.row?.text??"")},c=p=>{let d=Number(p);Number.isInteger(
d)&&d>=1&&d<=Dt?u(d):o(null)};return l("details",{class:"gp-die",children:[l("summary",{children:a("Roll it yourself with a 100-sided die")}),l("p",{class:"gp-n\
ote",children:a("Each token gets one number for each percent of its probability. Roll, or type what a real die shows.")}),l("ol",{class:"gp-ranges",children:s.map(
p=>l(JS,{range:p,isRolled:p===i},p.first))}),l("p",{class:"gp-throw",children:[l("button",{type:"button",class:"gp-button gp-roll",onClick:()=>u(VS()),children:a(
"Roll")}),l("label",{children:[a("or type a number:")," ",l("input",{type:"number",class:"gp-typed",min:1,max:Dt,value:r??"",onInput:({currentTarget:p})=>c(p.value)})]}),
l("output",{class:"gp-rolled","aria-live":"polite",children:r!==null&&i&&ZS(r,i)}),t&&i?.row&&l(YS,{row:i.row,press:t})]})]})}var VS=()=>1+Math.floor(Math.random()*
Dt);function JS({range:{row:e,first:t,last:n},isRolled:r}){return l("li",{class:r?"gp-rolled-one":void 0,style:{flexGrow:n-t+1},children:[l("span",{class:"gp-si\
des",children:t===n?t:`${t}–${n}`})," ",e?l(D,{text:e.text}):l("span",{children:a("all others")})]})}var ZS=(e,{row:t})=>t?a("rolled {number}: {token}",{number:e,
token:Y(t.text)}):a("rolled {number}: a token that is not listed; roll again.",{number:e});function YS({row:e,press:t}){return l("button",{type:"button",class:"\
gp-button gp-main gp-go-on",onClick:()=>t(e.id),children:a("Continue from here with {token}",{token:Y(e.text)})})}function jg({share:e,top:t,side:n}){let r=["gp-track",n==="before"&&"gp-thin",e>t*1.005&&"gp-beyond"];return l("span",{class:r.filter(Boolean).join(" "),"aria-h\
idden":"true",children:l("span",{class:`gp-fill gp-${n}`,style:{width:`${(Math.min(1,e/t)*100).toFixed(2)}%`}})})}function rr({after:e,before:t,top:n,kind:r,removed:o}){
let s=["gp-tracks",r&&`gp-tracks-${r}`,o&&"gp-tracks-removed"];return l("span",{class:s.filter(Boolean).join(" "),children:[o?l("span",{class:"gp-why",children:o}):
e!==null&&l(jg,{share:e,top:n,side:"after"}),t!==null&&l(jg,{share:t,top:n,side:"before"})]})}var Jr=e=>Math.max(...e.map(({share:t,reached:n})=>Math.max(t??0,n??0))),Zr=({rows:e,top:t})=>l("div",{class:"gp-race",role:"table","aria-label":a("The race of \
this draw"),children:[l(XS,{areOfBeams:e.some(({beam:n})=>n)}),e.map(n=>l(QS,{row:n,top:t},`${n.beam??""} ${n.id}`))]}),XS=({areOfBeams:e})=>l("div",{class:"gp-\
runner gp-heads",role:"row",children:[l("span",{role:"columnheader",children:a("token")}),l("span",{role:"columnheader",children:[l("i",{class:"gp-swatch gp-aft\
er","aria-hidden":"true"}),e?a("probability × luck"):a("probability × luck: the longest wins")," ",l("span",{class:"gp-before-key",children:[l("i",{class:"gp-\
swatch gp-before","aria-hidden":"true"}),a("probability")]})]}),l("span",{role:"columnheader",children:l(O,{id:"probability",formula:"",meaning:e?a("Its share o\
f the probability of all continuations of all beams."):a("The probability after the processors, from which the token is drawn."),children:a("probability")})}),l(
"span",{role:"columnheader",children:l(O,{id:"luck",children:a("luck")})})]});function QS({row:e,top:t}){let{text:n,share:r,luck:o,reached:s,isChosen:i,isRemoved:u,
by:c,beam:p}=e,d=["gp-runner",i&&"gp-chosen",u&&"gp-removed"],f=c?a("removed by {processor}",{processor:c}):a("removed");return l("div",{class:d.filter(Boolean).
join(" "),role:"row",ref:Se(()=>eT(e)),children:[l("span",{class:"gp-name",role:"rowheader",children:[l("span",{class:"gp-sign","aria-hidden":"true",children:i?
"▶":u?"✕":""}),p&&l("span",{class:"gp-of-beam",children:a("beam {number}",{number:p})}),l(D,{text:n,class:"gp-word"}),i&&l("span",{class:"gp-hidden",children:`\
 ${p?a("selected"):a("won")}`})]}),l("span",{role:"cell",children:l(rr,{after:s,before:u?null:r,top:t,kind:i?"chosen":null,removed:u&&f})}),l("span",{class:"gp-\
number",role:"cell",children:u?"":r===null?"–":x(r)}),l("span",{class:"gp-number",role:"cell",children:o===null?"–":Xa(o)})]})}function eT({text:e,share:t,luck:n,
reached:r,isRemoved:o,beam:s}){let i={token:Y(e),share:x(t??0),luck:Xa(n??0),reached:x(r??0)};return o?a("{token} was removed before the draw: its luck, {luck},\
 did not count.",i):s&&n===null?a("{token}, with {share}, was not drawn: it had too little luck.",i):r===null?a("{token}: how far it got is not known.",i):a("{t\
oken}: {share} {luck} = {reached}",i)}var Gg=e=>Vg(e)!==null||Jg(e).length>0;function Ug({step:e,judge:t}){let n=Vg(e),r=Jg(e);return l(T,{children:[n&&l(nT,{token:n,judge:t}),r.length>0&&l(rT,{step:e,
race:r,isAlone:!n})]})}function Vg({draft:e}){let t=e&&e.round.drafted.at(e.place);return t&&e.place<e.round.drafted.length&&V(t.uniform)?t:null}var Jg=({draft:e})=>e&&
tT(e.round,e.place)?e.round.race:[],tT=({num_accepted:e},t)=>t===e;function nT({token:e,judge:t}){let{target_logprob:n,draft_logprob:r,uniform:o,ratio:s}=e,i=[[
a("p (target)"),x(N(n))],[a("q (draft)"),x(N(r))],[el(t),V(s)?R(s,s>=100?0:4):"–"],[a("the draw"),R(o,4)]];return l(T,{children:[l("p",{class:"gp-answer-sente\
nce",children:Ln(e,t)}),l(Jo,{token:e,judge:t}),l("dl",{class:"gp-accept-numbers",children:i.map(([u,c])=>l("div",{children:[l("dt",{children:u}),l("dd",{children:c})]},
u))})]})}function rT({step:e,race:t,isAlone:n}){let r=t.map(oT),o=Y(e.chosen.text),s=n?a("The whole draft was kept. {token} came after it, drawn from the target\
’s own probabilities.",{token:o}):a("So {token} was drawn in its place, from what the target gives beyond the draft: max(0, p − q), scaled up to 1.",{token:o});
return l(T,{children:[l("p",{class:n?"gp-answer-sentence":"gp-followed",children:s}),l(Zr,{rows:r,top:Jr(r)}),l("p",{class:"gp-note gp-others",children:a("These\
 came furthest. No other token got as far as the last of them.")})]})}function oT({token_id:e,text:t,probability:n,luck:r},o){let s=Math.exp(r);return{id:e,text:t,
share:n,luck:s,reached:n*s,isChosen:o===0,isRemoved:!1,by:""}}var gn=(e,t,n)=>e==="temperature"?[0,ti(t)]:e==="top_k"?[1,n]:[0,1];function Yg(e,t){let n=Ie.map(r=>[r,fc(e,t,r)]);return Object.fromEntries(n)}function fc(e,t,n){
let[r,o]=gn(n,t,e.vocab),s=Math.min(o,t.knobs[n]),i=f=>si(e,t,{...t.knobs,[n]:f}),u=sT(e,t,n).filter(f=>f>r&&f<o),c=Zg(s,[...u.filter(f=>f<s).reverse(),r],i,e.at),
p=Zg(s,[...u.filter(f=>f>s),o],i,e.at),d={low:c.end,high:p.end,below:c.beyond,above:p.beyond};return n!=="top_k"?d:{...d,low:Math.ceil(c.end),high:p.beyond===void 0?
o:Math.max(s,Math.ceil(p.end)-1)}}function sT(e,t,n){let{contenders:r,at:o}=e,{knobs:s}=t,i=r[o];return(()=>{if(n==="top_k")return r.map(({rank:p})=>p);if(n==="\
top_p")return oi(e,t,s,!0).flat();if(n==="min_p")return r.map(({score:p})=>Math.exp(p/s.temperature));let c=r.map(({score:p,luck:d})=>(p-i.score)/(i.luck-d));return s.
min_p>0?[...c,...r.map(({score:p})=>p/Math.log(s.min_p))]:c})().filter(c=>Number.isFinite(c)&&c>0).sort((c,p)=>c-p)}var iT=1e-6,aT=40;function Zg(e,t,n,r){let o=e;
for(let s of t){let i=(s-o)*iT,u=n(o+i);if(u!==r)return{end:o,beyond:u};if(n(s-i)!==r)return lT(o+i,s-i,n,r);o=s}return{end:o}}function lT(e,t,n,r){let[o,s]=[e,
t];for(let i=0;i<aT;i++){let u=(o+s)/2;n(u)===r?o=u:s=u}return{end:o,beyond:n(s)}}function Ae(e){return!e||e.elsewhere?null:lc({...e.effective,...e.config})}var Xg=(e,t)=>new pe(uT(e,t),(n,r)=>{if(!n||r.given)return n;let o=xt(r,e.knobs.temperature);
return o?cT(n,Yg(o,e),r):null}),uT=(e,t)=>{let n=Ie.map(r=>{let[o,s]=gn(r,e,t);return[r,{low:o,high:s}]});return Object.fromEntries(n)};function cT(e,t,n){let r=Ie.
map(o=>[o,pT(e[o],t[o],n)]);return Object.fromEntries(r)}function pT(e,{low:t,high:n,below:r,above:o},s){let i={...e};return r!==void 0&&t>e.low&&Object.assign(
i,{low:t,below:{step:s,winner:r}}),o!==void 0&&n<e.high&&Object.assign(i,{high:n,above:{step:s,winner:o}}),i}function or(e,t,n){if(Gr(t.knobs,n))return null;for(let r of e){
if(r.given)continue;let o=xt(r,t.knobs.temperature),s=o&&uc(o,t,n);if(!o||s!==o.at)return{step:r,winner:s}}return null}function Qg(e,t,n){let r=e.given?null:xt(
e,t.knobs.temperature);return r!==null&&ri(r,t,n)[r.at]===!1}var hc=10;function dT({log:e}){let t=e.current();return l(T,{children:[l("header",{class:"gp-head",children:l("h3",{class:"gp-title",children:a("How this token \
won")})}),t?t.draw?l(fT,{log:e,step:t},`${t.sequence} ${t.index}`):Re(t)&&dc(t)?l(hT,{race:qg(e.prompts[t.sequence],t)},`${t.sequence} ${t.index}`):Gg(t)?l(Ug,{
step:t,judge:Jt(e.started)}):l("p",{class:"gp-undrawn",children:Cd(t,e)}):l("p",{class:"gp-note gp-no-token",children:a("How this token was drawn appears here.")})]})}
var eb=K(dT,({started:e})=>!e?.elsewhere);function fT({log:e,step:t}){let[n,r]=L(!1),o=Wg(t,Ae(e.started)),s=Dg(o,n?o.length:hc),i=Jr(s),u=e.canAsk?c=>e.ask({type:"\
branch",step:t,tokenId:c}):null;return l(T,{children:[l("p",{class:"gp-answer-sentence",children:Od(t)}),l("p",{class:"gp-note gp-would",children:mT(t,e)}),l(Zr,
{rows:s,top:i}),o.length>hc&&l("button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?a("show {count} only",{count:hc}):
a("show all {count}",{count:k(o.length)})}),l(gT,{step:t,rows:o}),l(Kg,{rows:o,press:u,tell:(c,p)=>e.setRoll(c,p)})]})}function hT({race:e}){let{answer:t,note:n}=zg(
e),r=[...e.drawn,...e.passed];return l(T,{children:[l("p",{class:"gp-answer-sentence",children:t}),l("p",{class:"gp-note gp-would",children:n}),l(Zr,{rows:r,top:Jr(
r)})]})}function mT(e,t){let n=Ae(t.started),r=n&&xt(e,n.knobs.temperature);if(!n||!r||r.contenders.length<2)return"";let{low:o,high:s,below:i,above:u}=fc(r,n,"\
temperature"),[c,p]=gn("temperature",n,r.vocab),d=Uo("temperature",{low:o,high:s,hasLow:o>c,hasHigh:s<p}),h=[[i,m=>a("Below, {token} would have won.",m)],[u,m=>a(
"Above, {token} would have won.",m)]].flatMap(([m,g])=>typeof m=="number"?[g({token:Y(Ze(e,m))})]:[]);return[a("With the same luck it would have won at {range}.",
{range:d}),...h].join(" ")}function gT({step:e,rows:t}){let n=(me(e)??0)-t.filter(({isRemoved:r})=>!r).length;return n<=0?null:l("p",{class:"gp-note gp-others",
children:v(n,"The {count} other token that was left did not get as far.","None of the {count} other tokens that were left got as far.")})}var bT=["max_new_tokens","max_length","max_time"],tb=[null,0,1,!1];function _t(e){let{knobs:t,started:n}=e,r=Ae(n),o=t&&ni(t);if(!n||!r||!t||!o||!wT(e))return null;
let s=Ie.filter(u=>o[u]!==r.knobs[u]),i=rb(t,n);return s.length||i.length?{run:r,knobs:o,moved:s,others:i}:null}var wT=({newest:e})=>q(e).some(({draw:t})=>!!t?.
contenders?.length);function rb(e,{request:t,effective:n,config:r}){let o=new Set([...Object.keys(e),...Object.keys(t.config??{})]),s={...n,...r,...t.config};return[
...o].filter(i=>{if(bT.includes(i)||Ie.includes(i))return!1;let[u,c]=[e[i]??null,s[i]??null];return JSON.stringify(u)!==JSON.stringify(c)&&!(tb.includes(u)&&tb.
includes(c))})}function ob(e,t){let n=[Ae(e),Ae(t)];if(!n[0]||!n[1]||n[0].others.join()!==n[1].others.join()||Ie.every(o=>n[0]?.knobs[o]===n[1]?.knobs[o]))return!1;
let r=({model:o,seed:s,request:i,prompt_tokens:u,num_sequences:c,assistant:p})=>{let d=u.map(({token_id:f})=>f);return JSON.stringify([o,s,d,c,p,i.given])};return r(
e)===r(t)&&!rb({...e.request.config},t).length}function Yr(e){let t=e.current();return(t&&e.lineOf(t))??e.lines().at(0)??null}var nb=new WeakMap;function ii(e,t){
let{started:n}=e,r=Ae(n),o=t?.distribution.vocab;if(!n||!r||!t||!o)return null;let s=nb.get(e);s?.started!==n&&nb.set(e,s={started:n,spans:new Map});let[i]=q(t),
u=s.spans.get(i);return u||s.spans.set(i,u=Xg(r,o)),u.follow(t),u.total}function mc(e,{low:t,high:n,below:r,above:o}){return Uo(e,{low:t,high:n,hasLow:!!r,hasHigh:!!o})}function gc({step:e,winner:t},n){let r=Y(e.chosen.text);if(t===
null)return n==="above"?a("Above, it is not known whether {word} stays.",{word:r}):a("Below, it is not known whether {word} stays.",{word:r});let o={word:r,other:Y(
Ze(e,t))};return n==="above"?a("Above, {word} becomes {other}.",o):a("Below, {word} becomes {other}.",o)}function ib(e,t,n){let{run:r,knobs:o,moved:s,others:i}=e;
if(i.length)return[a("Other settings have changed, too ({names}). Their effect on the text is not known before it runs.",{names:i.join(", ")})];let[u]=s;if(s.length>
1||!t)return[n?sb(n):a("With these settings the text stays the same.")];let c=o[u]>r.knobs[u]?"above":"below",p=t[u][c],d=n?[sb(n)]:p?[gc(p,c)]:[];return[a("The\
 same text for {range}.",{range:mc(u,t[u])}),...d]}function sb({step:e,winner:t}){let n={number:e.index+1,word:Y(e.chosen.text)};return t===null?a("Now it is no\
t known whether token {number}, {word}, stays.",n):t==="close"?a("Now token {number}, {word}, is too close to call.",n):a("Now token {number}, {word}, becomes {\
other}.",{...n,other:Y(Ze(e,t))})}function ab(e,t,n,r){let[o,s]=gn(e,n,r),i=Math.min(s,Math.max(o,t));return e==="top_k"?Math.log(i)/Math.log(s):e==="min_p"?Math.
sqrt(i):(i-o)/(s-o)}function yT({log:e}){let[t,n]=L(!1);return l("details",{open:t,onToggle:({currentTarget:r})=>n(r.open),children:[l("summary",{children:a("How far each knob can \
move without changing a word")}),t&&l(kT,{log:e})]})}function kT({log:e}){let t=Yr(e),n=Ae(e.started),r=ii(e,t?.last??null),o=t?.last?.distribution.vocab;if(!n||
!r||!o)return null;let s=_t(e);return l(T,{children:[l("table",{children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:a("knob")}),l("th",
{scope:"col",children:a("the same text")}),l("th",{scope:"col",children:a("otherwise")})]})}),l("tbody",{children:Ie.map(i=>l(xT,{knob:i,run:n,vocab:o,span:r[i],
now:s?.moved.includes(i)?s.knobs[i]:null},i))})]}),l("p",{class:"gp-note",children:a("One knob at a time, with the others unchanged and the same luck.")})]})}function vT(e){
if(e.recorded||e.hideFrom!==null||!Ae(e.started))return!1;let t=q(Yr(e)?.last??null);return t.length>0&&t.every(({given:n,draw:r})=>n||!!r?.contenders?.length)}
var lb=K(yT,vT,{readsKnobs:!0});function xT({knob:e,span:t,run:n,vocab:r,now:o}){let s=p=>`${(100*ab(e,p,n,r)).toFixed(2)}%`,i=["below","above"].flatMap(p=>{let d=t[p];
return d?[gc(d,p)]:[]}),u=n.knobs[e],c=o===null||t.low<=o&&o<=t.high;return l("tr",{"data-knob":e,children:[l("th",{scope:"row",children:[l("code",{children:e}),
l("small",{children:u>r?a("no limit"):Qa(e,u)})]}),l("td",{class:"gp-strip-cell",children:[l("span",{class:"gp-strip","aria-hidden":"true",children:[l("i",{class:"\
gp-strip-same",style:{left:s(t.low),right:`calc(100% - ${s(t.high)})`}}),l("i",{class:"gp-strip-run",style:{left:s(u)}}),o!==null&&l("i",{class:c?"gp-strip-now":
"gp-strip-now gp-outside",style:{left:s(o)}})]}),l("span",{children:mc(e,t)})]}),l("td",{children:i.join(" ")||a("nothing else")})]})}var ai=class{constructor(t){this.log=t}log;now=null;before=null;foretold=null;follow({run:t}){let{started:n,turn:r,lasts:o}=this.log;if(t&&this.now?.started!==n){
let s=this.now&&r!==void 0&&r>(this.now.turn??-1);this.before=s?this.now:null,this.foretold=this.before&&n&&this.foretell(this.before,n)}this.now=n&&{started:n,
turn:r,lasts:[...o]}}foretell(t,n){let[r,o]=[Ae(t.started),Ae(n)];return!r||!o||!ob(t.started,n)?null:t.lasts.map(s=>or(q(s),r,o.knobs))}get all(){let{before:t,
foretold:n,log:r}=this;return!t||!n?null:n.map((o,s)=>({difference:o,missed:_T(q(t.lasts[s]),q(r.lasts[s]??null),o)}))}};function _T(e,t,n){let r=n?n.step.index:
1/0;for(let o of t){if(o.index>r||o.index>=e.length)return null;let{chosen:s}=e[o.index];if(o.index<r&&o.chosen.token_id!==s.token_id)return{step:o,expected:s.text};
if(o.index<r||!n||typeof n.winner!="number")continue;let i=Qs(n.step,n.winner)?.token_id;if(o.chosen.token_id!==i)return{step:o,expected:Ze(n.step,n.winner)}}return null}
function ub(e,t){let n=e?.find(c=>c.missed)?.missed;if(n)return a("Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equa\
l, rounding decides.",{number:n.step.index+1,token:Y(n.step.chosen.text),expected:Y(n.expected)});if(!e?.length||!t)return"";let[{difference:r}]=e;if(e.length>1)
return a("All texts are as predicted.");if(!r)return a("As predicted, the text is the same.");let{step:o,winner:s}=r,i=o.index+1;if(s==="close")return a("The sa\
me up to token {number}, which was too close to call.",{number:i});if(s===null)return a("The same up to token {number}, which could not be predicted.",{number:i});
let u={number:i,word:Y(o.chosen.text),other:Y(Ze(o,s))};return a("As predicted: the same up to token {number}, where {other} replaced {word}.",u)}var cb=(e,t)=>{let n=new ai(t),s=K(({log:i})=>l(ST,{log:i,outcomes:n}),()=>t.hideFrom===null&&(_t(t)!==null||n.all!==null),{readsKnobs:!0})(e,t);return i=>{n.follow(
i),s(i)}};function ST({log:e,outcomes:t}){let n=_t(e),r=n?null:t.all,o=ub(r,!!e.finished);return l(T,{children:[l("p",{class:"gp-same",role:"status",children:n&&
TT(e,n).join(" ")}),n&&!n.others.length&&l(MT,{log:e}),o&&l("p",{class:r?.some(({missed:s})=>s)?"gp-note gp-missed":"gp-note gp-outcome",role:"status",children:o})]})}
function TT(e,t){let n=Yr(e)?.last??null;return ib(t,ii(e,n),or(q(n),t.run,t.knobs))}function MT({log:e}){let t=e.started?.seed??null;if(t===null)return null;let n=e.
formSeed!==String(t)&&Object.hasOwn(e.answers,"seed");return l("p",{class:"gp-note",children:[a("With the same prompt and the same seed, {seed}.",{seed:t})," ",
n&&l("button",{type:"button",class:"gp-link gp-use-seed",onClick:()=>e.ask({type:"seed",seed:t}),children:a("Use this seed")})]})}var pb=8,RT=3,ET=-1e30,LT=e=>`log p ${e>ET?W(e,2):"−∞"}`;function PT({origin:e,pieces:t,children:n}){let r=Math.min(...n.map(i=>i.origin?.at??1/0)),o=e?e.at:
Number.isFinite(r)&&r>=RT?r:0,s=ze(t.slice(o,o+pb).join(""));return a("“{text}”",{text:`${o&&!e?"…":""}${s}${t.length>o+pb?"…":""}`})}function OT({origin:e,
read:t}){if(!e)return t?a("a text that was read:"):a("the original:");let n={number:e.at+1,token:A(e.from)};return e.kind!=="branch"?a("continues at token {numb\
er}:",n):e.on?a("again from {token} at token {number}:",n):a("instead of {token} at token {number}:",n)}function CT({tokens:e,total:t,searched:n,mode:r}){let o=n?
[a("best of {mode}",{mode:gr(r)})]:[];return[v(e,"{count} token","{count} tokens"),LT(t),...o].join(" · ")}function bc({runs:e,...t}){return l(T,{children:e.map(
n=>l(NT,{run:n,...t},n.id))})}function NT({run:e,...t}){let{shown:n,renaming:r,press:o,name:s,place:i}=t,u=e===n,[c,p,d]=[OT(e),PT(e),CT(e)],f=[e.name,`${c} ${p}`,
d,u&&a("shown")].filter(Boolean).join(", ");return l("li",{class:"gp-run",role:"treeitem","aria-selected":u,"aria-expanded":e.children.length>0||void 0,"aria-la\
bel":f,tabIndex:u?0:-1,ref:h=>i(e,h),children:[l("div",{class:"gp-row",onClick:()=>o(e),children:[l("span",{class:"gp-sign","aria-hidden":"true",children:u?"▶":
null}),l("span",{class:"gp-label",children:e===r?l(AT,{of:e.name,done:h=>s(e,h)}):l(T,{children:[e.name?l("bdi",{class:"gp-name",children:e.name}):null,e.name?"\
 ":null,l("span",{class:"gp-note",children:c})," ",l("bdi",{class:"gp-words",children:p})]})}),l("span",{class:"gp-facts",title:a("Length, and total log-probabi\
lity after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors."),children:d})]}),e.children.
length>0&&l("ul",{role:"group",children:l(bc,{runs:e.children,...t})})]})}function AT({of:e,done:t}){let n=E(null),r=E(!1),o=i=>{r.current||(r.current=!0,t(i))};
H(()=>{n.current?.focus(),n.current?.select()},[]);let s=i=>{i.stopPropagation(),i.key==="Escape"&&o(null),i.key==="Enter"&&o(n.current?.value??null)};return l(
"input",{class:"gp-rename-field","aria-label":a("Name of this run"),maxLength:60,defaultValue:e,ref:n,onKeyDown:s,onClick:i=>i.stopPropagation(),onBlur:({currentTarget:i})=>o(
i.value)})}var BT=5,$T=60,HT=6e7,IT=(e,t)=>Array.isArray(t)&&e.length===t.length&&e.every((n,r)=>n===t[r]),Xr=e=>[e,...e.children.flatMap(Xr)],wc=e=>e.origin?wc(e.origin.parent):
e,db=()=>new pe(0,(e,{chosen:t})=>e+(t.logprob??-1/0)),li=class{constructor(t){this.log=t}log;trees=[];shown=null;along=db();count=0;get all(){return this.trees.
flatMap(Xr)}get busy(){return this.log.running||this.log.waiting}get visible(){if(!this.log.canAsk||!this.trees.some(({children:n})=>n.length))return[];let t=this.
shown&&wc(this.shown);return this.trees.filter(n=>n.children.length||n===t)}get refuge(){let{shown:t}=this;return t?t.origin?.parent??this.trees.filter(n=>n!==t).
at(-1):void 0}follow(t){t.run&&this.begin();let n=t.run||t.status||t.steps&&this.visible.length>0;this.shown&&this.log.turn===this.shown.turn&&n&&this.measure(this.
shown),t.run&&this.makeRoom()}begin(){let{turn:t,started:n,asked:r}=this.log;if(this.along=db(),this.shown=null,!n||t===void 0)return;let o=this.all.find(c=>c.turn===
t);if(o){this.shown=o;return}this.log.asked=null;let i=r&&IT(r.ids,n.request.given)?this.all.find(c=>c.turn===r.turn):void 0;if(i&&r?.kind!=="branch"&&i.plain&&
i.mode===n.mode){this.shown=Object.assign(i,{turn:t,pieces:[]});return}let u={id:this.count++,turn:t,read:n.request.only_given===!0,origin:i&&r?WT(i,r):null,children:[],
name:"",pieces:[],tokens:0,total:0,text:"",mode:n.mode,searched:!1,plain:!1};u.origin?u.origin.parent.children.push(u):this.trees=[...this.trees.filter(({children:c})=>c.
length),u],this.shown=u}measure(t){let{log:n,along:r}=this,o=n.lines();r.follow(o[0]?.last??null),Object.assign(t,{text:n.text,tokens:r.steps.length,total:r.total,
mode:n.started?.mode,searched:n.usesBeams,plain:o.length===1&&o[0].kind==="sequence",pieces:r.steps.map(({piece:s,chosen:i})=>s??i.text)})}makeRoom(){for(;;){let t=this.
all,n=t.reduce((i,{text:u})=>i+u.length,0);if(this.trees.length<=BT&&t.length<=$T&&n<=HT)return;let r=this.shown&&wc(this.shown),o=t.filter(i=>i.origin&&i!==this.
shown&&!i.children.length),s=this.trees.find(i=>i!==r)??o.sort((i,u)=>i.turn-u.turn).at(0);if(!s)return;this.detach(s)}}detach(t){let n=t.origin?.parent;n?n.children=
n.children.filter(r=>r!==t):this.trees=this.trees.filter(r=>r!==t)}};function WT(e,{at:t=0,from:n,on:r,kind:o}){let s=e;for(;s.origin&&t<s.origin.at;)s=s.origin.
parent;return{parent:s,at:t,from:String(n??""),on:!!r,kind:o}}var fb=(e,t)=>{let n=new li(t),o=K(({changes:s})=>l(DT,{state:n,changes:s}),()=>n.visible.length>0&&t.hideFrom===null)(e,t);return s=>{n.follow(s),o(s)}};function DT({
state:e,changes:t}){let{log:n,shown:r,visible:o}=e,s=ae(t),[,i]=Xe(B=>B+1,0),[u,c]=L(""),[p,d]=L(!1),[f,h]=L(null),m=E(null),g=E(null),b=E(new Map),w=E(!1);u&&s.
status&&!e.busy&&c(""),p&&s.run&&d(!1),s.run&&m.current?.contains(document.activeElement)&&(w.current=!0),H(()=>{let B=r&&b.current.get(r);B&&((s.run||w.current)&&
FT(m.current,B),w.current&&B.focus({preventScroll:!0}),w.current=!1)});let y=()=>{w.current=!0,i(null)},M=B=>{if(!(!B||B===e.shown)){if(e.busy)return c(a("A run\
 is under way. Wait for its end, or click Stop."));e.shown=B,n.feedRun(B.text,B.turn),n.ask({type:"shown"}),y()}},C=()=>{let B=e.refuge;if(!(!e.shown||!B)){if(!p){
d(!0),g.current?.focus();return}e.busy||e.detach(e.shown),M(B),d(!1)}},S=B=>{if(B.ctrlKey||B.metaKey||B.altKey||!e.shown)return;let P=o.flatMap(Xr),G=P.indexOf(
e.shown),U={ArrowDown:()=>M(P[G+1]),ArrowUp:()=>M(P[G-1]),ArrowRight:()=>M(e.shown?.children[0]),ArrowLeft:()=>M(e.shown?.origin?.parent),Home:()=>M(P[0]),End:()=>M(
P.at(-1)),F2:()=>h(e.shown),Delete:C};Object.hasOwn(U,B.key)&&(B.preventDefault(),U[B.key]())},_=(B,P)=>{P!==null&&(B.name=P.trim()),document.activeElement?.matches(
".gp-rename-field")&&y(),h(null)},$=(B,P)=>{P?b.current.set(B,P):b.current.delete(B)};return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"\
gp-title",children:a("Branches")}),l("span",{class:"gp-note",children:a("Click a run to see it again.")}),l("span",{class:"gp-tools",children:[l("button",{type:"\
button",class:"gp-button gp-rename",title:"F2",onClick:()=>h(r),children:a("Rename")}),l("button",{type:"button",class:"gp-button gp-delete",title:a("Delete key"),
"data-sure":p?"yes":void 0,disabled:!e.refuge,ref:g,onClick:C,onBlur:()=>d(!1),children:p&&r?v(Xr(r).length,"Delete this run?","Delete these {count} runs?"):a("\
Delete")})]})]}),l("ul",{class:"gp-tree",role:"tree","aria-label":a("Runs that continue one another. Arrow keys move, F2 renames, Delete removes."),ref:m,onKeyDown:S,
children:l(bc,{runs:o,shown:r,renaming:f,press:B=>B===e.shown?y():M(B),name:_,place:$})}),l("p",{class:"gp-note gp-told",role:"status",children:u})]})}function FT(e,t){
let n=t.firstElementChild;if(!e||!n)return;let[r,o]=[e.getBoundingClientRect(),n.getBoundingClientRect()];e.scrollTop+=Math.min(0,o.top-r.top-4)+Math.max(0,o.bottom-
r.bottom+4)}var qT={ArrowDown:e=>e+1,ArrowUp:e=>e-1,Home:()=>0,End:(e,t)=>t-1};function sr(e){let t=E(null),n=()=>[...t.current?.querySelectorAll(e)??[]],r=i=>{for(let u of n())
u.tabIndex=u===i?0:-1};return H(()=>{let i=n();i.length&&r(i.find(({tabIndex:u,dataset:c})=>u===0&&c.reached)??i[0]);for(let u of i)u.dataset.reached="yes"}),{ref:t,
onFocusIn:({target:i})=>{i instanceof HTMLElement&&i.matches(e)&&r(i)},onKeyDown:i=>{let u=n(),c=u.indexOf(i.target),p=qT[i.key];c<0||!p||i.ctrlKey||i.metaKey||
i.altKey||(i.preventDefault(),i.stopPropagation(),u[Math.max(0,Math.min(u.length-1,p(c,u.length)))].focus())}}}function Qr(e,t){let n=Pe(e)&&!oe(t),r=t.distribution.stages.length?null:e.raw_rank;return{id:e.token_id,text:e.text,after:N(e.logprob),before:N(e.raw_logprob),
rank:n?null:e.rank??r,chosen:e.token_id===t.chosen.token_id,given:!!(t.isPrompt||t.given),removed:n,by:n?vt(e,t):"",words:()=>Ys(e,t)}}var zT=[.02,.05,.1,.2,.5,
1];function ui(e){let t=Math.max(...e.map(({after:n,before:r})=>Math.max(n??0,r??0)));return zT.find(n=>t<=n)??1}var KT=5;function ci(e,t){let n=e.findIndex(t);
return n<KT?e:[e[n],...e.slice(0,n),...e.slice(n+1)]}function bn({entry:e,top:t,press:n,children:r}){let{id:o,text:s,after:i,before:u,rank:c,chosen:p,removed:d,
by:f}=e,h=d||i===null||u===null||x(i)!==x(u),m=n&&o!==null?()=>n(o):null,g=m?UT(e):"",b={class:"gp-row","aria-label":GT(e,!!m),ref:y=>{y&&mt(y,()=>[g,e.words()].
filter(Boolean).join(" "))},...m?{type:"button",onClick:m}:{role:"group"}};return l("li",{class:["gp-bar",p&&"gp-chosen",d&&"gp-removed",o===null&&"gp-rest"].filter(
Boolean).join(" "),children:[pr(m?"button":"div",b,l("span",{class:"gp-rank",children:c?k(c):""}),l("span",{class:"gp-name",children:[l("span",{class:"gp-sign",
"aria-hidden":"true",children:p?"▶":d?"✕":""}),o===null?l("bdi",{class:"gp-word",children:s}):l(D,{text:s,class:"gp-word"})]}),l(rr,{after:i,before:h?u:null,
top:t,kind:p?"chosen":o===null?"rest":null,removed:d&&jT(f)}),l("span",{class:"gp-values",children:[l("span",{children:d?"":i===null?"–":x(i)}),l("small",{children:u===
null||!h?"":x(u)})]}),l("span",{class:"gp-go","aria-hidden":"true",children:m?"↪":""})),r]})}var jT=e=>{let[t,,n]=He(a("removed by {processor}"),{processor:""});
return[t,l("span",{class:"gp-remover",children:e}),n]};function GT({id:e,text:t,after:n,before:r,rank:o,chosen:s,given:i,removed:u,by:c},p){let d=[!u&&n!==null&&
x(n),(u||n!==r)&&r!==null&&a("before {share}",{share:x(r)})],f=[s&&(i?a("given"):a("chosen")),u&&a("removed by {processor}",{processor:c})],h=[e===null?t:A(t),...f,
...d,p&&a("continue")];return`${o?`${k(o)}. `:""}${h.filter(Boolean).join(", ")}`}function UT({text:e,chosen:t,removed:n,by:r}){let o=A(e);return t?a("Run again\
 from here with {token}.",{token:o}):n?a("Continue from here with {token} instead, although {processor} removed it.",{token:o,processor:r}):a("Continue from her\
e with {token} instead.",{token:o})}var _c={};F(_c,{NO_MARKS:()=>pi,addMark:()=>vc,neededFor:()=>xc,settingsOfWatermark:()=>kc,stepMarkWords:()=>ro,watermarkKindWords:()=>JT,watermarkOf:()=>Ft,watermarkWords:()=>VT});var yc={};F(yc,{greenZ:()=>wn,negativePower:()=>hb,pValue:()=>eo,pWords:()=>Ye,thresholdWords:()=>no,tokensNeeded:()=>to});var wn=(e,t,n)=>t>0?(e-n*t)/Math.sqrt(t*n*(1-n)):null;function eo(e){if(e<0)return 1-eo(-e);let t=Math.exp(-e*e/2)/Math.sqrt(2*Math.PI);if(e>3){let o=e;for(let s=120;s>
0;s--)o=e+s/o;return t/o}let[n,r]=[0,e];for(let o=1;r>1e-18;o+=2)n+=r,r*=e*e/(o+2);return .5-t*n}var to=(e,t,n)=>e>t?n**2*t*(1-t)/(e-t)**2:1/0;function Ye(e){if(e>=
1e-4)return x(e);if(e<1e-300)return a("less than {p}",{p:"10⁻³⁰⁰"});let[t,n]=e.toExponential(1).split("e-");return`${he(t)} × ${hb(n)}`}var hb=e=>`10⁻${[
...e].map(t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(t)]).join("")}`;function no(e){let t=eo(e);if(t>.1)return a("{share} of texts without this watermark pass it.",
{share:x(t)});let n=1/t;return n>=1e9?a("A share of {p} of texts without this watermark passes it.",{p:Ye(t)}):a("One in {odds} texts without this watermark pas\
ses it.",{odds:k(Number(n.toPrecision(n<1e4?3:2)))})}function Ft(e){let t=e?.effective?.watermarking_config??{},n=Array.isArray(t.keys)?t.keys.length:0,r=t.greenlist_ratio??0,o=t.seeding_scheme==="selfhash";return{
config:t,keys:n,selfhash:o,ratio:r>0&&r<1?r:null,early:n?nn(t.ngram_len,1)-1:nn(t.context_width,1)-Number(o)}}function kc({config:e,keys:t,ratio:n}){if(t)return v(
t,"SynthID: {count} key, n-grams of {length} tokens","SynthID: {count} keys, n-grams of {length} tokens",{length:e.ngram_len});if(n===null)return a("a green lis\
t whose settings are not known");let{bias:r,seeding_scheme:o,context_width:s,hashing_key:i}=e;return a("green list: {ratio} of the vocabulary, bias {bias}, {sch\
eme}, context width {width}, key {key}",{ratio:x(n),bias:r,scheme:o,width:s,key:i})}function VT(e){let{keys:t,ngram_len:n}=e;return Array.isArray(t)?v(t.length,
"SynthID, {count} key, n-grams of {length}","SynthID, {count} keys, n-grams of {length}",{length:n}):a("green lists of {ratio}, bias {bias}, {scheme}, context w\
idth {width}",mb(e))}function JT(e){return Array.isArray(e.keys)?a("SynthID, n-grams of {length}",{length:e.ngram_len}):a("green lists of {ratio}, {scheme}, con\
text width {width}",mb(e))}var mb=({greenlist_ratio:e=.25,bias:t=2,seeding_scheme:n="lefthash",context_width:r=1})=>({ratio:x(e),bias:t,scheme:n,width:r});function ZT(e){
switch(e){case"context":return a("no mark: fewer tokens come before it than the watermark looks at.");case"repeated":return a("no mark: its context has occurred\
 before, and SynthID marks each context once.");case"removed":return a("no mark: it was given, and an earlier processor had removed it.");case"bias":return a("n\
o mark: the bias is 0.");default:return a("no mark.")}}function ro({chosen:e,index:t,mark:n,given:r,isFirst:o},s){let i=d=>a("Token {number}, {token}: {mark}",{
number:k(t+1),token:A(e.text),mark:d});if(!n)return i(r?a("given, before the watermark began."):a("not marked."));if(n.why)return i(ZT(n.why));let u=a("Its prob\
ability: {before} before the watermark, {after} after.",{before:x(n.chosen_before??0),after:x(n.chosen_after??0)}),c=o?[a("Not counted: a detector without the p\
rompt does not know what comes before it.")]:[];if(n.kind==="synthid"){let d=v(s.keys,"mean g-value {g} over {count} key.","mean g-value {g} over {count} keys.",
{g:R(n.g,2)});return[i(d),u,...c].join(" ")}let p=n.green?a("◆ green: it got the bias."):a("◇ red: it got no bias.");return[i(p),u,YT(n,s),...c].join(" ")}function YT(e,{
ratio:t,selfhash:n}){let r=e.listed??0,o={before:x(e.mass_before??0),after:x(e.mass_after??0)};return n?v(r,"Each token has its own list; {count} of the 40 like\
liest tokens got the bias: {before} before, {after} after.","Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together bef\
ore, {after} after.",o):t===null?v(r,"On the list, {count} token could be chosen here: {before} before, {after} after.","On the list, {count} tokens could be ch\
osen here: {before} together before, {after} after.",o):v(r,"On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {aft\
er} after.","On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.",{...o,ratio:x(t)})}var pi={
marks:0,scored:0,green:0,g:0,expected:0,unscored:0,early:0,chosen:0,surprisal:0,gained:0,suppressed:0,likely:0,entropy:0,z:null,foreseen:null};function vc(e,t,n,r){
let{mark:o,index:s}=t,i={...e};if(!o)return{...i,unscored:e.unscored+1};i.marks+=1;let u=o.kind==="synthid"?o.g:o.green,[c,p]=[o.chosen_before??0,o.chosen_after??
0];if(c>0&&p>0){i.chosen+=1,i.surprisal-=Math.log(c),i.gained+=Math.log(p/c);let{stages:d,entropy_before:f}=t.distribution;i.entropy+=(r>0&&d[r-1]?d[r-1].entropy:
f)??0,i.likely-=XT(t,r)}return i.suppressed+=o.suppressed??0,u==null?{...i,unscored:e.unscored+1}:s<n.early?{...i,early:e.early+1}:(i.scored+=1,i.green+=Number(
u),i.expected+=o.expected??0,o.kind==="synthid"?i.z=n.keys?(2*i.green-i.scored)*Math.sqrt(n.keys/i.scored):null:n.ratio!==null&&(i.z=wn(i.green,i.scored,n.ratio),
i.foreseen=wn(i.expected,i.scored,n.ratio)),i)}function XT({distribution:{candidates:e}},t){let n=e.flatMap(({raw_logprob:r,stage_logprobs:o})=>{let s=t>0?o?.[t-
1]:r;return s==null?[]:[s]});return n.length?Math.max(...n):0}function xc(e,t,n,r){let[o]=e.find(([,p])=>p>r)??[];if((t.z??0)>r&&o!==void 0)return{at:o,words:v(
o,"z first passed {threshold} after {count} scored token.","z first passed {threshold} after {count} scored tokens.",{threshold:r})};let i=o===void 0?[]:[v(o,"z\
 first passed {threshold} after {count} scored token, and fell again.","z first passed {threshold} after {count} scored tokens, and fell again.",{threshold:r})],
u=Math.max(t.scored+1,Math.ceil(QT(t,n,r)));if(!Number.isFinite(u)||u>1e7){let p=a("At the share so far, z never reaches {threshold}.",{threshold:r});return{at:1/0,
words:[...i,p].join(" ")}}let c=v(u,"At the share so far, z reaches {threshold} after about {count} scored token: {more} more.","At the share so far, z reaches \
{threshold} after about {count} scored tokens: {more} more.",{threshold:r,more:k(u-t.scored)});return{at:u,words:[...i,c].join(" ")}}function QT({z:e,scored:t,green:n},{
keys:r,ratio:o},s){return r?e!==null&&e>0?t*(s/e)**2:1/0:to(n/t,o??0,s)}function gb(e,t){let{started:n,unit:r}=t;if(!e||!n)return[a("No token yet")];if(t.rejected)return Dd(t.rejected,e.chosen.text,Jt(n));if(oe(e))return eM(e,n,r);let o=[
nr(e.distribution.entropy_before,r),...tM(e),...rM(e,r),...nM(e,n)];if(e.mark){let i=Ft(n),{chosen:u,index:c,mark:p,given:d=!1}=e;o.push(ro({chosen:u,index:c,mark:p,
given:d,isFirst:c<i.early},i))}o.push(yb(e,n)),e.draft&&o.push(...Wd(e,Jt(n))),e.beam&&o.push(..._f(e,t)),e.reranked&&o.push(...oM(e,n));let{raw_logprob:s}=e.chosen;
return s!==null&&o.push(a("Its surprisal, before the processors, was {value}.",{value:J(-s,r)})),o}function eM(e,t,n){let{chosen:r}=e,o=Ve(e).find(c=>c.raw_rank===
1),s=c=>a("The likeliest token was {token}, with {share}.",ir(c)),i=r.raw_rank===1||!o?[]:[s(o)];r.raw_rank===1?i.push(s(r)):r.raw_rank?i.push(a("The server gav\
e {token} {share}: rank {rank}.",{...ir(r),rank:k(r.raw_rank)})):i.push(a("The server gave {token} {share}.",ir(r)));let u=J(r.raw_logprob===null?null:-r.raw_logprob,
n);return[...i,yb(e,t),a("Its surprisal was {value}.",{value:u})]}var ir=({text:e,raw_logprob:t})=>({token:A(e),share:x(N(t))});function tM(e){let{chosen:t,distribution:n}=e,
{name:r}=tr(e),o={source:r,...ir(t),vocab:k(n.vocab??0)};if(Wt(e))return[];if(t.raw_rank===1)return[a("Its first choice was {token}, with {share}.",o)];let s=Ve(
e).find(c=>c.raw_rank===1),i=s?[a("Its first choice was {token}, with {share}.",ir(s))]:[],u=t.raw_rank?a("It gave {token} {share}: rank {rank} of {vocab}.",{...o,
rank:k(t.raw_rank)}):a("It gave {token} {share}.",o);return[...i,u]}function nM(e,t){let n=Ue(e);if(!n.length)return e.isPrompt||e.read?[]:[a("No processor chan\
ged that.")];let r=n.filter(({idle:o})=>!o);return r.length?r.map(o=>{let s=bb(o,t),i=o.kept===o.keptBefore?st(o):`${st(o)}, ${a("{count} left",{count:k(o.kept)})}`,
{chosen:u}=e,[c,p]=[Je(u,o.number-1),Je(u,o.number)],d={name:s,effect:i,token:A(u.text),before:x(c||0),after:x(p||0)};return c===void 0||p===void 0?a("{name}: {\
effect}.",d):!p&&c?a("{name}: {effect}; {token} had {before}, and could no longer be chosen.",d):d.before===d.after?a("{name}: {effect}; {token} stayed at {afte\
r}.",d):a("{name}: {effect}; {token} went from {before} to {after}.",d)}):[v(n.length,"The processor ({names}) did nothing here.","The {count} processors ({name\
s}) did nothing here.",{names:n.map(({name:o})=>o).join(", ")})]}function bb({name:e,knobs:t},n){let r=Js(t,n);return r?r.startsWith(e)?r:`${e} (${r})`:e}function wb(e,t){
let{chosen:n}=e,r=a("{token} had {share}",ir(n)),o=Ue(e).filter(({idle:i})=>!i).map(i=>{let u=Je(n,i.number),c={name:bb(i,t),share:u===void 0?"":x(u)};return u===
void 0?a("{name}: {effect}",{...c,effect:st(i)}):i.kept===i.keptBefore?a("after {name}: {share}",c):v(i.kept,"after {name}: {share}, {count} token left","after \
{name}: {share}, {count} tokens left",c)}),s=He(mn(e,t)[1],{token:A(n.text)}).join("");return ue(we([r,...o,s]))}function yb(e,t){let{chosen:n,given:r,isPrompt:o}=e,
s=He(mn(e,t)[1],{token:A(n.text)}).join("");return r||o||e.beam||oe(e)?`${s}.`:Pe(n)?a("{words}, though {processor} had removed it.",{words:s,processor:vt(n,e)}):
{...t.effective,...t.config}.do_sample&&!e.draft&&!e.reranked?a("{words}: its chance was {share}.",{words:s,share:x(N(n.logprob))}):`${s}.`}function rM({layers:e},t){
if(!e)return[];let{layer:n,final_layer:r,candidate_layers:o,divergences:s}=e,i={final:r,layer:n,divergence:J(s[o.indexOf(n)]??null,t)};return[v(o.length,"DoLa c\
ontrasted the last layer, {final}, with layer {layer}, the one candidate: a divergence of {divergence}.","DoLa contrasted the last layer, {final}, with layer {l\
ayer}: of {count} candidates the furthest from it, by {divergence}.",i)]}function oM({reranked:e,chosen:t},{effective:n,config:r}){let o=e?.find(({token_id:p})=>p===
t.token_id);if(!e||!o)return[];let s={share:x(o.probability),penalty:R(o.penalty),score:R(o.score)},i=[a("Its probability among the weighed tokens was {share}, \
its degeneration penalty {penalty}, its score {score}.",s)],{penalty_alpha:u}={...n,...r};V(u)&&i.push(a("score = (1 − α) · probability − α · penalty = (1 − {al\
pha}) · {probability} − {alpha} · {penalty} = {score}.",{...s,alpha:u,probability:R(o.probability)}));let c=e.reduce((p,d)=>d.probability>p.probability?d:p);
if(c!==o){let p={token:A(c.text),count:e.length,share:x(c.probability),penalty:R(c.penalty),score:R(c.score)};i.push(a("The most probable of the {count} weighed\
 tokens, {token} with {share}, has a penalty of {penalty} and only a score of {score}.",p))}return i}var Sc=24;function kb({log:e,step:t,hand:n,press:r}){let[o,s]=L(!1),i=sr(".gp-row"),{rows:u,others:c,result:p}=n,d=t.chosen.token_id,f=o?u:u.filter(({id:y},M)=>M<
Sc||y===d),h=ci(f,({id:y,by:M})=>y===d&&!M),m=h.map(y=>sM(y,t)),g=ui(m),b=h.findLastIndex(({by:y})=>!y),w=b>=0&&b<h.length-1;return l(T,{children:[l(aM,{log:e,hand:n}),
l(lM,{top:g}),l("ol",{class:"gp-bars",...i,children:[m.flatMap((y,M)=>[l(bn,{entry:y,top:g,press:r},y.id),w&&M===b&&l("li",{class:"gp-cut-line","aria-hidden":"t\
rue",children:a("cut")},"cut")]),(c>0||h.length<u.length)&&l(bn,{entry:iM(n,h,p.others.left),top:g},"others")]}),u.length>Sc&&l("button",{type:"button",class:"g\
p-button gp-all","aria-expanded":o,onClick:()=>s(!o),children:o?a("show {count} only",{count:Sc}):a("show all {count}",{count:k(u.length)})}),l(uM,{isPressable:!!r})]})}
var vb=({step:e})=>l("p",{class:"gp-note gp-hand-note",children:oe(e)?a("Another server made this run: what other knobs would do here is not known."):a("What ot\
her knobs would do here was not recorded.")});function sM({id:e,text:t,after:n,before:r,rank:o,by:s},i){let u={now:x(n),before:r===null?"–":x(r)};return{id:e,
text:t,after:n,before:r,rank:o,chosen:e===i.chosen.token_id,given:!!i.given,removed:s!==null,by:s??"",words:()=>s?a("With the current knobs, {knob} removes it. \
Before the processors {before}.",{...u,knob:s}):a("With the current knobs {now}. Before the processors {before}.",u)}}function iM({rows:e,others:t},n,r){let o=Math.
max(0,1-n.reduce((u,c)=>u+c.after,0)),s=t+e.length-n.length,i=r>0||e.some(u=>!u.by&&!n.includes(u));return{id:null,text:v(s,"{count} other token","{count} other\
 tokens"),after:i?o:0,before:Math.max(0,1-n.reduce((u,c)=>u+(c.before??0),0)),rank:null,chosen:!1,given:!1,removed:!1,by:"",words:()=>a("All tokens that are not\
 listed ({count}), together: {after} with the current knobs.",{count:k(s),after:x(i?o:0)})}}function aM({log:e,hand:t}){let{result:n,knobs:r,isWhole:o,stays:s,after:i}=t,
{left:u,isExact:c,entropy:p,cuts:d}=n;return l("div",{class:"gp-hand",role:"group","aria-label":a("With the current knobs"),children:[l("p",{class:"gp-hand-sums",
children:[l("strong",{children:a("With the current knobs")})," ",l("span",{class:"gp-hand-left",children:c?v(u,"{count} token left","{count} tokens left"):a("ab\
out {count} tokens left",{count:k(u)})})," ",l(O,{class:"gp-hand-entropy",id:"entropy",children:a("entropy {amount}",{amount:J(p,e.unit)})})]}),l("div",{class:"\
gp-hand-second",children:[l("ul",{class:"gp-hand-cuts",children:d.map(({name:f,removed:h,mass:m})=>l("li",{children:[l("code",{children:`${f} ${Me(r[f]??0)}`}),
" ",h?a("removes {count} ({share})",{count:k(Math.round(h)),share:er(m)}):a("removes nothing")]},f))}),e.canAsk&&"reset_knobs"in e.answers&&l("button",{type:"bu\
tton",class:"gp-button gp-hand-back",onClick:()=>e.ask({type:"reset_knobs"}),children:a("Back to this run’s knobs")})]}),!o&&l("p",{class:"gp-note gp-hand-not\
e",children:a("Only the recorded candidates are known here; all the others count as one group of equal tokens.")}),s&&l("p",{class:"gp-note gp-hand-note",children:a(
"repetition_penalty and sequence_bias stay here as they were in this run.")}),i.length>0&&l("p",{class:"gp-note gp-hand-note",children:a("The watermark acts aft\
er the cuts, and is not counted here.")})]})}var lM=({top:e})=>l("div",{class:"gp-bars-heads gp-note",children:[l("span",{children:[l("i",{class:"gp-swatch gp-a\
fter"}),a("with the current knobs")]}),l("span",{children:[l("i",{class:"gp-swatch gp-before"}),a("the model’s own")]}),l("span",{class:"gp-full",children:a("\
axis 0–{top}",{top:x(e)})})]}),uM=({isPressable:e})=>l("div",{class:"gp-bars-legend gp-note",children:[l("span",{children:[l("b",{class:"gp-glyph",children:"▶"}),
a("chosen")]}),l("span",{children:[l("b",{class:"gp-glyph gp-cross",children:"✕"}),a("removed")]}),e&&l("span",{class:"gp-press-note",children:a("↪ continue")})]});var cM=[{name:"temperature",least:.05,most:2,step:.05,none:1},{name:"top_k",least:0,most:100,step:1,none:0},{name:"top_p",least:.05,most:1,step:.01,none:1},{name:"\
min_p",least:0,most:.5,step:.01,none:0}],xb=e=>!e.canAsk&&(e.knobs===null||Tc in e.knobs),Tc="of a saved page";function _b({log:e}){let t=e.started?.effective??
{},n=e.knobs??t,r=(o,s)=>e.setKnobs({...n,do_sample:!0,[o]:s,[Tc]:!0});return l("details",{class:"gp-hand-knobs",children:[l("summary",{children:a("Try other kn\
obs")}),l("div",{class:"gp-hand-sliders",children:[cM.map(({name:o,least:s,most:i,step:u,none:c})=>{let p=typeof n[o]=="number"?n[o]:c;return l("label",{children:[
l("code",{children:o}),l("input",{type:"range",min:s,max:i,step:u,value:String(p),onInput:({currentTarget:d})=>r(o,Number(d.value))}),l("output",{children:Me(p)})]},
o)}),l("button",{type:"button",class:"gp-button",onClick:()=>e.setKnobs({...t,[Tc]:!0}),children:a("Back to this run’s knobs")})]})]})}var Hc={};F(Hc,{biasedTokens:()=>kM,handOf:()=>$c,idsBefore:()=>Rb,isMovable:()=>di,knobsInHand:()=>Ac,knowsBiases:()=>Eb});var Ec={};F(Ec,{CUTS:()=>Sb,inHand:()=>Rc});var Sb=["top_h","top_k","top_p","min_p","typical_p","epsilon_cutoff","eta_cutoff"];function Rc(e,t){let n=t.do_sample?t.temperature??1:1,r=new Mc(e,n),o=[];if(t.do_sample)for(let s of Sb){let i=t[s];i!==null&&o.push(r.cut(s,i))}return r.result(
o)}var Mc=class{constructor(t,n){this.points=t;this.scores=Float64Array.from(t,({score:r})=>r/n),this.left=Float64Array.from(t,({weight:r})=>r),this.by=t.map(()=>null),
this.normalise()}points;scores;left;by;shares=new Float64Array(0);logTotal=0;best=0;entropy=0;isExact=!0;normalise(){let{scores:t,left:n}=this,r=t.length;this.best=
-1/0;for(let u=0;u<r;u++)n[u]&&t[u]>this.best&&(this.best=t[u]);let[o,s]=[0,0],i=new Float64Array(r);for(let u=0;u<r;u++){if(!n[u])continue;let c=t[u]-this.best,
p=Math.exp(c);i[u]=p,o+=n[u]*p,s+=n[u]*p*c}for(let u=0;u<r;u++)i[u]/=o;this.shares=i,this.logTotal=Math.log(o),this.entropy=this.logTotal-s/o}cut(t,n){let r=this.
left.slice();pM[t](this,n);let[o,s,i,u]=[0,0,0,0];for(let c=0;c<r.length;c++){let p=r[c]-this.left[c];p&&(o+=p,s+=p*this.shares[c],this.left[c]<1e-9&&(this.by[c]=
t)),this.points[c].id===null?i+=p:u=this.left[c]}return o&&(!this.points.some(({id:p},d)=>p===null&&this.left[d]>0)&&!u?this.isExact=!0:i&&t!=="top_k"&&(this.isExact=
!1),this.normalise()),{name:t,removed:o,mass:s}}result(t){let{points:n,left:r,shares:o}=this,s=[],i={left:0,probability:0},u=0;for(let c=0;c<n.length;c++){let{id:p,
score:d}=n[c],f=r[c]*o[c];u+=r[c],p!==null?s.push({id:p,score:d,probability:f,by:this.by[c]}):(i.left+=r[c],i.probability+=f)}return{tokens:s,left:Math.round(u),
isExact:this.isExact,entropy:this.entropy,cuts:t,others:i}}topH(t){let{left:n,shares:r}=this,o=new Float64Array(n.length),[s,i]=[100,0];for(let f=0;f<n.length&&
s>0;f++)o[f]=Math.min(n[f],s),s-=o[f],i+=o[f]*r[f];let u=f=>-(r[f]/i)*Math.log(r[f]/i),c=0;for(let f=0;f<n.length;f++)o[f]&&r[f]&&(c+=o[f]*u(f));let p=0,d=!1;for(let f=0,
h=!0;f<n.length;f++){if(!o[f]||d||r[f]/i<1e-45){n[f]=0;continue}let m=u(f),g=p+o[f]*m<=c*t?o[f]:Math.floor((c*t-p)/m);d=g<o[f],n[f]=h?Math.max(1,g):g,p+=n[f]*m,
h=!1}}topK(t){let{left:n,scores:r}=this,o=t,s=-1/0;for(let i=0;i<n.length;i++)n[i]&&(o>0?(s=r[i],n[i]>o&&this.points[i].weight>1&&!this.isTied(i)&&(n[i]=o),o=Math.
max(0,o-n[i])):r[i]<s&&(n[i]=0))}topP(t){let{left:n,shares:r}=this,o=1-t,s=0,i=n.findIndex(u=>u>0);for(let u=n.length-1;u>=i;u--){if(!n[u])continue;let c=Math.floor(
(o-s)/r[u]),p=s+n[u]*r[u]<=o?n[u]:Math.max(0,Math.min(n[u],c));if(s+=p*r[u],n[u]-=u===i?Math.min(p,n[u]-Math.min(1,n[u])):p,n[u])return}}typical(t){let{left:n,shares:r}=this,
o=this.scores.map(c=>Math.abs(this.logTotal-(c-this.best)-this.entropy)),s=[...n.keys()].filter(c=>n[c]).sort((c,p)=>o[c]-o[p]),i=0,u=1/0;for(let c of s){if(o[c]>
u){n[c]=0;continue}if(u<1/0)continue;let p=i+n[c]*r[c];if(p<t){i=p;continue}u=o[c],n[c]>1&&!this.isTied(c)&&(n[c]=Math.min(n[c],Math.max(1,Math.ceil((t-i)/r[c]))))}}below(t){
let{left:n,shares:r,scores:o}=this;for(let s=0;s<n.length;s++)r[s]<t&&o[s]<this.best&&(n[s]=0)}get highest(){return Math.exp(-this.logTotal)}eta(t){return Math.
min(t,Math.sqrt(t)*Math.exp(-this.entropy))}isTied(t){let n=this.points[t];return n.id!==null||!!n.isTied}},pM={top_h:(e,t)=>e.topH(t),top_k:(e,t)=>e.topK(t),top_p:(e,t)=>e.
topP(t),min_p:(e,t)=>e.below(t*e.highest),typical_p:(e,t)=>e.typical(t),epsilon_cutoff:(e,t)=>e.below(t),eta_cutoff:(e,t)=>e.below(e.eta(t))};var Pc={};F(Pc,{biasesAfter:()=>so,doTheSame:()=>Lc,tokenKnobs:()=>oo});function oo(e){let t=(r,o)=>{let s=e[r];return typeof s=="number"&&o(s)?s:null},n=r=>r>0&&
r<1;return{do_sample:e.do_sample===!0,sequence_bias:dM(e.sequence_bias),repetition_penalty:t("repetition_penalty",r=>r>0&&r!==1),temperature:t("temperature",r=>r>
0&&r!==1),top_h:t("top_h",r=>r>0&&r<=1),top_k:t("top_k",r=>r>0&&Number.isInteger(r)),top_p:t("top_p",r=>r>=0&&r<1),min_p:t("min_p",r=>r>=0&&r<=1),typical_p:t("t\
ypical_p",n),epsilon_cutoff:t("epsilon_cutoff",n),eta_cutoff:t("eta_cutoff",n)}}function dM(e){return Array.isArray(e)?e.filter(fM):[]}var fM=e=>Array.isArray(e)&&
Array.isArray(e[0])&&e[0].length>0&&e[0].every(t=>Number.isInteger(t))&&typeof e[1]=="number";function Lc(e,t){let n=r=>JSON.stringify(r.do_sample?r:[r.sequence_bias,
r.repetition_penalty]);return n(e)===n(t)}function so({sequence_bias:e},t){let n=new Map;for(let[r,o]of e){let s=t.length-(r.length-1);if(s<0||!r.slice(0,-1).every(
(u,c)=>t[s+c]===u))continue;let i=r[r.length-1];n.set(i,(n.get(i)??0)+o)}return n}var Nc={};F(Nc,{pointsOf:()=>Oc,scoresOfTrace:()=>Cc});var Mb=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],hM=["TemperatureLogitsWarper","TopHLogitsWarper","TopKLogitsWarper","TopPLogitsWarper",
"MinPLogitsWarper","TypicalLogitsWarper","EpsilonLogitsWarper","EtaLogitsWarper","LogitNormalization",...Mb],mM=12,Tb=.01;function Oc({head:e,before:t,tokens:n,
bins:r,fixed:o},s,i){let u=new Map;for(let[p,,d]of e)u.set(p,d);for(let[p,d]of t)u.set(p,d);for(let[p,,d]of n)u.set(p,d);if(!o.length){for(let[d,f]of so(i,s)){let h=u.
get(d);h!==void 0&&u.set(d,h+f)}let p=i.repetition_penalty;if(p!==null)for(let[d]of t){let f=u.get(d)??0;u.set(d,f<0?f*p:f/p)}}let c=Array.from(u,([p,d])=>({id:p,
score:d,weight:1}));for(let[p,d,f]of r)if(!f)c.push({id:null,score:d,weight:p,isTied:!0});else for(let h of[d+f,d-f])c.push({id:null,score:h,weight:p/2});return c.
sort(gM)}var gM=(e,t)=>t.score-e.score||(t.id??-1)-(e.id??-1);function Cc({candidates:e,stages:t,vocab:n,entropy_before:r}){if(n===null)return null;let o=t.findIndex(
({name:d})=>hM.includes(d)),s=o<0?t.length:o,i=e.flatMap(({token_id:d,text:f,raw_logprob:h,stage_logprobs:m})=>{let g=s?m?.[s-1]:h;return typeof g=="number"?[{id:d,
text:f,score:g}]:[]});if(!i.length)return null;let u=s?t[s-1].kept:n,c=Math.max(0,1-i.reduce((d,{score:f})=>d+Math.exp(f),0)),p=s?t[s-1].entropy:r;return{model:"",
index:0,vocab:n,num_removed:n-u,head:i.sort((d,f)=>f.score-d.score).map(({id:d,text:f,score:h})=>[d,f,h]),before:[],tokens:[],bins:bM(u-i.length,c,p,i.map(({score:d})=>d)),
names:t.slice(0,s).map(({name:d})=>d),fixed:["sequence_bias","repetition_penalty"],after:t.map(({name:d})=>d).filter(d=>Mb.includes(d))}}function bM(e,t,n,r){if(e<=
0||t<=0)return[];let o=r.reduce((p,d)=>p-Math.exp(d)*d,0),s=n===null?Math.log(t/e):-(n-o)/t,i=Math.max(1,Math.min(e,t/Math.exp(s))),u=Math.log(t/i),c=e>i?[[e-i,
u-mM,Tb]]:[];return[[i,u,Tb],...c]}var wM=["greedy_search","sample","assisted_generation"],di=({started:e},t)=>!!(e&&!t.isPrompt&&!t.beam&&wM.includes(e.mode));function Ac(e,t){if(!t||!e.knobs||!di(
e,t))return null;let n=oo(e.knobs);return Lc(n,Bc(e))?null:n}var Bc=({started:e})=>oo({...e?.effective,...yM(e?.config)}),yM=e=>e?.sequence_bias?{sequence_bias:e.
sequence_bias}:{},Rb=(e,{before:t})=>[...e.prefix.map(({token_id:n})=>n),...q(t).map(({chosen:n})=>n.token_id)],kM=e=>[...new Set([oo(e.knobs??{}),Bc(e)].flatMap(
({sequence_bias:t})=>t.map(([n])=>n[n.length-1])))];function $c(e,t,n){let r=e.scoresOf(t),o=r??Cc(t.distribution);if(!o||oe(t))return null;let s=Rb(e,t),i=Rc(Oc(
o,s,n),n),u=Bc(e),c=JSON.stringify([n.sequence_bias,n.repetition_penalty])!==JSON.stringify([u.sequence_bias,u.repetition_penalty]),p=r!==null&&!Eb(r,s,n);return{
knobs:n,result:i,rows:vM(e,t,o,i),others:o.vocab-o.num_removed-i.tokens.length,isWhole:r!==null,stays:c&&(o.fixed.length>0||p),after:o.after}}function Eb({head:e,
before:t,tokens:n},r,o){let s=new Set([...e,...t,...n].map(([i])=>i));return[...so(o,r).keys()].every(i=>s.has(i))}function vM(e,t,n,{tokens:r}){let o=xM(e,t,n),
s=_M(t,n),i=0;return r.map(({id:u,probability:c,by:p})=>({id:u,text:o.get(u)??`${u}`,after:p?0:c,before:s(u),rank:p?null:++i,by:p}))}function xM(e,t,{head:n,tokens:r}){
let o=new Map;for(let{token_id:s,text:i}of e.prefix)o.set(s,i);for(let{chosen:s}of q(t))o.set(s.token_id,s.text);for(let[s,i]of[...r,...n])o.set(s,i);return o}function _M({
distribution:{candidates:e},chosen:t},{head:n,before:r,tokens:o,fixed:s,names:i}){let u=new Map([...e,t].map(({token_id:f,raw_logprob:h})=>[f,h])),c=new Map;for(let[
f,h]of r)c.set(f,h);for(let[f,,h]of[...n,...o])c.set(f,h);let p=[...u].find(([f,h])=>h!==null&&c.has(f)),d=p&&(p[1]??0)-(c.get(p[0])??0);return f=>{let h=u.get(
f);if(h!==void 0)return N(h);let m=c.get(f);return m===void 0||d===void 0||s.length&&i.length?null:N(m+d)}}var SM=150;function Lb({log:e,changes:t,step:n,press:r}){let o=sr(".gp-row"),s=n.isPrompt?[]:n.watched??[],i=TM(e),u=e.canAsk&&!e.recorded&&i>=0,c=s.map(f=>Qr(f,
n)),p=Math.max(.02,...c.map(({after:f,before:h})=>Math.max(f??0,h??0))),d=s.length?q(e.lastOf(n)):[];return l("div",{class:"gp-looked-box",hidden:!u&&!s.length,
children:[l("div",{hidden:!s.length,children:[l("h3",{class:"gp-looked-title",children:a("Looked up")}),l("ol",{class:"gp-bars gp-looked",...o,children:c.map((f,h)=>l(
bn,{entry:f,top:p,press:r,children:l(EM,{shares:RM(d,f.id),step:n})},h))})]}),l(MM,{log:e,changes:t,line:i,hidden:!u})]})}function TM(e){let t=e.current(),n=t&&
!t.isPrompt&&e.lineOf(t);return n?e.lines().findIndex(({last:r,label:o})=>r===n.last&&o===n.label):-1}function MM({log:e,changes:t,line:n,hidden:r}){let[o,s]=L(
""),[i,u]=L(""),c=ae(t);i&&(c.run||c.watched)&&u("");let p=d=>{if(d.preventDefault(),!o||n<0){u(o?a("Select a token of the generated text first."):a("Type the t\
ext of a token first."));return}u(a("Looking up {token} …",{token:A(o)})),e.ask({type:"look",line:n,text:o})};return l("details",{class:"gp-look",hidden:r,children:[
l("summary",{children:a("Look up a token")}),l("form",{class:"gp-look-form",onSubmit:p,children:[l("label",{children:[a("Token")," ",l("input",{type:"text",class:"\
gp-look-text",maxLength:200,autocomplete:"off",autocapitalize:"off",spellcheck:!1,placeholder:a("for instance “ cat”"),value:o,onInput:({currentTarget:d})=>s(
d.value)})]}),l("button",{type:"submit",class:"gp-button",children:a("Look up")}),l("p",{class:"gp-note",children:[a("The text is taken as typed: most words beg\
in with a space, and “ cat” is a different token from “cat”.")," ",l("span",{class:"gp-look-state",role:"status",children:i})]})]})]})}var RM=(e,t)=>e.map(
({watched:n})=>{let r=n?.find(({token_id:o})=>o===t);return r?N(r.logprob):0});function EM({shares:e,step:t}){if(e.length<2)return null;let n=Math.max(...e),r=u=>u/
(e.length-1)*100,o=LM(e,SM).map(([u,c])=>`${r(u).toFixed(1)},${(98-(n?c/n:0)*94).toFixed(1)}`),s=n?a("highest {share}, at token {number}",{share:x(n),number:e.indexOf(
n)+1}):a("probability 0 everywhere"),i=v(e.length,"The probability of this token after the processors, along the text of {count} token: {words}. The vertical li\
ne is the current token.","The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token\
.",{words:s});return l(O,{as:"div",class:"gp-along",id:"probability",meaning:i,formula:"",label:a("along the text: {words}",{words:s}),children:[l("svg",{class:"\
gp-along-plot",preserveAspectRatio:"none",viewBox:"0 0 100 100",children:[l("line",{class:"gp-along-here",x1:r(t.index),x2:r(t.index),y1:"0",y2:"100"}),l("polyl\
ine",{class:"gp-along-line",points:o.join(" ")})]}),l("span",{class:"gp-along-words",children:s})]})}function LM(e,t){let n=Math.ceil(e.length/t),r=[];for(let o=0;o<
e.length;o+=n){let s=o;for(let i=o+1;i<Math.min(e.length,o+n);i++)e[i]>e[s]&&(s=i);r.push([s,e[s]])}return r}var PM=1.05,OM=2,CM=1e3,NM=.095;function Pb({log:e,step:t}){let{started:n,unit:r}=e;if(!n||e.rejected)return null;let o=AM(t,n);return l("p",{class:"gp-step-ans\
wer",children:[o&&l(O,{id:"entropy",run:()=>nr(t.distribution.entropy_before,r),children:o})," ",BM(t,n)," ",e.suggested&&e.selected===t&&l("small",{children:HM(
t)})]})}function AM(e,t){let{entropy_before:n,vocab:r}=e.distribution;if(n===null||oe(e)||Wt(e))return"";let o=Math.exp(n);if(o<PM)return a("The model was all b\
ut certain here.");if(o<OM)return a("The model was fairly sure here.");let s=me(e);return fi(e,t)&&s!==null&&s<(r??0)&&s>1&&s<=CM?a("The model was unsure here: \
{count} tokens could have followed.",{count:k(s)}):a("The model was unsure here, as if between {count} equally likely tokens.",{count:k(Math.round(o))})}function BM(e,t){
let{chosen:n}=e,r=Y(n.text),o=x(N(n.raw_logprob));if(oe(e))return a("The server gave {token} {share}.",{token:r,share:o});if(e.isPrompt||e.given||e.read)return a(
"{token} was given; the model’s chance for it was {share}.",{token:r,share:o});let s=N(n.logprob);return fi(e,t)?$M(e,r,s):t.mode==="greedy_search"?a("The lik\
eliest was taken: {token}, with {share}.",{token:r,share:x(s)}):`${He(mn(e,t)[1],{token:r}).join("")}.`}function $M(e,t,n){if(me(e)===1)return a("There was noth\
ing to draw: the processors left only {token}.",{token:t});let r={token:t,share:x(n)};return n>=NM?e.chosen.rank===1?a("It drew the likeliest, {token}: a chance\
 of {share}.",r):a("It drew {token}: a chance of {share}.",r):a("It drew {token}: a chance of 1 in {count}.",{token:t,count:k(Math.round(1/n))})}var fi=(e,{mode:t,
effective:n,config:r})=>t==="sample"&&{...n,...r}.do_sample===!0&&!(e.given||e.isPrompt||e.read),HM=e=>oe(e)?a("Shown because this token was the most surprising\
."):a("Shown because the model was most unsure here.");var Ic=24;function IM({log:e,changes:t}){let n=e.current(),r=!!(n&&e.canAsk&&!n.isPrompt),o=!!(n&&!n.distribution.stages.length),s=r&&n?d=>e.ask({type:"branch",
step:n,tokenId:d}):void 0,i=Ac(e,n),u=i&&n&&$c(e,n,i),c=Z(()=>n&&l(WM,{log:e,step:n,press:s}),[e,n,r]),p=["gp-drawn-candidates",(e.running&&!e.selected||u)&&"gp\
-grows",u&&"gp-in-hand",o&&!u&&"gp-untouched",r&&"gp-pressable"];return l("div",{class:p.filter(Boolean).join(" "),children:[!n&&l("p",{class:"gp-note gp-no-tok\
en",children:a("The most likely tokens appear here, before and after the processors.")}),n&&l(Pb,{log:e,step:n}),i&&n&&!u&&l(vb,{step:n}),u&&n?l(kb,{log:e,step:n,
hand:u,press:s}):c,n&&n.beam&&!o&&l("p",{class:"gp-note gp-beams-note",children:a("Beam search: probabilities after the processors are not renormalised here, so\
 they need not sum to 100%.")}),n&&xb(e)&&di(e,n)&&!oe(n)&&l(_b,{log:e}),n&&l(Lb,{log:e,changes:t,step:n,press:s})]})}var Cb=K(IM,void 0,{readsKnobs:!0});function WM({
log:e,step:t,press:n}){let[r,o]=L(!1),s=sr(".gp-row"),i=Ve(t),u=new Map(i.map(y=>[y,Qr(y,t)])),p=(r?i:Zs(i,Ic,t.chosen.token_id)).map(y=>u.get(y)??Qr(y,t)),d=ci(
p,({chosen:y})=>y),f=DM(e,t,[...u.values()]),h=ui(d),m=[...d,...f?[f]:[]],g=Mg(t),b=m.findIndex(({removed:y},M)=>y&&M>=d.findLastIndex(C=>!C.removed)),w=b<0?m.length:
b;return l(T,{children:[l(FM,{log:e,step:t,top:h}),l("ol",{class:"gp-bars",...s,children:[m.map((y,M)=>[g&&M===w&&l(Ob,{words:g},"cut"),l(bn,{entry:y,top:h,press:n},
M)]),g&&w===m.length&&l(Ob,{words:g})]}),i.length>Ic&&l("button",{type:"button",class:"gp-button gp-all","aria-expanded":r,onClick:()=>o(!r),children:r?a("show \
{count} only",{count:Ic}):a("show all {count}",{count:k(i.length)})}),l(zM,{step:t,listed:i,isPressable:!!n})]})}var Ob=({words:e})=>l("li",{class:"gp-cut-line \
gp-removal",children:l("span",{children:e})});function DM(e,t,n){let r=f=>Math.max(0,1-n.reduce((h,m)=>h+(m[f]??0),0)),o={id:null,rank:null,chosen:!1,given:!1,removed:!1,
by:""};if(oe(t)){let f=r("before"),h=()=>a("All tokens that the server did not list, together: {share}.",{share:x(f)});return{...o,text:a("all others"),after:f,
before:f,words:h}}let s=(t.distribution.vocab??0)-n.length;if(s<=0)return null;let u=(me(t)??0)>n.filter(({removed:f})=>!f).length?e.usesBeams?null:r("after"):0,
c=r("before"),p={count:k(s),before:x(c),after:x(u??0)},d=()=>u===null?a("All tokens that are not listed ({count}), together: {before} before the processors.",p):
a("All tokens that are not listed ({count}), together: {before} before the processors, {after} after them.",p);return{...o,text:v(s,"{count} other token","{coun\
t} other tokens"),after:u,before:c,words:d}}function FM({log:e,step:t,top:n}){let r=!t.distribution.stages.length,o=()=>a("{token} had {share}",{token:A(t.chosen.
text),share:x(N(t.chosen.raw_logprob))});return l("div",{class:"gp-bars-heads gp-note",children:[l("span",{children:[l("i",{class:"gp-swatch gp-after"}),l(O,{class:"\
gp-after-word",id:"probability",run:()=>e.started?wb(t,e.started):"",meaning:a("The probability from which the token is chosen: after all logits processors, wit\
hout what they removed."),children:qM(t,e)})]}),!r&&l("span",{class:"gp-before-key",children:[l("i",{class:"gp-swatch gp-before"}),l(O,{id:"probability",run:()=>ue(
o()),meaning:a("The probability that the model itself gave, before any logits processor."),children:a("the model’s own")})]}),l(O,{class:"gp-full",id:"probabi\
lity",formula:"",meaning:a("The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marke\
d with »."),children:a("axis 0–{top}",{top:x(n)})})]})}function qM(e,{started:t}){return oe(e)?a("probability, according to the server"):e.distribution.stages.
length?t&&fi(e,t)?a("chance to be drawn"):a("after the processors"):a("the model’s chance for each token")}function zM({step:e,listed:t,isPressable:n}){return l(
"div",{class:"gp-bars-legend gp-note",children:[l("span",{children:[l("b",{class:"gp-glyph",children:"▶"}),l("span",{class:"gp-chosen-word",children:e.isPrompt||
e.given?a("given, not chosen"):a("chosen")})]}),!oe(e)&&t.some(Pe)&&l("span",{class:"gp-removed-key",children:[l("b",{class:"gp-glyph gp-cross",children:"✕"}),
a("removed")]}),n&&l("span",{class:"gp-press-note",children:a("↪ continue")})]})}function Nb(e,t){let n=e.allLines(),r=e.started?.effective.length_penalty??1,o=t.sequences.map((s,i)=>KM(s,q(n.at(i)?.last??null),r));return{finished:t,outputs:o,
tree:af(e)}}function KM(e,t,n){let{transition_scores:r,logprobs:o,score:s}=e,i=e.token_ids.map((m,g)=>{let b=t.at(g)?.chosen.token_id===m?t[g]:null,[w,y]=[o[g],
r?r[g]:null];return{id:m,text:b?b.chosen.text:"?",recorded:w,library:y,difference:r?Pn(w,y):null,drawn:b?Pn(w,b.chosen.logprob):1/0}}),u=o.filter((m,g)=>!t.at(g)?.
given),c=u.reduce((m,g)=>m+(g??-1/0),0),p=u.length**n,d=u.length?c/p:null,h=s!==null&&d!==null&&s*p>Nt?xr(c,s,p):null;return{tokens:i,sum:c,length:u.length,penalty:n,
rebuilt:d,score:s,difference:h}}function Wc(e,t=1e-9){if(!Number.isFinite(e))return"∞";let n=Math.max(e,t),r=Math.floor(Math.log10(n)+1e-9),o=Math.ceil(n/10**
r-1e-6);return o===10?`1e${r+1}`:`${o}e${r}`}var jM=e=>e!==null&&!(e<=On);function Ab({outputs:e,tree:t},{mode:n}){let r=e.flatMap(p=>p.tokens);if(!r.length)return{
kind:"none",sign:"–",words:a("There are no scores to check: no token was generated.")};let o=r.filter(({difference:p})=>p!==null),s=e.filter(({difference:p})=>p!==
null),i=[...GM(s),...t?.sum.count?ZM(t):[],...VM(o),...JM(r.filter(({drawn:p})=>p>On).length)];if(i.length)return{kind:"differs",sign:"✗",words:we(i)};let u=[
...UM(s),...t?.sum.count?[YM(t)]:[]];if(!o.length){let p=n==="custom"?a("compute_transition_scores does not apply: the run used your own decoding loop"):a("comp\
ute_transition_scores does not apply: the run was recorded without the library’s scores");return{kind:"none",sign:"–",words:we([...u,p])}}let c=v(o.length,"\
{count} token agrees with the library’s compute_transition_scores to within {bound}","{count} tokens agree with the library’s compute_transition_scores to wit\
hin {bound}",{bound:hi(o)});return{kind:"agrees",sign:"✓",words:we([...u,c])}}var hi=e=>Wc(Math.max(0,...e.map(({difference:t})=>t??0))),Bb=e=>e.filter(({difference:t})=>jM(
t)).length;function GM(e){let t=Bb(e);if(!t)return[];let n={count:k(t),all:k(e.length),bound:hi(e)};return[a("{count} of {all} sequences_scores cannot be rebuil\
t: off by up to {bound}",n)]}function UM(e){return e.length?[v(e.length,"{count} sequences_scores is rebuilt to within {bound}","{count} sequences_scores are re\
built to within {bound}",{bound:hi(e)})]:[]}function VM(e){let t=Bb(e);return t?[v(t,"{count} of {all} tokens differs from the library’s compute_transition_scor\
es, by {bound}","{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}",{all:k(e.length),bound:hi(e)})]:[]}var JM=e=>e?
[v(e,"{count} token of the outputs differs from the steps that are shown","{count} tokens of the outputs differ from the steps that are shown")]:[];function ZM({
sum:e,given:t,final:n,pool:r,output:o}){let s=({count:i,furthest:u})=>({all:k(i),bound:Wc(u)});return[e.off&&v(e.off,"{count} of {all} tree nodes does not add u\
p: it is off by {bound}","{count} of {all} tree nodes do not add up: the furthest is off by {bound}",s(e)),t.off&&v(t.off,"{count} of {all} given tokens does no\
t count as 0: it is off by {bound}","{count} of {all} given tokens do not count as 0: the furthest is off by {bound}",s(t)),n.off&&v(n.off,"{count} of {all} fin\
al scores does not follow from its sum: it is off by {bound}","{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}",s(n)),
r.off&&v(r.off,"{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}","{count} of {all} kept scores do not follow from t\
he texts that ended: the furthest is off by {bound}",s(r)),o.off&&v(o.off,"{count} of {all} outputs does not end where its path through the tree ends: it is off\
 by {bound}","{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}",s(o))].filter(i=>!!i)}function YM(e){let t=Math.
max(...[e.sum,e.given,e.final,e.pool,e.output].map(n=>n.furthest));return v(e.sum.count,"{count} node of the tree adds up to within {bound}","{count} nodes of t\
he tree add up to within {bound}",{bound:Wc(t,sf)})}var Fc=e=>e===null||De(e)?"−∞":W(e,3),St=e=>e===null||De(e)?"−∞":e<Nt?he(e.toExponential(3).replace("-","−")):R(e,5),XM=e=>e===null||e<0||De(e)?`(${St(
e)})`:St(e),ve=e=>l("th",{scope:"col",children:l(O,{...e})});function qc({of:e}){if(e===null)return l("td",{children:"–"});let t=e>On,n=e===0?"0":Number.isFinite(
e)?e.toExponential(0):"∞";return l("td",{class:t?"gp-off":"",children:(t?"✗ ":"")+n})}var Hb=({outputs:e})=>l("table",{class:"gp-sums",children:[l("thead",{
children:l("tr",{children:[l("th",{scope:"col",children:a("output")}),l(ve,{id:"cumulative-logprob",unit:"nats",meaning:a("The recorded log-probabilities of the\
 output’s tokens, added up, in nats; those of given tokens are left out."),children:a("sum")}),l(ve,{id:"length",meaning:a("How many tokens the output has, wi\
thout the prompt and without given tokens."),children:a("length")}),l(ve,{id:"length-penalty",meaning:a("The length_penalty of this run: above 1 it favours long\
 outputs, below 1 short ones."),children:a("penalty")}),l(ve,{id:"sequence-score",meaning:a("sum / length ** length_penalty, computed here."),children:a("rebuil\
t")}),l(ve,{id:"sequence-score",meaning:a("The score that the library gave the output."),children:a("sequences_scores")}),l(ve,{id:"sequence-score",formula:"",meaning:a(
"How far the rebuilt score is from the library’s."),children:a("difference")})]})}),l("tbody",{children:e.map(({sum:t,length:n,penalty:r,rebuilt:o,score:s,difference:i},u)=>s!==
null&&l("tr",{children:[l("td",{children:u+1}),l("td",{children:Fc(t)}),l("td",{children:n}),l("td",{children:r}),l("td",{children:R(o,4)}),l("td",{children:R(s,
4)}),l(qc,{of:i})]},u))})]});function Ib({tree:{sum:e,given:t,final:n,pool:r,output:o},penalty:s}){return l("table",{class:"gp-tree-sums",children:[l(QM,{}),l("\
tbody",{children:[e.worst&&l(io,{words:a("node: parent’s score + log-probability"),times:e.count,difference:e.worst.difference,where:Dc(e.worst.node),computed:eR(
e.worst),recorded:e.worst.node.beam.score}),t.worst&&l(io,{words:a("given token: counts as 0"),times:t.count,difference:t.worst.difference,where:Dc(t.worst.node),
computed:St(0),recorded:t.worst.node.beam.score}),n.worst&&l(io,{words:a("ended: score / length ** length_penalty"),times:n.count,difference:n.worst.difference,
where:Dc(n.worst.node),computed:$b(n.worst,s),recorded:n.worst.node.beam.final_score}),r.worst&&l(io,{words:a("kept after a step: the best that ended"),times:r.
count,difference:r.worst.difference,where:a("step {number}: rank {rank}",{number:r.worst.step+1,rank:r.worst.place+1}),computed:r.worst.expected===null?"–":St(
r.worst.expected),recorded:r.worst.told}),o.worst&&l(io,{words:a("output: score where its path ends, after the penalty"),times:o.count,difference:o.worst.difference,
where:l(T,{children:[a("output {number}:",{number:o.worst.number+1})," ",l(Wb,{node:o.worst.node})]}),computed:$b(o.worst,s),recorded:o.worst.told})]})]})}var QM=()=>l(
"thead",{children:l("tr",{children:[l("th",{scope:"col",children:a("rule")}),l(ve,{id:"beam",formula:"",unit:"",meaning:a("How many numbers of the tree were com\
puted again by this rule."),children:a("checked")}),l(ve,{id:"beam",formula:"",unit:"",meaning:a("The step and the token, or the output, where the computed and \
the recorded number differ most."),children:a("largest at")}),l(ve,{id:"beam",formula:"",meaning:a("What the number should be, from the other numbers of the tre\
e. A beam that waits, such as a copy of the first one, has a score of about −1e9."),children:a("computed")}),l(ve,{id:"beam",formula:"",meaning:a("The number \
that was recorded while the search went on."),children:a("recorded")}),l(ve,{id:"sequence-score",formula:"",meaning:a("How far apart the two are, in nats. The p\
age knows these numbers to five decimal places: differences up to 0.00002 are rounding."),children:a("difference")})]})}),io=({words:e,times:t,difference:n,where:r,
computed:o,recorded:s})=>l("tr",{children:[l("th",{scope:"row",children:e}),l("td",{children:k(t)}),l("td",{children:r}),l("td",{children:o}),l("td",{children:St(
s)}),l(qc,{of:n})]}),Wb=({node:e})=>l(D,{text:e.beam.text}),Dc=e=>l(T,{children:[a("step {number}:",{number:e.index+1})," ",l(Wb,{node:e})]});function eR({node:{
beam:e},parent:t}){let{logprob:n}=e,r=n===null||De(n)||t===null?null:t+n;return`${St(t)} + ${XM(n)} = ${St(r)}`}function $b({node:e,power:t},n){let{beam:r,length:o}=e,
{score:s}=r,i=s===null||De(s)?null:s/t;return`${St(s)} / ${o} ** ${n} = ${St(i)}`}var Db=({tokens:e})=>l("table",{class:"gp-scores",children:[l("thead",{children:l(
"tr",{children:[l(ve,{id:"length",formula:"",unit:"",meaning:a("The token’s place in the output."),children:a("place")}),l(ve,{id:"token",meaning:a("The token\
’s number in the vocabulary."),children:a("token id")}),l("th",{scope:"col",children:a("token")}),l(ve,{id:"logprob",meaning:a("The token’s log-probability af\
ter the processors, in nats, as it was recorded while the run went on."),children:a("log-probability")}),l(ve,{id:"logprob",meaning:a("The same by the library’s\
 compute_transition_scores, in nats."),children:a("the library’s")}),l(ve,{id:"sequence-score",formula:"",meaning:a("How far apart the two are, in nats. Float\
ing-point rounding makes differences of less than 0.00001."),children:a("difference")}),l(ve,{id:"probability",meaning:a("The token’s probability after the proc\
essors."),children:a("probability")})]})}),l("tbody",{children:e.map(({id:t,text:n,recorded:r,library:o,difference:s},i)=>l("tr",{children:[l("td",{children:i+1}),
l("td",{children:t}),l("td",{children:l(D,{text:n})}),l("td",{children:Fc(r)}),l("td",{children:s===null?"–":Fc(o)}),l(qc,{of:s}),l("td",{children:he(`${(N(r)*
100).toFixed(2)}%`)})]},i))})]});var Fb=20;function tR({log:e}){let[t,n]=L(!1),r=E(null),{started:o,finished:s}=e,i=Z(()=>s&&Nb(e,s),[s]);if(!o)return null;let u=i?Ab(i,o):{kind:"none",sign:"–",
words:a("The scores are checked against the library when the run has finished.")};return l("details",{class:"gp-opened",onToggle:({currentTarget:p})=>n(p.open),
onKeyDown:({key:p,currentTarget:d})=>{let f=d;p!=="Escape"||!f.open||(f.open=!1,r.current?.focus())},children:[l("summary",{ref:r,children:[l("span",{class:"gp-\
badge","aria-hidden":"true","data-verdict":u.kind,children:u.sign}),l("span",{class:"gp-sign-words",children:i?nR(u):a("not checked yet")})]}),l("div",{class:"g\
p-behind","data-holds-tips":!0,children:[l("p",{class:"gp-verdict-line",role:"status",children:u.words}),t&&l(rR,{log:e,checked:i},i?"checked":"running")]})]})}
var Kb=K(tR,e=>e.started!==null);function nR({kind:e}){return e==="agrees"?a("agrees with the library"):e==="differs"?a("differs from the library"):a("not check\
ed")}function rR({log:e,checked:t}){return e.hideFrom!==null?l(T,{children:[l(qb,{log:e}),t&&l(zb,{checked:t}),l("p",{class:"gp-note gp-secret",children:a("The \
tokens are hidden while you guess the next one.")})]}):l(T,{children:[l(qb,{log:e}),t&&l(zb,{checked:t}),t?.tree&&t.tree.sum.count>0&&l("div",{class:"gp-tree-ch\
eck",children:[l("p",{class:"gp-note",children:a("All nodes of the tree are added up again. For each rule, the place with the largest difference:")}),l("div",{class:"\
gp-wide",children:l(Ib,{tree:t.tree,penalty:e.started?.effective.length_penalty??1})})]}),t&&l(oR,{log:e,checked:t})]})}var qb=({log:e})=>l("p",{class:"gp-note \
gp-how",children:e.usesBeams?a("The playground records a log-probability for each token while it decodes. Beside it is what the library’s own compute_transition\
_scores gives for the same run (normalize_logits=False, as its documentation asks for beams)."):a("The playground records a log-probability for each token while\
 it decodes. Beside it is what the library’s own compute_transition_scores gives for the same run (normalize_logits=True).")});function zb({checked:{outputs:e}}){
return e.every(({score:t})=>t===null)?null:l("div",{class:"gp-beam-check",children:[l("p",{class:"gp-note",children:a("An output’s score is the sum of its log-p\
robabilities / length ** length_penalty.")}),l("div",{class:"gp-wide",children:l(Hb,{outputs:e})})]})}function oR({log:e,checked:{finished:t,outputs:n}}){let[r,
o]=L(0),[s,i]=L(null),{tokens:u}=n.at(r)??n.at(0)??{tokens:[]},c=s===t||u.length<=Fb;return l("div",{class:"gp-token-check",children:[n.length>1&&l("p",{class:"\
gp-which",children:l("label",{class:"gp-note",children:[a("Tokens of")," ",l("select",{class:"gp-output",value:r,onChange:({currentTarget:p})=>o(Number(p.value)),
children:n.map((p,d)=>l("option",{value:d,children:e.usesBeams?a("output {number}",{number:d+1}):a("sequence {number}",{number:d+1})},d))})]})}),l("div",{class:"\
gp-wide",children:l(Db,{tokens:c?u:u.slice(0,Fb)})}),!c&&l("button",{type:"button",class:"gp-button gp-all",onClick:()=>i(t),children:a("Show all {count} tokens",
{count:k(u.length)})})]})}var ao=11,mi=6,sR=[.1,.2,.5,1,2,5,10,20,50,1/0],iR=10;function aR({picks:e,peak:t},{layers:n}){return n?{picks:{...e,[n.layer]:(e[n.layer]||0)+1},peak:Math.max(
t,...n.divergences)}:{picks:e,peak:t}}var gi=class{layers=[];end=0;along=new pe({picks:{},peak:0},aR);image=document.createElement("canvas");pixels=this.image.getContext(
"2d",{willReadFrequently:!0});painted={look:"",steps:[]};get steps(){return this.along.steps}get picks(){return this.along.total.picks}get span(){return Math.max(
iR,this.steps.length)}follow(t){this.along.follow(t);let n=this.steps.find(r=>r.layers)?.layers;this.layers=[...n?.candidate_layers??[]].sort((r,o)=>o-r),this.end=
(sR.find(r=>this.along.total.peak<=r*Math.LN2)??1/0)*Math.LN2}paint({pen:t,width:n,height:r,colour:o}){let i=[...Array.from({length:ao},(p,d)=>`--gp-heat-${d}`),
"--gp-text"].map(o),u=String([this.layers,this.end,i]);u!==this.painted.look&&(this.painted={look:u,steps:[]}),this.grow(),this.steps.forEach((p,d)=>{this.painted.
steps[d]!==p&&this.paintStep(p,i)}),this.painted.steps=[...this.steps];let c=this.steps.length;t.imageSmoothingEnabled=!1,t.drawImage(this.image,0,0,c,this.image.
height,0,0,n*c/this.span,r)}grow(){let{image:t,pixels:n}=this,r=this.layers.length*mi;if(t.width>=this.steps.length&&t.height===r)return;let o=t.height===r?n?.getImageData(
0,0,t.width,t.height):null;t.width=Math.max(64,2**Math.ceil(Math.log2(this.steps.length))),t.height=r,o?n?.putImageData(o,0,0):this.painted.steps=[]}paintStep({
index:t,layers:n},r){let o=new ImageData(1,this.layers.length*mi);this.layers.forEach((s,i)=>{let u=n?.candidate_layers.indexOf(s)??-1;if(!n||u<0)return;let c=Zu(
r[this.levelOf(n.divergences[u])]),p=s===n.layer?Zu(r[ao]):c;for(let d=0;d<mi-1;d++)o.data.set(d===2?p:c,(i*mi+d)*4)}),this.pixels?.putImageData(o,t,0)}levelOf(t){
return Math.round(Math.sqrt(Math.max(0,Math.min(1,t/this.end)))*(ao-1))}};function lR({log:e}){let[t]=L(()=>new gi),[n,r]=L(null),o=e.current();if(!o)return null;t.follow(e.lastOf(o));let s=Math.max(15,Math.min(28,280/t.layers.length))*
Math.max(1,t.layers.length),i=jb(o,e.unit),u=p=>t.steps[Math.min(t.steps.length-1,Qn(p,t.span,1).column)],c=p=>{p.buttons===1?e.selectStep(u(p)):r(u(p))};return l(
T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("DoLa: the contrasted layers")}),l(uR,{log:e,end:t.end})]}),l("div",{class:"\
gp-heat",children:[l("div",{class:"gp-layer-names","aria-hidden":"true",style:{height:`${s}px`},children:t.layers.map(p=>l("span",{children:zc(p)},p))}),l("div",
{class:"gp-heat-plot",tabIndex:0,role:"slider","aria-label":a("Token on the map of layers"),...ys(o,t.steps.length,i),style:{height:`${s}px`},onPointerMove:c,onPointerLeave:()=>r(
null),onClick:p=>e.selectStep(u(p)),onKeyDown:ws(e),children:[l(Xn,{class:"gp-cells",paint:p=>t.paint(p)}),l("i",{class:"gp-column",style:{left:`${o.index/t.span*
100}%`,width:`${100/t.span}%`}})]}),l("div",{class:"gp-heat-axis gp-note","aria-hidden":"true",children:[l("span",{children:a("token 1")}),l("span",{class:"gp-h\
eat-end",children:t.span})]})]}),l("p",{class:"gp-layer-reading",children:n?jb(n,e.unit):i}),l("p",{class:"gp-note gp-layer-tally",children:pR(t.picks)})]})}var Gb=K(
lR,e=>!!e.current()?.layers);function uR({log:e,end:t}){let n=Rn(t,Me(Number(_e(t,e.unit).toPrecision(2))),e.unit);return l("div",{class:"gp-tools gp-ramp-box",
children:[l(O,{id:"js",run:()=>cR(e),meaning:a("How far an earlier layer’s distribution of the next token is from the last layer’s: the mean of two Kullback-Lei\
bler divergences, from the average of both to each of them. At 0 they agree."),children:a("divergence from the last layer")}),l("span",{class:"gp-ramp-low",children:"\
0"}),l("span",{class:"gp-scale-ramp","aria-hidden":"true",children:Array.from({length:ao},(r,o)=>l("i",{style:{background:`var(--gp-heat-${o})`}},o))}),l("span",
{class:"gp-ramp-high",children:n}),l("span",{class:"gp-mark-key",children:[l("i",{class:"gp-mark-swatch","aria-hidden":"true"}),a("contrasted")]})]})}var zc=e=>e===
0?a("embedding"):a("layer {layer}",{layer:e}),Ub=e=>e===0?a("the embedding (layer 0)"):a("layer {layer}",{layer:e});function cR(e){let t=e.current()?.layers;if(!t)
return"";let{layer:n,candidate_layers:r,divergences:o}=t,s=J(o[r.indexOf(n)]??null,e.unit);return v(r.length,"{layer}, the one candidate, has {value}.","{layer}\
 has the largest of {count}, {value}.",{layer:zc(n),value:s})}function jb(e,t){let n={number:e.index+1,token:A(e.chosen.text)};if(!e.layers)return a("Token {num\
ber}, {token}: no layer was contrasted.",n);let{layer:r,final_layer:o,candidate_layers:s,divergences:i}=e.layers,u=wa(s.map((c,p)=>`${zc(c)} ${W(_e(i[p]??0,t),3)}`));
return a("Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.",{...n,
layer:Ub(r),final:o,unit:a(t),list:u})}function pR(e){let t=Object.entries(e).sort((o,s)=>s[1]-o[1]),n=t.reduce((o,[,s])=>o+s,0),r=t.map(([o,s])=>a("{layer} in \
{times}",{layer:Ub(Number(o)),times:k(s)})).join(", ");return v(n,"Along the text: {list} of {count} step.","Along the text: {list} of {count} steps.",{list:r})}function dR({log:e}){let t=({currentTarget:n})=>{let r=n.closest(".gp-pane");r&&ht(r)};return l(T,{children:[l("header",{class:"gp-head",children:l("h3",{class:"\
gp-title",children:a("In words")})}),l(Vs,{list:gb(e.current(),e)}),l("p",{class:"gp-note",children:[a("All numbers are from this step, as recorded.")," ",l("bu\
tton",{type:"button",class:"gp-link gp-to-glossary",onClick:t,children:a("Glossary")})]})]})}var Vb=K(dR);var Jb=null;async function bi(e,t,n,r,o){let s=e.answers.media_file?await e.answers.media_file(t):"";if(!s)return o(a("The page no longer has this sound. Add th\
e file again to hear it."));o(""),Jb?.pause();let i=new Audio(s);Jb=i,i.currentTime=Math.max(0,n);let u=()=>{if(i.currentTime>=r||i.paused)return i.pause();requestAnimationFrame(
u)};try{await i.play(),u()}catch{o(a("This browser cannot play the sound."))}}var Zb=(e,t)=>t.isPrompt?t.index:e.prefix.length+t.index;function ar(e,t,n){if(!t||t.isPrompt&&e.readsSource)return[];let r=e.prefix.length,[o,s]=t.isPrompt?[1,
r-1]:[Math.max(1,r),r+q(e.lastOf(t)).length-1],i=Zb(e,t);if(i<o)return[];let u=Math.min(s,Math.max(o,i-Math.floor(n/2))+n-1),c=Math.max(o,u-n+1);return Array.from(
{length:u-c+1},(p,d)=>c+d)}function lo(e,t,n){if(!t)return-1;let r=n.found.places.indexOf(Zb(e,t));return t.isPrompt||e.idsTo(t).every((s,i)=>s===n.ids[i])?r:-1}var jc={};F(jc,{BASE64:()=>wi,Preview:()=>fR,Wave:()=>yn,mediaChip:()=>yi,placedMedia:()=>Kc});var wi=/^[A-Za-z0-9+/=]*$/;function Kc({request:{media:e},media:t=[]}){let n=e,r=(Array.isArray(n)?n:[]).filter(o=>typeof o=="object"&&o!==null);return t?.length?
t.map(({kind:o,start:s,end:i})=>{let u=r.filter(d=>d.kind===o),c=t.filter(d=>d.kind===o),p=c.findIndex(d=>d.start===s);return{item:u.length===c.length?u[p]:{kind:o},
start:s,end:i}}):r.map(o=>({item:o,start:0,end:0}))}function yi(e,t){let n=e.kind==="image"?a("Picture"):a("Sound"),r=t?a("{what}, read in {count} tokens",{what:n,
count:t}):n,o=z("span","gp-media-chip",null,{role:"img","aria-label":r});return lt(l(T,{children:[e.kind==="audio"?l(yn,{preview:e.preview}):e.preview?l(Yb,{preview:e.
preview}):null,t>0&&l("span",{children:v(t,"{count} token","{count} tokens")})]}),o),o}var fR=({kind:e,preview:t})=>e==="image"?l(Yb,{preview:t}):l(yn,{preview:t});
function Yb({preview:e}){let t=typeof e=="string"&&wi.test(e);return l("img",{src:t?`data:image/png;base64,${e}`:"data:,",alt:""})}function yn({preview:e}){let t=(Array.
isArray(e)?e:[]).map(Number).filter(Number.isFinite),n=t.map((r,o)=>`M${o+.5} ${50-r/2}V${50+r/2}`).join("");return l("svg",{viewBox:`0 0 ${Math.max(1,t.length)}\
 100`,preserveAspectRatio:"none","aria-hidden":"true",children:l("path",{d:n})})}var hR={image:.75,audio:.5},Xb=.3,Qb=e=>e.started?.request.media?.[0],ew=e=>e.hideFrom===null?e.foundOf("attend"):null;function mR({log:e,changes:t}){let[n,r]=L(
!1),[o,s]=L(""),i=ae(t);(i.run||i.found)&&(r(!1),s(""));let u=e.current(),c=ew(e),p=c?.found??null,d=c?lo(e,u,c):-1,f=g=>{r(!0),s(""),e.ask({type:"attend",step:u,
places:ar(e,u,e.mostPlaces.attend||1),layer:g})},h=n||e.running||e.waiting||!ar(e,u,1).length,m=n?a("Reading the attention …"):p&&d<0?a("The attention of this\
 token was not asked for."):o;return l(T,{children:[l("header",{class:"gp-head",children:l("h2",{class:"gp-title",children:a("Attention")})}),l("p",{class:"gp-n\
ote",children:l(O,{id:"cross-attention",children:a("Where the information for the selected token came from: the weights of the decoder’s cross-attention, the me\
an over its heads.")})}),l("div",{class:"gp-attention-ask",hidden:!e.canAsk,children:[l("button",{type:"button",class:"gp-button gp-main gp-attend",hidden:d>=0,
disabled:h,onClick:()=>f(p?.layer??null),children:Qb(e)?.kind==="audio"?a("Show where it listened"):a("Show where it looked")}),p&&p.layers>1&&l(gR,{found:p,isBusy:h,
ask:f}),l("span",{class:"gp-note gp-attention-state",role:"status",children:m})]}),p&&d>=0&&l(bR,{log:e,found:p,column:d,tell:s})]})}var tw=K(mR,e=>!!(e.current()&&
e.looksAtMedia&&(e.canAsk||ew(e))&&!e.recorded)),gR=({found:e,isBusy:t,ask:n})=>l("label",{class:"gp-note gp-attention-choice",children:[a("Layer")," ",l("selec\
t",{class:"gp-attention-layer",disabled:t,value:e.layer===null?"":String(e.layer),onChange:({currentTarget:{value:r}})=>n(r?Number(r):null),children:[l("option",
{value:"",children:a("all layers")}),Array.from({length:e.layers},(r,o)=>l("option",{value:o,children:a("layer {layer}",{layer:k(o+1)})},o))]})]});function bR({
log:e,found:t,column:n,tell:r}){let{kind:o,picture:s,rows:i,columns:u}=t,c=t.weights[n],p=Math.max(...c),d=c.map(b=>p?b/p:0),f=s!==null&&wi.test(s),h=o==="audio",
m=yR(t,n),g=()=>{let b=rw(t,c);bi(e,Qb(e)?.sha256??"",b-Xb,b+Xb,r)};return l("figure",{class:"gp-attention-found",children:[l("div",{class:h?"gp-attention-seen \
gp-is-sound":"gp-attention-seen",role:"img","aria-label":m,children:[l("img",{class:"gp-attention-picture",alt:"",src:f?`data:image/png;base64,${s}`:"data:,",hidden:!f}),
l("svg",{viewBox:`0 0 ${u} ${i}`,preserveAspectRatio:"none",children:d.map((b,w)=>l("rect",{x:w%u,y:Math.floor(w/u),width:"1",height:"1",opacity:hR[o]*(1-b)},w))})]}),
h&&l(T,{children:[l("svg",{class:"gp-attention-curve","aria-hidden":"true",viewBox:`0 0 ${u} 100`,preserveAspectRatio:"none",children:l("path",{d:`M0 100${d.map(
(b,w)=>`L${w+.5} ${100-95*b}`).join("")}L${u} 100Z`})}),l("div",{class:"gp-attention-times",children:[l("span",{children:a("{seconds} s",{seconds:0})}),l("span",
{children:a("{seconds} s",{seconds:W(t.seconds??0,1)})})]})]}),l("figcaption",{class:"gp-note gp-attention-words",children:m}),h&&!!e.answers.media_file&&l("but\
ton",{type:"button",class:"gp-button gp-hear",onClick:g,children:a("Play this moment")})]})}var nw=({seconds:e,columns:t})=>(e??0)/t,rw=(e,t)=>(t.indexOf(Math.max(
...t))+.5)*nw(e);function wR(e){let t=e.reduce((o,s)=>o+s,0)/2,[n,r]=[0,0];for(let o of[...e].sort((s,i)=>i-s)){if(n>=t)break;n+=o,r++}return r}function yR(e,t){
let n=e.weights[t],r=wR(n),o={most:x(Math.max(...n)),share:x(e.elsewhere[t])};return e.kind==="image"?a("The brightest patch has {most} of the weight. Half of w\
hat lies on patches lies on {count} of {all}; {share} lies on no patch.",{...o,count:k(r),all:k(n.length)}):a("The brightest position, at {at} s, has {most} of \
the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.",{...o,seconds:W(r*nw(e),2),at:W(rw(e,n),2)})}function ow({lens:e,layer:t,column:n,unit:r}){let{top:o,probability:s}=e.found.layers[t][n],i=e.found.tokens[n],u=o.some(([c])=>c===i.id)?o:[...o,[i.id,i.text,s]];
return l("div",{class:"gp-lens-card",children:[l("h3",{class:"gp-lens-place",children:Gc(e,t,n)}),l("ul",{class:"gp-lens-bars",children:u.map(([c,p,d])=>{let f=c===
i.id;return l("li",{class:f?"gp-is-chosen":"",children:[l("span",{class:"gp-sign","aria-hidden":"true",children:f?"▶":""}),l("span",{class:"gp-word",children:l(
D,{text:p})}),l(rr,{after:d,before:null,top:1,kind:f?"chosen":null}),l("span",{class:"gp-value",children:x(d)})]},c)})}),l("p",{class:"gp-note gp-lens-numbers",
children:Uc(e,t,n,r)})]})}function sw({found:{layers:e,tokens:t}},n){let r=e.length-1,[o,s]=e[r][n].top[0],i=r;for(;i&&e[i-1][n].top[0][0]===o;)i--;let u=t[n],c={
layer:k(i),count:k(r),token:Y(s),chosen:Y(u.text)},p=i===0?a("From the embedding on, {token} is the likeliest.",c):i===r?a("Only the last layer, {count}, finds \
{token} the likeliest.",c):a("From layer {layer} of {count} on, {token} is the likeliest.",c);if(u.id===o)return p;let{rank:d,probability:f}=e[r][n];return`${p}\
 ${a("{chosen} was chosen: rank {rank}, {share}.",{...c,rank:k(d),share:x(f??0)})}`}function Gc({found:e},t,n){let r={layer:k(t)},o=t===0?a("the embedding (laye\
r 0)"):t===e.layers.length-1?a("layer {layer}, the last",r):a("layer {layer}",r);return a("{layer}, in the place of {token}",{layer:o,token:A(e.tokens[n].text)})}
function Uc({found:e},t,n,r){let{probability:o,rank:s,entropy:i,kl:u}=e.layers[t][n];return a("The chosen {token}: {share}, rank {rank}. Entropy {entropy}; KL f\
rom the last layer {kl}.",{token:A(e.tokens[n].text),share:x(o),rank:k(s),entropy:J(i,r),kl:J(u,r)})}function iw({lens:e,here:t,open:n,show:r,shade:o,unit:s}){let{tokens:i,layers:u}=e.found,c=E(null),p=u.length-1,d=(m,g)=>c.current?.tBodies[0].rows[p-m].cells[g+
1]??null;H(()=>{let[m,g]=[d(...n),c.current?.parentElement];m&&g&&(g.scrollLeft=m.offsetLeft-g.clientWidth/2)},[]);let f=m=>{let g=vR(m,n,p,i.length-1);g&&(m.preventDefault(),
m.stopPropagation(),d(...g)?.focus())},h=(m,g)=>()=>`${Gc(e,m,g)}. ${Uc(e,m,g,s)}`;return l("div",{class:"gp-lens-field",children:l("table",{ref:c,role:"grid","\
aria-label":a("The likeliest token of each layer, in the place of each token; the last layer is on top"),onKeyDown:f,children:[l("thead",{children:l("tr",{children:[
l("th",{scope:"col",children:a("layer")}),i.map(({text:m},g)=>l("th",{scope:"col",class:g===t?"gp-here":"",children:l(D,{text:m})},g))]})}),l("tbody",{children:u.
map((m,g)=>l("tr",{children:[l("th",{scope:"row",children:g?k(g):a("embedding")}),m.map((b,w)=>l(kR,{cell:b,isFavourite:b.top[0][0]===i[w].id,isHere:w===t,isOpen:g===
n[0]&&w===n[1],shade:o,words:h(g,w),show:()=>r([g,w])},w))]},g)).reverse()})]})})}function kR({cell:e,isFavourite:t,isHere:n,isOpen:r,shade:o,words:s,show:i}){let u=E(
null),{probability:c,rank:p,entropy:d,kl:f}=e;return H(()=>{if(!u.current)return;let m={probability:c,rank:p,entropyAfter:d??1/0,kl:f??1/0};qr(u.current,o,{...m,
rawProbability:0,surprisal:0,entropyBefore:null})},[e,o]),l("td",{ref:m=>{u.current=m,m&&mt(m,s)},role:"gridcell",tabIndex:r?0:-1,"aria-selected":r,class:[t&&"g\
p-favourite",n&&"gp-here"].filter(Boolean).join(" "),onFocus:i,onClick:({currentTarget:m})=>m.focus(),children:l(D,{text:e.top[0][1]})})}function vR({key:e,ctrlKey:t,
metaKey:n,altKey:r},[o,s],i,u){let p={ArrowUp:[o+1,s],ArrowDown:[o-1,s],ArrowLeft:[o,s-1],ArrowRight:[o,s+1],Home:[o,0],End:[o,u],PageUp:[i,s],PageDown:[0,s]}[e];
return!p||t||n||r?null:[Math.max(0,Math.min(i,p[0])),Math.max(0,Math.min(u,p[1]))]}var xR=160,Vc=12,[_R,SR]=[74,84],cw=e=>e.hideFrom===null?e.foundOf("look_into"):null;function TR({log:e,changes:t}){let[n,r]=L(""),[o,s]=L(null),i=ae(t),u=E(!1),
c=E(null),p=E(null);(i.run||i.found)&&(u.current=n==="button"&&!!i.found,r(""));let d=e.current(),f=cw(e),h=e.mostPlaces.look_into||1,m=(w,y)=>{let M=Math.max(1,
Math.min(h,Math.round(y)||Vc));r(w);let C=ar(e,d,M);return e.ask({type:"look_into",step:d,places:C,...w==="itself"&&{by_itself:!0}}),M},g=!n&&!e.running&&!e.waiting&&
ar(e,d,1).length>0;Oe(()=>{!g||f||!e.canAsk||!e.finished||e.hideFrom!==null||c.current===e.started||(c.current=e.started,m("itself",o??aw(p.current)))});let b=f?
lo(e,d,f):-1;return l("div",{ref:p,children:[l("header",{class:"gp-head",children:l("h2",{class:"gp-title",children:a("Layers")})}),f?b>=0&&l("p",{class:"gp-len\
s-answer",children:sw(f,b)}):l(lw,{}),l("div",{class:"gp-lens-ask",hidden:!e.canAsk,children:[l("button",{type:"button",class:`gp-button gp-look-into ${f?"":"gp\
-main"}`,disabled:!g,onClick:()=>s(m("button",o??aw(p.current))),children:a("Look into the layers")}),l("label",{children:[a("tokens around it")," ",l("input",{
class:"gp-around",type:"number",min:"1",max:e.mostPlaces.look_into,value:o??f?.found.places.length??Vc,inputMode:"numeric",onInput:({currentTarget:w})=>s(Number(
w.value))})]}),l("span",{class:"gp-note gp-lens-state",role:"status",children:n?a("Reading the layers …"):!f||b>=0?"":a("This token is not among those below.")})]}),
f&&l(ER,{log:e,lens:f,isAnswered:u.current},RR(f)),f&&l(lw,{})]})}var aw=e=>Math.max(Vc,Math.floor(((e?.clientWidth??0)-SR)/_R)),lw=()=>l("p",{class:"gp-note gp\
-lens-words",children:[l(O,{id:"logit-lens",meaning:a("The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains a translator for each\
 layer; this reading trains nothing."),children:a("What each layer would have said: the model’s own final norm and head, applied to what the layer hands on.")}),
" ",l("span",{children:a("Early layers were not trained to be read this way.")})]}),pw=K(TR,e=>!!(e.current()&&(e.canAsk||cw(e))&&!e.recorded)),uw=new WeakMap,MR=0;
function RR(e){let t=uw.get(e)??++MR;return uw.set(e,t),t}function ER({log:e,lens:t,isAnswered:n}){let[r,o]=L("confidence"),s=lo(e,e.current(),t),i=t.found.layers.
length-1,[u,c]=L([i,Math.max(0,s)]),p=E(null);return H(()=>{n&&p.current&&PR(p.current)},[]),l("div",{class:"gp-lens-found",ref:p,children:[l("div",{class:"gp-l\
ens-tools",children:[l("label",{class:"gp-note",children:[a("Colour")," ",l("select",{class:"gp-lens-shade","aria-label":a("What the colour of a cell shows"),value:r,
onChange:({currentTarget:d})=>o(d.value),children:[l("option",{value:"confidence",children:a("probability of the chosen token")}),l("option",{value:"rank",children:a(
"rank of the chosen token")}),l("option",{value:"entropy",children:a("entropy")}),l("option",{value:"kl",children:a("KL from the last layer")})]})]}),l(dn,{class:"\
gp-note gp-lens-scale",name:r,unit:e.unit,meaning:LR(r)})]}),l(iw,{lens:t,here:s,open:u,show:c,shade:r,unit:e.unit}),l("p",{class:"gp-note gp-lens-key",children:Lt()?
a("A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Touch a cell for more."):a("A cell holds its layer’s\
 likeliest token, bold where that is the chosen one. The last layer is on top. Click a cell, or move with the arrow keys.")}),l(ow,{lens:t,layer:u[0],column:u[1],
unit:e.unit})]})}function LR(e){if(e!=="confidence")return e==="rank"?a("The rank of the chosen token in this layer, the likeliest first. A bar in the cell show\
s it, too."):e==="entropy"?a("How uncertain this layer is: the entropy of its distribution."):a("How far this layer is from the last one: KL(last layer ‖ this l\
ayer). 0 where both say the same.")}function PR(e){let t=e.closest(".token-panel"),n=e.querySelector(".gp-lens-field");if(!t||!n)return;let[r,o]=[t.getBoundingClientRect(),
n.getBoundingClientRect()],s=t.firstElementChild?.getBoundingClientRect().height??0;o.top+xR>r.bottom&&(t.scrollTop+=o.top-r.top-s)}var OR=new Set(["properties","patternProperties","$defs","definitions"]),CR=new Set(["items","prefixItems","anyOf","oneOf","additionalProperties"]),dw=e=>e!==null&&
typeof e=="object"&&!Array.isArray(e);function uo(e){if(Array.isArray(e))return e.map(uo);if(!dw(e))return e;let t=Object.fromEntries(Object.entries(e).map(([r,
o])=>[r,NR(r,o)]));return"properties"in e&&!["additionalProperties","allOf","$ref"].some(r=>r in e)?{...t,additionalProperties:!1}:t}function NR(e,t){return OR.
has(e)&&dw(t)?Object.fromEntries(Object.entries(t).map(([n,r])=>[n,uo(r)])):CR.has(e)?uo(t):t}var AR=.05,BR={queued:()=>a("waiting for its turn"),asking:()=>a("asking the Hub"),download:()=>a("downloading"),converting:()=>a("converting the GGUF file"),loading:()=>a(
"loading")};function hw(e,t){let{started:n,finished:r}=e;if(!n)return[];let o=r?r.num_tokens:e.numTokens,s=r?r.seconds:e.elapsed,i=r?r.time_to_first_token:e.firstElapsed,
u={name:a("Tokens"),value:k(o),term:"length"},c=s&&o?W(o/s,1):"–",p=!!r,d={name:a("Per second"),value:c,term:"speed",isMore:p},f=i===null?"–":dt(i),h={name:a(
"First token"),value:f,term:"first-token",isMore:p};if(e.isFromElsewhere){let m=r&&r.seconds!==null?[d,h]:[];return[u,...m,...fw(e,o)]}return[{...u,run:()=>$R(e,
o,n.max_new_tokens)},{...d,run:()=>c==="–"?"":HR(o,s??0,c)},{...h,run:()=>i===null||!s?"":a("{first} of {time} in all.",{first:dt(i),time:dt(s)})},...IR(n.waits??
{}),...WR(e,t),...fw(e,o),...DR(n)?[{name:a("Seed"),value:String(n.seed),term:"seed"}]:[]]}function $R(e,t,n){let r={tokens:k(t),limit:k(n)};return e.usesBeams?
a("{tokens} of at most {limit} new tokens, one per step for all beams together.",r):a("{tokens} of at most {limit} new tokens.",r)}var HR=(e,t,n)=>v(e,"{count} \
token / {time} s = {value} tokens per second.","{count} tokens / {time} s = {value} tokens per second.",{time:W(t,2),value:n});function fw(e,t){if(e.running)return[];
let n=Jc(e),r=()=>e.finished?v(t,"after {count} token: {reason}.","after {count} tokens: {reason}.",{reason:n}):"",o=!!e.finished&&!e.speaks&&!e.denoises;return[
{name:a("Stopped by"),value:n,term:"ending",run:r,isWords:!0,isMore:o}]}function Jc(e){return e.finished?[...new Set(e.finished.sequences.map(n=>Ke(n.stop_reason)[0]))].
join(", ")||"–":a("an error")}function IR(e){let t=Object.entries(e).filter(([,s])=>s>=AR);if(!t.length)return[];let n=t.reduce((s,[,i])=>s+i,0),r=t.map(([s,i])=>`${BR[s]?.()??
s} ${dt(i)}`).join(", "),o=a("The time before the run began, in which its model was loaded.");return[{name:a("Loaded in"),value:dt(n),term:"time",meaning:o,run:()=>ue(
r)}]}function WR(e,t){if(!e.rounds.length)return[];let n=t.read(e.rounds),{draft_acceptance_rate:r,mean_acceptance_length:o}=n,s=(c,p)=>a("{denominator} = {valu\
e}.",{denominator:Vt(c,n),value:p}),[i,u]=[r===null?"–":x(r),R(o,2)];return[{name:a("Draft accepted"),value:i,term:"acceptance-rate",run:()=>s("draft_acceptan\
ce_rate",i)},{name:a("Tokens per draft"),value:u,term:"acceptance-length",run:()=>s("mean_acceptance_length",u)}]}var DR=({mode:e,effective:t})=>!!t.do_sample||
e==="custom"||e==="block_diffusion";var mw=200;function gw({log:e}){let[t,n]=FR(e),r=[qR(e),zR(e)].filter(Boolean).join(". ");return l("p",{class:"gp-status",role:"status",children:[t&&l("b",{children:t}),
t&&n&&" ",n,r&&l("span",{class:"gp-hidden",children:[". ",r]})]})}function FR(e){let{started:t,finished:n,failed:r,queued:o,loading:s}=e;if(e.away)return[a("The\
 server does not answer."),a("What is here stays. The page connects by itself once the server is back; if you run it yourself, start it again.")];if(s){let i=Ba(
s);return["",i[0].toUpperCase()+i.slice(1)]}if(o){if(o.ahead===0)return[a("Starting …"),""];let i=v(o.ahead,"One run is ahead of yours.","{count} runs are ahe\
ad of yours.");return[a("Queued."),typeof o.seconds=="number"?`${i} ${Na(o.seconds)}`:i]}if(r){let i=e.numTokens?a("The text so far is kept."):a("Nothing was wr\
itten.");return[a("Stopped by an error."),t?i:""]}return t?e.recorded?[a("Recorded run"),Zc(e)]:n?[bw(e)?v(n.num_tokens,"Stopped after {count} token","Stopped a\
fter {count} tokens"):a("Finished"),Zc(e)]:[a("Decoding …"),Zc(e)]:["",a("Nothing has run yet.")]}var bw=({finished:e})=>!!(e?.sequences.length&&e.sequences.every(
({stop_reason:t})=>t==="stopped"));function Zc(e){if(!e.started)return"";let{model:t,assistant:n,mode:r,device:o,served_by:s}=e.started,i=e.finished||e.recorded?
0:e.shared-1;return`· ${[n?a("{model} with {assistant}",{model:t,assistant:n}):t,gr(r),o!=="cpu"&&o,s&&a("replica {replica} of {of}",{...s}),i>0&&v(i,"side by \
side with another run","side by side with {count} others")].filter(Boolean).join(" · ")}`}function qR(e){let t=e.started?.request.given;if(!Array.isArray(t)||e.
recorded||e.stepping||e.hideFrom!==null)return"";let n=q(e.allLines().at(0)?.last??null).at(t.length-1);return!t.length||!n?"":a("Branch at token {number} with \
{token}",{number:k(t.length),token:A(n.chosen.text)})}function zR(e){if(!e.finished||e.recorded||e.denoises||e.speaks||e.hideFrom!==null)return"";let[t]=e.allLines(),
n=q(t?.last??null),r=n.at(-1);if(!r)return"";if(e.stepping)return KR(n.length,r.chosen.text,r.chosen.logprob??r.chosen.raw_logprob,n.at(-2)?.chosen.text);let o=n.
map(({piece:i})=>i??"").join(""),s=ze(o.length>mw?`${o.slice(0,mw)} …`:o);return bw(e)?s:v(n.length,"{count} token, ended by {reason}: {text}","{count} tokens\
, ended by {reason}: {text}",{reason:Jc(e),text:s})}function KR(e,t,n,r){let o={number:k(e),token:A(t),share:x(N(n)),before:A(r??"")};return r===void 0?a("Token\
 {number}: {token}, {share}",o):a("Token {number}: {token}, {share}; before it {before}",o)}var vi={count:0,after:0,before:0,entropyAfter:0,entropyBefore:0,kept:0};function Yc(e,t){let{chosen:n,distribution:r}=t,o=s=>re(s)??-1/0;return{count:e.count+1,
after:e.after+o(n.logprob??n.raw_logprob),before:e.before+o(n.raw_logprob),entropyAfter:e.entropyAfter+(r.entropy_after??0),entropyBefore:e.entropyBefore+(r.entropy_before??
0),kept:e.kept+(me(t)??0)}}var kn=(e,t)=>t?Math.exp(-e/t):null,jR=[1,2,3],ki=class{ids=[];grams=jR.map(t=>[t,new Map]);repeated=[];numRepeated=0;gram(t){return this.
ids.slice(-t).join(" ")}add(t){this.repeated.push(this.ids.includes(t,-128)),this.numRepeated+=Number(this.repeated.at(-1)),this.ids.push(t);for(let[n,r]of this.
grams)this.ids.length>=n&&r.set(this.gram(n),(r.get(this.gram(n))||0)+1)}cut(t){for(;this.ids.length>t;){for(let[n,r]of this.grams){if(this.ids.length<n)continue;
let o=(r.get(this.gram(n))??0)-1;o?r.set(this.gram(n),o):r.delete(this.gram(n))}this.ids.pop(),this.numRepeated-=Number(this.repeated.pop())}}different(t){return this.
grams.find(([n])=>n===t)?.[1].size??0}distinct(t){return this.ids.length>=t?this.different(t)/(this.ids.length-t+1):null}get share(){return this.ids.length?this.
numRepeated/this.ids.length:null}};var Xc=class{constructor(t){this.log=t}log;along=new pe(vi,Yc);repeats=new ki;ofPrompt=vi;follow(){let t=this.log.current(),n=t?this.log.lastOf(t):null,{keep:r,
added:o}=this.along.follow(n&&!n.isPrompt?n:null);this.repeats.cut(r);for(let{chosen:s}of o)this.repeats.add(s.token_id)}readPrompt(){this.ofPrompt=this.log.promptSteps.
reduce(Yc,vi)}get perplexity(){let{before:t,count:n}=this.along.total;return co(kn(t,n))}rows(){let t=this.allRows();return this.log.isFromElsewhere?t.filter(({
term:n})=>n!=="entropy"&&n!=="kept").map(n=>({...n,run:()=>""})):t}allRows(){let{ofPrompt:t,repeats:n,log:r}=this,{total:o}=this.along,s=a(r.unit),i=k(o.count),
u=m=>Number.isFinite(m)?W(_e(m,r.unit),2):"−∞",c=(m,g)=>g.count?u(m/g.count):"–",p=(m,g=m)=>[m(o),g(o),g(t)],d=(m,g)=>a("before the processors, ({sum}) / \
{tokens} = {value} {unit}.",{sum:m,value:g,tokens:i,unit:s}),f=this.along.steps.at(-1)?.distribution.vocab??1/0,h=co(o.count?o.kept/o.count:null);return[{name:a(
"perplexity"),term:"perplexity",run:()=>a("before the processors, exp(−({sum}) / {tokens}) = {value}.",{sum:R(re(o.before)),tokens:i,value:this.perplexity}),values:p(
({after:m,count:g})=>co(kn(m,g)),({before:m,count:g})=>co(kn(m,g))),meaning:UR([kn(o.after,o.count),kn(o.before,o.count),kn(t.before,t.count)],f)},{name:a("mean\
 log-probability, {unit}",{unit:s}),term:"mean-logprob",run:()=>d(u(o.before),c(o.before,o)),values:p(m=>c(m.after,m),m=>c(m.before,m))},{name:a("cumulative log\
-probability, {unit}",{unit:s}),term:"cumulative-logprob",run:()=>v(o.count,"before the processors, the log-probability of {count} token is {sum} {unit}.","befo\
re the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.",{sum:u(o.before),unit:s}),values:p(({after:m})=>u(m),({before:m})=>u(m))},{name:a(
"mean entropy, {unit}",{unit:s}),term:"entropy",run:()=>d(u(o.entropyBefore),c(o.entropyBefore,o)),values:p(m=>c(m.entropyAfter,m),m=>c(m.entropyBefore,m))},{name:a(
"mean tokens kept"),term:"kept",run:()=>a("{sum} tokens kept in all, over {tokens} steps = {value}.",{sum:k(o.kept),tokens:i,value:h}),values:[h,k(f),k(f)]},...[
1,2,3].map(m=>GR(m,n)),{name:a("repetition"),term:"repetition",run:()=>v(o.count,"{repeated} of {count} token = {share}.","{repeated} of {count} tokens = {share\
}.",{repeated:k(n.numRepeated),share:x(n.share??0)}),values:[x(n.share??0),"",""]}]}},co=e=>e===null?"–":Number.isFinite(e)?e<1e3?W(e,2):k(Math.round(e)):"∞";
function GR(e,t){let n=t.ids.length-e+1,r=co(t.distinct(e)),o={different:k(t.different(e)),all:k(n),value:r};return{name:`distinct-${e}`,term:"distinct-n",run:()=>n>
0?a("{different} different / {all} in all = {value}.",o):"",values:[r,"",""],meaning:e===1?a("The number of different tokens over the number of all tokens: 1 me\
ans that none occurs twice."):a("The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.",{n:e})}}
function UR(e,t){return e.every(n=>n===null||n<=t)?a("How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log\
-probability in nats."):a("e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random wou\
ld be likelier.",{count:k(t)})}function ww({log:e,changes:t}){let[n]=L(()=>new Xc(e)),[r,o]=L(!1),s=ae(t);return(s.run||s.prompt)&&n.readPrompt(),n.follow(),l("\
details",{class:"gp-opened gp-text-numbers",hidden:!n.along.steps.length,onToggle:({currentTarget:i})=>o(i.open),children:[l("summary",{children:l("span",{class:"\
gp-in-short",children:n.along.steps.length?a("Perplexity {value}",{value:n.perplexity}):""})}),l("div",{class:"gp-wide",children:r&&n.along.steps.length>0&&l(VR,
{log:e,sums:n})})]})}function VR({log:e,sums:t}){let n=e.current(),r=n&&e.lines().length>1?e.lineOf(n):null,o=t.ofPrompt.count>0,s=e.isFromElsewhere;return l("t\
able",{class:"gp-totals",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:l("span",{class:"gp-whose",children:r?.label?a("of {label}",
{label:r.label}):""})}),l("th",{scope:"col",class:"gp-after-head",children:!s&&l(O,{id:"processor",meaning:a("From the probabilities that the tokens were drawn \
with: after the processors."),children:a("after the processors")})}),!s&&l("th",{scope:"col",class:"gp-before-head",children:l(O,{id:"processor",meaning:a("From\
 the probabilities that the model gave: before the processors. A text’s perplexity usually means this one."),children:a("before them")})}),o&&l("th",{scope:"c\
ol",class:"gp-prompt-head",children:l(O,{id:"prompt",meaning:a("What the model thought of the prompt, of all its tokens but the first. No processor takes part."),
children:a("the prompt")})})]})}),l("tbody",{children:t.rows().map(({name:i,term:u,run:c,values:[p,d,f],meaning:h})=>l("tr",{children:[l("th",{scope:"row",children:l(
O,{id:u,run:c,meaning:h,children:i})}),l("td",{children:p}),!s&&l("td",{children:d}),o&&l("td",{children:f})]},i))})]})}function JR({log:e,changes:t}){return l(T,{children:[l("div",{class:"gp-one-line",children:[l(gw,{log:e}),l(ZR,{log:e}),l(ww,{log:e,changes:t})]}),l("div",{class:"\
gp-alert",role:"alert",children:!e.waiting&&e.failed&&l(YR,{failed:e.failed})}),l("div",{class:"gp-notes",role:"status",children:l(XR,{log:e})})]})}var yw=K(JR);
function ZR({log:e}){let[t]=L(()=>new Ut);return l("dl",{class:"gp-figures",children:hw(e,t).map(({name:n,value:r,term:o,run:s,meaning:i,isWords:u,isMore:c})=>l(
O,{as:"div",class:["gp-figure",u&&"gp-words",c&&"gp-more"].filter(Boolean).join(" "),id:o,run:s,meaning:i,children:[l("dt",{children:n}),l("dd",{children:r})]},
n))})}function YR({failed:e}){return l("div",{class:"gp-problem",children:$a(e).map(({knob:t,message:n,fix:r})=>l("p",{children:[l("b",{children:"✕ "}),t?a("{\
name}: {meaning}",{name:t,meaning:n}):n,r&&` ${r}`]},n))})}function XR({log:e}){let t=e.finished?.sequences??[],n=eE(e),r=new Map;return t.forEach(({note:o,stop_reason:s},i)=>{
if(!o)return;let u=typeof o=="object"&&"said"in o?o.values.a:void 0,c=a(s==="length"&&n&&u?u:o);r.set(c,[...r.get(c)??[],i+1])}),[...r].map(([o,s])=>l("p",{children:[
l("b",{children:s.length<t.length?QR(e,s):a("Note:")})," ",o,n&&s.some(i=>t[i-1].stop_reason==="length")&&l(tE,{log:e,closed:n})]},o))}function QR(e,t){let n={numbers:t.
join(", ")};return e.usesBeams?v(t.length,"Note on output {numbers}:","Note on outputs {numbers}:",n):v(t.length,"Note on sequence {numbers}:","Note on sequence\
s {numbers}:",n)}function eE(e){let t=e.started?.request.structured_output;if(!t?.json_schema||!e.canAsk||!Object.hasOwn(e.answers,"knobs"))return null;let n=uo(
t.json_schema);return JSON.stringify(n)===JSON.stringify(t.json_schema)?null:n}function tE({log:e,closed:t}){let[n,r]=L(!1);return n?null:l(T,{children:[" ",l("\
button",{type:"button",class:"gp-button",onClick:()=>{e.ask({type:"knobs",change:{structured_output:{json_schema:t}}}),r(!0)},children:a("Allow no other fields")})]})}var nE={ArrowRight:[0,1],ArrowLeft:[0,-1],ArrowDown:[1,0],ArrowUp:[-1,0],Home:[0,-1/0],End:[0,1/0]};function kw({columns:e,candidates:t,step:n}){let[r,o]=L([0,0]),
s=(h,m)=>Math.max(0,Math.min(m-1,h)),[i,u]=[s(r[0],t.length),s(r[1],e.length)],c=e.filter(h=>h.idle).length,p=t.map(h=>e.map(({number:m})=>Je(h,m))),d=new Set(Ve(
n)),f=h=>{let m=h.target.closest("td"),g=nE[h.key],b=m?.closest("tbody");if(!m||!g||!b||h.ctrlKey||h.metaKey||h.altKey)return;h.preventDefault();let w=[...b.rows].
indexOf(m.parentElement),{cells:y}=b.rows[s(w+g[0],t.length)];y[1+s(m.cellIndex-1+g[1],e.length)].focus()};return l("table",{class:"gp-courses-grid",role:"grid",
"aria-labelledby":"gp-courses-title",style:{minWidth:`${100+20*c+60*(e.length-c)}px`},onKeyDown:f,children:[l("thead",{children:l("tr",{children:[l("th",{scope:"\
col",children:[l("span",{class:"gp-stage-place"}),l("span",{class:"gp-stage-name",children:a("candidate")})]}),e.map(({number:h,place:m,name:g,tip:b,idle:w,side:y})=>l(
"th",{scope:"col",class:w?"gp-idle-column":"","data-tip":b,children:[l("span",{class:"gp-stage-place",children:m}),l("span",{class:w?"gp-stage-name gp-hidden":"\
gp-stage-name",children:g})]},`${h} ${y}`))]})}),l("tbody",{children:t.map((h,m)=>l("tr",{class:`gp-course gp-course-${rE(h,n)}`,children:[l(oE,{candidate:h,step:n,
isListed:d.has(h)}),e.map((g,b)=>l(iE,{facts:sE(h,e,p[m],b),tabIndex:m===i&&b===u?0:-1,onFocus:()=>o([m,b])},b))]},m))})]})}var vw=({token_id:e},{chosen:t})=>e===
t.token_id,rE=(e,t)=>vw(e,t)?"chosen":Pe(e)?"removed":"kept";function oE({candidate:e,step:t,isListed:n}){let r=vw(e,t),o=Pe(e),s=[r&&(t.given?a("given"):a("cho\
sen")),o&&a("removed"),!n&&a("looked up")];return l("th",{scope:"row",ref:Se(()=>Ys(e,t)),children:l("div",{class:"gp-course-name",children:[l("span",{class:"gp\
-sign","aria-hidden":"true",children:r?"▶":o?"✕":""}),l("div",{children:[l(D,{class:"gp-word",text:e.text}),l("span",{class:"gp-course-tag",children:s.filter(
Boolean).join(", ")})]})]})})}function sE(e,t,n,r){let[o,s,i]=[t[r],n[r],r?n[r-1]:void 0],u=kt(e,o.number)&&s!==void 0,c=u&&r>0&&!kt(e,t[r-1].number);return{candidate:e,
column:o,share:s,was:i,gone:u,cut:c}}function iE({facts:e,tabIndex:t,onFocus:n}){let{column:r,gone:o,cut:s}=e,i=[r.idle&&"gp-idle-column",o&&!s&&"gp-gone",s&&"g\
p-cut"];return l("td",{role:"gridcell",class:i.filter(Boolean).join(" "),tabIndex:t,ref:Se(()=>uE(e)),onFocus:n,children:l("span",{class:r.idle&&!s?"gp-course-n\
umber gp-hidden":"gp-course-number","data-change":lE(e),children:aE(e)})})}function aE({column:e,share:t,gone:n,cut:r}){return t===void 0?"–":r?`✕ ${e.name}`:
n?e.side==="after"?"✕":"":x(t)}function lE({share:e,was:t,cut:n}){if(!(n||t===void 0||e===void 0||x(e)===x(t)))return e>t?"up":"down"}function uE({candidate:e,
column:{side:t,name:n,idle:r,number:o},share:s,was:i,gone:u,cut:c}){let p={token:A(e.text),share:x(s??0),was:x(i??0),processor:n,number:o};return s===void 0?a("\
{token}: not recorded at this place.",p):c?a("{token}: removed by {processor}; it had {was} just before.",p):u?a("{token}: no probability left here.",p):t==="af\
ter"?a("{token}: {share} after all processors.",p):t?a("{token}: {share} before the processors.",p):r?a("{token}: {share}, unchanged by {processor}.",p):p.share===
p.was?a("{token}: {share} after {processor} (stage {number}), the same as before it.",p):a("{token}: {share} after {processor} (stage {number}), {was} before it\
.",p)}var _i=216,[Qc,xw]=[10,14],[cE,pE]=[122,88],[dE,fE]=[6.6,52],xi=14;function Tw({places:e,candidates:t,step:n}){let r=E(null),[o,s]=L(0);H(()=>{if(!r.current)return;
let u=new ResizeObserver(([{contentRect:c}])=>s(c.width));return u.observe(r.current),()=>u.disconnect()},[]);let i=t.flatMap(u=>hE(u,e,n)??[]);return l("div",{
class:"gp-slopes",ref:r,children:o>0&&l(mE,{places:e,slopes:i,room:o})})}function hE(e,t,n){let r=t.map(({column:{number:c}})=>c),o=r.map(c=>Je(e,c));if(o.some(
c=>c===void 0))return null;let s=r.findIndex((c,p)=>p>0&&kt(e,c)&&!kt(e,r[p-1])),i=o.map((c,p)=>[p,s>0&&p>s?null:c??0]),u=e.token_id===n.chosen.token_id;return{
candidate:e,kind:u?"chosen":s>0?"removed":"kept",points:i,cut:s>0?s:null}}function mE({places:e,slopes:t,room:n}){let r=n<480,o=r?pE:cE,s=Math.min(2*o,(n-2*o)/Math.
max(1,e.length-1)),i=2*o+s*(e.length-1),u=Math.max(.02,...t.flatMap(({points:b})=>b.map(([,w])=>w??0))),c=Xm().domain([0,u]).range([_i-xw,Qc]),p=b=>o+b*s,d=_s().
defined(([,b])=>b!==null).x(([b])=>p(b)).y(([,b])=>c(b??0)).digits(1),f=e.length-1,h=[...t].sort((b,w)=>_w.indexOf(b.kind)-_w.indexOf(w.kind)),m=[0,f].map(b=>gE(
t,b,c)),g=Math.floor((o-fE)/dE);return l(T,{children:[l("ol",{class:r?"gp-slope-heads gp-narrow":"gp-slope-heads",style:{width:`${i}px`,padding:`0 ${o-s/2}px`},
children:e.map(({column:{name:b,place:w,tip:y,side:M},effect:C},S)=>l("li",{"data-tip":y,children:[l("b",{children:M?b:`${w}. ${b}`}),C&&l("span",{children:C})]},
S))}),l("svg",{class:"gp-slope-chart",width:i,height:_i,role:"img","aria-label":a("The probability of each candidate before the processors and after each; the t\
able has the numbers."),children:[e.map((b,w)=>l("line",{class:"gp-slope-place",x1:p(w),x2:p(w),y1:Qc,y2:_i-xw},w)),h.map(({candidate:b,kind:w,points:y,cut:M})=>l(
"g",{class:`gp-slope gp-slope-${w}`,children:[l("path",{d:d(y)??""}),y.map(([C,S])=>S===null||C===M?null:l("circle",{cx:p(C),cy:c(S),r:3},C)),M!==null&&l("text",
{class:"gp-slope-cut",x:p(M),y:c(0)+4,children:"✕"})]},b.token_id)),m.map((b,w)=>b.map(({slope:{candidate:y,kind:M},at:C,share:S})=>l("text",{class:`gp-slope-\
label gp-slope-${M}`,x:p(w?f:0)+(w?9:-9),y:C+4,"text-anchor":w?"start":"end",children:w?`${x(S)} ${Sw(y,g)}`:`${Sw(y,g)} ${x(S)}`},`${w} ${y.token_id}`)))]})]})}
var _w=["kept","removed","chosen"];function gE(e,t,n){let r=e.flatMap(u=>{let c=u.points[t][1];return c===null||u.cut===t?[]:[{slope:u,share:c,at:n(c)}]});r.sort(
(u,c)=>c.share-u.share);let o=[];r.forEach(({at:u},c)=>{let p={first:u-c*xi,sum:u-c*xi,size:1};for(let d=o.at(-1);d&&d.first>p.first;d=o.at(-1)){let[f,h]=[d.sum+
p.sum,d.size+p.size];p={first:f/h,sum:f,size:h},o.pop()}o.push(p)});let s=o.flatMap(({first:u,size:c})=>Array.from({length:c},()=>u)),i=_i-4-(r.length-1)*xi;return r.
forEach((u,c)=>u.at=Math.max(Qc,Math.min(i,s[c]))+c*xi),r}function Sw({text:e},t){let n=Array.from(e.replace(pt,r=>qe[r]||"�"));return n.length>t?`${n.slice(0,
t-1).join("")}…`:n.join("")}var np={};F(np,{inARow:()=>tp,klSumWords:()=>bE,quotientWords:()=>ep,variationSumWords:()=>wE});var Si=3;function bE(e,t,n){let r=t==="bits"?"log₂":"ln",o=({p:u,q:c})=>Math.abs(u*Math.log(u/c)),i=e.filter(({p:u,q:c})=>u>0&&c>0).sort((u,c)=>o(c)-o(u)).slice(
0,Si).map(({text:u,p:c,q:p})=>`${A(u)} ${R(c)} · ${r}(${R(c)} / ${R(p)})`);return i.length?a("{terms} + the terms of all other tokens = {value}",{terms:i.join(
" + "),value:n}):""}function wE(e,t){let r=[...e].sort((o,s)=>Math.abs(s.p-s.q)-Math.abs(o.p-o.q)).slice(0,Si).map(({text:o,p:s,q:i})=>`${A(o)} |${R(s)} − ${R(
i)}|`);return r.length?a("½ · ({terms} + the terms of all other tokens) = {value}",{terms:r.join(" + "),value:t}):""}var ep=(e,t,n)=>`${/^[-−]/.test(e)?`(${e}\
)`:e} / ${t} = ${n}`;function tp(e){let t=e.filter(Boolean);return t.length?t.length>Si?we([...t.slice(0,Si),"…"]):ue(we(t)):""}var Rw=12;function Ew(e,t,n){let r=0,o=e.map(c=>{let p=r;r=Math.min(1,r+(Je(c,n)??0));let d=c.token_id===t.chosen.token_id?"chosen":"kept";return{from:p,to:r,kind:d,
candidate:c,gone:kt(c,n)}}),s=t.distribution.stages.at(n),i=e.filter(c=>s&&kt(c,n+1)).reduce((c,p)=>c+(Je(p,n)??0),0),u=s?Math.max(0,Math.min(1-r,s.mass_removed-
i)):0;return[...o,{from:r,to:1-u,kind:"others",candidate:null},{from:1-u,to:1,kind:"going",candidate:null}]}function Mw(e){return e.kind==="others"?{...e,to:1}:
e.kind==="going"?{...e,from:1,to:1}:e}var yE=(e,t)=>t>12+7*Math.min(e.length,10);function rp({pieces:e,before:t,width:n,words:r}){let o=e.map(Mw);return l("div",
{class:"gp-flow","aria-hidden":"true",children:[l("svg",{class:"gp-ribbons",viewBox:`0 0 100 ${Rw}`,preserveAspectRatio:"none",children:t?.map((s,i)=>l(vE,{was:s,
piece:o[i]},i))}),l("div",{class:"gp-flow-bar",children:o.map((s,i)=>l(kE,{piece:s,width:n,words:()=>r(s,t&&Mw(t[i]))},i))})]})}function kE({piece:e,width:t,words:n}){
let{from:r,to:o,kind:s,candidate:i}=e,u=p=>`${(p*100).toFixed(2)}%`,c=i?i.text:s==="others"?a("others"):"";return l("span",{class:`gp-piece gp-piece-${s}`,hidden:o-
r<1e-4&&s!=="chosen",style:{left:u(r),width:u(o-r)},ref:Se(n),children:c&&yE(c,(o-r)*t)&&l(D,{class:"gp-piece-word",text:c})})}function vE({was:e,piece:{from:t,
to:n,kind:r,gone:o}}){let s=o||r==="going"?"removed":r,[i,u,c,p]=[e.from,e.to,n,t].map(d=>(d*100).toFixed(2));return l("path",{class:`gp-ribbon gp-ribbon-${s}`,
d:e.to>e.from?`M${i} 0H${u}L${c} ${Rw}H${p}Z`:""})}var Lw={ran:0,acted:0,removed:0,moved:0},op=({number:e,kind:t})=>e+t;function Pw(e,t){let n=Ue(t);if(!n.length)return e;let r={...e};for(let o of n){let{ran:s,acted:i,
removed:u,moved:c}=e[op(o)]??Lw;r[op(o)]={ran:s+1,acted:i+ +!o.idle,removed:u+o.removed,moved:c+o.moved}}return r}function Ow(e,t){let{ran:n,acted:r,removed:o,moved:s}=e[op(
t)]??Lw;if(!r)return v(n,"nothing in {count} step","nothing in {count} steps");let i=r===n?a("active at every step"):v(n,"active at {acted} of {count} step","ac\
tive at {acted} of {count} steps",{acted:k(r)});return s>2*o?a("{when}; moves {share} on average",{when:i,share:x(s/r)}):a("{when}; removes {share} on average",
{when:i,share:er(o/r)})}function Nw({log:e,step:t,stages:n,effects:r,candidates:o,columns:s,isKnown:i}){let u=E(null),[c,p]=L(300);if(H(()=>{let h=u.current?.querySelector(".gp-flow-ba\
r");if(!h)return;let m=new ResizeObserver(([{contentRect:g}])=>p(b=>!g.width||Math.abs(g.width-b)<8?b:g.width));return m.observe(h),()=>m.disconnect()},[]),!e.started)
return null;let d=[0,...n.map(({number:h})=>h)].map(h=>Ew(o,t,h)),f=[SE(t,n,e.unit),...TE(n,r,e.started,e.unit)];return l("div",{class:"gp-chain-box",children:l(
"table",{class:"gp-chain",children:[l(EE,{log:e}),l("tbody",{ref:u,children:[f.map((h,m)=>l(Cw,{...h,children:(i||!m)&&l(rp,{pieces:d[m],before:m?d[m-1]:null,width:c,
words:(g,b)=>_E(g,b,s[m])})},m)),l(Cw,{...ME(t,e.started),children:i&&l(xE,{pieces:d[d.length-1],width:c})},f.length)]})]})})}function xE({pieces:e,width:t}){let n=e.
filter(({kind:o})=>o==="chosen");return l(rp,{pieces:n,before:n,width:t,words:o=>a("{token} had {share} of what was left.",{token:A(o.candidate?.text??""),share:x(
o.to-o.from)})})}function _E(e,t,{name:n,side:r}){let s={token:e.candidate?A(e.candidate.text):a("All other tokens together"),share:x(e.to-e.from),processor:n,was:t?
x(t.to-t.from):""};return r==="before"?a("{token}: {share} before the processors.",s):e.candidate?a("{token}: {share} after {processor}, {was} before it.",s):a(
"{token}: {share} after {processor}.",s)}function SE(e,t,n){let{vocab:r,entropy_before:o}=e.distribution,{name:s,meaning:i}=tr(e);return{kind:"source",number:"",
name:s,tip:i,side:t.length?a("before"):a("before and after"),knob:"",left:a("{count} left",{count:k(r??0)}),entropy:J(o,n),here:"",over:""}}var TE=(e,t,n,r)=>e.
map((o,s)=>({kind:o.idle?"idle":"active",number:`${o.number}. `,name:o.name,tip:`${o.meaning} (${o.kind})`,side:s===e.length-1?a("after"):"",knob:Js(o.knobs,n),
left:a("{count} left",{count:k(o.kept)}),entropy:J(o.entropy,r),here:st(o),over:Ow(t,o)}));function ME(e,t){let[n,r]=mn(e,t),o=l(D,{text:e.chosen.text,class:"gp\
-strong"});return{kind:"choice",number:"",name:n,tip:a("How the token came about, and its probability after the processors."),side:"",knob:"",left:"",entropy:"",
here:l(T,{children:["▶ ",l(bt,{sentence:r,values:{token:o}}),` (${RE(e)})`]}),over:""}}function RE(e){if(Pe(e.chosen))return a("removed by {processor}",{processor:vt(
e.chosen,e)});let{logprob:t}=e.chosen;return e.beam?a("log-probability {value}",{value:R(t)}):x(N(t))}function Cw({kind:e,number:t,name:n,tip:r,side:o,knob:s,left:i,
entropy:u,here:c,over:p,children:d}){return l("tr",{class:`gp-stage-${e}`,children:[l("th",{scope:"row",children:[l("span",{class:"gp-number",children:t}),l("sp\
an",{tabIndex:0,"data-tip":r,children:n})," ",l("span",{class:"gp-side",hidden:!o,children:o})," ",l("span",{class:"gp-knob",hidden:!s,children:s})]}),l("td",{class:"\
gp-flow-cell",children:d}),l("td",{class:"gp-left",children:i}),l("td",{class:"gp-entropy",children:u}),l("td",{class:"gp-here-words",children:c}),l("td",{class:"\
gp-over",children:p})]})}function EE({log:e}){let t=o=>()=>{let s=e.current();return s?o(s):""},n=o=>ue([o.distribution.vocab??0,...Ue(o).map(({kept:s})=>s)].map(
s=>k(s)).join(" → ")),r=o=>tp(Ue(o).map(s=>a("{name}: {words}",{name:s.name,words:st(s)})));return l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:a(
"processor")}),l("th",{scope:"col",children:a("the distribution after it")}),l("th",{scope:"col",children:l(O,{id:"processor",run:t(n),meaning:a("How many token\
s can still be chosen after this processor."),children:a("tokens left")})}),l("th",{scope:"col",children:l(O,{id:"entropy",run:t(o=>Rg(o,e.unit)),meaning:a("The\
 uncertainty left after this processor. 1 bit means two equally probable tokens."),children:a("entropy")})}),l("th",{scope:"col",children:l(O,{id:"total-variati\
on",run:t(r),meaning:a("At the current token. Removed: how many tokens, and their probability just before it. Moved: the probability that went from some tokens \
to others (total variation distance)."),children:a("at this token")})}),l("th",{scope:"col",children:l(O,{id:"processor",formula:"",meaning:a("In how many steps\
 of the text so far it changed anything, and what it removed or moved in those steps on average."),children:a("over the text")})})]})})}var sp=10;function LE({log:e}){let[t]=L(()=>new pe({},Pw)),[n,r]=L(!1),o=e.current(),{started:s}=e;if(!o||!s)return null;o.isPrompt||t.follow(e.lastOf(o));let i=Ue(
o),u=Ve(o),c=Zs(u,sp,o.chosen.token_id),p=HE(o,s),d=NE(o,i),f=OE(o),h=AE(d,i);return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-titl\
e",children:a("From the model to the choice")}),l("span",{class:"gp-note gp-where",children:l(bt,{sentence:$E(o),values:{number:o.index+1,token:l(D,{text:o.chosen.
text})}})})]}),p&&l("p",{class:"gp-note gp-none",children:p}),l(PE,{isGiven:!!(o.isPrompt||o.given)}),o.beam&&i.length>0&&l("p",{class:"gp-note gp-beams-note",children:a(
"Beam search: the shares here are of what is left after each processor, so they sum to 100%. The search itself adds up log-probabilities that are not renormalis\
ed after the processors.")}),l(Nw,{log:e,step:o,stages:i,effects:t.total,candidates:c,columns:d,isKnown:f}),i.length>0&&f&&l("div",{class:"gp-courses",children:[
l("div",{class:"gp-courses-head",children:[l("h3",{class:"gp-courses-title",id:"gp-courses-title",children:a("The candidates on the way")}),l("span",{class:"gp-\
note",children:a("A line rises where probability moves to the candidate; ✕ marks where it was removed.")})]}),h.length>1&&l(Tw,{places:h,candidates:c,step:o}),
l("div",{class:"gp-courses-head",children:[l("span",{class:"gp-note",children:a("Probability before the processors, after each, and after all; ▲ grew, ▼ shrank.")}),
u.length>sp&&l("button",{type:"button",class:"gp-button gp-all","aria-expanded":n,onClick:()=>r(!n),children:n?a("show {count} only",{count:sp}):a("show all {co\
unt}",{count:k(u.length)})})]}),l("div",{class:"gp-courses-box",children:l(kw,{columns:[...d,BE(i)],candidates:[...n?u:c,...CE(o,u)],step:o})})]})]})}var Aw=K(LE,
e=>e.current()!==null),PE=({isGiven:e})=>l("div",{class:"gp-flow-legend gp-note",children:[l("span",{children:a("Each bar is the whole distribution, 100%.")}),l(
"span",{children:[l("i",{class:"gp-swatch gp-piece-chosen"}),"▶ ",l("span",{class:"gp-chosen-word",children:e?a("given"):a("chosen")})]}),l("span",{children:[
l("i",{class:"gp-swatch gp-piece-kept"}),a("can be chosen")]}),l("span",{children:[l("i",{class:"gp-swatch gp-removing"}),a("✕ removed by this processor")]}),
l("span",{children:[l("i",{class:"gp-swatch gp-piece-others"}),a("all others")]})]}),OE=({distribution:{candidates:e,stages:t}})=>e.every(({stage_logprobs:n})=>(n??
[]).length===t.length),CE=({watched:e=[]},t)=>e.filter(({token_id:n})=>t.every(r=>r.token_id!==n));function NE(e,t){let{name:n,meaning:r}=tr(e);return[{number:0,
place:a("before"),name:n,tip:r,idle:!1,side:"before"},...t.map(o=>({number:o.number,place:String(o.number),name:o.name,idle:o.idle,side:null,tip:a("{number}. {n\
ame}: {effect} here. It {meaning}.",{number:o.number,name:o.name,meaning:o.meaning,effect:st(o)})}))]}var AE=([e,...t],n)=>[{column:e,effect:""},...t.flatMap((r,o)=>r.
idle?[]:[{column:r,effect:st(n[o])}])],BE=({length:e})=>({number:e,place:a("after"),name:a("all processors"),tip:a("After all processors: the distribution from \
which the token was chosen."),idle:!1,side:"after"});function $E(e){return e.isPrompt?a("at prompt token {number}: {token} (given, not chosen)"):e.given?a("at t\
oken {number}: {token} (given, not chosen)"):a("at token {number}: {token}")}function HE(e,{mode:t,processors:n}){if(e.distribution.stages.length)return"";if(e.
isPrompt)return a("The model’s own distribution: no logits processor takes part in reading the prompt.");let r=Wt(e);if(!n?.length)return t==="custom"?a("Your\
 own loop called no logits processor here."):r?a("DoLa’s contrast, untouched: no logits processor runs."):a("The model’s own distribution, untouched: no logit\
s processor runs.");let o={processors:n.map(s=>Qe(s)[0]).join(", ")};return r?a("DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processo\
rs}.",o):a("The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.",o)}var IE=6,Bw=3,WE=10,DE=Math.LN2;function FE(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let n=Math.imul(t^t>>>15,t|1);return n=n+Math.imul(n^n>>>7,n|61)^n,((n^
n>>>14)>>>0)/2**32}}function qE(e,t){let n=[...e];for(let r=n.length-1;r>0;r--){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}var po=({distribution:e})=>e.
candidates.filter(({raw_rank:t})=>t).sort((t,n)=>(t.raw_rank??0)-(n.raw_rank??0)).slice(0,IE),Hw=e=>po(e).length>1,$w=e=>e.flatMap((t,n)=>(t.distribution.entropy_before??
0)>=DE&&Hw(t)&&(!t.given||t.read)?[n]:[]),Iw=e=>e.reduce((t,{share:n})=>t+n,0)/e.length,Mi=(e,t)=>e.filter(n=>n[t]).length,Ti=class{constructor(t){this.log=t}log;round=null;over=null;next=0;before={
step:null,suggested:!1};follow(t){t.run&&Object.assign(this,{round:null,over:null,next:0})}get isThere(){let{log:t}=this;return this.round?!0:!!(t.started&&!t.running&&
!t.waiting&&!t.stepping&&t.hideFrom===null&&!t.speaks&&this.path().length)}get problem(){let t=this.path();return $w(t).length?"":t.some(Hw)?a("Nothing to guess\
 here: the model was nearly sure of every token (less than 1 bit)."):a("This run has recorded no candidates to pick from: raise top_candidates and run it again.")}begin(){
let{selected:t,suggested:n}=this.log,r=this.line(),o=this.over?this.next:t&&!n&&!t.isPrompt?t.index:0,s=$w(this.path(r)),i=s.filter(c=>c>=o),u=(i.length?i:s).slice(
0,WE);u.length&&(this.over||(this.before={step:t,suggested:n}),this.over=null,this.ask({line:r,places:u,step:this.path(r)[u[0]],picks:[],revealed:!1,results:[]}))}ask(t){
this.round=t,this.veil(),this.log.selectStep(t.step.before)}pick(t){if(!this.round)return;let{picks:n}=this.round;n.includes(t)?this.round.picks=n.filter(r=>r!==
t):n.length<Bw&&n.push(t)}get isFull(){return this.round?.picks.length===Bw}reveal(){let{log:t,round:n}=this,r=n?po(n.step):[],o=r.find(({token_id:p})=>p===n?.picks[0]);
if(!n||!o)return;let{step:s,picks:i}=n,u=({token_id:p})=>p===s.chosen.token_id;n.revealed=!0,n.results.push({step:s,first:o,share:Math.exp((o.raw_logprob??-1/0)-
(r[0].raw_logprob??0)),hits:i.includes(s.chosen.token_id),firstHits:u(o),topHits:u(r[0]),topsHit:r.slice(0,i.length).some(u)});let c={sequence:s.sequence,index:s.
index,token:i[0]};document.dispatchEvent(new CustomEvent("gp-predicted",{detail:c})),this.veil(),t.selectStep(s)}get isLast(){return this.round!==null&&this.round.
results.length>=this.round.places.length}goOn(){let{round:t}=this;if(!t)return;if(this.isLast)return this.finish();let n=this.path(t.line)[t.places[t.results.length]];
this.ask({...t,step:n,picks:[],revealed:!1})}finish(){if(!this.round)return;let{results:t,revealed:n,step:r}=this.round;this.next=r.index+(n?1:0),this.over=t,this.
round=null,this.veil(),this.log.selectStep(this.before.step,this.before.suggested)}close(){this.over=null}offered(){let{log:t,round:n}=this;if(!n||n.revealed||!t.
started)return[];let{index:r,sequence:o}=n.step,s=Number(t.started.seed)%2**32+7919*r+104729*o;return qE(po(n.step),FE(s))}textSoFar({step:t}){return[...this.log.
prefix.map(({piece:r,text:o})=>r??o),...q(t.before).map(({piece:r,chosen:o})=>r??o.text)].join("")}line(){let t=this.log.current(),n=t&&this.log.lastOf(t);return Math.
max(0,this.texts().findIndex(r=>r.last===n))}texts(){return this.log.usesBeams&&!this.log.finished?[]:this.log.allLines()}path(t=this.line()){return q(this.texts().
at(t)?.last??null)}veil(){let{round:t}=this;this.log.hide(t&&t.step.index+(t.revealed?1:0))}};var Ww=(e,t)=>{let n=new Ti(t),o=K(()=>l(zE,{quiz:n}),()=>n.isThere)(e,t);return s=>{n.follow(s),o(s)}},Dw=e=>[a("1st"),a("2nd"),a("3rd")][e]??"";function zE({quiz:e}){
let{round:t,over:n}=e,[,r]=Xe(p=>p+1,0),o=E(null),s=p=>{p(),r(null)},i=t?t.revealed?"next":`choice ${t.results.length}`:"begin",u=o.current?.contains(document.activeElement),
c=E(i);return H(()=>{u&&i!==c.current&&(o.current?.querySelector(`.gp-${i.split(" ")[0]}`)?.focus({preventScroll:!0}),o.current?.scrollIntoView({block:"nearest"})),
c.current=i}),l("div",{ref:o,children:[t&&l(jE,{quiz:e,round:t,act:s}),l("div",{class:"gp-sum",role:"status",hidden:!n,children:n&&l(JE,{results:n,quiz:e})}),!t&&
l(KE,{quiz:e,act:s})]})}function KE({quiz:e,act:t}){let{over:n,problem:r}=e;return l("p",{class:"gp-row",children:[l("button",{type:"button",class:"gp-button gp\
-begin gp-main",disabled:!!r,title:a("The text is covered, from its beginning or from the token that you have selected."),onClick:()=>t(()=>e.begin()),children:n?
a("Another round"):a("Guess the next word")}),n&&l("button",{type:"button",class:"gp-button gp-close",onClick:()=>t(()=>e.close()),children:a("Close")}),l("span",
{class:"gp-note gp-cannot",children:r||null})]})}function jE({quiz:e,round:t,act:n}){let{step:r,revealed:o,results:s,picks:i}=t,u=E(null),c=e.textSoFar(t);return H(
()=>{u.current&&(u.current.scrollTop=u.current.scrollHeight)},[c,o]),l("div",{class:o?"gp-round":"gp-round gp-asking",children:[l("p",{class:"gp-note",role:"sta\
tus",children:l("span",{class:"gp-progress",children:GE(t)})}),l("p",{class:"gp-so-far",tabIndex:0,role:"group","aria-label":a("The text so far"),dir:"auto",ref:u,
children:[c,l("span",{class:"gp-gap","aria-label":a("the hidden token"),children:o?l(D,{text:r.chosen.text}):"?"})]}),l("div",{class:"gp-choices",role:"group","\
aria-label":a("Candidates, in random order. Click up to three, the likeliest first."),children:e.offered().map(({token_id:p,text:d})=>{let f=i.indexOf(p);return l(
"button",{type:"button",class:"gp-button gp-choice","aria-pressed":f>=0,"data-token":p,disabled:f<0&&e.isFull,onClick:()=>n(()=>e.pick(p)),children:[l("span",{class:"\
gp-order",children:Dw(f)||null}),l(D,{text:d})]},p)})}),l("div",{class:"gp-answer",role:"status",hidden:!o,children:o&&l(VE,{step:r,picks:i,result:s[s.length-1]})}),
l("p",{class:"gp-row",children:[!o&&l("button",{type:"button",class:"gp-button gp-reveal gp-main",disabled:!i.length,onClick:()=>n(()=>e.reveal()),children:a("R\
eveal")}),o&&l("button",{type:"button",class:"gp-button gp-next gp-main",onClick:()=>n(()=>e.goOn()),children:e.isLast?a("Show the score"):a("Next word")}),l("b\
utton",{type:"button",class:"gp-button gp-end",onClick:()=>n(()=>e.finish()),children:a("End the round")}),l("span",{class:"gp-note gp-score",children:s.length?
UE(s):l(O,{id:"entropy",meaning:a("Of the model’s own distribution, before the processors. Tokens of which it was surer are shown without a question."),children:a(
"Asked only where the model was unsure, by 1 bit or more.")})})]})]})}function GE({results:e,revealed:t,step:n,places:r}){let o={number:e.length+(t?0:1),steps:r.
length,token:n.index+1};return t?a("{number} of {steps}: token {token}.",o):a("{number} of {steps}: what comes next? Pick up to three, your best guess first.",o)}
function UE(e){return a("So far: you had {hits} of {count} with your first guess, the model’s likeliest {its}.",{hits:Mi(e,"firstHits"),its:Mi(e,"topHits"),count:e.
length})}function VE({step:e,picks:t,result:{share:n,hits:r}}){let o=po(e),s=e.chosen.token_id,i=o.some(({token_id:c})=>c===s)?o:[...o,e.chosen],u=r?a("It wrote\
 “{token}”. You had it."):a("It wrote “{token}”. You did not pick it.");return l(T,{children:[l("p",{class:"gp-took",children:[He(u,{token:l(D,{class:"g\
p-strong",text:e.chosen.text})})," ",n===1?a("Your first pick is the token that the model found likeliest."):a("Your first pick has {share} of the probability o\
f the likeliest token.",{share:x(n)})]}),l("div",{class:"gp-wide",children:l("table",{class:"gp-truth",children:[l("thead",{children:l("tr",{children:[l("th",{scope:"\
col",children:a("token")}),l("th",{scope:"col",children:a("your pick")}),l("th",{scope:"col",children:l(O,{id:"probability",meaning:a("The probability that the \
model gave, before the processors."),children:a("before")})}),l("th",{scope:"col",children:l(O,{id:"probability",meaning:a("The probability from which the token\
 was chosen, after the processors; 0% where they removed it."),children:a("after")})}),l("th",{scope:"col",children:l(O,{id:"rank",meaning:a("The rank among all\
 tokens before the processors; 1 is the likeliest."),children:a("rank")})})]})}),l("tbody",{children:i.map(({token_id:c,text:p,raw_logprob:d,logprob:f,raw_rank:h})=>l(
"tr",{class:c===s?"gp-taken":void 0,children:[l("th",{scope:"row",children:[c===s&&l(T,{children:[l("span",{children:"▶ "}),l("span",{class:"gp-hidden",children:`${a(
"chosen:")} `})]}),l(D,{text:p})]}),l("td",{children:Dw(t.indexOf(c))||null}),l("td",{children:l("div",{class:"gp-share",children:[l("i",{style:{width:`${(45*N(
d)).toFixed(2)}%`}}),x(N(d))]})}),l("td",{children:x(N(f))}),l("td",{children:h?k(h):"–"})]},c))})]})})]})}function JE({results:e,quiz:t}){return l(T,{children:[
l("h2",{children:a("The round is over")}),e.length?l(ZE,{results:e,quiz:t}):l("p",{children:a("No token was revealed, so there is no score.")})]})}function ZE({
results:e,quiz:{log:t}}){let[n,r,o,s]=["firstHits","topHits","hits","topsHit"].map(p=>Mi(e,p)),i=({step:p})=>p.distribution.entropy_before??0,u=[...e].sort((p,d)=>p.
share-d.share||i(d)-i(p)),c=[[a("Hardest:"),u[0]],[a("Easiest:"),u[u.length-1]]];return l(T,{children:[l("p",{class:"gp-against",children:He(a("Your first guess\
 was the word {mine}; the model’s likeliest token was it {its}. {who}"),{mine:l("b",{children:a("{hits} of {count} times",{hits:n,count:e.length})}),its:l("b",
{children:a("{hits} of {count} times",{hits:r,count:e.length})}),who:n>r?a("You were ahead."):n<r?a("The model was ahead."):a("A tie.")})}),l("p",{children:a("T\
he word was among your picks {hits} of {count} times, among as many of the model’s likeliest {tops}.",{hits:o,tops:s,count:e.length})}),l("p",{children:He(a("\
{share}: how likely your first picks were, on average, compared with the likeliest token."),{share:l(O,{id:"probability",formula:"",as:"b",meaning:a("The probab\
ility of your first pick divided by the likeliest token’s, both before the processors; averaged over the round. 100%: you always picked the token that the model\
 found likeliest."),children:x(Iw(e))})})}),c.map(([p,d])=>l("p",{children:[l("b",{children:p})," ",He(a("token {number}, “{token}”; your “{pick}” had {share} o\
f the likeliest token’s probability, and the entropy was {entropy}."),{number:String(d.step.index+1),token:l(D,{text:d.step.chosen.text}),pick:l(D,{text:d.first.
text}),share:x(d.share),entropy:J(d.step.distribution.entropy_before,t.unit)})]},p))]})}var Fw=12,lp=e=>e.reduce((t,n)=>n.probability>t.probability?n:t),up=e=>e?.reranked?.find(({token_id:t})=>t===e.chosen.token_id);function YE(e,{reranked:t,chosen:n}){
if(!t)return e;let r=lp(t).token_id!==n.token_id;return{steps:e.steps+1,differed:e.differed+Number(r)}}function XE({log:e}){let[t]=L(()=>new pe({steps:0,differed:0},
YE)),n=e.current();if(!n?.reranked)return null;t.follow(e.lastOf(n));let{steps:r,differed:o}=t.total,s=QE(n),i=n.reranked.length-s.length;return l(T,{children:[
l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Contrastive search")}),l("span",{class:"gp-note gp-where",children:a("at token {numbe\
r}",{number:n.index+1})})]}),l(eL,{chosen:up(n),best:lp(n.reranked)}),l("div",{class:"gp-weighed-box",children:l("table",{class:"gp-weighed",children:[l(tL,{log:e}),
l("tbody",{children:l(nL,{step:n,shown:s,best:lp(n.reranked)})})]})}),i>0&&l("p",{class:"gp-note gp-more",children:v(i,"and {count} less probable one, which was\
 weighed too","and {count} less probable ones, which were weighed too")}),l("p",{class:"gp-note gp-tally",children:v(r,"Along the text: a token other than the m\
ost probable one won in {differed} of {count} step ({share}).","Along the text: a token other than the most probable one won in {differed} of {count} steps ({sh\
are}).",{differed:k(o),share:x(o/r)})})]})}var qw=K(XE,e=>!!e.current()?.reranked?.length);function QE(e){let t=(e.reranked??[]).slice(0,Fw),n=up(e);return n&&!t.
includes(n)&&(t[Fw-1]=n),t}function eL({chosen:e,best:t}){if(!e)return l("p",{class:"gp-verdict"});let n=({text:s})=>l(D,{text:s,class:"gp-strong"}),r={token:n(
e),score:R(e.score),other:n(t),share:x(t.probability),penalty:R(t.penalty),lower:R(t.score)},o=e===t?a("{token} won: the most probable token has the highest sco\
re too ({score})."):a("{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {penalty} leaves it a score of\
 {lower}.");return l("p",{class:"gp-verdict",children:l(bt,{sentence:o,values:r})})}function tL({log:e}){let t=e.started?.effective.penalty_alpha,n=typeof t=="n\
umber",r=i=>()=>{let u=up(e.current());return u?a("{name}: {words}.",{name:A(u.text),words:i(u)}):""},o=({probability:i,penalty:u,score:c})=>n?`(1 − ${t}) · ${R(
i)} − ${t} · ${R(u)} = ${R(c)}`:R(c),s=n?a("{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.",{keep:Number(
(1-t).toFixed(4)),alpha:t}):a("(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.");return l("thead",{children:l("tr",{
children:[l("th",{scope:"col",children:a("candidate")}),l("th",{scope:"col",children:l(O,{id:"probability",run:r(({probability:i})=>x(i)),meaning:a("How probabl\
e the model finds the token, after the processors."),children:a("probability")})}),l("th",{scope:"col",children:l(O,{id:"degeneration-penalty",run:r(({penalty:i})=>R(
i)),formula:"max cos(h, hᵢ)",meaning:a("The degeneration penalty: how much the text would repeat itself with this token. It is the largest cosine similarity b\
etween the token’s hidden state and those of the text so far, from -1 to 1."),children:a("penalty")})}),l("th",{scope:"col",children:l(O,{class:"gp-score-head",
id:"degeneration-penalty",run:r(o),meaning:s,children:a("score")})})]})})}function nL({step:e,shown:t,best:n}){let r=ip(t.map(({probability:i})=>i)),o=ip(t.map(
({penalty:i})=>i)),s=ip(t.map(({score:i})=>i??0));return l(T,{children:t.map(i=>{let u=i.token_id===e.chosen.token_id;return l("tr",{class:u?"gp-winner":"",children:[
l("th",{scope:"row",children:[l("span",{class:"gp-sign",children:u?"▶":""}),l(D,{class:"gp-word",text:i.text}),i===n&&!u&&l("span",{class:"gp-tag",children:a(
"most probable")})]}),l(ap,{ends:r,bar:i.probability,words:x(i.probability)}),l(ap,{ends:o,bar:i.penalty,words:R(i.penalty)}),l(ap,{ends:s,mark:i.score,words:R(
i.score)})]},i.token_id)})})}function ip(e){let[t,n]=[Math.min(0,...e),Math.max(0,...e)];return n>t?[t,n]:[0,1]}function ap({ends:[e,t],bar:n,mark:r,words:o}){let s=c=>(c-
e)/(t-e)*100,i=n===void 0?c=>4+s(c)*.92:s,u=n===void 0?{left:`${i(r??0)}%`}:{left:`${Math.min(i(0),i(n))}%`,width:`${Math.abs(i(n)-i(0))}%`};return l("td",{children:l(
"div",{class:"gp-cell",children:[l("span",{class:"gp-balance","aria-hidden":"true",children:[l("i",{class:"gp-part",hidden:n===void 0&&(r??null)===null,style:u}),
l("i",{class:"gp-zero",style:{left:`${i(0)}%`}})]}),l("span",{class:"gp-amount",children:o})]})})}var pp={};F(pp,{kept:()=>cp});var rL="generation-playground.";function cp(e,t="browser"){let n=rL+e,r=()=>t==="tab"?sessionStorage:localStorage,o=()=>Ri(()=>r().
getItem(n),null);return{read:o,readJson:()=>Ri(()=>JSON.parse(o()??"null"),null),write:s=>Ri(()=>(s===null?r().removeItem(n):r().setItem(n,s),!0),!1),get isAllowed(){
return Ri(()=>!!r(),!1)}}}function Ri(e,t){try{return e()}catch{return t}}var oL=["candidates","draw","processors","curve","in_words","logit_lens","cross_attention"],sL=new Set(["curve","logit_lens"]),Ei=matchMedia("(min-width: 1700px\
) and (min-height: 820px)"),zw=cp("all-of-a-token"),iL=e=>oL.some(t=>t===e);function aL({log:e,changes:t}){let n=E(null),[r,o]=L(()=>zw.read()==="yes"?"all":"ca\
ndidates"),s=uL(e),[i,u]=L(!0),c=E(null),p=E(null),d=E(null),f=E(!1),h=ae(t);e.isFromElsewhere&&c.current!==e.started?u(!0):h.selection&&e.selected&&!e.suggested&&
u(!1),c.current=e.isFromElsewhere?e.started:null,e.stepping&&p.current!==e.started&&(p.current=e.started,u(!1)),h.picture&&iL(e.picture)&&((r!=="all"||!s)&&o(e.
picture),u(!1)),h.knobs&&d.current!==e.started&&_t(e)&&(d.current=e.started,u(!0));let m=cL(e);s&&(!e.recorded||r==="all")&&m.push("all");let g=m.includes(r)?r:
"candidates";H(()=>{let w=n.current?.closest(".token-panel");w&&(w.dataset.shows=g,w.toggleAttribute("data-folded",i),f.current&&sL.has(g)&&lL(w),f.current=!1)},
[g,i]);let b=w=>{o(w),s&&zw.write(w==="all"?"yes":null),u(!1),f.current=!0};return l(T,{children:[l("div",{class:"gp-where",ref:n,children:[l(pL,{log:e}),l("but\
ton",{type:"button",class:"gp-step gp-fold","aria-expanded":!i,"aria-label":a("Candidates, processors and curves"),onClick:()=>u(!i),children:i?`${jw(g)} ▴`:"\
▾"})]}),l(fL,{pictures:m,shows:g,choose:b})]})}var Kw=K(aL,void 0,{readsKnobs:!0});function lL(e){let{position:t}=getComputedStyle(e);t==="static"&&e.getBoundingClientRect().
bottom>innerHeight&&e.scrollIntoView()}function uL(e){let[t,n]=L(Ei.matches);return Oe(()=>{let r=()=>n(Ei.matches);return Ei.addEventListener("change",r),()=>Ei.
removeEventListener("change",r)},[]),t&&e.canAsk}function cL(e){let t=e.canAsk&&!e.recorded,n=["candidates"];return(!e.recorded||e.picture==="draw")&&!e.isFromElsewhere&&
n.push("draw"),e.isFromElsewhere||n.push("processors"),n.push("curve","in_words"),t&&!e.hasReadMedia&&n.push("logit_lens"),t&&e.looksAtMedia&&n.push("cross_atte\
ntion"),n}function pL({log:e}){let t=e.current(),n=t&&e.lineOf(t),r=!t||(t.isPrompt?!t.before:t.index===0&&!e.promptSteps.length);return l(T,{children:[l("butto\
n",{type:"button",class:"gp-step gp-back","aria-label":a("The previous token"),disabled:r,onClick:()=>e.walk(-1),children:"◀"}),l("h2",{class:"gp-place",children:l(
"span",{class:"gp-place-words","aria-live":e.selected?"polite":"off",children:t?l(T,{children:[l(D,{class:"gp-here",text:t.chosen.text}),l("span",{children:` ${dL(
e,t)}`})]}):a("No token yet")})}),l("button",{type:"button",class:"gp-step gp-on","aria-label":a("The next token"),disabled:!n||n.last===t,onClick:()=>e.walk(1),
children:"▶"}),l("button",{type:"button",class:"gp-step gp-newest",hidden:!t||!e.selected||!e.running,onClick:()=>e.selectStep(null),children:a("newest")})]})}
function dL(e,t){let n=e.lineOf(t),r=t.isPrompt?e.started?.prompt_tokens.length:q(n?n.last:t).length,o={number:k(t.index+1),count:k(r??0),line:n?.label??""};if(t.
isPrompt)return a("prompt token {number} of {count}",o);let s=e.lines().length>1&&o.line;return e.selected?s?a("token {number} of {count} of {line}",o):a("token\
 {number} of {count}",o):s?a("newest token {number} of {count} of {line}",o):a("newest token {number} of {count}",o)}function fL({pictures:e,shows:t,choose:n}){
let r=E(null),o=s=>{let i={ArrowRight:1,ArrowLeft:-1}[s.key];if(!i)return;s.preventDefault();let u=e[(e.indexOf(t)+i+e.length)%e.length];n(u),r.current?.querySelector(
`[data-shows="${u}"]`)?.focus()};return l("div",{class:"gp-tabs",role:"tablist","aria-label":a("What to show of this token"),ref:r,onKeyDown:o,children:e.map(s=>l(
"button",{type:"button",role:"tab","data-shows":s,"aria-selected":s===t,tabIndex:s===t?0:-1,onClick:()=>n(s),children:jw(s)},s))})}function jw(e){return e==="al\
l"?a("All at once"):e==="candidates"?a("Candidates"):e==="draw"?a("Draw"):e==="processors"?a("Processors"):e==="curve"?a("Curves"):e==="in_words"?a("In words"):
e==="logit_lens"?a("Layers"):a("Attention")}var dp={};F(dp,{Rows:()=>Tt,inNextRow:()=>it});var hL=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Tt=class e{constructor(t,n=null){this.holder=t;this.before=n}holder;before;static BLOCK=60;static LOOSE=150;loose=0;head=0;tried=0;append(t){
this.holder.append(t),this.loose+=1}removeLast(){this.holder.lastChild?.remove(),this.loose-=1;let t=this.holder.lastElementChild;Gw(t)&&this.undo(t.previousElementSibling)}settle(){
if(this.loose<e.LOOSE||this.loose<this.tried+e.BLOCK||!this.holder.offsetParent||document.fonts.status==="loading")return;this.tried=this.loose;let t=[...this.holder.
children].slice(-this.loose),n=this.freeStarts(t),r=t.map((u,c)=>c).filter(u=>n[u]&&mL(t[u])),o=[],s=0;t[0].previousSibling||(this.head=s=r.shift()??0);for(let u of r)
u-s<e.BLOCK||(o.push(this.wrap(t.slice(s,u))),s=u,this.loose=t.length-u,this.tried=0);let i=o.map(u=>u.getBoundingClientRect().height);o.forEach((u,c)=>{u.style.
containIntrinsicHeight=`${i[c]}px`,u.classList.add("gp-kept-rows")})}freeStarts(t){let n=getComputedStyle(this.holder).direction==="rtl",r=t[0].previousSibling||
!this.before?"":this.before.holder.textContent??"";return t.map(o=>{let s=o.textContent??"",i=r.endsWith(`
`);r=r.slice(r.lastIndexOf(`
`)+1);let u=i?!s.startsWith(" "):!(n||hL.test(r));return r+=s,u})}wrap(t){let n=z("span","gp-rows");t[0].before(n,z("wbr")),n.append(...t);let r=t[0].firstChild;
if(r instanceof Text&&r.data===" "){let o=z("span","gp-gap");r.replaceWith(o),o.append(r)}return n}undo(t){let n=t.querySelector(".gp-gap");n&&n.replaceWith(...n.
childNodes),t.nextSibling?.remove(),this.loose+=t.children.length+(Gw(t.previousElementSibling)?0:this.head),t.replaceWith(...t.childNodes),this.tried=0}dissolve(){
for(let t of[...this.holder.querySelectorAll(".gp-rows")].reverse())this.undo(t);this.tried=0}};function mL(e){let t=e.previousElementSibling,n=t&&[...t.querySelectorAll(
".gp-ink")].at(-1),r=e.querySelector(".gp-ink")?.getClientRects()[0],o=n&&[...n.getClientRects()].at(-1);return!!(r&&o&&Uw(r)>Uw(o)+10)}function it(e,t,n){let r=u=>(u.
querySelector(".gp-ink")||u).getClientRects()[0],o=r(e[t]);if(!o)return null;let s=null,i=1/0;for(let u=t+n;u>=0&&u<e.length;u+=n){let c=r(e[u]),p=c?(c.top-o.top)*
n:0;if(!c||p<o.height/2)continue;let d=p*1e3+Math.abs(c.left-o.left);if(d>=i+1e3*o.height)break;d<i&&([s,i]=[e[u],d])}return s}var Gw=e=>e?.tagName==="WBR",Uw=({
top:e,bottom:t})=>(e+t)/2;var hp={};F(hp,{tokenCard:()=>mo});var fp={};F(fp,{Card:()=>ho});var Vw=9,fo=8,ho=class{constructor(t,n,r){this.list=n;this.options=r;let{selector:o='[role="button"]',comesByFocus:s=()=>!0}=r;this.box.hidden=!0,t.append(this.
box),n.addEventListener("pointermove",i=>{if(i.pointerType==="touch")return;let u=i.target.closest(o);u?u!==this.owner&&u!==this.dismissed&&!this.show(u,i)&&this.
unpoint():this.unpoint()}),n.addEventListener("pointerleave",()=>{this.dismissed=null,this.unpoint()}),n.addEventListener("focusin",({target:i})=>{i instanceof HTMLElement&&
i.matches(`${o}:focus-visible`)&&s(i)&&this.show(i)}),n.addEventListener("focusout",({target:i})=>{i===this.owner&&!this.pointed&&this.hide()})}list;options;box=z(
"div","gp-card",null,{popover:"manual","aria-hidden":"true"});owner=null;pointed=null;dismissed=null;show(t,n=null){let r=this.options.content(t);return r===null?
!1:(this.owner=t,this.pointed=n,this.dismissed=null,lt(r,this.box),this.box.hidden&&(this.box.hidden=!1,this.box.showPopover(),document.addEventListener("keydow\
n",this.close,!0),document.addEventListener("scroll",this.follow,{capture:!0,passive:!0})),this.place(),!0)}hide(){this.owner&&(this.owner=null,this.box.hidden=
!0,this.box.isConnected&&this.box.hidePopover(),document.removeEventListener("keydown",this.close,!0),document.removeEventListener("scroll",this.follow,{capture:!0}))}dismiss(){
this.dismissed=this.owner,this.hide()}refresh(t=!1){this.owner&&(this.owner.isConnected?t&&this.show(this.owner,this.pointed):this.hide())}unpoint(){this.pointed&&
this.hide()}close=t=>{t.key==="Escape"&&(t.stopPropagation(),this.dismiss())};follow=()=>{let t=this.pointed&&document.elementFromPoint(this.pointed.clientX,this.
pointed.clientY);!this.owner?.isConnected||this.pointed&&!this.owner.contains(t)?this.hide():this.place()};place(){if(!this.owner)return;let t=(this.owner.querySelector(
".gp-ink")??this.owner).getClientRects()[0],n=this.list.getBoundingClientRect();if(!t||t.bottom<n.top||t.top>n.bottom)return this.hide();let{offsetWidth:r,offsetHeight:o,
style:s}=this.box,{clientWidth:i,clientHeight:u}=document.documentElement,c=t.bottom+Vw,p=c+o+fo<=u?c:t.top-o-Vw,d=Math.min(t.left,i-r-fo,Math.max(n.left,n.right-
r));s.left=`${Math.max(fo,d)}px`,s.top=`${Math.max(fo,Math.min(p,u-o-fo))}px`}};var gL=5;function mo(e,t,n,r,o={}){let s=i=>{let u=r(i);return u?l(bL,{entry:u,unit:n.unit}):null};return new ho(e,t,{content:s,...o})}function bL({entry:{id:e,
text:t,where:n,step:r,why:o},unit:s}){return l(T,{children:[l("div",{class:"gp-card-head",children:[l(D,{class:"gp-card-word",text:t}),l("span",{children:e<0?n:
a("{where}, id {id}",{where:n,id:e})})]}),l("dl",{class:"gp-card-facts",children:[o&&l("dd",{class:"gp-card-why",children:o}),r&&wL(r,s).map(([i,u])=>l(T,{children:[
l("dt",{children:i}),l("dd",{children:u})]},i))]}),r&&l(kL,{step:r}),r&&r.distribution.stages.length>0&&l("div",{class:"gp-card-key",children:[l("i",{class:"gp-\
card-after"}),`${a("after the processors")} `,l("i",{class:"gp-card-before"}),a("before them")]})]})}function wL(e,t){let{chosen:n,distribution:r}=e,o=Le(e),[s,
i]=[x(o.probability),x(o.rawProbability)],u=[];oe(e)?u.push([a("Probability, according to the server"),i]):r.stages.length||n.logprob!==n.raw_logprob?(u.push([a(
"Probability after the processors"),n.logprob===null?jr(n):s]),u.push([a("before the processors"),i])):u.push([a("Probability (no processor ran)"),i]);let{rank:c,
raw_rank:p}=n,d=[c&&a("{rank} after",{rank:k(c)}),p&&a("{rank} before",{rank:k(p)})].filter(Boolean);if(d.length){let{vocab:f}=r;u.push([f===null?a("Rank"):a("R\
ank of {count}",{count:k(f)}),c&&c===p?k(c):d.join(", ")])}return[...u,[a("Surprisal"),J(o.surprisal,t)]]}function yL({chosen:e,distribution:t}){let n=s=>({candidate:s,
after:N(s.logprob),before:N(s.raw_logprob),isChosen:s.token_id===e.token_id}),r=t.candidates.map(n);r.sort((s,i)=>Math.max(i.after,i.before)-Math.max(s.after,s.
before));let o=r.slice(0,gL);return o.some(({isChosen:s})=>s)?o:[...o,n(e)]}function kL({step:e}){let t=yL(e),n=Math.max(...t.flatMap(({after:o,before:s})=>[o,s]),
1e-9),r=o=>({width:`${o/n*100}%`});return l("ol",{class:"gp-card-rivals",children:t.map(({candidate:o,after:s,before:i,isChosen:u})=>{let c=o.logprob===null&&!oe(
e);return l("li",{class:[u&&"gp-card-chosen",c&&"gp-card-removed"].filter(Boolean).join(" "),children:[l("span",{class:"gp-card-sign",children:u?"▶":c?"✕":""}),
l(D,{class:"gp-card-word",text:o.text}),l("span",{class:"gp-card-tracks",children:[c?l("small",{children:jr(o)}):l("i",{class:"gp-card-after",style:r(s)}),l("i",
{class:"gp-card-before",style:r(i)})]}),l("span",{class:"gp-card-value",children:x(c?i:s)})]},o.token_id)})})}function vL(e,{piece:t}){let n=e?e.kind==="message"?a("words of {role}",{role:e.role??""}):e.kind==="generation"?a("generation prompt: the answer begins here"):
a("written by the template"):a("of unknown origin");return t===null?a("special token, {whose}",{whose:n}):n}function xL(e,t){let n=new Set(t.flatMap(({start:o,stop:s})=>[
o,s])),r=[];return e.forEach((o,s)=>{let i=t.find(({start:f,stop:h})=>f<=s&&s<h)??null;(!s||n.has(s))&&r.push({part:i,groups:[]});let{groups:u}=r[r.length-1],c={
token:o,index:s,words:vL(i,o)},p=u.at(-1),d=p?.at(-1);p&&d&&Ot(d.token)&&o.piece!==null?p.push(c):u.push([c])}),r}function Jw({log:e,tokens:t,parts:n}){let r=E(
null),[o,s]=L(0),i=xL(t,n),u=E([]);u.current=i.flatMap(({groups:m})=>m.flat());let c=E(null);Oe(()=>{let m=r.current?.closest(".gp-pane");!m||!r.current||(c.current=
mo(m,r.current,e,g=>{let{token:b,index:w,words:y}=u.current[Number(g.dataset.index)],M=a("prompt token {number}",{number:w+1});return{id:b.token_id,text:b.text,
where:M,step:null,why:y}}))},[]),Oe(()=>c.current?.hide(),[t,n]);let p=()=>[...r.current?.querySelectorAll(".gp-token")??[]],d=m=>{m&&(s(Number(m.dataset.index)),
m.focus({preventScroll:!0}),m.scrollIntoView({block:"nearest"}),c.current?.show(m))},f=({target:m})=>m.closest(".gp-token"),h=m=>{let g=f(m);if(!g||m.ctrlKey||m.
metaKey||m.altKey)return;let b=p(),w=b.indexOf(g),M={ArrowRight:()=>b[w+1],ArrowLeft:()=>b[w-1],Home:()=>b[0],End:()=>b.at(-1),ArrowDown:()=>it(b,w,1),ArrowUp:()=>it(
b,w,-1),Enter:()=>g," ":()=>g}[m.key];M&&(m.preventDefault(),d(M()))};return l("div",{class:"gp-rendered",role:"group","aria-label":a("Tokens of the prompt as t\
he template wrote it. Arrow keys move."),dir:"auto",ref:r,onClick:m=>d(f(m)),onKeyDown:h,children:i.map(({part:m,groups:g},b)=>l("span",{class:"gp-part","data-k\
ind":m?.kind,children:[m?.kind==="message"&&l("span",{class:"gp-role",children:m.role}),m?.kind==="generation"&&l("span",{class:"gp-role",children:a("the answer\
 begins")}),g.map(w=>{let y=w.map(M=>l(_L,{...M,isReached:M.index===Math.min(o,t.length-1)},M.index));return Ot(w[0].token)?l("span",{class:"gp-bytes",children:y},
w[0].index):y})]},b))})}var _L=({token:e,index:t,words:n,isReached:r})=>l("span",{class:"gp-token",role:"button",tabIndex:r?0:-1,"data-index":t,"aria-label":a("\
prompt token {number}: {token}, {words}",{number:t+1,token:A(e.text),words:n}),ref:hn(e)});var Zw=({messages:e,template:t})=>JSON.stringify([e,t||null]);function Yw(e){let{started:t,written:n}=e,r=t?.request.messages,o=t&&r&&n&&t.model===n.model&&Zw(t.
request)===Zw(n);if(n&&!o)return{...n,ran:!1};if(e.isFromElsewhere||!t||!r?.length)return null;let{model:s,prompt_tokens:i,parts:u}=t;return{model:s,messages:r,
tokens:i,parts:u??[],ran:!0}}function SL({log:e}){let t=Yw(e),n=t&&JSON.stringify([t.model,t.messages,t.parts,t.problem,t.ran,t.tokens]),r=Object.hasOwn(e.answers,
"without");return Z(()=>t?l(TL,{log:e,shown:t,canTry:r}):null,[n,r])}var Xw=K(SL,e=>Yw(e)!==null);function TL({log:e,shown:t,canTry:n}){let{model:r,problem:o,ran:s,
tokens:i,parts:u}=t,c=o?"":LL(t);return l(T,{children:[l("header",{class:"gp-head",children:[l("h2",{class:"gp-title",children:a("Chat template")}),l("span",{class:"\
gp-note gp-which",children:s?a("of {model}, as this run read it",{model:r}):a("of {model}, as written now: not run yet",{model:r})}),l("div",{class:"gp-tools",children:l(
"button",{type:"button",class:"gp-button gp-try",hidden:!n||!!o,onClick:()=>e.ask({type:"without"}),children:a("What changes without it?")})})]}),o&&l("p",{class:"\
gp-refusal",role:t.away?"note":"alert","data-kind":t.away?"info":"error",children:a(o)}),l("div",{class:"gp-two",children:[l("div",{class:"gp-side",children:[l(
"h3",{children:a("Messages")}),l(ML,{...t})]}),l("div",{class:"gp-side gp-made",hidden:!!o,children:[l("h3",{children:a("The prompt that the model reads")}),l(Jw,
{log:e,tokens:i,parts:u}),l(RL,{hasGeneration:u.some(({kind:p})=>p==="generation")})]})]}),l("p",{class:"gp-note gp-template-words",children:o?"":EL(t)}),c&&l("\
p",{class:"gp-note gp-warn",children:c})]})}function ML({messages:e,parts:t,problem:n}){let r=new Set(t.filter(({kind:o})=>o==="message").map(({message:o})=>o));
return l("ol",{class:"gp-said",tabIndex:0,"aria-label":a("Messages"),children:e.map(({role:o,content:s},i)=>l("li",{"data-role":o,children:[l("span",{class:"gp-\
role",children:o}),l("p",{children:s}),!n&&r.size>0&&!r.has(i)&&s.trim()&&l("p",{class:"gp-dropped",children:a("✕ The template leaves this message out.")})]},
i))})}var RL=({hasGeneration:e})=>l("p",{class:"gp-key gp-note",children:[l("span",{children:[l("i",{class:"gp-swatch","data-kind":"message"}),a("words of a mes\
sage, under its role")]}),l("span",{children:[l("i",{class:"gp-swatch","data-kind":"template"}),a("written by the template")]}),l("span",{class:"gp-generation-k\
ey",hidden:!e,children:[l("i",{class:"gp-swatch","data-kind":"generation"}),l("span",{tabIndex:0,"data-tip":a("What the template writes last when asked to (add_\
generation_prompt): the beginning of the assistant’s turn, so that the model answers."),children:a("generation prompt")})]}),l("span",{children:[l("b",{class:"\
gp-pill",children:a("token")}),a("special")]})]});function EL({tokens:e,parts:t}){let n=p=>t.filter(({kind:d})=>d===p).reduce((d,{start:f,stop:h})=>d+h-f,0),[r,
o,s]=["message","template","generation"].map(n),i={words:k(r),around:k(o),begin:k(s)},u=r||o?v(e.length,"{count} token: {words} for the words of the messages, {\
around} around them, {begin} to begin the answer.","{count} tokens: {words} for the words of the messages, {around} around them, {begin} to begin the answer.",i):
s?v(e.length,"{count} token: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.","{count} to\
kens: this template changes the words, so the origin of its tokens is unknown, except for the {begin} that begin the answer.",i):v(e.length,"{count} token: this\
 template changes the words, so the origin of its tokens is unknown.","{count} tokens: this template changes the words, so the origin of its tokens is unknown."),
c=e.filter(({piece:p})=>p===null).length;return`${u} ${v(c,"{count} is special.","{count} are special.")}`}function LL({tokens:e,parts:t}){let n=t.filter(({kind:o})=>o===
"message").flatMap(({start:o,stop:s})=>e.slice(o,s)).filter(({piece:o})=>o===null),r=[...new Set(n.map(({text:o})=>A(o)))];return r.length?a("A message contains\
 {tokens}: written like a special token, it is read as one, as if the template had written it.",{tokens:r.join(", ")}):""}var Qw=new WeakMap;function ey(e,t){let n=_t(e);for(let r of t)PL(r,n&&!n.others.length?n:null)}function PL({steps:e,tokens:t},n){let r=n&&or(e,n.run,n.knobs),o=r?
r.step.index:1/0;e.forEach((s,i)=>{let u=[s.index===o&&"other",s.index>o&&"after",n&&Qg(s,n.run,n.knobs)&&"cut"];OL(t[i],u.filter(Boolean).join(" "),r?.step===s?
CL(r):"")})}function OL(e,t,n){let r=`${t}
${n}`;(Qw.get(e)??`
`)!==r&&(Qw.set(e,r),t?e.dataset.luck=t:delete e.dataset.luck,n?e.dataset.instead=n:delete e.dataset.instead)}var CL=({step:e,winner:t})=>typeof t=="number"?ze(
Ze(e,t)).trim()||"·":"?";var gp={};F(gp,{detectionRows:()=>$L,isScored:()=>ty,isScoredText:()=>NL,legendOf:()=>zL,markedItems:()=>FL,scoredOf:()=>mp,shareWords:()=>BL,shortWords:()=>lr,
verdictOf:()=>AL,zSum:()=>Li,zWords:()=>We});var We=e=>R(e,2),lr=e=>Number(e.toFixed(2)),ty=e=>!!e&&!e?.error,NL=e=>ty(e.report);function AL(e,t=null){let{z_score:n,threshold:r,prediction:o}=e,s={z:We(n),threshold:lr(
r)};if(o&&t&&V(t.z_score)&&t.z_score<=r)return{verdict:"even",sign:"◇",words:a("Not known: only repeats put it above the threshold"),more:[a("z is {z}, above \
the threshold {threshold}, but p counts each token as new evidence.",s),a("With repeated n-grams counted once, z is {z}.",{z:We(t.z_score)})].join(" ")};if(o)return{
verdict:"good",sign:"◆",words:a("Watermarked"),more:`${a("z is {z}, above the threshold {threshold}.",s)} ${no(r)}`};let i=e.tokens_needed,u=[a("z is {z}, not\
 above the threshold {threshold}.",s),a("That does not prove that there is none: the text may be too short, or the mark may have been removed.")];return V(i)&&i>
mp(e)&&u.push(a("If the text went on like this, about {number} tokens would be enough.",{number:k(i)})),{verdict:"even",sign:"◇",words:a("No sign of this wate\
rmark"),more:u.join(" ")}}var mp=({num_tokens_scored:e,tokens:t})=>e??t?.filter(([,,,,n])=>n).length??0,BL=e=>e.kind==="green"?a("{share} green",{share:x(e.green_fraction)}):
a("mean g {g}",{g:W(e.mean,3)});function $L(e){let{z_score:t,p_value:n,confidence:r,threshold:o,false_positive_rate:s,tokens_needed:i}=e,u=e.kind==="green",c=lr(
o),p=r>.9999?`> ${W(.9999,4)}`:R(r,4);return[...u?WL(e):DL(e),{name:a("z-score"),words:We(t),term:"z-score",meaning:u?a("How many standard deviations more token\
s are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio))."):a("How many standard deviations the weighted mean l\
ies above the mean of fair coins."),run:u?HL(e):"",formula:u?void 0:""},{name:a("p-value"),words:Ye(n),term:"p-value",meaning:a("The probability of a z at least\
 as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more\
."),run:`P(Z ≥ ${We(t)}) = ${Ye(n)}`},{name:a("confidence"),words:p,term:"p-value",meaning:a("1 − p. It is not the probability that the text is watermarked: a\
 text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two."),run:r>.9999?`1 − ${Ye(n)} ${p}`:`1 − ${Ye(n)} = ${p}`,formula:"\
1 − p"},{name:a("false-positive rate"),words:Ye(s),term:"false-positive-rate",meaning:a("What the threshold {threshold} means: the share of texts without this\
 watermark whose z is above it.",{threshold:c}),run:`P(Z ≥ ${c}) = ${Ye(s)}`,formula:a("P(Z ≥ threshold)")},...V(i)?[{name:a("tokens needed"),words:k(i),term:"\
z-score",meaning:a("How many scored tokens reach the threshold at this share: z grows with the square root of their number."),run:u?IL(e,i):"",formula:u?a("thre\
shold² · γ · (1 − γ) / (share − γ)²"):"",unit:a("tokens")}]:[]]}function HL({num_tokens_scored:e,num_green_tokens:t,ratio:n,z_score:r}){let o=wn(t,e,
n);return o===null||We(o)!==We(r)?"":Li(t,e,n)}var ny=e=>Number((1-e).toFixed(4));function Li(e,t,n){let[r,o,s]=[k(e),k(t),ny(n)];return`(${r} − ${n} · ${o})\
 / √(${o} · ${n} · ${s}) = ${We(wn(e,t,n))}`}function IL({green_fraction:e,ratio:t,threshold:n},r){return Math.ceil(to(e,t,n)-1e-9)!==r?"":a("{threshold}² ·\
 {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}",{threshold:lr(n),ratio:t,rest:ny(t),share:R(e),needed:k(r)})}function WL(e){let{num_tokens_scored:t,
num_green_tokens:n,green_fraction:r,ratio:o,list_size:s}=e,[i,u,c]=[k(t),k(n),x(r)];return[{name:a("tokens scored"),words:i,term:"length",meaning:a("Tokens that\
 the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.")},{name:a("gre\
en tokens"),words:u,term:"green-list",meaning:a("Scored tokens on their green list, which holds {size} tokens of the vocabulary.",{size:k(s)}),run:a("{green} of\
 {scored}",{green:u,scored:i}),formula:"",unit:a("tokens")},{name:a("green fraction"),words:c,term:"green-list",meaning:a("Green tokens / tokens scored. Without\
 the watermark about {share} are green: the ratio.",{share:x(o)}),run:`${u} / ${i} = ${c}`,formula:a("green / scored"),unit:"%"}]}function DL(e){let{mean:t,weighted_mean:n,
num_g_values:r,posterior:o,layers:s=[]}=e,i=mp(e),u=s.length,c=Math.round(t*r);return[{name:a("tokens scored"),words:k(i),term:"length",meaning:a("Tokens with e\
nough tokens before them, whose context has not occurred before.")},{name:a("g-values"),words:k(r),term:"g-value",meaning:v(u,"One for each scored token, with {\
count} key: 0 or 1, like a fair coin in a text without the watermark.","One for each scored token and each of the {count} keys: 0 or 1, like a fair coin in a te\
xt without the watermark."),run:i*u===r?v(u,"{scored} tokens · {count} key = {values}","{scored} tokens · {count} keys = {values}",{scored:k(i),values:k(r)}):
""},{name:a("mean g-value"),words:R(t,4),term:"g-value",meaning:a("The share of g-values that are 1. Without the watermark it is about 0.5."),run:R(c/r,4)===R(t,
4)?a("{ones} of {values} are 1",{ones:k(c),values:k(r)}):"",formula:"Σ g / n"},{name:a("weighted mean"),words:R(n,4),term:"g-value",meaning:a("The same with mo\
re weight on the first keys, whose rounds of the tournament leave the clearest mark."),formula:"Σ w · g / Σ w"},...V(o)?[{name:a("posterior"),words:x(o),term:"\
watermark",meaning:a("The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was trained on."),unit:"\
%"}]:[]]}function FL({tokens:e,prompt_tokens:t}){return e.map(([,n,r,o,s,i],u)=>({token:{text:n,piece:r},mark:{green:o,g:i,counted:s||!(o!==null||i!==null)},words(){
let p={number:k(u+1),token:A(n),mark:qL(o,i,s)};return u<t?a("Token {number}, of the prompt, {token}: {mark}",p):a("Token {number}, {token}: {mark}",p)}}))}function qL(e,t,n){
if(e===null&&t===null)return a("not scored, because too few tokens come before it.");if(t!==null){let o=a("mean g-value {g}, where chance gives 0.5.",{g:W(t,2)});
return n?o:`${o} ${a("Not counted: its context came before, or it is left out.")}`}let r=e?a("◆ green."):a("◇ red.");return n?r:`${r} ${a("Not counted: the \
same n-gram came before, or it is left out.")}`}function zL(e,t){let n=t.flatMap(r=>r.tokens);return{kind:e,unscored:n.some(([,,,r,,o])=>r===null&&o===null),repeated:n.
some(([,,,r,o,s])=>!o&&(r!==null||s!==null))}}var oy=["WatermarkLogitsProcessor","SynthIDTextWatermarkLogitsProcessor"],bp=class{constructor(t){this.log=t}log;watermark=Ft(null);items=[];started;along=new pe(
pi,t=>t);follow(){let{log:t}=this;this.started!==t.started&&this.begin();let n=t.current(),{keep:r,added:o}=this.along.follow(n?t.lastOf(n):null);return(o.length||
r<this.items.length)&&(this.items=[...this.items.slice(0,r),...o.map(s=>this.itemOf(s))]),this}begin(){let{log:t}=this;this.started=t.started,this.watermark=Ft(
t.started);let r=(t.started?.processors??[]).findIndex(o=>oy.includes(o));this.along=new pe(pi,(o,s)=>vc(o,s,this.watermark,r)),this.items=[]}get total(){return this.
along.total}get isSynthid(){return this.along.steps.some(({mark:t})=>t?.kind==="synthid")}points(t){let n=[];for(let{scored:r,[t]:o}of this.along.totals)o!==null&&
(n.at(-1)?.[0]??0)<r&&n.push([r,o]);return n}itemOf(t){let{watermark:n}=this,r=t.index<n.early;return{step:t,token:{text:t.chosen.text,piece:t.piece},mark:wp(t,
n),words:()=>ro({...t,isFirst:r},n)}}},wp=({mark:e,index:t},{early:n})=>e&&!e.why?{green:e.green,g:e.g,counted:t>=n}:{},go=({started:e})=>!!e?.processors?.some(
t=>oy.includes(t));function Pi({total:{green:e,scored:t},isSynthid:n,watermark:r}){return n?v(t,"Mean g-value {mean} over {count} scored token, 0.5 by chance.",
"Mean g-value {mean} over {count} scored tokens, 0.5 by chance.",{mean:W(e/t,3)}):v(t,"{green} of {count} scored token green, {share} instead of {ratio}.","{gre\
en} of {count} scored tokens green, {share} instead of {ratio}.",{green:k(e),share:x(e/t),ratio:x(r.ratio??0)})}var ry=new WeakMap;function vn(e){let t=ry.get(e)??
new bp(e);return ry.set(e,t),t.follow()}function yp({total:{z:e,scored:t,green:n},watermark:r,isSynthid:o}){return e===null?"":ue(o?`z = ${We(e)}`:Li(n,t,r.ratio??0))}function sy({log:e}){if(!go(e)||e.
hideFrom!==null)return null;let t=vn(e),{z:n}=t.total;if(n===null)return null;let r=l(O,{id:"z-score",run:()=>yp(t),meaning:a("By how many standard deviations m\
ore of the tokens that a detector scores are marked than by chance. Above 3, the library’s detector calls a text watermarked."),children:`z = ${We(n)}`});return l(
"p",{class:"gp-mark-answer",children:[l("b",{children:l(bt,{sentence:a("Watermark: {z}."),values:{z:r}})})," ",Pi(t)]})}var xp={};F(xp,{MarkLegend:()=>bo,MarkedText:()=>Oi,MarkedWords:()=>vp,legendSamples:()=>ay,showMark:()=>Ci});var KL=200,jL=e=>Math.round(Math.max(0,Math.min(1,(e-.2)/.6))*10);function kp({green:e=null,g:t=null,counted:n=!0}){let r={"data-list":t!==null?"g":e===null?"no\
ne":e?"green":"red",...!n&&{"data-counted":"no"}};if(t===null)return{data:r,style:{}};let o=jL(t);return{data:r,style:{backgroundColor:`var(--gp-prob-${o})`,backgroundSize:`\
2px ${o*10}%`}}}function Ci(e,t,n){let{data:r,style:o}=n?kp(n):{data:{},style:{}};for(let s of["data-list","data-counted"])e.removeAttribute(s);for(let[s,i]of Object.
entries(r))e.setAttribute(s,i);Object.assign(t.style,{backgroundColor:"",backgroundSize:"",...o})}var Oi=class{constructor(t,n){this.body=t;this.press=n;t.classList.
add("gp-marked"),this.rows=new Tt(t),t.addEventListener("keydown",r=>this.keyed(r)),t.addEventListener("click",({target:r})=>this.pressed(iy(r))),new ResizeObserver(
()=>this.resized()).observe(t)}body;press;items=[];tokens=[];rows;stop=null;chosen;width=0;timer;show(t){let n=0;for(;n<t.length&&t[n]===this.items[n];)n++;It(this,
n),this.stop&&!this.stop.isConnected&&(this.stop=null);for(let r=n;r<t.length;r++)Kr(this,this.newToken(t[r]),t[r].token,r?t[r-1].token:null);this.items=[...t],
!this.stop&&this.tokens.length&&this.reach(this.tokens[0]),this.rows.settle()}newToken({token:t,mark:n,words:r,dress:o}){let{data:s,style:i}=kp(n),u=z("span","g\
p-token",null,{tabindex:"-1",role:this.press?"button":"img",...s});this.press&&u.setAttribute("aria-pressed","false"),fn(u,t);let c=u.querySelector(".gp-ink")??
u;Object.assign(c.style,i),o?.(u,c);let p=typeof r=="function"?r:()=>r;return u.setAttribute("aria-label",p()),mt(u,p),u}choose(t){let n=this.tokens[t];if(this.
chosen!==n){for(let r of[this.chosen,n])r?.classList.toggle("gp-current",r===n),r?.setAttribute("aria-pressed",String(r===n));this.chosen=n}}reach(t){this.stop&&
(this.stop.tabIndex=-1),this.stop=t,t.tabIndex=0}pressed(t){let n=t?this.tokens.indexOf(t):-1;!t||n<0||(this.reach(t),this.press?.(this.items[n]))}keyed(t){let n=iy(
t.target),r=n?this.tokens.indexOf(n):-1;if(r<0||t.ctrlKey||t.metaKey||t.altKey)return;let o={ArrowRight:()=>this.tokens[r+1],ArrowLeft:()=>this.tokens[r-1],ArrowDown:()=>it(
this.tokens,r,1),ArrowUp:()=>it(this.tokens,r,-1),Home:()=>this.tokens[0],End:()=>this.tokens.at(-1),Enter:()=>n," ":()=>n};if(!Object.hasOwn(o,t.key))return;t.
preventDefault();let s=o[t.key]();s&&(this.reach(s),s.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"}),s===n&&this.pressed(s))}resized(){let{clientWidth:t}=this.
body;!t||t===this.width||(this.width=t,this.rows.dissolve(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.rows.settle(),KL))}},iy=e=>e instanceof Element?
e.closest(".gp-token"):null;function vp(e){let{items:t,press:n,class:r="",label:o,dir:s,hidden:i,chosen:u}=e,c=E(null),p=E(null),d=E(n);d.current=n,H(()=>{c.current&&
(p.current??=new Oi(c.current,n&&(h=>d.current?.(h))),p.current.show(t))},[t]),H(()=>p.current?.choose(u??-1));let f=o===void 0?{}:{role:"group","aria-label":o};
return l("div",{class:`gp-marked ${r}`.trim(),ref:c,dir:s,hidden:i,...f})}var GL=e=>e==="synthid"?[[{g:.2},"g",a("mean g-value 0.2 or less")],[{g:.5},"g",a("0.5\
, as by chance")],[{g:.8},"g",a("0.8 or more")]]:[[{green:!0},"◆",a("green: on the green list")],[{green:!1},"◇",a("red: not on the green list")]];function ay({
kind:e,unscored:t,repeated:n,faint:r}){let o=GL(e);t&&o.push([{},"abc",a("not scored")]);let s=e==="synthid"?{g:.5,counted:!1}:{green:!0,counted:!1};return n&&o.
push([s,"abc",r??a("faint: seen before, not counted")]),o}function bo({class:e,hidden:t,...n}){return l("p",{class:`${e} gp-marked gp-mark-legend`,hidden:t,children:ay(
n).map(([r,o,s])=>{let{data:i,style:u}=kp(r);return l("span",{children:[l("span",{"aria-hidden":"true",...i,children:l("span",{class:"gp-ink",style:u,children:o})}),
s]},s)})})}var Ni=class{constructor(t,n,r){this.drawn=n;this.moved=r;this.along=new pe(Ao(t),(o,s)=>Bo(o,s.chosen.text,s.piece===null,t))}drawn;moved;along;boxes=[];goesOn=!1;rowsFor(t){
let n=this.along.total.spans.length;this.along.follow(t);let{since:r,place:o,spans:s}=this.along.total,i=this.boxes.at(-1);if(r!==null&&r<o)return(!i||i.since!==
r)&&(i=this.open(r)),i.rows;let u=s.length>n?s.at(-1):null;return u&&i&&i.since===u.start&&i.stop===null&&this.close(i,u.stop),this.drawn.rows}keepable(t){let{since:n}=this.
along.totals[t],r=this.boxes.find(o=>o.since===n);return n!==null&&r&&r.stop!==null?Math.min(t,r.stop):t}cut(t){let{drawn:n}=this;for(;n.tokens.length>t;){let i=n.
tokens.at(-1),u=this.boxOf(i);It({rows:u?u.rows:n.rows,tokens:n.tokens},n.tokens.length-1),u&&!u.rows.holder.hasChildNodes()&&(n.rows.removeLast(),this.boxes.pop())}
let{totals:r,steps:o}=this.along;o.length=t,r.length=t+1;let s=this.boxes.at(-1);s&&this.along.total.since===s.since&&Object.assign(s,{stop:null,ended:!1})}boxOf(t){
let n=t?.closest(".gp-reasoning");return n?this.boxes.find(r=>r.element===n):void 0}reveal(t){let n=this.boxOf(t);!n||!this.isFolded(n)||(n.wish=!1,this.draw(this.
goesOn),this.moved())}draw(t){this.goesOn=t;for(let n of this.boxes){let r=this.isFolded(n);n.count=(n.stop??this.along.total.place)-n.since,$e(n.chip,`${r?"▸":
"▾"} ${this.words(n)}`),n.chip.setAttribute("aria-expanded",String(!r)),n.element.classList.toggle("gp-folded",r)}}words({count:t,stop:n,ended:r}){return r?v(
t,"Reasoning, {count} token","Reasoning, {count} tokens"):n===null&&this.goesOn?v(t,"Reasoning, {count} token so far","Reasoning, {count} tokens so far"):v(t,"R\
easoning, {count} token, not ended","Reasoning, {count} tokens, not ended")}isFolded(t){return t.wish??t.ended}open(t){let n=z("span","gp-reasoning"),r=z("butto\
n","gp-reasoning-chip",null,{type:"button",title:a("The model’s reasoning before its answer. Click to fold or unfold it.")}),o=z("span","gp-reasoned");n.append(
r,o);let s=new Tt(o,this.drawn.rows),i={element:n,chip:r,rows:s,since:t,stop:null,ended:!1,count:0,wish:null};return r.addEventListener("click",()=>{i.wish=!this.
isFolded(i),this.draw(this.goesOn),this.moved()}),this.drawn.rows.append(n),this.boxes.push(i),i}close(t,n){let{tokens:r,rows:o}=this.drawn,s=r.slice(n);It({rows:t.
rows,tokens:r},n),Object.assign(t,{stop:n,ended:(this.along.total.spans.at(-1)?.end??null)!==null}),t.rows.holder.hasChildNodes()||(o.removeLast(),this.boxes.pop());
for(let i of s)o.append(i);r.push(...s)}};var _p=e=>!!e.started?.request.only_given;function Sp(e,{index:t,isPrompt:n,isStart:r}){if(r)return a("decoder start token");let o={number:t+1};return n?e.readsSource?
a("source token {number}",o):a("prompt token {number}",o):a("token {number}",o)}function Tp(e,{index:t,isStart:n}){return n?a("every target begins with it: not \
chosen"):e.readsSource?a("the encoder reads it: it has no probability"):e.isFromElsewhere?a("its probability is not known"):t===0?a("nothing comes before it: it\
 has no probability"):e.started?.request.read_prompt&&!e.finished&&!e.failed?a("its probability is read when the text ends"):a("its probability was not read")}function Mp(e,t){
return[...t.given&&!_p(e)?[a("given, not chosen")]:[],...Fd(t),...UL(t)]}function UL({mark:e}){return!e||e.why?[]:e.kind==="synthid"?[a("mean g-value {g}",{g:R(
e.g,2)})]:[e.green?a("green: on the green list"):a("red: not on the green list")]}function VL(e,t){let{entropy_before:n}=t.distribution,r=n===null?[]:[a("entrop\
y {amount}",{amount:J(n,e.unit)})];return[...ec(t,e.unit),...r,...Mp(e,t)]}function ly(e,t){let{step:n}=t,r=n?VL(e,n):[Tp(e,t)];return[Sp(e,t),...r].join(", ")}
function uy(e){if(e.running||!e.started)return[];let t=({piece:r})=>r??"",n=e.prefix.map(t).join("");return e.lines().map(({label:r,last:o,untold:s})=>{let i=n+
q(o).map(t).join("")+(s??"");return r?a("{name}: {meaning}",{name:r,meaning:i}):i})}var JL=200,wo=class{constructor(t,n,r){this.text=t;this.rows=new Tt(n,r?.rows)}text;rows;tokens=[];write(t,n,r){for(let{item:o,start:s,end:i}of n)s===i&&this.rows.
append(yi(o,0));t.forEach((o,s)=>{let i=n.find(({start:u,end:c})=>u<=s&&s<c);i?s===i.start&&this.rows.append(yi(i.item,i.end-i.start)):this.append({token:o,index:s,
isPrompt:!0,step:null,isStart:r})})}append(t,n=this.rows){let r=this.tokens.at(-1),o=r&&this.text.entries.get(r)?.token;Kr({rows:n,tokens:this.tokens},this.text.
newToken(t),t.token,o)}},Ai=class extends wo{steps=[];folds;constructor(t,n){super(t,n,t.begun??t.prompt);let r=t.log.started?.reasoning;this.folds=r?new Ni(r,this,
()=>t.dissolve()):null}follow(t){let{folds:n,steps:r}=this,o=qo(r,t),s=n?n.keepable(o.keep):o.keep,i=[...r.slice(s,o.keep),...o.added];n?n.cut(s):It(this,s),r.length=
s;for(let u of i){let c={...u.chosen,piece:u.piece};this.append({token:c,index:u.index,isPrompt:!1,step:u},n?.rowsFor(u)),r.push(u)}n?.draw(this.text.log.running)}},
Bi=class{constructor(t){this.log=t}log;entries=new WeakMap;shade=Fr;prompt=null;begun=null;lines=[];marked=null;resettle;get paragraphs(){return[this.prompt,this.
begun,...this.lines].filter(t=>t!==null)}get tokens(){return this.paragraphs.flatMap(({tokens:t})=>t)}get rows(){return[...this.lines.flatMap(({folds:n})=>n?.boxes.
map(({rows:r})=>r)??[]),...this.paragraphs.map(({rows:n})=>n)]}stepOf(t){return this.entries.get(t)?.step}elementOf(t){return t.isPrompt?this.prompt?.tokens[t.index]:
this.lines.find(({steps:n})=>n[t.index]===t)?.tokens[t.index]}tokenAt({target:t}){let n=t instanceof Element?t.closest('[role="button"]'):null;return n&&this.entries.
has(n)?n:null}newToken(t){let{token:n,step:r,isPrompt:o}=t,i=z("span",o?"gp-prompt-token":"gp-token",null,{role:"button",tabindex:"-1","aria-pressed":"false"});
return fn(i,n),r?.draft&&r.draft.origin!=="none"&&(i.dataset.draft=r.draft.origin),r?.given&&(i.dataset.given=""),this.entries.set(i,t),this.describe(i,t),this.
shadeToken(i,r),i}describe(t,n){t.setAttribute("aria-description",ly(this.log,n)),t.textContent?.trim()||t.setAttribute("aria-label",n.token.text.replaceAll(`
`,"↵").replaceAll(" ","·"))}shadeToken(t,n){let r=n&&t.querySelector(".gp-ink");if(!r)return;let{log:o,shade:s}=this;s==="mark"&&delete r.dataset.rank,s==="m\
ark"&&!n.isPrompt?Ci(t,r,wp(n,Ft(o.started))):t.dataset.list&&Ci(t,r,null),s!=="mark"&&qr(r,s,Le(n)),t.dataset.shaded=""}readPrompt(){for(let t of this.log.promptSteps){
let n=this.prompt?.tokens[t.index],r=n&&this.entries.get(n);r&&(r.step=t,this.describe(n,r),this.shadeToken(n,t))}}describeAll(t=this.tokens){for(let n of t){let r=this.
entries.get(n);r&&this.describe(n,r)}}shadeAll(){for(let t of this.tokens)this.shadeToken(t,this.stepOf(t)??null)}mark(){let{log:t,marked:n}=this,r=t.current(),
o=r?this.elementOf(r):void 0;n&&n!==o&&(n.classList.remove("gp-current"),n.ariaPressed="false",n.tabIndex=-1),this.marked=o??null,o&&(t.selected&&!t.suggested&&
this.reveal(o),o.classList.add("gp-current"),o.ariaPressed=String(t.selected===r),o.tabIndex=0)}reveal(t){for(let{folds:n}of this.lines)n?.reveal(t)}settle(){for(let t of this.
rows)t.settle()}dissolve(){for(let t of this.rows)t.dissolve();clearTimeout(this.resettle),this.resettle=setTimeout(()=>this.settle(),JL)}};var $i=class{constructor(t,n,r){this.drawn=t;this.box=n;new ResizeObserver(()=>this.laidOut()).observe(r),new ResizeObserver(()=>this.resized()).observe(n),n.addEventListener(
"scroll",()=>this.scrolled(),{passive:!0})}drawn;box;atEnd=!0;followed=!1;width=0;begin(){this.atEnd=!0,this.followed=!1}scrolled(){let{scrollHeight:t,scrollTop:n,
clientHeight:r}=this.box;this.atEnd=t-n-r<60}laidOut(){this.width||=this.box.clientWidth,this.drawn.settle(),this.followEnd()}followEnd(){let{log:t}=this.drawn;
t.usesBeams||t.stepping||!this.atEnd||t.selected||!t.running||(this.box.scrollTop=this.box.scrollHeight,this.followed=this.box.scrollTop>0)}showStep(){this.drawn.
log.stepping&&(this.drawn.settle(),this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block:"nearest"}))}goBack(){let{log:t}=this.drawn;t.running||!this.followed||
(this.followed=!1,this.atEnd&&(!t.selected||t.suggested)&&(this.box.scrollTop=0))}resized(){let{clientWidth:t}=this.box;!t||t===this.width||(this.width=t,this.drawn.
dissolve())}};var yo={probability:()=>a("probability"),raw:()=>a("probability before processors"),uncertainty:()=>a("entropy"),entropy:()=>a("entropy after processors"),surprisal:()=>a(
"surprisal"),rank:()=>a("rank")},ZL={told:yo.probability,surprisal:yo.surprisal,rank:yo.rank},YL={mark:()=>a("watermark"),...yo},cy=e=>e.isFromElsewhere?ZL:go(e)?
YL:yo;function py(e,t){return t&&Object.hasOwn(cy(e),t)?t:e.started?.request.only_given&&!e.stepping?"surprisal":e.isFromElsewhere?"told":go(e)?"mark":Fr}function dy({
log:e,shade:t,choose:n,marksGiven:r}){let[o]=L(()=>new pe(Bd,$d));return e.rounds.length&&o.follow(e.lines()[0]?.last??null),l("footer",{class:"gp-legend","aria\
-label":a("Legend"),children:[l("label",{children:[`${a("Shaded by")} `,l("select",{class:"gp-shade",value:t,onChange:({currentTarget:s})=>n(s.value),children:Object.
entries(cy(e)).map(([s,i])=>l("option",{value:s,children:i()},s))})]}),t==="mark"?l(XL,{log:e}):l(dn,{name:t,unit:e.unit}),l("span",{class:"gp-marks",children:[
l("span",{class:"gp-mark-prompt",hidden:!e.started?.prompt_tokens.length,children:l("span",{class:"gp-ink",children:e.readsSource?a("source, and what the target\
 begins with"):a("prompt")})}),l("span",{class:"gp-mark-given",hidden:!r,children:l("span",{class:"gp-ink",children:a("given, not chosen")})})]}),l("span",{class:"\
gp-marks gp-origins",hidden:!e.rounds.length,children:e.rounds.length>0&&Object.entries(Ct).map(([s,[,i,u]])=>l("span",{"data-draft":s,children:l(O,{id:QL[s],meaning:u,
formula:"",children:[l("span",{class:"gp-ink",children:i})," ",l("b",{children:k(o.total[s])})]})},s))})]})}function XL({log:e}){let{isSynthid:t,total:n}=vn(e);
return l(bo,{class:"gp-mark-key",kind:t?"synthid":"green",unscored:n.unscored>0,repeated:n.early>0,faint:a("faint: a detector without the prompt cannot score it")})}
var QL={accepted:"draft",correction:"correction",bonus:"bonus",target:"target"};var eP=30;function tP({log:e,changes:t}){let n=ae(t),[r]=L(()=>new Bi(e)),[o,s]=L(null),[i,u]=L(!1),c=E(0),p=E(null),d=E(null),f=E(null);n.run&&(c.current+=1),r.
shade=py(e,o);let h=e.started?e.lines():[],m=h.length===1&&h[0].kind==="sequence",g=!_p(e)&&h.some(({last:S})=>nP(S)?.given),b=Z(()=>uy(e),[c.current,e.running,
e.hideFrom,e.finished]);H(()=>{if(!p.current||!d.current)return;let S=p.current.closest(".gp-pane")??p.current,_=$=>!r.stepOf($);f.current={sight:new $i(r,p.current,
d.current),card:mo(S,p.current,e,$=>rP(r,$),{comesByFocus:_})}},[r]),H(()=>r.dissolve(),[r,m]),H(()=>r.shadeAll(),[r,r.shade]),H(()=>{n.run&&f.current?.sight.begin(),
(n.run||n.prompt)&&r.readPrompt(),n.unit?r.describeAll():n.status&&r.describeAll(r.prompt?.tokens),r.mark(),ey(e,r.lines),n.steps&&f.current?.sight.showStep(),n.
status&&f.current?.sight.goBack(),f.current?.card.refresh(n.unit||n.prompt||n.status)});let w=S=>{if(!S)return;let _=r.stepOf(S);r.reveal(S),_&&e.selectStep(_),
S.focus({preventScroll:!0}),S.scrollIntoView({block:"nearest"}),_||f.current?.card.show(S)},y=S=>{let _=r.tokenAt(S);w(_),_&&r.stepOf(_)&&f.current?.card.dismiss()},
M=S=>{let _=r.tokenAt(S);if(S.key==="Escape"){e.selectStep(null);let G=e.current();_&&G&&r.elementOf(G)?.focus({preventScroll:!0})}if(!_||S.ctrlKey||S.metaKey||
S.altKey)return;let $=r.tokens,B=$.indexOf(_),P={ArrowRight:()=>$[B+1],ArrowLeft:()=>$[B-1],ArrowDown:()=>it($,B,1),ArrowUp:()=>it($,B,-1),Home:()=>$.find(G=>r.
stepOf(G)),End:()=>$.at(-1),Enter:()=>_," ":()=>_};Object.hasOwn(P,S.key)&&(S.preventDefault(),w(P[S.key]()))},C=["gp-text",e.readsSource&&"gp-apart",m&&"gp-sin\
gle",g&&"gp-has-given"];return l(T,{children:[b.map((S,_)=>l("p",{class:"gp-hidden gp-whole",dir:"auto",children:S},_)),l(sy,{log:e}),l("div",{class:C.filter(Boolean).
join(" "),role:"group","aria-label":a("Tokens of the prompt and of the text. Arrow keys move, Enter selects, Escape follows the newest."),dir:"auto",ref:p,onClick:y,
onKeyDown:M,children:l("div",{class:"gp-written",ref:d,children:e.started?l(oP,{text:r,log:e,started:e.started,lines:h,unfolds:i,unfold:u},c.current):l("p",{class:"\
gp-note gp-empty",children:a("The text will appear here, one token at a time.")})})}),l(dy,{log:e,shade:r.shade,choose:s,marksGiven:g})]})}var hy=K(tP,void 0,{readsKnobs:!0});
function nP(e){let t=e;for(;t?.before;)t=t.before;return t}function rP(e,t){let n=e.entries.get(t);if(!n)return null;let{log:r}=e,{token:o,step:s}=n,i=s?Mp(r,s).
join(", "):Tp(r,n);return{id:o.token_id,text:o.text,where:Sp(r,n),step:s,why:i}}function oP({text:e,log:t,started:n,lines:r,unfolds:o,unfold:s}){let i=t.readsSource,
u=n.prompt_tokens.length,c=u>eP&&!n.request.only_given,p=c&&!!t.current()?.isPrompt;return H(()=>{p&&s(!0)},[p]),l(T,{children:[i&&l("span",{class:"gp-part-name",
children:a("Source: the encoder reads it")}),c&&l("button",{type:"button",class:"gp-unfold","aria-expanded":o,onClick:()=>s(!o),children:o?a("Show less of the p\
rompt"):a("Show all {count} tokens of the prompt",{count:k(u)})}),l(fy,{text:e,tokens:n.prompt_tokens,media:Kc(n),name:i?a("Source"):a("Prompt"),folds:c?!o:void 0}),
i&&l(T,{children:[l("span",{class:"gp-part-name",children:a("Target: the decoder writes it, from its start token on")}),l(fy,{text:e,tokens:n.decoder_tokens,name:a(
"Start of the target"),isStart:!0})]}),r.map((d,f)=>l(sP,{text:e,line:d,number:f},f))]})}function fy({text:e,tokens:t,name:n,media:r=[],folds:o,isStart:s=!1}){let i=E(
null);return H(()=>{if(!i.current)return;let u=new wo(e,i.current,null);u.write(t,r,s);let c=s?"begun":"prompt";return e[c]=u,()=>{e[c]=null}},[e]),H(()=>{o===void 0||
!i.current||(o&&(i.current.scrollTop=i.current.scrollHeight),e.dissolve())},[e,o]),l("span",{class:o?"gp-prompt gp-folded":"gp-prompt",role:"group","aria-label":n,
tabIndex:o?0:void 0,ref:i})}function sP({text:e,line:t,number:n}){let{log:r}=e,o=E(null),s=E(null);H(()=>{if(!o.current)return;let c=s.current=new Ai(e,o.current);
return e.lines.push(c),()=>{e.lines=e.lines.filter(p=>p!==c)}},[e]),H(()=>s.current?.follow(t.last));let i=t.stopReason?Ke(t.stopReason)[1]:"",u=i&&(t.stopReason===
"step"?"… ":"■ ")+i;return l("div",{class:r.usesBeams&&n>0?"gp-line gp-line-minor":"gp-line","data-kind":t.kind,children:[l("div",{class:"gp-line-head",children:[
l("b",{children:t.label?t.label.charAt(0).toUpperCase()+t.label.slice(1):null}),l(iP,{line:t}),u?l("span",{children:u}):null]}),l("span",{class:"gp-line-body",ref:o}),
t.untold?l("span",{class:"gp-untold",children:t.untold}):null,l("span",{class:"gp-stop",children:!r.usesBeams&&r.lasts.length===1&&u?u:null})]})}function iP({line:{
kind:e,score:t}}){if(t===null)return null;let n=W(t,3);return e==="running"?l("span",{title:a("sum of the log-probabilities so far, in nats"),children:a("sum {v\
alue}",{value:n})}):l("span",{title:a("the sum divided by the length penalty"),children:a("score {value}",{value:n})})}var Ep={};F(Ep,{bytesOf:()=>Rp});function Rp(e){let t=atob(e.trim()),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}var aP=160,lP=12,uP=48;function cP({log:e}){let t=e.finished?.sound;return l(T,{children:[t?l(pP,{sound:t,books:e.lasts.length}):l("p",{class:"gp-note gp-spoken\
-note",children:e.running?a("The sound follows once all codes are there."):a("There is no sound.")}),l(dP,{log:e})]})}var my=K(cP,e=>e.speaks&&e.hideFrom===null);
function pP({sound:e,books:t}){let n=Z(()=>Rp(e.samples).buffer,[e]),r=Z(()=>URL.createObjectURL(fP(n,e.rate)),[n]);Oe(()=>()=>URL.revokeObjectURL(r),[r]);let o=Z(
()=>hP(new DataView(n)),[n]),s={seconds:W(n.byteLength/2/e.rate,2),count:t};return l(T,{children:[l("div",{class:"gp-spoken-wave","aria-hidden":"true",children:l(
yn,{preview:o})}),l("audio",{class:"gp-spoken-sound",controls:!0,src:r}),l("p",{class:"gp-note gp-spoken-note",children:a("{seconds} s of sound. At each step th\
e model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.",s)})]})}function dP({log:e}){let t=e.lasts.
map(q),n=Math.max(uP,...t.map(u=>u.length)),r=e.current(),o=({pen:u,width:c,height:p,colour:d})=>{let[f,h]=[c/n,p/Math.max(1,t.length)],m=Math.min(2,f/4);u.fillStyle=
d("--gp-kept"),t.forEach((b,w)=>b.forEach(({given:y,chosen:M},C)=>{y||(u.globalAlpha=.1+.9*N(M.logprob),u.fillRect(C*f,w*h+1,f-m,h-2))}));let g=t.findIndex(b=>r&&
b.includes(r));!r||g<0||r.given||(u.globalAlpha=1,u.strokeStyle=d("--gp-chosen"),u.lineWidth=2*devicePixelRatio,u.strokeRect(t[g].indexOf(r)*f,g*h+1,f-m,h-2))},
s=u=>{let{column:c,row:p}=Qn(u,n,t.length),d=t[p]?.[c];d&&e.selectStep(d)},i=a("Each row is a codebook, each column a step: the stronger the colour, the more pr\
obable the code that was chosen. Click one to look at it.");return l(T,{children:[l("div",{class:"gp-spoken-codes",style:{height:`${lP*t.length}px`},onClick:s,children:l(
Xn,{class:"gp-spoken-map",paint:o,label:i})}),l("p",{class:"gp-note gp-spoken-legend",children:i})]})}function fP(e,t){let n=new DataView(new ArrayBuffer(44)),r=(o,s)=>[
...s].forEach((i,u)=>n.setUint8(o+u,i.charCodeAt(0)));return r(0,"RIFF"),n.setUint32(4,36+e.byteLength,!0),r(8,"WAVEfmt "),n.setUint32(16,16,!0),n.setUint16(20,
1,!0),n.setUint16(22,1,!0),n.setUint32(24,t,!0),n.setUint32(28,2*t,!0),n.setUint16(32,2,!0),n.setUint16(34,16,!0),r(36,"data"),n.setUint32(40,e.byteLength,!0),new Blob(
[n,e],{type:"audio/wav"})}function hP(e){let t=e.byteLength/2,n=Array.from({length:Math.min(aP,t)},()=>0);for(let o=0;o<t;o++){let s=Math.floor(o*n.length/t);n[s]=
Math.max(n[s],Math.abs(e.getInt16(2*o,!0)))}let r=Math.max(1,...n);return n.map(o=>100*o/r)}function gy(e,t,n){let r=[],o=null,s=[],i=u=>{let c=s.map(({chosen:p})=>p.text).join("").trim();s.length&&o!==null&&r.push({text:c,begin:o,end:u,steps:s}),s=[]};
for(let u of e){let c=u.chosen.token_id;if(c>=n.first){let p=(c-n.first)*n.seconds;i(p),o=p}else o!==null&&c<t&&s.push(u)}return i(null),r}var by=e=>e.started?.request.media?.[0];function mP(e){let t=e.current();return!!(t&&!t.isPrompt&&e.hideFrom===null&&e.started?.timestamps&&by(e)?.kind==="audio")}
function gP(e){let t=e.current();return!t||!e.started?.timestamps?[]:gy(q(e.lastOf(t)),Math.min(...e.started.eos_token_ids),e.started.timestamps)}function bP({log:e,
changes:t}){let[n,r]=L("");ae(t).run&&n&&r("");let o=by(e),s=gP(e),i=e.current(),u=({steps:p})=>i!==null&&p.includes(i),c=({steps:p,begin:d,end:f})=>{e.selectStep(
p[0]),!(!("media_file"in e.answers)||!o?.sha256)&&bi(e,o.sha256,d,f??o.seconds??d,r)};return l(T,{children:[o&&s.length>0&&l(kP,{media:o,parts:s,isHere:u}),l("o\
l",{class:"gp-heard-parts",children:s.map((p,d)=>l("li",{children:l("button",{type:"button","aria-current":u(p)||void 0,onClick:()=>c(p),children:[l("span",{children:p.
text}),l("small",{children:wP(p)})]})},d))}),l("p",{class:"gp-note gp-heard-note",role:"status",children:s.length||e.running?n:yP(e)})]})}var wy=K(bP,mP),wP=({begin:e,
end:t})=>t===null?a("from {begin} s on",{begin:W(e,2)}):a("{begin} to {end} s",{begin:W(e,2),end:W(t,2)}),yP=e=>e.started?.request.return_timestamps?a("The mode\
l wrote no words with times."):a("Set return_timestamps among the knobs to have the model write when it heard each part.");function kP({media:{preview:e,seconds:t=0},
parts:n,isHere:r}){let o=Array.isArray(e)?e.map(Number):[],s=Math.max(1,...o),i=u=>100*u/t;return l(T,{children:[l("div",{class:"gp-heard-sound","aria-hidden":"\
true",children:[n.map((u,c)=>{let p=Math.max(0,100-i(u.end??t)),d={left:`${i(u.begin)}%`,right:`${p}%`};return l("i",{class:r(u)?"gp-here":void 0,style:d},c)}),
l(yn,{preview:o.map(u=>100*u/s)})]}),l("div",{class:"gp-heard-ends","aria-hidden":"true",children:[l("span",{children:a("{seconds} s",{seconds:0})}),l("span",{children:a(
"{seconds} s",{seconds:t})})]})]})}var Pp={};F(Pp,{LineKey:()=>yy,LineKeys:()=>Lp});function yy({look:e,name:t,term:n}){return l("span",{children:[l("svg",{width:"26",height:"8","aria-hidden":"true",children:l("path",{class:e,d:"M1 4H25"})}),n?
l(O,{...n,children:t}):l("span",{children:t})]})}function Lp({class:e,keys:t}){return l("p",{class:`gp-note ${e}`,children:t.map((n,r)=>l(yy,{...n},r))})}function ky(e,t){let{total:n,isSynthid:r}=t;return[{name:a("tokens scored"),value:k(n.scored),term:"length",meaning:a("Tokens that count: those with enough toke\
ns before them, without the prompt.")},...n.scored&&!r?vP(t):[],...n.chosen?xP(e,t):[],...n.marks?[_P(e,t)]:[]]}var Op=(e,t,n)=>ep(e,k(t),n);function vP({total:{
green:e,scored:t,expected:n}}){let r=x(e/t),o=x(n/t);return[{name:a("green"),value:r,term:"green-list",meaning:a("The share of the scored tokens that got the bi\
as."),run:`${k(e)} / ${k(t)} = ${r}`,formula:a("green / scored"),unit:"%"},{name:a("expected at least"),value:o,term:"green-list",meaning:a("At least this share\
 is green on average over all green lists, for this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little\
."),run:Op(W(n,2),t,o),formula:"",unit:"%"}]}function xP(e,{total:t}){let{chosen:n,surprisal:r,gained:o,likely:s,entropy:i}=t,{unit:u}=e,c=!!e.started?.effective.
do_sample,p=c?i:s,d=g=>J(g/n,u),f=g=>Op(W(_e(g,u),2),n,d(g)),h=d(r-p),m=a("bits or nats");return[{name:a("surprisal before the watermark"),value:d(r),term:"surp\
risal",meaning:a("How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm of their probability."),run:f(r),formula:"−(Σ\
 log p) / n"},...e.usesBeams?[]:[{name:a("without it"),value:d(p),term:c?"entropy":"surprisal",meaning:c?a("Tokens drawn without the watermark would have had th\
is on average: the entropy just before it."):a("The likeliest token at each position would have had this."),run:f(p),formula:c?"(Σ H) / n":"−(Σ log p) / n"},
{name:a("log-probability lost"),value:h,term:"logprob",meaning:a("The price per token: how much less probable than that the chosen tokens are. Values below 0 ar\
e luck."),run:`${d(r)} − ${d(p)} = ${h}`,formula:"",unit:m}],{name:a("raised by"),value:d(o),term:"logprob",meaning:a("How much the watermark raised the log-p\
robability of the chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw."),run:f(o),formula:"(Σ log\
 p′ − log p) / n",unit:m}]}function _P({started:e},{total:{suppressed:t,marks:n},isSynthid:r}){let o=W(t/n,1);return{name:a("suppressed"),value:a("{value} o\
f {count}",{value:o,count:k(e?.request.top_candidates??10)}),term:r?"g-value":"green-list",meaning:a("How many of the likeliest tokens the watermark made less l\
ikely, on average over the positions."),run:Op(k(t),n,o),formula:"",unit:a("tokens")}}var Dp={};F(Dp,{ZPicture:()=>Ip,zKeys:()=>Wp});var Hp={};F(Hp,{Axes:()=>Ap,Drawing:()=>Cp,Line:()=>ko,Path:()=>$p,Told:()=>Hi,Words:()=>xn,diamond:()=>Bp,pixel:()=>be,roundTicks:()=>vy,ticksWithin:()=>Np});var SP=240;function TP({height:e,x:t,y:n,left:r=46,right:o=18,top:s=14,bottom:i=38},u){let c=Math.max(SP,u),p=(d,[f,h])=>(d-f)/(h-f||1);return{width:c,height:e,
left:r,right:o,top:s,bottom:i,inner:c-r-o,x:d=>r+p(d,t)*(c-r-o),y:d=>e-i-p(d,n)*(e-s-i)}}function Cp({frame:e,label:t,class:n,onClick:r,children:o}){let s=E(null),
[i,u]=L(0);H(()=>{let p=s.current;if(!p)return;let d=()=>u(p.clientWidth);d();let f=new ResizeObserver(d);return f.observe(p),()=>f.disconnect()},[]);let c=TP(e,
i);return l("div",{class:n,ref:s,onClick:p=>r?.(p,c),children:l("svg",{class:"gp-drawing",role:"group","aria-label":t,viewBox:`0 0 ${c.width} ${c.height}`,style:{
height:`${c.height}px`},children:o(c)})})}function vy(e,t,n){let r=(t-e)/Math.max(1,n)||1,o=10**Math.floor(Math.log10(r)),s=o*([1,2,2.5,5].find(u=>u*o>=r*.8)??10),
i=[];for(let u=Math.floor(e/s+1e-9);u<=Math.ceil(t/s-1e-9);u++)i.push(Number((u*s).toPrecision(12)));return i}var Np=(e,t,n)=>vy(e,t,n).filter(r=>r>=e&&r<=t);function Ap({
plot:e,x:t,y:n,xTitle:r,yTitle:o}){let[s,i]=[e.height-e.bottom,e.width-e.right];return l(T,{children:[n.map(([u,c])=>l("g",{children:[l(ko,{class:"gp-guide",from:[
e.left,e.y(u)],to:[i,e.y(u)]}),l(xn,{at:[e.left-7,e.y(u)+4],anchor:"end",children:c})]},`y ${u}`)),t.map(([u,c])=>l("g",{children:[l(ko,{class:"gp-guide",from:[
e.x(u),s],to:[e.x(u),s+4]}),l(xn,{at:[e.x(u),s+17],children:c})]},`x ${u}`)),l(xn,{class:"gp-axis",at:[(e.left+i)/2,e.height-4],children:r}),o&&l(xn,{class:"gp-\
axis",at:[2,e.top-16],anchor:"start",children:o})]})}var be=e=>Math.round(e*10)/10,Bp=(e,t,n)=>`M${be(e)} ${be(t-n)}l${n} ${n}l${-n} ${n}l${-n} ${-n}Z`;function ko({
class:e,from:t,to:n}){return l("line",{class:e,x1:be(t[0]),y1:be(t[1]),x2:be(n[0]),y2:be(n[1])})}function $p({class:e,points:t}){let n=t.map(([r,o],s)=>`${s?"L":
"M"}${be(r)} ${be(o)}`).join("");return l("path",{class:e,d:n||"M0 0"})}function xn({at:e,anchor:t="middle",class:n,children:r}){return l("text",{class:n,x:be(e[0]),
y:be(e[1]),"text-anchor":t,children:r})}function Hi({class:e,words:t,children:n}){return l("g",{class:e,tabIndex:0,role:"img","data-tip":t,"aria-label":t,children:n})}var MP=400,RP=12,EP=40;function Ip({curves:e,threshold:t,needed:n,label:r,class:o}){let s=e.filter(({points:m})=>m.length),i=s.flatMap(({points:m})=>m),u=i.map(
([,m])=>m),c=Math.max(EP,...i.map(([m])=>m)),p=n&&n.at<=2*c?Math.max(c,n.at*1.05):c,d=Math.min(-.5,...u)*1.08,f=Math.max(t*1.15,1,...u)*1.06,h=(m,g,b)=>Np(m,g,b).
map(w=>[w,String(w)]);return l(Cp,{class:o,frame:{height:260,x:[0,p],y:[d,f],left:40,top:24},label:r??a("z over the number of tokens"),children:m=>l(T,{children:[
l("g",{"aria-hidden":"true",children:[l(Ap,{plot:m,x:h(0,p,m.inner/90),y:h(d,f,5),xTitle:a("tokens scored"),yTitle:"z"}),[0,t].map((g,b)=>l(ko,{class:b?"gp-z-th\
reshold":"gp-unity",from:[m.left,m.y(g)],to:[m.width-m.right,m.y(g)]},b)),s.map(({look:g,points:b},w)=>l($p,{class:`gp-z-${g}`,points:LP(b).map(([y,M])=>[m.x(y),
m.y(M)])},w)),s.map(({look:g,points:b},w)=>l(PP,{look:g,x:m.x(b[b.length-1][0]),y:m.y(b[b.length-1][1])},w)),l(OP,{plot:m,points:s.at(0)?.points??[],threshold:t})]}),
l("g",{children:[l(CP,{plot:m,curves:s}),n&&n.at<=p&&l(Hi,{words:n.words,children:l("path",{class:"gp-z-needed",d:`M${be(m.x(n.at))} ${be(m.y(t))}l-6 11h12Z`})})]})]})})}
function LP(e){let t=Math.ceil(e.length/MP);return e.filter((n,r)=>r%t===0||r===e.length-1)}var PP=({look:e,x:t,y:n})=>e==="measured"?l("circle",{class:"gp-meas\
ured",cx:be(t),cy:be(n),r:5}):l("path",{class:`gp-z-end gp-z-end-${e}`,d:Bp(t,n,4.5)});function OP({plot:e,points:t,threshold:n}){let r=s=>Math.abs(t[s][1]-n),o=t.
length>0&&r(t.length-1)>r(Math.floor(t.length/8));return l(xn,{class:"gp-halo gp-strong",at:[o?e.width-e.right:e.left+5,e.y(n)-6],anchor:o?"end":"start",children:a(
"threshold {value}",{value:lr(n)})})}function CP({plot:e,curves:t}){let n=Math.max(0,...t.map(({points:o})=>o[o.length-1][0])),r=Math.min(RP,n);return Array.from(
{length:r},(o,s)=>{let[i,u]=[n*s/r,n*(s+1)/r],c=t.flatMap(({name:d,points:f})=>{let h=f.findLast(([m])=>m<=u);return h&&h[0]>i?[`${d} ${W(h[1],2)}`]:[]});if(!c.
length)return null;let p=v(Math.floor(u),"After {count} token: {values}","After {count} tokens: {values}",{values:c.join(", ")});return l(Hi,{class:"gp-z-place",
words:p,children:l("rect",{class:"gp-catch",x:be(e.x(i)),y:e.top,width:be(e.x(u)-e.x(i)),height:be(e.height-e.bottom-e.top)})},s)})}var Wp=e=>e.map(({name:t,look:n,
tip:r})=>({look:`gp-z-${n}`,name:t,term:r===void 0?void 0:{id:"z-score",meaning:r,formula:""}}));function NP({log:e}){let[t,n]=L(3),r=vn(e),{verdict:o,sign:s,words:i,more:u}=BP(e,r,t),{scored:c}=r.total;return l(T,{children:[l("header",{class:"gp-head",children:[
l("h2",{class:"gp-title",children:a("Watermark")}),l("p",{class:"gp-note gp-mark-about",children:AP(e,r)})]}),l("p",{class:"gp-finding","data-verdict":o,children:[
l("span",{class:"gp-finding-sign","aria-hidden":"true",children:s}),l("span",{class:"gp-finding-words",children:i})]}),l("p",{class:"gp-finding-more",children:u}),
l("p",{class:"gp-hidden gp-mark-told",role:"status",children:e.finished&&`${i}. ${v(c,"{count} token scored.","{count} tokens scored.")}`}),l($P,{log:e,marks:r}),
l("div",{class:"gp-mark-halves",children:[l(HP,{log:e,marks:r}),l(IP,{log:e,marks:r,threshold:t,setThreshold:n})]})]})}var xy=K(NP,e=>vn(e).total.marks>0);function AP(e,{
watermark:t}){let n=kc(t),r=e.current(),o=r&&e.lines().length>1?e.lineOf(r):null;return o?`${o.label} · ${n}`:n}function BP(e,t,n){let{z:r,scored:o}=t.total;if(r===
null)return{verdict:"wait",sign:"…",words:o?a("z is not known, because the watermark’s settings are not"):a("Nothing to score yet"),more:""};let s={z:We(r)},
i=a("By chance alone, if each token is new evidence, z would be this high with a probability of {p}.",{p:Ye(eo(r))}),u=`${Pi(t)} ${i}`;return r>n?{verdict:"good",
sign:"◆",words:e.running?a("A detector finds it so far: z = {z}",s):a("A detector finds it: z = {z}",s),more:u}:{verdict:"even",sign:"◇",words:e.running?a("\
A detector does not find it so far: z = {z}",s):a("A detector does not find it: z = {z}",s),more:u}}function $P({log:e,marks:t}){let{unscored:n,early:r}=t.total,
o=e.selected?e.current():null;return l("div",{class:"gp-marked-box",children:[l(bo,{class:"gp-mark-key",kind:t.isSynthid?"synthid":"green",unscored:n>0,repeated:r>
0,faint:a("faint: a detector without the prompt cannot score it")}),l(vp,{class:"gp-marked-words",label:a("The text, each token marked. Arrow keys move, Enter s\
elects."),items:t.items,press:({step:s})=>e.selectStep(s),chosen:t.items.findIndex(({step:s})=>s===o)})]})}function HP({log:e,marks:t}){return l("dl",{class:"gp\
-mark-figures",children:ky(e,t).map(({name:n,value:r,term:o,meaning:s,run:i,formula:u,unit:c})=>l("div",{children:[l("dt",{children:l(O,{id:o,run:()=>ue(i??""),
meaning:s,formula:u,unit:c,children:n})}),l("dd",{children:r})]},n))})}function IP({log:e,marks:t,threshold:n,setThreshold:r}){let[o,s]=L(!1),{watermark:i,total:u}=t,
c=t.points("z"),p=[WP(t,c),...DP(e,t)],d=c.length?xc(c,u,i,n):null,f=()=>yp(t),h=a("z after each token that a detector scores, as if the text ended there: how m\
any standard deviations more of them are marked than by chance. It grows with the square root of the length where their share stays the same.");return l("figure",
{class:"gp-z-figure",children:[l("h3",{children:l(O,{id:"z-score",run:f,meaning:h,children:a("z as the text grows")})}),l("p",{class:"gp-threshold-row gp-note",
children:[l("label",{children:[a("threshold")," ",l("input",{class:"gp-threshold",type:"number",min:0,max:30,step:.5,defaultValue:"3",inputMode:"decimal","aria-\
invalid":o,onInput:({currentTarget:{valueAsNumber:m}})=>{let g=m>=0&&m<=30;s(!g),g&&r(m)}})]}),l("span",{class:"gp-threshold-words",role:"status",children:o?a("\
The threshold must be from 0 to 30."):no(n)})]}),l(Lp,{class:"gp-z-keys",keys:Wp(p)}),l(Ip,{class:"gp-z-box",curves:p,threshold:n,needed:d,label:a("z over the n\
umber of tokens, threshold {threshold}",{threshold:n})}),l("p",{class:"gp-note gp-z-needed-words",children:d?.words})]})}function WP({watermark:e},t){let n=[a("\
What a detector finds if it knows the key and sees the text without its prompt.")];return e.keys&&n.push(a("For SynthID it is the z of the plain mean of all g-v\
alues, against fair coins.")),{name:a("this text"),look:"measured",points:t,tip:n.join(" ")}}function DP(e,t){let n=t.points("foreseen");if(!n.length)return[];let r=[
a("What this bias leads to at least, given how uncertain the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer \
et al. 2023, averaged over all green lists.")];return e.started?.effective.do_sample||r.push(a("That holds where tokens are drawn; here the likeliest are taken,\
 which can be greener or less green.")),[{name:a("expected at least"),look:"expected",points:n,tip:r.join(" ")}]}var FP={drafts:of,beams:Mf,beamtree:rh,hypotheses:gh,curve:wg,branches:fb,canvas:Cg,candidates:Cb,draw:eb,check:Kb,knob_strips:lb,layers:Gb,in_words:Vb,cross_attention:tw,
spoken:my,word_times:wy,logit_lens:pw,numbers:yw,processors:Aw,quiz:Ww,reranked:qw,template:Xw,token:Kw,tokens:hy,watermark:xy,what_if:cb};va(()=>Ql(FP));window.GenerationPlaygroundModules={"node_modules/preact/dist/preact.mjs":ji,"node_modules/preact/hooks/dist/hooks.mjs":Yi,"visualizers/panes/core/sight.ts":oa,
"visualizers/panes/core/feed.ts":aa,"node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs":ua,"visualizers/panes/core/component.tsx":ca,"visualizers/panes/core/r\
easoning.ts":da,"visualizers/panes/core/tables.ts":ma,"visualizers/panes/core/notation.ts":ka,"visualizers/panes/core/texts.ts":xa,"visualizers/panes/core/log.t\
s":Ma,"visualizers/panes/core/values.ts":Ra,"visualizers/panes/core/text.ts":Ha,"visualizers/panes/core/document_links.ts":Ia,"visualizers/panes/core/meanings.t\
s":Wa,"visualizers/panes/core/glossary.ts":Fa,"visualizers/panes/core/tips.ts":ja,"visualizers/panes/widgets/term.tsx":Ga,"visualizers/panes/assisted/acceptance\
.ts":Ua,"visualizers/panes/widgets/tip.ts":Va,"visualizers/panes/assisted/draft_figures.tsx":Ya,"visualizers/panes/core/theme.ts":il,"visualizers/panes/core/dom\
_patch.ts":ll,"visualizers/panes/widgets/token_label.tsx":ul,"visualizers/panes/tokens/constraints.ts":fl,"visualizers/panes/widgets/files.tsx":Sl,"visualizers/\
panes/beam_search/beam_finalization.ts":Cl,"visualizers/panes/widgets/filled.tsx":Wl,"visualizers/panes/core/alone.ts":zl,"visualizers/panes/core/run_group.ts":jl,
"visualizers/panes/core/term_links.ts":Ul,"visualizers/panes/core/runtime.ts":eu,"visualizers/panes/charts/picture_files.ts":Iu,"visualizers/panes/charts/values\
_list.tsx":Du,"visualizers/panes/core/shades.ts":Ju,"visualizers/panes/diffusion/canvas_state.ts":Xu,"visualizers/panes/widgets/shade_scale.tsx":Qu,"visualizers\
/panes/tokens/written_tokens.ts":tc,"visualizers/panes/widgets/token_ink.tsx":nc,"visualizers/panes/draws/drawn_step.ts":rc,"visualizers/panes/draws/mass_bounds\
.ts":sc,"visualizers/panes/draws/luck.ts":cc,"visualizers/panes/watermarks/watermark_statistics.ts":yc,"visualizers/panes/watermarks/watermark_words.ts":_c,"vis\
ualizers/panes/tokens/in_hand.ts":Ec,"visualizers/panes/tokens/sampling_knobs.ts":Pc,"visualizers/panes/tokens/score_points.ts":Nc,"visualizers/panes/tokens/han\
d_state.ts":Hc,"visualizers/panes/tokens/media_chips.tsx":jc,"visualizers/panes/core/run_sums.ts":np,"visualizers/panes/widgets/kept.ts":pp,"visualizers/panes/c\
ore/virtual_rows.ts":dp,"visualizers/panes/widgets/card.tsx":fp,"visualizers/panes/tokens/card.tsx":hp,"visualizers/panes/watermarks/detection_words.ts":gp,"vis\
ualizers/panes/watermarks/marked_text.tsx":xp,"visualizers/panes/core/bytes.ts":Ep,"visualizers/panes/charts/line_keys.tsx":Pp,"visualizers/panes/charts/drawing\
.tsx":Hp,"visualizers/panes/watermarks/z_picture.tsx":Dp};})();
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
