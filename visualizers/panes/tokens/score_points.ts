// The scores at one place as points, by falling score, with the biases and the repetition penalty that are to act on them.
// They come from the server's answer, which is exact, or from what a trace has recorded of the place: its candidates, and all
// others together. Draws nothing.

import type {Distribution, Scores} from '../core/types.ts';
import type {ScorePoint} from './in_hand.ts';
import {type TokenKnobs, biasesAfter} from './sampling_knobs.ts';

// The processors from the temperature on, and what may run after the cuts.
const WATERMARKS = ['WatermarkLogitsProcessor', 'SynthIDTextWatermarkLogitsProcessor'];
const CUTTERS = [
  'TemperatureLogitsWarper',
  'TopHLogitsWarper',
  'TopKLogitsWarper',
  'TopPLogitsWarper',
  'MinPLogitsWarper',
  'TypicalLogitsWarper',
  'EpsilonLogitsWarper',
  'EtaLogitsWarper',
  'LogitNormalization',
  ...WATERMARKS,
];

// Of what was not recorded one by one: how far below the rest of it the last tokens are, and that no two are equal.
const FAR = 12;
const NARROW = 0.01;

/** The points of an answer. `before` are the ids of the text so far. Where penalties have acted already (`fixed`), they are
 *  left as they are. */
export function pointsOf(
  {head, before: earlier, tokens, bins, fixed}: Scores,
  before: number[],
  knobs: TokenKnobs,
): ScorePoint[] {
  const single = new Map<number, number>();
  for (const [id, , score] of head) single.set(id, score);
  for (const [id, score] of earlier) single.set(id, score);
  for (const [id, , score] of tokens) single.set(id, score);
  if (!fixed.length) {
    for (const [id, bias] of biasesAfter(knobs, before)) {
      const score = single.get(id);
      if (score !== undefined) single.set(id, score + bias);
    }
    const penalty = knobs.repetition_penalty;
    if (penalty !== null)
      for (const [id] of earlier) {
        const score = single.get(id) ?? 0;
        single.set(id, score < 0 ? score * penalty : score / penalty);
      }
  }
  const points: ScorePoint[] = Array.from(single, ([id, score]) => ({id, score, weight: 1}));
  for (const [count, mean, spread] of bins) {
    if (!spread) points.push({id: null, score: mean, weight: count, isTied: true});
    else for (const score of [mean + spread, mean - spread]) points.push({id: null, score, weight: count / 2});
  }
  return points.sort(byFall);
}

// Of equal scores the higher id comes first: the library's ascending sort leaves it last, so that top_p removes it last.
const byFall = (a: ScorePoint, b: ScorePoint) => b.score - a.score || (b.id ?? -1) - (a.id ?? -1);

/** What a trace tells of a place: its candidates as they were when the first cut began, all others as one bin; null where that
 *  was not recorded. No penalty can be tried on it: what stands before has acted. */
export function scoresOfTrace({candidates, stages, vocab, entropy_before: entropyBefore}: Distribution): Scores | null {
  if (vocab === null) return null;
  const cut = stages.findIndex(({name}) => CUTTERS.includes(name));
  const number = cut < 0 ? stages.length : cut; // of the stages that come before it
  const known = candidates.flatMap(({token_id: id, text, raw_logprob: raw, stage_logprobs: after}) => {
    const score = number ? after?.[number - 1] : raw;
    return typeof score === 'number' ? [{id, text, score}] : [];
  });
  if (!known.length) return null;
  const left = number ? stages[number - 1].kept : vocab;
  const mass = Math.max(0, 1 - known.reduce((sum, {score}) => sum + Math.exp(score), 0));
  const entropy = number ? stages[number - 1].entropy : entropyBefore;
  return {
    model: '',
    index: 0,
    vocab,
    num_removed: vocab - left,
    head: known
      .sort((a, b) => b.score - a.score)
      .map(({id, text, score}): [number, string, number] => [id, text, score]),
    before: [],
    tokens: [],
    bins: othersAs(
      left - known.length,
      mass,
      entropy,
      known.map(({score}) => score),
    ),
    names: stages.slice(0, number).map(({name}) => name),
    fixed: ['sequence_bias', 'repetition_penalty'],
    after: stages.map(({name}) => name).filter((name) => WATERMARKS.includes(name)),
  };
}

// So many tokens with this probability together. What they add to the entropy tells among how many of them it lies, as if
// these were alike; the others are then far below.
function othersAs(count: number, mass: number, entropy: number | null, known: number[]): Scores['bins'] {
  if (count <= 0 || mass <= 0) return [];
  const ofKnown = known.reduce((sum, score) => sum - Math.exp(score) * score, 0);
  const mean = entropy === null ? Math.log(mass / count) : -(entropy - ofKnown) / mass; // of log p among them
  const some = Math.max(1, Math.min(count, mass / Math.exp(mean)));
  const score = Math.log(mass / some);
  const far: Scores['bins'] = count > some ? [[count - some, score - FAR, NARROW]] : [];
  return [[some, score, NARROW], ...far];
}
