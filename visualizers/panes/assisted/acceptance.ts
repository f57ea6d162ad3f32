// The figures of speculative decoding, counted round by round: what Acceptance of playground/trace/acceptance.py has, under
// the same names. Knows rounds as they come in a log (or as plain objects); draws nothing.

import type {DraftRound} from '../core/types.ts';
import {isKnown} from '../core/values.ts';

/** A count. `overlaps` are those of judged tokens: how many, and their sum. */
interface Tally {
  spec_steps: number;
  rounds: number;
  tokens: number;
  drafted: number;
  accepted: number;
  judged: number;
  kept: number[];
  acceptedAt: number[];
  draftedAt: number[];
  overlaps: [count: number, sum: number];
  draft_seconds: number;
  verify_seconds: number;
}

/** The figures of drafts. A rate or a mean is null where its denominator is 0. */
export interface AcceptanceFigures {
  num_spec_steps: number;
  num_rounds: number;
  num_tokens: number;
  num_draft_tokens: number;
  num_accepted_draft_tokens: number;
  num_judged_draft_tokens: number;
  draft_acceptance_rate: number | null;
  judged_acceptance_rate: number | null;
  mean_acceptance_length: number | null;
  acceptance_histogram: number[];
  accepted_by_position: number[];
  drafted_by_position: number[];
  passes_saved: number;
  expected_acceptance_rate: number | null;
  draft_seconds: number;
  verify_seconds: number;
}

const newTally = (): Tally => ({
  spec_steps: 0,
  rounds: 0,
  tokens: 0,
  drafted: 0,
  accepted: 0,
  judged: 0,
  kept: [],
  acceptedAt: [],
  draftedAt: [],
  overlaps: [0, 0],
  draft_seconds: 0,
  verify_seconds: 0,
});

// How many tokens of a draft were looked at: those that were kept, and the first that was not. What stands behind it, or
// behind the end of the text, was never judged.
export const judgedOf = (round: DraftRound): number => round.num_accepted + (round.follow === 'correction' ? 1 : 0);

// How many tokens of the text a round wrote.
export const writtenOf = (round: DraftRound): number => round.num_accepted + (round.next_token_id === null ? 0 : 1);

// Counts one more round, in place.
function tallyRound(tally: Tally, round: DraftRound): void {
  const {drafted, num_accepted: accepted} = round;
  tally.rounds += 1;
  tally.tokens += writtenOf(round);
  tally.draft_seconds += round.draft_seconds;
  tally.verify_seconds += round.verify_seconds;
  if (!drafted.length) return;
  tally.spec_steps += 1;
  tally.drafted += drafted.length;
  tally.accepted += accepted;
  tally.judged += judgedOf(round);
  for (let length = tally.draftedAt.length; length < drafted.length; length++) {
    tally.draftedAt.push(0);
    tally.acceptedAt.push(0);
  }
  drafted.forEach((token, place) => {
    tally.draftedAt[place] += 1;
    if (place < accepted) tally.acceptedAt[place] += 1;
    if (place >= judgedOf(round) || !isKnown(token.overlap)) return;
    tally.overlaps[0] += 1;
    tally.overlaps[1] += token.overlap;
  });
  while (tally.kept.length <= tally.draftedAt.length) tally.kept.push(0);
  tally.kept[accepted] += 1;
}

function figuresOf(tally: Tally): AcceptanceFigures {
  const {spec_steps: steps, rounds, tokens, drafted, accepted, judged, overlaps} = tally;
  const ratio = (part: number, whole: number) => (whole ? part / whole : null);
  return {
    num_spec_steps: steps,
    num_rounds: rounds,
    num_tokens: tokens,
    num_draft_tokens: drafted,
    num_accepted_draft_tokens: accepted,
    num_judged_draft_tokens: judged,
    draft_acceptance_rate: ratio(accepted, drafted),
    judged_acceptance_rate: ratio(accepted, judged),
    mean_acceptance_length: steps ? 1 + accepted / steps : null,
    acceptance_histogram: tally.kept,
    accepted_by_position: tally.acceptedAt,
    drafted_by_position: tally.draftedAt,
    passes_saved: tokens - rounds,
    expected_acceptance_rate: ratio(overlaps[1], overlaps[0]),
    draft_seconds: tally.draft_seconds,
    verify_seconds: tally.verify_seconds,
  };
}

// Follows a list of rounds that grows: costs no more than what is new. `read(rounds)` gives its figures.
export class AcceptanceAlong {
  private rounds: DraftRound[] = [];
  private tally = newTally();

  read(rounds: DraftRound[]): AcceptanceFigures {
    const goesOn = rounds.length >= this.tally.rounds && this.rounds[0] === rounds[0];
    if (!goesOn) this.tally = newTally();
    for (let i = this.tally.rounds; i < rounds.length; i++) tallyRound(this.tally, rounds[i]);
    this.rounds = rounds;
    return figuresOf(this.tally);
  }
}
