// What the knobs make of the scores at one place, as transformers' logits_process.py does it, in its order: the temperature,
// then each cut on what the one before has left, whose probabilities are normalised again. Of tokens that are told one by one
// everything is exact; those of a bin (see score_points.ts) stand at two points, so where a cut falls among them the number
// of tokens left is right to within that bin. Draws nothing.

import type {TokenKnobs} from './sampling_knobs.ts';

/** A token, or some of a bin that count as if they had one score. */
export interface ScorePoint {
  id: number | null; // null: of a bin
  score: number;
  weight: number; // tokens
  isTied?: boolean; // of a bin: all of its tokens have this score
}

export const CUTS = ['top_h', 'top_k', 'top_p', 'min_p', 'typical_p', 'epsilon_cutoff', 'eta_cutoff'] as const;
export type CutName = (typeof CUTS)[number];

/** What a cut has removed: `mass` is the probability that its tokens had just before it. */
export interface Cut {
  name: CutName;
  removed: number;
  mass: number;
}

/** A token after all knobs; `by` is the cut that removed it. */
interface TokenInHand {
  id: number;
  score: number; // before the temperature
  probability: number;
  by: CutName | null;
}

export interface InHand {
  tokens: TokenInHand[]; // by falling score
  left: number; // of all tokens
  isExact: boolean; // whether `left` is; else it is right to within one bin
  entropy: number; // nats
  cuts: Cut[];
  others: {left: number; probability: number}; // of the bins
}

const TOP_H_TOKENS = 100; // top_h looks at no more
const LEAST_FLOAT = 1e-45; // a lower probability is 0 in float32, and top_h goes no further

/** What the knobs make of these points, which are sorted by falling score. */
export function inHand(points: ScorePoint[], knobs: TokenKnobs): InHand {
  const temperature = knobs.do_sample ? (knobs.temperature ?? 1) : 1;
  const state = new Distribution(points, temperature);
  const cuts: Cut[] = [];
  if (knobs.do_sample)
    for (const name of CUTS) {
      const value = knobs[name];
      if (value !== null) cuts.push(state.cut(name, value));
    }
  return state.result(cuts);
}

class Distribution {
  private readonly scores: Float64Array;
  private readonly left: Float64Array; // how many tokens of each point are
  private readonly by: (CutName | null)[];
  private shares = new Float64Array(0); // the probability of one token of each point
  private logTotal = 0; // of the scores less the best one
  private best = 0;
  private entropy = 0; // nats
  private isExact = true;

  constructor(
    private readonly points: ScorePoint[],
    temperature: number,
  ) {
    this.scores = Float64Array.from(points, ({score}) => score / temperature);
    this.left = Float64Array.from(points, ({weight}) => weight);
    this.by = points.map(() => null);
    this.normalise();
  }

