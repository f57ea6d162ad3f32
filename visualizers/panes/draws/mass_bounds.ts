// How much probability the tokens above a contender have, with another temperature or another top-k than those of the run: the
// least and the most, from what a step keeps of its distribution. Draws nothing.
//
// Each p of the run's temperature becomes p^a at another one (a = T of the run / T), not normalised. Between two tokens that
// are known lie so many with so much probability in all, each of a p between those of the two. The curve p^a is convex for
// a > 1 and concave for a < 1: so what they have in all lies between that of equal ones and that of ones at the two ends. And
// the logarithm of all of it, log Z, is a convex function of b = 1/T, of which some values and slopes are known: it lies above
// its tangents and below its chords.

/** A token of a known place: `score` is less that of the likeliest; `above` is as `Contender` has it. */
export interface Landmark {
  rank: number;
  score: number;
  above: number;
}

/** A point of log Z over b, for scores less that of the likeliest: log Z = −log of its probability. */
export interface Anchor {
  b: number;
  logZ: number;
  slope: number; // the mean score
}

/** What is kept of a distribution before any cut, at the temperature of the run. */
export interface KnownMass {
  landmarks: Landmark[]; // by falling score; the first is the likeliest token
  anchors: Anchor[]; // by rising b; one of them at the run's temperature
  vocab: number;
}

export type Bounds = [least: number, most: number];

/** The bounds for these landmarks, by their ranks; `topK` comes before: the shares are of what it leaves. */
export function boundsOfHigher(
  {landmarks, anchors, vocab}: KnownMass,
  ranks: number[],
  runTemperature: number,
  temperature: number,
  topK: number,
): Bounds[] {
  const power = runTemperature / temperature;
  const firstShare = Math.exp(-(anchors.find(({b}) => b === 1 / runTemperature)?.logZ ?? 0));
  const blocks = blocksOf(landmarks, firstShare, runTemperature, vocab).map((block) => massOf(block, power, topK));
  const upTo = (side: 0 | 1) => blocks.reduce((sums, block) => [...sums, sums[sums.length - 1] + block[side]], [0]);
  const [least, most] = [upTo(0), upTo(1)];
  const end = blocks.length;
  const logZ: Bounds = topK < Infinity ? [-Infinity, Infinity] : logZBounds(anchors, vocab, 1 / temperature);
  const all = logZ.map((value) => Math.exp(value) * firstShare ** power);
  return ranks.map((rank) => {
    const i = landmarks.findIndex((one) => one.rank === rank);
    const rest: Bounds = [least[end] - least[i], most[end] - most[i]];
    return [
      Math.max(shareOf(least[i], rest[1]), least[i] / all[1]),
      Math.min(shareOf(most[i], rest[0]), most[i] / all[0]),
    ];
  });
}

const shareOf = (part: number, rest: number) => (part === 0 ? 0 : part / (part + rest));

// ---------------------------------------------------------------------------------------------------- in blocks

/** A landmark and the tokens down to the next one. */
interface Block {
  rank: number;
  high: number; // its probability at the temperature of the run, before any cut
  low: number; // that of the next landmark
  count: number; // of the tokens between them
  mass: number; // what they have in all
}

function blocksOf(landmarks: Landmark[], firstShare: number, temperature: number, vocab: number): Block[] {
  const own = landmarks.map(({score}) => firstShare * Math.exp(score / temperature));
  return landmarks.map(({rank, above}, i) => {
    const next = landmarks.at(i + 1); // none after the last
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

// ---------------------------------------------------------------------------------------------------- in all

function logZBounds(anchors: Anchor[], vocab: number, b: number): Bounds {
  const known = anchors.find((one) => one.b === b);
  if (known) return [known.logZ, known.logZ];
  const least = Math.max(0, ...anchors.map((one) => one.logZ + one.slope * (b - one.b)));
  const left = anchors.findLast((one) => one.b < b) ?? {b: 0, logZ: Math.log(vocab)}; // all alike, without end of heat
  const right = anchors.find((one) => one.b > b);
  const most = right ? left.logZ + ((right.logZ - left.logZ) * (b - left.b)) / (right.b - left.b) : left.logZ; // it falls
  return [Math.min(least, most), most];
}
