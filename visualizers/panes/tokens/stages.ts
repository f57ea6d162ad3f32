// One step, stage by stage: what each logits processor did, what became of each candidate, and how the token was chosen,
// in facts and in words that several panes share. A stage's number is its place in the list of processors, from 1;
// stage 0 is what the first of them was given. Draws nothing.

import {
  count,
  decimals,
  fromNats,
  inParts,
  information,
  percent,
  probability,
  processorWords,
  quoted,
} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Candidate, Distribution, Stage, Started, Step, Unit} from '../core/types.ts';
import {isFromElsewhere, keptOf} from '../core/values.ts';

/** What one processor did to a step. Shares from 0 to 1, entropy in nats. */
export interface StageFacts {
  number: number;
  kind: string;
  name: string;
  meaning: string;
  knobs: string[];
  entropy: number;
  kept: number; // tokens after it
  keptBefore: number;
  removed: number;
  moved: number;
  idle: boolean; // it did nothing
}

// A share that is not nothing, though its digits may be.
export const somePercent = (share: number): string => (share ? percent(share) : '<0.01%');

// A processor had an effect if it took a token away, brought one back, or changed any probability.
const hadEffect = (stage: Stage, keptBefore: number) => stage.kept !== keptBefore || stage.mass_moved > 0;

// The stages of a step, in the order in which they ran.
export function stagesOf({distribution: {stages, vocab}}: Pick<Step, 'distribution'>): StageFacts[] {
  return stages.map((stage, i) => {
    const [name, meaning, knobs] = processorWords(stage.name);
    const keptBefore = i ? stages[i - 1].kept : (vocab ?? 0);
    return {
      number: i + 1,
      kind: stage.name,
      name,
      meaning,
      knobs,
      entropy: stage.entropy,
      kept: stage.kept,
      keptBefore,
      removed: stage.mass_removed,
      moved: stage.mass_moved,
      idle: !hadEffect(stage, keptBefore),
    };
  });
}

// What a stage did, in a few words.
export function effectWords({kept, keptBefore, removed, moved, idle}: StageFacts): string {
  if (idle) return t('did nothing');
  const parts: string[] = [];
  if (kept < keptBefore)
    parts.push(
      tn(keptBefore - kept, 'removed {count} token ({share})', 'removed {count} tokens ({share})', {
        share: somePercent(removed),
      }),
    );
  if (kept > keptBefore) parts.push(tn(kept - keptBefore, 'brought {count} token back', 'brought {count} tokens back'));
  if (moved - removed > 0.001 || !parts.length) parts.push(t('moved {share}', {share: percent(moved)}));
  return parts.join(', ');
}

// What the processors of a step removed, each with the share of what it found: "removed by top-p: 2,038 tokens, 0.2 %".
export function removalWords(step: Step): string {
  const cuts = isFromElsewhere(step) ? [] : stagesOf(step).filter(({kept, keptBefore}) => kept < keptBefore);
  const parts = cuts.map(({name, kept, keptBefore, removed}) =>
    tn(keptBefore - kept, '{name}: {count} token, {share}', '{name}: {count} tokens, {share} together', {
      name,
      share: somePercent(removed),
    }),
  );
  return parts.length ? t('removed by {processors}', {processors: inParts(parts)}) : '';
}

// Runs with DoLa that were saved by earlier versions begin after its contrast, which is a stage now.
export const beginsContrasted = ({layers, distribution}: Pick<Step, 'layers' | 'distribution'>): boolean =>
  Boolean(layers) && distribution.stages[0]?.name !== 'DolaContrast';

// The knobs that a processor comes from, each with its value where that is short.
export function knobWords(knobs: string[], {effective, config}: Pick<Started, 'effective' | 'config'>): string {
  const set: Record<string, unknown> = {...effective, ...config};
  return knobs
    .filter((knob, i) => i === 0 || set[knob])
    .map((knob) => {
      const value = JSON.stringify(set[knob] ?? null);
      return value === 'null' || value.length > 12 ? knob : `${knob} ${value}`;
    })
    .join(', ');
}

