// A menu that folds: as the focus leaves it, at a press elsewhere, on one of its entries and with Escape; the arrow keys, Home and
// End walk among its entries. What unfolds it is a `summary`, or a button that says so in aria-expanded.

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface Fold {
  /** Has the button and the entries. */
  root: HTMLElement;
  button: HTMLElement;
  isOpen: () => boolean;
  unfold: (to: boolean) => void;
}

// One that is a `details` unfolds by itself.
export function mountFoldingMenu(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary');
  if (button) mountFold({root: menu, button, isOpen: () => menu.open, unfold: (to) => (menu.open = to)});
}

// One whose button unfolds it; `show` does so, `first` is the entry that has the focus then, if any.
export function mountButtonMenu(
  root: HTMLElement,
  button: HTMLElement,
  show: (to: boolean) => void,
  first?: () => HTMLElement | null,
): void {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const unfold = (to: boolean) => {
    button.setAttribute('aria-expanded', String(to));
    show(to);
  };
  button.addEventListener('click', () => {
    unfold(!isOpen());
    if (isOpen()) first?.()?.focus();
  });
  mountFold({root, button, isOpen, unfold});
}

function mountFold({root, button, isOpen, unfold}: Fold): void {
  const entries = () =>
    [...root.querySelectorAll<HTMLElement>('button, a')].filter((entry) => entry !== button && entry.checkVisibility());
  const fold = () => {
    unfold(false);
    button.focus();
  };
  root.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) unfold(false);
  });
  root.addEventListener('click', ({target}) => {
    const entry = target instanceof Element && target.closest('button, a');
    if (entry && entry !== button && isOpen()) fold(); // the keyboard stays where it was
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Node && !root.contains(target)) unfold(false);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) {
      event.stopPropagation();
      fold();
      return;
    }
    const isOn = event.target === button;
    const step = STEPS[event.key] as (typeof STEPS)[string] | undefined;
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOpen() && !(isOn && event.key === 'ArrowDown')) return;
    event.preventDefault();
    unfold(true);
    const all = entries();
    all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
  });
}
