// What is said of a watermark's marks: of one token, and of all along a text. Knows steps, draws nothing.

import {countOr} from '../beam_search/beam_finalization.ts';
import {count, decimals, percent, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {greenZ, tokensNeeded} from './watermarks.js';

// Why a token has no mark.
function notMarkedWords(why) {
  switch (why) {
    case 'context': return t('no mark: fewer tokens come before it than the watermark looks at.');
    case 'repeated': return t('no mark: its context has occurred before, and SynthID marks each context once.');
    case 'removed': return t('no mark: it was given, and an earlier processor had removed it.');
    case 'bias': return t('no mark: the bias is 0.');
    default: return t('no mark.');
  }
}

// What the settings of a watermark say, where they can be relied on: a trace may come from a stranger.
export function watermarkOf(started) {
  const config = (started && started.effective && started.effective.watermarking_config) || {};
  const keys = Array.isArray(config.keys) ? config.keys.length : 0;
  const share = config.greenlist_ratio;
  const selfhash = config.seeding_scheme === 'selfhash';
  const width = config.context_width;
  return {
    config, keys, selfhash,
    ratio: share > 0 && share < 1 ? share : null,
    // Tokens at the start that no detector scores which sees the text without its prompt.
    early: keys ? countOr(config.ngram_len, 1) - 1 : countOr(width, 1) - Number(selfhash),
  };
}

export function settingsOfWatermark({config, keys, ratio}) {
  if (keys) return tn(keys, 'SynthID: {count} key, n-grams of {length} tokens', 'SynthID: {count} keys, n-grams of {length} tokens', {length: config.ngram_len});
  if (ratio === null) return t('a green list whose settings are not known');
  const {bias, seeding_scheme: scheme, context_width: width, hashing_key: key} = config;
  return t('green list: {ratio} of the vocabulary, bias {bias}, {scheme}, context width {width}, key {key}', {ratio: percent(ratio), bias, scheme, width, key});
}

// Of one token: whether it was green, how large the list was, what the bias did to its probability.
export function stepMarkWords({chosen, index, mark, given, isFirst}, watermark) {
  const told = (words) => t('Token {number}, {token}: {mark}', {number: count(index + 1), token: quoted(chosen.text), mark: words});
  if (!mark) return told(given ? t('given, before the watermark began.') : t('not marked.'));
  if (mark.why) return told(notMarkedWords(mark.why));
  const change = t('Its probability: {before} before the watermark, {after} after.', {before: percent(mark.chosen_before), after: percent(mark.chosen_after)});
  const early = isFirst ? [t('Not counted: a detector without the prompt does not know what comes before it.')] : [];
  if (mark.kind === 'synthid') {
    const mean = tn(watermark.keys, 'mean g-value {g} over {count} key.', 'mean g-value {g} over {count} keys.', {g: decimals(mark.g, 2)});
    return [told(mean), change, ...early].join(' ');
  }
  const green = mark.green ? t('◆ green: it got the bias.') : t('◇ red: it got no bias.');
  return [told(green), change, listWords(mark, watermark), ...early].join(' ');
}

// How many tokens were on the list, and how likely they were together.
function listWords(mark, {ratio, selfhash}) {
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

export const NO_MARKS = {
  marks: 0, scored: 0, green: 0, g: 0, expected: 0, unscored: 0, early: 0, chosen: 0, surprisal: 0, gained: 0, suppressed: 0, likely: 0, entropy: 0, z: null, foreseen: null,
};

// The running totals of a text, after one more step. `stage` is the place of the watermark among the processors; `z` and
// `foreseen` are what a detector is to find so far, and what the bias leads to.
export function addMark(total, step, watermark, stage) {
  const {mark, index} = step;
  const next = {...total};
  if (!mark) return {...next, unscored: total.unscored + 1};
  next.marks += 1;
  const value = mark.kind === 'synthid' ? mark.g : mark.green;
  if (mark.chosen_before > 0 && mark.chosen_after > 0) {
    next.chosen += 1;
    next.surprisal -= Math.log(mark.chosen_before);
    next.gained += Math.log(mark.chosen_after / mark.chosen_before);
    const {stages, entropy_before} = step.distribution;
    next.entropy += stage > 0 && stages[stage - 1] ? stages[stage - 1].entropy : entropy_before;
    next.likely -= likeliestBefore(step, stage);
  }
  next.suppressed += mark.suppressed;
  if (value === null) return {...next, unscored: total.unscored + 1};
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
function likeliestBefore({distribution: {candidates}}, stage) {
  const values = candidates.map(({raw_logprob, stage_logprobs: after}) => (stage > 0 ? after[stage - 1] : raw_logprob)).filter((value) => value !== null && value !== undefined);
  return values.length ? Math.max(...values) : 0;
}

// How many tokens reach the threshold, and how that is said: what has been, or what is to come at this rate.
export function neededFor(points, total, watermark, threshold) {
  const passed = points.find(([, z]) => z > threshold);
  if (total.z > threshold) return {at: passed[0], words: tn(passed[0], 'z first passed {threshold} after {count} scored token.', 'z first passed {threshold} after {count} scored tokens.', {threshold})};
  const fell = passed ? [tn(passed[0], 'z first passed {threshold} after {count} scored token, and fell again.', 'z first passed {threshold} after {count} scored tokens, and fell again.', {threshold})] : [];
  const atRate = watermark.keys
    ? (total.z > 0 ? total.scored * (threshold / total.z) ** 2 : Infinity)
    : tokensNeeded(total.green / total.scored, watermark.ratio, threshold);
  const at = Math.max(total.scored + 1, Math.ceil(atRate));
  if (!Number.isFinite(at) || at > 1e7) return {at: Infinity, words: [...fell, t('At the share so far, z never reaches {threshold}.', {threshold})].join(' ')};
  const needed = tn(at, 'At the share so far, z reaches {threshold} after about {count} scored token: {more} more.', 'At the share so far, z reaches {threshold} after about {count} scored tokens: {more} more.', {threshold, more: count(at - total.scored)});
  return {at, words: [...fell, needed].join(' ')};
}