// What the first stage was given.
export function sourceOf(step: Step): {name: string; meaning: string} {
  if (!beginsContrasted(step))
    return {
      name: step.layers ? t('the last layer') : t('the model'),
      meaning: t('The distribution that the model gave, before any processor.'),
    };
  return {
    name: 'DoLa',
    meaning: t(
      'The scores of the last layer minus those of the contrasted one, without the tokens that DoLa finds improbable: what the processors are given.',
    ),
  };
}

// ---------------------------------------------------------------------------------------------------- candidates

// The candidates of a step, and the chosen token where it is not among them.
export function listedOf({distribution: {candidates}, chosen}: Pick<Step, 'distribution' | 'chosen'>): Candidate[] {
  return candidates.some(({token_id: id}) => id === chosen.token_id) ? candidates : [...candidates, chosen];
}

// The `most` that had or have the largest share, in the order of the list: the chosen one is always among them, and so
// are the three likeliest that were removed.
export function prominentOf(list: Candidate[], most: number, chosenId: number): Candidate[] {
  if (list.length <= most) return list;
  const largest = ({raw_logprob: before, logprob: after}: Candidate) =>
    Math.max(probability(before), probability(after));
  const sorted = [...list].sort((a, b) => largest(b) - largest(a));
  const first = new Set([
    ...sorted.filter(({token_id: id}) => id === chosenId),
    ...sorted.filter(isRemoved).slice(0, 3),
  ]);
  for (const candidate of sorted) if (first.size < most) first.add(candidate);
  return list.filter((candidate) => first.has(candidate));
}

// The probability of a candidate just after stage `number`; undefined where that was not recorded.
export function shareAt({raw_logprob: before, stage_logprobs: after}: Candidate, number: number): number | undefined {
  if (!number) return probability(before);
  return after && number <= after.length ? probability(after[number - 1]) : undefined;
}

// Whether nothing is left of a candidate after stage `number`.
export const isGone = ({raw_logprob: before, stage_logprobs: after}: Candidate, number: number): boolean =>
  ((number ? after?.[number - 1] : before) ?? null) === null;

// In beam search a token that the search considered may lie outside what was recorded: its log-probability is there.
export const isRemoved = ({logprob}: Candidate): boolean => logprob === null;

// Who removed a candidate: the last stage after which nothing was left of it.
export function removerOf({removed_by: kind, stage_logprobs: after, raw_logprob: raw}: Candidate, step: Step): string {
  const course = [raw, ...(after || [])];
  const cut = course.findLastIndex((logprob, i) => i > 0 && logprob === null && course[i - 1] !== null);
  const found = kind || (cut > 0 && step.distribution.stages[cut - 1].name);
  if (found) return processorWords(found)[0];
  return beginsContrasted(step) ? 'DoLa' : t('a processor');
}

// All numbers of a candidate at a step, as one sentence after the other.
export function candidateWords(candidate: Candidate, step: Step): string {
  const {raw_logprob: raw, logprob, rank, raw_rank: rawRank, token_id: id} = candidate;
  if (isFromElsewhere(step)) {
    const told = {share: percent(probability(raw)), rank: count(rawRank || 0)};
    const words = rawRank
      ? t('Probability {share}, rank {rank}, according to the server.', told)
      : t('Probability {share}, according to the server.', told);
    return id < 0 ? words : `${words} ${t('Token id {id}.', {id})}`;
  }
  const vocab = count(step.distribution.vocab ?? 0);
  const token = t('Token id {id}.', {id});
  if (!step.distribution.stages.length && Math.abs((logprob ?? raw ?? 0) - (raw ?? 0)) < 1e-4) {
    const values = {share: percent(probability(raw)), rank: count(rank || rawRank || 0), vocab};
    return `${rank || rawRank ? t('Probability {share}, rank {rank} of {vocab}; no processor changed it.', values) : t('Probability {share}; no processor changed it.', values)} ${token}`;
  }
  const values = {share: percent(probability(raw)), rank: count(rawRank || 0), vocab};
  const before = rawRank
    ? t('Before the processors {share}, rank {rank} of {vocab}.', values)
    : t('Before the processors {share}.', values);
  return `${before} ${afterWords(candidate, step)} ${token}`;
}

