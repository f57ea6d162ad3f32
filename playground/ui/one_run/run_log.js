// Carries the log of the run to the panes, unless a value is an older run's.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountRunLog({props, watch}) {
  const turns = new Turns();
  let settled; // the last run that has ended
  withPanes((gp) => watch('value', () => {
    const lines = turns.unstamp(props.value);
    if (lines === null) return;
    gp.feed('main', lines, turns.newest);
    const log = gp.log('main');
    if (!log.finished || settled === turns.newest) return;
    settled = turns.newest;
    log.selectMostUncertain();
  }));
}
