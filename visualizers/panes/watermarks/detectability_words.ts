// How surely a watermark is found, in words: the answer, the intervals, what a threshold does to the texts, and how little few
// samples tell. Draws nothing.

import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {SCORES} from '../core/tables.ts';
import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import type {Finding} from '../widgets/verdict.tsx';
import {shortWords} from './detection_words.ts';
import type {Rate, Score, SureFound} from './reports.ts';
import {pValue, pWords} from './watermark_statistics.ts';
import {watermarkWords} from './watermark_words.ts';
import {zWords} from './z_words.ts';

const LEAST_LEVEL = 0.01; // the false-positive rate that is told first where the texts can show it

export const scoreName = (name: string): string => (Object.hasOwn(SCORES, name) ? t(SCORES[name][0]) : name);

/** A score of both kinds of texts. */
export type KnownScore = Score & {auc: number};
export const isKnownScore = (score: Score): score is KnownScore => isKnown(score.auc);

// A rate is named where so many texts can show it, and something is said to be found where its interval is apart from that
// of false positives.
export function sureAnswer(group: RunGroup, found: SureFound, score: Score): Finding {
  const {counts, scores, fewest} = found;
  const open = {verdict: 'wait', sign: '…', words: group.done ? t('No answer') : t('Not known yet')} as const;
  if (!isKnownScore(score)) {
    const more = group.done
      ? t('At least one text without the watermark and one with it must be scored.')
      : t('The first texts are being written.');
    return {...open, more};
  }
  if (Math.min(...counts) < fewest) {
    const more = tn(
      counts[1],
      '{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.',
      '{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.',
      {plain: count(counts[0]), fewest: count(fewest)},
    );
    return {...open, more};
  }
  const [rate] = score.rates;
  const values = {found: count(rate.detected), number: count(rate.marked), rate: percent(rate.level)};
  const name = scores.length > 1 ? scoreName(score.name) : '';
  return {
    verdict: rate.apart ? 'good' : 'even',
    sign: rate.apart ? '◆' : '◇',
    words: group.running
      ? t('{found} of {number} found at {rate} false positives so far', values)
      : t('{found} of {number} found at {rate} false positives', values),
    more: [...intervalWords(rate, name), t('AUC of these texts: {auc}.', {auc: fixed(score.auc, 3)})].join(' '),
  };
}

// Where the true rates lie, in sentences; `score` is named where there are several.
function intervalWords(rate: Rate, score: string): string[] {
  const [low, high] = rate.found_between.map(percent);
  const passed = {number: count(rate.false_positives), share: percent(rate.false_between[1])};
  const told = [
    score
      ? t('By the {score}, the true detection rate is between {low} and {high}.', {score, low, high})
      : t('The true detection rate is between {low} and {high}.', {low, high}),
    rate.false_positives
      ? t(
          'Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.',
          passed,
        )
      : t(
          'Of the texts without the watermark, none passed, but the true false-positive rate may be up to {share}.',
          passed,
        ),
  ];
  if (rate.level > LEAST_LEVEL)
    told.push(
      tn(
        rate.plain,
        '{rate} is the smallest rate that {count} text without it can show.',
        '{rate} is the smallest rate that {count} texts without it can show.',
        {rate: percent(rate.level)},
      ),
    );
  if (!rate.apart) told.push(t('The intervals overlap: it is not known whether more are found than pass by chance.'));
  return told;
}

export const aboutWords = ({watermark, learned}: SureFound): string =>
  [watermarkWords(watermark), ...(learned ? [t('only the texts that no detector was trained on')] : [])].join(' · ');

export function warningWords({left_out: left, problem}: SureFound): string {
  if (left <= 0) return '';
  const why = problem ? `${t(problem.message)} ${t(problem.fix)}` : t('No token in them counts.');
  return `⚠ ${tn(left, '{count} text was not scored.', '{count} texts were not scored.')} ${why}`;
}

// ---------------------------------------------------------------------------------------------------- at a threshold

const above = (values: number[], threshold: number) => values.filter((value) => value > threshold).length;

// The place of a threshold on the ROC curve, and what it does to the texts.
export function thresholdPoint({values, name}: Score, threshold: number): {x: number; y: number; words: string} {
  const [plain, marked] = values.map((each) => above(each, threshold));
  const [x, y] = [plain / values[0].length, marked / values[1].length];
  const told = [
    tn(
      values[1].length,
      'Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {others} without it ({passed}).',
      'Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).',
      {
        threshold: shortWords(threshold),
        marked: count(marked),
        found: percent(y),
        plain: count(plain),
        others: count(values[0].length),
        passed: percent(x),
      },
    ),
  ];
  if (name !== 'posterior')
    told.push(
      t('If scores without the watermark were standard normal, {share} would pass.', {
        share: pWords(pValue(threshold)),
      }),
    );
  return {x, y, words: told.join(' ')};
}

// Whether a standard deviation of so many values is surely (95%) above 1: the chi-square distribution by Wilson and Hilferty.
function isWide(deviation: number, number: number): boolean {
  const part = 2 / (9 * (number - 1));
  return deviation ** 2 > (1 - part + 1.645 * Math.sqrt(part)) ** 3;
}

export function scatterWords({values, normal: [plain, marked], name}: Score): string {
  if (name === 'posterior' || !plain) return '';
  const numbers = ([mean, deviation]: [number, number]) => ({mean: zWords(mean), deviation: fixed(deviation, 2)});
  const told = [
    t('Without the watermark: mean {mean}, standard deviation {deviation}; in theory 0 and 1.', numbers(plain)),
    marked ? t('With it: mean {mean}, standard deviation {deviation}.', numbers(marked)) : t('With it: too few texts.'),
  ];
  if (isWide(plain[1], values[0].length))
    told.push(
      t(
        'The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.',
        {option: t('count repeated n-grams once')},
      ),
    );
  return told.join(' ');
}

// ---------------------------------------------------------------------------------------------------- few samples

export function fewWords([{rates}]: KnownScore[]): string {
  const tight = rates.filter(({shown}) => !shown).map(({level}) => percent(level));
  if (!tight.length) return '';
  const [first, second] = tight as [string, string?];
  const few = tn(
    rates[0].plain,
    'With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.',
    'With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.',
    {rate: second ? t('{first} or {second}', {first, second}) : first},
  );
  return `${few} ${t('The normal distributions reach further, as far as the scores are normal.')}`;
}

// The false-positive rates of the lengths, which differ where fewer texts are so long.
export function levelWords(lengths: SureFound['lengths']): string {
  const levels = lengths.map(({levels: [level]}) => level);
  const [low, high] = [Math.min(...levels), Math.max(...levels)].map(percent);
  return low === high ? low : t('{low} to {high}', {low, high});
}