function afterWords(candidate: Candidate, step: Step): string {
  if (isRemoved(candidate))
    return t('After them it cannot be chosen: removed by {processor}.', {processor: removerOf(candidate, step)});
  const {logprob, rank} = candidate;
  const values = {share: percent(probability(logprob)), rank: count(rank || 0), kept: count(keptOf(step) ?? 0)};
  return rank ? t('After them {share}, rank {rank} of {kept} kept.', values) : t('After them {share}.', values);
}

// How uncertain a distribution is, in a sentence.
export function certaintyWords(nats: number | null, unit: Unit): string {
  const entropy = information(nats, unit);
  const options = Math.exp(nats ?? Infinity);
  if (options < ALMOST) return t('The model was all but certain here: an entropy of {entropy}.', {entropy});
  return t('The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.', {
    entropy,
    options: options < 10 ? decimals(options, 1) : count(Math.round(options)),
  });
}

const ALMOST = 1.05; // as many equally likely tokens as leave no choice

// The entropy before the processors with this step's numbers: its largest terms −p · log p, of the tokens that were recorded.
export function entropyRunWords(
  {distribution: {candidates, entropy_before: entropy}}: {distribution: Distribution},
  unit: Unit,
): string {
  const known = candidates.flatMap(({text, raw_logprob: raw}) => (raw !== null && raw < 0 ? [{text, raw}] : []));
  const sorted = [...known].sort((a, b) => termOf(b.raw) - termOf(a.raw)).slice(0, 3);
  const terms = sorted.map(
    ({text, raw}) => `${quoted(text)} ${decimals(probability(raw))} · ${decimals(fromNats(-raw, unit), 2)}`,
  );
  const values = {terms: terms.join(' + '), entropy: information(entropy, unit)};
  return terms.length ? t('before the processors, {terms} + the terms of all other tokens = {entropy}.', values) : '';
}

const termOf = (raw: number) => -raw * probability(raw);

// ---------------------------------------------------------------------------------------------------- the choice

// How a step's token came about: [a name for that, a sentence with {token} in it].
export function choiceOf(
  step: Step,
  {mode, effective, config}: Pick<Started, 'mode' | 'effective' | 'config'>,
): [name: string, words: string] {
  if (step.isPrompt) return [t('given'), t('{token} is in the prompt: given, not chosen')];
  if (step.given) return [t('given'), t('{token} was given, not chosen')];
  if (mode === 'elsewhere') return [t('the choice'), t('{token} was chosen by the server')];
  if (mode === 'custom') return [t('the choice'), t('{token} was chosen by your own decoding loop')];
  if (step.beam) return [t('the choice'), beamWords(step.beam.status)];
  if (step.reranked)
    return [t('the choice'), t('{token} has the best score: probability against degeneration penalty')];
  const origin = step.draft?.origin;
  if (origin === 'accepted') return [t('the draft'), t('{token} was drafted by the assistant, and accepted')];
  if (origin === 'correction') return [t('the choice'), t('{token} replaced a rejected draft token')];
  if ({...effective, ...config}.do_sample) return [t('the draw'), t('{token} was drawn')];
  return [t('the choice'), t('{token} was chosen as the most probable')];
}

function beamWords(status: string): string {
  if (status === 'running') return t('{token} goes on: the search compares the sums of whole beams');
  if (status === 'finished') return t('{token} ends a beam: the search compares the sums of whole beams');
  if (status === 'ended') return t('{token} would end a beam, which does not count');
  if (status === 'pruned') return t('{token} was considered, and pruned: the search compares the sums of whole beams');
  return t('{token} was considered by the search');
}
