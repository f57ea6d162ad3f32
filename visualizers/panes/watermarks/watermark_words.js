// What is said of a watermark's marks: of one token, and of all along a text. Knows steps, draws nothing.

import {countOr} from '../beam_search/beam_finalization.js';
import {count, decimals, many, named, percent, quoted} from '../core/text.js';
import {greenZ, tokensNeeded} from './watermarks.js';

const NOT_MARKED = {
  context: 'no mark here: fewer tokens come before it than the watermark looks at',
  repeated: 'no mark here: the tokens before it were there before, and SynthID marks each context once',
  removed: 'no mark here: it was given, and an earlier processor had removed it',
  bias: 'no mark here: the bias is 0',
};

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
  if (keys) return `SynthID: ${many(keys, 'key')}, n-grams of ${config.ngram_len} tokens`;
  if (ratio === null) return 'a green list whose settings are not known';
  return `green list: ${percent(ratio)} of the vocabulary, bias ${config.bias}, ${config.seeding_scheme}, context width ${config.context_width}, key ${config.hashing_key}`;
}

// Of one token: whether it was green, how large the list was, what the bias did to its probability.
export function stepMarkWords({chosen, index, mark, given, isFirst}, watermark) {
  const head = `Token ${count(index + 1)} ${quoted(chosen.text)}`;
  if (!mark) return `${head}: ${given ? 'given, before the watermark began' : 'not marked'}`;
  if (mark.why) return `${head}: ${named(NOT_MARKED, mark.why, 'no mark here')}.`;
  const change = `Its probability: ${percent(mark.chosen_before)} before the watermark, ${percent(mark.chosen_after)} after.`;
  const early = isFirst ? ' Not counted: a detector that has no prompt does not know what comes before it.' : '';
  if (mark.kind === 'synthid') return `${head}: mean g-value ${decimals(mark.g, 2)} over ${many(watermark.keys, 'key')}. ${change}${early}`;
  const green = mark.green ? '◆ green: it got the bias' : '◇ red: it got no bias';
  const [before, after] = [mark.mass_before, mark.mass_after].map((mass) => percent(mass ?? 0));
  const size = watermark.ratio === null ? '' : ` of ${percent(watermark.ratio)} of the vocabulary`;
  const list = watermark.selfhash
    ? `Each token has a list of its own; ${many(mark.listed ?? 0, 'token')} of the 40 likeliest got the bias`
    : `On the list${size}, ${many(mark.listed ?? 0, 'token')} could be chosen here`;
  return `${head}: ${green}. ${change} ${list}: ${before} together before, ${after} after.${early}`;
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
  const first = passed ? `z first passed ${threshold} after ${many(passed[0], 'scored token')}` : '';
  if (total.z > threshold) return {at: passed[0], words: `${first}.`};
  const fell = passed ? `${first}, and fell again. ` : '';
  const atRate = watermark.keys
    ? (total.z > 0 ? total.scored * (threshold / total.z) ** 2 : Infinity)
    : tokensNeeded(total.green / total.scored, watermark.ratio, threshold);
  const at = Math.max(total.scored + 1, Math.ceil(atRate));
  if (!Number.isFinite(at) || at > 1e7) return {at: Infinity, words: `${fell}At the share so far, z never reaches ${threshold}.`};
  return {at, words: `${fell}At the share so far, z reaches ${threshold} after about ${many(at, 'scored token')}: ${count(at - total.scored)} more.`};
}
