// z and its tail, as playground/watermarks/green_lists.py has them, and what they mean in words. Draws nothing.

import {notation} from '../core/notation.ts';
import {count, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';

// How many standard deviations more of `total` tokens are green than without a watermark. Null where none is scored.
export const greenZ = (green: number, total: number, ratio: number): number | null =>
  total > 0 ? (green - ratio * total) / Math.sqrt(total * ratio * (1 - ratio)) : null;

// The upper tail of the normal distribution beyond z: the false-positive rate of the threshold z. A series near 0; further
// out, where it would cancel, Laplace's continued fraction.
export function pValue(z: number): number {
  if (z < 0) return 1 - pValue(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let rest = z;
    for (let i = 120; i > 0; i--) rest = z + i / rest;
    return density / rest;
  }
  let [sum, term] = [0, z];
  for (let i = 1; term > 1e-18; i += 2) {
    sum += term;
    term *= (z * z) / (i + 2);
  }
  return 0.5 - density * sum;
}

// Tokens that it takes for z to reach the threshold at this share of green ones; Infinity where it never does.
export const tokensNeeded = (fraction: number, ratio: number, threshold: number): number =>
  fraction > ratio ? (threshold ** 2 * ratio * (1 - ratio)) / (fraction - ratio) ** 2 : Infinity;

// A p-value: "2.3%", and below 0.01% as a power of ten, "3.2 × 10⁻⁹".
export function pWords(p: number): string {
  if (p >= 1e-4) return percent(p);
  if (p < 1e-300) return t('less than {p}', {p: '10⁻³⁰⁰'});
  const [digits, power] = p.toExponential(1).split('e-');
  return `${notation(digits)} × ${negativePower(power)}`;
}

/** 10 to the power of minus so many. */
export const negativePower = (power: string): string =>
  `10⁻${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;

// What a threshold means, as a sentence: how often a text without this watermark passes it.
export function thresholdWords(threshold: number): string {
  const p = pValue(threshold);
  if (p > 0.1) return t('{share} of texts without this watermark pass it.', {share: percent(p)});
  const odds = 1 / p;
  if (odds >= 1e9) return t('A share of {p} of texts without this watermark passes it.', {p: pWords(p)});
  return t('One in {odds} texts without this watermark passes it.', {
    odds: count(Number(odds.toPrecision(odds < 1e4 ? 3 : 2))),
  });
}
