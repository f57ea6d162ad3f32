// Numbers of a whole text, kept up to date at the cost of what is new in it. The formulas are those of playground/metrics/scores.py.

import type {Step, Totals} from './types.ts';
import {finite, keptOf} from './values.ts';

// {count, after, before: sums of log-probabilities; entropyAfter, entropyBefore: sums of entropies; kept: of tokens kept},
// log-probabilities and entropies in nats. What could not be chosen makes a sum minus infinity.
export const NO_TOTALS: Totals = {count: 0, after: 0, before: 0, entropyAfter: 0, entropyBefore: 0, kept: 0};

export function withStep(totals: Totals, step: Step): Totals {
  const {chosen, distribution} = step;
  const log = (logprob: number | null) => finite(logprob) ?? -Infinity;
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
export const perplexityOf = (sum: number, tokens: number): number | null => (tokens ? Math.exp(-sum / tokens) : null);

// Which tokens repeat: distinct-n, and the share of tokens that occur among the 128 before them.
const LENGTHS = [1, 2, 3]; // of the n-grams that are counted

export class Repeats {
  ids: number[] = [];
  grams: [n: number, counts: Map<string, number>][] = LENGTHS.map((n) => [n, new Map<string, number>()]); // n-gram -> how often
  repeated: boolean[] = []; // for each id
  numRepeated = 0;

  gram(n: number): string {
    return this.ids.slice(-n).join(' ');
  }

  add(id: number): void {
    this.repeated.push(this.ids.includes(id, -128)); // counted from the end
    this.numRepeated += Number(this.repeated.at(-1));
    this.ids.push(id);
    for (const [n, grams] of this.grams) {
      if (this.ids.length >= n) grams.set(this.gram(n), (grams.get(this.gram(n)) || 0) + 1);
    }
  }

  // Takes all but the first `length` ids away.
  cut(length: number): void {
    while (this.ids.length > length) {
      for (const [n, grams] of this.grams) {
        if (this.ids.length < n) continue;
        const left = (grams.get(this.gram(n)) ?? 0) - 1;
        if (left) grams.set(this.gram(n), left);
        else grams.delete(this.gram(n));
      }
      this.ids.pop();
      this.numRepeated -= Number(this.repeated.pop());
    }
  }

  // How many different n-grams there are.
  different(n: number): number {
    return this.grams.find(([length]) => length === n)?.[1].size ?? 0;
  }

  distinct(n: number): number | null {
    return this.ids.length >= n ? this.different(n) / (this.ids.length - n + 1) : null;
  }

  get share(): number | null {
    return this.ids.length ? this.numRepeated / this.ids.length : null;
  }
}
