// Carries the log of the run to the panes, unless a value is an older run's.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountRunLog({props, watch}) {
  const turns = new Turns();
  withPanes((gp) => watch('value', () => {
    const lines = turns.unstamp(props.value);
    if (lines !== null) gp.feed('main', lines, turns.newest);
  }));
}
