// How much probability the tokens above a contender have, with another temperature or another top-k than that of the run: the
// least and the most, from what a step keeps of its distribution. Draws nothing.
//
// Between two contenders lie so many tokens with so much probability in all, each of a probability between those of the two.
// At another temperature each p becomes p^a (a = T of the run / T), not normalised: a curve that is convex for a > 1 and
// concave for a < 1. So the sum of so many is between that of equal ones and that of ones that lie at the two ends.

import type {DrawnStep, Knobs} from './luck.ts';

export type Bounds = [least: number, most: number];

/** The bounds for each contender; `knobs.top_k` comes before: the shares are of what it leaves. */
export function boundsOfHigher(
  step: DrawnStep,
  runTemperature: number,
  {temperature, top_k: topK}: Pick<Knobs, 'temperature' | 'top_k'>,
): Bounds[] {
  const {contenders, firstShare} = step;
  if (temperature === runTemperature && topK === Infinity) return contenders.map(({above}) => [above, above]);
  if (firstShare === null) return contenders.map((_, i) => (i ? [0, 1] : [0, 0]));
  const power = runTemperature / temperature;
  const blocks = blocksOf(step, firstShare, runTemperature).map((block) => massOf(block, power, topK));
  const upTo = (side: 0 | 1) => blocks.reduce((sums, block) => [...sums, sums[sums.length - 1] + block[side]], [0]);
  const [least, most] = [upTo(0), upTo(1)];
  const end = blocks.length;
  return contenders.map(({above}, i) => {
    const rest: Bounds = [least[end] - least[i], most[end] - most[i]];
    const bounds: Bounds = [shareOf(least[i], rest[1]), shareOf(most[i], rest[0])];
    if (topK < Infinity) return bounds;
    // the share of the first so many falls as the temperature rises
    return temperature > runTemperature
      ? [bounds[0], Math.min(bounds[1], above)]
      : [Math.max(bounds[0], above), bounds[1]];
  });
}

const shareOf = (part: number, rest: number) => (part === 0 ? 0 : part / (part + rest));

/** A contender and the tokens down to the next one. */
interface Block {
  rank: number;
  high: number; // its probability at the temperature of the run, before any cut
  low: number; // that of the next contender
  count: number; // of the tokens between them
  mass: number; // what they have in all
}

function blocksOf({contenders, vocab}: DrawnStep, firstShare: number, temperature: number): Block[] {
  const own = contenders.map(({score}) => firstShare * Math.exp(score / temperature));
  return contenders.map(({rank, above}, i) => {
    const next = contenders.at(i + 1); // none after the last
    const count = Math.max(0, (next ? next.rank - 1 : vocab) - rank);
    const mass = Math.max(0, (next ? next.above : 1) - above - own[i]);
    return {rank, high: own[i], low: next ? own[i + 1] : 0, count, mass: count ? mass : 0};
  });
}

// What a block has in all with each p to the power of a, of the tokens up to rank `topK`.
function massOf({rank, high, low, count, mass}: Block, power: number, topK: number): Bounds {
  if (rank > topK) return [0, 0];
  const first = high ** power;
  if (!count) return [first, first];
  const mean = Math.min(high, Math.max(low, mass / count));
  const even = count * mean ** power;
  const atHigh = high > low ? (count * (mean - low)) / (high - low) : count; // so many at that end, the rest at the other
  const atEnds = atHigh * first + (count - atHigh) * low ** power;
  const all: Bounds = [Math.min(even, atEnds), Math.max(even, atEnds)];
  const within = Math.min(count, topK - rank); // of these, the likeliest are left
  if (within === count) return [first + all[0], first + all[1]];
  return [first + (all[0] * within) / count, first + Math.min(all[1], within * first)];
}
