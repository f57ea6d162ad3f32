// Carries the log of the run to the panes, unless a value is an older run's. The first value can be a recorded run, with
// which the page opens: not where its address asks for another one.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

const OPENING_TURN = 1; // as in run_version.py

export function mountRunLog({props, watch}) {
  const turns = new Turns();
  let settled; // the last run that has ended
  withPanes((gp) => {
    const log = gp.log('main');
    const feed = () => {
      const lines = turns.unstamp(props.value);
      if (lines === null) return;
      log.recorded = turns.newest === OPENING_TURN;
      document.body.toggleAttribute('data-recorded', log.recorded);
      gp.feed('main', lines, turns.newest);
      if (!log.finished || log.turn !== turns.newest || settled === turns.newest) return; // or it is the run before
      settled = turns.newest;
      log.selectMostUncertain();
    };
    if (props.value && !location.search) feed();
    watch('value', feed);
  });
}
