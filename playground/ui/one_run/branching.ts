// Answers what the panes ask for: another way from a token, one token more, a token to look up, an earlier run again.
// Each question goes to the server with the line that tells of the shown run's start.

import type {Continuation, Line, Step} from '../../../visualizers/panes/core/types.ts';
import type {Row} from '../../../visualizers/panes/core/wire_types.ts';
import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';

const NEWS = 250; // milliseconds for which a person may walk on before the server is told what is shown

/** What was looked up in a run: for each step of a line, rows of Candidate. */
interface LookedUp {
  turn: number | null;
  line: number;
  lists: Row[][];
}

export function mountBranching({element, props, watch}: Component): void {
  const log = mainLog();
  const looked = new Map<number | null, LookedUp[]>(); // by the turn of the run
  let telling = 0;

  const watchedIn = (last: Step | null | undefined) => (last?.watched ?? []).map(({token_id: id}) => id);

  const sameLuck = () => document.querySelector<HTMLInputElement>('#same-luck input')?.checked ?? true;

  // `line` is the text that is gone on from; what is looked up in it stays so.
  function go(
    kind: string,
    line: Pick<Line, 'last'> & Partial<Line>,
    ids: number[],
    place: Pick<Continuation, 'at' | 'from' | 'on'>,
  ) {
    log.asked = {turn: log.turn, kind, ids, ...place};
    const {last, stopReason: stop} = line;
    const luck = {same_luck: sameLuck(), sequence: last?.sequence ?? 0};
    ask('GoOn', {kind, ids, stop, ...luck, watched: watchedIn(last), turn: log.turn, started: log.startedLine()});
  }

  Object.assign(log.answers, {
    branch({step, tokenId}: {step: Step; tokenId: number}) {
      if (step.isPrompt) return;
      const ids = [...log.idsTo(step).slice(0, -1), tokenId];
      const last = log.lastOf(step);
      const kind = last === step && log.stepping ? 'choose' : 'branch';
      go(kind, {last}, ids, {at: step.index, from: step.chosen.text, on: tokenId === step.chosen.token_id});
    },
    more() {
      const step = log.current();
      const line = step && log.lineOf(step);
      if (!line?.last || log.isFromElsewhere) return ask('StartSteps');
      go('more', line, log.idsTo(line.last), {at: line.last.index + 1});
    },
    look({line, text}: {line: number; text: string}) {
      const last = log.lines().at(line)?.last;
      const ids = last ? log.idsTo(last) : [];
      ask('LookUpToken', {line, text, ids, watched: watchedIn(last), turn: log.turn, started: log.startedLine()});
    },
    save_page() {
      ask('SaveRunPage');
    },
    shown() {
      clearTimeout(telling);
      telling = window.setTimeout(() => ask('ShowOwnRun', {turn: log.turn, log: log.text}), NEWS);
    },
  });

  // What was looked up is no part of a run's log: it comes back with the run.
  log.subscribe(element, ({run}) => {
    if (run) for (const {line, lists} of looked.get(log.turn ?? null) ?? []) log.addWatched(line, lists);
  });
  watch('value', () => {
    if (!props.value) return;
    const found = JSON.parse(props.value.split('\n')[1]) as LookedUp | null;
    if (!found) return log.changed('watched'); // nothing was: who asked need not wait
    looked.set(found.turn, [...(looked.get(found.turn) ?? []), found]);
    if (found.turn === (log.turn ?? null)) log.addWatched(found.line, found.lists);
  });
}
