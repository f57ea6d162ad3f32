// Hands on what a pane asks about the shown run, and the answer: the text goes to the server as token ids, with the line
// that tells of the run's start, as the server wrote it.

import {withPanes} from '../page/panes.js';

export function mountRunQuestion({props, trigger, watch}, {name, most}) {
  withPanes((gp) => {
    const log = gp.log('main');
    const asked = new Map(); // turn -> the ids of the text that was asked about last
    log.mostPlaces[name] = most;
    log.answers[name] = ({step, ...rest}) => {
      const ids = log.idsTo(log.lastOf(step));
      asked.set(log.turn ?? null, ids);
      trigger(name, {...rest, ids, turn: log.turn, started: log.startedLine()});
    };
    watch('value', () => {
      if (!props.value) return;
      const answer = JSON.parse(props.value.split('\n')[1]);
      if (answer) log.addFound(name, answer.turn ?? undefined, asked.get(answer.turn ?? null) || [], answer.found);
      else log.changed('found'); // there is no answer: who asked need not wait
    });
  });
}
