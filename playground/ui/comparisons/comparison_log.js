// Carries the log of a comparison to the panes of its kind, unless a value is an older one's. With `opens`, the panes may
// ask for one of its runs to be opened as a run of its own.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountComparisonLog({props, trigger, watch}, {kind, opens}) {
  const turns = new Turns();
  withPanes((gp) => {
    watch('value', () => {
      const lines = turns.unstamp(props.value);
      if (lines !== null) gp.feedGroup(kind, lines, turns.newest);
    });
    if (opens) gp.group(kind).answers.open = ({entry}) => trigger('open', {entry});
  });
}
