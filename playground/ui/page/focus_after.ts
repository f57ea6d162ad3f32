// Focus on what is drawn only after a press: the element is found once the component has been drawn anew.

import {useLayoutEffect, useRef} from 'preact/hooks';

/** Gives a function that has the element of this selector, in `root`, focused when the component is drawn next. */
export function useFocusAfter(root: () => Element | null | undefined): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    root()?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector) => (wanted.current = selector);
}
