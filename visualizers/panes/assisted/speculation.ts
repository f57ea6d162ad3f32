// What speculative decoding is expected to gain, by the formulas of Leviathan et al. 2023, as playground/trace/acceptance.py has
// them, and how speeds are written. Knows numbers; draws nothing.

import {fixed, significant} from '../core/notation.ts';
import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {RunGroup} from '../core/run_group.ts';
import {isKnown} from '../core/values.ts';

// Tokens that a round is expected to write (equation 1) where each drafted token is kept with this probability.
// expm1 keeps the digits that the difference loses where the rate is almost 1.
export const expectedTokens = (rate: number, drafted: number): number =>
  rate >= 1 ? drafted + 1 : Math.expm1((drafted + 1) * Math.log(rate)) / (rate - 1);

// The speed-up of such rounds (theorem 3.8). `cost` is the time of drafting one token, and `verify` that of the target's
// pass over a draft, both in passes of the target for one token; the theorem takes 1 for the latter.
export const expectedSpeedup = (rate: number, drafted: number, cost: number, verify = 1): number =>
  expectedTokens(rate, drafted) / (drafted * cost + verify);

/** The median of what was measured several times, and its 90 % interval. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

// "1.35 ×", which no line breaks
export const timesWords = (speedup: number | null | undefined): string =>
  isKnown(speedup) ? `${fixed(speedup, 2)}\u00a0×` : '–';

// "1.28–1.41"
export const spreadWords = ({low, high}: Spread): string => `${fixed(low, 2)}–${fixed(high, 2)}`;

// What the interval of a speed-up is: as `spread` of playground/metrics/claims.py has it.
export const intervalMeaning = (): string =>
  t(
    'The true median lies in it with a probability of 90 % or more. With up to 7 pairs it runs from the lowest to the highest; fewer than 5 pairs do not give that certainty, so nothing is claimed from them.',
  );

// Seconds for a token in three digits: "12.4 ms".
export const paceWords = (value: number): string =>
  value < 0.9995 ? `${significant(value * 1000, 3)} ms` : `${significant(value, 3)} s`;

// How far a trial has come, in words, as long as runs are missing.
export function stillMissing(group: Pick<RunGroup, 'done'>, {done, runs}: {done: number; runs: number}): string {
  if (done >= runs) return '';
  const values = {done: count(done), left: count(runs - done)};
  if (group.done)
    return tn(runs, 'Stopped: {done} of {count} run ended.', 'Stopped: {done} of {count} runs ended.', values);
  return tn(
    runs,
    '{done} of {count} run ended, {left} to come.',
    '{done} of {count} runs ended, {left} to come.',
    values,
  );
}

// What is said where somebody else's runs were decoded at the same time: `t(OTHERS_WARNING)` where it is shown, because the
// catalogue may not be there yet when this module is read.
export const OTHERS_WARNING = t(
  'Somebody else’s runs were decoded at the same time, so these times are not reliable. Measure again when the machine is idle.',
);
