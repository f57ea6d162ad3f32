// A whole text under other knobs, with the same luck: how far each knob could be turned without changing a word, the first
// token that differs, and which tokens would be removed. After the first that differs it is another text, of which nothing is
// known. Draws nothing.

import {Along} from '../core/log.ts';
import type {Started, Step} from '../core/types.ts';
import {drawnOf} from './drawn_step.ts';
import {type Beyond, type KnobSpan, type KnobSpans, limitsOf, spansOf} from './knob_spans.ts';
import {
  type DrawSettings,
  type KnobName,
  type Knobs,
  type Winner,
  KNOB_NAMES,
  areSame,
  drawSettingsOf,
  leftOf,
  winnerOf,
} from './luck.ts';

/** The end of a span, and the step that sets it; `winner` is what would stand there. */
export interface SpanEnd {
  step: Step;
  winner: Beyond;
}
export interface TextSpan {
  low: number;
  high: number;
  below?: SpanEnd; // missing where the span reaches as far as the knob does
  above?: SpanEnd;
}
export type TextSpans = Record<KnobName, TextSpan>;

/** The first token that differs, and what would stand there. */
export interface Difference {
  step: Step;
  winner: Winner;
}

/** What a run was drawn with; null where nothing was, or not by the rule of luck.ts. */
export function settingsOf(started: Started | null): DrawSettings | null {
  if (!started || started.elsewhere) return null;
  return drawSettingsOf({...started.effective, ...started.config});
}

// ---------------------------------------------------------------------------------------------------- how far

/** Follows a text: `total` is null where one of its tokens was drawn and its draw is not known. */
export const alongSpans = (run: DrawSettings, vocab: number): Along<TextSpans | null> =>
  new Along<TextSpans | null>(wholeSpans(run, vocab), (total, step) => {
    if (!total || step.given) return total; // what is given stays, whatever the knobs are
    const drawn = drawnOf(step, run.knobs.temperature);
    return drawn ? narrowed(total, spansOf(drawn, run), step) : null;
  });

const wholeSpans = (run: DrawSettings, vocab: number): TextSpans => {
  const whole = KNOB_NAMES.map((knob) => {
    const [low, high] = limitsOf(knob, run, vocab);
    return [knob, {low, high}];
  });
  return Object.fromEntries(whole) as TextSpans;
};

function narrowed(total: TextSpans, spans: KnobSpans, step: Step): TextSpans {
  const entries = KNOB_NAMES.map((knob) => [knob, narrower(total[knob], spans[knob], step)]);
  return Object.fromEntries(entries) as TextSpans;
}

function narrower(so_far: TextSpan, {low, high, below, above}: KnobSpan, step: Step): TextSpan {
  const span = {...so_far};
  if (below !== undefined && low > so_far.low) Object.assign(span, {low, below: {step, winner: below}});
  if (above !== undefined && high < so_far.high) Object.assign(span, {high, above: {step, winner: above}});
  return span;
}

// ---------------------------------------------------------------------------------------------------- what differs

/** The first token of a text that would be another one; null where all stay. */
export function firstDifference(path: Step[], run: DrawSettings, knobs: Knobs): Difference | null {
  if (areSame(run.knobs, knobs)) return null;
  for (const step of path) {
    if (step.given) continue;
    const drawn = drawnOf(step, run.knobs.temperature);
    const winner = drawn && winnerOf(drawn, run, knobs);
    if (!drawn || winner !== drawn.at) return {step, winner};
  }
  return null;
}

/** Whether these knobs certainly remove the token that a step chose. */
export function isCut(step: Step, run: DrawSettings, knobs: Knobs): boolean {
  const drawn = step.given ? null : drawnOf(step, run.knobs.temperature);
  return drawn !== null && leftOf(drawn, run, knobs)[drawn.at] === false;
}
