// One step, stage by stage: what each logits processor did, what became of each candidate, and how the token was chosen,
// in facts and in words that several panes share. A stage's number is its place in the list of processors, from 1;
// stage 0 is what the first of them was given. Draws nothing.

import {count, percent, probability, processorWords} from '../core/text.js';
import {keptOf} from '../core/values.js';

// A share that is not nothing, though its digits may be.
export const somePercent = (share) => (share ? percent(share) : '<0.01%');

// "1 token", "2,000 tokens".
export const counted = (number, noun) => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

// A processor had an effect if it took a token away, brought one back, or changed any probability.
const hadEffect = (stage, keptBefore) => stage.kept !== keptBefore || stage.mass_moved > 0;

// Where a token stands: in the text, or in the prompt.
export const placeWords = (step) => `${step.isPrompt ? 'prompt token' : 'token'} ${step.index + 1}`;

// [{number, kind, name, meaning, knobs, entropy, kept, keptBefore, removed, moved, idle}] of a step.
export function stagesOf({distribution: {stages, vocab}}) {
  return stages.map((stage, i) => {
    const [name, meaning, knobs] = processorWords(stage.name);
    const keptBefore = i ? stages[i - 1].kept : vocab;
    return {
      number: i + 1, kind: stage.name, name, meaning, knobs, entropy: stage.entropy, kept: stage.kept, keptBefore,
      removed: stage.mass_removed, moved: stage.mass_moved, idle: !hadEffect(stage, keptBefore),
    };
  });
}

// What a stage did, in a few words.
export function effectWords({kept, keptBefore, removed, moved, idle}) {
  if (idle) return 'did nothing';
  const parts = [];
  if (kept < keptBefore) parts.push(`removed ${counted(keptBefore - kept, 'token')} (${somePercent(removed)})`);
  if (kept > keptBefore) parts.push(`brought ${counted(kept - keptBefore, 'token')} back`);
  if (moved - removed > 0.001 || !parts.length) parts.push(`moved ${percent(moved)}`);
  return parts.join(', ');
}

// Runs with DoLa that were saved by earlier versions begin after its contrast, which is a stage now.
export const beginsContrasted = ({layers, distribution}) => Boolean(layers) && (distribution.stages[0] || {}).name !== 'DolaContrast';

// What the first stage was given.
export function sourceOf(step) {
  if (!beginsContrasted(step)) return {name: step.layers ? 'the last layer' : 'the model', meaning: 'The distribution that the model gave, before any processor.'};
  return {name: 'DoLa', meaning: 'The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.'};
}

// ---------------------------------------------------------------------------------------------------- candidates

// The candidates of a step, and the chosen token where it is not among them.
export function listedOf({distribution: {candidates}, chosen}) {
  return candidates.some(({token_id: id}) => id === chosen.token_id) ? candidates : [...candidates, chosen];
}

// The `most` that had or have the largest share, in the order of the list: the chosen one is always among them, and so
// are the three likeliest that were removed.
export function prominentOf(list, most, chosenId) {
  if (list.length <= most) return list;
  const largest = ({raw_logprob: before, logprob: after}) => Math.max(probability(before), probability(after));
  const sorted = [...list].sort((a, b) => largest(b) - largest(a));
  const first = new Set([...sorted.filter(({token_id: id}) => id === chosenId), ...sorted.filter(isRemoved).slice(0, 3)]);
  for (const candidate of sorted) if (first.size < most) first.add(candidate);
  return list.filter((candidate) => first.has(candidate));
}

// The probability of a candidate just after stage `number`; undefined where that was not recorded.
export function shareAt({raw_logprob: before, stage_logprobs: after}, number) {
  if (!number) return probability(before);
  return after && number <= after.length ? probability(after[number - 1]) : undefined;
}

// Whether nothing is left of a candidate after stage `number`.
export const isGone = ({raw_logprob: before, stage_logprobs: after}, number) => ((number ? (after || [])[number - 1] : before) ?? null) === null;

// In beam search a token that the search considered may lie outside what was recorded: its log-probability is there.
export const isRemoved = ({logprob}) => logprob === null;

// Who removed a candidate: the last stage after which nothing was left of it.
export function removerOf({removed_by: kind, stage_logprobs: after, raw_logprob: raw}, step) {
  const course = [raw, ...(after || [])];
  const cut = course.findLastIndex((logprob, i) => i > 0 && logprob === null && course[i - 1] !== null);
  const found = kind || (cut > 0 && step.distribution.stages[cut - 1].name);
  if (found) return processorWords(found)[0];
  return beginsContrasted(step) ? 'DoLa' : 'a processor';
}

// All numbers of a candidate at a step, as one sentence after the other.
export function candidateWords(candidate, step) {
  const {raw_logprob: raw, logprob, rank, raw_rank: rawRank, token_id: id} = candidate;
  const ranked = (number) => (number ? `, rank ${count(number)} of ${count(step.distribution.vocab)}` : '');
  if (!step.distribution.stages.length && Math.abs((logprob ?? raw) - raw) < 1e-4) return `Probability ${percent(probability(raw))}${ranked(rank || rawRank)}; no processor changed it. Token id ${id}.`;
  const before = `Before the processors ${percent(probability(raw))}${ranked(rawRank)}.`;
  const after = isRemoved(candidate)
    ? `After them it cannot be chosen: removed by ${removerOf(candidate, step)}.`
    : `After them ${percent(probability(logprob))}${rank ? `, rank ${count(rank)} of ${count(keptOf(step))} kept` : ''}.`;
  return `${before} ${after} Token id ${id}.`;
}

// ---------------------------------------------------------------------------------------------------- the choice

// How a step's token came about: [a name for that, the end of a sentence "“ cat” …"].
export function choiceOf(step, {mode, effective, config}) {
  if (step.isPrompt) return ['given', 'stands in the prompt: given, not chosen'];
  if (step.given) return ['given', 'was given, not chosen'];
  if (mode === 'custom') return ['the choice', 'was chosen by your own decoding loop'];
  if (step.beam) return ['the choice', BEAM_WORDS[step.beam.status] || 'was considered by the search'];
  if (step.reranked) return ['the choice', 'has the best score: probability against degeneration penalty'];
  const origin = step.draft && step.draft.origin;
  if (origin === 'accepted') return ['the draft', 'was drafted by the assistant, and accepted'];
  if (origin === 'correction') return ['the choice', 'took the place of a rejected draft'];
  if ({...effective, ...config}.do_sample) return ['the draw', 'was drawn'];
  return ['the choice', 'was taken as the most probable'];
}

const BEAM_WORDS = {
  running: 'goes on: the search compares the sums of whole beams',
  finished: 'ends a beam: the search compares the sums of whole beams',
  ended: 'would end a beam, which does not count',
  pruned: 'was considered, and pruned: the search compares the sums of whole beams',
};
