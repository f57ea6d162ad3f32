// Lets one document hold one page after the other, each as if it were new: `ReusedPage.show(text)`. To open a page as a
// file takes four times as long: the browser makes a window and runs the scripts from their text, and Playwright puts
// its own into it again. Runs before all other scripts of a document; its other half is reused_page.py.
//
// Head and body are replaced. The root stays: Chromium loses the pointer where a document gets another one, as it does by
// `document.open()`. What else a page leaves behind is taken back here: listeners, timers, frames, observers, globals,
// what is stored, the address. What is replaced in the browser's own objects (`Element.prototype.animate = ...`) is not
// put back but found: then the document is not used again.

if (window === window.top) {
  const address = location.href;
  const observers = new Set();
  const listeners = []; // [target, arguments], of what is there on the next page, too
  const queries = new Set(); // of media
  const frames = new Set(); // the calls that wait for the next frame
  const takenBack = {timer: 0, idle: 0}; // the number of the last one
  let moved = false; // whether the pointer was moved, or a finger put on the page
  const nextFrame = window.requestAnimationFrame.bind(window);
  const noFrame = window.cancelAnimationFrame.bind(window);
  const listen = EventTarget.prototype.addEventListener;

  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver']) {
    ({[name]: window[name]} = {[name]: class extends window[name] {
      constructor(...args) {
        super(...args);
        observers.add(this);
      }
    }});
  }

  EventTarget.prototype.addEventListener = function addEventListener(...args) {
    const target = this ?? window;
    if (!(target instanceof Node) || target === document || target === document.documentElement) listeners.push([target, args]);
    return listen.apply(target, args);
  };

  const ask = window.matchMedia.bind(window);
  window.matchMedia = function matchMedia(media) {
    const query = ask(media);
    queries.add(query);
    return query;
  };

  window.requestAnimationFrame = function requestAnimationFrame(call) {
    const id = nextFrame((time) => {
      frames.delete(id);
      call(time);
    });
    frames.add(id);
    return id;
  };

  window.cancelAnimationFrame = function cancelAnimationFrame(id) {
    frames.delete(id);
    noFrame(id);
  };

  function takeBack() {
    for (const observer of observers) observer.disconnect();
    observers.clear();
    for (const [target, args] of listeners.splice(0)) target.removeEventListener(...args);
    for (const target of [window, document, document.documentElement, ...queries]) {
      for (const name in target) if (name.startsWith('on') && target[name]) target[name] = null;
    }
    queries.clear();
    for (const id of frames) noFrame(id);
    frames.clear();
    const timer = setTimeout(() => {});
    while (takenBack.timer < timer) clearTimeout(++takenBack.timer); // and intervals, which are numbered with them
    const idle = requestIdleCallback(() => {});
    while (takenBack.idle < idle) cancelIdleCallback(++takenBack.idle);
    for (const name of Reflect.ownKeys(window)) {
      const before = globals.get(name);
      if (!before) Reflect.deleteProperty(window, name);
      else if (!same(before, Object.getOwnPropertyDescriptor(window, name))) Object.defineProperty(window, name, before);
    }
    localStorage.clear();
    sessionStorage.clear();
    if (location.href !== address || history.state !== null) history.replaceState(null, '', address);
    document.adoptedStyleSheets = [];
    getSelection().removeAllRanges();
    moved = false;
  }

  // Shows this page in the place of the last one, and resolves once its panes have drawn.
  function show(text) {
    takeBack();
    const root = document.documentElement;
    const page = new DOMParser().parseFromString(text, 'text/html');
    root.replaceChildren();
    for (const {name} of [...root.attributes]) root.removeAttribute(name);
    for (const {name, value} of page.documentElement.attributes) root.setAttribute(name, value);
    for (const name of ['pointermove', 'pointerdown']) {
      window.addEventListener(name, () => { moved = true; }, {capture: true, passive: true});
    }
    for (const part of [page.head, page.body]) { // no script of the head sees a body
      const scripts = part.querySelectorAll('script');
      root.append(part);
      for (const script of scripts) run(script);
    }
    scrollTo(0, 0);
    return settled();
  }

  // A script that was parsed for another document does not run.
  function run(script) {
    const own = document.createElement('script');
    for (const {name, value} of script.attributes) own.setAttribute(name, value);
    own.textContent = script.textContent;
    script.replaceWith(own);
  }

  // Resolves once the panes have drawn: after a frame, and one more if something waits for it, or as many as a pane says
  // that it is busy, for half a minute.
  function settled() {
    return new Promise((resolve, reject) => {
      let drawn = 0;
      const look = () => {
        drawn += 1;
        // Observers are told of this frame in tasks that come before this goes on.
        afterTasks(() => afterTasks(() => {
          const busy = document.querySelector('.gp-pane [aria-busy]');
          if (busy && drawn > 1800) reject(new Error('A pane stays busy.'));
          else if (busy || (frames.size && drawn < 2)) nextFrame(look);
          else resolve();
        }));
      };
      nextFrame(look);
    });
  }

  function afterTasks(call) {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(null);
  }

  const descriptors = (object) => new Map(Reflect.ownKeys(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));
  const same = (one, other) => one && other && Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;

  // The properties of an object, in a form that is compared without making new objects: thousands after each test.
  function propertiesOf(name, object) {
    const all = [...descriptors(object)];
    return {
      name, object, count: all.length,
      values: all.filter(([, each]) => 'value' in each).map(([key, {value}]) => [key, value]),
      accessors: all.filter(([, each]) => !('value' in each)).map(([key, {get, set}]) => [key, get, set]),
    };
  }

  // What a page has replaced in the browser's own objects, or could not be made to give back.
  function replaced() {
    const found = [];
    for (const {name, object, count, values, accessors} of builtIns) {
      if (Reflect.ownKeys(object).length !== count) found.push(name);
      for (const [key, value] of values) if (!Object.is(object[key], value)) found.push(`${name}.${String(key)}`);
      for (const [key, get, set] of accessors) {
        if (getter.call(object, key) !== get || setter.call(object, key) !== set) found.push(`${name}.${String(key)}`);
      }
    }
    for (const name of Reflect.ownKeys(window)) {
      if (!globals.has(name) && !Object.getOwnPropertyDescriptor(window, name).configurable) found.push(String(name));
    }
    return found;
  }

  // What a test that has ended has left in the page and in the browser.
  function left() {
    const media = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)', 'print'];
    return {moved, replaced: replaced(), emulated: media.some((each) => matchMedia(each).matches) || Boolean(document.fullscreenElement)};
  }

  Object.defineProperty(window, 'ReusedPage', {value: {show, settled, left, scripts: {}}});
  const globals = descriptors(window);
  const OBJECTS = ['document', 'navigator', 'history', 'location', 'screen', 'performance', 'Math', 'JSON', 'Intl', 'Reflect', 'console', 'CSS'];
  const {__lookupGetter__: getter, __lookupSetter__: setter} = Object.prototype;
  const builtIns = OBJECTS.map((name) => propertiesOf(name, window[name]));
  for (const [name, {value}] of globals) {
    if (typeof value !== 'function') continue;
    builtIns.push(propertiesOf(name, value));
    if (value.prototype) builtIns.push(propertiesOf(`${name}.prototype`, value.prototype));
  }
}
