// Whether the log-probabilities that were recorded are those of the library, and the scores of outputs follow from them: the
// numbers, and the verdict in words. Draws nothing.

import {AGREE, SUNK, TREE_ROUNDING, addUp, apart, apartAfterPenalty} from '../beam_search/score_check.ts';
import {type RunLog, pathOf} from '../core/log.ts';
import {count, inParts} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode, Finished, Output, Started, Step} from '../core/types.ts';

/** A token of an output; differences are in nats, null where the library tells nothing. */
export interface CheckedToken {
  id: number;
  text: string;
  recorded: number | null;
  library: number | null;
  difference: number | null;
  drawn: number; // how far the other panes are from it
}

export interface CheckedOutput {
  tokens: CheckedToken[];
  sum: number;
  length: number;
  penalty: number;
  rebuilt: number | null;
  score: number | null;
  difference: number | null;
}

/** One rule over a whole tree, as score_check tells it. */
interface Rule<Place> {
  count: number;
  off: number;
  furthest: number;
  worst: (Place & {difference: number}) | null;
}

export interface Tree {
  sum: Rule<{node: BeamNode; parent: number | null}>;
  given: Rule<{node: BeamNode}>;
  final: Rule<{node: BeamNode; power: number}>;
  pool: Rule<{step: number; place: number; expected: number | null; told: number | null}>;
  output: Rule<{number: number; node: Step; power: number; told: number | null}>;
}

/** What was compared of a finished run. */
export interface Checked {
  finished: Finished;
  outputs: CheckedOutput[];
  tree: Tree | null;
}

export function checkOf(log: RunLog, finished: Finished): Checked {
  const lines = log.allLines();
  const penalty = log.started?.effective.length_penalty ?? 1;
  const outputs = finished.sequences.map((output, number) =>
    checkedOutput(output, pathOf(lines.at(number)?.last ?? null), penalty),
  );
  return {finished, outputs, tree: addUp(log) as Tree | null};
}

function checkedOutput(output: Output, steps: Step[], penalty: number): CheckedOutput {
  const {transition_scores: scores, logprobs, score} = output;
  const tokens = output.token_ids.map((id, i): CheckedToken => {
    const step = steps.at(i)?.chosen.token_id === id ? steps[i] : null;
    const [recorded, library] = [logprobs[i], scores ? scores[i] : null];
    return {
      id,
      text: step ? step.chosen.text : '?',
      recorded,
      library,
      difference: scores ? apart(recorded, library) : null,
      drawn: step ? apart(recorded, step.chosen.logprob) : Infinity,
    };
  });
  const free = logprobs.filter((_, i) => !steps.at(i)?.given); // a search weighs what it chose
  const sum = free.reduce<number>((total, logprob) => total + (logprob ?? -Infinity), 0);
  const power = free.length ** penalty;
  const rebuilt = free.length ? sum / power : null;
  const isScored = score !== null && rebuilt !== null && score * power > SUNK; // no beam that was to wait
  const difference = isScored ? apartAfterPenalty(sum, score, power) : null;
  return {tokens, sum, length: free.length, penalty, rebuilt, score, difference};
}

// ---------------------------------------------------------------------------------------------------- in words

// A bound, rounded up: 2e-7. Saved logs may have nine decimal places of the outputs, fewer of the tree.
function bound(difference: number, known = 1e-9): string {
  if (!Number.isFinite(difference)) return '∞';
  const value = Math.max(difference, known);
  const power = Math.floor(Math.log10(value) + 1e-9);
  const digit = Math.ceil(value / 10 ** power - 1e-6);
  return digit === 10 ? `1e${power + 1}` : `${digit}e${power}`;
}

const isOff = (difference: number | null) => difference !== null && !(difference <= AGREE);

export interface Verdict {
  kind: 'agrees' | 'differs' | 'none';
  sign: string;
  words: string;
}

