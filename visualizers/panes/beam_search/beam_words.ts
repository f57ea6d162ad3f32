// How a continuation fared in a beam search, in sentences with this run's own numbers: what it competed with, its sum, what
// became of it and when, and its score in the end. Says nothing that the log does not hold; draws nothing.

import {type RunLog, groupLetter, isBeamNode, pathOf, penalised, startOf} from '../core/log.ts';
import {decimals} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode, Search} from '../core/types.ts';
import {finite} from '../core/values.ts';
import {SUNK} from './score_check.ts';
import {switches} from './tree_picture.ts';

const NEAR = 1e-3; // as far as a score may be from its formula, of each nat

export function beamSentences(node: BeamNode, log: RunLog): string[] {
  if (node.given) return [t('A given token weighs nothing in the sum of a beam.')];
  const prompt = log.prompts[node.sequence];
  const {beam} = node;
  return [
    fieldWords(node, prompt, log),
    sumWords(node),
    beam.diversity_penalty
      ? t('The diversity penalty of {penalty} is in that: earlier groups had just chosen the same token.', {
          penalty: decimals(beam.diversity_penalty),
        })
      : '',
    outcomeWords(node, prompt),
    fateSentence(node, prompt, log),
    finalWords(node, log),
  ].filter(Boolean);
}

const groupOf = (node: BeamNode): number | null => node.beam.group ?? null;

// The continuations that the node's step considered, of its own group.
const consideredWith = (node: BeamNode, prompt: Search): BeamNode[] =>
  prompt.steps[node.index].filter((other) => groupOf(other) === groupOf(node));

// ---------------------------------------------------------------------------------------------------- the field

function fieldWords(node: BeamNode, prompt: Search, log: RunLog): string {
  const considered = consideredWith(node, prompt).length;
  const first = node.index === prompt.given;
  const beams = first
    ? 1
    : prompt.steps[node.index - 1].filter(
        (other) => other.beam.status === 'running' && groupOf(other) === groupOf(node),
      ).length;
  const number = groupOf(node);
  const group =
    number === null ? [] : [t('Only beams of its own group, {group}, compete with it.', {group: groupLetter(number)})];
  const field = first
    ? t('All beams held the same text before this step, so one was continued.')
    : tn(
        beams,
        '{count} running beam was continued at this step.',
        '{count} running beams were continued at this step.',
      );
  return [...group, field, rankWords(node, considered, startOf(log).mode === 'beam_sample')].join(' ');
}

function rankWords({rank, beam}: BeamNode, considered: number, sampling: boolean): string {
  if (beam.status === 'unseen') {
    return sampling
      ? t('The search drew {considered} continuations; this one was not among them.', {considered})
      : t('The search considered {considered} continuations; this one was not among them.', {considered});
  }
  const values = {considered, rank};
  return sampling
    ? t('The search drew {considered} continuations; by its sum, this one has rank {rank}.', values)
    : t('The search considered {considered} continuations; by its sum, this one has rank {rank}.', values);
}

// ---------------------------------------------------------------------------------------------------- the sum

// With `short`, the numbers alone.
export function sumWords(node: BeamNode, short = false): string {
  const {beam} = node;
  const known = node.before && !node.before.given ? finite(node.before.beam.score) : 0;
  const [own, after] = [finite(beam.logprob), finite(beam.score)];
  if (known === null || own === null || after === null || after < SUNK)
    return short ? '' : t('It could not be chosen: its log-probability is minus infinity.');
  const values = {before: decimals(known), own: decimals(own), after: decimals(after)};
  if (short) return `${values.before} + (${values.own}) = ${values.after}`;
  return t(
    'Sum of log-probabilities (nats): {before} before this token, {own} of its own: {before} + ({own}) = {after}.',
    values,
  );
}

// ---------------------------------------------------------------------------------------------------- what was kept

function outcomeWords(node: BeamNode, prompt: Search): string {
  const considered = consideredWith(node, prompt);
  const of = (status: string) => considered.filter(({beam}) => beam.status === status).length;
  const [running, finished, ended, pruned] = ['running', 'finished', 'ended', 'pruned'].map(of);
  const parts = [
    tn(running, '{count} has gone on', '{count} have gone on'),
    finished && tn(finished, '{count} ended a text', '{count} ended texts'),
    ended && tn(ended, '{count} ended a text that does not count', '{count} ended texts that do not count'),
    pruned && tn(pruned, '{count} was pruned', '{count} were pruned'),
  ].filter(Boolean);
  return t('Of these {considered}: {parts}.', {considered: considered.length, parts: parts.join(', ')});
}

const sumOrLeast = ({beam}: BeamNode): number => beam.score ?? -Infinity;

const bestOf = (nodes: BeamNode[]): BeamNode | null =>
  nodes.reduce<BeamNode | null>((best, node) => (best && sumOrLeast(best) >= sumOrLeast(node) ? best : node), null);

function worstRunning(nodes: BeamNode[]): number | null {
  const sums = nodes.filter(({beam}) => beam.status === 'running').map(({beam}) => beam.score ?? 0);
  return sums.length ? Math.min(...sums) : null;
}

// ---------------------------------------------------------------------------------------------------- what became of it

