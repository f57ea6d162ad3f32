// Hands on what the panes of models ask for: to choose a model, to fetch one and run it, to give one back.

import {withPanes} from '../page/panes.js';

export function mountModelQuestions({trigger}) {
  withPanes((gp) => {
    const answer = ({act, model}) => trigger(act === 'get' ? 'wanted' : 'asked', {act, model});
    for (const name of ['shelf', 'estimate']) gp.group(name).answers.model = answer;
  });
}
