// Sums that several panes write out with the numbers of a run: of a divergence, of a distance, of values in a row. Draws nothing.

import {asSentence, decimals, inParts, quoted} from './text.ts';
import {t} from './texts.ts';

const MOST = 3; // terms or parts that are written out; the rest is named as one

/** A token's probabilities in two distributions. */
export interface Pair {
  text: string;
  p: number;
  q: number;
}

// The largest terms of KL(p ‖ q) among the tokens that are known, and its value, which is that of all tokens.
export function klSumWords(pairs: Pair[], unit: string, value: string): string {
  const log = unit === 'bits' ? 'log₂' : 'ln';
  const size = ({p, q}: Pair) => Math.abs(p * Math.log(p / q));
  const known = pairs
    .filter(({p, q}) => p > 0 && q > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST);
  const terms = known.map(({text, p, q}) => `${quoted(text)} ${decimals(p)} · ${log}(${decimals(p)} / ${decimals(q)})`);
  return terms.length ? t('{terms} + the terms of all other tokens = {value}', {terms: terms.join(' + '), value}) : '';
}

// The same of the total variation distance.
export function variationSumWords(pairs: Pair[], value: string): string {
  const known = [...pairs].sort((a, b) => Math.abs(b.p - b.q) - Math.abs(a.p - a.q)).slice(0, MOST);
  const terms = known.map(({text, p, q}) => `${quoted(text)} |${decimals(p)} − ${decimals(q)}|`);
  return terms.length
    ? t('½ · ({terms} + the terms of all other tokens) = {value}', {terms: terms.join(' + '), value})
    : '';
}

// A sum over how many it is of; below 0 it stands in brackets.
export const quotientWords = (sum: string, parts: string, value: string): string =>
  `${/^[-−]/.test(sum) ? `(${sum})` : sum} / ${parts} = ${value}`;

// Parts in a row, as one sentence; of many, the first ones.
export function inARow(parts: string[]): string {
  const known = parts.filter(Boolean);
  if (!known.length) return '';
  return known.length > MOST ? inParts([...known.slice(0, MOST), '…']) : asSentence(inParts(known));
}
