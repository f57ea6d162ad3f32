// What is said of a watermark's marks: of its settings, of one token, and of all along a text. Knows steps, draws nothing.

import {count, decimals, percent, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Mark, Started, Step} from '../core/types.ts';
import {countOr} from '../core/values.ts';
import type {CurvePoint, WatermarkSettings} from './reports.ts';
import {greenZ, tokensNeeded} from './watermark_statistics.ts';

// ---------------------------------------------------------------------------------------------------- its settings

/** The settings of a watermark, as far as they can be relied on: a trace may come from a stranger. */
export interface Watermark {
  config: WatermarkSettings;
  keys: number; // of SynthID; 0: it has green lists
  selfhash: boolean;
  ratio: number | null; // of the vocabulary
  early: number; // tokens at the start that no detector scores which sees the text without its prompt
}

export function watermarkOf(started: Pick<Started, 'effective'> | null | undefined): Watermark {
  const config = (started?.effective?.watermarking_config ?? {}) as WatermarkSettings;
  const keys = Array.isArray(config.keys) ? config.keys.length : 0;
  const share = config.greenlist_ratio ?? 0;
  const selfhash = config.seeding_scheme === 'selfhash';
  return {
    config,
    keys,
    selfhash,
    ratio: share > 0 && share < 1 ? share : null,
    early: keys ? countOr(config.ngram_len, 1) - 1 : countOr(config.context_width, 1) - Number(selfhash),
  };
}

export function settingsOfWatermark({config, keys, ratio}: Watermark): string {
  if (keys)
    return tn(
      keys,
      'SynthID: {count} key, n-grams of {length} tokens',
      'SynthID: {count} keys, n-grams of {length} tokens',
      {length: config.ngram_len},
    );
  if (ratio === null) return t('a green list whose settings are not known');
  const {bias, seeding_scheme: scheme, context_width: width, hashing_key: key} = config;
  return t('green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}', {
    ratio: percent(ratio),
    bias,
    scheme,
    width,
    key,
  });
}

// In a few words: "green lists of 25%, bias 2, lefthash, context width 1".
export function watermarkWords(watermark: WatermarkSettings): string {
  const {keys, ngram_len: length} = watermark;
  if (Array.isArray(keys))
    return tn(keys.length, 'SynthID, {count} key, n-grams of {length}', 'SynthID, {count} keys, n-grams of {length}', {
      length,
    });
  return t('green lists of {ratio}, bias {bias}, {scheme}, context width {width}', listSettings(watermark));
}

// The same without how strong it is: its bias, or the number of its keys.
export function watermarkKindWords(watermark: WatermarkSettings): string {
  if (Array.isArray(watermark.keys)) return t('SynthID, n-grams of {length}', {length: watermark.ngram_len});
  return t('green lists of {ratio}, {scheme}, context width {width}', listSettings(watermark));
}

const listSettings = ({
  greenlist_ratio: ratio = 0.25,
  bias = 2,
  seeding_scheme: scheme = 'lefthash',
  context_width: width = 1,
}: WatermarkSettings) => ({ratio: percent(ratio), bias, scheme, width});

// ---------------------------------------------------------------------------------------------------- of one token

/** A step, and whether it is among the first ones, which a detector without the prompt does not score. */
type MarkedStep = Pick<Step, 'chosen' | 'index' | 'mark' | 'given'> & {isFirst?: boolean};

// Why a token has no mark.
function notMarkedWords(why: Mark['why']): string {
  switch (why) {
    case 'context':
      return t('no mark: fewer tokens come before it than the watermark looks at.');
    case 'repeated':
      return t('no mark: its context has occurred before, and SynthID marks each context once.');
    case 'removed':
      return t('no mark: it was given, and an earlier processor had removed it.');
    case 'bias':
      return t('no mark: the bias is 0.');
    default:
      return t('no mark.');
  }
}

// Whether it was green, how large the list was, what the bias did to its probability.
export function stepMarkWords({chosen, index, mark, given, isFirst}: MarkedStep, watermark: Watermark): string {
  const told = (words: string) =>
    t('Token {number}, {token}: {mark}', {number: count(index + 1), token: quoted(chosen.text), mark: words});
  if (!mark) return told(given ? t('given, before the watermark began.') : t('not marked.'));
  if (mark.why) return told(notMarkedWords(mark.why));
  const change = t('Its probability: {before} before the watermark, {after} after.', {
    before: percent(mark.chosen_before ?? 0),
    after: percent(mark.chosen_after ?? 0),
  });
  const early = isFirst ? [t('Not counted: a detector without the prompt does not know what comes before it.')] : [];
  if (mark.kind === 'synthid') {
    const mean = tn(watermark.keys, 'mean g-value {g} over {count} key.', 'mean g-value {g} over {count} keys.', {
      g: decimals(mark.g, 2),
    });
    return [told(mean), change, ...early].join(' ');
  }
  const green = mark.green ? t('◆ green: it got the bias.') : t('◇ red: it got no bias.');
  return [told(green), change, listWords(mark, watermark), ...early].join(' ');
}

