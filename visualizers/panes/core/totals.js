// Numbers of a whole text, kept up to date at the cost of what is new in it. The formulas are those of playground/metrics/scores.py.

import {finite, keptOf} from './values.js';

// {count, after, before: sums of log-probabilities; entropyAfter, entropyBefore: sums of entropies; kept: of tokens kept},
// log-probabilities and entropies in nats. What could not be chosen makes a sum minus infinity.
/** @import {Step, Totals} from './types.d.ts' */
/** @type {Totals} */
export const NO_TOTALS = {count: 0, after: 0, before: 0, entropyAfter: 0, entropyBefore: 0, kept: 0};

/** @type {(totals: Totals, step: Step) => Totals} */
export function withStep(totals, step) {
  const {chosen, distribution} = step;
  const log = (logprob) => finite(logprob) ?? -Infinity;
  return {
    count: totals.count + 1,
    after: totals.after + log(chosen.logprob ?? chosen.raw_logprob),
    before: totals.before + log(chosen.raw_logprob),
    // nothing is added where another server did not tell it: nobody shows these sums then
    entropyAfter: totals.entropyAfter + (distribution.entropy_after ?? 0),
    entropyBefore: totals.entropyBefore + (distribution.entropy_before ?? 0),
    kept: totals.kept + (keptOf(step) ?? 0),
  };
}

// exp(-mean log p)
/** @type {(sum: number, tokens: number) => number | null} */
export const perplexityOf = (sum, tokens) => (tokens ? Math.exp(-sum / tokens) : null);

// Which tokens repeat: distinct-n, and the share of tokens that occur among the 128 before them.
const LENGTHS = [1, 2, 3]; // of the n-grams that are counted

export class Repeats {
  constructor() {
    /** @type {number[]} */
    this.ids = [];
    /** @type {Map<number, Map<string, number>>} */
    this.grams = new Map(LENGTHS.map((n) => [n, new Map()])); // n -> n-gram -> how often
    /** @type {boolean[]} */
    this.repeated = []; // for each id
    this.numRepeated = 0;
  }

  gram(n) { return this.ids.slice(-n).join(' '); }

  /** @param {number} id */
  add(id) {
    this.repeated.push(this.ids.includes(id, -128)); // counted from the end
    this.numRepeated += Number(this.repeated.at(-1));
    this.ids.push(id);
    for (const [n, grams] of this.grams) {
      if (this.ids.length >= n) grams.set(this.gram(n), (grams.get(this.gram(n)) || 0) + 1);
    }
  }

  // Takes all but the first `length` ids away.
  /** @param {number} length */
  cut(length) {
    while (this.ids.length > length) {
      for (const [n, grams] of this.grams) {
        if (this.ids.length < n) continue;
        const left = grams.get(this.gram(n)) - 1;
        if (left) grams.set(this.gram(n), left);
        else grams.delete(this.gram(n));
      }
      this.ids.pop();
      this.numRepeated -= Number(this.repeated.pop());
    }
  }

  /** @type {(n: number) => number | null} */
  distinct(n) { return this.ids.length >= n ? this.grams.get(n).size / (this.ids.length - n + 1) : null; }

  get share() { return this.ids.length ? this.numRepeated / this.ids.length : null; }
}
