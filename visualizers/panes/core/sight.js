// Which panes a person can see: none behind a tab, in a closed drawer or in another view. Nothing is drawn in the others
// until they are opened; and what only grows while a run goes on is not drawn while it is far from the screen.

// What a page opens and closes as a whole, and no pane by itself.
/** @param {Element} root */
const frameOf = (root) => root.closest('.tabitem, .drawer') || document.body;

// A pane that hides itself is there all the same, where its frame is open: it decides anew with each change.
/** @param {HTMLElement} root */
export function isOpen(root) {
  return root.checkVisibility() || (root.hidden && frameOf(root).checkVisibility());
}

/** @type {WeakMap<Element, Set<() => void>>} */
const waiting = new WeakMap();
/** @type {ResizeObserver} */
let sizes; // tells of what is opened in the frame in which it is, before that is painted

// Calls `then` once, when the root of a pane that is not open, or its frame, appears: the pane may be open then.
/** @type {(root: HTMLElement, then: () => void) => void} */
export function onceShown(root, then) {
  sizes ??= new ResizeObserver((all) => all.map(({target}) => target).filter((target) => target.checkVisibility()).flatMap(calls).forEach((call) => call()));
  const frame = frameOf(root);
  const hidden = frame.checkVisibility() ? root : frame;
  if (!waiting.has(hidden)) waiting.set(hidden, new Set());
  waiting.get(hidden).add(then);
  sizes.observe(hidden);
}

/** @param {Element} target */
function calls(target) {
  sizes.unobserve(target);
  const all = [...waiting.get(target) || []];
  waiting.delete(target);
  return all;
}

/** @type {WeakMap<Element, boolean>} */
const far = new WeakMap(); // what the browser said last: whether it is more than half a screen away
/** @type {WeakMap<Element, () => void>} */
const comers = new WeakMap();
/** @type {IntersectionObserver} */
let places;

// Whether the root of a pane is on the page, but far from what is on the screen, as far as the browser has said. One that
// hides itself has no place.
/** @param {HTMLElement} root */
export function isFar(root) {
  if (!far.has(root)) {
    places ??= new IntersectionObserver(placed, {rootMargin: '50%'});
    far.set(root, false);
    places.observe(root);
  }
  return far.get(root) && !root.hidden;
}

// Calls `then` once, when the root of a pane that is far comes near.
/** @type {(root: HTMLElement, then: () => void) => void} */
export function onceNear(root, then) {
  comers.set(root, then);
}

/** @param {IntersectionObserverEntry[]} entries */
function placed(entries) {
  for (const {target, isIntersecting} of entries) {
    far.set(target, !isIntersecting);
    const then = isIntersecting && comers.get(target);
    if (!then) continue;
    comers.delete(target);
    then();
  }
}
