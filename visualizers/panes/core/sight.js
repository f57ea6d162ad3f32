// Which panes a person can see: none behind a tab, in a closed drawer or in another view. Nothing is drawn in the others
// until they are opened.

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
