// Whether a run is as it was foretold from the run that was shown before it, where the two differ in the knobs of the draw
// alone: token by token, up to and with the first that was to differ. Draws nothing.

import {type RunLog, pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {Changes, Started, Step} from '../core/types.ts';
import {wordOf} from './draw_words.ts';
import {isForetold} from './form_settings.ts';
import {contenderAt, textAt} from './drawn_step.ts';
import {type Difference, firstDifference, settingsOf} from './same_text.ts';

interface Shown {
  started: Started;
  turn: number | undefined;
  lasts: (Step | null)[];
}

/** What became of one text. */
export interface Outcome {
  difference: Difference | null; // foretold: the first that differs
  missed: {step: Step; expected: string} | null; // the first that is not as foretold
}

export class Outcomes {
  private now: Shown | null = null;
  private before: Shown | null = null;
  private foretold: (Difference | null)[] | null = null;

  constructor(private readonly log: RunLog) {}

  /** Is told of each change of the log. */
  follow({run}: Changes): void {
    const {started, turn, lasts} = this.log;
    if (run && this.now?.started !== started) {
      const later = this.now && turn !== undefined && turn > (this.now.turn ?? -1);
      this.before = later ? this.now : null;
      this.foretold = this.before && started && this.foretell(this.before, started);
    }
    this.now = started && {started, turn, lasts: [...lasts]};
  }

  private foretell(before: Shown, started: Started): (Difference | null)[] | null {
    const [from, to] = [settingsOf(before.started), settingsOf(started)];
    if (!from || !to || !isForetold(before.started, started)) return null;
    return before.lasts.map((last) => firstDifference(pathOf(last), from, to.knobs));
  }

  /** Of each text of the run that is shown; null where it was not foretold. */
  get all(): Outcome[] | null {
    const {before, foretold, log} = this;
    if (!before || !foretold) return null;
    return foretold.map((difference, i) => ({
      difference,
      missed: missedIn(pathOf(before.lasts[i]), pathOf(log.lasts[i] ?? null), difference),
    }));
  }
}

function missedIn(old: Step[], path: Step[], difference: Difference | null): Outcome['missed'] {
  const end = difference ? difference.step.index : Infinity;
  for (const step of path) {
    if (step.index > end || step.index >= old.length) return null;
    const {chosen} = old[step.index];
    if (step.index < end && step.chosen.token_id !== chosen.token_id) return {step, expected: chosen.text};
    if (step.index < end || !difference || typeof difference.winner !== 'number') continue;
    const expected = contenderAt(difference.step, difference.winner)?.token_id;
    if (step.chosen.token_id !== expected) return {step, expected: textAt(difference.step, difference.winner)};
  }
  return null;
}

/** The outcome in words, '' while there is nothing to say. */
export function outcomeWords(outcomes: Outcome[] | null, isOver: boolean): string {
  const missed = outcomes?.find((one) => one.missed)?.missed;
  if (missed)
    return t(
      'Not as predicted: token {number} is {token}, not {expected}. Where two tokens are almost equal, rounding decides.',
      {number: missed.step.index + 1, token: wordOf(missed.step.chosen.text), expected: wordOf(missed.expected)},
    );
  if (!outcomes?.length || !isOver) return '';
  const [{difference}] = outcomes;
  if (outcomes.length > 1) return t('All texts are as predicted.');
  if (!difference) return t('As predicted, the text is the same.');
  const {step, winner} = difference;
  const number = step.index + 1;
  if (winner === 'close') return t('The same up to token {number}, which was too close to call.', {number});
  if (winner === null) return t('The same up to token {number}, which could not be predicted.', {number});
  const values = {number, word: wordOf(step.chosen.text), other: wordOf(textAt(step, winner))};
  return t('As predicted: the same up to token {number}, where {other} replaced {word}.', values);
}
