// A table that is wider than a phone.

import type {ComponentChildren} from 'preact';

export function Scrolled({name, children}: {name: string; children: ComponentChildren}) {
  return (
    <div class="gp-serving-scroll" tabIndex={0} role="region" aria-label={name}>
      {children}
    </div>
  );
}
