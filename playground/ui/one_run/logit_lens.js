// Hands on what the pane of the logit lens asks, and the answer: the text goes to the server as token ids, with the line
// that tells of the shown run's start, as the server wrote it.

import {withPanes} from '../server/panes.js';

export function mountLogitLens({props, trigger, watch}, {most}) {
  withPanes((gp) => {
    const log = gp.log('main');
    const asked = new Map(); // turn -> the ids of the text that was asked about last
    log.lensLimit = most;
    log.answers.look_into = ({step, places}) => {
      const ids = log.idsTo(log.lastOf(step));
      asked.set(log.turn ?? null, ids);
      trigger('look_into', {places, ids, turn: log.turn, started: log.startedLine()});
    };
    watch('value', () => {
      if (!props.value) return;
      const answer = JSON.parse(props.value.split('\n')[1]);
      if (answer) log.addLens(answer.turn ?? undefined, asked.get(answer.turn ?? null) || [], answer.found);
      else log.changed('lens'); // there is no answer: who asked need not wait
    });
  });
}
