// Carries the log of the run to the panes, unless what comes is an older run's: as a value, where all of it is there, and
// as lines while it is made. The first value can be a recorded run, with which the page opens: not where its address asks
// for another one. While a model is brought for the next run, the one before is faint: its text is not what comes.

import {asksForMore} from '../page/asked_address.ts';
import type {Component} from '../page/component.ts';
import {takeLines} from '../page/live_log.ts';
import {exampleChosen} from '../page/moments.ts';
import {mainLog, panes} from '../page/panes.ts';
import {Turns} from '../page/run_version.ts';
import {shownRun} from '../page/store.ts';

// `foreign` is the pattern of parameters that hosts add to any address (HOST_PARAMETERS of links.py), `opening` the turn of the
// run with which the page opens.
export function mountRunLog({props, watch}: Component, {foreign, opening}: {foreign: string; opening: number}): void {
  const isLink = asksForMore(location.search, foreign);
  const turns = new Turns();
  const log = mainLog();
  let settled = -1; // the last run that has ended
  let spokenOf = ''; // the token of which the example that was pressed speaks
  exampleChosen.hear((token) => (spokenOf = token));

  function fed() {
    shownRun.isRecorded.value = log.recorded;
    shownRun.isStepping.value = log.stepping;
    shownRun.hasSteps.value = !log.denoises && !log.speaks;
    shownRun.hasMedia.value = log.hasReadMedia;
    shownRun.isOpening.value = log.recorded && log.turn === opening;
    shownRun.isLoading.value = log.loading !== null;
    if (!log.finished || log.turn !== turns.newest || settled === turns.newest) return; // or it is the run before
    settled = turns.newest;
    log.selectMostUncertain(spokenOf);
    spokenOf = '';
  }
  function feed() {
    const lines = turns.unstamp(props.value);
    if (lines === null) return;
    if (turns.recorded) log.recordedTurn = turns.newest;
    panes().feed('main', lines, turns.newest);
    fed();
  }

  if (props.value && !isLink) feed();
  watch('value', feed);
  takeLines('log', {
    lines(text, turn) {
      if (!turns.take(turn)) return 0;
      const unread = panes().append('main', text, turn);
      fed();
      return unread;
    },
    lost(turn) {
      if (turn === turns.newest) log.lose(turn);
    },
  });
}
