// What happens on the page and concerns more than one part of it, beside what is open (store.ts): who makes it happen says
// so, and who is concerned hears it.

export interface Moment<What> {
  tell(what: What): void;
  hear(then: (what: What) => void): void;
}

function moment<What = void>(): Moment<What> {
  const hearers: ((what: What) => void)[] = [];
  return {
    hear: (then) => void hearers.push(then),
    tell: (what) => hearers.forEach((then) => then(what)),
  };
}

/** What is said of the connection to the server; `again` offers to run again. */
export interface ConnectionNote {
  severity: 'busy' | 'error';
  message: string;
  fix: string;
  again?: boolean;
}

/** What is set on the page, by its name in form_memory.py. */
export type HeldForm = Record<string, unknown>;

/** A prediction that somebody has made: of a step of a lesson, or of the next token. */
export type Prediction =
  {lesson: string; step: number; guess: Guess} | {sequence: number; index: number; token: unknown};
/** The number of an answer, a number, or a token. */
export type Guess = number | string;

/** The person leaves a view for another one. */
export const viewLeft = moment();
/** The page is filled: with what was kept, with a link, or with what a class has set. */
export const pageFilled = moment();
/** Enter was pressed where it does what Generate does. */
export const runWanted = moment();
/** Something begins to run. */
export const runBegins = moment();
/** Something has run to its end. */
export const runEnded = moment();
/** What is set has changed: the prompt, a knob, a field of a lane. */
export const changed = moment();
/** The form has been read. */
export const formRead = moment<HeldForm>();
/** An example was pressed that speaks of this token. */
export const exampleChosen = moment<string>();
/** What happens to the connection; null when all is well. */
export const connection = moment<ConnectionNote | null>();
/** The server does not answer. */
export const serverAway = moment();
/** The person has said whether this browser may keep things. */
export const keepingChanged = moment();
/** Somebody has predicted something. */
export const predicted = moment<Prediction>();
/** A class opens a lesson at a step, counted from 1. */
export const lessonAsked = moment<{lesson: string; step: number}>();
/** The list of lessons is to be opened. */
export const lessonsAsked = moment();
/** In the room of a class: the questions that the teacher has revealed; null where there is no room. */
export const classNews = moment<string[] | null>();
/** What a class has predicted is to be seen large. */
export const classEnlarged = moment();
