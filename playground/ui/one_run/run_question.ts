// Hands on what a pane asks about the shown run, and the answer: the text goes to the server as token ids, with the line
// that tells of the run's start, as the server wrote it.

import type {AnsweredQuestion} from '../../../visualizers/panes/core/log.ts';
import type {Attention, Lens, Step} from '../../../visualizers/panes/core/types.ts';
import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';

interface Options {
  name: AnsweredQuestion;
  /** How many tokens can be asked about at once. */
  most: number;
  /** What the server is asked: where a person has pressed a button, and where nobody has. */
  byPerson: 'LookIntoLayers' | 'LookAtInput';
  byItself: 'LensByItself' | 'AttentionByItself';
}

export function mountRunQuestion({props, watch}: Component, {name, most, byPerson, byItself}: Options): void {
  const log = mainLog();
  const asked = new Map<number | null, number[]>(); // turn -> the ids of the text that was asked about last
  log.mostPlaces[name] = most;
  log.answers[name] = ({step, by_itself: isUnasked, ...rest}: {step: Step; by_itself?: boolean}) => {
    const ids = log.idsTo(log.lastOf(step));
    asked.set(log.turn ?? null, ids);
    ask(isUnasked ? byItself : byPerson, {...rest, ids, turn: log.turn, started: log.startedLine()});
  };
  watch('value', () => {
    if (!props.value) return;
    const answer = JSON.parse(props.value.split('\n')[1]) as Answer | null;
    if (answer) log.addFound(name, answer.turn ?? undefined, asked.get(answer.turn) ?? [], answer.found);
    else log.changed('found'); // there is no answer: who asked need not wait
  });
}

interface Answer {
  turn: number | null;
  found: Lens['found'] & Attention['found'];
}
