// When a number may be called the best, or above a value: the rule of playground/metrics/claims.py, for what the page works out by
// itself. Knows numbers; draws nothing.

import {isKnown, medianOf} from './values.js';

export const FEWEST_VALUES = 5; // the least and the greatest of so many hold the median as surely as SURE
const SURE = 0.9;

// {median, low, high}: the true median lies between the ends with a probability of SURE. Null for no values.
/** @type {(values: number[]) => {median: number, low: number, high: number} | null} */
export function spreadOf(values) {
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
/** @type {(values: number[], than: number) => 'above' | 'below' | 'open' | 'few'} */
export function sideOf(values, than) {
  if (values.length < FEWEST_VALUES) return 'few';
  const {low, high} = spreadOf(values);
  return low > than ? 'above' : high < than ? 'below' : 'open';
}

// Which of the rows of values, measured in the same turns or with the same seeds, is the best; null where they do not tell.
/** @type {(rows: (number | null)[][], more?: boolean) => number | null} */
export function bestOf(rows, more = true) {
  const isKnownPair = ([a, b]) => isKnown(a) && isKnown(b);
  const apart = (one, other) => sideOf(one.map((value, i) => [value, other[i]]).filter(isKnownPair).map(([a, b]) => a - b), 0);
  const found = rows.findIndex((row, i) => rows.length > 1 && rows.every((other, j) => i === j || apart(row, other) === (more ? 'above' : 'below')));
  return found < 0 ? null : found;
}
