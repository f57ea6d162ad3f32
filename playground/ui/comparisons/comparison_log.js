// Carries the log of a comparison to the panes of its kind, unless a value is an older one's. With `opens`, the panes may
// ask for one of its runs to be opened as a run of its own; `first` is the element that comes into sight as a result begins.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountComparisonLog({props, trigger, watch}, {kind, opens, first = `${kind}-progress`}) {
  const turns = new Turns();
  let begun; // the last comparison whose result has begun
  withPanes((gp) => {
    watch('value', () => {
      const lines = turns.unstamp(props.value);
      if (lines === null) return;
      gp.feedGroup(kind, lines, turns.newest);
      if (!lines || begun === turns.newest) return;
      begun = turns.newest;
      requestAnimationFrame(() => requestAnimationFrame(() => bringIntoSight(first)));
    });
    if (opens) gp.group(kind).answers.open = ({entry}) => trigger('open', {entry});
  });
}

// A result that begins comes into sight by itself, where the controls of its view stand above it.
function bringIntoSight(id) {
  const first = document.getElementById(id);
  if (!first?.offsetParent || first.getBoundingClientRect().top < innerHeight * 0.6) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({block: 'start', behavior: calm ? 'auto' : 'smooth'});
}