export function verdictOf({outputs, tree}: Checked, {mode}: Pick<Started, 'mode'>): Verdict {
  const tokens = outputs.flatMap((output) => output.tokens);
  if (!tokens.length)
    return {kind: 'none', sign: '–', words: t('There are no scores to check: no token was generated.')};
  const compared = tokens.filter(({difference}) => difference !== null);
  const sums = outputs.filter(({difference}) => difference !== null);
  const wrong = [
    ...wrongSums(sums),
    ...(tree?.sum.count ? wrongOfTree(tree) : []),
    ...wrongTokens(compared),
    ...wrongSteps(tokens.filter(({drawn}) => drawn > AGREE).length),
  ];
  if (wrong.length) return {kind: 'differs', sign: '✗', words: inParts(wrong)};
  const right = [...rightSums(sums), ...(tree?.sum.count ? [rightOfTree(tree)] : [])];
  if (!compared.length) {
    const notApplied =
      mode === 'custom'
        ? t('compute_transition_scores does not apply: the run used your own decoding loop')
        : t('compute_transition_scores does not apply: the run was recorded without the library’s scores');
    return {kind: 'none', sign: '–', words: inParts([...right, notApplied])};
  }
  const agree = tn(
    compared.length,
    '{count} token agrees with the library’s compute_transition_scores to within {bound}',
    '{count} tokens agree with the library’s compute_transition_scores to within {bound}',
    {bound: furthestOf(compared)},
  );
  return {kind: 'agrees', sign: '✓', words: inParts([...right, agree])};
}

type Compared = {difference: number | null}[];

const furthestOf = (list: Compared): string => bound(Math.max(0, ...list.map(({difference}) => difference ?? 0)));
const offOf = (list: Compared): number => list.filter(({difference}) => isOff(difference)).length;

function wrongSums(sums: CheckedOutput[]): string[] {
  const off = offOf(sums);
  if (!off) return [];
  const values = {count: count(off), all: count(sums.length), bound: furthestOf(sums)};
  return [t('{count} of {all} sequences_scores cannot be rebuilt: off by up to {bound}', values)];
}

function rightSums(sums: CheckedOutput[]): string[] {
  if (!sums.length) return [];
  return [
    tn(
      sums.length,
      '{count} sequences_scores is rebuilt to within {bound}',
      '{count} sequences_scores are rebuilt to within {bound}',
      {bound: furthestOf(sums)},
    ),
  ];
}

function wrongTokens(compared: CheckedToken[]): string[] {
  const off = offOf(compared);
  if (!off) return [];
  return [
    tn(
      off,
      '{count} of {all} tokens differs from the library’s compute_transition_scores, by {bound}',
      '{count} of {all} tokens differ from the library’s compute_transition_scores, by up to {bound}',
      {all: count(compared.length), bound: furthestOf(compared)},
    ),
  ];
}

const wrongSteps = (number: number): string[] =>
  number
    ? [
        tn(
          number,
          '{count} token of the outputs differs from the steps that are shown',
          '{count} tokens of the outputs differ from the steps that are shown',
        ),
      ]
    : [];

function wrongOfTree({sum, given, final, pool, output}: Tree): string[] {
  const values = ({count: all, furthest}: Tree[keyof Tree]) => ({all: count(all), bound: bound(furthest)});
  return [
    sum.off &&
      tn(
        sum.off,
        '{count} of {all} tree nodes does not add up: it is off by {bound}',
        '{count} of {all} tree nodes do not add up: the furthest is off by {bound}',
        values(sum),
      ),
    given.off &&
      tn(
        given.off,
        '{count} of {all} given tokens does not count as 0: it is off by {bound}',
        '{count} of {all} given tokens do not count as 0: the furthest is off by {bound}',
        values(given),
      ),
    final.off &&
      tn(
        final.off,
        '{count} of {all} final scores does not follow from its sum: it is off by {bound}',
        '{count} of {all} final scores do not follow from their sums: the furthest is off by {bound}',
        values(final),
      ),
    pool.off &&
      tn(
        pool.off,
        '{count} of {all} kept scores does not follow from the texts that ended: it is off by {bound}',
        '{count} of {all} kept scores do not follow from the texts that ended: the furthest is off by {bound}',
        values(pool),
      ),
    output.off &&
      tn(
        output.off,
        '{count} of {all} outputs does not end where its path through the tree ends: it is off by {bound}',
        '{count} of {all} outputs do not end where their paths through the tree end: the furthest is off by {bound}',
        values(output),
      ),
  ].filter((words): words is string => Boolean(words));
}

function rightOfTree(tree: Tree): string {
  const furthest = Math.max(...[tree.sum, tree.given, tree.final, tree.pool, tree.output].map((rule) => rule.furthest));
  return tn(
    tree.sum.count,
    '{count} node of the tree adds up to within {bound}',
    '{count} nodes of the tree add up to within {bound}',
    {bound: bound(furthest, TREE_ROUNDING)},
  );
}
