// Hands on what the panes of models ask for: to choose a model, to fetch one and run it, to give one back.

import type {Component} from '../page/component.ts';
import {panes} from '../page/panes.ts';

export function mountModelQuestions({trigger}: Component): void {
  const answer = ({act, model}: {act: string; model: string}) =>
    trigger(act === 'get' ? 'wanted' : 'asked', {act, model});
  for (const name of ['shelf', 'estimate']) panes().group(name).answers.model = answer;
}
