// From which strength on a watermark is found, and what that costs, in words. Draws nothing.

import {spreadWords, timesWords} from '../assisted/speculation.ts';
import {FEWEST_VALUES, type Spread} from '../core/claims.ts';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {t, tn} from '../core/texts.ts';
import type {Finding} from '../widgets/verdict.tsx';
import type {CostFound, CostPoint} from './reports.ts';
import {zWords} from './z_words.ts';

/** A strength of which texts were scored. */
interface KnownPoint extends CostPoint {
  value: number;
  perplexity: Spread;
  score: Spread;
}

const isScored = ({perplexity, score}: CostPoint): boolean => Boolean(perplexity && score);

export const strengthWords = ({knob}: CostFound, value: number): string =>
  knob === 'keys' ? tn(value, '{count} key', '{count} keys') : t('bias {value}', {value: Number(value.toFixed(3))});

// The weakest mark from which on the median z is surely above the threshold, and what it costs.
export function costAnswer(group: RunGroup, found: CostFound): Finding {
  const [plain, ...points] = found.points;
  const marked = points
    .filter((point): point is KnownPoint => isScored(point) && point.value !== null)
    .sort((a, b) => a.value - b.value);
  const open = {verdict: 'wait', sign: '…', words: group.done ? t('No answer') : t('Not known yet')} as const;
  if (!isScored(plain) || !marked.length) {
    const more = group.done
      ? t('At least one text without the watermark and one with it must be scored.')
      : t('The first texts are being written.');
    return {...open, more};
  }
  const threshold = t('The threshold is {threshold}.', {threshold: found.threshold});
  const told = (point: KnownPoint) => [scoreWords(found, point), ...priceWords(point, plain)].join(' ');
  const strongest = marked[marked.length - 1];
  if (marked.every((point) => point.found === 'few')) {
    const few = tn(
      Math.max(...marked.map(({texts}) => texts)),
      '{count} text of each strength is too few to tell: {fewest} are needed.',
      '{count} texts of each strength are too few to tell: {fewest} are needed.',
      {fewest: FEWEST_VALUES},
    );
    return {...open, more: `${told(strongest)} ${few}`};
  }
  const first = marked.at(marked.findLastIndex((point) => point.found !== 'above') + 1);
  if (first) {
    const values = {strength: strengthWords(found, first.value)};
    return {
      verdict: 'good',
      sign: '◆',
      words: group.running ? t('Found from {strength} on, so far', values) : t('Found from {strength} on', values),
      more: `${threshold} ${told(first)}`,
    };
  }
  const sure = marked.filter((point) => point.found === 'above');
  if (sure.length) {
    const values = {strengths: sure.map(({value}) => strengthWords(found, value)).join(', ')};
    return {
      verdict: 'even',
      sign: '◇',
      words: group.running ? t('Found at {strengths}, so far', values) : t('Found at {strengths}', values),
      more: `${t('At the strongest it is not certain.')} ${told(strongest)}`,
    };
  }
  return {
    verdict: 'even',
    sign: '◇',
    words: notFoundWords(
      marked.every((point) => point.found === 'below'),
      group.running,
    ),
    more: `${threshold} ${told(strongest)} ${t('Longer texts help.')}`,
  };
}

function notFoundWords(isNowhere: boolean, isRunning: boolean): string {
  if (isNowhere) return isRunning ? t('Not found at any strength so far') : t('Not found at any strength');
  return isRunning ? t('Not reliably found at any strength so far') : t('Not reliably found at any strength');
}

function scoreWords(found: CostFound, {value, score: {median, low, high}}: KnownPoint): string {
  const words = {
    strength: strengthWords(found, value),
    median: zWords(median),
    low: zWords(low),
    high: zWords(high),
  };
  return high > low
    ? t('At {strength}, the median z is {median}, interval {low} to {high}.', words)
    : t('At {strength}, the median z is {median}.', words);
}

// The perplexity of a strength beside that without the watermark, seed by seed.
function priceWords({perplexity, price, dearer}: KnownPoint, plain: CostPoint): string[] {
  const both = t('The median perplexity is {marked} instead of {plain}.', {
    marked: fixed(perplexity.median, 2),
    plain: fixed(plain.perplexity?.median ?? 0, 2),
  });
  if (!price) return [both];
  const words = {times: timesWords(price.median), interval: spreadWords(price)};
  const told = [
    both,
    price.high > price.low
      ? t('Seed by seed it is {times}, interval {interval}.', words)
      : t('Seed by seed it is {times}.', words),
  ];
  if (dearer === 'open') told.push(t('That is not a clear cost.'));
  if (dearer === 'few') told.push(t('These are too few seeds to tell.'));
  return told;
}
