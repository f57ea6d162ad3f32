// Carries the log of the run to the panes, unless what comes is an older run's: as a value, where all of it is there, and
// as lines while it is made. The first value can be a recorded run, with which the page opens: not where its address asks
// for another one. While a model is brought for the next run, the one before is faint: its text is not what comes.

import {takeLines} from '../page/live_log.js';
import {withPanes} from '../page/panes.js';
import {Turns} from '../page/run_version.js';

// `foreign` is the pattern of parameters that hosts add to any address (HOST_PARAMETERS of links.py).
export function mountRunLog({props, watch}, {foreign}) {
  const isForeign = new RegExp(`^(${foreign})$`);
  const isLink = [...new URLSearchParams(location.search).keys()].some((name) => !isForeign.test(name));
  const turns = new Turns();
  let settled; // the last run that has ended
  let spokenOf = ''; // the token of which the example that was pressed speaks
  document.addEventListener('gp-example', (event) => (spokenOf = /** @type {CustomEvent} */ (event).detail));
  withPanes((gp) => {
    const log = gp.log('main');
    const fed = () => {
      document.body.toggleAttribute('data-recorded', log.recorded);
      document.body.toggleAttribute('data-has-media', log.hasReadMedia);
      document.body.toggleAttribute('data-loading', Boolean(log.loading));
      if (!log.finished || log.turn !== turns.newest || settled === turns.newest) return; // or it is the run before
      settled = turns.newest;
      log.selectMostUncertain(spokenOf);
      spokenOf = '';
    };
    const feed = () => {
      const lines = turns.unstamp(props.value);
      if (lines === null) return;
      if (turns.recorded) log.recordedTurn = turns.newest;
      gp.feed('main', lines, turns.newest);
      fed();
    };
    if (props.value && !isLink) feed();
    watch('value', feed);
    takeLines('log', {
      lines(text, turn) {
        if (!turns.take(turn)) return 0;
        const unread = gp.append('main', text, turn);
        fed();
        return unread;
      },
      lost(turn) {
        if (turn === turns.newest) log.lose(turn);
      },
    });
  });
}