// How many tokens were on the list, and how likely they were together.
function listWords(mark: Mark, {ratio, selfhash}: Watermark): string {
  const listed = mark.listed ?? 0;
  const values = {before: percent(mark.mass_before ?? 0), after: percent(mark.mass_after ?? 0)};
  if (selfhash) {
    return tn(
      listed,
      'Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} before, {after} after.',
      'Each token has its own list; {count} of the 40 likeliest tokens got the bias: {before} together before, {after} after.',
      values,
    );
  }
  if (ratio === null) {
    return tn(
      listed,
      'On the list, {count} token could be chosen here: {before} before, {after} after.',
      'On the list, {count} tokens could be chosen here: {before} together before, {after} after.',
      values,
    );
  }
  return tn(
    listed,
    'On the list of {ratio} of the vocabulary, {count} token could be chosen here: {before} before, {after} after.',
    'On the list of {ratio} of the vocabulary, {count} tokens could be chosen here: {before} together before, {after} after.',
    {...values, ratio: percent(ratio)},
  );
}

// ---------------------------------------------------------------------------------------------------- along a text

/** Sums over a text; `z` and `foreseen` are what a detector is to find so far, and what the bias leads to. */
export interface Marks {
  marks: number;
  scored: number;
  green: number;
  g: number;
  expected: number;
  unscored: number;
  early: number;
  chosen: number;
  surprisal: number;
  gained: number;
  suppressed: number;
  likely: number;
  entropy: number;
  z: number | null;
  foreseen: number | null;
}

export const NO_MARKS: Marks = {
  marks: 0,
  scored: 0,
  green: 0,
  g: 0,
  expected: 0,
  unscored: 0,
  early: 0,
  chosen: 0,
  surprisal: 0,
  gained: 0,
  suppressed: 0,
  likely: 0,
  entropy: 0,
  z: null,
  foreseen: null,
};

// The running totals of a text, after one more step. `stage` is the place of the watermark among the processors.
export function addMark(
  total: Marks,
  step: Pick<Step, 'mark' | 'index' | 'distribution'>,
  watermark: Watermark,
  stage: number,
): Marks {
  const {mark, index} = step;
  const next = {...total};
  if (!mark) return {...next, unscored: total.unscored + 1};
  next.marks += 1;
  const value = mark.kind === 'synthid' ? mark.g : mark.green;
  const [before, after] = [mark.chosen_before ?? 0, mark.chosen_after ?? 0];
  if (before > 0 && after > 0) {
    next.chosen += 1;
    next.surprisal -= Math.log(before);
    next.gained += Math.log(after / before);
    const {stages, entropy_before} = step.distribution;
    next.entropy += (stage > 0 && stages[stage - 1] ? stages[stage - 1].entropy : entropy_before) ?? 0;
    next.likely -= likeliestBefore(step, stage);
  }
  next.suppressed += mark.suppressed ?? 0;
  if (value === null || value === undefined) return {...next, unscored: total.unscored + 1};
  if (index < watermark.early) return {...next, early: total.early + 1};
  next.scored += 1;
  next.green += Number(value);
  next.expected += mark.expected ?? 0;
  if (mark.kind === 'synthid') {
    next.z = watermark.keys ? (2 * next.green - next.scored) * Math.sqrt(watermark.keys / next.scored) : null;
  } else if (watermark.ratio !== null) {
    next.z = greenZ(next.green, next.scored, watermark.ratio);
    next.foreseen = greenZ(next.expected, next.scored, watermark.ratio);
  }
  return next;
}

// The log-probability, just before the watermark, of the token that was the likeliest there.
function likeliestBefore({distribution: {candidates}}: Pick<Step, 'distribution'>, stage: number): number {
  const values = candidates.flatMap(({raw_logprob: raw, stage_logprobs: after}) => {
    const value = stage > 0 ? after?.[stage - 1] : raw;
    return value === null || value === undefined ? [] : [value];
  });
  return values.length ? Math.max(...values) : 0;
}

/** How many tokens reach the threshold, and how that is said: what has been, or what is to come at this rate. */
export interface Needed {
  at: number;
  words: string;
}

export function neededFor(points: CurvePoint[], total: Marks, watermark: Watermark, threshold: number): Needed {
  const [passed] = points.find(([, z]) => z > threshold) ?? [];
  const z = total.z ?? 0;
  if (z > threshold && passed !== undefined)
    return {
      at: passed,
      words: tn(
        passed,
        'z first passed {threshold} after {count} scored token.',
        'z first passed {threshold} after {count} scored tokens.',
        {threshold},
      ),
    };
  const fell =
    passed === undefined
      ? []
      : [
          tn(
            passed,
            'z first passed {threshold} after {count} scored token, and fell again.',
            'z first passed {threshold} after {count} scored tokens, and fell again.',
            {threshold},
          ),
        ];
  const at = Math.max(total.scored + 1, Math.ceil(tokensAtRate(total, watermark, threshold)));
  if (!Number.isFinite(at) || at > 1e7) {
    const never = t('At the share so far, z never reaches {threshold}.', {threshold});
    return {at: Infinity, words: [...fell, never].join(' ')};
  }
  const needed = tn(
    at,
    'At the share so far, z reaches {threshold} after about {count} scored token: {more} more.',
    'At the share so far, z reaches {threshold} after about {count} scored tokens: {more} more.',
    {threshold, more: count(at - total.scored)},
  );
  return {at, words: [...fell, needed].join(' ')};
}

function tokensAtRate({z, scored, green}: Marks, {keys, ratio}: Watermark, threshold: number): number {
  if (!keys) return tokensNeeded(green / scored, ratio ?? 0, threshold);
  return z !== null && z > 0 ? scored * (threshold / z) ** 2 : Infinity;
}
