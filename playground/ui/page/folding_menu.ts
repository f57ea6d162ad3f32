// A menu that is a `details`: it folds as the focus leaves it, at a press elsewhere, on one of its entries and with Escape; the
// arrow keys, Home and End walk among its entries.

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function mountFoldingMenu(menu: HTMLDetailsElement): void {
  const entries = () => [...menu.querySelectorAll<HTMLElement>('button, a')].filter((entry) => !entry.hidden);
  const fold = (isFocused: boolean) => {
    menu.open = false;
    if (isFocused) menu.querySelector('summary')?.focus();
  };
  menu.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) fold(false);
  });
  menu.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('button, a')) fold(true); // the keyboard stays where it was
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Node && !menu.contains(target)) fold(false);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      event.stopPropagation();
      fold(true);
      return;
    }
    const step = STEPS[event.key] as (typeof STEPS)[string] | undefined;
    if (!step || event.ctrlKey || event.metaKey || event.altKey || (!menu.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    menu.open = true;
    const all = entries();
    all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
  });
}