  private normalise(): void {
    const {scores, left} = this;
    const count = scores.length;
    this.best = -Infinity;
    for (let i = 0; i < count; i++) if (left[i] && scores[i] > this.best) this.best = scores[i];
    let [total, mean] = [0, 0];
    const shares = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      if (!left[i]) continue;
      const above = scores[i] - this.best;
      const share = Math.exp(above);
      shares[i] = share;
      total += left[i] * share;
      mean += left[i] * share * above;
    }
    for (let i = 0; i < count; i++) shares[i] /= total;
    this.shares = shares;
    this.logTotal = Math.log(total);
    this.entropy = this.logTotal - mean / total;
  }

  // Removes what this cut removes.
  cut(name: CutName, value: number): Cut {
    const before = this.left.slice();
    REMOVERS[name](this, value);
    let [removed, mass, ofBins, lowest] = [0, 0, 0, 0];
    for (let i = 0; i < before.length; i++) {
      const gone = before[i] - this.left[i];
      if (gone) {
        removed += gone;
        mass += gone * this.shares[i];
        if (this.left[i] < 1e-9) this.by[i] = name;
      }
      if (this.points[i].id === null) ofBins += gone;
      else lowest = this.left[i];
    }
    if (removed) {
      const some = this.points.some(({id}, i) => id === null && this.left[i] > 0);
      if (!some && !lowest) this.isExact = true;
      else if (ofBins && name !== 'top_k') this.isExact = false;
      this.normalise();
    }
    return {name, removed, mass};
  }

  result(cuts: Cut[]): InHand {
    const {points, left, shares} = this;
    const tokens: TokenInHand[] = [];
    const others = {left: 0, probability: 0};
    let all = 0;
    for (let i = 0; i < points.length; i++) {
      const {id, score} = points[i];
      const probability = left[i] * shares[i];
      all += left[i];
      if (id !== null) tokens.push({id, score, probability, by: this.by[i]});
      else {
        others.left += left[i];
        others.probability += probability;
      }
    }
    return {tokens, left: Math.round(all), isExact: this.isExact, entropy: this.entropy, cuts, others};
  }

  // ------------------------------------------------------------------------------------------------------ cuts

  // The most tokens from above with which the sum of −p·log p, of the first hundred alone, stays within its share of their
  // entropy.
  topH(value: number): void {
    const {left, shares} = this;
    const first = new Float64Array(left.length);
    let [room, total] = [TOP_H_TOKENS, 0];
    for (let i = 0; i < left.length && room > 0; i++) {
      first[i] = Math.min(left[i], room);
      room -= first[i];
      total += first[i] * shares[i];
    }
    const termOf = (i: number) => -(shares[i] / total) * Math.log(shares[i] / total);
    let entropy = 0;
    for (let i = 0; i < left.length; i++) if (first[i] && shares[i]) entropy += first[i] * termOf(i);
    let sum = 0;
    let isOver = false;
    for (let i = 0, isFirst = true; i < left.length; i++) {
      if (!first[i] || isOver || shares[i] / total < LEAST_FLOAT) {
        left[i] = 0;
        continue;
      }
      const term = termOf(i);
      const fit = sum + first[i] * term <= entropy * value ? first[i] : Math.floor((entropy * value - sum) / term);
      isOver = fit < first[i];
      left[i] = isFirst ? Math.max(1, fit) : fit;
      sum += left[i] * term;
      isFirst = false;
    }
  }

  // What has a lower score than the k-th. Equal ones stay with it.
  topK(value: number): void {
    const {left, scores} = this;
    let room = value;
    let last = -Infinity; // the score of the k-th
    for (let i = 0; i < left.length; i++) {
      if (!left[i]) continue;
      if (room > 0) {
        last = scores[i];
        const isSplit = left[i] > room && this.points[i].weight > 1 && !this.isTied(i);
        if (isSplit) left[i] = room;
        room = Math.max(0, room - left[i]);
      } else if (scores[i] < last) left[i] = 0;
    }
  }

  // The most tokens from below whose probabilities add up to no more than what p leaves.
  topP(value: number): void {
    const {left, shares} = this;
    const most = 1 - value;
    let sum = 0;
    const first = left.findIndex((some) => some > 0);
    for (let i = left.length - 1; i >= first; i--) {
      if (!left[i]) continue;
      const room = Math.floor((most - sum) / shares[i]);
      const gone = sum + left[i] * shares[i] <= most ? left[i] : Math.max(0, Math.min(left[i], room));
      sum += gone * shares[i];
      left[i] -= i === first ? Math.min(gone, left[i] - Math.min(1, left[i])) : gone;
      if (left[i]) return;
    }
  }

  // The tokens whose surprisal is nearest to the entropy, until their probabilities add up to this.
  typical(value: number): void {
    const {left, shares} = this;
    const distances = this.scores.map((score) => Math.abs(this.logTotal - (score - this.best) - this.entropy));
    const order = [...left.keys()].filter((i) => left[i]).sort((a, b) => distances[a] - distances[b]);
    let sum = 0;
    let last = Infinity; // the distance of the token that reaches it
    for (const i of order) {
      if (distances[i] > last) {
        left[i] = 0;
        continue;
      }
      if (last < Infinity) continue;
      const all = sum + left[i] * shares[i];
      if (all < value) {
        sum = all;
        continue;
      }
      last = distances[i];
      if (left[i] > 1 && !this.isTied(i))
        left[i] = Math.min(left[i], Math.max(1, Math.ceil((value - sum) / shares[i])));
    }
  }

  // What has a lower probability than this; the likeliest tokens stay in any case.
  below(least: number): void {
    const {left, shares, scores} = this;
    for (let i = 0; i < left.length; i++) if (shares[i] < least && scores[i] < this.best) left[i] = 0;
  }

  get highest(): number {
    return Math.exp(-this.logTotal);
  }

  eta(value: number): number {
    return Math.min(value, Math.sqrt(value) * Math.exp(-this.entropy));
  }

  // Whether all tokens of a point have the same score: it is the whole of its bin.
  private isTied(i: number): boolean {
    const at = this.points[i];
    return at.id !== null || Boolean(at.isTied);
  }
}

const REMOVERS: Record<CutName, (state: Distribution, value: number) => void> = {
  top_h: (state, value) => state.topH(value),
  top_k: (state, value) => state.topK(value),
  top_p: (state, value) => state.topP(value),
  min_p: (state, value) => state.below(value * state.highest),
  typical_p: (state, value) => state.typical(value),
  epsilon_cutoff: (state, value) => state.below(value),
  eta_cutoff: (state, value) => state.below(state.eta(value)),
};
