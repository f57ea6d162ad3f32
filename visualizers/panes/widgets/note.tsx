// A note in which the terms of the glossary are links to their entries.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {withTermLinks} from '../core/term_links.ts';

export function Note({text, class: names = 'gp-note'}: {text: string; class?: string}) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...withTermLinks(text)), [text]);
  return <p class={names} ref={place} />;
}
