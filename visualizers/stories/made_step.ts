// A made step of a run, for widgets that show one: its numbers are examples.

import type {Candidate, Step} from '../panes/core/types.ts';

const candidate = (id: number, text: string, before: number, after: number | null, rank: number): Candidate => ({
  token_id: id,
  text,
  raw_logprob: Math.log(before),
  logprob: after === null ? null : Math.log(after),
  raw_rank: rank,
  rank: after === null ? null : rank,
  removed_by: after === null ? 'TopKLogitsWarper' : null,
});

const CANDIDATES = [
  candidate(11, ' cat', 0.4, 0.62, 1),
  candidate(12, ' dog', 0.2, 0.38, 2),
  candidate(13, ' incomprehensibility', 0.1, null, 3),
];

/** The second candidate was chosen, and a processor removed the third. */
export const STEP: Step = {
  sequence: 0,
  index: 4,
  piece: ' dog',
  seconds: 0.02,
  elapsed: 0.1,
  before: null,
  chosen: CANDIDATES[1],
  draft: null,
  distribution: {
    candidates: CANDIDATES,
    entropy_before: 1.4,
    entropy_after: 0.66,
    vocab: 10_000,
    stages: [{name: 'TopKLogitsWarper', entropy: 0.66, kept: 2, mass_removed: 0.4, mass_moved: 0.4}],
  },
};
