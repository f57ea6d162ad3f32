// What is told of one node of the beam tree: its numbers, its whole text, and what became of it. Draws nothing.

import {type RunLog, pathOf, penalised, startOf} from '../core/log.ts';
import {decimals, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {finite} from '../core/values.ts';
import {type Constraint, isWritten} from '../tokens/constraints.ts';
import {scoreSum, sumWords} from './beam_words.ts';
import type {Look} from './tree_layout.ts';
import {switches} from './tree_picture.ts';

/** A number of a node; `run` is the sentence of this run, the others are the words of the term where it needs others. */
export interface NodeFact {
  name: string;
  value: string;
  term: string;
  run?: () => string;
  formula?: string;
  unit?: string;
}

// The continuations that a node's step considered, of its own group.
const rivalsOf = ({sequence, index, beam}: BeamNode, log: RunLog): BeamNode[] =>
  log.prompts[sequence].steps[index].filter((other) => (other.beam.group ?? null) === (beam.group ?? null));

export function nodeFacts(node: BeamNode, log: RunLog): NodeFact[] {
  const {beam, length, rank} = node;
  const power = startOf(log).effective.length_penalty ?? 1;
  const among = rivalsOf(node, log).length;
  const score = penalised(node, power);
  const own = decimals(beam.logprob);
  const ofLog = () => (finite(beam.logprob) === null ? '' : `log ${decimals(probability(beam.logprob), 4)} = ${own}`);
  const hasProcessors = Math.abs((beam.raw_logprob ?? 0) - (beam.logprob ?? 0)) > 1e-6;
  return [
    {name: t('probability'), value: percent(Math.min(1, probability(beam.logprob))), term: 'probability'},
    {name: t('token log p'), value: own, term: 'logprob', run: ofLog},
    ...(hasProcessors ? [{name: t('before the processors'), value: decimals(beam.raw_logprob), term: 'logprob'}] : []),
    {name: t('sum'), value: decimals(beam.score), term: 'beam', run: () => sumWords(node, true)},
    {
      name: t('sum / {length}^{power}', {length, power}),
      value: decimals(score),
      term: 'sequence-score',
      run: () => scoreSum(node, score, log),
    },
    {
      name: t('rank'),
      value: rank ? t('{rank} of {among}', {rank, among}) : t('below the {among} considered', {among}),
      term: 'beam',
      formula: '',
      unit: '',
    },
    ...(beam.diversity_penalty
      ? [{name: t('diversity penalty'), value: decimals(beam.diversity_penalty), term: 'diversity-penalty'}]
      : []),
    ...((beam.bank ?? null) !== null ? [{name: t('bank'), value: String(beam.bank), term: 'constraint'}] : []),
  ];
}

// What became of a node, in sentences. `place` is its place among the outputs, or null; `greedy` says that greedy decoding
// would have chosen it.
export function fateOf(
  node: BeamNode,
  look: Look | BeamNode['beam']['status'],
  log: RunLog,
  {place, greedy}: {place?: number | null; greedy?: boolean} = {},
): string {
  if (node.given) return t('It was given, not chosen: the search begins after it.');
  const path = greedy ? [t('Greedy decoding would have chosen it, too: it is the most probable token here.')] : [];
  return [...lookWords(node, look, log, place ?? null), ...path].join(' ');
}

function lookWords(
  node: BeamNode,
  look: Look | BeamNode['beam']['status'],
  log: RunLog,
  place: number | null,
): string[] {
  const {beam} = node;
  const number = (beam.beam ?? 0) + 1;
  const sampling = startOf(log).mode === 'beam_sample';
  const score = decimals(beam.final_score);
  switch (look) {
    case 'tip': {
      const stopped = log.finished && node.index === log.prompts[node.sequence].steps.length - 1;
      const now = stopped
        ? t('It was still running as beam {number} when the search stopped.', {number})
        : t('It goes on as beam {number}.', {number});
      return [now, ...originWords(node)];
    }
    case 'inner':
      return [t('It went on as beam {number}.', {number}), ...originWords(node)];
    case 'lost':
      return [
        t('It went on as beam {number}, but is a dead end: better beams took the places of its continuations.', {
          number,
        }),
        ...originWords(node),
      ];
    case 'kept':
      return [
        t('The text ended here and is kept, with a final score of {score}.', {score}),
        ...(place ? [t('It is output {place}.', {place})] : []),
      ];
    case 'fell':
      return [t('The text ended here with a final score of {score}, but was dropped for better ones.', {score})];
    case 'ended':
      return [t('The text ended here but does not count: it ranked too low or lacks a constraint.')];
    case 'pruned':
      return [
        sampling ? t('It was drawn and pruned: better ones filled the beams.') : t('It was considered and pruned.'),
        ...worstWords(node, log),
      ];
    case 'unseen':
      return [
        sampling
          ? t('It was not drawn.')
          : t('It was too improbable: not among the {considered} continuations that were considered.', {
              considered: rivalsOf(node, log).length,
            }),
      ];
    default:
      return [];
  }
}

// Which beam a running one continues where that is not its own, and why it was considered.
function originWords(node: BeamNode): string[] {
  const {beam} = node;
  const values = {parent: beam.parent + 1, number: (beam.beam ?? 0) + 1};
  return [
    ...(switches(node)
      ? [t('It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.', values)]
      : []),
    ...(beam.forced ? [t('It was considered because it advances a constraint.')] : []),
  ];
}

function worstWords(node: BeamNode, log: RunLog): string[] {
  const sums = rivalsOf(node, log).filter(({beam}) => beam.status === 'running');
  const last = sums.reduce((least, {beam}) => Math.min(least, beam.score ?? 0), Infinity);
  return Number.isFinite(last) ? [t('The worst beam that went on has a sum of {sum}.', {sum: decimals(last)})] : [];
}

// What a node adds to the text, as far as that is known.
export const wordsIn = ({piece, beam}: BeamNode): string =>
  piece ?? (['pruned', 'unseen', 'ended'].includes(beam.status) || !beam.text ? beam.text : '');

/** The text before a node. */
export const textBefore = ({before}: BeamNode): string =>
  pathOf(before)
    .map(({piece}) => piece ?? '')
    .join('');

// One sign for each constraint: ✓ written, ◐ begun, · not yet. None where there are no constraints.
export function goalSigns(node: BeamNode, constraints: Constraint[], promptIds: number[]): string {
  const signs = (node.beam.progress ?? []).map((progress, i) => {
    const known = constraints.at(i);
    if (known && isWritten(known, progress, node, promptIds)) return '✓';
    return progress ? '◐' : '·';
  });
  return signs.join('');
}
