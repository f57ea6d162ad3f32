// Hands on what the pane of hypotheses asks of the library, and its answers: another search for the request of the run
// that is shown. The question goes to the server with the line that tells of that run's start, as the server wrote it.

import {withPanes} from '../page/panes.js';

export function mountBeamVariants({props, trigger, watch}) {
  withPanes((gp) => {
    const log = gp.log('main');
    log.answers.search = ({kind, rule}) => trigger('search', {kind, rule, turn: log.turn, started: log.startedLine()});
    watch('value', () => {
      if (!props.value) return;
      const answer = JSON.parse(props.value.split('\n')[1]);
      if (answer) log.addSearched(answer.turn ?? undefined, answer.found);
      else log.changed('searched'); // nothing was found: who asked need not wait
    });
  });
}
