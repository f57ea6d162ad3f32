// Hands on what the panes of models ask for: to choose a model, to fetch one and run it, to give one back.

import {ask} from '../page/ask.ts';
import {leaveView, openView} from '../controls/view_questions.ts';
import {runBegins} from '../page/moments.ts';
import {panes} from '../page/panes.ts';

const MODELS = 'models'; // the name of the view

/** Opens the view of models with what is here now. */
export function openModels(): void {
  openView(MODELS);
  ask('ListModels');
}

export function mountModelQuestions(): void {
  const answer = ({act, model}: {act: string; model: string}) => {
    if (act === 'get') ask('GetModel', {model});
    else ask('AskModel', {act, model});
  };
  runBegins.hear(() => leaveView(MODELS)); // which does not show it
  for (const name of ['shelf', 'estimate']) panes().group(name).answers.model = answer;
}
