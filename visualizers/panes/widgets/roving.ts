// One of several elements is in the order of the Tab key; the arrow keys, Home and End walk among them.

import {useLayoutEffect, useRef} from 'preact/hooks';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What the list takes as attributes; `selector` finds the elements in it. They have no `tabIndex` of their own. */
export function useRoving<List extends HTMLElement>(selector: string) {
  const list = useRef<List>(null);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const reach = (one: HTMLElement) => {
    for (const each of all()) each.tabIndex = each === one ? 0 : -1;
  };
  useLayoutEffect(() => {
    const elements = all();
    if (elements.length)
      reach(elements.find(({tabIndex, dataset}) => tabIndex === 0 && dataset.reached) ?? elements[0]);
    for (const each of elements) each.dataset.reached = 'yes'; // a button that is new has a tabIndex of 0, too
  });
  const onFocusIn = ({target}: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(selector)) reach(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const elements = all();
    const at = elements.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key] as (typeof STEPS)[string] | undefined;
    if (at < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    elements[Math.max(0, Math.min(elements.length - 1, step(at, elements.length)))].focus();
  };
  return {ref: list, onFocusIn, onKeyDown};
}