function fateSentence(node: BeamNode, prompt: Search, log: RunLog): string {
  const {beam} = node;
  const step = node.index + 1;
  if (beam.status === 'unseen') return '';
  if (beam.status === 'ended')
    return t('The text ended here but does not count: it ranked too low or lacks a constraint.');
  if (beam.status === 'pruned') return prunedWords(node, prompt);
  if (beam.status === 'finished') {
    const outputs = outputsWith(node, log);
    if (outputs.length)
      return t('It ended its text at step {step}: output {numbers}.', {step, numbers: outputs.join(', ')});
    return prompt.finished.includes(node)
      ? t('It ended its text at step {step}, which is kept.', {step})
      : t('It ended its text at step {step}, which was dropped for better ones.', {step});
  }
  const number = (beam.beam ?? 0) + 1;
  const from = switches(node)
    ? [
        t('It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.', {
          parent: beam.parent + 1,
          number,
        }),
      ]
    : [];
  const forced = beam.forced ? [t('It was considered because it advances a constraint.')] : [];
  return [t('It went on as beam {number}.', {number}), ...from, ...forced, courseWords(node, prompt, log)].join(' ');
}

function prunedWords(node: BeamNode, prompt: Search): string {
  const worst = worstRunning(consideredWith(node, prompt));
  const values = {step: node.index + 1, sum: decimals(node.beam.score), worst: decimals(worst)};
  return worst === null
    ? t('It was pruned at step {step}.', values)
    : t('It was pruned at step {step}: its sum is {sum}; the worst beam that continued has {worst}.', values);
}

// How long a running beam went on, and where it ended.
function courseWords(node: BeamNode, prompt: Search, log: RunLog): string {
  const outputs = outputsWith(node, log);
  if (outputs.length) return t('It is part of output {numbers}.', {numbers: outputs.join(', ')});
  const {alive, at, children, ends} = followed(node, prompt);
  if (alive)
    return log.finished
      ? t('It was still running when the search stopped at step {step}.', {step: prompt.steps.length})
      : t('It is still running.');
  const kept = ends.find((end) => prompt.finished.includes(end));
  if (kept) return t('Its text ended at step {step}, which is kept but not returned.', {step: kept.index + 1});
  const end = ends.at(-1);
  if (end) return t('Its text ended at step {step}, which was dropped for better ones.', {step: end.index + 1});
  const best = bestOf(children);
  const worst = worstRunning(prompt.steps[at].filter((other) => groupOf(other) === groupOf(node)));
  const values = {step: at + 1, sum: decimals(best?.beam.score), worst: decimals(worst)};
  if (!best || worst === null) return t('It was overtaken at step {step}: none of its continuations went on.', values);
  return t(
    'It was overtaken at step {step}: the best of its continuations has a sum of {sum}, the worst beam that went on {worst}.',
    values,
  );
}

// What came of a running node: whether it is `alive` after the last step; or else `at` which step the last that came of it
// were left behind, and which `children` of theirs that step considered. `ends` are the texts of it that ended.
function followed(
  node: BeamNode,
  prompt: Search,
): {alive: boolean; at: number; children: BeamNode[]; ends: BeamNode[]} {
  let alive = new Set([node]);
  const ends: BeamNode[] = [];
  for (let at = node.index + 1; at < prompt.steps.length; at++) {
    const children = prompt.steps[at].filter(({before}) => before && alive.has(before));
    ends.push(...children.filter(({beam}) => beam.status === 'finished'));
    alive = new Set(children.filter(({beam}) => beam.status === 'running'));
    if (!alive.size) return {alive: false, at, children, ends};
  }
  return {alive: true, at: prompt.steps.length - 1, children: [], ends};
}

// The numbers of the outputs in whose text a node stands.
function outputsWith(node: BeamNode, log: RunLog): number[] {
  return (log.returned || []).flatMap(({last}, i) =>
    last && last.sequence === node.sequence && pathOf(last)[node.index] === node ? [i + 1] : [],
  );
}

// ---------------------------------------------------------------------------------------------------- its score in the end

function finalWords(node: BeamNode, log: RunLog): string {
  const own = finite(node.beam.final_score ?? null);
  if (own !== null) return scoreWords(node, own, t('Final score'), log);
  const [number] = outputsWith(node, log);
  const {last, score = null} = log.returned?.[number - 1] ?? {};
  const final = finite(score);
  if (!isBeamNode(last) || final === null) return '';
  return scoreWords(last, final, t('Final score of output {number}', {number}), log);
}

// The score by its formula, where that gives what was recorded: a loop of a person's own may have another.
function scoreWords(last: BeamNode, score: number, name: string, log: RunLog): string {
  const words = scoreSum(last, score, log);
  return words
    ? t('{name}: sum / length^length_penalty = {words}.', {name, words})
    : t('{name}: {score}.', {name, score: decimals(score)});
}

// A final score as the sum by the power of the length, empty where that does not give it.
export function scoreSum(last: BeamNode, score: number | null, log: RunLog): string {
  const power = startOf(log).effective.length_penalty ?? 1;
  const values = {sum: decimals(last.beam.score), length: last.length, power, score: decimals(score)};
  const found = Number.isFinite(power) ? penalised(last, power) : null;
  if (found === null || score === null || !(Math.abs(found - score) <= NEAR * Math.max(1, Math.abs(score)))) return '';
  return `${values.sum} / ${values.length}^${values.power} = ${values.score}`;
}
