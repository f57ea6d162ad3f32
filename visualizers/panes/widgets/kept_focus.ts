// The focus in a list whose elements move, come and go: it stays on its element, and where that is gone, it is at its place.

import {useLayoutEffect} from 'preact/hooks';

interface KeptFocus {
  target?: string; // selects what takes the focus in an element; the element itself, where it is not named
  name?: string; // the attribute by which an element that was made anew is known again
}

/** For each drawing of a list; `selector` finds its elements. */
export function useKeptFocus(
  list: {current: HTMLElement | null},
  selector: string,
  {target, name}: KeptFocus = {},
): void {
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const element = focused && list.current?.contains(focused) ? focused.closest<HTMLElement>(selector) : null;
  const at = element ? all().indexOf(element) : -1;
  useLayoutEffect(() => {
    if (at < 0 || document.activeElement === focused) return;
    const left = all();
    const known = name && element?.getAttribute(name);
    const again = name ? left.find((one) => one.getAttribute(name) === known) : undefined;
    const next = again ?? left.at(Math.min(at, left.length - 1));
    if (focused?.isConnected) focused.focus({preventScroll: true});
    else (target ? next?.querySelector<HTMLElement>(target) : next)?.focus({preventScroll: true});
  });
}
