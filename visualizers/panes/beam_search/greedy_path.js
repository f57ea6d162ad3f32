// Greedy decoding beside beam search, as far as what the search recorded tells of it: the path of the most probable tokens,
// and where the search gave it up. Beams hand log-probabilities to the logits processors and greedy decoding hands them
// logits, which some processors tell apart: then the path need not be greedy decoding's. Draws nothing.

import {finite} from '../core/values.ts';
import {sumOf} from './beam_finalization.js';

// Processors that change scores alike whatever constant is added to them, and that keep nothing from step to step.
const ALIKE = new Set([
  'SequenceBiasLogitsProcessor', 'NoRepeatNGramLogitsProcessor', 'EncoderNoRepeatNGramLogitsProcessor',
  'NoBadWordsLogitsProcessor', 'MinLengthLogitsProcessor', 'MinNewTokensLengthLogitsProcessor',
  'PrefixConstrainedLogitsProcessor', 'ForcedBOSTokenLogitsProcessor', 'ForcedEOSTokenLogitsProcessor',
  'InfNanRemoveLogitsProcessor', 'SuppressTokensLogitsProcessor', 'SuppressTokensAtBeginLogitsProcessor',
  'HammingDiversityLogitsProcessor', 'PresencePenaltyLogitsProcessor', 'FrequencyPenaltyLogitsProcessor',
  'GivenTextLogitsProcessor', 'TemperatureLogitsWarper', 'TopHLogitsWarper', 'TopKLogitsWarper', 'TopPLogitsWarper',
  'MinPLogitsWarper', 'TypicalLogitsWarper', 'EpsilonLogitsWarper', 'EtaLogitsWarper', 'WatermarkLogitsProcessor',
  'LogitNormalization',
]);

// The processors of a run that may act otherwise in greedy decoding.
export const actingOtherwise = ({processors}) => processors.filter((kind) => !ALIKE.has(kind));

// Follows a text through the beams of a prompt: `tokenAt(at, top)` is the id of its token number `at`, counted from the
// first that was not given, where `top` is the most probable one after the processors. Returns
//   last   the node of its last token that the search held, or null
//   ended  whether it ended there
//   left   where the search gave it up, or null: {index, token (a Candidate or null), node (null where it was not even
//          considered), sum, considered, best, worst}: the sums of the text and of the beams that went on instead
export function followTokens(prompt, tokenAt) {
  const start = prompt.given;
  let [last, beam] = [start ? prompt.steps[start - 1][0] : null, 0];
  for (let index = start; index < prompt.steps.length; index++) {
    const {candidates} = (prompt.distributions[index] || [])[beam] || {candidates: []};
    const id = tokenAt(index - start, candidates[0]);
    if (id === undefined) return {last, ended: false, left: null};
    const node = prompt.steps[index].find((one) => one.beam.parent === beam && one.beam.token_id === id) || null;
    if (!node || node.beam.status === 'pruned') return {last, ended: false, left: leaving(prompt, last, beam, {index, id, node, candidates})};
    last = node;
    if (node.beam.status !== 'running') return {last, ended: true, left: null};
    beam = node.beam.beam;
  }
  return {last, ended: false, left: null};
}

function leaving(prompt, last, beam, {index, id, node, candidates}) {
  const token = (node && node.beam) || candidates.find((candidate) => candidate.token_id === id) || null;
  const group = node ? node.beam.group : last && last.beam.group;
  const rivals = prompt.steps[index].filter((one) => (one.beam.group ?? null) === (group ?? null) || !last);
  const sums = rivals.filter((one) => one.beam.status === 'running').map(sumOf);
  const before = last && !last.given ? sumOf(last) : 0;
  return {
    index, token, node, considered: rivals.length,
    sum: node ? sumOf(node) : token && finite(token.logprob) !== null ? before + token.logprob : null,
    best: sums.length ? Math.max(...sums) : null,
    worst: sums.length ? Math.min(...sums) : null,
  };
}

// The path of the most probable tokens. In diverse beam search it is that of the first group, which loses nothing.
export const greedyPath = (prompt) => followTokens(prompt, (at, top) => (top && top.logprob !== null ? top.token_id : undefined));
