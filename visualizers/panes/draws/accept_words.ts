// What is said of the number that was drawn for a proposed token, and of p/q beside it. Draws nothing.

import {fixed} from '../core/notation.ts';
import {decimals} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {DraftToken} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import type {Judge} from '../assisted/draft_words.ts';
import {wordOf} from './draw_words.ts';

/** What a draw is compared with: p/q, or with a mixture what stands for it. */
export const ratioName = ({weight}: Judge): string =>
  weight === null ? 'p/q' : `${decimals(1 - weight, 2)} + ${decimals(weight, 2)} · p/q`;

/** How a proposed token was judged, in one sentence. */
export function verdictWords(token: DraftToken, judge: Judge): string {
  const {uniform, ratio} = token;
  const values = {
    token: wordOf(token.text),
    draw: isKnown(uniform) ? apart(uniform, ratio ?? 0) : '–',
    ratio: isKnown(ratio) ? apart(ratio, uniform ?? 0) : '–',
    name: ratioName(judge),
  };
  if (!isKnown(ratio)) return t('The draft proposed {token}. How it was judged is not known.', values);
  if (!isBelow(token))
    return t('The draft proposed {token}; rejected: the draw {draw} lies above {name} = {ratio}.', values);
  if (ratio >= 1)
    return t('The draft proposed {token}; accepted: {name} = {ratio}, so no draw could have rejected it.', values);
  return t('The draft proposed {token}; accepted: the draw {draw} lies below {name} = {ratio}.', values);
}

/** Whether the draw lies below the ratio. */
export const isBelow = ({uniform, ratio}: DraftToken): boolean =>
  isKnown(uniform) && isKnown(ratio) && uniform <= ratio;

const LEAST = 2;
const MOST = 6;

// As many digits as it takes to tell two numbers apart.
function apart(value: number, other: number): string {
  let digits = LEAST;
  while (digits < MOST && value !== other && fixed(value, digits) === fixed(other, digits)) digits += 1;
  return fixed(value, value >= 100 ? 0 : digits);
}
