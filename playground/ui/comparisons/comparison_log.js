// Carries the log of a comparison to the panes of its kind, unless what comes is an older one's: as a value, where all of it
// is there, and as lines while it is made. With `opens`, the panes may ask for one of its runs to be opened as a run of its
// own; `first` is the element that comes into sight as a result begins, `name` the component's.

import {takeLines} from '../page/live_log.js';
import {withPanes} from '../page/panes.js';
import {Turns} from '../page/run_version.js';

export function mountComparisonLog({props, trigger, watch}, {kind, name = `${kind}-log`, opens, first = `${kind}-progress`}) {
  const turns = new Turns();
  let begun; // the last comparison whose result has begun
  withPanes((gp) => {
    const fed = () => {
      if (begun === turns.newest) return;
      begun = turns.newest;
      requestAnimationFrame(() => requestAnimationFrame(() => bringIntoSight(first)));
    };
    watch('value', () => {
      const lines = turns.unstamp(props.value);
      if (lines === null) return;
      gp.feedGroup(kind, lines, turns.newest);
      if (lines) fed();
    });
    takeLines(name, {
      lines(text, turn) {
        if (!turns.take(turn)) return 0;
        const unread = gp.appendGroup(kind, text, turn);
        fed();
        return unread;
      },
      lost(turn) {
        if (turn === turns.newest) gp.group(kind).lose();
      },
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
