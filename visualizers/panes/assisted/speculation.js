// What speculative decoding is expected to gain, by the formulas of Leviathan et al. 2023, as playground/trace/acceptance.py has
// them, and how speeds are written. Knows numbers; draws nothing.

import {count, many} from '../core/text.js';
import {isKnown} from '../core/values.js';

// Tokens that a round is expected to write (equation 1) where each drafted token is kept with this probability.
// expm1 keeps the digits that the difference loses where the rate is almost 1.
export const expectedTokens = (rate, drafted) => (rate >= 1 ? drafted + 1 : Math.expm1((drafted + 1) * Math.log(rate)) / (rate - 1));

// The speed-up of such rounds (theorem 3.8). `cost` is the time of drafting one token, and `verify` that of the target's
// pass over a draft, both in passes of the target for one token; the theorem takes 1 for the latter.
export const expectedSpeedup = (rate, drafted, cost, verify = 1) => expectedTokens(rate, drafted) / (drafted * cost + verify);

// "1.35 ×", which no line breaks
export const timesWords = (speedup) => (isKnown(speedup) ? `${speedup.toFixed(2)}\u00a0×` : '–');

// "1.28 to 1.41"
export const spreadWords = ({low, high}) => `${low.toFixed(2)} to ${high.toFixed(2)}`;

// What the spread of a speed-up is: as `spread` of playground/metrics/claims.py has it.
export const SPREAD_MEANING = 'Where the true median lies with a probability of 90% or more. Up to 7 pairs it goes from the lowest of them to the highest; fewer than 5 cannot be as sure as that, so nothing is claimed of them.';

// Seconds for a token in three digits: "12.4 ms".
export const paceWords = (value) => (value < 0.9995 ? `${(value * 1000).toPrecision(3)} ms` : `${value.toPrecision(3)} s`);

// How far a trial has come, in words, as long as runs are missing.
export function stillMissing(group, {done, runs}) {
  if (done >= runs) return '';
  const so = `${count(done)} of ${many(runs, 'run')} ${done === 1 ? 'has' : 'have'} ended`;
  return group.done ? `Stopped: ${so}.` : `${so}; ${many(runs - done, 'is', 'are')} still to come.`;
}

// What is said where somebody else's runs were decoded at the same time.
export const OTHERS_WARNING = 'Somebody else’s runs were decoded meanwhile: these times are not clean. Measure again when the machine is quiet.';
