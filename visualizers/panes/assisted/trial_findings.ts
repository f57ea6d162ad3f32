// What trials of drafts find, as playground/experiments/draft_findings.py and draft_sameness.py say it.

import type {Said} from '../core/texts.ts';
import type {AcceptanceFigures} from './acceptance.ts';
import type {Spread} from './speculation.ts';

interface Progress {
  done: number; // runs that have ended
  runs: number;
}

/** Whether texts are the same: of `checked` pairs, from token `at` on they differ. */
interface Identical {
  checked: number;
  equal: boolean | null;
  at: number;
}

export type SpeedVerdict = 'faster' | 'slower' | 'even' | 'wait' | 'noisy';

/** Whether it is faster. `without` and `with` are seconds for a token; `cost` is that of drafting a token and `verify` that of
 *  checking a draft, in tokens without drafts. */
export interface SpeedFound extends Progress {
  pairs: {without: number; with: number; speedup: number}[];
  speedup: Spread | null;
  acceptance: AcceptanceFigures | null;
  drafted: number | null; // a round
  draft_share: number | null; // of the time
  verify_share: number | null;
  cost: number | null;
  verify: number | null;
  break_even: number | null;
  verdict: SpeedVerdict;
  noise: Said | null;
  reasons: Said[];
  fewest: number;
  identical: Identical | null;
  others: boolean; // whether somebody else's runs were decoded at the same time
}

/** A setting of a knob, with what was measured of it; `formula` is what theorem 3.8 expects. */
export interface LengthPoint {
  group: number;
  value: string;
  speedup: Spread | null;
  verdict: SpeedVerdict;
  pairs: number;
  rate: number | null;
  draft_acceptance_rate: number | null;
  mean_acceptance_length: number | null;
  drafted: number | null;
  formula: number | null;
}

/** Which setting is best: the `leader` has the highest median, `rivals` may be as good, `best` is not beaten. */
export interface LengthsFound extends Progress {
  knob: string;
  points: LengthPoint[];
  curve: number[][];
  measured_curve: number[][];
  leader: number | null;
  rivals: number[];
  best: number | null;
  noise: Said | null;
  fewest: number;
  others: boolean;
}

export interface GreedyFound extends Progress, Identical {
  mode: 'greedy';
  texts: [without: string, with_: string] | [];
}

/** How many texts of each side have a token; null: they had ended. */
export interface PlaceToken {
  text: string | null;
  without: number;
  with: number;
}

export interface SampledFound extends Progress {
  mode: 'sampling';
  counts: [without: number, with_: number]; // of texts
  tokens: number; // of each text that are compared
  level: number;
  p: number | null;
  surprise: {without: number | null; with: number | null} | null; // nats for a token
  positions: {position: number; tokens: PlaceToken[]}[];
  verdict: 'wait' | 'differs' | 'same';
}

export type SameFound = GreedyFound | SampledFound;
