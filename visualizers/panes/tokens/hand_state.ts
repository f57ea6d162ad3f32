// What the knobs of the form make of the token that is looked at, where they are not those of its run: which scores are
// known, and what is shown of each token. Draws nothing.

import {type RunLog, pathOf} from '../core/log.ts';
import {probability} from '../core/text.ts';
import type {Scores, Step} from '../core/types.ts';
import {isFromElsewhere} from '../core/values.ts';
import {type CutName, type InHand, inHand} from './in_hand.ts';
import {type TokenKnobs, biasesAfter, doTheSame, tokenKnobs} from './sampling_knobs.ts';
import {pointsOf, scoresOfTrace} from './score_points.ts';

// The strategies whose next token is drawn from the scores of its place alone.
const MODES = ['greedy_search', 'sample', 'assisted_generation'];

/** A token under the knobs of the form. Shares are from 0 to 1; null: not known. */
export interface HandRow {
  id: number;
  text: string;
  after: number;
  before: number | null; // the model's own
  rank: number | null; // among those that are left
  by: CutName | null;
}

/** Everything that is shown of a step while the form holds other knobs than its run had. */
export interface Hand {
  knobs: TokenKnobs;
  result: InHand;
  rows: HandRow[]; // by falling score
  others: number; // tokens that are none of the rows
  isWhole: boolean; // whether all scores are known; else only those of the trace's candidates
  stays: boolean; // whether biases and penalty are others, and cannot be tried here
  after: string[]; // what runs after the cuts
}

/** Whether knobs act on the scores of a step alone. */
export const isMovable = ({started}: RunLog, step: Step): boolean =>
  Boolean(started && !step.isPrompt && !step.beam && MODES.includes(started.mode));

/** The knobs of the form where they are not those of the run and act on this step, else null. */
export function knobsInHand(log: RunLog, step: Step | null): TokenKnobs | null {
  if (!step || !log.knobs || !isMovable(log, step)) return null;
  const now = tokenKnobs(log.knobs);
  return doTheSame(now, runKnobs(log)) ? null : now;
}

/** The knobs of the run that is shown. */
const runKnobs = ({started}: RunLog): TokenKnobs => tokenKnobs({...started?.effective, ...biasOf(started?.config)});

const biasOf = (config?: Record<string, unknown>) =>
  config?.sequence_bias ? {sequence_bias: config.sequence_bias} : {};

/** The ids of the text before a step. */
export const idsBefore = (log: RunLog, {before}: Step): number[] => [
  ...log.prefix.map(({token_id: id}) => id),
  ...pathOf(before).map(({chosen}) => chosen.token_id),
];

/** The tokens whose scores a bias needs, of the form's and of the run's. */
export const biasedTokens = (log: RunLog): number[] => [
  ...new Set(
    [tokenKnobs(log.knobs ?? {}), runKnobs(log)].flatMap(({sequence_bias: biases}) =>
      biases.map(([ids]) => ids[ids.length - 1]),
    ),
  ),
];

/** What is shown of a step in hand; null where no scores of it are known. */
export function handOf(log: RunLog, step: Step, knobs: TokenKnobs): Hand | null {
  const answer = log.scoresOf(step);
  const scores = answer ?? scoresOfTrace(step.distribution);
  if (!scores || isFromElsewhere(step)) return null;
  const ids = idsBefore(log, step);
  const result = inHand(pointsOf(scores, ids, knobs), knobs);
  const then = runKnobs(log);
  const isOther =
    JSON.stringify([knobs.sequence_bias, knobs.repetition_penalty]) !==
    JSON.stringify([then.sequence_bias, then.repetition_penalty]);
  const lacks = answer !== null && !knowsBiases(answer, ids, knobs);
  return {
    knobs,
    result,
    rows: rowsOf(log, step, scores, result),
    others: scores.vocab - scores.num_removed - result.tokens.length,
    isWhole: answer !== null,
    stays: isOther && (scores.fixed.length > 0 || lacks),
    after: scores.after,
  };
}

/** Whether an answer tells the scores of all tokens that these biases move. */
export function knowsBiases({head, before, tokens}: Scores, ids: number[], knobs: TokenKnobs): boolean {
  const known = new Set([...head, ...before, ...tokens].map(([id]) => id));
  return [...biasesAfter(knobs, ids).keys()].every((id) => known.has(id));
}

function rowsOf(log: RunLog, step: Step, scores: Scores, {tokens}: InHand): HandRow[] {
  const texts = textsOf(log, step, scores);
  const own = ownShares(step, scores);
  let rank = 0;
  return tokens.map(({id, probability: after, by}) => ({
    id,
    text: texts.get(id) ?? `${id}`,
    after: by ? 0 : after,
    before: own(id),
    rank: by ? null : ++rank,
    by,
  }));
}

function textsOf(log: RunLog, step: Step, {head, tokens}: Scores): Map<number, string> {
  const texts = new Map<number, string>();
  for (const {token_id: id, text} of log.prefix) texts.set(id, text);
  for (const {chosen} of pathOf(step)) texts.set(chosen.token_id, chosen.text);
  for (const [id, text] of [...tokens, ...head]) texts.set(id, text);
  return texts;
}

// The model's own probability of a token: as it was recorded, or else from its score, where no processor has touched it.
function ownShares({distribution: {candidates}, chosen}: Step, {head, before, tokens, fixed, names}: Scores) {
  const raw = new Map([...candidates, chosen].map(({token_id: id, raw_logprob: logprob}) => [id, logprob]));
  const scores = new Map<number, number>();
  for (const [id, score] of before) scores.set(id, score);
  for (const [id, , score] of [...head, ...tokens]) scores.set(id, score);
  const known = [...raw].find(([id, logprob]) => logprob !== null && scores.has(id));
  const offset = known && (known[1] ?? 0) - (scores.get(known[0]) ?? 0);
  return (id: number): number | null => {
    const recorded = raw.get(id);
    if (recorded !== undefined) return probability(recorded);
    const score = scores.get(id);
    if (score === undefined || offset === undefined || (fixed.length && names.length)) return null;
    return probability(score + offset);
  };
}
