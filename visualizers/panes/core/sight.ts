// Which panes a person can see: none behind a tab, in a closed drawer or in another view. Nothing is drawn in the others
// until they are opened; and what only grows while a run goes on is not drawn while it is far from the screen.

// What a page opens and closes as a whole, and no pane by itself.
const frameOf = (root: Element) => root.closest('.view, .drawer') || document.body;

// A pane that hides itself is there all the same, where its frame is open: it decides anew with each change.
export function isOpen(root: HTMLElement): boolean {
  return root.checkVisibility() || (root.hidden && frameOf(root).checkVisibility());
}

const waiting = new WeakMap<Element, Set<() => void>>();
let sizes: ResizeObserver; // tells of what is opened in the frame in which it is, before that is painted

// Calls `then` once, when the root of a pane that is not open, or its frame, appears: the pane may be open then.
export function onceShown(root: HTMLElement, then: () => void): void {
  sizes ??= new ResizeObserver((all) =>
    all
      .map(({target}) => target)
      .filter((target) => target.checkVisibility())
      .flatMap(callsOf)
      .forEach((call) => call()),
  );
  const frame = frameOf(root);
  const hidden = frame.checkVisibility() ? root : frame;
  const calls = waiting.get(hidden) ?? new Set();
  waiting.set(hidden, calls.add(then));
  sizes.observe(hidden);
}

function callsOf(target: Element): (() => void)[] {
  sizes.unobserve(target);
  const all = [...(waiting.get(target) || [])];
  waiting.delete(target);
  return all;
}

const far = new WeakMap<Element, boolean>(); // what the browser said last: whether it is more than half a screen away
const comers = new WeakMap<Element, () => void>();
let places: IntersectionObserver;

// Whether the root of a pane is on the page, but far from what is on the screen, as far as the browser has said. One that
// hides itself has no place.
export function isFar(root: HTMLElement): boolean {
  if (!far.has(root)) {
    places ??= new IntersectionObserver(placed, {rootMargin: '50%'});
    far.set(root, false);
    places.observe(root);
  }
  return Boolean(far.get(root)) && !root.hidden;
}

// Calls `then` once, when the root of a pane that is far comes near.
export function onceNear(root: HTMLElement, then: () => void): void {
  comers.set(root, then);
}

function placed(entries: IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    far.set(target, !isIntersecting);
    const then = isIntersecting && comers.get(target);
    if (!then) continue;
    comers.delete(target);
    then();
  }
}
