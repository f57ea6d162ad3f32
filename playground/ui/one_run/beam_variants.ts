// Hands on what the pane of hypotheses asks of the library, and its answers: another search for the request of the run
// that is shown. The question goes to the server with the line that tells of that run's start, as the server wrote it.

import type {LibrarySearch, RuleSearch} from '../../../visualizers/panes/core/types.ts';
import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';

export function mountBeamVariants({props, watch}: Component): void {
  const log = mainLog();
  log.answers.search = ({kind, rule}: {kind: LibrarySearch['kind']; rule?: RuleSearch['rule']}) =>
    ask('SearchAgain', {kind, rule, turn: log.turn, started: log.startedLine()});
  watch('value', () => {
    if (!props.value) return;
    const answer = JSON.parse(props.value.split('\n')[1]) as {turn: number | null; found: LibrarySearch} | null;
    if (answer) log.addSearched(answer.turn ?? undefined, answer.found);
    else log.changed('searched'); // nothing was found: who asked need not wait
  });
}
