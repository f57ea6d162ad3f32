// Answers what the panes ask for: another way from a token, one token more, a token to look up, an earlier run again.
// Each question goes to the server with the line that tells of the shown run's start.

import {withPanes} from '../page/panes.js';

const NEWS = 250; // milliseconds for which a person may walk on before the server is told what is shown

export function mountBranching({element, props, trigger, watch}) {
  withPanes((gp) => {
    const log = gp.log('main');
    const looked = new Map(); // turn -> what was looked up in that run: [{line, lists}]
    let telling = null;

    const watchedIn = (last) => ((last && last.watched) || []).map(({token_id: id}) => id);

    // `line` is the text that is gone on from; what is looked up in it stays so.
    function go(kind, line, ids, place) {
      log.asked = {turn: log.turn, kind, ids, ...place};
      const {last, stopReason: stop} = line;
      trigger('go', {kind, ids, stop, watched: watchedIn(last), turn: log.turn, started: log.startedLine()});
    }

    Object.assign(log.answers, {
      branch({step, tokenId}) {
        if (step.isPrompt) return;
        const ids = [...log.idsTo(step).slice(0, -1), tokenId];
        const last = log.lastOf(step);
        const kind = last === step && log.stepping ? 'choose' : 'branch';
        go(kind, {last}, ids, {at: step.index, from: step.chosen.text, on: tokenId === step.chosen.token_id});
      },
      more() {
        const step = log.current();
        const line = step && log.lineOf(step);
        if (!line || !line.last || log.isFromElsewhere) return trigger('start', {});
        go('more', line, log.idsTo(line.last), {at: line.last.index + 1});
      },
      look({line, text}) {
        const {last} = log.lines()[line] || {};
        const ids = last ? log.idsTo(last) : [];
        trigger('look', {line, text, ids, watched: watchedIn(last), turn: log.turn, started: log.startedLine()});
      },
      save_page() {
        trigger('save_page', {});
      },
      shown() {
        clearTimeout(telling);
        telling = setTimeout(() => trigger('shown', {turn: log.turn, log: log.text}), NEWS);
      },
    });

    // What was looked up is no part of a run's log: it comes back with the run.
    log.subscribe(element, (changes) => {
      if (changes.run) for (const {line, lists} of looked.get(log.turn) || []) log.addWatched(line, lists);
    });
    watch('value', () => {
      if (!props.value) return;
      const found = JSON.parse(props.value.split('\n')[1]);
      if (!found) return log.changed('watched'); // nothing was: who asked need not wait
      if (!looked.has(found.turn)) looked.set(found.turn, []);
      looked.get(found.turn).push(found);
      if (found.turn === (log.turn ?? null)) log.addWatched(found.line, found.lists);
    });
  });
}
