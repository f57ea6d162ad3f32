// Greedy decoding beside beam search, as far as what the search recorded tells of it: the path of the most probable tokens,
// and where the search gave it up. Beams hand log-probabilities to the logits processors and greedy decoding hands them
// logits, which some processors tell apart: then the path need not be greedy decoding's. Draws nothing.

import {finite} from '../core/values.ts';
import type {BeamNode, Candidate, Search, Started} from '../core/types.ts';
import {sumOf} from './beam_finalization.ts';

// Processors that change scores alike whatever constant is added to them, and that keep nothing from step to step.
const ALIKE = new Set([
  'SequenceBiasLogitsProcessor',
  'NoRepeatNGramLogitsProcessor',
  'EncoderNoRepeatNGramLogitsProcessor',
  'NoBadWordsLogitsProcessor',
  'MinLengthLogitsProcessor',
  'MinNewTokensLengthLogitsProcessor',
  'PrefixConstrainedLogitsProcessor',
  'ForcedBOSTokenLogitsProcessor',
  'ForcedEOSTokenLogitsProcessor',
  'InfNanRemoveLogitsProcessor',
  'SuppressTokensLogitsProcessor',
  'SuppressTokensAtBeginLogitsProcessor',
  'HammingDiversityLogitsProcessor',
  'PresencePenaltyLogitsProcessor',
  'FrequencyPenaltyLogitsProcessor',
  'GivenTextLogitsProcessor',
  'TemperatureLogitsWarper',
  'TopHLogitsWarper',
  'TopKLogitsWarper',
  'TopPLogitsWarper',
  'MinPLogitsWarper',
  'TypicalLogitsWarper',
  'EpsilonLogitsWarper',
  'EtaLogitsWarper',
  'WatermarkLogitsProcessor',
  'LogitNormalization',
]);

// The processors of a run that may act otherwise in greedy decoding.
export const actingOtherwise = ({processors = []}: Started): string[] => processors.filter((kind) => !ALIKE.has(kind));

/** A text as far as the search held it: `last` is the node of its last token, which may have `ended` it. */
export interface Followed {
  last: BeamNode | null;
  ended: boolean;
  left: Leaving | null;
}

/** Where the search gave a text up. `token` is null where it was not recorded, `node` where it was not even considered; the
 *  sums are those of the text and of the beams that went on instead. */
export interface Leaving {
  index: number;
  token: {text: string; token_id: number} | null;
  node: BeamNode | null;
  considered: number;
  sum: number | null;
  best: number | null;
  worst: number | null;
}

// Follows a text through the beams of a prompt: `tokenAt(at, top)` is the id of its token number `at`, counted from the
// first that was not given, where `top` is the most probable one after the processors.
export function followTokens(
  prompt: Search,
  tokenAt: (at: number, top: Candidate | undefined) => number | undefined,
): Followed {
  const start = prompt.given;
  let last: BeamNode | null = start ? prompt.steps[start - 1][0] : null;
  let beam = 0;
  for (let index = start; index < prompt.steps.length; index++) {
    const candidates = prompt.distributions[index]?.[beam]?.candidates ?? [];
    const id = tokenAt(index - start, candidates[0]);
    if (id === undefined) return {last, ended: false, left: null};
    const node = prompt.steps[index].find((one) => one.beam.parent === beam && one.beam.token_id === id) || null;
    if (!node || node.beam.status === 'pruned')
      return {last, ended: false, left: leaving(prompt, last, {index, id, node, candidates})};
    last = node;
    if (node.beam.status !== 'running') return {last, ended: true, left: null};
    beam = node.beam.beam ?? 0;
  }
  return {last, ended: false, left: null};
}

function leaving(
  prompt: Search,
  last: BeamNode | null,
  {index, id, node, candidates}: {index: number; id: number; node: BeamNode | null; candidates: Candidate[]},
): Leaving {
  const listed = candidates.find((candidate) => candidate.token_id === id);
  const own = finite(listed?.logprob);
  const group = (node ?? last)?.beam.group;
  const rivals = prompt.steps[index].filter((one) => (one.beam.group ?? null) === (group ?? null) || !last);
  const sums = rivals.filter((one) => one.beam.status === 'running').map(sumOf);
  const before = last && !last.given ? sumOf(last) : 0;
  return {
    index,
    token: node?.beam ?? listed ?? null,
    node,
    considered: rivals.length,
    sum: node ? sumOf(node) : own === null ? null : before + own,
    best: sums.length ? Math.max(...sums) : null,
    worst: sums.length ? Math.min(...sums) : null,
  };
}

// The path of the most probable tokens. In diverse beam search it is that of the first group, which loses nothing.
export const greedyPath = (prompt: Search): Followed =>
  followTokens(prompt, (_, top) => (top && top.logprob !== null ? top.token_id : undefined));
