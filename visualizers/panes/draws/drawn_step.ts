// What is known of the draw of a step, of a run's events: who could have won it, what the cuts left, and how the probability
// lies among all tokens. Draws nothing.

import type {Candidate, Contender, Step} from '../core/types.ts';
import type {Anchor, KnownMass, Landmark} from './mass_bounds.ts';

/** A cut as the run made it: how many tokens it left, and how much probability it took away. */
interface MadeCut {
  kept: number;
  removed: number;
}

/** A step whose contenders are known; `at` is the place of the chosen token among them. */
export interface DrawnStep {
  contenders: Contender[]; // by falling score, which is 0 for the first
  at: number;
  vocab: number;
  cuts: Partial<Record<CutName, MadeCut>>;
  mass: KnownMass | null; // null where too little is kept
}

/** The cuts, in the library's order. */
export const CUTS = ['top_h', 'top_k', 'top_p', 'min_p', 'typical_p', 'epsilon_cutoff', 'eta_cutoff'] as const;
export type CutName = (typeof CUTS)[number];

const PROCESSORS: Record<CutName, string> = {
  top_h: 'TopHLogitsWarper',
  top_k: 'TopKLogitsWarper',
  top_p: 'TopPLogitsWarper',
  min_p: 'MinPLogitsWarper',
  typical_p: 'TypicalLogitsWarper',
  epsilon_cutoff: 'EpsilonLogitsWarper',
  eta_cutoff: 'EtaLogitsWarper',
};
const TEMPERATURE = 'TemperatureLogitsWarper';

const drawnSteps = new WeakMap<Step, DrawnStep | null>();

/** A step of a run at this temperature; null where its draw is not known. */
export function drawnOf(step: Step, temperature: number): DrawnStep | null {
  let drawn = drawnSteps.get(step);
  if (drawn === undefined) drawnSteps.set(step, (drawn = read(step, temperature)));
  return drawn;
}

function read(step: Step, temperature: number): DrawnStep | null {
  const contenders = step.draw?.contenders ?? [];
  const at = contenders.findIndex(({token_id: id}) => id === step.chosen.token_id);
  const {vocab, stages} = step.distribution;
  if (at < 0 || vocab === null) return null;
  const cuts: DrawnStep['cuts'] = {};
  for (const name of CUTS) {
    const stage = stages.find((one) => one.name === PROCESSORS[name]);
    if (stage) cuts[name] = {kept: stage.kept, removed: stage.mass_removed};
  }
  return {contenders, at, vocab, cuts, mass: massOf(step, contenders, vocab, temperature)};
}

// ---------------------------------------------------------------------------------------------------- probability

function massOf({distribution}: Step, contenders: Contender[], vocab: number, temperature: number): KnownMass | null {
  const {stages, candidates} = distribution;
  const names = Object.values(PROCESSORS);
  const cut = stages.findIndex(({name}) => names.includes(name));
  const before = cut < 0 ? stages.length : cut; // so many processors come before the first cut
  const atRun = (candidate: Candidate) =>
    (before ? candidate.stage_logprobs?.at(before - 1) : candidate.raw_logprob) ?? null;
  const first = candidates.find(({token_id: id}) => id === contenders[0].token_id);
  const logprob = first ? atRun(first) : contenders[1]?.rank === 2 ? Math.log(contenders[1].above) : null;
  const entropy = before ? stages[before - 1].entropy : distribution.entropy_before;
  if (logprob === null || entropy === null) return null;
  const anchors = [anchorAt(1 / temperature, logprob, entropy)];
  // where nothing but the temperature comes first, the model's own distribution is that of T = 1
  const isPlain = stages.slice(0, before).every(({name}) => name === TEMPERATURE);
  if (isPlain && temperature !== 1 && typeof first?.raw_logprob === 'number' && distribution.entropy_before !== null)
    anchors.push(anchorAt(1, first.raw_logprob, distribution.entropy_before));
  const likely = isPlain ? likeliest(candidates, atRun, temperature) : [];
  return {
    landmarks: together([...contenders, ...likely]),
    anchors: anchors.sort((a, b) => a.b - b.b),
    vocab,
  };
}

// H = log Z − b · mean score
const anchorAt = (b: number, logprob: number, entropy: number): Anchor => ({
  b,
  logZ: -logprob,
  slope: (-logprob - entropy) / b,
});

// The candidates from the likeliest on, as far as none is missing: what is above each is the sum of those before it.
function likeliest(
  candidates: Candidate[],
  atRun: (candidate: Candidate) => number | null,
  temperature: number,
): Landmark[] {
  const byRank = new Map(candidates.map((candidate) => [candidate.raw_rank, atRun(candidate)]));
  const best = byRank.get(1);
  const found: Landmark[] = [];
  let above = 0;
  for (let rank = 1; typeof best === 'number'; rank++) {
    const logprob = byRank.get(rank);
    if (typeof logprob !== 'number') break;
    found.push({rank, score: temperature * (logprob - best), above});
    above += Math.exp(logprob);
  }
  return found;
}

// Each rank once: by the candidates, which are kept with more digits.
function together(landmarks: Landmark[]): Landmark[] {
  const byRank = new Map(landmarks.map((one) => [one.rank, one]));
  return [...byRank.values()].sort((a, b) => a.rank - b.rank);
}

// ---------------------------------------------------------------------------------------------------- who

/** The token that would stand at a step, by the place of a contender. */
export const textAt = (step: Step, winner: number): string => contenderAt(step, winner)?.text ?? '';

export const contenderAt = (step: Step, winner: number): Contender | undefined => step.draw?.contenders?.[winner];
