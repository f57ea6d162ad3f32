// What the server says of a class: as ClassPanel (class_panel.py), a room (room.py) and its questions (question.py) have it.

import type {Said} from '../../../visualizers/panes/core/texts.ts';

/** A teacher's link, and the room where there is one. */
export interface MadeClass {
  link: string;
  qr: string | null;
  by: string;
  lesson: string | null;
  locks: string[];
  needs: string[]; // the locked parts that the tasks of the lesson change
  seeded: boolean;
  room: RoomKey | null;
}

/** `key` is known to the teacher's browser alone. */
export interface RoomKey {
  code: string;
  key: string;
}

/** The class whose link a pupil has opened; `room` is the code of its room. */
export interface ArrivedClass {
  by: string;
  named: Said;
  locks: string[];
  lesson: string | null;
  step: number;
  seeded: boolean;
  room: string | null;
  setup_version: number;
}

/** The values of the panel. */
export type ClassValue =
  | ({kind: 'made'} & MadeClass)
  | ({kind: 'arrived'} & ArrivedClass)
  | {kind: 'refused'; text: Said}
  | {kind: 'taken' | 'full' | 'removed' | 'gone' | 'closed' | 'left'};

/** News of a room: as everybody in it gets them; `people` are for the teacher. */
export interface RoomNews {
  version: number;
  setup_version: number;
  pupils: number;
  questions: ClassQuestion[];
  mean: {class: number; model: number; questions: number} | null;
  people?: {id: string; name: string}[];
}

export interface QuestionOption {
  key: string;
  label: Said;
  model: number | null; // the model's probability
  count: number;
}

/** What a class predicts; log scores in nats. What was answered is there once it may be seen. */
export interface ClassQuestion {
  key: string;
  kind: 'token' | 'written' | 'answers' | 'number';
  title: Said;
  context: Said;
  revealed: boolean;
  answered: number;
  answered_by?: string[]; // ids, for the teacher
  options: QuestionOption[];
  numbers: number[];
  median: number | null;
  outcome: string | number | null;
  class_score: number | null;
  model_score: number | null;
}
