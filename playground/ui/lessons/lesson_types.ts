// What the server says of lessons: as `as_plain` of lesson.py, `Judgement` of judgement.py and LessonPanel have it.

import type {Said} from '../../../visualizers/panes/core/texts.ts';
import type {Guess} from '../page/moments.ts';

/** A lesson in the list; `steps` is how many it has. */
export interface LessonEntry {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

export interface Prediction {
  question: string;
  answers: string[];
  number: boolean; // whether a number is written
  token: number; // the place of the token that is predicted, counted from 1; 0 for none
  tokens: string[];
}

export interface LessonStep {
  text: string;
  at: string; // the selector of what it points at
  view: string;
  sets: boolean; // whether it sets the page
  solvable: boolean;
  predict?: Prediction;
  task?: string;
  by_hand?: boolean; // whether the task is looked at while something is dragged, looked at, or rolled
  picture?: string; // the picture of a token that it speaks of
  needs: boolean; // whether it speaks of a text that is there as it begins
  looks_at: number; // the token that is looked at as it begins, counted from 1; 0 for none
}

export interface Lesson {
  name: string;
  title: string;
  steps: LessonStep[];
}

export interface Judgement {
  done: boolean;
  right: boolean | null;
  why: Said;
  tempts: Said;
  happened: Said;
  expected: number | null;
  shown: boolean | null;
  claim: Said;
  then: Said;
  recorded: boolean; // whether a recorded run shows the claim
  wishes: {met: boolean | null; text: Said}[];
}

/** The values of the panel. */
export type LessonValue =
  | {kind: 'lesson'; lesson: Lesson}
  | {kind: 'ready'; step: number; lacks: boolean}
  | ({kind: 'judgement'; step: number} & Judgement);

/** How far a person is in a lesson; guesses by the number of their step. */
export interface Progress {
  at: number;
  done: number[];
  guesses: Record<number, Guess | undefined>;
  ownModel?: boolean;
}
