// When a number may be called the best, or above a value: the rule of playground/metrics/claims.py, for what the page works out by
// itself. Knows numbers; draws nothing.

import {isKnown, medianOf} from './values.ts';

export const FEWEST_VALUES = 5; // the least and the greatest of so many hold the median as surely as SURE
const SURE = 0.9;

/** The true median lies between the ends with a probability of SURE. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

// Null for no values.
export function spreadOf(values: number[]): Spread | null {
  if (!values.length) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const number = sorted.length;
  let [place, outside, share] = [0, 0, 2 / 2 ** number]; // `share`: 2 (number choose place) / 2 ** number
  while (place < Math.floor(number / 2)) {
    outside += share;
    if (place > 0 && outside > 1 - SURE) break;
    share *= (number - place) / (place + 1);
    place += 1;
  }
  place = Math.max(0, place - 1);
  return {median: medianOf(sorted), low: sorted[place], high: sorted[number - 1 - place]};
}

// Where the true median lies: "above" or "below" a value, "open" where the spread covers it, "few" for too few values.
export function sideOf(values: number[], than: number): 'above' | 'below' | 'open' | 'few' {
  const spread = spreadOf(values);
  if (!spread || values.length < FEWEST_VALUES) return 'few';
  const {low, high} = spread;
  return low > than ? 'above' : high < than ? 'below' : 'open';
}

type Row = (number | null)[];

const differenceOf = (one: number | null, other: number | null) =>
  isKnown(one) && isKnown(other) ? [one - other] : [];

// Which of the rows of values, measured in the same turns or with the same seeds, is the best; null where they do not tell.
export function bestOf(rows: Row[], more: boolean = true): number | null {
  const apart = (one: Row, other: Row) =>
    sideOf(
      one.flatMap((value, i) => differenceOf(value, other[i])),
      0,
    );
  const found = rows.findIndex(
    (row, i) =>
      rows.length > 1 && rows.every((other, j) => i === j || apart(row, other) === (more ? 'above' : 'below')),
  );
  return found < 0 ? null : found;
}
