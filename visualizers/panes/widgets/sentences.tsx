// Sentences as a list, in which the terms of the glossary are links to their entries: each the first time that it is there.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {withTermLinks} from '../core/term_links.ts';

export function Sentences({list}: {list: string[]}) {
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const told = new Set<string>();
    [...(place.current?.children ?? [])].forEach((item, i) => item.replaceChildren(...withTermLinks(list[i], told)));
  }, [list.join('\n')]);
  return (
    <ol class="gp-sentences" ref={place}>
      {list.map((_, i) => (
        <li key={i} />
      ))}
    </ol>
  );
}
