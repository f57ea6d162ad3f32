// What is said over a text while a knob is turned: how far it could go, and what becomes of the text. Draws nothing.

import {t} from '../core/texts.ts';
import {rangeWords, wordOf} from './draw_words.ts';
import type {FormSettings} from './form_settings.ts';
import {limitsOf} from './knob_spans.ts';
import type {DrawSettings, KnobName} from './luck.ts';
import {textAt} from './drawn_step.ts';
import {type Difference, type SpanEnd, type TextSpan, type TextSpans} from './same_text.ts';

/** The span of a knob, in words: “temperature 0.78 to 1.20”. */
export function spanWords(knob: KnobName, {low, high, below, above}: TextSpan): string {
  return rangeWords(knob, {low, high, hasLow: Boolean(below), hasHigh: Boolean(above)});
}

/** What would change beyond the end of a span. */
export function endWords({step, winner}: SpanEnd, side: 'below' | 'above'): string {
  const word = wordOf(step.chosen.text);
  if (winner === null)
    return side === 'above'
      ? t('Above, it is not known whether {word} stays.', {word})
      : t('Below, it is not known whether {word} stays.', {word});
  const values = {word, other: wordOf(textAt(step, winner))};
  return side === 'above' ? t('Above, {word} becomes {other}.', values) : t('Below, {word} becomes {other}.', values);
}

/** The sentences over the text. */
export function whatIfWords(form: FormSettings, spans: TextSpans | null, difference: Difference | null): string[] {
  const {run, knobs, moved, others} = form;
  if (others.length)
    return [
      t('Other settings have changed, too ({names}). Their effect on the text is not known before it runs.', {
        names: others.join(', '),
      }),
    ];
  const [knob] = moved;
  if (moved.length > 1 || !spans)
    return [difference ? differenceWords(difference) : t('With these settings the text stays the same.')];
  const side = knobs[knob] > run.knobs[knob] ? 'above' : 'below';
  const end = spans[knob][side];
  const more = difference ? [differenceWords(difference)] : end ? [endWords(end, side)] : [];
  return [t('The same text for {range}.', {range: spanWords(knob, spans[knob])}), ...more];
}

function differenceWords({step, winner}: Difference): string {
  const values = {number: step.index + 1, word: wordOf(step.chosen.text)};
  if (winner === null) return t('Now it is not known whether token {number}, {word}, stays.', values);
  if (winner === 'close') return t('Now token {number}, {word}, is too close to call.', values);
  return t('Now token {number}, {word}, becomes {other}.', {...values, other: wordOf(textAt(step, winner))});
}

// ---------------------------------------------------------------------------------------------------- on a strip

/** Where a value stands on the strip of its knob, from 0 to 1: what is small in top_k and min_p has room there. */
export function placeOf(knob: KnobName, value: number, run: DrawSettings, vocab: number): number {
  const [start, end] = limitsOf(knob, run, vocab);
  const within = Math.min(end, Math.max(start, value));
  if (knob === 'top_k') return Math.log(within) / Math.log(end);
  return knob === 'min_p' ? Math.sqrt(within) : (within - start) / (end - start);
}
