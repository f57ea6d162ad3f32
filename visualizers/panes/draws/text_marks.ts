// What the knobs in the form would make of the text that is shown, at its tokens: the first that differs has beside it what
// would stand there, what comes after it is faint, and what would be removed is struck through. Only what is another mark than
// before is written: a knob that is dragged does this sixty times a second.

import type {RunLog} from '../core/log.ts';
import {inOneLine} from '../core/text.ts';
import type {Step} from '../core/types.ts';
import {type FormSettings, formSettings} from './form_settings.ts';
import {textAt} from './drawn_step.ts';
import {type Difference, firstDifference, isCut} from './same_text.ts';

/** A text as it is drawn: an element for each of its steps. */
interface MarkedLine {
  steps: Step[];
  tokens: HTMLElement[];
}

const marks = new WeakMap<HTMLElement, string>();

/** Marks the tokens of these lines for what is set in the form now; where that is what the run was made with, none. */
export function markTexts(log: RunLog, lines: MarkedLine[]): void {
  const form = formSettings(log);
  for (const line of lines) markLine(line, form && !form.others.length ? form : null);
}

function markLine({steps, tokens}: MarkedLine, form: FormSettings | null): void {
  const difference = form && firstDifference(steps, form.run, form.knobs);
  const from = difference ? difference.step.index : Infinity;
  steps.forEach((step, i) => {
    const kinds = [
      step.index === from && 'other',
      step.index > from && 'after',
      form && isCut(step, form.run, form.knobs) && 'cut',
    ];
    setMark(tokens[i], kinds.filter(Boolean).join(' '), difference?.step === step ? insteadWords(difference) : '');
  });
}

function setMark(token: HTMLElement, kinds: string, instead: string): void {
  const mark = `${kinds}\n${instead}`;
  if ((marks.get(token) ?? '\n') === mark) return;
  marks.set(token, mark);
  if (kinds) token.dataset.luck = kinds;
  else delete token.dataset.luck;
  if (instead) token.dataset.instead = instead;
  else delete token.dataset.instead;
}

const insteadWords = ({step, winner}: Difference): string =>
  typeof winner === 'number' ? inOneLine(textAt(step, winner)).trim() || '·' : '?';
